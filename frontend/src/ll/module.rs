//! The skeleton: one pass over the top level of the text (LangRef, "Module Structure").

use super::attributes::Place;
use super::constants::Nature;
use super::cursor::{Parser, shown};
use super::legacy::TypeTexts;
use super::lexer::Tok;
use super::old_debug::{self, GlobalRef};
use super::sized::KnownSizes;
use super::symbols::{AttrGroup, Builder, MdSource, Symbols, TextModule};
use super::types::{TypeKey, TypeSymbol};
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{
    AttrKind, AttrList, ComdatKind, ConstData, Context, GlobalId, GlobalKind, GlobalValue, Loc, MdId, Module,
    NamedMetadata, StrId, Type, TypeId, UsedValue,
};
use crate::layout::DataLayout;
use crate::reader::Edition;
use crate::upgrade::globals::upgrade_structors;
use crate::upgrade::intrinsics::IntrinsicUpgrades;
use cranelift_entity::{EntityRef, PrimaryMap};
use rustc_hash::FxHashMap;

/// Reads the skeleton of `source`.
pub(super) fn read_skeleton(source: &[u8], edition: Edition) -> Result<TextModule> {
    let mut parser = Parser::new(source);
    parser.set_edition(edition);
    let layout = parse_layout(b"").map_err(|message| Diagnostic::error(Loc(0), message))?;
    parser.builder = Some(Box::new(Builder {
        symbols: Symbols::default(),
        globals: PrimaryMap::new(),
        order: Vec::new(),
        next_global: 0,
        has_functions: false,
        invokers: Vec::new(),
        comdats: PrimaryMap::new(),
        forward_comdats: FxHashMap::default(),
        named_metadata: Vec::new(),
        module_asm: Vec::new(),
        dependent_libraries: Vec::new(),
        source_filename: None,
        data_layout: None,
        triple: None,
        layout,
        pending_groups: Vec::new(),
        block_addresses: Vec::new(),
        ordered_blocks: Vec::new(),
        use_list_orders: Vec::new(),
        old_links: Vec::new(),
        summarized: Vec::new(),
        bodies: FxHashMap::default(),
    }));
    if edition != Edition::Current {
        parser.type_texts = TypeTexts::of(source, edition);
        parser.declare_opaque_types();
    }
    if edition == Edition::Legacy2006 {
        parser.read_legacy_types()?;
        while parser.kind() != Tok::Eof {
            parser.legacy_entity()?;
        }
        parser.finish_declarations();
        parser.separate_names();
        return parser.finish_skeleton();
    }
    parser.target_definitions()?;
    while parser.kind() != Tok::Eof {
        parser.top_level_entity()?;
    }
    if edition == Edition::Typed {
        parser.declare_c_functions();
    }
    parser.finish_skeleton()
}

/// Brings the intrinsics and the lists of constructors among `globals` up to date.
pub(super) fn upgrade_globals(
    cx: &mut Context,
    globals: &mut PrimaryMap<GlobalId, GlobalValue>,
) -> IntrinsicUpgrades {
    let upgrades = IntrinsicUpgrades::declarations(cx, globals);
    for value in globals.values_mut() {
        upgrade_structors(cx, value);
    }
    upgrades
}

fn parse_layout(text: &[u8]) -> std::result::Result<DataLayout, String> {
    DataLayout::parse(text).map_err(|error| error.to_string())
}

impl Parser<'_, '_> {
    /// `target …` and `source_filename …`, which come first.
    fn target_definitions(&mut self) -> Result<()> {
        loop {
            if self.at_word(b"target") {
                self.target_definition()?;
            } else if self.eat_word(b"source_filename") {
                self.expect(Tok::Equal, "expected '=' after source_filename")?;
                let name = self.string_id()?;
                if let Some(builder) = &mut self.builder {
                    builder.source_filename = Some(name);
                }
            } else {
                return Ok(());
            }
        }
    }

