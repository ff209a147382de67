//! The top level: globals, then functions, under names that begin with `%`.

use super::super::cursor::{Parser, shown};
use super::super::functions::ParamName;
use super::super::lexer::Tok;
use super::super::symbols::GlobalSlot;
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
        if self.kind() == Tok::Str {
            return self.legacy_function(true, loc);
        }
        let word = if self.kind() == Tok::Word { self.text() } else { b"" };
        match word {
            b"implementation" => {
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
            b"type" => self.unnamed_type(),
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

    /// `%name = type …` or `%name = linkage global type …`
    fn legacy_named_entity(&mut self) -> Result<()> {
        let loc = self.loc();
        let text = self.name();
        let name = self.cx.strings.intern(&text);
        self.bump();
        self.bump();
        if self.at_word(b"type") {
            return self.named_type_entity(loc, name);
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
        let ty = self.pointer_to(value_type, 0);
        let id = self.legacy_global(loc, name, ty)?;
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

    /// `align n`, where 0 says nothing.
    pub(super) fn legacy_align(&mut self) -> Result<Option<Align>> {
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
    fn legacy_global(&mut self, loc: Loc, name: StrId, ty: TypeId) -> Result<GlobalId> {
        let shown_name = shown(self.cx.strings.get(name)).into_owned();
        let Some(builder) = &mut self.builder else {
            return Err(self.error_at(loc, "a global inside a function"));
        };
        if let Some(&known) = builder.symbols.typed_globals.get(&(ty, name)) {
            if let Some(value) = &builder.globals[known].value {
                // A declaration may be repeated, and a definition may follow it.
                if !value.is_declaration() {
                    return Err(
                        self.error_at(loc, format!("Redefinition of global value named '%{shown_name}'"))
                    );
                }
                return Ok(known);
            }
            builder.order.push(known);
            return Ok(known);
        }
        let slot = GlobalSlot { name: Some(name), number: 0, ty, first_use: loc, value: None };
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
        let (conv, struct_return) = self.legacy_convention()?;
        let ret_loc = self.loc();
        let ret = self.parse_type_or_void("expected top-level entity")?;
        if ret != TypeId::VOID && (!self.cx.types.is_first_class(ret) || self.cx.types.is_aggregate(ret)) {
            return Err(self.error_at(ret_loc, "LLVM functions cannot return aggregate types"));
        }
        let loc = self.loc();
        if !matches!(self.kind(), Tok::LocalName | Tok::Str) {
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
        let value_type = self.cx.types.function(ret, &types, vararg);
        let ty = self.pointer_to(value_type, 0);
        let id = self.legacy_global(loc, name, ty)?;
        let mut attrs = AttrList::default();
        if struct_return {
            attrs.params = [self.struct_return_set(types.first().copied(), ret, loc)?].into();
        }
        let attrs = self.cx.attrs.list(attrs);
        let mut personality: Option<ConstId> = None;
        let body =
            if is_definition { Some(self.skip_body(id, start, params_at, &mut personality)?) } else { None };
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
        let value = legacy_value(name, value_type, linkage, loc, kind);
        self.fill_global(id, GlobalValue { section, align, ..value });
        Ok(())
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
        for (word, number) in [(&b"ccc"[..], 0), (b"fastcc", 8), (b"coldcc", 9)] {
            if self.eat_word(word) {
                return Ok((CallConv(number), false));
            }
        }
        if self.eat_word(b"cc") {
            return Ok((CallConv(self.u32()?), false));
        }
        Ok((CallConv::default(), false))
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
    name: StrId,
    value_type: TypeId,
    linkage: LegacyLinkage,
    loc: Loc,
    kind: GlobalKind,
) -> GlobalValue {
    GlobalValue {
        name: Some(name),
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
