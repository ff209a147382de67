//! What the names and numbers of a module mean.

use crate::ir::Module;
use crate::ir::{AttrSetId, Attribute, ComdatId, GlobalId, Loc, MdId, StrId, TypeId};
use rustc_hash::FxHashMap;

/// A metadata node of the module: where its text is.
#[derive(Clone, Copy, Debug)]
pub(super) struct MdSource {
    /// The number it has in the text; `None` for a node written inside another entity.
    pub number: Option<u32>,
    /// Where the first reference stands.
    pub first_use: Loc,
    /// The offset of what follows `!12 =`, or of the inline node; `None` while it is not defined.
    pub text: Option<u32>,
}

/// `attributes #1 = {…}`
#[derive(Clone, Debug, Default)]
pub(super) struct AttrGroup {
    pub attributes: Vec<Attribute>,
    pub set: AttrSetId,
}

/// The module's names.
#[derive(Clone, Debug, Default)]
pub(super) struct Symbols {
    pub globals: FxHashMap<StrId, GlobalId>,
    pub numbered_globals: Vec<GlobalId>,
    pub types: FxHashMap<StrId, TypeId>,
    pub numbered_types: FxHashMap<u32, TypeId>,
    pub comdats: FxHashMap<StrId, ComdatId>,
    pub attr_groups: FxHashMap<u32, AttrGroup>,
    pub md_numbers: FxHashMap<u32, MdId>,
    pub md_sources: Vec<MdSource>,
}

/// A module whose skeleton is complete, with what its text means.
#[derive(Debug)]
pub(crate) struct TextModule {
    pub(super) module: Module,
    pub(super) symbols: Symbols,
}
