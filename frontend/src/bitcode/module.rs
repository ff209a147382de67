//! MODULE_BLOCK: the skeleton.

use super::attributes::{Groups, read_groups, read_lists};
use super::bitstream::{Cursor, Entry, Record};
use super::codes::{self, module as code, symtab};
use super::constants::{Budget, ConstantReader};
use super::container::{Stream, TopLevel};
use super::globals::Globals;
use super::metadata::MetadataIndex;
use super::types::{TypeNumbers, read_types};
use super::values::{Val, Values};
use super::{FunctionBlock, NumberedAttrs, Reader};
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{
    AsmId, AttrClass, AttrListId, Attribute, BodySource, Comdat, ComdatKind, ConstData, Context, GlobalId,
    GlobalKind, InlineAsm, Loc, Module, StrId,
};
use crate::layout::DataLayout;
use crate::upgrade::attributes::compatible_declaration;
use crate::upgrade::globals::upgrade_structors;
use crate::upgrade::intrinsics::IntrinsicUpgrades;
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;

/// The version of debug information that is read (the module flag "Debug Info Version").
const DEBUG_VERSION: u64 = 3;

/// The newest module version: 1 brought relative operands, 2 the string table.
const NEWEST_VERSION: u64 = 2;

/// A module being read.
pub struct ModuleReader<'a> {
    pub cursor: Cursor<'a>,
    pub context: Context,
    pub numbers: TypeNumbers,
    pub globals: Globals,
    pub strtab: &'a [u8],
    pub version: u64,
    pub attrs: Vec<NumberedAttrs>,
    pub values: Vec<Val>,
    pub layout: Option<DataLayout>,
    pub triple: Option<StrId>,
    record: Record,
    groups: Groups,
    asms: PrimaryMap<AsmId, InlineAsm>,
    budget: Budget,
    functions: FxHashMap<GlobalId, FunctionBlock>,
    next_body: usize,
    metadata: MetadataIndex<'a>,
    bundle_tags: Vec<StrId>,
    scopes: Vec<Option<StrId>>,
    data_layout: Option<StrId>,
    source_filename: Option<StrId>,
    module_asm: Vec<StrId>,
    dependent_libraries: Vec<StrId>,
    warnings: Vec<Diagnostic>,
}

/// Reads the module that `top` found.
pub fn read<'a>(stream: Stream<'a>, top: &TopLevel) -> Result<(Module, Reader<'a>)> {
    let cursor = Cursor::in_block(
        stream.data,
        stream.base,
        top.module.clone(),
        top.width,
        &[codes::MODULE],
        Default::default(),
    );
    let mut warnings = Vec::new();
    if top.modules > 1 {
        let message = format!("the file holds {} modules, of which the first is read", top.modules);
        warnings.push(*Diagnostic::warning(Loc::NONE, message));
    }
    let strtab = top.strtab.clone().and_then(|range| stream.data.get(range)).unwrap_or(&[]);
    let mut reader = ModuleReader {
        cursor,
        context: Context::default(),
        numbers: TypeNumbers::default(),
        globals: Globals::default(),
        strtab,
        version: 0,
        attrs: Vec::new(),
        values: Vec::new(),
        layout: None,
        triple: None,
        record: Record::default(),
        groups: Groups::default(),
        asms: PrimaryMap::new(),
        budget: Budget::of(stream.data.len()),
        functions: FxHashMap::default(),
        next_body: 0,
        metadata: MetadataIndex::default(),
        bundle_tags: Vec::new(),
        scopes: Vec::new(),
        data_layout: None,
        source_filename: None,
        module_asm: Vec::new(),
        dependent_libraries: Vec::new(),
        warnings,
    };
    reader.read_block(top)?;
    reader.finish(stream)
}

