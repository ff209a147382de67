//! Moves loads down to their first use.
//!
//! Cranelift's optimizer leaves loads where they were and computes everything else as late as it can. An
//! expression over many loads then holds all of them in registers at once, and spills most. After this pass
//! a load stands before the instruction that uses it first, where the back end can also fold it into that
//! instruction. A load passes only instructions that neither write memory nor have another effect.

use cranelift_codegen::ir::{Block, Function, Inst, InstructionData, Opcode, Value, ValueDef};
use cranelift_entity::SecondaryMap;

/// What the pass keeps from function to function.
#[derive(Default)]
pub(crate) struct LoadSinker {
    /// The last block in whose body (not its terminator) a value is used.
    used_in: SecondaryMap<Value, Option<Block>>,
    /// Whether a load is taken out and waits for its place.
    waiting: SecondaryMap<Inst, bool>,
    /// The loads that wait, in program order.
    queue: Vec<Inst>,
    stack: Vec<Inst>,
}

impl LoadSinker {
    /// Moves the loads of all blocks. Takes time linear in the size of `func`.
    pub(crate) fn run(&mut self, func: &mut Function) {
        self.used_in.clear();
        self.waiting.clear();
        let mut next_block = func.layout.entry_block();
        while let Some(block) = next_block {
            next_block = func.layout.next_block(block);
            if self.find_uses(func, block) {
                self.sink(func, block);
            }
        }
    }

    /// Notes what the body of `block` uses; whether there is a load in it.
    fn find_uses(&mut self, func: &Function, block: Block) -> bool {
        let mut any = false;
        for inst in func.layout.block_insts(block) {
            any |= is_movable(func, inst);
            for &value in func.dfg.inst_args(inst) {
                self.used_in[func.dfg.resolve_aliases(value)] = Some(block);
            }
        }
        any
    }

    fn sink(&mut self, func: &mut Function, block: Block) {
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            let movable = is_movable(func, inst);
            if movable && self.used_in[func.dfg.first_result(inst)] == Some(block) {
                func.layout.remove_inst(inst);
                self.waiting[inst] = true;
                self.queue.push(inst);
            } else if !movable && has_effect(func.dfg.insts[inst].opcode()) {
                for at in 0..self.queue.len() {
                    self.place(func, self.queue[at], inst);
                }
                self.queue.clear();
            } else {
                self.place_operands(func, inst);
            }
        }
    }

    /// Puts the loads that `inst` uses before it.
    fn place_operands(&mut self, func: &mut Function, inst: Inst) {
        for at in 0..func.dfg.inst_args(inst).len() {
            if let Some(load) = self.waiting_operand(func, inst, at) {
                self.place(func, load, inst);
            }
        }
    }

    /// The load that waits and whose result is the operand of `inst` with the number `at`.
    fn waiting_operand(&self, func: &Function, inst: Inst, at: usize) -> Option<Inst> {
        match func.dfg.value_def(*func.dfg.inst_args(inst).get(at)?) {
            ValueDef::Result(load, _) if self.waiting[load] => Some(load),
            _ => None,
        }
    }

    /// Puts `load` before `position`, after the loads that its address needs.
    fn place(&mut self, func: &mut Function, load: Inst, position: Inst) {
        self.stack.push(load);
        while let Some(&load) = self.stack.last() {
            let first =
                (0..func.dfg.inst_args(load).len()).find_map(|at| self.waiting_operand(func, load, at));
            if let Some(first) = first {
                self.stack.push(first);
                continue;
            }
            self.stack.pop();
            if self.waiting[load] {
                self.waiting[load] = false;
                func.layout.insert_inst(load, position);
            }
        }
    }
}

/// Whether `inst` is a load that may change places with what has no effect.
fn is_movable(func: &Function, inst: Inst) -> bool {
    match func.dfg.insts[inst] {
        InstructionData::Load { flags, .. } => func.dfg.mem_flags[flags].notrap(),
        _ => false,
    }
}

/// Whether nothing may be moved past an instruction of this kind.
fn has_effect(opcode: Opcode) -> bool {
    opcode.can_store()
        || opcode.is_call()
        || opcode.is_terminator()
        || opcode.other_side_effects()
        || opcode.can_trap() && !opcode.can_load()
}
