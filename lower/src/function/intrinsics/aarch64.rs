//! Intrinsics of AArch64 that are one instruction: stubs as for inline assembly.
//!
//! The types of the call say the arrangement of each register (`8b`, `4s`, …), so a row serves all widths. What is not
//! in the table is refused by its name.

use crate::function::{Lowered, Translator};
use rllc_frontend::ir::{CallData, Inst, Type, TypeId};

/// What an intrinsic becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// All operands are vectors in the arrangement of their types, or all are scalars of one float register.
    Lanes,
    /// The result is a scalar in a float register.
    Across,
    /// Everything lies in general registers; the letters are the widths of result and operands.
    General(&'static str),
    /// The only operand is an immediate.
    Immediate,
    /// The last operand is the distance of a shift whose result goes into the first.
    Insert,
    /// So many vectors from memory, their lanes in turn.
    Load(usize),
    /// So many vectors to memory.
    Store(usize),
}

use Form::{Across, General, Immediate, Insert, Lanes, Load, Store};

/// Name without `llvm.aarch64.`, instruction, form.
#[rustfmt::skip]
const TABLE: &[(&str, &str, Form)] = &[
    ("hint", "hint", Immediate),
    ("dmb", "dmb", Immediate),
    ("dsb", "dsb", Immediate),
    ("isb", "isb", Immediate),
    ("crc32b", "crc32b", General("www")),
    ("crc32h", "crc32h", General("www")),
    ("crc32w", "crc32w", General("www")),
    ("crc32x", "crc32x", General("wwx")),
    ("crc32cb", "crc32cb", General("www")),
    ("crc32ch", "crc32ch", General("www")),
    ("crc32cw", "crc32cw", General("www")),
    ("crc32cx", "crc32cx", General("wwx")),
    ("neon.addp", "addp", Lanes),
    ("neon.faddp", "faddp", Lanes),
    ("neon.smaxp", "smaxp", Lanes),
    ("neon.sminp", "sminp", Lanes),
    ("neon.umaxp", "umaxp", Lanes),
    ("neon.uminp", "uminp", Lanes),
    ("neon.fmaxp", "fmaxp", Lanes),
    ("neon.fminp", "fminp", Lanes),
    ("neon.fmaxnmp", "fmaxnmp", Lanes),
    ("neon.fminnmp", "fminnmp", Lanes),
    ("neon.smax", "smax", Lanes),
    ("neon.smin", "smin", Lanes),
    ("neon.umax", "umax", Lanes),
    ("neon.umin", "umin", Lanes),
    ("neon.fmax", "fmax", Lanes),
    ("neon.fmin", "fmin", Lanes),
    ("neon.fmaxnm", "fmaxnm", Lanes),
    ("neon.fminnm", "fminnm", Lanes),
    ("neon.fmulx", "fmulx", Lanes),
    ("neon.fabd", "fabd", Lanes),
    ("neon.sabd", "sabd", Lanes),
    ("neon.uabd", "uabd", Lanes),
    ("neon.shadd", "shadd", Lanes),
    ("neon.uhadd", "uhadd", Lanes),
    ("neon.srhadd", "srhadd", Lanes),
    ("neon.urhadd", "urhadd", Lanes),
    ("neon.shsub", "shsub", Lanes),
    ("neon.uhsub", "uhsub", Lanes),
    ("neon.sqadd", "sqadd", Lanes),
    ("neon.uqadd", "uqadd", Lanes),
    ("neon.sqsub", "sqsub", Lanes),
    ("neon.uqsub", "uqsub", Lanes),
    ("neon.sqdmulh", "sqdmulh", Lanes),
    ("neon.sqrdmulh", "sqrdmulh", Lanes),
    ("neon.sshl", "sshl", Lanes),
    ("neon.ushl", "ushl", Lanes),
    ("neon.srshl", "srshl", Lanes),
    ("neon.urshl", "urshl", Lanes),
    ("neon.sqshl", "sqshl", Lanes),
    ("neon.uqshl", "uqshl", Lanes),
    ("neon.sqrshl", "sqrshl", Lanes),
    ("neon.uqrshl", "uqrshl", Lanes),
    ("neon.pmul", "pmul", Lanes),
    ("neon.frecpe", "frecpe", Lanes),
    ("neon.frecps", "frecps", Lanes),
    ("neon.frsqrte", "frsqrte", Lanes),
    ("neon.frsqrts", "frsqrts", Lanes),
    ("neon.urecpe", "urecpe", Lanes),
    ("neon.ursqrte", "ursqrte", Lanes),
    ("neon.cls", "cls", Lanes),
    ("neon.sqabs", "sqabs", Lanes),
    ("neon.sqneg", "sqneg", Lanes),
    ("neon.saddlp", "saddlp", Lanes),
    ("neon.uaddlp", "uaddlp", Lanes),
    ("neon.sqxtn", "sqxtn", Lanes),
    ("neon.uqxtn", "uqxtn", Lanes),
    ("neon.sqxtun", "sqxtun", Lanes),
    ("neon.smull", "smull", Lanes),
    ("neon.umull", "umull", Lanes),
    ("neon.pmull", "pmull", Lanes),
    ("neon.sqdmull", "sqdmull", Lanes),
    ("neon.addhn", "addhn", Lanes),
    ("neon.raddhn", "raddhn", Lanes),
    ("neon.subhn", "subhn", Lanes),
    ("neon.rsubhn", "rsubhn", Lanes),
    ("neon.vsli", "sli", Insert),
    ("neon.vsri", "sri", Insert),
    ("neon.ld2", "ld2", Load(2)),
    ("neon.ld3", "ld3", Load(3)),
    ("neon.ld4", "ld4", Load(4)),
    ("neon.st2", "st2", Store(2)),
    ("neon.st3", "st3", Store(3)),
    ("neon.st4", "st4", Store(4)),
    ("neon.saddlv", "saddlv", Across),
    ("neon.uaddlv", "uaddlv", Across),
    ("neon.saddv", "addv", Across),
    ("neon.uaddv", "addv", Across),
    ("neon.smaxv", "smaxv", Across),
    ("neon.umaxv", "umaxv", Across),
    ("neon.sminv", "sminv", Across),
    ("neon.uminv", "uminv", Across),
];

