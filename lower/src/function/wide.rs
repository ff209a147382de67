//! Integers of more than 128 bits, as 64-bit limbs.
//!
//! Limbs are listed from the least significant one; the bits above the integer's width are zero. Products of
//! many limbs and quotients are computed by routines of the runtime, which take arrays of limbs in this order.
//! Intrinsics are in `wide_intrinsics.rs`, conversions from and to floating-point numbers in `wide_float.rs`.

use super::{Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I8, I64, I128};
use rllc_frontend::ir::{BinOp, CastOp, IcmpPred, TypeId};

/// The most limbs whose product is computed in line.
const INLINE_PRODUCT: usize = 12;

impl<'a> Translator<'a> {
    /// The value of an integer that is visibly constant.
    pub(super) fn known_int(&self, value: ir::Value) -> Option<u64> {
        let dfg = &self.builder.func.dfg;
        let inst = dfg.value_def(dfg.resolve_aliases(value)).inst()?;
        match dfg.insts[inst] {
            ir::InstructionData::UnaryImm { opcode: ir::Opcode::Iconst, imm } => Some(imm.bits() as u64),
            _ => None,
        }
    }

    /// The limbs with the bits above `bits` cleared.
    pub(super) fn clear_wide(&mut self, mut limbs: Parts, bits: u32) -> Parts {
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
    pub(super) fn add_limbs(
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
    pub(super) fn subtract_limbs(&mut self, a: &[ir::Value], b: &[ir::Value]) -> (Parts, ir::Value) {
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
    pub(super) fn negate_if(&mut self, limbs: &[ir::Value], sign: ir::Value) -> Parts {
        let flipped: Parts = limbs.iter().map(|&limb| self.ins().bxor(limb, sign)).collect();
        let zero = self.ins().iconst(I64, 0);
        let zeros = Parts::from_elem(zero, limbs.len());
        let carry = self.ins().band_imm_u(sign, 1);
        self.add_limbs(&flipped, &zeros, Some(carry)).0
    }

    /// Limbs in a slot, in the order of their significance, each in the target's byte order.
    pub(super) fn limbs_to_slot(&mut self, limbs: &[ir::Value]) -> (ir::StackSlot, ir::Value) {
        let slot = self.new_slot(limbs.len() as u32 * 8, 16);
        for (index, &limb) in limbs.iter().enumerate() {
            self.store_to_slot(limb, slot, index as i32 * 8);
        }
        (slot, self.ins().stack_addr(I64, slot, 0))
    }

    pub(super) fn limbs_from_slot(&mut self, slot: ir::StackSlot, count: usize) -> Parts {
        (0..count).map(|index| self.load_from_slot(I64, slot, index as i32 * 8)).collect()
    }

    /// The product of as many limbs as both operands have.
    pub(super) fn multiply_limbs(&mut self, a: &[ir::Value], b: &[ir::Value]) -> Parts {
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
    pub(super) fn divide_limbs(&mut self, a: &[ir::Value], b: &[ir::Value]) -> (Parts, Parts) {
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
    pub(super) fn shift_left_pair(
        &mut self,
        limb: ir::Value,
        lower: ir::Value,
        amount: ir::Value,
    ) -> ir::Value {
        let high = self.ins().ishl(limb, amount);
        let rest = self.ins().bxor_imm_u(amount, 63);
        let half = self.ins().ushr_imm_u(lower, 1);
        let low = self.ins().ushr(half, rest);
        self.ins().bor(high, low)
    }

    /// `limb >> amount | upper << (64 − amount)` for an amount below 64.
    pub(super) fn shift_right_pair(
        &mut self,
        limb: ir::Value,
        upper: ir::Value,
        amount: ir::Value,
    ) -> ir::Value {
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
}
