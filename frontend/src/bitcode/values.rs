//! The list of values that operands count through: globals, constants, parameters and results, in that order.

use super::types::{NO_NUMBER, TypeNumber};
use crate::ir::{BlockId, ConstId, Operand, TypeId};

/// A value with its type.
#[derive(Clone, Copy, Debug)]
pub struct Val {
    pub op: Operand,
    pub ty: TypeId,
    /// The number of the type, which tells pointee types; [`NO_NUMBER`] if it is not known.
    pub number: TypeNumber,
}

/// Stands for a constant whose operands are not known yet; never an operand of the IR.
const PENDING: Operand = Operand::Block(BlockId::at(u32::MAX - 1));

impl Val {
    /// A constant.
    pub fn constant(id: ConstId, ty: TypeId, number: TypeNumber) -> Val {
        Val { op: Operand::Const(id), ty, number }
    }

    /// A constant that is built later.
    pub fn pending(ty: TypeId, number: TypeNumber) -> Val {
        Val { op: PENDING, ty, number }
    }

    /// Whether the constant is not built yet.
    pub fn is_pending(&self) -> bool {
        self.op == PENDING
    }

    /// A value whose type's number does not matter.
    pub fn unnumbered(op: Operand, ty: TypeId) -> Val {
        Val { op, ty, number: NO_NUMBER }
    }

    /// The constant, if it is one.
    pub fn as_const(&self) -> Option<ConstId> {
        match self.op {
            Operand::Const(id) => Some(id),
            _ => None,
        }
    }
}

/// The values of the module and, above them, those of a function.
#[derive(Debug)]
pub struct Values<'m> {
    module: &'m [Val],
    pub local: Vec<Val>,
}

impl<'m> Values<'m> {
    /// The list of a function whose module has the values `module`.
    pub fn above(module: &'m [Val]) -> Values<'m> {
        Values { module, local: Vec::new() }
    }

    /// The same, with room for `expected` values of the function's own.
    pub fn with_room_above(module: &'m [Val], expected: usize) -> Values<'m> {
        Values { module, local: Vec::with_capacity(expected) }
    }

    /// The number of values so far.
    pub fn len(&self) -> u32 {
        (self.module.len() + self.local.len()) as u32
    }

    /// The value with this number.
    #[inline]
    pub fn get(&self, number: u32) -> Option<Val> {
        let index = number as usize;
        match index.checked_sub(self.module.len()) {
            None => self.module.get(index).copied(),
            Some(local) => self.local.get(local).copied(),
        }
    }

    /// Replaces a value of the function's own.
    pub fn set(&mut self, number: u32, value: Val) {
        if let Some(slot) =
            (number as usize).checked_sub(self.module.len()).and_then(|local| self.local.get_mut(local))
        {
            *slot = value;
        }
    }
}
