//! Memory in the segments of x86-64: address spaces 256 (`gs`), 257 (`fs`) and 258 (`ss`).
//!
//! Cranelift has no segment prefixes. Each access is a call of a stub that takes the address in the segment.

use super::memory::int_of_bytes;
use super::{Address, Lowered, Parts, Translator};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::I64;
use rllc_frontend::ir::{Operand, Type, TypeId};
use target_lexicon::Architecture;

/// A segment register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Segment {
    Gs,
    Fs,
    Ss,
}

/// What a stub does to memory in a segment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum SegmentOperation {
    /// `(address) -> value`
    Load,
    /// `(address, value)`
    Store,
    /// `(address, expected, new) -> old`, atomically.
    Exchange,
}

/// A stub.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SegmentAccess {
    pub segment: Segment,
    pub operation: SegmentOperation,
    /// 1, 2, 4 or 8.
    pub bytes: u32,
}

impl Segment {
    fn access(self, operation: SegmentOperation, bytes: u32) -> SegmentAccess {
        SegmentAccess { segment: self, operation, bytes }
    }

    /// The stub that loads.
    pub(crate) fn load(self, bytes: u32) -> SegmentAccess {
        self.access(SegmentOperation::Load, bytes)
    }

    /// The stub that stores.
    pub(crate) fn store(self, bytes: u32) -> SegmentAccess {
        self.access(SegmentOperation::Store, bytes)
    }

    /// The stub that compares and exchanges.
    pub(crate) fn exchange(self, bytes: u32) -> SegmentAccess {
        self.access(SegmentOperation::Exchange, bytes)
    }
}

impl<'a> Translator<'a> {
    /// The segment that a pointer points into.
    pub(crate) fn segment(&self, ptr: Operand) -> Option<Segment> {
        self.segment_of(self.operand_type(ptr))
    }

    fn segment_of(&self, ty: TypeId) -> Option<Segment> {
        if !matches!(self.isa.triple().architecture, Architecture::X86_64) {
            return None;
        }
        match self.types().get(ty) {
            Type::Ptr(256) => Some(Segment::Gs),
            Type::Ptr(257) => Some(Segment::Fs),
            Type::Ptr(258) => Some(Segment::Ss),
            _ => None,
        }
    }

    /// Whether an operand of any kind is a pointer into a segment, or a vector of such pointers.
    pub(super) fn is_in_segment(&self, operand: Operand) -> bool {
        if !matches!(operand, Operand::Value(_) | Operand::Const(_)) {
            return false;
        }
        self.segment_of(self.types().scalar(self.operand_type(operand))).is_some()
    }

    /// Offsets and sizes of the accesses that make up `size` bytes.
    fn segment_steps(size: u64) -> impl Iterator<Item = (u64, u32)> {
        let mut offset = 0;
        std::iter::from_fn(move || {
            let rest = size.checked_sub(offset).filter(|&rest| rest > 0)?;
            let step = 1u64 << rest.ilog2().min(3);
            offset += step;
            Some((offset - step, step as u32))
        })
    }

    /// Loads a value of type `ty`.
    pub(super) fn segment_load(&mut self, segment: Segment, ty: TypeId, from: Address) -> Lowered<Parts> {
        let size = self.layout().store_size(self.types(), ty);
        let aside = self.temporary(size)?;
        let flags = self.access_flags();
        for (offset, bytes) in Self::segment_steps(size) {
            let address = self.address_value(from.plus(offset as i64));
            let value = self.call_segment(segment.load(bytes), &[address], &[I64])[0];
            let value = self.reduce(value, int_of_bytes(bytes));
            self.store_part(value, aside.plus(offset as i64), flags);
        }
        self.load_parts(ty, aside, flags)
    }

    /// Stores a value of type `ty`.
    pub(super) fn segment_store(
        &mut self,
        segment: Segment,
        ty: TypeId,
        parts: &[ir::Value],
        to: Address,
    ) -> Lowered<()> {
        let size = self.layout().store_size(self.types(), ty);
        let aside = self.temporary(size)?;
        let flags = self.access_flags();
        self.store_parts(ty, parts, aside, flags)?;
        for (offset, bytes) in Self::segment_steps(size) {
            let value = self.load_part(int_of_bytes(bytes), aside.plus(offset as i64), flags);
            let value = self.widen(value, I64);
            let address = self.address_value(to.plus(offset as i64));
            self.call_segment(segment.store(bytes), &[address, value], &[]);
        }
        Ok(())
    }
}
