//! Typed indices into the arenas of the IR.

use cranelift_entity::entity_impl;

macro_rules! entity {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u32);
        entity_impl!($name, $prefix);

        impl $name {
            /// The id with this index, for constants.
            #[allow(dead_code)]
            pub(crate) const fn at(index: u32) -> $name {
                $name(index)
            }
        }
    };
}

entity!(
    /// An interned byte string (see [`super::StringTable`]).
    StrId,
    "str"
);
entity!(
    /// A type. Equal literal types have equal ids (spec 003, algorithm 9.2.4).
    TypeId,
    "type"
);
entity!(
    /// A uniqued constant, which knows its type.
    ConstId,
    "const"
);
entity!(
    /// A sorted set of attributes for one place (function, result or parameter).
    AttrSetId,
    "attrset"
);
entity!(
    /// The attribute sets of a function or call: function, result, each parameter.
    AttrListId,
    "attrs"
);
entity!(
    /// A global variable, function, alias or ifunc.
    GlobalId,
    "global"
);
entity!(
    /// A comdat.
    ComdatId,
    "comdat"
);
entity!(
    /// A metadata node.
    MdId,
    "md"
);
entity!(
    /// A local value of a body: an argument or an instruction's result.
    ValueId,
    "v"
);
entity!(
    /// A basic block of a body.
    BlockId,
    "block"
);
entity!(
    /// An instruction of a body.
    InstId,
    "inst"
);
entity!(
    /// The call part shared by `call`, `invoke` and `callbr`.
    CallId,
    "call"
);
entity!(
    /// An inline-assembly value of a body.
    AsmId,
    "asm"
);

/// A position in the input: a byte offset in assembly text, a bit offset in bitcode.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Loc(pub u32);

impl Loc {
    /// No position is known.
    pub const NONE: Loc = Loc(u32::MAX);
}
