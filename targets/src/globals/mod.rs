//! From a module's globals to the contents of an object.
//!
//! [`ObjectBuilder`] takes the compiled functions in module order, then adds variables, aliases and ifuncs,
//! constructors, and what the platform expects of every object. The order of contents is LLVM's: functions, variables,
//! aliases.
//!
//! | file | holds |
//! |---|---|
//! | `names.rs` | symbol names |
//! | `access.rs` | which symbols code reaches directly |
//! | `lead.rs` | what stands at a function's entry before its code |
//! | `kind.rs`, `elf_sections.rs` | the kind, alignment and section of a global |
//! | `expression.rs`, `constants.rs`, `initializer.rs` | constants to bytes and fixups |
//! | `symbols.rs` | symbols of globals, groups of comdats, aliases |
//! | `functions.rs`, `eh_frame.rs`, `compact_unwind.rs` | placing compiled functions; their unwind tables |
//! | `tls.rs` | thread-local accesses in the right model |
//! | `emulated_tls.rs` | thread-local variables of platforms that know none |
//! | `variables.rs`, `structors.rs` | placing variables; constructors and destructors |
//! | `coff.rs`, `macho.rs` | what is COFF's and Mach-O's own |
//! | `macho_startup.rs` | Mach-O: destructors, indirect functions |
//! | `got_equivalents.rs` | variables that stand for entries of the global offset table |
//! | `riscv.rs` | RISC-V's attributes |
//! | `assembly.rs` | module assembly, stubs of inline assembly |
//! | `notes.rs` | what control-flow protection, Objective-C and profiles put into objects |
//! | `elf_metadata.rs` | ELF sections for the linker's and people's eyes |
//! | `profile.rs` | which functions run often |
//! | `flags.rs` | what module flags and other metadata say |

mod access;
mod assembly;
mod coff;
mod compact_unwind;
mod constants;
mod eh_frame;
mod elf_metadata;
mod elf_sections;
mod emulated_tls;
mod expression;
mod flags;
mod functions;
mod got_equivalents;
mod initializer;
mod kind;
mod lead;
mod macho;
mod macho_startup;
mod names;
mod notes;
mod profile;
mod riscv;
mod structors;
mod symbols;
mod tls;
mod variables;

pub use access::{LargeData, is_declaration_for_linker, is_direct_access, is_dso_local, tls_model};
pub use eh_frame::{ExceptionEncodings, exception_encodings, pointer_encoding};
pub use expression::BlockAddresses;
pub use flags::{module_flag, module_flag_string};
pub use names::mangle;
pub use profile::ProfileThresholds;

use crate::assembler::directives::Pending;
use crate::object::{Architecture, Format, GroupId, Object, Section, SectionId, SectionKind, SymbolId};
use crate::triple::{Arch, Isa, ObjectFormat, Os, Triple};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use eh_frame::EhFrame;
use flags::ModuleFacts;
use got_equivalents::GotEquivalent;
use initializer::InitializerFacts;
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{ComdatId, GlobalId, Loc, Module, ModuleMetadata, StrId};
use rllc_frontend::layout::DataLayout;
use rustc_hash::{FxHashMap, FxHashSet};
use structors::Structor;

/// What an object is made from.
#[derive(Clone, Copy)]
pub struct ObjectRequest<'a> {
    pub module: &'a Module,
    pub layout: &'a DataLayout,
    pub triple: &'a Triple,
    /// The module's metadata, if it has any.
    pub metadata: Option<&'a ModuleMetadata>,
    /// The relocation model: position-independent code, or addresses that are known when linking.
    pub position_independent: bool,
    /// Which data are large.
    pub large_data: LargeData,
    /// Keep assembly as text (for output as text).
    pub keep_assembly: bool,
    /// Say which addresses matter.
    pub address_significance: bool,
    /// Thread-local variables are found by calls of `__emutls_get_address` (ELF).
    pub emulated_tls: bool,
    /// A section for each function.
    pub function_sections: bool,
    /// A section for each variable.
    pub data_sections: bool,
    /// What else ELF sections depend on.
    pub sections: ElfSectionOptions,
    /// The ABI of calls, where the platform has several (`lp64d`); `None`: as the module says.
    pub target_abi: Option<&'a str>,
    /// RISC-V: the widest floats that the code's calls pass in registers of their own, in bits.
    pub float_bits: u32,
    /// Features of the processor that options ask for, each with its sign (`+zba`).
    pub features: &'a [String],
    /// The input's file name, for modules without `source_filename`.
    pub input_name: &'a str,
}

