//! AAPCS64 and Apple's variant, on LLVM's terms.
//!
//! An integer of more than 64 bits starts at an even register, or at a stack address that is a multiple of 16 and
//! then takes the last register out of use. An array goes into consecutive registers as a whole or onto the stack. Apple packs
//! stack arguments and passes unnamed arguments on the stack.

use super::allocator::{Allocator, by_value_on_stack, check_argument, check_convention};
use super::{
    Abi, Argument, Assigned, Assignment, Convention, Piece, PieceType, Place, Platform, Register, Results,
    Signature, VariadicStart, leaves, unassignable,
};
use rllc_frontend::ir::{AttrKind, Type, TypeId};

const INT_ARGUMENTS: [u8; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

/// The registers of AAPCS64.
pub const CONVENTION: Convention = Convention {
    int_arguments: &INT_ARGUMENTS,
    float_arguments: &INT_ARGUMENTS,
    vector_arguments: &[],
    max_stack_align: 16,
    frame_link: 16,
    result_address: Some(8),
    returns_result_address: false,
    struct_arguments: false,
    packed_stack: false,
    home_space: 0,
    unnamed_in_floats: true,
    extended_bits: 32,
};

/// The registers of Apple's convention.
pub const APPLE: Convention = Convention { packed_stack: true, ..CONVENTION };

/// The conventions that place arguments and results as the C convention does.
const LIKE_C: [u32; 8] = [0, 8, 9, 14, 15, 16, 17, 78];

/// Places everything.
pub(super) fn assign(abi: &Abi<'_>, signature: &Signature<'_>) -> Assigned<Assignment> {
    check_convention(signature, &LIKE_C)?;
    let apple = abi.convention().packed_stack;
    let mut allocator = Allocator::new(abi.convention());
    let address = Place::Register(Register::Int(8));
    let results = match results(&abi.piece_types(signature.ret)?) {
        Some(pieces) => Results::Pieces(pieces),
        None => Results::Memory(address),
    };
    let mut arguments = Vec::with_capacity(signature.params.len());
    let mut variadic_start = None;
    let mut returned_argument = None;
    // Windows: variadic functions take floats in general registers.
    let general = abi.platform == Platform::Windows && signature.variadic;
    for (index, &ty) in signature.params.iter().enumerate() {
        if index == signature.named {
            variadic_start = Some(allocator.variadic_start());
        }
        let attributes = abi.param_attributes(signature, index);
        check_argument(attributes, false)?;
        // C++ on Windows: the address of a result is an argument like others, and returned.
        let result_argument = abi.platform == Platform::Windows
            && attributes.has(AttrKind::StructRet)
            && attributes.has(AttrKind::InReg);
        if result_argument && signature.ret == TypeId::VOID {
            returned_argument = Some(index);
        }
        if attributes.has(AttrKind::ByVal) {
            arguments.push(by_value_on_stack(abi, signature, index, &mut allocator)?);
            continue;
        }
        let special = match () {
            () if result_argument => None,
            () if attributes.has(AttrKind::StructRet) => Some(8),
            () if attributes.has(AttrKind::Nest) => Some(15),
            () if attributes.has(AttrKind::SwiftSelf) => Some(20),
            () if attributes.has(AttrKind::SwiftAsync) => Some(22),
            () => None,
        };
        if let Some(register) = special
            && abi.types.is_ptr(ty)
        {
            let place = Place::Register(Register::Int(register));
            arguments.push(Argument::Pieces(vec![Piece { ty: PieceType::Int(64), place }]));
            continue;
        }
        let unnamed = index >= signature.named;
        arguments.push(Argument::Pieces(if apple && unnamed {
            on_apple_stack(abi, ty, &mut allocator)?
        } else if matches!(abi.types.get(ty), Type::Array { .. }) {
            array(abi, ty, general, &mut allocator)?
        } else {
            value(abi, ty, general, &mut allocator)?
        }));
    }
    let end: VariadicStart = allocator.variadic_start();
    Ok(Assignment {
        arguments,
        results,
        stack_size: allocator.stack,
        stack_align: allocator.stack_align,
        variadic_start: variadic_start.unwrap_or(end),
        returned_argument,
        swift_error: None,
    })
}

/// Bytes of a piece.
fn size(ty: PieceType) -> u64 {
    match ty {
        PieceType::Int(bits) => u64::from(bits) / 8,
        PieceType::F16 => 2,
        PieceType::F32 => 4,
        PieceType::F64 | PieceType::HalfVector { .. } => 8,
        PieceType::F128 | PieceType::Vector { .. } | PieceType::UpperVector { .. } | PieceType::X87 => 16,
    }
}

/// Whether a piece goes to a general register. `general`: floats do as well.
fn is_general(ty: PieceType, general: bool) -> Assigned<bool> {
    match ty {
        PieceType::Int(_) => Ok(true),
        PieceType::F16 | PieceType::F32 | PieceType::F64 => Ok(general),
        PieceType::F128 | PieceType::Vector { .. } | PieceType::HalfVector { .. } if general => {
            unassignable("a vector argument of a variadic function on Windows")
        }
        PieceType::F128
        | PieceType::Vector { .. }
        | PieceType::UpperVector { .. }
        | PieceType::HalfVector { .. }
        | PieceType::X87 => Ok(false),
    }
}

/// The pieces of a value, leaf by leaf.
fn value(abi: &Abi<'_>, ty: TypeId, general: bool, allocator: &mut Allocator) -> Assigned<Vec<Piece>> {
    let packed = abi.convention().packed_stack;
    let mut pieces = Vec::new();
    for leaf in leaves(abi.types, abi.layout, ty)? {
        let split = abi.split(leaf.ty)?;
        let words = split.is_words();
        for (index, &ty) in split.pieces.iter().enumerate() {
            let starts_words = words && index == 0;
            if starts_words {
                if allocator.free_ints() == 1 {
                    allocator.exhaust_ints();
                }
                // Apple's convention takes any two registers.
                if !packed {
                    allocator.align_ints();
                }
            }
            let register = match ty {
                ty if is_general(ty, general)? => allocator.int(),
                PieceType::X87 => return unassignable("x86_fp80 arguments on this architecture"),
                _ => allocator.float(),
            };
            let size = size(ty);
            let place = match register {
                Some(place) => place,
                None if packed && !words => Place::Stack(allocator.packed_memory(size, size)?),
                None => Place::Stack(allocator.memory(size, if starts_words { 16 } else { size })?),
            };
            pieces.push(Piece { ty, place });
        }
    }
    Ok(pieces)
}

/// An array whose leaves are alike, words or floats: all in registers or all on the stack, there without gaps.
fn array(abi: &Abi<'_>, ty: TypeId, general: bool, allocator: &mut Allocator) -> Assigned<Vec<Piece>> {
    let list = leaves(abi.types, abi.layout, ty)?;
    let Some(first) = list.first() else { return Ok(Vec::new()) };
    if list.iter().any(|leaf| leaf.ty != first.ty) {
        return value(abi, ty, general, allocator);
    }
    let types = abi.piece_types(ty)?;
    // Integers smaller than a register are arguments of their own.
    if matches!(types[0], PieceType::Int(bits) if bits < 64) {
        return value(abi, ty, general, allocator);
    }
    let is_int = is_general(types[0], general)?;
    let free = if is_int { allocator.free_ints() } else { allocator.free_floats() };
    let mut pieces = Vec::with_capacity(types.len());
    if types.len() <= free {
        for ty in types {
            let register = if is_int { allocator.int() } else { allocator.float() };
            match register {
                Some(place) => pieces.push(Piece { ty, place }),
                None => return unassignable("an array as an argument"),
            }
        }
        return Ok(pieces);
    }
    match is_int {
        true => allocator.exhaust_ints(),
        false => allocator.exhaust_floats(),
    }
    let slot_align = if abi.convention().packed_stack { 1 } else { 8 };
    let align = abi.layout.abi_align(abi.types, ty).bytes().min(16);
    for (index, ty) in types.into_iter().enumerate() {
        let align = if index == 0 { align.max(slot_align) } else { 1 };
        let place = Place::Stack(allocator.packed_memory(size(ty), align)?);
        pieces.push(Piece { ty, place });
    }
    Ok(pieces)
}

/// An unnamed argument of an Apple call: in words of the stack.
fn on_apple_stack(abi: &Abi<'_>, ty: TypeId, allocator: &mut Allocator) -> Assigned<Vec<Piece>> {
    let mut pieces = Vec::new();
    let list = leaves(abi.types, abi.layout, ty)?;
    let alike = list.iter().all(|leaf| leaf.ty == list[0].ty);
    if matches!(abi.types.get(ty), Type::Array { .. }) && alike {
        // A block without gaps that starts at a word.
        for (index, ty) in abi.piece_types(ty)?.into_iter().enumerate() {
            let align = if index == 0 { 8 } else { 1 };
            pieces.push(Piece { ty, place: Place::Stack(allocator.packed_memory(size(ty), align)?) });
        }
        return Ok(pieces);
    }
    for leaf in list {
        let split = abi.split(leaf.ty)?;
        for (index, &ty) in split.pieces.iter().enumerate() {
            if matches!(ty, PieceType::F16 | PieceType::F32) {
                return unassignable("an unnamed argument that is a float smaller than double");
            }
            let size = size(ty).max(8);
            let align = if split.is_words() && index == 0 { 16 } else { size };
            pieces.push(Piece { ty, place: Place::Stack(allocator.memory(size, align)?) });
        }
    }
    Ok(pieces)
}

/// Result registers for pieces: x0 to x7, v0 to v7; `None` if there are not enough.
fn results(types: &[PieceType]) -> Option<Vec<Piece>> {
    let (mut ints, mut floats) = (0u8, 0u8);
    types
        .iter()
        .map(|&ty| {
            let (count, register): (&mut u8, fn(u8) -> Register) = match ty {
                PieceType::Int(_) => (&mut ints, Register::Int),
                PieceType::X87 => return None,
                _ => (&mut floats, Register::Float),
            };
            *count += 1;
            (*count <= 8).then(|| Piece { ty, place: Place::Register(register(*count - 1)) })
        })
        .collect()
}
