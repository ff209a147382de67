//! The body of one function: values, blocks and instructions in arenas.

use super::{
    Attachment, BlockId, CallData, CallId, ConstId, Context, DebugRecord, GlobalId, GlobalValue, InlineAsm,
    InstId, InstKind, ListRef, Loc, MdRef, MdTable, Operand, StrId, TypeId, ValueId,
};
use cranelift_entity::EntityRef;
use cranelift_entity::PrimaryMap;
use cranelift_entity::packed_option::PackedOption;

/// Where a local value comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// Parameter number `index` of the function.
    Param(u32),
    /// The result of an instruction.
    Inst(InstId),
    /// Referred to but not (yet) defined; only inside readers.
    Forward,
}

/// A local value.
#[derive(Clone, Debug)]
pub struct ValueData {
    pub ty: TypeId,
    pub def: ValueDef,
    /// `None` for unnamed values, which the printer numbers.
    pub name: PackedOption<StrId>,
}

/// A basic block.
#[derive(Clone, Debug, Default)]
pub struct BlockData {
    pub name: PackedOption<StrId>,
    /// Instructions in order; the last one is the terminator.
    pub insts: Vec<InstId>,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Inst {
    pub kind: InstKind,
    /// The type of the result; `void` if there is none.
    pub ty: TypeId,
    /// The result, present exactly if `ty` is not `void`.
    pub result: PackedOption<ValueId>,
    pub block: BlockId,
    pub loc: Loc,
}

/// A function body.
#[derive(Clone, Debug)]
pub struct Body {
    /// The function this is the body of.
    pub function: GlobalId,
    /// The layer of uniqued tables that this body added to the module's.
    pub context: Context,
    /// Declarations of intrinsics the body uses without the module declaring them; their ids follow the module's.
    pub implicit_globals: Vec<GlobalValue>,
    pub values: PrimaryMap<ValueId, ValueData>,
    /// In the order of the text; the first is the entry block.
    pub blocks: PrimaryMap<BlockId, BlockData>,
    pub insts: PrimaryMap<InstId, Inst>,
    pub calls: PrimaryMap<CallId, CallData>,
    pub asms: PrimaryMap<super::AsmId, InlineAsm>,
    /// The values of the parameters, in order.
    pub params: Vec<ValueId>,
    pub operand_pool: Vec<Operand>,
    pub block_pool: Vec<BlockId>,
    pub int_pool: Vec<u32>,
    /// Metadata passed as operands.
    pub metadata_operands: Vec<MdRef>,
    /// Nodes written inside the body.
    pub metadata: MdTable,
    /// Attachments of instructions, sorted by instruction.
    pub attachments: Vec<(InstId, Attachment)>,
    /// Debug records, each with the instruction it stands before, sorted by instruction.
    pub debug_records: Vec<(InstId, DebugRecord)>,
    /// `uselistorder` directives of the body, kept for printing: the value, and the permutation.
    pub use_list_orders: Vec<(Operand, Box<[u32]>)>,
    /// Attachments of the function that only its body tells (bitcode keeps `!dbg` and others there). They come
    /// after those of the skeleton.
    pub function_attachments: Vec<Attachment>,
    /// The personality function where landing pads name it (bitcode before LLVM 3.7).
    pub personality: Option<ConstId>,
}

impl Body {
    /// An empty body of `function`, to be filled by a reader. `first_metadata` is the number of metadata nodes
    /// of the module.
    pub fn new(function: GlobalId, context: Context, first_metadata: usize) -> Body {
        Body {
            function,
            context,
            implicit_globals: Vec::new(),
            values: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            insts: PrimaryMap::new(),
            calls: PrimaryMap::new(),
            asms: PrimaryMap::new(),
            params: Vec::new(),
            operand_pool: Vec::new(),
            block_pool: Vec::new(),
            int_pool: Vec::new(),
            metadata_operands: Vec::new(),
            metadata: MdTable::starting_at(first_metadata),
            attachments: Vec::new(),
            debug_records: Vec::new(),
            use_list_orders: Vec::new(),
            function_attachments: Vec::new(),
            personality: None,
        }
    }

    /// The operands of a list.
    #[inline]
    pub fn operands(&self, list: ListRef) -> &[Operand] {
        &self.operand_pool[list.start as usize..(list.start + list.len) as usize]
    }

    /// The blocks of a list.
    pub fn block_list(&self, list: ListRef) -> &[BlockId] {
        &self.block_pool[list.start as usize..(list.start + list.len) as usize]
    }

    /// The integers of a list.
    pub fn ints(&self, list: ListRef) -> &[u32] {
        &self.int_pool[list.start as usize..(list.start + list.len) as usize]
    }

    /// Stores a list of operands.
    pub fn push_operands(&mut self, operands: &[Operand]) -> ListRef {
        push(&mut self.operand_pool, operands)
    }

    /// Stores a list of blocks.
    pub fn push_blocks(&mut self, blocks: &[BlockId]) -> ListRef {
        push(&mut self.block_pool, blocks)
    }

    /// Stores a list of integers.
    pub fn push_ints(&mut self, ints: &[u32]) -> ListRef {
        push(&mut self.int_pool, ints)
    }

    /// The type of an operand.
    #[inline]
    pub fn operand_type(&self, operand: Operand) -> TypeId {
        match operand {
            Operand::Value(value) => self.values[value].ty,
            Operand::Const(constant) => self.context.consts.ty(constant),
            Operand::Metadata(_) => TypeId::METADATA,
            Operand::Asm(_) => TypeId::PTR,
            Operand::Block(_) => TypeId::LABEL,
        }
    }

