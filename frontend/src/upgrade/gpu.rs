//! Old intrinsics of AMD's and NVIDIA's processors.

use super::builder::Builder;
use super::rules::{Call, Rules};
use crate::ir::{BinOp, CastOp, IcmpPred, Operand, Ordering, RmwOp, Type, TypeId};

pub const AMDGCN: Rules = &[
    ("alignbit", |b, c| b.renamed("llvm.fshr", &[c.ty])),
    ("ldexp.*", |b, c| {
        let exponent = b.ty(c.arg(1)?);
        b.renamed("llvm.ldexp", &[c.ty, exponent])
    }),
    ("atomic.inc.*", |b, c| agent(b, c, RmwOp::UIncWrap)),
    ("atomic.dec.*", |b, c| agent(b, c, RmwOp::UDecWrap)),
    ("ds.fadd*", |b, c| agent(b, c, RmwOp::FAdd)),
    ("ds.fmin*", |b, c| agent(b, c, RmwOp::FMin)),
    ("ds.fmax*", |b, c| agent(b, c, RmwOp::FMax)),
    ("global.atomic.fadd*", |b, c| agent(b, c, RmwOp::FAdd)),
    ("flat.atomic.fadd*", |b, c| agent(b, c, RmwOp::FAdd)),
    ("global.atomic.fmin*", |b, c| agent(b, c, RmwOp::FMin)),
    ("flat.atomic.fmin*", |b, c| agent(b, c, RmwOp::FMin)),
    ("global.atomic.fmax*", |b, c| agent(b, c, RmwOp::FMax)),
    ("flat.atomic.fmax*", |b, c| agent(b, c, RmwOp::FMax)),
];

/// The address space of memory that a work group shares.
const LOCAL: u32 = 3;

/// An atomic operation in the scope of one processor: pointer, value and, if there are more arguments, ordering,
/// scope and whether it is volatile.
fn agent(b: &mut Builder<'_>, c: &Call<'_>, op: RmwOp) -> Option<Operand> {
    let (ptr, value) = (c.arg(0)?, c.arg(1)?);
    let Type::Ptr(space) = *b.body.context.types.get(b.ty(ptr)) else { return None };
    let ordering = match c.arg(2).and_then(|order| b.number(order)) {
        Some(2) => Ordering::Monotonic,
        Some(4) => Ordering::Acquire,
        Some(5) => Ordering::Release,
        Some(6) => Ordering::AcqRel,
        _ => Ordering::SeqCst,
    };
    let volatile = c.arg(4).is_some_and(|volatile| b.number(volatile) != Some(0));
    // Pairs of `bfloat` were pairs of `i16`.
    let pair = b.vector(TypeId::I16, 2);
    let is_pair = op.is_float() && c.ty == pair;
    let value = if is_pair {
        let floats = b.vector(TypeId::BFLOAT, 2);
        b.cast(CastOp::BitCast, value, floats)
    } else {
        value
    };
    let result = b.rmw(op, ptr, value, volatile, ordering, Some("agent"));
    if space == 0 {
        // It is no private memory.
        b.attach("noalias.addrspace", &[5, 6]);
    }
    if space != LOCAL {
        b.attach("amdgpu.no.fine.grained.memory", &[]);
        if op == RmwOp::FAdd && c.ty == TypeId::FLOAT {
            b.attach("amdgpu.ignore.denormal.mode", &[]);
        }
    }
    Some(if is_pair { b.cast(CastOp::BitCast, result, c.ty) } else { result })
}

