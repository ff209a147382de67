//! Mach-O relocatable objects (`<mach-o/loader.h>`, `<mach-o/nlist.h>`, `<mach-o/reloc.h>`), 64-bit, little-endian.
//!
//! One unnamed segment holds all sections; sections without contents have the highest addresses. Symbols are sorted as
//! the dynamic symbol table wants them: local, defined, undefined, the latter two by name.

mod relocations;
mod resolve;

use super::{
    Architecture, Binding, FixupKind, Object, Section, SectionData, SectionId, SectionKind, Symbol, SymbolId,
    SymbolPlace, SymbolVisibility, align_up,
};
use cranelift_entity::{EntityRef, SecondaryMap};
use resolve::{Relocation, RelocationSymbol, Resolved};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::Loc;

const MH_MAGIC_64: u32 = 0xfeed_facf;
const MH_OBJECT: u32 = 1;
const MH_SUBSECTIONS_VIA_SYMBOLS: u32 = 0x2000;
const CPU_TYPE_X86_64: u32 = 0x0100_0007;
const CPU_TYPE_ARM64: u32 = 0x0100_000c;
const CPU_SUBTYPE_X86_64_ALL: u32 = 3;
const LC_SYMTAB: u32 = 0x2;
const LC_DYSYMTAB: u32 = 0xb;
const LC_SEGMENT_64: u32 = 0x19;
const LC_VERSION_MIN_MACOSX: u32 = 0x24;
const LC_VERSION_MIN_IPHONEOS: u32 = 0x25;
const LC_VERSION_MIN_TVOS: u32 = 0x2f;
const LC_VERSION_MIN_WATCHOS: u32 = 0x30;
const LC_LINKER_OPTION: u32 = 0x2d;
const LC_BUILD_VERSION: u32 = 0x32;
const PLATFORM_MACOS: u32 = 1;
const PLATFORM_IOS: u32 = 2;
const PLATFORM_TVOS: u32 = 3;
const PLATFORM_WATCHOS: u32 = 4;
const PLATFORM_IOS_SIMULATOR: u32 = 7;
const PLATFORM_TVOS_SIMULATOR: u32 = 8;
const PLATFORM_WATCHOS_SIMULATOR: u32 = 9;
const N_EXT: u8 = 0x01;
const N_PEXT: u8 = 0x10;
/// Another name: the value is where the name of the symbol is that it stands for.
const N_INDR: u8 = 0xa;
const N_ABS: u8 = 0x02;
const N_SECT: u8 = 0x0e;
const N_NO_DEAD_STRIP: u16 = 0x20;
const N_WEAK_REF: u16 = 0x40;
const N_WEAK_DEF: u16 = 0x80;
const N_ALT_ENTRY: u16 = 0x200;
const HEADER_SIZE: u64 = 32;
const SEGMENT_SIZE: u64 = 72;
const SECTION_SIZE: u64 = 80;
/// Section types (`SECTION_TYPE`).
const S_ZEROFILL: u32 = 0x1;
const S_CSTRING_LITERALS: u32 = 0x2;
const S_4BYTE_LITERALS: u32 = 0x3;
const S_8BYTE_LITERALS: u32 = 0x4;
const S_MOD_INIT_FUNC_POINTERS: u32 = 0x9;
const S_MOD_TERM_FUNC_POINTERS: u32 = 0xa;
const S_COALESCED: u32 = 0xb;
const S_GB_ZEROFILL: u32 = 0xc;
const S_16BYTE_LITERALS: u32 = 0xe;
const S_THREAD_LOCAL_REGULAR: u32 = 0x11;
const S_THREAD_LOCAL_ZEROFILL: u32 = 0x12;
/// Attributes: pure and some instructions; debug; table of contents, symbols and liveness of `__eh_frame`.
const ATTR_CODE: u32 = 0x8000_0400;
const ATTR_DEBUG: u32 = 0x0200_0000;
const ATTR_EH_FRAME: u32 = 0x6800_0000;

