//! Constant expressions that today's LLVM has no more, as instructions where they are used.
//!
//! The IR has all operations as constants, and nothing but the printer needs this: today's assembly cannot say
//! them. Incoming values of phis are computed in a block on the edge. Clauses of landing pads stay; metadata is told
//! poison, as LLVM does.

use super::builder::Names;
use crate::ir::{
    ArithFlags, BinOp, BlockData, BlockId, Body, CastOp, ConstData, ConstExpr, ConstId, Context, Inst,
    InstId, InstKind, ListRef, MdRef, Operand, Type, TypeId, ValueData, ValueDef,
};
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;

/// Whether LLVM 22 has this operation only as an instruction.
fn is_instruction_only(context: &Context, expr: &ConstExpr) -> bool {
    match expr {
        ConstExpr::Binary { op, .. } => !matches!(op, BinOp::Add | BinOp::Sub | BinOp::Xor),
        ConstExpr::Cast { op, .. } => !matches!(
            op,
            CastOp::Trunc
                | CastOp::PtrToInt
                | CastOp::PtrToAddr
                | CastOp::IntToPtr
                | CastOp::BitCast
                | CastOp::AddrSpaceCast
        ),
        ConstExpr::GetElementPtr { source_type, .. } => {
            matches!(context.types.get(*source_type), Type::Vector { scalable: true, .. })
        }
        ConstExpr::Select { .. }
        | ConstExpr::Icmp { .. }
        | ConstExpr::Fcmp { .. }
        | ConstExpr::FNeg { .. }
        | ConstExpr::ExtractValue { .. }
        | ConstExpr::InsertValue { .. } => true,
        ConstExpr::ExtractElement { .. }
        | ConstExpr::InsertElement { .. }
        | ConstExpr::ShuffleVector { .. } => false,
    }
}

/// The constants that a constant directly uses.
fn parts(data: &ConstData) -> &[ConstId] {
    match data {
        ConstData::Aggregate(elements) => elements,
        ConstData::Expr(expr) => match &**expr {
            ConstExpr::Binary { args, .. }
            | ConstExpr::Icmp { args, .. }
            | ConstExpr::Fcmp { args, .. }
            | ConstExpr::ExtractElement { args }
            | ConstExpr::ShuffleVector { args, .. }
            | ConstExpr::InsertValue { args, .. } => args,
            ConstExpr::Cast { arg, .. } | ConstExpr::FNeg { arg } | ConstExpr::ExtractValue { arg, .. } => {
                std::slice::from_ref(arg)
            }
            ConstExpr::GetElementPtr { args, .. } => args,
            ConstExpr::Select { args } | ConstExpr::InsertElement { args } => args,
        },
        _ => &[],
    }
}

/// The body with its constants expanded; `None` if none needs it.
pub fn expanded(body: &Body) -> Option<Body> {
    let mut known = Known::default();
    let records = body.debug_records.iter().flat_map(|(_, record)| &record.args);
    let in_metadata = records.chain(&body.metadata_operands).any(|reference| match reference {
        MdRef::Const(id) => known.is_expandable(&body.context, *id),
        _ => false,
    });
    if !in_metadata && !body.insts.keys().any(|inst| known.needs(body, inst)) {
        return None;
    }
    let mut body = body.clone();
    if in_metadata {
        let Body { debug_records, metadata_operands, context, .. } = &mut body;
        let records = debug_records.iter_mut().flat_map(|(_, record)| &mut record.args);
        for reference in records.chain(metadata_operands) {
            if let MdRef::Const(id) = reference
                && known.is_expandable(context, *id)
            {
                let ty = context.consts.ty(*id);
                *id = context.consts.intern(ty, ConstData::Poison);
            }
        }
    }
    let blocks: Vec<BlockId> = body.blocks.keys().collect();
    let names = Names::of(&body);
    let mut expander = Expander { body: &mut body, known, block: BlockId::from_u32(0), names };
    for &block in &blocks {
        expander.block = block;
        let old = std::mem::take(&mut expander.body.blocks[block].insts);
        for inst in old {
            let is_phi = matches!(expander.body.insts[inst].kind, InstKind::Phi { .. });
            if !is_phi && expander.known.needs(expander.body, inst) {
                let mut kind = expander.body.insts[inst].kind.clone();
                replace(&mut expander, &mut kind);
                expander.body.insts[inst].kind = kind;
            }
            expander.body.blocks[block].insts.push(inst);
        }
    }
    let mut edges: Vec<(BlockId, BlockId)> = Vec::new();
    for &block in &blocks {
        expander.incoming(block, &mut edges);
    }
    if !edges.is_empty() {
        let mut order = Vec::with_capacity(body.blocks.len());
        let mut edges = edges.into_iter().peekable();
        for &block in &blocks {
            while let Some((_, edge)) = edges.next_if(|(to, _)| *to == block) {
                order.push(edge);
            }
            order.push(block);
        }
        body.order_blocks(&order);
    }
    Some(body)
}

