//! Inline assembly for x86-64: which register each operand gets, and the text of the stub.
//!
//! The stub is called with the address of the operand block in `rdi` and may change what the System V
//! convention lets a callee change. It saves the callee-saved registers that the template touches, loads the
//! inputs from the block, runs the template, stores the outputs and returns.

use super::constraints::Role;
use super::operand::{Argument, AsmOperand, ValueClass, line};
use super::template::{Dialect, OperandText, Piece, label_text};

/// Where an operand is during the template.
#[derive(Clone, PartialEq, Debug)]
enum Place {
    Gpr(usize),
    /// A vector register, of the width of its value.
    Xmm(usize),
    /// A mask register of AVX-512.
    Mask(usize),
    /// At the address in a register.
    Memory(usize),
    /// The operand is an immediate: its text without `$`.
    Immediate(String),
    /// The operand is an address that is a number.
    Address(i64),
    /// A condition after the template.
    Flag(&'static str),
    /// A position on the x87 stack, 0 is its top.
    X87(usize),
    /// `rax` with the lower and `rdx` with the upper half of 16 bytes.
    Pair,
    /// A label of `callbr`, by its number from 1.
    Label(usize),
    Nothing,
}

const NAMES_64: [&str; 16] = [
    "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14",
    "r15",
];
const NAMES_32: [&str; 16] = [
    "eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", "r8d", "r9d", "r10d", "r11d", "r12d", "r13d",
    "r14d", "r15d",
];
const NAMES_16: [&str; 16] = [
    "ax", "cx", "dx", "bx", "sp", "bp", "si", "di", "r8w", "r9w", "r10w", "r11w", "r12w", "r13w", "r14w",
    "r15w",
];
const NAMES_8: [&str; 16] = [
    "al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", "r8b", "r9b", "r10b", "r11b", "r12b", "r13b", "r14b",
    "r15b",
];
const NAMES_HIGH: [&str; 4] = ["ah", "ch", "dh", "bh"];

/// The vector registers of SSE and AVX, and all with those of AVX-512.
const SSE_REGISTERS: usize = 16;
const VECTOR_REGISTERS: usize = 32;

const RSP: usize = 4;
const RDI: usize = 7;
const RBP: usize = 5;
const CALLEE_SAVED: [usize; 6] = [3, 5, 12, 13, 14, 15];
/// The order in which registers are given out: caller-saved ones first.
const ALLOCATION_ORDER: [usize; 14] = [0, 1, 2, 6, 7, 8, 9, 10, 11, 3, 12, 13, 14, 15];

fn gpr_number(name: &str) -> Option<usize> {
    for names in [&NAMES_64, &NAMES_32, &NAMES_16, &NAMES_8] {
        if let Some(index) = names.iter().position(|&known| known == name) {
            return Some(index);
        }
    }
    NAMES_HIGH.iter().position(|&known| known == name)
}

fn gpr_name(register: usize, bytes: u32) -> &'static str {
    match bytes {
        1 => NAMES_8[register],
        2 => NAMES_16[register],
        4 => NAMES_32[register],
        _ => NAMES_64[register],
    }
}

fn flag_condition(code: &str) -> Option<&'static str> {
    const CONDITIONS: [&str; 30] = [
        "a", "ae", "b", "be", "c", "e", "z", "g", "ge", "l", "le", "na", "nae", "nb", "nbe", "nc", "ne",
        "nz", "ng", "nge", "nl", "nle", "no", "np", "ns", "o", "p", "s", "pe", "po",
    ];
    let code = code.strip_prefix('{').and_then(|code| code.strip_suffix('}')).unwrap_or(code);
    let condition = code.strip_prefix("@cc")?;
    CONDITIONS.into_iter().find(|&known| known == condition)
}

/// The general registers below a number: all, those of the first processors (`R`), those whose second byte has a name
/// (`Q`).
const GENERAL: usize = 16;
const WITHOUT_PREFIX: usize = 8;
const WITH_HIGH_BYTE: usize = 4;

/// The registers that are taken.
#[derive(Default)]
struct Taken {
    gpr: [bool; 16],
    xmm: [bool; VECTOR_REGISTERS],
    mask: [bool; 8],
}

