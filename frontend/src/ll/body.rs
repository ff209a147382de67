//! Function bodies: names and numbers of local values, blocks, and what is checked at the end.

use super::cursor::{Parser, shown};
use super::functions::ParamName;
use super::lexer::Tok;
use super::symbols::{BodyText, TextModule};
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{
    AsmId, Attachment, BlockData, BlockId, BlockRef, Body, CallData, CallId, ConstData, DebugRecord,
    GlobalId, GlobalValue, InlineAsm, Inst, InstId, InstKind, ListRef, Loc, MdRef, MdTable, Operand, StrId,
    TypeId, ValueData, ValueDef, ValueId,
};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// What a local name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Local {
    Value(ValueId),
    Block(BlockId),
}

/// A block while its body is being read.
#[derive(Clone, Copy, Debug)]
struct BlockState {
    /// Where it was first mentioned.
    first_use: Loc,
    is_defined: bool,
}

/// Locals by number. Numbers may be far apart, so only those that the text could write out densely are kept in a
/// list.
#[derive(Clone, Debug, Default)]
struct Numbers {
    dense: Vec<Option<Local>>,
    sparse: FxHashMap<u32, Local>,
    limit: usize,
    /// The number of the next unnamed local.
    next: u32,
}

impl Numbers {
    fn get(&self, number: u32) -> Option<Local> {
        match self.dense.get(number as usize) {
            Some(found) => *found,
            None => self.sparse.get(&number).copied(),
        }
    }

    fn set(&mut self, number: u32, local: Local) {
        let index = number as usize;
        if index < self.dense.len() {
            self.dense[index] = Some(local);
        } else if index == self.dense.len() && index < self.limit && self.sparse.is_empty() {
            self.dense.push(Some(local));
        } else if index < self.limit && self.sparse.is_empty() {
            self.dense.resize(index + 1, None);
            self.dense[index] = Some(local);
        } else {
            self.sparse.insert(number, local);
        }
    }
}

/// The body being read: the fields of [`Body`] and what names mean.
#[derive(Clone, Debug)]
pub(super) struct FuncState<'a> {
    pub function: GlobalId,
    pub ret: TypeId,
    pub implicit_globals: Vec<GlobalValue>,
    /// Undeclared intrinsics by name and function type.
    pub implicit_names: FxHashMap<(Cow<'a, [u8]>, TypeId), GlobalId>,
    pub values: PrimaryMap<ValueId, ValueData>,
    pub blocks: PrimaryMap<BlockId, BlockData>,
    pub insts: PrimaryMap<InstId, Inst>,
    pub calls: PrimaryMap<CallId, CallData>,
    pub asms: PrimaryMap<AsmId, InlineAsm>,
    pub params: Vec<ValueId>,
    pub operand_pool: Vec<Operand>,
    pub block_pool: Vec<BlockId>,
    pub int_pool: Vec<u32>,
    pub metadata_operands: Vec<MdRef>,
    pub attachments: Vec<(InstId, Attachment)>,
    pub debug_records: Vec<(InstId, DebugRecord)>,
    pub use_list_orders: Vec<(Operand, Box<[u32]>)>,
    pub block_addresses: Vec<(BlockRef, Loc)>,
    /// The type of what `alloca` gives, unless it says another address space.
    pub alloca_type: TypeId,
    /// By name; in the edition of 2006 by type and name.
    pub names: FxHashMap<Cow<'a, [u8]>, Local>,
    /// Names that values and blocks have, where the text's own may repeat.
    pub used_names: FxHashSet<StrId>,
    /// The next number of each type, in the edition of 2006.
    pub next_numbers: FxHashMap<TypeId, u32>,
    numbers: Numbers,
    /// Values that were used before their definition: where first.
    pub forward: FxHashMap<ValueId, Loc>,
    block_states: PrimaryMap<BlockId, BlockState>,
    /// Blocks in the order of the text.
    block_order: Vec<BlockId>,
    /// Space for the instructions of the block being read.
    block_space: Vec<InstId>,
}

