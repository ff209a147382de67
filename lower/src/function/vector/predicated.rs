//! `llvm.vp.*`: operations under a mask and an explicit vector length.
//!
//! Lanes that are off have poison as their result, so that most operations just ignore mask and length.

use super::super::intrinsics::Pure;
use super::super::{Lowered, Parts, Translator, unsupported};
use super::Shape;
use super::masked::Places;
use super::reduce::Reduction;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use rllc_frontend::ir::{ArithFlags, BinOp, CastOp, FcmpPred, IcmpPred, Inst, MdRef, Operand};

impl<'a> Translator<'a> {
    /// The `llvm.vp.*` intrinsics.
    pub(super) fn predicated_intrinsic(
        &mut self,
        name: &str,
        inst: &Inst,
        args: &'a [Operand],
    ) -> Lowered<bool> {
        if let Some(name) = name.strip_prefix("reduce.") {
            return self.predicated_reduction(name, inst, args);
        }
        if let Some(op) = BinOp::from_keyword(name.as_bytes()) {
            let parts = self.predicated_binary(op, args)?;
            self.set_result(inst, &parts);
            return Ok(true);
        }
        if let Some(op) = CastOp::from_keyword(name.as_bytes()) {
            let from = self.operand_type(args[0]);
            self.check_cast(op, from, inst.ty)?;
            let parts = self.parts(args[0])?;
            let parts = self.cast_parts(op, from, inst.ty, &parts)?;
            self.set_result(inst, &parts);
            return Ok(true);
        }
        let pure = if name == "roundtozero" { Some(Pure::Trunc) } else { Pure::from_name(name) };
        if let Some(op) = pure {
            let count = args.len().saturating_sub(2);
            self.pure_call(inst, op, &args[..count])?;
            return Ok(true);
        }
        let result = match name {
            "fneg" => {
                let parts = self.parts(args[0])?;
                self.fneg_parts(inst.ty, &parts)?
            }
            "icmp" | "fcmp" => self.predicated_compare(name == "icmp", args)?,
            "select" | "merge" => {
                let (a, b) = (self.parts(args[1])?, self.parts(args[2])?);
                let shape = self.shape(inst.ty)?;
                let cond = if name == "merge" {
                    self.predicate(shape.len, args[0], args[3])?
                } else {
                    self.parts(args[0])?
                };
                let cond_shape = self.mask_shape(shape.len);
                self.shaped_select(cond_shape, &cond, shape, &a, &b)?
            }
            "load" | "gather" | "strided.load" => {
                let shape = self.shape(inst.ty)?;
                let places_args = if name == "strided.load" { 2 } else { 1 };
                let mask = self.predicate(shape.len, args[places_args], args[places_args + 1])?;
                let through = self.undefined(inst.ty)?;
                let pointers = self.parts(args[0])?;
                let places = self.predicated_places(name, &pointers, args[0], args[places_args - 1])?;
                self.masked_load(shape, places, &mask, &through)?
            }
            "store" | "scatter" | "strided.store" => {
                let shape = self.shape(self.operand_type(args[0]))?;
                let value = self.parts(args[0])?;
                let next = if name == "strided.store" { 3 } else { 2 };
                let mask = self.predicate(shape.len, args[next], args[next + 1])?;
                let pointers = self.parts(args[1])?;
                let places = self.predicated_places(name, &pointers, args[1], args[next - 1])?;
                self.masked_store(shape, &value, places, &mask)?;
                return Ok(true);
            }
            "splice" => self.predicated_splice(inst, args)?,
            "cttz.elts" => self.predicated_first(inst, args)?,
            "reverse" => {
                // The first `length` lanes in reverse order.
                let shape = self.shape(inst.ty)?;
                let parts = self.parts(args[0])?;
                let length = self.one(args[2])?;
                let length = self.widen(length, I64);
                self.gather_lanes(shape, &parts, |this, lane| {
                    let last = this.ins().iadd_imm_s(length, -1);
                    let lane = this.ins().iconst(I64, i64::from(lane));
                    this.ins().isub(last, lane)
                })?
            }
            _ => return Ok(false),
        };
        self.set_result(inst, &result);
        Ok(true)
    }

