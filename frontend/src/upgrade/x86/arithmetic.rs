//! Computing lane by lane.

use super::masks::{blend, blend_scalar, masked};
use crate::ir::{BinOp, CastOp, IcmpPred, Operand, Type, TypeId};
use crate::upgrade::builder::Builder;
use crate::upgrade::rules::{Call, Rules};

pub const RULES: Rules = &[
    ("sse2.padds.*", |b, c| general(b, c, "llvm.sadd.sat")),
    ("avx2.padds.*", |b, c| general(b, c, "llvm.sadd.sat")),
    ("avx512.padds.*", |b, c| general(b, c, "llvm.sadd.sat")),
    ("avx512.mask.padds.*", |b, c| general(b, c, "llvm.sadd.sat")),
    ("sse2.psubs.*", |b, c| general(b, c, "llvm.ssub.sat")),
    ("avx2.psubs.*", |b, c| general(b, c, "llvm.ssub.sat")),
    ("avx512.psubs.*", |b, c| general(b, c, "llvm.ssub.sat")),
    ("avx512.mask.psubs.*", |b, c| general(b, c, "llvm.ssub.sat")),
    ("sse2.paddus.*", |b, c| general(b, c, "llvm.uadd.sat")),
    ("avx2.paddus.*", |b, c| general(b, c, "llvm.uadd.sat")),
    ("avx512.mask.paddus.*", |b, c| general(b, c, "llvm.uadd.sat")),
    ("sse2.psubus.*", |b, c| general(b, c, "llvm.usub.sat")),
    ("avx2.psubus.*", |b, c| general(b, c, "llvm.usub.sat")),
    ("avx512.mask.psubus.*", |b, c| general(b, c, "llvm.usub.sat")),
    ("sse41.pmaxsb", |b, c| general(b, c, "llvm.smax")),
    ("sse2.pmaxs.w", |b, c| general(b, c, "llvm.smax")),
    ("sse41.pmaxsd", |b, c| general(b, c, "llvm.smax")),
    ("avx2.pmaxs*", |b, c| general(b, c, "llvm.smax")),
    ("avx512.mask.pmaxs*", |b, c| general(b, c, "llvm.smax")),
    ("sse2.pmaxu.b", |b, c| general(b, c, "llvm.umax")),
    ("sse41.pmaxuw", |b, c| general(b, c, "llvm.umax")),
    ("sse41.pmaxud", |b, c| general(b, c, "llvm.umax")),
    ("avx2.pmaxu*", |b, c| general(b, c, "llvm.umax")),
    ("avx512.mask.pmaxu*", |b, c| general(b, c, "llvm.umax")),
    ("sse41.pminsb", |b, c| general(b, c, "llvm.smin")),
    ("sse2.pmins.w", |b, c| general(b, c, "llvm.smin")),
    ("sse41.pminsd", |b, c| general(b, c, "llvm.smin")),
    ("avx2.pmins*", |b, c| general(b, c, "llvm.smin")),
    ("avx512.mask.pmins*", |b, c| general(b, c, "llvm.smin")),
    ("sse2.pminu.b", |b, c| general(b, c, "llvm.umin")),
    ("sse41.pminuw", |b, c| general(b, c, "llvm.umin")),
    ("sse41.pminud", |b, c| general(b, c, "llvm.umin")),
    ("avx2.pminu*", |b, c| general(b, c, "llvm.umin")),
    ("avx512.mask.pminu*", |b, c| general(b, c, "llvm.umin")),
    ("ssse3.pabs.b.128", absolute),
    ("ssse3.pabs.w.128", absolute),
    ("ssse3.pabs.d.128", absolute),
    ("avx2.pabs.*", absolute),
    ("avx512.mask.pabs.*", absolute),
    ("sse2.pmulu.dq", |b, c| multiply_halves(b, c, false)),
    ("avx2.pmulu.dq", |b, c| multiply_halves(b, c, false)),
    ("avx512.pmulu.dq.512", |b, c| multiply_halves(b, c, false)),
    ("avx512.mask.pmulu.dq.*", |b, c| multiply_halves(b, c, false)),
    ("sse41.pmuldq", |b, c| multiply_halves(b, c, true)),
    ("avx2.pmul.dq", |b, c| multiply_halves(b, c, true)),
    ("avx512.pmul.dq.512", |b, c| multiply_halves(b, c, true)),
    ("avx512.mask.pmul.dq.*", |b, c| multiply_halves(b, c, true)),
    ("sse.sqrt.ss", square_root_of_first),
    ("sse2.sqrt.sd", square_root_of_first),
    ("sse.sqrt.p*", square_root),
    ("sse2.sqrt.p*", square_root),
    ("avx.sqrt.p*", square_root),
    ("avx512.mask.sqrt.p*", |b, c| {
        let value = match c.arg(3) {
            Some(rounding) if b.number(rounding) != Some(CURRENT) => {
                let name = if c.name.starts_with("avx512.mask.sqrt.ps") {
                    "llvm.x86.avx512.sqrt.ps.512"
                } else {
                    "llvm.x86.avx512.sqrt.pd.512"
                };
                b.intrinsic(name, &[], c.ty, &[c.arg(0)?, rounding])
            }
            _ => square_root(b, c)?,
        };
        blend(b, c.arg(2)?, value, c.arg(1)?)
    }),
    ("sse.add.ss", |b, c| first_lanes(b, c, BinOp::FAdd)),
    ("sse2.add.sd", |b, c| first_lanes(b, c, BinOp::FAdd)),
    ("sse.sub.ss", |b, c| first_lanes(b, c, BinOp::FSub)),
    ("sse2.sub.sd", |b, c| first_lanes(b, c, BinOp::FSub)),
    ("sse.mul.ss", |b, c| first_lanes(b, c, BinOp::FMul)),
    ("sse2.mul.sd", |b, c| first_lanes(b, c, BinOp::FMul)),
    ("sse.div.ss", |b, c| first_lanes(b, c, BinOp::FDiv)),
    ("sse2.div.sd", |b, c| first_lanes(b, c, BinOp::FDiv)),
    ("avx512.mask.padd.*", |b, c| operation(b, c, BinOp::Add)),
    ("avx512.mask.psub.*", |b, c| operation(b, c, BinOp::Sub)),
    ("avx512.mask.pmull.*", |b, c| operation(b, c, BinOp::Mul)),
    ("avx512.mask.add.p*", |b, c| rounded(b, c, BinOp::FAdd, "add")),
    ("avx512.mask.sub.p*", |b, c| rounded(b, c, BinOp::FSub, "sub")),
    ("avx512.mask.mul.p*", |b, c| rounded(b, c, BinOp::FMul, "mul")),
    ("avx512.mask.div.p*", |b, c| rounded(b, c, BinOp::FDiv, "div")),
    ("avx512.mask.and.*", |b, c| bitwise(b, c, BinOp::And, false)),
    ("avx512.mask.pand.*", |b, c| bitwise(b, c, BinOp::And, false)),
    ("avx512.mask.andn.*", |b, c| bitwise(b, c, BinOp::And, true)),
    ("avx512.mask.pandn.*", |b, c| bitwise(b, c, BinOp::And, true)),
    ("avx512.mask.or.*", |b, c| bitwise(b, c, BinOp::Or, false)),
    ("avx512.mask.por.*", |b, c| bitwise(b, c, BinOp::Or, false)),
    ("avx512.mask.xor.*", |b, c| bitwise(b, c, BinOp::Xor, false)),
    ("avx512.mask.pxor.*", |b, c| bitwise(b, c, BinOp::Xor, false)),
    ("avx512.mask.lzcnt.*", |b, c| {
        let no = b.int(TypeId::I1, 0);
        let value = b.intrinsic("llvm.ctlz", &[c.ty], c.ty, &[c.arg(0)?, no]);
        blend(b, c.arg(2)?, value, c.arg(1)?)
    }),
    ("sse.cvtsi2ss", |b, c| convert_first(b, c, CastOp::SiToFp)),
    ("sse.cvtsi642ss", |b, c| convert_first(b, c, CastOp::SiToFp)),
    ("sse2.cvtsi2sd", |b, c| convert_first(b, c, CastOp::SiToFp)),
    ("sse2.cvtsi642sd", |b, c| convert_first(b, c, CastOp::SiToFp)),
    ("avx512.cvtusi2sd", |b, c| convert_first(b, c, CastOp::UiToFp)),
    ("sse2.cvtss2sd", |b, c| {
        let (elem, _) = b.lanes(c.ty)?;
        let single = b.extract(c.arg(1)?, 0);
        let double = b.cast(CastOp::FpExt, single, elem);
        Some(b.insert(c.arg(0)?, double, 0))
    }),
    ("sse2.cvtdq2pd", convert),
    ("sse2.cvtdq2ps", convert),
    ("avx.cvtdq2.pd.256", convert),
    ("avx.cvtdq2.ps.256", convert),
    ("avx512.mask.cvtdq2pd.*", convert),
    ("avx512.mask.cvtudq2pd.*", convert),
    ("avx512.mask.cvtdq2ps.*", convert),
    ("avx512.mask.cvtudq2ps.*", convert),
    ("avx512.mask.cvtqq2pd.*", convert),
    ("avx512.mask.cvtuqq2pd.*", convert),
    ("avx512.mask.cvtqq2ps.256", convert),
    ("avx512.mask.cvtqq2ps.512", convert),
    ("avx512.mask.cvtuqq2ps.256", convert),
    ("avx512.mask.cvtuqq2ps.512", convert),
    ("sse2.cvtps2pd", convert),
    ("avx.cvt.ps2.pd.256", convert),
    ("avx512.mask.cvtps2pd.128", convert),
    ("avx512.mask.cvtps2pd.256", convert),
    ("xop.vpcmov*", |b, c| {
        let select = c.arg(2)?;
        let not = b.not(select);
        let first = b.binary(BinOp::And, c.arg(0)?, select);
        let second = b.binary(BinOp::And, c.arg(1)?, not);
        Some(b.binary(BinOp::Or, first, second))
    }),
    ("xop.vpcom*", compare_named),
    ("xop.vprot*", |b, c| rotate(b, c, "llvm.fshl")),
    ("avx512.prol*", |b, c| rotate(b, c, "llvm.fshl")),
    ("avx512.mask.prol*", |b, c| rotate(b, c, "llvm.fshl")),
    ("avx512.pror*", |b, c| rotate(b, c, "llvm.fshr")),
    ("avx512.mask.pror*", |b, c| rotate(b, c, "llvm.fshr")),
    ("avx512.vpshld.*", |b, c| concatenated_shift(b, c, false)),
    ("avx512.mask.vpshld*", |b, c| concatenated_shift(b, c, false)),
    ("avx512.maskz.vpshld*", |b, c| concatenated_shift(b, c, false)),
    ("avx512.vpshrd.*", |b, c| concatenated_shift(b, c, true)),
    ("avx512.mask.vpshrd*", |b, c| concatenated_shift(b, c, true)),
    ("avx512.maskz.vpshrd*", |b, c| concatenated_shift(b, c, true)),
    ("fma.vfmadd.*", |b, c| multiply_add(b, c, false, false)),
    ("fma.vfmsub.*", |b, c| multiply_add(b, c, false, true)),
    ("fma.vfnmadd.*", |b, c| multiply_add(b, c, true, false)),
    ("fma.vfnmsub.*", |b, c| multiply_add(b, c, true, true)),
    ("fma.vfmsubadd.p*", |b, c| {
        let name = c.name.replace("vfmsubadd", "vfmaddsub");
        let addend = b.fneg(c.arg(2)?);
        Some(b.intrinsic(&format!("llvm.x86.{name}"), &[], c.ty, &[c.arg(0)?, c.arg(1)?, addend]))
    }),
    ("fma4.vfmadd.s*", |b, c| {
        let sum = multiply_add_first(b, c, [false; 2])?;
        let zero = b.zero(c.ty);
        Some(b.insert(zero, sum, 0))
    }),
    ("avx512.mask.vfmadd.s*", multiply_add_scalar),
    ("avx512.maskz.vfmadd.s*", multiply_add_scalar),
    ("avx512.mask3.vfmadd.s*", multiply_add_scalar),
    ("avx512.mask3.vfmsub.s*", multiply_add_scalar),
    ("avx512.mask3.vfnmsub.s*", multiply_add_scalar),
    ("avx512.mask.vfmadd.p*", multiply_add_masked),
    ("avx512.mask.vfnmadd.p*", multiply_add_masked),
    ("avx512.mask.vfnmsub.p*", multiply_add_masked),
    ("avx512.mask3.vfmadd.p*", multiply_add_masked),
    ("avx512.mask3.vfmsub.p*", multiply_add_masked),
    ("avx512.mask3.vfnmsub.p*", multiply_add_masked),
    ("avx512.maskz.vfmadd.p*", multiply_add_masked),
    ("avx512.mask.vfmaddsub.p*", alternating_masked),
    ("avx512.mask3.vfmaddsub.p*", alternating_masked),
    ("avx512.maskz.vfmaddsub.p*", alternating_masked),
    ("avx512.mask3.vfmsubadd.p*", alternating_masked),
];

