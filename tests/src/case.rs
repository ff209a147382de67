//! One file-driven case: an input with its expectations in comments. `cases/README.md` describes the directives.

use crate::process::{Exit, Run};
use crate::tools;
use object::{Object, ObjectSection, ObjectSymbol};
use std::path::{Path, PathBuf};

/// Where a case is compiled for, linked and run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Platform {
    pub name: &'static str,
    /// `None`: the module's own, or the host's.
    triple: Option<&'static str>,
    linker: &'static str,
    /// The words before the program: an emulator.
    emulator: &'static [&'static str],
}

/// All platforms, the host first.
pub const PLATFORMS: &[Platform] = &[
    Platform { name: "host", triple: None, linker: "cc", emulator: &[] },
    Platform {
        name: "aarch64",
        triple: Some("aarch64-unknown-linux-gnu"),
        linker: "aarch64-linux-gnu-gcc",
        emulator: &["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"],
    },
    Platform {
        name: "riscv64",
        triple: Some("riscv64-unknown-linux-gnu"),
        linker: "riscv64-linux-gnu-gcc",
        emulator: &["qemu-riscv64-static", "-L", "/usr/riscv64-linux-gnu"],
    },
    Platform {
        name: "s390x",
        triple: Some("s390x-unknown-linux-gnu"),
        linker: "s390x-linux-gnu-gcc",
        emulator: &["qemu-s390x-static", "-L", "/usr/s390x-linux-gnu"],
    },
    Platform {
        name: "windows-gnu",
        triple: Some("x86_64-w64-windows-gnu"),
        linker: "x86_64-w64-mingw32-gcc",
        emulator: &["wine64"],
    },
];

fn platform(name: &str) -> Result<&'static Platform, String> {
    PLATFORMS
        .iter()
        .find(|platform| platform.name == name)
        .ok_or_else(|| format!("there is no platform {name}"))
}

/// A case as its file describes it.
#[derive(Clone, Debug, Default)]
pub struct Case {
    pub file: PathBuf,
    pub levels: Vec<String>,
    pub platforms: Vec<&'static Platform>,
    options: Vec<String>,
    link: Vec<String>,
    arguments: Vec<String>,
    stdin: Vec<String>,
    /// Exit status of the program; `None`: it is not run.
    exit: Option<Exit>,
    stdout: Vec<String>,
    errors: Vec<String>,
    symbols: Vec<String>,
    no_symbols: Vec<String>,
    sections: Vec<String>,
    no_sections: Vec<String>,
    emit: Vec<String>,
    check: bool,
    /// Triples for which the object must say what `llc`'s says.
    llc: Vec<String>,
    /// Triples for which the assembly text must say what the object says.
    assembly: Vec<String>,
}

impl Case {
    /// Reads the directives of `file`.
    ///
    /// # Errors
    /// If there are none, or one is unknown.
    pub fn read(file: &Path) -> Result<Case, String> {
        let bytes = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
        let mut case = Case { file: file.to_owned(), ..Case::default() };
        let text = String::from_utf8_lossy(&bytes);
        let mut expects = false;
        for (index, line) in text.lines().enumerate() {
            let Some((name, value)) = directive(line) else { continue };
            case.set(name, value).map_err(|error| format!("{}:{}: {error}", file.display(), index + 1))?;
            expects |= !matches!(name, "LEVELS" | "PLATFORMS" | "OPTIONS" | "LINK" | "ARGS" | "STDIN");
        }
        if !expects {
            return Err(format!("{}: nothing is expected of this case", file.display()));
        }
        if let (Ok(names), true) = (std::env::var("RLLC_PLATFORMS"), case.exit.is_some()) {
            case.platforms = names.split(',').map(platform).collect::<Result<_, _>>()?;
        }
        if case.platforms.is_empty() {
            case.platforms.push(&PLATFORMS[0]);
        }
        if case.levels.is_empty() {
            let once = case.check || !case.errors.is_empty() || case.exit.is_none() && !case.llc.is_empty();
            let levels: &[&str] = if once { &["2"] } else { &["0", "2"] };
            case.levels = levels.iter().map(|&level| level.to_owned()).collect();
        }
        Ok(case)
    }

