//! Constants (LangRef, "Constants"). Every constant is read at the type it must have.

use super::cursor::{Parser, shown};
use super::lexer::Tok;
use super::literals::{self, FloatError};
use super::symbols::GlobalSlot;
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{BlockRef, ConstData, ConstId, GlobalId, GlobalKind, Loc, Operand, Type, TypeId};
use smallvec::SmallVec;

impl<'a> Parser<'a, '_> {
    /// A type and a constant of it, not void.
    pub(super) fn parse_typed_constant(&mut self) -> Result<ConstId> {
        let ty = self.parse_type()?;
        self.parse_constant(ty)
    }

    /// A value of type `ty`: a constant, or inside a function an argument or the result of an instruction.
    #[inline]
    pub(super) fn parse_operand(&mut self, ty: TypeId) -> Result<Operand> {
        match self.kind() {
            Tok::LocalName | Tok::LocalNumber => self.local_operand(ty),
            _ => Ok(Operand::Const(self.parse_constant(ty)?)),
        }
    }

    /// A type and a value of it.
    #[inline]
    pub(super) fn parse_typed_operand(&mut self) -> Result<(TypeId, Operand)> {
        let ty = self.parse_type()?;
        Ok((ty, self.parse_operand(ty)?))
    }

    /// A constant of type `ty`.
    pub(super) fn parse_constant(&mut self, ty: TypeId) -> Result<ConstId> {
        let loc = self.loc();
        if self.is_legacy()
            && let Some(value) = self.legacy_constant(ty)?
        {
            return Ok(value);
        }
        match self.kind() {
            Tok::Int => self.int_constant(ty),
            Tok::GlobalName | Tok::GlobalNumber => self.global_constant(ty),
            Tok::Word => self.word_constant(ty, loc),
            Tok::HexInt => {
                let bits = self.int_width(ty)?;
                let Some(limbs) = literals::hex_int_limbs(self.text(), bits) else {
                    return Err(self.error("integer constant is too long"));
                };
                self.bump();
                Ok(self.cx.consts.wide_int(bits, ty, limbs))
            }
            Tok::Float | Tok::HexFloat | Tok::Plus => self.float_constant(ty),
            Tok::LBrace => self.nest(|p| p.struct_constant(ty, loc, false)),
            Tok::LBracket => self.nest(|p| p.array_constant(ty, loc)),
            Tok::Less => {
                self.bump();
                if self.kind() == Tok::LBrace {
                    self.nest(|p| p.struct_constant(ty, loc, true))
                } else {
                    self.nest(|p| p.vector_constant(ty, loc))
                }
            }
            Tok::LocalName | Tok::LocalNumber => Err(self.error("invalid use of function-local name")),
            Tok::Bang | Tok::MetadataName => Err(self.error("metadata operand can't be used here")),
            _ => Err(self.error("expected value token")),
        }
    }

    fn int_width(&self, ty: TypeId) -> Result<u32> {
        match self.cx.types.get(ty) {
            Type::Int(bits) | Type::Byte(bits) => Ok(*bits),
            _ => Err(self.error("integer constant must have integer type")),
        }
    }

    fn int_constant(&mut self, ty: TypeId) -> Result<ConstId> {
        let bits = self.int_width(ty)?;
        let text = self.text();
        // At most 18 digits: the value fits 63 bits.
        if text.len() <= 18 && bits <= 64 {
            let (negative, digits) = match text.strip_prefix(b"-") {
                Some(rest) => (true, rest),
                None => (false, text),
            };
            let value = digits.iter().fold(0u64, |value, digit| value * 10 + u64::from(digit - b'0'));
            let value = if negative { value.wrapping_neg() } else { value };
            self.bump();
            let value = crate::ir::truncate_to_bits(value, bits);
            return Ok(self.cx.consts.short_int(ty, value));
        }
        let Some(limbs) = literals::int_limbs(text, bits) else {
            return Err(self.error("integer constant is too long"));
        };
        self.bump();
        Ok(self.cx.consts.wide_int(bits, ty, limbs))
    }

    fn float_constant(&mut self, ty: TypeId) -> Result<ConstId> {
        let loc = self.loc();
        let text = self.text();
        let kind = self.kind();
        self.bump();
        let target = self.cx.types.get(ty);
        if !self.cx.types.is_float(ty) {
            return Err(self.error_at(loc, "floating point constant invalid for type"));
        }
        let bits = match kind {
            Tok::HexFloat => literals::hex_float(text, target),
            Tok::Float if text.get(1).is_some_and(u8::is_ascii_alphabetic) => {
                let payload = if self.eat(Tok::LParen) {
                    let payload = self.text();
                    self.bump();
                    self.expect(Tok::RParen, "expected ')' after NaN payload")?;
                    Some(payload)
                } else {
                    None
                };
                literals::special_float(text, payload, self.cx.types.get(ty))
            }
            Tok::Float => literals::decimal_float(text, target),
            _ => return Err(self.error_at(loc, "expected value token")),
        };
        match bits {
            Ok(bits) => Ok(self.cx.consts.intern(ty, ConstData::Float(bits))),
            Err(FloatError::Invalid) => Err(self.error_at(loc, "floating point constant invalid for type")),
            Err(FloatError::OtherType) => {
                let name = self.type_name(ty);
                Err(self.error_at(loc, format!("floating point constant does not have type '{name}'")))
            }
            Err(FloatError::TooLong(bits)) => {
                Err(self.error_at(loc, format!("constant bigger than {bits} bits detected")))
            }
        }
    }

    /// The error for a constant whose own type is not the wanted one.
    #[cold]
    pub(super) fn mismatch(&self, loc: Loc, got: TypeId, expected: TypeId) -> Box<Diagnostic> {
        let (got, expected) = (self.type_name(got), self.type_name(expected));
        self.error_at(
            loc,
            format!("constant expression type mismatch: got type '{got}' but expected '{expected}'"),
        )
    }

    fn word_constant(&mut self, ty: TypeId, loc: Loc) -> Result<ConstId> {
        match self.text() {
            b"true" | b"false" => {
                let value = u64::from(self.text() == b"true");
                self.bump();
                if ty != TypeId::I1 {
                    return Err(self.mismatch(loc, TypeId::I1, ty));
                }
                Ok(self.cx.consts.short_int(ty, value))
            }
            b"null" => {
                self.bump();
                if !self.is_ptr(ty) {
                    return Err(self.error_at(loc, "null must be a pointer type"));
                }
                Ok(self.cx.consts.null(ty))
            }
            b"undef" => {
                self.bump();
                self.check_plain(ty, loc, "undef")?;
                Ok(self.cx.consts.intern(ty, ConstData::Undef))
            }
            b"poison" => {
                self.bump();
                self.check_plain(ty, loc, "poison")?;
                Ok(self.cx.consts.intern(ty, ConstData::Poison))
            }
            b"zeroinitializer" => {
                self.bump();
                self.check_plain(ty, loc, "null")?;
                if self.is_ptr(ty) {
                    return Ok(self.cx.consts.intern(ty, ConstData::Null));
                }
                if let Type::Target { name, .. } = self.cx.types.get(ty)
                    && !target_type_has_zero(self.cx.strings.get(*name))
                {
                    return Err(self.error_at(loc, "invalid type for null constant"));
                }
                Ok(self.cx.consts.zero(&self.cx.types, ty))
            }
            b"none" => {
                self.bump();
                if ty != TypeId::TOKEN {
                    return Err(self.error_at(loc, "invalid type for none constant"));
                }
                Ok(self.cx.consts.intern(ty, ConstData::TokenNone))
            }
            b"c" if self.string_follows() => {
                self.bump();
                self.string_constant(ty, loc)
            }
            b"blockaddress" => self.block_address(ty, loc),
            b"dso_local_equivalent" => self.function_marker(ty, loc, true),
            b"no_cfi" => self.function_marker(ty, loc, false),
            b"ptrauth" => self.nest(|p| p.ptrauth(ty, loc)),
            b"splat" => self.nest(|p| p.splat(ty, loc)),
            b"asm" => Err(self.error("invalid type for inline asm constraint string")),
            _ => self.nest(|p| p.constant_expression(ty, loc)),
        }
    }

    /// `undef` and its kin exist at first-class types but `label`.
    fn check_plain(&self, ty: TypeId, loc: Loc, what: &str) -> Result<()> {
        if !self.cx.types.is_first_class(ty) || ty == TypeId::LABEL {
            return Err(self.error_at(loc, format!("invalid type for {what} constant")));
        }
        Ok(())
    }

    /// `"…"` after `c`.
    fn string_constant(&mut self, ty: TypeId, loc: Loc) -> Result<ConstId> {
        let bytes = self.string()?;
        let fits = match self.cx.types.get(ty) {
            Type::Array { elem, len } => {
                *len == bytes.len() as u64
                    && (matches!(self.cx.types.get(*elem), Type::Int(8) | Type::Byte(8))
                        || self.int_parts(*elem).is_some_and(|(bits, _)| bits == 8))
            }
            _ => false,
        };
        if !fits {
            let own = self.cx.types.array(TypeId::I8, bytes.len() as u64);
            return Err(self.mismatch(loc, own, ty));
        }
        Ok(self.cx.consts.packed(ty, bytes.into_owned().into()))
    }

    /// Typed elements up to `close`, which is stepped over.
    fn elements(&mut self, close: Tok, message: &str) -> Result<Elements> {
        let mut elements = Elements::default();
        if self.eat(close) {
            return Ok(elements);
        }
        loop {
            let loc = self.loc();
            let ty = self.parse_type()?;
            let value = self.parse_constant(ty)?;
            elements.values.push(value);
            elements.first_loc.get_or_insert(loc);
            if *elements.first_type.get_or_insert(ty) != ty {
                elements.mixed.get_or_insert((elements.values.len() - 1, loc));
            }
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(close, message)?;
        Ok(elements)
    }

    fn array_constant(&mut self, ty: TypeId, loc: Loc) -> Result<ConstId> {
        self.bump();
        let elements = self.elements(Tok::RBracket, "expected end of array constant")?;
        let Some(first) = elements.first_type else {
            return match self.cx.types.get(ty) {
                Type::Array { len: 0, .. } => Ok(self.cx.consts.intern(ty, ConstData::Poison)),
                _ => Err(self.error_at(loc, "invalid empty array initializer")),
            };
        };
        self.same_types(&elements, "array")?;
        let len = elements.values.len() as u64;
        if *self.cx.types.get(ty) != (Type::Array { elem: first, len }) {
            let own = self.cx.types.array(first, len);
            return Err(self.mismatch(loc, own, ty));
        }
        Ok(self.cx.consts.aggregate(&self.cx.types, ty, &elements.values))
    }

    fn vector_constant(&mut self, ty: TypeId, loc: Loc) -> Result<ConstId> {
        let elements = self.elements(Tok::Greater, "expected end of constant")?;
        let Some(first) = elements.first_type else {
            return Err(self.error_at(loc, "constant vector must not be empty"));
        };
        let valid = self.cx.types.is_float(first)
            || self.is_ptr(first)
            || matches!(self.cx.types.get(first), Type::Int(_) | Type::Byte(_) | Type::Target { .. });
        if !valid {
            return Err(self.error_at(
                elements.first_loc.unwrap_or(loc),
                "vector elements must have integer, pointer or floating point type",
            ));
        }
        self.same_types(&elements, "vector")?;
        let Ok(len) = u32::try_from(elements.values.len()) else {
            return Err(self.error_at(loc, "size too large for vector"));
        };
        if *self.cx.types.get(ty) != (Type::Vector { elem: first, len, scalable: false }) {
            let own = self.cx.types.vector(first, len, false);
            return Err(self.mismatch(loc, own, ty));
        }
        Ok(self.cx.consts.aggregate(&self.cx.types, ty, &elements.values))
    }

    fn same_types(&self, elements: &Elements, what: &str) -> Result<()> {
        match (elements.mixed, elements.first_type) {
            (Some((index, loc)), Some(first)) => {
                let name = self.type_name(first);
                Err(self.error_at(loc, format!("{what} element #{index} is not of type '{name}'")))
            }
            _ => Ok(()),
        }
    }

    fn struct_constant(&mut self, ty: TypeId, loc: Loc, packed: bool) -> Result<ConstId> {
        self.bump();
        let elements = self.elements(Tok::RBrace, "expected end of struct constant")?;
        if packed {
            self.expect(Tok::Greater, "expected end of constant")?;
        }
        let Some((fields, is_packed)) = self.cx.types.struct_body(ty) else {
            let types: Vec<TypeId> = elements.values.iter().map(|&v| self.cx.consts.ty(v)).collect();
            let own = self.cx.types.literal_struct(&types, packed);
            return Err(self.mismatch(loc, own, ty));
        };
        if fields.len() != elements.values.len() {
            return Err(self.error_at(loc, "initializer with struct type has wrong # elements"));
        }
        if is_packed != packed && (packed || !self.is_legacy()) {
            return Err(self.error_at(loc, "packed'ness of initializer and type don't match"));
        }
        let wrong = fields.iter().zip(&elements.values).position(|(&f, &v)| self.cx.consts.ty(v) != f);
        if let Some(index) = wrong {
            let message = format!("element {index} of struct initializer doesn't match struct element type");
            return Err(self.error_at(loc, message));
        }
        Ok(self.cx.consts.aggregate(&self.cx.types, ty, &elements.values))
    }

    /// `splat (type value)`
    fn splat(&mut self, ty: TypeId, loc: Loc) -> Result<ConstId> {
        self.bump();
        self.expect(Tok::LParen, "expected '(' after vector splat")?;
        let value_loc = self.loc();
        let value = self.parse_typed_constant()?;
        self.expect(Tok::RParen, "expected ')' at end of vector splat")?;
        let Type::Vector { elem, len, scalable } = *self.cx.types.get(ty) else {
            return Err(self.error_at(loc, "vector constant must have vector type"));
        };
        let own = self.cx.consts.ty(value);
        if own != elem {
            return Err(self.mismatch(value_loc, own, elem));
        }
        self.splat_of(ty, len, scalable, value, loc)
    }

    /// A vector with `value` in each lane.
    pub(super) fn splat_of(
        &mut self,
        ty: TypeId,
        len: u32,
        scalable: bool,
        value: ConstId,
        loc: Loc,
    ) -> Result<ConstId> {
        if self.cx.consts.is_null(value) {
            return Ok(self.cx.consts.zero(&self.cx.types, ty));
        }
        match self.cx.consts.data(value) {
            ConstData::Undef => return Ok(self.cx.consts.intern(ty, ConstData::Undef)),
            ConstData::Poison => return Ok(self.cx.consts.intern(ty, ConstData::Poison)),
            _ => {}
        }
        if scalable {
            return Ok(self.cx.consts.intern(ty, ConstData::Splat(value)));
        }
        // Written out, which a few bytes of input must not turn into gigabytes.
        if len > 1 << 20 {
            return Err(self.error_at(loc, "splat of more than 1048576 lanes"));
        }
        let lanes = vec![value; len as usize];
        Ok(self.cx.consts.aggregate(&self.cx.types, ty, &lanes))
    }

    /// `blockaddress(@function, %block)`
    fn block_address(&mut self, ty: TypeId, loc: Loc) -> Result<ConstId> {
        self.bump();
        self.expect(Tok::LParen, "expected '(' in block address expression")?;
        let function_loc = self.loc();
        if !matches!(self.kind(), Tok::GlobalName | Tok::GlobalNumber) {
            return Err(self.error("expected function name in blockaddress"));
        }
        let function = self.global_reference(None)?;
        self.expect(Tok::Comma, "expected comma in block address expression")?;
        let block_loc = self.loc();
        let block = match self.kind() {
            Tok::LocalName => {
                let name = self.name();
                BlockRef::Name(self.cx.strings.intern(&name))
            }
            Tok::LocalNumber => BlockRef::Number(self.token_number()?),
            _ => return Err(self.error("expected basic block name in blockaddress")),
        };
        self.bump();
        self.expect(Tok::RParen, "expected ')' in block address expression")?;
        match self.global_nature(function) {
            None => {}
            Some(Nature::Function { declaration: false }) => {}
            Some(Nature::Function { declaration: true }) => {
                return Err(self.error_at(function_loc, "cannot take blockaddress inside a declaration"));
            }
            Some(Nature::Other) => {
                return Err(self.error_at(function_loc, "expected function name in blockaddress"));
            }
        }
        if !self.is_ptr(ty) {
            return Err(self.error_at(loc, "type of blockaddress must be a pointer"));
        }
        self.note_block_address(function, block, block_loc);
        Ok(self.cx.consts.intern(ty, ConstData::BlockAddress { function, block }))
    }

    /// `dso_local_equivalent @f` and `no_cfi @f`
    fn function_marker(&mut self, ty: TypeId, loc: Loc, dso_local: bool) -> Result<ConstId> {
        self.bump();
        if !matches!(self.kind(), Tok::GlobalName | Tok::GlobalNumber) {
            let what = if dso_local { "dso_local_equivalent" } else { "no_cfi" };
            return Err(self.error(format!("expected global variable name in {what}")));
        }
        let target_loc = self.loc();
        let target = self.global_reference(Some(ty))?;
        if dso_local && matches!(self.global_nature(target), Some(Nature::Other)) && !self.is_alias(target) {
            return Err(self.error_at(
                target_loc,
                "expected a function, alias to function, or ifunc in dso_local_equivalent",
            ));
        }
        if !self.is_ptr(ty) {
            return Err(self.error_at(loc, "global variable reference must have pointer type"));
        }
        let data = if dso_local { ConstData::DsoLocalEquivalent(target) } else { ConstData::NoCfi(target) };
        Ok(self.cx.consts.intern(ty, data))
    }

    /// `ptrauth (ptr, i32 key, i64 discriminator, ptr address discriminator, ptr deactivation symbol)`
    fn ptrauth(&mut self, ty: TypeId, loc: Loc) -> Result<ConstId> {
        self.bump();
        self.expect(Tok::LParen, "expected '(' in constant ptrauth expression")?;
        let mut args: SmallVec<[ConstId; 5]> = SmallVec::new();
        loop {
            args.push(self.parse_typed_constant()?);
            if args.len() == 5 || !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')' in constant ptrauth expression")?;
        let types: Vec<TypeId> = args.iter().map(|&arg| self.cx.consts.ty(arg)).collect();
        if !self.is_ptr(types[0]) {
            return Err(self.error_at(loc, "constant ptrauth base pointer must be a pointer"));
        }
        let is_int = |p: &Self, arg: ConstId| {
            matches!(p.cx.consts.data(arg), ConstData::Int(_)) && p.cx.types.is_int(p.cx.consts.ty(arg))
        };
        if args.len() < 2 || types[1] != TypeId::I32 || !is_int(self, args[1]) {
            return Err(self.error_at(loc, "constant ptrauth key must be i32 constant"));
        }
        if args.len() > 2 && (types[2] != TypeId::I64 || !is_int(self, args[2])) {
            return Err(self.error_at(loc, "constant ptrauth integer discriminator must be i64 constant"));
        }
        if args.len() > 3 && !self.is_ptr(types[3]) {
            return Err(self.error_at(loc, "constant ptrauth address discriminator must be a pointer"));
        }
        if args.len() > 4 && !self.is_ptr(types[4]) {
            return Err(self.error_at(loc, "constant ptrauth deactivation symbol must be a pointer"));
        }
        if types[0] != ty {
            return Err(self.mismatch(loc, types[0], ty));
        }
        let null = self.cx.consts.intern(TypeId::PTR, ConstData::Null);
        let zero = self.cx.consts.intern(TypeId::I64, ConstData::Int(0));
        for default in [zero, null, null].into_iter().skip(args.len() - 2) {
            args.push(default);
        }
        Ok(self.cx.consts.intern(ty, ConstData::PtrAuth(args.to_vec().into())))
    }

    /// `@name` or `@12` at type `ty`.
    fn global_constant(&mut self, ty: TypeId) -> Result<ConstId> {
        let loc = self.loc();
        if let Some(module) = self.module {
            // The usual case inside bodies: a global that exists.
            let global = self.known_global()?;
            if let Some(global) = global {
                use cranelift_entity::EntityRef;
                let address = module.addresses[global.index()];
                if self.cx.consts.ty(address) == ty {
                    self.bump();
                    return Ok(address);
                }
            }
        }
        if !self.is_ptr(ty) {
            return Err(self.error_at(loc, "global variable reference must have pointer type"));
        }
        let global = self.global_reference(Some(ty))?;
        Ok(self.cx.consts.intern(ty, ConstData::Global(global)))
    }

    /// The global that the current token names, if there is one.
    pub(super) fn known_global(&self) -> Result<Option<GlobalId>> {
        if self.kind() == Tok::GlobalNumber {
            let number = self.token_number()?;
            return Ok(self.symbols().numbered_globals.get(&number).copied());
        }
        let name = self.name();
        let strings = match self.module {
            Some(module) => &*module.module.context.strings,
            None => &self.cx.strings,
        };
        let id = strings.find(&name);
        Ok(id.and_then(|id| self.symbols().globals.get(&id).copied()))
    }

    /// The current token as messages show it: `@name`.
    pub(super) fn shown_global(&self) -> String {
        format!("@{}", shown(&self.name()))
    }

    /// The global that the current token names, which is stepped over. In the skeleton it may be defined later.
    /// With `ty`, the type its address must have.
    pub(super) fn global_reference(&mut self, ty: Option<TypeId>) -> Result<GlobalId> {
        let loc = self.loc();
        if let Some(global) = self.known_global()? {
            let own = self.global_pointer_type(global);
            if let (Some(ty), Some(own)) = (ty, own)
                && ty != own
            {
                let (own, expected) = (self.type_name(own), self.type_name(ty));
                let name = self.shown_global();
                return Err(self
                    .error_at(loc, format!("'{name}' defined with type '{own}' but expected '{expected}'")));
            }
            if let (Some(ty), None, Some(builder)) = (ty, own, &mut self.builder) {
                builder.globals[global].ty = ty;
            }
            self.bump();
            return Ok(global);
        }
        if self.builder.is_none() {
            return Err(self.error_at(loc, format!("use of undefined value '{}'", self.shown_global())));
        }
        let number = if self.kind() == Tok::GlobalNumber { Some(self.token_number()?) } else { None };
        let name = match number {
            Some(_) => None,
            None => {
                let name = self.name();
                Some(self.cx.strings.intern(&name))
            }
        };
        self.bump();
        let slot = GlobalSlot {
            name,
            number: number.unwrap_or(0),
            ty: ty.unwrap_or(TypeId::VOID),
            first_use: loc,
            value: None,
        };
        let Some(builder) = &mut self.builder else {
            return Err(self.error_at(loc, "use of undefined value"));
        };
        let id = builder.globals.push(slot);
        match (number, name) {
            (Some(number), _) => builder.symbols.numbered_globals.insert(number, id),
            (None, Some(name)) => builder.symbols.globals.insert(name, id),
            (None, None) => None,
        };
        Ok(id)
    }

    /// The type of a global's address; `None` while no use says it.
    fn global_pointer_type(&mut self, global: GlobalId) -> Option<TypeId> {
        use cranelift_entity::EntityRef;
        if let Some(builder) = &mut self.builder {
            let ty = builder.globals[global].ty;
            return (ty != TypeId::VOID).then_some(ty);
        }
        let module = self.module?;
        Some(self.cx.consts.ty(module.addresses[global.index()]))
    }

    pub(super) fn global_nature(&self, global: GlobalId) -> Option<Nature> {
        let value = match (&self.builder, self.module) {
            (Some(builder), _) => builder.globals[global].value.as_ref()?,
            (None, Some(module)) => &module.module.globals[global],
            (None, None) => return None,
        };
        Some(match &value.kind {
            GlobalKind::Function(function) => Nature::Function { declaration: function.body.is_none() },
            _ => Nature::Other,
        })
    }

    fn is_alias(&self, global: GlobalId) -> bool {
        let value = match (&self.builder, self.module) {
            (Some(builder), _) => builder.globals[global].value.as_ref(),
            (None, Some(module)) => Some(&module.module.globals[global]),
            (None, None) => None,
        };
        value.is_some_and(|v| matches!(v.kind, GlobalKind::Alias { .. } | GlobalKind::IFunc { .. }))
    }

    /// Remembers that a block's address is taken, to be checked when the function's blocks are known.
    fn note_block_address(&mut self, function: GlobalId, block: BlockRef, loc: Loc) {
        if let Some(builder) = &mut self.builder {
            builder.block_addresses.push((function, block, loc));
        } else if self.in_function && self.func.function == function {
            self.func.block_addresses.push((block, loc));
        }
    }
}

/// What a global is, as far as constants care.
pub(super) enum Nature {
    Function { declaration: bool },
    Other,
}

/// Target extension types whose zero value exists (LLVM's `TargetExtType` properties).
fn target_type_has_zero(name: &[u8]) -> bool {
    name.starts_with(b"spirv.")
        || name.starts_with(b"aarch64.svcount")
        || name.starts_with(b"riscv.vector.tuple")
        || name.starts_with(b"dx.")
        || name.starts_with(b"llvm.test.vectorelement")
}

/// The elements of an array, vector or struct.
#[derive(Default)]
struct Elements {
    values: Vec<ConstId>,
    first_type: Option<TypeId>,
    first_loc: Option<Loc>,
    /// The first element of another type than the first: its index and position.
    mixed: Option<(usize, Loc)>,
}
