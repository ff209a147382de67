//! AMX: intrinsics that name tile registers by number (Intel SDM, volume 2; encodings with VEX.128.0F38.W0).
//!
//! No code here touches tile registers of its own, so that they keep their values from one instruction to the next. Tiles
//! as values of the type `x86_amx` are refused.

use super::super::{Lowered, Translator, unsupported};
use cranelift_codegen::ir::types::I64;
use rllc_frontend::ir::Operand;

/// The prefix that VEX.pp stands for.
const NONE: u8 = 0;
const OPERAND_SIZE: u8 = 1;
const REP: u8 = 2;
const REPNE: u8 = 3;

/// What an instruction works on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Memory at the address in rdi; the number is ModRM.reg.
    Memory(u8),
    /// Nothing.
    None,
    /// A tile.
    Tile,
    /// A tile, and rows in memory: the address in rdi, their distance in rsi.
    Rows,
    /// Three tiles, the first of which is the sum.
    Product,
}

/// Name without `llvm.x86.`, prefix, opcode, operands.
const INSTRUCTIONS: &[(&str, u8, u8, Form)] = &[
    ("ldtilecfg", NONE, 0x49, Form::Memory(0)),
    ("sttilecfg", OPERAND_SIZE, 0x49, Form::Memory(0)),
    ("tcmmimfp16ps", OPERAND_SIZE, 0x6c, Form::Product),
    ("tcmmrlfp16ps", NONE, 0x6c, Form::Product),
    ("tdpbf16ps", REP, 0x5c, Form::Product),
    ("tdpbssd", REPNE, 0x5e, Form::Product),
    ("tdpbsud", REP, 0x5e, Form::Product),
    ("tdpbusd", OPERAND_SIZE, 0x5e, Form::Product),
    ("tdpbuud", NONE, 0x5e, Form::Product),
    ("tdpfp16ps", REPNE, 0x5c, Form::Product),
    ("tileloadd64", REPNE, 0x4b, Form::Rows),
    ("tileloaddt164", OPERAND_SIZE, 0x4b, Form::Rows),
    ("tilerelease", NONE, 0x49, Form::None),
    ("tilestored64", REP, 0x4b, Form::Rows),
    ("tilezero", REPNE, 0x49, Form::Tile),
];

/// The code of an instruction on these tiles, and a return.
fn code(prefix: u8, opcode: u8, form: Form, tiles: &[u8]) -> Option<Vec<u8>> {
    if tiles.iter().any(|&tile| tile > 7) {
        return None;
    }
    // VEX.vvvv is the complement of a register's number.
    let unused = 0x78 | prefix;
    let (third, operands) = match (form, tiles) {
        (Form::Memory(extension), []) => (unused, vec![extension << 3 | 7]),
        (Form::None, []) => (unused, vec![0xc0]),
        (Form::Tile, [tile]) => (unused, vec![0xc0 | tile << 3]),
        (Form::Rows, [tile]) => (unused, vec![0x04 | tile << 3, 0x37]),
        (Form::Product, [sum, left, right]) => (unused ^ right << 3, vec![0xc0 | sum << 3 | left]),
        _ => return None,
    };
    Some([&[0xc4, 0xe2, third, opcode][..], &operands, &[0xc3]].concat())
}

impl<'a> Translator<'a> {
    /// Whether `llvm.x86.NAME` was one of these intrinsics and has been translated.
    pub(super) fn x86_tile(&mut self, name: &str, args: &[Operand]) -> Lowered<bool> {
        let Some(&(_, prefix, opcode, form)) = INSTRUCTIONS.iter().find(|known| known.0 == name) else {
            return Ok(false);
        };
        let count = match form {
            Form::Memory(_) | Form::None => 0,
            Form::Tile | Form::Rows => 1,
            Form::Product => 3,
        };
        let mut tiles = Vec::with_capacity(count);
        for index in 0..count.min(args.len()) {
            tiles.push(u8::try_from(self.const_arg(args, index)?).unwrap_or(u8::MAX));
        }
        let Some(code) = code(prefix, opcode, form, &tiles) else {
            return unsupported(format!("llvm.x86.{name} with these operands"));
        };
        let mut values = Vec::with_capacity(2);
        for &arg in &args[tiles.len()..] {
            let value = self.one(arg)?;
            values.push(self.resize(value, I64));
        }
        self.call_code(code, &values, &[]);
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings() {
        let code = |name: &str, tiles: &[u8]| {
            let &(_, prefix, opcode, form) = INSTRUCTIONS.iter().find(|known| known.0 == name).unwrap();
            code(prefix, opcode, form, tiles).unwrap()
        };
        // As the GNU assembler has them.
        assert_eq!(code("ldtilecfg", &[]), [0xc4, 0xe2, 0x78, 0x49, 0x07, 0xc3]);
        assert_eq!(code("tilezero", &[5]), [0xc4, 0xe2, 0x7b, 0x49, 0xe8, 0xc3]);
        assert_eq!(code("tileloadd64", &[3]), [0xc4, 0xe2, 0x7b, 0x4b, 0x1c, 0x37, 0xc3]);
        assert_eq!(code("tdpbssd", &[1, 2, 3]), [0xc4, 0xe2, 0x63, 0x5e, 0xca, 0xc3]);
        assert!(super::code(NONE, 0x5e, Form::Product, &[1, 8, 2]).is_none());
    }
}
