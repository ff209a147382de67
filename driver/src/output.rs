//! Inputs and outputs: reading whole files, and writing files that appear whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Positions in inputs are 32 bits wide.
const LARGEST_INPUT: u64 = u32::MAX as u64;

/// The error of the operating system without its number.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.find(" (os error") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

/// All of an input; `-` is standard input.
///
/// Files are read, not mapped: a map would have to be `unsafe`, and would turn a file that is truncated while it
/// is compiled into a crash. Reading costs a few milliseconds for the largest real modules.
///
/// # Errors
/// What the operating system says, or that the input is larger than any position.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    let read = |source: &mut dyn Read, size: u64| {
        let mut bytes = Vec::with_capacity(usize::try_from(size.min(LARGEST_INPUT)).unwrap_or(0));
        source.take(LARGEST_INPUT + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes: io::Result<Vec<u8>> = if path.as_os_str() == "-" {
        read(&mut io::stdin().lock(), 0)
    } else {
        File::open(path).and_then(|mut file| {
            let metadata = file.metadata()?;
            match metadata.len() {
                size if metadata.is_file() && size > LARGEST_INPUT => Err(too_large()),
                size => read(&mut file, if metadata.is_file() { size } else { 0 }),
            }
        })
    };
    match bytes {
        Ok(bytes) if bytes.len() as u64 > LARGEST_INPUT => Err(too_large().to_string()),
        Ok(bytes) => Ok(bytes),
        Err(error) => Err(format!("cannot read: {}", reason(&error))),
    }
}

fn too_large() -> io::Error {
    io::Error::other("the input is larger than 4 GiB")
}

/// Writes an output: to a temporary file beside `path`, renamed when it is complete. `-` is standard output. What
/// is not a regular file (a pipe, a device) is written in place; a symbolic link is followed.
///
/// # Errors
/// What the operating system says, after the name of the output.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let result = match fs::metadata(path) {
        _ if path.as_os_str() == "-" => {
            let mut stdout = io::stdout().lock();
            stdout.write_all(bytes).and_then(|()| stdout.flush())
        }
        Ok(metadata) if metadata.is_dir() => Err(io::Error::other("Is a directory")),
        Ok(metadata) if !metadata.is_file() => {
            File::options().write(true).open(path).and_then(|mut file| file.write_all(bytes))
        }
        Ok(_) => fs::canonicalize(path).and_then(|path| replace(&path, bytes)),
        Err(_) => replace(path, bytes),
    };
    result.map_err(|error| format!("cannot write '{}': {}", path.display(), reason(&error)))
}

fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".rllc-").suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The permissions of a new file, less the umask.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder).map_err(unwrapped)?;
    file.write_all(bytes)?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// The error that `tempfile` wrapped to name its file, which the user never heard of.
fn unwrapped(error: io::Error) -> io::Error {
    let code = error
        .get_ref()
        .and_then(|inner| inner.source())
        .and_then(|source| source.downcast_ref::<io::Error>().and_then(io::Error::raw_os_error));
    code.map_or(error, io::Error::from_raw_os_error)
}

/// Where the output of `input` goes when nothing else is said: the input's stem with `extension`, in the current
/// folder's terms, as llc does; standard output for standard input.
pub fn default_path(input: &Path, extension: &str) -> PathBuf {
    if input.as_os_str() == "-" { PathBuf::from("-") } else { input.with_extension(extension) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_appear_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a.o");
        write(&file, b"one").expect("written");
        write(&file, b"two").expect("written again");
        assert_eq!(read(&file).expect("read"), b"two");
        assert_eq!(fs::read_dir(folder.path()).expect("listed").count(), 1);
    }

    #[test]
    fn a_missing_folder_is_named() {
        let error = write(Path::new("/no/such/folder/a.o"), b"").expect_err("no folder");
        assert_eq!(error, "cannot write '/no/such/folder/a.o': No such file or directory");
    }

    #[test]
    fn a_folder_is_no_output() {
        assert!(write(Path::new("/"), b"").is_err());
        assert!(read(Path::new("/")).is_err());
    }
}
