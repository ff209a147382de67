//! Brings the command line into one spelling before it is parsed: response files, llc's single-dash long
//! options, and clang's spellings of the same things.

use std::ffi::OsString;

/// Options of rllc that llc and clang write with one dash, by name. What is not here and starts with one dash is a
/// short option with or without its value attached (`-O2`, `-ofile`, `-j4`).
const LONG_NAMES: &[&str] = &[
    "addrsig",
    "check",
    "code-model",
    "data-sections",
    "edition",
    "emit",
    "emit-llvm",
    "emulated-tls",
    "filetype",
    "function-sections",
    "help",
    "march",
    "mattr",
    "mcpu",
    "mtriple",
    "nozero-initialized-in-bss",
    "print-data-layout",
    "print-targets",
    "relocation-model",
    "run",
    "stack-size-section",
    "target",
    "target-abi",
    "time-passes",
    "time-report",
    "time-trace",
    "triple",
    "unique-section-names",
    "use-ctors",
    "version",
];

/// Whole words of clang and llc that mean an option of rllc.
const SAME: &[(&str, &[&str])] = &[
    ("-ffunction-sections", &["--function-sections"]),
    ("-fno-function-sections", &["--function-sections=false"]),
    ("-fdata-sections", &["--data-sections"]),
    ("-fno-data-sections", &["--data-sections=false"]),
    ("-fPIC", &["--relocation-model=pic"]),
    ("-fpic", &["--relocation-model=pic"]),
    ("-fPIE", &["--relocation-model=pic"]),
    ("-fpie", &["--relocation-model=pic"]),
    ("-fno-pic", &["--relocation-model=static"]),
    ("-fno-PIC", &["--relocation-model=static"]),
    ("-fno-pie", &["--relocation-model=static"]),
    ("-fno-PIE", &["--relocation-model=static"]),
    ("-faddrsig", &["--addrsig"]),
    ("-femulated-tls", &["--emulated-tls"]),
    ("-fno-emulated-tls", &["--emulated-tls=false"]),
    ("-funique-section-names", &["--unique-section-names"]),
    ("-fno-unique-section-names", &["--unique-section-names=false"]),
    ("-fstack-size-section", &["--stack-size-section"]),
    ("-fno-stack-size-section", &["--stack-size-section=false"]),
    ("-fno-use-init-array", &["--use-ctors"]),
    ("-fuse-init-array", &["--use-ctors=false"]),
    ("-fno-zero-initialized-in-bss", &["--nozero-initialized-in-bss"]),
    ("-fno-addrsig", &["--addrsig=false"]),
    ("-time-passes", &["--time-report"]),
    ("--time-passes", &["--time-report"]),
    ("-ftime-report", &["--time-report"]),
    ("-h", &["--help"]),
    ("-O", &["-O1"]),
];

/// Options of llc and opt that only permit something, choose among ways to the same code, or ask for what rllc does
/// anyway; with the values for which that holds (none: all values, and no value).
const WITHOUT_EFFECT: &[(&str, &[&str])] = &[
    ("asm-verbose", &[]),
    ("basic-block-sections", &["none"]),
    ("binutils-version", &["none"]),
    ("color", &[]),
    ("debugger-tune", &[]),
    ("disable-tail-calls", &[]),
    ("disable-verify", &[]),
    ("enable-approx-func-fp-math", &[]),
    ("enable-no-infs-fp-math", &[]),
    ("enable-no-nans-fp-math", &[]),
    ("enable-no-signed-zeros-fp-math", &[]),
    ("enable-no-trapping-fp-math", &[]),
    ("enable-unsafe-fp-math", &[]),
    ("fast-isel", &[]),
    ("float-abi", &["default", "hard"]),
    ("fp-contract", &[]),
    ("frame-pointer", &["none", "non-leaf"]),
    ("global-isel", &[]),
    ("global-isel-abort", &[]),
    ("no-integrated-as", &[]),
    ("no-warn", &[]),
    ("regalloc", &[]),
    ("relax-elf-relocations", &["true", "1"]),
    ("show-mc-encoding", &[]),
    ("stack-symbol-ordering", &[]),
    ("tls-size", &["0", "12", "24"]),
    ("trap-unreachable", &[]),
    ("unique-basic-block-section-names", &[]),
    ("thread-model", &["posix"]),
    ("verify-each", &[]),
    ("verify-machineinstrs", &[]),
    ("x86-asm-syntax", &["att"]),
    ("x86-relax-relocations", &["true", "1"]),
];

/// Beginnings of clang's words, with the long option that takes the rest as its value.
const SAME_BEGINNING: &[(&str, &str)] = &[("-mcmodel=", "--code-model="), ("-ftime-trace=", "--time-trace=")];

/// The short options that take their value attached or as the next word.
const SHORT_WITH_VALUE: &[char] = &['o', 'O', 'j'];

/// Response files may name further ones, to this depth.
const MAX_DEPTH: usize = 16;

