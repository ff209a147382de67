//! Global variables, aliases and ifuncs, and the words they share with functions (LangRef, "Global Variables",
//! "Aliases", "IFuncs").

use super::attributes::Place;
use super::cursor::{Parser, shown};
use super::lexer::Tok;
use super::symbols::GlobalSlot;
use crate::diagnostics::Result;
use crate::ir::{
    Align, Attachment, AttrSetId, CallConv, CodeModel, ComdatId, ConstId, DllStorage, GlobalId, GlobalKind,
    GlobalValue, Linkage, Loc, MdRef, SanitizerFlags, StrId, TlsModel, Type, TypeId, UnnamedAddr, Variable,
    Visibility,
};

/// The words before a global's kind or type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prelude {
    pub linkage: Linkage,
    /// Whether a linkage word was written.
    pub has_linkage: bool,
    pub dso_local: bool,
    pub visibility: Visibility,
    pub dll_storage: DllStorage,
}

impl Prelude {
    /// Whether the symbol is local to the linked image: by word, or implied.
    pub(super) fn is_dso_local(&self) -> bool {
        self.dso_local
            || self.linkage.is_local()
            || (self.visibility != Visibility::Default && self.linkage != Linkage::ExternalWeak)
    }
}

/// Linkage words that are gone.
fn old_linkage(word: &[u8]) -> Option<Linkage> {
    Some(match word {
        b"linker_private" => Linkage::Private,
        b"linker_private_weak" => Linkage::WeakAny,
        b"linker_private_weak_def_auto" | b"linkonce_odr_auto_hide" => Linkage::LinkOnceOdr,
        _ => return None,
    })
}

/// The name of a global at its definition.
#[derive(Clone, Debug)]
pub(super) struct GlobalName {
    pub loc: Loc,
    pub name: Option<StrId>,
    /// For unnamed globals.
    pub number: u32,
}

