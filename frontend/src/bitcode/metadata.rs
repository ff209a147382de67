//! METADATA blocks: the index of the module's nodes, and the metadata of functions.
//!
//! Metadata is numbered through strings, values and nodes alike. The skeleton only notes, for every number, which
//! of these it is and where a node's record lies: from the file's own index if it has one (LLVM 4 on), else by going
//! over the records once. Nodes are decoded by [`MetadataIndex::read`].

use super::Reader;
use super::bitstream::{Cursor, Record, string_lengths};
use super::codes::{self, metadata as code};
use super::loops::OLD_PREFIX;
use super::nodes::{NodeReader, References, is_node, special, upgrade_expression};
use super::old_debug::{Link, OldDebug, Target};
use super::values::Val;
use crate::diagnostics::Result;
use crate::ir::{
    Attachment, ConstData, ConstId, Context, DiKind, GlobalId, MdData, MdField, MdId, MdNode, MdRef, MdTable,
    Module, ModuleMetadata, NamedMetadata, StrId,
};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

/// What a metadata number stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
    /// Index into `strings`.
    String(u32),
    /// Index into `constants`.
    Value(u32),
    /// Index into `nodes`.
    Node(u32),
}

/// Where a string lies: in the stream, or (written as records) in the index's own buffer.
#[derive(Clone, Copy, Debug)]
struct StringAt {
    own: bool,
    start: u32,
    len: u32,
}

/// Where a node's record begins, and which block it is in.
#[derive(Clone, Copy, Debug)]
struct NodeAt {
    block: u32,
    position: u64,
}

/// The metadata of a module, indexed.
#[derive(Debug, Default)]
pub struct MetadataIndex<'a> {
    kinds: FxHashMap<u64, StrId>,
    strings: Vec<StringAt>,
    own_strings: Vec<u8>,
    slots: Vec<Slot>,
    nodes: Vec<NodeAt>,
    /// Cursors that know the abbreviations of each block.
    blocks: Vec<Cursor<'a>>,
    /// Value numbers, then the constants behind them.
    value_numbers: Vec<u64>,
    constants: Vec<ConstId>,
    named: Vec<(StrId, Vec<u64>)>,
    numbered_attachments: Vec<(GlobalId, StrId, u64)>,
    attachments: Vec<(GlobalId, Attachment)>,
    old_debug: OldDebug,
    /// Whether strings may be hints of old loops.
    pub has_old_loops: bool,
}

impl<'a> MetadataIndex<'a> {
    /// How many numbers the module's metadata has.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// The name of an attachment kind.
    pub fn kind(&self, number: u64) -> Option<StrId> {
        self.kinds.get(&number).copied()
    }

    /// Reads a METADATA_KIND block that the cursor stands before.
    pub fn read_kinds(&mut self, cursor: &mut Cursor<'_>, context: &mut Context) -> Result<()> {
        cursor.enter(codes::METADATA_KIND)?;
        let mut record = Record::default();
        while let Some(id) = cursor.next_record()? {
            cursor.read(id, &mut record)?;
            if record.code == code::KIND {
                self.add_kind(cursor, context, &record)?;
            }
        }
        Ok(())
    }

    fn add_kind(&mut self, cursor: &Cursor<'_>, context: &mut Context, record: &Record) -> Result<()> {
        let Some(&number) = record.ops.first() else {
            return Err(cursor.error("the kind's record is too short"));
        };
        let mut name = Vec::new();
        record.bytes_from(1, &mut name);
        let name = context.strings.intern(&name);
        match self.kinds.insert(number, name) {
            Some(old) if old != name => Err(cursor.error("two kinds of metadata have one number")),
            _ => Ok(()),
        }
    }

