//! LLVM assembly: from text to the IR.
//!
//! | file | holds |
//! |---|---|
//! | `lexer.rs` | tokens |
//! | `cursor.rs` | [`Parser`]: the current token, the tables being filled, errors |
//! | `symbols.rs` | what the names of a module mean |
//! | `metadata.rs` | metadata nodes, references and debug records |

mod cursor;
mod lexer;
mod metadata;
mod symbols;

use cursor::Parser;
use symbols::TextModule;

use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{Body, GlobalId, Module, ModuleMetadata};
use crate::reader::ReadOptions;

/// An opened assembly file.
#[derive(Debug)]
pub struct TextInput<'a> {
    source: &'a [u8],
    text: TextModule,
}

impl<'a> TextInput<'a> {
    /// Reads the skeleton.
    pub fn open(source: &'a [u8], _options: &ReadOptions) -> Result<TextInput<'a>> {
        let parser = Parser::new(source);
        Err(Diagnostic::error(parser.loc(), "assembly is not read yet"))
    }

    /// The skeleton.
    pub fn module(&self) -> &Module {
        &self.text.module
    }

    /// The body of `function`.
    pub fn body(&self, function: GlobalId) -> Result<Body> {
        Err(Diagnostic::error(self.text.module.globals[function].loc, "bodies are not read yet"))
    }

    /// The metadata nodes of the module.
    pub fn metadata(&self) -> Result<ModuleMetadata> {
        let parser = Parser::new(self.source);
        Err(Diagnostic::error(parser.loc(), "metadata is not read yet"))
    }
}
