//! Sizes and alignments of types, and the layout of structs (spec 003, algorithm 9.2.6 and definition 9.2.7).
//!
//! A type's [`TypeInfo`] follows from its components' alone. [`solve`] computes it with a stack of its own, so
//! nesting depth costs memory only, and each component once, so shared components cost nothing.

use super::{DataLayout, Specs, align};
use crate::ir::{Align, StringTable, Type, TypeId, TypeTable};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// A size that may be a multiple of `vscale`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeSize {
    /// The size, or the factor of `vscale`, in the unit of the query.
    pub min: u64,
    /// Whether the size is `min` times `vscale`.
    pub scalable: bool,
}

/// Offsets of a struct's fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// In bytes, tail padding included. `u64::MAX` if it does not fit.
    pub size: u64,
    pub align: Align,
    /// In bytes, one a field.
    pub offsets: Box<[u64]>,
    /// Whether size and offsets are multiples of `vscale`.
    pub scalable: bool,
    /// Whether there are bytes between or after fields that belong to none.
    pub padded: bool,
}

impl StructLayout {
    /// The field that lies at `offset` bytes; of several at one offset the last, which is the one not empty.
    pub fn field_at(&self, offset: u64) -> Option<usize> {
        self.offsets.partition_point(|&start| start <= offset).checked_sub(1)
    }
}

/// What a type's size and alignment are. Overflowing sizes are `u64::MAX`.
#[derive(Clone, Copy, Debug)]
struct TypeInfo {
    bits: u64,
    scalable: bool,
    sized: bool,
    abi: Align,
    preferred: Align,
}

const UNSIZED: TypeInfo =
    TypeInfo { bits: 0, scalable: false, sized: false, abi: Align::ONE, preferred: Align::ONE };

impl TypeInfo {
    fn fixed(bits: u64, (abi, preferred): (Align, Align)) -> TypeInfo {
        TypeInfo { bits, scalable: false, sized: true, abi, preferred }
    }

    fn store_size(&self) -> u64 {
        if self.bits == u64::MAX { u64::MAX } else { self.bits.div_ceil(8) }
    }

    fn alloc_size(&self) -> u64 {
        round_up(self.store_size(), self.abi)
    }
}

/// `value` rounded up to a multiple of `align`, saturating.
fn round_up(value: u64, align: Align) -> u64 {
    value.checked_next_multiple_of(align.bytes()).unwrap_or(u64::MAX)
}

fn saturated_bits(bytes: u64) -> u64 {
    bytes.saturating_mul(8)
}

/// Layouts of all types of a module.
#[derive(Debug)]
pub(super) struct ModuleLayouts {
    infos: Vec<TypeInfo>,
    structs: Vec<OnceLock<Arc<StructLayout>>>,
}

impl ModuleLayouts {
    pub(super) fn new(specs: &Specs, types: &TypeTable, strings: &StringTable) -> ModuleLayouts {
        let mut solver = Solver {
            specs,
            types,
            strings: Some(strings),
            module: &[],
            memo: vec![None; types.len()],
            sparse: FxHashMap::default(),
        };
        for index in 0..types.len() {
            solver.solve(TypeId::new(index));
        }
        let infos = solver.memo.iter().map(|state| match state {
            Some(State::Known(info)) => *info,
            Some(State::Open) | None => UNSIZED,
        });
        let infos = infos.collect();
        ModuleLayouts { infos, structs: (0..types.len()).map(|_| OnceLock::new()).collect() }
    }
}

/// How far the solver is with a type.
#[derive(Clone, Copy)]
enum State {
    /// Its components are being computed.
    Open,
    Known(TypeInfo),
}

struct Solver<'a> {
    specs: &'a Specs,
    types: &'a TypeTable,
    strings: Option<&'a StringTable>,
    /// Known beforehand, by id.
    module: &'a [TypeInfo],
    /// States by id, for the types of a module.
    memo: Vec<Option<State>>,
    /// States of other types.
    sparse: FxHashMap<TypeId, State>,
}