pub const NVVM: Rules = &[
    ("abs.i", absolute),
    ("abs.ll", absolute),
    ("max.s", |b, c| extreme(b, c, "llvm.smax")),
    ("max.i", |b, c| extreme(b, c, "llvm.smax")),
    ("max.ll", |b, c| extreme(b, c, "llvm.smax")),
    ("max.us", |b, c| extreme(b, c, "llvm.umax")),
    ("max.ui", |b, c| extreme(b, c, "llvm.umax")),
    ("max.ull", |b, c| extreme(b, c, "llvm.umax")),
    ("min.s", |b, c| extreme(b, c, "llvm.smin")),
    ("min.i", |b, c| extreme(b, c, "llvm.smin")),
    ("min.ll", |b, c| extreme(b, c, "llvm.smin")),
    ("min.us", |b, c| extreme(b, c, "llvm.umin")),
    ("min.ui", |b, c| extreme(b, c, "llvm.umin")),
    ("min.ull", |b, c| extreme(b, c, "llvm.umin")),
    ("brev32", |b, c| b.renamed("llvm.bitreverse", &[c.ty])),
    ("brev64", |b, c| b.renamed("llvm.bitreverse", &[c.ty])),
    ("popc.i", |b, c| b.renamed("llvm.ctpop", &[c.ty])),
    ("popc.ll", |b, c| {
        let count = b.named("ctpop").intrinsic("llvm.ctpop", &[TypeId::I64], TypeId::I64, c.args);
        Some(b.named("ctpop.trunc").cast(CastOp::Trunc, count, c.ty))
    }),
    ("clz.i", |b, c| {
        let no = b.int(TypeId::I1, 0);
        Some(b.intrinsic("llvm.ctlz", &[c.ty], c.ty, &[c.arg(0)?, no]))
    }),
    ("clz.ll", |b, c| {
        let no = b.int(TypeId::I1, 0);
        let count = b.named("ctlz").intrinsic("llvm.ctlz", &[TypeId::I64], TypeId::I64, &[c.arg(0)?, no]);
        Some(b.named("ctlz.trunc").cast(CastOp::Trunc, count, c.ty))
    }),
    ("h2f", |b, c| {
        Some(b.named("h2f").intrinsic("llvm.convert.from.fp16", &[TypeId::FLOAT], TypeId::FLOAT, c.args))
    }),
    ("rotate.b32", |b, c| rotate(b, c, "llvm.fshl")),
    ("rotate.b64", |b, c| rotate(b, c, "llvm.fshl")),
    ("rotate.right.b64", |b, c| rotate(b, c, "llvm.fshr")),
    ("swap.lo.hi.b64", |b, c| {
        let half = b.int(TypeId::I64, 32);
        let value = c.arg(0)?;
        Some(b.intrinsic("llvm.fshl", &[c.ty], c.ty, &[value, value, half]))
    }),
    ("ptr.gen.to.*", |b, c| Some(b.cast(CastOp::AddrSpaceCast, c.arg(0)?, c.ty))),
    ("ptr.global.to.gen*", |b, c| Some(b.cast(CastOp::AddrSpaceCast, c.arg(0)?, c.ty))),
    ("ptr.shared.to.gen*", |b, c| Some(b.cast(CastOp::AddrSpaceCast, c.arg(0)?, c.ty))),
    ("ptr.constant.to.gen*", |b, c| Some(b.cast(CastOp::AddrSpaceCast, c.arg(0)?, c.ty))),
    ("ptr.local.to.gen*", |b, c| Some(b.cast(CastOp::AddrSpaceCast, c.arg(0)?, c.ty))),
    ("ptr.param.to.gen*", |b, c| Some(b.cast(CastOp::AddrSpaceCast, c.arg(0)?, c.ty))),
    ("ldg.global.i.*", load_constant),
    ("ldg.global.f.*", load_constant),
    ("ldg.global.p.*", load_constant),
    ("atomic.load.inc.32.*", |b, c| system(b, c, RmwOp::UIncWrap)),
    ("atomic.load.dec.32.*", |b, c| system(b, c, RmwOp::UDecWrap)),
    ("atomic.load.add.f32.*", |b, c| system(b, c, RmwOp::FAdd)),
    ("atomic.load.add.f64.*", |b, c| system(b, c, RmwOp::FAdd)),
    ("abs.bf16*", |b, c| brain_floats(b, c, "fabs")),
    ("neg.*", |b, c| brain_floats(b, c, "neg")),
    ("fma.rn.*", |b, c| brain_floats(b, c, "fma.rn")),
    ("fmax.*", |b, c| brain_floats(b, c, "fmax")),
    ("fmin.*", |b, c| brain_floats(b, c, "fmin")),
    ("barrier0", |b, _| {
        let zero = b.int(TypeId::I32, 0);
        Some(b.intrinsic("llvm.nvvm.barrier.cta.sync.aligned.all", &[], TypeId::VOID, &[zero]))
    }),
    ("barrier.n", |b, c| barrier(b, c, "aligned.all")),
    ("bar.sync", |b, c| barrier(b, c, "aligned.all")),
    ("barrier", |b, c| barrier(b, c, "aligned.count")),
    ("barrier.sync", |b, c| barrier(b, c, "all")),
    ("barrier.sync.cnt", |b, c| barrier(b, c, "count")),
];

