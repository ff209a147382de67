//! Diagnostics as values: what is wrong, and where.

use crate::ir::Loc;

/// How bad a diagnostic is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    Error,
    Warning,
}

/// One diagnosed problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    pub severity: Severity,
    pub message: String,
    /// Byte offset in assembly text, bit offset in bitcode.
    pub loc: Loc,
    /// What the position alone does not say: the block path and record of bitcode, or
    /// `in function @f, instruction %x`.
    pub context: Option<String>,
    /// Further positions with what is to be seen there.
    pub notes: Vec<(Loc, String)>,
}

impl Diagnostic {
    /// An error at `loc`.
    pub fn error(loc: Loc, message: impl Into<String>) -> Box<Diagnostic> {
        Box::new(Diagnostic {
            severity: Severity::Error,
            message: message.into(),
            loc,
            context: None,
            notes: Vec::new(),
        })
    }

    /// A warning at `loc`.
    pub fn warning(loc: Loc, message: impl Into<String>) -> Box<Diagnostic> {
        Box::new(Diagnostic { severity: Severity::Warning, ..*Diagnostic::error(loc, message) })
    }

    /// With a note.
    #[must_use]
    pub fn with_note(mut self: Box<Self>, loc: Loc, message: impl Into<String>) -> Box<Diagnostic> {
        self.notes.push((loc, message.into()));
        self
    }

    /// With a context line.
    #[must_use]
    pub fn in_context(mut self: Box<Self>, context: impl Into<String>) -> Box<Diagnostic> {
        self.context = Some(context.into());
        self
    }
}

/// A result whose error is one diagnostic.
pub type Result<T> = std::result::Result<T, Box<Diagnostic>>;
