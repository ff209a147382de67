//! Vectors.
//!
//! | file | holds |
//! |---|---|
//! | `mod.rs` | shapes, access to lanes, arithmetic by lanes, comparisons, select |
//! | `native.rs` | which operations an ISA has |
//! | `arithmetic.rs` | operations on whole 128-bit parts |
//! | `mask.rs` | vectors of i1 |
//! | `cast.rs` | conversions |
//! | `bits.rs` | bitcasts, loads, stores |
//! | `shuffle.rs` | shufflevector, insertelement, extractelement |
//! | `address.rs` | vectors of addresses |
//! | `pure.rs`, `intrinsics.rs`, `reduce.rs`, `masked.rs`, `predicated.rs`, `matrix.rs` | intrinsics on vectors |
//!
//! A vector is either *packed* into 128-bit parts (lanes beyond its length are undefined) or *spread*: the
//! parts of its lanes one after the other. `<N x i1>` is packed as a *mask*: lanes of 0 or −1. Comparisons
//! give masks with lanes as wide as those they compare, and everything that uses masks takes any width; the
//! canonical width, in block parameters, aggregates and signatures, is 8 bits.

mod address;
mod arithmetic;
mod bits;
mod cast;
mod intrinsics;
mod mask;
mod masked;
mod matrix;
mod native;
mod predicated;
mod pure;
mod reduce;
mod shuffle;

pub use native::NativeVectors;
pub(crate) use native::VectorOp;

use super::{Lowered, Parts, Translator, unsupported};
use crate::repr::{ReprKind, vector_part};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{F32, F32X4, F64, F64X2, I8, I8X16, I16, I16X8, I32, I32X4, I64, I64X2};
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData};
use rllc_frontend::ir::{BinOp, FcmpPred, IcmpPred, Type, TypeId};
use smallvec::SmallVec;

/// Element type and length of a vector, and how it is held.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub elem: TypeId,
    pub len: u32,
    /// The 128-bit type of the parts, for masks the canonical one; `None`: spread.
    pub part: Option<ir::Type>,
    /// Whether it is packed as a mask.
    pub mask: bool,
}

impl Shape {
    /// The number of parts of a packed vector whose parts have `lanes` lanes.
    pub fn part_count(&self, lanes: u32) -> usize {
        self.len.div_ceil(lanes) as usize
    }
}

/// The 128-bit vector type with integer lanes of `bits` bits.
pub(crate) fn int_vector(bits: u32) -> ir::Type {
    match bits {
        8 => I8X16,
        16 => I16X8,
        32 => I32X4,
        _ => I64X2,
    }
}

/// The 128-bit vector type with these lanes.
pub(crate) fn vector_of(lane: ir::Type) -> ir::Type {
    match lane {
        I8 => I8X16,
        I16 => I16X8,
        I32 => I32X4,
        I64 => I64X2,
        F32 => F32X4,
        F64 => F64X2,
        _ => I64X2,
    }
}

impl<'a> Translator<'a> {
    /// What the ISA can do with vectors.
    pub(crate) fn native(&self) -> NativeVectors {
        self.native
    }

    /// Whether 128-bit vectors exist.
    pub(crate) fn reprs_have_vectors(&self) -> bool {
        self.native().exist()
    }

    /// The shape of a vector type.
    pub(crate) fn shape(&mut self, ty: TypeId) -> Lowered<Shape> {
        match *self.types().get(ty) {
            Type::Vector { elem, len, scalable: false } => {
                if self.repr(ty)?.kind == ReprKind::Memory {
                    return unsupported(format!("a vector of {len} elements"));
                }
                Ok(self.shape_of(elem, len))
            }
            _ => unsupported("a scalable vector"),
        }
    }

    /// The shape of `<len x elem>`.
    pub(crate) fn shape_of(&mut self, elem: TypeId, len: u32) -> Shape {
        let part = if self.reprs_have_vectors() { vector_part(self.types().get(elem)) } else { None };
        Shape { elem, len, part, mask: part.is_some() && self.types().int_bits(elem) == Some(1) }
    }

    /// The shape of `<len x i1>`.
    pub(crate) fn mask_shape(&mut self, len: u32) -> Shape {
        self.shape_of(TypeId::I1, len)
    }

