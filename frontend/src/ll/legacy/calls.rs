//! Calls.

use super::super::attributes::FnAttributes;
use super::super::calls::{Arguments, CallHead};
use super::super::cursor::Parser;
use super::super::instructions::Parsed;
use super::super::lexer::{Lexer, Tok};
use crate::diagnostics::Result;
use crate::ir::{ArithFlags, AttrSetId, CallConv, ConstData, InstKind, Loc, Operand, TailKind, TypeId};

impl<'a> Parser<'a, '_> {
    /// `tail call convention type callee(arguments)`
    pub(super) fn legacy_call(&mut self, loc: Loc) -> Result<Option<Parsed>> {
        let mut tail = TailKind::None;
        if self.eat_word(b"tail") {
            tail = TailKind::Tail;
            if !self.at_word(b"call") {
                return Err(self.error("expected 'tail call'"));
            }
        }
        self.bump();
        let (conv, struct_return) = self.legacy_convention()?;
        let type_loc = self.loc();
        let ty = self.parse_type_or_void("expected type")?;
        let callee_at = self.loc();
        let callee = self.parse_callee()?;
        let mut args = self.parse_arguments(false)?;
        if let Some(name) = self.intrinsic_name(callee_at)
            && let Some(found) = self.legacy_intrinsic(&name, ty, &args, callee_at, loc)?
        {
            return Ok(found);
        }
        if struct_return {
            self.struct_return_argument(ty, &mut args, loc)?;
        }
        let head = CallHead::plain(tail, conv, ty, type_loc);
        let (call, ret) =
            self.finish_call(head, callee, callee_at, args, FnAttributes::default(), Box::default())?;
        Ok(Some((InstKind::Call(call), ret)))
    }

    /// `sret` for the first of the arguments of a call of written type `ty`.
    pub(super) fn struct_return_argument(
        &mut self,
        ty: TypeId,
        args: &mut Arguments,
        loc: Loc,
    ) -> Result<()> {
        let ret = self.result_type(ty);
        let set = self.struct_return_set(args.types.first().copied(), ret, loc)?;
        args.attributes.resize(args.types.len(), AttrSetId::EMPTY);
        args.attributes[0] = set;
        Ok(())
    }

    /// The name of the intrinsic that a callee at `at` is.
    fn intrinsic_name(&self, at: Loc) -> Option<Vec<u8>> {
        let mut lexer = Lexer::new(self.lexer.source(), at.0 as usize);
        let token = lexer.next_token();
        let text = lexer.text(token);
        (token.kind == Tok::LocalName && text.starts_with(b"llvm.")).then(|| text.to_vec())
    }

    /// Marks small integers among the arguments and the result of a call in C's convention as extended.
    pub(in super::super) fn extend_arguments(
        &mut self,
        head: &mut CallHead,
        callee: Operand,
        ret: TypeId,
        args: &mut Arguments,
    ) {
        let is_intrinsic = match callee {
            Operand::Asm(_) => true,
            Operand::Const(id) => match (self.cx.consts.data(id), self.module) {
                (ConstData::Global(global), Some(module)) => {
                    let name = module.module.globals.get(*global).and_then(|value| value.name);
                    name.is_some_and(|name| self.cx.strings.get(name).starts_with(b"llvm."))
                }
                _ => false,
            },
            _ => false,
        };
        if is_intrinsic || head.conv != CallConv::default() {
            return;
        }
        head.ret = self.extension(ret);
        for index in 0..args.types.len() {
            let set = self.extension(args.types[index]);
            if set != AttrSetId::EMPTY {
                args.attributes.resize(args.types.len(), AttrSetId::EMPTY);
                args.attributes[index] = set;
            }
        }
    }

    /// Small integers and floats in the variable part of an argument list are passed as C passes them.
    pub(in super::super) fn promote_variadic(
        &mut self,
        function_type: TypeId,
        args: &mut Arguments,
        loc: Loc,
    ) {
        let fixed = match self.cx.types.function_parts(function_type) {
            Some((_, params, true)) => params.len(),
            _ => return,
        };
        for index in fixed..args.types.len() {
            let Some((ty, op)) = self.promoted(args.types[index]) else { continue };
            let arg: Operand = args.values[index];
            let kind = InstKind::Cast { op, flags: ArithFlags::NONE, arg };
            args.values[index] = self.hidden_inst(kind, ty, loc);
            args.types[index] = ty;
        }
    }
}
