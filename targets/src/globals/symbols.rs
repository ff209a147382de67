//! Symbols of globals: names, binding, visibility; groups of comdats; aliases and ifuncs.

use super::expression::{BlockAddresses, Evaluator, Target, Value};
use super::{ObjectBuilder, access, constants, flags, names};
use crate::abi::win64::VECTOR_CALL;
use crate::object::{
    Architecture, Binding, FixupKind, Format, GroupId, GroupKind, Section, SectionId, SectionKind, Symbol,
    SymbolId, SymbolKind, SymbolPlace, SymbolVisibility,
};
use crate::triple::{Os, Version};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{
    AttrKind, ComdatId, ComdatKind, ConstData, ConstId, DllStorage, GlobalId, GlobalKind, GlobalValue,
    Linkage, Loc, UnnamedAddr, Visibility,
};
use rustc_hash::FxHashSet;

/// Where an alias leads.
struct Aliased {
    /// The definition; `None`: the alias stands for a number.
    base: Option<GlobalId>,
    /// Bytes from the base.
    offset: u64,
    place: SymbolPlace,
}

impl ObjectBuilder<'_> {
    pub(super) fn global(&self, id: GlobalId) -> &GlobalValue {
        &self.request.module.globals[id]
    }

    /// The symbol name of a global. Unnamed ones are numbered in the order they are asked for.
    pub(super) fn symbol_name(&mut self, id: GlobalId) -> Vec<u8> {
        let number = match self.global(id).name {
            Some(_) => 0,
            None => {
                let next = self.unnamed.len() as u32 + 1;
                *self.unnamed.entry(id).or_insert(next)
            }
        };
        if self.is_emulated(id) {
            return self.emulated_name(b"__emutls_v.", id, number);
        }
        // A COFF section of its own is named by a symbol of the table.
        let labels = match (self.object.format, &self.global(id).kind) {
            (Format::Coff, GlobalKind::Function(_)) => !self.request.function_sections,
            (Format::Coff, GlobalKind::Variable(_)) => !self.request.data_sections,
            (Format::MachO, _) if self.global(id).linkage == Linkage::Private => self.macho_label(id),
            _ => true,
        };
        let strings = &self.request.module.context.strings;
        let mut name =
            names::global_symbol(strings, self.request.layout.mangling(), self.global(id), number, labels);
        name.extend(self.vector_call_suffix(id));
        name
    }

    /// What the names of `x86_vectorcallcc` functions end with: the bytes of their arguments.
    fn vector_call_suffix(&self, id: GlobalId) -> Vec<u8> {
        let context = &self.request.module.context;
        let global = self.global(id);
        let verbatim = global.name.is_some_and(|name| context.strings.get(name).starts_with(b"\x01"));
        let Some(function) =
            global.as_function().filter(|function| function.conv == VECTOR_CALL && !verbatim)
        else {
            return Vec::new();
        };
        let Some((_, params, _)) = context.types.function_parts(global.value_type) else { return Vec::new() };
        let mut bytes = 0u64;
        for (index, &param) in params.iter().enumerate() {
            let attributes = context.attrs.param(function.attrs, index);
            if !context.attrs.has(attributes, AttrKind::StructRet) {
                let ty = context.attrs.ty(attributes, AttrKind::ByVal).unwrap_or(param);
                let size = self.request.layout.alloc_size(&context.types, ty);
                bytes = bytes.saturating_add(size.saturating_add(7) & !7);
            }
        }
        format!("@@{bytes}").into_bytes()
    }

    pub(super) fn binding(&self, global: &GlobalValue, name: &[u8]) -> Binding {
        let temporary = match self.object.format {
            Format::Elf | Format::Coff => name.starts_with(b".L"),
            Format::MachO => name.starts_with(b"L"),
        };
        let hidden_name = temporary && self.object.format == Format::Coff;
        match global.linkage {
            // COFF's assembler keeps names that look like labels out of the table, whatever their linkage.
            _ if hidden_name && !access::is_declaration_for_linker(global) => Binding::Temporary,
            // The linker allocates no thread-local variables.
            Linkage::Common if global.tls.is_some() => Binding::Weak,
            Linkage::External | Linkage::AvailableExternally | Linkage::Appending | Linkage::Common => {
                Binding::Global
            }
            // The comdat says what the weak linkage would.
            Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::WeakAny | Linkage::WeakOdr
                if self.object.format == Format::Coff && global.comdat.is_some() =>
            {
                Binding::Global
            }
            Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::ExternalWeak => Binding::Weak,
            Linkage::Internal | Linkage::Private if temporary => Binding::Temporary,
            Linkage::Internal | Linkage::Private => Binding::Local,
        }
    }

    /// The symbol of a global, which is undefined until [`ObjectBuilder::define`].
    pub fn symbol(&mut self, id: GlobalId) -> SymbolId {
        if let Some(symbol) = self.symbols[id].expand() {
            return symbol;
        }
        let name = self.symbol_name(id);
        let symbol = self.object.symbol_named(&name);
        let global = &self.request.module.globals[id];
        let binding = self.binding(global, &name);
        let format = self.object.format;
        let data = &mut self.object.symbols[symbol];
        if !data.is_defined() {
            data.binding = binding;
            data.visibility = visibility(global, format);
            // LLVM says nothing of variables whose initializer is in another object too.
            let variable = matches!(global.kind, GlobalKind::Variable(_));
            if variable && format == Format::Elf && global.linkage == Linkage::AvailableExternally {
                data.visibility = SymbolVisibility::Default;
            }
            if global.linkage.is_local() && access::is_declaration_for_linker(global) {
                data.binding = Binding::Global;
            }
        }
        self.symbols[id] = symbol.into();
        symbol
    }

    /// The symbol that references to a global use, where it does not matter whether another object could define the
    /// global too: LLVM's local alias of an external definition that is marked `dso_local`.
    pub(super) fn reference(&mut self, id: GlobalId) -> SymbolId {
        if !self.has_local_alias(id) {
            return self.symbol(id);
        }
        if let Some(symbol) = self.local_aliases[id].expand() {
            return symbol;
        }
        let mut name = b".L".to_vec();
        name.extend_from_slice(&self.symbol_name(id));
        name.extend_from_slice(b"$local");
        let symbol =
            self.object.add_symbol(Symbol { binding: Binding::Temporary, ..Symbol::undefined(name) });
        self.local_aliases[id] = symbol.into();
        symbol
    }

    fn has_local_alias(&self, id: GlobalId) -> bool {
        let global = self.global(id);
        let deduplicated = global
            .comdat
            .is_some_and(|comdat| self.request.module.comdats[comdat].kind != ComdatKind::NoDeduplicate);
        self.object.format == Format::Elf
            && self.request.position_independent
            && self.facts.pie_level == 0
            && global.dso_local
            && global.linkage == Linkage::External
            && global.visibility == Visibility::Default
            && !access::is_declaration_for_linker(global)
            && !deduplicated
            && matches!(global.kind, GlobalKind::Variable(_) | GlobalKind::Function(_))
    }

    /// Defines the symbol of a global.
    pub(super) fn define(
        &mut self,
        id: GlobalId,
        place: SymbolPlace,
        kind: SymbolKind,
        size: u64,
    ) -> Result<SymbolId> {
        let symbol = self.symbol(id);
        if self.object.symbols[symbol].is_defined() {
            let name = String::from_utf8_lossy(&self.object.symbols[symbol].name).into_owned();
            return Err(Diagnostic::error(Loc::NONE, format!("symbol '{name}' is already defined")));
        }
        let name = self.object.symbols[symbol].name.clone();
        let binding = self.binding(&self.request.module.globals[id], &name);
        let global = &self.request.module.globals[id];
        let format = self.object.format;
        // The linker of Mac OS X before 10.6 does not know of such definitions; without a version it is as old.
        let first = Version { major: 10, minor: 6, patch: 0 };
        let triple = self.request.triple;
        let hides = !matches!(triple.os, Os::MacOsX | Os::Darwin)
            || self.object.arch != Architecture::X86_64
            || triple.macos_version().is_some_and(|version| version >= first);
        let data = &mut self.object.symbols[symbol];
        data.place = place;
        data.kind = kind;
        data.size = size;
        data.binding = binding;
        data.visibility = visibility(global, format);
        data.no_dead_strip = self.used.contains(&id);
        data.auto_hide = hides && auto_hide(global);
        if self.has_local_alias(id) {
            let alias = self.reference(id);
            let data = &mut self.object.symbols[alias];
            data.place = place;
            data.kind = kind;
            data.size = if global.tls.is_some() { 0 } else { size };
        }
        Ok(symbol)
    }

    /// Declarations that are in the symbol table although nothing refers to them: weak ones, and those with a
    /// visibility.
    pub(super) fn declarations(&mut self) {
        let module = self.request.module;
        let elf = self.object.format == Format::Elf;
        for (id, global) in module.globals.iter() {
            let declared = match global.kind {
                GlobalKind::Variable(_) => global.is_declaration(),
                GlobalKind::Function(_) => access::is_declaration_for_linker(global),
                GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
            };
            let intrinsic =
                global.name.is_some_and(|name| module.context.strings.get(name).starts_with(b"llvm."));
            let macho_used = self.object.format == Format::MachO && self.used.contains(&id);
            let declared = declared || macho_used && access::is_declaration_for_linker(global);
            let kept = global.linkage == Linkage::ExternalWeak
                || elf && global.visibility != Visibility::Default
                || macho_used;
            if declared && kept && !intrinsic {
                let symbol = self.symbol(id);
                self.object.symbols[symbol].keep = true;
                self.object.symbols[symbol].no_dead_strip |= macho_used;
            }
            let weak_word = self.request.emulated_tls && global.tls.is_some();
            if weak_word && declared && global.linkage == Linkage::ExternalWeak {
                // LLVM says of the variable itself that it is weak.
                let name = global.name.map_or(&b""[..], |name| module.context.strings.get(name));
                let name = names::mangle(self.request.layout.mangling(), name, false);
                let symbol = self.object.symbol_named(&name);
                self.object.symbols[symbol].binding = Binding::Weak;
                self.object.symbols[symbol].keep = true;
            }
        }
    }

    /// The group of a comdat.
    pub(super) fn comdat_group(&mut self, comdat: ComdatId) -> Result<GroupId> {
        if let Some(group) = self.comdat_groups[comdat].expand() {
            return Ok(group);
        }
        let comdat_data = &self.request.module.comdats[comdat];
        let name = self.request.module.context.strings.get(comdat_data.name);
        let kind = self.group_kind(comdat_data.kind, name)?;
        let symbol = self.object.symbol_named(name);
        let group = self.symbol_group(symbol, kind);
        self.comdat_groups[comdat] = group.into();
        Ok(group)
    }

    /// What a comdat of this kind and name is as a group.
    pub(super) fn group_kind(&self, kind: ComdatKind, name: &[u8]) -> Result<GroupKind> {
        Ok(match kind {
            ComdatKind::Any => GroupKind::Any,
            ComdatKind::NoDeduplicate => GroupKind::NoDuplicates,
            _ if self.object.format == Format::Coff => super::coff::group_kind(kind),
            ComdatKind::ExactMatch | ComdatKind::Largest | ComdatKind::SameSize => {
                return Err(Diagnostic::error(
                    Loc::NONE,
                    format!(
                        "ELF COMDATs only support SelectionKind::Any and SelectionKind::NoDeduplicate, '{}' \
                         cannot be lowered",
                        String::from_utf8_lossy(name)
                    ),
                ));
            }
        })
    }

    /// The group that is named by a symbol.
    pub(super) fn symbol_group(&mut self, symbol: SymbolId, kind: GroupKind) -> GroupId {
        match self.groups.get(&symbol) {
            Some(&group) => group,
            None => {
                let group = self.object.add_group(symbol, kind);
                self.groups.insert(symbol, group);
                group
            }
        }
    }

    /// Remembers the globals of `llvm.used`.
    pub(super) fn collect_used(&mut self) {
        let module = self.request.module;
        let Some(name) = module.context.strings.find(b"llvm.used") else {
            return;
        };
        let Some(variable) = module
            .globals
            .values()
            .find(|global| global.name == Some(name))
            .and_then(|global| global.as_variable())
        else {
            return;
        };
        let nothing: &BlockAddresses<'_> = &|_, _| None;
        let evaluator = Evaluator::new(module, self.request.layout, nothing);
        let Some(init) = variable.initializer else { return };
        if let ConstData::Aggregate(elements) = evaluator.data(init) {
            for &element in elements {
                if let ConstData::Global(global) =
                    evaluator.data(constants::base_of(&evaluator, element, false))
                {
                    self.used.insert(*global);
                }
            }
        }
    }

    /// Defines aliases and ifuncs. What they stand for has been placed.
    pub(super) fn aliases(&mut self, blocks: &BlockAddresses<'_>) {
        let module = self.request.module;
        let evaluator = Evaluator::new(module, self.request.layout, blocks);
        for (id, global) in module.globals.iter() {
            let result = match global.kind {
                GlobalKind::Alias { .. } if global.linkage == Linkage::AvailableExternally => Ok(()),
                GlobalKind::Alias { aliasee } => self.alias(&evaluator, id, aliasee, false),
                GlobalKind::IFunc { resolver } => self.alias(&evaluator, id, resolver, true),
                GlobalKind::Variable(_) | GlobalKind::Function(_) => Ok(()),
            };
            if let Err(error) = result {
                self.report(id, *error);
            }
        }
    }

    fn alias(&mut self, evaluator: &Evaluator<'_>, id: GlobalId, target: ConstId, ifunc: bool) -> Result<()> {
        let module = self.request.module;
        if ifunc && self.object.format == Format::Coff {
            return Err(Diagnostic::error(Loc::NONE, "IFuncs are not supported on this platform"));
        }
        if !ifunc && self.macho_indirect(evaluator, id, target)? {
            return Ok(());
        }
        let aliased = self.aliased(evaluator, target)?;
        let Some(base_global) = aliased.base else {
            return self.absolute_alias(id, aliased.place);
        };
        let base_symbol = self.symbol(base_global);
        self.alias_bases.push(base_symbol);
        if ifunc && self.object.format == Format::MachO {
            let visibility = visibility(&module.globals[id], Format::MachO);
            return self.macho_ifunc(id, base_symbol, visibility);
        }
        let base = &self.object.symbols[base_symbol];
        let global = &module.globals[id];
        let types = &module.context.types;
        let kind = match base.kind {
            _ if ifunc => SymbolKind::IFunc,
            SymbolKind::IFunc => SymbolKind::IFunc,
            _ if types.function_parts(global.value_type).is_some() => SymbolKind::Function,
            kind => kind,
        };
        let private = module.globals[base_global].linkage == Linkage::Private;
        let size = match private && !ifunc {
            true => self.request.layout.alloc_size(types, global.value_type),
            false => base.size,
        };
        // A weak alias falls back to what it is written to stand for.
        let named = match evaluator.value(target)? {
            Value { plus: Some(Target::Global(named)), minus: None, offset: 0 } => Some(named),
            _ => None,
        };
        let weak_default = match named {
            // Only what other objects see is named; else the place is.
            Some(named)
                if self.object.format == Format::Coff && !module.globals[named].linkage.is_local() =>
            {
                Some(self.symbol(named))
            }
            _ => None,
        };
        let symbol = self.define(id, aliased.place, kind, size)?;
        if self.object.symbols[symbol].binding == Binding::Weak {
            self.object.symbols[symbol].weak_default = weak_default.into();
        }
        if self.object.format == Format::MachO {
            let data = &mut self.object.symbols[symbol];
            data.alt_entry = aliased.offset != 0;
            if aliased.offset == 0 {
                data.described_by = base_symbol.into();
            }
            bind_as_macho_alias(data);
        }
        Ok(())
    }

    /// Follows an aliasee through other aliases to a definition and an offset in it.
    fn aliased(&mut self, evaluator: &Evaluator<'_>, mut target: ConstId) -> Result<Aliased> {
        let mut total = 0u64;
        // The aliases on the way, and the offset before each.
        let mut way: Vec<(GlobalId, u64)> = Vec::new();
        let mut seen: FxHashSet<GlobalId> = FxHashSet::default();
        loop {
            let value = evaluator.value(target)?;
            let before = total;
            total = total.wrapping_add(value.offset as u64);
            let (Some(Target::Global(base)), None) = (value.plus, value.minus) else {
                if let Some(number) = value.as_number() {
                    let place = SymbolPlace::Absolute((number as u64).wrapping_add(before));
                    return Ok(Aliased { base: None, offset: 0, place });
                }
                return Err(Diagnostic::error(Loc::NONE, "an alias must stand for a definition"));
            };
            match self.request.module.globals[base].kind {
                GlobalKind::Alias { aliasee } => {
                    if let Some(&(end, offset)) = self.alias_ends.get(&base) {
                        total = total.wrapping_add(offset);
                        self.note_ends(&way, end, total);
                        return self.placed(end, total);
                    }
                    if !seen.insert(base) {
                        return Err(Diagnostic::error(Loc::NONE, "aliases cannot form a cycle"));
                    }
                    way.push((base, total));
                    target = aliasee;
                }
                GlobalKind::IFunc { resolver } => {
                    // The alias is then an indirect function too, at the resolver.
                    let mut aliased = self.aliased_definition(evaluator, resolver, total)?;
                    aliased.base = Some(base);
                    return Ok(aliased);
                }
                GlobalKind::Variable(_) | GlobalKind::Function(_) => {
                    self.note_ends(&way, base, total);
                    return self.placed(base, total);
                }
            }
        }
    }

    /// Remembers where the aliases on a way lead.
    fn note_ends(&mut self, way: &[(GlobalId, u64)], end: GlobalId, total: u64) {
        self.alias_ends.extend(way.iter().map(|&(alias, before)| (alias, (end, total.wrapping_sub(before)))));
    }

    fn aliased_definition(
        &mut self,
        evaluator: &Evaluator<'_>,
        target: ConstId,
        offset: u64,
    ) -> Result<Aliased> {
        match evaluator.value(target)?.plus {
            Some(Target::Global(base)) => self.placed(base, offset),
            _ => Err(Diagnostic::error(Loc::NONE, "an ifunc needs a resolver that is defined")),
        }
    }

    /// An alias of a number: a symbol that is no address.
    fn absolute_alias(&mut self, id: GlobalId, place: SymbolPlace) -> Result<()> {
        let types = &self.request.module.context.types;
        let global = self.global(id);
        if matches!(global.kind, GlobalKind::IFunc { .. }) {
            return Err(Diagnostic::error(Loc::NONE, "an ifunc needs a resolver that is defined"));
        }
        let kind = match types.function_parts(global.value_type) {
            Some(_) => SymbolKind::Function,
            None => SymbolKind::None,
        };
        let size = self.request.layout.fixed_alloc_size(types, global.value_type).unwrap_or(0);
        let symbol = self.define(id, place, kind, size)?;
        if self.object.format == Format::MachO {
            bind_as_macho_alias(&mut self.object.symbols[symbol]);
        }
        Ok(())
    }

    /// Mach-O: makes an alias of a common variable, which has no place yet, a symbol that names the variable's.
    fn macho_indirect(&mut self, evaluator: &Evaluator<'_>, id: GlobalId, target: ConstId) -> Result<bool> {
        let global = &self.request.module.globals[id];
        let plain = global.linkage == Linkage::External && global.visibility == Visibility::Default;
        if !plain || self.object.format != Format::MachO {
            return Ok(false);
        }
        let Value { plus: Some(Target::Global(base)), minus: None, offset: 0 } = evaluator.value(target)?
        else {
            return Ok(false);
        };
        if self.request.module.globals[base].linkage != Linkage::Common {
            return Ok(false);
        }
        let (symbol, base) = (self.symbol(id), self.symbol(base));
        let symbol = &mut self.object.symbols[symbol];
        symbol.indirect = base.into();
        symbol.keep = true;
        symbol.alt_entry = true;
        Ok(true)
    }

    fn placed(&mut self, base: GlobalId, offset: u64) -> Result<Aliased> {
        let symbol = self.symbol(base);
        match self.object.symbols[symbol].place {
            SymbolPlace::Section { section, offset: start } => {
                let place = SymbolPlace::Section { section, offset: start.wrapping_add(offset) };
                Ok(Aliased { base: Some(base), offset, place })
            }
            SymbolPlace::Undefined | SymbolPlace::Common { .. } | SymbolPlace::Absolute(_) => {
                let name = String::from_utf8_lossy(&self.object.symbols[symbol].name).into_owned();
                Err(Diagnostic::error(
                    Loc::NONE,
                    format!("an alias must stand for a definition, '{name}' has none here"),
                ))
            }
        }
    }

    /// A word of data that holds the address of a global.
    pub(super) fn slot(&mut self, id: GlobalId) -> SymbolId {
        if let Some(&symbol) = self.slots.get(&id) {
            return symbol;
        }
        if self.object.format == Format::Coff {
            return self.coff_slot(id);
        }
        let target = self.symbol(id);
        let mut name = b".L".to_vec();
        name.extend_from_slice(&self.symbol_name(id));
        name.extend_from_slice(b".DW.stub");
        let data = match self.object.format {
            Format::MachO => super::macho::section("__DATA", "__data", SectionKind::Data),
            Format::Elf | Format::Coff => Section::new(*b".data", SectionKind::Data),
        };
        let section = self.object.section(data);
        let offset = self.object.append(section, &[0; 8], 8);
        self.object.add_fixup(section, offset, FixupKind::Abs8, target, 0);
        let symbol = self.object.add_symbol(Symbol { name: name.into(), ..Symbol::label(section, offset) });
        self.slots.insert(id, symbol);
        symbol
    }

    /// Notes the symbols whose addresses may be compared, so that the linker folds only others.
    pub(super) fn address_significance(&mut self) {
        let module = self.request.module;
        let used = self.referenced();
        let mut list = Vec::new();
        for (id, global) in module.globals.iter() {
            let name = global.name.map_or(&b""[..], |name| module.context.strings.get(name));
            let significant = global.unnamed_addr == UnnamedAddr::None
                && global.tls.is_none()
                && global.dll_storage != DllStorage::Import
                && !name.starts_with(b"llvm.");
            let alias = self.local_aliases[id].expand();
            let symbol = self.symbols[id].expand().filter(|symbol| {
                used.contains(symbol)
                    || alias.is_some_and(|alias| used.contains(&alias))
                    || self.used.contains(&id)
            });
            if let (true, Some(symbol)) = (significant, symbol) {
                list.push((super::elf_metadata::kind_rank(global), symbol));
            }
        }
        list.sort_by_key(|&(rank, _)| rank);
        let list: Vec<SymbolId> = list.into_iter().map(|(_, symbol)| symbol).collect();
        if self.object.format == Format::MachO {
            // The symbols are those that the relocations of one word name.
            if !list.is_empty() {
                let section = super::macho::section("__DATA", "__llvm_addrsig", SectionKind::Data);
                let section = self.object.section(section);
                let offset = self.object.append(section, &[0; 8], 1);
                for symbol in list.into_iter().rev() {
                    self.object.add_fixup(section, offset, FixupKind::Abs8, symbol, 0);
                }
            }
            return;
        }
        self.object.address_significant = Some(list);
    }

    /// The symbols that code, data or aliases refer to.
    fn referenced(&self) -> FxHashSet<SymbolId> {
        let mut used = FxHashSet::default();
        for section in self.object.sections.values() {
            if section.kind != SectionKind::Unwind {
                for fixup in &section.fixups {
                    used.insert(fixup.symbol);
                    used.extend(fixup.minus.expand());
                }
            }
        }
        used.extend(self.alias_bases.iter().copied());
        used
    }

    /// Fills in the sections that `!associated` sections go with.
    pub(super) fn link_associated(&mut self) {
        for (section, global) in std::mem::take(&mut self.associated) {
            let symbol = self.symbol(global);
            let linked: Option<SectionId> = match self.object.symbols[symbol].place {
                SymbolPlace::Section { section, .. } => Some(section),
                _ => None,
            };
            self.object.sections[section].link_order = Some(linked);
        }
    }

    /// The global of a `!associated` attachment: outer `None`: there is no attachment.
    pub(super) fn associated_with(&self, id: GlobalId) -> Option<Option<GlobalId>> {
        let module = self.request.module;
        let node = flags::attachment(module, &self.global(id).attachments, b"associated")?;
        Some(self.request.metadata.and_then(|metadata| flags::global(metadata, node)))
    }
}

