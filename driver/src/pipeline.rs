//! The pipeline: from the bytes of one input to the bytes of its output.

use crate::bodies::{each_body, shared_bodies};
use crate::metadata::Metadata;
use crate::options::{Action, CodeModel, Emit, Level, Options, RelocationModel};
use crate::routines::routines;
use crate::target::{Target, own_layout};
use crate::timing::{Clock, Phase};
use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::ir::{self, BlockRef, Body, GlobalId, Loc, StringTable};
use rllc_frontend::print::Printer;
use rllc_frontend::reader::{Input, ReadOptions};
use rllc_frontend::upgrade::expand::expanded;
use rllc_frontend::verify::metadata::verify_nodes;
use rllc_lower::{LowerOptions, Lowering, OptLevel, block_address_number};
use rllc_targets::assembler;
use rllc_targets::features::Features;
use rllc_targets::globals::{LargeData, ObjectBuilder, ObjectRequest, is_declaration_for_linker};
use rllc_targets::object;
use rllc_targets::triple::{Isa, ObjectFormat, Triple};

/// What was found wrong with an input.
pub type Errors = Vec<Diagnostic>;

/// What one input was compiled to.
#[derive(Debug)]
pub struct Product {
    pub bytes: Vec<u8>,
    /// The extension of the output's file if the user names none; `None`: standard output.
    pub extension: Option<&'static str>,
}

/// Compiles one input. `None`: there is nothing to write.
///
/// `warn` is told what is to be said of the input though it is read.
///
/// # Errors
/// Everything that was found wrong.
pub fn compile(
    name: &str,
    bytes: &[u8],
    options: &Options,
    clock: &Clock,
    warn: &dyn Fn(&[Diagnostic]),
) -> Result<Option<Product>, Errors> {
    if bytes.is_empty() {
        return Err(vec![*Diagnostic::error(Loc(0), "the input is empty")]);
    }
    let read_options = ReadOptions { edition: options.edition };
    let input =
        clock.time(Phase::Skeleton, || name.into(), || Input::open(bytes, &read_options)).map_err(one)?;
    if !input.warnings().is_empty() {
        warn(input.warnings());
    }
    match &options.action {
        Action::Check => check(&input, bytes, clock),
        Action::Emit(Emit::Obj | Emit::Asm | Emit::Null) | Action::Run { .. } => {
            object(name, &input, bytes, options, clock)
        }
        Action::Emit(Emit::Clif) => clif(&input, bytes, options, clock),
        Action::Emit(Emit::Ll) => assembly(&input, bytes, clock),
        // The command line refused this, or has nothing to do with an input.
        Action::PrintTargets | Action::PrintDataLayout => Ok(None),
    }
}

#[expect(clippy::boxed_local, reason = "the form in which readers return it")]
pub(crate) fn one(diagnostic: Box<Diagnostic>) -> Errors {
    vec![*diagnostic]
}

pub(crate) fn message(text: String) -> Errors {
    vec![*Diagnostic::error(Loc::NONE, text)]
}

/// `--check`: everything but code generation.
fn check(input: &Input<'_>, bytes: &[u8], clock: &Clock) -> Result<Option<Product>, Errors> {
    let layout = own_layout(input, bytes)?;
    each_body(input, &layout, true, clock, || (), |(), _| Ok(()))?;
    let metadata = input.metadata().map_err(one)?;
    match verify_nodes(input.module(), &metadata) {
        errors if errors.is_empty() => Ok(None),
        errors => Err(errors),
    }
}

/// `--emit=ll`: the module in the current edition.
fn assembly(input: &Input<'_>, bytes: &[u8], clock: &Clock) -> Result<Option<Product>, Errors> {
    let module = input.module();
    let layout = own_layout(input, bytes)?;
    let metadata = input.metadata().map_err(one)?;
    let printer = Printer::new(module, &metadata);
    let print = |function, body: Option<&Body>| printer.function(function, body).map_err(one);
    // What bitcode holds is shown as it is, also to find out what is wrong with it.
    let verify = input.is_text();
    let mut bodies = each_body(
        input,
        &layout,
        verify,
        clock,
        || (),
        |(), body| {
            let expanded = expanded(body);
            print(body.function, Some(expanded.as_ref().unwrap_or(body)))
        },
    )?
    .into_iter()
    .map(|(_, printed)| printed);
    let mut functions = Vec::new();
    for (id, function) in module.functions() {
        functions.push(match (&function.body, &mut bodies) {
            (Some(_), bodies) => match bodies.next() {
                Some(printed) => printed,
                None => continue,
            },
            (None, _) => print(id, None)?,
        });
    }
    let mut bytes = Vec::new();
    match printer.write(&functions, &mut bytes) {
        Ok(Ok(())) => Ok(Some(Product { bytes, extension: None })),
        Ok(Err(error)) => Err(one(error)),
        Err(error) => Err(message(error.to_string())),
    }
}

