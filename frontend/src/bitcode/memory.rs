//! Stack slots, loads and stores, atomics and address arithmetic.

use super::codes::function as code;
use super::decode::{alignment, gep_flags, ordering, rmw_op};
use super::function::{BodyReader, Ops};
use super::types::{NO_NUMBER, TypeNumber};
use super::values::Val;
use crate::diagnostics::Result;
use crate::ir::{Align, Atomicity, ConstData, GepFlags, InstKind, Operand, Ordering, StrId, Type, TypeId};
use smallvec::SmallVec;

impl BodyReader<'_, '_> {
    fn is_pointer(&self, value: Val) -> Result<()> {
        if self.body.context.types.is_ptr(value.ty) {
            return Ok(());
        }
        Err(self.error("the address is no pointer"))
    }

    /// Refuses types that memory cannot hold.
    fn in_memory(&self, ty: TypeId) -> Result<()> {
        let types = &self.body.context.types;
        if !types.is_first_class(ty)
            || matches!(types.get(ty), Type::Label | Type::Metadata | Type::Token)
            || matches!(types.get(ty), Type::Named(_)) && types.struct_body(ty).is_none()
        {
            return Err(self.error("a type that memory cannot hold"));
        }
        Ok(())
    }

    fn alignment(&self, op: Option<u64>) -> Result<Option<Align>> {
        let Some(op) = op else { return Err(self.too_short()) };
        alignment(op).ok_or_else(|| self.error("an alignment is out of range"))
    }

    fn flag(&self, op: Option<u64>) -> Result<bool> {
        op.map(|op| op != 0).ok_or_else(|| self.too_short())
    }

    /// The pointee of an address, which records before LLVM 3.7 leave out.
    fn pointee(&self, value: Val) -> Result<(TypeId, TypeNumber)> {
        self.reader
            .numbers
            .pointee(value.number, &self.body.context)
            .ok_or_else(|| self.error("the type that the address points to is not known"))
    }

    /// The name of a synchronization scope; `None` is the system.
    fn scope(&mut self, op: Option<u64>) -> Result<Option<StrId>> {
        let Some(op) = op else { return Err(self.too_short()) };
        if op == 0 {
            return Ok(Some(self.context().strings.intern(b"singlethread")));
        }
        Ok(usize::try_from(op).ok().and_then(|op| self.reader.scopes.get(op).copied()).flatten())
    }

    fn ordering(&self, op: Option<u64>, allowed: &[Ordering]) -> Result<Ordering> {
        match op.map(ordering) {
            Some(Some(ordering)) if allowed.contains(&ordering) => Ok(ordering),
            Some(_) => Err(self.error("a memory ordering that this operation cannot have")),
            None => Err(self.too_short()),
        }
    }

    pub fn alloca(&mut self, mut ops: Ops<'_>) -> Result<()> {
        const IN_ALLOCA: u64 = 1 << 5;
        const EXPLICIT_TYPE: u64 = 1 << 6;
        const SWIFT_ERROR: u64 = 1 << 7;
        let (Some(number), Some(count_type), Some(count), Some(word)) =
            (ops.take(), ops.take(), ops.take(), ops.take())
        else {
            return Err(self.too_short());
        };
        let mut ty = self.type_of(number)?;
        let mut number = number as TypeNumber;
        if word & EXPLICIT_TYPE == 0 {
            let pointer = Val { op: Operand::Metadata(0), ty, number };
            (ty, number) = self.pointee(pointer)?;
        }
        self.in_memory(ty)?;
        let count_ty = self.type_of(count_type)?;
        // Unlike other operands, the count is never relative.
        let count = self.value_at(count as u32, count_ty, count_type as TypeNumber)?;
        if !self.body.context.types.is_int(count_ty) {
            return Err(self.error("the number of elements of alloca is no integer"));
        }
        // The exponent's five low bits are at the bottom of the word, three more above the flags.
        let align = self.alignment(Some(word & 0x1f | (word >> 8 & 7) << 5))?;
        let space = match ops.take() {
            Some(space) if space < 1 << 24 => space as u32,
            Some(_) => return Err(self.error("the address space is out of range")),
            None => self.reader.alloca_space,
        };
        let result = self.body.context.types.ptr(space);
        let kind = InstKind::Alloca {
            ty,
            count: count.op,
            align,
            inalloca: word & IN_ALLOCA != 0,
            swifterror: word & SWIFT_ERROR != 0,
        };
        let number = self.reader.numbers.pointer_to(number, space);
        self.push(kind, result, number)?;
        Ok(())
    }

