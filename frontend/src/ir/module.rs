//! The skeleton of a module: all that is known without reading a function body.

use super::instructions::keywords;
use super::{
    Align, Attachment, AttrListId, AttrSetId, CallConv, ComdatId, ConstId, Context, GlobalId, Loc, MdRef,
    SharedContext, StrId, TypeId,
};
use cranelift_entity::PrimaryMap;
use std::ops::Range;

keywords! {
    /// Linkage types (LangRef, "Linkage Types").
    Linkage {
        External = "external",
        AvailableExternally = "available_externally",
        LinkOnceAny = "linkonce",
        LinkOnceOdr = "linkonce_odr",
        WeakAny = "weak",
        WeakOdr = "weak_odr",
        Appending = "appending",
        Internal = "internal",
        Private = "private",
        ExternalWeak = "extern_weak",
        Common = "common",
    }
}

impl Linkage {
    /// Whether the symbol is invisible to other objects.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }
}

keywords! {
    /// Visibility styles.
    Visibility { Default = "default", Hidden = "hidden", Protected = "protected", }
}

keywords! {
    /// DLL storage classes.
    DllStorage { None = "", Import = "dllimport", Export = "dllexport", }
}

keywords! {
    /// Thread-local storage models.
    TlsModel {
        GeneralDynamic = "generaldynamic", LocalDynamic = "localdynamic",
        InitialExec = "initialexec", LocalExec = "localexec",
    }
}

keywords! {
    /// Whether an address is significant.
    UnnamedAddr { None = "", Local = "local_unnamed_addr", Global = "unnamed_addr", }
}

keywords! {
    /// Code models.
    CodeModel { Tiny = "tiny", Small = "small", Kernel = "kernel", Medium = "medium", Large = "large", }
}

keywords! {
    /// How a linker picks among comdats of one name.
    ComdatKind {
        Any = "any", ExactMatch = "exactmatch", Largest = "largest",
        NoDeduplicate = "nodeduplicate", SameSize = "samesize",
    }
}

/// A comdat.
#[derive(Clone, Debug)]
pub struct Comdat {
    pub name: StrId,
    pub kind: ComdatKind,
}

/// What a global is, with what only that kind has.
#[derive(Clone, Debug)]
pub enum GlobalKind {
    Variable(Variable),
    Function(Function),
    Alias { aliasee: ConstId },
    IFunc { resolver: ConstId },
}

/// The part of a global variable's own.
#[derive(Clone, Debug)]
pub struct Variable {
    /// `constant` instead of `global`.
    pub constant: bool,
    pub externally_initialized: bool,
    /// `None`: a declaration.
    pub initializer: Option<ConstId>,
    pub code_model: Option<CodeModel>,
    /// Attributes of the variable.
    pub attrs: AttrSetId,
    pub sanitizer: SanitizerFlags,
}

/// `no_sanitize_address no_sanitize_hwaddress sanitize_memtag sanitize_address_dyninit` of a variable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SanitizerFlags {
    pub no_address: bool,
    pub no_hwaddress: bool,
    pub memtag: bool,
    pub address_dyninit: bool,
}

/// The part of a function's own.
#[derive(Clone, Debug)]
pub struct Function {
    pub conv: CallConv,
    pub attrs: AttrListId,
    pub gc: Option<StrId>,
    pub prefix: Option<ConstId>,
    pub prologue: Option<ConstId>,
    pub personality: Option<ConstId>,
    /// `prefalign(n)`, a preference above `align`.
    pub preferred_align: Option<Align>,
    /// Where the body lies; `None` for a declaration.
    pub body: Option<BodySource>,
}

/// Where a reader finds a body again: the bytes from the function's header on (assembly), or the function
/// block (bitcode). Further fields are the reader's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BodySource {
    /// Bytes of the input.
    pub range: Range<usize>,
}

/// A global variable, function, alias or ifunc.
#[derive(Clone, Debug)]
pub struct GlobalValue {
    /// `None` for unnamed globals (`@0`), which the printer numbers.
    pub name: Option<StrId>,
    /// The type of the variable, function or aliasee — not the pointer to it.
    pub value_type: TypeId,
    pub address_space: u32,
    pub linkage: Linkage,
    pub visibility: Visibility,
    pub dll_storage: DllStorage,
    pub tls: Option<TlsModel>,
    pub unnamed_addr: UnnamedAddr,
    /// As written or implied (LLVM infers it for local linkage and non-default visibility).
    pub dso_local: bool,
    pub section: Option<StrId>,
    pub partition: Option<StrId>,
    pub comdat: Option<ComdatId>,
    pub align: Option<Align>,
    pub attachments: Vec<Attachment>,
    pub kind: GlobalKind,
    pub loc: Loc,
}

