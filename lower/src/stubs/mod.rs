//! Machine code that Cranelift cannot make, as parts of the function that needs it.
//!
//! | file | holds |
//! |---|---|
//! | `x86_64.rs` | System V AMD64 |
//! | `aarch64.rs` | AArch64 |
//! | `aarch64_intrinsics.rs` | instructions that `llvm.aarch64.*` intrinsics stand for |
//! | `registers.rs` | registers of the processor that intrinsics read and write |
//! | `riscv64.rs` | RISC-V |
//! | `riscv64_intrinsics.rs` | instructions that `llvm.riscv.*` intrinsics stand for |
//! | `s390x.rs` | s390x |
//! | `s390x_intrinsics.rs` | instructions that `llvm.s390.*` intrinsics stand for |
//! | `x87.rs` | arithmetic of `x86_fp80` |
//! | `x86_saving.rs` | entries that save registers |
//! | `x86_wide.rs` | vector registers of more than 128 bits |
//! | `x86_intrinsics.rs` | instructions that `llvm.x86.*` intrinsics stand for |
//! | `x86_vector.rs` | the same on vectors that may be wider, with the tables `x86_avx.rs`, `x86_avx512.rs`, `x86_avx512fp16.rs` |

pub(crate) mod aarch64;
pub(crate) mod aarch64_intrinsics;
pub(crate) mod registers;
pub(crate) mod riscv64;
pub(crate) mod riscv64_intrinsics;
pub(crate) mod s390x;
pub(crate) mod s390x_intrinsics;
pub(crate) mod x86_64;
mod x86_avx;
mod x86_avx512;
mod x86_avx512fp16;
pub(crate) mod x86_intrinsics;
pub(crate) mod x86_saving;
pub(crate) mod x86_vector;
pub(crate) mod x86_wide;
pub(crate) mod x87;

/// Bytes of the frame of the stubs before variadic functions of RISC-V and of Windows on Arm: saved registers, then the
/// eight integer argument registers right below the stack arguments.
pub(crate) const VARIADIC_FRAME: i64 = 80;
/// Where the first argument register lies in that frame.
pub(crate) const VARIADIC_FIRST: i64 = 16;
