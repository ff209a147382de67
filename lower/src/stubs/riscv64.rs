//! Stubs for RISC-V.

use rllc_targets::object::{CodeFixup, CodeTarget, FixupKind, FrameChange, FunctionPart, Unwind};

/// The entry of a variadic function: stores the argument registers below the stack arguments and calls the body.
pub(crate) fn variadic_entry() -> FunctionPart {
    #[rustfmt::skip]
    let code: [u32; 15] = [
        0xfb01_0113, // addi sp,sp,-80
        0x0011_3423, // sd ra,8(sp)
        0x00a1_3823, // sd a0,16(sp)
        0x00b1_3c23, // sd a1,24(sp)
        0x02c1_3023, // sd a2,32(sp)
        0x02d1_3423, // sd a3,40(sp)
        0x02e1_3823, // sd a4,48(sp)
        0x02f1_3c23, // sd a5,56(sp)
        0x0501_3023, // sd a6,64(sp)
        0x0511_3423, // sd a7,72(sp)
        0x0000_0097, // auipc ra,body
        0x0000_80e7, // jalr ra,body
        0x0081_3083, // ld ra,8(sp)
        0x0501_0113, // addi sp,sp,80
        0x0000_8067, // ret
    ];
    let target = CodeTarget::Code(0);
    let call = CodeFixup { offset: 40, kind: FixupKind::RiscvCall, target, minus: None, addend: 0 };
    // ra is 1.
    let changes = vec![
        (4, FrameChange::DefCfaOffset(80)),
        (8, FrameChange::Offset { register: 1, offset: -72 }),
        (52, FrameChange::Restore(1)),
        (56, FrameChange::DefCfaOffset(0)),
    ];
    FunctionPart {
        code: code.iter().flat_map(|word| word.to_le_bytes()).collect(),
        align: 4,
        fixups: vec![call],
        unwind: Some(Unwind { changes, asynchronous: true, ..Unwind::default() }),
    }
}