impl GlobalValue {
    /// A function that is only declared, external and without attributes.
    pub fn declaration(name: StrId, value_type: TypeId, address_space: u32, loc: Loc) -> GlobalValue {
        let function = Function {
            conv: CallConv::default(),
            attrs: AttrListId::EMPTY,
            gc: None,
            prefix: None,
            prologue: None,
            personality: None,
            preferred_align: None,
            body: None,
        };
        let kind = GlobalKind::Function(function);
        GlobalValue::new(Some(name), value_type, address_space, Linkage::External, kind, loc)
    }

    /// A global without attributes.
    pub(crate) fn new(
        name: Option<StrId>,
        value_type: TypeId,
        address_space: u32,
        linkage: Linkage,
        kind: GlobalKind,
        loc: Loc,
    ) -> GlobalValue {
        GlobalValue {
            name,
            value_type,
            address_space,
            linkage,
            visibility: Visibility::Default,
            dll_storage: DllStorage::None,
            tls: None,
            unnamed_addr: UnnamedAddr::None,
            dso_local: false,
            section: None,
            partition: None,
            comdat: None,
            align: None,
            attachments: Vec::new(),
            kind,
            loc,
        }
    }

    /// The function part, if this is a function.
    pub fn as_function(&self) -> Option<&Function> {
        match &self.kind {
            GlobalKind::Function(function) => Some(function),
            _ => None,
        }
    }

    /// The variable part, if this is a variable.
    pub fn as_variable(&self) -> Option<&Variable> {
        match &self.kind {
            GlobalKind::Variable(variable) => Some(variable),
            _ => None,
        }
    }

    /// Whether the module only declares it.
    pub fn is_declaration(&self) -> bool {
        match &self.kind {
            GlobalKind::Variable(variable) => variable.initializer.is_none(),
            GlobalKind::Function(function) => function.body.is_none(),
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
        }
    }
}

/// `!name = !{…}`
#[derive(Clone, Debug)]
pub struct NamedMetadata {
    pub name: StrId,
    /// Nodes, or references to inline `DIExpression`s.
    pub operands: Vec<MdRef>,
}

/// What a `uselistorder` at the level of the module is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UsedValue {
    /// A global or another constant.
    Const(ConstId),
    /// A block of a function (`uselistorder_bb`).
    Block { function: GlobalId, block: StrId },
}

/// A module without its bodies.
#[derive(Clone, Debug)]
pub struct Module {
    pub context: SharedContext,
    pub source_filename: Option<StrId>,
    /// As written; `None` if absent.
    pub data_layout: Option<StrId>,
    /// Whether pointers had types in what was read: an edition before LLVM 17.
    pub typed_pointers: bool,
    /// As written; `None` if absent.
    pub triple: Option<StrId>,
    /// `module asm` lines in order, without line ends.
    pub module_asm: Vec<StrId>,
    pub globals: PrimaryMap<GlobalId, GlobalValue>,
    pub comdats: PrimaryMap<ComdatId, Comdat>,
    pub named_metadata: Vec<NamedMetadata>,
    /// `uselistorder` directives of assembly, kept for printing: the permutation of the value's uses.
    pub use_list_orders: Vec<(UsedValue, Box<[u32]>)>,
    /// `deplibs` of old editions.
    pub dependent_libraries: Vec<StrId>,
    /// Declarations that took the place of intrinsics of older editions. LLVM appends them to the module, so they
    /// are printed last.
    pub upgraded_intrinsics: Vec<GlobalId>,
    /// The number of metadata nodes that have ids in the skeleton; see `metadata.rs`.
    pub metadata_count: usize,
}

impl Module {
    /// A layer above the module's tables, for one body.
    pub fn body_context(&self) -> Context {
        Context::layered(&self.context)
    }

    /// All functions, in module order.
    pub fn functions(&self) -> impl Iterator<Item = (GlobalId, &Function)> + '_ {
        self.globals.iter().filter_map(|(id, global)| Some((id, global.as_function()?)))
    }

    /// Functions that have a body, in module order.
    pub fn definitions(&self) -> impl Iterator<Item = GlobalId> + '_ {
        self.globals
            .iter()
            .filter(|(_, global)| {
                matches!(&global.kind, GlobalKind::Function(function) if function.body.is_some())
            })
            .map(|(id, _)| id)
    }
}
