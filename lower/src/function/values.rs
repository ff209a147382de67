//! Operands and constants into parts, and results of instructions.
//!
//! Normally the parts of a value are SSA values. In a function that calls `setjmp` (or anything else marked
//! `returns_twice`) they are *demoted*: each value is stored to stack slots of its own when it is defined, and
//! loaded again in every *segment* (block, or part of a block behind such a call) that uses it. So nothing
//! computed before the call is needed in a register or an allocator's spill slot after its second return.

use super::{
    Address, AddressBase, Lowered, NAMESPACE_BODY, NAMESPACE_GLOBAL, NAMESPACE_LIBRARY, NAMESPACE_RAW,
    NAMESPACE_TLS_BASE, NAMESPACE_TLS_OFFSET, PartKey, Parts, PoolRange, Translator, unsupported,
};
use crate::repr::{MAX_PARTS, ReprKind};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{F32, F64, F128, I16, I32, I64, I64X2, I128};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, StackSlotData, StackSlotKind};
use cranelift_entity::SecondaryMap;
use rllc_frontend::ir::{
    Const, ConstData, ConstExpr, ConstId, GlobalId, Inst, Operand, Type, TypeId, ValueId, data_element_size,
};
use smallvec::SmallVec;
use target_lexicon::Architecture;

static UNDEF: &ConstData = &ConstData::Undef;

/// Slots of demoted values.
#[derive(Default)]
pub(crate) struct Demotion {
    slots: SecondaryMap<ValueId, Option<ir::StackSlot>>,
    /// The segment in which the SSA values recorded for a value were made.
    valid_in: SecondaryMap<ValueId, u32>,
    segment: u32,
}

/// Memory flags of rllc's own slots.
pub(crate) fn slot_flags() -> MemFlagsData {
    MemFlagsData::trusted()
}

impl<'a> Translator<'a> {
    /// Code that follows may be reached with other registers than code before.
    pub(crate) fn start_segment(&mut self) {
        if let Some(demotion) = &mut self.demote {
            demotion.segment += 1;
        }
    }

    /// Whether values are kept in slots (see the module's text).
    pub(crate) fn is_demoted(&self) -> bool {
        self.demote.is_some()
    }

    fn remember(&mut self, value: ValueId, parts: &[ir::Value]) {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(parts);
        self.values[value] = PoolRange { start, len: parts.len() as u32 };
        if let Some(demotion) = &mut self.demote {
            demotion.valid_in[value] = demotion.segment;
        }
    }

    /// Gives `value` its parts.
    pub(crate) fn set_value(&mut self, value: ValueId, parts: &[ir::Value]) {
        if self.demote.is_none() || parts.is_empty() {
            self.remember(value, parts);
            return;
        }
        // In a slot, parts have the types that the representation names.
        let ty = self.body.values[value].ty;
        let parts = self.canonical(ty, parts.into()).unwrap_or_default();
        let parts = parts.as_slice();
        self.remember(value, parts);
        let size = parts.iter().map(|&part| part_stride(self.type_of(part))).sum();
        let slot = self.new_slot(size, 16);
        let mut offset = 0;
        for &part in parts {
            self.store_to_slot(part, slot, offset);
            offset += part_stride(self.type_of(part)) as i32;
        }
        if let Some(demotion) = &mut self.demote {
            demotion.slots[value] = Some(slot);
        }
    }

    /// Gives the instruction's result its parts.
    pub(crate) fn set_result(&mut self, inst: &Inst, parts: &[ir::Value]) {
        let Some(result) = inst.result.expand() else { return };
        // The value of an intrinsic with many parts may belong in memory.
        if parts.len() > MAX_PARTS && self.repr(inst.ty).is_ok_and(|repr| repr.kind == ReprKind::Memory) {
            match self.parts_in_memory(inst.ty, parts) {
                Ok(address) => self.set_value(result, &[address]),
                Err(error) => self.record(None, Err(error)),
            }
            return;
        }
        self.set_value(result, parts);
    }

