//! What ELF says of sections, symbols and references. A reference of an instruction stands as `.reloc` before it.

use super::{Item, Printer, failed, plus, quoted, word_directive};
use crate::object::elf::{is_tls, kind_flags, lateness, relocation_type};
use crate::object::{
    Architecture, Binding, Fixup, FixupKind, GroupKind, SectionData, SectionId, SectionKind, SymbolId,
    SymbolKind, SymbolPlace, SymbolVisibility,
};
use cranelift_entity::EntityRef;
use object::elf;
use rllc_frontend::diagnostics::Result;
use std::fmt::Write;

const RISCV_ATTRIBUTES: &[u8] = b".riscv.attributes";

macro_rules! relocation_names {
    ($($name:ident)*) => { &[$((elf::$name.0, stringify!($name))),*] };
}

const X86_64: &[(u32, &str)] = relocation_names!(R_X86_64_NONE R_X86_64_64 R_X86_64_PC32 R_X86_64_GOT32 R_X86_64_PLT32
    R_X86_64_GOTPCREL R_X86_64_32 R_X86_64_32S R_X86_64_16 R_X86_64_PC16 R_X86_64_8 R_X86_64_PC8 R_X86_64_DTPOFF64
    R_X86_64_TLSGD R_X86_64_TLSLD R_X86_64_DTPOFF32 R_X86_64_GOTTPOFF R_X86_64_TPOFF32 R_X86_64_PC64
    R_X86_64_GOTOFF64 R_X86_64_GOT64 R_X86_64_GOTPC64 R_X86_64_PLTOFF64 R_X86_64_GOTPCRELX R_X86_64_REX_GOTPCRELX);
const AARCH64: &[(u32, &str)] = relocation_names!(R_AARCH64_NONE R_AARCH64_ABS64 R_AARCH64_ABS32 R_AARCH64_ABS16
    R_AARCH64_PREL64 R_AARCH64_PREL32 R_AARCH64_PREL16 R_AARCH64_PLT32 R_AARCH64_GOTPCREL32 R_AARCH64_CALL26
    R_AARCH64_JUMP26 R_AARCH64_CONDBR19 R_AARCH64_TSTBR14 R_AARCH64_LD_PREL_LO19 R_AARCH64_ADR_PREL_LO21
    R_AARCH64_ADR_PREL_PG_HI21 R_AARCH64_ADD_ABS_LO12_NC R_AARCH64_LDST8_ABS_LO12_NC R_AARCH64_LDST16_ABS_LO12_NC
    R_AARCH64_LDST32_ABS_LO12_NC R_AARCH64_LDST64_ABS_LO12_NC R_AARCH64_LDST128_ABS_LO12_NC R_AARCH64_ADR_GOT_PAGE
    R_AARCH64_LD64_GOT_LO12_NC R_AARCH64_MOVW_UABS_G0_NC R_AARCH64_MOVW_UABS_G1_NC R_AARCH64_MOVW_UABS_G2_NC
    R_AARCH64_MOVW_UABS_G3 R_AARCH64_TLSDESC_ADR_PAGE21 R_AARCH64_TLSDESC_LD64_LO12 R_AARCH64_TLSDESC_ADD_LO12
    R_AARCH64_TLSDESC_CALL R_AARCH64_TLSIE_ADR_GOTTPREL_PAGE21 R_AARCH64_TLSIE_LD64_GOTTPREL_LO12_NC
    R_AARCH64_TLSLE_ADD_TPREL_HI12 R_AARCH64_TLSLE_ADD_TPREL_LO12_NC);
const RISCV64: &[(u32, &str)] = relocation_names!(R_RISCV_NONE R_RISCV_32 R_RISCV_64 R_RISCV_32_PCREL R_RISCV_PLT32
    R_RISCV_CALL_PLT R_RISCV_JAL R_RISCV_BRANCH R_RISCV_RVC_BRANCH R_RISCV_RVC_JUMP R_RISCV_HI20 R_RISCV_LO12_I
    R_RISCV_LO12_S R_RISCV_PCREL_HI20 R_RISCV_PCREL_LO12_I R_RISCV_PCREL_LO12_S R_RISCV_GOT_HI20
    R_RISCV_TLS_GD_HI20 R_RISCV_TLS_GOT_HI20 R_RISCV_TPREL_HI20 R_RISCV_TPREL_LO12_I R_RISCV_TPREL_LO12_S
    R_RISCV_TPREL_ADD);
const S390X: &[(u32, &str)] = relocation_names!(R_390_NONE R_390_8 R_390_16 R_390_32 R_390_64 R_390_PC16 R_390_PC32
    R_390_PC64 R_390_PLT32 R_390_PC32DBL R_390_PLT32DBL R_390_GOTENT R_390_PC16DBL R_390_TLS_GD64
    R_390_TLS_GDCALL R_390_TLS_LDM64 R_390_TLS_LDCALL R_390_TLS_LDO64 R_390_TLS_IEENT R_390_TLS_GOTIE64 R_390_TLS_LOAD R_390_TLS_LE64);

