//! From an assignment to a Cranelift signature that puts everything in the same place.
//!
//! Cranelift assigns parameters one after the other, each to the next register of its class, else to the next
//! stack slot. Its parameters need not come in the order of the IR's: here come first the integer registers in
//! order, then the float registers in order, then the stack words in order, with unused parameters where the
//! assignment leaves a gap.

use super::variadic::LAST_INT;
use crate::function::{Lowered, unsupported};
use cranelift_codegen::ir::types::{F32, F64, F128, I8, I8X16, I16, I16X8, I32, I32X4, I64, I64X2};
use cranelift_codegen::ir::{self, AbiParam, ArgumentPurpose};
use rllc_targets::abi::{Argument, Assignment, Piece, PieceType, Place, Register, Results, x86_64};

/// The largest `byval` argument that a call passes word by word, in bytes.
const BY_VALUE_WORDS: u64 = 128;

/// What a Cranelift parameter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// A piece of an argument.
    Piece {
        argument: usize,
        piece: usize,
    },
    /// The upper word of an x87 piece.
    X87High {
        argument: usize,
        piece: usize,
    },
    /// The address of the result.
    ResultAddress,
    /// A `byval` argument as a whole: the address of what is copied, or of the copy.
    ByVal {
        argument: usize,
    },
    /// A word of a `byval` argument.
    ByValWord {
        argument: usize,
        word: u32,
    },
    /// An argument register that a variadic function saves: its index among those of its class.
    SavedInt(u32),
    SavedFloat(u32),
    /// The address of the unnamed stack arguments.
    VariadicStack,
    /// The address of the function that is called.
    Callee,
    /// Fills a place.
    Unused,
}

/// A Cranelift parameter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Param {
    pub abi: AbiParam,
    pub source: Source,
}

/// Which side of a call a plan is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Call,
    Definition,
    /// A variadic definition that needs its unnamed arguments.
    VariadicDefinition,
    /// A `musttail` call; if it is variadic it passes the unnamed arguments on.
    Forwarding,
    /// A variadic definition that passes its unnamed arguments on.
    ForwardingDefinition,
}

/// The Cranelift type in which a piece travels.
pub(super) fn piece_type(ty: PieceType) -> ir::Type {
    match ty {
        PieceType::Int(8) => I8,
        PieceType::Int(16) => I16,
        PieceType::Int(32) => I32,
        PieceType::Int(_) | PieceType::X87 => I64,
        PieceType::F16 | PieceType::F32 => F32,
        PieceType::F64 => F64,
        PieceType::F128 => F128,
        PieceType::Vector { lane_bits: 8 } => I8X16,
        PieceType::Vector { lane_bits: 16 } => I16X8,
        PieceType::Vector { lane_bits: 32 } => I32X4,
        PieceType::Vector { .. } => I64X2,
    }
}

/// The Cranelift type of an integer argument or result that is extended.
pub(super) fn extended_type(ty: PieceType) -> ir::Type {
    match ty {
        PieceType::Int(8 | 16) => I32,
        other => piece_type(other),
    }
}

impl Side {
    fn is_call(self) -> bool {
        matches!(self, Side::Call | Side::Forwarding)
    }

    fn has_unnamed_registers(self) -> bool {
        matches!(self, Side::VariadicDefinition | Side::ForwardingDefinition)
    }
}

/// Whether Cranelift passes values of this type in integer registers.
fn is_int(ty: ir::Type) -> bool {
    ty.is_int()
}

#[derive(Default)]
struct Places {
    ints: [Option<(ir::Type, Source)>; 6],
    floats: [Option<(ir::Type, Source)>; 8],
    stack: Vec<(u32, ir::Type, Source)>,
}

impl Places {
    fn put(&mut self, place: Place, ty: ir::Type, source: Source) -> Lowered<()> {
        let slot = match place {
            Place::Stack(offset) => {
                self.stack.push((offset, ty, source));
                return Ok(());
            }
            Place::Register(Register::Int(register)) => {
                let index = x86_64::INT_ARGUMENTS.iter().position(|&known| known == register);
                index.map(|index| &mut self.ints[index])
            }
            Place::Register(Register::Float(register)) => self.floats.get_mut(usize::from(register)),
            Place::Register(Register::X87(_)) => None,
        };
        match slot {
            Some(slot) => {
                *slot = Some((ty, source));
                Ok(())
            }
            None => unsupported("an argument in a special register"),
        }
    }

    fn put_pieces(&mut self, argument: usize, pieces: &[Piece], extended: bool) -> Lowered<()> {
        for (index, piece) in pieces.iter().enumerate() {
            let ty = if extended { extended_type(piece.ty) } else { piece_type(piece.ty) };
            self.put(piece.place, ty, Source::Piece { argument, piece: index })?;
            if piece.ty == PieceType::X87
                && let Place::Stack(offset) = piece.place
            {
                self.put(Place::Stack(offset + 8), I64, Source::X87High { argument, piece: index })?;
            }
        }
        Ok(())
    }

    fn fill_ints(&mut self, count: usize) {
        for slot in &mut self.ints[..count] {
            slot.get_or_insert((I64, Source::Unused));
        }
    }

    fn fill_floats(&mut self, count: usize) {
        for slot in &mut self.floats[..count] {
            slot.get_or_insert((F64, Source::Unused));
        }
    }
}

