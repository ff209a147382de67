use super::*;
use crate::ir::{Context, StructBody, TypeId};

const X86_64: &[u8] = b"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
const I686: &[u8] = b"e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128";

fn layout(text: &[u8]) -> DataLayout {
    DataLayout::parse(text).unwrap()
}

/// The struct of spec 003, section 3, under its three layouts.
#[test]
fn one_struct_under_three_layouts() {
    let mut types = TypeTable::new();
    let s = types.literal_struct(&[TypeId::I8, TypeId::DOUBLE, TypeId::I64], false);
    let cases: [(&[u8], &[u64], u64, u64); 3] =
        [(X86_64, &[0, 8, 16], 8, 24), (I686, &[0, 4, 12], 4, 20), (b"", &[0, 8, 16], 8, 24)];
    for (text, offsets, align, size) in cases {
        let dl = layout(text);
        let found = dl.struct_layout(&types, s);
        assert_eq!((&*found.offsets, found.align.bytes(), found.size), (offsets, align, size));
        assert_eq!(dl.alloc_size(&types, s), size);
    }
    let pair = types.literal_struct(&[TypeId::I32, TypeId::I64], false);
    assert_eq!(layout(b"").alloc_size(&types, pair), 12);
    assert_eq!(layout(X86_64).alloc_size(&types, pair), 16);
}

#[test]
fn scalars_and_vectors() {
    let mut types = TypeTable::new();
    let dl = layout(X86_64);
    let i24 = types.int(24);
    assert_eq!(
        (dl.size_in_bits(&types, i24), dl.store_size(&types, i24), dl.alloc_size(&types, i24)),
        (24, 3, 4)
    );
    assert_eq!(dl.alloc_size(&types, TypeId::X86_FP80), 16);
    assert_eq!(layout(b"").abi_align(&types, TypeId::X86_FP80).bytes(), 16);
    assert_eq!(layout(b"e-i7:64").alloc_size(&types, TypeId::I1), 8);
    let i129 = types.int(129);
    assert_eq!((dl.store_size(&types, i129), dl.alloc_size(&types, i129)), (17, 32));
    let bools = types.vector(TypeId::I1, 3, false);
    assert_eq!((dl.size_in_bits(&types, bools), dl.alloc_size(&types, bools)), (3, 1));
    let floats = types.vector(TypeId::FLOAT, 3, false);
    assert_eq!((dl.store_size(&types, floats), dl.alloc_size(&types, floats)), (12, 16));
    let elements = layout(b"ve");
    assert_eq!(elements.alloc_size(&types, floats), 12);
    let scalable = types.vector(TypeId::I32, 4, true);
    assert_eq!(dl.type_size(&types, scalable), Some(TypeSize { min: 128, scalable: true }));
    assert_eq!(dl.fixed_alloc_size(&types, scalable), None);
    assert_eq!(dl.pointer_size(270), 4);
    assert_eq!(dl.pointer_size(5), 8);
    assert_eq!(dl.type_size(&types, TypeId::VOID), None);
}

#[test]
fn packed_and_empty_structs() {
    let mut types = TypeTable::new();
    let dl = layout(X86_64);
    let packed = types.literal_struct(&[TypeId::I8, TypeId::I32], true);
    assert_eq!(&*dl.struct_layout(&types, packed).offsets, &[0, 1]);
    assert_eq!((dl.alloc_size(&types, packed), dl.abi_align(&types, packed).bytes()), (5, 1));
    assert_eq!(dl.preferred_align(&types, packed).bytes(), 8);
    let empty = types.literal_struct(&[], false);
    assert_eq!((dl.alloc_size(&types, empty), dl.abi_align(&types, empty).bytes()), (0, 1));
    let zero = types.array(TypeId::I32, 0);
    let s = types.literal_struct(&[TypeId::I32, zero, TypeId::I32], false);
    assert_eq!(dl.struct_layout(&types, s).field_at(4), Some(2));
    let opaque = types.declare_struct(None);
    assert_eq!(dl.type_size(&types, opaque), None);
}

#[test]
fn huge_deep_and_recursive_types() {
    let mut context = Context::default();
    let types = &mut context.types;
    let dl = layout(X86_64);
    let big = types.array(TypeId::I64, 1_000_000_000_000);
    assert_eq!(dl.alloc_size(types, big), 8_000_000_000_000);
    let bigger = types.array(big, u64::MAX);
    assert_eq!(dl.alloc_size(types, bigger), u64::MAX);
    assert_eq!(dl.fixed_alloc_size(types, bigger), None);
    // Each level holds the last twice: 2^100000 leaves, 100000 types.
    let mut deep = TypeId::I8;
    for _ in 0..100_000 {
        deep = types.literal_struct(&[deep, deep], false);
    }
    assert_eq!(dl.fixed_alloc_size(types, deep), None);
    let recursive = types.declare_struct(None);
    types.set_struct_body(recursive, StructBody { fields: [recursive].into(), packed: false });
    assert_eq!(dl.type_size(types, recursive), None);
    let cached = dl.for_types(types, &context.strings);
    for index in 0..types.len() {
        let id = cranelift_entity::EntityRef::new(index);
        assert!(index > 200 || cached.type_size(types, id) == dl.type_size(types, id));
    }
    assert_eq!(cached.fixed_alloc_size(types, deep), None);
    assert_eq!(cached.type_size(types, recursive), None);
}

