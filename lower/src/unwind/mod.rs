//! Cranelift's unwind records as changes of the call frame information.
//!
//! Cranelift describes prologues only. Epilogues are found by what they end with: the code of every `return` is
//! known by its source location, and each target ends a frame in one fixed way. Behind a return the state of the
//! body holds again. Windows has tables of its own (`windows.rs` for x64, `windows_arm64.rs`).

mod windows;
pub(crate) mod windows_arm64;

use crate::Isa;
use cranelift_codegen::isa::unwind::UnwindInst;
use rllc_targets::object::{FrameChange, Unwind};
use target_lexicon::{Architecture, BinaryFormat};

/// DWARF numbers of the registers that every frame deals with.
struct FrameRegisters {
    stack_pointer: u16,
    /// The frame pointer.
    frame_pointer: Option<u16>,
    /// The link register, and its distance above the saved frame pointer.
    link: Option<(u16, i32)>,
}

fn frame_registers(architecture: Architecture) -> FrameRegisters {
    match architecture {
        Architecture::X86_64 => FrameRegisters { stack_pointer: 7, frame_pointer: Some(6), link: None },
        Architecture::Aarch64(_) => {
            FrameRegisters { stack_pointer: 31, frame_pointer: Some(29), link: Some((30, 8)) }
        }
        Architecture::Riscv64(_) => {
            FrameRegisters { stack_pointer: 2, frame_pointer: Some(8), link: Some((1, 8)) }
        }
        // s390x addresses its frames by the stack pointer alone.
        _ => FrameRegisters { stack_pointer: 15, frame_pointer: None, link: None },
    }
}

/// The unwind description of a function: Cranelift's `records`, and the code ranges of its returns.
///
/// # Errors
/// If the target's tables cannot express them.
pub(crate) fn describe(
    isa: Isa<'_>,
    records: &[(u32, UnwindInst)],
    code: &[u8],
    returns: impl Iterator<Item = (u32, u32)>,
) -> Result<Unwind, String> {
    let architecture = isa.triple().architecture;
    if isa.triple().binary_format == BinaryFormat::Coff && architecture == Architecture::X86_64 {
        return windows::describe_x64(records);
    }
    if isa.triple().binary_format == BinaryFormat::Coff {
        let windows_arm64 = match records.last() {
            Some(&(prologue_size, _)) => {
                Some(windows_arm64::record(code, prologue_size, returns.map(|(_, end)| end))?)
            }
            None => None,
        };
        return Ok(Unwind { windows_arm64, ..Unwind::default() });
    }
    let registers = frame_registers(architecture);
    let mut changes = Vec::new();
    let mut cfa_offset = 0i32;
    let mut clobbers_to_cfa = 0i32;
    for &(offset, ref record) in records {
        match *record {
            UnwindInst::PushFrameRegs { offset_upward_to_caller_sp } => {
                let size = offset_upward_to_caller_sp as i32;
                cfa_offset = size;
                let [allocated, linked] = frame_steps(architecture, code, offset);
                changes.push((allocated, FrameChange::DefCfaOffset(size)));
                if let Some((link, above)) = registers.link {
                    changes.push((linked, FrameChange::Offset { register: link, offset: above - size }));
                }
                if let Some(frame_pointer) = registers.frame_pointer {
                    changes.push((offset, FrameChange::Offset { register: frame_pointer, offset: -size }));
                }
            }
            UnwindInst::DefineNewFrame { offset_upward_to_caller_sp, offset_downward_to_clobbers } => {
                if let Some(frame_pointer) = registers.frame_pointer {
                    let linked = cfa_offset;
                    cfa_offset = offset_upward_to_caller_sp as i32;
                    if architecture == Architecture::X86_64 && linked != cfa_offset {
                        grown_frame(code, offset, linked, cfa_offset, &mut changes);
                    } else {
                        changes.push((offset, FrameChange::DefCfaRegister(frame_pointer)));
                    }
                }
                cfa_offset = offset_upward_to_caller_sp as i32;
                clobbers_to_cfa = cfa_offset + offset_downward_to_clobbers as i32;
            }
            UnwindInst::StackAlloc { size } => {
                if registers.frame_pointer.is_none() {
                    cfa_offset += size as i32;
                    changes.push((offset, FrameChange::DefCfaOffset(cfa_offset)));
                }
            }
            UnwindInst::SaveReg { clobber_offset, reg } => {
                if let Ok(register) = isa.map_regalloc_reg_to_dwarf(reg.into()) {
                    changes.push((
                        offset,
                        FrameChange::Offset { register, offset: clobber_offset as i32 - clobbers_to_cfa },
                    ));
                }
            }
            UnwindInst::Aarch64SetPointerAuth { return_addresses: true } => {
                changes.push((offset, FrameChange::NegateRaState));
            }
            // The caller's stack pointer is the CFA on every target of ours but s390x, whose CIE says so too.
            UnwindInst::RegStackOffset { .. } | UnwindInst::Aarch64SetPointerAuth { .. } => {}
        }
    }
    if !changes.is_empty() {
        for (start, end) in returns {
            epilogue(architecture, &registers, code, start, end, cfa_offset - 16, &mut changes);
        }
        changes.sort_by_key(|(offset, _)| *offset);
    }
    Ok(Unwind { changes, ..Unwind::default() })
}

