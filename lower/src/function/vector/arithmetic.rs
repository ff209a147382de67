//! Operations on whole 128-bit parts.

use super::super::Translator;
use super::super::float::float_condition;
use super::{VectorOp, int_vector};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::types::{F32X4, I16X8, I32, I32X4, I64X2};
use rllc_frontend::ir::{BinOp, FcmpPred};
use rllc_targets::object::Architecture;

/// A lane of a constant part, zero-extended.
pub(crate) fn constant_lane(bytes: &[u8; 16], bits: u32, lane: usize) -> u64 {
    let size = bits as usize / 8;
    let mut raw = [0u8; 8];
    raw[..size].copy_from_slice(&bytes[lane * size..(lane + 1) * size]);
    u64::from_le_bytes(raw)
}

/// A constant part from its lanes.
pub(crate) fn bytes_of_lanes(bits: u32, lane: impl Fn(usize) -> u64) -> [u8; 16] {
    let size = bits as usize / 8;
    let mut bytes = [0u8; 16];
    for (index, chunk) in bytes.chunks_exact_mut(size).enumerate() {
        chunk.copy_from_slice(&lane(index).to_le_bytes()[..size]);
    }
    bytes
}

impl<'a> Translator<'a> {
    /// A constant with `value` in every lane.
    pub(crate) fn splat_constant(&mut self, ty: ir::Type, value: u64) -> ir::Value {
        let bytes = bytes_of_lanes(ty.lane_bits(), |_| value);
        self.vector_constant(ty, &bytes)
    }

    /// `a op b` on one part; `None` if lanes have to be taken one by one.
    pub(super) fn part_binary(&mut self, op: BinOp, a: ir::Value, b: ir::Value) -> Option<ir::Value> {
        let ty = self.type_of(a);
        Some(match op {
            BinOp::Add => self.ins().iadd(a, b),
            BinOp::Sub => self.ins().isub(a, b),
            BinOp::Mul if self.native().has(VectorOp::Mul, ty) => self.ins().imul(a, b),
            BinOp::Mul => self.multiply_bytes(a, b),
            BinOp::And => self.ins().band(a, b),
            BinOp::Or => self.ins().bor(a, b),
            BinOp::Xor => self.ins().bxor(a, b),
            BinOp::FAdd => self.ins().fadd(a, b),
            BinOp::FSub => self.ins().fsub(a, b),
            BinOp::FMul => self.ins().fmul(a, b),
            BinOp::FDiv => self.ins().fdiv(a, b),
            BinOp::Shl | BinOp::LShr | BinOp::AShr => return self.part_shift(op, a, b),
            BinOp::UDiv | BinOp::URem => {
                let bytes = self.constant_bytes(b)?;
                let divisor = constant_lane(&bytes, ty.lane_bits(), 0);
                if !divisor.is_power_of_two() || bytes != bytes_of_lanes(ty.lane_bits(), |_| divisor) {
                    return None;
                }
                if op == BinOp::UDiv {
                    let amount = self.ins().iconst(I32, i64::from(divisor.trailing_zeros()));
                    self.ins().ushr(a, amount)
                } else {
                    let mask = self.splat_constant(ty, divisor - 1);
                    self.ins().band(a, mask)
                }
            }
            BinOp::SDiv | BinOp::SRem | BinOp::FRem => return None,
        })
    }

    /// Products of 8-bit lanes by products of 16-bit lanes, even and odd bytes apart.
    fn multiply_bytes(&mut self, a: ir::Value, b: ir::Value) -> ir::Value {
        let ty = self.type_of(a);
        let (a, b) = (self.recast(a, I16X8), self.recast(b, I16X8));
        let low = self.splat_constant(I16X8, 0x00ff);
        let high = self.splat_constant(I16X8, 0xff00);
        let even = self.ins().imul(a, b);
        let even = self.ins().band(even, low);
        let eight = self.ins().iconst(I32, 8);
        let a_odd = self.ins().ushr(a, eight);
        let b_odd = self.ins().band(b, high);
        let odd = self.ins().imul(a_odd, b_odd);
        let product = self.ins().bor(even, odd);
        self.recast(product, ty)
    }

    /// One amount for all lanes.
    pub(super) fn shift_all(&mut self, op: BinOp, value: ir::Value, amount: ir::Value) -> ir::Value {
        match op {
            BinOp::Shl => self.ins().ishl(value, amount),
            BinOp::LShr => self.ins().ushr(value, amount),
            _ => self.ins().sshr(value, amount),
        }
    }

    /// A shift by `bits` of all lanes.
    pub(super) fn shift_all_by(&mut self, op: BinOp, value: ir::Value, bits: u32) -> ir::Value {
        if bits == 0 {
            return value;
        }
        let amount = self.ins().iconst(I32, i64::from(bits));
        self.shift_all(op, value, amount)
    }

