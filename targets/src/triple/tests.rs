use super::*;
use rllc_frontend::ir::{Type, TypeId, TypeTable};

#[test]
fn normalizes_as_llvm_does() {
    let cases = [
        ("x86_64--linux", "x86_64-unknown-linux"),
        ("linux-x86_64", "x86_64-unknown-linux"),
        ("x86_64-gnu-linux", "x86_64-unknown-linux-gnu"),
        ("x86_64-mingw32", "x86_64-unknown-windows-gnu"),
        ("x86_64-w64-mingw32", "x86_64-w64-windows-gnu"),
        ("x86_64-pc-cygwin", "x86_64-pc-windows-cygnus"),
        ("x86_64-win32", "x86_64-unknown-windows-msvc"),
        ("x86_64-windows-gnu-elf", "x86_64-unknown-windows-gnu"),
        ("x86_64-pc-windows-msvc-elf", "x86_64-pc-windows-msvc-elf"),
        ("aarch64-none-elf", "aarch64-unknown-none-elf"),
        ("aarch64-none-linux-gnu", "aarch64-none-linux-gnu"),
        ("arm-none-eabi", "arm-unknown-none-eabi"),
        ("x86_64-linux-gnu-foo", "x86_64-unknown-linux-gnu-foo"),
        ("pc-x86_64-linux", "x86_64-pc-linux"),
        ("gnu-pc-linux-x86_64", "x86_64-pc-linux-gnu"),
        ("x86_64-unknown-linux-androideabi21", "x86_64-unknown-linux-android21"),
        ("aarch64-apple-macosx14", "aarch64-apple-macosx14"),
        ("x86_64-unknown-elf", "x86_64-unknown-unknown-elf"),
        ("x86_64", "x86_64"),
        ("", "unknown"),
        ("a-b-c-d-e-f", "a-b-c-d-e-f"),
    ];
    for (text, normalized) in cases {
        assert_eq!(normalize(text), normalized, "{text}");
        assert_eq!(normalize(normalized), normalized, "{normalized} again");
    }
}

#[test]
fn one_target_however_it_is_spelled() {
    let (a, b) = (Triple::parse("aarch64-apple-macosx14"), Triple::parse("arm64-apple-macosx14.0.0"));
    assert!(a.same_target(&b));
    assert_eq!(a.to_string(), "aarch64-apple-macosx14");
    assert_eq!(a.macos_version(), Some(Version { major: 14, minor: 0, patch: 0 }));
    assert_eq!(Triple::parse("arm64-apple-darwin23.1").macos_version().unwrap().major, 14);
    assert_eq!(Triple::parse("x86_64-apple-darwin19").macos_version().unwrap().minor, 15);
    assert!(!a.same_target(&Triple::parse("arm64-apple-ios14")));
}

#[test]
fn supported_targets_have_llvms_layouts() {
    let x86 = "-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
    let cases = [
        ("x86_64-unknown-linux-gnu", format!("e-m:e{x86}")),
        ("x86_64", format!("e-m:e{x86}")),
        ("x86_64-apple-ios-simulator", format!("e-m:o{x86}")),
        ("x86_64-pc-windows-gnu", format!("e-m:w{x86}")),
        (
            "aarch64-linux-android21",
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
                .into(),
        ),
        (
            "arm64-apple-macosx14",
            "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n32:64-S128-Fn32".into(),
        ),
        (
            "aarch64-pc-windows-msvc",
            "e-m:w-p270:32:32-p271:32:32-p272:64:64-p:64:64-i32:32-i64:64-i128:128-n32:64-S128-Fn32".into(),
        ),
        ("riscv64-unknown-none-elf", "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128".into()),
        ("s390x-ibm-linux-gnu", "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64".into()),
    ];
    for (text, layout) in cases {
        let triple = Triple::parse(text);
        assert_eq!(triple.data_layout().unwrap(), layout, "{text}");
        assert!(module_data_layout(&triple, Some(layout.as_bytes()), false).is_ok());
    }
    for target in TARGETS {
        for example in target.examples {
            let triple = Triple::parse(example);
            assert_eq!(triple.target().unwrap(), target);
            let lexicon = triple.to_lexicon().unwrap();
            let format = match triple.format {
                ObjectFormat::MachO => target_lexicon::BinaryFormat::Macho,
                ObjectFormat::Coff => target_lexicon::BinaryFormat::Coff,
                _ => target_lexicon::BinaryFormat::Elf,
            };
            assert_eq!(lexicon.binary_format, format, "{example}");
        }
    }
}

