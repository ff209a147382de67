//! Metadata as text (LangRef, "Metadata").

use super::text::{Mark, Text};
use super::values::{Numbering, ValuePrinter, wide_decimal};
use crate::ir::dwarf_names::{ENCODING, OPERATION};
use crate::ir::*;
use cranelift_entity::EntityRef;

/// Whose nodes a reference means. Numbers are known when all bodies are printed.
#[derive(Clone, Copy)]
pub(super) struct NodeHome<'a> {
    pub module: &'a ModuleMetadata,
    /// In a body: its own nodes.
    pub own: Option<OwnNodes<'a>>,
}

/// The nodes of a body.
#[derive(Clone, Copy)]
pub(super) struct OwnNodes<'a> {
    pub table: &'a MdTable,
    /// The lowest id.
    pub first: usize,
    /// Their indices among those with a number, by id above `first`.
    pub indices: &'a Numbering,
}

/// Whether a node is written where it is used and has no number.
pub(super) fn is_inline(data: &MdData) -> bool {
    matches!(data, MdData::Expression(_) | MdData::ArgList(_))
}

/// `!DIExpression(…)`
pub(super) fn expression(out: &mut Text, elements: &[u64]) {
    out.str("!DIExpression(");
    let mut first = true;
    let Some(operations) = expression_operations(elements) else {
        for &element in elements {
            out.separate(&mut first, ", ");
            out.num(element);
        }
        return out.str(")");
    };
    for (operation, operands) in operations {
        out.separate(&mut first, ", ");
        match OPERATION.name(operation) {
            Some(name) => {
                out.str(OPERATION.prefix);
                out.str(name);
            }
            None => out.num(operation),
        }
        for (position, &operand) in operands.iter().enumerate() {
            out.str(", ");
            match ENCODING.name(operand) {
                Some(name) if operation == di_op::CONVERT && position == 1 => {
                    out.str(ENCODING.prefix);
                    out.str(name);
                }
                _ => out.num(operand),
            }
        }
    }
    out.str(")");
}

impl ValuePrinter<'_> {
    /// A reference as an element of a node or as metadata operand. `local` prints a local value with its type.
    pub fn md_ref(
        &self,
        out: &mut Text,
        home: NodeHome<'_>,
        reference: MdRef,
        local: &dyn Fn(&mut Text, ValueId),
    ) {
        match reference {
            MdRef::Null => out.str("null"),
            MdRef::String(id) => {
                out.str("!");
                out.quoted(self.string(id));
            }
            MdRef::Const(id) => self.typed_const(out, id),
            MdRef::Local(value) => local(out, value),
            MdRef::Node(id) => self.node_ref(out, home, id, local),
        }
    }

    fn node_ref(&self, out: &mut Text, home: NodeHome<'_>, id: MdId, local: &dyn Fn(&mut Text, ValueId)) {
        let own = home.own.and_then(|own| Some((own, id.index().checked_sub(own.first)?)));
        let node = match own {
            Some((own, _)) => own.table.get(id),
            None => home.module.nodes.get(id),
        };
        match node.map(|node| &node.data) {
            Some(MdData::Expression(elements)) => expression(out, elements),
            Some(MdData::ArgList(args)) => {
                out.str("!DIArgList(");
                let mut first = true;
                for &arg in args {
                    out.separate(&mut first, ", ");
                    out.nest(|out| self.md_ref(out, home, arg, local));
                }
                out.str(")");
            }
            _ => {
                out.str("!");
                match own {
                    Some((own, index)) => out.mark(Mark::OwnNode(own.indices.get(index))),
                    None => out.mark(Mark::ModuleNode(id)),
                }
            }
        }
    }

    /// A node as its definition shows it.
    pub fn node(&self, out: &mut Text, home: NodeHome<'_>, node: &MdNode) {
        let no_locals = |out: &mut Text, _: ValueId| out.str("null");
        if node.distinct {
            out.str("distinct ");
        }
        match &node.data {
            MdData::Undefined => out.str("!{}"),
            MdData::Tuple(elements) => {
                out.str("!");
                self.md_list(out, home, elements);
            }
            MdData::Expression(elements) => expression(out, elements),
            MdData::ArgList(_) => out.str("!{}"),
            MdData::Specialized { kind, fields } => {
                out.str("!");
                out.str(kind.name());
                out.str("(");
                let mut first = true;
                for (field, value) in kind.fields().iter().zip(fields) {
                    if *value == MdField::Default && !field.always_printed {
                        continue;
                    }
                    out.separate(&mut first, ", ");
                    out.str(field.name);
                    out.str(": ");
                    match value {
                        MdField::Ref(reference) => self.md_ref(out, home, *reference, &no_locals),
                        MdField::Refs(references) => self.md_list(out, home, references),
                        MdField::String(string) => out.quoted(self.string(*string)),
                        MdField::Bool(value) => out.str(if *value { "true" } else { "false" }),
                        MdField::Int(value) => field_number(out, field, *value),
                        MdField::Wide(id) => self.wide_number(out, *id),
                        MdField::Default => field_default(out, field),
                    }
                }
                out.str(")");
            }
        }
    }

    fn md_list(&self, out: &mut Text, home: NodeHome<'_>, elements: &[MdRef]) {
        let no_locals = |out: &mut Text, _: ValueId| out.str("null");
        out.str("{");
        let mut first = true;
        for &element in elements {
            out.separate(&mut first, ", ");
            self.md_ref(out, home, element, &no_locals);
        }
        out.str("}");
    }

    fn wide_number(&self, out: &mut Text, id: ConstId) {
        match (self.tables.consts.data(id), self.tables.types.int_bits(self.tables.consts.ty(id))) {
            (ConstData::WideInt(limbs), Some(bits)) => wide_decimal(out, limbs, bits),
            _ => self.constant(out, id),
        }
    }

    /// Attachments, each behind `separator`.
    pub fn attachments<'x>(
        &self,
        out: &mut Text,
        home: NodeHome<'_>,
        separator: &str,
        attachments: impl Iterator<Item = &'x Attachment>,
    ) {
        let no_locals = |out: &mut Text, _: ValueId| out.str("null");
        for attachment in attachments {
            out.str(separator);
            out.str("!");
            out.metadata_name(self.string(attachment.kind));
            out.str(" ");
            self.md_ref(out, home, attachment.node, &no_locals);
        }
    }
}