/// The rounding argument that means the mode of the moment.
const CURRENT: u64 = 4;

/// A general intrinsic of the first two arguments.
fn general(b: &mut Builder<'_>, c: &Call<'_>, name: &str) -> Option<Operand> {
    let value = b.intrinsic(name, &[c.ty], c.ty, &[c.arg(0)?, c.arg(1)?]);
    masked(b, c, 2, value)
}

fn absolute(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let no = b.int(TypeId::I1, 0);
    let value = b.intrinsic("llvm.abs", &[c.ty], c.ty, &[c.arg(0)?, no]);
    masked(b, c, 1, value)
}

/// Products of the low halves of wide lanes.
fn multiply_halves(b: &mut Builder<'_>, c: &Call<'_>, signed: bool) -> Option<Operand> {
    b.lanes(c.ty)?;
    let left = b.cast(CastOp::BitCast, c.arg(0)?, c.ty);
    let right = b.cast(CastOp::BitCast, c.arg(1)?, c.ty);
    let mut halves = [left, right];
    for half in &mut halves {
        *half = if signed {
            let amount = b.int(c.ty, 32);
            let high = b.binary(BinOp::Shl, *half, amount);
            b.binary(BinOp::AShr, high, amount)
        } else {
            let low = b.int(c.ty, 0xffff_ffff);
            b.binary(BinOp::And, *half, low)
        };
    }
    let product = b.binary(BinOp::Mul, halves[0], halves[1]);
    masked(b, c, 2, product)
}

