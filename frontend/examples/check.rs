//! Reads each file given in full — skeleton, bodies, metadata — and prints what is wrong with it.

use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::reader::{Input, ReadOptions};
use std::process::ExitCode;

fn read(bytes: &[u8]) -> Result<(usize, usize), (bool, Box<Diagnostic>)> {
    let is_text = !rllc_frontend::reader::is_bitcode(bytes);
    let input = Input::open(bytes, &ReadOptions::default()).map_err(|d| (is_text, d))?;
    let mut insts = 0;
    let definitions: Vec<_> = input.module().definitions().collect();
    for &function in &definitions {
        insts += input.body(function).map_err(|d| (is_text, d))?.insts.len();
    }
    input.metadata().map_err(|d| (is_text, d))?;
    Ok((definitions.len(), insts))
}

fn position(bytes: &[u8], offset: usize) -> (usize, usize) {
    let before = &bytes[..offset.min(bytes.len())];
    let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
    let column = before.iter().rev().take_while(|&&b| b != b'\n').count() + 1;
    (line, column)
}

fn main() -> ExitCode {
    let mut failed = false;
    let mut quiet = false;
    for path in std::env::args().skip(1) {
        if path == "-q" {
            quiet = true;
            continue;
        }
        let bytes = match std::fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) => {
                eprintln!("{path}: {error}");
                failed = true;
                continue;
            }
        };
        match read(&bytes) {
            Ok((functions, insts)) => {
                if !quiet {
                    println!("{path}: {functions} functions, {insts} instructions");
                }
            }
            Err((is_text, diagnostic)) => {
                failed = true;
                let context = diagnostic.context.as_deref().unwrap_or("");
                if is_text {
                    let (line, column) = position(&bytes, diagnostic.loc.0 as usize);
                    println!("{path}:{line}:{column}: error: {} {context}", diagnostic.message);
                } else {
                    println!("{path}: bit {}: error: {} {context}", diagnostic.loc.0, diagnostic.message);
                }
            }
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
