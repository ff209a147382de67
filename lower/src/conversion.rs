//! Conversions of floats to integers on x86-64.
//!
//! A value out of range makes `fptosi` and `fptoui` poison (LangRef), so whatever the processor's instruction gives will
//! do: the smallest integer. It costs least, and it is what LLVM gives, which programs with such faults know. Cranelift
//! has no bare conversion; the optimizer sees the saturating one, the back end makes the trapping one, and the jump
//! around its checks becomes unconditional in the machine code.

use crate::trap_jumps::{displacement, jumps_to_traps};
use cranelift_codegen::MachTrap;
use cranelift_codegen::ir::{Function, InstructionData, Opcode, TrapCode};

/// Makes the saturating scalar conversions to signed integers trapping ones. Takes time linear in the size of `func`.
pub(crate) fn make_trapping(func: &mut Function) {
    let mut next_block = func.layout.entry_block();
    while let Some(block) = next_block {
        next_block = func.layout.next_block(block);
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            if let InstructionData::Unary { opcode: Opcode::FcvtToSintSat, arg } = func.dfg.insts[inst]
                && func.dfg.value_type(func.dfg.first_result(inst)).is_int()
            {
                func.dfg.insts[inst] = InstructionData::Unary { opcode: Opcode::FcvtToSint, arg };
            }
        }
    }
}

/// Leads control around the checks of the trapping conversions.
///
/// # Errors
/// If the code around such a check is not as expected.
pub(crate) fn skip_checks(code: &mut [u8], traps: &[MachTrap]) -> Result<(), String> {
    const JUMP_IF_UNORDERED: [u8; 2] = [0x0f, 0x8a];
    const JUMP_IF_IN_RANGE: [u8; 2] = [0x0f, 0x81];
    for jump in jumps_to_traps(code, traps, TrapCode::BAD_CONVERSION_TO_INTEGER, JUMP_IF_UNORDERED) {
        // Before it stand the jump around the checks (6 bytes) and a comparison of a register with itself, `ucomiss`
        // or `ucomisd` with or without a REX prefix (3 to 5 bytes).
        let around = (3..=5).filter_map(|compare| jump.checked_sub(compare + 6)).find(|&around| {
            code[around..around + 2] == JUMP_IF_IN_RANGE && is_comparison(&code[around + 6..jump])
        });
        let target = around.and_then(|around| Some((around, displacement(code, around)?)));
        let Some((around, target)) = target else {
            return Err("internal error: unknown code of a conversion".into());
        };
        // A jump over 32 bits is one byte shorter without a condition.
        code[around] = 0xe9;
        code[around + 1..around + 5].copy_from_slice(&(target as i32 + 1).to_le_bytes());
        code[around + 5] = 0x90;
    }
    Ok(())
}

/// Whether `code` is `ucomiss r, r` or `ucomisd r, r`.
fn is_comparison(code: &[u8]) -> bool {
    let rest = code.strip_prefix(&[0x66]).unwrap_or(code);
    let rest = match rest {
        [prefix, rest @ ..] if prefix & 0xf0 == 0x40 => rest,
        _ => rest,
    };
    matches!(rest, [0x0f, 0x2e, modrm] if modrm >> 6 == 3 && modrm >> 3 & 7 == modrm & 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_comparisons_of_a_register_with_itself() {
        assert!(is_comparison(&[0x66, 0x0f, 0x2e, 0xc0]));
        assert!(is_comparison(&[0x45, 0x0f, 0x2e, 0xc9]));
        assert!(is_comparison(&[0x0f, 0x2e, 0xdb]));
        assert!(!is_comparison(&[0x0f, 0x2e, 0xc8]));
        assert!(!is_comparison(&[0x0f, 0x2f, 0xc0]));
    }
}
