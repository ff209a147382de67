//! Calls in tail position that become jumps without `musttail`.
//!
//! LLVM makes them of calls marked `tail` where caller and callee agree on where results are and no argument is on the
//! stack (LangRef, "call"); programs that recurse deeply count on it. With optimization, a call in a function that
//! keeps nothing in its frame counts as marked.
//!
//! Cranelift's `tail` convention on x86-64 agrees with System V where no argument is on the stack and at most one integer
//! and two vector registers are returned. So a function of that form may be compiled with it and both return to
//! System V callers and jump to System V callees. On RISC-V the two conventions differ in arguments on the stack alone.

use super::plan::{self, Side};
use super::{Extension, is_bridged};
use crate::function::{Lowered, Translator, unsupported};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::settings::OptLevel;
use cranelift_frontend::Variable;
use rllc_frontend::ir::{
    AttrKind, AttrListId, BlockId, CallData, InstId, InstKind, Operand, TailKind, TypeId,
};
use rllc_targets::abi::{Argument, Assignment, Place, Register, Results, Signature};
use rllc_targets::triple::Isa;

/// Whether no argument is in memory.
fn is_in_registers(assignment: &Assignment) -> bool {
    let in_register = |argument: &Argument| match argument {
        Argument::Pieces(pieces) => pieces.iter().all(|piece| matches!(piece.place, Place::Register(_))),
        Argument::ByVal { .. } | Argument::ByValAddress { .. } | Argument::ByAddress { .. } => false,
    };
    assignment.stack_size == 0 && assignment.arguments.iter().all(in_register)
}

/// Whether both conventions return such results in the same place.
fn has_common_results(results: &Results) -> bool {
    let Results::Pieces(pieces) = results else { return false };
    let is_int = |place| matches!(place, Place::Register(Register::Int(_)));
    pieces.iter().filter(|piece| is_int(piece.place)).count() <= 1
}

impl<'a> Translator<'a> {
    /// Finds the calls that end the function in a jump, and says whether there are any. The function then must have the
    /// `tail` convention.
    pub(super) fn find_sibling_calls(
        &mut self,
        signature: &Signature<'_>,
        assignment: &Assignment,
    ) -> Lowered<bool> {
        let abi = self.abi()?;
        let is_riscv = abi.isa == Isa::Riscv64;
        let is_plain = (abi.is_system_v() || is_riscv)
            && assignment.swift_error.is_none()
            && self.clif_convention() == CallConv::SystemV
            && matches!(signature.conv.0, 0 | 8)
            && !signature.variadic
            && self.output.entry.is_none()
            && assignment.returned_argument.is_none()
            && is_in_registers(assignment)
            && has_common_results(&assignment.results)
            && !is_bridged(&abi, &assignment.results);
        let keeps_frame = is_riscv || self.isa.flags().preserve_frame_pointers();
        if !is_plain || !keeps_frame || self.is_demoted() || !self.allows_tail_calls() {
            return Ok(false);
        }
        let implied = self.isa.flags().opt_level() != OptLevel::None && !self.keeps_memory();
        let extension = self.result_extension(signature)?;
        let body = self.body;
        for block in body.blocks.keys() {
            let Some(inst) = self.call_at_end(block) else { continue };
            let InstKind::Call(call) = body.insts[inst].kind else { continue };
            let data = &body.calls[call];
            let marked = match data.tail {
                TailKind::Tail => true,
                TailKind::None => implied,
                TailKind::MustTail | TailKind::NoTail => false,
            };
            if marked && self.can_jump_to(data, signature.ret, extension, &assignment.results)? {
                self.frame.siblings.insert(inst);
            }
        }
        Ok(!self.frame.siblings.is_empty())
    }

    fn allows_tail_calls(&self) -> bool {
        let attrs = &self.body.context.attrs;
        let global = &self.lowering.module.globals[self.body.function];
        let Some(function) = global.as_function() else { return false };
        !crate::function::attributes::is_instrumented(self.lowering.module, function)
            && self.hardening().allows_tail_calls()
            && self.function_string(b"disable-tail-calls") != Some(b"true")
            && !attrs.has(attrs.get_list(function.attrs).function, AttrKind::SafeStack)
    }

    /// Whether the function has memory of its own.
    pub(in super::super) fn keeps_memory(&self) -> bool {
        self.body.insts.values().any(|inst| {
            matches!(inst.kind, InstKind::Alloca { .. })
                && inst.result.expand().is_none_or(|result| !self.promotions.is_promoted(result))
        })
    }

    /// The last call of `block` if nothing but the return of its result follows.
    pub(super) fn call_at_end(&self, block: BlockId) -> Option<InstId> {
        let body = self.body;
        let insts = &body.blocks[block].insts;
        let (&last, rest) = insts.split_last()?;
        let variable = |ptr: Operand| self.promotions.variable(ptr).map(|(variable, _)| variable);
        // What the function returns, and the variable of a promoted alloca that holds it.
        let (mut returned, mut held) = match body.insts[last].kind {
            InstKind::Ret { value } => (value, None),
            InstKind::Br { dest } => self.returned_through(block, dest)?,
            _ => return None,
        };
        for &inst in rest.iter().rev() {
            match &body.insts[inst].kind {
                InstKind::Call(call) if self.is_nothing(body.calls[*call].callee) => {}
                InstKind::Call(_) => {
                    let result = body.insts[inst].result.expand().map(Operand::Value);
                    let fits = held.is_none() && (returned.is_none() || returned == result);
                    return fits.then_some(inst);
                }
                InstKind::Load { ptr, .. }
                    if returned == body.insts[inst].result.expand().map(Operand::Value)
                        && variable(*ptr).is_some() =>
                {
                    held = variable(*ptr);
                }
                InstKind::Store { value, ptr, .. } if held.is_some() && held == variable(*ptr) => {
                    (returned, held) = (Some(*value), None);
                }
                InstKind::Store { ptr, .. } if variable(*ptr).is_some() => {}
                _ => return None,
            }
        }
        None
    }

