//! `memcpy` and its family.

use super::super::{Address, AddressBase, Lowered, Translator, unsupported};
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I8, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::{ConstData, Inst, Operand};

/// Copies and fills of at most this many bytes are done without a call.
const INLINE_LIMIT: u64 = 128;

impl<'a> Translator<'a> {
    /// Whether `base` was one of these intrinsics and has been translated.
    pub(super) fn memory_intrinsic(&mut self, base: &str, _inst: &Inst, args: &[Operand]) -> Lowered<bool> {
        match base {
            "memcpy" | "memmove" => match self.known_length(args[2]) {
                Some(0) => {}
                Some(size) if size <= INLINE_LIMIT => {
                    let (to, from) = (self.address(args[0])?, self.address(args[1])?);
                    let volatile = self.is_volatile(args);
                    self.around_volatile(volatile, |this| this.copy_inline(to, from, size));
                }
                _ => {
                    let (to, from) = (self.one(args[0])?, self.one(args[1])?);
                    let size = self.one(args[2])?;
                    let size = self.resize(size, I64);
                    self.call_library(base, &[to, from, size], &[I64]);
                }
            },
            "memset" => {
                let size = self.known_length(args[2]);
                let known = match args[1] {
                    Operand::Const(id) => self.body.context.consts.as_u64(id),
                    _ => None,
                };
                match (size, known) {
                    (Some(0), _) => {}
                    (Some(size), Some(byte)) if size <= INLINE_LIMIT => {
                        let to = self.address(args[0])?;
                        let value = self.ins().iconst(I8, byte as i64);
                        self.fill_memory(to, value, Some(byte as u8), size)?;
                    }
                    _ => {
                        let (to, byte) = (self.one(args[0])?, self.one(args[1])?);
                        let size = self.one(args[2])?;
                        let size = self.resize(size, I64);
                        self.call_memset(to, byte, size);
                    }
                }
            }
            "memcpy.inline" => {
                let (to, from) = (self.address(args[0])?, self.address(args[1])?);
                match self.known_length(args[2]) {
                    Some(size) if size <= INLINE_LIMIT => self.copy_inline(to, from, size),
                    _ => {
                        let (to, from) = (self.address_value(to), self.address_value(from));
                        let size = self.one(args[2])?;
                        let size = self.resize(size, I64);
                        self.byte_loop(size, |this, index| {
                            let source = this.ins().iadd(from, index);
                            let byte = this.ins().load(I8, MemFlagsData::new(), source, 0);
                            let destination = this.ins().iadd(to, index);
                            this.ins().store(MemFlagsData::new(), byte, destination, 0);
                        });
                    }
                }
            }
            "memset.inline" => {
                let (to, byte) = (self.one(args[0])?, self.one(args[1])?);
                let size = self.one(args[2])?;
                let size = self.resize(size, I64);
                self.byte_loop(size, |this, index| {
                    let destination = this.ins().iadd(to, index);
                    this.ins().store(MemFlagsData::new(), byte, destination, 0);
                });
            }
            "experimental.memset.pattern" => {
                let ty = self.operand_type(args[1]);
                let to = self.one(args[0])?;
                let pattern = self.canonical_parts(args[1], ty)?;
                let count = self.one(args[2])?;
                let count = self.resize(count, I64);
                let stride = self.element_stride(ty)?;
                let mut result = Ok(());
                self.byte_loop(count, |this, index| {
                    let offset = this.scale(index, stride);
                    let place = this.ins().iadd(to, offset);
                    let place = Address { base: AddressBase::Value(place), offset: 0 };
                    result = this.store_parts(ty, &pattern, place, MemFlagsData::new());
                });
                result?;
            }
            "memcpy.element.unordered.atomic"
            | "memmove.element.unordered.atomic"
            | "memset.element.unordered.atomic" => {
                let size = self.const_arg(args, 3)?;
                if !matches!(size, 1 | 2 | 4 | 8 | 16) {
                    return unsupported("an element size that is not 1, 2, 4, 8 or 16");
                }
                let name = base.split('.').next().unwrap_or(base);
                let name = format!("__llvm_{name}_element_unordered_atomic_{size}");
                let (to, other) = (self.one(args[0])?, self.one(args[1])?);
                let length = self.one(args[2])?;
                let length = self.resize(length, I64);
                self.call_library(&name, &[to, other, length], &[]);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn known_length(&self, length: Operand) -> Option<u64> {
        match length {
            Operand::Const(id) => match self.body.context.consts.data(id) {
                ConstData::Int(value) => Some(*value),
                _ => None,
            },
            _ => None,
        }
    }

    /// The `volatile` flag, the fourth argument.
    fn is_volatile(&self, args: &[Operand]) -> bool {
        self.const_arg(args, 3).is_ok_and(|flag| flag != 0)
    }

    fn around_volatile(&mut self, volatile: bool, access: impl FnOnce(&mut Self)) {
        if volatile {
            self.ins().sequence_point();
        }
        access(self);
        if volatile {
            self.ins().sequence_point();
        }
    }

    /// A loop that runs `body` for each index below `count`.
    fn byte_loop(&mut self, count: ir::Value, body: impl FnOnce(&mut Self, ir::Value)) {
        let head = self.builder.create_block();
        let inner = self.builder.create_block();
        let done = self.builder.create_block();
        let index = self.builder.append_block_param(head, I64);
        let zero = self.ins().iconst(I64, 0);
        self.ins().jump(head, &[zero.into()]);
        self.builder.switch_to_block(head);
        let more = self.ins().icmp(IntCC::UnsignedLessThan, index, count);
        self.ins().brif(more, inner, &[], done, &[]);
        self.builder.switch_to_block(inner);
        body(self, index);
        let next = self.ins().iadd_imm_s(index, 1);
        self.ins().jump(head, &[next.into()]);
        self.builder.switch_to_block(done);
    }
}
