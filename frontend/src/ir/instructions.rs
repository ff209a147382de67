//! Instructions and the enumerations their fields use (LangRef, "Instruction Reference").

use super::{AsmId, AttrListId, BlockId, CallId, ConstId, MdRef, StrId, TypeId, ValueId};
use cranelift_entity::packed_option::PackedOption;

/// Generates an enumeration whose variants have a spelling in assembly text.
macro_rules! keywords {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant,)* }

        impl $name {
            /// All variants, in the order of declaration.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The keyword in assembly text.
            pub fn keyword(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }

            /// The variant that `keyword` spells.
            pub fn from_keyword(keyword: &[u8]) -> Option<$name> {
                $(if keyword == $text.as_bytes() { return Some($name::$variant); })*
                None
            }
        }
    };
}
pub(crate) use keywords;

keywords! {
    /// Binary operations.
    BinOp {
        Add = "add", Sub = "sub", Mul = "mul",
        UDiv = "udiv", SDiv = "sdiv", URem = "urem", SRem = "srem",
        Shl = "shl", LShr = "lshr", AShr = "ashr",
        And = "and", Or = "or", Xor = "xor",
        FAdd = "fadd", FSub = "fsub", FMul = "fmul", FDiv = "fdiv", FRem = "frem",
    }
}

impl BinOp {
    /// Whether the operands are floating-point.
    pub fn is_float(self) -> bool {
        matches!(self, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem)
    }
}

keywords! {
    /// Conversions.
    CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext",
        FpTrunc = "fptrunc", FpExt = "fpext",
        FpToUi = "fptoui", FpToSi = "fptosi", UiToFp = "uitofp", SiToFp = "sitofp",
        PtrToInt = "ptrtoint", PtrToAddr = "ptrtoaddr", IntToPtr = "inttoptr",
        BitCast = "bitcast", AddrSpaceCast = "addrspacecast",
    }
}

keywords! {
    /// Integer comparison predicates.
    IcmpPred {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Sgt = "sgt", Sge = "sge", Slt = "slt", Sle = "sle",
    }
}

keywords! {
    /// Floating-point comparison predicates, in the order of their bitcode numbers 0–15.
    FcmpPred {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one",
        Ord = "ord", Uno = "uno", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Une = "une", True = "true",
    }
}

keywords! {
    /// Memory orderings, weakest first.
    Ordering {
        Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire", Release = "release",
        AcqRel = "acq_rel", SeqCst = "seq_cst",
    }
}

keywords! {
    /// Operations of `atomicrmw`.
    RmwOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor",
        Max = "max", Min = "min", UMax = "umax", UMin = "umin",
        FAdd = "fadd", FSub = "fsub", FMax = "fmax", FMin = "fmin",
        FMaximum = "fmaximum", FMinimum = "fminimum",
        UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap", USubCond = "usub_cond", USubSat = "usub_sat",
        FMaximumNum = "fmaximumnum", FMinimumNum = "fminimumnum",
    }
}

impl RmwOp {
    /// Whether it calculates with floating-point values.
    pub fn is_float(self) -> bool {
        matches!(
            self,
            RmwOp::FAdd
                | RmwOp::FSub
                | RmwOp::FMax
                | RmwOp::FMin
                | RmwOp::FMaximum
                | RmwOp::FMinimum
                | RmwOp::FMaximumNum
                | RmwOp::FMinimumNum
        )
    }
}

keywords! {
    /// Tail-call markers.
    TailKind {
        None = "", Tail = "tail", MustTail = "musttail", NoTail = "notail",
    }
}

/// Flags of arithmetic, casts, comparisons and anything else that takes them.
///
/// One set of bits for all: `nuw nsw exact disjoint nneg samesign` and the fast-math flags.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct ArithFlags(pub u16);

