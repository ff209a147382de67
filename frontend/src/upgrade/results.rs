//! Calls of intrinsics whose result or operands have another type today: the call is made with that type, and
//! conversions stand around it.

use super::builder::{Builder, Shared};
use super::x86;
use crate::ir::{Body, CallData, CallId, CastOp, ConstData, InstId, InstKind, Operand, TypeId};

/// The call with a literal struct for its result, whose fields make the identified one.
pub fn literal_result(
    body: &mut Body,
    shared: &mut Shared,
    inst: InstId,
    call: CallId,
) -> Option<Vec<InstId>> {
    let ty = body.insts[inst].ty;
    let fields = body.context.types.struct_body(ty)?.0.to_vec();
    let literal = body.context.types.literal_struct(&fields, false);
    let mut data = body.calls[call].clone();
    let (_, params, vararg) = body.context.types.function_parts(data.function_type)?;
    let params = params.to_vec();
    data.function_type = body.context.types.function(literal, &params, vararg);
    let call = body.calls.push(data);
    let undef = body.context.consts.intern(ty, ConstData::Undef);
    let mut builder = Builder::new(body, shared, inst);
    let result = builder.emit(InstKind::Call(call), literal);
    let mut aggregate = Operand::Const(undef);
    for (index, &field) in (0u32..).zip(&fields) {
        let indices = builder.body.push_ints(&[index]);
        let element = builder.emit(InstKind::ExtractValue { aggregate: result, indices }, field);
        aggregate = builder.emit(InstKind::InsertValue { aggregate, element, indices }, ty);
    }
    Some(builder.finish(aggregate))
}

/// The call with a result of type `own` or else of the operand's, which is resized; with a false flag behind its
/// arguments, if it has one.
pub fn narrow_result(
    body: &mut Body,
    shared: &mut Shared,
    inst: InstId,
    call: CallId,
    own: Option<TypeId>,
    has_flag: bool,
) -> Option<Vec<InstId>> {
    let ty = body.insts[inst].ty;
    let mut args = body.operands(body.calls[call].args).to_vec();
    let mut builder = Builder::new(body, shared, inst);
    let own = own.unwrap_or(builder.ty(*args.first()?));
    if has_flag {
        args.push(builder.int(TypeId::I1, 0));
    }
    let params: Vec<TypeId> = args.iter().map(|&arg| builder.ty(arg)).collect();
    let body = &mut *builder.body;
    let function_type = body.context.types.function(own, &params, false);
    let args = body.push_operands(&args);
    let call = body.calls.push(CallData { args, function_type, ..body.calls[call].clone() });
    let count = builder.emit(InstKind::Call(call), own);
    let result = builder.resize(count, ty);
    let result = builder.take_name(result);
    Some(builder.finish(result))
}

/// The call with factors of so many bits.
pub fn narrow_factors(
    body: &mut Body,
    shared: &mut Shared,
    inst: InstId,
    call: CallId,
    bits: u32,
) -> Option<Vec<InstId>> {
    let ty = body.insts[inst].ty;
    let factor = x86::factor_type(&mut body.context.types, ty, bits)?;
    let mut args = body.operands(body.calls[call].args).to_vec();
    let mut builder = Builder::new(body, shared, inst);
    for arg in args.get_mut(1..)? {
        *arg = builder.cast(CastOp::BitCast, *arg, factor);
    }
    let body = &mut *builder.body;
    let function_type = body.context.types.function(ty, &[ty, factor, factor], false);
    let args = body.push_operands(&args);
    let call = body.calls.push(CallData { args, function_type, ..body.calls[call].clone() });
    let result = builder.emit(InstKind::Call(call), ty);
    let result = builder.take_name(result);
    Some(builder.finish(result))
}
