//! System V AMD64 psABI, 3.2.3, on LLVM's terms: pieces take the next free register of their class, else the next
//! slot of the stack.

use super::allocator::{Allocator, by_value_on_stack, check_argument, check_convention};
use super::{
    Abi, Argument, Assigned, Assignment, Convention, Piece, PieceType, Place, Register, Results, Signature,
    VariadicStart, unassignable,
};
use rllc_frontend::ir::{AttrKind, CallConv, Type, TypeId};

/// The registers of the convention.
pub const CONVENTION: Convention = Convention {
    int_arguments: &INT_ARGUMENTS,
    float_arguments: &[0, 1, 2, 3, 4, 5, 6, 7],
    vector_arguments: &[],
    max_stack_align: 16,
    frame_link: 16,
    result_address: None,
    returns_result_address: true,
    struct_arguments: true,
    packed_stack: false,
    home_space: 0,
    unnamed_in_floats: true,
    extended_bits: 32,
};

/// The same where unnamed arguments are not looked for in vector registers.
pub const WITHOUT_UNNAMED_FLOATS: Convention = Convention { unnamed_in_floats: false, ..CONVENTION };

/// Integer argument registers: rdi, rsi, rdx, rcx, r8, r9.
pub const INT_ARGUMENTS: [u8; 6] = [7, 6, 2, 1, 8, 9];
/// Integer result registers: rax, rdx, rcx.
pub const INT_RESULTS: [u8; 3] = [0, 2, 1];
/// Float argument registers: xmm0 to xmm7.
pub const FLOAT_ARGUMENTS: u8 = 8;
/// The static chain: r10.
pub const NEST: u8 = 10;
/// Swift's error: r12; self: r13; asynchronous context: r14.
const SWIFT_ERROR: u8 = 12;
const SWIFT_SELF: u8 = 13;
const SWIFT_ASYNC: u8 = 14;

/// The conventions that place arguments and results as the C convention does. Those that save more registers do
/// so for the caller's benefit only.
const LIKE_C: [u32; 16] = [
    0,
    8,
    9,
    GHC_CC.0,
    14,
    15,
    SWIFT_CC.0,
    17,
    TAIL_CC.0,
    SWIFT_TAIL_CC.0,
    PRESERVE_NONE.0,
    64,
    65,
    70,
    78,
    INTERRUPT_CC.0,
];

/// The fourth integer result of Swift's conventions: r8.
const SWIFT_LAST_RESULT: u8 = 8;

/// As the C convention but for the address of a result in memory, which goes to rax, and a fourth integer result.
const SWIFT_CC: CallConv = CallConv(16);

/// As the C convention, but the callee takes the stack arguments away (see [`callee_pops`]).
const TAIL_CC: CallConv = CallConv(18);
/// Both.
const SWIFT_TAIL_CC: CallConv = CallConv(20);

/// That of interrupt handlers: the processor enters. The argument is what it pushed, of which handlers get the address where
/// C has its first argument, and its error code the second.
pub const INTERRUPT_CC: CallConv = CallConv(83);

/// That of the Haskell compiler: its virtual registers are arguments, and functions end in jumps.
const GHC_CC: CallConv = CallConv(10);
/// Its integer registers: r13, rbp, r12, rbx, r14, rsi, rdi, r8, r9, r15.
const GHC_INTS: [u8; 10] = [13, 5, 12, 3, 14, 6, 7, 8, 9, 15];
/// Its float registers: xmm1 to xmm6.
const GHC_FLOATS: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// As the C convention but for the integer registers; the callee preserves none.
const PRESERVE_NONE: CallConv = CallConv(21);
/// Its integer registers for 32 and 64 bits: r12 to r15, those of the C convention, r11, rax.
const PRESERVE_NONE_INTS: [u8; 12] = [12, 13, 14, 15, 7, 6, 2, 1, 8, 9, 11, 0];

/// The bytes that a function of this convention takes from the stack besides the return address when it returns: room for
/// `stack` bytes of arguments, so that the room and the return address are a multiple of 16.
pub fn callee_pops(conv: CallConv, stack: u32) -> u32 {
    match conv {
        TAIL_CC | SWIFT_TAIL_CC => (stack + 8).next_multiple_of(16) - 8,
        _ => 0,
    }
}

