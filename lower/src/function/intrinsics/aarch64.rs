//! Intrinsics of AArch64 (`llvm.aarch64.*`): in Cranelift's instructions where it has them, else through stubs of one
//! instruction. What is in no table is refused by its name.

use super::super::vector::int_vector;
use super::super::{Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use crate::stubs::aarch64_intrinsics::{Encoding, Instruction, Shape, rounding, stub};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{F32X4, F64, F64X2, I8, I8X16, I16, I16X8, I32, I32X4, I64, I64X2};
use rllc_frontend::ir::{ConstData, ConstId, Inst, Operand, Type, TypeId};

impl<'a> Translator<'a> {
    /// Translates `llvm.BASE` if it is one of these.
    pub(super) fn aarch64_intrinsic(
        &mut self,
        base: &str,
        inst: &Inst,
        args: &'a [Operand],
    ) -> Lowered<bool> {
        let Some(name) = base.strip_prefix("aarch64.") else { return Ok(false) };
        let architecture = self.isa.triple().architecture;
        if !matches!(architecture, target_lexicon::Architecture::Aarch64(_)) {
            return unsupported(format!("the intrinsic llvm.{base} on this target"));
        }
        if name == "prefetch" {
            return Ok(true);
        }
        if let Some(value) = self.aarch64_native(name, inst, args)? {
            let value = self.parts_of_register(inst.ty, value)?;
            self.set_result(inst, &value);
            return Ok(true);
        }
        match Instruction::find(name) {
            Some(instruction) => self.aarch64_stub(base, &instruction, inst, args).map(|()| true),
            None => Ok(false),
        }
    }

    /// Those that Cranelift has an instruction for, lane by lane, so that lanes beyond 64 bits do no harm.
    fn aarch64_native(&mut self, name: &str, inst: &Inst, args: &'a [Operand]) -> Lowered<Option<ir::Value>> {
        let is_whole = |translator: &mut Self, ty: TypeId| -> Lowered<bool> {
            Ok(translator.types().is_vector(ty)
                && matches!(translator.repr(ty)?.parts.as_slice(), [part] if part.is_vector()))
        };
        if !is_whole(self, inst.ty)? || args.len() > 2 {
            return Ok(None);
        }
        let mut values = Parts::new();
        for &arg in args {
            if !is_whole(self, self.operand_type(arg))? {
                return Ok(None);
            }
            values.push(self.one(arg)?);
        }
        let (Some(&a), Some(&b)) = (values.first(), values.last()) else { return Ok(None) };
        let ty = self.type_of(a);
        let quad = self.layout().size_in_bits(self.types(), inst.ty) == 128;
        let is_float = ty.lane_type().is_float();
        Ok(Some(match (name, args.len()) {
            ("neon.fmax", 2) if is_float => self.ins().fmax(a, b),
            ("neon.fmin", 2) if is_float => self.ins().fmin(a, b),
            ("neon.tbl1", 2) if ty == I8X16 => self.ins().swizzle(a, b),
            ("neon.abs", 1) => self.ins().iabs(a),
            ("neon.smax", 2) if ty != I64X2 => self.ins().smax(a, b),
            ("neon.smin", 2) if ty != I64X2 => self.ins().smin(a, b),
            ("neon.umax", 2) if ty != I64X2 => self.ins().umax(a, b),
            ("neon.umin", 2) if ty != I64X2 => self.ins().umin(a, b),
            ("neon.sqadd", 2) => self.ins().sadd_sat(a, b),
            ("neon.uqadd", 2) => self.ins().uadd_sat(a, b),
            ("neon.sqsub", 2) => self.ins().ssub_sat(a, b),
            ("neon.uqsub", 2) => self.ins().usub_sat(a, b),
            ("neon.urhadd", 2) if ty != I64X2 => self.ins().avg_round(a, b),
            ("neon.addp", 2) if quad && matches!(ty, I8X16 | I16X8 | I32X4) => self.ins().iadd_pairwise(a, b),
            _ => return Ok(None),
        }))
    }

    /// Calls the stub of an instruction.
    fn aarch64_stub(
        &mut self,
        base: &str,
        instruction: &Instruction,
        inst: &Inst,
        args: &'a [Operand],
    ) -> Lowered<()> {
        let wrong = || unsupported(format!("llvm.{base} with these operands"));
        let encoding = instruction.encoding;
        let immediate = match encoding {
            Encoding::FixedPoint(_)
            | Encoding::ShiftRight
            | Encoding::ShiftLeft
            | Encoding::Immediate(..)
            | Encoding::ByLane => args.len().checked_sub(1),
            Encoding::Lane => args.len().checked_sub(2),
            _ => None,
        };
        let number = match immediate {
            Some(index) => match self.splat_number(args[index]) {
                Some(number) => number,
                None => return wrong(),
            },
            None => 0,
        };
        let results: Vec<TypeId> = match self.types().struct_body(inst.ty) {
            Some((fields, _)) => fields.to_vec(),
            None if inst.ty == TypeId::VOID => Vec::new(),
            None => vec![inst.ty],
        };
        let operands: Vec<Operand> = args
            .iter()
            .enumerate()
            .filter(|(index, _)| Some(*index) != immediate)
            .map(|(_, &arg)| arg)
            .collect();
        let shape_of = |translator: &Self, ty: Option<TypeId>| ty.and_then(|ty| translator.lane_shape(ty));
        let result_shape = shape_of(self, results.first().copied());
        let first_shape = shape_of(self, operands.first().map(|&arg| self.operand_type(arg)));
        let Some(code) = instruction.code(result_shape, first_shape, number) else { return wrong() };
        let integers = match encoding {
            Encoding::General => true,
            Encoding::Convert(_) | Encoding::FixedPoint(_) => {
                result_shape
                    .is_some_and(|shape| !shape.vector && shape.bits >= 32 || instruction.takes_integer())
                    && result_shape.is_some_and(|shape| !shape.vector)
            }
            _ => false,
        };
        let mut params = Parts::new();
        for (index, &arg) in operands.iter().enumerate() {
            let ty = self.operand_type(arg);
            let general = self.types().is_ptr(ty) || integers && self.types().is_int(ty);
            params.push(if general {
                let value = self.one(arg)?;
                self.resize(value, I64)
            } else {
                let parts = self.parts(arg)?;
                let value = self.vector_register(ty, &parts)?;
                match (encoding, index) {
                    (Encoding::ByLane, 1) => match self.lane_of_all(ty, value, number) {
                        Some(value) => value,
                        None => return wrong(),
                    },
                    _ => value,
                }
            });
        }
        let general = |translator: &Self, ty: TypeId| integers && translator.types().is_int(ty);
        let registers: Vec<ir::Type> =
            results.iter().map(|&ty| if general(self, ty) { I64 } else { I8X16 }).collect();
        let values = self.call_instructions(code, &params, &registers);
        let mut parts = Parts::new();
        for (&value, &ty) in values.iter().zip(&results) {
            if general(self, ty) {
                let part = self.repr(ty)?.parts[0];
                parts.push(self.resize(value, part));
            } else if encoding == Encoding::Across && self.types().is_int(ty) {
                // The lane is extended to the type of the result.
                parts.push(self.across_result(base, first_shape, ty, value)?);
            } else {
                parts.extend(self.parts_of_register(ty, value)?);
            }
        }
        if !results.is_empty() {
            self.set_result(inst, &parts);
        }
        Ok(())
    }

    /// Calls the stub of one or two instructions, with operands and results in registers in order.
    fn call_instructions(&mut self, words: [u32; 2], params: &[ir::Value], results: &[ir::Type]) -> Parts {
        self.call_code(stub(words), params, results)
    }

    /// `llvm.<name>` of a `float` or `double`, if AArch64 has an instruction that rounds so; Cranelift does not.
    pub(super) fn aarch64_rounding(&mut self, name: &str, value: ir::Value) -> Option<ir::Value> {
        let ty = self.type_of(value);
        let is_aarch64 = matches!(self.isa.triple().architecture, target_lexicon::Architecture::Aarch64(_));
        let words = rounding(name, ty == F64).filter(|_| is_aarch64)?;
        let result = if name.starts_with('l') { I64 } else { ty };
        self.call_instructions(words, &[value], &[result]).first().copied()
    }

    /// The result of an operation across lanes from the lowest lane.
    fn across_result(
        &mut self,
        base: &str,
        first: Option<Shape>,
        ty: TypeId,
        value: ir::Value,
    ) -> Lowered<ir::Value> {
        let to = self.repr(ty)?.parts[0];
        let Some(first) = first else { return unsupported(format!("llvm.{base} with these operands")) };
        let bits = if base.ends_with("addlv") { first.bits * 2 } else { first.bits };
        let value = self.recast(value, int_vector(bits));
        let lane = self.ins().extractlane(value, 0);
        let from = self.type_of(lane);
        Ok(match from.bits() < to.bits() {
            true if base.contains("neon.s") => self.ins().sextend(to, lane),
            true => self.ins().uextend(to, lane),
            false => self.resize(lane, to),
        })
    }

    /// Lane `number` of a vector in all lanes.
    fn lane_of_all(&mut self, ty: TypeId, value: ir::Value, number: u64) -> Option<ir::Value> {
        let shape = self.lane_shape(ty)?;
        let number = u8::try_from(number).ok().filter(|&number| u32::from(number) < shape.count)?;
        let vector = int_vector(shape.bits);
        let value = self.recast(value, vector);
        let lane = self.ins().extractlane(value, number);
        let value = self.ins().splat(vector, lane);
        Some(self.recast(value, I8X16))
    }

    /// A constant number, or the number in all lanes of a constant vector.
    fn splat_number(&self, operand: Operand) -> Option<u64> {
        let Operand::Const(id) = operand else { return None };
        let consts = &self.body.context.consts;
        match consts.data(id) {
            ConstData::Splat(element) => consts.as_u64(*element),
            ConstData::Zero => Some(0),
            ConstData::Aggregate(elements) => {
                let is_defined =
                    |id: &&ConstId| !matches!(consts.data(**id), ConstData::Undef | ConstData::Poison);
                let mut defined = elements.iter().filter(is_defined);
                let first = consts.as_u64(*defined.next()?)?;
                defined.all(|&element| consts.as_u64(element) == Some(first)).then_some(first)
            }
            ConstData::Data(bytes) => {
                let ty = consts.ty(id);
                let width = self.types().int_bits(self.types().scalar(ty))? as usize / 8;
                let first = bytes.get(..width)?;
                let number = first.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
                bytes.chunks(width.max(1)).all(|lane| lane == first).then_some(number)
            }
            _ => consts.as_u64(id),
        }
    }

    /// The lanes of a vector type or of a scalar type.
    fn lane_shape(&self, ty: TypeId) -> Option<Shape> {
        let (elem, count, vector) = match *self.types().get(ty) {
            Type::Vector { elem, len, scalable: false } => (elem, len, true),
            _ => (ty, 1, false),
        };
        let bits = match self.types().get(elem) {
            Type::Int(bits @ (8 | 16 | 32 | 64)) => *bits,
            Type::Half | Type::BFloat => 16,
            Type::Float => 32,
            Type::Double => 64,
            _ => return None,
        };
        (!vector || matches!(bits * count, 64 | 128)).then_some(Shape { bits, count, vector })
    }

    /// A value in a vector register.
    fn vector_register(&mut self, ty: TypeId, parts: &[ir::Value]) -> Lowered<ir::Value> {
        let repr = self.repr(ty)?;
        let value = match (&repr.kind, parts) {
            (ReprKind::Vector { .. }, &[part]) => part,
            (ReprKind::Lanes { parts_per_lane: 1, .. }, lanes)
                if lanes.len() <= 8 && lanes.iter().all(|&lane| self.type_of(lane) == I16) =>
            {
                let mut value = self.ins().scalar_to_vector(I16X8, lanes[0]);
                for (index, &lane) in lanes.iter().enumerate().skip(1) {
                    value = self.ins().insertlane(value, lane, index as u8);
                }
                value
            }
            (ReprKind::Int(8..=64) | ReprKind::Half | ReprKind::BFloat, &[part]) => {
                let part = self.resize(part, I64);
                self.ins().scalar_to_vector(I64X2, part)
            }
            (ReprKind::Float, &[part]) => self.ins().scalar_to_vector(F32X4, part),
            (ReprKind::Double, &[part]) => self.ins().scalar_to_vector(F64X2, part),
            _ => return unsupported("an operand of this type of an intrinsic of AArch64"),
        };
        Ok(self.recast(value, I8X16))
    }

    /// The parts of a value that lies in a vector register.
    fn parts_of_register(&mut self, ty: TypeId, value: ir::Value) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let lanes = |translator: &mut Self, vector: ir::Type, count: usize| -> Parts {
            let value = translator.recast(value, vector);
            (0..count).map(|index| translator.ins().extractlane(value, index as u8)).collect()
        };
        match (&repr.kind, repr.parts.as_slice()) {
            (ReprKind::Vector { .. }, &[part]) => Ok(Parts::from_slice(&[self.recast(value, part)])),
            (ReprKind::Lanes { parts_per_lane: 1, .. }, parts)
                if parts.len() <= 8 && parts.iter().all(|&part| part == I16) =>
            {
                Ok(lanes(self, I16X8, parts.len()))
            }
            (ReprKind::Int(8 | 16 | 32 | 64) | ReprKind::Half | ReprKind::BFloat, &[part]) => {
                let vector = match part {
                    I8 => I8X16,
                    I16 => I16X8,
                    I32 => I32X4,
                    _ => I64X2,
                };
                Ok(lanes(self, vector, 1))
            }
            (ReprKind::Float, _) => Ok(lanes(self, F32X4, 1)),
            (ReprKind::Double, _) => Ok(lanes(self, F64X2, 1)),
            _ => unsupported("a result of this type of an intrinsic of AArch64"),
        }
    }
}
