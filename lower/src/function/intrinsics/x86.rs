//! Intrinsics of x86 (`llvm.x86.*`) that Cranelift's own instructions express.

use super::super::{Lowered, Translator};
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{F32X4, F64X2, I8X16, I32};
use rllc_frontend::ir::{Inst, Operand};

impl<'a> Translator<'a> {
    /// Whether `base` was one of these intrinsics and has been translated.
    pub(super) fn x86_intrinsic(&mut self, base: &str, inst: &Inst, args: &'a [Operand]) -> Lowered<bool> {
        let Some(name) = base.strip_prefix("x86.") else { return Ok(false) };
        match name {
            // The top bit of each lane.
            "sse2.pmovmskb.128" | "sse2.movmsk.pd" | "sse.movmsk.ps" => {
                let lanes = match name {
                    "sse2.pmovmskb.128" => I8X16,
                    "sse2.movmsk.pd" => F64X2,
                    _ => F32X4,
                };
                let vector = self.one(args[0])?;
                let vector = self.recast(vector, lanes);
                let bits = self.ins().vhigh_bits(I32, vector);
                self.set_result(inst, &[bits]);
            }
            // A hint to the processor.
            "sse2.pause" => {}
            "sse.sfence" | "sse2.lfence" | "sse2.mfence" => {
                self.ins().fence();
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
