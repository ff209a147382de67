//! Mutated inputs: whatever is done to a file, rllc answers with exit status 0 or 1, in little time and memory, and
//! without an internal error.

use crate::process::{Exit, Outcome, Run};
use std::fs;
use std::path::{Path, PathBuf};

/// Inputs that one run of rllc gets.
const BATCH: usize = 50;

/// Address space for inputs of at most a megabyte, in bytes.
const MEMORY: u64 = 2 << 30;

/// Seconds for one input.
const SECONDS: u32 = 10;

/// A generator of numbers (xorshift64*): the same seed, the same mutations.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The sequence of `seed`.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number below `bound`; 0 if there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let number = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16;
        number.checked_rem(bound as u64).unwrap_or(0) as usize
    }
}

/// An unmutated file.
#[derive(Clone, Debug)]
pub struct Seed {
    pub name: String,
    pub bytes: Vec<u8>,
}

impl Seed {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Seed, String> {
        let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        Ok(Seed { name, bytes })
    }

    fn is_text(&self) -> bool {
        self.name.ends_with(".ll")
    }
}

/// `seed` with one to eight mutations; `other` lends parts.
pub fn mutate(random: &mut Random, seed: &Seed, other: &Seed) -> Vec<u8> {
    let mut bytes = seed.bytes.clone();
    for _ in 0..=random.below(8) {
        if seed.is_text() && random.below(4) != 0 {
            mutate_text(random, &mut bytes, &other.bytes);
        } else {
            mutate_bytes(random, &mut bytes, &other.bytes);
        }
    }
    bytes
}

fn mutate_bytes(random: &mut Random, bytes: &mut Vec<u8>, other: &[u8]) {
    let len = bytes.len();
    if len == 0 {
        return;
    }
    let at = random.below(len);
    match random.below(8) {
        0..=2 => bytes[at] ^= 1 << random.below(8),
        3 => bytes[at] = random.below(256) as u8,
        4 if random.below(4) == 0 => bytes.truncate(at),
        4 => bytes[at] = [0, 0xff, 0x7f, 0x80][random.below(4)],
        5 => {
            // A word, where lengths and counts are.
            let at = at & !3;
            let value = [0, u32::MAX, 1 << 31, len as u32, 0xffff][random.below(5)];
            for (place, byte) in bytes.iter_mut().skip(at).zip(value.to_le_bytes()) {
                *place = byte;
            }
        }
        6 => {
            let end = (at + 1 + random.below(64)).min(len);
            bytes.drain(at..end);
        }
        _ => {
            let from = random.below(other.len());
            let part = &other[from..(from + random.below(64)).min(other.len())];
            bytes.splice(at..at, part.iter().copied());
        }
    }
}

/// Start and end of the token at or behind `at`: a word or one other character.
fn token(bytes: &[u8], at: usize) -> (usize, usize) {
    let is_word =
        |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'%' | b'@' | b'!' | b'-');
    let start = at + bytes[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let before = bytes[..start.min(bytes.len())].iter().rev().take_while(|byte| is_word(byte)).count();
    let word = bytes[start.min(bytes.len())..].iter().take_while(|byte| is_word(byte)).count();
    let start = start - before;
    (start, (start + (before + word).max(1)).min(bytes.len()))
}

