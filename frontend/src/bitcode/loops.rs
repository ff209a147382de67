//! Hints to the vectorizer in bitcode of LLVM 3.4 and 3.5: operands of `!llvm.loop` that begin with
//! `llvm.vectorizer.`, which are `llvm.loop.` today (LLVM's `upgradeInstructionLoopAttachment`).

use super::Reader;
use crate::ir::{Body, MdData, MdId, MdNode, MdRef};
use rustc_hash::FxHashMap;

/// What the old names of hints begin with.
pub const OLD_PREFIX: &[u8] = b"llvm.vectorizer.";

/// Attachments that were upgraded, by their old node.
pub type Upgraded = FxHashMap<MdId, MdRef>;

/// The attachment that `node` is today.
pub fn upgrade(reader: &Reader<'_>, body: &mut Body, node: MdRef, upgraded: &mut Upgraded) -> MdRef {
    let MdRef::Node(id) = node else { return node };
    if let Some(&known) = upgraded.get(&id) {
        return known;
    }
    let new = renewed(reader, body, id).unwrap_or(node);
    upgraded.insert(id, new);
    new
}

fn elements(reader: &Reader<'_>, body: &mut Body, id: MdId) -> Option<Box<[MdRef]>> {
    let data = match body.metadata.get(id) {
        Some(node) => node.data.clone(),
        None => reader.metadata.node_data(reader, id, &mut body.context)?,
    };
    match data {
        MdData::Tuple(elements) => Some(elements),
        _ => None,
    }
}

fn renewed(reader: &Reader<'_>, body: &mut Body, id: MdId) -> Option<MdRef> {
    let mut hints = elements(reader, body, id)?;
    let mut changed = false;
    for hint in hints.iter_mut().skip(1) {
        if let MdRef::Node(hint_id) = *hint
            && hint_id != id
            && let Some(mut parts) = elements(reader, body, hint_id)
            && let Some(MdRef::String(name)) = parts.first().copied()
            && let Some(name) = new_name(body.context.strings.get(name))
        {
            parts[0] = MdRef::String(body.context.strings.intern(&name));
            *hint = push(body, parts);
            changed = true;
        }
    }
    changed.then(|| push(body, hints))
}

fn push(body: &mut Body, elements: Box<[MdRef]>) -> MdRef {
    let loc = crate::ir::Loc::NONE;
    MdRef::Node(body.metadata.push(MdNode { distinct: false, data: MdData::Tuple(elements), loc }))
}

fn new_name(old: &[u8]) -> Option<Vec<u8>> {
    match old.strip_prefix(OLD_PREFIX)? {
        b"unroll" => Some(b"llvm.loop.interleave.count".to_vec()),
        rest => Some([b"llvm.loop.vectorize.", rest].concat()),
    }
}
