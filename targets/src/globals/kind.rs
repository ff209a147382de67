//! What a global needs of its section (LLVM's `SectionKind`), and its alignment.

use super::expression::Evaluator;
use super::initializer::{InitializerFacts, RelocationNeed};
use rllc_frontend::ir::{
    ConstData, ConstId, GlobalKind, GlobalValue, Linkage, Type, UnnamedAddr, data_element_size,
};

/// What a global is to the linker and the loader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GlobalSectionKind {
    Text,
    ReadOnly,
    /// NUL-terminated, characters of so many bytes.
    MergeableString(u64),
    /// Mergeable but of no size that has a section.
    MergeableConst,
    /// Mergeable, of 4, 8, 16 or 32 bytes.
    MergeableConstOf(u64),
    /// Constant but for the dynamic linker's relocations.
    ReadOnlyWithRelocs,
    Data,
    Bss,
    Common,
    ThreadData,
    ThreadBss,
    /// `!exclude`: for the linker's eyes only.
    Exclude,
    /// Not for the loader: embedded bitcode.
    Metadata,
}

/// The kind of a defined global. `static_code`: addresses are known when linking. `exclude`: has `!exclude`.
pub(super) fn section_kind(
    evaluator: &Evaluator<'_>,
    facts: &mut InitializerFacts,
    global: &GlobalValue,
    static_code: bool,
    exclude: bool,
) -> GlobalSectionKind {
    use GlobalSectionKind as Kind;
    let GlobalKind::Variable(variable) = &global.kind else {
        return Kind::Text;
    };
    let Some(init) = variable.initializer else {
        return Kind::Data;
    };
    let suits_bss = !variable.constant && global.section.is_none() && facts.is_zero(evaluator, init);
    if global.tls.is_some() {
        return if suits_bss { Kind::ThreadBss } else { Kind::ThreadData };
    }
    if global.linkage == Linkage::Common {
        return Kind::Common;
    }
    if suits_bss {
        return Kind::Bss;
    }
    if exclude && global.section.is_some() {
        return Kind::Exclude;
    }
    if !variable.constant {
        return Kind::Data;
    }
    match facts.relocation(evaluator, init) {
        RelocationNeed::None => {}
        RelocationNeed::Local => return Kind::ReadOnly,
        RelocationNeed::Global if static_code => return Kind::ReadOnly,
        RelocationNeed::Global => return Kind::ReadOnlyWithRelocs,
    }
    if global.unnamed_addr != UnnamedAddr::Global {
        return Kind::ReadOnly;
    }
    if let Some(width) = string_width(evaluator, init) {
        return Kind::MergeableString(width);
    }
    match evaluator.layout.alloc_size(&evaluator.context().types, global.value_type) {
        size @ (4 | 8 | 16 | 32) => Kind::MergeableConstOf(size),
        _ => Kind::MergeableConst,
    }
}

/// Bytes of a character, if the constant is an array of characters whose only NUL is the last.
pub(super) fn string_width(evaluator: &Evaluator<'_>, id: ConstId) -> Option<u64> {
    let types = &evaluator.context().types;
    let Type::Array { elem, len } = *types.get(evaluator.ty(id)) else {
        return None;
    };
    let Type::Int(8 | 16 | 32) = types.get(elem) else {
        return None;
    };
    let size = data_element_size(types.get(elem))?;
    match evaluator.data(id) {
        ConstData::Zero if len == 1 => Some(size as u64),
        ConstData::Data(bytes) => {
            let (body, last) = bytes.split_at_checked(bytes.len().checked_sub(size)?)?;
            let zero = |character: &[u8]| character.iter().all(|&byte| byte == 0);
            let inner = match size {
                1 => memchr::memchr(0, body).is_some(),
                _ => body.chunks(size).any(zero),
            };
            (zero(last) && !inner).then_some(size as u64)
        }
        _ => None,
    }
}

/// The alignment of a variable in bytes: what is written, raised to what its type prefers unless it has a section; large
/// definitions without a written alignment are aligned to 16 (LLVM's `DataLayout::getPreferredAlign`).
pub(super) fn variable_align(evaluator: &Evaluator<'_>, global: &GlobalValue) -> u64 {
    let types = &evaluator.context().types;
    let written = global.align.map(|align| align.bytes());
    if let (Some(written), Some(_)) = (written, global.section) {
        return written;
    }
    let preferred = evaluator.layout.preferred_align(types, global.value_type).bytes();
    match written {
        Some(written) if written >= preferred => written,
        Some(written) => written.max(evaluator.layout.abi_align(types, global.value_type).bytes()),
        None => {
            let large = evaluator.layout.size_in_bits(types, global.value_type) > 128;
            if large && !global.is_declaration() { preferred.max(16) } else { preferred }
        }
    }
}
