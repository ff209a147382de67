//! Functions that end in a jump: `musttail` calls, and returns with registers that Cranelift's C convention does
//! not return in.
//!
//! Cranelift jumps to a function (`return_call`) only from and to its own `tail` convention. On x86-64 that takes the same
//! argument registers and stack slots and saves the same registers as System V; it differs in its results and in
//! that the callee takes the stack arguments away. So a function that System V callers call may be compiled with the `tail`
//! convention if it never returns by itself: it jumps to its musttail callees, or to a stub that puts the results
//! in place and gives the stack arguments back.

use super::CallArguments;
use super::pieces::PieceValue;
use super::plan::{self, Param, Source, Specials};
use crate::function::{Lowered, PartKey, Parts, Translator, unsupported};
use crate::stubs::x86_64::{forward, return_bridge, variadic_jump};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{AbiParam, ArgumentPurpose, InstBuilder};
use cranelift_codegen::isa::CallConv;
use rllc_frontend::ir::{CallData, InstId, TailKind};
use rllc_targets::abi::{Abi, Piece, Place, Register, Results, x86_64};

/// What jumps out of such a function must know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TailFrame {
    /// Bytes of its stack arguments, in whole multiples of 16.
    stack: u32,
    /// Bytes that a return takes away by the function's convention.
    pops: u32,
    /// Where the word is that goes to the register of `swifterror`.
    error: Option<ir::StackSlot>,
}

/// Whether results need the stub: Cranelift's C convention on x86-64 returns in two vector registers and not on the
/// x87 stack.
pub(crate) fn is_bridged(abi: &Abi<'_>, results: &Results) -> bool {
    if !abi.is_system_v() {
        return false;
    }
    match results {
        Results::Memory(_) => false,
        Results::Pieces(pieces) => pieces.iter().any(|piece| {
            !matches!(piece.place, Place::Register(Register::Int(0..=2) | Register::Float(0 | 1)))
        }),
    }
}

/// Bytes of the stack arguments that Cranelift assigns.
pub(super) fn stack_bytes(params: &[Param]) -> u32 {
    let mut bytes = 0u32;
    let (mut ints, mut floats) = (0, 0);
    for Param { abi, .. } in params {
        let size = match abi.purpose {
            ArgumentPurpose::StructArgument(size) => size,
            _ if abi.value_type.is_int() => {
                ints += 1;
                if ints > 6 { 8 } else { 0 }
            }
            _ => {
                floats += 1;
                let size = abi.value_type.bytes().max(8);
                if floats > 8 { size } else { 0 }
            }
        };
        if size > 8 && abi.purpose == ArgumentPurpose::Normal {
            bytes = bytes.next_multiple_of(size);
        }
        bytes += size;
    }
    bytes.next_multiple_of(16)
}

impl<'a> Translator<'a> {
    /// Whether the body has a `musttail` call.
    pub(crate) fn has_musttail(&self) -> bool {
        self.body.calls.values().any(|call| call.tail == TailKind::MustTail || self.is_guaranteed(call))
    }

    /// Whether a call marked `tail` always is a jump, if it is in tail position: by its convention.
    fn is_guaranteed(&self, call: &CallData) -> bool {
        // ghccc, tailcc, swifttailcc
        let own = self.lowering.module.globals[self.body.function].as_function();
        call.tail == TailKind::Tail
            && matches!(call.conv.0, 10 | 18 | 20)
            && own.is_some_and(|own| own.conv == call.conv)
    }

    /// Whether the call `id` must be a jump.
    pub(super) fn is_musttail(&self, id: InstId, call: &CallData) -> bool {
        call.tail == TailKind::MustTail
            || self.is_guaranteed(call) && self.call_at_end(self.body.insts[id].block) == Some(id)
    }

    /// Makes the function one that ends in jumps. `pops`: what its convention wants it to take away, in bytes.
    pub(super) fn tail_entry(
        &mut self,
        params: &mut Vec<Param>,
        pops: u32,
        error: Option<ir::StackSlot>,
    ) -> Lowered<()> {
        self.builder.func.signature.call_conv = CallConv::Tail;
        self.builder.func.signature.returns.clear();
        if pops > 0 && self.has_musttail() {
            pad_stack(params, pops + POPPED_BESIDE);
        }
        let stack = stack_bytes(params);
        if pops > MAX_POPS {
            return unsupported("so many stack arguments with this convention");
        }
        self.frame.tail = Some(TailFrame { stack, pops, error });
        Ok(())
    }

