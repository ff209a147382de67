//! Numbers in records as the IR's enumerations, and the types that operations take.

use crate::ir::{
    Align, ArithFlags, BinOp, CastOp, CodeModel, ComdatKind, DllStorage, FcmpPred, GepFlags, IcmpPred,
    Linkage, Ordering, RmwOp, TlsModel, Type, TypeId, TypeTable, UnnamedAddr, Visibility,
};

/// Binary operations by number, on integers and on floats.
const BINARY: [(BinOp, Option<BinOp>); 13] = [
    (BinOp::Add, Some(BinOp::FAdd)),
    (BinOp::Sub, Some(BinOp::FSub)),
    (BinOp::Mul, Some(BinOp::FMul)),
    (BinOp::UDiv, None),
    (BinOp::SDiv, Some(BinOp::FDiv)),
    (BinOp::URem, None),
    (BinOp::SRem, Some(BinOp::FRem)),
    (BinOp::Shl, None),
    (BinOp::LShr, None),
    (BinOp::AShr, None),
    (BinOp::And, None),
    (BinOp::Or, None),
    (BinOp::Xor, None),
];

/// The binary operation with this number on values of type `ty`.
pub fn binary_op(code: u64, types: &TypeTable, ty: TypeId) -> Option<BinOp> {
    let (int, float) = *BINARY.get(usize::try_from(code).ok()?)?;
    let scalar = types.scalar(ty);
    if types.is_int(scalar) {
        Some(int)
    } else if types.is_float(scalar) {
        float
    } else {
        None
    }
}

/// The flags of a binary operation, or its fast-math flags.
pub fn binary_flags(op: BinOp, word: u64) -> ArithFlags {
    match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl => wrap_flags(word),
        BinOp::SDiv | BinOp::UDiv | BinOp::LShr | BinOp::AShr if word & 1 != 0 => ArithFlags::EXACT,
        BinOp::Or if word & 1 != 0 => ArithFlags::DISJOINT,
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => fast_math(word),
        _ => ArithFlags::NONE,
    }
}

/// `nuw` in bit 0, `nsw` in bit 1.
fn wrap_flags(word: u64) -> ArithFlags {
    let mut flags = ArithFlags::NONE;
    if word & 1 != 0 {
        flags = flags.with(ArithFlags::NUW);
    }
    if word & 2 != 0 {
        flags = flags.with(ArithFlags::NSW);
    }
    flags
}

/// The flags of a conversion.
pub fn cast_flags(op: CastOp, word: u64) -> ArithFlags {
    match op {
        CastOp::Trunc => wrap_flags(word),
        CastOp::ZExt if word & 1 != 0 => ArithFlags::NNEG,
        CastOp::UiToFp => {
            let flags = fast_math(word >> 1);
            if word & 1 != 0 { flags.with(ArithFlags::NNEG) } else { flags }
        }
        CastOp::FpTrunc | CastOp::FpExt | CastOp::SiToFp => fast_math(word),
        _ => ArithFlags::NONE,
    }
}

/// Fast-math flags by bit; bit 0 is the old "unsafe algebra", which is all of them.
pub fn fast_math(word: u64) -> ArithFlags {
    const BITS: [ArithFlags; 8] = [
        ArithFlags::FAST,
        ArithFlags::NNAN,
        ArithFlags::NINF,
        ArithFlags::NSZ,
        ArithFlags::ARCP,
        ArithFlags::CONTRACT,
        ArithFlags::AFN,
        ArithFlags::REASSOC,
    ];
    let mut flags = ArithFlags::NONE;
    for (bit, flag) in BITS.into_iter().enumerate() {
        if word >> bit & 1 != 0 {
            flags = flags.with(flag);
        }
    }
    flags
}

/// The conversion with this number.
pub fn cast_op(code: u64) -> Option<CastOp> {
    const CASTS: [CastOp; 14] = [
        CastOp::Trunc,
        CastOp::ZExt,
        CastOp::SExt,
        CastOp::FpToUi,
        CastOp::FpToSi,
        CastOp::UiToFp,
        CastOp::SiToFp,
        CastOp::FpTrunc,
        CastOp::FpExt,
        CastOp::PtrToInt,
        CastOp::IntToPtr,
        CastOp::BitCast,
        CastOp::AddrSpaceCast,
        CastOp::PtrToAddr,
    ];
    CASTS.get(usize::try_from(code).ok()?).copied()
}