struct Expander<'b> {
    body: &'b mut Body,
    known: Known,
    /// New instructions go to its end.
    block: BlockId,
    names: Names,
}

/// Whether constants are, or contain, expressions to expand.
#[derive(Default)]
struct Known {
    map: FxHashMap<ConstId, bool>,
}

impl Known {
    fn needs(&mut self, body: &Body, inst: InstId) -> bool {
        let kind = &body.insts[inst].kind;
        if matches!(kind, InstKind::LandingPad { .. }) {
            return false;
        }
        let mut constants = smallvec::SmallVec::<[ConstId; 8]>::new();
        body.visit_operands(kind, |operand| {
            if let Operand::Const(id) = operand {
                constants.push(id);
            }
        });
        constants.into_iter().any(|id| self.is_expandable(&body.context, id))
    }

    fn is_expandable(&mut self, context: &Context, root: ConstId) -> bool {
        let consts = &context.consts;
        if parts(consts.data(root)).is_empty() {
            return false;
        }
        let mut stack = vec![root];
        while let Some(&top) = stack.last() {
            if self.map.contains_key(&top) {
                stack.pop();
                continue;
            }
            let data = consts.data(top);
            let unknown: Vec<ConstId> = parts(data)
                .iter()
                .copied()
                .filter(|part| !self.map.contains_key(part) && !parts(consts.data(*part)).is_empty())
                .collect();
            if !unknown.is_empty() {
                stack.extend(unknown);
                continue;
            }
            let itself = match data {
                ConstData::Expr(expr) => is_instruction_only(context, expr),
                _ => false,
            };
            let any = itself || parts(data).iter().any(|part| self.map.get(part) == Some(&true));
            self.map.insert(top, any);
            stack.pop();
        }
        self.map.get(&root) == Some(&true)
    }
}

