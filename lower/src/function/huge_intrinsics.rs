//! Intrinsics on integers of more than 4096 bits: compositions of the operations in `huge.rs`, and two routines of the
//! runtime that look at bits.

use super::huge::Fill;
use super::intrinsics::Pure;
use super::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::{BinOp, IcmpPred, TypeId};

/// What `__rllc_wide_count` counts.
const ONES: i64 = 0;
const LEADING_ZEROS: i64 = 1;
const TRAILING_ZEROS: i64 = 2;

impl<'a> Translator<'a> {
    /// A pure intrinsic on integers of type `ty`, which are held in memory.
    pub(crate) fn huge_pure(&mut self, op: Pure, ret: TypeId, ty: TypeId, args: &[Parts]) -> Lowered<Parts> {
        let a = args[0][0];
        let b = args.get(1).and_then(|parts| parts.first()).copied().unwrap_or(a);
        let value = match op {
            Pure::SMin => self.huge_choose(IcmpPred::Slt, ty, a, b)?,
            Pure::SMax => self.huge_choose(IcmpPred::Sgt, ty, a, b)?,
            Pure::UMin => self.huge_choose(IcmpPred::Ult, ty, a, b)?,
            Pure::UMax => self.huge_choose(IcmpPred::Ugt, ty, a, b)?,
            Pure::Abs => self.huge_absolute(ty, a)?,
            Pure::SCmp | Pure::UCmp => {
                let (below, above) = match op {
                    Pure::SCmp => (IcmpPred::Slt, IcmpPred::Sgt),
                    _ => (IcmpPred::Ult, IcmpPred::Ugt),
                };
                let below = self.huge_icmp(below, ty, a, b)?;
                let above = self.huge_icmp(above, ty, a, b)?;
                let order = self.ins().isub(above, below);
                return self.small_signed(order, ret);
            }
            Pure::CtPop => {
                let count = self.huge_bit_count(ty, a, ONES)?;
                self.huge_small(ty, count)?
            }
            Pure::CtLz => {
                let bits = self.huge_bits(ty)?;
                let count = self.huge_bit_count(ty, a, LEADING_ZEROS)?;
                let unused = i64::from(bits.next_multiple_of(64) - bits);
                let count = self.ins().iadd_imm_s(count, -unused);
                self.huge_small(ty, count)?
            }
            Pure::CtTz => {
                let bits = self.huge_bits(ty)?;
                let count = self.huge_bit_count(ty, a, TRAILING_ZEROS)?;
                let most = self.ins().iconst(I64, i64::from(bits));
                let count = self.ins().umin(count, most);
                self.huge_small(ty, count)?
            }
            Pure::BSwap | Pure::BitReverse => self.huge_reverse(op == Pure::BitReverse, ty, a)?,
            Pure::FshL | Pure::FshR => self.huge_funnel(op == Pure::FshL, ty, a, b, args[2][0])?,
            Pure::SAddOverflow
            | Pure::UAddOverflow
            | Pure::SSubOverflow
            | Pure::USubOverflow
            | Pure::SMulOverflow
            | Pure::UMulOverflow => {
                let (value, overflow) = self.huge_overflowing(op, ty, a, b)?;
                return self.huge_pair(ret, ty, value, overflow);
            }
            Pure::UAddSat | Pure::USubSat | Pure::SAddSat | Pure::SSubSat => {
                let (overflowing, bound) = match op {
                    Pure::UAddSat => (Pure::UAddOverflow, self.huge_ones(ty)?),
                    Pure::USubSat => (Pure::USubOverflow, self.huge_constant(ty, 0)?),
                    Pure::SAddSat => (Pure::SAddOverflow, self.huge_bound(ty, a)?),
                    _ => (Pure::SSubOverflow, self.huge_bound(ty, a)?),
                };
                let (value, overflow) = self.huge_overflowing(overflowing, ty, a, b)?;
                self.select_one(overflow, bound, value)
            }
            Pure::UShlSat | Pure::SShlSat => {
                let signed = op == Pure::SShlSat;
                let bound = if signed { self.huge_bound(ty, a)? } else { self.huge_ones(ty)? };
                let shifted = self.huge_binary(BinOp::Shl, ty, a, b)?[0];
                let back = if signed { BinOp::AShr } else { BinOp::LShr };
                let back = self.huge_binary(back, ty, shifted, b)?[0];
                let lost = self.huge_icmp(IcmpPred::Ne, ty, back, a)?;
                self.select_one(lost, bound, shifted)
            }
            Pure::ClMul => {
                let bits = self.huge_bits(ty)?;
                let (a, b) = (self.huge_zero_filled(bits, a)?, self.huge_zero_filled(bits, b)?);
                let (result, count) = (self.huge_temporary(bits)?, self.huge_count(bits));
                self.call_library("__rllc_wide_clmul", &[result, a, b, count], &[]);
                self.fill_last_limb(bits, result, Fill::Zero)?;
                result
            }
            _ => return unsupported(format!("llvm.{} on integers over 4096 bits", op.name())),
        };
        Ok(Parts::from_slice(&[value]))
    }

