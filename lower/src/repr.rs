//! How values of each IR type are held in Cranelift values.
//!
//! A value of any type is a list of *parts*, each one Cranelift value:
//!
//! | IR type | parts |
//! |---|---|
//! | `iN`, `bN`, N ≤ 128 | one `I8`…`I128`, the smallest that fits; bits above N are zero |
//! | `iN`, N > 128, at most [`MAX_LIMBS`] limbs | 64-bit limbs, least significant first; bits above N are zero |
//! | `half`, `bfloat` | one `I16` with the bits |
//! | `float`, `double`, `fp128` | one `F32`, `F64`, `F128` |
//! | `x86_fp80` | `I64` significand, `I16` sign and exponent |
//! | `ptr` | one `I64` |
//! | fixed vector of i8–i64, float, double, ptr where the ISA has 128-bit vectors | 128-bit vectors; lanes beyond the length are undefined |
//! | `<N x i1>` there | 128-bit vectors with lanes of 0 or −1, canonically 8 bits wide (see `function/vector/`) |
//! | any other fixed vector | the parts of each lane |
//! | array, struct | the parts of each element |
//! | an aggregate of more than [`MAX_PARTS`] parts | one `I64`: the address of memory nobody else writes |

use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{
    F32, F32X4, F64, F64X2, F128, I8, I8X16, I16, I16X8, I32, I32X4, I64, I64X2, I128,
};
use cranelift_entity::EntityRef;
use rllc_frontend::ir::{Type, TypeId, TypeTable};
use rllc_frontend::layout::DataLayout;
use smallvec::SmallVec;
use std::rc::Rc;

/// The most 64-bit limbs of an integer that are kept in SSA values.
pub const MAX_LIMBS: u32 = 64;
/// The most parts of an aggregate that are kept in SSA values.
pub const MAX_PARTS: usize = 64;
/// The most parts of a vector; longer vectors are not supported.
pub const MAX_VECTOR_PARTS: usize = 1024;

/// How a value of one type is represented.
#[derive(Clone, Debug)]
pub struct Repr {
    pub kind: ReprKind,
    /// The Cranelift types of the parts.
    pub parts: SmallVec<[ir::Type; 2]>,
}

/// The class of a representation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReprKind {
    /// No value: `void`, and aggregates and arrays without elements.
    Empty,
    /// An integer or byte of this many bits, at most 128.
    Int(u32),
    /// An integer or byte of this many bits, above 128, as limbs.
    Limbs(u32),
    Half,
    BFloat,
    Float,
    Double,
    Fp128,
    X87,
    Ptr,
    /// 128-bit vectors: element type, length, lanes per part.
    Vector {
        elem: TypeId,
        len: u32,
        lanes: u32,
    },
    /// A vector as the parts of its lanes.
    Lanes {
        elem: TypeId,
        len: u32,
        parts_per_lane: u32,
    },
    /// An array or struct as the parts of its elements.
    Aggregate,
    /// In memory.
    Memory,
}

/// Why a type has no representation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unrepresentable(pub String);

/// What the representation depends on besides the type.
#[derive(Clone, Copy, Debug)]
pub struct ReprRules {
    /// Whether the ISA has 128-bit vectors.
    pub vectors: bool,
}

/// Representations of the types of one module, computed on demand by each worker.
pub struct ReprCache {
    rules: ReprRules,
    module_types: usize,
    reprs: Vec<Option<Rc<Repr>>>,
}

impl ReprCache {
    /// An empty cache. Types with ids below `module_types` are the same for every body.
    pub fn new(rules: ReprRules, module_types: usize) -> ReprCache {
        ReprCache { rules, module_types, reprs: Vec::new() }
    }

    /// Forgets the types of a body's own layer.
    pub fn start_body(&mut self) {
        self.reprs.truncate(self.module_types);
    }

    /// The representation of `ty`.
    pub fn get(
        &mut self,
        types: &TypeTable,
        layout: &DataLayout,
        ty: TypeId,
    ) -> Result<Rc<Repr>, Unrepresentable> {
        if let Some(Some(repr)) = self.reprs.get(ty.index()) {
            return Ok(repr.clone());
        }
        let repr = Rc::new(self.compute(types, layout, ty)?);
        if self.reprs.len() <= ty.index() {
            self.reprs.resize(ty.index() + 1, None);
        }
        self.reprs[ty.index()] = Some(repr.clone());
        Ok(repr)
    }

