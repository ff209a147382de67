//! Types (LangRef, "Type System").

use super::cursor::{Parser, shown};
use super::lexer::{Tok, parse_decimal};
use super::type_name::type_name;
use crate::diagnostics::Result;
use crate::ir::{Loc, MAX_INT_BITS, StructBody, Type, TypeId};
use smallvec::SmallVec;

/// A name of the text that stands for a type.
#[derive(Clone, Copy, Debug)]
pub(super) struct TypeSymbol {
    pub ty: TypeId,
    /// Where it was first used, while it is not defined.
    pub forward: Option<Loc>,
    /// Where it is defined.
    pub defined: Loc,
}

/// How a type is called in the text.
#[derive(Clone, Copy, Debug)]
pub(super) enum TypeKey {
    Name(crate::ir::StrId),
    Number(u32),
}

/// The types that a bare word stands for.
fn word_type(word: &[u8]) -> Option<TypeId> {
    Some(match word {
        b"void" => TypeId::VOID,
        b"label" => TypeId::LABEL,
        b"metadata" => TypeId::METADATA,
        b"token" => TypeId::TOKEN,
        b"x86_amx" => TypeId::X86_AMX,
        b"half" => TypeId::HALF,
        b"bfloat" => TypeId::BFLOAT,
        b"float" => TypeId::FLOAT,
        b"double" => TypeId::DOUBLE,
        b"x86_fp80" => TypeId::X86_FP80,
        b"fp128" => TypeId::FP128,
        b"ppc_fp128" => TypeId::PPC_FP128,
        _ => return None,
    })
}

