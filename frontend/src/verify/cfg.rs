//! The control-flow graph of a body and its dominator tree, as flat arrays.

use crate::ir::{BlockId, Body};
use cranelift_entity::EntityRef;

/// Successors and predecessors of every block, one entry an edge, in compressed rows.
pub(super) struct Cfg {
    successor_ends: Vec<u32>,
    successors: Vec<BlockId>,
    predecessor_ends: Vec<u32>,
    predecessors: Vec<BlockId>,
}

fn row<'a>(ends: &[u32], items: &'a [BlockId], block: BlockId) -> &'a [BlockId] {
    let index = block.index();
    let start = if index == 0 { 0 } else { ends[index - 1] as usize };
    &items[start..ends[index] as usize]
}

impl Cfg {
    /// The graph of a body whose blocks all end with a terminator.
    pub(super) fn new(body: &Body) -> Cfg {
        let count = body.blocks.len();
        let mut successors = Vec::new();
        let mut successor_ends = Vec::with_capacity(count);
        let mut predecessor_ends = vec![0u32; count];
        for block in body.blocks.keys() {
            if let Some(terminator) = body.terminator(block) {
                body.visit_successors(terminator, |successor| {
                    successors.push(successor);
                    predecessor_ends[successor.index()] += 1;
                });
            }
            successor_ends.push(successors.len() as u32);
        }
        let mut total = 0;
        for end in &mut predecessor_ends {
            // For now the start of each row; filling it moves it to the end.
            let len = *end;
            *end = total;
            total += len;
        }
        let mut predecessors = vec![BlockId::new(0); successors.len()];
        for block in body.blocks.keys() {
            for &successor in row(&successor_ends, &successors, block) {
                let slot = &mut predecessor_ends[successor.index()];
                predecessors[*slot as usize] = block;
                *slot += 1;
            }
        }
        Cfg { successor_ends, successors, predecessor_ends, predecessors }
    }

    /// Where edges out of `block` lead, repetitions included.
    pub(super) fn successors(&self, block: BlockId) -> &[BlockId] {
        row(&self.successor_ends, &self.successors, block)
    }

    /// Where edges into `block` come from, repetitions included.
    pub(super) fn predecessors(&self, block: BlockId) -> &[BlockId] {
        row(&self.predecessor_ends, &self.predecessors, block)
    }

    /// The only block with edges to `block`, if there is one.
    pub(super) fn unique_predecessor(&self, block: BlockId) -> Option<BlockId> {
        let (&first, rest) = self.predecessors(block).split_first()?;
        rest.iter().all(|&other| other == first).then_some(first)
    }
}

const UNREACHABLE: u32 = u32::MAX;

/// Which blocks dominate which (Lengauer and Tarjan 1979, with path compression: O(edges · log blocks)).
pub(super) struct DominatorTree {
    /// Preorder number of each block in the tree, [`UNREACHABLE`] for blocks that the entry does not reach.
    pre: Vec<u32>,
    /// By preorder number: one past the last number in the subtree.
    subtree_end: Vec<u32>,
}

/// The forest of the algorithm's main loop; vertices are depth-first numbers.
struct Forest {
    ancestor: Vec<u32>,
    label: Vec<u32>,
    semi: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    /// The vertex with the least semidominator on the path from `v` up to, but without, its root.
    fn eval(&mut self, v: u32) -> u32 {
        if self.ancestor[v as usize] == UNREACHABLE {
            return v;
        }
        let mut at = v;
        while self.ancestor[self.ancestor[at as usize] as usize] != UNREACHABLE {
            self.path.push(at);
            at = self.ancestor[at as usize];
        }
        while let Some(below) = self.path.pop() {
            let above = self.ancestor[below as usize];
            let (best_above, best_below) = (self.label[above as usize], self.label[below as usize]);
            if self.semi[best_above as usize] < self.semi[best_below as usize] {
                self.label[below as usize] = best_above;
            }
            self.ancestor[below as usize] = self.ancestor[above as usize];
        }
        self.label[v as usize]
    }
}

impl DominatorTree {
    pub(super) fn new(cfg: &Cfg, blocks: usize) -> DominatorTree {
        let (number, order, parent) = depth_first(cfg, blocks);
        let idom = immediate_dominators(cfg, &number, &order, &parent);
        // A vertex's dominator has a smaller number, so one sweep down gives subtree sizes and one up numbers.
        let count = order.len();
        let mut size = vec![1u32; count];
        for v in (1..count).rev() {
            size[idom[v] as usize] += size[v];
        }
        let mut pre_of = vec![0u32; count];
        let mut next = vec![1u32; count];
        let mut subtree_end = vec![0u32; count];
        for v in 0..count {
            if v > 0 {
                let above = idom[v] as usize;
                pre_of[v] = next[above];
                next[above] += size[v];
                next[v] = pre_of[v] + 1;
            }
            subtree_end[pre_of[v] as usize] = pre_of[v] + size[v];
        }
        let mut pre = vec![UNREACHABLE; blocks];
        for (v, block) in order.iter().enumerate() {
            pre[block.index()] = pre_of[v];
        }
        DominatorTree { pre, subtree_end }
    }

    /// Whether a path leads from the entry to `block`.
    pub(super) fn is_reachable(&self, block: BlockId) -> bool {
        self.pre[block.index()] != UNREACHABLE
    }

