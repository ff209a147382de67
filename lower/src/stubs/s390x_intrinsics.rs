//! Instructions that `llvm.s390.*` intrinsics stand for, as stubs (encodings: z/Architecture Principles of Operation, chapters 7,
//! 9, and 21 to 26).
//!
//! A stub has its vectors in `%v24`, `%v25`, … in order, floats in `%f0`, integers and addresses in `%r2`, `%r3`, and its results in
//! the first of each. So an instruction's registers are always the same.

/// An immediate operand: at which bit of the instruction it starts, and which of its bits may be set.
pub(crate) type Immediate = (u32, u64);

const NO: Immediate = (0, 0);
const NONE: [Immediate; 2] = [NO, NO];

/// The class of the 16-byte float in `%r2` and `%r3` tested by the mask in `%r4`.
#[rustfmt::skip]
pub(crate) const TEST_DATA_CLASS_OF_PAIR: &[u8] = &[
    0xb3, 0xc1, 0x00, 0x02, // ldgr %f0,%r2
    0xb3, 0xc1, 0x00, 0x23, // ldgr %f2,%r3
    0xed, 0x00, 0x40, 0x00, 0x00, 0x12, // tcxb %f0,0(%r4)
    0xb2, 0x22, 0x00, 0x20, // ipm %r2
    0x88, 0x20, 0x00, 0x1c, // srl %r2,28
    0x07, 0xfe, // br %r14
];

/// An intrinsic and its instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Instruction {
    word: u64,
    immediates: [Immediate; 2],
    /// Whether the condition code is a result, the last one.
    pub condition: bool,
}

impl Instruction {
    /// The instruction of `llvm.s390.<name>`.
    pub fn find(name: &str) -> Option<Instruction> {
        let index = TABLE.binary_search_by_key(&name, |row| row.0).ok()?;
        let (_, word, immediates, condition) = TABLE[index];
        Some(Instruction { word, immediates, condition })
    }

    /// How many of the last operands are immediates.
    pub fn immediate_count(&self) -> usize {
        self.immediates.iter().filter(|field| field.1 != 0).count()
    }

    /// The stub, given the immediates; `None` if one cannot be encoded.
    pub fn code(&self, numbers: &[u64]) -> Option<Vec<u8>> {
        let mut word = self.word;
        for (&number, &(shift, mask)) in numbers.iter().zip(&self.immediates) {
            if number & !mask != 0 {
                return None;
            }
            word |= number << shift;
        }
        let length = if word >> 32 == 0 { 4 } else { 6 };
        let mut code = word.to_be_bytes()[8 - length..].to_vec();
        if self.condition {
            code.extend([0xb2, 0x22, 0x00, 0x20]); // ipm %r2
            code.extend([0x88, 0x20, 0x00, 0x1c]); // srl %r2,28
        }
        code.extend([0x07, 0xfe]); // br %r14
        Some(code)
    }
}

