//! Loads and stores.

use super::masks::vector_of;
use crate::ir::{Align, BinOp, CastOp, Operand, TypeId};
use crate::upgrade::builder::Builder;
use crate::upgrade::rules::{Call, Rules};

pub const RULES: Rules = &[
    ("sse4a.movnt.*", |b, c| {
        let element = b.named("extractelement").extract(c.arg(1)?, 0);
        let store = b.store(element, c.arg(0)?, Some(Align::ONE));
        b.nontemporal();
        Some(store)
    }),
    ("avx.movnt.*", stream),
    ("avx512.storent.*", stream),
    ("sse2.storel.dq", |b, c| {
        let ty = b.vector(TypeId::I64, 2);
        let value = b.named("cast").cast(CastOp::BitCast, c.arg(1)?, ty);
        let element = b.extract(value, 0);
        Some(b.store(element, c.arg(0)?, Some(Align::ONE)))
    }),
    ("sse.storeu.*", unaligned),
    ("sse2.storeu.*", unaligned),
    ("avx.storeu.*", unaligned),
    ("avx512.mask.store.ss", |b, c| {
        let one = b.int(TypeId::I8, 1);
        let mask = b.binary(BinOp::And, c.arg(2)?, one);
        store_masked(b, c.arg(0)?, c.arg(1)?, mask, false)
    }),
    ("avx512.mask.storeu.*", |b, c| store_masked(b, c.arg(0)?, c.arg(1)?, c.arg(2)?, false)),
    ("avx512.mask.store.*", |b, c| store_masked(b, c.arg(0)?, c.arg(1)?, c.arg(2)?, true)),
    ("avx512.mask.loadu.*", |b, c| load_masked(b, c, false)),
    ("avx512.mask.load.*", |b, c| load_masked(b, c, true)),
    ("avx512.mask.expand.load.*", |b, c| {
        let (_, len) = b.lanes(c.ty)?;
        let mask = vector_of(b, c.arg(2)?, len)?;
        Some(b.intrinsic("llvm.masked.expandload", &[c.ty], c.ty, &[c.arg(0)?, mask, c.arg(1)?]))
    }),
    ("avx512.mask.compress.store.*", |b, c| {
        let ty = b.ty(c.arg(1)?);
        let (_, len) = b.lanes(ty)?;
        let mask = vector_of(b, c.arg(2)?, len)?;
        let args = [c.arg(1)?, c.arg(0)?, mask];
        Some(b.intrinsic("llvm.masked.compressstore", &[ty], TypeId::VOID, &args))
    }),
    ("sse41.movntdqa", load_stream),
    ("avx2.movntdqa", load_stream),
    ("avx512.movntdqa", load_stream),
    ("avx.vbroadcast.s*", broadcast),
    ("avx512.vbroadcast.s*", broadcast),
    ("avx.vbroadcastf128*", broadcast_half),
    ("avx2.vbroadcasti128", broadcast_half),
];

/// The size of a vector in bytes as an alignment.
fn natural(b: &Builder<'_>, ty: TypeId) -> Option<Align> {
    let (elem, len) = b.lanes(ty)?;
    Align::new(u64::from(b.bits(elem)?) * u64::from(len) / 8)
}

fn stream(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let align = natural(b, b.ty(c.arg(1)?))?;
    let store = b.store(c.arg(1)?, c.arg(0)?, Some(align));
    b.nontemporal();
    Some(store)
}

fn unaligned(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    Some(b.store(c.arg(1)?, c.arg(0)?, Some(Align::ONE)))
}

fn store_masked(
    b: &mut Builder<'_>,
    ptr: Operand,
    value: Operand,
    mask: Operand,
    aligned: bool,
) -> Option<Operand> {
    let ty = b.ty(value);
    let align = if aligned { natural(b, ty)? } else { Align::ONE };
    if b.is_ones(mask) {
        return Some(b.store(value, ptr, Some(align)));
    }
    let (_, len) = b.lanes(ty)?;
    let mask = vector_of(b, mask, len)?;
    let call = b.intrinsic("llvm.masked.store", &[ty, b.ty(ptr)], TypeId::VOID, &[value, ptr, mask]);
    b.align_argument(1, align);
    Some(call)
}

fn load_masked(b: &mut Builder<'_>, c: &Call<'_>, aligned: bool) -> Option<Operand> {
    let (ptr, pass, mask) = (c.arg(0)?, c.arg(1)?, c.arg(2)?);
    let align = if aligned { natural(b, c.ty)? } else { Align::ONE };
    if b.is_ones(mask) {
        return Some(b.load(c.ty, ptr, Some(align)));
    }
    let (_, len) = b.lanes(c.ty)?;
    let mask = vector_of(b, mask, len)?;
    let call = b.intrinsic("llvm.masked.load", &[c.ty, b.ty(ptr)], c.ty, &[ptr, mask, pass]);
    b.align_argument(0, align);
    Some(call)
}

fn load_stream(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let align = natural(b, c.ty)?;
    let load = b.load(c.ty, c.arg(0)?, Some(align));
    b.nontemporal();
    Some(load)
}

fn broadcast(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let (elem, len) = b.lanes(c.ty)?;
    let align = Align::new(u64::from(b.bits(elem)?) / 8)?;
    let element = b.load(elem, c.arg(0)?, Some(align));
    let mut vector = b.poison(c.ty);
    for lane in 0..len {
        let index = b.int(TypeId::I32, lane.into());
        vector = b.insert_at(vector, element, index);
    }
    Some(vector)
}

fn broadcast_half(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let (elem, len) = b.lanes(c.ty)?;
    let half = b.vector(elem, len / 2);
    let part = b.load(half, c.arg(0)?, Some(Align::ONE));
    let lanes: Vec<u32> = (0..len).map(|lane| lane % (len / 2).max(1)).collect();
    let poison = b.poison(half);
    b.shuffle(part, poison, &lanes)
}
