//! Conversions: what each means depends on the signs of its types.

use super::super::cursor::Parser;
use super::super::instructions::Parsed;
use super::super::lexer::Tok;
use super::super::literals::float_width;
use crate::diagnostics::Result;
use crate::ir::{
    ArithFlags, CastOp, ConstData, ConstExpr, ConstId, FcmpPred, IcmpPred, InstKind, Loc, Operand, Type,
    TypeId,
};

/// What a conversion is in today's terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Conversion {
    /// No bit changes.
    None,
    Cast(CastOp),
    /// A comparison with zero.
    NotZero,
    /// By way of a 64-bit integer.
    Twice(CastOp, CastOp),
}

/// The opcodes of conversions.
pub(super) const CASTS: &[&[u8]] = &[
    b"cast",
    b"trunc",
    b"zext",
    b"sext",
    b"fptrunc",
    b"fpext",
    b"fp2uint",
    b"fptoui",
    b"fp2sint",
    b"fptosi",
    b"uint2fp",
    b"uitofp",
    b"sint2fp",
    b"sitofp",
    b"bitconvert",
    b"bitcast",
    b"ptrtoint",
    b"inttoptr",
];

/// A type as conversions see it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Int { bits: u32, signed: bool },
    Float { bits: u32 },
    Pointer,
    Other,
}

impl Parser<'_, '_> {
    fn cast_class(&self, ty: TypeId) -> Class {
        if let Some((bits, signed)) = self.int_parts(ty) {
            return Class::Int { bits, signed };
        }
        if self.is_ptr(ty) {
            return Class::Pointer;
        }
        match float_width(self.cx.types.get(ty)) {
            Some(bits) => Class::Float { bits },
            None => Class::Other,
        }
    }

    /// What `opcode` does from `from` to `to`; `None` if it does not exist between these types.
    fn conversion(&self, opcode: &[u8], from: TypeId, to: TypeId) -> Option<Conversion> {
        use Class::{Float, Int, Pointer};
        if from == to && matches!(opcode, b"cast" | b"bitconvert" | b"bitcast") {
            return Some(Conversion::None);
        }
        let lanes = |ty: TypeId| match *self.cx.types.get(ty) {
            Type::Vector { len, .. } => Some(len),
            _ => None,
        };
        let is_bits = matches!(opcode, b"bitconvert" | b"bitcast");
        if lanes(from) != lanes(to) || (is_bits && lanes(from).is_some()) {
            let same = self.bit_size(from)? == self.bit_size(to)?;
            return (same && (is_bits || opcode == b"cast")).then_some(Conversion::Cast(CastOp::BitCast));
        }
        let (from, to) =
            (self.cast_class(self.cx.types.scalar(from)), self.cast_class(self.cx.types.scalar(to)));
        let cast = |op| Some(Conversion::Cast(op));
        let resize = |from: u32, to: u32, extend: CastOp| match from.cmp(&to) {
            std::cmp::Ordering::Equal => Conversion::None,
            std::cmp::Ordering::Less => Conversion::Cast(extend),
            std::cmp::Ordering::Greater => Conversion::Cast(CastOp::Trunc),
        };
        match (opcode, from, to) {
            (b"cast" | b"trunc" | b"zext" | b"sext", Int { bits, .. }, Int { bits: 1, .. }) if bits > 1 => {
                Some(Conversion::NotZero)
            }
            (b"cast", Float { .. } | Pointer, Int { bits: 1, .. }) => Some(Conversion::NotZero),
            (b"cast", Int { bits, signed }, Int { bits: wide, .. }) => {
                Some(resize(bits, wide, if signed { CastOp::SExt } else { CastOp::ZExt }))
            }
            (b"cast", Int { signed, .. }, Float { .. }) => {
                cast(if signed { CastOp::SiToFp } else { CastOp::UiToFp })
            }
            (b"cast" | b"inttoptr", Int { signed: true, bits }, Pointer) if bits < 64 => {
                Some(Conversion::Twice(CastOp::SExt, CastOp::IntToPtr))
            }
            (b"cast", Float { .. }, Pointer) => Some(Conversion::Twice(CastOp::FpToUi, CastOp::IntToPtr)),
            (b"cast", Pointer, Float { .. }) => Some(Conversion::Twice(CastOp::PtrToInt, CastOp::UiToFp)),
            (b"cast" | b"inttoptr", Int { .. }, Pointer) => cast(CastOp::IntToPtr),
            (b"cast", Float { .. }, Int { signed, .. }) => {
                cast(if signed { CastOp::FpToSi } else { CastOp::FpToUi })
            }
            (b"cast", Float { bits: a }, Float { bits: b }) => Some(match a.cmp(&b) {
                std::cmp::Ordering::Equal => Conversion::None,
                std::cmp::Ordering::Less => Conversion::Cast(CastOp::FpExt),
                std::cmp::Ordering::Greater => Conversion::Cast(CastOp::FpTrunc),
            }),
            (b"cast" | b"ptrtoint", Pointer, Int { .. }) => cast(CastOp::PtrToInt),
            (b"cast" | b"bitconvert" | b"bitcast", Pointer, Pointer) => Some(Conversion::None),
            (b"trunc", Int { bits, .. }, Int { bits: narrow, .. }) if narrow < bits => cast(CastOp::Trunc),
            (b"zext", Int { bits, .. }, Int { bits: wide, .. }) if bits <= wide => {
                Some(resize(bits, wide, CastOp::ZExt))
            }
            (b"sext", Int { bits, .. }, Int { bits: wide, .. }) if bits <= wide => {
                Some(resize(bits, wide, CastOp::SExt))
            }
            (b"fptrunc", Float { bits }, Float { bits: narrow }) if narrow < bits => cast(CastOp::FpTrunc),
            (b"fpext", Float { bits }, Float { bits: wide }) if bits <= wide => {
                Some(if bits == wide { Conversion::None } else { Conversion::Cast(CastOp::FpExt) })
            }
            (b"fp2uint" | b"fptoui", Float { .. }, Int { .. }) => cast(CastOp::FpToUi),
            (b"fp2sint" | b"fptosi", Float { .. }, Int { .. }) => cast(CastOp::FpToSi),
            (b"uint2fp" | b"uitofp", Int { .. }, Float { .. }) => cast(CastOp::UiToFp),
            (b"sint2fp" | b"sitofp", Int { .. }, Float { .. }) => cast(CastOp::SiToFp),
            (b"bitconvert" | b"bitcast", Int { bits: a, .. }, Int { bits: b, .. }) if a == b => {
                Some(Conversion::None)
            }
            (b"bitconvert" | b"bitcast", Int { bits: a, .. }, Float { bits: b })
            | (b"bitconvert" | b"bitcast", Float { bits: a }, Int { bits: b, .. })
                if a == b =>
            {
                cast(CastOp::BitCast)
            }
            (b"bitconvert" | b"bitcast", Pointer, Int { bits: 64, .. }) => cast(CastOp::PtrToInt),
            (b"bitconvert" | b"bitcast", Int { bits: 64, .. }, Pointer) => cast(CastOp::IntToPtr),
            _ => None,
        }
    }

