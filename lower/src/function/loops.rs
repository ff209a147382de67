//! Loops: where each edge of the flow graph stays in the loops around it.
//!
//! This decides nothing but where code stands. A loop is what flows back to its header without passing it; where
//! loops have several entries it may be found too small, which costs speed alone. Takes nearly linear time (R. E.
//! Tarjan, "Testing flow graph reducibility", 1974: inner loops are merged into their headers before outer ones are
//! searched).

use cranelift_entity::SecondaryMap;
use rllc_frontend::ir::{BlockId, Body};

/// Not a position, or no loop.
const NONE: u32 = u32::MAX;

/// The loops of a function. Blocks count by their positions in reverse post-order.
#[derive(Default)]
pub(super) struct Loops {
    position: SecondaryMap<BlockId, u32>,
    /// For each block the header of the innermost loop around it; a header is in its own loop.
    innermost: Vec<u32>,
    /// For each block how many loops are around it.
    depth: Vec<u32>,
}

impl Loops {
    /// The loops among the blocks in `order`, a reverse post-order.
    pub fn of(body: &Body, order: &[BlockId]) -> Loops {
        let mut position = SecondaryMap::with_default(NONE);
        for (index, &block) in order.iter().enumerate() {
            position[block] = index as u32;
        }
        let mut edges = Vec::with_capacity(order.len() * 2);
        for (pred, &block) in order.iter().enumerate() {
            if let Some(terminator) = body.terminator(block) {
                body.visit_successors(terminator, |succ| edges.push((position[succ], pred as u32)));
            }
        }
        if edges.iter().all(|&(succ, pred)| pred < succ) {
            return Loops::default();
        }
        edges.sort_unstable();
        let (innermost, depth) = nest(order.len(), &edges);
        Loops { position, innermost, depth }
    }

    /// Whether an edge leads back to the header of a loop around it.
    pub fn is_back_edge(&self, from: BlockId, to: BlockId) -> bool {
        !self.innermost.is_empty() && self.position[to] <= self.position[from] && self.is_header(to)
    }

    /// Whether a loop starts with `block`.
    pub fn is_header(&self, block: BlockId) -> bool {
        self.innermost.get(self.position[block] as usize) == Some(&self.position[block])
    }

    /// Whether the successor `block` of a header is in its loop.
    pub fn contains(&self, header: BlockId, block: BlockId) -> bool {
        self.staying(header, block) >= self.depth[self.position[header] as usize]
    }

    /// How many of the loops around `from` go on along its edge to `to`.
    fn staying(&self, from: BlockId, to: BlockId) -> u32 {
        let (from, to) = (self.position[from], self.position[to]);
        let enters = to > from && self.innermost[to as usize] == to;
        self.depth[to as usize] - u32::from(enters)
    }

    /// Whether control that goes from a block on to `then_dest` stays in a loop that it leaves for `else_dest`.
    pub fn leaves_for_else(&self, from: BlockId, then_dest: BlockId, else_dest: BlockId) -> bool {
        !self.innermost.is_empty()
            && self.position[then_dest] > self.position[from]
            && self.staying(from, then_dest) > self.staying(from, else_dest)
    }
}

/// Headers and depths, as in [`Loops`], of `count` blocks; `edges` are (successor, predecessor), sorted.
fn nest(count: usize, edges: &[(u32, u32)]) -> (Vec<u32>, Vec<u32>) {
    let preds_of = |block: u32| {
        let start = edges.partition_point(|edge| edge.0 < block);
        edges[start..].iter().take_while(move |edge| edge.0 == block).map(|edge| edge.1)
    };
    // The header of the loop around each block that is not its own, and what each block was merged into.
    let mut around = vec![NONE; count];
    let mut merged: Vec<u32> = (0..count as u32).collect();
    let mut is_header = vec![false; count];
    let mut work = Vec::new();
    for header in (0..count as u32).rev() {
        work.extend(preds_of(header).filter(|&pred| pred >= header));
        is_header[header as usize] = !work.is_empty();
        while let Some(block) = work.pop() {
            let block = representative(&mut merged, block);
            if block == header {
                continue;
            }
            around[block as usize] = header;
            merged[block as usize] = header;
            // A smaller predecessor is another entry of the loop.
            work.extend(preds_of(block).filter(|&pred| pred > header));
        }
    }
    let mut innermost = around.clone();
    let mut depth = vec![0; count];
    for block in 0..count {
        let outer = around[block];
        depth[block] = u32::from(is_header[block]) + if outer == NONE { 0 } else { depth[outer as usize] };
        if is_header[block] {
            innermost[block] = block as u32;
        }
    }
    (innermost, depth)
}

/// What `block` was merged into at last; shortens the way there.
fn representative(merged: &mut [u32], mut block: u32) -> u32 {
    while merged[block as usize] != block {
        let next = merged[block as usize];
        merged[block as usize] = merged[next as usize];
        block = merged[block as usize];
    }
    block
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nests_loops() {
        // 0 → 1 → 2 → 3 → 2, 3 → 4 → 1, 4 → 5
        let edges = [(1, 0), (1, 4), (2, 1), (2, 3), (3, 2), (4, 3), (5, 4)];
        let (innermost, depth) = nest(6, &edges);
        assert_eq!(depth, [0, 1, 2, 2, 1, 0]);
        assert_eq!(innermost, [NONE, 1, 2, 2, 1, NONE]);
    }

    #[test]
    fn survives_a_second_entry() {
        // 0 → 1, 0 → 2, 1 → 2 → 1, 2 → 3
        let edges = [(1, 0), (1, 2), (2, 0), (2, 1), (3, 2)];
        assert_eq!(nest(4, &edges).1, [0, 1, 1, 0]);
    }
}
