//! `naked` functions: no prologue, no epilogue, a body of inline assembly.
//!
//! The assembly becomes a stub like any other inline assembly, and the function is a jump to it.

use super::super::{Lowered, unsupported};
use super::constraints::{self, Role};
use super::template::{self, Dialect, OperandText, Piece};
use super::{assembly_stub, immediate, x86};
use crate::Lowering;
use crate::compile::checked_type;
use rllc_frontend::ir::{Body, ConstData, Inst, InstKind, Operand};
use rllc_targets::object::{CodeFixup, CodeTarget, FixupKind, FunctionCode};
use target_lexicon::Architecture;

/// The code of a naked function.
pub(crate) fn naked_function(lowering: &Lowering<'_>, body: &Body) -> Lowered<FunctionCode> {
    let mut text = String::new();
    let mut blocks = body.blocks.values();
    let (Some(entry), None) = (blocks.next(), blocks.next()) else {
        return unsupported("a naked function of more than one block");
    };
    for &id in &entry.insts {
        let inst = &body.insts[id];
        match inst.kind {
            InstKind::Call(_) => template_text(lowering, body, inst, &mut text)?,
            InstKind::Unreachable => {}
            InstKind::Ret { value: None } => text.push_str(return_text(lowering)?),
            _ => return unsupported("an instruction in a naked function"),
        }
    }
    let stub = assembly_stub(&text, lowering.format);
    let (code, offset, kind, addend): (&[u8], u32, FixupKind, i64) =
        match lowering.options.triple.architecture {
            Architecture::X86_64 => (&[0xe9, 0, 0, 0, 0], 1, FixupKind::X86Branch4, -4),
            // b
            Architecture::Aarch64(_) => (&[0x00, 0x00, 0x00, 0x14], 0, FixupKind::Aarch64Call26, 0),
            // auipc t1; jr t1
            Architecture::Riscv64(_) => {
                (&[0x17, 0x03, 0x00, 0x00, 0x67, 0x00, 0x03, 0x00], 0, FixupKind::RiscvCall, 0)
            }
            // jg
            Architecture::S390x => (&[0xc0, 0xf4, 0, 0, 0, 0], 2, FixupKind::S390xPltRel32Dbl, 2),
            _ => return unsupported("a naked function on this target"),
        };
    let target = CodeTarget::RawName(stub.name.as_bytes().into());
    Ok(FunctionCode {
        code: code.to_vec(),
        align: 4,
        fixups: vec![CodeFixup { offset, kind, target, minus: None, addend }],
        assembly: vec![stub],
        unmarked_targets: true,
        checked_type: checked_type(lowering, body),
        ..FunctionCode::default()
    })
}

fn return_text(lowering: &Lowering<'_>) -> Lowered<&'static str> {
    match lowering.options.triple.architecture {
        Architecture::S390x => Ok("\tbr %r14\n"),
        _ => Ok("\tret\n"),
    }
}

/// Appends the template of a call of inline assembly, whose operands can only be numbers and symbols.
fn template_text(lowering: &Lowering<'_>, body: &Body, inst: &Inst, text: &mut String) -> Lowered<()> {
    let refuse = |what: &str| unsupported(format!("{what} in a naked function"));
    let InstKind::Call(call) = inst.kind else { return refuse("an instruction") };
    let call = &body.calls[call];
    let Operand::Asm(asm) = call.callee else { return refuse("a call") };
    let asm = &body.asms[asm];
    let strings = &body.context.strings;
    let (Ok(constraints), Ok(template)) =
        (std::str::from_utf8(strings.get(asm.constraints)), std::str::from_utf8(strings.get(asm.template)))
    else {
        return refuse("inline assembly that is not text");
    };
    let Ok(constraints) = constraints::parse(constraints) else {
        return refuse("inline assembly with such constraints");
    };
    let mut operands = Vec::new();
    for (constraint, &arg) in
        constraints.iter().filter(|constraint| constraint.role != Role::Clobber).zip(body.operands(call.args))
    {
        let Operand::Const(arg) = arg else { return refuse("an operand that is no constant") };
        if constraint.role != Role::Input {
            return refuse("an output of inline assembly");
        }
        let consts = &body.context.consts;
        operands.push(match consts.data(arg) {
            ConstData::Int(value) => {
                let bits = body.context.types.int_bits(consts.ty(arg)).unwrap_or(64);
                immediate(*value, bits).to_string()
            }
            ConstData::Null | ConstData::Zero => "0".to_owned(),
            ConstData::Global(global) => match lowering.symbol_text(*global) {
                Some(symbol) => symbol,
                None => return refuse("a symbol without a name"),
            },
            _ => return refuse("an operand of this kind"),
        });
    }
    if constraints.iter().filter(|constraint| constraint.role != Role::Clobber).count() != operands.len() {
        return refuse("an operand without a value");
    }
    let dialect = if asm.intel_dialect { Dialect::Intel } else { Dialect::Att };
    let x86 = lowering.options.triple.architecture == Architecture::X86_64;
    let Ok(pieces) = template::parse(template, dialect) else {
        return refuse("inline assembly with such a template");
    };
    if asm.intel_dialect {
        text.push_str("\t.intel_syntax noprefix\n");
    }
    text.push('\t');
    for piece in &pieces {
        match piece {
            Piece::Text(literal) => text.push_str(literal),
            Piece::Operand(OperandText { index, modifier }) => {
                let Some(value) = operands.get(*index) else {
                    return refuse("an operand that does not exist");
                };
                match (x86, modifier) {
                    (true, _) => match x86::immediate_text(value, *modifier, dialect) {
                        Ok(value) => text.push_str(&value),
                        Err(what) => return refuse(&what),
                    },
                    (false, None | Some('c')) => text.push_str(value),
                    (false, Some(_)) => return refuse("an operand modifier"),
                }
            }
        }
    }
    text.push('\n');
    if asm.intel_dialect {
        text.push_str("\t.att_syntax prefix\n");
    }
    Ok(())
}
