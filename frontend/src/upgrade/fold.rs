//! Folding of constant expressions that LLVM no longer has, over plain numbers.
//!
//! Integers of at most 128 bits and floating-point numbers are folded; everything else stays an expression. The
//! results are those of the instructions of the same names (LangRef): a division by zero and what else has no value
//! is poison, and `undef` is taken as zero.

use crate::ir::{
    ArithFlags, BinOp, CastOp, ConstData, ConstExpr, ConstId, Context, FcmpPred, GlobalId, GlobalKind,
    GlobalValue, IcmpPred, Linkage, Type, TypeId, UnnamedAddr,
};
use cranelift_entity::PrimaryMap;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round, Status};
use std::cmp::Ordering;

/// The value of an expression whose operands are plain numbers.
pub fn fold(context: &mut Context, ty: TypeId, expr: &ConstExpr) -> Option<ConstId> {
    if let Type::Vector { elem, len, scalable: false } = *context.types.get(ty) {
        return fold_lanes(context, ty, elem, len, expr);
    }
    match expr {
        ConstExpr::Binary { op, flags, args } => binary(context, ty, *op, *flags, *args),
        ConstExpr::Cast { op, arg } => cast(context, ty, *op, *arg),
        ConstExpr::Icmp { pred, args: [left, right] } => {
            if let Some(poison) = poison_of(context, ty, &[*left, *right]) {
                return Some(poison);
            }
            let order = if left == right {
                (Ordering::Equal, Ordering::Equal)
            } else {
                let bits = context.types.int_bits(context.consts.ty(*left))?;
                let (a, b) = (int(context, *left)?, int(context, *right)?);
                (a.cmp(&b), signed(a, bits).cmp(&signed(b, bits)))
            };
            let holds = match pred {
                IcmpPred::Eq => order.0.is_eq(),
                IcmpPred::Ne => order.0.is_ne(),
                IcmpPred::Ugt => order.0.is_gt(),
                IcmpPred::Uge => order.0.is_ge(),
                IcmpPred::Ult => order.0.is_lt(),
                IcmpPred::Ule => order.0.is_le(),
                IcmpPred::Sgt => order.1.is_gt(),
                IcmpPred::Sge => order.1.is_ge(),
                IcmpPred::Slt => order.1.is_lt(),
                IcmpPred::Sle => order.1.is_le(),
            };
            Some(context.consts.int(&context.types, ty, u64::from(holds)))
        }
        ConstExpr::Fcmp { pred, args: [left, right] } => {
            if let Some(poison) = poison_of(context, ty, &[*left, *right]) {
                return Some(poison);
            }
            let order = compare(context, *left, *right)?;
            let is = |wanted: fn(Ordering) -> bool| order.is_some_and(wanted);
            let unordered = order.is_none();
            let holds = match pred {
                FcmpPred::False => false,
                FcmpPred::True => true,
                FcmpPred::Ord => !unordered,
                FcmpPred::Uno => unordered,
                FcmpPred::Oeq => is(Ordering::is_eq),
                FcmpPred::Ogt => is(Ordering::is_gt),
                FcmpPred::Oge => is(Ordering::is_ge),
                FcmpPred::Olt => is(Ordering::is_lt),
                FcmpPred::Ole => is(Ordering::is_le),
                FcmpPred::One => is(Ordering::is_ne),
                FcmpPred::Ueq => unordered || is(Ordering::is_eq),
                FcmpPred::Ugt => unordered || is(Ordering::is_gt),
                FcmpPred::Uge => unordered || is(Ordering::is_ge),
                FcmpPred::Ult => unordered || is(Ordering::is_lt),
                FcmpPred::Ule => unordered || is(Ordering::is_le),
                FcmpPred::Une => unordered || is(Ordering::is_ne),
            };
            Some(context.consts.int(&context.types, ty, u64::from(holds)))
        }
        ConstExpr::Select { args: [cond, left, right] } => {
            if context.types.int_bits(context.consts.ty(*cond)) != Some(1) {
                return None;
            }
            Some(if int(context, *cond)? != 0 { *left } else { *right })
        }
        ConstExpr::FNeg { arg } => {
            let ConstData::Float(bits) = *context.consts.data(*arg) else { return None };
            let sign = match context.types.get(ty) {
                Type::Half | Type::BFloat => 15,
                Type::Float => 31,
                Type::Double => 63,
                Type::X86Fp80 => 79,
                Type::Fp128 => 127,
                _ => return None,
            };
            Some(context.consts.intern(ty, ConstData::Float(bits ^ 1 << sign)))
        }
        ConstExpr::ExtractValue { arg, indices } => {
            let mut value = *arg;
            for &index in indices {
                value = context.consts.element(&context.types, value, u64::from(index))?;
            }
            Some(value)
        }
        ConstExpr::InsertValue { args: [aggregate, element], indices } => {
            let (&index, rest) = indices.split_first()?;
            let mut element = *element;
            if !rest.is_empty() {
                // The field that changes is an aggregate itself.
                let inner = context.consts.element(&context.types, *aggregate, u64::from(index))?;
                let inner_type = context.consts.ty(inner);
                let args = [inner, element];
                let inner = ConstExpr::InsertValue { args, indices: rest.into() };
                element = fold(context, inner_type, &inner)?;
            }
            let count = match context.types.get(ty) {
                Type::Array { len, .. } => *len,
                _ => context.types.struct_body(ty)?.0.len() as u64,
            };
            if count > 1 << 16 || u64::from(index) >= count {
                return None;
            }
            let mut elements = Vec::new();
            for position in 0..count {
                elements.push(if position == u64::from(index) {
                    element
                } else {
                    context.consts.element(&context.types, *aggregate, position)?
                });
            }
            Some(context.consts.aggregate(&context.types, ty, &elements))
        }
        ConstExpr::ExtractElement { args: [vector, index] } => {
            let index = int(context, *index)?;
            context.consts.element(&context.types, *vector, u64::try_from(index).ok()?)
        }
        ConstExpr::GetElementPtr { .. }
        | ConstExpr::InsertElement { .. }
        | ConstExpr::ShuffleVector { .. } => None,
    }
}