impl<'a> Parser<'a, '_> {
    /// A type as messages show it.
    pub(super) fn type_name(&self, ty: TypeId) -> String {
        type_name(&self.cx, self.is_legacy(), ty)
    }

    /// A type that a value can have: not `void`.
    #[inline]
    pub(super) fn parse_type(&mut self) -> Result<TypeId> {
        self.parse_type_or("expected type")
    }

    /// A type other than `void`; `message` if there is no type at all.
    #[inline]
    pub(super) fn parse_type_or(&mut self, message: &str) -> Result<TypeId> {
        let loc = self.loc();
        let ty = self.parse_type_or_void(message)?;
        if ty == TypeId::VOID {
            return Err(self.error_at(loc, "void type only allowed for function results"));
        }
        Ok(ty)
    }

    /// The current token as a type if it is one of the most common ones and nothing more can belong to it.
    #[inline]
    fn common_type(&self) -> Option<TypeId> {
        let ty = match self.kind() {
            Tok::IntType => match self.text() {
                b"1" => TypeId::I1,
                b"8" => TypeId::I8,
                b"16" => TypeId::I16,
                b"32" => TypeId::I32,
                b"64" => TypeId::I64,
                _ => return None,
            },
            Tok::Word => match self.text() {
                b"ptr" => TypeId::PTR,
                b"label" => TypeId::LABEL,
                _ => return None,
            },
            _ => return None,
        };
        // What goes on with a type begins with `(`, `*` or `addrspace`.
        match self.lexer.rest() {
            [b',' | b')', ..] => Some(ty),
            [b' ', b'%' | b'@' | b'-' | b'0'..=b'9' | b'b'..=b'z', ..] => Some(ty),
            _ => None,
        }
    }

    /// Any type of an edition without pointees; `message` if there is none.
    #[inline]
    fn current_type(&mut self, message: &str) -> Result<TypeId> {
        if let Some(ty) = self.common_type() {
            self.bump();
            return Ok(ty);
        }
        let start = self.loc();
        let mut ty = self.primary_type(message, &mut false)?;
        loop {
            ty = match self.kind() {
                Tok::LParen => self.nest(|p| p.function_type(start, ty))?,
                Tok::Star => self.old_pointer(ty)?,
                Tok::Word if self.text() == b"addrspace" => self.old_pointer(ty)?,
                _ => return Ok(ty),
            };
        }
    }

    /// Any type; `message` if there is none.
    pub(super) fn parse_type_or_void(&mut self, message: &str) -> Result<TypeId> {
        if !self.is_typed() {
            return self.current_type(message);
        }
        let start = self.loc();
        let mark = self.open_type();
        let mut is_closed = false;
        let known = if self.is_legacy() { self.known_recursive_type() } else { None };
        let mut ty = match known {
            Some(ty) => ty,
            None => self.primary_type(message, &mut is_closed)?,
        };
        let was_open = self.open_type() > 0;
        if self.open_type() > mark && !is_closed && !matches!(self.cx.types.get(ty), Type::Named(_)) {
            ty = self.close_type(mark, ty)?;
        }
        if was_open && self.open_type() == 0 {
            ty = self.unify_recursive_type(start, ty);
        }
        loop {
            let was_open = self.open_type() > 0;
            ty = match self.kind() {
                Tok::LParen => self.nest(|p| p.function_type(start, ty))?,
                Tok::Star => self.old_pointer(ty)?,
                Tok::Word if self.text() == b"addrspace" => self.old_pointer(ty)?,
                _ => return Ok(ty),
            };
            // Parameters may have had references too.
            let was_open = was_open || self.open_type() > 0;
            ty = self.close_type(mark, ty)?;
            if was_open && self.open_type() == 0 {
                ty = self.unify_recursive_type(start, ty);
            }
        }
    }

    /// A type without what may follow it. `is_closed`: its own up-references are resolved.
    #[inline]
    fn primary_type(&mut self, message: &str, is_closed: &mut bool) -> Result<TypeId> {
        Ok(match self.kind() {
            Tok::IntType => {
                let ty = self.int_type()?;
                self.bump();
                ty
            }
            Tok::Word => match self.text() {
                b"ptr" => {
                    self.bump();
                    let space = self.parse_address_space(0)?;
                    if self.kind() == Tok::Star {
                        return Err(self.error("ptr* is invalid - use ptr instead"));
                    }
                    self.cx.types.ptr(space)
                }
                b"target" => self.target_type()?,
                word => {
                    let mut known = word_type(word);
                    if known.is_none() {
                        let legacy = self.is_legacy();
                        known = if legacy { self.legacy_word_type(word) } else { self.other_word_type(word) };
                    }
                    let Some(ty) = known else {
                        return Err(self.error(message));
                    };
                    self.bump();
                    ty
                }
            },
            Tok::LocalName | Tok::LocalNumber => self.type_reference()?,
            Tok::LBrace => {
                *is_closed = true;
                self.struct_type(false)?
            }
            Tok::LBracket => {
                self.bump();
                self.nest(Parser::array_type)?
            }
            Tok::Less => {
                self.bump();
                if self.kind() == Tok::LBrace {
                    *is_closed = true;
                    let ty = self.struct_type(true)?;
                    self.expect(Tok::Greater, "expected '>' at end of packed struct")?;
                    ty
                } else {
                    self.nest(Parser::vector_type)?
                }
            }
            Tok::Backslash if self.is_typed() => self.up_reference()?,
            _ => return Err(self.error(message)),
        })
    }

    /// `*` or `addrspace(n)*` after a type: the pointers of older text, which today's LLVM still reads.
    fn old_pointer(&mut self, pointee: TypeId) -> Result<TypeId> {
        let problem = match self.cx.types.get(pointee) {
            Type::Label => Some("basic block pointers are invalid"),
            Type::Void => Some("pointers to void are invalid; use i8* instead"),
            Type::Metadata | Type::Token | Type::X86Amx => Some("pointer to this type is invalid"),
            _ => None,
        };
        if let Some(message) = problem {
            return Err(self.error(message));
        }
        let space = self.parse_address_space(0)?;
        self.expect(Tok::Star, "expected '*' in address space")?;
        Ok(self.pointer_to(pointee, space))
    }

    fn int_type(&mut self) -> Result<TypeId> {
        match parse_decimal(self.text()) {
            Some(bits) if (1..=u64::from(MAX_INT_BITS)).contains(&bits) => Ok(self.cx.types.int(bits as u32)),
            _ => Err(self.error("bitwidth for integer type out of range")),
        }
    }

    /// `bN`; `x86_mmx`, which LLVM made `<1 x i64>`; and `opaque`, which before LLVM 3.0 was a type of its own each time.
    fn other_word_type(&mut self, word: &[u8]) -> Option<TypeId> {
        if word == b"opaque" {
            return self.nameless_opaque_type();
        }
        if word == b"x86_mmx" {
            return Some(self.cx.types.vector(TypeId::I64, 1, false));
        }
        let bits = parse_decimal(word.strip_prefix(b"b")?)?;
        let bits = u32::try_from(bits).ok().filter(|bits| (1..=MAX_INT_BITS).contains(bits))?;
        Some(self.cx.types.intern(Type::Byte(bits)))
    }

    /// `addrspace(n)` if it is there, else `default`.
    pub(super) fn parse_address_space(&mut self, default: u32) -> Result<u32> {
        if !self.at_word(b"addrspace") {
            return Ok(default);
        }
        self.bump();
        self.expect(Tok::LParen, "expected '(' in address space")?;
        let space = if self.kind() == Tok::Str {
            let name = self.name();
            let layout = self.layout();
            let known = match &*name {
                b"A" => Some(layout.alloca_address_space()),
                b"G" => Some(layout.globals_address_space()),
                b"P" => Some(layout.program_address_space()),
                other => std::str::from_utf8(other).ok().and_then(|name| layout.named_address_space(name)),
            };
            let Some(space) = known else {
                return Err(self.error(format!("invalid symbolic addrspace '{}'", shown(&name))));
            };
            self.bump();
            space
        } else {
            let loc = self.loc();
            let space = self.u32()?;
            if space >= 1 << 24 {
                return Err(self.error_at(loc, "invalid address space, must be a 24-bit integer"));
            }
            space
        };
        self.expect(Tok::RParen, "expected ')' in address space")?;
        Ok(space)
    }

    fn type_reference(&mut self) -> Result<TypeId> {
        let loc = self.loc();
        if self.kind() == Tok::LocalNumber {
            let number = self.token_number()?;
            self.bump();
            return self.numbered_type(number, loc);
        }
        let (text, name) = (self.text(), self.name());
        // Bodies name a few types again and again. A text of the module's own means the same everywhere in it.
        let slot = text.last().map_or(0, |&last| text.len() + usize::from(last)) % self.named_types.len();
        if let Some((known, ty)) = self.named_types[slot]
            && known == text
            && !self.token().quoted
        {
            self.bump();
            return Ok(ty);
        }
        let is_plain = self.builder.is_none() && !self.token().quoted;
        self.bump();
        let ty = self.named_type(&name, loc)?;
        if is_plain {
            self.named_types[slot] = Some((text, ty));
        }
        Ok(ty)
    }

    /// `[count x type]`, after the bracket.
    fn array_type(&mut self) -> Result<TypeId> {
        let len = self.element_count()?;
        self.expect_times()?;
        let loc = self.loc();
        let elem = self.parse_type()?;
        if !self.valid_element(elem) || *self.cx.types.get(elem) == Type::X86Amx {
            return Err(self.error_at(loc, "invalid array element type"));
        }
        self.expect(Tok::RBracket, "expected end of sequential type")?;
        Ok(self.cx.types.array(elem, len))
    }

    /// `x`, which in 2006 the type might follow at once: `[4xint]`.
    fn expect_times(&mut self) -> Result<()> {
        if self.is_legacy() && self.kind() == Tok::Word && self.text().len() > 1 && self.text()[0] == b'x' {
            self.seek(self.loc().0 as usize + 1);
            return Ok(());
        }
        self.expect_word(b"x", "expected 'x' after element count")
    }

    fn element_count(&mut self) -> Result<u64> {
        let is_count = match self.kind() {
            Tok::Int => !self.text().starts_with(b"-"),
            Tok::HexInt => self.text().starts_with(b"u"),
            _ => false,
        };
        if !is_count {
            return Err(self.error("expected number in address space"));
        }
        self.u64()
    }

    /// `<count x type>` or `<vscale x count x type>`, after the `<`.
    fn vector_type(&mut self) -> Result<TypeId> {
        let scalable = self.eat_word(b"vscale");
        if scalable {
            self.expect_word(b"x", "expected 'x' after vscale")?;
        }
        let count_loc = self.loc();
        let len = self.element_count()?;
        self.expect_times()?;
        let loc = self.loc();
        let elem = self.parse_type()?;
        self.expect(Tok::Greater, "expected end of sequential type")?;
        if len == 0 {
            return Err(self.error_at(count_loc, "zero element vector is illegal"));
        }
        if self.is_legacy() && !len.is_power_of_two() {
            return Err(self.error_at(count_loc, "vector length should be a power of 2"));
        }
        if self.is_legacy() && self.is_ptr(elem) {
            return Err(self.error_at(loc, "elements of a packed type must be integral or floating point"));
        }
        let Ok(len) = u32::try_from(len) else {
            return Err(self.error_at(count_loc, "size too large for vector"));
        };
        let types = &self.cx.types;
        let valid = types.is_float(elem)
            || self.is_ptr(elem)
            || matches!(types.get(elem), Type::Int(_) | Type::Byte(_) | Type::Target { .. });
        if !valid {
            return Err(self.error_at(loc, "invalid vector element type"));
        }
        Ok(self.cx.types.vector(elem, len, scalable))
    }

    /// The fields of a struct: `{ type, … }`.
    pub(super) fn struct_fields(&mut self) -> Result<SmallVec<[TypeId; 8]>> {
        self.expect(Tok::LBrace, "expected '{' here")?;
        let mut fields = SmallVec::new();
        if self.eat(Tok::RBrace) {
            return Ok(fields);
        }
        self.nest(|p| {
            loop {
                let loc = p.loc();
                let field = p.parse_type()?;
                if !p.valid_element(field) {
                    return Err(p.error_at(loc, "invalid element type for struct"));
                }
                fields.push(field);
                if !p.eat(Tok::Comma) {
                    break;
                }
            }
            Ok(())
        })?;
        self.expect(Tok::RBrace, "expected '}' at end of struct")?;
        Ok(fields)
    }

    fn struct_type(&mut self, packed: bool) -> Result<TypeId> {
        let literal = |p: &mut Self| {
            let fields = p.struct_fields()?;
            let ty = p.cx.types.literal_struct(&fields, packed);
            Ok(p.symbols().named_literals.get(&ty).copied().unwrap_or(ty))
        };
        if self.is_typed() { self.legacy_struct(packed, literal) } else { literal(self) }
    }

    /// Whether an array or a struct may hold a `ty`.
    fn valid_element(&self, ty: TypeId) -> bool {
        !matches!(
            self.cx.types.get(ty),
            Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. }
        )
    }

    /// `ret (params…)`, from the parenthesis on; `start` is where `ret` stands.
    fn function_type(&mut self, start: Loc, ret: TypeId) -> Result<TypeId> {
        if matches!(self.cx.types.get(ret), Type::Function { .. } | Type::Label | Type::Metadata) {
            return Err(self.error_at(start, "invalid function return type"));
        }
        if self.is_legacy() && self.cx.types.is_aggregate(ret) && self.unfolded(ret) == ret {
            let is_opaque =
                matches!(self.cx.types.get(ret), Type::Named(_)) && self.cx.types.struct_body(ret).is_none();
            if !is_opaque {
                return Err(self.error_at(start, "LLVM functions cannot return aggregate types"));
            }
        }
        self.bump();
        let mut params: SmallVec<[TypeId; 8]> = SmallVec::new();
        let mut vararg = false;
        if self.kind() != Tok::RParen {
            loop {
                if self.eat(Tok::Dots) {
                    vararg = true;
                    break;
                }
                let loc = self.loc();
                let param = self.parse_type_or_void("expected type")?;
                if param == TypeId::VOID {
                    return Err(self.error_at(loc, "argument can not have void type"));
                }
                if !self.valid_parameter(param) {
                    return Err(self.error_at(loc, "invalid type for function argument"));
                }
                match self.kind() {
                    Tok::LocalName | Tok::LocalNumber => {
                        return Err(self.error_at(loc, "argument name invalid in function type"));
                    }
                    Tok::Comma | Tok::RParen => {}
                    _ => {
                        if !self.parse_param_attributes()?.is_empty() && !self.is_typed() {
                            return Err(self.error_at(loc, "argument attributes invalid in function type"));
                        }
                    }
                }
                params.push(param);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        self.expect(Tok::RParen, "expected ')' at end of argument list")?;
        self.skip_result_attributes();
        Ok(self.function_of(ret, &params, vararg))
    }

    /// Whether a function parameter may have type `ty`.
    pub(super) fn valid_parameter(&self, ty: TypeId) -> bool {
        !matches!(self.cx.types.get(ty), Type::Void | Type::Label | Type::Function { .. })
    }

    /// `target("name", types…, integers…)`
    fn target_type(&mut self) -> Result<TypeId> {
        let start = self.loc();
        self.bump();
        self.expect(Tok::LParen, "expected '(' in target extension type")?;
        if *self.name() == *super::typed::POINTER_NAME || *self.name() == *super::legacy::SIGNED_NAME {
            return Err(self.error("unknown target extension type"));
        }
        let name = self.string_id()?;
        let mut types = Vec::new();
        let mut ints = Vec::new();
        self.nest(|p| {
            while p.eat(Tok::Comma) {
                if p.kind() == Tok::Int {
                    ints.push(p.u32()?);
                } else if !ints.is_empty() {
                    return Err(p.error("expected uint32 param"));
                } else {
                    types.push(p.parse_type_or_void("expected type")?);
                }
            }
            Ok(())
        })?;
        self.expect(Tok::RParen, "expected ')' in target extension type")?;
        self.check_target_type(start, name, &types, &ints)?;
        Ok(self.cx.types.intern(Type::Target { name, types: types.into(), ints: ints.into() }))
    }

    /// The parameters that LLVM requires of the target types it knows.
    fn check_target_type(
        &self,
        loc: Loc,
        name: crate::ir::StrId,
        types: &[TypeId],
        ints: &[u32],
    ) -> Result<()> {
        let name = self.cx.strings.get(name);
        let fits = match name {
            b"aarch64.svcount" => types.is_empty() && ints.is_empty(),
            b"riscv.vector.tuple" => types.len() == 1 && ints.len() == 1,
            b"amdgcn.named.barrier" => types.is_empty() && ints.len() == 1,
            _ => true,
        };
        if fits {
            return Ok(());
        }
        let name = shown(name);
        let what = match &*name {
            "aarch64.svcount" => "no parameters",
            "riscv.vector.tuple" => "exactly one type parameter and one integer parameter",
            _ => "no type parameters and one integer parameter",
        };
        Err(self.error_at(loc, format!("target extension type {name} should have {what}")))
    }

    /// The type called `name`, declared now if the skeleton is being read and the definition may follow.
    fn named_type(&mut self, name: &[u8], loc: Loc) -> Result<TypeId> {
        let id = self.cx.strings.find(name);
        if let Some(symbol) = id.and_then(|id| self.symbols().types.get(&id)) {
            return Ok(symbol.ty);
        }
        if self.builder.is_none() {
            return Err(self.error_at(loc, format!("use of undefined type named '{}'", shown(name))));
        }
        if self.is_typed()
            && let Some(ty) = self.type_elsewhere(name)?
        {
            return Ok(ty);
        }
        let forward = if self.is_never_defined(name) { None } else { Some(loc) };
        let id = self.cx.strings.intern(name);
        let ty = self.cx.types.declare_struct(Some(id));
        let symbol = TypeSymbol { ty, forward, defined: loc };
        if let Some(builder) = &mut self.builder {
            builder.symbols.types.insert(id, symbol);
        }
        Ok(ty)
    }

    fn numbered_type(&mut self, number: u32, loc: Loc) -> Result<TypeId> {
        if let Some(symbol) = self.symbols().numbered_types.get(&number) {
            return Ok(symbol.ty);
        }
        let undefined = format!("use of undefined type '%{number}'");
        if self.builder.is_none() {
            return Err(self.error_at(loc, undefined));
        }
        let ty = self.cx.types.declare_struct(None);
        let symbol = TypeSymbol { ty, forward: Some(loc), defined: loc };
        if let Some(builder) = &mut self.builder {
            builder.symbols.numbered_types.insert(number, symbol);
        }
        Ok(ty)
    }

    /// What follows `%name =` or `%12 =` at the top level. `known` is the symbol if the name was seen before.
    /// Gives the type that the name means from now on.
    pub(super) fn type_definition(
        &mut self,
        loc: Loc,
        key: TypeKey,
        known: Option<TypeSymbol>,
    ) -> Result<TypeSymbol> {
        let name = match key {
            TypeKey::Name(name) => Some(name),
            TypeKey::Number(_) => None,
        };
        self.expect_word(b"type", "expected 'type' after name")?;
        if let Some(TypeSymbol { forward: None, .. }) = known {
            return Err(self.error_at(loc, "redefinition of type"));
        }
        let type_loc = self.loc();
        let declared = |p: &mut Self| match known {
            Some(symbol) => symbol.ty,
            None => p.cx.types.declare_struct(name),
        };
        if self.eat_word(b"opaque") {
            let ty = declared(self);
            return Ok(TypeSymbol { ty, forward: None, defined: loc });
        }
        let packed = self.kind() == Tok::Less && self.peek() == Tok::LBrace;
        if self.kind() != Tok::LBrace && !packed {
            if known.is_some() {
                return Err(self.error_at(type_loc, "forward references to non-struct type"));
            }
            let before = self.cx.types.named_structs().len();
            let ty = self.parse_type()?;
            let is_known = match key {
                TypeKey::Name(name) => self.symbols().types.contains_key(&name),
                TypeKey::Number(number) => self.symbols().numbered_types.contains_key(&number),
            };
            let names_itself = is_known && self.cx.types.named_structs().len() > before;
            if names_itself {
                return Err(self.error_at(loc, "non-struct types may not be recursive"));
            }
            return Ok(TypeSymbol { ty, forward: None, defined: loc });
        }
        let ty = declared(self);
        // The name must be known while its fields are read: they may mention it.
        let symbol = TypeSymbol { ty, forward: None, defined: loc };
        if let Some(builder) = &mut self.builder {
            match key {
                TypeKey::Name(name) => builder.symbols.types.insert(name, symbol),
                TypeKey::Number(number) => builder.symbols.numbered_types.insert(number, symbol),
            };
        }
        if packed {
            self.bump();
        }
        let mark = self.open_type();
        let mut fields = self.struct_fields()?;
        if packed {
            self.expect(Tok::Greater, "expected '>' in packed struct")?;
        }
        self.resolve_up_references(mark, ty, &mut fields)?;
        self.cx.types.set_struct_body(ty, StructBody { fields: fields.to_vec().into(), packed });
        Ok(symbol)
    }
}
