//! Assembly text: module assembly and the stubs of inline assembly, assembled by the target's assembler and
//! merged into the object.
//!
//! | file | holds |
//! |---|---|
//! | `mod.rs` | which assembler, and running it |
//! | `directives/` | directives and data, without an assembler |
//! | `merge_elf.rs`, `merge_coff.rs`, `merge_macho.rs` | an assembled object into ours |
//! | `unwind_macho.rs` | the distances in unwind tables of a Mach-O object |
//! | `print.rs` | an object as assembly text |
//! | `define.rs`, `fields.rs` | what they share: symbols, bytes of a file |

mod define;
pub mod directives;
mod fields;
mod merge_coff;
mod merge_elf;
mod merge_macho;
mod print;
mod unwind_macho;

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
            AssemblerError::Missing(tried) if std::env::var_os("RLLC_AS").is_some() => {
                write!(f, "the assembler that RLLC_AS names, {tried}, is not there")
            }
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

/// Which assembly language an assembler reads: they differ in directives and in what comes before the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dialect {
    Gnu,
    Llvm,
    /// What `RLLC_AS` names.
    Unknown,
}

/// A way to call an assembler: text on standard input, the object in the file that follows the arguments.
struct Tool {
    program: OsString,
    args: Vec<String>,
    dialect: Dialect,
}

/// Assemblers to try for a target, best first.
fn tools(triple: &Triple, features: &[String]) -> Vec<Tool> {
    let Ok(target) = triple.target() else { return Vec::new() };
    let gnu_arch = match target.isa {
        Isa::X86_64 => "x86_64",
        Isa::Aarch64 => "aarch64",
        Isa::Riscv64 => "riscv64",
        Isa::S390x => "s390x",
    };
    let mut list = Vec::new();
    if let Some(program) = std::env::var_os("RLLC_AS") {
        list.push(Tool { program, args: Vec::new(), dialect: Dialect::Unknown });
        return list;
    }
    let text = triple.to_string();
    let native = std::env::consts::OS == "linux" && std::env::consts::ARCH == gnu_arch;
    // What others can replace is called through the linker.
    let shared = target.isa == Isa::X86_64 && triple.format == ObjectFormat::Elf;
    let gnu = |program: &str| {
        let args = if shared { vec!["-mshared".to_owned()] } else { Vec::new() };
        Tool { program: program.into(), args, dialect: Dialect::Gnu }
    };
    if triple.format == ObjectFormat::Elf {
        if native {
            list.push(gnu("as"));
        }
        list.push(gnu(&format!("{gnu_arch}-linux-gnu-as")));
    }
    let llvm =
        |program: &str, args: Vec<String>| Tool { program: program.into(), args, dialect: Dialect::Llvm };
    let wanted = llvm_features(target.isa, features);
    for clang in ["clang", "clang-22", "clang-19", "clang-14"] {
        let args = if wanted.is_empty() {
            [&format!("--target={text}"), "-c", "-x", "assembler", "-"].map(str::to_owned).to_vec()
        } else {
            // The driver has no option for features of assembly.
            let fixed = ["-cc1as", "-triple", &text, "-filetype", "obj", "-mrelocation-model", "pic"];
            let features = wanted.iter().flat_map(|feature| ["-target-feature", feature]);
            fixed.into_iter().chain(features).chain(["-"]).map(str::to_owned).collect()
        };
        list.push(llvm(clang, args));
    }
    for mc in ["llvm-mc", "llvm-mc-22", "llvm-mc-19", "llvm-mc-14"] {
        let mut args = vec![format!("--triple={text}"), "-filetype=obj".into()];
        if !wanted.is_empty() {
            args.push(format!("-mattr={}", wanted.join(",")));
        }
        list.push(llvm(mc, args));
    }
    // Last: it reads a dialect of its own (`.section`, `.linkonce`).
    if triple.format == ObjectFormat::Coff && target.isa == Isa::X86_64 {
        list.push(gnu("x86_64-w64-mingw32-as"));
    }
    list
}

/// What makes LLVM's assemblers take the instructions of all processors.
fn llvm_features(isa: Isa, features: &[String]) -> Vec<String> {
    match isa {
        Isa::X86_64 | Isa::S390x => Vec::new(),
        Isa::Aarch64 => vec!["+all".into()],
        Isa::Riscv64 => features.iter().map(|feature| format!("+{feature}")).collect(),
    }
}

