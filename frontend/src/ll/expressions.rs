//! Constant expressions (LangRef, "Constant Expressions"), and the typing rules they share with instructions.

use super::cursor::Parser;
use super::lexer::Tok;
use crate::diagnostics::Result;
use crate::ir::{
    ArithFlags, BinOp, CastOp, ConstData, ConstExpr, ConstId, GepFlags, Loc, Operand, Type, TypeId,
};
use crate::upgrade;
use smallvec::SmallVec;

/// Operations that were constant expressions once.
pub(super) const RETIRED: &[&[u8]] = &[
    b"zext",
    b"sext",
    b"fptrunc",
    b"fpext",
    b"uitofp",
    b"sitofp",
    b"fptoui",
    b"fptosi",
    b"fneg",
    b"udiv",
    b"sdiv",
    b"urem",
    b"srem",
    b"fadd",
    b"fsub",
    b"fmul",
    b"fdiv",
    b"frem",
    b"and",
    b"or",
    b"shl",
    b"lshr",
    b"ashr",
    b"select",
    b"icmp",
    b"fcmp",
    b"extractvalue",
    b"insertvalue",
];

impl Parser<'_, '_> {
    /// A constant expression of type `ty`, or what is no constant at all.
    pub(super) fn constant_expression(&mut self, ty: TypeId, loc: Loc) -> Result<ConstId> {
        let value = self.untyped_expression()?;
        let own = self.cx.consts.ty(value);
        if own != ty {
            return Err(self.mismatch(loc, own, ty));
        }
        Ok(value)
    }

    /// A constant expression of the type it has.
    pub(super) fn untyped_expression(&mut self) -> Result<ConstId> {
        let loc = self.loc();
        let word = self.text();
        Ok(match word {
            b"getelementptr" => self.gep_expression(loc)?,
            b"add" | b"sub" | b"mul" | b"xor" => self.binary_expression(loc)?,
            b"extractelement" | b"insertelement" | b"shufflevector" => self.vector_expression(loc)?,
            b"trunc" | b"bitcast" | b"addrspacecast" | b"inttoptr" | b"ptrtoint" | b"ptrtoaddr" => {
                self.cast_expression(loc)?
            }
            _ if RETIRED.contains(&word) => self.retired_expression()?,
            _ => return Err(self.error("expected value token")),
        })
    }

    fn cast_expression(&mut self, loc: Loc) -> Result<ConstId> {
        let Some(op) = CastOp::from_keyword(self.text()) else {
            return Err(self.error("expected value token"));
        };
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
        Ok(self.fold_cast(op, arg, ty))
    }

    /// The cast as a constant, folded where no knowledge of the target is needed.
    fn fold_cast(&mut self, op: CastOp, arg: ConstId, ty: TypeId) -> ConstId {
        let from = self.cx.consts.ty(arg);
        match self.cx.consts.data(arg) {
            ConstData::Poison => return self.cx.consts.intern(ty, ConstData::Poison),
            ConstData::Undef if op == CastOp::BitCast => {
                return self.cx.consts.intern(ty, ConstData::Undef);
            }
            _ => {}
        }
        if op == CastOp::BitCast && from == ty {
            return arg;
        }
        // Null pointers and zeros are each other's images, but for a change of address space.
        if op != CastOp::AddrSpaceCast && op != CastOp::BitCast && self.cx.consts.is_null(arg) {
            return self.cx.consts.zero(&self.cx.types, ty);
        }
        if op == CastOp::Trunc
            && let Some(bits) = self.cx.types.int_bits(ty)
        {
            let limbs = match self.cx.consts.data(arg) {
                ConstData::Int(value) => Some(vec![*value]),
                ConstData::WideInt(limbs) => Some(limbs.to_vec()),
                _ => None,
            };
            if let Some(limbs) = limbs {
                return self.cx.consts.wide_int(bits, ty, limbs);
            }
        }
        if op == CastOp::BitCast
            && let Some(value) = upgrade::fold::same_bits(&mut self.cx, arg, ty)
        {
            return value;
        }
        self.cx.consts.intern(ty, ConstData::Expr(Box::new(ConstExpr::Cast { op, arg })))
    }

