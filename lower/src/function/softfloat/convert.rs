//! Conversions of `fp128` and `x86_fp80`, and of all floats to integers with saturation.

use super::super::wide_float::Normalized;
use super::super::{Lowered, Parts, Translator, unsupported};
use super::{WIDE_BIAS, is_small};
use crate::repr::{Repr, ReprKind};
use crate::stubs::x87::{RESULT, X87Op};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::types::{F32, F64, I16, I32, I64, I128};
use rllc_frontend::ir::{CastOp, FcmpPred, TypeId};

impl<'a> Translator<'a> {
    /// A conversion from or to a type of this module.
    pub(crate) fn soft_cast(
        &mut self,
        op: CastOp,
        from: TypeId,
        to: TypeId,
        parts: &[ir::Value],
    ) -> Lowered<Parts> {
        let (from_kind, to_repr) = (self.repr(from)?.kind.clone(), self.repr(to)?);
        let to_kind = to_repr.kind.clone();
        match op {
            CastOp::FpTrunc | CastOp::FpExt => self.soft_resize(&from_kind, &to_kind, parts),
            CastOp::FpToSi | CastOp::FpToUi => {
                if is_small(&from_kind) {
                    let float = self.small_to_float(&from_kind, parts[0]);
                    return self.cast_parts(op, TypeId::FLOAT, to, &[float]);
                }
                let ReprKind::Int(bits) = to_kind else {
                    return unsupported("a conversion to integers of this width");
                };
                if self.environment.is_some() {
                    return self.wide_to_int_heeding(op == CastOp::FpToSi, &from_kind, to, bits, parts);
                }
                let limbs = self.float_to_limbs(from, parts, bits.div_ceil(64) as usize)?;
                let value = if bits > 64 {
                    self.ins().iconcat(limbs[0], limbs[1])
                } else {
                    self.reduce(limbs[0], to_repr.parts[0])
                };
                Ok(Parts::from_slice(&[self.clear_upper(value, bits)]))
            }
            CastOp::SiToFp | CastOp::UiToFp => {
                let ReprKind::Int(bits) = from_kind else {
                    return unsupported("a conversion from integers of this width");
                };
                if is_small(&to_kind) && bits <= 32 {
                    let double = self.int_to_float(op == CastOp::SiToFp, parts[0], bits, F64)?;
                    return Ok(Parts::from_slice(&[self.double_to_small(&to_kind, double)]));
                }
                let limbs = if bits > 64 {
                    let (low, high) = self.ins().isplit(parts[0]);
                    Parts::from_slice(&[low, high])
                } else {
                    Parts::from_slice(&[self.widen(parts[0], I64)])
                };
                self.limbs_to_float(op == CastOp::SiToFp, &limbs, bits, to)
            }
            _ => unsupported(format!("{} between these types", op.keyword())),
        }
    }

    /// A conversion of `x86_fp80` or `fp128` that raises what it has to. Narrow results are those of wider conversions.
    fn wide_to_int_heeding(
        &mut self,
        signed: bool,
        from: &ReprKind,
        to: TypeId,
        bits: u32,
        parts: &[ir::Value],
    ) -> Lowered<Parts> {
        // An unsigned number fits in a signed one that is wider.
        let needed = if signed { bits } else { bits + 1 };
        let value = match from {
            ReprKind::X87 => {
                let (quad, ty) = match needed {
                    ..=32 => (false, I32),
                    33..=64 => (true, I64),
                    _ => return unsupported("a conversion to integers of this width with heeded exceptions"),
                };
                let slot = self.x87_stub(X87Op::Truncate { quad }, &[parts])?;
                self.load_from_slot(ty, slot, RESULT)
            }
            _ => {
                let (name, ty) = match (bits, needed) {
                    (_, ..=32) => ("__fixtfsi", I32),
                    (..=32, _) => ("__fixunstfsi", I32),
                    (_, ..=64) => ("__fixtfdi", I64),
                    (..=64, _) => ("__fixunstfdi", I64),
                    (_, ..=128) => ("__fixtfti", I128),
                    _ => ("__fixunstfti", I128),
                };
                self.call_library(name, parts, &[ty])[0]
            }
        };
        let part = self.repr(to)?.parts[0];
        let value = self.reduce(value, part);
        Ok(Parts::from_slice(&[self.clear_upper(value, bits)]))
    }

