//! Self-checking C programs by the thousand: GCC's torture tests and what csmith generates.
//!
//! Each program goes through clang to IR, and the same IR through `llc` (the reference, whose results are kept)
//! and through rllc; both are linked and run. Only programs that pass through `llc` count.

use crate::process::{Exit, Run};
use crate::programs::clang_words;
use crate::tools;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// What to run.
#[derive(Clone, Debug)]
pub struct Options {
    pub rllc: PathBuf,
    /// Where IR, reference results and failing objects are kept.
    pub work: PathBuf,
    /// Levels of clang (see [`clang_words`]).
    pub clang_levels: Vec<String>,
    /// Levels of rllc for each level of clang; empty: the level of clang, 2 for `0o`.
    pub rllc_levels: Vec<String>,
    /// Further options for rllc.
    pub rllc_options: Vec<String>,
    /// Bitcode instead of assembly.
    pub bitcode: bool,
    /// Seconds that one program may run.
    pub seconds: u32,
    pub clang: String,
    pub llc: String,
    /// Further options for clang.
    pub clang_options: Vec<String>,
    pub machine: Machine,
}

/// Where programs run.
#[derive(Clone, Debug)]
pub struct Machine {
    /// clang's name of the target; `None`: the host's.
    pub target: Option<String>,
    /// The linker and its options.
    pub linker: Vec<String>,
    /// The emulator and its options; none: programs run on the machine itself.
    pub emulator: Vec<String>,
}

impl Machine {
    /// The machine itself.
    pub fn host() -> Machine {
        let mold = tools::tool("mold").is_ok().then(|| "-fuse-ld=mold".to_owned());
        Machine {
            target: None,
            linker: ["cc".to_owned()].into_iter().chain(mold).collect(),
            emulator: Vec::new(),
        }
    }

    /// The machine for one of clang's targets.
    pub fn of(target: &str) -> Machine {
        match target {
            _ if target.contains("-windows-gnu") => Machine::windows(target),
            _ if target.contains("-apple-") => Machine::apple(target),
            _ => Machine::linux(target),
        }
    }

    /// Whether programs are for Windows.
    pub fn is_windows(&self) -> bool {
        self.target.as_deref().is_some_and(|target| target.contains("-windows-"))
    }

    /// What the names of programs end with.
    pub fn suffix(&self) -> &'static str {
        if self.is_windows() { ".exe" } else { "" }
    }

    /// The words that tell clang of the target.
    pub fn clang_words(&self) -> Vec<String> {
        let mut words: Vec<String> = self.target.iter().map(|target| format!("--target={target}")).collect();
        if self.target.as_deref().is_some_and(|target| target.contains("-apple-")) {
            let headers = tools::tests_dir().join("macho/include");
            words.extend(["-isystem".to_owned(), headers.display().to_string()]);
        }
        words
    }

    /// 64-bit Windows: MinGW's linker and wine.
    fn windows(target: &str) -> Machine {
        let wine = tools::tool("wine64").unwrap_or_else(|_| "wine64".into());
        Machine {
            target: Some(target.to_owned()),
            linker: vec!["x86_64-w64-mingw32-gcc".to_owned()],
            emulator: vec![wine.display().to_string()],
        }
    }

    /// Apple: objects are loaded on Linux by a program of ours, those of arm64 under qemu.
    fn apple(target: &str) -> Machine {
        let linker = tools::tests_dir().join("macho/link.sh");
        Machine {
            target: Some(target.to_owned()),
            linker: vec![linker.display().to_string()],
            emulator: vec!["sh".to_owned()],
        }
    }

    /// Linux of another architecture: GNU's cross linker and qemu.
    fn linux(target: &str) -> Machine {
        let architecture = target.split('-').next().unwrap_or(target);
        Machine {
            target: Some(target.to_owned()),
            linker: vec![format!("{architecture}-linux-gnu-gcc"), "-static".to_owned()],
            emulator: vec![format!("qemu-{architecture}-static")],
        }
    }
}

/// A program to compile.
#[derive(Clone, Debug)]
pub struct Program {
    pub name: String,
    pub source: PathBuf,
}

/// What came of one program at one pair of levels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// clang or llc do not get it through: it does not count.
    NotCounted,
    Pass,
    /// rllc refused it, naming these constructs.
    Refused(Vec<String>),
    /// It was compiled, and does not link or behaves differently.
    Wrong(String),
    /// rllc panicked, crashed, hung or reported an internal error.
    Crash(String),
}

