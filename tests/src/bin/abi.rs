//! Calls between code of rllc and of clang with random signatures.

use clap::Parser;
use rayon::prelude::*;
use rllc_tests::process::{Exit, Run};
use rllc_tests::torture::Machine;
use rllc_tests::{signatures, tools};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Compiles programs with random signatures, one half by rllc and the other by clang, both ways round, and runs
/// them. Exit status 1 if any passes or returns a wrong value.
#[derive(Parser)]
struct Arguments {
    /// Programs.
    #[arg(long, default_value_t = 20)]
    programs: u64,
    /// Functions of each program.
    #[arg(long, default_value_t = 100)]
    functions: usize,
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Another target than the host's, in clang's spelling: Linux, with GNU's cross linker and qemu.
    #[arg(long)]
    target: Option<String>,
    /// The linker and its options in one word, instead of the target's.
    #[arg(long, allow_hyphen_values = true)]
    linker: Option<String>,
    /// The emulator and its options in one word, instead of the target's.
    #[arg(long)]
    emulator: Option<String>,
    /// A further option for clang.
    #[arg(long, allow_hyphen_values = true)]
    clang_option: Vec<String>,
    /// No vectors.
    #[arg(long)]
    no_vectors: bool,
    /// Vector types to leave out (`v8f`, `v4l`, …), which the target does not return.
    #[arg(long, value_delimiter = ',')]
    without: Vec<String>,
    /// The rllc to test; default: `RLLC`, else the one of this build.
    #[arg(long)]
    rllc: Option<PathBuf>,
    /// Where programs are kept.
    #[arg(long)]
    work: Option<PathBuf>,
    /// Programs at a time; default: all cores.
    #[arg(short, default_value_t = 0)]
    jobs: usize,
    #[arg(long, default_value = "clang-22")]
    clang: String,
}

struct Setup {
    rllc: PathBuf,
    work: PathBuf,
    machine: Machine,
}

/// Compiles a file both ways: the objects of rllc and of clang.
fn compile(
    folder: &Path,
    name: &str,
    level: &str,
    setup: &Setup,
    arguments: &Arguments,
) -> Result<(PathBuf, PathBuf), String> {
    let source = folder.join(format!("{name}.c"));
    let clang = || {
        Run::new(&arguments.clang)
            .args(setup.machine.clang_words())
            .args(["-w", level])
            .args(&arguments.clang_option)
            .arg(&source)
            .seconds(120)
    };
    let ir = folder.join(format!("{name}.ll"));
    let (own, reference) = (folder.join(format!("{name}.rllc.o")), folder.join(format!("{name}.clang.o")));
    clang().args(["-S", "-emit-llvm", "-o"]).arg(&ir).checked()?;
    clang().args(["-c", "-o"]).arg(&reference).checked()?;
    Run::new(&setup.rllc).args([level, "-j1"]).arg(&ir).arg("-o").arg(&own).seconds(120).checked()?;
    Ok((own, reference))
}

fn link_and_run(exe: &Path, objects: [&Path; 2], setup: &Setup) -> Result<(), String> {
    let (linker, options) = setup.machine.linker.split_first().ok_or("no linker")?;
    Run::new(linker).args(options).args(objects).arg("-o").arg(exe).arg("-lm").checked()?;
    let run = match setup.machine.emulator.split_first() {
        Some((emulator, words)) => Run::new(emulator).args(words).arg(exe),
        None => Run::new(exe),
    };
    let outcome = run.seconds(60).outcome().map_err(|error| error.to_string())?;
    let _ = std::fs::remove_file(exe);
    match outcome.exit {
        Exit::Code(0) => Ok(()),
        exit => Err(format!("{exit}\n{}", String::from_utf8_lossy(&outcome.stdout))),
    }
}

fn one(seed: u64, setup: &Setup, arguments: &Arguments) -> Result<(), String> {
    let folder = setup.work.join(seed.to_string());
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let wanted =
        |ty: &&&str| !arguments.no_vectors && !arguments.without.iter().any(|without| without == **ty);
    let vectors: Vec<&str> = signatures::VECTORS.iter().filter(wanted).copied().collect();
    let program = signatures::program(seed, arguments.functions, &vectors);
    for (name, text) in
        [("types.h", program.header), ("caller.c", program.caller), ("callee.c", program.callee)]
    {
        std::fs::write(folder.join(name), text).map_err(|error| error.to_string())?;
    }
    let level = if seed.is_multiple_of(2) { "-O0" } else { "-O1" };
    let caller = compile(&folder, "caller", level, setup, arguments)?;
    let callee = compile(&folder, "callee", level, setup, arguments)?;
    let exe = folder.join("program.exe");
    link_and_run(&exe, [&caller.1, &callee.1], setup).map_err(|why| format!("clang alone: {why}"))?;
    link_and_run(&exe, [&caller.0, &callee.1], setup).map_err(|why| format!("rllc calls clang: {why}"))?;
    link_and_run(&exe, [&caller.1, &callee.0], setup).map_err(|why| format!("clang calls rllc: {why}"))
}

fn run(arguments: &Arguments) -> Result<bool, String> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(arguments.jobs)
        .build_global()
        .map_err(|error| error.to_string())?;
    let words = |text: &String| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let mut machine = arguments.target.as_deref().map_or_else(Machine::host, Machine::of);
    if let Some(linker) = &arguments.linker {
        machine.linker = words(linker);
    }
    if let Some(emulator) = &arguments.emulator {
        machine.emulator = words(emulator);
    }
    let target = machine.target.clone().unwrap_or_else(|| "host".into());
    let setup = Setup {
        rllc: match &arguments.rllc {
            Some(path) => path.clone(),
            None => tools::rllc()?,
        },
        work: match &arguments.work {
            Some(folder) => folder.clone(),
            None => tools::cache_dir(&format!("abi-{target}"))?,
        },
        machine,
    };
    let seeds = arguments.seed..arguments.seed + arguments.programs;
    let failed: usize = seeds
        .into_par_iter()
        .map(|seed| match one(seed, &setup, arguments) {
            Ok(()) => 0,
            Err(why) => {
                let shorter: String = why.chars().take(1500).collect();
                println!("seed {seed}: {shorter}");
                1
            }
        })
        .sum();
    println!(
        "{target}: {} signatures both ways in {} programs, {failed} programs failed",
        arguments.programs as usize * arguments.functions,
        arguments.programs
    );
    Ok(failed == 0)
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("abi: {error}");
            ExitCode::from(2)
        }
    }
}
