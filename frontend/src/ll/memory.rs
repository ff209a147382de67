//! Instructions that access memory or compute addresses (LangRef, "Memory Access and Addressing Operations").

use super::cursor::Parser;
use super::expressions::GepError;
use super::instructions::Parsed;
use super::lexer::Tok;
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{Align, Atomicity, InstKind, Loc, Operand, Ordering, RmwOp, Type, TypeId};
use smallvec::SmallVec;

impl Parser<'_, '_> {
    /// `, align n` if it is there; a comma before attachments is left alone.
    fn comma_align(&mut self) -> Result<Option<Align>> {
        if self.kind() != Tok::Comma || self.metadata_follows() {
            return Ok(None);
        }
        if let Some(align) = self.printed_align() {
            return Ok(Some(align));
        }
        self.bump();
        if !self.at_word(b"align") {
            return Err(self.error("expected metadata or 'align'"));
        }
        self.parse_optional_align()
    }

    /// Steps over `, align 8`, from its comma on, if it stands there as it is printed and the number has one digit.
    #[inline]
    fn printed_align(&mut self) -> Option<Align> {
        let [b' ', b'a', b'l', b'i', b'g', b'n', b' ', digit, b'\n' | b',', ..] = self.lexer.rest() else {
            return None;
        };
        let align = match digit {
            b'1' | b'2' | b'4' | b'8' => Align::new(u64::from(digit - b'0'))?,
            _ => return None,
        };
        self.lexer.seek(self.lexer.position() + b" align 8".len());
        self.bump();
        Some(align)
    }

    pub(super) fn parse_alloca(&mut self) -> Result<Parsed> {
        let inalloca = self.eat_word(b"inalloca");
        let swifterror = self.eat_word(b"swifterror");
        let type_loc = self.loc();
        let ty = self.parse_type_or_void("expected type")?;
        if matches!(self.cx.types.get(ty), Type::Function { .. } | Type::Void | Type::Label | Type::Metadata)
        {
            return Err(self.error_at(type_loc, "invalid type for alloca"));
        }
        let mut count = None;
        let mut count_loc = self.loc();
        let mut align = None;
        let mut space = None;
        // Each part at most once, in this order.
        while self.kind() == Tok::Comma && !self.metadata_follows() {
            if align.is_none() && space.is_none() {
                align = self.printed_align();
                if align.is_some() {
                    continue;
                }
            }
            self.bump();
            if self.at_word(b"align") && align.is_none() && space.is_none() {
                align = if self.is_legacy() { self.legacy_align()? } else { self.parse_optional_align()? };
            } else if self.at_word(b"addrspace") && space.is_none() {
                space = Some(self.parse_address_space(0)?);
            } else if count.is_none() && align.is_none() && space.is_none() {
                count_loc = self.loc();
                count = Some(self.parse_typed_operand()?);
            } else {
                return Err(self.error("expected metadata or 'align'"));
            }
        }
        if let Some((count_type, _)) = count
            && !self.cx.types.is_int(count_type)
        {
            return Err(self.error_at(count_loc, "element count must have integer type"));
        }
        if !self.is_sized(ty) {
            return Err(self.error_at(type_loc, "Cannot allocate unsized type"));
        }
        let count = match count {
            Some((_, count)) => count,
            None => Operand::Const(self.cx.consts.short_int(TypeId::I32, 1)),
        };
        let default_type = self.func.alloca_type;
        let space = space.or_else(|| self.pointer_space(default_type)).unwrap_or(0);
        let result = self.pointer_to(ty, space);
        Ok((InstKind::Alloca { ty, count, align, inalloca, swifterror }, result))
    }

