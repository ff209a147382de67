//! The command line: what can be said, and what it amounts to.

use clap::error::ErrorKind;
use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, ValueEnum};
use rllc_frontend::reader::Edition;
use rllc_targets::globals::ElfSectionOptions;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Ahead-of-time compiler from LLVM IR to object files.
///
/// INPUT is LLVM assembly (.ll) or bitcode (.bc), told apart by content; "-" is standard input. Several inputs are
/// compiled each to its own object. Long options may be written with one dash, as llc does, and @FILE takes
/// further words from a file. Exit status: 0 done, 1 an input was refused, 2 wrong usage.
#[derive(Parser, Debug)]
#[command(name = "rllc", version = VERSION, args_override_self = true, max_term_width = 100)]
struct CommandLine {
    /// What to compile
    #[arg(value_name = "INPUT")]
    inputs: Vec<PathBuf>,
    /// Where the result goes; "-" is standard output [default: the input's stem + .o, .obj, .s or .ll]
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The target, instead of the module's own [default: the module's, else the host]
    #[arg(long, value_name = "TRIPLE", aliases = ["triple", "mtriple"])]
    target: Option<String>,
    /// The architecture, instead of the triple's own: x86-64, aarch64, arm64, riscv64 or systemz
    #[arg(long, value_name = "NAME", value_parser = architecture)]
    march: Option<&'static str>,
    /// How much to optimize
    #[arg(short = 'O', value_name = "LEVEL", value_enum, default_value = "2")]
    level: Level,
    /// What to produce [default: by the name of -o (.s asm, .ll ll), else obj]
    #[arg(long, value_name = "KIND", value_enum, alias = "filetype")]
    emit: Option<Emit>,
    /// Produce assembly
    #[arg(short = 'S')]
    assembly: bool,
    /// Produce an object
    #[arg(short = 'c', conflicts_with = "assembly")]
    object: bool,
    /// Print the module instead of compiling it
    #[arg(long, hide = true)]
    emit_llvm: bool,
    /// Read and verify only
    #[arg(long)]
    check: bool,
    /// Compile, link with cc, run with the words after `--`, and pass the exit status on
    #[arg(long)]
    run: bool,
    /// Words for the program of --run
    #[arg(last = true, value_name = "ARGS")]
    run_arguments: Vec<OsString>,
    /// Position-independent code or not
    #[arg(long, value_name = "MODEL", value_enum)]
    relocation_model: Option<RelocationModel>,
    /// How far apart code and data may lie
    #[arg(long, value_name = "MODEL", value_enum)]
    code_model: Option<CodeModel>,
    /// Variables of more bytes are far away in the medium and large code models (x86-64)
    #[arg(long, value_name = "BYTES", default_value = "0")]
    large_data_threshold: u64,
    /// The processor
    #[arg(long, value_name = "NAME")]
    mcpu: Option<String>,
    /// Processor features to add (+NAME) or take away (-NAME)
    #[arg(long, value_name = "LIST", value_delimiter = ',', action = ArgAction::Append, allow_hyphen_values = true)]
    mattr: Vec<String>,
    /// A section for each function [also: -ffunction-sections]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = boolean)]
    function_sections: Option<bool>,
    /// A section for each global variable [also: -fdata-sections]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = boolean)]
    data_sections: Option<bool>,
    /// Write the table of address-significant symbols
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = boolean)]
    addrsig: Option<bool>,
    /// Find thread-local variables by calls of __emutls_get_address (ELF) [default: what the platform has]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = boolean)]
    emulated_tls: Option<bool>,
    /// How exceptions are thrown: by DWARF's tables everywhere but in COFF
    #[arg(long, value_name = "MODEL", hide = true, value_parser = ["default", "dwarf"])]
    exception_model: Option<String>,
    /// The ABI of calls, where the platform has several (RISC-V) [default: the module's]
    #[arg(long, value_name = "NAME")]
    target_abi: Option<String>,
    /// Name sections of one function or variable after it (ELF) [default: true]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = boolean)]
    unique_section_names: Option<bool>,
    /// List the stack that functions take in .stack_sizes (ELF)
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = boolean)]
    stack_size_section: Option<bool>,
    /// Put constructors into .ctors instead of .init_array (ELF)
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = boolean)]
    use_ctors: Option<bool>,
    /// Put variables that are zero into .data instead of .bss (ELF)
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = boolean)]
    nozero_initialized_in_bss: Option<bool>,
    /// The edition of assembly text
    #[arg(long, value_name = "EDITION", value_enum, default_value = "auto")]
    edition: EditionName,
    /// Threads that generate code [default: all cores]
    #[arg(short = 'j', value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Print how long each phase took
    #[arg(long)]
    time_report: bool,
    /// Write a trace of the phases (Chrome's trace-event JSON)
    #[arg(long, value_name = "FILE")]
    time_trace: Option<PathBuf>,
    /// Check what lowering produces with the code generator's own verifier
    #[arg(long, hide = true)]
    verify_clif: bool,
    /// List the targets
    #[arg(long)]
    print_targets: bool,
    /// Print the data layout of the target
    #[arg(long)]
    print_data_layout: bool,
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// `-O` levels. `-O1` and above optimize alike; `-Os` and `-Oz` are accepted as their kin.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    #[value(name = "0")]
    O0,
    #[value(name = "1")]
    O1,
    #[value(name = "2")]
    O2,
    #[value(name = "3")]
    O3,
    #[value(name = "s")]
    Os,
    #[value(name = "z")]
    Oz,
}