/// Whether a comparison of the addresses of globals with each other or with null holds, if nothing that happens at
/// link time can change it.
pub fn compare_addresses(
    context: &Context,
    globals: &PrimaryMap<GlobalId, GlobalValue>,
    expr: &ConstExpr,
) -> Option<bool> {
    let ConstExpr::Icmp { pred, args: [left, right] } = expr else { return None };
    let global = |id: ConstId| match context.consts.data(id) {
        ConstData::Global(global) => globals.get(*global),
        _ => None,
    };
    let is_null = |id: ConstId| *context.consts.data(id) == ConstData::Null;
    let is_there = |value: &GlobalValue| value.linkage != Linkage::ExternalWeak && value.address_space == 0;
    let pred = match (global(*left), global(*right)) {
        (Some(value), None) if is_null(*right) && is_there(value) => *pred,
        (None, Some(value)) if is_null(*left) && is_there(value) => match pred {
            IcmpPred::Ugt => IcmpPred::Ult,
            IcmpPred::Ult => IcmpPred::Ugt,
            IcmpPred::Uge => IcmpPred::Ule,
            IcmpPred::Ule => IcmpPred::Uge,
            same => *same,
        },
        (Some(a), Some(b)) if left != right && is_apart(context, a) && is_apart(context, b) => {
            return match pred {
                IcmpPred::Eq => Some(false),
                IcmpPred::Ne => Some(true),
                _ => None,
            };
        }
        _ => return None,
    };
    // No global lies at null, and all lie above it.
    match pred {
        IcmpPred::Ne | IcmpPred::Ugt | IcmpPred::Uge => Some(true),
        IcmpPred::Eq | IcmpPred::Ult | IcmpPred::Ule => Some(false),
        IcmpPred::Sgt | IcmpPred::Sge | IcmpPred::Slt | IcmpPred::Sle => None,
    }
}

/// Whether no other global can have the address of this one.
fn is_apart(context: &Context, value: &GlobalValue) -> bool {
    let is_own = matches!(
        value.linkage,
        Linkage::External | Linkage::Internal | Linkage::Private | Linkage::Appending
    );
    let has_bytes = match &value.kind {
        GlobalKind::Function(_) => true,
        GlobalKind::Variable(_) => match context.types.get(value.value_type) {
            Type::Array { len, .. } => *len > 0,
            Type::Struct { .. } | Type::Named(_) => {
                context.types.struct_body(value.value_type).is_some_and(|(fields, _)| !fields.is_empty())
            }
            _ => true,
        },
        GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
    };
    is_own && has_bytes && value.unnamed_addr == UnnamedAddr::None
}