fn square_root(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    Some(b.intrinsic("llvm.sqrt", &[c.ty], c.ty, &[c.arg(0)?]))
}

fn square_root_of_first(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let element = b.extract(c.arg(0)?, 0);
    let ty = b.ty(element);
    let root = b.intrinsic("llvm.sqrt", &[ty], ty, &[element]);
    Some(b.insert(c.arg(0)?, root, 0))
}

fn first_lanes(b: &mut Builder<'_>, c: &Call<'_>, op: BinOp) -> Option<Operand> {
    let zero = b.int(TypeId::I32, 0);
    let left = b.extract_at(c.arg(0)?, zero);
    let right = b.extract_at(c.arg(1)?, zero);
    let value = b.binary(op, left, right);
    Some(b.insert_at(c.arg(0)?, value, zero))
}

fn operation(b: &mut Builder<'_>, c: &Call<'_>, op: BinOp) -> Option<Operand> {
    let value = b.binary(op, c.arg(0)?, c.arg(1)?);
    masked(b, c, 2, value)
}

/// Of 512 bits, the operation has an argument for the rounding.
fn rounded(b: &mut Builder<'_>, c: &Call<'_>, op: BinOp, name: &str) -> Option<Operand> {
    let value = if c.name.ends_with(".512") {
        let elem = if c.name.contains(".ps.") { "ps" } else { "pd" };
        let name = format!("llvm.x86.avx512.{name}.{elem}.512");
        b.intrinsic(&name, &[], c.ty, &[c.arg(0)?, c.arg(1)?, c.arg(4)?])
    } else {
        b.binary(op, c.arg(0)?, c.arg(1)?)
    };
    blend(b, c.arg(3)?, value, c.arg(2)?)
}

