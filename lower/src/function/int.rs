//! Arithmetic and comparisons of integers.
//!
//! An integer of N bits lies in the smallest Cranelift type that holds it, its upper bits zero. Operations that
//! keep them zero need nothing more; others clear them; signed ones extend the sign first.

use super::{Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I8, I64, I128};
use rllc_frontend::ir::{BinOp, IcmpPred, Inst, Operand, TypeId};

/// Cranelift's condition for an integer predicate.
pub(crate) fn int_condition(pred: IcmpPred) -> IntCC {
    match pred {
        IcmpPred::Eq => IntCC::Equal,
        IcmpPred::Ne => IntCC::NotEqual,
        IcmpPred::Ugt => IntCC::UnsignedGreaterThan,
        IcmpPred::Uge => IntCC::UnsignedGreaterThanOrEqual,
        IcmpPred::Ult => IntCC::UnsignedLessThan,
        IcmpPred::Ule => IntCC::UnsignedLessThanOrEqual,
        IcmpPred::Sgt => IntCC::SignedGreaterThan,
        IcmpPred::Sge => IntCC::SignedGreaterThanOrEqual,
        IcmpPred::Slt => IntCC::SignedLessThan,
        IcmpPred::Sle => IntCC::SignedLessThanOrEqual,
    }
}

fn is_signed(pred: IcmpPred) -> bool {
    matches!(pred, IcmpPred::Sgt | IcmpPred::Sge | IcmpPred::Slt | IcmpPred::Sle)
}

