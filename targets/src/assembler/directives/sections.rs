//! Directives that choose sections (GNU as, ".section", the ELF version).

use super::source::{operands, split_word};
use super::{Assembler, Stop};
use crate::object::{GroupKind, Section, SectionFlags, SectionId, SectionKind, SymbolId, SymbolPlace};
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

/// Section types of LLVM's own, by their names in assembly (`llvm/BinaryFormat/ELF.h`).
const LLVM_TYPES: &[(&str, u32)] = &[
    ("llvm_odrtab", 0x6fff_4c00),
    ("llvm_linker_options", 0x6fff_4c01),
    ("llvm_call_graph_profile", 0x6fff_4c09),
    ("llvm_dependent_libraries", 0x6fff_4c04),
    ("llvm_sympart", 0x6fff_4c05),
    ("llvm_bb_addr_map", 0x6fff_4c0a),
    ("llvm_offloading", 0x6fff_4c0b),
    ("llvm_lto", 0x6fff_4c0c),
    ("llvm_jt_sizes", 0x6fff_4c0d),
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
        let flags_text = flags_text.trim_matches('"');
        let number = parse_number(flags_text).map(u64::from);
        for c in flags_text.chars().filter(|_| number.is_none()) {
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
        if let Some(number) = number {
            (group, link_order) = (number & elf::SHF_GROUP.0 != 0, number & elf::SHF_LINK_ORDER.0 != 0);
            flags = number & !(elf::SHF_GROUP.0 | elf::SHF_LINK_ORDER.0);
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
                other => match LLVM_TYPES
                    .iter()
                    .find(|(name, _)| *name == other)
                    .map(|&(_, number)| number)
                    .or_else(|| parse_number(other))
                {
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
        if link_order {
            let name = self.name(line, next.unwrap_or(""))?;
            let none = name == "0";
            next = rest.next();
            let linked =
                self.object.find_symbol(name.as_bytes()).map(|symbol| self.object.symbols[symbol].place);
            let linked = match linked {
                Some(SymbolPlace::Section { section, .. }) => Some(section),
                // A section's own symbol has its name.
                _ => self.object.sections.iter().find(|(_, s)| *s.name == *name.as_bytes()).map(|(id, _)| id),
            };
            let linked = linked.filter(|_| !none);
            if linked.is_none() && !none {
                return Err(Stop::error(line, format!("linked-to symbol is not in a section: {name}")));
            }
            section.link_order = Some(linked);
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
        if next == Some("unique") {
            let number = self.constant(line, rest.next().unwrap_or(""))?;
            if !(0..i64::from(u32::MAX)).contains(&number) {
                let what = if number < 0 { "must be positive" } else { "is too large" };
                return Err(Stop::error(line, format!("unique id {what}")));
            }
            // Apart from the numbers that other sections of one name have.
            section.unique = 1 << 30 | u32::try_from(number).unwrap_or(0) & 0x3fff_ffff;
            next = rest.next();
        }
        if let Some(text) = next {
            return Err(Stop::error(line, format!("unexpected `{}`", split_word(text).0)));
        }
        self.check_repeated(line, &section, elf_type, flags)?;
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

impl Assembler<'_> {
    /// What a section is said to be must be what it was said to be before.
    fn check_repeated(
        &mut self,
        line: u32,
        section: &Section,
        elf_type: u32,
        flags: u64,
    ) -> Result<(), Stop> {
        let name = String::from_utf8_lossy(&section.name).into_owned();
        let group = section.group.map(|group| self.object.groups[group].symbol);
        let facts = SectionFacts { elf_type, flags, entry_size: section.entry_size };
        let key = (section.name.clone(), section.unique, group, section.link_order);
        let known = *self.sections.entry(key).or_insert(facts);
        let changed = match known {
            SectionFacts { elf_type, .. } if elf_type != facts.elf_type => {
                format!("type for {name}, expected: {elf_type:#x}")
            }
            SectionFacts { flags, .. } if flags != facts.flags => {
                format!("flags for {name}, expected: {flags:#x}")
            }
            SectionFacts { entry_size, .. } if entry_size != facts.entry_size => {
                format!("entsize for {name}, expected: {entry_size}")
            }
            _ => return Ok(()),
        };
        Err(Stop::error(line, format!("changed section {changed}")))
    }
}

/// What a directive says of a section.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct SectionFacts {
    elf_type: u32,
    flags: u64,
    entry_size: u64,
}

/// Name, number, group and linked section: what tells sections apart.
pub(super) type SectionKey = (Box<[u8]>, u32, Option<SymbolId>, Option<Option<SectionId>>);

fn parse_number(text: &str) -> Option<u32> {
    match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}