#[test]
fn refusals_name_the_reason() {
    let cases = [
        ("i686-unknown-linux-gnu", "no code generator for architecture 'i686'"),
        ("wasm32-wasi", "no code generator for architecture 'wasm32'"),
        ("armv7a-linux-gnueabihf", "no code generator for architecture 'armv7a'"),
        ("aarch64_be-linux-gnu", "no code generator for architecture 'aarch64_be'"),
        ("arm64e-apple-macosx", "no code generator for architecture 'arm64e'"),
        ("foo-bar", "no code generator for unknown architecture 'foo'"),
        ("", "no code generator for unknown architecture 'unknown'"),
        ("aarch64-linux-gnu_ilp32", "no code generator for environment 'gnu_ilp32'"),
        ("x86_64-linux-gnux32", "no code generator for environment 'gnux32'"),
        ("x86_64-sie-ps5", "no code generator for operating system 'ps5'"),
        ("s390x-ibm-zos", "no code generator for operating system 'zos'"),
        ("x86_64-pc-windows-elf", "no code generator for elf objects for x86_64 with windows"),
        ("riscv64-apple-macosx", "no code generator for elf objects for riscv64 with macosx"),
    ];
    for (text, message) in cases {
        let refused = Triple::parse(text).target().unwrap_err();
        assert!(refused.message.starts_with(message), "{text}: {}", refused.message);
        assert!(refused.message.contains("x86_64") && refused.message.contains(text));
    }
}

#[test]
fn old_layouts_are_brought_up_to_date() {
    let cases = [
        (
            "x86_64-unknown-linux-gnu",
            "e-m:e-i64:64-f80:128-n8:16:32:64-S128",
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
        ),
        ("x86_64-linux", "e-i64:64-f80:128-n8:16:32:64-S128", "e-i64:64-i128:128-f80:128-n8:16:32:64-S128"),
        ("x86_64-linux", "e", "e-i128:128"),
        ("x86_64-linux", "e-m:e", "e-m:e-i128:128"),
        ("x86_64-linux", "E-m:e-i64:64", "E-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64"),
        ("x86_64-linux", "e-f80:128-i64:64-m:e", "e-f80:128-i64:64-m:e"),
        ("x86_64-linux", "e-p:64:64-i128:128-i64:64", "e-p:64:64-i128:128-i64:64"),
        (
            "aarch64-linux-gnu",
            "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128",
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
        ),
        ("aarch64-linux-gnu", "e", "e-Fn32"),
        (
            "riscv64-linux-gnu",
            "e-m:e-p:64:64-i64:64-i128:128-n64-S128",
            "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
        ),
        ("riscv64-linux-gnu", "e-n64", "e-n64"),
        ("s390x-linux-gnu", "E-m:e-i64:64", "E-m:e-i64:64"),
    ];
    for (triple, old, new) in cases {
        assert_eq!(upgrade_data_layout(old, &Triple::parse(triple)), new, "{triple} {old}");
    }
}

#[test]
fn mismatches_name_the_keys() {
    let triple = Triple::parse("x86_64-unknown-linux-gnu");
    let old = b"e-m:e-i64:64-f80:128-n8:16:32:64-S128";
    assert_eq!(
        module_data_layout(&triple, Some(old), false).unwrap().layout,
        module_data_layout(&triple, None, false).unwrap().layout
    );
    let error = module_data_layout(&triple, Some(b"E-m:e-p:32:32"), false).unwrap_err();
    let LayoutMismatch::Differs { keys, .. } = &error else { panic!("{error}") };
    let keys: Vec<&str> = keys.iter().map(|difference| difference.key.as_str()).collect();
    assert_eq!(keys, ["e", "i128", "i64", "p"]);
    assert_eq!(conflict_of(&triple, "e-m:e-p:32:32-i64:64-i128:128-f80:128"), Some(vec!["p".to_string()]));
    assert!(error.to_string().contains("key 'e' is E but the target has e"), "{error}");
    assert!(matches!(module_data_layout(&triple, Some(b"q"), false), Err(LayoutMismatch::Malformed(_))));
}

