//! Inline assembly.
//!
//! A template without instructions (the usual way to hide a value from the optimizer) needs no assembler: each
//! output has the value of the input tied to it.

mod constraints;

use super::{Lowered, Parts, Translator, unsupported};
use constraints::{Constraint, Role};
use cranelift_codegen::ir::InstBuilder;
use rllc_frontend::ir::{AsmId, CallData, Inst, Operand, TypeId};

impl<'a> Translator<'a> {
    pub(super) fn inline_asm(&mut self, inst: &Inst, call: &'a CallData, asm: AsmId) -> Lowered<()> {
        let asm = &self.body.asms[asm];
        let Ok(text) = std::str::from_utf8(self.string(asm.constraints)) else {
            return unsupported("inline assembly with constraints that are not text");
        };
        let constraints = match constraints::parse(text) {
            Ok(constraints) => constraints,
            Err(what) => return unsupported(format!("inline assembly whose constraints have {what}")),
        };
        let template = self.string(asm.template);
        if !is_empty_template(template) {
            return unsupported("inline assembly with instructions");
        }
        self.ins().sequence_point();
        let result = self.empty_template(inst.ty, call, &constraints)?;
        self.ins().sequence_point();
        self.set_result(inst, &result);
        Ok(())
    }

    /// The results of a template that does nothing.
    fn empty_template(
        &mut self,
        ty: TypeId,
        call: &'a CallData,
        constraints: &[Constraint],
    ) -> Lowered<Parts> {
        let args = self.body.operands(call.args);
        let mut argument_of = Vec::with_capacity(constraints.len());
        let mut next = 0;
        for constraint in constraints {
            argument_of.push(constraint.takes_argument().then_some(next));
            next += usize::from(constraint.takes_argument());
        }
        let outputs: Vec<usize> = (0..constraints.len())
            .filter(|&index| constraints[index].role == Role::Output && !constraints[index].indirect)
            .collect();
        let types: Vec<TypeId> = match outputs.len() {
            0 => Vec::new(),
            1 => vec![ty],
            _ => match self.types().struct_body(ty) {
                Some((fields, _)) if fields.len() == outputs.len() => fields.to_vec(),
                _ => return unsupported("inline assembly whose outputs do not match its type"),
            },
        };
        let mut result = Parts::new();
        for (&output, &ty) in outputs.iter().zip(&types) {
            let tied = constraints
                .iter()
                .position(|constraint| constraint.tied_to == Some(output))
                .and_then(|input| argument_of[input])
                .and_then(|argument| args.get(argument).copied());
            let parts = match tied {
                Some(input) => self.tied_value(input, ty)?,
                None => self.undefined(ty)?,
            };
            result.extend(parts);
        }
        Ok(result)
    }

    /// The value of an input as the output of type `ty` that it is tied to.
    fn tied_value(&mut self, input: Operand, ty: TypeId) -> Lowered<Parts> {
        let from = self.operand_type(input);
        let parts = self.canonical_parts(input, from)?;
        if from == ty {
            return Ok(parts);
        }
        let (from, to) = (self.repr(from)?, self.repr(ty)?);
        match (&from.parts[..], &to.parts[..]) {
            ([a], [b]) if a.is_int() && b.is_int() => Ok(Parts::from_slice(&[self.resize(parts[0], *b)])),
            _ => unsupported("inline assembly that ties operands of different types"),
        }
    }
}

/// Whether a template has nothing but white space and comments.
fn is_empty_template(template: &[u8]) -> bool {
    template
        .split(|&byte| byte == b'\n' || byte == b';')
        .map(<[u8]>::trim_ascii)
        .all(|line| line.is_empty() || line.starts_with(b"#") || line.starts_with(b"//"))
}