/// The bytes of the object file. More than 255 sections, names of segments and sections longer than 16 bytes, and
/// relocations that Mach-O does not have are errors.
pub fn write(mut object: Object) -> Result<Vec<u8>> {
    if object.sections.len() > 255 {
        return Err(error("a Mach-O object cannot have more than 255 sections"));
    }
    let resolved = resolve::resolve(&mut object)?;
    Writer::new(&object, &resolved)?.write()
}

fn error(message: impl Into<String>) -> Box<Diagnostic> {
    Diagnostic::error(Loc::NONE, message)
}

/// Section type and attributes.
pub(crate) fn section_flags(section: &Section) -> u32 {
    if let Some(raw) = section.flags.raw {
        return raw as u32;
    }
    let flags = match section.kind {
        SectionKind::Text => ATTR_CODE,
        SectionKind::Bss => S_ZEROFILL,
        SectionKind::MergeableStrings => match section.entry_size {
            1 => S_CSTRING_LITERALS,
            _ => 0,
        },
        SectionKind::MergeableConst => match section.entry_size {
            4 => S_4BYTE_LITERALS,
            8 => S_8BYTE_LITERALS,
            16 => S_16BYTE_LITERALS,
            _ => 0,
        },
        SectionKind::ThreadData => S_THREAD_LOCAL_REGULAR,
        SectionKind::ThreadBss => S_THREAD_LOCAL_ZEROFILL,
        SectionKind::InitArray => S_MOD_INIT_FUNC_POINTERS,
        SectionKind::FiniArray => S_MOD_TERM_FUNC_POINTERS,
        SectionKind::Unwind => S_COALESCED | ATTR_EH_FRAME,
        SectionKind::Metadata | SectionKind::Exclude => ATTR_DEBUG,
        SectionKind::Data
        | SectionKind::ReadOnly
        | SectionKind::ReadOnlyWithRelocs
        | SectionKind::PreinitArray
        | SectionKind::Note => 0,
    };
    flags | section.flags.extra as u32
}

/// The type part of a section's flags.
fn section_type(section: &Section) -> u32 {
    section_flags(section) & 0xff
}

fn is_zero_fill(section: &Section) -> bool {
    matches!(section_type(section), S_ZEROFILL | S_GB_ZEROFILL | S_THREAD_LOCAL_ZEROFILL)
}

/// Addresses of the sections: those with contents first.
fn addresses(object: &Object) -> SecondaryMap<SectionId, u64> {
    let mut addresses = SecondaryMap::with_capacity(object.sections.len());
    let mut end = 0;
    for zero_fill in [false, true] {
        for (id, section) in object.sections.iter().filter(|(_, section)| is_zero_fill(section) == zero_fill)
        {
            let address = align_up(end, section.align);
            addresses[id] = address;
            end = address.saturating_add(section.size());
        }
    }
    addresses
}

/// An entry of the symbol table: the name's offset is not known yet.
struct Writer<'a> {
    object: &'a Object,
    resolved: &'a Resolved,
    locals: Vec<SymbolId>,
    defined: Vec<SymbolId>,
    undefined: Vec<SymbolId>,
    index: SecondaryMap<SymbolId, u32>,
    commands: Vec<Vec<u8>>,
}

struct Bytes(Vec<u8>);

impl Bytes {
    fn u32(&mut self, value: u32) -> &mut Bytes {
        self.0.extend_from_slice(&value.to_le_bytes());
        self
    }

    fn u64(&mut self, value: u64) -> &mut Bytes {
        self.0.extend_from_slice(&value.to_le_bytes());
        self
    }

    /// A name of at most 16 bytes.
    fn name(&mut self, name: &[u8]) -> Result<&mut Bytes> {
        if name.len() > 16 {
            let shown = String::from_utf8_lossy(name).into_owned();
            return Err(error(format!("the section or segment name '{shown}' is longer than 16 bytes")));
        }
        let start = self.0.len();
        self.0.extend_from_slice(name);
        self.0.resize(start + 16, 0);
        Ok(self)
    }

    fn align(&mut self, align: usize) {
        while !self.0.len().is_multiple_of(align) {
            self.0.push(0);
        }
    }
}

