//! A COFF object that an assembler wrote, merged into the object being built (PE Format, "COFF File Header" and
//! following). Addends lie in the sections' bytes.

use super::define::{Contents, append, define, refer};
use super::fields::Fields;
use crate::object::{
    Architecture, Binding, Fixup, FixupKind, GroupKind, Object, Section, SectionData, SectionFlags,
    SectionId, SectionKind, Symbol, SymbolId, SymbolKind, SymbolPlace, SymbolVisibility,
};
use cranelift_entity::packed_option::PackedOption;
use object::pe;
use rustc_hash::FxHashMap;

const HEADER_SIZE: u64 = 20;
const SECTION_SIZE: u64 = 40;
const RELOCATION_SIZE: u64 = 10;
const SYMBOL_SIZE: u64 = 18;
/// `IMAGE_WEAK_EXTERN_ANTI_DEPENDENCY`
const ANTI_DEPENDENCY: u32 = 4;

/// A section of the assembled object.
struct Input {
    name: Vec<u8>,
    flags: u32,
    size: u64,
    data_at: u64,
    relocations_at: u64,
    relocation_count: u64,
}

/// Where a section went.
#[derive(Clone, Copy)]
struct Place {
    section: SectionId,
    /// Bytes from the section's start.
    base: u64,
}

/// A symbol record.
struct Record {
    number: u32,
    name: Vec<u8>,
    value: u32,
    section: i16,
    function: bool,
    class: u8,
    /// Weak externals: the record of the fallback; sections of a group: how the linker chooses.
    auxiliary: Option<u64>,
}

struct Merger<'a> {
    object: &'a mut Object,
    file: Fields<'a>,
    strings_at: u64,
}

/// Adds the sections, symbols and relocations of the COFF object `bytes` to `object`. A name that one side defines
/// and the other refers to becomes one symbol.
///
/// # Errors
/// What cannot be merged: a symbol that both define, an unknown relocation.
pub fn merge_coff(object: &mut Object, bytes: &[u8]) -> Result<(), String> {
    let file = Fields(bytes);
    let (sections, symbols_at, symbols) = (file.u16(2)?, u64::from(file.u32(8)?), u64::from(file.u32(12)?));
    let merger = Merger { object, file, strings_at: symbols_at + SYMBOL_SIZE * symbols };
    merger.merge(u64::from(sections), symbols_at, symbols)
}

