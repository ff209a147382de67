//! Objects of rllc through the linkers of ELF systems: as executables of every kind, and as shared libraries that are linked
//! to or opened at run time, with versions of symbols. `programs/linking` holds the parts.

use libtest_mimic::{Arguments, Failed, Trial};
use rllc_tests::process::Run;
use rllc_tests::tools;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where the parts are compiled for, linked and run.
#[derive(Clone, Copy)]
struct Target {
    name: &'static str,
    triple: &'static str,
    compiler: &'static str,
    emulator: &'static [&'static str],
    /// Linkers beside the compiler's own.
    linkers: &'static [&'static str],
    /// Whether the C library has what static position-independent executables start with.
    static_pie: bool,
}

const TARGETS: &[Target] = &[
    Target {
        name: "host",
        triple: "x86_64-unknown-linux-gnu",
        compiler: "x86_64-linux-gnu-gcc",
        emulator: &[],
        linkers: &["ld.lld-22", "ld.mold"],
        static_pie: true,
    },
    Target {
        name: "aarch64",
        triple: "aarch64-unknown-linux-gnu",
        compiler: "aarch64-linux-gnu-gcc",
        emulator: &["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"],
        linkers: &["ld.lld-22"],
        static_pie: true,
    },
    Target {
        name: "riscv64",
        triple: "riscv64-unknown-linux-gnu",
        compiler: "riscv64-linux-gnu-gcc",
        emulator: &["qemu-riscv64-static", "-L", "/usr/riscv64-linux-gnu"],
        linkers: &["ld.lld-22"],
        static_pie: false,
    },
    Target {
        name: "s390x",
        triple: "s390x-unknown-linux-gnu",
        compiler: "s390x-linux-gnu-gcc",
        emulator: &["qemu-s390x-static", "-L", "/usr/s390x-linux-gnu"],
        linkers: &["ld.lld-22"],
        static_pie: false,
    },
];

/// What is linked.
#[derive(Clone, Copy)]
enum Image {
    /// An executable of both parts, with these words for the linker.
    Executable { model: &'static str, words: &'static [&'static str] },
    /// An executable that is linked to the library.
    WithLibrary { model: &'static str, words: &'static [&'static str] },
    /// A program in C that opens the library and asks for versions.
    Opened,
}

const IMAGES: &[(&str, Image)] = &[
    ("static", Image::Executable { model: "static", words: &["-static"] }),
    ("no-pie", Image::Executable { model: "static", words: &["-no-pie"] }),
    ("pie", Image::Executable { model: "pic", words: &["-pie"] }),
    ("pic-no-pie", Image::Executable { model: "pic", words: &["-no-pie"] }),
    ("static-pie", Image::Executable { model: "pic", words: &["-static-pie"] }),
    ("library", Image::WithLibrary { model: "pic", words: &["-pie"] }),
    ("library-no-pie", Image::WithLibrary { model: "static", words: &["-no-pie"] }),
    ("dlopen", Image::Opened),
];

/// What `program.ll` prints: the comments of `library.ll` say why.
const PROGRAM: &str = "30 57 57 57 10 1017 111 401 6 57 42 0 1\n";
/// What `client.c` prints: both versions, the default, old data, a constructor, data; hidden symbols; threads.
const CLIENT: &str = "1 2 1 10 30 47\n1 1\n1015\n1015\n1027\n";

struct Build {
    target: Target,
    linker: Option<&'static str>,
    level: &'static str,
    folder: tempfile::TempDir,
}

impl Build {
    fn object(&self, part: &str, model: &str) -> Result<PathBuf, String> {
        let object = self.folder.path().join(format!("{part}-{model}.o"));
        let rllc = Run::new(tools::rllc()?).arg(format!("-O{}", self.level));
        let rllc = rllc.arg(format!("--target={}", self.target.triple));
        let rllc = rllc.arg(format!("--relocation-model={model}"));
        rllc.arg(sources().join(part).with_extension("ll")).arg("-o").arg(&object).checked()?;
        Ok(object)
    }

    fn link(&self, output: &str, inputs: &[PathBuf], words: &[&str]) -> Result<PathBuf, String> {
        let output = self.folder.path().join(output);
        let mut link = Run::new(tools::tool(self.target.compiler)?);
        if let Some(linker) = self.linker {
            // The compiler looks for its linker there first.
            let folder = self.folder.path().join("linker");
            let name = folder.join("ld");
            if !name.exists() {
                std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
                std::os::unix::fs::symlink(tools::tool(linker)?, &name).map_err(|error| error.to_string())?;
            }
            link = link.arg("-B").arg(folder);
        }
        link.args(inputs).args(words).arg("-o").arg(&output).checked()?;
        Ok(output)
    }

    fn image(&self, image: Image) -> Result<(), String> {
        match image {
            Image::Executable { model, words } => {
                let inputs = [self.object("program", model)?, self.object("library", model)?];
                self.expect(&self.link("program", &inputs, words)?, &[], PROGRAM)
            }
            Image::WithLibrary { model, words } => {
                let library = self.link("library.so", &[self.object("library", "pic")?], &["-shared"])?;
                let inputs = [self.object("program", model)?, library];
                self.expect(&self.link("program", &inputs, words)?, &[], PROGRAM)
            }
            Image::Opened => {
                let inputs = [self.object("library", "pic")?, self.object("versions", "pic")?];
                let script = format!("-Wl,--version-script={}", sources().join("versions.map").display());
                let library = self.link("library.so", &inputs, &["-shared", &script])?;
                let client = self.link("client", &[sources().join("client.c")], &["-pthread", "-ldl"])?;
                self.expect(&client, &[&library], CLIENT)
            }
        }
    }

    fn expect(&self, program: &Path, arguments: &[&Path], expected: &str) -> Result<(), String> {
        let run = match self.target.emulator {
            [] => Run::new(program),
            [emulator, words @ ..] => Run::new(tools::tool(emulator)?).args(words).arg(program),
        };
        let outcome = run.args(arguments).checked()?;
        let found = String::from_utf8_lossy(&outcome.stdout);
        match found == expected {
            true => Ok(()),
            false => Err(format!("expected:\n{expected}got:\n{found}")),
        }
    }
}

fn sources() -> PathBuf {
    tools::tests_dir().join("programs/linking")
}

fn check(
    target: Target,
    linker: Option<&'static str>,
    level: &'static str,
    image: Image,
) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    Ok(Build { target, linker, level, folder }.image(image)?)
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for &target in TARGETS {
        let others = target.linkers.iter().copied().map(Some);
        for linker in std::iter::once(None).chain(others) {
            let there = |name: &str| target.static_pie || name != "static-pie";
            for &(name, image) in IMAGES.iter().filter(|(name, _)| there(name)) {
                for level in ["0", "2"] {
                    let name = format!("{}/{}/{name}/O{level}", target.name, linker.unwrap_or("ld"));
                    trials.push(Trial::test(name, move || check(target, linker, level, image)));
                }
            }
        }
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
