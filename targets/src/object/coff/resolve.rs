//! Fixups to bytes and relocations for COFF.

use super::super::difference::{
    Difference, describe, patch_section, section_offset, settle_difference, undefined_label, unrepresentable,
};
use super::super::patch::can_patch;
use super::super::{
    Binding, Fixup, FixupKind, Object, SectionData, SectionId, Symbol, SymbolId, SymbolKind, SymbolPlace,
};
use super::relocations::{InPlace, relocation};
use cranelift_entity::SecondaryMap;
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::Loc;

/// What a relocation record names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RelocationSymbol {
    Symbol(SymbolId),
    Section(SectionId),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Relocation {
    pub offset: u32,
    pub symbol: RelocationSymbol,
    pub r_type: u16,
}

pub(super) struct Resolved {
    pub relocations: SecondaryMap<SectionId, Vec<Relocation>>,
    pub in_table: SecondaryMap<SymbolId, bool>,
}

pub(super) fn resolve(object: &mut Object) -> Result<Resolved> {
    let mut resolved = Resolved {
        relocations: SecondaryMap::with_capacity(object.sections.len()),
        in_table: SecondaryMap::with_capacity(object.symbols.len()),
    };
    for id in object.sections.keys() {
        let mut fixups = std::mem::take(&mut object.sections[id].fixups);
        fixups.sort_by_key(|fixup| fixup.offset);
        for fixup in &fixups {
            resolve_fixup(object, &mut resolved, id, fixup)?;
        }
        object.sections[id].fixups = fixups;
    }
    for (id, symbol) in object.symbols.iter() {
        let named = match symbol.binding {
            Binding::Temporary => false,
            Binding::Local | Binding::Global | Binding::Weak | Binding::Unique => {
                (symbol.is_defined() && symbol.kind != SymbolKind::Section) || symbol.keep
            }
        };
        resolved.in_table[id] |= named;
        if let Some(default) = symbol.weak_default.expand()
            && resolved.in_table[id]
        {
            resolved.in_table[default] = true;
        }
    }
    for (id, symbol) in object.symbols.iter() {
        let placed = matches!(symbol.place, SymbolPlace::Section { .. } | SymbolPlace::Absolute(_));
        if resolved.in_table[id] && !placed && symbol.name.starts_with(b".L") {
            return Err(undefined_label(symbol));
        }
    }
    for group in object.groups.values() {
        resolved.in_table[group.symbol] |= object.symbols[group.symbol].is_defined();
    }
    for (id, symbol) in object.symbols.iter_mut() {
        if resolved.in_table[id] && symbol.name.is_empty() {
            symbol.name = format!(".Ltmp{}", id.as_u32()).into_bytes().into();
        }
    }
    Ok(resolved)
}

fn resolve_fixup(object: &mut Object, resolved: &mut Resolved, id: SectionId, fixup: &Fixup) -> Result<()> {
    let fixup = match fixup.minus.expand() {
        None => *fixup,
        Some(minus) => match settle_difference(object, id, fixup, minus)? {
            Difference::Known => return Ok(()),
            Difference::Relative(reference) => reference,
            Difference::Symbols => return Err(unrepresentable(object, fixup.symbol, minus)),
        },
    };
    if fixup.kind == FixupKind::SymbolIndex4 {
        // The writer fills it in, when it has numbered the symbols.
        resolved.in_table[fixup.symbol] = true;
        return Ok(());
    }
    let symbol = &object.symbols[fixup.symbol];
    let private = matches!(symbol.binding, Binding::Local | Binding::Temporary);
    match symbol.place {
        // Linkers put thunks before functions, so calls keep their relocations.
        SymbolPlace::Section { section, offset }
            if private
                && section == id
                && symbol.kind != SymbolKind::Function
                && fixup.kind.is_pc_relative()
                && can_patch(fixup.kind) =>
        {
            let value = (offset as i64).wrapping_add(fixup.addend).wrapping_sub(fixup.offset as i64);
            return patch_section(object, id, &fixup, value);
        }
        SymbolPlace::Absolute(value) if !fixup.kind.is_pc_relative() && can_patch(fixup.kind) => {
            return patch_section(object, id, &fixup, (value as i64).wrapping_add(fixup.addend));
        }
        _ => {}
    }
    let Some((r_type, in_place)) = relocation(object.arch, fixup.kind) else {
        let message = format!(
            "a reference of kind {:?} to {} has no relocation for {:?} in COFF",
            fixup.kind,
            describe(symbol),
            object.arch
        );
        return Err(Diagnostic::error(Loc::NONE, message));
    };
    let offset = u32::try_from(fixup.offset)
        .map_err(|_| Diagnostic::error(Loc::NONE, "a COFF section cannot exceed 4 GiB"))?;
    let target = match section_offset(symbol) {
        Some((section, offset))
            if by_section(symbol, fixup.kind, in_place, fixup.addend.wrapping_add(offset as i64)) =>
        {
            (RelocationSymbol::Section(section), fixup.addend.wrapping_add(offset as i64))
        }
        _ => {
            let mut target = fixup.symbol;
            let mut addend = fixup.addend;
            if in_place == InPlace::Operand && operand_field(fixup.kind, addend).is_none() && addend != 0 {
                (target, addend) = (exact_label(object, &fixup)?, 0);
            }
            resolved.in_table[target] = true;
            (RelocationSymbol::Symbol(target), addend)
        }
    };
    if in_place == InPlace::Operand {
        patch_operand(object, id, &fixup, target.1);
    }
    if let InPlace::Word { bytes, bias } = in_place {
        let kind = FixupKind::absolute(bytes).unwrap_or(FixupKind::Abs4);
        let kind = if bytes == 4 { FixupKind::PcRel4 } else { kind };
        patch_section(object, id, &Fixup { kind, ..fixup }, target.1.wrapping_add(bias))?;
    }
    resolved.relocations[id].push(Relocation { offset, symbol: target.0, r_type });
    Ok(())
}

