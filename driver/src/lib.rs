//! The driver of rllc: command line, pipeline, threads, output.
//!
//! | phase | file |
//! |---|---|
//! | one spelling for all words of the command line | `spelling.rs` |
//! | the options and their defaults | `options.rs` |
//! | for each input: read it | `output.rs` |
//! | the whole pipeline, on one screen | `pipeline.rs` |
//! | the target and its data layout | `target.rs` |
//! | bodies on all threads | `bodies.rs` |
//! | the support routines that the code needs | `routines.rs` |
//! | what is wrong, shown to the user | `render.rs` |
//! | the output, whole or not at all | `output.rs` |
//! | `--run`: link and run | `run.rs` |
//!
//! `timing.rs` measures the phases, `panics.rs` turns panics of dependencies into internal errors.
#![forbid(unsafe_code)]

mod bodies;
mod metadata;
pub mod options;
pub mod output;
pub mod panics;
pub mod pipeline;
pub mod render;
mod routines;
mod run;
mod spelling;
mod target;
pub mod timing;

use options::{Action, Emit, Options, Stop};
use pipeline::Product;
use render::{Renderer, Source};
use rllc_frontend::diagnostics::{Diagnostic, Severity};
use rllc_frontend::reader::is_bitcode;
use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use timing::{Clock, Phase};

/// An input was refused.
const REFUSED: u8 = 1;
/// The stack of each thread that handles IR, in bytes of address space. Dependencies recurse over the shape of
/// what they compile.
const STACK: usize = 256 << 20;
/// So many errors of one input are shown.
const MOST_ERRORS: usize = 200;

/// The program: runs the command line and returns the exit status.
pub fn main(words: impl IntoIterator<Item = OsString>) -> u8 {
    panics::install();
    let options = match Options::parse(words) {
        Ok(options) => options,
        Err(Stop { text, status: 0 }) => {
            // A closed standard output is nobody's loss.
            let _ = std::io::stdout().write_all(text.as_bytes());
            return 0;
        }
        Err(Stop { text, status }) => {
            say(&text);
            return status;
        }
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.jobs).stack_size(STACK).build();
    let pool = match pool {
        Ok(pool) => pool,
        Err(error) => {
            say(&format!("rllc: error: cannot start threads: {error}\n"));
            return REFUSED;
        }
    };
    let status = pool.install(|| panics::caught(|| execute(&options)));
    status.unwrap_or_else(|panic| {
        say(&format!("rllc: error: internal error: {panic}\n"));
        REFUSED
    })
}

fn say(text: &str) {
    // Nothing can be done about a standard error that is closed.
    let _ = std::io::stderr().write_all(text.as_bytes());
}

/// Does what the options say, on a thread of the pool.
fn execute(options: &Options) -> u8 {
    let clock = Clock::new(options.time_report, options.time_trace.is_some());
    let mut status = match &options.action {
        Action::PrintTargets | Action::PrintDataLayout => print(options),
        Action::Run { arguments } => run::run(options, arguments, &clock),
        Action::Emit(_) | Action::Check => {
            let failed =
                options.inputs.iter().filter(|input| !compile_to_file(input, options, &clock)).count();
            if failed == 0 { 0 } else { REFUSED }
        }
    };
    if options.time_report {
        say(&clock.report());
    }
    if let Some(path) = &options.time_trace
        && let Err(error) = output::write(path, clock.trace().as_bytes())
    {
        say(&format!("rllc: error: {error}\n"));
        status = status.max(REFUSED);
    }
    status
}

fn print(options: &Options) -> u8 {
    match target::information(options) {
        Ok(text) => match output::write(Path::new("-"), text.as_bytes()) {
            Ok(()) => 0,
            Err(_) => REFUSED,
        },
        Err(error) => {
            say(&format!("rllc: error: {error}\n"));
            REFUSED
        }
    }
}

/// Compiles one input to its output file. What is wrong has been said when it returns false.
fn compile_to_file(input: &Path, options: &Options, clock: &Clock) -> bool {
    let Some(product) = compile_input(input, options, clock) else { return false };
    let Some(product) = product else { return true };
    let path = match (&options.output, product.extension) {
        (Some(path), _) => path.clone(),
        (None, Some(extension)) => output::default_path(input, extension),
        (None, None) => PathBuf::from("-"),
    };
    if path.as_os_str() == "-" && options.action == Action::Emit(Emit::Obj) && std::io::stdout().is_terminal()
    {
        say("rllc: error: an object is not for a terminal; -o names a file\n");
        return false;
    }
    let written =
        clock.time(Phase::Write, || path.display().to_string(), || output::write(&path, &product.bytes));
    if let Err(error) = &written {
        say(&format!("rllc: error: {error}\n"));
    }
    written.is_ok()
}

/// Compiles one input; `None` if it was refused, which has been said then.
fn compile_input(input: &Path, options: &Options, clock: &Clock) -> Option<Option<Product>> {
    let name = if input.as_os_str() == "-" { "<stdin>".into() } else { input.display().to_string() };
    let bytes = match clock.time(Phase::Load, || name.clone(), || output::read(input)) {
        Ok(bytes) => bytes,
        Err(error) => {
            say(&format!("{name}: error: {error}\n"));
            return None;
        }
    };
    let report = |diagnostics: Vec<Diagnostic>| {
        let source = Source { name: &name, bytes: &bytes, is_text: !is_bitcode(&bytes) };
        say(&shown(source, diagnostics));
    };
    match pipeline::compile(&name, &bytes, options, clock, &|warnings| report(warnings.to_vec())) {
        Ok(product) => Some(product),
        Err(errors) => {
            report(errors);
            None
        }
    }
}

/// Diagnostics as the user sees them: in the order of the input, each message once with its first position.
fn shown(source: Source<'_>, mut diagnostics: Vec<Diagnostic>) -> String {
    diagnostics.sort_by(|a, b| (a.loc, &a.message).cmp(&(b.loc, &b.message)));
    let mut seen = rustc_hash::FxHashMap::<String, usize>::default();
    for diagnostic in &diagnostics {
        *seen.entry(diagnostic.message.clone()).or_default() += 1;
    }
    let stderr = std::io::stderr();
    let colours = stderr.is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        && std::env::var_os("TERM").is_none_or(|term| term != "dumb");
    let mut renderer = Renderer::new(source, colours);
    let mut text = String::new();
    let mut errors = 0;
    for diagnostic in &diagnostics {
        let Some(count) = seen.remove(&diagnostic.message) else { continue };
        errors += usize::from(diagnostic.severity == Severity::Error);
        if errors > MOST_ERRORS {
            continue;
        }
        text.push_str(&renderer.render(diagnostic));
        if count > 1 {
            text.push_str(&format!("{}: note: the same in {} more places\n", source.name, count - 1));
        }
    }
    if errors > MOST_ERRORS {
        text.push_str(&format!(
            "{}: note: {} more errors are not shown\n",
            source.name,
            errors - MOST_ERRORS
        ));
    }
    text
}