    /// Returns `pieces` from such a function.
    pub(super) fn bridged_return(
        &mut self,
        frame: TailFrame,
        places: &[Piece],
        values: &[PieceValue],
    ) -> Lowered<()> {
        let (mut x87, mut ints, mut floats) = (Parts::new(), Parts::new(), Parts::new());
        for (piece, value) in places.iter().zip(values) {
            match (piece.place, value.high) {
                (Place::Register(Register::X87(_)), Some(high)) => x87.extend([value.value, high]),
                (Place::Register(Register::X87(_)), None) => {
                    let words = self.x87_from_float(value.value)?;
                    let upper = self.widen(words[1], I64);
                    x87.extend([words[0], upper]);
                }
                (Place::Register(Register::Int(_)), _) => ints.push(value.value),
                (Place::Register(Register::Float(_)), _) => floats.push(value.value),
                (Place::Register(Register::Vector(_) | Register::Upper { .. }) | Place::Stack(_), _) => {
                    return unsupported("results in these places");
                }
            }
        }
        if x87.len() + ints.len() + usize::from(frame.error.is_some()) > 6 || ints.len() > 4 {
            return unsupported("so many results of this kind");
        }
        let (x87_count, int_count) = (x87.len() as u32 / 2, ints.len() as u32);
        let args: Parts = x87.into_iter().chain(ints).chain(floats).collect();
        self.bridged_words(frame, x87_count, int_count, &args);
        Ok(())
    }

    /// Jumps to the stub with the words and vectors it expects.
    fn bridged_words(&mut self, frame: TailFrame, x87: u32, ints: u32, args: &[ir::Value]) {
        let mut args = Parts::from_slice(args);
        if let Some(slot) = frame.error {
            let word = self.load_from_slot(I64, slot, 0);
            args.insert((x87 * 2 + ints) as usize, word);
        }
        let error = frame.error.is_some();
        let mut signature = ir::Signature::new(CallConv::Tail);
        signature.params = args.iter().map(|&arg| AbiParam::new(self.type_of(arg))).collect();
        let (shift, pops) = (self.output.entry_bytes, frame.pops);
        let key = PartKey::Return { x87, ints, error, shift, pops };
        let part = self.output.part(key, || return_bridge(x87, ints, error, shift, pops));
        if !self.output.returning_parts.contains(&part) {
            self.output.returning_parts.push(part);
        }
        let callee = self.part_ref(part, signature);
        self.ins().return_call(callee, &args);
    }

    /// Returns one word from such a function.
    pub(super) fn bridged_return_word(&mut self, frame: TailFrame, word: ir::Value) {
        self.bridged_words(frame, 0, 1, &[word]);
    }

    /// A `musttail` call. What the callee returns is what this function returns.
    pub(super) fn musttail_call(&mut self, data: &'a CallData) -> Lowered<()> {
        if let Some(exit) = self.frame.exit.clone() {
            return self.exit_call(data, &exit);
        }
        if self.frame.block.is_some() {
            return self.block_jump(data);
        }
        let Some(frame) = self.frame.tail else { return unsupported("this musttail call") };
        let mut prepared = self.call_arguments(data, plan::Side::Forwarding)?;
        let Some(mut params) = prepared.params.take() else {
            return unsupported("a musttail call with such arguments");
        };
        if params.iter().any(|param| matches!(param.source, Source::ByVal { .. })) {
            return unsupported("a musttail call with a large byval argument");
        }
        let pops = x86_64::callee_pops(data.conv, prepared.assignment.stack_size);
        pad_stack(&mut params, if pops == 0 { frame.stack } else { pops + POPPED_BESIDE });
        // The callee's arguments end where the caller's do, for Cranelift and by the convention.
        if stack_bytes(&params) as i32 - pops as i32 != frame.stack as i32 - frame.pops as i32 {
            return unsupported("a musttail call with more stack arguments than its caller has");
        }
        let Specials { moves, words } = std::mem::take(&mut prepared.specials);
        if !moves.is_empty() || !words.is_empty() {
            return self.forward_call(data, &prepared, params, &moves, &words);
        }
        if prepared.variadic && self.direct_callee(data.callee).is_none() {
            // All registers hold arguments: the callee's address travels below the arguments on the stack.
            let registers = x86_64::INT_ARGUMENTS.len() + usize::from(x86_64::FLOAT_ARGUMENTS);
            if params.len() < registers {
                return unsupported("a variadic musttail call through a pointer");
            }
            let word = |source| Param { abi: AbiParam::new(I64), source };
            params.splice(registers..registers, [word(Source::Callee), word(Source::Unused)]);
        }
        let args = self.argument_values(data, &prepared, &params, None)?;
        let mut signature = ir::Signature::new(CallConv::Tail);
        signature.params = params.iter().map(|param| param.abi).collect();
        match self.linked_callee(data.callee) {
            Some(global) if prepared.variadic => {
                let stub = self.variadic_stub(global);
                let callee = self.part_ref(stub, signature);
                self.leave_frame()?;
                self.ins().return_call(callee, &args);
            }
            None if prepared.variadic => {
                let part = self.output.part(PartKey::VariadicPointerJump, variadic_jump);
                let callee = self.part_ref(part, signature);
                self.leave_frame()?;
                self.ins().return_call(callee, &args);
            }
            _ => return self.jump_to_callee(data, &params, &args),
        }
        self.after_jump();
        Ok(())
    }

