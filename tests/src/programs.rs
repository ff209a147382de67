//! Real programs: C libraries from crates, each with a driver program of ours (`programs/NAME/main.c`), compiled by clang to IR
//! and from there by rllc or `llc`.

use crate::process::{Outcome, Run};
use crate::tools;
use crate::torture::Machine;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// A library and the program that drives it.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    pub name: &'static str,
    /// Folders of sources below the vendored crates; every `.c` file in them, but those of `without`.
    folders: &'static [&'static str],
    without: &'static [&'static str],
    includes: &'static [&'static str],
    defines: &'static [&'static str],
    /// Arguments of the driver program, below `programs/`.
    pub arguments: &'static [&'static str],
}

/// All programs.
pub const PROGRAMS: &[Program] = &[
    Program {
        name: "zlib",
        folders: &["libz-sys/src/zlib"],
        without: &[],
        includes: &["libz-sys/src/zlib"],
        defines: &["-DHAVE_UNISTD_H"],
        arguments: &[],
    },
    Program {
        name: "bzip2",
        folders: &["bzip2-sys/bzip2-1.0.8"],
        without: &["bzip2", "bzip2recover", "dlltest", "mk251", "spewG", "unzcrash"],
        includes: &["bzip2-sys/bzip2-1.0.8"],
        defines: &["-DBZ_NO_STDIO"],
        arguments: &[],
    },
    Program {
        name: "lz4",
        folders: &["lz4-sys/liblz4/lib"],
        without: &["lz4file"],
        includes: &["lz4-sys/liblz4/lib"],
        defines: &[],
        arguments: &[],
    },
    Program {
        name: "lua",
        folders: &["lua-src/lua-5.5.1"],
        without: &["lua", "luac"],
        includes: &["lua-src/lua-5.5.1"],
        defines: &[],
        arguments: &["lua/language.lua", "lua/numbers.lua", "lua/strings-tables.lua"],
    },
    Program {
        name: "zstd",
        folders: &[
            "zstd-sys/zstd/lib/common",
            "zstd-sys/zstd/lib/compress",
            "zstd-sys/zstd/lib/decompress",
            "zstd-sys/zstd/lib/dictBuilder",
        ],
        without: &[],
        includes: &["zstd-sys/zstd/lib"],
        defines: &["-DZSTD_DISABLE_ASM", "-include", "zstd/plain.h"],
        arguments: &[],
    },
    Program {
        name: "sqlite",
        folders: &["libsqlite3-sys/sqlite3"],
        without: &["wasm32-wasi-vfs"],
        includes: &["libsqlite3-sys/sqlite3"],
        defines: &[
            "-DSQLITE_ENABLE_FTS5",
            "-DSQLITE_ENABLE_RTREE",
            "-DSQLITE_ENABLE_MATH_FUNCTIONS",
            "-DSQLITE_SOUNDEX",
        ],
        arguments: &[],
    },
];

/// The words for a level of clang: `0`, `2`, … and `0o`, which is `0` without the attribute `optnone` that would keep
/// the compilers behind clang from optimizing.
pub fn clang_words(level: &str) -> &'static [&'static str] {
    match level {
        "0" => &["-O0"],
        "0o" => &["-O0", "-Xclang", "-disable-O0-optnone"],
        "1" => &["-O1"],
        "3" => &["-O3"],
        "s" => &["-Os"],
        "z" => &["-Oz"],
        _ => &["-O2"],
    }
}

/// The program of this name.
pub fn find(name: &str) -> Option<&'static Program> {
    PROGRAMS.iter().find(|program| program.name == name)
}

fn io(what: &Path, error: std::io::Error) -> String {
    format!("{}: {error}", what.display())
}

/// Where programs run: `RLLC_PROGRAMS_TARGET` names another target than the host's, in clang's spelling.
fn machine() -> &'static Machine {
    static MACHINE: OnceLock<Machine> = OnceLock::new();
    MACHINE.get_or_init(|| match std::env::var("RLLC_PROGRAMS_TARGET") {
        Ok(target) => Machine::of(&target),
        Err(_) => Machine::host(),
    })
}

