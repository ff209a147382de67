//! Attributes of functions, results, parameters and call sites (LangRef, "Parameter Attributes" and
//! "Function Attributes"), uniqued as sets and as lists of sets.

use super::{AttrListId, AttrSetId, StrId, TypeId};
use cranelift_entity::EntityRef;
use hashbrown::HashTable;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// What follows an attribute's name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AttrClass {
    /// Nothing.
    Enum,
    /// A number or a packed word (see [`Attribute::Int`]).
    Int,
    /// `(type)`.
    Type,
    /// `range(type lo, hi)`.
    Range,
    /// `initializes((lo, hi), …)`.
    Ranges,
}

macro_rules! attribute_kinds {
    ($($variant:ident = $code:literal, $name:literal, $class:ident;)*) => {
        /// A known attribute; the discriminant is its bitcode number (`llvm/Bitcode/LLVMBitCodes.h`).
        #[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u16)]
        pub enum AttrKind { $($variant = $code),* }

        impl AttrKind {
            pub const ALL: &'static [AttrKind] = &[$(AttrKind::$variant),*];

            /// The keyword in assembly text.
            pub fn keyword(self) -> &'static str {
                match self { $(AttrKind::$variant => $name),* }
            }

            /// What follows the keyword.
            pub fn class(self) -> AttrClass {
                match self { $(AttrKind::$variant => AttrClass::$class),* }
            }

            /// The attribute with this bitcode number.
            pub fn from_code(code: u64) -> Option<AttrKind> {
                match code { $($code => Some(AttrKind::$variant),)* _ => None }
            }

            /// The attribute that `keyword` spells.
            pub fn from_keyword(keyword: &[u8]) -> Option<AttrKind> {
                let mut slot = keyword_slot(keyword);
                loop {
                    let index = usize::from(BY_KEYWORD[slot]).checked_sub(1)?;
                    if KEYWORDS[index].as_bytes() == keyword {
                        return Some(AttrKind::ALL[index]);
                    }
                    slot = (slot + 1) % BY_KEYWORD.len();
                }
            }
        }

        /// The keywords in the order of [`AttrKind::ALL`].
        const KEYWORDS: &[&str] = &[$($name),*];
    };
}

/// Where in [`BY_KEYWORD`] the search for a keyword starts.
const fn keyword_slot(keyword: &[u8]) -> usize {
    let len = keyword.len();
    if len == 0 {
        return 0;
    }
    let (first, middle, last) = (keyword[0] as usize, keyword[len / 2] as usize, keyword[len - 1] as usize);
    (first * 7 + middle * 37 + last * 111 + len * 5) % 512
}

/// Positions in [`KEYWORDS`], counted from 1, by hash; 0 is an empty slot, at which a search ends.
static BY_KEYWORD: [u8; 512] = {
    let mut table = [0u8; 512];
    let mut index = 0;
    while index < KEYWORDS.len() {
        let mut slot = keyword_slot(KEYWORDS[index].as_bytes());
        while table[slot] != 0 {
            slot = (slot + 1) % table.len();
        }
        index += 1;
        assert!(index < 256);
        table[slot] = index as u8;
    }
    table
};

