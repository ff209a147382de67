//! The program `rllc`.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(rllc::main(std::env::args_os()))
}