impl Default for FuncState<'_> {
    fn default() -> Self {
        FuncState {
            function: GlobalId::new(0),
            ret: TypeId::VOID,
            implicit_globals: Vec::new(),
            implicit_names: FxHashMap::default(),
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
            attachments: Vec::new(),
            debug_records: Vec::new(),
            use_list_orders: Vec::new(),
            block_addresses: Vec::new(),
            alloca_type: TypeId::PTR,
            names: FxHashMap::default(),
            used_names: FxHashSet::default(),
            next_numbers: FxHashMap::default(),
            numbers: Numbers::default(),
            forward: FxHashMap::default(),
            block_states: PrimaryMap::new(),
            block_order: Vec::new(),
            block_space: Vec::new(),
        }
    }
}

impl FuncState<'_> {
    /// Stores a list of operands.
    pub(super) fn push_operands(&mut self, operands: &[Operand]) -> ListRef {
        let start = self.operand_pool.len() as u32;
        self.operand_pool.extend_from_slice(operands);
        ListRef { start, len: operands.len() as u32 }
    }

    /// The state of a block that was just made.
    pub(super) fn push_block_state(&mut self, first_use: Loc) {
        self.block_states.push(BlockState { first_use, is_defined: false });
    }

    /// Notes that the text of a block begins; `false` if it has one already.
    pub(super) fn mark_block_defined(&mut self, block: BlockId) -> bool {
        let state = &mut self.block_states[block];
        if std::mem::replace(&mut state.is_defined, true) {
            return false;
        }
        self.block_order.push(block);
        true
    }

    /// Stores a list of blocks.
    pub(super) fn push_blocks(&mut self, blocks: &[BlockId]) -> ListRef {
        let start = self.block_pool.len() as u32;
        self.block_pool.extend_from_slice(blocks);
        ListRef { start, len: blocks.len() as u32 }
    }

    /// Stores a list of integers.
    pub(super) fn push_ints(&mut self, ints: &[u32]) -> ListRef {
        let start = self.int_pool.len() as u32;
        self.int_pool.extend_from_slice(ints);
        ListRef { start, len: ints.len() as u32 }
    }
}

/// The name written before a result or a block.
#[derive(Clone, Debug)]
pub(super) enum ResultName<'a> {
    None,
    Name(Cow<'a, [u8]>),
    Number(u32),
}

impl<'a> ResultName<'a> {
    /// An empty name is none.
    fn named(name: Cow<'a, [u8]>) -> ResultName<'a> {
        if name.is_empty() { ResultName::None } else { ResultName::Name(name) }
    }
}

/// Reads the body of `function`.
pub(super) fn read_body(source: &[u8], text: &TextModule, function: GlobalId) -> Result<Body> {
    let module = &text.module;
    let value = &module.globals[function];
    let Some(&at) = text.bodies.get(&function) else {
        return Err(crate::diagnostics::Diagnostic::error(value.loc, "the function has no body"));
    };
    let cx = module.body_context();
    let mut parser = Parser::starting_at(source, at.params as usize, cx);
    parser.module = Some(text);
    parser.set_edition(text.edition);
    parser.in_function = true;
    parser.nodes = MdTable::starting_at(module.metadata_count);
    parser.func.function = function;
    let in_function = |diagnostic: Box<crate::diagnostics::Diagnostic>| {
        let name = match value.name {
            Some(name) => module.context.strings.display(name).into_owned(),
            None => function.index().to_string(),
        };
        diagnostic.in_context(format!("in function @{name}"))
    };
    let mut body = parser.read_body(value, at).map_err(in_function)?;
    super::metadata::check_one_format(&text.module, &body)?;
    let expression = |id| super::metadata::expression_of(source, text, id);
    text.upgrades.apply(&mut body, &expression);
    let body = match &text.erased {
        Some(erased) => super::erase::erase_body(text, erased, body, &expression),
        None => body,
    };
    let upgrades = text.erased.as_ref().map_or(&text.upgrades, |erased| &erased.upgrades);
    match upgrades.unfit_exceptions(&body) {
        Some((loc, message)) => Err(in_function(crate::diagnostics::Diagnostic::error(loc, message))),
        None => Ok(body),
    }
}

impl<'a> Parser<'a, '_> {
    fn read_body(mut self, value: &GlobalValue, at: BodyText) -> Result<Body> {
        if let Some((ret, ..)) = self.cx.types.function_parts(value.value_type) {
            self.func.ret = self.unfolded(ret);
        }
        let size = (at.end - at.start) as usize;
        self.func.numbers.limit = size;
        // A line of text is an instruction, more or less.
        self.func.insts.reserve(size / 48);
        self.func.values.reserve(size / 48);
        self.func.numbers.dense.reserve(size / 48);
        self.func.operand_pool.reserve(size / 64);
        // Blocks are larger, and few have phis.
        self.func.blocks.reserve(size / 256);
        self.func.block_states.reserve(size / 256);
        self.func.block_order.reserve(size / 256);
        let space = self.layout().alloca_address_space();
        self.func.alloca_type = self.cx.types.ptr(space);
        self.define_parameters()?;
        self.seek(at.start as usize);
        if !self.is_legacy() || !self.eat_word(b"begin") {
            self.expect(Tok::LBrace, "expected '{' in function body")?;
        }
        if self.at_body_end() {
            return Err(self.error("function body requires at least one basic block"));
        }
        while !self.at_body_end() && !self.at_word(b"uselistorder") {
            self.parse_block()?;
        }
        while self.eat_word(b"uselistorder") {
            let (_, operand) = self.parse_typed_operand()?;
            self.expect(Tok::Comma, "expected comma in uselistorder directive")?;
            let indexes = self.use_list_indexes()?;
            self.func.use_list_orders.push((operand, indexes));
        }
        if !self.at_body_end() {
            return Err(self.error("expected instruction opcode"));
        }
        let end = self.loc();
        self.bump();
        self.finish_body(end)
    }

