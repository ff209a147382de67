//! The model of a finished object, common to ELF, Mach-O and COFF.
//!
//! Phases append to it (sections' contents, symbols, fixups) and a writer turns it into a file. Nothing is
//! looked up by the writer that is not here: what a symbol or a section is was decided before.

use super::{Fixup, FixupKind};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap, entity_impl};
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// A section of an [`Object`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SectionId(u32);
entity_impl!(SectionId, "section");

/// A symbol of an [`Object`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SymbolId(u32);
entity_impl!(SymbolId, "symbol");

/// A comdat group of an [`Object`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GroupId(u32);
entity_impl!(GroupId, "group");

/// The object file formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    Elf,
    MachO,
    Coff,
}

/// The architectures that have a code generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Architecture {
    X86_64,
    Aarch64,
    Riscv64,
    S390x,
}

impl Architecture {
    /// Whether multi-byte values are stored most significant byte first.
    pub fn is_big_endian(self) -> bool {
        matches!(self, Architecture::S390x)
    }
}

/// What a section is for; the format's type and flags follow from it unless [`Section::flags`] says more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SectionKind {
    Text,
    /// Writable data.
    Data,
    /// Writable zeros that no file holds.
    Bss,
    ReadOnly,
    /// Read-only after the dynamic linker's relocations.
    ReadOnlyWithRelocs,
    /// Constants that the linker may merge; [`Section::entry_size`] bytes each.
    MergeableConst,
    /// NUL-terminated strings that the linker may merge; characters of [`Section::entry_size`] bytes.
    MergeableStrings,
    ThreadData,
    ThreadBss,
    InitArray,
    FiniArray,
    PreinitArray,
    /// `.eh_frame` and its like.
    Unwind,
    Note,
    /// Not loaded: debug information, `.comment`, `.note.GNU-stack`.
    Metadata,
    /// Not loaded and dropped by the linker (`SHF_EXCLUDE`, `IMAGE_SCN_LNK_REMOVE`).
    Exclude,
}

impl SectionKind {
    /// Whether the section occupies no bytes of the file.
    pub fn is_zero_fill(self) -> bool {
        matches!(self, SectionKind::Bss | SectionKind::ThreadBss)
    }
}

/// The format's own type and flags, where [`SectionKind`] does not determine them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct SectionFlags {
    /// ELF `sh_type`; `None`: from the kind.
    pub elf_type: Option<u32>,
    /// ELF `sh_flags`, Mach-O section type and attributes, or COFF characteristics without the alignment;
    /// `None`: from the kind. `SHF_GROUP`, `SHF_LINK_ORDER` and `IMAGE_SCN_LNK_COMDAT` are added by the writer.
    pub raw: Option<u64>,
    /// ELF: added to the flags of the kind (`SHF_GNU_RETAIN`, `SHF_X86_64_LARGE`, `SHF_EXCLUDE`).
    pub extra: u64,
}

/// The contents of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SectionData {
    Bytes(Vec<u8>),
    /// So many zero bytes, which no file holds.
    Zero(u64),
}

/// A section.
#[derive(Clone, Debug)]
pub struct Section {
    /// Mach-O: the segment, else empty.
    pub segment: Box<[u8]>,
    pub name: Box<[u8]>,
    pub kind: SectionKind,
    pub flags: SectionFlags,
    /// In bytes, a power of two, at least 1.
    pub align: u64,
    pub data: SectionData,
    /// Bytes of an entry of a mergeable section, else 0 (ELF).
    pub entry_size: u64,
    pub group: Option<GroupId>,
    /// COFF: the section this one goes with (`IMAGE_COMDAT_SELECT_ASSOCIATIVE`).
    pub associative: bool,
    /// ELF `SHF_LINK_ORDER`: outer `None` without the flag, inner `None` with link 0.
    pub link_order: Option<Option<SectionId>>,
    /// In any order; the writer sorts them by offset.
    pub fixups: Vec<Fixup>,
    /// Tells sections of equal name apart (`-unique-section-names=0`, section per comdat, `!associated`); 0 for
    /// the one that [`Object::section`] finds by name and group.
    pub unique: u32,
}

