//! What older editions of LLVM IR spell differently, brought up to date. Both readers use it.
//!
//! | file | holds |
//! |---|---|
//! | `attributes.rs` | attributes that were replaced or renamed |
//! | `assembly.rs` | inline assembly |
//! | `debug.rs` | debug records |
//! | `constants.rs`, `fold.rs` | constant expressions |
//! | `exceptions.rs` | landing pads of LLVM 2 |
//! | `expand.rs` | constant expressions as instructions, for printing |
//! | `globals.rs` | variables with a meaning |
//! | `intrinsics.rs` | intrinsics with another name or signature |
//! | `results.rs` | calls with other types |
//! | `rules.rs`, `builder.rs` | intrinsics of processors that are instructions today, and making these |
//! | `x86/`, `arm.rs`, `riscv.rs`, `gpu.rs` | the rules for each processor |
//! | `arc.rs` | calls of the Objective-C runtime |

pub mod arc;
mod arm;
pub mod assembly;
pub mod attributes;
mod builder;
pub mod constants;
pub mod debug;
mod exceptions;
pub mod expand;
pub mod fold;
pub mod globals;
mod gpu;
pub mod intrinsics;
mod results;
mod riscv;
mod rules;
mod x86;