    /// Whether the current token ends a body.
    fn at_body_end(&self) -> bool {
        self.kind() == Tok::RBrace || (self.is_legacy() && self.at_word(b"end"))
    }

    fn define_parameters(&mut self) -> Result<()> {
        let (params, _) = self.parse_parameters()?;
        for (index, param) in params.into_iter().enumerate() {
            let name = match param.name {
                ParamName::Name(name) => ResultName::Name(name),
                ParamName::Number(number) => ResultName::Number(number),
                ParamName::None => ResultName::None,
            };
            if self.is_legacy() {
                let def = ValueDef::Param(index as u32);
                let id = self.legacy_define(name, param.loc, param.ty, def)?;
                self.func.params.push(id);
                continue;
            }
            let id = self.func.values.push(ValueData {
                ty: param.ty,
                def: ValueDef::Param(index as u32),
                name: PackedOption::default(),
            });
            self.func.params.push(id);
            match name {
                ResultName::Name(name) => {
                    if self.func.names.contains_key(&name) {
                        let name = shown(&name).into_owned();
                        return Err(self.error_at(param.loc, format!("redefinition of argument '%{name}'")));
                    }
                    self.func.values[id].name = self.cx.strings.intern(&name).into();
                    self.func.names.insert(name, Local::Value(id));
                }
                ResultName::Number(number) => {
                    self.func.numbers.set(number, Local::Value(id));
                    self.func.numbers.next = number.saturating_add(1);
                }
                ResultName::None => {
                    let number = self.func.numbers.next;
                    self.func.numbers.set(number, Local::Value(id));
                    self.func.numbers.next = number.saturating_add(1);
                }
            }
        }
        Ok(())
    }

    /// The local that the current token names, if it is known.
    #[inline]
    fn known_local(&self) -> Result<Option<Local>> {
        if self.kind() == Tok::LocalNumber {
            return Ok(self.func.numbers.get(self.token_number()?));
        }
        let text = self.text();
        if self.token().quoted {
            return Ok(self.func.names.get(&*self.name()).copied());
        }
        Ok(self.func.names.get(text).copied())
    }

    /// The type of the value whose name stands at `loc`, if it is known.
    pub(super) fn local_type_at(&self, loc: Loc) -> Option<TypeId> {
        let mut lexer = super::lexer::Lexer::new(self.lexer.source(), loc.0 as usize);
        let token = lexer.next_token();
        let text = lexer.text(token);
        let local = match token.kind {
            Tok::LocalName if token.quoted => self.func.names.get(&*super::lexer::unescape(text)).copied(),
            Tok::LocalName => self.func.names.get(text).copied(),
            Tok::LocalNumber => {
                let number = super::lexer::parse_decimal(text).and_then(|n| u32::try_from(n).ok())?;
                self.func.numbers.get(number)
            }
            _ => None,
        };
        match local? {
            Local::Value(value) => Some(self.func.values[value].ty),
            Local::Block(_) => None,
        }
    }