/// The width of a number's type, or of a vector of them as a whole; `None` for other types.
fn primitive_bits(types: &TypeTable, ty: TypeId) -> Option<(u64, bool)> {
    Some(match types.get(ty) {
        Type::Int(bits) | Type::Byte(bits) => (u64::from(*bits), false),
        Type::Half | Type::BFloat => (16, false),
        Type::Float => (32, false),
        Type::Double => (64, false),
        Type::X86Fp80 => (80, false),
        Type::Fp128 | Type::PpcFp128 => (128, false),
        Type::X86Amx => (8192, false),
        Type::Vector { elem, len, scalable } => {
            (primitive_bits(types, *elem)?.0.checked_mul(u64::from(*len))?, *scalable)
        }
        _ => return None,
    })
}

/// Whether a conversion exists between two types (LangRef, "Conversion Operations").
pub fn cast_is_valid(types: &TypeTable, op: CastOp, from: TypeId, to: TypeId) -> bool {
    let (from_scalar, to_scalar) = (types.scalar(from), types.scalar(to));
    let lanes = |ty: TypeId| match types.get(ty) {
        Type::Vector { len, scalable, .. } => Some((*len, *scalable)),
        _ => None,
    };
    if op == CastOp::BitCast {
        if from == to {
            return !types.is_aggregate(from) && types.is_first_class(from);
        }
        let (from_ptr, to_ptr) = (types.is_ptr(from_scalar), types.is_ptr(to_scalar));
        if from_ptr || to_ptr {
            let pointers = |n: Option<(u32, bool)>| n.unwrap_or((1, false));
            return from_scalar == to_scalar && pointers(lanes(from)) == pointers(lanes(to));
        }
        return match (primitive_bits(types, from), primitive_bits(types, to)) {
            (Some(a), Some(b)) => a == b,
            _ => false,
        };
    }
    if lanes(from) != lanes(to) {
        return false;
    }
    let bits = |ty: TypeId| primitive_bits(types, ty).map_or(0, |bits| bits.0);
    let (a, b) = (bits(from_scalar), bits(to_scalar));
    let (from_int, to_int) = (types.is_int(from_scalar), types.is_int(to_scalar));
    let (from_float, to_float) = (types.is_float(from_scalar), types.is_float(to_scalar));
    match op {
        CastOp::Trunc => from_int && to_int && a > b,
        CastOp::ZExt | CastOp::SExt => from_int && to_int && a < b,
        CastOp::FpTrunc => from_float && to_float && a > b,
        CastOp::FpExt => from_float && to_float && a < b,
        CastOp::FpToUi | CastOp::FpToSi => from_float && to_int,
        CastOp::UiToFp | CastOp::SiToFp => from_int && to_float,
        CastOp::PtrToInt | CastOp::PtrToAddr => types.is_ptr(from_scalar) && to_int,
        CastOp::IntToPtr => from_int && types.is_ptr(to_scalar),
        CastOp::AddrSpaceCast => {
            types.is_ptr(from_scalar) && types.is_ptr(to_scalar) && from_scalar != to_scalar
        }
        CastOp::BitCast => false,
    }
}

/// The integer predicate with this number (32 to 41).
pub fn icmp_pred(code: u64) -> Option<IcmpPred> {
    IcmpPred::ALL.get(usize::try_from(code.checked_sub(32)?).ok()?).copied()
}

/// The floating-point predicate with this number (0 to 15).
pub fn fcmp_pred(code: u64) -> Option<FcmpPred> {
    FcmpPred::ALL.get(usize::try_from(code).ok()?).copied()
}

/// Flags of `getelementptr`; `inbounds` implies `nusw`.
pub fn gep_flags(word: u64) -> GepFlags {
    let mut flags = GepFlags::NONE;
    if word & 1 != 0 {
        flags = flags.with(GepFlags::INBOUNDS).with(GepFlags::NUSW);
    }
    if word & 2 != 0 {
        flags = flags.with(GepFlags::NUSW);
    }
    if word & 4 != 0 {
        flags = flags.with(GepFlags::NUW);
    }
    flags
}