impl<'a> Parser<'a, '_> {
    /// Linkage, `dso_local`, visibility and DLL storage class, in this order.
    pub(super) fn parse_prelude(&mut self) -> Result<Prelude> {
        let mut linkage = self.eat_keyword(Linkage::from_keyword);
        if linkage.is_none() && self.is_typed() {
            linkage = self.eat_keyword(old_linkage);
        }
        let mut dso_local = false;
        if self.eat_word(b"dso_local") {
            dso_local = true;
        } else {
            self.eat_word(b"dso_preemptable");
        }
        let visibility = self.eat_keyword(Visibility::from_keyword).unwrap_or(Visibility::Default);
        let mut visibility = visibility;
        let mut dll_storage = self.eat_keyword(DllStorage::from_keyword).unwrap_or(DllStorage::None);
        if self.is_typed() && dll_storage == DllStorage::Export && visibility == Visibility::Hidden {
            // Before LLVM 16 both could stand there, and each kind of object file took what it knows.
            if self.is_for_windows() {
                visibility = Visibility::Default;
            } else {
                dll_storage = DllStorage::None;
            }
        }
        if self.is_typed() && linkage.is_some_and(Linkage::is_local) {
            // Before LLVM 3.5 it could stand there and meant nothing.
            visibility = Visibility::Default;
        }
        if dso_local && dll_storage == DllStorage::Import {
            return Err(self.error("dso_location and DLL-StorageClass mismatch"));
        }
        Ok(Prelude {
            linkage: linkage.unwrap_or(Linkage::External),
            has_linkage: linkage.is_some(),
            dso_local,
            visibility,
            dll_storage,
        })
    }

    /// Checks that a symbol of local linkage has nothing that only exported symbols have.
    pub(super) fn check_prelude(&self, prelude: &Prelude, name: Loc) -> Result<()> {
        if !prelude.linkage.is_local() {
            return Ok(());
        }
        if prelude.visibility != Visibility::Default {
            return Err(self.error_at(name, "symbol with local linkage must have default visibility"));
        }
        if prelude.dll_storage != DllStorage::None {
            return Err(self.error_at(name, "symbol with local linkage cannot have a DLL storage class"));
        }
        Ok(())
    }

    pub(super) fn parse_unnamed_addr(&mut self) -> UnnamedAddr {
        self.eat_keyword(UnnamedAddr::from_keyword).unwrap_or(UnnamedAddr::None)
    }

    fn parse_thread_local(&mut self) -> Result<Option<TlsModel>> {
        if !self.eat_word(b"thread_local") {
            return Ok(None);
        }
        if !self.eat(Tok::LParen) {
            return Ok(Some(TlsModel::GeneralDynamic));
        }
        let model = self.eat_keyword(TlsModel::from_keyword).filter(|m| *m != TlsModel::GeneralDynamic);
        let Some(model) = model else {
            return Err(self.error("expected localdynamic, initialexec or localexec"));
        };
        self.expect(Tok::RParen, "expected ')' after thread local model")?;
        Ok(Some(model))
    }

    /// A calling convention by name or number, or the C convention.
    pub(super) fn parse_calling_convention(&mut self) -> Result<CallConv> {
        if self.kind() != Tok::Word {
            return Ok(CallConv::default());
        }
        let text = self.text();
        if text == b"ccc" {
            self.bump();
            return Ok(CallConv::default());
        }
        if let Some(found) = CallConv::from_keyword(text) {
            self.bump();
            return Ok(found);
        }
        if text == b"webkit_jscc" {
            self.bump();
            return Ok(CallConv(12));
        }
        if text == b"riscv_vls_cc" {
            self.bump();
            let mut bits = 128;
            if self.eat(Tok::LParen) {
                let loc = self.loc();
                bits = self.u32()?;
                if !bits.is_power_of_two() || !(32..=65536).contains(&bits) {
                    return Err(self.error_at(loc, "unknown RISC-V ABI VLEN"));
                }
                self.expect(Tok::RParen, "expected ')'")?;
            }
            return Ok(CallConv(112 + bits.ilog2() - 5));
        }
        if let Some(digits) = text.strip_prefix(b"cc")
            && (digits.is_empty() || digits[0].is_ascii_digit())
        {
            // `cc 10` or `cc10`.
            let number = if digits.is_empty() {
                self.bump();
                return Ok(CallConv(self.u32()?));
            } else {
                super::lexer::parse_decimal(digits).and_then(|n| u32::try_from(n).ok())
            };
            let Some(number) = number else { return Err(self.error("expected integer")) };
            self.bump();
            return Ok(CallConv(number));
        }
        Ok(CallConv::default())
    }

    /// `align 8` or `align(8)` at the current token, if it is there.
    pub(super) fn parse_optional_align(&mut self) -> Result<Option<Align>> {
        if !self.at_word(b"align") {
            return Ok(None);
        }
        self.bump();
        Ok(Some(self.align_value()?))
    }

    /// The number of an alignment, after its keyword.
    pub(super) fn align_value(&mut self) -> Result<Align> {
        let parens = self.eat(Tok::LParen);
        let loc = self.loc();
        let bytes = self.u64()?;
        if parens {
            self.expect(Tok::RParen, "expected ')'")?;
        }
        if !bytes.is_power_of_two() {
            return Err(self.error_at(loc, "alignment is not a power of two"));
        }
        match Align::new(bytes) {
            Some(align) => Ok(align),
            None => Err(self.error_at(loc, "huge alignments are not supported yet")),
        }
    }

    /// `comdat` or `comdat($name)`, after the word; alone it means the comdat of the global's own name.
    pub(super) fn parse_comdat_reference(&mut self, own: &GlobalName) -> Result<ComdatId> {
        let loc = self.loc();
        if !self.eat(Tok::LParen) {
            let Some(name) = own.name else {
                return Err(self.error_at(loc, "comdat cannot be unnamed"));
            };
            return self.comdat(name, loc);
        }
        if self.kind() != Tok::Comdat {
            return Err(self.error("expected comdat variable"));
        }
        let loc = self.loc();
        let name = self.name();
        let name = self.cx.strings.intern(&name);
        self.bump();
        self.expect(Tok::RParen, "expected ')' after comdat var")?;
        self.comdat(name, loc)
    }

    fn comdat(&mut self, name: StrId, loc: Loc) -> Result<ComdatId> {
        let Some(builder) = &mut self.builder else {
            let found = self.symbols().comdats.get(&name).copied();
            return found.ok_or_else(|| {
                let name = self.cx.strings.display(name);
                self.error_at(loc, format!("use of undefined comdat '${name}'"))
            });
        };
        if let Some(&known) = builder.symbols.comdats.get(&name) {
            return Ok(known);
        }
        let comdat = crate::ir::Comdat { name, kind: crate::ir::ComdatKind::Any };
        let id = builder.comdats.push(comdat);
        builder.symbols.comdats.insert(name, id);
        builder.forward_comdats.insert(id, loc);
        Ok(id)
    }

    /// `!kind node`
    pub(super) fn parse_attachment(&mut self) -> Result<Attachment> {
        let kind = super::lexer::unescape(self.text());
        let kind = self.cx.strings.intern(&kind);
        self.bump();
        let node = if self.builder.is_some() {
            self.skeleton_node()?
        } else {
            super::metadata::parse_md_node(self)?
        };
        Ok(Attachment { kind, node })
    }

    /// A node in the skeleton: by number, or inline and then read with the module's metadata.
    pub(super) fn skeleton_node(&mut self) -> Result<MdRef> {
        let loc = self.loc();
        if self.kind() == Tok::Bang && self.peek() == Tok::Int {
            self.bump();
            let number = self.u32()?;
            return Ok(MdRef::Node(self.metadata_number(number, loc)?));
        }
        self.skip_node()?;
        let Some(builder) = &mut self.builder else { return Ok(MdRef::Null) };
        use cranelift_entity::EntityRef;
        let id = crate::ir::MdId::new(builder.symbols.md_sources.len());
        builder.symbols.md_sources.push(super::symbols::MdSource {
            number: None,
            first_use: loc,
            text: Some(loc.0),
        });
        Ok(MdRef::Node(id))
    }

    /// Steps over `distinct !Name(…)` or `!{…}`.
    pub(super) fn skip_node(&mut self) -> Result<()> {
        self.eat_word(b"distinct");
        match self.kind() {
            Tok::Bang => {
                self.bump();
                if self.kind() != Tok::LBrace {
                    return Err(self.error("expected '{' here"));
                }
            }
            Tok::MetadataName => {
                self.bump();
                if self.kind() != Tok::LParen {
                    return Err(self.error("expected '(' here"));
                }
            }
            _ => return Err(self.error("expected '!' here")),
        }
        let (open, close) = if self.kind() == Tok::LBrace { (b'{', b'}') } else { (b'(', b')') };
        let inside = self.lexer.position();
        match super::skip::skip_balanced(self.lexer.source(), inside, open, close) {
            Some(end) => {
                self.seek(end);
                Ok(())
            }
            None => Err(self.error("metadata node is not closed")),
        }
    }

    /// What follows `@name =`.
    pub(super) fn parse_global(&mut self, name: GlobalName) -> Result<()> {
        let prelude = self.parse_prelude()?;
        let tls = self.parse_thread_local()?;
        let unnamed_addr = self.parse_unnamed_addr();
        if self.at_word(b"alias") || self.at_word(b"ifunc") {
            return self.parse_alias(name, prelude, tls, unnamed_addr);
        }
        self.check_prelude(&prelude, name.loc)?;
        let default_space = 0;
        let address_space = self.parse_address_space(default_space)?;
        let externally_initialized = self.eat_word(b"externally_initialized");
        let constant = if self.eat_word(b"constant") {
            true
        } else {
            self.expect_word(b"global", "expected 'global' or 'constant'")?;
            false
        };
        let type_loc = self.loc();
        let value_type = self.parse_type()?;
        let is_declaration =
            prelude.has_linkage && matches!(prelude.linkage, Linkage::External | Linkage::ExternalWeak);
        let initializer = if is_declaration { None } else { Some(self.parse_constant(value_type)?) };
        if matches!(
            self.cx.types.get(value_type),
            Type::Function { .. } | Type::Label | Type::Metadata | Type::Token | Type::Void
        ) {
            return Err(self.error_at(type_loc, "invalid type for global variable"));
        }
        let mut value = GlobalValue {
            name: name.name,
            value_type,
            address_space,
            linkage: prelude.linkage,
            visibility: prelude.visibility,
            dll_storage: prelude.dll_storage,
            tls,
            unnamed_addr,
            dso_local: prelude.is_dso_local(),
            section: None,
            partition: None,
            comdat: None,
            align: None,
            attachments: Vec::new(),
            kind: GlobalKind::Alias { aliasee: ConstId::at(0) },
            loc: name.loc,
        };
        let ty = self.pointer_to(value_type, address_space);
        let id = self.define_global(&name, ty, type_loc)?;
        let mut variable = Variable {
            constant,
            externally_initialized,
            initializer,
            code_model: None,
            attrs: AttrSetId::EMPTY,
            sanitizer: SanitizerFlags::default(),
        };
        while self.eat(Tok::Comma) {
            self.parse_global_property(&name, &mut value, &mut variable)?;
        }
        let attrs = self.parse_fn_attributes(Place::Function)?;
        if attrs.groups.is_empty() {
            variable.attrs = self.cx.attrs.set(attrs.attributes);
        } else if let Some(builder) = &mut self.builder {
            builder.pending_groups.push((id, attrs));
        }
        value.kind = GlobalKind::Variable(variable);
        self.fill_global(id, value);
        Ok(())
    }

    fn parse_global_property(
        &mut self,
        name: &GlobalName,
        value: &mut GlobalValue,
        variable: &mut Variable,
    ) -> Result<()> {
        if self.kind() == Tok::MetadataName {
            let attachment = self.parse_attachment()?;
            value.attachments.push(attachment);
            return Ok(());
        }
        let word = if self.kind() == Tok::Word { self.text() } else { b"" };
        let loc = self.loc();
        match word {
            b"section" => {
                self.bump();
                value.section = Some(self.string_id()?);
            }
            b"partition" => {
                self.bump();
                value.partition = Some(self.string_id()?);
            }
            b"align" => value.align = self.parse_optional_align()?,
            b"comdat" => {
                self.bump();
                value.comdat = Some(self.parse_comdat_reference(name)?);
            }
            b"code_model" => {
                self.bump();
                let model = self.string()?;
                let Some(model) = CodeModel::from_keyword(&model) else {
                    return Err(self.error_at(loc, format!("invalid code model '{}'", shown(&model))));
                };
                variable.code_model = Some(model);
            }
            b"no_sanitize_address" => {
                self.bump();
                variable.sanitizer.no_address = true;
            }
            b"no_sanitize_hwaddress" => {
                self.bump();
                variable.sanitizer.no_hwaddress = true;
            }
            b"sanitize_memtag" => {
                self.bump();
                variable.sanitizer.memtag = true;
            }
            b"sanitize_address_dyninit" => {
                self.bump();
                variable.sanitizer.address_dyninit = true;
            }
            _ => return Err(self.error("unknown global variable property!")),
        }
        Ok(())
    }

    fn parse_alias(
        &mut self,
        name: GlobalName,
        prelude: Prelude,
        tls: Option<TlsModel>,
        unnamed_addr: UnnamedAddr,
    ) -> Result<()> {
        let is_alias = self.at_word(b"alias");
        self.bump();
        let mut prelude = prelude;
        if self.is_typed()
            && !prelude.has_linkage
            && let Some(linkage) = self.eat_keyword(Linkage::from_keyword)
        {
            prelude = Prelude { linkage, has_linkage: true, ..prelude };
        }
        if self.is_typed() && prelude.dll_storage == DllStorage::Import {
            // An alias is no import, and older releases did not mind.
            prelude.dll_storage = DllStorage::None;
        }
        let valid = matches!(
            prelude.linkage,
            Linkage::External
                | Linkage::AvailableExternally
                | Linkage::LinkOnceAny
                | Linkage::LinkOnceOdr
                | Linkage::WeakAny
                | Linkage::WeakOdr
                | Linkage::Internal
                | Linkage::Private
        );
        if is_alias && !valid {
            return Err(self.error_at(name.loc, "invalid linkage type for alias"));
        }
        self.check_prelude(&prelude, name.loc)?;
        let (value_type, target, target_loc) = self.parse_alias_target(is_alias)?;
        let target_type = self.cx.consts.ty(target);
        let Some(address_space) = self.pointer_space(target_type) else {
            return Err(self.error_at(target_loc, "An alias or ifunc must have pointer type"));
        };
        let ty = self.pointer_to(value_type, address_space);
        let id = self.define_global(&name, ty, name.loc)?;
        let kind = if is_alias {
            GlobalKind::Alias { aliasee: target }
        } else {
            GlobalKind::IFunc { resolver: target }
        };
        let mut value = GlobalValue {
            name: name.name,
            value_type,
            address_space,
            linkage: prelude.linkage,
            visibility: prelude.visibility,
            dll_storage: prelude.dll_storage,
            tls,
            unnamed_addr,
            dso_local: prelude.is_dso_local(),
            section: None,
            partition: None,
            comdat: None,
            align: None,
            attachments: Vec::new(),
            kind,
            loc: name.loc,
        };
        while self.eat(Tok::Comma) {
            if self.eat_word(b"partition") {
                value.partition = Some(self.string_id()?);
            } else if !is_alias && self.kind() == Tok::MetadataName {
                let attachment = self.parse_attachment()?;
                value.attachments.push(attachment);
            } else {
                return Err(self.error("unknown alias or ifunc property!"));
            }
        }
        self.fill_global(id, value);
        Ok(())
    }

    /// `type, type @target`; in older text also `type* @target`. Gives the value type, the target and where
    /// that stands.
    fn parse_alias_target(&mut self, is_alias: bool) -> Result<(TypeId, ConstId, Loc)> {
        let is_expression = |p: &Self| {
            p.kind() == Tok::Word
                && matches!(p.text(), b"bitcast" | b"getelementptr" | b"addrspacecast" | b"inttoptr")
        };
        let mut target_loc = self.loc();
        if self.is_typed() && is_expression(self) {
            let target = self.untyped_expression()?;
            let value_type = self.pointee(self.cx.consts.ty(target)).unwrap_or(TypeId::VOID);
            return Ok((value_type, target, target_loc));
        }
        let value_type = self.parse_type()?;
        if self.is_typed() && self.kind() != Tok::Comma {
            let target = self.parse_constant(value_type)?;
            let Some(pointee) = self.pointee(value_type) else {
                return Err(self.error_at(target_loc, "An alias must have pointer type"));
            };
            return Ok((pointee, target, target_loc));
        }
        self.expect(Tok::Comma, "expected comma after alias or ifunc's type")?;
        target_loc = self.loc();
        let target =
            if is_expression(self) { self.untyped_expression()? } else { self.parse_typed_constant()? };
        if is_alias && !self.points_to(self.cx.consts.ty(target), value_type) {
            return Err(
                self.error_at(target_loc, "explicit pointee type doesn't match operand's pointee type")
            );
        }
        Ok((value_type, target, target_loc))
    }

    /// The name at a definition of a global called by the current token, which is stepped over. `kind` is the
    /// word messages use.
    pub(super) fn global_definition_name(&mut self, kind: &str) -> Result<GlobalName> {
        let loc = self.loc();
        if self.kind() == Tok::GlobalNumber {
            let number = self.token_number()?;
            let next = self.builder.as_ref().map_or(0, |builder| builder.next_global);
            self.check_number(loc, kind, "@", number, next)?;
            self.bump();
            return Ok(GlobalName { loc, name: None, number });
        }
        let name = self.name();
        self.bump();
        if name.is_empty() {
            // `@""` has no name.
            let number = self.builder.as_ref().map_or(0, |builder| builder.next_global);
            return Ok(GlobalName { loc, name: None, number });
        }
        let name = self.cx.strings.intern(&name);
        Ok(GlobalName { loc, name: Some(name), number: 0 })
    }

    /// The id of a global being defined or declared with an address of type `ty`, which is written at `type_loc`.
    pub(super) fn define_global(&mut self, name: &GlobalName, ty: TypeId, type_loc: Loc) -> Result<GlobalId> {
        let Some(builder) = &mut self.builder else {
            return Err(self.error_at(name.loc, "a global inside a function"));
        };
        let known = match name.name {
            Some(id) => builder.symbols.globals.get(&id).copied(),
            None => builder.symbols.numbered_globals.get(&name.number).copied(),
        };
        if name.name.is_none() {
            builder.next_global = name.number.saturating_add(1);
        }
        let Some(id) = known else {
            let slot =
                GlobalSlot { name: name.name, number: name.number, ty, first_use: name.loc, value: None };
            let id = builder.globals.push(slot);
            match name.name {
                Some(name) => builder.symbols.globals.insert(name, id),
                None => builder.symbols.numbered_globals.insert(name.number, id),
            };
            builder.order.push(id);
            return Ok(id);
        };
        let slot = &mut builder.globals[id];
        if slot.value.is_some() {
            let shown = match name.name {
                Some(name) => self.cx.strings.display(name).into_owned(),
                None => name.number.to_string(),
            };
            return Err(self.error_at(name.loc, format!("redefinition of global '@{shown}'")));
        }
        if slot.ty != TypeId::VOID && slot.ty != ty {
            return Err(
                self.error_at(type_loc, "forward reference and definition of global have different types")
            );
        }
        slot.ty = ty;
        builder.order.push(id);
        Ok(id)
    }

    /// Gives a global its value.
    pub(super) fn fill_global(&mut self, id: GlobalId, value: GlobalValue) {
        if let Some(builder) = &mut self.builder {
            builder.globals[id].value = Some(value);
        }
    }
}
