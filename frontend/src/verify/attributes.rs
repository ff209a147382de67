//! Attributes: where each may stand, on which types, and which exclude each other (LangRef, "Parameter
//! Attributes" and "Function Attributes").

use super::{Check, ensure};
use crate::ir::{
    AttrKind, AttrListId, AttrSetId, Attribute, AttributeTable, Context, StringTable, Type, TypeId, TypeTable,
};
use crate::layout::DataLayout;

/// Where a set of attributes stands, if not on a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Result,
    Parameter,
}

const F: u8 = 1;
const R: u8 = 2;
const P: u8 = 4;

/// The places an attribute of this kind may stand in.
fn places(kind: AttrKind) -> u8 {
    use AttrKind as K;
    match kind {
        K::Alignment
        | K::InReg
        | K::NoAlias
        | K::NoExt
        | K::NoUndef
        | K::NonNull
        | K::SignExt
        | K::ZeroExt
        | K::Dereferenceable
        | K::DereferenceableOrNull
        | K::NoFpClass
        | K::Range => R | P,
        K::StackAlignment => F | R | P,
        K::NoFree | K::Preallocated => F | P,
        // On functions these are spellings of older editions for `memory(…)`.
        K::ReadNone | K::ReadOnly | K::WriteOnly => F | P,
        K::AllocAlign
        | K::AllocatedPointer
        | K::ByRef
        | K::ByVal
        | K::Captures
        | K::DeadOnReturn
        | K::DeadOnUnwind
        | K::ElementType
        | K::ImmArg
        | K::InAlloca
        | K::Initializes
        | K::Nest
        | K::NoCapture
        | K::Returned
        | K::StructRet
        | K::SwiftAsync
        | K::SwiftError
        | K::SwiftSelf
        | K::Writable => P,
        _ => F,
    }
}

/// A set of kinds as bits by number.
type Kinds = u128;

const fn kinds(list: &[AttrKind]) -> Kinds {
    let mut bits = 0;
    let mut index = 0;
    while index < list.len() {
        bits |= 1 << list[index] as u32;
        index += 1;
    }
    bits
}

/// Of each group a parameter may have one.
const ONE_OF_PASSING: [Kinds; 6] = [
    kinds(&[AttrKind::ByVal]),
    kinds(&[AttrKind::InAlloca]),
    kinds(&[AttrKind::Preallocated]),
    kinds(&[AttrKind::StructRet, AttrKind::InReg]),
    kinds(&[AttrKind::Nest]),
    kinds(&[AttrKind::ByRef]),
];

/// Pairs that exclude each other on a parameter or result.
const EXCLUSIVE: &[(AttrKind, AttrKind)] = &[
    (AttrKind::InAlloca, AttrKind::ReadOnly),
    (AttrKind::StructRet, AttrKind::Returned),
    (AttrKind::ZeroExt, AttrKind::SignExt),
    (AttrKind::ReadNone, AttrKind::ReadOnly),
    (AttrKind::ReadNone, AttrKind::WriteOnly),
    (AttrKind::ReadOnly, AttrKind::WriteOnly),
    (AttrKind::Writable, AttrKind::ReadNone),
    (AttrKind::Writable, AttrKind::ReadOnly),
];

/// Pairs that exclude each other on a function.
const EXCLUSIVE_ON_FUNCTIONS: &[(AttrKind, AttrKind)] = &[
    (AttrKind::NoInline, AttrKind::AlwaysInline),
    (AttrKind::OptimizeNone, AttrKind::OptimizeForSize),
    (AttrKind::OptimizeNone, AttrKind::MinSize),
    (AttrKind::OptimizeNone, AttrKind::OptimizeForDebugging),
    (AttrKind::OptimizeForDebugging, AttrKind::OptimizeForSize),
    (AttrKind::OptimizeForDebugging, AttrKind::MinSize),
    (AttrKind::SanitizeRealtime, AttrKind::SanitizeRealtimeBlocking),
];

/// Need an integer.
const INTEGER_ONLY: Kinds =
    kinds(&[AttrKind::SignExt, AttrKind::ZeroExt, AttrKind::NoExt, AttrKind::AllocAlign]);

/// Need a pointer.
const POINTER_ONLY: Kinds = kinds(&[
    AttrKind::NoAlias,
    AttrKind::NonNull,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::Dereferenceable,
    AttrKind::DereferenceableOrNull,
    AttrKind::Writable,
    AttrKind::DeadOnUnwind,
    AttrKind::DeadOnReturn,
    AttrKind::Initializes,
    AttrKind::Captures,
    AttrKind::NoCapture,
    AttrKind::Nest,
    AttrKind::SwiftError,
    AttrKind::Preallocated,
    AttrKind::InAlloca,
    AttrKind::ByVal,
    AttrKind::StructRet,
    AttrKind::ByRef,
    AttrKind::ElementType,
    AttrKind::AllocatedPointer,
]);

