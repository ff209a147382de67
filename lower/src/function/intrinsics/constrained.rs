//! `llvm.experimental.constrained.*` (LangRef, "Constrained Floating-Point Intrinsics").
//!
//! In the default environment (rounding to nearest, exceptions ignored) they are the plain operations. In any
//! other one neither the order of operations nor what the code generator computes beforehand would be right, so
//! that those are refused.

use super::super::{Lowered, Translator, unsupported};
use super::pure::Pure;
use rllc_frontend::ir::{BinOp, CastOp, FcmpPred, Inst, MdRef, Operand};

impl<'a> Translator<'a> {
    /// Whether `base` was one of these intrinsics and has been translated.
    pub(super) fn constrained_intrinsic(
        &mut self,
        base: &str,
        inst: &Inst,
        args: &'a [Operand],
    ) -> Lowered<bool> {
        let Some(name) = base.strip_prefix("experimental.constrained.") else { return Ok(false) };
        let compares = matches!(name, "fcmp" | "fcmps");
        let binary = BinOp::from_keyword(name.as_bytes());
        let cast = CastOp::from_keyword(name.as_bytes());
        let pure = Pure::from_name(name);
        if !compares && binary.is_none() && cast.is_none() && pure.is_none() {
            return Ok(false);
        }
        let count = args.iter().take_while(|arg| !matches!(arg, Operand::Metadata(_))).count();
        let mut words = Vec::new();
        for &arg in &args[count..] {
            words.push(self.metadata_word(arg)?);
        }
        let predicate = if compares && !words.is_empty() { Some(words.remove(0)) } else { None };
        if let Some(word) =
            words.iter().find(|word| !matches!(**word, b"round.tonearest" | b"fpexcept.ignore"))
        {
            let word = String::from_utf8_lossy(word);
            return unsupported(format!("the intrinsic llvm.experimental.constrained.{name} with {word}"));
        }
        let values = &args[..count];
        if let Some(op) = pure {
            return self.pure_call(inst, op, values).map(|()| true);
        }
        let from = match values {
            [first] | [first, _] => self.operand_type(*first),
            _ => return Ok(false),
        };
        let a = self.parts(values[0])?;
        let parts = match (binary, cast, values.get(1)) {
            (None, Some(op), None) => {
                self.check_cast(op, from, inst.ty)?;
                self.cast_parts(op, from, inst.ty, &a)?
            }
            (Some(op), _, Some(&b)) => {
                let b = self.parts(b)?;
                self.binary_parts(op, from, &a, &b)?
            }
            (None, None, Some(&b)) => {
                let b = self.parts(b)?;
                let Some(predicate) = predicate.and_then(FcmpPred::from_keyword) else { return Ok(false) };
                self.fcmp_parts(predicate, from, &a, &b)?
            }
            _ => return Ok(false),
        };
        self.set_result(inst, &parts);
        Ok(true)
    }

    /// The string that a metadata operand is.
    pub(super) fn metadata_word(&self, arg: Operand) -> Lowered<&'a [u8]> {
        if let Operand::Metadata(index) = arg
            && let Some(MdRef::String(word)) = self.body.metadata_operands.get(index as usize)
        {
            return Ok(self.string(*word));
        }
        unsupported("an intrinsic whose metadata is no string")
    }
}