/// The whole way to an object file.
fn object(
    name: &str,
    input: &Input<'_>,
    bytes: &[u8],
    options: &Options,
    clock: &Clock,
) -> Result<Option<Product>, Errors> {
    let module = input.module();
    let own_metadata = Metadata::of(input, bytes);
    let target = Target::resolve(input, bytes, &own_metadata, options)?;
    let bodies = shared_bodies(input);
    let block_number = |function: GlobalId, block: BlockRef, strings: &StringTable| {
        bodies.get(function)?.find_block(block, strings).map(block_address_number)
    };
    let lower_options = lower_options(&target, options)?;
    if lower_options.emulated_tls && target.triple.format != ObjectFormat::Elf {
        let thread_local = module.globals.values().find(|global| global.tls.is_some());
        if let Some(global) = thread_local {
            let what = "cannot compile emulated thread-local variables for this object format";
            return Err(vec![*Diagnostic::error(global.loc, what)]);
        }
    }
    let lowering = Lowering::new(module, &target.layout, lower_options.clone(), &block_number);
    let lowering = lowering.map_err(message)?.with_metadata(&own_metadata);
    let bodies = || {
        each_body(
            input,
            &target.layout,
            true,
            clock,
            || lowering.worker(),
            |worker, body| match is_declaration_for_linker(&module.globals[body.function]) {
                true => Ok(None),
                false => {
                    target.check_body(module, body)?;
                    lowering.function(worker, body).map(Some)
                }
            },
        )
    };
    // The module's metadata is read beside the bodies, or by the first that needs it.
    let metadata = || clock.time(Phase::Data, || "metadata".into(), || own_metadata.read()).map_err(one);
    let (functions, metadata) = rayon::join(bodies, metadata);
    let (functions, metadata) = (functions?, metadata?);
    let codes = functions.iter().filter_map(|(_, code)| code.as_ref());
    let routines = routines(codes, &target, &lower_options, clock)?;

    let request = ObjectRequest {
        module,
        layout: &target.layout,
        triple: &target.triple,
        metadata: Some(metadata),
        position_independent: is_position_independent(&target.triple, options),
        large_data: large_data(&target, options),
        keep_assembly: options.action == Action::Emit(Emit::Asm),
        address_significance: options.addrsig,
        emulated_tls: lower_options.emulated_tls,
        function_sections: options.function_sections,
        data_sections: options.data_sections,
        sections: options.sections,
        target_abi: options.target_abi.as_deref(),
        float_bits: target.float_bits,
        features: &options.features,
        input_name: name,
    };
    let object = clock.time(
        Phase::Data,
        || "globals".into(),
        || {
            let mut builder = ObjectBuilder::new(request).map_err(one)?;
            let mut stubs = Vec::new();
            for (function, code) in functions {
                if let Some(code) = code {
                    builder.add_function(function, &code).map_err(one)?;
                    stubs.extend(code.assembly);
                }
            }
            builder.add_assembly(stubs.iter())?;
            for routine in routines {
                builder.add_routine(&routine.name, &routine.code).map_err(one)?;
            }
            builder.finish(&|function, block| block_number(function, block, &module.context.strings))
        },
    )?;
    if options.action == Action::Emit(Emit::Null) {
        return Ok(None);
    }
    if options.action == Action::Emit(Emit::Asm) {
        let gnu = target.triple.is_windows_gnu();
        let text = clock.time(
            Phase::Object,
            || "assembly".into(),
            || assembler::print(&object, gnu).map_err(one),
        )?;
        return Ok(Some(Product { bytes: text, extension: Some("s") }));
    }
    let bytes = clock.time(Phase::Object, || "object".into(), || object::write(object).map_err(one))?;
    let extension = if target.triple.is_windows_msvc() { "obj" } else { "o" };
    Ok(Some(Product { bytes, extension: Some(extension) }))
}

