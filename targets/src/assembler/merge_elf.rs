//! An ELF object that an assembler wrote, merged into the object being built.

use super::define::{define, refer};
use crate::object::{
    Architecture, Binding, Fixup, FixupKind, GroupId, GroupKind, Object, Section, SectionFlags, SectionId,
    SectionKind, Symbol, SymbolId, SymbolKind, SymbolPlace, SymbolVisibility,
};
use cranelift_entity::packed_option::PackedOption;
use object::elf;
use object::read::elf::{ElfFile64, FileHeader, SectionHeader};
use object::{Endianness, Object as _, ObjectSection, ObjectSymbol, RelocationTarget};
use rustc_hash::{FxHashMap, FxHashSet};

/// `SHT_LLVM_ADDRSIG`: which addresses matter, by symbol indices of the assembled object.
const SHT_LLVM_ADDRSIG: u32 = 0x6fff_4c03;

/// Where the numbers of sections that share their name start: apart from those that others have.
const UNIQUE_SECTIONS: u32 = 3 << 29;

/// Where a section of the assembled object went.
#[derive(Clone, Copy)]
struct Place {
    section: SectionId,
    /// Bytes from the section's start.
    base: u64,
}

/// Adds the sections, symbols and relocations of the ELF object `bytes` to `object`. A name that one side defines
/// and the other refers to becomes one symbol.
///
/// # Errors
/// What cannot be merged: a symbol that both define, a malformed section group.
pub fn merge_elf(object: &mut Object, bytes: &[u8]) -> Result<(), String> {
    let file = ElfFile64::<Endianness>::parse(bytes).map_err(|error| error.to_string())?;
    let endian = file.endian();
    if file.elf_header().e_type(endian) != elf::ET_REL {
        return Err("the assembler wrote no relocatable object".into());
    }
    let groups = merge_groups(object, &file)?;
    let mut places: FxHashMap<usize, Place> = FxHashMap::default();
    let mut linked: Vec<(SectionId, usize)> = Vec::new();
    let needed = sections_referred_to(&file);
    // Sections of one name are several in the assembled object because the text says so.
    let mut names: FxHashMap<(&[u8], Option<GroupId>), u32> = FxHashMap::default();
    for section in file.sections() {
        let header = section.elf_section_header();
        let (kind, flags) = (header.sh_type(endian), header.sh_flags(endian));
        let name = section.name_bytes().map_err(|error| error.to_string())?;
        match kind {
            elf::SHT_NULL
            | elf::SHT_SYMTAB
            | elf::SHT_STRTAB
            | elf::SHT_RELA
            | elf::SHT_REL
            | elf::SHT_SYMTAB_SHNDX
            | elf::SHT_GROUP => continue,
            _ => {}
        }
        if kind.0 == SHT_LLVM_ADDRSIG || name == b".note.GNU-stack" || name == b".note.gnu.property" {
            continue;
        }
        // The object says itself what its code is.
        if object.arch == Architecture::Riscv64 && kind == elf::SHT_RISCV_ATTRIBUTES {
            continue;
        }
        let align = header.sh_addralign(endian).max(1);
        let mut model = model_section(name, kind.0, flags.0, header.sh_entsize(endian));
        model.group = groups.get(&section.index().0).copied();
        let earlier = names.entry((name, model.group)).or_default();
        if *earlier > 0 {
            model.unique = UNIQUE_SECTIONS + *earlier;
        }
        *earlier += 1;
        let standard = matches!(name, b".text" | b".data" | b".bss") && *earlier == 1;
        if section.size() == 0 && standard && !needed.contains(&section.index().0) {
            continue;
        }
        let id = object.section(model);
        if flags.0 & elf::SHF_LINK_ORDER.0 != 0 {
            linked.push((id, header.sh_link(endian) as usize));
        }
        let base = if kind == elf::SHT_NOBITS {
            object.append_zeros(id, section.size(), align)
        } else {
            let data = section.data().map_err(|error| error.to_string())?;
            object.append(id, data, align)
        };
        places.insert(section.index().0, Place { section: id, base });
    }
    for (id, index) in linked {
        object.sections[id].link_order = Some(places.get(&index).map(|place| place.section));
    }
    let mut symbols: FxHashMap<usize, (SymbolId, u64)> = FxHashMap::default();
    let referred = symbols_referred_to(&file);
    for symbol in file.symbols() {
        // Some assemblers write it down with the first relocation of the table.
        if symbol.name_bytes() == Ok(b"_GLOBAL_OFFSET_TABLE_")
            && symbol.is_undefined()
            && !referred.contains(&symbol.index().0)
        {
            continue;
        }
        if let Some(merged) = merge_symbol(object, endian, &places, &symbol)? {
            symbols.insert(symbol.index().0, merged);
        }
    }
    // What relocations without a symbol refer to.
    let mut absolute = None;
    for section in file.sections() {
        let Some(&place) = places.get(&section.index().0) else { continue };
        for (offset, relocation) in section.relocations() {
            let (symbol, distance) = match relocation.target() {
                RelocationTarget::Symbol(index) => match symbols.get(&index.0) {
                    Some(&found) => found,
                    None => return Err("a relocation against a dropped section in module assembly".into()),
                },
                RelocationTarget::Absolute => {
                    let symbol = absolute.get_or_insert_with(|| {
                        object.add_symbol(Symbol {
                            place: SymbolPlace::Absolute(0),
                            binding: Binding::Temporary,
                            ..Symbol::undefined(Vec::new())
                        })
                    });
                    (*symbol, 0)
                }
                _ => return Err("a relocation against a section in module assembly".into()),
            };
            let object::RelocationFlags::Elf { r_type } = relocation.flags() else {
                return Err("a relocation of another format in module assembly".into());
            };
            object.sections[place.section].fixups.push(Fixup {
                offset: place.base + offset,
                kind: FixupKind::Raw { r_type: r_type.0, length: 0, pc_relative: false },
                symbol,
                minus: PackedOption::default(),
                addend: relocation.addend() + distance as i64,
            });
        }
    }
    Ok(())
}

