//! Intrinsics of x86 on vectors of more than 128 bits and on masks, through stubs (see `stubs/x86_vector.rs`).

use super::super::{Address, AddressBase, Lowered, PartKey, Parts, Translator, unsupported};
use crate::stubs::x86_vector::{Row, Slot};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{F32, F64, I64};
use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData};
use rllc_frontend::ir::{Inst, Operand, Type, TypeId};

/// How an operand or result travels.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// A vector of this many bits.
    Vector(u32),
    /// A scalar in a vector register.
    Scalar,
    /// An integer or address.
    Word,
    /// A vector of i1, as an integer.
    Mask,
}

impl<'a> Translator<'a> {
    /// Calls the stub of `row` and sets the result.
    pub(super) fn x86_wide(
        &mut self,
        number: u32,
        row: &Row,
        inst: &Inst,
        args: &'a [Operand],
    ) -> Lowered<()> {
        let mut immediates = [0u8; 4];
        let mut count = 0;
        let mut operands = Vec::with_capacity(args.len());
        for (index, &arg) in args.iter().enumerate() {
            if row.immediate(index).is_some() {
                if let Some(immediate) = immediates.get_mut(count) {
                    *immediate = self.const_arg(args, index)? as u8;
                }
                count += 1;
            } else {
                let class = self.x86_class(row, self.operand_type(arg))?;
                operands.push((arg, class));
            }
        }
        if count != row.immediates.len() || count > immediates.len() {
            return unsupported(format!("llvm.x86.{} with these operands", row.name));
        }
        let result = match inst.ty {
            TypeId::VOID => None,
            ty => Some((ty, self.x86_class(row, ty)?)),
        };
        let mut in_registers = true;
        let mut types: Vec<_> =
            operands.iter().map(|&(arg, class)| (self.operand_type(arg), class)).collect();
        types.extend(result);
        for (ty, class) in types {
            let repr = self.repr(ty)?;
            in_registers &= match class {
                Class::Vector(128) => matches!(repr.parts.as_slice(), [part] if part.is_vector()),
                Class::Scalar => matches!(repr.parts.as_slice(), [F32 | F64]),
                Class::Word => true,
                Class::Vector(_) | Class::Mask => false,
            };
        }
        let immediates = &immediates[..count];
        let parts = match in_registers {
            true => self.x86_in_registers(number, row, immediates, &operands, result)?,
            false => self.x86_in_block(number, row, immediates, &operands, result)?,
        };
        self.set_result(inst, &parts);
        Ok(())
    }

    fn x86_class(&mut self, row: &Row, ty: TypeId) -> Lowered<Class> {
        let bits = self.layout().size_in_bits(self.types(), ty);
        Ok(match (self.types().get(ty), bits) {
            (Type::Vector { elem, .. }, ..=64) if self.types().int_bits(*elem) == Some(1) => Class::Mask,
            (Type::Vector { scalable: false, .. }, 128 | 256 | 512) => Class::Vector(bits as u32),
            (Type::Int(..=64) | Type::Ptr(_), _) => Class::Word,
            (Type::Half | Type::Float | Type::Double, _) => Class::Scalar,
            _ => return unsupported(format!("llvm.x86.{} with these types", row.name)),
        })
    }

    fn x86_in_registers(
        &mut self,
        number: u32,
        row: &Row,
        immediates: &[u8],
        operands: &[(Operand, Class)],
        result: Option<(TypeId, Class)>,
    ) -> Lowered<Parts> {
        let Some(code) = row.in_registers(immediates) else { return self.x86_immediate(row) };
        let mut signature = ir::Signature::new(cranelift_codegen::isa::CallConv::SystemV);
        let mut values = Parts::new();
        for &(arg, class) in operands {
            let mut value = self.one(arg)?;
            if class == Class::Word {
                value = self.resize(value, I64);
            }
            signature.params.push(AbiParam::new(self.type_of(value)));
            values.push(value);
        }
        let mut part = None;
        if let Some((ty, class)) = result {
            let own = self.repr(ty)?.parts[0];
            signature.returns.push(AbiParam::new(if class == Class::Word { I64 } else { own }));
            part = Some(own);
        }
        let key = PartKey::X86Row { number, immediates: immediates.into(), block: Vec::new() };
        let stub = self.output.part(key, || code);
        let callee = self.part_ref(stub, signature);
        let call = self.ins().call(callee, &values);
        let results: Parts = self.builder.inst_results(call).into();
        Ok(results.into_iter().zip(part).map(|(value, part)| self.sized(value, part)).collect())
    }

    /// An integer of 64 bits as one of the size of `part`; everything else as it is.
    fn sized(&mut self, value: ir::Value, part: ir::Type) -> ir::Value {
        if part.is_int() { self.resize(value, part) } else { value }
    }

    fn x86_in_block(
        &mut self,
        number: u32,
        row: &Row,
        immediates: &[u8],
        operands: &[(Operand, Class)],
        result: Option<(TypeId, Class)>,
    ) -> Lowered<Parts> {
        let mut size = 0;
        let mut place = |class| {
            let (slot, bytes) = match class {
                Class::Vector(bits) => (Slot::Vector(bits, size), bits / 8),
                Class::Scalar => (Slot::Vector(128, size), 16),
                Class::Word | Class::Mask => (Slot::Word(size), 16),
            };
            size += bytes;
            slot
        };
        let slots: Vec<Slot> = operands.iter().map(|&(_, class)| place(class)).collect();
        let result_slot = result.map(|(_, class)| place(class));
        let Some(code) = row.in_block(immediates, &slots, result_slot) else {
            return self.x86_immediate(row);
        };
        let block = self.new_slot(size.max(16), 16);
        let in_block = |slot: Slot| {
            let (Slot::Vector(_, offset) | Slot::Word(offset)) = slot;
            Address { base: AddressBase::Slot(block), offset: i64::from(offset) }
        };
        for (&(arg, class), &slot) in operands.iter().zip(&slots) {
            let address = in_block(slot);
            if class == Class::Word {
                let value = self.one(arg)?;
                let value = self.resize(value, I64);
                self.store_part(value, address, MemFlagsData::new());
            } else {
                let ty = self.operand_type(arg);
                let parts = self.parts(arg)?;
                self.store_parts(ty, &parts, address, MemFlagsData::new())?;
            }
        }
        let mut signature = ir::Signature::new(cranelift_codegen::isa::CallConv::SystemV);
        signature.params.push(AbiParam::new(I64));
        let mut block_slots = slots;
        block_slots.extend(result_slot);
        let key = PartKey::X86Row { number, immediates: immediates.into(), block: block_slots };
        let stub = self.output.part(key, || code);
        let callee = self.part_ref(stub, signature);
        let address = self.ins().stack_addr(I64, block, 0);
        self.ins().call(callee, &[address]);
        match (result, result_slot) {
            (Some((ty, _)), Some(slot)) => self.load_parts(ty, in_block(slot), MemFlagsData::new()),
            _ => Ok(Parts::new()),
        }
    }

    fn x86_immediate<T>(&self, row: &Row) -> Lowered<T> {
        unsupported(format!("llvm.x86.{} with this immediate", row.name))
    }
}
