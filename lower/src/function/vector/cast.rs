//! Conversions of vectors.

use super::super::{Lowered, Parts, Translator};
use super::{Shape, VectorOp, int_vector};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{F32X4, F64X2, I8X16, I16X8, I32X4, I64X2};
use rllc_frontend::ir::{BinOp, CastOp, TypeId};

impl<'a> Translator<'a> {
    pub(super) fn no_conversion(from: Shape, to: Shape) -> bool {
        from.part == to.part && from.mask == to.mask
    }

    /// Converts between vector types of equal length, other than by `bitcast`.
    pub(in super::super) fn vector_cast(
        &mut self,
        op: CastOp,
        from: TypeId,
        to: TypeId,
        parts: &[ir::Value],
    ) -> Lowered<Parts> {
        let (from, to) = (self.shape(from)?, self.shape(to)?);
        self.shaped_cast(op, from, to, parts)
    }

    /// Converts a vector of one shape to another of the same length.
    pub(crate) fn shaped_cast(
        &mut self,
        op: CastOp,
        from: Shape,
        to: Shape,
        parts: &[ir::Value],
    ) -> Lowered<Parts> {
        if let (Some(from_part), Some(to_part)) = (from.part, to.part)
            && let Some(result) = self.packed_cast(op, from, from_part, to, to_part, parts)
        {
            return Ok(result);
        }
        self.lanewise(to, &[(from, parts)], |this, args| this.cast_parts(op, from.elem, to.elem, &args[0]))
    }

    fn packed_cast(
        &mut self,
        op: CastOp,
        from: Shape,
        from_part: ir::Type,
        to: Shape,
        to_part: ir::Type,
        parts: &[ir::Value],
    ) -> Option<Parts> {
        let len = from.len;
        let to_bits = to_part.lane_bits();
        match op {
            CastOp::Trunc if to.mask => Some(self.bits_to_mask(parts)),
            CastOp::PtrToInt
            | CastOp::PtrToAddr
            | CastOp::IntToPtr
            | CastOp::AddrSpaceCast
            | CastOp::BitCast
                if Self::no_conversion(from, to) =>
            {
                Some(Parts::from_slice(parts))
            }
            CastOp::Trunc | CastOp::PtrToInt | CastOp::PtrToAddr
                if !to.mask && to_bits < from_part.lane_bits() =>
            {
                Some(self.truncate_lanes(parts, to_bits))
            }
            CastOp::PtrToInt | CastOp::PtrToAddr if to.mask => Some(self.bits_to_mask(parts)),
            CastOp::ZExt | CastOp::IntToPtr if from.mask => {
                let mask = self.mask_of_width(len, parts, to_bits);
                let one = self.splat_constant(to_part, 1);
                Some(mask.iter().map(|&part| self.ins().band(part, one)).collect())
            }
            CastOp::SExt if from.mask => Some(self.mask_of_width(len, parts, to_bits)),
            CastOp::ZExt | CastOp::IntToPtr => Some(self.widen_lanes(len, parts, to_bits, false)),
            CastOp::SExt => Some(self.widen_lanes(len, parts, to_bits, true)),
            CastOp::FpExt if to_part == F64X2 => Some(self.promote_lanes(len, parts)),
            CastOp::FpTrunc if to_part == F32X4 => {
                let halves: Parts = parts.iter().map(|&part| self.ins().fvdemote(part)).collect();
                Some(self.join_halves(&halves, F32X4))
            }
            CastOp::SiToFp | CastOp::UiToFp if from.mask => {
                let one = match (to_part == F64X2, op == CastOp::SiToFp) {
                    (true, true) => (-1.0f64).to_bits(),
                    (true, false) => 1.0f64.to_bits(),
                    (false, true) => u64::from((-1.0f32).to_bits()),
                    (false, false) => u64::from(1.0f32.to_bits()),
                };
                let mask = self.mask_of_width(len, parts, to_bits);
                let int = int_vector(to_bits);
                let one = self.splat_constant(int, one);
                let mut result = Parts::new();
                for part in mask {
                    let bits = self.ins().band(part, one);
                    result.push(self.recast(bits, to_part));
                }
                Some(result)
            }
            CastOp::SiToFp | CastOp::UiToFp => self.lanes_to_float(op == CastOp::SiToFp, len, parts, to_part),
            CastOp::FpToSi | CastOp::FpToUi => {
                let bits = if to.mask { 8 } else { to_bits };
                let ints = self.float_to_lanes(op == CastOp::FpToSi, parts, bits)?;
                Some(if to.mask { self.bits_to_mask(&ints) } else { ints })
            }
            _ => None,
        }
    }

