//! Floating-point intrinsics.

use super::super::{AddressBase, Lowered, Parts, Translator, unsupported};
use super::int::is_small;
use super::pure::Pure;
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::immediates::{Ieee32, Ieee64};
use cranelift_codegen::ir::types::{F32, F64, I8, I32, I64, I128};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::TypeId;
use rllc_targets::object::Architecture;

impl<'a> Translator<'a> {
    /// A pure intrinsic whose first operand is a floating-point number.
    pub(super) fn pure_float(
        &mut self,
        op: Pure,
        ret: TypeId,
        types: &[TypeId],
        args: &[Parts],
        immediates: &[u64],
    ) -> Lowered<Parts> {
        let kind = self.repr(types[0])?.kind.clone();
        if !matches!(kind, ReprKind::Float | ReprKind::Double) {
            return self.soft_float_intrinsic(op, ret, types, args, immediates);
        }
        let a = args[0][0];
        let ty = self.type_of(a);
        let b = args.get(1).and_then(|parts| parts.first()).copied().unwrap_or(a);
        let one = |value| Ok(Parts::from_slice(&[value]));
        match op {
            Pure::FAbs => one(self.ins().fabs(a)),
            Pure::Sqrt => one(self.ins().sqrt(a)),
            Pure::Fma => one(self.ins().fma(a, b, args[2][0])),
            Pure::FMulAdd if self.has_fast_fma() => one(self.ins().fma(a, b, args[2][0])),
            Pure::FMulAdd => {
                let product = self.ins().fmul(a, b);
                one(self.add_product(args[2][0], product))
            }
            // Their instructions round as they are told to, and set flags that the functions do not set.
            Pure::Floor | Pure::Ceil | Pure::Trunc | Pure::RoundEven if self.environment.is_some() => {
                self.library_float(op, ty, args)
            }
            Pure::Floor => one(self.ins().floor(a)),
            Pure::Ceil => one(self.ins().ceil(a)),
            Pure::Trunc => one(self.ins().trunc(a)),
            Pure::RoundEven => one(self.ins().nearest(a)),
            Pure::CopySign => one(self.ins().fcopysign(a, b)),
            Pure::Canonicalize => {
                let unit = self.float_constant(ty, 1.0);
                one(self.ins().fmul(a, unit))
            }
            Pure::MinNum | Pure::MaxNum => one(self.number_choice(op == Pure::MinNum, a, b)),
            Pure::Minimum => one(self.ins().fmin(a, b)),
            Pure::Maximum => one(self.ins().fmax(a, b)),
            Pure::MinimumNum | Pure::MaximumNum => {
                let both = if op == Pure::MinimumNum { self.ins().fmin(a, b) } else { self.ins().fmax(a, b) };
                let a_nan = self.ins().fcmp(FloatCC::Unordered, a, a);
                let b_nan = self.ins().fcmp(FloatCC::Unordered, b, b);
                let without_b = self.select_one(b_nan, a, both);
                one(self.select_one(a_nan, b, without_b))
            }
            Pure::PowI if self.lowering.options.target.is_windows_msvc() => {
                // Its library has no function for this.
                let exponent = self.resize(b, I32);
                let exponent = self.ins().fcvt_from_sint(ty, exponent);
                let name = if ty == F32 { "powf" } else { "pow" };
                Ok(self.call_library(name, &[a, exponent], &[ty]))
            }
            Pure::PowI => {
                let name = if ty == F32 { "__powisf2" } else { "__powidf2" };
                let exponent = self.resize(b, I32);
                Ok(self.call_library(name, &[a, exponent], &[ty]))
            }
            Pure::LdExp => {
                let exponent = self.c_int(types[1], b)?;
                let name = if ty == F32 { "ldexpf" } else { "ldexp" };
                Ok(self.call_library(name, &[a, exponent], &[ty]))
            }
            Pure::SinCos => {
                let (sin, cos) = if ty == F32 { ("sinf", "cosf") } else { ("sin", "cos") };
                let sine = self.call_library(sin, &[a], &[ty])[0];
                let cosine = self.call_library(cos, &[a], &[ty])[0];
                Ok(Parts::from_slice(&[sine, cosine]))
            }
            Pure::FrExp | Pure::ModF => self.split_number(op, ret, a),
            Pure::LRint | Pure::LLRint | Pure::LRound | Pure::LLRound => {
                let name = op.library_name().unwrap_or_default();
                if let Some(value) = self.aarch64_rounding(name, a) {
                    return self.long_result(ret, value);
                }
                let name = if ty == F32 { format!("{name}f") } else { name.to_owned() };
                let value = self.call_library(&name, &[a], &[I64])[0];
                self.long_result(ret, value)
            }
            Pure::FpToSiSat | Pure::FpToUiSat => {
                let repr = self.repr(ret)?;
                let ReprKind::Int(bits) = repr.kind else {
                    return self.saturating_cast(op == Pure::FpToSiSat, types[0], &args[0], ret);
                };
                one(self.saturating_to_int(op == Pure::FpToSiSat, a, bits, repr.parts[0]))
            }
            Pure::IsFpClass => one(self.is_class(a, immediates.get(1).copied().unwrap_or(0) as u32)),
            _ => self.library_float(op, ty, args),
        }
    }