/// Places everything.
pub(super) fn assign(abi: &Abi<'_>, signature: &Signature<'_>) -> Assigned<Assignment> {
    check_convention(signature, &LIKE_C)?;
    let mut allocator = Allocator::new(&CONVENTION);
    let mut own = OwnOrder::default();
    if signature.conv == INTERRUPT_CC
        && (signature.ret != TypeId::VOID || signature.params.len() > 2 || signature.variadic)
    {
        return unassignable("an interrupt handler of this form");
    }
    let has_own_order = matches!(signature.conv, GHC_CC | PRESERVE_NONE);
    if has_own_order && signature.variadic {
        return unassignable("a variadic function with this convention");
    }
    let is_swift = matches!(signature.conv, SWIFT_CC | SWIFT_TAIL_CC);
    let floats = if is_swift { ResultFloats::Swift } else { ResultFloats::TwoAndX87 };
    let types = abi.piece_types(signature.ret)?;
    let in_memory = types.contains(&PieceType::X87) && !abi.x87_results;
    let results = match results(&types, floats).filter(|_| !in_memory) {
        Some(pieces) => Results::Pieces(pieces),
        None if is_swift => return unassignable("such results with swiftcc"),
        None if has_own_order => return unassignable("a result in memory with this convention"),
        None => match allocator.int() {
            Some(place) => Results::Memory(place),
            None => return unassignable("a result in memory"),
        },
    };
    let mut arguments = Vec::with_capacity(signature.params.len());
    let mut variadic_start = VariadicStart::default();
    let (mut returned_argument, mut swift_error) = (None, None);
    for (index, &ty) in signature.params.iter().enumerate() {
        if index == signature.named {
            variadic_start = allocator.variadic_start();
        }
        let attributes = abi.param_attributes(signature, index);
        check_argument(attributes, is_swift || signature.conv == CallConv(0))?;
        if attributes.has(AttrKind::SwiftError) {
            swift_error = Some(index);
        }
        if attributes.has(AttrKind::StructRet) && is_swift {
            let place = Place::Register(Register::Int(INT_RESULTS[0]));
            arguments.push(Argument::Pieces(vec![Piece { ty: PieceType::Int(64), place }]));
            continue;
        }
        if attributes.has(AttrKind::StructRet) {
            returned_argument = Some(index);
        }
        if attributes.has(AttrKind::ByVal) && signature.conv != INTERRUPT_CC {
            arguments.push(by_value_on_stack(abi, signature, index, &mut allocator)?);
            continue;
        }
        let special = [
            (AttrKind::Nest, NEST),
            (AttrKind::SwiftSelf, SWIFT_SELF),
            (AttrKind::SwiftError, SWIFT_ERROR),
            (AttrKind::SwiftAsync, SWIFT_ASYNC),
        ];
        let types = abi.piece_types(ty)?;
        if let Some((_, register)) = special.iter().find(|&&(kind, _)| attributes.has(kind))
            && let [ty @ PieceType::Int(64)] = types[..]
        {
            let place = Place::Register(Register::Int(*register));
            arguments.push(Argument::Pieces(vec![Piece { ty, place }]));
            continue;
        }
        // An i128 of its own is never split between registers and the stack; inside an aggregate it may be.
        if matches!(abi.types.get(ty), Type::Int(128) | Type::Byte(128))
            && !has_own_order
            && allocator.free_ints() < 2
        {
            let start = allocator.memory(16, 16)?;
            let word = |offset| Piece { ty: PieceType::Int(64), place: Place::Stack(start + offset) };
            arguments.push(Argument::Pieces(vec![word(0), word(8)]));
            continue;
        }
        let mut pieces: Vec<Piece> = Vec::with_capacity(types.len());
        for (position, &ty) in types.iter().enumerate() {
            pieces.push(match (ty, pieces.last()) {
                (PieceType::UpperVector { .. }, Some(&Piece { place, .. })) => {
                    Piece { ty, place: behind(place) }
                }
                _ => {
                    let width = width(&types[position..]);
                    own.piece(signature.conv, &mut allocator, ty, width, signature.variadic)?
                }
            });
        }
        arguments.push(Argument::Pieces(pieces));
    }
    if signature.params.len() <= signature.named {
        variadic_start = allocator.variadic_start();
    }
    if matches!(results, Results::Memory(_)) {
        returned_argument = None;
    }
    Ok(Assignment {
        arguments,
        results,
        stack_size: allocator.stack,
        stack_align: allocator.stack_align,
        variadic_start,
        returned_argument,
        swift_error,
    })
}

/// Bytes of the register that holds the first of `types`, which are the pieces from there on.
fn width(types: &[PieceType]) -> u64 {
    let upper = types.iter().skip(1).take_while(|ty| matches!(ty, PieceType::UpperVector { .. }));
    16 * (1 + upper.count() as u64)
}

/// The place of what follows a piece in the same register, or in its stack slot.
pub(super) fn behind(place: Place) -> Place {
    match place {
        Place::Register(Register::Float(register)) => Place::Register(Register::Upper { register, part: 1 }),
        Place::Register(Register::Upper { register, part }) => {
            Place::Register(Register::Upper { register, part: part + 1 })
        }
        Place::Stack(offset) => Place::Stack(offset + 16),
        Place::Register(_) => place,
    }
}

