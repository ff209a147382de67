//! ELF relocatable objects (System V gABI, chapters 4 and 5).
//!
//! Two steps: [`resolve`] turns fixups into bytes, where the value is known, and relocations; [`write`] lays out the
//! file over the `object` crate's encoder. Which relocation uses which symbol follows what LLVM's assembler does, as
//! linkers depend on it for mergeable and TLS sections.

mod relocations;
mod resolve;

use super::{
    Architecture, Binding, GroupKind, Object, SectionData, SectionId, SectionKind, SymbolId, SymbolKind,
    SymbolPlace, SymbolVisibility, uleb128,
};
use cranelift_entity::{EntityRef, SecondaryMap};
use object::elf;
use object::write::StringId;
use object::write::elf::{FileHeader, Rel, SectionHeader, SectionIndex, Sym, Writer};
pub(crate) use relocations::{is_tls, lateness, relocation_type};
use resolve::{Relocation, RelocationSymbol, Resolved};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::Loc;
use rustc_hash::FxHashMap;

/// The bytes of the object file. Names with NUL bytes, relocations the psABI does not have and differences across
/// sections are errors.
pub fn write(mut object: Object) -> Result<Vec<u8>> {
    let resolved = resolve::resolve(&mut object)?;
    check_names(&object)?;
    Layout::new(&object, &resolved).write()
}

fn check_names(object: &Object) -> Result<()> {
    let names = object.symbols.values().map(|symbol| &symbol.name);
    let names = names.chain(object.sections.values().map(|section| &section.name)).chain(&object.file_name);
    for name in names {
        if name.contains(&0) {
            return Err(Diagnostic::error(
                Loc::NONE,
                format!(
                    "the name '{}' contains a NUL byte, which ELF cannot express",
                    String::from_utf8_lossy(name)
                ),
            ));
        }
    }
    Ok(())
}

fn machine(arch: Architecture) -> elf::Machine {
    match arch {
        Architecture::X86_64 => elf::EM_X86_64,
        Architecture::Aarch64 => elf::EM_AARCH64,
        Architecture::Riscv64 => elf::EM_RISCV,
        Architecture::S390x => elf::EM_S390,
    }
}

/// `sh_type` and `sh_flags` of a kind of section (gABI, "Special Sections").
pub(crate) fn kind_flags(arch: Architecture, kind: SectionKind) -> (elf::SectionType, elf::SectionFlags) {
    let alloc = elf::SHF_ALLOC;
    let write = elf::SHF_ALLOC | elf::SHF_WRITE;
    match kind {
        SectionKind::Text => (elf::SHT_PROGBITS, alloc | elf::SHF_EXECINSTR),
        SectionKind::Data | SectionKind::ReadOnlyWithRelocs => (elf::SHT_PROGBITS, write),
        SectionKind::Bss => (elf::SHT_NOBITS, write),
        SectionKind::ReadOnly => (elf::SHT_PROGBITS, alloc),
        SectionKind::MergeableConst => (elf::SHT_PROGBITS, alloc | elf::SHF_MERGE),
        SectionKind::MergeableStrings => (elf::SHT_PROGBITS, alloc | elf::SHF_MERGE | elf::SHF_STRINGS),
        SectionKind::ThreadData => (elf::SHT_PROGBITS, write | elf::SHF_TLS),
        SectionKind::ThreadBss => (elf::SHT_NOBITS, write | elf::SHF_TLS),
        SectionKind::InitArray => (elf::SHT_INIT_ARRAY, write),
        SectionKind::FiniArray => (elf::SHT_FINI_ARRAY, write),
        SectionKind::PreinitArray => (elf::SHT_PREINIT_ARRAY, write),
        SectionKind::Unwind => match arch {
            Architecture::X86_64 => (elf::SHT_X86_64_UNWIND, alloc),
            Architecture::Aarch64 | Architecture::Riscv64 | Architecture::S390x => (elf::SHT_PROGBITS, alloc),
        },
        SectionKind::Note => (elf::SHT_NOTE, alloc),
        SectionKind::Metadata => (elf::SHT_PROGBITS, elf::SectionFlags(0)),
        SectionKind::Exclude => (elf::SHT_PROGBITS, elf::SHF_EXCLUDE),
    }
}

