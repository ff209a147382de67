//! FUNCTION blocks: one body, read by a worker.

use super::Reader;
use super::bitstream::{Cursor, Entry, Record, signed};
use super::codes::{self, function as code, metadata as md, symtab};
use super::constants::{Budget, ConstantReader};
use super::loops;
use super::metadata::FunctionMetadata;
use super::nodes::{NodeReader, References, is_node, location, special};
use super::types::{NO_NUMBER, TypeNumber};
use super::values::{Val, Values};
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{
    Attachment, BlockData, BlockId, Body, Context, DebugRecord, DebugRecordKind, GlobalId, GlobalKind, Inst,
    InstId, InstKind, Loc, MdData, MdId, MdNode, MdRef, Module, Operand, OperandBundle, StrId, TypeId,
    ValueData, ValueDef, ValueId,
};
use crate::upgrade::debug::upgrade_declarations;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap};
use rustc_hash::FxHashMap;

/// A body being read.
pub struct BodyReader<'r, 'a> {
    pub reader: &'r Reader<'a>,
    pub module: &'r Module,
    pub cursor: Cursor<'a>,
    pub body: Body,
    pub values: Values<'r>,
    pub metadata: FunctionMetadata,
    /// The number of the function's own type.
    function_type: TypeNumber,
    record: Record,
    /// Blocks that DECLAREBLOCKS announced.
    block_count: usize,
    /// Values that are used before they are defined, by number.
    forward: FxHashMap<u32, ValueId>,
    /// Instructions in the order of their records, which attachments count.
    instructions: Vec<InstId>,
    last: Option<InstId>,
    pub bundles: Vec<OperandBundle>,
    /// Debug locations that are nodes already.
    locations: FxHashMap<[u64; 7], MdId>,
    last_location: Option<MdId>,
    dbg: StrId,
    pub budget: Budget,
    /// The block has expressions of LLVM 4 and before.
    old_expressions: bool,
    /// No value has this number: every value takes at least a bit of the block.
    value_limit: u64,
}

/// The operands of a record, taken one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Ops<'o> {
    pub all: &'o [u64],
    pub at: usize,
}

impl Ops<'_> {
    /// How many are left.
    pub fn left(&self) -> usize {
        self.all.len() - self.at
    }

    /// The next one.
    pub fn take(&mut self) -> Option<u64> {
        let op = *self.all.get(self.at)?;
        self.at += 1;
        Some(op)
    }
}

/// Reads the body of `function`.
pub fn read(reader: &Reader<'_>, module: &Module, function: GlobalId) -> Result<Body> {
    let Some(block) = reader.functions.get(&function) else {
        return Err(Diagnostic::error(Loc::NONE, "the function has no body"));
    };
    let cursor = Cursor::in_block(
        reader.stream.data,
        reader.stream.base,
        block.range.clone(),
        block.width,
        &[codes::MODULE, codes::FUNCTION],
        reader.info.clone(),
    );
    let mut context = module.body_context();
    let dbg = context.strings.intern(b"dbg");
    let mut body = Body::new(function, context, module.metadata_count);
    body.asms.clone_from(&reader.asms);
    // An instruction takes about so many bytes.
    let expected = block.range.len() / 6;
    body.insts = PrimaryMap::with_capacity(expected);
    body.values = PrimaryMap::with_capacity(expected);
    let mut body_reader = BodyReader {
        reader,
        module,
        cursor,
        body,
        values: Values::with_room_above(&reader.values, expected),
        metadata: FunctionMetadata::default(),
        function_type: block.ty,
        record: Record::default(),
        block_count: 0,
        forward: FxHashMap::default(),
        instructions: Vec::with_capacity(expected),
        last: None,
        bundles: Vec::new(),
        locations: FxHashMap::default(),
        last_location: None,
        dbg,
        budget: Budget::of(block.range.len()),
        old_expressions: false,
        value_limit: reader.values.len() as u64
            + (block.range.len() as u64) * 8
            + params_of(module, function),
    };
    let result = body_reader.read_block();
    match result {
        Ok(()) => Ok(body_reader.body),
        Err(mut error) => {
            if let Some(name) = module.globals[function].name {
                let name = module.context.strings.display(name);
                let context = error.context.take().unwrap_or_default();
                error.context = Some(format!("{context}, in function @{name}"));
            }
            Err(error)
        }
    }
}

