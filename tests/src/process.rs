//! Runs commands with limits on time, memory and output.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::File;
use std::io::{self, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// How a process ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    Code(i32),
    Signal(i32),
    /// It was ended because its time was up.
    Timeout,
}

impl Exit {
    /// Whether the process ended by itself with status 0.
    pub fn success(self) -> bool {
        self == Exit::Code(0)
    }
}

impl fmt::Display for Exit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Exit::Code(code) => write!(f, "exit status {code}"),
            Exit::Signal(signal) => write!(f, "signal {signal}"),
            Exit::Timeout => write!(f, "timeout"),
        }
    }
}

/// What a finished process left.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub exit: Exit,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
}

impl Outcome {
    /// Standard error as text.
    pub fn errors(&self) -> String {
        String::from_utf8_lossy(&self.stderr).into_owned()
    }
}

/// A command with limits; built like [`Command`].
#[derive(Clone, Debug)]
pub struct Run {
    words: Vec<OsString>,
    environment: Vec<(OsString, OsString)>,
    directory: Option<PathBuf>,
    stdin: Option<Vec<u8>>,
    seconds: u32,
    memory: Option<u64>,
}

/// `timeout` reports with this status that the time was up.
const TIMED_OUT: i32 = 124;
/// Standard output and standard error end here, in bytes.
const OUTPUT_LIMIT: u64 = 1 << 28;

impl Run {
    /// Runs `program`, for 60 seconds at most.
    pub fn new(program: impl AsRef<OsStr>) -> Run {
        Run {
            words: vec![program.as_ref().to_owned()],
            environment: Vec::new(),
            directory: None,
            stdin: None,
            seconds: 60,
            memory: None,
        }
    }

    #[must_use]
    pub fn arg(mut self, word: impl AsRef<OsStr>) -> Run {
        self.words.push(word.as_ref().to_owned());
        self
    }

    #[must_use]
    pub fn args<S: AsRef<OsStr>>(mut self, words: impl IntoIterator<Item = S>) -> Run {
        self.words.extend(words.into_iter().map(|word| word.as_ref().to_owned()));
        self
    }

    #[must_use]
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Run {
        self.environment.push((name.into(), value.as_ref().to_owned()));
        self
    }

    #[must_use]
    pub fn current_dir(mut self, directory: impl Into<PathBuf>) -> Run {
        self.directory = Some(directory.into());
        self
    }

    #[must_use]
    pub fn stdin(mut self, bytes: impl Into<Vec<u8>>) -> Run {
        self.stdin = Some(bytes.into());
        self
    }

    /// Ends the process after this time.
    #[must_use]
    pub fn seconds(mut self, seconds: u32) -> Run {
        self.seconds = seconds;
        self
    }

    /// Limits the address space, in bytes.
    #[must_use]
    pub fn memory(mut self, bytes: u64) -> Run {
        self.memory = Some(bytes);
        self
    }

    /// The command as a line for people.
    pub fn line(&self) -> String {
        let words: Vec<_> = self.words.iter().map(|word| word.to_string_lossy()).collect();
        words.join(" ")
    }

    /// Runs it to its end.
    pub fn outcome(&self) -> io::Result<Outcome> {
        let scratch = tempfile::tempdir()?;
        let (out, err) = (scratch.path().join("out"), scratch.path().join("err"));
        let mut command = Command::new("prlimit");
        command.arg(format!("--fsize={OUTPUT_LIMIT}")).arg("--core=0");
        if let Some(bytes) = self.memory {
            command.arg(format!("--as={bytes}"));
        }
        command.args(["timeout", "-k", "1"]).arg(self.seconds.to_string()).args(&self.words);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        if let Some(directory) = &self.directory {
            command.current_dir(directory);
        }
        command.stdout(File::create(&out)?).stderr(File::create(&err)?);
        command.stdin(if self.stdin.is_some() { Stdio::piped() } else { Stdio::null() });
        let mut child = command.spawn()?;
        if let (Some(bytes), Some(mut pipe)) = (&self.stdin, child.stdin.take()) {
            // A process that ends without reading its input breaks the pipe; its status says why.
            let _ = pipe.write_all(bytes);
        }
        let status = child.wait()?;
        let exit = match (status.code(), status.signal()) {
            (Some(TIMED_OUT | 137), _) | (_, Some(9)) => Exit::Timeout,
            (Some(code), _) if code > 128 && code < 160 => Exit::Signal(code - 128),
            (Some(code), _) => Exit::Code(code),
            (None, signal) => Exit::Signal(signal.unwrap_or(0)),
        };
        Ok(Outcome { exit, stdout: std::fs::read(out)?, stderr: std::fs::read(err)? })
    }

    /// Runs it; anything but exit status 0 is an error that tells the command and what it said.
    pub fn checked(&self) -> Result<Outcome, String> {
        let outcome = self.outcome().map_err(|error| format!("{}: {error}", self.line()))?;
        if outcome.exit.success() {
            return Ok(outcome);
        }
        Err(format!("{}\n{}: {}", self.line(), outcome.exit, outcome.errors()))
    }
}