    /// Between floating-point types.
    fn soft_resize(&mut self, from: &ReprKind, to: &ReprKind, parts: &[ir::Value]) -> Lowered<Parts> {
        let one = |value| Ok(Parts::from_slice(&[value]));
        match (from, to) {
            (ReprKind::Half | ReprKind::BFloat, _) => {
                let float = self.small_to_float(from, parts[0]);
                match to {
                    ReprKind::Float => one(float),
                    ReprKind::Double => one(self.ins().fpromote(F64, float)),
                    ReprKind::X87 => self.x87_from_float(float),
                    ReprKind::Fp128 => one(self.float_to_fp128(float)),
                    _ => unsupported("a conversion between these floating-point types"),
                }
            }
            (ReprKind::Float, ReprKind::Half | ReprKind::BFloat) => one(self.float_to_small(to, parts[0])),
            (ReprKind::Double, ReprKind::Half | ReprKind::BFloat) => one(self.double_to_small(to, parts[0])),
            (ReprKind::X87 | ReprKind::Fp128, ReprKind::Half | ReprKind::BFloat) => {
                let odd = self.wide_to_odd_double(from, parts)?;
                one(self.double_to_small(to, odd))
            }
            (ReprKind::Float | ReprKind::Double, ReprKind::X87) => self.x87_from_float(parts[0]),
            (ReprKind::X87, ReprKind::Float) => one(self.x87_to_float(parts, F32)?),
            (ReprKind::X87, ReprKind::Double) => one(self.x87_to_float(parts, F64)?),
            (ReprKind::Float | ReprKind::Double, ReprKind::Fp128) => one(self.float_to_fp128(parts[0])),
            (ReprKind::Fp128, ReprKind::Float) => one(self.fp128_to_float(parts[0], F32)),
            (ReprKind::Fp128, ReprKind::Double) => one(self.fp128_to_float(parts[0], F64)),
            (ReprKind::X87, ReprKind::Fp128) => one(self.x87_to_fp128(parts)),
            (ReprKind::Fp128, ReprKind::X87) => Ok(self.fp128_to_x87(parts[0])),
            _ => unsupported("a conversion between these floating-point types"),
        }
    }

    /// Both have the same exponents; the significand of `fp128` has no integer bit.
    fn x87_to_fp128(&mut self, parts: &[ir::Value]) -> ir::Value {
        let fraction = self.ins().ishl_imm_u(parts[0], 1);
        let high = self.ins().ushr_imm_u(fraction, 16);
        let low = self.ins().ishl_imm_u(fraction, 48);
        let upper = self.ins().uextend(I64, parts[1]);
        let upper = self.ins().ishl_imm_u(upper, 48);
        let high = self.ins().bor(high, upper);
        // A signalling NaN becomes a quiet one.
        let nan_exponent = self.ins().band_imm_u(parts[1], 0x7fff);
        let special = self.ins().icmp_imm_u(IntCC::Equal, nan_exponent, 0x7fff);
        let zero = self.ins().iconst(I64, 0);
        let some = self.ins().icmp(IntCC::NotEqual, fraction, zero);
        let nan = self.ins().band(special, some);
        let quiet = self.ins().bor_imm_u(high, 1 << 47);
        let high = self.select_one(nan, quiet, high);
        self.fp128_of(low, high)
    }