impl ArithFlags {
    pub const NONE: ArithFlags = ArithFlags(0);
    pub const NUW: ArithFlags = ArithFlags(1 << 0);
    pub const NSW: ArithFlags = ArithFlags(1 << 1);
    pub const EXACT: ArithFlags = ArithFlags(1 << 2);
    pub const DISJOINT: ArithFlags = ArithFlags(1 << 3);
    pub const NNEG: ArithFlags = ArithFlags(1 << 4);
    pub const SAMESIGN: ArithFlags = ArithFlags(1 << 5);
    pub const REASSOC: ArithFlags = ArithFlags(1 << 6);
    pub const NNAN: ArithFlags = ArithFlags(1 << 7);
    pub const NINF: ArithFlags = ArithFlags(1 << 8);
    pub const NSZ: ArithFlags = ArithFlags(1 << 9);
    pub const ARCP: ArithFlags = ArithFlags(1 << 10);
    pub const CONTRACT: ArithFlags = ArithFlags(1 << 11);
    pub const AFN: ArithFlags = ArithFlags(1 << 12);
    /// All fast-math flags.
    pub const FAST: ArithFlags = ArithFlags(0b1111111 << 6);

    /// Whether all of `other` is set.
    pub fn contains(self, other: ArithFlags) -> bool {
        self.0 & other.0 == other.0
    }

    /// Both sets together.
    #[must_use]
    pub fn with(self, other: ArithFlags) -> ArithFlags {
        ArithFlags(self.0 | other.0)
    }
}

/// Flags of `getelementptr`. `inbounds` implies `nusw`: readers set both.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct GepFlags(pub u8);

impl GepFlags {
    pub const NONE: GepFlags = GepFlags(0);
    pub const INBOUNDS: GepFlags = GepFlags(1 << 0);
    pub const NUSW: GepFlags = GepFlags(1 << 1);
    pub const NUW: GepFlags = GepFlags(1 << 2);

    /// Whether all of `other` is set.
    pub fn contains(self, other: GepFlags) -> bool {
        self.0 & other.0 == other.0
    }

    /// Both sets together.
    #[must_use]
    pub fn with(self, other: GepFlags) -> GepFlags {
        GepFlags(self.0 | other.0)
    }
}

/// A calling convention by its LLVM number (`llvm/IR/CallingConv.h`).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CallConv(pub u32);

impl CallConv {
    /// The keywords of assembly text, by number; the C convention (0) and the numbers without a keyword are
    /// not listed, nor `riscv_vls_cc(n)`, which is 112 for n = 32 up to 123 for n = 65536.
    #[rustfmt::skip]
    pub const KEYWORDS: &'static [(u32, &'static str)] = &[
        (8, "fastcc"), (9, "coldcc"), (10, "ghccc"), (13, "anyregcc"), (14, "preserve_mostcc"),
        (15, "preserve_allcc"), (16, "swiftcc"), (17, "cxx_fast_tlscc"), (18, "tailcc"),
        (19, "cfguard_checkcc"), (20, "swifttailcc"), (21, "preserve_nonecc"), (64, "x86_stdcallcc"),
        (65, "x86_fastcallcc"), (66, "arm_apcscc"), (67, "arm_aapcscc"), (68, "arm_aapcs_vfpcc"),
        (69, "msp430_intrcc"), (70, "x86_thiscallcc"), (71, "ptx_kernel"), (72, "ptx_device"),
        (75, "spir_func"), (76, "spir_kernel"), (77, "intel_ocl_bicc"), (78, "x86_64_sysvcc"),
        (79, "win64cc"), (80, "x86_vectorcallcc"), (81, "hhvmcc"), (82, "hhvm_ccc"), (83, "x86_intrcc"),
        (84, "avr_intrcc"), (85, "avr_signalcc"), (87, "amdgpu_vs"), (88, "amdgpu_gs"), (89, "amdgpu_ps"),
        (90, "amdgpu_cs"), (91, "amdgpu_kernel"), (92, "x86_regcallcc"), (93, "amdgpu_hs"),
        (95, "amdgpu_ls"), (96, "amdgpu_es"), (97, "aarch64_vector_pcs"), (98, "aarch64_sve_vector_pcs"),
        (100, "amdgpu_gfx"), (102, "aarch64_sme_preservemost_from_x0"),
        (103, "aarch64_sme_preservemost_from_x2"), (104, "amdgpu_cs_chain"),
        (105, "amdgpu_cs_chain_preserve"), (106, "m68k_rtdcc"), (107, "graalcc"), (110, "riscv_vector_cc"),
        (111, "aarch64_sme_preservemost_from_x1"), (124, "amdgpu_gfx_whole_wave"),
        (125, "cheriot_compartmentcallcc"), (126, "cheriot_compartmentcalleecc"),
        (127, "cheriot_librarycallcc"),
    ];

    /// The keyword, if this convention has one without arguments.
    pub fn keyword(self) -> Option<&'static str> {
        CallConv::KEYWORDS.iter().find(|(number, _)| *number == self.0).map(|&(_, keyword)| keyword)
    }

    /// The convention that `keyword` spells.
    pub fn from_keyword(keyword: &[u8]) -> Option<CallConv> {
        let found = CallConv::KEYWORDS.iter().find(|(_, text)| text.as_bytes() == keyword);
        found.map(|&(number, _)| CallConv(number))
    }
}

