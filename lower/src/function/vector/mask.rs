//! Vectors of i1: lanes of 0 or −1, of any width.

use super::super::{Lowered, Parts, Translator, unsupported};
use super::arithmetic::{bytes_of_lanes, constant_lane};
use super::{Shape, int_vector};
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{I16X8, I32X4, I64X2};
use rllc_frontend::ir::{BinOp, Type, TypeId};

impl<'a> Translator<'a> {
    /// The parts in the types that the representation of `ty` names.
    pub(crate) fn canonical(&mut self, ty: TypeId, parts: Parts) -> Lowered<Parts> {
        match *self.types().get(ty) {
            Type::Vector { elem, len, .. } if self.types().int_bits(elem) == Some(1) => {
                if parts.first().is_some_and(|&part| self.type_of(part).is_vector()) {
                    return Ok(self.mask_of_width(len, &parts, 8));
                }
                Ok(parts)
            }
            _ => Ok(parts),
        }
    }

    /// A mask of `len` lanes with lanes of `bits` bits.
    pub(crate) fn mask_of_width(&mut self, len: u32, parts: &[ir::Value], bits: u32) -> Parts {
        let mut parts = Parts::from_slice(parts);
        if self.type_of(parts[0]).lane_bits() == bits {
            return parts;
        }
        if let Some(parts) = self.constant_mask_of_width(len, &parts, bits) {
            return parts;
        }
        loop {
            let width = self.type_of(parts[0]).lane_bits();
            if width == bits {
                return parts;
            }
            parts = if width < bits {
                let count = len.div_ceil(64 / width) as usize;
                self.widen_mask_lanes(&parts, count)
            } else {
                self.narrow_mask_lanes(&parts)
            };
        }
    }

    fn constant_mask_of_width(&mut self, len: u32, parts: &[ir::Value], bits: u32) -> Option<Parts> {
        let width = self.type_of(parts[0]).lane_bits();
        let bytes: Option<Vec<[u8; 16]>> = parts.iter().map(|&part| self.constant_bytes(part)).collect();
        let bytes = bytes?;
        let (from, to) = ((128 / width) as usize, (128 / bits) as usize);
        let lane =
            |index: usize| bytes.get(index / from).map_or(0, |b| constant_lane(b, width, index % from));
        let count = (len as usize).div_ceil(to);
        let mut result = Parts::new();
        for part in 0..count {
            let chunk = bytes_of_lanes(bits, |index| if lane(part * to + index) == 0 { 0 } else { u64::MAX });
            result.push(self.vector_constant(int_vector(bits), &chunk));
        }
        Some(result)
    }

    /// Lanes twice as wide, in `count` parts.
    fn widen_mask_lanes(&mut self, parts: &[ir::Value], count: usize) -> Parts {
        let bits = self.type_of(parts[0]).lane_bits();
        let ty = int_vector(bits * 2);
        let mut result = Parts::new();
        for &part in parts {
            for high in [false, true] {
                if result.len() < count {
                    let wide = self.interleave(part, part, bits, high);
                    result.push(self.recast(wide, ty));
                }
            }
        }
        result
    }

    /// Lanes half as wide.
    fn narrow_mask_lanes(&mut self, parts: &[ir::Value]) -> Parts {
        let ty = self.type_of(parts[0]);
        let mut result = Parts::new();
        for pair in parts.chunks(2) {
            let (low, high) = (pair[0], *pair.last().unwrap_or(&pair[0]));
            result.push(match ty {
                I64X2 => {
                    // Both halves of each lane are equal.
                    let mask = [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27];
                    let narrow = self.shuffle_bytes(low, high, &mask);
                    self.recast(narrow, I32X4)
                }
                I32X4 | I16X8 => self.ins().snarrow(low, high),
                _ => low,
            });
        }
        result
    }

    /// Two masks with lanes of the same width.
    pub(crate) fn same_masks(&mut self, len: u32, a: &[ir::Value], b: &[ir::Value]) -> (Parts, Parts) {
        let (a_bits, b_bits) = (self.type_of(a[0]).lane_bits(), self.type_of(b[0]).lane_bits());
        let bits = if a_bits == b_bits {
            a_bits
        } else if a.iter().all(|&part| self.constant_bytes(part).is_some()) {
            b_bits
        } else if b.iter().all(|&part| self.constant_bytes(part).is_some()) {
            a_bits
        } else {
            a_bits.min(b_bits)
        };
        (self.mask_of_width(len, a, bits), self.mask_of_width(len, b, bits))
    }

    /// Arithmetic of i1: division by 0 is undefined and every shift by 1 poison, so that both leave the first
    /// operand and every remainder is 0.
    pub(super) fn mask_binary(
        &mut self,
        op: BinOp,
        shape: Shape,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Lowered<Parts> {
        let (a, b) = self.same_masks(shape.len, a, b);
        let mut result = Parts::new();
        for (&a, &b) in a.iter().zip(&b) {
            result.push(match op {
                BinOp::Add | BinOp::Sub | BinOp::Xor => self.ins().bxor(a, b),
                BinOp::Mul | BinOp::And => self.ins().band(a, b),
                BinOp::Or => self.ins().bor(a, b),
                BinOp::UDiv | BinOp::SDiv | BinOp::Shl | BinOp::LShr | BinOp::AShr => a,
                BinOp::URem | BinOp::SRem => {
                    let ty = self.type_of(a);
                    self.zero(ty)
                }
                BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => {
                    return unsupported("floating-point arithmetic on integers");
                }
            });
        }
        Ok(result)
    }
}