    /// A function of the C library on numbers of type `ty`.
    fn library_float(&mut self, op: Pure, ty: ir::Type, args: &[Parts]) -> Lowered<Parts> {
        let Some(name) = op.library_name() else { return unsupported(format!("llvm.{}", op.name())) };
        let name = match op {
            Pure::Exp10 if self.lowering.options.target.is_darwin() => "__exp10",
            _ => name,
        };
        if let Some(value) = self.aarch64_rounding(name, args[0][0]) {
            return Ok(Parts::from_slice(&[value]));
        }
        let name = if ty == F32 { format!("{name}f") } else { name.to_owned() };
        let values: Parts = args.iter().map(|parts| parts[0]).collect();
        Ok(self.call_library(&name, &values, &[ty]))
    }

    /// Whether a multiplication and an addition in one, rounded once, is one instruction on every processor of the target.
    pub(crate) fn has_fast_fma(&self) -> bool {
        !matches!(self.isa.triple().architecture, target_lexicon::Architecture::X86_64)
    }

    /// A `float` or `double` constant.
    pub(crate) fn float_constant(&mut self, ty: ir::Type, value: f64) -> ir::Value {
        if ty == F32 { self.ins().f32const(value as f32) } else { self.ins().f64const(value) }
    }

    /// `minnum`/`maxnum`: a NaN loses against a number; of equal operands either may be returned.
    fn number_choice(&mut self, min: bool, a: ir::Value, b: ir::Value) -> ir::Value {
        let a_nan = self.ins().fcmp(FloatCC::Unordered, a, a);
        let condition = if min { FloatCC::LessThan } else { FloatCC::GreaterThan };
        let b_wins = self.ins().fcmp(condition, b, a);
        let chosen = self.select_one(b_wins, b, a);
        self.select_one(a_nan, b, chosen)
    }

    /// An integer as C's `int`, saturated if it is wider.
    pub(crate) fn c_int(&mut self, ty: TypeId, value: ir::Value) -> Lowered<ir::Value> {
        let ReprKind::Int(bits) = self.repr(ty)?.kind else { return unsupported("an exponent of this type") };
        if bits <= 32 {
            return Ok(self.sign_widen(value, bits, I32));
        }
        if bits > 64 {
            return unsupported("an exponent of more than 64 bits");
        }
        let wide = self.sign_widen(value, bits, I64);
        let clamped = self.clamp(wide, i64::from(i32::MIN), i64::from(i32::MAX));
        Ok(self.ins().ireduce(I32, clamped))
    }

    fn clamp(&mut self, value: ir::Value, low: i64, high: i64) -> ir::Value {
        let ty = self.type_of(value);
        let low_value = self.ins().iconst(ty, low & mask(ty));
        let high_value = self.ins().iconst(ty, high & mask(ty));
        let below = self.ins().icmp(IntCC::SignedLessThan, value, low_value);
        let value = self.select_one(below, low_value, value);
        let above = self.ins().icmp(IntCC::SignedGreaterThan, value, high_value);
        self.select_one(above, high_value, value)
    }