/// One line of the result.
#[derive(Clone, Debug)]
pub struct Line {
    pub name: String,
    pub levels: String,
    pub verdict: Verdict,
}

/// The `.c` files of a folder whose names contain one of `filters`, sorted.
pub fn programs_in(folder: &Path, filters: &[String]) -> Result<Vec<Program>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| {
        format!("{}: {error}; `get-corpora torture` fetches GCC's tests", folder.display())
    })?;
    let mut programs = Vec::new();
    for entry in entries {
        let source = entry.map_err(|error| error.to_string())?.path();
        let Some(name) = source.file_stem().map(|name| name.to_string_lossy().into_owned()) else { continue };
        let is_source = source.extension().is_some_and(|extension| extension == "c");
        if is_source && (filters.is_empty() || filters.iter().any(|filter| name.contains(filter.as_str()))) {
            programs.push(Program { name, source });
        }
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(programs)
}

/// Programs of csmith with these seeds, generated into `folder` where they are not there yet.
pub fn csmith_programs(folder: &Path, seeds: std::ops::Range<u64>) -> Result<Vec<Program>, String> {
    let csmith = tools::tool("csmith")?;
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    seeds
        .into_par_iter()
        .map(|seed| {
            let source = folder.join(format!("csmith-{seed}.c"));
            if !source.exists() {
                // csmith writes a file where it runs, and reads it where it finds one: each seed has a place of its own.
                let place = folder.join(seed.to_string());
                std::fs::create_dir_all(&place).map_err(|error| error.to_string())?;
                let text = Run::new(&csmith).args(["--seed", &seed.to_string()]);
                let text = text.current_dir(&place).seconds(30).checked()?;
                std::fs::write(&source, text.stdout).map_err(|error| error.to_string())?;
            }
            Ok(Program { name: format!("csmith-{seed}"), source })
        })
        .collect()
}

/// Runs all programs at all levels.
pub fn run(programs: &[Program], options: &Options) -> Result<Vec<Line>, String> {
    let first = |words: &[String]| words.first().cloned();
    let machine = &options.machine;
    let needed = [Some(options.clang.clone()), Some(options.llc.clone()), first(&machine.linker)];
    for name in needed.into_iter().chain([first(&machine.emulator)]).flatten() {
        tools::tool(&name)?;
    }
    let mut jobs = Vec::new();
    for clang in &options.clang_levels {
        std::fs::create_dir_all(options.work.join(format!("clang-O{clang}")))
            .map_err(|error| error.to_string())?;
        jobs.extend(programs.iter().map(|program| (program, clang.as_str())));
    }
    let done = AtomicUsize::new(0);
    let lines: Vec<Vec<Line>> = jobs
        .par_iter()
        .map(|&(program, clang)| {
            let lines = run_one(program, clang, options);
            for line in &lines {
                if let Verdict::Wrong(why) | Verdict::Crash(why) = &line.verdict {
                    eprintln!("{} ({}): {}", line.name, line.levels, shortened(why));
                }
            }
            let count = done.fetch_add(1, Ordering::Relaxed) + 1;
            if count.is_multiple_of(200) {
                eprintln!("{count} of {}", jobs.len());
            }
            lines
        })
        .collect();
    Ok(lines.into_iter().flatten().collect())
}

fn run_one(program: &Program, clang: &str, options: &Options) -> Vec<Line> {
    let stem = options.work.join(format!("clang-O{clang}")).join(&program.name);
    let own_level = [if clang == "0o" { "2" } else { clang }.to_owned()];
    let levels: &[String] = if options.rllc_levels.is_empty() { &own_level } else { &options.rllc_levels };
    let reference = reference(program, clang, &stem, options);
    levels
        .iter()
        .map(|level| Line {
            name: program.name.clone(),
            levels: format!("clang -O{clang}, rllc -O{level}"),
            verdict: match &reference {
                None => Verdict::NotCounted,
                Some(expected) => verdict(expected, level, &stem, options),
            },
        })
        .collect()
}

/// What the program prints when it went through `llc`; `None` if it does not pass. Kept in `STEM.ref`.
fn reference(program: &Program, clang: &str, stem: &Path, options: &Options) -> Option<Vec<u8>> {
    let (pass, fail) = (stem.with_extension("ref"), stem.with_extension("noref"));
    let input = input(stem, options);
    if fail.exists() {
        return None;
    }
    if let (Ok(expected), true) = (std::fs::read(&pass), input.exists()) {
        return Some(expected);
    }
    let found = make_reference(program, clang, stem, options);
    // Both files are only there to save time: a failure to write them costs nothing but that.
    let _ = match &found {
        Some(expected) => std::fs::write(&pass, expected),
        None => std::fs::write(&fail, b""),
    };
    found
}

