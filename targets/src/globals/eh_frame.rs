//! `.eh_frame`: call frame information of functions (DWARF 5, 6.4; LSB Core, "Exception Frames").

use crate::object::{
    Architecture, FixupKind, Format, FrameChange, Object, Section, SectionId, SectionKind, SymbolId,
};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{CodeModel, Loc};
use rustc_hash::FxHashMap;

/// Pointer encodings (LSB Core, "DWARF Exception Header Encoding").
pub mod pointer_encoding {
    pub const ABSPTR: u8 = 0x00;
    pub const UDATA4: u8 = 0x03;
    pub const SDATA4: u8 = 0x0b;
    pub const SDATA8: u8 = 0x0c;
    pub const PCREL: u8 = 0x10;
    pub const INDIRECT: u8 = 0x80;
    pub const OMIT: u8 = 0xff;
}
use pointer_encoding::{ABSPTR, INDIRECT, PCREL, SDATA4, SDATA8, UDATA4};

/// How unwind and exception tables encode pointers, as LLVM chooses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExceptionEncodings {
    pub personality: u8,
    pub lsda: u8,
    /// Entries of the type table.
    pub type_info: u8,
    /// Addresses of code.
    pub code: u8,
}

/// The encodings for a target, relocation model and code model (`None`: the small one).
pub fn exception_encodings(
    format: Format,
    arch: Architecture,
    position_independent: bool,
    code_model: Option<CodeModel>,
) -> ExceptionEncodings {
    match format {
        Format::Elf => {}
        // The personality routine and type infos through the global offset table.
        Format::MachO => {
            return ExceptionEncodings {
                personality: INDIRECT | PCREL | SDATA4,
                lsda: PCREL,
                type_info: INDIRECT | PCREL | SDATA4,
                code: PCREL | ABSPTR,
            };
        }
        // Only type infos are encoded: the rest is in tables of its own form.
        Format::Coff => {
            return ExceptionEncodings {
                personality: ABSPTR,
                lsda: ABSPTR,
                type_info: ABSPTR,
                code: PCREL | SDATA4,
            };
        }
    }
    let large = code_model == Some(CodeModel::Large);
    let medium = large || code_model == Some(CodeModel::Medium);
    let word = |wide: bool| if wide { SDATA8 } else { SDATA4 };
    let absolute = |wide: bool| if wide { ABSPTR } else { UDATA4 };
    let (personality, lsda, type_info) = match (arch, position_independent) {
        (Architecture::X86_64, true) => {
            let through = |wide| INDIRECT | PCREL | word(wide);
            (through(large), PCREL | word(medium), through(large))
        }
        (Architecture::X86_64, false) => (absolute(large), absolute(medium), absolute(medium)),
        (Architecture::S390x, false) => (ABSPTR, ABSPTR, ABSPTR),
        (Architecture::Riscv64, _) | (Architecture::S390x, true) => {
            (INDIRECT | PCREL | SDATA4, PCREL | SDATA4, INDIRECT | PCREL | SDATA4)
        }
        (Architecture::Aarch64, _) => (INDIRECT | PCREL | SDATA8, PCREL | SDATA8, INDIRECT | PCREL | SDATA8),
    };
    let wide_code = large && matches!(arch, Architecture::X86_64 | Architecture::Aarch64);
    ExceptionEncodings { personality, lsda, type_info, code: PCREL | word(wide_code) }
}

const DW_CFA_NOP: u8 = 0x00;
const DW_CFA_ADVANCE_LOC1: u8 = 0x02;
const DW_CFA_ADVANCE_LOC2: u8 = 0x03;
const DW_CFA_ADVANCE_LOC4: u8 = 0x04;
const DW_CFA_OFFSET_EXTENDED: u8 = 0x05;
const DW_CFA_RESTORE_EXTENDED: u8 = 0x06;
const DW_CFA_UNDEFINED: u8 = 0x07;
const DW_CFA_SAME_VALUE: u8 = 0x08;
const DW_CFA_REGISTER: u8 = 0x09;
const DW_CFA_REMEMBER_STATE: u8 = 0x0a;
const DW_CFA_RESTORE_STATE: u8 = 0x0b;
const DW_CFA_DEF_CFA: u8 = 0x0c;
const DW_CFA_DEF_CFA_REGISTER: u8 = 0x0d;
const DW_CFA_DEF_CFA_OFFSET: u8 = 0x0e;
const DW_CFA_OFFSET_EXTENDED_SF: u8 = 0x11;
const DW_CFA_DEF_CFA_SF: u8 = 0x12;
const DW_CFA_DEF_CFA_OFFSET_SF: u8 = 0x13;
const DW_CFA_AARCH64_NEGATE_RA_STATE: u8 = 0x2d;
const DW_CFA_ADVANCE_LOC: u8 = 0x40;
const DW_CFA_OFFSET: u8 = 0x80;
const DW_CFA_RESTORE: u8 = 0xc0;

