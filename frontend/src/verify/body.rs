//! The walk over a body: the shape of blocks, phis against predecessors, uses against definitions.

use super::cfg::{Cfg, DominatorTree};
use super::intrinsics::IntrinsicInfo;
use super::names::{block_name, local_type_name, operand_name, value_name};
use super::{Check, MAX_DIAGNOSTICS, Verifier, ensure};
use crate::diagnostics::Diagnostic;
use crate::ir::{
    AttrKind, BlockId, Body, CastOp, ConstData, GlobalId, GlobalKind, GlobalValue, Inst, InstId, InstKind,
    ListRef, Loc, Operand, TypeId, TypeTable, ValueDef, ValueId,
};
use cranelift_entity::{EntityRef, EntitySet};
use std::cell::OnceCell;

/// Everything the checks of one body share.
pub(super) struct BodyChecker<'a> {
    pub verifier: &'a Verifier<'a>,
    pub body: &'a Body,
    pub types: &'a TypeTable,
    pub cfg: Cfg,
    dominators: OnceCell<DominatorTree>,
    /// Whether the walk has passed each instruction.
    passed: Vec<bool>,
    /// The function that the body belongs to.
    pub global: &'a GlobalValue,
    pub return_type: TypeId,
    pub vararg: bool,
    /// The type of the first landing pad or `resume`, which all others must have.
    pub landing_type: Option<TypeId>,
    /// What is seen once at most, or needs a second look at the end.
    pub saw_local_escape: bool,
    pub has_swifterror: bool,
    pub has_funclet_pads: bool,
    scratch: PhiScratch,
    diagnostics: Vec<Diagnostic>,
}

/// Space for matching phis with predecessors, reused for every block. An entry counts if its stamp is current.
struct PhiScratch {
    /// By block: how many edges lead from it to the block at hand.
    edges: Vec<(u32, u32)>,
    edge_stamp: u32,
    edge_count: usize,
    /// By block: how often the phi at hand lists it, and its value.
    entries: Vec<(u32, u32, Option<Operand>)>,
    entry_stamp: u32,
}

/// Verifies one body.
pub(super) fn verify(verifier: &Verifier, body: &Body) -> Vec<Diagnostic> {
    let Some(global) = verifier.module.globals.get(body.function) else {
        return vec![*Diagnostic::error(Loc::NONE, "the body belongs to no function of the module")];
    };
    let Some((return_type, _, vararg)) = body.context.types.function_parts(global.value_type) else {
        return vec![*Diagnostic::error(global.loc, "the body belongs to no function")];
    };
    let mut checker = BodyChecker {
        verifier,
        body,
        types: &body.context.types,
        cfg: Cfg::new(body),
        dominators: OnceCell::new(),
        passed: vec![false; body.insts.len()],
        global,
        return_type,
        vararg,
        landing_type: None,
        saw_local_escape: false,
        has_swifterror: false,
        has_funclet_pads: false,
        scratch: PhiScratch {
            edges: vec![(0, 0); body.blocks.len()],
            edge_stamp: 0,
            edge_count: 0,
            entries: vec![(0, 0, None); body.blocks.len()],
            entry_stamp: 0,
        },
        diagnostics: Vec::new(),
    };
    checker.run();
    checker.diagnostics
}

impl<'a> BodyChecker<'a> {
    fn run(&mut self) {
        if let Err(message) = self.check_blocks() {
            self.report(self.global.loc, None, message);
            return;
        }
        let body = self.body;
        for (block, data) in body.blocks.iter() {
            let first_phi = data.insts.first().is_some_and(|&inst| is_phi(&body.insts[inst]));
            if first_phi {
                self.count_edges(block);
            }
            let mut phis_over = false;
            for &id in &data.insts {
                let inst = &body.insts[id];
                let checked = match &inst.kind {
                    InstKind::Phi { values, blocks, .. } if !phis_over => self.check_phi(*values, *blocks),
                    InstKind::Phi { .. } => Err("phi nodes must stand together at the top of a block".into()),
                    _ => {
                        phis_over = true;
                        Ok(())
                    }
                };
                let checked = checked.and_then(|()| self.check_instruction(id, inst));
                if let Err(message) = checked {
                    self.report(inst.loc, Some(id), message);
                }
                self.passed[id.index()] = true;
                if self.diagnostics.len() >= MAX_DIAGNOSTICS {
                    return;
                }
            }
        }
        self.check_rest();
    }

