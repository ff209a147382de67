//! Exceptions: invoke, landingpad, resume.
//!
//! A call that may continue at a landing pad is a `try_call` of Cranelift. Its exceptional edge leads to a block
//! of its own, which takes the exception object and the selector from the payload registers and passes them, with the phi
//! operands of the edge, to the unwind destination: that block has two parameters for its landing pad behind
//! those of its phis.

use super::{Lowered, Parts, Translator, unsupported};
use crate::compile::UnwindNeed;
use crate::lsda::{Clause, LandingPadActions};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{F64, I32, I64};
use cranelift_codegen::ir::{BlockArg, ExceptionTableData, ExceptionTableItem, ExceptionTag, InstBuilder};
use cranelift_codegen::isa::CallConv;
use rllc_frontend::ir::{
    BlockId, CallId, ConstData, ConstExpr, ConstId, GlobalId, Inst, InstId, InstKind, Operand,
};
use rllc_targets::object::Architecture;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// What the function's exception tables are made of.
#[derive(Debug, Default)]
pub(crate) struct Exceptions {
    /// Type infos by their number less 1; `None` catches everything.
    pub types: Vec<Option<GlobalId>>,
    /// The landing pads; [`ExceptionTag`]s are indices into this.
    pub pads: Vec<LandingPadActions>,
    pad_of_block: FxHashMap<BlockId, u32>,
}

/// What every part of them is refused as: one diagnosis a module. Cleanups alone are no exception: without them an
/// exception would pass and leave them out.
pub(super) const FUNCLETS: &str =
    "exception handling in funclets (catchswitch, catchpad and cleanuppad, as for the Microsoft C++ ABI)";

/// A callee in Cranelift's terms.
#[derive(Clone, Copy)]
pub(crate) enum CallTarget {
    Direct(ir::FuncRef),
    Indirect(ir::SigRef, ir::Value),
}

impl<'a> Translator<'a> {
    /// Calls `target`; under an invoke, exceptions continue at its unwind destination.
    pub(crate) fn emit_call(&mut self, target: CallTarget, args: &[ir::Value]) -> Lowered<Parts> {
        // Cranelift's Windows convention has one float result.
        let returns = &self.builder.func.dfg.signatures[self.signature_of(target)].returns;
        let float_results = returns.iter().filter(|result| !result.value_type.is_int()).count();
        let (target, args) = match float_results {
            2.. if self.lowering.architecture == Architecture::X86_64 => self.by_system_v(target, args),
            _ => (target, Parts::from_slice(args)),
        };
        let args = &*args;
        let Some(unwind) = self.unwind_to else {
            let call = match target {
                CallTarget::Direct(function) => self.ins().call(function, args),
                CallTarget::Indirect(signature, callee) => self.ins().call_indirect(signature, callee, args),
            };
            return Ok(self.builder.inst_results(call).into());
        };
        let (target, args) = self.by_system_v(target, args);
        let signature = self.signature_of(target);
        let returns: SmallVec<[ir::Type; 4]> =
            self.builder.func.dfg.signatures[signature].returns.iter().map(|ret| ret.value_type).collect();
        let normal = self.builder.create_block();
        let results: Parts = returns.iter().map(|&ty| self.builder.append_block_param(normal, ty)).collect();
        let landing = self.builder.create_block();
        let exception = self.builder.append_block_param(landing, I64);
        let selector = self.builder.append_block_param(landing, I64);
        let pad = self.landing_pad_index(unwind)?;
        let pool = &mut self.builder.func.dfg.value_lists;
        let normal_args = (0..returns.len() as u32).map(BlockArg::TryCallRet);
        let normal_call = ir::BlockCall::new(normal, normal_args, pool);
        let landing_args = [BlockArg::TryCallExn(0), BlockArg::TryCallExn(1)];
        let landing_call = ir::BlockCall::new(landing, landing_args, pool);
        let item = ExceptionTableItem::Tag(ExceptionTag::from_u32(pad), landing_call);
        let table = self.builder.func.dfg.exception_tables.push(ExceptionTableData::new(
            signature,
            normal_call,
            [item],
        ));
        match target {
            CallTarget::Direct(function) => self.ins().try_call(function, &args, table),
            CallTarget::Indirect(_, callee) => self.ins().try_call_indirect(callee, &args, table),
        };
        self.builder.set_cold_block(landing);
        self.builder.switch_to_block(landing);
        self.start_segment();
        let selector = self.ins().ireduce(I32, selector);
        let mut unwind_args = self.edge_args(unwind)?;
        unwind_args.push(exception.into());
        unwind_args.push(selector.into());
        let unwind = self.clif_block(unwind);
        self.ins().jump(unwind, &unwind_args);
        self.builder.switch_to_block(normal);
        self.start_segment();
        Ok(results)
    }