    /// Whether the program runs on the host as rllc compiles it without optimization and with it.
    pub fn runs_on_host(&self) -> bool {
        let levels = ["0", "2"].iter().all(|level| self.levels.iter().any(|own| own == level));
        self.exit.is_some() && levels && self.platforms.iter().any(|platform| platform.name == "host")
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let words = || value.split_whitespace().map(str::to_owned);
        match name {
            "RUN" => self.exit = self.exit.or(Some(Exit::Code(0))),
            "EXIT" => self.exit = Some(exit(value)?),
            "STDOUT" => {
                self.exit = self.exit.or(Some(Exit::Code(0)));
                self.stdout.push(value.to_owned());
            }
            "STDIN" => self.stdin.push(value.to_owned()),
            "ARGS" => self.arguments.extend(words()),
            "PLATFORMS" => {
                for name in value.split_whitespace() {
                    self.platforms.push(platform(name)?);
                }
            }
            "LEVELS" => self.levels.extend(words()),
            "OPTIONS" => self.options.extend(words()),
            "LINK" => self.link.extend(words()),
            "ERROR" => self.errors.push(value.to_owned()),
            "SYMBOL" => self.symbols.push(value.to_owned()),
            "NO-SYMBOL" => self.no_symbols.push(value.to_owned()),
            "SECTION" => self.sections.push(value.to_owned()),
            "NO-SECTION" => self.no_sections.push(value.to_owned()),
            "EMIT" => self.emit.push(value.to_owned()),
            "CHECK" => self.check = true,
            "LLC" => self.llc.extend(words()),
            "ASSEMBLY" => self.assembly.extend(words()),
            _ => return Err(format!("there is no directive {name}")),
        }
        Ok(())
    }

    /// Runs the case at one level of optimization, for one platform.
    ///
    /// # Errors
    /// What differs from the expectations.
    pub fn run(&self, level: &str, platform: &Platform) -> Result<(), String> {
        let scratch = tempfile::tempdir().map_err(|error| error.to_string())?;
        if !self.errors.is_empty() {
            return self.expect_refusal(level, scratch.path());
        }
        if self.check {
            self.rllc(level).arg("--check").arg(&self.file).checked()?;
        }
        if !self.emit.is_empty() {
            let printed = self.rllc(level).args(["--emit=ll", "-o", "-"]).arg(&self.file).checked()?;
            in_order(&String::from_utf8_lossy(&printed.stdout), &self.emit)?;
        }
        for triple in &self.llc {
            self.expect_llc(level, triple, scratch.path()).map_err(|error| format!("{triple}: {error}"))?;
        }
        for triple in &self.assembly {
            self.expect_assembly(level, triple, scratch.path())
                .map_err(|error| format!("{triple}: {error}"))?;
        }
        let wants_names = [&self.symbols, &self.no_symbols, &self.sections, &self.no_sections];
        if self.exit.is_none() && wants_names.iter().all(|names| names.is_empty()) {
            return Ok(());
        }
        let object = scratch.path().join("case.o");
        let mut rllc = self.rllc(level);
        if let Some(triple) = platform.triple {
            rllc = rllc.arg(format!("-mtriple={triple}"));
        }
        rllc.args(["-filetype=obj", "-o"]).arg(&object).arg(&self.file).checked()?;
        self.expect_names(&object)?;
        match self.exit {
            Some(exit) => self.expect_behaviour(exit, &object, platform),
            None => Ok(()),
        }
    }

    fn rllc(&self, level: &str) -> Run {
        let rllc = tools::rllc().unwrap_or_else(|_| "rllc".into());
        // llc's spellings, so that `RLLC=llc-22` tells whether LLVM meets the expectations.
        self.with_options(Run::new(rllc), level)
    }

    fn with_options(&self, compiler: Run, level: &str) -> Run {
        let own_model = self.options.iter().any(|option| option.contains("relocation-model"));
        let model = if own_model { None } else { Some("-relocation-model=pic") };
        compiler.arg(format!("-O{level}")).args(model).args(&self.options).memory(16 << 30)
    }

    /// Compiles with `llc` too, and compares the objects by what they mean.
    fn expect_llc(&self, level: &str, triple: &str, scratch: &Path) -> Result<(), String> {
        let compile = |compiler: Run, name: &str| {
            let object = scratch.join(name);
            let compiler = compiler.arg(format!("-mtriple={triple}")).args(["-filetype=obj", "-o"]);
            compiler.arg(&object).arg(&self.file).checked()?;
            Ok::<PathBuf, String>(object)
        };
        let mut llc = self.with_options(Run::new(tools::tool("llc-22")?), level);
        if triple.starts_with("riscv64") {
            // What code is generated for, which llc has to be told.
            llc = llc.args(["-target-abi=lp64d", "-mattr=+m,+a,+f,+d,+zifencei"]);
        }
        let expected = compile(llc, "expected.o")?;
        let actual = compile(self.rllc(level), "actual.o")?;
        same_meaning(&expected, &actual)
    }

