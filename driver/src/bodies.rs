//! Function bodies on all threads.

use crate::panics;
use crate::pipeline::{Errors, one};
use crate::timing::{Clock, Phase};
use rllc_frontend::diagnostics::{Diagnostic, Severity};
use rllc_frontend::ir::{Body, GlobalId, Module};
use rllc_frontend::layout::DataLayout;
use rllc_frontend::reader::Input;
use rllc_frontend::verify::Verifier;
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Reads every body and applies `work` to it, on all threads, each with a state of its own; with `verify`, the
/// module and each body are verified first. The results are in the order of the module. A body lives from its
/// reading to the end of its work.
///
/// # Errors
/// What was found wrong with any of the bodies.
pub fn each_body<State, T: Send>(
    input: &Input<'_>,
    layout: &DataLayout,
    verify: bool,
    clock: &Clock,
    state: impl Fn() -> State + Sync,
    work: impl Fn(&mut State, &Body) -> Result<T, Errors> + Sync,
) -> Result<Vec<(GlobalId, T)>, Errors> {
    let module = input.module();
    let verifier = verify.then(|| Verifier::new(module, layout));
    let mut errors = match &verifier {
        Some(verifier) => clock.time(Phase::Verify, || "module".into(), || verifier.verify_module()),
        None => Vec::new(),
    };
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
            let result =
                panics::caught(|| one_body(input, verifier.as_ref(), clock, function, &mut own, &work));
            let result = result.unwrap_or_else(|panic| {
                // What the panic left of the state is not used again.
                own = state();
                Err(vec![internal_error(module, function, &panic)])
            });
            done.push((index, result));
        }
        done
    };
    let mut results: Vec<(usize, Result<T, Errors>)> = match definitions.len() {
        0 => Vec::new(),
        _ => rayon::broadcast(worker).into_iter().flatten().collect(),
    };
    results.sort_unstable_by_key(|&(index, _)| index);
    let mut finished = Vec::with_capacity(results.len());
    for (index, result) in results {
        match result {
            Ok(result) => finished.push((definitions[index], result)),
            Err(found) => errors.extend(found),
        }
    }
    // Warnings do not keep anything from being compiled.
    let is_error = |diagnostic: &Diagnostic| diagnostic.severity == Severity::Error;
    if errors.iter().any(is_error) { Err(errors) } else { Ok(finished) }
}

fn one_body<State, T>(
    input: &Input<'_>,
    verifier: Option<&Verifier<'_>>,
    clock: &Clock,
    function: GlobalId,
    state: &mut State,
    work: &impl Fn(&mut State, &Body) -> Result<T, Errors>,
) -> Result<T, Errors> {
    let name = || function_name(input.module(), function);
    let body = clock.time(Phase::Body, name, || input.body(function)).map_err(one)?;
    if let Some(verifier) = verifier {
        let errors = clock.time(Phase::Verify, name, || verifier.verify_body(&body));
        if !errors.is_empty() {
            return Err(errors);
        }
    }
    clock.time(Phase::Lower, name, || work(state, &body))
}

/// The length of a body in the input, for balance.
fn body_length(module: &Module, function: GlobalId) -> usize {
    let body = module.globals[function].as_function().and_then(|function| function.body.as_ref());
    body.map_or(0, |body| body.range.len())
}

/// `@name` of a function, or its number.
pub fn function_name(module: &Module, function: GlobalId) -> String {
    match module.globals[function].name {
        Some(name) => format!("@{}", module.context.strings.display(name)),
        None => format!("number {}", function.as_u32()),
    }
}

fn internal_error(module: &Module, function: GlobalId, panic: &str) -> Diagnostic {
    let message = format!("internal error in function {}: {panic}", function_name(module, function));
    *Diagnostic::error(module.globals[function].loc, message)
}

/// Bodies that others than their own worker look into: those with blocks whose addresses are taken elsewhere. Few,
/// so they are kept.
pub struct SharedBodies<'a, 'i> {
    input: &'a Input<'i>,
    kept: Mutex<FxHashMap<GlobalId, Option<Arc<Body>>>>,
}

/// The bodies of `input`, read when they are asked for.
pub fn shared_bodies<'a, 'i>(input: &'a Input<'i>) -> SharedBodies<'a, 'i> {
    SharedBodies { input, kept: Mutex::default() }
}

impl SharedBodies<'_, '_> {
    /// The body of `function`; `None` if it has none, or one that its own worker refuses.
    pub fn get(&self, function: GlobalId) -> Option<Arc<Body>> {
        let global = self.input.module().globals.get(function)?;
        global.as_function()?.body.as_ref()?;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.entry(function).or_insert_with(|| self.input.body(function).ok().map(Arc::new)).clone()
    }
}
