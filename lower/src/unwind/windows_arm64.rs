//! The `.xdata` record of a function for Windows on arm64 ("ARM64 exception handling" in Microsoft's documentation of
//! the ABI).
//!
//! Prologues and epilogues are described instruction by instruction, so the codes are made from the instructions
//! themselves; those that have no effect on the frame (stack probes, constants) are no-operations.

/// What an instruction of a prologue or epilogue does; registers by their numbers, sizes in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Nothing,
    /// `stp x29, x30, [sp, #-16]!`
    SaveFrame,
    /// `mov x29, sp`
    SetFrame,
    /// `str` or `stp` of integer registers below the stack pointer.
    Save(u8, Option<u8>),
    /// The same of float registers.
    SaveFloat(u8, Option<u8>),
    Allocate(u32),
}

const NOP: u8 = 0xe3;
const END: u8 = 0xe4;
const SET_FP: u8 = 0xe1;
/// `save_fplr_x` with 16 bytes.
const SAVE_FPLR_X: u8 = 0x81;
const RET: u32 = 0xd65f_03c0;
/// The pair of registers that begins a frame, and its end.
const PUSH_FRAME: u32 = 0xa9bf_7bfd;
const POP_FRAME: u32 = 0xa8c1_7bfd;
const MOV_FP_SP: u32 = 0x9100_03fd;

/// The first callee-saved registers of both kinds.
const FIRST_INT: u8 = 19;
const FIRST_FLOAT: u8 = 8;

/// Reads the instructions of a prologue.
fn prologue(code: &[u32]) -> Vec<Step> {
    let mut constant = None;
    code.iter().map(|&word| step(word, 0xd1, 0xcb30_63ff, &mut constant)).collect()
}

/// Reads the instructions of an epilogue before its `ret`.
fn epilogue(code: &[u32]) -> Vec<Step> {
    let mut constant = None;
    code.iter().map(|&word| step(word, 0x91, 0x8b30_63ff, &mut constant)).collect()
}

/// One instruction. `adjust` is the first byte of `sub sp, sp, #n` or `add`, `adjust_x16` the instruction with the
/// amount in x16, whose constant is kept in `constant`.
fn step(word: u32, adjust: u8, adjust_x16: u32, constant: &mut Option<u32>) -> Step {
    let (first, second) = ((word & 31) as u8, (word >> 10 & 31) as u8);
    match word {
        PUSH_FRAME | POP_FRAME => Step::SaveFrame,
        MOV_FP_SP => Step::SetFrame,
        _ if word & 0xffff_ffe0 == 0xf81f_0fe0 || word & 0xffff_ffe0 == 0xf841_07e0 => {
            Step::Save(first, None)
        }
        _ if word & 0xffff_ffe0 == 0xfc1f_0fe0 || word & 0xffff_ffe0 == 0xfc41_07e0 => {
            Step::SaveFloat(first, None)
        }
        _ if word & 0xffff_83e0 == 0xa9bf_03e0 || word & 0xffff_83e0 == 0xa8c1_03e0 => {
            Step::Save(first, Some(second))
        }
        _ if word & 0xffff_83e0 == 0x6dbf_03e0 || word & 0xffff_83e0 == 0x6cc1_03e0 => {
            Step::SaveFloat(first, Some(second))
        }
        _ if word >> 24 == u32::from(adjust) && word & 0x3ff == 0x3ff && word >> 23 & 1 == 0 => {
            let amount = word >> 10 & 0xfff;
            Step::Allocate(if word >> 22 & 1 == 1 { amount << 12 } else { amount })
        }
        // movz and movk of x16 or w16
        _ if word & 0x7fe0_001f == 0x5280_0010 => {
            *constant = Some(word >> 5 & 0xffff);
            Step::Nothing
        }
        _ if word & 0x7fe0_001f == 0x72a0_0010 => {
            *constant = constant.map(|low| low & 0xffff | (word >> 5 & 0xffff) << 16);
            Step::Nothing
        }
        _ if word == adjust_x16 => constant.map_or(Step::Nothing, Step::Allocate),
        _ => Step::Nothing,
    }
}

/// Appends the codes of one step, in the order in which the unwinder undoes them.
fn encode(step: Step, codes: &mut Vec<u8>) -> Option<()> {
    let index = |register: u8, first: u8, most: u16| {
        register.checked_sub(first).map(u16::from).filter(|&index| index <= most)
    };
    let mut push = |code: u16| codes.extend(code.to_be_bytes());
    match step {
        Step::Nothing => codes.push(NOP),
        Step::SaveFrame => codes.push(SAVE_FPLR_X),
        Step::SetFrame => codes.push(SET_FP),
        Step::Save(register, None) => push(0xd401 | index(register, FIRST_INT, 11)? << 5),
        Step::Save(register, Some(next)) if next == register + 1 => {
            push(0xcc01 | index(register, FIRST_INT, 11)? << 6);
        }
        Step::Save(register, Some(other)) => {
            // No code names two registers that do not follow each other: two stores into 16 bytes.
            push(0xd001 | index(other, FIRST_INT, 11)? << 6);
            push(0xd000 | index(register, FIRST_INT, 11)? << 6);
            codes.push(1);
        }
        Step::SaveFloat(register, None) => push(0xde01 | index(register, FIRST_FLOAT, 7)? << 5),
        Step::SaveFloat(register, Some(next)) if next == register + 1 => {
            push(0xda01 | index(register, FIRST_FLOAT, 7)? << 6);
        }
        Step::SaveFloat(register, Some(other)) => {
            push(0xdc01 | index(other, FIRST_FLOAT, 7)? << 6);
            push(0xdc00 | index(register, FIRST_FLOAT, 7)? << 6);
            codes.push(1);
        }
        Step::Allocate(bytes) => match bytes / 16 {
            units @ 0..0x20 => codes.push(units as u8),
            units @ 0x20..0x800 => push(0xc000 | units as u16),
            units @ 0x800..0x100_0000 => codes.extend((0xe000_0000 | units).to_be_bytes()),
            _ => return None,
        },
    }
    Some(())
}

