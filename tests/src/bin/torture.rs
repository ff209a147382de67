//! Runs GCC's C torture tests or csmith's programs through rllc and `llc` and prints what differs.

use clap::Parser;
use rllc_tests::tools;
use rllc_tests::torture::{self, Machine, Verdict};
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
    /// Another target than the host's, in clang's spelling: Linux, with GNU's cross linker and qemu.
    #[arg(long)]
    target: Option<String>,
    /// The linker and its options in one word, instead of the target's.
    #[arg(long, allow_hyphen_values = true)]
    linker: Option<String>,
    /// The emulator and its options in one word, instead of the target's.
    #[arg(long)]
    emulator: Option<String>,
    /// Only every N-th program.
    #[arg(long, default_value_t = 1)]
    every: usize,
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
    let words = |text: String| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let mut machine = arguments.target.as_deref().map_or_else(Machine::host, Machine::of);
    machine.linker = arguments.linker.map_or(machine.linker, words);
    machine.emulator = arguments.emulator.map_or(machine.emulator, words);
    let work = match arguments.work {
        Some(folder) => folder,
        None => {
            let target = machine.target.as_ref().map_or(String::new(), |target| format!("-{target}"));
            let bitcode = if arguments.bc { "-bc" } else { "" };
            tools::cache_dir(&format!("torture{bitcode}{target}"))?
        }
    };
    let mut programs = match (arguments.csmith, arguments.sources) {
        (Some(count), _) => {
            torture::csmith_programs(&work.join("csmith"), arguments.seed..arguments.seed + count)?
        }
        (None, Some(folder)) => torture::programs_in(&folder, &arguments.filters)?,
        (None, None) => torture::programs_in(&tools::corpora().join("torture/execute"), &arguments.filters)?,
    };
    programs = programs.into_iter().step_by(arguments.every.max(1)).collect();
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
        machine,
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