/// Options that change the sections of ELF objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElfSectionOptions {
    /// Sections of one function or variable are named after it.
    pub unique_names: bool,
    /// List the stack that functions take (`.stack_sizes`).
    pub stack_sizes: bool,
    /// Constructors go to `.ctors` and not to `.init_array`.
    pub ctors: bool,
    /// Variables that are zero go to `.bss`.
    pub zeros_in_bss: bool,
}

impl Default for ElfSectionOptions {
    fn default() -> ElfSectionOptions {
        ElfSectionOptions { unique_names: true, stack_sizes: false, ctors: false, zeros_in_bss: true }
    }
}

/// Fills an object with a module's globals.
pub struct ObjectBuilder<'a> {
    request: ObjectRequest<'a>,
    object: Object,
    facts: ModuleFacts,
    /// Symbols of globals, as far as something refers to them.
    symbols: SecondaryMap<GlobalId, PackedOption<SymbolId>>,
    /// `.Lname$local`: for references to definitions that this image cannot replace.
    local_aliases: SecondaryMap<GlobalId, PackedOption<SymbolId>>,
    /// Globals by name, where the format asks for them (COFF).
    names: FxHashMap<StrId, GlobalId>,
    /// Numbers of unnamed globals, from 1.
    unnamed: FxHashMap<GlobalId, u32>,
    groups: FxHashMap<SymbolId, GroupId>,
    comdat_groups: SecondaryMap<ComdatId, PackedOption<GroupId>>,
    /// The definitions that aliases lead to, and the distance in bytes.
    alias_ends: FxHashMap<GlobalId, (GlobalId, u64)>,
    /// What aliases and ifuncs stand for.
    alias_bases: Vec<SymbolId>,
    /// What module assembly says of symbols.
    assembly: Pending,
    /// Words that hold the address of a global.
    slots: FxHashMap<GlobalId, SymbolId>,
    /// Globals of `llvm.used`.
    used: FxHashSet<GlobalId>,
    /// `!associated`: the section and the global whose section it goes with.
    associated: Vec<(SectionId, GlobalId)>,
    initializer_facts: InitializerFacts,
    eh_frame: EhFrame,
    /// Where the code of the functions placed so far starts.
    code_starts: FxHashMap<GlobalId, (SectionId, u64)>,
    /// Labels at the start of functions' code, as far as something refers to them.
    code_labels: FxHashMap<GlobalId, SymbolId>,
    /// Numbers for sections that share a name ([`Section::unique`]).
    next_unique: u32,
    /// What functions say of their sections' names ([`crate::object::FunctionCode::section_prefix`]).
    code_prefixes: FxHashMap<GlobalId, Box<[u8]>>,
    /// The protection that the object claims to have, as in its note.
    protection: u32,
    /// Whether any function makes trampolines.
    trampolines: bool,
    /// Functions placed so far.
    function_number: u32,
    /// Bytes of initialized data so far.
    initialized: u64,
    /// The first function with floating-point values, where that is noted.
    float_user: Option<GlobalId>,
    /// Whether indirect jumps may lead to places without landing marks.
    unmarked_targets: bool,
    /// AArch64: whether any function stores its return address unsigned.
    unsigned_returns: bool,
    /// Variables in whose place initializers refer to GOT entries.
    got_equivalents: FxHashMap<GlobalId, GotEquivalent>,
    /// Mach-O: constructors and destructors, which are placed together.
    macho_structors: [Vec<Structor>; 2],
    errors: Vec<Diagnostic>,
}

/// Mach-O: processors from Haswell on.
const CPU_SUBTYPE_X86_64_H: u32 = 8;

