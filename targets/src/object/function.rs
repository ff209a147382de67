//! A compiled function as code generation hands it over: made by a worker, without the object at hand.

use super::FixupKind;
use rllc_frontend::ir::GlobalId;

/// What the code or private data of a function refers to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CodeTarget {
    /// A global of the module.
    Global(GlobalId),
    /// A word of data that holds the address of a global of the module (type infos of exception tables).
    GlobalSlot(GlobalId),
    /// Any other symbol (libcalls, runtime routines), by its IR name: the platform's prefix is added.
    Name(Box<[u8]>),
    /// Any other symbol by its name in the object file (`_GLOBAL_OFFSET_TABLE_`, `_tls_index`).
    RawName(Box<[u8]>),
    /// The start of the code of a function of the module, behind what stands at its entry.
    Body(GlobalId),
    /// An offset in this function's code.
    Code(u32),
    /// An entry of this function's [`FunctionCode::data`].
    Data(u32),
    /// An entry of this function's [`FunctionCode::parts`].
    Part(u32),
    /// The function itself: its public entry (its body if it has no other).
    Itself,
}

/// A reference from code or private data; `offset` and `addend` as in [`super::Fixup`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeFixup {
    /// Bytes from the start of the function's code, or of the entry of private data.
    pub offset: u32,
    pub kind: FixupKind,
    pub target: CodeTarget,
    /// Subtracted, for differences (see [`super::Fixup::minus`]).
    pub minus: Option<CodeTarget>,
    pub addend: i64,
}

/// Read-only data that only one function uses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrivateData {
    pub bytes: Vec<u8>,
    /// In bytes, a power of two.
    pub align: u64,
    pub fixups: Vec<CodeFixup>,
}

/// A register by its DWARF number.
pub type DwarfRegister = u16;

/// One change of the call frame information (DWARF 5, 6.4.2); offsets in bytes, not factored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameChange {
    /// The CFA is `register + offset` from here on.
    DefCfa {
        register: DwarfRegister,
        offset: i32,
    },
    /// The CFA is computed from `register` with the offset so far.
    DefCfaRegister(DwarfRegister),
    /// The offset of the CFA from its register.
    DefCfaOffset(i32),
    /// `register` was saved at `CFA + offset`.
    Offset {
        register: DwarfRegister,
        offset: i32,
    },
    /// `register` was saved in `other`.
    Register {
        register: DwarfRegister,
        other: DwarfRegister,
    },
    /// `register` has its entry rule again.
    Restore(DwarfRegister),
    /// `register` was not changed.
    SameValue(DwarfRegister),
    /// `register` cannot be recovered (the return address of an outermost frame).
    Undefined(DwarfRegister),
    RememberState,
    RestoreState,
    /// AArch64: the return address changes between signed and plain.
    NegateRaState,
}

/// One operation of a Windows x64 prologue, in the terms of `UNWIND_CODE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowsUnwindOp {
    /// `UWOP_PUSH_NONVOL`; the register's number in instruction encodings.
    PushRegister(u8),
    /// `UWOP_ALLOC_SMALL`, `UWOP_ALLOC_LARGE`; bytes.
    StackAlloc(u32),
    /// `UWOP_SET_FPREG`; the offset of the frame register from the stack pointer in bytes.
    SetFrame { register: u8, offset: u8 },
    /// `UWOP_SAVE_NONVOL`; bytes from the stack pointer.
    SaveRegister { register: u8, offset: u32 },
    /// `UWOP_SAVE_XMM128`; bytes from the stack pointer.
    SaveXmm { register: u8, offset: u32 },
}

/// The personality routine of a function and its data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Personality {
    /// The routine.
    pub target: CodeTarget,
    /// The language-specific data: an entry of [`FunctionCode::data`], placed in the exception-table section.
    pub lsda: Option<u32>,
}

/// How to unwind out of a function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unwind {
    /// Changes in order of their code offsets. They start from the state at entry that the psABI says
    /// (x86-64: CFA `rsp + 8`, return address at `CFA - 8`).
    pub changes: Vec<(u32, FrameChange)>,
    /// Windows x64: the prologue's operations with the offset of the end of each instruction, in order.
    pub windows: Vec<(u32, WindowsUnwindOp)>,
    /// Windows x64: bytes of the prologue.
    pub prologue_size: u32,
    /// Windows arm64: the finished `.xdata` record's unwind words, if it needs one.
    pub windows_arm64: Option<Vec<u8>>,
    pub personality: Option<Personality>,
    /// The table serves asynchronous unwinding (`uwtable(async)`, the default of `uwtable`).
    pub asynchronous: bool,
}

impl Unwind {
    /// Whether the state at entry holds everywhere.
    pub fn is_leaf(&self) -> bool {
        self.changes.is_empty()
            && self.windows.is_empty()
            && self.windows_arm64.is_none()
            && self.personality.is_none()
    }
}

/// A compiled function.
#[derive(Clone, Debug, Default)]
pub struct FunctionCode {
    /// The public entry.
    pub code: Vec<u8>,
    /// What the code itself needs, in bytes; the module's own alignment comes on top.
    pub align: u64,
    pub fixups: Vec<CodeFixup>,
    /// Constants, jump tables, exception tables.
    pub data: Vec<PrivateData>,
    /// `None`: no unwind table for this function.
    pub unwind: Option<Unwind>,
    /// Further code of the function (the body behind an entry stub, bridges) without symbols of its own, in the
    /// function's section and group. [`CodeTarget::Part`] refers to it.
    pub parts: Vec<FunctionPart>,
    /// Code before [`FunctionCode::code`] that is the public entry instead; it calls the body at
    /// [`CodeTarget::Code`]`(0)`.
    pub entry: Option<Box<FunctionPart>>,
    /// Functions in assembly text that the code calls by their raw names (inline assembly). Equal names mean
    /// equal texts, also between functions.
    pub assembly: Vec<AssemblyStub>,
    /// Bytes of stack that the function's own frame takes.
    pub stack_size: u64,
    /// Whether the function has floating-point values.
    pub uses_floats: bool,
    /// Whether indirect jumps may lead to places behind the entry that have no landing mark (`endbr64`, `bti`), or, on
    /// AArch64, to an entry without one.
    pub unmarked_targets: bool,
    /// AArch64: whether return addresses are stored unsigned.
    pub unsigned_returns: bool,
    /// Whether the function calls through pointers.
    pub indirect_calls: bool,
    /// The type that callers through pointers check (`!kcfi_type`).
    pub checked_type: Option<u32>,
    /// Whether the function may write code onto the stack (`llvm.init.trampoline`).
    pub trampolines: bool,
    /// What tells of the function's type in front of it (`!func_sanitize`).
    pub type_words: Vec<u32>,
    /// The part of the section's name after `.text` (`hot`, `unlikely`).
    pub section_prefix: Option<Box<[u8]>>,
    /// Where the code traps if a function has another type than its caller expects: bytes from the start of the code.
    pub type_traps: Vec<u32>,
}

/// A local function in assembly text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssemblyStub {
    /// The symbol, which follows from the text.
    pub name: Box<str>,
    /// Instructions, without the label.
    pub text: String,
}

/// Code that belongs to a function but is not part of its body.
#[derive(Clone, Debug, Default)]
pub struct FunctionPart {
    pub code: Vec<u8>,
    pub align: u64,
    pub fixups: Vec<CodeFixup>,
    pub unwind: Option<Unwind>,
}
