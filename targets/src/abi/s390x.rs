//! The ELF ABI of s390x, on LLVM's terms.
//!
//! Integers of more than 64 bits and `fp128` are passed as the address of a copy. Vectors have registers only if
//! the function's features include the vector facility; unnamed ones go to the stack. Everything on the stack takes
//! words of eight bytes, smaller values at their end.

use super::allocator::{Allocator, ByAddress, check_convention};
use super::{
    Abi, Argument, Assigned, Assignment, Convention, Piece, PieceType, Place, Register, Results, Signature,
    VariadicStart, leaves, unassignable,
};
use rllc_frontend::ir::TypeId;

/// The registers of the convention.
pub const CONVENTION: Convention = Convention {
    int_arguments: &[2, 3, 4, 5, 6],
    float_arguments: &[0, 2, 4, 6],
    vector_arguments: &[24, 25, 26, 27, 28, 29, 30, 31],
    result_address: None,
    returns_result_address: false,
    struct_arguments: false,
    packed_stack: false,
    home_space: 0,
    unnamed_in_floats: true,
    max_stack_align: 8,
    // The register save area.
    frame_link: 160,
    extended_bits: 64,
};

/// Vector registers in the order in which arguments take them; the odd ones were callee-saved once.
const VECTORS: [u8; 8] = [24, 26, 28, 30, 25, 27, 29, 31];
/// Result registers.
const INT_RESULTS: [u8; 4] = [2, 3, 4, 5];

/// The conventions that place arguments and results as the C convention does.
const LIKE_C: [u32; 3] = [0, 8, 9];

/// Places everything.
pub(super) fn assign(abi: &Abi<'_>, signature: &Signature<'_>) -> Assigned<Assignment> {
    check_convention(signature, &LIKE_C)?;
    let mut allocator = Allocator::new(&CONVENTION);
    let in_registers = match abi.has_indirect_leaf(signature.ret)? {
        true => None,
        false => results(&abi.piece_types(signature.ret)?),
    };
    let results = match in_registers {
        Some(pieces) => Results::Pieces(pieces),
        None => match allocator.int() {
            Some(place) => Results::Memory(place),
            None => return unassignable("a result in memory"),
        },
    };
    let (arguments, variadic_start) = Arguments(&mut allocator).arguments(abi, signature)?;
    Ok(Assignment {
        arguments,
        results,
        stack_size: allocator.stack,
        stack_align: allocator.stack_align,
        variadic_start,
        returned_argument: None,
        swift_error: None,
    })
}

/// The arguments placed so far.
struct Arguments<'a>(&'a mut Allocator);

impl ByAddress for Arguments<'_> {
    const NEST: Option<u8> = None;

    fn address(&mut self) -> Assigned<Piece> {
        piece(self.0, PieceType::Int(64), true)
    }

    fn value(&mut self, abi: &Abi<'_>, ty: TypeId, unnamed: bool) -> Assigned<Argument> {
        let mut pieces = Vec::new();
        for leaf in leaves(abi.types, abi.layout, ty)? {
            for &ty in &abi.split(leaf.ty)?.pieces {
                pieces.push(piece(self.0, ty, !unnamed)?);
            }
        }
        Ok(Argument::Pieces(pieces))
    }

    fn variadic_start(&self) -> VariadicStart {
        self.0.variadic_start()
    }
}

/// Places one piece.
fn piece(allocator: &mut Allocator, ty: PieceType, named: bool) -> Assigned<Piece> {
    let (register, size) = match ty {
        PieceType::Int(_) => (allocator.int(), 8),
        PieceType::F16 | PieceType::F32 | PieceType::F64 => (allocator.float(), 8),
        PieceType::HalfVector { .. } if named => (allocator.vector(&VECTORS), 8),
        PieceType::Vector { .. } if named => (allocator.vector(&VECTORS), 16),
        PieceType::HalfVector { .. } => (None, 8),
        PieceType::Vector { .. } => (None, 16),
        PieceType::F128 | PieceType::UpperVector { .. } | PieceType::X87 => {
            return unassignable("an argument of this type on this architecture");
        }
    };
    let place = match register {
        Some(place) => place,
        None => Place::Stack(allocator.memory(size, 8)?),
    };
    Ok(Piece { ty, place })
}

/// Result registers for pieces: r2 to r5, f0, f2, f4, f6, the vector registers; `None` if there are not enough.
fn results(types: &[PieceType]) -> Option<Vec<Piece>> {
    let mut counts = [0; 3];
    types
        .iter()
        .map(|&ty| {
            let (class, registers, make): (usize, &[u8], fn(u8) -> Register) = match ty {
                PieceType::Int(_) => (0, &INT_RESULTS, Register::Int),
                PieceType::F16 | PieceType::F32 | PieceType::F64 => {
                    (1, CONVENTION.float_arguments, Register::Float)
                }
                PieceType::Vector { .. } | PieceType::HalfVector { .. } => (2, &VECTORS, Register::Vector),
                PieceType::F128 | PieceType::UpperVector { .. } | PieceType::X87 => return None,
            };
            let register = *registers.get(counts[class])?;
            counts[class] += 1;
            Some(Piece { ty, place: Place::Register(make(register)) })
        })
        .collect()
}