/// Directives before the text that make an ELF assembler take the instructions of all processors, and leave calls to
/// the compiler. They are on the text's first line.
fn lead(isa: Isa, dialect: Dialect, features: &[String]) -> String {
    match (isa, dialect) {
        (Isa::X86_64, _) | (Isa::Aarch64, Dialect::Llvm) => String::new(),
        (Isa::Aarch64, _) => ".arch armv8.6-a+crypto+sve2+memtag+rng; ".into(),
        (Isa::S390x, _) => ".machine z15; ".into(),
        (Isa::Riscv64, dialect) => {
            let compressed = features.iter().any(|feature| matches!(&**feature, "c" | "zca"));
            let mut text = format!(".option norelax; .option {}; ", if compressed { "rvc" } else { "norvc" });
            let extensions = features.iter().filter(|feature| is_riscv_extension(feature));
            // LLVM's assembler gets them as arguments.
            for extension in extensions.filter(|_| dialect != Dialect::Llvm) {
                let _ = write!(text, ".option arch, +{extension}; ");
            }
            text
        }
    }
}

/// Whether the name is that of a RISC-V extension with instructions beyond the base, and not of something else that
/// LLVM calls a feature.
fn is_riscv_extension(feature: &str) -> bool {
    let plain = feature.bytes().all(|byte| byte.is_ascii_alphanumeric());
    plain
        && (matches!(feature, "v" | "h" | "b")
            || ["zb", "zv", "zk", "zf", "zc", "zi", "sv"].iter().any(|prefix| feature.starts_with(prefix))
                && !matches!(feature, "zicsr" | "zifencei" | "zca" | "zcd"))
}

/// Lets no text, however it repeats itself, take the machine's time and memory.
#[cfg(target_os = "linux")]
fn limit(child: &std::process::Child) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    const SECONDS: u64 = 30;
    const BYTES: u64 = 1 << 32;
    let Some(pid) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) else { return };
    let limits = [(Resource::Cpu, SECONDS), (Resource::As, BYTES), (Resource::Fsize, BYTES >> 2)];
    for (resource, most) in limits {
        // A process that has ended already needs none.
        let _ = prlimit(Some(pid), resource, Rlimit { current: Some(most), maximum: Some(most) });
    }
}

#[cfg(not(target_os = "linux"))]
fn limit(_: &std::process::Child) {}

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

/// Assembles `text` for `triple` and returns the object file. `features` are those of the processor, by LLVM's names,
/// whose instructions RISC-V code may have beyond the base.
///
/// # Errors
/// If no assembler is found, or it refuses the text.
pub fn assemble(triple: &Triple, text: &str, features: &[String]) -> Result<Vec<u8>, AssemblerError> {
    let failed = |what: &str, error: std::io::Error| AssemblerError::Failed(format!("{what}: {error}"));
    let temporary = |suffix| tempfile::Builder::new().prefix("rllc-as-").suffix(suffix).tempfile();
    let output = temporary(".o").map_err(|error| failed("cannot make a temporary file", error))?;
    let text = without_line_comments(text);
    let isa = triple.target().map(|target| target.isa).ok();
    let elf = triple.format == ObjectFormat::Elf;
    let mut tried = String::new();
    // What GNU's assembler refuses, LLVM's may know, for which the text is.
    let mut refusal: Option<(Dialect, Vec<(u32, String)>)> = None;
    for Tool { program, args, dialect } in tools(triple, features) {
        let settled = |(other, _): &(Dialect, _)| *other == dialect || *other == Dialect::Llvm;
        if refusal.as_ref().is_some_and(settled) {
            continue;
        }
        let lead = isa.filter(|_| elf).map_or_else(String::new, |isa| lead(isa, dialect, features));
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
        // It reads nothing, and so does nothing, before it is limited.
        limit(&child);
        let input = child.stdin.take();
        let result = std::thread::scope(|scope| {
            // Beside the reading of messages, which it may write before it has read everything.
            scope.spawn(|| {
                if let Some(mut input) = input {
                    // An assembler that gives up early closes its input; its messages say why.
                    let _ = input.write_all(lead.as_bytes()).and_then(|()| input.write_all(text.as_bytes()));
                }
            });
            child.wait_with_output()
        });
        let result = result.map_err(|error| failed("cannot run the assembler", error))?;
        if result.status.success() {
            return std::fs::read(output.path()).map_err(|error| failed("the assembled object", error));
        }
        if result.status.code().is_none() {
            let message = format!("{} gave up: {}", program.display(), result.status);
            return Err(AssemblerError::Failed(message));
        }
        match refusal {
            None => refusal = Some((dialect, errors(&String::from_utf8_lossy(&result.stderr)))),
            Some(_) => break,
        }
    }
    Err(refusal.map_or(AssemblerError::Missing(tried), |(_, errors)| AssemblerError::Refused(errors)))
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