/// String attributes whose value is nothing, `true` or `false`.
const BOOLEAN_STRINGS: &[&[u8]] = &[
    b"less-precise-fpmad",
    b"no-infs-fp-math",
    b"no-inline-line-tables",
    b"no-jump-tables",
    b"no-nans-fp-math",
    b"no-signed-zeros-fp-math",
    b"profile-sample-accurate",
    b"use-sample-profile",
    b"branch-target-enforcement",
    b"guarded-control-stack",
];

/// String attributes with a fixed list of values.
const ENUMERATED_STRINGS: &[(&[u8], &[&[u8]])] = &[
    (b"frame-pointer", &[b"all", b"non-leaf", b"non-leaf-no-reserve", b"none", b"reserved"]),
    (b"sign-return-address", &[b"none", b"all", b"non-leaf"]),
    (b"sign-return-address-key", &[b"a_key", b"b_key"]),
];

/// String attributes that are unsigned numbers.
const NUMBER_STRINGS: &[&[u8]] =
    &[b"patchable-function-prefix", b"patchable-function-entry", b"warn-stack-size"];

/// What the list stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Owner {
    pub is_call: bool,
    /// An intrinsic or a call of one.
    pub is_intrinsic: bool,
    /// A call of inline assembly.
    pub is_asm: bool,
    /// `unnamed_addr`, which `jumptable` asks for.
    pub has_unnamed_addr: bool,
}

/// The tables that attribute checks look things up in.
#[derive(Clone, Copy)]
pub(super) struct Tables<'a> {
    pub types: &'a TypeTable,
    pub attrs: &'a AttributeTable,
    pub strings: &'a StringTable,
    pub layout: &'a DataLayout,
}

