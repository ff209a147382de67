//! Which operations on which types no case of `cases/` runs: every instruction and every intrinsic that is compiled,
//! with every class of type that it takes. What is missing fails the test by name.

use rllc_frontend::ir::{
    BinOp, Body, CastOp, FcmpPred, IcmpPred, InstKind, Module, Operand, RmwOp, Type, TypeId,
};
use rllc_frontend::reader::{Input, ReadOptions};
use rllc_frontend::verify::INTRINSIC_SIGNATURES;
use rllc_lower::{INTRINSICS, Treatment};
use rllc_tests::case::Case;
use rllc_tests::tools;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Classes of integers that are compiled in different ways.
const INTS: &[&str] = &["i1", "i<8", "i8", "i<64", "i16", "i32", "i64", "i<128", "i128", "i<4096", "i>4096"];
/// The same of elements of vectors: wider ones differ no more.
const INT_LANES: &[&str] = &["i1", "i<8", "i8", "i<64", "i16", "i32", "i64", "i<128", "i128", "i<4096"];
const FLOATS: &[&str] = &["half", "bfloat", "float", "double", "x86_fp80", "fp128"];

/// Intrinsics for which one call of any type will do: the overloaded type is that of an address, a size or a number,
/// or there is only one that makes sense.
const OF_ONE_TYPE: &[&str] = &[
    "convert.from.fp16",
    "convert.to.fp16",
    "experimental.memset.pattern",
    "fptrunc.round",
    "get.active.lane.mask",
    "get.dynamic.area.offset",
    "get.fpenv",
    "get.fpmode",
    "is.constant",
    "loop.dependence.raw.mask",
    "loop.dependence.war.mask",
    "objectsize",
    "set.fpenv",
    "set.fpmode",
    "experimental.get.vector.length",
    "alloc.token.id",
    "read_register",
    "read_volatile_register",
    "annotation",
    "load.relative",
    "ptrmask",
    "ssa.copy",
];

/// Calls that a program which ends well cannot make, or whose effect other suites show.
const NOT_RUN: &[&str] = &[
    "debugtrap",
    "trap",
    "ubsantrap",
    "clear_cache",
    "eh.dwarf.cfa",
    "eh.exceptionpointer",
    "codeview.annotation",
    // Other targets' cases run it.
    "sponentry",
];

/// Elements that take as many bits in a vector in memory as in an array. LLVM gives others different places in
/// masked and in plain accesses; rllc refuses them.
const WHOLE_LANES: &[&str] = &[
    "<i8>", "<i16>", "<i32>", "<i64>", "<i128>", "<half>", "<bfloat>", "<float>", "<double>", "<fp128>",
    "<ptr>",
];
const ACCESSES: &[&str] = &[
    "masked.load",
    "masked.store",
    "masked.expandload",
    "masked.compressstore",
    "vp.load",
    "vp.store",
    "matrix.column.major.load",
    "matrix.column.major.store",
];

/// What `va_arg` reads as LLVM's callers pass it.
const VARIABLE: &[&str] = &[
    "i1",
    "i<8",
    "i8",
    "i<64",
    "i16",
    "i32",
    "i64",
    "i<128",
    "i128",
    "half",
    "float",
    "double",
    "x86_fp80",
    "fp128",
    "ptr",
    "<i8>",
    "<i16>",
    "<i32>",
    "<i64>",
    "<half>",
    "<float>",
    "<double>",
    "<ptr>",
    "aggregate",
];

/// Intrinsics on vectors, by how their names begin, of floats or of anything; all others are of integers.
const VECTORS_OF_FLOATS: &[&str] = &[
    "vector.reduce.f",
    "vector.partial.reduce.fadd",
    "vp.reduce.f",
    "vp.fa",
    "vp.fc",
    "vp.fd",
    "vp.fl",
    "vp.fm",
    "vp.fn",
    "vp.fpext",
    "vp.fptrunc",
    "vp.fr",
    "vp.fsu",
    "vp.ceil",
    "vp.copysign",
    "vp.is.fpclass",
    "vp.maximum",
    "vp.maxnum",
    "vp.minimum",
    "vp.minnum",
    "vp.nearbyint",
    "vp.rint",
    "vp.round",
    "vp.sqrt",
];
const VECTORS_OF_ANYTHING: &[&str] = &[
    "experimental.vector.compress",
    "experimental.vector.extract",
    "experimental.vp.",
    "masked.",
    "vector.deint",
    "vector.extract",
    "vector.insert",
    "vector.interleave",
    "vector.reverse",
    "vector.splice",
    "vp.gather",
    "vp.load",
    "vp.merge",
    "vp.scatter",
    "vp.select",
    "vp.store",
];

