//! Types and values as messages spell them.

use crate::ir::{BlockId, Body, Context, Operand, StringTable, Type, TypeId, TypeTable, ValueDef, ValueId};

/// The type in assembly syntax; what is nested deeper than a few levels becomes `…`.
pub(super) fn type_name(types: &TypeTable, strings: &StringTable, id: TypeId) -> String {
    let mut text = String::new();
    write_type(&mut text, types, strings, id, 4);
    text
}

fn write_type(text: &mut String, types: &TypeTable, strings: &StringTable, id: TypeId, depth: u32) {
    if depth == 0 {
        text.push('…');
        return;
    }
    let list = |text: &mut String, items: &[TypeId]| {
        for (index, &item) in items.iter().enumerate() {
            if index == 8 {
                text.push_str(", …");
                break;
            }
            text.push_str(if index == 0 { "" } else { ", " });
            write_type(text, types, strings, item, depth - 1);
        }
    };
    match types.get(id) {
        Type::Void => text.push_str("void"),
        Type::Label => text.push_str("label"),
        Type::Metadata => text.push_str("metadata"),
        Type::Token => text.push_str("token"),
        Type::X86Amx => text.push_str("x86_amx"),
        Type::Half => text.push_str("half"),
        Type::BFloat => text.push_str("bfloat"),
        Type::Float => text.push_str("float"),
        Type::Double => text.push_str("double"),
        Type::X86Fp80 => text.push_str("x86_fp80"),
        Type::Fp128 => text.push_str("fp128"),
        Type::PpcFp128 => text.push_str("ppc_fp128"),
        Type::Int(bits) => text.push_str(&format!("i{bits}")),
        Type::Byte(bits) => text.push_str(&format!("b{bits}")),
        Type::Ptr(0) => text.push_str("ptr"),
        Type::Ptr(space) => text.push_str(&format!("ptr addrspace({space})")),
        Type::Array { elem, len } => {
            text.push_str(&format!("[{len} x "));
            write_type(text, types, strings, *elem, depth - 1);
            text.push(']');
        }
        Type::Vector { elem, len, scalable } => {
            text.push_str(&format!("<{}{len} x ", if *scalable { "vscale x " } else { "" }));
            write_type(text, types, strings, *elem, depth - 1);
            text.push('>');
        }
        Type::Struct { fields, packed } => {
            text.push_str(if *packed { "<{ " } else { "{ " });
            list(text, fields);
            text.push_str(if *packed { " }>" } else { " }" });
        }
        Type::Named(number) => match types.named_struct(*number).name {
            Some(name) => text.push_str(&format!("%{}", strings.display(name))),
            None => text.push_str("%<unnamed type>"),
        },
        Type::Function { ret, params, vararg } => {
            write_type(text, types, strings, *ret, depth - 1);
            text.push_str(" (");
            list(text, params);
            if *vararg {
                text.push_str(if params.is_empty() { "..." } else { ", ..." });
            }
            text.push(')');
        }
        Type::Target { name, .. } => text.push_str(&format!("target(\"{}\")", strings.display(*name))),
    }
}

/// The type in the tables of a body.
pub(super) fn local_type_name(context: &Context, id: TypeId) -> String {
    type_name(&context.types, &context.strings, id)
}

/// The number an unnamed value or block gets from the printer; counts through the body, for messages only.
fn number(body: &Body, is_it: impl Fn(Option<ValueId>, Option<BlockId>) -> bool) -> Option<usize> {
    let mut count = 0;
    for &param in &body.params {
        if is_it(Some(param), None) {
            return Some(count);
        }
        count += usize::from(body.values[param].name.is_none());
    }
    for (block, data) in body.blocks.iter() {
        if is_it(None, Some(block)) {
            return Some(count);
        }
        count += usize::from(data.name.is_none());
        for &inst in &data.insts {
            if let Some(value) = body.insts[inst].result.expand() {
                if is_it(Some(value), None) {
                    return Some(count);
                }
                count += usize::from(body.values[value].name.is_none());
            }
        }
    }
    None
}

/// `%name` or `%number`.
pub(super) fn value_name(body: &Body, value: ValueId) -> String {
    match body.values[value].name.expand() {
        Some(name) => format!("%{}", body.context.strings.display(name)),
        None if body.values[value].def == ValueDef::Forward => "%<undefined>".to_string(),
        None => match number(body, |other, _| other == Some(value)) {
            Some(number) => format!("%{number}"),
            None => "%<unnamed>".to_string(),
        },
    }
}

/// `%name` or `%number`.
pub(super) fn block_name(body: &Body, block: BlockId) -> String {
    match body.blocks[block].name.expand() {
        Some(name) => format!("%{}", body.context.strings.display(name)),
        None => match number(body, |_, other| other == Some(block)) {
            Some(number) => format!("%{number}"),
            None => "%<unnamed>".to_string(),
        },
    }
}

/// A local value by name, anything else by what it is.
pub(super) fn operand_name(body: &Body, operand: Operand) -> String {
    match operand {
        Operand::Value(value) => value_name(body, value),
        Operand::Const(_) => "constant".to_string(),
        Operand::Metadata(_) => "metadata".to_string(),
        Operand::Asm(_) => "inline assembly".to_string(),
        Operand::Block(block) => block_name(body, block),
    }
}
