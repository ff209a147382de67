//! The support routines that objects of rllc carry with them, only those that an object needs.
//!
//! Routines are LLVM IR, compiled like any module, and become hidden definitions that the linker keeps one of. Their
//! names begin with [`PREFIX`]. [`ROUTINES`] lists the modules; a module's routines come together.
#![forbid(unsafe_code)]

/// What the names of all routines begin with.
pub const PREFIX: &str = "__rllc_";

/// A module of routines.
#[derive(Clone, Copy, Debug)]
pub struct Routines {
    /// The name diagnostics use.
    pub name: &'static str,
    /// What it defines.
    pub symbols: &'static [&'static str],
    /// Its text, without a target.
    pub text: &'static str,
}

/// All modules of routines.
pub const ROUTINES: &[Routines] = &[
    Routines {
        name: "alloca.ll",
        symbols: &["__rllc_alloca_grow", "__rllc_alloca_release"],
        text: include_str!("routines/alloca.ll"),
    },
    Routines {
        name: "unwind.ll",
        symbols: &["__rllc_unwind", "__rllc_unwind_stop", "__rllc_unwind_delete"],
        text: include_str!("routines/unwind.ll"),
    },
    Routines {
        name: "wide_bits.ll",
        symbols: &["__rllc_wide_count", "__rllc_wide_reverse", "__rllc_wide_clmul"],
        text: include_str!("routines/wide_bits.ll"),
    },
    Routines {
        name: "wide.ll",
        symbols: &[
            "__rllc_wide_mul",
            "__rllc_wide_udivrem",
            "__rllc_wide_add",
            "__rllc_wide_logic",
            "__rllc_wide_negate_if",
            "__rllc_wide_shl",
            "__rllc_wide_shr",
            "__rllc_wide_compare",
            "__rllc_wide_normalize",
        ],
        text: include_str!("routines/wide.ll"),
    },
];

/// The module that defines a symbol.
pub fn routines_of(symbol: &str) -> Option<&'static Routines> {
    ROUTINES.iter().find(|routines| routines.symbols.contains(&symbol))
}
