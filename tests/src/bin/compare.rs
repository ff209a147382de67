//! Functions of LLVM IR modules called with random arguments, in the code of llc and in that of rllc.

use clap::Parser;
use rayon::prelude::*;
use rllc_tests::process::Run;
use rllc_tests::{compare, tools};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Compiles modules by llc and by rllc, calls each function of both with the same random arguments and compares results
/// and memory. Calls on which the codes of llc -O2 and -O0 differ do not count. Exit status 1 if a function differs or
/// rllc ends otherwise than with an object or diagnostics.
#[derive(Parser)]
struct Arguments {
    /// Modules.
    #[arg(required = true)]
    inputs: Vec<PathBuf>,
    /// rllc's levels.
    #[arg(long, value_delimiter = ',', default_value = "-O0,-O2", allow_hyphen_values = true)]
    levels: Vec<String>,
    /// Calls of each function.
    #[arg(long, default_value_t = 40)]
    calls: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Options for both compilers (`-mattr=…`, `-mcpu=…`).
    #[arg(long, allow_hyphen_values = true)]
    option: Vec<String>,
    /// Takes such options from the `llc` in the first `RUN:` line of each module.
    #[arg(long)]
    run_line: bool,
    /// Only compiles.
    #[arg(long)]
    compile_only: bool,
    /// Modules at a time; default: all cores.
    #[arg(short, default_value_t = 0)]
    jobs: usize,
    #[arg(long)]
    rllc: Option<PathBuf>,
    #[arg(long)]
    work: Option<PathBuf>,
    /// Ends the names of LLVM's tools.
    #[arg(long, default_value = "-22")]
    suffix: String,
}

/// What came of one module.
#[derive(Default)]
struct Report {
    counts: BTreeMap<String, u64>,
    refusals: Vec<String>,
    failures: Vec<String>,
}

impl Report {
    fn count(&mut self, what: &str) {
        *self.counts.entry(what.to_owned()).or_default() += 1;
    }
}

/// The options that matter in the first `RUN:` line.
fn run_line_options(text: &str) -> Vec<String> {
    let line = text.lines().find(|line| line.contains("RUN:") && line.contains("llc")).unwrap_or_default();
    let words = line.split_whitespace().take_while(|word| *word != "|");
    let wanted = words.filter(|word| word.contains("-mattr=") || word.contains("-mcpu="));
    wanted.map(|word| word.replace("--m", "-m")).filter(|word| !word.contains("help")).collect()
}

fn shared(object: &Path, library: &Path) -> Result<(), String> {
    Run::new("cc")
        .args([
            "-shared",
            "-Wl,--unresolved-symbols=ignore-all",
            "-Wl,-Bsymbolic",
            "-Wl,-z,noexecstack",
            "-o",
        ])
        .arg(library)
        .arg(object)
        .arg("-lm")
        .checked()
        .map(drop)
}

fn one(input: &Path, number: usize, runner: &Path, rllc: &Path, arguments: &Arguments) -> Report {
    let mut report = Report::default();
    if let Err(why) = module(input, number, runner, rllc, arguments, &mut report) {
        report.count(&why);
    }
    report
}