    /// A 128-bit value as another type of 128 bits, with the memory form in between as LLVM's `bitcast` has it.
    pub(crate) fn recast(&mut self, value: ir::Value, ty: ir::Type) -> ir::Value {
        if self.type_of(value) == ty {
            return value;
        }
        let endianness = if self.layout().is_big_endian() { Endianness::Big } else { Endianness::Little };
        let mut flags = MemFlagsData::new();
        flags.set_endianness(endianness);
        self.ins().bitcast(ty, flags, value)
    }

    /// The bytes of a part that is a constant, lane 0 first, lanes little-endian.
    pub(crate) fn constant_bytes(&self, value: ir::Value) -> Option<[u8; 16]> {
        let dfg = &self.builder.func.dfg;
        let inst = dfg.value_def(dfg.resolve_aliases(value)).inst()?;
        match dfg.insts[inst] {
            ir::InstructionData::UnaryConst { opcode: ir::Opcode::Vconst, constant_handle } => {
                dfg.constants.get(constant_handle).as_slice().try_into().ok()
            }
            _ => None,
        }
    }

    /// The scalar that a part has in all its lanes, if that is visible.
    pub(crate) fn splat_source(&self, value: ir::Value) -> Option<ir::Value> {
        let dfg = &self.builder.func.dfg;
        let inst = dfg.value_def(dfg.resolve_aliases(value)).inst()?;
        match dfg.insts[inst] {
            ir::InstructionData::Unary { opcode: ir::Opcode::Splat, arg } => Some(arg),
            _ => None,
        }
    }

    /// The parts of lane `index`.
    pub(crate) fn lane(&mut self, shape: Shape, parts: &[ir::Value], index: u32) -> Parts {
        if shape.part.is_none() {
            let count = parts.len() / shape.len as usize;
            let start = index as usize * count;
            return Parts::from_slice(&parts[start..start + count]);
        }
        let lanes = self.type_of(parts[0]).lane_count();
        let part = parts[(index / lanes) as usize];
        let value = self.ins().extractlane(part, (index % lanes) as u8);
        if !shape.mask {
            return Parts::from_slice(&[value]);
        }
        let value = self.reduce(value, I8);
        Parts::from_slice(&[self.ins().band_imm_u(value, 1)])
    }

    /// A vector from its lanes.
    pub(crate) fn join_lanes(&mut self, shape: Shape, lanes: &[Parts]) -> Parts {
        let Some(part) = shape.part else {
            return lanes.iter().flatten().copied().collect();
        };
        let mut parts = Parts::new();
        for chunk in lanes.chunks(part.lane_count() as usize) {
            let values: SmallVec<[ir::Value; 16]> = chunk.iter().map(|lane| lane[0]).collect();
            let built = self.build_part(part, &values);
            parts.push(if shape.mask { self.ins().ineg(built) } else { built });
        }
        parts
    }

    /// A 128-bit vector with these first lanes; the others are undefined.
    pub(crate) fn build_part(&mut self, ty: ir::Type, lanes: &[ir::Value]) -> ir::Value {
        let Some((&first, rest)) = lanes.split_first() else { return self.zero(ty) };
        if !rest.is_empty() && rest.iter().all(|&lane| lane == first) {
            return self.ins().splat(ty, first);
        }
        if !self.native().is_x64() {
            let mut vector = self.ins().scalar_to_vector(ty, first);
            for (index, &lane) in rest.iter().enumerate() {
                vector = self.ins().insertlane(vector, lane, index as u8 + 1);
            }
            return vector;
        }
        // Pairs of lanes, pairs of pairs, … by the interleaving instructions, which SSE2 has for every width.
        let mut vectors: SmallVec<[ir::Value; 16]> =
            lanes.iter().map(|&lane| self.scalar_in_vector(lane)).collect();
        let mut bits = ty.lane_bits();
        while vectors.len() > 1 {
            let pairs: SmallVec<[ir::Value; 16]> = vectors
                .chunks(2)
                .map(|pair| match *pair {
                    [low, high] => self.interleave(low, high, bits, false),
                    _ => pair[0],
                })
                .collect();
            vectors = pairs;
            bits *= 2;
        }
        self.recast(vectors[0], ty)
    }

