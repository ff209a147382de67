//! Fixups to bytes and relocations; which symbols the file needs.

use super::super::difference::{
    Difference, describe, patch_section, section_offset, settle_difference, undefined_label, unrepresentable,
};
use super::super::patch::can_patch;
use super::super::{
    Architecture, Binding, Fixup, FixupKind, Object, SectionId, SectionKind, SymbolId, SymbolKind,
    SymbolPlace,
};
use super::relocations::{difference_types, is_tls, lateness, needs_symbol, relocation_type};
use cranelift_entity::SecondaryMap;
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::Loc;
use rustc_hash::FxHashMap;

/// What a relocation record names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RelocationSymbol {
    Symbol(SymbolId),
    Section(SectionId),
    /// None: the addend is the address.
    Absent,
}

/// An entry of a `.rela` section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Relocation {
    pub offset: u64,
    pub symbol: RelocationSymbol,
    pub r_type: u32,
    pub addend: i64,
}

/// What resolving found out.
pub(super) struct Resolved {
    pub relocations: SecondaryMap<SectionId, Vec<Relocation>>,
    /// Sections whose own symbol is used.
    pub section_symbols: SecondaryMap<SectionId, bool>,
    /// Symbols of the symbol table.
    pub in_table: SecondaryMap<SymbolId, bool>,
    /// Symbols that a relocation names.
    pub relocated: SecondaryMap<SymbolId, bool>,
    /// Symbols that a group is named by.
    pub group_name: SecondaryMap<SymbolId, bool>,
    /// Symbols that are accessed as thread-local.
    pub thread_local: SecondaryMap<SymbolId, bool>,
    /// RISC-V: labels of the upper parts of addresses.
    upper_parts: SecondaryMap<SymbolId, bool>,
    /// Names for labels that have none but are needed in the table.
    pub label_names: FxHashMap<SymbolId, Vec<u8>>,
    /// Something only GNU systems know is used (`STT_GNU_IFUNC`, `STB_GNU_UNIQUE`, `SHF_GNU_RETAIN`).
    pub gnu_extensions: bool,
}

pub(super) fn resolve(object: &mut Object) -> Result<Resolved> {
    let mut resolved = Resolved {
        relocations: SecondaryMap::with_capacity(object.sections.len()),
        section_symbols: SecondaryMap::with_capacity(object.sections.len()),
        in_table: SecondaryMap::with_capacity(object.symbols.len()),
        relocated: SecondaryMap::with_capacity(object.symbols.len()),
        group_name: SecondaryMap::new(),
        thread_local: SecondaryMap::new(),
        upper_parts: SecondaryMap::new(),
        label_names: FxHashMap::default(),
        gnu_extensions: object.sections.values().any(|section| {
            (section.flags.extra | section.flags.raw.unwrap_or(0)) & object::elf::SHF_GNU_RETAIN.0 != 0
        }),
    };
    for id in object.sections.keys() {
        let mut fixups = std::mem::take(&mut object.sections[id].fixups);
        fixups.sort_by_key(|fixup| fixup.offset + lateness(object.arch, fixup.kind));
        for fixup in &fixups {
            resolve_fixup(object, &mut resolved, id, fixup)?;
        }
        object.sections[id].fixups = fixups;
    }
    for (id, symbol) in object.symbols.iter() {
        let placed = matches!(symbol.place, SymbolPlace::Section { .. } | SymbolPlace::Absolute(_));
        if resolved.relocated[id] && !placed && symbol.name.starts_with(b".L") {
            return Err(undefined_label(symbol));
        }
    }
    for group in object.groups.values() {
        resolved.group_name[group.symbol] = true;
        resolved.in_table[group.symbol] = true;
    }
    let mut upper_parts = 0;
    for (id, symbol) in object.symbols.iter() {
        resolved.gnu_extensions |= symbol.kind == SymbolKind::IFunc || symbol.binding == Binding::Unique;
        let named = match symbol.binding {
            Binding::Temporary => false,
            Binding::Local | Binding::Global | Binding::Weak | Binding::Unique => {
                symbol.is_defined() || symbol.keep
            }
        };
        if named || resolved.relocated[id] {
            resolved.in_table[id] = true;
        }
        if resolved.in_table[id] && symbol.name.is_empty() && symbol.kind != SymbolKind::Section {
            // As LLVM names them; there may be several of one name.
            let name = match object.arch {
                Architecture::Riscv64 if resolved.upper_parts[id] => {
                    upper_parts += 1;
                    format!(".Lpcrel_hi{}", upper_parts - 1)
                }
                Architecture::Riscv64 => ".L0 ".to_string(),
                Architecture::X86_64 | Architecture::Aarch64 | Architecture::S390x => {
                    format!(".Ltmp{}", resolved.label_names.len())
                }
            };
            resolved.label_names.insert(id, name.into_bytes());
        }
    }
    Ok(resolved)
}

fn resolve_fixup(object: &mut Object, resolved: &mut Resolved, id: SectionId, fixup: &Fixup) -> Result<()> {
    match fixup.minus.expand() {
        Some(minus) => resolve_difference(object, resolved, id, fixup, minus),
        None => resolve_reference(object, resolved, id, fixup),
    }
}

