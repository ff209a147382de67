//! `llvm.matrix.*`: vectors as matrices, one column after the other.

use super::super::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::{BinOp, Inst, Operand};

impl<'a> Translator<'a> {
    /// The intrinsic `llvm.matrix.<name>`; whether it is one.
    pub(super) fn matrix_intrinsic(&mut self, name: &str, inst: &Inst, args: &[Operand]) -> Lowered<bool> {
        match name {
            "transpose" => {
                let (rows, columns) = (self.const_arg(args, 1)? as u32, self.const_arg(args, 2)? as u32);
                let shape = self.shape(inst.ty)?;
                if rows.checked_mul(columns) != Some(shape.len) {
                    return unsupported("llvm.matrix.transpose of these dimensions");
                }
                let lanes: Vec<Option<u32>> =
                    (0..shape.len).map(|lane| Some(lane / columns + lane % columns * rows)).collect();
                let parts = self.parts(args[0])?;
                let parts = self.shaped_shuffle(shape, &parts, &parts, &lanes)?;
                self.set_result(inst, &parts);
            }
            "multiply" => self.matrix_multiply(inst, args)?,
            "column.major.load" => {
                let (rows, columns) = (self.const_arg(args, 3)? as u32, self.const_arg(args, 4)? as u32);
                let shape = self.shape(inst.ty)?;
                if rows.checked_mul(columns) != Some(shape.len) {
                    return unsupported("llvm.matrix.column.major.load of these dimensions");
                }
                let mut lanes = Vec::with_capacity(shape.len as usize);
                for column in 0..columns {
                    let start = self.matrix_column(args[0], args[1], inst.ty, column)?;
                    let stride = self.element_stride(shape.elem)?;
                    for row in 0..rows {
                        let place = start.plus((u64::from(row) * stride) as i64);
                        lanes.push(self.load_parts(shape.elem, place, MemFlagsData::new())?);
                    }
                }
                let parts = self.join_lanes(shape, &lanes);
                self.set_result(inst, &parts);
            }
            "column.major.store" => {
                let (rows, columns) = (self.const_arg(args, 4)? as u32, self.const_arg(args, 5)? as u32);
                let ty = self.operand_type(args[0]);
                let shape = self.shape(ty)?;
                if rows.checked_mul(columns) != Some(shape.len) {
                    return unsupported("llvm.matrix.column.major.store of these dimensions");
                }
                let parts = self.parts(args[0])?;
                for column in 0..columns {
                    let start = self.matrix_column(args[1], args[2], ty, column)?;
                    let stride = self.element_stride(shape.elem)?;
                    for row in 0..rows {
                        let place = start.plus((u64::from(row) * stride) as i64);
                        let lane = self.lane(shape, &parts, column * rows + row);
                        self.store_parts(shape.elem, &lane, place, MemFlagsData::new())?;
                    }
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The address of a column; the distance between columns is counted in elements.
    fn matrix_column(
        &mut self,
        base: Operand,
        distance: Operand,
        ty: rllc_frontend::ir::TypeId,
        column: u32,
    ) -> Lowered<Address> {
        let elem = self.types().scalar(ty);
        let stride = self.element_stride(elem)?;
        let base = self.one(base)?;
        let distance = self.index_value(distance)?;
        let factor = self.ins().iconst(I64, i64::from(column).wrapping_mul(stride as i64));
        let offset = self.ins().imul(distance, factor);
        Ok(Address { base: AddressBase::Value(self.ins().iadd(base, offset)), offset: 0 })
    }

    /// Each element of the result is the sum, from the first on, of the products of a row and a column.
    fn matrix_multiply(&mut self, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let (rows, inner, columns) = (
            self.const_arg(args, 2)? as u32,
            self.const_arg(args, 3)? as u32,
            self.const_arg(args, 4)? as u32,
        );
        let (a_shape, b_shape) =
            (self.shape(self.operand_type(args[0]))?, self.shape(self.operand_type(args[1]))?);
        let shape = self.shape(inst.ty)?;
        if rows.checked_mul(inner) != Some(a_shape.len)
            || inner.checked_mul(columns) != Some(b_shape.len)
            || rows.checked_mul(columns) != Some(shape.len)
            || u64::from(shape.len) * u64::from(inner) > 1 << 14
        {
            return unsupported("llvm.matrix.multiply of these dimensions");
        }
        let (a, b) = (self.parts(args[0])?, self.parts(args[1])?);
        let (multiply, add) = if self.types().is_float(shape.elem) {
            (BinOp::FMul, BinOp::FAdd)
        } else {
            (BinOp::Mul, BinOp::Add)
        };
        let mut lanes = Vec::with_capacity(shape.len as usize);
        for column in 0..columns {
            for row in 0..rows {
                let mut sum: Option<Parts> = None;
                for index in 0..inner {
                    let x = self.lane(a_shape, &a, index * rows + row);
                    let y = self.lane(b_shape, &b, column * inner + index);
                    let product = self.binary_parts(multiply, shape.elem, &x, &y)?;
                    sum = Some(match sum {
                        None => product,
                        Some(sum) => self.binary_parts(add, shape.elem, &sum, &product)?,
                    });
                }
                match sum {
                    Some(sum) => lanes.push(sum),
                    None => return unsupported("llvm.matrix.multiply of these dimensions"),
                }
            }
        }
        let parts = self.join_lanes(shape, &lanes);
        self.set_result(inst, &parts);
        Ok(())
    }
}