impl Taken {
    fn take_gpr(&mut self, below: usize) -> Result<usize, String> {
        let free = ALLOCATION_ORDER.into_iter().find(|&register| !self.gpr[register] && register < below);
        let register = free.ok_or("more registers than there are")?;
        self.gpr[register] = true;
        Ok(register)
    }

    /// One of the first `count`.
    fn take_xmm(&mut self, count: usize) -> Result<usize, String> {
        let register =
            (0..count).find(|&register| !self.xmm[register]).ok_or("more registers than there are")?;
        self.xmm[register] = true;
        Ok(register)
    }

    /// One that can select lanes: not k0.
    fn take_mask(&mut self) -> Result<usize, String> {
        let register =
            (1..8).find(|&register| !self.mask[register]).ok_or("more registers than there are")?;
        self.mask[register] = true;
        Ok(register)
    }

    fn take(&mut self, place: &Place) {
        match *place {
            Place::Gpr(register) => self.gpr[register] = true,
            Place::Xmm(register) => self.xmm[register] = true,
            Place::Mask(register) => self.mask[register] = true,
            _ => {}
        }
    }
}

/// The place that a fixed-register code names.
fn fixed_place(code: &str) -> Option<Place> {
    let letter = match code {
        "Yz" => Some("xmm0"),
        "a" => Some("rax"),
        "b" => Some("rbx"),
        "c" => Some("rcx"),
        "d" => Some("rdx"),
        "S" => Some("rsi"),
        "D" => Some("rdi"),
        _ => None,
    };
    let name = letter.or_else(|| code.strip_prefix('{')?.strip_suffix('}'))?;
    if let Some(register) = gpr_number(name) {
        return Some(Place::Gpr(register));
    }
    let numbered = |prefix: &str| name.strip_prefix(prefix)?.parse::<usize>().ok();
    if let Some(number) = ["xmm", "ymm", "zmm"].into_iter().find_map(numbered) {
        return (number < VECTOR_REGISTERS).then_some(Place::Xmm(number));
    }
    if let Some(number) = numbered("k") {
        return (number < 8).then_some(Place::Mask(number));
    }
    match name {
        "st" | "st(0)" => Some(Place::X87(0)),
        "st(1)" => Some(Place::X87(1)),
        _ => None,
    }
}

/// Whether a constraint admits a number of `bytes` bytes, or a symbol, as an immediate.
fn allows_immediate(codes: &[Box<str>], value: Option<i64>, bytes: u32) -> bool {
    let unsigned = |value: i64| bytes == 4 || u32::try_from(value).is_ok();
    codes.iter().any(|code| match (&**code, value) {
        ("i" | "g" | "X", _) | ("n", Some(_)) | ("s" | "Ws", None) => true,
        ("e", Some(value)) => i32::try_from(value).is_ok(),
        ("Z", Some(value)) => unsigned(value),
        ("I", Some(value)) => (0..=31).contains(&value),
        ("J", Some(value)) => (0..=63).contains(&value),
        ("K", Some(value)) => i8::try_from(value).is_ok(),
        ("L", Some(value)) => matches!(value, 0xff | 0xffff | 0xffff_ffff),
        ("M", Some(value)) => (0..=3).contains(&value),
        ("N", Some(value)) => (0..=255).contains(&value),
        ("O", Some(value)) => (0..=127).contains(&value),
        _ => false,
    })
}

