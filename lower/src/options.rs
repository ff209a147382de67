//! Options of code generation.

use rllc_frontend::ir::CodeModel;
use rllc_targets::globals::LargeData;
use rllc_targets::triple::Triple;

/// `-O0` … `-O3`, `-Os`, `-Oz`, as far as code generation tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptLevel {
    /// `-O0`: fast compilation.
    None,
    /// `-O1` and above.
    Speed,
    /// `-Os`, `-Oz`.
    SpeedAndSize,
}

/// How code addresses symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelocationModel {
    Pic,
    Static,
}

/// Options of code generation for a module.
#[derive(Clone, Debug)]
pub struct LowerOptions {
    pub target: Triple,
    /// The target, in the form Cranelift takes.
    pub triple: target_lexicon::Triple,
    pub opt_level: OptLevel,
    pub relocation_model: RelocationModel,
    /// The code model, and which data are large. The large model (static only) takes whole addresses everywhere.
    pub large_data: LargeData,
    /// Position-independent x86-64 code calls library functions through the global offset table.
    pub library_table: bool,
    /// Thread-local variables are found by calls of `__emutls_get_address`.
    pub emulated_tls: bool,
    /// What the stack pointer is a multiple of in every function, in bytes, if the module says so (kernels).
    pub stack_align: Option<u64>,
    /// RISC-V: the widest floats that calls pass in registers of their own, in bits.
    pub float_bits: u32,
    /// Give every function an unwind table, whatever its attributes say.
    pub unwind_tables: bool,
    /// Run Cranelift's verifier on every function.
    pub verify_clif: bool,
    /// The processor of functions that do not name one.
    pub cpu: Option<String>,
    /// Features, each with its sign, that change what functions say.
    pub features: Vec<String>,
    /// Cranelift ISA settings to enable (`has_sse41`, …), from `-mcpu` and `-mattr`.
    pub isa_settings: Vec<(String, String)>,
}

impl LowerOptions {
    /// Whether code takes whole addresses, as code and data may lie anywhere.
    pub fn has_large_code(&self) -> bool {
        let takes_them = match self.triple.architecture {
            target_lexicon::Architecture::X86_64 => true,
            // Position-independent code is the small model's, as LLVM's is.
            target_lexicon::Architecture::Aarch64(_) => self.relocation_model == RelocationModel::Static,
            _ => false,
        };
        takes_them && self.large_data.code_model == Some(CodeModel::Large)
    }
}
