//! What is Mach-O's own: sections, names of private globals, thread-local variable descriptors, the build version
//! (LLVM's `TargetLoweringObjectFileMachO`; `<mach-o/loader.h>`).

use super::ObjectBuilder;
use super::expression::{BlockAddresses, Evaluator};
use super::kind::{GlobalSectionKind as Kind, section_kind, variable_align};
use crate::object::{
    Architecture, Binding, BuildVersion, FixupKind, Section, SectionId, SectionKind, Symbol, SymbolId,
    SymbolKind, SymbolPlace,
};
use crate::triple::{Arch, Environment, Os, Triple, Version};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{GlobalId, GlobalKind, Linkage, Loc};

/// Section types by the names that `section "seg,sect,type"` uses.
const SECTION_TYPES: &[(&str, u32)] = &[
    ("regular", 0x00),
    ("zerofill", 0x01),
    ("cstring_literals", 0x02),
    ("4byte_literals", 0x03),
    ("8byte_literals", 0x04),
    ("literal_pointers", 0x05),
    ("non_lazy_symbol_pointers", 0x06),
    ("lazy_symbol_pointers", 0x07),
    ("symbol_stubs", 0x08),
    ("mod_init_funcs", 0x09),
    ("mod_term_funcs", 0x0a),
    ("coalesced", 0x0b),
    ("interposing", 0x0d),
    ("16byte_literals", 0x0e),
    ("thread_local_regular", 0x11),
    ("thread_local_zerofill", 0x12),
    ("thread_local_variables", 0x13),
    ("thread_local_variable_pointers", 0x14),
    ("thread_local_init_function_pointers", 0x15),
    ("init_func_offsets", 0x16),
];

/// Section attributes by name.
const SECTION_ATTRIBUTES: &[(&str, u32)] = &[
    ("pure_instructions", 0x8000_0000),
    ("no_toc", 0x4000_0000),
    ("strip_static_syms", 0x2000_0000),
    ("no_dead_strip", 0x1000_0000),
    ("live_support", 0x0800_0000),
    ("self_modifying_code", 0x0400_0000),
    ("debug", 0x0200_0000),
    ("none", 0),
];

const S_THREAD_LOCAL_VARIABLES: u64 = 0x13;
const NO_DEAD_STRIP: u64 = 0x1000_0000;
/// `S_ATTR_PURE_INSTRUCTIONS`, `S_ATTR_SOME_INSTRUCTIONS`.
const PURE_INSTRUCTIONS: u64 = 0x8000_0000;
const SOME_INSTRUCTIONS: u64 = 0x400;
/// Types of sections that linkers take apart by their contents, so that labels need no symbols there.
const ATOMIZED_BY_CONTENT: [u64; 10] = [2, 3, 4, 5, 6, 7, 9, 10, 13, 14];

/// Sections that LLVM knows by their names alone, with their types and attributes. Others are plain data.
const KNOWN_SECTIONS: &[(&str, &str, u32)] = &[
    ("__TEXT", "__text", 0x8000_0000),
    ("__TEXT", "__cstring", 0x02),
    ("__TEXT", "__literal4", 0x03),
    ("__TEXT", "__literal8", 0x04),
    ("__TEXT", "__literal16", 0x0e),
    ("__TEXT", "__eh_frame", 0x6800_000b),
    ("__DATA", "__common", 0x01),
    ("__DATA", "__bss", 0x01),
    ("__DATA", "__la_symbol_ptr", 0x07),
    ("__DATA", "__nl_symbol_ptr", 0x06),
    ("__DATA", "__thread_data", 0x11),
    ("__DATA", "__thread_bss", 0x12),
    ("__DATA", "__thread_vars", 0x13),
    ("__DATA", "__thread_init", 0x15),
    ("__DATA", "__mod_init_func", 0x09),
    ("__DATA", "__mod_term_func", 0x0a),
    ("__LD", "__compact_unwind", 0x0200_0000),
];

