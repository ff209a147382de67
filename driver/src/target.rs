//! The target of a module: its triple, and the data layout that both agree on.

use crate::metadata::Metadata;
use crate::options::{Action, CodeModel, Options};
use crate::pipeline::{Errors, is_position_independent, message, one};
use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::ir::{Body, Loc, Module};
use rllc_frontend::layout::DataLayout;
use rllc_frontend::reader::Input;
use rllc_targets::abi::riscv64;
use rllc_targets::triple::{
    self, AgreedLayout, Dispute, Isa, LayoutMismatch, ObjectFormat, Triple, module_data_layout,
};

/// The target of a module.
#[derive(Debug)]
pub struct Target {
    pub triple: Triple,
    pub layout: DataLayout,
    /// What the module's own layout says otherwise, as far as the types of the skeleton tell without effect.
    pub dispute: Option<Dispute>,
    pub code_model: CodeModel,
    /// Calls of library functions go through the global offset table: the module flag `RtLibUseGOT`, where it counts.
    pub library_table: bool,
    /// The module flag `override-stack-alignment`, in bytes.
    pub stack_align: Option<u64>,
    /// RISC-V: the widest floats that calls pass in registers of their own, in bits.
    pub float_bits: u32,
}

impl Target {
    /// The triple of the command line, else the module's, else the host's, and the layout that it has.
    ///
    /// # Errors
    /// If there is no code generator for the triple, or the module's own layout differs from the triple's.
    pub fn resolve(
        input: &Input<'_>,
        bytes: &[u8],
        metadata: &Metadata<'_, '_>,
        options: &Options,
    ) -> Result<Target, Errors> {
        let module = input.module();
        let written = module.triple.map(|triple| module.context.strings.display(triple).into_owned());
        let triple = match (&options.target, written) {
            (Some(triple), _) => Triple::parse(triple),
            (None, Some(triple)) if !triple.is_empty() => Triple::parse(&triple),
            (None, _) => Triple::host(),
        };
        let triple = match options.architecture {
            Some(architecture) => of_architecture(&triple, architecture),
            None => triple,
        };
        let error = |what, text: String| vec![*Diagnostic::error(position_of(input, bytes, what), text)];
        triple.target().map_err(|reason| error("triple", reason.to_string()))?;
        if matches!(options.action, Action::Run { .. }) && !runs_here(&triple) {
            let host = Triple::host();
            let text =
                format!("--run: a program for '{}' does not run on '{}'", triple.text(), host.normalized());
            return Err(error("triple", text));
        }
        let layout = module.data_layout.map(|layout| module.context.strings.get(layout));
        let mismatch = |reason: LayoutMismatch| error("datalayout", reason.to_string());
        let AgreedLayout { layout, dispute } =
            module_data_layout(&triple, layout, module.typed_pointers).map_err(mismatch)?;
        let context = &module.context;
        let dispute = dispute.map(|dispute| dispute.for_types(&context.types, &context.strings));
        if let Some(dispute) = &dispute {
            dispute.check(&context.types, 0).map_err(mismatch)?;
        }
        let layout = layout.for_types(&context.types, &context.strings);
        let isa = triple.target().map(|known| known.isa);
        let calls_by_table = isa == Ok(Isa::X86_64)
            && triple.format == ObjectFormat::Elf
            && is_position_independent(&triple, options);
        let library_table =
            calls_by_table && metadata.flag(b"RtLibUseGOT").map_err(one)?.is_some_and(|value| value != 0);
        let float_bits = match isa {
            Ok(Isa::Riscv64) => float_bits(metadata, options)?,
            _ => riscv64::float_bits(riscv64::BASE_ABI),
        };
        Ok(Target {
            code_model: code_model(metadata, options)?,
            stack_align: metadata.flag(b"override-stack-alignment").map_err(one)?,
            triple,
            layout,
            dispute,
            library_table,
            float_bits,
        })
    }

