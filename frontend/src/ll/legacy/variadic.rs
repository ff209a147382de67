//! Lists of variable arguments: `va_arg`, and its forerunners `vaarg` and `vanext`.
//!
//! A va_list is one pointer in this edition. It points to an area in the frame that holds what the target's own
//! va_list needs.

use super::super::cursor::Parser;
use super::super::instructions::Parsed;
use super::super::lexer::Tok;
use super::intrinsics::VA_COPY;
use crate::diagnostics::Result;
use crate::ir::{Align, ArithFlags, CastOp, ConstData, InstKind, Loc, Operand, Type, TypeId};

/// The largest va_list of any target, in bytes (AAPCS64).
const VA_AREA_BYTES: u64 = 32;

const NO_FLAGS: ArithFlags = ArithFlags::NONE;

impl Parser<'_, '_> {
    /// A new area for a va_list, in the frame.
    pub(super) fn va_area(&mut self, loc: Loc) -> Operand {
        let ty = self.cx.types.array(TypeId::I8, VA_AREA_BYTES);
        let count = Operand::Const(self.cx.consts.intern(TypeId::I32, ConstData::Int(1)));
        let align = Align::new(16);
        let kind = InstKind::Alloca { ty, count, align, inalloca: false, swifterror: false };
        self.hidden_inst_at_entry(kind, TypeId::PTR, loc)
    }

    pub(super) fn store_hidden(&mut self, value: Operand, ptr: Operand, loc: Loc) {
        let kind = InstKind::Store { value, ptr, align: None, volatile: false, atomic: None };
        self.hidden_effect(kind, loc);
    }

    pub(super) fn load_area(&mut self, ptr: Operand, loc: Loc) -> Operand {
        let kind = InstKind::Load { ptr, align: None, volatile: false, atomic: None };
        self.hidden_inst(kind, TypeId::PTR, loc)
    }

    /// `va_arg va_list* list, type`
    pub(super) fn legacy_va_arg(&mut self, loc: Loc) -> Result<Parsed> {
        self.bump();
        let list_loc = self.loc();
        let (list_type, list) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after vaarg operand")?;
        let ty = self.parse_type()?;
        let Some(pointee) = self.pointee(list_type) else {
            return Err(self.error_at(list_loc, "va_arg requires a pointer to a va_list"));
        };
        if !self.cx.types.is_first_class(ty) || self.cx.types.is_aggregate(ty) {
            return Err(self.error_at(loc, "va_arg requires operand with first class type"));
        }
        let area = if self.is_ptr(pointee) { self.load_area(list, loc) } else { list };
        self.next_argument(area, ty, loc)
    }

    /// Reads an argument of type `ty` from `area`. What C passes as something larger is read as that.
    fn next_argument(&mut self, area: Operand, ty: TypeId, loc: Loc) -> Result<Parsed> {
        match self.promoted(ty) {
            None => Ok((InstKind::VaArg { list: area }, ty)),
            Some((wide, _)) => {
                let arg = self.hidden_inst(InstKind::VaArg { list: area }, wide, loc);
                let op = if *self.cx.types.get(ty) == Type::Float { CastOp::FpTrunc } else { CastOp::Trunc };
                Ok((InstKind::Cast { op, flags: NO_FLAGS, arg }, ty))
            }
        }
    }

    /// `vaarg list, type`: the next argument; and `vanext list, type`: the list after it.
    pub(super) fn legacy_old_va_arg(&mut self, is_next: bool, loc: Loc) -> Result<Parsed> {
        self.bump();
        let list_loc = self.loc();
        let (list_type, list) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after vaarg operand")?;
        let ty = self.parse_type()?;
        if !self.is_ptr(list_type) {
            return Err(self.error_at(list_loc, "vaarg requires a va_list"));
        }
        if !self.cx.types.is_first_class(ty) || self.cx.types.is_aggregate(ty) {
            return Err(self.error_at(loc, "vaarg requires operand with first class type"));
        }
        let area = self.va_area(loc);
        self.copy_va_area(area, list, loc)?;
        let argument = self.next_argument(area, ty, loc)?;
        if !is_next {
            return Ok(argument);
        }
        self.hidden_inst(argument.0, argument.1, loc);
        Ok(self.same(area, list_type))
    }

    /// Copies the list in the area `from` to the area `to`.
    pub(super) fn copy_va_area(&mut self, to: Operand, from: Operand, loc: Loc) -> Result<()> {
        let params = [TypeId::PTR; 2];
        let call = self.runtime_call(VA_COPY, TypeId::VOID, &params, &[to, from], loc)?;
        self.hidden_effect(call, loc);
        Ok(())
    }

    /// An instruction that gives the pointer `value` as a `ty`.
    pub(super) fn same(&self, value: Operand, ty: TypeId) -> Parsed {
        (InstKind::Cast { op: CastOp::BitCast, flags: NO_FLAGS, arg: value }, ty)
    }
}
