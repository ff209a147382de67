//! The leaves of a type: the scalars and vectors that an aggregate is made of.

use super::{Assigned, unassignable};
use rllc_frontend::ir::{Type, TypeId, TypeTable};
use rllc_frontend::layout::DataLayout;

/// The most leaves of an argument or result. More would make code that no one can want.
pub const MAX_LEAVES: usize = 4096;

/// A scalar or vector of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    pub ty: TypeId,
    /// Bytes from the start of the value in memory.
    pub offset: u64,
}

/// The leaves of `ty` in order, found with a stack of its own: types nest arbitrarily deep.
///
/// # Errors
/// If there are more than [`MAX_LEAVES`], or the type has no values of known size.
pub fn leaves(types: &TypeTable, layout: &DataLayout, ty: TypeId) -> Assigned<Vec<Leaf>> {
    let mut found = Vec::new();
    let mut visited = 0usize;
    let mut stack = vec![Leaf { ty, offset: 0 }];
    while let Some(Leaf { ty, offset }) = stack.pop() {
        visited += 1;
        if found.len() > MAX_LEAVES || visited > 16 * MAX_LEAVES {
            return unassignable(format!("an argument or result of more than {MAX_LEAVES} elements"));
        }
        match types.get(ty) {
            Type::Void => {}
            Type::Array { elem, len } => {
                if *len > MAX_LEAVES as u64 {
                    if layout.alloc_size(types, *elem) == 0 {
                        continue;
                    }
                    return unassignable(format!("an argument or result of more than {MAX_LEAVES} elements"));
                }
                let stride = layout.alloc_size(types, *elem);
                stack
                    .extend((0..*len).rev().map(|index| Leaf { ty: *elem, offset: offset + index * stride }));
            }
            Type::Struct { .. } | Type::Named(_) => {
                let Some((fields, _)) = types.struct_body(ty) else {
                    return unassignable("values of opaque types");
                };
                let struct_layout = layout.struct_layout(types, ty);
                let with_offsets = fields.iter().zip(struct_layout.offsets.iter());
                stack.extend(with_offsets.rev().map(|(&ty, &start)| Leaf { ty, offset: offset + start }));
            }
            _ => found.push(Leaf { ty, offset }),
        }
    }
    Ok(found)
}
