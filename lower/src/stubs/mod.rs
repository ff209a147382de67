//! Machine code that Cranelift cannot make, as parts of the function that needs it.
//!
//! | file | holds |
//! |---|---|
//! | `x86_64.rs` | System V AMD64 |
//! | `riscv64.rs` | RISC-V |
//! | `x87.rs` | arithmetic of `x86_fp80` |

pub(crate) mod riscv64;
pub(crate) mod x86_64;
pub(crate) mod x87;
