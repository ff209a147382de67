//! Other intrinsics of x86 in place of the old ones, most of which had masks.

use super::masks::{as_integer, blend, masked, vector_of};
use crate::ir::{Align, CastOp, Operand, Type, TypeId};
use crate::upgrade::builder::Builder;
use crate::upgrade::rules::{Call, Rules};

pub const RULES: Rules = &[
    ("avx512.mask.max.p*", |b, c| extreme(b, c, "max")),
    ("avx512.mask.min.p*", |b, c| extreme(b, c, "min")),
    ("avx512.mask.pshuf.b.*", |b, c| {
        by_size(b, c, ["ssse3.pshuf.b.128", "avx2.pshuf.b", "avx512.pshuf.b.512"])
    }),
    ("avx512.mask.pmul.hr.sw.*", |b, c| {
        by_size(b, c, ["ssse3.pmul.hr.sw.128", "avx2.pmul.hr.sw", "avx512.pmul.hr.sw.512"])
    }),
    ("avx512.mask.pmulh.w.*", |b, c| by_size(b, c, ["sse2.pmulh.w", "avx2.pmulh.w", "avx512.pmulh.w.512"])),
    ("avx512.mask.pmulhu.w.*", |b, c| {
        by_size(b, c, ["sse2.pmulhu.w", "avx2.pmulhu.w", "avx512.pmulhu.w.512"])
    }),
    ("avx512.mask.pmaddw.d.*", |b, c| {
        by_size(b, c, ["sse2.pmadd.wd", "avx2.pmadd.wd", "avx512.pmaddw.d.512"])
    }),
    ("avx512.mask.pmaddubs.w.*", |b, c| {
        by_size(b, c, ["ssse3.pmadd.ub.sw.128", "avx2.pmadd.ub.sw", "avx512.pmaddubs.w.512"])
    }),
    ("avx512.mask.packsswb.*", |b, c| {
        by_size(b, c, ["sse2.packsswb.128", "avx2.packsswb", "avx512.packsswb.512"])
    }),
    ("avx512.mask.packssdw.*", |b, c| {
        by_size(b, c, ["sse2.packssdw.128", "avx2.packssdw", "avx512.packssdw.512"])
    }),
    ("avx512.mask.packuswb.*", |b, c| {
        by_size(b, c, ["sse2.packuswb.128", "avx2.packuswb", "avx512.packuswb.512"])
    }),
    ("avx512.mask.packusdw.*", |b, c| {
        by_size(b, c, ["sse41.packusdw", "avx2.packusdw", "avx512.packusdw.512"])
    }),
    ("avx512.mask.pavg.b*", |b, c| by_size(b, c, ["sse2.pavg.b", "avx2.pavg.b", "avx512.pavg.b.512"])),
    ("avx512.mask.pavg.w*", |b, c| by_size(b, c, ["sse2.pavg.w", "avx2.pavg.w", "avx512.pavg.w.512"])),
    ("avx512.mask.dbpsadbw.*", |b, c| {
        by_size(b, c, ["avx512.dbpsadbw.128", "avx512.dbpsadbw.256", "avx512.dbpsadbw.512"])
    }),
    ("avx512.mask.pmultishift.qb.*", |b, c| {
        by_size(b, c, ["avx512.pmultishift.qb.128", "avx512.pmultishift.qb.256", "avx512.pmultishift.qb.512"])
    }),
    ("avx512.mask.conflict.d.*", |b, c| {
        by_size(b, c, ["avx512.conflict.d.128", "avx512.conflict.d.256", "avx512.conflict.d.512"])
    }),
    ("avx512.mask.conflict.q.*", |b, c| {
        by_size(b, c, ["avx512.conflict.q.128", "avx512.conflict.q.256", "avx512.conflict.q.512"])
    }),
    ("avx512.mask.cvtpd2dq.256", |b, c| call_masked(b, c, "avx.cvt.pd2dq.256")),
    ("avx512.mask.cvtpd2ps.256", |b, c| call_masked(b, c, "avx.cvt.pd2.ps.256")),
    ("avx512.mask.cvttpd2dq.256", |b, c| call_masked(b, c, "avx.cvtt.pd2dq.256")),
    ("avx512.mask.cvttps2dq.128", |b, c| call_masked(b, c, "sse2.cvttps2dq")),
    ("avx512.mask.cvttps2dq.256", |b, c| call_masked(b, c, "avx.cvtt.ps2dq.256")),
    ("avx512.mask.vpermilvar.*", |b, c| {
        let (size, elem) = shape(b, c.ty)?;
        let name = match (size, elem) {
            (128, "f32") => "avx.vpermilvar.ps",
            (128, "f64") => "avx.vpermilvar.pd",
            (256, "f32") => "avx.vpermilvar.ps.256",
            (256, "f64") => "avx.vpermilvar.pd.256",
            (512, "f32") => "avx512.vpermilvar.ps.512",
            (512, "f64") => "avx512.vpermilvar.pd.512",
            _ => return None,
        };
        call_masked(b, c, name)
    }),
    ("avx512.mask.permvar.*", |b, c| {
        let (size, elem) = shape(b, c.ty)?;
        let name = match (size, elem) {
            (256, "f32") => "avx2.permps".to_owned(),
            (256, "i32") => "avx2.permd".to_owned(),
            _ => format!("avx512.permvar.{}.{size}", permuted_elements(elem)?),
        };
        call_masked(b, c, &name)
    }),
    ("avx512.mask.vpermi2var.*", |b, c| permute_two(b, c, true)),
    ("avx512.mask.vpermt2var.*", |b, c| permute_two(b, c, false)),
    ("avx512.maskz.vpermt2var.*", |b, c| permute_two(b, c, false)),
    ("avx512.mask.pternlog.*", ternary_logic),
    ("avx512.maskz.pternlog.*", ternary_logic),
    ("avx512.mask.vpmadd52*", accumulate),
    ("avx512.maskz.vpmadd52*", accumulate),
    ("avx512.mask.vpdpbusd*", accumulate),
    ("avx512.maskz.vpdpbusd*", accumulate),
    ("avx512.mask.vpdpwssd*", accumulate),
    ("avx512.maskz.vpdpwssd*", accumulate),
    ("avx512.mask.psll*", shift),
    ("avx512.mask.psrl*", shift),
    ("avx512.mask.psra*", shift),
    ("avx512.mask.vpshufbitqmb.*", |b, c| {
        let (size, _) = shape(b, b.ty(c.arg(0)?))?;
        bits(b, c, &format!("avx512.vpshufbitqmb.{size}"))
    }),
    ("avx512.mask.fpclass.p*", |b, c| {
        let (size, elem) = shape(b, b.ty(c.arg(0)?))?;
        bits(b, c, &format!("avx512.fpclass.{}.{size}", packed(elem)?))
    }),
    ("avx512.mask.compress.*", |b, c| move_masked(b, c, "compress")),
    ("avx512.mask.expand.*", |b, c| move_masked(b, c, "expand")),
    ("sse42.crc32.64.8", |b, c| {
        let low = b.cast(CastOp::Trunc, c.arg(0)?, TypeId::I32);
        let crc = b.intrinsic("llvm.x86.sse42.crc32.32.8", &[], TypeId::I32, &[low, c.arg(1)?]);
        Some(b.cast(CastOp::ZExt, crc, c.ty))
    }),
    ("addcarryx.u32", |b, c| carry(b, c, "llvm.x86.addcarry.32", TypeId::I32)),
    ("addcarryx.u64", |b, c| carry(b, c, "llvm.x86.addcarry.64", TypeId::I64)),
    ("addcarry.u32", |b, c| carry(b, c, "llvm.x86.addcarry.32", TypeId::I32)),
    ("addcarry.u64", |b, c| carry(b, c, "llvm.x86.addcarry.64", TypeId::I64)),
    ("subborrow.u32", |b, c| carry(b, c, "llvm.x86.subborrow.32", TypeId::I32)),
    ("subborrow.u64", |b, c| carry(b, c, "llvm.x86.subborrow.64", TypeId::I64)),
];

