//! `llvm.eh.sjlj.setjmp` and `llvm.eh.sjlj.longjmp`, behind `__builtin_setjmp` and `__builtin_longjmp`.

use super::super::{Lowered, NAMESPACE_PART, PartKey, Translator, unsupported};
use crate::stubs;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{I32, I64};
use rllc_frontend::ir::{Inst, Operand};

/// The bytes that a setjmp keeps in the frame.
const SAVE_AREA: u32 = 64;

impl<'a> Translator<'a> {
    /// `setjmp`: 0 now, 1 when a `longjmp` to the buffer arrives. The registers that the C convention keeps are
    /// saved in the frame, since the buffer has no room for them.
    pub(super) fn sjlj_setjmp(&mut self, inst: &Inst, buffer: Operand) -> Lowered<()> {
        self.check_sjlj_target()?;
        let buffer = self.one(buffer)?;
        let area = self.new_slot(SAVE_AREA, 16);
        let area = self.ins().stack_addr(I64, area, 0);
        let part = self.output.part(PartKey::SjljSetjmp, stubs::x86_64::sjlj_setjmp);
        let mut signature = ir::Signature::new(cranelift_codegen::isa::CallConv::SystemV);
        signature.params.extend([ir::AbiParam::new(I64), ir::AbiParam::new(I64)]);
        signature.returns.push(ir::AbiParam::new(I32));
        let function = self.callee_ref(NAMESPACE_PART, part, signature, true);
        let call = self.ins().call(function, &[buffer, area]);
        let result = self.builder.inst_results(call)[0];
        self.set_result(inst, &[result]);
        Ok(())
    }

    /// `longjmp`: does not return.
    pub(super) fn sjlj_longjmp(&mut self, buffer: Operand) -> Lowered<()> {
        self.check_sjlj_target()?;
        let buffer = self.one(buffer)?;
        let part = self.output.part(PartKey::SjljLongjmp, stubs::x86_64::sjlj_longjmp);
        let mut signature = ir::Signature::new(cranelift_codegen::isa::CallConv::SystemV);
        signature.params.push(ir::AbiParam::new(I64));
        let function = self.callee_ref(NAMESPACE_PART, part, signature, true);
        self.ins().call(function, &[buffer]);
        Ok(())
    }

    fn check_sjlj_target(&self) -> Lowered<()> {
        match self.isa.triple().architecture {
            target_lexicon::Architecture::X86_64 => Ok(()),
            _ => unsupported("the intrinsics llvm.eh.sjlj.* on this target"),
        }
    }
}
