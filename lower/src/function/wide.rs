//! Integers of more than 128 bits, as 64-bit limbs.
//!
//! Limbs are listed from the least significant one; the bits above the integer's width are zero. Products of
//! many limbs and quotients are computed by routines of the runtime, which take arrays of limbs in this order.

use super::intrinsics::Pure;
use super::{Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{F32, F64, I8, I64, I128};
use rllc_frontend::ir::{BinOp, CastOp, IcmpPred, TypeId};

/// The most limbs whose product is computed in line.
const INLINE_PRODUCT: usize = 12;

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
    /// The value of an integer that is visibly constant.
    fn known_int(&self, value: ir::Value) -> Option<u64> {
        let dfg = &self.builder.func.dfg;
        let inst = dfg.value_def(dfg.resolve_aliases(value)).inst()?;
        match dfg.insts[inst] {
            ir::InstructionData::UnaryImm { opcode: ir::Opcode::Iconst, imm } => Some(imm.bits() as u64),
            _ => None,
        }
    }

    /// The limbs with the bits above `bits` cleared.
    fn clear_wide(&mut self, mut limbs: Parts, bits: u32) -> Parts {
        limbs.truncate(bits.div_ceil(64) as usize);
        if !bits.is_multiple_of(64)
            && let Some(last) = limbs.last_mut()
        {
            *last = self.clear_upper(*last, bits % 64);
        }
        limbs
    }

    /// The limbs with the sign copied into the unused bits of the last one.
    pub(crate) fn sign_wide(&mut self, limbs: &[ir::Value], bits: u32) -> Parts {
        let mut limbs = Parts::from_slice(limbs);
        if !bits.is_multiple_of(64)
            && let Some(last) = limbs.last_mut()
        {
            *last = self.extend_sign(*last, bits % 64);
        }
        limbs
    }

    /// All bits the sign of the last limb, whose unused bits are copies of the sign.
    pub(crate) fn wide_sign(&mut self, limbs: &[ir::Value]) -> ir::Value {
        match limbs.last() {
            Some(&last) => self.ins().sshr_imm_u(last, 63),
            None => self.ins().iconst(I64, 0),
        }
    }

    /// a + b + carry, without clearing unused bits; the carry is an `I64` of 0 or 1.
    fn add_limbs(
        &mut self,
        a: &[ir::Value],
        b: &[ir::Value],
        carry: Option<ir::Value>,
    ) -> (Parts, ir::Value) {
        let mut carry = carry;
        let mut result = Parts::new();
        for (&a, &b) in a.iter().zip(b) {
            let sum = self.ins().iadd(a, b);
            let mut over = self.ins().icmp(IntCC::UnsignedLessThan, sum, a);
            let mut total = sum;
            if let Some(carry) = carry {
                total = self.ins().iadd(sum, carry);
                let second = self.ins().icmp(IntCC::UnsignedLessThan, total, sum);
                over = self.ins().bor(over, second);
            }
            result.push(total);
            carry = Some(self.ins().uextend(I64, over));
        }
        let carry = match carry {
            Some(carry) => carry,
            None => self.ins().iconst(I64, 0),
        };
        (result, carry)
    }

    /// a − b, without clearing unused bits, and the borrow, an `I64` of 0 or 1.
    fn subtract_limbs(&mut self, a: &[ir::Value], b: &[ir::Value]) -> (Parts, ir::Value) {
        let mut borrow: Option<ir::Value> = None;
        let mut result = Parts::new();
        for (&a, &b) in a.iter().zip(b) {
            let difference = self.ins().isub(a, b);
            let mut under = self.ins().icmp(IntCC::UnsignedLessThan, a, b);
            let mut total = difference;
            if let Some(borrow) = borrow {
                total = self.ins().isub(difference, borrow);
                let second = self.ins().icmp(IntCC::UnsignedLessThan, difference, borrow);
                under = self.ins().bor(under, second);
            }
            result.push(total);
            borrow = Some(self.ins().uextend(I64, under));
        }
        let borrow = match borrow {
            Some(borrow) => borrow,
            None => self.ins().iconst(I64, 0),
        };
        (result, borrow)
    }

    /// −a if `sign` is all ones, a if it is zero.
    fn negate_if(&mut self, limbs: &[ir::Value], sign: ir::Value) -> Parts {
        let flipped: Parts = limbs.iter().map(|&limb| self.ins().bxor(limb, sign)).collect();
        let zero = self.ins().iconst(I64, 0);
        let zeros = Parts::from_elem(zero, limbs.len());
        let carry = self.ins().band_imm_u(sign, 1);
        self.add_limbs(&flipped, &zeros, Some(carry)).0
    }

    /// Limbs in a slot, in the order of their significance, each in the target's byte order.
    fn limbs_to_slot(&mut self, limbs: &[ir::Value]) -> (ir::StackSlot, ir::Value) {
        let slot = self.new_slot(limbs.len() as u32 * 8, 16);
        for (index, &limb) in limbs.iter().enumerate() {
            self.store_to_slot(limb, slot, index as i32 * 8);
        }
        (slot, self.ins().stack_addr(I64, slot, 0))
    }

    fn limbs_from_slot(&mut self, slot: ir::StackSlot, count: usize) -> Parts {
        (0..count).map(|index| self.load_from_slot(I64, slot, index as i32 * 8)).collect()
    }

    /// The product of as many limbs as both operands have.
    fn multiply_limbs(&mut self, a: &[ir::Value], b: &[ir::Value]) -> Parts {
        let count = a.len();
        if count > INLINE_PRODUCT {
            let result = self.new_slot(count as u32 * 8, 16);
            let (_, a) = self.limbs_to_slot(a);
            let (_, b) = self.limbs_to_slot(b);
            let place = self.ins().stack_addr(I64, result, 0);
            let limbs = self.ins().iconst(I64, count as i64);
            self.call_library("__rllc_wide_mul", &[place, a, b, limbs], &[]);
            return self.limbs_from_slot(result, count);
        }
        let zero = self.ins().iconst(I64, 0);
        let mut result = Parts::from_elem(zero, count);
        for (i, &x) in a.iter().enumerate() {
            let wide_x = self.ins().uextend(I128, x);
            let mut carry = zero;
            for (j, &y) in b[..count - i].iter().enumerate() {
                let place = i + j;
                if place == count - 1 {
                    let product = self.ins().imul(x, y);
                    let sum = self.ins().iadd(result[place], product);
                    result[place] = self.ins().iadd(sum, carry);
                    break;
                }
                let wide_y = self.ins().uextend(I128, y);
                let mut total = self.ins().imul(wide_x, wide_y);
                if i > 0 {
                    let before = self.ins().uextend(I128, result[place]);
                    total = self.ins().iadd(total, before);
                }
                if j > 0 {
                    let carried = self.ins().uextend(I128, carry);
                    total = self.ins().iadd(total, carried);
                }
                let (low, high) = self.ins().isplit(total);
                result[place] = low;
                carry = high;
            }
        }
        result
    }

    /// Quotient and remainder of unsigned numbers.
    fn divide_limbs(&mut self, a: &[ir::Value], b: &[ir::Value]) -> (Parts, Parts) {
        let count = a.len();
        let quotient = self.new_slot(count as u32 * 8, 16);
        let remainder = self.new_slot(count as u32 * 8, 16);
        let (_, a) = self.limbs_to_slot(a);
        let (_, b) = self.limbs_to_slot(b);
        let quotient_place = self.ins().stack_addr(I64, quotient, 0);
        let remainder_place = self.ins().stack_addr(I64, remainder, 0);
        let limbs = self.ins().iconst(I64, count as i64);
        self.call_library("__rllc_wide_udivrem", &[quotient_place, remainder_place, a, b, limbs], &[]);
        (self.limbs_from_slot(quotient, count), self.limbs_from_slot(remainder, count))
    }

    /// `limb << amount | lower >> (64 − amount)` for an amount below 64.
    fn shift_left_pair(&mut self, limb: ir::Value, lower: ir::Value, amount: ir::Value) -> ir::Value {
        let high = self.ins().ishl(limb, amount);
        let rest = self.ins().bxor_imm_u(amount, 63);
        let half = self.ins().ushr_imm_u(lower, 1);
        let low = self.ins().ushr(half, rest);
        self.ins().bor(high, low)
    }

    /// `limb >> amount | upper << (64 − amount)` for an amount below 64.
    fn shift_right_pair(&mut self, limb: ir::Value, upper: ir::Value, amount: ir::Value) -> ir::Value {
        let low = self.ins().ushr(limb, amount);
        let rest = self.ins().bxor_imm_u(amount, 63);
        let double = self.ins().ishl_imm_u(upper, 1);
        let high = self.ins().ishl(double, rest);
        self.ins().bor(low, high)
    }

    /// The limbs shifted to the left (or right, with copies of `fill` coming in) by `amount` bits, which may be
    /// anything: amounts of all bits and more shift everything out.
    pub(crate) fn shift_limbs(
        &mut self,
        limbs: &[ir::Value],
        left: bool,
        fill: ir::Value,
        amount: ir::Value,
    ) -> Parts {
        let count = limbs.len();
        if let Some(amount) = self.known_int(amount) {
            let words = (amount / 64).min(count as u64) as usize;
            let bits = self.ins().iconst(I64, (amount % 64) as i64);
            let zero = self.ins().iconst(I64, 0);
            let at = |index: isize| -> ir::Value {
                if index < 0 { zero } else { limbs.get(index as usize).copied().unwrap_or(fill) }
            };
            return (0..count as isize)
                .map(|index| {
                    if left {
                        let source = index - words as isize;
                        let (limb, lower) = (at(source), at(source - 1));
                        if amount.is_multiple_of(64) { limb } else { self.shift_left_pair(limb, lower, bits) }
                    } else {
                        let source = index + words as isize;
                        let (limb, upper) = (at(source), at(source + 1));
                        if amount.is_multiple_of(64) {
                            limb
                        } else {
                            self.shift_right_pair(limb, upper, bits)
                        }
                    }
                })
                .collect();
        }
        let words = self.ins().ushr_imm_u(amount, 6);
        let limit = self.ins().iconst(I64, count as i64);
        let words = self.ins().umin(words, limit);
        let bits = self.ins().band_imm_u(amount, 63);
        let mut spread = Parts::new();
        if left {
            let zero = self.ins().iconst(I64, 0);
            spread.extend(std::iter::repeat_n(zero, count + 1));
            spread.extend_from_slice(limbs);
        } else {
            spread.extend_from_slice(limbs);
            spread.extend(std::iter::repeat_n(fill, count + 1));
        }
        let (_, base) = self.limbs_to_slot(&spread);
        let distance = self.ins().ishl_imm_u(words, 3);
        let start = if left { self.ins().isub(base, distance) } else { self.ins().iadd(base, distance) };
        let loaded: Parts = (0..=count)
            .map(|index| {
                let word = if left { count + index } else { index };
                self.ins().load(I64, super::values::slot_flags(), start, word as i32 * 8)
            })
            .collect();
        (0..count)
            .map(|index| {
                if left {
                    self.shift_left_pair(loaded[index + 1], loaded[index], bits)
                } else {
                    self.shift_right_pair(loaded[index], loaded[index + 1], bits)
                }
            })
            .collect()
    }

    /// A binary operation on integers of `bits` bits.
    pub(crate) fn wide_binary(
        &mut self,
        op: BinOp,
        bits: u32,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let result = match op {
            BinOp::Add => self.add_limbs(a, b, None).0,
            BinOp::Sub => self.subtract_limbs(a, b).0,
            BinOp::Mul => self.multiply_limbs(a, b),
            BinOp::And => a.iter().zip(b).map(|(&a, &b)| self.ins().band(a, b)).collect(),
            BinOp::Or => a.iter().zip(b).map(|(&a, &b)| self.ins().bor(a, b)).collect(),
            BinOp::Xor => a.iter().zip(b).map(|(&a, &b)| self.ins().bxor(a, b)).collect(),
            BinOp::Shl | BinOp::LShr => {
                let zero = self.ins().iconst(I64, 0);
                self.shift_limbs(a, op == BinOp::Shl, zero, b[0])
            }
            BinOp::AShr => {
                let a = self.sign_wide(a, bits);
                let fill = self.wide_sign(&a);
                self.shift_limbs(&a, false, fill, b[0])
            }
            BinOp::UDiv => self.divide_limbs(a, b).0,
            BinOp::URem => self.divide_limbs(a, b).1,
            BinOp::SDiv | BinOp::SRem => {
                let (a, b) = (self.sign_wide(a, bits), self.sign_wide(b, bits));
                let (a_sign, b_sign) = (self.wide_sign(&a), self.wide_sign(&b));
                let (a, b) = (self.negate_if(&a, a_sign), self.negate_if(&b, b_sign));
                let (quotient, remainder) = self.divide_limbs(&a, &b);
                if op == BinOp::SDiv {
                    let sign = self.ins().bxor(a_sign, b_sign);
                    self.negate_if(&quotient, sign)
                } else {
                    self.negate_if(&remainder, a_sign)
                }
            }
            BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => {
                return unsupported("floating-point arithmetic on integers");
            }
        };
        Ok(self.clear_wide(result, bits))
    }

    /// Compares integers of `bits` bits.
    pub(crate) fn wide_icmp(
        &mut self,
        pred: IcmpPred,
        bits: u32,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> ir::Value {
        let (swap, negate) = match pred {
            IcmpPred::Eq | IcmpPred::Ne => {
                let mut difference: Option<ir::Value> = None;
                for (&a, &b) in a.iter().zip(b) {
                    let bits = self.ins().bxor(a, b);
                    difference = Some(match difference {
                        None => bits,
                        Some(so_far) => self.ins().bor(so_far, bits),
                    });
                }
                let zero = self.ins().iconst(I64, 0);
                let condition = if pred == IcmpPred::Eq { IntCC::Equal } else { IntCC::NotEqual };
                return self.ins().icmp(condition, difference.unwrap_or(zero), zero);
            }
            IcmpPred::Ult | IcmpPred::Slt => (false, false),
            IcmpPred::Ugt | IcmpPred::Sgt => (true, false),
            IcmpPred::Uge | IcmpPred::Sge => (false, true),
            IcmpPred::Ule | IcmpPred::Sle => (true, true),
        };
        let signed = matches!(pred, IcmpPred::Slt | IcmpPred::Sgt | IcmpPred::Sle | IcmpPred::Sge);
        let (a, b) = if swap { (b, a) } else { (a, b) };
        let less = if signed {
            // With the sign bits flipped the order of signed numbers is that of unsigned ones.
            let flip = |this: &mut Self, limbs: &[ir::Value]| {
                let mut limbs = this.sign_wide(limbs, bits);
                if let Some(last) = limbs.last_mut() {
                    *last = this.ins().bxor_imm_u(*last, i64::MIN);
                }
                limbs
            };
            let (a, b) = (flip(self, a), flip(self, b));
            self.subtract_limbs(&a, &b).1
        } else {
            self.subtract_limbs(a, b).1
        };
        let less = self.ins().ireduce(I8, less);
        if negate { self.ins().bxor_imm_u(less, 1) } else { less }
    }

    /// An integer in 64-bit limbs, as many as it needs, its unused bits zero.
    pub(crate) fn int_as_limbs(&mut self, kind: &ReprKind, parts: &[ir::Value]) -> Lowered<(Parts, u32)> {
        match *kind {
            ReprKind::Limbs(bits) => Ok((Parts::from_slice(parts), bits)),
            ReprKind::Int(bits) if bits > 64 => {
                let (low, high) = self.ins().isplit(parts[0]);
                Ok((Parts::from_slice(&[low, high]), bits))
            }
            ReprKind::Int(bits) => Ok((Parts::from_slice(&[self.widen(parts[0], I64)]), bits)),
            ReprKind::Ptr => Ok((Parts::from_slice(parts), 64)),
            _ => unsupported("a conversion of integers of this width"),
        }
    }

    /// An integer or pointer from limbs whose surplus bits do not matter.
    pub(crate) fn int_from_limbs(&mut self, kind: &ReprKind, part: ir::Type, limbs: Parts) -> Lowered<Parts> {
        match *kind {
            ReprKind::Limbs(bits) => Ok(self.clear_wide(limbs, bits)),
            ReprKind::Int(bits) => {
                let value = if bits > 64 {
                    self.ins().iconcat(limbs[0], limbs[1])
                } else {
                    self.reduce(limbs[0], part)
                };
                Ok(Parts::from_slice(&[self.clear_upper(value, bits)]))
            }
            ReprKind::Ptr => Ok(Parts::from_slice(&limbs[..1])),
            _ => unsupported("a conversion to integers of this width"),
        }
    }

    /// A conversion from or to an integer of more than 128 bits.
    pub(crate) fn wide_cast(
        &mut self,
        op: CastOp,
        from: TypeId,
        to: TypeId,
        parts: &[ir::Value],
    ) -> Lowered<Parts> {
        let (from_repr, to_repr) = (self.repr(from)?, self.repr(to)?);
        if from_repr.kind == ReprKind::Memory || to_repr.kind == ReprKind::Memory {
            return self.huge_cast(op, from, to, parts);
        }
        match op {
            CastOp::Trunc
            | CastOp::ZExt
            | CastOp::SExt
            | CastOp::PtrToInt
            | CastOp::PtrToAddr
            | CastOp::IntToPtr => {
                let (limbs, bits) = self.int_as_limbs(&from_repr.kind, parts)?;
                let mut limbs = if op == CastOp::SExt { self.sign_wide(&limbs, bits) } else { limbs };
                let fill =
                    if op == CastOp::SExt { self.wide_sign(&limbs) } else { self.ins().iconst(I64, 0) };
                let count = to_repr.parts.len().max(2);
                while limbs.len() < count {
                    limbs.push(fill);
                }
                self.int_from_limbs(&to_repr.kind, to_repr.parts[0], limbs)
            }
            CastOp::UiToFp | CastOp::SiToFp => {
                let (limbs, bits) = self.int_as_limbs(&from_repr.kind, parts)?;
                self.limbs_to_float(op == CastOp::SiToFp, &limbs, bits, to)
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                let bits = match to_repr.kind {
                    ReprKind::Limbs(bits) => bits,
                    _ => return unsupported("integers of this width"),
                };
                let limbs = self.float_to_limbs(from, parts, bits.div_ceil(64) as usize)?;
                Ok(self.clear_wide(limbs, bits))
            }
            CastOp::BitCast => self.vector_bitcast(from, to, parts),
            CastOp::FpTrunc | CastOp::FpExt | CastOp::AddrSpaceCast => {
                unsupported(format!("{} between these types", op.keyword()))
            }
        }
    }

    /// A pure intrinsic on integers of `bits` bits.
    pub(crate) fn wide_pure(&mut self, op: Pure, bits: u32, ret: TypeId, args: &[Parts]) -> Lowered<Parts> {
        let a = &args[0];
        let b = args.get(1).unwrap_or(a);
        let zero = self.ins().iconst(I64, 0);
        match op {
            Pure::Abs => {
                let a = self.sign_wide(a, bits);
                let sign = self.wide_sign(&a);
                let result = self.negate_if(&a, sign);
                Ok(self.clear_wide(result, bits))
            }
            Pure::SMin | Pure::SMax | Pure::UMin | Pure::UMax => {
                let pred = match op {
                    Pure::SMin => IcmpPred::Slt,
                    Pure::SMax => IcmpPred::Sgt,
                    Pure::UMin => IcmpPred::Ult,
                    _ => IcmpPred::Ugt,
                };
                let first = self.wide_icmp(pred, bits, a, b);
                Ok(self.choose_limbs(first, a, b))
            }
            Pure::SCmp | Pure::UCmp => {
                let (less, greater) = if op == Pure::SCmp {
                    (IcmpPred::Slt, IcmpPred::Sgt)
                } else {
                    (IcmpPred::Ult, IcmpPred::Ugt)
                };
                let less = self.wide_icmp(less, bits, a, b);
                let greater = self.wide_icmp(greater, bits, a, b);
                let order = self.ins().isub(greater, less);
                let repr = self.repr(ret)?;
                let ReprKind::Int(ret_bits) = repr.kind else {
                    return unsupported("a comparison of this type");
                };
                let order =
                    if repr.parts[0] == I8 { order } else { self.ins().sextend(repr.parts[0], order) };
                Ok(Parts::from_slice(&[self.clear_upper(order, ret_bits)]))
            }
            Pure::CtPop => {
                let mut sum = zero;
                for &limb in a {
                    let count = self.ins().popcnt(limb);
                    sum = self.ins().iadd(sum, count);
                }
                Ok(self.small_wide(sum, a.len()))
            }
            Pure::CtLz => {
                let number = self.normalize(a);
                // The highest bit set is number exponent + 63; zero has none.
                let highest = self.ins().iadd_imm_s(number.exponent, 63);
                let last = self.ins().iconst(I64, i64::from(bits) - 1);
                let count = self.ins().isub(last, highest);
                let all = self.ins().iconst(I64, i64::from(bits));
                let count = self.ins().select(number.high, count, all);
                Ok(self.small_wide(count, a.len()))
            }
            Pure::CtTz => {
                let mut count = self.ins().iconst(I64, i64::from(bits));
                for (index, &limb) in a.iter().enumerate().rev() {
                    let zeros = self.ins().ctz(limb);
                    let zeros = self.ins().iadd_imm_s(zeros, index as i64 * 64);
                    count = self.ins().select(limb, zeros, count);
                }
                Ok(self.small_wide(count, a.len()))
            }
            Pure::BSwap | Pure::BitReverse => {
                let mut reversed = Parts::new();
                for &limb in a.iter().rev() {
                    reversed.push(if op == Pure::BSwap {
                        self.ins().bswap(limb)
                    } else {
                        self.ins().bitrev(limb)
                    });
                }
                let surplus = a.len() as i64 * 64 - i64::from(bits);
                let amount = self.ins().iconst(I64, surplus);
                Ok(self.shift_limbs(&reversed, false, zero, amount))
            }
            Pure::FshL | Pure::FshR => {
                let width = self.ins().iconst(I64, i64::from(bits));
                let width = self.small_wide(width, a.len());
                let amount = self.wide_binary(BinOp::URem, bits, &args[2], &width)?[0];
                let last = self.ins().iconst(I64, i64::from(bits) - 1);
                let rest = self.ins().isub(last, amount);
                let one = self.ins().iconst(I64, 1);
                let (high, low) = if op == Pure::FshL {
                    let half = self.shift_limbs(b, false, zero, one);
                    (self.shift_limbs(a, true, zero, amount), self.shift_limbs(&half, false, zero, rest))
                } else {
                    let double = self.shift_limbs(a, true, zero, one);
                    (self.shift_limbs(&double, true, zero, rest), self.shift_limbs(b, false, zero, amount))
                };
                let result = self.wide_binary(BinOp::Or, bits, &high, &low)?;
                Ok(self.clear_wide(result, bits))
            }
            Pure::SAddOverflow
            | Pure::UAddOverflow
            | Pure::SSubOverflow
            | Pure::USubOverflow
            | Pure::SMulOverflow
            | Pure::UMulOverflow => {
                let (mut result, overflow) = self.wide_overflowing(op, bits, a, b)?;
                result.push(overflow);
                Ok(result)
            }
            Pure::SAddSat | Pure::UAddSat | Pure::SSubSat | Pure::USubSat => {
                let plain = match op {
                    Pure::SAddSat => Pure::SAddOverflow,
                    Pure::UAddSat => Pure::UAddOverflow,
                    Pure::SSubSat => Pure::SSubOverflow,
                    _ => Pure::USubOverflow,
                };
                let (result, overflow) = self.wide_overflowing(plain, bits, a, b)?;
                let bound = match op {
                    Pure::UAddSat => self.wide_bound(bits, a.len(), true),
                    Pure::USubSat => Parts::from_elem(zero, a.len()),
                    _ => {
                        // On overflow the sign of the first operand says which bound.
                        let extended = self.sign_wide(a, bits);
                        let sign = self.wide_sign(&extended);
                        self.wide_signed_bound(bits, a.len(), sign)
                    }
                };
                Ok(self.choose_limbs(overflow, &bound, &result))
            }
            Pure::SShlSat | Pure::UShlSat => {
                let shifted = self.wide_binary(BinOp::Shl, bits, a, b)?;
                let back = if op == Pure::SShlSat { BinOp::AShr } else { BinOp::LShr };
                let back = self.wide_binary(back, bits, &shifted, b)?;
                let overflow = self.wide_icmp(IcmpPred::Ne, bits, &back, a);
                let bound = if op == Pure::SShlSat {
                    let extended = self.sign_wide(a, bits);
                    let sign = self.wide_sign(&extended);
                    self.wide_signed_bound(bits, a.len(), sign)
                } else {
                    self.wide_bound(bits, a.len(), true)
                };
                Ok(self.choose_limbs(overflow, &bound, &shifted))
            }
            _ => unsupported(format!("llvm.{} on integers over 128 bits", op.name())),
        }
    }

    fn choose_limbs(&mut self, cond: ir::Value, a: &[ir::Value], b: &[ir::Value]) -> Parts {
        a.iter().zip(b).map(|(&a, &b)| self.ins().select(cond, a, b)).collect()
    }

    /// A 64-bit number in `count` limbs.
    fn small_wide(&mut self, value: ir::Value, count: usize) -> Parts {
        let zero = self.ins().iconst(I64, 0);
        let mut limbs = Parts::from_elem(zero, count);
        limbs[0] = value;
        limbs
    }

    /// The largest number of `bits` bits, or of one bit less.
    fn wide_bound(&mut self, bits: u32, count: usize, unsigned: bool) -> Parts {
        let ones = self.ins().iconst(I64, -1);
        let limbs = self.clear_wide(Parts::from_elem(ones, count), bits);
        if unsigned {
            return limbs;
        }
        let zero = self.ins().iconst(I64, 0);
        let one = self.ins().iconst(I64, 1);
        self.shift_limbs(&limbs, false, zero, one)
    }

    /// The highest signed number, or the lowest where `sign` is all ones.
    fn wide_signed_bound(&mut self, bits: u32, count: usize, sign: ir::Value) -> Parts {
        let highest = self.wide_bound(bits, count, false);
        let flipped = highest.iter().map(|&limb| self.ins().bxor(limb, sign)).collect();
        self.clear_wide(flipped, bits)
    }

    /// The result cut to `bits` bits, and whether it does not fit.
    fn wide_overflowing(
        &mut self,
        op: Pure,
        bits: u32,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<(Parts, ir::Value)> {
        match op {
            Pure::UAddOverflow => {
                let sum = self.wide_binary(BinOp::Add, bits, a, b)?;
                let overflow = self.wide_icmp(IcmpPred::Ult, bits, &sum, a);
                Ok((sum, overflow))
            }
            Pure::USubOverflow => {
                let difference = self.wide_binary(BinOp::Sub, bits, a, b)?;
                let overflow = self.wide_icmp(IcmpPred::Ult, bits, a, b);
                Ok((difference, overflow))
            }
            Pure::SAddOverflow | Pure::SSubOverflow => {
                let binary = if op == Pure::SAddOverflow { BinOp::Add } else { BinOp::Sub };
                let result = self.wide_binary(binary, bits, a, b)?;
                let top = |this: &mut Self, limbs: &[ir::Value]| {
                    let extended = this.sign_wide(limbs, bits);
                    this.wide_sign(&extended)
                };
                let (a, b, r) = (top(self, a), top(self, b), top(self, &result));
                let changed = self.ins().bxor(a, r);
                let other =
                    if op == Pure::SAddOverflow { self.ins().bxor(b, r) } else { self.ins().bxor(a, b) };
                let overflow = self.ins().band(changed, other);
                let overflow = self.ins().icmp_imm_u(IntCC::NotEqual, overflow, 0);
                Ok((result, overflow))
            }
            _ => {
                // The full product against its lower half extended again.
                let signed = op == Pure::SMulOverflow;
                let count = a.len();
                let extend = |this: &mut Self, limbs: &[ir::Value]| {
                    let mut limbs =
                        if signed { this.sign_wide(limbs, bits) } else { Parts::from_slice(limbs) };
                    let fill = if signed { this.wide_sign(&limbs) } else { this.ins().iconst(I64, 0) };
                    limbs.resize(count * 2, fill);
                    limbs
                };
                let (wide_a, wide_b) = (extend(self, a), extend(self, b));
                let product = self.multiply_limbs(&wide_a, &wide_b);
                let result = self.clear_wide(product.clone(), bits);
                let expected = extend(self, &result);
                let overflow = self.wide_icmp(IcmpPred::Ne, count as u32 * 128, &product, &expected);
                Ok((result, overflow))
            }
        }
    }

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
