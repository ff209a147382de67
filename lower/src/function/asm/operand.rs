//! Operands as the stubs of every architecture are given them.

use super::constraints::Constraint;
use std::fmt::Write;

/// How an operand's value lies in the block and in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ValueClass {
    /// An integer or pointer of 1, 2, 4 or 8 bytes.
    Int { bytes: u32 },
    /// `float` or `double`.
    Float { bytes: u32 },
    /// A 16-byte vector.
    Vector,
    /// A vector of 32 or 64 bytes (x86-64).
    Wide { bytes: u32 },
    /// `x86_fp80`.
    X87,
}

/// An argument as the stub is given it.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Argument {
    /// In the block, at this offset.
    Block { offset: u32, class: ValueClass },
    /// A number, printed into the template if its constraint allows.
    Constant { value: i64, offset: u32, class: ValueClass },
    /// The address of a symbol, printed into the template if its constraint allows, with its address in the block.
    Symbol { text: String, offset: u32 },
}

impl Argument {
    pub fn offset(&self) -> u32 {
        match self {
            Argument::Block { offset, .. }
            | Argument::Constant { offset, .. }
            | Argument::Symbol { offset, .. } => *offset,
        }
    }

    pub fn class(&self) -> ValueClass {
        match self {
            Argument::Block { class, .. } | Argument::Constant { class, .. } => *class,
            Argument::Symbol { .. } => ValueClass::Int { bytes: 8 },
        }
    }
}

/// An operand of the template.
pub(super) struct AsmOperand<'a> {
    pub constraint: &'a Constraint,
    /// Inputs and indirect operands.
    pub argument: Option<Argument>,
    /// Direct outputs: where in the block, and how.
    pub output: Option<(u32, ValueClass)>,
}

impl AsmOperand<'_> {
    /// How its value lies in registers.
    pub fn class(&self) -> Option<ValueClass> {
        match (&self.output, &self.argument) {
            (Some((_, class)), _) => Some(*class),
            (None, Some(argument)) => Some(argument.class()),
            (None, None) => None,
        }
    }
}

/// Adds a line of assembly text.
pub(super) fn line(text: &mut String, what: std::fmt::Arguments<'_>) {
    text.push('\t');
    // Writing to a string does not fail.
    let _ = text.write_fmt(what);
    text.push('\n');
}