impl<'a> Writer<'a> {
    fn new(object: &'a Object, resolved: &'a Resolved) -> Result<Writer<'a>> {
        let (mut locals, mut defined, mut undefined) = (Vec::new(), Vec::new(), Vec::new());
        for (id, symbol) in object.symbols.iter().filter(|&(id, _)| resolved.in_table[id]) {
            match symbol.place {
                SymbolPlace::Undefined | SymbolPlace::Common { .. } => undefined.push(id),
                SymbolPlace::Section { .. } | SymbolPlace::Absolute(_) => match symbol.binding {
                    Binding::Temporary | Binding::Local => locals.push(id),
                    Binding::Global | Binding::Weak | Binding::Unique => defined.push(id),
                },
            }
        }
        let by_name = |a: &SymbolId, b: &SymbolId| object.symbols[*a].name.cmp(&object.symbols[*b].name);
        defined.sort_by(by_name);
        undefined.sort_by(by_name);
        let mut index = SecondaryMap::with_capacity(object.symbols.len());
        for (number, &id) in locals.iter().chain(&defined).chain(&undefined).enumerate() {
            index[id] = number as u32;
        }
        let commands = commands(object);
        Ok(Writer { object, resolved, locals, defined, undefined, index, commands })
    }

    fn write(&self) -> Result<Vec<u8>> {
        let object = self.object;
        let narrow =
            |value: u64| u32::try_from(value).map_err(|_| error("a Mach-O object cannot exceed 4 GiB"));
        let section_count = object.sections.len() as u64;
        let segment_size = SEGMENT_SIZE + SECTION_SIZE * section_count;
        let others: u64 = self.commands.iter().map(|command| command.len() as u64).sum();
        let symbol_count = self.locals.len() + self.defined.len() + self.undefined.len();
        // Objects without symbols have no commands for them.
        let (table_count, tables_size) = if symbol_count == 0 { (0, 0) } else { (2, 24 + 80) };
        let commands_size = segment_size + others + tables_size;
        let data_start = HEADER_SIZE + commands_size;

        // Contents follow the commands at the distances of their addresses.
        let addresses = &self.resolved.addresses;
        let with_contents = || object.sections.iter().filter(|(_, section)| !is_zero_fill(section));
        let contents_end =
            with_contents().map(|(id, section)| addresses[id] + section.size()).max().unwrap_or(0);
        let memory_end =
            object.sections.iter().map(|(id, section)| addresses[id].saturating_add(section.size())).max();
        let relocations_start = align_up(data_start + contents_end, 8);
        let mut relocation_at = relocations_start;

        let (cpu, subtype) = match object.arch {
            Architecture::X86_64 => (CPU_TYPE_X86_64, CPU_SUBTYPE_X86_64_ALL),
            Architecture::Aarch64 => (CPU_TYPE_ARM64, 0),
            Architecture::Riscv64 | Architecture::S390x => {
                return Err(error(format!("Mach-O objects for {:?} are not supported", object.arch)));
            }
        };
        let mut out = Bytes(Vec::with_capacity(relocations_start as usize));
        let flags = if object.header.subsections_via_symbols { MH_SUBSECTIONS_VIA_SYMBOLS } else { 0 };
        out.u32(MH_MAGIC_64).u32(cpu).u32(object.header.cpu_subtype.unwrap_or(subtype)).u32(MH_OBJECT);
        out.u32(1 + table_count + self.commands.len() as u32).u32(narrow(commands_size)?).u32(flags).u32(0);

        out.u32(LC_SEGMENT_64).u32(narrow(segment_size)?).name(b"")?;
        out.u64(0).u64(memory_end.unwrap_or(0)).u64(data_start).u64(contents_end);
        out.u32(7).u32(7).u32(section_count as u32).u32(0);
        for (id, section) in object.sections.iter() {
            let count = self.resolved.relocations[id].len() as u32;
            let zero_fill = is_zero_fill(section);
            out.name(&section.name)?.name(&section.segment)?;
            out.u64(addresses[id]).u64(section.size());
            out.u32(if zero_fill { 0 } else { narrow(data_start + addresses[id])? });
            out.u32(section.align.trailing_zeros());
            out.u32(if count == 0 { 0 } else { narrow(relocation_at)? }).u32(count);
            out.u32(section_flags(section)).u32(0).u32(0).u32(0);
            relocation_at += 8 * u64::from(count);
        }
        for command in &self.commands {
            out.0.extend_from_slice(command);
        }
        let symbols_at = relocation_at;
        let strings_at = symbols_at + 16 * symbol_count as u64;
        let (strings, offsets) = self.strings()?;
        if symbol_count > 0 {
            out.u32(LC_SYMTAB).u32(24).u32(narrow(symbols_at)?).u32(narrow(symbol_count as u64)?);
            out.u32(narrow(strings_at)?).u32(strings.len() as u32);
            let (locals, defined) = (self.locals.len() as u32, self.defined.len() as u32);
            out.u32(LC_DYSYMTAB).u32(80).u32(0).u32(locals).u32(locals).u32(defined).u32(locals + defined);
            out.u32(self.undefined.len() as u32);
            for _ in 0..12 {
                out.u32(0);
            }
        }
        debug_assert_eq!(out.0.len() as u64, data_start);

        for (id, section) in with_contents() {
            let start = (data_start + addresses[id]) as usize;
            out.0.resize(start, 0);
            match &section.data {
                SectionData::Bytes(bytes) => out.0.extend_from_slice(bytes),
                SectionData::Zero(size) => out.0.resize(out.0.len() + *size as usize, 0),
            }
            for fixup in section.fixups.iter().filter(|fixup| fixup.kind == FixupKind::SymbolIndex4) {
                let at = start + fixup.offset as usize;
                if let Some(word) = out.0.get_mut(at..at + 4) {
                    word.copy_from_slice(&self.index[fixup.symbol].to_le_bytes());
                }
            }
        }
        out.align(8);
        for id in object.sections.keys() {
            for relocation in &self.resolved.relocations[id] {
                self.write_relocation(&mut out, relocation);
            }
        }
        let order = self.locals.iter().chain(&self.defined).chain(&self.undefined);
        for (&id, &offset) in order.zip(&offsets) {
            self.write_symbol(&mut out, &object.symbols[id], offset, &offsets)?;
        }
        if symbol_count > 0 {
            out.0.extend_from_slice(&strings);
        }
        Ok(out.0)
    }

    fn write_relocation(&self, out: &mut Bytes, relocation: &Relocation) {
        let (number, external) = match relocation.symbol {
            RelocationSymbol::Symbol(symbol) => (self.index[symbol], true),
            RelocationSymbol::Section(section) => (section.index() as u32 + 1, false),
            RelocationSymbol::Number(number) => (number, false),
        };
        let bits = number & 0xff_ffff
            | u32::from(relocation.pc_relative) << 24
            | u32::from(relocation.length) << 25
            | u32::from(external) << 27
            | u32::from(relocation.r_type) << 28;
        out.u32(relocation.offset).u32(bits);
    }

    /// The string table, and the offset of each symbol's name in it.
    fn strings(&self) -> Result<(Vec<u8>, Vec<u32>)> {
        let mut strings = vec![0];
        let mut offsets = Vec::new();
        for &id in self.locals.iter().chain(&self.defined).chain(&self.undefined) {
            let name = &self.object.symbols[id].name;
            if name.contains(&0) {
                return Err(error("a symbol's name contains a NUL byte, which Mach-O cannot express"));
            }
            let offset = u32::try_from(strings.len()).map_err(|_| error("the string table exceeds 4 GiB"))?;
            offsets.push(offset);
            strings.extend_from_slice(name);
            strings.push(0);
        }
        while !strings.len().is_multiple_of(8) {
            strings.push(0);
        }
        Ok((strings, offsets))
    }

    /// `names`: where the names of all symbols of the table are.
    fn write_symbol(&self, out: &mut Bytes, symbol: &Symbol, name: u32, names: &[u32]) -> Result<()> {
        let external = !matches!(symbol.binding, Binding::Local | Binding::Temporary);
        let hidden = external && symbol.visibility != SymbolVisibility::Default && symbol.is_defined();
        let described = symbol.described_by.expand().map_or(symbol, |base| &self.object.symbols[base]);
        let weak = described.binding == Binding::Weak;
        let mut description = 0;
        let (kind, section, value) = match symbol.place {
            SymbolPlace::Undefined if symbol.indirect.is_some() => {
                let target = symbol.indirect.expand().map(|target| self.index[target] as usize);
                let name = target.and_then(|target| names.get(target)).copied().unwrap_or_default();
                (N_INDR | N_EXT, 0, u64::from(name))
            }
            SymbolPlace::Undefined => {
                description |= if weak { N_WEAK_REF } else { 0 };
                (N_EXT, 0, 0)
            }
            SymbolPlace::Common { size, align } => {
                description |= (align.trailing_zeros() as u16 & 0xf) << 8;
                (N_EXT, 0, size)
            }
            SymbolPlace::Absolute(value) => {
                description |= if symbol.weak_reference { N_WEAK_REF } else { 0 };
                (N_ABS, 0, value)
            }
            SymbolPlace::Section { section, offset } => {
                description |= if weak { N_WEAK_DEF } else { 0 };
                description |= if described.auto_hide { N_WEAK_DEF | N_WEAK_REF } else { 0 };
                description |= if described.weak_reference { N_WEAK_REF } else { 0 };
                let address = self.resolved.addresses[section].wrapping_add(offset);
                (N_SECT, section.index() as u8 + 1, address)
            }
        };
        description |= if described.no_dead_strip { N_NO_DEAD_STRIP } else { 0 };
        description |= if symbol.alt_entry { N_ALT_ENTRY } else { 0 };
        let kind = kind | if external { N_EXT } else { 0 } | if hidden { N_PEXT } else { 0 };
        out.u32(name);
        out.0.push(kind);
        out.0.push(section);
        out.0.extend_from_slice(&description.to_le_bytes());
        out.u64(value);
        Ok(())
    }
}