/// Mach-O: what a weak alias or ifunc is. LLVM asks for a weak reference, which makes no symbol external that is
/// defined here, unless a visibility does.
pub(super) fn bind_as_macho_alias(symbol: &mut Symbol) {
    if symbol.binding == Binding::Weak {
        symbol.weak_reference = true;
        symbol.binding = match symbol.visibility {
            SymbolVisibility::Default => Binding::Local,
            _ => Binding::Global,
        };
    }
}

fn visibility(global: &GlobalValue, format: Format) -> SymbolVisibility {
    match global.visibility {
        // Mach-O has no protected symbols.
        Visibility::Protected if format == Format::MachO => SymbolVisibility::Default,
        _ if global.linkage.is_local() => SymbolVisibility::Default,
        Visibility::Default => SymbolVisibility::Default,
        Visibility::Hidden => SymbolVisibility::Hidden,
        Visibility::Protected => SymbolVisibility::Protected,
    }
}

/// Mach-O: whether the linker may hide the definition, as nobody compares its address.
fn auto_hide(global: &GlobalValue) -> bool {
    let constant = match &global.kind {
        GlobalKind::Variable(variable) => variable.constant,
        GlobalKind::Function(_) => true,
        GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
    };
    global.linkage == Linkage::LinkOnceOdr
        && (global.unnamed_addr == UnnamedAddr::Global
            || constant && global.unnamed_addr == UnnamedAddr::Local)
}
