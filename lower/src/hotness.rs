//! Where code that runs often or hardly ever goes: the prefix of its function's section.

use crate::{Lowering, OptLevel};
use rllc_frontend::ir::{AttrKind, Body, MdRef};
use rllc_targets::globals::ProfileThresholds;

impl Lowering<'_> {
    /// The part of a section's name after `.text` for the code of `body`: what `!section_prefix` says, unless attributes or
    /// the profile know better. They are heeded when optimizing, as LLVM does.
    pub(crate) fn section_prefix(&self, body: &Body) -> Option<Box<[u8]>> {
        let function = self.module.globals[body.function].as_function()?;
        let attrs = &self.module.context.attrs;
        let set = attrs.get_list(function.attrs).function;
        let has = |kind| attrs.has(set, kind);
        if self.options.opt_level != OptLevel::None && !has(AttrKind::OptimizeNone) {
            let count = self.entry_count(body);
            let thresholds = count.and_then(|_| self.profile());
            if has(AttrKind::Hot)
                || count.zip(thresholds).is_some_and(|(count, profile)| count >= profile.hot)
            {
                return Some(Box::from(*b"hot"));
            }
            // Blocks in loops may run more often than the function is called.
            let is_cold = |(count, profile): (u64, ProfileThresholds)| {
                count == 0 || count <= profile.cold && !may_loop(body)
            };
            if has(AttrKind::Cold) || count.zip(thresholds).is_some_and(is_cold) {
                return Some(Box::from(*b"unlikely"));
            }
        }
        // `!{!"function_section_prefix", !"hot"}` or `!{!"section_prefix", !"hot"}`
        let (context, operands) = self.tuple(body, self.function_attachment(body, b"section_prefix")?)?;
        match operands {
            [_, MdRef::String(prefix), ..] => Some(context.strings.get(*prefix).into()),
            _ => None,
        }
    }

    fn profile(&self) -> Option<ProfileThresholds> {
        *self.profile.get_or_init(|| ProfileThresholds::of(self.module, self.read_metadata?.metadata()?))
    }

    /// How often the profile saw the function called; `None`: it does not say.
    fn entry_count(&self, body: &Body) -> Option<u64> {
        let (context, operands) = self.tuple(body, self.function_attachment(body, b"prof")?)?;
        match operands {
            [MdRef::String(kind), MdRef::Const(count), ..]
                if context.strings.get(*kind) == b"function_entry_count" =>
            {
                // All ones: the profile was sampled, and not here.
                context.consts.as_u64(*count).filter(|&count| count != u64::MAX)
            }
            _ => None,
        }
    }
}

/// Whether a jump leads to its own or an earlier block of the text.
fn may_loop(body: &Body) -> bool {
    let mut found = false;
    for block in body.blocks.keys() {
        if let Some(terminator) = body.terminator(block) {
            body.visit_successors(terminator, |next| found |= next <= block);
        }
    }
    found
}
