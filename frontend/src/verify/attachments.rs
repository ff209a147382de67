//! Metadata attached to instructions: whether it may stand there (LangRef, "Metadata Nodes and Metadata
//! Strings"). The content of nodes that the module holds is not read here.

use super::body::BodyChecker;
use super::{Check, ensure};
use crate::ir::{Attachment, ConstData, Inst, InstKind, MdData, MdRef, TypeId};

impl BodyChecker<'_> {
    /// The attachments of all instructions.
    pub(super) fn check_attachments(&mut self) {
        for (id, attachment) in &self.body.attachments {
            let inst = &self.body.insts[*id];
            if let Err(message) = self.check_attachment(inst, attachment) {
                self.report(inst.loc, Some(*id), message);
            }
        }
    }

    fn check_attachment(&self, inst: &Inst, attachment: &Attachment) -> Check {
        let is_load = matches!(inst.kind, InstKind::Load { .. });
        let is_call = matches!(inst.kind, InstKind::Call(_) | InstKind::Invoke { .. });
        let is_pointer = self.types.is_ptr(inst.ty);
        let operands = self.operands_of(attachment);
        match self.body.context.strings.get(attachment.kind) {
            b"fpmath" => {
                ensure!(self.is_float_like(inst.ty), "!fpmath needs a floating-point result");
                if let Some(operands) = operands {
                    ensure!(operands.len() == 1, "!fpmath takes one operand");
                }
            }
            b"range" => {
                ensure!(is_load || is_call, "!range is for loads and calls only");
                ensure!(self.is_int_like(inst.ty), "!range is for integers, not {}", self.type_name(inst.ty));
                if let Some(operands) = operands {
                    self.check_range(operands, self.types.scalar(inst.ty))?;
                }
            }
            b"invariant.group" => {
                let fits = is_load || matches!(inst.kind, InstKind::Store { .. });
                ensure!(fits, "!invariant.group is for loads and stores only");
            }
            b"nonnull" => {
                ensure!(is_pointer, "!nonnull is for pointers, not {}", self.type_name(inst.ty));
                ensure!(is_load, "!nonnull is for loads only; calls have an attribute for it");
                if let Some(operands) = operands {
                    ensure!(operands.is_empty(), "!nonnull takes no operands");
                }
            }
            name @ (b"dereferenceable" | b"dereferenceable_or_null") => {
                let name = String::from_utf8_lossy(name);
                ensure!(is_pointer, "!{name} is for pointers, not {}", self.type_name(inst.ty));
                let is_cast = matches!(inst.kind, InstKind::Cast { op: crate::ir::CastOp::IntToPtr, .. });
                ensure!(is_load || is_cast, "!{name} is for loads and inttoptr only");
                self.check_number(&name, operands)?;
            }
            b"align" => {
                ensure!(is_pointer, "!align is for pointers, not {}", self.type_name(inst.ty));
                ensure!(is_load, "!align is for loads only; calls have an attribute for it");
                self.check_number("align", operands)?;
                if let Some(value) = operands.and_then(|operands| self.number(operands.first()?)) {
                    ensure!(
                        value.is_power_of_two() && value <= 1 << 32,
                        "!align is a power of two up to 2^32, not {value}"
                    );
                }
            }
            b"noalias.addrspace" => {
                let fits = is_load
                    || matches!(
                        inst.kind,
                        InstKind::Store { .. }
                            | InstKind::AtomicRmw { .. }
                            | InstKind::CmpXchg { .. }
                            | InstKind::Call(_)
                    );
                ensure!(fits, "!noalias.addrspace is for accesses to memory only");
                if let Some(operands) = operands {
                    self.check_range(operands, TypeId::I32)?;
                }
            }
            name @ (b"memprof" | b"callsite" | b"callee_type") => {
                ensure!(
                    is_call || matches!(inst.kind, InstKind::CallBr { .. }),
                    "!{} is for calls only",
                    String::from_utf8_lossy(name)
                );
            }
            b"DIAssignID" => {
                let fits = matches!(inst.kind, InstKind::Alloca { .. } | InstKind::Store { .. }) || is_call;
                ensure!(fits, "!DIAssignID is for allocas and stores only");
            }
            _ => {}
        }
        Ok(())
    }

    /// The operands of an attached tuple, if the body holds it.
    fn operands_of(&self, attachment: &Attachment) -> Option<&[MdRef]> {
        let MdRef::Node(node) = attachment.node else { return None };
        match &self.body.metadata.get(node)?.data {
            MdData::Tuple(operands) => Some(operands),
            MdData::Undefined | MdData::Expression(_) | MdData::ArgList(_) | MdData::Specialized { .. } => {
                None
            }
        }
    }

    fn number(&self, operand: &MdRef) -> Option<u64> {
        match operand {
            MdRef::Const(id) => self.body.context.consts.as_u64(*id),
            _ => None,
        }
    }

    /// One i64.
    fn check_number(&self, name: &str, operands: Option<&[MdRef]>) -> Check {
        let Some(operands) = operands else { return Ok(()) };
        let fits = match operands {
            [MdRef::Const(id)] => {
                let constant = self.body.context.consts.get(*id);
                constant.ty == TypeId::I64 && matches!(constant.data, ConstData::Int(_))
            }
            _ => false,
        };
        ensure!(fits, "!{name} takes one i64");
        Ok(())
    }

    /// Pairs of integers of the type, each an interval that is not empty, in order and apart.
    fn check_range(&self, operands: &[MdRef], ty: TypeId) -> Check {
        ensure!(!operands.is_empty() && operands.len().is_multiple_of(2), "a range is made of pairs");
        let bits = self.types.int_bits(ty).unwrap_or(64);
        let mut last: Option<(i128, i128)> = None;
        for pair in operands.chunks(2) {
            let mut bounds = [0i128; 2];
            for (bound, operand) in bounds.iter_mut().zip(pair) {
                let MdRef::Const(id) = operand else {
                    return Err("the bounds of a range are integers".into());
                };
                let constant = self.body.context.consts.get(*id);
                ensure!(constant.ty == ty, "the bounds of a range have the type of the value");
                match constant.data {
                    ConstData::Int(value) if bits <= 64 => {
                        let shift = 64 - bits;
                        *bound = i128::from(((value << shift) as i64) >> shift);
                    }
                    // Wider bounds are not compared.
                    ConstData::WideInt(_) => return Ok(()),
                    _ => return Err("the bounds of a range are integers".into()),
                }
            }
            let [low, high] = bounds;
            ensure!(low != high, "a range is not empty");
            if let Some((last_low, last_high)) = last {
                ensure!(low > last_low, "the intervals of a range are not in order");
                ensure!(low > last_high, "the intervals of a range overlap or touch");
            }
            last = Some((low, high));
        }
        Ok(())
    }
}
