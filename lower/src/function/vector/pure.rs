//! Intrinsics that are functions of their arguments alone, on vectors.

use super::super::intrinsics::Pure;
use super::super::{Lowered, Parts, Translator, unsupported};
use super::arithmetic::constant_lane;
use super::{Shape, VectorOp, int_vector};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::types::{F32X4, F64X2, I8X16, I32X4};
use rllc_frontend::ir::{BinOp, Type, TypeId};

impl<'a> Translator<'a> {
    /// A pure intrinsic of which some operand is a vector; scalar operands stand for themselves.
    pub(in super::super) fn vector_pure(
        &mut self,
        op: Pure,
        ret: TypeId,
        types: &[TypeId],
        args: &[Parts],
        immediates: &[u64],
    ) -> Lowered<Parts> {
        let mut shapes: Vec<Option<Shape>> = Vec::with_capacity(types.len());
        for &ty in types {
            shapes.push(if self.types().is_vector(ty) { Some(self.shape(ty)?) } else { None });
        }
        // Results: one vector, or a struct of vectors.
        let fields: Vec<TypeId> = match self.types().get(ret) {
            Type::Vector { .. } => vec![ret],
            _ => match self.types().struct_body(ret) {
                Some((fields, _)) => fields.to_vec(),
                None => return unsupported(format!("llvm.{} with this result", op.name())),
            },
        };
        let mut results = Vec::with_capacity(fields.len());
        for &field in &fields {
            results.push(self.shape(field)?);
        }
        if let (Some(Some(shape)), Some(&result)) = (shapes.first(), results.first())
            && shape.part.is_some()
            && !shape.mask
            && let Some(parts) = self.packed_pure(op, *shape, result, args)
        {
            return self.canonical_fields(&fields, parts);
        }
        let Some(len) = results.first().map(|shape| shape.len) else {
            return unsupported(format!("llvm.{} with this result", op.name()));
        };
        let scalar_types: Vec<TypeId> = types.iter().map(|&ty| self.types().scalar(ty)).collect();
        let scalar_ret = self.types().scalar(ret);
        let mut columns: Vec<Vec<Parts>> = vec![Vec::with_capacity(len as usize); fields.len()];
        for index in 0..len {
            let lane_args: Vec<Parts> = args
                .iter()
                .zip(&shapes)
                .map(|(parts, shape)| match shape {
                    Some(shape) => self.lane(*shape, parts, index),
                    None => parts.clone(),
                })
                .collect();
            let values = self.pure(op, scalar_ret, &scalar_types, &lane_args, immediates)?;
            let mut rest = values.as_slice();
            for (column, result) in columns.iter_mut().zip(&results) {
                let count = if result.part.is_some() { 1 } else { self.repr(result.elem)?.parts.len() };
                let Some((value, others)) = rest.split_at_checked(count) else {
                    return unsupported(format!("llvm.{} on vectors", op.name()));
                };
                column.push(Parts::from_slice(value));
                rest = others;
            }
        }
        let mut parts = Vec::with_capacity(fields.len());
        for (column, &result) in columns.iter().zip(&results) {
            parts.push(self.join_lanes(result, column));
        }
        self.canonical_fields(&fields, parts)
    }

    /// A pure intrinsic whose operands and result have one shape.
    pub(super) fn shaped_pure(&mut self, op: Pure, shape: Shape, args: &[Parts]) -> Lowered<Parts> {
        if shape.part.is_some()
            && !shape.mask
            && let Some(parts) = self.packed_pure(op, shape, shape, args)
            && let [result] = parts.as_slice()
        {
            return Ok(result.clone());
        }
        let types = vec![shape.elem; args.len()];
        let operands: Vec<(Shape, &[ir::Value])> =
            args.iter().map(|parts| (shape, parts.as_slice())).collect();
        self.lanewise(shape, &operands, |this, lanes| this.pure(op, shape.elem, &types, lanes, &[]))
    }

    /// Fields of a struct are in their canonical form.
    fn canonical_fields(&mut self, fields: &[TypeId], parts: Vec<Parts>) -> Lowered<Parts> {
        if fields.len() == 1 {
            return Ok(parts.into_iter().next().unwrap_or_default());
        }
        let mut result = Parts::new();
        for (&field, parts) in fields.iter().zip(parts) {
            result.extend(self.canonical(field, parts)?);
        }
        Ok(result)
    }

    /// The operation on whole parts: the parts of each result; `None` if lanes have to be taken one by one.
    fn packed_pure(&mut self, op: Pure, shape: Shape, result: Shape, args: &[Parts]) -> Option<Vec<Parts>> {
        let mut first = Parts::new();
        let mut second = Parts::new();
        let is_float = matches!(shape.part, Some(F32X4 | F64X2));
        for index in 0..args[0].len() {
            let a = args[0][index];
            let arg = |number: usize| args.get(number).and_then(|parts: &Parts| parts.get(index)).copied();
            if is_float {
                first.push(self.packed_float(op, result, a, arg(1), arg(2))?);
                continue;
            }
            let (value, flag) = self.packed_int(op, a, arg(1), arg(2))?;
            first.push(value);
            second.extend(flag);
        }
        Some(if second.is_empty() { vec![first] } else { vec![first, second] })
    }

