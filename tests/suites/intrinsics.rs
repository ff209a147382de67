//! Every intrinsic of LLVM 22 that belongs to no single target, on several types each: it is compiled, and the
//! object needs no symbol of its name; or it is refused by name. One process compiles all modules.

use object::{Object, ObjectSymbol};
use rllc_frontend::verify::INTRINSIC_SIGNATURES;
use rllc_lower::INTRINSICS;
use rllc_tests::process::Run;
use rllc_tests::tools;
use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

/// What a factor of (de)interleaving has to divide.
const INTERLEAVED: &str = "<840 x i8>";

/// The types that each kind of overloaded type stands for, a variant each.
const INTS: [&str; 9] = ["i32", "i64", "i8", "i128", "i37", "i256", "<4 x i32>", "<3 x i7>", "<2 x i64>"];
const FLOATS: [&str; 9] =
    ["float", "double", "half", "bfloat", "fp128", "x86_fp80", "<4 x float>", "<3 x half>", "<2 x x86_fp80>"];
const VECTORS: [&str; 9] = [
    "<4 x i32>",
    "<8 x float>",
    "<6 x i8>",
    "<16 x i1>",
    "<12 x double>",
    "<8 x ptr>",
    "<12 x i32>",
    "<20 x i8>",
    "<5 x half>",
];
const ANY: [&str; 9] = ["i32", "ptr", "double", "<4 x i32>", "i64", "ptr", "float", "i8", "half"];

/// Intrinsics that are compiled for other targets only; they have cases of their own.
const ELSEWHERE: &[&str] = &["sponentry"];

/// Intrinsics whose calls have to obey more than a signature says; others have cases of their own.
const NEED_CONTEXT: &[&str] = &[
    "eh.exceptionpointer",
    "eh.typeid.for",
    "get.active.lane.mask",
    "init.trampoline",
    "lifetime.end",
    "lifetime.start",
    "loop.dependence.raw.mask",
    "loop.dependence.war.mask",
    "memcpy.element.unordered.atomic",
    "memmove.element.unordered.atomic",
    "memset.element.unordered.atomic",
    "prefetch",
    "threadlocal.address",
    "va_start",
];

/// Predicated conversions: result and operand.
const CONVERSIONS: &[(&str, &str, &str)] = &[
    ("vp.fpext", "<4 x double>", "<4 x float>"),
    ("vp.fptosi", "<4 x i32>", "<4 x float>"),
    ("vp.fptoui", "<4 x i32>", "<4 x float>"),
    ("vp.fptrunc", "<4 x float>", "<4 x double>"),
    ("vp.inttoptr", "<2 x ptr>", "<2 x i64>"),
    ("vp.llrint", "<4 x i64>", "<4 x float>"),
    ("vp.lrint", "<4 x i64>", "<4 x float>"),
    ("vp.ptrtoint", "<2 x i64>", "<2 x ptr>"),
    ("vp.sext", "<4 x i64>", "<4 x i32>"),
    ("vp.sitofp", "<4 x float>", "<4 x i32>"),
    ("vp.trunc", "<4 x i16>", "<4 x i32>"),
    ("vp.uitofp", "<4 x float>", "<4 x i32>"),
    ("vp.zext", "<4 x i64>", "<4 x i32>"),
];

/// Length and element of a vector type.
fn vector(ty: &str) -> Option<(u32, &str)> {
    let (len, element) = ty.strip_prefix('<')?.strip_suffix('>')?.split_once(" x ")?;
    Some((len.parse().ok()?, element))
}

/// A type as part of an intrinsic's name.
fn mangled(ty: &str) -> String {
    if let Some((len, element)) = vector(ty) {
        return format!("v{len}{}", mangled(element));
    }
    let name = match ty {
        "half" => "f16",
        "bfloat" => "bf16",
        "float" => "f32",
        "double" => "f64",
        "fp128" => "f128",
        "x86_fp80" => "f80",
        "ptr" => "p0",
        other => other,
    };
    name.to_owned()
}

/// The types that a signature is overloaded on: those that its words `I`, `F`, `V`, `P` and `A` stand for, in order.
struct Overloads {
    types: Vec<String>,
    next: usize,
}