impl<'a> ModuleReader<'a> {
    fn read_block(&mut self, top: &TopLevel) -> Result<()> {
        let mut record = std::mem::take(&mut self.record);
        loop {
            match self.cursor.next()? {
                Entry::End => break,
                Entry::Block(block) => self.block(block)?,
                Entry::Record(id) => {
                    self.cursor.read(id, &mut record)?;
                    self.module_record(&record, top)?;
                }
            }
        }
        self.record = record;
        Ok(())
    }

    fn block(&mut self, block: u32) -> Result<()> {
        match block {
            codes::BLOCKINFO => self.cursor.read_block_info(),
            codes::TYPE => {
                if !self.numbers.is_empty() {
                    return Err(self.cursor.error("a second table of types"));
                }
                self.numbers = read_types(&mut self.cursor, &mut self.context)?;
                Ok(())
            }
            codes::PARAMATTR_GROUP => {
                read_groups(&mut self.cursor, &mut self.context, &self.numbers, &mut self.groups)
            }
            codes::PARAMATTR => self.read_attributes(),
            codes::CONSTANTS => self.read_constants(),
            codes::FUNCTION => self.skip_function(),
            codes::VALUE_SYMTAB => {
                // From version 2 on the names are in the string table.
                if self.version >= 2 {
                    self.cursor.skip_block()?;
                    return Ok(());
                }
                self.read_symtab()
            }
            codes::METADATA_KIND => self.metadata.read_kinds(&mut self.cursor, &mut self.context),
            codes::METADATA => {
                self.metadata.read_module_block(&mut self.cursor, &mut self.context, &self.values)
            }
            codes::OPERAND_BUNDLE_TAGS => {
                let names = self.read_names(block)?;
                self.bundle_tags.extend(names);
                Ok(())
            }
            codes::SYNC_SCOPE_NAMES => {
                let names = self.read_names(block)?;
                let strings = &self.context.strings;
                self.scopes
                    .extend(names.into_iter().map(|name| (!strings.get(name).is_empty()).then_some(name)));
                Ok(())
            }
            // Orders of use lists, summaries for link-time optimization, and whatever is newer than this reader.
            _ => {
                self.cursor.skip_block()?;
                Ok(())
            }
        }
    }

    fn module_record(&mut self, record: &Record, top: &TopLevel) -> Result<()> {
        let mut bytes = Vec::new();
        let mut string = |context: &mut Context| {
            record.bytes_from(0, &mut bytes);
            context.strings.intern(&bytes)
        };
        match record.code {
            code::VERSION => {
                let Some(&version) = record.ops.first() else {
                    return Err(self.cursor.error("the version is missing"));
                };
                if version > NEWEST_VERSION {
                    return Err(self.cursor.error(format!("module version {version} is not known")));
                }
                if version == 2 && top.strtab.is_none() {
                    return Err(self.cursor.error("the string table is missing"));
                }
                self.version = version;
            }
            code::TRIPLE => {
                let triple = string(&mut self.context);
                self.triple = (!self.context.strings.get(triple).is_empty()).then_some(triple);
            }
            code::DATALAYOUT => {
                let text = string(&mut self.context);
                let bytes = self.context.strings.get(text);
                if !bytes.is_empty() {
                    self.data_layout = Some(text);
                    let layout = DataLayout::parse(bytes);
                    self.layout = Some(layout.map_err(|error| self.cursor.error(error.to_string()))?);
                }
            }
            code::ASM => {
                record.bytes_from(0, &mut bytes);
                let text = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
                for line in text.split(|&byte| byte == b'\n') {
                    self.module_asm.push(self.context.strings.intern(line));
                }
            }
            code::SECTIONNAME => {
                let name = string(&mut self.context);
                self.globals.sections.push(name);
            }
            code::GCNAME => {
                let name = string(&mut self.context);
                self.globals.collectors.push(name);
            }
            code::DEPLIB => {
                let name = string(&mut self.context);
                self.dependent_libraries.push(name);
            }
            code::SOURCE_FILENAME => self.source_filename = Some(string(&mut self.context)),
            code::COMDAT => self.comdat(record)?,
            code::GLOBALVAR => self.variable(record)?,
            code::FUNCTION => self.function(record)?,
            code::ALIAS | code::ALIAS_OLD | code::IFUNC => self.indirect(record)?,
            _ => {}
        }
        Ok(())
    }