/// Gives functions the personality that only their landing pads name.
pub fn take_personalities(reader: &Reader<'_>, module: &mut Module) -> Result<()> {
    let mut found = Vec::new();
    for (&function, block) in &reader.functions {
        let mut cursor = Cursor::in_block(
            reader.stream.data,
            reader.stream.base,
            block.range.clone(),
            block.width,
            &[codes::MODULE, codes::FUNCTION],
            reader.info.clone(),
        );
        let mut record = Record::default();
        let mut old = false;
        while let Some(id) = cursor.next_record()? {
            cursor.read(id, &mut record)?;
            old |= record.code == code::LANDINGPAD_OLD;
        }
        // A body that cannot be read is an error when it is needed.
        if old && let Ok(body) = read(reader, module, function) {
            found.extend(body.personality.map(|id| (function, id)));
        }
    }
    for (function, personality) in found {
        if personality.index() < module.context.consts.len()
            && let GlobalKind::Function(function) = &mut module.globals[function].kind
        {
            function.personality = Some(personality);
        }
    }
    Ok(())
}

/// The number of a function's parameters.
fn params_of(module: &Module, function: GlobalId) -> u64 {
    let ty = module.globals[function].value_type;
    module.context.types.function_parts(ty).map_or(0, |(_, params, _)| params.len() as u64)
}

impl BodyReader<'_, '_> {
    /// An error in the record being read.
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Box<Diagnostic> {
        self.cursor.error(message)
    }

    #[cold]
    pub fn too_short(&self) -> Box<Diagnostic> {
        self.cursor.error("the record is too short")
    }

    fn read_block(&mut self) -> Result<()> {
        self.add_parameters()?;
        let mut record = std::mem::take(&mut self.record);
        loop {
            match self.cursor.next()? {
                Entry::End => break,
                Entry::Record(id) => {
                    self.cursor.read(id, &mut record)?;
                    self.record(&record)?;
                }
                Entry::Block(codes::CONSTANTS) => ConstantReader {
                    cursor: &mut self.cursor,
                    context: &mut self.body.context,
                    numbers: &self.reader.numbers,
                    values: &mut self.values,
                    asms: &mut self.body.asms,
                    budget: &mut self.budget,
                }
                .read_block()?,
                Entry::Block(codes::VALUE_SYMTAB) => self.read_symtab(&mut record)?,
                Entry::Block(codes::METADATA) => self.read_metadata(&mut record)?,
                Entry::Block(codes::METADATA_ATTACHMENT) => self.read_attachments(&mut record)?,
                // Orders of uses (USELIST_BLOCK) count uses in the order in which LLVM's reader makes them; they
                // mean nothing here, and in text they would mean something else.
                Entry::Block(_) => {
                    self.cursor.skip_block()?;
                }
            }
        }
        self.finish()
    }

    fn add_parameters(&mut self) -> Result<()> {
        let ty = self.module.globals[self.body.function].value_type;
        let Some((_, params, _)) = self.module.context.types.function_parts(ty) else {
            return Err(self.error("the function's type is no function type"));
        };
        for (index, &ty) in params.iter().enumerate() {
            let def = ValueDef::Param(index as u32);
            let value = self.body.values.push(ValueData { ty, def, name: PackedOption::default() });
            self.body.params.push(value);
            let number = self.reader.numbers.component(self.function_type, index + 1);
            self.values.local.push(Val { op: Operand::Value(value), ty, number });
        }
        Ok(())
    }

