//! Integers of more than 4096 bits, which are held in memory.
//!
//! On little-endian targets LLVM's memory form is an array of 64-bit limbs whose last one may be short. Before
//! an operation operands are copied with their last limb filled up; routines of the runtime do the work; unused
//! bits of results are cleared.

use super::wide_float::Normalized;
use super::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::{BinOp, CastOp, IcmpPred, Type, TypeId};

/// How the last limb of an operand is filled up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fill {
    Zero,
    Sign,
    /// With the sign, which is then flipped: unsigned order becomes that of signed numbers.
    FlippedSign,
}

fn at(address: ir::Value) -> Address {
    Address { base: AddressBase::Value(address), offset: 0 }
}

impl<'a> Translator<'a> {
    /// The width in bits of an integer in memory.
    pub(super) fn huge_bits(&mut self, ty: TypeId) -> Lowered<u32> {
        match *self.types().get(ty) {
            Type::Int(bits) | Type::Byte(bits) if !self.layout().is_big_endian() => Ok(bits),
            Type::Int(_) | Type::Byte(_) => unsupported("integers over 4096 bits on big-endian targets"),
            _ => unsupported("an operation on a value of this type"),
        }
    }

    /// Memory for a value of `bits` bits, in whole limbs and with the padding of its type.
    pub(super) fn huge_temporary(&mut self, bits: u32) -> Lowered<ir::Value> {
        let bytes = u64::from(bits.div_ceil(64)) * 8;
        let temporary = self.temporary(bytes.next_multiple_of(16))?;
        Ok(self.address_value(temporary))
    }

    /// A copy of an operand as limbs.
    fn huge_operand(&mut self, bits: u32, value: ir::Value, fill: Fill) -> Lowered<ir::Value> {
        let copy = self.huge_temporary(bits)?;
        self.copy_memory(at(copy), at(value), u64::from(bits.div_ceil(8)))?;
        self.fill_last_limb(bits, copy, fill)?;
        Ok(copy)
    }

    /// A copy of an operand as limbs, its unused bits zero.
    pub(super) fn huge_zero_filled(&mut self, bits: u32, value: ir::Value) -> Lowered<ir::Value> {
        self.huge_operand(bits, value, Fill::Zero)
    }

    fn last_limb_offset(bits: u32) -> i64 {
        i64::from(bits.div_ceil(64) - 1) * 8
    }

    pub(super) fn fill_last_limb(&mut self, bits: u32, limbs: ir::Value, fill: Fill) -> Lowered<()> {
        let used = (bits - 1) % 64 + 1;
        let place = at(limbs).plus(Self::last_limb_offset(bits));
        let flags = MemFlagsData::new();
        let limb = self.load_part(I64, place, flags);
        let mut filled =
            if fill == Fill::Zero { self.clear_upper(limb, used) } else { self.extend_sign(limb, used) };
        if fill == Fill::FlippedSign {
            filled = self.ins().bxor_imm_u(filled, i64::MIN);
        }
        self.store_part(filled, place, flags);
        Ok(())
    }

    /// All ones if the operand, whose last limb has its sign, is negative.
    fn huge_sign(&mut self, bits: u32, limbs: ir::Value) -> ir::Value {
        let place = at(limbs).plus(Self::last_limb_offset(bits));
        let limb = self.load_part(I64, place, MemFlagsData::new());
        self.ins().sshr_imm_u(limb, 63)
    }

    pub(super) fn huge_count(&mut self, bits: u32) -> ir::Value {
        self.ins().iconst(I64, i64::from(bits.div_ceil(64)))
    }

    /// The operand's magnitude and its sign.
    fn huge_magnitude(&mut self, bits: u32, value: ir::Value) -> Lowered<(ir::Value, ir::Value)> {
        let limbs = self.huge_operand(bits, value, Fill::Sign)?;
        let sign = self.huge_sign(bits, limbs);
        Ok((self.huge_negate_if(bits, limbs, sign)?, sign))
    }

    fn huge_negate_if(&mut self, bits: u32, limbs: ir::Value, sign: ir::Value) -> Lowered<ir::Value> {
        let result = self.huge_temporary(bits)?;
        let count = self.huge_count(bits);
        self.call_library("__rllc_wide_negate_if", &[result, limbs, count, sign], &[]);
        Ok(result)
    }

