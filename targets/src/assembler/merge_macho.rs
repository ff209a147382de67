//! A Mach-O object that an assembler wrote, merged into the object being built (`<mach-o/loader.h>`, `<mach-o/nlist.h>`,
//! `<mach-o/reloc.h>`). Addends lie in the sections' bytes or, on arm64, in records of their own.

use super::define::{Contents, append, define, refer};
use super::fields::{Fields, index};
use super::unwind_macho::{distances, section_of};
use crate::object::{
    Architecture, Binding, BuildVersion, Fixup, FixupKind, Object, Section, SectionFlags, SectionId,
    SectionKind, Symbol, SymbolId, SymbolKind, SymbolPlace, SymbolVisibility,
};
use rustc_hash::FxHashSet;

const HEADER_SIZE: u64 = 32;
const SEGMENT_SIZE: u64 = 72;
const SECTION_SIZE: u64 = 80;
const NLIST_SIZE: u64 = 16;
const LC_SYMTAB: u32 = 0x2;
const LC_SEGMENT_64: u32 = 0x19;
const LC_LINKER_OPTION: u32 = 0x2d;
const LC_BUILD_VERSION: u32 = 0x32;
/// The older commands for macOS, iOS, tvOS and watchOS: the platforms from 1 on.
const LC_VERSION_MIN: [u32; 4] = [0x24, 0x25, 0x2f, 0x30];
const S_ZEROFILL: u32 = 0x1;
const S_THREAD_LOCAL_ZEROFILL: u32 = 0x12;
const S_ATTR_SOME_INSTRUCTIONS: u64 = 0x400;
const N_STAB: u8 = 0xe0;
const N_EXT: u8 = 0x01;
const N_PEXT: u8 = 0x10;
const N_TYPE: u8 = 0x0e;
const N_UNDF: u8 = 0x0;
const N_ABS: u8 = 0x2;
const N_INDR: u8 = 0xa;
const N_SECT: u8 = 0xe;
const N_NO_DEAD_STRIP: u16 = 0x20;
const N_WEAK_REF: u16 = 0x40;
const N_WEAK_DEF: u16 = 0x80;
const N_ALT_ENTRY: u16 = 0x200;
/// How an undefined symbol is referred to, which linkers no longer look at.
const REFERENCE_TYPE: u16 = 0x7;
/// The alignment of a common symbol, a power of two.
const N_COMMON_ALIGN: u16 = 0xf00;
const ARM64_ADDEND: u32 = 10;

/// A section of the assembled object.
struct Input {
    address: u64,
    size: u64,
    data_at: u64,
    relocations_at: u64,
    relocation_count: u64,
    /// Where it went, and its bytes from the start there; `None`: it was empty.
    place: Option<(SectionId, u64)>,
}

/// A relocation record.
#[derive(Clone, Copy)]
struct Record {
    offset: u32,
    number: u32,
    pc_relative: bool,
    length: u32,
    external: bool,
    r_type: u32,
}

struct Merger<'a> {
    object: &'a mut Object,
    file: Fields<'a>,
    sections: Vec<Input>,
    symbols: Vec<Option<SymbolId>>,
}

