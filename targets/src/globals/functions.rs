//! Placing compiled functions: code, private data, local symbols, unwind tables.

use super::coff::WindowsFrame;
use super::eh_frame::{Common, Frame, exception_encodings, pointer_encoding};
use super::expression::Evaluator;
use super::initializer::initializer;
use super::kind::GlobalSectionKind;
use super::lead::Lead;
use super::{ObjectBuilder, access, compact_unwind, macho, mangle};
use crate::object::{
    Architecture, Binding, CodeFixup, CodeTarget, Fixup, FixupKind, Format, FunctionCode, GroupKind, Object,
    PrivateData, Section, SectionId, SectionKind, Symbol, SymbolId, SymbolKind, SymbolPlace,
    SymbolVisibility, Unwind,
};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{AttrKind, ConstId, GlobalId, Loc};

/// How to unwind before a function's own code.
static AT_ENTRY: Unwind = Unwind {
    changes: Vec::new(),
    windows: Vec::new(),
    prologue_size: 0,
    windows_arm64: None,
    personality: None,
    asynchronous: true,
};

/// A function whose code has its place.
struct Placed {
    /// What [`CodeTarget::Itself`] means.
    own: Own,
    section: SectionId,
    /// Bytes from the section's start to the code.
    start: u64,
    /// Labels of the private data.
    data: Vec<SymbolId>,
    /// Where the parts start.
    parts: Vec<u64>,
}

/// What a function is known as.
enum Own {
    Global(GlobalId),
    /// A routine that is no global of the module.
    Routine(SymbolId),
}

/// The alignment that LLVM gives every function, unless it is to be small.
fn preferred_align(arch: Architecture) -> u64 {
    match arch {
        Architecture::X86_64 | Architecture::S390x => 16,
        Architecture::Aarch64 => 4,
        Architecture::Riscv64 => 2,
    }
}

