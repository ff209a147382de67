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
            _ => self.pure_float(op, ret, types, args, immediates),
        }
    }
}