/// Size in bits and elements of a vector.
fn shape(b: &Builder<'_>, ty: TypeId) -> Option<(u32, &'static str)> {
    let (elem, len) = b.lanes(ty)?;
    let name = match b.body.context.types.get(elem) {
        Type::Int(8) => "i8",
        Type::Int(16) => "i16",
        Type::Int(32) => "i32",
        Type::Int(64) => "i64",
        Type::Float => "f32",
        Type::Double => "f64",
        _ => return None,
    };
    let size = b.bits(elem)? * len;
    matches!(size, 128 | 256 | 512).then_some((size, name))
}

/// `ps` or `pd`.
fn packed(elem: &str) -> Option<&'static str> {
    match elem {
        "f32" => Some("ps"),
        "f64" => Some("pd"),
        _ => None,
    }
}

/// How names of `permvar` tell elements.
fn permuted_elements(elem: &str) -> Option<&'static str> {
    Some(match elem {
        "f32" => "sf",
        "f64" => "df",
        "i64" => "di",
        "i32" => "si",
        "i16" => "hi",
        "i8" => "qi",
        _ => return None,
    })
}

/// The intrinsic without a mask, of all but the last two arguments, within the mask.
fn call_masked(b: &mut Builder<'_>, c: &Call<'_>, name: &str) -> Option<Operand> {
    let count = c.args.len().checked_sub(2)?;
    let value = b.intrinsic(&format!("llvm.x86.{name}"), &[], c.ty, &c.args[..count]);
    masked(b, c, count, value)
}

