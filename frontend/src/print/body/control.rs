//! Control flow: terminators and the instructions of exception handling.

use super::BodyPrinter;
use crate::ir::*;
use crate::print::Groups;
use crate::print::text::Text;

impl BodyPrinter<'_> {
    /// Instructions of both exception-handling schemes.
    pub(super) fn exception_handling(&self, out: &mut Text, inst: &Inst) {
        let body = self.body;
        match &inst.kind {
            InstKind::LandingPad { cleanup, clauses, kinds } => {
                out.str("landingpad ");
                self.values.ty(out, inst.ty);
                if *cleanup {
                    out.str(" cleanup");
                }
                for (&clause, &kind) in body.operands(*clauses).iter().zip(body.ints(*kinds)) {
                    out.str(if kind == 0 { " catch " } else { " filter " });
                    self.typed(out, clause);
                }
            }
            InstKind::CatchPad { parent, args } => self.pad(out, "catchpad", *parent, *args),
            InstKind::CleanupPad { parent, args } => self.pad(out, "cleanuppad", *parent, *args),
            InstKind::Resume { value } => {
                out.str("resume ");
                self.typed(out, *value);
            }
            InstKind::CatchSwitch { parent, handlers, unwind } => {
                out.str("catchswitch within ");
                self.operand(out, *parent);
                out.str(" ");
                self.labels(out, *handlers);
                self.unwind_to(out, *unwind);
            }
            InstKind::CatchRet { pad, dest } => {
                out.str("catchret from ");
                self.operand(out, *pad);
                out.str(" to ");
                self.label(out, *dest);
            }
            InstKind::CleanupRet { pad, unwind } => {
                out.str("cleanupret from ");
                self.operand(out, *pad);
                self.unwind_to(out, *unwind);
            }
            _ => {}
        }
    }

    fn pad(&self, out: &mut Text, word: &str, parent: Operand, args: ListRef) {
        out.str(word);
        out.str(" within ");
        self.operand(out, parent);
        out.str(" [");
        self.typed_list(out, self.body.operands(args));
        out.str("]");
    }

    /// Terminators that are not part of exception handling alone.
    pub(super) fn terminator(&self, out: &mut Text, groups: &mut Groups, inst: &Inst) {
        let body = self.body;
        match &inst.kind {
            InstKind::Ret { value } => match value {
                Some(value) => {
                    out.str("ret ");
                    self.typed(out, *value);
                }
                None => out.str("ret void"),
            },
            InstKind::Br { dest } => {
                out.str("br ");
                self.label(out, *dest);
            }
            InstKind::CondBr { cond, then_dest, else_dest } => {
                out.str("br ");
                self.typed(out, *cond);
                for dest in [then_dest, else_dest] {
                    out.str(", ");
                    self.label(out, *dest);
                }
            }
            InstKind::Switch { value, default, values, dests } => {
                out.str("switch ");
                self.typed(out, *value);
                out.str(", ");
                self.label(out, *default);
                out.str(" [\n");
                for (&value, &dest) in body.operands(*values).iter().zip(body.block_list(*dests)) {
                    out.str("    ");
                    self.typed(out, value);
                    out.str(", ");
                    self.label(out, dest);
                    out.str("\n");
                }
                out.str("  ]");
            }
            InstKind::IndirectBr { address, dests } => {
                out.str("indirectbr ");
                self.typed(out, *address);
                out.str(", ");
                self.labels(out, *dests);
            }
            InstKind::Invoke { call, normal, unwind } => {
                out.str("invoke ");
                self.call(out, groups, *call);
                out.str("\n          to ");
                self.label(out, *normal);
                out.str(" unwind ");
                self.label(out, *unwind);
            }
            InstKind::CallBr { call, fallthrough, indirect } => {
                out.str("callbr ");
                self.call(out, groups, *call);
                out.str("\n          to ");
                self.label(out, *fallthrough);
                out.str(" ");
                self.labels(out, *indirect);
            }
            InstKind::Unreachable => out.str("unreachable"),
            _ => {}
        }
    }
}
