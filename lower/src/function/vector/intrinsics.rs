//! Intrinsics on vectors: dispatch, and those that only move lanes.

use super::super::intrinsics::Pure;
use super::super::{Lowered, Parts, Translator, unsupported};
use super::Shape;
use super::masked::Update;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use rllc_frontend::ir::{BinOp, IcmpPred, Inst, Operand, TypeId};

/// How many operands the intrinsics take that do not take one; those with fewer are not ours.
const OPERANDS: &[(&str, usize)] = &[
    ("vector.stepvector", 0),
    ("stepvector", 0),
    ("vector.insert", 3),
    ("vector.extract", 2),
    ("vector.splice", 3),
    ("vector.splice.left", 3),
    ("vector.splice.right", 3),
    ("get.active.lane.mask", 2),
    ("get.vector.length", 3),
    ("vector.extract.last.active", 3),
    ("vector.compress", 3),
    ("vector.partial.reduce.add", 2),
    ("vector.partial.reduce.fadd", 2),
    ("vector.match", 3),
    ("vector.histogram.add", 3),
    ("vector.histogram.uadd.sat", 3),
    ("vector.histogram.umax", 3),
    ("vector.histogram.umin", 3),
    ("loop.dependence.war.mask", 3),
    ("loop.dependence.raw.mask", 3),
    ("vp.splice", 6),
    ("vp.cttz.elts", 4),
    ("vector.reduce.fadd", 2),
    ("vector.reduce.fmul", 2),
    ("masked.load", 3),
    ("masked.gather", 3),
    ("masked.expandload", 3),
    ("masked.store", 3),
    ("masked.scatter", 3),
    ("masked.compressstore", 3),
    ("matrix.transpose", 3),
    ("matrix.multiply", 5),
    ("matrix.column.major.load", 5),
    ("matrix.column.major.store", 6),
    ("vp.icmp", 5),
    ("vp.fcmp", 5),
    ("vp.scatter", 4),
    ("vp.strided.store", 5),
];

/// The predicated intrinsics of one operand beside mask and length.
const UNARY_PREDICATED: &[&str] = &[
    "vp.fneg",
    "vp.load",
    "vp.gather",
    "vp.reverse",
    "vp.trunc",
    "vp.zext",
    "vp.sext",
    "vp.fptrunc",
    "vp.fpext",
    "vp.fptoui",
    "vp.fptosi",
    "vp.uitofp",
    "vp.sitofp",
    "vp.ptrtoint",
    "vp.inttoptr",
    "vp.bswap",
    "vp.bitreverse",
    "vp.ctpop",
    "vp.fabs",
    "vp.sqrt",
    "vp.ceil",
    "vp.floor",
    "vp.rint",
    "vp.nearbyint",
    "vp.round",
    "vp.roundeven",
    "vp.roundtozero",
    "vp.lrint",
    "vp.llrint",
];

