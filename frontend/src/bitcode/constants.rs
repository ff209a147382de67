//! CONSTANTS blocks of modules and functions.
//!
//! A constant may use others that come later in its block. Such constants are kept as [`Pending`] and built, once
//! the block is read, by a depth-first walk with an explicit stack.

use super::bitstream::{Cursor, Record, signed};
use super::codes::{self, constants as code};
use super::decode::{binary_flags, binary_op, cast_op, fcmp_pred, gep_flags, icmp_pred};
use super::types::{NO_NUMBER, TypeNumber, TypeNumbers};
use super::values::{Val, Values};
use crate::diagnostics::Result;
use crate::ir::{
    ArithFlags, AsmId, BinOp, BlockRef, CastOp, ConstData, ConstExpr, ConstId, Context, GepFlags, InlineAsm,
    Operand, StrId, Type, TypeId, data_element_size,
};
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// What short records may expand to (lanes of vectors filled with one number, lanes of shuffle masks, limbs of
/// wide numbers) is bounded by the size of the input, so that a small file cannot fill the memory.
#[derive(Debug)]
pub struct Budget {
    left: u64,
}

impl Budget {
    /// For records that take `bytes` bytes.
    pub fn of(bytes: usize) -> Budget {
        Budget { left: bytes as u64 * 64 + (1 << 16) }
    }

    /// Takes `count` elements.
    pub fn take(&mut self, count: u64) -> std::result::Result<(), &'static str> {
        self.left =
            self.left.checked_sub(count).ok_or("constants expand to more than the file's size allows")?;
        Ok(())
    }
}

/// How a pending constant is made from its operands.
#[derive(Clone, Copy, Debug)]
enum Build {
    Aggregate,
    Binary(BinOp, ArithFlags),
    Cast(CastOp),
    GetElementPtr { source_type: TypeId, flags: GepFlags, in_range: Option<(i64, i64)> },
    Select,
    ExtractElement,
    InsertElement,
    ShuffleVector,
    Compare(u64),
    FNeg,
    BlockAddress(u32),
    DsoLocalEquivalent,
    NoCfi,
    PtrAuth,
}

#[derive(Clone, Debug)]
struct PendingConstant {
    value: u32,
    ty: TypeId,
    number: TypeNumber,
    build: Build,
    /// Value numbers, in the pool.
    operands: Range<usize>,
    /// Its operands are being built.
    open: bool,
}

/// Constants that wait for their operands.
#[derive(Debug, Default)]
struct Pending {
    constants: Vec<PendingConstant>,
    operands: Vec<u32>,
    by_value: FxHashMap<u32, usize>,
}

/// Reads constants into a list of values.
pub struct ConstantReader<'r, 'm, 'a> {
    pub cursor: &'r mut Cursor<'a>,
    pub context: &'r mut Context,
    pub numbers: &'r TypeNumbers,
    pub values: &'r mut Values<'m>,
    pub asms: &'r mut PrimaryMap<AsmId, InlineAsm>,
    pub budget: &'r mut Budget,
}