fn module(
    input: &Path,
    number: usize,
    runner: &Path,
    rllc: &Path,
    arguments: &Arguments,
    report: &mut Report,
) -> Result<(), String> {
    let folder = arguments.work.as_deref().unwrap_or(Path::new("target/compare")).join(number.to_string());
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let file = |name: &str| folder.join(name);
    let mut options = arguments.option.clone();
    if arguments.run_line {
        let text = std::fs::read(input).map_err(|error| error.to_string())?;
        options.extend(run_line_options(&String::from_utf8_lossy(&text)));
    }
    let tool = |name: &str| Run::new(format!("{name}{}", arguments.suffix));
    // Printed by LLVM a module has each definition on one line.
    let normal = file("module.ll");
    tool("opt").args(["-S", "-passes=", "-o"]).arg(&normal).arg(input).checked().map_err(|_| "unreadable")?;
    let text = std::fs::read_to_string(&normal).map_err(|_| "unreadable")?;
    let llc = |level: &str, from: &Path, to: &Path, attributes: bool| {
        let mut run =
            tool("llc").args([level, "-relocation-model=pic", "-filetype=obj", "-mtriple=x86_64-linux-gnu"]);
        if attributes {
            run = run.args(&options);
        }
        run.arg("-o").arg(to).arg(from).seconds(60).checked().map(drop)
    };
    llc("-O2", &normal, &file("llc2.o"), true).map_err(|_| "refused by llc")?;
    let (callables, thunks) = compare::thunks(&text);
    std::fs::write(file("list"), compare::list(&callables)).map_err(|error| error.to_string())?;
    std::fs::write(file("thunks.ll"), thunks).map_err(|error| error.to_string())?;
    let run_it = !arguments.compile_only && !callables.is_empty();
    if run_it {
        llc("-O0", &normal, &file("llc0.o"), true).map_err(|_| "refused by llc -O0")?;
        llc("-O1", &file("thunks.ll"), &file("thunks.o"), true).map_err(|_| "thunks refused by llc")?;
        for name in ["llc2", "llc0", "thunks"] {
            shared(&file(&format!("{name}.o")), &file(&format!("{name}.so"))).map_err(|_| "not linked")?;
        }
    }
    for level in &arguments.levels {
        let object = file("rllc.o");
        let outcome = Run::new(rllc)
            .args([level.as_str(), "-mtriple=x86_64-linux-gnu", "-j1"])
            .args(&options)
            .arg(&normal)
            .arg("-o")
            .arg(&object)
            .seconds(60)
            .outcome()
            .map_err(|error| error.to_string())?;
        let errors = outcome.errors();
        if !outcome.exit.success() {
            let refused = outcome.exit.to_string() == "exit status 1" && !errors.contains("internal error");
            let messages = errors.lines().filter_map(|line| line.split_once(": error: ")).map(|line| line.1);
            if refused {
                report.count("refused");
                report.refusals.extend(messages.map(str::to_owned));
            } else {
                report.failures.push(format!("{} {level}: {} {errors}", input.display(), outcome.exit));
            }
            continue;
        }
        report.count("compiled");
        if !run_it {
            continue;
        }
        shared(&object, &file("rllc.so")).map_err(|_| "rllc's object is not linked")?;
        let libraries = ["thunks.so", "llc2.so", "llc0.so", "rllc.so", "list"].map(file);
        let outcome = Run::new(runner)
            .args(&libraries)
            .arg(arguments.seed.to_string())
            .arg(arguments.calls.to_string())
            .seconds(600)
            .outcome()
            .map_err(|error| error.to_string())?;
        let output = String::from_utf8_lossy(&outcome.stdout).into_owned();
        let mut last = String::new();
        for line in output.lines() {
            let verdict = line.split_whitespace().nth(1).unwrap_or_default();
            match verdict {
                _ if line.starts_with(' ') => {
                    last.push_str(line);
                    last.push('\n');
                }
                "different" => {
                    report.count("different");
                    if !last.is_empty() {
                        report.failures.push(std::mem::take(&mut last));
                    }
                    last = format!("{} ({number}) {level}: {line}\n", input.display());
                }
                other => report.count(other),
            }
        }
        if !last.is_empty() {
            report.failures.push(last);
        }
        if !outcome.exit.success() {
            report.count("the runner failed");
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.jobs > 0 {
        let _ = rayon::ThreadPoolBuilder::new().num_threads(arguments.jobs).build_global();
    }
    match all(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn all(arguments: &Arguments) -> Result<bool, String> {
    let rllc = match &arguments.rllc {
        Some(path) => path.clone(),
        None => tools::rllc()?,
    };
    let folder = tools::cache_dir("compare")?;
    let (source, runner) = (folder.join("runner.c"), folder.join("runner"));
    std::fs::write(&source, include_str!("../compare_runner.c")).map_err(|error| error.to_string())?;
    Run::new("cc").args(["-O1", "-w", "-o"]).arg(&runner).arg(&source).args(["-ldl", "-lm"]).checked()?;
    let inputs: Vec<_> = arguments.inputs.iter().enumerate().collect();
    let reports: Vec<Report> =
        inputs.par_iter().map(|(number, input)| one(input, *number, &runner, &rllc, arguments)).collect();
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    let mut refusals: BTreeMap<String, u64> = BTreeMap::new();
    let mut good = true;
    for report in &reports {
        for (what, count) in &report.counts {
            *counts.entry(what.clone()).or_default() += count;
        }
        for message in &report.refusals {
            *refusals.entry(message.clone()).or_default() += 1;
        }
        for failure in &report.failures {
            println!("{failure}");
            good = false;
        }
    }
    let mut refusals: Vec<_> = refusals.into_iter().collect();
    refusals.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    for (message, count) in refusals {
        println!("refused {count:5}: {message}");
    }
    for (what, count) in counts {
        println!("{what}: {count}");
    }
    Ok(good)
}
