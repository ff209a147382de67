//! Values into the pieces that registers and stack words hold, and back.

use super::plan::piece_type;
use crate::function::{Address, AddressBase, Lowered, Parts, Translator, Unsupported, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{
    F32, F64, F64X2, F128, I8, I8X16, I16, I16X8, I32, I32X4, I64, I64X2, I128,
};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use cranelift_codegen::isa::CallConv;
use rllc_frontend::ir::TypeId;
use rllc_targets::abi::{
    self, Abi, Argument, Assignment, Leaf, LeafForm, PieceType, Place, Platform, Split, Unassignable,
};
use rllc_targets::triple::Isa;

/// A piece as Cranelift values.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceValue {
    pub value: ir::Value,
    /// Sign and exponent of an x87 piece, as a 64-bit integer.
    pub high: Option<ir::Value>,
}

impl PieceValue {
    fn of(value: ir::Value) -> PieceValue {
        PieceValue { value, high: None }
    }
}

impl From<Unassignable> for Unsupported {
    fn from(error: Unassignable) -> Self {
        Unsupported(error.0)
    }
}

impl<'a> Translator<'a> {
    /// The rules by which arguments are assigned.
    pub(crate) fn abi(&self) -> Lowered<Abi<'a>> {
        use target_lexicon::{Architecture, OperatingSystem};
        let isa = match self.isa.triple().architecture {
            Architecture::X86_64 => Isa::X86_64,
            Architecture::Aarch64(_) => Isa::Aarch64,
            Architecture::Riscv64(_) => Isa::Riscv64,
            Architecture::S390x => Isa::S390x,
            _ => return unsupported("calls on this architecture"),
        };
        let platform = match self.isa.triple().operating_system {
            _ if self.foreign_convention() == Some(CallConv::WindowsFastcall) => Platform::Windows,
            _ if self.foreign_convention() == Some(CallConv::SystemV) => Platform::Standard,
            _ if self.c_call_conv == CallConv::AppleAarch64 => Platform::Apple,
            OperatingSystem::Windows | OperatingSystem::Uefi => Platform::Windows,
            _ => Platform::Standard,
        };
        let vectors = self.features.has_vector_registers(isa);
        // Functions of this module that only calls by name reach agree on vectors of 128 bits.
        let (vector_bits, byte_masks) = match isa {
            Isa::X86_64 if !self.private => (self.features.vector_bits(), self.features.has_byte_masks()),
            _ => (128, false),
        };
        let (types, layout, attrs) = (self.types(), self.layout(), &self.body.context.attrs);
        let windows =
            matches!(self.isa.triple().operating_system, OperatingSystem::Windows | OperatingSystem::Uefi);
        Ok(Abi {
            types,
            layout,
            attrs,
            isa,
            platform,
            vectors,
            vector_bits,
            byte_masks,
            x87_results: !windows,
            float_bits: self.lowering.options.float_bits,
        })
    }

    /// The other operating systems' C convention of x86-64, if that is what the call being made, or the function,
    /// follows: `win64cc` and `x86_64_sysvcc`.
    pub(super) fn foreign_convention(&self) -> Option<CallConv> {
        let x86 = matches!(self.isa.triple().architecture, target_lexicon::Architecture::X86_64);
        match (self.convention.0, self.c_call_conv) {
            (79, CallConv::SystemV) if x86 => Some(CallConv::WindowsFastcall),
            (78, CallConv::WindowsFastcall) => Some(CallConv::SystemV),
            _ => None,
        }
    }

    /// Cranelift's convention of the call being made, else of the function.
    pub(super) fn clif_convention(&self) -> CallConv {
        self.foreign_convention().unwrap_or(self.c_call_conv)
    }

    /// The pieces of a value of type `ty`.
    pub(super) fn pieces_of(&mut self, ty: TypeId, parts: &[ir::Value]) -> Lowered<Vec<PieceValue>> {
        // Most values are one scalar.
        if let ReprKind::Int(1..=64) | ReprKind::Ptr | ReprKind::Float | ReprKind::Double =
            self.repr(ty)?.kind
        {
            return Ok(vec![PieceValue::of(parts[0])]);
        }
        let abi = self.abi()?;
        let in_memory = self.repr(ty)?.kind == ReprKind::Memory;
        let mut pieces = Vec::new();
        let mut next = 0;
        for leaf in abi::leaves(abi.types, abi.layout, ty)? {
            let split = abi.split(leaf.ty)?;
            let repr = self.repr(leaf.ty)?;
            if in_memory {
                let address = Address { base: AddressBase::Value(parts[0]), offset: leaf.offset as i64 };
                if repr.kind == ReprKind::Memory {
                    self.pieces_in_memory(leaf, &split, address, &mut pieces)?;
                } else {
                    let parts = self.load_parts(leaf.ty, address, MemFlagsData::new())?;
                    self.leaf_pieces(leaf.ty, &split, &parts, &mut pieces)?;
                }
            } else {
                let count = repr.parts.len();
                self.leaf_pieces(leaf.ty, &split, &parts[next..next + count], &mut pieces)?;
                next += count;
            }
        }
        Ok(pieces)
    }

    /// The value of type `ty` that these pieces make up.
    pub(super) fn value_from_pieces(&mut self, ty: TypeId, pieces: &[PieceValue]) -> Lowered<Parts> {
        match self.repr(ty)?.kind {
            ReprKind::Int(bits @ 1..=64) => {
                return Ok(Parts::from_slice(&[self.clear_upper(pieces[0].value, bits)]));
            }
            ReprKind::Ptr | ReprKind::Float | ReprKind::Double => {
                return Ok(Parts::from_slice(&[pieces[0].value]));
            }
            _ => {}
        }
        let abi = self.abi()?;
        let memory = match self.repr(ty)?.kind {
            ReprKind::Memory => Some(self.temporary(self.layout().alloc_size(self.types(), ty))?),
            _ => None,
        };
        let mut parts = Parts::new();
        let mut rest = pieces;
        for leaf in abi::leaves(abi.types, abi.layout, ty)? {
            let split = abi.split(leaf.ty)?;
            let (own, others) = rest.split_at(split.pieces.len());
            rest = others;
            match memory {
                Some(memory) => {
                    let address = memory.plus(leaf.offset as i64);
                    if self.repr(leaf.ty)?.kind == ReprKind::Memory {
                        self.store_pieces(leaf, &split, own, address)?;
                    } else {
                        let value = self.leaf_from_pieces(leaf.ty, &split, own)?;
                        self.store_parts(leaf.ty, &value, address, MemFlagsData::new())?;
                    }
                }
                None => parts.extend(self.leaf_from_pieces(leaf.ty, &split, own)?),
            }
        }
        if let Some(memory) = memory {
            parts.push(self.address_value(memory));
        }
        Ok(parts)
    }

    /// Bytes before a value of type `ty` in a copy of `bytes` bytes that holds it as a wider integer.
    fn padding_before(&self, ty: TypeId, bytes: u32) -> i64 {
        let size = self.layout().store_size(self.types(), ty) as i64;
        if self.layout().is_big_endian() { i64::from(bytes) - size } else { 0 }
    }

    /// The pieces of a leaf that is held in memory.
    fn pieces_in_memory(
        &mut self,
        leaf: Leaf,
        split: &Split,
        address: Address,
        pieces: &mut Vec<PieceValue>,
    ) -> Lowered<()> {
        let bytes = match split.form {
            LeafForm::Words => 8,
            LeafForm::Vectors => 16,
            LeafForm::Indirect { bytes } => {
                let copy = self.temporary(u64::from(bytes))?;
                let value = copy.plus(self.padding_before(leaf.ty, bytes));
                self.copy_memory(value, address, self.layout().store_size(self.types(), leaf.ty))?;
                pieces.push(PieceValue::of(self.address_value(copy)));
                return Ok(());
            }
            LeafForm::Whole | LeafForm::Lanes | LeafForm::IndirectLanes => {
                return unsupported("an argument or result of this type");
            }
        };
        // The last word may be a part of one.
        let size = self.layout().store_size(self.types(), leaf.ty);
        let total = bytes * split.pieces.len() as u64;
        let source = if size < total || self.layout().is_big_endian() {
            if self.layout().is_big_endian() {
                return unsupported("an integer of this width as an argument or result");
            }
            let copy = self.temporary(total)?;
            self.fill_zero(copy, total)?;
            self.copy_memory(copy, address, size)?;
            copy
        } else {
            address
        };
        for (index, &piece) in split.pieces.iter().enumerate() {
            let value = self.load_part(
                piece_type(piece),
                source.plus((index as u64 * bytes) as i64),
                MemFlagsData::new(),
            );
            pieces.push(PieceValue::of(value));
        }
        Ok(())
    }

    /// Stores the pieces of a leaf that is held in memory.
    fn store_pieces(
        &mut self,
        leaf: Leaf,
        split: &Split,
        pieces: &[PieceValue],
        address: Address,
    ) -> Lowered<()> {
        let bytes = match split.form {
            LeafForm::Words => 8,
            LeafForm::Vectors => 16,
            LeafForm::Indirect { bytes } => {
                let copy = Address { base: AddressBase::Value(pieces[0].value), offset: 0 };
                let value = copy.plus(self.padding_before(leaf.ty, bytes));
                return self.copy_memory(address, value, self.layout().store_size(self.types(), leaf.ty));
            }
            LeafForm::Whole | LeafForm::Lanes | LeafForm::IndirectLanes => {
                return unsupported("an argument or result of this type");
            }
        };
        let size = self.layout().store_size(self.types(), leaf.ty);
        let total = bytes * split.pieces.len() as u64;
        if self.layout().is_big_endian() {
            return unsupported("an integer of this width as an argument or result");
        }
        let whole = if size < total { self.temporary(total)? } else { address };
        for (index, piece) in pieces.iter().enumerate() {
            self.store_part(piece.value, whole.plus((index as u64 * bytes) as i64), MemFlagsData::new());
        }
        if size < total {
            self.copy_memory(address, whole, size)?;
        }
        Ok(())
    }

    /// The pieces of a scalar or vector.
    fn leaf_pieces(
        &mut self,
        ty: TypeId,
        split: &Split,
        parts: &[ir::Value],
        pieces: &mut Vec<PieceValue>,
    ) -> Lowered<()> {
        let repr = self.repr(ty)?;
        match (split.form, &repr.kind) {
            (LeafForm::Whole, ReprKind::X87) => {
                let high = self.ins().uextend(I64, parts[1]);
                pieces.push(PieceValue { value: parts[0], high: Some(high) });
            }
            (LeafForm::Whole, ReprKind::Half | ReprKind::BFloat) => {
                let mut bits = self.ins().uextend(I32, parts[0]);
                if self.abi()?.isa == Isa::Riscv64 {
                    // A narrow float in a wider register has ones above it.
                    bits = self.ins().bor_imm_s(bits, 0xffff_0000u32 as i32 as i64);
                }
                if self.abi()?.isa == Isa::S390x {
                    // Shorter formats take the upper bits of a register.
                    bits = self.ins().ishl_imm_u(bits, 16);
                }
                let value = self.ins().bitcast(F32, MemFlagsData::new(), bits);
                pieces.push(PieceValue::of(value));
            }
            (LeafForm::Whole, _) => pieces.push(PieceValue::of(parts[0])),
            (LeafForm::Indirect { bytes }, _) => {
                let copy = self.temporary(u64::from(bytes))?;
                let value = copy.plus(self.padding_before(ty, bytes));
                self.store_parts(ty, parts, value, MemFlagsData::new())?;
                pieces.push(PieceValue::of(self.address_value(copy)));
            }
            (LeafForm::IndirectLanes, _) => {
                let lanes = self.abi()?.lanes(ty)?;
                let mut words = Vec::new();
                self.leaf_pieces(ty, &lanes, parts, &mut words)?;
                let copy = self.temporary(words.len() as u64 * 8)?;
                for (index, word) in words.iter().enumerate() {
                    let word = self.travelling(word.value, I64);
                    self.store_part(word, copy.plus(index as i64 * 8), MemFlagsData::new());
                }
                pieces.push(PieceValue::of(self.address_value(copy)));
            }
            (LeafForm::Words, ReprKind::Int(_)) => {
                let value = self.widen(parts[0], I128);
                let (low, high) = self.ins().isplit(value);
                pieces.extend([PieceValue::of(low), PieceValue::of(high)]);
            }
            (LeafForm::Words, ReprKind::Fp128) => {
                let slot = self.new_slot(16, 16);
                self.store_to_slot(parts[0], slot, 0);
                for offset in [0, 8] {
                    pieces.push(PieceValue::of(self.load_from_slot(I64, slot, offset)));
                }
            }
            (LeafForm::Words, _) => pieces.extend(parts.iter().copied().map(PieceValue::of)),
            (LeafForm::Vectors, ReprKind::Vector { len, .. })
                if let [PieceType::HalfVector { .. }, _, ..] = split.pieces[..] =>
            {
                // Each lane has a register.
                for lane in 0..*len {
                    let doubles = self.vector_as(parts[lane as usize / 2], F64X2);
                    let value = self.ins().extractlane(doubles, (lane % 2) as u8);
                    pieces.push(PieceValue::of(value));
                }
            }
            (LeafForm::Vectors, ReprKind::Vector { len, .. })
                if let [PieceType::HalfVector { lane_bits }] = split.pieces[..] =>
            {
                let value = self.lanes_of_bits(parts[0], *len, lane_bits)?;
                let doubles = self.vector_as(value, F64X2);
                let half = self.ins().extractlane(doubles, 0);
                pieces.push(PieceValue::of(half));
            }
            (LeafForm::Vectors, ReprKind::Vector { elem, len, .. }) => {
                let lane = piece_type(split.pieces[0]);
                let end = pieces.len() + split.pieces.len();
                if self.types().int_bits(*elem) == Some(1) && parts.len() == 1 {
                    let widened = self.widen_mask(parts[0], *len, lane);
                    pieces.push(PieceValue::of(widened));
                } else {
                    for &part in parts {
                        pieces.push(PieceValue::of(self.vector_as(part, lane)));
                    }
                }
                self.fill_register(pieces, end, lane);
            }
            (LeafForm::Vectors, ReprKind::Lanes { .. })
                if let [PieceType::HalfVector { lane_bits }] = split.pieces[..] =>
            {
                let vector = piece_type(PieceType::Vector { lane_bits });
                let mut value = self.zero(vector);
                for (lane, &part) in parts.iter().enumerate() {
                    let part = self.widen(part, vector.lane_type());
                    value = self.ins().insertlane(value, part, lane as u8);
                }
                let doubles = self.vector_as(value, F64X2);
                let half = self.ins().extractlane(doubles, 0);
                pieces.push(PieceValue::of(half));
            }
            (LeafForm::Vectors, ReprKind::Lanes { .. }) => {
                // One part a lane: an integer of at most 64 bits or the bits of a small float.
                let vector = piece_type(split.pieces[0]);
                let end = pieces.len() + split.pieces.len();
                let lanes = vector.lane_count() as usize;
                for chunk in parts.chunks(lanes) {
                    let mut value = self.zero(vector);
                    for (lane, &part) in chunk.iter().enumerate() {
                        let part = self.widen(part, vector.lane_type());
                        value = self.ins().insertlane(value, part, lane as u8);
                    }
                    pieces.push(PieceValue::of(value));
                }
                self.fill_register(pieces, end, vector);
            }
            (LeafForm::Lanes, ReprKind::Vector { elem, len, lanes }) => {
                let element = self.abi()?.split(*elem)?;
                let is_mask = self.types().int_bits(*elem) == Some(1);
                for lane in 0..*len {
                    let part = parts[(lane / lanes) as usize];
                    let mut value = self.ins().extractlane(part, (lane % lanes) as u8);
                    if is_mask {
                        value = self.ins().band_imm_u(value, 1);
                    }
                    self.leaf_pieces(*elem, &element, &[value], pieces)?;
                }
            }
            (LeafForm::Lanes, ReprKind::Lanes { elem, parts_per_lane, .. }) => {
                let element = self.abi()?.split(*elem)?;
                for lane in parts.chunks(*parts_per_lane as usize) {
                    self.leaf_pieces(*elem, &element, lane, pieces)?;
                }
            }
            _ => return unsupported("an argument or result of this type"),
        }
        Ok(())
    }

    /// Undefined pieces of the vector type `ty` up to the number `end`.
    fn fill_register(&mut self, pieces: &mut Vec<PieceValue>, end: usize, ty: ir::Type) {
        while pieces.len() < end {
            let value = self.zero(ty);
            pieces.push(PieceValue::of(value));
        }
    }

    /// A scalar or vector from its pieces, with the upper bits cleared that the representation wants clear.
    fn leaf_from_pieces(&mut self, ty: TypeId, split: &Split, pieces: &[PieceValue]) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let one = |value| Ok(Parts::from_slice(&[value]));
        match (split.form, &repr.kind) {
            (LeafForm::Whole, ReprKind::X87) => {
                let high = match pieces[0].high {
                    Some(high) => self.ins().ireduce(I16, high),
                    None => return unsupported("an argument or result of this type"),
                };
                Ok(Parts::from_slice(&[pieces[0].value, high]))
            }
            (LeafForm::Whole, ReprKind::Half | ReprKind::BFloat) => {
                let mut bits = self.ins().bitcast(I32, MemFlagsData::new(), pieces[0].value);
                if self.abi()?.isa == Isa::S390x {
                    bits = self.ins().ushr_imm_u(bits, 16);
                }
                one(self.ins().ireduce(I16, bits))
            }
            (LeafForm::Indirect { bytes }, _) => {
                let copy = Address { base: AddressBase::Value(pieces[0].value), offset: 0 };
                let value = copy.plus(self.padding_before(ty, bytes));
                self.load_parts(ty, value, MemFlagsData::new())
            }
            (LeafForm::IndirectLanes, _) => {
                let lanes = self.abi()?.lanes(ty)?;
                let copy = Address { base: AddressBase::Value(pieces[0].value), offset: 0 };
                let mut words = Vec::with_capacity(lanes.pieces.len());
                for (index, &piece) in lanes.pieces.iter().enumerate() {
                    let word = self.load_part(I64, copy.plus(index as i64 * 8), MemFlagsData::new());
                    words.push(PieceValue::of(self.travelling(word, piece_type(piece))));
                }
                self.leaf_from_pieces(ty, &lanes, &words)
            }
            (LeafForm::Whole, ReprKind::Int(bits)) => one(self.clear_upper(pieces[0].value, *bits)),
            (LeafForm::Whole, _) => one(pieces[0].value),
            (LeafForm::Words, ReprKind::Int(bits)) => {
                let value = self.ins().iconcat(pieces[0].value, pieces[1].value);
                one(self.clear_upper(value, *bits))
            }
            (LeafForm::Words, ReprKind::Fp128) => {
                let slot = self.new_slot(16, 16);
                self.store_to_slot(pieces[0].value, slot, 0);
                self.store_to_slot(pieces[1].value, slot, 8);
                one(self.load_from_slot(F128, slot, 0))
            }
            (LeafForm::Words, ReprKind::Limbs(bits)) => {
                let mut parts: Parts = pieces.iter().map(|piece| piece.value).collect();
                if bits % 64 != 0
                    && let Some(last) = parts.last_mut()
                {
                    *last = self.clear_upper(*last, bits % 64);
                }
                Ok(parts)
            }
            (LeafForm::Vectors, ReprKind::Vector { .. })
                if let [PieceType::HalfVector { .. }, _, ..] = split.pieces[..] =>
            {
                let mut parts = Parts::new();
                for (pair, &part) in pieces.chunks(2).zip(&repr.parts) {
                    let mut value = self.ins().scalar_to_vector(F64X2, pair[0].value);
                    if let Some(second) = pair.get(1) {
                        value = self.ins().insertlane(value, second.value, 1);
                    }
                    parts.push(self.vector_as(value, part));
                }
                Ok(parts)
            }
            (LeafForm::Vectors, ReprKind::Vector { elem, len, .. })
                if let [PieceType::HalfVector { lane_bits }] = split.pieces[..] =>
            {
                let whole = self.ins().scalar_to_vector(F64X2, pieces[0].value);
                let value = self.vector_as(whole, piece_type(PieceType::Vector { lane_bits }));
                if self.types().int_bits(*elem) == Some(1) {
                    return one(self.narrow_mask(value, *len));
                }
                let own = repr.parts[0];
                if u32::from(lane_bits) == own.lane_bits() {
                    return one(self.vector_as(value, own));
                }
                let mut narrow = self.zero(own);
                for lane in 0..*len as u8 {
                    let element = self.ins().extractlane(value, lane);
                    let element = self.reduce(element, own.lane_type());
                    narrow = self.ins().insertlane(narrow, element, lane);
                }
                one(narrow)
            }
            (LeafForm::Vectors, ReprKind::Vector { elem, len, .. }) => {
                if self.types().int_bits(*elem) == Some(1) {
                    if let [piece] = pieces {
                        return one(self.narrow_mask(piece.value, *len));
                    }
                    // Only the lowest bit of each byte counts.
                    let ones = self.ins().iconst(I8, 1);
                    let ones = self.ins().splat(I8X16, ones);
                    let zero = self.zero(I8X16);
                    let mut masks = Parts::new();
                    for piece in pieces {
                        let bits = self.ins().band(piece.value, ones);
                        masks.push(self.ins().isub(zero, bits));
                    }
                    return Ok(masks);
                }
                Ok(pieces
                    .iter()
                    .zip(&repr.parts)
                    .map(|(piece, &part)| self.vector_as(piece.value, part))
                    .collect())
            }
            (LeafForm::Vectors, ReprKind::Lanes { elem, len, .. }) => {
                let (vector, half) = match split.pieces[0] {
                    PieceType::HalfVector { lane_bits } => (PieceType::Vector { lane_bits }, true),
                    other => (other, false),
                };
                let vector = piece_type(vector);
                let lanes = vector.lane_count();
                let mut values: Parts = pieces.iter().map(|piece| piece.value).collect();
                if half {
                    let whole = self.ins().scalar_to_vector(F64X2, values[0]);
                    values[0] = self.vector_as(whole, vector);
                }
                let element = self.repr(*elem)?;
                let mut parts = Parts::new();
                for lane in 0..*len {
                    let piece = values[(lane / lanes) as usize];
                    let value = self.ins().extractlane(piece, (lane % lanes) as u8);
                    let value = self.reduce(value, element.parts[0]);
                    parts.push(match element.kind {
                        ReprKind::Int(bits) => self.clear_upper(value, bits),
                        _ => value,
                    });
                }
                Ok(parts)
            }
            (LeafForm::Lanes, ReprKind::Vector { elem, lanes, .. }) => {
                let element = self.abi()?.split(*elem)?;
                let is_mask = self.types().int_bits(*elem) == Some(1);
                let mut parts: Parts = repr.parts.iter().map(|&part| self.zero(part)).collect();
                for (lane, own) in pieces.chunks(element.pieces.len()).enumerate() {
                    let mut value = self.leaf_from_pieces(*elem, &element, own)?[0];
                    if is_mask {
                        value = self.ins().ineg(value);
                    }
                    let (part, lane) = (lane / *lanes as usize, lane % *lanes as usize);
                    parts[part] = self.ins().insertlane(parts[part], value, lane as u8);
                }
                Ok(parts)
            }
            (LeafForm::Lanes, ReprKind::Lanes { elem, .. }) => {
                let element = self.abi()?.split(*elem)?;
                let mut parts = Parts::new();
                for own in pieces.chunks(element.pieces.len()) {
                    parts.extend(self.leaf_from_pieces(*elem, &element, own)?);
                }
                Ok(parts)
            }
            _ => unsupported("an argument or result of this type"),
        }
    }

    /// A 128-bit vector seen as another one.
    pub(super) fn vector_as(&mut self, value: ir::Value, ty: ir::Type) -> ir::Value {
        self.recast(value, ty)
    }

    /// A mask of 8-bit lanes with `len` lanes in lanes of the type `to`.
    fn widen_mask(&mut self, mask: ir::Value, len: u32, to: ir::Type) -> ir::Value {
        if to == I8X16 {
            return mask;
        }
        let mut wide = self.zero(to);
        for lane in 0..len as u8 {
            let value = self.ins().extractlane(mask, lane);
            let value = self.ins().sextend(to.lane_type(), value);
            wide = self.ins().insertlane(wide, value, lane);
        }
        wide
    }

    /// A mask of 8-bit lanes from wider ones of which only the lowest bit counts.
    fn narrow_mask(&mut self, value: ir::Value, len: u32) -> ir::Value {
        let ty = self.type_of(value);
        let mut mask = self.zero(I8X16);
        for lane in 0..len as u8 {
            let bit = self.ins().extractlane(value, lane);
            let bit = self.reduce(bit, ir::types::I8);
            let bit = self.ins().band_imm_u(bit, 1);
            let bit = self.ins().ineg(bit);
            mask = self.ins().insertlane(mask, bit, lane);
        }
        debug_assert!(matches!(ty, I8X16 | I16X8 | I32X4 | I64X2), "masks travel in integer lanes");
        mask
    }

    /// A vector whose first `len` lanes are those of `value`, widened to `lane_bits`.
    fn lanes_of_bits(&mut self, value: ir::Value, len: u32, lane_bits: u8) -> Lowered<ir::Value> {
        let own = self.type_of(value);
        let wide = piece_type(PieceType::Vector { lane_bits });
        if own.lane_bits() == u32::from(lane_bits) {
            return Ok(value);
        }
        let mut result = self.zero(wide);
        for lane in 0..len as u8 {
            let element = self.ins().extractlane(value, lane);
            let element = self.widen(element, wide.lane_type());
            result = self.ins().insertlane(result, element, lane);
        }
        Ok(result)
    }

    /// Whether the piece is a half at the lower end of a word on the stack, on s390x, where it is at the upper end of
    /// a float's register.
    pub(super) fn is_half_in_word(&self, assignment: &Assignment, argument: usize, piece: usize) -> bool {
        if self.isa.triple().architecture != target_lexicon::Architecture::S390x {
            return false;
        }
        match &assignment.arguments[argument] {
            Argument::Pieces(pieces) => {
                pieces[piece].ty == PieceType::F16 && matches!(pieces[piece].place, Place::Stack(_))
            }
            Argument::ByVal { .. } | Argument::ByValAddress { .. } | Argument::ByAddress { .. } => false,
        }
    }

    /// A piece as the Cranelift type in which it travels, or back.
    pub(super) fn travelling(&mut self, value: ir::Value, to: ir::Type) -> ir::Value {
        let from = self.type_of(value);
        if from == to {
            return value;
        }
        // Half a vector in a whole vector register.
        match (from, to) {
            (F64, F64X2) => return self.ins().scalar_to_vector(F64X2, value),
            (F64X2, F64) => return self.ins().extractlane(value, 0),
            _ => {}
        }
        let bits_of = |ty: ir::Type| if ty.bits() == 32 { I32 } else { I64 };
        if from.is_float() {
            let bits = self.ins().bitcast(bits_of(from), MemFlagsData::new(), value);
            return self.resize(bits, to);
        }
        if to.is_float() {
            let bits = self.resize(value, bits_of(to));
            return self.ins().bitcast(to, MemFlagsData::new(), bits);
        }
        self.resize(value, to)
    }

    /// A word of values of `bytes` bytes each, the first at its lower end.
    pub(super) fn shared_word(&mut self, values: &[ir::Value], bytes: u8) -> ir::Value {
        let ty = shared_type(bytes);
        let mut word: Option<ir::Value> = None;
        for (index, &value) in values.iter().enumerate() {
            let value = self.travelling(value, ty);
            let value = self.widen(value, I64);
            let value = self.ins().ishl_imm_u(value, index as i64 * i64::from(bytes) * 8);
            word = Some(word.map_or(value, |word| self.ins().bor(word, value)));
        }
        word.unwrap_or_else(|| self.zero(I64))
    }

    /// Value `index` of such a word, as an integer.
    pub(super) fn shared_element(&mut self, word: ir::Value, index: usize, bytes: u8) -> ir::Value {
        let value = self.ins().ushr_imm_u(word, index as i64 * i64::from(bytes) * 8);
        self.reduce(value, shared_type(bytes))
    }

    /// An integer piece extended as its parameter says: `bits` of it are significant.
    pub(super) fn extended(&mut self, value: ir::Value, bits: u32, signed: bool, to: u8) -> ir::Value {
        let wanted = if to == 64 { I64 } else { I32 };
        let own = self.type_of(value);
        let to = if own.bits() < wanted.bits() { wanted } else { own };
        if signed { self.sign_widen(value, bits, to) } else { self.widen(value, to) }
    }
}

/// The integer type of this many bytes, less than a word.
fn shared_type(bytes: u8) -> ir::Type {
    match bytes {
        1 => I8,
        2 => I16,
        _ => I32,
    }
}
