//! The command line and hostile inputs: one clear error, exit status 1, no output, no panic.

use rllc_tests::fuzz;
use rllc_tests::process::{Exit, Outcome, Run};
use rllc_tests::tools;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// More memory than any of these inputs justifies is an error.
const MEMORY: u64 = 4 << 30;

fn rllc() -> Run {
    Run::new(tools::rllc().expect("rllc")).memory(MEMORY).seconds(60)
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn outcome(run: &Run) -> Outcome {
    run.outcome().expect("the command starts")
}

/// Compiles `input` and expects a refusal whose standard error contains `message`, and no output file.
fn refused(input: &Path, message: &str) {
    let out = folder();
    for words in [&["--check"][..], &["-O0", "-o"], &["-O2", "-o"]] {
        let mut run = rllc().args(words);
        if words.contains(&"-o") {
            run = run.arg(out.path().join("out.o"));
        }
        let outcome = outcome(&run.arg(input));
        let errors = outcome.errors();
        assert_eq!(outcome.exit, Exit::Code(1), "{words:?}: {errors}");
        assert!(errors.contains(message), "{words:?}: expected `{message}`, got:\n{errors}");
        assert!(!errors.contains("internal error") && !errors.contains("panicked"), "{words:?}: {errors}");
        assert_eq!(fs::read_dir(out.path()).expect("the folder").count(), 0, "there is an output");
    }
}

/// [`refused`] for an input with these bytes; also expects `line:column`.
fn refused_bytes(bytes: &[u8], place: &str, message: &str) {
    let inputs = folder();
    let input = inputs.path().join("in.ll");
    fs::write(&input, bytes).expect("the input is written");
    refused(&input, &format!("in.ll:{place}"));
    refused(&input, message);
}

/// Compiles an input with these bytes and expects that it is taken.
fn accepted_bytes(bytes: &[u8]) {
    let inputs = folder();
    let input = inputs.path().join("in.ll");
    fs::write(&input, bytes).expect("the input is written");
    rllc().arg("--check").arg(&input).checked().expect("the input is well formed");
    let object = rllc().arg("-o").arg(inputs.path().join("out.o")).arg(&input);
    object.checked().expect("the input is compiled");
}

#[test]
fn missing_file() {
    refused(Path::new("/no/such/file.ll"), "/no/such/file.ll: error: cannot read: No such file or directory");
}

#[test]
fn directory_as_input() {
    refused(folder().path(), "error: cannot read: Is a directory");
}

#[test]
fn empty_file() {
    refused_bytes(b"", "1:1: error:", "the input is empty");
}

#[test]
fn truncated_file() {
    let text = b"define i32 @main() {\n  %x = add i32 1, 2\n  ret i32 %x\n}\n";
    for length in [7, 20, 30, 41, 54] {
        refused_bytes(&text[..length], "", "error:");
    }
}

#[test]
fn binary_junk() {
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    let junk: Vec<u8> = (0..100_000).map(|_| next()).collect();
    refused_bytes(&junk, "1:", "error:");
    refused_bytes(&[1; 1000], "1:1: error:", "error:");
    let mut bitcode = b"BC\xC0\xDE".to_vec();
    bitcode.extend(&junk);
    let inputs = folder();
    let input = inputs.path().join("in.bc");
    fs::write(&input, bitcode).expect("the input is written");
    refused(&input, "in.bc: error:");
}

#[test]
fn nested_type() {
    let text = format!("@x = external global {}i8{}\n", "[1 x ".repeat(100_000), "]".repeat(100_000));
    refused_bytes(text.as_bytes(), "1:", "error:");
    let text = format!("@x = external global {}i8{}\n", "{".repeat(100_000), "}".repeat(100_000));
    refused_bytes(text.as_bytes(), "1:", "error:");
}

#[test]
fn nested_constant() {
    let text = format!("@x = global i64 {}1{}\n", "add (i64 1, i64 ".repeat(100_000), ")".repeat(100_000));
    refused_bytes(text.as_bytes(), "1:", "error:");
}

#[test]
fn nested_metadata() {
    let text = format!("!0 = {}null{}\n", "!{".repeat(100_000), "}".repeat(100_000));
    refused_bytes(text.as_bytes(), "1:", "error:");
}

#[test]
fn enormous_array() {
    refused_bytes(b"@x = global [1000000000000 x i8] [i8 1]\n", "1:", "error:");
    // Nothing but zeros takes no space in the object: what cannot be is left to the linker.
    accepted_bytes(b"@x = global [1000000000000 x i8] zeroinitializer\n");
}

#[test]
fn unreadable_output() {
    let inputs = folder();
    let input = inputs.path().join("in.ll");
    fs::write(&input, "define void @f() {\n  ret void\n}\n").expect("the input is written");
    let missing = inputs.path().join("missing").join("out.o");
    let failed = outcome(&rllc().arg(&input).arg("-o").arg(&missing));
    assert_eq!(failed.exit, Exit::Code(1));
    assert!(failed.errors().contains("cannot write"), "{}", failed.errors());
    let failed = outcome(&rllc().arg(&input).arg("-o").arg(inputs.path()));
    assert_eq!(failed.exit, Exit::Code(1));
    assert!(failed.errors().contains("Is a directory"), "{}", failed.errors());
}

#[test]
fn long_chains_and_many_things() {
    let mut text = String::from("define i32 @f(i32 %x) {\n  %v0 = add i32 %x, 1\n");
    for i in 1..50_000 {
        text.push_str(&format!("  %v{i} = add i32 %v{}, {i}\n", i - 1));
    }
    text.push_str("  ret i32 %v49999\n}\n");
    for i in 0..50_000 {
        text.push_str(&format!("@g{i} = global ptr @g{}\n", (i + 1) % 50_000));
    }
    accepted_bytes(text.as_bytes());
}

/// A layout that places no type of the module otherwise than the target's is looked at for each type once.
#[test]
fn other_layout_of_nested_types() {
    let mut text = String::from(
        "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-v64:128-f80:128-n8:16:32:64-S128\"\n\
         target triple = \"x86_64-unknown-linux-gnu\"\n%t0 = type { i8 }\n",
    );
    for i in 1..20_000 {
        text.push_str(&format!("%t{i} = type {{ i32, %t{} }}\n", i - 1));
    }
    text.push_str("@x = global ptr null\n");
    accepted_bytes(text.as_bytes());
}

#[test]
fn usage_errors() {
    for (words, message) in [
        (&[][..], "no input"),
        (&["--frobnicate", "a.ll"], "--frobnicate"),
        (&["-relocation-modle=pic", "a.ll"], "--relocation-model"),
        (&["-O9", "a.ll"], "-O"),
        (&["a.ll", "b.ll", "-o", "c.o"], "several inputs"),
        (&["@/no/such/file"], "response file"),
    ] {
        let outcome = outcome(&rllc().args(words));
        assert_eq!(outcome.exit, Exit::Code(2), "{words:?}: {}", outcome.errors());
        assert!(outcome.errors().contains(message), "{words:?}: {}", outcome.errors());
    }
}

#[test]
fn information() {
    for (words, text) in [
        (&["--version"][..], "rllc"),
        (&["--help"], "INPUT"),
        (&["--print-targets"], "x86_64"),
        (&["--print-data-layout", "--target", "x86_64-unknown-linux-gnu"], "e-m:e-"),
        (&["-print-data-layout", "-mtriple=s390x-ibm-linux"], "E-m:e-"),
        (&["-print-data-layout", "-march=systemz", "-fast-isel", "-float-abi=hard"], "E-m:e-"),
    ] {
        let outcome = rllc().args(words).checked().expect("information");
        assert!(String::from_utf8_lossy(&outcome.stdout).contains(text), "{words:?}");
    }
}

#[test]
fn standard_input_and_output() {
    let text = "define void @f() {\n  ret void\n}\n";
    let object = rllc().arg("-").stdin(text).checked().expect("compiled");
    assert!(object.stdout.starts_with(b"\x7fELF"));
    let named = rllc().args(["-", "-o", "-"]).stdin(text).checked().expect("compiled");
    assert!(named.stdout == object.stdout);
    let failed = outcome(&rllc().arg("-").stdin("define"));
    assert!(failed.errors().starts_with("<stdin>:1:7: error:"), "{}", failed.errors());
}

#[test]
fn response_files_and_default_outputs() {
    let inputs = folder();
    for name in ["a", "b"] {
        fs::write(inputs.path().join(format!("{name}.ll")), "define void @f() {\n  ret void\n}\n")
            .expect("written");
    }
    fs::write(inputs.path().join("words"), "-O0 'a.ll'\n\"b.ll\" -filetype=obj").expect("written");
    rllc().arg("@words").current_dir(inputs.path()).checked().expect("compiled");
    assert!(inputs.path().join("a.o").exists() && inputs.path().join("b.o").exists());
}

#[test]
fn run_passes_arguments_and_status() {
    let inputs = folder();
    let input = inputs.path().join("in.ll");
    let text = "define i32 @main(i32 %argc, ptr %argv) {\n  %n = add i32 %argc, 40\n  ret i32 %n\n}\n";
    fs::write(&input, text).expect("written");
    assert_eq!(outcome(&rllc().arg("--run").arg(&input)).exit, Exit::Code(41));
    assert_eq!(outcome(&rllc().arg("--run").arg(&input).args(["--", "-x", "y"])).exit, Exit::Code(43));
}

/// The bytes of the object depend on neither the number of threads nor where the input lies.
#[test]
fn objects_are_reproducible() {
    let mut text = String::from("source_filename = \"same.c\"\n");
    for i in 0..300 {
        text.push_str(&format!("@s{i} = private constant [3 x i8] c\"a{}\\00\"\n", i % 10));
        text.push_str(&format!(
            "define ptr @f{i}(double %x) {{\n  %y = fmul double %x, {i}.5\n  call void @g(double %y)\n  ret ptr @s{i}\n}}\n"
        ));
    }
    text.push_str("declare void @g(double)\n");
    let mut objects = Vec::new();
    for jobs in ["-j1", "-j2", "-j7"] {
        let inputs = folder();
        let input = inputs.path().join("in.ll");
        fs::write(&input, &text).expect("written");
        rllc().arg(jobs).arg(&input).checked().expect("compiled");
        objects.push(fs::read(inputs.path().join("in.o")).expect("the object"));
    }
    assert!(objects.iter().all(|object| *object == objects[0]));
}

#[test]
fn traces_and_reports() {
    let inputs = folder();
    let input = inputs.path().join("in.ll");
    let trace = inputs.path().join("trace.json");
    fs::write(&input, "define void @f() {\n  ret void\n}\n").expect("written");
    let run = rllc().arg("--time-report").arg("--time-trace").arg(&trace).arg(&input);
    let report = run.checked().expect("compiled").errors();
    assert!(report.contains("wall time"), "{report}");
    let trace = fs::read_to_string(trace).expect("the trace");
    assert!(trace.contains("\"traceEvents\"") && trace.contains("\"detail\":\"@f\""), "{trace}");
}

#[test]
fn started_as_llc() {
    let inputs = folder();
    let link = inputs.path().join("llc");
    std::os::unix::fs::symlink(tools::rllc().expect("rllc"), &link).expect("linked");
    let text = "define void @f() {\n  ret void\n}\n";
    let object = Run::new(&link).arg("-filetype=obj").stdin(text).checked().expect("compiled");
    assert!(object.stdout.starts_with(b"\x7fELF"));
}

/// A few of the mutated files that `tests/fuzz.sh` makes by the thousand.
#[test]
fn mutated_files() {
    let text = fs::read(tools::tests_dir().join("cases/upgrade/x86-intrinsics.ll")).expect("a case");
    let folder = folder();
    let bitcode = folder.path().join("in.bc");
    let assembler = tools::tool("llvm-as-22").expect("LLVM's assembler");
    Run::new(assembler).args(["-", "-o"]).arg(&bitcode).stdin(text.clone()).checked().expect("assembled");
    let seeds = [
        fuzz::Seed { name: "text.ll".into(), bytes: text },
        fuzz::Seed::read(&bitcode).expect("the bitcode"),
    ];
    let rllc = tools::rllc().expect("rllc");
    let faults = fuzz::run(&rllc, &["--check"], &seeds, 0, 400).expect("rllc runs");
    let messages: Vec<_> = faults.iter().map(|fault| format!("{}: {}", fault.name, fault.message)).collect();
    assert!(messages.is_empty(), "{}", messages.join("\n"));
}

/// Of a stream with several modules the first is compiled, and a note says so.
#[test]
fn several_modules() {
    let folder = folder();
    let one = folder.path().join("one.bc");
    let text = "define i32 @f() {\n  ret i32 1\n}\n";
    let assembler = tools::tool("llvm-as-22").expect("LLVM's assembler");
    Run::new(assembler).args(["-", "-o"]).arg(&one).stdin(text).checked().expect("assembled");
    let mut bytes = fs::read(&one).expect("the bitcode");
    bytes.extend(bytes.clone());
    let two = folder.path().join("two.bc");
    fs::write(&two, bytes).expect("written");
    let compiled = rllc().arg(&two).checked().expect("compiled");
    assert!(compiled.errors().contains("2 modules"), "{}", compiled.errors());
}
