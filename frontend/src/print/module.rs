//! What stands around the functions of a module, and putting the parts together.

use super::text::{Mark, Text};
use super::values::ValuePrinter;
use super::{Groups, PRINTED_KINDS, PrintedFunction, Printer, Tables};
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::*;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use std::io::{self, Write};

/// Linkage, preemption, visibility and DLL storage, each followed by a space.
pub(super) fn linkage_words(out: &mut Text, global: &GlobalValue, declaration: bool) {
    let word = |out: &mut Text, word: &str| {
        out.str(word);
        out.str(" ");
    };
    match global.linkage {
        Linkage::External if declaration && global.as_variable().is_some() => word(out, "external"),
        Linkage::External => {}
        linkage => word(out, linkage.keyword()),
    }
    let hidden = global.visibility != Visibility::Default && global.linkage != Linkage::ExternalWeak;
    if global.dso_local && !global.linkage.is_local() && !hidden {
        word(out, "dso_local");
    }
    if global.visibility != Visibility::Default {
        word(out, global.visibility.keyword());
    }
    if global.dll_storage != DllStorage::None {
        word(out, global.dll_storage.keyword());
    }
}

impl Printer<'_> {
    /// Whether the data layout puts functions into an address space of their own (`P1`), so that each function
    /// has to say its own.
    pub(super) fn has_program_address_space(&self) -> bool {
        let layout =
            self.module.data_layout.map(|id| self.module.context.strings.get(id)).unwrap_or_default();
        layout.split(|&byte| byte == b'-').any(|key| key.first() == Some(&b'P') && key != b"P0")
    }

    /// `comdat` or `comdat($name)` behind `separator`.
    pub(super) fn comdat_of(
        &self,
        out: &mut Text,
        values: &ValuePrinter<'_>,
        global: &GlobalValue,
        separator: &str,
    ) {
        let Some(comdat) = global.comdat else { return };
        out.str(separator);
        out.str("comdat");
        let name = self.module.comdats[comdat].name;
        if global.name != Some(name) {
            out.str("($");
            out.name(values.string(name));
            out.str(")");
        }
    }

    /// Everything before the functions.
    fn head(&self, out: &mut Text, groups: &mut Groups) {
        let names = self.names(&[]);
        let values = ValuePrinter { tables: Tables::from(&self.module.context), names: &names };
        let module = self.module;
        for (word, string) in [
            ("source_filename", module.source_filename),
            ("target datalayout", module.data_layout),
            ("target triple", module.triple),
        ] {
            if let Some(string) = string {
                out.str(word);
                out.str(" = ");
                out.quoted(values.string(string));
                out.str("\n");
            }
        }
        for (index, &line) in module.module_asm.iter().enumerate() {
            out.str(if index == 0 { "\nmodule asm " } else { "module asm " });
            out.quoted(values.string(line));
            out.str("\n");
        }
        for (index, &number) in self.struct_order.iter().enumerate() {
            out.str(if index == 0 { "\n%" } else { "%" });
            values.struct_name(out, number);
            out.str(" = type ");
            match &module.context.types.named_struct(number).body {
                Some(body) => values.struct_body(out, &body.fields, body.packed),
                None => out.str("opaque"),
            }
            out.str("\n");
        }
        for (id, comdat) in module.comdats.iter() {
            out.str(if id.index() == 0 { "\n$" } else { "$" });
            out.name(values.string(comdat.name));
            out.str(" = comdat ");
            out.str(comdat.kind.keyword());
            out.str("\n");
        }
        let mut first = true;
        for wanted in &PRINTED_KINDS[..3] {
            for (id, global) in module.globals.iter().filter(|(_, global)| wanted(&global.kind)) {
                if std::mem::take(&mut first) {
                    out.str("\n");
                }
                values.global(out, id);
                out.str(" = ");
                self.global(out, &values, groups, global);
                out.str("\n");
            }
        }
    }

    /// A variable, alias or ifunc, behind its name.
    fn global(&self, out: &mut Text, values: &ValuePrinter<'_>, groups: &mut Groups, global: &GlobalValue) {
        linkage_words(out, global, global.is_declaration());
        match global.tls {
            None => {}
            Some(TlsModel::GeneralDynamic) => out.str("thread_local "),
            Some(model) => {
                out.str("thread_local(");
                out.str(model.keyword());
                out.str(") ");
            }
        }
        if global.unnamed_addr != UnnamedAddr::None {
            out.str(global.unnamed_addr.keyword());
            out.str(" ");
        }
        match &global.kind {
            GlobalKind::Variable(variable) => self.variable(out, values, groups, global, variable),
            GlobalKind::Alias { aliasee: target } | GlobalKind::IFunc { resolver: target } => {
                let is_alias = matches!(global.kind, GlobalKind::Alias { .. });
                out.str(if is_alias { "alias " } else { "ifunc " });
                values.ty(out, global.value_type);
                out.str(", ");
                // The grammar takes no type before an expression here.
                match values.tables.consts.data(*target) {
                    ConstData::Expr(_) => values.constant(out, *target),
                    _ => values.typed_const(out, *target),
                }
                if let Some(partition) = global.partition {
                    out.str(", partition ");
                    out.quoted(values.string(partition));
                }
                if !is_alias {
                    let home = self.node_home();
                    values.attachments(out, home, ", ", global.attachments.iter());
                }
            }
            GlobalKind::Function(_) => {}
        }
    }

    fn variable(
        &self,
        out: &mut Text,
        values: &ValuePrinter<'_>,
        groups: &mut Groups,
        global: &GlobalValue,
        variable: &Variable,
    ) {
        if global.address_space != 0 {
            out.str("addrspace(");
            out.num(global.address_space);
            out.str(") ");
        }
        if variable.externally_initialized {
            out.str("externally_initialized ");
        }
        out.str(if variable.constant { "constant " } else { "global " });
        values.ty(out, global.value_type);
        if let Some(initializer) = variable.initializer {
            out.str(" ");
            values.constant(out, initializer);
        }
        for (word, string) in [(", section ", global.section), (", partition ", global.partition)] {
            if let Some(string) = string {
                out.str(word);
                out.quoted(values.string(string));
            }
        }
        if let Some(model) = variable.code_model {
            out.str(", code_model ");
            out.quoted(model.keyword().as_bytes());
        }
        for (flag, word) in [
            (variable.sanitizer.no_address, ", no_sanitize_address"),
            (variable.sanitizer.no_hwaddress, ", no_sanitize_hwaddress"),
            (variable.sanitizer.memtag, ", sanitize_memtag"),
            (variable.sanitizer.address_dyninit, ", sanitize_address_dyninit"),
        ] {
            if flag {
                out.str(word);
            }
        }
        self.comdat_of(out, values, global, ", ");
        if let Some(align) = global.align {
            out.str(", align ");
            out.num(align.bytes());
        }
        values.attachments(out, self.node_home(), ", ", global.attachments.iter());
        if variable.attrs != AttrSetId::EMPTY {
            let index = groups.index_of(values, variable.attrs);
            out.str(" ");
            out.mark(Mark::Group(index));
        }
    }

    /// Named metadata.
    fn named_metadata(&self, out: &mut Text) {
        let names = self.names(&[]);
        let values = ValuePrinter { tables: Tables::from(&self.module.context), names: &names };
        let no_locals = |out: &mut Text, _: ValueId| out.str("null");
        let home = self.node_home();
        for (index, named) in self.module.named_metadata.iter().enumerate() {
            out.str(if index == 0 { "\n!" } else { "!" });
            out.metadata_name(values.string(named.name));
            out.str(" = !{");
            let mut first = true;
            for &operand in &named.operands {
                out.separate(&mut first, ", ");
                values.md_ref(out, home, operand, &no_locals);
            }
            out.str("}\n");
        }
    }

    /// The nodes of the module.
    fn module_nodes(&self, out: &mut Text) {
        let names = self.names(&[]);
        let values = ValuePrinter { tables: Tables::from(&self.metadata.context), names: &names };
        let mut first = true;
        for (number, &id) in self.node_order.iter().enumerate() {
            let Some(node) = self.metadata.nodes.get(id) else { continue };
            out.str(if std::mem::take(&mut first) { "\n!" } else { "!" });
            out.num(number);
            out.str(" = ");
            values.node(out, self.node_home(), node);
            out.str("\n");
        }
    }

    /// Writes the module with `functions`, which are all its functions in the order of the module.
    ///
    /// # Errors
    /// The outer error is the writer's; the inner one says what cannot be written as text.
    pub fn write(&self, functions: &[PrintedFunction], out: &mut dyn Write) -> io::Result<Result<()>> {
        let mut head = Text::default();
        let mut head_groups = Groups::default();
        self.head(&mut head, &mut head_groups);
        let mut named = Text::default();
        self.named_metadata(&mut named);
        let mut nodes = Text::default();
        self.module_nodes(&mut nodes);
        if let Some(reason) = head.failure.or(named.failure).or(nodes.failure) {
            return Ok(Err(Diagnostic::error(Loc::NONE, reason)));
        }

        let mut joiner = Joiner::new(functions, self.node_order.len());
        joiner.write(&head, &head_groups.texts, 0, out)?;
        let mut first_node = joiner.first_node;
        let mut starts = Vec::with_capacity(functions.len());
        for function in functions {
            out.write_all(b"\n")?;
            joiner.write(&function.text, &function.groups, first_node, out)?;
            starts.push(first_node);
            first_node += function.nodes.len();
        }
        joiner.write_groups(out)?;
        out.write_all(&named.bytes)?;
        out.write_all(&nodes.bytes)?;
        for (function, start) in functions.iter().zip(starts) {
            for (index, node) in function.nodes.iter().enumerate() {
                write!(out, "!{} = ", start + index)?;
                joiner.write(node, &function.groups, start, out)?;
                out.write_all(b"\n")?;
            }
        }
        Ok(Ok(()))
    }
}

