//! Stubs of x87 instructions, called with the address of a block in `rdi` by the System V convention.
//!
//! The block holds operands at bytes 0, 16 and 32, and the result at [`RESULT`] (encodings: Intel SDM, volume 2).

use rllc_targets::object::{CodeFixup, CodeTarget, FixupKind, FunctionPart};

/// The offset in bytes of the result in the block.
pub(crate) const RESULT: i32 = 48;

/// What a stub does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum X87Op {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    SquareRoot,
    /// Four bytes: above, below, equal, unordered, as the flags say.
    Compare,
    /// The same, raising the flag for all NaNs.
    CompareSignaling,
    /// An integer of 4 bytes, or of 8, rounded toward zero.
    Truncate {
        quad: bool,
    },
    ToFloat,
    ToDouble,
    FromFloat,
    FromDouble,
    /// A function of this name on a `long double` and an integer or address.
    WithInteger {
        name: &'static str,
    },
    /// A function of the C library from `long double` to `long`, by its name without the suffix `l`.
    ToInteger {
        name: &'static str,
    },
    /// A function of the C library on `long double`, by its name without the suffix `l`.
    Library {
        name: &'static str,
        args: u8,
    },
}

/// `fld tbyte [rdi]`
const LOAD_A: [u8; 2] = [0xdb, 0x2f];
/// `fld tbyte [rdi + 16]`
const LOAD_B: [u8; 3] = [0xdb, 0x6f, 0x10];
/// `fstp tbyte [rdi + 48]; ret`
const STORE: [u8; 4] = [0xdb, 0x7f, RESULT as u8, 0xc3];

/// The code of a stub.
pub(crate) fn stub(op: X87Op) -> FunctionPart {
    let binary = |operation: [u8; 2]| [&LOAD_A[..], &LOAD_B, &operation, &STORE].concat();
    let mut fixups = Vec::new();
    let code = match op {
        X87Op::Add => binary([0xde, 0xc1]),
        X87Op::Subtract => binary([0xde, 0xe9]),
        X87Op::Multiply => binary([0xde, 0xc9]),
        X87Op::Divide => binary([0xde, 0xf9]),
        X87Op::Remainder => {
            // fprem; fnstsw ax; test ah, 4; jnz back; fstp st(1)
            let step = [0xd9, 0xf8, 0xdf, 0xe0, 0xf6, 0xc4, 0x04, 0x75, 0xf7, 0xdd, 0xd9];
            [&LOAD_B[..], &LOAD_A, &step, &STORE].concat()
        }
        X87Op::SquareRoot => [&LOAD_A[..], &[0xd9, 0xfa], &STORE].concat(),
        X87Op::Compare | X87Op::CompareSignaling => {
            let mut code = [&LOAD_B[..], &LOAD_A].concat();
            // fucomip or fcomip st(0), st(1)
            code.extend([0xdf, if op == X87Op::Compare { 0xe9 } else { 0xf1 }]);
            // seta, setb, sete, setp
            for (index, condition) in [0x97, 0x92, 0x94, 0x9a].into_iter().enumerate() {
                code.extend([0x0f, condition, 0x47, RESULT as u8 + index as u8]);
            }
            // fstp st(0); ret
            code.extend([0xdd, 0xd8, 0xc3]);
            code
        }
        X87Op::Truncate { quad } => {
            // fnstcw [rdi + 16]; movzx eax, word [rdi + 16]; or ah, 12; mov [rdi + 18], ax; fldcw [rdi + 18]
            let mut code = LOAD_A.to_vec();
            code.extend([0xd9, 0x7f, 0x10, 0x0f, 0xb7, 0x47, 0x10, 0x80, 0xcc, 0x0c]);
            code.extend([0x66, 0x89, 0x47, 0x12, 0xd9, 0x6f, 0x12]);
            // fistp qword/dword [rdi + 48]; fldcw [rdi + 16]; ret
            code.extend(if quad { [0xdf, 0x7f] } else { [0xdb, 0x5f] });
            code.extend([RESULT as u8, 0xd9, 0x6f, 0x10, 0xc3]);
            code
        }
        // fstp dword/qword [rdi + 48]; ret
        X87Op::ToFloat => [&LOAD_A[..], &[0xd9, 0x5f, RESULT as u8, 0xc3]].concat(),
        X87Op::ToDouble => [&LOAD_A[..], &[0xdd, 0x5f, RESULT as u8, 0xc3]].concat(),
        // fld dword/qword [rdi]
        X87Op::FromFloat => [&[0xd9, 0x07][..], &STORE].concat(),
        X87Op::FromDouble => [&[0xdd, 0x07][..], &STORE].concat(),
        X87Op::WithInteger { name } => {
            // push rbx; sub rsp, 16; mov rbx, rdi
            let mut code = vec![0x53, 0x48, 0x83, 0xec, 0x10, 0x48, 0x89, 0xfb];
            // fld tbyte [rdi]; fstp tbyte [rsp]; mov rdi, [rbx + 16]
            code.extend([0xdb, 0x2f, 0xdb, 0x3c, 0x24, 0x48, 0x8b, 0x7b, 0x10]);
            call(&mut code, &mut fixups, name.to_owned());
            // fstp tbyte [rbx + 48]; add rsp, 16; pop rbx; ret
            code.extend([0xdb, 0x7b, RESULT as u8, 0x48, 0x83, 0xc4, 0x10, 0x5b, 0xc3]);
            code
        }
        X87Op::ToInteger { name } => {
            // push rbx; sub rsp, 16; mov rbx, rdi; fld tbyte [rdi]; fstp tbyte [rsp]
            let mut code = vec![0x53, 0x48, 0x83, 0xec, 0x10, 0x48, 0x89, 0xfb];
            code.extend([0xdb, 0x2f, 0xdb, 0x3c, 0x24]);
            call(&mut code, &mut fixups, format!("{name}l"));
            // mov [rbx + 48], rax; add rsp, 16; pop rbx; ret
            code.extend([0x48, 0x89, 0x43, RESULT as u8, 0x48, 0x83, 0xc4, 0x10, 0x5b, 0xc3]);
            code
        }
        X87Op::Library { name, args } => {
            // push rbx; sub rsp, 48; mov rbx, rdi
            let mut code = vec![0x53, 0x48, 0x83, 0xec, 0x30, 0x48, 0x89, 0xfb];
            for arg in 0..args {
                // fld tbyte [rdi + n]; fstp tbyte [rsp + n]
                code.extend([0xdb, 0x6f, arg * 16, 0xdb, 0x7c, 0x24, arg * 16]);
            }
            call(&mut code, &mut fixups, format!("{name}l"));
            // fstp tbyte [rbx + 48]; add rsp, 48; pop rbx; ret
            code.extend([0xdb, 0x7b, RESULT as u8, 0x48, 0x83, 0xc4, 0x30, 0x5b, 0xc3]);
            code
        }
    };
    FunctionPart { code, align: 1, fixups, unwind: None }
}

/// `call name`
fn call(code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>, name: String) {
    code.push(0xe8);
    fixups.push(CodeFixup {
        offset: code.len() as u32,
        kind: FixupKind::X86Branch4,
        target: CodeTarget::Name(name.into_bytes().into()),
        minus: None,
        addend: -4,
    });
    code.extend([0; 4]);
}