/// Lays out registers and writes the stub, with an unwind table if it is to be `described` (ELF). The error names what
/// cannot be done.
pub(super) fn stub(
    operands: &[AsmOperand<'_>],
    pieces: &[Piece],
    dialect: Dialect,
    described: bool,
) -> Result<String, String> {
    let places = assign(operands)?;
    let labels = places.iter().filter(|place| matches!(place, Place::Label(_))).count();
    let mut touched = [false; 16];
    for (operand, place) in operands.iter().zip(&places) {
        match place {
            Place::Gpr(register) | Place::Memory(register) => touched[*register] = true,
            Place::Pair
            | Place::Xmm(_)
            | Place::Mask(_)
            | Place::Immediate(_)
            | Place::Address(_)
            | Place::Flag(_)
            | Place::X87(_)
            | Place::Label(_)
            | Place::Nothing => {}
        }
        if operand.constraint.role == Role::Clobber
            && let Some(Place::Gpr(register)) =
                operand.constraint.codes().first().and_then(|c| fixed_place(c))
            // It is to be kept whatever the list says.
            && register != RSP
        {
            touched[register] = true;
        }
    }
    if operands.iter().any(|operand| operand.output.is_some())
        && let Some(base) = base_register(operands, &places)
    {
        touched[base] = true;
    }
    if touched[RSP] {
        return Err("the stack pointer as an operand".into());
    }
    let saved: Vec<usize> = CALLEE_SAVED.into_iter().filter(|&register| touched[register]).collect();
    let mut text = String::new();
    let mut frame = 8;
    let mut push = |text: &mut String, register: usize, save: bool| {
        line(text, format_args!("pushq %{}", NAMES_64[register]));
        frame += 8;
        if described {
            line(text, format_args!(".cfi_def_cfa_offset {frame}"));
            if save {
                line(text, format_args!(".cfi_offset %{}, -{frame}", NAMES_64[register]));
            }
        }
    };
    if described {
        line(&mut text, format_args!(".cfi_startproc"));
    }
    for &register in &saved {
        push(&mut text, register, true);
    }
    push(&mut text, RDI, false);
    // The template finds the stack pointer aligned to 16, as code that calls does.
    let pad = !saved.len().is_multiple_of(2);
    if pad {
        push(&mut text, RDI, false);
    }
    load_inputs(&mut text, operands, &places)?;
    write_template(&mut text, operands, &places, pieces, dialect)?;
    // The way out of the template's end, and of each label.
    for label in 0..=labels {
        if label > 0 {
            text.push_str(&label_text(label));
            text.push_str(":\n");
        }
        store_outputs(&mut text, operands, &places)?;
        if operands.iter().any(|operand| matches!(operand.class(), Some(ValueClass::Wide { .. }))) {
            // The code around has instructions of SSE only.
            line(&mut text, format_args!("vzeroupper"));
        }
        if described {
            line(&mut text, format_args!(".cfi_remember_state"));
        }
        let mut left = frame;
        let mut taken = |text: &mut String| {
            left -= 8;
            if described {
                line(text, format_args!(".cfi_def_cfa_offset {left}"));
            }
        };
        for _ in 0..1 + usize::from(pad) {
            line(&mut text, format_args!("leaq 8(%rsp), %rsp"));
            taken(&mut text);
        }
        for &register in saved.iter().rev() {
            line(&mut text, format_args!("popq %{}", NAMES_64[register]));
            taken(&mut text);
        }
        if labels > 0 {
            line(&mut text, format_args!("movl ${label}, %eax"));
        }
        line(&mut text, format_args!("ret"));
        if described {
            line(&mut text, format_args!(".cfi_restore_state"));
        }
    }
    if described {
        line(&mut text, format_args!(".cfi_endproc"));
    }
    Ok(text)
}

/// Chooses a place for every operand.
fn assign(operands: &[AsmOperand<'_>]) -> Result<Vec<Place>, String> {
    let mut places = vec![Place::Nothing; operands.len()];
    let mut taken = Taken::default();
    taken.gpr[RSP] = true;
    taken.gpr[RBP] = true;
    for operand in operands.iter().filter(|operand| operand.constraint.role == Role::Clobber) {
        if let Some(place) = operand.constraint.codes().first().and_then(|code| fixed_place(code)) {
            taken.take(&place);
        }
    }
    let mut labels = 0;
    // Fixed registers first.
    for (place, operand) in places.iter_mut().zip(operands) {
        let constraint = operand.constraint;
        if constraint.role == Role::Label {
            labels += 1;
            *place = Place::Label(labels);
            continue;
        }
        if constraint.role == Role::Clobber || constraint.tied_to.is_some() {
            continue;
        }
        let codes = constraint.codes();
        // Beside codes that admit more, a register is the last choice.
        let only = match codes {
            [code] => Some(code),
            _ if codes
                .iter()
                .any(|code| matches!(&**code, "r" | "q" | "R" | "l" | "g" | "X" | "m" | "o" | "V")) =>
            {
                None
            }
            _ if admits_immediate(operand).is_some() => None,
            _ => codes.iter().find(|code| fixed_place(code).is_some()),
        };
        if let Some(code) = only {
            if let Some(condition) = flag_condition(code) {
                *place = Place::Flag(condition);
            } else if let Some(fixed) = fixed_place(code) {
                taken.take(&fixed);
                *place = fixed;
            } else if &**code == "t" {
                *place = Place::X87(0);
            } else if &**code == "u" {
                *place = Place::X87(1);
            } else if &**code == "A" {
                taken.gpr[0] = true;
                taken.gpr[2] = true;
                *place =
                    if operand.class() == Some(ValueClass::Vector) { Place::Pair } else { Place::Gpr(0) };
            }
        }
    }
    // Other inputs of the x87 stack lie below those at fixed positions.
    let mut next_x87 = places
        .iter()
        .filter_map(|place| if let Place::X87(position) = place { Some(position + 1) } else { None })
        .max()
        .unwrap_or(0);
    for (place, operand) in places.iter_mut().zip(operands) {
        let constraint = operand.constraint;
        let free = *place == Place::Nothing && constraint.tied_to.is_none();
        if free && constraint.role == Role::Input && matches!(constraint.codes(), [code] if &**code == "f") {
            if next_x87 > 7 {
                return Err("more x87 registers than there are".into());
            }
            *place = Place::X87(next_x87);
            next_x87 += 1;
        }
    }
    // Those that only few registers serve come first.
    let is_narrow =
        |index: &usize| operands[*index].constraint.codes().iter().all(|code| matches!(&**code, "Q" | "R"));
    let (narrow, wide): (Vec<usize>, Vec<usize>) = (0..operands.len()).partition(is_narrow);
    for index in narrow.into_iter().chain(wide) {
        let operand = &operands[index];
        let constraint = operand.constraint;
        if places[index] != Place::Nothing || constraint.role == Role::Clobber || constraint.tied_to.is_some()
        {
            continue;
        }
        places[index] = match choose(operand, &mut taken) {
            Ok(place) => place,
            // An input may share the register of an output that is written after all inputs are read.
            Err(what) => match sharable(operands, &places, operand) {
                Some(register) => Place::Gpr(register),
                None => return Err(what),
            },
        };
    }
    for index in 0..operands.len() {
        if let Some(output) = operands[index].constraint.tied_to {
            places[index] = places[output].clone();
        }
    }
    Ok(places)
}

/// The register of an output that `input` may have as well.
fn sharable(operands: &[AsmOperand<'_>], places: &[Place], input: &AsmOperand<'_>) -> Option<usize> {
    let codes = input.constraint.codes();
    let general = codes.iter().any(|code| matches!(&**code, "r" | "q" | "R" | "l" | "g" | "X"));
    let plain = input.constraint.role == Role::Input && !input.constraint.indirect;
    if !general || !plain || !matches!(input.class(), Some(ValueClass::Int { .. })) {
        return None;
    }
    operands.iter().zip(places).enumerate().find_map(|(index, (output, place))| {
        let Place::Gpr(register) = *place else { return None };
        let constraint = output.constraint;
        let free = constraint.role == Role::Output
            && !constraint.early_clobber
            && !operands.iter().any(|other| other.constraint.tied_to == Some(index))
            && places.iter().filter(|&other| *other == Place::Gpr(register)).count() == 1;
        free.then_some(register)
    })
}

/// The text of an operand that is an immediate, if its constraint and its argument let it be one.
fn admits_immediate(operand: &AsmOperand<'_>) -> Option<String> {
    let codes = operand.constraint.codes();
    if operand.constraint.role != Role::Input || operand.constraint.indirect {
        return None;
    }
    match operand.argument.as_ref()? {
        Argument::Constant { value, class, .. } => {
            let bytes = if let ValueClass::Int { bytes } = class { *bytes } else { 8 };
            // `Z` numbers are unsigned.
            let unsigned = codes.iter().any(|code| &**code == "Z");
            let number = if unsigned { *value & i64::from(u32::MAX) } else { *value };
            allows_immediate(codes, Some(*value), bytes).then(|| number.to_string())
        }
        Argument::Symbol { text, .. } => allows_immediate(codes, None, 8).then(|| text.clone()),
        Argument::Block { .. } => None,
    }
}

/// A place for an operand without a fixed register.
fn choose(operand: &AsmOperand<'_>, taken: &mut Taken) -> Result<Place, String> {
    let codes = operand.constraint.codes();
    let has = |wanted: &[&str]| codes.iter().any(|code| wanted.contains(&&**code));
    if let Some(text) = admits_immediate(operand) {
        return Ok(Place::Immediate(text));
    }
    if operand.constraint.role == Role::Input
        && !operand.constraint.indirect
        && let Some(Argument::Constant { value, .. }) = operand.argument
        && has(&["p"])
    {
        return Ok(Place::Address(value));
    }
    let class = match (&operand.output, &operand.argument) {
        (Some((_, class)), _) => *class,
        (None, Some(argument)) => argument.class(),
        (None, None) => return Err("an operand without a value".into()),
    };
    if operand.constraint.indirect {
        // The argument is the address; whatever the constraint, memory serves if it is allowed.
        if has(&["m", "o", "V", "g", "X", "p", "r", "Q"]) || has(&["q", "R", "l"]) {
            return Ok(Place::Memory(taken.take_gpr(GENERAL)?));
        }
        return Err(format!("an indirect operand with the constraint {}", codes.concat()));
    }
    if has(&["R"]) && !has(&["r", "q", "l", "g", "X"]) && matches!(class, ValueClass::Int { .. }) {
        return Ok(Place::Gpr(taken.take_gpr(WITHOUT_PREFIX)?));
    }
    if has(&["r", "q", "l", "g", "X", "A"]) && matches!(class, ValueClass::Int { .. }) {
        return Ok(Place::Gpr(taken.take_gpr(GENERAL)?));
    }
    if has(&["Q"]) && matches!(class, ValueClass::Int { .. }) {
        return Ok(Place::Gpr(taken.take_gpr(WITH_HIGH_BYTE)?));
    }
    if has(&["x", "v", "Y2", "Yi", "Yt"]) && class != ValueClass::X87 {
        let count = if has(&["v"]) { VECTOR_REGISTERS } else { SSE_REGISTERS };
        return Ok(Place::Xmm(taken.take_xmm(count)?));
    }
    if has(&["k", "Yk"]) && matches!(class, ValueClass::Int { .. }) {
        return Ok(Place::Mask(taken.take_mask()?));
    }
    if has(&["r", "q", "R", "g", "X"]) {
        return match class {
            ValueClass::Float { .. } => Ok(Place::Gpr(taken.take_gpr(GENERAL)?)),
            _ => Err("a value of this size in a general register".into()),
        };
    }
    if has(&["m", "o", "V", "p"]) && operand.argument.is_some() {
        return Ok(Place::Memory(taken.take_gpr(GENERAL)?));
    }
    if has(&["f"]) {
        return Err("an x87 register of free choice as an output".into());
    }
    Err(format!("the constraint {}", codes.concat()))
}

/// The address of the operand block is at the stack pointer.
fn load_inputs(text: &mut String, operands: &[AsmOperand<'_>], places: &[Place]) -> Result<(), String> {
    // x87 values are pushed in the order that leaves st(0) on top.
    for wanted in (0..8).rev() {
        for (operand, place) in operands.iter().zip(places) {
            if *place == Place::X87(wanted)
                && operand.constraint.role == Role::Input
                && let Some(argument) = &operand.argument
            {
                let load = match argument.class() {
                    ValueClass::X87 => "fldt",
                    ValueClass::Float { bytes: 4 } => "flds",
                    ValueClass::Float { .. } => "fldl",
                    _ => return Err("an integer in an x87 register".into()),
                };
                line(text, format_args!("{load} {}(%rdi)", argument.offset()));
            }
        }
    }
    let mut last = None;
    for (operand, place) in operands.iter().zip(places) {
        let Some(argument) = &operand.argument else { continue };
        let offset = argument.offset();
        match place {
            Place::Gpr(register) | Place::Memory(register) => {
                let by_address = matches!(place, Place::Memory(_))
                    && !operand.constraint.indirect
                    && !operand.constraint.is_address();
                let bytes = match argument.class() {
                    ValueClass::Int { bytes } | ValueClass::Float { bytes } => bytes,
                    ValueClass::Vector | ValueClass::Wide { .. } | ValueClass::X87 => 8,
                };
                let instruction = if by_address {
                    format!("leaq {offset}(%rdi), %{}", NAMES_64[*register])
                } else if bytes == 4 {
                    format!("movl {offset}(%rdi), %{}", NAMES_32[*register])
                } else {
                    format!("movq {offset}(%rdi), %{}", NAMES_64[*register])
                };
                // The register of the block's address is loaded at the end.
                if *register == 7 {
                    last = Some(instruction);
                } else {
                    line(text, format_args!("{instruction}"));
                }
            }
            Place::Xmm(register) => {
                if argument.class() == ValueClass::X87 {
                    return Err("x86_fp80 in a vector register".into());
                }
                let load = vector_move(argument.class(), *register);
                let name = vector_name(argument.class(), *register);
                line(text, format_args!("{load} {offset}(%rdi), %{name}"));
            }
            Place::Mask(register) => {
                let load = mask_move(argument.class());
                line(text, format_args!("{load} {offset}(%rdi), %k{register}"));
            }
            Place::Pair => {
                line(text, format_args!("movq {offset}(%rdi), %rax"));
                line(text, format_args!("movq {}(%rdi), %rdx", offset + 8));
            }
            Place::Immediate(_)
            | Place::Address(_)
            | Place::Flag(_)
            | Place::X87(_)
            | Place::Label(_)
            | Place::Nothing => {}
        }
    }
    if let Some(instruction) = last {
        line(text, format_args!("{instruction}"));
    }
    Ok(())
}

/// The instruction that moves a value between the block and a vector register.
fn vector_move(class: ValueClass, register: usize) -> &'static str {
    let short = register < SSE_REGISTERS;
    match class {
        ValueClass::Float { bytes: 2 | 4 } | ValueClass::Int { bytes: 1..=4 } if short => "movss",
        ValueClass::Float { bytes: 2 | 4 } | ValueClass::Int { bytes: 1..=4 } => "vmovss",
        ValueClass::Float { .. } | ValueClass::Int { .. } if short => "movsd",
        ValueClass::Float { .. } | ValueClass::Int { .. } => "vmovsd",
        ValueClass::Vector | ValueClass::X87 if short => "movups",
        ValueClass::Vector | ValueClass::X87 | ValueClass::Wide { .. } => "vmovups",
    }
}

/// A vector register as wide as its value.
fn vector_name(class: ValueClass, register: usize) -> String {
    match class {
        ValueClass::Wide { bytes: 64 } => format!("zmm{register}"),
        ValueClass::Wide { .. } => format!("ymm{register}"),
        _ => format!("xmm{register}"),
    }
}

/// The instruction that moves a value between the block and a mask register.
fn mask_move(class: ValueClass) -> &'static str {
    match class {
        ValueClass::Int { bytes: 1 | 2 } => "kmovw",
        _ => "kmovq",
    }
}

/// A register for the address of the block after the template: one that holds no output, caller-saved if there is one.
fn base_register(operands: &[AsmOperand<'_>], places: &[Place]) -> Option<usize> {
    [7, 6, 0, 1, 2, 8, 9, 10, 11, 3, 12, 13, 14, 15, 5].into_iter().find(|&register| {
        operands.iter().zip(places).filter(|(operand, _)| operand.output.is_some()).all(|(_, place)| {
            match place {
                Place::Gpr(other) => *other != register,
                Place::Pair => register != 0 && register != 2,
                _ => true,
            }
        })
    })
}

fn store_outputs(text: &mut String, operands: &[AsmOperand<'_>], places: &[Place]) -> Result<(), String> {
    let outputs: Vec<(&Place, u32, ValueClass)> = operands
        .iter()
        .zip(places)
        .filter_map(|(operand, place)| operand.output.map(|(offset, class)| (place, offset, class)))
        .collect();
    if outputs.is_empty() {
        pop_inputs(text, operands, places);
        return Ok(());
    }
    // Conditions go first to the stack-held block, while the flags are those of the template: `mov` keeps them.
    let base = base_register(operands, places).ok_or("so many outputs")?;
    let base_name = NAMES_64[base];
    line(text, format_args!("movq (%rsp), %{base_name}"));
    for (place, offset, _) in &outputs {
        if let Place::Flag(condition) = place {
            line(text, format_args!("movq $0, {offset}(%{base_name})"));
            line(text, format_args!("set{condition} {offset}(%{base_name})"));
        }
    }
    for wanted in [0, 1] {
        for (place, offset, class) in &outputs {
            if **place == Place::X87(wanted) {
                let store = match class {
                    ValueClass::X87 => "fstpt",
                    ValueClass::Float { bytes: 4 } => "fstps",
                    ValueClass::Float { .. } => "fstpl",
                    _ => return Err("an integer in an x87 register".into()),
                };
                line(text, format_args!("{store} {offset}(%{base_name})"));
            }
        }
    }
    pop_inputs(text, operands, places);
    for (place, offset, class) in &outputs {
        match place {
            Place::Gpr(register) => {
                line(text, format_args!("movq %{}, {offset}(%{base_name})", NAMES_64[*register]));
            }
            Place::Xmm(register) => {
                let (store, name) = (vector_move(*class, *register), vector_name(*class, *register));
                line(text, format_args!("{store} %{name}, {offset}(%{base_name})"));
            }
            Place::Mask(register) => {
                let store = mask_move(*class);
                line(text, format_args!("{store} %k{register}, {offset}(%{base_name})"));
            }
            Place::Pair => {
                line(text, format_args!("movq %rax, {offset}(%{base_name})"));
                line(text, format_args!("movq %rdx, {}(%{base_name})", offset + 8));
            }
            Place::Memory(_) => return Err("a memory output without an address".into()),
            Place::Immediate(_)
            | Place::Address(_)
            | Place::Flag(_)
            | Place::X87(_)
            | Place::Label(_)
            | Place::Nothing => {}
        }
    }
    Ok(())
}

/// Takes the inputs off the x87 stack that the template has left there: those that are neither outputs nor clobbered.
fn pop_inputs(text: &mut String, operands: &[AsmOperand<'_>], places: &[Place]) {
    let clobbered = |place: &Place| {
        operands.iter().any(|operand| {
            operand.constraint.role == Role::Clobber
                && operand.constraint.codes().first().and_then(|code| fixed_place(code)).as_ref()
                    == Some(place)
        })
    };
    let written = |place: &Place| {
        operands.iter().zip(places).any(|(operand, other)| operand.output.is_some() && other == place)
    };
    for (operand, place) in operands.iter().zip(places) {
        if matches!(place, Place::X87(_))
            && operand.constraint.role == Role::Input
            && !clobbered(place)
            && !written(place)
        {
            line(text, format_args!("fstp %st(0)"));
        }
    }
}

fn write_template(
    text: &mut String,
    operands: &[AsmOperand<'_>],
    places: &[Place],
    pieces: &[Piece],
    dialect: Dialect,
) -> Result<(), String> {
    if dialect == Dialect::Intel {
        text.push_str("\t.intel_syntax noprefix\n");
    }
    text.push('\t');
    for piece in pieces {
        match piece {
            Piece::Text(literal) => text.push_str(literal),
            Piece::Operand(OperandText { index, modifier }) => {
                let (Some(operand), Some(place)) = (operands.get(*index), places.get(*index)) else {
                    return Err(format!("an operand number {index} that does not exist"));
                };
                let written = operand_text(operand, place, *modifier, dialect)?;
                // `8+$0`: a number has to follow.
                if written.starts_with('(') && text.trim_end().ends_with(['+', '-']) {
                    text.push('0');
                }
                text.push_str(&written);
            }
        }
    }
    text.push('\n');
    if dialect == Dialect::Intel {
        text.push_str("\t.att_syntax prefix\n");
    }
    Ok(())
}

/// How the template names an operand.
fn operand_text(
    operand: &AsmOperand<'_>,
    place: &Place,
    modifier: Option<char>,
    dialect: Dialect,
) -> Result<String, String> {
    let percent = if dialect == Dialect::Att { "%" } else { "" };
    let class = match (&operand.output, &operand.argument) {
        (Some((_, class)), _) => *class,
        (None, Some(argument)) => argument.class(),
        (None, None) => ValueClass::Int { bytes: 8 },
    };
    let bytes = match class {
        ValueClass::Int { bytes } | ValueClass::Float { bytes } => bytes,
        ValueClass::Vector => 16,
        ValueClass::Wide { bytes } => bytes,
        ValueClass::X87 => 10,
    };
    let unknown = || Err(format!("the operand modifier {}", modifier.unwrap_or(' ')));
    match place {
        Place::Gpr(register) => {
            let name = match modifier {
                None => gpr_name(*register, bytes),
                Some('b') => gpr_name(*register, 1),
                Some('h') if *register < 4 => NAMES_HIGH[*register],
                Some('w') => gpr_name(*register, 2),
                Some('k') => gpr_name(*register, 4),
                Some('q' | 'V') => gpr_name(*register, 8),
                Some('a') => {
                    let name = NAMES_64[*register];
                    return Ok(if dialect == Dialect::Att {
                        format!("(%{name})")
                    } else {
                        format!("[{name}]")
                    });
                }
                Some('A') => return Ok(format!("*%{}", NAMES_64[*register])),
                Some('P' | 'c') => gpr_name(*register, bytes),
                _ => return unknown(),
            };
            Ok(format!("{}{name}", if modifier == Some('V') { "" } else { percent }))
        }
        Place::Xmm(register) => match modifier {
            None => Ok(format!("{percent}{}", vector_name(class, *register))),
            Some('x' | 'q') => Ok(format!("{percent}xmm{register}")),
            Some('t') => Ok(format!("{percent}ymm{register}")),
            Some('g') => Ok(format!("{percent}zmm{register}")),
            _ => unknown(),
        },
        Place::Mask(register) => match modifier {
            None | Some('b' | 'w' | 'k' | 'q') => Ok(format!("{percent}k{register}")),
            _ => unknown(),
        },
        Place::Memory(register) => {
            let name = NAMES_64[*register];
            let displacement = match modifier {
                None | Some('a' | 'c' | 'P' | 'b' | 'w' | 'k' | 'q') => "",
                Some('H') => "8",
                _ => return unknown(),
            };
            if dialect == Dialect::Att {
                return Ok(format!("{displacement}(%{name})"));
            }
            Ok(match displacement {
                "" => format!("[{name}]"),
                _ => format!("[{name} + {displacement}]"),
            })
        }
        Place::Immediate(value) => immediate_text(value, modifier, dialect),
        Place::Address(value) => Ok(value.to_string()),
        Place::X87(index) => Ok(format!("{percent}st({index})")),
        Place::Pair => Ok(format!("{percent}{}", gpr_name(0, 8))),
        Place::Label(label) => match modifier {
            Some('l') | None => Ok(label_text(*label)),
            _ => unknown(),
        },
        Place::Flag(_) | Place::Nothing => Err("a condition as an operand of the template".into()),
    }
}

/// How the template names a number or symbol.
pub(super) fn immediate_text(
    value: &str,
    modifier: Option<char>,
    dialect: Dialect,
) -> Result<String, String> {
    match modifier {
        None | Some('b' | 'w' | 'k' | 'q') if dialect == Dialect::Att => Ok(format!("${value}")),
        None | Some('b' | 'w' | 'k' | 'q' | 'c' | 'P' | 'p' | 'a') => Ok(value.to_owned()),
        Some('n') => match value.parse::<i64>() {
            Ok(number) => Ok(number.wrapping_neg().to_string()),
            Err(_) => Ok(format!("-{value}")),
        },
        Some(other) => Err(format!("the operand modifier {other}")),
    }
}
