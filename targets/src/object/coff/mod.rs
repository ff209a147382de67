//! COFF objects (PE Format, "COFF File Header (Object and Image)" and following), with the extended header
//! (`/bigobj`) when there are more sections than 16 bits can number.
//!
//! The file is small enough in kinds of records to be written directly: header, section headers, then contents and
//! relocations of each section, symbols, strings. Addends lie in the sections' bytes.

mod relocations;
mod resolve;

use super::{
    Architecture, Binding, FixupKind, Group, GroupKind, Object, Section, SectionData, SectionId, SectionKind,
    Symbol, SymbolId, SymbolKind, SymbolPlace, uleb128,
};
use cranelift_entity::{EntityRef, SecondaryMap};
use object::pe;
use resolve::{Relocation, Resolved};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::Loc;
use rustc_hash::FxHashMap;

const FILE_HEADER_SIZE: u64 = 20;
const BIG_FILE_HEADER_SIZE: u64 = 56;
const SECTION_HEADER_SIZE: u64 = 40;
const RELOCATION_SIZE: u64 = 10;
const SYMBOL_SIZE: usize = 18;
const BIG_SYMBOL_SIZE: usize = 20;
/// The most sections that the plain header can number.
const MAX_SECTIONS: usize = 65_279;
/// `ClassID` of `ANON_OBJECT_HEADER_BIGOBJ`.
const BIG_CLASS_ID: [u8; 16] =
    [0xc7, 0xa1, 0xba, 0xd1, 0xee, 0xba, 0xa9, 0x4b, 0xaf, 0x20, 0xfa, 0xf6, 0x6a, 0xa4, 0xdc, 0xb8];
const SYM_UNDEFINED: i32 = 0;
const SYM_ABSOLUTE: i32 = -1;
const SYM_DEBUG: i32 = -2;
const TYPE_FUNCTION: u16 = 0x20;

/// The bytes of the object file. What 32 bits cannot express (sections of 4 GiB) is an error.
pub fn write(mut object: Object) -> Result<Vec<u8>> {
    let resolved = resolve::resolve(&mut object)?;
    let significant = object.address_significant.take().map(|list| {
        let mut section = Section::new(*b".llvm_addrsig", SectionKind::Exclude);
        section.flags.raw = Some(u64::from(pe::IMAGE_SCN_LNK_REMOVE.0));
        (object.section(section), list)
    });
    let symbols = symbol_table(&object, &resolved)?;
    if let Some((section, list)) = significant {
        let numbers = list.iter().filter(|&&id| resolved.in_table[id]).map(|&id| symbols.by_symbol[id]);
        object.sections[section].data = SectionData::Bytes(numbers.flat_map(uleb128).collect());
    }
    Writer { object: &object, resolved: &resolved, symbols, strings: Strings::default() }.write()
}

fn error(message: impl Into<String>) -> Box<Diagnostic> {
    Diagnostic::error(Loc::NONE, message)
}

/// The string table: names of more than 8 bytes, each once.
#[derive(Default)]
struct Strings {
    bytes: Vec<u8>,
    offsets: FxHashMap<Box<[u8]>, u32>,
}

impl Strings {
    /// The offset of a name in the table, whose first 4 bytes are its own length.
    fn add(&mut self, name: &[u8]) -> Result<u32> {
        if let Some(&offset) = self.offsets.get(name) {
            return Ok(offset);
        }
        let offset =
            u32::try_from(self.bytes.len() + 4).map_err(|_| error("the COFF string table exceeds 4 GiB"))?;
        self.bytes.extend_from_slice(name);
        self.bytes.push(0);
        self.offsets.insert(name.into(), offset);
        Ok(offset)
    }
}

/// An entry of the symbol table.
struct Entry {
    name: Box<[u8]>,
    value: u32,
    /// From 1; 0, -1 and -2 are special.
    section: i32,
    kind: u16,
    class: u8,
    auxiliary: Auxiliary,
}

enum Auxiliary {
    None,
    /// The name of the source file.
    File(Box<[u8]>),
    Section(SectionId),
    /// The index of the entry that a weak external falls back to.
    Weak(u32),
}