fn bitwise(b: &mut Builder<'_>, c: &Call<'_>, op: BinOp, inverted: bool) -> Option<Operand> {
    let (elem, len) = b.lanes(c.ty)?;
    let bits = b.bits(elem)?;
    let elem = b.types().int(bits);
    let ty = b.vector(elem, len);
    let mut left = b.cast(CastOp::BitCast, c.arg(0)?, ty);
    if inverted {
        left = b.not(left);
    }
    let right = b.cast(CastOp::BitCast, c.arg(1)?, ty);
    let value = b.binary(op, left, right);
    let value = b.cast(CastOp::BitCast, value, c.ty);
    masked(b, c, 2, value)
}

fn convert_first(b: &mut Builder<'_>, c: &Call<'_>, op: CastOp) -> Option<Operand> {
    let (elem, _) = b.lanes(c.ty)?;
    let value = b.cast(op, c.arg(1)?, elem);
    Some(b.insert(c.arg(0)?, value, 0))
}

fn convert(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let (_, len) = b.lanes(c.ty)?;
    let mut value = c.arg(0)?;
    let (elem, from) = b.lanes(b.ty(value))?;
    if len < from {
        value = b.shuffle(value, value, &[0, 1])?;
    }
    let unsigned = c.name.contains("cvtu");
    let value = if elem == TypeId::FLOAT {
        b.named("cvtps2pd").cast(CastOp::FpExt, value, c.ty)
    } else if let Some(rounding) = c.arg(3).filter(|&rounding| b.number(rounding) != Some(CURRENT)) {
        let name = if unsigned { "llvm.x86.avx512.uitofp.round" } else { "llvm.x86.avx512.sitofp.round" };
        let from = b.ty(value);
        b.intrinsic(name, &[c.ty, from], c.ty, &[value, rounding])
    } else {
        b.named("cvt").cast(if unsigned { CastOp::UiToFp } else { CastOp::SiToFp }, value, c.ty)
    };
    match (c.arg(1), c.arg(2)) {
        (Some(pass), Some(mask)) => blend(b, mask, value, pass),
        _ => Some(value),
    }
}

