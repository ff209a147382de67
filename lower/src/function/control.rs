//! Terminators.

use super::{Lowered, Translator, unsupported};
use crate::block_address_number;
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::{CondCode, IntCC};
use cranelift_frontend::Switch;
use rllc_frontend::ir::{BlockId, ConstData, IcmpPred, ListRef, Operand};
use rustc_hash::FxHashMap;

impl<'a> Translator<'a> {
    pub(super) fn br(&mut self, dest: BlockId) -> Lowered<()> {
        if self.rotations[self.current].expand() == Some(dest) {
            return self.repeat(dest);
        }
        let args = self.edge_args(dest)?;
        let dest = self.clif_block(dest);
        self.ins().jump(dest, &args);
        Ok(())
    }

    pub(super) fn cond_br(&mut self, cond: Operand, then_dest: BlockId, else_dest: BlockId) -> Lowered<()> {
        let cond = self.one(cond)?;
        let then_args = self.edge_args(then_dest)?;
        let else_args = self.edge_args(else_dest)?;
        let leaves = self.loops.leaves_for_else(self.current, then_dest, else_dest);
        let (then_dest, else_dest) = (self.clif_block(then_dest), self.clif_block(else_dest));
        if leaves {
            // Cranelift lays out the first destination after all that the second one leads to, and finds what it can
            // move out of a loop only if the loop's blocks come before those outside.
            let cond = self.negation(cond);
            self.ins().brif(cond, else_dest, &else_args, then_dest, &then_args);
        } else {
            self.ins().brif(cond, then_dest, &then_args, else_dest, &else_args);
        }
        Ok(())
    }

    /// The opposite of a condition.
    fn negation(&mut self, cond: ir::Value) -> ir::Value {
        let dfg = &self.builder.func.dfg;
        let compared = dfg.value_def(cond).inst().map(|inst| dfg.insts[inst]);
        match compared {
            Some(ir::InstructionData::IntCompare { cond, args: [a, b], .. }) => {
                self.ins().icmp(cond.complement(), a, b)
            }
            Some(ir::InstructionData::FloatCompare { cond, args: [a, b], .. }) => {
                self.ins().fcmp(cond.complement(), a, b)
            }
            _ => self.ins().icmp_imm_u(IntCC::Equal, cond, 0),
        }
    }

    pub(super) fn switch(
        &mut self,
        value: Operand,
        default: BlockId,
        values: ListRef,
        dests: ListRef,
    ) -> Lowered<()> {
        let ty = self.operand_type(value);
        let wide = match self.repr(ty)?.kind {
            ReprKind::Int(_) => false,
            ReprKind::Limbs(_) | ReprKind::Memory => true,
            _ => return unsupported("a switch on this type"),
        };
        let value = self.parts(value)?;
        let body = self.body;
        // `Switch` takes blocks without arguments: an edge that carries phi operands goes through a block of
        // its own, one for each destination.
        let mut landings: Vec<(BlockId, ir::Block)> = Vec::new();
        let mut known: FxHashMap<BlockId, ir::Block> = FxHashMap::default();
        let mut landing_of = |this: &mut Self, dest: BlockId| {
            *known.entry(dest).or_insert_with(|| {
                if this.edges.range(this.current, dest).is_empty() {
                    return this.clif_block(dest);
                }
                let landing = this.builder.create_block();
                landings.push((dest, landing));
                landing
            })
        };
        let otherwise = landing_of(self, default);
        let mut switch = Switch::new();
        // Cases of a wide integer, compared one after the other.
        let mut wide_cases = Vec::new();
        for (&case, &dest) in body.operands(values).iter().zip(body.block_list(dests)) {
            let Operand::Const(case) = case else { return unsupported("a switch case of this form") };
            if wide {
                wide_cases.push((case, landing_of(self, dest)));
                continue;
            }
            let index = match body.context.consts.data(case) {
                ConstData::Int(value) => u128::from(*value),
                ConstData::WideInt(limbs) => {
                    u128::from(limbs[0]) | u128::from(limbs.get(1).copied().unwrap_or(0)) << 64
                }
                _ => return unsupported("a switch case of this form"),
            };
            let block = landing_of(self, dest);
            switch.set_entry(index, block);
        }
        for (case, block) in wide_cases {
            let case = self.const_parts(case)?;
            let equal = self.icmp_parts(IcmpPred::Eq, ty, &value, &case)?[0];
            let next = self.builder.create_block();
            self.ins().brif(equal, block, &[], next, &[]);
            self.builder.switch_to_block(next);
        }
        if switch.entries().is_empty() {
            self.ins().jump(otherwise, &[]);
        } else if self.avoids_jump_tables() {
            let mut entries: Vec<(u128, ir::Block)> =
                switch.entries().iter().map(|(&case, &block)| (case, block)).collect();
            entries.sort_unstable_by_key(|entry| entry.0);
            self.search_cases(value[0], &entries, otherwise);
        } else {
            let first = self.builder.func.dfg.num_blocks();
            switch.emit(&mut self.builder, value[0], otherwise);
            // Its own blocks are sealed.
            self.seal_new_blocks(first);
            self.sealed_blocks = self.builder.func.dfg.num_blocks();
        }
        let segment_parts = self.is_demoted();
        for (dest, landing) in landings {
            self.builder.switch_to_block(landing);
            if segment_parts {
                self.start_segment();
            }
            let args = self.edge_args(dest)?;
            let dest = self.clif_block(dest);
            self.ins().jump(dest, &args);
        }
        Ok(())
    }

