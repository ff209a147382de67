//! Floating-point types that Cranelift does not compute with.
//!
//! - `half` and `bfloat` are computed in `float`: its 24 bits are more than twice those of either and two, so that
//!   rounding twice gives what rounding once would (Figueroa, "When is double rounding innocuous?"). Conversions
//!   from `double` and wider go through values *rounded to odd*, which keep what a later rounding has to know.
//! - `fp128` is computed by the compiler library's routines, on s390x by the processor.
//! - `x86_fp80` is computed by stubs of x87 instructions that work on a block in the frame.
//!
//! | file | holds |
//! |---|---|
//! | `mod.rs` | conversions of `half` and `bfloat`, arithmetic and comparisons |
//! | `convert.rs` | conversions of the wide types |
//! | `intrinsics.rs` | intrinsics |
//! | `x87.rs` | calls of the stubs |

mod convert;
mod intrinsics;
mod x87;

use super::{Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use crate::stubs::x87::{RESULT, X87Op};
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::types::{F16, F32, F64, F128, I8, I16, I32, I128};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::{BinOp, FcmpPred};
use rllc_targets::object::{Architecture, Format};

/// The bias of the exponents of `x86_fp80` and `fp128`.
const WIDE_BIAS: i64 = 16383;

fn is_small(kind: &ReprKind) -> bool {
    matches!(kind, ReprKind::Half | ReprKind::BFloat)
}

impl<'a> Translator<'a> {
    /// The bits of an `fp128`: low and high half.
    fn halves_of(&mut self, value: ir::Value) -> (ir::Value, ir::Value) {
        let bits = self.bits_of(value, I128);
        self.ins().isplit(bits)
    }

    fn fp128_of(&mut self, low: ir::Value, high: ir::Value) -> ir::Value {
        let bits = self.ins().iconcat(low, high);
        self.bits_of(bits, F128)
    }

    /// Whether the processor computes with `fp128`.
    pub(crate) fn has_fp128(&self) -> bool {
        self.isa.triple().architecture == target_lexicon::Architecture::S390x
    }

    /// `float` or `double` to `fp128`.
    fn float_to_fp128(&mut self, value: ir::Value) -> ir::Value {
        if self.has_fp128() {
            return self.ins().fpromote(F128, value);
        }
        let name = if self.type_of(value) == F32 { "__extendsftf2" } else { "__extenddftf2" };
        self.call_library(name, &[value], &[F128])[0]
    }

    /// `fp128` to `float` or `double`.
    fn fp128_to_float(&mut self, value: ir::Value, to: ir::Type) -> ir::Value {
        if self.has_fp128() {
            return self.ins().fdemote(to, value);
        }
        let name = if to == F32 { "__trunctfsf2" } else { "__trunctfdf2" };
        self.call_library(name, &[value], &[to])[0]
    }

    /// `half` or `bfloat` to `float`.
    fn small_to_float(&mut self, kind: &ReprKind, value: ir::Value) -> ir::Value {
        if self.converts_by_library(kind) {
            let half = self.ins().bitcast(F16, MemFlagsData::new(), value);
            return self.call_library("__extendhfsf2", &[half], &[F32])[0];
        }
        let wide = self.ins().uextend(I32, value);
        if *kind == ReprKind::BFloat {
            let bits = self.ins().ishl_imm_u(wide, 16);
            return self.bits_of(bits, F32);
        }
        // The exponent's bias is corrected by a product with 2^112, which also normalizes subnormal numbers;
        // infinities and NaNs get the largest exponent.
        let magnitude = self.ins().band_imm_u(wide, 0x7fff);
        let moved = self.ins().ishl_imm_u(magnitude, 13);
        let scaled = self.bits_of(moved, F32);
        let factor = self.ins().f32const(ir::immediates::Ieee32::with_bits(0x7780_0000));
        let value = self.ins().fmul(scaled, factor);
        let bits = self.bits_of(value, I32);
        let special = self.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, magnitude, 0x7bff);
        let largest = self.ins().iconst(I32, 0x7f80_0000);
        let zero = self.ins().iconst(I32, 0);
        let exponent = self.select_one(special, largest, zero);
        let bits = self.ins().bor(bits, exponent);
        let sign = self.ins().band_imm_u(wide, 0x8000);
        let sign = self.ins().ishl_imm_u(sign, 16);
        let bits = self.ins().bor(bits, sign);
        self.bits_of(bits, F32)
    }

    /// Whether the platform's functions convert, which heed the floating-point environment.
    fn converts_by_library(&self, kind: &ReprKind) -> bool {
        self.environment.is_some() && self.has_half_library(kind)
    }

    /// Whether the platform has functions that convert between `half` and wider types.
    pub(crate) fn has_half_library(&self, kind: &ReprKind) -> bool {
        let lowering = self.lowering;
        *kind == ReprKind::Half
            && lowering.architecture == Architecture::X86_64
            && lowering.format == Format::Elf
    }

    /// `float` to `half` or `bfloat`, to nearest, ties to even.
    fn float_to_small(&mut self, kind: &ReprKind, value: ir::Value) -> ir::Value {
        if self.converts_by_library(kind) {
            let half = self.call_library("__truncsfhf2", &[value], &[F16])[0];
            return self.ins().bitcast(I16, MemFlagsData::new(), half);
        }
        let bits = self.bits_of(value, I32);
        let result = if *kind == ReprKind::BFloat {
            let upper = self.ins().ushr_imm_u(bits, 16);
            let odd = self.ins().band_imm_u(upper, 1);
            let rounded = self.ins().iadd_imm_s(bits, 0x7fff);
            let rounded = self.ins().iadd(rounded, odd);
            let rounded = self.ins().ushr_imm_u(rounded, 16);
            let quiet = self.ins().bor_imm_u(upper, 0x40);
            let nan = self.ins().fcmp(FloatCC::Unordered, value, value);
            self.select_one(nan, quiet, rounded)
        } else {
            let magnitude = self.ins().band_imm_u(bits, 0x7fff_ffff);
            // Normal numbers: the exponent's bias changes and the lower 13 bits are rounded away; a carry goes
            // into the exponent.
            let odd = self.ins().ushr_imm_u(magnitude, 13);
            let odd = self.ins().band_imm_u(odd, 1);
            let rebias = (15i64 - 127) * (1 << 23) + 0xfff;
            let normal = self.ins().iadd_imm_s(magnitude, rebias);
            let normal = self.ins().iadd(normal, odd);
            let normal = self.ins().ushr_imm_u(normal, 13);
            // Subnormal ones: a sum with 0.5 rounds at the place of the last bit.
            let absolute = self.bits_of(magnitude, F32);
            let half = self.ins().f32const(0.5f32);
            let sum = self.ins().fadd(absolute, half);
            let subnormal = self.bits_of(sum, I32);
            let subnormal = self.ins().iadd_imm_s(subnormal, -0x3f00_0000);
            let is_subnormal = self.ins().icmp_imm_u(IntCC::UnsignedLessThan, magnitude, 0x3880_0000);
            let finite = self.select_one(is_subnormal, subnormal, normal);
            // 65536 and above, infinities and NaNs.
            let payload = self.ins().ushr_imm_u(magnitude, 13);
            let payload = self.ins().band_imm_u(payload, 0x3ff);
            let nan_bits = self.ins().bor_imm_u(payload, 0x7e00);
            let infinity = self.ins().iconst(I32, 0x7c00);
            let is_nan = self.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, magnitude, 0x7f80_0000);
            let special = self.select_one(is_nan, nan_bits, infinity);
            let is_large = self.ins().icmp_imm_u(IntCC::UnsignedGreaterThanOrEqual, magnitude, 0x4780_0000);
            let unsigned = self.select_one(is_large, special, finite);
            let sign = self.ins().ushr_imm_u(bits, 16);
            let sign = self.ins().band_imm_u(sign, 0x8000);
            self.ins().bor(unsigned, sign)
        };
        self.ins().ireduce(I16, result)
    }

    /// `double` to `float`, rounded to odd: an inexact result has its last bit set.
    fn double_to_odd_float(&mut self, value: ir::Value) -> ir::Value {
        let nearest = self.ins().fdemote(F32, value);
        let back = self.ins().fpromote(F64, nearest);
        let inexact = self.ins().fcmp(FloatCC::OrderedNotEqual, back, value);
        let (back_magnitude, magnitude) = (self.ins().fabs(back), self.ins().fabs(value));
        let above = self.ins().fcmp(FloatCC::GreaterThan, back_magnitude, magnitude);
        let bits = self.bits_of(nearest, I32);
        let above = self.ins().uextend(I32, above);
        let toward_zero = self.ins().isub(bits, above);
        let inexact = self.ins().uextend(I32, inexact);
        let odd = self.ins().bor(toward_zero, inexact);
        self.bits_of(odd, F32)
    }

    /// `double` to `half` or `bfloat`, rounded once.
    fn double_to_small(&mut self, kind: &ReprKind, value: ir::Value) -> ir::Value {
        if self.converts_by_library(kind) {
            let half = self.call_library("__truncdfhf2", &[value], &[F16])[0];
            return self.ins().bitcast(I16, MemFlagsData::new(), half);
        }
        let odd = self.double_to_odd_float(value);
        self.float_to_small(kind, odd)
    }

    /// A binary operation on a type of this module.
    pub(crate) fn soft_binary(
        &mut self,
        op: BinOp,
        kind: &ReprKind,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        match kind {
            ReprKind::Half | ReprKind::BFloat => {
                let (x, y) = (self.small_to_float(kind, a[0]), self.small_to_float(kind, b[0]));
                let result = self.float_binary(op, x, y)?;
                Ok(Parts::from_slice(&[self.float_to_small(kind, result)]))
            }
            ReprKind::Fp128 => {
                if self.has_fp128() {
                    let result = match op {
                        BinOp::FAdd => self.ins().fadd(a[0], b[0]),
                        BinOp::FSub => self.ins().fsub(a[0], b[0]),
                        BinOp::FMul => self.ins().fmul(a[0], b[0]),
                        BinOp::FDiv => self.ins().fdiv(a[0], b[0]),
                        BinOp::FRem => self.call_library("fmodl", &[a[0], b[0]], &[F128])[0],
                        _ => return unsupported("integer arithmetic on floating-point numbers"),
                    };
                    return Ok(Parts::from_slice(&[result]));
                }
                let name = match op {
                    BinOp::FAdd => "__addtf3",
                    BinOp::FSub => "__subtf3",
                    BinOp::FMul => "__multf3",
                    BinOp::FDiv => "__divtf3",
                    BinOp::FRem => &self.fp128_function("fmod"),
                    _ => return unsupported("integer arithmetic on floating-point numbers"),
                };
                Ok(self.call_library(name, &[a[0], b[0]], &[F128]))
            }
            ReprKind::X87 => {
                let op = match op {
                    BinOp::FAdd => X87Op::Add,
                    BinOp::FSub => X87Op::Subtract,
                    BinOp::FMul => X87Op::Multiply,
                    BinOp::FDiv => X87Op::Divide,
                    BinOp::FRem => X87Op::Remainder,
                    _ => return unsupported("integer arithmetic on floating-point numbers"),
                };
                self.x87_result(op, &[a, b])
            }
            _ => unsupported("arithmetic on this floating-point type"),
        }
    }

    /// `fneg` of an `fp128`.
    pub(crate) fn fp128_negate(&mut self, value: ir::Value) -> ir::Value {
        let (low, high) = self.halves_of(value);
        let high = self.ins().bxor_imm_u(high, i64::MIN);
        self.fp128_of(low, high)
    }

    /// Compares numbers of a type of this module.
    pub(crate) fn soft_compare(
        &mut self,
        pred: FcmpPred,
        kind: &ReprKind,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<ir::Value> {
        let Some(condition) = super::float::float_condition(pred) else {
            return Ok(self.ins().iconst(I8, i64::from(pred == FcmpPred::True)));
        };
        if is_small(kind) {
            let (x, y) = (self.small_to_float(kind, a[0]), self.small_to_float(kind, b[0]));
            return Ok(self.ins().fcmp(condition, x, y));
        }
        if *kind == ReprKind::Fp128 && self.has_fp128() {
            return Ok(self.ins().fcmp(condition, a[0], b[0]));
        }
        // Greater, less, equal, unordered: exactly one holds.
        let [greater, less, equal, unordered] = if *kind == ReprKind::X87 {
            let slot = self.x87_stub(X87Op::Compare, &[a, b])?;
            let flags = [0, 1, 2, 3].map(|flag| self.load_from_slot(I8, slot, RESULT + flag));
            // Unordered operands set the flags of "below" and "equal" too.
            let ordered = self.ins().bxor_imm_u(flags[3], 1);
            let (less, equal) = (self.ins().band(flags[1], ordered), self.ins().band(flags[2], ordered));
            [flags[0], less, equal, flags[3]]
        } else {
            let mut holds = |name, condition| {
                let result = self.call_library(name, &[a[0], b[0]], &[I32])[0];
                self.ins().icmp_imm_s(condition, result, 0)
            };
            // Only what the predicate asks for.
            let needs = |wanted: &[FcmpPred]| wanted.contains(&pred);
            use FcmpPred::{Oeq, Oge, Ogt, Ole, Olt, One, Ord, Ueq, Uge, Ugt, Ule, Ult, Une, Uno};
            let mut flag =
                |wanted: &[FcmpPred], name, condition| needs(wanted).then(|| holds(name, condition));
            let greater = flag(&[Ogt, Oge, One, Ord, Ugt, Uge, Une], "__gttf2", IntCC::SignedGreaterThan);
            let less = flag(&[Olt, Ole, One, Ord, Ult, Ule, Une], "__lttf2", IntCC::SignedLessThan);
            let equal = flag(&[Oeq, Oge, Ole, Ord, Ueq, Uge, Ule], "__eqtf2", IntCC::Equal);
            let unordered = flag(&[Uno, Ueq, Ugt, Uge, Ult, Ule, Une], "__unordtf2", IntCC::NotEqual);
            let zero = self.ins().iconst(I8, 0);
            [greater, less, equal, unordered].map(|flag| flag.unwrap_or(zero))
        };
        let any = |this: &mut Self, flags: &[ir::Value]| {
            let mut result = flags[0];
            for &flag in &flags[1..] {
                result = this.ins().bor(result, flag);
            }
            result
        };
        Ok(match pred {
            FcmpPred::Oeq => equal,
            FcmpPred::Ogt => greater,
            FcmpPred::Oge => any(self, &[greater, equal]),
            FcmpPred::Olt => less,
            FcmpPred::Ole => any(self, &[less, equal]),
            FcmpPred::One => any(self, &[less, greater]),
            FcmpPred::Ord => any(self, &[less, greater, equal]),
            FcmpPred::Uno => unordered,
            FcmpPred::Ueq => any(self, &[unordered, equal]),
            FcmpPred::Ugt => any(self, &[unordered, greater]),
            FcmpPred::Uge => any(self, &[unordered, greater, equal]),
            FcmpPred::Ult => any(self, &[unordered, less]),
            FcmpPred::Ule => any(self, &[unordered, less, equal]),
            FcmpPred::Une => any(self, &[unordered, less, greater]),
            FcmpPred::False | FcmpPred::True => equal,
        })
    }
}