    /// The strings of a block whose records are one string each.
    fn read_names(&mut self, block: u32) -> Result<Vec<StrId>> {
        self.cursor.enter(block)?;
        let mut names = Vec::new();
        let mut record = Record::default();
        let mut bytes = Vec::new();
        while let Some(id) = self.cursor.next_record()? {
            self.cursor.read(id, &mut record)?;
            if record.code != 1 {
                return Err(self.cursor.error(format!("unknown record {}", record.code)));
            }
            record.bytes_from(0, &mut bytes);
            names.push(self.context.strings.intern(&bytes));
        }
        Ok(names)
    }

    fn read_attributes(&mut self) -> Result<()> {
        if !self.attrs.is_empty() {
            return Err(self.cursor.error("a second table of attributes"));
        }
        let mut lists = Vec::new();
        read_lists(&mut self.cursor, &mut self.context, &self.groups, &mut lists)?;
        let attrs = &self.context.attrs;
        let untyped = |list: AttrListId| {
            attrs.get_list(list).params.iter().any(|&set| {
                attrs.get_set(set).iter().any(|attribute| {
                    matches!(attribute, Attribute::Type(kind, None) if kind.class() == AttrClass::Type)
                })
            })
        };
        self.attrs = lists.into_iter().map(|list| NumberedAttrs { list, untyped: untyped(list) }).collect();
        Ok(())
    }

    fn read_constants(&mut self) -> Result<()> {
        let mut values = Values::above(&[]);
        values.local = std::mem::take(&mut self.values);
        let result = ConstantReader {
            cursor: &mut self.cursor,
            context: &mut self.context,
            numbers: &self.numbers,
            values: &mut values,
            asms: &mut self.asms,
            budget: &mut self.budget,
        }
        .read_block();
        self.values = values.local;
        result
    }

    /// Remembers a function's block; blocks come in the order of the functions' records.
    fn skip_function(&mut self) -> Result<()> {
        let Some(&(global, ty)) = self.globals.defined.get(self.next_body) else {
            return Err(self.cursor.error("a body that belongs to no function"));
        };
        self.next_body += 1;
        let (width, range) = self.cursor.skip_block()?;
        self.functions.insert(global, FunctionBlock { range, width, ty });
        Ok(())
    }

    /// The module's symbol table of versions 0 and 1.
    fn read_symtab(&mut self) -> Result<()> {
        self.cursor.enter(codes::VALUE_SYMTAB)?;
        let mut record = Record::default();
        let mut bytes = Vec::new();
        while let Some(id) = self.cursor.next_record()? {
            self.cursor.read(id, &mut record)?;
            let skip = match record.code {
                symtab::ENTRY => 1,
                symtab::FNENTRY => 2,
                _ => continue,
            };
            let value = record.ops.first().and_then(|&value| self.values.get(usize::try_from(value).ok()?));
            let Some(value) = value else {
                return Err(self.cursor.error("a name of a value that does not exist"));
            };
            let global = value.as_const().map(|id| self.context.consts.data(id));
            let Some(&ConstData::Global(global)) = global else {
                return Err(self.cursor.error("a name of a value that is no global"));
            };
            record.bytes_from(skip, &mut bytes);
            if bytes.contains(&0) {
                return Err(self.cursor.error("a name contains a zero byte"));
            }
            let name = super::constants::name_of(&mut self.context, &bytes);
            if let Some(global) = self.globals.all.get_mut(global) {
                global.name = name;
            }
        }
        Ok(())
    }