    /// Indexes a METADATA block of the module that the cursor stands before.
    pub fn read_module_block(
        &mut self,
        cursor: &mut Cursor<'a>,
        context: &mut Context,
        values: &[Val],
    ) -> Result<()> {
        cursor.enter(codes::METADATA)?;
        let block = self.blocks.len() as u32;
        let contents = (cursor.position() / 8) as usize..cursor.block_end();
        let width = cursor.abbrev_width();
        let mut record = Record::default();
        let mut name: Option<StrId> = None;
        let mut bytes = Vec::new();
        loop {
            let position = cursor.position();
            let Some(id) = cursor.next_record()? else { break };
            cursor.read(id, &mut record)?;
            match record.code {
                code::STRINGS => self.add_strings(cursor, &record)?,
                code::STRING_OLD => {
                    record.bytes_from(0, &mut bytes);
                    let start = self.own_strings.len() as u32;
                    self.own_strings.extend_from_slice(&bytes);
                    self.push_string(StringAt { own: true, start, len: bytes.len() as u32 });
                }
                code::VALUE => self.add_value(cursor, &record)?,
                code::KIND => self.add_kind(cursor, context, &record)?,
                code::NAME => {
                    record.bytes_from(0, &mut bytes);
                    name = Some(context.strings.intern(&bytes));
                }
                code::NAMED_NODE => {
                    let Some(name) = name.take() else {
                        return Err(cursor.error("named metadata without a name"));
                    };
                    self.named.push((name, record.ops.clone()));
                }
                code::GLOBAL_DECL_ATTACHMENT => self.add_attachments(cursor, context, values, &record)?,
                code::INDEX_OFFSET => self.follow_index(cursor, &record, block)?,
                code::INDEX => {}
                other if is_node(other) => {
                    self.old_debug.note(self.slots.len(), MdId::new(self.nodes.len()), &record);
                    self.slots.push(Slot::Node(self.nodes.len() as u32));
                    self.nodes.push(NodeAt { block, position });
                }
                other => return Err(cursor.error(format!("unknown metadata record {other}"))),
            }
        }
        let template = Cursor::in_block(
            cursor.data(),
            cursor.base(),
            contents,
            width,
            &[codes::MODULE, codes::METADATA],
            cursor.block_info(),
        );
        self.blocks.push(template.with_abbrevs_left_by(cursor));
        Ok(())
    }

    fn push_string(&mut self, at: StringAt) {
        self.slots.push(Slot::String(self.strings.len() as u32));
        self.strings.push(at);
    }

    fn add_strings(&mut self, cursor: &Cursor<'_>, record: &Record) -> Result<()> {
        for (start, len) in string_ranges(cursor, record)? {
            self.push_string(StringAt { own: false, start, len });
        }
        Ok(())
    }

    fn add_value(&mut self, cursor: &Cursor<'_>, record: &Record) -> Result<()> {
        let &[_, value] = &record.ops[..] else {
            return Err(cursor.error("the value's record has not two operands"));
        };
        self.slots.push(Slot::Value(self.value_numbers.len() as u32));
        self.value_numbers.push(value);
        Ok(())
    }

    fn add_attachments(
        &mut self,
        cursor: &Cursor<'_>,
        context: &Context,
        values: &[Val],
        record: &Record,
    ) -> Result<()> {
        let Some((&value, pairs)) = record.ops.split_first() else {
            return Err(cursor.error("the attachment's record is too short"));
        };
        if pairs.len() % 2 == 1 {
            return Err(cursor.error("the attachment's record is cut short"));
        }
        let global = usize::try_from(value).ok().and_then(|value| values.get(value)?.as_const());
        let Some(&ConstData::Global(global)) = global.map(|id| context.consts.data(id)) else {
            return Err(cursor.error("an attachment to something other than a global"));
        };
        for pair in pairs.chunks_exact(2) {
            let Some(kind) = self.kind(pair[0]) else {
                return Err(cursor.error(format!("metadata kind {} does not exist", pair[0])));
            };
            self.numbered_attachments.push((global, kind, pair[1]));
        }
        Ok(())
    }

