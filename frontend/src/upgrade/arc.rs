//! Calls of the Objective-C runtime, which are intrinsics since LLVM 8. Only bitcode that marks how results are
//! returned (`clang.arc.retainAutoreleasedReturnValueMarker`) is known to mean the runtime by their names.

use super::builder::Builder;
use super::rules::{Call, Rules};
use crate::ir::{Operand, TypeId};

/// What all names of [`RULES`] begin with: nothing.
pub const PREFIX: &str = "";

/// The call that needs no marker.
pub const USE: &[u8] = b"clang.arc.use";

pub const RULES: Rules = &[
    ("clang.arc.use", |b, c| {
        (c.ty == TypeId::VOID).then_some(())?;
        b.renamed_without_attributes("llvm.objc.clang.arc.use", &[])
    }),
    ("objc_autorelease", |b, c| call(b, c, "p", "p")),
    ("objc_autoreleasePoolPop", |b, c| call(b, c, "p", "v")),
    ("objc_autoreleasePoolPush", |b, c| call(b, c, "", "p")),
    ("objc_autoreleaseReturnValue", |b, c| call(b, c, "p", "p")),
    ("objc_copyWeak", |b, c| call(b, c, "pp", "v")),
    ("objc_destroyWeak", |b, c| call(b, c, "p", "v")),
    ("objc_initWeak", |b, c| call(b, c, "pp", "p")),
    ("objc_loadWeak", |b, c| call(b, c, "p", "p")),
    ("objc_loadWeakRetained", |b, c| call(b, c, "p", "p")),
    ("objc_moveWeak", |b, c| call(b, c, "pp", "v")),
    ("objc_release", |b, c| call(b, c, "p", "v")),
    ("objc_retain", |b, c| call(b, c, "p", "p")),
    ("objc_retainAutorelease", |b, c| call(b, c, "p", "p")),
    ("objc_retainAutoreleaseReturnValue", |b, c| call(b, c, "p", "p")),
    ("objc_retainAutoreleasedReturnValue", |b, c| call(b, c, "p", "p")),
    ("objc_retainBlock", |b, c| call(b, c, "p", "p")),
    ("objc_storeStrong", |b, c| call(b, c, "pp", "v")),
    ("objc_storeWeak", |b, c| call(b, c, "pp", "p")),
    ("objc_unsafeClaimAutoreleasedReturnValue", |b, c| call(b, c, "p", "p")),
    ("objc_retainedObject", |b, c| call(b, c, "p", "p")),
    ("objc_unretainedObject", |b, c| call(b, c, "p", "p")),
    ("objc_unretainedPointer", |b, c| call(b, c, "p", "p")),
    ("objc_arc_annotation_topdown_bbstart", |b, c| call(b, c, "pp", "v")),
    ("objc_arc_annotation_topdown_bbend", |b, c| call(b, c, "pp", "v")),
    ("objc_arc_annotation_bottomup_bbstart", |b, c| call(b, c, "pp", "v")),
    ("objc_arc_annotation_bottomup_bbend", |b, c| call(b, c, "pp", "v")),
];

/// Whether a function of this name may be one of the runtime.
pub fn is_call(name: &[u8]) -> bool {
    RULES.iter().any(|(call, _)| call.as_bytes() == name)
}

/// The intrinsic of a function if the call has its signature: `p` a pointer, `v` nothing.
fn call(b: &mut Builder<'_>, c: &Call<'_>, params: &str, ret: &str) -> Option<Operand> {
    let ret = match ret {
        "p" => TypeId::PTR,
        _ => TypeId::VOID,
    };
    let fits =
        c.ty == ret && c.args.len() == params.len() && c.args.iter().all(|&arg| b.ty(arg) == TypeId::PTR);
    let operation = c.name.strip_prefix("objc_")?.replace('_', ".");
    fits.then_some(())?;
    b.renamed_without_attributes(&format!("llvm.objc.{operation}"), &[])
}
