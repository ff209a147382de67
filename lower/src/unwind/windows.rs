//! Cranelift's unwind records as what the Windows unwinder of x64 reads ("x64 exception handling" in Microsoft's
//! documentation of the ABI).
//!
//! The frame pointer is established at once, and the frame's base, from which registers are saved upwards, is put
//! at the lower end of the saved registers: the instruction that sets `rbp` counts as an allocation of their size
//! as well. Where the stack pointer really is does not matter from there on, so that stack probes and what lies below
//! the saved registers need no description. Epilogues need none either: the unwinder reads their instructions.

use cranelift_codegen::RegClass;
use cranelift_codegen::isa::unwind::UnwindInst;
use rllc_targets::object::{Unwind, WindowsUnwindOp};

/// The number of rbp.
const FRAME_POINTER: u8 = 5;
/// Bytes of `mov %rsp, %rbp`.
const SET_FRAME_SIZE: u32 = 3;
/// The base of a frame is at most so many bytes below the frame pointer.
const MAX_FRAME_OFFSET: u32 = 240;

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
