//! The support routines that the functions of a module need, compiled for the module's target.

use crate::bodies::each_body;
use crate::pipeline::{Errors, message, one};
use crate::target::Target;
use crate::timing::Clock;
use rllc_frontend::ir::{GlobalId, Module, StringTable};
use rllc_frontend::reader::{Input, ReadOptions};
use rllc_lower::{FunctionCode, LowerOptions, Lowering};
use rllc_runtime::{Routines, routines_of};
use rllc_targets::object::{CodeFixup, CodeTarget};
use std::collections::BTreeMap;

/// A compiled routine.
#[derive(Debug)]
pub struct Routine {
    pub name: Box<[u8]>,
    pub code: FunctionCode,
}

/// Compiles the routines that `functions` refer to, and those that they need in turn; in the order of their
/// modules' names.
///
/// # Errors
/// If a routine cannot be compiled for this target.
pub fn routines<'a>(
    functions: impl Iterator<Item = &'a FunctionCode>,
    target: &Target,
    options: &LowerOptions,
    clock: &Clock,
) -> Result<Vec<Routine>, Errors> {
    let mut compiled: BTreeMap<&str, Vec<Routine>> = BTreeMap::new();
    let mut wanted: Vec<&Routines> = Vec::new();
    let mut options = options.clone();
    for function in functions {
        wanted.extend(modules_of(function));
        // Who wants to unwind from anywhere wants to unwind out of the routines.
        options.unwind_tables |= function.unwind.as_ref().is_some_and(|unwind| unwind.asynchronous);
    }
    let options = &options;
    while let Some(routines) = wanted.pop() {
        if compiled.contains_key(routines.name) {
            continue;
        }
        let own = compile(routines, target, options, clock).map_err(|errors| {
            let about = |mut error: rllc_frontend::diagnostics::Diagnostic| {
                error.context = Some(format!("in the support routines {}", routines.name));
                error.loc = rllc_frontend::ir::Loc::NONE;
                error
            };
            errors.into_iter().map(about).collect::<Errors>()
        })?;
        wanted.extend(own.iter().flat_map(|routine| modules_of(&routine.code)));
        compiled.insert(routines.name, own);
    }
    Ok(compiled.into_values().flatten().collect())
}

fn fixups(code: &FunctionCode) -> impl Iterator<Item = &CodeFixup> {
    let data = code.data.iter().flat_map(|data| &data.fixups);
    let parts = code.parts.iter().flat_map(|part| &part.fixups);
    code.fixups.iter().chain(data).chain(parts)
}

/// The modules of routines that a function refers to.
fn modules_of(code: &FunctionCode) -> Vec<&'static Routines> {
    let mut modules: Vec<&'static Routines> = Vec::new();
    for fixup in fixups(code) {
        if let CodeTarget::Name(name) = &fixup.target
            && name.starts_with(rllc_runtime::PREFIX.as_bytes())
            && let Ok(name) = std::str::from_utf8(name)
            && let Some(routines) = routines_of(name)
            && !modules.iter().any(|known| known.name == routines.name)
        {
            modules.push(routines);
        }
    }
    modules
}

fn compile(
    routines: &Routines,
    target: &Target,
    options: &LowerOptions,
    clock: &Clock,
) -> Result<Vec<Routine>, Errors> {
    let input = Input::open(routines.text.as_bytes(), &ReadOptions::default()).map_err(one)?;
    let module = input.module();
    let context = &module.context;
    let layout = target.layout.for_types(&context.types, &context.strings);
    let no_blocks = |_, _, _: &StringTable| None;
    let lowering = Lowering::new(module, &layout, options.clone(), &no_blocks).map_err(message)?;
    let functions = each_body(
        &input,
        &layout,
        true,
        clock,
        || lowering.worker(),
        |worker, body| lowering.function(worker, body),
    )?;
    let named = functions.into_iter().map(|(function, mut code)| {
        let own = code.fixups.iter_mut();
        let data = code.data.iter_mut().flat_map(|data| &mut data.fixups);
        let parts = code.parts.iter_mut().flat_map(|part| &mut part.fixups);
        for fixup in own.chain(data).chain(parts) {
            by_name(module, &mut fixup.target);
        }
        Routine { name: name_of(module, function), code }
    });
    Ok(named.collect())
}

fn name_of(module: &Module, global: GlobalId) -> Box<[u8]> {
    module.globals[global].name.map_or(&b""[..], |name| module.context.strings.get(name)).into()
}

/// The module of the routines is not the module of the object: its globals are known by their names there.
fn by_name(module: &Module, target: &mut CodeTarget) {
    if let CodeTarget::Global(global) = *target {
        *target = CodeTarget::Name(name_of(module, global));
    }
}
