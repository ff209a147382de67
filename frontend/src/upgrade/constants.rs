//! Constant expressions in the form that today's LLVM keeps them in.

use crate::ir::{CastOp, ConstData, ConstExpr, ConstId, Context, Type, TypeId};

/// The constant that `expr` of type `ty` is: operations that change nothing with opaque pointers are their
/// operand, and the shuffle that puts one value in every lane of a scalable vector is [`ConstData::Splat`].
pub fn expression(context: &mut Context, ty: TypeId, expr: ConstExpr) -> ConstId {
    if let Some(value) = super::fold::fold(context, ty, &expr) {
        return value;
    }
    let consts = &context.consts;
    match &expr {
        ConstExpr::Cast { op: CastOp::BitCast, arg } if consts.ty(*arg) == ty => return *arg,
        ConstExpr::GetElementPtr { in_range: None, args, .. }
            if consts.ty(args[0]) == ty && args[1..].iter().all(|&index| consts.is_null(index)) =>
        {
            return args[0];
        }
        ConstExpr::ShuffleVector { args, mask }
            if matches!(context.types.get(ty), Type::Vector { scalable: true, .. })
                && mask.iter().all(|&lane| lane == 0) =>
        {
            if let ConstData::Expr(inner) = consts.data(args[0])
                && let ConstExpr::InsertElement { args: [_, element, index] } = **inner
                && consts.is_null(index)
            {
                return context.consts.intern(ty, ConstData::Splat(element));
            }
        }
        _ => {}
    }
    context.consts.intern(ty, ConstData::Expr(Box::new(expr)))
}
