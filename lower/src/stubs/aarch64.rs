//! Stubs for AArch64.

use rllc_frontend::ir::GlobalId;
use rllc_targets::object::{CodeFixup, CodeTarget, FixupKind, FunctionPart, Unwind};

/// `(address, expected, new) -> old` on 16 bytes, two words each: compares and exchanges. What was loaded is stored
/// again if it is not as expected, since only a successful store shows that both words were loaded at once.
pub(crate) fn compare_exchange_16() -> FunctionPart {
    #[rustfmt::skip]
    let code: [u32; 14] = [
        0xc87f_9805, // 1: ldaxp x5,x6,[x0]
        0xeb01_00bf, // cmp x5,x1
        0xfa42_00c0, // ccmp x6,x2,#0,eq
        0x5400_00c1, // b.ne 2f
        0xc827_9003, // stlxp w7,x3,x4,[x0]
        0x35ff_ff67, // cbnz w7,1b
        0xaa05_03e0, // mov x0,x5
        0xaa06_03e1, // mov x1,x6
        0xd65f_03c0, // ret
        0xc827_9805, // 2: stlxp w7,x5,x6,[x0]
        0x35ff_fec7, // cbnz w7,1b
        0xaa05_03e0, // mov x0,x5
        0xaa06_03e1, // mov x1,x6
        0xd65f_03c0, // ret
    ];
    let code = code.iter().flat_map(|word| word.to_le_bytes()).collect();
    FunctionPart { code, align: 4, ..FunctionPart::default() }
}

/// The entry of a function whose body takes arguments elsewhere than its callers pass them: moves each from the first
/// register to the second.
pub(crate) fn entry_moves(moves: &[(u8, u8)]) -> FunctionPart {
    let mut code = Vec::new();
    for &(from, to) in moves {
        // mov xto,xfrom
        code.extend((0xaa00_03e0 | u32::from(from) << 16 | u32::from(to)).to_le_bytes());
    }
    let offset = code.len() as u32;
    code.extend(0x1400_0000u32.to_le_bytes()); // b body
    let target = CodeTarget::Code(0);
    let jump = CodeFixup { offset, kind: FixupKind::Aarch64Call26, target, minus: None, addend: 0 };
    FunctionPart { code, align: 4, fixups: vec![jump], unwind: None }
}

/// Windows: the entry of a variadic function, which stores the argument registers below the stack arguments and calls
/// the body.
pub(crate) fn variadic_entry() -> FunctionPart {
    #[rustfmt::skip]
    let code: [u32; 11] = [
        0xd101_03ff, // sub sp,sp,#64
        0xa900_07e0, // stp x0,x1,[sp]
        0xa901_0fe2, // stp x2,x3,[sp,#16]
        0xa902_17e4, // stp x4,x5,[sp,#32]
        0xa903_1fe6, // stp x6,x7,[sp,#48]
        0xa9bf_7bfd, // stp x29,x30,[sp,#-16]!
        0x9100_03fd, // mov x29,sp
        0x9400_0000, // bl body
        0xa8c1_7bfd, // ldp x29,x30,[sp],#16
        0x9101_03ff, // add sp,sp,#64
        0xd65f_03c0, // ret
    ];
    const PROLOGUE: u32 = 7 * 4;
    let target = CodeTarget::Code(0);
    let call = CodeFixup { offset: 28, kind: FixupKind::Aarch64Call26, target, minus: None, addend: 0 };
    let code: Vec<u8> = code.iter().flat_map(|word| word.to_le_bytes()).collect();
    let record = crate::unwind::windows_arm64::record(&code, PROLOGUE, std::iter::once(code.len() as u32));
    let unwind = Unwind { windows_arm64: record.ok(), asynchronous: true, ..Unwind::default() };
    FunctionPart { code, align: 4, fixups: vec![call], unwind: Some(unwind) }
}

/// Windows: `() -> address` of a thread-local variable. The thread's block holds an array of the areas of all images, in
/// which this image has the index that the linker defines.
pub(crate) fn tls_address(variable: GlobalId) -> FunctionPart {
    #[rustfmt::skip]
    let code: [u32; 7] = [
        0xf940_2e40, // ldr x0,[x18,#88]
        0x9000_0001, // adrp x1,_tls_index
        0xb940_0021, // ldr w1,[x1,_tls_index]
        0xf861_5800, // ldr x0,[x0,w1,uxtw #3]
        0x9140_0000, // add x0,x0,#variable,lsl #12
        0x9100_0000, // add x0,x0,#variable
        0xd65f_03c0, // ret
    ];
    let index = || CodeTarget::RawName((*b"_tls_index").into());
    let variable = || CodeTarget::Global(variable);
    let fixup = |offset, kind, target| CodeFixup { offset, kind, target, minus: None, addend: 0 };
    FunctionPart {
        code: code.iter().flat_map(|word| word.to_le_bytes()).collect(),
        align: 4,
        fixups: vec![
            fixup(4, FixupKind::Aarch64AdrPage21, index()),
            fixup(8, FixupKind::Aarch64LdSt32Lo12, index()),
            fixup(16, FixupKind::Aarch64SecRelHigh12, variable()),
            fixup(20, FixupKind::Aarch64SecRelLow12, variable()),
        ],
        unwind: None,
    }
}

/// Where a function goes that leaves for another: behind `count` arguments in integer registers come the address of the
/// result, if there is one, and the callee's address, if it is not known.
pub(crate) fn exit(count: u8, has_result_address: bool, callee: Option<GlobalId>) -> FunctionPart {
    let mut code = Vec::new();
    let mut next = u32::from(count);
    let mut take = |to: u32| {
        code.extend((0xaa00_03e0 | next << 16 | to).to_le_bytes()); // mov
        next += 1;
    };
    if has_result_address {
        take(8);
    }
    let mut fixups = Vec::new();
    match callee {
        Some(callee) => {
            let (offset, kind, target) =
                (code.len() as u32, FixupKind::Aarch64Call26, CodeTarget::Global(callee));
            fixups.push(CodeFixup { offset, kind, target, minus: None, addend: 0 });
            code.extend(0x1400_0000u32.to_le_bytes()); // b callee
        }
        None => {
            take(16);
            code.extend(0xd61f_0200u32.to_le_bytes()); // br x16
        }
    }
    FunctionPart { code, align: 4, fixups, unwind: None }
}
