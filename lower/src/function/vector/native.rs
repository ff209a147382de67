//! Which vector operations an ISA has in a form that Cranelift lowers well; everything else goes lane by lane.
//!
//! The table follows the lowering rules of Cranelift 0.135 (`isa/*/lower.isle`). Operations that every ISA has
//! for every type are not listed: `iadd`, `isub`, the bitwise ones, `ineg`, `icmp`, `bitselect`, shifts by one
//! amount for all lanes, `fadd`, `fsub`, `fmul`, `fdiv`, `fneg`, `fabs`, `sqrt`, `splat`, `extractlane`,
//! `insertlane`, `scalar_to_vector`, `swiden_*`, `uwiden_*` and `snarrow` of 16- and 32-bit lanes.

use crate::Isa;
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{F32X4, F64X2, I8X16, I16X8, I32X4, I64X2};
use target_lexicon::Architecture;

/// Operations that not every ISA has for every vector type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum VectorOp {
    /// `imul`
    Mul,
    /// `smin`, `smax`, `umin`, `umax`
    IntMinMax,
    /// `iabs`
    Abs,
    /// `uadd_sat`, `usub_sat`
    UnsignedSaturating,
    /// `sadd_sat`, `ssub_sat`
    SignedSaturating,
    /// `avg_round`
    Average,
    /// `popcnt`
    PopCount,
    /// `fmin`, `fmax`: NaN if either is, −0 below +0
    FloatMinMax,
    /// `ceil`, `floor`, `trunc`, `nearest`
    Round,
    /// `fma`
    Fma,
    /// The conditions `one` and `ueq` of `fcmp`
    EqualityOrdered,
    /// The conditions `ugt`, `uge`, `ult` and `ule` of `fcmp`
    UnorderedInequality,
    /// `fcvt_from_sint` between lanes of one width
    FromSigned,
    /// `fcvt_from_uint` between lanes of one width
    FromUnsigned,
    /// `fcvt_to_sint_sat` between lanes of one width
    ToSigned,
    /// `fcvt_to_uint_sat` between lanes of one width
    ToUnsigned,
    /// `unarrow` from lanes of twice the width
    NarrowUnsigned,
    /// Any `shuffle`
    Shuffle,
}

/// Set of vector types: one bit each.
type Types = u8;
const B: Types = 1 << 0;
const W: Types = 1 << 1;
const D: Types = 1 << 2;
const Q: Types = 1 << 3;
const S: Types = 1 << 4;
const L: Types = 1 << 5;
const INTS: Types = B | W | D | Q;
const FLOATS: Types = S | L;
const NONE: Types = 0;

fn bit(ty: ir::Type) -> Types {
    match ty {
        I8X16 => B,
        I16X8 => W,
        I32X4 => D,
        I64X2 => Q,
        F32X4 => S,
        F64X2 => L,
        _ => NONE,
    }
}

/// The instruction-set extensions that matter here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum X64Extension {
    Base,
    Ssse3,
    Sse41,
    Fma,
}

use VectorOp as Op;
use X64Extension::{Base, Fma, Sse41, Ssse3};

/// Operation; on x86-64 the extension it takes and the types; the types on aarch64, s390x and riscv64 with V.
#[rustfmt::skip]
const TABLE: &[(Op, X64Extension, Types, Types, Types, Types)] = &[
    (Op::Mul,                Base,  W | D | Q, INTS,   INTS,      INTS),
    (Op::IntMinMax,          Base,  INTS,      INTS,   INTS,      INTS),
    (Op::Abs,                Base,  INTS,      INTS,   INTS,      INTS),
    (Op::UnsignedSaturating, Base,  B | W,     INTS,   INTS,      INTS),
    (Op::SignedSaturating,   Base,  B | W,     INTS,   B | W | D, INTS),
    (Op::Average,            Base,  B | W,     INTS,   INTS,      INTS),
    (Op::PopCount,           Base,  B,         B,      INTS,      NONE),
    (Op::FloatMinMax,        Base,  FLOATS,    FLOATS, FLOATS,    FLOATS),
    (Op::Round,              Sse41, FLOATS,    FLOATS, FLOATS,    FLOATS),
    (Op::Fma,                Fma,   FLOATS,    FLOATS, FLOATS,    FLOATS),
    (Op::EqualityOrdered,    Base,  NONE,      NONE,   FLOATS,    FLOATS),
    (Op::UnorderedInequality,Base,  FLOATS,    NONE,   FLOATS,    FLOATS),
    (Op::FromSigned,         Base,  D | Q,     D | Q,  D | Q,     D | Q),
    (Op::FromUnsigned,       Base,  D | Q,     D | Q,  D | Q,     D | Q),
    (Op::ToSigned,           Base,  D,         D | Q,  D | Q,     D | Q),
    (Op::ToUnsigned,         Base,  D,         D | Q,  D | Q,     D | Q),
    (Op::NarrowUnsigned,     Base,  B,         B | W,  B | W,     B | W),
    (Op::NarrowUnsigned,     Sse41, W,         NONE,   NONE,      NONE),
    (Op::Shuffle,            Ssse3, INTS,      INTS,   INTS,      INTS),
];

/// Vector capabilities of the ISA that a module is compiled for.
#[derive(Clone, Copy, Debug)]
pub struct NativeVectors {
    architecture: Option<VectorArchitecture>,
    ssse3: bool,
    sse41: bool,
    fma: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum VectorArchitecture {
    X64,
    Aarch64,
    S390x,
    Riscv64,
}

impl NativeVectors {
    /// What `isa` can do.
    pub fn of(isa: Isa<'_>) -> NativeVectors {
        let flags = isa.isa_flags();
        let flag = |name: &str| flags.iter().any(|flag| flag.name == name && flag.as_bool() == Some(true));
        let architecture = match isa.triple().architecture {
            Architecture::X86_64 => Some(VectorArchitecture::X64),
            Architecture::Aarch64(_) => Some(VectorArchitecture::Aarch64),
            Architecture::S390x => Some(VectorArchitecture::S390x),
            Architecture::Riscv64(_) if flag("has_v") => Some(VectorArchitecture::Riscv64),
            _ => None,
        };
        NativeVectors {
            architecture,
            ssse3: flag("has_ssse3"),
            sse41: flag("has_sse41"),
            fma: flag("has_fma") && flag("has_avx"),
        }
    }

    /// Whether 128-bit vectors exist at all.
    pub fn exist(&self) -> bool {
        self.architecture.is_some()
    }

    /// Whether this is x86-64.
    pub(crate) fn is_x64(&self) -> bool {
        self.architecture == Some(VectorArchitecture::X64)
    }

    /// Whether `op` on vectors of type `ty` reaches Cranelift as it is.
    pub(crate) fn has(&self, op: VectorOp, ty: ir::Type) -> bool {
        TABLE.iter().any(|&(entry, extension, x64, aarch64, s390x, riscv64)| {
            let types = match self.architecture {
                Some(VectorArchitecture::X64) => match extension {
                    Base => x64,
                    Ssse3 if self.ssse3 => x64,
                    Sse41 if self.sse41 => x64,
                    Fma if self.fma => x64,
                    _ => NONE,
                },
                Some(VectorArchitecture::Aarch64) => aarch64,
                Some(VectorArchitecture::S390x) => s390x,
                Some(VectorArchitecture::Riscv64) => riscv64,
                None => NONE,
            };
            entry == op && types & bit(ty) != 0
        })
    }
}