    pub fn load(&mut self, mut ops: Ops<'_>, atomic: bool) -> Result<()> {
        let ptr = self.pair(&mut ops)?;
        self.is_pointer(ptr)?;
        // Alignment and volatile, ordering and scope; before them, since LLVM 3.7, the type.
        let rest = if atomic { 4 } else { 2 };
        let (ty, number) = if ops.left() > rest {
            let number = ops.take().unwrap_or(0);
            (self.type_of(number)?, number as TypeNumber)
        } else {
            self.pointee(ptr)?
        };
        self.in_memory(ty)?;
        let align = self.alignment(ops.take())?;
        let volatile = self.flag(ops.take())?;
        let atomicity = if atomic {
            let ordering = self.ordering(
                ops.take(),
                &[Ordering::Unordered, Ordering::Monotonic, Ordering::Acquire, Ordering::SeqCst],
            )?;
            let scope = self.scope(ops.take())?;
            if align.is_none() {
                return Err(self.error("an atomic load has no alignment"));
            }
            if ops.take().unwrap_or(0) != 0 {
                return Err(self.error("atomic loads of each element of a vector are not supported"));
            }
            Some(Atomicity { ordering, scope })
        } else {
            None
        };
        if ops.left() > 0 {
            return Err(self.error("the record of load is too long"));
        }
        self.push(InstKind::Load { ptr: ptr.op, align, volatile, atomic: atomicity }, ty, number)?;
        Ok(())
    }

    pub fn store(&mut self, mut ops: Ops<'_>, atomic: bool, typed: bool) -> Result<()> {
        let ptr = self.pair(&mut ops)?;
        self.is_pointer(ptr)?;
        let value = if typed {
            self.pair(&mut ops)?
        } else {
            let (ty, number) = self.pointee(ptr)?;
            self.value(&mut ops, ty, number)?
        };
        self.in_memory(value.ty)?;
        let align = self.alignment(ops.take())?;
        let volatile = self.flag(ops.take())?;
        let atomicity = if atomic {
            let ordering = self.ordering(
                ops.take(),
                &[Ordering::Unordered, Ordering::Monotonic, Ordering::Release, Ordering::SeqCst],
            )?;
            let scope = self.scope(ops.take())?;
            if align.is_none() {
                return Err(self.error("an atomic store has no alignment"));
            }
            if ops.take().unwrap_or(0) != 0 {
                return Err(self.error("atomic stores of each element of a vector are not supported"));
            }
            Some(Atomicity { ordering, scope })
        } else {
            None
        };
        if ops.left() > 0 {
            return Err(self.error("the record of store is too long"));
        }
        let kind = InstKind::Store { value: value.op, ptr: ptr.op, align, volatile, atomic: atomicity };
        self.push(kind, TypeId::VOID, NO_NUMBER)?;
        Ok(())
    }

    pub fn fence(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let ordering = self.ordering(
            ops.take(),
            &[Ordering::Acquire, Ordering::Release, Ordering::AcqRel, Ordering::SeqCst],
        )?;
        let scope = self.scope(ops.take())?;
        if ops.left() > 0 {
            return Err(self.error("the record of fence is too long"));
        }
        self.push(InstKind::Fence { atomic: Atomicity { ordering, scope } }, TypeId::VOID, NO_NUMBER)?;
        Ok(())
    }

