//! COFF relocation types of the fixup kinds (PE Format, "COFF Relocations").

use super::super::{Architecture, FixupKind};
use FixupKind as K;
use object::pe;

/// How the addend of a relocation lies in the section's bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InPlace {
    /// A little-endian word of so many bytes; so much is added to the addend of our convention first.
    Word { bytes: u64, bias: i64 },
    /// In the operand of an arm64 instruction, which is left as it is: the addend must be 0.
    Operand,
}

/// The relocation that expresses `kind` on `arch`.
pub(super) fn relocation(arch: Architecture, kind: FixupKind) -> Option<(u16, InPlace)> {
    if let K::Raw { r_type, .. } = kind {
        return Some((r_type as u16, InPlace::Operand));
    }
    let word = |bytes, bias| InPlace::Word { bytes, bias };
    Some(match arch {
        Architecture::X86_64 => match kind {
            K::Abs8 => (pe::IMAGE_REL_AMD64_ADDR64.0, word(8, 0)),
            K::Abs4 | K::X86Abs4Signed => (pe::IMAGE_REL_AMD64_ADDR32.0, word(4, 0)),
            K::ImageRel4 => (pe::IMAGE_REL_AMD64_ADDR32NB.0, word(4, 0)),
            K::PcRel4 | K::PltPcRel4 | K::X86PcRel4 | K::X86Branch4 => {
                (pe::IMAGE_REL_AMD64_REL32.0, word(4, 4))
            }
            K::SectionIndex2 => (pe::IMAGE_REL_AMD64_SECTION.0, word(2, 0)),
            K::SectionRel4 | K::DtpOff4 => (pe::IMAGE_REL_AMD64_SECREL.0, word(4, 0)),
            _ => return None,
        },
        Architecture::Aarch64 => match kind {
            K::Abs8 => (pe::IMAGE_REL_ARM64_ADDR64.0, word(8, 0)),
            K::Abs4 => (pe::IMAGE_REL_ARM64_ADDR32.0, word(4, 0)),
            K::ImageRel4 => (pe::IMAGE_REL_ARM64_ADDR32NB.0, word(4, 0)),
            K::PcRel4 | K::PltPcRel4 => (pe::IMAGE_REL_ARM64_REL32.0, word(4, 4)),
            K::SectionIndex2 => (pe::IMAGE_REL_ARM64_SECTION.0, word(2, 0)),
            K::SectionRel4 | K::DtpOff4 => (pe::IMAGE_REL_ARM64_SECREL.0, word(4, 0)),
            K::Aarch64Call26 | K::Aarch64Jump26 => (pe::IMAGE_REL_ARM64_BRANCH26.0, InPlace::Operand),
            K::Aarch64CondBr19 => (pe::IMAGE_REL_ARM64_BRANCH19.0, InPlace::Operand),
            K::Aarch64TstBr14 => (pe::IMAGE_REL_ARM64_BRANCH14.0, InPlace::Operand),
            K::Aarch64AdrLo21 => (pe::IMAGE_REL_ARM64_REL21.0, InPlace::Operand),
            K::Aarch64AdrPage21 => (pe::IMAGE_REL_ARM64_PAGEBASE_REL21.0, InPlace::Operand),
            K::Aarch64AddLo12 => (pe::IMAGE_REL_ARM64_PAGEOFFSET_12A.0, InPlace::Operand),
            K::Aarch64LdSt8Lo12
            | K::Aarch64LdSt16Lo12
            | K::Aarch64LdSt32Lo12
            | K::Aarch64LdSt64Lo12
            | K::Aarch64LdSt128Lo12 => (pe::IMAGE_REL_ARM64_PAGEOFFSET_12L.0, InPlace::Operand),
            K::Aarch64SecRelLow12 => (pe::IMAGE_REL_ARM64_SECREL_LOW12A.0, InPlace::Operand),
            K::Aarch64SecRelHigh12 => (pe::IMAGE_REL_ARM64_SECREL_HIGH12A.0, InPlace::Operand),
            _ => return None,
        },
        Architecture::Riscv64 | Architecture::S390x => return None,
    })
}
