//! `musttail` calls where Cranelift's `tail` convention is not the platform's.
//!
//! On RISC-V it is, as long as nothing is on the stack. On AArch64, s390x and 64-bit Windows a function leaves for its
//! callee through a return: the arguments are results, whose registers are those of arguments or are moved to them, and the
//! machine code of the return then jumps (see `hardening.rs`, which does the same to other returns).

use super::plan::{Param, Side};
use crate::function::{ExitTarget, Lowered, PartKey, Parts, Translator, unsupported};
use crate::stubs;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{AbiParam, ArgumentPurpose};
use cranelift_codegen::isa::CallConv;
use rllc_frontend::ir::{CallData, TailKind};
use rllc_targets::abi::{Argument, Assignment, Place, Platform, Register};
use rllc_targets::triple::Isa;

/// How a function with `musttail` calls leaves.
#[derive(Clone, Debug)]
pub(super) enum Exit {
    /// By the `tail` convention.
    Tail,
    /// By returns with so many integers and these other values.
    Return { ints: usize, floats: Vec<ir::Type> },
}

/// What one exit hands over.
struct Handover {
    /// Arguments in integer registers, then the address of the result where it has a register of its own, then the
    /// callee's address.
    ints: Parts,
    floats: Parts,
}

/// The registers for results: integers and others.
fn result_registers(isa: Isa) -> (usize, usize) {
    match isa {
        Isa::X86_64 => (2, 1),
        Isa::Aarch64 => (8, 8),
        Isa::S390x => (4, 4),
        Isa::Riscv64 => (0, 0),
    }
}

/// The integer result that is the callee's address on s390x: %r5.
const S390X_TARGET: usize = 3;

fn is_special(param: &Param) -> bool {
    param.abi.purpose == ArgumentPurpose::StructReturn
}

impl<'a> Translator<'a> {
    /// Makes the function one that leaves for its `musttail` callees. Its signature has its own results.
    pub(super) fn exit_entry(&mut self, assignment: &Assignment) -> Lowered<()> {
        let abi = self.abi()?;
        if abi.isa == Isa::Riscv64 && self.is_in_registers(assignment)? {
            self.builder.func.signature.call_conv = CallConv::Tail;
            self.frame.exit = Some(Exit::Tail);
            return Ok(());
        }
        let windows = abi.platform == Platform::Windows;
        if !matches!((abi.isa, windows), (Isa::Aarch64 | Isa::S390x, _) | (Isa::X86_64, true)) {
            return unsupported("musttail calls on this target");
        }
        let returns = std::mem::take(&mut self.builder.func.signature.returns);
        let (mut ints, mut floats) = (0, Vec::new());
        let body = self.body;
        let own: Vec<ir::Type> = returns.iter().map(|param| param.value_type).collect();
        join(&mut ints, &mut floats, &own)?;
        for data in body.calls.values().filter(|data| data.tail == TailKind::MustTail) {
            let types = self.exit_types(data)?;
            join(&mut ints, &mut floats, &types)?;
        }
        let (most_ints, most_floats) = result_registers(abi.isa);
        if ints > most_ints || floats.len() > most_floats {
            return unsupported("musttail calls with so many arguments on this target");
        }
        let types = std::iter::repeat_n(I64, ints).chain(floats.iter().copied());
        self.builder.func.signature.returns = types.map(AbiParam::new).collect();
        self.frame.exit = Some(Exit::Return { ints, floats });
        Ok(())
    }

    /// 64-bit Windows: whether all `musttail` calls can leave through a return. If not, they leave through the block of the
    /// stub at the entry (see `wide.rs`).
    pub(super) fn exits_fit(&mut self) -> bool {
        let (most_ints, _) = result_registers(Isa::X86_64);
        let body = self.body;
        let mut jumps = body.calls.values().filter(|data| data.tail == TailKind::MustTail);
        jumps.all(|data| {
            let types = self.exit_types(data);
            types.is_ok_and(|types| types.len() <= most_ints && types.iter().all(|ty| ty.is_int()))
        })
    }

    /// Whether no argument is in memory, nor in a register that takes no arguments otherwise (`nest`, Swift's).
    fn is_in_registers(&self, assignment: &Assignment) -> Lowered<bool> {
        let convention = self.abi()?.convention();
        let is_filled = |place: Place| match place {
            Place::Register(Register::Int(number)) => {
                convention.int_arguments.contains(&number) || convention.result_address == Some(number)
            }
            Place::Register(_) => true,
            Place::Stack(_) => false,
        };
        let in_register = |argument: &Argument| match argument {
            Argument::Pieces(pieces) => pieces.iter().all(|piece| is_filled(piece.place)),
            Argument::ByVal { .. } | Argument::ByValAddress { .. } | Argument::ByAddress { .. } => false,
        };
        let nothing = assignment.stack_size <= convention.home_space;
        Ok(nothing && assignment.arguments.iter().all(in_register))
    }

