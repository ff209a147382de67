//! Constants, hash-consed: equal constants of a module (or of a body's layer) have equal ids
//! (LangRef, "Constants").
//!
//! Canonical forms, which [`ConstTable::aggregate`] and its siblings produce: an all-zero aggregate or vector
//! is [`ConstData::Zero`], an all-undef one `Undef`, an all-poison one `Poison`; an array or vector of i8, i16,
//! i32, i64, half, bfloat, float or double whose elements are plain numbers is [`ConstData::Data`].

use super::{BinOp, CastOp, ConstId, FcmpPred, GlobalId, IcmpPred, StrId, Type, TypeId, TypeTable};
use cranelift_entity::EntityRef;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// How a `blockaddress` names its block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlockRef {
    /// By name.
    Name(StrId),
    /// By the number that unnamed values of the function share.
    Number(u32),
    /// By position in the function's list of blocks (bitcode).
    Index(u32),
}

/// The value of a constant, without its type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstData {
    /// An integer or byte of at most 64 bits, zero-extended.
    Int(u64),
    /// A wider integer or byte: ceil(bits / 64) limbs, least significant first, unused high bits zero.
    WideInt(Box<[u64]>),
    /// The bit pattern of a floating-point number, zero-extended. (`x86_fp80`: 80 bits, sign and exponent in
    /// bits 64–79. `ppc_fp128`: the first double in the low 64 bits.)
    Float(u128),
    /// The null pointer.
    Null,
    /// `zeroinitializer` of an aggregate, vector or target extension type; never of a scalar.
    Zero,
    Undef,
    Poison,
    /// `token none`.
    TokenNone,
    /// Elements of a struct, array or fixed vector.
    Aggregate(Box<[ConstId]>),
    /// Elements of an array or fixed vector of plain numbers, each in its bytes, little-endian on every target.
    Data(Box<[u8]>),
    /// A scalable vector with this value in every lane.
    Splat(ConstId),
    /// The address of a global.
    Global(GlobalId),
    BlockAddress {
        function: GlobalId,
        block: BlockRef,
    },
    DsoLocalEquivalent(GlobalId),
    NoCfi(GlobalId),
    /// `ptrauth (ptr, i32 key, i64 discriminator, ptr address discriminator, ptr deactivation symbol)`
    PtrAuth(Box<[ConstId]>),
    Expr(Box<ConstExpr>),
}

/// A constant expression. Today's LLVM keeps few of these operations; older editions had them all.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstExpr {
    /// `flags` as in [`super::InstKind::Binary`].
    Binary {
        op: BinOp,
        flags: super::ArithFlags,
        args: [ConstId; 2],
    },
    Cast {
        op: CastOp,
        arg: ConstId,
    },
    GetElementPtr {
        source_type: TypeId,
        flags: super::GepFlags,
        /// `inrange(lo, hi)` as byte offsets.
        in_range: Option<(i64, i64)>,
        /// The base pointer, then the indices.
        args: Box<[ConstId]>,
    },
    Select {
        args: [ConstId; 3],
    },
    Icmp {
        pred: IcmpPred,
        args: [ConstId; 2],
    },
    Fcmp {
        pred: FcmpPred,
        args: [ConstId; 2],
    },
    FNeg {
        arg: ConstId,
    },
    ExtractElement {
        args: [ConstId; 2],
    },
    InsertElement {
        args: [ConstId; 3],
    },
    /// The mask holds -1 for poison lanes.
    ShuffleVector {
        args: [ConstId; 2],
        mask: Box<[i32]>,
    },
    ExtractValue {
        arg: ConstId,
        indices: Box<[u32]>,
    },
    InsertValue {
        args: [ConstId; 2],
        indices: Box<[u32]>,
    },
}

/// A constant: its value and its type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Const {
    pub ty: TypeId,
    pub data: ConstData,
}

/// The constants of a module, or the layer that one body adds to them.
#[derive(Clone, Debug, Default)]
pub struct ConstTable {
    base: Option<Arc<ConstTable>>,
    first: usize,
    consts: Vec<Const>,
    index: HashTable<ConstId>,
    /// Integers met lately, by a hash of type and value: most constants are a few small ones.
    recent: [Option<(TypeId, u64, ConstId)>; 32],
    /// The null pointer met last.
    recent_null: Option<(TypeId, ConstId)>,
}

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Bits above `bits` cleared.
pub fn truncate_to_bits(value: u64, bits: u32) -> u64 {
    if bits >= 64 { value } else { value & ((1u64 << bits) - 1) }
}

impl ConstTable {
    /// An empty layer above `base`.
    pub fn layered(base: Arc<ConstTable>) -> ConstTable {
        let first = base.len();
        ConstTable { base: Some(base), first, ..ConstTable::default() }
    }