    /// Whether the function gets an unwind table.
    pub(super) fn has_unwind_table(&self) -> bool {
        UnwindNeed::of(self.lowering, self.body) != UnwindNeed::None
    }

    fn signature_of(&self, target: CallTarget) -> ir::SigRef {
        match target {
            CallTarget::Direct(function) => self.builder.func.dfg.ext_funcs[function].signature,
            CallTarget::Indirect(signature, _) => signature,
        }
    }

    /// Cranelift's Windows convention has no exceptions and few results: the same call by the System V convention.
    fn by_system_v(&mut self, target: CallTarget, args: &[ir::Value]) -> (CallTarget, Parts) {
        let signature = &self.builder.func.dfg.signatures[self.signature_of(target)];
        if signature.call_conv != CallConv::WindowsFastcall {
            return (target, args.into());
        }
        let mut signature = signature.clone();
        signature.call_conv = CallConv::SystemV;
        let mut arguments = Parts::from_slice(args);
        if self.lowering.architecture == Architecture::X86_64 {
            let (params, values) = self.windows_places(&signature.params, args);
            (signature.params, arguments) = (params, values);
        }
        let signature = self.builder.import_signature(signature);
        let target = match target {
            CallTarget::Direct(function) => {
                let data = self.builder.func.dfg.ext_funcs[function].clone();
                CallTarget::Direct(self.builder.import_function(ir::ExtFuncData { signature, ..data }))
            }
            CallTarget::Indirect(_, callee) => CallTarget::Indirect(signature, callee),
        };
        (target, arguments)
    }

    /// System V parameters that lie where the Windows x64 convention puts `params`: the first four in the registers of
    /// their positions, the others on the stack above the home space. Values of no meaning fill the gaps.
    fn windows_places(&mut self, params: &[ir::AbiParam], args: &[ir::Value]) -> (Vec<ir::AbiParam>, Parts) {
        // System V's order is rdi, rsi, rdx, rcx, r8, r9; the positions are rcx, rdx, r8, r9.
        const INTS: usize = 6;
        const INT_OF_POSITION: [usize; 4] = [3, 2, 4, 5];
        const HOME_WORDS: usize = 4;
        let positions = INT_OF_POSITION.len().min(params.len());
        let mut ints = [None; INTS];
        let mut floats = Vec::new();
        let all: Vec<_> = params.iter().copied().zip(args.iter().copied()).collect();
        let (registers, stack) = all.split_at(positions);
        for (position, &param) in registers.iter().enumerate() {
            if param.0.value_type.is_int() {
                ints[INT_OF_POSITION[position]] = Some(param);
            } else {
                floats.resize(position, None);
                floats.push(Some(param));
            }
        }
        let words = ints.iter().map(|int| (int, I64));
        let words = words.chain(floats.iter().map(|float| (float, F64)));
        let mut filled = Vec::with_capacity(INTS + floats.len() + HOME_WORDS + stack.len());
        for (param, ty) in words.chain(std::iter::repeat_n((&None, I64), HOME_WORDS)) {
            filled.push(match *param {
                Some(param) => param,
                None => (ir::AbiParam::new(ty), self.zero(ty)),
            });
        }
        filled.extend_from_slice(stack);
        filled.into_iter().unzip()
    }

    pub(super) fn invoke(
        &mut self,
        id: InstId,
        inst: &'a Inst,
        call: CallId,
        normal: BlockId,
        unwind: BlockId,
    ) -> Lowered<()> {
        if self.landing_pad_of(unwind).is_none() {
            return unsupported(FUNCLETS);
        }
        self.unwind_to = Some(unwind);
        let result = self.call_any(id, inst, call);
        self.unwind_to = None;
        result?;
        self.br(normal)
    }

