//! How code takes addresses of symbols.
//!
//! Cranelift's position-independent code takes every address from the global offset table. Where the symbol is
//! known to lie in the same linked image the load becomes the computation of the address, as linkers rewrite it too
//! (System V psABI, "Optimize GOTPCRELX Relocations"; AArch64 ELF, "GOT relaxation"); where there is no such table
//! (COFF) it becomes a load from the import table or from a word that holds the address.

use crate::Lowering;
use rllc_targets::object::{Architecture, CodeFixup, CodeTarget, FixupKind, Format};

/// `mov r64, r/m64` and `lea r64, m`.
const MOV_LOAD: u8 = 0x8b;
const LEA: u8 = 0x8d;
/// `mov r/m64, imm32`, and the prefix of 64-bit operations with its bit for the upper registers.
const MOV_IMMEDIATE: u8 = 0xc7;
const REX_W: u8 = 0x48;
const REX_R: u8 = 0x04;
/// `call rel32` and `jmp rel32`.
const CALL: u8 = 0xe8;
const JUMP: u8 = 0xe9;
/// `ldr x0, [x0]` and `add x0, x0, #0`, and the bits of their registers.
const AARCH64_LOAD: u32 = 0xf940_0000;
const AARCH64_ADD: u32 = 0x9100_0000;
const AARCH64_REGISTERS: u32 = 0x3ff;
/// `ld x0, 0(x0)` and `addi x0, x0, 0`, and the bits of their registers.
const RISCV_LOAD: u32 = 0x3003;
const RISCV_ADD: u32 = 0x13;
const RISCV_REGISTERS: u32 = 0x1f << 7 | 0x1f << 15;

/// `brcl 0, 0`
const S390X_NOP: [u8; 6] = [0xc0, 0x04, 0, 0, 0, 0];

/// The fixup of an access that asks where the image's thread-local variables start.
///
/// # Errors
/// If it is none of the general dynamic model.
pub(crate) fn tls_base(fixup: CodeFixup) -> Result<CodeFixup, String> {
    let kind = match fixup.kind {
        FixupKind::X86TlsGd => FixupKind::X86TlsLd,
        FixupKind::S390xTlsGd64 => FixupKind::S390xTlsLdm64,
        FixupKind::S390xTlsGdCall => FixupKind::S390xTlsLdCall,
        other => return Err(format!("internal error: a thread-local access by {other:?}")),
    };
    Ok(CodeFixup { kind, ..fixup })
}

/// The fixup of an offset from there, in place of the address that the code generator takes it for: x86-64's
/// `lea x(%rip), R` becomes `mov $x@dtpoff, R`; s390x has it in a word as it is.
///
/// # Errors
/// If it is no such address.
pub(crate) fn tls_offset(code: &mut [u8], fixup: CodeFixup) -> Result<CodeFixup, String> {
    if fixup.kind == FixupKind::Abs8 {
        return Ok(CodeFixup { kind: FixupKind::S390xTlsLdo64, ..fixup });
    }
    let start = (fixup.offset as usize).checked_sub(3);
    if let Some([prefix, opcode @ (LEA | MOV_LOAD), operand]) =
        start.and_then(|start| code.get_mut(start..start + 3))
        && *prefix & !REX_R == REX_W
        && *operand & 0xc7 == 0x05
    {
        *operand = 0xc0 | *operand >> 3;
        *opcode = MOV_IMMEDIATE;
        *prefix = REX_W | u8::from(*prefix & REX_R != 0);
        return Ok(CodeFixup { kind: FixupKind::X86DtpOff4, addend: 0, ..fixup });
    }
    Err(format!("internal error: an offset of thread-local data by {:?}", fixup.kind))
}