impl<'a> Translator<'a> {
    /// Translates the intrinsic `llvm.<base>` if it is one on vectors; whether it is.
    pub(in super::super) fn vector_intrinsic(
        &mut self,
        base: &str,
        inst: &Inst,
        args: &'a [Operand],
    ) -> Lowered<bool> {
        let base = base.strip_prefix("experimental.").unwrap_or(base);
        let least = match OPERANDS.iter().find(|(name, _)| *name == base) {
            Some(&(_, count)) => count,
            None if UNARY_PREDICATED.contains(&base) => 3,
            None if base.starts_with("vp.") => 4,
            None => 1,
        };
        if args.len() < least {
            return Ok(false);
        }
        if let Some(name) = base.strip_prefix("vp.") {
            return self.predicated_intrinsic(name, inst, args);
        }
        if let Some(name) = base.strip_prefix("masked.") {
            return self.masked_intrinsic(name, inst, args);
        }
        if let Some(name) = base.strip_prefix("matrix.") {
            return self.matrix_intrinsic(name, inst, args);
        }
        let base = base.strip_prefix("vector.").unwrap_or(base);
        if let Some(name) = base.strip_prefix("reduce.") {
            return self.reduce_intrinsic(name, inst, args);
        }
        if let Some(factor) = base.strip_prefix("interleave").and_then(factor) {
            self.interleave_vectors(inst, args, factor)?;
            return Ok(true);
        }
        if let Some(factor) = base.strip_prefix("deinterleave").and_then(factor) {
            self.deinterleave_vector(inst, args, factor)?;
            return Ok(true);
        }
        match base {
            "insert" => self.insert_subvector(inst, args)?,
            "extract" => self.extract_subvector(inst, args)?,
            "reverse" => {
                let len = self.shape(inst.ty)?.len;
                let lanes: Vec<Option<u32>> = (0..len).rev().map(Some).collect();
                self.permute(inst, args[0], args[0], &lanes)?;
            }
            "splice" | "splice.left" | "splice.right" => {
                let len = self.shape(inst.ty)?.len;
                let start = self.const_arg(args, 2)? as u32 as i32;
                let start = match base {
                    "splice.right" => i64::from(len) - i64::from(start),
                    _ if start < 0 => i64::from(len) + i64::from(start),
                    _ => i64::from(start),
                };
                let lanes: Vec<Option<u32>> =
                    (0..i64::from(len)).map(|lane| u32::try_from(start + lane).ok()).collect();
                self.permute(inst, args[0], args[1], &lanes)?;
            }
            "stepvector" => {
                let shape = self.shape(inst.ty)?;
                let parts = self.step_vector(shape)?;
                self.set_result(inst, &parts);
            }
            "get.active.lane.mask" => {
                let ty = self.operand_type(args[0]);
                let (start, end) = (self.parts(args[0])?, self.parts(args[1])?);
                let len = self.shape(inst.ty)?.len;
                let mask = self.active_lanes(len, ty, &start, &end)?;
                self.set_result(inst, &mask);
            }
            "get.vector.length" => {
                // The number of lanes a step handles: all that are left, at most the vector's length.
                let ty = self.operand_type(args[0]);
                let count = self.one(args[0])?;
                if self.types().int_bits(ty).is_none_or(|bits| bits > 64) {
                    return unsupported("llvm.experimental.get.vector.length on this type");
                }
                if self.const_arg(args, 2)? != 0 {
                    return unsupported("scalable vectors");
                }
                let factor = self.const_arg(args, 1)?;
                let count = self.widen(count, I64);
                let factor = self.ins().iconst(I64, factor as i64);
                let length = self.ins().umin(count, factor);
                let length = self.reduce(length, ir::types::I32);
                self.set_result(inst, &[length]);
            }
            "loop.dependence.war.mask" | "loop.dependence.raw.mask" => {
                self.dependence_mask(base == "loop.dependence.raw.mask", inst, args)?;
            }
            "histogram.add" => self.histogram(args, Update::Binary(BinOp::Add))?,
            "histogram.uadd.sat" => self.histogram(args, Update::Pure(Pure::UAddSat))?,
            "histogram.umax" => self.histogram(args, Update::Pure(Pure::UMax))?,
            "histogram.umin" => self.histogram(args, Update::Pure(Pure::UMin))?,
            "cttz.elts" => self.count_leading_false(inst, args)?,
            "extract.last.active" => self.extract_last_active(inst, args)?,
            "partial.reduce.add" => self.partial_reduce(BinOp::Add, inst, args)?,
            "partial.reduce.fadd" => self.partial_reduce(BinOp::FAdd, inst, args)?,
            "match" => self.match_lanes(inst, args)?,
            "compress" => self.compress(inst, args)?,
            "vscale" => return unsupported("scalable vectors"),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// `llvm.loop.dependence.*.mask`: the lanes before the one whose access at the second address meets that of
    /// lane 0 at the first; all of them if that never happens: for writes after reads only behind it.
    fn dependence_mask(&mut self, raw: bool, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let result = self.shape(inst.ty)?;
        if self.types().int_bits(result.elem) != Some(1) {
            return unsupported("llvm.loop.dependence with this result");
        }
        let len = result.len;
        let (a, b) = (self.one(args[0])?, self.one(args[1])?);
        let size = self.const_arg(args, 2)?.clamp(1, i64::MAX as u64);
        let distance = self.ins().isub(b, a);
        let distance = if raw { self.ins().iabs(distance) } else { distance };
        let distance = self.ins().sdiv_imm_s(distance, size as i64);
        let zero = self.ins().iconst(I64, 0);
        let condition = if raw { IntCC::Equal } else { IntCC::SignedLessThanOrEqual };
        let all = self.ins().icmp(condition, distance, zero);
        let limit = self.ins().iconst(I64, i64::from(len));
        let count = self.select_one(all, limit, distance);
        let count = self.ins().umin(count, limit);
        let mask = self.first_lanes(len, count)?;
        self.set_result(inst, &mask);
        Ok(())
    }

    /// A shuffle of two operands as the result.
    fn permute(&mut self, inst: &Inst, a: Operand, b: Operand, lanes: &[Option<u32>]) -> Lowered<()> {
        let shape = self.shape(self.operand_type(a))?;
        let (a, b) = (self.parts(a)?, self.parts(b)?);
        let parts = self.shaped_shuffle(shape, &a, &b, lanes)?;
        self.set_result(inst, &parts);
        Ok(())
    }

    fn insert_subvector(&mut self, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let (shape, small) = (self.shape(inst.ty)?, self.shape(self.operand_type(args[1]))?);
        let start = self.const_arg(args, 2)?.min(u64::from(shape.len)) as u32;
        let (whole, part) = (self.parts(args[0])?, self.parts(args[1])?);
        // The small vector at the length of the large one, then the lanes of both.
        let grow: Vec<Option<u32>> = (0..shape.len).map(|l| (l < small.len).then_some(l)).collect();
        let part = self.shaped_shuffle(small, &part, &part, &grow)?;
        let lanes: Vec<Option<u32>> = (0..shape.len)
            .map(|lane| {
                let inserted = lane >= start && lane - start < small.len;
                Some(if inserted { shape.len + lane - start } else { lane })
            })
            .collect();
        let parts = self.shaped_shuffle(shape, &whole, &part, &lanes)?;
        self.set_result(inst, &parts);
        Ok(())
    }

    fn extract_subvector(&mut self, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let whole = self.shape(self.operand_type(args[0]))?;
        let len = self.shape(inst.ty)?.len;
        let start = self.const_arg(args, 1)?.min(u64::from(whole.len)) as u32;
        let lanes: Vec<Option<u32>> =
            (start..start + len).map(|lane| (lane < whole.len).then_some(lane)).collect();
        self.permute(inst, args[0], args[0], &lanes)
    }

    /// The parts of several vectors of one shape as those of their concatenation.
    fn concatenate(&mut self, shape: Shape, vectors: &[Parts]) -> Lowered<(Shape, Parts)> {
        let mut so_far = vectors[0].clone();
        let mut so_far_shape = shape;
        for vector in &vectors[1..] {
            let len = so_far_shape.len + shape.len;
            let grow: Vec<Option<u32>> =
                (0..so_far_shape.len).map(|l| (l < shape.len).then_some(l)).collect();
            let next = self.shaped_shuffle(shape, vector, vector, &grow)?;
            let lanes: Vec<Option<u32>> = (0..len).map(Some).collect();
            so_far = self.shaped_shuffle(so_far_shape, &so_far, &next, &lanes)?;
            so_far_shape = self.shape_of(shape.elem, len);
        }
        Ok((so_far_shape, so_far))
    }

    fn interleave_vectors(&mut self, inst: &Inst, args: &[Operand], factor: u32) -> Lowered<()> {
        if args.len() != factor as usize {
            return unsupported("llvm.vector.interleave with this many operands");
        }
        let shape = self.shape(self.operand_type(args[0]))?;
        let mut vectors = Vec::with_capacity(args.len());
        for &arg in args {
            vectors.push(self.parts(arg)?);
        }
        let (all_shape, all) = self.concatenate(shape, &vectors)?;
        let lanes: Vec<Option<u32>> =
            (0..shape.len * factor).map(|lane| Some(lane % factor * shape.len + lane / factor)).collect();
        let parts = self.shaped_shuffle(all_shape, &all, &all, &lanes)?;
        self.set_result(inst, &parts);
        Ok(())
    }

    fn deinterleave_vector(&mut self, inst: &Inst, args: &[Operand], factor: u32) -> Lowered<()> {
        let shape = self.shape(self.operand_type(args[0]))?;
        let Some((fields, _)) = self.types().struct_body(inst.ty) else {
            return unsupported("llvm.vector.deinterleave with this result");
        };
        let vector = self.parts(args[0])?;
        let len = shape.len / factor;
        let mut result = Parts::new();
        for number in 0..factor {
            let lanes: Vec<Option<u32>> = (0..len).map(|lane| Some(lane * factor + number)).collect();
            let parts = self.shaped_shuffle(shape, &vector, &vector, &lanes)?;
            let Some(&field) = fields.get(number as usize) else {
                return unsupported("llvm.vector.deinterleave with this result");
            };
            result.extend(self.canonical(field, parts)?);
        }
        self.set_result(inst, &result);
        Ok(())
    }

    /// The vector 0, 1, 2, …, each number cut to the width of the lanes.
    pub(super) fn step_vector(&mut self, shape: Shape) -> Lowered<Parts> {
        let repr = self.repr(shape.elem)?;
        let bits = self.types().int_bits(shape.elem).unwrap_or(64);
        let mut lanes = Vec::with_capacity(shape.len as usize);
        if let Some(part) = shape.part
            && !shape.mask
        {
            let count = part.lane_count();
            let mut parts = Parts::new();
            for start in (0..shape.len).step_by(count as usize) {
                let bytes = super::arithmetic::bytes_of_lanes(part.lane_bits(), |lane| {
                    u64::from(start) + lane as u64
                });
                parts.push(self.vector_constant(part, &bytes));
            }
            return Ok(parts);
        }
        if repr.kind == crate::repr::ReprKind::Memory {
            return unsupported("llvm.stepvector on integers over 4096 bits");
        }
        for lane in 0..shape.len {
            if bits > 128 {
                let lane = self.ins().iconst(I64, i64::from(lane));
                lanes.push(self.small_wide(lane, repr.parts.len()));
                continue;
            }
            let mask = if bits == 128 { u128::MAX } else { (1 << bits) - 1 };
            lanes.push(Parts::from_slice(&[self.int_constant(repr.parts[0], u128::from(lane) & mask)]));
        }
        Ok(self.join_lanes(shape, &lanes))
    }

    /// The mask of the lanes with start + lane < end, unsigned and without wrapping around.
    pub(super) fn active_lanes(
        &mut self,
        len: u32,
        ty: TypeId,
        start: &[ir::Value],
        end: &[ir::Value],
    ) -> Lowered<Parts> {
        // The number of active lanes, or 0 if start ≥ end.
        let more = self.icmp_parts(IcmpPred::Ult, ty, start, end)?[0];
        let count = self.binary_parts(BinOp::Sub, ty, end, start)?;
        let (count, upper) = (count[0], count.get(1..).unwrap_or(&[]).to_vec());
        let count = match self.type_of(count).bits() {
            0..=64 => self.widen(count, I64),
            _ => {
                // More than fits in 64 bits is more than there are lanes.
                let (low, high) = self.ins().isplit(count);
                let all = self.ins().iconst(I64, -1);
                self.ins().select(high, all, low)
            }
        };
        if !upper.is_empty() {
            return unsupported("llvm.get.active.lane.mask on integers over 128 bits");
        }
        let limit = self.ins().iconst(I64, i64::from(len));
        let count = self.ins().umin(count, limit);
        let none = self.ins().iconst(I64, 0);
        let count = self.ins().select(more, count, none);
        self.first_lanes(len, count)
    }

    /// The mask of the first `count` ≤ `len` lanes, given as a 64-bit integer.
    pub(super) fn first_lanes(&mut self, len: u32, count: ir::Value) -> Lowered<Parts> {
        let elem = match len {
            0..=255 => TypeId::I8,
            256..=65535 => TypeId::I16,
            _ => TypeId::I32,
        };
        let shape = self.shape_of(elem, len);
        let numbers = self.step_vector(shape)?;
        let part = self.repr(elem)?.parts[0];
        let count = self.reduce(count, part);
        let count = self.splat_parts(shape, &[count]);
        self.shaped_icmp(IcmpPred::Ult, shape, &numbers, &count)
    }

    /// `llvm.experimental.cttz.elts`: the number of leading lanes that are zero.
    fn count_leading_false(&mut self, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let shape = self.shape(self.operand_type(args[0]))?;
        let parts = self.parts(args[0])?;
        let repr = self.repr(inst.ty)?;
        let mut count = self.ins().iconst(I64, i64::from(shape.len));
        for lane in (0..shape.len).rev() {
            let value = self.lane(shape, &parts, lane);
            let zero = self.undefined(shape.elem)?;
            let set = self.icmp_parts(IcmpPred::Ne, shape.elem, &value, &zero)?[0];
            let number = self.ins().iconst(I64, i64::from(lane));
            count = self.ins().select(set, number, count);
        }
        let crate::repr::ReprKind::Int(bits) = repr.kind else {
            return unsupported("llvm.experimental.cttz.elts with this result");
        };
        let count = self.resize(count, repr.parts[0]);
        let count = self.clear_upper(count, bits);
        self.set_result(inst, &[count]);
        Ok(())
    }

    /// The last lane whose mask bit is set, else the default.
    fn extract_last_active(&mut self, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let shape = self.shape(self.operand_type(args[0]))?;
        let mask_shape = self.mask_shape(shape.len);
        let (vector, mask) = (self.parts(args[0])?, self.parts(args[1])?);
        let mut result = self.parts(args[2])?;
        for lane in 0..shape.len {
            let active = self.lane(mask_shape, &mask, lane)[0];
            let value = self.lane(shape, &vector, lane);
            result = value.iter().zip(&result).map(|(&a, &b)| self.select_one(active, a, b)).collect();
        }
        self.set_result(inst, &result);
        Ok(())
    }

    /// The lanes whose mask bit is set, moved together; the lanes behind them come from the third operand.
    fn compress(&mut self, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let shape = self.shape(inst.ty)?;
        let mask_shape = self.mask_shape(shape.len);
        let (vector, mask) = (self.parts(args[0])?, self.parts(args[1])?);
        let mut result = self.parts(args[2])?;
        let mut next = self.ins().iconst(I64, 0);
        for lane in 0..shape.len {
            let active = self.lane(mask_shape, &mask, lane)[0];
            let value = self.lane(shape, &vector, lane);
            let changed = self.with_variable_lane(shape, &result, next, &value)?;
            let kept = if shape.mask { self.mask_of_width(shape.len, &result, 8) } else { result };
            result = changed.iter().zip(&kept).map(|(&a, &b)| self.select_one(active, a, b)).collect();
            let step = self.widen(active, I64);
            next = self.ins().iadd(next, step);
        }
        self.set_result(inst, &result);
        Ok(())
    }
}

/// The number at the end of `interleaveN`.
fn factor(text: &str) -> Option<u32> {
    text.parse().ok().filter(|factor| (2..=8).contains(factor))
}
