//! Differences of symbols, which no format but Mach-O and RISC-V's ELF has relocations for.

use super::patch::patch;
use super::{Fixup, FixupKind, Object, SectionData, SectionId, Symbol, SymbolId, SymbolPlace};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::Loc;

/// What became of a difference.
pub(super) enum Difference {
    /// The value is known and has been written.
    Known,
    /// What is subtracted lies in the fixup's section: this PC-relative fixup says the same.
    Relative(Fixup),
    /// It takes two relocations.
    Symbols,
}

/// How a message names a symbol.
pub(super) fn describe(symbol: &Symbol) -> String {
    match symbol.name.is_empty() {
        true => "a private symbol".to_owned(),
        false => format!("symbol '{}'", String::from_utf8_lossy(&symbol.name)),
    }
}

/// The section a symbol lies in, and where.
pub(super) fn section_offset(symbol: &Symbol) -> Option<(SectionId, u64)> {
    match symbol.place {
        SymbolPlace::Section { section, offset } => Some((section, offset)),
        SymbolPlace::Undefined | SymbolPlace::Common { .. } | SymbolPlace::Absolute(_) => None,
    }
}

/// Writes the value of a fixup into its section.
pub(super) fn patch_section(object: &mut Object, id: SectionId, fixup: &Fixup, value: i64) -> Result<()> {
    let arch = object.arch;
    let section = &mut object.sections[id];
    let result = match &mut section.data {
        SectionData::Bytes(bytes) => patch(arch, bytes, fixup, value),
        SectionData::Zero(_) => Err(Diagnostic::error(Loc::NONE, "a section without contents has a fixup")),
    };
    result.map_err(|error| {
        error.in_context(format!("in section {}", String::from_utf8_lossy(&object.sections[id].name)))
    })
}

/// Settles a difference as far as it can be without the linker.
pub(super) fn settle_difference(
    object: &mut Object,
    id: SectionId,
    fixup: &Fixup,
    minus: SymbolId,
) -> Result<Difference> {
    let (left, right) = (&object.symbols[fixup.symbol], &object.symbols[minus]);
    let known = match (left.place, right.place) {
        _ if fixup.symbol == minus => Some(0),
        (SymbolPlace::Section { section: a, offset: x }, SymbolPlace::Section { section: b, offset: y })
            if a == b =>
        {
            Some((x as i64).wrapping_sub(y as i64))
        }
        (SymbolPlace::Absolute(x), SymbolPlace::Absolute(y)) => Some(x.wrapping_sub(y) as i64),
        _ => None,
    };
    if let Some(distance) = known
        && !fixup.kind.is_pc_relative()
    {
        patch_section(object, id, fixup, distance.wrapping_add(fixup.addend))?;
        return Ok(Difference::Known);
    }
    if !right.is_defined() {
        return Err(unrepresentable(object, fixup.symbol, minus));
    }
    let Some((section, offset)) = section_offset(right) else {
        return Ok(Difference::Symbols);
    };
    let kind = match fixup.kind.is_pc_relative() {
        true => Some(fixup.kind),
        false => FixupKind::pc_relative(fixup.kind.size()),
    };
    match kind {
        Some(kind) if section == id => {
            let addend = fixup.addend.wrapping_add((fixup.offset as i64).wrapping_sub(offset as i64));
            Ok(Difference::Relative(Fixup { kind, addend, minus: None.into(), ..*fixup }))
        }
        _ => Ok(Difference::Symbols),
    }
}

/// The error of a difference that the format cannot express.
pub(super) fn unrepresentable(object: &Object, left: SymbolId, right: SymbolId) -> Box<Diagnostic> {
    let (left, right) = (&object.symbols[left], &object.symbols[right]);
    let message = match right.is_defined() {
        true => format!(
            "cannot represent a difference across sections, of {} and {}",
            describe(left),
            describe(right)
        ),
        false => format!("{} can not be undefined in a subtraction expression", describe(right)),
    };
    Diagnostic::error(Loc::NONE, message)
}

/// The error for a reference to a name that only this object could define: assemblers keep such names out of symbol
/// tables.
pub(super) fn undefined_label(symbol: &Symbol) -> Box<Diagnostic> {
    let name = String::from_utf8_lossy(&symbol.name);
    Diagnostic::error(Loc::NONE, format!("undefined temporary symbol '{name}'"))
}