/// Whether a relocation names the section: labels are in no symbol table. Where the operand of an instruction cannot hold
/// the offset, the label is.
fn by_section(symbol: &Symbol, kind: FixupKind, in_place: InPlace, offset: i64) -> bool {
    let holds_offset = match in_place {
        InPlace::Word { .. } => true,
        InPlace::Operand => operand_field(kind, offset).is_some(),
    };
    holds_offset && (symbol.kind == SymbolKind::Section || symbol.binding == Binding::Temporary)
}

/// The bits of an arm64 instruction that hold this offset from the symbol, if it can hold one: `adrp` bytes, the others
/// their part of the offset in a page.
fn operand_field(kind: FixupKind, offset: i64) -> Option<u32> {
    // Beyond this, linkers could not tell the sign of `adrp`'s 21 bits.
    if !(0..1 << 20).contains(&offset) {
        return None;
    }
    let offset = offset as u32;
    let scaled = |log2: u32| offset.is_multiple_of(1 << log2).then_some((offset & 0xfff) >> log2 << 10);
    match kind {
        FixupKind::Aarch64AdrPage21 | FixupKind::Aarch64AdrLo21 => {
            Some((offset & 3) << 29 | (offset >> 2 & 0x7_ffff) << 5)
        }
        FixupKind::Aarch64AddLo12 | FixupKind::Aarch64LdSt8Lo12 => scaled(0),
        FixupKind::Aarch64LdSt16Lo12 => scaled(1),
        FixupKind::Aarch64LdSt32Lo12 => scaled(2),
        FixupKind::Aarch64LdSt64Lo12 => scaled(3),
        FixupKind::Aarch64LdSt128Lo12 => scaled(4),
        _ => None,
    }
}

/// Puts an offset into an instruction.
fn patch_operand(object: &mut Object, id: SectionId, fixup: &Fixup, offset: i64) {
    let Some(field) = operand_field(fixup.kind, offset) else { return };
    if let SectionData::Bytes(bytes) = &mut object.sections[id].data
        && let Some(bytes) =
            bytes.get_mut(fixup.offset as usize..).and_then(|rest| rest.first_chunk_mut::<4>())
    {
        *bytes = (u32::from_le_bytes(*bytes) | field).to_le_bytes();
    }
}

/// A label at the place that symbol and addend of an instruction operand name together.
fn exact_label(object: &mut Object, fixup: &Fixup) -> Result<SymbolId> {
    let symbol = &object.symbols[fixup.symbol];
    match section_offset(symbol) {
        Some((section, offset)) => Ok(object.add_label(section, offset.wrapping_add(fixup.addend as u64))),
        None => Err(Diagnostic::error(
            Loc::NONE,
            format!(
                "an instruction refers to {} with an offset, which COFF cannot express",
                describe(symbol)
            ),
        )),
    }
}
