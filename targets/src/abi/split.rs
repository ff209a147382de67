//! A leaf into the pieces that registers hold.

use super::{Abi, Assigned, PieceType, unassignable};
use crate::triple::Isa;
use rllc_frontend::ir::{Type, TypeId};
use smallvec::{SmallVec, smallvec};

/// How the pieces of a leaf make up its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeafForm {
    /// One piece is the value.
    Whole,
    /// 64-bit words, least significant first.
    Words,
    /// Vectors; the value's lanes are their lanes, in order. Lanes beyond the length are undefined, and so are
    /// the upper bits of lanes wider than the element.
    Vectors,
    /// The pieces of each element of a vector, one after the other.
    Lanes,
    /// The address of a copy as an integer of this many bytes, or of an `fp128`.
    Indirect { bytes: u32 },
    /// The address of a copy in which each piece of [`Abi::lanes`] has 64 bits.
    IndirectLanes,
}

/// The pieces of a leaf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Split {
    pub form: LeafForm,
    pub pieces: SmallVec<[PieceType; 4]>,
}

impl Split {
    /// Whether it is several words of 64 bits, which conventions align as integers of 128 bits.
    pub(super) fn is_words(&self) -> bool {
        self.pieces.len() > 1 && self.pieces[0] == PieceType::Int(64)
    }

    fn one(piece: PieceType) -> Split {
        Split { form: LeafForm::Whole, pieces: smallvec![piece] }
    }
}