/// `--emit=clif`: what lowering makes of each body, for people.
fn clif(
    input: &Input<'_>,
    bytes: &[u8],
    options: &Options,
    clock: &Clock,
) -> Result<Option<Product>, Errors> {
    let module = input.module();
    let own_metadata = Metadata::of(input, bytes);
    let target = Target::resolve(input, bytes, &own_metadata, options)?;
    let bodies = shared_bodies(input);
    let block_number = |function: GlobalId, block: BlockRef, strings: &StringTable| {
        bodies.get(function)?.find_block(block, strings).map(block_address_number)
    };
    let lowering = Lowering::new(module, &target.layout, lower_options(&target, options)?, &block_number);
    let lowering = lowering.map_err(message)?.with_metadata(&own_metadata);
    let texts = each_body(
        input,
        &target.layout,
        true,
        clock,
        || lowering.worker(),
        |worker, body| {
            target.check_body(module, body)?;
            lowering.function_text(worker, body)
        },
    )?;
    let mut bytes = Vec::new();
    for (function, text) in texts {
        bytes.extend_from_slice(b"; ");
        bytes.extend_from_slice(crate::bodies::function_name(module, function).as_bytes());
        bytes.push(b'\n');
        bytes.extend_from_slice(text.as_bytes());
        bytes.push(b'\n');
    }
    Ok(Some(Product { bytes, extension: None }))
}

fn lower_options(target: &Target, options: &Options) -> Result<LowerOptions, Errors> {
    let isa = target.triple.target().map_err(|error| message(error.to_string()))?.isa;
    check_code_model(isa, target, options).map_err(message)?;
    if options.dwarf_exceptions && target.triple.format == ObjectFormat::Coff {
        return Err(message(
            "-exception-model=dwarf: objects of this format have tables of their own".into(),
        ));
    }
    let emulated_tls = options.emulated_tls.unwrap_or_else(|| target.triple.has_emulated_tls());
    Ok(LowerOptions {
        emulated_tls,
        target: target.triple.clone(),
        triple: target.triple.to_lexicon().map_err(|error| message(error.to_string()))?,
        opt_level: match options.level {
            Level::O0 => OptLevel::None,
            Level::O1 | Level::O2 | Level::O3 => OptLevel::Speed,
            Level::Os | Level::Oz => OptLevel::SpeedAndSize,
        },
        relocation_model: match is_position_independent(&target.triple, options) {
            true => rllc_lower::RelocationModel::Pic,
            false => rllc_lower::RelocationModel::Static,
        },
        large_data: large_data(target, options),
        library_table: target.library_table,
        stack_align: target.stack_align,
        float_bits: target.float_bits,
        verify_clif: cfg!(debug_assertions) || options.verify_clif,
        cpu: options.cpu.clone(),
        features: options.features.clone(),
        isa_settings: Features::of_options(isa, options.cpu.as_deref(), &options.features)
            .map_err(message)?
            .settings(isa)
            .map(|(name, on)| (name.to_owned(), on.to_string()))
            .collect(),
        unwind_tables: false,
    })
}

/// Whether code is position-independent: as asked for, and always where the platform knows nothing else.
pub(crate) fn is_position_independent(triple: &Triple, options: &Options) -> bool {
    let always = match triple.format {
        ObjectFormat::MachO => true,
        ObjectFormat::Coff => triple.target().is_ok_and(|target| target.isa == Isa::Aarch64),
        _ => false,
    };
    always || options.relocation_model == RelocationModel::Pic
}

/// The code model as it decides about code and sections.
fn large_data(target: &Target, options: &Options) -> LargeData {
    let code_model = match target.code_model {
        CodeModel::Small | CodeModel::Tiny | CodeModel::Kernel => None,
        CodeModel::Medium => Some(ir::CodeModel::Medium),
        CodeModel::Large => Some(ir::CodeModel::Large),
    };
    LargeData { code_model, threshold: options.large_data_threshold }
}

/// Whether code can be generated for the code model. Code for the small model serves the smaller and the shifted ones.
fn check_code_model(isa: Isa, target: &Target, options: &Options) -> Result<(), String> {
    let pic = options.relocation_model == RelocationModel::Pic;
    let elf = target.triple.format == ObjectFormat::Elf;
    let there = match (target.code_model, isa) {
        (CodeModel::Small, _) => true,
        (CodeModel::Tiny, isa) => elf && isa == Isa::Aarch64,
        (CodeModel::Kernel, isa) => elf && isa == Isa::X86_64,
        // RISC-V's `auipc` reaches as far as its medium model asks for.
        (CodeModel::Medium, isa) => elf && matches!(isa, Isa::X86_64 | Isa::Riscv64 | Isa::S390x),
        (CodeModel::Large, Isa::X86_64) => elf && !pic,
        (CodeModel::Large, isa) => elf && matches!(isa, Isa::Aarch64 | Isa::S390x),
    };
    if there {
        return Ok(());
    }
    let model = format!("{:?}", target.code_model).to_ascii_lowercase();
    let what =
        if target.code_model == CodeModel::Large && pic { " in position-independent code" } else { "" };
    Err(format!("the {model} code model cannot be compiled for this target{what}"))
}
