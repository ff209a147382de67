//! `llvm.experimental.constrained.*` (LangRef, "Constrained Floating-Point Intrinsics").
//!
//! In the default environment (rounding to nearest, exceptions ignored) they are the plain operations.
//!
//! In any other one an operation has to stay where it is, among the calls that read and change the environment, and
//! must compute and raise no more and no less than its scalar form. So a function that has any of these intrinsics
//! is compiled without the mid-end, which moves and merges pure operations (`isa.rs`), vectors go lane by lane, and what
//! would be computed by integer operations is refused.

use super::super::float::float_condition;
use super::super::{Lowered, NAMESPACE_PART, PartKey, Parts, Translator, unsupported};
use super::pure::Pure;
use crate::repr::ReprKind;
use crate::stubs::registers::signaling_compare;
use crate::stubs::x87::X87Op;
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::types::{F64, I8};
use cranelift_codegen::ir::{AbiParam, InstBuilder, Signature};
use cranelift_codegen::isa::CallConv;
use rllc_frontend::ir::{BinOp, CastOp, FcmpPred, Inst, MdRef, Operand, TypeId};
use target_lexicon::Architecture;

/// What such an intrinsic does.
#[derive(Clone, Copy)]
enum Operation {
    Binary(BinOp),
    Cast(CastOp),
    Pure(Pure),
    Compare { predicate: FcmpPred, signaling: bool },
}

/// A floating-point environment that is not the default one.
#[derive(Clone, Copy)]
pub(crate) struct Environment {
    /// Whether the rounding mode is not known to be to nearest.
    rounds: bool,
    /// Whether the status flags count.
    raises: bool,
}

impl<'a> Translator<'a> {
    /// Whether `base` was one of these intrinsics and has been translated.
    pub(super) fn constrained_intrinsic(
        &mut self,
        base: &str,
        inst: &Inst,
        args: &'a [Operand],
    ) -> Lowered<bool> {
        let Some(name) = base.strip_prefix("experimental.constrained.") else { return Ok(false) };
        let compares = matches!(name, "fcmp" | "fcmps");
        let count = args.iter().take_while(|arg| !matches!(arg, Operand::Metadata(_))).count();
        let mut words = Vec::new();
        for &arg in &args[count..] {
            words.push(self.metadata_word(arg)?);
        }
        let operation = if compares && !words.is_empty() {
            match FcmpPred::from_keyword(words.remove(0)) {
                Some(predicate) => Operation::Compare { predicate, signaling: name == "fcmps" },
                None => return Ok(false),
            }
        } else if let Some(op) = BinOp::from_keyword(name.as_bytes()) {
            Operation::Binary(op)
        } else if let Some(op) = Pure::from_name(name) {
            Operation::Pure(op)
        } else if let Some(op) = CastOp::from_keyword(name.as_bytes()) {
            Operation::Cast(op)
        } else {
            return Ok(false);
        };
        let values = &args[..count];
        let fits = match operation {
            Operation::Binary(_) | Operation::Compare { .. } => values.len() == 2,
            Operation::Cast(_) => values.len() == 1,
            Operation::Pure(_) => true,
        };
        if !fits {
            return Ok(false);
        }
        let environment = Environment {
            rounds: words.iter().any(|word| word.starts_with(b"round.") && *word != b"round.tonearest"),
            raises: words.iter().any(|word| word.starts_with(b"fpexcept.") && *word != b"fpexcept.ignore"),
        };
        if let Operation::Cast(op) = operation {
            self.check_cast(op, self.operand_type(values[0]), inst.ty)?;
        }
        if environment.rounds || environment.raises {
            return self.in_environment(environment, operation, name, inst, values).map(|()| true);
        }
        if let Operation::Pure(op) = operation {
            return self.pure_call(inst, op, values).map(|()| true);
        }
        let from = self.operand_type(values[0]);
        let a = self.parts(values[0])?;
        let b = match values.get(1) {
            Some(&b) => self.parts(b)?,
            None => Parts::new(),
        };
        let parts = match operation {
            Operation::Binary(op) => self.binary_parts(op, from, &a, &b)?,
            Operation::Cast(op) => self.cast_parts(op, from, inst.ty, &a)?,
            Operation::Compare { predicate, .. } => self.fcmp_parts(predicate, from, &a, &b)?,
            Operation::Pure(_) => return Ok(false),
        };
        self.set_result(inst, &parts);
        Ok(true)
    }