/// The symbol table and where everything is in it.
struct SymbolTable {
    entries: Vec<Entry>,
    by_symbol: SecondaryMap<SymbolId, u32>,
    by_section: SecondaryMap<SectionId, u32>,
    /// Entries with their auxiliary records.
    count: u32,
}

impl SymbolTable {
    fn push(&mut self, entry: Entry, big: bool) -> u32 {
        let index = self.count;
        self.count += 1 + auxiliary_records(&entry.auxiliary, big);
        self.entries.push(entry);
        index
    }
}

fn auxiliary_records(auxiliary: &Auxiliary, big: bool) -> u32 {
    match auxiliary {
        Auxiliary::None => 0,
        Auxiliary::Section(_) | Auxiliary::Weak(_) => 1,
        Auxiliary::File(name) => name.len().div_ceil(if big { BIG_SYMBOL_SIZE } else { SYMBOL_SIZE }) as u32,
    }
}

fn is_big(object: &Object) -> bool {
    object.sections.len() > MAX_SECTIONS
}

/// The section number of a symbol's place.
fn section_number(section: SectionId) -> i32 {
    section.index() as i32 + 1
}

fn symbol_table(object: &Object, resolved: &Resolved) -> Result<SymbolTable> {
    let big = is_big(object);
    let mut table = SymbolTable {
        entries: Vec::with_capacity(object.symbols.len() + 2 * object.sections.len()),
        by_symbol: SecondaryMap::with_capacity(object.symbols.len()),
        by_section: SecondaryMap::with_capacity(object.sections.len()),
        count: 0,
    };
    if let Some(name) = &object.file_name {
        let entry = Entry {
            name: Box::from(*b".file"),
            value: 0,
            section: SYM_DEBUG,
            kind: 0,
            class: pe::IMAGE_SYM_CLASS_FILE.0,
            auxiliary: Auxiliary::File(name.clone()),
        };
        table.push(entry, big);
    }
    // A section's symbol comes before that of its group, which linkers rely on.
    for (id, section) in object.sections.iter() {
        let entry = Entry {
            name: section.name.clone(),
            value: 0,
            section: section_number(id),
            kind: 0,
            class: pe::IMAGE_SYM_CLASS_STATIC.0,
            auxiliary: Auxiliary::Section(id),
        };
        table.by_section[id] = table.push(entry, big);
        if object.arch == Architecture::Aarch64 {
            offset_labels(&mut table, id, section, big)?;
        }
    }
    let suffix = weak_suffix(object);
    let mut defaults = Vec::new();
    // The symbol that names a group comes before others in its section, which linkers rely on.
    let leaders = object.groups.values().map(|group| group.symbol);
    let mut placed = SecondaryMap::with_capacity(object.symbols.len());
    for id in leaders.chain(object.symbols.keys()) {
        let symbol = &object.symbols[id];
        if resolved.in_table[id] && !std::mem::replace(&mut placed[id], true) {
            if let Some(default) = symbol.weak_default.expand() {
                defaults.push((table.entries.len(), default));
            }
            let index = add_symbol(&mut table, symbol, &suffix, big)?;
            table.by_symbol[id] = index;
        }
    }
    // Weak externals whose fall-back is another symbol.
    for (entry, default) in defaults {
        table.entries[entry].auxiliary = Auxiliary::Weak(table.by_symbol[default]);
    }
    Ok(table)
}

/// Labels at every megabyte of a section: `adrp` and its kin have 21 bits for an offset from a symbol.
fn offset_labels(table: &mut SymbolTable, id: SectionId, section: &Section, big: bool) -> Result<()> {
    const INTERVAL: u64 = 1 << 20;
    for number in 1..section.size().div_ceil(INTERVAL) {
        let value = u32::try_from(number * INTERVAL);
        let entry = Entry {
            name: [b"$L", &*section.name, b"_", number.to_string().as_bytes()].concat().into(),
            value: value.map_err(|_| error("a COFF section cannot exceed 4 GiB"))?,
            section: section_number(id),
            kind: 0,
            class: pe::IMAGE_SYM_CLASS_STATIC.0,
            auxiliary: Auxiliary::None,
        };
        table.push(entry, big);
    }
    Ok(())
}