fn input(stem: &Path, options: &Options) -> PathBuf {
    stem.with_extension(if options.bitcode { "bc" } else { "ll" })
}

fn make_reference(program: &Program, clang: &str, stem: &Path, options: &Options) -> Option<Vec<u8>> {
    let input = input(stem, options);
    let compile = |standard: &str| {
        let mut run = Run::new(&options.clang)
            .args(clang_words(clang))
            .args([standard, "-w", "-emit-llvm", "-I/usr/include/csmith"])
            .args(["-Wno-implicit-function-declaration", "-Wno-implicit-int", "-Wno-int-conversion"])
            .args([
                "-Wno-incompatible-pointer-types",
                "-Wno-return-type",
                "-Wno-incompatible-function-pointer-types",
            ])
            .args(options.machine.clang_words())
            .args(&options.clang_options);
        run = run.arg(if options.bitcode { "-c" } else { "-S" }).arg(&program.source).arg("-o").arg(&input);
        run.seconds(60).outcome().is_ok_and(|outcome| outcome.exit.success())
    };
    if !compile("-std=gnu17") && !compile("-std=gnu89") {
        return None;
    }
    let object = stem.with_extension("ref.o");
    let llc = Run::new(&options.llc)
        .args([&format!("-O{}", &clang[..1]), "-filetype=obj", "-relocation-model=pic"])
        .arg(&input)
        .arg("-o")
        .arg(&object);
    let compiled = llc.seconds(120).outcome().is_ok_and(|outcome| outcome.exit.success());
    let run = || match link_and_run(&object, options) {
        Ok((Exit::Code(0), stdout)) => Some(stdout),
        _ => None,
    };
    let first = if compiled { run() } else { None };
    // What differs from run to run (addresses, for one) is nothing to compare with.
    let again = first.as_ref().filter(|stdout| !stdout.is_empty()).and_then(|_| run());
    let _ = std::fs::remove_file(&object);
    match (first, again) {
        (Some(first), Some(again)) if first != again => Some(UNSTABLE.to_vec()),
        (first, _) => first,
    }
}

/// Stands for output that is different in each run.
const UNSTABLE: &[u8] = b"\0unstable";

/// Links an object and runs the program: how it ended, and what it printed.
fn link_and_run(object: &Path, options: &Options) -> Result<(Exit, Vec<u8>), String> {
    let exe = object.with_extension("exe");
    let (linker, linker_options) = options.machine.linker.split_first().ok_or("no linker")?;
    Run::new(linker).args(linker_options).arg(object).arg("-o").arg(&exe).arg("-lm").checked()?;
    let run = match options.machine.emulator.split_first() {
        // Emulators reserve the whole address space of what they emulate.
        Some((emulator, words)) => Run::new(emulator).args(words).arg(&exe),
        None => Run::new(&exe).memory(8 << 30),
    };
    let outcome = run.seconds(options.seconds).outcome();
    let _ = std::fs::remove_file(&exe);
    let outcome = outcome.map_err(|error| error.to_string())?;
    Ok((outcome.exit, outcome.stdout))
}

fn verdict(expected: &[u8], level: &str, stem: &Path, options: &Options) -> Verdict {
    let object = stem.with_extension(format!("rllc-O{level}.o"));
    let rllc = Run::new(&options.rllc)
        .args([&format!("-O{level}"), "--emit=obj", "-j1"])
        .args(&options.rllc_options)
        .arg(input(stem, options))
        .arg("-o")
        .arg(&object)
        .env("RUST_BACKTRACE", "0")
        .seconds(60)
        .memory(16 << 30);
    let outcome = match rllc.outcome() {
        Ok(outcome) => outcome,
        Err(error) => return Verdict::Crash(error.to_string()),
    };
    let errors = outcome.errors();
    match outcome.exit {
        Exit::Code(0) => {}
        Exit::Code(1) if !errors.contains("internal error") && !errors.contains("panicked at") => {
            return Verdict::Refused(constructs(&errors));
        }
        exit => {
            let said =
                errors.lines().find(|line| line.contains("internal error") || line.contains("panicked"));
            let said = said.or_else(|| errors.lines().next()).unwrap_or("");
            return Verdict::Crash(format!("{exit}: {said}"));
        }
    }
    let verdict = match link_and_run(&object, options) {
        Err(error) => Verdict::Wrong(error),
        Ok((Exit::Code(0), stdout)) if stdout == expected || expected == UNSTABLE => Verdict::Pass,
        Ok((Exit::Code(0), _)) => Verdict::Wrong("prints something else".into()),
        Ok((exit, _)) => Verdict::Wrong(exit.to_string()),
    };
    if verdict == Verdict::Pass {
        let _ = std::fs::remove_file(&object);
    }
    verdict
}