fn relocation_name(arch: Architecture, r_type: u32) -> Option<&'static str> {
    let table = match arch {
        Architecture::X86_64 => X86_64,
        Architecture::Aarch64 => AARCH64,
        Architecture::Riscv64 => RISCV64,
        Architecture::S390x => S390X,
    };
    table.iter().find(|(number, _)| *number == r_type).map(|&(_, name)| name)
}

impl Printer<'_> {
    pub(super) fn elf(&mut self) -> Result<()> {
        let object = self.object;
        self.file_name();
        if object.arch == Architecture::Riscv64 {
            let attributes = object.sections.values().find(|section| &*section.name == RISCV_ATTRIBUTES);
            if let Some(section) = attributes {
                self.riscv_attributes(&section.data);
            }
            self.line(".option norelax");
        }
        self.out.push_str(&object.verbatim);
        let labels = self.labels();
        for id in object.sections.keys() {
            self.section(id, &labels[id.index()])?;
        }
        for id in object.symbols.keys() {
            self.attributes(id);
        }
        Ok(())
    }

    /// Bindings and the like. The type of what is elsewhere is unknown.
    fn attributes(&mut self, id: SymbolId) {
        let symbol = &self.object.symbols[id];
        let name = self.name(id);
        match symbol.place {
            SymbolPlace::Common { size, align } => {
                if symbol.binding == Binding::Local {
                    self.line(&format!(".local {name}"));
                }
                self.line(&format!(".comm {name},{size},{align}"));
            }
            SymbolPlace::Absolute(value) => self.line(&format!(".set {name}, {value}")),
            SymbolPlace::Section { .. } => {}
            SymbolPlace::Undefined if symbol.keep || symbol.binding == Binding::Weak => {}
            SymbolPlace::Undefined => {
                if self.thread_local.contains(&id) {
                    self.line(&format!(".type {name},@tls_object"));
                }
                return;
            }
        }
        if symbol.binding == Binding::Temporary || symbol.kind == SymbolKind::Section {
            return;
        }
        match symbol.binding {
            Binding::Global => self.line(&format!(".globl {name}")),
            Binding::Weak => self.line(&format!(".weak {name}")),
            Binding::Temporary | Binding::Local | Binding::Unique => {}
        }
        match symbol.visibility {
            SymbolVisibility::Default => {}
            SymbolVisibility::Internal => self.line(&format!(".internal {name}")),
            SymbolVisibility::Hidden => self.line(&format!(".hidden {name}")),
            SymbolVisibility::Protected => self.line(&format!(".protected {name}")),
        }
        let kind = match symbol.kind {
            _ if symbol.binding == Binding::Unique => Some("gnu_unique_object"),
            SymbolKind::None if self.thread_local.contains(&id) => Some("tls_object"),
            SymbolKind::None | SymbolKind::Section => None,
            SymbolKind::Function => Some("function"),
            SymbolKind::Data => Some("object"),
            SymbolKind::Thread => Some("tls_object"),
            SymbolKind::IFunc => Some("gnu_indirect_function"),
        };
        if let Some(kind) = kind {
            self.line(&format!(".type {name},@{kind}"));
        }
        if symbol.size != 0 && matches!(symbol.place, SymbolPlace::Section { .. }) {
            self.line(&format!(".size {name}, {}", symbol.size));
        }
    }

    fn section(&mut self, id: SectionId, labels: &[(u64, SymbolId)]) -> Result<()> {
        let section = &self.object.sections[id];
        // It has been said first.
        if &*section.name == RISCV_ATTRIBUTES {
            return Ok(());
        }
        self.section_directive(id);
        if section.align > 1 {
            self.line(&format!(".balign {}", section.align));
        }
        self.contents(id, labels, Printer::elf_item)
    }

    /// The text of a fixup; that of a data fixup is its field too.
    fn elf_item(&mut self, section: SectionId, fixup: &Fixup) -> Result<Item> {
        let name = self.name(fixup.symbol);
        if is_tls(fixup.kind) {
            self.thread_local.insert(fixup.symbol);
        }
        let item = |size, text| Ok(Item { start: fixup.offset, size, text });
        match (fixup.kind, fixup.minus.expand()) {
            (FixupKind::Abs1 | FixupKind::Abs2 | FixupKind::Abs4 | FixupKind::Abs8, minus) => {
                let size = fixup.kind.size();
                let minus = minus.map_or_else(String::new, |minus| format!("-{}", self.name(minus)));
                return item(size, format!("{} {name}{minus}{}", word_directive(size), plus(fixup.addend)));
            }
            (FixupKind::PcRel1 | FixupKind::PcRel2 | FixupKind::PcRel4 | FixupKind::PcRel8, None) => {
                let size = fixup.kind.size();
                return item(size, format!("{} {name}{}-.", word_directive(size), plus(fixup.addend)));
            }
            _ => {}
        }
        let mut addend = fixup.addend;
        if let Some(minus) = fixup.minus.expand() {
            match self.object.symbols[minus].place {
                SymbolPlace::Section { section: other, offset } if other == section => {
                    addend = addend.wrapping_add(fixup.offset.wrapping_sub(offset) as i64);
                }
                _ => return Err(failed("a difference of this kind cannot be written as assembly")),
            }
        }
        let arch = self.object.arch;
        let relocation = relocation_type(arch, fixup.kind).and_then(|r_type| relocation_name(arch, r_type));
        let Some(relocation) = relocation else {
            return Err(failed(&format!(
                "a reference of kind {:?} cannot be written as assembly",
                fixup.kind
            )));
        };
        // Where relocations have an order they are written in it.
        let late = lateness(arch, fixup.kind);
        let place = if late == 0 { ".".to_owned() } else { format!(".-{late}") };
        let text = format!(".reloc {place}, {relocation}, {name}{}", plus(addend));
        Ok(Item { start: fixup.offset + late, size: 0, text })
    }

    fn section_directive(&mut self, id: SectionId) {
        let object = self.object;
        let section = &object.sections[id];
        let (kind_type, kind_bits) = kind_flags(object.arch, section.kind);
        let sh_type = section.flags.elf_type.unwrap_or(kind_type.0);
        let bits = section.flags.raw.unwrap_or(kind_bits.0) | section.flags.extra;
        let letters = [
            (elf::SHF_ALLOC.0, 'a'),
            (elf::SHF_WRITE.0, 'w'),
            (elf::SHF_EXECINSTR.0, 'x'),
            (elf::SHF_MERGE.0, 'M'),
            (elf::SHF_STRINGS.0, 'S'),
            (elf::SHF_TLS.0, 'T'),
            (elf::SHF_EXCLUDE.0, 'e'),
            (elf::SHF_GNU_RETAIN.0, 'R'),
        ];
        let mut flags: String =
            letters.iter().filter(|(bit, _)| bits & bit != 0).map(|&(_, letter)| letter).collect();
        if object.arch == Architecture::X86_64 && bits & 0x1000_0000 != 0 {
            flags.push('l');
        }
        if section.group.is_some() {
            flags.push('G');
        }
        if section.link_order.is_some() {
            flags.push('o');
        }
        let kind = match elf::SectionType(sh_type) {
            elf::SHT_PROGBITS => "progbits".to_owned(),
            elf::SHT_NOBITS => "nobits".to_owned(),
            elf::SHT_NOTE => "note".to_owned(),
            elf::SHT_INIT_ARRAY => "init_array".to_owned(),
            elf::SHT_FINI_ARRAY => "fini_array".to_owned(),
            elf::SHT_PREINIT_ARRAY => "preinit_array".to_owned(),
            // Assemblers know the type of unwind tables.
            _ if section.kind == SectionKind::Unwind => "unwind".to_owned(),
            other => format!("{:#x}", other.0),
        };
        let mut text = format!(".section {},\"{flags}\",@{kind}", quoted(&section.name));
        if bits & elf::SHF_MERGE.0 != 0 {
            let _ = write!(text, ",{}", section.entry_size);
        }
        if let Some(group) = section.group {
            let group = &object.groups[group];
            let comdat = if group.kind == GroupKind::NoDuplicates { "" } else { ",comdat" };
            let _ = write!(text, ",{}{comdat}", self.name(group.symbol));
        }
        if let Some(linked) = section.link_order {
            match linked.and_then(|linked| self.symbol_in(linked)) {
                Some(symbol) => {
                    let _ = write!(text, ",{}", self.name(symbol));
                }
                None => text.push_str(",0"),
            }
        }
        if section.unique != 0 {
            let _ = write!(text, ",unique,{}", section.unique);
        }
        self.line(&text);
    }

    fn symbol_in(&self, wanted: SectionId) -> Option<SymbolId> {
        let inside = |place| matches!(place, SymbolPlace::Section { section, .. } if section == wanted);
        self.object.symbols.iter().find(|(_, symbol)| inside(symbol.place)).map(|(id, _)| id)
    }

    /// The text of the instruction set's name comes last in the section.
    fn riscv_attributes(&mut self, data: &SectionData) {
        let SectionData::Bytes(bytes) = data else { return };
        let text = bytes.strip_suffix(&[0]).unwrap_or(bytes);
        let start = text.iter().rposition(|byte| !(32..127).contains(byte)).map_or(0, |at| at + 1);
        let name = String::from_utf8_lossy(&text[start..]);
        // Older assemblers do not know the parts of `a` and `c`.
        let part = |word: &&str| !["zaamo", "zalrsc", "zca", "zcd"].iter().any(|part| word.starts_with(part));
        let name: Vec<&str> = name.split('_').filter(part).collect();
        self.line(".attribute 4, 16");
        self.line(&format!(".attribute 5, \"{}\"", name.join("_")));
    }
}