    pub(super) fn target_definition(&mut self) -> Result<()> {
        self.bump();
        if self.eat_word(b"triple") {
            self.expect(Tok::Equal, "expected '=' after target triple")?;
            let triple = self.string_id()?;
            if let Some(builder) = &mut self.builder {
                builder.triple = Some(triple);
            }
            return Ok(());
        }
        self.expect_word(b"datalayout", "unknown target property")?;
        self.expect(Tok::Equal, "expected '=' after target datalayout")?;
        let loc = self.loc();
        let text = self.string()?;
        let layout = parse_layout(&text).map_err(|message| self.error_at(loc, message))?;
        let text = self.cx.strings.intern(&text);
        if let Some(builder) = &mut self.builder {
            builder.data_layout = Some(text);
            builder.layout = layout;
        }
        Ok(())
    }

    fn top_level_entity(&mut self) -> Result<()> {
        let loc = self.loc();
        match self.kind() {
            Tok::GlobalName | Tok::GlobalNumber => {
                let name = self.global_definition_name("variable")?;
                self.expect(Tok::Equal, "expected '=' in global variable")?;
                self.parse_global(name)
            }
            Tok::LocalName | Tok::LocalNumber => self.type_entity(),
            Tok::Bang => self.metadata_entity(),
            Tok::MetadataName => self.named_metadata(),
            Tok::Comdat => self.comdat_entity(),
            Tok::SummaryNumber => self.skip_summary(),
            Tok::Word => match self.text() {
                b"define" => {
                    self.bump();
                    self.parse_function(true, loc)
                }
                b"declare" => {
                    self.bump();
                    self.parse_function(false, loc)
                }
                b"module" => self.module_asm(),
                b"attributes" => self.attribute_group(),
                b"uselistorder" => {
                    self.bump();
                    let constant = self.parse_typed_constant()?;
                    self.expect(Tok::Comma, "expected comma in uselistorder directive")?;
                    let indexes = self.use_list_indexes()?;
                    if let Some(builder) = &mut self.builder {
                        builder.use_list_orders.push((UsedValue::Const(constant), indexes));
                    }
                    Ok(())
                }
                b"uselistorder_bb" => self.use_list_order_block(),
                b"target" | b"source_filename" if self.is_typed() => self.target_definitions(),
                b"deplibs" if self.is_typed() => self.dependent_libraries(),
                b"type" if self.is_typed() => self.unnamed_type(),
                _ => match self.unnamed_global() {
                    Some(name) => self.parse_global(name),
                    None => Err(self.error("expected top-level entity")),
                },
            },
            _ => Err(self.error("expected top-level entity")),
        }
    }

    /// `%name = type …`
    fn type_entity(&mut self) -> Result<()> {
        let loc = self.loc();
        if self.kind() == Tok::LocalNumber {
            let number = self.token_number()?;
            self.bump();
            self.expect(Tok::Equal, "expected '=' after name")?;
            let known = self.symbols().numbered_types.get(&number).copied();
            let declared: Option<TypeSymbol> = known;
            let symbol = self.type_definition(loc, TypeKey::Number(number), declared)?;
            if let Some(builder) = &mut self.builder {
                builder.symbols.numbered_types.insert(number, symbol);
            }
            return Ok(());
        }
        let name = self.name();
        let name = self.cx.strings.intern(&name);
        self.bump();
        self.expect(Tok::Equal, "expected '=' after name")?;
        self.named_type_entity(loc, name)
    }

    /// `type …` after `%name =`.
    pub(super) fn named_type_entity(&mut self, loc: Loc, name: StrId) -> Result<()> {
        let known = self.symbols().types.get(&name).copied();
        if let Some(symbol) = known
            && symbol.forward.is_none()
            && symbol.defined == self.peek_loc()
        {
            // It was read when it was first used.
            self.bump();
            self.parse_type_or_void("expected type")?;
            return Ok(());
        }
        let symbol = self.type_definition(loc, TypeKey::Name(name), known)?;
        if let Some(builder) = &mut self.builder {
            builder.symbols.types.insert(name, symbol);
        }
        Ok(())
    }

    /// `type …` without a name, before LLVM 3.0: the next number.
    pub(super) fn unnamed_type(&mut self) -> Result<()> {
        let loc = self.loc();
        let numbers = &self.symbols().numbered_types;
        let mut number = 0;
        while numbers.get(&number).is_some_and(|symbol| symbol.forward.is_none()) {
            number += 1;
        }
        let known = numbers.get(&number).copied();
        let symbol = self.type_definition(loc, TypeKey::Number(number), known)?;
        if let Some(builder) = &mut self.builder {
            builder.symbols.numbered_types.insert(number, symbol);
        }
        Ok(())
    }