    fn binary_expression(&mut self, loc: Loc) -> Result<ConstId> {
        let Some(op) = BinOp::from_keyword(self.text()) else {
            return Err(self.error("expected value token"));
        };
        self.bump();
        let mut flags = ArithFlags::NONE;
        if op != BinOp::Xor {
            loop {
                if self.eat_word(b"nuw") {
                    flags = flags.with(ArithFlags::NUW);
                } else if self.eat_word(b"nsw") {
                    flags = flags.with(ArithFlags::NSW);
                } else {
                    break;
                }
            }
        }
        self.expect(Tok::LParen, "expected '(' in binary constantexpr")?;
        let left = self.parse_typed_constant()?;
        self.expect(Tok::Comma, "expected comma in binary constantexpr")?;
        let right = self.parse_typed_constant()?;
        self.expect(Tok::RParen, "expected ')' in binary constantexpr")?;
        let ty = self.cx.consts.ty(left);
        if ty != self.cx.consts.ty(right) {
            return Err(self.error_at(loc, "operands of constexpr must have same type"));
        }
        if !self.cx.types.is_int(self.cx.types.scalar(ty)) {
            return Err(self.error_at(loc, "constexpr requires integer operands"));
        }
        Ok(self.fold_binary(op, flags, left, right))
    }

    fn fold_binary(&mut self, op: BinOp, flags: ArithFlags, left: ConstId, right: ConstId) -> ConstId {
        let ty = self.cx.consts.ty(left);
        if let (Some(bits), Some(a), Some(b)) =
            (self.cx.types.int_bits(ty), self.cx.consts.as_u64(left), self.cx.consts.as_u64(right))
            && bits <= 64
        {
            let value = match op {
                BinOp::Add => a.wrapping_add(b),
                BinOp::Sub => a.wrapping_sub(b),
                BinOp::Mul => a.wrapping_mul(b),
                _ => a ^ b,
            };
            return self.cx.consts.int(&self.cx.types, ty, value);
        }
        if op != BinOp::Mul && self.cx.consts.is_null(right) {
            return left;
        }
        if matches!(op, BinOp::Add | BinOp::Xor) && self.cx.consts.is_null(left) {
            return right;
        }
        let args = [left, right];
        self.cx.consts.intern(ty, ConstData::Expr(Box::new(ConstExpr::Binary { op, flags, args })))
    }

