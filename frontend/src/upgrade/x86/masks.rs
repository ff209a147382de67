//! Masks of AVX-512 as integers, and comparisons.

use crate::ir::{BinOp, CastOp, IcmpPred, Operand, TypeId};
use crate::upgrade::builder::Builder;
use crate::upgrade::rules::{Call, Rules};

pub const RULES: Rules = &[
    ("sse2.pcmpeq.*", |b, c| compare_lanes(b, c, IcmpPred::Eq)),
    ("avx2.pcmpeq.*", |b, c| compare_lanes(b, c, IcmpPred::Eq)),
    ("sse2.pcmpgt.*", |b, c| compare_lanes(b, c, IcmpPred::Sgt)),
    ("avx2.pcmpgt.*", |b, c| compare_lanes(b, c, IcmpPred::Sgt)),
    ("avx512.mask.pcmpeq.*", |b, c| compare_masked(b, c, 0, true)),
    ("avx512.mask.pcmpgt.*", |b, c| compare_masked(b, c, 6, true)),
    ("avx512.mask.cmp.b*", |b, c| compare_numbered(b, c, true)),
    ("avx512.mask.cmp.w*", |b, c| compare_numbered(b, c, true)),
    ("avx512.mask.cmp.d*", |b, c| compare_numbered(b, c, true)),
    ("avx512.mask.cmp.q*", |b, c| compare_numbered(b, c, true)),
    ("avx512.mask.ucmp.*", |b, c| compare_numbered(b, c, false)),
    ("avx512.ptestm*", |b, c| test(b, c, IcmpPred::Ne)),
    ("avx512.ptestnm*", |b, c| test(b, c, IcmpPred::Eq)),
    ("avx512.cvtb2mask.*", sign_bits),
    ("avx512.cvtw2mask.*", sign_bits),
    ("avx512.cvtd2mask.*", sign_bits),
    ("avx512.cvtq2mask.*", sign_bits),
    ("avx512.cvtmask2*", |b, c| {
        let (_, len) = b.lanes(c.ty)?;
        let mask = vector_of(b, c.arg(0)?, len)?;
        Some(b.named("vpmovm2").cast(CastOp::SExt, mask, c.ty))
    }),
    ("avx512.broadcastm*", |b, c| {
        let (elem, len) = b.lanes(c.ty)?;
        let wide = b.cast(CastOp::ZExt, c.arg(0)?, elem);
        b.splat(wide, len)
    }),
    ("avx512.kunpck*", unpack),
    ("avx512.kand.w", |b, c| combine(b, c, BinOp::And, false)),
    ("avx512.kandn.w", |b, c| combine(b, c, BinOp::And, true)),
    ("avx512.kor.w", |b, c| combine(b, c, BinOp::Or, false)),
    ("avx512.kxor.w", |b, c| combine(b, c, BinOp::Xor, false)),
    ("avx512.kxnor.w", |b, c| combine(b, c, BinOp::Xor, true)),
    ("avx512.knot.w", |b, c| {
        let mask = vector_of(b, c.arg(0)?, 16)?;
        let not = b.not(mask);
        Some(b.cast(CastOp::BitCast, not, c.ty))
    }),
    ("avx512.kortestz.w", |b, c| or_test(b, c, 0)),
    ("avx512.kortestc.w", |b, c| or_test(b, c, u64::MAX)),
];

/// A mask as a vector of `len` bits. Masks of fewer than eight lanes are in the low bits of an `i8`.
pub fn vector_of(b: &mut Builder<'_>, mask: Operand, len: u32) -> Option<Operand> {
    let bits = b.bits(b.ty(mask)).filter(|bits| *bits <= 64)?;
    let ty = b.vector(TypeId::I1, bits);
    let all = b.cast(CastOp::BitCast, mask, ty);
    if len >= 8 {
        return Some(all);
    }
    let lanes: Vec<u32> = (0..len).collect();
    b.named("extract").shuffle(all, all, &lanes)
}

/// Lanes of `a` where the mask has bits, else of `pass`.
pub fn blend(b: &mut Builder<'_>, mask: Operand, a: Operand, pass: Operand) -> Option<Operand> {
    if b.is_ones(mask) {
        return Some(a);
    }
    let (_, len) = b.lanes(b.ty(a))?;
    let mask = vector_of(b, mask, len)?;
    Some(b.select(mask, a, pass))
}

/// `a` if the mask's lowest bit is set, else `pass`.
pub fn blend_scalar(b: &mut Builder<'_>, mask: Operand, a: Operand, pass: Operand) -> Option<Operand> {
    if b.is_ones(mask) {
        return Some(a);
    }
    let bits = b.bits(b.ty(mask)).filter(|bits| *bits <= 64)?;
    let ty = b.vector(TypeId::I1, bits);
    let mask = b.cast(CastOp::BitCast, mask, ty);
    let mask = b.extract(mask, 0);
    Some(b.select(mask, a, pass))
}