    /// `deplibs = [ "name", … ]`
    pub(super) fn dependent_libraries(&mut self) -> Result<()> {
        self.bump();
        self.expect(Tok::Equal, "expected '=' after deplibs")?;
        self.expect(Tok::LBracket, "expected '[' after deplibs")?;
        while self.kind() != Tok::RBracket {
            let name = self.string_id()?;
            if let Some(builder) = &mut self.builder {
                builder.dependent_libraries.push(name);
            }
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBracket, "expected ']' at end of list")
    }

    /// `!12 = …`: only where it stands.
    fn metadata_entity(&mut self) -> Result<()> {
        let loc = self.loc();
        self.bump();
        if self.kind() != Tok::Int {
            return Err(self.error("expected integer"));
        }
        let number = self.u32()?;
        self.expect(Tok::Equal, "expected '=' here")?;
        if self.is_typed() {
            self.eat_word(b"metadata");
        }
        let text = self.loc().0;
        let is_old_style = matches!(self.kind(), Tok::IntType | Tok::LBrace | Tok::Less | Tok::LBracket);
        if is_old_style {
            return Err(self.error("unexpected type in metadata definition"));
        }
        self.skip_node()?;
        let id = self.metadata_number(number, loc)?;
        if let Some(builder) = &mut self.builder {
            let source = &mut builder.symbols.md_sources[id.index()];
            if source.text.is_some() {
                return Err(self.error_at(loc, "Metadata id is already used"));
            }
            source.text = Some(text);
        }
        if self.edition == Edition::Typed {
            self.note_old_links(text as usize, id)?;
        }
        Ok(())
    }

