//! Runs GCC's C torture tests or csmith's programs through rllc and `llc` and prints what differs.

use clap::Parser;
use rllc_tests::tools;
use rllc_tests::torture::{self, Verdict};
use std::path::PathBuf;
use std::process::ExitCode;

/// Self-checking C programs through clang, rllc and cc, beside llc.
///
/// Prints every program that is WRONG or a CRASH, the constructs that were refused with how many programs name
/// them, and the counts. Exit status 1 if anything is wrong.
#[derive(Parser)]
struct Arguments {
    /// Only programs whose names contain one of these.
    filters: Vec<String>,
    /// Generate this many programs with csmith instead.
    #[arg(long)]
    csmith: Option<u64>,
    /// The first seed of csmith.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder of programs; default: `torture/execute` in `RLLC_CORPORA`.
    #[arg(long)]
    sources: Option<PathBuf>,
    /// Levels of clang; `0o` is `0` without the attribute that keeps rllc from optimizing.
    #[arg(long, default_value = "0,0o,2", value_delimiter = ',')]
    clang_levels: Vec<String>,
    /// Levels of rllc; default: the level of clang, 2 for `0o`.
    #[arg(long, value_delimiter = ',')]
    rllc_levels: Vec<String>,
    /// A further option for rllc.
    #[arg(long, allow_hyphen_values = true)]
    rllc_option: Vec<String>,
    /// A further option for clang; use another --work folder with it.
    #[arg(long, allow_hyphen_values = true)]
    clang_option: Vec<String>,
    /// Bitcode instead of assembly.
    #[arg(long)]
    bc: bool,
    /// The rllc to test; default: `RLLC`, else the one of this build.
    #[arg(long)]
    rllc: Option<PathBuf>,
    /// Where IR and reference results are kept.
    #[arg(long)]
    work: Option<PathBuf>,
    /// Programs at a time; default: all cores.
    #[arg(short, default_value_t = 0)]
    jobs: usize,
    /// Seconds that one program may run.
    #[arg(long, default_value_t = 10)]
    seconds: u32,
    #[arg(long, default_value = "clang-22")]
    clang: String,
    #[arg(long, default_value = "llc-22")]
    llc: String,
    /// Also list the refused programs.
    #[arg(long)]
    list_refused: bool,
}

fn run(arguments: Arguments) -> Result<bool, String> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(arguments.jobs)
        .build_global()
        .map_err(|error| error.to_string())?;
    let work = match arguments.work {
        Some(folder) => folder,
        None => tools::cache_dir(if arguments.bc { "torture-bc" } else { "torture" })?,
    };
    let programs = match (arguments.csmith, arguments.sources) {
        (Some(count), _) => {
            torture::csmith_programs(&work.join("csmith"), arguments.seed..arguments.seed + count)?
        }
        (None, Some(folder)) => torture::programs_in(&folder, &arguments.filters)?,
        (None, None) => torture::programs_in(&tools::corpora().join("torture/execute"), &arguments.filters)?,
    };
    let options = torture::Options {
        rllc: match arguments.rllc {
            Some(path) => path,
            None => tools::rllc()?,
        },
        work,
        clang_levels: arguments.clang_levels,
        rllc_levels: arguments.rllc_levels,
        rllc_options: arguments.rllc_option,
        bitcode: arguments.bc,
        seconds: arguments.seconds,
        clang: arguments.clang,
        llc: arguments.llc,
        clang_options: arguments.clang_option,
    };
    let lines = torture::run(&programs, &options)?;
    if arguments.list_refused {
        for line in &lines {
            if let Verdict::Refused(constructs) = &line.verdict {
                println!("refused {} ({}): {}", line.name, line.levels, constructs.join("; "));
            }
        }
    }
    print!("{}", torture::report(&lines));
    Ok(!lines.iter().any(|line| matches!(line.verdict, Verdict::Wrong(_) | Verdict::Crash(_))))
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("torture: {error}");
            ExitCode::from(2)
        }
    }
}