/// x86-64: describes a prologue that moves the frame down, from `linked` to `size` bytes below the CFA, so that there is room
/// for a callee's stack arguments. It ends at `end`; the frame pointer and the return address have been copied then.
fn grown_frame(code: &[u8], end: u32, linked: i32, size: i32, changes: &mut Vec<(u32, FrameChange)>) {
    /// `mov %rsp,%rbp` and the copies with displacements of one byte and of four.
    const REST: [u32; 2] = [3 + 5 + 4 + 5 + 5, 3 + 8 + 4 + 8 + 5];
    const FOLLOWING: [u8; 3] = [0x48, 0x89, 0xe5];
    let is_start = |start: u32| code.get(start as usize..start as usize + 3) == Some(&FOLLOWING);
    let lengths = REST.into_iter().chain([3 + 5 + 4 + 8 + 5]);
    let start = lengths.filter_map(|length| end.checked_sub(length)).find(|&start| is_start(start));
    if let Some(start) = start {
        changes.push((start, FrameChange::DefCfaOffset(size)));
    }
    // rbp is 6, the return address 16.
    debug_assert!(linked < size, "frames grow downwards");
    changes.push((end, FrameChange::DefCfa { register: 6, offset: size }));
    changes.push((end, FrameChange::Offset { register: 6, offset: -size }));
    changes.push((end, FrameChange::Offset { register: 16, offset: 8 - size }));
}

/// Windows on x86-64: bytes from what the unwinder takes for the frame to the frame pointer.
pub(crate) fn base_distance(records: &[(u32, UnwindInst)]) -> u32 {
    windows::base_distance(records)
}

/// Makes the ends of frames ones that the target's unwinder knows. `returns`: the code ranges of the function's returns.
pub(crate) fn order_epilogues(isa: Isa<'_>, code: &mut [u8], returns: impl Iterator<Item = (u32, u32)>) {
    let triple = isa.triple();
    if triple.binary_format != BinaryFormat::Coff || triple.architecture != Architecture::X86_64 {
        return;
    }
    for (start, end) in returns {
        let Some(range) = code.get_mut(start as usize..end as usize) else { continue };
        if let Some((popped, None)) = x86_64_exit(range) {
            windows::order_epilogue(range, popped as usize);
        }
    }
}

