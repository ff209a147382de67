//! Moving lanes.

use super::masks::masked;
use crate::ir::{BinOp, CastOp, IcmpPred, Operand, TypeId};
use crate::upgrade::builder::Builder;
use crate::upgrade::rules::{Call, Rules};

pub const RULES: Rules = &[
    ("sse41.pmovsx*", |b, c| widen(b, c, CastOp::SExt)),
    ("avx2.pmovsx*", |b, c| widen(b, c, CastOp::SExt)),
    ("avx512.mask.pmovsx*", |b, c| widen(b, c, CastOp::SExt)),
    ("sse41.pmovzx*", |b, c| widen(b, c, CastOp::ZExt)),
    ("avx2.pmovzx*", |b, c| widen(b, c, CastOp::ZExt)),
    ("avx512.mask.pmovzx*", |b, c| widen(b, c, CastOp::ZExt)),
    ("avx512.mask.pmov.qd.256", narrow),
    ("avx512.mask.pmov.qd.512", narrow),
    ("avx512.mask.pmov.wb.256", narrow),
    ("avx512.mask.pmov.wb.512", narrow),
    ("avx512.mask.pbroadcast*", |b, c| {
        let (_, len) = b.lanes(c.ty)?;
        let value = b.splat(c.arg(0)?, len)?;
        masked(b, c, 1, value)
    }),
    ("avx2.pbroadcast*", broadcast),
    ("avx2.vbroadcast*", broadcast),
    ("avx512.pbroadcast*", broadcast),
    ("avx512.mask.broadcast.s*", broadcast),
    ("avx512.mask.broadcastf*", repeat),
    ("avx512.mask.broadcasti*", repeat),
    ("avx512.mask.shuf.i*", shuffle_quarters),
    ("avx512.mask.shuf.f*", shuffle_quarters),
    ("avx512.mask.palignr.*", |b, c| align(b, c, false)),
    ("avx512.mask.valign.*", |b, c| align(b, c, true)),
    ("sse2.psll.dq", |b, c| shift_left(b, c, 8)),
    ("avx2.psll.dq", |b, c| shift_left(b, c, 8)),
    ("sse2.psll.dq.bs", |b, c| shift_left(b, c, 1)),
    ("avx2.psll.dq.bs", |b, c| shift_left(b, c, 1)),
    ("avx512.psll.dq.512", |b, c| shift_left(b, c, 1)),
    ("sse2.psrl.dq", |b, c| shift_right(b, c, 8)),
    ("avx2.psrl.dq", |b, c| shift_right(b, c, 8)),
    ("sse2.psrl.dq.bs", |b, c| shift_right(b, c, 1)),
    ("avx2.psrl.dq.bs", |b, c| shift_right(b, c, 1)),
    ("avx512.psrl.dq.512", |b, c| shift_right(b, c, 1)),
    ("sse41.pblendw", choose),
    ("sse41.blendp*", choose),
    ("avx.blend.p*", choose),
    ("avx2.pblendw", choose),
    ("avx2.pblendd.*", choose),
    ("avx.vinsertf128.*", insert_part),
    ("avx2.vinserti128", insert_part),
    ("avx512.mask.insert*", insert_part),
    ("avx.vextractf128.*", extract_part),
    ("avx2.vextracti128", extract_part),
    ("avx512.mask.vextract*", extract_part),
    ("avx.vperm2f128.*", permute_halves),
    ("avx2.vperm2i128", permute_halves),
    ("avx512.mask.perm.df.*", permute_fours),
    ("avx512.mask.perm.di.*", permute_fours),
    ("avx.vpermil.*", permute_in_lane),
    ("sse2.pshuf.d", permute_in_lane),
    ("avx512.mask.vpermil.p*", permute_in_lane),
    ("avx512.mask.pshuf.d.*", permute_in_lane),
    ("sse2.pshufl.w", |b, c| permute_words(b, c, 0)),
    ("avx512.mask.pshufl.w.*", |b, c| permute_words(b, c, 0)),
    ("sse2.pshufh.w", |b, c| permute_words(b, c, 4)),
    ("avx512.mask.pshufh.w.*", |b, c| permute_words(b, c, 4)),
    ("avx512.mask.shuf.p*", shuffle_pairs),
    ("avx512.mask.movddup*", |b, c| duplicate(b, c, 0)),
    ("avx512.mask.movsldup*", |b, c| duplicate(b, c, 0)),
    ("avx512.mask.movshdup*", |b, c| duplicate(b, c, 1)),
    ("avx512.mask.punpckl*", |b, c| interleave(b, c, false)),
    ("avx512.mask.unpckl.*", |b, c| interleave(b, c, false)),
    ("avx512.mask.punpckh*", |b, c| interleave(b, c, true)),
    ("avx512.mask.unpckh.*", |b, c| interleave(b, c, true)),
    ("avx512.mask.move.s*", move_first),
];

