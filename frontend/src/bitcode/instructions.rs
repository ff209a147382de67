//! Arithmetic, vectors, aggregates and branches.

use super::constants::shuffle_mask;
use super::decode::{
    binary_flags, binary_op, cast_flags, cast_is_valid, cast_op, fast_math, fcmp_pred, icmp_pred,
};
use super::function::{BodyReader, Ops};
use super::types::{NO_NUMBER, TypeNumber};
use crate::diagnostics::Result;
use crate::ir::{ArithFlags, BlockId, CastOp, ConstData, InstKind, Operand, Type, TypeId};
use smallvec::SmallVec;

/// Marks the short-lived form of `switch` with ranges of cases.
const SWITCH_RANGES_MAGIC: u64 = 0x4B5;

impl BodyReader<'_, '_> {
    pub fn binary(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let left = self.pair(&mut ops)?;
        let right = self.value(&mut ops, left.ty, left.number)?;
        let Some(code) = ops.take() else { return Err(self.too_short()) };
        let Some(op) = binary_op(code, &self.body.context.types, left.ty) else {
            return Err(self.error(format!("unknown binary operation {code} on these operands")));
        };
        let flags = ops.take().map_or(ArithFlags::NONE, |word| binary_flags(op, word));
        self.push(InstKind::Binary { op, flags, args: [left.op, right.op] }, left.ty, left.number)?;
        Ok(())
    }

    pub fn unary(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let arg = self.pair(&mut ops)?;
        let types = &self.body.context.types;
        if ops.take() != Some(0) || !types.is_float(types.scalar(arg.ty)) {
            return Err(self.error("unknown unary operation on this operand"));
        }
        let flags = ops.take().map_or(ArithFlags::NONE, fast_math);
        self.push(InstKind::FNeg { flags, arg: arg.op }, arg.ty, arg.number)?;
        Ok(())
    }

    pub fn cast(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let arg = self.pair(&mut ops)?;
        let (Some(number), Some(code)) = (ops.take(), ops.take()) else { return Err(self.too_short()) };
        let ty = self.type_of(number)?;
        let Some(op) = cast_op(code) else {
            return Err(self.error(format!("unknown conversion {code}")));
        };
        let number = number as TypeNumber;
        if op == CastOp::BitCast && self.is_address_space_change(arg.ty, ty) {
            return self.address_space_bitcast(arg.op, arg.ty, ty, number);
        }
        if !cast_is_valid(&self.body.context.types, op, arg.ty, ty) {
            return Err(self.error(format!("an impossible {}", op.keyword())));
        }
        let flags = ops.take().map_or(ArithFlags::NONE, |word| cast_flags(op, word));
        self.push(InstKind::Cast { op, flags, arg: arg.op }, ty, number)?;
        Ok(())
    }

    fn is_address_space_change(&self, from: TypeId, to: TypeId) -> bool {
        let types = &self.body.context.types;
        let (from, to) = (types.scalar(from), types.scalar(to));
        from != to && types.is_ptr(from) && types.is_ptr(to)
    }

    /// Before `addrspacecast` (LLVM 3.4) a bitcast could change the address space; it goes through an integer.
    fn address_space_bitcast(
        &mut self,
        arg: Operand,
        from: TypeId,
        ty: TypeId,
        number: TypeNumber,
    ) -> Result<()> {
        let middle = match *self.body.context.types.get(from) {
            Type::Vector { len, scalable, .. } => self.body.context.types.vector(TypeId::I64, len, scalable),
            _ => TypeId::I64,
        };
        let flags = ArithFlags::NONE;
        let (_, value) = self.push_extra(InstKind::Cast { op: CastOp::PtrToInt, flags, arg }, middle)?;
        let Some(value) = value else { return Err(self.error("a conversion to no value")) };
        let arg = Operand::Value(value);
        self.push(InstKind::Cast { op: CastOp::IntToPtr, flags, arg }, ty, number)?;
        Ok(())
    }

    pub fn compare(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let left = self.pair(&mut ops)?;
        let right = self.value(&mut ops, left.ty, left.number)?;
        let Some(code) = ops.take() else { return Err(self.too_short()) };
        let word = ops.take().unwrap_or(0);
        if ops.left() > 0 {
            return Err(self.error("the comparison's record is too long"));
        }
        let types = &mut self.body.context.types;
        let ty = match *types.get(left.ty) {
            Type::Vector { len, scalable, .. } => types.vector(TypeId::I1, len, scalable),
            _ => TypeId::I1,
        };
        let scalar = types.scalar(left.ty);
        let args = [left.op, right.op];
        let kind = if types.is_float(scalar) {
            let Some(pred) = fcmp_pred(code) else {
                return Err(self.error(format!("unknown predicate {code} of fcmp")));
            };
            InstKind::Fcmp { pred, flags: fast_math(word), args }
        } else {
            if !types.is_int(scalar) && !types.is_ptr(scalar) && !matches!(types.get(scalar), Type::Byte(_)) {
                return Err(self.error("a comparison of operands that have no order"));
            }
            let Some(pred) = icmp_pred(code) else {
                return Err(self.error(format!("unknown predicate {code} of icmp")));
            };
            let flags = if word & 1 != 0 { ArithFlags::SAMESIGN } else { ArithFlags::NONE };
            InstKind::Icmp { pred, flags, args }
        };
        self.push(kind, ty, NO_NUMBER)?;
        Ok(())
    }