impl ConstantReader<'_, '_, '_> {
    /// Reads a CONSTANTS block that the cursor stands before.
    pub fn read_block(&mut self) -> Result<()> {
        self.cursor.enter(codes::CONSTANTS)?;
        let mut ty = TypeId::I32;
        let mut number = NO_NUMBER;
        let mut pending = Pending::default();
        let mut record = Record::default();
        let mut scratch = Vec::new();
        let mut elements = Vec::new();
        while let Some(id) = self.cursor.next_record()? {
            self.cursor.read(id, &mut record)?;
            if record.code == code::SETTYPE {
                let Some(new) = record.ops.first().and_then(|&op| self.numbers.get(op)) else {
                    return Err(self.cursor.error("the constants' type does not exist"));
                };
                if new == TypeId::VOID {
                    return Err(self.cursor.error("a constant cannot be void"));
                }
                ty = new;
                number = record.ops[0] as u32;
                continue;
            }
            if let Some(op) = self.simple(&record, ty, number, &mut scratch)? {
                self.values.local.push(Val { op, ty, number });
                continue;
            }
            elements.clear();
            let build = self.compound(&record, ty, &mut elements)?;
            let known =
                elements.iter().all(|&op| self.values.get(op).is_some_and(|value| !value.is_pending()));
            if known {
                let op = self.build(build, ty, &elements)?;
                self.values.local.push(Val { op, ty, number });
                continue;
            }
            let value = self.values.len();
            let start = pending.operands.len();
            pending.operands.extend_from_slice(&elements);
            pending.by_value.insert(value, pending.constants.len());
            pending.constants.push(PendingConstant {
                value,
                ty,
                number,
                build,
                operands: start..pending.operands.len(),
                open: false,
            });
            self.values.local.push(Val::pending(ty, number));
        }
        self.resolve(&mut pending)
    }

    /// Builds what waits for operands.
    fn resolve(&mut self, pending: &mut Pending) -> Result<()> {
        let mut stack: Vec<usize> = Vec::new();
        for root in 0..pending.constants.len() {
            stack.push(root);
            while let Some(&top) = stack.last() {
                let PendingConstant { value, ty, number, build, ref operands, open } = pending.constants[top];
                if self.values.get(value).is_some_and(|value| !value.is_pending()) {
                    stack.pop();
                    continue;
                }
                let operands = &pending.operands[operands.clone()];
                let mut ready = true;
                for operand in operands {
                    match self.values.get(*operand) {
                        Some(value) if !value.is_pending() => {}
                        Some(_) => {
                            ready = false;
                            if let Some(&needed) = pending.by_value.get(operand) {
                                if pending.constants[needed].open {
                                    return Err(self.cursor.error("a constant contains itself"));
                                }
                                stack.push(needed);
                            }
                        }
                        None => {
                            return Err(self
                                .cursor
                                .error(format!("a constant uses value {operand}, which does not exist")));
                        }
                    }
                }
                if ready {
                    let op = self.build(build, ty, operands)?;
                    self.values.set(value, Val { op, ty, number });
                    stack.pop();
                    pending.constants[top].open = false;
                } else if open {
                    return Err(self.cursor.error("a constant contains itself"));
                } else {
                    pending.constants[top].open = true;
                }
            }
        }
        Ok(())
    }

    /// Constants that use no others.
    fn simple(
        &mut self,
        record: &Record,
        ty: TypeId,
        number: TypeNumber,
        scratch: &mut Vec<u8>,
    ) -> Result<Option<Operand>> {
        let ops = &record.ops[..];
        let id = match record.code {
            code::NULL => {
                if matches!(self.context.types.get(ty), Type::Function { .. } | Type::Label | Type::Metadata)
                {
                    return Err(self.cursor.error("a null constant of a type that has none"));
                }
                self.context.consts.zero(&self.context.types, ty)
            }
            code::UNDEF => self.context.consts.intern(ty, ConstData::Undef),
            code::POISON => self.context.consts.intern(ty, ConstData::Poison),
            code::INTEGER | code::BYTE => {
                let &[value, ..] = ops else {
                    return Err(self.cursor.error("the number is missing"));
                };
                let value = signed(value);
                let bits = self.number_bits(ty, record.code == code::BYTE)?;
                let scalar = self.context.types.scalar(ty);
                let id = if bits <= 64 {
                    self.context.consts.int(&self.context.types, scalar, value)
                } else {
                    self.spend(u64::from(bits / 64))?;
                    let fill = if value >> 63 == 1 { u64::MAX } else { 0 };
                    let mut limbs = vec![fill; bits.div_ceil(64) as usize];
                    limbs[0] = value;
                    self.context.consts.wide_int(bits, scalar, limbs)
                };
                self.fill(ty, id)?
            }
            code::WIDE_INTEGER | code::WIDE_BYTE => {
                if ops.is_empty() {
                    return Err(self.cursor.error("the number is missing"));
                }
                let bits = self.number_bits(ty, record.code == code::WIDE_BYTE)?;
                self.spend(u64::from(bits / 64))?;
                let limbs = ops.iter().map(|&op| signed(op)).collect();
                let scalar = self.context.types.scalar(ty);
                let id = self.context.consts.wide_int(bits, scalar, limbs);
                self.fill(ty, id)?
            }
            code::FLOAT => {
                let &[low, ..] = ops else {
                    return Err(self.cursor.error("the number is missing"));
                };
                let second =
                    || ops.get(1).copied().ok_or_else(|| self.cursor.error("half of the number is missing"));
                let scalar = self.context.types.scalar(ty);
                let bits = match self.context.types.get(scalar) {
                    Type::Half | Type::BFloat => u128::from(low & 0xffff),
                    Type::Float => u128::from(low & 0xffff_ffff),
                    Type::Double => u128::from(low),
                    Type::X86Fp80 => u128::from(low) << 16 | u128::from(second()? & 0xffff),
                    Type::Fp128 | Type::PpcFp128 => u128::from(second()?) << 64 | u128::from(low),
                    _ => return Err(self.cursor.error("a floating-point constant of another type")),
                };
                let id = self.context.consts.intern(scalar, ConstData::Float(bits));
                self.fill(ty, id)?
            }
            code::STRING | code::CSTRING => {
                record.bytes_from(0, scratch);
                if record.code == code::CSTRING {
                    scratch.push(0);
                }
                match *self.context.types.get(ty) {
                    Type::Array { elem, len } if len == scratch.len() as u64 => {
                        if elem == TypeId::I8 {
                            self.context.consts.packed(ty, scratch.as_slice().into())
                        } else if *self.context.types.get(elem) == Type::Byte(8) {
                            let types = &self.context.types;
                            let consts = &mut self.context.consts;
                            let elements: Vec<ConstId> = scratch
                                .iter()
                                .map(|&byte| consts.int(types, elem, u64::from(byte)))
                                .collect();
                            consts.aggregate(types, ty, &elements)
                        } else {
                            return Err(self.cursor.error("a string's elements are no bytes"));
                        }
                    }
                    _ => return Err(self.cursor.error("a string's type is no array of its length")),
                }
            }
            code::DATA => {
                let (elem, len) = match *self.context.types.get(ty) {
                    Type::Array { elem, len } => (elem, len),
                    Type::Vector { elem, len, scalable: false } => (elem, u64::from(len)),
                    _ => {
                        return Err(self
                            .cursor
                            .error("packed elements of a type that is no array or vector"));
                    }
                };
                if len != ops.len() as u64 || ops.is_empty() {
                    return Err(self.cursor.error("an array has not as many elements as its type"));
                }
                match *self.context.types.get(elem) {
                    Type::Byte(8 | 16 | 32 | 64) => {
                        let types = &self.context.types;
                        let consts = &mut self.context.consts;
                        let elements: Vec<ConstId> =
                            ops.iter().map(|&op| consts.int(types, elem, op)).collect();
                        consts.aggregate(types, ty, &elements)
                    }
                    ref elem => {
                        let Some(size) = data_element_size(elem) else {
                            return Err(self.cursor.error("packed elements of a type that is not packed"));
                        };
                        scratch.clear();
                        scratch.reserve(size * ops.len());
                        for op in ops {
                            scratch.extend_from_slice(&op.to_le_bytes()[..size]);
                        }
                        self.context.consts.packed(ty, scratch.as_slice().into())
                    }
                }
            }
            code::INLINEASM_OLD | code::INLINEASM_OLD2 | code::INLINEASM_OLD3 | code::INLINEASM => {
                return self.inline_asm(record, ty, number).map(Some);
            }
            _ => return Ok(None),
        };
        Ok(Some(Operand::Const(id)))
    }

    fn spend(&mut self, count: u64) -> Result<()> {
        self.budget.take(count).map_err(|message| self.cursor.error(message))
    }

    /// The width of an integer (or byte) type or of a vector's elements.
    fn number_bits(&self, ty: TypeId, byte: bool) -> Result<u32> {
        match self.context.types.get(self.context.types.scalar(ty)) {
            Type::Int(bits) if !byte => Ok(*bits),
            Type::Byte(bits) if byte => Ok(*bits),
            _ => Err(self.cursor.error("an integer constant of another type")),
        }
    }

    /// `id` itself, or the vector `ty` that has it in all lanes.
    fn fill(&mut self, ty: TypeId, id: ConstId) -> Result<ConstId> {
        match *self.context.types.get(ty) {
            Type::Vector { scalable: true, .. } if self.context.consts.is_null(id) => {
                Ok(self.context.consts.intern(ty, ConstData::Zero))
            }
            Type::Vector { scalable: true, .. } => Ok(self.context.consts.intern(ty, ConstData::Splat(id))),
            Type::Vector { len, .. } => {
                self.spend(u64::from(len))?;
                let elements = vec![id; len as usize];
                Ok(self.context.consts.aggregate(&self.context.types, ty, &elements))
            }
            _ => Ok(id),
        }
    }

    fn inline_asm(&mut self, record: &Record, ty: TypeId, number: TypeNumber) -> Result<Operand> {
        let mut ops = &record.ops[..];
        let function_type = if record.code == code::INLINEASM {
            let ty = ops.first().and_then(|&op| self.numbers.get(op));
            ops = ops.get(1..).unwrap_or(&[]);
            ty
        } else {
            self.numbers.pointee(number, self.context).map(|(ty, _)| ty)
        };
        let Some(function_type) = function_type.filter(|&ty| self.context.types.function_parts(ty).is_some())
        else {
            return Err(self.cursor.error("inline assembly has no function type"));
        };
        if !self.context.types.is_ptr(ty) {
            return Err(self.cursor.error("inline assembly is not of pointer type"));
        }
        let Some((&flags, rest)) = ops.split_first() else {
            return Err(self.cursor.error("the inline assembly's record is too short"));
        };
        let (template, rest) = self.counted(rest)?;
        let (constraints, _) = self.counted(rest)?;
        let template = crate::upgrade::assembly::upgrade_inline(template);
        let asm = InlineAsm {
            template: self.context.strings.intern(&template),
            constraints: self.context.strings.intern(&constraints),
            function_type,
            side_effect: flags & 1 != 0,
            align_stack: flags >> 1 & 1 != 0,
            intel_dialect: record.code != code::INLINEASM_OLD && flags >> 2 & 1 != 0,
            can_throw: matches!(record.code, code::INLINEASM_OLD3 | code::INLINEASM) && flags >> 3 & 1 != 0,
        };
        Ok(Operand::Asm(self.asms.push(asm)))
    }

    /// A length and as many bytes.
    fn counted<'o>(&self, ops: &'o [u64]) -> Result<(Vec<u8>, &'o [u64])> {
        if let Some((&len, rest)) = ops.split_first()
            && let Ok(len) = usize::try_from(len)
            && len <= rest.len()
        {
            let (bytes, rest) = rest.split_at(len);
            return Ok((bytes.iter().map(|&byte| byte as u8).collect(), rest));
        }
        Err(self.cursor.error("a string in the record is cut short"))
    }

    /// Constants that use others: what to build, and the numbers of the operands.
    fn compound(&mut self, record: &Record, ty: TypeId, operands: &mut Vec<u32>) -> Result<Build> {
        let ops = &record.ops[..];
        let need = |count: usize| {
            if ops.len() < count {
                return Err(self.cursor.error("the constant's record is too short"));
            }
            Ok(())
        };
        let mut take = |values: &[u64]| operands.extend(values.iter().map(|&value| value as u32));
        let type_of = |op: u64| {
            self.numbers.get(op).ok_or_else(|| self.cursor.error(format!("type {op} does not exist")))
        };
        let types = &self.context.types;
        Ok(match record.code {
            code::AGGREGATE => {
                need(1)?;
                take(ops);
                Build::Aggregate
            }
            code::CE_BINOP => {
                need(3)?;
                take(&ops[1..3]);
                let Some(op) = binary_op(ops[0], types, ty) else {
                    return Err(self.cursor.error(format!("unknown binary operation {}", ops[0])));
                };
                let flags = binary_flags(op, record.or_zero(3));
                Build::Binary(op, if op.is_float() { ArithFlags::NONE } else { flags })
            }
            code::CE_UNOP => {
                need(2)?;
                take(&ops[1..2]);
                if ops[0] != 0 || !types.is_float(types.scalar(ty)) {
                    return Err(self.cursor.error(format!("unknown unary operation {}", ops[0])));
                }
                Build::FNeg
            }
            code::CE_CAST => {
                need(3)?;
                type_of(ops[1])?;
                take(&ops[2..3]);
                let Some(op) = cast_op(ops[0]) else {
                    return Err(self.cursor.error(format!("unknown conversion {}", ops[0])));
                };
                Build::Cast(op)
            }
            code::CE_SELECT => {
                need(3)?;
                take(&ops[..3]);
                Build::Select
            }
            code::CE_EXTRACTELT => {
                need(3)?;
                type_of(ops[0])?;
                take(&[ops[1], ops[if ops.len() == 4 { 3 } else { 2 }]]);
                Build::ExtractElement
            }
            code::CE_INSERTELT => {
                need(3)?;
                take(&[ops[0], ops[1], ops[if ops.len() == 4 { 3 } else { 2 }]]);
                Build::InsertElement
            }
            code::CE_SHUFFLEVEC => {
                need(3)?;
                take(&ops[..3]);
                Build::ShuffleVector
            }
            code::CE_SHUFVEC_EX => {
                need(4)?;
                type_of(ops[0])?;
                take(&ops[1..4]);
                Build::ShuffleVector
            }
            code::CE_CMP => {
                need(4)?;
                type_of(ops[0])?;
                take(&ops[1..3]);
                Build::Compare(ops[3])
            }
            code::CE_GEP_OLD
            | code::CE_INBOUNDS_GEP
            | code::CE_GEP_WITH_INRANGE_INDEX_OLD
            | code::CE_GEP
            | code::CE_GEP_WITH_INRANGE => return self.element_pointer(record, operands),
            code::BLOCKADDRESS => {
                need(3)?;
                take(&ops[1..2]);
                match u32::try_from(ops[2]) {
                    Ok(block) if block != 0 => Build::BlockAddress(block),
                    _ => return Err(self.cursor.error("the address of the entry block is taken")),
                }
            }
            code::DSO_LOCAL_EQUIVALENT => {
                need(2)?;
                take(&ops[1..2]);
                Build::DsoLocalEquivalent
            }
            code::NO_CFI => {
                need(2)?;
                take(&ops[1..2]);
                Build::NoCfi
            }
            code::PTRAUTH => {
                need(4)?;
                take(&ops[..4]);
                Build::PtrAuth
            }
            code::PTRAUTH2 => {
                need(5)?;
                take(&ops[..5]);
                Build::PtrAuth
            }
            other => return Err(self.cursor.error(format!("unknown constant record {other}"))),
        })
    }

    fn element_pointer(&self, record: &Record, operands: &mut Vec<u32>) -> Result<Build> {
        let too_short = || self.cursor.error("the constant getelementptr's record is too short");
        let mut ops = &record.ops[..];
        let mut next = || -> Result<u64> {
            let (&first, rest) = ops.split_first().ok_or_else(too_short)?;
            ops = rest;
            Ok(first)
        };
        let typed = matches!(
            record.code,
            code::CE_GEP_WITH_INRANGE_INDEX_OLD | code::CE_GEP | code::CE_GEP_WITH_INRANGE
        ) || record.len() % 2 == 1;
        let mut source_type = None;
        if typed {
            let number = next()?;
            let Some(ty) = self.numbers.get(number) else {
                return Err(self.cursor.error(format!("type {number} does not exist")));
            };
            source_type = Some(ty);
        }
        let mut flags = GepFlags::NONE;
        let mut in_range = None;
        match record.code {
            code::CE_INBOUNDS_GEP => flags = gep_flags(1),
            // The index that `inrange` marked in older editions says nothing that is still kept.
            code::CE_GEP_WITH_INRANGE_INDEX_OLD => flags = gep_flags(next()? & 1),
            code::CE_GEP => flags = gep_flags(next()?),
            code::CE_GEP_WITH_INRANGE => {
                flags = gep_flags(next()?);
                let bits = next()?;
                if bits > 64 {
                    return Err(self.cursor.error("an inrange of more than 64 bits"));
                }
                in_range = Some((signed(next()?) as i64, signed(next()?) as i64));
            }
            _ => {}
        }
        if ops.is_empty() || ops.len() % 2 == 1 {
            return Err(too_short());
        }
        let mut base_number = u32::try_from(ops[0]).unwrap_or(NO_NUMBER);
        for pair in ops.chunks_exact(2) {
            if self.numbers.get(pair[0]).is_none() {
                return Err(self.cursor.error(format!("type {} does not exist", pair[0])));
            }
            operands.push(pair[1] as u32);
        }
        let source_type = match source_type {
            Some(ty) => ty,
            None => {
                if self.numbers.get(ops[0]).is_some_and(|ty| self.context.types.is_vector(ty)) {
                    base_number = self.numbers.component(base_number, 0);
                }
                let Some((ty, _)) = self.numbers.pointee(base_number, self.context) else {
                    return Err(self
                        .cursor
                        .error("the element type of a constant getelementptr is not known"));
                };
                ty
            }
        };
        Ok(Build::GetElementPtr { source_type, flags, in_range })
    }

    fn operand(&self, number: u32) -> Result<ConstId> {
        match self.values.get(number) {
            Some(value) if value.is_pending() => {
                Err(self.cursor.error(format!("constant {number} is not known yet")))
            }
            Some(value) => value
                .as_const()
                .ok_or_else(|| self.cursor.error(format!("a constant uses value {number}, which is none"))),
            None => Err(self.cursor.error(format!("a constant uses value {number}, which does not exist"))),
        }
    }

    fn global(&self, number: u32) -> Result<crate::ir::GlobalId> {
        match self.context.consts.data(self.operand(number)?) {
            ConstData::Global(global) => Ok(*global),
            _ => Err(self.cursor.error("the operand of a constant is no global")),
        }
    }

    fn same_type(&self, id: ConstId, ty: TypeId) -> Result<()> {
        if self.context.consts.ty(id) == ty {
            return Ok(());
        }
        Err(self.cursor.error("an operand of a constant has the wrong type"))
    }

    /// Builds a constant whose operands are known.
    fn build(&mut self, build: Build, ty: TypeId, numbers: &[u32]) -> Result<Operand> {
        // Few constants but aggregates have more operands than this.
        let mut ids = smallvec::SmallVec::<[ConstId; 8]>::new();
        if !matches!(build, Build::BlockAddress(_) | Build::DsoLocalEquivalent | Build::NoCfi) {
            for &number in numbers {
                ids.push(self.operand(number)?);
            }
        }
        let expr = match build {
            Build::Aggregate => return self.aggregate(ty, &ids),
            Build::Binary(op, flags) => {
                self.same_type(ids[0], ty)?;
                self.same_type(ids[1], ty)?;
                ConstExpr::Binary { op, flags, args: [ids[0], ids[1]] }
            }
            Build::Cast(op) => {
                let from = self.context.consts.ty(ids[0]);
                if !super::decode::cast_is_valid(&self.context.types, op, from, ty) {
                    return Err(self.cursor.error(format!("an impossible {} of a constant", op.keyword())));
                }
                ConstExpr::Cast { op, arg: ids[0] }
            }
            Build::GetElementPtr { source_type, flags, in_range } => {
                if !self.context.types.is_ptr(self.context.types.scalar(self.context.consts.ty(ids[0]))) {
                    return Err(self.cursor.error("a constant getelementptr's base is no pointer"));
                }
                ConstExpr::GetElementPtr { source_type, flags, in_range, args: ids.as_slice().into() }
            }
            Build::Select => {
                self.same_type(ids[1], ty)?;
                self.same_type(ids[2], ty)?;
                ConstExpr::Select { args: [ids[0], ids[1], ids[2]] }
            }
            Build::ExtractElement => {
                if !self.context.types.is_vector(self.context.consts.ty(ids[0]))
                    || self.context.types.scalar(self.context.consts.ty(ids[0])) != ty
                {
                    return Err(self
                        .cursor
                        .error("extractelement of a constant that is no vector of its type"));
                }
                ConstExpr::ExtractElement { args: [ids[0], ids[1]] }
            }
            Build::InsertElement => {
                self.same_type(ids[0], ty)?;
                if !self.context.types.is_vector(ty) {
                    return Err(self.cursor.error("insertelement into a constant that is no vector"));
                }
                self.same_type(ids[1], self.context.types.scalar(ty))?;
                ConstExpr::InsertElement { args: [ids[0], ids[1], ids[2]] }
            }
            Build::ShuffleVector => {
                let from = self.context.consts.ty(ids[0]);
                self.same_type(ids[1], from)?;
                if !self.context.types.is_vector(from) || !self.context.types.is_vector(ty) {
                    return Err(self.cursor.error("shufflevector of constants that are no vectors"));
                }
                let mut mask = Vec::new();
                self.mask(ids[2], &mut mask)?;
                let mask: Vec<i32> = mask.into_iter().map(|lane| lane as i32).collect();
                ConstExpr::ShuffleVector { args: [ids[0], ids[1]], mask: mask.into() }
            }
            Build::Compare(pred) => {
                let from = self.context.consts.ty(ids[0]);
                self.same_type(ids[1], from)?;
                let args = [ids[0], ids[1]];
                if self.context.types.is_float(self.context.types.scalar(from)) {
                    let Some(pred) = fcmp_pred(pred) else {
                        return Err(self.cursor.error(format!("unknown predicate {pred}")));
                    };
                    ConstExpr::Fcmp { pred, args }
                } else {
                    let Some(pred) = icmp_pred(pred) else {
                        return Err(self.cursor.error(format!("unknown predicate {pred}")));
                    };
                    ConstExpr::Icmp { pred, args }
                }
            }
            Build::FNeg => {
                self.same_type(ids[0], ty)?;
                ConstExpr::FNeg { arg: ids[0] }
            }
            Build::BlockAddress(block) => {
                let function = self.global(numbers[0])?;
                let block = BlockRef::Index(block);
                return Ok(self.intern(ty, ConstData::BlockAddress { function, block }));
            }
            Build::DsoLocalEquivalent => {
                let global = self.global(numbers[0])?;
                return Ok(self.intern(ty, ConstData::DsoLocalEquivalent(global)));
            }
            Build::NoCfi => {
                let global = self.global(numbers[0])?;
                return Ok(self.intern(ty, ConstData::NoCfi(global)));
            }
            Build::PtrAuth => {
                self.same_type(ids[0], ty)?;
                if ids.len() == 4 {
                    ids.push(self.context.consts.intern(TypeId::PTR, ConstData::Null));
                }
                return Ok(self.intern(ty, ConstData::PtrAuth(ids.as_slice().into())));
            }
        };
        let id = crate::upgrade::constants::expression(self.context, ty, expr);
        Ok(Operand::Const(id))
    }

    fn intern(&mut self, ty: TypeId, data: ConstData) -> Operand {
        Operand::Const(self.context.consts.intern(ty, data))
    }

    fn aggregate(&mut self, ty: TypeId, elements: &[ConstId]) -> Result<Operand> {
        let Context { types, consts, .. } = &mut *self.context;
        let wrong_count = || self.cursor.error("an aggregate has not as many elements as its type");
        let wrong_type = || self.cursor.error("an element of an aggregate has the wrong type");
        match types.get(ty) {
            Type::Array { elem, len } => {
                if *len != elements.len() as u64 {
                    return Err(wrong_count());
                }
                if elements.iter().any(|&id| consts.ty(id) != *elem) {
                    return Err(wrong_type());
                }
            }
            Type::Vector { elem, len, scalable: false } => {
                if *len as usize != elements.len() {
                    return Err(wrong_count());
                }
                if elements.iter().any(|&id| consts.ty(id) != *elem) {
                    return Err(wrong_type());
                }
            }
            Type::Struct { .. } | Type::Named(_) => {
                let Some((fields, _)) = types.struct_body(ty) else { return Err(wrong_count()) };
                if fields.len() != elements.len() {
                    return Err(wrong_count());
                }
                if elements.iter().zip(fields).any(|(&id, &field)| consts.ty(id) != field) {
                    return Err(wrong_type());
                }
            }
            _ => return Err(self.cursor.error("an aggregate constant of a type that is none")),
        }
        Ok(Operand::Const(consts.aggregate(types, ty, elements)))
    }

    /// The lanes that a constant mask selects, -1 as `u32::MAX` (see [`crate::ir::InstKind::ShuffleVector`]).
    fn mask(&mut self, id: ConstId, into: &mut Vec<u32>) -> Result<()> {
        shuffle_mask(self.context, self.budget, id, into).map_err(|message| self.cursor.error(message))
    }
}

