//! What stands around the functions of a module.

use super::body::use_list_indexes;
use super::text::{Mark, Text};
use super::values::ValuePrinter;
use super::{Groups, PRINTED_KINDS, Printer, Tables};
use crate::ir::*;
use cranelift_entity::EntityRef;

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
    pub(super) fn head(&self, out: &mut Text, groups: &mut Groups) {
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

    /// The `uselistorder` directives of the module.
    pub(super) fn use_list_orders(&self, out: &mut Text) {
        let names = self.names(&[]);
        let values = ValuePrinter { tables: Tables::from(&self.module.context), names: &names };
        for (index, (used, order)) in self.module.use_list_orders.iter().enumerate() {
            if index == 0 {
                out.str("\n; uselistorder directives\n");
            }
            match *used {
                UsedValue::Const(id) => {
                    out.str("uselistorder ");
                    values.typed_const(out, id);
                }
                UsedValue::Block { function, block } => {
                    out.str("uselistorder_bb ");
                    values.global(out, function);
                    out.str(", %");
                    out.name(values.string(block));
                }
            }
            use_list_indexes(out, order);
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
    pub(super) fn named_metadata(&self, out: &mut Text) {
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
}