/// A section of the usual set.
pub(super) fn section(segment: &str, name: &str, kind: SectionKind) -> Section {
    Section { segment: segment.as_bytes().into(), ..Section::new(name.as_bytes(), kind) }
}

/// What decides between the sections of a global.
struct Traits {
    kind: Kind,
    linkage: Linkage,
    align: u64,
}

fn is_weak(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::Common
            | Linkage::ExternalWeak
    )
}

/// The section of a global that names none.
fn implicit(traits: &Traits) -> Section {
    let read_only = || section("__TEXT", "__const", SectionKind::ReadOnly);
    let weak = is_weak(traits.linkage);
    let strings = |size| match size {
        1 => Some("__cstring"),
        2 if traits.linkage != Linkage::External => Some("__ustring"),
        _ => None,
    };
    match traits.kind {
        Kind::Text => section("__TEXT", "__text", SectionKind::Text),
        Kind::ThreadBss => section("__DATA", "__thread_bss", SectionKind::ThreadBss),
        Kind::ThreadData => section("__DATA", "__thread_data", SectionKind::ThreadData),
        Kind::MergeableString(size) if !weak && traits.align < 32 => match strings(size) {
            Some(name) => {
                Section { entry_size: size, ..section("__TEXT", name, SectionKind::MergeableStrings) }
            }
            None => read_only(),
        },
        Kind::MergeableConstOf(size @ (4 | 8 | 16)) if !weak && traits.linkage == Linkage::Private => {
            let name = format!("__literal{size}");
            Section { entry_size: size, ..section("__TEXT", &name, SectionKind::MergeableConst) }
        }
        Kind::ReadOnly | Kind::MergeableString(_) | Kind::MergeableConst | Kind::MergeableConstOf(_) => {
            read_only()
        }
        Kind::ReadOnlyWithRelocs => section("__DATA", "__const", SectionKind::ReadOnlyWithRelocs),
        Kind::Bss if traits.linkage == Linkage::External => section("__DATA", "__common", SectionKind::Bss),
        Kind::Bss if traits.linkage.is_local() => section("__DATA", "__bss", SectionKind::Bss),
        Kind::Bss | Kind::Data | Kind::Common | Kind::Exclude | Kind::Metadata => {
            section("__DATA", "__data", SectionKind::Data)
        }
    }
}

/// The section that `segment,section[,type[,attributes]]` names.
fn explicit(specifier: &str, kind: Kind) -> std::result::Result<Section, &'static str> {
    let mut parts = specifier.split(',').map(str::trim);
    let segment = parts.next().unwrap_or("");
    let Some(name) = parts.next() else {
        return Err("mach-o section specifier requires a segment and section separated by a comma");
    };
    if segment.is_empty() || segment.len() > 16 {
        return Err(
            "mach-o section specifier requires a segment whose length is between 1 and 16 characters",
        );
    }
    if name.is_empty() || name.len() > 16 {
        return Err(
            "mach-o section specifier requires a section whose length is between 1 and 16 characters",
        );
    }
    let section_kind = match kind {
        Kind::Text => SectionKind::Text,
        _ => SectionKind::Data,
    };
    let mut result = section(segment, name, section_kind);
    let known = KNOWN_SECTIONS.iter().find(|known| known.0 == segment && known.1 == name);
    let Some(type_name) = parts.next().filter(|name| !name.is_empty()) else {
        match known {
            Some(&(_, _, flags)) => {
                if matches!(flags & 0xff, 0x01 | 0x12) {
                    result = section(segment, name, SectionKind::Bss);
                }
                result.flags.raw = Some(u64::from(flags));
            }
            None if kind == Kind::Text => result.flags.raw = Some(0),
            None => {}
        }
        return Ok(result);
    };
    let Some((_, section_type)) = SECTION_TYPES.iter().find(|(name, _)| *name == type_name) else {
        return Err("mach-o section specifier uses an unknown section type");
    };
    let mut flags = *section_type;
    for attribute in parts.next().unwrap_or("").split('+').map(str::trim).filter(|name| !name.is_empty()) {
        match SECTION_ATTRIBUTES.iter().find(|(name, _)| *name == attribute) {
            Some((_, bits)) => flags |= bits,
            None => return Err("mach-o section specifier has invalid attribute"),
        }
    }
    if matches!(flags & 0xff, 0x01 | 0x12) {
        result = section(segment, name, SectionKind::Bss);
    }
    result.flags.raw = Some(u64::from(flags));
    Ok(result)
}