    /// A shift with an amount for each lane. Amounts that are too large give poison: any result will do.
    fn part_shift(&mut self, op: BinOp, a: ir::Value, b: ir::Value) -> Option<ir::Value> {
        let ty = self.type_of(a);
        let (bits, lanes) = (ty.lane_bits(), ty.lane_count() as usize);
        if let Some(amount) = self.splat_source(b) {
            return Some(self.shift_all(op, a, amount));
        }
        if let Some(bytes) = self.constant_bytes(b) {
            let amount = |lane| (constant_lane(&bytes, bits, lane) % u64::from(bits)) as u32;
            if op == BinOp::Shl && (0..lanes).any(|lane| amount(lane) != amount(0)) {
                let factors = bytes_of_lanes(bits, |lane| 1 << amount(lane));
                let factors = self.vector_constant(ty, &factors);
                return self.part_binary(BinOp::Mul, a, factors);
            }
            let mut amounts: Vec<u32> = (0..lanes).map(amount).collect();
            amounts.sort_unstable();
            amounts.dedup();
            let mut result = self.shift_all_by(op, a, amounts[0]);
            if amounts.len() > 4 {
                return self.shift_by_bits(op, a, b);
            }
            for &other in &amounts[1..] {
                let shifted = self.shift_all_by(op, a, other);
                let chosen = bytes_of_lanes(bits, |lane| if amount(lane) == other { u64::MAX } else { 0 });
                let chosen = self.vector_constant(ty, &chosen);
                result = self.ins().bitselect(chosen, shifted, result);
            }
            return Some(result);
        }
        self.shift_by_bits(op, a, b)
    }

    /// A shift by amounts that are not known: lanes up to 32 bits wide in one step for each bit of the amount
    /// (or, to the left, by a product with powers of two); 64-bit lanes by shifts of the whole.
    fn shift_by_bits(&mut self, op: BinOp, a: ir::Value, b: ir::Value) -> Option<ir::Value> {
        let ty = self.type_of(a);
        if ty.lane_bits() > 16 {
            if op == BinOp::Shl && ty == I32X4 && self.native().is_x64() {
                // 2^b as a float has the exponent b + 127; out of range only for 31, where the conversion
                // gives the integer indefinite, 2^31.
                let exponent = self.shift_all_by(BinOp::Shl, b, 23);
                let one = self.splat_constant(I32X4, 0x3f80_0000);
                let float = self.ins().iadd(exponent, one);
                let float = self.recast(float, F32X4);
                let factor = self.ins().x86_cvtt2dq(I32X4, float);
                return Some(self.ins().imul(a, factor));
            }
            return self.shift_by_lanes(op, a, b);
        }
        let mut result = a;
        let bits = ty.lane_bits();
        let mut step = 1;
        while step < bits {
            // The bit of the amount that counts `step`, moved to the sign and spread over the lane.
            let position = step.trailing_zeros();
            let sign = self.shift_all_by(BinOp::Shl, b, bits - 1 - position);
            let zero = self.zero(ty);
            let chosen = self.ins().icmp(ir::condcodes::IntCC::SignedLessThan, sign, zero);
            let shifted = self.shift_all_by(op, result, step);
            result = self.ins().bitselect(chosen, shifted, result);
            step *= 2;
        }
        Some(result)
    }

    /// Shifts the whole by each lane's amount and picks that lane.
    fn shift_by_lanes(&mut self, op: BinOp, a: ir::Value, b: ir::Value) -> Option<ir::Value> {
        let ty = self.type_of(a);
        if !self.native().is_x64() || (op == BinOp::AShr && ty == I64X2) {
            return None;
        }
        let mut shifted = [a; 4];
        for lane in 0..ty.lane_count() {
            let amount = self.ins().extractlane(b, lane as u8);
            shifted[lane as usize] = self.shift_all(op, a, amount);
        }
        let picked = if ty == I64X2 {
            self.shuffle_words(shifted[0], shifted[1], [0, 1, 6, 7])
        } else {
            let low = self.shuffle_words(shifted[0], shifted[1], [0, 0, 5, 5]);
            let high = self.shuffle_words(shifted[2], shifted[3], [2, 2, 7, 7]);
            self.shuffle_words(low, high, [0, 2, 4, 6])
        };
        Some(self.recast(picked, ty))
    }

    /// A comparison of floats; the lanes of the result are as wide as theirs.
    pub(crate) fn part_fcmp(&mut self, pred: FcmpPred, a: ir::Value, b: ir::Value) -> ir::Value {
        let ty = self.type_of(a);
        let mask = int_vector(ty.lane_bits());
        self.output.compares_vectors |= self.lowering.architecture == Architecture::X86_64;
        let Some(condition) = float_condition(pred) else {
            return self.splat_constant(mask, if pred == FcmpPred::True { u64::MAX } else { 0 });
        };
        let split = match condition {
            FloatCC::OrderedNotEqual => Some((FloatCC::Ordered, FloatCC::NotEqual)),
            FloatCC::UnorderedOrEqual => Some((FloatCC::Unordered, FloatCC::Equal)),
            _ => None,
        };
        let inverse = match condition {
            FloatCC::UnorderedOrGreaterThan => Some(FloatCC::LessThanOrEqual),
            FloatCC::UnorderedOrGreaterThanOrEqual => Some(FloatCC::LessThan),
            FloatCC::UnorderedOrLessThan => Some(FloatCC::GreaterThanOrEqual),
            FloatCC::UnorderedOrLessThanOrEqual => Some(FloatCC::GreaterThan),
            _ => None,
        };
        if let Some(inverse) = inverse
            && !self.native().has(VectorOp::UnorderedInequality, ty)
        {
            let ordered = self.ins().fcmp(inverse, a, b);
            return self.ins().bnot(ordered);
        }
        match split {
            Some((first, second)) if !self.native().has(VectorOp::EqualityOrdered, ty) => {
                let first = self.ins().fcmp(first, a, b);
                let second = self.ins().fcmp(second, a, b);
                if condition == FloatCC::OrderedNotEqual {
                    self.ins().band(first, second)
                } else {
                    self.ins().bor(first, second)
                }
            }
            _ => self.ins().fcmp(condition, a, b),
        }
    }
}