impl Merger<'_> {
    fn merge(mut self, sections: u64, symbols_at: u64, symbols: u64) -> Result<(), String> {
        let inputs = (0..sections).map(|number| self.section(number)).collect::<Result<Vec<_>, _>>()?;
        let records = self.records(symbols_at, symbols)?;
        let places = self.place(&inputs, &records)?;
        let merged = self.symbols(&records, &places)?;
        for (input, place) in inputs.iter().zip(&places) {
            let Some(place) = *place else { continue };
            for number in 0..input.relocation_count {
                let at = input.relocations_at + RELOCATION_SIZE * number;
                let (offset, symbol, kind) =
                    (self.file.u32(at)?, self.file.u32(at + 4)?, self.file.u16(at + 8)?);
                let Some(&(symbol, distance)) = merged.get(&symbol) else {
                    return Err("a relocation against a dropped section in module assembly".into());
                };
                self.relocation(input, place, u64::from(offset), kind, symbol, distance)?;
            }
        }
        Ok(())
    }

    fn section(&self, number: u64) -> Result<Input, String> {
        let at = HEADER_SIZE + SECTION_SIZE * number;
        let file = self.file;
        let mut name = file.text(at, 8).to_vec();
        if let Some(digits) = name.strip_prefix(b"/") {
            let digits = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse::<u64>().ok());
            let offset = digits.ok_or("a section name that cannot be read in module assembly")?;
            name = file.text(self.strings_at + offset, usize::MAX).to_vec();
        }
        Ok(Input {
            name,
            flags: file.u32(at + 36)?,
            size: u64::from(file.u32(at + 16)?),
            data_at: u64::from(file.u32(at + 20)?),
            relocations_at: u64::from(file.u32(at + 24)?),
            relocation_count: u64::from(file.u16(at + 32)?),
        })
    }

    fn records(&self, at: u64, count: u64) -> Result<Vec<Record>, String> {
        let file = self.file;
        let mut records = Vec::new();
        let mut number = 0;
        while number < count {
            let at = at + SYMBOL_SIZE * number;
            let name = match file.u32(at)? {
                0 => file.text(self.strings_at + u64::from(file.u32(at + 4)?), usize::MAX),
                _ => file.text(at, 8),
            };
            let more = u64::from(file.u8(at + 17)?);
            records.push(Record {
                number: number as u32,
                name: name.to_vec(),
                value: file.u32(at + 8)?,
                section: file.u16(at + 12)? as i16,
                function: file.u16(at + 14)? >> 4 & 3 == 2,
                class: file.u8(at + 16)?,
                auxiliary: (more > 0).then_some(at + SYMBOL_SIZE),
            });
            number += 1 + more;
        }
        Ok(records)
    }

    /// Appends the sections' contents.
    fn place(&mut self, inputs: &[Input], records: &[Record]) -> Result<Vec<Option<Place>>, String> {
        let mut places = Vec::with_capacity(inputs.len());
        for (number, input) in inputs.iter().enumerate() {
            let standard = matches!(&*input.name, b".text" | b".data" | b".bss");
            // The profile is about numbers of that symbol table, and a hint only.
            if input.size == 0 && (standard || input.name == b".rdata")
                || input.name == b".llvm.call-graph-profile"
            {
                places.push(None);
                continue;
            }
            let mut section = model_section(input);
            if input.flags & pe::IMAGE_SCN_LNK_COMDAT.0 != 0 {
                self.join_group(&mut section, number, records, &places)?;
            }
            let align = match input.flags >> 20 & 0xf {
                0 => 1,
                log2 => 1u64 << (log2 - 1),
            };
            let section = self.object.section(section);
            let base = if input.flags & pe::IMAGE_SCN_CNT_UNINITIALIZED_DATA.0 != 0 {
                append(self.object, section, Contents::Zeros(input.size), align)?
            } else {
                let data = self.file.bytes(input.data_at, input.size)?;
                append(self.object, section, Contents::Bytes(data), align)?
            };
            places.push(Some(Place { section, base }));
        }
        Ok(places)
    }

    /// Puts a section into the group of its leader: the second symbol in it, after the section's own; or into that of the
    /// section that it goes with.
    fn join_group(
        &mut self,
        section: &mut Section,
        number: usize,
        records: &[Record],
        places: &[Option<Place>],
    ) -> Result<(), String> {
        let outside = || "a section that goes with another in module assembly".to_owned();
        let own = |record: &&Record| usize::try_from(record.section).is_ok_and(|own| own == number + 1);
        let mut inside = records.iter().filter(own);
        let auxiliary = inside.next().and_then(|record| record.auxiliary);
        let auxiliary = auxiliary.ok_or_else(outside)?;
        let selection = pe::ComdatSelection(self.file.u8(auxiliary + 14)?);
        if selection == pe::IMAGE_COMDAT_SELECT_ASSOCIATIVE {
            let other = usize::from(self.file.u16(auxiliary + 12)?).checked_sub(1).ok_or_else(outside)?;
            let place = places.get(other).copied().flatten().ok_or_else(outside)?;
            let group = self.object.sections[place.section].group;
            section.group = Some(group.ok_or_else(outside)?);
            section.associative = true;
            return Ok(());
        }
        let leader = inside.next().ok_or_else(outside)?;
        let kind = match selection {
            pe::IMAGE_COMDAT_SELECT_ANY => GroupKind::Any,
            pe::IMAGE_COMDAT_SELECT_NODUPLICATES => GroupKind::NoDuplicates,
            pe::IMAGE_COMDAT_SELECT_SAME_SIZE => GroupKind::SameSize,
            pe::IMAGE_COMDAT_SELECT_EXACT_MATCH => GroupKind::ExactMatch,
            pe::IMAGE_COMDAT_SELECT_LARGEST => GroupKind::Largest,
            _ => return Err(outside()),
        };
        let symbol = self.object.symbol_named(&leader.name);
        section.group = Some(self.object.add_group(symbol, kind));
        Ok(())
    }

    /// The symbols by their numbers, each with a distance to add to addends.
    fn symbols(
        &mut self,
        records: &[Record],
        places: &[Option<Place>],
    ) -> Result<FxHashMap<u32, (SymbolId, u64)>, String> {
        let mut merged = FxHashMap::default();
        let mut weak = Vec::new();
        for record in records {
            let class = pe::SymbolClass(record.class);
            if class == pe::IMAGE_SYM_CLASS_FILE || record.section == -2 || record.name == b"@feat.00" {
                continue;
            }
            let place = match usize::try_from(record.section) {
                Ok(0) => None,
                Ok(number) => match places.get(number - 1) {
                    Some(&Some(place)) => Some(place),
                    _ => continue,
                },
                Err(_) => None,
            };
            let section_itself = class == pe::IMAGE_SYM_CLASS_STATIC && record.auxiliary.is_some();
            if let (Some(place), true) = (place, section_itself || class == pe::IMAGE_SYM_CLASS_SECTION) {
                merged.insert(record.number, (self.object.section_symbol(place.section), place.base));
                continue;
            }
            if class == pe::IMAGE_SYM_CLASS_WEAK_EXTERNAL {
                let symbol = refer(
                    self.object,
                    &record.name,
                    Binding::Weak,
                    SymbolKind::None,
                    SymbolVisibility::Default,
                );
                merged.insert(record.number, (symbol, 0));
                if let Some(at) = record.auxiliary {
                    if self.file.u32(at + 4)? == ANTI_DEPENDENCY {
                        let name = String::from_utf8_lossy(&record.name);
                        return Err(format!("the weak anti-dependency {name} in module assembly"));
                    }
                    weak.push((symbol, self.file.u32(at)?));
                }
                continue;
            }
            let external = class == pe::IMAGE_SYM_CLASS_EXTERNAL;
            let definition = match (place, record.section, record.value) {
                (Some(place), ..) => SymbolPlace::Section {
                    section: place.section,
                    offset: place.base + u64::from(record.value),
                },
                (None, -1, value) => SymbolPlace::Absolute(u64::from(value)),
                (None, _, 0) => {
                    let symbol = refer(
                        self.object,
                        &record.name,
                        Binding::Global,
                        SymbolKind::None,
                        SymbolVisibility::Default,
                    );
                    merged.insert(record.number, (symbol, 0));
                    continue;
                }
                (None, _, size) => SymbolPlace::Common { size: u64::from(size), align: 1 },
            };
            let symbol = Symbol {
                place: definition,
                binding: if external { Binding::Global } else { Binding::Local },
                kind: if record.function { SymbolKind::Function } else { SymbolKind::Data },
                ..Symbol::undefined(&*record.name)
            };
            merged.insert(record.number, (define(self.object, symbol)?, 0));
        }
        for (symbol, fallback) in weak {
            if let Some(&(fallback, _)) = merged.get(&fallback) {
                self.object.symbols[symbol].weak_default = fallback.into();
            }
        }
        Ok(merged)
    }

    fn relocation(
        &mut self,
        input: &Input,
        place: Place,
        offset: u64,
        r_type: u16,
        symbol: SymbolId,
        distance: u64,
    ) -> Result<(), String> {
        let at = input.data_at + offset;
        let found = match self.object.arch {
            Architecture::X86_64 => x86_64(r_type).map(|(kind, bias)| (kind, Some(bias))),
            _ => arm64(r_type, self.file.u32(at).unwrap_or(0)),
        };
        let Some((kind, bias)) = found else {
            return Err(format!("a relocation of type {r_type} in module assembly"));
        };
        let addend = match bias {
            Some(bias) => self.file.signed(at, kind.size())?.wrapping_sub(bias),
            None => {
                let word = self.file.u32(at)?;
                let (addend, cleared) = arm64_operand(kind, word);
                if let SectionData::Bytes(bytes) = &mut self.object.sections[place.section].data {
                    let at = usize::try_from(place.base + offset).unwrap_or(usize::MAX);
                    if let Some(word) = bytes.get_mut(at..).and_then(|rest| rest.first_chunk_mut()) {
                        *word = cleared.to_le_bytes();
                    }
                }
                addend
            }
        };
        self.object.sections[place.section].fixups.push(Fixup {
            offset: place.base + offset,
            kind,
            symbol,
            minus: PackedOption::default(),
            addend: addend.wrapping_add(distance as i64),
        });
        Ok(())
    }
}

