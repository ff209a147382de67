//! Instructions that have a symbol as an operand.
//!
//! Only forms that compilers make are known here; what is none of them is for the caller to refuse. The text stands for
//! exactly the bytes of the code, since a byte before an x86 instruction that may be its prefix or the end of another
//! instruction means the same either way.

use super::plus;
use crate::object::{Fixup, FixupKind, Format};

/// The text of an instruction, and where it starts relative to the fixup and how many bytes it has.
pub(super) struct Instruction {
    /// Bytes before the fixup.
    pub before: u64,
    pub size: u64,
    pub text: String,
}

const REGISTERS_64: [&str; 16] = [
    "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14",
    "r15",
];
const REGISTERS_32: [&str; 16] = [
    "eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", "r8d", "r9d", "r10d", "r11d", "r12d", "r13d",
    "r14d", "r15d",
];
const CONDITIONS: [&str; 16] =
    ["o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g"];
/// Opcodes whose memory operand is read, by the register that is written.
const READERS: [(u8, &str); 8] = [
    (0x8b, "mov"),
    (0x8d, "lea"),
    (0x03, "add"),
    (0x2b, "sub"),
    (0x3b, "cmp"),
    (0x23, "and"),
    (0x0b, "or"),
    (0x33, "xor"),
];
/// Opcodes whose memory operand comes last.
const WRITERS: [(u8, &str); 3] = [(0x89, "mov"), (0x39, "cmp"), (0x85, "test")];
/// One-operand instructions of opcode `ff`, by the middle field of the byte that follows.
const INDIRECT: [(u8, &str); 3] = [(2, "callq *"), (4, "jmp *"), (6, "pushq ")];

/// The x86-64 instruction whose 4-byte operand, relative to its own end, lies at the fixup in `code`.
pub(super) fn x86(code: &[u8], fixup: &Fixup, name: &str) -> Option<Instruction> {
    let addend = plus(fixup.addend.wrapping_add(4));
    let target = format!("{name}{addend}");
    let at = usize::try_from(fixup.offset).ok()?;
    let byte = |back: usize| code.get(at.checked_sub(back)?).copied();
    let done = |before: u64, text: String| Some(Instruction { before, size: before + 4, text });
    if fixup.kind == FixupKind::X86Branch4 {
        return match (byte(2), byte(1)?) {
            (_, 0xe8) => done(1, format!("callq {target}")),
            (_, 0xe9) => done(1, format!("{{disp32}} jmp {target}")),
            (Some(0x0f), second @ 0x80..=0x8f) => {
                done(2, format!("{{disp32}} j{} {target}", CONDITIONS[usize::from(second & 15)]))
            }
            _ => None,
        };
    }
    let operand = match fixup.kind {
        FixupKind::X86PcRel4 => format!("{target}(%rip)"),
        FixupKind::X86GotPcRel4 | FixupKind::X86GotPcRelX4 | FixupKind::X86RexGotPcRelX4 => {
            format!("{name}@GOTPCREL{addend}(%rip)")
        }
        FixupKind::X86Tlvp => format!("{name}@TLVP{addend}(%rip)"),
        _ => return None,
    };
    let modrm = byte(1)?;
    if modrm & 0xc7 != 0x05 {
        return None;
    }
    let (field, opcode) = (modrm >> 3 & 7, byte(2)?);
    if opcode == 0xff {
        let (_, text) = INDIRECT.iter().find(|(number, _)| *number == field)?;
        return done(2, format!("{text}{operand}"));
    }
    // An index or base has no part in such an operand, so those bits of a prefix are none.
    let prefix = byte(3).filter(|byte| byte & 0xf3 == 0x40);
    let wide = prefix.is_some_and(|prefix| prefix & 8 != 0);
    let number = usize::from(field) + if prefix.is_some_and(|prefix| prefix & 4 != 0) { 8 } else { 0 };
    // A prefix without a bit set would not be made again.
    let before = if prefix.is_some_and(|prefix| prefix & 12 != 0) { 3 } else { 2 };
    let (suffix, register) = if wide { ("q", REGISTERS_64[number]) } else { ("l", REGISTERS_32[number]) };
    if let Some((_, name)) = READERS.iter().find(|(known, _)| *known == opcode) {
        return done(before, format!("{name}{suffix} {operand}, %{register}"));
    }
    let (_, name) = WRITERS.iter().find(|(known, _)| *known == opcode)?;
    done(before, format!("{name}{suffix} %{register}, {operand}"))
}