    /// Whether every path from the entry to `below` passes through `above`; both reachable.
    pub(super) fn dominates(&self, above: BlockId, below: BlockId) -> bool {
        let (above, below) = (self.pre[above.index()], self.pre[below.index()]);
        if above == UNREACHABLE || below == UNREACHABLE {
            return false;
        }
        above <= below && below < self.subtree_end[above as usize]
    }
}

/// Depth-first numbers of blocks, blocks by number, and the number of each one's parent.
fn depth_first(cfg: &Cfg, blocks: usize) -> (Vec<u32>, Vec<BlockId>, Vec<u32>) {
    let mut number = vec![UNREACHABLE; blocks];
    let mut order = Vec::with_capacity(blocks);
    let mut parent = Vec::with_capacity(blocks);
    let mut stack = Vec::new();
    if blocks > 0 {
        let entry = BlockId::new(0);
        number[0] = 0;
        order.push(entry);
        parent.push(0);
        stack.push((entry, 0usize));
    }
    while let Some((block, next)) = stack.last_mut() {
        let Some(&successor) = cfg.successors(*block).get(*next) else {
            stack.pop();
            continue;
        };
        *next += 1;
        if number[successor.index()] == UNREACHABLE {
            parent.push(number[block.index()]);
            number[successor.index()] = order.len() as u32;
            order.push(successor);
            stack.push((successor, 0));
        }
    }
    (number, order, parent)
}

fn immediate_dominators(cfg: &Cfg, number: &[u32], order: &[BlockId], parent: &[u32]) -> Vec<u32> {
    let count = order.len();
    let identity: Vec<u32> = (0..count as u32).collect();
    let mut forest = Forest {
        ancestor: vec![UNREACHABLE; count],
        label: identity.clone(),
        semi: identity,
        path: Vec::new(),
    };
    let mut idom = vec![0u32; count];
    // Buckets of vertices by semidominator, as linked lists.
    let mut bucket = vec![UNREACHABLE; count];
    let mut next_in_bucket = vec![UNREACHABLE; count];
    for w in (1..count).rev() {
        for predecessor in cfg.predecessors(order[w]) {
            let v = number[predecessor.index()];
            if v != UNREACHABLE {
                let best = forest.eval(v);
                forest.semi[w] = forest.semi[w].min(forest.semi[best as usize]);
            }
        }
        let semi = forest.semi[w] as usize;
        next_in_bucket[w] = std::mem::replace(&mut bucket[semi], w as u32);
        forest.ancestor[w] = parent[w];
        let mut v = std::mem::replace(&mut bucket[parent[w] as usize], UNREACHABLE);
        while v != UNREACHABLE {
            let best = forest.eval(v);
            idom[v as usize] =
                if forest.semi[best as usize] < forest.semi[v as usize] { best } else { parent[w] };
            v = next_in_bucket[v as usize];
        }
    }
    for w in 1..count {
        if idom[w] != forest.semi[w] {
            idom[w] = idom[idom[w] as usize];
        }
    }
    idom
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(edges: &[&[usize]]) -> Cfg {
        let mut cfg = Cfg {
            successor_ends: Vec::new(),
            successors: Vec::new(),
            predecessor_ends: Vec::new(),
            predecessors: Vec::new(),
        };
        for targets in edges {
            cfg.successors.extend(targets.iter().map(|&target| BlockId::new(target)));
            cfg.successor_ends.push(cfg.successors.len() as u32);
        }
        for target in 0..edges.len() {
            for (source, targets) in edges.iter().enumerate() {
                let hits = targets.iter().filter(|&&hit| hit == target);
                cfg.predecessors.extend(hits.map(|_| BlockId::new(source)));
            }
            cfg.predecessor_ends.push(cfg.predecessors.len() as u32);
        }
        cfg
    }

    /// Dominance by removing a block and seeing what the entry still reaches.
    fn slow(edges: &[&[usize]], removed: Option<usize>) -> Vec<bool> {
        let mut seen = vec![false; edges.len()];
        let mut stack = vec![0];
        while let Some(block) = stack.pop() {
            if Some(block) == removed || std::mem::replace(&mut seen[block], true) {
                continue;
            }
            stack.extend(edges[block]);
        }
        seen
    }

    #[test]
    fn agrees_with_the_definition() {
        let mut seed = 12345u64;
        let mut random = move |limit: usize| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) as usize % limit
        };
        for _ in 0..300 {
            let blocks = 1 + random(12);
            let edges: Vec<Vec<usize>> =
                (0..blocks).map(|_| (0..random(4)).map(|_| random(blocks)).collect()).collect();
            let edges: Vec<&[usize]> = edges.iter().map(Vec::as_slice).collect();
            let cfg = graph(&edges);
            let tree = DominatorTree::new(&cfg, blocks);
            let reachable = slow(&edges, None);
            for a in 0..blocks {
                assert_eq!(tree.is_reachable(BlockId::new(a)), reachable[a]);
                let without = slow(&edges, Some(a));
                for b in 0..blocks {
                    let expected = reachable[a] && reachable[b] && !without[b];
                    assert_eq!(
                        tree.dominates(BlockId::new(a), BlockId::new(b)),
                        expected,
                        "{edges:?} {a} {b}"
                    );
                }
            }
        }
    }
}