/// The folder of the vendored crates, fetched at the first use.
fn crates() -> Result<PathBuf, String> {
    static CRATES: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    CRATES.get_or_init(fetch).clone()
}

fn fetch() -> Result<PathBuf, String> {
    let folder = tools::cache_dir("crates")?;
    let manifests = tools::tests_dir().join("programs");
    let mut fresh = folder.join("vendor").is_dir();
    for (from, to) in [("crates.toml", "Cargo.toml"), ("crates.lock", "Cargo.lock")] {
        let (from, to) = (manifests.join(from), folder.join(to));
        let wanted = std::fs::read(&from).map_err(|error| io(&from, error))?;
        if std::fs::read(&to).is_ok_and(|found| found == wanted) {
            continue;
        }
        fresh = false;
        std::fs::write(&to, wanted).map_err(|error| io(&to, error))?;
    }
    if !fresh {
        std::fs::write(folder.join("lib.rs"), "").map_err(|error| io(&folder, error))?;
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let vendor = Run::new(cargo).args(["vendor", "--quiet", "--locked", "vendor"]).current_dir(&folder);
        vendor.seconds(300).checked()?;
    }
    Ok(folder.join("vendor"))
}

impl Program {
    /// Held by the test that makes what all tests of the program at this level of clang share.
    fn lock(&self, clang_level: &str) -> Arc<Mutex<()>> {
        static LOCKS: Mutex<BTreeMap<String, Arc<Mutex<()>>>> = Mutex::new(BTreeMap::new());
        unpoisoned(&LOCKS).entry(format!("{}-{clang_level}", self.name)).or_default().clone()
    }

    fn sources(&self) -> Result<Vec<PathBuf>, String> {
        let crates = crates()?;
        let mut sources = vec![tools::tests_dir().join("programs").join(self.name).join("main.c")];
        for folder in self.folders {
            let folder = crates.join(folder);
            for entry in std::fs::read_dir(&folder).map_err(|error| io(&folder, error))? {
                let path = entry.map_err(|error| io(&folder, error))?.path();
                let stem =
                    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
                let is_source = path.extension().is_some_and(|extension| extension == "c");
                if is_source && !self.without.contains(&stem.as_str()) {
                    sources.push(path);
                }
            }
        }
        sources.sort();
        Ok(sources)
    }

    /// The IR of every source file at a level of clang (see [`clang_words`]), in `.ll` files, made where it is not there yet.
    pub fn ir(&self, clang_level: &str) -> Result<Vec<PathBuf>, String> {
        let clang = tools::tool("clang-22")?;
        let crates = crates()?;
        let sources = self.sources()?;
        let lock = self.lock(clang_level);
        let _lock = unpoisoned(&lock);
        let folder = self.folder(clang_level)?;
        use rayon::prelude::*;
        sources
            .par_iter()
            .map(|source| {
                let ir = folder.join(source.file_name().unwrap_or_default()).with_extension("ll");
                if is_newer(&ir, source) {
                    return Ok(ir);
                }
                let partial = ir.with_extension("partial");
                let mut compile =
                    Run::new(&clang).args(clang_words(clang_level)).args(["-S", "-emit-llvm", "-w"]);
                compile = compile.args(machine().target.iter().map(|target| format!("--target={target}")));
                if self.name == "lua" && !machine().is_windows() {
                    compile = compile.arg("-DLUA_USE_POSIX");
                }
                compile = compile.args(self.defines).arg(source).arg("-o").arg(&partial);
                compile = compile.current_dir(tools::tests_dir().join("programs")).seconds(300);
                for include in self.includes {
                    compile = compile.arg("-I").arg(crates.join(include));
                }
                compile.checked()?;
                std::fs::rename(&partial, &ir).map_err(|error| io(&ir, error))?;
                Ok(ir)
            })
            .collect()
    }