/// The constructs that diagnostics name: their messages, with what is particular to the program taken out.
fn constructs(errors: &str) -> Vec<String> {
    let mut found: Vec<String> = errors
        .lines()
        .filter_map(|line| line.split_once("error: "))
        .map(|(_, message)| generic(message))
        .collect();
    found.sort();
    found.dedup();
    found
}

/// `message` with the names of values and functions replaced by `…`; `@llvm.` names stay.
fn generic(message: &str) -> String {
    let mut text = String::with_capacity(message.len());
    let mut rest = message;
    while let Some(at) = rest.find(['@', '%']) {
        text.push_str(&rest[..at]);
        let name = &rest[at..];
        let is_name = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '$' | '-');
        let end = name[1..].find(|c: char| !is_name(c)).map_or(name.len(), |end| end + 1);
        if name.starts_with("@llvm.") {
            text.push_str(&name[..end]);
        } else {
            text.push_str(&name[..1]);
            text.push('…');
        }
        rest = &name[end..];
    }
    text + rest
}

/// The result as text: the counts of each pair of levels, the refused constructs by how many programs name
/// them, and everything that is wrong.
pub fn report(lines: &[Line]) -> String {
    let mut text = String::new();
    let mut refused: BTreeMap<&str, (usize, usize, &str)> = BTreeMap::new();
    for line in lines {
        match &line.verdict {
            Verdict::Wrong(why) => {
                let _ = writeln!(text, "WRONG {} ({}): {}", line.name, line.levels, shortened(why));
            }
            Verdict::Crash(why) => {
                let _ = writeln!(text, "CRASH {} ({}): {}", line.name, line.levels, shortened(why));
            }
            Verdict::Refused(constructs) => {
                for construct in constructs {
                    let entry = refused.entry(construct).or_insert((0, 0, &line.name));
                    entry.0 += 1;
                    entry.1 += usize::from(constructs.len() == 1);
                }
            }
            Verdict::Pass | Verdict::NotCounted => {}
        }
    }
    let mut refused: Vec<_> = refused.into_iter().collect();
    refused.sort_by_key(|&(construct, (count, _, _))| (std::cmp::Reverse(count), construct));
    if !refused.is_empty() {
        text.push_str("refused: programs, of these by this alone, construct, an example\n");
    }
    for (construct, (count, alone, example)) in refused {
        let _ = writeln!(text, "{count:5} {alone:5}  {construct}  [{example}]");
    }
    let mut levels: Vec<&str> = lines.iter().map(|line| line.levels.as_str()).collect();
    levels.sort_unstable();
    levels.dedup();
    for level in levels {
        text.push_str(&summary(level, lines.iter().filter(|line| line.levels == level)));
    }
    text
}

fn summary<'a>(level: &str, lines: impl Iterator<Item = &'a Line>) -> String {
    let (mut pass, mut refused, mut wrong, mut crash, mut not_counted) = (0, 0, 0, 0, 0);
    for line in lines {
        match line.verdict {
            Verdict::Pass => pass += 1,
            Verdict::Refused(_) => refused += 1,
            Verdict::Wrong(_) => wrong += 1,
            Verdict::Crash(_) => crash += 1,
            Verdict::NotCounted => not_counted += 1,
        }
    }
    let counted = pass + refused + wrong + crash;
    let percent = if counted == 0 { 0.0 } else { 100.0 * f64::from(pass) / f64::from(counted) };
    format!(
        "{level}: {pass} of {counted} pass ({percent:.1} %), {refused} refused, {wrong} WRONG, {crash} CRASH; \
         {not_counted} do not pass through llc\n"
    )
}

fn shortened(text: &str) -> String {
    let mut shorter: String = text.chars().map(|c| if c == '\n' { ' ' } else { c }).take(300).collect();
    if shorter.len() < text.len() {
        shorter.push('…');
    }
    shorter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_program_are_taken_out() {
        assert_eq!(generic("call of @llvm.foo.i32 in @main, %x"), "call of @llvm.foo.i32 in @…, %…");
        assert_eq!(constructs("a.ll:1:2: error: b\n  c\na.ll:1:3: error: b\n"), ["b"]);
    }
}
