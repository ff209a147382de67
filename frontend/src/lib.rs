//! The front end of rllc: LLVM IR in all its editions, from text and bitcode.
#![forbid(unsafe_code)]

pub mod bitcode;
pub mod diagnostics;
pub mod ir;
pub mod layout;
mod ll;
pub mod print;
pub mod reader;
pub mod upgrade;
pub mod verify;
