//! Calling conventions: which register or stack slot holds each piece of each argument and result.
//!
//! LLVM's convention is finer than the psABI's: it takes first-class values apart into *leaves* (scalars and
//! vectors), each leaf into *pieces* that fit a register, and places the pieces one by one. Front ends arrange
//! their function types so that the outcome is what the psABI says.
//!
//! | file | holds |
//! |---|---|
//! | `leaves.rs` | the leaves of a type |
//! | `split.rs` | a leaf into pieces |
//! | `allocator.rs` | what the conventions share |
//! | `x86_64.rs` | System V AMD64 |
//! | `win64.rs` | Microsoft x64 |
//! | `aarch64.rs` | AAPCS64, Apple's variant |
//! | `riscv64.rs` | the RISC-V psABI, lp64d |
//! | `s390x.rs` | the ELF ABI of s390x |

mod aarch64;
mod allocator;
mod leaves;
pub mod riscv64;
mod s390x;
mod split;
pub(crate) mod win64;
pub mod x86_64;

#[cfg(test)]
mod tests;

pub use leaves::{Leaf, MAX_LEAVES, leaves};
pub use split::{LeafForm, Split};

use crate::triple::Isa;
use rllc_frontend::ir::{AttrKind, AttrListId, AttrSetId, AttributeTable, CallConv, TypeId, TypeTable};
use rllc_frontend::layout::DataLayout;
use smallvec::SmallVec;

/// A register by its number in instruction encodings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Register {
    Int(u8),
    /// A floating-point register, also a vector register where those are the same.
    Float(u8),
    /// A vector register where arguments tell these from float registers.
    Vector(u8),
    /// A position on the x87 stack, 0 is `st(0)`.
    X87(u8),
    /// Bits `128 × part` and up of a vector register of x86-64 that is wider than 128 bits; its lowest 128 bits are a
    /// float register.
    Upper {
        register: u8,
        part: u8,
    },
}

/// Where a piece lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    Register(Register),
    /// Bytes from the start of the area of stack arguments (x86-64: the word above the return address).
    Stack(u32),
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceType {
    /// An integer of 8, 16, 32 or 64 bits; the place's upper bits are undefined unless the parameter is marked
    /// `signext` or `zeroext`.
    Int(u8),
    /// A 16-bit float format, in the low bits of a float register.
    F16,
    F32,
    F64,
    F128,
    /// The 80-bit format; 16 bytes on the stack.
    X87,
    /// A 128-bit vector with lanes of this many bits.
    Vector {
        lane_bits: u8,
    },
    /// What follows a `Vector` or another such piece in the same register of more than 128 bits.
    UpperVector {
        lane_bits: u8,
    },
    /// A 64-bit vector with lanes of this many bits, in the lower half of a vector register.
    HalfVector {
        lane_bits: u8,
    },
}

/// A piece of an argument or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub ty: PieceType,
    pub place: Place,
}

/// Where an argument lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// The pieces of its leaves, in order.
    Pieces(Vec<Piece>),
    /// A copy of what the pointer points to, on the stack at `offset`; `size` in bytes is not rounded up.
    ByVal { offset: u32, size: u64, align: u64 },
    /// The address of a copy of what the pointer points to.
    ByValAddress { piece: Piece, size: u64, align: u64 },
    /// The pieces in order; where `large` has a type, the address of a piece of that type in memory of the caller. An
    /// `UpperVector` there has the address of what comes before it, behind which it lies.
    ByAddress { pieces: Vec<Piece>, large: Vec<Option<PieceType>> },
}

