//! Generated C programs (csmith) through rllc: the same checksums as through `llc`. The seeds are fixed; the
//! open-ended part is `tests/torture.sh --csmith N --seed S`.

use libtest_mimic::{Arguments, Failed, Trial};
use rllc_tests::tools;
use rllc_tests::torture::{self, Options, Verdict};
use std::process::ExitCode;

const SEEDS: std::ops::Range<u64> = 1..9;

fn same_as_llc(seed: u64) -> Result<(), Failed> {
    let work = tools::cache_dir("csmith")?;
    let programs = torture::csmith_programs(&work.join("sources"), seed..seed + 1)?;
    let options = Options {
        rllc: tools::rllc()?,
        work,
        clang_levels: ["0", "0o", "2"].map(str::to_owned).to_vec(),
        rllc_levels: Vec::new(),
        rllc_options: Vec::new(),
        bitcode: false,
        seconds: 10,
        clang: "clang-22".into(),
        llc: "llc-22".into(),
        clang_options: Vec::new(),
        machine: torture::Machine::host(),
    };
    let lines = torture::run(&programs, &options)?;
    if lines.iter().all(|line| matches!(line.verdict, Verdict::Pass | Verdict::NotCounted)) {
        return Ok(());
    }
    Err(torture::report(&lines).into())
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let trials = SEEDS.map(|seed| Trial::test(format!("csmith-{seed}"), move || same_as_llc(seed))).collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}