    /// Assembles the assembly text that rllc writes, and compares with the object that it writes.
    fn expect_assembly(&self, level: &str, triple: &str, scratch: &Path) -> Result<(), String> {
        let compile = |kind: &str, name: &str| {
            let output = scratch.join(name);
            let words = [format!("-mtriple={triple}"), format!("-filetype={kind}"), "-o".to_owned()];
            self.rllc(level).args(words).arg(&output).arg(&self.file).checked()?;
            Ok::<PathBuf, String>(output)
        };
        let expected = compile("obj", "expected.o")?;
        let text = compile("asm", "text.s")?;
        let actual = scratch.join("actual.o");
        let clang = Run::new(tools::tool("clang-22")?).arg(format!("--target={triple}"));
        clang.args(["-c", "-o"]).arg(&actual).arg(&text).checked()?;
        same_meaning(&expected, &actual)
    }

    fn expect_refusal(&self, level: &str, scratch: &Path) -> Result<(), String> {
        let object = scratch.join("case.o");
        let run = self.rllc(level).args(["-filetype=obj", "-o"]).arg(&object).arg(&self.file);
        let outcome = run.outcome().map_err(|error| error.to_string())?;
        let said = outcome.errors();
        if outcome.exit != Exit::Code(1) {
            return Err(format!("expected a refusal, got {}:\n{said}", outcome.exit));
        }
        if std::fs::read_dir(scratch).is_ok_and(|entries| entries.count() > 0) {
            return Err("the input was refused, and yet there is an output".into());
        }
        let prefix = format!("{}:", self.file.display());
        let found: Vec<String> = said
            .lines()
            .filter_map(|line| line.strip_prefix(&prefix))
            .filter_map(|line| line.split_once(" error: "))
            .map(|(place, message)| format!("{place} {message}"))
            .collect();
        let differ = || format!("expected these errors: {:#?}\nfound: {found:#?}\n{said}", self.errors);
        if found.len() != self.errors.len() {
            return Err(differ());
        }
        for (found, expected) in found.iter().zip(&self.errors) {
            if !found.contains(expected.as_str()) {
                return Err(differ());
            }
        }
        Ok(())
    }

    fn expect_names(&self, object: &Path) -> Result<(), String> {
        let bytes = std::fs::read(object).map_err(|error| error.to_string())?;
        let file =
            object::File::parse(&*bytes).map_err(|error| format!("the object is malformed: {error}"))?;
        let symbols: Vec<String> = file.symbols().map(|symbol| symbol_line(&file, &symbol)).collect();
        let sections: Vec<String> =
            file.sections().map(|section| section.name().unwrap_or("?").to_owned()).collect();
        for wanted in &self.symbols {
            if !symbols.iter().any(|line| line == wanted) {
                return Err(format!("no symbol `{wanted}` among {symbols:#?}"));
            }
        }
        for unwanted in &self.no_symbols {
            if symbols.iter().any(|line| line.split(' ').next() == Some(unwanted)) {
                return Err(format!("unwanted symbol `{unwanted}` among {symbols:#?}"));
            }
        }
        for wanted in &self.sections {
            if !sections.contains(wanted) {
                return Err(format!("no section `{wanted}` among {sections:?}"));
            }
        }
        for unwanted in &self.no_sections {
            if sections.contains(unwanted) {
                return Err(format!("unwanted section `{unwanted}` among {sections:?}"));
            }
        }
        Ok(())
    }

