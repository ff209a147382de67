//! The Microsoft x64 convention, on LLVM's terms: the first four pieces go to the registers of their positions, the
//! rest to the stack above the callee's home space; what is larger than a word is passed by address.
//!
//! `__vectorcall` has six positions whose float registers take vectors too.

use super::allocator::{ByAddress, check_convention};
use super::x86_64::{ResultFloats, behind, results};
use super::{
    Abi, Argument, Assigned, Assignment, Convention, Piece, PieceType, Place, Register, Results, Signature,
    VariadicStart, unassignable,
};
use rllc_frontend::ir::{AttrKind, CallConv, TypeId};

/// rcx, rdx, r8, r9.
const INT_ARGUMENTS: [u8; 4] = [1, 2, 8, 9];
/// Bytes of the home space.
const HOME: u32 = 32;
/// The static chain: r10.
const NEST: u8 = 10;

/// The registers of the convention.
pub const CONVENTION: Convention = Convention {
    int_arguments: &INT_ARGUMENTS,
    float_arguments: &[0, 1, 2, 3],
    vector_arguments: &[],
    max_stack_align: 16,
    frame_link: 16,
    result_address: None,
    returns_result_address: true,
    struct_arguments: false,
    packed_stack: false,
    home_space: HOME,
    unnamed_in_floats: true,
    extended_bits: 32,
};

/// The conventions that place arguments and results as the C convention does.
const LIKE_C: [u32; 11] = [0, 8, 9, 14, 15, 17, 64, 65, 70, 79, VECTOR_CALL.0];

/// That of `__vectorcall`, `x86_vectorcallcc`.
pub(crate) const VECTOR_CALL: CallConv = CallConv(80);
/// Its positions with a float register.
const VECTOR_POSITIONS: usize = 6;

/// The positions taken so far.
struct Positions {
    registers: usize,
    stack: u32,
    vector_call: bool,
}

impl Positions {
    /// The next position; floats take its float register unless they are unnamed.
    fn next(&mut self, ty: PieceType, unnamed: bool) -> Assigned<Piece> {
        let float = matches!(ty, PieceType::F16 | PieceType::F32 | PieceType::F64) && !unnamed;
        if self.vector_call {
            return self.next_of_vector_call(ty);
        }
        let place = match INT_ARGUMENTS.get(self.registers) {
            Some(_) if float => Place::Register(Register::Float(self.registers as u8)),
            Some(&register) => Place::Register(Register::Int(register)),
            None if self.stack > 1 << 26 => return unassignable("more than 64 MiB of stack arguments"),
            None => {
                self.stack += 8;
                return Ok(Piece { ty, place: Place::Stack(self.stack - 8) });
            }
        };
        self.registers += 1;
        Ok(Piece { ty, place })
    }

    /// Whether the next position has a register for a value that is passed by address otherwise.
    fn holds_large(&self, ty: PieceType) -> bool {
        self.vector_call && self.registers < VECTOR_POSITIONS && !matches!(ty, PieceType::X87)
    }

    /// The same with `__vectorcall`: the positions behind the fourth have a slot of the stack, used or not.
    fn next_of_vector_call(&mut self, ty: PieceType) -> Assigned<Piece> {
        let position = self.registers;
        if self.stack > 1 << 26 {
            return unassignable("more than 64 MiB of stack arguments");
        }
        self.registers += 1;
        let slot = Place::Stack(self.stack);
        if position >= INT_ARGUMENTS.len() {
            self.stack += 8;
        }
        let is_int = matches!(ty, PieceType::Int(_));
        let place = match INT_ARGUMENTS.get(position) {
            Some(&register) if is_int => Place::Register(Register::Int(register)),
            _ if !is_int && position < VECTOR_POSITIONS => Place::Register(Register::Float(position as u8)),
            _ => slot,
        };
        Ok(Piece { ty, place })
    }
}

impl ByAddress for Positions {
    const NEST: Option<u8> = Some(NEST);

    fn address(&mut self) -> Assigned<Piece> {
        self.next(PieceType::Int(64), false)
    }

    fn value(&mut self, abi: &Abi<'_>, ty: TypeId, unnamed: bool) -> Assigned<Argument> {
        let types = abi.piece_types(ty)?;
        let is_large = |ty: &PieceType| {
            matches!(
                ty,
                PieceType::F128
                    | PieceType::X87
                    | PieceType::Vector { .. }
                    | PieceType::UpperVector { .. }
                    | PieceType::HalfVector { .. }
            )
        };
        let mut large: Vec<Option<PieceType>> = Vec::with_capacity(types.len());
        let mut pieces: Vec<Piece> = Vec::with_capacity(types.len());
        for ty in types {
            let before = pieces.last().zip(large.last()).map(|(&piece, &large)| (piece, large));
            match (ty, before) {
                // What follows lies behind in the same copy or register.
                (PieceType::UpperVector { .. }, Some((piece, Some(_)))) => {
                    pieces.push(piece);
                    large.push(Some(ty));
                }
                (PieceType::UpperVector { .. }, Some((Piece { place, .. }, None))) => {
                    pieces.push(Piece { ty, place: behind(place) });
                    large.push(None);
                }
                _ if is_large(&ty) && !self.holds_large(ty) => {
                    pieces.push(self.next(PieceType::Int(64), unnamed)?);
                    large.push(Some(ty));
                }
                _ => {
                    pieces.push(self.next(ty, unnamed)?);
                    large.push(None);
                }
            }
        }
        Ok(match large.iter().any(Option::is_some) {
            true => Argument::ByAddress { pieces, large },
            false => Argument::Pieces(pieces),
        })
    }

    fn variadic_start(&self) -> VariadicStart {
        VariadicStart { int_registers: self.registers as u32, float_registers: 4, stack: self.stack }
    }
}

/// Places everything.
pub(super) fn assign(abi: &Abi<'_>, signature: &Signature<'_>) -> Assigned<Assignment> {
    check_convention(signature, &LIKE_C)?;
    let vector_call = signature.conv == VECTOR_CALL;
    if vector_call {
        let has = |&index: &usize| abi.param_attributes(signature, index).has(AttrKind::InReg);
        if signature.variadic || (0..signature.params.len()).any(|index| has(&index)) {
            return unassignable("variadic functions and aggregates of vectors with x86_vectorcallcc");
        }
    }
    let mut positions = Positions { registers: 0, stack: HOME, vector_call };
    let types = abi.piece_types(signature.ret)?;
    let found = match types.contains(&PieceType::X87) && !abi.x87_results {
        true => None,
        false => results(&types, if vector_call { ResultFloats::Four } else { ResultFloats::TwoAndX87 }),
    };
    let results = match found {
        Some(pieces) => Results::Pieces(pieces),
        None => Results::Memory(positions.next(PieceType::Int(64), false)?.place),
    };
    let (arguments, variadic_start) = positions.arguments(abi, signature)?;
    let is_result = |&index: &usize| abi.param_attributes(signature, index).has(AttrKind::StructRet);
    let mut returned_argument = (0..signature.params.len()).rev().find(is_result);
    if matches!(results, Results::Memory(_)) {
        returned_argument = None;
    }
    Ok(Assignment {
        arguments,
        results,
        stack_size: positions.stack,
        stack_align: 16,
        variadic_start,
        returned_argument,
        swift_error: None,
    })
}
