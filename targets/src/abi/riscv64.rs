//! The RISC-V psABI for 64-bit registers (lp64, lp64f, lp64d), on LLVM's terms.
//!
//! Floats that find no float register go to integer registers, as unnamed ones do. Two words may be split between
//! the last register and the stack; unnamed ones of 16 bytes start at an even register. `byval` arguments are passed as the address
//! of a copy.

use super::allocator::{Allocator, ByAddress, check_convention};
use super::{
    Abi, Argument, Assigned, Assignment, Convention, LeafForm, Piece, PieceType, Place, Register, Results,
    Signature, VariadicStart, leaves, unassignable,
};
use rllc_frontend::ir::TypeId;

const ARGUMENTS: [u8; 8] = [10, 11, 12, 13, 14, 15, 16, 17];
/// t2, the static chain.
const NEST: u8 = 7;

/// The registers of the convention.
pub const CONVENTION: Convention = Convention {
    int_arguments: &ARGUMENTS,
    float_arguments: &ARGUMENTS,
    vector_arguments: &[],
    max_stack_align: 16,
    frame_link: 16,
    result_address: None,
    returns_result_address: true,
    struct_arguments: false,
    packed_stack: false,
    home_space: 0,
    unnamed_in_floats: false,
    extended_bits: 64,
};

/// The conventions that place arguments and results as the C convention does.
const LIKE_C: [u32; 7] = [0, FAST, 9, 14, 15, 17, 78];
/// fastcc: LLVM gives it more registers, so it is like C for functions that need no more than C has, and among
/// functions of one module.
const FAST: u32 = 8;

/// The ABI of modules that do not name one.
pub const BASE_ABI: &[u8] = b"lp64d";

/// The widest floats that calls of the ABI `name` pass in float registers, in bits: none with `lp64`.
pub fn float_bits(name: &[u8]) -> u32 {
    match name {
        b"lp64" => 0,
        b"lp64f" => 32,
        _ => 64,
    }
}

/// Whether the ABI has float registers for a value of this type.
fn has_float_register(abi: &Abi<'_>, ty: PieceType) -> bool {
    match ty {
        PieceType::F16 | PieceType::F32 => abi.float_bits >= 32,
        PieceType::F64 => abi.float_bits >= 64,
        _ => false,
    }
}

/// Places everything.
pub(super) fn assign(abi: &Abi<'_>, signature: &Signature<'_>) -> Assigned<Assignment> {
    check_convention(signature, &LIKE_C)?;
    let mut allocator = Allocator::new(&CONVENTION);
    let in_registers = match abi.has_indirect_leaf(signature.ret)? {
        true => None,
        false => results(abi, &abi.piece_types(signature.ret)?),
    };
    let results = match in_registers {
        Some(pieces) => Results::Pieces(pieces),
        None => match allocator.int() {
            Some(place) => Results::Memory(place),
            None => return unassignable("a result in memory"),
        },
    };
    let (arguments, variadic_start) = Arguments(&mut allocator).arguments(abi, signature)?;
    if signature.conv.0 == FAST && !signature.local && has_overflow(&arguments) {
        return unassignable("the calling convention fastcc with so many arguments between modules");
    }
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

/// Whether an argument did not find a register of its class.
fn has_overflow(arguments: &[Argument]) -> bool {
    arguments.iter().any(|argument| match argument {
        Argument::Pieces(pieces) => pieces.iter().any(|piece| {
            !matches!(
                (piece.ty, piece.place),
                (PieceType::Int(_), Place::Register(Register::Int(_)))
                    | (PieceType::F16 | PieceType::F32 | PieceType::F64, Place::Register(Register::Float(_)))
            )
        }),
        Argument::ByVal { .. } | Argument::ByAddress { .. } => true,
        Argument::ByValAddress { piece, .. } => matches!(piece.place, Place::Stack(_)),
    })
}

fn int_piece(allocator: &mut Allocator, ty: PieceType, align: u64) -> Assigned<Piece> {
    let place = match allocator.int() {
        Some(place) => place,
        None => Place::Stack(allocator.memory(8, align)?),
    };
    Ok(Piece { ty, place })
}

/// The arguments placed so far.
struct Arguments<'a>(&'a mut Allocator);

impl ByAddress for Arguments<'_> {
    const NEST: Option<u8> = Some(NEST);

    fn address(&mut self) -> Assigned<Piece> {
        int_piece(self.0, PieceType::Int(64), 8)
    }

    fn value(&mut self, abi: &Abi<'_>, ty: TypeId, unnamed: bool) -> Assigned<Argument> {
        let mut pieces = Vec::new();
        let list = leaves(abi.types, abi.layout, ty)?;
        for leaf in &list {
            let split = abi.split(leaf.ty)?;
            let are_ints = matches!(split.pieces[..], [PieceType::Int(_), ..]);
            // LLVM lets the other leaves travel in the copy's place.
            let shares_copy = split.form == LeafForm::IndirectLanes && list.len() > 1;
            if split.pieces.len() > 2 && are_ints || shares_copy {
                return unassignable("an argument of this type on this architecture");
            }
            let align = abi.layout.abi_align(abi.types, leaf.ty).bytes().clamp(8, 16);
            let words = split.form == LeafForm::Words;
            if unnamed && words && align == 16 {
                self.0.align_ints();
            }
            for (index, &ty) in split.pieces.iter().enumerate() {
                let is_float = has_float_register(abi, ty);
                let in_float_register = if is_float && !unnamed { self.0.float() } else { None };
                if let Some(place) = in_float_register {
                    pieces.push(Piece { ty, place });
                    continue;
                }
                let is_vector = matches!(ty, PieceType::Vector { .. } | PieceType::HalfVector { .. });
                if is_vector || matches!(ty, PieceType::X87 | PieceType::UpperVector { .. }) {
                    return unassignable("an argument of this type on this architecture");
                }
                // Both words go to the stack together, aligned; else the second may follow alone.
                let align = if words && index == 0 { align } else { 8 };
                pieces.push(int_piece(self.0, ty, align)?);
            }
        }
        Ok(Argument::Pieces(pieces))
    }

    fn variadic_start(&self) -> VariadicStart {
        self.0.variadic_start()
    }
}

/// Result registers for pieces: a0, a1, fa0, fa1, at most two in all.
fn results(abi: &Abi<'_>, types: &[PieceType]) -> Option<Vec<Piece>> {
    if types.len() > 2 {
        return None;
    }
    let (mut ints, mut floats) = (10u8, 10u8);
    types
        .iter()
        .map(|&ty| {
            let (next, register): (&mut u8, fn(u8) -> Register) = match ty {
                PieceType::Int(_) => (&mut ints, Register::Int),
                _ if has_float_register(abi, ty) => (&mut floats, Register::Float),
                PieceType::F16 | PieceType::F32 | PieceType::F64 => (&mut ints, Register::Int),
                _ => return None,
            };
            *next += 1;
            Some(Piece { ty, place: Place::Register(register(*next - 1)) })
        })
        .collect()
}
