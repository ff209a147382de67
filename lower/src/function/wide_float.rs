//! Conversions between floating-point numbers and integers of more than 128 bits, as 64-bit limbs.

use super::{Lowered, Parts, Translator};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{F32, F64, I64};
use rllc_frontend::ir::TypeId;

/// A positive number as its upper bits and a power of two.
pub(crate) struct Normalized {
    /// The 64 bits from the highest one set on; zero only if the number is.
    pub high: ir::Value,
    /// The 64 bits below those.
    pub low: ir::Value,
    /// Whether any bit below those is set: 0 or 1 as `I64`.
    pub sticky: ir::Value,
    /// The exponent: the number is `high` × 2^exponent, and a bit.
    pub exponent: ir::Value,
}

impl<'a> Translator<'a> {
    /// The highest bits of an unsigned number.
    pub(crate) fn normalize(&mut self, limbs: &[ir::Value]) -> Normalized {
        let zero = self.ins().iconst(I64, 0);
        let (mut first, mut second, mut third) = (zero, zero, zero);
        let mut lower_bits = zero;
        let mut position = zero;
        let mut lower_so_far = zero;
        for (index, &limb) in limbs.iter().enumerate() {
            let one_below = if index >= 1 { limbs[index - 1] } else { zero };
            let two_below = if index >= 2 { limbs[index - 2] } else { zero };
            if index >= 3 {
                lower_so_far = self.ins().bor(lower_so_far, limbs[index - 3]);
            }
            let number = self.ins().iconst(I64, index as i64 * 64);
            first = self.ins().select(limb, limb, first);
            second = self.ins().select(limb, one_below, second);
            third = self.ins().select(limb, two_below, third);
            lower_bits = self.ins().select(limb, lower_so_far, lower_bits);
            position = self.ins().select(limb, number, position);
        }
        let shift = self.ins().clz(first);
        let shift = self.ins().band_imm_u(shift, 63);
        let high = self.shift_left_pair(first, second, shift);
        let low = self.shift_left_pair(second, third, shift);
        let rest = self.ins().ishl(third, shift);
        let rest = self.ins().bor(rest, lower_bits);
        let sticky = self.ins().icmp(IntCC::NotEqual, rest, zero);
        let sticky = self.ins().uextend(I64, sticky);
        let exponent = self.ins().isub(position, shift);
        Normalized { high, low, sticky, exponent }
    }

    /// An integer to a floating-point number, rounded to nearest, ties to even.
    pub(crate) fn limbs_to_float(
        &mut self,
        signed: bool,
        limbs: &[ir::Value],
        bits: u32,
        to: TypeId,
    ) -> Lowered<Parts> {
        let (magnitude, sign) = if signed {
            let limbs = self.sign_wide(limbs, bits);
            let sign = self.wide_sign(&limbs);
            (self.negate_if(&limbs, sign), sign)
        } else {
            (Parts::from_slice(limbs), self.ins().iconst(I64, 0))
        };
        let number = self.normalize(&magnitude);
        self.round_to_float(number, sign, to)
    }

    /// A number to a floating-point type, to nearest, ties to even; `sign` is all ones for negative numbers.
    pub(crate) fn round_to_float(
        &mut self,
        number: Normalized,
        sign: ir::Value,
        to: TypeId,
    ) -> Lowered<Parts> {
        let kind = self.repr(to)?.kind.clone();
        match kind {
            ReprKind::Float | ReprKind::Double => {
                // One bit stands for all that are below; it lies far below the last bit of the result.
                let zero = self.ins().iconst(I64, 0);
                let below = self.ins().icmp(IntCC::NotEqual, number.low, zero);
                let below = self.ins().uextend(I64, below);
                let below = self.ins().bor(below, number.sticky);
                let top = self.ins().bor(number.high, below);
                let rounded = if kind == ReprKind::Float {
                    let single = self.ins().fcvt_from_uint(F32, top);
                    self.ins().fpromote(F64, single)
                } else {
                    self.ins().fcvt_from_uint(F64, top)
                };
                // 2^exponent; what is above the range becomes an infinity.
                let limit = self.ins().iconst(I64, 1023);
                let exponent = self.ins().smin(number.exponent, limit);
                let biased = self.ins().iadd_imm_s(exponent, 1023);
                let scale = self.ins().ishl_imm_u(biased, 52);
                let scale = self.ins().bitcast(F64, ir::MemFlagsData::new(), scale);
                let value = self.ins().fmul(rounded, scale);
                let negated = self.ins().fneg(value);
                let value = self.ins().select(sign, negated, value);
                let value = if kind == ReprKind::Float { self.ins().fdemote(F32, value) } else { value };
                Ok(Parts::from_slice(&[value]))
            }
            _ => self.normalized_to_float(number, sign, to),
        }
    }

    /// The significand as limbs, the exponent of its last bit, and a mask of the sign; nonsense for numbers
    /// that are not finite.
    pub(crate) fn float_pieces(
        &mut self,
        from: TypeId,
        parts: &[ir::Value],
    ) -> Lowered<(Parts, ir::Value, ir::Value)> {
        let kind = self.repr(from)?.kind.clone();
        match kind {
            ReprKind::Float | ReprKind::Double => {
                let double =
                    if kind == ReprKind::Float { self.ins().fpromote(F64, parts[0]) } else { parts[0] };
                let bits = self.ins().bitcast(I64, ir::MemFlagsData::new(), double);
                let fraction = self.ins().band_imm_u(bits, (1 << 52) - 1);
                let mantissa = self.ins().bor_imm_u(fraction, 1 << 52);
                let shifted = self.ins().ushr_imm_u(bits, 52);
                let biased = self.ins().band_imm_u(shifted, 0x7ff);
                let exponent = self.ins().iadd_imm_s(biased, -1075);
                let sign = self.ins().sshr_imm_u(bits, 63);
                Ok((Parts::from_slice(&[mantissa]), exponent, sign))
            }
            _ => self.mantissa_and_exponent(from, parts),
        }
    }

    /// A floating-point number cut to an integer of `count` limbs; out of range is poison.
    pub(crate) fn float_to_limbs(
        &mut self,
        from: TypeId,
        parts: &[ir::Value],
        count: usize,
    ) -> Lowered<Parts> {
        let (mantissa, exponent, sign) = self.float_pieces(from, parts)?;
        // Shift the mantissa right if the exponent is negative, left else.
        let zero = self.ins().iconst(I64, 0);
        let negated = self.ins().ineg(exponent);
        let right = self.ins().smax(negated, zero);
        let left = self.ins().smax(exponent, zero);
        let mut limbs = self.shift_limbs(&mantissa, false, zero, right);
        limbs.resize(count.max(limbs.len()), zero);
        let shifted = self.shift_limbs(&limbs, true, zero, left);
        Ok(self.negate_if(&shifted, sign))
    }
}
