//! Division by zero on x86-64.
//!
//! Cranelift tests the divisor of a signed division and jumps to an undefined instruction if it is zero. Programs
//! of this platform know the divide error instead (`SIGFPE`), which the division itself would raise: the test's
//! jump is led to a division by the register that was found to be zero.

use crate::trap_jumps::{UNDEFINED, jumps_to_traps};
use cranelift_codegen::MachTrap;
use cranelift_codegen::ir::TrapCode;

/// Leads the jumps of failed divisor tests to divisions, which are appended to `code`.
pub(crate) fn raise_divide_errors(code: &mut Vec<u8>, traps: &[MachTrap]) {
    const JUMP_IF_ZERO: [u8; 2] = [0x0f, 0x84];
    let jumps: Vec<(usize, Vec<u8>)> =
        jumps_to_traps(code, traps, TrapCode::INTEGER_DIVISION_BY_ZERO, JUMP_IF_ZERO)
            .into_iter()
            .filter_map(|jump| Some((jump, tested_register(&code[..jump])?)))
            .collect();
    for (jump, division) in jumps {
        let displacement = code.len() as i64 - (jump as i64 + 6);
        let Ok(displacement) = i32::try_from(displacement) else { continue };
        code[jump + 2..jump + 6].copy_from_slice(&displacement.to_le_bytes());
        code.extend_from_slice(&division);
        code.extend_from_slice(&UNDEFINED);
    }
}

/// `div r` of the register that the `test r, r` at the end of `code` tests.
fn tested_register(code: &[u8]) -> Option<Vec<u8>> {
    let [before @ .., opcode, modrm] = code else { return None };
    let (reg, rm) = (modrm >> 3 & 7, modrm & 7);
    if !matches!(opcode, 0x84 | 0x85) || modrm >> 6 != 3 || reg != rm {
        return None;
    }
    let divide = if *opcode == 0x84 { 0xf6 } else { 0xf7 };
    // A REX prefix that names the same register twice has both its R and its B bit set or both clear.
    let rex = before.last().copied().filter(|prefix| matches!(prefix & 0xf5, 0x40 | 0x45));
    let mut division: Vec<u8> = rex.into_iter().map(|prefix| prefix & !0x04).collect();
    division.extend([divide, 0xf0 | rm]);
    Some(division)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divides_by_the_tested_register() {
        assert_eq!(tested_register(&[0x90, 0x85, 0xc9]), Some(vec![0xf7, 0xf1]));
        assert_eq!(tested_register(&[0x4d, 0x85, 0xc0]), Some(vec![0x49, 0xf7, 0xf0]));
        assert_eq!(tested_register(&[0x90, 0x85, 0xc8]), None);
    }
}
