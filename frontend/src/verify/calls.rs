//! Calls: `call`, `invoke` and `callbr` (LangRef, "'call' Instruction", "Operand Bundles", "musttail").

use super::attributes::{Owner, Tables};
use super::body::BodyChecker;
use super::{Check, ensure};
use crate::ir::{
    AttrKind, AttrListId, Attribute, BlockId, CallConv, CallData, CallId, ConstData, GlobalKind, Inst,
    InstId, InstKind, Operand, OperandBundle, TailKind, TypeId,
};
use crate::upgrade::assembly::constraint_problem;

/// Numbers of calling conventions (`llvm/IR/CallingConv.h`).
mod conv {
    pub const TAIL: u32 = 18;
    pub const SWIFT_TAIL: u32 = 20;
    /// Kernels and their like, which only a driver starts.
    pub const NOT_CALLABLE: &[u32] = &[76, 87, 88, 89, 90, 91, 93, 95, 96];
}

/// Attributes of a parameter that change how it is passed.
const ABI_KINDS: &[AttrKind] = &[
    AttrKind::StructRet,
    AttrKind::ByVal,
    AttrKind::InAlloca,
    AttrKind::InReg,
    AttrKind::StackAlignment,
    AttrKind::SwiftSelf,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::Preallocated,
    AttrKind::ByRef,
];

/// Of those, the ones that a `tailcc` or `swifttailcc` tail call cannot have.
const NOT_IN_TAIL_CALLS: &[AttrKind] =
    &[AttrKind::InAlloca, AttrKind::InReg, AttrKind::SwiftError, AttrKind::Preallocated, AttrKind::ByRef];

impl<'a> BodyChecker<'a> {
    pub(super) fn check_call_instruction(&mut self, id: InstId, call: CallId) -> Check {
        let data = &self.body.calls[call];
        self.check_call(id, data)?;
        if data.tail == TailKind::MustTail {
            self.check_musttail(id, data)?;
        }
        Ok(())
    }

    pub(super) fn check_invoke(&mut self, id: InstId, call: CallId, unwind: BlockId) -> Check {
        let data = &self.body.calls[call];
        self.check_call(id, data)?;
        if let Some(info) = self.global_of(data.callee).and_then(|callee| self.intrinsic(callee)) {
            ensure!(info.may_be_invoked(), "the intrinsic '{}' cannot be invoked", info.name());
        }
        ensure!(
            self.is_pad_block(unwind),
            "the unwind destination of 'invoke' does not start with an exception-handling pad"
        );
        Ok(())
    }

    pub(super) fn check_callbr(&mut self, id: InstId, call: CallId, destinations: usize) -> Check {
        let data = &self.body.calls[call];
        let intrinsic = self.global_of(data.callee).and_then(|callee| self.intrinsic(callee));
        let asm = self.inline_asm(data.callee);
        ensure!(asm.is_some() || intrinsic.is_some(), "'callbr' is for inline assembly only");
        if let Some(asm) = asm {
            let asm = &self.body.asms[asm];
            ensure!(!asm.can_throw, "inline assembly in 'callbr' cannot unwind");
            let labels = self.constraints(data.callee).filter(|text| text.starts_with(b"!")).count();
            ensure!(
                labels == destinations,
                "'callbr' has {destinations} indirect destinations but {labels} label constraints"
            );
        }
        self.check_call(id, data)
    }