    /// An instruction that stands for part of what the text says; its result has no name and no number.
    pub(super) fn hidden_inst(&mut self, kind: InstKind, ty: TypeId, loc: Loc) -> Operand {
        let block = self.func.block_order.last().copied().unwrap_or_else(|| BlockId::new(0));
        let inst = self.func.insts.push(Inst { kind, ty, result: PackedOption::default(), block, loc });
        let def = ValueDef::Inst(inst);
        let value = self.func.values.push(ValueData { ty, def, name: PackedOption::default() });
        self.func.insts[inst].result = value.into();
        self.func.blocks[block].insts.push(inst);
        Operand::Value(value)
    }

    /// [`Parser::hidden_inst`] at the start of the function.
    pub(super) fn hidden_inst_at_entry(&mut self, kind: InstKind, ty: TypeId, loc: Loc) -> Operand {
        let value = self.hidden_inst(kind, ty, loc);
        let (Some(&here), Some(&entry)) = (self.func.block_order.last(), self.func.block_order.first())
        else {
            return value;
        };
        if let Some(inst) = self.func.blocks[here].insts.pop() {
            self.func.insts[inst].block = entry;
            self.func.blocks[entry].insts.insert(0, inst);
        }
        value
    }

    /// An instruction without a result that stands for part of what the text says.
    pub(super) fn hidden_effect(&mut self, kind: InstKind, loc: Loc) {
        let block = self.func.block_order.last().copied().unwrap_or_else(|| BlockId::new(0));
        let result = PackedOption::default();
        let inst = self.func.insts.push(Inst { kind, ty: TypeId::VOID, result, block, loc });
        self.func.blocks[block].insts.push(inst);
    }

    /// The local that the current token names, at type `ty`.
    pub(super) fn local_operand(&mut self, ty: TypeId) -> Result<Operand> {
        if !self.in_function {
            if self.is_legacy() {
                return Ok(Operand::Const(self.legacy_global_constant(ty)?));
            }
            return Err(self.error("invalid use of function-local name"));
        }
        if self.is_legacy() {
            return self.legacy_operand(ty);
        }
        let loc = self.loc();
        match self.known_local()? {
            Some(Local::Value(value)) => {
                let own = self.func.values[value].ty;
                if own != ty {
                    return Err(self.local_mismatch(own, ty));
                }
                self.bump();
                Ok(Operand::Value(value))
            }
            Some(Local::Block(block)) => {
                if ty != TypeId::LABEL {
                    return Err(self.local_mismatch(TypeId::LABEL, ty));
                }
                self.bump();
                Ok(Operand::Block(block))
            }
            None if ty == TypeId::LABEL => Ok(Operand::Block(self.block_reference()?)),
            None => {
                if !self.cx.types.is_first_class(ty) {
                    return Err(self.error("invalid use of a non-first-class type"));
                }
                let name = self.local_name()?;
                let id = self.func.values.push(ValueData {
                    ty,
                    def: ValueDef::Forward,
                    name: PackedOption::default(),
                });
                self.func.forward.insert(id, loc);
                self.bump();
                self.bind(name, Local::Value(id));
                Ok(Operand::Value(id))
            }
        }
    }

    #[cold]
    fn local_mismatch(&self, own: TypeId, expected: TypeId) -> Box<crate::diagnostics::Diagnostic> {
        let (own, expected) = (self.type_name(own), self.type_name(expected));
        let name = shown(&self.name()).into_owned();
        self.error(format!("'%{name}' defined with type '{own}' but expected '{expected}'"))
    }