    /// The address of a struct that lies in memory, made from the parts of its fields.
    fn parts_in_memory(&mut self, ty: TypeId, parts: &[ir::Value]) -> Lowered<ir::Value> {
        let types = self.types();
        let Some((fields, _)) = types.struct_body(ty) else { return unsupported("a result of this type") };
        let memory = self.temporary(self.layout().alloc_size(types, ty))?;
        let layout = self.layout().struct_layout(types, ty);
        let mut rest = parts;
        for (index, (&field, &offset)) in fields.iter().zip(&layout.offsets).enumerate() {
            // A mask at the end may come in other parts than those of its type.
            let count = match index + 1 == fields.len() {
                true => rest.len(),
                false => self.repr(field)?.parts.len(),
            };
            let Some((own, others)) = rest.split_at_checked(count) else {
                return unsupported("a result of this type");
            };
            let own = self.canonical(field, own.into())?;
            self.store_parts(field, &own, memory.plus(offset as i64), MemFlagsData::new())?;
            rest = others;
        }
        Ok(self.address_value(memory))
    }

    /// A stack slot of `size` bytes aligned to `align` ≤ 16 bytes.
    pub(crate) fn new_slot(&mut self, size: u32, align: u32) -> ir::StackSlot {
        self.builder.create_sized_stack_slot(StackSlotData::new(
            StackSlotKind::ExplicitSlot,
            size,
            align.trailing_zeros() as u8,
        ))
    }

    /// Stores `value` into a slot.
    pub(crate) fn store_to_slot(&mut self, value: ir::Value, slot: ir::StackSlot, offset: i32) {
        let address = self.ins().stack_addr(I64, slot, offset);
        self.ins().store(slot_flags(), value, address, 0);
    }

    /// Loads from a slot.
    pub(crate) fn load_from_slot(&mut self, ty: ir::Type, slot: ir::StackSlot, offset: i32) -> ir::Value {
        let address = self.ins().stack_addr(I64, slot, offset);
        self.ins().load(ty, slot_flags(), address, 0)
    }

    pub(crate) fn value_parts(&mut self, value: ValueId) -> Lowered<Parts> {
        if let Some(demotion) = &self.demote
            && demotion.valid_in[value] != demotion.segment
        {
            let repr = self.repr(self.body.values[value].ty)?;
            let Some(slot) = self.demote.as_ref().and_then(|demotion| demotion.slots[value]) else {
                return self.undefined(self.body.values[value].ty);
            };
            let mut parts = Parts::new();
            let mut offset = 0;
            for &part in &repr.parts {
                parts.push(self.load_from_slot(part, slot, offset));
                offset += part_stride(part) as i32;
            }
            self.remember(value, &parts);
            return Ok(parts);
        }
        let PoolRange { start, len } = self.values[value];
        Ok(Parts::from_slice(&self.pool[start as usize..(start + len) as usize]))
    }

    /// The parts of an operand. Vectors of i1 may have lanes of any width; see [`Translator::canonical_parts`].
    pub(crate) fn parts(&mut self, operand: Operand) -> Lowered<Parts> {
        match operand {
            Operand::Value(value) => self.value_parts(value),
            Operand::Const(constant) => self.const_parts(constant),
            Operand::Metadata(_) => unsupported("metadata as a value"),
            Operand::Asm(_) => unsupported("inline assembly as a value"),
            Operand::Block(_) => unsupported("a label as a value"),
        }
    }

    /// The parts of an operand of type `ty`, in the types that its representation names.
    pub(crate) fn canonical_parts(&mut self, operand: Operand, ty: TypeId) -> Lowered<Parts> {
        let parts = self.parts(operand)?;
        self.canonical(ty, parts)
    }

    /// The only part of an operand.
    pub(crate) fn one(&mut self, operand: Operand) -> Lowered<ir::Value> {
        match self.parts(operand)?.as_slice() {
            [part] => Ok(*part),
            _ => unsupported("an operand of this type here"),
        }
    }