    /// What the walk leaves: attachments, which have a list of their own, and what needs all uses of a value. That
    /// is rare, so the uses are searched only then.
    fn check_rest(&mut self) {
        self.check_attachments();
        if self.has_funclet_pads
            && let Err((id, message)) = self.check_funclet_nesting()
        {
            self.report(self.body.insts[id].loc, Some(id), message);
        }
        let swifterror_param = {
            let attrs = &self.body.context.attrs;
            let function = self.global.as_function().map(|function| attrs.get_list(function.attrs));
            function.is_some_and(|list| list.params.iter().any(|&set| attrs.has(set, AttrKind::SwiftError)))
        };
        if (self.has_swifterror || swifterror_param)
            && let Err((id, message)) = self.check_swifterror_uses()
        {
            self.report(self.body.insts[id].loc, Some(id), message);
        }
    }

    /// Each block has exactly one terminator, at its end; nothing leads to the entry.
    fn check_blocks(&self) -> Check {
        let body = self.body;
        ensure!(!body.blocks.is_empty(), "a function body needs at least one block");
        for (block, data) in body.blocks.iter() {
            let Some((&last, before)) = data.insts.split_last() else {
                return Err(format!("block {} is empty; it needs a terminator", block_name(body, block)));
            };
            ensure!(
                body.insts[last].kind.is_terminator(),
                "block {} does not end with a terminator",
                block_name(body, block)
            );
            for &inst in before {
                ensure!(
                    !body.insts[inst].kind.is_terminator(),
                    "terminator in the middle of block {}",
                    block_name(body, block)
                );
            }
        }
        ensure!(
            self.cfg.predecessors(BlockId::new(0)).is_empty(),
            "the entry block of a function must not have predecessors"
        );
        Ok(())
    }

    pub(super) fn report(&mut self, loc: Loc, inst: Option<InstId>, message: String) {
        if self.diagnostics.len() >= MAX_DIAGNOSTICS {
            return;
        }
        let strings = &self.body.context.strings;
        let function = match self.global.name {
            Some(name) => format!("in function @{}", strings.display(name)),
            None => "in an unnamed function".to_string(),
        };
        let context = match inst.map(|inst| &self.body.insts[inst]) {
            Some(inst) => match inst.result.expand() {
                Some(value) => format!("{function}, instruction {}", value_name(self.body, value)),
                None => format!("{function}, block {}", block_name(self.body, inst.block)),
            },
            None => function,
        };
        self.diagnostics.push(*Diagnostic::error(loc, message).in_context(context));
    }

    pub(super) fn type_of(&self, operand: Operand) -> TypeId {
        self.body.operand_type(operand)
    }

    pub(super) fn type_name(&self, ty: TypeId) -> String {
        local_type_name(&self.body.context, ty)
    }