impl Expander<'_> {
    /// The value that an operand is, computed by instructions if need be.
    fn operand(&mut self, operand: Operand) -> Operand {
        match operand {
            Operand::Const(id) if self.known.is_expandable(&self.body.context, id) => self.expand(id),
            other => other,
        }
    }

    fn expand(&mut self, root: ConstId) -> Operand {
        let mut done: FxHashMap<ConstId, Operand> = FxHashMap::default();
        let mut stack = vec![root];
        while let Some(&top) = stack.last() {
            if done.contains_key(&top) {
                stack.pop();
                continue;
            }
            let data = self.body.context.consts.data(top).clone();
            let waiting: Vec<ConstId> = parts(&data)
                .iter()
                .copied()
                .filter(|part| self.known.map.get(part) == Some(&true) && !done.contains_key(part))
                .collect();
            if !waiting.is_empty() {
                stack.extend(waiting);
                continue;
            }
            let operands: Vec<Operand> = parts(&data)
                .iter()
                .map(|part| done.get(part).copied().unwrap_or(Operand::Const(*part)))
                .collect();
            let ty = self.body.context.consts.ty(top);
            let value = match &data {
                ConstData::Aggregate(_) => self.aggregate(ty, &operands),
                ConstData::Expr(expr) => {
                    self.expression(expr, &operands).map_or(Operand::Const(top), |kind| self.emit(kind, ty))
                }
                _ => Operand::Const(top),
            };
            done.insert(top, value);
            stack.pop();
        }
        done.get(&root).copied().unwrap_or(Operand::Const(root))
    }

    fn emit(&mut self, kind: InstKind, ty: TypeId) -> Operand {
        let body = &mut *self.body;
        let loc = crate::ir::Loc::NONE;
        let inst =
            body.insts.push(Inst { kind, ty, result: PackedOption::default(), block: self.block, loc });
        let def = ValueDef::Inst(inst);
        let name = self.names.unique(&mut body.context.strings, "constexpr");
        let value = body.values.push(ValueData { ty, def, name: name.into() });
        body.insts[inst].result = value.into();
        body.blocks[self.block].insts.push(inst);
        Operand::Value(value)
    }

    /// Computes incoming values of the phis of `to` in blocks of their own on the edges. `edges` gets these blocks
    /// with the block that each stands before.
    fn incoming(&mut self, to: BlockId, edges: &mut Vec<(BlockId, BlockId)>) {
        let mut blocks: FxHashMap<BlockId, BlockId> = FxHashMap::default();
        for inst in self.body.blocks[to].insts.clone() {
            let InstKind::Phi { values, blocks: from, .. } = self.body.insts[inst].kind else { break };
            let mut computed: FxHashMap<BlockId, Operand> = FxHashMap::default();
            for index in 0..values.len {
                let at = (values.start + index) as usize;
                let Operand::Const(id) = self.body.operand_pool[at] else { continue };
                if !self.known.is_expandable(&self.body.context, id) {
                    continue;
                }
                let from = self.body.block_list(from)[index as usize];
                let value = match computed.get(&from) {
                    Some(&value) => value,
                    None => {
                        self.block = *blocks.entry(from).or_insert_with(|| {
                            let strings = &mut self.body.context.strings;
                            let name = self.names.unique(strings, "phi.constexpr").into();
                            self.body.blocks.push(BlockData { name, ..BlockData::default() })
                        });
                        self.expand(id)
                    }
                };
                computed.insert(from, value);
                self.body.operand_pool[at] = value;
            }
        }
        let mut new: Vec<(BlockId, BlockId)> = blocks.into_iter().collect();
        new.sort_unstable();
        for (from, edge) in new {
            edges.push((to, edge));
            self.redirect(from, to, edge);
        }
    }

    /// Leads the edge between two blocks through `edge`.
    fn redirect(&mut self, from: BlockId, to: BlockId, edge: BlockId) {
        let body = &mut *self.body;
        let loc = crate::ir::Loc::NONE;
        let inst = body.insts.push(Inst {
            kind: InstKind::Br { dest: to },
            ty: TypeId::VOID,
            result: PackedOption::default(),
            block: edge,
            loc,
        });
        body.blocks[edge].insts.push(inst);
        let replace = |block: &mut BlockId, old: BlockId, new: BlockId| {
            if *block == old {
                *block = new;
            }
        };
        if let Some(terminator) = body.terminator(from) {
            body.insts[terminator].kind.own_successors(|block| replace(block, to, edge));
            let list = match body.insts[terminator].kind {
                InstKind::Switch { dests, .. } | InstKind::IndirectBr { dests, .. } => Some(dests),
                InstKind::CallBr { indirect, .. } => Some(indirect),
                InstKind::CatchSwitch { handlers, .. } => Some(handlers),
                _ => None,
            };
            self.replace_in_list(list, to, edge);
        }
        for index in 0..self.body.blocks[to].insts.len() {
            let inst = self.body.blocks[to].insts[index];
            let InstKind::Phi { blocks, .. } = self.body.insts[inst].kind else { break };
            self.replace_in_list(Some(blocks), from, edge);
        }
    }

    fn replace_in_list(&mut self, list: Option<ListRef>, old: BlockId, new: BlockId) {
        let Some(list) = list else { return };
        for block in &mut self.body.block_pool[list.start as usize..(list.start + list.len) as usize] {
            if *block == old {
                *block = new;
            }
        }
    }

    fn aggregate(&mut self, ty: TypeId, elements: &[Operand]) -> Operand {
        let mut value = Operand::Const(self.body.context.consts.intern(ty, ConstData::Poison));
        let is_vector = self.body.context.types.is_vector(ty);
        for (index, &element) in elements.iter().enumerate() {
            let kind = if is_vector {
                let context = &mut self.body.context;
                let index = context.consts.int(&context.types, TypeId::I32, index as u64);
                InstKind::InsertElement { vector: value, element, index: Operand::Const(index) }
            } else {
                let indices = self.body.push_ints(&[index as u32]);
                InstKind::InsertValue { aggregate: value, element, indices }
            };
            value = self.emit(kind, ty);
        }
        value
    }

    /// The instruction that an expression is; `None` only if it has a wrong number of operands.
    fn expression(&mut self, expr: &ConstExpr, operands: &[Operand]) -> Option<InstKind> {
        let flags = ArithFlags::NONE;
        Some(match (expr, operands) {
            (ConstExpr::Binary { op, flags, .. }, &[a, b]) => {
                InstKind::Binary { op: *op, flags: *flags, args: [a, b] }
            }
            (ConstExpr::Cast { op, .. }, &[arg]) => InstKind::Cast { op: *op, flags, arg },
            (ConstExpr::FNeg { .. }, &[arg]) => InstKind::FNeg { flags, arg },
            (ConstExpr::Icmp { pred, .. }, &[a, b]) => InstKind::Icmp { pred: *pred, flags, args: [a, b] },
            (ConstExpr::Fcmp { pred, .. }, &[a, b]) => InstKind::Fcmp { pred: *pred, flags, args: [a, b] },
            (ConstExpr::Select { .. }, &[a, b, c]) => InstKind::Select { flags, args: [a, b, c] },
            (ConstExpr::GetElementPtr { source_type, flags, .. }, [base, indices @ ..]) => {
                let indices = self.body.push_operands(indices);
                InstKind::GetElementPtr { source_type: *source_type, flags: *flags, base: *base, indices }
            }
            (ConstExpr::ExtractElement { .. }, &[vector, index]) => {
                InstKind::ExtractElement { vector, index }
            }
            (ConstExpr::InsertElement { .. }, &[vector, element, index]) => {
                InstKind::InsertElement { vector, element, index }
            }
            (ConstExpr::ShuffleVector { mask, .. }, &[a, b]) => {
                let mask: Vec<u32> = mask.iter().map(|&lane| lane as u32).collect();
                let mask = self.body.push_ints(&mask);
                InstKind::ShuffleVector { args: [a, b], mask }
            }
            (ConstExpr::ExtractValue { indices, .. }, &[aggregate]) => {
                let indices = self.body.push_ints(indices);
                InstKind::ExtractValue { aggregate, indices }
            }
            (ConstExpr::InsertValue { indices, .. }, &[aggregate, element]) => {
                let indices = self.body.push_ints(indices);
                InstKind::InsertValue { aggregate, element, indices }
            }
            _ => return None,
        })
    }

    fn list(&mut self, list: crate::ir::ListRef) {
        for index in list.start..list.start + list.len {
            let operand = self.body.operand_pool[index as usize];
            self.body.operand_pool[index as usize] = self.operand(operand);
        }
    }
}

/// Expands the operands of an instruction. Cases of a switch are plain numbers and stay.
fn replace(expander: &mut Expander<'_>, kind: &mut InstKind) {
    kind.for_each_operand_mut(|operand| *operand = expander.operand(*operand));
    match kind {
        InstKind::GetElementPtr { indices: list, .. }
        | InstKind::CatchPad { args: list, .. }
        | InstKind::CleanupPad { args: list, .. } => expander.list(*list),
        InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
            let data = expander.body.calls[*call].clone();
            let callee = expander.operand(data.callee);
            expander.list(data.args);
            for bundle in &data.bundles {
                expander.list(bundle.args);
            }
            expander.body.calls[*call].callee = callee;
        }
        _ => {}
    }
}
