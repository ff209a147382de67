//! The verifier: rejects modules that are not well formed, so that later phases need not ask (LangRef,
//! "Well-Formedness"; the set of rules is that of LLVM 22's verifier).
//!
//! | file | holds |
//! |---|---|
//! | `mod.rs` | [`Verifier`], which knows the module's intrinsics, and the entry points |
//! | `module.rs` | the skeleton: linkage, comdats, aliases, initializers, special globals, declarations |
//! | `body.rs` | the walk over one body: blocks, terminators, phis, dominance |
//! | `instructions.rs` | operand and result types of every instruction |
//! | `calls.rs` | calls: signatures, bundles, `musttail`, inline assembly |
//! | `attributes.rs` | where attributes may stand and what excludes what |
//! | `intrinsics.rs`, `intrinsic_table.rs` | signatures of intrinsics and what their arguments must be |
//! | `exceptions.rs` | landing pads, funclet pads and the edges to them |
//! | `attachments.rs` | metadata attached to instructions |
//! | `metadata.rs` | debug-info nodes |
//! | `cfg.rs` | control-flow graph and dominator tree |
//! | `names.rs` | types and values in messages |
//!
//! A body is verified in one walk over its instructions. What costs more (the dominator tree, lists of uses)
//! is computed only for bodies that need it, and stays near-linear.

mod attachments;
mod attributes;
mod body;
mod calls;
mod cfg;
mod exceptions;
mod instructions;
mod intrinsic_table;
mod intrinsics;
pub mod metadata;
mod module;
mod names;
#[cfg(test)]
mod tests;

use crate::diagnostics::Diagnostic;
use crate::ir::{Body, GlobalId, Module};
use crate::layout::DataLayout;
use cranelift_entity::SecondaryMap;
pub use intrinsic_table::INTRINSICS as INTRINSIC_SIGNATURES;
use intrinsics::IntrinsicInfo;
pub(crate) use intrinsics::is_known_intrinsic;

/// The outcome of checking one thing: its first fault.
type Check = Result<(), String>;

/// Returns from the function with a message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}
use ensure;

/// The most faults that are reported of one body, or of the skeleton.
const MAX_DIAGNOSTICS: usize = 20;

/// Checks a module's skeleton and its bodies. Shared by the threads that do so.
pub struct Verifier<'a> {
    module: &'a Module,
    /// The layout to be used, with the module's types in it ([`DataLayout::for_types`]).
    layout: &'a DataLayout,
    /// What is known of each function whose name starts with `llvm.`.
    intrinsics: SecondaryMap<GlobalId, Option<IntrinsicInfo>>,
}

impl<'a> Verifier<'a> {
    /// A verifier of `module`. `layout` should come from [`DataLayout::for_types`].
    pub fn new(module: &'a Module, layout: &'a DataLayout) -> Verifier<'a> {
        let mut intrinsics = SecondaryMap::new();
        for (id, global) in module.globals.iter() {
            let name = global.name.map(|name| module.context.strings.get(name));
            if let Some(info) = name.and_then(IntrinsicInfo::of_name)
                && global.as_function().is_some()
            {
                intrinsics[id] = Some(info);
            }
        }
        Verifier { module, layout, intrinsics }
    }

    /// Everything wrong with the skeleton.
    pub fn verify_module(&self) -> Vec<Diagnostic> {
        module::verify(self)
    }

    /// Everything wrong with the body of one function.
    pub fn verify_body(&self, body: &Body) -> Vec<Diagnostic> {
        body::verify(self, body)
    }
}

/// Everything wrong with a module's skeleton. For bodies as well, make one [`Verifier`] for all.
pub fn verify_module(module: &Module, layout: &DataLayout) -> Vec<Diagnostic> {
    Verifier::new(module, layout).verify_module()
}
