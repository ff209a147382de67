//! Instructions whose opcode or meaning is of this edition.

use super::super::cursor::{Parser, shown};
use super::super::instructions::Parsed;
use super::super::lexer::Tok;
use super::casts::CASTS;
use crate::diagnostics::Result;
use crate::ir::{
    ArithFlags, BinOp, CastOp, ConstData, ConstId, FcmpPred, GepFlags, IcmpPred, InstKind, Loc, Operand,
    Type, TypeId, truncate_to_bits,
};

/// The arithmetic opcodes that mean different operations for different types: for signed integers, unsigned
/// integers and floating-point numbers.
pub(super) fn arithmetic(word: &[u8]) -> Option<[Option<BinOp>; 3]> {
    Some(match word {
        b"add" => [Some(BinOp::Add), Some(BinOp::Add), Some(BinOp::FAdd)],
        b"sub" => [Some(BinOp::Sub), Some(BinOp::Sub), Some(BinOp::FSub)],
        b"mul" => [Some(BinOp::Mul), Some(BinOp::Mul), Some(BinOp::FMul)],
        b"div" => [Some(BinOp::SDiv), Some(BinOp::UDiv), Some(BinOp::FDiv)],
        b"rem" => [Some(BinOp::SRem), Some(BinOp::URem), Some(BinOp::FRem)],
        b"udiv" => [Some(BinOp::UDiv), Some(BinOp::UDiv), None],
        b"sdiv" => [Some(BinOp::SDiv), Some(BinOp::SDiv), None],
        b"fdiv" => [None, None, Some(BinOp::FDiv)],
        b"urem" => [Some(BinOp::URem), Some(BinOp::URem), None],
        b"srem" => [Some(BinOp::SRem), Some(BinOp::SRem), None],
        b"frem" => [None, None, Some(BinOp::FRem)],
        b"and" => [Some(BinOp::And), Some(BinOp::And), None],
        b"or" => [Some(BinOp::Or), Some(BinOp::Or), None],
        b"xor" => [Some(BinOp::Xor), Some(BinOp::Xor), None],
        _ => return None,
    })
}

/// A comparison by its name: for signed, for unsigned, for floating-point operands.
#[derive(Clone, Copy)]
pub(super) struct Comparison {
    signed: IcmpPred,
    unsigned: IcmpPred,
    float: FcmpPred,
}

/// The `setcc` family.
pub(super) fn comparison(word: &[u8]) -> Option<Comparison> {
    let all = |signed, unsigned, float| Some(Comparison { signed, unsigned, float });
    match word {
        b"seteq" => all(IcmpPred::Eq, IcmpPred::Eq, FcmpPred::Oeq),
        b"setne" => all(IcmpPred::Ne, IcmpPred::Ne, FcmpPred::Une),
        b"setlt" => all(IcmpPred::Slt, IcmpPred::Ult, FcmpPred::Olt),
        b"setgt" => all(IcmpPred::Sgt, IcmpPred::Ugt, FcmpPred::Ogt),
        b"setle" => all(IcmpPred::Sle, IcmpPred::Ule, FcmpPred::Ole),
        b"setge" => all(IcmpPred::Sge, IcmpPred::Uge, FcmpPred::Oge),
        _ => None,
    }
}

/// A predicate for operands of one type.
pub(super) enum Predicate {
    Int(IcmpPred),
    Float(FcmpPred),
}

const NO_FLAGS: ArithFlags = ArithFlags::NONE;

impl Parser<'_, '_> {
    /// The operation that `word` is for operands of type `ty`.
    pub(super) fn binary_at(&self, word: &[u8], ty: TypeId) -> Option<BinOp> {
        let scalar = self.cx.types.scalar(ty);
        let parts = self.int_parts(scalar);
        if matches!(word, b"rem" | b"urem" | b"srem" | b"frem") && scalar != ty {
            return None;
        }
        // `bool` is integral, and no integer.
        if scalar == TypeId::I1 && !matches!(word, b"and" | b"or" | b"xor") {
            return None;
        }
        let is_signed = parts.is_some_and(|(_, signed)| signed);
        match word {
            b"shl" => return parts.map(|_| BinOp::Shl),
            b"shr" => return parts.map(|_| if is_signed { BinOp::AShr } else { BinOp::LShr }),
            b"ashr" => return parts.map(|_| BinOp::AShr),
            b"lshr" => return parts.map(|_| BinOp::LShr),
            _ => {}
        }
        let [signed, unsigned, float] = arithmetic(word)?;
        if self.cx.types.is_float(scalar) {
            float
        } else if parts.is_some() {
            if is_signed { signed } else { unsigned }
        } else {
            None
        }
    }