    /// The integer `value` of at most 64 bits.
    fn huge_small(&mut self, ty: TypeId, value: ir::Value) -> Lowered<ir::Value> {
        let bits = self.huge_bits(ty)?;
        let result = self.huge_temporary(bits)?;
        let address = Address { base: AddressBase::Value(result), offset: 0 };
        self.fill_zero(address, u64::from(bits.div_ceil(64)) * 8)?;
        self.store_part(value, address, MemFlagsData::new());
        Ok(result)
    }

    pub(super) fn huge_constant(&mut self, ty: TypeId, value: u32) -> Lowered<ir::Value> {
        let value = self.ins().iconst(I64, i64::from(value));
        self.huge_small(ty, value)
    }

    /// All bits set.
    fn huge_ones(&mut self, ty: TypeId) -> Lowered<ir::Value> {
        let (zero, one) = (self.huge_constant(ty, 0)?, self.huge_constant(ty, 1)?);
        Ok(self.huge_binary(BinOp::Sub, ty, zero, one)?[0])
    }

    /// The highest number.
    pub(super) fn huge_highest(&mut self, ty: TypeId, signed: bool) -> Lowered<Parts> {
        let ones = self.huge_ones(ty)?;
        if !signed {
            return Ok(Parts::from_slice(&[ones]));
        }
        let one = self.huge_constant(ty, 1)?;
        self.huge_binary(BinOp::LShr, ty, ones, one)
    }

    /// The most negative number.
    pub(super) fn huge_least(&mut self, ty: TypeId) -> Lowered<ir::Value> {
        let bits = self.huge_bits(ty)?;
        let (one, amount) = (self.huge_constant(ty, 1)?, self.huge_constant(ty, bits - 1)?);
        Ok(self.huge_binary(BinOp::Shl, ty, one, amount)?[0])
    }

    fn huge_is_negative(&mut self, ty: TypeId, value: ir::Value) -> Lowered<ir::Value> {
        let zero = self.huge_constant(ty, 0)?;
        self.huge_icmp(IcmpPred::Slt, ty, value, zero)
    }

    /// The signed bound on the side of the sign of `value`.
    fn huge_bound(&mut self, ty: TypeId, value: ir::Value) -> Lowered<ir::Value> {
        let least = self.huge_least(ty)?;
        let one = self.huge_constant(ty, 1)?;
        let most = self.huge_binary(BinOp::Sub, ty, least, one)?[0];
        let negative = self.huge_is_negative(ty, value)?;
        Ok(self.select_one(negative, least, most))
    }

    fn huge_choose(&mut self, pred: IcmpPred, ty: TypeId, a: ir::Value, b: ir::Value) -> Lowered<ir::Value> {
        let first = self.huge_icmp(pred, ty, a, b)?;
        Ok(self.select_one(first, a, b))
    }

    fn huge_absolute(&mut self, ty: TypeId, value: ir::Value) -> Lowered<ir::Value> {
        let zero = self.huge_constant(ty, 0)?;
        let negated = self.huge_binary(BinOp::Sub, ty, zero, value)?[0];
        let negative = self.huge_is_negative(ty, value)?;
        Ok(self.select_one(negative, negated, value))
    }

    fn huge_bit_count(&mut self, ty: TypeId, value: ir::Value, what: i64) -> Lowered<ir::Value> {
        let bits = self.huge_bits(ty)?;
        let limbs = self.huge_zero_filled(bits, value)?;
        let count = self.huge_count(bits);
        let what = self.ins().iconst(I64, what);
        Ok(self.call_library("__rllc_wide_count", &[limbs, count, what], &[I64])[0])
    }

    /// `bswap` or `bitreverse`: whole limbs are reversed, and the result shifted into place.
    fn huge_reverse(&mut self, by_bits: bool, ty: TypeId, value: ir::Value) -> Lowered<ir::Value> {
        let bits = self.huge_bits(ty)?;
        let limbs = self.huge_zero_filled(bits, value)?;
        let (reversed, result) = (self.huge_temporary(bits)?, self.huge_temporary(bits)?);
        let count = self.huge_count(bits);
        let by_bits = self.ins().iconst(I64, i64::from(by_bits));
        self.call_library("__rllc_wide_reverse", &[reversed, limbs, count, by_bits], &[]);
        let amount = self.ins().iconst(I64, i64::from(bits.next_multiple_of(64) - bits));
        let zero = self.ins().iconst(I64, 0);
        self.call_library("__rllc_wide_shr", &[result, reversed, count, amount, zero], &[]);
        Ok(result)
    }