    /// A binary operation.
    pub(crate) fn huge_binary(
        &mut self,
        op: BinOp,
        ty: TypeId,
        a: ir::Value,
        b: ir::Value,
    ) -> Lowered<Parts> {
        let bits = self.huge_bits(ty)?;
        let count = self.huge_count(bits);
        let result = match op {
            BinOp::Add | BinOp::Sub => {
                let (a, b) =
                    (self.huge_operand(bits, a, Fill::Zero)?, self.huge_operand(bits, b, Fill::Zero)?);
                let result = self.huge_temporary(bits)?;
                let invert = self.ins().iconst(I64, if op == BinOp::Sub { -1 } else { 0 });
                self.call_library("__rllc_wide_add", &[result, a, b, count, invert], &[]);
                result
            }
            BinOp::And | BinOp::Or | BinOp::Xor => {
                let (a, b) =
                    (self.huge_operand(bits, a, Fill::Zero)?, self.huge_operand(bits, b, Fill::Zero)?);
                let result = self.huge_temporary(bits)?;
                let number = match op {
                    BinOp::And => 0,
                    BinOp::Or => 1,
                    _ => 2,
                };
                let number = self.ins().iconst(I64, number);
                self.call_library("__rllc_wide_logic", &[result, a, b, count, number], &[]);
                result
            }
            BinOp::Mul => {
                let (a, b) =
                    (self.huge_operand(bits, a, Fill::Zero)?, self.huge_operand(bits, b, Fill::Zero)?);
                let result = self.huge_temporary(bits)?;
                self.call_library("__rllc_wide_mul", &[result, a, b, count], &[]);
                result
            }
            BinOp::Shl | BinOp::LShr | BinOp::AShr => {
                let fill = if op == BinOp::AShr { Fill::Sign } else { Fill::Zero };
                let a = self.huge_operand(bits, a, fill)?;
                let amount = self.load_part(I64, at(b), MemFlagsData::new());
                let result = self.huge_temporary(bits)?;
                if op == BinOp::Shl {
                    self.call_library("__rllc_wide_shl", &[result, a, count, amount], &[]);
                } else {
                    let incoming =
                        if op == BinOp::AShr { self.huge_sign(bits, a) } else { self.ins().iconst(I64, 0) };
                    self.call_library("__rllc_wide_shr", &[result, a, count, amount, incoming], &[]);
                }
                result
            }
            BinOp::UDiv | BinOp::URem => {
                let (a, b) =
                    (self.huge_operand(bits, a, Fill::Zero)?, self.huge_operand(bits, b, Fill::Zero)?);
                let (quotient, remainder) = self.huge_divide(bits, a, b)?;
                if op == BinOp::UDiv { quotient } else { remainder }
            }
            BinOp::SDiv | BinOp::SRem => {
                let (a, a_sign) = self.huge_magnitude(bits, a)?;
                let (b, b_sign) = self.huge_magnitude(bits, b)?;
                let (quotient, remainder) = self.huge_divide(bits, a, b)?;
                if op == BinOp::SDiv {
                    let sign = self.ins().bxor(a_sign, b_sign);
                    self.huge_negate_if(bits, quotient, sign)?
                } else {
                    self.huge_negate_if(bits, remainder, a_sign)?
                }
            }
            BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => {
                return unsupported("floating-point arithmetic on integers");
            }
        };
        self.fill_last_limb(bits, result, Fill::Zero)?;
        Ok(Parts::from_slice(&[result]))
    }

    fn huge_divide(&mut self, bits: u32, a: ir::Value, b: ir::Value) -> Lowered<(ir::Value, ir::Value)> {
        let count = self.huge_count(bits);
        let (quotient, remainder) = (self.huge_temporary(bits)?, self.huge_temporary(bits)?);
        self.call_library("__rllc_wide_udivrem", &[quotient, remainder, a, b, count], &[]);
        Ok((quotient, remainder))
    }

    /// A comparison.
    pub(crate) fn huge_icmp(
        &mut self,
        pred: IcmpPred,
        ty: TypeId,
        a: ir::Value,
        b: ir::Value,
    ) -> Lowered<ir::Value> {
        let bits = self.huge_bits(ty)?;
        let (fill, condition) = match pred {
            IcmpPred::Eq => (Fill::Zero, IntCC::Equal),
            IcmpPred::Ne => (Fill::Zero, IntCC::NotEqual),
            IcmpPred::Ugt => (Fill::Zero, IntCC::SignedGreaterThan),
            IcmpPred::Uge => (Fill::Zero, IntCC::SignedGreaterThanOrEqual),
            IcmpPred::Ult => (Fill::Zero, IntCC::SignedLessThan),
            IcmpPred::Ule => (Fill::Zero, IntCC::SignedLessThanOrEqual),
            IcmpPred::Sgt => (Fill::FlippedSign, IntCC::SignedGreaterThan),
            IcmpPred::Sge => (Fill::FlippedSign, IntCC::SignedGreaterThanOrEqual),
            IcmpPred::Slt => (Fill::FlippedSign, IntCC::SignedLessThan),
            IcmpPred::Sle => (Fill::FlippedSign, IntCC::SignedLessThanOrEqual),
        };
        let (a, b) = (self.huge_operand(bits, a, fill)?, self.huge_operand(bits, b, fill)?);
        let count = self.huge_count(bits);
        let order = self.call_library("__rllc_wide_compare", &[a, b, count], &[I32])[0];
        Ok(self.ins().icmp_imm_s(condition, order, 0))
    }

