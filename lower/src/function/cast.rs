//! Conversions.

use super::{Lowered, PartKey, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use crate::stubs;
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::immediates::{Ieee32, Ieee64};
use cranelift_codegen::ir::types::{F32, F64, I32, I64, I128};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::{CastOp, Inst, Operand, Type, TypeId};
use rllc_targets::object::Architecture;

impl<'a> Translator<'a> {
    pub(super) fn cast(&mut self, inst: &Inst, op: CastOp, arg: Operand) -> Lowered<()> {
        let from = self.operand_type(arg);
        let parts = self.parts(arg)?;
        let result = self.cast_parts(op, from, inst.ty, &parts)?;
        self.set_result(inst, &result);
        // A pointer keeps its known address through casts that do not change it.
        if op == CastOp::BitCast
            && let (Operand::Value(arg), Some(result)) = (arg, inst.result.expand())
        {
            self.copy_address(arg, result);
        }
        Ok(())
    }

    /// Refuses a conversion that is none between these types. Those of instructions have been verified.
    pub(crate) fn check_cast(&self, op: CastOp, from: TypeId, to: TypeId) -> Lowered<()> {
        let types = self.types();
        let len = |ty| match *types.get(ty) {
            Type::Vector { len, .. } => Some(len),
            _ => None,
        };
        let (a, b) = (types.scalar(from), types.scalar(to));
        let bits = |ty| self.layout().size_in_bits(types, ty);
        let ints = types.is_int(a) && types.is_int(b);
        let floats = types.is_float(a) && types.is_float(b);
        let fits = match op {
            CastOp::Trunc => ints && bits(a) > bits(b),
            CastOp::ZExt | CastOp::SExt => ints && bits(a) < bits(b),
            CastOp::FpTrunc => floats && bits(a) > bits(b),
            CastOp::FpExt => floats && bits(a) < bits(b),
            CastOp::FpToUi | CastOp::FpToSi => types.is_float(a) && types.is_int(b),
            CastOp::UiToFp | CastOp::SiToFp => types.is_int(a) && types.is_float(b),
            CastOp::PtrToInt | CastOp::PtrToAddr => types.is_ptr(a) && types.is_int(b),
            CastOp::IntToPtr => types.is_int(a) && types.is_ptr(b),
            CastOp::AddrSpaceCast => types.is_ptr(a) && types.is_ptr(b),
            CastOp::BitCast => bits(from) == bits(to),
        };
        if fits && (op == CastOp::BitCast || len(from) == len(to)) {
            Ok(())
        } else {
            unsupported(format!("{} between these types", op.keyword()))
        }
    }

    /// Converts a value of type `from` to type `to`.
    pub(crate) fn cast_parts(
        &mut self,
        op: CastOp,
        from: TypeId,
        to: TypeId,
        parts: &[ir::Value],
    ) -> Lowered<Parts> {
        let (from_repr, to_repr) = (self.repr(from)?, self.repr(to)?);
        let is_vector = |kind: &ReprKind| matches!(kind, ReprKind::Vector { .. } | ReprKind::Lanes { .. });
        if from == to && op == CastOp::BitCast {
            return Ok(Parts::from_slice(parts));
        }
        if is_vector(&from_repr.kind) || is_vector(&to_repr.kind) {
            return if op == CastOp::BitCast {
                self.vector_bitcast(from, to, parts)
            } else {
                self.vector_cast(op, from, to, parts)
            };
        }
        let limbs = |kind: &ReprKind| matches!(kind, ReprKind::Limbs(_) | ReprKind::Memory);
        if limbs(&from_repr.kind) || limbs(&to_repr.kind) {
            return self.wide_cast(op, from, to, parts);
        }
        let value = match (op, &from_repr.kind, &to_repr.kind) {
            (CastOp::Trunc, ReprKind::Int(_), ReprKind::Int(bits)) => {
                let reduced = self.reduce(parts[0], to_repr.parts[0]);
                self.clear_upper(reduced, *bits)
            }
            (CastOp::ZExt, ReprKind::Int(_), ReprKind::Int(_)) => self.widen(parts[0], to_repr.parts[0]),
            (CastOp::SExt, ReprKind::Int(from_bits), ReprKind::Int(bits)) => {
                let extended = self.sign_widen(parts[0], *from_bits, to_repr.parts[0]);
                self.clear_upper(extended, *bits)
            }
            (CastOp::FpTrunc, ReprKind::Double, ReprKind::Float) => self.ins().fdemote(F32, parts[0]),
            (CastOp::FpExt, ReprKind::Float, ReprKind::Double) => self.ins().fpromote(F64, parts[0]),
            (CastOp::FpToUi | CastOp::FpToSi, ReprKind::Float | ReprKind::Double, ReprKind::Int(bits)) => {
                self.float_to_int(op == CastOp::FpToSi, parts[0], *bits, to_repr.parts[0])?
            }
            (CastOp::UiToFp | CastOp::SiToFp, ReprKind::Int(bits), ReprKind::Float | ReprKind::Double) => {
                self.int_to_float(op == CastOp::SiToFp, parts[0], *bits, to_repr.parts[0])?
            }
            (CastOp::PtrToInt | CastOp::PtrToAddr, ReprKind::Ptr, ReprKind::Int(bits)) => {
                let resized = self.resize(parts[0], to_repr.parts[0]);
                self.clear_upper(resized, *bits)
            }
            (CastOp::IntToPtr, ReprKind::Int(_), ReprKind::Ptr) => self.resize(parts[0], I64),
            (CastOp::BitCast, ReprKind::Ptr, ReprKind::Ptr) => parts[0],
            (CastOp::BitCast, ReprKind::Int(a), ReprKind::Int(b)) if a == b => parts[0],
            (CastOp::BitCast, a, b) => {
                return match self.scalar_bitcast(a, b, parts) {
                    Some(parts) => Ok(parts),
                    None => self.vector_bitcast(from, to, parts),
                };
            }
            (CastOp::AddrSpaceCast, ReprKind::Ptr, ReprKind::Ptr) => parts[0],
            (_, ReprKind::Half | ReprKind::BFloat | ReprKind::Fp128 | ReprKind::X87, _)
            | (_, _, ReprKind::Half | ReprKind::BFloat | ReprKind::Fp128 | ReprKind::X87) => {
                return self.soft_cast(op, from, to, parts);
            }
            _ => return unsupported(format!("{} between these types", op.keyword())),
        };
        Ok(Parts::from_slice(&[value]))
    }

    fn scalar_bitcast(&mut self, from: &ReprKind, to: &ReprKind, parts: &[ir::Value]) -> Option<Parts> {
        let float = |kind: &ReprKind| matches!(kind, ReprKind::Float | ReprKind::Double);
        let small = |kind: &ReprKind| matches!(kind, ReprKind::Half | ReprKind::BFloat | ReprKind::Int(16));
        let target = match to {
            ReprKind::Float => F32,
            ReprKind::Double => F64,
            ReprKind::Int(bits) => match bits {
                32 => I32,
                64 => I64,
                _ => I128,
            },
            _ => I128,
        };
        if small(from) && small(to) {
            return Some(Parts::from_slice(parts));
        }
        match (from, to) {
            (ReprKind::Int(_), to) | (to, ReprKind::Int(_)) if float(to) => {
                Some(Parts::from_slice(&[self.ins().bitcast(target, MemFlagsData::new(), parts[0])]))
            }
            _ => None,
        }
    }

    /// Drops upper bits.
    pub(crate) fn reduce(&mut self, value: ir::Value, to: ir::Type) -> ir::Value {
        if self.type_of(value) == to { value } else { self.ins().ireduce(to, value) }
    }

    /// Adds zero bits.
    pub(crate) fn widen(&mut self, value: ir::Value, to: ir::Type) -> ir::Value {
        if self.type_of(value) == to { value } else { self.ins().uextend(to, value) }
    }

    /// Adds copies of bit `bits` − 1; all bits of the result are significant.
    pub(crate) fn sign_widen(&mut self, value: ir::Value, bits: u32, to: ir::Type) -> ir::Value {
        if bits == 1 {
            // 0 or 1 becomes 0 or −1.
            let widened = self.widen(value, to);
            return self.ins().ineg(widened);
        }
        let value = self.extend_sign(value, bits);
        if self.type_of(value) == to { value } else { self.ins().sextend(to, value) }
    }

    /// Drops bits or adds zero bits.
    pub(crate) fn resize(&mut self, value: ir::Value, to: ir::Type) -> ir::Value {
        if self.type_of(value).bits() > to.bits() { self.reduce(value, to) } else { self.widen(value, to) }
    }

    /// `fptosi`/`fptoui` to an integer of `bits` bits in a value of type `to`. Out of range is poison, so a
    /// wider or saturating conversion does as well; it must not trap.
    pub(crate) fn float_to_int(
        &mut self,
        signed: bool,
        value: ir::Value,
        bits: u32,
        to: ir::Type,
    ) -> Lowered<ir::Value> {
        if to == I128 {
            let name = match (self.type_of(value) == F32, signed) {
                (true, true) => "__fixsfti",
                (true, false) => "__fixunssfti",
                (false, true) => "__fixdfti",
                (false, false) => "__fixunsdfti",
            };
            let result = self.call_library(name, &[value], &[I128])[0];
            return Ok(self.clear_upper(result, bits));
        }
        // Every unsigned value below 2^63 also converts by the signed conversion, which is cheaper; only 64-bit
        // results need the unsigned one.
        let result = if bits < 32 || (bits < 64 && !signed) || (signed && bits <= 64) {
            let wide = if bits < 32 || (bits == 32 && signed) { I32 } else { I64 };
            let converted = self.float_to_signed(value, wide);
            self.resize(converted, to)
        } else {
            let converted = match self.lowering.architecture {
                Architecture::X86_64 => self.x86_float_to_double_word(value),
                _ => self.ins().fcvt_to_uint_sat(I64, value),
            };
            self.resize(converted, to)
        };
        Ok(self.clear_upper(result, bits))
    }

    /// Converts to an I32 or I64. On x86-64 a value out of range gives the smallest integer (see `conversion.rs`).
    pub(crate) fn float_to_signed(&mut self, value: ir::Value, to: ir::Type) -> ir::Value {
        self.output.converts_floats |= self.lowering.architecture == Architecture::X86_64;
        self.ins().fcvt_to_sint_sat(to, value)
    }

    /// Converts to an unsigned I64 as LLVM does: a negative number, which is poison, becomes what programs of this
    /// platform expect, the number modulo 2^64.
    fn x86_float_to_double_word(&mut self, value: ir::Value) -> ir::Value {
        let half = match self.type_of(value) {
            F32 => self.ins().f32const(Ieee32::pow2(63)),
            _ => self.ins().f64const(Ieee64::pow2(63)),
        };
        let low = self.float_to_signed(value, I64);
        let rest = self.ins().fsub(value, half);
        let high = self.float_to_signed(rest, I64);
        // The lower range is all ones there if it does not hold the value.
        let is_high = self.ins().sshr_imm_u(low, 63);
        let high = self.ins().band(high, is_high);
        self.ins().bor(low, high)
    }

    /// `sitofp`/`uitofp` from an integer of `bits` bits.
    pub(crate) fn int_to_float(
        &mut self,
        signed: bool,
        value: ir::Value,
        bits: u32,
        to: ir::Type,
    ) -> Lowered<ir::Value> {
        if self.type_of(value) == I128 {
            let value = if signed { self.extend_sign(value, bits) } else { value };
            let name = match (to == F32, signed) {
                (true, true) => "__floattisf",
                (true, false) => "__floatuntisf",
                (false, true) => "__floattidf",
                (false, false) => "__floatuntidf",
            };
            return Ok(self.call_library(name, &[value], &[to])[0]);
        }
        if self.environment.is_some() && self.lowering.architecture == Architecture::S390x {
            return Ok(self.s390x_int_to_float(signed, value, bits, to));
        }
        Ok(if signed {
            let wide = if bits <= 32 { I32 } else { I64 };
            let value = self.sign_widen(value, bits, wide);
            self.ins().fcvt_from_sint(to, value)
        } else if bits < 32 {
            let value = self.widen(value, I32);
            self.ins().fcvt_from_sint(to, value)
        } else if bits < 64 {
            let value = self.widen(value, I64);
            self.ins().fcvt_from_sint(to, value)
        } else if self.lowering.architecture == Architecture::X86_64 && self.environment.is_none() {
            self.x86_double_word_to_float(value, to)
        } else {
            self.ins().fcvt_from_uint(to, value)
        })
    }

    /// Cranelift's conversions round to nearest there.
    fn s390x_int_to_float(&mut self, signed: bool, value: ir::Value, bits: u32, to: ir::Type) -> ir::Value {
        let value = if signed { self.sign_widen(value, bits, I64) } else { self.widen(value, I64) };
        let double = to == F64;
        let key = PartKey::IntToFloat { signed, double };
        let part = self.output.part(key, || stubs::s390x::int_to_float(signed, double));
        let mut signature = ir::Signature::new(self.c_call_conv);
        signature.params.push(ir::AbiParam::new(I64));
        signature.returns.push(ir::AbiParam::new(to));
        let function = self.part_ref(part, signature);
        let call = self.ins().call(function, &[value]);
        self.builder.inst_results(call)[0]
    }

    /// Converts an unsigned I64 without `fcvt_from_uint`, whose x86-64 code waits for whatever wrote its
    /// result register last. Right if numbers are rounded to nearest.
    fn x86_double_word_to_float(&mut self, value: ir::Value, to: ir::Type) -> ir::Value {
        if to == F64 {
            // The halves become the low mantissa bits of 2^52 and 2^84; taking these away again is exact, and
            // the sum rounds once.
            let low = self.ins().band_imm_u(value, 0xffff_ffff);
            let low = self.ins().bor_imm_u(low, 0x4330_0000_0000_0000);
            let low = self.ins().bitcast(F64, MemFlagsData::new(), low);
            let high = self.ins().ushr_imm_u(value, 32);
            let high = self.ins().bor_imm_u(high, 0x4530_0000_0000_0000);
            let high = self.ins().bitcast(F64, MemFlagsData::new(), high);
            let biases = self.ins().f64const(Ieee64::with_bits(0x4530_0000_0010_0000));
            let high = self.ins().fsub(high, biases);
            return self.ins().fadd(high, low);
        }
        // From 2^63 on: half the value, with the lost bit kept for rounding, and twice the result.
        let half = self.ins().ushr_imm_u(value, 1);
        let lost = self.ins().band_imm_u(value, 1);
        let half = self.ins().bor(half, lost);
        let large = self.ins().icmp_imm_s(IntCC::SignedLessThan, value, 0);
        let signed = self.ins().select(large, half, value);
        let single = self.ins().fcvt_from_sint(to, signed);
        let double = self.ins().fadd(single, single);
        self.ins().select(large, double, single)
    }
}