fn model_section(input: &Input) -> Section {
    let standard = match &*input.name {
        b".text" => Some(SectionKind::Text),
        b".data" => Some(SectionKind::Data),
        b".bss" => Some(SectionKind::Bss),
        b".rdata" | b".pdata" | b".xdata" => Some(SectionKind::ReadOnly),
        _ => None,
    };
    if let Some(kind) = standard {
        return Section::new(&*input.name, kind);
    }
    let kind = match input.flags {
        flags if flags & pe::IMAGE_SCN_CNT_CODE.0 != 0 => SectionKind::Text,
        flags if flags & pe::IMAGE_SCN_CNT_UNINITIALIZED_DATA.0 != 0 => SectionKind::Bss,
        _ => SectionKind::Data,
    };
    // Alignment, group and number of relocations are the writer's.
    let written = pe::IMAGE_SCN_ALIGN_MASK | pe::IMAGE_SCN_LNK_COMDAT.0 | pe::IMAGE_SCN_LNK_NRELOC_OVFL.0;
    let raw = Some(u64::from(input.flags & !written));
    Section { flags: SectionFlags { raw, ..SectionFlags::default() }, ..Section::new(&*input.name, kind) }
}

/// The kind of a relocation, and how much more its word holds than the addend of our convention.
fn x86_64(r_type: u16) -> Option<(FixupKind, i64)> {
    Some(match pe::RelocationType(r_type) {
        pe::IMAGE_REL_AMD64_ADDR64 => (FixupKind::Abs8, 0),
        pe::IMAGE_REL_AMD64_ADDR32 => (FixupKind::Abs4, 0),
        pe::IMAGE_REL_AMD64_ADDR32NB => (FixupKind::ImageRel4, 0),
        pe::IMAGE_REL_AMD64_REL32 => (FixupKind::X86PcRel4, 4),
        pe::IMAGE_REL_AMD64_REL32_1 => (FixupKind::X86PcRel4, 5),
        pe::IMAGE_REL_AMD64_REL32_2 => (FixupKind::X86PcRel4, 6),
        pe::IMAGE_REL_AMD64_REL32_3 => (FixupKind::X86PcRel4, 7),
        pe::IMAGE_REL_AMD64_REL32_4 => (FixupKind::X86PcRel4, 8),
        pe::IMAGE_REL_AMD64_REL32_5 => (FixupKind::X86PcRel4, 9),
        pe::IMAGE_REL_AMD64_SECTION => (FixupKind::SectionIndex2, 0),
        pe::IMAGE_REL_AMD64_SECREL => (FixupKind::SectionRel4, 0),
        _ => return None,
    })
}

