//! Which allocas become SSA variables.
//!
//! An alloca of the entry block qualifies if nothing but loads and stores of scalars use it, directly or through
//! constant distances from it (`getelementptr`), none of them volatile or atomic, and if each two of them access
//! either the same bytes or none in common. Each such group of bytes becomes a variable. Lifetime markers do not
//! count.

use super::Translator;
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_entity::SecondaryMap;
use cranelift_frontend::Variable;
use rllc_frontend::ir::{BlockId, Inst, InstKind, Operand, TypeId, ValueId};

/// The most bytes of an alloca that is promoted.
const MAX_SIZE: u64 = 256;
/// The most variables that one alloca becomes.
const MAX_VARIABLES: usize = 32;

/// The promoted allocas.
#[derive(Default)]
pub(crate) struct Promotions {
    pointers: SecondaryMap<ValueId, Pointer>,
}

/// What a pointer is to a promotion.
#[derive(Clone, Copy, Default)]
enum Pointer {
    /// Nothing: it points to memory.
    #[default]
    Memory,
    /// It points into a promoted alloca, where nothing is accessed.
    Nowhere,
    /// It points to what became a variable, which has this type.
    Variable(Variable, ir::Type),
}

impl Promotions {
    /// The variable that replaces the memory `pointer` points to, and its type.
    pub fn variable(&self, pointer: Operand) -> Option<(Variable, ir::Type)> {
        match pointer {
            Operand::Value(value) => match self.pointers[value] {
                Pointer::Variable(variable, ty) => Some((variable, ty)),
                Pointer::Memory | Pointer::Nowhere => None,
            },
            _ => None,
        }
    }

    /// Whether a value is the address of a promoted alloca or lies in one: it is never computed.
    pub fn is_promoted(&self, value: ValueId) -> bool {
        !matches!(self.pointers[value], Pointer::Memory)
    }
}

/// An alloca that may be promoted.
struct Candidate {
    /// In bytes; 0 for one that turned out not to qualify.
    size: u64,
    parts: Vec<Part>,
}

/// Bytes of a candidate that are accessed as one.
struct Part {
    offset: u64,
    /// In bytes.
    size: u64,
    ty: TypeId,
    /// What it is as a variable.
    part: ir::Type,
    variable: Option<Variable>,
}

/// A pointer into a candidate.
#[derive(Clone, Copy)]
struct Place {
    candidate: u32,
    offset: i64,
}

/// The state of the search.
#[derive(Default)]
struct Search {
    candidates: Vec<Candidate>,
    places: SecondaryMap<ValueId, Option<Place>>,
}

impl Search {
    fn place(&self, operand: Operand) -> Option<Place> {
        match operand {
            Operand::Value(value) => self.places[value],
            _ => None,
        }
    }

    /// Notes a use of `operand` that keeps what it points to in memory.
    fn escape(&mut self, operand: Operand) {
        if let Some(place) = self.place(operand) {
            self.candidates[place.candidate as usize].size = 0;
        }
    }
}

impl<'a> Translator<'a> {
    /// Finds the allocas to promote and declares their variables. `order` is a reverse post-order of the blocks.
    pub(super) fn find_promotions(&mut self, order: &[BlockId]) -> Promotions {
        let body = self.body;
        let mut search = Search::default();
        let Some(entry) = body.blocks.values().next() else { return Promotions::default() };
        for &inst in &entry.insts {
            let inst = &body.insts[inst];
            if let InstKind::Alloca { ty, count: Operand::Const(count), inalloca: false, .. } = inst.kind
                && body.context.consts.as_u64(count) == Some(1)
                && let Some(result) = inst.result.expand()
                && let Some(size @ 1..=MAX_SIZE) = self.layout().fixed_alloc_size(self.types(), ty)
            {
                let place = Place { candidate: search.candidates.len() as u32, offset: 0 };
                search.places[result] = Some(place);
                search.candidates.push(Candidate { size, parts: Vec::new() });
            }
        }
        if search.candidates.is_empty() {
            return Promotions::default();
        }
        // What a pointer is computed from stands before it in this order; what else uses it may stand anywhere.
        let insts =
            || order.iter().flat_map(|&block| &body.blocks[block].insts).map(|&inst| &body.insts[inst]);
        for inst in insts() {
            self.note_pointer(&mut search, inst);
        }
        for inst in insts() {
            self.note_uses(&mut search, inst);
        }
        for candidate in search.candidates.iter_mut().filter(|candidate| candidate.size > 0) {
            for part in &mut candidate.parts {
                part.variable = Some(self.builder.declare_var(part.part));
            }
        }
        let mut promotions = Promotions::default();
        for (value, place) in search.places.iter() {
            let Some(place) = place else { continue };
            let candidate = &search.candidates[place.candidate as usize];
            if candidate.size == 0 {
                continue;
            }
            let at = candidate.parts.iter().find(|part| i64::try_from(part.offset) == Ok(place.offset));
            promotions.pointers[value] = match at {
                Some(Part { variable: Some(variable), part, .. }) => Pointer::Variable(*variable, *part),
                _ => Pointer::Nowhere,
            };
        }
        promotions
    }

