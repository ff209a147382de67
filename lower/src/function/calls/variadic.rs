//! Variadic functions: calls, definitions, `va_start` and its kin.
//!
//! System V AMD64 (psABI 3.5.7). A definition takes all argument registers as Cranelift parameters, saves the
//! unnamed ones in a register save area, and finds the unnamed stack arguments through a `StructArgument`, whose
//! value is an address among the stack arguments. (AAPCS64 has two save areas, Apple none, and the stack arguments lie
//! above the frame pointer.) A call needs an upper bound of the vector registers in `al`,
//! which a stub sets.

use super::plan::{Source, piece_type};
use super::{Lowered, Parts, Translator, unsupported};
use crate::function::{Address, AddressBase, PartKey};
use crate::repr::ReprKind;
use crate::stubs;
use crate::stubs::{VARIADIC_FIRST, VARIADIC_FRAME};
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{F32, F64, I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::{GlobalId, Inst, InstKind, Linkage, Operand, TypeId};
use rllc_targets::abi::{self, Assignment, Piece, PieceType, Platform, VariadicStart, x86_64};
use rllc_targets::triple::Isa;

/// Bytes of the integer part of the register save area.
const INT_AREA: u32 = 48;
/// Bytes of the register save area.
const SAVE_AREA: u32 = INT_AREA + 8 * 16;

/// Fields of a `va_list`, in bytes from its start.
const GP_OFFSET: i64 = 0;
const FP_OFFSET: i64 = 4;
const OVERFLOW_ARG_AREA: i64 = 8;
const REG_SAVE_AREA: i64 = 16;

/// Fields of a `va_list` of AAPCS64 (appendix B), in bytes from its start.
const AARCH64_STACK: i64 = 0;
const AARCH64_GR_TOP: i64 = 8;
const AARCH64_VR_TOP: i64 = 16;
const AARCH64_GR_OFFS: i64 = 24;
const AARCH64_VR_OFFS: i64 = 28;

/// Where a variadic function keeps its unnamed arguments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariadicFrame {
    save_area: ir::StackSlot,
    /// Where the unnamed stack arguments are; `None`: above the frame pointer.
    stack: Option<ir::Value>,
    start: VariadicStart,
}

/// Fields of a `va_list` of s390x (ELF ABI supplement, "Variable argument lists"), in bytes from its start.
const S390X_GPR_COUNT: i64 = 0;
const S390X_FPR_COUNT: i64 = 8;
const S390X_OVERFLOW: i64 = 16;
const S390X_SAVE_AREA: i64 = 24;
/// Where r2 and f0 lie in the register save area of s390x.
const S390X_INTS: u32 = 16;
const S390X_FLOATS: u32 = 128;

/// Bytes of the save areas of AAPCS64: x0 to x7, then v0 to v7.
const AARCH64_INT_AREA: u32 = 64;
const AARCH64_SAVE_AREA: u32 = AARCH64_INT_AREA + 8 * 16;

impl<'a> Translator<'a> {
    /// Whether the body calls `llvm.va_start`.
    pub(super) fn uses_va_start(&self) -> bool {
        self.body.insts.values().any(|inst| match inst.kind {
            InstKind::Call(call) | InstKind::Invoke { call, .. } => self
                .intrinsic_name(self.body.calls[call].callee)
                .is_some_and(|name| name.starts_with(b"llvm.va_start")),
            _ => false,
        })
    }

    /// Whether an entry stub saves the argument registers of variadic functions, right below the stack arguments.
    fn has_variadic_stub(&self) -> Lowered<bool> {
        let abi = self.abi()?;
        Ok(abi.isa == Isa::Riscv64 || abi.isa == Isa::Aarch64 && abi.platform == Platform::Windows)
    }

