//! Values by type and name: a name may stand for one value of each type, and unnamed values are numbered for
//! each type.

use super::super::body::{Local, ResultName};
use super::super::cursor::{Parser, shown};
use super::super::lexer::{Tok, parse_decimal};
use super::super::symbols::GlobalSlot;
use crate::diagnostics::Result;
use crate::ir::{
    BlockData, BlockId, ConstData, ConstId, GlobalId, InstId, Loc, Operand, StrId, TypeId, ValueData,
    ValueDef, ValueId,
};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use std::borrow::Cow;

/// What the tables of names are searched for.
type Key = Vec<u8>;

fn key(ty: TypeId, is_number: bool, text: &[u8]) -> Key {
    let mut key = Vec::with_capacity(text.len() + 5);
    key.extend_from_slice(&(ty.index() as u32).to_le_bytes());
    key.push(u8::from(is_number));
    key.extend_from_slice(text);
    key
}

/// The name under which an unnamed global is known: one that no text can write.
pub(super) fn global_number(digits: &[u8]) -> Vec<u8> {
    let digits = parse_decimal(digits).unwrap_or(u64::MAX);
    format!("\0{digits}").into_bytes()
}

impl<'a> Parser<'a, '_> {
    /// The key of the current token, a local's name or number, at type `ty`. The unnamed globals of a type have
    /// its first numbers.
    fn token_key(&self, ty: TypeId) -> Key {
        if self.kind() != Tok::LocalNumber {
            return key(ty, false, &self.name());
        }
        let number = parse_decimal(self.text()).unwrap_or(u64::MAX);
        let globals = self.symbols().unnamed_globals.get(&ty).copied().unwrap_or(0);
        key(ty, true, number.saturating_sub(globals.into()).to_string().as_bytes())
    }

    /// Whether the current token is the number of a global with an address of type `ty`.
    fn is_global_number(&self, ty: TypeId) -> bool {
        let globals = self.symbols().unnamed_globals.get(&ty).copied().unwrap_or(0);
        self.kind() == Tok::LocalNumber
            && parse_decimal(self.text()).is_some_and(|number| number < globals.into())
    }

    /// The name under which the global that the current token names is known.
    fn global_name(&self) -> Cow<'a, [u8]> {
        match self.kind() {
            Tok::LocalNumber => global_number(self.text()).into(),
            _ => self.name(),
        }
    }

    /// The operand of type `ty` that the current token names.
    pub(in super::super) fn legacy_operand(&mut self, ty: TypeId) -> Result<Operand> {
        if self.is_global_number(ty)
            && let Some(global) = self.legacy_known_global(ty)
        {
            self.bump();
            return Ok(Operand::Const(self.cx.consts.intern(ty, ConstData::Global(global))));
        }
        let key = self.token_key(ty);
        match self.func.names.get(&*key) {
            Some(&Local::Value(value)) => {
                self.bump();
                return Ok(Operand::Value(value));
            }
            Some(&Local::Block(block)) => {
                self.bump();
                return Ok(Operand::Block(block));
            }
            None => {}
        }
        if self.is_ptr(ty)
            && self.kind() == Tok::LocalName
            && let Some(global) = self.legacy_known_global(ty)
        {
            self.bump();
            return Ok(Operand::Const(self.cx.consts.intern(ty, ConstData::Global(global))));
        }
        if ty == TypeId::LABEL {
            return Ok(Operand::Block(self.legacy_block()?));
        }
        if !self.cx.types.is_first_class(ty) || self.cx.types.is_aggregate(ty) {
            return Err(self.error("invalid use of a non-first-class type"));
        }
        let loc = self.loc();
        let name = self.plain_name();
        let value =
            self.func.values.push(ValueData { ty, def: ValueDef::Forward, name: PackedOption::default() });
        self.func.forward.insert(value, loc);
        self.bump();
        self.name_value(value, name);
        self.func.names.insert(Cow::Owned(key), Local::Value(value));
        Ok(Operand::Value(value))
    }

    /// The name of the current token, `None` for numbers.
    fn plain_name(&self) -> Option<Cow<'a, [u8]>> {
        (self.kind() == Tok::LocalName).then(|| self.name())
    }

    /// An interned name that nothing else in the function has.
    fn unique_name(&mut self, name: &[u8]) -> StrId {
        let mut id = self.cx.strings.intern(name);
        let mut number = 0u32;
        while !self.func.used_names.insert(id) {
            number += 1;
            let mut longer = name.to_vec();
            longer.extend_from_slice(format!(".{number}").as_bytes());
            id = self.cx.strings.intern(&longer);
        }
        id
    }

    fn name_value(&mut self, value: ValueId, name: Option<Cow<'a, [u8]>>) {
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            self.func.values[value].name = self.unique_name(&name).into();
        }
    }

    /// The block that the current token names, which is stepped over.
    pub(in super::super) fn legacy_block(&mut self) -> Result<BlockId> {
        if !matches!(self.kind(), Tok::LocalName | Tok::LocalNumber) {
            return Err(self.error("expected a label"));
        }
        let key = self.token_key(TypeId::LABEL);
        let loc = self.loc();
        if let Some(&Local::Block(block)) = self.func.names.get(&*key) {
            self.bump();
            return Ok(block);
        }
        let name = self.plain_name();
        self.bump();
        Ok(self.new_block(key, name, loc))
    }

    fn new_block(&mut self, key: Key, name: Option<Cow<'a, [u8]>>, loc: Loc) -> BlockId {
        let block = self.func.blocks.push(BlockData::default());
        self.func.push_block_state(loc);
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            self.func.blocks[block].name = self.unique_name(&name).into();
        }
        self.func.names.insert(Cow::Owned(key), Local::Block(block));
        block
    }

    fn next_number(&mut self, ty: TypeId) -> Vec<u8> {
        let next = self.func.next_numbers.entry(ty).or_insert(0);
        let number = *next;
        *next += 1;
        number.to_string().into_bytes()
    }

    /// The block whose label was read, or an unnamed one, at its definition.
    pub(in super::super) fn legacy_define_block(
        &mut self,
        name: ResultName<'a>,
        loc: Loc,
    ) -> Result<BlockId> {
        let (key, name) = match name {
            ResultName::Name(name) => (key(TypeId::LABEL, false, &name), Some(name)),
            ResultName::Number(number) => (key(TypeId::LABEL, true, number.to_string().as_bytes()), None),
            ResultName::None => {
                let number = self.next_number(TypeId::LABEL);
                (key(TypeId::LABEL, true, &number), None)
            }
        };
        let block = match self.func.names.get(&*key) {
            Some(&Local::Block(block)) => block,
            _ => self.new_block(key, name.clone(), loc),
        };
        if !self.func.mark_block_defined(block) {
            let name = name.map(|name| shown(&name).into_owned()).unwrap_or_default();
            return Err(self.error_at(loc, format!("Redefinition of label {name}")));
        }
        Ok(block)
    }

    /// Gives a value of type `ty` its name or number. Gives the value.
    pub(in super::super) fn legacy_define(
        &mut self,
        name: ResultName<'a>,
        loc: Loc,
        ty: TypeId,
        def: ValueDef,
    ) -> Result<ValueId> {
        let (key, name) = match name {
            ResultName::Name(name) => (key(ty, false, &name), Some(name)),
            ResultName::Number(number) => (key(ty, true, number.to_string().as_bytes()), None),
            ResultName::None => {
                let number = self.next_number(ty);
                (key(ty, true, &number), None)
            }
        };
        match self.func.names.get(&*key) {
            Some(&Local::Value(value)) if self.func.values[value].def == ValueDef::Forward => {
                self.func.values[value].def = def;
                self.func.forward.remove(&value);
                Ok(value)
            }
            Some(_) => {
                let name = name.map(|name| shown(&name).into_owned()).unwrap_or_default();
                let ty = self.type_name(ty);
                Err(self.error_at(loc, format!("Redefinition of value '{name}' of type '{ty}'")))
            }
            None => {
                let value = self.func.values.push(ValueData { ty, def, name: PackedOption::default() });
                self.name_value(value, name);
                self.func.names.insert(Cow::Owned(key), Local::Value(value));
                Ok(value)
            }
        }
    }

    /// [`Parser::legacy_define`] for the result of an instruction.
    pub(in super::super) fn legacy_define_result(
        &mut self,
        name: ResultName<'a>,
        loc: Loc,
        inst: InstId,
        ty: TypeId,
    ) -> Result<()> {
        if ty == TypeId::VOID {
            return match name {
                ResultName::None => Ok(()),
                _ => Err(self.error_at(loc, "Cannot assign a name to a void value")),
            };
        }
        let value = self.legacy_define(name, loc, ty, ValueDef::Inst(inst))?;
        self.func.insts[inst].result = value.into();
        Ok(())
    }

    /// The global with an address of type `ty` that the current token names.
    pub(in super::super) fn legacy_known_global(&mut self, ty: TypeId) -> Option<GlobalId> {
        let name = self.cx.strings.find(&self.global_name())?;
        self.symbols().typed_globals.get(&(ty, name)).copied()
    }

    /// The global that the current token names, as a constant of type `ty`.
    pub(in super::super) fn legacy_global_constant(&mut self, ty: TypeId) -> Result<ConstId> {
        if !self.is_ptr(ty) {
            return Err(self.error("invalid use of function-local name"));
        }
        let loc = self.loc();
        if let Some(global) = self.legacy_known_global(ty) {
            self.bump();
            return Ok(self.cx.consts.intern(ty, ConstData::Global(global)));
        }
        let text = self.global_name();
        let name = self.cx.strings.intern(&text);
        let Some(builder) = &mut self.builder else {
            let ty = self.type_name(ty);
            let name = Self::shown_name(&self.name());
            return Err(self.error(format!("Reference to an undefined value '{name}' of type '{ty}'")));
        };
        let number = text.strip_prefix(b"\0").and_then(parse_decimal);
        let slot = match number.and_then(|number| u32::try_from(number).ok()) {
            Some(number) => GlobalSlot { name: None, number, ty, first_use: loc, value: None },
            None => GlobalSlot { name: Some(name), number: 0, ty, first_use: loc, value: None },
        };
        let global = builder.globals.push(slot);
        builder.symbols.typed_globals.insert((ty, name), global);
        self.bump();
        Ok(self.cx.consts.intern(ty, ConstData::Global(global)))
    }
}
