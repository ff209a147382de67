//! Fixed-point arithmetic (LangRef, "Fixed Point Arithmetic Intrinsics") and carry-less products.

use super::super::{Lowered, Parts, Translator, unsupported};
use super::pure::Pure;
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I64, I128};
use rllc_frontend::ir::{BinOp, TypeId};

/// Carry-less products of wider integers would be too much code.
const MAX_CARRYLESS_BITS: u32 = 512;

impl<'a> Translator<'a> {
    /// Products and quotients of numbers with `scale` binary places. Quotients are rounded down.
    pub(super) fn fixed_point(&mut self, op: Pure, ty: TypeId, args: &[Parts], scale: u64) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let ReprKind::Int(bits @ ..=64) = repr.kind else {
            return unsupported(format!("llvm.{} on integers over 64 bits", op.name()));
        };
        let signed = matches!(op, Pure::SMulFix | Pure::SMulFixSat | Pure::SDivFix | Pure::SDivFixSat);
        let saturating =
            matches!(op, Pure::SMulFixSat | Pure::UMulFixSat | Pure::SDivFixSat | Pure::UDivFixSat);
        let product = matches!(op, Pure::SMulFix | Pure::SMulFixSat | Pure::UMulFix | Pure::UMulFixSat);
        // Twice the width holds the exact product, or the dividend with its places.
        let wide = if bits <= 32 { I64 } else { I128 };
        let extend = |this: &mut Self, value| {
            if signed { this.sign_widen(value, bits, wide) } else { this.widen(value, wide) }
        };
        let (a, b) = (extend(self, args[0][0]), extend(self, args[1][0]));
        let places = self.ins().iconst(I64, scale.min(64) as i64);
        let value = if product {
            let product = self.ins().imul(a, b);
            if signed { self.ins().sshr(product, places) } else { self.ins().ushr(product, places) }
        } else {
            let dividend = self.ins().ishl(a, places);
            self.fixed_quotient(signed, wide, dividend, b)?
        };
        let value = if saturating { self.saturate(signed, bits, wide, value) } else { value };
        let value = self.reduce(value, repr.parts[0]);
        Ok(Parts::from_slice(&[self.clear_upper(value, bits)]))
    }

    /// A quotient rounded toward negative infinity.
    fn fixed_quotient(
        &mut self,
        signed: bool,
        wide: ir::Type,
        a: ir::Value,
        b: ir::Value,
    ) -> Lowered<ir::Value> {
        let width = wide.bits();
        if !signed {
            return self.int_binary(BinOp::UDiv, width, a, b);
        }
        let quotient = self.int_binary(BinOp::SDiv, width, a, b)?;
        let whole = self.ins().imul(quotient, b);
        let inexact = self.ins().icmp(IntCC::NotEqual, whole, a);
        let signs = self.ins().bxor(a, b);
        let zero = self.zero(wide);
        let negative = self.ins().icmp(IntCC::SignedLessThan, signs, zero);
        let down = self.ins().band(inexact, negative);
        let down = self.widen(down, wide);
        Ok(self.ins().isub(quotient, down))
    }

    /// The nearest number of `bits` bits.
    fn saturate(&mut self, signed: bool, bits: u32, wide: ir::Type, value: ir::Value) -> ir::Value {
        let significant = if signed { bits - 1 } else { bits };
        let highest = (1u128 << significant) - 1;
        let high = self.int_constant(wide, highest);
        let condition = if signed { IntCC::SignedGreaterThan } else { IntCC::UnsignedGreaterThan };
        let above = self.ins().icmp(condition, value, high);
        let value = self.select_one(above, high, value);
        if !signed {
            return value;
        }
        let low = self.int_constant(wide, !highest);
        let below = self.ins().icmp(IntCC::SignedLessThan, value, low);
        self.select_one(below, low, value)
    }

    /// `llvm.clmul`: the sum without carries of `a` shifted by each bit that is set in `b`.
    pub(super) fn carryless_product(
        &mut self,
        ty: TypeId,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let (ReprKind::Int(bits @ ..=MAX_CARRYLESS_BITS) | ReprKind::Limbs(bits @ ..=MAX_CARRYLESS_BITS)) =
            repr.kind
        else {
            return unsupported(format!("llvm.clmul on integers over {MAX_CARRYLESS_BITS} bits"));
        };
        let mut result = self.undefined(ty)?;
        let mut shifted = Parts::from_slice(a);
        let mut one = self.undefined(ty)?;
        one[0] = self.int_constant(repr.parts[0], 1);
        for bit in 0..bits {
            let part = b[(bit / 64) as usize % b.len()];
            let place = if b.len() == 1 { bit } else { bit % 64 };
            let moved = self.ins().ushr_imm_u(part, i64::from(place));
            let low = if self.type_of(moved).bits() > 64 { self.ins().ireduce(I64, moved) } else { moved };
            let set = self.ins().band_imm_u(low, 1);
            let set = self.ins().icmp_imm_u(IntCC::NotEqual, set, 0);
            let sum = self.binary_parts(BinOp::Xor, ty, &result, &shifted)?;
            result = sum.iter().zip(&result).map(|(&sum, &old)| self.select_one(set, sum, old)).collect();
            if bit + 1 < bits {
                shifted = self.binary_parts(BinOp::Shl, ty, &shifted, &one)?;
            }
        }
        Ok(result)
    }
}
