//! Terminators and the pads of exceptions (LangRef, "Terminator Instructions", "Exception Handling in LLVM").

use super::cursor::Parser;
use super::instructions::Parsed;
use super::lexer::Tok;
use crate::diagnostics::Result;
use crate::ir::{BlockId, ConstData, InstKind, Operand, Type, TypeId};
use smallvec::SmallVec;

impl Parser<'_, '_> {
    pub(super) fn parse_ret(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let ty = self.parse_type_or_void("expected type")?;
        let ret = self.func.ret;
        let disagree = |p: &Self| {
            let name = p.type_name(ret);
            p.error_at(loc, format!("value doesn't match function result type '{name}'"))
        };
        if ty == TypeId::VOID {
            if ret != TypeId::VOID {
                return Err(disagree(self));
            }
            return Ok((InstKind::Ret { value: None }, TypeId::VOID));
        }
        let value = self.parse_operand(ty)?;
        if ty != ret {
            let Some(value) = self.several_results(ty, value)? else { return Err(disagree(self)) };
            return Ok((InstKind::Ret { value: Some(value) }, TypeId::VOID));
        }
        Ok((InstKind::Ret { value: Some(value) }, TypeId::VOID))
    }

    pub(super) fn parse_br(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (ty, cond) = self.parse_typed_operand()?;
        if let Operand::Block(dest) = cond {
            return Ok((InstKind::Br { dest }, TypeId::VOID));
        }
        if ty != TypeId::I1 {
            let name = self.type_name(TypeId::I1);
            return Err(self.error_at(loc, format!("branch condition must have '{name}' type")));
        }
        self.expect(Tok::Comma, "expected ',' after branch condition")?;
        let then_dest = self.typed_block()?;
        self.expect(Tok::Comma, "expected ',' after true destination")?;
        let else_dest = self.typed_block()?;
        Ok((InstKind::CondBr { cond, then_dest, else_dest }, TypeId::VOID))
    }

    pub(super) fn parse_switch(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (ty, value) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after switch condition")?;
        let default = self.typed_block()?;
        self.expect(Tok::LBracket, "expected '[' with switch table")?;
        // In 2006, `bool` was no integer.
        if self.int_parts(ty).is_none() || (self.is_legacy() && ty == TypeId::I1) {
            return Err(self.error_at(loc, "switch condition must have integer type"));
        }
        let mut seen = rustc_hash::FxHashSet::default();
        let mut values: SmallVec<[Operand; 16]> = SmallVec::new();
        let mut dests: SmallVec<[BlockId; 16]> = SmallVec::new();
        while self.kind() != Tok::RBracket {
            let loc = self.loc();
            let (case_type, case) = self.parse_typed_operand()?;
            self.expect(Tok::Comma, "expected ',' after case value")?;
            let dest = self.typed_block()?;
            if !seen.insert(case) {
                return Err(self.error_at(loc, "duplicate case value in switch"));
            }
            let is_number = match case {
                Operand::Const(case) => {
                    matches!(self.cx.consts.data(case), ConstData::Int(_) | ConstData::WideInt(_))
                }
                _ => false,
            };
            if !is_number {
                return Err(self.error_at(loc, "case value is not a constant integer"));
            }
            if case_type != ty {
                return Err(self.error_at(loc, "case value does not have the type of the switch condition"));
            }
            values.push(case);
            dests.push(dest);
        }
        self.bump();
        let values = self.func.push_operands(&values);
        let dests = self.func.push_blocks(&dests);
        Ok((InstKind::Switch { value, default, values, dests }, TypeId::VOID))
    }

    pub(super) fn parse_indirectbr(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (ty, address) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after indirectbr address")?;
        self.expect(Tok::LBracket, "expected '[' with indirectbr")?;
        if !self.is_ptr(ty) {
            return Err(self.error_at(loc, "indirectbr address must have pointer type"));
        }
        let dests = self.block_list()?;
        let dests = self.func.push_blocks(&dests);
        Ok((InstKind::IndirectBr { address, dests }, TypeId::VOID))
    }