    /// `llvm.experimental.vp.splice`: from the first operand's lanes, up to its length, and the second's behind
    /// them, those that start at a number, or so many before the end of the first.
    fn predicated_splice(&mut self, inst: &Inst, args: &[Operand]) -> Lowered<Parts> {
        let shape = self.shape(inst.ty)?;
        let (a, b) = (self.parts(args[0])?, self.parts(args[1])?);
        let offset = i64::from(self.const_arg(args, 2)? as u32 as i32);
        let length = self.one(args[4])?;
        let length = self.widen(length, I64);
        let start =
            if offset < 0 { self.ins().iadd_imm_s(length, offset) } else { self.ins().iconst(I64, offset) };
        let mut lanes = Vec::with_capacity(shape.len as usize);
        for lane in 0..shape.len {
            let number = self.ins().iadd_imm_s(start, i64::from(lane));
            let in_first = self.ins().icmp(IntCC::UnsignedLessThan, number, length);
            let first = self.lane_index_in_range(number, shape.len);
            let first = self.variable_lane(shape, &a, first)?;
            let number = self.ins().isub(number, length);
            let second = self.lane_index_in_range(number, shape.len);
            let second = self.variable_lane(shape, &b, second)?;
            lanes.push(first.iter().zip(&second).map(|(&a, &b)| self.select_one(in_first, a, b)).collect());
        }
        Ok(self.join_lanes(shape, &lanes))
    }

    /// `llvm.vp.cttz.elts`: the number of the first active lane that is not zero, else the vector length.
    fn predicated_first(&mut self, inst: &Inst, args: &[Operand]) -> Lowered<Parts> {
        let shape = self.shape(self.operand_type(args[0]))?;
        let mask_shape = self.mask_shape(shape.len);
        let parts = self.parts(args[0])?;
        let zero = self.undefined(self.operand_type(args[0]))?;
        let set = self.shaped_icmp(IcmpPred::Ne, shape, &parts, &zero)?;
        let active = self.predicate(shape.len, args[2], args[3])?;
        let set = self.shaped_binary(BinOp::And, mask_shape, &set, &active)?;
        let length = self.one(args[3])?;
        let mut result = self.widen(length, I64);
        for lane in (0..shape.len).rev() {
            let holds = self.lane(mask_shape, &set, lane)[0];
            let number = self.ins().iconst(I64, i64::from(lane));
            result = self.select_one(holds, number, result);
        }
        self.long_result(inst.ty, result)
    }

    /// A vector whose lanes are lanes of another one, by computed numbers.
    fn gather_lanes(
        &mut self,
        shape: Shape,
        parts: &[ir::Value],
        mut number: impl FnMut(&mut Self, u32) -> ir::Value,
    ) -> Lowered<Parts> {
        let mut lanes = Vec::with_capacity(shape.len as usize);
        for lane in 0..shape.len {
            let number = number(self, lane);
            let number = self.lane_index_in_range(number, shape.len);
            lanes.push(self.variable_lane(shape, parts, number)?);
        }
        Ok(self.join_lanes(shape, &lanes))
    }