    /// The type behind a number.
    #[inline]
    pub fn type_of(&self, number: u64) -> Result<TypeId> {
        match self.reader.numbers.get(number) {
            Some(ty) => Ok(ty),
            None => Err(self.error(format!("type {number} does not exist"))),
        }
    }

    /// The absolute number of a value that a record names.
    #[inline]
    fn absolute(&self, op: u64) -> u32 {
        if self.reader.relative { self.values.len().wrapping_sub(op as u32) } else { op as u32 }
    }

    /// A value and, if it is defined later, its type.
    #[inline]
    pub fn pair(&mut self, ops: &mut Ops<'_>) -> Result<Val> {
        let Some(op) = ops.take() else { return Err(self.too_short()) };
        let number = self.absolute(op);
        if let Some(value) = self.values.get(number) {
            return Ok(value);
        }
        let Some(type_number) = ops.take() else { return Err(self.too_short()) };
        let ty = self.type_of(type_number)?;
        if ty == TypeId::METADATA {
            return self.metadata_operand(u64::from(number));
        }
        self.forward(number, ty, type_number as TypeNumber)
    }

    /// A value whose type is known.
    #[inline]
    pub fn value(&mut self, ops: &mut Ops<'_>, ty: TypeId, number: TypeNumber) -> Result<Val> {
        let Some(op) = ops.take() else { return Err(self.too_short()) };
        self.value_at(self.absolute(op), ty, number)
    }

    /// A value whose type is known and whose number keeps its sign in the lowest bit if it is relative.
    #[inline]
    pub fn signed_value(&mut self, ops: &mut Ops<'_>, ty: TypeId, number: TypeNumber) -> Result<Val> {
        let Some(op) = ops.take() else { return Err(self.too_short()) };
        let absolute =
            if self.reader.relative { self.values.len().wrapping_sub(signed(op) as u32) } else { op as u32 };
        self.value_at(absolute, ty, number)
    }

    /// The value with an absolute number.
    pub fn value_at(&mut self, absolute: u32, ty: TypeId, number: TypeNumber) -> Result<Val> {
        if ty == TypeId::METADATA {
            return self.metadata_operand(u64::from(absolute));
        }
        match self.values.get(absolute) {
            Some(value) if value.ty == ty => Ok(value),
            Some(_) => Err(self.error(format!("value {absolute} has another type than its use"))),
            None => self.forward(absolute, ty, number),
        }
    }

    /// A value that is defined later.
    #[cold]
    fn forward(&mut self, absolute: u32, ty: TypeId, number: TypeNumber) -> Result<Val> {
        if u64::from(absolute) > self.value_limit || !self.body.context.types.is_first_class(ty) {
            return Err(self.error(format!("value {absolute} does not exist")));
        }
        if let Some(&value) = self.forward.get(&absolute) {
            if self.body.values[value].ty != ty {
                return Err(self.error(format!("value {absolute} is used with two types")));
            }
            return Ok(Val { op: Operand::Value(value), ty, number });
        }
        let data = ValueData { ty, def: ValueDef::Forward, name: PackedOption::default() };
        let value = self.body.values.push(data);
        self.forward.insert(absolute, value);
        Ok(Val { op: Operand::Value(value), ty, number })
    }

    /// Metadata with this number as a value.
    pub fn metadata_operand(&mut self, number: u64) -> Result<Val> {
        let mut reference = self.metadata_ref(number)?;
        if reference == MdRef::Null {
            // No metadata operand is null: LLVM takes an empty node.
            let data = MdData::Tuple(Box::new([]));
            let node = MdNode { distinct: false, data, loc: self.cursor.loc() };
            reference = MdRef::Node(self.body.metadata.push(node));
        }
        let index = self.body.metadata_operands.len() as u32;
        self.body.metadata_operands.push(reference);
        Ok(Val::unnumbered(Operand::Metadata(index), TypeId::METADATA))
    }

