//! Reductions of vectors to scalars.

use super::super::intrinsics::Pure;
use super::super::{Lowered, Parts, Translator, unsupported};
use super::arithmetic::bytes_of_lanes;
use super::{Shape, int_vector};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{I8, I8X16, I32};
use rllc_frontend::ir::{ArithFlags, BinOp, Inst, InstKind, Operand, TypeId};

/// The operation between lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reduction {
    Binary(BinOp),
    Pure(Pure),
}

impl Reduction {
    /// The reduction `llvm.vector.reduce.<name>`, and whether it takes a start value.
    pub(super) fn from_name(name: &str) -> Option<(Reduction, bool)> {
        Some(match name {
            "add" => (Reduction::Binary(BinOp::Add), false),
            "mul" => (Reduction::Binary(BinOp::Mul), false),
            "and" => (Reduction::Binary(BinOp::And), false),
            "or" => (Reduction::Binary(BinOp::Or), false),
            "xor" => (Reduction::Binary(BinOp::Xor), false),
            "smax" => (Reduction::Pure(Pure::SMax), false),
            "smin" => (Reduction::Pure(Pure::SMin), false),
            "umax" => (Reduction::Pure(Pure::UMax), false),
            "umin" => (Reduction::Pure(Pure::UMin), false),
            "fadd" => (Reduction::Binary(BinOp::FAdd), true),
            "fmul" => (Reduction::Binary(BinOp::FMul), true),
            "fmax" => (Reduction::Pure(Pure::MaxNum), false),
            "fmin" => (Reduction::Pure(Pure::MinNum), false),
            "fmaximum" => (Reduction::Pure(Pure::Maximum), false),
            "fminimum" => (Reduction::Pure(Pure::Minimum), false),
            "fmaximumnum" => (Reduction::Pure(Pure::MaximumNum), false),
            "fminimumnum" => (Reduction::Pure(Pure::MinimumNum), false),
            _ => return None,
        })
    }

    /// The lane of `bits` bits that changes nothing; `None` for operations on floats.
    pub(super) fn identity(self, bits: u32) -> Option<u64> {
        let sign = 1u64 << (bits - 1);
        Some(match self {
            Reduction::Binary(BinOp::Add | BinOp::Or | BinOp::Xor) | Reduction::Pure(Pure::UMax) => 0,
            Reduction::Binary(BinOp::Mul) => 1,
            Reduction::Binary(BinOp::And) | Reduction::Pure(Pure::UMin) => u64::MAX,
            Reduction::Pure(Pure::SMax) => sign,
            Reduction::Pure(Pure::SMin) => sign - 1,
            _ => return None,
        })
    }
}

impl<'a> Translator<'a> {
    /// `llvm.vector.reduce.*`.
    pub(super) fn reduce_intrinsic(&mut self, name: &str, inst: &Inst, args: &[Operand]) -> Lowered<bool> {
        let Some((reduction, has_start)) = Reduction::from_name(name) else { return Ok(false) };
        let (start, vector) = if has_start { (Some(args[0]), args[1]) } else { (None, args[0]) };
        let shape = self.shape(self.operand_type(vector))?;
        let parts = self.parts(vector)?;
        let start = match start {
            Some(start) => Some(self.parts(start)?),
            None => None,
        };
        let ordered = has_start && !self.call_flags(inst).contains(ArithFlags::REASSOC);
        let result = self.reduce_lanes(reduction, shape, &parts, start, ordered)?;
        self.set_result(inst, &result);
        Ok(true)
    }

    /// The flags of a call.
    pub(super) fn call_flags(&self, inst: &Inst) -> ArithFlags {
        match inst.kind {
            InstKind::Call(call) => self.body.calls[call].flags,
            _ => ArithFlags::NONE,
        }
    }

    /// Combines two scalars of type `ty`.
    pub(super) fn reduce_two(
        &mut self,
        reduction: Reduction,
        ty: TypeId,
        a: Parts,
        b: Parts,
    ) -> Lowered<Parts> {
        match reduction {
            Reduction::Binary(op) => self.binary_parts(op, ty, &a, &b),
            Reduction::Pure(op) => self.pure(op, ty, &[ty, ty], &[a, b], &[]),
        }
    }

    /// The lanes combined, after `start` if there is one; in order if `ordered`.
    pub(super) fn reduce_lanes(
        &mut self,
        reduction: Reduction,
        shape: Shape,
        parts: &[ir::Value],
        start: Option<Parts>,
        ordered: bool,
    ) -> Lowered<Parts> {
        let mut result = start;
        if shape.mask {
            let value = self.reduce_mask(reduction, shape, parts)?;
            let value = Parts::from_slice(&[value]);
            return match result {
                Some(start) => self.reduce_two(reduction, shape.elem, start, value),
                None => Ok(value),
            };
        }
        if !ordered && let Some(part) = shape.part {
            let value = self.reduce_packed(reduction, shape, part, parts)?;
            return match result {
                Some(start) => self.reduce_two(reduction, shape.elem, start, value),
                None => Ok(value),
            };
        }
        for index in 0..shape.len {
            let lane = self.lane(shape, parts, index);
            result = Some(match result {
                None => lane,
                Some(so_far) => self.reduce_two(reduction, shape.elem, so_far, lane)?,
            });
        }
        match result {
            Some(result) => Ok(result),
            None => unsupported("a reduction of an empty vector"),
        }
    }