    fn expect_behaviour(&self, exit: Exit, object: &Path, platform: &Platform) -> Result<(), String> {
        let program = object.with_extension("exe");
        let folder = self.file.parent().unwrap_or(Path::new("."));
        let mut link = Run::new(tools::tool(platform.linker)?).arg(object).arg("-o").arg(&program);
        for word in &self.link {
            link = if word.starts_with('-') { link.arg(word) } else { link.arg(folder.join(word)) };
        }
        link.args(["-lm", "-pthread"]).checked()?;
        let mut run = match platform.emulator {
            [] => Run::new(&program),
            [emulator, words @ ..] => {
                // Wine says much that is not the program's.
                Run::new(tools::tool(emulator)?).args(words).arg(&program).env("WINEDEBUG", "-all")
            }
        };
        run = run.args(&self.arguments).seconds(60);
        if !self.stdin.is_empty() {
            run = run.stdin(lines(&self.stdin));
        }
        let outcome = run.outcome().map_err(|error| error.to_string())?;
        let stdout = String::from_utf8_lossy(&outcome.stdout).replace("\r\n", "\n");
        if outcome.exit != exit {
            let errors = outcome.errors();
            return Err(format!("expected {exit}, got {}\nstdout:\n{stdout}stderr:\n{errors}", outcome.exit));
        }
        if stdout != lines(&self.stdout) {
            return Err(format!("expected this output:\n{}got:\n{stdout}", lines(&self.stdout)));
        }
        Ok(())
    }
}

/// What `objdiff.py` says of two objects.
fn same_meaning(expected: &Path, actual: &Path) -> Result<(), String> {
    let objdiff = tools::tests_dir().join("objdiff.py");
    let python = Run::new(tools::tool("python3")?);
    let outcome =
        python.arg(objdiff).arg(expected).arg(actual).outcome().map_err(|error| error.to_string())?;
    match outcome.exit {
        Exit::Code(0) => Ok(()),
        exit => {
            let differences = String::from_utf8_lossy(&outcome.stdout);
            Err(format!("objdiff.py: {exit}\n{differences}{}", outcome.errors()))
        }
    }
}

/// `; NAME: value`, or `; NAME` alone, as name and value.
fn directive(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_prefix("; ")?;
    let end = rest.find(|c: char| !c.is_ascii_uppercase() && c != '-').unwrap_or(rest.len());
    let (name, rest) = rest.split_at(end);
    if name.len() < 3 {
        return None;
    }
    match rest.strip_prefix(':') {
        Some(value) => Some((name, value.strip_prefix(' ').unwrap_or(value))),
        None if rest.is_empty() && matches!(name, "RUN" | "CHECK") => Some((name, "")),
        None => None,
    }
}

fn exit(value: &str) -> Result<Exit, String> {
    let number = |text: &str| text.parse::<i32>().map_err(|_| format!("`{value}` is no exit status"));
    match value.strip_prefix("signal ") {
        Some(signal) => Ok(Exit::Signal(number(signal)?)),
        None => Ok(Exit::Code(number(value)?)),
    }
}

fn lines(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

fn in_order(text: &str, wanted: &[String]) -> Result<(), String> {
    let mut rest = text;
    for line in wanted {
        match rest.find(line.as_str()) {
            Some(at) => rest = &rest[at + line.len()..],
            None => return Err(format!("`{line}` is not printed, or not in this order:\n{text}")),
        }
    }
    Ok(())
}

/// `NAME BINDING SECTION`: the binding is `local`, `global`, `weak`; instead of the section of a symbol without one,
/// `undefined`, `common` or `absolute`.
fn symbol_line<'a>(file: &object::File<'a>, symbol: &object::Symbol<'a, '_>) -> String {
    let name = String::from_utf8_lossy(symbol.name_bytes().unwrap_or_default()).into_owned();
    let binding = match () {
        () if symbol.is_weak() => "weak",
        () if symbol.is_global() => "global",
        () => "local",
    };
    let place = match symbol.section() {
        object::SymbolSection::Undefined => "undefined".to_owned(),
        object::SymbolSection::Common => "common".to_owned(),
        object::SymbolSection::Absolute => "absolute".to_owned(),
        object::SymbolSection::Section(index) => match file.section_by_index(index) {
            Ok(section) => section.name().unwrap_or("?").to_owned(),
            Err(_) => "?".to_owned(),
        },
        _ => "none".to_owned(),
    };
    format!("{name} {binding} {place}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directives() {
        assert_eq!(directive("; RUN"), Some(("RUN", "")));
        assert_eq!(directive("; STDOUT:  a"), Some(("STDOUT", " a")));
        assert_eq!(directive("; STDOUT:"), Some(("STDOUT", "")));
        assert_eq!(directive("; NO-SYMBOL: f"), Some(("NO-SYMBOL", "f")));
        assert_eq!(directive("; A plain comment: with a colon"), None);
        assert_eq!(directive(";RUN"), None);
    }
}