    pub(super) fn data(&self, operand: Operand) -> Option<&'a ConstData> {
        match operand {
            Operand::Const(id) => Some(self.body.context.consts.data(id)),
            Operand::Value(_) | Operand::Metadata(_) | Operand::Asm(_) | Operand::Block(_) => None,
        }
    }

    /// The value of an integer constant of at most 64 bits, zero-extended.
    pub(super) fn int(&self, operand: Operand) -> Option<u64> {
        match self.data(operand) {
            Some(ConstData::Int(value)) => Some(*value),
            _ => None,
        }
    }

    /// The global that an operand is the address of.
    pub(super) fn global_of(&self, operand: Operand) -> Option<GlobalId> {
        match self.data(operand) {
            Some(ConstData::Global(id)) => Some(*id),
            _ => None,
        }
    }

    /// A global of the module, or an intrinsic that only the body uses.
    pub(super) fn global_value(&self, id: GlobalId) -> Option<&'a GlobalValue> {
        let globals = &self.verifier.module.globals;
        globals.get(id).or_else(|| self.body.implicit_globals.get(id.index().checked_sub(globals.len())?))
    }

    /// The instruction that defines an operand.
    pub(super) fn defining(&self, operand: Operand) -> Option<(InstId, &'a Inst)> {
        match operand {
            Operand::Value(value) => match self.body.values[value].def {
                ValueDef::Inst(inst) => Some((inst, &self.body.insts[inst])),
                ValueDef::Param(_) | ValueDef::Forward => None,
            },
            Operand::Const(_) | Operand::Metadata(_) | Operand::Asm(_) | Operand::Block(_) => None,
        }
    }

    /// What a pointer is before casts between pointer types.
    pub(super) fn stripped(&self, operand: Operand) -> Operand {
        let mut operand = operand;
        // Longer chains than this no one writes; a cycle in unreachable code must end.
        for _ in 0..64 {
            match self.defining(operand).map(|(_, inst)| &inst.kind) {
                Some(InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, arg, .. }) => {
                    operand = *arg
                }
                _ => break,
            }
        }
        operand
    }

    pub(super) fn has_personality(&self) -> bool {
        match &self.global.kind {
            GlobalKind::Function(function) => function.personality.is_some(),
            GlobalKind::Variable(_) | GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
        }
    }

    fn dominators(&self) -> &DominatorTree {
        self.dominators.get_or_init(|| DominatorTree::new(&self.cfg, self.body.blocks.len()))
    }

    /// Counts the edges from each predecessor of `block`.
    fn count_edges(&mut self, block: BlockId) {
        let scratch = &mut self.scratch;
        scratch.edge_stamp += 1;
        scratch.edge_count = self.cfg.predecessors(block).len();
        for &predecessor in self.cfg.predecessors(block) {
            let (stamp, count) = &mut scratch.edges[predecessor.index()];
            *count = if *stamp == scratch.edge_stamp { *count + 1 } else { 1 };
            *stamp = scratch.edge_stamp;
        }
    }

    /// One entry a predecessor edge, and the same value on all edges from one block.
    fn check_phi(&mut self, values: ListRef, blocks: ListRef) -> Check {
        let body = self.body;
        let scratch = &mut self.scratch;
        scratch.entry_stamp += 1;
        let (values, blocks) = (body.operands(values), body.block_list(blocks));
        for (&value, &block) in values.iter().zip(blocks) {
            let (stamp, count, first) = &mut scratch.entries[block.index()];
            if *stamp == scratch.entry_stamp {
                ensure!(
                    *first == Some(value),
                    "the phi node has different values for block {}: {} and {}",
                    block_name(body, block),
                    first.map_or_else(String::new, |value| operand_name(body, value)),
                    operand_name(body, value)
                );
                *count += 1;
            } else {
                (*stamp, *count, *first) = (scratch.entry_stamp, 1, Some(value));
            }
            let (edge_stamp, edges) = scratch.edges[block.index()];
            ensure!(
                edge_stamp == scratch.edge_stamp,
                "the phi node has an entry for block {}, which is no predecessor",
                block_name(body, block)
            );
            ensure!(
                *count <= edges,
                "the phi node has {count} entries for block {}, from which {edges} edges lead here",
                block_name(body, block)
            );
        }
        ensure!(
            values.len() == scratch.edge_count && blocks.len() == scratch.edge_count,
            "the phi node has {} entries, but {} edges lead to its block",
            values.len(),
            scratch.edge_count
        );
        Ok(())
    }

    /// The rules of one instruction: types, then that its operands are defined where it stands.
    fn check_instruction(&mut self, id: InstId, inst: &'a Inst) -> Check {
        self.check_types(id, inst)?;
        let mut fault = None;
        let mut index = 0usize;
        self.body.visit_operands(&inst.kind, |operand| {
            if fault.is_none() {
                fault = self.check_use(id, inst, operand, index).err();
            }
            index += 1;
        });
        fault.map_or(Ok(()), Err)
    }

    /// Operand number `index` of an instruction is a value that may be used there.
    fn check_use(&self, id: InstId, inst: &Inst, operand: Operand, index: usize) -> Check {
        let value = match operand {
            Operand::Value(value) => value,
            Operand::Const(_) => {
                if let Some(global) = self.global_of(operand) {
                    return self.check_intrinsic_use(inst, global, index);
                }
                return Ok(());
            }
            Operand::Asm(_) => {
                ensure!(
                    callee_of(inst) && index == 0,
                    "inline assembly has no address to be used as a value"
                );
                return Ok(());
            }
            Operand::Metadata(_) | Operand::Block(_) => return Ok(()),
        };
        let def = match self.body.values[value].def {
            ValueDef::Param(_) => return Ok(()),
            ValueDef::Inst(def) => def,
            ValueDef::Forward => {
                return Err(format!("use of undefined value {}", value_name(self.body, value)));
            }
        };
        let def_block = self.body.insts[def].block;
        let is_phi = is_phi(inst);
        if !is_phi && def_block == inst.block && self.passed[def.index()] && !is_invoke(&self.body.insts[def])
        {
            return Ok(());
        }
        let use_block = match &inst.kind {
            InstKind::Phi { blocks, .. } => match self.body.block_list(*blocks).get(index) {
                Some(&block) => block,
                None => return Ok(()),
            },
            _ => inst.block,
        };
        let dominated = self.dominates_use(id, value, def, use_block, is_phi);
        ensure!(
            dominated,
            "{} is used here but not defined on every path that leads here",
            value_name(self.body, value)
        );
        Ok(())
    }

    /// Whether the result of `def` is there at a use in (for phis: at the end of) `use_block`. Unreachable uses
    /// may use anything.
    fn dominates_use(
        &self,
        user: InstId,
        value: ValueId,
        def: InstId,
        use_block: BlockId,
        is_phi: bool,
    ) -> bool {
        let def_inst = &self.body.insts[def];
        let def_block = def_inst.block;
        let entry = BlockId::new(0);
        if def_block == entry && use_block != entry && !is_invoke(def_inst) {
            return true;
        }
        let tree = self.dominators();
        if !tree.is_reachable(use_block) {
            return true;
        }
        if !tree.is_reachable(def_block) {
            return false;
        }
        if let InstKind::Invoke { normal, .. } = def_inst.kind {
            // The result exists on the edge to the normal destination.
            let at_edge = is_phi && use_block == def_block && self.body.insts[user].block == normal;
            return at_edge || self.edge_dominates(def_block, normal, use_block);
        }
        if def_block != use_block {
            return tree.dominates(def_block, use_block);
        }
        is_phi || (self.passed[def.index()] && self.body.insts[user].result.expand() != Some(value))
    }

    /// Whether every path to `block` takes the edge from `source` to `target`.
    fn edge_dominates(&self, source: BlockId, target: BlockId, block: BlockId) -> bool {
        let tree = self.dominators();
        if !tree.dominates(target, block) {
            return false;
        }
        let mut edges = 0;
        self.cfg.predecessors(target).iter().all(|&predecessor| {
            if predecessor == source {
                edges += 1;
                return edges == 1;
            }
            !tree.is_reachable(predecessor) || tree.dominates(target, predecessor)
        })
    }

    /// Intrinsics are called and nothing else.
    fn check_intrinsic_use(&self, inst: &Inst, global: GlobalId, index: usize) -> Check {
        if self.intrinsic(global).is_none() {
            return Ok(());
        }
        let in_bundle = index > 0 && callee_of(inst) && self.is_attached_call(inst);
        ensure!((callee_of(inst) && index == 0) || in_bundle, "the address of an intrinsic cannot be taken");
        Ok(())
    }

    /// What is known of a function named `llvm.*`.
    pub(super) fn intrinsic(&self, global: GlobalId) -> Option<IntrinsicInfo> {
        if global.index() < self.verifier.module.globals.len() {
            return self.verifier.intrinsics[global];
        }
        let name = self.global_value(global)?.name?;
        IntrinsicInfo::of_name(self.body.context.strings.get(name))
    }

    /// A `swifterror` value is loaded, stored to, or passed as `swifterror`, and nothing else.
    fn check_swifterror_uses(&self) -> Result<(), (InstId, String)> {
        let body = self.body;
        let attrs = &body.context.attrs;
        let mut values: EntitySet<ValueId> = EntitySet::new();
        if let Some(function) = self.global.as_function() {
            for (index, &param) in body.params.iter().enumerate() {
                if attrs.has(attrs.param(function.attrs, index), AttrKind::SwiftError) {
                    values.insert(param);
                }
            }
        }
        for inst in body.insts.values() {
            if let (InstKind::Alloca { swifterror: true, .. }, Some(value)) =
                (&inst.kind, inst.result.expand())
            {
                values.insert(value);
            }
        }
        let is_one = |operand: Operand| matches!(operand, Operand::Value(value) if values.contains(value));
        for data in body.blocks.values() {
            for &id in &data.insts {
                let kind = &body.insts[id].kind;
                let fine = match kind {
                    InstKind::Load { .. } => true,
                    InstKind::Store { value, .. } => !is_one(*value),
                    InstKind::Call(call) | InstKind::Invoke { call, .. } => {
                        let call = &body.calls[*call];
                        body.operands(call.args).iter().enumerate().all(|(index, &arg)| {
                            !is_one(arg) || self.param_has(call, index, AttrKind::SwiftError)
                        })
                    }
                    _ => {
                        let mut used = false;
                        body.visit_operands(kind, |operand| used |= is_one(operand));
                        !used
                    }
                };
                if !fine {
                    let message =
                        "a swifterror value may only be loaded, stored to, or passed as swifterror argument";
                    return Err((id, message.to_string()));
                }
            }
        }
        Ok(())
    }
}

fn is_phi(inst: &Inst) -> bool {
    matches!(inst.kind, InstKind::Phi { .. })
}

fn is_invoke(inst: &Inst) -> bool {
    matches!(inst.kind, InstKind::Invoke { .. })
}

/// Whether operand 0 of the instruction is a callee.
fn callee_of(inst: &Inst) -> bool {
    matches!(inst.kind, InstKind::Call(_) | InstKind::Invoke { .. } | InstKind::CallBr { .. })
}