/// Fills in the marks of parts.
struct Joiner<'p> {
    /// The text of each attribute group, to its number.
    groups: FxHashMap<&'p [u8], usize>,
    in_order: Vec<&'p [u8]>,
    /// The number of the first node of the first body.
    first_node: usize,
    functions: FxHashMap<GlobalId, &'p PrintedFunction>,
}

impl<'p> Joiner<'p> {
    fn new(functions: &'p [PrintedFunction], first_node: usize) -> Joiner<'p> {
        Joiner {
            groups: FxHashMap::default(),
            in_order: Vec::new(),
            first_node,
            functions: functions.iter().map(|function| (function.function, function)).collect(),
        }
    }

    /// Writes a part whose groups are `groups` and whose nodes are numbered from `first_node` on.
    fn write<'t: 'p>(
        &mut self,
        text: &Text,
        groups: &'t [Vec<u8>],
        first_node: usize,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let mut written = 0;
        for &(offset, mark) in &text.marks {
            out.write_all(&text.bytes[written..offset])?;
            written = offset;
            match mark {
                Mark::Group(index) => {
                    let group: &'p [u8] = &groups[index as usize];
                    let in_order = &mut self.in_order;
                    let number = *self.groups.entry(group).or_insert_with(|| {
                        in_order.push(group);
                        in_order.len() - 1
                    });
                    write!(out, "#{number}")?;
                }
                Mark::Node(index) => write!(out, "{}", first_node + index as usize)?,
                Mark::Block(function, index) => {
                    let names = self.functions.get(&function).map(|function| &function.block_names);
                    out.write_all(b"%")?;
                    match names.and_then(|names| names.get(index as usize)) {
                        Some(name) => out.write_all(name)?,
                        None => write!(out, "{index}")?,
                    }
                }
            }
        }
        out.write_all(&text.bytes[written..])
    }

    fn write_groups(&self, out: &mut dyn Write) -> io::Result<()> {
        for (number, text) in self.in_order.iter().enumerate() {
            out.write_all(if number == 0 { b"\nattributes #" } else { b"attributes #" })?;
            write!(out, "{number} = {{")?;
            out.write_all(text)?;
            out.write_all(b" }\n")?;
        }
        Ok(())
    }
}
