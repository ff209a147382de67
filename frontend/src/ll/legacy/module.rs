//! The top level: globals, then functions, under names that begin with `%`.

use super::super::cursor::{Parser, shown};
use super::super::functions::ParamName;
use super::super::lexer::Tok;
use super::super::symbols::GlobalSlot;
use super::names::global_number;
use crate::diagnostics::Result;
use crate::ir::{
    Align, AttrKind, AttrList, AttrSetId, Attribute, CallConv, ConstId, DllStorage, Function, GlobalId,
    GlobalKind, GlobalValue, Linkage, Loc, SanitizerFlags, StrId, Type, TypeId, UnnamedAddr, Variable,
    Visibility,
};

/// A linkage word: the linkage and the DLL storage class it means today.
#[derive(Clone, Copy)]
struct LegacyLinkage {
    linkage: Linkage,
    dll_storage: DllStorage,
}

fn linkage_of(word: &[u8]) -> Option<LegacyLinkage> {
    let plain = |linkage| LegacyLinkage { linkage, dll_storage: DllStorage::None };
    Some(match word {
        b"internal" => plain(Linkage::Internal),
        b"linkonce" => plain(Linkage::LinkOnceAny),
        b"weak" => plain(Linkage::WeakAny),
        b"appending" => plain(Linkage::Appending),
        b"extern_weak" => plain(Linkage::ExternalWeak),
        b"dllimport" => LegacyLinkage { linkage: Linkage::External, dll_storage: DllStorage::Import },
        b"dllexport" => LegacyLinkage { linkage: Linkage::External, dll_storage: DllStorage::Export },
        _ => return None,
    })
}