fn by_size(b: &mut Builder<'_>, c: &Call<'_>, names: [&str; 3]) -> Option<Operand> {
    let (size, _) = shape(b, c.ty)?;
    call_masked(b, c, names[size.trailing_zeros() as usize - 7])
}

fn extreme(b: &mut Builder<'_>, c: &Call<'_>, name: &str) -> Option<Operand> {
    let (size, elem) = shape(b, c.ty)?;
    let elem = packed(elem)?;
    let name = match (size, elem) {
        (128, "ps") => format!("sse.{name}.ps"),
        (128, _) => format!("sse2.{name}.pd"),
        (256, _) => format!("avx.{name}.{elem}.256"),
        _ => {
            let full = format!("llvm.x86.avx512.{name}.{elem}.512");
            let value = b.intrinsic(&full, &[], c.ty, &[c.arg(0)?, c.arg(1)?, c.arg(4)?]);
            return blend(b, c.arg(3)?, value, c.arg(2)?);
        }
    };
    call_masked(b, c, &name)
}

/// Lanes outside the mask: zero, or those of the argument `index`.
fn pass(b: &mut Builder<'_>, c: &Call<'_>, index: usize) -> Option<Operand> {
    if c.name.starts_with("avx512.maskz") { Some(b.zero(c.ty)) } else { c.arg(index) }
}

fn permute_two(b: &mut Builder<'_>, c: &Call<'_>, index_first: bool) -> Option<Operand> {
    let (size, elem) = shape(b, c.ty)?;
    let elem = match elem {
        "f32" => "ps",
        "f64" => "pd",
        "i32" => "d",
        "i64" => "q",
        other => permuted_elements(other)?,
    };
    let (mut first, mut second) = (c.arg(0)?, c.arg(1)?);
    if !index_first {
        std::mem::swap(&mut first, &mut second);
    }
    let name = format!("llvm.x86.avx512.vpermi2var.{elem}.{size}");
    let value = b.intrinsic(&name, &[], c.ty, &[first, second, c.arg(2)?]);
    let outside = if c.name.starts_with("avx512.maskz") {
        b.zero(c.ty)
    } else {
        b.cast(CastOp::BitCast, c.arg(1)?, c.ty)
    };
    blend(b, c.arg(3)?, value, outside)
}