    /// A `long` that a library function returned, as an integer of type `ret`.
    pub(crate) fn long_result(&mut self, ret: TypeId, value: ir::Value) -> Lowered<Parts> {
        let repr = self.repr(ret)?;
        let ReprKind::Int(bits) = repr.kind else { return unsupported("a result of this type") };
        let part = repr.parts[0];
        let value =
            if part.bits() > 64 { self.sign_widen(value, 64, part) } else { self.reduce(value, part) };
        Ok(Parts::from_slice(&[self.clear_upper(value, bits)]))
    }

    /// An exponent as in the result of `llvm.frexp`, a struct of scalars or vectors.
    pub(crate) fn exponent_of(&mut self, ret: TypeId, exponent: ir::Value) -> Lowered<ir::Value> {
        let field = self.types().struct_body(ret).and_then(|(fields, _)| fields.get(1).copied());
        let Some(field) = field else { return unsupported("llvm.frexp with this result") };
        let repr = self.repr(self.types().scalar(field))?;
        let ReprKind::Int(bits) = repr.kind else { return unsupported("llvm.frexp with this result") };
        let part = repr.parts[0];
        let value =
            if part.bits() > 32 { self.sign_widen(exponent, 32, part) } else { self.reduce(exponent, part) };
        Ok(self.clear_upper(value, bits))
    }

    /// `frexp` and `modf`: the second result comes through memory.
    fn split_number(&mut self, op: Pure, ret: TypeId, a: ir::Value) -> Lowered<Parts> {
        let ty = self.type_of(a);
        let temporary = self.temporary(8)?;
        let AddressBase::Slot(slot) = temporary.base else { return unsupported("a temporary") };
        let place = self.address_value(temporary);
        let name = match (op, ty == F32) {
            (Pure::FrExp, true) => "frexpf",
            (Pure::FrExp, false) => "frexp",
            (_, true) => "modff",
            (_, false) => "modf",
        };
        let first = self.call_library(name, &[a, place], &[ty])[0];
        let second = if op == Pure::FrExp {
            let exponent = self.load_from_slot(I32, slot, 0);
            self.exponent_of(ret, exponent)?
        } else {
            self.load_from_slot(ty, slot, 0)
        };
        Ok(Parts::from_slice(&[first, second]))
    }

    /// `fptosi.sat`, `fptoui.sat`: out of range becomes the nearest bound, NaN becomes 0.
    pub(crate) fn saturating_to_int(
        &mut self,
        signed: bool,
        value: ir::Value,
        bits: u32,
        to: ir::Type,
    ) -> ir::Value {
        if to == I128 {
            return self.saturating_to_int128(signed, value, bits);
        }
        let wide = Self::saturating_container(bits);
        let converted = if signed || bits < wide.bits() {
            self.saturating_to_signed(value, wide)
        } else {
            self.ins().fcvt_to_uint_sat(wide, value)
        };
        let clamped = if bits == wide.bits() {
            converted
        } else if signed {
            let bound = 1i64 << (bits - 1);
            self.clamp(converted, -bound, bound - 1)
        } else {
            self.clamp(converted, 0, ((1u64 << bits) - 1) as i64)
        };
        debug_assert!(to.bits() <= wide.bits() || is_small(to));
        let resized = self.resize(clamped, to);
        self.clear_upper(resized, bits)
    }

    /// Converts to an I32 or I64; out of range becomes the nearest bound, NaN becomes 0.
    fn saturating_to_signed(&mut self, value: ir::Value, to: ir::Type) -> ir::Value {
        let converted = self.float_to_signed(value, to);
        if self.lowering.architecture != Architecture::X86_64 {
            return converted;
        }
        // What is too small has become the smallest integer, and so has everything else out of range.
        let exponent = to.bits() as i32 - 1;
        let bound = match self.type_of(value) {
            F32 => self.ins().f32const(Ieee32::pow2(exponent)),
            _ => self.ins().f64const(Ieee64::pow2(exponent)),
        };
        let largest = self.ins().iconst(to, (1i64 << exponent).wrapping_sub(1));
        let too_large = self.ins().fcmp(FloatCC::GreaterThanOrEqual, value, bound);
        let clamped = self.ins().select(too_large, largest, converted);
        let zero = self.ins().iconst(to, 0);
        let is_nan = self.ins().fcmp(FloatCC::Unordered, value, value);
        self.ins().select(is_nan, zero, clamped)
    }

