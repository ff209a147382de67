//! Fixups to bytes and relocations for Mach-O.
//!
//! The linker may move the parts of a section that lie between symbols ("atoms") apart, so only what lies within one
//! atom is known; the rest is differences of symbols.

use super::super::difference::{describe, patch_section, section_offset, undefined_label};
use super::super::patch::can_patch;
use super::super::{
    Architecture, Binding, Fixup, FixupKind, Object, SectionId, SectionKind, Symbol, SymbolId, SymbolKind,
    SymbolPlace,
};
use super::relocations::{ARM64_ADDEND, Addend, UNSIGNED, form, subtractor};
use super::{ATTR_DEBUG, addresses, section_flags, section_type};
use cranelift_entity::SecondaryMap;
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::Loc;

/// What a relocation record names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RelocationSymbol {
    Symbol(SymbolId),
    Section(SectionId),
    /// The number itself (arm64 addends).
    Number(u32),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Relocation {
    pub offset: u32,
    pub symbol: RelocationSymbol,
    pub pc_relative: bool,
    pub length: u8,
    pub r_type: u8,
}

pub(super) struct Resolved {
    pub relocations: SecondaryMap<SectionId, Vec<Relocation>>,
    pub in_table: SecondaryMap<SymbolId, bool>,
    pub addresses: SecondaryMap<SectionId, u64>,
}

struct Resolver<'a> {
    object: &'a mut Object,
    resolved: Resolved,
    /// Symbols that start atoms, by offset.
    atoms: SecondaryMap<SectionId, Vec<(u64, SymbolId)>>,
}

fn error(message: impl Into<String>) -> Box<Diagnostic> {
    Diagnostic::error(Loc::NONE, message)
}

pub(super) fn resolve(object: &mut Object) -> Result<Resolved> {
    let resolved = Resolved {
        relocations: SecondaryMap::with_capacity(object.sections.len()),
        in_table: SecondaryMap::with_capacity(object.symbols.len()),
        addresses: addresses(object),
    };
    let mut resolver = Resolver { object, resolved, atoms: SecondaryMap::new() };
    resolver.collect_atoms();
    for id in resolver.object.sections.keys() {
        let mut fixups = std::mem::take(&mut resolver.object.sections[id].fixups);
        fixups.sort_by_key(|fixup| fixup.offset);
        for fixup in &mut fixups {
            // What has two names is known by the first.
            if let Some(target) = resolver.object.symbols[fixup.symbol].indirect.expand() {
                fixup.symbol = target;
            }
        }
        for fixup in &fixups {
            resolver.fixup(id, fixup)?;
        }
        resolver.object.sections[id].fixups = fixups;
    }
    let Resolver { object, mut resolved, .. } = resolver;
    for (id, symbol) in object.symbols.iter() {
        let named = symbol.binding != Binding::Temporary && symbol.kind != SymbolKind::Section;
        if resolved.in_table[id] && !symbol.is_defined() && symbol.name.starts_with(b"L") {
            return Err(undefined_label(symbol));
        }
        resolved.in_table[id] |= (named && symbol.is_defined()) || symbol.keep;
    }
    Ok(resolved)
}

/// Whether the linker takes a section apart at its symbols, not by its contents.
fn atomized_by_symbols(object: &Object, id: SectionId) -> bool {
    const BY_CONTENT: [u32; 10] = [2, 3, 4, 5, 6, 7, 9, 10, 13, 14];
    !BY_CONTENT.contains(&section_type(&object.sections[id]))
}