    /// The last instruction of `block` if it is a terminator.
    pub fn terminator(&self, block: BlockId) -> Option<InstId> {
        let last = *self.blocks[block].insts.last()?;
        self.insts[last].kind.is_terminator().then_some(last)
    }

    /// The block that a `blockaddress` of this function names. `strings` is the table that the constant's name
    /// belongs to, which may be that of another body.
    pub fn find_block(&self, block: super::BlockRef, strings: &super::StringTable) -> Option<BlockId> {
        match block {
            super::BlockRef::Index(index) => self.blocks.keys().nth(index as usize),
            super::BlockRef::Name(name) => {
                let name = strings.get(name);
                self.blocks.iter().find_map(|(id, data)| {
                    let own = data.name.expand()?;
                    (self.context.strings.get(own) == name).then_some(id)
                })
            }
            super::BlockRef::Number(number) => {
                // Unnamed parameters, blocks and results share one sequence of numbers.
                let unnamed = |value: ValueId| u32::from(self.values[value].name.is_none());
                let mut next: u32 = self.params.iter().map(|&param| unnamed(param)).sum();
                for (id, data) in &self.blocks {
                    if data.name.is_none() {
                        if next == number {
                            return Some(id);
                        }
                        next += 1;
                    }
                    let results = data.insts.iter().filter_map(|&inst| self.insts[inst].result.expand());
                    next += results.map(unnamed).sum::<u32>();
                }
                None
            }
        }
    }

    /// The attachments of an instruction.
    pub fn attachments_of(&self, inst: InstId) -> &[(InstId, Attachment)] {
        range_of(&self.attachments, inst)
    }

    /// The debug records that stand before an instruction.
    pub fn debug_records_of(&self, inst: InstId) -> &[(InstId, DebugRecord)] {
        range_of(&self.debug_records, inst)
    }

    /// Calls `visit` with every operand of an instruction, those of its call and operand bundles included.
    /// Blocks of terminators are no operands.
    pub fn visit_operands(&self, kind: &InstKind, mut visit: impl FnMut(Operand)) {
        kind.clone().for_each_operand_mut(|operand| visit(*operand));
        match kind {
            InstKind::GetElementPtr { indices: list, .. }
            | InstKind::Phi { values: list, .. }
            | InstKind::LandingPad { clauses: list, .. }
            | InstKind::CatchPad { args: list, .. }
            | InstKind::CleanupPad { args: list, .. }
            | InstKind::Switch { values: list, .. } => {
                self.operands(*list).iter().copied().for_each(visit);
            }
            InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
                let call = &self.calls[*call];
                visit(call.callee);
                self.operands(call.args).iter().copied().for_each(&mut visit);
                for bundle in &call.bundles {
                    self.operands(bundle.args).iter().copied().for_each(&mut visit);
                }
            }
            _ => {}
        }
    }

    /// Puts the blocks into the order of `order`, which names each of them once.
    pub fn order_blocks(&mut self, order: &[BlockId]) {
        if order.iter().enumerate().all(|(index, block)| block.index() == index) {
            return;
        }
        let mut position: PrimaryMap<BlockId, BlockId> =
            self.blocks.keys().map(|_| BlockId::new(0)).collect();
        for (index, &block) in order.iter().enumerate() {
            position[block] = BlockId::new(index);
        }
        self.blocks = order.iter().map(|&block| std::mem::take(&mut self.blocks[block])).collect();
        for block in &mut self.block_pool {
            *block = position[*block];
        }
        for operand in &mut self.operand_pool {
            if let Operand::Block(block) = operand {
                *block = position[*block];
            }
        }
        for (operand, _) in &mut self.use_list_orders {
            if let Operand::Block(block) = operand {
                *block = position[*block];
            }
        }
        for inst in self.insts.values_mut() {
            inst.block = position[inst.block];
            inst.kind.own_successors(|block| *block = position[*block]);
        }
    }

    /// Calls `visit` with every successor of the terminator `inst`, repetitions included.
    pub fn visit_successors(&self, inst: InstId, mut visit: impl FnMut(BlockId)) {
        match &self.insts[inst].kind {
            InstKind::Br { dest } | InstKind::CatchRet { dest, .. } => visit(*dest),
            InstKind::CondBr { then_dest, else_dest, .. } => {
                visit(*then_dest);
                visit(*else_dest);
            }
            InstKind::Switch { default, dests, .. } => {
                visit(*default);
                self.block_list(*dests).iter().copied().for_each(visit);
            }
            InstKind::IndirectBr { dests, .. } => self.block_list(*dests).iter().copied().for_each(visit),
            InstKind::Invoke { normal, unwind, .. } => {
                visit(*normal);
                visit(*unwind);
            }
            InstKind::CallBr { fallthrough, indirect, .. } => {
                visit(*fallthrough);
                self.block_list(*indirect).iter().copied().for_each(visit);
            }
            InstKind::CatchSwitch { handlers, unwind, .. } => {
                self.block_list(*handlers).iter().copied().for_each(&mut visit);
                if let Some(unwind) = unwind.expand() {
                    visit(unwind);
                }
            }
            InstKind::CleanupRet { unwind, .. } => {
                if let Some(unwind) = unwind.expand() {
                    visit(unwind);
                }
            }
            _ => {}
        }
    }
}

fn push<T: Copy>(pool: &mut Vec<T>, items: &[T]) -> ListRef {
    let start = pool.len() as u32;
    pool.extend_from_slice(items);
    ListRef { start, len: items.len() as u32 }
}

fn range_of<T>(sorted: &[(InstId, T)], inst: InstId) -> &[(InstId, T)] {
    let start = sorted.partition_point(|(id, _)| *id < inst);
    let len = sorted[start..].partition_point(|(id, _)| *id == inst);
    &sorted[start..start + len]
}