/// x86-64: describes a body whose entry stub has moved the return address down by `bytes`.
pub(crate) fn move_frame(unwind: &mut Unwind, bytes: u32) {
    if bytes == 0 {
        return;
    }
    let bytes = bytes as i32;
    for (_, change) in &mut unwind.changes {
        match change {
            FrameChange::DefCfa { offset, .. } | FrameChange::DefCfaOffset(offset) => *offset += bytes,
            FrameChange::Offset { offset, .. } => *offset -= bytes,
            FrameChange::DefCfaRegister(_)
            | FrameChange::Register { .. }
            | FrameChange::Restore(_)
            | FrameChange::SameValue(_)
            | FrameChange::Undefined(_)
            | FrameChange::RememberState
            | FrameChange::RestoreState
            | FrameChange::NegateRaState => {}
        }
    }
    // The return address has the number 16.
    let entry =
        [FrameChange::DefCfaOffset(8 + bytes), FrameChange::Offset { register: 16, offset: -8 - bytes }];
    unwind.changes.splice(0..0, entry.map(|change| (0, change)));
}

/// Where, in a prologue that has pushed the frame's registers at `end`, the stack pointer has moved and the return
/// address has been stored. RISC-V takes an instruction for each: `addi sp, sp, -16; sd ra, 8(sp); sd s0, 0(sp)`.
fn frame_steps(architecture: Architecture, code: &[u8], end: u32) -> [u32; 2] {
    const ALLOCATE: [u8; 4] = [0x13, 0x01, 0x01, 0xff];
    if !matches!(architecture, Architecture::Riscv64(_)) {
        return [end; 2];
    }
    let plain = end.checked_sub(12).and_then(|start| code.get(start as usize..)?.get(..4)) == Some(&ALLOCATE);
    let width = if plain { 4 } else { 2 };
    [end.saturating_sub(2 * width), end.saturating_sub(width)]
}

/// Adds the changes of the epilogue that ends at `end`, if it takes down a frame. x86-64: the prologue moved the return address
/// down by `grown` bytes.
fn epilogue(
    architecture: Architecture,
    registers: &FrameRegisters,
    code: &[u8],
    start: u32,
    end: u32,
    grown: i32,
    changes: &mut Vec<(u32, FrameChange)>,
) {
    let Some(range) = code.get(start as usize..end as usize) else { return };
    let stack_pointer = registers.stack_pointer;
    let mut rows: Vec<(u32, FrameChange)> = Vec::new();
    let cfa = |offset| FrameChange::DefCfa { register: stack_pointer, offset };
    match architecture {
        Architecture::X86_64 => {
            let Some((popped, moved)) = x86_64_exit(range) else { return };
            rows.push((start + popped, cfa(8 + grown)));
            rows.push((start + popped, FrameChange::Restore(6)));
            if let Some((offset, bytes)) = moved {
                // The return address has moved up, the caller's frame has not.
                rows.push((start + offset, cfa(8 + grown - bytes)));
                rows.push((start + offset, FrameChange::Offset { register: 16, offset: bytes - 8 - grown }));
            }
        }
        Architecture::Aarch64(_) => {
            // `ldp x29, x30, [sp], #16` if there is a frame, `autiasp` if the return address is signed, `ret`, or
            // `retaa` for these two.
            const LOAD: [u8; 4] = [0xfd, 0x7b, 0xc1, 0xa8];
            const CHECK: [u8; 4] = [0xbf, 0x23, 0x03, 0xd5];
            const RETURN: [u8; 4] = [0xc0, 0x03, 0x5f, 0xd6];
            const CHECK_AND_RETURN: [u8; 4] = [0xff, 0x0b, 0x5f, 0xd6];
            let last = range.strip_suffix(&RETURN).or_else(|| range.strip_suffix(&CHECK_AND_RETURN));
            let Some(rest) = last else { return };
            let (rest, checked) = match rest.strip_suffix(&CHECK) {
                Some(rest) => (rest, true),
                None => (rest, false),
            };
            if rest.ends_with(&LOAD) {
                let loaded = start + rest.len() as u32;
                rows.push((loaded, cfa(0)));
                rows.push((loaded, FrameChange::Restore(29)));
                rows.push((loaded, FrameChange::Restore(30)));
            }
            if checked {
                rows.push((end - 4, FrameChange::NegateRaState));
            }
        }
        Architecture::Riscv64(_) => {
            // `ld ra, 8(sp); ld s0, 0(sp); addi sp, sp, 16; ret`, compressed or not.
            const PLAIN: [u8; 16] = [
                0x83, 0x30, 0x81, 0x00, 0x03, 0x34, 0x01, 0x00, 0x13, 0x01, 0x01, 0x01, 0x67, 0x80, 0x00,
                0x00,
            ];
            const COMPRESSED: [u8; 8] = [0xa2, 0x60, 0x02, 0x64, 0x41, 0x01, 0x82, 0x80];
            let width = match range {
                _ if range.ends_with(&PLAIN) => 4,
                _ if range.ends_with(&COMPRESSED) => 2,
                _ => return,
            };
            rows.push((end - 3 * width, FrameChange::Restore(1)));
            rows.push((end - 2 * width, cfa(16)));
            rows.push((end - 2 * width, FrameChange::Restore(8)));
            rows.push((end - width, cfa(0)));
        }
        Architecture::S390x => {
            // `br %r14`, after the registers have been restored, the stack pointer with them.
            if !range.ends_with(&[0x07, 0xfe]) {
                return;
            }
            rows.push((end - 2, cfa(160)));
        }
        _ => return,
    }
    let Some(&(first, _)) = rows.first() else { return };
    changes.push((first, FrameChange::RememberState));
    changes.extend(rows);
    if (end as usize) < code.len() {
        changes.push((end, FrameChange::RestoreState));
    }
}