fn field_default(out: &mut Text, field: &DiField) {
    match (field.ty, field.default) {
        (_, FieldDefault::Int(value)) => field_number(out, field, i128::from(value)),
        (_, FieldDefault::Bool(value)) => out.str(if value { "true" } else { "false" }),
        (FieldType::String(_), FieldDefault::Absent) => out.str("\"\""),
        (FieldType::Refs, FieldDefault::Absent) => out.str("{}"),
        (FieldType::Big, FieldDefault::Absent) => out.str("0"),
        (_, FieldDefault::Absent) => out.str("null"),
    }
}

fn field_number(out: &mut Text, field: &DiField, value: i128) {
    match field.ty {
        FieldType::Name { table, .. } | FieldType::NameOnly { table, .. } => {
            match u64::try_from(value).ok().and_then(|code| table.name(code)) {
                Some(name) => {
                    out.str(table.prefix);
                    out.str(name);
                }
                None => out.num(value),
            }
        }
        FieldType::Flags { table, .. } => {
            let (names, rest) = table.split(value as u32);
            let mut first = true;
            for name in names {
                out.separate(&mut first, " | ");
                out.str(table.prefix);
                out.str(name);
            }
            if rest != 0 || first {
                out.separate(&mut first, " | ");
                out.num(rest);
            }
        }
        FieldType::Ref { .. }
        | FieldType::String(_)
        | FieldType::Unsigned { .. }
        | FieldType::Signed { .. }
        | FieldType::Big
        | FieldType::Bool
        | FieldType::UnsignedOrRef
        | FieldType::SignedOrRef { .. }
        | FieldType::Refs => out.num(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_by_name_or_number() {
        let printed = |elements: &[u64]| {
            let mut text = Text::default();
            expression(&mut text, elements);
            String::from_utf8_lossy(&text.bytes).into_owned()
        };
        assert_eq!(printed(&[]), "!DIExpression()");
        assert_eq!(
            printed(&[0x23, 8, 0x9f, 0x1000, 0, 32]),
            "!DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)"
        );
        assert_eq!(printed(&[0x1001, 16, 5]), "!DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed)");
        assert_eq!(printed(&[0x23]), "!DIExpression(35)");
        assert_eq!(printed(&[7, 1]), "!DIExpression(7, 1)");
    }
}