    /// The mask of the lowest bits of integer lanes.
    pub(super) fn bits_to_mask(&mut self, parts: &[ir::Value]) -> Parts {
        let ty = self.type_of(parts[0]);
        let one = self.splat_constant(ty, 1);
        let mut result = Parts::new();
        for &part in parts {
            let bit = self.ins().band(part, one);
            result.push(self.ins().ineg(bit));
        }
        result
    }

    /// Joins the low halves of consecutive parts.
    fn join_halves(&mut self, halves: &[ir::Value], ty: ir::Type) -> Parts {
        let mut result = Parts::new();
        for pair in halves.chunks(2) {
            result.push(match *pair {
                [low, high] => {
                    let joined = self.interleave(low, high, 64, false);
                    self.recast(joined, ty)
                }
                _ => pair[0],
            });
        }
        result
    }

    /// Integer lanes cut to `bits` bits.
    pub(super) fn truncate_lanes(&mut self, parts: &[ir::Value], bits: u32) -> Parts {
        let mut parts = Parts::from_slice(parts);
        if self.layout().is_big_endian() || !self.native().is_x64() {
            return self.truncate_by_shuffle(&parts, bits);
        }
        if self.type_of(parts[0]) == I64X2 {
            parts = self.truncate_by_shuffle(&parts, 32);
        }
        let width = self.type_of(parts[0]).lane_bits();
        if width == bits {
            return parts;
        }
        if bits == 8 {
            // In range for the saturating instructions once the upper bits are clear.
            let ty = self.type_of(parts[0]);
            let mask = self.splat_constant(ty, 0xff);
            parts = parts.iter().map(|&part| self.ins().band(part, mask)).collect();
            if width == 32 {
                parts = self.narrow_pairs(&parts, |this, low, high| this.ins().snarrow(low, high));
            }
            return self.narrow_pairs(&parts, |this, low, high| this.ins().unarrow(low, high));
        }
        // 32 to 16 bits.
        if self.native().has(VectorOp::NarrowUnsigned, I16X8) {
            let mask = self.splat_constant(I32X4, 0xffff);
            parts = parts.iter().map(|&part| self.ins().band(part, mask)).collect();
            return self.narrow_pairs(&parts, |this, low, high| this.ins().unarrow(low, high));
        }
        let mut extended = Parts::new();
        for part in parts {
            let high = self.shift_all_by(BinOp::Shl, part, 16);
            extended.push(self.shift_all_by(BinOp::AShr, high, 16));
        }
        self.narrow_pairs(&extended, |this, low, high| this.ins().snarrow(low, high))
    }

    fn narrow_pairs(
        &mut self,
        parts: &[ir::Value],
        mut narrow: impl FnMut(&mut Self, ir::Value, ir::Value) -> ir::Value,
    ) -> Parts {
        let mut result = Parts::new();
        for pair in parts.chunks(2) {
            result.push(narrow(self, pair[0], *pair.last().unwrap_or(&pair[0])));
        }
        result
    }

    /// Halves the lanes by picking every second one, again and again.
    fn truncate_by_shuffle(&mut self, parts: &[ir::Value], bits: u32) -> Parts {
        let mut parts = Parts::from_slice(parts);
        let mut width = self.type_of(parts[0]).lane_bits();
        while width > bits {
            width /= 2;
            let size = width as usize / 8;
            // The lower half of a lane lies first in memory, or second if the target is big-endian.
            let first = if self.layout().is_big_endian() { size } else { 0 };
            let mut mask = [0u8; 16];
            for (index, byte) in mask.iter_mut().enumerate() {
                *byte = (index / size * size * 2 + first + index % size) as u8;
            }
            let ty = int_vector(width);
            parts = self.narrow_pairs(&parts, |this, low, high| {
                let narrow = this.shuffle_bytes(low, high, &mask);
                this.recast(narrow, ty)
            });
        }
        parts
    }

