//! Addresses: getelementptr, and pointers as a base with a constant offset.

use super::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::settings::OptLevel;
use rllc_frontend::ir::{
    ArithFlags, BinOp, CastOp, ConstData, ConstId, Inst, InstKind, Operand, Type, TypeId, ValueDef, ValueId,
};

/// The most instructions behind an index that are looked at.
const MAX_SPLITS: usize = 16;

/// An index as the sum of another and a constant.
struct SplitIndex {
    index: Operand,
    /// Whether `index` is extended to 64 bits with zeros instead of its sign.
    zero_extended: bool,
    distance: i64,
}

impl Address {
    /// `offset` bytes further on.
    pub(crate) fn plus(self, offset: i64) -> Address {
        Address { base: self.base, offset: self.offset.wrapping_add(offset) }
    }
}

impl<'a> Translator<'a> {
    /// The address in a pointer operand.
    pub(crate) fn address(&mut self, pointer: Operand) -> Lowered<Address> {
        if let Operand::Value(value) = pointer
            && !self.is_demoted()
            && let Some(address) = self.addresses.get(&value)
        {
            return Ok(*address);
        }
        Ok(Address { base: AddressBase::Value(self.one(pointer)?), offset: 0 })
    }

    /// Lets `to` have the known address of `from`.
    pub(super) fn copy_address(&mut self, from: ValueId, to: ValueId) {
        if let Some(&address) = self.addresses.get(&from) {
            self.addresses.insert(to, address);
        }
    }

    /// Makes `address` the value of the instruction, and remembers it for the accesses through it.
    pub(super) fn set_address(&mut self, inst: &Inst, address: Address) {
        let value = self.address_value(address);
        self.set_result(inst, &[value]);
        if let Some(result) = inst.result.expand()
            && !self.is_demoted()
        {
            self.addresses.insert(result, address);
        }
    }

    pub(super) fn get_element_ptr(&mut self, inst: &'a Inst) -> Lowered<()> {
        let InstKind::GetElementPtr { source_type, base, indices, .. } = &inst.kind else {
            return unsupported("this address computation");
        };
        if inst.result.expand().is_some_and(|result| self.promotions.is_promoted(result)) {
            return Ok(());
        }
        if self.types().is_vector(inst.ty) {
            let parts = self.vector_gep(*source_type, *base, self.body.operands(*indices), inst.ty)?;
            self.set_result(inst, &parts);
            return Ok(());
        }
        let address = self.gep_address(*source_type, *base, self.body.operands(*indices))?;
        self.set_address(inst, address);
        Ok(())
    }

    /// The value of a `getelementptr` (constant expressions).
    pub(crate) fn gep_parts(
        &mut self,
        source_type: TypeId,
        base: Operand,
        indices: &[Operand],
        ty: TypeId,
    ) -> Lowered<Parts> {
        if self.types().is_vector(ty) {
            return self.vector_gep(source_type, base, indices, ty);
        }
        let address = self.gep_address(source_type, base, indices)?;
        Ok(Parts::from_slice(&[self.address_value(address)]))
    }

    /// The distance that a scalar `getelementptr` with such indices adds; `None`: it is not always the same.
    pub(super) fn constant_distance(
        &self,
        source_type: TypeId,
        indices: impl Iterator<Item = Operand>,
    ) -> Option<i64> {
        let types = self.types();
        let stride = |ty| self.layout().fixed_alloc_size(types, ty).map(|size| size as i64);
        let mut ty = source_type;
        let mut offset = 0i64;
        for (position, index) in indices.enumerate() {
            let Operand::Const(index) = index else { return None };
            let index = match self.body.context.consts.data(index) {
                ConstData::WideInt(limbs) => limbs[0] as i64,
                _ => self.extended_constant(index, false)?,
            };
            let step = match (position, types.get(ty)) {
                (0, _) => index.wrapping_mul(stride(source_type)?),
                (_, Type::Array { elem, .. } | Type::Vector { elem, .. }) => {
                    ty = *elem;
                    index.wrapping_mul(stride(ty)?)
                }
                _ => {
                    let field = usize::try_from(index).ok()?;
                    let (fields, _) = types.struct_body(ty)?;
                    let offset = *self.layout().struct_layout(types, ty).offsets.get(field)?;
                    ty = *fields.get(field)?;
                    offset as i64
                }
            };
            offset = offset.wrapping_add(step);
        }
        Some(offset)
    }