    fn vector_expression(&mut self, loc: Loc) -> Result<ConstId> {
        let word = self.text();
        self.bump();
        self.expect(Tok::LParen, "expected '(' in constantexpr")?;
        let mut args: SmallVec<[ConstId; 3]> = SmallVec::new();
        loop {
            args.push(self.parse_typed_constant()?);
            if args.len() == 3 || !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')' in constantexpr")?;
        let types: SmallVec<[TypeId; 3]> = args.iter().map(|&arg| self.cx.consts.ty(arg)).collect();
        match (word, &*args) {
            (b"extractelement", &[vector, index]) => {
                let Type::Vector { elem, .. } = *self.cx.types.get(types[0]) else {
                    return Err(self.error_at(loc, "invalid extractelement operands"));
                };
                if !self.cx.types.is_int(types[1]) {
                    return Err(self.error_at(loc, "invalid extractelement operands"));
                }
                let is_plain = self.cx.consts.as_u64(index);
                if let Some(index) = is_plain
                    && let Some(value) = self.cx.consts.element(&self.cx.types, vector, index)
                {
                    return Ok(value);
                }
                let expr = ConstExpr::ExtractElement { args: [vector, index] };
                Ok(self.cx.consts.intern(elem, ConstData::Expr(Box::new(expr))))
            }
            (b"insertelement", &[vector, element, index]) => {
                let fits = matches!(self.cx.types.get(types[0]), Type::Vector { elem, .. } if *elem == types[1])
                    && self.cx.types.is_int(types[2]);
                if !fits {
                    return Err(self.error_at(loc, "invalid insertelement operands"));
                }
                let expr = ConstExpr::InsertElement { args: [vector, element, index] };
                Ok(self.cx.consts.intern(types[0], ConstData::Expr(Box::new(expr))))
            }
            (b"shufflevector", &[left, right, mask]) => {
                let lanes = self.shuffle_mask(types[0], types[1], mask);
                let (Some((ty, lanes)), Type::Vector { .. }) = (lanes, self.cx.types.get(types[0])) else {
                    return Err(self.error_at(loc, "invalid operands to shufflevector"));
                };
                let expr = ConstExpr::ShuffleVector {
                    args: [left, right],
                    mask: lanes.iter().map(|&lane| lane as i32).collect(),
                };
                Ok(self.cx.consts.intern(ty, ConstData::Expr(Box::new(expr))))
            }
            _ => Err(self.error_at(loc, "expected '(' in constantexpr")),
        }
    }

    /// The result type and the lanes of a `shufflevector` of two `left` with this mask: `u32::MAX` for poison
    /// lanes; one entry for a scalable result. `None`: the operands do not fit.
    pub(super) fn shuffle_mask(
        &mut self,
        left: TypeId,
        right: TypeId,
        mask: ConstId,
    ) -> Option<(TypeId, Vec<u32>)> {
        if left != right {
            return None;
        }
        let Type::Vector { elem, len, scalable } = *self.cx.types.get(left) else { return None };
        let Type::Vector { elem: mask_elem, len: mask_len, scalable: mask_scalable } =
            *self.cx.types.get(self.cx.consts.ty(mask))
        else {
            return None;
        };
        if mask_elem != TypeId::I32 || scalable != mask_scalable {
            return None;
        }
        let result = self.cx.types.vector(elem, mask_len, scalable);
        let lanes = match self.cx.consts.data(mask) {
            ConstData::Undef | ConstData::Poison => None,
            ConstData::Zero => Some(0),
            _ if scalable => return None,
            _ => {
                let mut lanes = Vec::with_capacity(mask_len as usize);
                for index in 0..mask_len {
                    let lane = self.cx.consts.element(&self.cx.types, mask, u64::from(index))?;
                    lanes.push(match self.cx.consts.data(lane) {
                        ConstData::Int(lane) if *lane < 2 * u64::from(len) => *lane as u32,
                        ConstData::Undef | ConstData::Poison => u32::MAX,
                        _ => return None,
                    });
                }
                return Some((result, lanes));
            }
        };
        let count = if scalable { 1 } else { mask_len as usize };
        if count > 1 << 20 {
            return None;
        }
        Some((result, vec![lanes.unwrap_or(u32::MAX); count]))
    }

    /// `inbounds`, `nusw`, `nuw`, `inrange(lo, hi)` in any order.
    pub(super) fn gep_flags(&mut self, constant: bool) -> Result<(GepFlags, Option<(i64, i64)>)> {
        let mut flags = GepFlags::NONE;
        let mut in_range = None;
        loop {
            if self.eat_word(b"inbounds") {
                flags = flags.with(GepFlags::INBOUNDS).with(GepFlags::NUSW);
            } else if self.eat_word(b"nusw") {
                flags = flags.with(GepFlags::NUSW);
            } else if self.eat_word(b"nuw") {
                flags = flags.with(GepFlags::NUW);
            } else if constant && self.eat_word(b"inrange") {
                self.expect(Tok::LParen, "expected '('")?;
                let low = self.i64()?;
                self.expect(Tok::Comma, "expected ','")?;
                let loc = self.loc();
                let high = self.i64()?;
                self.expect(Tok::RParen, "expected ')'")?;
                if low >= high {
                    return Err(self.error_at(loc, "expected end to be larger than start"));
                }
                in_range = Some((low, high));
            } else {
                return Ok((flags, in_range));
            }
        }
    }

    fn gep_expression(&mut self, loc: Loc) -> Result<ConstId> {
        self.bump();
        let (flags, in_range) = self.gep_flags(true)?;
        self.expect(Tok::LParen, "expected '(' in constantexpr")?;
        let mut source_type = self.parse_type()?;
        let mut args: SmallVec<[ConstId; 6]> = SmallVec::new();
        if self.is_typed() && self.kind() != Tok::Comma {
            // `getelementptr (T* @p, …)`, before LLVM 3.7.
            args.push(self.parse_constant(source_type)?);
            source_type = self.pointee(self.cx.types.scalar(source_type)).unwrap_or(TypeId::VOID);
        } else {
            self.expect(Tok::Comma, "expected comma after getelementptr's type")?;
            args.push(self.parse_typed_constant()?);
        }
        while self.eat(Tok::Comma) {
            // Before LLVM 19. It only limits what optimizers may do.
            self.eat_word(b"inrange");
            args.push(self.parse_typed_constant()?);
        }
        self.expect(Tok::RParen, "expected ')' in constantexpr")?;
        let base = args[0];
        let operands: SmallVec<[(TypeId, Operand); 6]> =
            args.iter().map(|&arg| (self.cx.consts.ty(arg), Operand::Const(arg))).collect();
        let base_type = operands[0].0;
        if !self.is_ptr(self.cx.types.scalar(base_type)) {
            return Err(self.error_at(loc, "base of getelementptr must be a pointer"));
        }
        if !self.points_to(self.cx.types.scalar(base_type), source_type) {
            return Err(self.error_at(loc, "explicit pointee type doesn't match operand's pointee type"));
        }
        let ty = match self.gep_type(source_type, &operands) {
            Ok(ty) => ty,
            Err(GepError::Unsized) => {
                return Err(self.error_at(loc, "base element of getelementptr must be sized"));
            }
            Err(GepError::NotAnInteger(_)) => {
                return Err(self.error_at(loc, "getelementptr index must be an integer"));
            }
            Err(GepError::Lanes(_)) => {
                return Err(self.error_at(loc, "getelementptr vector index has a wrong number of elements"));
            }
            Err(GepError::Index) => return Err(self.error_at(loc, "invalid getelementptr indices")),
        };
        if self.is_legacy() {
            for index in &mut args[1..] {
                *index = self.legacy_index_constant(*index);
            }
        }
        let moves = args[1..].iter().any(|&arg| {
            !self.cx.consts.is_null(arg) && !matches!(self.cx.consts.data(arg), ConstData::Undef)
        });
        if !moves && in_range.is_none() && ty == base_type {
            return Ok(base);
        }
        let expr = ConstExpr::GetElementPtr { source_type, flags, in_range, args: args.to_vec().into() };
        Ok(self.cx.consts.intern(ty, ConstData::Expr(Box::new(expr))))
    }

    /// The type of a `getelementptr` over `source` with these operands: base, then indices.
    pub(super) fn gep_type(
        &mut self,
        source: TypeId,
        operands: &[(TypeId, Operand)],
    ) -> std::result::Result<TypeId, GepError> {
        let (base, indices) = (operands[0].0, &operands[1..]);
        if !indices.is_empty() && !self.is_sized(source) {
            return Err(GepError::Unsized);
        }
        let lanes_of = |p: &Self, ty: TypeId| match *p.cx.types.get(ty) {
            Type::Vector { len, scalable, .. } => Some((len, scalable)),
            _ => None,
        };
        let mut lanes = lanes_of(self, base);
        for (index, &(ty, _)) in indices.iter().enumerate() {
            if self.int_parts(self.cx.types.scalar(ty)).is_none() {
                return Err(GepError::NotAnInteger(index));
            }
            match (lanes, lanes_of(self, ty)) {
                (_, None) => {}
                (None, own) => lanes = own,
                (Some(known), Some(own)) if known == own => {}
                _ => return Err(GepError::Lanes(index)),
            }
        }
        let mut ty = source;
        for &(_, index) in indices.iter().skip(1) {
            ty = self.gep_step(ty, index).ok_or(GepError::Index)?;
        }
        let pointer = self.gep_result_pointer(self.cx.types.scalar(base), ty);
        Ok(match lanes {
            Some((len, scalable)) => self.cx.types.vector(pointer, len, scalable),
            None => pointer,
        })
    }

    /// The type that `index` selects in an aggregate.
    fn gep_step(&mut self, ty: TypeId, index: Operand) -> Option<TypeId> {
        match self.cx.types.get(ty) {
            Type::Array { elem, .. } | Type::Vector { elem, .. } => Some(*elem),
            Type::Struct { .. } | Type::Named(_) => {
                let Operand::Const(index) = index else { return None };
                let mut index = index;
                if self.cx.types.is_vector(self.cx.consts.ty(index)) {
                    // A vector index of a struct must be a splat.
                    index = self.splat_value(index)?;
                }
                let index_type = self.cx.consts.ty(index);
                // In 2006 any unsigned number selects a field.
                let is_unsigned = || self.int_parts(index_type).is_some_and(|(_, signed)| !signed);
                if index_type != TypeId::I32 && !(self.is_legacy() && is_unsigned()) {
                    return None;
                }
                let field = self.cx.consts.as_u64(index)? as usize;
                // The fields of a struct of scalable size have no constant offsets.
                if self.is_scalable(ty) {
                    return None;
                }
                self.cx.types.struct_body(ty)?.0.get(field).copied()
            }
            _ => None,
        }
    }

    fn splat_value(&mut self, vector: ConstId) -> Option<ConstId> {
        let Type::Vector { len, scalable, .. } = *self.cx.types.get(self.cx.consts.ty(vector)) else {
            return None;
        };
        let first = self.cx.consts.element(&self.cx.types, vector, 0)?;
        let lanes = match self.cx.consts.data(vector) {
            ConstData::Aggregate(_) | ConstData::Data(_) if !scalable => len,
            _ => 1,
        };
        for lane in 1..lanes {
            if self.cx.consts.element(&self.cx.types, vector, u64::from(lane))? != first {
                return None;
            }
        }
        Some(first)
    }

    /// The type of the pointer that a `getelementptr` from `base` to a `ty` gives.
    fn gep_result_pointer(&mut self, base: TypeId, ty: TypeId) -> TypeId {
        match self.typed_pointer(base) {
            Some((_, space)) if self.is_typed() => self.pointer_to(ty, space),
            _ => base,
        }
    }

    /// Whether `op` converts `from` to `to` (LangRef, "Conversion Operations").
    pub(super) fn cast_is_valid(&self, op: CastOp, from: TypeId, to: TypeId) -> bool {
        let types = &self.cx.types;
        let shape = |ty: TypeId| match *types.get(ty) {
            Type::Vector { len, scalable, .. } => Some((len, scalable)),
            _ => None,
        };
        let (a, b) = (types.scalar(from), types.scalar(to));
        let same_shape = shape(from) == shape(to);
        let int = |ty| types.int_bits(ty);
        let float = |ty: TypeId| {
            if types.is_float(ty) { super::literals::float_width(types.get(ty)) } else { None }
        };
        match op {
            CastOp::Trunc => same_shape && matches!((int(a), int(b)), (Some(x), Some(y)) if x > y),
            CastOp::ZExt | CastOp::SExt => {
                same_shape && matches!((int(a), int(b)), (Some(x), Some(y)) if x < y)
            }
            CastOp::FpTrunc => same_shape && matches!((float(a), float(b)), (Some(x), Some(y)) if x > y),
            CastOp::FpExt => same_shape && matches!((float(a), float(b)), (Some(x), Some(y)) if x < y),
            CastOp::UiToFp | CastOp::SiToFp => same_shape && int(a).is_some() && float(b).is_some(),
            CastOp::FpToUi | CastOp::FpToSi => same_shape && float(a).is_some() && int(b).is_some(),
            CastOp::PtrToInt | CastOp::PtrToAddr => same_shape && self.is_ptr(a) && int(b).is_some(),
            CastOp::IntToPtr => same_shape && int(a).is_some() && self.is_ptr(b),
            CastOp::AddrSpaceCast => {
                same_shape && self.is_ptr(a) && self.is_ptr(b) && self.space_of(a) != self.space_of(b)
            }
            CastOp::BitCast => self.bitcast_is_valid(from, to),
        }
    }

    fn bitcast_is_valid(&self, from: TypeId, to: TypeId) -> bool {
        let types = &self.cx.types;
        let (a, b) = (types.scalar(from), types.scalar(to));
        match (self.is_ptr(a), self.is_ptr(b)) {
            (true, true) => {
                let lanes = |ty: TypeId| match *types.get(ty) {
                    Type::Vector { len, scalable, .. } => (len, scalable),
                    _ => (1, false),
                };
                return self.space_of(a) == self.space_of(b) && lanes(from) == lanes(to);
            }
            (false, false) => {}
            _ => return false,
        }
        match (self.primitive_bits(from), self.primitive_bits(to)) {
            (Some(from_bits), Some(to_bits)) => from_bits == to_bits,
            _ => from == to && types.is_first_class(from) && !types.is_aggregate(from),
        }
    }

    fn space_of(&self, ty: TypeId) -> Option<u32> {
        self.pointer_space(ty)
    }

    /// The width of a number or a vector of numbers, and whether it is scalable.
    fn primitive_bits(&self, ty: TypeId) -> Option<(u64, bool)> {
        let scalar = |ty: TypeId| match self.cx.types.get(ty) {
            Type::Int(bits) | Type::Byte(bits) => Some(*bits),
            Type::X86Amx => Some(8192),
            other => super::literals::float_width(other),
        };
        match *self.cx.types.get(ty) {
            Type::Vector { elem, len, scalable } => {
                Some((u64::from(scalar(elem)?) * u64::from(len), scalable))
            }
            _ => Some((u64::from(scalar(ty)?), false)),
        }
    }

    /// Whether the size of `ty` is a multiple of `vscale`.
    fn is_scalable(&mut self, ty: TypeId) -> bool {
        let known = self.module.and_then(|module| module.sizes.is_scalable(ty));
        if let Some(known) = known.or_else(|| self.scalable.get(&ty).copied()) {
            return known;
        }
        let mut stack = vec![ty];
        let mut seen = rustc_hash::FxHashSet::default();
        let mut found = false;
        while let Some(ty) = stack.pop() {
            let ty = self.unfolded(ty);
            if !seen.insert(ty) {
                continue;
            }
            match self.cx.types.get(ty) {
                Type::Vector { scalable: true, .. } => found = true,
                Type::Array { elem, .. } => stack.push(*elem),
                Type::Struct { .. } | Type::Named(_) => {
                    stack.extend_from_slice(self.cx.types.struct_body(ty).map_or(&[], |(fields, _)| fields));
                }
                _ => {}
            }
        }
        if self.builder.is_none() {
            self.scalable.insert(ty, found);
        }
        found
    }

    /// Whether values of `ty` have a size (LLVM's `Type::isSized`).
    pub(super) fn is_sized(&mut self, ty: TypeId) -> bool {
        match self.cx.types.get(ty) {
            Type::Struct { .. } | Type::Named(_) | Type::Array { .. } => {}
            other => return plainly_sized(other),
        }
        let known = self.module.and_then(|module| module.sizes.is_sized(ty));
        if let Some(known) = known.or_else(|| self.sized.get(&ty).copied()) {
            return known;
        }
        // Depth first without recursion: named structs may be nested in long chains. A struct that holds itself
        // is not sized, and is diagnosed elsewhere.
        let mut stack = vec![ty];
        let mut seen = rustc_hash::FxHashSet::default();
        let mut sized = true;
        while let Some(ty) = stack.pop() {
            let ty = self.unfolded(ty);
            if !seen.insert(ty) {
                continue;
            }
            match self.sized.get(&ty) {
                Some(true) => continue,
                Some(false) => sized = false,
                None => {}
            }
            match self.cx.types.get(ty) {
                Type::Array { elem, .. } => stack.push(*elem),
                Type::Struct { .. } | Type::Named(_) => match self.cx.types.struct_body(ty) {
                    Some((fields, _)) => stack.extend_from_slice(fields),
                    None => sized = false,
                },
                other => sized &= plainly_sized(other),
            }
            if !sized {
                break;
            }
        }
        // A struct may get its body later while the skeleton is being read.
        if sized || self.builder.is_none() {
            self.sized.insert(ty, sized);
        }
        sized
    }
}

/// Whether a type that is neither array nor struct has a size.
pub(super) fn plainly_sized(ty: &Type) -> bool {
    !matches!(ty, Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. })
}

/// Why operands do not make a `getelementptr`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GepError {
    Unsized,
    /// Index number n is no integer.
    NotAnInteger(usize),
    /// Index number n has another number of lanes than the operands before it.
    Lanes(usize),
    Index,
}
