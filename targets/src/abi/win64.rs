//! The Microsoft x64 convention, on LLVM's terms: the first four pieces go to the registers of their positions, the
//! rest to the stack above the callee's home space; what is larger than a word is passed by address.

use super::allocator::{ByAddress, check_convention};
use super::{
    Abi, Argument, Assigned, Assignment, Convention, Piece, PieceType, Place, Register, Results, Signature,
    VariadicStart, unassignable,
};
use rllc_frontend::ir::{AttrKind, TypeId};

/// rcx, rdx, r8, r9.
const INT_ARGUMENTS: [u8; 4] = [1, 2, 8, 9];
/// rax, rdx, rcx.
const INT_RESULTS: [u8; 3] = [0, 2, 1];
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
const LIKE_C: [u32; 10] = [0, 8, 9, 14, 15, 17, 64, 65, 70, 79];

/// The positions taken so far.
struct Positions {
    registers: usize,
    stack: u32,
}

impl Positions {
    /// The next position; floats take its float register unless they are unnamed.
    fn next(&mut self, ty: PieceType, unnamed: bool) -> Assigned<Piece> {
        let float = matches!(ty, PieceType::F16 | PieceType::F32 | PieceType::F64) && !unnamed;
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
        let large: Vec<Option<PieceType>> = types.iter().map(|ty| Some(*ty).filter(is_large)).collect();
        let passed = types.iter().map(|ty| if is_large(ty) { PieceType::Int(64) } else { *ty });
        let pieces = passed.map(|ty| self.next(ty, unnamed)).collect::<Assigned<_>>()?;
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
    for &ty in signature.params.iter().chain([&signature.ret]) {
        let upper = |ty: &PieceType| matches!(ty, PieceType::UpperVector { .. });
        if abi.piece_types(ty)?.iter().any(upper) {
            return unassignable("a vector in a register of AVX on Windows");
        }
    }
    let mut positions = Positions { registers: 0, stack: HOME };
    let results = match results(&abi.piece_types(signature.ret)?)? {
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

/// Result registers for pieces; `None` if there are not enough. Cranelift returns in rax, rdx, xmm0 and, by its System V
/// convention, xmm1 only.
fn results(types: &[PieceType]) -> Assigned<Option<Vec<Piece>>> {
    let (mut ints, mut floats) = (0, 0u8);
    let mut pieces = Vec::with_capacity(types.len());
    for &ty in types {
        let register = match ty {
            PieceType::Int(_) => match INT_RESULTS.get(ints) {
                Some(&register) => {
                    ints += 1;
                    Register::Int(register)
                }
                None => return Ok(None),
            },
            PieceType::X87 => return Ok(None),
            _ if floats < 4 => {
                floats += 1;
                Register::Float(floats - 1)
            }
            _ => return Ok(None),
        };
        pieces.push(Piece { ty, place: Place::Register(register) });
    }
    match ints <= 2 && floats <= 2 {
        true => Ok(Some(pieces)),
        false => unassignable("so many results in registers on Windows"),
    }
}
