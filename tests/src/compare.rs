//! Calling every function of a module with random arguments, in the code of llc and in that of rllc.
//!
//! Each function gets a *thunk* in LLVM IR, compiled by llc, that loads the arguments from memory, calls the function
//! through a pointer and stores its result; so that any signature can be called without knowing where its arguments go.
//! The runner (in C) loads the thunks and both codes as shared objects.

use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Bytes of the memory that a pointer argument points into the middle of.
pub const REGION: usize = 8192;
/// The most arguments of a function that is called.
const MAX_ARGUMENTS: usize = 12;
/// Bytes for an argument or a result.
const ARGUMENT: usize = 512;

/// A function that can be called.
#[derive(Debug)]
pub struct Callable {
    pub name: String,
    thunk: String,
    /// For the runner: a letter an argument (`p` pointer, `v` everything else) and one for the result (`n` none, `p`, `v`).
    shape: String,
}

/// The functions of a module that can be called, and the text of the module of their thunks.
pub fn thunks(module: &str) -> (Vec<Callable>, String) {
    let mut callables: Vec<Callable> = Vec::new();
    let mut groups = BTreeSet::new();
    for line in module.lines().filter(|line| line.starts_with("define ")) {
        if let Some((callable, group)) = callable(line, callables.len()) {
            groups.extend(group);
            callables.push(callable);
        }
    }
    let mut text = String::from("target triple = \"x86_64-unknown-linux-gnu\"\n\n");
    for line in module.lines().filter(|line| line.starts_with('%') && line.contains(" = type ")) {
        let _ = writeln!(text, "{line}");
    }
    for callable in &callables {
        text.push_str(&callable.thunk);
    }
    for line in module.lines().filter(|line| line.starts_with("attributes #")) {
        let number = line.split_whitespace().nth(1).unwrap_or_default();
        if groups.contains(number) {
            let _ = writeln!(text, "attributes {number} = {{ nounwind {} }}", feature_attributes(line));
        }
    }
    (callables, text)
}

/// The attributes that change the convention.
fn feature_attributes(group: &str) -> String {
    let names =
        ["target-cpu", "tune-cpu", "target-features", "prefer-vector-width", "min-legal-vector-width"];
    let mut found = String::new();
    for name in names {
        let key = format!("\"{name}\"=\"");
        if let Some(start) = group.find(&key)
            && let Some(length) = group[start + key.len()..].find('"')
        {
            let _ = write!(found, "{} ", &group[start..start + key.len() + length + 1]);
        }
    }
    found
}

/// The text up to the bracket that closes the one that `text` begins behind, and the rest.
fn bracketed(text: &str) -> Option<(&str, &str)> {
    let mut depth = 0;
    let mut quoted = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' if depth == 0 => return Some((&text[..at], &text[at + 1..])),
            b')' | b']' | b'}' | b'>' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// The parts between commas outside brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    let mut quoted = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth -= 1,
            b',' if depth == 0 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() {
        found.push(last);
    }
    found
}

/// The type that `text` begins with, and the rest.
fn leading_type(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let first = text.bytes().next()?;
    let end = match first {
        b'<' | b'{' | b'[' => {
            let close = match first {
                b'<' => '>',
                b'{' => '}',
                _ => ']',
            };
            let mut depth = 0;
            let mut end = None;
            for (at, c) in text.char_indices() {
                match c {
                    '<' | '{' | '[' => depth += 1,
                    '>' | '}' | ']' => {
                        depth -= 1;
                        if depth == 0 && c == close {
                            end = Some(at + 1);
                            break;
                        }
                    }
                    _ => {}
                }
            }
            end?
        }
        _ => text.find(|c: char| !(c.is_ascii_alphanumeric() || "%._$-".contains(c))).unwrap_or(text.len()),
    };
    Some((&text[..end], &text[end..]))
}

/// A type whose values can be loaded from random bytes: as what they are loaded, and the type.
fn memory_type(ty: &str) -> Option<String> {
    let scalar = |ty: &str| -> Option<String> {
        if let Some(bits) = ty.strip_prefix('i').and_then(|bits| bits.parse::<u32>().ok()) {
            return (bits <= 512).then(|| format!("i{}", bits.next_multiple_of(8)));
        }
        matches!(ty, "half" | "bfloat" | "float" | "double" | "x86_fp80" | "fp128" | "ptr")
            .then(|| ty.to_owned())
    };
    if let Some(inside) = ty.strip_prefix('<').and_then(|ty| ty.strip_suffix('>')) {
        let (count, element) = inside.split_once(" x ")?;
        let count: u32 = count.trim().parse().ok()?;
        let element = scalar(element)?;
        if element == "ptr" {
            return None;
        }
        return (count <= 128).then(|| format!("<{count} x {element}>"));
    }
    scalar(ty)
}

