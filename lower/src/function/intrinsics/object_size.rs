//! `llvm.objectsize`.

use super::super::{Lowered, Translator};
use rllc_frontend::ir::{ConstData, ConstExpr, InstKind, Operand, Type, TypeId, ValueDef};

/// How many pointer computations are followed.
const MAX_STEPS: usize = 16;

impl<'a> Translator<'a> {
    /// The bytes from the pointer to the end of its object, where that is seen at once; else what LangRef says
    /// for an unknown size: 0 if the second argument (`min`) is true, else −1.
    pub(super) fn object_size(&mut self, args: &[Operand]) -> Lowered<u64> {
        let min = self.const_arg(args, 1)? != 0;
        let unknown = if min { 0 } else { u64::MAX };
        let mut pointer = args[0];
        let mut offset = 0i64;
        for _ in 0..MAX_STEPS {
            match self.known_object(pointer) {
                Step::Object(size) => {
                    return Ok(match u64::try_from(offset) {
                        Ok(offset) => size.saturating_sub(offset),
                        Err(_) => 0,
                    });
                }
                Step::Unknown => return Ok(unknown),
                Step::Offset(base, by) => {
                    pointer = base;
                    offset = offset.wrapping_add(by);
                }
            }
        }
        Ok(unknown)
    }

    fn known_object(&mut self, pointer: Operand) -> Step {
        match pointer {
            Operand::Value(value) => {
                let ValueDef::Inst(inst) = self.body.values[value].def else { return Step::Unknown };
                match &self.body.insts[inst].kind {
                    InstKind::Alloca { ty, count: Operand::Const(count), .. } => {
                        let count = self.body.context.consts.as_u64(*count);
                        let size = self.layout().fixed_alloc_size(self.types(), *ty);
                        match size.zip(count).and_then(|(size, count)| size.checked_mul(count)) {
                            Some(size) => Step::Object(size),
                            None => Step::Unknown,
                        }
                    }
                    InstKind::GetElementPtr { source_type, base, indices, .. } => {
                        self.constant_offset(*source_type, *base, self.body.operands(*indices))
                    }
                    _ => Step::Unknown,
                }
            }
            Operand::Const(constant) => match self.body.context.consts.data(constant) {
                ConstData::Global(global) => {
                    let Some(global) = self.lowering.module.globals.get(*global) else {
                        return Step::Unknown;
                    };
                    // A definition that the linker may replace can have another size.
                    let fixed = global.as_variable().is_some_and(|variable| variable.initializer.is_some())
                        && matches!(
                            global.linkage,
                            rllc_frontend::ir::Linkage::External
                                | rllc_frontend::ir::Linkage::Internal
                                | rllc_frontend::ir::Linkage::Private
                                | rllc_frontend::ir::Linkage::LinkOnceOdr
                                | rllc_frontend::ir::Linkage::WeakOdr
                        );
                    let size = self.layout().fixed_alloc_size(self.types(), global.value_type);
                    match size {
                        Some(size) if fixed => Step::Object(size),
                        _ => Step::Unknown,
                    }
                }
                ConstData::Expr(expr) => match &**expr {
                    ConstExpr::GetElementPtr { source_type, args, .. } => {
                        let operands: Vec<_> = args.iter().map(|&arg| Operand::Const(arg)).collect();
                        self.constant_offset(*source_type, operands[0], &operands[1..])
                    }
                    _ => Step::Unknown,
                },
                _ => Step::Unknown,
            },
            _ => Step::Unknown,
        }
    }

    fn constant_offset(&mut self, source_type: TypeId, base: Operand, indices: &[Operand]) -> Step {
        let mut ty = source_type;
        let mut offset = 0i64;
        for (position, &index) in indices.iter().enumerate() {
            let Operand::Const(constant) = index else { return Step::Unknown };
            let Some(value) = self.body.context.consts.as_u64(constant) else { return Step::Unknown };
            let bits = self.types().int_bits(self.body.context.consts.ty(constant)).unwrap_or(64);
            let value = ((value << (64 - bits)) as i64) >> (64 - bits);
            if position > 0 {
                match self.types().get(ty) {
                    Type::Array { elem, .. } | Type::Vector { elem, .. } => ty = *elem,
                    _ => {
                        let Some((fields, _)) = self.types().struct_body(ty) else { return Step::Unknown };
                        let Some(&field) = fields.get(value as usize) else { return Step::Unknown };
                        let layout = self.layout().struct_layout(self.types(), ty);
                        offset = offset.wrapping_add(layout.offsets[value as usize] as i64);
                        ty = field;
                        continue;
                    }
                }
            }
            let Ok(stride) = self.element_stride(ty) else { return Step::Unknown };
            offset = offset.wrapping_add(value.wrapping_mul(stride as i64));
        }
        Step::Offset(base, offset)
    }
}

/// What is known of a pointer.
enum Step {
    /// It points to the start of an object of this size in bytes.
    Object(u64),
    /// It is this many bytes past another pointer.
    Offset(Operand, i64),
    Unknown,
}
