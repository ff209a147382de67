//! `safestack`: objects of the program lie on a stack of their own, so that what runs over them reaches no return address
//! (clang, "SafeStack"; x86-64 with ELF).
//!
//! Every alloca that is no SSA variable, and every `byval` argument, goes to that stack. Its pointer is a variable of the
//! thread (`__safestack_unsafe_stack_ptr` of the runtime library), or one of the words that Fuchsia and Android keep behind
//! the thread pointer. A function moves it down for its objects and puts it back when it leaves; where control arrives
//! from an abandoned frame, behind an exception or a second return of `setjmp`, it is put to this function's objects again.

use super::{Address, AddressBase, Lowered, NAMESPACE_PART, PartKey, Translator};
use crate::stubs::x86_64::safe_stack_place;
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, Signature};
use cranelift_codegen::isa::CallConv;
use rllc_frontend::ir::{AttrKind, Operand};
use rllc_targets::object::Format;
use rllc_targets::triple::{Environment, Os};
use target_lexicon::Architecture;

/// Bytes behind the thread pointer where the pointer of the stack lies.
const FUCHSIA_OFFSET: i64 = 0x18;
const ANDROID_OFFSET: i64 = 0x48;

/// What a function remembers of that stack: each in a slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SafeStack {
    /// Where its pointer is.
    place: ir::StackSlot,
    /// The pointer at entry, and now.
    entry: ir::StackSlot,
    now: ir::StackSlot,
}

impl<'a> Translator<'a> {
    /// Whether functions of the target can have such a stack.
    pub(super) fn has_safe_stack(&self) -> bool {
        self.isa.triple().architecture == Architecture::X86_64 && self.lowering.format == Format::Elf
    }

    /// Prepares the frame at the function's entry.
    pub(super) fn safe_stack_entry(&mut self) -> Lowered<()> {
        if !self.function_has(AttrKind::SafeStack) || !self.has_safe_stack() {
            return Ok(());
        }
        let copied = self.by_value_params();
        if copied.is_empty() && !self.keeps_memory() {
            return Ok(());
        }
        let target = &self.lowering.options.target;
        let offset = match (target.os, target.environment) {
            (Os::Fuchsia, _) => Some(FUCHSIA_OFFSET),
            (_, Environment::Android) => Some(ANDROID_OFFSET),
            _ => None,
        };
        let part = self.output.part(PartKey::SafeStackPlace, || safe_stack_place(offset.is_none()));
        let mut signature = Signature::new(CallConv::SystemV);
        signature.returns.push(AbiParam::new(I64));
        let stub = self.callee_ref(NAMESPACE_PART, part, signature, true);
        let call = self.ins().call(stub, &[]);
        let place = self.builder.inst_results(call)[0];
        let place = self.ins().iadd_imm_s(place, offset.unwrap_or(0));
        let pointer = self.ins().load(I64, MemFlagsData::new(), place, 0);
        let slots = [place, pointer, pointer].map(|value| {
            let slot = self.new_slot(8, 8);
            self.store_to_slot(value, slot, 0);
            slot
        });
        self.safe_stack = Some(SafeStack { place: slots[0], entry: slots[1], now: slots[2] });
        for (index, size, align) in copied {
            let param = self.body.params[index];
            let from = self.one(Operand::Value(param))?;
            let bytes = self.ins().iconst(I64, size as i64);
            let Some(copy) = self.safe_stack_object(bytes, align) else { continue };
            let to = Address { base: AddressBase::Value(copy), offset: 0 };
            self.copy_memory(to, Address { base: AddressBase::Value(from), offset: 0 }, size)?;
            self.set_value(param, &[copy]);
        }
        Ok(())
    }

    /// The parameters that point to copies in the frame of the caller: number, size and alignment in bytes.
    fn by_value_params(&self) -> Vec<(usize, u64, u64)> {
        let Some(function) = self.lowering.module.globals[self.body.function].as_function() else {
            return Vec::new();
        };
        let attrs = &self.lowering.module.context.attrs;
        let params = (0..self.body.params.len()).filter_map(|index| {
            let set = attrs.param(function.attrs, index);
            let ty = attrs.ty(set, AttrKind::ByVal)?;
            let size = self.layout().alloc_size(self.types(), ty);
            let align = self.layout().abi_align(self.types(), ty).bytes();
            Some((index, size, align.max(attrs.int(set, AttrKind::Alignment).unwrap_or(1))))
        });
        params.collect()
    }

    /// Room for an object, if it belongs on that stack.
    pub(super) fn safe_stack_object(&mut self, bytes: ir::Value, align: u64) -> Option<ir::Value> {
        let SafeStack { now, .. } = self.safe_stack?;
        let pointer = self.load_from_slot(I64, now, 0);
        let end = self.ins().isub(pointer, bytes);
        let start = self.ins().band_imm_s(end, -(align.max(16) as i64));
        self.move_safe_stack(start);
        Some(start)
    }

    /// Where the pointer is.
    pub(super) fn safe_stack_mark(&mut self) -> Option<ir::Value> {
        let SafeStack { now, .. } = self.safe_stack?;
        Some(self.load_from_slot(I64, now, 0))
    }

    /// Puts the pointer to a mark.
    pub(super) fn move_safe_stack(&mut self, to: ir::Value) {
        let Some(SafeStack { place, now, .. }) = self.safe_stack else { return };
        self.store_to_slot(to, now, 0);
        let place = self.load_from_slot(I64, place, 0);
        self.ins().store(MemFlagsData::new(), to, place, 0);
    }

    /// Puts the pointer back to this function's objects.
    pub(super) fn resume_safe_stack(&mut self) {
        if let Some(mark) = self.safe_stack_mark() {
            self.move_safe_stack(mark);
        }
    }

    /// Puts the pointer to where the function found it.
    pub(super) fn safe_stack_exit(&mut self) {
        let Some(SafeStack { place, entry, .. }) = self.safe_stack else { return };
        let pointer = self.load_from_slot(I64, entry, 0);
        let place = self.load_from_slot(I64, place, 0);
        self.ins().store(MemFlagsData::new(), pointer, place, 0);
    }
}
