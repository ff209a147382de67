//! What function attributes mean for the code (LangRef, "Function Attributes"; clang's string attributes).
//!
//! An attribute that neither table below names has no effect on code here: it promises something to optimizers, or
//! speaks of another target. String attributes that LLVM does not know belong to front ends and mean nothing. The
//! others are acted on in these places:
//!
//! | attribute | place |
//! |---|---|
//! | `naked` | `naked.rs` |
//! | `safestack` | `safe_stack.rs` |
//! | `ssp`, `sspstrong`, `sspreq`, `"stack-protector-buffer-size"` | `protector.rs` |
//! | `"instrument-function-entry-inlined"`, `"instrument-function-exit-inlined"` | calls of the named functions, here |
//! | `returns_twice` | `values.rs` |
//! | `noimplicitfloat` | no vectors where the IR has none ([`Translator::has_implicit_floats`]) |
//! | `optnone`, `"frame-pointer"`, `"probe-stack"`, `"stack-probe-size"`, `"no-stack-arg-probe"`, `"branch-target-enforcement"`, `"sign-return-address"` | `isa.rs` |
//! | `"no-jump-tables"` | `control.rs` |
//! | `"target-features"` | features of the processor that an instruction needs; those below are refused |
//! | `uwtable`, `nounwind` | `compile.rs` |
//! | `"stackrealign"`, `"no_caller_saved_registers"` | a stub at the entry (`calls/entry.rs`) |
//! | `nocf_check`, `"patchable-function"`, `"patchable-function-entry"`, `"patchable-function-prefix"`, `"fentry-call"` | the object (`rllc_targets`) |
//! | `"zero-call-used-regs"`, `fn_ret_thunk_extern`, the features `harden-sls-ret`, `harden-sls-ijmp`, `retpoline` and its kin | `hardening.rs` |
//! | `sanitize_*` | nothing: passes before code generation put the checks into the IR |
//! | `noredzone` | nothing: no code here uses the area below the stack pointer |

use super::{Lowered, Parts, Translator, unsupported};
use crate::hardening::Hardening;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::I64;
use rllc_frontend::ir::{AttrKind, Function, Module, Operand, Type};
use rllc_targets::features::Features;
use target_lexicon::Architecture;

/// Attributes whose code cannot be generated.
const REFUSED: &[AttrKind] = &[
    AttrKind::ShadowCallStack,
    AttrKind::SpeculativeLoadHardening,
    AttrKind::HybridPatchable,
    AttrKind::PresplitCoroutine,
];

/// String attributes whose code cannot be generated, with the values that ask for nothing.
const REFUSED_STRINGS: &[(&[u8], &[&[u8]])] = &[
    (b"aarch64_inout_za", &[]),
    (b"aarch64_inout_zt0", &[]),
    (b"aarch64_in_za", &[]),
    (b"aarch64_in_zt0", &[]),
    (b"aarch64_new_za", &[]),
    (b"aarch64_new_zt0", &[]),
    (b"aarch64_out_za", &[]),
    (b"aarch64_out_zt0", &[]),
    (b"aarch64_preserves_za", &[]),
    (b"aarch64_preserves_zt0", &[]),
    (b"aarch64_pstate_sm_body", &[]),
    (b"aarch64_pstate_sm_compatible", &[]),
    (b"aarch64_pstate_sm_enabled", &[]),
    (b"backchain", &[]),
    (b"function-instrument", &[b"xray-never"]),
    (b"interrupt", &[]),
    (b"mnop-mcount", &[]),
    (b"mrecord-mcount", &[]),
    (b"no_callee_saved_registers", &[]),
    (b"packed-stack", &[]),
    (b"ptrauth-auth-traps", &[]),
    (b"ptrauth-calls", &[]),
    (b"ptrauth-indirect-gotos", &[]),
    (b"ptrauth-returns", &[]),
    (b"sign-return-address-key", &[b"a_key"]),
    (b"split-stack", &[]),
    (b"xray-instruction-threshold", &[]),
];

/// The largest alignment of the stack that every function has anyway, in bytes.
const STACK_ALIGN: u64 = 16;

/// The value of a string attribute of a function.
pub(crate) fn string_attribute<'m>(module: &'m Module, function: &Function, name: &[u8]) -> Option<&'m [u8]> {
    let set = module.context.attrs.get_list(function.attrs).function;
    let value = module.context.attrs.string(set, module.context.strings.find(name)?)?;
    Some(module.context.strings.get(value))
}

