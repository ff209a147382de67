//! Constant expressions that LLVM no longer has: the edition of typed pointers had one for every operation.

use super::cursor::{Parser, shown};
use super::lexer::Tok;
use crate::diagnostics::Result;
use crate::ir::{ArithFlags, BinOp, CastOp, ConstExpr, ConstId, FcmpPred, IcmpPred, Loc, TypeId};
use crate::upgrade;
use smallvec::SmallVec;

impl Parser<'_, '_> {
    /// A retired constant expression, whose opcode is the current token.
    pub(super) fn retired_expression(&mut self) -> Result<ConstId> {
        let loc = self.loc();
        let word = self.text();
        if let Some(op) = BinOp::from_keyword(word) {
            return self.retired_binary(op, loc);
        }
        if let Some(op) = CastOp::from_keyword(word) {
            return self.retired_cast(op, loc);
        }
        self.bump();
        match word {
            b"icmp" => {
                let Some(pred) = self.eat_keyword(IcmpPred::from_keyword) else {
                    return Err(self.error("expected icmp predicate (e.g. 'eq')"));
                };
                let (ty, args) = self.two_operands(loc)?;
                let scalar = self.cx.types.scalar(ty);
                if !self.cx.types.is_int(scalar) && !self.is_ptr(scalar) {
                    return Err(self.error_at(loc, "icmp requires pointer or integer operands"));
                }
                let result = self.bool_like(ty);
                Ok(self.folded(result, ConstExpr::Icmp { pred, args }))
            }
            b"fcmp" => {
                let Some(pred) = self.eat_keyword(FcmpPred::from_keyword) else {
                    return Err(self.error("expected fcmp predicate (e.g. 'oeq')"));
                };
                let (ty, args) = self.two_operands(loc)?;
                if !self.cx.types.is_float(self.cx.types.scalar(ty)) {
                    return Err(self.error_at(loc, "fcmp requires floating point operands"));
                }
                let result = self.bool_like(ty);
                Ok(self.folded(result, ConstExpr::Fcmp { pred, args }))
            }
            b"fneg" => {
                let args = self.operand_list(1)?;
                let ty = self.cx.consts.ty(args[0]);
                if !self.cx.types.is_float(self.cx.types.scalar(ty)) {
                    return Err(self.error_at(loc, "constexpr requires fp operands"));
                }
                Ok(self.folded(ty, ConstExpr::FNeg { arg: args[0] }))
            }
            b"select" => {
                let args = self.operand_list(3)?;
                let types: SmallVec<[TypeId; 3]> = args.iter().map(|&arg| self.cx.consts.ty(arg)).collect();
                if let Some(message) = self.select_problem(types[0], types[1], types[2]) {
                    return Err(self.error_at(loc, message));
                }
                Ok(self.folded(types[1], ConstExpr::Select { args: [args[0], args[1], args[2]] }))
            }
            b"extractvalue" | b"insertvalue" => self.retired_aggregate(word == b"insertvalue", loc),
            _ => Err(self.error_at(loc, format!("{} is no constant expression", shown(word)))),
        }
    }

    /// `( type value, … )` with `count` operands.
    fn operand_list(&mut self, count: usize) -> Result<SmallVec<[ConstId; 3]>> {
        self.expect(Tok::LParen, "expected '(' in constantexpr")?;
        let mut args = SmallVec::new();
        while args.len() < count {
            if !args.is_empty() {
                self.expect(Tok::Comma, "expected comma in constantexpr")?;
            }
            args.push(self.parse_typed_constant()?);
        }
        self.expect(Tok::RParen, "expected ')' in constantexpr")?;
        Ok(args)
    }

    /// Two operands of one type.
    fn two_operands(&mut self, loc: Loc) -> Result<(TypeId, [ConstId; 2])> {
        let args = self.operand_list(2)?;
        let ty = self.cx.consts.ty(args[0]);
        if ty != self.cx.consts.ty(args[1]) {
            return Err(self.error_at(loc, "operands of constexpr must have same type"));
        }
        Ok((ty, [args[0], args[1]]))
    }

    fn retired_binary(&mut self, op: BinOp, loc: Loc) -> Result<ConstId> {
        self.bump();
        let mut flags = ArithFlags::NONE;
        loop {
            if self.eat_word(b"nuw") {
                flags = flags.with(ArithFlags::NUW);
            } else if self.eat_word(b"nsw") {
                flags = flags.with(ArithFlags::NSW);
            } else if self.eat_word(b"exact") {
                flags = flags.with(ArithFlags::EXACT);
            } else {
                break;
            }
        }
        let (ty, args) = self.two_operands(loc)?;
        let op = self.operation_at(op, ty);
        let scalar = self.cx.types.scalar(ty);
        if op.is_float() && !self.cx.types.is_float(scalar) {
            return Err(self.error_at(loc, "constexpr requires fp operands"));
        }
        if !op.is_float() && !self.cx.types.is_int(scalar) {
            return Err(self.error_at(loc, "constexpr requires integer operands"));
        }
        Ok(self.folded(ty, ConstExpr::Binary { op, flags, args }))
    }

    fn retired_cast(&mut self, op: CastOp, loc: Loc) -> Result<ConstId> {
        self.bump();
        self.expect(Tok::LParen, "expected '(' after constantexpr cast")?;
        let arg = self.parse_typed_constant()?;
        self.expect_word(b"to", "expected 'to' in constantexpr cast")?;
        let ty = self.parse_type()?;
        self.expect(Tok::RParen, "expected ')' at end of constantexpr cast")?;
        let from = self.cx.consts.ty(arg);
        if !self.cast_is_valid(op, from, ty) {
            let (from, to) = (self.type_name(from), self.type_name(ty));
            return Err(self.error_at(loc, format!("invalid cast opcode for cast from '{from}' to '{to}'")));
        }
        Ok(self.folded(ty, ConstExpr::Cast { op, arg }))
    }

    fn retired_aggregate(&mut self, is_insert: bool, loc: Loc) -> Result<ConstId> {
        self.expect(Tok::LParen, "expected '(' in extractvalue constantexpr")?;
        let aggregate = self.parse_typed_constant()?;
        let mut element = None;
        if is_insert {
            self.expect(Tok::Comma, "expected comma in insertvalue constantexpr")?;
            element = Some(self.parse_typed_constant()?);
        }
        let mut indices = Vec::new();
        while self.eat(Tok::Comma) {
            indices.push(self.u32()?);
        }
        self.expect(Tok::RParen, "expected ')' in extractvalue constantexpr")?;
        let ty = self.cx.consts.ty(aggregate);
        let selected = if indices.is_empty() { None } else { self.indexed_type(ty, &indices) };
        let Some(selected) = selected else {
            let what = if is_insert { "insertvalue" } else { "extractvalue" };
            return Err(self.error_at(loc, format!("invalid indices for {what}")));
        };
        let indices = indices.into();
        Ok(match element {
            Some(element) if self.cx.consts.ty(element) != selected => {
                return Err(self.error_at(loc, "insertvalue operand and field disagree in type"));
            }
            Some(element) => self.folded(ty, ConstExpr::InsertValue { args: [aggregate, element], indices }),
            None => self.folded(selected, ConstExpr::ExtractValue { arg: aggregate, indices }),
        })
    }

    fn folded(&mut self, ty: TypeId, expr: ConstExpr) -> ConstId {
        upgrade::constants::expression(&mut self.cx, ty, expr)
    }
}
