//! `--run`: compile, link with the system's `cc`, run, pass the exit status on.

use crate::options::Options;
use crate::timing::Clock;
use crate::{REFUSED, compile_input, output, say};
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitStatus};

/// Compiles the inputs, links them to one program, and runs it with `arguments`. Returns its exit status; for one
/// that a signal ended, 128 and the signal's number, as shells do.
pub fn run(options: &Options, arguments: &[OsString], clock: &Clock) -> u8 {
    let folder = match tempfile::Builder::new().prefix("rllc-run-").tempdir() {
        Ok(folder) => folder,
        Err(error) => {
            say(&format!("rllc: error: cannot make a temporary folder: {}\n", output::reason(&error)));
            return REFUSED;
        }
    };
    let mut objects = Vec::new();
    for (index, input) in options.inputs.iter().enumerate() {
        let object = folder.path().join(format!("{index}.o"));
        let Some(product) = compile_input(input, options, clock) else { return REFUSED };
        if let Err(error) = output::write(&object, &product.map_or(Vec::new(), |product| product.bytes)) {
            say(&format!("rllc: error: {error}\n"));
            return REFUSED;
        }
        objects.push(object);
    }
    let program = folder.path().join("program");
    let linker = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    let mut link = Command::new(&linker);
    link.args(&objects).arg("-o").arg(&program).args(["-lm", "-pthread"]);
    match link.status() {
        Ok(status) if status.success() => {}
        Ok(status) => {
            say(&format!("rllc: error: linking with '{}' failed ({status})\n", Path::new(&linker).display()));
            return REFUSED;
        }
        Err(error) => {
            say(&format!(
                "rllc: error: cannot start '{}': {}\n",
                Path::new(&linker).display(),
                output::reason(&error)
            ));
            return REFUSED;
        }
    }
    match Command::new(&program).args(arguments).status() {
        Ok(status) => exit_status(status),
        Err(error) => {
            say(&format!("rllc: error: cannot run the program: {}\n", output::reason(&error)));
            REFUSED
        }
    }
}

fn exit_status(status: ExitStatus) -> u8 {
    #[cfg(unix)]
    {
        use std::os::unix::process::ExitStatusExt;
        if let Some(signal) = status.signal() {
            return 128_u8.wrapping_add(u8::try_from(signal).unwrap_or(0));
        }
    }
    status.code().and_then(|code| u8::try_from(code & 0xff).ok()).unwrap_or(REFUSED)
}