impl Section {
    /// An empty section with the flags of its kind, aligned to 1.
    pub fn new(name: impl Into<Box<[u8]>>, kind: SectionKind) -> Section {
        Section {
            segment: Box::default(),
            name: name.into(),
            kind,
            flags: SectionFlags::default(),
            align: 1,
            data: if kind.is_zero_fill() { SectionData::Zero(0) } else { SectionData::Bytes(Vec::new()) },
            entry_size: 0,
            group: None,
            associative: false,
            link_order: None,
            fixups: Vec::new(),
            unique: 0,
        }
    }

    /// Bytes in memory.
    pub fn size(&self) -> u64 {
        match &self.data {
            SectionData::Bytes(bytes) => bytes.len() as u64,
            SectionData::Zero(size) => *size,
        }
    }
}

/// Who sees a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Binding {
    /// A label for fixups that is in no symbol table unless the format cannot do without (`.L`, `L` names).
    Temporary,
    Local,
    Global,
    Weak,
    /// ELF `STB_GNU_UNIQUE`.
    Unique,
}

/// What a symbol names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SymbolKind {
    /// Unknown, as for undefined symbols.
    None,
    Function,
    Data,
    Thread,
    /// ELF `STT_GNU_IFUNC`.
    IFunc,
    /// The section's own symbol; made by [`Object::section_symbol`].
    Section,
}

/// ELF visibilities; Mach-O knows private extern (hidden) only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SymbolVisibility {
    Default,
    Internal,
    Hidden,
    Protected,
}

/// Where a symbol is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolPlace {
    /// In another object. In the symbol table only if a fixup refers to it or [`Symbol::keep`] is set.
    Undefined,
    Section {
        section: SectionId,
        /// Bytes from the section's start.
        offset: u64,
    },
    /// Allocated by the linker.
    Common {
        /// In bytes.
        size: u64,
        /// In bytes.
        align: u64,
    },
    Absolute(u64),
}

/// A symbol.
#[derive(Clone, Debug)]
pub struct Symbol {
    /// As in the file, platform prefix included. Private and section symbols may have none.
    pub name: Box<[u8]>,
    pub place: SymbolPlace,
    pub binding: Binding,
    pub kind: SymbolKind,
    pub visibility: SymbolVisibility,
    /// In bytes; ELF only.
    pub size: u64,
    /// In the symbol table even if it is undefined and nothing refers to it.
    pub keep: bool,
    /// ELF: the target's bits of `st_other` (`STO_AARCH64_VARIANT_PCS`).
    pub elf_other: u8,
    /// Mach-O: `N_NO_DEAD_STRIP`.
    pub no_dead_strip: bool,
    /// Mach-O: `N_ALT_ENTRY`.
    pub alt_entry: bool,
    /// Mach-O: `.weak_def_can_be_hidden`.
    pub auto_hide: bool,
    /// Mach-O: `N_WEAK_REF` on a definition, where LLVM writes `.weak_reference`.
    pub weak_reference: bool,
    /// Mach-O: the symbol whose description (`n_desc`) an alias shares.
    pub described_by: PackedOption<SymbolId>,
    /// Mach-O: the symbol that an undefined one is another name of (`N_INDR`).
    pub indirect: PackedOption<SymbolId>,
    /// COFF: the symbol that a weak external falls back to.
    pub weak_default: PackedOption<SymbolId>,
}

impl Symbol {
    /// An undefined global symbol.
    pub fn undefined(name: impl Into<Box<[u8]>>) -> Symbol {
        Symbol {
            name: name.into(),
            place: SymbolPlace::Undefined,
            binding: Binding::Global,
            kind: SymbolKind::None,
            visibility: SymbolVisibility::Default,
            size: 0,
            keep: false,
            elf_other: 0,
            no_dead_strip: false,
            alt_entry: false,
            auto_hide: false,
            weak_reference: false,
            described_by: None.into(),
            indirect: None.into(),
            weak_default: None.into(),
        }
    }