    /// Takes the positions of nodes from the block's index and goes on behind it.
    fn follow_index(&mut self, cursor: &mut Cursor<'a>, record: &Record, block: u32) -> Result<()> {
        let &[low, high] = &record.ops[..] else {
            return Err(cursor.error("the index's offset has not two operands"));
        };
        let begin = cursor.position();
        let offset = low.wrapping_add(high << 32);
        // The values come first among what is indexed; they are read at once.
        let mut probe = Record::default();
        cursor.seek(begin.saturating_add(offset))?;
        let Some(id) = cursor.next_record()? else {
            return Err(cursor.error("the index is missing"));
        };
        let mut index = Record::default();
        cursor.read(id, &mut index)?;
        if index.code != code::INDEX {
            return Err(cursor.error("the index is not where its offset says"));
        }
        let behind = cursor.position();
        let mut position = begin;
        let mut values = true;
        for &delta in &index.ops {
            position = position.saturating_add(delta);
            if values {
                cursor.seek(position)?;
                let Some(id) = cursor.next_record()? else {
                    return Err(cursor.error("the index points to the end of the block"));
                };
                cursor.read(id, &mut probe)?;
                if probe.code == code::VALUE {
                    self.add_value(cursor, &probe)?;
                    continue;
                }
                values = false;
            }
            self.slots.push(Slot::Node(self.nodes.len() as u32));
            self.nodes.push(NodeAt { block, position });
        }
        cursor.seek(behind)
    }

    /// Looks up the constants of values, when all are known.
    pub fn finish(&mut self, cursor: &Cursor<'_>, values: &[Val]) -> Result<()> {
        for &number in &self.value_numbers {
            let constant = usize::try_from(number).ok().and_then(|number| values.get(number)?.as_const());
            let Some(constant) = constant else {
                return Err(cursor.error(format!("metadata uses value {number}, which is no constant")));
            };
            self.constants.push(constant);
        }
        let missing = |id: &u64| usize::try_from(*id).is_ok_and(|id| self.node(id).is_some());
        if !self.named.iter().all(|(_, ids)| ids.iter().all(missing)) {
            return Err(cursor.error("named metadata holds something other than a node that exists"));
        }
        if !self.numbered_attachments.iter().all(|(_, _, id)| missing(id)) {
            return Err(cursor.error("an attachment is no node that exists"));
        }
        Ok(())
    }

    /// Resolves the attachments of globals, among them those that old debug information told by other means.
    pub fn link(&mut self, context: &mut Context, is_defined: impl Fn(GlobalId) -> bool) {
        let dbg = context.strings.intern(b"dbg");
        let first_new = self.nodes.len();
        let mut old_debug = std::mem::take(&mut self.old_debug);
        let target = |number| match self.slot(number) {
            Some(Slot::Value(index)) => {
                self.constants.get(index as usize).map_or(Target::Other, |&id| Target::Constant(id))
            }
            Some(Slot::Node(node)) => Target::Node(MdId::new(node as usize)),
            Some(Slot::String(_)) | None => Target::Other,
        };
        let links = old_debug.link(context, first_new, target, is_defined);
        for &link in &links {
            if let Link::Replace(slot, node) = link {
                self.slots[slot] = Slot::Node(node.as_u32());
            }
        }
        for &(global, kind, number) in &self.numbered_attachments {
            let node = old_debug.attachable(first_new, self.node_ref(number));
            self.attachments.push((global, Attachment { kind, node }));
        }
        for link in links {
            if let Link::Attach(global, node) = link {
                let node = MdRef::Node(node);
                self.attachments.push((global, Attachment { kind: dbg, node }));
            }
        }
        self.has_old_loops = memchr::memmem::find(&self.own_strings, OLD_PREFIX).is_some();
        self.old_debug = old_debug;
    }

    fn slot(&self, number: u64) -> Option<Slot> {
        self.slots.get(usize::try_from(number).ok()?).copied()
    }

