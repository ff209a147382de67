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

use crate::ir::{Type, TypeId, TypeTable};

/// The width of the factors of an intrinsic that adds up products within elements of 32 bits (`vpdpbusd`).
pub fn factor_bits(name: &[u8]) -> Option<u32> {
    let rest = name.strip_prefix(b"llvm.x86.avx")?;
    let operation = &rest[rest.iter().position(|&byte| byte == b'.')? + 1..];
    if operation.starts_with(b"vpdpb") {
        Some(8)
    } else if operation.starts_with(b"vpdpw") {
        Some(16)
    } else {
        None
    }
}

/// The type of such factors beside sums of type `sum`.
pub fn factor_type(types: &mut TypeTable, sum: TypeId, bits: u32) -> Option<TypeId> {
    match *types.get(sum) {
        Type::Vector { elem: TypeId::I32, len, scalable: false } => {
            let elem = types.int(bits);
            Some(types.vector(elem, len.checked_mul(32 / bits)?, false))
        }
        _ => None,
    }
}
