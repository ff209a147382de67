//! Moves loads down to their first use, and what only the end of a block needs down to it.
//!
//! Cranelift's optimizer leaves loads where they were and computes everything else as late as it can. An
//! expression over many loads then holds all of them in registers at once, and spills most. After this pass
//! a load stands before the instruction that uses it first, where the back end can also fold it into that
//! instruction. A load passes only instructions that neither write memory nor have another effect.
//!
//! The next number of a loop's counter is computed behind everything that uses the present one, and the loop's test
//! looks at the next one: so both can live in one register.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::immediates::Imm64;
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
    /// The last block where a value is used by something else than the terminator and its comparison.
    needed_in: SecondaryMap<Value, Option<Block>>,
    /// The sums of a value and a constant in the block.
    sums: Vec<Inst>,
}

impl LoadSinker {
    /// Moves the loads of all blocks. Takes time linear in the size of `func`.
    pub(crate) fn run(&mut self, func: &mut Function) {
        self.used_in.clear();
        self.waiting.clear();
        self.needed_in.clear();
        let mut next_block = func.layout.entry_block();
        while let Some(block) = next_block {
            next_block = func.layout.next_block(block);
            if self.find_uses(func, block) {
                self.sink(func, block);
            }
            if !self.sums.is_empty() {
                self.sink_sums(func, block);
            }
        }
    }

    /// Notes what the body of `block` uses; whether there is a load in it.
    fn find_uses(&mut self, func: &Function, block: Block) -> bool {
        let mut any = false;
        self.sums.clear();
        let last = func.layout.last_inst(block);
        let comparison = last.and_then(|last| comparison(func, last));
        for inst in func.layout.block_insts(block) {
            any |= is_movable(func, inst);
            let at_end = Some(inst) == last || Some(inst) == comparison;
            for &value in func.dfg.inst_args(inst) {
                let value = func.dfg.resolve_aliases(value);
                self.used_in[value] = Some(block);
                if !at_end {
                    self.needed_in[value] = Some(block);
                }
            }
            if constant_sum(func, inst).is_some() {
                self.sums.push(inst);
            }
        }
        any
    }

    /// Moves the comparison that decides the end of `block`, and sums that nothing else in it uses, down to its end.
    fn sink_sums(&mut self, func: &mut Function, block: Block) {
        let Some(last) = func.layout.last_inst(block) else { return };
        let mut end = last;
        if let Some(comparison) = comparison(func, last) {
            if self.needed_in[func.dfg.first_result(comparison)] == Some(block) {
                // It is computed where something else uses it.
                for &value in func.dfg.inst_args(comparison) {
                    self.needed_in[func.dfg.resolve_aliases(value)] = Some(block);
                }
            } else if func.layout.inst_block(comparison) == Some(block) {
                func.layout.remove_inst(comparison);
                func.layout.insert_inst(comparison, last);
                end = comparison;
                self.compare_sum(func, comparison);
            }
        }
        for at in 0..self.sums.len() {
            let sum = self.sums[at];
            if self.needed_in[func.dfg.first_result(sum)] != Some(block) {
                func.layout.remove_inst(sum);
                func.layout.insert_inst(sum, end);
            }
        }
    }

    /// Compares `x + b` with `a + b` where `x` is compared with `a` for equality, if there is such a sum.
    fn compare_sum(&self, func: &mut Function, comparison: Inst) {
        let InstructionData::IntCompare {
            cond: IntCC::Equal | IntCC::NotEqual, args: [value, limit], ..
        } = func.dfg.insts[comparison]
        else {
            return;
        };
        let Some(limit) = constant(func, limit) else { return };
        let value = func.dfg.resolve_aliases(value);
        let sums = self.sums.iter().filter_map(|&sum| Some((sum, constant_sum(func, sum)?)));
        let Some((sum, (_, distance))) = sums.into_iter().find(|&(_, (base, _))| base == value) else {
            return;
        };
        let ty = func.dfg.value_type(value);
        let mask = u64::MAX >> (64 - ty.bits());
        let limit = (limit.wrapping_add(distance) as u64 & mask) as i64;
        let limit =
            func.dfg.make_inst(InstructionData::UnaryImm { opcode: Opcode::Iconst, imm: Imm64::new(limit) });
        func.dfg.make_inst_results(limit, ty);
        func.layout.insert_inst(limit, comparison);
        let args = [func.dfg.first_result(sum), func.dfg.first_result(limit)];
        func.dfg.inst_args_mut(comparison).copy_from_slice(&args);
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

/// The comparison of integers that decides the branch `terminator`.
fn comparison(func: &Function, terminator: Inst) -> Option<Inst> {
    let InstructionData::Brif { arg, .. } = func.dfg.insts[terminator] else { return None };
    let inst = func.dfg.value_def(arg).inst()?;
    matches!(func.dfg.insts[inst], InstructionData::IntCompare { .. }).then_some(inst)
}

/// The value and the constant whose sum `inst` computes.
fn constant_sum(func: &Function, inst: Inst) -> Option<(Value, i64)> {
    let InstructionData::Binary { opcode: Opcode::Iadd, args: [value, distance] } = func.dfg.insts[inst]
    else {
        return None;
    };
    let value = func.dfg.resolve_aliases(value);
    (func.dfg.value_type(value).bits() <= 64 && func.dfg.value_type(value).is_int())
        .then_some((value, constant(func, distance)?))
}

/// The number that a value always is.
fn constant(func: &Function, value: Value) -> Option<i64> {
    match func.dfg.insts[func.dfg.value_def(value).inst()?] {
        InstructionData::UnaryImm { opcode: Opcode::Iconst, imm } => Some(imm.bits()),
        _ => None,
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
