//! Arithmetic and comparisons of floating-point numbers.

use super::{Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::types::{F32, I8};
use rllc_frontend::ir::{BinOp, FcmpPred, Inst, Operand, TypeId};

/// Cranelift's condition for a predicate; `None` for the two that do not look at their operands.
pub(crate) fn float_condition(pred: FcmpPred) -> Option<FloatCC> {
    Some(match pred {
        FcmpPred::False | FcmpPred::True => return None,
        FcmpPred::Oeq => FloatCC::Equal,
        FcmpPred::Ogt => FloatCC::GreaterThan,
        FcmpPred::Oge => FloatCC::GreaterThanOrEqual,
        FcmpPred::Olt => FloatCC::LessThan,
        FcmpPred::Ole => FloatCC::LessThanOrEqual,
        FcmpPred::One => FloatCC::OrderedNotEqual,
        FcmpPred::Ord => FloatCC::Ordered,
        FcmpPred::Uno => FloatCC::Unordered,
        FcmpPred::Ueq => FloatCC::UnorderedOrEqual,
        FcmpPred::Ugt => FloatCC::UnorderedOrGreaterThan,
        FcmpPred::Uge => FloatCC::UnorderedOrGreaterThanOrEqual,
        FcmpPred::Ult => FloatCC::UnorderedOrLessThan,
        FcmpPred::Ule => FloatCC::UnorderedOrLessThanOrEqual,
        FcmpPred::Une => FloatCC::NotEqual,
    })
}

impl<'a> Translator<'a> {
    /// A binary operation on `float` or `double`.
    pub(crate) fn float_binary(&mut self, op: BinOp, a: ir::Value, b: ir::Value) -> Lowered<ir::Value> {
        Ok(match op {
            BinOp::FAdd => self.ins().fadd(a, b),
            BinOp::FSub => self.ins().fsub(a, b),
            BinOp::FMul => self.ins().fmul(a, b),
            BinOp::FDiv => self.ins().fdiv(a, b),
            BinOp::FRem => {
                let ty = self.type_of(a);
                let name = if ty == F32 { "fmodf" } else { "fmod" };
                self.call_library(name, &[a, b], &[ty])[0]
            }
            _ => return unsupported("integer arithmetic on floating-point numbers"),
        })
    }

    /// `term + product`. The sum takes the register of the operand that comes first: of a running sum, if `term` is one,
    /// else of the product, so that `term` can be in memory.
    pub(crate) fn add_product(&mut self, term: ir::Value, product: ir::Value) -> ir::Value {
        let dfg = &self.builder.func.dfg;
        let runs = match dfg.value_def(term) {
            ir::ValueDef::Param(..) => true,
            ir::ValueDef::Result(inst, _) => matches!(dfg.insts[inst].opcode(), ir::Opcode::Fadd),
            ir::ValueDef::Union(..) => false,
        };
        if runs { self.ins().fadd(term, product) } else { self.ins().fadd(product, term) }
    }

    pub(super) fn fneg(&mut self, inst: &Inst, arg: Operand) -> Lowered<()> {
        let parts = self.parts(arg)?;
        let result = self.fneg_parts(inst.ty, &parts)?;
        self.set_result(inst, &result);
        Ok(())
    }

    /// Flips the sign of a value of type `ty`.
    pub(crate) fn fneg_parts(&mut self, ty: TypeId, parts: &[ir::Value]) -> Lowered<Parts> {
        let value = match self.repr(ty)?.kind {
            ReprKind::Float | ReprKind::Double => self.ins().fneg(parts[0]),
            ReprKind::Half | ReprKind::BFloat => self.ins().bxor_imm_u(parts[0], 0x8000),
            ReprKind::X87 => {
                let sign_exponent = self.ins().bxor_imm_u(parts[1], 0x8000);
                return Ok(Parts::from_slice(&[parts[0], sign_exponent]));
            }
            ReprKind::Vector { .. } | ReprKind::Lanes { .. } => return self.vector_fneg(ty, parts),
            ReprKind::Fp128 => self.fp128_negate(parts[0]),
            _ => return unsupported("fneg on this type"),
        };
        Ok(Parts::from_slice(&[value]))
    }

    pub(super) fn fcmp(&mut self, inst: &Inst, pred: FcmpPred, args: [Operand; 2]) -> Lowered<()> {
        let ty = self.operand_type(args[0]);
        let (a, b) = (self.parts(args[0])?, self.parts(args[1])?);
        let result = self.fcmp_parts(pred, ty, &a, &b)?;
        self.set_result(inst, &result);
        Ok(())
    }

    /// Compares two values of type `ty`.
    pub(crate) fn fcmp_parts(
        &mut self,
        pred: FcmpPred,
        ty: TypeId,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let value = match repr.kind {
            ReprKind::Float | ReprKind::Double => match float_condition(pred) {
                Some(condition) => self.ins().fcmp(condition, a[0], b[0]),
                None => self.ins().iconst(I8, i64::from(pred == FcmpPred::True)),
            },
            ReprKind::Vector { .. } | ReprKind::Lanes { .. } => return self.vector_fcmp(pred, ty, a, b),
            ReprKind::Half | ReprKind::BFloat | ReprKind::Fp128 | ReprKind::X87 => {
                self.soft_compare(pred, &repr.kind, a, b)?
            }
            _ => return unsupported("fcmp on this type"),
        };
        Ok(Parts::from_slice(&[value]))
    }
}