    /// Saves the unnamed arguments.
    pub(super) fn variadic_entry(
        &mut self,
        assignment: &Assignment,
        saved: &[(Source, ir::Value)],
    ) -> Lowered<()> {
        let (isa, platform) = (self.abi()?.isa, self.abi()?.platform);
        let apple = platform == Platform::Apple;
        if self.has_variadic_stub()? {
            // The entry stub has saved the registers.
            let save_area = self.new_slot(8, 8);
            self.frame.variadic =
                Some(VariadicFrame { save_area, stack: None, start: assignment.variadic_start });
            return Ok(());
        }
        if isa == Isa::X86_64 && platform == Platform::Windows {
            // The registers go to the home space, right below the stack arguments; a function that gets its arguments in a
            // block is told where that is.
            let space = saved.iter().find(|saved| saved.0 == Source::VariadicStack).map(|saved| saved.1);
            for &(source, value) in saved {
                if let Source::SavedInt(index) = source {
                    let home = match space {
                        Some(space) => self.ins().iadd_imm_s(space, i64::from(index) * 8),
                        None => self.entry_frame(i64::from(index) * 8),
                    };
                    self.store_part(
                        value,
                        Address { base: AddressBase::Value(home), offset: 0 },
                        MemFlagsData::new(),
                    );
                }
            }
            let save_area = self.new_slot(8, 8);
            self.keep_variadic_stack(space);
            self.frame.variadic =
                Some(VariadicFrame { save_area, stack: space, start: assignment.variadic_start });
            return Ok(());
        }
        let int_area = match isa {
            Isa::X86_64 => INT_AREA,
            Isa::Aarch64 => AARCH64_INT_AREA,
            Isa::S390x => S390X_FLOATS,
            _ => return unsupported("variadic functions on this architecture"),
        };
        let save_area = self.new_slot(if apple { 8 } else { AARCH64_SAVE_AREA.max(SAVE_AREA) }, 16);
        let mut stack = None;
        for &(source, value) in saved {
            let offset = match source {
                Source::SavedInt(_) | Source::SavedFloat(_) if apple => continue,
                Source::SavedInt(index) if isa == Isa::S390x => S390X_INTS + index * 8,
                Source::SavedFloat(index) if isa == Isa::S390x => int_area + index * 8,
                Source::SavedInt(index) => index * 8,
                Source::SavedFloat(index) => int_area + index * 16,
                Source::VariadicStack => {
                    stack = Some(value);
                    continue;
                }
                _ => continue,
            };
            self.store_to_slot(value, save_area, offset as i32);
        }
        self.keep_variadic_stack(stack);
        self.frame.variadic = Some(VariadicFrame { save_area, stack, start: assignment.variadic_start });
        Ok(())
    }

    /// Remembers where the unnamed stack arguments are. In a function whose registers may be lost that goes to a slot.
    fn keep_variadic_stack(&mut self, stack: Option<ir::Value>) {
        if let Some(stack) = stack
            && self.is_demoted()
        {
            let slot = self.new_slot(8, 8);
            self.store_to_slot(stack, slot, 0);
            self.frame_slots.push((stack, slot));
        }
    }

    /// `llvm.va_start`.
    pub(crate) fn va_start(&mut self, list: Operand) -> Lowered<()> {
        let Some(VariadicFrame { save_area, stack, start }) = self.frame.variadic else {
            return unsupported("va_start in a function that is not variadic");
        };
        let list = self.address(list)?;
        let flags = MemFlagsData::new();
        if self.has_variadic_stub()? {
            let offset = match start.int_registers {
                8.. => VARIADIC_FRAME + i64::from(start.stack),
                used => VARIADIC_FIRST + i64::from(used) * 8,
            };
            let next = self.entry_frame(offset);
            self.store_part(next, list, flags);
            return Ok(());
        }
        if self.abi()?.convention().home_space > 0 {
            let offset = match start.int_registers {
                4.. => start.stack,
                used => used * 8,
            };
            let next = match stack {
                Some(stack) => {
                    let space = self.kept(stack);
                    self.ins().iadd_imm_s(space, i64::from(offset))
                }
                None => self.entry_frame(i64::from(offset)),
            };
            self.store_part(next, list, flags);
            return Ok(());
        }
        let stack = match stack {
            Some(stack) => self.kept(stack),
            None => {
                // The frame pointer points at its saved value, under the return address and the stack arguments.
                let link = self.abi()?.convention().frame_link;
                let frame = self.ins().get_frame_pointer(I64);
                self.ins().iadd_imm_s(frame, i64::from(link) + i64::from(start.stack))
            }
        };
        if self.abi()?.platform == Platform::Apple {
            self.store_part(stack, list, flags);
            return Ok(());
        }
        let area = |this: &mut Self, offset: u32| this.ins().stack_addr(I64, save_area, offset as i32);
        let word = |this: &mut Self, value: i64| this.ins().iconst(I32, value);
        let count = |this: &mut Self, value: u32| this.ins().iconst(I64, i64::from(value));
        let fields: Vec<(i64, ir::Value)> = match self.abi()?.isa {
            Isa::Aarch64 => {
                let (ints, floats) = (i64::from(start.int_registers), i64::from(start.float_registers));
                vec![
                    (AARCH64_STACK, stack),
                    (AARCH64_GR_TOP, area(self, AARCH64_INT_AREA)),
                    (AARCH64_VR_TOP, area(self, AARCH64_SAVE_AREA)),
                    (AARCH64_GR_OFFS, word(self, (ints - 8) * 8)),
                    (AARCH64_VR_OFFS, word(self, (floats - 8) * 16)),
                ]
            }
            Isa::S390x => vec![
                (S390X_GPR_COUNT, count(self, start.int_registers)),
                (S390X_FPR_COUNT, count(self, start.float_registers)),
                (S390X_OVERFLOW, stack),
                (S390X_SAVE_AREA, area(self, 0)),
            ],
            _ => vec![
                (GP_OFFSET, word(self, i64::from(start.int_registers * 8))),
                (FP_OFFSET, word(self, i64::from(INT_AREA + start.float_registers * 16))),
                (OVERFLOW_ARG_AREA, stack),
                (REG_SAVE_AREA, area(self, 0)),
            ],
        };
        for (offset, value) in fields {
            self.store_part(value, list.plus(offset), flags);
        }
        Ok(())
    }

