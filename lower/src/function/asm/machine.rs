//! Registers and instructions of AArch64, RISC-V and s390x, as stubs of inline assembly need them.

use super::operand::{ValueClass, line};
use target_lexicon::Architecture;

/// A register of a stub.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reg {
    Int(u8),
    /// A float or vector register.
    Float(u8),
}

/// An architecture whose instructions compute in registers only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Machine {
    Aarch64,
    Riscv64,
    S390x,
}

const RISCV_INTS: [&str; 32] = [
    "zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", "a0", "a1", "a2", "a3", "a4", "a5", "a6",
    "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6",
];
const RISCV_FLOATS: [&str; 32] = [
    "ft0", "ft1", "ft2", "ft3", "ft4", "ft5", "ft6", "ft7", "fs0", "fs1", "fa0", "fa1", "fa2", "fa3", "fa4",
    "fa5", "fa6", "fa7", "fs2", "fs3", "fs4", "fs5", "fs6", "fs7", "fs8", "fs9", "fs10", "fs11", "ft8",
    "ft9", "ft10", "ft11",
];

/// Clobbers and operands that are no register that code of ours keeps values in.
const OTHER_STATE: [&str; 16] = [
    "dirflag", "flags", "memory", "cc", "nzcv", "fpcr", "fpsr", "ffr", "vg", "vl", "vtype", "vxsat", "vxrm",
    "fflags", "frm", "fpc",
];

impl Machine {
    /// The machine of an architecture.
    pub fn of(architecture: Architecture) -> Option<Machine> {
        match architecture {
            Architecture::Aarch64(_) => Some(Machine::Aarch64),
            Architecture::Riscv64(_) => Some(Machine::Riscv64),
            Architecture::S390x => Some(Machine::S390x),
            _ => None,
        }
    }

