//! Intrinsics that are functions of their arguments alone.

use super::super::{Lowered, Parts, Translator};
use rllc_frontend::ir::TypeId;

macro_rules! pure_intrinsics {
    ($($variant:ident = $name:literal,)*) => {
        /// A pure intrinsic, by its name without `llvm.` and type suffixes.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Pure { $($variant,)* }

        impl Pure {
            /// The intrinsic with this name.
            pub fn from_name(name: &str) -> Option<Pure> {
                match name { $($name => Some(Pure::$variant),)* _ => None }
            }

            /// The name without `llvm.`.
            pub fn name(self) -> &'static str {
                match self { $(Pure::$variant => $name,)* }
            }
        }
    };
}

pure_intrinsics! {
    Abs = "abs", SMin = "smin", SMax = "smax", UMin = "umin", UMax = "umax",
    SCmp = "scmp", UCmp = "ucmp",
    CtPop = "ctpop", CtLz = "ctlz", CtTz = "cttz", BSwap = "bswap", BitReverse = "bitreverse",
    FshL = "fshl", FshR = "fshr",
    SAddOverflow = "sadd.with.overflow", UAddOverflow = "uadd.with.overflow",
    SSubOverflow = "ssub.with.overflow", USubOverflow = "usub.with.overflow",
    SMulOverflow = "smul.with.overflow", UMulOverflow = "umul.with.overflow",
    SAddSat = "sadd.sat", UAddSat = "uadd.sat", SSubSat = "ssub.sat", USubSat = "usub.sat",
    SShlSat = "sshl.sat", UShlSat = "ushl.sat",
    SMulFix = "smul.fix", UMulFix = "umul.fix", SMulFixSat = "smul.fix.sat", UMulFixSat = "umul.fix.sat",
    SDivFix = "sdiv.fix", UDivFix = "udiv.fix", SDivFixSat = "sdiv.fix.sat", UDivFixSat = "udiv.fix.sat",
    ClMul = "clmul",

    FAbs = "fabs", Sqrt = "sqrt", Fma = "fma", FMulAdd = "fmuladd",
    Floor = "floor", Ceil = "ceil", Trunc = "trunc", Rint = "rint", NearbyInt = "nearbyint",
    Round = "round", RoundEven = "roundeven",
    CopySign = "copysign", Canonicalize = "canonicalize",
    MinNum = "minnum", MaxNum = "maxnum", Minimum = "minimum", Maximum = "maximum",
    MinimumNum = "minimumnum", MaximumNum = "maximumnum",
    Pow = "pow", PowI = "powi", Exp = "exp", Exp2 = "exp2", Exp10 = "exp10",
    Log = "log", Log2 = "log2", Log10 = "log10",
    Sin = "sin", Cos = "cos", Tan = "tan", ASin = "asin", ACos = "acos", ATan = "atan", ATan2 = "atan2",
    SinH = "sinh", CosH = "cosh", TanH = "tanh", SinCos = "sincos",
    LdExp = "ldexp", FrExp = "frexp", ModF = "modf",
    LRint = "lrint", LLRint = "llrint", LRound = "lround", LLRound = "llround",
    FpToSiSat = "fptosi.sat", FpToUiSat = "fptoui.sat", IsFpClass = "is.fpclass",
}

impl Pure {
    /// Whether its first operand is a floating-point number; else it is an integer.
    pub fn is_float(self) -> bool {
        self as u8 >= Pure::FAbs as u8
    }

    /// The function of the C mathematics library that computes it on doubles, if its operands and result are
    /// all of the one type, or its result is a `long`.
    pub fn library_name(self) -> Option<&'static str> {
        Some(match self {
            Pure::Sqrt => "sqrt",
            Pure::Fma => "fma",
            Pure::Floor => "floor",
            Pure::Ceil => "ceil",
            Pure::Trunc => "trunc",
            Pure::Rint => "rint",
            Pure::NearbyInt => "nearbyint",
            Pure::Round => "round",
            Pure::RoundEven => "roundeven",
            Pure::Pow => "pow",
            Pure::Exp => "exp",
            Pure::Exp2 => "exp2",
            Pure::Exp10 => "exp10",
            Pure::Log => "log",
            Pure::Log2 => "log2",
            Pure::Log10 => "log10",
            Pure::Sin => "sin",
            Pure::Cos => "cos",
            Pure::Tan => "tan",
            Pure::ASin => "asin",
            Pure::ACos => "acos",
            Pure::ATan => "atan",
            Pure::ATan2 => "atan2",
            Pure::SinH => "sinh",
            Pure::CosH => "cosh",
            Pure::TanH => "tanh",
            Pure::LRint => "lrint",
            Pure::LLRint => "llrint",
            Pure::LRound => "lround",
            Pure::LLRound => "llround",
            _ => return None,
        })
    }
}

impl<'a> Translator<'a> {
    /// Applies a pure intrinsic to scalars. `ret` is the result's type; `immediates` has the values of constant
    /// arguments.
    pub(crate) fn pure(
        &mut self,
        op: Pure,
        ret: TypeId,
        types: &[TypeId],
        args: &[Parts],
        immediates: &[u64],
    ) -> Lowered<Parts> {
        match op {
            Pure::Abs
            | Pure::SMin
            | Pure::SMax
            | Pure::UMin
            | Pure::UMax
            | Pure::SCmp
            | Pure::UCmp
            | Pure::CtPop
            | Pure::CtLz
            | Pure::CtTz
            | Pure::BSwap
            | Pure::BitReverse
            | Pure::FshL
            | Pure::FshR
            | Pure::SAddOverflow
            | Pure::UAddOverflow
            | Pure::SSubOverflow
            | Pure::USubOverflow
            | Pure::SMulOverflow
            | Pure::UMulOverflow
            | Pure::SAddSat
            | Pure::UAddSat
            | Pure::SSubSat
            | Pure::USubSat
            | Pure::SShlSat
            | Pure::UShlSat => self.pure_int(op, ret, types[0], args),
            Pure::SMulFix
            | Pure::UMulFix
            | Pure::SMulFixSat
            | Pure::UMulFixSat
            | Pure::SDivFix
            | Pure::UDivFix
            | Pure::SDivFixSat
            | Pure::UDivFixSat => {
                let scale = immediates.get(2).copied().unwrap_or(0);
                self.fixed_point(op, types[0], args, scale)
            }
            Pure::ClMul => self.carryless_product(types[0], &args[0], &args[1]),
            _ => self.pure_float(op, ret, types, args, immediates),
        }
    }
}
