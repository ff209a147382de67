//! Instructions that `llvm.aarch64.*` intrinsics stand for, as stubs (encodings: Arm Architecture Reference Manual, C4 and C7).
//!
//! A stub has its vector, float and integer operands in `v0`, `v1`, … in order, and its results there as well; addresses, and what
//! instructions want in general registers, are in `x0`, `x1`. So an instruction's registers are always the same, and its
//! word depends on the types alone.

/// What an instruction's word depends on, and where its operands lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    /// Nothing.
    Fixed,
    /// Whether the result has 128 bits.
    Quad,
    /// The width of the narrower lanes and their number; scalars have forms of their own.
    Lanes,
    /// As `Lanes`, with the lane of the second operand that the third names for all its lanes.
    ByLane,
    /// Float lanes; the word for scalars, 0: the usual one.
    Float(u32),
    /// Float lanes, one operand; the word for scalars, 0: the usual one.
    FloatUnary(u32),
    /// A float scalar.
    FloatScalar,
    /// Float lanes to integers; the word for scalars, which come back in `x0`.
    Convert(u32),
    /// Fixed point: the last operand is the number of bits after the point. The word for scalars, whose integer lies in `x0`.
    FixedPoint(u32),
    /// The last operand is a distance to the right, or to the left.
    ShiftRight,
    ShiftLeft,
    /// The last operand is a number of so many bits, the second number, at this bit of the word.
    Immediate(u32, u32),
    /// Pairs of float lanes as complex numbers.
    Complex,
    /// One scalar of all lanes.
    Across,
    /// The same of floats; the word for two lanes.
    FloatAcross(u32),
    /// So many vectors in memory; the word for single lanes of 64 bits if it is another.
    Structures(u8, u32),
    /// A lane of several vectors in memory; the operand before the address names it.
    Lane,
    /// Integers lie in general registers.
    General,
}

use Encoding::{
    Across, ByLane, Complex, Convert, Fixed, FixedPoint, Float, FloatAcross, FloatScalar, FloatUnary,
    General, Immediate, Lane, Lanes, Quad, ShiftLeft, ShiftRight, Structures,
};

/// The lanes of a vector; a scalar is a single lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    /// Bits of a lane.
    pub bits: u32,
    /// How many there are.
    pub count: u32,
    /// Whether the type is a vector; one of a single lane is used like a scalar.
    pub vector: bool,
}

impl Shape {
    fn is_scalar(self) -> bool {
        self.count == 1
    }

    /// The bit that tells vectors of 128 bits.
    fn quad(self) -> u32 {
        u32::from(self.bits * self.count == 128) << 30
    }

    /// The bits that tell scalars and vectors of 128 bits.
    fn form(self) -> u32 {
        if self.is_scalar() { 0x5000_0000 } else { self.quad() }
    }

    /// The logarithm of the bytes of a lane.
    fn size(self) -> Option<u32> {
        matches!(self.bits, 8 | 16 | 32 | 64).then(|| self.bits.ilog2() - 3)
    }

    /// 0 for `float`, 1 for `double`.
    fn float_size(self) -> Option<u32> {
        self.size()?.checked_sub(2)
    }

    /// The number of a float type where scalars have one.
    fn float_type(self) -> Option<u32> {
        match self.bits {
            16 => Some(3),
            32 => Some(0),
            64 => Some(1),
            _ => None,
        }
    }

    fn wide(self) -> u32 {
        u32::from(self.bits == 64)
    }
}

/// An intrinsic and its instruction.
#[derive(Debug)]
pub(crate) struct Instruction {
    /// The word for 64-bit vectors, its other variable fields zero.
    word: u32,
    pub encoding: Encoding,
}

impl Instruction {
    /// The instruction of `llvm.aarch64.<name>`.
    pub fn find(name: &str) -> Option<Instruction> {
        let index = TABLE.binary_search_by_key(&name, |row| row.0).ok()?;
        Some(Instruction { word: TABLE[index].1, encoding: TABLE[index].2 })
    }