    /// Rounds the fraction of 112 bits to 63, to nearest, ties to even.
    fn fp128_to_x87(&mut self, value: ir::Value) -> Parts {
        let (low, high) = self.halves_of(value);
        let fraction_high = self.ins().band_imm_u(high, (1 << 48) - 1);
        let upper = self.ins().ishl_imm_u(fraction_high, 15);
        let lower = self.ins().ushr_imm_u(low, 49);
        let fraction = self.ins().bor(upper, lower);
        let exponent = self.ins().ushr_imm_u(high, 48);
        let exponent_only = self.ins().band_imm_u(exponent, 0x7fff);
        let nan_or_infinity = self.ins().icmp_imm_u(IntCC::Equal, exponent_only, 0x7fff);
        let rest = self.ins().band_imm_u(low, (1 << 49) - 1);
        let odd = self.ins().band_imm_u(fraction, 1);
        let half = self.ins().iconst(I64, (1 << 48) - 1);
        let half = self.ins().iadd(half, odd);
        // rest + 2^48 − 1 + odd carries into bit 49 exactly if the fraction is to be rounded up.
        let carried = self.ins().iadd(rest, half);
        let up = self.ins().ushr_imm_u(carried, 49);
        let rounded = self.ins().iadd(fraction, up);
        // A carry out of the fraction leaves it zero and raises the exponent.
        let carry = self.ins().ushr_imm_u(rounded, 63);
        let rounded_fraction = self.ins().band_imm_u(rounded, i64::MAX);
        let rounded_exponent = self.ins().iadd(exponent, carry);
        // NaNs keep what fits of their payload and become quiet.
        let low_zero = self.ins().iconst(I64, 0);
        let all = self.ins().bor(fraction, rest);
        let is_nan = self.ins().icmp(IntCC::NotEqual, all, low_zero);
        let is_nan = self.ins().band(is_nan, nan_or_infinity);
        let quiet = self.ins().bor_imm_u(fraction, 1 << 62);
        let special_fraction = self.select_one(is_nan, quiet, fraction);
        let fraction = self.select_one(nan_or_infinity, special_fraction, rounded_fraction);
        let exponent = self.select_one(nan_or_infinity, exponent, rounded_exponent);
        // The integer bit is set but for zero and subnormal numbers.
        let magnitude = self.ins().band_imm_u(exponent, 0x7fff);
        let normal = self.ins().icmp_imm_u(IntCC::NotEqual, magnitude, 0);
        let integer = self.ins().uextend(I64, normal);
        let integer = self.ins().ishl_imm_u(integer, 63);
        let significand = self.ins().bor(fraction, integer);
        let sign_exponent = self.ins().ireduce(I16, exponent);
        Parts::from_slice(&[significand, sign_exponent])
    }

    /// `fp128` or `x86_fp80` to `double`, rounded to odd.
    fn wide_to_odd_double(&mut self, kind: &ReprKind, parts: &[ir::Value]) -> Lowered<ir::Value> {
        // Bits of value and result in one format, magnitudes in integer order.
        let (nearest, original, back) = if *kind == ReprKind::Fp128 {
            let nearest = self.fp128_to_float(parts[0], F64);
            let back = self.float_to_fp128(nearest);
            (nearest, self.halves_of(parts[0]), self.halves_of(back))
        } else {
            let nearest = self.x87_to_float(parts, F64)?;
            let back = self.x87_from_float(nearest)?;
            let wide = (self.ins().uextend(I64, parts[1]), self.ins().uextend(I64, back[1]));
            (nearest, (parts[0], wide.0), (back[0], wide.1))
        };
        let original = self.ins().iconcat(original.0, original.1);
        let back = self.ins().iconcat(back.0, back.1);
        let inexact = self.ins().icmp(IntCC::NotEqual, back, original);
        let above = self.ins().icmp(IntCC::UnsignedGreaterThan, back, original);
        let nan = self.ins().fcmp(FloatCC::Unordered, nearest, nearest);
        let number = self.ins().bxor_imm_u(nan, 1);
        let inexact = self.ins().band(inexact, number);
        let above = self.ins().band(above, number);
        let bits = self.bits_of(nearest, I64);
        let above = self.ins().uextend(I64, above);
        let toward_zero = self.ins().isub(bits, above);
        let inexact = self.ins().uextend(I64, inexact);
        let odd = self.ins().bor(toward_zero, inexact);
        Ok(self.bits_of(odd, F64))
    }

