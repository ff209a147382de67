//! The module's metadata, which is read once, by the first that needs it.

use rllc_frontend::diagnostics::Result;
use rllc_frontend::ir::ModuleMetadata;
use rllc_frontend::reader::Input;
use rllc_lower::ReadMetadata;
use rllc_targets::globals::{module_flag, module_flag_string};
use std::sync::OnceLock;

/// The metadata of `input`, whose bytes are `bytes`.
pub struct Metadata<'i, 'b> {
    input: &'i Input<'b>,
    bytes: &'b [u8],
    known: OnceLock<Result<ModuleMetadata>>,
}

impl<'i, 'b> Metadata<'i, 'b> {
    pub fn of(input: &'i Input<'b>, bytes: &'b [u8]) -> Metadata<'i, 'b> {
        Metadata { input, bytes, known: OnceLock::new() }
    }

    /// Reads it, unless that has been done.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn read(&self) -> Result<&ModuleMetadata> {
        self.known.get_or_init(|| self.input.metadata()).as_ref().map_err(Clone::clone)
    }

    /// Whether the input has this text, in whatever form. Without it there is no metadata to read for it.
    pub fn mentions(&self, text: &[u8]) -> bool {
        memchr::memmem::find(self.bytes, text).is_some()
    }

    /// The number of a module flag.
    ///
    /// # Errors
    /// If the metadata is malformed.
    pub fn flag(&self, name: &[u8]) -> Result<Option<u64>> {
        if !self.mentions(name) {
            return Ok(None);
        }
        Ok(module_flag(self.input.module(), self.read()?, name))
    }

    /// The string of a module flag.
    ///
    /// # Errors
    /// If the metadata is malformed.
    pub fn string_flag(&self, name: &[u8]) -> Result<Option<Vec<u8>>> {
        if !self.mentions(name) {
            return Ok(None);
        }
        Ok(module_flag_string(self.input.module(), self.read()?, name))
    }
}

impl ReadMetadata for Metadata<'_, '_> {
    fn metadata(&self) -> Option<&ModuleMetadata> {
        self.read().ok()
    }
}