/// Indices and names of everything, fixed before anything is written.
struct Layout<'a> {
    object: &'a Object,
    resolved: &'a Resolved,
    /// `.rela` and the section's name, where a section has relocations.
    rela_names: Vec<Vec<u8>>,
    /// Sections of each group, relocation sections included.
    group_members: Vec<Vec<SectionId>>,
    locals: Vec<SymbolId>,
    globals: Vec<SymbolId>,
}

/// What the encoder knows of a section.
#[derive(Clone, Copy, Default)]
struct Placed {
    index: u32,
    name: Option<StringId>,
    offset: u64,
    rela_index: u32,
    rela_name: Option<StringId>,
    rela_offset: u64,
}

impl<'a> Layout<'a> {
    fn new(object: &'a Object, resolved: &'a Resolved) -> Layout<'a> {
        let rela_names = object
            .sections
            .iter()
            .map(|(id, section)| match resolved.relocations[id].is_empty() {
                true => Vec::new(),
                false => [b".rela", &*section.name].concat(),
            })
            .collect();
        let mut group_members = vec![Vec::new(); object.groups.len()];
        for (id, section) in object.sections.iter() {
            if let Some(group) = section.group {
                group_members[group.index()].push(id);
            }
        }
        let mut locals = Vec::new();
        let mut globals = Vec::new();
        for (id, symbol) in object.symbols.iter() {
            if symbol.kind == SymbolKind::Section || !resolved.in_table[id] {
                continue;
            }
            match binding(object, resolved, id) {
                elf::STB_LOCAL => locals.push(id),
                _ => globals.push(id),
            }
        }
        Layout { object, resolved, rela_names, group_members, locals, globals }
    }

    fn write(&self) -> Result<Vec<u8>> {
        let failed = |error: object::write::Error| {
            Diagnostic::error(Loc::NONE, format!("the ELF object cannot be written: {error}"))
        };
        let object = self.object;
        let endian = match object.arch.is_big_endian() {
            true => object::Endianness::Big,
            false => object::Endianness::Little,
        };
        let mut bytes = Vec::new();
        let mut writer = Writer::new(endian, true, &mut bytes);
        writer.reserve_file_header();

        // Section indices: groups first, as each must come before its members.
        let group_name = (!object.groups.is_empty()).then(|| writer.add_section_name(b".group"));
        let mut group_sections: FxHashMap<SymbolId, u32> = FxHashMap::default();
        for group in object.groups.values() {
            group_sections.insert(group.symbol, writer.reserve_section_index().0);
        }
        let mut placed: SecondaryMap<SectionId, Placed> = SecondaryMap::with_capacity(object.sections.len());
        for (id, section) in object.sections.iter() {
            placed[id].index = writer.reserve_section_index().0;
            placed[id].name = Some(writer.add_section_name(&section.name));
            if !self.resolved.relocations[id].is_empty() {
                placed[id].rela_index = writer.reserve_section_index().0;
                placed[id].rela_name = Some(writer.add_section_name(&self.rela_names[id.index()]));
            }
        }

        // Symbols: the file, section symbols, locals, globals.
        let mut symbol_index: SecondaryMap<SymbolId, u32> = SecondaryMap::with_capacity(object.symbols.len());
        let mut section_symbol: SecondaryMap<SectionId, u32> = SecondaryMap::new();
        let mut symbol_name: SecondaryMap<SymbolId, Option<StringId>> = SecondaryMap::new();
        writer.reserve_null_symbol_index();
        let file_name = object.file_name.as_deref().map(|name| {
            writer.reserve_symbol_index(None);
            writer.add_string(name)
        });
        for id in object.sections.keys().filter(|&id| self.resolved.section_symbols[id]) {
            section_symbol[id] = writer.reserve_symbol_index(Some(SectionIndex(placed[id].index))).0;
        }
        for &id in self.locals.iter().chain(&self.globals) {
            let section = match object.symbols[id].place {
                SymbolPlace::Section { section, .. } => Some(SectionIndex(placed[section].index)),
                _ => group_sections.get(&id).copied().map(SectionIndex),
            };
            symbol_index[id] = writer.reserve_symbol_index(section).0;
            let name = self.symbol_name(id);
            symbol_name[id] = (!name.is_empty()).then(|| writer.add_string(name));
        }
        let num_local = writer.symbol_count() - self.globals.len() as u32;

        // Which addresses matter, by the symbols' numbers (LLVM, "Extensions": `SHT_LLVM_ADDRSIG`).
        let significant = object.address_significant.as_ref().map(|list| {
            let name = writer.add_section_name(b".llvm_addrsig");
            let numbers = list.iter().map(|&id| symbol_index[id]).filter(|&number| number != 0);
            let bytes: Vec<u8> = numbers.flat_map(uleb128).collect();
            (name, writer.reserve_section_index(), bytes)
        });

        writer.reserve_symtab_section_index();
        if writer.symtab_shndx_needed() {
            writer.reserve_symtab_shndx_section_index();
        }
        writer.reserve_strtab_section_index();
        writer.reserve_shstrtab_section_index();

        // File offsets, in the order of writing.
        let group_offsets: Vec<u64> = self
            .group_members
            .iter()
            .map(|members| {
                let entries = members.iter().map(|&id| 1 + usize::from(placed[id].rela_index != 0));
                writer.reserve(4 * (1 + entries.sum::<usize>() as u64), 4)
            })
            .collect();
        for (id, section) in object.sections.iter() {
            placed[id].offset = match &section.data {
                SectionData::Bytes(data) => writer.reserve(data.len() as u64, section.align),
                SectionData::Zero(_) => writer.reserve(0, 1),
            };
        }
        let significant_offset =
            significant.as_ref().map_or(0, |(_, _, bytes)| writer.reserve(bytes.len() as u64, 1));
        writer.reserve_symtab();
        writer.reserve_symtab_shndx();
        writer.reserve_strtab().map_err(failed)?;
        for id in object.sections.keys() {
            let count = self.resolved.relocations[id].len();
            if count != 0 {
                placed[id].rela_offset = writer.reserve_relocations(count, true);
            }
        }
        writer.reserve_shstrtab().map_err(failed)?;
        writer.reserve_section_headers();

        let os_abi = match object.header.elf_os_abi {
            0 if self.resolved.gnu_extensions => elf::ELFOSABI_GNU,
            os_abi => elf::OsAbi(os_abi),
        };
        writer
            .write_file_header(&FileHeader {
                os_abi,
                abi_version: 0,
                e_type: elf::ET_REL,
                e_machine: machine(object.arch),
                e_entry: 0,
                e_flags: elf::FileFlags(object.header.elf_flags),
            })
            .map_err(failed)?;

        for (group, members) in object.groups.values().zip(&self.group_members) {
            writer.write_align(4);
            let flags: u32 = match group.kind {
                GroupKind::NoDuplicates => 0,
                _ => elf::GRP_COMDAT.0,
            };
            write_u32(&mut writer, object.arch, flags);
            for &id in members {
                write_u32(&mut writer, object.arch, placed[id].index);
                if placed[id].rela_index != 0 {
                    write_u32(&mut writer, object.arch, placed[id].rela_index);
                }
            }
        }
        for section in object.sections.values() {
            if let SectionData::Bytes(data) = &section.data {
                writer.write_align(section.align);
                writer.write(data);
            }
        }

        if let Some((_, _, bytes)) = &significant {
            writer.write_align(1);
            writer.write(bytes);
        }

        writer.write_null_symbol();
        if let Some(name) = file_name {
            let st_name = writer.string_offset(Some(name));
            writer.write_symbol(&Sym {
                section: None,
                st_name,
                st_info: elf::SymbolInfo::new(elf::STB_LOCAL, elf::STT_FILE),
                st_other: elf::SymbolOther(0),
                st_shndx: elf::SHN_ABS,
                st_value: 0,
                st_size: 0,
            });
        }
        for id in object.sections.keys().filter(|&id| self.resolved.section_symbols[id]) {
            writer.write_symbol(&Sym {
                section: Some(placed[id].index),
                st_name: 0,
                st_info: elf::SymbolInfo::new(elf::STB_LOCAL, elf::STT_SECTION),
                st_other: elf::SymbolOther(0),
                st_shndx: elf::SHN_UNDEF,
                st_value: 0,
                st_size: 0,
            });
        }
        for &id in self.locals.iter().chain(&self.globals) {
            let st_name = writer.string_offset(symbol_name[id]);
            let mut symbol = self.symbol(id, st_name, &placed);
            if symbol.st_info.st_bind() == elf::STB_LOCAL && !object.symbols[id].is_defined() {
                // A name that only a group has: LLVM defines it in the group.
                symbol.section = group_sections.get(&id).copied();
            }
            writer.write_symbol(&symbol);
        }
        writer.write_symtab_shndx();
        writer.write_strtab();

        for id in object.sections.keys() {
            let relocations = &self.resolved.relocations[id];
            if !relocations.is_empty() {
                writer.write_align_relocation();
            }
            for Relocation { offset, symbol, r_type, addend } in relocations {
                let r_sym = match *symbol {
                    RelocationSymbol::Symbol(symbol) => symbol_index[symbol],
                    RelocationSymbol::Section(section) => section_symbol[section],
                    RelocationSymbol::Absent => 0,
                };
                writer.write_relocation(
                    true,
                    &Rel {
                        r_offset: *offset,
                        r_sym,
                        r_type: elf::RelocationType(*r_type),
                        r_addend: *addend,
                    },
                );
            }
        }
        writer.write_shstrtab();

        writer.write_null_section_header();
        let symtab = writer.symtab_index();
        for ((group, members), &sh_offset) in
            object.groups.values().zip(&self.group_members).zip(&group_offsets)
        {
            let entries: usize = members.iter().map(|&id| 1 + usize::from(placed[id].rela_index != 0)).sum();
            writer.write_section_header(&SectionHeader {
                sh_name: writer.section_name_offset(group_name),
                sh_type: elf::SHT_GROUP,
                sh_flags: elf::SectionFlags(0),
                sh_addr: 0,
                sh_offset,
                sh_size: 4 * (1 + entries as u64),
                sh_link: symtab.0,
                sh_info: symbol_index[group.symbol],
                sh_addralign: 4,
                sh_entsize: 4,
            });
        }
        for id in object.sections.keys() {
            self.write_section_headers(&mut writer, id, &placed, symtab);
        }
        if let Some((name, _, bytes)) = &significant {
            writer.write_section_header(&SectionHeader {
                sh_name: writer.section_name_offset(Some(*name)),
                sh_type: SHT_LLVM_ADDRSIG,
                sh_flags: elf::SHF_EXCLUDE,
                sh_addr: 0,
                sh_offset: significant_offset,
                sh_size: bytes.len() as u64,
                sh_link: symtab.0,
                sh_info: 0,
                sh_addralign: 1,
                sh_entsize: 0,
            });
        }
        writer.write_symtab_section_header(num_local);
        writer.write_symtab_shndx_section_header();
        writer.write_strtab_section_header();
        writer.write_shstrtab_section_header();
        Ok(bytes)
    }

    fn symbol_name(&self, id: SymbolId) -> &'a [u8] {
        let name = &self.object.symbols[id].name;
        match self.resolved.label_names.get(&id) {
            Some(label) if name.is_empty() => label,
            _ => name,
        }
    }

    fn symbol(&self, id: SymbolId, st_name: u32, placed: &SecondaryMap<SectionId, Placed>) -> Sym {
        let symbol = &self.object.symbols[id];
        let (section, st_shndx, st_value, st_size) = match symbol.place {
            SymbolPlace::Undefined => (None, elf::SHN_UNDEF, 0, 0),
            SymbolPlace::Section { section, offset } => {
                (Some(placed[section].index), elf::SHN_UNDEF, offset, symbol.size)
            }
            SymbolPlace::Common { size, align } => (None, elf::SHN_COMMON, align, size),
            SymbolPlace::Absolute(value) => (None, elf::SHN_ABS, value, symbol.size),
        };
        let in_thread_data = match symbol.place {
            SymbolPlace::Section { section, .. } => {
                let section = &self.object.sections[section];
                kind_flags(self.object.arch, section.kind).1.0 & elf::SHF_TLS.0 != 0
            }
            _ => false,
        };
        let st_type = match symbol.kind {
            // Where it lies and how it is used count more than what it is declared as.
            kind if kind != SymbolKind::Section && (in_thread_data || self.resolved.thread_local[id]) => {
                elf::STT_TLS
            }
            SymbolKind::None => elf::STT_NOTYPE,
            SymbolKind::Function => elf::STT_FUNC,
            SymbolKind::Data => elf::STT_OBJECT,
            SymbolKind::Thread => elf::STT_TLS,
            SymbolKind::IFunc => elf::STT_GNU_IFUNC,
            SymbolKind::Section => elf::STT_SECTION,
        };
        let visibility = match symbol.visibility {
            SymbolVisibility::Default => elf::STV_DEFAULT,
            SymbolVisibility::Internal => elf::STV_INTERNAL,
            SymbolVisibility::Hidden => elf::STV_HIDDEN,
            SymbolVisibility::Protected => elf::STV_PROTECTED,
        };
        Sym {
            section,
            st_name,
            st_info: elf::SymbolInfo::new(binding(self.object, self.resolved, id), st_type),
            st_other: elf::SymbolOther(symbol.elf_other | visibility.0),
            st_shndx,
            st_value,
            st_size,
        }
    }

    fn write_section_headers(
        &self,
        writer: &mut Writer<'_>,
        id: SectionId,
        placed: &SecondaryMap<SectionId, Placed>,
        symtab: SectionIndex,
    ) {
        let section = &self.object.sections[id];
        let (kind_type, kind_flags) = kind_flags(self.object.arch, section.kind);
        let sh_type = section.flags.elf_type.map_or(kind_type, elf::SectionType);
        let mut sh_flags = section.flags.raw.unwrap_or(kind_flags.0) | section.flags.extra;
        let group = section.group.map_or(0, |_| elf::SHF_GROUP.0);
        sh_flags |= group;
        let mut sh_link = 0;
        if let Some(linked) = section.link_order {
            sh_flags |= elf::SHF_LINK_ORDER.0;
            sh_link = linked.map_or(0, |linked| placed[linked].index);
        }
        writer.write_section_header(&SectionHeader {
            sh_name: writer.section_name_offset(placed[id].name),
            sh_type,
            sh_flags: elf::SectionFlags(sh_flags),
            sh_addr: 0,
            sh_offset: placed[id].offset,
            sh_size: section.size(),
            sh_link,
            sh_info: 0,
            sh_addralign: section.align,
            sh_entsize: section.entry_size,
        });
        if placed[id].rela_index != 0 {
            // As LLVM writes them: a member of a group has no other flag.
            let relocation_flags = if group == 0 { elf::SHF_INFO_LINK.0 } else { group };
            writer.write_section_header(&SectionHeader {
                sh_name: writer.section_name_offset(placed[id].rela_name),
                sh_type: elf::SHT_RELA,
                sh_flags: elf::SectionFlags(relocation_flags),
                sh_addr: 0,
                sh_offset: placed[id].rela_offset,
                sh_size: 24 * self.resolved.relocations[id].len() as u64,
                sh_link: symtab.0,
                sh_info: placed[id].index,
                sh_addralign: 8,
                sh_entsize: 24,
            });
        }
    }
}

const SHT_LLVM_ADDRSIG: elf::SectionType = elf::SectionType(0x6fff_4c03);

fn write_u32(writer: &mut Writer<'_>, arch: Architecture, value: u32) {
    match arch.is_big_endian() {
        true => writer.write(&value.to_be_bytes()),
        false => writer.write(&value.to_le_bytes()),
    }
}

/// The binding in the symbol table. A group's name that nothing defines or uses is a local symbol.
fn binding(object: &Object, resolved: &Resolved, id: SymbolId) -> elf::SymbolBind {
    let symbol = &object.symbols[id];
    let only_names_group = !symbol.is_defined() && resolved.group_name[id] && !resolved.relocated[id];
    match symbol.binding {
        Binding::Local | Binding::Temporary if symbol.is_defined() => elf::STB_LOCAL,
        Binding::Global | Binding::Weak if only_names_group && !symbol.keep => elf::STB_LOCAL,
        Binding::Local | Binding::Temporary | Binding::Global => elf::STB_GLOBAL,
        Binding::Weak => elf::STB_WEAK,
        Binding::Unique => elf::STB_GNU_UNIQUE,
    }
}

#[cfg(test)]
mod tests;
