//! Objects: the model of a finished object and what fills and writes it.
//!
//! | file | holds |
//! |---|---|
//! | `model.rs` | [`Object`]: sections, symbols, comdats, fixups |
//! | `function.rs` | [`FunctionCode`]: a compiled function as code generation hands it over |
//! | `fixup.rs` | [`FixupKind`]: what a place in a section refers to, independent of the format |

mod fixup;
mod function;
mod model;

pub use fixup::*;
pub use function::*;
pub use model::*;
