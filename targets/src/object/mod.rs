//! Objects: the model of a finished object and what fills and writes it.
//!
//! | file | holds |
//! |---|---|
//! | `model.rs` | [`Object`]: sections, symbols, comdats, fixups |
//! | `fixup.rs` | [`FixupKind`]: what a place in a section refers to, independent of the format |
//! | `function.rs` | [`FunctionCode`]: a compiled function as code generation hands it over |
//! | `difference.rs` | differences of symbols |
//! | `patch.rs` | fixups whose value is known, written into bytes |
//! | `elf/`, `coff/`, `macho/` | the writers |

pub mod coff;
mod difference;
pub mod elf;
mod fixup;
mod function;
pub mod macho;
mod model;
mod patch;

pub use fixup::*;
pub use function::*;
pub use model::*;

use rllc_frontend::diagnostics::Result;

/// The bytes of the object file, in the object's format.
///
/// # Errors
/// If the format cannot express something the object has.
pub fn write(object: Object) -> Result<Vec<u8>> {
    match object.format {
        Format::Elf => elf::write(object),
        Format::Coff => coff::write(object),
        Format::MachO => macho::write(object),
    }
}

/// A number as unsigned LEB128 (DWARF, "Variable Length Data").
pub(crate) fn uleb128(number: impl Into<u64>) -> impl Iterator<Item = u8> {
    let mut number = number.into();
    let mut bytes = Vec::with_capacity(10);
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes.into_iter()
}
