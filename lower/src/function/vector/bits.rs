//! Vectors as bits: bitcasts, loads and stores.
//!
//! In memory a vector is the integer of all its bits (LangRef, "Vector Type"): the elements lie one after the
//! other without padding, element 0 at the lowest address; elements that are no whole bytes are packed bit by
//! bit, element 0 in the least significant bits on little-endian targets, in the most significant ones on
//! big-endian targets.

use super::super::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use super::{Shape, vector_of};
use crate::repr::{MAX_VECTOR_PARTS, ReprKind};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{F32, F64, I8X16, I16, I32, I64, I64X2, I128};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::{Type, TypeId};
use smallvec::SmallVec;

/// 64-bit pieces of a long bit string, least significant first; bits beyond its length are zero.
type Limbs = SmallVec<[ir::Value; 4]>;

/// Collects bit strings into limbs.
#[derive(Default)]
struct BitWriter {
    limbs: Limbs,
    /// Bits in the last limb that are taken; 64 if a new one has to be begun.
    used: u32,
}

impl<'a> Translator<'a> {
    /// Appends the `bits` ≤ 64 low bits of `value`, whose upper bits are zero.
    fn append_bits(&mut self, writer: &mut BitWriter, value: ir::Value, bits: u32) {
        let Some(last) = writer.limbs.len().checked_sub(1).filter(|_| writer.used < 64) else {
            writer.limbs.push(value);
            writer.used = bits;
            return;
        };
        let shifted = self.ins().ishl_imm_u(value, i64::from(writer.used));
        writer.limbs[last] = self.ins().bor(writer.limbs[last], shifted);
        if writer.used + bits > 64 {
            let rest = self.ins().ushr_imm_u(value, i64::from(64 - writer.used));
            writer.limbs.push(rest);
            writer.used = writer.used + bits - 64;
        } else {
            writer.used += bits;
        }
    }

    /// The `bits` ≤ 64 bits from bit `start` on.
    fn read_bits(&mut self, limbs: &[ir::Value], start: u32, bits: u32) -> ir::Value {
        let (index, shift) = ((start / 64) as usize, start % 64);
        let mut value = limbs[index];
        if shift != 0 {
            value = self.ins().ushr_imm_u(value, i64::from(shift));
            if shift + bits > 64 {
                let next = self.ins().ishl_imm_u(limbs[index + 1], i64::from(64 - shift));
                value = self.ins().bor(value, next);
            }
        }
        self.clear_upper(value, bits)
    }

    /// The number of limbs of an integer in memory that is handled in one piece with a vector.
    fn limb_count(&self, bits: u32) -> Lowered<u32> {
        match bits.div_ceil(64) {
            count if count as usize <= 2 * MAX_VECTOR_PARTS => Ok(count),
            _ => unsupported(format!("a vector of {bits} bits")),
        }
    }

    /// The size in bits of a type that `bitcast` takes.
    fn bit_size(&self, ty: TypeId) -> u32 {
        self.layout().size_in_bits(self.types(), ty) as u32
    }

