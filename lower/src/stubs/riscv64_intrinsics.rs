//! Instructions that `llvm.riscv.*` intrinsics stand for (encodings: The RISC-V Instruction Set Manual, "B" and scalar
//! cryptography extensions).
//!
//! A stub has its operands in `a0` and `a1` and its result in `a0`.

/// An intrinsic and its instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Instruction {
    word: u32,
    immediate: Immediate,
}

/// The immediate operand: at which bit of the instruction it starts, and the largest one.
type Immediate = (u32, u64);

const NONE: Immediate = (0, 0);
/// The round of a key schedule of AES.
const ROUND: Immediate = (20, 10);
/// The byte that an SM4 instruction works on.
const BYTE: Immediate = (30, 3);

impl Instruction {
    /// The instruction of `llvm.riscv.<name>`.
    pub fn find(name: &str) -> Option<Instruction> {
        let index = TABLE.binary_search_by_key(&name, |row| row.0).ok()?;
        let (_, word, immediate) = TABLE[index];
        Some(Instruction { word, immediate })
    }

    /// How many of the last operands are immediates.
    pub fn immediate_count(&self) -> usize {
        usize::from(self.immediate != NONE)
    }

    /// The stub, given the immediates; `None` if one cannot be encoded.
    pub fn code(&self, numbers: &[u64]) -> Option<Vec<u8>> {
        const RETURN: u32 = 0x0000_8067;
        let (shift, largest) = self.immediate;
        let number = numbers.first().copied().unwrap_or(0);
        let word = self.word | (u32::try_from(number).ok().filter(|_| number <= largest)? << shift);
        Some([word, RETURN].iter().flat_map(|word| word.to_le_bytes()).collect())
    }
}

/// Name without `llvm.riscv.`, instruction with its immediate zero, the immediate; sorted by name.
#[rustfmt::skip]
const TABLE: &[(&str, u32, Immediate)] = &[
    ("aes64ds", 0x3ab5_0533, NONE),
    ("aes64dsm", 0x3eb5_0533, NONE),
    ("aes64es", 0x32b5_0533, NONE),
    ("aes64esm", 0x36b5_0533, NONE),
    ("aes64im", 0x3005_1513, NONE),
    ("aes64ks1i", 0x3105_1513, ROUND),
    ("aes64ks2", 0x7eb5_0533, NONE),
    ("brev8", 0x6875_5513, NONE),
    ("clmul", 0x0ab5_1533, NONE),
    ("clmulh", 0x0ab5_3533, NONE),
    ("clmulr", 0x0ab5_2533, NONE),
    ("orc.b", 0x2875_5513, NONE),
    ("pause", 0x0100_000f, NONE),
    ("sha256sig0", 0x1025_1513, NONE),
    ("sha256sig1", 0x1035_1513, NONE),
    ("sha256sum0", 0x1005_1513, NONE),
    ("sha256sum1", 0x1015_1513, NONE),
    ("sha512sig0", 0x1065_1513, NONE),
    ("sha512sig1", 0x1075_1513, NONE),
    ("sha512sum0", 0x1045_1513, NONE),
    ("sha512sum1", 0x1055_1513, NONE),
    ("sm3p0", 0x1085_1513, NONE),
    ("sm3p1", 0x1095_1513, NONE),
    ("sm4ed", 0x30b5_0533, BYTE),
    ("sm4ks", 0x34b5_0533, BYTE),
    ("xperm4", 0x28b5_2533, NONE),
    ("xperm8", 0x28b5_4533, NONE),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_order() {
        assert!(TABLE.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn immediates_stand_in_their_fields() {
        let code = |name: &str, numbers: &[u64]| Instruction::find(name)?.code(numbers);
        // sm4ed a0,a0,a1,3
        assert_eq!(code("sm4ed", &[3]).map(|code| code[3]), Some(0xf0));
        assert_eq!(code("aes64ks1i", &[11]), None);
    }
}
