//! ELF sections that carry a module's metadata to the linker: options, libraries, partitions, `.comment`
//! (LLVM, "Extensions": "ELF-Dependent").

use super::{ObjectBuilder, access};
use crate::object::{FixupKind, Section, SectionId, SectionKind, uleb128};
use object::elf;
use rllc_frontend::ir::{GlobalId, GlobalKind, GlobalValue, Visibility};

const SHT_LLVM_LINKER_OPTIONS: u32 = 0x6fff_4c01;
const SHT_LLVM_DEPENDENT_LIBRARIES: u32 = 0x6fff_4c04;
const SHT_LLVM_SYMPART: u32 = 0x6fff_4c05;

/// A section of NUL-terminated strings that the linker merges and nobody loads.
fn strings_section(name: &[u8]) -> Section {
    let mut section = Section::new(name, SectionKind::Metadata);
    section.flags.extra = (elf::SHF_MERGE | elf::SHF_STRINGS).0;
    section.entry_size = 1;
    section
}

/// The order in which LLVM lists globals of all kinds.
pub(super) fn kind_rank(global: &GlobalValue) -> u8 {
    match global.kind {
        GlobalKind::Function(_) => 0,
        GlobalKind::Variable(_) => 1,
        GlobalKind::Alias { .. } => 2,
        GlobalKind::IFunc { .. } => 3,
    }
}

impl ObjectBuilder<'_> {
    pub(super) fn elf_metadata(&mut self) {
        self.linker_options();
        self.strings(b".comment", true, |facts| &mut facts.idents);
        self.strings(b".GCC.command.line", true, |facts| &mut facts.command_lines);
        self.dependent_libraries();
        self.partitions();
    }

    /// `.stack_sizes`: the function, and the bytes of stack it takes (ULEB128).
    pub(super) fn list_stack_size(&mut self, text: SectionId, start: u64, bytes: u64) {
        let mut section = Section::new(*b".stack_sizes", SectionKind::Metadata);
        section.group = self.object.sections[text].group;
        section.link_order = Some(Some(text));
        // One for each section of code.
        section.unique = 1 + text.as_u32();
        let section = self.object.section(section);
        let entry: Vec<u8> = [0; 8].into_iter().chain(uleb128(bytes)).collect();
        let offset = self.object.append(section, &entry, 1);
        let function = self.object.add_label(text, start);
        self.object.add_fixup(section, offset, FixupKind::Abs8, function, 0);
    }

    /// A section of strings; `zero_first`: it starts with an empty one, as assemblers make `.comment`.
    fn strings(
        &mut self,
        name: &[u8],
        zero_first: bool,
        list: impl Fn(&mut super::ModuleFacts) -> &mut Vec<Vec<u8>>,
    ) {
        let strings = std::mem::take(list(&mut self.facts));
        if strings.is_empty() {
            return;
        }
        let section = self.object.section(strings_section(name));
        if zero_first {
            self.object.append(section, &[0], 1);
        }
        for string in strings {
            self.object.append(section, &string, 1);
            self.object.append(section, &[0], 1);
        }
    }

    /// `llvm.linker.options`: each word on its own.
    fn linker_options(&mut self) {
        let options = std::mem::take(&mut self.facts.linker_options);
        if options.is_empty() {
            return;
        }
        let mut section = Section::new(*b".linker-options", SectionKind::Exclude);
        section.flags.elf_type = Some(SHT_LLVM_LINKER_OPTIONS);
        let section = self.object.section(section);
        for word in options.into_iter().flatten() {
            self.object.append(section, &word, 1);
            self.object.append(section, &[0], 1);
        }
    }

    /// `llvm.dependent-libraries`.
    fn dependent_libraries(&mut self) {
        let libraries = std::mem::take(&mut self.facts.dependent_libraries);
        if libraries.is_empty() {
            return;
        }
        let mut section = strings_section(b".deplibs");
        section.flags.elf_type = Some(SHT_LLVM_DEPENDENT_LIBRARIES);
        let section = self.object.section(section);
        for library in libraries {
            self.object.append(section, &library, 1);
            self.object.append(section, &[0], 1);
        }
    }

    /// `partition "name"`: the loadable partition that a symbol begins.
    fn partitions(&mut self) {
        let module = self.request.module;
        let mut list: Vec<GlobalId> = module
            .globals
            .iter()
            .filter(|(_, global)| {
                global.partition.is_some()
                    && !access::is_declaration_for_linker(global)
                    && global.visibility == Visibility::Default
            })
            .map(|(id, _)| id)
            .collect();
        list.sort_by_key(|&id| kind_rank(&module.globals[id]));
        for id in list {
            let Some(partition) = module.globals[id].partition else { continue };
            let mut section = Section::new(*b".llvm_sympart", SectionKind::Metadata);
            section.flags.elf_type = Some(SHT_LLVM_SYMPART);
            section.unique = self.next_unique;
            self.next_unique += 1;
            let section = self.object.section(section);
            self.object.append(section, module.context.strings.get(partition), 1);
            self.object.append(section, &[0], 1);
            let offset = self.object.append(section, &[0; 8], 1);
            let symbol = self.symbol(id);
            self.object.add_fixup(section, offset, FixupKind::Abs8, symbol, 0);
        }
    }
}