    /// The name in a local's token.
    fn local_name(&self) -> Result<ResultName<'a>> {
        Ok(match self.kind() {
            Tok::LocalNumber => ResultName::Number(self.token_number()?),
            _ => ResultName::Name(self.name()),
        })
    }

    fn bind(&mut self, name: ResultName<'a>, local: Local) {
        match name {
            ResultName::Number(number) => self.func.numbers.set(number, local),
            ResultName::Name(name) => {
                let id = self.cx.strings.intern(&name).into();
                match local {
                    Local::Value(value) => self.func.values[value].name = id,
                    Local::Block(block) => self.func.blocks[block].name = id,
                }
                self.func.names.insert(name, local);
            }
            ResultName::None => {}
        }
    }

    /// The block that the current token names, which is stepped over. It may be defined later.
    pub(super) fn block_reference(&mut self) -> Result<BlockId> {
        if self.is_legacy() {
            return self.legacy_block();
        }
        let loc = self.loc();
        if !matches!(self.kind(), Tok::LocalName | Tok::LocalNumber) {
            return Err(self.error("expected value token"));
        }
        match self.known_local()? {
            Some(Local::Block(block)) => {
                self.bump();
                Ok(block)
            }
            Some(Local::Value(value)) => {
                let own = self.func.values[value].ty;
                Err(self.local_mismatch(own, TypeId::LABEL))
            }
            None => {
                let name = self.local_name()?;
                self.bump();
                let block = self.func.blocks.push(BlockData::default());
                self.func.block_states.push(BlockState { first_use: loc, is_defined: false });
                self.bind(name, Local::Block(block));
                Ok(block)
            }
        }
    }

    /// `label %block`
    pub(super) fn typed_block(&mut self) -> Result<BlockId> {
        let loc = self.loc();
        let ty = self.parse_type()?;
        if ty != TypeId::LABEL {
            // Read for its own errors first.
            self.parse_operand(ty)?;
            return Err(self.error_at(loc, "expected a basic block"));
        }
        self.block_reference()
    }

    /// A block: its label, if it has one, and its instructions.
    fn parse_block(&mut self) -> Result<()> {
        let loc = self.loc();
        let name = match self.kind() {
            Tok::Label => {
                let name = ResultName::named(self.name());
                self.bump();
                name
            }
            Tok::LabelNumber => {
                let number = self.token_number()?;
                self.bump();
                ResultName::Number(number)
            }
            _ => ResultName::None,
        };
        let is_legacy = self.is_legacy();
        let block =
            if is_legacy { self.legacy_define_block(name, loc)? } else { self.define_block(name, loc)? };
        // A list that need not grow for every block; the block gets one of its own size at the end.
        let insts = &mut self.func.blocks[block].insts;
        if insts.is_empty() {
            *insts = std::mem::take(&mut self.func.block_space);
        }
        loop {
            // Debug records stand before the instruction that comes next.
            let next = InstId::new(self.func.insts.len());
            while self.kind() == Tok::Hash {
                let record = super::metadata::parse_debug_record(self)?;
                self.func.debug_records.push((next, record));
            }
            let loc = self.loc();
            let name = match self.kind() {
                Tok::LocalNumber => {
                    let number = self.token_number()?;
                    self.bump();
                    self.expect(Tok::Equal, "expected '=' after instruction id")?;
                    ResultName::Number(number)
                }
                Tok::LocalName => {
                    let name = ResultName::named(self.name());
                    self.bump();
                    self.expect(Tok::Equal, "expected '=' after instruction name")?;
                    name
                }
                _ => ResultName::None,
            };
            let opcode_loc = self.loc();
            let (kind, ty) = if is_legacy {
                match self.legacy_instruction()? {
                    Some(parsed) => parsed,
                    None => continue,
                }
            } else {
                self.parse_instruction()?
            };
            let is_terminator = kind.is_terminator();
            let inst = self.func.insts.push(Inst {
                kind,
                ty,
                result: PackedOption::default(),
                block,
                loc: opcode_loc,
            });
            self.func.blocks[block].insts.push(inst);
            while self.kind() == Tok::Comma {
                self.bump();
                if self.kind() != Tok::MetadataName {
                    return Err(self.error("expected metadata after comma"));
                }
                let attachment = self.parse_attachment()?;
                self.func.attachments.push((inst, attachment));
            }
            if is_legacy {
                self.legacy_define_result(name, loc, inst, ty)?;
            } else {
                self.define_result(name, loc, inst, ty)?;
            }
            if is_terminator {
                let insts = &mut self.func.blocks[block].insts;
                let own = insts.as_slice().into();
                self.func.block_space = std::mem::replace(insts, own);
                self.func.block_space.clear();
                return Ok(());
            }
        }
    }

    fn define_block(&mut self, name: ResultName<'a>, loc: Loc) -> Result<BlockId> {
        let known = match &name {
            ResultName::Name(text) => self.func.names.get(text).copied(),
            ResultName::Number(number) => {
                let next = self.func.numbers.next;
                if *number < next {
                    return Err(
                        self.error_at(loc, format!("label expected to be numbered '{next}' or greater"))
                    );
                }
                self.func.numbers.get(*number)
            }
            ResultName::None => self.func.numbers.get(self.func.numbers.next),
        };
        let name = match name {
            ResultName::None => ResultName::Number(self.func.numbers.next),
            other => other,
        };
        if let ResultName::Number(number) = name {
            self.func.numbers.next = number.saturating_add(1);
        }
        let block = match known {
            Some(Local::Block(block)) if !self.func.block_states[block].is_defined => block,
            Some(_) => {
                let message = match &name {
                    ResultName::Name(name) => format!("unable to create block named '{}'", shown(name)),
                    ResultName::Number(number) => format!("unable to create block numbered '{number}'"),
                    ResultName::None => "unable to create block".to_string(),
                };
                return Err(self.error_at(loc, message));
            }
            None => {
                let block = self.func.blocks.push(BlockData::default());
                self.func.block_states.push(BlockState { first_use: loc, is_defined: false });
                self.bind(name, Local::Block(block));
                block
            }
        };
        self.func.block_states[block].is_defined = true;
        self.func.block_order.push(block);
        Ok(block)
    }

    /// Gives the result of `inst` its name or number.
    fn define_result(&mut self, name: ResultName<'a>, loc: Loc, inst: InstId, ty: TypeId) -> Result<()> {
        if ty == TypeId::VOID {
            return match name {
                ResultName::None => Ok(()),
                _ => Err(self.error_at(loc, "instructions returning void cannot have a name")),
            };
        }
        let number = match &name {
            ResultName::Name(_) => None,
            ResultName::Number(number) => {
                let next = self.func.numbers.next;
                self.check_number(loc, "instruction", "%", *number, next)?;
                Some(*number)
            }
            ResultName::None => Some(self.func.numbers.next),
        };
        let known = match (&name, number) {
            (_, Some(number)) => {
                self.func.numbers.next = number.saturating_add(1);
                self.func.numbers.get(number)
            }
            (ResultName::Name(text), None) => self.func.names.get(text).copied(),
            (_, None) => None,
        };
        let def = ValueDef::Inst(inst);
        let value = match known {
            Some(Local::Value(value)) if self.func.values[value].def == ValueDef::Forward => {
                let forward = self.func.values[value].ty;
                if forward != ty {
                    let forward = self.type_name(forward);
                    return Err(
                        self.error_at(loc, format!("instruction forward referenced with type '{forward}'"))
                    );
                }
                self.func.values[value].def = def;
                self.func.forward.remove(&value);
                value
            }
            Some(Local::Block(_)) if number.is_some() => {
                return Err(self.error_at(loc, "instruction forward referenced with type 'label'"));
            }
            Some(_) => {
                let message = match &name {
                    ResultName::Name(name) => {
                        format!("multiple definition of local value named '{}'", shown(name))
                    }
                    _ => "multiple definition of a local value".to_string(),
                };
                return Err(self.error_at(loc, message));
            }
            None => {
                let value = self.func.values.push(ValueData { ty, def, name: PackedOption::default() });
                let name = match (name, number) {
                    (_, Some(number)) => ResultName::Number(number),
                    (name, None) => name,
                };
                self.bind(name, Local::Value(value));
                value
            }
        };
        self.func.insts[inst].result = value.into();
        Ok(())
    }

    /// Refuses what was used and never defined.
    fn check_locals(&self) -> Result<()> {
        let first_value = self.func.forward.iter().map(|(&value, &loc)| (loc, value)).min();
        let first_block = self
            .func
            .block_states
            .iter()
            .filter(|(_, state)| !state.is_defined)
            .map(|(block, state)| (state.first_use, block))
            .min();
        let loc = match (first_value, first_block) {
            (None, None) => return Ok(()),
            (Some((loc, _)), None) => loc,
            (None, Some((loc, _))) => loc,
            (Some((a, _)), Some((b, _))) => a.min(b),
        };
        // The text at the position is the name with its sigil.
        let mut lexer = super::lexer::Lexer::new(self.lexer.source(), loc.0 as usize);
        let token = lexer.next_token();
        let name = shown(lexer.text(token));
        Err(self.error_at(loc, format!("use of undefined value '%{name}'")))
    }

    /// The block of this function whose address an operand is.
    pub(super) fn block_at(&self, operand: Operand) -> Option<BlockId> {
        let Operand::Const(id) = operand else { return None };
        let ConstData::BlockAddress { function, block } = *self.cx.consts.data(id) else { return None };
        let found = match block {
            BlockRef::Name(name) => self.func.names.get(self.cx.strings.get(name)).copied(),
            BlockRef::Number(number) => self.func.numbers.get(number),
            BlockRef::Index(_) => None,
        };
        match found {
            Some(Local::Block(block)) if function == self.func.function => Some(block),
            _ => None,
        }
    }

    fn check_block_addresses(&self) -> Result<()> {
        let outside = self.module.and_then(|module| module.block_addresses.get(&self.func.function));
        let all = outside.into_iter().flatten().chain(&self.func.block_addresses);
        for &(block, loc) in all {
            let (found, name) = match block {
                BlockRef::Name(name) => {
                    let text = self.cx.strings.get(name);
                    (self.func.names.get(text).copied(), shown(text).into_owned())
                }
                BlockRef::Number(number) => (self.func.numbers.get(number), number.to_string()),
                BlockRef::Index(_) => continue,
            };
            if !matches!(found, Some(Local::Block(_))) {
                return Err(self.error_at(
                    loc,
                    format!("referenced value '%{name}' in blockaddress is not a basic block"),
                ));
            }
        }
        let ordered = self.module.and_then(|module| module.ordered_blocks.get(&self.func.function));
        for &(block, loc) in ordered.into_iter().flatten() {
            match self.func.names.get(self.cx.strings.get(block)) {
                Some(Local::Block(_)) => {}
                Some(_) => return Err(self.error_at(loc, "expected basic block in uselistorder_bb")),
                None => return Err(self.error_at(loc, "invalid basic block in uselistorder_bb")),
            }
        }
        Ok(())
    }

    /// Completes the body, which ends at `end`.
    fn finish_body(mut self, end: Loc) -> Result<Body> {
        self.check_locals()?;
        self.check_block_addresses()?;
        if self.makes_landing_pads() {
            self.make_landing_pads()?;
        }
        let func = self.func;
        let order = func.block_order;
        let mut body = Body {
            function: func.function,
            context: self.cx,
            implicit_globals: func.implicit_globals,
            values: func.values,
            blocks: func.blocks,
            insts: func.insts,
            calls: func.calls,
            asms: func.asms,
            params: func.params,
            operand_pool: func.operand_pool,
            block_pool: func.block_pool,
            int_pool: func.int_pool,
            metadata_operands: func.metadata_operands,
            metadata: self.nodes,
            attachments: func.attachments,
            debug_records: func.debug_records,
            use_list_orders: func.use_list_orders,
            function_attachments: Vec::new(),
            personality: None,
        };
        body.order_blocks(&order);
        match unfit_order(&body) {
            Some(message) => Err(Diagnostic::error(end, message)),
            None => Ok(body),
        }
    }
}

/// What is wrong with the orders of uses of instructions and arguments; those of constants also count uses elsewhere.
fn unfit_order(body: &Body) -> Option<String> {
    body.use_list_orders.iter().find_map(|(operand, indexes)| {
        let Operand::Value(_) = operand else { return None };
        let mut uses = 0;
        for inst in body.blocks.values().flat_map(|block| &block.insts) {
            body.visit_operands(&body.insts[*inst].kind, |used| uses += usize::from(used == *operand));
        }
        match uses {
            0 => Some("value has no uses".to_owned()),
            1 => Some("value only has one use".to_owned()),
            uses if uses != indexes.len() => Some(format!("wrong number of indexes, expected {uses}")),
            _ => None,
        }
    })
}
