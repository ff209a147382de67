//! Cranelift's unwind records as what the Windows unwinder of x64 reads ("x64 exception handling" in Microsoft's
//! documentation of the ABI).
//!
//! The frame pointer is established at once, and the frame's base, from which registers are saved upwards, is put
//! at the lower end of the saved registers: the instruction that sets `rbp` counts as an allocation of their size
//! as well. Where the stack pointer really is does not matter from there on, so that stack probes and what lies below
//! the saved registers need no description. Epilogues need none either: the unwinder reads their instructions
//! ([`order_epilogue`]).

use cranelift_codegen::RegClass;
use cranelift_codegen::isa::unwind::UnwindInst;
use rllc_targets::object::{Unwind, WindowsUnwindOp};

/// The number of rbp.
const FRAME_POINTER: u8 = 5;
/// Bytes of `mov %rsp, %rbp`.
const SET_FRAME_SIZE: u32 = 3;
/// The base of a frame is at most so many bytes below the frame pointer.
const MAX_FRAME_OFFSET: u32 = 240;

/// `mov %rbp, %rsp; pop %rbp`.
const LEAVE: [u8; 4] = [0x48, 0x89, 0xec, 0x5d];

/// Makes the end of a frame one that the unwinder knows: `add $n, %rsp; mov %rbp, %rsp; pop %rbp` has an instruction too
/// much, before which the registers are no longer where the description says, below the stack pointer. The move changes
/// nothing there, and becomes a no-operation ahead of the addition. `code` is that of a way out of a function; `popped`:
/// where its `pop %rbp` ends.
pub(super) fn order_epilogue(code: &mut [u8], popped: usize) {
    const NO_OPERATION: [u8; 3] = [0x0f, 0x1f, 0x00];
    let Some(start) = popped.checked_sub(LEAVE.len()).filter(|&start| code[start..popped] == LEAVE) else {
        return;
    };
    let addition = match &code[..start] {
        [.., 0x48, 0x81, 0xc4, _, _, _, _] => start - 7,
        [.., 0x48, 0x83, 0xc4, _] => start - 4,
        _ => return,
    };
    let moved = start + NO_OPERATION.len();
    code[addition..moved].rotate_right(NO_OPERATION.len());
    code[addition..addition + NO_OPERATION.len()].copy_from_slice(&NO_OPERATION);
}

/// Bytes from the base of a frame to its frame pointer.
pub(super) fn base_distance(records: &[(u32, UnwindInst)]) -> u32 {
    let size = records.iter().find_map(|(_, record)| match record {
        UnwindInst::DefineNewFrame { offset_downward_to_clobbers: size, .. } => Some(*size),
        UnwindInst::PushFrameRegs { .. }
        | UnwindInst::SaveReg { .. }
        | UnwindInst::StackAlloc { .. }
        | UnwindInst::RegStackOffset { .. }
        | UnwindInst::Aarch64SetPointerAuth { .. } => None,
    });
    size.unwrap_or(0)
}

/// The unwind description of a function with Cranelift's `records`.
///
/// # Errors
/// If the table cannot express them.
pub(super) fn describe_x64(records: &[(u32, UnwindInst)]) -> Result<Unwind, String> {
    let mut windows = Vec::with_capacity(records.len() + 1);
    let mut prologue_size = 0;
    let mut frame_set = 0;
    for &(offset, ref record) in records {
        prologue_size = offset;
        match *record {
            UnwindInst::PushFrameRegs { .. } => {
                windows.push((offset, WindowsUnwindOp::PushRegister(FRAME_POINTER)));
                frame_set = offset + SET_FRAME_SIZE;
                prologue_size = frame_set;
            }
            UnwindInst::DefineNewFrame { offset_downward_to_clobbers: size, .. } => {
                if size > MAX_FRAME_OFFSET || size % 16 != 0 {
                    return Err(format!("internal error: {size} bytes of saved registers"));
                }
                if size > 0 {
                    windows.push((frame_set, WindowsUnwindOp::StackAlloc(size)));
                }
                let register = FRAME_POINTER;
                windows.push((frame_set, WindowsUnwindOp::SetFrame { register, offset: size as u8 }));
            }
            UnwindInst::SaveReg { clobber_offset, reg } => {
                let (register, place) = (reg.hw_enc(), clobber_offset);
                let operation = match reg.class() {
                    RegClass::Int => WindowsUnwindOp::SaveRegister { register, offset: place },
                    RegClass::Float | RegClass::Vector => {
                        WindowsUnwindOp::SaveXmm { register, offset: place }
                    }
                };
                windows.push((offset, operation));
            }
            UnwindInst::StackAlloc { .. }
            | UnwindInst::RegStackOffset { .. }
            | UnwindInst::Aarch64SetPointerAuth { .. } => {}
        }
    }
    Ok(Unwind { windows, prologue_size, ..Unwind::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_epilogues() {
        // mov 8(%rsp), %rbx; add $0x20, %rsp; mov %rbp, %rsp; pop %rbp; ret
        let mut short = *b"\x48\x8b\x5c\x24\x08\x48\x83\xc4\x20\x48\x89\xec\x5d\xc3";
        order_epilogue(&mut short, 13);
        assert_eq!(&short, b"\x48\x8b\x5c\x24\x08\x0f\x1f\x00\x48\x83\xc4\x20\x5d\xc3");
        let mut long = *b"\x48\x81\xc4\x48\x83\xc4\x01\x48\x89\xec\x5d\xc3";
        order_epilogue(&mut long, 11);
        assert_eq!(&long, b"\x0f\x1f\x00\x48\x81\xc4\x48\x83\xc4\x01\x5d\xc3");
        let mut none = LEAVE;
        order_epilogue(&mut none, 4);
        assert_eq!(none, LEAVE);
    }
}
