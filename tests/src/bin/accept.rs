//! LLVM's own test inputs: what LLVM's assembler accepts, `rllc --check` must accept; what it rejects should be
//! rejected.

use clap::Parser;
use rayon::prelude::*;
use rllc_tests::process::{Exit, Run};
use rllc_tests::tools;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// LLVM's test inputs through `rllc --check`, beside llvm-as (and llvm-dis, for bitcode).
///
/// Prints every input that LLVM accepts and rllc refuses (with rllc's first error), every one that crashes, with
/// --rejected those that only rllc accepts, and the counts of each folder. Exit status 1 if an accepted input is
/// refused or anything crashes.
#[derive(Parser)]
struct Arguments {
    /// Folders below `llvm-tests` in `RLLC_CORPORA`, or paths.
    #[arg(default_values = ["Assembler", "Feature", "CodeGen/Generic", "Bitcode"])]
    folders: Vec<String>,
    /// Only inputs whose names contain this.
    #[arg(long, default_value = "")]
    filter: String,
    /// List what LLVM rejects and rllc accepts.
    #[arg(long)]
    rejected: bool,
    /// The assemblers, the newest first: what any of them accepts is accepted.
    #[arg(long, default_value = "llvm-as-22,llvm-as-19", value_delimiter = ',')]
    assemblers: Vec<String>,
    /// The disassemblers that judge bitcode.
    #[arg(long, default_value = "llvm-dis-22,llvm-dis-19", value_delimiter = ',')]
    disassemblers: Vec<String>,
    /// The rllc to test; default: `RLLC`, else the one of this build.
    #[arg(long)]
    rllc: Option<PathBuf>,
}

enum Verdict {
    BothAccept,
    BothReject,
    /// With rllc's first error.
    OnlyLlvm(String),
    OnlyRllc,
    Crash(String),
}

fn inputs(folder: &Path, filter: &str, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            inputs(&path, filter, found)?;
        } else if path.extension().is_some_and(|extension| extension == "ll" || extension == "bc")
            && path.to_string_lossy().contains(filter)
        {
            found.push(path);
        }
    }
    Ok(())
}

fn llvm_accepts(input: &Path, arguments: &Arguments) -> Result<bool, String> {
    let text = input.extension().is_some_and(|extension| extension == "ll");
    for name in if text { &arguments.assemblers } else { &arguments.disassemblers } {
        let run = Run::new(tools::tool(name)?).arg(input).args(["-o", "/dev/null"]).seconds(30);
        if run.outcome().map_err(|error| error.to_string())?.exit.success() {
            return Ok(true);
        }
    }
    Ok(false)
}

fn judge(input: &Path, rllc: &Path, arguments: &Arguments) -> Result<Verdict, String> {
    let run = Run::new(rllc).args(["--check", "-j1"]).arg(input).env("RUST_BACKTRACE", "0");
    let outcome = run.seconds(60).memory(8 << 30).outcome().map_err(|error| error.to_string())?;
    let said = outcome.errors();
    let first = said.lines().find(|line| line.contains("error: ")).unwrap_or("").to_owned();
    let rejected = match outcome.exit {
        Exit::Code(0) => false,
        Exit::Code(1) if !said.contains("internal error") => true,
        exit => return Ok(Verdict::Crash(format!("{exit}: {first}"))),
    };
    Ok(match (llvm_accepts(input, arguments)?, rejected) {
        (true, false) => Verdict::BothAccept,
        (false, true) => Verdict::BothReject,
        (true, true) => Verdict::OnlyLlvm(first),
        (false, false) => Verdict::OnlyRllc,
    })
}

fn run(arguments: &Arguments) -> Result<bool, String> {
    let rllc = match &arguments.rllc {
        Some(path) => path.clone(),
        None => tools::rllc()?,
    };
    let root = tools::corpora().join("llvm-tests");
    let mut good = true;
    let mut summary = String::new();
    for name in &arguments.folders {
        let folder = root.join(name);
        let mut found = Vec::new();
        inputs(&folder, &arguments.filter, &mut found).map_err(|error| {
            format!("{}: {error}; `get-corpora llvm-tests` fetches LLVM's tests", folder.display())
        })?;
        found.sort();
        let verdicts: Vec<_> = found.par_iter().map(|input| judge(input, &rllc, arguments)).collect();
        let (mut accept, mut reject, mut only_llvm, mut only_rllc, mut crash) = (0, 0, 0, 0, 0);
        for (input, verdict) in found.iter().zip(verdicts) {
            let shown = input.strip_prefix(&root).unwrap_or(input).display();
            match verdict? {
                Verdict::BothAccept => accept += 1,
                Verdict::BothReject => reject += 1,
                Verdict::OnlyLlvm(error) => {
                    only_llvm += 1;
                    println!("REFUSED {error}");
                }
                Verdict::OnlyRllc => {
                    only_rllc += 1;
                    if arguments.rejected {
                        println!("ACCEPTED {shown}");
                    }
                }
                Verdict::Crash(error) => {
                    crash += 1;
                    println!("CRASH {shown}: {error}");
                }
            }
        }
        good &= only_llvm == 0 && crash == 0;
        summary.push_str(&format!(
            "{name}: of {} that LLVM accepts {only_llvm} are refused; of {} that it rejects {only_rllc} are accepted; {crash} crash\n",
            accept + only_llvm,
            reject + only_rllc,
        ));
    }
    print!("{summary}");
    Ok(good)
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("accept: {error}");
            ExitCode::from(2)
        }
    }
}
