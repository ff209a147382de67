//! Jumps to the traps of x86-64 code, which other code stands in for here.

use cranelift_codegen::MachTrap;
use cranelift_codegen::ir::TrapCode;
use rustc_hash::FxHashSet;

/// `ud2`.
pub(crate) const UNDEFINED: [u8; 2] = [0x0f, 0x0b];

/// The offsets of the jumps `jump` (opcode of a conditional jump over 32 bits) whose destinations are traps of kind `kind`.
pub(crate) fn jumps_to_traps(code: &[u8], traps: &[MachTrap], kind: TrapCode, jump: [u8; 2]) -> Vec<usize> {
    let is_undefined = |offset: u32| code.get(offset as usize..offset as usize + 2) == Some(&UNDEFINED);
    let offsets: FxHashSet<i64> = traps
        .iter()
        .filter(|trap| trap.code == kind && is_undefined(trap.offset))
        .map(|trap| i64::from(trap.offset))
        .collect();
    if offsets.is_empty() {
        return Vec::new();
    }
    memchr::memmem::find_iter(code, &jump)
        .filter(|&jump| displacement(code, jump).is_some_and(|to| offsets.contains(&(jump as i64 + 6 + to))))
        .collect()
}

/// How far the conditional jump at offset `jump` goes from its end, in bytes.
pub(crate) fn displacement(code: &[u8], jump: usize) -> Option<i64> {
    let bytes: [u8; 4] = code.get(jump + 2..jump + 6)?.try_into().ok()?;
    Some(i64::from(i32::from_le_bytes(bytes)))
}
