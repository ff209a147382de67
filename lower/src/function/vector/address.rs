//! Vectors of addresses.

use super::super::{Lowered, Parts, Translator, unsupported};
use super::Shape;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use rllc_frontend::ir::{BinOp, CastOp, Operand, Type, TypeId};

impl<'a> Translator<'a> {
    /// A `getelementptr` whose result is a vector: base and indices are vectors of its length or scalars that
    /// stand for every lane.
    pub(in super::super) fn vector_gep(
        &mut self,
        source_type: TypeId,
        base: Operand,
        indices: &[Operand],
        ty: TypeId,
    ) -> Lowered<Parts> {
        let shape = self.shape(ty)?;
        let base_parts = self.parts(base)?;
        let mut address = if self.types().is_vector(self.operand_type(base)) {
            base_parts
        } else {
            self.splat_parts(shape, &base_parts)
        };
        let mut constant = 0i64;
        let mut element = source_type;
        for (position, &index) in indices.iter().enumerate() {
            let stride = if position == 0 {
                self.element_stride(source_type)?
            } else {
                match self.types().get(element) {
                    Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                        element = *elem;
                        self.element_stride(element)?
                    }
                    Type::Struct { .. } | Type::Named(_) => {
                        let field = self.constant_index(index)? as usize;
                        let Some((fields, _)) = self.types().struct_body(element) else {
                            return unsupported("an address in an opaque type");
                        };
                        let Some(&field_type) = fields.get(field) else {
                            return unsupported("an address of a field that does not exist");
                        };
                        let layout = self.layout().struct_layout(self.types(), element);
                        constant = constant.wrapping_add(layout.offsets[field] as i64);
                        element = field_type;
                        continue;
                    }
                    _ => return unsupported("an index into this type"),
                }
            };
            if stride == 0 {
                continue;
            }
            let offsets = self.scaled_indices(index, stride, shape)?;
            address = self.add_offsets(&address, &offsets);
        }
        if constant != 0 {
            let offset = self.ins().iconst(ir::types::I64, constant);
            let offsets = self.splat_parts(shape, &[offset]);
            address = self.add_offsets(&address, &offsets);
        }
        Ok(address)
    }

    /// `index × stride` in every lane.
    fn scaled_indices(&mut self, index: Operand, stride: u64, shape: Shape) -> Lowered<Parts> {
        let index_type = self.operand_type(index);
        let offsets = self.shape_of(TypeId::I64, shape.len);
        if !self.types().is_vector(index_type) {
            let index = self.index_value(index)?;
            let scaled = self.scale(index, stride);
            return Ok(self.splat_parts(offsets, &[scaled]));
        }
        let index_shape = self.shape(index_type)?;
        let parts = self.parts(index)?;
        let bits = self.types().int_bits(index_shape.elem).unwrap_or(64);
        let wide = match bits {
            64 => parts,
            0..64 => self.shaped_cast(CastOp::SExt, index_shape, offsets, &parts)?,
            _ => self.shaped_cast(CastOp::Trunc, index_shape, offsets, &parts)?,
        };
        if offsets.part.is_some() {
            let mut scaled = Parts::new();
            for part in wide {
                scaled.push(if stride.is_power_of_two() {
                    self.shift_all_by(BinOp::Shl, part, stride.trailing_zeros())
                } else {
                    let stride = self.splat_constant(ir::types::I64X2, stride);
                    match self.part_binary(BinOp::Mul, part, stride) {
                        Some(product) => product,
                        None => return unsupported("vectors of addresses"),
                    }
                });
            }
            return Ok(scaled);
        }
        Ok(wide.into_iter().map(|lane| self.scale(lane, stride)).collect())
    }

    fn add_offsets(&mut self, a: &[ir::Value], b: &[ir::Value]) -> Parts {
        a.iter().zip(b).map(|(&a, &b)| self.ins().iadd(a, b)).collect()
    }
}
