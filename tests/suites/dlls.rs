//! Programs and libraries of Windows that import from each other functions, data and aliases, linked by GNU's linker and by
//! LLVM's in both of its manners, and run under wine. `programs/dlls` holds the parts.

use libtest_mimic::{Arguments, Failed, Trial};
use rllc_tests::process::Run;
use rllc_tests::tools;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Who links.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Linker {
    /// GNU's, through MinGW's compiler, with its import libraries.
    Gnu,
    /// LLVM's in the manner of GNU's, through clang.
    GnuLld,
    /// LLVM's in the manner of Microsoft's, without a C runtime but the system's `msvcrt.dll`.
    Microsoft,
}

/// What `program.ll` prints.
const OUTPUT: &str = "40 42 42 8 8 115 3 30 11 500\n";

fn sources() -> PathBuf {
    tools::tests_dir().join("programs/dlls")
}

struct Build {
    linker: Linker,
    level: &'static str,
    folder: tempfile::TempDir,
}

impl Build {
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn object(&self, part: &str) -> Result<PathBuf, String> {
        let triple = match self.linker {
            Linker::Gnu | Linker::GnuLld => "x86_64-w64-windows-gnu",
            Linker::Microsoft => "x86_64-pc-windows-msvc",
        };
        let object = self.path(part).with_extension("obj");
        let rllc =
            Run::new(tools::rllc()?).arg(format!("-O{}", self.level)).arg(format!("--target={triple}"));
        rllc.arg(sources().join(part).with_extension("ll")).arg("-o").arg(&object).checked()?;
        Ok(object)
    }

    /// The import library of what a definition file lists.
    fn import_library(&self, name: &str) -> Result<PathBuf, String> {
        let library = self.path(name).with_extension("lib");
        let definitions = sources().join(name).with_extension("def");
        let tool = match self.linker {
            Linker::Gnu => "x86_64-w64-mingw32-dlltool",
            Linker::GnuLld | Linker::Microsoft => "llvm-dlltool-22",
        };
        let tool = Run::new(tools::tool(tool)?).args(["-m", "i386:x86-64", "-d"]);
        tool.arg(definitions).arg("-l").arg(&library).checked()?;
        Ok(library)
    }

    /// Links a program, or a library with its import library beside it.
    fn link(&self, output: &str, inputs: &[PathBuf]) -> Result<PathBuf, String> {
        let output = self.path(output);
        let is_library = output.extension().is_some_and(|extension| extension == "dll");
        let imports = output.with_extension("lib");
        let link = match self.linker {
            Linker::Gnu | Linker::GnuLld => {
                let mut link = match self.linker {
                    Linker::Gnu => Run::new(tools::tool("x86_64-w64-mingw32-gcc")?),
                    _ => Run::new(tools::tool("clang-22")?)
                        .args(["--target=x86_64-w64-windows-gnu", "-fuse-ld=lld"]),
                };
                if is_library {
                    let option = format!("-Wl,--out-implib,{}", imports.display());
                    link = link.args(["-shared", "-nostartfiles", &option]);
                }
                link.args(inputs).arg("-o").arg(&output)
            }
            Linker::Microsoft => {
                let mut link = Run::new(tools::tool("lld-link-22")?).args(["/machine:x64", "/nodefaultlib"]);
                link = match is_library {
                    true => {
                        let option = format!("/implib:{}", imports.display());
                        link.args(["/dll", "/entry:DllMainCRTStartup", &option])
                    }
                    false => link.args(["/subsystem:console", "/entry:main"]),
                };
                link.arg(format!("/out:{}", output.display())).args(inputs)
            }
        };
        link.checked()?;
        Ok(if is_library { imports } else { output })
    }

    fn expect_output(&self, program: &Path) -> Result<(), String> {
        let outcome = Run::new(tools::tool("wine64")?).arg(program).env("WINEDEBUG", "-all").checked()?;
        let found = String::from_utf8_lossy(&outcome.stdout).replace("\r\n", "\n");
        match found == OUTPUT {
            true => Ok(()),
            false => Err(format!("expected:\n{OUTPUT}got:\n{found}")),
        }
    }

    /// `import`: the part that says where a variable is.
    fn check(&self, import: &str) -> Result<(), String> {
        let program = self.import_library("program")?;
        let library = self.link("library.dll", &[self.object("library")?, program])?;
        let mut inputs = vec![self.object("program")?, self.object(import)?, library];
        if self.linker == Linker::Microsoft {
            inputs.push(self.import_library("msvcrt")?);
        }
        self.expect_output(&self.link("program.exe", &inputs)?)
    }
}

fn check(linker: Linker, level: &'static str, import: &str) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    Ok(Build { linker, level, folder }.check(import)?)
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let linkers: [(&str, Linker, &[&str]); 3] = [
        ("ld", Linker::Gnu, &["imported", "undeclared"]),
        ("ld.lld", Linker::GnuLld, &["imported", "undeclared"]),
        ("lld-link", Linker::Microsoft, &["imported"]),
    ];
    let mut trials = Vec::new();
    for (name, linker, imports) in linkers {
        for &import in imports {
            for level in ["0", "2"] {
                let name = format!("{name}/{import}/O{level}");
                trials.push(Trial::test(name, move || check(linker, level, import)));
            }
        }
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