/// The constant that tells how lanes move.
fn control(b: &Builder<'_>, c: &Call<'_>, argument: usize) -> Option<u32> {
    Some(b.number(c.arg(argument)?)? as u32)
}

/// How many lanes of a type lie in 128 bits.
fn lanes_in_128(b: &Builder<'_>, ty: TypeId) -> Option<u32> {
    let (elem, _) = b.lanes(ty)?;
    match b.bits(elem)? {
        bits @ (8 | 16 | 32 | 64) => Some(128 / bits),
        _ => None,
    }
}

/// A shuffle of one vector with itself, within the mask that follows `count` arguments.
fn permuted(b: &mut Builder<'_>, c: &Call<'_>, count: usize, lanes: &[u32]) -> Option<Operand> {
    let value = c.arg(0)?;
    let value = b.shuffle(value, value, lanes)?;
    masked(b, c, count, value)
}

fn widen(b: &mut Builder<'_>, c: &Call<'_>, op: CastOp) -> Option<Operand> {
    let (_, len) = b.lanes(c.ty)?;
    let value = c.arg(0)?;
    let poison = b.poison(b.ty(value));
    let lanes: Vec<u32> = (0..len).collect();
    let part = b.shuffle(value, poison, &lanes)?;
    let wide = b.cast(op, part, c.ty);
    masked(b, c, 1, wide)
}

fn narrow(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let value = b.cast(CastOp::Trunc, c.arg(0)?, c.ty);
    masked(b, c, 1, value)
}

fn broadcast(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let (_, len) = b.lanes(c.ty)?;
    let value = c.arg(0)?;
    let poison = b.poison(b.ty(value));
    let value = b.shuffle(value, poison, &vec![0; len as usize])?;
    masked(b, c, 1, value)
}

fn repeat(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let (_, len) = b.lanes(c.ty)?;
    let (_, from) = b.lanes(b.ty(c.arg(0)?))?;
    let lanes: Vec<u32> = (0..len).map(|lane| lane % from).collect();
    permuted(b, c, 1, &lanes)
}

fn shuffle_quarters(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let control = control(b, c, 2)?;
    let (_, len) = b.lanes(c.ty)?;
    let group = lanes_in_128(b, c.ty)?;
    let groups = len / group;
    if groups != 2 && groups != 4 {
        return None;
    }
    let mut lanes = Vec::new();
    for index in 0..groups {
        let mut from = control >> (index * (groups / 2)) & (groups - 1);
        if index >= groups / 2 {
            from += groups;
        }
        lanes.extend((0..group).map(|lane| from * group + lane));
    }
    let value = b.shuffle(c.arg(0)?, c.arg(1)?, &lanes)?;
    masked(b, c, 3, value)
}

