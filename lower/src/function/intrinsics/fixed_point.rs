//! Fixed-point arithmetic (LangRef, "Fixed Point Arithmetic Intrinsics") and carry-less products.

use super::super::{Lowered, Parts, Translator, unsupported};
use super::pure::Pure;
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I8, I64, I128};
use rllc_frontend::ir::{BinOp, IcmpPred, TypeId};

/// The widest integers whose carry-less products are made in line.
const MAX_CARRYLESS_BITS: u32 = 128;

impl<'a> Translator<'a> {
    /// Products and quotients of numbers with `scale` binary places. Quotients are rounded down.
    pub(super) fn fixed_point(&mut self, op: Pure, ty: TypeId, args: &[Parts], scale: u64) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let signed = matches!(op, Pure::SMulFix | Pure::SMulFixSat | Pure::SDivFix | Pure::SDivFixSat);
        let saturating =
            matches!(op, Pure::SMulFixSat | Pure::UMulFixSat | Pure::SDivFixSat | Pure::UDivFixSat);
        let product = matches!(op, Pure::SMulFix | Pure::SMulFixSat | Pure::UMulFix | Pure::UMulFixSat);
        let bits = match repr.kind {
            ReprKind::Int(bits @ ..=64) => bits,
            ReprKind::Int(_) | ReprKind::Limbs(_) => {
                return self.wide_fixed_point(signed, saturating, product, ty, args, scale);
            }
            _ => return unsupported(format!("llvm.{} on integers over 4096 bits", op.name())),
        };
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

    /// The same on integers of more than 64 bits, as limbs.
    fn wide_fixed_point(
        &mut self,
        signed: bool,
        saturating: bool,
        product: bool,
        ty: TypeId,
        args: &[Parts],
        scale: u64,
    ) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let (a, bits) = self.int_as_limbs(&repr.kind, &args[0])?;
        let (b, _) = self.int_as_limbs(&repr.kind, &args[1])?;
        let count = a.len() * 2;
        let wide_bits = count as u32 * 64;
        let zero = self.ins().iconst(I64, 0);
        let mut extend = |limbs: &[ir::Value]| {
            let mut limbs = if signed { self.sign_wide(limbs, bits) } else { Parts::from_slice(limbs) };
            let fill = if signed { self.wide_sign(&limbs) } else { zero };
            limbs.resize(count, fill);
            limbs
        };
        let (a, b) = (extend(&a), extend(&b));
        let places = self.ins().iconst(I64, scale.min(u64::from(bits)) as i64);
        let value = if product {
            let product = self.multiply_limbs(&a, &b);
            let fill = if signed { self.wide_sign(&product) } else { zero };
            self.shift_limbs(&product, false, fill, places)
        } else {
            let dividend = self.shift_limbs(&a, true, zero, places);
            let op = if signed { BinOp::SDiv } else { BinOp::UDiv };
            let quotient = self.wide_binary(op, wide_bits, &dividend, &b)?;
            let whole = self.multiply_limbs(&quotient, &b);
            let inexact = self.wide_icmp(IcmpPred::Ne, wide_bits, &whole, &dividend);
            let (a_sign, b_sign) = (self.wide_sign(&a), self.wide_sign(&b));
            let negative = self.ins().bxor(a_sign, b_sign);
            let negative = self.ins().ireduce(I8, negative);
            let down = self.ins().band(inexact, negative);
            let down = self.widen(down, I64);
            let down = if signed { self.small_wide(down, count) } else { self.small_wide(zero, count) };
            self.wide_binary(BinOp::Sub, wide_bits, &quotient, &down)?
        };
        let value = match saturating {
            true => self.wide_saturate(signed, bits, wide_bits, value),
            false => value,
        };
        self.int_from_limbs(&repr.kind, repr.parts[0], Parts::from_slice(&value[..count / 2]))
    }

    /// The nearest number of `bits` bits to one of `wide_bits`, all of them in limbs.
    fn wide_saturate(&mut self, signed: bool, bits: u32, wide_bits: u32, value: Parts) -> Parts {
        let zero = self.ins().iconst(I64, 0);
        let mut high = self.wide_bound(if signed { bits - 1 } else { bits }, value.len(), true);
        high.resize(value.len(), zero);
        let above = if signed { IcmpPred::Sgt } else { IcmpPred::Ugt };
        let above = self.wide_icmp(above, wide_bits, &value, &high);
        let limited = self.choose_limbs(above, &high, &value);
        if !signed {
            return limited;
        }
        let low: Parts = high.iter().map(|&limb| self.ins().bnot(limb)).collect();
        let below = self.wide_icmp(IcmpPred::Slt, wide_bits, &value, &low);
        self.choose_limbs(below, &low, &limited)
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
        let bits = match repr.kind {
            ReprKind::Int(bits @ ..=MAX_CARRYLESS_BITS) => bits,
            ReprKind::Limbs(bits) => {
                let slot = self.new_slot(a.len() as u32 * 8, 16);
                let result = self.ins().stack_addr(I64, slot, 0);
                let ((_, x), (_, y)) = (self.limbs_to_slot(a), self.limbs_to_slot(b));
                let count = self.ins().iconst(I64, a.len() as i64);
                self.call_library("__rllc_wide_clmul", &[result, x, y, count], &[]);
                let limbs = self.limbs_from_slot(slot, a.len());
                return Ok(self.clear_wide(limbs, bits));
            }
            ReprKind::Memory => return self.huge_pure(Pure::ClMul, ty, ty, &[a.into(), b.into()]),
            _ => return unsupported("llvm.clmul on this type"),
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