    /// The metadata with this number.
    pub fn metadata_ref(&mut self, number: u64) -> Result<MdRef> {
        match self.metadata.reference(self.reader, number, &mut self.body.context) {
            Some(reference) => Ok(reference),
            None => Err(self.error(format!("metadata {number} does not exist"))),
        }
    }

    /// The block with this number.
    #[inline]
    pub fn block(&self, op: Option<u64>) -> Result<BlockId> {
        match op {
            Some(op) if op < self.block_count as u64 => Ok(BlockId::new(op as usize)),
            Some(op) => Err(self.error(format!("block {op} does not exist"))),
            None => Err(self.too_short()),
        }
    }

    /// Appends an instruction that is no part of the records' count.
    pub fn push_extra(&mut self, kind: InstKind, ty: TypeId) -> Result<(InstId, Option<ValueId>)> {
        let terminator = kind.is_terminator();
        let index = match self.body.blocks.len() {
            0 if self.block_count > 0 => self.body.blocks.push(BlockData::default()).index(),
            count => count.wrapping_sub(1),
        };
        if self.block_count == 0 {
            return Err(self.error("an instruction before the blocks are declared"));
        }
        let mut block = BlockId::new(index);
        let done = self.body.blocks[block]
            .insts
            .last()
            .is_some_and(|&last| self.body.insts[last].kind.is_terminator());
        if done {
            if index + 1 >= self.block_count {
                return Err(self.error("an instruction behind the last block"));
            }
            block = self.body.blocks.push(BlockData::default());
        }
        let inst = self.body.insts.push(Inst {
            kind,
            ty,
            result: PackedOption::default(),
            block,
            loc: self.cursor.loc(),
        });
        self.body.blocks[block].insts.push(inst);
        self.last = Some(inst);
        let _ = terminator;
        if ty == TypeId::VOID {
            return Ok((inst, None));
        }
        let data = ValueData { ty, def: ValueDef::Inst(inst), name: PackedOption::default() };
        let value = self.body.values.push(data);
        self.body.insts[inst].result = value.into();
        Ok((inst, Some(value)))
    }

    /// Appends the instruction of a record, whose result is the next value.
    pub fn push(&mut self, kind: InstKind, ty: TypeId, number: TypeNumber) -> Result<InstId> {
        if !self.bundles.is_empty() {
            return Err(self.error("operand bundles belong to no call"));
        }
        let next = self.values.len();
        if ty != TypeId::VOID
            && !self.forward.is_empty()
            && let Some(value) = self.forward.remove(&next)
        {
            if self.body.values[value].ty != ty {
                return Err(self.error(format!("value {next} was used with another type")));
            }
            let (inst, _) = self.push_extra(kind, TypeId::VOID)?;
            self.body.insts[inst].ty = ty;
            self.body.insts[inst].result = value.into();
            self.body.values[value].def = ValueDef::Inst(inst);
            self.values.local.push(Val { op: Operand::Value(value), ty, number });
            self.instructions.push(inst);
            return Ok(inst);
        }
        let (inst, value) = self.push_extra(kind, ty)?;
        if let Some(value) = value {
            self.values.local.push(Val { op: Operand::Value(value), ty, number });
        }
        self.instructions.push(inst);
        Ok(inst)
    }