    /// The number of constants, those of lower layers included.
    pub fn len(&self) -> usize {
        self.first + self.consts.len()
    }

    /// Whether there is no constant.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The constant behind `id`.
    #[inline]
    pub fn get(&self, id: ConstId) -> &Const {
        let index = id.index();
        let mut layer = self;
        while let (Some(base), true) = (&layer.base, index < layer.first) {
            layer = base;
        }
        &layer.consts[index - layer.first]
    }

    /// The type of `id`.
    #[inline]
    pub fn ty(&self, id: ConstId) -> TypeId {
        self.get(id).ty
    }

    /// The value of `id`.
    #[inline]
    pub fn data(&self, id: ConstId) -> &ConstData {
        &self.get(id).data
    }

    fn find(&self, hash: u64, value: &Const) -> Option<ConstId> {
        if let Some(found) = self.base.as_ref().and_then(|base| base.find(hash, value)) {
            return Some(found);
        }
        self.index.find(hash, |&id| self.consts[id.index() - self.first] == *value).copied()
    }

    /// The id of a constant that is already in canonical form.
    pub fn intern(&mut self, ty: TypeId, data: ConstData) -> ConstId {
        let value = Const { ty, data };
        let hash = hash_of(&value);
        if let Some(id) = self.find(hash, &value) {
            return id;
        }
        let id = ConstId::new(self.len());
        self.consts.push(value);
        let (consts, first) = (&self.consts, self.first);
        self.index.insert_unique(hash, id, |&id| hash_of(&consts[id.index() - first]));
        id
    }

    /// Replaces every global that constants of this layer mention. `map` must be one-to-one.
    pub fn map_globals(&mut self, map: impl Fn(GlobalId) -> GlobalId) {
        for value in &mut self.consts {
            match &mut value.data {
                ConstData::Global(id)
                | ConstData::DsoLocalEquivalent(id)
                | ConstData::NoCfi(id)
                | ConstData::BlockAddress { function: id, .. } => *id = map(*id),
                _ => {}
            }
        }
        self.index.clear();
        let (consts, first) = (&self.consts, self.first);
        for (position, value) in consts.iter().enumerate() {
            let id = ConstId::new(first + position);
            self.index.insert_unique(hash_of(value), id, |&id| hash_of(&consts[id.index() - first]));
        }
    }

    /// An integer of `bits` ≤ 64 bits; higher bits of `value` are dropped.
    pub fn int(&mut self, types: &TypeTable, ty: TypeId, value: u64) -> ConstId {
        let bits = match types.get(ty) {
            Type::Int(bits) | Type::Byte(bits) => *bits,
            _ => 64,
        };
        if bits <= 64 {
            self.short_int(ty, truncate_to_bits(value, bits))
        } else {
            let mut limbs = vec![0u64; bits.div_ceil(64) as usize];
            limbs[0] = value;
            self.wide_int(bits, ty, limbs)
        }
    }

    /// An integer of a type of at most 64 bits, whose bits above those are zero.
    #[inline]
    pub fn short_int(&mut self, ty: TypeId, value: u64) -> ConstId {
        let slot = (value as usize ^ ty.index() << 3) % self.recent.len();
        if let Some((known_type, known, id)) = self.recent[slot]
            && known_type == ty
            && known == value
        {
            return id;
        }
        let id = self.intern(ty, ConstData::Int(value));
        self.recent[slot] = Some((ty, value, id));
        id
    }

    /// The null pointer of type `ty`.
    #[inline]
    pub fn null(&mut self, ty: TypeId) -> ConstId {
        match self.recent_null {
            Some((known, id)) if known == ty => id,
            _ => {
                let id = self.intern(ty, ConstData::Null);
                self.recent_null = Some((ty, id));
                id
            }
        }
    }

    /// An integer or byte of `bits` bits from little-endian limbs; missing limbs are zero, surplus bits dropped.
    pub fn wide_int(&mut self, bits: u32, ty: TypeId, mut limbs: Vec<u64>) -> ConstId {
        limbs.resize(bits.div_ceil(64).max(1) as usize, 0);
        if !bits.is_multiple_of(64)
            && let Some(last) = limbs.last_mut()
        {
            *last = truncate_to_bits(*last, bits % 64);
        }
        if bits <= 64 {
            self.intern(ty, ConstData::Int(limbs[0]))
        } else {
            self.intern(ty, ConstData::WideInt(limbs.into()))
        }
    }

    /// A struct, array or fixed vector of `elements`, in canonical form.
    pub fn aggregate(&mut self, types: &TypeTable, ty: TypeId, elements: &[ConstId]) -> ConstId {
        if elements.iter().all(|&e| self.is_null(e)) {
            return self.intern(ty, ConstData::Zero);
        }
        if elements.iter().all(|&e| *self.data(e) == ConstData::Poison) {
            return self.intern(ty, ConstData::Poison);
        }
        if elements.iter().all(|&e| *self.data(e) == ConstData::Undef) {
            return self.intern(ty, ConstData::Undef);
        }
        match self.packed_elements(types, ty, elements) {
            Some(bytes) => self.intern(ty, ConstData::Data(bytes)),
            None => self.intern(ty, ConstData::Aggregate(elements.into())),
        }
    }