    /// The record of a node of the module.
    fn node_record(&self, id: MdId) -> Option<(Cursor<'a>, Record)> {
        let at = self.nodes.get(id.index())?;
        let mut cursor = self.blocks.get(at.block as usize)?.clone();
        let mut record = Record::default();
        cursor.seek(at.position).ok()?;
        let entry = cursor.next_record().ok()??;
        cursor.read(entry, &mut record).ok()?;
        Some((cursor, record))
    }

    /// The slots that a tuple's operands stand for: `None` for null and for what is no number of metadata.
    fn tuple(&self, id: MdId) -> Vec<Option<usize>> {
        match self.node_record(id) {
            Some((_, record)) if matches!(record.code, code::NODE | code::DISTINCT_NODE) => {
                let number = |op: u64| usize::try_from(op).ok();
                record.ops.iter().map(|&op| number(op.checked_sub(1)?)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The content of a node of the module, decoded in the tables of a body.
    pub fn node_data(&self, reader: &Reader<'a>, id: MdId, context: &mut Context) -> Option<MdData> {
        let (cursor, record) = self.node_record(id)?;
        let mut references = ModuleReferences { index: self, reader };
        let node = NodeReader { cursor: &cursor, context, references: &mut references }.read(&record);
        Some(node.ok()?.data)
    }

    /// What the module's flags say that matters for reading.
    pub fn module_flags(&self, context: &Context, stream: &'a [u8]) -> Result<ModuleFlags> {
        let mut flags = ModuleFlags::default();
        let name = context.strings.find(b"llvm.module.flags");
        let ids = self.named.iter().filter(|(named, _)| Some(*named) == name).flat_map(|(_, ids)| ids);
        for &id in ids {
            let MdRef::Node(node) = self.node_ref(id) else { continue };
            let &[_, Some(key), Some(value)] = &self.tuple(node)[..] else { continue };
            let (Some(&Slot::String(key)), Some(&value)) = (self.slots.get(key), self.slots.get(value))
            else {
                continue;
            };
            match (self.string(key, stream), value) {
                (b"Debug Info Version", Slot::Value(value)) => {
                    let constant = self.constants.get(value as usize);
                    flags.debug_version = constant.and_then(|&id| context.consts.as_u64(id));
                }
                (b"Linker Options", Slot::Node(value)) => {
                    let options = self.tuple(MdId::new(value as usize));
                    flags.linker_options = Some(options.into_iter().flatten().map(|n| n as u64).collect());
                }
                _ => {}
            }
        }
        Ok(flags)
    }

    /// Makes the named metadata that the flag "Linker Options" became (LLVM 5).
    pub fn upgrade_linker_options(&mut self, context: &mut Context, flags: &ModuleFlags) {
        let Some(options) = &flags.linker_options else { return };
        let name = context.strings.intern(b"llvm.linker.options");
        if self.named.iter().any(|(named, _)| *named == name)
            || !options.iter().all(|&id| matches!(self.node_ref(id), MdRef::Node(_)))
        {
            return;
        }
        self.named.push((name, options.clone()));
    }

    /// Whether the module has named metadata of this name.
    pub fn has_named(&self, context: &Context, name: &[u8]) -> bool {
        self.named.iter().any(|(named, _)| context.strings.get(*named) == name)
    }

    /// Forgets debug information of the module.
    pub fn strip_debug(&mut self, context: &Context) {
        self.named.retain(|(name, _)| !context.strings.get(*name).starts_with(b"llvm.dbg."));
        self.attachments.retain(|(_, attachment)| context.strings.get(attachment.kind) != b"dbg");
    }

    fn node(&self, number: usize) -> Option<MdId> {
        match self.slots.get(number)? {
            Slot::Node(node) => Some(MdId::new(*node as usize)),
            _ => None,
        }
    }

    fn node_ref(&self, number: u64) -> MdRef {
        usize::try_from(number).ok().and_then(|number| self.node(number)).map_or(MdRef::Null, MdRef::Node)
    }

    /// Named metadata, and how many nodes there are.
    pub fn named(&mut self, _context: &mut Context) -> (Vec<NamedMetadata>, usize) {
        let named = std::mem::take(&mut self.named);
        let named = named
            .into_iter()
            .map(|(name, ids)| NamedMetadata {
                name,
                operands: ids.into_iter().map(|id| self.node_ref(id)).collect(),
            })
            .collect();
        (named, self.nodes.len() + self.old_debug.added())
    }

    /// The attachments of globals.
    pub fn take_attachments(&mut self) -> Vec<(GlobalId, Attachment)> {
        std::mem::take(&mut self.attachments)
    }

    /// The bytes of a string.
    fn string(&self, index: u32, stream: &'a [u8]) -> &[u8] {
        let Some(at) = self.strings.get(index as usize) else { return &[] };
        let from = if at.own { &self.own_strings[..] } else { stream };
        from.get(at.start as usize..at.start as usize + at.len as usize).unwrap_or(&[])
    }

    /// What a number of the module stands for; strings become part of `context`.
    pub fn reference(&self, number: u64, stream: &'a [u8], context: &mut Context) -> Option<MdRef> {
        Some(match self.slot(number)? {
            Slot::String(index) => MdRef::String(context.strings.intern(self.string(index, stream))),
            Slot::Value(index) => MdRef::Const(*self.constants.get(index as usize)?),
            Slot::Node(index) => MdRef::Node(MdId::new(index as usize)),
        })
    }

    /// Whether the module has expressions of LLVM 4 and before.
    pub fn has_old_expressions(&self) -> bool {
        self.old_debug.has_old_expressions
    }

    /// The operators of a node that is an expression.
    pub fn expression(&self, id: MdId) -> Option<Box<[u64]>> {
        let (_, record) = self.node_record(id)?;
        if record.code != special::EXPRESSION {
            return None;
        }
        let (&flags, elements) = record.ops.split_first()?;
        Some(upgrade_expression(flags >> 1, elements))
    }

    /// Decodes all nodes of the module.
    pub fn read(&self, reader: &Reader<'a>, module: &Module) -> Result<ModuleMetadata> {
        let mut context = module.body_context();
        let mut nodes = MdTable::starting_at(0);
        let mut record = Record::default();
        let mut cursors = self.blocks.clone();
        let mut units = Vec::new();
        for at in &self.nodes {
            let Some(cursor) = cursors.get_mut(at.block as usize) else { continue };
            cursor.seek(at.position)?;
            let Some(id) = cursor.next_record()? else {
                return Err(cursor.error("a metadata node is missing"));
            };
            cursor.read(id, &mut record)?;
            let mut references = ModuleReferences { index: self, reader };
            let node =
                NodeReader { cursor, context: &mut context, references: &mut references }.read(&record)?;
            if record.code == code::COMPILE_UNIT && record.or_zero(OLD_SUBPROGRAMS) != 0 {
                units.push((MdId::new(nodes.end()), record.ops[OLD_SUBPROGRAMS] - 1));
            }
            nodes.push(node);
        }
        for (unit, list) in units {
            self.set_unit(&mut nodes, unit, list);
        }
        self.old_debug.finish_nodes(&mut nodes);
        Ok(ModuleMetadata { context, nodes })
    }
}

/// The operand of a compile unit's record that listed its subprograms before LLVM 4, when these did not name
/// their unit.
const OLD_SUBPROGRAMS: usize = 11;

impl MetadataIndex<'_> {
    /// Gives the subprograms in a list their unit.
    fn set_unit(&self, nodes: &mut MdTable, unit: MdId, list: u64) {
        let MdRef::Node(list) = self.node_ref(list) else { return };
        let Some(MdNode { data: MdData::Tuple(subprograms), .. }) = nodes.get(list) else { return };
        for subprogram in subprograms.clone() {
            if let MdRef::Node(subprogram) = subprogram
                && let Some(node) = nodes.get_mut(subprogram)
                && let MdData::Specialized { kind: DiKind::Subprogram, fields } = &mut node.data
            {
                fields[DiKind::Subprogram.field("unit")] = MdField::Ref(MdRef::Node(unit));
            }
        }
    }
}

/// Flags of the module that tell how to read it.
#[derive(Clone, Debug, Default)]
pub struct ModuleFlags {
    pub debug_version: Option<u64>,
    /// The numbers of the options.
    pub linker_options: Option<Vec<u64>>,
}

/// Starts and lengths of the strings of a METADATA_STRINGS record.
fn string_ranges(cursor: &Cursor<'_>, record: &Record) -> Result<Vec<(u32, u32)>> {
    let (&[count, offset], Some(blob), Some(range)) = (&record.ops[..], cursor.blob(record), &record.blob)
    else {
        return Err(cursor.error("the record of strings is not of their form"));
    };
    let Some(lengths) = usize::try_from(offset).ok().and_then(|offset| blob.get(..offset)) else {
        return Err(cursor.error("the strings lie outside their record"));
    };
    if count > lengths.len() as u64 * 8 / 6 {
        return Err(cursor.error("there are more strings than lengths"));
    }
    let mut start = range.start as u64 + offset;
    let mut next = string_lengths(lengths);
    let mut ranges = Vec::with_capacity(count as usize);
    for _ in 0..count {
        let Some(len) = next() else { return Err(cursor.error("the length of a string is missing")) };
        if len > range.end as u64 - start {
            return Err(cursor.error("a string lies outside its record"));
        }
        ranges.push((start as u32, len as u32));
        start += len;
    }
    Ok(ranges)
}

/// Numbers at the level of the module.
struct ModuleReferences<'r, 'a> {
    index: &'r MetadataIndex<'a>,
    reader: &'r Reader<'a>,
}

impl References for ModuleReferences<'_, '_> {
    fn reference(&mut self, number: u64, context: &mut Context) -> Option<MdRef> {
        self.index.reference(number, self.reader.stream.data, context)
    }

    fn value(&mut self, _ty: u64, number: u64, _context: &mut Context) -> Option<MdRef> {
        let number = usize::try_from(number).ok()?;
        self.reader.values.get(number)?.as_const().map(MdRef::Const)
    }

    fn is_void(&self, ty: u64) -> bool {
        self.reader.numbers.get(ty) == Some(crate::ir::TypeId::VOID)
    }

    fn is_metadata(&self, ty: u64) -> bool {
        self.reader.numbers.get(ty) == Some(crate::ir::TypeId::METADATA)
    }
}

/// What a function block's metadata is numbered with: first the module's, then these.
#[derive(Debug, Default)]
pub struct FunctionMetadata {
    refs: Vec<MdRef>,
}

impl FunctionMetadata {
    /// What a number stands for.
    pub fn reference(&self, reader: &Reader<'_>, number: u64, context: &mut Context) -> Option<MdRef> {
        let index = usize::try_from(number).ok()?;
        match index.checked_sub(reader.metadata.len()) {
            None => reader.metadata.reference(number, reader.stream.data, context),
            Some(local) => self.refs.get(local).copied(),
        }
    }

    /// Adds strings.
    pub fn add_strings(&mut self, cursor: &Cursor<'_>, record: &Record, context: &mut Context) -> Result<()> {
        for (start, len) in string_ranges(cursor, record)? {
            let bytes = cursor.data().get(start as usize..(start + len) as usize).unwrap_or(&[]);
            self.refs.push(MdRef::String(context.strings.intern(bytes)));
        }
        Ok(())
    }

    /// Adds anything else.
    pub fn push(&mut self, reference: MdRef) {
        self.refs.push(reference);
    }
}