    /// Where what is made of one level of clang is kept.
    pub fn folder(&self, clang_level: &str) -> Result<PathBuf, String> {
        let target = machine().target.as_ref().map_or(String::new(), |target| format!("-{target}"));
        tools::cache_dir(&format!("programs{target}/{}-O{clang_level}", self.name))
    }

    /// Compiles IR with `compiler` (words to which input, `-o` and output are added), one file after the other,
    /// into objects named after `tag`.
    pub fn compile(&self, ir: &[PathBuf], compiler: &Run, tag: &str) -> Result<Vec<PathBuf>, String> {
        ir.iter()
            .map(|file| {
                let object = file.with_extension(format!("{tag}.o"));
                compiler.clone().arg(file).arg("-o").arg(&object).seconds(300).checked()?;
                Ok(object)
            })
            .collect()
    }

    /// Links objects to a program named after `tag`.
    pub fn link(&self, objects: &[PathBuf], clang_level: &str, tag: &str) -> Result<PathBuf, String> {
        let program = self.folder(clang_level)?.join(format!("program-{tag}{}", machine().suffix()));
        let (linker, options) = machine().linker.split_first().ok_or("no linker")?;
        let link = Run::new(tools::tool(linker)?).args(options).args(objects).arg("-o").arg(&program);
        let libraries: &[&str] = if machine().is_windows() { &[] } else { &["-pthread", "-ldl"] };
        link.arg("-lm").args(libraries).seconds(120).checked()?;
        Ok(program)
    }

    /// The command that runs the program.
    pub fn command(&self, program: &Path) -> Run {
        let inputs = tools::tests_dir().join("programs");
        let run = match machine().emulator.split_first() {
            Some((emulator, words)) => Run::new(emulator).args(words).arg(program),
            None => Run::new(program),
        };
        run.args(self.arguments)
            .current_dir(inputs)
            .env("TZ", "UTC")
            .env("TMPDIR", std::env::temp_dir())
            .seconds(600)
    }

    /// What the program does when it went through `llc`; kept from run to run.
    pub fn reference(&self, clang_level: &str) -> Result<Vec<u8>, String> {
        let ir = self.ir(clang_level)?;
        let lock = self.lock(clang_level);
        let _lock = unpoisoned(&lock);
        let kept = self.folder(clang_level)?.join("reference.txt");
        let driver = tools::tests_dir().join("programs");
        let inputs = self.arguments.iter().map(|argument| driver.join(argument)).chain(ir.iter().cloned());
        if inputs.clone().all(|input| is_newer(&kept, &input)) {
            return std::fs::read(&kept).map_err(|error| io(&kept, error));
        }
        let llc = tools::tool("llc-22")?;
        let level = &clang_level[..1];
        let llc = Run::new(llc).args([&format!("-O{level}"), "-filetype=obj", "-relocation-model=pic"]);
        let objects = self.compile(&ir, &llc, "llc")?;
        let outcome = self.command(&self.link(&objects, clang_level, "llc")?).checked()?;
        std::fs::write(&kept, &outcome.stdout).map_err(|error| io(&kept, error))?;
        Ok(outcome.stdout)
    }

    /// Takes the program through rllc and runs it.
    pub fn through_rllc(&self, clang_level: &str, level: &str) -> Result<Outcome, String> {
        let ir = self.ir(clang_level)?;
        let rllc = Run::new(tools::rllc()?).arg(format!("-O{level}")).arg("--emit=obj");
        let tag = format!("rllc-O{level}");
        let objects = self.compile(&ir, &rllc, &tag)?;
        let program = self.link(&objects, clang_level, &tag)?;
        self.command(&program).outcome().map_err(|error| error.to_string())
    }
}

/// Takes a lock. One that a failed test left is as good as new: it guards files that are complete or absent.
fn unpoisoned<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether `file` exists and was written after `source`.
fn is_newer(file: &Path, source: &Path) -> bool {
    let written = |path: &Path| path.metadata().and_then(|metadata| metadata.modified()).ok();
    matches!((written(file), written(source)), (Some(file), Some(source)) if file >= source)
}