    /// The significand as limbs, the exponent of its last bit, and a mask of the sign.
    pub(crate) fn mantissa_and_exponent(
        &mut self,
        ty: TypeId,
        parts: &[ir::Value],
    ) -> Lowered<(Parts, ir::Value, ir::Value)> {
        match self.repr(ty)?.kind {
            ReprKind::X87 => {
                let wide = self.ins().uextend(I64, parts[1]);
                let biased = self.ins().band_imm_u(wide, 0x7fff);
                let exponent = self.ins().iadd_imm_s(biased, -(WIDE_BIAS + 63));
                let sign = self.ins().ishl_imm_u(wide, 48);
                let sign = self.ins().sshr_imm_u(sign, 63);
                Ok((Parts::from_slice(&parts[..1]), exponent, sign))
            }
            ReprKind::Fp128 => {
                let (low, high) = self.halves_of(parts[0]);
                let fraction = self.ins().band_imm_u(high, (1 << 48) - 1);
                let significand = self.ins().bor_imm_u(fraction, 1 << 48);
                let upper = self.ins().ushr_imm_u(high, 48);
                let biased = self.ins().band_imm_u(upper, 0x7fff);
                let exponent = self.ins().iadd_imm_s(biased, -(WIDE_BIAS + 112));
                let sign = self.ins().sshr_imm_u(high, 63);
                Ok((Parts::from_slice(&[low, significand]), exponent, sign))
            }
            ReprKind::Half | ReprKind::BFloat => {
                let kind = self.repr(ty)?.kind.clone();
                let float = self.small_to_float(&kind, parts[0]);
                let bits = self.bits_of(float, I32);
                let bits = self.ins().sextend(I64, bits);
                let fraction = self.ins().band_imm_u(bits, (1 << 23) - 1);
                let significand = self.ins().bor_imm_u(fraction, 1 << 23);
                let upper = self.ins().ushr_imm_u(bits, 23);
                let biased = self.ins().band_imm_u(upper, 0xff);
                let exponent = self.ins().iadd_imm_s(biased, -(127 + 23));
                let sign = self.ins().sshr_imm_u(bits, 63);
                Ok((Parts::from_slice(&[significand]), exponent, sign))
            }
            _ => unsupported("a conversion of this floating-point type"),
        }
    }

