//! Directives that choose sections (GNU as, ".section", the ELF version).

use super::source::{operands, split_word};
use super::{Assembler, Stop};
use crate::object::{GroupKind, Section, SectionFlags, SectionId, SectionKind, SymbolPlace};
use object::elf;

/// Kinds and flags that names imply.
const KNOWN: &[(&str, SectionKind)] = &[
    (".text", SectionKind::Text),
    (".init", SectionKind::Text),
    (".fini", SectionKind::Text),
    (".data", SectionKind::Data),
    (".data1", SectionKind::Data),
    (".bss", SectionKind::Bss),
    (".rodata", SectionKind::ReadOnly),
    (".rodata1", SectionKind::ReadOnly),
    (".tdata", SectionKind::ThreadData),
    (".tbss", SectionKind::ThreadBss),
    (".init_array", SectionKind::InitArray),
    (".fini_array", SectionKind::FiniArray),
    (".preinit_array", SectionKind::PreinitArray),
    (".eh_frame", SectionKind::Unwind),
];

fn kind_of_name(name: &str) -> Option<SectionKind> {
    let of_prefix =
        |known: &str| name.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    KNOWN.iter().find(|(known, _)| of_prefix(known)).map(|&(_, kind)| kind)
}

/// The kind for type and flags.
fn kind_of_flags(elf_type: u32, flags: u64) -> SectionKind {
    let has = |flag: elf::SectionFlags| flags & flag.0 != 0;
    let zero = elf_type == elf::SHT_NOBITS.0;
    match (has(elf::SHF_ALLOC), has(elf::SHF_EXECINSTR), has(elf::SHF_WRITE)) {
        (false, ..) => SectionKind::Metadata,
        _ if has(elf::SHF_TLS) && zero => SectionKind::ThreadBss,
        _ if has(elf::SHF_TLS) => SectionKind::ThreadData,
        (_, true, _) => SectionKind::Text,
        _ if zero => SectionKind::Bss,
        (_, _, true) => SectionKind::Data,
        _ => SectionKind::ReadOnly,
    }
}