/// The registers of a convention and its ways.
#[derive(Clone, Copy, Debug)]
pub struct Convention {
    /// Integer argument registers in order.
    pub int_arguments: &'static [u8],
    /// Float argument registers in order.
    pub float_arguments: &'static [u8],
    /// Vector argument registers in the order of the code generator, if they are not the float registers.
    pub vector_arguments: &'static [u8],
    /// The integer register of its own that holds the address of a result in memory.
    pub result_address: Option<u8>,
    /// Whether that address is also returned in the first result register.
    pub returns_result_address: bool,
    /// Whether a Cranelift parameter can be a structure on the stack.
    pub struct_arguments: bool,
    /// Bytes at the start of the stack arguments that belong to the callee. If there are any, registers go by position: an
    /// argument takes the integer or the float register of its position.
    pub home_space: u32,
    /// Whether unnamed arguments of variadic functions can be in float registers.
    pub unnamed_in_floats: bool,
    /// Whether small stack arguments take no more room than their size.
    pub packed_stack: bool,
    /// The largest alignment of a stack argument of one word or vector, in bytes.
    pub max_stack_align: u32,
    /// Bytes from where a frame pointer points to the stack arguments.
    pub frame_link: u32,
    /// To how many bits a `signext` or `zeroext` argument or result is extended.
    pub extended_bits: u8,
}

/// How the results of a function come back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Results {
    /// In registers: the pieces of the leaves, in order.
    Pieces(Vec<Piece>),
    /// In memory of the caller, whose address is passed here.
    Memory(Place),
}

/// What the arguments that a variadic function names leave free.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct VariadicStart {
    /// Integer and float argument registers in use.
    pub int_registers: u32,
    pub float_registers: u32,
    /// Where unnamed stack arguments start, in bytes from the start of the stack arguments.
    pub stack: u32,
}

/// A signature with every piece placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assignment {
    pub arguments: Vec<Argument>,
    pub results: Results,
    /// Bytes of stack arguments.
    pub stack_size: u32,
    /// What the start of the stack arguments must be aligned to, in bytes, if more than the psABI's alignment.
    pub stack_align: u64,
    /// The state after the named arguments.
    pub variadic_start: VariadicStart,
    /// The argument whose value is returned in the first integer result register, as the psABI asks for the
    /// address of a result in memory.
    pub returned_argument: Option<usize>,
    /// The argument that is `swifterror`: the register it is passed in is also a result.
    pub swift_error: Option<usize>,
}

impl Assignment {
    /// Whether an argument is in this register.
    pub fn takes(&self, register: Register) -> bool {
        let taken = |piece: &Piece| matches!(piece.place, Place::Register(taken) if taken == register);
        self.arguments
            .iter()
            .any(|argument| matches!(argument, Argument::Pieces(pieces) if pieces.iter().any(taken)))
    }

    /// Whether Cranelift's convention of 64-bit Windows lacks the registers: it has one float result, two integer results,
    /// and vectors only by address.
    pub fn is_beyond_fastcall(&self) -> bool {
        let is_float = |piece: &&Piece| !matches!(piece.place, Place::Register(Register::Int(_)));
        let many = match &self.results {
            Results::Pieces(pieces) => {
                let floats = pieces.iter().filter(is_float).count();
                let on_x87 = |piece: &Piece| matches!(piece.place, Place::Register(Register::X87(_)));
                floats > 1 || pieces.len() - floats > 2 || pieces.iter().any(on_x87)
            }
            Results::Memory(_) => false,
        };
        let unusual = |piece: &Piece| match piece.place {
            Place::Register(Register::Float(number)) => {
                number > 3 || !matches!(piece.ty, PieceType::F16 | PieceType::F32 | PieceType::F64)
            }
            Place::Register(Register::Upper { .. }) => true,
            Place::Register(_) | Place::Stack(_) => false,
        };
        let unusual = |argument: &Argument| match argument {
            Argument::Pieces(pieces) | Argument::ByAddress { pieces, .. } => pieces.iter().any(unusual),
            Argument::ByVal { .. } | Argument::ByValAddress { .. } => false,
        };
        many || self.has_wide_registers() || self.arguments.iter().any(unusual)
    }

    /// Whether an argument or result is in a vector register of more than 128 bits.
    pub fn has_wide_registers(&self) -> bool {
        let wide = |pieces: &[Piece]| {
            pieces.iter().any(|piece| matches!(piece.place, Place::Register(Register::Upper { .. })))
        };
        self.arguments.iter().any(|argument| matches!(argument, Argument::Pieces(pieces) if wide(pieces)))
            || matches!(&self.results, Results::Pieces(pieces) if wide(pieces))
    }
}