/// The load commands beside the segment and the symbol tables.
fn commands(object: &Object) -> Vec<Vec<u8>> {
    let mut commands = Vec::new();
    if let Some(version) = object.header.build_version {
        let mut out = Bytes(Vec::new());
        // Systems before these versions know only the older command.
        let old = match version.platform {
            PLATFORM_MACOS if version.minimum < 10 << 16 | 14 << 8 => Some(LC_VERSION_MIN_MACOSX),
            PLATFORM_IOS | PLATFORM_IOS_SIMULATOR if version.minimum < 12 << 16 => {
                Some(LC_VERSION_MIN_IPHONEOS)
            }
            PLATFORM_TVOS | PLATFORM_TVOS_SIMULATOR if version.minimum < 12 << 16 => {
                Some(LC_VERSION_MIN_TVOS)
            }
            PLATFORM_WATCHOS | PLATFORM_WATCHOS_SIMULATOR if version.minimum < 5 << 16 => {
                Some(LC_VERSION_MIN_WATCHOS)
            }
            _ => None,
        };
        match old {
            Some(command) => out.u32(command).u32(16).u32(version.minimum).u32(version.sdk),
            None => {
                let out = out.u32(LC_BUILD_VERSION).u32(24).u32(version.platform);
                out.u32(version.minimum).u32(version.sdk).u32(0)
            }
        };
        commands.push(out.0);
    }
    for option in &object.header.linker_options {
        let mut text = Vec::new();
        for word in option {
            text.extend_from_slice(word);
            text.push(0);
        }
        while !(12 + text.len()).is_multiple_of(8) {
            text.push(0);
        }
        let mut out = Bytes(Vec::new());
        out.u32(LC_LINKER_OPTION).u32(12 + text.len() as u32).u32(option.len() as u32);
        out.0.extend_from_slice(&text);
        commands.push(out.0);
    }
    commands
}