    /// Integer registers in the order in which they are given out.
    pub fn ints(self) -> &'static [u8] {
        match self {
            Machine::Aarch64 => &[
                1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            ],
            Machine::Riscv64 => &[
                11, 12, 13, 14, 15, 16, 17, 5, 6, 7, 28, 29, 30, 10, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26,
                27,
            ],
            Machine::S390x => &[3, 4, 5, 2, 6, 7, 8, 9, 10, 11, 12, 13],
        }
    }

    /// Float registers in the order in which they are given out.
    pub fn floats(self) -> &'static [u8] {
        match self {
            Machine::Aarch64 => {
                &[0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]
            }
            Machine::Riscv64 => &[10, 11, 12, 13, 14, 15, 16, 17, 0, 1, 2, 3, 4, 5, 6, 7, 28, 29, 30, 31],
            Machine::S390x => &[0, 1, 2, 3, 4, 5, 6, 7],
        }
    }

    /// Registers that a function has to keep.
    pub fn is_saved(self, register: Reg) -> bool {
        match (self, register) {
            (Machine::Aarch64, Reg::Int(number)) => matches!(number, 19..=29),
            (Machine::Aarch64, Reg::Float(number)) => matches!(number, 8..=15),
            (Machine::Riscv64, Reg::Int(number)) => matches!(number, 8 | 9 | 18..=27),
            (Machine::Riscv64, Reg::Float(number)) => matches!(number, 8 | 9 | 18..=27),
            // The prologue always saves the integer ones.
            (Machine::S390x, Reg::Int(_)) => false,
            (Machine::S390x, Reg::Float(number)) => matches!(number, 8..=15),
        }
    }

    /// Registers that hold no operand: the stack pointer, and what the platform keeps.
    pub fn is_reserved(self, register: Reg) -> bool {
        match (self, register) {
            (Machine::Aarch64, Reg::Int(number)) => number == 31,
            (Machine::Riscv64, Reg::Int(number)) => number < 5 && number != 1,
            (Machine::S390x, Reg::Int(number)) => number == 15,
            (_, Reg::Float(_)) => false,
        }
    }

    /// Whether the register always is 0.
    pub fn is_zero(self, register: Reg) -> bool {
        self == Machine::Riscv64 && register == Reg::Int(0)
    }

    /// The register in which a stub is given the address of the operand block.
    pub fn block(self) -> u8 {
        match self {
            Machine::Aarch64 => 0,
            Machine::Riscv64 => 10,
            Machine::S390x => 2,
        }
    }

    /// Registers that may hold that address after the template.
    pub fn bases(self) -> &'static [u8] {
        match self {
            Machine::Aarch64 => &[16, 17, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 19, 20],
            Machine::Riscv64 => &[31, 30, 29, 28, 5, 6, 7, 10, 11, 12, 13, 14, 15, 16, 17, 9, 18],
            Machine::S390x => &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
        }
    }

    /// The register of this name.
    pub fn register(self, name: &str) -> Option<Reg> {
        let number = |prefix: &str, most: u8| {
            let digits = name.strip_prefix(prefix)?;
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse::<u8>().ok().filter(|&number| plain && number <= most)
        };
        match self {
            Machine::Aarch64 => match name {
                "lr" => Some(Reg::Int(30)),
                "fp" => Some(Reg::Int(29)),
                "sp" | "wsp" => Some(Reg::Int(31)),
                _ => {
                    let int = ["x", "w", "r"].iter().find_map(|prefix| number(prefix, 30));
                    let float = || ["v", "q", "d", "s", "h", "b", "z"].iter().find_map(|p| number(p, 31));
                    int.map(Reg::Int).or_else(|| float().map(Reg::Float))
                }
            },
            Machine::Riscv64 => {
                let index = |names: &[&str; 32]| names.iter().position(|&known| known == name);
                let int = index(&RISCV_INTS).map(|index| index as u8).or_else(|| number("x", 31));
                let int = int.or_else(|| (name == "fp").then_some(8));
                let float = || index(&RISCV_FLOATS).map(|index| index as u8).or_else(|| number("f", 31));
                int.map(Reg::Int).or_else(|| float().map(Reg::Float))
            }
            Machine::S390x => {
                let float = || number("f", 15).or_else(|| number("v", 31));
                number("r", 15).map(Reg::Int).or_else(|| float().map(Reg::Float))
            }
        }
    }

    /// Whether a clobber of this name, which is no register of [`Machine::register`], changes nothing that matters.
    pub fn is_other_state(self, name: &str) -> bool {
        let indexed = |prefix: char| {
            name.strip_prefix(prefix).is_some_and(|digits| digits.parse::<u8>().is_ok_and(|n| n < 32))
        };
        OTHER_STATE.contains(&name)
            // There is none, and LLVM lets it pass.
            || (self == Machine::Aarch64 && name == "x31")
            || (self == Machine::Aarch64 && indexed('p'))
            || (self == Machine::Riscv64 && indexed('v'))
            || (self == Machine::S390x && indexed('a'))
    }

    /// The whole integer register as the template names it.
    pub fn int_name(self, number: u8) -> String {
        match self {
            Machine::Aarch64 => format!("x{number}"),
            Machine::Riscv64 => RISCV_INTS[usize::from(number & 31)].to_owned(),
            Machine::S390x => format!("%r{number}"),
        }
    }

    /// The float register as the template names it without a modifier.
    pub fn float_name(self, number: u8, class: ValueClass) -> String {
        match self {
            Machine::Aarch64 => format!("v{number}"),
            Machine::Riscv64 => RISCV_FLOATS[usize::from(number & 31)].to_owned(),
            Machine::S390x if class == ValueClass::Vector => format!("%v{number}"),
            Machine::S390x => format!("%f{number}"),
        }
    }

    /// Memory at the address in a register.
    pub fn memory(self, number: u8) -> String {
        let name = self.int_name(number);
        if self == Machine::Aarch64 { format!("[{name}]") } else { format!("0({name})") }
    }

    /// Bytes of the stub's frame below the saved registers, and in all.
    pub fn frame(self, saved: usize) -> u32 {
        let saved = saved as u32 * 8;
        match self {
            Machine::Aarch64 | Machine::Riscv64 => (16 + saved).next_multiple_of(16),
            // The register save area of functions that the template may call.
            Machine::S390x => 160 + saved,
        }
    }

    fn saved_offset(self, index: usize) -> u32 {
        let first = if self == Machine::S390x { 160 } else { 16 };
        first + index as u32 * 8
    }

    /// Makes the frame: keeps the return address, the address of the block, and `saved`.
    pub fn prologue(self, text: &mut String, saved: &[Reg]) {
        let frame = self.frame(saved.len());
        match self {
            Machine::Aarch64 => {
                line(text, format_args!("sub sp, sp, #{frame}"));
                line(text, format_args!("stp x0, x30, [sp]"));
            }
            Machine::Riscv64 => {
                line(text, format_args!("addi sp, sp, -{frame}"));
                line(text, format_args!("sd a0, 0(sp)"));
                line(text, format_args!("sd ra, 8(sp)"));
            }
            Machine::S390x => {
                line(text, format_args!("stmg %r6, %r15, 48(%r15)"));
                line(text, format_args!("stg %r2, 16(%r15)"));
                line(text, format_args!("lay %r15, -{frame}(%r15)"));
            }
        }
        for (index, &register) in saved.iter().enumerate() {
            let class = ValueClass::Float { bytes: 8 };
            self.store(text, register, class, self.stack_pointer(), self.saved_offset(index));
        }
    }

    /// Says where the prologue has put the frame and the registers of the caller (DWARF, "Call Frame Information").
    pub fn describe_frame(self, text: &mut String, saved: &[Reg]) {
        let frame = i64::from(self.frame(saved.len()));
        let above = self.distance_to_frame();
        line(text, format_args!(".cfi_def_cfa_offset {}", frame + above));
        let mut kept = |register: u32, offset: i64| {
            line(text, format_args!(".cfi_offset {register}, {}", offset - frame - above));
        };
        match self {
            Machine::Aarch64 => kept(30, 8),
            Machine::Riscv64 => kept(1, 8),
            Machine::S390x => (6..16).for_each(|number| kept(number, frame + 8 * i64::from(number))),
        }
        for (index, &register) in saved.iter().enumerate() {
            kept(self.dwarf_number(register), i64::from(self.saved_offset(index)));
        }
    }

    /// The number of a register in unwind tables (the psABI of each architecture).
    fn dwarf_number(self, register: Reg) -> u32 {
        const S390X_FLOATS: [u32; 16] = [16, 20, 17, 21, 18, 22, 19, 23, 24, 28, 25, 29, 26, 30, 27, 31];
        match (self, register) {
            (_, Reg::Int(number)) => u32::from(number),
            (Machine::Aarch64, Reg::Float(number)) => 64 + u32::from(number),
            (Machine::Riscv64, Reg::Float(number)) => 32 + u32::from(number),
            (Machine::S390x, Reg::Float(number)) => S390X_FLOATS[usize::from(number & 15)],
        }
    }

    /// Loads the address of the block, which the prologue kept, without a change of the flags.
    pub fn load_block(self, text: &mut String, base: u8, saved: &[Reg]) {
        let offset = if self == Machine::S390x { self.frame(saved.len()) + 16 } else { 0 };
        self.load(text, Reg::Int(base), ValueClass::Int { bytes: 8 }, self.stack_pointer(), offset);
    }

    /// Takes the frame down and returns, with a number as the result if there is one. The unwind table says so if the stub
    /// is `described`.
    pub fn epilogue(self, text: &mut String, saved: &[Reg], result: Option<usize>, described: bool) {
        let frame = self.frame(saved.len());
        for (index, &register) in saved.iter().enumerate() {
            let class = ValueClass::Float { bytes: 8 };
            self.load(text, register, class, self.stack_pointer(), self.saved_offset(index));
        }
        if let Some(number) = result {
            match self {
                Machine::Aarch64 => line(text, format_args!("mov w0, #{number}")),
                Machine::Riscv64 => line(text, format_args!("li a0, {number}")),
                Machine::S390x => line(text, format_args!("lghi %r2, {number}")),
            }
        }
        match self {
            Machine::Aarch64 => {
                line(text, format_args!("ldr x30, [sp, #8]"));
                line(text, format_args!("add sp, sp, #{frame}"));
            }
            Machine::Riscv64 => {
                line(text, format_args!("ld ra, 8(sp)"));
                line(text, format_args!("addi sp, sp, {frame}"));
            }
            Machine::S390x => line(text, format_args!("lmg %r6, %r15, {}(%r15)", frame + 48)),
        }
        if described {
            line(text, format_args!(".cfi_def_cfa_offset {}", self.distance_to_frame()));
        }
        match self {
            Machine::Aarch64 | Machine::Riscv64 => line(text, format_args!("ret")),
            Machine::S390x => line(text, format_args!("br %r14")),
        }
    }

    /// Bytes from the stack pointer at the entry to the address that a frame is known by.
    fn distance_to_frame(self) -> i64 {
        if self == Machine::S390x { 160 } else { 0 }
    }

    fn stack_pointer(self) -> u8 {
        match self {
            Machine::Aarch64 => 31,
            Machine::Riscv64 => 2,
            Machine::S390x => 15,
        }
    }

    fn place(self, base: u8, offset: u32) -> String {
        match self {
            Machine::Aarch64 if base == 31 => format!("[sp, #{offset}]"),
            Machine::Aarch64 => format!("[x{base}, #{offset}]"),
            Machine::Riscv64 | Machine::S390x => format!("{offset}({})", self.int_name(base)),
        }
    }

    /// Loads a value of the block.
    pub fn load(self, text: &mut String, register: Reg, class: ValueClass, base: u8, offset: u32) {
        self.access(text, register, class, base, offset, true);
    }

    /// Stores a value to the block.
    pub fn store(self, text: &mut String, register: Reg, class: ValueClass, base: u8, offset: u32) {
        self.access(text, register, class, base, offset, false);
    }

    fn access(self, text: &mut String, register: Reg, class: ValueClass, base: u8, offset: u32, load: bool) {
        // Integers are kept in whole words, floats in their size.
        let bytes = match class {
            ValueClass::Float { bytes } => bytes,
            ValueClass::Int { .. } => 8,
            ValueClass::Vector | ValueClass::Wide { .. } | ValueClass::X87 => 16,
        };
        let place = self.place(base, offset);
        let instruction = match (self, register, bytes) {
            (Machine::Aarch64, ..) => {
                if load {
                    "ldr"
                } else {
                    "str"
                }
            }
            (Machine::Riscv64, Reg::Int(_), 4) => {
                if load {
                    "lw"
                } else {
                    "sw"
                }
            }
            (Machine::Riscv64, Reg::Int(_), _) => {
                if load {
                    "ld"
                } else {
                    "sd"
                }
            }
            (Machine::Riscv64, Reg::Float(_), 2) => {
                if load {
                    "flh"
                } else {
                    "fsh"
                }
            }
            (Machine::Riscv64, Reg::Float(_), 4) => {
                if load {
                    "flw"
                } else {
                    "fsw"
                }
            }
            (Machine::Riscv64, Reg::Float(_), _) => {
                if load {
                    "fld"
                } else {
                    "fsd"
                }
            }
            (Machine::S390x, Reg::Int(_), 4) => {
                if load {
                    "llgf"
                } else {
                    "st"
                }
            }
            (Machine::S390x, Reg::Int(_), _) => {
                if load {
                    "lg"
                } else {
                    "stg"
                }
            }
            (Machine::S390x, Reg::Float(_), 4) => {
                if load {
                    "le"
                } else {
                    "ste"
                }
            }
            (Machine::S390x, Reg::Float(_), 16) => {
                if load {
                    "vl"
                } else {
                    "vst"
                }
            }
            (Machine::S390x, Reg::Float(_), _) => {
                if load {
                    "ld"
                } else {
                    "std"
                }
            }
        };
        let name = match (self, register, bytes) {
            (Machine::Aarch64, Reg::Int(number), 4) => format!("w{number}"),
            (Machine::Aarch64, Reg::Float(number), 2) => format!("h{number}"),
            (Machine::Aarch64, Reg::Float(number), 4) => format!("s{number}"),
            (Machine::Aarch64, Reg::Float(number), 8) => format!("d{number}"),
            (Machine::Aarch64, Reg::Float(number), _) => format!("q{number}"),
            (Machine::S390x, Reg::Float(number), 16) => format!("%v{number}"),
            (_, Reg::Int(number), _) => self.int_name(number),
            (_, Reg::Float(number), _) => self.float_name(number, class),
        };
        line(text, format_args!("{instruction} {name}, {place}"));
    }

    /// The address of a place in the block.
    pub fn block_address(self, text: &mut String, register: u8, offset: u32) {
        let (name, block) = (self.int_name(register), self.int_name(self.block()));
        match self {
            Machine::Aarch64 => line(text, format_args!("add {name}, {block}, #{offset}")),
            Machine::Riscv64 => line(text, format_args!("addi {name}, {block}, {offset}")),
            Machine::S390x => line(text, format_args!("la {name}, {offset}({block})")),
        }
    }

    /// The condition that a flag output names.
    pub fn condition(self, code: &str) -> Option<&str> {
        const AARCH64: [&str; 16] =
            ["eq", "ne", "cs", "hs", "cc", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le"];
        let code = code.strip_prefix('{').and_then(|code| code.strip_suffix('}')).unwrap_or(code);
        let condition = code.strip_prefix("@cc")?;
        let known = match self {
            Machine::Aarch64 => AARCH64.contains(&condition),
            Machine::Riscv64 => false,
            Machine::S390x => condition.is_empty(),
        };
        known.then_some(condition)
    }

    /// The value of a condition in a register.
    pub fn flag(self, text: &mut String, register: u8, condition: &str) {
        let name = self.int_name(register);
        if self == Machine::S390x {
            // The condition code lies above the program mask.
            line(text, format_args!("ipm {name}"));
            line(text, format_args!("srl {name}, 28"));
            line(text, format_args!("llgfr {name}, {name}"));
        } else {
            line(text, format_args!("cset {name}, {condition}"));
        }
    }
}
