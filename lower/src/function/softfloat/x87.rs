//! `x86_fp80` by stubs of x87 instructions.

use super::super::intrinsics::Pure;
use super::super::{Lowered, NAMESPACE_PART, PartKey, Parts, Translator, unsupported};
use crate::stubs::x87::{self, X87Op};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{F32, I16, I32, I64};
use rllc_frontend::ir::TypeId;

impl<'a> Translator<'a> {
    /// Calls a stub with the address of a block that holds `args` (16 bytes each) and has room for a result at
    /// its byte 48; gives the block.
    pub(crate) fn x87_stub(&mut self, op: X87Op, args: &[&[ir::Value]]) -> Lowered<ir::StackSlot> {
        if !matches!(self.isa.triple().architecture, target_lexicon::Architecture::X86_64) {
            return unsupported("x86_fp80 arithmetic on this target");
        }
        let slot = self.new_slot(64, 16);
        for (index, arg) in args.iter().enumerate() {
            let start = index as i32 * 16;
            self.store_to_slot(arg[0], slot, start);
            if let Some(&high) = arg.get(1) {
                self.store_to_slot(high, slot, start + 8);
            }
        }
        let block = self.ins().stack_addr(I64, slot, 0);
        let part = self.output.part(PartKey::X87(op), || x87::stub(op));
        let mut signature = ir::Signature::new(cranelift_codegen::isa::CallConv::SystemV);
        signature.params.push(ir::AbiParam::new(I64));
        let function = self.callee_ref(NAMESPACE_PART, part, signature, true);
        self.ins().call(function, &[block]);
        Ok(slot)
    }

    pub(super) fn x87_result(&mut self, op: X87Op, args: &[&[ir::Value]]) -> Lowered<Parts> {
        let slot = self.x87_stub(op, args)?;
        let significand = self.load_from_slot(I64, slot, x87::RESULT);
        let sign_exponent = self.load_from_slot(I16, slot, x87::RESULT + 8);
        Ok(Parts::from_slice(&[significand, sign_exponent]))
    }

    pub(crate) fn x87_to_float(&mut self, parts: &[ir::Value], to: ir::Type) -> Lowered<ir::Value> {
        let op = if to == F32 { X87Op::ToFloat } else { X87Op::ToDouble };
        let slot = self.x87_stub(op, &[parts])?;
        Ok(self.load_from_slot(to, slot, x87::RESULT))
    }

    pub(crate) fn x87_from_float(&mut self, value: ir::Value) -> Lowered<Parts> {
        let op = if self.type_of(value) == F32 { X87Op::FromFloat } else { X87Op::FromDouble };
        self.x87_result(op, &[&[value]])
    }

    pub(super) fn x87_intrinsic(
        &mut self,
        op: Pure,
        ret: TypeId,
        types: &[TypeId],
        args: &[Parts],
    ) -> Lowered<Parts> {
        let a = args[0].as_slice();
        match op {
            Pure::PowI | Pure::LdExp => {
                let (name, exponent) = match op {
                    Pure::PowI => ("__powixf2", self.resize(args[1][0], I32)),
                    _ => ("ldexpl", self.c_int(types[1], args[1][0])?),
                };
                let exponent = self.widen(exponent, I64);
                return self.x87_result(X87Op::WithInteger { name }, &[a, &[exponent]]);
            }
            Pure::FrExp | Pure::ModF => {
                let slot = self.new_slot(16, 16);
                let place = self.ins().stack_addr(I64, slot, 0);
                let name = if op == Pure::FrExp { "frexpl" } else { "modfl" };
                let mut result = self.x87_result(X87Op::WithInteger { name }, &[a, &[place]])?;
                if op == Pure::FrExp {
                    let exponent = self.load_from_slot(I32, slot, 0);
                    result.push(self.exponent_of(ret, exponent)?);
                } else {
                    result.push(self.load_from_slot(I64, slot, 0));
                    result.push(self.load_from_slot(I16, slot, 8));
                }
                return Ok(result);
            }
            Pure::SinCos => {
                let mut result = self.x87_result(X87Op::Library { name: "sin", args: 1 }, &[a])?;
                result.extend(self.x87_result(X87Op::Library { name: "cos", args: 1 }, &[a])?);
                return Ok(result);
            }
            Pure::LRint | Pure::LLRint | Pure::LRound | Pure::LLRound => {
                let name = op.library_name().unwrap_or_default();
                let slot = self.x87_stub(X87Op::ToInteger { name }, &[a])?;
                let value = self.load_from_slot(I64, slot, x87::RESULT);
                return self.long_result(ret, value);
            }
            _ => {}
        }
        let Some(name) = op.library_name() else {
            return unsupported(format!("llvm.{} on x86_fp80", op.name()));
        };
        if types.iter().any(|&ty| ty != types[0]) || args.len() > 3 {
            return unsupported(format!("llvm.{} on x86_fp80", op.name()));
        }
        let args: Vec<&[ir::Value]> = args.iter().map(|parts| parts.as_slice()).collect();
        if op == Pure::Sqrt {
            return self.x87_result(X87Op::SquareRoot, &args);
        }
        self.x87_result(X87Op::Library { name, args: args.len() as u8 }, &args)
    }
}