    /// A conversion from or to an integer in memory.
    pub(crate) fn huge_cast(
        &mut self,
        op: CastOp,
        from: TypeId,
        to: TypeId,
        parts: &[ir::Value],
    ) -> Lowered<Parts> {
        match op {
            CastOp::Trunc
            | CastOp::ZExt
            | CastOp::SExt
            | CastOp::PtrToInt
            | CastOp::PtrToAddr
            | CastOp::IntToPtr => self.huge_resize(op == CastOp::SExt, from, to, parts),
            CastOp::SiToFp | CastOp::UiToFp => {
                let bits = self.huge_bits(from)?;
                let (limbs, sign) = if op == CastOp::SiToFp {
                    self.huge_magnitude(bits, parts[0])?
                } else {
                    (self.huge_operand(bits, parts[0], Fill::Zero)?, self.ins().iconst(I64, 0))
                };
                let slot = self.new_slot(32, 16);
                let place = self.ins().stack_addr(I64, slot, 0);
                let count = self.huge_count(bits);
                self.call_library("__rllc_wide_normalize", &[place, limbs, count], &[]);
                let number = Normalized {
                    high: self.load_from_slot(I64, slot, 0),
                    low: self.load_from_slot(I64, slot, 8),
                    sticky: self.load_from_slot(I64, slot, 16),
                    exponent: self.load_from_slot(I64, slot, 24),
                };
                self.round_to_float(number, sign, to)
            }
            CastOp::FpToSi | CastOp::FpToUi => {
                let bits = self.huge_bits(to)?;
                let (mantissa, exponent, sign) = self.float_pieces(from, parts)?;
                let zero = self.ins().iconst(I64, 0);
                let negated = self.ins().ineg(exponent);
                let right = self.ins().smax(negated, zero);
                let left = self.ins().smax(exponent, zero);
                let whole = self.shift_limbs(&mantissa, false, zero, right);
                let limbs = self.huge_temporary(bits)?;
                self.fill_zero(at(limbs), u64::from(bits.div_ceil(64)) * 8)?;
                for (index, &limb) in whole.iter().enumerate() {
                    self.store_part(limb, at(limbs).plus(index as i64 * 8), MemFlagsData::new());
                }
                let shifted = self.huge_temporary(bits)?;
                let count = self.huge_count(bits);
                self.call_library("__rllc_wide_shl", &[shifted, limbs, count, left], &[]);
                let result = self.huge_negate_if(bits, shifted, sign)?;
                self.fill_last_limb(bits, result, Fill::Zero)?;
                Ok(Parts::from_slice(&[result]))
            }
            CastOp::BitCast => self.vector_bitcast(from, to, parts),
            CastOp::FpTrunc | CastOp::FpExt | CastOp::AddrSpaceCast => {
                unsupported(format!("{} of integers over 4096 bits", op.keyword()))
            }
        }
    }

    /// `trunc`, `zext` and `sext`, and the same between integers and pointers.
    fn huge_resize(&mut self, signed: bool, from: TypeId, to: TypeId, parts: &[ir::Value]) -> Lowered<Parts> {
        let (from_repr, to_repr) = (self.repr(from)?, self.repr(to)?);
        let flags = MemFlagsData::new();
        if to_repr.kind != ReprKind::Memory {
            self.huge_bits(from)?;
            let count = to_repr.parts.len().max(2);
            let limbs = (0..count)
                .map(|index| self.load_part(I64, at(parts[0]).plus(index as i64 * 8), flags))
                .collect();
            return self.int_from_limbs(&to_repr.kind, to_repr.parts[0], limbs);
        }
        let bits = self.huge_bits(to)?;
        let total = u64::from(bits.div_ceil(64)) * 8;
        let result = self.huge_temporary(bits)?;
        let (known, sign) = if from_repr.kind == ReprKind::Memory {
            let from_bits = self.huge_bits(from)?;
            let fill = if signed { Fill::Sign } else { Fill::Zero };
            let limbs = self.huge_operand(from_bits, parts[0], fill)?;
            let known = (u64::from(from_bits.div_ceil(64)) * 8).min(total);
            self.copy_memory(at(result), at(limbs), known)?;
            (known, self.huge_sign(from_bits, limbs))
        } else {
            let (limbs, from_bits) = self.int_as_limbs(&from_repr.kind, parts)?;
            let limbs = if signed { self.sign_wide(&limbs, from_bits) } else { limbs };
            for (index, &limb) in limbs.iter().enumerate() {
                self.store_part(limb, at(result).plus(index as i64 * 8), flags);
            }
            (limbs.len() as u64 * 8, self.wide_sign(&limbs))
        };
        if known < total {
            let byte = if signed { sign } else { self.ins().iconst(I64, 0) };
            let byte = self.ins().ireduce(ir::types::I8, byte);
            self.fill_memory(at(result).plus(known as i64), byte, None, total - known)?;
        }
        self.fill_last_limb(bits, result, Fill::Zero)?;
        Ok(Parts::from_slice(&[result]))
    }
}
