//! `malloc` and `free`, which are calls of C functions today.

use super::super::cursor::Parser;
use super::super::instructions::Parsed;
use super::super::lexer::Tok;
use crate::diagnostics::Result;
use crate::ir::{
    Align, ArithFlags, BinOp, CastOp, ConstData, ConstExpr, ConstId, GepFlags, InstKind, Loc, Operand, TypeId,
};

const NO_FLAGS: ArithFlags = ArithFlags::NONE;

impl Parser<'_, '_> {
    /// `malloc type, uint count, align n`
    pub(in super::super) fn legacy_malloc(&mut self, loc: Loc) -> Result<Parsed> {
        self.bump();
        let type_loc = self.loc();
        let ty = self.parse_type()?;
        if !self.is_sized(ty) {
            return Err(self.error_at(type_loc, "malloc of an unsized type"));
        }
        let mut count = None;
        let mut align = None;
        while self.eat(Tok::Comma) {
            if self.at_word(b"align") {
                align = self.legacy_align()?;
            } else {
                let at = self.loc();
                let (count_type, value) = self.parse_typed_operand()?;
                if count_type != TypeId::I32 {
                    return Err(self.error_at(at, "malloc array size must be an uint"));
                }
                count = Some(value);
            }
        }
        let bits = self.layout().pointer_bits(0);
        let word = self.cx.types.int(bits);
        let mut size = Operand::Const(self.size_constant(ty, word));
        if let Some(count) = count {
            let wide = if word == TypeId::I32 {
                count
            } else {
                self.hidden_inst(InstKind::Cast { op: CastOp::ZExt, flags: NO_FLAGS, arg: count }, word, loc)
            };
            size = self.hidden_binary(BinOp::Mul, size, wide, word, loc);
        }
        // malloc aligns to two words.
        let kind = match align.filter(|align| align.bytes() > u64::from(bits) / 4) {
            None => self.runtime_call(b"malloc", TypeId::PTR, &[word], &[size], loc)?,
            Some(align) => self.aligned_call(align, size, word, loc)?,
        };
        Ok((kind, self.pointer_to(ty, 0)))
    }

    /// The size of a type as a `word`: the end of one that lies at null.
    fn size_constant(&mut self, ty: TypeId, word: TypeId) -> ConstId {
        let null = self.cx.consts.intern(TypeId::PTR, ConstData::Null);
        let one = self.cx.consts.intern(TypeId::I32, ConstData::Int(1));
        let end = ConstExpr::GetElementPtr {
            source_type: ty,
            flags: GepFlags::NONE,
            in_range: None,
            args: [null, one].into(),
        };
        let end = self.cx.consts.intern(TypeId::PTR, ConstData::Expr(Box::new(end)));
        let size = ConstExpr::Cast { op: CastOp::PtrToInt, arg: end };
        self.cx.consts.intern(word, ConstData::Expr(Box::new(size)))
    }

    /// A call of `aligned_alloc`, which wants a multiple of the alignment as the size.
    fn aligned_call(&mut self, align: Align, size: Operand, word: TypeId, loc: Loc) -> Result<InstKind> {
        let number = |p: &mut Self, value: u64| Operand::Const(p.cx.consts.int(&p.cx.types, word, value));
        let low = number(self, align.bytes() - 1);
        let sum = self.hidden_binary(BinOp::Add, size, low, word, loc);
        let mask = number(self, !(align.bytes() - 1));
        let rounded = self.hidden_binary(BinOp::And, sum, mask, word, loc);
        let align = number(self, align.bytes());
        self.runtime_call(b"aligned_alloc", TypeId::PTR, &[word, word], &[align, rounded], loc)
    }

    fn hidden_binary(&mut self, op: BinOp, left: Operand, right: Operand, ty: TypeId, loc: Loc) -> Operand {
        self.hidden_inst(InstKind::Binary { op, flags: NO_FLAGS, args: [left, right] }, ty, loc)
    }

    /// `free type* value`
    pub(in super::super) fn legacy_free(&mut self, loc: Loc) -> Result<Parsed> {
        self.bump();
        let (ty, value) = self.parse_typed_operand()?;
        if !self.is_ptr(ty) {
            return Err(self.error_at(loc, "trying to free a value that is no pointer"));
        }
        let kind = self.runtime_call(b"free", TypeId::VOID, &[TypeId::PTR], &[value], loc)?;
        Ok((kind, TypeId::VOID))
    }
}