    /// Parts of an undefined value of type `ty`; zero, so that results do not vary.
    pub(crate) fn undefined(&mut self, ty: TypeId) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        if repr.kind == ReprKind::Memory {
            return self.const_in_memory(ty, UNDEF);
        }
        Ok(repr.parts.iter().map(|&part| self.zero(part)).collect())
    }

    /// Zero of any Cranelift type.
    pub(crate) fn zero(&mut self, ty: ir::Type) -> ir::Value {
        match ty {
            I128 => {
                let zero = self.ins().iconst(I64, 0);
                self.ins().uextend(I128, zero)
            }
            F32 => self.ins().f32const(0.0f32),
            F64 => self.ins().f64const(0.0f64),
            F128 => {
                let constant = self.builder.func.dfg.constants.insert(ir::ConstantData::from(&[0u8; 16][..]));
                self.ins().f128const(constant)
            }
            _ if ty.is_vector() => {
                let bytes = vec![0u8; ty.bytes() as usize];
                self.vector_constant(ty, &bytes)
            }
            _ => self.ins().iconst(ty, 0),
        }
    }

    /// A vector constant from its bytes, lane 0 first, each lane little-endian.
    pub(crate) fn vector_constant(&mut self, ty: ir::Type, bytes: &[u8]) -> ir::Value {
        let constant = self.builder.func.dfg.constants.insert(ir::ConstantData::from(bytes));
        self.ins().vconst(ty, constant)
    }

    /// An integer constant of a Cranelift integer type of at most 128 bits.
    pub(crate) fn int_constant(&mut self, ty: ir::Type, value: u128) -> ir::Value {
        if ty == I128 {
            let low = self.ins().iconst(I64, value as u64 as i64);
            let high = (value >> 64) as u64;
            if high == 0 {
                return self.ins().uextend(I128, low);
            }
            let high = self.ins().iconst(I64, high as i64);
            return self.ins().iconcat(low, high);
        }
        let bits = ty.bits();
        let mask = if bits == 64 { u64::MAX } else { (1u64 << bits) - 1 };
        self.ins().iconst(ty, (value as u64 & mask) as i64)
    }

    /// The parts of a constant.
    pub(crate) fn const_parts(&mut self, id: ConstId) -> Lowered<Parts> {
        let Const { ty, data } = self.body.context.consts.get(id);
        self.const_data_parts(*ty, data)
    }

    fn const_data_parts(&mut self, ty: TypeId, data: &'a ConstData) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        let single = |value| Ok(Parts::from_slice(&[value]));
        match (&repr.kind, data) {
            (ReprKind::Empty, _) => Ok(Parts::new()),
            (ReprKind::Memory, _) => self.const_in_memory(ty, data),
            (_, ConstData::Undef | ConstData::Poison | ConstData::Zero | ConstData::Null) => {
                Ok(repr.parts.iter().map(|&part| self.zero(part)).collect())
            }
            (ReprKind::Int(_), ConstData::Int(value)) => {
                single(self.int_constant(repr.parts[0], u128::from(*value)))
            }
            (ReprKind::Int(_), ConstData::WideInt(limbs)) => {
                let high = limbs.get(1).copied().unwrap_or(0);
                single(self.int_constant(I128, u128::from(limbs[0]) | u128::from(high) << 64))
            }
            (ReprKind::Limbs(_), ConstData::WideInt(limbs)) => {
                Ok(limbs.iter().map(|&limb| self.ins().iconst(I64, limb as i64)).collect())
            }
            (ReprKind::Half | ReprKind::BFloat, ConstData::Float(bits)) => {
                single(self.int_constant(I16, *bits))
            }
            (ReprKind::Float, ConstData::Float(bits)) => {
                single(self.ins().f32const(ir::immediates::Ieee32::with_bits(*bits as u32)))
            }
            (ReprKind::Double, ConstData::Float(bits)) => {
                single(self.ins().f64const(ir::immediates::Ieee64::with_bits(*bits as u64)))
            }
            (ReprKind::Fp128, ConstData::Float(bits)) => {
                let bytes = bits.to_le_bytes();
                let constant = self.builder.func.dfg.constants.insert(ir::ConstantData::from(&bytes[..]));
                single(self.ins().f128const(constant))
            }
            (ReprKind::X87, ConstData::Float(bits)) => {
                let significand = self.ins().iconst(I64, *bits as u64 as i64);
                let sign_exponent = self.ins().iconst(I16, i64::from((*bits >> 64) as u16));
                Ok(Parts::from_slice(&[significand, sign_exponent]))
            }
            (ReprKind::Ptr, ConstData::Global(global)) => single(self.global_address(*global)?),
            (_, ConstData::Expr(expr)) => self.const_expr(ty, expr),
            (ReprKind::Ptr, ConstData::DsoLocalEquivalent(global) | ConstData::NoCfi(global)) => {
                single(self.global_address(*global)?)
            }
            (ReprKind::Ptr, ConstData::BlockAddress { function, block }) => {
                match self.lowering.block_number(self.body, *function, *block) {
                    Some(number) => {
                        let start = self.body_address(*function);
                        single(self.ins().iadd_imm_u(start, i64::from(number)))
                    }
                    None => unsupported("the address of a block that does not exist"),
                }
            }
            (ReprKind::Ptr, ConstData::PtrAuth(_)) => unsupported("ptrauth constants"),
            (ReprKind::Vector { elem, len, .. }, _) => self.const_vector(*elem, *len, &repr.parts, data),
            (
                ReprKind::Aggregate | ReprKind::Lanes { .. },
                ConstData::Aggregate(_) | ConstData::Data(_) | ConstData::Splat(_),
            ) => {
                let mut parts = Parts::new();
                for (elem, _, element) in self.const_elements(ty, data)? {
                    parts.extend_from_slice(&self.const_element_parts(elem, &element)?);
                }
                Ok(parts)
            }
            _ => unsupported("a constant of this form"),
        }
    }

    /// A vector constant: lanes with numbers go into a pool constant, others are inserted.
    fn const_vector(
        &mut self,
        elem: TypeId,
        len: u32,
        part_types: &[ir::Type],
        data: &'a ConstData,
    ) -> Lowered<Parts> {
        let is_mask = self.types().int_bits(elem) == Some(1);
        let lane_bytes = part_types[0].lane_type().bytes() as usize;
        let mut bytes = vec![0u8; part_types.len() * 16];
        let mut computed: SmallVec<[(usize, ConstId); 4]> = SmallVec::new();
        match data {
            ConstData::Data(raw) => bytes[..raw.len()].copy_from_slice(raw),
            ConstData::Aggregate(elements) => {
                for (lane, &element) in elements.iter().enumerate() {
                    let bits = match self.body.context.consts.data(element) {
                        ConstData::Int(value) if is_mask => (*value as u128).wrapping_neg(),
                        ConstData::Int(value) => u128::from(*value),
                        ConstData::Float(bits) => *bits,
                        ConstData::Null | ConstData::Undef | ConstData::Poison | ConstData::Zero => 0,
                        _ => {
                            computed.push((lane, element));
                            0
                        }
                    };
                    let start = lane * lane_bytes;
                    bytes[start..start + lane_bytes].copy_from_slice(&bits.to_le_bytes()[..lane_bytes]);
                }
            }
            _ => return unsupported("a vector constant of this form"),
        }
        debug_assert!(len as usize * lane_bytes <= bytes.len());
        let mut parts: Parts = part_types
            .iter()
            .zip(bytes.chunks_exact(16))
            .map(|(&part, chunk)| self.vector_constant(part, chunk))
            .collect();
        let lanes = 16 / lane_bytes;
        for (lane, element) in computed {
            let value = self.const_parts(element)?[0];
            let value = if is_mask { self.ins().ineg(value) } else { value };
            parts[lane / lanes] = self.ins().insertlane(parts[lane / lanes], value, (lane % lanes) as u8);
        }
        Ok(parts)
    }

    /// The elements of an aggregate or vector constant: type, index, value.
    fn const_elements(
        &mut self,
        ty: TypeId,
        data: &'a ConstData,
    ) -> Lowered<Vec<(TypeId, u64, ConstElement)>> {
        let types = self.types();
        let (fields, uniform, count): (&[TypeId], TypeId, u64) = match types.get(ty) {
            Type::Array { elem, len } => (&[], *elem, *len),
            Type::Vector { elem, len, .. } => (&[], *elem, u64::from(*len)),
            _ => match types.struct_body(ty) {
                Some((fields, _)) => (fields, TypeId::VOID, fields.len() as u64),
                None => return unsupported("constants of opaque types"),
            },
        };
        if count > 1 << 16 {
            return unsupported("a constant aggregate of more than 65536 elements as an operand");
        }
        let elem_of = |index: u64| fields.get(index as usize).copied().unwrap_or(uniform);
        let element = |index: u64| -> Lowered<ConstElement> {
            Ok(match data {
                ConstData::Zero => ConstElement::Zero,
                ConstData::Undef | ConstData::Poison => ConstElement::Undef,
                ConstData::Aggregate(elements) => ConstElement::Const(elements[index as usize]),
                ConstData::Splat(value) => ConstElement::Const(*value),
                ConstData::Data(bytes) => {
                    let Some(size) = data_element_size(types.get(uniform)) else {
                        return unsupported("a constant of this form");
                    };
                    let start = index as usize * size;
                    let mut raw = [0u8; 8];
                    raw[..size].copy_from_slice(&bytes[start..start + size]);
                    ConstElement::Bits(u64::from_le_bytes(raw))
                }
                _ => return unsupported("a constant aggregate of this form"),
            })
        };
        (0..count).map(|index| Ok((elem_of(index), index, element(index)?))).collect()
    }

    fn const_element_parts(&mut self, ty: TypeId, element: &ConstElement) -> Lowered<Parts> {
        match element {
            ConstElement::Const(id) => self.const_parts(*id),
            ConstElement::Zero | ConstElement::Undef => self.undefined(ty),
            ConstElement::Bits(bits) => {
                let repr = self.repr(ty)?;
                let part = match repr.kind {
                    ReprKind::Float => self.ins().f32const(ir::immediates::Ieee32::with_bits(*bits as u32)),
                    ReprKind::Double => self.ins().f64const(ir::immediates::Ieee64::with_bits(*bits)),
                    _ => self.int_constant(repr.parts[0], u128::from(*bits)),
                };
                Ok(Parts::from_slice(&[part]))
            }
        }
    }

    /// A constant that is held in memory: a fresh slot, filled.
    fn const_in_memory(&mut self, ty: TypeId, data: &'a ConstData) -> Lowered<Parts> {
        let size = self.layout().alloc_size(self.types(), ty);
        let address = self.temporary(size)?;
        match data {
            ConstData::Undef | ConstData::Poison => {}
            ConstData::Zero => self.fill_zero(address, size)?,
            ConstData::WideInt(limbs) => {
                let bytes = self.layout().store_size(self.types(), ty);
                self.store_limb_constants(address, limbs, bytes)?;
            }
            _ => return self.const_aggregate_in_memory(address, ty, data),
        }
        Ok(Parts::from_slice(&[self.address_value(address)]))
    }

    fn const_aggregate_in_memory(
        &mut self,
        address: Address,
        ty: TypeId,
        data: &'a ConstData,
    ) -> Lowered<Parts> {
        let size = self.layout().alloc_size(self.types(), ty);
        self.fill_zero(address, size)?;
        let layout = self.layout();
        for (elem, index, element) in self.const_elements(ty, data)? {
            if matches!(element, ConstElement::Zero | ConstElement::Undef) {
                continue;
            }
            let offset = match self.types().get(ty) {
                Type::Array { elem, .. } => index * layout.alloc_size(self.types(), *elem),
                Type::Vector { .. } => return unsupported("a constant vector this large"),
                _ => layout.struct_layout(self.types(), ty).offsets[index as usize],
            };
            let parts = self.const_element_parts(elem, &element)?;
            let element_address = address.plus(offset as i64);
            self.store_parts(elem, &parts, element_address, MemFlagsData::new())?;
        }
        Ok(Parts::from_slice(&[self.address_value(address)]))
    }

    fn const_expr(&mut self, ty: TypeId, expr: &'a ConstExpr) -> Lowered<Parts> {
        let operands =
            |ids: &[ConstId]| ids.iter().map(|&id| Operand::Const(id)).collect::<SmallVec<[_; 3]>>();
        match expr {
            ConstExpr::Binary { op, args, .. } => {
                let (a, b) = (self.const_parts(args[0])?, self.const_parts(args[1])?);
                self.binary_parts(*op, ty, &a, &b)
            }
            ConstExpr::Cast { op, arg } => {
                let from = self.body.context.consts.ty(*arg);
                let parts = self.const_parts(*arg)?;
                self.cast_parts(*op, from, ty, &parts)
            }
            ConstExpr::GetElementPtr { source_type, args, .. } => {
                let args = operands(args);
                self.gep_parts(*source_type, args[0], &args[1..], ty)
            }
            ConstExpr::Icmp { pred, args } => {
                let from = self.body.context.consts.ty(args[0]);
                let (a, b) = (self.const_parts(args[0])?, self.const_parts(args[1])?);
                self.icmp_parts(*pred, from, &a, &b)
            }
            ConstExpr::Fcmp { pred, args } => {
                let from = self.body.context.consts.ty(args[0]);
                let (a, b) = (self.const_parts(args[0])?, self.const_parts(args[1])?);
                self.fcmp_parts(*pred, from, &a, &b)
            }
            ConstExpr::Select { args } => {
                let cond_ty = self.body.context.consts.ty(args[0]);
                let cond = self.const_parts(args[0])?;
                let (a, b) = (self.const_parts(args[1])?, self.const_parts(args[2])?);
                self.select_parts(cond_ty, &cond, ty, &a, &b)
            }
            ConstExpr::FNeg { arg } => {
                let parts = self.const_parts(*arg)?;
                self.fneg_parts(ty, &parts)
            }
            ConstExpr::ExtractElement { args } => {
                let vector = self.const_parts(args[0])?;
                self.element_of(self.body.context.consts.ty(args[0]), &vector, Operand::Const(args[1]), ty)
            }
            ConstExpr::InsertElement { args } => {
                let (vector, element) = (self.const_parts(args[0])?, self.const_parts(args[1])?);
                self.with_element(ty, vector, &element, Operand::Const(args[2]), false)
            }
            ConstExpr::ShuffleVector { args, mask } => {
                let shape = self.shape(self.body.context.consts.ty(args[0]))?;
                let (a, b) = (self.const_parts(args[0])?, self.const_parts(args[1])?);
                let lanes: Vec<Option<u32>> = mask
                    .iter()
                    .map(|&lane| u32::try_from(lane).ok().filter(|&lane| lane < shape.len * 2))
                    .collect();
                self.shaped_shuffle(shape, &a, &b, &lanes)
            }
            ConstExpr::ExtractValue { .. } | ConstExpr::InsertValue { .. } => {
                unsupported("a constant expression on aggregates")
            }
        }
    }

    /// The address of a global as code computes it.
    pub(crate) fn global_address(&mut self, global: GlobalId) -> Lowered<ir::Value> {
        let Some(data) = self.lowering.module.globals.get(global) else {
            return unsupported("the address of an intrinsic");
        };
        let tls = data.tls.is_some();
        if tls && self.lowering.has_tls_stubs() {
            let mut signature = ir::Signature::new(cranelift_codegen::isa::CallConv::SystemV);
            signature.returns.push(ir::AbiParam::new(I64));
            let part =
                self.output.part(PartKey::TlsAddress(global), || crate::stubs::aarch64::tls_address(global));
            let stub = self.part_ref(part, signature);
            let call = self.ins().call(stub, &[]);
            return Ok(self.builder.inst_results(call)[0]);
        }
        if tls && self.lowering.options.emulated_tls {
            if data.as_variable().is_none() {
                return unsupported("an alias of an emulated thread-local variable");
            }
            // The object calls the variable's control block by the variable's number.
            let symbol = self.symbol(global, false);
            let control = self.ins().symbol_value(I64, symbol);
            return Ok(self.call_library("__emutls_get_address", &[control], &[I64])[0]);
        }
        if tls && self.lowering.is_local_dynamic(global) {
            return Ok(self.local_dynamic_address(global));
        }
        let symbol = self.symbol(global, tls);
        Ok(if tls { self.ins().tls_value(I64, symbol) } else { self.ins().symbol_value(I64, symbol) })
    }

    /// The start of a function's code, from which the addresses of its blocks are counted.
    pub(super) fn body_address(&mut self, function: GlobalId) -> ir::Value {
        let symbol = self.special_symbol(NAMESPACE_BODY, function, true, false);
        self.ins().symbol_value(I64, symbol)
    }

    /// The address of a thread-local variable of this image: where the image's variables of this thread start, which
    /// is asked once, and the variable's offset there.
    fn local_dynamic_address(&mut self, global: GlobalId) -> ir::Value {
        let first = *self.tls_base.get_or_insert(global);
        let base = self.special_symbol(NAMESPACE_TLS_BASE, first, true, true);
        let base = self.ins().tls_value(I64, base);
        // s390x has constants of 64 bits for symbols that are far away.
        let near = self.isa.triple().architecture != Architecture::S390x;
        let offset = self.special_symbol(NAMESPACE_TLS_OFFSET, global, near, false);
        let offset = self.ins().symbol_value(I64, offset);
        self.ins().iadd(base, offset)
    }

    /// What the name of `global` in another namespace stands for.
    fn special_symbol(
        &mut self,
        namespace: u32,
        global: GlobalId,
        colocated: bool,
        tls: bool,
    ) -> ir::GlobalValue {
        let name = ir::UserExternalName::new(namespace, global.as_u32());
        let name = self.builder.func.declare_imported_user_function(name);
        *self.special_symbols.entry((namespace, global)).or_insert_with(|| {
            self.builder.create_global_value(ir::GlobalValueData::Symbol {
                name: ir::ExternalName::user(name),
                offset: 0.into(),
                colocated,
                tls,
            })
        })
    }

    fn symbol(&mut self, global: GlobalId, tls: bool) -> ir::GlobalValue {
        if let Some(&symbol) = self.symbols.get(&global.as_u32()) {
            return symbol;
        }
        let name = self
            .builder
            .func
            .declare_imported_user_function(ir::UserExternalName::new(NAMESPACE_GLOBAL, global.as_u32()));
        let symbol = self.builder.create_global_value(ir::GlobalValueData::Symbol {
            name: ir::ExternalName::user(name),
            offset: 0.into(),
            colocated: self.lowering.is_colocated(global),
            tls,
        });
        self.symbols.insert(global.as_u32(), symbol);
        symbol
    }

    /// The number of a name in [`LoweredFunction::library_names`](super::LoweredFunction::library_names).
    pub(super) fn library_name(&mut self, name: &str) -> u32 {
        if let Some(&index) = self.library_index.get(name) {
            return index;
        }
        let index = self.output.library_names.len() as u32;
        self.output.library_names.push(name.to_owned());
        self.library_index.insert(name.to_owned(), index);
        index
    }

    /// A function of the platform's libraries or of rllc's runtime (namespace [`NAMESPACE_LIBRARY`]), or one by
    /// the name it has in the object file ([`NAMESPACE_RAW`]).
    fn named_function(&mut self, namespace: u32, name: &str, signature: ir::Signature) -> ir::FuncRef {
        let index = self.library_name(name);
        if let Some(&function) = self.functions.get(&(namespace, index)) {
            return function;
        }
        let name =
            self.builder.func.declare_imported_user_function(ir::UserExternalName::new(namespace, index));
        let signature = self.builder.import_signature(signature);
        // Direct calls need no table: the linker makes a PLT entry where one is needed.
        let function = self.builder.import_function(ir::ExtFuncData {
            name: ir::ExternalName::user(name),
            signature,
            // The linker lets a call reach any symbol, through the PLT if need be.
            colocated: !self.lowering.options.has_large_code() && !self.lowering.options.library_table,
            patchable: false,
        });
        self.functions.insert((namespace, index), function);
        function
    }

    /// Calls a stub in assembly text.
    pub(crate) fn call_raw(&mut self, name: &str, args: &[ir::Value]) {
        let function = self.raw_function(name, args, &[]);
        self.ins().call(function, args);
    }

    /// Calls a stub in assembly text that has results; under an invoke it may throw.
    pub(crate) fn call_assembly(
        &mut self,
        name: &str,
        args: &[ir::Value],
        results: &[ir::Type],
    ) -> Lowered<Parts> {
        let function = self.raw_function(name, args, results);
        self.emit_call(super::eh::CallTarget::Direct(function), args)
    }

    fn raw_function(&mut self, name: &str, args: &[ir::Value], results: &[ir::Type]) -> ir::FuncRef {
        let mut signature = ir::Signature::new(cranelift_codegen::isa::CallConv::SystemV);
        signature.params = args.iter().map(|&arg| ir::AbiParam::new(self.type_of(arg))).collect();
        signature.returns = results.iter().map(|&ty| ir::AbiParam::new(ty)).collect();
        self.named_function(NAMESPACE_RAW, name, signature)
    }

    /// Calls a library function with the C convention; parameter types are those of `args`.
    ///
    /// Integers of 32 bits are `int`. Those of 128 bits, which must come first in pairs of registers, take two words,
    /// or on s390x are in memory as `fp128` is; Cranelift passes the address of such an argument by itself. On 64-bit
    /// Windows arguments of 16 bytes are passed by address, and such integers come back in a vector register.
    pub(crate) fn call_library(&mut self, name: &str, args: &[ir::Value], results: &[ir::Type]) -> Parts {
        let architecture = self.isa.triple().architecture;
        let s390x = architecture == Architecture::S390x;
        let windows = architecture == Architecture::X86_64
            && self.c_call_conv == cranelift_codegen::isa::CallConv::WindowsFastcall;
        let mut signature = ir::Signature::new(self.c_call_conv);
        let mut values = Parts::new();
        let memory = match results {
            &[ty @ (I128 | F128)] if s390x => Some((ty, self.new_slot(16, 16))),
            _ => None,
        };
        if let Some((_, slot)) = memory {
            values.push(self.ins().stack_addr(I64, slot, 0));
        } else {
            for &ty in results {
                let words: &[ir::Type] = match ty {
                    F32 | F64 if self.travels_in_words(ty) => &[I64],
                    I128 if windows => &[I64X2],
                    I128 => &[I64, I64],
                    _ => &[ty],
                };
                signature.returns.extend(words.iter().map(|&word| ir::AbiParam::new(word)));
            }
        }
        for &arg in args {
            match self.type_of(arg) {
                I128 | F128 if windows => {
                    let slot = self.new_slot(16, 16);
                    self.store_to_slot(arg, slot, 0);
                    values.push(self.ins().stack_addr(I64, slot, 0));
                }
                I128 if !s390x => values.extend(<[_; 2]>::from(self.ins().isplit(arg))),
                I32 if s390x || matches!(architecture, Architecture::Riscv64(_)) => {
                    values.push(self.ins().sextend(I64, arg));
                }
                ty if self.travels_in_words(ty) => {
                    let bits = self.ins().bitcast(ty.as_int(), MemFlagsData::new(), arg);
                    let word = self.widen(bits, I64);
                    values.push(word);
                }
                _ => values.push(arg),
            }
        }
        signature.params = values.iter().map(|&arg| ir::AbiParam::new(self.type_of(arg))).collect();
        let function = self.named_function(NAMESPACE_LIBRARY, name, signature);
        let call = self.ins().call(function, &values);
        match (memory, results) {
            (Some((ty, slot)), _) => Parts::from_slice(&[self.load_from_slot(ty, slot, 0)]),
            (None, [I128]) if windows => {
                let words = self.builder.inst_results(call)[0];
                let (low, high) = (self.ins().extractlane(words, 0), self.ins().extractlane(words, 1));
                Parts::from_slice(&[self.ins().iconcat(low, high)])
            }
            (None, [I128]) => {
                let (low, high) = (self.builder.inst_results(call)[0], self.builder.inst_results(call)[1]);
                Parts::from_slice(&[self.ins().iconcat(low, high)])
            }
            (None, _) => {
                let words: Parts = self.builder.inst_results(call).into();
                let values = words.iter().zip(results).map(|(&word, &ty)| match self.travels_in_words(ty) {
                    true => {
                        let bits = self.resize(word, ty.as_int());
                        self.ins().bitcast(ty, MemFlagsData::new(), bits)
                    }
                    false => word,
                });
                values.collect()
            }
        }
    }

    /// Whether calls pass floats of this type in integer registers.
    fn travels_in_words(&self, ty: ir::Type) -> bool {
        let riscv = matches!(self.isa.triple().architecture, Architecture::Riscv64(_));
        riscv && matches!(ty, F32 | F64) && ty.bits() > self.lowering.options.float_bits
    }

    /// The value of an address.
    pub(crate) fn address_value(&mut self, address: Address) -> ir::Value {
        match address.base {
            // Cranelift takes no address before the start of a slot.
            AddressBase::Slot(slot) => match i32::try_from(address.offset) {
                Ok(offset @ 0..) => self.ins().stack_addr(I64, slot, offset),
                _ => {
                    let base = self.ins().stack_addr(I64, slot, 0);
                    self.ins().iadd_imm_s(base, address.offset)
                }
            },
            AddressBase::Value(base) if address.offset == 0 => base,
            AddressBase::Value(base) => self.ins().iadd_imm_s(base, address.offset),
        }
    }
}

/// An element of a constant aggregate.
pub(crate) enum ConstElement {
    Const(ConstId),
    Zero,
    Undef,
    /// An element of [`ConstData::Data`].
    Bits(u64),
}

/// The bytes a demoted part takes in its slot.
fn part_stride(ty: ir::Type) -> u32 {
    ty.bytes().next_multiple_of(8)
}