/// Where a frame is gone in code that ends a function: the offset behind `pop rbp`, and behind the instructions that move the
/// return address up, if there are any, with the bytes by which they do. What ends the code is `ret`, with or without a
/// count, or a jump, with no-operations behind it.
fn x86_64_exit(code: &[u8]) -> Option<(u32, Option<(u32, i32)>)> {
    let mut code = code;
    while let [rest @ .., 0x90] = code {
        code = rest;
    }
    let before = match code {
        [rest @ .., 0xc3] => rest,
        [rest @ .., 0xc2, _, _] => rest,
        [rest @ .., 0xe9, _, _, _, _] => rest,
        [rest @ .., 0x41, 0xff, 0xe0..=0xe7] | [rest @ .., 0xff, 0xe0..=0xe7] => rest,
        _ => return None,
    };
    let (popped, moved) = match moved_return_address(before) {
        Some((start, bytes)) => (&before[..start], Some((before.len() as u32, bytes))),
        None => (before, None),
    };
    popped.ends_with(&[0x5d]).then_some((popped.len() as u32, moved))
}

/// x86-64: where, at the end of `code`, instructions start that move the return address over the stack arguments, and by
/// how many bytes.
pub(crate) fn moved_return_address(code: &[u8]) -> Option<(usize, i32)> {
    // `mov (%rsp), %r11; mov %r11, n(%rsp); add $n, %rsp` with displacements of one byte or four.
    const LOAD: [u8; 4] = [0x4c, 0x8b, 0x1c, 0x24];
    let (before, bytes) = match code {
        [rest @ .., 0x4c, 0x89, 0x5c, 0x24, a, 0x48, 0x83, 0xc4, b] if a == b => (rest, i32::from(*a as i8)),
        [rest @ .., 0x4c, 0x89, 0x9c, 0x24, a0, a1, a2, a3, 0x48, 0x81, 0xc4, b0, b1, b2, b3]
            if [a0, a1, a2, a3] == [b0, b1, b2, b3] =>
        {
            (rest, i32::from_le_bytes([*a0, *a1, *a2, *a3]))
        }
        _ => return None,
    };
    Some((before.strip_suffix(&LOAD[..])?.len(), bytes))
}