    /// The instructions for a result and a first operand of these types (of structures: of their vectors), and an
    /// immediate. `None` if there are none.
    pub fn code(&self, result: Option<Shape>, first: Option<Shape>, immediate: u64) -> Option<[u32; 2]> {
        let number = |limit: u64| u32::try_from(immediate).ok().filter(|&number| u64::from(number) < limit);
        let narrower = || match (result, first) {
            (Some(result), Some(first)) if first.bits < result.bits => Some(first),
            (Some(result), _) => Some(result),
            (None, first) => first,
        };
        let word = match self.encoding {
            Fixed | General => self.word,
            Quad => self.word | result?.quad(),
            Lanes | ByLane => {
                let shape = narrower()?;
                self.word | shape.form() | shape.size()? << 22
            }
            Float(scalar) => {
                let shape = first?;
                match scalar {
                    1.. if shape.is_scalar() => scalar | shape.float_type()? << 22,
                    _ if shape.bits == 16 => (self.word & !0x0020_c000) | 1 << 22 | shape.form(),
                    _ => self.word | shape.float_size()? << 22 | shape.form(),
                }
            }
            FloatUnary(scalar) => match (scalar, first?) {
                (1.., shape) if shape.is_scalar() => scalar | shape.float_type()? << 22,
                (_, shape) => self.float_unary(shape)?,
            },
            FloatScalar => self.word | first?.float_type()? << 22,
            Convert(scalar) => {
                let (result, first) = (result?, first?);
                match result.bits {
                    32 | 64 if !result.vector => scalar | result.wide() << 31 | first.float_type()? << 22,
                    _ => self.float_unary(first)?,
                }
            }
            FixedPoint(scalar) => {
                let (result, first) = (result?, first?);
                if !result.vector {
                    let (float, int) = if self.takes_integer() { (result, first) } else { (first, result) };
                    let bits = number(u64::from(int.bits) + 1).filter(|&bits| bits > 0 && int.bits >= 32)?;
                    return Some([
                        scalar | int.wide() << 31 | float.float_type()? << 22 | (64 - bits) << 10,
                        0,
                    ]);
                }
                let bits = number(u64::from(result.bits) + 1).filter(|&bits| bits > 0)?;
                self.word | result.form() | (2 * result.bits - bits) << 16
            }
            ShiftRight => {
                let shape = narrower()?;
                let bits = number(u64::from(shape.bits) + 1).filter(|&bits| bits > 0)?;
                self.word | shape.form() | (2 * shape.bits - bits) << 16
            }
            ShiftLeft => {
                let shape = result?;
                self.word | shape.form() | (shape.bits + number(u64::from(shape.bits))?) << 16
            }
            Immediate(position, bits) => self.word | number(1 << bits)? << position,
            Complex => {
                let shape = result?;
                self.word | shape.quad() | shape.size()? << 22
            }
            Across => {
                let shape = first?;
                // Two words have no such instruction, but a sum of pairs, or the operation on pairs of lanes.
                match (shape.bits, shape.count) {
                    (32, 2) => return Some([two_words(self.word)?, 0]),
                    (64, 2) if self.word == ADD_ACROSS => return Some([ADD_PAIR, 0]),
                    _ => {}
                }
                self.word | shape.quad() | shape.size().filter(|&size| size < 3)? << 22
            }
            FloatAcross(pair) => {
                let shape = first?;
                match (shape.bits, shape.count) {
                    (32, 2) => pair,
                    (64, 2) => pair | 1 << 22,
                    // A sum takes the pairs twice.
                    (32, 4) if self.word & 0x0010_0000 == 0 => return Some([self.word & !0x001f_0000, pair]),
                    (32, 4) => self.word,
                    (16, 4 | 8) if self.word & 0x0010_0000 != 0 => (self.word & !0x6000_0000) | shape.quad(),
                    _ => return None,
                }
            }
            Structures(_, single) => {
                let shape = result.or(first)?;
                let word = if single != 0 && shape.count == 1 { single } else { self.word };
                word | shape.quad() | shape.size()? << 10
            }
            Lane => {
                let shape = result.or(first)?;
                let index = number(u64::from(shape.count))?;
                let size = shape.size()?;
                // The number, in units of bytes, is spread over three fields.
                let field = index << size;
                let (quad, rest) = (field >> 3, field & 7);
                let opcode = [0, 0x4000, 0x8000, 0x8000][size as usize];
                self.word | quad << 30 | rest << 10 | opcode | u32::from(size == 3) << 10
            }
        };
        Some([word, 0])
    }

    fn float_unary(&self, shape: Shape) -> Option<u32> {
        Some(match shape.bits {
            16 => self.word | 0x0058_0000 | shape.form(),
            _ => self.word | shape.float_size()? << 22 | shape.form(),
        })
    }