    pub fn select(&mut self, mut ops: Ops<'_>, scalar: bool) -> Result<()> {
        let then_value = self.pair(&mut ops)?;
        let else_value = self.value(&mut ops, then_value.ty, then_value.number)?;
        let cond = if scalar { self.value(&mut ops, TypeId::I1, NO_NUMBER)? } else { self.pair(&mut ops)? };
        let types = &self.body.context.types;
        if types.scalar(cond.ty) != TypeId::I1 {
            return Err(self.error("the condition of select is no i1"));
        }
        if let Type::Vector { len, scalable, .. } = *types.get(cond.ty)
            && !matches!(*types.get(then_value.ty), Type::Vector { len: l, scalable: s, .. } if l == len && s == scalable)
        {
            return Err(self.error("the condition of select has another number of lanes than the values"));
        }
        let flags = match ops.take() {
            Some(word) if self.has_fast_math(then_value.ty) => fast_math(word),
            _ => ArithFlags::NONE,
        };
        let args = [cond.op, then_value.op, else_value.op];
        self.push(InstKind::Select { flags, args }, then_value.ty, then_value.number)?;
        Ok(())
    }

    /// Whether results of this type take fast-math flags: floats, their vectors and arrays, literal structs of one
    /// such type.
    pub fn has_fast_math(&self, ty: TypeId) -> bool {
        let types = &self.body.context.types;
        let mut ty = ty;
        if let Type::Struct { fields, .. } = types.get(ty) {
            match fields.split_first() {
                Some((&first, rest)) if rest.iter().all(|&field| field == first) => ty = first,
                _ => return false,
            }
        }
        while let Type::Array { elem, .. } = types.get(ty) {
            ty = *elem;
        }
        types.is_float(types.scalar(ty))
    }

    pub fn freeze(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let arg = self.pair(&mut ops)?;
        if ops.left() > 0 {
            return Err(self.error("the record of freeze is too long"));
        }
        self.push(InstKind::Freeze { arg: arg.op }, arg.ty, arg.number)?;
        Ok(())
    }

    pub fn extract_element(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let vector = self.pair(&mut ops)?;
        let index = self.pair(&mut ops)?;
        let types = &self.body.context.types;
        if !types.is_vector(vector.ty) || !types.is_int(index.ty) {
            return Err(self.error("extractelement of something other than a vector and an integer"));
        }
        let ty = types.scalar(vector.ty);
        let number = self.reader.numbers.component(vector.number, 0);
        self.push(InstKind::ExtractElement { vector: vector.op, index: index.op }, ty, number)?;
        Ok(())
    }

    pub fn insert_element(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let vector = self.pair(&mut ops)?;
        if !self.body.context.types.is_vector(vector.ty) {
            return Err(self.error("insertelement into something other than a vector"));
        }
        let scalar = self.body.context.types.scalar(vector.ty);
        let element = self.value(&mut ops, scalar, self.reader.numbers.component(vector.number, 0))?;
        let index = self.pair(&mut ops)?;
        if !self.body.context.types.is_int(index.ty) {
            return Err(self.error("the index of insertelement is no integer"));
        }
        let kind = InstKind::InsertElement { vector: vector.op, element: element.op, index: index.op };
        self.push(kind, vector.ty, vector.number)?;
        Ok(())
    }

