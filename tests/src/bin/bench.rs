//! Compile time, peak memory and code speed of rllc beside `llc`, on the real programs of the suite.

use clap::Parser;
use rllc_tests::process::Run;
use rllc_tests::programs::{self, Program};
use rllc_tests::tools;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// Side by side with llc on the same IR: wall time and peak memory of the compilers, and how long the compiled
/// programs run. Medians of several runs that take turns.
#[derive(Parser)]
struct Arguments {
    /// The programs of the suite to measure.
    #[arg(default_value = "sqlite")]
    programs: Vec<String>,
    /// How often each command is run.
    #[arg(long, default_value_t = 5)]
    runs: usize,
    /// An option for rllc.
    #[arg(long, allow_hyphen_values = true)]
    rllc_option: Vec<String>,
}

/// A compiler at a level.
struct Compiler {
    name: &'static str,
    level: &'static str,
    words: Vec<String>,
}

/// One measured run.
#[derive(Clone, Copy)]
struct Sample {
    wall: Duration,
    /// The highest resident set, in bytes.
    memory: u64,
}

fn measure(words: &[String], directory: &Path) -> Result<Sample, String> {
    let start = Instant::now();
    let mut child = Command::new(&words[0])
        .args(&words[1..])
        .current_dir(directory)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .map_err(|error| format!("{}: {error}", words[0]))?;
    let status_file = format!("/proc/{}/status", child.id());
    let mut memory = 0;
    loop {
        // The high-water mark only grows: the last look before the end is within a millisecond of it.
        if let Ok(text) = std::fs::read_to_string(&status_file) {
            let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let kibibytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
            memory = memory.max(kibibytes.unwrap_or(0) * 1024);
        }
        match child.try_wait().map_err(|error| error.to_string())? {
            Some(status) if status.success() => return Ok(Sample { wall: start.elapsed(), memory }),
            Some(status) => return Err(format!("{}: {status}", words.join(" "))),
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    }
}

/// The medians of wall time and memory of each command; the commands take turns.
fn medians(commands: &[Vec<String>], runs: usize, directory: &Path) -> Result<Vec<Sample>, String> {
    let mut samples = vec![Vec::new(); commands.len()];
    for _ in 0..runs.max(1) {
        for (command, samples) in commands.iter().zip(&mut samples) {
            samples.push(measure(command, directory)?);
        }
    }
    let median = |samples: &mut Vec<Sample>| {
        let middle = samples.len() / 2;
        samples.sort_by_key(|sample| sample.memory);
        let memory = samples[middle].memory;
        samples.sort_by_key(|sample| sample.wall);
        Sample { wall: samples[middle].wall, memory }
    };
    Ok(samples.iter_mut().map(median).collect())
}

fn compilers(arguments: &Arguments) -> Result<Vec<Compiler>, String> {
    let llc = tools::tool("llc-22")?.display().to_string();
    let rllc = tools::rllc()?.display().to_string();
    let mut all = Vec::new();
    for level in ["0", "2"] {
        let words = [&llc, "-filetype=obj", "-relocation-model=pic"].map(str::to_owned).to_vec();
        all.push(Compiler { name: "llc", level, words });
        let mut words = vec![rllc.clone(), "--emit=obj".to_owned()];
        words.extend(arguments.rllc_option.iter().cloned());
        all.push(Compiler { name: "rllc", level, words });
    }
    Ok(all)
}

fn benchmark(program: &Program, clang_level: &str, arguments: &Arguments) -> Result<(), String> {
    let ir = program.ir(clang_level)?;
    let folder = program.folder(clang_level)?;
    let size = |file: &PathBuf| file.metadata().map_or(0, |metadata| metadata.len());
    let total: u64 = ir.iter().map(size).sum();
    let largest = ir.iter().max_by_key(|file| size(file)).ok_or("no IR")?;
    let compilers = compilers(arguments)?;
    let object = folder.join("bench.o").display().to_string();
    let commands: Vec<Vec<String>> = compilers
        .iter()
        .map(|compiler| {
            let mut words = compiler.words.clone();
            words.push(format!("-O{}", compiler.level));
            words.extend([largest.display().to_string(), "-o".into(), object.clone()]);
            words
        })
        .collect();
    let compiled = medians(&commands, arguments.runs, &folder)?;

    let mut runs = Vec::new();
    for compiler in &compilers {
        let tag = format!("bench-{}-O{}", compiler.name, compiler.level);
        let run =
            Run::new(&compiler.words[0]).args(&compiler.words[1..]).arg(format!("-O{}", compiler.level));
        let objects = program.compile(&ir, &run, &tag)?;
        let exe = program.link(&objects, clang_level, &tag)?;
        let mut words = vec![exe.display().to_string()];
        words.extend(program.arguments.iter().map(|&argument| argument.to_owned()));
        runs.push(words);
    }
    let ran = medians(&runs, arguments.runs, &tools::tests_dir().join("programs"))?;

    println!(
        "\n{} from clang {}: {:.1} MB of IR; compiled: {} ({:.1} MB)",
        program.name,
        programs::clang_words(clang_level).join(" "),
        total as f64 / 1e6,
        largest.file_name().unwrap_or_default().to_string_lossy(),
        size(largest) as f64 / 1e6
    );
    println!("  compiler     compile time   peak memory      run time");
    for ((compiler, compiled), ran) in compilers.iter().zip(&compiled).zip(&ran) {
        println!(
            "  {:<4} -O{}    {:9.3} s    {:8.1} MB   {:8.3} s",
            compiler.name,
            compiler.level,
            compiled.wall.as_secs_f64(),
            compiled.memory as f64 / 1e6,
            ran.wall.as_secs_f64()
        );
    }
    let find = |name: &str, level: &str| {
        compilers.iter().position(|compiler| compiler.name == name && compiler.level == level).unwrap_or(0)
    };
    let ratio = |of: &[Sample], a: usize, b: usize| of[a].wall.as_secs_f64() / of[b].wall.as_secs_f64();
    for level in ["0", "2"] {
        let (llc, rllc) = (find("llc", level), find("rllc", level));
        println!(
            "  rllc -O{level}: {:.2} times as fast as llc -O{level}; memory {:.2} times llc's; code takes {:.2} times as long",
            ratio(&compiled, llc, rllc),
            compiled[rllc].memory as f64 / compiled[llc].memory as f64,
            ratio(&ran, rllc, llc)
        );
    }
    println!(
        "  rllc -O2's code is {:.2} times as fast as llc -O0's",
        ratio(&ran, find("llc", "0"), find("rllc", "2"))
    );
    Ok(())
}

fn run(arguments: &Arguments) -> Result<(), String> {
    for name in &arguments.programs {
        let program = programs::find(name).ok_or_else(|| format!("there is no program {name}"))?;
        for clang_level in ["0", "0o", "2"] {
            benchmark(program, clang_level, arguments)?;
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}