fn bytes_of(ty: &str) -> Option<usize> {
    let scalar = |ty: &str| -> Option<usize> {
        match ty {
            "half" | "bfloat" => Some(2),
            "float" => Some(4),
            "double" | "ptr" => Some(8),
            "x86_fp80" | "fp128" => Some(16),
            _ => Some(ty.strip_prefix('i')?.parse::<usize>().ok()?.div_ceil(8)),
        }
    };
    match ty.strip_prefix('<').and_then(|ty| ty.strip_suffix('>')) {
        Some(inside) => {
            let (count, element) = inside.split_once(" x ")?;
            Some(count.trim().parse::<usize>().ok()? * scalar(element)?)
        }
        None => scalar(ty),
    }
}

/// Words before the result type of a definition that say nothing about its call.
const LEADING: [&str; 16] = [
    "dso_local",
    "dso_preemptable",
    "hidden",
    "protected",
    "default",
    "weak",
    "weak_odr",
    "linkonce",
    "linkonce_odr",
    "noundef",
    "nonnull",
    "noalias",
    "signext",
    "zeroext",
    "inreg",
    "noext",
];

/// The thunk for the function that the line defines, and the function's attribute group.
fn callable(line: &str, number: usize) -> Option<(Callable, Option<String>)> {
    let rest = line.strip_prefix("define ")?;
    let at = rest.find('@')?;
    let (mut head, tail) = (rest[..at].trim(), &rest[at + 1..]);
    let mut prefix = String::new();
    loop {
        let word = head.split([' ', '(']).next()?;
        if LEADING.contains(&word) {
            if matches!(word, "signext" | "zeroext" | "inreg") {
                prefix.push_str(word);
                prefix.push(' ');
            }
            head = head[word.len()..].trim_start();
        } else if matches!(
            word,
            "internal" | "private" | "available_externally" | "range" | "nofpclass" | "cc"
        ) {
            return None;
        } else if word.ends_with("cc") {
            prefix = format!("{word} {prefix}");
            head = head[word.len()..].trim_start();
        } else if matches!(word, "align" | "dereferenceable" | "dereferenceable_or_null") {
            return None;
        } else {
            break;
        }
    }
    let (result, rest) = leading_type(head)?;
    if !rest.trim().is_empty() {
        return None;
    }
    let (name, parameters) = tail.split_once('(')?;
    let name = name.trim();
    if name.starts_with('"') || name == "main" {
        return None;
    }
    let (parameters, behind) = bracketed(parameters)?;
    let group = behind.split_whitespace().find(|word| word.starts_with('#')).map(str::to_owned);
    let mut shape = String::new();
    let (mut loads, mut arguments) = (String::new(), Vec::new());
    let parameters = parts(parameters);
    if parameters.len() > MAX_ARGUMENTS {
        return None;
    }
    for (index, parameter) in parameters.iter().enumerate() {
        let (ty, attributes) = leading_type(parameter)?;
        if ty == "..." {
            return None;
        }
        let attributes = attributes.trim();
        let attributes = match attributes.rfind('%') {
            Some(at) if !attributes[at..].contains(')') => attributes[..at].trim(),
            _ => attributes,
        };
        let refused =
            ["swifterror", "inalloca", "preallocated", "range", "immarg", "nofpclass", "swiftasync"];
        if refused.iter().any(|word| attributes.contains(word)) {
            return None;
        }
        let memory = memory_type(ty)?;
        if bytes_of(&memory)? > ARGUMENT {
            return None;
        }
        let offset = index * ARGUMENT;
        let _ = writeln!(loads, "  %p{index} = getelementptr i8, ptr %in, i64 {offset}");
        if memory == ty {
            let _ = writeln!(loads, "  %a{index} = load {ty}, ptr %p{index}, align 16");
        } else {
            let _ = writeln!(loads, "  %m{index} = load {memory}, ptr %p{index}, align 16");
            let _ = writeln!(loads, "  %a{index} = trunc {memory} %m{index} to {ty}");
        }
        shape.push(if ty == "ptr" { 'p' } else { 'v' });
        arguments.push(format!("{ty} {attributes} %a{index}"));
    }
    let mut thunk = format!("define void @thunk_{number}(ptr %f, ptr %in, ptr %out)");
    if let Some(group) = &group {
        let _ = write!(thunk, " {group}");
    }
    thunk.push_str(" {\n");
    thunk.push_str(&loads);
    let arguments = arguments.join(", ");
    if result == "void" {
        let _ = writeln!(thunk, "  call {prefix}void %f({arguments})");
        shape.push('n');
    } else {
        if result.starts_with('%') || result.starts_with('[') || result.contains("ptr") && result != "ptr" {
            return None;
        }
        if !result.starts_with('{') && bytes_of(&memory_type(result)?)? > ARGUMENT {
            return None;
        }
        let _ = writeln!(thunk, "  %r = call {prefix}{result} %f({arguments})");
        let _ = writeln!(thunk, "  store {result} %r, ptr %out, align 16");
        shape.push(if result == "ptr" { 'p' } else { 'v' });
    }
    thunk.push_str("  ret void\n}\n");
    Some((Callable { name: name.to_owned(), thunk, shape }, group))
}

/// The runner's list: a line a function.
pub fn list(callables: &[Callable]) -> String {
    let mut text = String::new();
    for (number, callable) in callables.iter().enumerate() {
        let _ = writeln!(text, "{number} {} {}", callable.shape, callable.name);
    }
    text
}
