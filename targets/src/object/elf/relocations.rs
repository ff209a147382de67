//! ELF relocation types of the fixup kinds (x86-64, AArch64, RISC-V and s390x psABIs).

use super::super::{Architecture, FixupKind};
use FixupKind as K;
use object::elf;

/// The relocation type that expresses `kind` on `arch`; `None` if the psABI has none.
pub(crate) fn relocation_type(arch: Architecture, kind: FixupKind) -> Option<u32> {
    if let K::Raw { r_type, .. } = kind {
        return Some(r_type);
    }
    let r_type = match arch {
        Architecture::X86_64 => x86_64(kind),
        Architecture::Aarch64 => aarch64(kind),
        Architecture::Riscv64 => riscv64(kind),
        Architecture::S390x => s390x(kind),
    };
    r_type.map(|r_type| r_type.0)
}

/// Bytes by which the relocation of a kind comes later than its place. s390x: linkers rewrite the instruction at the mark of
/// a thread-local access, so it has to follow the relocation of the call's operand, two bytes into the instruction.
pub(crate) fn lateness(arch: Architecture, kind: FixupKind) -> u64 {
    const MARKS: [u32; 2] = [elf::R_390_TLS_GDCALL.0, elf::R_390_TLS_LDCALL.0];
    let marks = arch == Architecture::S390x
        && relocation_type(arch, kind).is_some_and(|r_type| MARKS.contains(&r_type));
    if marks { 2 } else { 0 }
}

/// The types whose sum gives a difference of two symbols: added and subtracted. Only RISC-V has them.
pub(super) fn difference_types(arch: Architecture, kind: FixupKind) -> Option<(u32, u32)> {
    if arch != Architecture::Riscv64 {
        return None;
    }
    let (add, sub) = match kind {
        K::Abs1 => (elf::R_RISCV_ADD8, elf::R_RISCV_SUB8),
        K::Abs2 => (elf::R_RISCV_ADD16, elf::R_RISCV_SUB16),
        K::Abs4 => (elf::R_RISCV_ADD32, elf::R_RISCV_SUB32),
        K::Abs8 => (elf::R_RISCV_ADD64, elf::R_RISCV_SUB64),
        _ => return None,
    };
    Some((add.0, sub.0))
}

fn x86_64(kind: FixupKind) -> Option<elf::RelocationType> {
    Some(match kind {
        K::Abs1 => elf::R_X86_64_8,
        K::Abs2 => elf::R_X86_64_16,
        K::Abs4 => elf::R_X86_64_32,
        K::Abs8 => elf::R_X86_64_64,
        K::PcRel1 => elf::R_X86_64_PC8,
        K::PcRel2 => elf::R_X86_64_PC16,
        K::PcRel4 | K::X86PcRel4 => elf::R_X86_64_PC32,
        K::PcRel8 => elf::R_X86_64_PC64,
        K::PltPcRel4 | K::X86Branch4 => elf::R_X86_64_PLT32,
        K::GotPcRel4 | K::X86GotPcRel4 => elf::R_X86_64_GOTPCREL,
        K::X86GotPcRelX4 => elf::R_X86_64_GOTPCRELX,
        K::X86RexGotPcRelX4 => elf::R_X86_64_REX_GOTPCRELX,
        K::X86Abs4Signed => elf::R_X86_64_32S,
        K::X86GotOff8 => elf::R_X86_64_GOTOFF64,
        K::X86GotPc8 => elf::R_X86_64_GOTPC64,
        K::X86Got8 => elf::R_X86_64_GOT64,
        K::X86PltOff8 => elf::R_X86_64_PLTOFF64,
        K::X86TlsGd => elf::R_X86_64_TLSGD,
        K::X86TlsLd => elf::R_X86_64_TLSLD,
        K::X86DtpOff4 | K::DtpOff4 => elf::R_X86_64_DTPOFF32,
        K::DtpOff8 => elf::R_X86_64_DTPOFF64,
        K::X86GotTpOff => elf::R_X86_64_GOTTPOFF,
        K::X86TpOff4 => elf::R_X86_64_TPOFF32,
        K::None => elf::R_X86_64_NONE,
        _ => return None,
    })
}