    fn saturating_to_int128(&mut self, signed: bool, value: ir::Value, bits: u32) -> ir::Value {
        let ty = self.type_of(value);
        let name = match (ty == F32, signed) {
            (true, true) => "__fixsfti",
            (true, false) => "__fixunssfti",
            (false, true) => "__fixdfti",
            (false, false) => "__fixunsdfti",
        };
        let converted = self.call_library(name, &[value], &[I128])[0];
        let significant = if signed { bits - 1 } else { bits };
        let (low, high) = if signed {
            ((1u128 << (bits - 1)).wrapping_neg(), (1u128 << (bits - 1)) - 1)
        } else if bits == 128 {
            (0, u128::MAX)
        } else {
            (0, (1u128 << bits) - 1)
        };
        // 2^significant is exact in double; in float 2^128 is infinity, which no finite value reaches.
        let bound = 2f64.powi(significant as i32);
        let bound_value = self.float_constant(ty, bound);
        let lowest = self.float_constant(ty, if signed { -bound } else { 0.0 });
        let (low, high) = (self.int_constant(I128, low), self.int_constant(I128, high));
        let above = self.ins().fcmp(FloatCC::GreaterThanOrEqual, value, bound_value);
        let below = self.ins().fcmp(FloatCC::LessThan, value, lowest);
        let nan = self.ins().fcmp(FloatCC::Unordered, value, value);
        let zero = self.zero(I128);
        let result = self.select_one(above, high, converted);
        let result = self.select_one(below, low, result);
        let result = self.select_one(nan, zero, result);
        self.clear_upper(result, bits)
    }

    /// `llvm.is.fpclass` on a `float` or `double`, by its bits (LangRef: mask bits 0 sNaN, 1 qNaN, 2 −inf,
    /// 3 −normal, 4 −subnormal, 5 −0, 6 +0, 7 +subnormal, 8 +normal, 9 +inf).
    fn is_class(&mut self, value: ir::Value, mask: u32) -> ir::Value {
        let double = self.type_of(value) == F64;
        let (int, fraction_bits) = if double { (I64, 52u32) } else { (I32, 23u32) };
        let bits = self.ins().bitcast(int, MemFlagsData::new(), value);
        let sign = self.ins().ushr_imm_u(bits, i64::from(int.bits()) - 1);
        let sign = self.ins().ireduce(I8, sign);
        let magnitude_mask = if double { i64::MAX } else { i64::from(i32::MAX) };
        let magnitude = self.ins().band_imm_u(bits, magnitude_mask);
        let infinity = (((1u64 << (int.bits() - 1 - fraction_bits)) - 1) << fraction_bits) as i64;
        let quiet = infinity | 1i64 << (fraction_bits - 1);
        let smallest_normal = 1i64 << fraction_bits;
        let mut result = self.ins().iconst(I8, 0);
        // Classes by the range of the magnitude: lowest, one past the highest, bits for plus and minus.
        let classes = [
            (0, 1, 6, 5),
            (1, smallest_normal, 7, 4),
            (smallest_normal, infinity, 8, 3),
            (infinity, infinity + 1, 9, 2),
            (infinity + 1, quiet, 0, 0),
            (quiet, magnitude_mask, 1, 1),
        ];
        for (index, &(low, end, plus, minus)) in classes.iter().enumerate() {
            let (plus, minus) = (mask >> plus & 1, mask >> minus & 1);
            if plus == 0 && minus == 0 {
                continue;
            }
            let distance = self.ins().iadd_imm_s(magnitude, -low);
            let inside = if index + 1 == classes.len() {
                self.ins().icmp_imm_u(IntCC::UnsignedGreaterThanOrEqual, magnitude, low)
            } else {
                self.ins().icmp_imm_u(IntCC::UnsignedLessThan, distance, end - low)
            };
            let inside = match (plus, minus) {
                (1, 1) => inside,
                (1, _) => self.ins().band_not(inside, sign),
                _ => self.ins().band(inside, sign),
            };
            result = self.ins().bor(result, inside);
        }
        result
    }
}

/// The bits of an integer type as a mask.
fn mask(ty: ir::Type) -> i64 {
    if ty == I64 { -1 } else { (1i64 << ty.bits()) - 1 }
}