/// `vpcom` with its condition as an argument or in its name.
fn compare_named(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    use IcmpPred::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    const CONDITIONS: [&str; 8] = ["lt", "le", "gt", "ge", "eq", "ne", "false", "true"];
    let rest = c.name.strip_prefix("xop.vpcom")?;
    let unsigned = ["ub", "uw", "ud", "uq"].iter().any(|suffix| rest.ends_with(suffix));
    let condition = match c.arg(2) {
        Some(number) => usize::try_from(b.number(number)?).ok()?,
        None => CONDITIONS.iter().position(|name| rest.starts_with(name))?,
    };
    let signed = [Slt, Sle, Sgt, Sge, Eq, Ne];
    let preds = if unsigned { [Ult, Ule, Ugt, Uge, Eq, Ne] } else { signed };
    match condition {
        6 => Some(b.zero(c.ty)),
        7 => Some(b.ones(c.ty)),
        _ => {
            let bits = b.icmp(*preds.get(condition)?, c.arg(0)?, c.arg(1)?);
            Some(b.cast(CastOp::SExt, bits, c.ty))
        }
    }
}

/// An amount as a vector: it may be one number for all lanes.
fn amounts(b: &mut Builder<'_>, amount: Operand, ty: TypeId) -> Option<Operand> {
    if b.ty(amount) == ty {
        return Some(amount);
    }
    let (elem, len) = b.lanes(ty)?;
    let amount = b.resize(amount, elem);
    b.splat(amount, len)
}