/// An alignment in bytes, a power of two up to 2^32 (LangRef).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Align(u8);

impl Align {
    pub const ONE: Align = Align(0);

    /// `bytes` as an alignment; `None` unless it is a power of two of at most 2^32.
    pub fn new(bytes: u64) -> Option<Align> {
        (bytes.is_power_of_two() && bytes <= 1 << 32).then(|| Align(bytes.trailing_zeros() as u8))
    }

    /// The alignment 2^`log2` bytes; `None` above 2^32.
    pub fn from_log2(log2: u32) -> Option<Align> {
        (log2 <= 32).then_some(Align(log2 as u8))
    }

    /// In bytes.
    pub fn bytes(self) -> u64 {
        1 << self.0
    }

    /// The exponent of two.
    pub fn log2(self) -> u8 {
        self.0
    }
}

/// An operand. Its type: [`super::Body::operand_type`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// An argument or the result of an instruction.
    Value(ValueId),
    Const(ConstId),
    /// Metadata as a value; an index into [`super::Body::metadata_operands`].
    Metadata(u32),
    /// Inline assembly, only as a callee.
    Asm(AsmId),
    /// A basic block, only as an argument of an intrinsic that takes `label`s (none today) or of old `callbr`s.
    Block(BlockId),
}

/// A list in one of the body's pools. Copyable; read it with the matching accessor of [`super::Body`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct ListRef {
    pub start: u32,
    pub len: u32,
}

/// Ordering and synchronization scope of an atomic access.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Atomicity {
    pub ordering: Ordering,
    /// `None` is the system scope, `Some("singlethread")` and others are named.
    pub scope: Option<StrId>,
}

/// Operation and operands of an instruction.
#[derive(Clone, PartialEq, Debug)]
pub enum InstKind {
    /// `fneg`, the only unary operation.
    FNeg {
        flags: ArithFlags,
        arg: Operand,
    },
    Binary {
        op: BinOp,
        flags: ArithFlags,
        args: [Operand; 2],
    },
    /// The target type is the instruction's type.
    Cast {
        op: CastOp,
        flags: ArithFlags,
        arg: Operand,
    },
    Icmp {
        pred: IcmpPred,
        flags: ArithFlags,
        args: [Operand; 2],
    },
    Fcmp {
        pred: FcmpPred,
        flags: ArithFlags,
        args: [Operand; 2],
    },
    /// Condition, value if true, value if false.
    Select {
        flags: ArithFlags,
        args: [Operand; 3],
    },
    /// Values in the operand pool, blocks in the block pool, pairwise.
    Phi {
        flags: ArithFlags,
        values: ListRef,
        blocks: ListRef,
    },
    Freeze {
        arg: Operand,
    },
    ExtractElement {
        vector: Operand,
        index: Operand,
    },
    InsertElement {
        vector: Operand,
        element: Operand,
        index: Operand,
    },
    /// The mask lies in the body's integer pool: lane numbers as `u32`, `u32::MAX` for poison. For a scalable
    /// result the mask has one entry: 0 (zeroinitializer) or `u32::MAX`.
    ShuffleVector {
        args: [Operand; 2],
        mask: ListRef,
    },
    /// Indices in the integer pool.
    ExtractValue {
        aggregate: Operand,
        indices: ListRef,
    },
    InsertValue {
        aggregate: Operand,
        element: Operand,
        indices: ListRef,
    },
    /// `count` is the constant i32 1 if none is written.
    Alloca {
        ty: TypeId,
        count: Operand,
        align: Option<Align>,
        inalloca: bool,
        swifterror: bool,
    },
    /// The loaded type is the instruction's type.
    Load {
        ptr: Operand,
        align: Option<Align>,
        volatile: bool,
        atomic: Option<Atomicity>,
    },
    Store {
        value: Operand,
        ptr: Operand,
        align: Option<Align>,
        volatile: bool,
        atomic: Option<Atomicity>,
    },
    Fence {
        atomic: Atomicity,
    },
    /// Result `{ T, i1 }`.
    CmpXchg {
        ptr: Operand,
        expected: Operand,
        new: Operand,
        weak: bool,
        volatile: bool,
        success: Atomicity,
        failure: Ordering,
        align: Option<Align>,
    },
    AtomicRmw {
        op: RmwOp,
        ptr: Operand,
        value: Operand,
        volatile: bool,
        atomic: Atomicity,
        align: Option<Align>,
    },
    /// `base` is a pointer or vector of pointers; indices in the operand pool.
    GetElementPtr {
        source_type: TypeId,
        flags: GepFlags,
        base: Operand,
        indices: ListRef,
    },
    Call(CallId),
    /// `va_arg`; the type read is the instruction's type.
    VaArg {
        list: Operand,
    },
    /// Clauses: operands in the operand pool; whether each is a `filter` in the integer pool (0 catch, 1 filter).
    LandingPad {
        cleanup: bool,
        clauses: ListRef,
        kinds: ListRef,
    },
    /// `parent` is a token or `none`.
    CatchPad {
        parent: Operand,
        args: ListRef,
    },
    CleanupPad {
        parent: Operand,
        args: ListRef,
    },

