//! Values of several parts: insertvalue, extractvalue, select, freeze.

use super::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::{Inst, ListRef, Operand, Type, TypeId};

/// Where a nested element of an aggregate lies.
struct Element {
    ty: TypeId,
    /// Index of its first part.
    first_part: usize,
    /// Bytes from the start of the aggregate in memory.
    offset: u64,
}

impl<'a> Translator<'a> {
    /// Follows `indices` into an aggregate of type `ty`.
    fn element_at(&mut self, mut ty: TypeId, indices: &[u32]) -> Lowered<Element> {
        let types = self.types();
        let mut first_part = 0;
        let mut offset = 0;
        let whole_in_memory = self.repr(ty)?.kind == ReprKind::Memory;
        for &index in indices {
            match types.get(ty) {
                Type::Array { elem, .. } => {
                    if !whole_in_memory {
                        first_part += self.repr(*elem)?.parts.len() * index as usize;
                    }
                    offset += self.element_stride(*elem)? * u64::from(index);
                    ty = *elem;
                }
                Type::Struct { .. } | Type::Named(_) => {
                    let Some((fields, _)) = types.struct_body(ty) else {
                        return unsupported("values of opaque types");
                    };
                    if !whole_in_memory {
                        for &field in &fields[..index as usize] {
                            first_part += self.repr(field)?.parts.len();
                        }
                    }
                    offset += self.layout().struct_layout(types, ty).offsets[index as usize];
                    ty = fields[index as usize];
                }
                _ => return unsupported("an index into this type"),
            }
        }
        Ok(Element { ty, first_part, offset })
    }

    pub(super) fn extract_value(&mut self, inst: &Inst, aggregate: Operand, indices: ListRef) -> Lowered<()> {
        let ty = self.operand_type(aggregate);
        let element = self.element_at(ty, self.body.ints(indices))?;
        let parts = self.parts(aggregate)?;
        let result = if self.repr(ty)?.kind == ReprKind::Memory {
            let address = Address { base: AddressBase::Value(parts[0]), offset: element.offset as i64 };
            self.load_parts(element.ty, address, MemFlagsData::new())?
        } else {
            let count = self.repr(element.ty)?.parts.len();
            Parts::from_slice(&parts[element.first_part..element.first_part + count])
        };
        self.set_result(inst, &result);
        Ok(())
    }

    pub(super) fn insert_value(
        &mut self,
        inst: &Inst,
        aggregate: Operand,
        value: Operand,
        indices: ListRef,
    ) -> Lowered<()> {
        let ty = self.operand_type(aggregate);
        let element = self.element_at(ty, self.body.ints(indices))?;
        let mut parts = self.parts(aggregate)?;
        let value = self.canonical_parts(value, element.ty)?;
        if self.repr(ty)?.kind == ReprKind::Memory {
            let size = self.layout().alloc_size(self.types(), ty);
            let copy = self.temporary(size)?;
            self.copy_memory(copy, Address { base: AddressBase::Value(parts[0]), offset: 0 }, size)?;
            self.store_parts(element.ty, &value, copy.plus(element.offset as i64), MemFlagsData::new())?;
            parts = Parts::from_slice(&[self.address_value(copy)]);
        } else {
            parts[element.first_part..element.first_part + value.len()].copy_from_slice(&value);
        }
        self.set_result(inst, &parts);
        Ok(())
    }

    pub(super) fn select(&mut self, inst: &Inst, args: [Operand; 3]) -> Lowered<()> {
        let cond_type = self.operand_type(args[0]);
        let cond = self.parts(args[0])?;
        let (a, b) = (self.parts(args[1])?, self.parts(args[2])?);
        let result = self.select_parts(cond_type, &cond, inst.ty, &a, &b)?;
        self.set_result(inst, &result);
        Ok(())
    }

    /// `select` on values of type `ty`.
    pub(crate) fn select_parts(
        &mut self,
        cond_type: TypeId,
        cond: &[ir::Value],
        ty: TypeId,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        if self.types().is_vector(cond_type) {
            return self.vector_select(cond, cond_type, ty, a, b);
        }
        let (a, b) = (self.canonical(ty, a.into())?, self.canonical(ty, b.into())?);
        Ok(a.iter().zip(&b).map(|(&a, &b)| if a == b { a } else { self.select_one(cond[0], a, b) }).collect())
    }

    /// `cond ? a : b` for single Cranelift values.
    pub(crate) fn select_one(&mut self, cond: ir::Value, a: ir::Value, b: ir::Value) -> ir::Value {
        if self.type_of(a) == ir::types::I128 {
            // As one value, Cranelift would make a minimum or maximum of some of these, which no ISA has at
            // 128 bits.
            let (a_low, a_high) = self.ins().isplit(a);
            let (b_low, b_high) = self.ins().isplit(b);
            let low = self.ins().select(cond, a_low, b_low);
            let high = self.ins().select(cond, a_high, b_high);
            return self.ins().iconcat(low, high);
        }
        self.ins().select(cond, a, b)
    }

    /// Undefined values are always some fixed value here, so `freeze` has nothing to do.
    pub(super) fn freeze(&mut self, inst: &Inst, arg: Operand) -> Lowered<()> {
        let parts = self.parts(arg)?;
        self.set_result(inst, &parts);
        Ok(())
    }
}