/// Offsets of saved registers are multiples of this.
const DATA_ALIGNMENT: i32 = -8;

/// The return address and the state at a function's entry.
struct Entry {
    return_address: u8,
    changes: &'static [FrameChange],
}

fn entry(arch: Architecture) -> Entry {
    match arch {
        Architecture::X86_64 => Entry {
            return_address: 16,
            changes: &[
                FrameChange::DefCfa { register: 7, offset: 8 },
                FrameChange::Offset { register: 16, offset: -8 },
            ],
        },
        Architecture::Aarch64 => {
            Entry { return_address: 30, changes: &[FrameChange::DefCfa { register: 31, offset: 0 }] }
        }
        Architecture::Riscv64 => {
            Entry { return_address: 1, changes: &[FrameChange::DefCfa { register: 2, offset: 0 }] }
        }
        Architecture::S390x => {
            Entry { return_address: 14, changes: &[FrameChange::DefCfa { register: 15, offset: 160 }] }
        }
    }
}

/// What functions that share a CIE have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Common {
    /// The symbol that the personality pointer refers to: the routine, or a word with its address.
    pub personality: Option<SymbolId>,
    pub has_lsda: bool,
    pub encodings: ExceptionEncodings,
}

/// Code to describe.
pub(super) struct Frame<'a> {
    pub section: SectionId,
    /// Bytes from the section's start.
    pub start: u64,
    pub size: u64,
    pub changes: &'a [(u32, FrameChange)],
    pub common: Common,
    pub lsda: Option<SymbolId>,
}

/// The section, and the CIEs written so far by their offsets.
#[derive(Default)]
pub(super) struct EhFrame {
    section: Option<SectionId>,
    common: FxHashMap<Common, u64>,
}

/// An entry being written: its bytes, and pointers in it.
struct Writer {
    format: Format,
    arch: Architecture,
    bytes: Vec<u8>,
    pointers: Vec<(u64, FixupKind, SymbolId, i64)>,
}

impl Writer {
    fn word(&mut self, value: u32) {
        match self.arch.is_big_endian() {
            true => self.bytes.extend_from_slice(&value.to_be_bytes()),
            false => self.bytes.extend_from_slice(&value.to_le_bytes()),
        }
    }

    fn uleb(&mut self, mut value: u64) {
        loop {
            let byte = (value & 0x7f) as u8;
            value >>= 7;
            if value == 0 {
                self.bytes.push(byte);
                return;
            }
            self.bytes.push(byte | 0x80);
        }
    }

    fn sleb(&mut self, mut value: i64) {
        loop {
            let byte = (value & 0x7f) as u8;
            value >>= 7;
            if (value == 0 && byte & 0x40 == 0) || (value == -1 && byte & 0x40 != 0) {
                self.bytes.push(byte);
                return;
            }
            self.bytes.push(byte | 0x80);
        }
    }

    /// A pointer in the encoding `encoding`.
    fn pointer(&mut self, encoding: u8, symbol: SymbolId, addend: i64) {
        let relative = encoding & 0x70 == PCREL;
        let size = match encoding & 0x0f {
            ABSPTR | SDATA8 => 8,
            _ => 4,
        };
        let through_table = self.format == Format::MachO && encoding & INDIRECT != 0;
        let kind = match (relative, size) {
            (true, 4) if through_table => FixupKind::GotPcRel4,
            (true, 8) => FixupKind::PcRel8,
            (true, _) => FixupKind::PcRel4,
            (false, 8) => FixupKind::Abs8,
            (false, _) => FixupKind::Abs4,
        };
        self.pointers.push((self.bytes.len() as u64, kind, symbol, addend));
        self.bytes.resize(self.bytes.len() + size, 0);
    }