attribute_kinds! {
    Alignment = 1, "align", Int;
    AlwaysInline = 2, "alwaysinline", Enum;
    ByVal = 3, "byval", Type;
    InlineHint = 4, "inlinehint", Enum;
    InReg = 5, "inreg", Enum;
    MinSize = 6, "minsize", Enum;
    Naked = 7, "naked", Enum;
    Nest = 8, "nest", Enum;
    NoAlias = 9, "noalias", Enum;
    NoBuiltin = 10, "nobuiltin", Enum;
    NoCapture = 11, "nocapture", Enum;
    NoDuplicate = 12, "noduplicate", Enum;
    NoImplicitFloat = 13, "noimplicitfloat", Enum;
    NoInline = 14, "noinline", Enum;
    NonLazyBind = 15, "nonlazybind", Enum;
    NoRedZone = 16, "noredzone", Enum;
    NoReturn = 17, "noreturn", Enum;
    NoUnwind = 18, "nounwind", Enum;
    OptimizeForSize = 19, "optsize", Enum;
    ReadNone = 20, "readnone", Enum;
    ReadOnly = 21, "readonly", Enum;
    Returned = 22, "returned", Enum;
    ReturnsTwice = 23, "returns_twice", Enum;
    SignExt = 24, "signext", Enum;
    StackAlignment = 25, "alignstack", Int;
    StackProtect = 26, "ssp", Enum;
    StackProtectReq = 27, "sspreq", Enum;
    StackProtectStrong = 28, "sspstrong", Enum;
    StructRet = 29, "sret", Type;
    SanitizeAddress = 30, "sanitize_address", Enum;
    SanitizeThread = 31, "sanitize_thread", Enum;
    SanitizeMemory = 32, "sanitize_memory", Enum;
    UwTable = 33, "uwtable", Int;
    ZeroExt = 34, "zeroext", Enum;
    Builtin = 35, "builtin", Enum;
    Cold = 36, "cold", Enum;
    OptimizeNone = 37, "optnone", Enum;
    InAlloca = 38, "inalloca", Type;
    NonNull = 39, "nonnull", Enum;
    JumpTable = 40, "jumptable", Enum;
    Dereferenceable = 41, "dereferenceable", Int;
    DereferenceableOrNull = 42, "dereferenceable_or_null", Int;
    Convergent = 43, "convergent", Enum;
    SafeStack = 44, "safestack", Enum;
    ArgMemOnly = 45, "argmemonly", Enum;
    SwiftSelf = 46, "swiftself", Enum;
    SwiftError = 47, "swifterror", Enum;
    NoRecurse = 48, "norecurse", Enum;
    InaccessibleMemOnly = 49, "inaccessiblememonly", Enum;
    InaccessibleMemOrArgMemOnly = 50, "inaccessiblemem_or_argmemonly", Enum;
    AllocSize = 51, "allocsize", Int;
    WriteOnly = 52, "writeonly", Enum;
    Speculatable = 53, "speculatable", Enum;
    StrictFp = 54, "strictfp", Enum;
    SanitizeHwAddress = 55, "sanitize_hwaddress", Enum;
    NoCfCheck = 56, "nocf_check", Enum;
    OptForFuzzing = 57, "optforfuzzing", Enum;
    ShadowCallStack = 58, "shadowcallstack", Enum;
    SpeculativeLoadHardening = 59, "speculative_load_hardening", Enum;
    ImmArg = 60, "immarg", Enum;
    WillReturn = 61, "willreturn", Enum;
    NoFree = 62, "nofree", Enum;
    NoSync = 63, "nosync", Enum;
    SanitizeMemTag = 64, "sanitize_memtag", Enum;
    Preallocated = 65, "preallocated", Type;
    NoMerge = 66, "nomerge", Enum;
    NullPointerIsValid = 67, "null_pointer_is_valid", Enum;
    NoUndef = 68, "noundef", Enum;
    ByRef = 69, "byref", Type;
    MustProgress = 70, "mustprogress", Enum;
    NoCallback = 71, "nocallback", Enum;
    Hot = 72, "hot", Enum;
    NoProfile = 73, "noprofile", Enum;
    VScaleRange = 74, "vscale_range", Int;
    SwiftAsync = 75, "swiftasync", Enum;
    NoSanitizeCoverage = 76, "nosanitize_coverage", Enum;
    ElementType = 77, "elementtype", Type;
    DisableSanitizerInstrumentation = 78, "disable_sanitizer_instrumentation", Enum;
    NoSanitizeBounds = 79, "nosanitize_bounds", Enum;
    AllocAlign = 80, "allocalign", Enum;
    AllocatedPointer = 81, "allocptr", Enum;
    AllocKind = 82, "allockind", Int;
    PresplitCoroutine = 83, "presplitcoroutine", Enum;
    FnRetThunkExtern = 84, "fn_ret_thunk_extern", Enum;
    SkipProfile = 85, "skipprofile", Enum;
    Memory = 86, "memory", Int;
    NoFpClass = 87, "nofpclass", Int;
    OptimizeForDebugging = 88, "optdebug", Enum;
    Writable = 89, "writable", Enum;
    CoroOnlyDestroyWhenComplete = 90, "coro_only_destroy_when_complete", Enum;
    DeadOnUnwind = 91, "dead_on_unwind", Enum;
    Range = 92, "range", Range;
    SanitizeNumericalStability = 93, "sanitize_numerical_stability", Enum;
    Initializes = 94, "initializes", Ranges;
    HybridPatchable = 95, "hybrid_patchable", Enum;
    SanitizeRealtime = 96, "sanitize_realtime", Enum;
    SanitizeRealtimeBlocking = 97, "sanitize_realtime_blocking", Enum;
    CoroElideSafe = 98, "coro_elide_safe", Enum;
    NoExt = 99, "noext", Enum;
    NoDivergenceSource = 100, "nodivergencesource", Enum;
    SanitizeType = 101, "sanitize_type", Enum;
    Captures = 102, "captures", Int;
    DeadOnReturn = 103, "dead_on_return", Int;
    SanitizeAllocToken = 104, "sanitize_alloc_token", Enum;
    NoCreateUndefOrPoison = 105, "nocreateundeforpoison", Enum;
    DenormalFpEnv = 106, "denormal_fpenv", Int;
    NoOutline = 107, "nooutline", Enum;
    Flatten = 108, "flatten", Enum;
}

