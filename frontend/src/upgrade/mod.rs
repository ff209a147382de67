//! What older editions of LLVM IR spell differently, brought up to date. Both readers use it.
//!
//! | file | holds |
//! |---|---|
//! | `attributes.rs` | attributes that were replaced or renamed |
//! | `assembly.rs` | inline assembly |
//! | `constants.rs` | constant expressions |

pub mod assembly;
pub mod attributes;
pub mod constants;
