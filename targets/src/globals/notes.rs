//! What module flags ask to be said of the object as a whole: control-flow protection (System V psABI and AArch64 ELF, "Program
//! Property"; AArch64 build attributes), Objective-C images, call-graph profiles.

use super::ObjectBuilder;
use crate::object::{
    Architecture, Binding, FixupKind, Format, Section, SectionFlags, SectionKind, Symbol, SymbolId,
    SymbolPlace,
};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{DllStorage, Loc};

const NT_GNU_PROPERTY_TYPE_0: u32 = 5;
const GNU_PROPERTY_X86_FEATURE_1_AND: u32 = 0xc000_0002;
const GNU_PROPERTY_AARCH64_FEATURE_1_AND: u32 = 0xc000_0000;
/// Features of x86-64: landing marks, shadow stack.
const X86_IBT: u32 = 1;
const X86_SHSTK: u32 = 2;
/// Features of AArch64: landing marks, signed return addresses, guarded control stack.
const AARCH64_BTI: u32 = 1;
const AARCH64_PAC: u32 = 2;
const AARCH64_GCS: u32 = 4;
const SHT_AARCH64_ATTRIBUTES: u32 = 0x7000_0003;
const SHT_LLVM_CALL_GRAPH_PROFILE: u32 = 0x6fff_4c09;

impl ObjectBuilder<'_> {
    /// Claims the protection that the module flags ask for, as far as all code of the object has it.
    pub(super) fn protection_notes(&mut self) {
        let marked = !self.unmarked_targets;
        let of = |on: bool, feature: u32| if on { feature } else { 0 };
        let facts = &self.facts;
        let (property, features) = match self.object.arch {
            Architecture::X86_64 => (
                GNU_PROPERTY_X86_FEATURE_1_AND,
                of(facts.branch_protection && marked, X86_IBT) | of(facts.return_protection, X86_SHSTK),
            ),
            Architecture::Aarch64 => (
                GNU_PROPERTY_AARCH64_FEATURE_1_AND,
                of(facts.branch_targets && marked, AARCH64_BTI)
                    | of(facts.signed_returns && !self.unsigned_returns, AARCH64_PAC)
                    | of(facts.guarded_stack, AARCH64_GCS),
            ),
            Architecture::Riscv64 | Architecture::S390x => return,
        };
        if features == 0 {
            return;
        }
        self.protection = features;
        let section = self.object.section(Section::new(*b".note.gnu.property", SectionKind::Note));
        let mut note = Vec::new();
        for word in [4, 16, NT_GNU_PROPERTY_TYPE_0] {
            note.extend_from_slice(&u32::to_le_bytes(word));
        }
        note.extend_from_slice(b"GNU\0");
        for word in [property, 4, features, 0] {
            note.extend_from_slice(&u32::to_le_bytes(word));
        }
        self.object.append(section, &note, 8);
    }

    /// AArch64: `aeabi_feature_and_bits`, one attribute for each feature, 1 if the object has it.
    pub(super) fn build_attributes(&mut self) {
        let features = self.protection;
        if features == 0 || self.object.arch != Architecture::Aarch64 {
            return;
        }
        let mut subsection = b"aeabi_feature_and_bits\0".to_vec();
        // It may be ignored; its values are numbers.
        subsection.extend_from_slice(&[1, 0]);
        for (tag, feature) in [(0, AARCH64_BTI), (1, AARCH64_PAC), (2, AARCH64_GCS)] {
            subsection.extend_from_slice(&[tag, u8::from(features & feature != 0)]);
        }
        let mut bytes = vec![b'A'];
        bytes.extend_from_slice(&(4 + subsection.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&subsection);
        let mut section = Section::new(*b".ARM.attributes", SectionKind::Metadata);
        section.flags.elf_type = Some(SHT_AARCH64_ATTRIBUTES);
        let section = self.object.section(section);
        self.object.append(section, &bytes, 1);
    }

    /// Objective-C: version and flags of the image.
    pub(super) fn objc_image(&mut self) {
        if let Some((section, version, flags)) = self.facts.objc_image.take()
            && let Err(error) = self.objc_image_section(&section, version, flags)
        {
            self.errors.push(*error);
        }
    }

    fn objc_image_section(&mut self, name: &[u8], version: u32, flags: u32) -> Result<()> {
        let section = match self.object.format {
            Format::Elf | Format::Coff => Section::new(name, SectionKind::ReadOnly),
            Format::MachO => super::macho::written_section(&String::from_utf8_lossy(name))
                .map_err(|reason| Diagnostic::error(Loc::NONE, reason))?,
        };
        let section = self.object.section(section);
        let mut words = [version, flags].map(u32::to_le_bytes);
        if self.object.arch.is_big_endian() {
            words.iter_mut().for_each(|word| word.reverse());
        }
        let offset = self.object.append(section, &words.concat(), 1);
        if self.object.format != Format::MachO {
            self.object.add_symbol(Symbol {
                place: SymbolPlace::Section { section, offset },
                binding: Binding::Local,
                ..Symbol::undefined(*b"OBJC_IMAGE_INFO")
            });
        }
        Ok(())
    }

    /// How often functions call each other, for the linker to place them.
    pub(super) fn call_graph_profile(&mut self) {
        let edges = std::mem::take(&mut self.facts.call_graph);
        let gone = |id| self.global(id).dll_storage == DllStorage::Import;
        let edges: Vec<_> = edges.into_iter().filter(|edge| !gone(edge.0) && !gone(edge.1)).collect();
        if edges.is_empty() {
            return;
        }
        let elf = self.object.format == Format::Elf;
        let section = Section::new(*b".llvm.call-graph-profile", SectionKind::Exclude);
        let section = self.object.section(match self.object.format {
            Format::Elf => {
                let flags =
                    SectionFlags { elf_type: Some(SHT_LLVM_CALL_GRAPH_PROFILE), ..SectionFlags::default() };
                Section { flags, entry_size: 8, ..section }
            }
            // `IMAGE_SCN_LNK_REMOVE`
            Format::Coff => {
                Section { flags: SectionFlags { raw: Some(0x800), ..SectionFlags::default() }, ..section }
            }
            Format::MachO => super::macho::section("__LLVM", "__cg_profile", SectionKind::Data),
        });
        for (from, to, count) in edges {
            let count = match self.object.arch.is_big_endian() {
                true => count.to_be_bytes(),
                false => count.to_le_bytes(),
            };
            let symbols: [SymbolId; 2] = [self.symbol(from), self.symbol(to)];
            if elf {
                let offset = self.object.append(section, &count, 1);
                for symbol in symbols {
                    self.object.add_fixup(section, offset, FixupKind::None, symbol, 0);
                }
            } else {
                let offset = self.object.append(section, &[0; 8], 1);
                for (symbol, at) in symbols.into_iter().zip([0, 4]) {
                    self.object.add_fixup(section, offset + at, FixupKind::SymbolIndex4, symbol, 0);
                }
                self.object.append(section, &count, 1);
            }
        }
    }
}