    fn advance(&mut self, delta: u32) {
        match delta {
            0 => {}
            1..=63 => self.bytes.push(DW_CFA_ADVANCE_LOC | delta as u8),
            64..=0xff => self.bytes.extend_from_slice(&[DW_CFA_ADVANCE_LOC1, delta as u8]),
            0x100..=0xffff => {
                self.bytes.push(DW_CFA_ADVANCE_LOC2);
                let delta = delta as u16;
                match self.arch.is_big_endian() {
                    true => self.bytes.extend_from_slice(&delta.to_be_bytes()),
                    false => self.bytes.extend_from_slice(&delta.to_le_bytes()),
                }
            }
            _ => {
                self.bytes.push(DW_CFA_ADVANCE_LOC4);
                self.word(delta);
            }
        }
    }

    fn change(&mut self, change: FrameChange) -> Result<()> {
        let factored = |offset: i32| match offset % DATA_ALIGNMENT {
            0 => Ok(i64::from(offset / DATA_ALIGNMENT)),
            _ => Err(Diagnostic::error(
                Loc::NONE,
                format!("internal error: the frame offset {offset} is not a multiple of 8"),
            )),
        };
        match change {
            FrameChange::DefCfa { register, offset } if offset >= 0 => {
                self.bytes.push(DW_CFA_DEF_CFA);
                self.uleb(u64::from(register));
                self.uleb(offset as u64);
            }
            FrameChange::DefCfa { register, offset } => {
                self.bytes.push(DW_CFA_DEF_CFA_SF);
                self.uleb(u64::from(register));
                self.sleb(factored(offset)?);
            }
            FrameChange::DefCfaRegister(register) => {
                self.bytes.push(DW_CFA_DEF_CFA_REGISTER);
                self.uleb(u64::from(register));
            }
            FrameChange::DefCfaOffset(offset) if offset >= 0 => {
                self.bytes.push(DW_CFA_DEF_CFA_OFFSET);
                self.uleb(offset as u64);
            }
            FrameChange::DefCfaOffset(offset) => {
                self.bytes.push(DW_CFA_DEF_CFA_OFFSET_SF);
                self.sleb(factored(offset)?);
            }
            FrameChange::Offset { register, offset } => match (factored(offset)?, register) {
                (factored @ 0.., 0..=63) => {
                    self.bytes.push(DW_CFA_OFFSET | register as u8);
                    self.uleb(factored as u64);
                }
                (factored @ 0.., _) => {
                    self.bytes.push(DW_CFA_OFFSET_EXTENDED);
                    self.uleb(u64::from(register));
                    self.uleb(factored as u64);
                }
                (factored, _) => {
                    self.bytes.push(DW_CFA_OFFSET_EXTENDED_SF);
                    self.uleb(u64::from(register));
                    self.sleb(factored);
                }
            },
            FrameChange::Register { register, other } => {
                self.bytes.push(DW_CFA_REGISTER);
                self.uleb(u64::from(register));
                self.uleb(u64::from(other));
            }
            FrameChange::Restore(register) if register < 64 => {
                self.bytes.push(DW_CFA_RESTORE | register as u8)
            }
            FrameChange::Restore(register) => {
                self.bytes.push(DW_CFA_RESTORE_EXTENDED);
                self.uleb(u64::from(register));
            }
            FrameChange::SameValue(register) => {
                self.bytes.push(DW_CFA_SAME_VALUE);
                self.uleb(u64::from(register));
            }
            FrameChange::Undefined(register) => {
                self.bytes.push(DW_CFA_UNDEFINED);
                self.uleb(u64::from(register));
            }
            FrameChange::RememberState => self.bytes.push(DW_CFA_REMEMBER_STATE),
            FrameChange::RestoreState => self.bytes.push(DW_CFA_RESTORE_STATE),
            FrameChange::NegateRaState => self.bytes.push(DW_CFA_AARCH64_NEGATE_RA_STATE),
        }
        Ok(())
    }