    /// A binary search of `value` among sorted cases.
    fn search_cases(&mut self, value: ir::Value, entries: &[(u128, ir::Block)], otherwise: ir::Block) {
        let ty = self.type_of(value);
        // The first search goes on in the current block.
        let mut ranges = vec![(None, entries)];
        while let Some((block, cases)) = ranges.pop() {
            if let Some(block) = block {
                self.builder.switch_to_block(block);
            }
            match cases {
                [] => {
                    self.ins().jump(otherwise, &[]);
                }
                [(case, target)] => {
                    let case = self.int_constant(ty, *case);
                    let equal = self.ins().icmp(IntCC::Equal, value, case);
                    self.ins().brif(equal, *target, &[], otherwise, &[]);
                }
                _ => {
                    let (low, high) = cases.split_at(cases.len() / 2);
                    let middle = self.int_constant(ty, high[0].0);
                    let below = self.ins().icmp(IntCC::UnsignedLessThan, value, middle);
                    let (low_block, high_block) = (self.builder.create_block(), self.builder.create_block());
                    self.ins().brif(below, low_block, &[], high_block, &[]);
                    ranges.extend([(Some(low_block), low), (Some(high_block), high)]);
                }
            }
        }
    }

    /// A jump to a block by its address, which stands for a number (see [`block_address_number`]): a jump table over the
    /// numbers of the possible destinations.
    pub(super) fn indirect_br(&mut self, address: Operand, dests: ListRef) -> Lowered<()> {
        let address = self.one(address)?;
        let dests = self.body.block_list(dests);
        let Some(highest) = dests.iter().map(|dest| block_address_number(*dest)).max() else {
            self.trap_unreachable();
            return Ok(());
        };
        let nowhere = self.builder.create_block();
        self.builder.set_cold_block(nowhere);
        let nowhere_call = self.builder.func.dfg.block_call(nowhere, &[]);
        let mut table = vec![nowhere_call; highest as usize + 1];
        let mut calls: FxHashMap<BlockId, ir::BlockCall> = FxHashMap::default();
        for &dest in dests {
            if calls.contains_key(&dest) {
                continue;
            }
            let args = self.edge_args(dest)?;
            let block = self.clif_block(dest);
            let call = self.builder.func.dfg.block_call(block, &args);
            calls.insert(dest, call);
            table[block_address_number(dest) as usize] = call;
        }
        if self.hardening().avoids_jumps() {
            let calls: Vec<(i64, ir::BlockCall)> = dests
                .iter()
                .filter_map(|dest| Some((i64::from(block_address_number(*dest)), *calls.get(dest)?)))
                .collect();
            return self.compare_addresses(address, &calls, nowhere);
        }
        let data = ir::JumpTableData::new(nowhere_call, &table);
        let table = self.builder.create_jump_table(data);
        let start = self.body_address(self.body.function);
        let index = self.ins().isub(address, start);
        let index = self.ins().ireduce(ir::types::I32, index);
        self.ins().br_table(index, table);
        self.builder.switch_to_block(nowhere);
        self.trap_unreachable();
        Ok(())
    }

    /// Whether switches are searches.
    fn avoids_jump_tables(&self) -> bool {
        self.function_string(b"no-jump-tables") == Some(b"true") || self.hardening().avoids_jumps()
    }

    /// Goes to the block whose number is `address` without a jump through a register.
    fn compare_addresses(
        &mut self,
        address: ir::Value,
        calls: &[(i64, ir::BlockCall)],
        nowhere: ir::Block,
    ) -> Lowered<()> {
        for &(number, call) in calls {
            let equal = self.ins().icmp_imm_s(IntCC::Equal, address, number);
            let next = self.builder.create_block();
            let block = call.block(&self.builder.func.dfg.value_lists);
            let args: Vec<ir::BlockArg> = call.args(&self.builder.func.dfg.value_lists).collect();
            self.ins().brif(equal, block, &args, next, &[]);
            self.builder.switch_to_block(next);
        }
        self.ins().jump(nowhere, &[]);
        self.builder.switch_to_block(nowhere);
        self.trap_unreachable();
        Ok(())
    }
}
