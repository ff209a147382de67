//! Memory: allocas, loads, stores. Atomic accesses are in `atomic.rs`.
//!
//! The memory form of each type is LLVM's: an integer of N bits takes its store size, upper bits zero
//! (LangRef, "load" and "store"); aggregates are loaded and stored element by element at the data layout's
//! offsets; padding is not written.

use super::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{I8, I16, I32, I64, I128};
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData};
use rllc_frontend::ir::{Align, ConstData, Inst, InstKind, Operand, Type, TypeId, ValueId};

/// The most bytes an alloca may take in the frame.
const MAX_FRAME_OBJECT: u64 = 1 << 28;

impl<'a> Translator<'a> {
    /// The flags of an access that the program makes.
    pub(crate) fn access_flags(&self) -> MemFlagsData {
        let mut flags = MemFlagsData::new();
        if self.layout().is_big_endian() {
            flags.set_endianness(Endianness::Big);
        } else {
            flags.set_endianness(Endianness::Little);
        }
        flags
    }

    /// The flags of a load or store that is not atomic. Unless it is volatile it counts as one that does not
    /// trap: it may be dropped and moved past others that do not. `aligned` lets x86-64 use memory as a 128-bit
    /// operand.
    fn plain_flags(&self, ty: TypeId, align: Option<Align>, volatile: bool) -> MemFlagsData {
        let mut flags = self.access_flags();
        if !volatile {
            flags.set_notrap();
        }
        let align = align.unwrap_or_else(|| self.layout().abi_align(self.types(), ty));
        if align.bytes() >= 16 && self.types().is_vector(ty) {
            flags.set_aligned();
        }
        flags
    }

    /// Memory for a temporary of `size` bytes, aligned to 16.
    pub(crate) fn temporary(&mut self, size: u64) -> Lowered<Address> {
        if size > MAX_FRAME_OBJECT {
            return unsupported(format!("a value of {size} bytes"));
        }
        let slot = self.new_slot(size.max(1) as u32, 16);
        Ok(Address { base: AddressBase::Slot(slot), offset: 0 })
    }

    pub(super) fn alloca(&mut self, inst: &Inst) -> Lowered<()> {
        let InstKind::Alloca { ty, count, align, inalloca, .. } = inst.kind else {
            return unsupported("this alloca");
        };
        if let Some(result) = inst.result.expand()
            && self.promotions.is_promoted(result)
        {
            // The pointer itself is never used.
            return Ok(());
        }
        if inalloca {
            return unsupported("alloca inalloca");
        }
        let Some(size) = self.layout().fixed_alloc_size(self.types(), ty) else {
            return unsupported("alloca of a type whose size is not known");
        };
        let align = align.unwrap_or_else(|| self.layout().preferred_align(self.types(), ty)).bytes();
        match self.fixed_alloca(inst) {
            Some((bytes, align)) => {
                if self.safe_stack.is_some() {
                    let bytes = self.ins().iconst(I64, bytes as i64);
                    if let Some(object) = self.safe_stack_object(bytes, align) {
                        self.set_address(inst, Address { base: AddressBase::Value(object), offset: 0 });
                    }
                    return Ok(());
                }
                let (slot, address) = self.frame_object(bytes, align);
                self.note_object(inst, slot);
                self.set_address(inst, address);
                Ok(())
            }
            None => self.dynamic_alloca(inst, size, count, align),
        }
    }

    /// What the stack pointer is a multiple of in every function, in bytes: what the psABI says, or the module.
    pub(super) fn stack_align(&self) -> u64 {
        let own = if self.layout().is_big_endian() { 8 } else { 16 };
        self.lowering.options.stack_align.map_or(own, |flag| flag.min(own).max(8))
    }

    /// An object in the frame: its slot, and its address.
    pub(super) fn frame_object(&mut self, bytes: u64, align: u64) -> (ir::StackSlot, Address) {
        // Cranelift aligns slots relative to the stack pointer.
        let stack_align = self.stack_align();
        if align <= stack_align {
            let slot = self.new_slot(bytes.max(1) as u32, align as u32);
            return (slot, Address { base: AddressBase::Slot(slot), offset: 0 });
        }
        let slot = self.new_slot((bytes + align - stack_align) as u32, stack_align as u32);
        let start = self.ins().stack_addr(I64, slot, 0);
        let past = self.ins().iadd_imm_s(start, align as i64 - 1);
        let aligned = self.ins().band_imm_s(past, -(align as i64));
        (slot, Address { base: AddressBase::Value(aligned), offset: 0 })
    }