    /// A number to a type of this module, to nearest, ties to even; `sign` is all ones for negative numbers.
    pub(crate) fn normalized_to_float(
        &mut self,
        number: Normalized,
        sign: ir::Value,
        to: TypeId,
    ) -> Lowered<Parts> {
        let kind = self.repr(to)?.kind.clone();
        let zero = self.ins().iconst(I64, 0);
        let Normalized { high, low, sticky, exponent } = number;
        match kind {
            ReprKind::Half | ReprKind::BFloat => {
                // 53 bits, the last of which stands for all below, are exact in double.
                let top = self.ins().ushr_imm_u(high, 11);
                let rest = self.ins().ishl_imm_u(high, 53);
                let rest = self.ins().bor(rest, low);
                let rest = self.ins().bor(rest, sticky);
                let rest = self.ins().icmp(IntCC::NotEqual, rest, zero);
                let rest = self.ins().uextend(I64, rest);
                let top = self.ins().bor(top, rest);
                let value = self.ins().fcvt_from_sint(F64, top);
                let exponent = self.ins().iadd_imm_s(exponent, 11);
                let limit = self.ins().iconst(I64, 900);
                let exponent = self.ins().smin(exponent, limit);
                let biased = self.ins().iadd_imm_s(exponent, 1023);
                let scale = self.ins().ishl_imm_u(biased, 52);
                let scale = self.bits_of(scale, F64);
                let value = self.ins().fmul(value, scale);
                let negated = self.ins().fneg(value);
                let value = self.select_one(sign, negated, value);
                Ok(Parts::from_slice(&[self.double_to_small(&kind, value)]))
            }
            ReprKind::X87 => {
                let guard = self.ins().ushr_imm_u(low, 63);
                let rest = self.ins().ishl_imm_u(low, 1);
                let rest = self.ins().bor(rest, sticky);
                let rest = self.ins().icmp(IntCC::NotEqual, rest, zero);
                let rest = self.ins().uextend(I64, rest);
                let odd = self.ins().band_imm_u(high, 1);
                let rest = self.ins().bor(rest, odd);
                let up = self.ins().band(guard, rest);
                let rounded = self.ins().iadd(high, up);
                let wrapped = self.ins().icmp(IntCC::UnsignedLessThan, rounded, high);
                let wrapped = self.ins().uextend(I64, wrapped);
                let top = self.ins().ishl_imm_u(wrapped, 63);
                let significand = self.ins().bor(rounded, top);
                let biased = self.ins().iadd_imm_s(exponent, WIDE_BIAS + 63);
                let biased = self.ins().iadd(biased, wrapped);
                let biased = self.select_one(high, biased, zero);
                let sign = self.ins().band_imm_u(sign, 0x8000);
                let sign_exponent = self.ins().bor(biased, sign);
                let sign_exponent = self.ins().ireduce(I16, sign_exponent);
                Ok(Parts::from_slice(&[significand, sign_exponent]))
            }
            ReprKind::Fp128 => {
                let upper = self.ins().ushr_imm_u(high, 15);
                let fraction = self.ins().band_imm_u(upper, (1 << 48) - 1);
                let middle = self.ins().ishl_imm_u(high, 49);
                let lower = self.ins().ushr_imm_u(low, 15);
                let lower = self.ins().bor(middle, lower);
                let guard = self.ins().ushr_imm_u(low, 14);
                let guard = self.ins().band_imm_u(guard, 1);
                let rest = self.ins().band_imm_u(low, 0x3fff);
                let rest = self.ins().bor(rest, sticky);
                let rest = self.ins().icmp(IntCC::NotEqual, rest, zero);
                let rest = self.ins().uextend(I64, rest);
                let odd = self.ins().band_imm_u(lower, 1);
                let rest = self.ins().bor(rest, odd);
                let up = self.ins().band(guard, rest);
                let biased = self.ins().iadd_imm_s(exponent, WIDE_BIAS + 63);
                let biased = self.select_one(high, biased, zero);
                let upper = self.ins().ishl_imm_u(biased, 48);
                let upper = self.ins().bor(upper, fraction);
                let sign = self.ins().band_imm_u(sign, i64::MIN);
                let upper = self.ins().bor(upper, sign);
                // A carry out of the fraction raises the exponent.
                let rounded = self.ins().iadd(lower, up);
                let carry = self.ins().icmp(IntCC::UnsignedLessThan, rounded, lower);
                let carry = self.ins().uextend(I64, carry);
                let upper = self.ins().iadd(upper, carry);
                Ok(Parts::from_slice(&[self.fp128_of(rounded, upper)]))
            }
            _ => unsupported("a conversion to this floating-point type"),
        }
    }