impl<'a> Tables<'a> {
    pub(super) fn of(context: &'a Context, layout: &'a DataLayout) -> Tables<'a> {
        Tables { types: &context.types, attrs: &context.attrs, strings: &context.strings, layout }
    }

    /// The attributes of a function or call of this type. `arguments` are the types of all arguments, variable
    /// ones included.
    pub(super) fn check_list(
        &self,
        list: AttrListId,
        owner: Owner,
        ret: TypeId,
        params: usize,
        arguments: impl Iterator<Item = TypeId>,
    ) -> Check {
        if list == AttrListId::EMPTY {
            return Ok(());
        }
        let list = self.attrs.get_list(list);
        self.check_set(list.ret, ret, Place::Result)?;
        let mut seen: Kinds = 0;
        let mut count = 0;
        for (index, ty) in arguments.enumerate() {
            count += 1;
            let Some(&set) = list.params.get(index) else { continue };
            if set == AttrSetId::EMPTY {
                continue;
            }
            let here = self.check_set(set, ty, Place::Parameter)?;
            self.check_parameter(here, index, params, owner, ty, ret)?;
            let twice = here & seen & ONCE;
            ensure!(twice == 0, "more than one parameter is {}", first_keyword(twice));
            seen |= here;
        }
        ensure!(list.params.len() <= count.max(params), "there are attributes after the last parameter");
        self.check_function_set(list.function, owner, params)
    }

    fn check_parameter(
        &self,
        here: Kinds,
        index: usize,
        params: usize,
        owner: Owner,
        ty: TypeId,
        ret: TypeId,
    ) -> Check {
        let has = |kind: AttrKind| here >> kind as u32 & 1 != 0;
        ensure!(owner.is_intrinsic || !has(AttrKind::ImmArg), "'immarg' is for intrinsics only");
        ensure!(
            owner.is_call && (owner.is_intrinsic || owner.is_asm) || !has(AttrKind::ElementType),
            "'elementtype' is for calls of intrinsics and of inline assembly only"
        );
        let are_alike = || {
            self.types.is_vector(ty)
                && self.types.is_vector(ret)
                && self.layout.type_size(self.types, ty) == self.layout.type_size(self.types, ret)
        };
        ensure!(
            !has(AttrKind::Returned) || ty == ret || are_alike(),
            "a 'returned' parameter has the type of the result"
        );
        ensure!(!has(AttrKind::StructRet) || index < 2, "'sret' stands on the first or second parameter");
        ensure!(
            !has(AttrKind::StructRet) || index < params || owner.is_intrinsic,
            "'sret' cannot stand on a variable argument"
        );
        ensure!(!has(AttrKind::InAlloca) || index + 1 >= params, "'inalloca' stands on the last parameter");
        Ok(())
    }

    /// One set on a value of type `ty`; returns its kinds.
    fn check_set(&self, set: AttrSetId, ty: TypeId, place: Place) -> Result<Kinds, String> {
        if set == AttrSetId::EMPTY {
            return Ok(0);
        }
        let attributes = self.attrs.get_set(set);
        if matches!(attributes, [Attribute::Enum(AttrKind::NoUndef)]) && ty != TypeId::VOID {
            // Most sets of arguments; it fits everything.
            return Ok(kinds(&[AttrKind::NoUndef]));
        }
        let mut here: Kinds = 0;
        for attribute in attributes {
            let Some(kind) = attribute.kind() else { continue };
            here |= 1 << kind as u32;
            let (bit, what) = match place {
                Place::Result => (R, "return values"),
                Place::Parameter => (P, "parameters"),
            };
            ensure!(places(kind) & bit != 0, "attribute '{}' does not apply to {what}", kind.keyword());
        }
        let has = |kind: AttrKind| here >> kind as u32 & 1 != 0;
        if has(AttrKind::ImmArg) {
            let others = here & !kinds(&[AttrKind::ImmArg, AttrKind::Range]);
            ensure!(others == 0, "'immarg' stands alone, or with 'range'");
        }
        let passing = ONE_OF_PASSING.iter().filter(|&&group| here & group != 0).count();
        ensure!(
            passing <= 1,
            "attributes byval, inalloca, preallocated, inreg, nest, byref and sret exclude each other"
        );
        check_exclusive(here, EXCLUSIVE)?;
        self.check_type(here, ty)?;
        for attribute in attributes {
            self.check_value(attribute, ty)?;
        }
        Ok(here)
    }

    /// The attributes fit the type they stand on.
    fn check_type(&self, here: Kinds, ty: TypeId) -> Check {
        let scalar = self.types.scalar(ty);
        let mut wrong: Kinds = 0;
        if !self.types.is_int(ty) {
            wrong |= INTEGER_ONLY;
        }
        if !self.types.is_int(scalar) {
            wrong |= kinds(&[AttrKind::Range]);
        }
        if !self.types.is_ptr(ty) {
            wrong |= POINTER_ONLY;
        }
        if !self.types.is_ptr(scalar) {
            wrong |= kinds(&[AttrKind::Alignment]);
        }
        if !self.holds_floats(ty) {
            wrong |= kinds(&[AttrKind::NoFpClass]);
        }
        if ty == TypeId::VOID {
            wrong |= kinds(&[AttrKind::NoUndef]);
        }
        let found = here & wrong;
        ensure!(
            found == 0,
            "attribute '{}' does not fit type {}",
            first_keyword(found),
            super::names::type_name(self.types, self.strings, ty)
        );
        Ok(())
    }

    /// Floats, and arrays and literal structs of one float type.
    fn holds_floats(&self, ty: TypeId) -> bool {
        let mut ty = ty;
        loop {
            ty = match self.types.get(ty) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
                Type::Struct { fields, .. } => match fields.split_first() {
                    Some((&first, rest)) if rest.iter().all(|&other| other == first) => first,
                    _ => return false,
                },
                _ => return self.types.is_float(ty),
            };
        }
    }

    fn check_value(&self, attribute: &Attribute, ty: TypeId) -> Check {
        match attribute {
            Attribute::Type(kind, Some(pointee)) => match kind {
                AttrKind::ByVal | AttrKind::ByRef | AttrKind::InAlloca | AttrKind::Preallocated => {
                    let name = kind.keyword();
                    ensure!(
                        self.layout.is_sized(self.types, *pointee) || self.is_known_target_type(*pointee),
                        "'{name}' of a type that has no size"
                    );
                    let size = self.layout.alloc_size(self.types, *pointee);
                    ensure!(size < 1 << 32, "'{name}' of a type of {size} bytes");
                    Ok(())
                }
                _ => Ok(()),
            },
            Attribute::Int(AttrKind::NoFpClass, mask) => {
                ensure!(*mask != 0 && *mask < 1 << 10, "'nofpclass' needs one of the ten classes");
                Ok(())
            }
            Attribute::Ranges(_, ranges) => {
                ensure!(!ranges.is_empty(), "'initializes' needs a range");
                let ordered = ranges.windows(2).all(|pair| pair[0].1 < pair[1].0);
                ensure!(
                    ordered && ranges.iter().all(|range| range.0 < range.1),
                    "the ranges of 'initializes' are not in order"
                );
                Ok(())
            }
            Attribute::Range(_, range_type, ..) => {
                ensure!(self.types.scalar(ty) == *range_type, "'range' has another width than its value");
                Ok(())
            }
            Attribute::Enum(_) | Attribute::Int(..) | Attribute::Type(_, None) | Attribute::String(..) => {
                Ok(())
            }
        }
    }

    fn is_known_target_type(&self, ty: TypeId) -> bool {
        match self.types.get(ty) {
            Type::Target { name, .. } => crate::layout::target_type_is_sized(self.strings.get(*name)),
            _ => false,
        }
    }

    /// The attributes of the function itself.
    fn check_function_set(&self, set: AttrSetId, owner: Owner, params: usize) -> Check {
        if set == AttrSetId::EMPTY {
            return Ok(());
        }
        let mut here: Kinds = 0;
        for attribute in self.attrs.get_set(set) {
            match attribute {
                Attribute::String(key, value) => {
                    check_string(self.strings.get(*key), self.strings.get(*value))?;
                    continue;
                }
                Attribute::Int(AttrKind::AllocSize, packed) => {
                    let (size, count) = (packed >> 32, packed & 0xffff_ffff);
                    ensure!(size < params as u64, "'allocsize' names a parameter that is not there");
                    ensure!(
                        count == 0xffff_ffff || count < params as u64,
                        "'allocsize' names a parameter that is not there"
                    );
                }
                Attribute::Int(AttrKind::AllocKind, kind) => check_alloc_kind(*kind)?,
                Attribute::Int(AttrKind::VScaleRange, packed) => {
                    let (least, most) = (packed >> 32, packed & 0xffff_ffff);
                    ensure!(least != 0, "the least 'vscale_range' is 1");
                    ensure!(
                        least.is_power_of_two() && (most == 0 || most.is_power_of_two()),
                        "the bounds of 'vscale_range' are powers of two"
                    );
                    ensure!(most == 0 || least <= most, "'vscale_range' ends before it starts");
                }
                _ => {}
            }
            let Some(kind) = attribute.kind() else { continue };
            here |= 1 << kind as u32;
            ensure!(places(kind) & F != 0, "attribute '{}' does not apply to functions", kind.keyword());
        }
        let has = |kind: AttrKind| here >> kind as u32 & 1 != 0;
        check_exclusive(here, EXCLUSIVE_ON_FUNCTIONS)?;
        ensure!(!has(AttrKind::OptimizeNone) || has(AttrKind::NoInline), "'optnone' needs 'noinline'");
        ensure!(
            owner.is_call || !has(AttrKind::Builtin),
            "attribute 'builtin' can only be applied to a call"
        );
        ensure!(
            !has(AttrKind::JumpTable) || owner.has_unnamed_addr || owner.is_call,
            "'jumptable' needs 'unnamed_addr'"
        );
        Ok(())
    }
}

