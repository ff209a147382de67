//! C++ programs that throw, pass on and catch in every way, through rllc: `programs/exceptions/NAME.cpp` prints the
//! order of events, `NAME.txt` is what it has to be (GCC and clang agree on it).

use libtest_mimic::{Arguments, Failed, Trial};
use rllc_tests::process::Run;
use rllc_tests::tools;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where the programs are compiled for, linked and run.
#[derive(Clone, Copy)]
struct Target {
    name: &'static str,
    /// Words for clang.
    clang: &'static [&'static str],
    /// Words for rllc.
    rllc: &'static [&'static str],
    /// The linker and its words.
    linker: &'static [&'static str],
    emulator: &'static [&'static str],
    programs: &'static [Program],
}

/// A program, and the arguments with which it must end in `std::terminate`.
#[derive(Clone, Copy)]
struct Program {
    name: &'static str,
    terminates: &'static [&'static str],
    /// `library.cpp` goes with it as a shared library.
    library: bool,
}

const CLAUSES: Program = Program {
    name: "clauses",
    terminates: &["noexcept", "destructor", "cleanup", "uncaught", "nothing"],
    library: false,
};
const SPECIFICATIONS: Program =
    Program { name: "specifications", terminates: &["nothing", "unexpected"], library: false };
const FOREIGN: Program = Program { name: "foreign", terminates: &[], library: true };

const TARGETS: &[Target] = &[
    Target {
        name: "pie",
        clang: &["-fPIC"],
        rllc: &[],
        linker: &["clang++-22", "-pie", "-pthread"],
        emulator: &[],
        programs: &[CLAUSES, SPECIFICATIONS, FOREIGN],
    },
    Target {
        name: "static",
        clang: &["-fno-pic"],
        rllc: &["--relocation-model=static"],
        linker: &["clang++-22", "-static"],
        emulator: &[],
        programs: &[CLAUSES, SPECIFICATIONS],
    },
    Target {
        name: "libc++",
        clang: &["-fPIC", "-stdlib=libc++"],
        rllc: &[],
        linker: &["clang++-22", "-stdlib=libc++", "-pie", "-pthread"],
        emulator: &[],
        programs: &[CLAUSES, SPECIFICATIONS, FOREIGN],
    },
    Target {
        name: "aarch64",
        clang: &["-fPIC", "--target=aarch64-linux-gnu"],
        rllc: &[],
        linker: &["aarch64-linux-gnu-g++", "-pthread"],
        emulator: &["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"],
        programs: &[CLAUSES, SPECIFICATIONS, FOREIGN],
    },
    Target {
        name: "riscv64",
        clang: &["-fPIC", "--target=riscv64-linux-gnu", "-march=rv64gc"],
        rllc: &[],
        linker: &["riscv64-linux-gnu-g++", "-pthread"],
        emulator: &["qemu-riscv64-static", "-L", "/usr/riscv64-linux-gnu"],
        programs: &[CLAUSES, SPECIFICATIONS, FOREIGN],
    },
    Target {
        name: "s390x",
        clang: &["-fPIC", "--target=s390x-linux-gnu"],
        rllc: &[],
        linker: &["s390x-linux-gnu-g++", "-pthread"],
        emulator: &["qemu-s390x-static", "-L", "/usr/s390x-linux-gnu"],
        programs: &[CLAUSES, SPECIFICATIONS, FOREIGN],
    },
    Target {
        name: "windows-gnu",
        clang: &["--target=x86_64-w64-windows-gnu"],
        rllc: &[],
        linker: &["x86_64-w64-mingw32-g++-posix", "-static"],
        emulator: &["wine64"],
        programs: &[CLAUSES, SPECIFICATIONS],
    },
];

/// One program for one target, at one level of clang and one of rllc.
struct Build {
    target: Target,
    clang_level: &'static str,
    level: &'static str,
    folder: tempfile::TempDir,
}

impl Build {
    fn new(target: Target, clang_level: &'static str, level: &'static str) -> Result<Build, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        Ok(Build { target, clang_level, level, folder })
    }

    /// The object of a source file.
    fn object(&self, source: &str) -> Result<PathBuf, String> {
        let ir = self.folder.path().join(source).with_extension("ll");
        let object = ir.with_extension("o");
        let clang = Run::new(tools::tool("clang++-22")?).args(self.target.clang);
        let clang =
            clang.args(["-std=c++14", "-w", "-S", "-emit-llvm"]).arg(format!("-O{}", self.clang_level));
        clang.arg(sources().join(source)).arg("-o").arg(&ir).checked()?;
        let rllc = Run::new(tools::rllc()?).arg(format!("-O{}", self.level)).args(self.target.rllc);
        rllc.arg(&ir).arg("-o").arg(&object).checked()?;
        Ok(object)
    }

    fn link(&self, output: &str, inputs: &[PathBuf], words: &[&str]) -> Result<PathBuf, String> {
        let output = self.folder.path().join(output);
        let [linker, more @ ..] = self.target.linker else { return Err("no linker".into()) };
        let link = Run::new(tools::tool(linker)?).args(inputs).args(more).args(words);
        link.arg("-o").arg(&output).checked()?;
        Ok(output)
    }

    fn program(&self, program: Program) -> Result<PathBuf, String> {
        let mut inputs = vec![self.object(&format!("{}.cpp", program.name))?];
        if program.library {
            let library = self.object("library.cpp")?;
            // `-pie` and `-shared` exclude each other: the later one holds.
            inputs.push(self.link("library.so", &[library], &["-shared"])?);
        }
        self.link("program.exe", &inputs, &[])
    }

    fn run(&self, program: &Path, arguments: &[&str]) -> Result<String, String> {
        let run = match self.target.emulator {
            [] => Run::new(program),
            [emulator, words @ ..] => Run::new(tools::tool(emulator)?).args(words).arg(program),
        };
        let outcome = run.args(arguments).env("WINEDEBUG", "-all").checked()?;
        Ok(String::from_utf8_lossy(&outcome.stdout).replace("\r\n", "\n"))
    }
}

fn sources() -> PathBuf {
    tools::tests_dir().join("programs/exceptions")
}

fn check(
    target: Target,
    program: Program,
    clang_level: &'static str,
    level: &'static str,
) -> Result<(), Failed> {
    let build = Build::new(target, clang_level, level)?;
    let executable = build.program(program)?;
    let file = sources().join(program.name).with_extension("txt");
    let mut expected = std::fs::read_to_string(&file)?;
    if target.name == "libc++" {
        // libc++abi ends the program when a handler passes a forced unwind on; the program has no such handler then.
        expected = expected.replace("  seen\n", "");
    }
    let found = build.run(&executable, &[])?;
    if found != expected {
        let mut lines = found.lines();
        let differ = expected.lines().find_map(|expected| {
            let found = lines.next().unwrap_or("(the end)");
            (found != expected).then(|| format!("expected `{expected}`, got `{found}`"))
        });
        return Err(differ.unwrap_or_else(|| "more lines than expected".into()).into());
    }
    for argument in program.terminates {
        let found = build.run(&executable, &[argument])?;
        if found.lines().last().map(str::trim) != Some("terminated") {
            return Err(format!("{argument}: expected the end by std::terminate, got:\n{found}").into());
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for &target in TARGETS {
        for &program in target.programs {
            for (clang_level, level) in [("0", "0"), ("0", "2"), ("2", "0"), ("2", "2")] {
                let name = format!("{}/{}/clang-O{clang_level}/O{level}", target.name, program.name);
                trials.push(Trial::test(name, move || check(target, program, clang_level, level)));
            }
        }
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