    fn record(&mut self, record: &Record) -> Result<()> {
        let ops = Ops { all: &record.ops, at: 0 };
        match record.code {
            code::DECLAREBLOCKS => {
                let count = record.or_zero(0);
                if self.block_count != 0 || count == 0 || count > self.cursor.remaining_bits() {
                    return Err(self.error(format!("the function declares {count} blocks")));
                }
                self.block_count = count as usize;
                Ok(())
            }
            code::LOAD => self.load(ops, false),
            code::STORE => self.store(ops, false, true),
            code::CALL => self.call(ops),
            code::GEP => self.element_pointer(ops, record.code),
            code::BR => self.branch(ops),
            code::BINOP => self.binary(ops),
            code::CAST => self.cast(ops),
            code::CMP | code::CMP2 => self.compare(ops),
            code::PHI => self.phi(ops),
            code::DEBUG_LOC => self.debug_location(ops),
            code::DEBUG_LOC_AGAIN => match self.last_location {
                Some(node) => self.attach_location(node),
                None => Err(self.error("there is no debug location to repeat")),
            },
            code::DEBUG_RECORD_VALUE => self.debug_record(ops, DebugRecordKind::Value, false),
            code::DEBUG_RECORD_VALUE_SIMPLE => self.debug_record(ops, DebugRecordKind::Value, true),
            code::DEBUG_RECORD_DECLARE => self.debug_record(ops, DebugRecordKind::Declare, false),
            code::DEBUG_RECORD_DECLARE_VALUE => self.debug_record(ops, DebugRecordKind::DeclareValue, false),
            code::DEBUG_RECORD_ASSIGN => self.debug_record(ops, DebugRecordKind::Assign, false),
            code::DEBUG_RECORD_LABEL => self.debug_label(ops),
            code::SELECT => self.select(ops, true),
            code::VSELECT => self.select(ops, false),
            code::EXTRACTVAL => self.extract_value(ops),
            code::INSERTVAL => self.insert_value(ops),
            code::EXTRACTELT => self.extract_element(ops),
            code::INSERTELT => self.insert_element(ops),
            code::SHUFFLEVEC => self.shuffle_vector(ops),
            code::UNOP => self.unary(ops),
            code::FREEZE => self.freeze(ops),
            code::RET => self.ret(ops),
            code::SWITCH => self.switch(ops),
            code::INDIRECTBR => self.indirect_branch(ops),
            code::UNREACHABLE => self.push(InstKind::Unreachable, TypeId::VOID, NO_NUMBER).map(drop),
            code::INVOKE => self.invoke(ops),
            code::CALLBR => self.call_branch(ops),
            code::OPERAND_BUNDLE => self.operand_bundle(ops),
            code::LANDINGPAD => self.landing_pad(ops, false),
            code::LANDINGPAD_OLD => self.landing_pad(ops, true),
            code::RESUME => self.resume(ops),
            code::CLEANUPRET => self.cleanup_return(ops),
            code::CATCHRET => self.catch_return(ops),
            code::CATCHPAD => self.funclet_pad(ops, true),
            code::CLEANUPPAD => self.funclet_pad(ops, false),
            code::CATCHSWITCH => self.catch_switch(ops),
            code::ALLOCA => self.alloca(ops),
            code::LOADATOMIC => self.load(ops, true),
            code::STORE_OLD => self.store(ops, false, false),
            code::STOREATOMIC => self.store(ops, true, true),
            code::STOREATOMIC_OLD => self.store(ops, true, false),
            code::CMPXCHG => self.compare_exchange(ops, false),
            code::CMPXCHG_OLD => self.compare_exchange(ops, true),
            code::ATOMICRMW => self.read_modify_write(ops, false),
            code::ATOMICRMW_OLD => self.read_modify_write(ops, true),
            code::FENCE => self.fence(ops),
            code::VAARG => self.va_arg(ops),
            code::GEP_OLD | code::INBOUNDS_GEP_OLD => self.element_pointer(ops, record.code),
            // Which functions must be read before this one says nothing about it.
            code::BLOCKADDR_USERS => Ok(()),
            code::BITINSERT | code::BITEXTRACT => {
                Err(self.error("bit insertion and extraction on byte types are not supported"))
            }
            other => Err(self.error(format!("unknown function record {other}"))),
        }
    }

