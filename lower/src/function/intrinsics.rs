//! Calls of `llvm.*`.

use super::{Lowered, Translator, unsupported};
use rllc_frontend::ir::{CallData, Inst, InstId};

impl<'a> Translator<'a> {
    pub(super) fn intrinsic(
        &mut self,
        _id: InstId,
        _inst: &Inst,
        _call: &'a CallData,
        name: &'a [u8],
    ) -> Lowered<()> {
        let base = name.strip_prefix(b"llvm.").unwrap_or(name);
        if base.starts_with(b"lifetime.") || base.starts_with(b"dbg.") {
            return Ok(());
        }
        unsupported(format!("the intrinsic {}", String::from_utf8_lossy(name)))
    }
}
