//! Intrinsics on integers of more than 128 bits, as 64-bit limbs.

use super::intrinsics::Pure;
use super::{Lowered, Parts, Translator, unsupported};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use rllc_frontend::ir::{BinOp, IcmpPred, TypeId};

impl<'a> Translator<'a> {
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
                self.small_signed(order, ret)
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

    pub(super) fn choose_limbs(&mut self, cond: ir::Value, a: &[ir::Value], b: &[ir::Value]) -> Parts {
        a.iter().zip(b).map(|(&a, &b)| self.ins().select(cond, a, b)).collect()
    }

    /// A 64-bit number in `count` limbs.
    pub(super) fn small_wide(&mut self, value: ir::Value, count: usize) -> Parts {
        let zero = self.ins().iconst(I64, 0);
        let mut limbs = Parts::from_elem(zero, count);
        limbs[0] = value;
        limbs
    }

    /// The largest number of `bits` bits, or of one bit less.
    pub(super) fn wide_bound(&mut self, bits: u32, count: usize, unsigned: bool) -> Parts {
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
    pub(super) fn wide_signed_bound(&mut self, bits: u32, count: usize, sign: ir::Value) -> Parts {
        let highest = self.wide_bound(bits, count, false);
        let flipped = highest.iter().map(|&limb| self.ins().bxor(limb, sign)).collect();
        self.clear_wide(flipped, bits)
    }

    /// The result cut to `bits` bits, and whether it does not fit.
    pub(super) fn wide_overflowing(
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
}