    /// The lanes of masks: operations on i1, where true is the signed number −1.
    fn reduce_mask(&mut self, reduction: Reduction, shape: Shape, parts: &[ir::Value]) -> Lowered<ir::Value> {
        let parts = self.mask_of_width(shape.len, parts, 8);
        let all = match reduction {
            Reduction::Binary(BinOp::And | BinOp::Mul) | Reduction::Pure(Pure::SMax | Pure::UMin) => true,
            Reduction::Binary(BinOp::Or) | Reduction::Pure(Pure::SMin | Pure::UMax) => false,
            Reduction::Binary(BinOp::Add | BinOp::Xor) => {
                let mut parity = self.ins().iconst(I8, 0);
                for index in 0..shape.len {
                    let lane = self.lane(shape, &parts, index)[0];
                    parity = self.ins().bxor(parity, lane);
                }
                return Ok(parity);
            }
            _ => return unsupported("this reduction of a vector of i1"),
        };
        let padded = self.pad(I8X16, shape.len, &parts, if all { u64::MAX } else { 0 });
        let mut combined = padded[0];
        for &part in &padded[1..] {
            combined = if all { self.ins().band(combined, part) } else { self.ins().bor(combined, part) };
        }
        let bits = self.ins().vhigh_bits(I32, combined);
        let (condition, limit) =
            if all { (ir::condcodes::IntCC::Equal, 0xffff) } else { (ir::condcodes::IntCC::NotEqual, 0) };
        let limit = self.ins().iconst(I32, limit);
        Ok(self.ins().icmp(condition, bits, limit))
    }

    /// Parts with `value` in the lanes beyond the length.
    fn pad(&mut self, part: ir::Type, len: u32, parts: &[ir::Value], value: u64) -> Parts {
        let mut result = Parts::from_slice(parts);
        let rest = len % part.lane_count();
        if rest != 0
            && let Some(last) = result.last_mut()
        {
            let bits = part.lane_bits();
            let int = int_vector(bits);
            let kept = bytes_of_lanes(bits, |lane| if (lane as u32) < rest { u64::MAX } else { 0 });
            let kept = self.vector_constant(int, &kept);
            let filler = self.splat_constant(int, value);
            let bits = self.recast(*last, int);
            let padded = self.ins().bitselect(kept, bits, filler);
            *last = self.recast(padded, part);
        }
        result
    }

    fn combine_parts(
        &mut self,
        reduction: Reduction,
        shape: Shape,
        a: ir::Value,
        b: ir::Value,
    ) -> Lowered<ir::Value> {
        let result = match reduction {
            Reduction::Binary(op) => self.shaped_binary(op, shape, &[a], &[b])?,
            Reduction::Pure(op) => {
                let args = [Parts::from_slice(&[a]), Parts::from_slice(&[b])];
                self.shaped_pure(op, shape, &args)?
            }
        };
        Ok(result[0])
    }

    fn reduce_packed(
        &mut self,
        reduction: Reduction,
        shape: Shape,
        part: ir::Type,
        parts: &[ir::Value],
    ) -> Lowered<Parts> {
        let lanes = part.lane_count();
        let whole = self.shape_of(shape.elem, lanes);
        let rest = shape.len % lanes;
        let mut parts = Parts::from_slice(parts);
        let mut extra = Vec::new();
        if rest != 0 && (parts.len() > 1 || !rest.is_power_of_two()) {
            match reduction.identity(part.lane_bits()) {
                Some(identity) => parts = self.pad(part, shape.len, &parts, identity),
                None => {
                    let last = parts.pop();
                    let tail = self.shape_of(shape.elem, rest);
                    for lane in 0..rest {
                        extra.extend(last.map(|last| self.lane(tail, &[last], lane)));
                    }
                }
            }
        }
        let mut result: Option<Parts> = None;
        if !parts.is_empty() {
            while parts.len() > 1 {
                let mut next = Parts::new();
                for pair in parts.clone().chunks(2) {
                    next.push(match *pair {
                        [a, b] => self.combine_parts(reduction, whole, a, b)?,
                        _ => pair[0],
                    });
                }
                parts = next;
            }
            let mut vector = parts[0];
            let mut count = if shape.len < lanes && rest.is_power_of_two() { rest } else { lanes };
            while count > 1 {
                count /= 2;
                let upper: Vec<Option<u32>> =
                    (0..lanes).map(|lane| (lane < count).then_some(lane + count)).collect();
                let moved = self.shaped_shuffle(whole, &[vector], &[vector], &upper)?;
                vector = self.combine_parts(reduction, whole, vector, moved[0])?;
            }
            result = Some(self.lane(whole, &[vector], 0));
        }
        for lane in extra {
            result = Some(match result {
                None => lane,
                Some(so_far) => self.reduce_two(reduction, shape.elem, so_far, lane)?,
            });
        }
        match result {
            Some(result) => Ok(result),
            None => unsupported("a reduction of an empty vector"),
        }
    }
}