/// One attribute. The order (known kinds by number, then strings) is the order in a set.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Attribute {
    Enum(AttrKind),
    /// The number, or the word that bitcode packs it into: `align`/`alignstack` in bytes, `memory` two bits a
    /// location, `allocsize` and `vscale_range` two halves, `captures`, `nofpclass` and `allockind` as bit masks.
    Int(AttrKind, u64),
    /// `None`: an old edition's attribute without its type, on a parameter whose pointee is not known.
    Type(AttrKind, Option<TypeId>),
    /// `range(type lo, hi)`: limbs as in [`super::ConstData::WideInt`].
    Range(AttrKind, TypeId, Box<[u64]>, Box<[u64]>),
    /// `initializes((lo, hi), …)`, in bytes.
    Ranges(AttrKind, Box<[(i64, i64)]>),
    /// `"key"="value"`; an empty value is written without it.
    String(StrId, StrId),
}

impl Attribute {
    /// The known kind, `None` for a string attribute.
    pub fn kind(&self) -> Option<AttrKind> {
        match self {
            Attribute::Enum(kind)
            | Attribute::Int(kind, _)
            | Attribute::Type(kind, _)
            | Attribute::Range(kind, ..)
            | Attribute::Ranges(kind, _) => Some(*kind),
            Attribute::String(..) => None,
        }
    }
}

/// Sets of one function or call site.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct AttrList {
    pub function: AttrSetId,
    pub ret: AttrSetId,
    /// May be shorter than the parameter list: the rest has none.
    pub params: Box<[AttrSetId]>,
}

impl Default for AttrSetId {
    /// The empty set.
    fn default() -> Self {
        AttrSetId::EMPTY
    }
}

impl Default for AttrListId {
    /// The list of empty sets.
    fn default() -> Self {
        AttrListId::EMPTY
    }
}

impl AttrSetId {
    pub const EMPTY: AttrSetId = AttrSetId::at(0);
}

impl AttrListId {
    pub const EMPTY: AttrListId = AttrListId::at(0);
}

/// The attribute sets and lists of a module, or the layer that one body adds to them.
#[derive(Clone, Debug)]
pub struct AttributeTable {
    base: Option<Arc<AttributeTable>>,
    first_set: usize,
    first_list: usize,
    sets: Vec<Arc<[Attribute]>>,
    lists: Vec<AttrList>,
    set_index: FxHashMap<Arc<[Attribute]>, AttrSetId>,
    list_index: HashTable<AttrListId>,
}

/// The sets of a list, borrowed: of the function, of the result and of the parameters.
type ListParts<'a> = (AttrSetId, AttrSetId, &'a [AttrSetId]);

fn parts_of(list: &AttrList) -> ListParts<'_> {
    (list.function, list.ret, &list.params)
}

fn hash_of(list: ListParts<'_>) -> u64 {
    let mut hasher = FxHasher::default();
    list.hash(&mut hasher);
    hasher.finish()
}

impl Default for AttributeTable {
    fn default() -> Self {
        let mut table = AttributeTable {
            base: None,
            first_set: 0,
            first_list: 0,
            sets: Vec::new(),
            lists: Vec::new(),
            set_index: FxHashMap::default(),
            list_index: HashTable::new(),
        };
        table.set(Vec::new());
        table.list(AttrList::default());
        table
    }
}

impl AttributeTable {
    /// An empty layer above `base`.
    pub fn layered(base: Arc<AttributeTable>) -> AttributeTable {
        AttributeTable {
            first_set: base.first_set + base.sets.len(),
            first_list: base.first_list + base.lists.len(),
            base: Some(base),
            sets: Vec::new(),
            lists: Vec::new(),
            set_index: FxHashMap::default(),
            list_index: HashTable::new(),
        }
    }

    fn find_set(&self, set: &[Attribute]) -> Option<AttrSetId> {
        self.base.as_ref().and_then(|base| base.find_set(set)).or_else(|| self.set_index.get(set).copied())
    }

    fn find_list(&self, hash: u64, list: ListParts<'_>) -> Option<AttrListId> {
        self.base.as_ref().and_then(|base| base.find_list(hash, list)).or_else(|| {
            let is_it = |id: &AttrListId| parts_of(&self.lists[id.index() - self.first_list]) == list;
            self.list_index.find(hash, is_it).copied()
        })
    }