impl Assembler<'_> {
    /// Handles a directive that chooses a section; false: it is none.
    pub(super) fn section_directive(&mut self, line: u32, word: &str, rest: &str) -> Result<bool, Stop> {
        match word {
            ".text" | ".data" | ".bss" if rest.is_empty() || rest == "0" => {
                let kind = kind_of_name(word).unwrap_or(SectionKind::Data);
                let section = self.object.section(Section::new(word.as_bytes(), kind));
                self.switch(section);
            }
            ".section" | ".pushsection" => {
                let section = self.section_named(line, rest)?;
                if word == ".pushsection" {
                    if self.stack.len() > 1 << 16 {
                        return Err(Stop::error(line, "sections nest too deeply"));
                    }
                    self.stack.push((self.section, self.previous));
                }
                self.switch(section);
            }
            ".popsection" => match self.stack.pop() {
                Some((section, previous)) => {
                    self.section = section;
                    self.previous = previous;
                }
                None => return Err(Stop::error(line, ".popsection without corresponding .pushsection")),
            },
            ".previous" => match self.previous {
                Some(previous) => self.switch(previous),
                None => return Err(Stop::error(line, ".previous without corresponding .section")),
            },
            ".subsection" => return Err(Stop::NeedsAssembler),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn switch(&mut self, section: SectionId) {
        self.previous = Some(std::mem::replace(&mut self.section, section));
    }

    fn section_named(&mut self, line: u32, rest: &str) -> Result<SectionId, Stop> {
        let list = operands(rest);
        let name = list.first().copied().unwrap_or("").trim_matches('"');
        if name.is_empty() {
            return Err(Stop::error(line, "expected identifier"));
        }
        let known = kind_of_name(name);
        let mut section = Section::new(name.as_bytes(), known.unwrap_or(SectionKind::Metadata));
        let default_type = |flags: u64| match known {
            Some(SectionKind::Bss | SectionKind::ThreadBss) => elf::SHT_NOBITS.0,
            Some(SectionKind::InitArray) => elf::SHT_INIT_ARRAY.0,
            Some(SectionKind::FiniArray) => elf::SHT_FINI_ARRAY.0,
            Some(SectionKind::PreinitArray) => elf::SHT_PREINIT_ARRAY.0,
            _ if name.starts_with(".note") && name != ".note.GNU-stack" => elf::SHT_NOTE.0,
            _ if name.starts_with(".note") && flags & elf::SHF_ALLOC.0 != 0 => elf::SHT_NOTE.0,
            _ => elf::SHT_PROGBITS.0,
        };
        let Some(flags_text) = list.get(1) else {
            if known.is_none() {
                section.flags.elf_type = Some(default_type(0));
                section.flags.raw = Some(0);
            }
            return Ok(self.object.section(section));
        };
        let mut rest = list.get(2..).unwrap_or_default().iter().copied();
        let mut flags = 0u64;
        let (mut group, mut link_order) = (false, false);
        for c in flags_text.trim_matches('"').chars() {
            match c {
                'G' => group = true,
                'o' => link_order = true,
                '?' => return Err(Stop::NeedsAssembler),
                c => {
                    flags |= match c {
                        'a' => elf::SHF_ALLOC.0,
                        'w' => elf::SHF_WRITE.0,
                        'x' => elf::SHF_EXECINSTR.0,
                        'M' => elf::SHF_MERGE.0,
                        'S' => elf::SHF_STRINGS.0,
                        'T' => elf::SHF_TLS.0,
                        'e' => elf::SHF_EXCLUDE.0,
                        'R' => elf::SHF_GNU_RETAIN.0,
                        'l' if self.object.arch == crate::object::Architecture::X86_64 => 0x1000_0000,
                        _ => return Err(Stop::error(line, format!("unknown flag `{c}`"))),
                    }
                }
            }
        }
        let mut next = rest.next();
        let mut elf_type = default_type(flags);
        if let Some(text) = next.filter(|text| text.starts_with(['@', '%', '"'])) {
            elf_type = match text.trim_start_matches(['@', '%']).trim_matches('"') {
                "progbits" => elf::SHT_PROGBITS.0,
                "nobits" => elf::SHT_NOBITS.0,
                "note" => elf::SHT_NOTE.0,
                "init_array" => elf::SHT_INIT_ARRAY.0,
                "fini_array" => elf::SHT_FINI_ARRAY.0,
                "preinit_array" => elf::SHT_PREINIT_ARRAY.0,
                "unwind" => elf::SHT_X86_64_UNWIND.0,
                other => match parse_number(other) {
                    Some(number) => number,
                    None => return Err(Stop::error(line, format!("unknown section type `{other}`"))),
                },
            };
            next = rest.next();
        }
        if flags & elf::SHF_MERGE.0 != 0 {
            let size = self.constant(line, next.unwrap_or(""))?;
            section.entry_size =
                u64::try_from(size).map_err(|_| Stop::error(line, "an entry size below 0"))?;
            next = rest.next();
        }
        if group {
            let name = self.name(line, next.unwrap_or(""))?.as_bytes().to_vec();
            next = rest.next();
            let comdat = next == Some("comdat");
            if comdat {
                next = rest.next();
            }
            let symbol = self.object.symbol_named(&name);
            let kind = if comdat { GroupKind::Any } else { GroupKind::NoDuplicates };
            let found = self.object.groups.iter().find(|(_, group)| group.symbol == symbol).map(|(id, _)| id);
            section.group = Some(found.unwrap_or_else(|| self.object.add_group(symbol, kind)));
        }
        if link_order {
            let name = self.name(line, next.unwrap_or(""))?;
            next = rest.next();
            let linked =
                self.object.find_symbol(name.as_bytes()).map(|symbol| self.object.symbols[symbol].place);
            let linked = match linked {
                Some(SymbolPlace::Section { section, .. }) => Some(section),
                // A section's own symbol has its name.
                _ => self.object.sections.iter().find(|(_, s)| *s.name == *name.as_bytes()).map(|(id, _)| id),
            };
            let Some(linked) = linked else {
                return Err(Stop::error(line, format!("linked-to symbol is not in a section: {name}")));
            };
            section.link_order = Some(Some(linked));
        }
        if next == Some("unique") {
            let number = self.constant(line, rest.next().unwrap_or(""))?;
            // Apart from the numbers that other sections of one name have.
            section.unique = 1 << 30 | u32::try_from(number).unwrap_or(0) & 0x3fff_ffff;
            next = rest.next();
        }
        if let Some(text) = next {
            return Err(Stop::error(line, format!("unexpected `{}`", split_word(text).0)));
        }
        section.kind = match known {
            // What the name says is also what the flags say: the section of the module.
            Some(kind) if crate::object::elf::kind_flags(self.object.arch, kind).1.0 == flags => kind,
            _ => {
                section.flags = SectionFlags { elf_type: Some(elf_type), raw: Some(flags), extra: 0 };
                kind_of_flags(elf_type, flags)
            }
        };
        if section.kind.is_zero_fill() {
            section.data = crate::object::SectionData::Zero(0);
        }
        Ok(self.object.section(section))
    }
}

fn parse_number(text: &str) -> Option<u32> {
    match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}
