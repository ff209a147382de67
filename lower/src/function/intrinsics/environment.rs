//! The floating-point environment (LangRef, "Floating-Point Environment Manipulation Intrinsics"), counters and the
//! thread pointer.

use super::super::{Lowered, NAMESPACE_PART, PartKey, Parts, Translator, unsupported};
use crate::stubs::registers;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, Signature, Value};
use rllc_frontend::ir::{Inst, Operand};
use target_lexicon::{Architecture, OperatingSystem};

/// The intrinsics of this file with the name they have in [`registers`].
const REGISTERS: &[&str] =
    &["thread.pointer", "readcyclecounter", "readsteadycounter", "get.rounding", "set.rounding"];

/// `FE_DFL_ENV` and `FE_DFL_MODE` of the GNU C library.
const DEFAULT_ENVIRONMENT: i64 = -1;

impl<'a> Translator<'a> {
    /// Whether `base` was one of these intrinsics and has been translated.
    pub(super) fn environment_intrinsic(
        &mut self,
        base: &str,
        inst: &Inst,
        args: &'a [Operand],
    ) -> Lowered<bool> {
        if let Some(&name) = REGISTERS.iter().find(|name| **name == base) {
            return self.register_intrinsic(name, inst, args).map(|()| true);
        }
        let setter = match base {
            "stackguard" => {
                let value = self.guard_value()?;
                self.set_result(inst, &[value]);
                return Ok(true);
            }
            "get.fpenv" | "get.fpmode" => {
                let function = if base == "get.fpenv" { "fegetenv" } else { "fegetmode" };
                self.check_environment(base)?;
                let place = self.temporary(32)?;
                let address = self.address_value(place);
                self.call_library(function, &[address], &[I32]);
                let parts = self.load_parts(inst.ty, place, MemFlagsData::new())?;
                self.set_result(inst, &parts);
                return Ok(true);
            }
            "set.fpenv" | "reset.fpenv" => "fesetenv",
            "set.fpmode" | "reset.fpmode" => "fesetmode",
            _ => return Ok(false),
        };
        self.check_environment(base)?;
        let address = match args.first() {
            Some(&arg) => {
                let ty = self.operand_type(arg);
                let parts = self.parts(arg)?;
                let place = self.temporary(32)?;
                self.store_parts(ty, &parts, place, MemFlagsData::new())?;
                self.address_value(place)
            }
            None => self.ins().iconst(I64, DEFAULT_ENVIRONMENT),
        };
        self.call_library(setter, &[address], &[I32]);
        Ok(true)
    }

    /// Other C libraries have other constants and sizes.
    fn check_environment(&self, name: &str) -> Lowered<()> {
        match self.isa.triple().operating_system {
            OperatingSystem::Linux => Ok(()),
            _ => unsupported(format!("llvm.{name} on this target")),
        }
    }

    /// What takes an instruction that Cranelift does not have.
    /// Calls the stub of this name, if the architecture has one. It returns 64 bits if it takes nothing.
    pub(in super::super) fn register_stub(&mut self, name: &'static str, params: &[Value]) -> Option<Parts> {
        let stub = registers::stub(self.isa.triple().architecture, name)?;
        let part = self.output.part(PartKey::Register(name), || stub);
        let mut signature = Signature::new(cranelift_codegen::isa::CallConv::SystemV);
        signature.params.extend(params.iter().map(|_| AbiParam::new(I64)));
        signature.returns.extend(params.is_empty().then(|| AbiParam::new(I64)));
        let function = self.callee_ref(NAMESPACE_PART, part, signature, true);
        let call = self.ins().call(function, params);
        Some(self.builder.inst_results(call).iter().copied().collect())
    }

    fn register_intrinsic(&mut self, name: &'static str, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        // The rounding mode is a matter of the processor where a stub sees to it, of the C library elsewhere.
        let rounding = name.ends_with("rounding");
        let by_stub = rounding && registers::stub(self.isa.triple().architecture, name).is_some();
        if !name.starts_with("read") && !by_stub {
            self.check_environment(name)?;
        }
        let params: Parts = match args.first() {
            Some(&arg) => {
                let value = self.one(arg)?;
                Parts::from_slice(&[self.resize(value, I64)])
            }
            None => Parts::new(),
        };
        if let Some(values) = self.register_stub(name, &params) {
            if let Some(&value) = values.first() {
                let part = self.repr(inst.ty)?.parts[0];
                let value = self.resize(value, part);
                self.set_result(inst, &[value]);
            }
            return Ok(());
        }
        match name {
            // LLVM's expansion for a target without the counter.
            "readcyclecounter" | "readsteadycounter" => {
                let zero = self.ins().iconst(I64, 0);
                self.set_result(inst, &[zero]);
            }
            "get.rounding" | "set.rounding" => {
                return self.library_rounding(inst, params.first().copied());
            }
            _ => return unsupported(format!("llvm.{name} on this target")),
        }
        Ok(())
    }

    /// The rounding mode as the C library has it: a number of two bits in its place.
    fn library_rounding(&mut self, inst: &Inst, mode: Option<Value>) -> Lowered<()> {
        // Tables of two bits an entry: from the number to `FLT_ROUNDS`, and back.
        let (shift, number_to_mode, mode_to_number) = match self.isa.triple().architecture {
            // Nearest, up, down, zero.
            Architecture::Aarch64(_) => (22, 0b00_11_10_01, 0b10_01_00_11),
            // Nearest, zero, up, down.
            Architecture::S390x => (0, 0b11_10_00_01, 0b11_10_00_01),
            _ => return unsupported("the rounding mode on this target"),
        };
        let look_up = |this: &mut Self, table: i64, index: Value| {
            let place = this.ins().ishl_imm_u(index, 1);
            let table = this.ins().iconst(I64, table);
            let entry = this.ins().ushr(table, place);
            this.ins().band_imm_u(entry, 3)
        };
        match mode {
            None => {
                let value = self.call_library("fegetround", &[], &[I32])[0];
                let value = self.widen(value, I64);
                let value = self.ins().ushr_imm_u(value, shift);
                let number = self.ins().band_imm_u(value, 3);
                let mode = look_up(self, number_to_mode, number);
                let mode = self.reduce(mode, I32);
                self.set_result(inst, &[mode]);
            }
            Some(mode) => {
                let mode = self.ins().band_imm_u(mode, 3);
                let number = look_up(self, mode_to_number, mode);
                let value = self.ins().ishl_imm_u(number, shift);
                let value = self.reduce(value, I32);
                self.call_library("fesetround", &[value], &[I32]);
            }
        }
        Ok(())
    }
}
