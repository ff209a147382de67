//! Fixups whose value is known before linking, written into the section's bytes.

use super::{Architecture, Fixup, FixupKind};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::Loc;

/// Where the bits of a known value go.
enum Field {
    /// A little- or big-endian word of so many bytes, by the architecture.
    Word(u64),
    /// `value >> shift` in `bits` bits at bit `at` of a 32-bit little-endian instruction.
    Instruction { shift: u32, bits: u32, at: u32 },
    /// `adr`: two low bits at 29, the rest at 5.
    Adr,
    /// RISC-V `jal`, `b…` and their compressed forms, whose bits are scattered.
    Scattered(&'static [(u32, u32)], u64),
    /// s390x: halfwords, so many bytes.
    Halfwords(u64),
}

/// (bit of the value, bit of the instruction)
const RISCV_JAL: &[(u32, u32)] = &[
    (1, 21),
    (2, 22),
    (3, 23),
    (4, 24),
    (5, 25),
    (6, 26),
    (7, 27),
    (8, 28),
    (9, 29),
    (10, 30),
    (11, 20),
    (12, 12),
    (13, 13),
    (14, 14),
    (15, 15),
    (16, 16),
    (17, 17),
    (18, 18),
    (19, 19),
    (20, 31),
];
const RISCV_BRANCH: &[(u32, u32)] = &[
    (1, 8),
    (2, 9),
    (3, 10),
    (4, 11),
    (5, 25),
    (6, 26),
    (7, 27),
    (8, 28),
    (9, 29),
    (10, 30),
    (11, 7),
    (12, 31),
];
const RISCV_RVC_BRANCH: &[(u32, u32)] = &[(1, 3), (2, 4), (3, 10), (4, 11), (5, 2), (6, 5), (7, 6), (8, 12)];
const RISCV_RVC_JUMP: &[(u32, u32)] =
    &[(1, 3), (2, 4), (3, 5), (4, 11), (5, 2), (6, 7), (7, 6), (8, 9), (9, 10), (10, 8), (11, 12)];

fn field(kind: FixupKind) -> Option<Field> {
    Some(match kind {
        FixupKind::Abs1 | FixupKind::PcRel1 => Field::Word(1),
        FixupKind::Abs2 | FixupKind::PcRel2 => Field::Word(2),
        FixupKind::Abs4
        | FixupKind::PcRel4
        | FixupKind::PltPcRel4
        | FixupKind::X86PcRel4
        | FixupKind::X86Branch4
        | FixupKind::X86Abs4Signed => Field::Word(4),
        FixupKind::Abs8 | FixupKind::PcRel8 => Field::Word(8),
        FixupKind::Aarch64Call26 | FixupKind::Aarch64Jump26 => {
            Field::Instruction { shift: 2, bits: 26, at: 0 }
        }
        FixupKind::Aarch64CondBr19 | FixupKind::Aarch64LdLo19 => {
            Field::Instruction { shift: 2, bits: 19, at: 5 }
        }
        FixupKind::Aarch64TstBr14 => Field::Instruction { shift: 2, bits: 14, at: 5 },
        FixupKind::Aarch64AdrLo21 => Field::Adr,
        FixupKind::RiscvJal => Field::Scattered(RISCV_JAL, 4),
        FixupKind::RiscvBranch => Field::Scattered(RISCV_BRANCH, 4),
        FixupKind::RiscvRvcBranch => Field::Scattered(RISCV_RVC_BRANCH, 2),
        FixupKind::RiscvRvcJump => Field::Scattered(RISCV_RVC_JUMP, 2),
        FixupKind::S390xPcRel32Dbl | FixupKind::S390xPltRel32Dbl => Field::Halfwords(4),
        FixupKind::S390xPcRel16Dbl => Field::Halfwords(2),
        _ => return None,
    })
}

/// Whether the value of a PC-relative fixup of this kind can be written without a relocation once it is known.
pub(super) fn can_patch(kind: FixupKind) -> bool {
    field(kind).is_some()
}

fn fits_signed(value: i64, bits: u32) -> bool {
    bits >= 64 || (value << (64 - bits)) >> (64 - bits) == value
}

/// Whether `value` fits an absolute word of `bytes` bytes, read as signed or as unsigned.
fn fits_word(value: i64, bytes: u64, signed: bool) -> bool {
    let bits = 8 * bytes as u32;
    bits >= 64 || fits_signed(value, bits) || (!signed && (value as u64) >> bits == 0)
}

/// Writes `value` (for PC-relative kinds: already relative to the fixup) into `bytes`.
pub(super) fn patch(arch: Architecture, bytes: &mut [u8], fixup: &Fixup, value: i64) -> Result<()> {
    let error = |what: &str| {
        Diagnostic::error(
            Loc::NONE,
            format!("{what} at offset {:#x} of its section (value {value:#x})", fixup.offset),
        )
    };
    let Some(field) = field(fixup.kind) else {
        return Err(error(&format!("a known value cannot be written for a fixup of kind {:?}", fixup.kind)));
    };
    let size = match field {
        Field::Word(size) | Field::Halfwords(size) | Field::Scattered(_, size) => size,
        Field::Instruction { .. } | Field::Adr => 4,
    };
    let start = usize::try_from(fixup.offset).ok();
    let place = start.and_then(|start| bytes.get_mut(start..start.checked_add(size as usize)?));
    let Some(place) = place else {
        return Err(error("a fixup lies outside of its section"));
    };
    let out_of_range = || error("the distance to a symbol is out of range");
    match field {
        Field::Word(size) => {
            if !fits_word(value, size, fixup.kind.is_pc_relative()) {
                return Err(out_of_range());
            }
            put_word(arch, place, value);
        }
        Field::Halfwords(size) => {
            if value & 1 != 0 || !fits_signed(value >> 1, 8 * size as u32) {
                return Err(out_of_range());
            }
            put_word(arch, place, value >> 1);
        }
        Field::Instruction { shift, bits, at } => {
            if value & ((1 << shift) - 1) != 0 || !fits_signed(value >> shift, bits) {
                return Err(out_of_range());
            }
            let mask = ((1u32 << bits) - 1) << at;
            let word = get_u32(place);
            put_u32(place, (word & !mask) | (((value >> shift) as u32) << at & mask));
        }
        Field::Adr => {
            if !fits_signed(value, 21) {
                return Err(out_of_range());
            }
            let value = value as u32;
            let mask = 0x60ff_ffe0;
            let bits = ((value & 3) << 29) | ((value >> 2) & 0x7_ffff) << 5;
            let word = get_u32(place);
            put_u32(place, (word & !mask) | bits);
        }
        Field::Scattered(map, size) => {
            let width = map.iter().map(|&(from, _)| from).max().unwrap_or(0) + 1;
            if value & 1 != 0 || !fits_signed(value, width) {
                return Err(out_of_range());
            }
            let mut word =
                if size == 4 { get_u32(place) } else { u32::from(u16::from_le_bytes([place[0], place[1]])) };
            for &(from, to) in map {
                word = (word & !(1 << to)) | (((value >> from) as u32 & 1) << to);
            }
            if size == 4 {
                put_u32(place, word);
            } else {
                place.copy_from_slice(&(word as u16).to_le_bytes());
            }
        }
    }
    Ok(())
}

fn get_u32(place: &[u8]) -> u32 {
    place.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte))
}

