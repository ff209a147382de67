//! Thread-local accesses of ELF code.
//!
//! Cranelift writes every access as general dynamic. Its sequences are those that linkers relax, so the more direct
//! models are written in place of them just as a linker would (the psABIs, "TLS"; s390x: "ELF Handling For Thread-Local
//! Storage"): the offset from the thread pointer from the global offset table (initial exec), or known when linking
//! (local exec).
//!
//! In the local dynamic model code asks where the image's variables start and adds offsets to that, on x86-64 and s390x. In
//! an executable both become local exec.

use super::{ObjectBuilder, access};
use crate::object::{Architecture, CodeFixup, CodeTarget, FixupKind, Format, FunctionCode};
use rllc_frontend::ir::{GlobalId, TlsModel};

/// `mov %fs:0, %rax`
const X86_THREAD_POINTER: [u8; 9] = [0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0];
/// `add x@gottpoff(%rip), %rax` and `lea x@tpoff(%rax), %rax`, without the operand.
const X86_ADD_FROM_TABLE: [u8; 3] = [0x48, 0x03, 0x05];
const X86_ADD_OFFSET: [u8; 3] = [0x48, 0x8d, 0x80];
/// `lea x@tlsld(%rip), %rdi`, `call __tls_get_addr@plt`, without the operands; and a no-operation.
const X86_LD: [u8; 16] = [0x48, 0x8d, 0x3d, 0, 0, 0, 0, 0xe8, 0, 0, 0, 0, 0x0f, 0x1f, 0x40, 0];
/// `data16 data16 data16 mov %fs:0, %rax`, and a no-operation.
const X86_LD_TO_LE: [u8; 16] =
    [0x66, 0x66, 0x66, 0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0, 0x0f, 0x1f, 0x40, 0];
const AARCH64_NOP: u32 = 0xd503_201f;
/// `mrs x0, tpidr_el0`
const AARCH64_THREAD_POINTER: u32 = 0xd53b_d040;
/// `ldr x0, [x0]`
const AARCH64_LOAD: u32 = 0xf940_0000;
/// `add x0, x0, #0`, and shifted by 12.
const AARCH64_ADD: u32 = 0x9100_0000;
const AARCH64_ADD_HIGH: u32 = 0x9140_0000;
/// `addi x0, x0, 0`
const RISCV_NOP: u32 = 0x13;
/// `lui a0, 0`
const RISCV_UPPER: u32 = 0x537;
/// `ld a0, 0(a0)`
const RISCV_LOAD: u32 = 0x0005_3503;
/// `add a0, a0, tp`
const RISCV_ADD_THREAD: u32 = 0x0045_0533;
/// `addi a0, a0, 0`
const RISCV_ADD: u32 = 0x0005_0513;

/// `brcl 0, .` and `lg %r2, 0(%r2, %r12)`
const S390X_NOP: [u8; 6] = [0xc0, 0x04, 0, 0, 0, 0];
const S390X_LOAD: [u8; 6] = [0xe3, 0x22, 0xc0, 0x00, 0x00, 0x04];

/// A rewritten sequence: where it starts, its bytes, and its fixups by their distance from the start.
struct Sequence {
    start: u32,
    bytes: Vec<u8>,
    fixups: Vec<(u32, FixupKind, CodeTarget, i64)>,
    /// How many fixups of the old sequence it replaces.
    replaced: usize,
}