/// [`fold`] lane by lane.
fn fold_lanes(
    context: &mut Context,
    ty: TypeId,
    elem: TypeId,
    len: u32,
    expr: &ConstExpr,
) -> Option<ConstId> {
    if len > 1 << 12 {
        return None;
    }
    let mut lanes = Vec::with_capacity(len as usize);
    for lane in 0..u64::from(len) {
        let mut at = |id: ConstId| match context.types.get(context.consts.ty(id)) {
            Type::Vector { len: own, .. } if *own == len => context.consts.element(&context.types, id, lane),
            Type::Vector { .. } => None,
            _ => Some(id),
        };
        let scalar = match expr {
            ConstExpr::Binary { op, flags, args: [a, b] } => {
                ConstExpr::Binary { op: *op, flags: *flags, args: [at(*a)?, at(*b)?] }
            }
            ConstExpr::Cast { op: CastOp::BitCast, .. } => return None,
            ConstExpr::Cast { op, arg } => ConstExpr::Cast { op: *op, arg: at(*arg)? },
            ConstExpr::Icmp { pred, args: [a, b] } => {
                ConstExpr::Icmp { pred: *pred, args: [at(*a)?, at(*b)?] }
            }
            ConstExpr::Fcmp { pred, args: [a, b] } => {
                ConstExpr::Fcmp { pred: *pred, args: [at(*a)?, at(*b)?] }
            }
            ConstExpr::Select { args: [cond, a, b] } => {
                ConstExpr::Select { args: [at(*cond)?, at(*a)?, at(*b)?] }
            }
            ConstExpr::FNeg { arg } => ConstExpr::FNeg { arg: at(*arg)? },
            ConstExpr::GetElementPtr { .. }
            | ConstExpr::ExtractElement { .. }
            | ConstExpr::InsertElement { .. }
            | ConstExpr::ShuffleVector { .. }
            | ConstExpr::ExtractValue { .. }
            | ConstExpr::InsertValue { .. } => return None,
        };
        lanes.push(fold(context, elem, &scalar)?);
    }
    Some(context.consts.aggregate(&context.types, ty, &lanes))
}

/// Poison of type `ty`, if one of the operands is poison.
fn poison_of(context: &mut Context, ty: TypeId, operands: &[ConstId]) -> Option<ConstId> {
    let any = operands.iter().any(|&id| *context.consts.data(id) == ConstData::Poison);
    any.then(|| context.consts.intern(ty, ConstData::Poison))
}

/// An integer of at most 128 bits.
fn int(context: &Context, id: ConstId) -> Option<u128> {
    context.types.int_bits(context.consts.ty(id)).filter(|&bits| bits <= 128)?;
    match context.consts.data(id) {
        ConstData::Int(value) => Some(u128::from(*value)),
        ConstData::WideInt(limbs) => match **limbs {
            [low, high] => Some(u128::from(high) << 64 | u128::from(low)),
            _ => None,
        },
        ConstData::Zero | ConstData::Undef => Some(0),
        _ => None,
    }
}

/// `value` as an integer of `bits` bits and type `ty`; bits above are dropped.
fn make_int(context: &mut Context, ty: TypeId, bits: u32, value: u128) -> ConstId {
    context.consts.wide_int(bits, ty, vec![value as u64, (value >> 64) as u64])
}

fn signed(value: u128, bits: u32) -> i128 {
    let shift = 128 - bits.clamp(1, 128);
    ((value << shift) as i128) >> shift
}

/// A number of any floating-point type as the bits of that type.
fn float(context: &Context, id: ConstId) -> Option<u128> {
    match context.consts.data(id) {
        ConstData::Float(bits) => Some(*bits),
        ConstData::Zero | ConstData::Undef if context.types.is_float(context.consts.ty(id)) => Some(0),
        _ => None,
    }
}

/// Applies `$body` with `$format` as the format of the floating-point type `$ty`; `None` for others.
macro_rules! with_format {
    ($ty:expr, $format:ident => $body:expr) => {
        match $ty {
            Type::Half => {
                type $format = Half;
                $body
            }
            Type::BFloat => {
                type $format = BFloat;
                $body
            }
            Type::Float => {
                type $format = Single;
                $body
            }
            Type::Double => {
                type $format = Double;
                $body
            }
            Type::X86Fp80 => {
                type $format = X87DoubleExtended;
                $body
            }
            Type::Fp128 => {
                type $format = Quad;
                $body
            }
            _ => return None,
        }
    };
}