/// Adds the sections, symbols and relocations of the Mach-O object `bytes` to `object`. A name that one side defines
/// and the other refers to becomes one symbol. With `versioned` the text says itself what system it is for.
///
/// # Errors
/// What cannot be merged: a symbol that both define, an unknown relocation.
pub fn merge_macho(object: &mut Object, bytes: &[u8], versioned: bool) -> Result<(), String> {
    let file = Fields(bytes);
    let mut merger = Merger { object, file, sections: Vec::new(), symbols: Vec::new() };
    let mut at = HEADER_SIZE;
    let mut symbol_table = None;
    for _ in 0..file.u32(16)? {
        match file.u32(at)? {
            LC_SEGMENT_64 => {
                for number in 0..u64::from(file.u32(at + 64)?) {
                    merger.section(at + SEGMENT_SIZE + SECTION_SIZE * number)?;
                }
            }
            LC_SYMTAB => symbol_table = Some(at),
            LC_LINKER_OPTION => merger.linker_option(at)?,
            LC_BUILD_VERSION if versioned => {
                let (platform, minimum, sdk) = (file.u32(at + 8)?, file.u32(at + 12)?, file.u32(at + 16)?);
                merger.object.header.build_version = Some(BuildVersion { platform, minimum, sdk });
            }
            command if versioned && LC_VERSION_MIN.contains(&command) => {
                let (minimum, sdk) = (file.u32(at + 8)?, file.u32(at + 12)?);
                let platform = (1..).zip(LC_VERSION_MIN).find(|&(_, known)| known == command);
                let platform = platform.map_or(0, |(platform, _)| platform);
                merger.object.header.build_version = Some(BuildVersion { platform, minimum, sdk });
            }
            _ => {}
        }
        at += u64::from(file.u32(at + 4)?.max(8));
    }
    if let Some(at) = symbol_table {
        let (symbols_at, count) = (u64::from(file.u32(at + 8)?), file.u32(at + 12)?);
        let strings_at = u64::from(file.u32(at + 16)?);
        for number in 0..u64::from(count) {
            merger.symbol(symbols_at + NLIST_SIZE * number, strings_at)?;
        }
    }
    for number in 0..merger.sections.len() {
        merger.relocations(number)?;
        merger.unwind_table(number)?;
    }
    Ok(())
}