impl Abi<'_> {
    /// The pieces of a leaf of type `ty`.
    ///
    /// # Errors
    /// If values of the type cannot be passed.
    pub fn split(&self, ty: TypeId) -> Assigned<Split> {
        Ok(match self.types.get(ty) {
            Type::Int(bits) | Type::Byte(bits) if self.isa == Isa::S390x && *bits > 64 => {
                // Registers of 128 bits make the unit larger in which wider integers are cut.
                let unit = if self.vectors || *bits <= 128 { 16 } else { 8 };
                indirect(bits.div_ceil(8).next_multiple_of(unit))
            }
            Type::Int(bits @ 129..) | Type::Byte(bits @ 129..) if self.isa == Isa::Riscv64 => {
                indirect(bits.div_ceil(8).next_multiple_of(8))
            }
            Type::Int(bits) | Type::Byte(bits) => int(*bits),
            Type::BFloat if self.isa == Isa::S390x => {
                return unassignable("bfloat as an argument or result on this architecture");
            }
            Type::Fp128 if self.isa == Isa::S390x => indirect(16),
            Type::Half | Type::BFloat => Split::one(PieceType::F16),
            Type::Float => Split::one(PieceType::F32),
            Type::Double => Split::one(PieceType::F64),
            // Without hardware for it, it travels as an integer of its size.
            Type::Fp128 if self.isa == Isa::Riscv64 => int(128),
            Type::Fp128 => Split::one(PieceType::F128),
            Type::X86Fp80 => Split::one(PieceType::X87),
            Type::Ptr(_) => Split::one(PieceType::Int(64)),
            Type::Vector { elem, len, scalable: false } => match self.isa {
                Isa::X86_64 => self.x86_vector(*elem, *len)?,
                Isa::Aarch64 => self.aarch64_vector(*elem, *len)?,
                Isa::Riscv64 => self.riscv_vector(*elem, *len)?,
                Isa::S390x => self.s390x_vector(*elem, *len)?,
            },
            _ => return unassignable("arguments and results of this type"),
        })
    }

    /// Vectors as SSE2, AVX and AVX-512 have them: a power of two of lanes is promoted to lanes the processor knows and
    /// widened to 128 bits or cut into vectors as wide as registers are; another length is widened if that gives a
    /// register. What remains goes element by element.
    fn x86_vector(&self, elem: TypeId, len: u32) -> Assigned<Split> {
        let widest = u64::from(self.vector_bits.max(128));
        let lane = match self.types.get(elem) {
            Type::Int(1) => match len {
                2 | 4 | 8 | 16 => Some((128 / len as u8, false)),
                32 if widest >= 256 => Some((8, false)),
                64 if self.byte_masks => Some((8, true)),
                _ => None,
            },
            Type::Int(bits @ (8 | 16 | 32 | 64)) | Type::Byte(bits @ (8 | 16 | 32 | 64)) => {
                Some((*bits as u8, true))
            }
            // Widths in between get the first wider lanes with which that many fill a register.
            Type::Int(bits @ 2..=63) | Type::Byte(bits @ 1..=63) if len.is_power_of_two() => {
                let fills = |lane_bits: u8| {
                    let whole = u64::from(lane_bits) * u64::from(len);
                    u32::from(lane_bits) > *bits && whole.is_power_of_two() && (128..=widest).contains(&whole)
                };
                [8u8, 16, 32, 64].into_iter().find(|&lane_bits| fills(lane_bits)).map(|bits| (bits, false))
            }
            Type::Half | Type::BFloat => Some((16, true)),
            Type::Float => Some((32, true)),
            Type::Double | Type::Ptr(_) => Some((64, true)),
            _ => None,
        };
        let is_half = matches!(self.types.get(elem), Type::Half | Type::BFloat);
        if (len > 1 || is_half)
            && let Some((lane_bits, native)) = lane
        {
            let bits = u64::from(lane_bits) * u64::from(len);
            let widened = u64::from(len.next_power_of_two()) * u64::from(lane_bits);
            let fits = match len.is_power_of_two() {
                true => native || bits <= widest,
                // Three halves have a register too.
                false if is_half && len == 3 => true,
                false => native && (128..=widest).contains(&widened),
            };
            if fits {
                let count = widened.div_ceil(128) as usize;
                if count > super::MAX_LEAVES {
                    return unassignable("an argument or result of this many elements");
                }
                let in_register = (widest / 128) as usize;
                let pieces = (0..count).map(|index| match index % in_register {
                    0 => PieceType::Vector { lane_bits },
                    _ => PieceType::UpperVector { lane_bits },
                });
                return Ok(Split { form: LeafForm::Vectors, pieces: pieces.collect() });
            }
        }
        self.by_lanes(elem, len)
    }

    /// Vectors as Advanced SIMD has them: 64 or 128 bits, or whole multiples of 128. Other integers get the first wider lanes
    /// with which that many fill a register; what remains goes element by element.
    fn aarch64_vector(&self, elem: TypeId, len: u32) -> Assigned<Split> {
        let vectors = |lane_bits: u8, bits: u64| {
            let piece = match bits {
                ..=64 => PieceType::HalfVector { lane_bits },
                _ => PieceType::Vector { lane_bits },
            };
            let count = bits.div_ceil(128) as usize;
            if count > super::MAX_LEAVES {
                return unassignable("an argument or result of this many elements");
            }
            Ok(Split { form: LeafForm::Vectors, pieces: SmallVec::from_elem(piece, count) })
        };
        let lane_bits = match self.types.get(elem) {
            Type::Int(bits @ (8 | 16 | 32 | 64)) | Type::Byte(bits @ (8 | 16 | 32 | 64)) => *bits as u8,
            Type::Int(bits @ 1..64) | Type::Byte(bits @ 1..64) if len > 1 && len.is_power_of_two() => {
                let lane_bits = [8u8, 16, 32, 64].into_iter().find(|&lane_bits| {
                    u32::from(lane_bits) > *bits && matches!(u32::from(lane_bits) * len, 64 | 128)
                });
                return match lane_bits {
                    Some(lane_bits) => vectors(lane_bits, u64::from(lane_bits) * u64::from(len)),
                    None => self.by_lanes(elem, len),
                };
            }
            Type::Half | Type::BFloat => 16,
            Type::Float => 32,
            Type::Double | Type::Ptr(_) => 64,
            _ => return self.by_lanes(elem, len),
        };
        let is_int = self.types.is_int(elem);
        let lanes = len.next_power_of_two();
        let bits = u64::from(lane_bits) * u64::from(lanes);
        match bits {
            // Few small integers get wider lanes; one lane, and floats, get more lanes.
            0..64 if is_int && len > 1 && len == lanes => vectors(64 / lanes as u8, 64),
            0..64 if len == lanes => vectors(lane_bits, 64),
            64 | 128 => vectors(lane_bits, bits),
            _ if len == lanes => vectors(lane_bits, bits),
            // A vector of one lane of 64 bits has a register of its own.
            _ if lane_bits == 64 && len as usize <= super::MAX_LEAVES => Ok(Split {
                form: LeafForm::Vectors,
                pieces: SmallVec::from_elem(PieceType::HalfVector { lane_bits }, len as usize),
            }),
            _ => self.by_lanes(elem, len),
        }
    }

    /// Vectors as the vector facility has them: up to 128 bits in the first lanes of one register, or whole multiples of
    /// 128. Without the facility, and with other lengths, element by element.
    fn s390x_vector(&self, elem: TypeId, len: u32) -> Assigned<Split> {
        let lane_bits = match self.types.get(elem) {
            Type::Int(bits @ (8 | 16 | 32 | 64)) | Type::Byte(bits @ (8 | 16 | 32 | 64)) => *bits as u8,
            // Other integers get the first wider lanes with which that many fill a register.
            Type::Int(bits @ 1..64) | Type::Byte(bits @ 1..64) => {
                let fits = |&lane_bits: &u8| {
                    u32::from(lane_bits) > *bits && u32::from(lane_bits) * len == 128 && self.vectors
                };
                return match [8u8, 16, 32, 64].into_iter().find(fits) {
                    Some(lane_bits) if len > 1 => Ok(Split {
                        form: LeafForm::Vectors,
                        pieces: smallvec![PieceType::Vector { lane_bits }],
                    }),
                    _ if *bits > 32 && len > 1 => {
                        unassignable("a vector of this type as an argument or result")
                    }
                    _ => self.by_lanes(elem, len),
                };
            }
            Type::Half => 16,
            Type::Float => 32,
            Type::Double | Type::Ptr(_) => 64,
            _ => return unassignable("a vector of this type as an argument or result"),
        };
        let bits = u64::from(lane_bits) * u64::from(len);
        let widened = bits.next_power_of_two();
        if self.vectors && (widened <= 128 || bits == widened) {
            let count = widened.div_ceil(128) as usize;
            if count > super::MAX_LEAVES {
                return unassignable("an argument or result of this many elements");
            }
            let piece = match widened {
                ..=64 => PieceType::HalfVector { lane_bits },
                _ => PieceType::Vector { lane_bits },
            };
            return Ok(Split { form: LeafForm::Vectors, pieces: SmallVec::from_elem(piece, count) });
        }
        if len > 1 && lane_bits == 64 && !matches!(self.types.get(elem), Type::Double) {
            return unassignable("a vector of this type as an argument or result");
        }
        self.by_lanes(elem, len)
    }

    /// Element by element; integers that make more than two pieces are passed as the address of a copy.
    fn riscv_vector(&self, elem: TypeId, len: u32) -> Assigned<Split> {
        if matches!(self.types.get(elem), Type::Half) {
            // Integers or floats, as the features say.
            return unassignable("a vector of half as an argument or result on this architecture");
        }
        let lanes = self.by_lanes(elem, len)?;
        match lanes.pieces.len() > 2 && matches!(lanes.pieces[0], PieceType::Int(_)) {
            true => Ok(Split { form: LeafForm::IndirectLanes, pieces: smallvec![PieceType::Int(64)] }),
            false => Ok(lanes),
        }
    }

    /// The pieces of a vector element by element.
    ///
    /// # Errors
    /// If it is no vector, or values of the type cannot be passed.
    pub fn lanes(&self, ty: TypeId) -> Assigned<Split> {
        match self.types.get(ty) {
            Type::Vector { elem, len, scalable: false } => self.by_lanes(*elem, *len),
            _ => unassignable("arguments and results of this type"),
        }
    }

    /// Element by element.
    fn by_lanes(&self, elem: TypeId, len: u32) -> Assigned<Split> {
        let element = self.split(elem)?.pieces;
        if len as usize * element.len() > super::MAX_LEAVES {
            return unassignable("an argument or result of this many elements");
        }
        let pieces = std::iter::repeat_n(element, len as usize).flatten().collect();
        Ok(Split { form: LeafForm::Lanes, pieces })
    }
}

/// An integer: up to 64 bits in the next larger size of a register, else in words.
fn int(bits: u32) -> Split {
    match bits {
        0..=8 => Split::one(PieceType::Int(8)),
        9..=16 => Split::one(PieceType::Int(16)),
        17..=32 => Split::one(PieceType::Int(32)),
        33..=64 => Split::one(PieceType::Int(64)),
        _ => Split {
            form: LeafForm::Words,
            pieces: SmallVec::from_elem(PieceType::Int(64), bits.div_ceil(64) as usize),
        },
    }
}

/// The address of a copy of `bytes` bytes.
fn indirect(bytes: u32) -> Split {
    Split { form: LeafForm::Indirect { bytes }, pieces: smallvec![PieceType::Int(64)] }
}
