//! The pipeline: from the bytes of one input to the bytes of its output.

use crate::options::{Action, Emit, Options};
use crate::panics;
use crate::timing::{Clock, Phase};
use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::ir::{Body, GlobalId, Loc, Module};
use rllc_frontend::layout::DataLayout;
use rllc_frontend::reader::{Input, ReadOptions};
use rllc_targets::triple::{self, Triple, module_data_layout};
use std::sync::atomic::{AtomicUsize, Ordering};

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
/// # Errors
/// Everything that was found wrong, in the order of the input.
pub fn compile(bytes: &[u8], options: &Options, clock: &Clock) -> Result<Option<Product>, Errors> {
    if bytes.is_empty() {
        return Err(vec![*Diagnostic::error(Loc(0), "the input is empty")]);
    }
    let read_options = ReadOptions { edition: options.edition };
    let input = clock
        .time(Phase::Skeleton, || "module".into(), || Input::open(bytes, &read_options))
        .map_err(|error| vec![*error])?;
    match options.action {
        Action::Check => {
            check_layout(&input, bytes)?;
            each_body(&input, clock, || (), |(), _| Ok(()))?;
            Ok(None)
        }
        Action::Emit(Emit::Obj | Emit::Null) | Action::Run { .. } => {
            let target = Target::resolve(&input, bytes, options)?;
            each_body(&input, clock, || (), |(), _| Ok(()))?;
            let message =
                format!("code generation for {} is not there yet ({})", target.triple, target.layout.text());
            Err(vec![*Diagnostic::error(Loc::NONE, message)])
        }
        // Refused with the command line.
        Action::Emit(Emit::Asm | Emit::Ll | Emit::Clif) => Ok(None),
        Action::PrintTargets | Action::PrintDataLayout => Ok(None),
    }
}

/// The target of a module.
struct Target {
    triple: Triple,
    layout: DataLayout,
}

impl Target {
    /// The triple of the command line, else the module's, else the host's, and the layout that it has.
    fn resolve(input: &Input<'_>, bytes: &[u8], options: &Options) -> Result<Target, Errors> {
        let module = input.module();
        let written = module.triple.map(|triple| module.context.strings.display(triple).into_owned());
        let triple = match (&options.target, written) {
            (Some(triple), _) => Triple::parse(triple),
            (None, Some(triple)) if !triple.is_empty() => Triple::parse(&triple),
            (None, _) => Triple::host(),
        };
        let place = |what| position_of(input, bytes, what);
        triple.target().map_err(|error| vec![*Diagnostic::error(place("triple"), error.to_string())])?;
        let layout = module.data_layout.map(|layout| module.context.strings.get(layout));
        match module_data_layout(&triple, layout) {
            Ok(layout) => {
                let context = &module.context;
                let layout = layout.for_types(&context.types, &context.strings);
                Ok(Target { triple, layout })
            }
            Err(error) => Err(vec![*Diagnostic::error(place("datalayout"), error.to_string())]),
        }
    }
}

/// The module's data layout must be one; whether it is the target's, only code generation asks.
fn check_layout(input: &Input<'_>, bytes: &[u8]) -> Result<(), Errors> {
    let module = input.module();
    let Some(layout) = module.data_layout else { return Ok(()) };
    match DataLayout::parse(module.context.strings.get(layout)) {
        Ok(_) => Ok(()),
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
/// If there is no such target, or an input cannot be read.
pub fn information(options: &Options) -> Result<String, String> {
    match options.action {
        Action::PrintTargets => Ok(triple::print_targets()),
        _ => {
            let triple = match &options.target {
                Some(triple) => Triple::parse(triple),
                None => Triple::host(),
            };
            triple::print_data_layout(&triple).map_err(|error| error.to_string())
        }
    }
}

/// Reads and verifies every body and applies `work` to it, on all threads, each with a state of its own. The results
/// are in the order of the module. A body lives from its reading to the end of its work.
fn each_body<State, T: Send>(
    input: &Input<'_>,
    clock: &Clock,
    state: impl Fn() -> State + Sync,
    work: impl Fn(&mut State, &Body) -> Result<T, Errors> + Sync,
) -> Result<Vec<(GlobalId, T)>, Errors> {
    let module = input.module();
    let definitions: Vec<GlobalId> = module.definitions().collect();
    // The largest first, so that no thread is left alone with one at the end.
    let mut order: Vec<usize> = (0..definitions.len()).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(body_length(module, definitions[index])));
    let next = AtomicUsize::new(0);
    let worker = |_: rayon::BroadcastContext<'_>| {
        let mut own = state();
        let mut done = Vec::new();
        while let Some(&index) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            let function = definitions[index];
            let result = panics::caught(|| one_body(input, clock, function, &mut own, &work));
            let result = result.unwrap_or_else(|panic| {
                // What the panic left of the state is not used again.
                own = state();
                Err(vec![internal_error(module, function, &panic)])
            });
            done.push((index, result));
        }
        done
    };
    let mut results: Vec<(usize, Result<T, Errors>)> = if definitions.is_empty() {
        Vec::new()
    } else {
        rayon::broadcast(worker).into_iter().flatten().collect()
    };
    results.sort_unstable_by_key(|&(index, _)| index);
    let (mut finished, mut errors) = (Vec::with_capacity(results.len()), Vec::new());
    for (index, result) in results {
        match result {
            Ok(result) => finished.push((definitions[index], result)),
            Err(found) => errors.extend(found),
        }
    }
    if errors.is_empty() { Ok(finished) } else { Err(errors) }
}

fn one_body<State, T>(
    input: &Input<'_>,
    clock: &Clock,
    function: GlobalId,
    state: &mut State,
    work: &impl Fn(&mut State, &Body) -> Result<T, Errors>,
) -> Result<T, Errors> {
    let name = || function_name(input.module(), function);
    let body = clock.time(Phase::Body, name, || input.body(function)).map_err(|error| vec![*error])?;
    clock.time(Phase::Lower, name, || work(state, &body))
}

/// The length of a body in the input, for balance.
fn body_length(module: &Module, function: GlobalId) -> usize {
    let body = module.globals[function].as_function().and_then(|function| function.body.as_ref());
    body.map_or(0, |body| body.range.len())
}

fn function_name(module: &Module, function: GlobalId) -> String {
    match module.globals[function].name {
        Some(name) => format!("@{}", module.context.strings.display(name)),
        None => format!("number {}", function.as_u32()),
    }
}

fn internal_error(module: &Module, function: GlobalId, panic: &str) -> Diagnostic {
    let message = format!("internal error in function {}: {panic}", function_name(module, function));
    *Diagnostic::error(module.globals[function].loc, message)
}