    /// The predicate that a comparison is for operands of type `ty`.
    pub(super) fn comparison_at(&self, comparison: Comparison, ty: TypeId) -> Option<Predicate> {
        // Packed values have comparisons of their own.
        if self.cx.types.is_float(ty) {
            return Some(Predicate::Float(comparison.float));
        }
        let pred = match self.int_parts(ty) {
            Some((_, true)) => comparison.signed,
            Some((_, false)) => comparison.unsigned,
            None if self.is_ptr(ty) => comparison.unsigned,
            None => return None,
        };
        Some(Predicate::Int(pred))
    }

    /// An instruction, after its result's name; `None` if nothing is left of it today.
    pub(in super::super) fn legacy_instruction(&mut self) -> Result<Option<Parsed>> {
        if self.kind() != Tok::Word {
            return self.parse_instruction().map(Some);
        }
        let loc = self.loc();
        let word = self.text();
        if arithmetic(word).is_some() {
            self.bump();
            return self.legacy_binary(word, loc).map(Some);
        }
        if let Some(condition) = comparison(word) {
            self.bump();
            let (ty, args) = self.legacy_pair()?;
            let kind = match self.comparison_at(condition, ty) {
                Some(Predicate::Int(pred)) => InstKind::Icmp { pred, flags: NO_FLAGS, args },
                Some(Predicate::Float(pred)) => InstKind::Fcmp { pred, flags: NO_FLAGS, args },
                None => return Err(self.error_at(loc, "setcc requires operands of a first class type")),
            };
            return Ok(Some((kind, self.bool_like(ty))));
        }
        if CASTS.contains(&word) {
            self.bump();
            return self.legacy_cast(word, loc).map(Some);
        }
        let parsed = match word {
            b"shl" | b"shr" | b"lshr" | b"ashr" => self.legacy_shift(word, loc)?,
            b"vsetint" => self.legacy_vsetint(loc)?,
            b"vsetfp" => self.legacy_vsetfp(loc)?,
            b"vselect" => self.legacy_vselect()?,
            b"malloc" => self.legacy_malloc(loc)?,
            b"free" => self.legacy_free(loc)?,
            b"call" | b"tail" => return self.legacy_call(loc),
            b"va_arg" => self.legacy_va_arg(loc)?,
            b"vaarg" => self.legacy_old_va_arg(false, loc)?,
            b"vanext" => self.legacy_old_va_arg(true, loc)?,
            b"not" => self.legacy_not(loc)?,
            b"invoke" => self.legacy_invoke(loc)?,
            b"unwind" | b"except" => self.legacy_unwind(loc)?,
            b"icmp" | b"fcmp" | b"fneg" | b"freeze" | b"extractvalue" | b"insertvalue" | b"fence"
            | b"cmpxchg" | b"atomicrmw" | b"landingpad" | b"catchpad" | b"cleanuppad" | b"indirectbr"
            | b"callbr" | b"resume" | b"catchswitch" | b"catchret" | b"cleanupret" | b"musttail"
            | b"notail" | b"addrspacecast" | b"ptrtoaddr" => {
                return Err(self.error("expected instruction opcode"));
            }
            _ => self.parse_instruction()?,
        };
        self.legacy_indices(parsed, loc).map(Some)
    }

