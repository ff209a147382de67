//! The file-driven cases: every `.ll` file below `cases/`, at each of its levels.

use libtest_mimic::{Arguments, Failed, Trial};
use rllc_tests::case::Case;
use rllc_tests::tools;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn files(folder: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            found.push(path);
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let cases = tools::tests_dir().join("cases");
    let mut found = Vec::new();
    if let Err(error) = files(&cases, &mut found) {
        eprintln!("{}: {error}", cases.display());
        return ExitCode::FAILURE;
    }
    found.sort();
    let mut trials = Vec::new();
    for file in found {
        let name = file.strip_prefix(&cases).unwrap_or(&file).with_extension("").display().to_string();
        match Case::read(&file) {
            Err(error) => trials.push(Trial::test(name, move || Err(Failed::from(error)))),
            Ok(case) => {
                for &platform in &case.platforms {
                    for level in &case.levels {
                        let host = if platform.name == "host" {
                            String::new()
                        } else {
                            format!("{}/", platform.name)
                        };
                        let (case, level) = (case.clone(), level.clone());
                        let name = format!("{name}/{host}O{level}");
                        trials.push(Trial::test(name, move || {
                            tools::rllc()?;
                            let result = case.run(&level, platform);
                            result.map_err(|error| format!("{}: {error}", case.file.display()).into())
                        }));
                    }
                }
            }
        }
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