    /// Pads the entry, fills in its length and appends it to the section.
    fn finish(mut self, object: &mut Object, section: SectionId) -> u64 {
        while !self.bytes.len().is_multiple_of(8) {
            self.bytes.push(DW_CFA_NOP);
        }
        let length = self.bytes.len() as u32 - 4;
        let length = match self.arch.is_big_endian() {
            true => length.to_be_bytes(),
            false => length.to_le_bytes(),
        };
        self.bytes[..4].copy_from_slice(&length);
        let offset = object.append(section, &self.bytes, 8);
        for (at, kind, symbol, addend) in self.pointers {
            object.add_fixup(section, offset + at, kind, symbol, addend);
        }
        offset
    }
}

impl EhFrame {
    /// Adds the description of `frame`.
    pub fn add(&mut self, object: &mut Object, frame: &Frame<'_>) -> Result<()> {
        let arch = object.arch;
        let section = match self.section {
            Some(section) => section,
            None => object.section(match object.format {
                Format::MachO => super::macho::section("__TEXT", "__eh_frame", SectionKind::Unwind),
                Format::Elf | Format::Coff => Section::new(*b".eh_frame", SectionKind::Unwind),
            }),
        };
        self.section = Some(section);
        let cie = match self.common.get(&frame.common) {
            Some(&cie) => cie,
            None => {
                let cie = write_common(object, section, &frame.common)?;
                self.common.insert(frame.common, cie);
                cie
            }
        };
        let start = object.sections[section].size();
        let mut writer =
            Writer { format: object.format, arch, bytes: Vec::with_capacity(64), pointers: Vec::new() };
        writer.word(0);
        let distance = u32::try_from(start + 4 - cie);
        let size = u32::try_from(frame.size);
        let (Ok(distance), Ok(size)) = (distance, size) else {
            return Err(Diagnostic::error(Loc::NONE, "the unwind tables exceed 4 GiB"));
        };
        writer.word(distance);
        let (code, offset) = match object.format {
            // The linker finds the function by the symbol of the reference.
            Format::MachO => (object.add_label(frame.section, frame.start), 0),
            Format::Elf | Format::Coff => (object.section_symbol(frame.section), frame.start as i64),
        };
        let encoding = frame.common.encodings.code;
        writer.pointer(encoding, code, offset);
        match encoding & 0x0f {
            SDATA4 => writer.word(size),
            _ => writer.bytes.extend_from_slice(&frame.size.to_le_bytes()),
        }
        match frame.lsda {
            Some(lsda) if frame.common.has_lsda => {
                let encoding = frame.common.encodings.lsda;
                let length = if matches!(encoding & 0x0f, ABSPTR | SDATA8) { 8 } else { 4 };
                writer.uleb(length);
                writer.pointer(encoding, lsda, 0);
            }
            _ => writer.uleb(0),
        }
        let mut location = 0;
        for &(offset, change) in frame.changes {
            writer.advance(offset.saturating_sub(location));
            location = location.max(offset);
            writer.change(change)?;
        }
        writer.finish(object, section);
        Ok(())
    }
}

/// Writes a CIE and returns its offset.
fn write_common(object: &mut Object, section: SectionId, common: &Common) -> Result<u64> {
    let arch = object.arch;
    let entry = entry(arch);
    let mut writer =
        Writer { format: object.format, arch, bytes: Vec::with_capacity(40), pointers: Vec::new() };
    writer.word(0);
    writer.word(0);
    writer.bytes.push(1);
    writer.bytes.push(b'z');
    if common.personality.is_some() {
        writer.bytes.push(b'P');
    }
    if common.has_lsda {
        writer.bytes.push(b'L');
    }
    writer.bytes.extend_from_slice(b"R\0");
    writer.uleb(1);
    writer.sleb(i64::from(DATA_ALIGNMENT));
    writer.bytes.push(entry.return_address);
    let length_at = writer.bytes.len();
    writer.bytes.push(0);
    if let Some(personality) = common.personality {
        writer.bytes.push(common.encodings.personality);
        writer.pointer(common.encodings.personality, personality, 0);
    }
    if common.has_lsda {
        writer.bytes.push(common.encodings.lsda);
    }
    writer.bytes.push(common.encodings.code);
    writer.bytes[length_at] = (writer.bytes.len() - length_at - 1) as u8;
    for &change in entry.changes {
        writer.change(change)?;
    }
    Ok(writer.finish(object, section))
}