/// The Cranelift parameters of a signature. `extended` tells whether an argument is marked `signext` or `zeroext`.
pub(super) fn parameters(
    assignment: &Assignment,
    side: Side,
    variadic: bool,
    extended: impl Fn(usize) -> bool,
) -> Lowered<Vec<Param>> {
    if assignment.stack_align > 16 && side.is_call() {
        return unsupported("a stack argument aligned to more than 16 bytes");
    }
    let mut places = Places::default();
    if let Results::Memory(place) = assignment.results {
        places.put(place, I64, Source::ResultAddress)?;
    }
    let mut structs: Vec<(u32, u32, Source)> = Vec::new();
    for (argument, kind) in assignment.arguments.iter().enumerate() {
        match kind {
            Argument::Pieces(pieces) => {
                places.put_pieces(argument, pieces, side.is_call() && extended(argument))?;
            }
            Argument::ByVal { offset, size, .. } if side.is_call() && *size <= BY_VALUE_WORDS => {
                for word in 0..size.div_ceil(8) as u32 {
                    places.stack.push((offset + word * 8, I64, Source::ByValWord { argument, word }));
                }
            }
            Argument::ByVal { offset, size, .. } => {
                let size = size.max(&8).next_multiple_of(8) as u32;
                structs.push((*offset, size, Source::ByVal { argument }));
            }
        }
    }
    if side.has_unnamed_registers() || (side == Side::Forwarding && variadic) {
        let start = assignment.variadic_start;
        for index in start.int_registers..x86_64::INT_ARGUMENTS.len() as u32 {
            places.ints[index as usize] = Some((I64, Source::SavedInt(index)));
        }
        for index in start.float_registers..u32::from(x86_64::FLOAT_ARGUMENTS) {
            places.floats[index as usize] = Some((I8X16, Source::SavedFloat(index)));
        }
        if side == Side::VariadicDefinition {
            structs.push((start.stack, 8, Source::VariadicStack));
        }
    }
    let stack = stack_parameters(&places.stack, structs)?;
    // Whatever goes to the stack by its type must find its registers taken.
    if stack.iter().any(|param| is_int(param.abi.value_type) && param.abi.purpose == ArgumentPurpose::Normal)
    {
        places.fill_ints(x86_64::INT_ARGUMENTS.len());
    } else {
        let used = places.ints.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        places.fill_ints(used);
    }
    if stack.iter().any(|param| !is_int(param.abi.value_type)) {
        places.fill_floats(usize::from(x86_64::FLOAT_ARGUMENTS));
    } else {
        let used = places.floats.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        places.fill_floats(used);
    }
    let registers = places.ints.iter().chain(&places.floats).flatten();
    let registers = registers.map(|&(ty, source)| Param { abi: AbiParam::new(ty), source });
    Ok(registers.chain(stack).collect())
}

/// The stack words in order, with unused words in the gaps.
fn stack_parameters(
    words: &[(u32, ir::Type, Source)],
    structs: Vec<(u32, u32, Source)>,
) -> Lowered<Vec<Param>> {
    let mut items: Vec<(u32, u32, AbiParam, Source)> = Vec::with_capacity(words.len() + structs.len());
    for &(offset, ty, source) in words {
        items.push((offset, ty.bytes().max(8), AbiParam::new(ty), source));
    }
    for (offset, size, source) in structs {
        items.push((offset, size, AbiParam::special(I64, ArgumentPurpose::StructArgument(size)), source));
    }
    items.sort_by_key(|item| item.0);
    let mut params = Vec::with_capacity(items.len());
    let mut cursor = 0u32;
    for (offset, size, abi, source) in items {
        let align = if abi.purpose == ArgumentPurpose::Normal { size } else { 8 };
        while cursor.next_multiple_of(align) < offset {
            params.push(Param { abi: AbiParam::new(I64), source: Source::Unused });
            cursor += 8;
        }
        if cursor.next_multiple_of(align) != offset {
            return unsupported("stack arguments that overlap");
        }
        params.push(Param { abi, source });
        cursor = offset + size;
    }
    Ok(params)
}

/// The Cranelift results for pieces that come back in registers.
pub(super) fn results(pieces: &[Piece], extended: bool) -> Lowered<Vec<AbiParam>> {
    let mut results = Vec::with_capacity(pieces.len());
    for piece in pieces {
        match piece.place {
            Place::Register(Register::Int(_) | Register::Float(0 | 1)) => {}
            Place::Register(Register::X87(_)) => return unsupported("results on the x87 stack"),
            _ => return unsupported("results in more than two vector registers"),
        }
        let ty = if extended { extended_type(piece.ty) } else { piece_type(piece.ty) };
        results.push(AbiParam::new(ty));
    }
    Ok(results)
}

/// Lets the address of the callee travel in the last integer register; `None` if an argument needs that.
pub(super) fn insert_callee(mut params: Vec<Param>) -> Option<Vec<Param>> {
    let is_register =
        |param: &Param| is_int(param.abi.value_type) && param.abi.purpose == ArgumentPurpose::Normal;
    let used = params.iter().take_while(|param| is_register(param)).count();
    let callee = Param { abi: AbiParam::new(I64), source: Source::Callee };
    match params.get_mut(LAST_INT) {
        Some(last) if used > LAST_INT => {
            if last.source != Source::Unused {
                return None;
            }
            *last = callee;
        }
        _ => {
            let unused = Param { abi: AbiParam::new(I64), source: Source::Unused };
            params.splice(used..used, std::iter::repeat_n(unused, LAST_INT - used).chain([callee]));
        }
    }
    Some(params)
}