    /// The size of a number or a packed value in bits.
    fn bit_size(&self, ty: TypeId) -> Option<u64> {
        let scalar = |ty: TypeId| match self.cast_class(ty) {
            Class::Int { bits, .. } | Class::Float { bits } => Some(u64::from(bits)),
            Class::Pointer | Class::Other => None,
        };
        match *self.cx.types.get(ty) {
            Type::Vector { elem, len, .. } => Some(scalar(elem)? * u64::from(len)),
            _ => scalar(ty),
        }
    }

    fn bad_cast(&self, loc: Loc, from: TypeId, to: TypeId) -> Box<crate::diagnostics::Diagnostic> {
        let (from, to) = (self.type_name(from), self.type_name(to));
        self.error_at(loc, format!("invalid cast opcode for cast from '{from}' to '{to}'"))
    }

    /// The zero of a scalar or packed type.
    pub(super) fn legacy_zero(&mut self, ty: TypeId) -> ConstId {
        if self.int_parts(ty).is_some() {
            return self.cx.consts.intern(ty, ConstData::Int(0));
        }
        if self.is_ptr(ty) {
            return self.cx.consts.intern(ty, ConstData::Null);
        }
        self.cx.consts.zero(&self.cx.types, ty)
    }

    /// `type value to type`, after the opcode.
    pub(super) fn legacy_cast(&mut self, opcode: &[u8], loc: Loc) -> Result<Parsed> {
        let (from, arg) = self.parse_typed_operand()?;
        self.expect_word(b"to", "expected 'to' after cast value")?;
        let ty = self.parse_type()?;
        let Some(conversion) = self.conversion(opcode, from, ty) else {
            return Err(self.bad_cast(loc, from, ty));
        };
        let flags = ArithFlags::NONE;
        Ok(match conversion {
            Conversion::None => (InstKind::Cast { op: CastOp::BitCast, flags, arg }, ty),
            Conversion::Cast(op) => (InstKind::Cast { op, flags, arg }, ty),
            Conversion::NotZero => {
                let zero = Operand::Const(self.legacy_zero(from));
                let kind = if self.cx.types.is_float(self.cx.types.scalar(from)) {
                    InstKind::Fcmp { pred: FcmpPred::Une, flags, args: [arg, zero] }
                } else {
                    InstKind::Icmp { pred: IcmpPred::Ne, flags, args: [arg, zero] }
                };
                (kind, ty)
            }
            Conversion::Twice(first, op) => {
                let arg = self.hidden_inst(InstKind::Cast { op: first, flags, arg }, TypeId::I64, loc);
                (InstKind::Cast { op, flags, arg }, ty)
            }
        })
    }

    /// `(type value to type)`, after the opcode.
    pub(super) fn legacy_cast_expression(&mut self, opcode: &[u8], loc: Loc) -> Result<ConstId> {
        self.expect(Tok::LParen, "expected '(' after constantexpr cast")?;
        let arg = self.parse_typed_constant()?;
        self.expect_word(b"to", "expected 'to' in constantexpr cast")?;
        let ty = self.parse_type()?;
        self.expect(Tok::RParen, "expected ')' at end of constantexpr cast")?;
        let from = self.cx.consts.ty(arg);
        let Some(conversion) = self.conversion(opcode, from, ty) else {
            return Err(self.bad_cast(loc, from, ty));
        };
        let expr = match conversion {
            Conversion::None => ConstExpr::Cast { op: CastOp::BitCast, arg },
            Conversion::Cast(op) => ConstExpr::Cast { op, arg },
            Conversion::NotZero => {
                let zero = self.legacy_zero(from);
                if self.cx.types.is_float(from) {
                    ConstExpr::Fcmp { pred: FcmpPred::Une, args: [arg, zero] }
                } else {
                    ConstExpr::Icmp { pred: IcmpPred::Ne, args: [arg, zero] }
                }
            }
            Conversion::Twice(first, op) => {
                let arg = self.legacy_folded(TypeId::I64, ConstExpr::Cast { op: first, arg });
                ConstExpr::Cast { op, arg }
            }
        };
        Ok(self.legacy_folded(ty, expr))
    }
}
