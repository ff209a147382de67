//! What the names and numbers of a module mean: while its skeleton is read ([`Builder`]), and from then on
//! ([`TextModule`]).

use super::erase::ErasedModule;
use super::sized::KnownSizes;
use super::types::TypeSymbol;
use crate::ir::{
    AttrSetId, Attribute, BlockRef, Comdat, ComdatId, ConstId, GlobalId, GlobalValue, Loc, MdId, Module,
    NamedMetadata, StrId, TypeId, UsedValue,
};
use crate::layout::DataLayout;
use crate::reader::Edition;
use crate::upgrade::intrinsics::IntrinsicUpgrades;
use cranelift_entity::PrimaryMap;
use cranelift_entity::packed_option::PackedOption;
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

/// What the numbers of metadata nodes mean: an array for the dense numbers of printed modules, a map for the rest.
#[derive(Clone, Debug, Default)]
pub(super) struct MdNumbers {
    dense: Vec<PackedOption<MdId>>,
    sparse: FxHashMap<u32, MdId>,
    count: usize,
}

impl MdNumbers {
    /// The node with this number.
    pub fn get(&self, number: u32) -> Option<MdId> {
        match self.dense.get(number as usize).and_then(|id| id.expand()) {
            Some(id) => Some(id),
            None if self.sparse.is_empty() => None,
            None => self.sparse.get(&number).copied(),
        }
    }

    /// Gives a number its node. The array has at most a few times as many entries as there are numbers.
    pub fn insert(&mut self, number: u32, id: MdId) {
        self.count += 1;
        let index = number as usize;
        if index >= self.dense.len() {
            if index > 4 * self.count + 1024 {
                self.sparse.insert(number, id);
                return;
            }
            self.dense.resize(index + 1, PackedOption::default());
        }
        self.dense[index] = id.into();
    }
}

/// `attributes #1 = {…}`
#[derive(Clone, Debug, Default)]
pub(super) struct AttrGroup {
    pub attributes: Vec<Attribute>,
    /// The group alone as a set.
    pub set: AttrSetId,
}

/// The module's names.
#[derive(Clone, Debug, Default)]
pub(super) struct Symbols {
    pub globals: FxHashMap<StrId, GlobalId>,
    /// The globals of the edition of 2006, by the type of their address and name.
    pub typed_globals: FxHashMap<(TypeId, StrId), GlobalId>,
    /// C functions that instructions of older editions stand for.
    pub runtime: FxHashMap<&'static [u8], GlobalId>,
    pub numbered_globals: FxHashMap<u32, GlobalId>,
    pub types: FxHashMap<StrId, TypeSymbol>,
    pub numbered_types: FxHashMap<u32, TypeSymbol>,
    /// The opaque types of older editions without names, by where they stand.
    pub opaque_types: FxHashMap<u32, TypeId>,
    /// The named structs of the edition of 2006 by the literal structs they are equal to.
    pub named_literals: FxHashMap<TypeId, TypeId>,
    /// What stands for a recursive type of the edition of 2006 inside of itself, and the type it means.
    pub unfolded: FxHashMap<TypeId, TypeId>,
    /// The inverse of `unfolded`.
    pub folded: FxHashMap<TypeId, TypeId>,
    /// Structs with up-references by their text and whether they are packed, in the edition of 2006.
    pub recursive_structs: FxHashMap<(Vec<u8>, bool), TypeId>,
    /// How many unnamed globals each type of address has, in the edition of 2006.
    pub unnamed_globals: FxHashMap<TypeId, u32>,
    pub comdats: FxHashMap<StrId, ComdatId>,
    pub attr_groups: FxHashMap<u32, AttrGroup>,
    pub md_numbers: MdNumbers,
    pub md_sources: Vec<MdSource>,
}

/// A global of a module whose skeleton is being read.
#[derive(Debug)]
pub(super) struct GlobalSlot {
    pub name: Option<StrId>,
    pub number: u32,
    /// The type of its address, by its definition or by its first use.
    pub ty: TypeId,
    /// Where it was first mentioned.
    pub first_use: Loc,
    /// `None` while it is only mentioned.
    pub value: Option<GlobalValue>,
}

/// Where a function's parts are.
#[derive(Clone, Copy, Debug)]
pub(super) struct BodyText {
    /// The offset of the `(` of the parameter list.
    pub params: u32,
    /// The offset of the `{`.
    pub start: u32,
    /// One past the `}`.
    pub end: u32,
}

/// A skeleton being read.
#[derive(Debug)]
pub(super) struct Builder {
    pub symbols: Symbols,
    pub globals: PrimaryMap<GlobalId, GlobalSlot>,
    /// Globals in the order of their definitions or declarations.
    pub order: Vec<GlobalId>,
    pub next_global: u32,
    /// Whether the functions have begun, in the edition of 2006.
    pub has_functions: bool,
    /// The functions with an `invoke`, in the edition of 2006.
    pub invokers: Vec<GlobalId>,
    pub comdats: PrimaryMap<ComdatId, Comdat>,
    /// Comdats that were mentioned and not defined: where first.
    pub forward_comdats: FxHashMap<ComdatId, Loc>,
    pub named_metadata: Vec<NamedMetadata>,
    pub module_asm: Vec<StrId>,
    pub dependent_libraries: Vec<StrId>,
    pub source_filename: Option<StrId>,
    pub data_layout: Option<StrId>,
    pub triple: Option<StrId>,
    pub layout: DataLayout,
    /// Functions and variables whose attribute groups are still to be looked up.
    pub pending_groups: Vec<(GlobalId, super::attributes::FnAttributes)>,
    pub block_addresses: Vec<(GlobalId, BlockRef, Loc)>,
    /// Blocks of functions that `uselistorder_bb` names.
    pub ordered_blocks: Vec<(GlobalId, StrId, Loc)>,
    pub use_list_orders: Vec<(UsedValue, Box<[u32]>)>,
    /// Globals that nodes of older debug information name.
    pub old_links: Vec<(MdId, super::old_debug::GlobalRef)>,
    /// Globals that summaries name.
    pub summarized: Vec<(StrId, Loc)>,
    pub bodies: FxHashMap<GlobalId, BodyText>,
}

/// A module whose skeleton is complete, with what its text means.
#[derive(Debug)]
pub(crate) struct TextModule {
    pub(super) edition: Edition,
    /// With pointees, if the edition has them.
    pub(super) module: Module,
    /// Without pointees, if the edition has them.
    pub(super) erased: Option<ErasedModule>,
    pub(super) symbols: Symbols,
    pub(super) layout: DataLayout,
    /// Of the types of `module`.
    pub(super) sizes: KnownSizes,
    /// What changes at calls of old intrinsics; with pointees, `erased` knows it.
    pub(super) upgrades: IntrinsicUpgrades,
    /// The address of each global as a constant.
    pub(super) addresses: Vec<ConstId>,
    pub(super) bodies: FxHashMap<GlobalId, BodyText>,
    /// `blockaddress` constants outside of bodies, with their positions.
    pub(super) block_addresses: FxHashMap<GlobalId, Vec<(BlockRef, Loc)>>,
    /// Blocks that `uselistorder_bb` names, by function.
    pub(super) ordered_blocks: FxHashMap<GlobalId, Vec<(StrId, Loc)>>,
}