    fn finish(mut self, stream: Stream<'a>) -> Result<(Module, Reader<'a>)> {
        if self.next_body != self.globals.defined.len() {
            return Err(self.cursor.error("a function's body is missing"));
        }
        self.resolve_initializers()?;
        self.implicit_comdats();
        self.metadata.finish(&self.cursor, &self.values)?;
        let flags = self.metadata.module_flags(&self.context, stream.data)?;
        let strip_debug = flags.debug_version != Some(DEBUG_VERSION);
        self.metadata.upgrade_linker_options(&mut self.context, &flags);
        self.metadata.link(&mut self.context, |id| self.functions.contains_key(&id));
        if strip_debug {
            self.metadata.strip_debug(&self.context);
        }
        let mut upgrades = IntrinsicUpgrades::declarations(&mut self.context, &mut self.globals.all);
        let arc = self.metadata.has_named(&self.context, b"clang.arc.retainAutoreleasedReturnValueMarker");
        upgrades.runtime_calls(&self.context, &self.globals.all, arc);
        for global in self.globals.all.values_mut() {
            upgrade_structors(&mut self.context, global);
        }
        let old_attributes = self.numbers.typed_pointers;
        if old_attributes {
            for global in self.globals.all.values_mut() {
                if let GlobalKind::Function(function) = &mut global.kind {
                    function.attrs =
                        compatible_declaration(&mut self.context, function.attrs, global.value_type);
                }
            }
        }
        for (&global, block) in &self.functions {
            let range = stream.base + block.range.start..stream.base + block.range.end;
            if let GlobalKind::Function(function) = &mut self.globals.all[global].kind {
                function.body = Some(BodySource { range });
            }
        }
        let alloca_space = self.layout.as_ref().map_or(0, DataLayout::alloca_address_space);
        let (named_metadata, metadata_count) = self.metadata.named(&mut self.context);
        for (global, attachment) in self.metadata.take_attachments() {
            self.globals.all[global].attachments.push(attachment);
        }
        let module = Module {
            context: self.context.share(),
            source_filename: self.source_filename,
            data_layout: self.data_layout,
            typed_pointers: self.numbers.has_typed_pointers(),
            triple: self.triple,
            module_asm: self.module_asm,
            globals: self.globals.all,
            comdats: self.globals.comdats,
            named_metadata,
            use_list_orders: Vec::new(),
            dependent_libraries: self.dependent_libraries,
            upgraded_intrinsics: upgrades.replaced.clone(),
            metadata_count,
        };
        let reader = Reader {
            stream,
            info: self.cursor.block_info(),
            numbers: self.numbers,
            values: self.values,
            asms: self.asms,
            attrs: self.attrs,
            functions: self.functions,
            metadata: self.metadata,
            bundle_tags: self.bundle_tags,
            scopes: self.scopes,
            relative: self.version >= 1,
            strip_debug,
            old_attributes,
            upgrades,
            alloca_space,
            warnings: self.warnings,
        };
        Ok((module, reader))
    }

    /// Before comdats existed, weak symbols were comdats of their own name where the format has comdats.
    fn implicit_comdats(&mut self) {
        let triple = self.triple.map_or(&b""[..], |triple| self.context.strings.get(triple));
        let has = |part: &[u8]| memchr::memmem::find(triple, part).is_some();
        if [&b"-apple-"[..], b"darwin", b"macosx", b"ios", b"macho", b"-aix", b"shadermodel"]
            .iter()
            .any(|part| has(part))
        {
            return;
        }
        for &global in &self.globals.implicit_comdats {
            let global = &mut self.globals.all[global];
            if let Some(name) = global.name {
                let comdats = &mut self.globals.comdats;
                let known = comdats.iter().find(|(_, comdat)| comdat.name == name).map(|(id, _)| id);
                let comdat = match known {
                    Some(id) => id,
                    None => comdats.push(Comdat { name, kind: ComdatKind::Any }),
                };
                global.comdat = Some(comdat);
            }
        }
    }
}
