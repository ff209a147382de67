//! Attributes of older editions in today's form (LLVM's `UpgradeAttributes` and the readers' own upgrades).

use crate::ir::{
    AttrKind, AttrListId, AttrSetId, Attribute, AttributeTable, Context, StringTable, TypeId, TypeTable,
};

/// The value of `memory` that allows everything: two bits (read, write) for each of argument, inaccessible,
/// errno, other and the two target memories.
pub const MEMORY_ALL: u64 = 0xfff;

/// Every location may be read, and none written.
const MEMORY_READ: u64 = 0x555;
const MEMORY_WRITE: u64 = 0xaaa;
const MEMORY_ARGUMENT: u64 = 0b11;
const MEMORY_INACCESSIBLE: u64 = 0b1100;

/// What an attribute of functions that `memory` replaced (LLVM 16) leaves of the memory a function may access;
/// `None` for other attributes.
pub fn old_memory_attribute(kind: AttrKind) -> Option<u64> {
    match kind {
        AttrKind::ReadNone => Some(0),
        AttrKind::ReadOnly => Some(MEMORY_READ),
        AttrKind::WriteOnly => Some(MEMORY_WRITE),
        AttrKind::ArgMemOnly => Some(MEMORY_ARGUMENT),
        AttrKind::InaccessibleMemOnly => Some(MEMORY_INACCESSIBLE),
        AttrKind::InaccessibleMemOrArgMemOnly => Some(MEMORY_ARGUMENT | MEMORY_INACCESSIBLE),
        _ => None,
    }
}

/// The value of `memory` in bitcode as the IR has it. The top byte is a version: before version 1 the third
/// location was "other" and covered errno.
pub fn memory_from_bitcode(value: u64) -> u64 {
    if value >> 56 == 0 {
        let other = value >> 4 & 3;
        value & 0xf | other << 4 | other << 6
    } else {
        value & MEMORY_ALL
    }
}

/// An attribute without a value that has one today: `uwtable` is `uwtable(async)`, `nocapture` is
/// `captures(none)`. `None` if the kind takes no value of its own accord.
pub fn default_value(kind: AttrKind) -> Option<Attribute> {
    match kind {
        AttrKind::UwTable => Some(Attribute::Int(AttrKind::UwTable, 2)),
        AttrKind::NoCapture => Some(Attribute::Int(AttrKind::Captures, 0)),
        _ => None,
    }
}

/// Replaces string attributes that were renamed or became attributes proper.
pub fn upgrade_strings(attributes: &mut Vec<Attribute>, strings: &mut StringTable) {
    let mut frame_pointer: Option<&[u8]> = None;
    let mut null_pointer_is_valid = false;
    let mut uniform_work_groups = false;
    let mut changed = false;
    attributes.retain(|attribute| {
        let Attribute::String(key, value) = attribute else { return true };
        let value = strings.get(*value);
        match strings.get(*key) {
            b"no-frame-pointer-elim" => {
                if value == b"true" {
                    frame_pointer = Some(b"all");
                } else if frame_pointer.is_none() {
                    frame_pointer = Some(b"none");
                }
            }
            b"no-frame-pointer-elim-non-leaf" => {
                if frame_pointer != Some(b"all") {
                    frame_pointer = Some(b"non-leaf");
                }
            }
            b"null-pointer-is-valid" => null_pointer_is_valid |= value == b"true",
            b"uniform-work-group-size" if !value.is_empty() => uniform_work_groups |= value == b"true",
            _ => return true,
        }
        changed = true;
        false
    });
    if !changed {
        return;
    }
    if let Some(value) = frame_pointer {
        attributes.push(Attribute::String(strings.intern(b"frame-pointer"), strings.intern(value)));
    }
    if null_pointer_is_valid {
        attributes.push(Attribute::Enum(AttrKind::NullPointerIsValid));
    }
    if uniform_work_groups {
        attributes.push(Attribute::String(strings.intern(b"uniform-work-group-size"), strings.intern(b"")));
    }
}

