//! Assembly text: module assembly and the stubs of inline assembly, assembled by the target's assembler and
//! merged into the object.
//!
//! | file | holds |
//! |---|---|
//! | `mod.rs` | which assembler, and running it |
//! | `directives/` | directives and data, without an assembler |
//! | `merge_elf.rs`, `merge_coff.rs`, `merge_macho.rs` | an assembled object into ours |
//! | `print.rs` | an object as assembly text |
//! | `define.rs`, `fields.rs` | what they share: symbols, bytes of a file |

mod define;
pub mod directives;
mod fields;
mod merge_coff;
mod merge_elf;
mod merge_macho;
mod print;

pub use merge_coff::merge_coff;
pub use merge_elf::merge_elf;
pub use merge_macho::merge_macho;
pub use print::print;

use crate::triple::{Isa, ObjectFormat, Triple};
use std::borrow::Cow;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// Why text was not assembled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AssemblerError {
    /// No assembler for the target was found; the names that were tried.
    Missing(String),
    /// The assembler refused the text: line (from 1) and message of each error.
    Refused(Vec<(u32, String)>),
    /// It could not be run, or what it wrote could not be read.
    Failed(String),
}

impl std::fmt::Display for AssemblerError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AssemblerError::Missing(tried) => {
                write!(f, "no assembler for assembly in the module: set RLLC_AS or install one of {tried}")
            }
            AssemblerError::Refused(errors) => match errors.first() {
                Some((line, message)) => write!(f, "line {line}: {message}"),
                None => write!(f, "the assembler refused the text"),
            },
            AssemblerError::Failed(what) => write!(f, "{what}"),
        }
    }
}

/// A way to call an assembler: text on standard input, the object in the file that follows the arguments.
struct Tool {
    program: OsString,
    args: Vec<String>,
}

fn tool(program: &str, args: &[&str]) -> Tool {
    Tool { program: program.into(), args: args.iter().map(|&arg| arg.to_owned()).collect() }
}

/// Assemblers to try for a target, best first.
fn tools(triple: &Triple) -> Vec<Tool> {
    let Ok(target) = triple.target() else { return Vec::new() };
    let gnu_arch = match target.isa {
        Isa::X86_64 => "x86_64",
        Isa::Aarch64 => "aarch64",
        Isa::Riscv64 => "riscv64",
        Isa::S390x => "s390x",
    };
    let mut list = Vec::new();
    if let Some(program) = std::env::var_os("RLLC_AS") {
        list.push(Tool { program, args: Vec::new() });
        return list;
    }
    let text = triple.to_string();
    let native = std::env::consts::OS == "linux" && std::env::consts::ARCH == gnu_arch;
    if triple.format == ObjectFormat::Elf {
        if native {
            list.push(tool("as", &[]));
        }
        list.push(tool(&format!("{gnu_arch}-linux-gnu-as"), &[]));
    }
    let clang_target = format!("--target={text}");
    for clang in ["clang", "clang-22", "clang-19", "clang-14"] {
        list.push(tool(clang, &[&clang_target, "-c", "-x", "assembler", "-"]));
    }
    let mc_target = format!("--triple={text}");
    for mc in ["llvm-mc", "llvm-mc-22", "llvm-mc-19", "llvm-mc-14"] {
        list.push(tool(mc, &[&mc_target, "-filetype=obj"]));
    }
    // Last: it reads a dialect of its own (`.section`, `.linkonce`).
    if triple.format == ObjectFormat::Coff && target.isa == Isa::X86_64 {
        list.push(tool("x86_64-w64-mingw32-as", &[]));
    }
    list
}