    /// Jumps to a callee that takes arguments in special registers.
    fn forward_call(
        &mut self,
        data: &'a CallData,
        prepared: &CallArguments,
        mut params: Vec<Param>,
        moves: &[(u8, u8)],
        words: &[(u8, Param)],
    ) -> Lowered<()> {
        /// rax, for the callee's address.
        const TARGET: u8 = 0;
        if prepared.variadic {
            return unsupported("a variadic musttail call with arguments in special registers");
        }
        let callee = self.linked_callee(data.callee);
        let (mut registers, mut on_stack): (Vec<u8>, Vec<Param>) = words.iter().copied().unzip();
        if callee.is_none() {
            registers.push(TARGET);
            on_stack.push(Param { abi: AbiParam::new(I64), source: Source::Callee });
        }
        let is_taken =
            |number| moves.iter().any(|own| own.0 == number) || words.iter().any(|own| own.0 == number);
        if registers.len() > MAX_WORDS || is_taken(11) || callee.is_none() && is_taken(TARGET) {
            return unsupported("a musttail call with so many arguments in special registers");
        }
        if !on_stack.is_empty() {
            plan::insert_words(&mut params, &on_stack);
        }
        let args = self.argument_values(data, prepared, &params, None)?;
        let mut signature = ir::Signature::new(CallConv::Tail);
        signature.params = params.iter().map(|param| param.abi).collect();
        let key = PartKey::Forward { moves: pack(moves), words: pack_numbers(&registers), callee };
        let part = self.output.part(key, || forward(moves, &registers, callee));
        let callee = self.part_ref(part, signature);
        self.leave_frame()?;
        self.ins().return_call(callee, &args);
        self.after_jump();
        Ok(())
    }

    /// Jumps to the callee, whose results are then the function's own.
    pub(super) fn jump_to_callee(
        &mut self,
        data: &'a CallData,
        params: &[Param],
        args: &[ir::Value],
    ) -> Lowered<()> {
        let mut signature = ir::Signature::new(CallConv::Tail);
        signature.params = params.iter().map(|param| param.abi).collect();
        signature.returns = self.builder.func.signature.returns.clone();
        match self.linked_callee(data.callee) {
            Some(global) => {
                let callee = self.function_ref(global, signature);
                self.leave_frame()?;
                self.ins().return_call(callee, args);
            }
            None => {
                let callee = self.one(data.callee)?;
                let signature = self.builder.import_signature(signature);
                self.leave_frame()?;
                self.ins().return_call_indirect(signature, callee, args);
            }
        }
        self.after_jump();
        Ok(())
    }

    /// Goes on with what the IR says about returning the result, which is not reached.
    pub(super) fn after_jump(&mut self) {
        let rest = self.builder.create_block();
        self.builder.switch_to_block(rest);
        self.start_segment();
    }
}

/// The most bytes that `ret` takes away.
const MAX_POPS: u32 = 0xfff8;

/// What Cranelift's stack arguments of every function with such a convention that ends in jumps have over what the
/// convention pops, in bytes. The latter is 8 more than a multiple of 16, the former a multiple of 16: so all of them
/// leave the stack alike.
const POPPED_BESIDE: u32 = 8;

/// The most words that travel to special registers on the stack.
const MAX_WORDS: usize = 8;

/// Register numbers and how many there are as one number.
fn pack_numbers(numbers: &[u8]) -> u64 {
    numbers.iter().fold(1, |packed, &number| packed << 4 | u64::from(number))
}

/// At most six moves as one number.
fn pack(moves: &[(u8, u8)]) -> u64 {
    moves.iter().fold(1, |packed, &(from, to)| packed << 8 | u64::from(from) << 4 | u64::from(to))
}

/// Adds unused stack words until there are `bytes` bytes of them.
fn pad_stack(params: &mut Vec<Param>, bytes: u32) {
    let unused = Param { abi: AbiParam::new(I64), source: Source::Unused };
    if stack_bytes(params) >= bytes {
        return;
    }
    let is_register =
        |param: &Param| param.abi.value_type.is_int() && param.abi.purpose == ArgumentPurpose::Normal;
    let ints = params.iter().take_while(|param| is_register(param)).count();
    if ints < 6 {
        params.splice(ints..ints, std::iter::repeat_n(unused, 6 - ints));
    }
    while stack_bytes(params) < bytes {
        params.push(unused);
    }
}