    /// A label at `offset` of `section` that appears in no symbol table.
    pub fn label(section: SectionId, offset: u64) -> Symbol {
        Symbol {
            place: SymbolPlace::Section { section, offset },
            binding: Binding::Temporary,
            ..Symbol::undefined(Vec::new())
        }
    }

    /// Whether this object defines it.
    pub fn is_defined(&self) -> bool {
        !matches!(self.place, SymbolPlace::Undefined)
    }
}

/// How the linker chooses among groups of one name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GroupKind {
    /// One of them is kept.
    Any,
    /// COFF: all must be equal.
    ExactMatch,
    /// COFF: the largest is kept.
    Largest,
    /// All are kept (ELF: a group without `GRP_COMDAT`).
    NoDuplicates,
    /// COFF: all must have the same size.
    SameSize,
}

/// A group of sections that the linker keeps or drops together.
#[derive(Clone, Debug)]
pub struct Group {
    /// The symbol that names the group.
    pub symbol: SymbolId,
    pub kind: GroupKind,
}

/// Mach-O `LC_BUILD_VERSION`; versions are `major << 16 | minor << 8 | patch`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildVersion {
    /// `PLATFORM_MACOS` and so on.
    pub platform: u32,
    pub minimum: u32,
    /// 0 if unknown.
    pub sdk: u32,
}

/// What the file's header and load commands say beside sections and symbols.
#[derive(Clone, Debug, Default)]
pub struct ObjectHeader {
    /// ELF `e_flags` (RISC-V float ABI and RVC).
    pub elf_flags: u32,
    /// ELF `EI_OSABI`.
    pub elf_os_abi: u8,
    pub build_version: Option<BuildVersion>,
    /// Mach-O: the linker may split sections at symbols.
    pub subsections_via_symbols: bool,
    /// Mach-O `LC_LINKER_OPTION`: one list of strings each.
    pub linker_options: Vec<Vec<Box<[u8]>>>,
    /// Mach-O `cpusubtype`; `None`: the architecture's general one.
    pub cpu_subtype: Option<u32>,
}

/// A finished object.
#[derive(Clone, Debug)]
pub struct Object {
    pub format: Format,
    pub arch: Architecture,
    pub header: ObjectHeader,
    /// ELF `STT_FILE`, COFF `.file`: the module's source file name.
    pub file_name: Option<Box<[u8]>>,
    pub sections: PrimaryMap<SectionId, Section>,
    pub symbols: PrimaryMap<SymbolId, Symbol>,
    pub groups: PrimaryMap<GroupId, Group>,
    /// Assembly text that is not in the sections, for output as text.
    pub verbatim: String,
    /// ELF: the symbols whose addresses matter (`.llvm_addrsig`); `None`: the object does not say.
    pub address_significant: Option<Vec<SymbolId>>,
    symbols_by_name: HashTable<SymbolId>,
    sections_by_key: HashTable<SectionId>,
    section_symbols: Vec<PackedOption<SymbolId>>,
}

fn hash_bytes(bytes: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

fn section_hash(section: &Section) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(&section.segment);
    hasher.write(&section.name);
    hasher.write_u32(section.group.map_or(u32::MAX, |group| group.as_u32()));
    hasher.write_u32(section.unique);
    hasher.finish()
}

fn same_section(a: &Section, b: &Section) -> bool {
    a.unique == b.unique && a.group == b.group && a.name == b.name && a.segment == b.segment
}

impl Object {
    /// An object without contents.
    pub fn new(format: Format, arch: Architecture) -> Object {
        Object {
            format,
            arch,
            header: ObjectHeader::default(),
            file_name: None,
            sections: PrimaryMap::new(),
            symbols: PrimaryMap::new(),
            groups: PrimaryMap::new(),
            verbatim: String::new(),
            address_significant: None,
            symbols_by_name: HashTable::new(),
            sections_by_key: HashTable::new(),
            section_symbols: Vec::new(),
        }
    }

