//! What a function's processor and features say about its code and its calling convention.

use crate::LowerOptions;
use crate::function::string_attribute;
use rllc_frontend::ir::{Function, Module};
use rllc_targets::features::Features;

/// The features of `function`: what it does not say itself the options say.
pub(crate) fn features_of(options: &LowerOptions, module: &Module, function: &Function) -> Features {
    let Ok(target) = options.target.target() else { return Features::default() };
    let string = |name: &[u8]| string_attribute(module, function, name);
    let cpu = string(b"target-cpu").or(options.cpu.as_deref().map(str::as_bytes));
    let own = string(b"target-features").unwrap_or_default();
    Features::of_function(target.isa, cpu, own, &options.features)
}

/// Whether vectors have registers of their own in calls of `function` (see [`Features::has_vector_registers`]).
pub(crate) fn has_vector_registers(options: &LowerOptions, module: &Module, function: &Function) -> bool {
    let isa = options.target.target().map(|target| target.isa);
    isa.is_ok_and(|isa| features_of(options, module, function).has_vector_registers(isa))
}