    pub(super) fn load(
        &mut self,
        inst: &Inst,
        ptr: Operand,
        align: Option<Align>,
        volatile: bool,
    ) -> Lowered<()> {
        if let Some((variable, _)) = self.promotions.variable(ptr) {
            let value = self.builder.use_var(variable);
            let part = self.repr(inst.ty)?.parts[0];
            let value = self.scalar_of_bits(value, part);
            self.set_result(inst, &[value]);
            return Ok(());
        }
        let address = self.address(ptr)?;
        let segment = self.segment(ptr);
        let flags = self.plain_flags(inst.ty, align, volatile);
        if volatile {
            self.ins().sequence_point();
        }
        let parts = match segment {
            Some(segment) => self.segment_load(segment, inst.ty, address)?,
            None => self.load_parts(inst.ty, address, flags)?,
        };
        if volatile {
            self.ins().sequence_point();
        }
        self.set_result(inst, &parts);
        Ok(())
    }

    pub(super) fn store(
        &mut self,
        value: Operand,
        ptr: Operand,
        align: Option<Align>,
        volatile: bool,
    ) -> Lowered<()> {
        if let Some((variable, part)) = self.promotions.variable(ptr) {
            let value = self.one(value)?;
            let value = self.scalar_of_bits(value, part);
            self.builder.def_var(variable, value);
            return Ok(());
        }
        let ty = self.operand_type(value);
        let address = self.address(ptr)?;
        if let Some(segment) = self.segment(ptr) {
            let parts = self.canonical_parts(value, ty)?;
            return self.segment_store(segment, ty, &parts, address);
        }
        let flags = self.plain_flags(ty, align, volatile);
        if let Operand::Const(constant) = value
            && matches!(self.body.context.consts.data(constant), ConstData::Zero)
            && self.repr(ty)?.kind == ReprKind::Memory
        {
            let size = self.layout().store_size(self.types(), ty);
            return self.fill_zero(address, size);
        }
        let parts = self.parts(value)?;
        if volatile {
            self.ins().sequence_point();
        }
        self.store_parts(ty, &parts, address, flags)?;
        if volatile {
            self.ins().sequence_point();
        }
        Ok(())
    }