/// Rewrites the instructions of `fixups` for where their symbols lie. `tagged`: addresses of variables have tags in their
/// upper bits (the feature `tagged-globals` of x86-64), which only a table holds.
pub(crate) fn settle(lowering: &Lowering<'_>, code: &mut [u8], fixups: &mut [CodeFixup], tagged: bool) {
    for index in 0..fixups.len() {
        match fixups[index].kind {
            FixupKind::X86RexGotPcRelX4 if tagged && is_variable(lowering, &fixups[index].target) => {
                // Linkers leave these loads alone.
                fixups[index].kind = FixupKind::X86GotPcRel4;
            }
            FixupKind::X86RexGotPcRelX4 => x86_load(lowering, code, &mut fixups[index]),
            // The address of a function, not a call of it.
            FixupKind::X86Branch4 => {
                let at = fixups[index].offset as usize;
                let address = at.checked_sub(2).is_some_and(|opcode| code[opcode] == LEA);
                if address && !matches!(code[at - 1], CALL | JUMP) {
                    fixups[index].kind = FixupKind::X86PcRel4;
                }
            }
            FixupKind::Aarch64GotPage21 if is_direct(lowering, &fixups[index].target) => {
                let Some([page, offset]) = fixups.get_mut(index..index + 2) else { continue };
                let load = replace(code, offset.offset, AARCH64_LOAD, AARCH64_ADD, AARCH64_REGISTERS);
                if offset.kind == FixupKind::Aarch64GotLo12 && load {
                    page.kind = FixupKind::Aarch64AdrPage21;
                    offset.kind = FixupKind::Aarch64AddLo12;
                }
            }
            FixupKind::Aarch64GotPage21 if lowering.format == Format::Coff => {
                let Some([page, offset]) = fixups.get_mut(index..index + 2) else { continue };
                if let (&CodeTarget::Global(global), FixupKind::Aarch64GotLo12) = (&page.target, offset.kind)
                {
                    page.target = CodeTarget::GlobalSlot(global);
                    offset.target = CodeTarget::GlobalSlot(global);
                    page.kind = FixupKind::Aarch64AdrPage21;
                    offset.kind = FixupKind::Aarch64LdSt64Lo12;
                }
            }
            FixupKind::RiscvGotHi20 if is_direct(lowering, &fixups[index].target) => {
                let Some([high, low]) = fixups.get_mut(index..index + 2) else { continue };
                let load = replace(code, low.offset, RISCV_LOAD, RISCV_ADD, RISCV_REGISTERS);
                if low.kind == FixupKind::RiscvPcRelLo12I && load {
                    high.kind = FixupKind::RiscvPcRelHi20;
                }
            }
            FixupKind::Abs8 if lowering.architecture == Architecture::S390x => {
                s390x_load(code, &mut fixups[index]);
            }
            _ => {}
        }
    }
}

/// Cranelift loads an address from a word in the code, which it jumps over: `bras %r1, 12`, the word, `lg R, 0(%r1)`.
/// It becomes a load from the global offset table, `lgrl R, symbol@GOTENT`, and room.
fn s390x_load(code: &mut [u8], fixup: &mut CodeFixup) {
    let word = fixup.offset as usize;
    let Some(place) = word.checked_sub(4).and_then(|start| code.get_mut(start..start + 18)) else { return };
    if place[..4] != [0xa7, 0x15, 0x00, 0x06]
        || place[12] != 0xe3
        || place[13] & 0xf != 0
        || place[14..] != [0x10, 0x00, 0x00, 0x04]
    {
        return;
    }
    let register = place[13] & 0xf0;
    place.copy_from_slice(&[&[0xc4, register | 0x08, 0, 0, 0, 0][..], &S390X_NOP, &S390X_NOP].concat());
    *fixup = CodeFixup {
        offset: fixup.offset - 2,
        kind: FixupKind::S390xGotEnt,
        addend: fixup.addend + 2,
        ..fixup.clone()
    };
}

fn x86_load(lowering: &Lowering<'_>, code: &mut [u8], fixup: &mut CodeFixup) {
    let direct = is_direct(lowering, &fixup.target);
    let opcode = (fixup.offset as usize).checked_sub(2).and_then(|opcode| code.get_mut(opcode));
    match (opcode, &fixup.target) {
        (Some(opcode @ &mut MOV_LOAD), _) if direct => {
            *opcode = LEA;
            fixup.kind = FixupKind::X86PcRel4;
        }
        (_, &CodeTarget::Global(global)) if lowering.format == Format::Coff && !direct => {
            fixup.target = CodeTarget::GlobalSlot(global);
            fixup.kind = FixupKind::X86PcRel4;
        }
        _ => {}
    }
}

fn is_variable(lowering: &Lowering<'_>, target: &CodeTarget) -> bool {
    let CodeTarget::Global(global) = *target else { return false };
    lowering.module.globals.get(global).is_some_and(|global| global.as_function().is_none())
}

/// Whether the target is known to be in the same linked image, where its address can be computed.
fn is_direct(lowering: &Lowering<'_>, target: &CodeTarget) -> bool {
    match *target {
        CodeTarget::Global(global) => lowering.is_colocated(global),
        CodeTarget::Name(_) | CodeTarget::RawName(_) => lowering.format == Format::Coff,
        CodeTarget::Body(_)
        | CodeTarget::GlobalSlot(_)
        | CodeTarget::Code(_)
        | CodeTarget::Data(_)
        | CodeTarget::Part(_)
        | CodeTarget::Itself => true,
    }
}

/// Replaces the instruction `from` at `offset` by `to`, with the same registers; false if there is another one.
fn replace(code: &mut [u8], offset: u32, from: u32, to: u32, registers: u32) -> bool {
    let at = offset as usize;
    let Some(word) = code.get_mut(at..at + 4).and_then(|bytes| bytes.first_chunk_mut::<4>()) else {
        return false;
    };
    let instruction = u32::from_le_bytes(*word);
    if instruction & !registers != from {
        return false;
    }
    *word = (instruction & registers | to).to_le_bytes();
    true
}
