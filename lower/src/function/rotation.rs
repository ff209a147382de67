//! Loops tested at their top get the test repeated at their bottom.
//!
//! Front ends without an optimizer write a loop as a head that decides whether to go on, a body, and a jump back to
//! the head. Where that jump stands the head's instructions are translated once more: one branch less for each turn,
//! and what the body does first is certain to happen once it is entered.
//!
//! This needs no repair of values: a head qualifies if it has no phis and nothing outside uses its results. Variables
//! that were promoted find their values on both ways.

use super::{Lowered, Translator};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use rllc_frontend::ir::{BlockId, Body, InstKind, Operand, ValueDef};

/// The most instructions of a head that is repeated, its branch included.
const MAX_INSTRUCTIONS: usize = 12;

/// For blocks that end in a jump to the head of their loop: the head, whose instructions stand for the jump.
pub(super) type Rotations = SecondaryMap<BlockId, PackedOption<BlockId>>;

/// Calls `visit` with the successors of `block` as it is translated, repetitions included.
pub(super) fn visit_successors(
    body: &Body,
    rotations: &Rotations,
    block: BlockId,
    visit: impl FnMut(BlockId),
) {
    let last = rotations[block].expand().unwrap_or(block);
    if let Some(terminator) = body.terminator(last) {
        body.visit_successors(terminator, visit);
    }
}

impl<'a> Translator<'a> {
    /// The jumps that are replaced; `order` is a reverse post-order.
    pub(super) fn find_rotations(&self, order: &[BlockId]) -> Rotations {
        let body = self.body;
        let mut rotations = Rotations::new();
        let mut jumps = Vec::new();
        for &block in order {
            if let Some(terminator) = body.terminator(block)
                && let InstKind::Br { dest } = body.insts[terminator].kind
                && self.loops.is_back_edge(block, dest)
                && self.is_short_test(dest)
            {
                jumps.push((block, dest));
            }
        }
        if jumps.is_empty() {
            return rotations;
        }
        let mut heads = EntitySet::new();
        heads.extend(jumps.iter().map(|jump| jump.1));
        let used_outside = used_outside(body, &heads);
        for (block, head) in jumps {
            if !used_outside.contains(head) {
                rotations[block] = Some(head).into();
            }
        }
        rotations
    }

    /// Whether a loop's head does little but decide whether to leave the loop.
    fn is_short_test(&self, head: BlockId) -> bool {
        let body = self.body;
        let insts = &body.blocks[head].insts;
        let Some((&terminator, insts)) = insts.split_last() else { return false };
        let InstKind::CondBr { then_dest, else_dest, .. } = body.insts[terminator].kind else { return false };
        let repeatable = |kind: &InstKind| match kind {
            InstKind::Load { volatile, atomic, .. } => !volatile && atomic.is_none(),
            InstKind::FNeg { .. }
            | InstKind::Binary { .. }
            | InstKind::Cast { .. }
            | InstKind::Icmp { .. }
            | InstKind::Fcmp { .. }
            | InstKind::Select { .. }
            | InstKind::Freeze { .. }
            | InstKind::ExtractValue { .. }
            | InstKind::GetElementPtr { .. } => true,
            _ => false,
        };
        // A loop that starts with another would become one with it.
        let inside = [then_dest, else_dest].into_iter().find(|&dest| self.loops.contains(head, dest));
        insts.len() < MAX_INSTRUCTIONS
            && insts.iter().all(|&inst| repeatable(&body.insts[inst].kind))
            && self.loops.contains(head, then_dest) != self.loops.contains(head, else_dest)
            && inside.is_some_and(|dest| !self.loops.is_header(dest))
    }

    /// Translates the instructions of `head` here.
    pub(super) fn repeat(&mut self, head: BlockId) -> Lowered<()> {
        let block = std::mem::replace(&mut self.current, head);
        for &id in &self.body.blocks[head].insts {
            let inst = &self.body.insts[id];
            self.set_location(id, inst);
            if self.instruction(id, inst).is_err() {
                // The head itself has been translated, so the error is known.
                self.recover(inst);
            }
        }
        self.current = block;
        Ok(())
    }
}

/// Those of `heads` whose results are used in other blocks.
fn used_outside(body: &Body, heads: &EntitySet<BlockId>) -> EntitySet<BlockId> {
    let mut used = EntitySet::new();
    for (block, data) in &body.blocks {
        for &inst in &data.insts {
            body.visit_operands(&body.insts[inst].kind, |operand| {
                if let Operand::Value(value) = operand
                    && let ValueDef::Inst(def) = body.values[value].def
                    && body.insts[def].block != block
                    && heads.contains(body.insts[def].block)
                {
                    used.insert(body.insts[def].block);
                }
            });
        }
    }
    used
}