/// Whether `function` asks for a feature under LLVM's name.
pub(crate) fn has_feature(module: &Module, function: &Function, name: &[u8]) -> bool {
    added_features(module, function).any(|feature| feature == name)
}

/// The features that `"target-features"` adds for the function.
fn added_features<'m>(module: &'m Module, function: &Function) -> impl Iterator<Item = &'m [u8]> + use<'m> {
    let features = string_attribute(module, function, b"target-features").unwrap_or_default();
    features.split(|&byte| byte == b',').filter_map(|feature| feature.strip_prefix(b"+"))
}

/// Names the function to call at the entry of a function.
const AT_ENTRY: &[u8] = b"instrument-function-entry-inlined";
/// Names the function to call before a function returns.
const AT_EXIT: &[u8] = b"instrument-function-exit-inlined";

/// Whether profilers are called at the function's entry or exit. They look at the frame.
pub(crate) fn is_instrumented(module: &Module, function: &Function) -> bool {
    [AT_ENTRY, AT_EXIT].iter().any(|name| string_attribute(module, function, name).is_some())
}

impl<'a> Translator<'a> {
    /// Calls the profiler at the function's entry.
    pub(super) fn instrument_entry(&mut self) -> Lowered<()> {
        self.instrument(AT_ENTRY)
    }

    /// Calls the profiler before the function returns.
    pub(super) fn instrument_exit(&mut self) -> Lowered<()> {
        self.instrument(AT_EXIT)
    }

    fn instrument(&mut self, place: &[u8]) -> Lowered<()> {
        let Some(name) = self.function_string(place) else { return Ok(()) };
        let Some((name, raw)) = std::str::from_utf8(name).ok().map(|name| match name.strip_prefix('\u{1}') {
            Some(raw) => (raw, true),
            None => (name, false),
        }) else {
            return unsupported("a profiler of this name");
        };
        let x86 = matches!(self.isa.triple().architecture, Architecture::X86_64);
        let args = match name {
            "mcount" | ".mcount" | "__fentry__" | "__mcount" | "__cyg_profile_func_enter_bare" if x86 => {
                Parts::new()
            }
            "mcount" | "_mcount" | "__mcount" => Parts::from_slice(&[self.ins().get_return_address(I64)]),
            "__cyg_profile_func_enter" | "__cyg_profile_func_exit" => {
                let own = self.global_address(self.body.function)?;
                Parts::from_slice(&[own, self.ins().get_return_address(I64)])
            }
            _ => return unsupported(format!("the profiler {name}")),
        };
        match raw {
            true => self.call_raw(name, &args),
            false => {
                self.call_library(name, &args, &[]);
            }
        }
        Ok(())
    }

    /// What the function's attributes ask of its returns and jumps.
    pub(crate) fn hardening(&self) -> Hardening {
        let module = self.lowering.module;
        let function = module.globals[self.body.function].as_function();
        function.map_or_else(Hardening::default, |function| Hardening::of(module, function))
    }