    fn compute(
        &mut self,
        types: &TypeTable,
        layout: &DataLayout,
        ty: TypeId,
    ) -> Result<Repr, Unrepresentable> {
        let one = |kind, part| Ok(Repr { kind, parts: SmallVec::from_slice(&[part]) });
        match *types.get(ty) {
            Type::Void => Ok(Repr { kind: ReprKind::Empty, parts: SmallVec::new() }),
            Type::Int(bits) | Type::Byte(bits) => Ok(int_repr(bits)),
            Type::Half => one(ReprKind::Half, I16),
            Type::BFloat => one(ReprKind::BFloat, I16),
            Type::Float => one(ReprKind::Float, F32),
            Type::Double => one(ReprKind::Double, F64),
            Type::Fp128 => one(ReprKind::Fp128, F128),
            Type::X86Fp80 => Ok(Repr { kind: ReprKind::X87, parts: SmallVec::from_slice(&[I64, I16]) }),
            Type::Ptr(space) => {
                let bits = layout.pointer_bits(space);
                if bits == 64 {
                    one(ReprKind::Ptr, I64)
                } else {
                    Err(Unrepresentable(format!("{bits}-bit pointers (address space {space})")))
                }
            }
            Type::PpcFp128 => Err(Unrepresentable("the type ppc_fp128".into())),
            Type::X86Amx => Err(Unrepresentable("the type x86_amx".into())),
            Type::Vector { scalable: true, .. } => Err(Unrepresentable("scalable vectors".into())),
            Type::Vector { elem, len, .. } => self.vector(types, layout, elem, len),
            Type::Array { elem, len } => {
                let element = self.get(types, layout, elem)?;
                if element.kind == ReprKind::Memory && len > 0 {
                    return Ok(memory_repr());
                }
                let parts = element.parts.clone();
                self.aggregate((parts.len() as u64).saturating_mul(len), || {
                    std::iter::repeat_n(parts, len as usize).flatten().collect()
                })
            }
            Type::Struct { .. } | Type::Named(_) => {
                let Some((fields, _)) = types.struct_body(ty) else {
                    return Err(Unrepresentable("values of opaque types".into()));
                };
                let mut parts = SmallVec::new();
                let mut in_memory = false;
                for &field in fields {
                    let repr = self.get(types, layout, field)?;
                    in_memory |= repr.kind == ReprKind::Memory;
                    parts.extend_from_slice(&repr.parts);
                    in_memory |= parts.len() > MAX_PARTS;
                }
                if in_memory { Ok(memory_repr()) } else { self.aggregate(parts.len() as u64, || parts) }
            }
            Type::Target { .. } => Err(Unrepresentable("target extension types".into())),
            Type::Label | Type::Metadata | Type::Token | Type::Function { .. } => {
                Err(Unrepresentable("values of this type".into()))
            }
        }
    }

    fn aggregate(
        &mut self,
        count: u64,
        parts: impl FnOnce() -> SmallVec<[ir::Type; 2]>,
    ) -> Result<Repr, Unrepresentable> {
        if count == 0 {
            Ok(Repr { kind: ReprKind::Empty, parts: SmallVec::new() })
        } else if count <= MAX_PARTS as u64 {
            Ok(Repr { kind: ReprKind::Aggregate, parts: parts() })
        } else {
            Ok(memory_repr())
        }
    }

    fn vector(
        &mut self,
        types: &TypeTable,
        layout: &DataLayout,
        elem: TypeId,
        len: u32,
    ) -> Result<Repr, Unrepresentable> {
        if self.rules.vectors
            && let Some(part) = vector_part(types.get(elem))
        {
            let lanes = part.lane_count();
            let count = len.div_ceil(lanes) as usize;
            if count > MAX_VECTOR_PARTS {
                return Err(Unrepresentable(format!("vectors of {len} elements")));
            }
            return Ok(Repr {
                kind: ReprKind::Vector { elem, len, lanes },
                parts: SmallVec::from_elem(part, count),
            });
        }
        let element = self.get(types, layout, elem)?;
        let lane = element.parts.clone();
        if element.kind == ReprKind::Memory || lane.len() as u64 * u64::from(len) > MAX_VECTOR_PARTS as u64 {
            return Err(Unrepresentable(format!("vectors of {len} elements of this type")));
        }
        let parts_per_lane = lane.len() as u32;
        Ok(Repr {
            kind: ReprKind::Lanes { elem, len, parts_per_lane },
            parts: std::iter::repeat_n(lane, len as usize).flatten().collect(),
        })
    }
}

fn memory_repr() -> Repr {
    Repr { kind: ReprKind::Memory, parts: SmallVec::from_slice(&[I64]) }
}

fn int_repr(bits: u32) -> Repr {
    match int_part(bits) {
        Some(part) => Repr { kind: ReprKind::Int(bits), parts: SmallVec::from_slice(&[part]) },
        None if bits.div_ceil(64) <= MAX_LIMBS => {
            Repr { kind: ReprKind::Limbs(bits), parts: SmallVec::from_elem(I64, bits.div_ceil(64) as usize) }
        }
        None => memory_repr(),
    }
}

/// The smallest Cranelift integer type of at least `bits` bits; `None` above 128.
pub fn int_part(bits: u32) -> Option<ir::Type> {
    match bits {
        0..=8 => Some(I8),
        9..=16 => Some(I16),
        17..=32 => Some(I32),
        33..=64 => Some(I64),
        65..=128 => Some(I128),
        _ => None,
    }
}

/// The 128-bit vector type whose lanes hold elements of type `elem`.
pub(crate) fn vector_part(elem: &Type) -> Option<ir::Type> {
    match elem {
        Type::Int(1 | 8) | Type::Byte(8) => Some(I8X16),
        Type::Int(16) | Type::Byte(16) => Some(I16X8),
        Type::Int(32) | Type::Byte(32) => Some(I32X4),
        Type::Int(64) | Type::Byte(64) | Type::Ptr(_) => Some(I64X2),
        Type::Float => Some(F32X4),
        Type::Double => Some(F64X2),
        _ => None,
    }
}
