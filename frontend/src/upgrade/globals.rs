//! Global variables with a meaning whose form changed.

use crate::ir::{ConstData, ConstId, Context, GlobalKind, GlobalValue, Type, TypeId};

/// Gives `llvm.global_ctors` and `llvm.global_dtors` the third field that each entry has since LLVM 3.5, null, if
/// they lack it.
pub fn upgrade_structors(context: &mut Context, global: &mut GlobalValue) {
    let is_structors = global
        .name
        .is_some_and(|name| matches!(context.strings.get(name), b"llvm.global_ctors" | b"llvm.global_dtors"));
    let GlobalKind::Variable(variable) = &mut global.kind else { return };
    let Some(initializer) = variable.initializer.filter(|_| is_structors) else { return };
    let Type::Array { elem, len } = *context.types.get(global.value_type) else { return };
    let Some((&[priority, function], packed)) = context.types.struct_body(elem) else { return };
    let entry = context.types.literal_struct(&[priority, function, TypeId::PTR], packed);
    let array = context.types.array(entry, len);
    let entries: Vec<ConstId> = match context.consts.data(initializer) {
        ConstData::Aggregate(entries) => entries.to_vec(),
        ConstData::Zero => {
            global.value_type = array;
            variable.initializer = Some(context.consts.zero(&context.types, array));
            return;
        }
        _ => return,
    };
    let null = context.consts.intern(TypeId::PTR, ConstData::Null);
    let mut new = Vec::with_capacity(entries.len());
    for old in entries {
        let (Some(priority), Some(function)) =
            (context.consts.element(&context.types, old, 0), context.consts.element(&context.types, old, 1))
        else {
            return;
        };
        new.push(context.consts.aggregate(&context.types, entry, &[priority, function, null]));
    }
    global.value_type = array;
    variable.initializer = Some(context.consts.aggregate(&context.types, array, &new));
}