fn aarch64(kind: FixupKind) -> Option<elf::RelocationType> {
    Some(match kind {
        K::Abs2 => elf::R_AARCH64_ABS16,
        K::Abs4 => elf::R_AARCH64_ABS32,
        K::Abs8 => elf::R_AARCH64_ABS64,
        K::PcRel2 => elf::R_AARCH64_PREL16,
        K::PcRel4 => elf::R_AARCH64_PREL32,
        K::PcRel8 => elf::R_AARCH64_PREL64,
        K::PltPcRel4 => elf::R_AARCH64_PLT32,
        K::GotPcRel4 => elf::R_AARCH64_GOTPCREL32,
        K::DtpOff8 => elf::R_AARCH64_TLS_DTPREL,
        K::None => elf::R_AARCH64_NONE,
        K::Aarch64Call26 => elf::R_AARCH64_CALL26,
        K::Aarch64Jump26 => elf::R_AARCH64_JUMP26,
        K::Aarch64CondBr19 => elf::R_AARCH64_CONDBR19,
        K::Aarch64TstBr14 => elf::R_AARCH64_TSTBR14,
        K::Aarch64LdLo19 => elf::R_AARCH64_LD_PREL_LO19,
        K::Aarch64AdrLo21 => elf::R_AARCH64_ADR_PREL_LO21,
        K::Aarch64AdrPage21 => elf::R_AARCH64_ADR_PREL_PG_HI21,
        K::Aarch64AddLo12 => elf::R_AARCH64_ADD_ABS_LO12_NC,
        K::Aarch64LdSt8Lo12 => elf::R_AARCH64_LDST8_ABS_LO12_NC,
        K::Aarch64LdSt16Lo12 => elf::R_AARCH64_LDST16_ABS_LO12_NC,
        K::Aarch64LdSt32Lo12 => elf::R_AARCH64_LDST32_ABS_LO12_NC,
        K::Aarch64LdSt64Lo12 => elf::R_AARCH64_LDST64_ABS_LO12_NC,
        K::Aarch64LdSt128Lo12 => elf::R_AARCH64_LDST128_ABS_LO12_NC,
        K::Aarch64GotPage21 => elf::R_AARCH64_ADR_GOT_PAGE,
        K::Aarch64GotLo12 => elf::R_AARCH64_LD64_GOT_LO12_NC,
        K::Aarch64MovwG0 => elf::R_AARCH64_MOVW_UABS_G0_NC,
        K::Aarch64MovwG1 => elf::R_AARCH64_MOVW_UABS_G1_NC,
        K::Aarch64MovwG2 => elf::R_AARCH64_MOVW_UABS_G2_NC,
        K::Aarch64MovwG3 => elf::R_AARCH64_MOVW_UABS_G3,
        K::Aarch64TlsDescPage21 => elf::R_AARCH64_TLSDESC_ADR_PAGE21,
        K::Aarch64TlsDescLdLo12 => elf::R_AARCH64_TLSDESC_LD64_LO12,
        K::Aarch64TlsDescAddLo12 => elf::R_AARCH64_TLSDESC_ADD_LO12,
        K::Aarch64TlsDescCall => elf::R_AARCH64_TLSDESC_CALL,
        K::Aarch64TlsIePage21 => elf::R_AARCH64_TLSIE_ADR_GOTTPREL_PAGE21,
        K::Aarch64TlsIeLo12 => elf::R_AARCH64_TLSIE_LD64_GOTTPREL_LO12_NC,
        K::Aarch64TlsLeAddHi12 => elf::R_AARCH64_TLSLE_ADD_TPREL_HI12,
        K::Aarch64TlsLeAddLo12 => elf::R_AARCH64_TLSLE_ADD_TPREL_LO12_NC,
        _ => return None,
    })
}

fn riscv64(kind: FixupKind) -> Option<elf::RelocationType> {
    Some(match kind {
        K::Abs4 => elf::R_RISCV_32,
        K::Abs8 => elf::R_RISCV_64,
        K::PcRel4 => elf::R_RISCV_32_PCREL,
        K::PltPcRel4 => elf::R_RISCV_PLT32,
        K::GotPcRel4 => elf::R_RISCV_GOT32_PCREL,
        K::DtpOff4 => elf::R_RISCV_TLS_DTPREL32,
        K::DtpOff8 => elf::R_RISCV_TLS_DTPREL64,
        K::None => elf::R_RISCV_NONE,
        K::RiscvCall => elf::R_RISCV_CALL_PLT,
        K::RiscvJal => elf::R_RISCV_JAL,
        K::RiscvBranch => elf::R_RISCV_BRANCH,
        K::RiscvRvcBranch => elf::R_RISCV_RVC_BRANCH,
        K::RiscvRvcJump => elf::R_RISCV_RVC_JUMP,
        K::RiscvHi20 => elf::R_RISCV_HI20,
        K::RiscvLo12I => elf::R_RISCV_LO12_I,
        K::RiscvLo12S => elf::R_RISCV_LO12_S,
        K::RiscvPcRelHi20 => elf::R_RISCV_PCREL_HI20,
        K::RiscvPcRelLo12I => elf::R_RISCV_PCREL_LO12_I,
        K::RiscvPcRelLo12S => elf::R_RISCV_PCREL_LO12_S,
        K::RiscvGotHi20 => elf::R_RISCV_GOT_HI20,
        K::RiscvTlsGdHi20 => elf::R_RISCV_TLS_GD_HI20,
        K::RiscvTlsIeHi20 => elf::R_RISCV_TLS_GOT_HI20,
        K::RiscvTlsLeHi20 => elf::R_RISCV_TPREL_HI20,
        K::RiscvTlsLeLo12I => elf::R_RISCV_TPREL_LO12_I,
        K::RiscvTlsLeLo12S => elf::R_RISCV_TPREL_LO12_S,
        K::RiscvTlsLeAdd => elf::R_RISCV_TPREL_ADD,
        _ => return None,
    })
}