    /// Loads a value of type `ty`.
    pub(crate) fn load_parts(&mut self, ty: TypeId, address: Address, flags: MemFlagsData) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let one = |part| Ok(Parts::from_slice(&[part]));
        match repr.kind {
            ReprKind::Empty => Ok(Parts::new()),
            ReprKind::Int(bits) => one(self.load_int(bits, repr.parts[0], address, flags)),
            ReprKind::Limbs(bits) => {
                let mut parts = Parts::new();
                for limb in 0..bits.div_ceil(64) {
                    let limb_bits = (bits - limb * 64).min(64);
                    let offset = self.limb_offset(bits, limb);
                    let part = self.load_int(limb_bits, I64, address.plus(offset), flags);
                    parts.push(part);
                }
                Ok(parts)
            }
            ReprKind::Half
            | ReprKind::BFloat
            | ReprKind::Float
            | ReprKind::Double
            | ReprKind::Fp128
            | ReprKind::Ptr => one(self.load_part(repr.parts[0], address, flags)),
            ReprKind::X87 => {
                let significand = self.load_part(I64, address, flags);
                let sign_exponent = self.load_part(I16, address.plus(8), flags);
                Ok(Parts::from_slice(&[significand, sign_exponent]))
            }
            ReprKind::Vector { .. } | ReprKind::Lanes { .. } => self.load_vector(ty, address, flags),
            ReprKind::Aggregate => {
                let mut parts = Parts::new();
                for (elem, offset) in self.element_offsets(ty)? {
                    let element = self.load_parts(elem, address.plus(offset as i64), flags)?;
                    parts.extend_from_slice(&element);
                }
                Ok(parts)
            }
            ReprKind::Memory => {
                let size = self.layout().alloc_size(self.types(), ty);
                let copy = self.temporary(size)?;
                self.copy_memory(copy, address, self.layout().store_size(self.types(), ty))?;
                one(self.address_value(copy))
            }
        }
    }

    /// Stores a value of type `ty`.
    pub(crate) fn store_parts(
        &mut self,
        ty: TypeId,
        parts: &[ir::Value],
        address: Address,
        flags: MemFlagsData,
    ) -> Lowered<()> {
        let repr = self.repr(ty)?;
        match repr.kind {
            ReprKind::Empty => {}
            ReprKind::Int(bits) => self.store_int(bits, parts[0], address, flags),
            ReprKind::Limbs(bits) => {
                for (limb, &part) in parts.iter().enumerate() {
                    let limb_bits = (bits - limb as u32 * 64).min(64);
                    let offset = self.limb_offset(bits, limb as u32);
                    self.store_int(limb_bits, part, address.plus(offset), flags);
                }
            }
            ReprKind::Half
            | ReprKind::BFloat
            | ReprKind::Float
            | ReprKind::Double
            | ReprKind::Fp128
            | ReprKind::Ptr => self.store_part(parts[0], address, flags),
            ReprKind::X87 => {
                self.store_part(parts[0], address, flags);
                self.store_part(parts[1], address.plus(8), flags);
            }
            ReprKind::Vector { .. } | ReprKind::Lanes { .. } => {
                return self.store_vector(ty, parts, address, flags);
            }
            ReprKind::Aggregate => {
                let mut rest = parts;
                for (elem, offset) in self.element_offsets(ty)? {
                    let count = self.repr(elem)?.parts.len();
                    let (element, others) = rest.split_at(count);
                    self.store_parts(elem, element, address.plus(offset as i64), flags)?;
                    rest = others;
                }
            }
            ReprKind::Memory => {
                let Some(&from) = parts.first() else {
                    return unsupported("a store of this value");
                };
                let from = Address { base: AddressBase::Value(from), offset: 0 };
                return self.copy_memory(address, from, self.layout().store_size(self.types(), ty));
            }
        }
        Ok(())
    }

    /// Where limb number `limb` (from the least significant) of an integer of `bits` bits lies in memory.
    pub(crate) fn limb_offset(&self, bits: u32, limb: u32) -> i64 {
        if self.layout().is_big_endian() {
            i64::from(bits.div_ceil(8))
                - i64::from(limb * 8)
                - i64::from((bits - limb * 64).min(64).div_ceil(8))
        } else {
            i64::from(limb * 8)
        }
    }

    /// The element types of an aggregate with their offsets in bytes.
    pub(crate) fn element_offsets(&mut self, ty: TypeId) -> Lowered<Vec<(TypeId, u64)>> {
        let types = self.types();
        match types.get(ty) {
            Type::Array { elem, len } => {
                let stride = self.element_stride(*elem)?;
                Ok((0..*len).map(|index| (*elem, index * stride)).collect())
            }
            _ => match types.struct_body(ty) {
                Some((fields, _)) => {
                    let layout = self.layout().struct_layout(types, ty);
                    Ok(fields.iter().copied().zip(layout.offsets.iter().copied()).collect())
                }
                None => unsupported("values of this type in memory"),
            },
        }
    }

    /// Base and 32-bit offset for an access.
    pub(crate) fn base_and_offset(&mut self, address: Address) -> (ir::Value, i32) {
        match i32::try_from(address.offset) {
            Ok(offset) => match address.base {
                AddressBase::Value(base) => (base, offset),
                AddressBase::Slot(_) => (self.address_value(address), 0),
            },
            Err(_) => (self.address_value(address), 0),
        }
    }

    /// Loads one Cranelift value.
    pub(crate) fn load_part(&mut self, ty: ir::Type, address: Address, flags: MemFlagsData) -> ir::Value {
        let (base, offset) = self.base_and_offset(address);
        let mut flags = flags;
        if ty == I16 && self.layout().is_big_endian() {
            // s390x: Cranelift compares with halfwords of symbols in memory, which lie at even addresses, but fails
            // when it does not know that.
            flags.set_aligned();
        }
        self.ins().load(ty, flags, base, offset)
    }

    /// Stores one Cranelift value.
    pub(crate) fn store_part(&mut self, value: ir::Value, address: Address, flags: MemFlagsData) {
        let (base, offset) = self.base_and_offset(address);
        self.ins().store(flags, value, base, offset);
    }

    /// Loads an integer of `bits` ≤ 128 bits into a value of type `part`.
    pub(crate) fn load_int(
        &mut self,
        bits: u32,
        part: ir::Type,
        address: Address,
        flags: MemFlagsData,
    ) -> ir::Value {
        let bytes = bits.div_ceil(8);
        let value = if bytes == part.bytes() {
            self.load_part(part, address, flags)
        } else {
            self.load_bytes(bytes, part, address, flags)
        };
        if bits.is_multiple_of(8) { value } else { self.clear_upper(value, bits) }
    }

    /// Loads `bytes` bytes, which are no power of two, into a value of type `part`.
    fn load_bytes(&mut self, bytes: u32, part: ir::Type, address: Address, flags: MemFlagsData) -> ir::Value {
        let mut result = None;
        for (offset, size, shift) in pieces(bytes, self.layout().is_big_endian()) {
            let piece = self.load_part(int_of_bytes(size), address.plus(i64::from(offset)), flags);
            let piece = self.widen(piece, part);
            let piece = if shift == 0 { piece } else { self.ins().ishl_imm_u(piece, i64::from(shift)) };
            result = Some(match result {
                None => piece,
                Some(so_far) => self.ins().bor(so_far, piece),
            });
        }
        match result {
            Some(value) => value,
            None => self.zero(part),
        }
    }

    /// Stores an integer of `bits` ≤ 128 bits.
    pub(crate) fn store_int(&mut self, bits: u32, value: ir::Value, address: Address, flags: MemFlagsData) {
        let bytes = bits.div_ceil(8);
        if bytes == self.type_of(value).bytes() {
            self.store_part(value, address, flags);
            return;
        }
        for (offset, size, shift) in pieces(bytes, self.layout().is_big_endian()) {
            let shifted = if shift == 0 { value } else { self.ins().ushr_imm_u(value, i64::from(shift)) };
            let piece = self.reduce(shifted, int_of_bytes(size));
            self.store_part(piece, address.plus(i64::from(offset)), flags);
        }
    }

    /// Stores the limbs of a constant that is held in memory.
    pub(crate) fn store_limb_constants(
        &mut self,
        address: Address,
        limbs: &[u64],
        bytes: u64,
    ) -> Lowered<()> {
        let flags = self.access_flags();
        for (index, &limb) in limbs.iter().enumerate() {
            let start = index as u64 * 8;
            let size = (bytes - start).min(8);
            let offset = if self.layout().is_big_endian() { bytes - start - size } else { start };
            let value = self.ins().iconst(I64, limb as i64);
            self.store_int(size as u32 * 8, value, address.plus(offset as i64), flags);
        }
        Ok(())
    }

    /// Sets `size` bytes to zero.
    pub(crate) fn fill_zero(&mut self, address: Address, size: u64) -> Lowered<()> {
        let zero = self.ins().iconst(I8, 0);
        self.fill_memory(address, zero, Some(0), size)
    }

    /// Sets `size` bytes to `byte`, whose constant value is given if known.
    pub(crate) fn fill_memory(
        &mut self,
        address: Address,
        byte: ir::Value,
        known: Option<u8>,
        size: u64,
    ) -> Lowered<()> {
        const INLINE_LIMIT: u64 = 128;
        let flags = self.access_flags();
        if let Some(byte) = known
            && size <= INLINE_LIMIT
        {
            let mut offset = 0;
            let wide = self.copies_with_vectors();
            let mut cached: [Option<ir::Value>; 5] = [None; 5];
            while offset < size {
                let step = largest_step(size - offset, wide);
                let index = step.trailing_zeros() as usize;
                let value = match cached[index] {
                    Some(value) => value,
                    None => {
                        let value = if step == 16 {
                            self.vector_constant(ir::types::I8X16, &[byte; 16])
                        } else {
                            let pattern = u64::from_ne_bytes([byte; 8]);
                            self.int_constant(int_of_bytes(step as u32), u128::from(pattern))
                        };
                        cached[index] = Some(value);
                        value
                    }
                };
                self.store_part(value, address.plus(offset as i64), flags);
                offset += step;
            }
            return Ok(());
        }
        let destination = self.address_value(address);
        let size = self.ins().iconst(I64, size as i64);
        self.call_memset(destination, byte, size);
        Ok(())
    }

    /// `memset(destination, byte, size)`.
    pub(crate) fn call_memset(&mut self, destination: ir::Value, byte: ir::Value, size: ir::Value) {
        let byte = self.widen(byte, I32);
        self.call_library("memset", &[destination, byte, size], &[I64]);
    }

    /// Whether copies of memory may go through vector registers.
    fn copies_with_vectors(&self) -> bool {
        self.reprs_have_vectors() && self.has_implicit_floats()
    }

    /// Copies `size` bytes between areas that do not overlap or are equal.
    pub(crate) fn copy_memory(&mut self, to: Address, from: Address, size: u64) -> Lowered<()> {
        const INLINE_LIMIT: u64 = 128;
        if size <= INLINE_LIMIT {
            self.copy_inline(to, from, size);
        } else {
            let (to, from) = (self.address_value(to), self.address_value(from));
            let size = self.ins().iconst(I64, size as i64);
            self.call_library("memcpy", &[to, from, size], &[I64]);
        }
        Ok(())
    }

    /// Copies `size` bytes by loading all before storing, so that overlap does not matter.
    pub(crate) fn copy_inline(&mut self, to: Address, from: Address, size: u64) {
        let flags = self.access_flags();
        let wide = self.copies_with_vectors();
        let mut pieces = Vec::new();
        let mut offset = 0;
        while offset < size {
            let step = largest_step(size - offset, wide);
            let ty = if step == 16 { ir::types::I8X16 } else { int_of_bytes(step as u32) };
            pieces.push((offset, self.load_part(ty, from.plus(offset as i64), flags)));
            offset += step;
        }
        for (offset, value) in pieces {
            self.store_part(value, to.plus(offset as i64), flags);
        }
    }

    /// Gives the phis that are held in memory their values. The incoming addresses may be those of other phis of
    /// the block, so with several phis all are copied aside first.
    pub(super) fn phis_in_memory(&mut self, phis: &[(ValueId, ir::Value)]) -> Lowered<()> {
        let mut sources = Vec::new();
        for &(phi, incoming) in phis {
            let ty = self.body.values[phi].ty;
            let size = self.layout().alloc_size(self.types(), ty);
            let incoming = Address { base: AddressBase::Value(incoming), offset: 0 };
            let source = if phis.len() > 1 {
                let aside = self.temporary(size)?;
                self.copy_memory(aside, incoming, size)?;
                aside
            } else {
                incoming
            };
            sources.push((phi, source, size));
        }
        for (phi, source, size) in sources {
            let own = self.temporary(size)?;
            self.copy_memory(own, source, size)?;
            let value = self.address_value(own);
            self.set_value(phi, &[value]);
        }
        Ok(())
    }

    /// The bits of a scalar as the integer type `part`.
    pub(crate) fn bits_of(&mut self, value: ir::Value, part: ir::Type) -> ir::Value {
        if self.type_of(value) == part { value } else { self.ins().bitcast(part, MemFlagsData::new(), value) }
    }

    /// The scalar of Cranelift type `ty` with these bits.
    pub(crate) fn scalar_of_bits(&mut self, bits: ir::Value, ty: ir::Type) -> ir::Value {
        if self.type_of(bits) == ty { bits } else { self.ins().bitcast(ty, MemFlagsData::new(), bits) }
    }
}

/// The integer type of 1, 2, 4, 8 or 16 bytes.
pub(crate) fn int_of_bytes(bytes: u32) -> ir::Type {
    match bytes {
        1 => I8,
        2 => I16,
        4 => I32,
        8 => I64,
        _ => I128,
    }
}

/// The largest access that fits in `rest` bytes.
fn largest_step(rest: u64, wide: bool) -> u64 {
    match rest {
        16.. if wide => 16,
        8.. => 8,
        4.. => 4,
        2.. => 2,
        _ => 1,
    }
}

/// Power-of-two pieces of an integer of `bytes` bytes: offset in memory, size in bytes, shift in bits.
fn pieces(bytes: u32, big_endian: bool) -> impl Iterator<Item = (u32, u32, u32)> {
    let mut done = 0;
    std::iter::from_fn(move || {
        if done >= bytes {
            return None;
        }
        let size = 1u32 << (31 - (bytes - done).leading_zeros());
        let offset = if big_endian { bytes - done - size } else { done };
        let piece = (offset, size, done * 8);
        done += size;
        Some(piece)
    })
}