impl Merger<'_> {
    /// Takes over what `.linker_option` wrote: a count and as many strings that end in a zero byte.
    fn linker_option(&mut self, at: u64) -> Result<(), String> {
        let size = u64::from(self.file.u32(at + 4)?);
        let count = self.file.u32(at + 8)? as usize;
        let strings = self.file.bytes(at + 12, size.saturating_sub(12))?;
        let words: Vec<Box<[u8]>> = strings.split(|&byte| byte == 0).take(count).map(Into::into).collect();
        if words.len() != count {
            return Err("a linker option that does not end in module assembly".into());
        }
        self.object.header.linker_options.push(words);
        Ok(())
    }

    fn section(&mut self, at: u64) -> Result<(), String> {
        let file = self.file;
        let (name, segment) = (file.text(at, 16), file.text(at + 16, 16));
        let (size, flags) = (file.u64(at + 40)?, file.u32(at + 64)?);
        let align = 1u64 << file.u32(at + 52)?.min(15);
        let mut input = Input {
            address: file.u64(at + 32)?,
            size,
            data_at: u64::from(file.u32(at + 48)?),
            relocations_at: u64::from(file.u32(at + 56)?),
            relocation_count: u64::from(file.u32(at + 60)?),
            place: None,
        };
        if size > 0 && matches!(flags & 0xff, 0x6..=0x8 | 0x14) {
            return Err("indirect symbols in module assembly".into());
        }
        // The profile is about numbers of that symbol table, and a hint only.
        if name == b"__cg_profile" {
            self.sections.push(input);
            return Ok(());
        }
        let zero_fill = matches!(flags & 0xff, S_ZEROFILL | S_THREAD_LOCAL_ZEROFILL);
        let section = self.object.section(model_section(segment, name, flags, zero_fill));
        let known = &mut self.object.sections[section].flags;
        let instructions = u64::from(flags) & S_ATTR_SOME_INSTRUCTIONS;
        match &mut known.raw {
            Some(raw) => *raw |= instructions,
            None => known.extra |= instructions,
        }
        let contents = match zero_fill {
            true => Contents::Zeros(size),
            false => Contents::Bytes(file.bytes(input.data_at, size)?),
        };
        let base = append(self.object, section, contents, align)?;
        input.place = Some((section, base));
        self.sections.push(input);
        Ok(())
    }

    fn is_empty(&self, section: u32) -> bool {
        let input = index(section).checked_sub(1).and_then(|index| self.sections.get(index));
        input.is_some_and(|input| input.size == 0)
    }

    /// The place of an address in a section of the assembled object, from 1.
    fn place(&self, section: u32, address: u64) -> Result<SymbolPlace, String> {
        let input = index(section).checked_sub(1).and_then(|index| self.sections.get(index));
        let input = input.ok_or("a symbol in a section that does not exist in module assembly")?;
        match input.place {
            Some((section, base)) => Ok(SymbolPlace::Section {
                section,
                offset: base.wrapping_add(address).wrapping_sub(input.address),
            }),
            None => Err("a label in an empty section in module assembly".into()),
        }
    }

    fn symbol(&mut self, at: u64, strings_at: u64) -> Result<(), String> {
        let file = self.file;
        let name = file.text(strings_at + u64::from(file.u32(at)?), usize::MAX);
        let (kind, section, description, value) =
            (file.u8(at + 4)?, file.u8(at + 5)?, file.u16(at + 6)?, file.u64(at + 8)?);
        let external = kind & N_EXT != 0;
        let weak_reference = description & N_WEAK_REF != 0;
        // What else `.desc` can set has no place in the object model.
        let known = match kind & N_TYPE {
            N_UNDF if value == 0 => N_WEAK_REF | N_NO_DEAD_STRIP | REFERENCE_TYPE,
            N_UNDF => N_COMMON_ALIGN | N_NO_DEAD_STRIP,
            N_INDR => N_WEAK_REF | N_NO_DEAD_STRIP | REFERENCE_TYPE,
            _ => N_WEAK_REF | N_WEAK_DEF | N_NO_DEAD_STRIP | N_ALT_ENTRY,
        };
        if kind & N_STAB == 0 && description & !known != 0 {
            let name = String::from_utf8_lossy(name);
            return Err(format!("the description {description:#x} of the symbol {name} in module assembly"));
        }
        let place = match kind & N_TYPE {
            _ if kind & N_STAB != 0 => {
                self.symbols.push(None);
                return Ok(());
            }
            N_UNDF if value == 0 => {
                let binding = if weak_reference { Binding::Weak } else { Binding::Global };
                let symbol = refer(self.object, name, binding, SymbolKind::None, SymbolVisibility::Default);
                self.symbols.push(Some(symbol));
                return Ok(());
            }
            N_UNDF => SymbolPlace::Common { size: value, align: 1 << (description >> 8 & 0xf) },
            N_ABS => SymbolPlace::Absolute(value),
            // What an assembler puts at the start of an empty section.
            N_SECT if name.starts_with(b"ltmp") && self.is_empty(u32::from(section)) => {
                self.symbols.push(None);
                return Ok(());
            }
            N_SECT => self.place(u32::from(section), value)?,
            N_INDR => {
                let name_at = u32::try_from(value).map_err(|_| "an indirect symbol without a name")?;
                let other = file.text(strings_at + u64::from(name_at), usize::MAX);
                let visibility = SymbolVisibility::Default;
                let other = refer(self.object, other, Binding::Global, SymbolKind::None, visibility);
                let symbol = self.object.symbol_named(name);
                self.object.symbols[symbol].indirect = other.into();
                self.symbols.push(Some(symbol));
                return Ok(());
            }
            _ => return Err(format!("a symbol of the kind {kind:#x} in module assembly")),
        };
        let weak = description & N_WEAK_DEF != 0;
        let symbol = Symbol {
            place,
            binding: match (external, weak) {
                (false, _) => Binding::Local,
                (true, false) => Binding::Global,
                (true, true) => Binding::Weak,
            },
            kind: SymbolKind::Data,
            visibility: if kind & N_PEXT != 0 { SymbolVisibility::Hidden } else { SymbolVisibility::Default },
            no_dead_strip: description & N_NO_DEAD_STRIP != 0,
            alt_entry: description & N_ALT_ENTRY != 0,
            auto_hide: weak && weak_reference,
            ..Symbol::undefined(name)
        };
        let symbol = define(self.object, symbol)?;
        self.symbols.push(Some(symbol));
        Ok(())
    }

    fn record(&self, at: u64) -> Result<Record, String> {
        let (offset, bits) = (self.file.u32(at)?, self.file.u32(at + 4)?);
        if offset >> 31 != 0 {
            return Err("a scattered relocation in module assembly".into());
        }
        Ok(Record {
            offset,
            number: bits & 0xff_ffff,
            pc_relative: bits >> 24 & 1 != 0,
            length: bits >> 25 & 3,
            external: bits >> 27 & 1 != 0,
            r_type: bits >> 28,
        })
    }

    fn relocations(&mut self, number: usize) -> Result<(), String> {
        let input = &self.sections[number];
        let (at, count) = (input.relocations_at, input.relocation_count);
        let Some((section, base)) = input.place else { return Ok(()) };
        let (data_at, address) = (input.data_at, input.address);
        let arm64 = self.object.arch == Architecture::Aarch64;
        let (mut minus, mut addend) = (None, None);
        for number in 0..count {
            let record = self.record(at + 8 * number)?;
            let subtractor = if arm64 { 1 } else { 5 };
            if arm64 && record.r_type == ARM64_ADDEND {
                addend = Some(i64::from((record.number << 8) as i32 >> 8));
                continue;
            }
            if record.r_type == subtractor {
                minus = Some(self.external(record)?);
                continue;
            }
            let place = address.wrapping_add(u64::from(record.offset));
            let form = if arm64 { arm64_form(record) } else { x86_64_form(record) };
            let Some(Form { kind, in_place, trailing }) = form else {
                return Err(format!("a relocation of type {} in module assembly", record.r_type));
            };
            let word = match in_place {
                true => self.file.signed(data_at + u64::from(record.offset), kind.size())?,
                false => 0,
            };
            let after = i64::from(kind.is_pc_relative() && in_place) * 4;
            let (symbol, addend) = if record.external {
                (self.external(record)?, word - after + addend.take().unwrap_or(0))
            } else {
                // The word holds an address of the assembled object.
                let pc = if record.pc_relative { place.wrapping_add_signed(after + trailing) } else { 0 };
                let target = pc.wrapping_add_signed(word);
                let SymbolPlace::Section { section, offset } = self.place(record.number, target)? else {
                    return Err("a relocation without a place in module assembly".into());
                };
                (self.object.add_label(section, offset), -after - trailing)
            };
            let offset = base + u64::from(record.offset);
            let mut fixup = Fixup { offset, kind, symbol, minus: minus.take().into(), addend };
            // Unwind tables have distances from where they stand.
            if self.object.sections[section].kind == SectionKind::Unwind
                && let Some(label) = fixup.minus.expand()
                && let SymbolPlace::Section { section: of_label, offset: from } =
                    self.object.symbols[label].place
                && of_label == section
            {
                fixup.minus = None.into();
                fixup.addend = addend.wrapping_add_unsigned(offset).wrapping_sub_unsigned(from);
                fixup.kind = if kind == FixupKind::Abs8 { FixupKind::PcRel8 } else { FixupKind::PcRel4 };
            }
            self.object.sections[section].fixups.push(fixup);
        }
        Ok(())
    }

    /// Makes references of the distances in `__eh_frame` that have no relocations.
    fn unwind_table(&mut self, number: usize) -> Result<(), String> {
        let input = &self.sections[number];
        let Some((section, base)) = input.place else { return Ok(()) };
        if self.object.sections[section].kind != SectionKind::Unwind {
            return Ok(());
        }
        let mut relocated = FxHashSet::default();
        for number in 0..input.relocation_count {
            relocated.insert(u64::from(self.record(input.relocations_at + 8 * number)?.offset));
        }
        let address = input.address;
        for distance in distances(self.file.bytes(input.data_at, input.size)?, &relocated)? {
            let target = address.wrapping_add(distance.offset).wrapping_add_signed(distance.value);
            let sections = self.sections.iter().map(|input| (input.address, input.size));
            let found = section_of(target, sections).map(|number| self.place(number, target));
            let Some(SymbolPlace::Section { section: of_target, offset }) = found.transpose()? else {
                return Err("unwind tables (.cfi) of no code in module assembly".into());
            };
            let symbol = self.object.add_label(of_target, offset);
            let kind = if distance.size == 8 { FixupKind::PcRel8 } else { FixupKind::PcRel4 };
            self.object.add_fixup(section, base + distance.offset, kind, symbol, 0);
        }
        Ok(())
    }

    fn external(&self, record: Record) -> Result<SymbolId, String> {
        let symbol = self.symbols.get(index(record.number)).copied().flatten();
        match symbol {
            Some(symbol) if record.external => Ok(symbol),
            _ => Err("a relocation without a symbol in module assembly".into()),
        }
    }
}

