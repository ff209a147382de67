//! Intrinsics on the floats that Cranelift does not compute with.

use super::super::intrinsics::Pure;
use super::super::{Lowered, Parts, Translator, unsupported};
use super::{WIDE_BIAS, is_small};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::types::{F32, F64, F128, I8, I16, I32, I64};
use rllc_frontend::ir::{BinOp, FcmpPred, TypeId};

/// The classes of `llvm.is.fpclass`: signalling and quiet NaNs; from −infinity up to infinity.
const ALL_CLASSES: u32 = 0x3ff;
const NANS: u32 = 0x003;

/// The questions that LLVM prefers to answer by their opposites, which matters to invalid encodings: each class
/// of both signs or of one, finite numbers of both or of one, zeros and NaNs, zeros and subnormals with or
/// without NaNs.
const ASKED_INVERTED: [u32; 21] = [
    0x003, 0x001, 0x002, 0x204, 0x200, 0x004, 0x108, 0x100, 0x008, 0x090, 0x080, 0x010, 0x060, 0x040, 0x020,
    0x1f8, 0x1c0, 0x038, 0x063, 0x0f0, 0x0f3,
];

impl<'a> Translator<'a> {
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
                let mask = immediates.get(1).copied().unwrap_or(0) as u32 & ALL_CLASSES;
                if kind == ReprKind::X87 && ASKED_INVERTED.contains(&(mask ^ ALL_CLASSES)) {
                    let immediates = [0, u64::from(mask ^ ALL_CLASSES)];
                    let other = self.soft_float_intrinsic(op, ret, types, args, &immediates)?[0];
                    return Ok(Parts::from_slice(&[self.ins().bxor_imm_u(other, 1)]));
                }
                if kind == ReprKind::X87 && mask == NANS {
                    let nan = self.soft_compare(FcmpPred::Uno, &kind, &args[0], &args[0])?;
                    return Ok(Parts::from_slice(&[nan]));
                }
                return self.soft_class(&kind, &args[0], mask);
            }
            Pure::FMulAdd => {
                let product = self.soft_binary(BinOp::FMul, &kind, &args[0], &args[1])?;
                return self.soft_binary(BinOp::FAdd, &kind, &product, &args[2]);
            }
            Pure::FpToSiSat | Pure::FpToUiSat if !is_small(&kind) => {
                return self.saturating_cast(op == Pure::FpToSiSat, types[0], &args[0], ret);
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
            ReprKind::Fp128 => self.fp128_intrinsic(op, ret, types, args),
            ReprKind::X87 => self.x87_intrinsic(op, ret, types, args),
            _ => unsupported(format!("llvm.{} on this type", op.name())),
        }
    }

    pub(super) fn choose(&mut self, cond: ir::Value, a: &[ir::Value], b: &[ir::Value]) -> Parts {
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
        let mut invalid = None;
        if *kind == ReprKind::X87 {
            let no_exponent = lowest;
            // Encodings whose integer bit contradicts the exponent are NaNs where both kinds are asked for, as
            // the C library has it, and else of no class.
            let integer_bit = self.ins().icmp(IntCC::SignedLessThan, parts[0], zero);
            lowest = self.ins().band_not(lowest, integer_bit);
            highest = self.ins().band(highest, integer_bit);
            normal = self.ins().band(normal, integer_bit);
            let contradiction = self.ins().icmp(IntCC::Equal, integer_bit, no_exponent);
            invalid = (mask & NANS == NANS).then_some(contradiction);
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
        if let Some(invalid) = invalid {
            result = self.ins().bor(result, invalid);
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
    pub(super) fn fp128_function(&self, name: &str) -> String {
        let x86 = matches!(self.isa.triple().architecture, target_lexicon::Architecture::X86_64);
        format!("{name}{}", if x86 { "f128" } else { "l" })
    }

    fn fp128_intrinsic(&mut self, op: Pure, ret: TypeId, types: &[TypeId], args: &[Parts]) -> Lowered<Parts> {
        let a = args[0][0];
        match op {
            Pure::Sqrt if self.has_fp128() => {
                return Ok(Parts::from_slice(&[self.ins().sqrt(a)]));
            }
            Pure::Fma if self.has_fp128() => {
                return Ok(Parts::from_slice(&[self.ins().fma(a, args[1][0], args[2][0])]));
            }
            Pure::PowI => {
                let exponent = self.resize(args[1][0], I32);
                return Ok(self.call_library("__powitf2", &[a, exponent], &[F128]));
            }
            Pure::LdExp => {
                let exponent = self.c_int(types[1], args[1][0])?;
                let name = self.fp128_function("ldexp");
                return Ok(self.call_library(&name, &[a, exponent], &[F128]));
            }
            Pure::FrExp | Pure::ModF => {
                let slot = self.new_slot(16, 16);
                let place = self.ins().stack_addr(I64, slot, 0);
                let name = self.fp128_function(if op == Pure::FrExp { "frexp" } else { "modf" });
                let first = self.call_library(&name, &[a, place], &[F128])[0];
                let second = if op == Pure::FrExp {
                    let exponent = self.load_from_slot(I32, slot, 0);
                    self.exponent_of(ret, exponent)?
                } else {
                    self.load_from_slot(F128, slot, 0)
                };
                return Ok(Parts::from_slice(&[first, second]));
            }
            Pure::SinCos => {
                let (sin, cos) = (self.fp128_function("sin"), self.fp128_function("cos"));
                let sine = self.call_library(&sin, &[a], &[F128])[0];
                let cosine = self.call_library(&cos, &[a], &[F128])[0];
                return Ok(Parts::from_slice(&[sine, cosine]));
            }
            _ => {}
        }
        let Some(name) = op.library_name() else {
            return unsupported(format!("llvm.{} on fp128", op.name()));
        };
        let name = self.fp128_function(name);
        if matches!(op, Pure::LRint | Pure::LLRint | Pure::LRound | Pure::LLRound) {
            let value = self.call_library(&name, &[a], &[I64])[0];
            return self.long_result(ret, value);
        }
        if types.iter().any(|&ty| ty != types[0]) {
            return unsupported(format!("llvm.{} on fp128", op.name()));
        }
        let values: Parts = args.iter().map(|parts| parts[0]).collect();
        Ok(self.call_library(&name, &values, &[F128]))
    }
}