    /// Notes a pointer that lies at a constant distance from another into a candidate.
    fn note_pointer(&self, search: &mut Search, inst: &Inst) {
        let InstKind::GetElementPtr { source_type, base, indices, .. } = inst.kind else { return };
        if let Some(Place { candidate, offset }) = search.place(base)
            && let Some(result) = inst.result.expand()
            && !self.types().is_vector(inst.ty)
            && let Some(distance) =
                self.constant_distance(source_type, self.body.operands(indices).iter().copied())
        {
            search.places[result] = Some(Place { candidate, offset: offset.wrapping_add(distance) });
        }
    }

    /// Notes what an instruction does with the candidates.
    fn note_uses(&mut self, search: &mut Search, inst: &Inst) {
        let body = self.body;
        match &inst.kind {
            &InstKind::Load { ptr, volatile: false, atomic: None, .. } => {
                self.note_access(search, ptr, inst.ty);
            }
            &InstKind::Store { value, ptr, volatile: false, atomic: None, .. } => {
                self.note_access(search, ptr, body.operand_type(value));
                search.escape(value);
            }
            InstKind::GetElementPtr { .. }
                if inst.result.expand().is_some_and(|result| search.places[result].is_some()) => {}
            InstKind::Call(call) if self.is_lifetime_marker(body.calls[*call].callee) => {}
            _ => body.visit_operands(&inst.kind, |operand| search.escape(operand)),
        }
    }

    /// Notes that a value of type `ty` is loaded or stored at `pointer`.
    fn note_access(&mut self, search: &mut Search, pointer: Operand, ty: TypeId) {
        let Some(Place { candidate, offset }) = search.place(pointer) else { return };
        let candidate = &mut search.candidates[candidate as usize];
        if candidate.size == 0
            || candidate.parts.iter().any(|part| part.ty == ty && i64::try_from(part.offset) == Ok(offset))
        {
            return;
        }
        let size = self.layout().store_size(self.types(), ty);
        let part = self.scalar_part(ty);
        let (Some(part), Ok(offset)) = (part, u64::try_from(offset)) else {
            candidate.size = 0;
            return;
        };
        let inside = offset.checked_add(size).is_some_and(|end| end <= candidate.size);
        let overlapping = candidate
            .parts
            .iter()
            .find(|part| part.offset < offset + size && offset < part.offset + part.size);
        let fits = match overlapping {
            Some(other) => {
                let (known, other_part) = (other.ty, other.part);
                other.offset == offset
                    && other.size == size
                    && (known == ty
                        || self.is_all_bits(ty, part, size) && self.is_all_bits(known, other_part, size))
            }
            None => {
                candidate.parts.push(Part { offset, size, ty, part, variable: None });
                candidate.parts.len() <= MAX_VARIABLES
            }
        };
        if !inside || !fits {
            candidate.size = 0;
        }
    }

    /// The Cranelift type of a scalar of type `ty` that has one part.
    fn scalar_part(&mut self, ty: TypeId) -> Option<ir::Type> {
        let repr = self.repr(ty).ok()?;
        match repr.kind {
            ReprKind::Int(_)
            | ReprKind::Half
            | ReprKind::BFloat
            | ReprKind::Float
            | ReprKind::Double
            | ReprKind::Ptr => Some(repr.parts[0]),
            ReprKind::Vector { elem, len, lanes } if len == lanes => {
                // The parts of masks have no fixed type.
                (self.types().int_bits(elem) != Some(1)).then_some(repr.parts[0])
            }
            _ => None,
        }
    }

    /// Whether a callee is `llvm.lifetime.start` or `.end`.
    pub(super) fn is_lifetime_marker(&self, callee: Operand) -> bool {
        self.intrinsic_name(callee).is_some_and(|name| name.starts_with(b"llvm.lifetime."))
    }

    /// Whether a value of type `ty`, held as `part`, is `size` bytes in memory with all their bits, and no vector.
    fn is_all_bits(&mut self, ty: TypeId, part: ir::Type, size: u64) -> bool {
        let whole = self.types().int_bits(ty).is_none_or(|bits| bits == part.bits());
        whole && !part.is_vector() && part.bits() <= 64 && u64::from(part.bytes()) == size
    }
}
