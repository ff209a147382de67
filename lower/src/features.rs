//! What a function's processor and features say about its code and its calling convention.

use crate::LowerOptions;
use crate::function::string_attribute;
use rllc_frontend::ir::{Function, Module};
use rllc_targets::features::Features;
use std::borrow::Cow;

/// The features of `function`: what it does not say itself the options say.
pub(crate) fn features_of(options: &LowerOptions, module: &Module, function: &Function) -> Features {
    let Ok(target) = options.target.target() else { return Features::default() };
    let string = |name: &[u8]| string_attribute(module, function, name);
    let cpu = string(b"target-cpu").or(options.cpu.as_deref().map(str::as_bytes));
    let own = string(b"target-features").unwrap_or_default();
    let width = |name| string(name).and_then(|digits| std::str::from_utf8(digits).ok()?.parse().ok());
    let own: Cow<'_, [u8]> = match string(b"use-soft-float") {
        Some(b"true") => [own, b",+soft-float"].concat().into(),
        _ => own.into(),
    };
    let features = Features::of_function(target.isa, cpu, string(b"tune-cpu"), &own, &options.features);
    features.with_vector_widths(width(b"prefer-vector-width"), width(b"min-legal-vector-width"))
}