fn s390x(kind: FixupKind) -> Option<elf::RelocationType> {
    Some(match kind {
        K::Abs1 => elf::R_390_8,
        K::Abs2 => elf::R_390_16,
        K::Abs4 => elf::R_390_32,
        K::Abs8 => elf::R_390_64,
        K::PcRel2 => elf::R_390_PC16,
        K::PcRel4 => elf::R_390_PC32,
        K::PcRel8 => elf::R_390_PC64,
        K::PltPcRel4 => elf::R_390_PLT32,
        K::DtpOff8 => elf::R_390_TLS_LDO64,
        K::None => elf::R_390_NONE,
        K::S390xPcRel32Dbl => elf::R_390_PC32DBL,
        K::S390xPltRel32Dbl => elf::R_390_PLT32DBL,
        K::S390xGotEnt => elf::R_390_GOTENT,
        K::S390xPcRel16Dbl => elf::R_390_PC16DBL,
        K::S390xTlsGd64 => elf::R_390_TLS_GD64,
        K::S390xTlsGdCall => elf::R_390_TLS_GDCALL,
        K::S390xTlsLdm64 => elf::R_390_TLS_LDM64,
        K::S390xTlsLdCall => elf::R_390_TLS_LDCALL,
        K::S390xTlsLdo64 => elf::R_390_TLS_LDO64,
        K::S390xTlsIeEnt => elf::R_390_TLS_IEENT,
        K::S390xTlsGotIe64 => elf::R_390_TLS_GOTIE64,
        K::S390xTlsLoad => elf::R_390_TLS_LOAD,
        K::S390xTlsLe64 => elf::R_390_TLS_LE64,
        _ => return None,
    })
}

/// Whether the linker must see the symbol itself rather than its section and an offset: it makes a GOT, PLT or TLS
/// entry for it, or the relocation does not use its addend that way.
pub(super) fn needs_symbol(arch: Architecture, kind: FixupKind) -> bool {
    if arch == Architecture::Riscv64 {
        return true;
    }
    matches!(
        kind,
        K::Raw { .. }
            | K::None
            | K::GotPcRel4
            | K::GotAbs8
            | K::X86GotPcRel4
            | K::X86GotPcRelX4
            | K::X86RexGotPcRelX4
            | K::X86Got8
            | K::X86PltOff8
            | K::X86TlsGd
            | K::X86TlsLd
            | K::X86GotTpOff
            | K::Aarch64GotPage21
            | K::Aarch64GotLo12
            | K::S390xGotEnt
    ) || is_tls(kind)
}

/// Whether the fixup is part of an access to thread-local storage (the symbol is then `STT_TLS`).
pub(crate) fn is_tls(kind: FixupKind) -> bool {
    matches!(
        kind,
        K::X86TlsGd
            | K::X86TlsLd
            | K::X86DtpOff4
            | K::X86GotTpOff
            | K::X86TpOff4
            | K::DtpOff4
            | K::DtpOff8
            | K::Aarch64TlsDescPage21
            | K::Aarch64TlsDescLdLo12
            | K::Aarch64TlsDescAddLo12
            | K::Aarch64TlsDescCall
            | K::Aarch64TlsIePage21
            | K::Aarch64TlsIeLo12
            | K::Aarch64TlsLeAddHi12
            | K::Aarch64TlsLeAddLo12
            | K::RiscvTlsGdHi20
            | K::RiscvTlsIeHi20
            | K::RiscvTlsLeHi20
            | K::RiscvTlsLeLo12I
            | K::RiscvTlsLeLo12S
            | K::RiscvTlsLeAdd
            | K::S390xTlsGd64
            | K::S390xTlsGdCall
            | K::S390xTlsLdm64
            | K::S390xTlsLdCall
            | K::S390xTlsLdo64
            | K::S390xTlsIeEnt
            | K::S390xTlsGotIe64
            | K::S390xTlsLoad
            | K::S390xTlsLe64
    )
}