/// What to produce.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emit {
    /// An object file.
    Obj,
    /// Assembly for the target's assembler.
    Asm,
    /// The module in the current edition of LLVM assembly.
    Ll,
    /// Cranelift's intermediate code.
    Clif,
    /// Nothing, after all the work.
    Null,
}

/// Where addresses may be known.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelocationModel {
    Pic,
    Static,
}

/// How far apart code and data may lie.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeModel {
    /// 1 MiB (AArch64).
    Tiny,
    /// 2 GiB.
    Small,
    /// 2 GiB at the end of the address space (x86-64).
    Kernel,
    /// 2 GiB of code, and data anywhere.
    Medium,
    /// Everything anywhere.
    Large,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum EditionName {
    #[value(name = "2006")]
    Legacy2006,
    Typed,
    Current,
    Auto,
}

/// What the command line asks for, after all defaults but those that depend on an input.
#[derive(Clone, Debug)]
pub struct Options {
    pub inputs: Vec<PathBuf>,
    /// `None`: a file named after the input.
    pub output: Option<PathBuf>,
    /// As written; `None`: the module's own, else the host.
    pub target: Option<String>,
    /// The architecture of the triple if it is not the triple's own, as triples spell it.
    pub architecture: Option<&'static str>,
    pub level: Level,
    pub action: Action,
    pub relocation_model: RelocationModel,
    /// `None`: as the module flag `Code Model` says.
    pub code_model: Option<CodeModel>,
    /// In bytes.
    pub large_data_threshold: u64,
    pub cpu: Option<String>,
    /// Each with its sign, in order.
    pub features: Vec<String>,
    pub function_sections: bool,
    pub data_sections: bool,
    pub addrsig: bool,
    /// `None`: what the platform has.
    pub emulated_tls: Option<bool>,
    pub target_abi: Option<String>,
    /// Exceptions by DWARF's tables are asked for.
    pub dwarf_exceptions: bool,
    pub sections: ElfSectionOptions,
    pub edition: Edition,
    /// 0: all cores.
    pub jobs: usize,
    /// Run Cranelift's verifier on every function (debug builds always do).
    pub verify_clif: bool,
    pub time_report: bool,
    pub time_trace: Option<PathBuf>,
}

/// What to do with the inputs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    Emit(Emit),
    Check,
    Run { arguments: Vec<OsString> },
    PrintTargets,
    PrintDataLayout,
}

/// The end of a command line that asks for no compilation: its text, and the exit status.
#[derive(Debug)]
pub struct Stop {
    /// Help and versions go to standard output, what is wrong to standard error.
    pub text: String,
    pub status: u8,
}

impl Stop {
    /// Wrong usage.
    pub fn usage(message: &str) -> Stop {
        Stop { text: format!("rllc: error: {message}\n"), status: 2 }
    }
}