    // Terminators.
    Ret {
        value: Option<Operand>,
    },
    Br {
        dest: BlockId,
    },
    CondBr {
        cond: Operand,
        then_dest: BlockId,
        else_dest: BlockId,
    },
    /// Case values (constants) in the operand pool, destinations in the block pool, pairwise.
    Switch {
        value: Operand,
        default: BlockId,
        values: ListRef,
        dests: ListRef,
    },
    IndirectBr {
        address: Operand,
        dests: ListRef,
    },
    Invoke {
        call: CallId,
        normal: BlockId,
        unwind: BlockId,
    },
    CallBr {
        call: CallId,
        fallthrough: BlockId,
        indirect: ListRef,
    },
    Resume {
        value: Operand,
    },
    /// `unwind`: `None` unwinds to the caller.
    CatchSwitch {
        parent: Operand,
        handlers: ListRef,
        unwind: PackedOption<BlockId>,
    },
    CatchRet {
        pad: Operand,
        dest: BlockId,
    },
    CleanupRet {
        pad: Operand,
        unwind: PackedOption<BlockId>,
    },
    Unreachable,
}

impl InstKind {
    /// Calls `visit` with every successor that the instruction itself holds: not those in lists of the body's pool.
    pub fn own_successors(&mut self, mut visit: impl FnMut(&mut BlockId)) {
        let mut optional = |block: &mut PackedOption<BlockId>| {
            if let Some(mut known) = block.expand() {
                visit(&mut known);
                *block = known.into();
            }
        };
        match self {
            InstKind::CatchSwitch { unwind, .. } | InstKind::CleanupRet { unwind, .. } => optional(unwind),
            InstKind::Br { dest } | InstKind::CatchRet { dest, .. } => visit(dest),
            InstKind::CondBr { then_dest, else_dest, .. } => {
                visit(then_dest);
                visit(else_dest);
            }
            InstKind::Switch { default, .. } => visit(default),
            InstKind::Invoke { normal, unwind, .. } => {
                visit(normal);
                visit(unwind);
            }
            InstKind::CallBr { fallthrough, .. } => visit(fallthrough),
            _ => {}
        }
    }