/// The class of a type; those of vectors in angle brackets.
fn class(module: &Body, ty: TypeId) -> String {
    let types = &module.context.types;
    match types.get(ty) {
        Type::Void => "void".to_owned(),
        Type::Half => "half".to_owned(),
        Type::BFloat => "bfloat".to_owned(),
        Type::Float => "float".to_owned(),
        Type::Double => "double".to_owned(),
        Type::X86Fp80 => "x86_fp80".to_owned(),
        Type::Fp128 => "fp128".to_owned(),
        Type::Int(bits) => match *bits {
            1 | 8 | 16 | 32 | 64 | 128 => format!("i{bits}"),
            0..8 => "i<8".to_owned(),
            9..64 => "i<64".to_owned(),
            65..128 => "i<128".to_owned(),
            129..=4096 => "i<4096".to_owned(),
            _ => "i>4096".to_owned(),
        },
        Type::Ptr(_) => "ptr".to_owned(),
        Type::Array { .. } | Type::Struct { .. } | Type::Named(_) => "aggregate".to_owned(),
        Type::Vector { elem, .. } => format!("<{}>", class(module, *elem)),
        _ => "other".to_owned(),
    }
}

/// A name without the suffixes of its types, if it is in the table.
fn base(name: &str) -> Option<&'static str> {
    let mut rest = name.strip_prefix("llvm.")?;
    loop {
        if let Ok(index) = INTRINSICS.binary_search_by_key(&rest, |&(name, _)| name) {
            return Some(INTRINSICS[index].0);
        }
        rest = &rest[..rest.rfind('.')?];
    }
}

