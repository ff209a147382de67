//! Integer intrinsics.

use super::super::{Lowered, Parts, Translator, unsupported};
use super::pure::Pure;
use crate::repr::{ReprKind, int_part};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I8, I16, I32, I64, I128};
use rllc_frontend::ir::{BinOp, CastOp, TypeId};

impl<'a> Translator<'a> {
    /// A pure integer intrinsic on operands of type `ty`.
    pub(super) fn pure_int(&mut self, op: Pure, ret: TypeId, ty: TypeId, args: &[Parts]) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let bits = match repr.kind {
            ReprKind::Int(bits) => bits,
            ReprKind::Limbs(bits) => return self.wide_pure(op, bits, ret, args),
            ReprKind::Memory => return self.huge_pure(op, ret, ty, args),
            _ => return unsupported(format!("llvm.{} on this type", op.name())),
        };
        let a = args[0][0];
        let b = args.get(1).and_then(|parts| parts.first()).copied().unwrap_or(a);
        let one = |value| Ok(Parts::from_slice(&[value]));
        match op {
            Pure::Abs => {
                let extended = self.extend_sign(a, bits);
                let negated = self.ins().ineg(extended);
                let zero = self.zero(repr.parts[0]);
                let negative = self.ins().icmp(IntCC::SignedLessThan, extended, zero);
                let result = self.select_one(negative, negated, extended);
                one(self.clear_upper(result, bits))
            }
            Pure::SMin => one(self.int_choose(IntCC::SignedLessThan, bits, a, b)),
            Pure::SMax => one(self.int_choose(IntCC::SignedGreaterThan, bits, a, b)),
            Pure::UMin => one(self.int_choose(IntCC::UnsignedLessThan, bits, a, b)),
            Pure::UMax => one(self.int_choose(IntCC::UnsignedGreaterThan, bits, a, b)),
            Pure::SCmp | Pure::UCmp => self.three_way(op == Pure::SCmp, bits, a, b, ret),
            Pure::CtPop => one(self.popcount(a)),
            Pure::CtLz => one(self.leading_zeros(a, bits)),
            Pure::CtTz => one(self.trailing_zeros(a, bits)),
            Pure::BSwap => one(self.reverse_bytes(a, bits)),
            Pure::BitReverse => one(self.reverse_bits(a, bits)),
            Pure::FshL | Pure::FshR => one(self.funnel_shift(op == Pure::FshL, bits, a, b, args[2][0])),
            Pure::SAddOverflow
            | Pure::UAddOverflow
            | Pure::SSubOverflow
            | Pure::USubOverflow
            | Pure::SMulOverflow
            | Pure::UMulOverflow => {
                let (value, overflow) = self.overflowing(op, bits, a, b)?;
                Ok(Parts::from_slice(&[value, overflow]))
            }
            Pure::SAddSat | Pure::UAddSat | Pure::SSubSat | Pure::USubSat => {
                one(self.saturating(op, bits, a, b)?)
            }
            Pure::SShlSat | Pure::UShlSat => one(self.saturating_shift(op == Pure::SShlSat, bits, a, b)?),
            _ => unsupported(format!("llvm.{}", op.name())),
        }
    }

    /// `a` if it compares with `b` by `condition`, else `b`.
    fn int_choose(&mut self, condition: IntCC, bits: u32, a: ir::Value, b: ir::Value) -> ir::Value {
        let signed = matches!(condition, IntCC::SignedLessThan | IntCC::SignedGreaterThan);
        let (x, y) = if signed { (self.extend_sign(a, bits), self.extend_sign(b, bits)) } else { (a, b) };
        let chosen = self.ins().icmp(condition, x, y);
        self.select_one(chosen, a, b)
    }

    /// −1, 0 or 1 in the type `ret`.
    fn three_way(
        &mut self,
        signed: bool,
        bits: u32,
        a: ir::Value,
        b: ir::Value,
        ret: TypeId,
    ) -> Lowered<Parts> {
        let (a, b) = if signed { (self.extend_sign(a, bits), self.extend_sign(b, bits)) } else { (a, b) };
        let (greater, less) = if signed {
            (IntCC::SignedGreaterThan, IntCC::SignedLessThan)
        } else {
            (IntCC::UnsignedGreaterThan, IntCC::UnsignedLessThan)
        };
        let greater = self.ins().icmp(greater, a, b);
        let less = self.ins().icmp(less, a, b);
        let difference = self.ins().isub(greater, less);
        self.small_signed(difference, ret)
    }

    /// A small signed number, given as an I8, in an integer type of any width.
    pub(crate) fn small_signed(&mut self, value: ir::Value, ty: TypeId) -> Lowered<Parts> {
        match self.repr(ty)?.kind {
            ReprKind::Int(bits @ ..=8) => Ok(Parts::from_slice(&[self.clear_upper(value, bits)])),
            _ => self.cast_parts(CastOp::SExt, TypeId::I8, ty, &[value]),
        }
    }

    fn popcount(&mut self, a: ir::Value) -> ir::Value {
        if self.type_of(a) == I128 {
            let (low, high) = self.ins().isplit(a);
            let (low, high) = (self.ins().popcnt(low), self.ins().popcnt(high));
            let sum = self.ins().iadd(low, high);
            return self.ins().uextend(I128, sum);
        }
        self.ins().popcnt(a)
    }

    fn leading_zeros(&mut self, a: ir::Value, bits: u32) -> ir::Value {
        let ty = self.type_of(a);
        let surplus = i64::from(ty.bits() - bits);
        if ty == I128 {
            let (low, high) = self.ins().isplit(a);
            let low_zeros = self.ins().clz(low);
            let low_zeros = self.ins().iadd_imm_s(low_zeros, 64);
            let high_zeros = self.ins().clz(high);
            let count = self.select_one(high, high_zeros, low_zeros);
            let count = if surplus == 0 { count } else { self.ins().iadd_imm_s(count, -surplus) };
            return self.ins().uextend(I128, count);
        }
        let zeros = self.ins().clz(a);
        if surplus == 0 { zeros } else { self.ins().iadd_imm_s(zeros, -surplus) }
    }

    fn trailing_zeros(&mut self, a: ir::Value, bits: u32) -> ir::Value {
        let ty = self.type_of(a);
        if ty == I128 {
            let (low, mut high) = self.ins().isplit(a);
            if bits < 128 {
                high = self.ins().bor_imm_u(high, (1u64 << (bits - 64)) as i64);
            }
            let low_zeros = self.ins().ctz(low);
            let high_zeros = self.ins().ctz(high);
            let high_zeros = self.ins().iadd_imm_s(high_zeros, 64);
            let count = self.select_one(low, low_zeros, high_zeros);
            return self.ins().uextend(I128, count);
        }
        // A bit just above the value makes the count of zero come out as the width.
        let a = if bits < ty.bits() { self.ins().bor_imm_u(a, (1u64 << bits) as i64) } else { a };
        self.ins().ctz(a)
    }

    fn reverse_bytes(&mut self, a: ir::Value, bits: u32) -> ir::Value {
        let ty = self.type_of(a);
        if ty == I8 {
            return a;
        }
        if ty == I128 {
            let (low, high) = self.ins().isplit(a);
            let (low, high) = (self.ins().bswap(low), self.ins().bswap(high));
            let swapped = self.ins().iconcat(high, low);
            let surplus = 128 - bits;
            return if surplus == 0 { swapped } else { self.ins().ushr_imm_u(swapped, i64::from(surplus)) };
        }
        let swapped = self.ins().bswap(a);
        let surplus = ty.bits() - bits;
        if surplus == 0 { swapped } else { self.ins().ushr_imm_u(swapped, i64::from(surplus)) }
    }

    fn reverse_bits(&mut self, a: ir::Value, bits: u32) -> ir::Value {
        let ty = self.type_of(a);
        let reversed = if ty == I128 {
            let (low, high) = self.ins().isplit(a);
            let (low, high) = (self.ins().bitrev(low), self.ins().bitrev(high));
            self.ins().iconcat(high, low)
        } else {
            self.ins().bitrev(a)
        };
        let surplus = ty.bits() - bits;
        if surplus == 0 { reversed } else { self.ins().ushr_imm_u(reversed, i64::from(surplus)) }
    }

    /// `fshl`/`fshr`: the shift amount counts modulo the width.
    fn funnel_shift(
        &mut self,
        left: bool,
        bits: u32,
        a: ir::Value,
        b: ir::Value,
        amount: ir::Value,
    ) -> ir::Value {
        let ty = self.type_of(a);
        if a == b && bits == ty.bits() && ty != I128 {
            return if left { self.ins().rotl(a, amount) } else { self.ins().rotr(a, amount) };
        }
        // The amount in 64 bits, modulo the width.
        let amount = if bits.is_power_of_two() {
            let amount = self.resize(amount, I64);
            self.ins().band_imm_u(amount, i64::from(bits) - 1)
        } else if ty == I128 {
            let width = self.int_constant(I128, u128::from(bits));
            let amount = self.call_i128("__umodti3", amount, width);
            self.reduce(amount, I64)
        } else {
            let amount = self.widen(amount, I64);
            self.ins().urem_imm_u(amount, i64::from(bits))
        };
        // In two steps so that no shift reaches the width: (a << n) | ((b >> 1) >> (w − 1 − n)).
        let rest = self.ins().iconst(I64, i64::from(bits) - 1);
        let rest = self.ins().isub(rest, amount);
        let (left_amount, right_amount) = if left { (amount, rest) } else { (rest, amount) };
        let (high, low) =
            if left { (a, self.ins().ushr_imm_u(b, 1)) } else { (self.ins().ishl_imm_u(a, 1), b) };
        let high = self.ins().ishl(high, left_amount);
        let low = self.ins().ushr(low, right_amount);
        let joined = self.ins().bor(high, low);
        self.clear_upper(joined, bits)
    }

    /// The result modulo 2^bits, and whether it overflowed.
    pub(super) fn overflowing(
        &mut self,
        op: Pure,
        bits: u32,
        a: ir::Value,
        b: ir::Value,
    ) -> Lowered<(ir::Value, ir::Value)> {
        let ty = self.type_of(a);
        let exact = bits == ty.bits();
        Ok(match op {
            Pure::UAddOverflow => {
                let sum = self.ins().iadd(a, b);
                let result = self.clear_upper(sum, bits);
                (result, self.ins().icmp(IntCC::UnsignedLessThan, result, a))
            }
            Pure::USubOverflow => {
                let difference = self.ins().isub(a, b);
                let result = self.clear_upper(difference, bits);
                (result, self.ins().icmp(IntCC::UnsignedLessThan, a, b))
            }
            Pure::SAddOverflow | Pure::SSubOverflow => {
                let add = op == Pure::SAddOverflow;
                let (x, y) = (self.extend_sign(a, bits), self.extend_sign(b, bits));
                let wide = if add { self.ins().iadd(x, y) } else { self.ins().isub(x, y) };
                let overflow = if exact {
                    // Overflow turns the sign of the result against what both operands say.
                    let x_changed = self.ins().bxor(x, wide);
                    let other = if add { self.ins().bxor(y, wide) } else { self.ins().bxor(x, y) };
                    let both = self.ins().band(x_changed, other);
                    let zero = self.zero(ty);
                    self.ins().icmp(IntCC::SignedLessThan, both, zero)
                } else {
                    let again = self.extend_sign(wide, bits);
                    self.ins().icmp(IntCC::NotEqual, again, wide)
                };
                (self.clear_upper(wide, bits), overflow)
            }
            Pure::UMulOverflow => self.unsigned_multiply(bits, a, b),
            Pure::SMulOverflow => self.signed_multiply(bits, a, b),
            _ => return unsupported(format!("llvm.{}", op.name())),
        })
    }

    fn unsigned_multiply(&mut self, bits: u32, a: ir::Value, b: ir::Value) -> (ir::Value, ir::Value) {
        let ty = self.type_of(a);
        if ty == I128 {
            return self.unsigned_multiply_128(bits, a, b);
        }
        if bits == 64 {
            let low = self.ins().imul(a, b);
            let high = self.ins().umulhi(a, b);
            return (low, self.ins().icmp_imm_u(IntCC::NotEqual, high, 0));
        }
        let wide = int_part(bits * 2).unwrap_or(I128);
        let (a, b) = (self.widen(a, wide), self.widen(b, wide));
        let product = self.ins().imul(a, b);
        let low = self.reduce(product, ty);
        let low = self.clear_upper(low, bits);
        let again = self.widen(low, wide);
        (low, self.ins().icmp(IntCC::NotEqual, again, product))
    }

    /// Multiplies 65 to 128-bit integers by their 64-bit halves.
    fn unsigned_multiply_128(&mut self, bits: u32, a: ir::Value, b: ir::Value) -> (ir::Value, ir::Value) {
        let product = self.ins().imul(a, b);
        let result = self.clear_upper(product, bits);
        let (a_low, a_high) = self.ins().isplit(a);
        let (b_low, b_high) = self.ins().isplit(b);
        // Above 2^128: both high halves, a cross product of more than 64 bits, or a carry out of the sum.
        let a_has_high = self.ins().icmp_imm_u(IntCC::NotEqual, a_high, 0);
        let b_has_high = self.ins().icmp_imm_u(IntCC::NotEqual, b_high, 0);
        let mut overflow = self.ins().band(a_has_high, b_has_high);
        let mut cross_sum = None;
        for (high, low) in [(a_high, b_low), (b_high, a_low)] {
            let above = self.ins().umulhi(high, low);
            let above = self.ins().icmp_imm_u(IntCC::NotEqual, above, 0);
            overflow = self.ins().bor(overflow, above);
            let cross = self.ins().imul(high, low);
            cross_sum = Some(match cross_sum {
                None => cross,
                // At most one of the two is not zero unless it overflows anyway.
                Some(other) => self.ins().iadd(cross, other),
            });
        }
        let base = self.ins().umulhi(a_low, b_low);
        if let Some(cross) = cross_sum {
            let high = self.ins().iadd(base, cross);
            let carry = self.ins().icmp(IntCC::UnsignedLessThan, high, base);
            overflow = self.ins().bor(overflow, carry);
        }
        if bits < 128 {
            let (_, high) = self.ins().isplit(product);
            let surplus = self.ins().ushr_imm_u(high, i64::from(bits - 64));
            let surplus = self.ins().icmp_imm_u(IntCC::NotEqual, surplus, 0);
            overflow = self.ins().bor(overflow, surplus);
        }
        (result, overflow)
    }

    fn signed_multiply(&mut self, bits: u32, a: ir::Value, b: ir::Value) -> (ir::Value, ir::Value) {
        let ty = self.type_of(a);
        if ty == I128 {
            return self.signed_multiply_128(bits, a, b);
        }
        if bits == 64 {
            let low = self.ins().imul(a, b);
            let high = self.ins().smulhi(a, b);
            let sign = self.ins().sshr_imm_u(low, 63);
            return (low, self.ins().icmp(IntCC::NotEqual, high, sign));
        }
        let wide = int_part(bits * 2).unwrap_or(I128);
        let (a, b) = (self.sign_widen(a, bits, wide), self.sign_widen(b, bits, wide));
        let product = self.ins().imul(a, b);
        let low = self.reduce(product, ty);
        let low = self.clear_upper(low, bits);
        let again = self.sign_widen(low, bits, wide);
        (low, self.ins().icmp(IntCC::NotEqual, again, product))
    }

    fn signed_multiply_128(&mut self, bits: u32, a: ir::Value, b: ir::Value) -> (ir::Value, ir::Value) {
        let (x, y) = (self.extend_sign(a, bits), self.extend_sign(b, bits));
        let zero = self.zero(I128);
        let magnitude = |this: &mut Self, value| {
            let negative = this.ins().icmp(IntCC::SignedLessThan, value, zero);
            let negated = this.ins().ineg(value);
            (negative, this.ins().select(negative, negated, value))
        };
        let (x_negative, x_magnitude) = magnitude(self, x);
        let (y_negative, y_magnitude) = magnitude(self, y);
        let (product, too_large) = self.unsigned_multiply_128(128, x_magnitude, y_magnitude);
        let negative = self.ins().bxor(x_negative, y_negative);
        let negated = self.ins().ineg(product);
        let signed = self.select_one(negative, negated, product);
        // The magnitude may be 2^(bits−1) only for a negative result.
        let limit = self.int_constant(I128, 1u128 << (bits - 1));
        let allowance = self.ins().uextend(I128, negative);
        let limit = self.ins().iadd(limit, allowance);
        let beyond = self.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, product, limit);
        let overflow = self.ins().bor(too_large, beyond);
        (self.clear_upper(signed, bits), overflow)
    }

    fn saturating(&mut self, op: Pure, bits: u32, a: ir::Value, b: ir::Value) -> Lowered<ir::Value> {
        let ty = self.type_of(a);
        let (overflowing, bound) = match op {
            Pure::UAddSat => (Pure::UAddOverflow, self.int_constant(ty, max_unsigned(bits))),
            Pure::USubSat => (Pure::USubOverflow, self.zero(ty)),
            Pure::SAddSat | Pure::SSubSat => {
                let bound = self.signed_bound(bits, a);
                (if op == Pure::SAddSat { Pure::SAddOverflow } else { Pure::SSubOverflow }, bound)
            }
            _ => return unsupported(format!("llvm.{}", op.name())),
        };
        let (value, overflow) = self.overflowing(overflowing, bits, a, b)?;
        Ok(self.select_one(overflow, bound, value))
    }

    /// The most negative integer if `value` is negative, else the most positive.
    fn signed_bound(&mut self, bits: u32, value: ir::Value) -> ir::Value {
        let ty = self.type_of(value);
        let extended = self.extend_sign(value, bits);
        let zero = self.zero(ty);
        let negative = self.ins().icmp(IntCC::SignedLessThan, extended, zero);
        let lowest = self.int_constant(ty, 1u128 << (bits - 1));
        let highest = self.int_constant(ty, (1u128 << (bits - 1)) - 1);
        self.select_one(negative, lowest, highest)
    }

    fn saturating_shift(
        &mut self,
        signed: bool,
        bits: u32,
        a: ir::Value,
        amount: ir::Value,
    ) -> Lowered<ir::Value> {
        let ty = self.type_of(a);
        let shifted = self.int_binary(BinOp::Shl, bits, a, amount)?;
        let back = self.int_binary(if signed { BinOp::AShr } else { BinOp::LShr }, bits, shifted, amount)?;
        let same = self.ins().icmp(IntCC::Equal, back, a);
        let bound =
            if signed { self.signed_bound(bits, a) } else { self.int_constant(ty, max_unsigned(bits)) };
        Ok(self.select_one(same, shifted, bound))
    }

    /// The integer type of a result wide enough for comparisons in Cranelift's saturating conversions.
    pub(super) fn saturating_container(bits: u32) -> ir::Type {
        match bits {
            0..=32 => I32,
            _ => I64,
        }
    }
}

/// The largest unsigned integer of `bits` bits.
fn max_unsigned(bits: u32) -> u128 {
    if bits == 128 { u128::MAX } else { (1u128 << bits) - 1 }
}

/// Types below 32 bits, which Cranelift's float conversions do not take.
pub(super) fn is_small(ty: ir::Type) -> bool {
    ty == I8 || ty == I16
}