/// What a call or definition looks like in the IR.
#[derive(Clone, Copy, Debug)]
pub struct Signature<'a> {
    pub conv: CallConv,
    pub ret: TypeId,
    /// Types of the arguments, unnamed ones included.
    pub params: &'a [TypeId],
    pub attrs: AttrListId,
    /// Attributes that count as well (of the declaration of a direct callee).
    pub more_attrs: AttrListId,
    /// How many arguments are named.
    pub named: usize,
    pub variadic: bool,
    /// Whether no other module calls or defines the function, so that any convention does that both sides follow.
    pub local: bool,
}

/// Which attributes an argument or result has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttributeMask(u128);

impl AttributeMask {
    fn bit(kind: AttrKind) -> u128 {
        1u128.checked_shl(u32::from(kind as u16)).unwrap_or(0)
    }

    /// Whether `kind` is among them.
    pub fn has(self, kind: AttrKind) -> bool {
        self.0 & AttributeMask::bit(kind) != 0
    }
}

/// What an assignment depends on besides the signature.
#[derive(Clone, Copy, Debug)]
pub struct Abi<'a> {
    pub types: &'a TypeTable,
    pub layout: &'a DataLayout,
    pub attrs: &'a AttributeTable,
    pub isa: Isa,
    pub platform: Platform,
    /// Whether the features of the function give vectors registers that they do not have otherwise: s390x's vector
    /// facility, RISC-V's V.
    pub vectors: bool,
    /// x86-64: the width of the widest vector registers that the features give arguments and results, in bits: 128, 256
    /// with AVX, or 512.
    pub vector_bits: u32,
    /// x86-64: whether 64 lanes of i1 have a vector of bytes to travel in (AVX-512 with vectors of bytes).
    pub byte_masks: bool,
    /// x86-64: whether `x86_fp80` results are on the x87 stack, as everywhere but on Windows, whatever the convention.
    pub x87_results: bool,
    /// RISC-V: the widest floats that have registers of their own, in bits (see [`riscv64::float_bits`]).
    pub float_bits: u32,
}

/// The platforms that have conventions of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Platform {
    /// The psABI of the architecture.
    Standard,
    Apple,
    Windows,
}

/// Why a signature cannot be assigned: the construct's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unassignable(pub String);

/// The result of an assignment.
pub type Assigned<T> = Result<T, Unassignable>;

fn unassignable<T>(what: impl Into<String>) -> Assigned<T> {
    Err(Unassignable(what.into()))
}

impl<'a> Abi<'a> {
    /// Places all arguments and results.
    ///
    /// # Errors
    /// If the convention or a type is not supported.
    pub fn assign(&self, signature: &Signature<'_>) -> Assigned<Assignment> {
        if self.isa == Isa::Riscv64 && self.vectors && !signature.local {
            self.check_vectors(signature)?;
        }
        match self.isa {
            Isa::X86_64 if self.platform == Platform::Windows => win64::assign(self, signature),
            Isa::X86_64 => x86_64::assign(self, signature),
            Isa::Aarch64 => aarch64::assign(self, signature),
            Isa::Riscv64 => riscv64::assign(self, signature),
            Isa::S390x => s390x::assign(self, signature),
        }
    }

    /// Refuses vectors that the function's features give registers which Cranelift does not pass them in.
    fn check_vectors(&self, signature: &Signature<'_>) -> Assigned<()> {
        for &ty in signature.params.iter().chain([&signature.ret]) {
            if !self.types.is_vector(ty) && !self.types.is_aggregate(ty) {
                continue;
            }
            for leaf in leaves(self.types, self.layout, ty)? {
                if self.types.is_vector(leaf.ty) {
                    return unassignable("a vector in a register of V");
                }
            }
        }
        Ok(())
    }