/// What an instruction shows, as [`needed`] names it.
fn shown(module: &Module, body: &Body, kind: &InstKind, ty: TypeId, found: &mut BTreeSet<String>) {
    let of = |operand: Operand| class(body, body.operand_type(operand));
    let result = class(body, ty);
    let mut add = |text: String| {
        found.insert(text);
    };
    match kind {
        InstKind::FNeg { .. } => add(format!("fneg {result}")),
        InstKind::Binary { op, .. } => add(format!("{} {result}", op.keyword())),
        InstKind::Cast { op, arg, .. } => {
            let from = of(*arg);
            if *op == CastOp::BitCast {
                add(format!("bitcast from {from}"));
                add(format!("bitcast to {result}"));
            } else {
                add(format!("{} {from} to {result}", op.keyword()));
            }
        }
        InstKind::Icmp { pred, args, .. } => add(format!("icmp {} {}", pred.keyword(), of(args[0]))),
        InstKind::Fcmp { pred, args, .. } => add(format!("fcmp {} {}", pred.keyword(), of(args[0]))),
        InstKind::Select { args, .. } => {
            let lanes = if of(args[0]) == "i1" { "" } else { " by lanes" };
            add(format!("select {result}{lanes}"));
        }
        InstKind::Phi { .. } => add(format!("phi {result}")),
        InstKind::Freeze { .. } => add(format!("freeze {result}")),
        InstKind::ExtractElement { vector, index } => {
            let fixed = if matches!(index, Operand::Const(_)) { "" } else { " at a variable" };
            add(format!("extractelement {}{fixed}", of(*vector)));
        }
        InstKind::InsertElement { index, .. } => {
            let fixed = if matches!(index, Operand::Const(_)) { "" } else { " at a variable" };
            add(format!("insertelement {result}{fixed}"));
        }
        InstKind::ShuffleVector { .. } => add(format!("shufflevector {result}")),
        InstKind::ExtractValue { .. } => add(format!("extractvalue {result}")),
        InstKind::InsertValue { element, .. } => add(format!("insertvalue {}", of(*element))),
        InstKind::Alloca { ty, count, .. } => {
            let fixed = if matches!(count, Operand::Const(_)) { "" } else { " of a variable number" };
            add(format!("alloca {}{fixed}", class(body, *ty)));
        }
        InstKind::Load { volatile, atomic, .. } => {
            add(format!("load {result}"));
            if *volatile {
                add(format!("load volatile {result}"));
            }
            if let Some(atomic) = atomic {
                add(format!("load atomic {result}"));
                add(format!("load {}", atomic.ordering.keyword()));
            }
        }
        InstKind::Store { value, volatile, atomic, .. } => {
            add(format!("store {}", of(*value)));
            if *volatile {
                add(format!("store volatile {}", of(*value)));
            }
            if let Some(atomic) = atomic {
                add(format!("store atomic {}", of(*value)));
                add(format!("store {}", atomic.ordering.keyword()));
            }
        }
        InstKind::Fence { atomic } => add(format!("fence {}", atomic.ordering.keyword())),
        InstKind::CmpXchg { new, success, weak, .. } => {
            add(format!("cmpxchg {}", of(*new)));
            add(format!("cmpxchg {}", success.ordering.keyword()));
            if *weak {
                add(format!("cmpxchg weak {}", of(*new)));
            }
        }
        InstKind::AtomicRmw { op, atomic, .. } => {
            add(format!("atomicrmw {} {result}", op.keyword()));
            add(format!("atomicrmw {}", atomic.ordering.keyword()));
        }
        InstKind::GetElementPtr { source_type, .. } => {
            add(format!("getelementptr {result}"));
            add(format!("getelementptr of {}", class(body, *source_type)));
        }
        InstKind::VaArg { .. } => add(format!("va_arg {result}")),
        InstKind::LandingPad { .. } => add("landingpad".to_owned()),
        InstKind::Ret { value } => add(format!("ret {}", value.map_or("void".to_owned(), of))),
        InstKind::Br { .. } | InstKind::CondBr { .. } => add("br".to_owned()),
        InstKind::Switch { value, .. } => add(format!("switch {}", of(*value))),
        InstKind::IndirectBr { .. } => add("indirectbr".to_owned()),
        InstKind::Resume { .. } => add("resume".to_owned()),
        InstKind::Unreachable => add("unreachable".to_owned()),
        InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
            let call = &body.calls[*call];
            let args = body.operands(call.args);
            let name = match call.callee {
                Operand::Const(id) => match body.context.consts.data(id) {
                    rllc_frontend::ir::ConstData::Global(global) => module.globals.get(*global),
                    _ => None,
                },
                _ => None,
            };
            let name = name.and_then(|global| global.name).map(|name| module.context.strings.display(name));
            match name.as_deref().and_then(base) {
                Some(base) => {
                    add(format!("llvm.{base}"));
                    let mut classes = vec![result.clone()];
                    if let Some((fields, _)) = body.context.types.struct_body(ty) {
                        classes.extend(fields.iter().map(|&field| class(body, field)));
                    }
                    let operands = args.iter().filter(|arg| !matches!(arg, Operand::Metadata(_)));
                    classes.extend(operands.map(|&arg| of(arg)));
                    for one in &classes {
                        add(format!("llvm.{base} {one}"));
                    }
                    if let [to, from, ..] = &*classes {
                        add(format!("llvm.{base} {from} to {to}"));
                    }
                }
                None => {
                    let what = match kind {
                        InstKind::Call(_) => "call",
                        InstKind::Invoke { .. } => "invoke",
                        _ => "callbr",
                    };
                    add(what.to_owned());
                    add(format!("{what} of {result}"));
                    let variadic = body.context.types.function_parts(call.function_type);
                    let fixed = variadic.map_or(args.len(), |(_, params, _)| params.len());
                    for (index, &arg) in args.iter().enumerate() {
                        if !matches!(arg, Operand::Metadata(_)) {
                            let place = if index < fixed { "with" } else { "with variable" };
                            add(format!("{what} {place} {}", of(arg)));
                        }
                    }
                }
            }
        }
        InstKind::CatchPad { .. }
        | InstKind::CleanupPad { .. }
        | InstKind::CatchSwitch { .. }
        | InstKind::CatchRet { .. }
        | InstKind::CleanupRet { .. } => {}
    }
}