    /// The address a scalar `getelementptr` computes (LangRef: every index is sign-extended or truncated to the
    /// index width, products and sums wrap).
    fn gep_address(&mut self, source_type: TypeId, base: Operand, indices: &[Operand]) -> Lowered<Address> {
        let address = self.address(base)?;
        self.indexed_address(address, source_type, indices)
    }

    fn indexed_address(
        &mut self,
        mut address: Address,
        source_type: TypeId,
        indices: &[Operand],
    ) -> Lowered<Address> {
        let mut ty = source_type;
        for (position, &index) in indices.iter().enumerate() {
            let stride = if position == 0 {
                self.element_stride(source_type)?
            } else {
                match self.types().get(ty) {
                    Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                        ty = *elem;
                        self.element_stride(ty)?
                    }
                    Type::Struct { .. } | Type::Named(_) => {
                        let field = self.constant_index(index)?;
                        let Some((fields, _)) = self.types().struct_body(ty) else {
                            return unsupported("an address in an opaque type");
                        };
                        let Some(&field_type) = fields.get(field as usize) else {
                            return unsupported("an address of a field that does not exist");
                        };
                        let offset = self.layout().struct_layout(self.types(), ty).offsets[field as usize];
                        address = address.plus(offset as i64);
                        ty = field_type;
                        continue;
                    }
                    _ => return unsupported("an index into this type"),
                }
            };
            address = self.plus_scaled(address, index, stride)?;
        }
        Ok(address)
    }

    /// The distance in bytes between elements of type `ty`.
    pub(crate) fn element_stride(&mut self, ty: TypeId) -> Lowered<u64> {
        match self.layout().fixed_alloc_size(self.types(), ty) {
            Some(size) => Ok(size),
            None => unsupported("the size of this type"),
        }
    }

    /// `address + index × stride`.
    fn plus_scaled(&mut self, address: Address, index: Operand, stride: u64) -> Lowered<Address> {
        if let Operand::Const(constant) = index {
            if let Some(value) = self.extended_constant(constant, false) {
                return Ok(address.plus(value.wrapping_mul(stride as i64)));
            }
            match self.body.context.consts.data(constant) {
                ConstData::WideInt(limbs) => {
                    return Ok(address.plus((limbs[0] as i64).wrapping_mul(stride as i64)));
                }
                ConstData::Zero | ConstData::Undef | ConstData::Poison => return Ok(address),
                _ => {}
            }
        }
        if stride == 0 {
            return Ok(address);
        }
        let split = self.split_index(index);
        let address = address.plus(split.distance.wrapping_mul(stride as i64));
        let index = match split.zero_extended {
            true => {
                let index = self.one(split.index)?;
                self.widen(index, I64)
            }
            false => self.index_value(split.index)?,
        };
        let scaled = self.scale(index, stride);
        // The variable part joins the base; the constant offset stays outside for the access to fold.
        let base = self.address_value(Address { base: address.base, offset: 0 });
        let sum = self.ins().iadd(base, scaled);
        Ok(Address { base: AddressBase::Value(sum), offset: address.offset })
    }

    /// Splits an index into another one and a constant distance, which the access can add at no cost.
    fn split_index(&self, index: Operand) -> SplitIndex {
        let mut split = SplitIndex { index, zero_extended: false, distance: 0 };
        if self.is_demoted() || self.isa.flags().opt_level() == OptLevel::None {
            return split;
        }
        for _ in 0..MAX_SPLITS {
            let wide = self.types().int_bits(self.operand_type(split.index)) == Some(64);
            match self.defining_inst(split.index).map(|inst| &inst.kind) {
                Some(&InstKind::Binary { op, flags, args: [base, Operand::Const(constant)] }) => {
                    // The extension of a sum is the sum of the extensions if it does not overflow.
                    let exact = wide
                        || flags.contains(match split.zero_extended {
                            true => ArithFlags::NUW,
                            false => ArithFlags::NSW,
                        });
                    let Some(constant) = self.extended_constant(constant, split.zero_extended) else { break };
                    let distance = match op {
                        BinOp::Add if exact => constant,
                        BinOp::Sub if exact => constant.wrapping_neg(),
                        BinOp::Or if flags.contains(ArithFlags::DISJOINT) => constant,
                        _ => break,
                    };
                    split.distance = split.distance.wrapping_add(distance);
                    split.index = base;
                }
                Some(&InstKind::Cast { op: op @ (CastOp::SExt | CastOp::ZExt), flags, arg })
                    if wide && self.types().int_bits(self.operand_type(arg)).is_some_and(|bits| bits > 1) =>
                {
                    split.index = arg;
                    // What is not negative extends in both ways alike.
                    let either = flags.contains(ArithFlags::NNEG);
                    split.zero_extended = op == CastOp::ZExt && !(either && self.wraps_unsigned(arg));
                }
                _ => break,
            }
        }
        split
    }

    /// Whether a value is a sum that is only known not to overflow as a signed number.
    fn wraps_unsigned(&self, operand: Operand) -> bool {
        self.defining_inst(operand).is_some_and(|inst| match inst.kind {
            InstKind::Binary { flags, .. } => {
                flags.contains(ArithFlags::NSW) && !flags.contains(ArithFlags::NUW)
            }
            _ => false,
        })
    }

    /// A constant of at most 64 bits, extended to 64.
    fn extended_constant(&self, constant: ConstId, zero: bool) -> Option<i64> {
        let bits = self.types().int_bits(self.body.context.consts.ty(constant)).filter(|&bits| bits <= 64)?;
        let shift = 64 - bits;
        match *self.body.context.consts.data(constant) {
            ConstData::Int(value) if zero => Some(value as i64),
            ConstData::Int(value) => Some(((value << shift) as i64) >> shift),
            _ => None,
        }
    }

    /// The instruction that computes a value.
    fn defining_inst(&self, operand: Operand) -> Option<&'a Inst> {
        let Operand::Value(value) = operand else { return None };
        match self.body.values[value].def {
            ValueDef::Inst(inst) => Some(&self.body.insts[inst]),
            ValueDef::Param(_) | ValueDef::Forward => None,
        }
    }

    /// `index × stride`.
    pub(crate) fn scale(&mut self, index: ir::Value, stride: u64) -> ir::Value {
        match stride {
            1 => index,
            _ if stride.is_power_of_two() => self.ins().ishl_imm_u(index, i64::from(stride.trailing_zeros())),
            _ => self.ins().imul_imm_s(index, stride as i64),
        }
    }

    /// An index as a 64-bit integer.
    pub(crate) fn index_value(&mut self, index: Operand) -> Lowered<ir::Value> {
        let ty = self.operand_type(index);
        match self.repr(ty)?.kind {
            ReprKind::Int(bits) => {
                let value = self.one(index)?;
                Ok(if bits > 64 { self.reduce(value, I64) } else { self.sign_widen(value, bits, I64) })
            }
            ReprKind::Limbs(_) => Ok(self.parts(index)?[0]),
            _ => unsupported("an index of this type"),
        }
    }

    /// The number of a struct field.
    pub(crate) fn constant_index(&mut self, index: Operand) -> Lowered<u64> {
        let Operand::Const(constant) = index else { return unsupported("a variable struct index") };
        match self.body.context.consts.data(constant) {
            ConstData::Int(value) => Ok(*value),
            // A vector of equal indices (vector getelementptr).
            ConstData::Zero => Ok(0),
            ConstData::Splat(element) => self.constant_index(Operand::Const(*element)),
            ConstData::Aggregate(elements) if !elements.is_empty() => {
                self.constant_index(Operand::Const(elements[0]))
            }
            ConstData::Data(bytes) if bytes.len() >= 4 => {
                Ok(u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])))
            }
            _ => unsupported("a struct index of this form"),
        }
    }
}
