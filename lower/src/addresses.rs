//! How code takes addresses of symbols.
//!
//! Cranelift's position-independent x86-64 code takes every address from the global offset table. Where the symbol is
//! known to lie in the same linked image the load becomes `lea`, as linkers rewrite it too (System V psABI,
//! "Optimize GOTPCRELX Relocations"); where there is no such table (COFF) it becomes a load from the import table or
//! from a word that holds the address.

use crate::Lowering;
use rllc_targets::object::{CodeFixup, CodeTarget, FixupKind, Format};

/// `mov r64, r/m64` and `lea r64, m`.
const MOV_LOAD: u8 = 0x8b;
const LEA: u8 = 0x8d;
/// `call rel32` and `jmp rel32`.
const CALL: u8 = 0xe8;
const JUMP: u8 = 0xe9;

/// Rewrites the instruction of `fixup` for where its symbol lies.
pub(crate) fn settle(lowering: &Lowering<'_>, code: &mut [u8], fixup: &mut CodeFixup) {
    let at = fixup.offset as usize;
    match fixup.kind {
        FixupKind::X86RexGotPcRelX4 => {
            let coff = lowering.format == Format::Coff;
            let direct = match fixup.target {
                CodeTarget::Global(global) => lowering.is_colocated(global),
                CodeTarget::Name(_) | CodeTarget::RawName(_) => coff,
                CodeTarget::GlobalSlot(_)
                | CodeTarget::Code(_)
                | CodeTarget::Data(_)
                | CodeTarget::Part(_)
                | CodeTarget::Itself => true,
            };
            let opcode = at.checked_sub(2).and_then(|opcode| code.get_mut(opcode));
            match (opcode, &fixup.target) {
                (Some(opcode @ &mut MOV_LOAD), _) if direct => {
                    *opcode = LEA;
                    fixup.kind = FixupKind::X86PcRel4;
                }
                (_, &CodeTarget::Global(global)) if coff && !direct => {
                    fixup.target = CodeTarget::GlobalSlot(global);
                    fixup.kind = FixupKind::X86PcRel4;
                }
                _ => {}
            }
        }
        // The address of a function, not a call of it.
        FixupKind::X86Branch4 if at.checked_sub(2).is_some_and(|opcode| code[opcode] == LEA) => {
            let branch = matches!(code[at - 1], CALL | JUMP);
            if !branch {
                fixup.kind = FixupKind::X86PcRel4;
            }
        }
        _ => {}
    }
}