fn resolve_difference(
    object: &mut Object,
    resolved: &mut Resolved,
    id: SectionId,
    fixup: &Fixup,
    minus: SymbolId,
) -> Result<()> {
    let reference = match settle_difference(object, id, fixup, minus)? {
        Difference::Known => return Ok(()),
        Difference::Relative(reference) => Some(reference),
        Difference::Symbols => None,
    };
    if let Some(reference) = reference.filter(|fixup| relocation_type(object.arch, fixup.kind).is_some()) {
        return resolve_reference(object, resolved, id, &reference);
    }
    let Some((add, sub)) = difference_types(object.arch, fixup.kind) else {
        return Err(unrepresentable(object, fixup.symbol, minus));
    };
    for (symbol, r_type, addend) in [(fixup.symbol, add, fixup.addend), (minus, sub, 0)] {
        resolved.relocated[symbol] = true;
        resolved.relocations[id].push(Relocation {
            offset: fixup.offset,
            symbol: RelocationSymbol::Symbol(symbol),
            r_type,
            addend,
        });
    }
    Ok(())
}

fn resolve_reference(
    object: &mut Object,
    resolved: &mut Resolved,
    id: SectionId,
    fixup: &Fixup,
) -> Result<()> {
    let symbol = &object.symbols[fixup.symbol];
    let kind = fixup.kind;
    let local =
        matches!(symbol.binding, Binding::Local | Binding::Temporary) && symbol.kind != SymbolKind::IFunc;
    match symbol.place {
        SymbolPlace::Section { section, offset }
            if local && section == id && kind.is_pc_relative() && can_patch(kind) =>
        {
            let value = (offset as i64).wrapping_add(fixup.addend).wrapping_sub(fixup.offset as i64);
            return patch_section(object, id, fixup, value);
        }
        SymbolPlace::Absolute(value) if !kind.is_pc_relative() && can_patch(kind) => {
            return patch_section(object, id, fixup, (value as i64).wrapping_add(fixup.addend));
        }
        _ => {}
    }
    let Some(r_type) = relocation_type(object.arch, kind) else {
        return Err(Diagnostic::error(
            Loc::NONE,
            format!(
                "a reference of kind {kind:?} to {} has no relocation for {:?} in ELF",
                describe(symbol),
                object.arch
            ),
        )
        .in_context(format!("in section {}", String::from_utf8_lossy(&object.sections[id].name))));
    };
    if is_tls(kind) {
        resolved.thread_local[fixup.symbol] = true;
    }
    let section = match section_offset(symbol) {
        Some((section, offset)) if symbol.kind == SymbolKind::Section => Some((section, offset)),
        Some((section, offset)) if local && uses_section(object, section, fixup) => Some((section, offset)),
        _ => None,
    };
    let (symbol, addend) = match (section, symbol.place) {
        (None, SymbolPlace::Absolute(value)) if symbol.name.is_empty() => {
            (RelocationSymbol::Absent, fixup.addend.wrapping_add(value as i64))
        }
        (Some((section, offset)), _) => {
            resolved.section_symbols[section] = true;
            (RelocationSymbol::Section(section), fixup.addend.wrapping_add(offset as i64))
        }
        (None, _) => {
            resolved.relocated[fixup.symbol] = true;
            (RelocationSymbol::Symbol(fixup.symbol), fixup.addend)
        }
    };
    let relocation = match pc_lo12(object.arch, kind) {
        // The value of such a relocation is found through its label; it has no addend (RISC-V psABI).
        true => {
            resolved.upper_parts[fixup.symbol] = true;
            Relocation { offset: fixup.offset, symbol, r_type, addend: 0 }
        }
        false => Relocation { offset: fixup.offset, symbol, r_type, addend },
    };
    resolved.relocations[id].push(relocation);
    Ok(())
}

fn pc_lo12(arch: Architecture, kind: FixupKind) -> bool {
    arch == Architecture::Riscv64 && matches!(kind, FixupKind::RiscvPcRelLo12I | FixupKind::RiscvPcRelLo12S)
}

/// Whether a reference to a local symbol may name its section instead, so that the symbol need not be in the table:
/// not into mergeable sections other than at the symbol, where the linker would look up the wrong piece, and not
/// to thread-local data.
fn uses_section(object: &Object, section: SectionId, fixup: &Fixup) -> bool {
    if needs_symbol(object.arch, fixup.kind) {
        return false;
    }
    let section = &object.sections[section];
    let raw = section.flags.raw.unwrap_or(0);
    let mergeable = matches!(section.kind, SectionKind::MergeableConst | SectionKind::MergeableStrings)
        || raw & object::elf::SHF_MERGE.0 != 0;
    let thread = matches!(section.kind, SectionKind::ThreadData | SectionKind::ThreadBss)
        || raw & object::elf::SHF_TLS.0 != 0;
    !(thread || mergeable && fixup.addend != 0)
}
