//! Floating-point types that Cranelift does not compute with.
//!
//! - `half` and `bfloat` are computed in `float`: its 24 bits are more than twice those of either and two, so that
//!   rounding twice gives what rounding once would (Figueroa, "When is double rounding innocuous?"). Conversions
//!   from `double` and wider go through values *rounded to odd*, which keep what a later rounding has to know.
//! - `fp128` is computed by the compiler library's routines, on s390x by the processor.
//! - `x86_fp80` is computed by stubs of x87 instructions that work on a block in the frame.

use super::intrinsics::Pure;
use super::wide::Normalized;
use super::{Lowered, NAMESPACE_PART, PartKey, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use crate::stubs::x87::{self, X87Op};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::types::{F32, F64, F128, I8, I16, I32, I64, I128};
use rllc_frontend::ir::{BinOp, CastOp, FcmpPred, TypeId};

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
    fn has_fp128(&self) -> bool {
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

    /// `float` to `half` or `bfloat`, to nearest, ties to even.
    fn float_to_small(&mut self, kind: &ReprKind, value: ir::Value) -> ir::Value {
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
        let odd = self.double_to_odd_float(value);
        self.float_to_small(kind, odd)
    }

    /// `fp128` or `x86_fp80` to `double`, rounded to odd.
    fn wide_to_odd_double(&mut self, kind: &ReprKind, parts: &[ir::Value]) -> Lowered<ir::Value> {
        // Bits of value and result in one format, magnitudes in integer order.
        let (nearest, original, back) = if *kind == ReprKind::Fp128 {
            let nearest = self.fp128_to_float(parts[0], F64);
            let back = self.float_to_fp128(nearest);
            (nearest, self.halves_of(parts[0]), self.halves_of(back))
        } else {
            let nearest = self.x87_to_float(parts, F64)?;
            let back = self.x87_from_float(nearest)?;
            let wide = (self.ins().uextend(I64, parts[1]), self.ins().uextend(I64, back[1]));
            (nearest, (parts[0], wide.0), (back[0], wide.1))
        };
        let original = self.ins().iconcat(original.0, original.1);
        let back = self.ins().iconcat(back.0, back.1);
        let inexact = self.ins().icmp(IntCC::NotEqual, back, original);
        let above = self.ins().icmp(IntCC::UnsignedGreaterThan, back, original);
        let nan = self.ins().fcmp(FloatCC::Unordered, nearest, nearest);
        let number = self.ins().bxor_imm_u(nan, 1);
        let inexact = self.ins().band(inexact, number);
        let above = self.ins().band(above, number);
        let bits = self.bits_of(nearest, I64);
        let above = self.ins().uextend(I64, above);
        let toward_zero = self.ins().isub(bits, above);
        let inexact = self.ins().uextend(I64, inexact);
        let odd = self.ins().bor(toward_zero, inexact);
        Ok(self.bits_of(odd, F64))
    }

    /// Calls a stub with the address of a block that holds `args` (16 bytes each) and has room for a result at
    /// its byte 48; gives the block.
    fn x87_stub(&mut self, op: X87Op, args: &[&[ir::Value]]) -> Lowered<ir::StackSlot> {
        if !matches!(self.isa.triple().architecture, target_lexicon::Architecture::X86_64) {
            return unsupported("x86_fp80 arithmetic on this target");
        }
        let slot = self.new_slot(64, 16);
        for (index, arg) in args.iter().enumerate() {
            let start = index as i32 * 16;
            self.store_to_slot(arg[0], slot, start);
            if let Some(&high) = arg.get(1) {
                self.store_to_slot(high, slot, start + 8);
            }
        }
        let block = self.ins().stack_addr(I64, slot, 0);
        let part = self.output.part(PartKey::X87(op), || x87::stub(op));
        let mut signature = ir::Signature::new(cranelift_codegen::isa::CallConv::SystemV);
        signature.params.push(ir::AbiParam::new(I64));
        let function = self.callee_ref(NAMESPACE_PART, part, signature, true);
        self.ins().call(function, &[block]);
        Ok(slot)
    }

    fn x87_result(&mut self, op: X87Op, args: &[&[ir::Value]]) -> Lowered<Parts> {
        let slot = self.x87_stub(op, args)?;
        let significand = self.load_from_slot(I64, slot, x87::RESULT);
        let sign_exponent = self.load_from_slot(I16, slot, x87::RESULT + 8);
        Ok(Parts::from_slice(&[significand, sign_exponent]))
    }

    fn x87_to_float(&mut self, parts: &[ir::Value], to: ir::Type) -> Lowered<ir::Value> {
        let op = if to == F32 { X87Op::ToFloat } else { X87Op::ToDouble };
        let slot = self.x87_stub(op, &[parts])?;
        Ok(self.load_from_slot(to, slot, x87::RESULT))
    }

    fn x87_from_float(&mut self, value: ir::Value) -> Lowered<Parts> {
        let op = if self.type_of(value) == F32 { X87Op::FromFloat } else { X87Op::FromDouble };
        self.x87_result(op, &[&[value]])
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
            let flags = [0, 1, 2, 3].map(|flag| self.load_from_slot(I8, slot, x87::RESULT + flag));
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

    /// A conversion from or to a type of this module.
    pub(crate) fn soft_cast(
        &mut self,
        op: CastOp,
        from: TypeId,
        to: TypeId,
        parts: &[ir::Value],
    ) -> Lowered<Parts> {
        let (from_kind, to_repr) = (self.repr(from)?.kind.clone(), self.repr(to)?);
        let to_kind = to_repr.kind.clone();
        match op {
            CastOp::FpTrunc | CastOp::FpExt => self.soft_resize(&from_kind, &to_kind, parts),
            CastOp::FpToSi | CastOp::FpToUi => {
                if is_small(&from_kind) {
                    let float = self.small_to_float(&from_kind, parts[0]);
                    return self.cast_parts(op, TypeId::FLOAT, to, &[float]);
                }
                let ReprKind::Int(bits) = to_kind else {
                    return unsupported("a conversion to integers of this width");
                };
                let limbs = self.float_to_limbs(from, parts, bits.div_ceil(64) as usize)?;
                let value = if bits > 64 {
                    self.ins().iconcat(limbs[0], limbs[1])
                } else {
                    self.reduce(limbs[0], to_repr.parts[0])
                };
                Ok(Parts::from_slice(&[self.clear_upper(value, bits)]))
            }
            CastOp::SiToFp | CastOp::UiToFp => {
                let ReprKind::Int(bits) = from_kind else {
                    return unsupported("a conversion from integers of this width");
                };
                if is_small(&to_kind) && bits <= 32 {
                    let double = self.int_to_float(op == CastOp::SiToFp, parts[0], bits, F64)?;
                    return Ok(Parts::from_slice(&[self.double_to_small(&to_kind, double)]));
                }
                let limbs = if bits > 64 {
                    let (low, high) = self.ins().isplit(parts[0]);
                    Parts::from_slice(&[low, high])
                } else {
                    Parts::from_slice(&[self.widen(parts[0], I64)])
                };
                self.limbs_to_float(op == CastOp::SiToFp, &limbs, bits, to)
            }
            _ => unsupported(format!("{} between these types", op.keyword())),
        }
    }

    /// Between floating-point types.
    fn soft_resize(&mut self, from: &ReprKind, to: &ReprKind, parts: &[ir::Value]) -> Lowered<Parts> {
        let one = |value| Ok(Parts::from_slice(&[value]));
        match (from, to) {
            (ReprKind::Half | ReprKind::BFloat, _) => {
                let float = self.small_to_float(from, parts[0]);
                match to {
                    ReprKind::Float => one(float),
                    ReprKind::Double => one(self.ins().fpromote(F64, float)),
                    ReprKind::X87 => self.x87_from_float(float),
                    ReprKind::Fp128 => one(self.float_to_fp128(float)),
                    _ => unsupported("a conversion between these floating-point types"),
                }
            }
            (ReprKind::Float, ReprKind::Half | ReprKind::BFloat) => one(self.float_to_small(to, parts[0])),
            (ReprKind::Double, ReprKind::Half | ReprKind::BFloat) => one(self.double_to_small(to, parts[0])),
            (ReprKind::X87 | ReprKind::Fp128, ReprKind::Half | ReprKind::BFloat) => {
                let odd = self.wide_to_odd_double(from, parts)?;
                one(self.double_to_small(to, odd))
            }
            (ReprKind::Float | ReprKind::Double, ReprKind::X87) => self.x87_from_float(parts[0]),
            (ReprKind::X87, ReprKind::Float) => one(self.x87_to_float(parts, F32)?),
            (ReprKind::X87, ReprKind::Double) => one(self.x87_to_float(parts, F64)?),
            (ReprKind::Float | ReprKind::Double, ReprKind::Fp128) => one(self.float_to_fp128(parts[0])),
            (ReprKind::Fp128, ReprKind::Float) => one(self.fp128_to_float(parts[0], F32)),
            (ReprKind::Fp128, ReprKind::Double) => one(self.fp128_to_float(parts[0], F64)),
            (ReprKind::X87, ReprKind::Fp128) => one(self.x87_to_fp128(parts)),
            (ReprKind::Fp128, ReprKind::X87) => Ok(self.fp128_to_x87(parts[0])),
            _ => unsupported("a conversion between these floating-point types"),
        }
    }

    /// Both have the same exponents; the significand of `fp128` has no integer bit.
    fn x87_to_fp128(&mut self, parts: &[ir::Value]) -> ir::Value {
        let fraction = self.ins().ishl_imm_u(parts[0], 1);
        let high = self.ins().ushr_imm_u(fraction, 16);
        let low = self.ins().ishl_imm_u(fraction, 48);
        let upper = self.ins().uextend(I64, parts[1]);
        let upper = self.ins().ishl_imm_u(upper, 48);
        let high = self.ins().bor(high, upper);
        // A signalling NaN becomes a quiet one.
        let nan_exponent = self.ins().band_imm_u(parts[1], 0x7fff);
        let special = self.ins().icmp_imm_u(IntCC::Equal, nan_exponent, 0x7fff);
        let zero = self.ins().iconst(I64, 0);
        let some = self.ins().icmp(IntCC::NotEqual, fraction, zero);
        let nan = self.ins().band(special, some);
        let quiet = self.ins().bor_imm_u(high, 1 << 47);
        let high = self.select_one(nan, quiet, high);
        self.fp128_of(low, high)
    }

    /// Rounds the fraction of 112 bits to 63, to nearest, ties to even.
    fn fp128_to_x87(&mut self, value: ir::Value) -> Parts {
        let (low, high) = self.halves_of(value);
        let fraction_high = self.ins().band_imm_u(high, (1 << 48) - 1);
        let upper = self.ins().ishl_imm_u(fraction_high, 15);
        let lower = self.ins().ushr_imm_u(low, 49);
        let fraction = self.ins().bor(upper, lower);
        let exponent = self.ins().ushr_imm_u(high, 48);
        let exponent_only = self.ins().band_imm_u(exponent, 0x7fff);
        let nan_or_infinity = self.ins().icmp_imm_u(IntCC::Equal, exponent_only, 0x7fff);
        let rest = self.ins().band_imm_u(low, (1 << 49) - 1);
        let odd = self.ins().band_imm_u(fraction, 1);
        let half = self.ins().iconst(I64, (1 << 48) - 1);
        let half = self.ins().iadd(half, odd);
        // rest + 2^48 − 1 + odd carries into bit 49 exactly if the fraction is to be rounded up.
        let carried = self.ins().iadd(rest, half);
        let up = self.ins().ushr_imm_u(carried, 49);
        let rounded = self.ins().iadd(fraction, up);
        // A carry out of the fraction leaves it zero and raises the exponent.
        let carry = self.ins().ushr_imm_u(rounded, 63);
        let rounded_fraction = self.ins().band_imm_u(rounded, i64::MAX);
        let rounded_exponent = self.ins().iadd(exponent, carry);
        // NaNs keep what fits of their payload and become quiet.
        let low_zero = self.ins().iconst(I64, 0);
        let all = self.ins().bor(fraction, rest);
        let is_nan = self.ins().icmp(IntCC::NotEqual, all, low_zero);
        let is_nan = self.ins().band(is_nan, nan_or_infinity);
        let quiet = self.ins().bor_imm_u(fraction, 1 << 62);
        let special_fraction = self.select_one(is_nan, quiet, fraction);
        let fraction = self.select_one(nan_or_infinity, special_fraction, rounded_fraction);
        let exponent = self.select_one(nan_or_infinity, exponent, rounded_exponent);
        // The integer bit is set but for zero and subnormal numbers.
        let magnitude = self.ins().band_imm_u(exponent, 0x7fff);
        let normal = self.ins().icmp_imm_u(IntCC::NotEqual, magnitude, 0);
        let integer = self.ins().uextend(I64, normal);
        let integer = self.ins().ishl_imm_u(integer, 63);
        let significand = self.ins().bor(fraction, integer);
        let sign_exponent = self.ins().ireduce(I16, exponent);
        Parts::from_slice(&[significand, sign_exponent])
    }

    /// The significand as limbs, the exponent of its last bit, and a mask of the sign.
    pub(crate) fn mantissa_and_exponent(
        &mut self,
        ty: TypeId,
        parts: &[ir::Value],
    ) -> Lowered<(Parts, ir::Value, ir::Value)> {
        match self.repr(ty)?.kind {
            ReprKind::X87 => {
                let wide = self.ins().uextend(I64, parts[1]);
                let biased = self.ins().band_imm_u(wide, 0x7fff);
                let exponent = self.ins().iadd_imm_s(biased, -(WIDE_BIAS + 63));
                let sign = self.ins().ishl_imm_u(wide, 48);
                let sign = self.ins().sshr_imm_u(sign, 63);
                Ok((Parts::from_slice(&parts[..1]), exponent, sign))
            }
            ReprKind::Fp128 => {
                let (low, high) = self.halves_of(parts[0]);
                let fraction = self.ins().band_imm_u(high, (1 << 48) - 1);
                let significand = self.ins().bor_imm_u(fraction, 1 << 48);
                let upper = self.ins().ushr_imm_u(high, 48);
                let biased = self.ins().band_imm_u(upper, 0x7fff);
                let exponent = self.ins().iadd_imm_s(biased, -(WIDE_BIAS + 112));
                let sign = self.ins().sshr_imm_u(high, 63);
                Ok((Parts::from_slice(&[low, significand]), exponent, sign))
            }
            ReprKind::Half | ReprKind::BFloat => {
                let kind = self.repr(ty)?.kind.clone();
                let float = self.small_to_float(&kind, parts[0]);
                let bits = self.bits_of(float, I32);
                let bits = self.ins().sextend(I64, bits);
                let fraction = self.ins().band_imm_u(bits, (1 << 23) - 1);
                let significand = self.ins().bor_imm_u(fraction, 1 << 23);
                let upper = self.ins().ushr_imm_u(bits, 23);
                let biased = self.ins().band_imm_u(upper, 0xff);
                let exponent = self.ins().iadd_imm_s(biased, -(127 + 23));
                let sign = self.ins().sshr_imm_u(bits, 63);
                Ok((Parts::from_slice(&[significand]), exponent, sign))
            }
            _ => unsupported("a conversion of this floating-point type"),
        }
    }

    /// A number to a type of this module, to nearest, ties to even; `sign` is all ones for negative numbers.
    pub(crate) fn normalized_to_float(
        &mut self,
        number: Normalized,
        sign: ir::Value,
        to: TypeId,
    ) -> Lowered<Parts> {
        let kind = self.repr(to)?.kind.clone();
        let zero = self.ins().iconst(I64, 0);
        let Normalized { high, low, sticky, exponent } = number;
        match kind {
            ReprKind::Half | ReprKind::BFloat => {
                // 53 bits, the last of which stands for all below, are exact in double.
                let top = self.ins().ushr_imm_u(high, 11);
                let rest = self.ins().ishl_imm_u(high, 53);
                let rest = self.ins().bor(rest, low);
                let rest = self.ins().bor(rest, sticky);
                let rest = self.ins().icmp(IntCC::NotEqual, rest, zero);
                let rest = self.ins().uextend(I64, rest);
                let top = self.ins().bor(top, rest);
                let value = self.ins().fcvt_from_sint(F64, top);
                let exponent = self.ins().iadd_imm_s(exponent, 11);
                let limit = self.ins().iconst(I64, 900);
                let exponent = self.ins().smin(exponent, limit);
                let biased = self.ins().iadd_imm_s(exponent, 1023);
                let scale = self.ins().ishl_imm_u(biased, 52);
                let scale = self.bits_of(scale, F64);
                let value = self.ins().fmul(value, scale);
                let negated = self.ins().fneg(value);
                let value = self.select_one(sign, negated, value);
                Ok(Parts::from_slice(&[self.double_to_small(&kind, value)]))
            }
            ReprKind::X87 => {
                let guard = self.ins().ushr_imm_u(low, 63);
                let rest = self.ins().ishl_imm_u(low, 1);
                let rest = self.ins().bor(rest, sticky);
                let rest = self.ins().icmp(IntCC::NotEqual, rest, zero);
                let rest = self.ins().uextend(I64, rest);
                let odd = self.ins().band_imm_u(high, 1);
                let rest = self.ins().bor(rest, odd);
                let up = self.ins().band(guard, rest);
                let rounded = self.ins().iadd(high, up);
                let wrapped = self.ins().icmp(IntCC::UnsignedLessThan, rounded, high);
                let wrapped = self.ins().uextend(I64, wrapped);
                let top = self.ins().ishl_imm_u(wrapped, 63);
                let significand = self.ins().bor(rounded, top);
                let biased = self.ins().iadd_imm_s(exponent, WIDE_BIAS + 63);
                let biased = self.ins().iadd(biased, wrapped);
                let biased = self.select_one(high, biased, zero);
                let sign = self.ins().band_imm_u(sign, 0x8000);
                let sign_exponent = self.ins().bor(biased, sign);
                let sign_exponent = self.ins().ireduce(I16, sign_exponent);
                Ok(Parts::from_slice(&[significand, sign_exponent]))
            }
            ReprKind::Fp128 => {
                let upper = self.ins().ushr_imm_u(high, 15);
                let fraction = self.ins().band_imm_u(upper, (1 << 48) - 1);
                let middle = self.ins().ishl_imm_u(high, 49);
                let lower = self.ins().ushr_imm_u(low, 15);
                let lower = self.ins().bor(middle, lower);
                let guard = self.ins().ushr_imm_u(low, 14);
                let guard = self.ins().band_imm_u(guard, 1);
                let rest = self.ins().band_imm_u(low, 0x3fff);
                let rest = self.ins().bor(rest, sticky);
                let rest = self.ins().icmp(IntCC::NotEqual, rest, zero);
                let rest = self.ins().uextend(I64, rest);
                let odd = self.ins().band_imm_u(lower, 1);
                let rest = self.ins().bor(rest, odd);
                let up = self.ins().band(guard, rest);
                let biased = self.ins().iadd_imm_s(exponent, WIDE_BIAS + 63);
                let biased = self.select_one(high, biased, zero);
                let upper = self.ins().ishl_imm_u(biased, 48);
                let upper = self.ins().bor(upper, fraction);
                let sign = self.ins().band_imm_u(sign, i64::MIN);
                let upper = self.ins().bor(upper, sign);
                // A carry out of the fraction raises the exponent.
                let rounded = self.ins().iadd(lower, up);
                let carry = self.ins().icmp(IntCC::UnsignedLessThan, rounded, lower);
                let carry = self.ins().uextend(I64, carry);
                let upper = self.ins().iadd(upper, carry);
                Ok(Parts::from_slice(&[self.fp128_of(rounded, upper)]))
            }
            _ => unsupported("a conversion to this floating-point type"),
        }
    }

    /// A pure intrinsic whose first operand is of a type of this module.
    pub(crate) fn soft_float_intrinsic(
        &mut self,
        op: Pure,
        ret: TypeId,
        types: &[TypeId],
        args: &[Parts],
        immediates: &[u64],
    ) -> Lowered<Parts> {
        let kind = self.repr(types[0])?.kind.clone();
        match op {
            Pure::FAbs => return self.soft_sign(&kind, &args[0], None),
            Pure::CopySign => return self.soft_sign(&kind, &args[0], Some(&args[1])),
            Pure::IsFpClass => {
                let mask = immediates.get(1).copied().unwrap_or(0) as u32;
                return self.soft_class(&kind, &args[0], mask);
            }
            Pure::FMulAdd => {
                let product = self.soft_binary(BinOp::FMul, &kind, &args[0], &args[1])?;
                return self.soft_binary(BinOp::FAdd, &kind, &product, &args[2]);
            }
            Pure::FpToSiSat | Pure::FpToUiSat if !is_small(&kind) => {
                return self.soft_saturating(op == Pure::FpToSiSat, types[0], &args[0], ret);
            }
            Pure::MinNum | Pure::MaxNum if !is_small(&kind) => {
                let pred = if op == Pure::MinNum { FcmpPred::Olt } else { FcmpPred::Ogt };
                let better = self.soft_compare(pred, &kind, &args[0], &args[1])?;
                let b_nan = self.soft_compare(FcmpPred::Uno, &kind, &args[1], &args[1])?;
                let first = self.ins().bor(better, b_nan);
                return Ok(self.choose(first, &args[0], &args[1]));
            }
            Pure::Minimum | Pure::Maximum | Pure::MinimumNum | Pure::MaximumNum if !is_small(&kind) => {
                return self.soft_min_max(op, &kind, &args[0], &args[1]);
            }
            Pure::Canonicalize if !is_small(&kind) => {
                let one = self.soft_one(&kind)?;
                return self.soft_binary(BinOp::FMul, &kind, &args[0], &one);
            }
            _ => {}
        }
        match kind {
            ReprKind::Half | ReprKind::BFloat => {
                self.small_intrinsic(op, &kind, ret, types, args, immediates)
            }
            ReprKind::Fp128 => self.fp128_intrinsic(op, types, args),
            ReprKind::X87 => self.x87_intrinsic(op, types, args),
            _ => unsupported(format!("llvm.{} on this type", op.name())),
        }
    }

    fn choose(&mut self, cond: ir::Value, a: &[ir::Value], b: &[ir::Value]) -> Parts {
        let pairs: Vec<_> = a.iter().copied().zip(b.iter().copied()).collect();
        pairs.into_iter().map(|(a, b)| self.select_one(cond, a, b)).collect()
    }

    /// 1.0.
    fn soft_one(&mut self, kind: &ReprKind) -> Lowered<Parts> {
        match kind {
            ReprKind::X87 => {
                let significand = self.ins().iconst(I64, i64::MIN);
                let sign_exponent = self.ins().iconst(I16, WIDE_BIAS);
                Ok(Parts::from_slice(&[significand, sign_exponent]))
            }
            ReprKind::Fp128 => {
                let low = self.ins().iconst(I64, 0);
                let high = self.ins().iconst(I64, WIDE_BIAS << 48);
                Ok(Parts::from_slice(&[self.fp128_of(low, high)]))
            }
            _ => unsupported("a constant of this floating-point type"),
        }
    }

    /// The magnitude of `a` with the sign of `b`, or with none.
    fn soft_sign(&mut self, kind: &ReprKind, a: &[ir::Value], b: Option<&Parts>) -> Lowered<Parts> {
        match kind {
            ReprKind::Half | ReprKind::BFloat | ReprKind::X87 => {
                let last = a.len() - 1;
                let mut result = Parts::from_slice(a);
                result[last] = self.ins().band_imm_u(a[last], 0x7fff);
                if let Some(b) = b {
                    let sign = self.ins().band_imm_u(b[last], 0x8000);
                    result[last] = self.ins().bor(result[last], sign);
                }
                Ok(result)
            }
            ReprKind::Fp128 => {
                let (low, high) = self.halves_of(a[0]);
                let mut high = self.ins().band_imm_u(high, i64::MAX);
                if let Some(b) = b {
                    let (_, other) = self.halves_of(b[0]);
                    let sign = self.ins().band_imm_u(other, i64::MIN);
                    high = self.ins().bor(high, sign);
                }
                Ok(Parts::from_slice(&[self.fp128_of(low, high)]))
            }
            _ => unsupported("the sign of this type"),
        }
    }

    /// `minimum`, `maximum` and their `num` forms.
    fn soft_min_max(
        &mut self,
        op: Pure,
        kind: &ReprKind,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let min = matches!(op, Pure::Minimum | Pure::MinimumNum);
        let pred = if min { FcmpPred::Olt } else { FcmpPred::Ogt };
        let better = self.soft_compare(pred, kind, a, b)?;
        // Of equal numbers, zeros of both signs may be meant: the sign of `a` decides.
        let equal = self.soft_compare(FcmpPred::Oeq, kind, a, b)?;
        let negative = match kind {
            ReprKind::X87 => self.ins().icmp_imm_s(IntCC::SignedLessThan, a[1], 0),
            _ => {
                let (_, high) = self.halves_of(a[0]);
                self.ins().icmp_imm_s(IntCC::SignedLessThan, high, 0)
            }
        };
        let sign_fits = if min { negative } else { self.ins().bxor_imm_u(negative, 1) };
        let tie = self.ins().band(equal, sign_fits);
        let first = self.ins().bor(better, tie);
        let chosen = self.choose(first, a, b);
        let a_nan = self.soft_compare(FcmpPred::Uno, kind, a, a)?;
        let b_nan = self.soft_compare(FcmpPred::Uno, kind, b, b)?;
        if matches!(op, Pure::Minimum | Pure::Maximum) {
            let sum = self.soft_binary(BinOp::FAdd, kind, a, b)?;
            let nan = self.ins().bor(a_nan, b_nan);
            return Ok(self.choose(nan, &sum, &chosen));
        }
        let chosen = self.choose(b_nan, a, &chosen);
        Ok(self.choose(a_nan, b, &chosen))
    }

    /// A saturating conversion from a wide type: compared with the bounds, which are exact.
    fn soft_saturating(
        &mut self,
        signed: bool,
        from: TypeId,
        parts: &[ir::Value],
        ret: TypeId,
    ) -> Lowered<Parts> {
        let kind = self.repr(from)?.kind.clone();
        let repr = self.repr(ret)?;
        let ReprKind::Int(bits) = repr.kind else {
            return unsupported("a saturating conversion to integers of this width");
        };
        let part = repr.parts[0];
        let significant = if signed { bits - 1 } else { bits };
        let power = |this: &mut Self, negative: bool| -> Parts {
            let exponent = WIDE_BIAS + i64::from(significant) + if negative { 0x8000 } else { 0 };
            match kind {
                ReprKind::X87 => {
                    let significand = this.ins().iconst(I64, i64::MIN);
                    let sign_exponent = this.ins().iconst(I16, exponent);
                    Parts::from_slice(&[significand, sign_exponent])
                }
                _ => {
                    let low = this.ins().iconst(I64, 0);
                    let high = this.ins().iconst(I64, ((exponent as u64) << 48) as i64);
                    Parts::from_slice(&[this.fp128_of(low, high)])
                }
            }
        };
        let op = if signed { CastOp::FpToSi } else { CastOp::FpToUi };
        let converted = self.soft_cast(op, from, ret, parts)?[0];
        let bound = power(self, false);
        let above = self.soft_compare(FcmpPred::Oge, &kind, parts, &bound)?;
        let nan = self.soft_compare(FcmpPred::Uno, &kind, parts, parts)?;
        let mask = if bits == 128 { u128::MAX } else { (1 << bits) - 1 };
        let highest = if signed { mask >> 1 } else { mask };
        let highest = self.int_constant(part, highest);
        let result = self.select_one(above, highest, converted);
        let zero = self.zero(part);
        let result = if signed {
            let bound = power(self, true);
            let below = self.soft_compare(FcmpPred::Olt, &kind, parts, &bound)?;
            let lowest = self.int_constant(part, 1 << (bits - 1));
            self.select_one(below, lowest, result)
        } else {
            // Below 0 everything becomes 0.
            let sign = match kind {
                ReprKind::X87 => self.ins().icmp_imm_s(IntCC::SignedLessThan, parts[1], 0),
                _ => {
                    let (_, high) = self.halves_of(parts[0]);
                    self.ins().icmp_imm_s(IntCC::SignedLessThan, high, 0)
                }
            };
            self.select_one(sign, zero, result)
        };
        Ok(Parts::from_slice(&[self.select_one(nan, zero, result)]))
    }

    /// `llvm.is.fpclass` by the bits; the mask as LangRef numbers it: 0 sNaN, 1 qNaN, 2 −inf, 3 −normal,
    /// 4 −subnormal, 5 −0, 6 +0, 7 +subnormal, 8 +normal, 9 +inf.
    fn soft_class(&mut self, kind: &ReprKind, parts: &[ir::Value], mask: u32) -> Lowered<Parts> {
        let zero = self.ins().iconst(I64, 0);
        // Exponent and sign together, its largest value, fraction, whether the NaN is quiet.
        let (upper, largest, fraction, quiet) = match kind {
            ReprKind::Half | ReprKind::BFloat => {
                let bits = if *kind == ReprKind::Half { 10 } else { 7 };
                let wide = self.ins().uextend(I64, parts[0]);
                let upper = self.ins().ushr_imm_u(wide, bits);
                let fraction = self.ins().band_imm_u(wide, (1 << bits) - 1);
                let quiet = self.ins().band_imm_u(wide, 1 << (bits - 1));
                (upper, (1i64 << (15 - bits)) - 1, fraction, quiet)
            }
            ReprKind::X87 => {
                let upper = self.ins().uextend(I64, parts[1]);
                let fraction = self.ins().ishl_imm_u(parts[0], 1);
                let quiet = self.ins().band_imm_u(parts[0], 1 << 62);
                (upper, 0x7fff, fraction, quiet)
            }
            _ => {
                let (low, high) = self.halves_of(parts[0]);
                let upper = self.ins().ushr_imm_u(high, 48);
                let part = self.ins().ishl_imm_u(high, 16);
                let fraction = self.ins().bor(part, low);
                let quiet = self.ins().band_imm_u(high, 1 << 47);
                (upper, 0x7fff, fraction, quiet)
            }
        };
        let exponent = self.ins().band_imm_u(upper, largest);
        let negative = self.ins().icmp(IntCC::NotEqual, upper, exponent);
        let no_fraction = self.ins().icmp(IntCC::Equal, fraction, zero);
        let fraction_set = self.ins().bxor_imm_u(no_fraction, 1);
        let lowest = self.ins().icmp(IntCC::Equal, exponent, zero);
        let highest = self.ins().icmp_imm_u(IntCC::Equal, exponent, largest);
        let special = self.ins().bor(lowest, highest);
        let mut normal = self.ins().bxor_imm_u(special, 1);
        let (mut lowest, mut highest) = (lowest, highest);
        if *kind == ReprKind::X87 {
            // Encodings whose integer bit contradicts the exponent are of no class.
            let integer_bit = self.ins().icmp(IntCC::SignedLessThan, parts[0], zero);
            lowest = self.ins().band_not(lowest, integer_bit);
            highest = self.ins().band(highest, integer_bit);
            normal = self.ins().band(normal, integer_bit);
        }
        let is_quiet = self.ins().icmp(IntCC::NotEqual, quiet, zero);
        let is_signalling = self.ins().bxor_imm_u(is_quiet, 1);
        let nan = self.ins().band(highest, fraction_set);
        let classes = [
            (self.ins().band(lowest, no_fraction), 6, 5),
            (self.ins().band(lowest, fraction_set), 7, 4),
            (normal, 8, 3),
            (self.ins().band(highest, no_fraction), 9, 2),
            (self.ins().band(nan, is_signalling), 0, 0),
            (self.ins().band(nan, is_quiet), 1, 1),
        ];
        let mut result = self.ins().iconst(I8, 0);
        for (holds, plus, minus) in classes {
            let holds = match (mask >> plus & 1, mask >> minus & 1) {
                (0, 0) => continue,
                (1, 1) => holds,
                (1, _) => {
                    let positive = self.ins().bxor_imm_u(negative, 1);
                    self.ins().band(holds, positive)
                }
                _ => self.ins().band(holds, negative),
            };
            result = self.ins().bor(result, holds);
        }
        Ok(Parts::from_slice(&[result]))
    }

    /// An intrinsic on `half` or `bfloat`, computed in `float`.
    fn small_intrinsic(
        &mut self,
        op: Pure,
        kind: &ReprKind,
        ret: TypeId,
        types: &[TypeId],
        args: &[Parts],
        immediates: &[u64],
    ) -> Lowered<Parts> {
        if op == Pure::Fma {
            return self.small_fma(kind, args);
        }
        let small_type = types[0];
        let mut wide_types = Vec::with_capacity(types.len());
        let mut wide_args = Vec::with_capacity(args.len());
        for (&ty, parts) in types.iter().zip(args) {
            if ty == small_type {
                wide_types.push(TypeId::FLOAT);
                wide_args.push(Parts::from_slice(&[self.small_to_float(kind, parts[0])]));
            } else {
                wide_types.push(ty);
                wide_args.push(parts.clone());
            }
        }
        let wide_ret = if ret == small_type { TypeId::FLOAT } else { ret };
        let mut result = self.pure(op, wide_ret, &wide_types, &wide_args, immediates)?;
        for value in &mut result {
            if self.type_of(*value) == F32 {
                *value = self.float_to_small(kind, *value);
            }
        }
        Ok(result)
    }

    /// `fma` with one rounding: the product is exact in `double`, the sum is rounded to odd there.
    fn small_fma(&mut self, kind: &ReprKind, args: &[Parts]) -> Lowered<Parts> {
        let mut wide = [args[0][0]; 3];
        for (wide, arg) in wide.iter_mut().zip(args) {
            let float = self.small_to_float(kind, arg[0]);
            *wide = self.ins().fpromote(F64, float);
        }
        let product = self.ins().fmul(wide[0], wide[1]);
        let addend = wide[2];
        let sum = self.ins().fadd(product, addend);
        // The error of the sum (Knuth's TwoSum), which is exact.
        let virtual_addend = self.ins().fsub(sum, product);
        let virtual_product = self.ins().fsub(sum, virtual_addend);
        let addend_error = self.ins().fsub(addend, virtual_addend);
        let product_error = self.ins().fsub(product, virtual_product);
        let error = self.ins().fadd(product_error, addend_error);
        let zero = self.ins().f64const(0.0f64);
        let inexact = self.ins().fcmp(FloatCC::OrderedNotEqual, error, zero);
        // Toward zero if the sum was rounded away from it, then odd.
        let sum_bits = self.bits_of(sum, I64);
        let error_bits = self.bits_of(error, I64);
        let signs = self.ins().bxor(sum_bits, error_bits);
        let opposite = self.ins().ushr_imm_u(signs, 63);
        let inexact = self.ins().uextend(I64, inexact);
        let away = self.ins().band(opposite, inexact);
        let toward_zero = self.ins().isub(sum_bits, away);
        let odd = self.ins().bor(toward_zero, inexact);
        let odd = self.bits_of(odd, F64);
        Ok(Parts::from_slice(&[self.double_to_small(kind, odd)]))
    }

    /// The name of a mathematics function on `fp128`: C's `long double` but for x86-64, which has another.
    fn fp128_function(&self, name: &str) -> String {
        let x86 = matches!(self.isa.triple().architecture, target_lexicon::Architecture::X86_64);
        format!("{name}{}", if x86 { "f128" } else { "l" })
    }

    fn fp128_intrinsic(&mut self, op: Pure, types: &[TypeId], args: &[Parts]) -> Lowered<Parts> {
        match op {
            Pure::Sqrt if self.has_fp128() => {
                return Ok(Parts::from_slice(&[self.ins().sqrt(args[0][0])]));
            }
            Pure::Fma if self.has_fp128() => {
                return Ok(Parts::from_slice(&[self.ins().fma(args[0][0], args[1][0], args[2][0])]));
            }
            _ => {}
        }
        if op == Pure::PowI {
            let exponent = self.resize(args[1][0], I32);
            return Ok(self.call_library("__powitf2", &[args[0][0], exponent], &[F128]));
        }
        let Some(name) = math_name(op) else {
            return unsupported(format!("llvm.{} on fp128", op.name()));
        };
        if types.iter().any(|&ty| ty != types[0]) {
            return unsupported(format!("llvm.{} on fp128", op.name()));
        }
        let values: Parts = args.iter().map(|parts| parts[0]).collect();
        let name = self.fp128_function(name);
        Ok(self.call_library(&name, &values, &[F128]))
    }

    fn x87_intrinsic(&mut self, op: Pure, types: &[TypeId], args: &[Parts]) -> Lowered<Parts> {
        let Some(name) = math_name(op) else {
            return unsupported(format!("llvm.{} on x86_fp80", op.name()));
        };
        if types.iter().any(|&ty| ty != types[0]) || args.len() > 3 {
            return unsupported(format!("llvm.{} on x86_fp80", op.name()));
        }
        let args: Vec<&[ir::Value]> = args.iter().map(|parts| parts.as_slice()).collect();
        if op == Pure::Sqrt {
            return self.x87_result(X87Op::SquareRoot, &args);
        }
        self.x87_result(X87Op::Library { name, args: args.len() as u8 }, &args)
    }
}

/// The function of the C mathematics library without the suffix of its type.
fn math_name(op: Pure) -> Option<&'static str> {
    Some(match op {
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
        _ => return None,
    })
}