    /// `syncscope("name")` and an ordering.
    pub(super) fn parse_atomicity(&mut self) -> Result<Atomicity> {
        let mut scope = None;
        if self.eat_word(b"syncscope") {
            if !self.eat(Tok::LParen) {
                return Err(self.error("expected '(' in syncscope"));
            }
            if self.kind() != Tok::Str {
                return Err(self.error("expected synchronization scope name"));
            }
            let name = self.string()?;
            scope = if name.is_empty() { None } else { Some(self.cx.strings.intern(&name)) };
            self.expect(Tok::RParen, "expected ')' in syncscope")?;
        } else if self.eat_word(b"singlethread") {
            scope = Some(self.cx.strings.intern(b"singlethread"));
        }
        let ordering = self.parse_ordering()?;
        Ok(Atomicity { ordering, scope })
    }

    pub(super) fn parse_ordering(&mut self) -> Result<Ordering> {
        match self.eat_keyword(Ordering::from_keyword) {
            Some(ordering) => Ok(ordering),
            None => Err(self.error("expected ordering on atomic instruction")),
        }
    }

    pub(super) fn parse_load(&mut self) -> Result<Parsed> {
        let is_atomic = self.eat_word(b"atomic");
        let volatile = self.eat_word(b"volatile");
        let type_loc = self.loc();
        let mut ty = self.parse_type()?;
        let mut loc = type_loc;
        let mut ptr_type = ty;
        let ptr;
        if self.is_typed() && self.kind() != Tok::Comma {
            // `load T* %p`, before LLVM 3.7.
            ptr = self.parse_operand(ty)?;
            ty = self.pointee(ty).unwrap_or(TypeId::VOID);
        } else {
            self.expect(Tok::Comma, "expected comma after load's type")?;
            loc = self.loc();
            (ptr_type, ptr) = self.parse_typed_operand()?;
        }
        let atomic = if is_atomic { Some(self.parse_atomicity()?) } else { None };
        let align = self.comma_align()?;
        if !self.is_ptr(ptr_type) || !self.is_memory_value(ty) {
            return Err(self.error_at(loc, "load operand must be a pointer to a first class type"));
        }
        if !self.points_to(ptr_type, ty) {
            return Err(self.error_at(loc, "explicit pointee type doesn't match operand's pointee type"));
        }
        if let Some(atomic) = atomic {
            if align.is_none() {
                return Err(self.error_at(loc, "atomic load must have explicit non-zero alignment"));
            }
            if matches!(atomic.ordering, Ordering::Release | Ordering::AcqRel) {
                return Err(self.error_at(loc, "atomic load cannot use Release ordering"));
            }
        }
        if !self.is_sized(ty) {
            return Err(self.error_at(type_loc, "loading unsized types is not allowed"));
        }
        Ok((InstKind::Load { ptr, align, volatile, atomic }, ty))
    }

    /// Whether memory is read and written as a `ty`: in 2006 aggregates were not.
    fn is_memory_value(&self, ty: TypeId) -> bool {
        self.cx.types.is_first_class(ty) && !(self.is_legacy() && self.cx.types.is_aggregate(ty))
    }

    pub(super) fn parse_store(&mut self) -> Result<Parsed> {
        let is_atomic = self.eat_word(b"atomic");
        let volatile = self.eat_word(b"volatile");
        let loc = self.loc();
        let (ty, value) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after store operand")?;
        let ptr_loc = self.loc();
        let (ptr_type, ptr) = self.parse_typed_operand()?;
        let atomic = if is_atomic { Some(self.parse_atomicity()?) } else { None };
        let align = self.comma_align()?;
        if !self.is_ptr(ptr_type) {
            return Err(self.error_at(ptr_loc, "store operand must be a pointer"));
        }
        if !self.is_memory_value(ty) {
            return Err(self.error_at(loc, "store operand must be a first class value"));
        }
        if !self.points_to(ptr_type, ty) {
            return Err(self.error_at(loc, "stored value and pointer type do not match"));
        }
        if let Some(atomic) = atomic {
            if align.is_none() {
                return Err(self.error_at(loc, "atomic store must have explicit non-zero alignment"));
            }
            if matches!(atomic.ordering, Ordering::Acquire | Ordering::AcqRel) {
                return Err(self.error_at(loc, "atomic store cannot use Acquire ordering"));
            }
        }
        if !self.is_sized(ty) {
            return Err(self.error_at(loc, "storing unsized types is not allowed"));
        }
        Ok((InstKind::Store { value, ptr, align, volatile, atomic }, TypeId::VOID))
    }