    /// What all calls have in common.
    fn check_call(&mut self, id: InstId, call: &'a CallData) -> Check {
        let body = self.body;
        ensure!(self.types.is_ptr(self.type_of(call.callee)), "a call needs a pointer to a function");
        let Some((ret, params, vararg)) = self.types.function_parts(call.function_type) else {
            return Err("the type of a call is no function type".to_string());
        };
        let args = body.operands(call.args);
        let inst_type = body.insts[id].ty;
        ensure!(inst_type == ret, "the call's result is {}", self.type_name(ret));
        ensure!(
            args.len() == params.len() || (vararg && args.len() > params.len()),
            "the call passes {} arguments but the function takes {}{}",
            args.len(),
            params.len(),
            if vararg { " or more" } else { "" }
        );
        for (index, (&arg, &param)) in args.iter().zip(params).enumerate() {
            let ty = self.type_of(arg);
            ensure!(
                ty == param,
                "argument {} has type {} but the function takes {}",
                index + 1,
                self.type_name(ty),
                self.type_name(param)
            );
        }
        ensure!(
            !conv::NOT_CALLABLE.contains(&call.conv.0),
            "functions of calling convention {} cannot be called",
            call.conv.0
        );
        let callee = self.global_of(call.callee);
        let intrinsic = callee.and_then(|callee| self.intrinsic(callee));
        if call.attrs != AttrListId::EMPTY {
            let owner = Owner {
                is_call: true,
                is_intrinsic: intrinsic.is_some(),
                is_asm: self.inline_asm(call.callee).is_some(),
                has_unnamed_addr: false,
            };
            let tables = Tables::of(&body.context, self.verifier.layout);
            let types = args.iter().map(|&arg| body.operand_type(arg));
            tables.check_list(call.attrs, owner, ret, params.len(), types)?;
            self.check_call_attributes(call)?;
        }
        match intrinsic {
            Some(info) => {
                if let Some(callee) = callee.and_then(|callee| self.global_value(callee)) {
                    ensure!(
                        callee.value_type == call.function_type,
                        "the intrinsic is called with another type than it is declared with"
                    );
                }
                info.check_signature(self.types, call.function_type)?;
                self.check_intrinsic_call(id, call, info)?;
            }
            None => {
                for &param in params {
                    ensure!(param != TypeId::METADATA, "only intrinsics take metadata");
                    ensure!(param != TypeId::TOKEN, "only intrinsics take tokens");
                }
                ensure!(ret != TypeId::TOKEN, "only intrinsics return tokens");
                ensure!(callee.is_some() || ret != TypeId::X86_AMX, "an indirect call cannot return x86_amx");
            }
        }
        self.check_bundles(call)?;
        if self.inline_asm(call.callee).is_some() {
            self.check_asm(call, matches!(body.insts[id].kind, InstKind::CallBr { .. }))?;
        }
        Ok(())
    }

    /// Whether an argument has the attribute, at the call or at the function called.
    pub(super) fn param_has(&self, call: &CallData, index: usize, kind: AttrKind) -> bool {
        let attrs = &self.body.context.attrs;
        if attrs.has(attrs.param(call.attrs, index), kind) {
            return true;
        }
        let callee = self.global_of(call.callee).and_then(|callee| self.global_value(callee));
        let function = callee.and_then(|callee| callee.as_function());
        function.is_some_and(|function| attrs.has(attrs.param(function.attrs, index), kind))
    }

