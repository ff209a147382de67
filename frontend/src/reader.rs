//! Opening an input: text or bitcode, told apart by content.

use crate::bitcode;
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{Body, GlobalId, Loc, Module, ModuleMetadata};
use crate::ll;

/// An edition of the assembly language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edition {
    /// Recognised from the text.
    #[default]
    Auto,
    /// The language of 2006 (LLVM 1.x).
    Legacy2006,
    /// Typed pointers (LLVM 2.0 to 16).
    Typed,
    /// Opaque pointers (LLVM 17 on).
    Current,
}

/// How to read an input.
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    /// Assembly text only.
    pub edition: Edition,
}

#[derive(Debug)]
enum Source<'a> {
    Text(Box<ll::TextInput<'a>>),
    Bitcode(Box<(Module, bitcode::Reader<'a>)>),
}

/// An opened input: its skeleton, and access to its bodies and its metadata.
#[derive(Debug)]
pub struct Input<'a> {
    source: Source<'a>,
}

pub use bitcode::is_bitcode;

impl<'a> Input<'a> {
    /// Reads the skeleton of `bytes`.
    pub fn open(bytes: &'a [u8], options: &ReadOptions) -> Result<Input<'a>> {
        // A `Loc` is 32 bits wide.
        if u32::try_from(bytes.len()).is_err() {
            return Err(Diagnostic::error(Loc::NONE, "the input is larger than 4 GiB"));
        }
        if bytes.is_empty() {
            return Err(Diagnostic::error(Loc(0), "the input is empty"));
        }
        if is_bitcode(bytes) {
            return Ok(Input { source: Source::Bitcode(Box::new(bitcode::Reader::open(bytes)?)) });
        }
        let text = ll::TextInput::open(bytes, options)?;
        Ok(Input { source: Source::Text(Box::new(text)) })
    }

    /// What is to be said about the input though it is read.
    pub fn warnings(&self) -> &[Diagnostic] {
        match &self.source {
            Source::Text(_) => &[],
            Source::Bitcode(bitcode) => bitcode.1.warnings(),
        }
    }

    /// Whether positions are byte offsets in text; else they are bit offsets in bitcode.
    pub fn is_text(&self) -> bool {
        match &self.source {
            Source::Text(_) => true,
            Source::Bitcode(_) => false,
        }
    }

    /// The skeleton.
    pub fn module(&self) -> &Module {
        match &self.source {
            Source::Text(text) => text.module(),
            Source::Bitcode(bitcode) => &bitcode.0,
        }
    }

    /// The body of a function that has one. May be called from many threads at once.
    pub fn body(&self, function: GlobalId) -> Result<Body> {
        match &self.source {
            Source::Text(text) => text.body(function),
            Source::Bitcode(bitcode) => bitcode.1.body(&bitcode.0, function),
        }
    }

    /// All metadata nodes of the module, decoded.
    pub fn metadata(&self) -> Result<ModuleMetadata> {
        match &self.source {
            Source::Text(text) => text.metadata(),
            Source::Bitcode(bitcode) => bitcode.1.metadata(&bitcode.0),
        }
    }
}
