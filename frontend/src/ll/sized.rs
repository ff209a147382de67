//! Which types of a module have a size, found once for all bodies.

use super::expressions::plainly_sized;
use crate::ir::{Type, TypeId, TypeTable};
use cranelift_entity::EntityRef;

/// What is asked of types at every address computation. Empty for editions with recursive types.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownSizes {
    /// By type: whether its values have no size.
    unsized_types: Vec<bool>,
    /// By type: whether its size is a multiple of `vscale`.
    scalable: Vec<bool>,
}

impl KnownSizes {
    /// The sizes of the types of a complete module.
    pub fn of(types: &TypeTable) -> KnownSizes {
        // Each type that a struct or an array holds, with that struct or array.
        let mut holders: Vec<(TypeId, TypeId)> = Vec::new();
        let mut unsized_types = Vec::new();
        let mut scalable = Vec::new();
        for ty in (0..types.len()).map(TypeId::new) {
            match types.get(ty) {
                Type::Array { elem, .. } => holders.push((*elem, ty)),
                Type::Struct { .. } | Type::Named(_) => match types.struct_body(ty) {
                    Some((fields, _)) => holders.extend(fields.iter().map(|&field| (field, ty))),
                    None => unsized_types.push(ty),
                },
                Type::Vector { scalable: true, .. } => scalable.push(ty),
                other if !plainly_sized(other) => unsized_types.push(ty),
                _ => {}
            }
        }
        holders.sort_unstable();
        holders.dedup();
        KnownSizes {
            unsized_types: spread(unsized_types, &holders, types.len()),
            scalable: spread(scalable, &holders, types.len()),
        }
    }

    /// Whether values of `ty` have a size; `None`: a type that the module has not.
    #[inline]
    pub fn is_sized(&self, ty: TypeId) -> Option<bool> {
        self.unsized_types.get(ty.index()).map(|&is_unsized| !is_unsized)
    }

    /// Whether the size of `ty` is a multiple of `vscale`; `None`: a type that the module has not.
    #[inline]
    pub fn is_scalable(&self, ty: TypeId) -> Option<bool> {
        self.scalable.get(ty.index()).copied()
    }
}

/// Of all `count` types those that are among `found` or hold one of them at any depth.
fn spread(mut found: Vec<TypeId>, holders: &[(TypeId, TypeId)], count: usize) -> Vec<bool> {
    let mut marks = vec![false; count];
    for ty in &found {
        marks[ty.index()] = true;
    }
    while let Some(ty) = found.pop() {
        let first = holders.partition_point(|&(held, _)| held < ty);
        for &(_, holder) in holders[first..].iter().take_while(|&&(held, _)| held == ty) {
            if !std::mem::replace(&mut marks[holder.index()], true) {
                found.push(holder);
            }
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::StructBody;

    #[test]
    fn what_holds_an_unsized_type_has_no_size() {
        let mut types = TypeTable::new();
        let opaque = types.declare_struct(None);
        let outer = types.declare_struct(None);
        let inner = types.array(opaque, 2);
        let lanes = types.vector(TypeId::I32, 4, true);
        types.set_struct_body(outer, StructBody { fields: [TypeId::PTR, inner].into(), packed: false });
        let scalable = types.literal_struct(&[lanes, TypeId::I8], false);
        let plain = types.literal_struct(&[TypeId::I8, TypeId::PTR], false);
        let sizes = KnownSizes::of(&types);
        for ty in [opaque, outer, inner, TypeId::VOID] {
            assert_eq!(sizes.is_sized(ty), Some(false));
        }
        for ty in [scalable, plain, lanes, TypeId::I8] {
            assert_eq!(sizes.is_sized(ty), Some(true));
        }
        assert_eq!(sizes.is_scalable(scalable), Some(true));
        assert_eq!(sizes.is_scalable(outer), Some(false));
        assert_eq!(sizes.is_sized(TypeId::new(types.len())), None);
    }
}