    /// An operation in an environment that is not the default one.
    fn in_environment(
        &mut self,
        environment: Environment,
        operation: Operation,
        name: &str,
        inst: &Inst,
        values: &'a [Operand],
    ) -> Lowered<()> {
        let Some(&first) = values.first() else {
            return unsupported("a constrained intrinsic without operands");
        };
        let types: Vec<TypeId> = values.iter().map(|&value| self.operand_type(value)).collect();
        let scalars: Vec<TypeId> = types.iter().map(|&ty| self.types().scalar(ty)).collect();
        let ret = self.types().scalar(inst.ty);
        self.check_environment_types(environment, operation, name, &scalars, ret)?;
        self.output.dynamic_rounding |= environment.rounds;
        let mut args = Vec::with_capacity(values.len());
        for &value in values {
            args.push(self.parts(value)?);
        }
        let own = self.environment.replace(environment);
        let result = if self.types().is_vector(self.operand_type(first)) {
            self.lanes_in_environment(operation, inst.ty, &types, &args)
        } else {
            self.scalar_in_environment(operation, &scalars, ret, &args)
        };
        self.environment = own;
        let result = result?;
        self.set_result(inst, &result);
        Ok(())
    }

    fn lanes_in_environment(
        &mut self,
        operation: Operation,
        ret: TypeId,
        types: &[TypeId],
        args: &[Parts],
    ) -> Lowered<Parts> {
        let result = self.shape(ret)?;
        let scalars: Vec<TypeId> = types.iter().map(|&ty| self.types().scalar(ty)).collect();
        let scalar_ret = self.types().scalar(ret);
        let mut lanes = Vec::with_capacity(result.len as usize);
        for index in 0..result.len {
            let mut lane_args = Vec::with_capacity(args.len());
            for (&ty, parts) in types.iter().zip(args) {
                lane_args.push(match self.types().is_vector(ty) {
                    true => {
                        let shape = self.shape(ty)?;
                        self.lane(shape, parts, index)
                    }
                    false => parts.clone(),
                });
            }
            lanes.push(self.scalar_in_environment(operation, &scalars, scalar_ret, &lane_args)?);
        }
        Ok(self.join_lanes(result, &lanes))
    }

    fn scalar_in_environment(
        &mut self,
        operation: Operation,
        types: &[TypeId],
        ret: TypeId,
        args: &[Parts],
    ) -> Lowered<Parts> {
        let raises = self.environment.is_some_and(|environment| environment.raises);
        let result = match operation {
            Operation::Binary(op) => self.binary_parts(op, types[0], &args[0], &args[1])?,
            Operation::Cast(op) => self.cast_parts(op, types[0], ret, &args[0])?,
            Operation::Pure(op) => self.pure(op, ret, types, args, &[0; 4])?,
            Operation::Compare { predicate, signaling } => {
                let native = matches!(self.repr(types[0])?.kind, ReprKind::Float | ReprKind::Double);
                if signaling && raises {
                    self.signaling_compare(types[0], &args[0], &args[1])?;
                }
                match float_condition(predicate) {
                    Some(condition) if !signaling && raises && native => {
                        Parts::from_slice(&[self.quiet_compare(condition, args[0][0], args[1][0])])
                    }
                    _ => self.fcmp_parts(predicate, types[0], &args[0], &args[1])?,
                }
            }
        };
        // An operation whose result nobody wants is not left out, and a comparison is not made where it is branched on.
        if !raises {
            return Ok(result);
        }
        let slot = match self.kept_results {
            Some(slot) => slot,
            None => {
                let slot = self.new_slot(16, 16);
                self.kept_results = Some(slot);
                slot
            }
        };
        let mut kept = Parts::new();
        for value in result {
            self.store_to_slot(value, slot, 0);
            kept.push(match self.type_of(value) {
                I8 => self.load_from_slot(I8, slot, 0),
                _ => value,
            });
        }
        Ok(kept)
    }

    /// Raises the flag for a comparison of a NaN.
    fn signaling_compare(&mut self, ty: TypeId, a: &[ir::Value], b: &[ir::Value]) -> Lowered<()> {
        match self.repr(ty)?.kind {
            ReprKind::X87 => return self.x87_stub(X87Op::CompareSignaling, &[a, b]).map(drop),
            ReprKind::Half => {
                let a = self.cast_parts(CastOp::FpExt, ty, TypeId::FLOAT, a)?;
                let b = self.cast_parts(CastOp::FpExt, ty, TypeId::FLOAT, b)?;
                return self.signaling_compare(TypeId::FLOAT, &a, &b);
            }
            // The platform's functions for comparisons by order are the same for both kinds.
            ReprKind::Fp128 => return Ok(()),
            _ => {}
        }
        let ty = self.type_of(a[0]);
        let Some(stub) = signaling_compare(self.isa.triple().architecture, ty == F64) else {
            return unsupported("a signaling comparison on this target");
        };
        let part = self.output.part(PartKey::SignalingCompare { double: ty == F64 }, || stub);
        let mut signature = Signature::new(CallConv::SystemV);
        signature.params = vec![AbiParam::new(ty); 2];
        let function = self.callee_ref(NAMESPACE_PART, part, signature, true);
        self.ins().call(function, &[a[0], b[0]]);
        Ok(())
    }