impl<'a> Translator<'a> {
    pub(super) fn binary(&mut self, inst: &Inst, op: BinOp, args: [Operand; 2]) -> Lowered<()> {
        let a = self.parts(args[0])?;
        if matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem)
            && let ReprKind::Int(bits) = self.repr(inst.ty)?.kind
            && let Some(result) = self.divide_by_constant(op, bits, a[0], args[1])
        {
            self.set_result(inst, &[result]);
            return Ok(());
        }
        let b = self.parts(args[1])?;
        let result = self.binary_parts(op, inst.ty, &a, &b)?;
        self.set_result(inst, &result);
        Ok(())
    }

    /// A binary operation on values of type `ty`.
    pub(crate) fn binary_parts(
        &mut self,
        op: BinOp,
        ty: TypeId,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let value = match repr.kind {
            ReprKind::Int(bits) => self.int_binary(op, bits, a[0], b[0])?,
            ReprKind::Float | ReprKind::Double => self.float_binary(op, a[0], b[0])?,
            ReprKind::Empty => return Ok(Parts::new()),
            ReprKind::Vector { .. } | ReprKind::Lanes { .. } => return self.vector_binary(op, ty, a, b),
            ReprKind::Limbs(bits) => return self.wide_binary(op, bits, a, b),
            ReprKind::Memory => return self.huge_binary(op, ty, a[0], b[0]),
            ReprKind::Half | ReprKind::BFloat | ReprKind::Fp128 | ReprKind::X87 => {
                return self.soft_binary(op, &repr.kind, a, b);
            }
            ReprKind::Ptr | ReprKind::Aggregate => return unsupported("arithmetic on this type"),
        };
        Ok(Parts::from_slice(&[value]))
    }

    /// A binary operation on integers of `bits` ≤ 128 bits.
    pub(crate) fn int_binary(
        &mut self,
        op: BinOp,
        bits: u32,
        a: ir::Value,
        b: ir::Value,
    ) -> Lowered<ir::Value> {
        let ty = self.type_of(a);
        Ok(match op {
            BinOp::Add => {
                let sum = self.ins().iadd(a, b);
                self.clear_upper(sum, bits)
            }
            BinOp::Sub => {
                let difference = self.ins().isub(a, b);
                self.clear_upper(difference, bits)
            }
            BinOp::Mul => {
                let product = self.ins().imul(a, b);
                self.clear_upper(product, bits)
            }
            BinOp::And => self.ins().band(a, b),
            BinOp::Or => self.ins().bor(a, b),
            BinOp::Xor => self.ins().bxor(a, b),
            BinOp::Shl => {
                let amount = self.shift_amount(b);
                let shifted = self.ins().ishl(a, amount);
                self.clear_upper(shifted, bits)
            }
            BinOp::LShr => {
                let amount = self.shift_amount(b);
                self.ins().ushr(a, amount)
            }
            BinOp::AShr => {
                let amount = self.shift_amount(b);
                let extended = self.extend_sign(a, bits);
                let shifted = self.ins().sshr(extended, amount);
                self.clear_upper(shifted, bits)
            }
            BinOp::UDiv | BinOp::URem if ty == I128 => {
                let name = if op == BinOp::UDiv { "__udivti3" } else { "__umodti3" };
                self.call_i128(name, a, b)
            }
            BinOp::SDiv | BinOp::SRem if ty == I128 => {
                let name = if op == BinOp::SDiv { "__divti3" } else { "__modti3" };
                let (a, b) = (self.extend_sign(a, bits), self.extend_sign(b, bits));
                let result = self.call_i128(name, a, b);
                self.clear_upper(result, bits)
            }
            BinOp::UDiv => self.ins().udiv(a, b),
            BinOp::URem => self.ins().urem(a, b),
            BinOp::SDiv => {
                let (a, b) = (self.extend_sign(a, bits), self.extend_sign(b, bits));
                let quotient = self.ins().sdiv(a, b);
                self.clear_upper(quotient, bits)
            }
            BinOp::SRem => {
                let (a, b) = (self.extend_sign(a, bits), self.extend_sign(b, bits));
                let remainder = self.ins().srem(a, b);
                self.clear_upper(remainder, bits)
            }
            BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => {
                return unsupported("floating-point arithmetic on integers");
            }
        })
    }

    /// A routine of the compiler library on two 128-bit integers.
    pub(crate) fn call_i128(&mut self, name: &str, a: ir::Value, b: ir::Value) -> ir::Value {
        self.call_library(name, &[a, b], &[I128])[0]
    }

    /// A shift amount of a type that Cranelift takes: its low 64 bits decide, as larger shifts are poison.
    fn shift_amount(&mut self, amount: ir::Value) -> ir::Value {
        if self.type_of(amount) == I128 { self.ins().ireduce(I64, amount) } else { amount }
    }

    /// Clears the bits above `bits`.
    pub(crate) fn clear_upper(&mut self, value: ir::Value, bits: u32) -> ir::Value {
        let ty = self.type_of(value);
        if bits == ty.bits() {
            return value;
        }
        if ty == I128 {
            let (low, high) = self.ins().isplit(value);
            let high = self.ins().band_imm_u(high, ((1u64 << (bits - 64)) - 1) as i64);
            return self.ins().iconcat(low, high);
        }
        self.ins().band_imm_u(value, ((1u64 << bits) - 1) as i64)
    }

    /// Copies bit `bits` − 1 into the bits above it.
    pub(crate) fn extend_sign(&mut self, value: ir::Value, bits: u32) -> ir::Value {
        let ty = self.type_of(value);
        let surplus = i64::from(ty.bits() - bits);
        if surplus == 0 {
            return value;
        }
        let shifted = self.ins().ishl_imm_u(value, surplus);
        self.ins().sshr_imm_u(shifted, surplus)
    }

    pub(super) fn icmp(&mut self, inst: &Inst, pred: IcmpPred, args: [Operand; 2]) -> Lowered<()> {
        let ty = self.operand_type(args[0]);
        let (a, b) = (self.parts(args[0])?, self.parts(args[1])?);
        let result = self.icmp_parts(pred, ty, &a, &b)?;
        self.set_result(inst, &result);
        Ok(())
    }

    /// Compares two values of type `ty`.
    pub(crate) fn icmp_parts(
        &mut self,
        pred: IcmpPred,
        ty: TypeId,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let value = match repr.kind {
            ReprKind::Int(bits) => {
                let (a, b) = if is_signed(pred) {
                    (self.extend_sign(a[0], bits), self.extend_sign(b[0], bits))
                } else {
                    (a[0], b[0])
                };
                self.ins().icmp(int_condition(pred), a, b)
            }
            ReprKind::Ptr => self.ins().icmp(int_condition(pred), a[0], b[0]),
            ReprKind::Vector { .. } | ReprKind::Lanes { .. } => return self.vector_icmp(pred, ty, a, b),
            ReprKind::Limbs(bits) => self.wide_icmp(pred, bits, a, b),
            ReprKind::Memory => self.huge_icmp(pred, ty, a[0], b[0])?,
            _ => return unsupported("icmp on this type"),
        };
        debug_assert_eq!(self.type_of(value), I8);
        Ok(Parts::from_slice(&[value]))
    }
}