    /// Integer lanes extended to `bits` bits.
    pub(crate) fn widen_lanes(&mut self, len: u32, parts: &[ir::Value], bits: u32, signed: bool) -> Parts {
        let mut parts = Parts::from_slice(parts);
        loop {
            let width = self.type_of(parts[0]).lane_bits();
            if width >= bits {
                return parts;
            }
            let count = len.div_ceil(64 / width) as usize;
            let mut wide = Parts::new();
            for part in parts {
                if wide.len() < count {
                    wide.push(if signed { self.ins().swiden_low(part) } else { self.ins().uwiden_low(part) });
                }
                if wide.len() < count {
                    wide.push(if signed {
                        self.ins().swiden_high(part)
                    } else {
                        self.ins().uwiden_high(part)
                    });
                }
            }
            parts = wide;
        }
    }

    /// `float` lanes to `double`.
    fn promote_lanes(&mut self, len: u32, parts: &[ir::Value]) -> Parts {
        let count = len.div_ceil(2) as usize;
        let mut result = Parts::new();
        for &part in parts {
            result.push(self.ins().fvpromote_low(part));
            if result.len() < count {
                let high = self.shuffle_words(part, part, [2, 3, 2, 3]);
                let high = self.recast(high, F32X4);
                result.push(self.ins().fvpromote_low(high));
            }
        }
        result
    }

    /// Integer lanes to floats.
    fn lanes_to_float(&mut self, signed: bool, len: u32, parts: &[ir::Value], to: ir::Type) -> Option<Parts> {
        let from = self.type_of(parts[0]);
        // Narrow unsigned lanes are positive once they are wider.
        let (parts, signed) = match from {
            I8X16 | I16X8 => (self.widen_lanes(len, parts, 32, signed), true),
            _ => (Parts::from_slice(parts), signed),
        };
        let parts = match (self.type_of(parts[0]), to) {
            (I32X4, F32X4) | (I64X2, F64X2) => parts,
            (I32X4, F64X2) => self.widen_lanes(len, &parts, 64, signed),
            _ => return None,
        };
        let op = if signed { VectorOp::FromSigned } else { VectorOp::FromUnsigned };
        let ty = self.type_of(parts[0]);
        if !self.native().has(op, ty) {
            return None;
        }
        Some(
            parts
                .iter()
                .map(|&part| {
                    if signed {
                        self.ins().fcvt_from_sint(to, part)
                    } else {
                        self.ins().fcvt_from_uint(to, part)
                    }
                })
                .collect(),
        )
    }

    /// Floats to integer lanes of `bits` bits; out of range is poison, so that wider and saturating
    /// conversions do.
    fn float_to_lanes(&mut self, signed: bool, parts: &[ir::Value], bits: u32) -> Option<Parts> {
        let from = self.type_of(parts[0]);
        let signed = signed || bits < 32;
        let x64 = self.native().is_x64();
        let wide: Parts = match from {
            F32X4 if bits <= 32 && signed && x64 => {
                parts.iter().map(|&part| self.ins().x86_cvtt2dq(I32X4, part)).collect()
            }
            F64X2 if bits <= 32 && signed && x64 => {
                // One instruction, which the code generator knows by this shape.
                let mut halves = Parts::new();
                for &part in parts {
                    let ints = self.ins().x86_cvtt2dq(I64X2, part);
                    let zero = self.zero(I64X2);
                    halves.push(self.ins().snarrow(ints, zero));
                }
                self.join_halves(&halves, I32X4)
            }
            F32X4 | F64X2 => {
                let ty = int_vector(from.lane_bits());
                let op = if signed { VectorOp::ToSigned } else { VectorOp::ToUnsigned };
                if bits > from.lane_bits() || !self.native().has(op, ty) {
                    return None;
                }
                parts
                    .iter()
                    .map(|&part| {
                        if signed {
                            self.ins().fcvt_to_sint_sat(ty, part)
                        } else {
                            self.ins().fcvt_to_uint_sat(ty, part)
                        }
                    })
                    .collect()
            }
            _ => return None,
        };
        Some(self.truncate_lanes(&wide, bits))
    }
}