/// Bytes of two vectors from a place on: in every 128 bits, or (`valign`) lanes of the whole.
fn align(b: &mut Builder<'_>, c: &Call<'_>, whole: bool) -> Option<Operand> {
    let (mut high, mut low) = (c.arg(0)?, c.arg(1)?);
    let mut shift = control(b, c, 2)?;
    let (_, len) = b.lanes(c.ty)?;
    let fits = if whole { len.is_power_of_two() && len <= 16 } else { len % 16 == 0 };
    if !fits {
        return None;
    }
    if whole {
        shift &= len - 1;
    }
    if shift >= 32 {
        return Some(b.zero(c.ty));
    }
    if shift > 16 {
        shift -= 16;
        low = high;
        high = b.zero(c.ty);
    }
    let group = if whole { len } else { 16 };
    let lanes: Vec<u32> = (0..len)
        .map(|lane| {
            let from = shift + lane % group;
            let behind = !whole && from >= 16;
            (if behind { from + len - 16 } else { from }) + lane / group * group
        })
        .collect();
    let value = b.named("palignr").shuffle(low, high, &lanes)?;
    masked(b, c, 3, value)
}

/// The vector as bytes, and how many there are.
fn as_bytes(b: &mut Builder<'_>, c: &Call<'_>) -> Option<(Operand, u32)> {
    let (elem, len) = b.lanes(c.ty)?;
    let bytes = b.bits(elem)? / 8 * len;
    if bytes == 0 || bytes > 64 || bytes % 16 != 0 {
        return None;
    }
    let ty = b.vector(TypeId::I8, bytes);
    Some((b.named("cast").cast(CastOp::BitCast, c.arg(0)?, ty), bytes))
}

fn shift_left(b: &mut Builder<'_>, c: &Call<'_>, unit: u32) -> Option<Operand> {
    let shift = control(b, c, 1)? / unit;
    let (value, len) = as_bytes(b, c)?;
    let mut result = b.zero(b.ty(value));
    if shift < 16 {
        let lanes: Vec<u32> = (0..len)
            .map(|lane| {
                let from = len + lane % 16 - shift;
                (if from < len { from + 16 - len } else { from }) + lane / 16 * 16
            })
            .collect();
        result = b.shuffle(result, value, &lanes)?;
    }
    Some(b.named("cast").cast(CastOp::BitCast, result, c.ty))
}

fn shift_right(b: &mut Builder<'_>, c: &Call<'_>, unit: u32) -> Option<Operand> {
    let shift = control(b, c, 1)? / unit;
    let (value, len) = as_bytes(b, c)?;
    let mut result = b.zero(b.ty(value));
    if shift < 16 {
        let lanes: Vec<u32> = (0..len)
            .map(|lane| {
                let from = lane % 16 + shift;
                (if from >= 16 { from + len - 16 } else { from }) + lane / 16 * 16
            })
            .collect();
        result = b.shuffle(value, result, &lanes)?;
    }
    Some(b.named("cast").cast(CastOp::BitCast, result, c.ty))
}

fn choose(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let control = control(b, c, 2)?;
    let (_, len) = b.lanes(c.ty)?;
    let lanes: Vec<u32> =
        (0..len).map(|lane| if control >> (lane % 8) & 1 != 0 { lane + len } else { lane }).collect();
    b.shuffle(c.arg(0)?, c.arg(1)?, &lanes)
}

fn insert_part(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let part = c.arg(1)?;
    let (_, len) = b.lanes(c.ty)?;
    let (_, part_len) = b.lanes(b.ty(part))?;
    let place = control(b, c, 2)?.checked_rem(len / part_len)? * part_len;
    let lanes: Vec<u32> = (0..len).map(|lane| lane.min(part_len)).collect();
    let poison = b.poison(b.ty(part));
    let wide = b.shuffle(part, poison, &lanes)?;
    let lanes: Vec<u32> = (0..len)
        .map(|lane| if (place..place + part_len).contains(&lane) { lane - place + len } else { lane })
        .collect();
    let value = b.shuffle(c.arg(0)?, wide, &lanes)?;
    masked(b, c, 3, value)
}

fn extract_part(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let (_, len) = b.lanes(c.ty)?;
    let (_, from) = b.lanes(b.ty(c.arg(0)?))?;
    let place = control(b, c, 1)?.checked_rem(from / len)? * len;
    let lanes: Vec<u32> = (0..len).map(|lane| lane + place).collect();
    permuted(b, c, 2, &lanes)
}

