//! Function headers (LangRef, "Functions").

use super::attributes::{FnAttributes, Place};
use super::cursor::Parser;
use super::globals::GlobalName;
use super::lexer::Tok;
use super::symbols::BodyText;
use crate::diagnostics::Result;
use crate::ir::{
    Align, AttrKind, AttrList, Attribute, BodySource, ConstId, Function, GlobalKind, GlobalValue, Linkage,
    Loc, StrId, Type, TypeId,
};
use std::borrow::Cow;

/// A parameter as written.
#[derive(Clone, Debug)]
pub(super) struct Param<'a> {
    pub loc: Loc,
    pub ty: TypeId,
    pub attributes: Vec<Attribute>,
    pub name: ParamName<'a>,
}

/// The name of a parameter.
#[derive(Clone, Debug)]
pub(super) enum ParamName<'a> {
    None,
    Name(Cow<'a, [u8]>),
    Number(u32),
}

impl<'a> Parser<'a, '_> {
    /// `(type attributes name, …)`, from the parenthesis on. The flag says whether it ends in `...`.
    pub(super) fn parse_parameters(&mut self) -> Result<(Vec<Param<'a>>, bool)> {
        self.expect(Tok::LParen, "expected '(' in function argument list")?;
        let mut params = Vec::new();
        let mut vararg = false;
        let mut next_number = 0u32;
        if self.eat(Tok::RParen) {
            return Ok((params, false));
        }
        loop {
            if self.eat(Tok::Dots) {
                vararg = true;
                break;
            }
            let loc = self.loc();
            let ty = self.parse_type_or_void("expected type")?;
            if ty == TypeId::VOID {
                return Err(self.error_at(loc, "argument can not have void type"));
            }
            let mut attributes = self.parse_param_attributes()?;
            self.fill_attribute_types(&mut attributes, ty, loc)?;
            let name = match self.kind() {
                Tok::LocalName if !self.text().is_empty() => ParamName::Name(self.name()),
                Tok::LocalNumber => {
                    let number = self.token_number()?;
                    self.check_number(self.loc(), "argument", "%", number, next_number)?;
                    next_number = number.saturating_add(1);
                    ParamName::Number(number)
                }
                _ => {
                    next_number = next_number.saturating_add(1);
                    ParamName::None
                }
            };
            if matches!(self.kind(), Tok::LocalName | Tok::LocalNumber) {
                self.bump();
            }
            if !self.valid_parameter(ty) {
                return Err(self.error_at(loc, "invalid type for function argument"));
            }
            params.push(Param { loc, ty, attributes, name });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')' at end of argument list")?;
        Ok((params, vararg))
    }

    /// `define …` or `declare …`, after the word, which stands at `start`.
    pub(super) fn parse_function(&mut self, is_definition: bool, start: Loc) -> Result<()> {
        let mut attachments = Vec::new();
        while !is_definition && self.kind() == Tok::MetadataName {
            let attachment = self.parse_attachment()?;
            attachments.push(attachment);
        }
        let linkage_loc = self.loc();
        let prelude = self.parse_prelude()?;
        let conv = self.parse_calling_convention()?;
        let mut ret_attributes = self.parse_return_attributes()?;
        let ret_loc = self.loc();
        let ret = self.parse_type_or_void("expected type")?;
        self.check_function_linkage(prelude.linkage, is_definition, linkage_loc)?;
        self.check_prelude(&prelude, linkage_loc)?;
        if matches!(self.cx.types.get(ret), Type::Function { .. } | Type::Label | Type::Metadata) {
            return Err(self.error_at(ret_loc, "invalid function return type"));
        }
        if !matches!(self.kind(), Tok::GlobalName | Tok::GlobalNumber) {
            return Err(self.error("expected function name"));
        }
        let name = self.global_definition_name("function")?;
        let params_at = self.loc().0;
        if self.kind() != Tok::LParen {
            return Err(self.error("expected '(' in function argument list"));
        }
        let (params, vararg) = self.parse_parameters()?;
        let unnamed_addr = self.parse_unnamed_addr();
        let program_space = self.layout().program_address_space();
        let address_space = self.parse_address_space(program_space)?;
        self.trailing_result_attributes(&mut ret_attributes);
        let attrs_loc = self.loc();
        let mut attrs = self.parse_fn_attributes(Place::Function)?;
        let section = self.word_string(b"section")?;
        let partition = self.word_string(b"partition")?;
        let comdat = if self.eat_word(b"comdat") { Some(self.parse_comdat_reference(&name)?) } else { None };
        let mut align = self.parse_optional_align()?;
        let preferred_align = self.parse_preferred_align()?;
        let gc = self.word_string(b"gc")?;
        let prefix = self.word_constant_pair(b"prefix")?;
        let prologue = self.word_constant_pair(b"prologue")?;
        let mut personality = self.word_constant_pair(b"personality")?;
        if Self::has_attribute(&attrs.attributes, AttrKind::Builtin) {
            return Err(self.error_at(attrs_loc, "'builtin' attribute not valid on function"));
        }
        if let Some(own) = Self::take_alignment(&mut attrs.attributes) {
            align = Some(own);
        }
        let types: Vec<TypeId> = params.iter().map(|param| param.ty).collect();
        let value_type = self.cx.types.function(ret, &types, vararg);
        if Self::has_attribute_of(&params, AttrKind::StructRet) && ret != TypeId::VOID {
            return Err(self.error_at(ret_loc, "functions with 'sret' argument must return void"));
        }
        let ty = self.pointer_to(value_type, address_space);
        let id = self.define_function(&name, ty, is_definition)?;
        let sets = AttrList {
            function: self.cx.attrs.set(attrs.attributes.clone()),
            ret: self.cx.attrs.set(ret_attributes),
            params: params.into_iter().map(|param| self.cx.attrs.set(param.attributes)).collect(),
        };
        let list = self.cx.attrs.list(sets);
        if let Some(builder) = &mut self.builder
            && !attrs.groups.is_empty()
        {
            builder.pending_groups.push((id, attrs));
        }
        let mut body = None;
        if is_definition {
            while self.kind() == Tok::MetadataName {
                let attachment = self.parse_attachment()?;
                attachments.push(attachment);
            }
            let found = self.skip_body(id, start, params_at, &mut personality)?;
            self.note_invoke(id, &found);
            body = Some(found);
        }
        let known = self.builder.as_ref().and_then(|builder| builder.globals[id].value.as_ref());
        if !is_definition && known.is_some_and(|value| !value.is_declaration()) {
            return Ok(());
        }
        let function =
            Function { conv, attrs: list, gc, prefix, prologue, personality, preferred_align, body };
        self.fill_global(
            id,
            GlobalValue {
                name: name.name,
                value_type,
                address_space,
                linkage: prelude.linkage,
                visibility: prelude.visibility,
                dll_storage: prelude.dll_storage,
                tls: None,
                unnamed_addr,
                dso_local: prelude.is_dso_local(),
                section,
                partition,
                comdat,
                align,
                attachments,
                kind: GlobalKind::Function(function),
                loc: name.loc,
            },
        );
        Ok(())
    }

    fn has_attribute_of(params: &[Param<'_>], kind: AttrKind) -> bool {
        params.iter().any(|param| Self::has_attribute(&param.attributes, kind))
    }

    fn check_function_linkage(&self, linkage: Linkage, is_definition: bool, loc: Loc) -> Result<()> {
        let problem = match linkage {
            Linkage::External => None,
            Linkage::ExternalWeak if is_definition => Some("invalid linkage for function definition"),
            Linkage::ExternalWeak => None,
            Linkage::Appending | Linkage::Common => Some("invalid function linkage type"),
            _ if is_definition => None,
            _ => Some("invalid linkage for function declaration"),
        };
        match problem {
            Some(message) => Err(self.error_at(loc, message)),
            None => Ok(()),
        }
    }

    /// `word "text"`
    fn word_string(&mut self, word: &[u8]) -> Result<Option<StrId>> {
        if self.eat_word(word) { Ok(Some(self.string_id()?)) } else { Ok(None) }
    }

    /// `word type constant`
    fn word_constant_pair(&mut self, word: &[u8]) -> Result<Option<ConstId>> {
        if self.eat_word(word) { Ok(Some(self.parse_typed_constant()?)) } else { Ok(None) }
    }

    /// `prefalign(16)`
    fn parse_preferred_align(&mut self) -> Result<Option<Align>> {
        if self.eat_word(b"prefalign") { Ok(Some(self.align_value()?)) } else { Ok(None) }
    }

    /// [`Parser::define_global`] with the messages for functions.
    fn define_function(
        &mut self,
        name: &GlobalName,
        ty: TypeId,
        is_definition: bool,
    ) -> Result<crate::ir::GlobalId> {
        let forward = self.builder.as_ref().and_then(|builder| {
            let known = match name.name {
                Some(id) => builder.symbols.globals.get(&id),
                None => builder.symbols.numbered_globals.get(&name.number),
            };
            let slot = &builder.globals[*known?];
            Some((slot.value.as_ref(), slot.ty, slot.first_use, *known?))
        });
        let shown_name = match name.name {
            Some(id) => self.cx.strings.display(id).into_owned(),
            None => name.number.to_string(),
        };
        match forward {
            // LLVM 2 let functions be declared as often as one liked.
            Some((Some(value), known_type, _, id))
                if self.is_typed() && known_type == ty && (!is_definition || value.is_declaration()) =>
            {
                Ok(id)
            }
            Some((Some(_), ..)) => {
                Err(self.error_at(name.loc, format!("invalid redefinition of function '{shown_name}'")))
            }
            Some((None, forward_type, loc, _)) if forward_type != TypeId::VOID && forward_type != ty => {
                let (expected, was) = (self.type_name(ty), self.type_name(forward_type));
                Err(self.error_at(
                    loc,
                    format!(
                        "invalid forward reference to function '{shown_name}' with wrong type: expected \
                         '{expected}' but was '{was}'"
                    ),
                ))
            }
            _ => self.define_global(name, ty, name.loc),
        }
    }

    /// Steps over a body, from its `{` on, and remembers where it is.
    pub(super) fn skip_body(
        &mut self,
        id: crate::ir::GlobalId,
        start: Loc,
        params: u32,
        personality: &mut Option<ConstId>,
    ) -> Result<BodySource> {
        let open = self.loc().0;
        let src = self.lexer.source();
        // A body that does not end has an error in it, which reading it finds.
        let end = if self.is_legacy() && self.at_word(b"begin") {
            self.end_of_words()
        } else if self.kind() == Tok::LBrace {
            super::skip::skip_balanced(src, open as usize + 1, b'{', b'}').unwrap_or(src.len())
        } else {
            return Err(self.error("expected '{' in function body"));
        };
        if self.is_typed() && personality.is_none() {
            *personality = self.landingpad_personality(open as usize, end)?;
        }
        self.seek(end);
        if let Some(builder) = &mut self.builder {
            builder.bodies.insert(id, BodyText { params, start: open, end: end as u32 });
        }
        Ok(BodySource { range: start.0 as usize..end })
    }

    /// The personality function that landing pads of a body name, as they did before LLVM 3.7, or
    /// `llvm.eh.selector` before 3.0.
    fn landingpad_personality(&mut self, start: usize, end: usize) -> Result<Option<ConstId>> {
        let body = &self.lexer.source()[start..end];
        if let Some(selector) = memchr::memmem::find(body, b"@llvm.eh.selector") {
            self.seek(start + selector);
            // The name, the parenthesis and the exception.
            while !matches!(self.kind(), Tok::Comma | Tok::RParen | Tok::Eof) {
                self.bump();
            }
            return if self.eat(Tok::Comma) { self.parse_typed_constant().map(Some) } else { Ok(None) };
        }
        if memchr::memmem::find(body, b"personality").is_none() {
            return Ok(None);
        }
        self.seek(start);
        while (self.loc().0 as usize) < end && self.kind() != Tok::Eof {
            if self.eat_word(b"personality") {
                return Ok(Some(self.parse_typed_constant()?));
            }
            self.bump();
        }
        Ok(None)
    }

    /// Function attributes and groups of a header as one list of attributes, in which the last of a kind
    /// wins: those of groups.
    pub(super) fn merge_groups(&self, attrs: &FnAttributes) -> Vec<Attribute> {
        let groups = &self.symbols().attr_groups;
        let mut all = attrs.attributes.clone();
        for number in &attrs.groups {
            if let Some(group) = groups.get(number) {
                all.extend_from_slice(&group.attributes);
            }
        }
        all
    }
}
