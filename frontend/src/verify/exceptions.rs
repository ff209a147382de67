//! Exception handling: landing pads, funclet pads and the edges that lead to them (LangRef, "Exception
//! Handling"; "Exception Handling in LLVM", "Exception Handling using the Windows Runtime").

use super::body::BodyChecker;
use super::{Check, ensure};
use crate::ir::{BlockId, ConstData, InstId, InstKind, ListRef, Operand, Type, TypeId};
use cranelift_entity::EntityRef;

/// The pad that surrounds something: another pad, or nothing.
type Parent = Option<InstId>;

/// A use of a funclet pad by an instruction.
struct PadUse {
    pad: InstId,
    user: InstId,
}

impl BodyChecker<'_> {
    /// The first instruction of a block that is no phi.
    fn first_non_phi(&self, block: BlockId) -> Option<InstId> {
        let insts = &self.body.blocks[block].insts;
        insts.iter().copied().find(|&inst| !matches!(self.body.insts[inst].kind, InstKind::Phi { .. }))
    }

    fn kind(&self, inst: InstId) -> &InstKind {
        &self.body.insts[inst].kind
    }

    fn is_pad(&self, inst: InstId) -> bool {
        matches!(
            self.kind(inst),
            InstKind::LandingPad { .. }
                | InstKind::CatchPad { .. }
                | InstKind::CleanupPad { .. }
                | InstKind::CatchSwitch { .. }
        )
    }

    /// Whether the block starts, behind its phis, with a pad.
    pub(super) fn is_pad_block(&self, block: BlockId) -> bool {
        self.first_non_phi(block).is_some_and(|inst| self.is_pad(inst))
    }

    fn is_funclet_pad_block(&self, block: BlockId) -> bool {
        self.first_non_phi(block)
            .is_some_and(|inst| self.is_pad(inst) && !matches!(self.kind(inst), InstKind::LandingPad { .. }))
    }

    /// What stands in a `within` clause: `none`, or the pad that defines the token.
    fn pad_of(&self, operand: Operand) -> Result<Parent, String> {
        match (self.defining(operand), self.data(operand)) {
            (Some((inst, _)), _) => Ok(Some(inst)),
            (None, Some(ConstData::TokenNone)) => Ok(None),
            _ => Err("the parent of a pad is 'none' or another pad".to_string()),
        }
    }

    /// The parent of a funclet pad or catchswitch; `Err` for anything else.
    fn parent_of(&self, pad: InstId) -> Result<Parent, String> {
        match self.kind(pad) {
            InstKind::CatchPad { parent, .. }
            | InstKind::CleanupPad { parent, .. }
            | InstKind::CatchSwitch { parent, .. } => self.pad_of(*parent),
            _ => Err("the parent of a pad is a catchpad, cleanuppad or catchswitch".to_string()),
        }
    }

    fn check_first(&self, id: InstId, name: &str) -> Check {
        ensure!(self.has_personality(), "'{name}' needs a function with a personality");
        let block = self.body.insts[id].block;
        ensure!(
            self.first_non_phi(block) == Some(id),
            "'{name}' must be the first instruction of its block that is no phi node"
        );
        Ok(())
    }

    pub(super) fn check_landing_pad(
        &mut self,
        id: InstId,
        ty: TypeId,
        cleanup: bool,
        clauses: ListRef,
        kinds: ListRef,
    ) -> Check {
        ensure!(cleanup || clauses.len > 0, "a 'landingpad' needs a clause or 'cleanup'");
        self.check_pad_edges(id)?;
        let expected = *self.landing_type.get_or_insert(ty);
        ensure!(expected == ty, "all landing pads of a function have the same type");
        self.check_first(id, "landingpad")?;
        let kinds = self.body.ints(kinds);
        for (&clause, &is_filter) in self.body.operands(clauses).iter().zip(kinds) {
            let ty = self.type_of(clause);
            let constant = matches!(clause, Operand::Const(_));
            if is_filter == 0 {
                ensure!(self.types.is_ptr(ty), "a catch clause is a pointer, not {}", self.type_name(ty));
            } else {
                let fits = constant && matches!(self.types.get(ty), Type::Array { .. });
                ensure!(fits, "a filter clause is a constant array");
            }
        }
        Ok(())
    }

    pub(super) fn check_resume(&mut self, ty: TypeId) -> Check {
        ensure!(self.has_personality(), "'resume' needs a function with a personality");
        let expected = *self.landing_type.get_or_insert(ty);
        ensure!(expected == ty, "'resume' has the type of the function's landing pads");
        Ok(())
    }

    pub(super) fn check_catch_pad(&mut self, id: InstId, parent: Operand) -> Check {
        self.has_funclet_pads = true;
        let switch = self.defining(parent).map(|(_, inst)| &inst.kind);
        ensure!(
            matches!(switch, Some(InstKind::CatchSwitch { .. })),
            "a 'catchpad' stands within a catchswitch"
        );
        self.check_first(id, "catchpad")?;
        self.check_pad_edges(id)
    }

    pub(super) fn check_cleanup_pad(&mut self, id: InstId, parent: Operand) -> Check {
        self.has_funclet_pads = true;
        self.check_first(id, "cleanuppad")?;
        self.check_outer_pad(parent)?;
        self.check_pad_edges(id)
    }

    /// The parent of a cleanuppad or catchswitch is `none` or a funclet pad.
    fn check_outer_pad(&self, parent: Operand) -> Check {
        let fits = match self.pad_of(parent)? {
            None => true,
            Some(pad) => matches!(self.kind(pad), InstKind::CatchPad { .. } | InstKind::CleanupPad { .. }),
        };
        ensure!(fits, "the parent of this pad is 'none', a catchpad or a cleanuppad");
        Ok(())
    }

    pub(super) fn check_catch_switch(
        &mut self,
        id: InstId,
        parent: Operand,
        handlers: ListRef,
        unwind: Option<BlockId>,
    ) -> Check {
        self.check_first(id, "catchswitch")?;
        self.check_outer_pad(parent)?;
        if let Some(unwind) = unwind {
            ensure!(
                self.is_funclet_pad_block(unwind),
                "'catchswitch' unwinds to a pad that is no landingpad"
            );
        }
        ensure!(handlers.len > 0, "'catchswitch' needs a handler");
        for &handler in self.body.block_list(handlers) {
            let first = self.first_non_phi(handler).map(|inst| self.kind(inst));
            ensure!(
                matches!(first, Some(InstKind::CatchPad { .. })),
                "the handlers of 'catchswitch' start with a catchpad"
            );
        }
        self.check_pad_edges(id)
    }

    pub(super) fn check_cleanup_ret(&self, pad: Operand, unwind: Option<BlockId>) -> Check {
        let cleanup = self.defining(pad).map(|(_, inst)| &inst.kind);
        ensure!(
            matches!(cleanup, Some(InstKind::CleanupPad { .. })),
            "'cleanupret' returns from a cleanuppad"
        );
        if let Some(unwind) = unwind {
            ensure!(self.is_funclet_pad_block(unwind), "'cleanupret' unwinds to a pad that is no landingpad");
        }
        Ok(())
    }

    /// Each edge to the block of a pad is an unwind edge that leaves the right pads.
    fn check_pad_edges(&self, pad: InstId) -> Check {
        let body = self.body;
        let block = body.insts[pad].block;
        ensure!(block != BlockId::new(0), "a pad cannot stand in the entry block");
        match self.kind(pad) {
            InstKind::LandingPad { .. } => {
                for &predecessor in self.cfg.predecessors(block) {
                    ensure!(
                        self.is_unwind_of_invoke(predecessor, block),
                        "only unwind edges of invokes lead to a block with a landingpad"
                    );
                }
                return Ok(());
            }
            InstKind::CatchPad { parent, .. } => {
                let Some((switch, switch_inst)) = self.defining(*parent) else { return Ok(()) };
                let from_switch = self.cfg.unique_predecessor(block) == Some(body.insts[switch].block);
                ensure!(
                    self.cfg.predecessors(block).is_empty() || from_switch,
                    "only its catchswitch leads to the block of a catchpad"
                );
                if let InstKind::CatchSwitch { unwind, .. } = &switch_inst.kind {
                    ensure!(
                        unwind.expand() != Some(block),
                        "a catchswitch cannot unwind to one of its own catchpads"
                    );
                }
                return Ok(());
            }
            _ => {}
        }
        let target_parent = self.parent_of(pad)?;
        for &predecessor in self.cfg.predecessors(block) {
            let Some(terminator) = body.terminator(predecessor) else { continue };
            let from = match self.kind(terminator) {
                InstKind::Invoke { call, .. } => {
                    ensure!(
                        self.is_unwind_of_invoke(predecessor, block),
                        "only unwind edges lead to the block of a pad"
                    );
                    let bundles = &body.calls[*call].bundles;
                    match bundles.iter().find(|bundle| self.tag(bundle) == b"funclet") {
                        Some(bundle) => match body.operands(bundle.args).first() {
                            Some(&token) => self.pad_of(token)?,
                            None => None,
                        },
                        None => None,
                    }
                }
                InstKind::CleanupRet { pad: token, .. } => {
                    let from = self.pad_of(*token)?;
                    ensure!(from != target_parent, "'cleanupret' must leave its cleanuppad");
                    from
                }
                InstKind::CatchSwitch { .. } => Some(terminator),
                _ => return Err("only unwind edges lead to the block of a pad".to_string()),
            };
            self.check_nesting(pad, target_parent, from)?;
        }
        Ok(())
    }

    fn is_unwind_of_invoke(&self, from: BlockId, to: BlockId) -> bool {
        match self.body.terminator(from).map(|inst| self.kind(inst)) {
            Some(InstKind::Invoke { normal, unwind, .. }) => *unwind == to && *normal != to,
            _ => false,
        }
    }

    /// An unwind edge leaves pads up to the parent of the pad it enters.
    fn check_nesting(&self, target: InstId, target_parent: Parent, from: Parent) -> Check {
        let mut at = from;
        // A chain of parents longer than there are instructions is a cycle.
        for _ in 0..=self.body.insts.len() {
            ensure!(at != Some(target), "a pad cannot handle what is raised within it");
            if at == target_parent {
                return Ok(());
            }
            let Some(pad) = at else { return Err("an unwind edge enters more than one pad".to_string()) };
            at = self.parent_of(pad)?;
        }
        Err("the parents of pads form a cycle".to_string())
    }

    /// All unwind edges out of a funclet pad lead to the same place, and siblings do not unwind to each other in
    /// a circle.
    pub(super) fn check_funclet_nesting(&self) -> Result<(), (InstId, String)> {
        let uses = self.pad_uses();
        let mut pads: Vec<InstId> = uses.iter().map(|used| used.pad).collect();
        pads.dedup();
        for &pad in &pads {
            self.check_unwind_destinations(pad, &uses).map_err(|message| (pad, message))?;
        }
        Ok(())
    }

    /// Uses of catchpads and cleanuppads, sorted by pad.
    fn pad_uses(&self) -> Vec<PadUse> {
        let mut uses = Vec::new();
        for data in self.body.blocks.values() {
            for &user in &data.insts {
                self.body.visit_operands(self.kind(user), |operand| {
                    if let Some((pad, inst)) = self.defining(operand)
                        && matches!(inst.kind, InstKind::CatchPad { .. } | InstKind::CleanupPad { .. })
                    {
                        uses.push(PadUse { pad, user });
                    }
                });
            }
        }
        uses.sort_by_key(|used| used.pad);
        uses
    }

    fn check_unwind_destinations(&self, pad: InstId, uses: &[PadUse]) -> Check {
        let start = uses.partition_point(|used| used.pad < pad);
        let mut common: Option<Parent> = None;
        for used in uses[start..].iter().take_while(|used| used.pad == pad) {
            let unwind = match self.kind(used.user) {
                InstKind::CleanupRet { unwind, .. } => unwind.expand(),
                // Without a destination a catchswitch may stand in a pad that unwinds elsewhere.
                InstKind::CatchSwitch { unwind, .. } => match unwind.expand() {
                    Some(unwind) => Some(unwind),
                    None => continue,
                },
                InstKind::Invoke { unwind, .. } => Some(*unwind),
                InstKind::Call(_) | InstKind::CatchRet { .. } | InstKind::CleanupPad { .. } => continue,
                _ => {
                    return Err(
                        "a funclet pad is used by something that is no part of its funclet".to_string()
                    );
                }
            };
            let destination = match unwind.map(|block| self.first_non_phi(block)) {
                None => None,
                Some(Some(first)) if self.is_pad(first) => Some(first),
                Some(_) => continue,
            };
            if let Some(destination) = destination
                && self.parent_of(destination) == Ok(Some(pad))
            {
                continue;
            }
            match common {
                None => common = Some(destination),
                Some(first) => {
                    ensure!(
                        first == destination,
                        "unwind edges out of a funclet pad lead to different places"
                    );
                }
            }
        }
        let Some(common) = common else { return Ok(()) };
        if let InstKind::CatchPad { parent, .. } = self.kind(pad)
            && let Some((_, switch)) = self.defining(*parent)
            && let InstKind::CatchSwitch { unwind, .. } = &switch.kind
        {
            let expected = unwind.expand().and_then(|block| self.first_non_phi(block));
            ensure!(
                expected == common,
                "unwind edges out of a catchpad lead where its catchswitch unwinds to"
            );
        }
        Ok(())
    }
}
