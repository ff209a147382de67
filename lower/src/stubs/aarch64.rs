//! Stubs for AArch64.

use rllc_targets::object::{CodeFixup, CodeTarget, FixupKind, FunctionPart};

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

/// `() -> value`: the stack guard of the thread, where Bionic keeps it.
pub(crate) fn thread_guard() -> FunctionPart {
    #[rustfmt::skip]
    let code: [u32; 3] = [
        0xd53b_d040, // mrs x0,tpidr_el0
        0xf940_1400, // ldr x0,[x0,#40]
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