impl<'a> Parser<'a, '_> {
    /// An entity of the top level.
    pub(in super::super) fn legacy_entity(&mut self) -> Result<()> {
        let loc = self.loc();
        if self.kind() == Tok::LocalName && self.peek() == Tok::Equal {
            return self.legacy_named_entity();
        }
        let word = if self.kind() == Tok::Word { self.text() } else { b"" };
        let next = self.peek_text();
        let is_variable = matches!(word, b"global" | b"constant" | b"external" | b"uninitialized")
            || (linkage_of(word).is_some() && matches!(next, b"global" | b"constant"));
        if is_variable {
            return self.legacy_variable(loc, None);
        }
        match word {
            b"implementation" => {
                self.functions_begin(true);
                self.bump();
                Ok(())
            }
            b"declare" => {
                self.bump();
                self.legacy_function(false, loc)
            }
            b"define" => {
                self.bump();
                self.legacy_function(true, loc)
            }
            b"module" => self.module_asm(),
            b"target" => self.legacy_target(),
            b"deplibs" => self.dependent_libraries(),
            b"type" => self.legacy_unnamed_type(),
            _ => self.legacy_function(true, loc),
        }
    }

    /// `target endian = …`, `target pointersize = …`, `target triple = "…"`
    fn legacy_target(&mut self) -> Result<()> {
        let next = self.peek_text();
        if next != b"endian" && next != b"pointersize" {
            return self.target_definition();
        }
        self.bump();
        self.bump();
        self.expect(Tok::Equal, "expected '=' after target property")?;
        if next == b"pointersize" {
            let loc = self.loc();
            let bits = self.u64()?;
            if bits != 32 && bits != 64 {
                return Err(self.error_at(loc, "invalid pointer size"));
            }
            return Ok(());
        }
        if !self.at_word(b"little") && !self.at_word(b"big") {
            return Err(self.error("invalid endianness"));
        }
        self.bump();
        Ok(())
    }

    /// Whether the text has functions from here on.
    pub(super) fn functions_begin(&mut self, begin: bool) {
        if let Some(builder) = &mut self.builder {
            builder.has_functions = begin;
        }
    }

    /// `%name = type …` or `%name = linkage global type …`
    fn legacy_named_entity(&mut self) -> Result<()> {
        let loc = self.loc();
        let text = self.name();
        let name = self.cx.strings.intern(&text);
        self.bump();
        self.bump();
        if self.at_word(b"type") {
            return self.legacy_type_entity(loc, name);
        }
        self.legacy_variable(loc, Some(name))
    }

    /// `linkage global type …`, with or without a name before it.
    fn legacy_variable(&mut self, loc: Loc, name: Option<StrId>) -> Result<()> {
        if self.builder.as_ref().is_some_and(|builder| builder.has_functions) {
            return Err(self.error_at(loc, "global variables must come before the functions"));
        }
        let mut linkage = LegacyLinkage { linkage: Linkage::External, dll_storage: DllStorage::None };
        let mut is_declaration = false;
        if self.kind() == Tok::Word {
            if let Some(found) = linkage_of(self.text()) {
                linkage = found;
                is_declaration =
                    found.dll_storage == DllStorage::Import || found.linkage == Linkage::ExternalWeak;
                self.bump();
            } else if matches!(self.text(), b"external" | b"uninitialized") {
                is_declaration = true;
                self.bump();
            }
        }
        let constant = if self.eat_word(b"constant") {
            true
        } else {
            self.expect_word(b"global", "expected 'global' or 'constant'")?;
            false
        };
        let type_loc = self.loc();
        let value_type = self.parse_type()?;
        if matches!(self.cx.types.get(value_type), Type::Function { .. } | Type::Label | Type::Void) {
            return Err(self.error_at(type_loc, "invalid type for global variable"));
        }
        if linkage.linkage == Linkage::Appending
            && !matches!(self.cx.types.get(value_type), Type::Array { .. })
        {
            return Err(self.error_at(type_loc, "appending linkage is for arrays only"));
        }
        let initializer = if is_declaration { None } else { Some(self.parse_constant(value_type)?) };
        // Only the lists that LLVM knows have this linkage when code is generated.
        let is_list = name.is_some_and(|name| self.cx.strings.get(name).starts_with(b"llvm."));
        if linkage.linkage == Linkage::Appending && !is_list {
            linkage.linkage = Linkage::External;
        }
        let ty = self.pointer_to(value_type, 0);
        let key = match name {
            Some(name) => name,
            None => self.next_global_number(ty),
        };
        let id = self.legacy_global(loc, key, ty, Some(initializer))?;
        let mut section = None;
        let mut align = None;
        while self.eat(Tok::Comma) {
            if self.eat_word(b"section") {
                section = Some(self.string_id()?);
            } else if self.at_word(b"align") {
                align = self.legacy_align()?;
            } else {
                return Err(self.error("unknown global variable property!"));
            }
        }
        let known = self.builder.as_ref().and_then(|builder| builder.globals[id].value.as_ref());
        let known = match known.map(|value| &value.kind) {
            Some(GlobalKind::Variable(variable)) => Some((variable.initializer, variable.constant)),
            _ => None,
        };
        let (initializer, constant) = match known {
            Some((known, is_constant)) => (initializer.or(known), constant || is_constant),
            None => (initializer, constant),
        };
        let kind = GlobalKind::Variable(Variable {
            constant,
            externally_initialized: false,
            initializer,
            code_model: None,
            attrs: AttrSetId::EMPTY,
            sanitizer: SanitizerFlags::default(),
        });
        let value = legacy_value(name, value_type, linkage, loc, kind);
        self.fill_global(id, GlobalValue { section, align, ..value });
        Ok(())
    }

    /// The name of the next unnamed global with an address of type `ty`.
    fn next_global_number(&mut self, ty: TypeId) -> StrId {
        let mut number = 0;
        if let Some(builder) = &mut self.builder {
            let next = builder.symbols.unnamed_globals.entry(ty).or_insert(0);
            number = *next;
            *next = next.saturating_add(1);
        }
        self.cx.strings.intern(&global_number(number.to_string().as_bytes()))
    }

    /// `align n`, where 0 says nothing.
    pub(in super::super) fn legacy_align(&mut self) -> Result<Option<Align>> {
        self.bump();
        let loc = self.loc();
        let bytes = self.u64()?;
        if bytes == 0 {
            return Ok(None);
        }
        match Align::new(bytes) {
            Some(align) => Ok(Some(align)),
            None => Err(self.error_at(loc, "alignment is not a power of two")),
        }
    }

    /// The id of a global called `name` with an address of type `ty`, at its definition or declaration.
    /// `variable` is the initializer of a variable: two definitions with the same one are one.
    fn legacy_global(
        &mut self,
        loc: Loc,
        name: StrId,
        ty: TypeId,
        variable: Option<Option<ConstId>>,
    ) -> Result<GlobalId> {
        let shown_name = shown(self.cx.strings.get(name)).into_owned();
        let Some(builder) = &mut self.builder else {
            return Err(self.error_at(loc, "a global inside a function"));
        };
        if let Some(&known) = builder.symbols.typed_globals.get(&(ty, name)) {
            if let Some(value) = &builder.globals[known].value {
                // A declaration may be repeated, and a definition may follow it.
                let is_same = match (&value.kind, variable) {
                    (GlobalKind::Variable(known), Some(new)) => new.is_none() || new == known.initializer,
                    _ => variable.is_none(),
                };
                if !value.is_declaration() && !is_same {
                    return Err(
                        self.error_at(loc, format!("Redefinition of global value named '%{shown_name}'"))
                    );
                }
                return Ok(known);
            }
            builder.order.push(known);
            return Ok(known);
        }
        let is_named = !self.cx.strings.get(name).starts_with(b"\0");
        let slot = GlobalSlot { name: is_named.then_some(name), number: 0, ty, first_use: loc, value: None };
        let id = builder.globals.push(slot);
        builder.symbols.typed_globals.insert((ty, name), id);
        builder.order.push(id);
        Ok(id)
    }

    /// `linkage cc type %name(…) section align { … }`
    fn legacy_function(&mut self, is_definition: bool, start: Loc) -> Result<()> {
        let mut linkage = LegacyLinkage { linkage: Linkage::External, dll_storage: DllStorage::None };
        let linkage_loc = self.loc();
        if self.kind() == Tok::Word
            && let Some(found) = linkage_of(self.text())
        {
            linkage = found;
            let plain = found.linkage == Linkage::External && found.dll_storage == DllStorage::Import;
            if !is_definition && found.linkage != Linkage::ExternalWeak && !plain {
                return Err(self.error("a function declaration may only be extern_weak or dllimport"));
            }
            self.bump();
        }
        if is_definition
            && (linkage.linkage == Linkage::ExternalWeak || linkage.dll_storage == DllStorage::Import)
        {
            return Err(self.error_at(linkage_loc, "invalid linkage for function definition"));
        }
        if linkage.linkage == Linkage::Appending {
            return Err(self.error_at(linkage_loc, "appending linkage is for arrays only"));
        }
        if is_definition {
            self.functions_begin(true);
        }
        let (conv, struct_return) = self.legacy_convention()?;
        let ret_loc = self.loc();
        let ret = self.parse_type_or_void("expected top-level entity")?;
        if ret != TypeId::VOID && (!self.cx.types.is_first_class(ret) || self.cx.types.is_aggregate(ret)) {
            return Err(self.error_at(ret_loc, "LLVM functions cannot return aggregate types"));
        }
        let loc = self.loc();
        if self.kind() != Tok::LocalName {
            return Err(self.error("expected function name"));
        }
        let text = self.name();
        let name = self.cx.strings.intern(&text);
        self.bump();
        let params_at = self.loc().0;
        let (params, vararg) = self.parse_parameters()?;
        for param in &params {
            if matches!(param.name, ParamName::Number(_)) || self.cx.types.is_aggregate(param.ty) {
                return Err(self.error_at(param.loc, "invalid type for function argument"));
            }
        }
        let mut section = None;
        if self.eat_word(b"section") {
            section = Some(self.string_id()?);
        }
        let mut align = None;
        if self.at_word(b"align") {
            align = self.legacy_align()?;
        }
        let types: Vec<TypeId> = params.iter().map(|param| param.ty).collect();
        let value_type = self.function_of(ret, &types, vararg);
        let ty = self.pointer_to(value_type, 0);
        let id = self.legacy_global(loc, name, ty, None)?;
        let mut attrs = AttrList::default();
        if conv == CallConv::default() && !text.starts_with(b"llvm.") {
            attrs.ret = self.extension(ret);
            attrs.params = types.iter().map(|&ty| self.extension(ty)).collect();
        }
        if struct_return {
            let set = self.struct_return_set(types.first().copied(), ret, loc)?;
            attrs.params = std::iter::once(set).chain(attrs.params.iter().copied().skip(1)).collect();
        }
        let attrs = self.cx.attrs.list(attrs);
        let mut personality: Option<ConstId> = None;
        let known = self.builder.as_ref().and_then(|builder| builder.globals[id].value.as_ref());
        if is_definition && known.is_some_and(|value| !value.is_declaration()) {
            let name = shown(&text).into_owned();
            return Err(self.error_at(loc, format!("Redefinition of function '%{name}'")));
        }
        let body =
            if is_definition { Some(self.skip_body(id, start, params_at, &mut personality)?) } else { None };
        if let Some(body) = &body {
            self.note_invoke(id, body);
        }
        let was_defined = body.is_none()
            && self.builder.as_ref().is_some_and(|builder| {
                builder.globals[id].value.as_ref().is_some_and(|value| !value.is_declaration())
            });
        if was_defined {
            return Ok(());
        }
        let kind = GlobalKind::Function(Function {
            conv,
            attrs,
            gc: None,
            prefix: None,
            prologue: None,
            personality,
            preferred_align: None,
            body,
        });
        let value = legacy_value(Some(name), value_type, linkage, loc, kind);
        self.fill_global(id, GlobalValue { section, align, ..value });
        Ok(())
    }

    /// How a value of type `ty` is passed where C's convention passes a word: extended by its sign.
    pub(in super::super) fn extension(&mut self, ty: TypeId) -> AttrSetId {
        match self.int_parts(ty) {
            Some((bits, signed)) if bits < 32 => {
                let kind = if signed { AttrKind::SignExt } else { AttrKind::ZeroExt };
                self.cx.attrs.set(vec![Attribute::Enum(kind)])
            }
            _ => AttrSetId::EMPTY,
        }
    }

    /// `sret` for a first parameter of type `first`.
    pub(super) fn struct_return_set(
        &mut self,
        first: Option<TypeId>,
        ret: TypeId,
        loc: Loc,
    ) -> Result<AttrSetId> {
        let pointee = first.and_then(|ty| self.pointee(ty));
        match pointee {
            Some(pointee) if ret == TypeId::VOID => {
                Ok(self.cx.attrs.set(vec![Attribute::Type(AttrKind::StructRet, Some(pointee))]))
            }
            _ => Err(self.error_at(loc, "csretcc functions must return void and take a pointer first")),
        }
    }

    /// A calling convention, and whether it is `csretcc`.
    pub(super) fn legacy_convention(&mut self) -> Result<(CallConv, bool)> {
        if self.eat_word(b"csretcc") {
            return Ok((CallConv::default(), true));
        }
        // Numbers are those of today. Those that stood for nothing are the convention of C, and 1 was `csretcc`.
        Ok(match self.parse_calling_convention()? {
            CallConv(1) => (CallConv::default(), true),
            CallConv(number @ (8 | 9 | 64..)) => (CallConv(number), false),
            CallConv(_) => (CallConv::default(), false),
        })
    }

    /// Gives overloaded globals different names. The first of a name keeps it.
    pub(in super::super) fn separate_names(&mut self) {
        let Some(mut builder) = self.builder.take() else { return };
        let mut used = rustc_hash::FxHashSet::default();
        for id in &builder.order {
            let Some(value) = &mut builder.globals[*id].value else { continue };
            let Some(name) = value.name else { continue };
            let mut unique = name;
            let mut number = 0u32;
            while !used.insert(unique) {
                number += 1;
                let mut text = self.cx.strings.get(name).to_vec();
                text.extend_from_slice(format!(".{number}").as_bytes());
                unique = self.cx.strings.intern(&text);
            }
            value.name = Some(unique);
        }
        self.builder = Some(builder);
    }
}

fn legacy_value(
    name: Option<StrId>,
    value_type: TypeId,
    linkage: LegacyLinkage,
    loc: Loc,
    kind: GlobalKind,
) -> GlobalValue {
    GlobalValue {
        name,
        value_type,
        address_space: 0,
        linkage: linkage.linkage,
        visibility: Visibility::Default,
        dll_storage: linkage.dll_storage,
        tls: None,
        unnamed_addr: UnnamedAddr::None,
        dso_local: linkage.linkage.is_local(),
        section: None,
        partition: None,
        comdat: None,
        align: None,
        attachments: Vec::new(),
        kind,
        loc,
    }
}
