//! Mach-O relocation types of the fixup kinds (`<mach-o/x86_64/reloc.h>`, `<mach-o/arm64/reloc.h>`).

use super::super::{Architecture, FixupKind};
use FixupKind as K;

/// Where a relocation's addend goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Addend {
    /// Into the section's bytes, with so much added.
    InPlace(i64),
    /// Into a record of its own (arm64), for operands of instructions.
    Record,
    /// There must be none.
    None,
}

/// How a fixup is expressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Form {
    pub r_type: u8,
    pub pc_relative: bool,
    /// log2 of the bytes.
    pub length: u8,
    pub addend: Addend,
}

/// The type of a record that subtracts a symbol from the next record's.
pub(super) fn subtractor(arch: Architecture) -> u8 {
    match arch {
        Architecture::X86_64 => 5,
        _ => 1,
    }
}

/// The type of an absolute address.
pub(super) const UNSIGNED: u8 = 0;
/// arm64: a record that holds the addend of the next.
pub(super) const ARM64_ADDEND: u8 = 10;

/// The relocation for `kind`; data that is relative to itself is expressed by differences instead.
pub(super) fn form(arch: Architecture, kind: FixupKind) -> Option<Form> {
    if let K::Raw { r_type, length, pc_relative } = kind {
        return Some(Form { r_type: r_type as u8, pc_relative, length, addend: Addend::None });
    }
    match arch {
        Architecture::X86_64 => x86_64(kind),
        Architecture::Aarch64 => arm64(kind),
        Architecture::Riscv64 | Architecture::S390x => None,
    }
}

fn x86_64(kind: FixupKind) -> Option<Form> {
    let relative = |r_type| Some(Form { r_type, pc_relative: true, length: 2, addend: Addend::InPlace(4) });
    let absolute =
        |length| Some(Form { r_type: UNSIGNED, pc_relative: false, length, addend: Addend::InPlace(0) });
    match kind {
        K::Abs8 => absolute(3),
        K::Abs4 => absolute(2),
        K::Abs2 => absolute(1),
        K::Abs1 => absolute(0),
        K::X86PcRel4 => relative(1),
        K::X86Branch4 => relative(2),
        K::X86GotPcRelX4 | K::X86RexGotPcRelX4 => relative(3),
        K::X86GotPcRel4 | K::GotPcRel4 => relative(4),
        K::X86Tlvp => relative(9),
        _ => None,
    }
}

fn arm64(kind: FixupKind) -> Option<Form> {
    let operand = |r_type, pc_relative| Some(Form { r_type, pc_relative, length: 2, addend: Addend::Record });
    let table = |r_type, pc_relative| Some(Form { r_type, pc_relative, length: 2, addend: Addend::None });
    let absolute =
        |length| Some(Form { r_type: UNSIGNED, pc_relative: false, length, addend: Addend::InPlace(0) });
    match kind {
        K::Abs8 => absolute(3),
        K::Abs4 => absolute(2),
        K::Abs2 => absolute(1),
        K::Abs1 => absolute(0),
        K::Aarch64Call26 | K::Aarch64Jump26 => operand(2, true),
        K::Aarch64AdrPage21 => operand(3, true),
        K::Aarch64AddLo12
        | K::Aarch64LdSt8Lo12
        | K::Aarch64LdSt16Lo12
        | K::Aarch64LdSt32Lo12
        | K::Aarch64LdSt64Lo12
        | K::Aarch64LdSt128Lo12 => operand(4, false),
        K::Aarch64GotPage21 => table(5, true),
        K::Aarch64GotLo12 => table(6, false),
        K::GotPcRel4 => table(7, true),
        K::Aarch64TlvpPage21 => table(8, true),
        K::Aarch64TlvpLo12 => table(9, false),
        _ => None,
    }
}