    /// Whether a conversion of fixed point is from integers.
    pub fn takes_integer(&self) -> bool {
        matches!(self.encoding, FixedPoint(scalar) if scalar & 0x0018_0000 == 0)
    }
}

/// `addv`, and `addp d0,v0.2d`.
const ADD_ACROSS: u32 = 0x0e31_b800;
const ADD_PAIR: u32 = 0x5ef1_b800;

/// The instruction for two words that stands for one across lanes.
fn two_words(word: u32) -> Option<u32> {
    const PAIRS: [(u32, u32); 7] = [
        (0x0e30_3800, 0x0ea0_2800), // saddlv, saddlp
        (0x2e30_3800, 0x2ea0_2800), // uaddlv, uaddlp
        (ADD_ACROSS, 0x0ea0_bc00),  // addv, addp
        (0x0e30_a800, 0x0ea0_a400), // smaxv, smaxp
        (0x2e30_a800, 0x2ea0_a400), // umaxv, umaxp
        (0x0e31_a800, 0x0ea0_ac00), // sminv, sminp
        (0x2e31_a800, 0x2ea0_ac00), // uminv, uminp
    ];
    PAIRS.iter().find(|pair| pair.0 == word).map(|pair| pair.1)
}

/// What rounds a `float` or `double` as `llvm.<name>` does, where Cranelift has no instruction; the number is a 64-bit integer
/// for names that start with `l`. 0 is no instruction.
pub(crate) fn rounding(name: &str, double: bool) -> Option<[u32; 2]> {
    let words: [u32; 2] = match name {
        "round" => [0x1e26_4000, 0],                      // frinta s0,s0
        "rint" => [0x1e27_4000, 0],                       // frintx s0,s0
        "nearbyint" => [0x1e27_c000, 0],                  // frinti s0,s0
        "lround" | "llround" => [0x9e24_0000, 0],         // fcvtas x0,s0
        "lrint" | "llrint" => [0x1e27_4000, 0x9e38_0000], // frintx s0,s0; fcvtzs x0,s0
        _ => return None,
    };
    Some(words.map(|word| if word == 0 { 0 } else { word | u32::from(double) << 22 }))
}

/// The code of the stub of these instructions.
pub(crate) fn stub(words: [u32; 2]) -> Vec<u8> {
    const RETURN: u32 = 0xd65f_03c0;
    words.iter().filter(|&&word| word != 0).chain([&RETURN]).flat_map(|word| word.to_le_bytes()).collect()
}