#[test]
fn keys_without_effect_may_differ() {
    for (triple, layout) in [
        ("x86_64-unknown-linux-gnu", "e-p:64:64:64-i64:64:64-f80:128:128-i128:128"),
        (
            "x86_64-unknown-linux-gnu",
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8-S64-ni:1",
        ),
        ("x86_64-apple-darwin10.0.0", "e-p:64:64-i64:64-i128:128-f80:128-n8:16:32:64"),
    ] {
        assert!(
            module_data_layout(&Triple::parse(triple), Some(layout.as_bytes()), false).is_ok(),
            "{layout}"
        );
    }
    let darwin = b"e-m:o-i64:64-f80:128-n8:16:32:64-S128";
    let triple = Triple::parse("x86_64-unknown-linux-gnu");
    assert!(module_data_layout(&triple, Some(darwin), false).is_err());
}

/// The keys in which the layout of a module with some types contradicts the target's.
fn conflict_of(triple: &Triple, layout: &str) -> Option<Vec<String>> {
    let agreed = module_data_layout(triple, Some(layout.as_bytes()), false);
    let mut types = TypeTable::new();
    // { i32, i64 }
    types.intern(Type::Struct { fields: Box::new([TypeId::I32, TypeId::I64]), packed: false });
    let result = agreed.and_then(|agreed| agreed.dispute.map_or(Ok(()), |dispute| dispute.check(&types, 0)));
    match result {
        Err(LayoutMismatch::Differs { keys, .. }) => Some(keys.into_iter().map(|key| key.key).collect()),
        _ => None,
    }
}

#[test]
fn alignments_matter_where_types_have_them() {
    let x86 = Triple::parse("x86_64-unknown-linux-gnu");
    // No aggregate has an i128.
    assert_eq!(conflict_of(&x86, "e-m:e-i64:64-i128:64-f80:128"), None);
    // The struct's second field is at 4 or 8.
    assert_eq!(conflict_of(&x86, "e-m:e-i128:128-f80:128"), Some(vec!["i64".to_string()]));
    // The scalar takes 12 bytes or 16.
    assert_eq!(conflict_of(&x86, "e-m:e-i64:64-i128:128-f80:32"), Some(vec!["f80".to_string()]));
    // Preferred alignments.
    let arm = Triple::parse("aarch64-unknown-linux-gnu");
    assert_eq!(conflict_of(&arm, "e-m:e-i64:64-i128:128-n32:64-S128"), None);
    let riscv = Triple::parse("riscv64-unknown-linux-gnu");
    assert_eq!(conflict_of(&riscv, "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"), None);
}

#[test]
fn layouts_of_before_llvm_3_5_are_completed() {
    let triple = Triple::parse("x86_64-unknown-linux-gnu");
    for old in [
        "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v64:64:64-v128:128:128-a0:0:64-\
         s0:64:64-f80:128:128-n8:16:32:64-S128",
        "e-p:64:64:64-s0:64:64-f64:64:64-i64:64:64-f80:128:128",
    ] {
        assert!(module_data_layout(&triple, Some(old.as_bytes()), true).unwrap().dispute.is_none(), "{old}");
    }
    // What such a string could say has to agree.
    for other in ["E-p:64:64:64-i64:64:64-f80:128", "e-m:o-i64:64-f80:128-n8:16:32:64-S128"] {
        assert!(module_data_layout(&triple, Some(other.as_bytes()), true).is_err(), "{other}");
    }
}

#[test]
fn listings() {
    assert!(print_targets().contains("x86_64-pc-windows-msvc\n"));
    assert_eq!(
        print_data_layout(&Triple::parse("riscv64")).unwrap(),
        "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128\n"
    );
}