    /// `!name = !{!0, !1}`
    fn named_metadata(&mut self) -> Result<()> {
        let name = super::lexer::unescape(self.text());
        let name = self.cx.strings.intern(&name);
        self.bump();
        self.expect(Tok::Equal, "expected '=' here")?;
        self.expect(Tok::Bang, "expected '!' here")?;
        self.expect(Tok::LBrace, "expected '{' here")?;
        let mut operands = Vec::new();
        if self.kind() != Tok::RBrace {
            loop {
                let operand = match self.kind() {
                    Tok::MetadataName if self.text() == b"DIExpression" => self.skeleton_node()?,
                    Tok::MetadataName if self.text() == b"DIArgList" => {
                        return Err(self.error("found DIArgList outside of function"));
                    }
                    Tok::Bang if self.peek() == Tok::Int => self.skeleton_node()?,
                    Tok::Bang => {
                        self.bump();
                        return Err(self.error("expected integer"));
                    }
                    _ => return Err(self.error("expected '!' here")),
                };
                operands.push(operand);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        self.expect(Tok::RBrace, "expected end of metadata node")?;
        if let Some(builder) = &mut self.builder {
            // A name that comes again adds to its list.
            match builder.named_metadata.iter_mut().find(|known| known.name == name) {
                Some(known) => known.operands.extend(operands),
                None => builder.named_metadata.push(NamedMetadata { name, operands }),
            }
        }
        Ok(())
    }

    /// `$name = comdat kind`
    fn comdat_entity(&mut self) -> Result<()> {
        let loc = self.loc();
        let text = self.name();
        let name = self.cx.strings.intern(&text);
        self.bump();
        self.expect(Tok::Equal, "expected '=' here")?;
        self.expect_word(b"comdat", "expected comdat keyword")?;
        let mut kind = self.eat_keyword(ComdatKind::from_keyword);
        if kind.is_none() && self.is_typed() && self.eat_word(b"noduplicates") {
            kind = Some(ComdatKind::NoDeduplicate);
        }
        let Some(kind) = kind else {
            return Err(self.error("unknown selection kind"));
        };
        let Some(builder) = &mut self.builder else { return Ok(()) };
        match builder.symbols.comdats.get(&name) {
            Some(id) if builder.forward_comdats.remove(id).is_none() => {
                return Err(self.error_at(loc, format!("redefinition of comdat '${}'", shown(&text))));
            }
            Some(id) => builder.comdats[*id].kind = kind,
            None => {
                let id = builder.comdats.push(crate::ir::Comdat { name, kind });
                builder.symbols.comdats.insert(name, id);
            }
        }
        Ok(())
    }

    /// `module asm "…"`
    pub(super) fn module_asm(&mut self) -> Result<()> {
        self.bump();
        self.expect_word(b"asm", "expected 'module asm'")?;
        let text = self.string()?;
        // An empty string is no line.
        if text.is_empty() {
            return Ok(());
        }
        let lines = text.strip_suffix(b"\n").unwrap_or(&text);
        for line in lines.split(|&byte| byte == b'\n') {
            let line = self.cx.strings.intern(line);
            if let Some(builder) = &mut self.builder {
                builder.module_asm.push(line);
            }
        }
        Ok(())
    }

    /// `attributes #1 = { … }`
    fn attribute_group(&mut self) -> Result<()> {
        self.bump();
        if self.kind() != Tok::AttrGroup {
            return Err(self.error("expected attribute group id"));
        }
        let number = self.token_number()?;
        self.bump();
        self.expect(Tok::Equal, "expected '=' here")?;
        self.expect(Tok::LBrace, "expected '{' here")?;
        let loc = self.loc();
        let parsed = self.parse_fn_attributes(Place::Group)?;
        self.expect(Tok::RBrace, "expected end of attribute group")?;
        if parsed.attributes.is_empty() {
            return Err(self.error_at(loc, "attribute group has no attributes"));
        }
        if let Some(builder) = &mut self.builder {
            // A number that comes again adds to its group.
            let group = builder.symbols.attr_groups.entry(number).or_default();
            group.attributes.extend(parsed.attributes);
        }
        Ok(())
    }

    /// `{ 1, 0, … }`: a permutation other than the identity.
    pub(super) fn use_list_indexes(&mut self) -> Result<Box<[u32]>> {
        let loc = self.loc();
        self.expect(Tok::LBrace, "expected '{' here")?;
        if self.kind() == Tok::RBrace {
            return Err(self.error("expected non-empty list of uselistorder indexes"));
        }
        let mut indexes = Vec::new();
        loop {
            indexes.push(self.u32()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBrace, "expected '}' here")?;
        if indexes.len() < 2 {
            return Err(self.error_at(loc, "expected >= 2 uselistorder indexes"));
        }
        let mut sorted = indexes.clone();
        sorted.sort_unstable();
        if sorted.iter().enumerate().any(|(position, &index)| index as usize != position) {
            return Err(self.error_at(loc, "expected distinct uselistorder indexes in range [0, size)"));
        }
        if sorted == indexes {
            return Err(self.error_at(loc, "expected uselistorder indexes to change the order"));
        }
        Ok(indexes.into())
    }

    /// `uselistorder_bb @function, %block, { … }`
    fn use_list_order_block(&mut self) -> Result<()> {
        self.bump();
        if !matches!(self.kind(), Tok::GlobalName | Tok::GlobalNumber) {
            return Err(self.error("expected function name in uselistorder_bb"));
        }
        let loc = self.loc();
        let function = self.global_reference(None)?;
        self.expect(Tok::Comma, "expected comma in uselistorder_bb directive")?;
        let block_loc = self.loc();
        let block = match self.kind() {
            Tok::LocalName => {
                let name = self.name();
                let name = self.cx.strings.intern(&name);
                self.bump();
                name
            }
            Tok::LocalNumber => return Err(self.error("invalid numeric label in uselistorder_bb")),
            _ => return Err(self.error("expected basic block name in uselistorder_bb")),
        };
        self.expect(Tok::Comma, "expected comma in uselistorder_bb directive")?;
        let indexes = self.use_list_indexes()?;
        match self.global_nature(function) {
            Some(Nature::Function { declaration: false }) => {}
            Some(Nature::Function { declaration: true }) => {
                return Err(self.error_at(loc, "invalid declaration in uselistorder_bb"));
            }
            _ => return Err(self.error_at(loc, "expected function name in uselistorder_bb")),
        }
        let Some(builder) = &mut self.builder else { return Ok(()) };
        builder.ordered_blocks.push((function, block, block_loc));
        builder.use_list_orders.push((UsedValue::Block { function, block }, indexes));
        Ok(())
    }

    /// `^0 = module: (…)`: summaries say nothing about the code.
    fn skip_summary(&mut self) -> Result<()> {
        self.lexer.colon_separates = true;
        self.bump();
        self.expect(Tok::Equal, "expected '=' here")?;
        if self.kind() != Tok::Word {
            return Err(self.error("unexpected summary kind"));
        }
        // Other entries name types and modules.
        let of_global = self.at_word(b"gv");
        self.bump();
        self.expect(Tok::Colon, "expected ':' at start of summary entry")?;
        if self.kind() == Tok::LParen {
            let inside = self.lexer.position();
            let Some(end) = super::skip::skip_balanced(self.lexer.source(), inside, b'(', b')') else {
                return Err(self.error("found end of file while parsing summary entry"));
            };
            let text = &self.lexer.source()[inside..end];
            let name = text.trim_ascii_start().strip_prefix(b"name:").map(<[u8]>::trim_ascii_start);
            // Names with escapes are not looked up.
            let quoted = name
                .filter(|_| of_global)
                .and_then(|name| name.strip_prefix(b"\"")?.split(|&byte| byte == b'"').next());
            if let (Some(name), Some(builder)) = (quoted.filter(|it| !it.contains(&b'\\')), &mut self.builder)
            {
                builder.summarized.push((self.cx.strings.intern(name), Loc(inside as u32)));
            }
            self.lexer.colon_separates = false;
            self.seek(end);
            return Ok(());
        }
        self.lexer.colon_separates = false;
        self.u64().map(|_| ())
    }

    /// The node that the module numbers `number`; `loc` is where the reference stands.
    pub(super) fn metadata_number(&mut self, number: u32, loc: Loc) -> Result<MdId> {
        if let Some(known) = self.symbols().md_numbers.get(number) {
            return Ok(known);
        }
        let Some(builder) = &mut self.builder else {
            return Err(self.error_at(loc, format!("use of undefined metadata '!{number}'")));
        };
        let id = MdId::new(builder.symbols.md_sources.len());
        builder.symbols.md_sources.push(MdSource { number: Some(number), first_use: loc, text: None });
        builder.symbols.md_numbers.insert(number, id);
        Ok(id)
    }

    /// What is left when the text has been read: references are resolved, globals get their order.
    fn finish_skeleton(mut self) -> Result<TextModule> {
        let Some(mut builder) = self.builder.take() else {
            return Err(self.error("no skeleton is being read"));
        };
        self.check_undefined(&builder)?;
        self.check_recursive_types(&builder)?;
        let symbols = &mut builder.symbols;
        for group in symbols.attr_groups.values_mut() {
            group.set = self.cx.attrs.set(group.attributes.clone());
        }
        self.resolve_groups(&mut builder)?;
        let merged = self.aliases_of_declarations(&mut builder);
        let mut order = std::mem::take(&mut builder.order);
        order.retain(|id| !merged.contains_key(id));
        let mut position: PrimaryMap<GlobalId, GlobalId> =
            builder.globals.keys().map(|_| GlobalId::new(0)).collect();
        for (index, &id) in order.iter().enumerate() {
            position[id] = GlobalId::new(index);
        }
        for (&alias, &target) in &merged {
            position[alias] = position[target];
        }
        let moved = !merged.is_empty() || order.iter().enumerate().any(|(index, id)| id.index() != index);
        let mut values: PrimaryMap<GlobalId, Option<GlobalValue>> =
            builder.globals.iter_mut().map(|(_, slot)| slot.value.take()).collect();
        let mut globals: PrimaryMap<GlobalId, GlobalValue> = PrimaryMap::with_capacity(order.len());
        let mut types = Vec::with_capacity(order.len());
        for &id in &order {
            if let Some(value) = values[id].take() {
                globals.push(value);
                types.push(builder.globals[id].ty);
            }
        }
        if moved {
            self.cx.consts.map_globals(|id| position[id]);
            let symbols = &mut builder.symbols;
            symbols.globals.values_mut().for_each(|id| *id = position[*id]);
            symbols.numbered_globals.values_mut().for_each(|id| *id = position[*id]);
            symbols.typed_globals.values_mut().for_each(|id| *id = position[*id]);
            symbols.runtime.values_mut().for_each(|id| *id = position[*id]);
        }
        let links = builder.old_links.iter().filter_map(|(node, global)| {
            let global = match global {
                GlobalRef::Name(name) => builder.symbols.globals.get(name),
                GlobalRef::Number(number) => builder.symbols.numbered_globals.get(number),
            };
            Some((*global?, *node))
        });
        let links: Vec<(GlobalId, MdId)> = links.collect();
        if !links.is_empty() {
            let dbg = self.cx.strings.intern(b"dbg");
            old_debug::attach(&mut globals, &links, dbg);
        }
        let mut addresses = Vec::with_capacity(types.len());
        for (index, &ty) in types.iter().enumerate() {
            addresses.push(self.cx.consts.intern(ty, ConstData::Global(GlobalId::new(index))));
        }
        let mut block_addresses: FxHashMap<GlobalId, Vec<_>> = FxHashMap::default();
        for &(function, block, loc) in &builder.block_addresses {
            block_addresses.entry(position[function]).or_default().push((block, loc));
        }
        let mut ordered_blocks: FxHashMap<GlobalId, Vec<_>> = FxHashMap::default();
        for &(function, block, loc) in &builder.ordered_blocks {
            ordered_blocks.entry(position[function]).or_default().push((block, loc));
        }
        let mut use_list_orders = builder.use_list_orders;
        for (used, _) in &mut use_list_orders {
            if let UsedValue::Block { function, .. } = used {
                *function = position[*function];
            }
        }
        let bodies = builder.bodies.iter().map(|(&id, &text)| (position[id], text)).collect();
        let upgrades = match self.edition {
            // Lists of constructors of today's form are the verifier's to check.
            Edition::Current => IntrinsicUpgrades::declarations(&mut self.cx, &mut globals),
            _ => IntrinsicUpgrades::default(),
        };
        let mut module = Module {
            context: self.cx.share(),
            source_filename: builder.source_filename,
            data_layout: builder.data_layout,
            typed_pointers: self.edition != Edition::Current,
            triple: builder.triple,
            module_asm: builder.module_asm,
            globals,
            comdats: builder.comdats,
            named_metadata: builder.named_metadata,
            use_list_orders,
            dependent_libraries: builder.dependent_libraries,
            upgraded_intrinsics: upgrades.replaced.clone(),
            metadata_count: builder.symbols.md_sources.len(),
        };
        let edition = self.edition;
        let erased =
            (edition != Edition::Current).then(|| super::erase::erase_module(&mut module, &builder.symbols));
        let sizes = match edition {
            Edition::Current => KnownSizes::of(&module.context.types),
            Edition::Auto | Edition::Typed | Edition::Legacy2006 => KnownSizes::default(),
        };
        Ok(TextModule {
            edition,
            sizes,
            erased,
            upgrades,
            module,
            symbols: builder.symbols,
            layout: builder.layout,
            addresses,
            bodies,
            block_addresses,
            ordered_blocks,
        })
    }

    /// Refuses names that were used and never defined.
    fn check_undefined(&self, builder: &Builder) -> Result<()> {
        let symbols = &builder.symbols;
        let mut first: Option<(Loc, String)> = None;
        let mut note = |loc: Loc, message: String| {
            if first.as_ref().is_none_or(|(known, _)| loc < *known) {
                first = Some((loc, message));
            }
        };
        let strings = &self.cx.strings;
        for (name, symbol) in &symbols.types {
            if let Some(loc) = symbol.forward {
                note(loc, format!("use of undefined type named '{}'", strings.display(*name)));
            }
        }
        for (number, symbol) in &symbols.numbered_types {
            if let Some(loc) = symbol.forward {
                note(loc, format!("use of undefined type '%{number}'"));
            }
        }
        for &(name, loc) in &builder.summarized {
            if !symbols.globals.contains_key(&name) {
                note(loc, format!("Reference to undefined global \"{}\"", strings.display(name)));
            }
        }
        for (&id, &loc) in &builder.forward_comdats {
            let name = strings.display(builder.comdats[id].name);
            note(loc, format!("use of undefined comdat '${name}'"));
        }
        for slot in builder.globals.values().filter(|slot| slot.value.is_none()) {
            let name = match slot.name {
                Some(name) => strings.display(name).into_owned(),
                None => slot.number.to_string(),
            };
            let sigil = if self.is_legacy() { '%' } else { '@' };
            note(slot.first_use, format!("use of undefined value '{sigil}{name}'"));
        }
        for source in symbols.md_sources.iter().filter(|source| source.text.is_none()) {
            let number = source.number.unwrap_or(0);
            note(source.first_use, format!("use of undefined metadata '!{number}'"));
        }
        match first {
            Some((loc, message)) => Err(self.error_at(loc, message)),
            None => Ok(()),
        }
    }

    /// Refuses identified structs that hold themselves.
    fn check_recursive_types(&self, builder: &Builder) -> Result<()> {
        let types = &self.cx.types;
        // Depth first with a stack of our own; a type on the current path is grey.
        #[derive(Clone, Copy, PartialEq)]
        enum Color {
            White,
            Grey,
            Black,
        }
        let mut colors = vec![Color::White; types.len()];
        let parts = |ty: TypeId| -> Vec<TypeId> {
            match types.get(ty) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => vec![*elem],
                Type::Struct { .. } | Type::Named(_) => {
                    types.struct_body(ty).map(|(fields, _)| fields.to_vec()).unwrap_or_default()
                }
                _ => Vec::new(),
            }
        };
        let roots: Vec<(TypeId, Loc)> = {
            let symbols = &builder.symbols;
            let all = symbols.types.values().chain(symbols.numbered_types.values());
            let mut roots: Vec<_> = all.map(|symbol| (symbol.ty, symbol.defined)).collect();
            roots.sort_unstable_by_key(|&(_, loc)| loc);
            roots
        };
        for (root, loc) in roots {
            if colors[root.index()] != Color::White {
                continue;
            }
            colors[root.index()] = Color::Grey;
            let mut stack = vec![(root, parts(root))];
            while let Some((ty, rest)) = stack.last_mut() {
                let Some(next) = rest.pop() else {
                    colors[ty.index()] = Color::Black;
                    stack.pop();
                    continue;
                };
                match colors[next.index()] {
                    Color::White => {
                        colors[next.index()] = Color::Grey;
                        stack.push((next, parts(next)));
                    }
                    Color::Grey => {
                        let name = self.type_name(next);
                        let name = name.trim_start_matches('%');
                        return Err(
                            self.error_at(loc, format!("identified structure type '{name}' is recursive"))
                        );
                    }
                    Color::Black => {}
                }
            }
        }
        Ok(())
    }

    /// Adds the attributes of groups to the globals that name them.
    fn resolve_groups(&mut self, builder: &mut Builder) -> Result<()> {
        let pending = std::mem::take(&mut builder.pending_groups);
        for (id, attrs) in pending {
            let set = match (&*attrs.groups, attrs.attributes.is_empty()) {
                ([one], true) => {
                    let group = builder.symbols.attr_groups.get(one);
                    let group: Option<&AttrGroup> = group;
                    group.map(|group| group.set).unwrap_or_default()
                }
                _ => {
                    let mut all = attrs.attributes;
                    for number in &attrs.groups {
                        if let Some(group) = builder.symbols.attr_groups.get(number) {
                            all.extend_from_slice(&group.attributes);
                        }
                    }
                    self.cx.attrs.set(all)
                }
            };
            let Some(value) = &mut builder.globals[id].value else { continue };
            match &mut value.kind {
                GlobalKind::Function(function) => {
                    let mut set = set;
                    if self.cx.attrs.has(set, AttrKind::Alignment) {
                        let mut all = self.cx.attrs.get_set(set).to_vec();
                        value.align = Self::take_alignment(&mut all);
                        set = self.cx.attrs.set(all);
                    }
                    if self.cx.attrs.has(set, AttrKind::Builtin) {
                        return Err(Diagnostic::error(
                            value.loc,
                            "'builtin' attribute not valid on function",
                        ));
                    }
                    let old = self.cx.attrs.get_list(function.attrs).clone();
                    function.attrs = self.cx.attrs.list(AttrList { function: set, ..old });
                }
                GlobalKind::Variable(variable) => variable.attrs = set,
                GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => {}
            }
        }
        Ok(())
    }
}