/// What a relocation record means.
struct Form {
    kind: FixupKind,
    /// The section's bytes hold the addend.
    in_place: bool,
    /// Bytes of the instruction after the operand, which a section-relative word leaves out.
    trailing: i64,
}

fn x86_64_form(record: Record) -> Option<Form> {
    let form = |kind, trailing| Some(Form { kind, in_place: true, trailing });
    match (record.r_type, record.length) {
        (0, 3) => form(FixupKind::Abs8, 0),
        (0, 2) => form(FixupKind::Abs4, 0),
        (1, 2) => form(FixupKind::X86PcRel4, 0),
        (2, 2) => form(FixupKind::X86Branch4, 0),
        (3, 2) => form(FixupKind::X86RexGotPcRelX4, 0),
        (4, 2) => form(FixupKind::X86GotPcRel4, 0),
        (6, 2) => form(FixupKind::X86PcRel4, 1),
        (7, 2) => form(FixupKind::X86PcRel4, 2),
        (8, 2) => form(FixupKind::X86PcRel4, 4),
        (9, 2) => form(FixupKind::X86Tlvp, 0),
        _ => None,
    }
}

fn arm64_form(record: Record) -> Option<Form> {
    let form = |kind, in_place| Some(Form { kind, in_place, trailing: 0 });
    match (record.r_type, record.length, record.pc_relative) {
        (0, 3, _) => form(FixupKind::Abs8, true),
        (0, 2, _) => form(FixupKind::Abs4, true),
        (2, ..) => form(FixupKind::Aarch64Call26, false),
        (3, ..) => form(FixupKind::Aarch64AdrPage21, false),
        (4, ..) => form(FixupKind::Aarch64AddLo12, false),
        (5, ..) => form(FixupKind::Aarch64GotPage21, false),
        (6, ..) => form(FixupKind::Aarch64GotLo12, false),
        (7, 2, true) => form(FixupKind::GotPcRel4, false),
        (8, ..) => form(FixupKind::Aarch64TlvpPage21, false),
        (9, ..) => form(FixupKind::Aarch64TlvpLo12, false),
        _ => None,
    }
}