/// How two floating-point numbers compare: `Some(None)` if one of them is a NaN.
fn compare(context: &Context, left: ConstId, right: ConstId) -> Option<Option<Ordering>> {
    let (a, b) = (float(context, left)?, float(context, right)?);
    Some(with_format!(context.types.get(context.consts.ty(left)), F => {
        F::from_bits(a).partial_cmp(&F::from_bits(b))
    }))
}

fn float_binary<F: Float>(op: BinOp, a: F, b: F) -> F {
    let result = match op {
        BinOp::FAdd => a + b,
        BinOp::FSub => a - b,
        BinOp::FMul => a * b,
        BinOp::FDiv => a / b,
        _ => a % b,
    };
    result.value
}

fn binary(
    context: &mut Context,
    ty: TypeId,
    op: BinOp,
    flags: ArithFlags,
    [left, right]: [ConstId; 2],
) -> Option<ConstId> {
    if let Some(poison) = poison_of(context, ty, &[left, right]) {
        return Some(poison);
    }
    if op.is_float() {
        let (a, b) = (float(context, left)?, float(context, right)?);
        let value = with_format!(context.types.get(ty), F => {
            float_binary(op, F::from_bits(a), F::from_bits(b)).to_bits()
        });
        return Some(context.consts.intern(ty, ConstData::Float(value)));
    }
    let bits = context.types.int_bits(ty)?;
    let (Some(a), Some(b)) = (int(context, left), int(context, right)) else {
        return identity(context, ty, op, left, right);
    };
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    let exact = flags.contains(ArithFlags::EXACT);
    let is_shift = matches!(op, BinOp::Shl | BinOp::LShr | BinOp::AShr);
    let is_overflow = |sa: i128| sb == -1 && sa == signed(1 << (bits - 1), bits);
    let value = match op {
        BinOp::Add => Some(a.wrapping_add(b)),
        BinOp::Sub => Some(a.wrapping_sub(b)),
        BinOp::Mul => Some(a.wrapping_mul(b)),
        BinOp::And => Some(a & b),
        BinOp::Or => Some(a | b),
        BinOp::Xor => Some(a ^ b),
        _ if is_shift && b >= u128::from(bits) => None,
        BinOp::Shl => Some(a << b),
        BinOp::LShr => Some(a >> b),
        BinOp::AShr => Some((sa >> b) as u128),
        _ if b == 0 => None,
        BinOp::UDiv if exact && a % b != 0 => None,
        BinOp::UDiv => Some(a / b),
        BinOp::URem => Some(a % b),
        BinOp::SDiv | BinOp::SRem if is_overflow(sa) => None,
        BinOp::SDiv if exact && sa.wrapping_rem(sb) != 0 => None,
        BinOp::SDiv => Some(sa.wrapping_div(sb) as u128),
        BinOp::SRem => Some(sa.wrapping_rem(sb) as u128),
        _ => return None,
    };
    Some(match value {
        Some(value) => make_int(context, ty, bits, value),
        None => context.consts.intern(ty, ConstData::Poison),
    })
}

/// What an operation gives whatever the operand is that is no number.
fn identity(context: &mut Context, ty: TypeId, op: BinOp, left: ConstId, right: ConstId) -> Option<ConstId> {
    let bits = context.types.int_bits(ty).filter(|&bits| bits <= 128)?;
    let ones = u128::MAX >> (128 - bits.clamp(1, 128));
    let zero = |context: &mut Context| Some(context.consts.int(&context.types, ty, 0));
    match (op, int(context, left), int(context, right)) {
        (BinOp::Add | BinOp::Sub | BinOp::Or | BinOp::Xor, None, Some(0))
        | (BinOp::Shl | BinOp::LShr | BinOp::AShr, None, Some(0))
        | (BinOp::Mul | BinOp::UDiv | BinOp::SDiv, None, Some(1)) => Some(left),
        (BinOp::Add | BinOp::Or | BinOp::Xor, Some(0), None) | (BinOp::Mul, Some(1), None) => Some(right),
        (BinOp::And, None, Some(value)) if value == ones => Some(left),
        (BinOp::And, Some(value), None) if value == ones => Some(right),
        (BinOp::Or, None, Some(value)) if value == ones => Some(right),
        (BinOp::Or, Some(value), None) if value == ones => Some(left),
        (BinOp::Mul | BinOp::And, None, Some(0))
        | (BinOp::Mul | BinOp::And, Some(0), None)
        | (BinOp::URem | BinOp::SRem, None, Some(1)) => zero(context),
        (BinOp::Sub | BinOp::Xor, None, None) if left == right => zero(context),
        (BinOp::And | BinOp::Or, None, None) if left == right => Some(left),
        _ => None,
    }
}

