//! Hostile inputs by the thousand: mutated assembly and bitcode.

use clap::Parser;
use rayon::prelude::*;
use rllc_tests::fuzz::{self, Seed};
use rllc_tests::tools;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Mutates assembly and bitcode and gives it to rllc, which must neither crash, hang nor take much memory.
///
/// What goes wrong is kept in a folder. Exit status 1 if anything does.
#[derive(Parser)]
struct Arguments {
    /// Files, and folders of files, to mutate; default: the cases, and LLVM's tests below `RLLC_CORPORA`.
    seeds: Vec<PathBuf>,
    /// How many mutated files.
    #[arg(long, default_value_t = 100_000)]
    count: usize,
    /// The number of the first one; the same number gives the same file.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Larger seeds are left out, in bytes.
    #[arg(long, default_value_t = 200_000)]
    largest: u64,
    /// What rllc does with them.
    #[arg(long, default_value = "--check", allow_hyphen_values = true, value_delimiter = ' ')]
    options: Vec<String>,
    /// The rllc to test; default: `RLLC`, else the one of this build.
    #[arg(long)]
    rllc: Option<PathBuf>,
    /// Where faulty inputs go.
    #[arg(long, default_value = "fuzz-faults")]
    keep: PathBuf,
    /// How many run at once.
    #[arg(short, default_value_t = 2)]
    jobs: usize,
}

/// Mutated files between two lines of progress.
const STEP: usize = 1000;

fn collect(path: &Path, largest: u64, seeds: &mut Vec<Seed>) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    if path.is_dir() {
        let mut entries: Vec<PathBuf> =
            std::fs::read_dir(path).map_err(failed)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
        entries.sort();
        return entries.iter().try_for_each(|entry| collect(entry, largest, seeds));
    }
    let is_input = path.extension().is_some_and(|extension| extension == "ll" || extension == "bc");
    if is_input && path.metadata().map_err(failed)?.len() <= largest {
        seeds.push(Seed::read(path)?);
    }
    Ok(())
}

fn run(arguments: &Arguments) -> Result<usize, String> {
    let rllc = match &arguments.rllc {
        Some(path) => path.clone(),
        None => tools::rllc()?,
    };
    let default = [tools::tests_dir().join("cases"), tools::corpora().join("llvm-tests")];
    let mut seeds = Vec::new();
    for path in if arguments.seeds.is_empty() { &default[..] } else { &arguments.seeds } {
        collect(path, arguments.largest, &mut seeds)?;
    }
    println!("{} seeds", seeds.len());
    let options: Vec<&str> = arguments.options.iter().map(String::as_str).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.jobs).build();
    let pool = pool.map_err(|error| error.to_string())?;
    let starts: Vec<usize> = (0..arguments.count).step_by(STEP).collect();
    let faults: usize = pool.install(|| {
        let counts: Result<Vec<usize>, String> = starts
            .par_iter()
            .map(|&start| {
                let count = STEP.min(arguments.count - start);
                let faults = fuzz::run(&rllc, &options, &seeds, arguments.first + start as u64, count)?;
                for fault in &faults {
                    println!("{}: {}", fault.name, fault.message);
                    std::fs::create_dir_all(&arguments.keep).map_err(|error| error.to_string())?;
                    let path = arguments.keep.join(&fault.name);
                    std::fs::write(path, &fault.input).map_err(|error| error.to_string())?;
                }
                Ok(faults.len())
            })
            .collect();
        counts.map(|counts| counts.iter().sum())
    })?;
    println!("{} mutated files, {faults} faults", arguments.count);
    Ok(faults)
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(error) => {
            eprintln!("fuzz: {error}");
            ExitCode::from(2)
        }
    }
}