impl Solver<'_> {
    fn state(&self, id: TypeId) -> Option<State> {
        if let Some(info) = self.module.get(id.index()) {
            return Some(State::Known(*info));
        }
        match self.memo.get(id.index()) {
            Some(state) => *state,
            None => self.sparse.get(&id).copied(),
        }
    }

    fn set_state(&mut self, id: TypeId, state: State) {
        match self.memo.get_mut(id.index()) {
            Some(slot) => *slot = Some(state),
            None => {
                self.sparse.insert(id, state);
            }
        }
    }

    fn info(&self, id: TypeId) -> TypeInfo {
        match self.state(id) {
            Some(State::Known(info)) => info,
            // A type that contains itself has no size.
            Some(State::Open) | None => UNSIZED,
        }
    }

    /// Computes `root` and all it needs.
    fn solve(&mut self, root: TypeId) -> TypeInfo {
        let mut stack = vec![root];
        while let Some(&id) = stack.last() {
            match self.state(id) {
                Some(State::Known(_)) => {
                    stack.pop();
                }
                Some(State::Open) => {
                    let info = self.compute(id);
                    self.set_state(id, State::Known(info));
                    stack.pop();
                }
                None => {
                    self.set_state(id, State::Open);
                    let components: &[TypeId] = match self.types.get(id) {
                        Type::Array { elem, .. } | Type::Vector { elem, .. } => std::slice::from_ref(elem),
                        Type::Struct { .. } | Type::Named(_) => {
                            self.types.struct_body(id).map_or(&[], |body| body.0)
                        }
                        Type::Target { types, .. } => types,
                        _ => &[],
                    };
                    stack.extend(components.iter().filter(|&&part| self.state(part).is_none()));
                }
            }
        }
        self.info(root)
    }

    /// A type from its components, which are known.
    fn compute(&self, id: TypeId) -> TypeInfo {
        match self.types.get(id) {
            Type::Array { elem, len } => {
                let info = self.info(*elem);
                if !info.sized {
                    return UNSIZED;
                }
                let bytes = info.alloc_size().saturating_mul(*len);
                TypeInfo { bits: saturated_bits(bytes), ..info }
            }
            Type::Vector { elem, len, scalable } => {
                let info = self.info(*elem);
                if !info.sized {
                    return UNSIZED;
                }
                let bits = info.bits.saturating_mul(u64::from(*len));
                let (abi, preferred) = self.specs.vector_align(bits, info);
                TypeInfo { bits, scalable: *scalable, sized: true, abi, preferred }
            }
            Type::Struct { .. } | Type::Named(_) => match self.types.struct_body(id) {
                Some((fields, packed)) => self.struct_info(fields, packed),
                None => UNSIZED,
            },
            Type::Target { name, types, ints } => self.target_info(*name, types, ints),
            other => self.specs.scalar_info(other),
        }
    }

    fn struct_info(&self, fields: &[TypeId], packed: bool) -> TypeInfo {
        if !fields.iter().all(|&field| self.info(field).sized) {
            return UNSIZED;
        }
        let scalable = fields.iter().any(|&field| self.info(field).scalable);
        // Only repetitions of one scalable type have a layout (spec 003, "Scalable vectors").
        if scalable && fields.iter().any(|&field| field != fields[0]) {
            return UNSIZED;
        }
        let layout = lay_out(fields.len(), packed, |index| self.info(fields[index]));
        let aggregate_abi = if packed { Align::ONE } else { self.specs.aggregate_abi };
        TypeInfo {
            bits: saturated_bits(layout.size),
            scalable,
            sized: true,
            abi: layout.align.max(aggregate_abi),
            preferred: layout.align.max(self.specs.aggregate_preferred),
        }
    }

    /// Target extension types are laid out as the type that stands for them in memory (LangRef, "Target
    /// Extension Type"; `llvm/IR/Type.cpp` has the list).
    fn target_info(&self, name: crate::ir::StrId, types: &[TypeId], ints: &[u32]) -> TypeInfo {
        let Some(name) = self.strings.map(|strings| strings.get(name)) else {
            return UNSIZED;
        };
        let bytes_vector = |lanes: u64, bits: u64, scalable| {
            let total = lanes.saturating_mul(bits);
            let elem = self.specs.scalar_info(&Type::Int(bits as u32));
            let (abi, preferred) = self.specs.vector_align(total, elem);
            TypeInfo { bits: total, scalable, sized: true, abi, preferred }
        };
        if name == b"aarch64.svcount" {
            return bytes_vector(16, 1, true);
        }
        if name == b"riscv.vector.tuple" {
            let lanes = match types.first().map(|&first| self.types.get(first)) {
                Some(Type::Vector { len, scalable: true, .. }) => u64::from(*len).max(8),
                _ => return UNSIZED,
            };
            return bytes_vector(
                lanes.saturating_mul(u64::from(ints.first().copied().unwrap_or(1))),
                8,
                true,
            );
        }
        if name == b"amdgcn.named.barrier" {
            return bytes_vector(4, 32, false);
        }
        if name.starts_with(b"spirv.") || name.starts_with(b"dx.") {
            return self.specs.scalar_info(&Type::Ptr(0));
        }
        UNSIZED
    }
}