    fn debug_location(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let (Some(line), Some(column), Some(scope), Some(inlined_at)) =
            (ops.take(), ops.take(), ops.take(), ops.take())
        else {
            return Err(self.too_short());
        };
        let implicit = ops.take().unwrap_or(0);
        let (group, rank) = (ops.take().unwrap_or(0), ops.take().unwrap_or(0));
        let key = [line, column, scope, inlined_at, implicit, group, rank];
        let node = match self.locations.get(&key) {
            Some(&node) => node,
            None => {
                let Some(scope) = scope.checked_sub(1) else {
                    return Err(self.error("a debug location has no scope"));
                };
                let scope = self.node_ref(scope)?;
                let inlined_at = match inlined_at.checked_sub(1) {
                    Some(number) => self.node_ref(number)?,
                    None => MdRef::Null,
                };
                let data = location(line, column, scope, inlined_at, implicit != 0, (group, rank));
                let loc = self.cursor.loc();
                let node = self.body.metadata.push(MdNode { distinct: false, data, loc });
                self.locations.insert(key, node);
                node
            }
        };
        self.last_location = Some(node);
        self.attach_location(node)
    }

    fn attach_location(&mut self, node: MdId) -> Result<()> {
        if self.reader.strip_debug {
            return Ok(());
        }
        let Some(inst) = self.last else {
            return Err(self.error("a debug location before the first instruction"));
        };
        self.body.attachments.push((inst, Attachment { kind: self.dbg, node: MdRef::Node(node) }));
        Ok(())
    }

    /// The metadata with this number, which must be a node.
    fn node_ref(&mut self, number: u64) -> Result<MdRef> {
        match self.metadata_ref(number)? {
            node @ MdRef::Node(_) => Ok(node),
            _ => Err(self.error(format!("metadata {number} is no node"))),
        }
    }

    fn debug_record(&mut self, mut ops: Ops<'_>, kind: DebugRecordKind, simple: bool) -> Result<()> {
        let mut next = |reader: &mut Self| match ops.take() {
            Some(number) => reader.metadata_ref(number),
            None => Err(reader.too_short()),
        };
        let location = next(self)?;
        let variable = next(self)?;
        let expression = next(self)?;
        let value = if simple {
            let value = self.pair(&mut ops)?;
            self.value_as_metadata(value)?
        } else {
            next(self)?
        };
        let args: Box<[MdRef]> = if kind == DebugRecordKind::Assign {
            let mut next = |reader: &mut Self| match ops.take() {
                Some(number) => reader.metadata_ref(number),
                None => Err(reader.too_short()),
            };
            let id = next(self)?;
            let address_expression = next(self)?;
            let address = next(self)?;
            Box::new([value, variable, expression, id, address, address_expression, location])
        } else {
            Box::new([value, variable, expression, location])
        };
        self.push_debug_record(kind, args)
    }

    fn debug_label(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let (Some(location), Some(label)) = (ops.take(), ops.take()) else { return Err(self.too_short()) };
        let location = self.metadata_ref(location)?;
        let label = self.metadata_ref(label)?;
        self.push_debug_record(DebugRecordKind::Label, Box::new([label, location]))
    }

    fn push_debug_record(&mut self, kind: DebugRecordKind, args: Box<[MdRef]>) -> Result<()> {
        let Some(inst) = self.last else {
            return Err(self.error("a debug record before the first instruction"));
        };
        let loc = self.cursor.loc();
        self.body.debug_records.push((inst, DebugRecord { kind, args, loc }));
        Ok(())
    }

    /// A value as metadata.
    pub fn value_as_metadata(&self, value: Val) -> Result<MdRef> {
        match value.op {
            Operand::Value(value) => Ok(MdRef::Local(value)),
            Operand::Const(constant) => Ok(MdRef::Const(constant)),
            Operand::Metadata(_) | Operand::Asm(_) | Operand::Block(_) => {
                Err(self.error("a value that cannot be metadata"))
            }
        }
    }