/// The argument of an intrinsic that needs `elementtype` since pointers are opaque.
pub fn element_type_argument(name: &[u8]) -> Option<usize> {
    let first = [
        &b"llvm.preserve.array.access.index."[..],
        b"llvm.preserve.struct.access.index.",
        b"llvm.aarch64.ldaxr.",
        b"llvm.aarch64.ldxr.",
        b"llvm.arm.ldaex.",
        b"llvm.arm.ldrex.",
    ];
    let second = [&b"llvm.aarch64.stlxr."[..], b"llvm.aarch64.stxr.", b"llvm.arm.stlex.", b"llvm.arm.strex."];
    if first.iter().any(|prefix| name.starts_with(prefix)) {
        Some(0)
    } else if second.iter().any(|prefix| name.starts_with(prefix)) {
        Some(1)
    } else if name.starts_with(b"llvm.experimental.gc.statepoint") {
        Some(2)
    } else {
        None
    }
}

/// Whether an attribute cannot stand on a value of this type (LLVM's `typeIncompatible`); old modules have such.
fn is_incompatible(types: &TypeTable, ty: TypeId, attribute: &Attribute) -> bool {
    let Some(kind) = attribute.kind() else { return false };
    let scalar = types.scalar(ty);
    match kind {
        AttrKind::AllocAlign | AttrKind::SignExt | AttrKind::ZeroExt => !types.is_int(ty),
        AttrKind::Range => !types.is_int(scalar),
        AttrKind::NoAlias
        | AttrKind::NoCapture
        | AttrKind::Captures
        | AttrKind::NonNull
        | AttrKind::ReadNone
        | AttrKind::ReadOnly
        | AttrKind::WriteOnly
        | AttrKind::Dereferenceable
        | AttrKind::DereferenceableOrNull
        | AttrKind::Writable
        | AttrKind::DeadOnUnwind
        | AttrKind::DeadOnReturn
        | AttrKind::Initializes
        | AttrKind::Nest
        | AttrKind::SwiftError
        | AttrKind::Preallocated
        | AttrKind::InAlloca
        | AttrKind::ByVal
        | AttrKind::StructRet
        | AttrKind::ByRef
        | AttrKind::ElementType
        | AttrKind::AllocatedPointer => !types.is_ptr(ty),
        AttrKind::Alignment => !types.is_ptr(scalar),
        AttrKind::NoUndef => ty == TypeId::VOID,
        _ => false,
    }
}

/// The list of a declaration without attributes that do not fit its result and parameters.
pub fn compatible_declaration(context: &mut Context, list: AttrListId, function_type: TypeId) -> AttrListId {
    let Some((ret, params, _)) = context.types.function_parts(function_type) else { return list };
    let params = params.to_vec();
    compatible_list(context, list, ret, &params)
}

/// The list without attributes that do not fit the types of result and arguments.
pub fn compatible_list(
    context: &mut Context,
    list: AttrListId,
    ret: TypeId,
    arguments: &[TypeId],
) -> AttrListId {
    let Context { types, attrs, .. } = context;
    let mut new = attrs.get_list(list).clone();
    let mut changed = false;
    let mut fit = |attrs: &mut AttributeTable, set: AttrSetId, ty: TypeId| {
        if !attrs.get_set(set).iter().any(|attribute| is_incompatible(types, ty, attribute)) {
            return set;
        }
        changed = true;
        let mut kept = attrs.get_set(set).to_vec();
        kept.retain(|attribute| !is_incompatible(types, ty, attribute));
        attrs.set(kept)
    };
    new.ret = fit(attrs, new.ret, ret);
    for (set, &ty) in new.params.iter_mut().zip(arguments) {
        *set = fit(attrs, *set, ty);
    }
    if changed { attrs.list(new) } else { list }
}