/// Places fields one after the other, each at the next multiple of its alignment.
fn lay_out(count: usize, packed: bool, info: impl Fn(usize) -> TypeInfo) -> StructLayout {
    let mut offsets = Vec::with_capacity(count);
    let mut layout = StructLayout {
        size: 0,
        align: Align::ONE,
        offsets: Box::default(),
        scalable: count > 0 && info(0).scalable,
        padded: false,
    };
    for index in 0..count {
        let field = info(index);
        let align = if packed { Align::ONE } else { field.abi };
        layout.align = layout.align.max(align);
        if !layout.scalable {
            let start = round_up(layout.size, align);
            layout.padded |= start != layout.size;
            layout.size = start;
        }
        offsets.push(layout.size);
        layout.size = layout.size.saturating_add(field.alloc_size());
    }
    if !layout.scalable {
        let end = round_up(layout.size, layout.align);
        layout.padded |= end != layout.size;
        layout.size = end;
    }
    layout.offsets = offsets.into();
    layout
}

impl Specs {
    fn scalar_info(&self, ty: &Type) -> TypeInfo {
        match ty {
            Type::Int(bits) | Type::Byte(bits) => {
                TypeInfo::fixed(u64::from(*bits), self.integer_align(*bits))
            }
            Type::Half | Type::BFloat => self.float_info(16),
            Type::Float => self.float_info(32),
            Type::Double => self.float_info(64),
            Type::X86Fp80 => self.float_info(80),
            Type::Fp128 | Type::PpcFp128 => self.float_info(128),
            Type::X86Amx => TypeInfo::fixed(8192, (align(6), align(6))),
            Type::Ptr(space) => {
                let index = self.pointers.binary_search_by_key(space, |spec| spec.address_space);
                let spec = &self.pointers[index.unwrap_or(0)];
                TypeInfo::fixed(u64::from(spec.bits), (spec.abi, spec.preferred))
            }
            Type::Void
            | Type::Label
            | Type::Metadata
            | Type::Token
            | Type::Function { .. }
            | Type::Array { .. }
            | Type::Vector { .. }
            | Type::Struct { .. }
            | Type::Named(_)
            | Type::Target { .. } => UNSIZED,
        }
    }

    fn float_info(&self, bits: u32) -> TypeInfo {
        TypeInfo::fixed(u64::from(bits), self.float_align(bits))
    }

    /// ABI and preferred alignment of a float of `bits` bits.
    pub(super) fn float_align(&self, bits: u32) -> (Align, Align) {
        match self.floats.binary_search_by_key(&bits, |spec| spec.bits) {
            Ok(index) => (self.floats[index].abi, self.floats[index].preferred),
            Err(_) => {
                let natural = natural_align(u64::from(bits / 8));
                (natural, natural)
            }
        }
    }

    fn vector_align(&self, bits: u64, elem: TypeInfo) -> (Align, Align) {
        match self.listed_vector_align(bits) {
            Some(aligns) => aligns,
            None if self.element_aligned_vectors => (elem.abi, elem.preferred),
            None => {
                let natural = natural_align(bits.div_ceil(8));
                (natural, natural)
            }
        }
    }

    fn listed_vector_align(&self, bits: u64) -> Option<(Align, Align)> {
        let index = self.vectors.binary_search_by_key(&bits, |spec| u64::from(spec.bits)).ok()?;
        Some((self.vectors[index].abi, self.vectors[index].preferred))
    }

    /// ABI and preferred alignment of a vector of `bits` bits; `None` if its elements decide.
    pub(super) fn whole_vector_align(&self, bits: u32) -> Option<(Align, Align)> {
        let natural = natural_align(u64::from(bits).div_ceil(8));
        let fallback = (!self.element_aligned_vectors).then_some((natural, natural));
        self.listed_vector_align(u64::from(bits)).or(fallback)
    }
}

/// The least power of two that is at least `bytes`, within what an alignment can be.
fn natural_align(bytes: u64) -> Align {
    bytes.checked_next_power_of_two().and_then(Align::new).unwrap_or_else(|| align(32))
}

