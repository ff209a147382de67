//! Comparisons of vectors of floats on x86-64.
//!
//! Cranelift folds loads into `cmpps` and `cmppd` as if their memory operands needed no alignment. They do, unless they
//! are encoded with VEX. Where the function has no AVX, what was loaded therefore passes two casts that cost nothing on
//! its way into a comparison.

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::{Function, InstBuilder, MemFlagsData, Opcode, ValueDef};

/// Keeps loads and the comparisons of their results apart. Takes time linear in the size of `func`.
pub(crate) fn keep_loads_apart(func: &mut Function) {
    let mut next_block = func.layout.entry_block();
    while let Some(block) = next_block {
        next_block = func.layout.next_block(block);
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            if func.dfg.insts[inst].opcode() != Opcode::Fcmp {
                continue;
            }
            for index in 0..2 {
                let value = func.dfg.inst_args(inst)[index];
                let ty = func.dfg.value_type(value);
                let is_load = match func.dfg.value_def(value) {
                    ValueDef::Result(load, _) => func.dfg.insts[load].opcode() == Opcode::Load,
                    _ => false,
                };
                if ty.is_vector() && is_load {
                    let mut cursor = FuncCursor::new(func).at_inst(inst);
                    let bits = cursor.ins().bitcast(ty.as_int(), MemFlagsData::new(), value);
                    let apart = cursor.ins().bitcast(ty, MemFlagsData::new(), bits);
                    func.dfg.inst_args_mut(inst)[index] = apart;
                }
            }
        }
    }
}