    /// An address `offset` bytes above the stack pointer of the caller (of the entry stub, if there is one).
    fn entry_frame(&mut self, offset: i64) -> ir::Value {
        // The frame pointer points at its saved value, under the saved return address and the stub's frame.
        let frame = self.ins().get_frame_pointer(I64);
        self.ins().iadd_imm_s(frame, 16 + offset)
    }

    /// A piece of a named argument that lies above the frame of the entry stub.
    pub(super) fn stack_argument(&mut self, piece: &Piece, offset: u32) -> ir::Value {
        let base = self.entry_frame(VARIADIC_FRAME + i64::from(offset));
        let address = Address { base: AddressBase::Value(base), offset: 0 };
        self.load_part(piece_type(piece.ty), address, MemFlagsData::new())
    }

    /// Refuses what asks for the caller of a body that an entry stub calls.
    pub(crate) fn check_own_frame(&self) -> Lowered<()> {
        match self.output.entry {
            Some(_) => unsupported("the frame or return address of a variadic function on this architecture"),
            None => Ok(()),
        }
    }

    /// `llvm.va_copy`.
    pub(crate) fn va_copy(&mut self, to: Operand, from: Operand) -> Lowered<()> {
        let (to, from) = (self.address(to)?, self.address(from)?);
        let size = match (self.abi()?.isa, self.abi()?.platform) {
            (Isa::X86_64 | Isa::Aarch64, Platform::Windows) | (Isa::Riscv64, _) => 8,
            (Isa::Aarch64, Platform::Apple) => 8,
            (Isa::X86_64, _) => 24,
            (Isa::Aarch64 | Isa::S390x, _) => 32,
        };
        self.copy_inline(to, from, size);
        Ok(())
    }

    /// The `va_arg` instruction: the leaves of the type one after the other, as a call passes them.
    pub(in crate::function) fn va_arg(&mut self, inst: &Inst, list: Operand) -> Lowered<()> {
        let abi = self.abi()?;
        let list_is_pointer = match (abi.isa, abi.platform) {
            (Isa::Aarch64, platform) => platform == Platform::Apple,
            (Isa::X86_64, platform) => platform == Platform::Windows,
            (Isa::Riscv64, _) => true,
            (Isa::S390x, _) => false,
        };
        if !abi.is_system_v() && !list_is_pointer {
            return unsupported("va_arg on this architecture");
        }
        let list = self.address(list)?;
        let list = Address { base: AddressBase::Value(self.address_value(list)), offset: 0 };
        if self.repr(inst.ty)?.kind == ReprKind::Memory {
            return unsupported("va_arg of a large type");
        }
        if list_is_pointer {
            let parts = self.va_arg_of_pointer(inst.ty, list)?;
            self.set_result(inst, &parts);
            return Ok(());
        }
        let mut parts = Parts::new();
        for leaf in abi::leaves(abi.types, abi.layout, inst.ty)? {
            parts.extend(self.va_arg_leaf(leaf.ty, list)?);
        }
        self.set_result(inst, &parts);
        Ok(())
    }

    /// `va_arg` of a list that is a pointer to the next argument: each takes whole words, aligned to two of them if its
    /// type is.
    fn va_arg_of_pointer(&mut self, ty: TypeId, list: Address) -> Lowered<Parts> {
        let abi = self.abi()?;
        let flags = MemFlagsData::new();
        let apple = abi.platform == Platform::Apple;
        let kind = self.repr(ty)?.kind.clone();
        let size = self.layout().alloc_size(self.types(), ty);
        let wide =
            matches!(kind, ReprKind::Int(65..=128)) || self.types().is_vector(ty) && matches!(size, 8 | 16);
        match kind {
            ReprKind::Int(..=64) | ReprKind::Ptr | ReprKind::Double => {}
            // Callers pass a double: the argument is promoted.
            ReprKind::Float if apple => {
                let address = self.next_argument(list, 8, 8);
                let address = Address { base: AddressBase::Value(address), offset: 0 };
                let value = self.load_part(F64, address, flags);
                return Ok(Parts::from_slice(&[self.ins().fdemote(F32, value)]));
            }
            // Elsewhere such arguments come by address, or not as LLVM reads them.
            _ if wide && apple => {}
            _ => return unsupported("va_arg of this type on this architecture"),
        }
        let align = self.layout().abi_align(self.types(), ty).bytes().clamp(8, 16);
        let address = self.next_argument(list, size.next_multiple_of(8), align);
        self.load_parts(ty, Address { base: AddressBase::Value(address), offset: 0 }, flags)
    }