    /// An integer operation; with overflow also the mask of the lanes that overflow.
    fn packed_int(
        &mut self,
        op: Pure,
        a: ir::Value,
        b: Option<ir::Value>,
        c: Option<ir::Value>,
    ) -> Option<(ir::Value, Option<ir::Value>)> {
        let ty = self.type_of(a);
        let native = self.native();
        let two = native.has(VectorOp::IntMinMax, ty);
        let value = match op {
            Pure::Abs if native.has(VectorOp::Abs, ty) => self.ins().iabs(a),
            Pure::SMin if two => self.ins().smin(a, b?),
            Pure::SMax if two => self.ins().smax(a, b?),
            Pure::UMin if two => self.ins().umin(a, b?),
            Pure::UMax if two => self.ins().umax(a, b?),
            Pure::UAddSat if native.has(VectorOp::UnsignedSaturating, ty) => self.ins().uadd_sat(a, b?),
            Pure::USubSat if native.has(VectorOp::UnsignedSaturating, ty) => self.ins().usub_sat(a, b?),
            Pure::SAddSat if native.has(VectorOp::SignedSaturating, ty) => self.ins().sadd_sat(a, b?),
            Pure::SSubSat if native.has(VectorOp::SignedSaturating, ty) => self.ins().ssub_sat(a, b?),
            Pure::UAddSat => {
                let sum = self.ins().iadd(a, b?);
                let carry = self.ins().icmp(IntCC::UnsignedLessThan, sum, a);
                self.ins().bor(sum, carry)
            }
            Pure::USubSat => {
                let difference = self.ins().isub(a, b?);
                let positive = self.ins().icmp(IntCC::UnsignedGreaterThan, a, b?);
                self.ins().band(difference, positive)
            }
            Pure::UAddOverflow => {
                let sum = self.ins().iadd(a, b?);
                let carry = self.ins().icmp(IntCC::UnsignedLessThan, sum, a);
                return Some((sum, Some(carry)));
            }
            Pure::USubOverflow => {
                let difference = self.ins().isub(a, b?);
                let borrow = self.ins().icmp(IntCC::UnsignedLessThan, a, b?);
                return Some((difference, Some(borrow)));
            }
            Pure::SAddOverflow | Pure::SSubOverflow => {
                let b = b?;
                let (result, signs) = if op == Pure::SAddOverflow {
                    let sum = self.ins().iadd(a, b);
                    let (x, y) = (self.ins().bxor(a, sum), self.ins().bxor(b, sum));
                    (sum, self.ins().band(x, y))
                } else {
                    let difference = self.ins().isub(a, b);
                    let (x, y) = (self.ins().bxor(a, difference), self.ins().bxor(a, b));
                    (difference, self.ins().band(x, y))
                };
                let zero = self.zero(ty);
                let overflow = self.ins().icmp(IntCC::SignedLessThan, signs, zero);
                return Some((result, Some(overflow)));
            }
            Pure::CtPop => self.count_bits(a)?,
            Pure::CtTz => {
                // The bits below the lowest one that is set.
                let one = self.splat_constant(ty, 1);
                let below = self.ins().isub(a, one);
                let inverted = self.ins().bnot(a);
                let below = self.ins().band(inverted, below);
                self.count_bits(below)?
            }
            Pure::BSwap => {
                let size = ty.lane_bits() as usize / 8;
                let lanes: Vec<Option<u32>> = (0..16usize)
                    .map(|byte| Some((byte / size * size + size - 1 - byte % size) as u32))
                    .collect();
                let bytes = self.recast(a, I8X16);
                let shape = self.shape_of(TypeId::I8, 16);
                let swapped = self.shaped_shuffle(shape, &[bytes], &[bytes], &lanes).ok()?;
                self.recast(swapped[0], ty)
            }
            Pure::FshL | Pure::FshR => self.funnel_part(op == Pure::FshL, a, b?, c?)?,
            _ => return None,
        };
        Some((value, None))
    }

    /// The number of bits set in each lane.
    fn count_bits(&mut self, a: ir::Value) -> Option<ir::Value> {
        let ty = self.type_of(a);
        if self.native().has(VectorOp::PopCount, ty) {
            return Some(self.ins().popcnt(a));
        }
        if !self.native().has(VectorOp::PopCount, I8X16) {
            return None;
        }
        let bytes = self.recast(a, I8X16);
        let mut counts = self.ins().popcnt(bytes);
        let mut bits = 8;
        while bits < ty.lane_bits() {
            let wide = int_vector(bits * 2);
            counts = self.recast(counts, wide);
            let mask = self.splat_constant(wide, (1u64 << bits) - 1);
            let low = self.ins().band(counts, mask);
            let high = self.shift_all_by(BinOp::LShr, counts, bits);
            counts = self.ins().iadd(low, high);
            bits *= 2;
        }
        Some(counts)
    }

