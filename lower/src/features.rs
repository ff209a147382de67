//! What a function's processor and features say about its calling convention.
//!
//! The code itself is made for the processor that the code generator needs at least; the convention is that of the
//! processor the function names, as LLVM's is.

use crate::Lowering;
use rllc_frontend::ir::{Body, GlobalId};
use target_lexicon::Architecture;

/// Processors of s390x that have the vector facility.
const S390X_WITH_VECTORS: &[&[u8]] =
    &[b"z13", b"arch11", b"z14", b"arch12", b"z15", b"arch13", b"z16", b"arch14", b"z17", b"arch15"];

/// The features on which the calling convention depends.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct AbiFeatures {
    /// Vectors are passed in registers of their own (s390x).
    pub vectors: bool,
}

impl AbiFeatures {
    /// Those of the function that `body` defines.
    pub fn of(lowering: &Lowering<'_>, body: &Body) -> AbiFeatures {
        if lowering.options.triple.architecture != Architecture::S390x {
            return AbiFeatures::default();
        }
        let options = &lowering.options;
        let cpu = string_attribute(lowering, body.function, b"target-cpu");
        let cpu = cpu.or(options.cpu.as_deref().map(str::as_bytes)).unwrap_or(b"generic");
        let mut vectors = S390X_WITH_VECTORS.contains(&cpu);
        let own = string_attribute(lowering, body.function, b"target-features").unwrap_or_default();
        let added = options.features.iter().map(|feature| feature.as_bytes());
        for feature in own.split(|&byte| byte == b',').chain(added) {
            match feature {
                b"+vector" => vectors = true,
                b"-vector" | b"+soft-float" => vectors = false,
                _ => {}
            }
        }
        AbiFeatures { vectors }
    }
}

/// The value of a function attribute that is a string.
pub(crate) fn string_attribute<'m>(
    lowering: &Lowering<'m>,
    function: GlobalId,
    key: &[u8],
) -> Option<&'m [u8]> {
    let context = &lowering.module.context;
    let function = lowering.module.globals.get(function)?.as_function()?;
    let set = context.attrs.get_list(function.attrs).function;
    let value = context.attrs.string(set, context.strings.find(key)?)?;
    Some(context.strings.get(value))
}
