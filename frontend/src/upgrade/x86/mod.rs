//! Old intrinsics of x86.
//!
//! | file | holds |
//! |---|---|
//! | `arithmetic.rs` | computing lane by lane |
//! | `lanes.rs` | moving lanes |
//! | `masks.rs` | masks of AVX-512 as integers, comparisons |
//! | `memory.rs` | loads and stores |
//! | `renamed.rs` | other intrinsics of x86 in place of the old ones |

pub mod arithmetic;
pub mod lanes;
pub mod masks;
pub mod memory;
pub mod renamed;