fn vectors<'c>(classes: &'c [&'c str]) -> impl Iterator<Item = String> + 'c {
    classes.iter().map(|class| format!("<{class}>"))
}

fn both(scalars: &[&str], lanes: &[&str]) -> Vec<String> {
    scalars.iter().map(|&class| class.to_owned()).chain(vectors(lanes)).collect()
}

/// The number of bits that a class has at least and at most.
fn bits(class: &str) -> (u32, u32) {
    match class {
        "i<8" => (2, 7),
        "i<64" => (9, 63),
        "i<128" => (65, 127),
        "i<4096" => (129, 4096),
        "i>4096" => (4097, 1 << 23),
        _ => class[1..].parse().map_or((0, 0), |bits| (bits, bits)),
    }
}

/// Adds the conversions of each class of `from` to each of `to`, of scalars and of vectors.
fn conversions(
    name: &str,
    from: &[&str],
    to: &[&str],
    fits: impl Fn(&str, &str) -> bool,
    needed: &mut BTreeSet<String>,
) {
    for from in from {
        for to in to.iter().filter(|to| fits(from, to)) {
            needed.insert(format!("{name} {from} to {to}"));
            if !from.contains('>') && !to.contains('>') {
                needed.insert(format!("{name} <{from}> to <{to}>"));
            }
        }
    }
}

/// Everything that some case has to run.
fn needed() -> BTreeSet<String> {
    let mut needed = BTreeSet::new();
    let (ints, floats) = (both(INTS, INT_LANES), both(FLOATS, FLOATS));
    let pointers = both(&["ptr"], &["ptr"]);
    let mut all: Vec<String> = ints.iter().chain(&floats).chain(&pointers).cloned().collect();
    let values = all.clone();
    all.push("aggregate".to_owned());
    let mut add = |text: String| {
        needed.insert(text);
    };
    for op in BinOp::ALL {
        for class in if op.is_float() { &floats } else { &ints } {
            add(format!("{} {class}", op.keyword()));
        }
    }
    for pred in IcmpPred::ALL {
        ints.iter().chain(&pointers).for_each(|class| add(format!("icmp {} {class}", pred.keyword())));
    }
    for pred in FcmpPred::ALL {
        floats.iter().for_each(|class| add(format!("fcmp {} {class}", pred.keyword())));
    }
    floats.iter().for_each(|class| add(format!("fneg {class}")));
    for class in &values {
        add(format!("bitcast from {class}"));
        add(format!("bitcast to {class}"));
        if let Some(class) = class.strip_prefix('<').and_then(|class| class.strip_suffix('>')) {
            for what in ["extractelement", "insertelement"] {
                add(format!("{what} <{class}>"));
                add(format!("{what} <{class}> at a variable"));
            }
            add(format!("shufflevector <{class}>"));
            add(format!("select <{class}> by lanes"));
        }
    }
    for class in &all {
        for what in [
            "select",
            "phi",
            "freeze",
            "extractvalue",
            "insertvalue",
            "load",
            "load volatile",
            "store",
            "store volatile",
            "ret",
            "alloca",
            "getelementptr of",
            "call of",
            "call with",
        ] {
            add(format!("{what} {class}"));
        }
    }
    for class in VARIABLE {
        add(format!("call with variable {class}"));
        add(format!("va_arg {class}"));
    }
    ["<ptr>", "ptr"].iter().for_each(|class| add(format!("getelementptr {class}")));
    INTS.iter().for_each(|class| add(format!("switch {class}")));
    for order in ["acquire", "release", "acq_rel", "seq_cst"] {
        add(format!("fence {order}"));
        add(format!("cmpxchg {order}"));
        add(format!("atomicrmw {order}"));
    }
    for order in ["unordered", "monotonic", "seq_cst"] {
        add(format!("load {order}"));
        add(format!("store {order}"));
    }
    for class in ["i8", "i16", "i32", "i64", "i128", "ptr", "float", "double", "half", "bfloat"] {
        add(format!("load atomic {class}"));
        add(format!("store atomic {class}"));
        add(format!("atomicrmw xchg {class}"));
    }
    for class in ["i8", "i16", "i32", "i64", "i128", "ptr"] {
        add(format!("cmpxchg {class}"));
        add(format!("cmpxchg weak {class}"));
    }
    for op in RmwOp::ALL {
        let classes: &[&str] = match op {
            RmwOp::Xchg => &[],
            op if op.is_float() => &["half", "bfloat", "float", "double", "<half>", "<float>"],
            _ => &["i8", "i16", "i32", "i64", "i128"],
        };
        classes.iter().for_each(|class| add(format!("atomicrmw {} {class}", op.keyword())));
    }
    for what in [
        "br",
        "indirectbr",
        "resume",
        "unreachable",
        "landingpad",
        "call",
        "invoke",
        "ret void",
        "alloca i8 of a variable number",
    ] {
        add(what.to_owned());
    }
    conversions("trunc", INTS, INTS, |from, to| bits(from).1 > bits(to).0, &mut needed);
    conversions("zext", INTS, INTS, |from, to| bits(from).0 < bits(to).1, &mut needed);
    conversions("sext", INTS, INTS, |from, to| bits(from).0 < bits(to).1, &mut needed);
    let rank = |class: &str| FLOATS.iter().position(|float| *float == class).unwrap_or(0).max(1);
    for from in FLOATS {
        for to in FLOATS.iter().filter(|to| rank(to) > rank(from)) {
            for (name, from, to) in [("fpext", from, to), ("fptrunc", to, from)] {
                needed.insert(format!("{name} {from} to {to}"));
                needed.insert(format!("{name} <{from}> to <{to}>"));
            }
        }
    }
    for name in ["fptosi", "fptoui", "llvm.fptosi.sat", "llvm.fptoui.sat"] {
        conversions(name, FLOATS, INTS, |_, _| true, &mut needed);
    }
    for name in ["sitofp", "uitofp"] {
        conversions(name, INTS, FLOATS, |_, _| true, &mut needed);
    }
    conversions("ptrtoint", &["ptr"], INTS, |_, _| true, &mut needed);
    conversions("inttoptr", INTS, &["ptr"], |_, _| true, &mut needed);
    for name in ["lrint", "lround", "llrint", "llround"] {
        conversions(
            &format!("llvm.{name}"),
            FLOATS,
            &["i32", "i64"],
            |_, to| to == "i64" || name.len() < 7,
            &mut needed,
        );
    }
    for (name, signature) in INTRINSIC_SIGNATURES {
        intrinsic(name, signature, &mut needed);
    }
    needed
}

fn intrinsic(name: &str, signature: &str, needed: &mut BTreeSet<String>) {
    let compiled =
        INTRINSICS.iter().any(|&(known, treatment)| known == name && treatment == Treatment::Compiled);
    if !compiled || NOT_RUN.contains(&name) || name.starts_with("objc.") {
        return;
    }
    needed.insert(format!("llvm.{name}"));
    let first = signature.split([' ', '{', '}']).find(|word| matches!(*word, "I" | "F" | "V" | "P" | "A"));
    let first = match name {
        // The lanes count, not the result.
        "experimental.cttz.elts" | "vp.cttz.elts" | "vector.partial.reduce.fadd" => Some("V"),
        _ => first,
    };
    let plain = name.strip_prefix("experimental.constrained.").or(name.strip_prefix("vp.")).unwrap_or(name);
    let conversion = matches!(plain, "lrint" | "llrint" | "lround" | "llround" | "fptosi.sat" | "fptoui.sat");
    if OF_ONE_TYPE.contains(&name) || conversion {
        return;
    }
    let starts = |list: &[&str]| list.iter().any(|start| name.starts_with(start));
    let classes: Vec<String> = match first {
        Some("I") => both(INTS, INT_LANES),
        Some("F") => both(FLOATS, FLOATS),
        Some("V") if starts(VECTORS_OF_FLOATS) => vectors(FLOATS).collect(),
        Some("V") if starts(VECTORS_OF_ANYTHING) => {
            vectors(INT_LANES).chain(vectors(FLOATS)).chain(["<ptr>".to_owned()]).collect()
        }
        Some("V") => vectors(INT_LANES).collect(),
        _ => return,
    };
    for class in classes {
        let compiled = match name {
            "bswap" | "vp.bswap" => !matches!(class.trim_matches(['<', '>']), "i1" | "i8" | "i<8" | "i"),
            // The result needs three values, or as many as there are lanes.
            "scmp" | "ucmp" => !class.contains("i1>") && class != "i1",
            "stepvector" => !class.contains("i1>") && class != "<i<8>",
            // Nothing is narrower or wider.
            "experimental.constrained.fpext" | "experimental.constrained.fptrunc" => !class.contains("fp128"),
            _ if name.contains(".histogram.") => false,
            // Refused.
            _ if name.contains(".fix") => class != "i>4096",
            _ if ACCESSES.contains(&name) => WHOLE_LANES.contains(&&*class),
            _ => true,
        };
        if !compiled {
            continue;
        }
        needed.insert(format!("llvm.{name} {class}"));
    }
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of cases") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            found.push(path);
        }
    }
}

#[test]
fn every_operation_runs_in_some_case() {
    let mut found = Vec::new();
    files(&tools::tests_dir().join("cases"), &mut found);
    let mut covered = BTreeSet::new();
    for file in found {
        let case = Case::read(&file).expect("a case");
        if !case.runs_on_host() {
            continue;
        }
        let bytes = std::fs::read(&file).expect("a file");
        let input = Input::open(&bytes, &ReadOptions::default()).expect("a module");
        for function in input.module().definitions() {
            let body = input.body(function).expect("a body");
            for inst in body.insts.values() {
                shown(input.module(), &body, &inst.kind, inst.ty, &mut covered);
            }
        }
    }
    let missing: Vec<String> = needed().difference(&covered).cloned().collect();
    assert!(missing.is_empty(), "no case runs {} operations:\n{}", missing.len(), missing.join("\n"));
}