    pub fn compare_exchange(&mut self, mut ops: Ops<'_>, old: bool) -> Result<()> {
        const SUCCESS: [Ordering; 5] =
            [Ordering::Monotonic, Ordering::Acquire, Ordering::Release, Ordering::AcqRel, Ordering::SeqCst];
        const FAILURE: [Ordering; 3] = [Ordering::Monotonic, Ordering::Acquire, Ordering::SeqCst];
        let len = ops.all.len();
        let ptr = self.pair(&mut ops)?;
        self.is_pointer(ptr)?;
        let expected = if old {
            let (ty, number) = self.pointee(ptr)?;
            self.value(&mut ops, ty, number)?
        } else {
            self.pair(&mut ops)?
        };
        let new = self.value(&mut ops, expected.ty, expected.number)?;
        self.in_memory(expected.ty)?;
        let volatile = self.flag(ops.take())?;
        let success = self.ordering(ops.take(), &SUCCESS)?;
        let scope = self.scope(ops.take())?;
        let failure = if old && len < 7 {
            match success {
                Ordering::SeqCst => Ordering::SeqCst,
                Ordering::Acquire | Ordering::AcqRel => Ordering::Acquire,
                _ => Ordering::Monotonic,
            }
        } else {
            self.ordering(ops.take(), &FAILURE)?
        };
        let weak = if old { ops.take().unwrap_or(0) != 0 } else { self.flag(ops.take())? };
        let align = match ops.take() {
            Some(align) => self.alignment(Some(align))?,
            None => None,
        };
        if ops.left() > 0 {
            return Err(self.error("the record of cmpxchg is too long"));
        }
        let kind = InstKind::CmpXchg {
            ptr: ptr.op,
            expected: expected.op,
            new: new.op,
            weak,
            volatile,
            success: Atomicity { ordering: success, scope },
            failure,
            align,
        };
        let ty = self.body.context.types.literal_struct(&[expected.ty, TypeId::I1], false);
        if old && len < 8 {
            // Before LLVM 3.5 the result was the loaded value alone.
            let (_, value) = self.push_extra(kind, ty)?;
            let Some(value) = value else { return Err(self.error("cmpxchg without a result")) };
            let indices = self.body.push_ints(&[0]);
            let kind = InstKind::ExtractValue { aggregate: Operand::Value(value), indices };
            self.push(kind, expected.ty, expected.number)?;
        } else {
            let i1 = if self.reader.numbers.typed_pointers {
                self.reader.numbers.number_of(TypeId::I1)
            } else {
                NO_NUMBER
            };
            let number = self.reader.numbers.struct_of(&[expected.number, i1]);
            self.push(kind, ty, number)?;
        }
        Ok(())
    }

    pub fn read_modify_write(&mut self, mut ops: Ops<'_>, old: bool) -> Result<()> {
        let ptr = self.pair(&mut ops)?;
        self.is_pointer(ptr)?;
        let value = if old {
            let (ty, number) = self.pointee(ptr)?;
            self.value(&mut ops, ty, number)?
        } else {
            self.pair(&mut ops)?
        };
        let Some(code) = ops.take() else { return Err(self.too_short()) };
        let Some(op) = rmw_op(code) else {
            return Err(self.error(format!("unknown operation {code} of atomicrmw")));
        };
        let volatile = self.flag(ops.take())?;
        let ordering = self.ordering(
            ops.take(),
            &[Ordering::Monotonic, Ordering::Acquire, Ordering::Release, Ordering::AcqRel, Ordering::SeqCst],
        )?;
        let scope = self.scope(ops.take())?;
        let align = match ops.take() {
            Some(align) => self.alignment(Some(align))?,
            None => None,
        };
        if ops.left() > 0 {
            return Err(self.error("the record of atomicrmw is too long"));
        }
        let kind = InstKind::AtomicRmw {
            op,
            ptr: ptr.op,
            value: value.op,
            volatile,
            atomic: Atomicity { ordering, scope },
            align,
        };
        self.push(kind, value.ty, value.number)?;
        Ok(())
    }

    pub fn va_arg(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let Some(number) = ops.take() else { return Err(self.too_short()) };
        let ty = self.type_of(number)?;
        let list = self.value(&mut ops, ty, number as TypeNumber)?;
        let Some(number) = ops.take() else { return Err(self.too_short()) };
        let ty = self.type_of(number)?;
        self.in_memory(ty)?;
        self.push(InstKind::VaArg { list: list.op }, ty, number as TypeNumber)?;
        Ok(())
    }