impl<'a> ObjectBuilder<'a> {
    /// An object for the request's target. The triple must be a supported one.
    pub fn new(request: ObjectRequest<'a>) -> Result<ObjectBuilder<'a>> {
        let target = request.triple.target();
        let target = target.map_err(|error| Diagnostic::error(Loc::NONE, error.to_string()))?;
        let arch = match target.isa {
            Isa::X86_64 => Architecture::X86_64,
            Isa::Aarch64 => Architecture::Aarch64,
            Isa::Riscv64 => Architecture::Riscv64,
            Isa::S390x => Architecture::S390x,
        };
        let format = match request.triple.format {
            ObjectFormat::Elf => Format::Elf,
            ObjectFormat::MachO => Format::MachO,
            ObjectFormat::Coff => Format::Coff,
            other => {
                let message = format!("there is no object writer for the format {}", other.name());
                return Err(Diagnostic::error(Loc::NONE, message));
            }
        };
        let mut object = Object::new(format, arch);
        object.file_name = Some(source_name(&request));
        object.header.elf_os_abi = match request.triple.os {
            Os::Solaris => 6,
            Os::FreeBsd => 9,
            Os::OpenBsd => 12,
            Os::Hermit => 255,
            _ => 0,
        };
        if (request.triple.arch == Arch::X86_64 { haswell: true }) {
            object.header.cpu_subtype = Some(CPU_SUBTYPE_X86_64_H);
        }
        let facts = ModuleFacts::new(request.module, request.metadata);
        let mut builder = ObjectBuilder {
            object,
            facts,
            symbols: SecondaryMap::with_capacity(request.module.globals.len()),
            local_aliases: SecondaryMap::new(),
            names: FxHashMap::default(),
            unnamed: FxHashMap::default(),
            groups: FxHashMap::default(),
            comdat_groups: SecondaryMap::new(),
            alias_ends: FxHashMap::default(),
            alias_bases: Vec::new(),
            assembly: Pending::default(),
            slots: FxHashMap::default(),
            used: FxHashSet::default(),
            associated: Vec::new(),
            initializer_facts: InitializerFacts::default(),
            eh_frame: EhFrame::default(),
            code_starts: FxHashMap::default(),
            code_labels: FxHashMap::default(),
            next_unique: 1 << 16,
            code_prefixes: FxHashMap::default(),
            protection: 0,
            trampolines: false,
            function_number: 0,
            initialized: 0,
            float_user: None,
            unmarked_targets: false,
            unsigned_returns: false,
            got_equivalents: FxHashMap::default(),
            macho_structors: Default::default(),
            errors: Vec::new(),
            request,
        };
        builder.collect_used();
        match format {
            Format::Elf => {
                builder.object.section(Section::new(*b".text", SectionKind::Text));
            }
            Format::Coff => {
                let globals = request.module.globals.iter();
                builder.names = globals.filter_map(|(id, global)| Some((global.name?, id))).collect();
                builder.coff_start();
            }
            Format::MachO => builder.macho_start(),
        }
        Ok(builder)
    }

    /// The global of this name.
    fn by_name(&self, name: StrId) -> Option<GlobalId> {
        self.names.get(&name).copied()
    }

    /// Reports an error of `global`.
    fn report(&mut self, global: GlobalId, error: Diagnostic) {
        let value = &self.request.module.globals[global];
        let loc = if error.loc == Loc::NONE { value.loc } else { error.loc };
        let name = match value.name {
            Some(name) => self.request.module.context.strings.display(name).into_owned(),
            None => String::from("<unnamed>"),
        };
        let context = error.context.clone().unwrap_or_else(|| format!("in @{name}"));
        self.errors.push(Diagnostic { loc, context: Some(context), ..error });
    }

    /// Adds variables, aliases, ifuncs, constructors and the platform's own sections. All functions have been
    /// added.
    ///
    /// # Errors
    /// Every global that cannot be expressed.
    pub fn finish(mut self, blocks: &BlockAddresses<'_>) -> std::result::Result<Object, Vec<Diagnostic>> {
        self.declarations();
        self.variables(blocks);
        self.macho_startup();
        self.aliases(blocks);
        self.place_code_labels();
        self.link_associated();
        self.finish_assembly();
        if self.request.address_significance {
            self.address_significance();
        }
        self.platform_sections();
        if self.errors.is_empty() { Ok(self.object) } else { Err(self.errors) }
    }

    fn platform_sections(&mut self) {
        self.objc_image();
        match self.object.format {
            Format::Elf => self.elf_finish(),
            Format::Coff => {
                self.call_graph_profile();
                self.coff_finish();
            }
            Format::MachO => self.macho_finish(),
        }
    }

    fn elf_finish(&mut self) {
        self.elf_metadata();
        self.call_graph_profile();
        self.protection_notes();
        // The stack need not be executable. Solaris has other ways to say it.
        if self.request.triple.os != Os::Solaris {
            let mut note = Section::new(*b".note.GNU-stack", SectionKind::Metadata);
            // Unless functions put code there.
            if self.trampolines {
                note.flags.extra |= object::elf::SHF_EXECINSTR.0;
            }
            self.object.section(note);
        }
        self.build_attributes();
        self.riscv_attributes();
    }
}

/// The name of the source file without its folder.
fn source_name(request: &ObjectRequest<'_>) -> Box<[u8]> {
    let path = match request.module.source_filename {
        Some(name) => request.module.context.strings.get(name),
        None => request.input_name.as_bytes(),
    };
    let start = path.iter().rposition(|&byte| byte == b'/').map_or(0, |slash| slash + 1);
    path[start..].into()
}

#[cfg(test)]
mod tests;
