//! The order of blocks, and the phi operands that each edge carries.

use cranelift_entity::{EntityRef, EntitySet};
use rllc_frontend::ir::{BlockId, Body, InstKind, Operand, TypeId};
use std::ops::Range;

/// Blocks reachable from the entry, each before its successors except along back edges.
pub(super) fn reverse_post_order(body: &Body) -> Vec<BlockId> {
    let mut order = Vec::with_capacity(body.blocks.len());
    let Some(entry) = body.blocks.keys().next() else { return order };
    let mut seen = EntitySet::with_capacity(body.blocks.len());
    seen.insert(entry);
    let mut stack = vec![(entry, successors(body, entry), 0usize)];
    while let Some((block, succs, next)) = stack.last_mut() {
        match succs.get(*next) {
            Some(&succ) => {
                *next += 1;
                if seen.insert(succ) {
                    let list = successors(body, succ);
                    stack.push((succ, list, 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

fn successors(body: &Body, block: BlockId) -> Vec<BlockId> {
    let mut list = Vec::new();
    if let Some(terminator) = body.terminator(block) {
        body.visit_successors(terminator, |succ| list.push(succ));
    }
    // Visiting the last successor first puts the first one right behind the block.
    list.reverse();
    list
}

/// One phi operand on its edge.
struct EdgeOperand {
    pred: BlockId,
    dest: BlockId,
    phi: u32,
    operand: Operand,
    ty: TypeId,
}

/// The phi operands of all edges, sorted by edge.
#[derive(Default)]
pub(super) struct Edges {
    operands: Vec<EdgeOperand>,
}

impl Edges {
    /// Collects the phi operands of the blocks in `order`.
    pub fn of(body: &Body, order: &[BlockId]) -> Edges {
        let mut operands = Vec::new();
        for &dest in order {
            for (phi, &inst) in body.blocks[dest].insts.iter().enumerate() {
                let inst = &body.insts[inst];
                let InstKind::Phi { values, blocks, .. } = inst.kind else { break };
                for (&operand, &pred) in body.operands(values).iter().zip(body.block_list(blocks)) {
                    operands.push(EdgeOperand { pred, dest, phi: phi as u32, operand, ty: inst.ty });
                }
            }
        }
        // A predecessor with several edges to one block is listed once for each, with equal operands.
        operands.sort_by_key(|edge| (edge.pred.index(), edge.dest.index(), edge.phi));
        operands.dedup_by_key(|edge| (edge.pred, edge.dest, edge.phi));
        Edges { operands }
    }

    /// The operands of the edge from `pred` to `dest`, in the order of the phis.
    pub fn range(&self, pred: BlockId, dest: BlockId) -> Range<usize> {
        let key = (pred.index(), dest.index());
        let start = self.operands.partition_point(|edge| (edge.pred.index(), edge.dest.index()) < key);
        let len =
            self.operands[start..].partition_point(|edge| (edge.pred.index(), edge.dest.index()) == key);
        start..start + len
    }

    /// The operand at an index of a range.
    pub fn operand(&self, index: usize) -> Operand {
        self.operands[index].operand
    }

    /// The type of the phi at an index of a range.
    pub fn ty(&self, index: usize) -> TypeId {
        self.operands[index].ty
    }
}