    fn va_arg_leaf(&mut self, ty: TypeId, list: Address) -> Lowered<Parts> {
        let abi = self.abi()?;
        let pieces = abi.split(ty)?.pieces;
        let whole_bytes = self.layout().size_in_bits(self.types(), self.types().scalar(ty)).is_multiple_of(8);
        let flags = MemFlagsData::new();
        // The offset field, the size of its part of the save area, the bytes taken from either place.
        let (field, limit, step) = match pieces[..] {
            _ if self.types().is_vector(ty) && !whole_bytes => {
                return unsupported("va_arg of a vector of this type");
            }
            [PieceType::Int(_)] => (GP_OFFSET, INT_AREA, 8),
            [PieceType::Int(_), PieceType::Int(_)] => (GP_OFFSET, INT_AREA, 16),
            [PieceType::X87] => {
                let address = self.next_argument(list.plus(OVERFLOW_ARG_AREA), 16, 16);
                return self.load_parts(ty, Address { base: AddressBase::Value(address), offset: 0 }, flags);
            }
            [_] => (FP_OFFSET, SAVE_AREA, 16),
            _ => return unsupported("va_arg of this type"),
        };
        let offset = self.load_part(I32, list.plus(field), flags);
        let in_registers =
            self.ins().icmp_imm_u(IntCC::UnsignedLessThanOrEqual, offset, i64::from(limit - step));
        let registers = self.builder.create_block();
        let overflow = self.builder.create_block();
        let join = self.builder.create_block();
        let address = self.builder.append_block_param(join, I64);
        self.ins().brif(in_registers, registers, &[], overflow, &[]);

        self.builder.switch_to_block(registers);
        let area = self.load_part(I64, list.plus(REG_SAVE_AREA), flags);
        let wide = self.ins().uextend(I64, offset);
        let place = self.ins().iadd(area, wide);
        let next = self.ins().iadd_imm_s(offset, i64::from(step));
        self.store_part(next, list.plus(field), flags);
        self.ins().jump(join, &[place.into()]);

        self.builder.switch_to_block(overflow);
        let size = self.layout().alloc_size(self.types(), ty).next_multiple_of(8);
        let align = if size > 8 { 16 } else { 8 };
        let place = self.next_argument(list.plus(OVERFLOW_ARG_AREA), size, align);
        self.ins().jump(join, &[place.into()]);

        self.builder.switch_to_block(join);
        self.load_parts(ty, Address { base: AddressBase::Value(address), offset: 0 }, flags)
    }

    /// Takes the next `size` bytes of the stack arguments, to which the word at `pointer` points.
    fn next_argument(&mut self, pointer: Address, size: u64, align: u64) -> ir::Value {
        let flags = MemFlagsData::new();
        let mut address = self.load_part(I64, pointer, flags);
        if align > 8 {
            address = self.ins().iadd_imm_s(address, align as i64 - 1);
            address = self.ins().band_imm_s(address, -(align as i64));
        }
        let next = self.ins().iadd_imm_s(address, size as i64);
        self.store_part(next, pointer, flags);
        address
    }

    /// Whether calls of `global` reach a definition of this module that is not variadic, whatever the type of
    /// the call says.
    pub(super) fn is_known_not_variadic(&self, global: GlobalId) -> bool {
        self.lowering.module.globals.get(global).is_some_and(|global| {
            let variadic = self.types().function_parts(global.value_type).is_none_or(|parts| parts.2);
            let fixed = matches!(global.linkage, Linkage::External | Linkage::Internal | Linkage::Private);
            !variadic && fixed && global.as_function().is_some() && !global.is_declaration()
        })
    }

    /// The stub through which a variadic function is called.
    pub(super) fn variadic_stub(&mut self, global: GlobalId) -> u32 {
        self.output.part(PartKey::VariadicCall(global), || stubs::x86_64::variadic_call(global))
    }

    /// The stub through which a variadic function is called whose address is in the last integer register.
    pub(super) fn variadic_pointer_stub(&mut self) -> u32 {
        self.output.part(PartKey::VariadicPointerCall, stubs::x86_64::variadic_call_r9)
    }
}

/// The last integer argument register, which can carry the address of the function if no argument needs it.
pub(super) const LAST_INT: usize = x86_64::INT_ARGUMENTS.len() - 1;