    /// A scalar as pieces of at most 64 bits, least significant first, with the sizes of the pieces.
    fn scalar_bits(&mut self, ty: TypeId, parts: &[ir::Value]) -> Lowered<SmallVec<[(ir::Value, u32); 4]>> {
        let one = |value, bits| Ok(SmallVec::from_slice(&[(value, bits)]));
        match self.repr(ty)?.kind {
            ReprKind::Int(bits) if bits <= 64 => one(self.widen(parts[0], I64), bits),
            ReprKind::Int(bits) => {
                let (low, high) = self.ins().isplit(parts[0]);
                Ok(SmallVec::from_slice(&[(low, 64), (high, bits - 64)]))
            }
            ReprKind::Limbs(bits) => Ok(parts
                .iter()
                .enumerate()
                .map(|(index, &part)| (part, (bits - index as u32 * 64).min(64)))
                .collect()),
            ReprKind::Half | ReprKind::BFloat => one(self.widen(parts[0], I64), 16),
            ReprKind::Float => {
                let bits = self.ins().bitcast(I32, MemFlagsData::new(), parts[0]);
                one(self.widen(bits, I64), 32)
            }
            ReprKind::Double => one(self.ins().bitcast(I64, MemFlagsData::new(), parts[0]), 64),
            ReprKind::Fp128 => {
                let bits = self.ins().bitcast(I128, MemFlagsData::new(), parts[0]);
                let (low, high) = self.ins().isplit(bits);
                Ok(SmallVec::from_slice(&[(low, 64), (high, 64)]))
            }
            ReprKind::X87 => {
                let high = self.widen(parts[1], I64);
                Ok(SmallVec::from_slice(&[(parts[0], 64), (high, 16)]))
            }
            ReprKind::Ptr => one(parts[0], 64),
            ReprKind::Memory if self.types().is_int(ty) => {
                let bits = self.huge_bits(ty)?;
                let limbs = self.huge_zero_filled(bits, parts[0])?;
                let base = Address { base: AddressBase::Value(limbs), offset: 0 };
                let limbs = 0..self.limb_count(bits)?;
                Ok(limbs
                    .map(|limb| {
                        let place = base.plus(i64::from(limb) * 8);
                        (self.load_part(I64, place, MemFlagsData::new()), (bits - limb * 64).min(64))
                    })
                    .collect())
            }
            _ => unsupported("the bits of this type"),
        }
    }