    /// The section with the segment, name, group and [`Section::unique`] of `section`, which is added if there is
    /// none yet. An existing section keeps its kind and flags.
    pub fn section(&mut self, section: Section) -> SectionId {
        let hash = section_hash(&section);
        let sections = &self.sections;
        if let Some(&found) = self.sections_by_key.find(hash, |&id| same_section(&sections[id], &section)) {
            return found;
        }
        let id = self.sections.push(section);
        let sections = &self.sections;
        self.sections_by_key.insert_unique(hash, id, |&id| section_hash(&sections[id]));
        id
    }

    /// Adds a symbol. Its name can be found by [`Object::find_symbol`] unless it is empty or already taken.
    pub fn add_symbol(&mut self, symbol: Symbol) -> SymbolId {
        let hash = hash_bytes(&symbol.name);
        let symbols = &self.symbols;
        let known = symbol.name.is_empty()
            || self.symbols_by_name.find(hash, |&id| symbols[id].name == symbol.name).is_some();
        let id = self.symbols.push(symbol);
        if !known {
            let symbols = &self.symbols;
            self.symbols_by_name.insert_unique(hash, id, |&id| hash_bytes(&symbols[id].name));
        }
        id
    }

    /// The symbol of this name.
    pub fn find_symbol(&self, name: &[u8]) -> Option<SymbolId> {
        self.symbols_by_name.find(hash_bytes(name), |&id| *self.symbols[id].name == *name).copied()
    }

    /// The symbol of this name, added as undefined if there is none yet.
    pub fn symbol_named(&mut self, name: &[u8]) -> SymbolId {
        match self.find_symbol(name) {
            Some(id) => id,
            None => self.add_symbol(Symbol::undefined(name)),
        }
    }

    /// The symbol at the start of a section.
    pub fn section_symbol(&mut self, section: SectionId) -> SymbolId {
        let index = section.index();
        if index >= self.section_symbols.len() {
            self.section_symbols.resize(index + 1, None.into());
        }
        match self.section_symbols[index].expand() {
            Some(symbol) => symbol,
            None => {
                let symbol = self.symbols.push(Symbol {
                    place: SymbolPlace::Section { section, offset: 0 },
                    binding: Binding::Local,
                    kind: SymbolKind::Section,
                    ..Symbol::undefined(Vec::new())
                });
                self.section_symbols[index] = symbol.into();
                symbol
            }
        }
    }

    /// A label at `offset` of `section` (see [`Binding::Temporary`]).
    pub fn add_label(&mut self, section: SectionId, offset: u64) -> SymbolId {
        self.symbols.push(Symbol::label(section, offset))
    }

    /// Adds a group named by `symbol`.
    pub fn add_group(&mut self, symbol: SymbolId, kind: GroupKind) -> GroupId {
        self.groups.push(Group { symbol, kind })
    }

    /// Adds a fixup of one symbol.
    pub fn add_fixup(
        &mut self,
        section: SectionId,
        offset: u64,
        kind: FixupKind,
        symbol: SymbolId,
        addend: i64,
    ) {
        self.sections[section].fixups.push(Fixup { offset, kind, symbol, minus: None.into(), addend });
    }

    /// Appends `bytes` to a section at the next offset that is a multiple of `align`, which the section is aligned
    /// to from now on, and returns that offset. Text is padded with the architecture's no-operation.
    ///
    /// Zero-fill sections grow by the number of bytes, whose values must be zero.
    pub fn append(&mut self, section: SectionId, bytes: &[u8], align: u64) -> u64 {
        let arch = self.arch;
        let section = &mut self.sections[section];
        section.align = section.align.max(align);
        match &mut section.data {
            SectionData::Bytes(data) => {
                let offset = align_up(data.len() as u64, align);
                pad(data, offset as usize, section.kind, arch);
                data.extend_from_slice(bytes);
                offset
            }
            SectionData::Zero(size) => {
                let offset = align_up(*size, align);
                *size = offset.saturating_add(bytes.len() as u64);
                offset
            }
        }
    }