impl Resolver<'_> {
    fn collect_atoms(&mut self) {
        for (id, symbol) in self.object.symbols.iter() {
            if let Some((section, offset)) = section_offset(symbol)
                && symbol.binding != Binding::Temporary
                && symbol.kind != SymbolKind::Section
                && !symbol.alt_entry
            {
                self.atoms[section].push((offset, id));
            }
        }
        // What lies before the first symbol belongs to a symbol of our own.
        for (number, id) in self.object.sections.keys().enumerate() {
            self.atoms[id].sort_by_key(|&(offset, _)| offset);
            let starts = self.atoms[id].first().is_some_and(|&(offset, _)| offset == 0);
            let debug = self.object.arch == Architecture::X86_64
                && section_flags(&self.object.sections[id]) & ATTR_DEBUG != 0;
            if !starts && !debug && self.object.sections[id].size() > 0 {
                let name = format!("ltmp{number}").into_bytes();
                let label = Symbol { binding: Binding::Local, name: name.into(), ..Symbol::label(id, 0) };
                let symbol = self.object.add_symbol(label);
                self.atoms[id].insert(0, (0, symbol));
            }
        }
    }

    /// The symbol whose atom a place belongs to, and the place's distance from it.
    fn atom(&self, section: SectionId, offset: u64) -> Option<(SymbolId, i64)> {
        let atoms = &self.atoms[section];
        let after = atoms.partition_point(|&(start, _)| start <= offset);
        let (start, symbol) = *atoms.get(after.checked_sub(1)?)?;
        Some((symbol, offset.wrapping_sub(start) as i64))
    }

    /// Whether the distance of two places of one section is known.
    fn together(&self, section: SectionId, a: u64, b: u64) -> bool {
        let start = |offset| self.atom(section, offset).map(|(_, distance)| offset - distance as u64);
        !self.object.header.subsections_via_symbols
            || !atomized_by_symbols(self.object, section)
            || start(a) == start(b)
    }

    /// A symbol of the table and a distance that name a symbol's place.
    fn named(&self, symbol: SymbolId) -> Result<(SymbolId, i64)> {
        let data = &self.object.symbols[symbol];
        match section_offset(data) {
            Some((section, offset))
                if data.binding == Binding::Temporary || data.kind == SymbolKind::Section =>
            {
                self.atom(section, offset).ok_or_else(|| error("a label lies in an empty section"))
            }
            _ => Ok((symbol, 0)),
        }
    }

    fn push(&mut self, id: SectionId, relocation: Relocation) {
        if let RelocationSymbol::Symbol(symbol) = relocation.symbol {
            self.resolved.in_table[symbol] = true;
        }
        self.resolved.relocations[id].push(relocation);
    }

    fn fixup(&mut self, id: SectionId, fixup: &Fixup) -> Result<()> {
        if fixup.kind == FixupKind::SymbolIndex4 {
            // The writer knows the number; it is not relocated.
            self.resolved.in_table[fixup.symbol] = true;
            return Ok(());
        }
        if let Some(minus) = fixup.minus.expand() {
            if fixup.kind.is_pc_relative() {
                return Err(error("a difference through a stub or table cannot be expressed in Mach-O"));
            }
            return self.difference(id, fixup, minus);
        }
        let symbol = &self.object.symbols[fixup.symbol];
        let data_relative = matches!(fixup.kind, FixupKind::PcRel4 | FixupKind::PcRel8);
        if let Some((section, offset)) = section_offset(symbol) {
            let unwind = self.object.sections[id].kind == SectionKind::Unwind
                && self.object.arch == Architecture::X86_64;
            if data_relative && unwind {
                // The linker reads these as they are.
                let place = self.resolved.addresses[id].wrapping_add(fixup.offset);
                let target = self.resolved.addresses[section].wrapping_add(offset);
                let value = (target as i64).wrapping_add(fixup.addend).wrapping_sub(place as i64);
                return patch_section(self.object, id, fixup, value);
            }
            if section == id
                && fixup.kind.is_pc_relative()
                && can_patch(fixup.kind)
                && self.together(id, offset, fixup.offset)
            {
                let value = (offset as i64).wrapping_add(fixup.addend).wrapping_sub(fixup.offset as i64);
                return patch_section(self.object, id, fixup, value);
            }
        }
        if let SymbolPlace::Absolute(value) = symbol.place
            && !fixup.kind.is_pc_relative()
            && can_patch(fixup.kind)
        {
            return patch_section(self.object, id, fixup, (value as i64).wrapping_add(fixup.addend));
        }
        if data_relative {
            let (place, distance) =
                self.atom(id, fixup.offset).ok_or_else(|| error("a fixup lies in an empty section"))?;
            let addend = fixup.addend.wrapping_sub(distance);
            return self.pair(id, &Fixup { addend, ..*fixup }, place);
        }
        self.reference(id, fixup)
    }

    fn difference(&mut self, id: SectionId, fixup: &Fixup, minus: SymbolId) -> Result<()> {
        let (left, right) = (&self.object.symbols[fixup.symbol], &self.object.symbols[minus]);
        let known = match (left.place, right.place) {
            _ if fixup.symbol == minus => Some(0),
            (
                SymbolPlace::Section { section: a, offset: x },
                SymbolPlace::Section { section: b, offset: y },
            ) if a == b && self.together(a, x, y) => Some((x as i64).wrapping_sub(y as i64)),
            (SymbolPlace::Absolute(x), SymbolPlace::Absolute(y)) => Some(x.wrapping_sub(y) as i64),
            _ => None,
        };
        if let Some(distance) = known {
            return patch_section(self.object, id, fixup, distance.wrapping_add(fixup.addend));
        }
        if !right.is_defined() {
            return Err(error(format!(
                "{} can not be undefined in a subtraction expression",
                describe(right)
            )));
        }
        if !left.is_defined() && self.object.arch == Architecture::X86_64 {
            return Err(error(format!(
                "{} can not be undefined in a subtraction expression",
                describe(left)
            )));
        }
        let (minus, distance) = self.named(minus)?;
        let addend = fixup.addend.wrapping_sub(distance);
        self.pair(id, &Fixup { addend, ..*fixup }, minus)
    }

    /// Two records: `minus` is subtracted, the fixup's symbol added; the bytes hold the addend.
    fn pair(&mut self, id: SectionId, fixup: &Fixup, minus: SymbolId) -> Result<()> {
        let length = match fixup.kind.size() {
            4 => 2,
            8 => 3,
            size => {
                return Err(error(format!("a difference of {size} bytes cannot be expressed in Mach-O")));
            }
        };
        let offset = offset32(fixup.offset)?;
        let (symbol, distance) = self.named(fixup.symbol)?;
        let kind = if length == 3 { FixupKind::Abs8 } else { FixupKind::PcRel4 };
        patch_section(self.object, id, &Fixup { kind, ..*fixup }, fixup.addend.wrapping_add(distance))?;
        let subtractor = subtractor(self.object.arch);
        for (symbol, r_type) in [(minus, subtractor), (symbol, UNSIGNED)] {
            let symbol = RelocationSymbol::Symbol(symbol);
            self.push(id, Relocation { offset, symbol, pc_relative: false, length, r_type });
        }
        Ok(())
    }

    fn reference(&mut self, id: SectionId, fixup: &Fixup) -> Result<()> {
        let arch = self.object.arch;
        let symbol = &self.object.symbols[fixup.symbol];
        let Some(form) = form(arch, fixup.kind) else {
            return Err(error(format!(
                "a reference of kind {:?} to {} has no relocation for {arch:?} in Mach-O",
                fixup.kind,
                describe(symbol)
            )));
        };
        let offset = offset32(fixup.offset)?;
        let (length, pc_relative, r_type) = (form.length, form.pc_relative, form.r_type);
        let word = |length| match length {
            0 => FixupKind::Abs1,
            1 => FixupKind::Abs2,
            2 => FixupKind::PcRel4,
            _ => FixupKind::Abs8,
        };
        let patch = |object: &mut Object, value: i64| {
            patch_section(object, id, &Fixup { kind: word(length), ..*fixup }, value)
        };
        // A label in a section that is taken apart by its contents has no symbol: the bytes hold its address.
        if let Some((section, at)) = section_offset(symbol)
            && symbol.binding == Binding::Temporary
            && arch == Architecture::X86_64
            && !atomized_by_symbols(self.object, section)
        {
            let target = self.resolved.addresses[section].wrapping_add(at) as i64;
            let place = self.resolved.addresses[id].wrapping_add(fixup.offset) as i64;
            let value = target.wrapping_add(fixup.addend);
            patch(self.object, if pc_relative { value.wrapping_sub(place) } else { value })?;
            let symbol = RelocationSymbol::Section(section);
            self.push(id, Relocation { offset, symbol, pc_relative, length, r_type });
            return Ok(());
        }
        let (symbol, distance) = self.named(fixup.symbol)?;
        let addend = fixup.addend.wrapping_add(distance);
        match form.addend {
            Addend::InPlace(bias) => patch(self.object, addend.wrapping_add(bias))?,
            Addend::Record if addend == 0 => {}
            Addend::Record if (-(1 << 23)..1 << 23).contains(&addend) => {
                let number = RelocationSymbol::Number(addend as u32 & 0xff_ffff);
                let record =
                    Relocation { offset, symbol: number, pc_relative: false, length, r_type: ARM64_ADDEND };
                self.push(id, record);
            }
            // LLVM leaves the distance from the section's start, which linkers do not look at.
            Addend::None if addend == 0 && fixup.kind == FixupKind::GotPcRel4 => {
                patch(self.object, (fixup.offset as i64).wrapping_neg())?;
            }
            Addend::None if addend == 0 => {}
            Addend::Record | Addend::None => {
                return Err(error(format!(
                    "an instruction refers to {} with the offset {addend}, which Mach-O cannot express",
                    describe(&self.object.symbols[symbol])
                )));
            }
        }
        let symbol = RelocationSymbol::Symbol(symbol);
        self.push(id, Relocation { offset, symbol, pc_relative, length, r_type });
        Ok(())
    }
}

fn offset32(offset: u64) -> Result<u32> {
    u32::try_from(offset).map_err(|_| error("a Mach-O section cannot exceed 4 GiB"))
}