/// Name without `llvm.aarch64.`, word, encoding; sorted by name.
#[rustfmt::skip]
const TABLE: &[(&str, u32, Encoding)] = &[
    ("break", 0xd420_0000, Immediate(5, 16)),
    ("clrex", 0xd503_3f5f, Fixed),
    ("cls", 0x5ac0_1400, General),
    ("cls64", 0xdac0_1400, General),
    ("crc32b", 0x1ac1_4000, General),
    ("crc32cb", 0x1ac1_5000, General),
    ("crc32ch", 0x1ac1_5400, General),
    ("crc32cw", 0x1ac1_5800, General),
    ("crc32cx", 0x9ac1_5c00, General),
    ("crc32h", 0x1ac1_4400, General),
    ("crc32w", 0x1ac1_4800, General),
    ("crc32x", 0x9ac1_4c00, General),
    ("crypto.aesd", 0x4e28_5820, Fixed),
    ("crypto.aese", 0x4e28_4820, Fixed),
    ("crypto.aesimc", 0x4e28_7800, Fixed),
    ("crypto.aesmc", 0x4e28_6800, Fixed),
    ("crypto.bcaxs", 0xce21_0800, Fixed),
    ("crypto.bcaxu", 0xce21_0800, Fixed),
    ("crypto.eor3s", 0xce01_0800, Fixed),
    ("crypto.eor3u", 0xce01_0800, Fixed),
    ("crypto.rax1", 0xce61_8c00, Fixed),
    ("crypto.sha1c", 0x5e02_0020, Fixed),
    ("crypto.sha1h", 0x5e28_0800, Fixed),
    ("crypto.sha1m", 0x5e02_2020, Fixed),
    ("crypto.sha1p", 0x5e02_1020, Fixed),
    ("crypto.sha1su0", 0x5e02_3020, Fixed),
    ("crypto.sha1su1", 0x5e28_1820, Fixed),
    ("crypto.sha256h", 0x5e02_4020, Fixed),
    ("crypto.sha256h2", 0x5e02_5020, Fixed),
    ("crypto.sha256su0", 0x5e28_2820, Fixed),
    ("crypto.sha256su1", 0x5e02_6020, Fixed),
    ("crypto.sha512h", 0xce62_8020, Fixed),
    ("crypto.sha512h2", 0xce62_8420, Fixed),
    ("crypto.sha512su0", 0xcec0_8020, Fixed),
    ("crypto.sha512su1", 0xce62_8820, Fixed),
    ("crypto.sm3partw1", 0xce62_c020, Fixed),
    ("crypto.sm3partw2", 0xce62_c420, Fixed),
    ("crypto.sm3ss1", 0xce41_0800, Fixed),
    ("crypto.sm3tt1a", 0xce42_8020, Immediate(12, 2)),
    ("crypto.sm3tt1b", 0xce42_8420, Immediate(12, 2)),
    ("crypto.sm3tt2a", 0xce42_8820, Immediate(12, 2)),
    ("crypto.sm3tt2b", 0xce42_8c20, Immediate(12, 2)),
    ("crypto.sm4e", 0xcec0_8420, Fixed),
    ("crypto.sm4ekey", 0xce61_c800, Fixed),
    ("crypto.xar", 0xce81_0000, Immediate(10, 6)),
    ("dmb", 0xd503_30bf, Immediate(8, 4)),
    ("dsb", 0xd503_309f, Immediate(8, 4)),
    ("fjcvtzs", 0x1e7e_0000, General),
    ("frint32x", 0x1e28_c000, FloatScalar),
    ("frint32z", 0x1e28_4000, FloatScalar),
    ("frint64x", 0x1e29_c000, FloatScalar),
    ("frint64z", 0x1e29_4000, FloatScalar),
    ("get.fpcr", 0xd53b_4400, General),
    ("get.fpsr", 0xd53b_4420, General),
    ("hint", 0xd503_201f, Immediate(5, 7)),
    ("hlt", 0xd440_0000, Immediate(5, 16)),
    ("isb", 0xd503_30df, Immediate(8, 4)),
    ("neon.abs", 0x0e20_b800, Lanes),
    ("neon.addhn", 0x0e21_4000, Lanes),
    ("neon.addp", 0x0e21_bc00, Lanes),
    ("neon.bfdot", 0x2e42_fc20, Quad),
    ("neon.bfmlalb", 0x2ec2_fc20, Fixed),
    ("neon.bfmlalt", 0x6ec2_fc20, Fixed),
    ("neon.bfmmla", 0x6e42_ec20, Fixed),
    ("neon.cls", 0x0e20_4800, Lanes),
    ("neon.fabd", 0x2ea1_d400, Float(0)),
    ("neon.facge", 0x2e21_ec00, Float(0)),
    ("neon.facgt", 0x2ea1_ec00, Float(0)),
    ("neon.faddp", 0x2e21_d400, Float(0)),
    ("neon.faddv", 0x6e21_d400, FloatAcross(0x7e30_d800)),
    ("neon.fcvtas", 0x0e21_c800, Convert(0x1e24_0000)),
    ("neon.fcvtau", 0x2e21_c800, Convert(0x1e25_0000)),
    ("neon.fcvtms", 0x0e21_b800, Convert(0x1e30_0000)),
    ("neon.fcvtmu", 0x2e21_b800, Convert(0x1e31_0000)),
    ("neon.fcvtns", 0x0e21_a800, Convert(0x1e20_0000)),
    ("neon.fcvtnu", 0x2e21_a800, Convert(0x1e21_0000)),
    ("neon.fcvtps", 0x0ea1_a800, Convert(0x1e28_0000)),
    ("neon.fcvtpu", 0x2ea1_a800, Convert(0x1e29_0000)),
    ("neon.fcvtxn", 0x2e61_6800, Fixed),
    ("neon.fcvtzs", 0x0ea1_b800, Convert(0x1e38_0000)),
    ("neon.fcvtzu", 0x2ea1_b800, Convert(0x1e39_0000)),
    ("neon.fmax", 0x0e21_f400, Float(0x1e21_4800)),
    ("neon.fmaxnm", 0x0e21_c400, Float(0x1e21_6800)),
    ("neon.fmaxnmp", 0x2e21_c400, Float(0)),
    ("neon.fmaxnmv", 0x6e30_c800, FloatAcross(0x7e30_c800)),
    ("neon.fmaxp", 0x2e21_f400, Float(0)),
    ("neon.fmaxv", 0x6e30_f800, FloatAcross(0x7e30_f800)),
    ("neon.fmin", 0x0ea1_f400, Float(0x1e21_5800)),
    ("neon.fminnm", 0x0ea1_c400, Float(0x1e21_7800)),
    ("neon.fminnmp", 0x2ea1_c400, Float(0)),
    ("neon.fminnmv", 0x6eb0_c800, FloatAcross(0x7eb0_c800)),
    ("neon.fminp", 0x2ea1_f400, Float(0)),
    ("neon.fminv", 0x6eb0_f800, FloatAcross(0x7eb0_f800)),
    ("neon.fmlal", 0x0e22_ec20, Quad),
    ("neon.fmlal2", 0x2e22_cc20, Quad),
    ("neon.fmlsl", 0x0ea2_ec20, Quad),
    ("neon.fmlsl2", 0x2ea2_cc20, Quad),
    ("neon.fmulx", 0x0e21_dc00, Float(0)),
    ("neon.frecpe", 0x0ea1_d800, FloatUnary(0)),
    ("neon.frecps", 0x0e21_fc00, Float(0)),
    ("neon.frecpx", 0x0ea1_f800, FloatUnary(0)),
    ("neon.frint32x", 0x2e21_e800, FloatUnary(0x1e28_c000)),
    ("neon.frint32z", 0x0e21_e800, FloatUnary(0x1e28_4000)),
    ("neon.frint64x", 0x2e21_f800, FloatUnary(0x1e29_c000)),
    ("neon.frint64z", 0x0e21_f800, FloatUnary(0x1e29_4000)),
    ("neon.frsqrte", 0x2ea1_d800, FloatUnary(0)),
    ("neon.frsqrts", 0x0ea1_fc00, Float(0)),
    ("neon.ld1x2", 0x0c40_a000, Structures(2, 0)),
    ("neon.ld1x3", 0x0c40_6000, Structures(3, 0)),
    ("neon.ld1x4", 0x0c40_2000, Structures(4, 0)),
    ("neon.ld2", 0x0c40_8000, Structures(2, 0x0c40_a000)),
    ("neon.ld2lane", 0x0d60_0000, Lane),
    ("neon.ld2r", 0x0d60_c000, Structures(2, 0)),
    ("neon.ld3", 0x0c40_4000, Structures(3, 0x0c40_6000)),
    ("neon.ld3lane", 0x0d40_2000, Lane),
    ("neon.ld3r", 0x0d40_e000, Structures(3, 0)),
    ("neon.ld4", 0x0c40_0000, Structures(4, 0x0c40_2000)),
    ("neon.ld4lane", 0x0d60_2000, Lane),
    ("neon.ld4r", 0x0d60_e000, Structures(4, 0)),
    ("neon.pmul", 0x2e21_9c00, Quad),
    ("neon.pmull", 0x0e21_e000, Lanes),
    ("neon.pmull64", 0x0ee1_e000, Fixed),
    ("neon.raddhn", 0x2e21_4000, Lanes),
    ("neon.rshrn", 0x0f00_8c00, ShiftRight),
    ("neon.rsubhn", 0x2e21_6000, Lanes),
    ("neon.sabd", 0x0e21_7400, Lanes),
    ("neon.saddlp", 0x0e20_2800, Lanes),
    ("neon.saddlv", 0x0e30_3800, Across),
    ("neon.saddv", 0x0e31_b800, Across),
    ("neon.scalar.sqxtn", 0x0e21_4800, Lanes),
    ("neon.scalar.sqxtun", 0x2e21_2800, Lanes),
    ("neon.scalar.uqxtn", 0x2e21_4800, Lanes),
    ("neon.sdot", 0x0e82_9420, Quad),
    ("neon.shadd", 0x0e21_0400, Lanes),
    ("neon.shsub", 0x0e21_2400, Lanes),
    ("neon.smax", 0x0e21_6400, Lanes),
    ("neon.smaxp", 0x0e21_a400, Lanes),
    ("neon.smaxv", 0x0e30_a800, Across),
    ("neon.smin", 0x0e21_6c00, Lanes),
    ("neon.sminp", 0x0e21_ac00, Lanes),
    ("neon.sminv", 0x0e31_a800, Across),
    ("neon.smmla", 0x4e82_a420, Fixed),
    ("neon.smull", 0x0e21_c000, Lanes),
    ("neon.sqabs", 0x0e20_7800, Lanes),
    ("neon.sqadd", 0x0e21_0c00, Lanes),
    ("neon.sqdmulh", 0x0e21_b400, Lanes),
    ("neon.sqdmulh.lane", 0x0e21_b400, ByLane),
    ("neon.sqdmulh.laneq", 0x0e21_b400, ByLane),
    ("neon.sqdmull", 0x0e21_d000, Lanes),
    ("neon.sqdmulls.scalar", 0x0e21_d000, Lanes),
    ("neon.sqneg", 0x2e20_7800, Lanes),
    ("neon.sqrdmlah", 0x2e02_8420, Lanes),
    ("neon.sqrdmlsh", 0x2e02_8c20, Lanes),
    ("neon.sqrdmulh", 0x2e21_b400, Lanes),
    ("neon.sqrdmulh.lane", 0x2e21_b400, ByLane),
    ("neon.sqrdmulh.laneq", 0x2e21_b400, ByLane),
    ("neon.sqrshl", 0x0e21_5c00, Lanes),
    ("neon.sqrshrn", 0x0f00_9c00, ShiftRight),
    ("neon.sqrshrun", 0x2f00_8c00, ShiftRight),
    ("neon.sqshl", 0x0e21_4c00, Lanes),
    ("neon.sqshlu", 0x2f00_6400, ShiftLeft),
    ("neon.sqshrn", 0x0f00_9400, ShiftRight),
    ("neon.sqshrun", 0x2f00_8400, ShiftRight),
    ("neon.sqsub", 0x0e21_2c00, Lanes),
    ("neon.sqxtn", 0x0e21_4800, Lanes),
    ("neon.sqxtun", 0x2e21_2800, Lanes),
    ("neon.srhadd", 0x0e21_1400, Lanes),
    ("neon.srshl", 0x0e21_5400, Lanes),
    ("neon.sshl", 0x0e21_4400, Lanes),
    ("neon.st1x2", 0x0c00_a000, Structures(2, 0)),
    ("neon.st1x3", 0x0c00_6000, Structures(3, 0)),
    ("neon.st1x4", 0x0c00_2000, Structures(4, 0)),
    ("neon.st2", 0x0c00_8000, Structures(2, 0x0c00_a000)),
    ("neon.st2lane", 0x0d20_0000, Lane),
    ("neon.st3", 0x0c00_4000, Structures(3, 0x0c00_6000)),
    ("neon.st3lane", 0x0d00_2000, Lane),
    ("neon.st4", 0x0c00_0000, Structures(4, 0x0c00_2000)),
    ("neon.st4lane", 0x0d20_2000, Lane),
    ("neon.subhn", 0x0e21_6000, Lanes),
    ("neon.suqadd", 0x0e20_3820, Lanes),
    ("neon.tbl1", 0x0e01_0000, Quad),
    ("neon.tbl2", 0x0e02_2000, Quad),
    ("neon.tbl3", 0x0e03_4000, Quad),
    ("neon.tbl4", 0x0e04_6000, Quad),
    ("neon.tbx1", 0x0e02_1020, Quad),
    ("neon.tbx2", 0x0e03_3020, Quad),
    ("neon.tbx3", 0x0e04_5020, Quad),
    ("neon.tbx4", 0x0e05_7020, Quad),
    ("neon.uabd", 0x2e21_7400, Lanes),
    ("neon.uaddlp", 0x2e20_2800, Lanes),
    ("neon.uaddlv", 0x2e30_3800, Across),
    ("neon.uaddv", 0x0e31_b800, Across),
    ("neon.udot", 0x2e82_9420, Quad),
    ("neon.uhadd", 0x2e21_0400, Lanes),
    ("neon.uhsub", 0x2e21_2400, Lanes),
    ("neon.umax", 0x2e21_6400, Lanes),
    ("neon.umaxp", 0x2e21_a400, Lanes),
    ("neon.umaxv", 0x2e30_a800, Across),
    ("neon.umin", 0x2e21_6c00, Lanes),
    ("neon.uminp", 0x2e21_ac00, Lanes),
    ("neon.uminv", 0x2e31_a800, Across),
    ("neon.ummla", 0x6e82_a420, Fixed),
    ("neon.umull", 0x2e21_c000, Lanes),
    ("neon.uqadd", 0x2e21_0c00, Lanes),
    ("neon.uqrshl", 0x2e21_5c00, Lanes),
    ("neon.uqrshrn", 0x2f00_9c00, ShiftRight),
    ("neon.uqshl", 0x2e21_4c00, Lanes),
    ("neon.uqshrn", 0x2f00_9400, ShiftRight),
    ("neon.uqsub", 0x2e21_2c00, Lanes),
    ("neon.uqxtn", 0x2e21_4800, Lanes),
    ("neon.urecpe", 0x0ea1_c800, Quad),
    ("neon.urhadd", 0x2e21_1400, Lanes),
    ("neon.urshl", 0x2e21_5400, Lanes),
    ("neon.ursqrte", 0x2ea1_c800, Quad),
    ("neon.usdot", 0x0e82_9c20, Quad),
    ("neon.ushl", 0x2e21_4400, Lanes),
    ("neon.usmmla", 0x4e82_ac20, Fixed),
    ("neon.usqadd", 0x2e20_3820, Lanes),
    ("neon.vcadd.rot270", 0x2e01_f400, Complex),
    ("neon.vcadd.rot90", 0x2e01_e400, Complex),
    ("neon.vcmla.rot0", 0x2e02_c420, Complex),
    ("neon.vcmla.rot180", 0x2e02_d420, Complex),
    ("neon.vcmla.rot270", 0x2e02_dc20, Complex),
    ("neon.vcmla.rot90", 0x2e02_cc20, Complex),
    ("neon.vcvtfp2fxs", 0x0f00_fc00, FixedPoint(0x1e18_0000)),
    ("neon.vcvtfp2fxu", 0x2f00_fc00, FixedPoint(0x1e19_0000)),
    ("neon.vcvtfp2hf", 0x0e21_6800, Fixed),
    ("neon.vcvtfxs2fp", 0x0f00_e400, FixedPoint(0x1e02_0000)),
    ("neon.vcvtfxu2fp", 0x2f00_e400, FixedPoint(0x1e03_0000)),
    ("neon.vcvthf2fp", 0x0e21_7800, Fixed),
    ("neon.vsli", 0x2f00_5420, ShiftLeft),
    ("neon.vsri", 0x2f00_4420, ShiftRight),
    ("set.fpcr", 0xd51b_4400, General),
    ("set.fpsr", 0xd51b_4420, General),
    ("sisd.fabd", 0x2ea1_d400, Float(0)),
    ("sisd.fcvtxn", 0x7e61_6800, Fixed),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn word(name: &str, result: (u32, u32), first: (u32, u32), immediate: u64) -> Option<u32> {
        let shape = |(bits, count)| Some(Shape { bits, count, vector: count > 1 });
        Some(Instruction::find(name)?.code(shape(result), shape(first), immediate)?[0])
    }

    #[test]
    fn names_are_in_order() {
        assert!(TABLE.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn words_follow_the_types() {
        // sqadd v0.4h,v0.4h,v1.4h and sqadd s0,s0,s1
        assert_eq!(word("neon.sqadd", (16, 4), (16, 4), 0), Some(0x0e61_0c00));
        assert_eq!(word("neon.sqadd", (32, 1), (32, 1), 0), Some(0x5ea1_0c00));
        // fmax v0.8h,v0.8h,v1.8h; fmax d0,d0,d1
        assert_eq!(word("neon.fmax", (16, 8), (16, 8), 0), Some(0x4e41_3400));
        assert_eq!(word("neon.fmax", (64, 1), (64, 1), 0), Some(0x1e61_4800));
        // sqrshrn v0.8b,v0.8h,#3
        assert_eq!(word("neon.sqrshrn", (8, 8), (16, 8), 3), Some(0x0f0d_9c00));
        assert_eq!(word("neon.sqrshrn", (8, 8), (16, 8), 17), None);
        // ld3 {v0.h,v1.h,v2.h}[5],[x0]
        assert_eq!(word("neon.ld3lane", (16, 8), (16, 8), 5), Some(0x4d40_6800));
        // addp v0.2s,v0.2s,v0.2s stands for addv
        assert_eq!(word("neon.uaddv", (32, 1), (32, 2), 0), Some(0x0ea0_bc00));
        // scvtf s0,x0,#7
        assert_eq!(word("neon.vcvtfxs2fp", (32, 1), (64, 1), 7), Some(0x9e02_e400));
    }
}