    /// Reserves `size` zero bytes in a section as [`Object::append`] appends bytes. The caller has checked that
    /// `size` is reasonable for a section that is in the file.
    pub fn append_zeros(&mut self, section: SectionId, size: u64, align: u64) -> u64 {
        let arch = self.arch;
        let section = &mut self.sections[section];
        section.align = section.align.max(align);
        match &mut section.data {
            SectionData::Bytes(data) => {
                let offset = align_up(data.len() as u64, align);
                pad(data, offset as usize, section.kind, arch);
                data.resize((offset + size) as usize, 0);
                offset
            }
            SectionData::Zero(total) => {
                let offset = align_up(*total, align);
                *total = offset.saturating_add(size);
                offset
            }
        }
    }
}

/// `offset` rounded up to a multiple of `align`, a power of two.
pub fn align_up(offset: u64, align: u64) -> u64 {
    let mask = align.max(1) - 1;
    offset.saturating_add(mask) & !mask
}

fn pad(data: &mut Vec<u8>, to: usize, kind: SectionKind, arch: Architecture) {
    let missing = to.saturating_sub(data.len());
    match kind {
        SectionKind::Text => pad_code(data, missing, arch),
        _ => data.resize(data.len() + missing, 0),
    }
}

/// The recommended multi-byte no-operations of x86-64 (Intel SDM volume 2, `NOP`), by length.
const X86_NOPS: [&[u8]; 9] = [
    &[0x90],
    &[0x66, 0x90],
    &[0x0f, 0x1f, 0x00],
    &[0x0f, 0x1f, 0x40, 0x00],
    &[0x0f, 0x1f, 0x44, 0x00, 0x00],
    &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
    &[0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00],
    &[0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
    &[0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
];

fn pad_code(data: &mut Vec<u8>, mut missing: usize, arch: Architecture) {
    let (unit, last): (&[u8], &[u8]) = match arch {
        Architecture::X86_64 => {
            while missing > 0 {
                let nop = X86_NOPS[missing.min(X86_NOPS.len()) - 1];
                data.extend_from_slice(nop);
                missing -= nop.len();
            }
            return;
        }
        Architecture::Aarch64 => (&[0x1f, 0x20, 0x03, 0xd5], &[]),
        Architecture::Riscv64 => (&[0x13, 0x00, 0x00, 0x00], &[0x01, 0x00]),
        Architecture::S390x => (&[0x07, 0x07], &[]),
    };
    // Instructions end on even (or 4-byte) addresses, so what the units leave is data that was put into text.
    let whole = missing / unit.len();
    let rest = missing % unit.len();
    if rest == last.len() {
        data.extend_from_slice(last);
    } else {
        data.resize(data.len() + rest, 0);
    }
    for _ in 0..whole {
        data.extend_from_slice(unit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_found_by_name_and_group() {
        let mut object = Object::new(Format::Elf, Architecture::X86_64);
        let text = object.section(Section::new(*b".text", SectionKind::Text));
        assert_eq!(object.section(Section::new(*b".text", SectionKind::Text)), text);
        let symbol = object.symbol_named(b"f");
        let group = object.add_group(symbol, GroupKind::Any);
        let grouped =
            object.section(Section { group: Some(group), ..Section::new(*b".text", SectionKind::Text) });
        assert_ne!(grouped, text);
    }

    #[test]
    fn text_is_padded_with_nops() {
        let mut object = Object::new(Format::Elf, Architecture::X86_64);
        let text = object.section(Section::new(*b".text", SectionKind::Text));
        object.append(text, &[0xc3], 16);
        assert_eq!(object.append(text, &[0xc3], 16), 16);
        assert_eq!(object.sections[text].size(), 17);
        assert_eq!(object.sections[text].align, 16);
    }

    #[test]
    fn gigabytes_of_zeros_take_no_memory() {
        let mut object = Object::new(Format::Elf, Architecture::X86_64);
        let bss = object.section(Section::new(*b".bss", SectionKind::Bss));
        assert_eq!(object.append_zeros(bss, 8 << 30, 32), 0);
        assert_eq!(object.append_zeros(bss, 1, 1), 8 << 30);
    }

    #[test]
    fn symbols_are_found_by_name() {
        let mut object = Object::new(Format::Elf, Architecture::X86_64);
        let id = object.symbol_named(b"printf");
        assert_eq!(object.symbol_named(b"printf"), id);
        assert_eq!(object.find_symbol(b"puts"), None);
    }
}