fn absolute(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let value = c.arg(0)?;
    let zero = b.int(c.ty, 0);
    let negated = b.named("neg").binary(BinOp::Sub, zero, value);
    let condition = b.named("abs.cond").icmp(IcmpPred::Sge, value, zero);
    Some(b.named("abs").select(condition, value, negated))
}

fn extreme(b: &mut Builder<'_>, c: &Call<'_>, name: &str) -> Option<Operand> {
    let fits = c.args.len() == 2 && c.args.iter().all(|&arg| b.ty(arg) == c.ty);
    fits.then_some(())?;
    b.renamed(name, &[c.ty])
}

/// Numbers in `bfloat`, one or two in a word, were integers before LLVM 17.
fn brain_floats(b: &mut Builder<'_>, c: &Call<'_>, operation: &str) -> Option<Operand> {
    let ty = match (c.ty, c.name.rsplit('.').next()?) {
        (TypeId::I16, "bf16") => TypeId::BFLOAT,
        (TypeId::I32, "bf16x2") => b.vector(TypeId::BFLOAT, 2),
        _ => return None,
    };
    let rest = c.name.strip_prefix(operation).or_else(|| c.name.strip_prefix("abs"))?;
    let mut args = Vec::with_capacity(c.args.len());
    for &arg in c.args {
        args.push(b.cast(CastOp::BitCast, arg, ty));
    }
    let result = b.intrinsic(&format!("llvm.nvvm.{operation}{rest}"), &[], ty, &args);
    Some(b.cast(CastOp::BitCast, result, c.ty))
}

fn rotate(b: &mut Builder<'_>, c: &Call<'_>, name: &str) -> Option<Operand> {
    let &[value, amount] = c.args else { return None };
    let amount = b.resize(amount, c.ty);
    Some(b.intrinsic(name, &[c.ty], c.ty, &[value, value, amount]))
}

/// A load of global memory that nobody changes; the alignment is the second argument.
fn load_constant(b: &mut Builder<'_>, c: &Call<'_>) -> Option<Operand> {
    let &[ptr, align] = c.args else { return None };
    let align = b.number(align).and_then(crate::ir::Align::new)?;
    let global = b.types().ptr(1);
    let ptr = match *b.body.context.types.get(b.ty(ptr)) {
        Type::Ptr(1) => ptr,
        Type::Ptr(0) => b.cast(CastOp::AddrSpaceCast, ptr, global),
        _ => return None,
    };
    let value = b.load(c.ty, ptr, Some(align));
    b.attach("invariant.load", &[]);
    Some(value)
}

fn system(b: &mut Builder<'_>, c: &Call<'_>, op: RmwOp) -> Option<Operand> {
    let &[ptr, value] = c.args else { return None };
    (b.ty(value) == c.ty).then(|| b.rmw(op, ptr, value, false, Ordering::SeqCst, None))
}

fn barrier(b: &mut Builder<'_>, c: &Call<'_>, kind: &str) -> Option<Operand> {
    Some(b.intrinsic(&format!("llvm.nvvm.barrier.cta.sync.{kind}"), &[], TypeId::VOID, c.args))
}
