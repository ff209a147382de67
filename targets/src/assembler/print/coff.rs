//! What COFF says of sections, symbols and references.

use super::{Item, Printer, failed, instruction, plus, word_directive};
use crate::object::coff::{characteristics, leader_section};
use crate::object::{
    Architecture, Binding, Fixup, FixupKind, Format, GroupKind, SectionData, SectionFlags, SectionId,
    SectionKind, SymbolId, SymbolKind, SymbolPlace,
};
use cranelift_entity::EntityRef;
use object::pe;
use rllc_frontend::diagnostics::Result;
use std::fmt::Write;

impl Printer<'_> {
    pub(super) fn coff(&mut self, gnu: bool) -> Result<()> {
        let object = self.object;
        self.file_name();
        self.out.push_str(&object.verbatim);
        for id in object.symbols.keys() {
            self.coff_attributes(id);
        }
        let labels = self.labels();
        for (id, section) in object.sections.iter() {
            let leader = labels[id.index()].first().map(|&(_, symbol)| symbol);
            self.coff_section_directive(id, leader.filter(|_| gnu));
            if section.align > 1 {
                self.line(&format!(".p2align {}", section.align.trailing_zeros()));
            }
            self.contents(id, &labels[id.index()], Printer::coff_item)?;
        }
        for (id, symbol) in object.symbols.iter() {
            if let Some(default) = symbol.weak_default.expand() {
                let (name, default) = (self.name(id), self.name(default));
                self.line(&format!(".set {name}, {default}"));
            }
        }
        Ok(())
    }

    fn coff_attributes(&mut self, id: SymbolId) {
        let symbol = &self.object.symbols[id];
        let name = self.name(id);
        if symbol.binding == Binding::Temporary || symbol.kind == SymbolKind::Section {
            return;
        }
        match symbol.place {
            SymbolPlace::Undefined if symbol.keep || symbol.binding == Binding::Weak => {}
            SymbolPlace::Undefined => return,
            // What aligns it is in `.drectve`.
            SymbolPlace::Common { size, .. } => {
                self.line(&format!(".comm {name},{size}"));
                return;
            }
            SymbolPlace::Absolute(_) | SymbolPlace::Section { .. } => {}
        }
        let external = !matches!(symbol.binding, Binding::Local);
        let function = symbol.kind == SymbolKind::Function;
        if function || matches!(symbol.place, SymbolPlace::Absolute(_)) {
            let (class, kind) = (if external { 2 } else { 3 }, if function { 32 } else { 0 });
            self.line(&format!(".def {name}; .scl {class}; .type {kind}; .endef"));
        }
        match symbol.binding {
            Binding::Global => self.line(&format!(".globl {name}")),
            Binding::Weak => self.line(&format!(".weak {name}")),
            Binding::Temporary | Binding::Local | Binding::Unique => {}
        }
        if let SymbolPlace::Absolute(value) = symbol.place {
            self.line(&format!(".set {name}, {value}"));
        }
    }

    /// Starts a section. With `leader`, its first symbol, as GNU as reads it where the group has that name.
    fn coff_section_directive(&mut self, id: SectionId, leader: Option<SymbolId>) {
        let section = &self.object.sections[id];
        let standard =
            [(&b".text"[..], SectionKind::Text), (b".data", SectionKind::Data), (b".bss", SectionKind::Bss)];
        if section.group.is_none()
            && section.unique == 0
            && section.flags == SectionFlags::default()
            && standard.contains(&(&*section.name, section.kind))
        {
            self.line(&String::from_utf8_lossy(&section.name));
            return;
        }
        let flags = section.flags.raw.map_or_else(|| characteristics(section.kind), |raw| raw as u32);
        let flags = flags | section.flags.extra as u32;
        let has = |flag: pe::SectionFlags| flags & flag.0 != 0;
        let mut letters = String::new();
        let mut letter = |there: bool, letter: char| {
            if there {
                letters.push(letter);
            }
        };
        let code = has(pe::IMAGE_SCN_CNT_CODE) || has(pe::IMAGE_SCN_MEM_EXECUTE);
        letter(has(pe::IMAGE_SCN_CNT_INITIALIZED_DATA), 'd');
        letter(has(pe::IMAGE_SCN_CNT_UNINITIALIZED_DATA), 'b');
        letter(code, 'x');
        letter(has(pe::IMAGE_SCN_MEM_WRITE), 'w');
        letter(!has(pe::IMAGE_SCN_MEM_WRITE) && has(pe::IMAGE_SCN_MEM_READ), 'r');
        letter(!has(pe::IMAGE_SCN_MEM_READ), 'y');
        letter(has(pe::IMAGE_SCN_LNK_REMOVE), 'n');
        letter(has(pe::IMAGE_SCN_MEM_SHARED), 's');
        letter(has(pe::IMAGE_SCN_LNK_INFO), 'i');
        letter(has(pe::IMAGE_SCN_MEM_DISCARDABLE) && !section.name.starts_with(b".debug"), 'D');
        // Names with all their characters: section names are not quoted as symbols are.
        let mut text = format!(".section {},\"{letters}\"", String::from_utf8_lossy(&section.name));
        if let Some(group) = section.group {
            let group = &self.object.groups[group];
            let associative = section.associative || leader_section(self.object, id) != id;
            let selection = match group.kind {
                _ if associative => "associative",
                GroupKind::Any => "discard",
                GroupKind::ExactMatch => "same_contents",
                GroupKind::Largest => "largest",
                GroupKind::NoDuplicates => "one_only",
                GroupKind::SameSize => "same_size",
            };
            if leader == Some(group.symbol)
                && matches!(selection, "discard" | "one_only" | "same_contents" | "same_size")
            {
                let _ = write!(text, "\n\t.linkonce {selection}");
            } else {
                let _ = write!(text, ",{selection},{}", self.name(group.symbol));
            }
        }
        if section.unique != 0 {
            let _ = write!(text, ",unique,{}", section.unique);
        }
        self.line(&text);
    }

    /// The text of a fixup with the bytes that it stands for.
    fn coff_item(&mut self, id: SectionId, fixup: &Fixup) -> Result<Item> {
        let object = self.object;
        let name = self.name(fixup.symbol);
        let minus = fixup.minus.expand().map_or_else(String::new, |minus| format!("-{}", self.name(minus)));
        let data = |size: u64, text: String| Ok(Item { start: fixup.offset, size, text });
        let target = format!("{name}{minus}{}", plus(fixup.addend));
        match fixup.kind {
            FixupKind::Abs1 | FixupKind::Abs2 | FixupKind::Abs4 | FixupKind::Abs8 => {
                let size = fixup.kind.size();
                return data(size, format!("{} {target}", word_directive(size)));
            }
            FixupKind::PltPcRel4 if !minus.is_empty() => return data(4, format!(".4byte {target}")),
            FixupKind::X86Abs4Signed => return data(4, format!(".4byte {target}")),
            FixupKind::ImageRel4 => return data(4, format!(".rva {target}")),
            FixupKind::SectionRel4 | FixupKind::DtpOff4 => return data(4, format!(".secrel32 {target}")),
            FixupKind::SectionIndex2 if fixup.addend == 0 => return data(2, format!(".secidx {name}")),
            FixupKind::SymbolIndex4 => return data(4, format!(".symidx {name}")),
            _ => {}
        }
        if minus.is_empty()
            && let SectionData::Bytes(code) = &object.sections[id].data
        {
            let found = match object.arch {
                Architecture::X86_64 => instruction::x86(code, fixup, &name),
                _ => instruction::arm64(Format::Coff, code, fixup, &name),
            };
            if let Some(instruction::Instruction { before, size, text }) = found {
                return Ok(Item { start: fixup.offset - before, size, text });
            }
        }
        if matches!(
            fixup.kind,
            FixupKind::PcRel4 | FixupKind::PltPcRel4 | FixupKind::X86PcRel4 | FixupKind::X86Branch4
        ) && minus.is_empty()
        {
            return data(4, format!(".4byte {target}-."));
        }
        Err(failed(&format!("a reference of kind {:?} cannot be written as assembly", fixup.kind)))
    }
}