    /// The value of a string attribute of the function.
    pub(crate) fn function_string(&self, name: &[u8]) -> Option<&'a [u8]> {
        let module = self.lowering.module;
        string_attribute(module, module.globals[self.body.function].as_function()?, name)
    }

    /// Whether the function has an attribute.
    pub(crate) fn function_has(&self, kind: AttrKind) -> bool {
        let context = &self.lowering.module.context;
        let function = self.lowering.module.globals[self.body.function].as_function();
        function
            .is_some_and(|function| context.attrs.has(context.attrs.get_list(function.attrs).function, kind))
    }

    /// The features that `"target-features"` adds for the function.
    fn added_features(&self) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        let module = self.lowering.module;
        let function = module.globals[self.body.function].as_function();
        function.into_iter().flat_map(|function| added_features(module, function))
    }

    /// Whether the function may use a feature of the processor: by its attributes (under LLVM's name), or by the
    /// options (under the code generator's).
    pub(crate) fn has_feature(&self, name: &[u8], setting: &str) -> bool {
        let settings = &self.lowering.options.isa_settings;
        settings.iter().any(|(known, value)| known == setting && value == "true")
            || self.added_features().any(|feature| feature == name)
    }

    /// Whether some value of the function holds floating-point numbers that `wanted` asks for.
    fn uses_floats(&self, wanted: impl Fn(&Type) -> bool) -> bool {
        let body = self.body;
        let is_float = |ty| {
            let scalar = self.types().scalar(ty);
            self.types().is_float(scalar) && wanted(self.types().get(scalar))
        };
        let mut found = body.params.iter().any(|&param| is_float(body.values[param].ty));
        for inst in body.insts.values() {
            found |= is_float(inst.ty);
            body.visit_operands(&inst.kind, |operand| {
                found |= matches!(operand, Operand::Value(_) | Operand::Const(_))
                    && is_float(body.operand_type(operand));
            });
        }
        found
    }

    /// Whether `hardening.rs` knows the target's returns.
    fn has_hardened_returns(&self) -> bool {
        match self.isa.triple().architecture {
            Architecture::X86_64 => self.abi().is_ok_and(|abi| abi.is_system_v()),
            Architecture::Aarch64(_) => self.hardening().is_clearing_only(),
            _ => false,
        }
    }

    /// Whether code may use floating-point and vector registers where the IR has no such values.
    pub(crate) fn has_implicit_floats(&self) -> bool {
        !self.features.is_general_only() && !self.function_has(AttrKind::NoImplicitFloat)
    }

    /// Refuses values that need registers which the function must not touch.
    pub(super) fn check_registers(&mut self) {
        if !self.features.is_general_only() || !self.errors.is_empty() {
            return;
        }
        let dfg = &self.builder.func.dfg;
        if dfg.values().any(|value| !dfg.value_type(value).is_int()) {
            self.record(None, unsupported("floating-point or vector values in a function without SSE"));
        }
    }

    /// Refuses attributes that change what the function's code has to be.
    pub(super) fn check_attributes(&mut self) {
        let module = self.lowering.module;
        let Some(function) = module.globals[self.body.function].as_function() else { return };
        let context = &module.context;
        let set = context.attrs.get_list(function.attrs).function;
        let attribute = |name: &[u8]| format!("the function attribute {}", String::from_utf8_lossy(name));
        if self.function_has(AttrKind::SafeStack) && !self.has_safe_stack() {
            self.record(None, unsupported("the function attribute safestack on this target"));
        }
        for kind in REFUSED {
            if context.attrs.has(set, *kind) {
                self.record(None, unsupported(attribute(kind.keyword().as_bytes())));
            }
        }
        for (name, harmless) in REFUSED_STRINGS {
            if let Some(value) = self.function_string(name)
                && !harmless.contains(&value)
            {
                self.record(None, unsupported(attribute(name)));
            }
        }
        let features = self.function_string(b"target-features").unwrap_or_default();
        let isa = self.lowering.options.target.target().map(|target| target.isa);
        for (name, reason) in isa.into_iter().flat_map(|isa| Features::refused_of_function(isa, features)) {
            self.record(None, unsupported(format!("a function with the feature {name}: {reason}")));
        }
        let soft = self.function_string(b"use-soft-float") == Some(b"true")
            || self.added_features().any(|feature| feature == b"soft-float");
        if features.split(|&byte| byte == b',').any(|feature| feature == b"-x87")
            && self.uses_floats(|ty| matches!(ty, Type::X86Fp80))
        {
            self.record(None, unsupported("x86_fp80 in a function without x87"));
        }
        if soft && self.uses_floats(|_| true) {
            self.record(None, unsupported("floating-point numbers in a soft-float function"));
        }
        let returns = self.hardening();
        if returns.changes_returns() && !self.has_hardened_returns() {
            let what = "zero-call-used-regs, harden-sls-ret or fn_ret_thunk_extern on this target";
            self.record(None, unsupported(what));
        }
        if !returns.allows_tail_calls() && self.has_musttail() {
            self.record(
                None,
                unsupported("musttail calls with zero-call-used-regs, harden-sls-ijmp or retpolines"),
            );
        }
        if context.attrs.int(set, AttrKind::StackAlignment).is_some_and(|align| align > STACK_ALIGN) {
            self.record(None, unsupported("the function attribute alignstack above 16"));
        }
        if self.lowering.options.stack_align.is_some_and(|align| align > STACK_ALIGN) {
            self.record(None, unsupported("the module flag override-stack-alignment above 16"));
        }
        if let Some(strategy) = function.gc
            && !matches!(context.strings.get(strategy), b"statepoint-example" | b"coreclr")
        {
            let name = context.strings.display(strategy).into_owned();
            self.record(None, unsupported(format!("the garbage collection strategy \"{name}\"")));
        }
    }
}
