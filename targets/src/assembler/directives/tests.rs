use super::*;
use crate::object::{Architecture, Format, SectionData};

fn assembled(text: &str) -> Result<Object, Stop> {
    let mut object = Object::new(Format::Elf, Architecture::X86_64);
    let result = assemble(&mut object, text)?;
    result.pending.apply(&mut object).map_err(|errors| Stop::Error(errors[0].0, errors[0].1.clone()))?;
    Ok(object)
}

fn data_of(text: &str) -> Vec<u8> {
    let object = assembled(&format!(".data\n{text}")).expect("right");
    let id = object.sections.iter().find(|(_, section)| &*section.name == b".data").expect("there").0;
    match &object.sections[id].data {
        SectionData::Bytes(bytes) => bytes.clone(),
        SectionData::Zero(_) => Vec::new(),
    }
}

#[test]
fn data() {
    assert_eq!(
        data_of(".byte 1, 'a', -1, 0x10\n.short 0x102; .long 1+2*3"),
        [1, b'a', 255, 16, 2, 1, 7, 0, 0, 0]
    );
    assert_eq!(data_of(".asciz \"a\\n\\101\", \"b;#\" # comment"), b"a\nA\0b;#\0");
    assert_eq!(data_of(".fill 2, 2, 0x1234\n.skip 2, 9\n.zero 1"), [0x34, 0x12, 0x34, 0x12, 9, 9, 0]);
    assert_eq!(data_of(".byte 1\n.balign 4\n.byte 2\n.p2align 1, 7"), [1, 0, 0, 0, 2, 7]);
    assert_eq!(data_of("a: .byte 1\nb: .byte b - a, . - a"), [1, 1, 2]);
    assert_eq!(data_of(".uleb128 300\n.sleb128 -2"), [0xac, 2, 0x7e]);
    assert_eq!(data_of(".set x, 5\n.byte x\nx = 6\n.byte x, (x == 6) & 1"), [5, 6, 1]);
}

#[test]
fn macros_and_conditions() {
    assert_eq!(
        data_of(".macro two a, b=7\n.byte \\a, \\b\n.endm\ntwo 1\ntwo 2, 3\ntwo b=4, a=5"),
        [1, 7, 2, 3, 5, 4]
    );
    assert_eq!(data_of(".rept 3\n.byte 1\n.endr\n.irp x, 4, 5\n.byte \\x\n.endr"), [1, 1, 1, 4, 5]);
    assert_eq!(data_of(".if 1 < 2\n.byte 1\n.else\n.byte 2\n.endif\n.ifdef q\n.byte 3\n.endif"), [1]);
    assert_eq!(data_of(".macro count n\n.if \\n\n.byte \\n\ncount \\n-1\n.endif\n.endm\ncount 3"), [3, 2, 1]);
}

#[test]
fn errors_have_lines() {
    let error = assembled("\n.long (1").map(|_| ()).expect_err("wrong");
    assert_eq!(error, Stop::error(2, "`)` is missing"));
}

#[test]
fn what_would_not_end_is_refused() {
    let endless = ".macro again\nagain\n.endm\nagain";
    assert!(matches!(assembled(endless), Err(Stop::TooMuch(..))));
    assert!(matches!(assembled(".rept 1000000000\n.byte 1\n.endr"), Err(Stop::TooMuch(..))));
    assert!(matches!(assembled(".skip 0x7fffffffffffffff"), Err(Stop::Error(..))));
    let deep = format!(".long {}1", "(".repeat(100_000));
    assert!(matches!(assembled(&deep), Err(Stop::Error(..))));
}

#[test]
fn instructions_need_an_assembler() {
    assert!(matches!(assembled("f: ret"), Err(Stop::NeedsAssembler)));
}