    fn predicated_places<'p>(
        &mut self,
        name: &str,
        pointers: &'p [ir::Value],
        pointer: Operand,
        distance: Operand,
    ) -> Lowered<Places<'p>> {
        Ok(match name {
            "load" | "store" => Places::Consecutive(self.address(pointer)?),
            "gather" | "scatter" => Places::Scattered(pointers),
            _ => Places::Strided(pointers[0], self.index_value(distance)?),
        })
    }

    /// The mask of the lanes that are on.
    fn predicate(&mut self, len: u32, mask: Operand, length: Operand) -> Lowered<Parts> {
        let length = self.one(length)?;
        let length = self.widen(length, I64);
        let limit = self.ins().iconst(I64, i64::from(len));
        let length = self.ins().umin(length, limit);
        let first = self.first_lanes(len, length)?;
        let mask = self.parts(mask)?;
        let shape = self.mask_shape(len);
        self.shaped_binary(BinOp::And, shape, &first, &mask)
    }

    /// Divisions must not trap for lanes that are off: those divide by 1.
    fn predicated_binary(&mut self, op: BinOp, args: &[Operand]) -> Lowered<Parts> {
        let shape = self.shape(self.operand_type(args[0]))?;
        let (a, mut b) = (self.parts(args[0])?, self.parts(args[1])?);
        if matches!(op, BinOp::SDiv | BinOp::UDiv | BinOp::SRem | BinOp::URem) {
            let mask = self.predicate(shape.len, args[2], args[3])?;
            let mut one = self.undefined(shape.elem)?;
            let part = self.type_of(one[0]);
            one[0] = self.int_constant(part, 1);
            let ones = self.splat_parts(shape, &one);
            let cond_shape = self.mask_shape(shape.len);
            b = self.shaped_select(cond_shape, &mask, shape, &b, &ones)?;
        }
        self.shaped_binary(op, shape, &a, &b)
    }

    fn predicated_compare(&mut self, integers: bool, args: &[Operand]) -> Lowered<Parts> {
        let ty = self.operand_type(args[0]);
        let (a, b) = (self.parts(args[0])?, self.parts(args[1])?);
        let Operand::Metadata(index) = args[2] else { return unsupported("this vp comparison") };
        let keyword = match self.body.metadata_operands.get(index as usize) {
            Some(MdRef::String(keyword)) => self.string(*keyword),
            _ => return unsupported("this vp comparison"),
        };
        if integers {
            match IcmpPred::from_keyword(keyword) {
                Some(pred) => self.icmp_parts(pred, ty, &a, &b),
                None => unsupported("this vp comparison"),
            }
        } else {
            match FcmpPred::from_keyword(keyword) {
                Some(pred) => self.fcmp_parts(pred, ty, &a, &b),
                None => unsupported("this vp comparison"),
            }
        }
    }

    /// `llvm.vp.reduce.*`: start, vector, mask, length. Lanes that are off do not count.
    fn predicated_reduction(&mut self, name: &str, inst: &Inst, args: &[Operand]) -> Lowered<bool> {
        let Some((reduction, ordered)) = Reduction::from_name(name) else { return Ok(false) };
        let shape = self.shape(self.operand_type(args[1]))?;
        let mut result = self.parts(args[0])?;
        let parts = self.parts(args[1])?;
        let mask = self.predicate(shape.len, args[2], args[3])?;
        let mask_shape = self.mask_shape(shape.len);
        let ordered = ordered && !self.call_flags(inst).contains(ArithFlags::REASSOC);
        if let (false, Some(part), false) = (ordered, shape.part, shape.mask)
            && let Some(identity) = reduction.identity(part.lane_bits())
        {
            let neutral = self.splat_constant(part, identity);
            let neutral = vec![neutral; parts.len()];
            let parts = self.shaped_select(mask_shape, &mask, shape, &parts, &neutral)?;
            let result = self.reduce_lanes(reduction, shape, &parts, Some(result), false)?;
            self.set_result(inst, &result);
            return Ok(true);
        }
        for index in 0..shape.len {
            let active = self.lane(mask_shape, &mask, index)[0];
            let lane = self.lane(shape, &parts, index);
            let next = self.reduce_two(reduction, shape.elem, result.clone(), lane)?;
            result = next.iter().zip(&result).map(|(&a, &b)| self.select_one(active, a, b)).collect();
        }
        self.set_result(inst, &result);
        Ok(true)
    }

    /// `llvm.vector.partial.reduce.add` and `.fadd`: the second vector folded to the length of the first.
    pub(super) fn partial_reduce(&mut self, op: BinOp, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let shape = self.shape(inst.ty)?;
        let wide = self.shape(self.operand_type(args[1]))?;
        let mut sum = self.parts(args[0])?;
        let parts = self.parts(args[1])?;
        for start in (0..wide.len).step_by(shape.len.max(1) as usize) {
            let lanes: Vec<Option<u32>> =
                (start..start + shape.len).map(|lane| (lane < wide.len).then_some(lane)).collect();
            let piece = self.shaped_shuffle(wide, &parts, &parts, &lanes)?;
            sum = self.shaped_binary(op, shape, &sum, &piece)?;
        }
        self.set_result(inst, &sum);
        Ok(())
    }

    /// `llvm.experimental.vector.match`: which lanes of the first vector equal some element of the second.
    pub(super) fn match_lanes(&mut self, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let shape = self.shape(self.operand_type(args[0]))?;
        let needles = self.shape(self.operand_type(args[1]))?;
        let (vector, wanted) = (self.parts(args[0])?, self.parts(args[1])?);
        let mask_shape = self.mask_shape(shape.len);
        let mut found = self.undefined(inst.ty)?;
        for index in 0..needles.len {
            let needle = self.lane(needles, &wanted, index);
            let splat = self.splat_parts(shape, &needle);
            let equal = self.shaped_icmp(IcmpPred::Eq, shape, &vector, &splat)?;
            found = self.shaped_binary(BinOp::Or, mask_shape, &found, &equal)?;
        }
        let mask = self.parts(args[2])?;
        let result = self.shaped_binary(BinOp::And, mask_shape, &found, &mask)?;
        self.set_result(inst, &result);
        Ok(())
    }
}