/// The next place for an argument's piece. `width` is that of a vector's register in bytes: those of more than 128 bits do
/// not go to registers if the function is variadic.
fn argument_place(allocator: &mut Allocator, ty: PieceType, width: u64, variadic: bool) -> Assigned<Place> {
    let (register, size) = match ty {
        PieceType::Int(_) => (allocator.int(), 8),
        PieceType::F16 | PieceType::F32 | PieceType::F64 => (allocator.float(), 8),
        PieceType::Vector { .. } | PieceType::UpperVector { .. } if width > 16 && variadic => (None, width),
        PieceType::Vector { .. } | PieceType::UpperVector { .. } => (allocator.float(), width),
        PieceType::F128 | PieceType::HalfVector { .. } => (allocator.float(), 16),
        PieceType::X87 => (None, 16),
    };
    match register {
        Some(place) => Ok(place),
        None => Ok(Place::Stack(allocator.memory(size, size)?)),
    }
}

/// The registers of the conventions with an order of their own.
#[derive(Default)]
struct OwnOrder {
    /// Integer registers in use, a bit each.
    ints: u32,
    floats: usize,
}

impl OwnOrder {
    /// The place of a piece under `conv`, if that is such a convention.
    fn piece(
        &mut self,
        conv: CallConv,
        allocator: &mut Allocator,
        ty: PieceType,
        width: u64,
        variadic: bool,
    ) -> Assigned<Piece> {
        let piece = |allocator: &mut Allocator| {
            Ok(Piece { ty, place: argument_place(allocator, ty, width, variadic)? })
        };
        let (wide, floats): (&[u8], _) = match conv {
            GHC_CC => (&GHC_INTS, true),
            PRESERVE_NONE => (&PRESERVE_NONE_INTS, false),
            _ => return piece(allocator),
        };
        let order = match ty {
            // Narrower integers go on to the C convention's list.
            PieceType::Int(..32) if !floats => &INT_ARGUMENTS,
            PieceType::Int(_) => wide,
            _ if !floats => return piece(allocator),
            PieceType::X87 => return unassignable("such an argument with ghccc"),
            _ => {
                let Some(&number) = GHC_FLOATS.get(self.floats) else {
                    return unassignable("so many arguments with ghccc");
                };
                self.floats += 1;
                return Ok(Piece { ty, place: Place::Register(Register::Float(number)) });
            }
        };
        match order.iter().find(|&&number| self.ints & 1 << number == 0) {
            Some(&number) => {
                self.ints |= 1 << number;
                Ok(Piece { ty, place: Place::Register(Register::Int(number)) })
            }
            None if floats => unassignable("so many arguments with ghccc"),
            None => Ok(Piece { ty, place: Place::Stack(allocator.memory(8, 8)?) }),
        }
    }
}

/// Which registers `float`, `double` and `fp128` results have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ResultFloats {
    /// Two, then the x87 stack.
    TwoAndX87,
    /// Four, `fp128` two; and a fourth integer register.
    Swift,
    /// Four.
    Four,
}

/// Result registers for pieces; `None` if there are not enough.
pub(super) fn results(types: &[PieceType], result_floats: ResultFloats) -> Option<Vec<Piece>> {
    let is_swift = result_floats == ResultFloats::Swift;
    let on_x87 = result_floats == ResultFloats::TwoAndX87;
    let (mut ints, mut floats, mut x87) = (0, 0, 0);
    let mut pieces = Vec::with_capacity(types.len());
    for &ty in types {
        if let (PieceType::UpperVector { .. }, Some(&Piece { place, .. })) = (ty, pieces.last()) {
            pieces.push(Piece { ty, place: behind(place) });
            continue;
        }
        // float and double overflow to the x87 stack, whose values convert to their formats.
        let float_limit = match ty {
            PieceType::F16
            | PieceType::Vector { .. }
            | PieceType::UpperVector { .. }
            | PieceType::HalfVector { .. } => 4,
            PieceType::F32 | PieceType::F64 if is_swift => 4,
            PieceType::F32 | PieceType::F64 | PieceType::F128 if !on_x87 && !is_swift => 4,
            PieceType::F32 | PieceType::F64 | PieceType::F128 => 2,
            PieceType::Int(_) | PieceType::X87 => 0,
        };
        let register = match ty {
            PieceType::Int(_) => {
                let register = match INT_RESULTS.get(ints) {
                    Some(&register) => register,
                    None if is_swift && ints == INT_RESULTS.len() => SWIFT_LAST_RESULT,
                    None => return None,
                };
                ints += 1;
                Register::Int(register)
            }
            _ if floats < float_limit => {
                floats += 1;
                Register::Float(floats - 1)
            }
            PieceType::X87 | PieceType::F32 | PieceType::F64
                if x87 < 2 && (ty == PieceType::X87 || on_x87) =>
            {
                x87 += 1;
                Register::X87(x87 - 1)
            }
            _ => return None,
        };
        pieces.push(Piece { ty, place: Place::Register(register) });
    }
    Some(pieces)
}
