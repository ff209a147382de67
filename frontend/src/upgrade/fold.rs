//! Folding of constant expressions that LLVM no longer has, over plain numbers.
//!
//! Integers of at most 64 bits and `float` and `double` are folded; everything else stays an expression. The
//! results are those of the instructions of the same names (LangRef); where an instruction would give poison or
//! divide by zero, nothing is folded.

use crate::ir::{
    ArithFlags, BinOp, CastOp, ConstData, ConstExpr, ConstId, Context, FcmpPred, IcmpPred, Type, TypeId,
    truncate_to_bits,
};

/// The value of an expression whose operands are plain numbers.
pub fn fold(context: &mut Context, ty: TypeId, expr: &ConstExpr) -> Option<ConstId> {
    if let Type::Vector { elem, len, scalable: false } = *context.types.get(ty) {
        return fold_lanes(context, ty, elem, len, expr);
    }
    match expr {
        ConstExpr::Binary { op, flags, args } => binary(context, ty, *op, *flags, *args),
        ConstExpr::Cast { op, arg } => cast(context, ty, *op, *arg),
        ConstExpr::Icmp { pred, args: [left, right] } => {
            let bits = context.types.int_bits(context.consts.ty(*left))?;
            let (a, b) = (int(context, *left)?, int(context, *right)?);
            let (sa, sb) = (signed(a, bits), signed(b, bits));
            let holds = match pred {
                IcmpPred::Eq => a == b,
                IcmpPred::Ne => a != b,
                IcmpPred::Ugt => a > b,
                IcmpPred::Uge => a >= b,
                IcmpPred::Ult => a < b,
                IcmpPred::Ule => a <= b,
                IcmpPred::Sgt => sa > sb,
                IcmpPred::Sge => sa >= sb,
                IcmpPred::Slt => sa < sb,
                IcmpPred::Sle => sa <= sb,
            };
            Some(context.consts.intern(ty, ConstData::Int(u64::from(holds))))
        }
        ConstExpr::Fcmp { pred, args: [left, right] } => {
            let (a, b) = (float(context, *left)?, float(context, *right)?);
            let unordered = a.is_nan() || b.is_nan();
            let holds = match pred {
                FcmpPred::False => false,
                FcmpPred::True => true,
                FcmpPred::Ord => !unordered,
                FcmpPred::Uno => unordered,
                FcmpPred::Oeq => a == b,
                FcmpPred::Ogt => a > b,
                FcmpPred::Oge => a >= b,
                FcmpPred::Olt => a < b,
                FcmpPred::Ole => a <= b,
                FcmpPred::One => !unordered && a != b,
                FcmpPred::Ueq => unordered || a == b,
                FcmpPred::Ugt => unordered || a > b,
                FcmpPred::Uge => unordered || a >= b,
                FcmpPred::Ult => unordered || a < b,
                FcmpPred::Ule => unordered || a <= b,
                FcmpPred::Une => a != b,
            };
            Some(context.consts.intern(ty, ConstData::Int(u64::from(holds))))
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
            context.consts.element(&context.types, *vector, index)
        }
        ConstExpr::GetElementPtr { .. }
        | ConstExpr::InsertElement { .. }
        | ConstExpr::ShuffleVector { .. } => None,
    }
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

/// An integer of at most 64 bits.
fn int(context: &Context, id: ConstId) -> Option<u64> {
    context.types.int_bits(context.consts.ty(id)).filter(|&bits| bits <= 64)?;
    context.consts.as_u64(id)
}

fn signed(value: u64, bits: u32) -> i64 {
    ((value << (64 - bits)) as i64) >> (64 - bits)
}

/// A `float` or `double`, exactly.
fn float(context: &Context, id: ConstId) -> Option<f64> {
    let ConstData::Float(bits) = *context.consts.data(id) else { return None };
    match context.types.get(context.consts.ty(id)) {
        Type::Float => Some(f64::from(f32::from_bits(bits as u32))),
        Type::Double => Some(f64::from_bits(bits as u64)),
        _ => None,
    }
}

/// `value` as a `float` or `double`. NaNs are left alone: their payloads are not specified.
fn make_float(context: &mut Context, ty: TypeId, value: f64) -> Option<ConstId> {
    if value.is_nan() {
        return None;
    }
    let bits = match context.types.get(ty) {
        Type::Float => u128::from((value as f32).to_bits()),
        Type::Double => u128::from(value.to_bits()),
        _ => return None,
    };
    Some(context.consts.intern(ty, ConstData::Float(bits)))
}

fn binary(
    context: &mut Context,
    ty: TypeId,
    op: BinOp,
    flags: ArithFlags,
    [left, right]: [ConstId; 2],
) -> Option<ConstId> {
    if op.is_float() {
        let (a, b) = (float(context, left)?, float(context, right)?);
        // One rounding to double and one to float give what one rounding to float gives, for these operations.
        let value = match op {
            BinOp::FAdd => a + b,
            BinOp::FSub => a - b,
            BinOp::FMul => a * b,
            BinOp::FDiv => a / b,
            _ => a % b,
        };
        return make_float(context, ty, value);
    }
    let bits = context.types.int_bits(ty)?;
    let (Some(a), Some(b)) = (int(context, left), int(context, right)) else {
        return identity(context, ty, op, left, right);
    };
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    let exact = flags.contains(ArithFlags::EXACT);
    let value = match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::UDiv if b != 0 && !(exact && a % b != 0) => a / b,
        BinOp::URem if b != 0 => a % b,
        BinOp::SDiv if sb != 0 && !(exact && sa.wrapping_rem(sb) != 0) => {
            let quotient = sa.checked_div(sb)?;
            // The most negative number divided by -1 overflows.
            if signed(truncate_to_bits(quotient as u64, bits), bits) != quotient {
                return None;
            }
            quotient as u64
        }
        BinOp::SRem if sb != 0 && sb != -1 => sa.checked_rem(sb)? as u64,
        BinOp::Shl if b < u64::from(bits) => a << b,
        BinOp::LShr if b < u64::from(bits) => a >> b,
        BinOp::AShr if b < u64::from(bits) => (sa >> b) as u64,
        _ => return None,
    };
    Some(context.consts.int(&context.types, ty, value))
}