    /// `label %a, label %b ]`, after the bracket.
    pub(super) fn block_list(&mut self) -> Result<SmallVec<[BlockId; 8]>> {
        let mut blocks = SmallVec::new();
        if self.eat(Tok::RBracket) {
            return Ok(blocks);
        }
        loop {
            blocks.push(self.typed_block()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBracket, "expected ']' at end of block list")?;
        Ok(blocks)
    }

    pub(super) fn parse_landingpad(&mut self) -> Result<Parsed> {
        let ty = self.parse_type()?;
        if self.is_typed() && self.eat_word(b"personality") {
            // The skeleton has given it to the function.
            self.parse_typed_constant()?;
        }
        let cleanup = self.eat_word(b"cleanup");
        let mut clauses: SmallVec<[Operand; 4]> = SmallVec::new();
        let mut kinds: SmallVec<[u32; 4]> = SmallVec::new();
        loop {
            let is_filter = if self.eat_word(b"catch") {
                false
            } else if self.eat_word(b"filter") {
                true
            } else {
                break;
            };
            let loc = self.loc();
            let (clause_type, clause) = self.parse_typed_operand()?;
            let is_array = matches!(self.cx.types.get(clause_type), Type::Array { .. });
            if is_filter && !is_array {
                return Err(self.error_at(loc, "'filter' clause has an invalid type"));
            }
            if !is_filter && is_array {
                return Err(self.error_at(loc, "'catch' clause has an invalid type"));
            }
            if !matches!(clause, Operand::Const(_)) {
                return Err(self.error_at(loc, "clause argument must be a constant"));
            }
            clauses.push(clause);
            kinds.push(u32::from(is_filter));
        }
        let clauses = self.func.push_operands(&clauses);
        let kinds = self.func.push_ints(&kinds);
        Ok((InstKind::LandingPad { cleanup, clauses, kinds }, ty))
    }

    /// `none` or a token.
    pub(super) fn pad_parent(&mut self) -> Result<Operand> {
        let is_parent = self.at_word(b"none")
            || self.at_word(b"poison")
            || matches!(self.kind(), Tok::LocalName | Tok::LocalNumber);
        if !is_parent {
            return Err(self.error("expected scope value for catchswitch"));
        }
        self.parse_operand(TypeId::TOKEN)
    }

    /// `[ type value, … ]`
    pub(super) fn pad_arguments(&mut self) -> Result<crate::ir::ListRef> {
        self.expect(Tok::LBracket, "expected '[' in catchpad/cleanuppad")?;
        let mut args: SmallVec<[Operand; 4]> = SmallVec::new();
        while self.kind() != Tok::RBracket {
            if !args.is_empty() {
                self.expect(Tok::Comma, "expected ',' in argument list")?;
            }
            let ty = self.parse_type()?;
            args.push(self.parse_argument(ty)?);
        }
        self.bump();
        Ok(self.func.push_operands(&args))
    }

    pub(super) fn parse_catchpad(&mut self) -> Result<Parsed> {
        self.expect_word(b"within", "expected 'within' after catchpad")?;
        if !matches!(self.kind(), Tok::LocalName | Tok::LocalNumber) {
            return Err(self.error("expected scope value for catchpad"));
        }
        let parent = self.parse_operand(TypeId::TOKEN)?;
        let args = self.pad_arguments()?;
        Ok((InstKind::CatchPad { parent, args }, TypeId::TOKEN))
    }

    /// `to caller` or `label %block`, after `unwind`.
    pub(super) fn unwind_destination(&mut self) -> Result<Option<BlockId>> {
        if self.eat_word(b"to") {
            self.expect_word(b"caller", "expected 'caller' in unwind destination")?;
            return Ok(None);
        }
        Ok(Some(self.typed_block()?))
    }

    pub(super) fn parse_catchswitch(&mut self) -> Result<Parsed> {
        self.expect_word(b"within", "expected 'within' after catchswitch")?;
        let parent = self.pad_parent()?;
        self.expect(Tok::LBracket, "expected '[' with catchswitch labels")?;
        let mut handlers: SmallVec<[BlockId; 4]> = SmallVec::new();
        loop {
            handlers.push(self.typed_block()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBracket, "expected ']' after catchswitch labels")?;
        self.expect_word(b"unwind", "expected 'unwind' after catchswitch scope")?;
        let unwind = self.unwind_destination()?;
        let handlers = self.func.push_blocks(&handlers);
        Ok((InstKind::CatchSwitch { parent, handlers, unwind: unwind.into() }, TypeId::TOKEN))
    }
}
