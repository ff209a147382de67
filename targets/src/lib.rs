//! What rllc knows about its targets: object formats, symbols and sections, relocations.
#![forbid(unsafe_code)]

pub mod abi;
pub mod assembler;
pub mod features;
pub mod globals;
pub mod object;
pub mod triple;
