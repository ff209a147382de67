//! Placing variables.

use super::elf_sections::{self, ElfPlace};
use super::expression::{BlockAddresses, Evaluator, Target};
use super::initializer::{DataFixup, MAX_INITIALIZED, initializer};
use super::kind::{GlobalSectionKind, section_kind, variable_align};
use super::{ObjectBuilder, flags};
use crate::object::elf::kind_flags;
use crate::object::{
    Architecture, Fixup, FixupKind, Format, Section, SectionId, SymbolId, SymbolKind, SymbolPlace,
};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{ConstId, GlobalId, GlobalKind, Linkage, Loc};

/// Section flag of the x86-64 psABI: may lie out of reach of 32-bit displacements.
const SHF_X86_64_LARGE: u64 = 0x1000_0000;

/// Alignments from which on the padding counts, in bytes.
const LARGE_ALIGN: u64 = 1 << 20;

impl ObjectBuilder<'_> {
    /// Counts bytes that the file will have.
    fn count_initialized(&mut self, bytes: u64) -> Result<()> {
        self.initialized = self.initialized.saturating_add(bytes);
        if self.initialized <= MAX_INITIALIZED {
            return Ok(());
        }
        let message = format!(
            "{} bytes of initialized data are more than an object file can reasonably hold",
            self.initialized
        );
        Err(Diagnostic::error(Loc::NONE, message))
    }

    /// Counts what the file may have before something with a large alignment, even if it has no contents itself.
    pub(super) fn count_padding(&mut self, align: u64) -> Result<()> {
        match align {
            ..LARGE_ALIGN => Ok(()),
            _ => self.count_initialized(align),
        }
    }

    pub(super) fn variables(&mut self, blocks: &BlockAddresses<'_>) {
        let module = self.request.module;
        let layout = self.request.layout;
        let evaluator = Evaluator::new(module, layout, blocks);
        self.find_got_equivalents(&evaluator);
        for (id, global) in module.globals.iter() {
            let GlobalKind::Variable(variable) = &global.kind else {
                continue;
            };
            let Some(init) = variable.initializer else {
                continue;
            };
            if self.got_equivalents.contains_key(&id) {
                continue;
            }
            let result = match self.is_special(id, &evaluator, init) {
                Ok(true) => Ok(()),
                Ok(false) => self.variable(&evaluator, id, init),
                Err(error) => Err(error),
            };
            if let Err(error) = result {
                self.report(id, *error);
            }
        }
        for (id, init) in self.needed_got_equivalents() {
            if let Err(error) = self.variable(&evaluator, id, init) {
                self.report(id, *error);
            }
        }
    }

    /// Handles variables that stand for something else than data: `llvm.used`, constructors, metadata.
    fn is_special(&mut self, id: GlobalId, evaluator: &Evaluator<'_>, init: ConstId) -> Result<bool> {
        let global = &self.request.module.globals[id];
        let strings = &self.request.module.context.strings;
        let name = global.name.map_or(&b""[..], |name| strings.get(name));
        if matches!(name, b"llvm.used" | b"llvm.compiler.used")
            || global.section.is_some_and(|section| strings.get(section) == b"llvm.metadata")
            || global.linkage == Linkage::AvailableExternally
        {
            return Ok(true);
        }
        if global.linkage != Linkage::Appending {
            return Ok(false);
        }
        match name {
            b"llvm.global_ctors" => self.structors(evaluator, init, true)?,
            b"llvm.global_dtors" => self.structors(evaluator, init, false)?,
            _ => {
                return Err(Diagnostic::error(
                    Loc::NONE,
                    format!(
                        "unknown special variable with appending linkage: {}",
                        String::from_utf8_lossy(name)
                    ),
                ));
            }
        }
        Ok(true)
    }

    fn variable(&mut self, evaluator: &Evaluator<'_>, id: GlobalId, init: ConstId) -> Result<()> {
        let module = self.request.module;
        let global = &module.globals[id];
        // Unnamed variables are numbered before those that their initializers refer to.
        self.symbol(id);
        if self.is_emulated(id) {
            return self.emulated_variable(evaluator, id, init);
        }
        let types = &module.context.types;
        let size = evaluator.layout.fixed_alloc_size(types, global.value_type);
        let size =
            size.ok_or_else(|| Diagnostic::error(Loc::NONE, "the variable's type has no fixed size"))?;
        let align = variable_align(evaluator, global);
        let exclude = flags::attachment(module, &global.attachments, b"exclude").is_some();
        let kind = section_kind(
            evaluator,
            &mut self.initializer_facts,
            global,
            !self.request.position_independent,
            exclude,
        );
        let kind = match kind {
            GlobalSectionKind::Bss if !self.request.sections.zeros_in_bss => GlobalSectionKind::Data,
            GlobalSectionKind::ThreadBss if !self.request.sections.zeros_in_bss => {
                GlobalSectionKind::ThreadData
            }
            kind => kind,
        };
        if kind == GlobalSectionKind::Common {
            // COFF aligns common symbols by their sizes; only GNU ld can be told more.
            let by_size = self.object.format == Format::Coff && !self.request.triple.is_windows_gnu();
            let size = if by_size { size.max(align) } else { size.max(1) };
            self.define(id, SymbolPlace::Common { size, align }, SymbolKind::Data, size)?;
            return Ok(());
        }
        let section = self.section_of(id, kind, size, align)?;
        let local_bss = kind == GlobalSectionKind::Bss && global.linkage.is_local();
        let bare = &*self.object.sections[section].name == b".bss";
        // Two labels of Mach-O must not lie at one place.
        let macho = self.object.format == Format::MachO;
        let room = if macho || local_bss && bare { size.max(1) } else { size };
        let symbol_kind = match global.tls {
            Some(_) => SymbolKind::Thread,
            None => SymbolKind::Data,
        };
        self.count_padding(align)?;
        let zero_fill = self.object.sections[section].kind.is_zero_fill();
        let offset = if zero_fill {
            if !self.initializer_facts.is_zero(evaluator, init) {
                return Err(Diagnostic::error(
                    Loc::NONE,
                    "a variable that is not zero cannot be in a section without contents",
                ));
            }
            self.object.append_zeros(section, room, align)
        } else {
            self.count_initialized(size)?;
            let mut data = initializer(evaluator, init)?;
            data.bytes.resize(room as usize, 0);
            let offset = self.object.append(section, &data.bytes, align);
            for fixup in &data.fixups {
                self.check_equivalent(fixup)?;
                match self.through_got(id, fixup) {
                    Some(fixup) => self.data_fixup(section, offset, &fixup),
                    None => self.data_fixup(section, offset, fixup),
                }
            }
            offset
        };
        let place = SymbolPlace::Section { section, offset };
        match symbol_kind {
            SymbolKind::Thread if macho => self.macho_descriptor(id, place)?,
            _ => self.define(id, place, symbol_kind, room)?,
        };
        Ok(())
    }

    /// `dso_local_equivalent` is for offsets: only AArch64's ELF has a relocation for its whole address.
    fn check_equivalent(&self, fixup: &DataFixup) -> Result<()> {
        let whole = matches!(fixup.target, Target::Equivalent(_)) && fixup.minus.is_none();
        let aarch64_elf = self.object.arch == Architecture::Aarch64 && self.object.format == Format::Elf;
        match whole && !aarch64_elf {
            true => {
                let message = "the address of a dso_local_equivalent cannot be in data, only offsets to it";
                Err(Diagnostic::error(Loc::NONE, message))
            }
            false => Ok(()),
        }
    }

    /// Adds a fixup of an initializer that starts at `start`.
    pub(super) fn data_fixup(&mut self, section: SectionId, start: u64, fixup: &DataFixup) {
        let image_relative = DataFixup { kind: FixupKind::ImageRel4, minus: None, ..*fixup };
        let fixup = if self.is_image_relative(fixup) { &image_relative } else { fixup };
        // The linkers of this format make stubs for references of all kinds.
        let stubs = self.object.format == Format::MachO && self.object.arch == Architecture::Aarch64;
        let kind = match fixup.kind {
            FixupKind::PltPcRel4 if stubs => FixupKind::Abs4,
            kind => kind,
        };
        let symbol = self.target_symbol(fixup.target);
        let minus = fixup.minus.map(|minus| self.target_symbol(minus));
        self.object.sections[section].fixups.push(Fixup {
            offset: start + fixup.offset,
            kind,
            symbol,
            minus: minus.into(),
            addend: fixup.addend,
        });
    }

    pub(super) fn target_symbol(&mut self, target: Target) -> SymbolId {
        match target {
            Target::Global(global) if self.is_emulated(global) => self.emulated_address(global),
            // LLVM's AArch64 data refers to local aliases, as code does everywhere.
            Target::Global(global) if self.object.arch == Architecture::Aarch64 => self.reference(global),
            Target::Global(global) | Target::Equivalent(global) => self.symbol(global),
            Target::Code(function) => self.code_label(function),
        }
    }

    /// The section for a global of this kind.
    pub(super) fn section_of(
        &mut self,
        id: GlobalId,
        kind: GlobalSectionKind,
        size: u64,
        align: u64,
    ) -> Result<SectionId> {
        match self.object.format {
            Format::Coff => return self.coff_section(id, kind),
            Format::MachO => return self.macho_section(id, kind),
            Format::Elf => {}
        }
        let module = self.request.module;
        let global = &module.globals[id];
        let retain = self.used.contains(&id);
        let associated = self.associated_with(id);
        let group = match global.comdat {
            Some(comdat) => Some(self.comdat_group(comdat)?),
            None => None,
        };
        let large = self.is_large(id, kind, size);
        let mut unique = 0;
        let mut next_unique = |next: &mut u32| {
            unique = *next;
            *next += 1;
        };
        let place: ElfPlace = match self.written_section_name(id, kind) {
            Some(name) => {
                let place = elf_sections::explicit(name, kind);
                if associated.is_some() || retain {
                    next_unique(&mut self.next_unique);
                }
                place
            }
            None => {
                let mergeable = matches!(
                    kind,
                    GlobalSectionKind::MergeableString(_) | GlobalSectionKind::MergeableConstOf(_)
                );
                let per_global = match kind {
                    GlobalSectionKind::Text => self.request.function_sections,
                    _ => self.request.data_sections && !mergeable,
                };
                let own = per_global || group.is_some() || associated.is_some() || retain;
                let named = own && self.request.sections.unique_names;
                if own && !named {
                    next_unique(&mut self.next_unique);
                }
                let name = named.then(|| self.symbol_name(id));
                let prefix = self.section_prefix(id);
                match self.small_section(id, kind, size) {
                    Some(small) => {
                        let mut place = elf_sections::implicit(kind, false, None, None, align);
                        place.name = small.to_vec();
                        if let Some(name) = name {
                            place.name.push(b'.');
                            place.name.extend_from_slice(&name);
                        }
                        place
                    }
                    None => elf_sections::implicit(kind, large, prefix.as_deref(), name.as_deref(), align),
                }
            }
        };
        let mut section = Section::new(place.name, place.kind);
        section.flags.elf_type = place.sh_type;
        section.flags.extra = place.extra_flags;
        if self.object.format == Format::Elf {
            if retain {
                section.flags.extra |= object::elf::SHF_GNU_RETAIN.0;
            }
            if large {
                section.flags.extra |= SHF_X86_64_LARGE;
            }
        }
        section.entry_size = place.entry_size;
        section.group = group;
        section.unique = unique;
        if associated.is_some() {
            section.link_order = Some(None);
        }
        let section = self.compatible_section(section);
        if let Some(Some(with)) = associated {
            self.associated.push((section, with));
        }
        Ok(section)
    }

    /// RISC-V: the section of variables that the global pointer reaches, if this is one. Comdats stay in their groups.
    fn small_section(&self, id: GlobalId, kind: GlobalSectionKind, size: u64) -> Option<&'static [u8]> {
        let small = self.object.arch == Architecture::Riscv64
            && self.global(id).comdat.is_none()
            && size > 0
            && size <= self.facts.small_data_limit;
        match kind {
            GlobalSectionKind::Data if small => Some(b".sdata"),
            GlobalSectionKind::Bss if small => Some(b".sbss"),
            _ => None,
        }
    }

    /// The section of this name whose flags and entry size are the same: there may be several of one name.
    fn compatible_section(&mut self, section: Section) -> SectionId {
        let arch = self.object.arch;
        let traits =
            |section: &Section| (kind_flags(arch, section.kind).1, section.flags, section.entry_size);
        let wanted = traits(&section);
        let mut attempt = section.clone();
        let first = self.object.section(attempt.clone());
        if self.object.format != Format::Elf || traits(&self.object.sections[first]) == wanted {
            return first;
        }
        // One number for each combination of kind and entry size.
        attempt.unique = 1 + ((section.kind as u32) << 8) + section.entry_size as u32;
        self.object.section(attempt)
    }

    /// x86-64: whether the global belongs to the large sections of the medium and large code models.
    fn is_large(&self, id: GlobalId, kind: GlobalSectionKind, size: u64) -> bool {
        self.object.arch == Architecture::X86_64
            && self.object.format == Format::Elf
            && self.request.large_data.has(
                &self.request.module.context.strings,
                self.global(id),
                size,
                kind == GlobalSectionKind::ReadOnlyWithRelocs,
            )
    }

    /// `!section_prefix`: the part after `.text` (`hot`, `unlikely`, …).
    pub(super) fn section_prefix(&self, id: GlobalId) -> Option<Vec<u8>> {
        let module = self.request.module;
        if self.global(id).as_function().is_some() {
            return self.code_prefixes.get(&id).map(|prefix| prefix.to_vec());
        }
        let node = flags::attachment(module, &self.global(id).attachments, b"section_prefix")?;
        let strings = flags::strings(self.request.metadata?, node);
        // `!{!"function_section_prefix", !"hot"}` or `!{!"section_prefix", !"hot"}`
        strings.into_iter().nth(1)
    }
}

impl<'a> ObjectBuilder<'a> {
    /// The section that a global is to be in by its own word, or by what `#pragma clang section` says for its kind.
    pub(super) fn written_section_name(&self, id: GlobalId, kind: GlobalSectionKind) -> Option<&'a [u8]> {
        use GlobalSectionKind as Kind;
        let context = &self.request.module.context;
        let global = &self.request.module.globals[id];
        if let Some(name) = global.section {
            return Some(context.strings.get(name));
        }
        let GlobalKind::Variable(variable) = &global.kind else { return None };
        let attribute: &[u8] = match kind {
            Kind::Bss => b"bss-section",
            Kind::Data => b"data-section",
            Kind::ReadOnlyWithRelocs => b"relro-section",
            Kind::ReadOnly | Kind::MergeableString(_) | Kind::MergeableConst | Kind::MergeableConstOf(_) => {
                b"rodata-section"
            }
            Kind::Text
            | Kind::Common
            | Kind::ThreadData
            | Kind::ThreadBss
            | Kind::Exclude
            | Kind::Metadata => return None,
        };
        let set = variable.attrs;
        Some(context.strings.get(context.attrs.string(set, context.strings.find(attribute)?)?))
    }
}
