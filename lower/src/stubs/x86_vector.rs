//! Stubs for `llvm.x86.*` intrinsics on vectors that may be wider than 128 bits, and on masks.
//!
//! A row has the instructions for operands in registers as System V has them: vectors in (the lowest bits of) `zmm0` and
//! following, everything else in `rdi`, `rsi`, `rdx`, `rcx`, `r8`, `r9`; vectors of i1 are integers with a bit a lane. The
//! result is in `zmm0` or `rax`. If no operand is wider than 128 bits Cranelift calls them so; else operands and
//! result travel in a block whose address is in `rdi`. Either way the processor must have what the intrinsic's name
//! says, as it must for code of LLVM.

use super::x86_avx::ROWS as AVX;
use super::x86_avx512::ROWS as AVX512;
use super::x86_avx512fp16::ROWS as AVX512_HALF;
use super::x86_wide::{Direction, R11, VZEROUPPER, move_vector, move_word};
use rllc_targets::abi::x86_64::INT_ARGUMENTS;
use rllc_targets::object::FunctionPart;

/// How an immediate operand changes the instructions; the number is that of a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Immediate {
    /// It is the byte.
    Byte(u8),
    /// A rounding mode: 4 for that of MXCSR, else 8 and the mode, which goes to EVEX.L'L, with EVEX.b.
    Rounding(u8),
    /// 4, or 8 for no exceptions: EVEX.b.
    Sae(u8),
    /// The scale of an index: SIB.
    Scale(u8),
}

/// An intrinsic and its code.
#[derive(Debug)]
pub(crate) struct Row {
    /// The name without `llvm.x86.`.
    pub name: &'static str,
    /// The operands that are immediates.
    pub immediates: &'static [(u8, Immediate)],
    code: &'static [u8],
}

pub(super) const fn row(
    name: &'static str,
    immediates: &'static [(u8, Immediate)],
    code: &'static [u8],
) -> Row {
    Row { name, immediates, code }
}

/// An operand or result in a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Slot {
    /// A vector of this many bits, at this offset in bytes.
    Vector(u32, u32),
    /// A word at this offset.
    Word(u32),
}

impl Row {
    /// The row for the intrinsic `llvm.x86.<name>`, and its number.
    pub fn find(name: &str) -> Option<(u32, &'static Row)> {
        let mut first = 0;
        for table in [AVX, AVX512, AVX512_HALF] {
            if let Ok(index) = table.binary_search_by(|row| row.name.cmp(name)) {
                return Some(((first + index) as u32, &table[index]));
            }
            first += table.len();
        }
        None
    }

    /// The immediate that operand number `operand` is.
    pub fn immediate(&self, operand: usize) -> Option<Immediate> {
        self.immediates.iter().find(|known| usize::from(known.0) == operand).map(|known| known.1)
    }

    /// The instructions with these immediates; `None` if one of them has a value that the instruction does not know.
    fn with_immediates(&self, values: &[u8]) -> Option<Vec<u8>> {
        let mut code = self.code.to_vec();
        for (&(_, immediate), &value) in self.immediates.iter().zip(values) {
            let mut change = |at: u8, change: &dyn Fn(u8) -> Option<u8>| {
                let byte = code.get_mut(usize::from(at))?;
                *byte = change(*byte)?;
                Some(())
            };
            match immediate {
                Immediate::Byte(at) => change(at, &|_| Some(value))?,
                Immediate::Rounding(at) => change(at, &|byte| match value {
                    4 => Some(byte),
                    8..=11 => Some(byte & !0x60 | 0x10 | (value & 3) << 5),
                    _ => None,
                })?,
                Immediate::Sae(at) => change(at, &|byte| match value {
                    4 => Some(byte),
                    8 | 12 => Some(byte | 0x10),
                    _ => None,
                })?,
                Immediate::Scale(at) => change(at, &|byte| match value {
                    1 | 2 | 4 | 8 => Some(byte | (value.trailing_zeros() as u8) << 6),
                    _ => None,
                })?,
            }
        }
        Some(code)
    }

    /// A stub that takes operands and result as System V has them.
    pub fn in_registers(&self, immediates: &[u8]) -> Option<FunctionPart> {
        let mut code = self.with_immediates(immediates)?;
        code.push(0xc3);
        Some(FunctionPart { code, align: 16, ..FunctionPart::default() })
    }

    /// A stub with operands and result in a block.
    pub fn in_block(
        &self,
        immediates: &[u8],
        operands: &[Slot],
        result: Option<Slot>,
    ) -> Option<FunctionPart> {
        let instructions = self.with_immediates(immediates)?;
        let mut code = vec![0x49, 0x89, 0xfb]; // mov %rdi,%r11
        let (mut vectors, mut ints) = (0u8, INT_ARGUMENTS.iter());
        for operand in operands {
            match *operand {
                Slot::Vector(bits, offset) if vectors < 8 => {
                    move_vector(&mut code, Direction::Load, bits, vectors, R11, offset);
                    vectors += 1;
                }
                Slot::Vector(..) => return None,
                Slot::Word(offset) => {
                    move_word(&mut code, Direction::Load, *ints.next()?, R11, offset);
                }
            }
        }
        code.extend(instructions);
        match result {
            Some(Slot::Vector(bits, offset)) => {
                move_vector(&mut code, Direction::Store, bits, 0, R11, offset);
            }
            Some(Slot::Word(offset)) => move_word(&mut code, Direction::Store, 0, R11, offset),
            None => {}
        }
        code.extend(VZEROUPPER);
        code.push(0xc3);
        Some(FunctionPart { code, align: 16, ..FunctionPart::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted() {
        for table in [AVX, AVX512, AVX512_HALF] {
            assert!(table.is_sorted_by(|a, b| a.name < b.name));
        }
    }

    #[test]
    fn immediates_change_the_code() {
        let (_, sqrt) = Row::find("avx512.sqrt.ps.512").unwrap();
        // vsqrtps %zmm0,%zmm0 and vsqrtps {rz-sae},%zmm0,%zmm0
        assert_eq!(sqrt.with_immediates(&[4]).unwrap(), [0x62, 0xf1, 0x7c, 0x48, 0x51, 0xc0]);
        assert_eq!(sqrt.with_immediates(&[11]).unwrap(), [0x62, 0xf1, 0x7c, 0x78, 0x51, 0xc0]);
        assert!(sqrt.with_immediates(&[0]).is_none());
    }
}
