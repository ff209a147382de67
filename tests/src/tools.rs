//! Where the tools and the program under test are.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// Where Debian puts the loader of its package `wine64`.
const WINE: &str = "/usr/lib/wine";

/// The program of this name on the search path. A test that needs a tool fails with its name when it is not
/// there; it is never skipped.
pub fn tool(name: &str) -> Result<PathBuf, String> {
    if name == "wine64" {
        keep_wine_server();
    }
    find(name)
}

/// Keeps one server for all programs of wine, until a minute after the last: one that starts while the server of an
/// earlier program ends can fail.
fn keep_wine_server() {
    static SERVER: OnceLock<()> = OnceLock::new();
    SERVER.get_or_init(|| {
        let Ok(server) = find("wineserver64").or_else(|_| find("wineserver")) else { return };
        // It fails if there is a server, which is as good.
        let quiet = Stdio::null;
        Command::new(server).arg("-p60").stdin(quiet()).stdout(quiet()).stderr(quiet()).status().ok();
    });
}

fn find(name: &str) -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([PathBuf::from(WINE)])
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
        .ok_or_else(|| format!("`{name}` is not installed; `.ci/run` installs what the tests need"))
}

/// The folder of this crate.
pub fn tests_dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The folder of the build that this program belongs to (`target/debug` or `target/release`).
fn build_dir() -> Result<PathBuf, String> {
    let exe = std::env::current_exe().map_err(|error| error.to_string())?;
    let folder = exe.parent().ok_or("the program has no folder")?;
    let folder = if folder.ends_with("deps") { folder.parent().unwrap_or(folder) } else { folder };
    Ok(folder.to_owned())
}

/// A folder for what tests fetch and compile, outside the sources: `target/rllc-tests/NAME`.
pub fn cache_dir(name: &str) -> Result<PathBuf, String> {
    let build = build_dir()?;
    let folder = build.parent().unwrap_or(&build).join("rllc-tests").join(name);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// The rllc under test: `RLLC` if it is set, else the one of this build, brought up to date.
pub fn rllc() -> Result<PathBuf, String> {
    static RLLC: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    RLLC.get_or_init(|| match std::env::var_os("RLLC") {
        Some(path) => Ok(path.into()),
        None => build_rllc(),
    })
    .clone()
}

fn build_rllc() -> Result<PathBuf, String> {
    let folder = build_dir()?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "-p", "rllc", "--bin", "rllc"]).current_dir(tests_dir());
    if let Some(target) = folder.parent() {
        command.arg("--target-dir").arg(target);
    }
    if folder.ends_with("release") {
        command.arg("--release");
    }
    match command.status() {
        Ok(status) if status.success() => Ok(folder.join("rllc")),
        Ok(_) => Err("rllc does not build".into()),
        Err(error) => Err(format!("cargo: {error}")),
    }
}

/// The corpora that are kept outside the repository: `RLLC_CORPORA` or `~/.cache/rllc-corpora`.
pub fn corpora() -> PathBuf {
    match std::env::var_os("RLLC_CORPORA") {
        Some(path) => path.into(),
        None => {
            Path::new(&std::env::var_os("HOME").unwrap_or_else(|| "/".into())).join(".cache/rllc-corpora")
        }
    }
}