    pub(super) fn parse_fence(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let atomic = self.parse_atomicity()?;
        let name = match atomic.ordering {
            Ordering::Unordered => "unordered",
            Ordering::Monotonic => "monotonic",
            _ => return Ok((InstKind::Fence { atomic }, TypeId::VOID)),
        };
        Err(self.error_at(loc, format!("fence cannot be {name}")))
    }

    pub(super) fn parse_cmpxchg(&mut self) -> Result<Parsed> {
        let weak = self.eat_word(b"weak");
        let volatile = self.eat_word(b"volatile");
        let ptr_loc = self.loc();
        let (ptr_type, ptr) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after cmpxchg address")?;
        let expected_loc = self.loc();
        let (ty, expected) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after cmpxchg cmp operand")?;
        let new_loc = self.loc();
        let (new_type, new) = self.parse_typed_operand()?;
        let success = self.parse_atomicity()?;
        // Before LLVM 3.5 there was one ordering, and the result was the value alone.
        let is_old =
            self.is_typed() && !(self.kind() == Tok::Word && Ordering::from_keyword(self.text()).is_some());
        let failure = if is_old {
            match success.ordering {
                Ordering::AcqRel => Ordering::Acquire,
                Ordering::Release => Ordering::Monotonic,
                other => other,
            }
        } else {
            self.parse_ordering()?
        };
        let align = self.comma_align()?;
        if success.ordering == Ordering::Unordered {
            return Err(self.error("invalid cmpxchg success ordering"));
        }
        if matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel) {
            return Err(self.error("invalid cmpxchg failure ordering"));
        }
        if !self.is_ptr(ptr_type) {
            return Err(self.error_at(ptr_loc, "cmpxchg operand must be a pointer"));
        }
        if !self.points_to(ptr_type, ty) {
            return Err(self.error_at(expected_loc, "compare value and pointer type do not match"));
        }
        if ty != new_type {
            return Err(self.error_at(new_loc, "compare value and new value type do not match"));
        }
        if !self.cx.types.is_first_class(ty) || !self.is_sized(ty) {
            return Err(self.error_at(expected_loc, "cmpxchg operand must be a first class value"));
        }
        let result = self.cx.types.literal_struct(&[ty, TypeId::I1], false);
        let kind = InstKind::CmpXchg { ptr, expected, new, weak, volatile, success, failure, align };
        if is_old {
            let pair = self.hidden_inst(kind, result, ptr_loc);
            let indices = self.func.push_ints(&[0]);
            return Ok((InstKind::ExtractValue { aggregate: pair, indices }, ty));
        }
        Ok((kind, result))
    }

    pub(super) fn parse_rmw(&mut self) -> Result<Parsed> {
        let volatile = self.eat_word(b"volatile");
        let Some(op) = self.eat_keyword(RmwOp::from_keyword) else {
            return Err(self.error("expected binary operation in atomicrmw"));
        };
        let ptr_loc = self.loc();
        let (ptr_type, ptr) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after atomicrmw address")?;
        let loc = self.loc();
        let (ty, value) = self.parse_typed_operand()?;
        let ordering_loc = self.loc();
        let atomic = self.parse_atomicity()?;
        let align = self.comma_align()?;
        if atomic.ordering == Ordering::Unordered {
            return Err(self.error_at(ordering_loc, "atomicrmw cannot be unordered"));
        }
        if !self.is_ptr(ptr_type) {
            return Err(self.error_at(ptr_loc, "atomicrmw operand must be a pointer"));
        }
        if !self.points_to(ptr_type, ty) {
            return Err(self.error_at(loc, "atomicrmw value and pointer type do not match"));
        }
        if let Some(message) = self.rmw_problem(op, ty) {
            return Err(self.error_at(loc, message));
        }
        Ok((InstKind::AtomicRmw { op, ptr, value, volatile, atomic, align }, ty))
    }

    fn rmw_problem(&mut self, op: RmwOp, ty: TypeId) -> Option<String> {
        let types = &self.cx.types;
        let is_float_op = op.is_float();
        let name = op.keyword();
        let fits = if op == RmwOp::Xchg {
            types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty) || self.is_ptr(ty)
        } else if is_float_op {
            let scalable = matches!(types.get(ty), Type::Vector { scalable: true, .. });
            types.is_float(types.scalar(ty)) && !scalable
        } else {
            types.is_int(ty)
        };
        if !fits {
            let kind = if op == RmwOp::Xchg {
                "an integer, floating point, or pointer type"
            } else if is_float_op {
                "a floating point type"
            } else {
                "an integer"
            };
            return Some(format!("atomicrmw {name} operand must be {kind}"));
        }
        let bits = match *self.cx.types.get(ty) {
            Type::Int(bits) => Some(bits),
            Type::Vector { .. } => None,
            ref other => super::literals::float_width(other),
        };
        match bits {
            Some(bits) if bits < 8 || !bits.is_power_of_two() => {
                Some("atomicrmw operand must be power-of-two byte-sized integer".to_string())
            }
            _ => None,
        }
    }

    pub(super) fn parse_gep(&mut self) -> Result<Parsed> {
        let (flags, _) = self.gep_flags(false)?;
        let mut loc = self.loc();
        let mut source_type = self.parse_type()?;
        let mut operands: SmallVec<[(TypeId, Operand); 6]> = SmallVec::new();
        let mut index_locs: SmallVec<[Loc; 6]> = SmallVec::new();
        if self.is_typed() && self.kind() != Tok::Comma {
            // `getelementptr T* %p, …`, before LLVM 3.7.
            let base_type = source_type;
            operands.push((base_type, self.parse_operand(base_type)?));
            source_type = self.pointee(self.cx.types.scalar(base_type)).unwrap_or(TypeId::VOID);
        } else {
            self.expect(Tok::Comma, "expected comma after getelementptr's type")?;
            loc = self.loc();
            operands.push(self.parse_typed_operand()?);
        }
        if !self.is_ptr(self.cx.types.scalar(operands[0].0)) {
            return Err(self.error_at(loc, "base of getelementptr must be a pointer"));
        }
        if !self.points_to(self.cx.types.scalar(operands[0].0), source_type) {
            return Err(self.error_at(loc, "explicit pointee type doesn't match operand's pointee type"));
        }
        while self.kind() == Tok::Comma && !self.metadata_follows() {
            self.bump();
            index_locs.push(self.loc());
            operands.push(self.parse_typed_operand()?);
        }
        let ty = match self.gep_type(source_type, &operands) {
            Ok(ty) => ty,
            Err(error) => return Err(self.gep_error(error, loc, &index_locs)),
        };
        let values: SmallVec<[Operand; 6]> = operands[1..].iter().map(|&(_, value)| value).collect();
        let indices = self.func.push_operands(&values);
        Ok((InstKind::GetElementPtr { source_type, flags, base: operands[0].1, indices }, ty))
    }

    fn gep_error(&self, error: GepError, loc: Loc, indices: &[Loc]) -> Box<Diagnostic> {
        match error {
            GepError::Unsized => self.error_at(loc, "base element of getelementptr must be sized"),
            GepError::NotAnInteger(index) => {
                self.error_at(indices[index], "getelementptr index must be an integer")
            }
            GepError::Lanes(index) => {
                self.error_at(indices[index], "getelementptr vector index has a wrong number of elements")
            }
            GepError::Index => self.error_at(loc, "invalid getelementptr indices"),
        }
    }
}