/// What an operation gives whatever the operand is that is no number.
fn identity(context: &mut Context, ty: TypeId, op: BinOp, left: ConstId, right: ConstId) -> Option<ConstId> {
    let bits = context.types.int_bits(ty).filter(|&bits| bits <= 64)?;
    let ones = truncate_to_bits(u64::MAX, bits);
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

fn cast(context: &mut Context, ty: TypeId, op: CastOp, arg: ConstId) -> Option<ConstId> {
    match op {
        CastOp::ZExt | CastOp::SExt => {
            let from = context.types.int_bits(context.consts.ty(arg))?;
            let to = context.types.int_bits(ty)?;
            let value = int(context, arg)?;
            let negative = op == CastOp::SExt && signed(value, from) < 0;
            let low = if negative { signed(value, from) as u64 } else { value };
            let high = if negative { u64::MAX } else { 0 };
            let mut limbs = vec![high; to.div_ceil(64) as usize];
            limbs[0] = low;
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
            make_float(context, ty, value)
        }
        CastOp::UiToFp | CastOp::SiToFp => {
            let bits = context.types.int_bits(context.consts.ty(arg))?;
            let value = int(context, arg)?;
            let is_double = *context.types.get(ty) == Type::Double;
            let number = match (op, is_double) {
                (CastOp::UiToFp, true) => value as f64,
                (CastOp::UiToFp, false) => f64::from(value as f32),
                (_, true) => signed(value, bits) as f64,
                (_, false) => f64::from(signed(value, bits) as f32),
            };
            make_float(context, ty, number)
        }
        CastOp::FpToUi | CastOp::FpToSi => {
            let bits = context.types.int_bits(ty).filter(|&bits| bits <= 64)?;
            let value = float(context, arg)?.trunc();
            let is_signed = op == CastOp::FpToSi;
            let limit = 2f64.powi(if is_signed { bits as i32 - 1 } else { bits as i32 });
            let low = if is_signed { -limit } else { 0.0 };
            if value.is_nan() || value < low || value >= limit {
                return None;
            }
            let number = if is_signed { value as i64 as u64 } else { value as u64 };
            Some(context.consts.int(&context.types, ty, number))
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