    /// Calls `visit` with every operand that the instruction itself holds: not those in lists of the body's
    /// pools, nor those of calls.
    pub fn for_each_operand_mut(&mut self, mut visit: impl FnMut(&mut Operand)) {
        match self {
            InstKind::FNeg { arg, .. }
            | InstKind::Cast { arg, .. }
            | InstKind::Freeze { arg }
            | InstKind::VaArg { list: arg }
            | InstKind::ExtractValue { aggregate: arg, .. }
            | InstKind::Load { ptr: arg, .. }
            | InstKind::CatchPad { parent: arg, .. }
            | InstKind::CleanupPad { parent: arg, .. }
            | InstKind::CondBr { cond: arg, .. }
            | InstKind::Switch { value: arg, .. }
            | InstKind::IndirectBr { address: arg, .. }
            | InstKind::Resume { value: arg }
            | InstKind::CatchSwitch { parent: arg, .. }
            | InstKind::CatchRet { pad: arg, .. }
            | InstKind::CleanupRet { pad: arg, .. } => visit(arg),
            InstKind::Binary { args, .. }
            | InstKind::Icmp { args, .. }
            | InstKind::Fcmp { args, .. }
            | InstKind::ShuffleVector { args, .. } => args.iter_mut().for_each(visit),
            InstKind::Select { args, .. } => args.iter_mut().for_each(visit),
            InstKind::ExtractElement { vector, index } => {
                visit(vector);
                visit(index);
            }
            InstKind::InsertElement { vector, element, index } => {
                visit(vector);
                visit(element);
                visit(index);
            }
            InstKind::InsertValue { aggregate, element, .. } => {
                visit(aggregate);
                visit(element);
            }
            InstKind::Alloca { count, .. } => visit(count),
            InstKind::Store { value, ptr, .. } | InstKind::AtomicRmw { value, ptr, .. } => {
                visit(value);
                visit(ptr);
            }
            InstKind::CmpXchg { ptr, expected, new, .. } => {
                visit(ptr);
                visit(expected);
                visit(new);
            }
            InstKind::GetElementPtr { base, .. } => visit(base),
            InstKind::Ret { value } => {
                if let Some(value) = value {
                    visit(value);
                }
            }
            InstKind::Phi { .. }
            | InstKind::Fence { .. }
            | InstKind::Call(_)
            | InstKind::LandingPad { .. }
            | InstKind::Br { .. }
            | InstKind::Invoke { .. }
            | InstKind::CallBr { .. }
            | InstKind::Unreachable => {}
        }
    }

    /// Whether the instruction ends its block.
    pub fn is_terminator(&self) -> bool {
        matches!(
            self,
            InstKind::Ret { .. }
                | InstKind::Br { .. }
                | InstKind::CondBr { .. }
                | InstKind::Switch { .. }
                | InstKind::IndirectBr { .. }
                | InstKind::Invoke { .. }
                | InstKind::CallBr { .. }
                | InstKind::Resume { .. }
                | InstKind::CatchSwitch { .. }
                | InstKind::CatchRet { .. }
                | InstKind::CleanupRet { .. }
                | InstKind::Unreachable
        )
    }
}

/// What `call`, `invoke` and `callbr` share.
#[derive(Clone, PartialEq, Debug)]
pub struct CallData {
    pub callee: Operand,
    /// The function type of the call.
    pub function_type: TypeId,
    /// In the operand pool.
    pub args: ListRef,
    pub conv: CallConv,
    pub tail: TailKind,
    pub flags: ArithFlags,
    /// `addrspace(n)` as written; `None`: the default of the data layout.
    pub addrspace: Option<u32>,
    pub attrs: AttrListId,
    /// Operand bundles.
    pub bundles: Box<[OperandBundle]>,
}

impl CallData {
    /// A call in C's convention with nothing but its operands.
    pub fn plain(callee: Operand, function_type: TypeId, args: ListRef) -> CallData {
        CallData {
            callee,
            function_type,
            args,
            conv: CallConv::default(),
            tail: TailKind::None,
            flags: ArithFlags::NONE,
            addrspace: None,
            attrs: AttrListId::EMPTY,
            bundles: Box::default(),
        }
    }
}

/// `[ "tag"(operands) ]`.
#[derive(Clone, PartialEq, Debug)]
pub struct OperandBundle {
    pub tag: StrId,
    /// In the operand pool.
    pub args: ListRef,
}

/// An inline-assembly value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InlineAsm {
    pub template: StrId,
    pub constraints: StrId,
    pub function_type: TypeId,
    pub side_effect: bool,
    pub align_stack: bool,
    pub intel_dialect: bool,
    pub can_throw: bool,
}

/// A metadata attachment: kind (`"dbg"`, `"tbaa"`, …) and node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attachment {
    pub kind: StrId,
    pub node: MdRef,
}