impl ObjectBuilder<'_> {
    /// Adds a compiled function. Functions come in module order; those that are `available_externally` are not for
    /// this object.
    ///
    /// # Errors
    /// If the function's section, group or prefix data cannot be expressed, or its symbol is defined already.
    pub fn add_function(&mut self, global: GlobalId, code: &FunctionCode) -> Result<()> {
        let module = self.request.module;
        let value = &module.globals[global];
        if access::is_declaration_for_linker(value) {
            return Ok(());
        }
        self.function_number += 1;
        let settled = self.with_tls_models(code);
        let code = settled.as_ref().unwrap_or(code);
        if let Some(prefix) = &code.section_prefix {
            self.code_prefixes.insert(global, prefix.clone());
        }
        let section = self.section_of(global, GlobalSectionKind::Text, code.code.len() as u64, 1)?;
        if self.object.sections[section].kind.is_zero_fill() {
            let message = "code cannot be in a section without contents";
            return Err(Diagnostic::error(value.loc, message));
        }
        let align = self.function_align(global, code.align);
        self.count_padding(align)?;
        let function = value.as_function();
        let lead = match function {
            Some(function) => self.lead(global, function, code.checked_type)?,
            None => Lead::default(),
        };
        // The alignment is that of the first byte: prefix data, prologue data, no-operations, or code.
        let mut next_align = align;
        let mut prefixed = false;
        let prefix = match function.and_then(|function| function.prefix) {
            Some(prefix) => Some(self.code_data(section, prefix, next_align)?),
            None => {
                let words = self.type_words(&code.type_words);
                (!words.is_empty()).then(|| self.object.append(section, &words, next_align))
            }
        };
        if let Some(offset) = prefix {
            next_align = 1;
            prefixed = self.object.format == Format::MachO;
            if prefixed {
                // What the linker moves starts with the data.
                let name = format!("ltmp{}", self.next_unique).into_bytes();
                self.next_unique += 1;
                let label = Symbol { name: name.into(), ..Symbol::label(section, offset) };
                self.object.add_symbol(Symbol { binding: Binding::Local, ..label });
            }
        }
        let mut before = None;
        if !lead.before.is_empty() {
            let offset = self.object.append(section, &lead.before, next_align);
            before = Some(offset);
            if lead.checked_type > 0 {
                self.name_checked_type(global, section, offset, lead.checked_type);
            }
            next_align = 1;
        }
        let prologue = match function.and_then(|function| function.prologue) {
            Some(prologue) => Some(self.code_data(section, prologue, next_align)?),
            None => None,
        };
        let next_align = if prologue.is_some() { 1 } else { next_align };
        let (mut after, mut next_align) = (None, next_align);
        if !lead.after.is_empty() {
            after = Some(self.object.append(section, &lead.after, next_align));
            next_align = 1;
        }
        if next_align == 1 {
            // Padding is no-operations, which control runs through.
            next_align = code.align.max(1);
        }
        let entry = code.entry.as_deref();
        let entry_start = entry.map(|entry| self.object.append(section, &entry.code, next_align));
        let next_align = if entry.is_some() { code.align.max(1) } else { next_align };
        let start = self.object.append(section, &code.code, next_align);
        let symbol_start = prologue.or(after).or(entry_start).unwrap_or(start);
        if let (Some(tracer), Some(after)) = (lead.tracer, after) {
            let symbol = self.object.symbol_named(b"__fentry__");
            self.object.add_fixup(section, after + u64::from(tracer), FixupKind::X86Branch4, symbol, -4);
        }
        if let Some(offset) = lead.patchable {
            let first = before.or(after).unwrap_or(symbol_start);
            self.list_patchable(section, first + u64::from(offset));
        }
        if self.facts.guard_checks && code.indirect_calls && self.object.format == Format::Coff {
            let message = "cannot compile checks of indirect calls (the module flag cfguard of 2)";
            return Err(Diagnostic::error(value.loc, message));
        }
        let mut placed =
            Placed { own: Own::Global(global), section, start, data: Vec::new(), parts: Vec::new() };
        let mut end = start + code.code.len() as u64;
        let mut tables: Vec<(u64, u64, &Unwind)> = Vec::new();
        if let Some(unwind) = &code.unwind {
            tables.push((start, end - start, unwind));
        }
        for part in &code.parts {
            let start = self.object.append(section, &part.code, part.align.max(1));
            placed.parts.push(start);
            end = start + part.code.len() as u64;
            let Some(unwind) = &part.unwind else { continue };
            match tables.last_mut() {
                // One table for all that leaves the stack alone.
                Some((first, size, last))
                    if placed.parts.len() > 1 && *last == unwind && unwind.is_leaf() =>
                {
                    *size = end - *first;
                }
                _ => {
                    self.describable(section, start);
                    tables.push((start, end - start, unwind));
                }
            }
        }
        // The parts have no symbols: they belong to the function as much as its cold blocks.
        let place = SymbolPlace::Section { section, offset: symbol_start };
        let symbol = self.define(global, place, SymbolKind::Function, end - symbol_start)?;
        self.object.symbols[symbol].alt_entry |= prefixed;
        if let (Some(entry), Some(entry_start)) = (entry, entry_start) {
            if code.unwind.is_some() {
                self.describable(section, start);
            }
            if let Some(unwind) = &entry.unwind {
                tables.push((entry_start, entry.code.len() as u64, unwind));
            }
        }
        if let (Some(after), Some(_)) = (after, &code.unwind)
            && self.object.format != Format::Coff
        {
            tables.push((after, lead.after.len() as u64, &AT_ENTRY));
        }
        let data_places = self.place_data(global, &mut placed, code, &tables)?;
        self.code_fixups(&placed, section, start, &code.fixups);
        if let (Some(entry), Some(start)) = (entry, entry_start) {
            self.code_fixups(&placed, section, start, &entry.fixups);
        }
        for (index, part) in code.parts.iter().enumerate() {
            self.code_fixups(&placed, section, placed.parts[index], &part.fixups);
        }
        for (data, &(section, offset)) in code.data.iter().zip(&data_places) {
            self.code_fixups(&placed, section, offset, &data.fixups);
        }
        if self.object.format != Format::Coff {
            for (start, size, unwind) in tables {
                self.unwind(&placed, start, size, unwind)?;
            }
        }
        if self.request.sections.stack_sizes && self.object.format == Format::Elf {
            self.list_stack_size(section, symbol_start, code.stack_size);
        }
        self.list_type_traps(section, start, &code.type_traps);
        self.code_starts.insert(global, (section, start));
        if code.uses_floats {
            self.float_user.get_or_insert(global);
        }
        self.trampolines |= code.trampolines;
        self.unmarked_targets |= code.unmarked_targets;
        self.unsigned_returns |= code.unsigned_returns;
        Ok(())
    }

    /// Places a function's private data and, where it is to follow its unwind table, the table. Returns where each
    /// entry lies.
    fn place_data(
        &mut self,
        global: GlobalId,
        placed: &mut Placed,
        code: &FunctionCode,
        tables: &[(u64, u64, &Unwind)],
    ) -> Result<Vec<(SectionId, u64)>> {
        let text = placed.section;
        let mut places: Vec<Option<(SectionId, u64)>> = vec![None; code.data.len()];
        let mut table_labels = Vec::new();
        for &(start, size, unwind) in tables {
            let lsda = unwind.personality.as_ref().and_then(|personality| personality.lsda);
            let section = match self.object.format {
                Format::Coff => {
                    self.windows_table(placed, start, size, unwind)?;
                    self.handler_data(text)
                }
                Format::Elf | Format::MachO => match lsda {
                    Some(_) => self.except_table(global, text),
                    None => continue,
                },
            };
            if let Some((index, data)) =
                lsda.and_then(|lsda| Some((lsda as usize, code.data.get(lsda as usize)?)))
            {
                let offset = self.object.append(section, &data.bytes, data.align.max(1));
                let name = format!("GCC_except_table{}", self.function_number - 1).into_bytes();
                let label = Symbol { name: name.into(), ..Symbol::label(section, offset) };
                let label = self.object.add_symbol(Symbol { binding: Binding::Local, ..label });
                table_labels.push((index, label));
                places[index] = Some((section, offset));
            }
        }
        for (data, place) in code.data.iter().zip(&mut places) {
            if place.is_none() {
                let section = self.private_section(global, data);
                let offset = self.object.append(section, &data.bytes, data.align.max(1));
                *place = Some((section, offset));
            }
        }
        let places: Vec<(SectionId, u64)> = places.into_iter().flatten().collect();
        placed.data = places
            .iter()
            .enumerate()
            .map(|(index, &(section, offset))| {
                let table = table_labels.iter().find(|&&(table, _)| table == index);
                match table {
                    // Its references name symbols in any case.
                    Some(&(_, label)) if self.object.format == Format::MachO => label,
                    _ => self.private_label(section, offset),
                }
            })
            .collect();
        Ok(places)
    }

    /// The unwind table of a Windows function.
    fn windows_table(&mut self, placed: &Placed, start: u64, size: u64, unwind: &Unwind) -> Result<()> {
        let personality = unwind.personality.as_ref();
        let personality =
            personality.map(|personality| self.code_target(placed, &personality.target, true).0);
        let frame = WindowsFrame {
            size,
            prologue_size: unwind.prologue_size,
            operations: &unwind.windows,
            arm64: unwind.windows_arm64.as_deref(),
            personality,
        };
        self.windows_unwind(placed.section, start, &frame)
    }

    /// Adds a support routine as a hidden definition of which the linker keeps one. Its code refers to other
    /// symbols by name.
    ///
    /// # Errors
    /// If its unwind table cannot be expressed.
    pub fn add_routine(&mut self, name: &[u8], code: &FunctionCode) -> Result<()> {
        let name = mangle(self.request.layout.mangling(), name, false);
        let symbol = self.object.symbol_named(&name);
        if self.object.symbols[symbol].is_defined() {
            return Ok(());
        }
        let named = |prefix: &[u8], kind| Section::new([prefix, &*name].concat(), kind);
        let (text, read_only) = match self.object.format {
            Format::Elf => (named(b".text.", SectionKind::Text), named(b".rodata.", SectionKind::ReadOnly)),
            Format::Coff => (named(b".text$", SectionKind::Text), named(b".rdata$", SectionKind::ReadOnly)),
            Format::MachO => (
                macho::section("__TEXT", "__text", SectionKind::Text),
                macho::section("__TEXT", "__const", SectionKind::ReadOnly),
            ),
        };
        let group = match self.object.format {
            Format::Elf | Format::Coff => Some(self.symbol_group(symbol, GroupKind::Any)),
            Format::MachO => None,
        };
        let section = self.object.section(Section { group, ..text });
        let start =
            self.object.append(section, &code.code, code.align.max(preferred_align(self.object.arch)));
        if self.object.format == Format::MachO {
            self.has_instructions(section);
        }
        let data = &mut self.object.symbols[symbol];
        data.place = SymbolPlace::Section { section, offset: start };
        data.binding = match self.object.format {
            Format::Coff => Binding::Global,
            Format::Elf | Format::MachO => Binding::Weak,
        };
        data.kind = SymbolKind::Function;
        data.visibility = SymbolVisibility::Hidden;
        data.size = code.code.len() as u64;
        let mut placed =
            Placed { own: Own::Routine(symbol), section, start, data: Vec::new(), parts: Vec::new() };
        let mut data_places = Vec::new();
        for data in &code.data {
            let section = self.object.section(Section { group, ..read_only.clone() });
            let offset = self.object.append(section, &data.bytes, data.align.max(1));
            let label = self.private_label(section, offset);
            placed.data.push(label);
            data_places.push((section, offset));
        }
        for part in &code.parts {
            placed.parts.push(self.object.append(section, &part.code, part.align.max(1)));
        }
        self.code_fixups(&placed, section, start, &code.fixups);
        for (part, &start) in code.parts.iter().zip(&placed.parts) {
            self.code_fixups(&placed, section, start, &part.fixups);
        }
        for (data, &(section, offset)) in code.data.iter().zip(&data_places) {
            self.code_fixups(&placed, section, offset, &data.fixups);
        }
        let size = code.code.len() as u64;
        match (&code.unwind, self.object.format) {
            (Some(unwind), Format::Elf | Format::MachO) => self.unwind(&placed, start, size, unwind),
            (Some(unwind), Format::Coff) => self.windows_table(&placed, start, size, unwind),
            (None, _) => Ok(()),
        }
    }

    fn function_align(&self, global: GlobalId, code: u64) -> u64 {
        let module = self.request.module;
        let value = &module.globals[global];
        let Some(function) = value.as_function() else {
            return code.max(1);
        };
        let attrs = &module.context.attrs;
        let set = attrs.get_list(function.attrs).function;
        let small = attrs.has(set, AttrKind::OptimizeForSize) || attrs.has(set, AttrKind::MinSize);
        let preferred = match function.preferred_align {
            Some(align) => align.bytes(),
            None if small => 1,
            None => preferred_align(self.object.arch),
        };
        let written = value.align.map_or(1, |align| align.bytes());
        code.max(1).max(preferred).max(written)
    }

    /// Puts prefix or prologue data into the text section and returns its offset.
    fn code_data(&mut self, section: SectionId, constant: ConstId, align: u64) -> Result<u64> {
        let nothing = |_, _| None;
        let evaluator = Evaluator::new(self.request.module, self.request.layout, &nothing);
        let data = initializer(&evaluator, constant)?;
        let offset = self.object.append(section, &data.bytes, align);
        for fixup in &data.fixups {
            self.data_fixup(section, offset, fixup);
        }
        Ok(offset)
    }

    /// The section for constants and tables of a function.
    fn private_section(&mut self, global: GlobalId, data: &PrivateData) -> SectionId {
        let dynamic = self.request.position_independent
            && data.fixups.iter().any(|fixup| fixup.minus.is_none() && !fixup.kind.is_pc_relative());
        let size = data.bytes.len() as u64;
        match self.object.format {
            Format::Coff => {
                let section = self.coff_private(global);
                return self.object.section(section);
            }
            Format::MachO => {
                let section = match dynamic {
                    true => macho::section("__DATA", "__const", SectionKind::ReadOnlyWithRelocs),
                    false => macho::section("__TEXT", "__const", SectionKind::ReadOnly),
                };
                return self.object.section(section);
            }
            Format::Elf => {}
        }
        if data.fixups.is_empty() && matches!(size, 4 | 8 | 16 | 32) && data.align <= size {
            let name = format!(".rodata.cst{size}").into_bytes();
            let section = Section::new(name, SectionKind::MergeableConst);
            return self.object.section(Section { entry_size: size, ..section });
        }
        let (name, kind) = match dynamic {
            true => (".data.rel.ro", SectionKind::ReadOnlyWithRelocs),
            false => (".rodata", SectionKind::ReadOnly),
        };
        let group = self.group_of(global);
        let mut name = name.as_bytes().to_vec();
        let mut unique = 0;
        if group.is_some() || self.request.function_sections {
            if self.request.sections.unique_names {
                name.push(b'.');
                name.extend_from_slice(&self.symbol_name(global));
            } else {
                unique = self.next_unique;
                self.next_unique += 1;
            }
        }
        self.object.section(Section { group, unique, ..Section::new(name, kind) })
    }

    /// A label of private data. In Mach-O it is a symbol, so that the linker can move the data.
    fn private_label(&mut self, section: SectionId, offset: u64) -> SymbolId {
        if self.object.format != Format::MachO {
            return self.object.add_label(section, offset);
        }
        let name = format!("l_.const.{}", self.object.symbols.len()).into_bytes();
        let label = Symbol::label(section, offset);
        self.object.add_symbol(Symbol { binding: Binding::Local, name: name.into(), ..label })
    }

    /// Gives code that has an unwind table and no symbol one where the linker knows such code by its symbol alone.
    fn describable(&mut self, section: SectionId, offset: u64) {
        if self.object.format == Format::MachO {
            let name = format!("l_.code.{}", self.object.symbols.len()).into_bytes();
            let label = Symbol::label(section, offset);
            self.object.add_symbol(Symbol { binding: Binding::Local, name: name.into(), ..label });
        }
    }

    /// `.rdata`, dropped with the function if the function is in a comdat.
    fn coff_private(&mut self, global: GlobalId) -> Section {
        let mut section = Section::new(*b".rdata", SectionKind::ReadOnly);
        let symbol = self.symbol(global);
        if let SymbolPlace::Section { section: text, .. } = self.object.symbols[symbol].place
            && let Some(group) = self.object.sections[text].group
        {
            section.group = Some(group);
            section.associative = true;
            section.unique = 1 + text.as_u32();
        }
        section
    }

    fn group_of(&mut self, global: GlobalId) -> Option<crate::object::GroupId> {
        let comdat = self.global(global).comdat?;
        self.comdat_group(comdat).ok()
    }

    /// The section for a function's exception table: its own where the function can be dropped alone.
    fn except_table(&mut self, global: GlobalId, text: SectionId) -> SectionId {
        if self.object.format == Format::MachO {
            let section = macho::section("__TEXT", "__gcc_except_tab", SectionKind::ReadOnly);
            return self.object.section(section);
        }
        let group = self.group_of(global);
        let mut name = b".gcc_except_table".to_vec();
        let own = group.is_some() || self.request.function_sections;
        if own && self.request.sections.unique_names {
            name.push(b'.');
            name.extend_from_slice(&self.symbol_name(global));
        }
        let mut section = Section { group, ..Section::new(name, SectionKind::ReadOnly) };
        if self.request.function_sections && !self.request.sections.unique_names {
            section.unique = 1 + text.as_u32();
        }
        self.object.section(section)
    }

    fn code_fixups(&mut self, placed: &Placed, section: SectionId, start: u64, fixups: &[CodeFixup]) {
        for fixup in fixups {
            // The linker moves code when it relaxes, or the parts that Mach-O's symbols start: only a symbol stays at its
            // target.
            let label = self.object.arch == Architecture::Riscv64 || self.object.format == Format::MachO;
            let (symbol, more) = match &fixup.target {
                // The table has entries for what others may know, too.
                CodeTarget::Global(global) if fixup.kind == FixupKind::S390xGotEnt => {
                    (self.symbol(*global), 0)
                }
                target => self.code_target(placed, target, label),
            };
            let minus = fixup.minus.as_ref().map(|minus| self.code_target(placed, minus, true));
            let addend = fixup.addend + more - minus.map_or(0, |(_, less)| less);
            self.object.sections[section].fixups.push(Fixup {
                offset: start + u64::from(fixup.offset),
                kind: fixup.kind,
                symbol,
                minus: minus.map(|(symbol, _)| symbol).into(),
                addend,
            });
        }
    }

    /// The symbol of a target, and what is to be added to it. `exact`: the symbol itself must be at the target.
    fn code_target(&mut self, placed: &Placed, target: &CodeTarget, exact: bool) -> (SymbolId, i64) {
        let within = |object: &mut Object, offset: u64| match exact {
            true => (object.add_label(placed.section, offset), 0),
            false => (object.section_symbol(placed.section), offset as i64),
        };
        match target {
            CodeTarget::Global(global) => (self.reference(*global), 0),
            CodeTarget::GlobalSlot(global) => (self.slot(*global), 0),
            CodeTarget::Name(name) => {
                let name = mangle(self.request.layout.mangling(), name, false);
                (self.object.symbol_named(&name), 0)
            }
            CodeTarget::RawName(name) => (self.object.symbol_named(name), 0),
            CodeTarget::Body(global) => (self.code_label(*global), 0),
            CodeTarget::Code(offset) => within(&mut self.object, placed.start + u64::from(*offset)),
            CodeTarget::Data(index) => (placed.data[*index as usize], 0),
            CodeTarget::Part(index) => within(&mut self.object, placed.parts[*index as usize]),
            CodeTarget::Itself => match placed.own {
                Own::Global(global) => (self.reference(global), 0),
                Own::Routine(symbol) => (symbol, 0),
            },
        }
    }

    fn unwind(&mut self, placed: &Placed, start: u64, size: u64, unwind: &Unwind) -> Result<()> {
        let encodings = exception_encodings(
            self.object.format,
            self.object.arch,
            self.request.position_independent,
            self.request.large_data.code_model,
        );
        let mut lsda = None;
        let personality = match &unwind.personality {
            None => None,
            Some(personality) => {
                lsda = personality.lsda.map(|index| placed.data[index as usize]);
                let (symbol, _) = self.code_target(placed, &personality.target, true);
                let indirect = encodings.personality & pointer_encoding::INDIRECT != 0
                    && self.object.format != Format::MachO;
                Some(if indirect { self.personality_word(symbol) } else { symbol })
            }
        };
        let common = Common { personality, has_lsda: lsda.is_some(), encodings };
        let section = placed.section;
        if self.object.format == Format::MachO {
            let code = self.object.add_label(section, start);
            let range = compact_unwind::Range { code, size, changes: &unwind.changes, personality, lsda };
            compact_unwind::add(&mut self.object, &range);
        }
        let frame = Frame { section, start, size, changes: &unwind.changes, common, lsda };
        self.eh_frame.add(&mut self.object, &frame)
    }

    /// `DW.ref.NAME`: a hidden word, shared by all objects, that holds the address of a personality routine.
    fn personality_word(&mut self, routine: SymbolId) -> SymbolId {
        let mut name = b"DW.ref.".to_vec();
        name.extend_from_slice(&self.object.symbols[routine].name);
        let symbol = self.object.symbol_named(&name);
        if !self.object.symbols[symbol].is_defined() {
            let group = self.symbol_group(symbol, GroupKind::Any);
            let section_name = [b".data.", &*name].concat();
            let section = Section::new(section_name, SectionKind::Data);
            let section = self.object.section(Section { group: Some(group), ..section });
            let offset = self.object.append(section, &[0; 8], 8);
            self.object.add_fixup(section, offset, FixupKind::Abs8, routine, 0);
            let data = &mut self.object.symbols[symbol];
            data.place = SymbolPlace::Section { section, offset };
            data.binding = Binding::Weak;
            data.kind = SymbolKind::Data;
            data.visibility = SymbolVisibility::Hidden;
            data.size = 8;
        }
        symbol
    }

    /// A label at the start of a function's code, from which its blocks are counted (see `BlockAddresses`).
    pub(super) fn code_label(&mut self, function: GlobalId) -> SymbolId {
        let object = &mut self.object;
        *self.code_labels.entry(function).or_insert_with(|| {
            object.add_symbol(Symbol { binding: Binding::Temporary, ..Symbol::undefined(Vec::new()) })
        })
    }

    /// Puts the labels at the starts of functions' code where they belong. All functions have been added.
    pub(super) fn place_code_labels(&mut self) {
        let mut labels: Vec<(GlobalId, SymbolId)> =
            self.code_labels.iter().map(|(&function, &label)| (function, label)).collect();
        labels.sort_by_key(|label| label.1);
        for (function, label) in labels {
            match self.code_starts.get(&function) {
                Some(&(section, offset)) => {
                    self.object.symbols[label].place = SymbolPlace::Section { section, offset };
                }
                None => {
                    let message = "the address of a block of this function is taken, but it is not compiled";
                    self.report(function, *Diagnostic::error(Loc::NONE, message));
                }
            }
        }
    }
}