    /// The scalar with the bits from bit `start` on.
    fn scalar_from_limbs(&mut self, ty: TypeId, limbs: &[ir::Value], start: u32) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let value = match repr.kind {
            ReprKind::Int(bits) if bits <= 64 => {
                let value = self.read_bits(limbs, start, bits);
                self.reduce(value, repr.parts[0])
            }
            ReprKind::Int(bits) => {
                let low = self.read_bits(limbs, start, 64);
                let high = self.read_bits(limbs, start + 64, bits - 64);
                self.ins().iconcat(low, high)
            }
            ReprKind::Limbs(bits) => {
                return Ok((0..bits.div_ceil(64))
                    .map(|limb| self.read_bits(limbs, start + limb * 64, (bits - limb * 64).min(64)))
                    .collect());
            }
            ReprKind::Half | ReprKind::BFloat => {
                let value = self.read_bits(limbs, start, 16);
                self.reduce(value, I16)
            }
            ReprKind::Float => {
                let value = self.read_bits(limbs, start, 32);
                let value = self.reduce(value, I32);
                self.ins().bitcast(F32, MemFlagsData::new(), value)
            }
            ReprKind::Double => {
                let value = self.read_bits(limbs, start, 64);
                self.ins().bitcast(F64, MemFlagsData::new(), value)
            }
            ReprKind::Fp128 => {
                let low = self.read_bits(limbs, start, 64);
                let high = self.read_bits(limbs, start + 64, 64);
                let bits = self.ins().iconcat(low, high);
                self.ins().bitcast(repr.parts[0], MemFlagsData::new(), bits)
            }
            ReprKind::X87 => {
                let low = self.read_bits(limbs, start, 64);
                let high = self.read_bits(limbs, start + 64, 16);
                return Ok(Parts::from_slice(&[low, self.reduce(high, I16)]));
            }
            ReprKind::Ptr => self.read_bits(limbs, start, 64),
            ReprKind::Memory if self.types().is_int(ty) => {
                let bits = self.huge_bits(ty)?;
                let result = self.huge_temporary(bits)?;
                let base = Address { base: AddressBase::Value(result), offset: 0 };
                for limb in 0..self.limb_count(bits)? {
                    let value = self.read_bits(limbs, start + limb * 64, (bits - limb * 64).min(64));
                    self.store_part(value, base.plus(i64::from(limb) * 8), MemFlagsData::new());
                }
                result
            }
            _ => return unsupported("a bitcast to this type"),
        };
        Ok(Parts::from_slice(&[value]))
    }

    /// The position of lane `index` counted from the least significant end.
    fn bit_lane(&self, len: u32, index: u32) -> u32 {
        if self.layout().is_big_endian() { len - 1 - index } else { index }
    }

    /// All bits of a vector.
    fn vector_bits(&mut self, shape: Shape, parts: &[ir::Value]) -> Lowered<Limbs> {
        let elem_bits = self.bit_size(shape.elem);
        let mut writer = BitWriter { limbs: Limbs::new(), used: 64 };
        if shape.mask && !self.layout().is_big_endian() {
            let lanes = self.type_of(parts[0]).lane_count();
            let parts =
                if lanes == 2 { self.mask_of_width(shape.len, parts, 32) } else { Parts::from_slice(parts) };
            let lanes = self.type_of(parts[0]).lane_count();
            for (index, &part) in parts.iter().enumerate() {
                let bits = self.ins().vhigh_bits(I32, part);
                let count = (shape.len - index as u32 * lanes).min(lanes);
                let bits = self.clear_upper(bits, count);
                let bits = self.widen(bits, I64);
                self.append_bits(&mut writer, bits, count);
            }
            return Ok(writer.limbs);
        }
        if shape.part.is_some() && !shape.mask && !self.layout().is_big_endian() {
            let total = elem_bits * shape.len;
            for start in (0..total).step_by(64) {
                let part = self.recast(parts[(start / 128) as usize], I64X2);
                let limb = self.ins().extractlane(part, (start / 64 % 2) as u8);
                writer.limbs.push(self.clear_upper(limb, (total - start).min(64)));
            }
            return Ok(writer.limbs);
        }
        for index in 0..shape.len {
            let lane = self.bit_lane(shape.len, index);
            let lane = self.lane(shape, parts, lane);
            for (piece, bits) in self.scalar_bits(shape.elem, &lane)? {
                self.append_bits(&mut writer, piece, bits);
            }
        }
        Ok(writer.limbs)
    }

    /// The vector with these bits.
    fn vector_of_bits(&mut self, shape: Shape, limbs: &[ir::Value]) -> Lowered<Parts> {
        if let Some(part) = shape.part
            && !self.layout().is_big_endian()
        {
            if shape.mask {
                return Ok(self.mask_of_bits(shape.len, limbs));
            }
            let mut parts = Parts::new();
            for pair in limbs.chunks(2) {
                let vector = self.build_part(I64X2, pair);
                parts.push(self.recast(vector, part));
            }
            return Ok(parts);
        }
        let elem_bits = self.bit_size(shape.elem);
        let mut lanes = Vec::new();
        for index in 0..shape.len {
            let lane = self.bit_lane(shape.len, index);
            lanes.push(self.scalar_from_limbs(shape.elem, limbs, lane * elem_bits)?);
        }
        Ok(self.join_lanes(shape, &lanes))
    }

    /// A mask from one bit a lane.
    fn mask_of_bits(&mut self, len: u32, limbs: &[ir::Value]) -> Parts {
        let mut bit_of_lane = [0u8; 16];
        for (lane, byte) in bit_of_lane.iter_mut().enumerate() {
            *byte = 1 << (lane % 8);
        }
        let bit_of_lane = self.vector_constant(I8X16, &bit_of_lane);
        let mut parts = Parts::new();
        for start in (0..len).step_by(16) {
            // Each of the two bytes into eight lanes.
            let bits = self.read_bits(limbs, start, (len - start).min(16));
            let low = self.ins().band_imm_u(bits, 0xff);
            let mut halves: SmallVec<[ir::Value; 2]> = SmallVec::new();
            halves.push(self.ins().imul_imm_s(low, 0x0101_0101_0101_0101));
            if len - start > 8 {
                let high = self.ins().ushr_imm_u(bits, 8);
                halves.push(self.ins().imul_imm_s(high, 0x0101_0101_0101_0101));
            }
            let bytes = self.build_part(I64X2, &halves);
            let bytes = self.recast(bytes, I8X16);
            let masked = self.ins().band(bytes, bit_of_lane);
            parts.push(self.ins().icmp(ir::condcodes::IntCC::Equal, masked, bit_of_lane));
        }
        parts
    }

    /// `bitcast` between any types of equal size.
    pub(in super::super) fn vector_bitcast(
        &mut self,
        from: TypeId,
        to: TypeId,
        parts: &[ir::Value],
    ) -> Lowered<Parts> {
        let from_shape = if self.types().is_vector(from) { Some(self.shape(from)?) } else { None };
        let to_shape = if self.types().is_vector(to) { Some(self.shape(to)?) } else { None };
        match (from_shape, to_shape) {
            (Some(from), Some(to)) => {
                if let (Some(_), Some(part), false, false) = (from.part, to.part, from.mask, to.mask) {
                    return Ok(parts.iter().map(|&value| self.recast(value, part)).collect());
                }
                if from.mask && to.mask {
                    return Ok(Parts::from_slice(parts));
                }
                if from.part.is_none() && to.part.is_none() && from.len == to.len {
                    let (source, target) = (self.repr(from.elem)?, self.repr(to.elem)?);
                    if source.parts == target.parts && source.kind != ReprKind::X87 {
                        return Ok(Parts::from_slice(parts));
                    }
                }
                let limbs = self.vector_bits(from, parts)?;
                self.vector_of_bits(to, &limbs)
            }
            (Some(from), None) => {
                let repr = self.repr(to)?;
                let little = !self.layout().is_big_endian();
                if from.part.is_some() && !from.mask && little && matches!(repr.parts[0], F32 | F64) {
                    let vector = self.recast(parts[0], vector_of(repr.parts[0]));
                    return Ok(Parts::from_slice(&[self.ins().extractlane(vector, 0)]));
                }
                let limbs = self.vector_bits(from, parts)?;
                self.scalar_from_limbs(to, &limbs, 0)
            }
            (None, Some(to)) => {
                let little = !self.layout().is_big_endian();
                if let Some(part) = to.part
                    && !to.mask
                    && little
                    && matches!(self.type_of(parts[0]), F32 | F64 | I32)
                    && parts.len() == 1
                {
                    let vector = self.scalar_in_vector(parts[0]);
                    return Ok(Parts::from_slice(&[self.recast(vector, part)]));
                }
                let mut writer = BitWriter { limbs: Limbs::new(), used: 64 };
                for (piece, bits) in self.scalar_bits(from, parts)? {
                    self.append_bits(&mut writer, piece, bits);
                }
                self.vector_of_bits(to, &writer.limbs)
            }
            (None, None) => {
                let mut writer = BitWriter { limbs: Limbs::new(), used: 64 };
                for (piece, bits) in self.scalar_bits(from, parts)? {
                    self.append_bits(&mut writer, piece, bits);
                }
                self.scalar_from_limbs(to, &writer.limbs, 0)
            }
        }
    }

    /// The size in bytes of an element if elements lie at byte addresses.
    fn element_bytes(&self, elem: TypeId) -> Option<u32> {
        let bits = match self.types().get(elem) {
            Type::Int(1) => return None,
            _ => self.bit_size(elem),
        };
        bits.is_multiple_of(8).then_some(bits / 8)
    }

    /// Loads a vector of type `ty`.
    pub(in super::super) fn load_vector(
        &mut self,
        ty: TypeId,
        address: Address,
        flags: MemFlagsData,
    ) -> Lowered<Parts> {
        let shape = self.shape(ty)?;
        let Some(bytes) = self.element_bytes(shape.elem) else {
            let total = self.bit_size(ty);
            let mut limbs = Limbs::new();
            for limb in 0..total.div_ceil(64) {
                let offset = self.limb_offset(total, limb);
                let bits = (total - limb * 64).min(64);
                limbs.push(self.load_int(bits, I64, address.plus(offset), flags));
            }
            return self.vector_of_bits(shape, &limbs);
        };
        let Some(part) = shape.part else {
            let mut parts = Parts::new();
            for index in 0..shape.len {
                let lane_address = address.plus(i64::from(index * bytes));
                parts.extend(self.load_parts(shape.elem, lane_address, flags)?);
            }
            return Ok(parts);
        };
        let mut parts = Parts::new();
        let total = shape.len * bytes;
        for start in (0..total).step_by(16) {
            let part_address = address.plus(i64::from(start));
            let rest = total - start;
            parts.push(if rest >= 16 {
                self.load_part(part, part_address, flags)
            } else if self.layout().is_big_endian() {
                let lanes: SmallVec<[ir::Value; 16]> = (0..rest / bytes)
                    .map(|lane| {
                        let lane_address = part_address.plus(i64::from(lane * bytes));
                        self.load_part(part.lane_type(), lane_address, flags)
                    })
                    .collect();
                self.build_part(part, &lanes)
            } else {
                self.load_partial(part, rest, part_address, flags)
            });
        }
        Ok(parts)
    }

    /// The first `bytes` < 16 bytes of a part, on a little-endian target.
    fn load_partial(
        &mut self,
        part: ir::Type,
        bytes: u32,
        address: Address,
        flags: MemFlagsData,
    ) -> ir::Value {
        let vector = if bytes == 4 {
            let word = self.load_part(I32, address, flags);
            self.scalar_in_vector(word)
        } else {
            let low = self.load_int(bytes.min(8) * 8, I64, address, flags);
            if bytes > 8 {
                let high = self.load_int((bytes - 8) * 8, I64, address.plus(8), flags);
                self.build_part(I64X2, &[low, high])
            } else {
                self.scalar_in_vector(low)
            }
        };
        self.recast(vector, part)
    }

    /// Stores a vector of type `ty`.
    pub(in super::super) fn store_vector(
        &mut self,
        ty: TypeId,
        parts: &[ir::Value],
        address: Address,
        flags: MemFlagsData,
    ) -> Lowered<()> {
        let shape = self.shape(ty)?;
        let Some(bytes) = self.element_bytes(shape.elem) else {
            let total = self.bit_size(ty);
            let limbs = self.vector_bits(shape, parts)?;
            for (limb, &value) in limbs.iter().enumerate() {
                let offset = self.limb_offset(total, limb as u32);
                let bits = (total - limb as u32 * 64).min(64);
                self.store_int(bits, value, address.plus(offset), flags);
            }
            return Ok(());
        };
        if shape.part.is_none() {
            for index in 0..shape.len {
                let lane_address = address.plus(i64::from(index * bytes));
                let lane = self.lane(shape, parts, index);
                self.store_parts(shape.elem, &lane, lane_address, flags)?;
            }
            return Ok(());
        }
        let total = shape.len * bytes;
        for (&part, start) in parts.iter().zip((0..total).step_by(16)) {
            let part_address = address.plus(i64::from(start));
            let rest = total - start;
            if rest >= 16 {
                self.store_part(part, part_address, flags);
            } else if self.layout().is_big_endian() {
                for lane in 0..rest / bytes {
                    let value = self.ins().extractlane(part, lane as u8);
                    self.store_part(value, part_address.plus(i64::from(lane * bytes)), flags);
                }
            } else {
                self.store_partial(part, rest, part_address, flags);
            }
        }
        Ok(())
    }

    /// Stores the first `bytes` < 16 bytes of a part, on a little-endian target.
    fn store_partial(&mut self, part: ir::Value, bytes: u32, address: Address, flags: MemFlagsData) {
        if bytes == 4 {
            let words = self.recast(part, ir::types::I32X4);
            let word = self.ins().extractlane(words, 0);
            self.store_part(word, address, flags);
            return;
        }
        let halves = self.recast(part, I64X2);
        let low = self.ins().extractlane(halves, 0);
        self.store_int(bytes.min(8) * 8, low, address, flags);
        if bytes > 8 {
            let high = self.ins().extractlane(halves, 1);
            self.store_int((bytes - 8) * 8, high, address.plus(8), flags);
        }
    }
}
