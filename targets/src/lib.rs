//! What rllc knows about its targets: object formats, symbols and sections, relocations.
#![forbid(unsafe_code)]

pub mod object;
pub mod triple;