    /// Indices of addresses as today's `getelementptr` takes them: fields by i32, unsigned numbers not as if signed.
    fn legacy_indices(&mut self, parsed: Parsed, loc: Loc) -> Result<Parsed> {
        let (kind, ty) = parsed;
        let InstKind::GetElementPtr { source_type, flags: _, base, indices } = kind else {
            return Ok((kind, ty));
        };
        let range = indices.start as usize..(indices.start + indices.len) as usize;
        let first = indices.start as usize;
        // What the index selects from; nothing once the types do not tell.
        let mut outer = None;
        for position in range {
            let of_struct = outer.is_some_and(|ty| self.cx.types.struct_body(ty).is_some());
            let index = self.func.operand_pool[position];
            let index_type = match index {
                Operand::Const(id) => Some(self.cx.consts.ty(id)),
                Operand::Value(value) => Some(self.func.values[value].ty),
                _ => None,
            };
            // The first releases chose fields by ubyte.
            let is_field = |signed: bool, bits: u32| {
                of_struct && !signed && bits == 8 && matches!(index, Operand::Const(_))
            };
            if let Some((bits, signed)) = index_type.and_then(|ty| self.int_parts(ty))
                && bits < 32
                && !is_field(signed, bits)
            {
                return Err(self.error_at(loc, "getelementptr indices must be int, uint, long or ulong"));
            }
            outer = match outer {
                _ if position == first => Some(self.unfolded(source_type)),
                Some(ty) => self.legacy_element(ty, index),
                None => None,
            };
            self.func.operand_pool[position] = match index {
                Operand::Const(id) => Operand::Const(self.legacy_index_constant(id)),
                Operand::Value(value) => {
                    let ty = self.func.values[value].ty;
                    match self.int_parts(ty) {
                        Some((bits, false)) if bits < 64 => {
                            let kind = InstKind::Cast { op: CastOp::ZExt, flags: NO_FLAGS, arg: index };
                            self.hidden_inst(kind, TypeId::I64, loc)
                        }
                        _ => index,
                    }
                }
                other => other,
            };
        }
        Ok((InstKind::GetElementPtr { source_type, flags: GepFlags::NONE, base, indices }, ty))
    }

    /// What `index` selects from an array or a struct.
    fn legacy_element(&self, ty: TypeId, index: Operand) -> Option<TypeId> {
        if let Type::Array { elem, .. } = self.cx.types.get(ty) {
            return Some(self.unfolded(*elem));
        }
        let Operand::Const(index) = index else { return None };
        let (fields, _) = self.cx.types.struct_body(ty)?;
        let field = fields.get(usize::try_from(self.cx.consts.as_u64(index)?).ok()?)?;
        Some(self.unfolded(*field))
    }

    /// A constant index that means the same when it is taken as signed.
    pub(in super::super) fn legacy_index_constant(&mut self, id: ConstId) -> ConstId {
        let Some((_, false)) = self.int_parts(self.cx.consts.ty(id)) else { return id };
        match self.cx.consts.as_u64(id) {
            Some(value) if value < 1 << 31 => self.cx.consts.intern(TypeId::I32, ConstData::Int(value)),
            Some(value) => self.cx.consts.intern(TypeId::I64, ConstData::Int(value)),
            None => id,
        }
    }

    /// `type left, right`
    fn legacy_pair(&mut self) -> Result<(TypeId, [Operand; 2])> {
        let (ty, left) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' in arithmetic operation")?;
        let right = self.parse_operand(ty)?;
        Ok((ty, [left, right]))
    }

    fn legacy_binary(&mut self, word: &[u8], loc: Loc) -> Result<Parsed> {
        let (ty, args) = self.legacy_pair()?;
        let Some(op) = self.binary_at(word, ty) else {
            let name = self.type_name(ty);
            return Err(
                self.error_at(loc, format!("'{}' does not take operands of type '{name}'", shown(word)))
            );
        };
        Ok((InstKind::Binary { op, flags: NO_FLAGS, args }, ty))
    }

    /// `not type value`
    fn legacy_not(&mut self, loc: Loc) -> Result<Parsed> {
        self.bump();
        let (ty, arg) = self.parse_typed_operand()?;
        let Some((bits, _)) = self.int_parts(ty) else {
            return Err(self.error_at(loc, "expected integral type for not instruction"));
        };
        let ones = ConstData::Int(truncate_to_bits(u64::MAX, bits));
        let ones = Operand::Const(self.cx.consts.intern(ty, ones));
        Ok((InstKind::Binary { op: BinOp::Xor, flags: NO_FLAGS, args: [arg, ones] }, ty))
    }

    /// `shl type value, ubyte amount`
    fn legacy_shift(&mut self, word: &[u8], loc: Loc) -> Result<Parsed> {
        self.bump();
        let (ty, value) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' in shift operation")?;
        let amount_loc = self.loc();
        let (amount_type, amount) = self.parse_typed_operand()?;
        if amount_type != TypeId::I8 {
            return Err(self.error_at(amount_loc, "shift amount must be an ubyte"));
        }
        let (Some(op), Some((bits, _))) = (self.binary_at(word, ty), self.int_parts(ty)) else {
            return Err(self.error_at(loc, "shift constant expression requires integer operand"));
        };
        let amount = match amount {
            Operand::Const(id) if self.cx.consts.as_u64(id).is_some() => {
                let number = self.cx.consts.as_u64(id).unwrap_or(0);
                Operand::Const(self.cx.consts.intern(ty, ConstData::Int(number)))
            }
            other if bits == 8 => other,
            other => {
                let kind = InstKind::Cast { op: CastOp::ZExt, flags: NO_FLAGS, arg: other };
                self.hidden_inst(kind, ty, loc)
            }
        };
        Ok((InstKind::Binary { op, flags: NO_FLAGS, args: [value, amount] }, ty))
    }