/// The section of data that `segment,section[,type[,attributes]]` names.
pub(super) fn written_section(specifier: &str) -> std::result::Result<Section, &'static str> {
    explicit(specifier, Kind::Data)
}

/// The first version of an Apple system that runs on arm64, as LLVM knows it; 0 for the others.
fn least_version(triple: &Triple) -> Version {
    let simulator = triple.environment == Environment::Simulator;
    let major = match triple.os {
        _ if triple.arch != Arch::Aarch64 => 0,
        Os::MacOsX => 11,
        Os::Ios if simulator || triple.environment == Environment::MacAbi => 14,
        Os::TvOs if simulator => 14,
        Os::WatchOs if simulator => 7,
        Os::WatchOs => 26,
        Os::DriverKit => 20,
        _ => 0,
    };
    Version { major, minor: 0, patch: 0 }
}

impl ObjectBuilder<'_> {
    /// Load commands and the section that every object starts with.
    pub(super) fn macho_start(&mut self) {
        let mut text = section("__TEXT", "__text", SectionKind::Text);
        text.flags.raw = Some(PURE_INSTRUCTIONS);
        self.object.section(text);
        self.object.header.subsections_via_symbols = true;
        let triple = self.request.triple;
        let simulator = triple.environment == Environment::Simulator;
        let (platform, version) = match triple.os {
            Os::MacOsX | Os::Darwin => (1, triple.macos_version().unwrap_or_default()),
            Os::Ios if triple.environment == Environment::MacAbi => (6, triple.os_version),
            Os::Ios if simulator => (7, triple.os_version),
            Os::Ios => (2, triple.os_version),
            Os::TvOs if simulator => (8, triple.os_version),
            Os::TvOs => (3, triple.os_version),
            Os::WatchOs if simulator => (9, triple.os_version),
            Os::WatchOs => (4, triple.os_version),
            Os::BridgeOs => (5, triple.os_version),
            Os::DriverKit => (10, triple.os_version),
            Os::XrOs if simulator => (12, triple.os_version),
            Os::XrOs => (11, triple.os_version),
            _ => return,
        };
        if !version.is_none() {
            let version = version.max(least_version(triple));
            let Version { major, minor, patch } = version;
            let minimum = major << 16 | (minor & 0xff) << 8 | patch & 0xff;
            self.object.header.build_version =
                Some(BuildVersion { platform, minimum, sdk: self.facts.sdk_version });
        }
        let options = std::mem::take(&mut self.facts.linker_options);
        self.object.header.linker_options =
            options.into_iter().map(|option| option.into_iter().map(Into::into).collect()).collect();
    }

    /// Sections that carry a module's metadata.
    pub(super) fn macho_finish(&mut self) {
        self.call_graph_profile();
        let lines = std::mem::take(&mut self.facts.command_lines);
        if !lines.is_empty() {
            let text: Vec<u8> = lines.iter().flat_map(|line| [b"\0", &**line].concat()).chain([0]).collect();
            let section = self.object.section(section("__TEXT", "__command_line", SectionKind::Data));
            self.object.append(section, &text, 1);
        }
    }

    fn macho_traits(&mut self, id: GlobalId) -> Traits {
        let nothing: &BlockAddresses<'_> = &|_, _| None;
        let module = self.request.module;
        let global = &module.globals[id];
        let evaluator = Evaluator::new(module, self.request.layout, nothing);
        let static_code = !self.request.position_independent;
        let kind = section_kind(&evaluator, &mut self.initializer_facts, global, static_code, false);
        Traits { kind, linkage: global.linkage, align: variable_align(&evaluator, global) }
    }

    /// The section of a global in Mach-O.
    pub(super) fn macho_section(&mut self, id: GlobalId, kind: Kind) -> Result<SectionId> {
        let section = self.macho_section_of(id, kind)?;
        let section = self.object.section(section);
        if kind == Kind::Text {
            self.has_instructions(section);
        }
        Ok(section)
    }

    /// Notes that a section has code.
    pub(super) fn has_instructions(&mut self, section: SectionId) {
        if let Some(raw) = &mut self.object.sections[section].flags.raw {
            *raw |= SOME_INSTRUCTIONS;
        }
    }

    fn macho_section_of(&mut self, id: GlobalId, kind: Kind) -> Result<Section> {
        let module = self.request.module;
        let global = &module.globals[id];
        if let Some(comdat) = global.comdat {
            let name = module.context.strings.display(module.comdats[comdat].name);
            let message = format!("MachO doesn't support COMDATs, '{name}' cannot be lowered");
            return Err(Diagnostic::error(Loc::NONE, message));
        }
        match self.written_section_name(id, kind) {
            Some(name) => {
                let specifier = String::from_utf8_lossy(name);
                explicit(&specifier, kind).map_err(|reason| {
                    let message = format!("invalid section specifier '{specifier}': {reason}");
                    Diagnostic::error(Loc::NONE, message)
                })
            }
            None => {
                let traits = Traits { kind, ..self.macho_traits(id) };
                Ok(implicit(&traits))
            }
        }
    }

    /// Whether a private global may be a mere label (`L` names): where the linker takes a section apart by its contents
    /// or keeps it whole. Elsewhere it needs a symbol of its own (`l` names).
    pub(super) fn macho_label(&mut self, id: GlobalId) -> bool {
        let base = match self.global(id).kind {
            GlobalKind::Variable(_) if !self.global(id).is_declaration() => id,
            _ => return false,
        };
        if self.object.arch == Architecture::Aarch64 {
            return false;
        }
        let kind = self.macho_traits(base).kind;
        match self.macho_section_of(base, kind) {
            Ok(section) => match section.flags.raw {
                Some(raw) => raw & NO_DEAD_STRIP != 0 || ATOMIZED_BY_CONTENT.contains(&(raw & 0xff)),
                None => match section.kind {
                    SectionKind::MergeableStrings => section.entry_size == 1,
                    SectionKind::MergeableConst => true,
                    _ => false,
                },
            },
            Err(_) => false,
        }
    }

    /// A thread-local variable: `data` has been placed; the variable's symbol names a descriptor that leads to it.
    pub(super) fn macho_descriptor(&mut self, id: GlobalId, data: SymbolPlace) -> Result<SymbolId> {
        let mut name = self.symbol_name(id);
        name.extend_from_slice(b"$tlv$init");
        let initial = self.object.add_symbol(Symbol {
            place: data,
            binding: Binding::Local,
            kind: SymbolKind::Data,
            ..Symbol::undefined(name)
        });
        let mut descriptors = section("__DATA", "__thread_vars", SectionKind::Data);
        descriptors.flags.raw = Some(S_THREAD_LOCAL_VARIABLES);
        let descriptors = self.object.section(descriptors);
        let offset = self.object.append(descriptors, &[0; 24], 8);
        let bootstrap = self.object.symbol_named(b"__tlv_bootstrap");
        self.object.add_fixup(descriptors, offset, FixupKind::Abs8, bootstrap, 0);
        self.object.add_fixup(descriptors, offset + 16, FixupKind::Abs8, initial, 0);
        self.define(id, SymbolPlace::Section { section: descriptors, offset }, SymbolKind::Data, 0)
    }
}
