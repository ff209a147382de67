//! Inline assembly for AArch64, RISC-V and s390x: which register each operand gets, and the text of the stub.
//!
//! The stub is called with the address of the operand block in the first argument register. It saves the
//! registers that the template touches and a function has to keep, loads the inputs from the block, runs the
//! template, stores the outputs and returns.

use super::constraints::Role;
use super::machine::{Machine, Reg};
use super::operand::{Argument, AsmOperand, ValueClass, line};
use super::template::{OperandText, Piece, label_text};

/// Where an operand is during the template.
#[derive(Clone, PartialEq, Debug)]
enum Place {
    Register(Reg),
    /// 16 bytes in two registers: what is first in memory, and what follows.
    Pair(Reg, Reg),
    /// At the address in a register.
    Memory(u8),
    /// The operand is an immediate: its text.
    Immediate(String),
    /// A condition after the template.
    Flag(String),
    /// A label of `callbr`, by its number from 1.
    Label(usize),
    Nothing,
}

impl Place {
    /// The registers of the value, each with its distance from the value's start in memory.
    fn halves(&self) -> impl Iterator<Item = (Reg, u32)> + use<> {
        let (first, second) = match self {
            Place::Register(register) => (Some((*register, 0)), None),
            Place::Memory(number) => (Some((Reg::Int(*number), 0)), None),
            Place::Pair(first, second) => (Some((*first, 0)), Some((*second, 8))),
            Place::Immediate(_) | Place::Flag(_) | Place::Label(_) | Place::Nothing => (None, None),
        };
        first.into_iter().chain(second)
    }
}