    fn packed_elements(&self, types: &TypeTable, ty: TypeId, elements: &[ConstId]) -> Option<Box<[u8]>> {
        let size = match types.get(ty) {
            Type::Array { elem, .. } | Type::Vector { elem, scalable: false, .. } => {
                data_element_size(types.get(*elem))?
            }
            _ => return None,
        };
        let mut bytes = Vec::with_capacity(size * elements.len());
        for &element in elements {
            match self.data(element) {
                ConstData::Int(value) => bytes.extend_from_slice(&value.to_le_bytes()[..size]),
                ConstData::Float(value) => bytes.extend_from_slice(&value.to_le_bytes()[..size]),
                _ => return None,
            }
        }
        Some(bytes.into())
    }

    /// Elements given as packed little-endian bytes (see [`ConstData::Data`]). All zero becomes `Zero`.
    pub fn packed(&mut self, ty: TypeId, bytes: Box<[u8]>) -> ConstId {
        if bytes.iter().all(|&b| b == 0) {
            self.intern(ty, ConstData::Zero)
        } else {
            self.intern(ty, ConstData::Data(bytes))
        }
    }

    /// The zero value of any type that has one (LLVM's `getNullValue`).
    pub fn zero(&mut self, types: &TypeTable, ty: TypeId) -> ConstId {
        let data = match types.get(ty) {
            Type::Int(bits) | Type::Byte(bits) if *bits <= 64 => ConstData::Int(0),
            Type::Int(bits) | Type::Byte(bits) => {
                ConstData::WideInt(vec![0; bits.div_ceil(64) as usize].into())
            }
            Type::Ptr(_) => ConstData::Null,
            Type::Token => ConstData::TokenNone,
            _ if types.is_float(ty) => ConstData::Float(0),
            _ => ConstData::Zero,
        };
        self.intern(ty, data)
    }

    /// Whether every bit of the constant is zero (positive zero for floats).
    pub fn is_null(&self, id: ConstId) -> bool {
        match self.data(id) {
            ConstData::Int(value) => *value == 0,
            ConstData::WideInt(limbs) => limbs.iter().all(|&limb| limb == 0),
            ConstData::Float(bits) => *bits == 0,
            ConstData::Null | ConstData::Zero | ConstData::TokenNone => true,
            _ => false,
        }
    }

    /// The value of an integer of at most 64 bits, zero-extended.
    pub fn as_u64(&self, id: ConstId) -> Option<u64> {
        match self.data(id) {
            ConstData::Int(value) => Some(*value),
            _ => None,
        }
    }

    /// Element `index` of an aggregate or fixed vector, built if the aggregate does not list it.
    /// `None` if there is no such element or the constant is an expression.
    pub fn element(&mut self, types: &TypeTable, id: ConstId, index: u64) -> Option<ConstId> {
        let ty = self.ty(id);
        let elem = match types.get(ty) {
            Type::Array { elem, len } if index < *len => *elem,
            Type::Vector { elem, len, .. } if index < u64::from(*len) => *elem,
            Type::Struct { .. } | Type::Named(_) => {
                *types.struct_body(ty)?.0.get(usize::try_from(index).ok()?)?
            }
            _ => return None,
        };
        match self.data(id) {
            ConstData::Aggregate(elements) => elements.get(index as usize).copied(),
            ConstData::Splat(value) => Some(*value),
            ConstData::Zero => Some(self.zero(types, elem)),
            ConstData::Undef => Some(self.intern(elem, ConstData::Undef)),
            ConstData::Poison => Some(self.intern(elem, ConstData::Poison)),
            ConstData::Data(bytes) => {
                let size = data_element_size(types.get(elem))?;
                let start = size * index as usize;
                let mut raw = [0u8; 8];
                raw[..size].copy_from_slice(bytes.get(start..start + size)?);
                let value = u64::from_le_bytes(raw);
                let data = if types.is_float(elem) {
                    ConstData::Float(u128::from(value))
                } else {
                    ConstData::Int(value)
                };
                Some(self.intern(elem, data))
            }
            _ => None,
        }
    }
}

/// The size in bytes of an element that [`ConstData::Data`] can hold.
pub fn data_element_size(ty: &Type) -> Option<usize> {
    match ty {
        Type::Int(bits @ (8 | 16 | 32 | 64)) => Some(*bits as usize / 8),
        Type::Half | Type::BFloat => Some(2),
        Type::Float => Some(4),
        Type::Double => Some(8),
        _ => None,
    }
}
