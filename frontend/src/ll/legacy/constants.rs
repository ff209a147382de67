//! Constants: numbers that must fit their types, and an expression for every operation.

use super::super::cursor::{Parser, shown};
use super::super::lexer::{Tok, parse_decimal};
use super::super::literals;
use super::casts::CASTS;
use super::instructions::{arithmetic, comparison};
use crate::diagnostics::Result;
use crate::ir::{ArithFlags, BinOp, CastOp, ConstData, ConstExpr, ConstId, Loc, TypeId, truncate_to_bits};
use crate::upgrade;
use smallvec::SmallVec;

impl Parser<'_, '_> {
    /// The constants that this edition reads its own way; `None` for all others.
    pub(in super::super) fn legacy_constant(&mut self, ty: TypeId) -> Result<Option<ConstId>> {
        match self.kind() {
            Tok::Int | Tok::HexInt => self.legacy_int(ty).map(Some),
            Tok::LocalName | Tok::LocalNumber => self.legacy_global_constant(ty).map(Some),
            Tok::Float | Tok::HexFloat => self.legacy_float(ty).map(Some),
            Tok::Word if self.text() == b"zeroinitializer" && self.int_parts(ty).is_some() => {
                self.bump();
                Ok(Some(self.legacy_zero(ty)))
            }
            Tok::Word if !SHARED.contains(&self.text()) => {
                let loc = self.loc();
                let value = self.nest(Parser::legacy_expression)?;
                let own = self.cx.consts.ty(value);
                if own != ty {
                    return Err(self.mismatch(loc, own, ty));
                }
                Ok(Some(value))
            }
            _ => Ok(None),
        }
    }

    fn legacy_int(&mut self, ty: TypeId) -> Result<ConstId> {
        let text = self.text();
        let loc = self.loc();
        if self.cx.types.is_float(ty) {
            return self.legacy_float(ty);
        }
        let Some((bits, signed)) = self.int_parts(ty) else {
            return Err(self.error("integer constant must have integer type"));
        };
        let (negative, magnitude) = match (self.kind(), text.strip_prefix(b"-")) {
            // `u0x…` and `s0x…` are the 64 bits of an unsigned or signed number.
            (Tok::HexInt, _) => {
                let value = parse_hex(text.get(3..).unwrap_or_default());
                match value {
                    Some(value) if text[0] == b's' && value >> 63 == 1 => (true, Some(value.wrapping_neg())),
                    value => (false, value),
                }
            }
            (_, Some(digits)) => (true, parse_decimal(digits)),
            (_, None) => (false, parse_decimal(text)),
        };
        // A signed type holds one negative number more than positive ones.
        let limit = if signed {
            (1u64 << (bits - 1)) - u64::from(!negative)
        } else if negative {
            0
        } else {
            truncate_to_bits(u64::MAX, bits)
        };
        let Some(magnitude) = magnitude.filter(|&value| value <= limit) else {
            let ty = self.type_name(ty);
            return Err(self.error_at(loc, format!("Constant value does not fit in type '{ty}'")));
        };
        self.bump();
        let value = if negative { magnitude.wrapping_neg() } else { magnitude };
        Ok(self.cx.consts.intern(ty, ConstData::Int(truncate_to_bits(value, bits))))
    }

    /// A number of a floating-point type, rounded to it.
    fn legacy_float(&mut self, ty: TypeId) -> Result<ConstId> {
        let loc = self.loc();
        let double = match self.kind() {
            Tok::HexFloat => literals::hex_float(self.text(), self.cx.types.get(TypeId::DOUBLE)).ok(),
            _ => {
                let text = std::str::from_utf8(self.text()).ok();
                text.and_then(|text| text.parse::<f64>().ok()).map(|value| u128::from(value.to_bits()))
            }
        };
        let Some(double) = double else { return Err(self.error_at(loc, "invalid floating point constant")) };
        self.bump();
        let bits = if ty == TypeId::DOUBLE {
            double
        } else if ty == TypeId::FLOAT {
            let double = f64::from_bits(double as u64);
            let single = double as f32;
            // In a function it is infinite.
            if single.is_infinite() && double.is_finite() && !self.in_function {
                return Err(self.error_at(loc, "floating point constant invalid for type"));
            }
            u128::from(single.to_bits())
        } else {
            return Err(self.error_at(loc, "floating point constant invalid for type"));
        };
        Ok(self.cx.consts.intern(ty, ConstData::Float(bits)))
    }