/// The text without its `//` comments, which LLVM's assembler knows on every target and others only on some.
fn without_line_comments(text: &str) -> Cow<'_, str> {
    if !text.contains("//") {
        return Cow::Borrowed(text);
    }
    let mut kept = String::with_capacity(text.len());
    let mut in_block = false;
    for line in text.split_inclusive('\n') {
        let bytes = line.as_bytes();
        let mut in_string = false;
        let mut at = 0;
        while at < bytes.len() {
            match (bytes[at], bytes.get(at + 1)) {
                (b'*', Some(b'/')) if in_block => {
                    in_block = false;
                    at += 1;
                }
                _ if in_block => {}
                // What follows a backslash or an apostrophe stands for itself.
                (b'\\', _) if in_string => at += 1,
                (b'\'', _) if !in_string => at += 1,
                (b'"', _) => in_string = !in_string,
                (b'/', Some(b'*')) if !in_string => {
                    in_block = true;
                    at += 1;
                }
                (b'/', Some(b'/')) if !in_string => break,
                _ => {}
            }
            at += 1;
        }
        kept.push_str(line.get(..at).unwrap_or(line));
        if at < bytes.len() && line.ends_with('\n') {
            kept.push('\n');
        }
    }
    Cow::Owned(kept)
}

/// Assembles `text` for `triple` and returns the object file.
///
/// # Errors
/// If no assembler is found, or it refuses the text.
pub fn assemble(triple: &Triple, text: &str) -> Result<Vec<u8>, AssemblerError> {
    let failed = |what: &str, error: std::io::Error| AssemblerError::Failed(format!("{what}: {error}"));
    let output = tempfile::Builder::new()
        .prefix("rllc-as-")
        .suffix(".o")
        .tempfile()
        .map_err(|error| failed("cannot make a temporary file", error))?;
    let text = without_line_comments(text);
    let mut tried = String::new();
    // What one assembler refuses, another may know: its dialects are not quite the same.
    let mut refusal: Option<Vec<(u32, String)>> = None;
    for Tool { program, args } in tools(triple) {
        let child = Command::new(&program)
            .args(&args)
            .arg("-o")
            .arg(output.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = match child {
            Ok(child) => child,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let _ = write!(tried, "{}{}", if tried.is_empty() { "" } else { ", " }, program.display());
                continue;
            }
            Err(error) => return Err(failed("cannot run the assembler", error)),
        };
        if let Some(mut stdin) = child.stdin.take() {
            // An assembler that gives up early closes its input; its messages say why.
            let _ = stdin.write_all(text.as_bytes());
        }
        let result = child.wait_with_output().map_err(|error| failed("cannot run the assembler", error))?;
        if result.status.success() {
            return std::fs::read(output.path()).map_err(|error| failed("the assembled object", error));
        }
        match refusal {
            None => refusal = Some(errors(&String::from_utf8_lossy(&result.stderr))),
            Some(_) => break,
        }
    }
    Err(refusal.map_or(AssemblerError::Missing(tried), AssemblerError::Refused))
}

/// The errors among an assembler's messages, `NAME:LINE: Error: TEXT` or `NAME:LINE:COLUMN: error: TEXT`.
fn errors(messages: &str) -> Vec<(u32, String)> {
    let mut list = Vec::new();
    for message in messages.lines() {
        let lower = message.to_ascii_lowercase();
        let Some(at) = lower.find("error: ") else { continue };
        let line = message[..at].split(':').find_map(|part| part.trim().parse().ok()).unwrap_or(0);
        list.push((line, message[at + "error: ".len()..].to_owned()));
    }
    if list.is_empty() {
        list.push((0, messages.trim().to_owned()));
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drops_line_comments() {
        let kept = without_line_comments;
        assert_eq!(kept("movl $0, 8(%rsi) // x = 0\n\tnop\n"), "movl $0, 8(%rsi) \n\tnop\n");
        assert_eq!(kept(".ascii \"a\\\"//b\" // c"), ".ascii \"a\\\"//b\" ");
        assert_eq!(kept("/* // */ nop // x\n"), "/* // */ nop \n");
        assert_eq!(kept(".byte '/ // '\n"), ".byte '/ \n");
    }

    #[test]
    fn reads_messages_of_both_kinds() {
        let gnu =
            "{standard input}: Assembler messages:\n{standard input}:3: Error: no such instruction: `foo'\n";
        assert_eq!(errors(gnu), [(3, "no such instruction: `foo'".to_owned())]);
        let clang = "<stdin>:7:2: error: invalid instruction mnemonic 'foo'\n foo\n ^\n";
        assert_eq!(errors(clang), [(7, "invalid instruction mnemonic 'foo'".to_owned())]);
    }
}