impl Overloads {
    fn new<'s>(name: &str, words: impl Iterator<Item = &'s str>, variant: usize) -> Overloads {
        if let Some((_, result, operand)) = CONVERSIONS.iter().find(|(known, ..)| *known == name) {
            return Overloads { types: vec![(*result).to_owned(), (*operand).to_owned()], next: 0 };
        }
        let mut types: Vec<String> = Vec::new();
        let mut first_kind = "";
        for word in words {
            let word = word.trim_end_matches('!');
            let choice = match word {
                "I" => INTS[variant],
                "F" => FLOATS[variant],
                "V" if name.contains("interleave") => INTERLEAVED,
                "V" => VECTORS[variant],
                "P" => "ptr",
                "A" => ANY[variant],
                _ => continue,
            };
            // The second type of a conversion between floats.
            let choice = match types.first().map(String::as_str) {
                Some("float" | "half" | "bfloat") if name.contains("fptrunc") => "double",
                Some("double" | "fp128") if name.contains("fpext") => "float",
                _ => choice,
            };
            let len = types.first().map(|first| vector(first).map(|(len, _)| len));
            // Later types are vectors of the same length if the first is one.
            types.push(match (len, vector(choice)) {
                (Some(Some(len)), None) if matches!(first_kind, "I" | "F") && word != "P" => {
                    format!("<{len} x {choice}>")
                }
                (Some(None), Some((_, element))) if word != "V" => element.to_owned(),
                _ => choice.to_owned(),
            });
            if first_kind.is_empty() {
                first_kind = word;
            }
        }
        Overloads { types, next: 0 }
    }

    /// The type that a word of a signature stands for; `None` if this variant makes no sense.
    fn word(&mut self, word: &str) -> Option<String> {
        let word = word.trim_end_matches('!');
        if is_overloaded(word) {
            self.next += 1;
            return self.types.get(self.next - 1).cloned();
        }
        self.dependent(word)
    }

    fn dependent(&self, word: &str) -> Option<String> {
        let plain = match word {
            "v" => "void",
            "t" => "token",
            "m" => "metadata",
            "d" => "double",
            "p" => "ptr",
            "..." => "...",
            _ if word.starts_with('i') => word,
            _ => {
                let (kind, rest) = match word.as_bytes().first()? {
                    b'0'..=b'9' => (' ', word),
                    kind => (char::from(*kind), &word[1..]),
                };
                let (number, divisor) = rest.split_once('/').unwrap_or((rest, "1"));
                let base = self.types.get(number.parse::<usize>().ok()?)?;
                let divisor: u32 = divisor.parse().ok()?;
                return Some(match (kind, vector(base)) {
                    ('e', Some((_, element))) => element.to_owned(),
                    ('w', Some((len, _))) => format!("<{len} x i1>"),
                    ('w', None) => "i1".to_owned(),
                    ('q', Some((len, _))) => format!("<{len} x ptr>"),
                    ('q', None) => "ptr".to_owned(),
                    ('n', Some((len, element))) => format!("<{} x {element}>", len / divisor),
                    _ => base.clone(),
                });
            }
        };
        Some(plain.to_owned())
    }
}

fn is_overloaded(word: &str) -> bool {
    matches!(word.trim_end_matches('!'), "I" | "F" | "V" | "P" | "A")
}

/// A constant for an operand that has to be one.
fn immediate(name: &str, ty: &str) -> &'static str {
    match ty {
        "i1" => "false",
        "double" => "0.5",
        _ if matches!(name, "vector.insert" | "vector.extract") => "0",
        _ => "2",
    }
}

/// A string for a metadata operand.
fn metadata(name: &str, last: bool, first: bool) -> &'static str {
    if name == "vp.icmp" {
        "metadata !\"eq\""
    } else if name == "vp.fcmp" || name.contains("constrained.fcmp") && first {
        "metadata !\"oeq\""
    } else if name.contains("constrained") && last {
        "metadata !\"fpexcept.ignore\""
    } else if name.contains("constrained") || name == "fptrunc.round" {
        "metadata !\"round.tonearest\""
    } else {
        "metadata !0"
    }
}