fn model_section(segment: &[u8], name: &[u8], flags: u32, zero_fill: bool) -> Section {
    let standard = match (segment, name) {
        (b"__TEXT", b"__text") => Some(SectionKind::Text),
        (b"__DATA", b"__data") => Some(SectionKind::Data),
        (b"__TEXT", b"__const") => Some(SectionKind::ReadOnly),
        (b"__DATA", b"__const") => Some(SectionKind::ReadOnlyWithRelocs),
        (b"__DATA", b"__bss" | b"__common") => Some(SectionKind::Bss),
        (b"__TEXT", b"__eh_frame") => Some(SectionKind::Unwind),
        (b"__LD", b"__compact_unwind") => Some(SectionKind::Metadata),
        _ => None,
    };
    let kind = match standard {
        Some(kind) => kind,
        None if zero_fill => SectionKind::Bss,
        None if flags & 0x400 != 0 => SectionKind::Text,
        None => SectionKind::Data,
    };
    let raw = if standard.is_some() { None } else { Some(u64::from(flags)) };
    let entry_size = if (segment, name) == (b"__TEXT", b"__cstring") { 1 } else { 0 };
    Section {
        segment: segment.into(),
        flags: SectionFlags { raw, ..SectionFlags::default() },
        entry_size,
        ..Section::new(name, kind)
    }
}