fn permute_halves(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let control = control(b, c, 2)?;
    let (_, len) = b.lanes(c.ty)?;
    let half = len / 2;
    let zero = b.zero(c.ty);
    let side = |control: u32| -> Option<Operand> {
        if control & 8 != 0 {
            return Some(zero);
        }
        c.arg((control >> 1 & 1) as usize)
    };
    let (low, high) = (side(control)?, side(control >> 4)?);
    if low == zero && high == zero {
        return Some(zero);
    }
    let start = |control: u32| if control & 1 != 0 { half } else { 0 };
    let lanes = (0..half).map(|lane| start(control) + lane);
    let lanes: Vec<u32> = lanes.chain((0..half).map(|lane| len + start(control >> 4) + lane)).collect();
    b.shuffle(low, high, &lanes)
}

fn permute_fours(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let control = control(b, c, 1)?;
    let (_, len) = b.lanes(c.ty)?;
    let lanes: Vec<u32> = (0..len).map(|lane| (lane & !3) + (control >> (2 * (lane & 3)) & 3)).collect();
    permuted(b, c, 2, &lanes)
}

fn permute_in_lane(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let control = control(b, c, 1)?;
    let (elem, len) = b.lanes(c.ty)?;
    let bits = match b.bits(elem)? {
        32 => 2,
        64 => 1,
        _ => return None,
    };
    let low = (1 << bits) - 1;
    let lanes: Vec<u32> = (0..len).map(|lane| (control >> (lane * bits % 8) & low) | (lane & !low)).collect();
    permuted(b, c, 2, &lanes)
}

/// Four words of every eight are permuted, from the word `first` on.
fn permute_words(b: &mut Builder<'_>, c: &Call<'_>, first: u32) -> Option<Operand> {
    let control = control(b, c, 1)?;
    let (_, len) = b.lanes(c.ty)?;
    let lanes: Vec<u32> = (0..len)
        .map(|lane| match (lane % 8).checked_sub(first) {
            Some(word @ 0..=3) => (lane & !7) + first + (control >> (2 * word) & 3),
            _ => lane,
        })
        .collect();
    permuted(b, c, 2, &lanes)
}

fn shuffle_pairs(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let control = control(b, c, 2)?;
    let (_, len) = b.lanes(c.ty)?;
    let group = lanes_in_128(b, c.ty).filter(|group| *group <= 4)?;
    let half = group / 2;
    let lanes: Vec<u32> = (0..len)
        .map(|lane| {
            let other = if lane % group >= half { len } else { 0 };
            lane - lane % group + other + (control >> (lane * half % 8) & ((1 << half) - 1))
        })
        .collect();
    let value = b.shuffle(c.arg(0)?, c.arg(1)?, &lanes)?;
    masked(b, c, 3, value)
}

fn duplicate(b: &mut Builder<'_>, c: &Call<'_>, odd: u32) -> Option<Operand> {
    let (_, len) = b.lanes(c.ty)?;
    let lanes: Vec<u32> = (0..len).map(|lane| (lane & !1) + odd).collect();
    permuted(b, c, 1, &lanes)
}

fn interleave(b: &mut Builder<'_>, c: &Call<'_>, high: bool) -> Option<Operand> {
    let (_, len) = b.lanes(c.ty)?;
    let group = lanes_in_128(b, c.ty)?;
    let start = if high { group / 2 } else { 0 };
    let lanes: Vec<u32> =
        (0..len).map(|lane| start + lane / group * group + lane % group / 2 + lane % 2 * len).collect();
    let value = b.shuffle(c.arg(0)?, c.arg(1)?, &lanes)?;
    masked(b, c, 2, value)
}

fn move_first(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let one = b.int(TypeId::I8, 1);
    let bit = b.binary(BinOp::And, c.arg(3)?, one);
    let zero = b.zero(b.ty(bit));
    let condition = b.icmp(IcmpPred::Ne, bit, zero);
    let new = b.extract(c.arg(1)?, 0);
    let pass = b.extract(c.arg(2)?, 0);
    let value = b.select(condition, new, pass);
    Some(b.insert(c.arg(0)?, value, 0))
}