impl Options {
    /// Parses the words of the command line, the program's name first.
    pub fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Options, Stop> {
        let mut words = words.into_iter();
        let program = words.next().unwrap_or_else(|| "rllc".into());
        let as_llc = is_llc(&program);
        let words = crate::spelling::normalize(words).map_err(|error| Stop::usage(&error))?;
        let words = std::iter::once(OsString::from("rllc")).chain(words);
        let parsed = CommandLine::command()
            .try_get_matches_from(words)
            .and_then(|matches| CommandLine::from_arg_matches(&matches));
        match parsed {
            Ok(line) => line.resolve(as_llc).map_err(|message| Stop::usage(&message)),
            Err(error) => {
                let wanted = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
                Err(Stop { text: error.to_string(), status: if wanted { 0 } else { 2 } })
            }
        }
    }
}

/// The value of an option that is on or off, as LLVM spells it.
fn boolean(word: &str) -> Result<bool, String> {
    match word {
        "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err("it is true or false".into()),
    }
}

/// The architecture that llc's `-march` calls `name`, as triples spell it.
fn architecture(name: &str) -> Result<&'static str, String> {
    match name {
        "x86-64" => Ok("x86_64"),
        "aarch64" => Ok("aarch64"),
        "arm64" => Ok("arm64"),
        "riscv64" => Ok("riscv64"),
        "systemz" => Ok("s390x"),
        _ => Err("no code generator for this architecture".into()),
    }
}

/// Whether the program was started as `llc` or `llc-VERSION`.
fn is_llc(program: &OsString) -> bool {
    let stem = Path::new(program).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    stem.is_some_and(|stem| stem == "llc" || stem.starts_with("llc-"))
}

impl CommandLine {
    fn resolve(self, as_llc: bool) -> Result<Options, String> {
        let action = self.action(as_llc)?;
        let printing = matches!(action, Action::PrintTargets | Action::PrintDataLayout);
        let mut inputs = self.inputs;
        if inputs.is_empty() && as_llc && !printing {
            inputs.push("-".into());
        }
        if inputs.is_empty() && !printing {
            return Err("no input; `rllc --help` lists the options".into());
        }
        if inputs.len() > 1 && self.output.is_some() {
            return Err("-o with several inputs: each is compiled to its own output".into());
        }
        if inputs.iter().filter(|input| input.as_os_str() == "-").count() > 1 {
            return Err("standard input can be read only once".into());
        }
        if !self.run_arguments.is_empty() && !matches!(action, Action::Run { .. }) {
            return Err("words after `--` are for the program of --run".into());
        }
        let relocation_model = self.relocation_model.unwrap_or(match as_llc {
            true => RelocationModel::Static,
            false => RelocationModel::Pic,
        });
        // A name alone turns its feature on, as for llc, and case does not matter.
        let features = self.mattr.iter().filter(|feature| !feature.is_empty());
        let features = features.map(|feature| {
            let sign = if feature.starts_with(['+', '-']) { "" } else { "+" };
            format!("{sign}{}", feature.to_lowercase())
        });
        Ok(Options {
            inputs,
            output: self.output,
            target: self.target,
            architecture: self.march,
            level: self.level,
            action,
            relocation_model,
            code_model: self.code_model,
            large_data_threshold: self.large_data_threshold,
            cpu: self.mcpu,
            features: features.collect(),
            function_sections: self.function_sections.unwrap_or(false),
            data_sections: self.data_sections.unwrap_or(false),
            addrsig: self.addrsig.unwrap_or(false),
            emulated_tls: self.emulated_tls,
            target_abi: self.target_abi,
            dwarf_exceptions: self.exception_model.as_deref() == Some("dwarf"),
            sections: ElfSectionOptions {
                unique_names: self.unique_section_names.unwrap_or(true),
                stack_sizes: self.stack_size_section.unwrap_or(false),
                ctors: self.use_ctors.unwrap_or(false),
                zeros_in_bss: !self.nozero_initialized_in_bss.unwrap_or(false),
            },
            edition: match self.edition {
                EditionName::Legacy2006 => Edition::Legacy2006,
                EditionName::Typed => Edition::Typed,
                EditionName::Current => Edition::Current,
                EditionName::Auto => Edition::Auto,
            },
            jobs: usize::from(self.jobs.unwrap_or(0)),
            verify_clif: self.verify_clif,
            time_report: self.time_report,
            time_trace: self.time_trace,
        })
    }