    fn funnel_part(&mut self, left: bool, a: ir::Value, b: ir::Value, c: ir::Value) -> Option<ir::Value> {
        let ty = self.type_of(a);
        let bits = ty.lane_bits();
        if let Some(bytes) = self.constant_bytes(c) {
            let amount = |lane| (constant_lane(&bytes, bits, lane) % u64::from(bits)) as u32;
            let first = amount(0);
            if (1..ty.lane_count() as usize).all(|lane| amount(lane) == first) {
                let (up, down) = if left { (first, bits - first) } else { (bits - first, first) };
                if first == 0 {
                    return Some(if left { a } else { b });
                }
                let high = self.shift_all_by(BinOp::Shl, a, up);
                let low = self.shift_all_by(BinOp::LShr, b, down);
                return Some(self.ins().bor(high, low));
            }
        }
        let mask = self.splat_constant(ty, u64::from(bits - 1));
        let amount = self.ins().band(c, mask);
        let rest = self.ins().bxor(amount, mask);
        // The shift by (width − amount) in two steps, as it may be a shift by the width.
        let (high, low) = if left {
            let half = self.shift_all_by(BinOp::LShr, b, 1);
            (self.part_binary(BinOp::Shl, a, amount)?, self.part_binary(BinOp::LShr, half, rest)?)
        } else {
            let double = self.shift_all_by(BinOp::Shl, a, 1);
            (self.part_binary(BinOp::Shl, double, rest)?, self.part_binary(BinOp::LShr, b, amount)?)
        };
        Some(self.ins().bor(high, low))
    }

    fn packed_float(
        &mut self,
        op: Pure,
        result: Shape,
        a: ir::Value,
        b: Option<ir::Value>,
        c: Option<ir::Value>,
    ) -> Option<ir::Value> {
        let ty = self.type_of(a);
        let native = self.native();
        let round = native.has(VectorOp::Round, ty);
        let min_max = native.has(VectorOp::FloatMinMax, ty);
        Some(match op {
            Pure::FAbs => self.ins().fabs(a),
            Pure::Sqrt => self.ins().sqrt(a),
            Pure::Fma if native.has(VectorOp::Fma, ty) => self.ins().fma(a, b?, c?),
            Pure::FMulAdd if self.has_fast_fma() && native.has(VectorOp::Fma, ty) => {
                self.ins().fma(a, b?, c?)
            }
            Pure::FMulAdd => {
                let product = self.ins().fmul(a, b?);
                self.add_product(c?, product)
            }
            Pure::Floor if round => self.ins().floor(a),
            Pure::Ceil if round => self.ins().ceil(a),
            Pure::Trunc if round => self.ins().trunc(a),
            Pure::RoundEven | Pure::Rint | Pure::NearbyInt if round => self.ins().nearest(a),
            Pure::CopySign => {
                let bits = ty.lane_bits();
                let int = int_vector(bits);
                let sign = self.splat_constant(int, 1 << (bits - 1));
                let sign = self.recast(sign, ty);
                self.ins().bitselect(sign, b?, a)
            }
            Pure::MinNum | Pure::MaxNum => {
                let b = b?;
                let condition = if op == Pure::MinNum { FloatCC::LessThan } else { FloatCC::GreaterThan };
                let better = self.ins().fcmp(condition, a, b);
                let b_is_nan = self.ins().fcmp(FloatCC::Unordered, b, b);
                let chosen = self.ins().bor(better, b_is_nan);
                let chosen = self.recast(chosen, ty);
                self.ins().bitselect(chosen, a, b)
            }
            Pure::Minimum if min_max => self.ins().fmin(a, b?),
            Pure::Maximum if min_max => self.ins().fmax(a, b?),
            Pure::MinimumNum | Pure::MaximumNum if min_max => {
                let b = b?;
                let both = if op == Pure::MinimumNum { self.ins().fmin(a, b) } else { self.ins().fmax(a, b) };
                let a_is_nan = self.ins().fcmp(FloatCC::Unordered, a, a);
                let b_is_nan = self.ins().fcmp(FloatCC::Unordered, b, b);
                let (a_is_nan, b_is_nan) = (self.recast(a_is_nan, ty), self.recast(b_is_nan, ty));
                let without_b = self.ins().bitselect(b_is_nan, a, both);
                self.ins().bitselect(a_is_nan, b, without_b)
            }
            Pure::FpToSiSat
                if ty == F32X4
                    && result.part == Some(I32X4)
                    && !result.mask
                    && native.has(VectorOp::ToSigned, I32X4) =>
            {
                self.ins().fcvt_to_sint_sat(I32X4, a)
            }
            Pure::FpToUiSat
                if ty == F32X4
                    && result.part == Some(I32X4)
                    && !result.mask
                    && native.has(VectorOp::ToUnsigned, I32X4) =>
            {
                self.ins().fcvt_to_uint_sat(I32X4, a)
            }
            _ => return None,
        })
    }
}