    /// Compares without raising a flag for quiet NaNs. RISC-V's comparisons by order raise it.
    fn quiet_compare(&mut self, condition: FloatCC, a: ir::Value, b: ir::Value) -> ir::Value {
        let riscv = matches!(self.isa.triple().architecture, Architecture::Riscv64(_));
        let by_equality =
            matches!(condition, FloatCC::Equal | FloatCC::NotEqual | FloatCC::Ordered | FloatCC::Unordered);
        if !riscv || by_equality {
            return self.ins().fcmp(condition, a, b);
        }
        let ordered = self.ins().fcmp(FloatCC::Ordered, a, b);
        let compare = self.builder.create_block();
        let join = self.builder.create_block();
        let result = self.builder.append_block_param(join, I8);
        let of_nans = matches!(
            condition,
            FloatCC::UnorderedOrEqual
                | FloatCC::UnorderedOrLessThan
                | FloatCC::UnorderedOrLessThanOrEqual
                | FloatCC::UnorderedOrGreaterThan
                | FloatCC::UnorderedOrGreaterThanOrEqual
        );
        let of_nans = self.ins().iconst(I8, i64::from(of_nans));
        self.ins().brif(ordered, compare, &[], join, &[of_nans.into()]);
        self.builder.switch_to_block(compare);
        let compared = self.ins().fcmp(condition, a, b);
        self.ins().jump(join, &[compared.into()]);
        self.builder.switch_to_block(join);
        result
    }

    /// Refuses what is not computed by the processor's instructions or the platform's functions, which heed the
    /// environment.
    fn check_environment_types(
        &mut self,
        environment: Environment,
        operation: Operation,
        name: &str,
        types: &[TypeId],
        ret: TypeId,
    ) -> Lowered<()> {
        let from = self.repr(types[0])?.kind.clone();
        let to = self.repr(ret)?.kind.clone();
        let native = |kind: &ReprKind| matches!(kind, ReprKind::Float | ReprKind::Double);
        let library = |kind: &ReprKind| matches!(kind, ReprKind::Fp128 | ReprKind::X87);
        let half = |kind: &ReprKind| self.has_half_library(kind);
        // Where `fp128` is native, comparisons that signal and conversions are not made.
        let foreign =
            |kind: &ReprKind| *kind == ReprKind::X87 || *kind == ReprKind::Fp128 && !self.has_fp128();
        let known = |op: Pure| match op {
            Pure::Sqrt | Pure::PowI | Pure::LdExp | Pure::MinNum | Pure::MaxNum | Pure::FMulAdd => true,
            Pure::Fma => !half(&from),
            _ => op.library_name().is_some(),
        };
        let fine = match operation {
            Operation::Binary(_) => native(&from) || library(&from) || half(&from),
            Operation::Cast(CastOp::FpExt | CastOp::FpTrunc) => {
                native(&from) && (native(&to) || library(&to) || half(&to))
                    || library(&from) && native(&to)
                    || half(&from)
            }
            Operation::Cast(CastOp::SiToFp | CastOp::UiToFp) => {
                let exact = matches!(from, ReprKind::Int(..=64)) && library(&to);
                let small = matches!(from, ReprKind::Int(..=32)) && half(&to);
                matches!(from, ReprKind::Int(_)) && native(&to) || exact || small
            }
            Operation::Cast(_) => {
                (native(&from) || half(&from) || foreign(&from)) && matches!(to, ReprKind::Int(_))
            }
            Operation::Pure(op) => {
                native(&from)
                    || library(&from) && (!environment.raises || known(op))
                    || half(&from) && known(op)
            }
            Operation::Compare { .. } => {
                native(&from) || library(&from) && !environment.raises || foreign(&from) || half(&from)
            }
        };
        if fine {
            return Ok(());
        }
        let what = match environment.raises {
            true => "heeded exceptions",
            false => "a rounding mode of the environment",
        };
        unsupported(format!("the intrinsic llvm.experimental.constrained.{name} on this type with {what}"))
    }

    /// The string that a metadata operand is.
    pub(super) fn metadata_word(&self, arg: Operand) -> Lowered<&'a [u8]> {
        if let Operand::Metadata(index) = arg
            && let Some(MdRef::String(word)) = self.body.metadata_operands.get(index as usize)
        {
            return Ok(self.string(*word));
        }
        unsupported("an intrinsic whose metadata is no string")
    }
}
