//! `call`, `invoke` and `callbr` (LangRef, "'call' Instruction", "Operand Bundles", "Inline Assembler Expressions").

use super::attributes::{FnAttributes, Place};
use super::cursor::Parser;
use super::instructions::Parsed;
use super::lexer::Tok;
use crate::diagnostics::Result;
use crate::ir::{
    ArithFlags, AttrKind, AttrListId, AttrSetId, Attribute, BlockId, CallConv, CallData, CallId, ConstData,
    GlobalId, GlobalValue, InlineAsm, InstKind, ListRef, Loc, Operand, OperandBundle, StrId, TailKind, Type,
    TypeId,
};
use crate::upgrade;
use crate::verify::is_known_intrinsic;
use cranelift_entity::EntityRef;
use smallvec::SmallVec;
use std::borrow::Cow;

/// A callee as written: what it is, is known after the arguments.
pub(super) enum Callee<'a> {
    /// A global the module has.
    Known(GlobalId),
    /// `@llvm.…` without a declaration.
    Intrinsic(Cow<'a, [u8]>),
    Asm(InlineAsm),
    /// Anything else; its text is read again when its type is known.
    Other,
}

/// The arguments of a call.
#[derive(Default)]
pub(super) struct Arguments {
    pub types: SmallVec<[TypeId; 8]>,
    pub values: SmallVec<[Operand; 8]>,
    pub locs: SmallVec<[Loc; 8]>,
    /// One entry each once any argument has attributes.
    pub attributes: SmallVec<[AttrSetId; 8]>,
}

/// What stands before the callee.
pub(super) struct CallHead {
    pub tail: TailKind,
    pub flags: ArithFlags,
    pub conv: CallConv,
    pub ret: AttrSetId,
    pub addrspace: Option<u32>,
    /// The type written: a function type or the type of the result.
    pub ty: TypeId,
    pub type_loc: Loc,
}

impl CallHead {
    /// One that says nothing more.
    pub(super) fn plain(tail: TailKind, conv: CallConv, ty: TypeId, type_loc: Loc) -> CallHead {
        CallHead { tail, flags: ArithFlags::NONE, conv, ret: AttrSetId::EMPTY, addrspace: None, ty, type_loc }
    }
}