/// The words of the command line (without the program's name) in rllc's own spelling.
///
/// # Errors
/// A response file that cannot be read, or that is quoted wrongly.
pub fn normalize(words: impl IntoIterator<Item = OsString>) -> Result<Vec<OsString>, String> {
    let mut result = Vec::new();
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        if word == "--" {
            // What follows belongs to the program of `--run`.
            result.push(word);
            result.extend(words);
            break;
        }
        push(word, 0, &mut result)?;
    }
    Ok(result)
}

fn push(word: OsString, depth: usize, result: &mut Vec<OsString>) -> Result<(), String> {
    let Some(text) = word.to_str() else {
        result.push(word);
        return Ok(());
    };
    if let Some(file) = text.strip_prefix('@').filter(|file| !file.is_empty()) {
        if depth == MAX_DEPTH {
            return Err(format!("response file '{file}': nested more than {MAX_DEPTH} deep"));
        }
        let text = std::fs::read_to_string(file).map_err(|error| {
            format!("cannot read response file '{file}': {}", crate::output::reason(&error))
        })?;
        for word in split(&text).map_err(|error| format!("response file '{file}': {error}"))? {
            push(word.into(), depth + 1, result)?;
        }
    } else if let Some((_, own)) = SAME.iter().find(|(theirs, _)| *theirs == text) {
        result.extend(own.iter().map(OsString::from));
    } else if let Some((own, value)) =
        SAME_BEGINNING.iter().find_map(|(theirs, own)| Some((own, text.strip_prefix(theirs)?)))
    {
        result.push(format!("{own}{value}").into());
    } else if is_without_effect(text) {
    } else if is_single_dash_long(text) {
        result.push(format!("-{text}").into());
    } else {
        result.push(word);
    }
    Ok(())
}

/// Whether `word` is an option that changes nothing here.
fn is_without_effect(word: &str) -> bool {
    let Some(rest) = word.strip_prefix('-') else { return false };
    let rest = rest.strip_prefix('-').unwrap_or(rest);
    let (name, value) = rest.split_once('=').map_or((rest, None), |(name, value)| (name, Some(value)));
    WITHOUT_EFFECT.iter().any(|(known, values)| {
        *known == name && (values.is_empty() || value.is_some_and(|value| values.contains(&value)))
    })
}

/// Whether `word` has one dash where rllc's own spelling has two. Unknown names count too, so that the parser
/// complains of the whole word and not of its first letter.
fn is_single_dash_long(word: &str) -> bool {
    let Some(rest) = word.strip_prefix('-').filter(|rest| !rest.starts_with('-') && rest.len() > 1) else {
        return false;
    };
    let name = rest.split('=').next().unwrap_or(rest);
    LONG_NAMES.contains(&name) || !rest.starts_with(SHORT_WITH_VALUE)
}

/// Splits the text of a response file as a POSIX shell splits words: blanks separate, `'…'` is literal, in `"…"`
/// and outside quotes a backslash takes the next character as it is.
fn split(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (Some('\''), _) => word.get_or_insert_default().push(c),
            (_, '\\') => match chars.next() {
                Some(next) => word.get_or_insert_default().push(next),
                None => return Err("a backslash at the end".into()),
            },
            (Some(_), _) => word.get_or_insert_default().push(c),
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, _) if c.is_whitespace() => words.extend(word.take()),
            (None, _) => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        return Err("a quoted word without its end".into());
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn normal(words: &[&str]) -> Vec<String> {
        let words = normalize(words.iter().map(OsString::from)).expect("no response files");
        words.into_iter().map(|word| word.into_string().expect("UTF-8")).collect()
    }

    #[test]
    fn spellings_of_llc_and_clang() {
        assert_eq!(
            normal(&["-filetype=obj", "-O2", "-mtriple", "x86_64", "-ofile", "-mattr=+a,-b", "-j4", "-S"]),
            ["--filetype=obj", "-O2", "--mtriple", "x86_64", "-ofile", "--mattr=+a,-b", "-j4", "-S"]
        );
        assert_eq!(normal(&["-fast-isel", "--float-abi=hard", "-regalloc=fast", "-disable-verify"]), [""; 0]);
        assert_eq!(normal(&["-float-abi=soft"]), ["--float-abi=soft"]);
        assert_eq!(normal(&["-mcmodel=large", "-fPIC"]), ["--code-model=large", "--relocation-model=pic"]);
        assert_eq!(
            normal(&["-", "-unknown", "--", "-filetype=obj"]),
            ["-", "--unknown", "--", "-filetype=obj"]
        );
    }

    #[test]
    fn quoting_in_response_files() {
        assert_eq!(
            split("a 'b c' \"d \\\" e\"\n f\\ g ''").expect("well formed"),
            ["a", "b c", "d \" e", "f g", ""]
        );
        assert!(split("'a").is_err());
        assert!(split("a\\").is_err());
    }
}