fn convert<F: Float + FloatConvert<T>, T: Float>(value: F) -> T {
    let mut loses_info = false;
    value.convert(&mut loses_info).value
}

fn cast(context: &mut Context, ty: TypeId, op: CastOp, arg: ConstId) -> Option<ConstId> {
    if let Some(poison) = poison_of(context, ty, &[arg]) {
        return Some(poison);
    }
    let from = context.consts.ty(arg);
    match op {
        CastOp::ZExt | CastOp::SExt => {
            let value = int(context, arg)?;
            let (bits, to) = (context.types.int_bits(from)?, context.types.int_bits(ty)?);
            let value = if op == CastOp::SExt { signed(value, bits) } else { value as i128 };
            let high = if op == CastOp::SExt && value < 0 { u64::MAX } else { 0 };
            let mut limbs = vec![high; to.div_ceil(64).max(2) as usize];
            limbs[0] = value as u64;
            limbs[1] = (value >> 64) as u64;
            Some(context.consts.wide_int(to, ty, limbs))
        }
        CastOp::Trunc => {
            let bits = context.types.int_bits(ty)?;
            let limbs = match context.consts.data(arg) {
                ConstData::Int(value) => vec![*value],
                ConstData::WideInt(limbs) => limbs.to_vec(),
                _ => return None,
            };
            Some(context.consts.wide_int(bits, ty, limbs))
        }
        CastOp::FpExt | CastOp::FpTrunc => {
            let value = float(context, arg)?;
            let bits = with_format!(context.types.get(from), F => {
                let value = F::from_bits(value);
                with_format!(context.types.get(ty), T => convert::<F, T>(value).to_bits())
            });
            Some(context.consts.intern(ty, ConstData::Float(bits)))
        }
        CastOp::UiToFp | CastOp::SiToFp => {
            let value = int(context, arg)?;
            let bits = context.types.int_bits(from)?;
            let number = with_format!(context.types.get(ty), F => {
                let number = match op {
                    CastOp::UiToFp => F::from_u128_r(value, Round::NearestTiesToEven),
                    _ => F::from_i128_r(signed(value, bits), Round::NearestTiesToEven),
                };
                number.value.to_bits()
            });
            Some(context.consts.intern(ty, ConstData::Float(number)))
        }
        CastOp::FpToUi | CastOp::FpToSi => {
            let bits = context.types.int_bits(ty).filter(|&bits| bits <= 128)?;
            let value = float(context, arg)?;
            let mut is_exact = false;
            let (number, status) = with_format!(context.types.get(from), F => {
                let value = F::from_bits(value);
                if op == CastOp::FpToSi {
                    let number = value.to_i128_r(bits as usize, Round::TowardZero, &mut is_exact);
                    (number.value as u128, number.status)
                } else {
                    let number = value.to_u128_r(bits as usize, Round::TowardZero, &mut is_exact);
                    (number.value, number.status)
                }
            });
            if status.contains(Status::INVALID_OP) {
                return Some(context.consts.intern(ty, ConstData::Poison));
            }
            Some(make_int(context, ty, bits, number))
        }
        CastOp::BitCast => same_bits(context, arg, ty),
        CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr | CastOp::AddrSpaceCast => None,
    }
}

/// A scalar number as the number of another type with the same bits.
pub fn same_bits(context: &mut Context, arg: ConstId, ty: TypeId) -> Option<ConstId> {
    let bits: u128 = match context.consts.data(arg) {
        ConstData::Int(value) => u128::from(*value),
        ConstData::Float(bits) => *bits,
        _ => return None,
    };
    match *context.types.get(ty) {
        Type::Int(width) if width <= 128 => {
            Some(context.consts.wide_int(width, ty, vec![bits as u64, (bits >> 64) as u64]))
        }
        Type::Half | Type::BFloat | Type::Float | Type::Double => {
            Some(context.consts.intern(ty, ConstData::Float(bits)))
        }
        _ => None,
    }
}
