//! Dynamic allocas, `llvm.stacksave` and `llvm.stackrestore`.
//!
//! Cranelift's frames have a fixed size. A function with dynamic allocas has a room for small ones in its frame
//! and takes chunks from the heap when it is used up (`runtime/src/routines/alloca.ll`). The frame keeps the next
//! free byte, the end of the room, and the newest chunk. So the memory belongs to the frame alone, whatever stack
//! it lies on; the function frees it when it returns.

use super::{Address, AddressBase, Lowered, Translator, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use rllc_frontend::ir::{AttrKind, Inst, InstKind, Operand};

/// Bytes of the three words before the room.
const HEADER: u32 = 32;
/// Bytes of the room in the frame.
const ROOM: u32 = 512;
/// The largest object of fixed size in the frame, in bytes.
const MAX_FRAME_OBJECT: u64 = 1 << 28;
/// The largest alignment of an object in the frame, in bytes.
const MAX_FRAME_ALIGN: u64 = 1 << 20;

const NEXT: i32 = 0;
const END: i32 = 8;
const CHUNK: i32 = 16;

/// The memory of dynamic allocas.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SideStack {
    slot: ir::StackSlot,
}

impl SideStack {
    /// Where its room in the frame is.
    pub(super) fn slot(self) -> ir::StackSlot {
        self.slot
    }
}

impl<'a> Translator<'a> {
    /// The size and alignment of an alloca in bytes if it can be an object of the frame: its size is known, and it
    /// is in the entry block.
    pub(super) fn fixed_alloca(&self, inst: &Inst) -> Option<(u64, u64)> {
        let InstKind::Alloca { ty, count: Operand::Const(count), align, .. } = inst.kind else { return None };
        let size = self.layout().fixed_alloc_size(self.types(), ty)?;
        let bytes = size.checked_mul(self.body.context.consts.as_u64(count)?)?;
        let align = align.unwrap_or_else(|| self.layout().preferred_align(self.types(), ty)).bytes();
        let entry = self.body.blocks.keys().next() == Some(inst.block);
        (entry && bytes <= MAX_FRAME_OBJECT && align <= MAX_FRAME_ALIGN).then_some((bytes, align))
    }

    /// Prepares the frame at the function's entry.
    pub(super) fn side_stack_entry(&mut self) {
        let dynamic =
            self.body.insts.values().any(|inst| {
                matches!(inst.kind, InstKind::Alloca { .. }) && self.fixed_alloca(inst).is_none()
            });
        if !dynamic || self.function_has(AttrKind::SafeStack) {
            return;
        }
        let slot = self.new_slot(HEADER + ROOM, 16);
        let start = self.ins().stack_addr(I64, slot, HEADER as i32);
        let end = self.ins().stack_addr(I64, slot, (HEADER + ROOM) as i32);
        let none = self.ins().iconst(I64, 0);
        self.store_to_slot(start, slot, NEXT);
        self.store_to_slot(end, slot, END);
        self.store_to_slot(none, slot, CHUNK);
        self.side_stack = Some(SideStack { slot });
    }

    /// An alloca that [`Translator::fixed_alloca`] does not take.
    pub(super) fn dynamic_alloca(
        &mut self,
        inst: &Inst,
        size: u64,
        count: Operand,
        align: u64,
    ) -> Lowered<()> {
        let count_type = self.operand_type(count);
        let count = match self.repr(count_type)?.kind {
            ReprKind::Int(_) => {
                let count = self.one(count)?;
                self.resize(count, I64)
            }
            ReprKind::Limbs(_) => self.parts(count)?[0],
            _ => return unsupported("an alloca whose count has this type"),
        };
        let bytes = self.scale(count, size);
        if let Some(object) = self.safe_stack_object(bytes, align) {
            self.set_address(inst, Address { base: AddressBase::Value(object), offset: 0 });
            return Ok(());
        }
        let Some(SideStack { slot }) = self.side_stack else { return unsupported("this alloca") };
        let over = self.ins().iadd_imm_s(bytes, 15);
        let taken = self.ins().band_imm_s(over, -16);
        let next = self.load_from_slot(I64, slot, NEXT);
        let end = self.load_from_slot(I64, slot, END);
        let (start, needed) = if align <= self.stack_align() {
            (next, taken)
        } else {
            let past = self.ins().iadd_imm_s(next, align as i64 - 1);
            let start = self.ins().band_imm_s(past, -(align as i64));
            (start, self.ins().iadd_imm_s(taken, align as i64))
        };
        let room = self.ins().isub(end, next);
        let fits = self.ins().icmp(IntCC::UnsignedLessThanOrEqual, needed, room);
        let in_room = self.builder.create_block();
        let grow = self.builder.create_block();
        let join = self.builder.create_block();
        let result = self.builder.append_block_param(join, I64);
        self.ins().brif(fits, in_room, &[], grow, &[]);

        self.builder.switch_to_block(in_room);
        let new_next = self.ins().iadd(start, taken);
        self.store_to_slot(new_next, slot, NEXT);
        self.ins().jump(join, &[start.into()]);

        self.builder.set_cold_block(grow);
        self.builder.switch_to_block(grow);
        let frame = self.ins().stack_addr(I64, slot, 0);
        let align = self.ins().iconst(I64, align.max(16) as i64);
        let start = self.call_library("__rllc_alloca_grow", &[frame, bytes, align], &[I64])[0];
        self.ins().jump(join, &[start.into()]);

        self.builder.switch_to_block(join);
        self.set_address(inst, Address { base: AddressBase::Value(result), offset: 0 });
        Ok(())
    }

    /// `llvm.stacksave`: the next free byte. A function without dynamic allocas has nothing to save.
    pub(crate) fn stack_save(&mut self) -> ir::Value {
        if let Some(mark) = self.safe_stack_mark() {
            return mark;
        }
        match self.side_stack {
            Some(SideStack { slot }) => self.load_from_slot(I64, slot, NEXT),
            None => self.ins().get_stack_pointer(I64),
        }
    }

    /// `llvm.stackrestore`.
    pub(crate) fn stack_restore(&mut self, mark: ir::Value) {
        self.move_safe_stack(mark);
        if let Some(SideStack { slot }) = self.side_stack {
            self.release_chunks(slot, mark);
        }
    }

    /// Frees the memory of the function's dynamic allocas.
    pub(super) fn side_stack_exit(&mut self) {
        if let Some(SideStack { slot }) = self.side_stack {
            let start = self.ins().stack_addr(I64, slot, HEADER as i32);
            self.release_chunks(slot, start);
        }
    }

    fn release_chunks(&mut self, slot: ir::StackSlot, mark: ir::Value) {
        let chunk = self.load_from_slot(I64, slot, CHUNK);
        let release = self.builder.create_block();
        let join = self.builder.create_block();
        let in_frame = self.builder.create_block();
        self.ins().brif(chunk, release, &[], in_frame, &[]);

        self.builder.set_cold_block(release);
        self.builder.switch_to_block(release);
        let frame = self.ins().stack_addr(I64, slot, 0);
        self.call_library("__rllc_alloca_release", &[frame, mark], &[]);
        self.ins().jump(join, &[]);

        self.builder.switch_to_block(in_frame);
        self.store_to_slot(mark, slot, NEXT);
        self.ins().jump(join, &[]);

        self.builder.switch_to_block(join);
    }
}