/// What makes the names of weak symbols' defaults unique: an external definition of this object, best one that is in no
/// group.
fn weak_suffix(object: &Object) -> Vec<u8> {
    let external = |symbol: &&Symbol| {
        symbol.binding == Binding::Global && matches!(symbol.place, SymbolPlace::Section { .. })
    };
    let grouped = |symbol: &Symbol| match symbol.place {
        SymbolPlace::Section { section, .. } => object.sections[section].group.is_some(),
        _ => false,
    };
    let mut candidates = object.symbols.values().filter(external);
    let first = object.symbols.values().find(|symbol| external(symbol) && !grouped(symbol));
    match first.or_else(|| candidates.next()) {
        Some(symbol) => [b".", &*symbol.name].concat(),
        None => Vec::new(),
    }
}

fn add_symbol(table: &mut SymbolTable, symbol: &Symbol, suffix: &[u8], big: bool) -> Result<u32> {
    let narrow = |value: u64| u32::try_from(value).map_err(|_| error("a COFF symbol lies beyond 4 GiB"));
    let (section, value) = match symbol.place {
        SymbolPlace::Undefined => (SYM_UNDEFINED, 0),
        SymbolPlace::Section { section, offset } => (section_number(section), narrow(offset)?),
        // The linker aligns common symbols by their size; a greater alignment is asked for in `.drectve`.
        SymbolPlace::Common { size, .. } => (SYM_UNDEFINED, narrow(size)?),
        SymbolPlace::Absolute(value) => (SYM_ABSOLUTE, value as u32),
    };
    let kind = if symbol.kind == SymbolKind::Function { TYPE_FUNCTION } else { 0 };
    let class = match symbol.binding {
        Binding::Temporary | Binding::Local if symbol.is_defined() => pe::IMAGE_SYM_CLASS_STATIC,
        _ => pe::IMAGE_SYM_CLASS_EXTERNAL,
    };
    let name = symbol.name.clone();
    let plain = Entry { name, value, section, kind, class: class.0, auxiliary: Auxiliary::None };
    if symbol.binding != Binding::Weak || symbol.weak_default.is_some() {
        if symbol.weak_default.is_none() {
            return Ok(table.push(plain, big));
        }
        let weak = Entry {
            value: 0,
            section: SYM_UNDEFINED,
            kind: 0,
            class: pe::IMAGE_SYM_CLASS_WEAK_EXTERNAL.0,
            auxiliary: Auxiliary::Weak(0),
            ..plain
        };
        return Ok(table.push(weak, big));
    }
    // A weak external, and what it is if nothing else defines it: this definition, or 0.
    let default = Entry {
        name: [b".weak.", &*symbol.name, b".default", suffix].concat().into(),
        section: if section == SYM_UNDEFINED { SYM_ABSOLUTE } else { section },
        ..plain
    };
    let default = table.push(default, big);
    let weak = Entry {
        name: symbol.name.clone(),
        value: 0,
        section: SYM_UNDEFINED,
        kind: 0,
        class: pe::IMAGE_SYM_CLASS_WEAK_EXTERNAL.0,
        auxiliary: Auxiliary::Weak(default),
    };
    Ok(table.push(weak, big))
}

fn machine(arch: Architecture) -> Result<u16> {
    match arch {
        Architecture::X86_64 => Ok(pe::IMAGE_FILE_MACHINE_AMD64.0),
        Architecture::Aarch64 => Ok(pe::IMAGE_FILE_MACHINE_ARM64.0),
        Architecture::Riscv64 | Architecture::S390x => {
            Err(error(format!("COFF objects for {arch:?} are not supported")))
        }
    }
}