    fn action(&self, as_llc: bool) -> Result<Action, String> {
        if self.print_targets {
            return Ok(Action::PrintTargets);
        }
        if self.print_data_layout {
            return Ok(Action::PrintDataLayout);
        }
        if self.run {
            if self.check || self.emit.is_some() || self.assembly || self.output.is_some() || self.emit_llvm {
                return Err("--run goes with none of --check, --emit, -S and -o".into());
            }
            return Ok(Action::Run { arguments: self.run_arguments.clone() });
        }
        if self.check {
            return Ok(Action::Check);
        }
        let by_name = |path: &PathBuf| match path.extension()?.to_str()? {
            "s" | "S" | "asm" => Some(Emit::Asm),
            "ll" => Some(Emit::Ll),
            "clif" => Some(Emit::Clif),
            _ => None,
        };
        let emit = match self.emit {
            Some(emit) => emit,
            None if self.emit_llvm && self.assembly => Emit::Ll,
            None if self.emit_llvm => {
                return Err("rllc writes no bitcode; -S -emit-llvm prints assembly".into());
            }
            None if self.assembly => Emit::Asm,
            None if self.object => Emit::Obj,
            None if as_llc => Emit::Asm,
            None => self.output.as_ref().and_then(by_name).unwrap_or(Emit::Obj),
        };
        Ok(Action::Emit(emit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<Options, Stop> {
        Options::parse(words.iter().map(OsString::from))
    }

    fn options(words: &[&str]) -> Options {
        parse(words).unwrap_or_else(|stop| panic!("{}", stop.text))
    }

    #[test]
    fn the_command_is_consistent() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn defaults() {
        let options = options(&["rllc", "a.ll"]);
        assert_eq!(options.action, Action::Emit(Emit::Obj));
        assert_eq!(options.level, Level::O2);
        assert_eq!(options.relocation_model, RelocationModel::Pic);
    }

    #[test]
    fn defaults_of_llc() {
        assert_eq!(options(&["llc", "a.ll"]).action, Action::Emit(Emit::Asm));
        let options = options(&["/usr/bin/llc-22", "-filetype=obj", "-mattr=+a,-b,C", "-O0"]);
        assert_eq!(options.relocation_model, RelocationModel::Static);
        assert_eq!(options.inputs, [PathBuf::from("-")]);
        assert_eq!(options.features, ["+a", "-b", "+c"]);
    }

    #[test]
    fn the_kind_follows_the_name_of_the_output() {
        let emit = |words: &[&str]| match parse(words) {
            Ok(options) => format!("{:?}", options.action),
            Err(stop) => stop.text,
        };
        assert_eq!(emit(&["rllc", "a.bc", "-o", "b.ll"]), "Emit(Ll)");
        assert_eq!(emit(&["rllc", "a.bc", "-o", "b.s"]), "Emit(Asm)");
        assert_eq!(emit(&["rllc", "a.bc", "-S", "-emit-llvm"]), "Emit(Ll)");
        assert_eq!(emit(&["rllc", "a.bc", "-filetype=null", "-o", "b.s"]), "Emit(Null)");
    }

    #[test]
    fn the_last_of_contradicting_options_wins() {
        assert_eq!(options(&["rllc", "-O0", "-O3", "a.ll"]).level, Level::O3);
        assert!(
            !options(&["rllc", "-ffunction-sections", "-fno-function-sections", "a.ll"]).function_sections
        );
    }

    #[test]
    fn wrong_usage() {
        for words in [
            &["rllc"][..],
            &["rllc", "a.ll", "--frobnicate"],
            &["rllc", "a.ll", "-O7"],
            &["rllc", "a.ll", "b.ll", "-o", "c.o"],
            &["rllc", "a.ll", "--", "x"],
            &["rllc", "@/no/such/file"],
        ] {
            assert_eq!(parse(words).expect_err("wrong").status, 2, "{words:?}");
        }
    }

    #[test]
    fn an_unknown_option_brings_a_hint() {
        let stop = parse(&["rllc", "-relocation-modle=pic", "a.ll"]).expect_err("unknown");
        assert!(stop.text.contains("--relocation-model"), "{}", stop.text);
    }
}
