//! Debug records of older editions.

use crate::ir::{
    Body, DebugRecord, DebugRecordKind, Loc, MdData, MdId, MdNode, MdRef, ValueDef, di_op,
    expression_operations,
};

/// Tells the operators of a node of the module that is an expression.
pub type Expressions<'e> = &'e dyn Fn(MdId) -> Option<Box<[u64]>>;

/// `DW_OP_deref`
const DEREF: u64 = 0x06;

/// `DW_OP_plus_uconst`
const PLUS_UCONST: u64 = 0x23;

/// The operators of the expression that a record refers to.
fn operators(body: &Body, reference: MdRef, module: Expressions<'_>) -> Option<Box<[u64]>> {
    let MdRef::Node(id) = reference else { return None };
    match body.metadata.get(id) {
        Some(MdNode { data: MdData::Expression(elements), .. }) => Some(elements.clone()),
        Some(_) => None,
        None => module(id),
    }
}

fn push_expression(body: &mut Body, elements: Box<[u64]>) -> MdRef {
    MdRef::Node(body.metadata.push(MdNode {
        distinct: false,
        data: MdData::Expression(elements),
        loc: Loc::NONE,
    }))
}

/// The record of a value as that of the value it points to: `DW_OP_deref` follows the operators, before those
/// that must be last.
pub fn dereferenced(
    body: &mut Body,
    mut record: DebugRecord,
    module: Expressions<'_>,
) -> Option<DebugRecord> {
    let old = operators(body, *record.args.get(2)?, module)?;
    let mut new = Vec::with_capacity(old.len() + 1);
    let mut done = false;
    for (operation, operands) in expression_operations(&old)? {
        if !done && matches!(operation, di_op::STACK_VALUE | di_op::FRAGMENT) {
            new.push(DEREF);
            done = true;
        }
        match (operation, operands) {
            (PLUS_UCONST, &[0]) => {}
            _ => {
                new.push(operation);
                new.extend_from_slice(operands);
            }
        }
    }
    if !done {
        new.push(DEREF);
    }
    record.args[2] = push_expression(body, new.into());
    Some(record)
}

/// Arguments that were declared through a pointer to them (bitcode before LLVM 5): today's declarations name the
/// address itself, so the first `DW_OP_deref` is dropped.
pub fn upgrade_declarations(body: &mut Body, module: Expressions<'_>) {
    let mut changed = Vec::new();
    for (index, (_, record)) in body.debug_records.iter().enumerate() {
        let &[MdRef::Local(value), _, expression, ..] = &record.args[..] else { continue };
        if record.kind == DebugRecordKind::Declare
            && matches!(body.values[value].def, ValueDef::Param(_))
            && let Some(elements) = operators(body, expression, module)
            && elements.first() == Some(&DEREF)
        {
            changed.push((index, elements));
        }
    }
    for (index, elements) in changed {
        let new = push_expression(body, elements[1..].into());
        body.debug_records[index].1.args[2] = new;
    }
}