#[test]
fn target_types_have_the_layout_of_what_stands_for_them() {
    let mut context = Context::default();
    let name = context.strings.intern(b"spirv.Image");
    let image = context.types.intern(crate::ir::Type::Target {
        name,
        types: [TypeId::FLOAT].into(),
        ints: [1, 0].into(),
    });
    let name = context.strings.intern(b"unknown");
    let unknown = context.types.intern(crate::ir::Type::Target { name, types: [].into(), ints: [].into() });
    let dl = layout(X86_64).for_types(&context.types, &context.strings);
    assert_eq!(dl.alloc_size(&context.types, image), 8);
    assert!(!dl.is_sized(&context.types, unknown));
}

#[test]
fn errors_say_what_llvm_says() {
    let pointer_form =
        r#"malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]""#;
    let cases: &[(&str, usize, &str)] = &[
        ("e-i64:65", 2, "ABI alignment must be a power of two times the byte width"),
        ("e-p:64", 2, pointer_form),
        ("e-p0:64:64:64:128", 2, "index size cannot be larger than the pointer size"),
        ("x", 0, "unknown specifier 'x'"),
        ("e-", 2, "empty specification is not allowed"),
        ("-e", 0, "empty specification is not allowed"),
        ("e-n", 2, "size component cannot be empty"),
        ("e-n0", 2, "size must be a non-zero 24-bit integer"),
        ("e-S0", 2, "stack natural alignment must be non-zero"),
        ("e-S128:2", 2, "stack natural alignment must be a 16-bit integer"),
        ("e-m:z", 2, "unknown mangling mode"),
        ("e-m", 2, r#"malformed specification, must be of the form "m:<mangling>""#),
        ("e-i8:16", 2, "i8 must be 8-bit aligned"),
        ("e-v64:0:0", 2, "ABI alignment must be non-zero"),
        ("e-p16777216:64:64", 2, "address space must be a 24-bit integer"),
        ("e-Fi", 2, "ABI alignment component cannot be empty"),
        ("e-Fx8", 2, "unknown function pointer alignment type 'x'"),
        ("e-ni:0", 2, "address space 0 cannot be non-integral"),
        (
            "e-ni",
            2,
            r#"malformed specification, must be of the form "ni:<address space>[:<address space>]...""#,
        ),
        ("e-i64:64:32", 2, "preferred alignment cannot be less than the ABI alignment"),
        ("e-a1:64", 2, "size must be zero"),
        ("e-pz2:64:64", 2, "'z' is not a valid pointer specification flag"),
        ("e-pu:32:32", 2, "address space 0 cannot be unstable or have external state"),
        ("e-p1():64:64", 2, "Expected `( address space name )`"),
        ("e-p1(a)x:64:64", 2, "Expected `( address space name )`"),
        ("e-p1(a):64:64-p2(a):32:32", 14, "address space name `a` already used"),
        ("e-p1(P):32:32", 2, "Cannot use predefined address space names P/G/A in data layout"),
        ("e0", 0, "malformed specification, must be just 'e' or 'E'"),
    ];
    for (text, offset, message) in cases {
        let error = DataLayout::parse(text.as_bytes()).unwrap_err();
        assert_eq!((error.offset, error.message.as_str()), (*offset, *message), "{text}");
    }
    for text in ["", "e-a:0", "e-a0:64", "e-s:32", "e-G1", "e-pue1(foo):64:64", "e-p(name):64:64", "e-ve"] {
        DataLayout::parse(text.as_bytes()).unwrap();
    }
}

#[test]
fn printing_and_comparing() {
    for text in [X86_64, I686, b"E-m:e-S64-v128:64-a:8:16-n32:64", b"e-ni:1:2-A5-G1-P3-Fn32-Fi8", b"e"] {
        let dl = layout(text);
        assert_eq!(layout(dl.to_string().as_bytes()), dl, "{dl}");
    }
    assert_eq!(layout(X86_64).to_string().as_bytes(), X86_64);
    let keys = |a: &[u8], b: &[u8]| -> Vec<String> {
        layout(a).differences(&layout(b)).into_iter().map(|difference| difference.key).collect()
    };
    assert_eq!(keys(X86_64, X86_64), Vec::<String>::new());
    assert_eq!(keys(b"e-i32:32", b""), Vec::<String>::new());
    // Listed here, implied there.
    assert_eq!(keys(b"e-i1:8-f80:128-p7:64:64-v96:128", b""), Vec::<String>::new());
    assert_eq!(keys(X86_64, I686), ["f64", "f80", "i64", "n", "p"]);
}