/// The lanes that the constant vector `id` selects as a mask, poison as `u32::MAX`; one entry if it is scalable.
pub fn shuffle_mask(
    context: &Context,
    budget: &mut Budget,
    id: ConstId,
    into: &mut Vec<u32>,
) -> std::result::Result<(), &'static str> {
    let Type::Vector { len, scalable, elem } = *context.types.get(context.consts.ty(id)) else {
        return Err("a shuffle mask is no vector");
    };
    if elem != TypeId::I32 {
        return Err("a shuffle mask's elements are not i32");
    }
    let lanes = if scalable { 1 } else { len as usize };
    budget.take(lanes as u64)?;
    match context.consts.data(id) {
        ConstData::Zero => into.resize(lanes, 0),
        ConstData::Undef | ConstData::Poison => into.resize(lanes, u32::MAX),
        ConstData::Data(bytes) => into.extend(
            bytes.chunks_exact(4).map(|lane| u32::from_le_bytes([lane[0], lane[1], lane[2], lane[3]])),
        ),
        ConstData::Aggregate(elements) => {
            for &element in elements {
                match context.consts.data(element) {
                    ConstData::Int(lane) => into.push(*lane as u32),
                    ConstData::Undef | ConstData::Poison => into.push(u32::MAX),
                    _ => return Err("a shuffle mask's element is no number"),
                }
            }
        }
        _ => return Err("a shuffle mask is no constant vector"),
    }
    Ok(())
}

/// Interns a name if it is not empty.
pub fn name_of(context: &mut Context, bytes: &[u8]) -> Option<StrId> {
    if bytes.is_empty() { None } else { Some(context.strings.intern(bytes)) }
}