/// The sections of symbols that relocations name or that have a name themselves.
fn sections_referred_to(file: &ElfFile64<'_, Endianness>) -> FxHashSet<usize> {
    let of_relocations =
        file.sections().flat_map(|section| section.relocations()).filter_map(|(_, relocation)| {
            let RelocationTarget::Symbol(index) = relocation.target() else { return None };
            file.symbol_by_index(index).ok()?.section_index()
        });
    let named = file.symbols().filter(|symbol| symbol.elf_symbol().st_type() != elf::STT_SECTION);
    of_relocations.chain(named.filter_map(|symbol| symbol.section_index())).map(|index| index.0).collect()
}

/// The symbols that relocations name.
fn symbols_referred_to(file: &ElfFile64<'_, Endianness>) -> FxHashSet<usize> {
    let relocations = file.sections().flat_map(|section| section.relocations());
    let targets = relocations.filter_map(|(_, relocation)| match relocation.target() {
        RelocationTarget::Symbol(index) => Some(index.0),
        _ => None,
    });
    targets.collect()
}

/// Adds the groups of the assembled object: the group of each section that is in one.
fn merge_groups(
    object: &mut Object,
    file: &ElfFile64<'_, Endianness>,
) -> Result<FxHashMap<usize, GroupId>, String> {
    let endian = file.endian();
    let mut groups = FxHashMap::default();
    for section in file.sections() {
        let header = section.elf_section_header();
        let Some((flag, members)) = header.group(endian, file.data()).map_err(|error| error.to_string())?
        else {
            continue;
        };
        let signature = file
            .symbol_by_index(object::SymbolIndex(header.sh_info(endian) as usize))
            .map_err(|error| error.to_string())?;
        let name = signature.name_bytes().map_err(|error| error.to_string())?;
        if name.is_empty() {
            return Err("a section group without a name in module assembly".into());
        }
        let symbol = object.symbol_named(name);
        let kind = if flag == elf::GRP_COMDAT { GroupKind::Any } else { GroupKind::NoDuplicates };
        let known = object.groups.iter().find(|(_, group)| group.symbol == symbol).map(|(id, _)| id);
        let group = known.unwrap_or_else(|| object.add_group(symbol, kind));
        groups.extend(members.iter().map(|member| (member.get(endian) as usize, group)));
    }
    Ok(groups)
}