/// Section flags of a kind, without the alignment.
pub(crate) fn characteristics(kind: SectionKind) -> u32 {
    let code = pe::IMAGE_SCN_CNT_CODE.0 | pe::IMAGE_SCN_MEM_EXECUTE.0 | pe::IMAGE_SCN_MEM_READ.0;
    let constant = pe::IMAGE_SCN_CNT_INITIALIZED_DATA.0 | pe::IMAGE_SCN_MEM_READ.0;
    let data = constant | pe::IMAGE_SCN_MEM_WRITE.0;
    match kind {
        SectionKind::Text => code,
        SectionKind::Data | SectionKind::ThreadData | SectionKind::ThreadBss => data,
        SectionKind::Bss => {
            pe::IMAGE_SCN_CNT_UNINITIALIZED_DATA.0 | pe::IMAGE_SCN_MEM_READ.0 | pe::IMAGE_SCN_MEM_WRITE.0
        }
        SectionKind::ReadOnly
        | SectionKind::ReadOnlyWithRelocs
        | SectionKind::MergeableConst
        | SectionKind::MergeableStrings
        | SectionKind::InitArray
        | SectionKind::FiniArray
        | SectionKind::PreinitArray
        | SectionKind::Unwind
        | SectionKind::Note => constant,
        SectionKind::Metadata => constant | pe::IMAGE_SCN_MEM_DISCARDABLE.0,
        SectionKind::Exclude => pe::IMAGE_SCN_LNK_REMOVE.0 | pe::IMAGE_SCN_MEM_DISCARDABLE.0,
    }
}

/// The kind of choice among groups of one name, as in an auxiliary section record.
fn selection(group: &Group, associative: bool) -> u8 {
    if associative {
        return pe::IMAGE_COMDAT_SELECT_ASSOCIATIVE.0;
    }
    match group.kind {
        GroupKind::Any => pe::IMAGE_COMDAT_SELECT_ANY.0,
        GroupKind::ExactMatch => pe::IMAGE_COMDAT_SELECT_EXACT_MATCH.0,
        GroupKind::Largest => pe::IMAGE_COMDAT_SELECT_LARGEST.0,
        GroupKind::NoDuplicates => pe::IMAGE_COMDAT_SELECT_NODUPLICATES.0,
        GroupKind::SameSize => pe::IMAGE_COMDAT_SELECT_SAME_SIZE.0,
    }
}

/// The section that holds the symbol of this section's group; itself if none does.
pub(crate) fn leader_section(object: &Object, id: SectionId) -> SectionId {
    let symbol = object.sections[id].group.map(|group| object.groups[group].symbol);
    match symbol.map(|symbol| object.symbols[symbol].place) {
        Some(SymbolPlace::Section { section, .. }) => section,
        _ => id,
    }
}

struct Writer<'a> {
    object: &'a Object,
    resolved: &'a Resolved,
    symbols: SymbolTable,
    strings: Strings,
}

