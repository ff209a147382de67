//! Mach-O's short form of unwind tables, `__LD,__compact_unwind` (`mach-o/compact_unwind_encoding.h`): for each range of
//! code its start, size, encoding, personality routine and exception table. What the short form cannot say is left to
//! `__eh_frame`.

use super::macho;
use crate::object::{Architecture, FixupKind, FrameChange, Object, SectionKind, SymbolId};

/// `UNWIND_X86_64_MODE_RBP_FRAME`
const X86_64_FRAME: u32 = 0x0100_0000;
/// `UNWIND_X86_64_MODE_DWARF`
const X86_64_DWARF: u32 = 0x0400_0000;
/// `UNWIND_ARM64_MODE_FRAMELESS`
const ARM64_FRAMELESS: u32 = 0x0200_0000;
/// `UNWIND_ARM64_MODE_DWARF`
const ARM64_DWARF: u32 = 0x0300_0000;
/// `UNWIND_ARM64_MODE_FRAME`
const ARM64_FRAME: u32 = 0x0400_0000;
/// `UNWIND_HAS_LSDA`
const HAS_LSDA: u32 = 0x4000_0000;
/// Type and attributes of the section: debugging data, which the linker takes out.
const SECTION_FLAGS: u64 = 0x0200_0000;

/// DWARF numbers on x86-64.
const RBP: u16 = 6;
const RSP: u16 = 7;
/// Registers that an x86-64 frame can save, in the order of their numbers from 1.
const X86_64_SAVED: [u16; 5] = [3, 12, 13, 14, 15];
/// DWARF numbers on arm64.
const FRAME_POINTER: u16 = 29;
const LINK: u16 = 30;
/// Pairs of registers that an arm64 frame can save: the first of each and the pair's bit, from high addresses to low.
const ARM64_PAIRS: [(u16, u32); 9] = [
    (19, 0x001),
    (21, 0x002),
    (23, 0x004),
    (25, 0x008),
    (27, 0x010),
    (72, 0x100),
    (74, 0x200),
    (76, 0x400),
    (78, 0x800),
];

/// A range of code with one description.
pub(super) struct Range<'a> {
    pub code: SymbolId,
    /// Bytes of code.
    pub size: u64,
    pub changes: &'a [(u32, FrameChange)],
    pub personality: Option<SymbolId>,
    pub lsda: Option<SymbolId>,
}

/// Adds the entry of a range to the table.
pub(super) fn add(object: &mut Object, range: &Range<'_>) {
    let dwarf = if object.arch == Architecture::X86_64 { X86_64_DWARF } else { ARM64_DWARF };
    let encoding = Body::of(object.arch, range.changes).and_then(|body| body.encoding());
    let (Ok(size), encoding) = (u32::try_from(range.size), encoding.unwrap_or(dwarf)) else {
        return;
    };
    let mut section = macho::section("__LD", "__compact_unwind", SectionKind::Metadata);
    section.flags.raw = Some(SECTION_FLAGS);
    let section = object.section(section);
    let short = encoding != dwarf;
    let lsda = range.lsda.filter(|_| short);
    let encoding = encoding | if lsda.is_some() { HAS_LSDA } else { 0 };
    let mut entry = [0; 32];
    entry[8..12].copy_from_slice(&size.to_le_bytes());
    entry[12..16].copy_from_slice(&encoding.to_le_bytes());
    let offset = object.append(section, &entry, 8);
    let pointers = [(0, Some(range.code)), (16, range.personality.filter(|_| short)), (24, lsda)];
    for (at, symbol) in pointers {
        if let Some(symbol) = symbol {
            object.add_fixup(section, offset + at, FixupKind::Abs8, symbol, 0);
        }
    }
}

/// The frame while the body runs: what all changes before the first epilogue amount to.
struct Body {
    arch: Architecture,
    /// Register and distance of the canonical frame address.
    cfa: (u16, i32),
    /// Saved registers and their distances from the canonical frame address.
    saved: Vec<(u16, i32)>,
}

impl Body {
    /// `None`: there are changes that the short form does not know.
    fn of(arch: Architecture, changes: &[(u32, FrameChange)]) -> Option<Body> {
        let cfa = if arch == Architecture::X86_64 { (RSP, 8) } else { (31, 0) };
        let mut body = Body { arch, cfa, saved: Vec::new() };
        for &(_, change) in changes {
            match change {
                FrameChange::DefCfa { register, offset } => body.cfa = (register, offset),
                FrameChange::DefCfaRegister(register) => body.cfa.0 = register,
                FrameChange::DefCfaOffset(offset) => body.cfa.1 = offset,
                FrameChange::Offset { register, offset } => body.saved.push((register, offset)),
                FrameChange::RememberState => break,
                FrameChange::Register { .. }
                | FrameChange::Restore(_)
                | FrameChange::SameValue(_)
                | FrameChange::Undefined(_)
                | FrameChange::RestoreState
                | FrameChange::NegateRaState => return None,
            }
        }
        Some(body)
    }