/// The section of the model for one of the assembled object.
fn model_section(name: &[u8], elf_type: u32, flags: u64, entry_size: u64) -> Section {
    let standard = match name {
        b".text" => Some(SectionKind::Text),
        b".data" => Some(SectionKind::Data),
        b".bss" => Some(SectionKind::Bss),
        b".rodata" => Some(SectionKind::ReadOnly),
        b".eh_frame" => Some(SectionKind::Unwind),
        b".init_array" => Some(SectionKind::InitArray),
        b".fini_array" => Some(SectionKind::FiniArray),
        b".tdata" => Some(SectionKind::ThreadData),
        b".tbss" => Some(SectionKind::ThreadBss),
        _ => None,
    };
    if let Some(kind) = standard {
        return Section::new(name, kind);
    }
    let (exec, write, tls) =
        (flags & elf::SHF_EXECINSTR.0 != 0, flags & elf::SHF_WRITE.0 != 0, flags & elf::SHF_TLS.0 != 0);
    let zero = elf_type == elf::SHT_NOBITS.0;
    let kind = match (flags & elf::SHF_ALLOC.0 != 0, exec, write) {
        (false, ..) => SectionKind::Metadata,
        _ if tls && zero => SectionKind::ThreadBss,
        _ if tls => SectionKind::ThreadData,
        (_, true, _) => SectionKind::Text,
        (_, _, true) if zero => SectionKind::Bss,
        (_, _, true) => SectionKind::Data,
        _ => SectionKind::ReadOnly,
    };
    Section {
        flags: SectionFlags {
            elf_type: Some(elf_type),
            raw: Some(flags & !(elf::SHF_GROUP.0 | elf::SHF_LINK_ORDER.0)),
            extra: 0,
        },
        entry_size,
        ..Section::new(name, kind)
    }
}

/// The symbol of the model for one of the assembled object, and a distance to add to addends.
fn merge_symbol(
    object: &mut Object,
    file_endian: Endianness,
    places: &FxHashMap<usize, Place>,
    symbol: &object::read::elf::ElfSymbol64<'_, '_, Endianness>,
) -> Result<Option<(SymbolId, u64)>, String> {
    let raw = symbol.elf_symbol();
    let name = symbol.name_bytes().map_err(|error| error.to_string())?;
    let place = match symbol.section() {
        object::SymbolSection::Section(index) => match places.get(&index.0) {
            Some(place) => Some(*place),
            None => return Ok(None),
        },
        _ => None,
    };
    if raw.st_type() == elf::STT_SECTION {
        return Ok(place.map(|place| (object.section_symbol(place.section), place.base)));
    }
    if raw.st_type() == elf::STT_FILE {
        return Ok(None);
    }
    let binding = match raw.st_bind() {
        elf::STB_LOCAL => Binding::Local,
        elf::STB_WEAK => Binding::Weak,
        elf::STB_GNU_UNIQUE => Binding::Unique,
        _ => Binding::Global,
    };
    let kind = match raw.st_type() {
        elf::STT_FUNC => SymbolKind::Function,
        elf::STT_OBJECT => SymbolKind::Data,
        elf::STT_TLS => SymbolKind::Thread,
        elf::STT_GNU_IFUNC => SymbolKind::IFunc,
        _ => SymbolKind::None,
    };
    let visibility = match raw.st_visibility() {
        elf::STV_HIDDEN => SymbolVisibility::Hidden,
        elf::STV_INTERNAL => SymbolVisibility::Internal,
        elf::STV_PROTECTED => SymbolVisibility::Protected,
        _ => SymbolVisibility::Default,
    };
    let definition = match (place, symbol.section()) {
        (Some(place), _) => {
            Some(SymbolPlace::Section { section: place.section, offset: place.base + symbol.address() })
        }
        (None, object::SymbolSection::Absolute) => Some(SymbolPlace::Absolute(symbol.address())),
        (None, object::SymbolSection::Common) => {
            let align = raw.st_value.get(file_endian).max(1);
            Some(SymbolPlace::Common { size: symbol.size(), align })
        }
        _ => None,
    };
    let Some(definition) = definition else {
        if name.is_empty() {
            return Ok(None);
        }
        return Ok(Some((refer(object, name, binding, kind, visibility), 0)));
    };
    let new = Symbol {
        place: definition,
        binding,
        kind,
        visibility,
        elf_other: raw.st_other.0 & !3,
        size: symbol.size(),
        ..Symbol::undefined(name)
    };
    Ok(Some((define(object, new)?, 0)))
}