impl ObjectBuilder<'_> {
    /// The function with its thread-local accesses in their models; `None` if it is so already.
    pub(super) fn with_tls_models(&self, code: &FunctionCode) -> Option<FunctionCode> {
        let is_access = |fixup: &CodeFixup| {
            matches!(
                fixup.kind,
                FixupKind::X86TlsGd
                    | FixupKind::X86TlsLd
                    | FixupKind::Aarch64TlsDescPage21
                    | FixupKind::RiscvTlsGdHi20
                    | FixupKind::S390xTlsGd64
                    | FixupKind::S390xTlsLdm64
            )
        };
        let parts = || code.parts.iter().chain(code.entry.as_deref());
        let any = code.fixups.iter().any(is_access) || parts().any(|part| part.fixups.iter().any(is_access));
        if self.object.format != Format::Elf || !any {
            return None;
        }
        let mut code = code.clone();
        self.rewrite(&mut code.code, &mut code.fixups);
        self.settle_offsets(&mut code.code, &mut code.fixups);
        for part in code.parts.iter_mut().chain(code.entry.as_deref_mut()) {
            self.rewrite(&mut part.code, &mut part.fixups);
        }
        Some(code)
    }

    /// Writes accesses of the local dynamic model: as they are, or in an executable as offsets from the thread pointer.
    fn settle_offsets(&self, code: &mut [u8], fixups: &mut Vec<CodeFixup>) {
        let is_offset =
            |fixup: &&CodeFixup| matches!(fixup.kind, FixupKind::X86DtpOff4 | FixupKind::S390xTlsLdo64);
        let known = |fixup: &CodeFixup| match fixup.target {
            CodeTarget::Global(global) => self.tls_model(global) == TlsModel::LocalExec,
            _ => false,
        };
        let exec = fixups.iter().filter(is_offset).all(known);
        let mut index = 0;
        while index < fixups.len() {
            let following = fixups.get(index + 1).map(|fixup| (fixup.kind, fixup.offset));
            let fixup = &mut fixups[index];
            let start = fixup.offset as usize;
            match (fixup.kind, following) {
                (FixupKind::X86DtpOff4, _) if exec => fixup.kind = FixupKind::X86TpOff4,
                (FixupKind::S390xTlsLdo64, _) if exec => fixup.kind = FixupKind::S390xTlsLe64,
                (FixupKind::X86TlsLd, Some((FixupKind::X86Branch4, _))) => {
                    let start = start.saturating_sub(4);
                    let Some(place) = code.get_mut(start..start + 16) else { return };
                    place.copy_from_slice(if exec { &X86_LD_TO_LE } else { &X86_LD });
                    if exec {
                        fixups.drain(index..index + 2);
                        continue;
                    }
                    fixups[index].offset = start as u32 + 3;
                    fixups[index + 1].offset = start as u32 + 8;
                }
                (FixupKind::S390xTlsLdm64, Some((FixupKind::S390xPltRel32Dbl, call))) if exec => {
                    // The word stays 0, and nothing is called.
                    let call = call as usize;
                    let Some(place) = call.checked_sub(2).and_then(|call| code.get_mut(call..call + 6))
                    else {
                        return;
                    };
                    place.copy_from_slice(&S390X_NOP);
                    fixups.drain(index..(index + 3).min(fixups.len()));
                    continue;
                }
                _ => {}
            }
            index += 1;
        }
    }

    /// The model of accesses to a global.
    fn tls_model(&self, id: GlobalId) -> TlsModel {
        let pic = self.request.position_independent;
        let executable = self.facts.pie_level != 0;
        access::tls_model(self.request.triple, self.object.format, pic, executable, self.global(id))
    }

    fn rewrite(&self, code: &mut [u8], fixups: &mut Vec<CodeFixup>) {
        let mut index = 0;
        while index < fixups.len() {
            let next = index + 1;
            if let Some(sequence) = self.sequence(code, &fixups[index..]) {
                let start = sequence.start as usize;
                if let Some(place) = code.get_mut(start..start + sequence.bytes.len()) {
                    place.copy_from_slice(&sequence.bytes);
                    let written = sequence.fixups.into_iter().map(|(at, kind, target, addend)| CodeFixup {
                        offset: sequence.start + at,
                        kind,
                        target,
                        minus: None,
                        addend,
                    });
                    fixups.splice(index..index + sequence.replaced, written);
                }
            }
            index = next;
        }
    }

    /// The more direct form of the access that starts with the first of `fixups`, if it is one that has such a form.
    fn sequence(&self, code: &[u8], fixups: &[CodeFixup]) -> Option<Sequence> {
        let first = fixups.first()?;
        let CodeTarget::Global(global) = first.target else { return None };
        let target = || CodeTarget::Global(global);
        let kinds = |wanted: &[FixupKind]| {
            wanted.len() <= fixups.len() && wanted.iter().zip(fixups).all(|(&kind, fixup)| fixup.kind == kind)
        };
        let wanted: &[FixupKind] = match self.object.arch {
            Architecture::X86_64 => &[FixupKind::X86TlsGd, FixupKind::X86Branch4],
            Architecture::Aarch64 => &[
                FixupKind::Aarch64TlsDescPage21,
                FixupKind::Aarch64TlsDescLdLo12,
                FixupKind::Aarch64TlsDescAddLo12,
                FixupKind::Aarch64TlsDescCall,
            ],
            Architecture::Riscv64 => {
                &[FixupKind::RiscvTlsGdHi20, FixupKind::RiscvPcRelLo12I, FixupKind::RiscvCall]
            }
            Architecture::S390x => {
                &[FixupKind::S390xTlsGd64, FixupKind::S390xPltRel32Dbl, FixupKind::S390xTlsGdCall]
            }
        };
        if !kinds(wanted) {
            return None;
        }
        let exec = match self.tls_model(global) {
            TlsModel::GeneralDynamic | TlsModel::LocalDynamic => return None,
            TlsModel::InitialExec => false,
            TlsModel::LocalExec => true,
        };
        let replaced = wanted.len();
        let words = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect();
        Some(match self.object.arch {
            Architecture::X86_64 => {
                let (add, kind, addend) = match exec {
                    true => (X86_ADD_OFFSET, FixupKind::X86TpOff4, 0),
                    false => (X86_ADD_FROM_TABLE, FixupKind::X86GotTpOff, -4),
                };
                let bytes = [&X86_THREAD_POINTER[..], &add, &[0; 4]].concat();
                let start = first.offset.checked_sub(4)?;
                Sequence { start, bytes, fixups: vec![(12, kind, target(), addend)], replaced }
            }
            Architecture::Aarch64 => {
                let start = first.offset;
                let at = start as usize + 16;
                let thread_pointer = u32::from_le_bytes(*code.get(at..at + 4)?.first_chunk()?);
                let temporary = thread_pointer & 0x1f;
                if thread_pointer != AARCH64_THREAD_POINTER | temporary {
                    return None;
                }
                if exec {
                    let high = AARCH64_ADD_HIGH | temporary << 5;
                    let bytes =
                        words(&[AARCH64_NOP, AARCH64_NOP, AARCH64_NOP, thread_pointer, high, AARCH64_ADD]);
                    let fixups = vec![
                        (16, FixupKind::Aarch64TlsLeAddHi12, target(), 0),
                        (20, FixupKind::Aarch64TlsLeAddLo12, target(), 0),
                    ];
                    Sequence { start, bytes, fixups, replaced }
                } else {
                    let page = u32::from_le_bytes(*code.get(start as usize..)?.first_chunk()?);
                    let bytes = words(&[page, AARCH64_LOAD, AARCH64_NOP, AARCH64_NOP]);
                    let fixups = vec![
                        (0, FixupKind::Aarch64TlsIePage21, target(), 0),
                        (4, FixupKind::Aarch64TlsIeLo12, target(), 0),
                    ];
                    Sequence { start, bytes, fixups, replaced }
                }
            }
            Architecture::Riscv64 => {
                let start = first.offset;
                if exec {
                    let bytes = words(&[RISCV_UPPER, RISCV_ADD_THREAD, RISCV_ADD, RISCV_NOP]);
                    let fixups = vec![
                        (0, FixupKind::RiscvTlsLeHi20, target(), 0),
                        (4, FixupKind::RiscvTlsLeAdd, target(), 0),
                        (8, FixupKind::RiscvTlsLeLo12I, target(), 0),
                    ];
                    Sequence { start, bytes, fixups, replaced }
                } else {
                    let high = u32::from_le_bytes(*code.get(start as usize..)?.first_chunk()?);
                    let bytes = words(&[high, RISCV_LOAD, RISCV_ADD_THREAD, RISCV_NOP]);
                    let fixups = vec![
                        (0, FixupKind::RiscvTlsIeHi20, target(), 0),
                        (4, FixupKind::RiscvPcRelLo12I, CodeTarget::Code(start), 0),
                    ];
                    Sequence { start, bytes, fixups, replaced }
                }
            }
            Architecture::S390x => {
                // A word with the offset, its load into %r2, and a call that takes and returns it there.
                let start = first.offset;
                let call = fixups.get(2)?.offset.checked_sub(start)?;
                let mut bytes = code.get(start as usize..)?.get(..call as usize + 6)?.to_vec();
                let (instruction, fixups) = match exec {
                    true => (S390X_NOP, vec![(0, FixupKind::S390xTlsLe64, target(), 0)]),
                    false => {
                        let load = (call, FixupKind::S390xTlsLoad, target(), 0);
                        (S390X_LOAD, vec![(0, FixupKind::S390xTlsGotIe64, target(), 0), load])
                    }
                };
                bytes[call as usize..].copy_from_slice(&instruction);
                Sequence { start, bytes, fixups, replaced }
            }
        })
    }
}