    /// A vector of some type whose lowest lane is the scalar.
    pub(crate) fn scalar_in_vector(&mut self, scalar: ir::Value) -> ir::Value {
        let ty = self.type_of(scalar);
        match ty {
            I8 | I16 if self.native().is_x64() => {
                let wide = self.ins().uextend(I32, scalar);
                self.ins().scalar_to_vector(I32X4, wide)
            }
            _ => self.ins().scalar_to_vector(vector_of(ty), scalar),
        }
    }

    /// The low (or high) halves of `a` and `b`, their lanes of `bits` bits alternating; a `shuffle` that every
    /// ISA has as one instruction.
    pub(crate) fn interleave(&mut self, a: ir::Value, b: ir::Value, bits: u32, high: bool) -> ir::Value {
        let bytes = bits as usize / 8;
        let mut mask = [0u8; 16];
        let base = if high { 8 } else { 0 };
        for (position, byte) in mask.iter_mut().enumerate() {
            let lane = position / bytes;
            let source = if lane.is_multiple_of(2) { 0 } else { 16 };
            *byte = (source + base + lane / 2 * bytes + position % bytes) as u8;
        }
        self.shuffle_bytes(a, b, &mask)
    }

    /// `shuffle` on bytes in memory order; the result is `I8X16`.
    pub(crate) fn shuffle_bytes(&mut self, a: ir::Value, b: ir::Value, mask: &[u8; 16]) -> ir::Value {
        let a = self.recast(a, I8X16);
        let b = self.recast(b, I8X16);
        let mask = self.builder.func.dfg.immediates.push(ir::ConstantData::from(&mask[..]));
        self.ins().shuffle(a, b, mask)
    }

    /// `shuffle` on 32-bit words in memory order: 0–3 are those of `a`, 4–7 those of `b`.
    pub(crate) fn shuffle_words(&mut self, a: ir::Value, b: ir::Value, words: [u8; 4]) -> ir::Value {
        let mut mask = [0u8; 16];
        for (index, byte) in mask.iter_mut().enumerate() {
            *byte = words[index / 4] * 4 + (index % 4) as u8;
        }
        self.shuffle_bytes(a, b, &mask)
    }

    /// Applies `operation` to each lane of vectors of equal length and makes the results a vector.
    pub(crate) fn lanewise(
        &mut self,
        result: Shape,
        args: &[(Shape, &[ir::Value])],
        mut operation: impl FnMut(&mut Self, &[Parts]) -> Lowered<Parts>,
    ) -> Lowered<Parts> {
        let mut lanes = Vec::with_capacity(result.len as usize);
        for index in 0..result.len {
            let args: SmallVec<[Parts; 3]> =
                args.iter().map(|(shape, parts)| self.lane(*shape, parts, index)).collect();
            lanes.push(operation(self, &args)?);
        }
        Ok(self.join_lanes(result, &lanes))
    }

    pub(super) fn vector_binary(
        &mut self,
        op: BinOp,
        ty: TypeId,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let shape = self.shape(ty)?;
        self.shaped_binary(op, shape, a, b)
    }

    /// A binary operation on vectors of this shape.
    pub(crate) fn shaped_binary(
        &mut self,
        op: BinOp,
        shape: Shape,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let is_float = self.types().is_float(shape.elem);
        if is_float != op.is_float() {
            return unsupported(format!("{} on this type", op.keyword()));
        }
        if shape.mask {
            return self.mask_binary(op, shape, a, b);
        }
        if shape.part.is_some() {
            let mut parts = Parts::new();
            for (&a, &b) in a.iter().zip(b) {
                match self.part_binary(op, a, b) {
                    Some(part) => parts.push(part),
                    None => break,
                }
            }
            if parts.len() == a.len() {
                return Ok(parts);
            }
        }
        self.lanewise(shape, &[(shape, a), (shape, b)], |this, args| {
            this.binary_parts(op, shape.elem, &args[0], &args[1])
        })
    }