/// Name without `llvm.s390.`, instruction with its immediates zero, these, whether the condition code is a result; sorted by name.
#[rustfmt::skip]
const TABLE: &[(&str, u64, [Immediate; 2], bool)] = &[
    ("bdepg", 0xb96d_3022, NONE, false), ("bextg", 0xb96c_3022, NONE, false), ("efpc", 0xb38c_0020, NONE, false),
    ("lcbb", 0xe720_2000_0027, [(12, 7), NO], false), ("sfpc", 0xb384_0020, NONE, false),
    ("tdc.f32", 0xed00_2000_0010, NONE, true), ("tdc.f64", 0xed00_2000_0011, NONE, true),
    ("vaccb", 0xe788_9000_0ef1, NONE, false), ("vacccq", 0xe788_9400_afb9, NONE, false),
    ("vaccf", 0xe788_9000_2ef1, NONE, false), ("vaccg", 0xe788_9000_3ef1, NONE, false),
    ("vacch", 0xe788_9000_1ef1, NONE, false), ("vaccq", 0xe788_9000_4ef1, NONE, false),
    ("vacq", 0xe788_9400_afbb, NONE, false), ("vaq", 0xe788_9000_4ef3, NONE, false),
    ("vavgb", 0xe788_9000_0ef2, NONE, false), ("vavgf", 0xe788_9000_2ef2, NONE, false),
    ("vavgg", 0xe788_9000_3ef2, NONE, false), ("vavgh", 0xe788_9000_1ef2, NONE, false),
    ("vavglb", 0xe788_9000_0ef0, NONE, false), ("vavglf", 0xe788_9000_2ef0, NONE, false),
    ("vavglg", 0xe788_9000_3ef0, NONE, false), ("vavglh", 0xe788_9000_1ef0, NONE, false),
    ("vavglq", 0xe788_9000_4ef0, NONE, false), ("vavgq", 0xe788_9000_4ef2, NONE, false),
    ("vbperm", 0xe788_9000_0e85, NONE, false), ("vceqbs", 0xe788_9010_0ef8, NONE, true),
    ("vceqfs", 0xe788_9010_2ef8, NONE, true), ("vceqgs", 0xe788_9010_3ef8, NONE, true),
    ("vceqhs", 0xe788_9010_1ef8, NONE, true), ("vceqqs", 0xe788_9010_4ef8, NONE, true),
    ("vcfn", 0xe688_0000_1c5d, [(16, 15), NO], false), ("vchbs", 0xe788_9010_0efb, NONE, true),
    ("vchfs", 0xe788_9010_2efb, NONE, true), ("vchgs", 0xe788_9010_3efb, NONE, true),
    ("vchhs", 0xe788_9010_1efb, NONE, true), ("vchlbs", 0xe788_9010_0ef9, NONE, true),
    ("vchlfs", 0xe788_9010_2ef9, NONE, true), ("vchlgs", 0xe788_9010_3ef9, NONE, true),
    ("vchlhs", 0xe788_9010_1ef9, NONE, true), ("vchlqs", 0xe788_9010_4ef9, NONE, true),
    ("vchqs", 0xe788_9010_4efb, NONE, true), ("vcksm", 0xe788_9000_0e66, NONE, false),
    ("vclfnhs", 0xe688_0000_2c56, [(16, 15), NO], false),
    ("vclfnls", 0xe688_0000_2c5e, [(16, 15), NO], false), ("vcnf", 0xe688_0001_0c55, [(12, 15), NO], false),
    ("vcrnfs", 0xe688_9002_0e75, [(12, 15), NO], false), ("verimb", 0xe789_a000_0e72, [(16, 255), NO], false),
    ("verimf", 0xe789_a000_2e72, [(16, 255), NO], false),
    ("verimg", 0xe789_a000_3e72, [(16, 255), NO], false),
    ("verimh", 0xe789_a000_1e72, [(16, 255), NO], false), ("veval", 0xe788_9000_af88, [(16, 255), NO], false),
    ("vfaeb", 0xe788_9000_0e82, [(20, 14), NO], false), ("vfaebs", 0xe788_9010_0e82, [(20, 14), NO], true),
    ("vfaef", 0xe788_9000_2e82, [(20, 14), NO], false), ("vfaefs", 0xe788_9010_2e82, [(20, 14), NO], true),
    ("vfaeh", 0xe788_9000_1e82, [(20, 14), NO], false), ("vfaehs", 0xe788_9010_1e82, [(20, 14), NO], true),
    ("vfaezb", 0xe788_9020_0e82, [(20, 14), NO], false), ("vfaezbs", 0xe788_9030_0e82, [(20, 14), NO], true),
    ("vfaezf", 0xe788_9020_2e82, [(20, 14), NO], false), ("vfaezfs", 0xe788_9030_2e82, [(20, 14), NO], true),
    ("vfaezh", 0xe788_9020_1e82, [(20, 14), NO], false), ("vfaezhs", 0xe788_9030_1e82, [(20, 14), NO], true),
    ("vfcedbs", 0xe788_9010_3ee8, NONE, true), ("vfcesbs", 0xe788_9010_2ee8, NONE, true),
    ("vfchdbs", 0xe788_9010_3eeb, NONE, true), ("vfchedbs", 0xe788_9010_3eea, NONE, true),
    ("vfchesbs", 0xe788_9010_2eea, NONE, true), ("vfchsbs", 0xe788_9010_2eeb, NONE, true),
    ("vfeeb", 0xe788_9000_0e80, NONE, false), ("vfeebs", 0xe788_9010_0e80, NONE, true),
    ("vfeef", 0xe788_9000_2e80, NONE, false), ("vfeefs", 0xe788_9010_2e80, NONE, true),
    ("vfeeh", 0xe788_9000_1e80, NONE, false), ("vfeehs", 0xe788_9010_1e80, NONE, true),
    ("vfeezb", 0xe788_9020_0e80, NONE, false), ("vfeezbs", 0xe788_9030_0e80, NONE, true),
    ("vfeezf", 0xe788_9020_2e80, NONE, false), ("vfeezfs", 0xe788_9030_2e80, NONE, true),
    ("vfeezh", 0xe788_9020_1e80, NONE, false), ("vfeezhs", 0xe788_9030_1e80, NONE, true),
    ("vfeneb", 0xe788_9000_0e81, NONE, false), ("vfenebs", 0xe788_9010_0e81, NONE, true),
    ("vfenef", 0xe788_9000_2e81, NONE, false), ("vfenefs", 0xe788_9010_2e81, NONE, true),
    ("vfeneh", 0xe788_9000_1e81, NONE, false), ("vfenehs", 0xe788_9010_1e81, NONE, true),
    ("vfenezb", 0xe788_9020_0e81, NONE, false), ("vfenezbs", 0xe788_9030_0e81, NONE, true),
    ("vfenezf", 0xe788_9020_2e81, NONE, false), ("vfenezfs", 0xe788_9030_2e81, NONE, true),
    ("vfenezh", 0xe788_9020_1e81, NONE, false), ("vfenezhs", 0xe788_9030_1e81, NONE, true),
    ("vfidb", 0xe788_0000_3cc7, [(16, 15), (20, 15)], false),
    ("vfisb", 0xe788_0000_2cc7, [(16, 15), (20, 15)], false),
    ("vfmaxdb", 0xe788_9000_3eef, [(20, 15), NO], false),
    ("vfmaxsb", 0xe788_9000_2eef, [(20, 15), NO], false),
    ("vfmindb", 0xe788_9000_3eee, [(20, 15), NO], false),
    ("vfminsb", 0xe788_9000_2eee, [(20, 15), NO], false),
    ("vftcidb", 0xe788_0000_3c4a, [(20, 4095), NO], true),
    ("vftcisb", 0xe788_0000_2c4a, [(20, 4095), NO], true), ("vgemb", 0xe788_0000_0c54, NONE, false),
    ("vgemf", 0xe788_0000_2c54, NONE, false), ("vgemg", 0xe788_0000_3c54, NONE, false),
    ("vgemh", 0xe788_0000_1c54, NONE, false), ("vgemq", 0xe788_0000_4c54, NONE, false),
    ("vgfmab", 0xe788_9000_afbc, NONE, false), ("vgfmaf", 0xe788_9200_afbc, NONE, false),
    ("vgfmag", 0xe788_9300_afbc, NONE, false), ("vgfmah", 0xe788_9100_afbc, NONE, false),
    ("vgfmb", 0xe788_9000_0eb4, NONE, false), ("vgfmf", 0xe788_9000_2eb4, NONE, false),
    ("vgfmg", 0xe788_9000_3eb4, NONE, false), ("vgfmh", 0xe788_9000_1eb4, NONE, false),
    ("vistrb", 0xe788_0000_0c5c, NONE, false), ("vistrbs", 0xe788_0010_0c5c, NONE, true),
    ("vistrf", 0xe788_0000_2c5c, NONE, false), ("vistrfs", 0xe788_0010_2c5c, NONE, true),
    ("vistrh", 0xe788_0000_1c5c, NONE, false), ("vistrhs", 0xe788_0010_1c5c, NONE, true),
    ("vlbb", 0xe780_2000_0807, [(12, 7), NO], false), ("vll", 0xe782_3000_0837, NONE, false),
    ("vlrl", 0xe602_3000_8137, NONE, false), ("vmaeb", 0xe788_9000_afae, NONE, false),
    ("vmaef", 0xe788_9200_afae, NONE, false), ("vmaeg", 0xe788_9300_afae, NONE, false),
    ("vmaeh", 0xe788_9100_afae, NONE, false), ("vmahb", 0xe788_9000_afab, NONE, false),
    ("vmahf", 0xe788_9200_afab, NONE, false), ("vmahg", 0xe788_9300_afab, NONE, false),
    ("vmahh", 0xe788_9100_afab, NONE, false), ("vmahq", 0xe788_9400_afab, NONE, false),
    ("vmaleb", 0xe788_9000_afac, NONE, false), ("vmalef", 0xe788_9200_afac, NONE, false),
    ("vmaleg", 0xe788_9300_afac, NONE, false), ("vmaleh", 0xe788_9100_afac, NONE, false),
    ("vmalhb", 0xe788_9000_afa9, NONE, false), ("vmalhf", 0xe788_9200_afa9, NONE, false),
    ("vmalhg", 0xe788_9300_afa9, NONE, false), ("vmalhh", 0xe788_9100_afa9, NONE, false),
    ("vmalhq", 0xe788_9400_afa9, NONE, false), ("vmalob", 0xe788_9000_afad, NONE, false),
    ("vmalof", 0xe788_9200_afad, NONE, false), ("vmalog", 0xe788_9300_afad, NONE, false),
    ("vmaloh", 0xe788_9100_afad, NONE, false), ("vmaob", 0xe788_9000_afaf, NONE, false),
    ("vmaof", 0xe788_9200_afaf, NONE, false), ("vmaog", 0xe788_9300_afaf, NONE, false),
    ("vmaoh", 0xe788_9100_afaf, NONE, false), ("vmeb", 0xe788_9000_0ea6, NONE, false),
    ("vmef", 0xe788_9000_2ea6, NONE, false), ("vmeg", 0xe788_9000_3ea6, NONE, false),
    ("vmeh", 0xe788_9000_1ea6, NONE, false), ("vmhb", 0xe788_9000_0ea3, NONE, false),
    ("vmhf", 0xe788_9000_2ea3, NONE, false), ("vmhg", 0xe788_9000_3ea3, NONE, false),
    ("vmhh", 0xe788_9000_1ea3, NONE, false), ("vmhq", 0xe788_9000_4ea3, NONE, false),
    ("vmleb", 0xe788_9000_0ea4, NONE, false), ("vmlef", 0xe788_9000_2ea4, NONE, false),
    ("vmleg", 0xe788_9000_3ea4, NONE, false), ("vmleh", 0xe788_9000_1ea4, NONE, false),
    ("vmlhb", 0xe788_9000_0ea1, NONE, false), ("vmlhf", 0xe788_9000_2ea1, NONE, false),
    ("vmlhg", 0xe788_9000_3ea1, NONE, false), ("vmlhh", 0xe788_9000_1ea1, NONE, false),
    ("vmlhq", 0xe788_9000_4ea1, NONE, false), ("vmlob", 0xe788_9000_0ea5, NONE, false),
    ("vmlof", 0xe788_9000_2ea5, NONE, false), ("vmlog", 0xe788_9000_3ea5, NONE, false),
    ("vmloh", 0xe788_9000_1ea5, NONE, false), ("vmob", 0xe788_9000_0ea7, NONE, false),
    ("vmof", 0xe788_9000_2ea7, NONE, false), ("vmog", 0xe788_9000_3ea7, NONE, false),
    ("vmoh", 0xe788_9000_1ea7, NONE, false), ("vmslg", 0xe788_9300_afb8, [(20, 15), NO], false),
    ("vpdi", 0xe788_9000_0e84, [(12, 15), NO], false), ("vperm", 0xe788_9000_af8c, NONE, false),
    ("vpklsf", 0xe788_9000_2e95, NONE, false), ("vpklsfs", 0xe788_9010_2e95, NONE, true),
    ("vpklsg", 0xe788_9000_3e95, NONE, false), ("vpklsgs", 0xe788_9010_3e95, NONE, true),
    ("vpklsh", 0xe788_9000_1e95, NONE, false), ("vpklshs", 0xe788_9010_1e95, NONE, true),
    ("vpksf", 0xe788_9000_2e97, NONE, false), ("vpksfs", 0xe788_9010_2e97, NONE, true),
    ("vpksg", 0xe788_9000_3e97, NONE, false), ("vpksgs", 0xe788_9010_3e97, NONE, true),
    ("vpksh", 0xe788_9000_1e97, NONE, false), ("vpkshs", 0xe788_9010_1e97, NONE, true),
    ("vsbcbiq", 0xe788_9400_afbd, NONE, false), ("vsbiq", 0xe788_9400_afbf, NONE, false),
    ("vscbib", 0xe788_9000_0ef5, NONE, false), ("vscbif", 0xe788_9000_2ef5, NONE, false),
    ("vscbig", 0xe788_9000_3ef5, NONE, false), ("vscbih", 0xe788_9000_1ef5, NONE, false),
    ("vscbiq", 0xe788_9000_4ef5, NONE, false), ("vsl", 0xe788_9000_0e74, NONE, false),
    ("vslb", 0xe788_9000_0e75, NONE, false), ("vsld", 0xe788_9000_0e86, [(16, 255), NO], false),
    ("vsldb", 0xe788_9000_0e77, [(16, 255), NO], false), ("vsq", 0xe788_9000_4ef7, NONE, false),
    ("vsra", 0xe788_9000_0e7e, NONE, false), ("vsrab", 0xe788_9000_0e7f, NONE, false),
    ("vsrd", 0xe788_9000_0e87, [(16, 255), NO], false), ("vsrl", 0xe788_9000_0e7c, NONE, false),
    ("vsrlb", 0xe788_9000_0e7d, NONE, false), ("vstl", 0xe782_3000_083f, NONE, false),
    ("vstrcb", 0xe788_9000_af8a, [(20, 14), NO], false), ("vstrcbs", 0xe788_9010_af8a, [(20, 14), NO], true),
    ("vstrcf", 0xe788_9200_af8a, [(20, 14), NO], false), ("vstrcfs", 0xe788_9210_af8a, [(20, 14), NO], true),
    ("vstrch", 0xe788_9100_af8a, [(20, 14), NO], false), ("vstrchs", 0xe788_9110_af8a, [(20, 14), NO], true),
    ("vstrczb", 0xe788_9020_af8a, [(20, 14), NO], false),
    ("vstrczbs", 0xe788_9030_af8a, [(20, 14), NO], true),
    ("vstrczf", 0xe788_9220_af8a, [(20, 14), NO], false),
    ("vstrczfs", 0xe788_9230_af8a, [(20, 14), NO], true),
    ("vstrczh", 0xe788_9120_af8a, [(20, 14), NO], false),
    ("vstrczhs", 0xe788_9130_af8a, [(20, 14), NO], true), ("vstrl", 0xe602_3000_813f, NONE, false),
    ("vstrsb", 0xe788_9000_af8b, NONE, true), ("vstrsf", 0xe788_9200_af8b, NONE, true),
    ("vstrsh", 0xe788_9100_af8b, NONE, true), ("vstrszb", 0xe788_9020_af8b, NONE, true),
    ("vstrszf", 0xe788_9220_af8b, NONE, true), ("vstrszh", 0xe788_9120_af8b, NONE, true),
    ("vsumb", 0xe788_9000_0e64, NONE, false), ("vsumgf", 0xe788_9000_2e65, NONE, false),
    ("vsumgh", 0xe788_9000_1e65, NONE, false), ("vsumh", 0xe788_9000_1e64, NONE, false),
    ("vsumqf", 0xe788_9000_2e67, NONE, false), ("vsumqg", 0xe788_9000_3e67, NONE, false),
    ("vtm", 0xe789_0000_0cd8, NONE, true), ("vuphb", 0xe788_0000_0cd7, NONE, false),
    ("vuphf", 0xe788_0000_2cd7, NONE, false), ("vuphg", 0xe788_0000_3cd7, NONE, false),
    ("vuphh", 0xe788_0000_1cd7, NONE, false), ("vuplb", 0xe788_0000_0cd6, NONE, false),
    ("vuplf", 0xe788_0000_2cd6, NONE, false), ("vuplg", 0xe788_0000_3cd6, NONE, false),
    ("vuplhb", 0xe788_0000_0cd5, NONE, false), ("vuplhf", 0xe788_0000_2cd5, NONE, false),
    ("vuplhg", 0xe788_0000_3cd5, NONE, false), ("vuplhh", 0xe788_0000_1cd5, NONE, false),
    ("vuplhw", 0xe788_0000_1cd6, NONE, false), ("vupllb", 0xe788_0000_0cd4, NONE, false),
    ("vupllf", 0xe788_0000_2cd4, NONE, false), ("vupllg", 0xe788_0000_3cd4, NONE, false),
    ("vupllh", 0xe788_0000_1cd4, NONE, false),
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
        // vfidb %v24,%v24,4,3
        let expected = [0xe7, 0x88, 0x00, 0x34, 0x3c, 0xc7, 0x07, 0xfe];
        assert_eq!(code("vfidb", &[4, 3]).as_deref(), Some(&expected[..]));
        // vfaezb %v24,%v24,%v25,12; the lowest bit asks for the condition code
        let expected = [0xe7, 0x88, 0x90, 0xe0, 0x0e, 0x82, 0x07, 0xfe];
        assert_eq!(code("vfaezb", &[12]).as_deref(), Some(&expected[..]));
        assert_eq!(code("vfaezb", &[13]), None);
    }
}