fn put_u32(place: &mut [u8], word: u32) {
    place.copy_from_slice(&word.to_le_bytes());
}

/// Writes the low bytes of `value` in the architecture's byte order.
fn put_word(arch: Architecture, place: &mut [u8], value: i64) {
    let size = place.len();
    if arch.is_big_endian() {
        place.copy_from_slice(&value.to_be_bytes()[8 - size..]);
    } else {
        place.copy_from_slice(&value.to_le_bytes()[..size]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::object::SymbolId;
    use cranelift_entity::EntityRef;

    fn apply(arch: Architecture, kind: FixupKind, bytes: &[u8], value: i64) -> Option<Vec<u8>> {
        let mut bytes = bytes.to_vec();
        let symbol = SymbolId::new(0);
        let fixup = Fixup { offset: 0, kind, symbol, minus: None.into(), addend: 0 };
        patch(arch, &mut bytes, &fixup, value).ok().map(|()| bytes)
    }

    #[test]
    fn branches_are_encoded() {
        // b .+8; bl .-4
        let arch = Architecture::Aarch64;
        assert_eq!(apply(arch, FixupKind::Aarch64Jump26, &[0, 0, 0, 0x14], 8), Some(vec![2, 0, 0, 0x14]));
        assert_eq!(
            apply(arch, FixupKind::Aarch64Call26, &[0, 0, 0, 0x94], -4),
            Some(vec![0xff, 0xff, 0xff, 0x97])
        );
        assert_eq!(apply(arch, FixupKind::Aarch64Call26, &[0, 0, 0, 0x94], 1 << 28), None);
        // jal ra, .+2048
        assert_eq!(
            apply(Architecture::Riscv64, FixupKind::RiscvJal, &[0xef, 0, 0, 0], 2048),
            Some(vec![0xef, 0, 0x10, 0])
        );
        // brasl %r14, .+6: two halfwords into the instruction the field counts from its start
        assert_eq!(
            apply(Architecture::S390x, FixupKind::S390xPltRel32Dbl, &[0; 4], 6),
            Some(vec![0, 0, 0, 3])
        );
    }

    #[test]
    fn words_are_checked() {
        let x86 = Architecture::X86_64;
        assert_eq!(apply(x86, FixupKind::Abs1, &[0], 255), Some(vec![255]));
        assert_eq!(apply(x86, FixupKind::Abs1, &[0], 256), None);
        assert_eq!(apply(x86, FixupKind::PcRel1, &[0], 200), None);
        assert_eq!(apply(Architecture::S390x, FixupKind::Abs2, &[0; 2], 0x102), Some(vec![1, 2]));
    }
}
