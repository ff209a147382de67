//! From a function body to machine code.
//!
//! For each body, in order:
//!
//! | phase | file |
//! |---|---|
//! | choose which allocas become SSA variables | `function/promote.rs` |
//! | translate blocks in reverse post-order, each instruction by its class | `function/mod.rs` and its siblings |
//! | Cranelift: optimize, select, allocate registers, emit | `compile.rs` |
//! | turn Cranelift's relocations and unwind records into ours | `compile.rs` |
//! | harden entries and returns | `hardening.rs` |
//! | choose sections by how often code runs | `hotness.rs` |
//!
//! `comparisons.rs`, `conversion.rs` and `division.rs` mend machine code of x86-64. `features.rs` finds what a function's processor features decide. `lsda.rs` encodes exception tables, `unwind.rs` describes frames. `stubs/` has the machine code that Cranelift cannot make. `repr.rs` defines how values of every type are held; `isa.rs` makes the Cranelift targets a module needs.
#![forbid(unsafe_code)]

mod addresses;
mod comparisons;
mod compile;
mod conversion;
mod division;
mod features;
mod function;
mod hardening;
mod hotness;
mod isa;
mod lsda;
mod metadata;
mod options;
mod repr;
mod sink;
mod stubs;
mod trap_jumps;
mod unwind;

pub use function::{INTRINSICS, Treatment};
pub use metadata::ReadMetadata;
pub use options::{LowerOptions, OptLevel, RelocationModel};
pub use rllc_targets::object::FunctionCode;

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_frontend::FunctionBuilderContext;
use isa::IsaVariants;
use repr::{ReprCache, ReprRules};
use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::ir::{BlockId, BlockRef, Body, GlobalId, Linkage, Module, StringTable, TlsModel};
use rllc_frontend::layout::DataLayout;
use rllc_targets::globals::{ProfileThresholds, is_direct_access, mangle, tls_model};
use rllc_targets::object::{Architecture, Format};
use rllc_targets::triple::{Isa as TargetIsa, ObjectFormat};
use sink::LoadSinker;
use std::sync::OnceLock;

/// What all functions of a module share. Immutable: workers use it at once.
pub struct Lowering<'m> {
    pub module: &'m Module,
    pub layout: &'m DataLayout,
    pub options: LowerOptions,
    isas: IsaVariants,
    block_numbers: &'m BlockNumbers<'m>,
    read_metadata: Option<&'m dyn ReadMetadata>,
    /// What the profile says is hot and cold, once a function needs to know.
    profile: OnceLock<Option<ProfileThresholds>>,
    format: Format,
    architecture: Architecture,
}

/// Finds the number of a block of another function, whose name is in the given table; see [`Lowering::block_number`].
pub type BlockNumbers<'m> = dyn Fn(GlobalId, BlockRef, &StringTable) -> Option<u32> + Sync + 'm;

/// What stands for the address of a block: so many bytes from the start of the function's code, 1 for the entry block, 2 for
/// the next in the order of the text, …
///
/// Cranelift cannot take the address of a block. These addresses do all that the language promises: they are not null,
/// two blocks of a function differ, differences are constants, and `indirectbr` finds its way. They lie in the function,
/// which is all that debuggers and tracers look for.
pub fn block_address_number(block: BlockId) -> u32 {
    block.as_u32() + 1
}

/// What one worker keeps from function to function.
pub struct WorkerState {
    context: cranelift_codegen::Context,
    builder: FunctionBuilderContext,
    control: ControlPlane,
    reprs: ReprCache,
    sinker: LoadSinker,
}

