//! Fixups: places in a section whose value the linker (or the writer) fills in.

use super::SymbolId;
use cranelift_entity::packed_option::PackedOption;

/// A place that refers to a symbol.
///
/// The value is `symbol + addend - minus`, less the place's own address if the kind is PC-relative: the
/// convention of ELF's `RELA` for every format (so the addend of an x86 PC-relative operand is usually -4).
/// The writer converts it to what its format needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixup {
    /// Bytes from the start of the section.
    pub offset: u64,
    pub kind: FixupKind,
    pub symbol: SymbolId,
    /// Subtracted, for differences of two symbols; with [`FixupKind::Abs1`] to [`FixupKind::Abs8`], and in the section
    /// of the fixup also with [`FixupKind::PltPcRel4`] and [`FixupKind::GotPcRel4`].
    pub minus: PackedOption<SymbolId>,
    pub addend: i64,
}

macro_rules! fixup_kinds {
    ($($(#[$doc:meta])* $variant:ident = $bytes:literal $pc:ident;)*) => {
        /// What a fixup means. Names that start with an architecture are instruction operands of that
        /// architecture; the others are data and exist on all.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum FixupKind {
            $($(#[$doc])* $variant,)*
            /// A relocation type of the object format as it is, from an object that an assembler made.
            Raw {
                /// The number in the format's relocation record.
                r_type: u32,
                /// Mach-O: log2 of the bytes; else 0.
                length: u8,
                /// Mach-O: PC-relative.
                pc_relative: bool,
            },
        }

        impl FixupKind {
            /// The bytes the fixup covers (0 for markers).
            pub fn size(self) -> u64 {
                match self {
                    $(FixupKind::$variant => $bytes,)*
                    FixupKind::Raw { .. } => 0,
                }
            }

            /// Whether the value is relative to the fixup's own address (or its page).
            pub fn is_pc_relative(self) -> bool {
                match self {
                    $(FixupKind::$variant => fixup_kinds!(@$pc),)*
                    FixupKind::Raw { pc_relative, .. } => pc_relative,
                }
            }
        }
    };
    (@abs) => { false };
    (@pcrel) => { true };
}

fixup_kinds! {
    /// Absolute address or difference, 1 byte.
    Abs1 = 1 abs;
    /// Absolute address or difference, 2 bytes.
    Abs2 = 2 abs;
    /// Absolute address or difference, 4 bytes.
    Abs4 = 4 abs;
    /// Absolute address or difference, 8 bytes.
    Abs8 = 8 abs;
    /// PC-relative data, 1 byte.
    PcRel1 = 1 pcrel;
    /// PC-relative data, 2 bytes.
    PcRel2 = 2 pcrel;
    /// PC-relative data, 4 bytes.
    PcRel4 = 4 pcrel;
    /// PC-relative data, 8 bytes.
    PcRel8 = 8 pcrel;
    /// PC-relative data, 4 bytes, to the function or its PLT entry (`dso_local_equivalent`).
    PltPcRel4 = 4 pcrel;
    /// PC-relative data, 4 bytes, to the symbol's GOT entry.
    GotPcRel4 = 4 pcrel;
    /// Absolute address (Mach-O: through `__got`), 8 bytes, of the symbol's GOT entry.
    GotAbs8 = 8 abs;
    /// Offset from the start of the symbol's section, 4 bytes (COFF `SECREL`).
    SectionRel4 = 4 abs;
    /// Number of the symbol's section, 2 bytes (COFF `SECTION`).
    SectionIndex2 = 2 abs;
    /// Offset from the image base, 4 bytes (COFF `ADDR32NB`).
    ImageRel4 = 4 abs;
    /// Index of the symbol in the symbol table, 4 bytes (COFF `.symidx`), which the object itself holds.
    SymbolIndex4 = 4 abs;
    /// Offset in the module's TLS block, 4 bytes (debug information).
    DtpOff4 = 4 abs;
    /// Offset in the module's TLS block, 8 bytes (debug information).
    DtpOff8 = 8 abs;
    /// ELF `R_*_NONE`: keeps the symbol alive.
    None = 0 abs;

    /// PC-relative operand, 4 bytes.
    X86PcRel4 = 4 pcrel;
    /// Operand of a direct call or jump, 4 bytes, through the PLT if need be.
    X86Branch4 = 4 pcrel;
    /// PC-relative GOT entry of an instruction that linkers may not relax.
    X86GotPcRel4 = 4 pcrel;
    /// PC-relative GOT entry of `mov`, `call`, `jmp`, … without REX.
    X86GotPcRelX4 = 4 pcrel;
    /// PC-relative GOT entry of `mov`, … with REX.
    X86RexGotPcRelX4 = 4 pcrel;
    /// Absolute operand that the instruction sign-extends.
    X86Abs4Signed = 4 abs;
    /// `sym@GOTOFF`, 8 bytes.
    X86GotOff8 = 8 abs;
    /// `_GLOBAL_OFFSET_TABLE_ - .`, 8 bytes (large code model).
    X86GotPc8 = 8 pcrel;
    /// `sym@GOT`, 8 bytes (large code model).
    X86Got8 = 8 abs;
    /// `sym@PLTOFF`, 8 bytes (large code model).
    X86PltOff8 = 8 abs;
    /// `sym@tlsgd(%rip)`.
    X86TlsGd = 4 pcrel;
    /// `sym@tlsld(%rip)`.
    X86TlsLd = 4 pcrel;
    /// `sym@dtpoff` operand.
    X86DtpOff4 = 4 abs;
    /// `sym@gottpoff(%rip)`.
    X86GotTpOff = 4 pcrel;
    /// `sym@tpoff` operand.
    X86TpOff4 = 4 abs;
    /// Mach-O `sym@TLVP(%rip)`.
    X86Tlvp = 4 pcrel;

    /// Operand of `bl`.
    Aarch64Call26 = 4 pcrel;
    /// Operand of `b`.
    Aarch64Jump26 = 4 pcrel;
    /// Operand of `b.cond`, `cbz`, `cbnz`.
    Aarch64CondBr19 = 4 pcrel;
    /// Operand of `tbz`, `tbnz`.
    Aarch64TstBr14 = 4 pcrel;
    /// PC-relative literal load.
    Aarch64LdLo19 = 4 pcrel;
    /// Operand of `adr`.
    Aarch64AdrLo21 = 4 pcrel;
    /// Page of the symbol, operand of `adrp`.
    Aarch64AdrPage21 = 4 pcrel;
    /// Offset in the page, operand of `add`.
    Aarch64AddLo12 = 4 abs;
    /// Offset in the page, operand of an 8-bit load or store.
    Aarch64LdSt8Lo12 = 4 abs;
    /// As before, 16 bits.
    Aarch64LdSt16Lo12 = 4 abs;
    /// As before, 32 bits.
    Aarch64LdSt32Lo12 = 4 abs;
    /// As before, 64 bits.
    Aarch64LdSt64Lo12 = 4 abs;
    /// As before, 128 bits.
    Aarch64LdSt128Lo12 = 4 abs;
    /// Page of the GOT entry, operand of `adrp`.
    Aarch64GotPage21 = 4 pcrel;
    /// Offset in the page of the GOT entry, operand of `ldr`.
    Aarch64GotLo12 = 4 abs;
    /// Bits 0–15, `movz`/`movk`, not checked.
    Aarch64MovwG0 = 4 abs;
    /// Bits 16–31, not checked.
    Aarch64MovwG1 = 4 abs;
    /// Bits 32–47, not checked.
    Aarch64MovwG2 = 4 abs;
    /// Bits 48–63.
    Aarch64MovwG3 = 4 abs;
    Aarch64TlsDescPage21 = 4 pcrel;
    Aarch64TlsDescLdLo12 = 4 abs;
    Aarch64TlsDescAddLo12 = 4 abs;
    /// Marks the `blr` of a TLS descriptor sequence.
    Aarch64TlsDescCall = 0 abs;
    Aarch64TlsIePage21 = 4 pcrel;
    Aarch64TlsIeLo12 = 4 abs;
    Aarch64TlsLeAddHi12 = 4 abs;
    Aarch64TlsLeAddLo12 = 4 abs;
    /// Page of the Mach-O TLV pointer slot.
    Aarch64TlvpPage21 = 4 pcrel;
    /// Offset in the page of the Mach-O TLV pointer slot.
    Aarch64TlvpLo12 = 4 abs;
    /// COFF: bits 0–11 of the offset in the section, operand of `add`.
    Aarch64SecRelLow12 = 4 abs;
    /// COFF: bits 12–23 of the offset in the section, operand of `add`.
    Aarch64SecRelHigh12 = 4 abs;

    /// `auipc` + `jalr` pair of a call or tail call.
    RiscvCall = 8 pcrel;
    RiscvJal = 4 pcrel;
    RiscvBranch = 4 pcrel;
    RiscvRvcBranch = 2 pcrel;
    RiscvRvcJump = 2 pcrel;
    /// High 20 bits, operand of `lui`.
    RiscvHi20 = 4 abs;
    RiscvLo12I = 4 abs;
    RiscvLo12S = 4 abs;
    /// High 20 bits of a PC-relative address, operand of `auipc`.
    RiscvPcRelHi20 = 4 pcrel;
    /// Low 12 bits that belong to the `auipc` at the symbol (plus addend), which is a label in the same section.
    RiscvPcRelLo12I = 4 abs;
    /// As [`FixupKind::RiscvPcRelLo12I`], in a store.
    RiscvPcRelLo12S = 4 abs;
    RiscvGotHi20 = 4 pcrel;
    RiscvTlsGdHi20 = 4 pcrel;
    RiscvTlsIeHi20 = 4 pcrel;
    RiscvTlsLeHi20 = 4 abs;
    RiscvTlsLeLo12I = 4 abs;
    RiscvTlsLeLo12S = 4 abs;
    /// Marks the `add` of a local-exec sequence.
    RiscvTlsLeAdd = 0 abs;

    /// PC-relative halfwords, 4 bytes at offset 2 of the instruction (`larl`, `brasl`, …).
    S390xPcRel32Dbl = 4 pcrel;
    /// As before, through the PLT if need be.
    S390xPltRel32Dbl = 4 pcrel;
    /// PC-relative halfwords to the GOT entry (`lgrl sym@GOT`).
    S390xGotEnt = 4 pcrel;
    /// PC-relative halfwords, 2 bytes.
    S390xPcRel16Dbl = 2 pcrel;
    /// Offset of the TLS index in the GOT, 8 bytes of a literal pool.
    S390xTlsGd64 = 8 abs;
    /// Marks the call of a general-dynamic sequence.
    S390xTlsGdCall = 0 abs;
    /// Offset of the module's TLS index in the GOT, 8 bytes.
    S390xTlsLdm64 = 8 abs;
    /// Marks the call of a local-dynamic sequence.
    S390xTlsLdCall = 0 abs;
    /// Offset in the module's TLS block, 8 bytes.
    S390xTlsLdo64 = 8 abs;
    /// PC-relative halfwords to the GOT entry of the offset (`@INDNTPOFF`).
    S390xTlsIeEnt = 4 pcrel;
    /// Offset in the global offset table of the offset from the thread pointer, 8 bytes (`@GOTNTPOFF`).
    S390xTlsGotIe64 = 8 abs;
    /// Marks the load of an offset from the global offset table.
    S390xTlsLoad = 0 abs;
    /// Offset from the thread pointer, 8 bytes (`@NTPOFF`).
    S390xTlsLe64 = 8 abs;
}

impl FixupKind {
    /// The absolute kind of `bytes` bytes (1, 2, 4 or 8).
    pub fn absolute(bytes: u64) -> Option<FixupKind> {
        match bytes {
            1 => Some(FixupKind::Abs1),
            2 => Some(FixupKind::Abs2),
            4 => Some(FixupKind::Abs4),
            8 => Some(FixupKind::Abs8),
            _ => None,
        }
    }

    /// The PC-relative data kind of `bytes` bytes (1, 2, 4 or 8).
    pub fn pc_relative(bytes: u64) -> Option<FixupKind> {
        match bytes {
            1 => Some(FixupKind::PcRel1),
            2 => Some(FixupKind::PcRel2),
            4 => Some(FixupKind::PcRel4),
            8 => Some(FixupKind::PcRel8),
            _ => None,
        }
    }
}