    /// Attributes of the call that ask something of its arguments.
    fn check_call_attributes(&self, call: &CallData) -> Check {
        let attrs = &self.body.context.attrs;
        let list = attrs.get_list(call.attrs);
        let args = self.body.operands(call.args);
        for (&set, &arg) in list.params.iter().zip(args) {
            for attribute in attrs.get_set(set) {
                match attribute {
                    Attribute::Enum(AttrKind::SwiftError) => self.check_swifterror_argument(arg)?,
                    Attribute::Type(AttrKind::Preallocated, _) => {
                        let bundle = call.bundles.iter().any(|bundle| self.tag(bundle) == b"preallocated");
                        ensure!(
                            bundle != (call.tail == TailKind::MustTail),
                            "a preallocated argument needs a preallocated bundle, or the call to be musttail"
                        );
                    }
                    Attribute::Type(AttrKind::InAlloca, _) => {
                        let alloca = self.defining(arg).map(|(_, inst)| &inst.kind);
                        ensure!(
                            !matches!(alloca, Some(InstKind::Alloca { inalloca: false, .. })),
                            "the inalloca argument comes from an alloca that is not inalloca"
                        );
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    fn check_swifterror_argument(&self, arg: Operand) -> Check {
        let attrs = &self.body.context.attrs;
        let fits = match self.defining(arg) {
            Some((_, Inst { kind: InstKind::Alloca { swifterror, .. }, .. })) => *swifterror,
            Some(_) => false,
            None => {
                let index = match arg {
                    Operand::Value(value) => self.body.params.iter().position(|&param| param == value),
                    _ => None,
                };
                let function = self.global.as_function();
                index.zip(function).is_some_and(|(index, function)| {
                    attrs.has(attrs.param(function.attrs, index), AttrKind::SwiftError)
                })
            }
        };
        ensure!(fits, "a swifterror argument comes from a swifterror alloca or parameter");
        Ok(())
    }

    pub(super) fn tag(&self, bundle: &OperandBundle) -> &'a [u8] {
        self.body.context.strings.get(bundle.tag)
    }

    /// Whether the call has an operand bundle that names an intrinsic.
    pub(super) fn is_attached_call(&self, inst: &Inst) -> bool {
        match &inst.kind {
            InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
                let bundles = &self.body.calls[*call].bundles;
                bundles.iter().any(|bundle| self.tag(bundle) == b"clang.arc.attachedcall")
            }
            _ => false,
        }
    }

    /// Known operand bundles stand once and have the operands they need.
    fn check_bundles(&self, call: &CallData) -> Check {
        for (index, bundle) in call.bundles.iter().enumerate() {
            let tag = self.tag(bundle);
            let args = self.body.operands(bundle.args);
            let name = || String::from_utf8_lossy(tag).into_owned();
            let single = matches!(
                tag,
                b"deopt"
                    | b"gc-transition"
                    | b"funclet"
                    | b"cfguardtarget"
                    | b"ptrauth"
                    | b"kcfi"
                    | b"preallocated"
                    | b"gc-live"
                    | b"clang.arc.attachedcall"
            );
            if !single {
                continue;
            }
            let again = call.bundles[..index].iter().any(|other| other.tag == bundle.tag);
            ensure!(!again, "the call has more than one '{}' bundle", name());
            let wanted = match tag {
                b"funclet" | b"cfguardtarget" | b"kcfi" | b"preallocated" | b"clang.arc.attachedcall" => 1,
                b"ptrauth" => 2,
                _ => continue,
            };
            ensure!(args.len() == wanted, "a '{}' bundle has {wanted} operands", name());
            let is_key = |arg: Operand| self.type_of(arg) == TypeId::I32 && self.int(arg).is_some();
            match tag {
                b"funclet" => {
                    let pad = self.defining(args[0]).map(|(_, inst)| &inst.kind);
                    ensure!(
                        matches!(pad, Some(InstKind::CatchPad { .. } | InstKind::CleanupPad { .. })),
                        "the operand of a funclet bundle is a catchpad or cleanuppad"
                    );
                }
                b"kcfi" => ensure!(is_key(args[0]), "the operand of a kcfi bundle is an i32 constant"),
                b"ptrauth" => {
                    ensure!(is_key(args[0]), "the key of a ptrauth bundle is an i32 constant");
                    ensure!(
                        self.type_of(args[1]) == TypeId::I64,
                        "the discriminator of a ptrauth bundle is an i64"
                    );
                    let direct = self.global_of(call.callee).and_then(|callee| self.global_value(callee));
                    ensure!(
                        !direct.is_some_and(|callee| matches!(callee.kind, GlobalKind::Function(_))),
                        "a direct call cannot have a ptrauth bundle"
                    );
                }
                b"clang.arc.attachedcall" => {
                    let named = self.global_of(args[0]).and_then(|function| self.global_value(function));
                    ensure!(
                        named.is_some_and(|function| matches!(function.kind, GlobalKind::Function(_))),
                        "the operand of a clang.arc.attachedcall bundle is a function"
                    );
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The constraints of an inline assembly callee.
    fn constraints(&self, callee: Operand) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        let text: &'a [u8] = match self.inline_asm(callee) {
            Some(asm) => self.body.context.strings.get(self.body.asms[asm].constraints),
            None => b"",
        };
        text.split(|&byte| byte == b',').filter(|text| !text.is_empty())
    }

    /// Indirect operands are pointers that say what they point to; labels are for `callbr`.
    fn check_asm(&self, call: &CallData, is_callbr: bool) -> Check {
        if let Some(asm) = self.inline_asm(call.callee)
            && let Some(problem) =
                constraint_problem(self.body.context.strings.get(self.body.asms[asm].constraints))
        {
            return Err(problem.to_string());
        }
        let args = self.body.operands(call.args);
        let mut next = 0;
        let mut outputs = 0;
        for constraint in self.constraints(call.callee) {
            if constraint.starts_with(b"!") {
                ensure!(is_callbr, "label constraints are for 'callbr' only");
                continue;
            }
            let is_output = constraint.starts_with(b"=");
            let rest = constraint.strip_prefix(b"=").unwrap_or(constraint);
            let rest = rest.strip_prefix(b"&").unwrap_or(rest);
            let indirect = rest.starts_with(b"*");
            if is_output && !indirect {
                outputs += 1;
                continue;
            }
            if constraint.starts_with(b"~") {
                continue;
            }
            let Some(&arg) = args.get(next) else {
                return Err("inline assembly has fewer arguments than input constraints".to_string());
            };
            let attrs = &self.body.context.attrs;
            let element = attrs.has(attrs.param(call.attrs, next), AttrKind::ElementType);
            if indirect {
                ensure!(
                    self.types.is_ptr(self.type_of(arg)),
                    "the argument of an indirect constraint is a pointer"
                );
                ensure!(element, "the argument of an indirect constraint needs an elementtype attribute");
            } else {
                ensure!(!element, "'elementtype' is for arguments of indirect constraints");
            }
            next += 1;
        }
        ensure!(next == args.len(), "inline assembly has more arguments than input constraints");
        let ret = self.types.function_parts(call.function_type).map_or(TypeId::VOID, |parts| parts.0);
        let results = match self.types.struct_body(ret) {
            Some((fields, _)) => fields.len(),
            None => usize::from(ret != TypeId::VOID),
        };
        ensure!(
            results == outputs && (outputs != 1 || self.types.struct_body(ret).is_none()),
            "inline assembly with {outputs} output constraints returns {}",
            self.type_name(ret)
        );
        Ok(())
    }

    /// The caller's frame can be given up: same convention, same prototype, a `ret` right after.
    fn check_musttail(&self, id: InstId, call: &CallData) -> Check {
        ensure!(self.inline_asm(call.callee).is_none(), "inline assembly cannot be called musttail");
        let Some((ret, params, vararg)) = self.types.function_parts(call.function_type) else {
            return Ok(());
        };
        let Some((_, own_params, _)) = self.types.function_parts(self.global.value_type) else {
            return Ok(());
        };
        let Some(function) = self.global.as_function() else { return Ok(()) };
        ensure!(vararg == self.vararg, "musttail: caller and callee differ in taking variable arguments");
        ensure!(ret == self.return_type, "musttail: caller and callee return different types");
        ensure!(function.conv == call.conv, "musttail: caller and callee have different calling conventions");
        self.check_tail_position(id)?;
        let attrs = &self.body.context.attrs;
        let abi = |list: AttrListId, index: usize| {
            let set = attrs.param(list, index);
            let mut found: Vec<&Attribute> =
                ABI_KINDS.iter().filter_map(|&kind| attrs.find(set, kind)).collect();
            if attrs.has(set, AttrKind::ByVal) || attrs.has(set, AttrKind::ByRef) {
                found.extend(attrs.find(set, AttrKind::Alignment));
            }
            found
        };
        if matches!(call.conv, CallConv(conv::TAIL | conv::SWIFT_TAIL)) {
            for (list, count) in [(function.attrs, own_params.len()), (call.attrs, params.len())] {
                for index in 0..count {
                    let bad = abi(list, index).into_iter().filter_map(Attribute::kind);
                    if let Some(kind) = bad.into_iter().find(|kind| NOT_IN_TAIL_CALLS.contains(kind)) {
                        return Err(format!(
                            "musttail with this convention cannot pass '{}'",
                            kind.keyword()
                        ));
                    }
                }
            }
            ensure!(!self.vararg, "musttail with this convention cannot pass variable arguments");
            return Ok(());
        }
        let is_intrinsic = self.global_of(call.callee).is_some_and(|callee| self.intrinsic(callee).is_some());
        ensure!(
            is_intrinsic || own_params == params,
            "musttail: caller and callee have different parameters"
        );
        for index in 0..own_params.len() {
            ensure!(
                abi(function.attrs, index) == abi(call.attrs, index),
                "musttail: parameter {} is passed in different ways",
                index + 1
            );
        }
        Ok(())
    }

    /// The call stands before a `ret` of its result, with a `bitcast` of it between at most.
    fn check_tail_position(&self, id: InstId) -> Check {
        let body = self.body;
        let inst = &body.insts[id];
        let insts = &body.blocks[inst.block].insts;
        let position = insts.iter().rposition(|&other| other == id).unwrap_or(0);
        let mut result = inst.result.expand();
        let mut rest = insts[position + 1..].iter().map(|&next| &body.insts[next]);
        let mut next = rest.next();
        if let Some(Inst {
            kind: InstKind::Cast { op: crate::ir::CastOp::BitCast, arg, .. },
            result: cast,
            ..
        }) = next
        {
            ensure!(
                result.is_some_and(|result| *arg == Operand::Value(result)),
                "the bitcast after a musttail call must be of its result"
            );
            result = cast.expand();
            next = rest.next();
        }
        let Some(Inst { kind: InstKind::Ret { value }, .. }) = next else {
            return Err("a musttail call must stand before a 'ret'".to_string());
        };
        let returned = match value {
            None => true,
            Some(Operand::Value(value)) => result == Some(*value),
            Some(other) => matches!(self.data(*other), Some(ConstData::Undef | ConstData::Poison)),
        };
        ensure!(returned, "the result of a musttail call must be returned");
        Ok(())
    }
}