fn ternary_logic(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let (size, elem) = shape(b, c.ty)?;
    let elem = if elem == "i32" { "d" } else { "q" };
    let name = format!("llvm.x86.avx512.pternlog.{elem}.{size}");
    let value = b.intrinsic(&name, &[], c.ty, c.args.get(..4)?);
    let outside = pass(b, c, 0)?;
    blend(b, c.arg(4)?, value, outside)
}

/// Multiplications that add to their first argument.
fn accumulate(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let (_, operation) = c.name.strip_prefix("avx512.mask")?.split_once('.')?;
    let name = format!("llvm.x86.avx512.{operation}");
    let mut args = c.args.get(..3)?.to_vec();
    if let Some(bits) = super::factor_bits(name.as_bytes()) {
        let factor = super::factor_type(b.types(), c.ty, bits)?;
        for arg in &mut args[1..] {
            *arg = b.cast(CastOp::BitCast, *arg, factor);
        }
    }
    let value = b.intrinsic(&name, &[], c.ty, &args);
    let outside = pass(b, c, 0)?;
    blend(b, c.arg(3)?, value, outside)
}

/// Masked shifts, whose names told operation, form and elements in several ways: `psll.d`, `psll.di`, `pslli.d`,
/// `psllv.d`, `psllv4.si`, `psllv32hi`.
fn shift(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let rest = c.name.strip_prefix("avx512.mask.")?;
    let (operation, rest) = rest.split_at_checked(4)?;
    let (size, elem) = shape(b, c.ty)?;
    let letter = match elem {
        "i16" => "w",
        "i32" => "d",
        "i64" => "q",
        _ => return None,
    };
    let form = if rest.starts_with('v') {
        "v"
    } else if rest.starts_with('i') || rest.as_bytes().get(2) == Some(&b'i') {
        "i"
    } else {
        ""
    };
    let new_in_512 = form == "v" && letter == "w" || operation == "psra" && letter == "q";
    let name = match (size, form) {
        (512, _) => format!("avx512.{operation}{form}.{letter}.512"),
        _ if new_in_512 => format!("avx512.{operation}{form}.{letter}.{size}"),
        (128, "v") => format!("avx2.{operation}v.{letter}"),
        (256, "v") => format!("avx2.{operation}v.{letter}.256"),
        (128, _) => format!("sse2.{operation}{form}.{letter}"),
        _ => format!("avx2.{operation}{form}.{letter}"),
    };
    call_masked(b, c, &name)
}

/// An intrinsic whose result is a vector of bits, within a mask.
fn bits(b: &mut Builder<'_>, c: &Call<'_>, name: &str) -> Option<Operand> {
    let (_, len) = b.lanes(b.ty(c.arg(0)?))?;
    let ty = b.vector(TypeId::I1, len);
    let value = b.intrinsic(&format!("llvm.x86.{name}"), &[], ty, &[c.arg(0)?, c.arg(1)?]);
    as_integer(b, value, Some(c.arg(2)?))
}

fn move_masked(b: &mut Builder<'_>, c: &Call<'_>, name: &str) -> Option<Operand> {
    let (_, len) = b.lanes(c.ty)?;
    let mask = vector_of(b, c.arg(2)?, len)?;
    let name = format!("llvm.x86.avx512.mask.{name}");
    Some(b.intrinsic(&name, &[c.ty], c.ty, &[c.arg(0)?, c.arg(1)?, mask]))
}

fn carry(b: &mut Builder<'_>, c: &Call<'_>, name: &str, ty: TypeId) -> Option<Operand> {
    let both = b.types().literal_struct(&[TypeId::I8, ty], false);
    let both = b.intrinsic(name, &[], both, c.args.get(..3)?);
    let sum = b.extract_value(both, 1)?;
    b.store(sum, c.arg(3)?, Some(Align::ONE));
    b.extract_value(both, 0)
}
