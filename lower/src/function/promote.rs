//! Which allocas become SSA variables.
//!
//! An alloca of the entry block qualifies if it holds one scalar and is only loaded and stored whole, with the
//! same type, and not volatile or atomic. Lifetime markers do not count.

use super::Translator;
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_entity::SecondaryMap;
use cranelift_frontend::Variable;
use rllc_frontend::ir::{InstKind, Operand, TypeId, ValueId};

/// The promoted allocas.
#[derive(Default)]
pub(crate) struct Promotions {
    variables: SecondaryMap<ValueId, Option<(Variable, TypeId)>>,
}

impl Promotions {
    /// The variable that replaces the memory `pointer` points to, and its type.
    pub fn variable(&self, pointer: Operand) -> Option<(Variable, TypeId)> {
        match pointer {
            Operand::Value(value) => self.variables[value],
            _ => None,
        }
    }
}

/// The state of a candidate.
#[derive(Clone, Copy, PartialEq, Default)]
enum Candidate {
    #[default]
    No,
    /// Allocated with this type.
    Of(TypeId),
}

impl<'a> Translator<'a> {
    /// Finds the allocas to promote and declares their variables.
    pub(super) fn find_promotions(&mut self) -> Promotions {
        let body = self.body;
        let mut candidates: SecondaryMap<ValueId, Candidate> = SecondaryMap::new();
        let mut list = Vec::new();
        let Some(entry) = body.blocks.values().next() else { return Promotions::default() };
        for &inst in &entry.insts {
            let inst = &body.insts[inst];
            if let InstKind::Alloca { ty, count: Operand::Const(count), inalloca: false, .. } = inst.kind
                && body.context.consts.as_u64(count) == Some(1)
                && let Some(result) = inst.result.expand()
                && self.scalar_part(ty).is_some()
            {
                candidates[result] = Candidate::Of(ty);
                list.push(result);
            }
        }
        if list.is_empty() {
            return Promotions::default();
        }
        for inst in body.insts.values() {
            match &inst.kind {
                InstKind::Load { ptr: Operand::Value(ptr), volatile: false, atomic: None, .. } => {
                    if let Candidate::Of(ty) = candidates[*ptr]
                        && !self.same_memory_form(ty, inst.ty)
                    {
                        candidates[*ptr] = Candidate::No;
                    }
                }
                InstKind::Store {
                    value, ptr: Operand::Value(ptr), volatile: false, atomic: None, ..
                } => {
                    if let Candidate::Of(ty) = candidates[*ptr]
                        && !self.same_memory_form(ty, body.operand_type(*value))
                    {
                        candidates[*ptr] = Candidate::No;
                    }
                    if let Operand::Value(value) = value {
                        candidates[*value] = Candidate::No;
                    }
                }
                InstKind::Call(call) if self.is_lifetime_marker(body.calls[*call].callee) => {}
                _ => body.visit_operands(&inst.kind, |operand| {
                    if let Operand::Value(value) = operand {
                        candidates[value] = Candidate::No;
                    }
                }),
            }
        }
        let mut promotions = Promotions::default();
        for value in list {
            if let Candidate::Of(ty) = candidates[value]
                && let Some(part) = self.scalar_part(ty)
            {
                let variable = self.builder.declare_var(part);
                promotions.variables[value] = Some((variable, ty));
            }
        }
        promotions
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

    /// Whether a value of type `a` can stand for one of type `b` in memory without conversion.
    fn same_memory_form(&mut self, a: TypeId, b: TypeId) -> bool {
        if a == b {
            return true;
        }
        match (self.repr(a), self.repr(b)) {
            (Ok(a), Ok(b)) => {
                let exact = |kind: &ReprKind| match kind {
                    ReprKind::Int(bits) => *bits == 64,
                    ReprKind::Ptr => true,
                    _ => false,
                };
                exact(&a.kind) && exact(&b.kind)
            }
            _ => false,
        }
    }
}
