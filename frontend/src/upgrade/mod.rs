//! What older editions of LLVM IR spell differently, brought up to date. Both readers use it.
//!
//! | file | holds |
//! |---|---|
//! | `attributes.rs` | attributes that were replaced or renamed |
//! | `assembly.rs` | inline assembly |
//! | `debug.rs` | debug records |
//! | `constants.rs`, `fold.rs` | constant expressions |
//! | `expand.rs` | constant expressions as instructions, for printing |
//! | `globals.rs` | variables with a meaning |
//! | `intrinsics.rs` | intrinsics with another name or signature |
//! | `x86/`, `builder.rs` | intrinsics of x86 that are instructions today, and making these |

pub mod assembly;
pub mod attributes;
mod builder;
pub mod constants;
pub mod debug;
pub mod expand;
pub mod fold;
pub mod globals;
pub mod intrinsics;
mod x86;