/// Whether a target extension type of this name has a size.
pub(crate) fn target_type_is_sized(name: &[u8]) -> bool {
    matches!(name, b"aarch64.svcount" | b"riscv.vector.tuple" | b"amdgcn.named.barrier")
        || name.starts_with(b"spirv.")
        || name.starts_with(b"dx.")
}

impl DataLayout {
    fn info(&self, types: &TypeTable, ty: TypeId) -> TypeInfo {
        let known: &[TypeInfo] = self.module.as_ref().map_or(&[], |module| &module.infos);
        if let Some(info) = known.get(ty.index()) {
            return *info;
        }
        let ty_data = types.get(ty);
        if !matches!(ty_data, Type::Array { .. } | Type::Vector { .. } | Type::Struct { .. } | Type::Named(_))
        {
            return self.specs.scalar_info(ty_data);
        }
        self.solver(types, known).solve(ty)
    }

    fn solver<'a>(&'a self, types: &'a TypeTable, known: &'a [TypeInfo]) -> Solver<'a> {
        Solver {
            specs: &self.specs,
            types,
            strings: None,
            module: known,
            memo: Vec::new(),
            sparse: FxHashMap::default(),
        }
    }

    /// Whether the type has a size, be it a multiple of `vscale` (LLVM's `Type::isSized`).
    pub fn is_sized(&self, types: &TypeTable, ty: TypeId) -> bool {
        self.info(types, ty).sized
    }

    /// The size in bits; `None` for types without a size.
    pub fn type_size(&self, types: &TypeTable, ty: TypeId) -> Option<TypeSize> {
        let info = self.info(types, ty);
        info.sized.then_some(TypeSize { min: info.bits, scalable: info.scalable })
    }

    /// The distance in bytes between consecutive elements of an array of this type, if it is a fixed number
    /// that fits: `None` for unsized and scalable types and on overflow of 2^61 bytes.
    pub fn fixed_alloc_size(&self, types: &TypeTable, ty: TypeId) -> Option<u64> {
        let info = self.info(types, ty);
        (info.sized && !info.scalable && info.bits != u64::MAX).then(|| info.alloc_size())
    }

    /// The alloc size in bytes, with its factor; `None` for types without a size.
    pub fn alloc_type_size(&self, types: &TypeTable, ty: TypeId) -> Option<TypeSize> {
        let info = self.info(types, ty);
        info.sized.then_some(TypeSize { min: info.alloc_size(), scalable: info.scalable })
    }

    /// The size in bits: for `iN` it is N. Types without a size count as empty, scalable ones as if `vscale`
    /// were 1, overflow is `u64::MAX`.
    pub fn size_in_bits(&self, types: &TypeTable, ty: TypeId) -> u64 {
        self.info(types, ty).bits
    }

    /// The bytes that a store of the type may write; otherwise as [`DataLayout::size_in_bits`].
    pub fn store_size(&self, types: &TypeTable, ty: TypeId) -> u64 {
        self.info(types, ty).store_size()
    }

    /// The distance in bytes between consecutive elements of an array of this type; otherwise as
    /// [`DataLayout::size_in_bits`].
    pub fn alloc_size(&self, types: &TypeTable, ty: TypeId) -> u64 {
        self.info(types, ty).alloc_size()
    }

    /// The alignment that the ABI demands; 1 for types without a size.
    pub fn abi_align(&self, types: &TypeTable, ty: TypeId) -> Align {
        self.info(types, ty).abi
    }

    /// The alignment that is best; 1 for types without a size.
    pub fn preferred_align(&self, types: &TypeTable, ty: TypeId) -> Align {
        self.info(types, ty).preferred
    }

    /// Where the fields of a struct type lie. A type that is no struct, or opaque, has no fields.
    pub fn struct_layout(&self, types: &TypeTable, ty: TypeId) -> Arc<StructLayout> {
        match self.module.as_ref().and_then(|module| module.structs.get(ty.index())) {
            Some(slot) => slot.get_or_init(|| self.compute_struct_layout(types, ty)).clone(),
            None => self.compute_struct_layout(types, ty),
        }
    }

    fn compute_struct_layout(&self, types: &TypeTable, ty: TypeId) -> Arc<StructLayout> {
        let (fields, packed) = types.struct_body(ty).unwrap_or((&[], false));
        let known: &[TypeInfo] = self.module.as_ref().map_or(&[], |module| &module.infos);
        let mut solver = self.solver(types, known);
        let infos: Vec<TypeInfo> = fields.iter().map(|&field| solver.solve(field)).collect();
        Arc::new(lay_out(fields.len(), packed, |index| infos[index]))
    }
}