    pub fn shuffle_vector(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let first = self.pair(&mut ops)?;
        let second = self.value(&mut ops, first.ty, first.number)?;
        let mask = self.pair(&mut ops)?;
        let types = &self.body.context.types;
        let (
            Type::Vector { elem, scalable, len: from_len },
            Type::Vector { len, scalable: mask_scalable, .. },
        ) = (types.get(first.ty).clone(), types.get(mask.ty).clone())
        else {
            return Err(self.error("shufflevector of operands that are no vectors"));
        };
        let Some(constant) = mask.as_const() else {
            return Err(self.error("the mask of shufflevector is no constant"));
        };
        if scalable != mask_scalable {
            return Err(self.error("the mask of shufflevector is not as scalable as its operands"));
        }
        let mut lanes = Vec::new();
        shuffle_mask(&self.body.context, &mut self.budget, constant, &mut lanes)
            .map_err(|message| self.cursor.error(message))?;
        if lanes.iter().any(|&lane| lane != u32::MAX && u64::from(lane) >= 2 * u64::from(from_len)) {
            return Err(self.error("the mask of shufflevector selects a lane that does not exist"));
        }
        let mask = self.body.push_ints(&lanes);
        let ty = self.body.context.types.vector(elem, len, scalable);
        // The number of the vector type is only needed for the pointers in it.
        let number = if ty == first.ty { first.number } else { NO_NUMBER };
        self.push(InstKind::ShuffleVector { args: [first.op, second.op], mask }, ty, number)?;
        Ok(())
    }

    /// Follows indices into an aggregate: the type and its number behind them.
    fn indexed(
        &mut self,
        mut ty: TypeId,
        mut number: TypeNumber,
        ops: &mut Ops<'_>,
        indices: &mut SmallVec<[u32; 8]>,
    ) -> Result<(TypeId, TypeNumber)> {
        if ops.left() == 0 {
            return Err(self.error("the indices into an aggregate are missing"));
        }
        while let Some(op) = ops.take() {
            let Ok(index) = u32::try_from(op) else {
                return Err(self.error(format!("index {op} into an aggregate")));
            };
            let types = &self.body.context.types;
            let (inner, component) = match types.get(ty) {
                Type::Array { elem, len } if op < *len => (Some(*elem), 0),
                Type::Struct { .. } | Type::Named(_) => (
                    types.struct_body(ty).and_then(|(fields, _)| fields.get(index as usize).copied()),
                    index as usize,
                ),
                _ => (None, 0),
            };
            let Some(inner) = inner else {
                return Err(self.error(format!("index {op} into an aggregate does not exist")));
            };
            ty = inner;
            number = self.reader.numbers.component(number, component);
            indices.push(index);
        }
        Ok((ty, number))
    }

    pub fn extract_value(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let aggregate = self.pair(&mut ops)?;
        let mut indices = SmallVec::new();
        let (ty, number) = self.indexed(aggregate.ty, aggregate.number, &mut ops, &mut indices)?;
        let indices = self.body.push_ints(&indices);
        self.push(InstKind::ExtractValue { aggregate: aggregate.op, indices }, ty, number)?;
        Ok(())
    }

    pub fn insert_value(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let aggregate = self.pair(&mut ops)?;
        let element = self.pair(&mut ops)?;
        let mut indices = SmallVec::new();
        let (ty, _) = self.indexed(aggregate.ty, aggregate.number, &mut ops, &mut indices)?;
        if ty != element.ty {
            return Err(self.error("insertvalue of an element of another type"));
        }
        let indices = self.body.push_ints(&indices);
        let kind = InstKind::InsertValue { aggregate: aggregate.op, element: element.op, indices };
        self.push(kind, aggregate.ty, aggregate.number)?;
        Ok(())
    }

    pub fn phi(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let Some(number) = ops.take() else { return Err(self.too_short()) };
        let ty = self.type_of(number)?;
        if !self.body.context.types.is_first_class(ty) {
            return Err(self.error("a phi of a type that has no values"));
        }
        let number = number as TypeNumber;
        let mut values: SmallVec<[Operand; 16]> = SmallVec::new();
        let mut blocks: SmallVec<[BlockId; 16]> = SmallVec::new();
        while ops.left() >= 2 {
            values.push(self.signed_value(&mut ops, ty, number)?.op);
            blocks.push(self.block(ops.take())?);
        }
        let flags = match ops.take() {
            None => ArithFlags::NONE,
            Some(word) if self.has_fast_math(ty) => fast_math(word),
            Some(_) => return Err(self.error("the record of phi is cut short")),
        };
        let values = self.body.push_operands(&values);
        let blocks = self.body.push_blocks(&blocks);
        self.push(InstKind::Phi { flags, values, blocks }, ty, number)?;
        Ok(())
    }

    pub fn ret(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let value = if ops.left() == 0 { None } else { Some(self.pair(&mut ops)?.op) };
        if ops.left() > 0 {
            return Err(self.error("the record of ret is too long"));
        }
        self.push(InstKind::Ret { value }, TypeId::VOID, NO_NUMBER)?;
        Ok(())
    }