impl<'a> Parser<'a, '_> {
    /// `call`, from the opcode or tail marker on.
    pub(super) fn parse_call(&mut self, loc: Loc) -> Result<Parsed> {
        let tail = match self.text() {
            b"tail" => TailKind::Tail,
            b"musttail" => TailKind::MustTail,
            b"notail" => TailKind::NoTail,
            _ => TailKind::None,
        };
        if tail != TailKind::None {
            self.bump();
            if !self.at_word(b"call") {
                let word = tail.keyword();
                return Err(self.error(format!("expected '{word} call'")));
            }
        }
        let loc = if tail == TailKind::None { loc } else { self.loc() };
        self.bump();
        let flags = self.fast_math_flags();
        let (call, ret) = self.call_parts(tail, flags, loc)?;
        self.check_fast_math(flags, ret, loc, "call")?;
        Ok((InstKind::Call(call), ret))
    }

    /// `invoke`, after the opcode.
    pub(super) fn parse_invoke(&mut self, loc: Loc) -> Result<Parsed> {
        let (call, ret) = self.call_parts(TailKind::None, ArithFlags::NONE, loc)?;
        self.expect_word(b"to", "expected 'to' in invoke")?;
        let normal = self.typed_block()?;
        self.expect_word(b"unwind", "expected 'unwind' in invoke")?;
        let unwind = self.typed_block()?;
        Ok((InstKind::Invoke { call, normal, unwind }, ret))
    }

    /// `callbr`, after the opcode.
    pub(super) fn parse_callbr(&mut self, loc: Loc) -> Result<Parsed> {
        let (call, ret) = self.call_parts(TailKind::None, ArithFlags::NONE, loc)?;
        self.expect_word(b"to", "expected 'to' in callbr")?;
        let fallthrough = self.typed_block()?;
        self.expect(Tok::LBracket, "expected '[' in callbr")?;
        let indirect = self.block_list()?;
        if self.is_typed() {
            self.labels_instead_of_addresses(call, &indirect, loc)?;
        }
        let indirect = self.func.push_blocks(&indirect);
        Ok((InstKind::CallBr { call, fallthrough, indirect }, ret))
    }

    /// Before LLVM 15 the destinations of `callbr` were also passed as `blockaddress` arguments, where today the
    /// constraints have labels.
    fn labels_instead_of_addresses(&mut self, call: CallId, indirect: &[BlockId], loc: Loc) -> Result<()> {
        let Operand::Asm(asm) = self.func.calls[call].callee else { return Ok(()) };
        let text = self.cx.strings.get(self.func.asms[asm].constraints);
        if indirect.is_empty() || upgrade::assembly::constraints(text).any(|constraint| constraint.label) {
            return Ok(());
        }
        let args = self.func.calls[call].args;
        let last = (args.start + args.len) as usize;
        let Some(first) = (args.len as usize).checked_sub(indirect.len()) else {
            return Err(self.error_at(loc, "callbr has fewer arguments than destinations"));
        };
        for (operand, &block) in self.func.operand_pool[last - indirect.len()..last].iter().zip(indirect) {
            if self.block_at(*operand) != Some(block) {
                let message = "an argument of callbr is not the address of its destination";
                return Err(self.error_at(loc, message));
            }
        }
        let text = upgrade::assembly::with_labels(text, first);
        let function_type = self.func.calls[call].function_type;
        let Some((ret, params, vararg)) = self.cx.types.function_parts(function_type) else {
            return Err(self.error_at(loc, "the callee's type is no function type"));
        };
        let params = params[..first.min(params.len())].to_vec();
        let function_type = self.cx.types.function(ret, &params, vararg);
        let asm = &mut self.func.asms[asm];
        asm.constraints = self.cx.strings.intern(&text);
        asm.function_type = function_type;
        let call = &mut self.func.calls[call];
        call.function_type = function_type;
        call.args.len = first as u32;
        Ok(())
    }

    /// Convention, type, callee, arguments, attributes and bundles; and the type of the result.
    fn call_parts(&mut self, tail: TailKind, flags: ArithFlags, loc: Loc) -> Result<(CallId, TypeId)> {
        let conv = self.parse_calling_convention()?;
        let mut ret_attributes = self.parse_return_attributes()?;
        let addrspace = if self.at_word(b"addrspace") { Some(self.parse_address_space(0)?) } else { None };
        let type_loc = self.loc();
        let ty = self.parse_type_or_void("expected type")?;
        let callee_at = self.loc();
        let callee = self.parse_callee()?;
        let args = self.parse_arguments(tail == TailKind::MustTail)?;
        self.trailing_result_attributes(&mut ret_attributes);
        let ret =
            if ret_attributes.is_empty() { AttrSetId::EMPTY } else { self.cx.attrs.set(ret_attributes) };
        let head = CallHead { tail, flags, conv, ret, addrspace, ty, type_loc };
        let attrs = self.parse_fn_attributes(Place::Function)?;
        if Self::has_attribute(&attrs.attributes, AttrKind::Alignment) {
            return Err(self.error_at(loc, "call instructions may not have an alignment"));
        }
        let bundles = self.parse_bundles()?;
        self.finish_call(head, callee, callee_at, args, attrs, bundles)
    }

    /// Reads a callee as far as its type need not be known.
    pub(super) fn parse_callee(&mut self) -> Result<Callee<'a>> {
        match self.kind() {
            Tok::GlobalName | Tok::GlobalNumber => {
                let callee = match self.known_global()? {
                    Some(global) => Callee::Known(global),
                    None if self.kind() == Tok::GlobalName && self.text().starts_with(b"llvm.") => {
                        Callee::Intrinsic(self.name())
                    }
                    None => {
                        let name = self.shown_global();
                        return Err(self.error(format!("use of undefined value '{name}'")));
                    }
                };
                self.bump();
                Ok(callee)
            }
            Tok::LocalName | Tok::LocalNumber => {
                self.bump();
                Ok(Callee::Other)
            }
            Tok::Word if self.text() == b"asm" => self.parse_asm().map(Callee::Asm),
            Tok::Word if matches!(self.text(), b"null" | b"undef" | b"poison" | b"zeroinitializer") => {
                self.bump();
                Ok(Callee::Other)
            }
            Tok::Word => {
                if self.is_legacy() {
                    self.nest(Parser::legacy_expression)?;
                    return Ok(Callee::Other);
                }
                self.untyped_callee()?;
                Ok(Callee::Other)
            }
            _ => {
                // The error is that of a value.
                self.parse_constant(TypeId::PTR)?;
                Ok(Callee::Other)
            }
        }
    }

    /// Steps over a constant callee that says its own type.
    fn untyped_callee(&mut self) -> Result<()> {
        match self.text() {
            b"no_cfi" | b"dso_local_equivalent" => {
                self.bump();
                self.bump();
                Ok(())
            }
            b"ptrauth" => self.parse_constant(TypeId::PTR).map(|_| ()),
            _ => self.nest(|p| p.untyped_expression()).map(|_| ()),
        }
    }

    /// `asm flags "template", "constraints"`
    fn parse_asm(&mut self) -> Result<InlineAsm> {
        self.bump();
        let side_effect = self.eat_word(b"sideeffect");
        let align_stack = self.eat_word(b"alignstack");
        let intel_dialect = self.eat_word(b"inteldialect");
        let can_throw = self.eat_word(b"unwind");
        let template = self.string_id()?;
        self.expect(Tok::Comma, "expected comma in inline asm expression")?;
        if !self.at_string() {
            return Err(self.error("expected constraint string"));
        }
        let constraints = self.string_id()?;
        Ok(InlineAsm {
            template,
            constraints,
            function_type: TypeId::VOID,
            side_effect,
            align_stack,
            intel_dialect,
            can_throw,
        })
    }

    /// A value where metadata may stand too.
    pub(super) fn parse_argument(&mut self, ty: TypeId) -> Result<Operand> {
        if ty != TypeId::METADATA {
            return self.parse_operand(ty);
        }
        let metadata = match self.value_in_braces()? {
            Some(value) => value,
            None => super::metadata::parse_md_ref(self)?,
        };
        let index = self.func.metadata_operands.len() as u32;
        self.func.metadata_operands.push(metadata);
        Ok(Operand::Metadata(index))
    }

    /// `(type attributes value, …)`
    pub(super) fn parse_arguments(&mut self, is_must_tail: bool) -> Result<Arguments> {
        self.expect(Tok::LParen, "expected '(' in call")?;
        let mut args = Arguments::default();
        while self.kind() != Tok::RParen {
            if !args.types.is_empty() {
                self.expect(Tok::Comma, "expected ',' in argument list")?;
            }
            if self.kind() == Tok::Dots {
                let in_vararg = self.in_vararg_function();
                if !is_must_tail || !in_vararg {
                    let kind = if is_must_tail {
                        "musttail call in non-varargs function"
                    } else {
                        "non-musttail call"
                    };
                    return Err(self.error(format!("unexpected ellipsis in argument list for {kind}")));
                }
                self.bump();
                if self.kind() != Tok::RParen {
                    return Err(self.error("expected ')' at end of argument list"));
                }
                self.bump();
                return Ok(args);
            }
            let loc = self.loc();
            let ty = self.parse_type()?;
            let mut attributes = AttrSetId::EMPTY;
            if matches!(self.kind(), Tok::Word | Tok::Str) {
                attributes = self.argument_attributes(ty)?;
            }
            let value = self.parse_argument(ty)?;
            if self.is_typed() && self.kind() == Tok::Word && attributes == AttrSetId::EMPTY {
                // LLVM 2.0 had them behind the value.
                let mut found = self.parse_param_attributes()?;
                self.fill_attribute_types(&mut found, ty, loc)?;
                attributes = self.cx.attrs.set(found);
            }
            if attributes != AttrSetId::EMPTY && args.attributes.is_empty() {
                args.attributes.resize(args.types.len(), AttrSetId::EMPTY);
                args.attributes.push(attributes);
            } else if !args.attributes.is_empty() {
                args.attributes.push(attributes);
            }
            args.types.push(ty);
            args.values.push(value);
            args.locs.push(loc);
        }
        if is_must_tail && self.in_vararg_function() {
            return Err(
                self.error("expected '...' at end of argument list for musttail call in varargs function")
            );
        }
        self.bump();
        Ok(args)
    }

    /// The attributes of an argument of type `ty`.
    fn argument_attributes(&mut self, ty: TypeId) -> Result<AttrSetId> {
        // The common case, at which no list need be made.
        if self.at_word(b"noundef")
            && matches!(self.lexer.rest(), [b' ', b'%' | b'@' | b'-' | b'0'..=b'9', ..])
        {
            self.bump();
            if let Some(set) = self.no_undef {
                return Ok(set);
            }
            let set = self.cx.attrs.set(vec![Attribute::Enum(AttrKind::NoUndef)]);
            self.no_undef = Some(set);
            return Ok(set);
        }
        let loc = self.loc();
        let mut found = self.parse_param_attributes()?;
        self.fill_attribute_types(&mut found, ty, loc)?;
        Ok(if found.is_empty() { AttrSetId::EMPTY } else { self.cx.attrs.set(found) })
    }

    fn in_vararg_function(&self) -> bool {
        let function = self.module.map(|module| &module.module.globals[self.func.function]);
        function
            .and_then(|value| self.cx.types.function_parts(value.value_type))
            .is_some_and(|(_, _, vararg)| vararg)
    }

    /// `[ "tag"(type value, …), … ]`
    fn parse_bundles(&mut self) -> Result<Box<[OperandBundle]>> {
        if self.kind() != Tok::LBracket {
            return Ok(Box::default());
        }
        let loc = self.loc();
        self.bump();
        let mut bundles = Vec::new();
        while self.kind() != Tok::RBracket {
            if !bundles.is_empty() {
                self.expect(Tok::Comma, "expected ',' in input list")?;
            }
            let tag: StrId = self.string_id()?;
            self.expect(Tok::LParen, "expected '(' in operand bundle")?;
            let mut args: SmallVec<[Operand; 4]> = SmallVec::new();
            while self.kind() != Tok::RParen {
                if !args.is_empty() {
                    self.expect(Tok::Comma, "expected ',' in input list")?;
                }
                let ty = self.parse_type()?;
                let value = self.parse_argument(ty)?;
                args.push(value);
            }
            self.bump();
            let args: ListRef = self.func.push_operands(&args);
            bundles.push(OperandBundle { tag, args });
        }
        if bundles.is_empty() {
            return Err(self.error_at(loc, "operand bundle set must not be empty"));
        }
        self.bump();
        Ok(bundles.into())
    }

    pub(super) fn finish_call(
        &mut self,
        head: CallHead,
        callee: Callee<'a>,
        callee_at: Loc,
        args: Arguments,
        attrs: FnAttributes,
        bundles: Box<[OperandBundle]>,
    ) -> Result<(CallId, TypeId)> {
        let written = self.written_function_type(head.ty, &callee, callee_at);
        let function_type = match self.cx.types.get(written) {
            Type::Function { .. } => written,
            Type::Label | Type::Metadata => {
                return Err(self.error_at(head.type_loc, "Invalid result type for LLVM function"));
            }
            _ => match self.own_function_type(head.ty, &callee, &args.types) {
                Some(own) => own,
                None => self.function_of(head.ty, &args.types, false),
            },
        };
        let ret = self.check_arguments(function_type, &args, callee_at)?;
        let space = match head.addrspace {
            Some(space) => space,
            None => self.layout().program_address_space(),
        };
        let callee = self.resolve_callee(callee, callee_at, function_type, space)?;
        let mut args = args;
        let mut head = head;
        if self.is_legacy() {
            self.extend_arguments(&mut head, callee, ret, &mut args);
            self.promote_variadic(function_type, &mut args, callee_at);
        }
        if self.is_typed() {
            self.add_element_types(callee, &mut args);
        }
        let attrs = self.call_attributes(head.ret, &args.attributes, &attrs);
        let args = self.func.push_operands(&args.values);
        let call = self.func.calls.push(CallData {
            callee,
            function_type,
            args,
            conv: head.conv,
            tail: head.tail,
            flags: head.flags,
            addrspace: head.addrspace,
            attrs,
            bundles,
        });
        Ok((call, ret))
    }

    /// The type that a callee is declared with if that is the type of this call.
    fn own_function_type(&self, ret: TypeId, callee: &Callee<'a>, params: &[TypeId]) -> Option<TypeId> {
        let (Callee::Known(global), false) = (callee, self.is_typed()) else { return None };
        let own = self.module?.module.globals[*global].value_type;
        (self.cx.types.function_parts(own)? == (ret, params, false)).then_some(own)
    }

    /// The function type or result type that `ty` before a callee means. Before LLVM 3.7 it was the type of the
    /// callee, a pointer; the callee itself tells whether such a pointer is the result instead.
    fn written_function_type(&self, ty: TypeId, callee: &Callee<'a>, at: Loc) -> TypeId {
        let Some(pointee) = self.pointee(ty) else { return ty };
        if !matches!(self.cx.types.get(pointee), Type::Function { .. }) {
            return ty;
        }
        let own = match callee {
            Callee::Known(global) => {
                let module = self.module.map(|module| &module.module);
                module.map(|module| module.globals[*global].value_type)
            }
            Callee::Other => self.local_type_at(at).and_then(|ty| self.pointee(ty)),
            Callee::Intrinsic(_) | Callee::Asm(_) => None,
        };
        match own.and_then(|own| self.cx.types.function_parts(own)) {
            Some((ret, ..)) if ret == ty && own != Some(pointee) => ty,
            _ => pointee,
        }
    }

    /// `elementtype` for arguments whose pointee the callee must know.
    fn add_element_types(&mut self, callee: Operand, args: &mut Arguments) {
        let mut places: SmallVec<[usize; 4]> = SmallVec::new();
        match callee {
            Operand::Asm(asm) => {
                let constraints = self.cx.strings.get(self.func.asms[asm].constraints);
                let with_argument = upgrade::assembly::constraints(constraints)
                    .filter(|constraint| constraint.has_argument());
                for (index, constraint) in with_argument.enumerate() {
                    if constraint.indirect {
                        places.push(index);
                    }
                }
            }
            Operand::Const(id) => {
                if let (ConstData::Global(global), Some(module)) = (self.cx.consts.data(id), self.module) {
                    let name = module.module.globals.get(*global).and_then(|value| value.name);
                    let name = name.map(|name| self.cx.strings.get(name)).unwrap_or_default();
                    places.extend(upgrade::attributes::element_type_argument(name));
                }
            }
            Operand::Value(_) | Operand::Metadata(_) | Operand::Block(_) => {}
        }
        for index in places {
            let Some(pointee) = args.types.get(index).and_then(|&ty| self.pointee(ty)) else { continue };
            if args.attributes.is_empty() {
                args.attributes.resize(args.types.len(), AttrSetId::EMPTY);
            }
            let mut set = self.cx.attrs.get_set(args.attributes[index]).to_vec();
            if !Self::has_attribute(&set, AttrKind::ElementType) {
                set.push(Attribute::Type(AttrKind::ElementType, Some(pointee)));
                args.attributes[index] = self.cx.attrs.set(set);
            }
        }
    }

    /// Compares arguments with the function type; gives the type of the result.
    fn check_arguments(&self, function_type: TypeId, args: &Arguments, loc: Loc) -> Result<TypeId> {
        let Some((ret, params, vararg)) = self.cx.types.function_parts(function_type) else {
            return Err(self.error_at(loc, "Invalid result type for LLVM function"));
        };
        for (index, (&ty, &loc)) in args.types.iter().zip(&args.locs).enumerate() {
            match params.get(index) {
                Some(&param) if self.unfolded(param) != ty => {
                    let name = self.type_name(param);
                    return Err(self.error_at(loc, format!("argument is not of expected type '{name}'")));
                }
                Some(_) => {}
                None if vararg => break,
                None => return Err(self.error_at(loc, "too many arguments specified")),
            }
        }
        if args.types.len() < params.len() {
            return Err(self.error_at(loc, "not enough parameters specified for call"));
        }
        Ok(self.unfolded(ret))
    }

    fn resolve_callee(
        &mut self,
        callee: Callee<'a>,
        at: Loc,
        function_type: TypeId,
        space: u32,
    ) -> Result<Operand> {
        let wanted = self.pointer_to(function_type, space);
        match callee {
            Callee::Known(global) => {
                let address = self.module.map(|module| module.addresses[global.index()]);
                match address {
                    Some(address) if self.cx.consts.ty(address) == wanted => Ok(Operand::Const(address)),
                    // Reads the name again for the error.
                    _ => self.operand_again(at, wanted),
                }
            }
            Callee::Intrinsic(name) => {
                if !is_known_intrinsic(&name) {
                    let name = String::from_utf8_lossy(&name);
                    return Err(self.error_at(at, format!("unknown intrinsic '{name}'")));
                }
                let global = self.implicit_intrinsic(name, function_type, at);
                Ok(Operand::Const(self.cx.consts.intern(wanted, ConstData::Global(global))))
            }
            Callee::Asm(mut asm) => {
                asm.function_type = function_type;
                Ok(Operand::Asm(self.func.asms.push(asm)))
            }
            Callee::Other => self.operand_again(at, wanted),
        }
    }

    /// Reads the value at `at` at type `ty`, and continues where the parser is now.
    pub(super) fn operand_again(&mut self, at: Loc, ty: TypeId) -> Result<Operand> {
        let here = self.loc().0 as usize;
        let (last_end, errors) = (self.last_end(), self.lexer.error);
        self.seek(at.0 as usize);
        let operand = self.parse_operand(ty)?;
        self.seek(here);
        self.restore(last_end);
        self.lexer.error = errors;
        Ok(operand)
    }

    /// The intrinsic `name` that the module does not declare, with the type of this call.
    fn implicit_intrinsic(&mut self, name: Cow<'a, [u8]>, ty: TypeId, loc: Loc) -> GlobalId {
        let first = self.module.map_or(0, |module| module.module.globals.len());
        // An overloaded intrinsic may be called without its suffix, at several types.
        let key = (name, ty);
        if let Some(&known) = self.func.implicit_names.get(&key) {
            return known;
        }
        let id = GlobalId::new(first + self.func.implicit_globals.len());
        let name_id = self.cx.strings.intern(&key.0);
        self.func.implicit_names.insert(key, id);
        self.func.implicit_globals.push(GlobalValue::declaration(
            name_id,
            ty,
            self.layout().program_address_space(),
            loc,
        ));
        id
    }

    fn call_attributes(&mut self, ret: AttrSetId, params: &[AttrSetId], attrs: &FnAttributes) -> AttrListId {
        let function = match (&*attrs.groups, attrs.attributes.is_empty()) {
            ([], true) => AttrSetId::EMPTY,
            (&[one], true) => self.symbols().attr_groups.get(&one).map(|group| group.set).unwrap_or_default(),
            _ => {
                let all: Vec<Attribute> = self.merge_groups(attrs);
                self.cx.attrs.set(all)
            }
        };
        if function == AttrSetId::EMPTY && ret == AttrSetId::EMPTY && params.is_empty() {
            return AttrListId::EMPTY;
        }
        self.cx.attrs.list_of(function, ret, params)
    }
}