fn rotate(b: &mut Builder<'_>, c: &Call<'_>, name: &str) -> Option<Operand> {
    let value = c.arg(0)?;
    let amount = amounts(b, c.arg(1)?, c.ty)?;
    let value = b.intrinsic(name, &[c.ty], c.ty, &[value, value, amount]);
    masked(b, c, 2, value)
}

fn concatenated_shift(b: &mut Builder<'_>, c: &Call<'_>, right: bool) -> Option<Operand> {
    let (mut high, mut low) = (c.arg(0)?, c.arg(1)?);
    if right {
        std::mem::swap(&mut high, &mut low);
    }
    let amount = amounts(b, c.arg(2)?, c.ty)?;
    let name = if right { "llvm.fshr" } else { "llvm.fshl" };
    let value = b.intrinsic(name, &[c.ty], c.ty, &[high, low, amount]);
    let pass = match c.args.len() {
        0..=3 => return Some(value),
        5 => c.arg(3)?,
        _ if c.name.starts_with("avx512.maskz") => b.zero(c.ty),
        _ => c.arg(0)?,
    };
    blend(b, *c.args.last()?, value, pass)
}

/// `llvm.fma` of three operands.
fn fused(b: &mut Builder<'_>, args: [Operand; 3]) -> Operand {
    let ty = b.ty(args[0]);
    b.intrinsic("llvm.fma", &[ty], ty, &args)
}

/// The sum in the first lanes, with product and addend negated.
fn multiply_add_first(b: &mut Builder<'_>, c: &Call<'_>, [product, addend]: [bool; 2]) -> Option<Operand> {
    let x = b.extract(c.arg(0)?, 0);
    let mut y = b.extract(c.arg(1)?, 0);
    let mut z = b.extract(c.arg(2)?, 0);
    if product {
        y = b.fneg(y);
    }
    if addend {
        z = b.fneg(z);
    }
    Some(fused(b, [x, y, z]))
}

fn multiply_add(b: &mut Builder<'_>, c: &Call<'_>, product: bool, addend: bool) -> Option<Operand> {
    let is_scalar = c.name.rsplit_once(".vf").is_some_and(|(_, rest)| rest.contains(".s"));
    if is_scalar {
        let sum = multiply_add_first(b, c, [product, addend])?;
        return Some(b.insert(c.arg(0)?, sum, 0));
    }
    let (mut x, y, mut z) = (c.arg(0)?, c.arg(1)?, c.arg(2)?);
    if product {
        x = b.fneg(x);
    }
    if addend {
        z = b.fneg(z);
    }
    Some(fused(b, [x, y, z]))
}

/// What the name of a masked multiplication and addition says.
struct Form {
    /// Lanes outside the mask are the addend's.
    addend_passes: bool,
    /// Lanes outside the mask are zero.
    zero_passes: bool,
    negated_product: bool,
    negated_addend: bool,
}

fn form(c: &Call<'_>) -> Option<Form> {
    let (mask, operation) = c.name.strip_prefix("avx512.")?.split_once('.')?;
    Some(Form {
        addend_passes: mask == "mask3",
        zero_passes: mask == "maskz",
        negated_product: operation.starts_with("vfn"),
        negated_addend: operation.starts_with("vfmsub") || operation.starts_with("vfnmsub"),
    })
}

/// The operands with the signs that the form asks for.
fn signed_operands(b: &mut Builder<'_>, c: &Call<'_>, form: &Form) -> Option<[Operand; 3]> {
    let (mut x, mut y, mut z) = (c.arg(0)?, c.arg(1)?, c.arg(2)?);
    if form.negated_product {
        let factor = if form.addend_passes || form.zero_passes { &mut x } else { &mut y };
        *factor = b.fneg(*factor);
    }
    if form.negated_addend {
        z = b.fneg(z);
    }
    Some([x, y, z])
}