    /// Takes out where a register is saved, if it is saved once.
    fn take(&mut self, register: u16) -> Option<i32> {
        let at = self.saved.iter().position(|&(saved, _)| saved == register)?;
        Some(self.saved.swap_remove(at).1)
    }

    /// The encoding, if there is one that says all.
    fn encoding(self) -> Option<u32> {
        match self.arch {
            Architecture::X86_64 => self.x86_64(),
            Architecture::Aarch64 => self.arm64(),
            Architecture::Riscv64 | Architecture::S390x => None,
        }
    }

    /// A frame of `rbp`: three bits for each of five words from some distance below `rbp` upwards.
    fn x86_64(mut self) -> Option<u32> {
        if self.cfa != (RBP, 16) || self.take(RBP)? != -16 {
            return None;
        }
        let lowest = self.saved.iter().map(|&(_, offset)| offset).min().unwrap_or(-16);
        let distance = u32::from(u8::try_from((-16 - lowest) / 8).ok()?);
        let mut registers = 0;
        for (register, offset) in self.saved {
            let number = 1 + X86_64_SAVED.iter().position(|&saved| saved == register)? as u32;
            let index = u32::try_from((offset - lowest) / 8).ok().filter(|&index| index < 5)?;
            let aligned = (offset - lowest) % 8 == 0 && lowest % 8 == 0;
            if !aligned || registers >> (3 * index) & 7 != 0 {
                return None;
            }
            registers |= number << (3 * index);
        }
        Some(X86_64_FRAME | distance << 16 | registers)
    }

    /// A frame of `x29`, right below which are pairs of registers.
    fn arm64(mut self) -> Option<u32> {
        if self.cfa == (31, 0) && self.saved.is_empty() {
            return Some(ARM64_FRAMELESS);
        }
        if self.cfa != (FRAME_POINTER, 16) || self.take(FRAME_POINTER)? != -16 || self.take(LINK)? != -8 {
            return None;
        }
        let mut pairs = 0;
        let mut next = -24;
        for (first, bit) in ARM64_PAIRS {
            match (self.take(first), self.take(first + 1)) {
                (None, None) => continue,
                (Some(a), Some(b)) if (a, b) == (next, next - 8) => {}
                _ => return None,
            }
            pairs |= bit;
            next -= 16;
        }
        self.saved.is_empty().then_some(ARM64_FRAME | pairs)
    }
}

#[cfg(test)]
mod tests {
    use super::{Architecture, Body, FrameChange};

    fn encoding(arch: Architecture, saved: &[(u16, i32)], cfa: (u16, i32)) -> Option<u32> {
        let mut changes = vec![(0, FrameChange::DefCfa { register: cfa.0, offset: cfa.1 })];
        changes.extend(saved.iter().map(|&(register, offset)| (0, FrameChange::Offset { register, offset })));
        Body::of(arch, &changes)?.encoding()
    }

    #[test]
    fn frames_with_saved_registers() {
        let x86_64 = |saved: &[_]| encoding(Architecture::X86_64, saved, (6, 16));
        assert_eq!(x86_64(&[(6, -16)]), Some(0x0100_0000));
        // rbx two words below rbp, r14 right below rbp.
        assert_eq!(x86_64(&[(6, -16), (3, -32), (14, -24)]), Some(0x0102_0021));
        // rsi is nobody's to restore.
        assert_eq!(x86_64(&[(6, -16), (4, -24)]), None);
        let arm64 = |saved: &[_]| encoding(Architecture::Aarch64, saved, (29, 16));
        assert_eq!(arm64(&[(29, -16), (30, -8)]), Some(0x0400_0000));
        assert_eq!(
            arm64(&[(29, -16), (30, -8), (19, -24), (20, -32), (72, -40), (73, -48)]),
            Some(0x0400_0101)
        );
        assert_eq!(arm64(&[(29, -16), (30, -8), (19, -32), (20, -24)]), None);
        assert_eq!(arm64(&[(29, -16), (30, -8), (19, -24)]), None);
        assert_eq!(encoding(Architecture::Aarch64, &[], (31, 0)), Some(0x0200_0000));
        assert_eq!(encoding(Architecture::Aarch64, &[], (31, 32)), None);
    }
}