/// The arm64 instruction at the fixup, whose field for the operand is 0, as Mach-O's or COFF's assembler reads it.
pub(super) fn arm64(format: Format, code: &[u8], fixup: &Fixup, name: &str) -> Option<Instruction> {
    use FixupKind as K;
    let at = usize::try_from(fixup.offset).ok()?;
    let word = u32::from_le_bytes(*code.get(at..)?.first_chunk()?);
    let (first, second) = (word & 31, word >> 5 & 31);
    let macho = format == Format::MachO;
    let addend = plus(fixup.addend);
    let target = format!("{name}{addend}");
    let x = |number: u32| if number == 31 { "sp".to_owned() } else { format!("x{number}") };
    // An operand of `page` or of the offset in it.
    let operand = |suffix: &str, prefix: &str| match macho {
        true => format!("{name}@{suffix}{addend}"),
        false => format!("{prefix}{target}"),
    };
    let add = word & 0xffc0_0000 == 0x9100_0000;
    let load = word & 0xffc0_0000 == 0xf940_0000;
    let page = word & 0x9f00_0000 == 0x9000_0000;
    let text = match fixup.kind {
        K::Aarch64Call26 if word == 0x9400_0000 => format!("bl {target}"),
        K::Aarch64Jump26 if word == 0x1400_0000 => format!("b {target}"),
        K::Aarch64AdrPage21 if page => format!("adrp {}, {}", x(first), operand("PAGE", "")),
        K::Aarch64AddLo12 if add => {
            format!("add {}, {}, {}", x(first), x(second), operand("PAGEOFF", ":lo12:"))
        }
        K::Aarch64LdSt8Lo12
        | K::Aarch64LdSt16Lo12
        | K::Aarch64LdSt32Lo12
        | K::Aarch64LdSt64Lo12
        | K::Aarch64LdSt128Lo12 => {
            let (name, register) = load_store(word)?;
            format!("{name} {register}, [{}, {}]", x(second), operand("PAGEOFF", ":lo12:"))
        }
        K::Aarch64GotPage21 if page && macho => format!("adrp {}, {name}@GOTPAGE{addend}", x(first)),
        K::Aarch64GotLo12 if load && macho => {
            format!("ldr {}, [{}, {name}@GOTPAGEOFF{addend}]", x(first), x(second))
        }
        K::Aarch64TlvpPage21 if page && macho => format!("adrp {}, {name}@TLVPPAGE{addend}", x(first)),
        K::Aarch64TlvpLo12 if load && macho => {
            format!("ldr {}, [{}, {name}@TLVPPAGEOFF{addend}]", x(first), x(second))
        }
        K::Aarch64SecRelHigh12 if word & 0xffc0_0000 == 0x9140_0000 && !macho => {
            format!("add {}, {}, :secrel_hi12:{target}", x(first), x(second))
        }
        K::Aarch64SecRelLow12 if add && !macho => {
            format!("add {}, {}, :secrel_lo12:{target}", x(first), x(second))
        }
        _ => return None,
    };
    Some(Instruction { before: 0, size: 4, text })
}

/// Name and register of a load or store with an unsigned offset of 0.
fn load_store(word: u32) -> Option<(&'static str, String)> {
    if word & 0x3b3f_fc00 != 0x3900_0000 {
        return None;
    }
    let number = word & 31;
    let (size, vector, operation) = (word >> 30, word >> 26 & 1, word >> 22 & 3);
    let general =
        |prefix: char| if number == 31 { format!("{prefix}zr") } else { format!("{prefix}{number}") };
    Some(match (vector, size, operation) {
        (0, 0, 0) => ("strb", general('w')),
        (0, 0, 1) => ("ldrb", general('w')),
        (0, 0, 2) => ("ldrsb", general('x')),
        (0, 0, 3) => ("ldrsb", general('w')),
        (0, 1, 0) => ("strh", general('w')),
        (0, 1, 1) => ("ldrh", general('w')),
        (0, 1, 2) => ("ldrsh", general('x')),
        (0, 1, 3) => ("ldrsh", general('w')),
        (0, 2, 0) => ("str", general('w')),
        (0, 2, 1) => ("ldr", general('w')),
        (0, 2, 2) => ("ldrsw", general('x')),
        (0, 3, 0) => ("str", general('x')),
        (0, 3, 1) => ("ldr", general('x')),
        (1, size, 0 | 1) => {
            let register = format!("{}{number}", ["b", "h", "s", "d"][size as usize]);
            (if operation == 0 { "str" } else { "ldr" }, register)
        }
        (1, 0, 2) => ("str", format!("q{number}")),
        (1, 0, 3) => ("ldr", format!("q{number}")),
        _ => return None,
    })
}
