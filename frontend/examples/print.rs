//! Reads a module, assembly or bitcode, and writes it to standard output as assembly of the current edition.
//!
//! `cargo run -p rllc-frontend --example print -- FILE`

use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::print::Printer;
use rllc_frontend::reader::{Input, ReadOptions};
use rllc_frontend::upgrade::expand::expanded;
use std::io::{self, Write};
use std::process::ExitCode;

fn print(bytes: &[u8], out: &mut dyn Write) -> io::Result<Result<(), Box<Diagnostic>>> {
    let printed = || {
        let input = Input::open(bytes, &ReadOptions::default())?;
        let metadata = input.metadata()?;
        let printer = Printer::new(input.module(), &metadata);
        let functions = input.module().functions().map(|(id, function)| {
            let body = function.body.is_some().then(|| input.body(id)).transpose()?;
            let expanded = body.as_ref().and_then(expanded);
            printer.function(id, expanded.as_ref().or(body.as_ref()))
        });
        let functions = functions.collect::<Result<Vec<_>, _>>()?;
        Ok((input, metadata, functions))
    };
    let parts: Result<_, Box<Diagnostic>> = printed();
    match parts {
        Ok((input, metadata, functions)) => Printer::new(input.module(), &metadata).write(&functions, out),
        Err(error) => Ok(Err(error)),
    }
}

fn main() -> ExitCode {
    let Some(path) = std::env::args_os().nth(1) else {
        eprintln!("usage: print FILE");
        return ExitCode::from(2);
    };
    let result = std::fs::read(&path).and_then(|bytes| print(&bytes, &mut io::stdout().lock()));
    match result {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) => {
            eprintln!("{}:{}: {}", path.display(), error.loc.0, error.message);
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            ExitCode::FAILURE
        }
    }
}