/// The kind of a relocation; without a bias the addend lies in the operand of the instruction.
fn arm64(r_type: u16, word: u32) -> Option<(FixupKind, Option<i64>)> {
    Some(match pe::RelocationType(r_type) {
        pe::IMAGE_REL_ARM64_ADDR64 => (FixupKind::Abs8, Some(0)),
        pe::IMAGE_REL_ARM64_ADDR32 => (FixupKind::Abs4, Some(0)),
        pe::IMAGE_REL_ARM64_ADDR32NB => (FixupKind::ImageRel4, Some(0)),
        pe::IMAGE_REL_ARM64_REL32 => (FixupKind::PcRel4, Some(4)),
        pe::IMAGE_REL_ARM64_SECTION => (FixupKind::SectionIndex2, Some(0)),
        pe::IMAGE_REL_ARM64_SECREL => (FixupKind::SectionRel4, Some(0)),
        pe::IMAGE_REL_ARM64_BRANCH26 if word >> 31 == 0 => (FixupKind::Aarch64Jump26, None),
        pe::IMAGE_REL_ARM64_BRANCH26 => (FixupKind::Aarch64Call26, None),
        pe::IMAGE_REL_ARM64_BRANCH19 => (FixupKind::Aarch64CondBr19, None),
        pe::IMAGE_REL_ARM64_BRANCH14 => (FixupKind::Aarch64TstBr14, None),
        pe::IMAGE_REL_ARM64_REL21 => (FixupKind::Aarch64AdrLo21, None),
        pe::IMAGE_REL_ARM64_PAGEBASE_REL21 => (FixupKind::Aarch64AdrPage21, None),
        pe::IMAGE_REL_ARM64_PAGEOFFSET_12A => (FixupKind::Aarch64AddLo12, None),
        pe::IMAGE_REL_ARM64_PAGEOFFSET_12L => match (word >> 30, word >> 26 & 1, word >> 23 & 1) {
            (0, 1, 1) => (FixupKind::Aarch64LdSt128Lo12, None),
            (0, ..) => (FixupKind::Aarch64LdSt8Lo12, None),
            (1, ..) => (FixupKind::Aarch64LdSt16Lo12, None),
            (2, ..) => (FixupKind::Aarch64LdSt32Lo12, None),
            _ => (FixupKind::Aarch64LdSt64Lo12, None),
        },
        pe::IMAGE_REL_ARM64_SECREL_LOW12A => (FixupKind::Aarch64SecRelLow12, None),
        pe::IMAGE_REL_ARM64_SECREL_HIGH12A => (FixupKind::Aarch64SecRelHigh12, None),
        _ => return None,
    })
}