    pub(super) fn vector_fneg(&mut self, ty: TypeId, parts: &[ir::Value]) -> Lowered<Parts> {
        let shape = self.shape(ty)?;
        if !self.types().is_float(shape.elem) {
            return unsupported("fneg on this type");
        }
        if shape.part.is_some() {
            return Ok(parts.iter().map(|&part| self.ins().fneg(part)).collect());
        }
        self.lanewise(shape, &[(shape, parts)], |this, args| this.fneg_parts(shape.elem, &args[0]))
    }

    pub(super) fn vector_icmp(
        &mut self,
        pred: IcmpPred,
        ty: TypeId,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let shape = self.shape(ty)?;
        self.shaped_icmp(pred, shape, a, b)
    }

    /// Compares vectors of integers or pointers; the result is a vector of i1.
    pub(crate) fn shaped_icmp(
        &mut self,
        pred: IcmpPred,
        shape: Shape,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        if self.types().is_float(shape.elem) {
            return unsupported("icmp on this type");
        }
        if shape.part.is_some() {
            // Masks compare like i1: −1 is the largest unsigned and the smallest signed value of both.
            let (a, b) = if shape.mask {
                self.same_masks(shape.len, a, b)
            } else {
                (Parts::from_slice(a), Parts::from_slice(b))
            };
            let condition = super::int::int_condition(pred);
            return Ok(a.iter().zip(&b).map(|(&a, &b)| self.ins().icmp(condition, a, b)).collect());
        }
        let result = self.mask_shape(shape.len);
        self.lanewise(result, &[(shape, a), (shape, b)], |this, args| {
            this.icmp_parts(pred, shape.elem, &args[0], &args[1])
        })
    }

    pub(super) fn vector_fcmp(
        &mut self,
        pred: FcmpPred,
        ty: TypeId,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let shape = self.shape(ty)?;
        if !self.types().is_float(shape.elem) {
            return unsupported("fcmp on this type");
        }
        if shape.part.is_some() {
            return Ok(a.iter().zip(b).map(|(&a, &b)| self.part_fcmp(pred, a, b)).collect());
        }
        let result = self.mask_shape(shape.len);
        self.lanewise(result, &[(shape, a), (shape, b)], |this, args| {
            this.fcmp_parts(pred, shape.elem, &args[0], &args[1])
        })
    }

    pub(super) fn vector_select(
        &mut self,
        cond: &[ir::Value],
        cond_type: TypeId,
        ty: TypeId,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let (cond_shape, shape) = (self.shape(cond_type)?, self.shape(ty)?);
        self.shaped_select(cond_shape, cond, shape, a, b)
    }

    /// `select` by lanes.
    pub(crate) fn shaped_select(
        &mut self,
        cond_shape: Shape,
        cond: &[ir::Value],
        shape: Shape,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        if shape.part.is_some() {
            let (a, b) = if shape.mask {
                self.same_masks(shape.len, a, b)
            } else {
                (Parts::from_slice(a), Parts::from_slice(b))
            };
            let part = self.type_of(a[0]);
            let mask = self.mask_of_width(shape.len, cond, part.lane_bits());
            let mut parts = Parts::new();
            for ((&mask, &a), &b) in mask.iter().zip(&a).zip(&b) {
                let mask = self.recast(mask, part);
                parts.push(self.ins().bitselect(mask, a, b));
            }
            return Ok(parts);
        }
        self.lanewise(shape, &[(cond_shape, cond), (shape, a), (shape, b)], |this, args| {
            let pairs: SmallVec<[_; 2]> = args[1].iter().copied().zip(args[2].iter().copied()).collect();
            Ok(pairs.into_iter().map(|(a, b)| this.select_one(args[0][0], a, b)).collect())
        })
    }

    /// A vector with `parts` in every lane.
    pub(crate) fn splat_parts(&mut self, shape: Shape, scalar: &[ir::Value]) -> Parts {
        let Some(part) = shape.part else {
            return (0..shape.len).flat_map(|_| scalar.iter().copied()).collect();
        };
        let value = if shape.mask { self.ins().ineg(scalar[0]) } else { scalar[0] };
        let splat = self.ins().splat(part, value);
        Parts::from_elem(splat, shape.part_count(part.lane_count()))
    }
}