/// The ordering with this number, `None` for "not atomic". LLVM takes unknown numbers for the strongest.
pub fn ordering(code: u64) -> Option<Ordering> {
    match code {
        0 => None,
        1 => Some(Ordering::Unordered),
        2 => Some(Ordering::Monotonic),
        3 => Some(Ordering::Acquire),
        4 => Some(Ordering::Release),
        5 => Some(Ordering::AcqRel),
        _ => Some(Ordering::SeqCst),
    }
}

/// The operation of `atomicrmw` with this number.
pub fn rmw_op(code: u64) -> Option<RmwOp> {
    const OPERATIONS: [RmwOp; 23] = [
        RmwOp::Xchg,
        RmwOp::Add,
        RmwOp::Sub,
        RmwOp::And,
        RmwOp::Nand,
        RmwOp::Or,
        RmwOp::Xor,
        RmwOp::Max,
        RmwOp::Min,
        RmwOp::UMax,
        RmwOp::UMin,
        RmwOp::FAdd,
        RmwOp::FSub,
        RmwOp::FMax,
        RmwOp::FMin,
        RmwOp::UIncWrap,
        RmwOp::UDecWrap,
        RmwOp::USubCond,
        RmwOp::USubSat,
        RmwOp::FMaximum,
        RmwOp::FMinimum,
        RmwOp::FMaximumNum,
        RmwOp::FMinimumNum,
    ];
    OPERATIONS.get(usize::try_from(code).ok()?).copied()
}

/// An alignment stored as its exponent plus 1; 0 is none. The outer `None`: out of range.
pub fn alignment(code: u64) -> Option<Option<Align>> {
    match code {
        0 => Some(None),
        1..=33 => Some(Align::from_log2(code as u32 - 1)),
        _ => None,
    }
}

/// The linkage with this number. Numbers of linkages that are gone, and unknown ones, count as what replaced them.
pub fn linkage(code: u64) -> Linkage {
    match code {
        1 | 16 => Linkage::WeakAny,
        2 => Linkage::Appending,
        3 => Linkage::Internal,
        4 | 18 => Linkage::LinkOnceAny,
        7 => Linkage::ExternalWeak,
        8 => Linkage::Common,
        9 | 13 | 14 => Linkage::Private,
        10 | 17 => Linkage::WeakOdr,
        11 | 19 => Linkage::LinkOnceOdr,
        12 => Linkage::AvailableExternally,
        _ => Linkage::External,
    }
}

/// Whether a linkage's number is from before comdats, when weak symbols were comdats of their own.
pub fn has_implicit_comdat(code: u64) -> bool {
    matches!(code, 1 | 4 | 10 | 11)
}

/// The DLL storage class that old linkages 5 and 6 stand for.
pub fn dll_storage_of_linkage(code: u64) -> DllStorage {
    match code {
        5 => DllStorage::Import,
        6 => DllStorage::Export,
        _ => DllStorage::None,
    }
}

/// The visibility with this number.
pub fn visibility(code: u64) -> Visibility {
    match code {
        1 => Visibility::Hidden,
        2 => Visibility::Protected,
        _ => Visibility::Default,
    }
}

/// The DLL storage class with this number.
pub fn dll_storage(code: u64) -> DllStorage {
    match code {
        1 => DllStorage::Import,
        2 => DllStorage::Export,
        _ => DllStorage::None,
    }
}

/// The thread-local model with this number; unknown ones count as the most general.
pub fn tls_model(code: u64) -> Option<TlsModel> {
    match code {
        0 => None,
        2 => Some(TlsModel::LocalDynamic),
        3 => Some(TlsModel::InitialExec),
        4 => Some(TlsModel::LocalExec),
        _ => Some(TlsModel::GeneralDynamic),
    }
}

/// The significance of an address with this number.
pub fn unnamed_addr(code: u64) -> UnnamedAddr {
    match code {
        1 => UnnamedAddr::Global,
        2 => UnnamedAddr::Local,
        _ => UnnamedAddr::None,
    }
}

/// The code model with this number.
pub fn code_model(code: u64) -> Option<CodeModel> {
    CodeModel::ALL.get(usize::try_from(code.checked_sub(1)?).ok()?).copied()
}

/// The comdat kind with this number.
pub fn comdat_kind(code: u64) -> ComdatKind {
    match code {
        2 => ComdatKind::ExactMatch,
        3 => ComdatKind::Largest,
        4 => ComdatKind::NoDeduplicate,
        5 => ComdatKind::SameSize,
        _ => ComdatKind::Any,
    }
}