    /// A saturating conversion to an integer: compared with the bounds, which are exact.
    pub(crate) fn saturating_cast(
        &mut self,
        signed: bool,
        from: TypeId,
        parts: &[ir::Value],
        ret: TypeId,
    ) -> Lowered<Parts> {
        let repr = self.repr(ret)?;
        let bits = match repr.kind {
            ReprKind::Int(bits) | ReprKind::Limbs(bits) => bits,
            _ => self.huge_bits(ret)?,
        };
        let is_huge = repr.kind == ReprKind::Memory;
        let significant = if signed { bits - 1 } else { bits };
        let op = if signed { CastOp::FpToSi } else { CastOp::FpToUi };
        let converted = self.cast_parts(op, from, ret, parts)?;
        let bound = self.power_of_two(from, significant, false)?;
        let above = self.fcmp_parts(FcmpPred::Oge, from, parts, &bound)?[0];
        let highest = match is_huge {
            true => self.huge_highest(ret, signed)?,
            false => self.int_pattern(&repr.parts, |bit| bit < significant),
        };
        let result = self.choose(above, &highest, &converted);
        let result = if signed {
            let bound = self.power_of_two(from, significant, true)?;
            let below = self.fcmp_parts(FcmpPred::Ole, from, parts, &bound)?[0];
            let lowest = match is_huge {
                true => Parts::from_slice(&[self.huge_least(ret)?]),
                false => self.int_pattern(&repr.parts, |bit| bit == significant),
            };
            self.choose(below, &lowest, &result)
        } else {
            // Below 0 everything becomes 0.
            let zero = self.undefined(from)?;
            let below = self.fcmp_parts(FcmpPred::Olt, from, parts, &zero)?[0];
            let lowest = self.zero_int(ret, &repr)?;
            self.choose(below, &lowest, &result)
        };
        let nan = self.fcmp_parts(FcmpPred::Uno, from, parts, parts)?[0];
        let zero = self.zero_int(ret, &repr)?;
        Ok(self.choose(nan, &zero, &result))
    }

    fn zero_int(&mut self, ty: TypeId, repr: &Repr) -> Lowered<Parts> {
        match repr.kind {
            ReprKind::Memory => Ok(Parts::from_slice(&[self.huge_constant(ty, 0)?])),
            _ => Ok(self.int_pattern(&repr.parts, |_| false)),
        }
    }

    /// An integer whose bit n is `bit(n)`.
    fn int_pattern(&mut self, parts: &[ir::Type], bit: impl Fn(u32) -> bool) -> Parts {
        let mut start = 0;
        let mut result = Parts::new();
        for &part in parts {
            let value = (0..part.bits()).fold(0u128, |sum, n| sum | u128::from(bit(start + n)) << n);
            result.push(self.int_constant(part, value));
            start += part.bits();
        }
        result
    }

    /// 2^`exponent` or its negative, infinite if the type has no such number.
    fn power_of_two(&mut self, ty: TypeId, exponent: u32, negative: bool) -> Lowered<Parts> {
        let exponent = i64::from(exponent);
        let sign = i64::from(negative);
        Ok(match self.repr(ty)?.kind {
            ReprKind::Float => {
                let bits = sign << 31 | (127 + exponent).min(0xff) << 23;
                Parts::from_slice(&[self.ins().f32const(ir::immediates::Ieee32::with_bits(bits as u32))])
            }
            ReprKind::Double => {
                let bits = sign << 63 | (1023 + exponent).min(0x7ff) << 52;
                Parts::from_slice(&[self.ins().f64const(ir::immediates::Ieee64::with_bits(bits as u64))])
            }
            ReprKind::X87 => {
                let significand = self.ins().iconst(I64, i64::MIN);
                let sign_exponent = self.ins().iconst(I16, sign << 15 | (WIDE_BIAS + exponent).min(0x7fff));
                Parts::from_slice(&[significand, sign_exponent])
            }
            ReprKind::Fp128 => {
                let low = self.ins().iconst(I64, 0);
                let high = sign << 63 | (WIDE_BIAS + exponent).min(0x7fff) << 48;
                let high = self.ins().iconst(I64, high);
                Parts::from_slice(&[self.fp128_of(low, high)])
            }
            _ => return unsupported("a conversion from this floating-point type"),
        })
    }
}