/// A module that calls the intrinsic, `None` if the signature has no such variant.
fn module(name: &str, signature: &str, variant: usize) -> Option<String> {
    let (result, params) = signature.split_once("<-").unwrap_or((signature, ""));
    let results: Vec<&str> = result.trim().trim_matches(['{', '}']).split_whitespace().collect();
    let params: Vec<&str> = params.split_whitespace().collect();
    let several = results.iter().chain(&params).any(|word| is_overloaded(word));
    if variant > 0 && (!several || name.contains("interleave") || CONVERSIONS.iter().any(|row| row.0 == name))
    {
        return None;
    }
    let mut overloads = Overloads::new(name, results.iter().chain(&params).copied(), variant);
    let mut result_types = Vec::new();
    for word in &results {
        result_types.push(overloads.word(word)?);
    }
    let mut param_types = Vec::new();
    for word in &params {
        param_types.push(overloads.word(word)?);
    }
    let ret = match result_types.as_slice() {
        [one] => one.clone(),
        many => format!("{{ {} }}", many.join(", ")),
    };
    let suffixes: String = overloads.types.iter().map(|ty| format!(".{}", mangled(ty))).collect();
    let full = format!("llvm.{name}{suffixes}");
    let mut args = Vec::new();
    let mut own = Vec::new();
    let first_metadata = param_types.iter().position(|ty| ty == "metadata");
    for (index, (ty, word)) in param_types.iter().zip(&params).enumerate() {
        match ty.as_str() {
            "..." => {}
            "metadata" => {
                let last = index + 1 == param_types.len();
                args.push(metadata(name, last, first_metadata == Some(index)).to_owned());
            }
            "token" => args.push("token none".to_owned()),
            _ if word.ends_with('!') => args.push(format!("{ty} {}", immediate(name, ty))),
            _ => {
                own.push(format!("{ty} %a{index}"));
                args.push(format!("{ty} %a{index}"));
            }
        }
    }
    let types = param_types.join(", ");
    let called =
        if param_types.iter().any(|ty| ty == "...") { format!("{ret} ({types})") } else { ret.clone() };
    let call = format!("call {called} @{full}({})", args.join(", "));
    let (own, mut text) = (own.join(", "), format!("declare {ret} @{full}({types})\n"));
    let body = match ret.as_str() {
        "void" => format!("define void @f({own}) {{\n  {call}\n  ret void\n}}\n"),
        "token" => format!("define void @f({own}) {{\n  %r = {call}\n  ret void\n}}\n"),
        _ => format!("define {ret} @f({own}) {{\n  %r = {call}\n  ret {ret} %r\n}}\n"),
    };
    writeln!(text, "{body}!0 = !{{!\"rsp\"}}").ok()?;
    Some(text)
}

/// Undefined symbols of an object.
fn undefined(file: &Path) -> Vec<String> {
    let bytes = std::fs::read(file).expect("an object that was written");
    let object = object::File::parse(&*bytes).expect("an object");
    let symbols = object.symbols().filter(|symbol| symbol.is_undefined());
    symbols.filter_map(|symbol| symbol.name().ok().map(str::to_owned)).collect()
}

#[test]
fn the_table_is_complete() {
    let ours: Vec<&str> = INTRINSICS.iter().map(|(name, _)| *name).collect();
    let known: Vec<&str> = INTRINSIC_SIGNATURES.iter().map(|(name, _)| *name).collect();
    assert_eq!(ours, known);
    assert!(ours.is_sorted());
}

#[test]
fn every_intrinsic_is_compiled_or_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut files: Vec<(&str, String)> = Vec::new();
    for (name, signature) in INTRINSIC_SIGNATURES {
        for variant in 0..INTS.len() {
            if let Some(text) = module(name, signature, variant) {
                let stem = format!("{name}-{variant}");
                std::fs::write(folder.path().join(format!("{stem}.ll")), text).expect("a file");
                files.push((name, stem));
            }
        }
    }
    let list: String = files.iter().map(|(_, stem)| format!("{stem}.ll\n")).collect();
    std::fs::write(folder.path().join("list"), list).expect("a file");
    let rllc = tools::rllc().expect("the compiler");
    let run = Run::new(rllc).arg("--target=x86_64-unknown-linux-gnu").arg("@list");
    let outcome = run.current_dir(folder.path()).seconds(600).outcome().expect("a run");
    let errors = outcome.errors();
    // The messages of each file, and how many of an intrinsic's variants compile.
    let mut messages: HashMap<&str, &str> = HashMap::new();
    for line in errors.lines() {
        if let Some((file, message)) = line.split_once(".ll:")
            && message.contains("error:")
        {
            messages.entry(file).or_insert(message);
        }
    }
    let mut compiled: HashMap<&str, u32> = HashMap::new();
    let mut wrong = Vec::new();
    for (name, stem) in &files {
        let object = folder.path().join(format!("{stem}.o"));
        let message = messages.get(stem.as_str());
        match (object.exists(), message) {
            (true, None) => {
                *compiled.entry(name).or_default() += 1;
                if let Some(symbol) = undefined(&object).iter().find(|symbol| symbol.contains("llvm.")) {
                    wrong.push(format!("{stem}: needs {symbol}"));
                }
            }
            (false, Some(message)) if message.contains("internal error") => {
                wrong.push(format!("{stem}:{message}"));
            }
            (false, Some(_)) => {}
            (written, _) => wrong.push(format!("{stem}: object {written}, message {message:?}")),
        }
    }
    for (name, treatment) in INTRINSICS {
        let count = compiled.get(name).copied().unwrap_or(0);
        let example = messages.get(format!("{name}-0").as_str());
        if treatment.reason().is_none() && (NEED_CONTEXT.contains(name) || ELSEWHERE.contains(name)) {
            continue;
        }
        if treatment.reason().is_some() != (count == 0) {
            wrong.push(format!("{name}: {treatment:?}, but {count} variants compile; {example:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