    /// The landing pad that `block` starts with, behind its phis.
    pub(super) fn landing_pad_of(&self, block: BlockId) -> Option<&'a Inst> {
        let body = self.body;
        body.blocks[block]
            .insts
            .iter()
            .map(|&inst| &body.insts[inst])
            .find(|inst| !matches!(inst.kind, InstKind::Phi { .. }))
            .filter(|inst| matches!(inst.kind, InstKind::LandingPad { .. }))
    }

    /// Appends the parameters of the block's landing pad, if it has one.
    pub(super) fn landing_pad_params(&mut self, block: BlockId, clif_block: ir::Block) {
        if self.landing_pad_of(block).is_some() {
            let exception = self.builder.append_block_param(clif_block, I64);
            let selector = self.builder.append_block_param(clif_block, I32);
            self.landing_params = Some([exception, selector]);
        }
    }

    pub(super) fn landing_pad(&mut self, inst: &Inst) -> Lowered<()> {
        let Some(params) = self.landing_params.take() else {
            return unsupported("a landingpad that is not the first instruction of its block");
        };
        if self.repr(inst.ty)?.parts[..] != [I64, I32] {
            return unsupported("a landingpad whose type is not { ptr, i32 }");
        }
        self.set_result(inst, &params);
        self.resume_safe_stack();
        Ok(())
    }

    pub(super) fn resume(&mut self, value: Operand) -> Lowered<()> {
        let parts = self.parts(value)?;
        self.call_library("_Unwind_Resume", &parts[..1], &[]);
        self.trap_unreachable();
        Ok(())
    }

    /// The selector value of a type info in this function (`llvm.eh.typeid.for`).
    pub(crate) fn type_number(&mut self, type_info: ConstId) -> Lowered<u32> {
        let global = self.type_info(type_info)?;
        let types = &mut self.output.exceptions.types;
        let index = match types.iter().position(|&ty| ty == global) {
            Some(index) => index,
            None => {
                types.push(global);
                types.len() - 1
            }
        };
        Ok(index as u32 + 1)
    }

    fn type_info(&self, constant: ConstId) -> Lowered<Option<GlobalId>> {
        match self.body.context.consts.data(constant) {
            ConstData::Null | ConstData::Zero => Ok(None),
            ConstData::Global(global) => Ok(Some(*global)),
            ConstData::Expr(expr) => match &**expr {
                ConstExpr::Cast { arg, .. } => self.type_info(*arg),
                ConstExpr::GetElementPtr { args, .. }
                    if args[1..].iter().all(|&index| self.body.context.consts.is_null(index)) =>
                {
                    self.type_info(args[0])
                }
                _ => unsupported("a type info of this form"),
            },
            _ => unsupported("a type info of this form"),
        }
    }

    /// The number of the landing pad of `block`.
    fn landing_pad_index(&mut self, block: BlockId) -> Lowered<u32> {
        if let Some(&pad) = self.output.exceptions.pad_of_block.get(&block) {
            return Ok(pad);
        }
        let Some(inst) = self.landing_pad_of(block) else {
            return unsupported("an invoke whose unwind destination is no landing pad");
        };
        let InstKind::LandingPad { cleanup, clauses, kinds } = &inst.kind else {
            return unsupported("this landing pad");
        };
        let mut actions = LandingPadActions { clauses: Vec::new(), cleanup: *cleanup };
        for (&clause, &kind) in self.body.operands(*clauses).iter().zip(self.body.ints(*kinds)) {
            let Operand::Const(constant) = clause else { return unsupported("a clause of this form") };
            actions.clauses.push(if kind == 0 {
                Clause::Catch(self.type_number(constant)?)
            } else {
                let elements = match self.body.context.consts.data(constant) {
                    ConstData::Aggregate(elements) => elements.to_vec(),
                    // A zero array of n elements lists n catch-alls.
                    ConstData::Zero | ConstData::Undef => {
                        let ty = self.body.context.consts.ty(constant);
                        match self.types().get(ty) {
                            rllc_frontend::ir::Type::Array { len: 0, .. } => Vec::new(),
                            _ => return unsupported("a filter of this form"),
                        }
                    }
                    _ => return unsupported("a filter of this form"),
                };
                let mut types = Vec::with_capacity(elements.len());
                for element in elements {
                    types.push(self.type_number(element)?);
                }
                Clause::Filter(types.into())
            });
        }
        let exceptions = &mut self.output.exceptions;
        let pad = exceptions.pads.len() as u32;
        exceptions.pads.push(actions);
        exceptions.pad_of_block.insert(block, pad);
        Ok(pad)
    }
}
