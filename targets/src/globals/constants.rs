//! Operands of constant expressions, and the shapes of expressions that decide sections.

use super::expression::Evaluator;
use super::initializer::RelocationNeed;
use rllc_frontend::ir::{BinOp, CastOp, ConstData, ConstExpr, ConstId, GepFlags};

/// The constants an expression refers to.
pub(super) fn operands(expr: &ConstExpr) -> &[ConstId] {
    match expr {
        ConstExpr::Binary { args, .. }
        | ConstExpr::Icmp { args, .. }
        | ConstExpr::Fcmp { args, .. }
        | ConstExpr::ExtractElement { args }
        | ConstExpr::ShuffleVector { args, .. }
        | ConstExpr::InsertValue { args, .. } => args,
        ConstExpr::Select { args } | ConstExpr::InsertElement { args } => args,
        ConstExpr::GetElementPtr { args, .. } => args,
        ConstExpr::Cast { arg, .. } | ConstExpr::FNeg { arg } | ConstExpr::ExtractValue { arg, .. } => {
            std::slice::from_ref(arg)
        }
    }
}

/// The pointer behind a `ptrtoint`.
fn pointer_of(evaluator: &Evaluator<'_>, id: ConstId) -> Option<ConstId> {
    match evaluator.data(id) {
        ConstData::Expr(expr) => match **expr {
            ConstExpr::Cast { op: CastOp::PtrToInt | CastOp::PtrToAddr, arg } => Some(arg),
            _ => None,
        },
        _ => None,
    }
}

/// What a pointer starts from, behind casts and `getelementptr`s; with `inbounds`, only those that say so.
pub(super) fn base_of(evaluator: &Evaluator<'_>, mut id: ConstId, inbounds: bool) -> ConstId {
    // Constants are acyclic; the bound is a guard against long chains.
    for _ in 0..1024 {
        match evaluator.data(id) {
            ConstData::Expr(expr) => match &**expr {
                ConstExpr::GetElementPtr { args, flags, .. }
                    if !args.is_empty() && (!inbounds || flags.contains(GepFlags::INBOUNDS)) =>
                {
                    id = args[0];
                }
                ConstExpr::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, arg } => id = *arg,
                _ => return id,
            },
            _ => return id,
        }
    }
    id
}

/// The need of `ptrtoint a - ptrtoint b` where it is less than that of its operands: nothing for two labels of one
/// function, the linker for two symbols of this linked image.
pub(super) fn difference_need(evaluator: &Evaluator<'_>, expr: &ConstExpr) -> Option<RelocationNeed> {
    let ConstExpr::Binary { op: BinOp::Sub, args: [left, right], .. } = expr else {
        return None;
    };
    let (left, right) = (pointer_of(evaluator, *left)?, pointer_of(evaluator, *right)?);
    if let (ConstData::BlockAddress { function: a, .. }, ConstData::BlockAddress { function: b, .. }) =
        (evaluator.data(left), evaluator.data(right))
        && a == b
    {
        return Some(RelocationNeed::None);
    }
    let local = |id: ConstId| match evaluator.data(id) {
        ConstData::Global(global) => evaluator.module.globals[*global].dso_local,
        _ => false,
    };
    let (left, right) = (base_of(evaluator, left, true), base_of(evaluator, right, true));
    let left_local = local(left) || matches!(evaluator.data(left), ConstData::DsoLocalEquivalent(_));
    (left_local && local(right)).then_some(RelocationNeed::Local)
}