    /// A constant expression of the type it has.
    pub(in super::super) fn legacy_expression(&mut self) -> Result<ConstId> {
        let loc = self.loc();
        let word = self.text();
        if word == b"getelementptr" {
            return self.untyped_expression();
        }
        let is_binary = arithmetic(word).is_some()
            || comparison(word).is_some()
            || matches!(word, b"shl" | b"shr" | b"lshr" | b"ashr" | b"and" | b"or" | b"xor");
        let is_other = matches!(word, b"select" | b"extractelement" | b"insertelement" | b"shufflevector");
        if is_other && word != b"select" {
            return self.untyped_expression();
        }
        if !is_binary && !is_other && !CASTS.contains(&word) {
            return Err(self.error(format!("expected value token, found '{}'", shown(word))));
        }
        self.bump();
        if CASTS.contains(&word) {
            return self.legacy_cast_expression(word, loc);
        }
        let count = if word == b"select" { 3 } else { 2 };
        let mut args: SmallVec<[ConstId; 3]> = SmallVec::new();
        self.expect(Tok::LParen, "expected '(' in constantexpr")?;
        while args.len() < count {
            if !args.is_empty() {
                self.expect(Tok::Comma, "expected comma in constantexpr")?;
            }
            args.push(self.parse_typed_constant()?);
        }
        self.expect(Tok::RParen, "expected ')' in constantexpr")?;
        if word == b"select" {
            let types: SmallVec<[TypeId; 3]> = args.iter().map(|&arg| self.cx.consts.ty(arg)).collect();
            if let Some(message) = self.select_problem(types[0], types[1], types[2]) {
                return Err(self.error_at(loc, message));
            }
            return Ok(self.legacy_folded(types[1], ConstExpr::Select { args: [args[0], args[1], args[2]] }));
        }
        self.legacy_binary_expression(word, args[0], args[1], loc)
    }

    fn legacy_binary_expression(
        &mut self,
        word: &[u8],
        left: ConstId,
        mut right: ConstId,
        loc: Loc,
    ) -> Result<ConstId> {
        let ty = self.cx.consts.ty(left);
        let is_shift = matches!(word, b"shl" | b"shr" | b"lshr" | b"ashr");
        if is_shift && self.cx.consts.ty(right) != TypeId::I8 {
            return Err(self.error_at(loc, "shift amount must be an ubyte"));
        }
        if is_shift {
            // The amount is an ubyte; today it has the type of the value.
            right = match (self.cx.consts.as_u64(right), self.int_parts(ty)) {
                (Some(amount), _) => self.cx.consts.intern(ty, ConstData::Int(amount)),
                (None, Some((bits, _))) => {
                    let op = if bits == 8 { CastOp::BitCast } else { CastOp::ZExt };
                    self.legacy_folded(ty, ConstExpr::Cast { op, arg: right })
                }
                (None, None) => right,
            };
        }
        if ty != self.cx.consts.ty(right) {
            return Err(self.error_at(loc, "operands of constexpr must have same type"));
        }
        let args = [left, right];
        let (result, expr) = if let Some(condition) = comparison(word) {
            let expr = match self.comparison_at(condition, ty) {
                Some(super::instructions::Predicate::Int(pred)) => ConstExpr::Icmp { pred, args },
                Some(super::instructions::Predicate::Float(pred)) => ConstExpr::Fcmp { pred, args },
                None => return Err(self.error_at(loc, "invalid operands of a comparison")),
            };
            (self.bool_like(ty), expr)
        } else {
            let op: Option<BinOp> = self.binary_at(word, ty);
            let Some(op) = op else {
                return Err(self.error_at(loc, "invalid operands of a constant expression"));
            };
            (ty, ConstExpr::Binary { op, flags: ArithFlags::NONE, args })
        };
        Ok(self.legacy_folded(result, expr))
    }

    /// The constant that `expr` is: a number, if its operands are.
    pub(super) fn legacy_folded(&mut self, ty: TypeId, expr: ConstExpr) -> ConstId {
        let mut plain = |id: ConstId| match self.int_parts(self.cx.consts.ty(id)) {
            Some((bits, true)) => {
                let data = self.cx.consts.data(id).clone();
                let ty = self.cx.types.int(bits);
                self.cx.consts.intern(ty, data)
            }
            _ => id,
        };
        let unsigned = match &expr {
            ConstExpr::Binary { op, flags, args: [a, b] } => {
                ConstExpr::Binary { op: *op, flags: *flags, args: [plain(*a), plain(*b)] }
            }
            ConstExpr::Icmp { pred, args: [a, b] } => {
                ConstExpr::Icmp { pred: *pred, args: [plain(*a), plain(*b)] }
            }
            ConstExpr::Cast { op, arg } => ConstExpr::Cast { op: *op, arg: plain(*arg) },
            other => other.clone(),
        };
        let wanted = match self.int_parts(ty) {
            Some((bits, _)) => self.cx.types.int(bits),
            None => ty,
        };
        match upgrade::fold::fold(&mut self.cx, wanted, &unsigned) {
            Some(value) => {
                let data = self.cx.consts.data(value).clone();
                self.cx.consts.intern(ty, data)
            }
            None => self.cx.consts.intern(ty, ConstData::Expr(Box::new(expr))),
        }
    }
}

/// The value of hexadecimal digits, if it fits 64 bits.
fn parse_hex(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0u64, |value, &digit| {
        let digit = (digit as char).to_digit(16)?;
        (value >> 60 == 0).then_some(value << 4 | u64::from(digit))
    })
}

/// Words that start constants which all editions share.
const SHARED: &[&[u8]] = &[b"true", b"false", b"null", b"undef", b"zeroinitializer", b"c", b"asm"];
