//! Metadata in assembly text: nodes, references to them, debug records (LangRef, "Metadata").

use super::cursor::Parser;
use crate::diagnostics::Result;
use crate::ir::{DebugRecord, MdNode, MdRef};

/// Any metadata: `!12`, `!{…}`, `!"…"`, `!DIName(…)`, `distinct …`, or a typed value such as `i32 7`; in a
/// function also `i32 %x` and `!DIArgList(…)`. Inline nodes go to [`Parser::push_node`].
pub(super) fn parse_md_ref(p: &mut Parser<'_, '_>) -> Result<MdRef> {
    Err(p.error("metadata is not read yet"))
}

/// A node where nothing else is allowed (attachments): `!12`, `!{…}`, `!DIName(…)`.
pub(super) fn parse_md_node(p: &mut Parser<'_, '_>) -> Result<MdRef> {
    Err(p.error("metadata is not read yet"))
}

/// What follows `!12 =`.
pub(super) fn parse_definition(p: &mut Parser<'_, '_>) -> Result<MdNode> {
    Err(p.error("metadata is not read yet"))
}

/// `#dbg_value(…)` and its kin, from the `#` on.
pub(super) fn parse_debug_record(p: &mut Parser<'_, '_>) -> Result<DebugRecord> {
    Err(p.error("debug records are not read yet"))
}