impl<'a> Translator<'a> {
    /// Translates `llvm.BASE` if it is in the table.
    pub(super) fn aarch64_intrinsic(&mut self, base: &str, inst: &Inst, call: &'a CallData) -> Lowered<bool> {
        let Some(name) = base.strip_prefix("aarch64.") else { return Ok(false) };
        let Some(&(_, instruction, form)) = TABLE.iter().find(|row| row.0 == name) else { return Ok(false) };
        let args = self.body.operands(call.args);
        let arguments: Vec<TypeId> = args.iter().map(|&arg| self.operand_type(arg)).collect();
        let all = || [inst.ty].into_iter().chain(arguments.iter().copied());
        let (template, constraints) = match form {
            Immediate => (format!("{instruction} #$0"), "i".to_owned()),
            Insert => {
                let Some(arrangement) = self.arrangement(inst.ty) else { return Ok(false) };
                (format!("{instruction} $0.{arrangement}, $2.{arrangement}, #$3"), "=w,0,w,i".to_owned())
            }
            Load(count) | Store(count) => {
                // Registers with numbers in sequence.
                let first = match form {
                    Load(_) => {
                        self.types().struct_body(inst.ty).and_then(|(fields, _)| fields.first().copied())
                    }
                    _ => arguments.first().copied(),
                };
                let Some(arrangement) = first.and_then(|ty| self.arrangement(ty)) else { return Ok(false) };
                let list = |text: fn(usize, &str) -> String| -> String {
                    (0..count).map(|number| text(number, arrangement)).collect::<Vec<_>>().join(",")
                };
                let registers = list(|number, arrangement| format!("v{number}.{arrangement}"));
                let constraints = match form {
                    Load(_) => format!("{},r,~{{memory}}", list(|number, _| format!("={{v{number}}}"))),
                    _ => format!("{},r,~{{memory}}", list(|number, _| format!("{{v{number}}}"))),
                };
                (format!("{instruction} {{{registers}}}, [${count}]"), constraints)
            }
            General(widths) => {
                let operand = |(index, width): (usize, char)| format!("${{{index}:{width}}}");
                let operands: Vec<String> = widths.chars().enumerate().map(operand).collect();
                let inputs = ",r".repeat(widths.len() - 1);
                (format!("{instruction} {}", operands.join(", ")), format!("=r{inputs}"))
            }
            Lanes => {
                let mut operands = Vec::with_capacity(arguments.len() + 1);
                for (index, ty) in all().enumerate() {
                    match self.arrangement(ty) {
                        Some(arrangement) => operands.push(format!("${index}.{arrangement}")),
                        None => match self.types().get(ty) {
                            Type::Float => operands.push(format!("${{{index}:s}}")),
                            Type::Double => operands.push(format!("${{{index}:d}}")),
                            _ => return Ok(false),
                        },
                    }
                }
                let inputs = ",w".repeat(arguments.len());
                (format!("{instruction} {}", operands.join(", ")), format!("=w{inputs}"))
            }
            Across => {
                let Some(arrangement) = arguments.first().and_then(|&ty| self.arrangement(ty)) else {
                    return Ok(false);
                };
                let long = name.ends_with("addlv");
                let width = match (arrangement.as_bytes().last(), long) {
                    (Some(b'b'), false) => 'b',
                    (Some(b'b'), true) | (Some(b'h'), false) => 'h',
                    (Some(b'h'), true) | (Some(b's'), false) => 's',
                    (Some(b's'), true) => 'd',
                    _ => return Ok(false),
                };
                // Two words have no such instruction.
                if arrangement == "2s" || self.types().int_bits(inst.ty).is_none_or(|bits| bits > 64) {
                    return Ok(false);
                }
                // The result is extended to the type of the intrinsic in a general register.
                let signed = name.starts_with("neon.s");
                let extend = match (width, signed) {
                    ('b', true) => "smov ${0:w}, v31.b[0]",
                    ('h', true) => "smov ${0:w}, v31.h[0]",
                    ('b', false) => "umov ${0:w}, v31.b[0]",
                    ('h', false) => "umov ${0:w}, v31.h[0]",
                    ('s', _) => "fmov ${0:w}, s31",
                    _ => "fmov ${0:x}, d31",
                };
                (format!("{instruction} {width}31, $1.{arrangement}\n\t{extend}"), "=r,w,~{v31}".to_owned())
            }
        };
        self.asm_instruction(inst, call, &constraints, &template)?;
        Ok(true)
    }

    /// The arrangement of a vector register for a type, as the instructions write it.
    fn arrangement(&self, ty: TypeId) -> Option<&'static str> {
        let Type::Vector { elem, len, scalable: false } = *self.types().get(ty) else { return None };
        let bits = match self.types().get(elem) {
            Type::Int(bits) => *bits,
            Type::Float => 32,
            Type::Double => 64,
            _ => return None,
        };
        Some(match (len, bits) {
            (8, 8) => "8b",
            (16, 8) => "16b",
            (4, 16) => "4h",
            (8, 16) => "8h",
            (2, 32) => "2s",
            (4, 32) => "4s",
            (2, 64) => "2d",
            _ => return None,
        })
    }
}