/// The addend in an instruction, and the instruction without it.
fn arm64_operand(kind: FixupKind, word: u32) -> (i64, u32) {
    let signed = |value: u32, bits: u32| i64::from((value << (32 - bits)) as i32 >> (32 - bits));
    let scaled = |log2: u32| (i64::from(word >> 10 & 0xfff) << log2, word & !(0xfff << 10));
    match kind {
        FixupKind::Aarch64AdrPage21 | FixupKind::Aarch64AdrLo21 => {
            let value = word >> 29 & 3 | (word >> 5 & 0x7_ffff) << 2;
            (signed(value, 21), word & !(3 << 29 | 0x7_ffff << 5))
        }
        FixupKind::Aarch64Call26 | FixupKind::Aarch64Jump26 => {
            (signed(word & 0x3ff_ffff, 26) * 4, word & !0x3ff_ffff)
        }
        FixupKind::Aarch64CondBr19 => (signed(word >> 5 & 0x7_ffff, 19) * 4, word & !(0x7_ffff << 5)),
        FixupKind::Aarch64TstBr14 => (signed(word >> 5 & 0x3fff, 14) * 4, word & !(0x3fff << 5)),
        FixupKind::Aarch64LdSt16Lo12 => scaled(1),
        FixupKind::Aarch64LdSt32Lo12 => scaled(2),
        FixupKind::Aarch64LdSt64Lo12 => scaled(3),
        FixupKind::Aarch64LdSt128Lo12 => scaled(4),
        _ => scaled(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_hold_addends() {
        // adrp x0, .+4; add x0, x0, #4; ldr w0, [x0, #4]
        assert_eq!(arm64_operand(FixupKind::Aarch64AdrPage21, 0x9000_0020), (4, 0x9000_0000));
        assert_eq!(arm64_operand(FixupKind::Aarch64AddLo12, 0x9100_1000), (4, 0x9100_0000));
        assert_eq!(arm64_operand(FixupKind::Aarch64LdSt32Lo12, 0xb940_0400), (4, 0xb940_0000));
        assert_eq!(arm64_operand(FixupKind::Aarch64Call26, 0x97ff_ffff), (-4, 0x9400_0000));
    }
}