    /// What the function returns if control goes from `block` to `dest`, should `dest` do nothing else: a value, or
    /// the contents of a promoted alloca.
    fn returned_through(&self, block: BlockId, dest: BlockId) -> Option<(Option<Operand>, Option<Variable>)> {
        let body = self.body;
        let mut loaded = None;
        for &inst in &body.blocks[dest].insts {
            let result = body.insts[inst].result.expand().map(Operand::Value);
            match &body.insts[inst].kind {
                InstKind::Phi { .. } => {}
                InstKind::Call(call) if self.is_nothing(body.calls[*call].callee) => {}
                InstKind::Load { ptr, .. }
                    if loaded.is_none()
                        && let Some((variable, _)) = self.promotions.variable(*ptr) =>
                {
                    loaded = Some((result, variable));
                }
                InstKind::Ret { value: None } => return Some((None, None)),
                InstKind::Ret { value } => {
                    if let Some((result, variable)) = loaded
                        && result == *value
                    {
                        return Some((*value, Some(variable)));
                    }
                    return Some((Some(self.incoming(block, dest, (*value)?)), None));
                }
                _ => return None,
            }
        }
        None
    }

    /// What `value` is on the edge from `block` to `dest`.
    fn incoming(&self, block: BlockId, dest: BlockId, value: Operand) -> Operand {
        let body = self.body;
        let phi =
            body.blocks[dest].insts.iter().map(|&inst| &body.insts[inst]).find_map(|inst| match inst.kind {
                InstKind::Phi { values, blocks, .. }
                    if inst.result.expand().map(Operand::Value) == Some(value) =>
                {
                    let edge = body.block_list(blocks).iter().position(|&pred| pred == block)?;
                    Some(body.operands(values)[edge])
                }
                _ => None,
            });
        phi.unwrap_or(value)
    }

    /// Whether a call of `callee` is no code.
    fn is_nothing(&self, callee: Operand) -> bool {
        self.intrinsic_name(callee).is_some_and(|name| {
            name.starts_with(b"llvm.lifetime.")
                || name.starts_with(b"llvm.dbg.")
                || matches!(name, b"llvm.assume" | b"llvm.fake.use" | b"llvm.experimental.noalias.scope.decl")
        })
    }

    /// Whether the function can leave its results to this callee.
    fn can_jump_to(
        &mut self,
        data: &'a CallData,
        ret: TypeId,
        extension: Extension,
        results: &Results,
    ) -> Lowered<bool> {
        let is_code = match data.callee {
            Operand::Asm(_) => false,
            callee => self.intrinsic_name(callee).is_none(),
        };
        let Some((callee_ret, named, false)) = self.types().function_parts(data.function_type) else {
            return Ok(false);
        };
        if !is_code || !matches!(data.conv.0, 0 | 8) || !data.bundles.is_empty() {
            return Ok(false);
        }
        let is_void = matches!(results, Results::Pieces(pieces) if pieces.is_empty());
        if !is_void && callee_ret != ret {
            return Ok(false);
        }
        let operands = self.body.operands(data.args);
        let types: Vec<TypeId> = operands.iter().map(|&operand| self.operand_type(operand)).collect();
        let signature = Signature {
            conv: data.conv,
            ret: callee_ret,
            params: &types,
            attrs: data.attrs,
            more_attrs: self.declared_attrs(data),
            named: named.len(),
            variadic: false,
            local: self.is_local_callee(data),
        };
        let attrs = &self.body.context.attrs;
        let returns_twice = [signature.attrs, signature.more_attrs]
            .iter()
            .any(|&list: &AttrListId| attrs.has(attrs.get_list(list).function, AttrKind::ReturnsTwice));
        if returns_twice || extension != Extension::None && self.result_extension(&signature)? != extension {
            return Ok(false);
        }
        let private = self.is_private_callee(data);
        let own = std::mem::replace(&mut self.private, private);
        let abi = self.abi();
        self.private = own;
        let abi = abi?;
        let assignment = abi.assign(&signature)?;
        let fits = is_in_registers(&assignment)
            && matches!(assignment.results, Results::Pieces(_))
            && !is_bridged(&abi, &assignment.results)
            && plan::parameters(abi.convention(), &assignment, Side::Call, false, |_| false).is_ok();
        Ok(fits)
    }

    /// A call that [`Translator::find_sibling_calls`] found.
    pub(super) fn sibling_call(&mut self, data: &'a CallData) -> Lowered<()> {
        let mut prepared = self.call_arguments(data, Side::Call)?;
        let Some(params) = prepared.params.take() else { return unsupported("this call") };
        let args = self.argument_values(data, &prepared, &params, None)?;
        self.jump_to_callee(data, &params, &args)
    }
}

/// The calls that become jumps.
pub(super) type Siblings = rustc_hash::FxHashSet<InstId>;