/// The result of an operation whose mask, if it has one, follows `count` arguments.
pub fn masked(b: &mut Builder<'_>, c: &Call<'_>, count: usize, value: Operand) -> Option<Operand> {
    match c.masked(count) {
        Some((pass, mask)) => blend(b, mask, value, pass),
        None => Some(value),
    }
}

/// A vector of bits, within a mask, as an integer of at least eight bits.
pub fn as_integer(b: &mut Builder<'_>, mut bits: Operand, mask: Option<Operand>) -> Option<Operand> {
    let (_, len) = b.lanes(b.ty(bits))?;
    if let Some(mask) = mask
        && !b.is_ones(mask)
    {
        let mask = vector_of(b, mask, len)?;
        bits = b.binary(BinOp::And, bits, mask);
    }
    if len < 8 {
        let zero = b.zero(b.ty(bits));
        let lanes: Vec<u32> = (0..8).map(|lane| if lane < len { lane } else { len + lane % len }).collect();
        bits = b.shuffle(bits, zero, &lanes)?;
    }
    let ty = b.types().int(len.max(8));
    Some(b.cast(CastOp::BitCast, bits, ty))
}

fn compare_lanes(b: &mut Builder<'_>, c: &Call<'_>, pred: IcmpPred) -> Option<Operand> {
    let bits = b.icmp(pred, c.arg(0)?, c.arg(1)?);
    Some(b.cast(CastOp::SExt, bits, c.ty))
}

/// Comparison by the number of its condition.
fn compare_masked(b: &mut Builder<'_>, c: &Call<'_>, condition: u64, signed: bool) -> Option<Operand> {
    use IcmpPred::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let (left, right) = (c.arg(0)?, c.arg(1)?);
    let (_, len) = b.lanes(b.ty(left))?;
    let pred = match condition {
        0 => Eq,
        1 => {
            if signed {
                Slt
            } else {
                Ult
            }
        }
        2 => {
            if signed {
                Sle
            } else {
                Ule
            }
        }
        4 => Ne,
        5 => {
            if signed {
                Sge
            } else {
                Uge
            }
        }
        6 => {
            if signed {
                Sgt
            } else {
                Ugt
            }
        }
        3 | 7 => {
            let ty = b.vector(TypeId::I1, len);
            let bits = if condition == 3 { b.zero(ty) } else { b.ones(ty) };
            return as_integer(b, bits, c.args.last().copied());
        }
        _ => return None,
    };
    let bits = b.icmp(pred, left, right);
    as_integer(b, bits, c.args.last().copied())
}

fn compare_numbered(b: &mut Builder<'_>, c: &Call<'_>, signed: bool) -> Option<Operand> {
    let condition = b.number(c.arg(2)?)?;
    compare_masked(b, c, condition, signed)
}

fn test(b: &mut Builder<'_>, c: &Call<'_>, pred: IcmpPred) -> Option<Operand> {
    let both = b.binary(BinOp::And, c.arg(0)?, c.arg(1)?);
    let zero = b.zero(b.ty(both));
    let bits = b.icmp(pred, both, zero);
    as_integer(b, bits, Some(c.arg(2)?))
}

fn sign_bits(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let value = c.arg(0)?;
    let zero = b.zero(b.ty(value));
    let bits = b.icmp(IcmpPred::Slt, value, zero);
    as_integer(b, bits, None)
}

fn unpack(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let len = b.bits(c.ty).filter(|bits| *bits <= 64)?;
    let high = vector_of(b, c.arg(0)?, len)?;
    let low = vector_of(b, c.arg(1)?, len)?;
    let lanes: Vec<u32> = (0..len).collect();
    let half = &lanes[..len as usize / 2];
    let high = b.shuffle(high, high, half)?;
    let low = b.shuffle(low, low, half)?;
    let both = b.shuffle(low, high, &lanes)?;
    Some(b.cast(CastOp::BitCast, both, c.ty))
}

fn combine(b: &mut Builder<'_>, c: &Call<'_>, op: BinOp, inverted: bool) -> Option<Operand> {
    let mut left = vector_of(b, c.arg(0)?, 16)?;
    let right = vector_of(b, c.arg(1)?, 16)?;
    if inverted {
        left = b.not(left);
    }
    let bits = b.binary(op, left, right);
    Some(b.cast(CastOp::BitCast, bits, c.ty))
}

fn or_test(b: &mut Builder<'_>, c: &Call<'_>, wanted: u64) -> Option<Operand> {
    let left = vector_of(b, c.arg(0)?, 16)?;
    let right = vector_of(b, c.arg(1)?, 16)?;
    let bits = b.binary(BinOp::Or, left, right);
    let bits = b.cast(CastOp::BitCast, bits, TypeId::I16);
    let wanted = b.int(TypeId::I16, wanted);
    let equal = b.icmp(IcmpPred::Eq, bits, wanted);
    Some(b.cast(CastOp::ZExt, equal, c.ty))
}