    fn huge_funnel(
        &mut self,
        left: bool,
        ty: TypeId,
        a: ir::Value,
        b: ir::Value,
        amount: ir::Value,
    ) -> Lowered<ir::Value> {
        let bits = self.huge_bits(ty)?;
        let width = self.huge_constant(ty, bits)?;
        let amount = self.huge_binary(BinOp::URem, ty, amount, width)?[0];
        let (one, last) = (self.huge_constant(ty, 1)?, self.huge_constant(ty, bits - 1)?);
        let rest = self.huge_binary(BinOp::Sub, ty, last, amount)?[0];
        // The other part is shifted in two steps, since by all bits it could not be.
        let (high, low) = if left {
            let high = self.huge_binary(BinOp::Shl, ty, a, amount)?[0];
            let half = self.huge_binary(BinOp::LShr, ty, b, one)?[0];
            (high, self.huge_binary(BinOp::LShr, ty, half, rest)?[0])
        } else {
            let low = self.huge_binary(BinOp::LShr, ty, b, amount)?[0];
            let double = self.huge_binary(BinOp::Shl, ty, a, one)?[0];
            (self.huge_binary(BinOp::Shl, ty, double, rest)?[0], low)
        };
        Ok(self.huge_binary(BinOp::Or, ty, high, low)?[0])
    }

    /// The wrapped result of an operation, and whether it overflowed.
    fn huge_overflowing(
        &mut self,
        op: Pure,
        ty: TypeId,
        a: ir::Value,
        b: ir::Value,
    ) -> Lowered<(ir::Value, ir::Value)> {
        Ok(match op {
            Pure::UAddOverflow => {
                let sum = self.huge_binary(BinOp::Add, ty, a, b)?[0];
                (sum, self.huge_icmp(IcmpPred::Ult, ty, sum, a)?)
            }
            Pure::USubOverflow => {
                let difference = self.huge_binary(BinOp::Sub, ty, a, b)?[0];
                (difference, self.huge_icmp(IcmpPred::Ult, ty, a, b)?)
            }
            Pure::SAddOverflow | Pure::SSubOverflow => {
                let add = op == Pure::SAddOverflow;
                let result = self.huge_binary(if add { BinOp::Add } else { BinOp::Sub }, ty, a, b)?[0];
                // Without overflow the result is below the first operand if a negative number was added or a
                // positive one taken away.
                let below = self.huge_icmp(IcmpPred::Slt, ty, result, a)?;
                let zero = self.huge_constant(ty, 0)?;
                let down = if add { IcmpPred::Slt } else { IcmpPred::Sgt };
                let down = self.huge_icmp(down, ty, b, zero)?;
                (result, self.ins().bxor(below, down))
            }
            Pure::UMulOverflow => self.huge_multiply(ty, a, b)?,
            _ => {
                let (product, _) = self.huge_multiply(ty, a, b)?;
                let (a_size, b_size) = (self.huge_absolute(ty, a)?, self.huge_absolute(ty, b)?);
                let (size, too_large) = self.huge_multiply(ty, a_size, b_size)?;
                let (a_negative, b_negative) = (self.huge_is_negative(ty, a)?, self.huge_is_negative(ty, b)?);
                let negative = self.ins().bxor(a_negative, b_negative);
                let least = self.huge_least(ty)?;
                let above = self.huge_icmp(IcmpPred::Ugt, ty, size, least)?;
                let at_least = self.huge_icmp(IcmpPred::Uge, ty, size, least)?;
                let beyond = self.ins().select(negative, above, at_least);
                (product, self.ins().bor(too_large, beyond))
            }
        })
    }

    /// The wrapped product of unsigned numbers, and whether it overflowed: dividing it by a factor that is not 0
    /// gives the other one only if it did not.
    fn huge_multiply(&mut self, ty: TypeId, a: ir::Value, b: ir::Value) -> Lowered<(ir::Value, ir::Value)> {
        let product = self.huge_binary(BinOp::Mul, ty, a, b)?[0];
        let (zero, one) = (self.huge_constant(ty, 0)?, self.huge_constant(ty, 1)?);
        let is_zero = self.huge_icmp(IcmpPred::Eq, ty, a, zero)?;
        let divisor = self.select_one(is_zero, one, a);
        let quotient = self.huge_binary(BinOp::UDiv, ty, product, divisor)?[0];
        let differs = self.huge_icmp(IcmpPred::Ne, ty, quotient, b)?;
        let nonzero = self.ins().bxor_imm_u(is_zero, 1);
        Ok((product, self.ins().band(differs, nonzero)))
    }

    /// `{ value, overflow }`, which is in memory.
    fn huge_pair(
        &mut self,
        ret: TypeId,
        ty: TypeId,
        value: ir::Value,
        overflow: ir::Value,
    ) -> Lowered<Parts> {
        let size = self.layout().alloc_size(self.types(), ret);
        let place = self.temporary(size)?;
        let [(_, first), (flag, second)] = self.element_offsets(ret)?[..] else {
            return unsupported("an intrinsic with this result");
        };
        let flags = MemFlagsData::new();
        self.store_parts(ty, &[value], place.plus(first as i64), flags)?;
        self.store_parts(flag, &[overflow], place.plus(second as i64), flags)?;
        Ok(Parts::from_slice(&[self.address_value(place)]))
    }
}
