//! Intrinsics of RISC-V and s390x (`llvm.riscv.*`, `llvm.s390.*`): each through a stub of its instruction. What is in no table is
//! refused by its name.

use super::super::{Lowered, NAMESPACE_PART, PartKey, Parts, Translator, unsupported};
use crate::stubs::{riscv64_intrinsics, s390x_intrinsics};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{F32, F64, I8X16, I32, I64, I128};
use rllc_frontend::ir::{Inst, Operand, TypeId};
use rllc_targets::object::FunctionPart;
use target_lexicon::Architecture;

impl<'a> Translator<'a> {
    /// Translates `llvm.BASE` if it is one of RISC-V.
    pub(super) fn riscv_intrinsic(&mut self, base: &str, inst: &Inst, args: &'a [Operand]) -> Lowered<bool> {
        let Some(name) = base.strip_prefix("riscv.") else { return Ok(false) };
        if !matches!(self.isa.triple().architecture, Architecture::Riscv64(_)) {
            return unsupported(format!("the intrinsic llvm.{base} on this target"));
        }
        let Some(instruction) = riscv64_intrinsics::Instruction::find(name) else { return Ok(false) };
        let (operands, numbers) = self.split_immediates(base, args, instruction.immediate_count())?;
        let Some(code) = instruction.code(&numbers) else {
            return unsupported(format!("llvm.{base} with these operands"));
        };
        // The upper half of a product is that of 32 bits if the factors stand in the upper halves.
        let upper = inst.ty == TypeId::I32 && matches!(name, "clmulh" | "clmulr");
        let mut params = Parts::new();
        for &operand in operands {
            let value = self.one(operand)?;
            let value = self.resize(value, I64);
            params.push(if upper { self.ins().ishl_imm_u(value, 32) } else { value });
        }
        let results: &[ir::Type] = if inst.ty == TypeId::VOID { &[] } else { &[I64] };
        if let Some(&value) = self.call_code(code, &params, results).first() {
            let value = if upper { self.ins().ushr_imm_u(value, 32) } else { value };
            let part = self.repr(inst.ty)?.parts[0];
            let value = self.resize(value, part);
            self.set_result(inst, &[value]);
        }
        Ok(true)
    }

    /// Translates `llvm.BASE` if it is one of s390x.
    pub(super) fn s390x_intrinsic(&mut self, base: &str, inst: &Inst, args: &'a [Operand]) -> Lowered<bool> {
        let Some(name) = base.strip_prefix("s390.") else { return Ok(false) };
        if self.isa.triple().architecture != Architecture::S390x {
            return unsupported(format!("the intrinsic llvm.{base} on this target"));
        }
        if let ("tdc.f128", &[value, class]) = (name, args) {
            return self.test_data_class_of_pair(inst, value, class).map(|()| true);
        }
        let Some(instruction) = s390x_intrinsics::Instruction::find(name) else { return Ok(false) };
        let (operands, numbers) = self.split_immediates(base, args, instruction.immediate_count())?;
        let wrong = || unsupported(format!("llvm.{base} with these operands"));
        let Some(code) = instruction.code(&numbers) else { return wrong() };
        let mut params = Parts::new();
        for &operand in operands {
            let value = self.one(operand)?;
            params.push(match self.type_of(value) {
                F32 | F64 => value,
                I128 => self.recast(value, I8X16),
                ty if ty.is_int() => self.resize(value, I64),
                ty if ty.bits() == 128 => self.recast(value, I8X16),
                _ => return wrong(),
            });
        }
        let results: Vec<TypeId> = match self.types().struct_body(inst.ty) {
            Some((fields, _)) => fields.to_vec(),
            None if inst.ty == TypeId::VOID => Vec::new(),
            None => vec![inst.ty],
        };
        let mut parts = Vec::with_capacity(results.len());
        for &result in &results {
            match self.repr(result)?.parts.as_slice() {
                &[part] if part.is_int() || part.bits() == 128 => parts.push(part),
                _ => return wrong(),
            }
        }
        let register = |part: &ir::Type| if part.bits() == 128 { I8X16 } else { I64 };
        let registers: Vec<ir::Type> = parts.iter().map(register).collect();
        let values = self.call_code(code, &params, &registers);
        let mut converted = Parts::new();
        for (&value, &part) in values.iter().zip(&parts) {
            converted.push(match part.bits() {
                128 => self.recast(value, part),
                _ => self.resize(value, part),
            });
        }
        if !results.is_empty() {
            self.set_result(inst, &converted);
        }
        Ok(true)
    }

    /// `llvm.s390.tdc.f128`: its operand takes a pair of float registers, which the stub fills.
    fn test_data_class_of_pair(&mut self, inst: &Inst, value: Operand, class: Operand) -> Lowered<()> {
        let (value, class) = (self.one(value)?, self.one(class)?);
        let slot = self.new_slot(16, 16);
        self.store_to_slot(value, slot, 0);
        let high = self.load_from_slot(I64, slot, 0);
        let low = self.load_from_slot(I64, slot, 8);
        let class = self.resize(class, I64);
        let results =
            self.call_code(s390x_intrinsics::TEST_DATA_CLASS_OF_PAIR.to_vec(), &[high, low, class], &[I64]);
        let condition = self.resize(results[0], I32);
        self.set_result(inst, &[condition]);
        Ok(())
    }

    /// The operands of an instruction without its immediates, which are the last `count`, and these.
    fn split_immediates(
        &self,
        base: &str,
        args: &'a [Operand],
        count: usize,
    ) -> Lowered<(&'a [Operand], Vec<u64>)> {
        let (operands, immediates) = args.split_at(args.len().saturating_sub(count));
        let number = |&operand: &Operand| match operand {
            Operand::Const(id) => self.body.context.consts.as_u64(id),
            _ => None,
        };
        match immediates.iter().map(number).collect::<Option<Vec<u64>>>() {
            Some(numbers) if numbers.len() == count => Ok((operands, numbers)),
            _ => unsupported(format!("llvm.{base} with these operands")),
        }
    }

    /// Calls a stub of this code, with operands and results in registers in order.
    pub(super) fn call_code(&mut self, code: Vec<u8>, params: &[ir::Value], results: &[ir::Type]) -> Parts {
        let part = self.output.part(PartKey::Instructions(code.clone()), || FunctionPart {
            code,
            align: 4,
            ..FunctionPart::default()
        });
        let mut signature = ir::Signature::new(cranelift_codegen::isa::CallConv::SystemV);
        signature.params = params.iter().map(|&value| ir::AbiParam::new(self.type_of(value))).collect();
        signature.returns = results.iter().map(|&ty| ir::AbiParam::new(ty)).collect();
        let function = self.callee_ref(NAMESPACE_PART, part, signature, true);
        let call = self.ins().call(function, params);
        self.builder.inst_results(call).into()
    }
}
