//! Real programs through rllc: the same output as through `llc`, for each level of clang and of rllc.

use libtest_mimic::{Arguments, Failed, Trial};
use rllc_tests::programs::{PROGRAMS, Program};
use std::process::ExitCode;

fn same_as_llc(program: &Program, clang_level: &str, level: &str) -> Result<(), Failed> {
    let expected = program.reference(clang_level)?;
    let outcome = program.through_rllc(clang_level, level)?;
    if outcome.exit.success() && outcome.stdout == expected {
        return Ok(());
    }
    let (expected, found) = (String::from_utf8_lossy(&expected), String::from_utf8_lossy(&outcome.stdout));
    let mut lines = found.lines();
    let differ = expected.lines().enumerate().find_map(|(number, expected)| {
        let found = lines.next().unwrap_or("(the end)");
        (found != expected).then(|| format!("line {}: expected `{expected}`, got `{found}`", number + 1))
    });
    let differ = differ.unwrap_or_else(|| "more lines than expected".into());
    Err(format!("{}; {differ}\n{}", outcome.exit, outcome.errors()).into())
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for program in PROGRAMS {
        for (clang_level, level) in [("0", "0"), ("0", "2"), ("0o", "2"), ("2", "0"), ("2", "2")] {
            let name = format!("{}/clang-O{clang_level}/O{level}", program.name);
            trials.push(Trial::test(name, move || same_as_llc(program, clang_level, level)));
        }
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