fn line(bytes: &[u8], at: usize) -> (usize, usize) {
    let start = bytes[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let end = bytes[at..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |end| at + end + 1);
    (start, end)
}

fn mutate_text(random: &mut Random, bytes: &mut Vec<u8>, other: &[u8]) {
    const WORDS: &[&str] = &[
        "0",
        "1",
        "-1",
        "4294967295",
        "18446744073709551616",
        "i1",
        "i8",
        "i32",
        "i8388607",
        "ptr",
        "void",
        "label",
        "metadata",
        "token",
        "float",
        "x86_fp80",
        "<4 x i32>",
        "<vscale x 2 x i64>",
        "[0 x i8]",
        "{ i32, ptr }",
        "[4294967295 x i64]",
        "undef",
        "poison",
        "null",
        "zeroinitializer",
        "none",
        "true",
        "%0",
        "@0",
        "!0",
        "0x7FF",
        "0xK00",
        "\"\\00\"",
        "addrspace(1)",
        "align 3",
        "(",
        ")",
        "{",
        "}",
        ",",
        "=",
        "*",
        "...",
        "!{}",
        "#0",
    ];
    if bytes.is_empty() || other.is_empty() {
        return;
    }
    let at = random.below(bytes.len());
    let (start, end) = token(bytes, at);
    let (line_start, line_end) = line(bytes, at);
    match random.below(8) {
        0 | 1 => {
            bytes.splice(start..end, WORDS[random.below(WORDS.len())].bytes());
        }
        2 | 3 => {
            let from = random.below(bytes.len());
            let (from, to) = token(bytes, from);
            let word = bytes[from..to].to_vec();
            bytes.splice(start..end, word);
        }
        4 => {
            bytes.drain(start..end);
        }
        5 => {
            bytes.drain(line_start..line_end);
        }
        6 => {
            let copy = bytes[line_start..line_end].to_vec();
            let (to, _) = line(bytes, random.below(bytes.len()));
            bytes.splice(to..to, copy);
        }
        _ => {
            let (from, to) = line(other, random.below(other.len()));
            bytes.splice(line_start..line_start, other[from..to].iter().copied());
        }
    }
}

/// What rllc did wrong with an input.
#[derive(Clone, Debug)]
pub struct Fault {
    pub input: Vec<u8>,
    /// The name that the input had, with its extension.
    pub name: String,
    pub message: String,
}

/// What is done with the inputs: options of rllc.
pub type Options<'o> = &'o [&'o str];

/// Mutates `seeds` `count` times from the number `first` on and gives all to rllc.
pub fn run(
    rllc: &Path,
    options: Options<'_>,
    seeds: &[Seed],
    first: u64,
    count: usize,
) -> Result<Vec<Fault>, String> {
    let mut faults = Vec::new();
    if seeds.is_empty() {
        return Err("there are no seeds".into());
    }
    let mut done = 0;
    while done < count {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut batch = Vec::new();
        for number in done..count.min(done + BATCH) {
            let mut random = Random::new(first + number as u64);
            let seed = &seeds[random.below(seeds.len())];
            let other = &seeds[random.below(seeds.len())];
            let name = format!("{}-{}", first + number as u64, seed.name);
            let path = folder.path().join(&name);
            fs::write(&path, mutate(&mut random, seed, other)).map_err(|error| error.to_string())?;
            batch.push(path);
        }
        done += batch.len();
        judge(rllc, options, &batch, &mut faults)?;
    }
    Ok(faults)
}

/// Whether an outcome is in order; else what is wrong with it.
fn wrong(outcome: &Outcome) -> Option<String> {
    let said = outcome.errors();
    let line =
        said.lines().find(|line| line.contains("error: internal error") || line.contains("panicked at"));
    match (outcome.exit, line) {
        (Exit::Code(0 | 1), None) => None,
        (exit, Some(line)) => Some(format!("{exit}: {line}")),
        (exit, None) => Some(format!("{exit}: {}", said.lines().last().unwrap_or_default())),
    }
}

/// Runs rllc on a batch, and on each of it alone if something is wrong.
fn judge(
    rllc: &Path,
    options: Options<'_>,
    batch: &[PathBuf],
    faults: &mut Vec<Fault>,
) -> Result<(), String> {
    let run = |inputs: &[PathBuf]| {
        let seconds = SECONDS * inputs.len() as u32;
        let run = Run::new(rllc).arg("-j1").args(options).args(inputs).memory(MEMORY).seconds(seconds);
        run.outcome().map_err(|error| format!("{}: {error}", run.line()))
    };
    if wrong(&run(batch)?).is_none() {
        return Ok(());
    }
    for input in batch {
        if let Some(message) = wrong(&run(std::slice::from_ref(input))?) {
            let bytes = fs::read(input).map_err(|error| error.to_string())?;
            let name = input.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            faults.push(Fault { input: bytes, name, message });
        }
    }
    Ok(())
}