/// Kinds that at most one parameter may have.
const ONCE: Kinds = kinds(&[
    AttrKind::Nest,
    AttrKind::Returned,
    AttrKind::StructRet,
    AttrKind::SwiftSelf,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
]);

fn first_keyword(kinds: Kinds) -> &'static str {
    AttrKind::from_code(u64::from(kinds.trailing_zeros())).map_or("", AttrKind::keyword)
}

fn check_exclusive(here: Kinds, pairs: &[(AttrKind, AttrKind)]) -> Check {
    for &(a, b) in pairs {
        let both = kinds(&[a, b]);
        ensure!(here & both != both, "attributes '{}' and '{}' exclude each other", a.keyword(), b.keyword());
    }
    Ok(())
}

/// `allockind`: bits alloc 1, realloc 2, free 4, uninitialized 8, zeroed 16, aligned 32.
fn check_alloc_kind(kind: u64) -> Check {
    ensure!(matches!(kind & 7, 1 | 2 | 4), "'allockind' is exactly one of alloc, realloc and free");
    ensure!(
        kind & 7 != 4 || kind & 0x38 == 0,
        "'allockind(\"free\")' cannot be uninitialized, zeroed or aligned"
    );
    ensure!(kind & 0x18 != 0x18, "'allockind' cannot be both zeroed and uninitialized");
    Ok(())
}

fn check_string(key: &[u8], value: &[u8]) -> Check {
    let shown = || (String::from_utf8_lossy(key), String::from_utf8_lossy(value));
    if BOOLEAN_STRINGS.contains(&key) {
        let (key, text) = shown();
        ensure!(matches!(value, b"" | b"true" | b"false"), "invalid value for '{key}': {text}");
    }
    if NUMBER_STRINGS.contains(&key) {
        let number = std::str::from_utf8(value).ok().and_then(|text| text.parse::<u32>().ok());
        let (key, text) = shown();
        ensure!(number.is_some(), "'{key}' takes an unsigned number, not {text}");
    }
    if let Some((_, values)) = ENUMERATED_STRINGS.iter().find(|(known, _)| *known == key) {
        let (key, text) = shown();
        ensure!(values.contains(&value), "invalid value for '{key}': {text}");
    }
    Ok(())
}