    pub fn element_pointer(&mut self, mut ops: Ops<'_>, record: u32) -> Result<()> {
        let mut flags = GepFlags::NONE;
        let mut source = None;
        match record {
            code::GEP => {
                let (Some(word), Some(number)) = (ops.take(), ops.take()) else {
                    return Err(self.too_short());
                };
                flags = gep_flags(word);
                source = Some((self.type_of(number)?, number as TypeNumber));
            }
            code::INBOUNDS_GEP_OLD => flags = gep_flags(1),
            _ => {}
        }
        let base = self.pair(&mut ops)?;
        let types = &self.body.context.types;
        if !types.is_ptr(types.scalar(base.ty)) {
            return Err(self.error("the base of getelementptr is no pointer"));
        }
        let (source_type, source_number) = match source {
            Some(source) => source,
            None => {
                let mut pointer = base;
                if types.is_vector(base.ty) {
                    pointer.ty = types.scalar(base.ty);
                    pointer.number = self.reader.numbers.component(base.number, 0);
                }
                self.pointee(pointer)?
            }
        };
        let mut ty = base.ty;
        let mut indices: SmallVec<[Operand; 8]> = SmallVec::new();
        while ops.left() > 0 {
            let index = self.pair(&mut ops)?;
            let types = &mut self.body.context.types;
            let scalar = types.scalar(index.ty);
            if !types.is_int(scalar) {
                return Err(self.error("an index of getelementptr is no integer"));
            }
            if let Type::Vector { len, scalable, .. } = *types.get(index.ty) {
                match *types.get(ty) {
                    Type::Vector { len: l, scalable: s, .. } if l != len || s != scalable => {
                        return Err(self.error("vectors of different lengths in getelementptr"));
                    }
                    Type::Vector { .. } => {}
                    _ => ty = types.vector(ty, len, scalable),
                }
            }
            indices.push(index.op);
        }
        let mut number = source_number;
        let mut inner = source_type;
        for &index in indices.iter().skip(1) {
            let types = &self.body.context.types;
            let component = match types.get(inner) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                    inner = *elem;
                    0
                }
                Type::Struct { .. } | Type::Named(_) => {
                    let field = self.constant_index(index);
                    let fields = types.struct_body(inner).map_or(&[][..], |(fields, _)| fields);
                    let Some((field, &ty)) = field.and_then(|field| Some((field, fields.get(field)?))) else {
                        return Err(self.error("a field of getelementptr does not exist"));
                    };
                    inner = ty;
                    field
                }
                _ => return Err(self.error("getelementptr has more indices than its type has levels")),
            };
            number = self.reader.numbers.component(number, component);
        }
        let result_number = if self.reader.numbers.typed_pointers && ty == base.ty {
            match *self.body.context.types.get(ty) {
                Type::Ptr(space) => self.reader.numbers.pointer_to(number, space),
                _ => NO_NUMBER,
            }
        } else {
            NO_NUMBER
        };
        let indices = self.body.push_operands(&indices);
        let kind = InstKind::GetElementPtr { source_type, flags, base: base.op, indices };
        self.push(kind, ty, result_number)?;
        Ok(())
    }

    /// The number of a field that a constant, or a vector of one constant, selects.
    fn constant_index(&self, index: Operand) -> Option<usize> {
        let Operand::Const(id) = index else { return None };
        let consts = &self.body.context.consts;
        let value = match consts.data(id) {
            ConstData::Int(value) => *value,
            ConstData::Zero => 0,
            ConstData::Splat(value) => consts.as_u64(*value)?,
            ConstData::Data(bytes) => {
                let size = match self.body.context.types.get(self.body.context.types.scalar(consts.ty(id))) {
                    Type::Int(bits) => *bits as usize / 8,
                    _ => return None,
                };
                let mut lanes = bytes.chunks_exact(size.max(1));
                let first = lanes.next()?;
                if lanes.any(|lane| lane != first) {
                    return None;
                }
                first.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte))
            }
            _ => return None,
        };
        usize::try_from(value).ok()
    }
}