/// The record of a function with a prologue of `prologue_size` bytes. `returns` are the ends of its returns in bytes.
///
/// # Errors
/// If the format cannot describe it.
pub(crate) fn record(
    code: &[u8],
    prologue_size: u32,
    returns: impl Iterator<Item = u32>,
) -> Result<Vec<u8>, String> {
    let too_large = || "the function is too large for a Windows unwind table".to_owned();
    let words: Vec<u32> = code.as_chunks().0.iter().map(|&bytes| u32::from_le_bytes(bytes)).collect();
    let length = u32::try_from(words.len()).ok().filter(|&length| length < 1 << 18).ok_or_else(too_large)?;
    let steps = prologue(words.get(..prologue_size as usize / 4).unwrap_or_default());
    let mut codes = Vec::new();
    for &step in steps.iter().rev() {
        encode(step, &mut codes).ok_or_else(too_large)?;
    }
    codes.push(END);
    // All epilogues are alike: they undo the prologue without its probes.
    let shape: Vec<Step> = steps.iter().rev().copied().filter(Step::is_undone).collect();
    let mut scopes = Vec::new();
    let mut sequence = None;
    for end in returns {
        let end = end as usize / 4;
        let Some(range) = words.get(..end).and_then(|words| words.strip_suffix(&[RET])) else { continue };
        // A large frame takes instructions for its size.
        let constants = match shape.first() {
            Some(Step::Allocate(bytes)) if range.len() > shape.len() => {
                let add = range.len() - shape.len();
                let plain = epilogue(&range[add..]).first() == Some(&Step::Allocate(*bytes));
                if plain {
                    0
                } else {
                    range[..add].iter().rev().take_while(|&&word| is_constant(word)).count()
                }
            }
            _ => 0,
        };
        let Some(start) = range.len().checked_sub(shape.len() + constants) else { continue };
        let steps = epilogue(&range[start..]);
        if steps.iter().copied().filter(Step::is_undone).ne(shape.iter().copied()) {
            continue;
        }
        let index = match &sequence {
            None => {
                let index = codes.len();
                for &step in &steps {
                    encode(step, &mut codes).ok_or_else(too_large)?;
                }
                codes.push(END);
                sequence = Some((steps, index));
                index
            }
            Some((known, index)) if *known == steps => *index,
            Some(_) => continue,
        };
        let index = u32::try_from(index).ok().filter(|&index| index < 1 << 10).ok_or_else(too_large)?;
        scopes.push(start as u32 | index << 22);
    }
    while !codes.len().is_multiple_of(4) {
        codes.push(NOP);
    }
    let code_words = codes.len() as u32 / 4;
    let count = scopes.len() as u32;
    let mut record = Vec::new();
    if code_words < 32 && count < 32 && (code_words, count) != (0, 0) {
        record.push(length | count << 22 | code_words << 27);
    } else if code_words < 1 << 8 && count < 1 << 16 {
        record.extend([length, count | code_words << 16]);
    } else {
        return Err(too_large());
    }
    record.extend(scopes);
    Ok(record.iter().flat_map(|word| word.to_le_bytes()).chain(codes).collect())
}

/// Whether the instruction forms a part of a constant in x16.
fn is_constant(word: u32) -> bool {
    matches!(word & 0x7fe0_001f, 0x5280_0010 | 0x72a0_0010)
}

impl Step {
    /// Whether an epilogue has an instruction for it.
    fn is_undone(&self) -> bool {
        !matches!(self, Step::Nothing | Step::SetFrame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn describes_a_prologue_and_its_epilogue() {
        let code = code(&[
            PUSH_FRAME,
            MOV_FP_SP,
            0xf81f_0ff5, // str x21, [sp, #-16]!
            0xa9bf_53f3, // stp x19, x20, [sp, #-16]!
            0xd102_43ff, // sub sp, sp, #144
            0x9400_0000, // bl
            0x9102_43ff, // add sp, sp, #144
            0xa8c1_53f3, // ldp x19, x20, [sp], #16
            0xf841_07f5, // ldr x21, [sp], #16
            POP_FRAME,
            RET,
        ]);
        let record = record(&code, 20, [44].into_iter()).unwrap();
        // 11 instructions, one epilogue, four words of codes; it starts at instruction 6 and at code 8.
        assert_eq!(record[..8], (11u64 | 1 << 22 | 4 << 27 | 6 << 32 | 8 << 54).to_le_bytes());
        assert_eq!(record[8..16], [9, 0xcc, 0x01, 0xd4, 0x41, SET_FP, SAVE_FPLR_X, END]);
        assert_eq!(record[16..], [9, 0xcc, 0x01, 0xd4, 0x41, SAVE_FPLR_X, END, NOP]);
    }

    #[test]
    fn registers_apart_take_two_stores() {
        let mut codes = Vec::new();
        encode(Step::Save(19, Some(22)), &mut codes).unwrap();
        // str x22, [sp, #8]; str x19, [sp]; sub sp, #16
        assert_eq!(codes, [0xd0, 0xc1, 0xd0, 0x00, 1]);
    }
}