impl Writer<'_> {
    fn write(mut self) -> Result<Vec<u8>> {
        let object = self.object;
        let big = is_big(object);
        let header_size = if big { BIG_FILE_HEADER_SIZE } else { FILE_HEADER_SIZE };
        let mut position = header_size + SECTION_HEADER_SIZE * object.sections.len() as u64;
        let mut headers = Vec::new();
        for (id, section) in object.sections.iter() {
            let relocations = self.resolved.relocations[id].len() as u64;
            let (data_at, data_size) = match &section.data {
                SectionData::Bytes(bytes) if bytes.is_empty() => (0, 0),
                SectionData::Bytes(bytes) => (position, bytes.len() as u64),
                SectionData::Zero(_) => (0, 0),
            };
            position += data_size;
            let relocations_at = if relocations == 0 { 0 } else { position };
            // With more than 65535 relocations, the first record holds their number.
            let overflow = relocations > 0xffff;
            position += RELOCATION_SIZE * (relocations + u64::from(overflow));
            let narrow =
                |value: u64| u32::try_from(value).map_err(|_| error("a COFF object cannot exceed 4 GiB"));
            let mut flags = section.flags.raw.map_or_else(|| characteristics(section.kind), |raw| raw as u32);
            flags |= section.flags.extra as u32;
            flags |= alignment_flag(section.align)?;
            if section.group.is_some() {
                flags |= pe::IMAGE_SCN_LNK_COMDAT.0;
            }
            if overflow {
                flags |= pe::IMAGE_SCN_LNK_NRELOC_OVFL.0;
            }
            headers.extend_from_slice(&self.section_name(&section.name)?);
            headers.extend_from_slice(&[0; 8]);
            headers.extend_from_slice(&narrow(section.size())?.to_le_bytes());
            headers.extend_from_slice(&narrow(data_at)?.to_le_bytes());
            headers.extend_from_slice(&narrow(relocations_at)?.to_le_bytes());
            headers.extend_from_slice(&[0; 4]);
            headers.extend_from_slice(&(relocations.min(0xffff) as u16).to_le_bytes());
            headers.extend_from_slice(&[0; 2]);
            headers.extend_from_slice(&flags.to_le_bytes());
        }
        let symbols_at = u32::try_from(position).map_err(|_| error("a COFF object cannot exceed 4 GiB"))?;
        let mut out = self.file_header(big, symbols_at)?;
        out.reserve(position as usize + self.symbols.count as usize * BIG_SYMBOL_SIZE);
        out.extend_from_slice(&headers);
        for (id, section) in object.sections.iter() {
            if let SectionData::Bytes(bytes) = &section.data {
                let start = out.len();
                out.extend_from_slice(bytes);
                for fixup in section.fixups.iter().filter(|fixup| fixup.kind == FixupKind::SymbolIndex4) {
                    let index = self.symbols.by_symbol[fixup.symbol].to_le_bytes();
                    let place = out.get_mut(start + fixup.offset as usize..);
                    if let Some(place) = place.and_then(|rest| rest.first_chunk_mut()) {
                        *place = index;
                    }
                }
            }
            let relocations = &self.resolved.relocations[id];
            if relocations.len() > 0xffff {
                write_relocation(&mut out, relocations.len() as u32 + 1, 0, 0);
            }
            for &Relocation { offset, symbol, r_type } in relocations {
                let index = match symbol {
                    resolve::RelocationSymbol::Symbol(symbol) => self.symbols.by_symbol[symbol],
                    resolve::RelocationSymbol::Section(section) => self.symbols.by_section[section],
                };
                write_relocation(&mut out, offset, index, r_type);
            }
        }
        debug_assert_eq!(out.len() as u64, position);
        for entry in std::mem::take(&mut self.symbols.entries) {
            self.write_symbol(&mut out, &entry, big)?;
        }
        out.extend_from_slice(&(self.strings.bytes.len() as u32 + 4).to_le_bytes());
        out.extend_from_slice(&self.strings.bytes);
        Ok(out)
    }

    fn file_header(&self, big: bool, symbols_at: u32) -> Result<Vec<u8>> {
        let machine = machine(self.object.arch)?;
        let sections = self.object.sections.len() as u32;
        let mut out = Vec::new();
        if big {
            out.extend_from_slice(&0u16.to_le_bytes());
            out.extend_from_slice(&0xffffu16.to_le_bytes());
            out.extend_from_slice(&2u16.to_le_bytes());
            out.extend_from_slice(&machine.to_le_bytes());
            out.extend_from_slice(&[0; 4]);
            out.extend_from_slice(&BIG_CLASS_ID);
            out.extend_from_slice(&[0; 16]);
            out.extend_from_slice(&sections.to_le_bytes());
            out.extend_from_slice(&symbols_at.to_le_bytes());
            out.extend_from_slice(&self.symbols.count.to_le_bytes());
        } else {
            out.extend_from_slice(&machine.to_le_bytes());
            out.extend_from_slice(&(sections as u16).to_le_bytes());
            out.extend_from_slice(&[0; 4]);
            out.extend_from_slice(&symbols_at.to_le_bytes());
            out.extend_from_slice(&self.symbols.count.to_le_bytes());
            out.extend_from_slice(&[0; 4]);
        }
        Ok(out)
    }

    /// The 8 bytes of a section's name; longer ones are `/` and the decimal offset in the string table, or `//` and
    /// the offset in base 64.
    fn section_name(&mut self, name: &[u8]) -> Result<[u8; 8]> {
        let mut field = [0; 8];
        if name.len() <= 8 {
            field[..name.len()].copy_from_slice(name);
            return Ok(field);
        }
        let offset = self.strings.add(name)?;
        if offset <= 9_999_999 {
            let text = format!("/{offset}");
            field[..text.len()].copy_from_slice(text.as_bytes());
            return Ok(field);
        }
        const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        field = *b"//AAAAAA";
        let mut rest = offset;
        for digit in field[2..].iter_mut().rev() {
            *digit = DIGITS[rest as usize % 64];
            rest /= 64;
        }
        Ok(field)
    }

    fn write_symbol(&mut self, out: &mut Vec<u8>, entry: &Entry, big: bool) -> Result<()> {
        let mut name = [0; 8];
        if entry.name.len() <= 8 && !entry.name.is_empty() {
            name[..entry.name.len()].copy_from_slice(&entry.name);
        } else {
            let offset = self.strings.add(&entry.name)?;
            name[4..].copy_from_slice(&offset.to_le_bytes());
        }
        out.extend_from_slice(&name);
        out.extend_from_slice(&entry.value.to_le_bytes());
        if big {
            out.extend_from_slice(&entry.section.to_le_bytes());
        } else {
            out.extend_from_slice(&(entry.section as i16).to_le_bytes());
        }
        out.extend_from_slice(&entry.kind.to_le_bytes());
        out.push(entry.class);
        let records = auxiliary_records(&entry.auxiliary, big);
        out.push(u8::try_from(records).map_err(|_| error("the source file's name is too long for COFF"))?);
        let mut record = Vec::new();
        match &entry.auxiliary {
            Auxiliary::None => {}
            Auxiliary::File(name) => record.extend_from_slice(name),
            Auxiliary::Weak(tag) => {
                record.extend_from_slice(&tag.to_le_bytes());
                record.extend_from_slice(&pe::IMAGE_WEAK_EXTERN_SEARCH_ALIAS.0.to_le_bytes());
            }
            Auxiliary::Section(id) => record = self.section_record(*id),
        }
        let size = if big { BIG_SYMBOL_SIZE } else { SYMBOL_SIZE };
        record.resize(records as usize * size, 0);
        out.extend_from_slice(&record);
        Ok(())
    }

    fn section_record(&self, id: SectionId) -> Vec<u8> {
        let section = &self.object.sections[id];
        let relocations = self.resolved.relocations[id].len().min(0xffff) as u16;
        let checksum = match &section.data {
            SectionData::Bytes(bytes) => crc32(bytes),
            SectionData::Zero(_) => 0,
        };
        let (number, selection) = match section.group {
            None => (section_number(id) as u32, 0),
            Some(group) => {
                let group = &self.object.groups[group];
                let leader = leader_section(self.object, id);
                let associative = section.associative || leader != id;
                let number = if associative { leader } else { id };
                (section_number(number) as u32, selection(group, associative))
            }
        };
        let mut record = Vec::with_capacity(BIG_SYMBOL_SIZE);
        record.extend_from_slice(&(section.size() as u32).to_le_bytes());
        record.extend_from_slice(&relocations.to_le_bytes());
        record.extend_from_slice(&[0; 2]);
        record.extend_from_slice(&checksum.to_le_bytes());
        record.extend_from_slice(&(number as u16).to_le_bytes());
        record.extend_from_slice(&[selection, 0]);
        record.extend_from_slice(&((number >> 16) as u16).to_le_bytes());
        record
    }
}

fn alignment_flag(align: u64) -> Result<u32> {
    match align.trailing_zeros() {
        log2 @ 0..=13 => Ok((log2 + 1) << 20),
        _ => Err(error(format!("an alignment of {align} bytes is more than COFF sections can have (8192)"))),
    }
}

fn write_relocation(out: &mut Vec<u8>, offset: u32, symbol: u32, r_type: u16) {
    out.extend_from_slice(&offset.to_le_bytes());
    out.extend_from_slice(&symbol.to_le_bytes());
    out.extend_from_slice(&r_type.to_le_bytes());
}

/// The checksum of a comdat section: CRC-32 without the final complement, as LLVM and MSVC compute it.
fn crc32(bytes: &[u8]) -> u32 {
    let mut table = [0u32; 256];
    for (index, entry) in table.iter_mut().enumerate() {
        let mut value = index as u32;
        for _ in 0..8 {
            value = if value & 1 != 0 { value >> 1 ^ 0xedb8_8320 } else { value >> 1 };
        }
        *entry = value;
    }
    bytes.iter().fold(0, |crc, &byte| table[(crc as u8 ^ byte) as usize] ^ crc >> 8)
}
