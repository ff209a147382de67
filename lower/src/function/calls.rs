//! Calls, arguments and results.

use super::eh::CallTarget;
use super::{Lowered, NAMESPACE_GLOBAL, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::{AbiParam, InstBuilder};
use rllc_frontend::ir::{CallId, ConstData, GlobalId, Inst, InstId, Operand, TypeId};

impl<'a> Translator<'a> {
    /// Takes the function's parameters in the block `entry`.
    pub(super) fn function_entry(&mut self, entry: ir::Block) -> Lowered<()> {
        let global = &self.lowering.module.globals[self.body.function];
        let Some((ret, params, vararg)) = self.types().function_parts(global.value_type) else {
            return unsupported("this function");
        };
        if vararg {
            return unsupported("variadic functions");
        }
        let signature = self.simple_signature(ret, params)?;
        self.builder.func.signature = signature;
        self.builder.append_block_params_for_function_params(entry);
        let values: Parts = self.builder.block_params(entry).into();
        let mut next = 0;
        for &param in &self.body.params {
            let repr = self.repr(self.body.values[param].ty)?;
            let count = repr.parts.len();
            let mut parts = Parts::from_slice(&values[next..next + count]);
            next += count;
            if let ReprKind::Int(bits) = repr.kind {
                parts[0] = self.clear_upper(parts[0], bits);
            }
            self.set_value(param, &parts);
        }
        Ok(())
    }

    fn simple_signature(&mut self, ret: TypeId, params: &[TypeId]) -> Lowered<ir::Signature> {
        let mut signature = ir::Signature::new(self.c_call_conv);
        for &param in params {
            for &part in &self.repr(param)?.parts {
                signature.params.push(AbiParam::new(part));
            }
        }
        for &part in &self.repr(ret)?.parts {
            signature.returns.push(AbiParam::new(part));
        }
        Ok(signature)
    }

    pub(super) fn ret(&mut self, value: Option<Operand>) -> Lowered<()> {
        let parts = match value {
            Some(value) => {
                let ty = self.operand_type(value);
                self.canonical_parts(value, ty)?
            }
            None => Parts::new(),
        };
        self.ins().return_(&parts);
        Ok(())
    }

    /// The intrinsic's name if `callee` is one.
    pub(super) fn intrinsic_name(&self, callee: Operand) -> Option<&'a [u8]> {
        let Operand::Const(callee) = callee else { return None };
        let ConstData::Global(callee) = *self.body.context.consts.data(callee) else { return None };
        let global = match self.lowering.module.globals.get(callee) {
            Some(global) => global,
            None => {
                let index = callee.as_u32() as usize - self.lowering.module.globals.len();
                self.body.implicit_globals.get(index)?
            }
        };
        let name = self.string(global.name?);
        name.starts_with(b"llvm.").then_some(name)
    }

    pub(super) fn call(&mut self, id: InstId, inst: &Inst, call: CallId) -> Lowered<()> {
        let data = &self.body.calls[call];
        if let Some(name) = self.intrinsic_name(data.callee) {
            return self.intrinsic(id, inst, data, name);
        }
        let Some((ret, params, vararg)) = self.types().function_parts(data.function_type) else {
            return unsupported("this call");
        };
        if vararg {
            return unsupported("variadic calls");
        }
        let signature = self.simple_signature(ret, params)?;
        let mut args = Parts::new();
        for &arg in self.body.operands(data.args) {
            let ty = self.operand_type(arg);
            args.extend(self.canonical_parts(arg, ty)?);
        }
        let direct = match data.callee {
            Operand::Const(callee) => match self.body.context.consts.data(callee) {
                ConstData::Global(global) => Some(*global),
                _ => None,
            },
            _ => None,
        };
        let target = match direct {
            Some(global) => CallTarget::Direct(self.function_ref(global, signature)),
            None => {
                let callee = self.one(data.callee)?;
                CallTarget::Indirect(self.builder.import_signature(signature), callee)
            }
        };
        let results = self.emit_call(target, &args)?;
        self.set_result(inst, &results);
        Ok(())
    }

    /// A function of the module as a callee.
    fn function_ref(&mut self, global: GlobalId, signature: ir::Signature) -> ir::FuncRef {
        let name = self
            .builder
            .func
            .declare_imported_user_function(ir::UserExternalName::new(NAMESPACE_GLOBAL, global.as_u32()));
        let signature = self.builder.import_signature(signature);
        self.builder.import_function(ir::ExtFuncData {
            name: ir::ExternalName::user(name),
            signature,
            colocated: self.lowering.is_colocated(global),
            patchable: false,
        })
    }

    pub(super) fn va_arg(&mut self, _inst: &Inst, _list: Operand) -> Lowered<()> {
        unsupported("va_arg")
    }
}