/// Lays out registers and writes the stub, with an unwind table if it is to be `described` (ELF). The error names what
/// cannot be done.
pub(super) fn stub(
    machine: Machine,
    operands: &[AsmOperand<'_>],
    pieces: &[Piece],
    described: bool,
) -> Result<String, String> {
    let (places, touched) = assign(machine, operands)?;
    let mut saved: Vec<Reg> = touched.into_iter().filter(|&register| machine.is_saved(register)).collect();
    let outputs = places.iter().zip(operands).filter(|(_, operand)| operand.output.is_some());
    let outputs: Vec<&Place> = outputs.map(|(place, _)| place).collect();
    let free = |&number: &u8| {
        outputs.iter().all(|place| place.halves().all(|(register, _)| register != Reg::Int(number)))
    };
    let bases: Vec<u8> = machine.bases().iter().copied().filter(free).take(2).collect();
    if !outputs.is_empty() {
        saved.extend(bases.iter().map(|&base| Reg::Int(base)).filter(|&base| machine.is_saved(base)));
    }
    saved.sort_by_key(order);
    saved.dedup();
    let mut text = String::new();
    if described {
        line(&mut text, format_args!(".cfi_startproc"));
    }
    machine.prologue(&mut text, &saved);
    if described {
        machine.describe_frame(&mut text, &saved);
    }
    load_inputs(machine, &mut text, operands, &places)?;
    text.push('\t');
    for piece in pieces {
        match piece {
            Piece::Text(literal) => text.push_str(literal),
            Piece::Operand(OperandText { index, modifier }) => {
                let (Some(operand), Some(place)) = (operands.get(*index), places.get(*index)) else {
                    return Err(format!("an operand number {index} that does not exist"));
                };
                text.push_str(&operand_text(machine, operand, place, *modifier)?);
            }
        }
    }
    text.push('\n');
    let labels = places.iter().filter(|place| matches!(place, Place::Label(_))).count();
    // The way out of the template's end, and of each label.
    for label in 0..=labels {
        if label > 0 {
            text.push_str(&label_text(label));
            text.push_str(":\n");
        }
        store_outputs(machine, &mut text, operands, &places, &saved, &bases)?;
        if described {
            line(&mut text, format_args!(".cfi_remember_state"));
        }
        machine.epilogue(&mut text, &saved, (labels > 0).then_some(label), described);
        if described {
            line(&mut text, format_args!(".cfi_restore_state"));
        }
    }
    if described {
        line(&mut text, format_args!(".cfi_endproc"));
    }
    Ok(text)
}

/// Integer registers first, by number.
fn order(register: &Reg) -> (u8, u8) {
    match register {
        Reg::Int(number) => (0, *number),
        Reg::Float(number) => (1, *number),
    }
}

/// The registers that are taken.
struct Taken {
    machine: Machine,
    registers: Vec<Reg>,
}

impl Taken {
    fn take(&mut self, list: &[u8], make: fn(u8) -> Reg) -> Result<Reg, String> {
        let free =
            list.iter().map(|&number| make(number)).find(|register| !self.registers.contains(register));
        let register = free.ok_or("more registers than there are")?;
        self.registers.push(register);
        Ok(register)
    }

    fn int(&mut self) -> Result<u8, String> {
        match self.take(self.machine.ints(), Reg::Int)? {
            Reg::Int(number) | Reg::Float(number) => Ok(number),
        }
    }

    /// Two registers for 16 bytes: on s390x an even and the next, or floats whose numbers differ by two.
    fn pair(&mut self, floats: bool) -> Result<Place, String> {
        if self.machine != Machine::S390x {
            return Ok(Place::Pair(Reg::Int(self.int()?), Reg::Int(self.int()?)));
        }
        let (firsts, make, step): (&[u8], fn(u8) -> Reg, u8) = match floats {
            true => (&[0, 1, 4, 5, 8, 9, 12, 13], Reg::Float, 2),
            false => (&[2, 4, 6, 8, 10, 12], Reg::Int, 1),
        };
        let pairs = firsts.iter().map(|&first| (make(first), make(first + step)));
        let mut free = pairs.filter(|(a, b)| !self.registers.contains(a) && !self.registers.contains(b));
        let (first, second) = free.next().ok_or("more registers than there are")?;
        self.registers.extend([first, second]);
        Ok(Place::Pair(first, second))
    }

    fn float(&mut self, most: u8) -> Result<Reg, String> {
        let list: Vec<u8> = self.machine.floats().iter().copied().filter(|&number| number <= most).collect();
        self.take(&list, Reg::Float)
    }
}

/// The register that a code in braces names; `None` if the code names none.
fn fixed(machine: Machine, code: &str) -> Result<Option<Reg>, String> {
    let Some(name) = code.strip_prefix('{').and_then(|code| code.strip_suffix('}')) else { return Ok(None) };
    if name.starts_with("@cc") {
        return Ok(None);
    }
    match machine.register(name) {
        Some(register) => Ok(Some(register)),
        None => Err(format!("the register {name}")),
    }
}

/// Chooses a place for every operand. Also the registers that operands and clobbers touch.
fn assign(machine: Machine, operands: &[AsmOperand<'_>]) -> Result<(Vec<Place>, Vec<Reg>), String> {
    let mut places = vec![Place::Nothing; operands.len()];
    let mut taken = Taken { machine, registers: Vec::new() };
    let mut labels = 0;
    for (place, operand) in places.iter_mut().zip(operands) {
        let constraint = operand.constraint;
        if constraint.role == Role::Label {
            labels += 1;
            *place = Place::Label(labels);
            continue;
        }
        let Some(code) = constraint.codes().first().filter(|_| constraint.tied_to.is_none()) else {
            continue;
        };
        if constraint.role == Role::Clobber {
            let name = code.trim_start_matches('{').trim_end_matches('}');
            match machine.register(name) {
                // The stack pointer and its like are to be kept whatever the list says.
                Some(register) if machine.is_reserved(register) => {}
                Some(register) => taken.registers.push(register),
                None if machine.is_other_state(name) => {}
                None => return Err(format!("a clobber of {name}")),
            }
        } else if constraint.is_flag() {
            match machine.condition(code) {
                Some(condition) => *place = Place::Flag(condition.to_owned()),
                None => return Err(format!("the condition {code}")),
            }
        } else if let Some(register) = fixed(machine, code)? {
            // What is written to a zero register is lost, and an input of 0 is there.
            let zero = machine.is_zero(register)
                && matches!(operand.argument, None | Some(Argument::Constant { value: 0, .. }));
            if machine.is_reserved(register) && !zero {
                return Err(format!("an operand in {code}"));
            }
            taken.registers.push(register);
            *place = Place::Register(register);
        }
    }
    for (place, operand) in places.iter_mut().zip(operands) {
        let constraint = operand.constraint;
        if *place == Place::Nothing && constraint.role != Role::Clobber && constraint.tied_to.is_none() {
            *place = choose(operand, &mut taken)?;
        }
    }
    for index in 0..operands.len() {
        if let Some(output) = operands[index].constraint.tied_to {
            places[index] = places[output].clone();
        }
    }
    let mut touched = taken.registers;
    touched.sort_by_key(order);
    Ok((places, touched))
}

/// A place for an operand without a fixed register.
fn choose(operand: &AsmOperand<'_>, taken: &mut Taken) -> Result<Place, String> {
    let machine = taken.machine;
    let codes = operand.constraint.codes();
    let has = |wanted: &[&str]| codes.iter().any(|code| wanted.contains(&&**code));
    let unknown = || Err(format!("the constraint {}", codes.concat()));
    if operand.constraint.role == Role::Input && !operand.constraint.indirect {
        match &operand.argument {
            Some(Argument::Constant { value, .. }) if allows_immediate(machine, codes, Some(*value)) => {
                return Ok(Place::Immediate(value.to_string()));
            }
            Some(Argument::Symbol { text, .. }) if allows_immediate(machine, codes, None) => {
                return Ok(Place::Immediate(text.clone()));
            }
            _ => {}
        }
    }
    let Some(class) = operand.class() else { return Err("an operand without a value".into()) };
    let memory: &[&str] = match machine {
        Machine::Aarch64 => &["m", "o", "V", "Q", "^Um", "^Us", "X", "g", "p"],
        Machine::Riscv64 => &["m", "o", "V", "A", "X", "g", "p"],
        Machine::S390x => &["m", "o", "V", "Q", "R", "S", "T", "X", "g", "p", "^ZQ", "^ZR", "^ZS", "^ZT"],
    };
    if operand.constraint.indirect {
        return if has(memory) || has(&["r"]) { Ok(Place::Memory(taken.int()?)) } else { unknown() };
    }
    let is_int = matches!(class, ValueClass::Int { .. });
    let general: &[&str] = match machine {
        Machine::Aarch64 => &["r", "X", "g"],
        Machine::Riscv64 => &["r", "X", "g", "^cr"],
        Machine::S390x => &["r", "a", "d", "X", "g"],
    };
    let floats = match machine {
        Machine::Aarch64 if has(&["w", "X"]) => Some(31),
        Machine::Aarch64 if has(&["x"]) => Some(15),
        Machine::Aarch64 if has(&["y"]) => Some(7),
        Machine::Riscv64 if has(&["f", "^cf", "X"]) => Some(31),
        Machine::S390x if has(&["f", "X"]) && class != ValueClass::Vector => Some(15),
        Machine::S390x if has(&["v"]) => Some(31),
        _ => None,
    };
    // The registers that index SME's slices.
    for (code, list) in [("@3Uci", [8, 9, 10, 11]), ("@3Ucj", [12, 13, 14, 15])] {
        if has(&[code]) && machine == Machine::Aarch64 && is_int {
            return Ok(Place::Register(taken.take(&list, Reg::Int)?));
        }
    }
    if has(&["^cr", "^cf"]) && machine == Machine::Riscv64 {
        // Only x8 to x15 and f8 to f15.
        let list: Vec<u8> = [11, 12, 13, 14, 15, 10].to_vec();
        return Ok(Place::Register(taken.take(&list, if has(&["^cr"]) { Reg::Int } else { Reg::Float })?));
    }
    match (floats, has(general)) {
        (Some(most), general) if !(is_int && general) => {
            let wide = matches!(class, ValueClass::Vector | ValueClass::Wide { .. } | ValueClass::X87);
            if machine == Machine::Riscv64 && wide {
                return Err("a value of this size in a float register".into());
            }
            Ok(Place::Register(taken.float(most)?))
        }
        (_, true) if matches!(class, ValueClass::Int { .. } | ValueClass::Float { .. }) => {
            Ok(Place::Register(Reg::Int(taken.int()?)))
        }
        (_, true) if class == ValueClass::Vector => taken.pair(false),
        _ if has(&["f"]) && machine == Machine::S390x && class == ValueClass::Vector => taken.pair(true),
        (_, true) => Err("a value of this size in a general register".into()),
        _ if has(memory) && operand.argument.is_some() => Ok(Place::Memory(taken.int()?)),
        _ => unknown(),
    }
}

/// Whether a number (or the address of a symbol) may be an operand of this constraint.
fn allows_immediate(machine: Machine, codes: &[Box<str>], value: Option<i64>) -> bool {
    codes.iter().any(|code| match (machine, &**code, value) {
        (_, "i" | "g" | "X", _) | (_, "n", Some(_)) | (_, "s", None) => true,
        (Machine::Aarch64, "S", None) | (Machine::Riscv64, "S", None) => true,
        (Machine::Aarch64, code, Some(value)) => match code {
            "I" => is_add_immediate(value),
            "J" => is_add_immediate(value.wrapping_neg()),
            "K" => is_bit_pattern(u64::from(value as u32) | (value as u32 as u64) << 32),
            "L" => is_bit_pattern(value as u64),
            "M" => is_move(u64::from(value as u32), 32),
            "N" => is_move(value as u64, 64),
            "Z" => value == 0,
            _ => false,
        },
        (Machine::Riscv64, code, Some(value)) => match code {
            "I" => (-2048..2048).contains(&value),
            "J" => value == 0,
            "K" => (0..32).contains(&value),
            _ => false,
        },
        (Machine::S390x, code, Some(value)) => match code {
            "I" => (0..256).contains(&value),
            "J" => (0..4096).contains(&value),
            "K" => i16::try_from(value).is_ok(),
            "L" => (-0x8_0000..0x8_0000).contains(&value),
            "M" => value == 0x7fff_ffff,
            _ => false,
        },
        _ => false,
    })
}

/// Whether `add` takes the number: 12 bits, or 12 bits above 12 zeros.
fn is_add_immediate(value: i64) -> bool {
    (0..4096).contains(&value) || (value & 0xfff == 0 && (0..1 << 24).contains(&value))
}

/// Whether the number is a pattern of the logical instructions: an element of 2 to 64 bits, repeated, that is a
/// rotated run of ones.
fn is_bit_pattern(value: u64) -> bool {
    let mut size = 64;
    while size > 2 {
        let half = size / 2;
        let mask = (1u64 << half) - 1;
        if value & mask != value >> half & mask {
            break;
        }
        size = half;
    }
    let mask = u64::MAX >> (64 - size);
    let element = value & mask;
    // A rotated run of ones changes from bit to bit exactly twice.
    let rotated = (element >> 1 | element << (size - 1)) & mask;
    (element ^ rotated).count_ones() == 2
}

/// Whether one `mov` makes the number: 16 bits at a multiple of 16, their complement, or a pattern.
fn is_move(value: u64, bits: u32) -> bool {
    let mask = u64::MAX >> (64 - bits);
    let shifted = |value: u64| (0..bits).step_by(16).any(|shift| value & !(0xffff << shift) & mask == 0);
    let pattern = if bits == 32 { value | value << 32 } else { value };
    shifted(value) || shifted(!value) || is_bit_pattern(pattern)
}

/// Loads what the template reads.
fn load_inputs(
    machine: Machine,
    text: &mut String,
    operands: &[AsmOperand<'_>],
    places: &[Place],
) -> Result<(), String> {
    // The register of the block's address is loaded at the end.
    for last in [false, true] {
        for (operand, place) in operands.iter().zip(places) {
            let Some(argument) = &operand.argument else { continue };
            let class = if matches!(place, Place::Pair(..)) { HALF } else { argument.class() };
            for (register, distance) in place.halves() {
                if machine.is_zero(register) || (register == Reg::Int(machine.block())) != last {
                    continue;
                }
                let offset = argument.offset() + distance;
                match place {
                    Place::Memory(number)
                        if !operand.constraint.indirect && !operand.constraint.is_address() =>
                    {
                        if matches!(class, ValueClass::Int { bytes: 1..8 }) && machine == Machine::S390x {
                            return Err("a small integer in memory".into());
                        }
                        machine.block_address(text, *number, offset);
                    }
                    _ => machine.load(text, register, class, machine.block(), offset),
                }
            }
        }
    }
    Ok(())
}

/// Stores what the template wrote.
fn store_outputs(
    machine: Machine,
    text: &mut String,
    operands: &[AsmOperand<'_>],
    places: &[Place],
    saved: &[Reg],
    bases: &[u8],
) -> Result<(), String> {
    let outputs: Vec<(&Place, u32, ValueClass)> = operands
        .iter()
        .zip(places)
        .filter_map(|(operand, place)| operand.output.map(|(offset, class)| (place, offset, class)))
        .collect();
    if outputs.is_empty() {
        return Ok(());
    }
    let (Some(&base), scratch) = (bases.first(), bases.get(1).copied()) else {
        return Err("so many outputs".into());
    };
    machine.load_block(text, base, saved);
    for (place, offset, class) in outputs {
        match place {
            Place::Register(register) => machine.store(text, *register, class, base, offset),
            Place::Pair(first, second) => {
                machine.store(text, *first, HALF, base, offset);
                machine.store(text, *second, HALF, base, offset + 8);
            }
            Place::Flag(condition) => {
                let Some(scratch) = scratch else { return Err("so many outputs".into()) };
                machine.flag(text, scratch, condition);
                machine.store(text, Reg::Int(scratch), ValueClass::Int { bytes: 8 }, base, offset);
            }
            Place::Memory(_) => return Err("a memory output without an address".into()),
            Place::Immediate(_) | Place::Label(_) | Place::Nothing => {}
        }
    }
    Ok(())
}

/// One of two registers that hold 16 bytes.
const HALF: ValueClass = ValueClass::Float { bytes: 8 };

/// How the template names an operand.
fn operand_text(
    machine: Machine,
    operand: &AsmOperand<'_>,
    place: &Place,
    modifier: Option<char>,
) -> Result<String, String> {
    let class = operand.class().unwrap_or(ValueClass::Int { bytes: 8 });
    let unknown = || Err(format!("the operand modifier {}", modifier.unwrap_or(' ')));
    if let Place::Pair(first, second) = place {
        let register = match (machine, modifier) {
            (_, None) => *first,
            (Machine::S390x, Some('N')) => *second,
            _ => return unknown(),
        };
        return Ok(match register {
            Reg::Int(number) => machine.int_name(number),
            Reg::Float(number) => machine.float_name(number, HALF),
        });
    }
    Ok(match (place, machine, modifier) {
        (Place::Register(Reg::Int(number)), _, None) => machine.int_name(*number),
        (Place::Register(Reg::Int(number)), Machine::Aarch64, Some('x')) => format!("x{number}"),
        (Place::Register(Reg::Int(number)), Machine::Aarch64, Some('w')) => format!("w{number}"),
        (Place::Register(Reg::Int(number)), Machine::Aarch64, Some('a')) => machine.memory(*number),
        (Place::Register(Reg::Int(number)), Machine::Riscv64, Some('z')) => machine.int_name(*number),
        (Place::Register(_), Machine::Riscv64, Some('i')) => String::new(),
        (Place::Register(Reg::Int(number)), Machine::Riscv64, Some('N')) => number.to_string(),
        (Place::Register(Reg::Float(number)), _, None) => machine.float_name(*number, class),
        (
            Place::Register(Reg::Float(number)),
            Machine::Aarch64,
            Some(width @ ('b' | 'h' | 's' | 'd' | 'q')),
        ) => {
            format!("{width}{number}")
        }
        (Place::Register(Reg::Float(number)), Machine::Riscv64, Some('N')) => number.to_string(),
        (Place::Memory(number), _, None) => machine.memory(*number),
        (Place::Memory(number), Machine::Aarch64, Some('a')) => machine.memory(*number),
        (Place::Memory(number), Machine::S390x, Some('R')) => machine.int_name(*number),
        (Place::Memory(_), Machine::S390x, Some('O')) => "0".to_owned(),
        (Place::Immediate(text), Machine::Aarch64, Some('w')) if text == "0" => "wzr".to_owned(),
        (Place::Immediate(text), Machine::Aarch64, Some('x')) if text == "0" => "xzr".to_owned(),
        (Place::Immediate(text), Machine::Riscv64, Some('z')) if text == "0" => "zero".to_owned(),
        (Place::Immediate(_), Machine::Riscv64, Some('i')) => "i".to_owned(),
        (Place::Immediate(text), _, None | Some('c' | 'x' | 'w' | 'z')) => text.clone(),
        (Place::Immediate(text), _, Some('n')) => match text.parse::<i64>() {
            Ok(number) => number.wrapping_neg().to_string(),
            Err(_) => format!("-{text}"),
        },
        (Place::Label(label), _, None | Some('l')) => label_text(*label),
        (Place::Flag(_) | Place::Nothing, ..) => {
            return Err("a condition as an operand of the template".into());
        }
        _ => return unknown(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn immediates_of_the_logical_instructions() {
        assert!(is_bit_pattern(0xff));
        assert!(is_bit_pattern(0xf000_0000_0000_000f));
        assert!(is_bit_pattern(0x5555_5555_5555_5555));
        assert!(!is_bit_pattern(0));
        assert!(!is_bit_pattern(u64::MAX));
        assert!(!is_bit_pattern(0x1234));
        assert!(is_move(0xffff_0000, 32) && is_move(!5, 64) && !is_move(0x1_2345, 64));
    }
}
