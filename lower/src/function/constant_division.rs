//! Division of integers of up to 32 bits by constants.
//!
//! The quotient is the upper part of a product of 64 bits (T. Granlund and P. Montgomery, "Division by Invariant
//! Integers using Multiplication", 1994). The code generator does the same for 32 bits with products of 32, which
//! takes more steps, and not at all for fewer bits.

use super::Translator;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::settings::OptLevel;
use rllc_frontend::ir::{BinOp, ConstData, Operand};

/// `n / d` is `n × factor >> shift`, rounded towards negative infinity; plus one for negative `n`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reciprocal {
    factor: u64,
    shift: u32,
}

/// The reciprocal of `divisor` ≥ 2 for dividends that are at most `most` ≤ 2^32 off zero, if the product fits in 64 bits.
///
/// With `factor × divisor = 2^shift + error` the quotient is right if `error × most` is less than `2^shift`; it may
/// be equal for negative dividends.
fn reciprocal(divisor: u64, most: u64, signed: bool) -> Option<Reciprocal> {
    let limit: u128 = if signed { 1 << 63 } else { 1 << 64 };
    (0..64).find_map(|shift| {
        let power = 1u128 << shift;
        let factor = power / u128::from(divisor) + 1;
        let error = factor * u128::from(divisor) - power;
        let exact = error * u128::from(most) <= power - u128::from(!signed);
        (exact && factor * u128::from(most) < limit).then_some(Reciprocal { factor: factor as u64, shift })
    })
}

impl<'a> Translator<'a> {
    /// A division of integers of `bits` bits or its remainder, if there is a better way than to divide.
    pub(super) fn divide_by_constant(
        &mut self,
        op: BinOp,
        bits: u32,
        dividend: ir::Value,
        divisor: Operand,
    ) -> Option<ir::Value> {
        let Operand::Const(divisor) = divisor else { return None };
        let ConstData::Int(divisor) = *self.body.context.consts.data(divisor) else { return None };
        let (signed, remainder) = match op {
            BinOp::UDiv => (false, false),
            BinOp::URem => (false, true),
            BinOp::SDiv => (true, false),
            BinOp::SRem => (true, true),
            _ => return None,
        };
        if bits > 32 || self.isa.flags().opt_level() == OptLevel::None {
            return None;
        }
        let unused = 64 - bits;
        let negative = signed && ((divisor << unused) as i64) < 0;
        let size = if negative { ((divisor << unused) as i64 >> unused).unsigned_abs() } else { divisor };
        let ty = self.type_of(dividend);
        // Shifts are better still, and the code generator knows them.
        let shifts = size.is_power_of_two() && (!signed || ty == I32);
        if size < 2 || shifts {
            return None;
        }
        // Those of signed numbers are less, except for the smallest.
        let most = if signed { 1 << (bits - 1) } else { (1 << bits) - 1 };
        let Reciprocal { factor, shift } = reciprocal(size, most, signed)?;
        let wide = if signed { self.sign_widen(dividend, bits, I64) } else { self.widen(dividend, I64) };
        let factor = self.ins().iconst(I64, factor as i64);
        let product = self.ins().imul(wide, factor);
        let shift = i64::from(shift);
        let mut quotient = match signed {
            true => {
                let floor = self.ins().sshr_imm_u(product, shift);
                let sign = self.ins().ushr_imm_u(wide, 63);
                self.ins().iadd(floor, sign)
            }
            false => self.ins().ushr_imm_u(product, shift),
        };
        quotient = self.reduce(quotient, ty);
        if remainder {
            let whole = self.ins().imul_imm_s(quotient, size as i64);
            let dividend = if signed { self.extend_sign(dividend, bits) } else { dividend };
            quotient = self.ins().isub(dividend, whole);
        } else if negative {
            quotient = self.ins().ineg(quotient);
        }
        Some(if signed { self.clear_upper(quotient, bits) } else { quotient })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_signed(n: i64, d: u64, Reciprocal { factor, shift }: Reciprocal) {
        let product = n.checked_mul(factor as i64).unwrap();
        assert_eq!((product >> shift) + i64::from(n < 0), n / d as i64, "{n} / {d}");
    }

    #[test]
    fn divides_all_narrow_numbers() {
        for bits in [2u32, 3, 7, 8, 9, 11] {
            let half = 1i64 << (bits - 1);
            for d in 2..=half as u64 {
                let signed = reciprocal(d, half as u64, true).unwrap();
                (-half..half).for_each(|n| check_signed(n, d, signed));
            }
            for d in 2..1u64 << bits {
                let Reciprocal { factor, shift } = reciprocal(d, (1 << bits) - 1, false).unwrap();
                for n in 0..1u64 << bits {
                    assert_eq!(n.checked_mul(factor).unwrap() >> shift, n / d, "{n} / {d}");
                }
            }
        }
    }

    #[test]
    fn divides_next_to_multiples() {
        let mut unsigned = 0;
        let divisors = (2..5000u64).chain((1..5000).map(|n| (1 << 31) - n)).chain([1 << 31, 715_827_883]);
        for d in divisors {
            let signed = reciprocal(d, 1 << 31, true).unwrap();
            let last = (1i64 << 31) / d as i64;
            for multiple in [1, 2, 3, last / 2, last - 1, last] {
                for n in [-1, 0, 1].map(|step| multiple * d as i64 + step) {
                    [n, -n].into_iter().filter(|n| (-1 << 31..1 << 31).contains(n)).for_each(|n| {
                        check_signed(n, d, signed);
                    });
                }
            }
            check_signed(-1 << 31, d, signed);
            check_signed((1 << 31) - 1, d, signed);
            let Some(Reciprocal { factor, shift }) = reciprocal(d, (1 << 32) - 1, false) else { continue };
            unsigned += 1;
            let last = ((1u64 << 32) - 1) / d;
            for multiple in [1, 2, last / 2 + 1, last] {
                for n in [multiple * d - 1, multiple * d, multiple * d + 1, (1 << 32) - 1] {
                    if n < 1 << 32 {
                        assert_eq!(n.checked_mul(factor).unwrap() >> shift, n / d, "{n} / {d}");
                    }
                }
            }
        }
        assert!(unsigned > 1000);
    }
}
