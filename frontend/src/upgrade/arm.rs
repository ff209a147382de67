//! Old intrinsics of Arm, in 32 and 64 bits.

use super::builder::Builder;
use super::rules::{Call, Rules};
use crate::ir::{CastOp, Operand, Type, TypeId};

pub const RULES: Rules = &[
    ("rbit*", |b, c| unary(b, c, "llvm.bitreverse")),
    ("neon.rbit.*", |b, c| unary(b, c, "llvm.bitreverse")),
    ("neon.frintn.*", |b, c| unary(b, c, "llvm.roundeven")),
    ("neon.vclz.*", |b, c| {
        let no = b.int(TypeId::I1, 0);
        let count = b.intrinsic("llvm.ctlz", &[c.ty], c.ty, &[c.arg(0)?, no]);
        Some(b.take_name(count))
    }),
    ("neon.vcnt.*", |b, c| unary(b, c, "llvm.ctpop")),
    ("neon.vqadds.*", |b, c| binary(b, c, "llvm.sadd.sat")),
    ("neon.vqaddu.*", |b, c| binary(b, c, "llvm.uadd.sat")),
    ("neon.vqsubs.*", |b, c| binary(b, c, "llvm.ssub.sat")),
    ("neon.vqsubu.*", |b, c| binary(b, c, "llvm.usub.sat")),
    ("neon.addp.*", |b, c| {
        let scalar = b.body.context.types.scalar(c.ty);
        b.body.context.types.is_float(scalar).then_some(())?;
        binary(b, c, "llvm.aarch64.neon.faddp")
    }),
    ("neon.vld1.*", |b, c| structures(b, c, c.ty)),
    ("neon.vst1.*", |b, c| structures(b, c, TypeId::VOID)),
    ("neon.vst2.*", |b, c| structures(b, c, TypeId::VOID)),
    ("neon.vst3.*", |b, c| structures(b, c, TypeId::VOID)),
    ("neon.vst4.*", |b, c| structures(b, c, TypeId::VOID)),
    ("neon.vst2lane.*", |b, c| structures(b, c, TypeId::VOID)),
    ("neon.vst3lane.*", |b, c| structures(b, c, TypeId::VOID)),
    ("neon.vst4lane.*", |b, c| structures(b, c, TypeId::VOID)),
    ("neon.bfdot.v2f32.v8i8", |b, c| brain_floats(b, c, 4)),
    ("neon.bfdot.v4f32.v16i8", |b, c| brain_floats(b, c, 8)),
    ("neon.bfmmla.v4f32.v16i8", |b, c| brain_floats(b, c, 8)),
    ("neon.bfmlalb.v4f32.v16i8", |b, c| brain_floats(b, c, 8)),
    ("neon.bfmlalt.v4f32.v16i8", |b, c| brain_floats(b, c, 8)),
    ("neon.bfcvt", |b, c| {
        b.body.context.types.is_float(c.ty).then_some(())?;
        Some(b.cast(CastOp::FpTrunc, c.arg(0)?, c.ty))
    }),
    ("neon.bfcvtn", |b, c| {
        let low = narrowed(b, c.arg(0)?)?;
        let zero = b.zero(b.ty(low));
        b.shuffle(low, zero, &LANES)
    }),
    ("neon.bfcvtn2", |b, c| {
        let inactive = c.arg(0)?;
        let poison = b.poison(b.ty(inactive));
        let low = b.shuffle(inactive, poison, &LANES[..4])?;
        let high = narrowed(b, c.arg(1)?)?;
        b.shuffle(low, high, &LANES)
    }),
];

const LANES: [u32; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

fn unary(b: &mut Builder<'_>, c: &Call<'_>, name: &str) -> Option<Operand> {
    let arg = c.arg(0)?;
    (c.args.len() == 1 && b.ty(arg) == c.ty).then_some(())?;
    b.renamed(name, &[c.ty])
}

fn binary(b: &mut Builder<'_>, c: &Call<'_>, name: &str) -> Option<Operand> {
    let fits = c.args.len() == 2 && c.args.iter().all(|&arg| b.ty(arg) == c.ty);
    fits.then_some(())?;
    b.renamed(name, &[c.ty])
}

/// Loads and stores whose names told the vector alone: they tell the pointer as well.
fn structures(b: &mut Builder<'_>, c: &Call<'_>, loaded: TypeId) -> Option<Operand> {
    let (base, types) = c.name.rsplit_once(".v")?;
    if base.contains(".p") || types.contains(".p") {
        return None;
    }
    let pointer = b.ty(c.arg(0)?);
    let name = format!("llvm.arm.{base}");
    if loaded == TypeId::VOID {
        let vector = b.ty(c.arg(1)?);
        b.lanes(vector)?;
        return b.renamed(&name, &[pointer, vector]);
    }
    b.renamed(&name, &[loaded, pointer])
}

/// Before LLVM 12, vectors of `bfloat` were vectors of bytes. Only `bfdot` still names its types.
fn brain_floats(b: &mut Builder<'_>, c: &Call<'_>, len: u32) -> Option<Operand> {
    let &[sum, x, y] = c.args else { return None };
    let vector = b.vector(TypeId::BFLOAT, len);
    let [x, y] = [x, y].map(|arg| b.cast(CastOp::BitCast, arg, vector));
    let operation = c.name.strip_prefix("neon.")?.split('.').next()?;
    let name = format!("{}neon.{operation}", c.prefix);
    let types: &[TypeId] = if operation == "bfdot" { &[c.ty, vector] } else { &[] };
    let result = b.intrinsic(&name, types, c.ty, &[sum, x, y]);
    Some(b.take_name(result))
}

/// Four floats as `bfloat`.
fn narrowed(b: &mut Builder<'_>, floats: Operand) -> Option<Operand> {
    let (elem, 4) = b.lanes(b.ty(floats))? else { return None };
    matches!(b.body.context.types.get(elem), Type::Float).then_some(())?;
    let to = b.vector(TypeId::BFLOAT, 4);
    Some(b.cast(CastOp::FpTrunc, floats, to))
}