    pub fn branch(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let first = self.block(ops.take())?;
        let kind = match ops.left() {
            0 => InstKind::Br { dest: first },
            2 => {
                let else_dest = self.block(ops.take())?;
                let cond = self.value(&mut ops, TypeId::I1, NO_NUMBER)?.op;
                InstKind::CondBr { cond, then_dest: first, else_dest }
            }
            _ => return Err(self.error("the record of br has a wrong number of operands")),
        };
        self.push(kind, TypeId::VOID, NO_NUMBER)?;
        Ok(())
    }

    pub fn indirect_branch(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let Some(number) = ops.take() else { return Err(self.too_short()) };
        let ty = self.type_of(number)?;
        let address = self.value(&mut ops, ty, number as TypeNumber)?;
        if !self.body.context.types.is_ptr(ty) {
            return Err(self.error("the address of indirectbr is no pointer"));
        }
        let mut dests: SmallVec<[BlockId; 16]> = SmallVec::new();
        while ops.left() > 0 {
            dests.push(self.block(ops.take())?);
        }
        let dests = self.body.push_blocks(&dests);
        self.push(InstKind::IndirectBr { address: address.op, dests }, TypeId::VOID, NO_NUMBER)?;
        Ok(())
    }

    pub fn switch(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let Some(first) = ops.take() else { return Err(self.too_short()) };
        if first >> 16 == SWITCH_RANGES_MAGIC {
            return self.switch_ranges(ops);
        }
        let ty = self.type_of(first)?;
        let value = self.value(&mut ops, ty, first as TypeNumber)?;
        let default = self.block(ops.take())?;
        if ops.left() % 2 == 1 || !self.body.context.types.is_int(ty) {
            return Err(self.error("the record of switch is of no known form"));
        }
        let mut values: SmallVec<[Operand; 16]> = SmallVec::new();
        let mut dests: SmallVec<[BlockId; 16]> = SmallVec::new();
        while let Some(number) = ops.take() {
            let case = u32::try_from(number).ok().and_then(|number| self.values.get(number));
            let constant = case.filter(|case| case.ty == ty).and_then(|case| case.as_const());
            let is_number = constant.is_some_and(|id| {
                matches!(self.body.context.consts.data(id), ConstData::Int(_) | ConstData::WideInt(_))
            });
            match constant {
                Some(id) if is_number => values.push(Operand::Const(id)),
                _ => return Err(self.error("a case of switch is no constant of its type")),
            }
            dests.push(self.block(ops.take())?);
        }
        let values = self.body.push_operands(&values);
        let dests = self.body.push_blocks(&dests);
        self.push(InstKind::Switch { value: value.op, default, values, dests }, TypeId::VOID, NO_NUMBER)?;
        Ok(())
    }

    /// The form with ranges of cases, which LLVM 3.2 could write.
    fn switch_ranges(&mut self, mut ops: Ops<'_>) -> Result<()> {
        /// Cases that ranges may stand for in one switch.
        const MAX_CASES: usize = 1 << 20;
        let Some(number) = ops.take() else { return Err(self.too_short()) };
        let ty = self.type_of(number)?;
        let Some(bits) = self.body.context.types.int_bits(ty) else {
            return Err(self.error("the value of switch is no integer"));
        };
        if bits > 64 {
            return Err(self.error("a switch with ranges of more than 64 bits"));
        }
        let value = self.value(&mut ops, ty, number as TypeNumber)?;
        let default = self.block(ops.take())?;
        let Some(cases) = ops.take() else { return Err(self.too_short()) };
        let mask = crate::ir::truncate_to_bits(u64::MAX, bits);
        let mut values: Vec<Operand> = Vec::new();
        let mut dests: Vec<BlockId> = Vec::new();
        for _ in 0..cases {
            let Some(items) = ops.take() else { return Err(self.too_short()) };
            for _ in 0..items {
                let (Some(single), Some(low)) = (ops.take(), ops.take()) else {
                    return Err(self.too_short());
                };
                let low = super::bitstream::signed(low) & mask;
                let high = if single != 0 {
                    low
                } else {
                    let Some(high) = ops.take() else { return Err(self.too_short()) };
                    super::bitstream::signed(high) & mask
                };
                let count = high.saturating_sub(low);
                if low <= high && (count >= MAX_CASES as u64 || values.len() + count as usize > MAX_CASES) {
                    return Err(self.error("a switch stands for too many cases"));
                }
                for case in low..=high {
                    let context = &mut self.body.context;
                    values.push(Operand::Const(context.consts.int(&context.types, ty, case)));
                }
            }
            let dest = self.block(ops.take())?;
            dests.resize(values.len(), dest);
        }
        let values = self.body.push_operands(&values);
        let dests = self.body.push_blocks(&dests);
        self.push(InstKind::Switch { value: value.op, default, values, dests }, TypeId::VOID, NO_NUMBER)?;
        Ok(())
    }
}
