//! Old intrinsics of RISC-V: those of scalar cryptography worked on `i64` as well and took bytes as immediates
//! before LLVM 17.

use super::builder::Builder;
use super::rules::{Call, Rules};
use crate::ir::{CastOp, Operand, TypeId};

pub const RULES: Rules = &[
    ("aes32dsi", words),
    ("aes32dsmi", words),
    ("aes32esi", words),
    ("aes32esmi", words),
    ("sm4ks*", words),
    ("sm4ed*", words),
    ("sha256sig0*", words),
    ("sha256sig1*", words),
    ("sha256sum0*", words),
    ("sha256sum1*", words),
    ("sm3p0*", words),
    ("sm3p1*", words),
];

fn words(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let operation = c.name.split('.').next()?;
    let is_new = c.name == operation && c.args.iter().all(|&arg| b.ty(arg) == TypeId::I32);
    if is_new || !matches!(c.ty, TypeId::I32 | TypeId::I64) {
        return None;
    }
    let mut args = Vec::with_capacity(c.args.len());
    for &arg in c.args {
        args.push(b.resize(arg, TypeId::I32));
    }
    let word = b.intrinsic(&format!("llvm.riscv.{operation}"), &[], TypeId::I32, &args);
    Some(b.cast(CastOp::SExt, word, c.ty))
}