fn multiply_add_scalar(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let form = form(c)?;
    let operands = signed_operands(b, c, &form)?;
    let [x, y, z] = operands.map(|operand| b.extract(operand, 0));
    let rounding = c.arg(4)?;
    let sum = if b.number(rounding) == Some(CURRENT) {
        fused(b, [x, y, z])
    } else {
        let ty = b.ty(x);
        let name =
            if ty == TypeId::DOUBLE { "llvm.x86.avx512.vfmadd.f64" } else { "llvm.x86.avx512.vfmadd.f32" };
        b.intrinsic(name, &[], ty, &[x, y, z, rounding])
    };
    let pass = if form.zero_passes {
        b.zero(b.ty(sum))
    } else if form.addend_passes && form.negated_addend {
        b.extract(c.arg(2)?, 0)
    } else if form.addend_passes {
        z
    } else {
        x
    };
    let value = blend_scalar(b, c.arg(3)?, sum, pass)?;
    Some(b.insert(c.arg(if form.addend_passes { 2 } else { 0 })?, value, 0))
}

/// Lanes outside the mask.
fn passed(b: &mut Builder<'_>, c: &Call<'_>, form: &Form) -> Option<Operand> {
    if form.zero_passes {
        return Some(b.zero(c.ty));
    }
    c.arg(if form.addend_passes { 2 } else { 0 })
}

/// The rounding argument if it asks for a mode of its own.
fn own_rounding(b: &Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    c.arg(4).filter(|&rounding| b.number(rounding) != Some(CURRENT))
}

fn multiply_add_masked(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let form = form(c)?;
    let [x, y, z] = signed_operands(b, c, &form)?;
    let sum = match own_rounding(b, c) {
        Some(rounding) => {
            let name = with_elements(b, c, "llvm.x86.avx512.vfmadd")?;
            b.intrinsic(&name, &[], c.ty, &[x, y, z, rounding])
        }
        None => fused(b, [x, y, z]),
    };
    let pass = passed(b, c, &form)?;
    blend(b, c.arg(3)?, sum, pass)
}

/// The name of an intrinsic of 512 bits by its elements.
fn with_elements(b: &Builder<'_>, c: &Call<'_>, name: &str) -> Option<String> {
    let (elem, _) = b.lanes(c.ty)?;
    let elem = match b.body.context.types.get(elem) {
        Type::Float => "ps",
        Type::Double => "pd",
        _ => return None,
    };
    Some(format!("{name}.{elem}.512"))
}

/// Sums in the odd lanes and differences in the even ones, or the other way round.
fn alternating(b: &mut Builder<'_>, c: &Call<'_>, reversed: bool) -> Option<Operand> {
    let (_, len) = b.lanes(c.ty)?;
    let (x, y, z) = (c.arg(0)?, c.arg(1)?, c.arg(2)?);
    let mut odd = fused(b, [x, y, z]);
    let negated = b.fneg(z);
    let mut even = fused(b, [x, y, negated]);
    if reversed {
        std::mem::swap(&mut even, &mut odd);
    }
    let lanes: Vec<u32> = (0..len).map(|lane| lane + lane % 2 * len).collect();
    b.shuffle(even, odd, &lanes)
}

fn alternating_masked(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let form = form(c)?;
    let reversed = c.name.contains(".vfmsubadd.");
    let value = match c.arg(4) {
        Some(rounding) => {
            let name = with_elements(b, c, "llvm.x86.avx512.vfmaddsub")?;
            let mut addend = c.arg(2)?;
            if reversed {
                addend = b.fneg(addend);
            }
            b.intrinsic(&name, &[], c.ty, &[c.arg(0)?, c.arg(1)?, addend, rounding])
        }
        None => alternating(b, c, reversed)?,
    };
    let pass = passed(b, c, &form)?;
    blend(b, c.arg(3)?, value, pass)
}