    fn read_symtab(&mut self, record: &mut Record) -> Result<()> {
        self.cursor.enter(codes::VALUE_SYMTAB)?;
        let mut bytes = Vec::new();
        while let Some(id) = self.cursor.next_record()? {
            self.cursor.read(id, record)?;
            let Some(&number) = record.ops.first() else { return Err(self.too_short()) };
            record.bytes_from(1, &mut bytes);
            let name = super::constants::name_of(&mut self.body.context, &bytes);
            match record.code {
                symtab::ENTRY => {
                    let value = u32::try_from(number).ok().and_then(|number| self.values.get(number));
                    let Some(Operand::Value(value)) = value.map(|value| value.op) else {
                        return Err(self.error("a name of a value that does not exist"));
                    };
                    if bytes.contains(&0) {
                        return Err(self.error("a name contains a zero byte"));
                    }
                    self.body.values[value].name = name.into();
                }
                symtab::BBENTRY => {
                    let block = self.block(Some(number))?;
                    let Some(block) = self.body.blocks.get_mut(block) else {
                        return Err(self.error("a name of a block that has no instructions"));
                    };
                    block.name = name.into();
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn read_metadata(&mut self, record: &mut Record) -> Result<()> {
        self.cursor.enter(codes::METADATA)?;
        // Nodes may use nodes behind them, so what each number is comes first and the nodes second.
        let start = self.cursor.clone();
        let mut positions = Vec::new();
        let mut next_node = self.body.metadata.end();
        loop {
            let position = self.cursor.position();
            let Some(id) = self.cursor.next_record()? else { break };
            self.cursor.read(id, record)?;
            match record.code {
                md::STRINGS => self.metadata.add_strings(&self.cursor, record, &mut self.body.context)?,
                md::STRING_OLD => {
                    let mut bytes = Vec::new();
                    record.bytes_from(0, &mut bytes);
                    self.metadata.push(MdRef::String(self.body.context.strings.intern(&bytes)));
                }
                md::VALUE => {
                    let &[ty, number] = &record.ops[..] else { return Err(self.too_short()) };
                    let value = self.metadata_value(ty, number)?;
                    self.metadata.push(value);
                }
                md::OLD_FN_NODE if record.len() == 2 => {
                    let (ty, number) = (record.ops[0], record.ops[1]);
                    let value = match self.type_of(ty)? {
                        TypeId::METADATA | TypeId::VOID => MdRef::Null,
                        _ => self.metadata_value(ty, number)?,
                    };
                    self.metadata.push(value);
                }
                other if is_node(other) => {
                    positions.push(position);
                    self.metadata.push(MdRef::Node(MdId::new(next_node)));
                    next_node += 1;
                }
                other => return Err(self.error(format!("unknown metadata record {other}"))),
            }
        }
        let mut cursor = start.with_abbrevs_left_by(&self.cursor);
        for position in positions {
            cursor.seek(position)?;
            let Some(id) = cursor.next_record()? else {
                return Err(cursor.error("a metadata node is missing"));
            };
            cursor.read(id, record)?;
            if record.code == special::EXPRESSION && record.or_zero(0) >> 1 <= 1 {
                self.old_expressions = true;
            }
            let mut references =
                FunctionReferences { reader: self.reader, metadata: &self.metadata, values: &self.values };
            let node =
                NodeReader { cursor: &cursor, context: &mut self.body.context, references: &mut references }
                    .read(record)?;
            self.body.metadata.push(node);
        }
        Ok(())
    }

    fn metadata_value(&mut self, ty: u64, number: u64) -> Result<MdRef> {
        let id = self.type_of(ty)?;
        if matches!(id, TypeId::METADATA | TypeId::VOID) {
            return Err(self.error("metadata of a value that has no type"));
        }
        let value = self.value_at(number as u32, id, ty as TypeNumber)?;
        self.value_as_metadata(value)
    }

    fn read_attachments(&mut self, record: &mut Record) -> Result<()> {
        self.cursor.enter(codes::METADATA_ATTACHMENT)?;
        let old = self.reader.metadata.has_old_loops;
        let loop_kind = old.then(|| self.body.context.strings.intern(b"llvm.loop"));
        let mut upgraded = loops::Upgraded::default();
        while let Some(id) = self.cursor.next_record()? {
            self.cursor.read(id, record)?;
            if record.code != md::ATTACHMENT {
                continue;
            }
            if record.ops.is_empty() {
                return Err(self.too_short());
            }
            let to_function = record.len().is_multiple_of(2);
            let inst = if to_function {
                None
            } else {
                let inst = usize::try_from(record.ops[0]).ok().and_then(|at| self.instructions.get(at));
                let Some(&inst) = inst else {
                    return Err(self.error(format!("instruction {} does not exist", record.ops[0])));
                };
                Some(inst)
            };
            for pair in record.ops[usize::from(!to_function)..].chunks_exact(2) {
                let Some(kind) = self.reader.metadata.kind(pair[0]) else {
                    return Err(self.error(format!("metadata kind {} does not exist", pair[0])));
                };
                // Attachments of local values used to be legal and are dropped.
                let node = match self.metadata_ref(pair[1])? {
                    node @ MdRef::Node(_) => node,
                    MdRef::Local(_) => continue,
                    _ => return Err(self.error("an attachment is no node")),
                };
                if kind == self.dbg && self.reader.strip_debug {
                    continue;
                }
                let node = match Some(kind) == loop_kind {
                    true => loops::upgrade(self.reader, &mut self.body, node, &mut upgraded),
                    false => node,
                };
                let attachment = Attachment { kind, node };
                match inst {
                    Some(inst) => self.body.attachments.push((inst, attachment)),
                    None => self.body.function_attachments.push(attachment),
                }
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<()> {
        if !self.bundles.is_empty() {
            return Err(self.error("operand bundles belong to no call"));
        }
        if let Some((number, _)) = self.forward.iter().min() {
            return Err(self.error(format!("value {number} is used but never defined")));
        }
        let complete = self.body.blocks.len() == self.block_count
            && self.body.blocks.last().is_some_and(|(block, _)| self.body.terminator(block).is_some());
        if !complete {
            return Err(self.error("the function has fewer blocks than it declares"));
        }
        if !self.body.attachments.is_sorted_by_key(|(inst, _)| *inst) {
            self.body.attachments.sort_by_key(|(inst, _)| *inst);
        }
        let metadata = &self.reader.metadata;
        let expression = |id| metadata.expression(id);
        self.reader.upgrades.apply(&mut self.body, &expression);
        if self.old_expressions || metadata.has_old_expressions() {
            upgrade_declarations(&mut self.body, &expression);
        }
        Ok(())
    }

    /// Types, constants and strings of the body.
    pub fn context(&mut self) -> &mut Context {
        &mut self.body.context
    }
}

/// Numbers at the level of a function.
struct FunctionReferences<'r, 'a> {
    reader: &'r Reader<'a>,
    metadata: &'r FunctionMetadata,
    values: &'r Values<'r>,
}

impl References for FunctionReferences<'_, '_> {
    fn reference(&mut self, number: u64, context: &mut Context) -> Option<MdRef> {
        self.metadata.reference(self.reader, number, context)
    }

    fn value(&mut self, _ty: u64, number: u64, _context: &mut Context) -> Option<MdRef> {
        match self.values.get(u32::try_from(number).ok()?)?.op {
            Operand::Const(constant) => Some(MdRef::Const(constant)),
            Operand::Value(value) => Some(MdRef::Local(value)),
            Operand::Metadata(_) | Operand::Asm(_) | Operand::Block(_) => None,
        }
    }

    fn is_void(&self, ty: u64) -> bool {
        self.reader.numbers.get(ty) == Some(TypeId::VOID)
    }

    fn is_metadata(&self, ty: u64) -> bool {
        self.reader.numbers.get(ty) == Some(TypeId::METADATA)
    }
}