    /// The operands of a packed comparison, after the condition's name and an optional comma.
    fn legacy_packed_pair(&mut self) -> Result<(TypeId, [Operand; 2])> {
        self.eat(Tok::Comma);
        let loc = self.loc();
        let (ty, args) = self.legacy_pair()?;
        if !self.cx.types.is_vector(ty) {
            return Err(self.error_at(loc, "operands must be packed"));
        }
        Ok((ty, args))
    }

    fn legacy_vsetint(&mut self, loc: Loc) -> Result<Parsed> {
        self.bump();
        let word = if self.kind() == Tok::Word { self.text() } else { b"" };
        // Comparisons that do not depend on the operands compare the first with itself.
        let constant = match word {
            b"true" => Some(IcmpPred::Eq),
            b"false" => Some(IcmpPred::Ne),
            _ => None,
        };
        let Some(pred) = constant.or_else(|| IcmpPred::from_keyword(word)) else {
            return Err(self.error("expected a comparison of integers"));
        };
        self.bump();
        let (ty, mut args) = self.legacy_packed_pair()?;
        if self.int_parts(self.cx.types.scalar(ty)).is_none() {
            return Err(self.error_at(loc, "vsetint requires packed integers"));
        }
        if constant.is_some() {
            args[1] = args[0];
        }
        let result = self.bool_like(ty);
        Ok((InstKind::Icmp { pred, flags: NO_FLAGS, args }, result))
    }

    fn legacy_vsetfp(&mut self, loc: Loc) -> Result<Parsed> {
        self.bump();
        let word = if self.kind() == Tok::Word { self.text() } else { b"" };
        let pred = match word {
            b"eq" => Some(FcmpPred::Oeq),
            b"ne" => Some(FcmpPred::Une),
            b"lt" => Some(FcmpPred::Olt),
            b"gt" => Some(FcmpPred::Ogt),
            b"le" => Some(FcmpPred::Ole),
            b"ge" => Some(FcmpPred::Oge),
            b"o" => Some(FcmpPred::Ord),
            b"u" => Some(FcmpPred::Uno),
            other => FcmpPred::from_keyword(other),
        };
        let Some(pred) = pred else {
            return Err(self.error("expected a comparison of floating point numbers"));
        };
        self.bump();
        let (ty, args) = self.legacy_packed_pair()?;
        if !self.cx.types.is_float(self.cx.types.scalar(ty)) {
            return Err(self.error_at(loc, "vsetfp requires packed floating point numbers"));
        }
        let result = self.bool_like(ty);
        Ok((InstKind::Fcmp { pred, flags: NO_FLAGS, args }, result))
    }

    fn legacy_vselect(&mut self) -> Result<Parsed> {
        self.bump();
        if self.at_word(b"bool") && self.peek() == Tok::Less {
            self.bump();
        }
        let loc = self.loc();
        let (cond_type, cond) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after select condition")?;
        let (ty, left) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after select value")?;
        let (right_type, right) = self.parse_typed_operand()?;
        if !self.cx.types.is_vector(cond_type) {
            return Err(self.error_at(loc, "vselect requires a packed condition"));
        }
        if let Some(message) = self.select_problem(cond_type, ty, right_type) {
            return Err(self.error_at(loc, message));
        }
        Ok((InstKind::Select { flags: NO_FLAGS, args: [cond, left, right] }, ty))
    }

    /// Whether a type is one that C passes through `...` as something larger: what it is passed as.
    pub(super) fn promoted(&mut self, ty: TypeId) -> Option<(TypeId, CastOp)> {
        match self.int_parts(ty) {
            Some((bits, true)) if bits < 32 => Some((self.signed_int(32), CastOp::SExt)),
            Some((bits, false)) if bits < 32 => Some((TypeId::I32, CastOp::ZExt)),
            _ if *self.cx.types.get(ty) == Type::Float => Some((TypeId::DOUBLE, CastOp::FpExt)),
            _ => None,
        }
    }
}