    /// Whether the types that only this body uses lie in memory as the module's own layout says.
    ///
    /// # Errors
    /// If one does not.
    pub fn check_body(&self, module: &Module, body: &Body) -> Result<(), Errors> {
        let Some(dispute) = &self.dispute else { return Ok(()) };
        let result = dispute.check(&body.context.types, module.context.types.len());
        result
            .map_err(|reason| vec![*Diagnostic::error(module.globals[body.function].loc, reason.to_string())])
    }
}

/// The code model of the command line, else of the module flag `Code Model`, else the small one.
fn code_model(metadata: &Metadata<'_, '_>, options: &Options) -> Result<CodeModel, Errors> {
    if let Some(model) = options.code_model {
        return Ok(model);
    }
    match metadata.flag(b"Code Model").map_err(one)? {
        None | Some(1) => Ok(CodeModel::Small),
        Some(0) => Ok(CodeModel::Tiny),
        Some(2) => Ok(CodeModel::Kernel),
        Some(3) => Ok(CodeModel::Medium),
        Some(4) => Ok(CodeModel::Large),
        Some(other) => {
            let text = format!("the module flag 'Code Model' has the unknown value {other}");
            Err(message(text))
        }
    }
}

/// The widest floats in registers by the ABI of the command line, else of the module flag `target-abi`, in bits. Most
/// modules are written for the usual ABI: their metadata is not read here, and the object is checked against it.
fn float_bits(metadata: &Metadata<'_, '_>, options: &Options) -> Result<u32, Errors> {
    let abi = match &options.target_abi {
        Some(abi) => Some(abi.as_bytes().to_vec()),
        None if metadata.mentions(riscv64::BASE_ABI) => None,
        None => metadata.string_flag(b"target-abi").map_err(one)?,
    };
    Ok(riscv64::float_bits(abi.as_deref().unwrap_or(riscv64::BASE_ABI)))
}

/// The triple with another architecture.
fn of_architecture(triple: &Triple, architecture: &str) -> Triple {
    let rest = triple.text().split_once('-').map_or("unknown-unknown", |(_, rest)| rest);
    Triple::parse(&format!("{architecture}-{rest}"))
}

fn runs_here(triple: &Triple) -> bool {
    let host = Triple::host();
    triple.arch == host.arch && triple.os == host.os
}

/// The layout that the module itself gives, for what is only checked; LLVM's defaults if it gives none.
///
/// # Errors
/// If the module's string is no data layout.
pub fn own_layout(input: &Input<'_>, bytes: &[u8]) -> Result<DataLayout, Errors> {
    let context = &input.module().context;
    let written = input.module().data_layout.map_or(&b""[..], |layout| context.strings.get(layout));
    match DataLayout::parse(written) {
        Ok(layout) => Ok(layout.for_types(&context.types, &context.strings)),
        Err(error) => {
            Err(vec![*Diagnostic::error(position_of(input, bytes, "datalayout"), error.to_string())])
        }
    }
}

/// Where assembly text says `target WHAT`.
fn position_of(input: &Input<'_>, bytes: &[u8], what: &str) -> Loc {
    if !input.is_text() {
        return Loc::NONE;
    }
    let mut start = 0;
    while let Some(found) = memchr::memmem::find(&bytes[start..], b"target") {
        let word = start + found;
        let rest = bytes[word + 6..].trim_ascii_start();
        if rest.starts_with(what.as_bytes()) && (word == 0 || bytes[word - 1].is_ascii_whitespace()) {
            return u32::try_from(word).map_or(Loc::NONE, Loc);
        }
        start = word + 6;
    }
    Loc::NONE
}

/// The text of `--print-targets` and `--print-data-layout`.
///
/// # Errors
/// If there is no such target.
pub fn information(options: &Options) -> Result<String, String> {
    match options.action {
        Action::PrintTargets => Ok(triple::print_targets()),
        _ => {
            let triple = match &options.target {
                Some(triple) => Triple::parse(triple),
                None => Triple::host(),
            };
            let triple = match options.architecture {
                Some(architecture) => of_architecture(&triple, architecture),
                None => triple,
            };
            triple::print_data_layout(&triple).map_err(|error| error.to_string())
        }
    }
}