    /// The id of a set. Of several attributes of one kind (or key) the last wins, as in LLVM's `AttrBuilder`.
    pub fn set(&mut self, mut attributes: Vec<Attribute>) -> AttrSetId {
        let same = |a: &Attribute, b: &Attribute| match (a, b) {
            (Attribute::String(a, _), Attribute::String(b, _)) => a == b,
            _ => a.kind().is_some() && a.kind() == b.kind(),
        };
        let sort_key = |a: &Attribute| match a {
            Attribute::String(key, _) => (u16::MAX, key.index()),
            other => (other.kind().map_or(0, |kind| kind as u16), 0),
        };
        attributes.sort_by_key(sort_key);
        attributes.reverse();
        attributes.dedup_by(|later, kept| same(later, kept));
        attributes.reverse();
        if let Some(found) = self.find_set(&attributes) {
            return found;
        }
        let id = AttrSetId::new(self.first_set + self.sets.len());
        let set: Arc<[Attribute]> = attributes.into();
        self.sets.push(set.clone());
        self.set_index.insert(set, id);
        id
    }

    /// The id of a list; empty sets at its end are dropped.
    pub fn list(&mut self, list: AttrList) -> AttrListId {
        self.list_of(list.function, list.ret, &list.params)
    }

    /// The id of the list of these sets; empty sets at the end of `params` are dropped.
    pub fn list_of(&mut self, function: AttrSetId, ret: AttrSetId, params: &[AttrSetId]) -> AttrListId {
        let used = params.iter().rposition(|&set| set != AttrSetId::EMPTY).map_or(0, |last| last + 1);
        let params = &params[..used];
        let hash = hash_of((function, ret, params));
        if let Some(found) = self.find_list(hash, (function, ret, params)) {
            return found;
        }
        let id = AttrListId::new(self.first_list + self.lists.len());
        self.lists.push(AttrList { function, ret, params: params.into() });
        let (lists, first) = (&self.lists, self.first_list);
        self.list_index.insert_unique(hash, id, |&id| hash_of(parts_of(&lists[id.index() - first])));
        id
    }

    /// The number of sets, those of lower layers included.
    pub fn set_count(&self) -> usize {
        self.first_set + self.sets.len()
    }

    /// The number of lists, those of lower layers included.
    pub fn list_count(&self) -> usize {
        self.first_list + self.lists.len()
    }

    /// The attributes of a set, sorted.
    pub fn get_set(&self, id: AttrSetId) -> &[Attribute] {
        let index = id.index();
        if index >= self.first_set {
            return &self.sets[index - self.first_set];
        }
        match &self.base {
            Some(base) => base.get_set(id),
            None => unreachable!("the bottom layer starts at 0"),
        }
    }

    /// The sets of a list.
    pub fn get_list(&self, id: AttrListId) -> &AttrList {
        let index = id.index();
        if index >= self.first_list {
            return &self.lists[index - self.first_list];
        }
        match &self.base {
            Some(base) => base.get_list(id),
            None => unreachable!("the bottom layer starts at 0"),
        }
    }

    /// The attribute of `kind` in a set.
    pub fn find(&self, set: AttrSetId, kind: AttrKind) -> Option<&Attribute> {
        self.get_set(set).iter().find(|attribute| attribute.kind() == Some(kind))
    }

    /// Whether a set has an attribute of `kind`.
    pub fn has(&self, set: AttrSetId, kind: AttrKind) -> bool {
        self.find(set, kind).is_some()
    }

    /// The number of an [`Attribute::Int`] in a set.
    pub fn int(&self, set: AttrSetId, kind: AttrKind) -> Option<u64> {
        match self.find(set, kind) {
            Some(Attribute::Int(_, value)) => Some(*value),
            _ => None,
        }
    }

    /// The type of an [`Attribute::Type`] in a set.
    pub fn ty(&self, set: AttrSetId, kind: AttrKind) -> Option<TypeId> {
        match self.find(set, kind) {
            Some(Attribute::Type(_, ty)) => *ty,
            _ => None,
        }
    }

    /// The value of the string attribute `key` in a set.
    pub fn string(&self, set: AttrSetId, key: StrId) -> Option<StrId> {
        self.get_set(set).iter().find_map(|attribute| match attribute {
            Attribute::String(k, value) if *k == key => Some(*value),
            _ => None,
        })
    }

    /// The set of parameter `index` of a list.
    pub fn param(&self, list: AttrListId, index: usize) -> AttrSetId {
        self.get_list(list).params.get(index).copied().unwrap_or(AttrSetId::EMPTY)
    }
}