    /// The registers of the target's convention.
    pub fn convention(&self) -> &'static Convention {
        match self.isa {
            Isa::X86_64 if self.platform == Platform::Windows => &win64::CONVENTION,
            Isa::X86_64 => &x86_64::CONVENTION,
            Isa::Aarch64 if self.platform == Platform::Apple => &aarch64::APPLE,
            Isa::Aarch64 => &aarch64::CONVENTION,
            Isa::Riscv64 => &riscv64::CONVENTION,
            Isa::S390x => &s390x::CONVENTION,
        }
    }

    /// Whether the convention is that of System V AMD64.
    pub fn is_system_v(&self) -> bool {
        self.isa == Isa::X86_64 && self.platform != Platform::Windows
    }

    /// Whether the convention is that of 64-bit Windows on x86-64.
    pub fn is_fastcall(&self) -> bool {
        self.isa == Isa::X86_64 && self.platform == Platform::Windows
    }

    /// How a result of type `ret` comes back under the C convention. The place of a result in memory is not
    /// meant.
    ///
    /// # Errors
    /// If a type is not supported.
    pub fn results(&self, ret: TypeId) -> Assigned<Results> {
        let signature = Signature {
            conv: CallConv(0),
            ret,
            params: &[],
            attrs: AttrListId::EMPTY,
            more_attrs: AttrListId::EMPTY,
            named: 0,
            variadic: false,
            local: false,
        };
        Ok(self.assign(&signature)?.results)
    }

    /// The attribute sets of an argument.
    fn param_sets(&self, signature: &Signature<'_>, index: usize) -> [AttrSetId; 2] {
        [self.attrs.param(signature.attrs, index), self.attrs.param(signature.more_attrs, index)]
    }

    /// The attributes of an argument.
    pub fn param_attributes(&self, signature: &Signature<'_>, index: usize) -> AttributeMask {
        self.mask(self.param_sets(signature, index))
    }

    /// The attributes of the result.
    pub fn result_attributes(&self, signature: &Signature<'_>) -> AttributeMask {
        self.mask([signature.attrs, signature.more_attrs].map(|list| self.attrs.get_list(list).ret))
    }

    fn mask(&self, sets: [AttrSetId; 2]) -> AttributeMask {
        let mut mask = 0;
        for set in sets {
            if set != AttrSetId::EMPTY {
                let kinds = self.attrs.get_set(set).iter().filter_map(|attribute| attribute.kind());
                mask = kinds.fold(mask, |mask, kind| mask | AttributeMask::bit(kind));
            }
        }
        AttributeMask(mask)
    }

    /// The type of a type attribute of an argument.
    pub fn param_type(&self, signature: &Signature<'_>, index: usize, kind: AttrKind) -> Option<TypeId> {
        self.param_sets(signature, index).iter().find_map(|&set| self.attrs.ty(set, kind))
    }

    /// The number of an attribute of an argument.
    pub fn param_int(&self, signature: &Signature<'_>, index: usize, kind: AttrKind) -> Option<u64> {
        self.param_sets(signature, index).iter().find_map(|&set| self.attrs.int(set, kind))
    }

    /// Whether a value of type `ty` has a leaf that is passed by its address; as a result it goes to memory.
    fn has_indirect_leaf(&self, ty: TypeId) -> Assigned<bool> {
        if ty == TypeId::VOID {
            return Ok(false);
        }
        for leaf in leaves(self.types, self.layout, ty)? {
            if matches!(self.split(leaf.ty)?.form, LeafForm::Indirect { .. } | LeafForm::IndirectLanes) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The piece types of a value of type `ty`.
    fn piece_types(&self, ty: TypeId) -> Assigned<SmallVec<[PieceType; 4]>> {
        if ty != TypeId::VOID && !self.types.is_aggregate(ty) {
            return Ok(self.split(ty)?.pieces);
        }
        let mut pieces = SmallVec::new();
        for leaf in leaves(self.types, self.layout, ty)? {
            pieces.extend_from_slice(&self.split(leaf.ty)?.pieces);
        }
        Ok(pieces)
    }
}