impl<'m> Lowering<'m> {
    /// Prepares the code generators for `options.triple`. `block_numbers` reads the bodies of functions whose
    /// blocks others refer to.
    ///
    /// # Errors
    /// If Cranelift has no code generator for the triple, or a setting does not exist for it.
    pub fn new(
        module: &'m Module,
        layout: &'m DataLayout,
        options: LowerOptions,
        block_numbers: &'m BlockNumbers<'m>,
    ) -> Result<Lowering<'m>, String> {
        let isas = IsaVariants::new(&options, module)?;
        let supported = options.target.target().map_err(|error| error.to_string())?;
        let architecture = match supported.isa {
            TargetIsa::X86_64 => Architecture::X86_64,
            TargetIsa::Aarch64 => Architecture::Aarch64,
            TargetIsa::Riscv64 => Architecture::Riscv64,
            TargetIsa::S390x => Architecture::S390x,
        };
        let format = match options.target.format {
            ObjectFormat::MachO => Format::MachO,
            ObjectFormat::Coff => Format::Coff,
            _ => Format::Elf,
        };
        Ok(Lowering {
            module,
            layout,
            options,
            isas,
            block_numbers,
            read_metadata: None,
            profile: OnceLock::new(),
            format,
            architecture,
        })
    }

    /// With the module's metadata; without, what needs it is refused.
    #[must_use]
    pub fn with_metadata(self, read_metadata: &'m dyn ReadMetadata) -> Lowering<'m> {
        Lowering { read_metadata: Some(read_metadata), ..self }
    }

    /// A fresh worker state.
    pub fn worker(&self) -> WorkerState {
        WorkerState {
            context: cranelift_codegen::Context::new(),
            builder: FunctionBuilderContext::new(),
            control: ControlPlane::default(),
            reprs: ReprCache::new(
                ReprRules { vectors: self.isas.vectors().exist() },
                self.module.context.types.len(),
            ),
            sinker: LoadSinker::default(),
        }
    }

    /// Compiles one body.
    ///
    /// # Errors
    /// One diagnostic for each construct that cannot be compiled.
    pub fn function(&self, state: &mut WorkerState, body: &Body) -> Result<FunctionCode, Vec<Diagnostic>> {
        state.reprs.start_body();
        let mut code = match function::is_naked(self, body) {
            true => function::naked(self, body)?,
            false => {
                let isas = self.isas.choose(self, body);
                let lowered = function::lower(self, state, isas, body)?;
                compile::compile(self, state, isas, body, lowered)?
            }
        };
        code.section_prefix = self.section_prefix(body);
        code.type_words = self.type_words(body)?;
        Ok(code)
    }

    /// The body as Cranelift IR in text form, before optimization.
    ///
    /// # Errors
    /// As [`Lowering::function`].
    pub fn function_text(&self, state: &mut WorkerState, body: &Body) -> Result<String, Vec<Diagnostic>> {
        state.reprs.start_body();
        function::lower(self, state, self.isas.choose(self, body), body)?;
        Ok(state.context.func.display().to_string())
    }

    /// The number that stands for the address of a block; `None` if there is no such block.
    pub(crate) fn block_number(&self, body: &Body, function: GlobalId, block: BlockRef) -> Option<u32> {
        if function == body.function {
            body.find_block(block, &body.context.strings).map(block_address_number)
        } else {
            (self.block_numbers)(function, block, &body.context.strings)
        }
    }

    /// Whether the address of `global` can be formed without the GOT.
    fn is_colocated(&self, global: GlobalId) -> bool {
        let pic = self.options.relocation_model == RelocationModel::Pic;
        let target = &self.options.target;
        if self.options.has_large_code() || self.is_far_variable(global) {
            return false;
        }
        // `larl` reaches 4 GiB, and the other models promise nothing of this kind.
        if self.architecture == Architecture::S390x && self.options.large_data.code_model.is_some() {
            return false;
        }
        is_direct_access(target, self.format, self.architecture, pic, &self.module.globals[global])
    }

    /// Whether a thread-local variable is known by its offset in this image where code does not know the image's own
    /// place (the local dynamic model; not AArch64 and RISC-V, where LLVM has no such code).
    pub(crate) fn is_local_dynamic(&self, global: GlobalId) -> bool {
        let pic = self.options.relocation_model == RelocationModel::Pic;
        self.format == Format::Elf
            && matches!(self.architecture, Architecture::X86_64 | Architecture::S390x)
            && tls_model(&self.options.target, self.format, pic, false, &self.module.globals[global])
                == TlsModel::LocalDynamic
    }

    /// x86-64: whether 32-bit displacements may not reach the variable.
    fn is_far_variable(&self, global: GlobalId) -> bool {
        if self.architecture != Architecture::X86_64 || self.format != Format::Elf {
            return false;
        }
        let value = &self.module.globals[global];
        let size = match value.as_variable() {
            Some(_) => self.layout.alloc_size(&self.module.context.types, value.value_type),
            None => return false,
        };
        self.options.large_data.has(&self.module.context.strings, value, size, false)
    }

    /// Whether code takes addresses of thread-local variables from stubs: Cranelift has no sequence for Windows on Arm.
    pub(crate) fn has_tls_stubs(&self) -> bool {
        self.format == Format::Coff && self.architecture == Architecture::Aarch64
    }

    /// Whether it matters to the object that it has floating-point code: Windows wants to be told (`_fltused`), and
    /// RISC-V's ABIs differ in it.
    fn notes_floats(&self) -> bool {
        match self.architecture {
            Architecture::X86_64 => self.options.target.is_windows_msvc(),
            Architecture::Riscv64 => true,
            Architecture::Aarch64 | Architecture::S390x => false,
        }
    }

    /// Whether calls of `global` take its address from a word of data: imported and weak functions in COFF, where the
    /// linker makes no PLT entries.
    pub(crate) fn is_called_through_slot(&self, global: GlobalId) -> bool {
        self.format == Format::Coff
            && self.module.globals.get(global).is_some_and(|value| value.as_function().is_some())
            && !self.is_colocated(global)
    }

    /// The symbol of `global` as assembly text; `None` if it has no name.
    fn symbol_text(&self, global: GlobalId) -> Option<String> {
        let global = self.module.globals.get(global)?;
        let name = self.module.context.strings.get(global.name?);
        let symbol = mangle(self.layout.mangling(), name, global.linkage == Linkage::Private);
        let symbol = String::from_utf8(symbol).ok()?;
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
        if symbol.chars().all(plain) && !symbol.starts_with(|c: char| c.is_ascii_digit()) {
            Some(symbol)
        } else {
            Some(format!("\"{}\"", symbol.replace('\\', "\\\\").replace('"', "\\\"")))
        }
    }
}

/// The ISA a function is compiled for.
pub(crate) type Isa<'a> = &'a OwnedTargetIsa;