    /// The types of what a `musttail` call hands over.
    fn exit_types(&mut self, data: &'a CallData) -> Lowered<Vec<ir::Type>> {
        let shape = self.call_shape(data, Side::Forwarding)?;
        let in_registers = self.is_in_registers(&shape.assignment)?;
        let Some(params) = shape.params.filter(|_| in_registers) else {
            return unsupported(
                "a musttail call with arguments on the stack or in special registers on this target",
            );
        };
        let mut types: Vec<ir::Type> = params.iter().map(|param| param.abi.value_type).collect();
        if self.abi()?.isa == Isa::S390x {
            let ints = types.iter().filter(|ty| ty.is_int()).count();
            if ints > S390X_TARGET {
                return unsupported("a musttail call with so many arguments on this target");
            }
            types.extend(std::iter::repeat_n(I64, S390X_TARGET + 1 - ints));
        } else if self.linked_callee(data.callee).is_none() {
            types.push(I64);
        }
        Ok(types)
    }

    /// A `musttail` call out of such a function.
    pub(super) fn exit_call(&mut self, data: &'a CallData, exit: &Exit) -> Lowered<()> {
        let mut prepared = self.call_arguments(data, Side::Forwarding)?;
        let in_registers = self.is_in_registers(&prepared.assignment)?;
        let Some(params) = prepared.params.take().filter(|_| in_registers) else {
            return unsupported(
                "a musttail call with arguments on the stack or in special registers on this target",
            );
        };
        let args = self.argument_values(data, &prepared, &params, None)?;
        let Exit::Return { ints, floats } = exit else {
            return self.jump_to_callee(data, &params, &args);
        };
        if self.abi()?.isa == Isa::X86_64 && params.iter().any(|param| !param.abi.value_type.is_int()) {
            return unsupported("a musttail call with such arguments on Windows");
        }
        let mut handover = Handover { ints: Parts::new(), floats: Parts::new() };
        for (param, &arg) in params.iter().zip(&args) {
            match param.abi.value_type.is_int() {
                _ if is_special(param) => {}
                true => handover.ints.push(self.widen(arg, I64)),
                false => handover.floats.push(arg),
            }
        }
        let count = handover.ints.len() as u8;
        let result_address = params.iter().position(is_special);
        handover.ints.extend(result_address.map(|index| args[index]));
        let isa = self.abi()?.isa;
        let callee = self.linked_callee(data.callee).filter(|_| isa != Isa::S390x);
        if isa == Isa::S390x {
            let unused = self.ins().iconst(I64, 0);
            handover.ints.resize(S390X_TARGET, unused);
        }
        if callee.is_none() {
            let address = self.one(data.callee)?;
            handover.ints.push(address);
        }
        let has_result_address = result_address.is_some();
        let target = match (isa, callee) {
            (Isa::S390x, _) => ExitTarget::Register,
            (Isa::Aarch64, Some(callee)) if !has_result_address => ExitTarget::Callee(callee),
            (isa, _) => {
                let key = PartKey::Exit { count, has_result_address, callee };
                ExitTarget::Part(self.output.part(key, || match isa {
                    Isa::X86_64 => stubs::x86_64::windows_exit(count, callee),
                    _ => stubs::aarch64::exit(count, has_result_address, callee),
                }))
            }
        };
        self.leave_frame()?;
        if let Some(location) = self.output.locations.last_mut() {
            location.exit = Some(target);
        }
        self.exit_return(*ints, floats, handover.ints, handover.floats);
        self.after_jump();
        Ok(())
    }

    /// Returns values of a function whose signature has more results.
    pub(super) fn exit_return(
        &mut self,
        ints: usize,
        floats: &[ir::Type],
        mut int_values: Parts,
        mut float_values: Parts,
    ) {
        if int_values.len() < ints {
            let unused = self.ins().iconst(I64, 0);
            int_values.resize(ints, unused);
        }
        for &ty in &floats[float_values.len()..] {
            let unused = self.zero(ty);
            float_values.push(unused);
        }
        let values: Parts = int_values.into_iter().chain(float_values).collect();
        self.ins().return_(&values);
    }
}

/// Makes room for values of these types.
fn join(ints: &mut usize, floats: &mut Vec<ir::Type>, types: &[ir::Type]) -> Lowered<()> {
    let (mut int_count, mut float_count) = (0, 0);
    for &ty in types {
        if ty.is_int() {
            int_count += 1;
            continue;
        }
        match floats.get(float_count) {
            None => floats.push(ty),
            Some(known) if *known == ty => {}
            Some(_) => return unsupported("musttail calls with so different arguments on this target"),
        }
        float_count += 1;
    }
    *ints = int_count.max(*ints);
    Ok(())
}
