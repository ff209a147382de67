//! From an assignment to a Cranelift signature that puts everything in the same place.
//!
//! Cranelift assigns parameters one after the other, each to the next register of its class, else to the next
//! stack slot. Its parameters need not come in the order of the IR's: here come first the integer registers in
//! order, then the float registers in order, then the stack words in order, with unused parameters where the
//! assignment leaves a gap.

use super::variadic::LAST_INT;
use crate::function::{Lowered, unsupported};
use cranelift_codegen::ir::types::{F32, F64, F64X2, F128, I8, I8X16, I16, I16X8, I32, I32X4, I64, I64X2};
use cranelift_codegen::ir::{self, AbiParam, ArgumentPurpose};
use rllc_targets::abi::{Argument, Assignment, Convention, Piece, PieceType, Place, Register, Results};

/// The largest `byval` argument that a call passes word by word, in bytes.
const BY_VALUE_WORDS: u64 = 128;
/// The largest `byval` argument where Cranelift has no structures on the stack, in bytes.
const MOST_BY_VALUE_WORDS: u64 = 4096;

/// What a Cranelift parameter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// A piece of an argument.
    Piece {
        argument: usize,
        piece: usize,
    },
    /// The upper word of a piece that goes in words.
    High {
        argument: usize,
        piece: usize,
    },
    /// `count` pieces of `bytes` bytes each that share a word of the stack, the first of them at its lower end.
    Shared {
        argument: usize,
        piece: usize,
        count: usize,
        bytes: u8,
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

/// The parameters of a function or call.
pub(super) struct Plan {
    pub params: Vec<Param>,
    /// What an entry stub moves before the function's body runs: from a special register to a free integer argument
    /// register, by their numbers.
    pub moves: Vec<(u8, u8)>,
    /// The special registers that find no free one, with what they hold: they travel on the stack right above the return
    /// address ([`insert_words`]).
    pub words: Vec<(u8, Param)>,
}

/// Which side of a call a plan is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Call,
    Definition,
    /// A variadic definition that needs its unnamed arguments.
    VariadicDefinition,
    /// A variadic definition behind an entry stub: only registers are Cranelift parameters.
    BehindEntry,
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
        PieceType::F64 | PieceType::HalfVector { .. } => F64,
        PieceType::F128 => F128,
        PieceType::Vector { lane_bits: 8 } | PieceType::UpperVector { lane_bits: 8 } => I8X16,
        PieceType::Vector { lane_bits: 16 } | PieceType::UpperVector { lane_bits: 16 } => I16X8,
        PieceType::Vector { lane_bits: 32 } | PieceType::UpperVector { lane_bits: 32 } => I32X4,
        PieceType::Vector { .. } | PieceType::UpperVector { .. } => I64X2,
    }
}

/// The Cranelift type of a piece in its place: floats in integer registers, and where Cranelift would look for a
/// float register first, travel as integers; what is marked `signext` or `zeroext` is wider.
fn travel_type(convention: &Convention, piece: &Piece, extended: bool) -> ir::Type {
    let ty = piece_type(piece.ty);
    let on_stack = matches!(piece.place, Place::Stack(_));
    match (piece.ty, piece.place) {
        (PieceType::Int(bits), _) if extended && bits < convention.extended_bits => {
            match (convention.packed_stack && on_stack, convention.extended_bits) {
                (true, _) => ty,
                (false, 64) => I64,
                (false, _) => I32,
            }
        }
        (_, Place::Register(Register::Int(_))) if ty.is_float() => I64,
        (PieceType::F16, Place::Stack(_)) if convention.packed_stack => I16,
        (PieceType::HalfVector { .. }, Place::Register(Register::Vector(_))) => F64X2,
        (_, Place::Stack(_)) if !convention.struct_arguments && matches!(ty, F32 | F64) => {
            if convention.packed_stack && ty == F32 { I32 } else { I64 }
        }
        _ => ty,
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

/// Bytes of a piece as an element of an array.
fn array_bytes(ty: PieceType) -> u8 {
    match ty {
        PieceType::Int(bits) => bits / 8,
        PieceType::F16 => 2,
        PieceType::F32 => 4,
        PieceType::F64 | PieceType::HalfVector { .. } => 8,
        PieceType::F128 | PieceType::X87 | PieceType::Vector { .. } | PieceType::UpperVector { .. } => 16,
    }
}

/// Where arguments in special registers travel (see [`Plan`]).
#[derive(Default)]
pub(super) struct Specials {
    pub moves: Vec<(u8, u8)>,
    pub words: Vec<(u8, Param)>,
}

/// Lets words travel on the stack before all other arguments there, which they move up: a multiple of 16 bytes.
pub(super) fn insert_words(params: &mut Vec<Param>, words: &[Param]) {
    let unused = Param { abi: AbiParam::new(I64), source: Source::Unused };
    let is_register =
        |param: &Param| is_int(param.abi.value_type) && param.abi.purpose == ArgumentPurpose::Normal;
    let used = params.iter().take_while(|param| is_register(param)).count().min(LAST_INT + 1);
    let filling = std::iter::repeat_n(unused, LAST_INT + 1 - used);
    let padding = std::iter::repeat_n(unused, words.len() % 2);
    params.splice(used..used, filling.chain(words.iter().copied()).chain(padding));
}

/// Whether Cranelift passes values of this type in integer registers.
fn is_int(ty: ir::Type) -> bool {
    ty.is_int()
}

struct Places {
    convention: &'static Convention,
    /// What goes into the register for the address of a result.
    result_address: Option<Source>,
    ints: Vec<Option<(ir::Type, Source)>>,
    floats: Vec<Option<(ir::Type, Source)>>,
    vectors: Vec<Option<(ir::Type, Source)>>,
    stack: Vec<(u32, ir::Type, Source)>,
    /// Integer registers that take no arguments otherwise.
    specials: Vec<(u8, ir::Type, Source)>,
}

impl Places {
    fn new(convention: &'static Convention) -> Places {
        Places {
            convention,
            result_address: None,
            ints: vec![None; convention.int_arguments.len()],
            floats: vec![None; convention.float_arguments.len()],
            vectors: vec![None; convention.vector_arguments.len()],
            stack: Vec::new(),
            specials: Vec::new(),
        }
    }

    fn put(&mut self, place: Place, ty: ir::Type, source: Source) -> Lowered<()> {
        let index_in = |list: &[u8], number: u8| list.iter().position(|&known| known == number);
        let slot = match place {
            Place::Stack(offset) => {
                self.stack.push((offset, ty, source));
                return Ok(());
            }
            Place::Register(Register::Int(number)) if self.convention.result_address == Some(number) => {
                self.result_address = Some(source);
                return Ok(());
            }
            Place::Register(Register::Int(number)) => {
                index_in(self.convention.int_arguments, number).map(|index| &mut self.ints[index])
            }
            Place::Register(Register::Float(number)) => {
                index_in(self.convention.float_arguments, number).map(|index| &mut self.floats[index])
            }
            Place::Register(Register::Vector(number)) => {
                index_in(self.convention.vector_arguments, number).map(|index| &mut self.vectors[index])
            }
            Place::Register(Register::Upper { .. }) => {
                return unsupported("a vector in a register of AVX here");
            }
            Place::Register(Register::X87(_)) => None,
        };
        match slot {
            Some(slot) => {
                *slot = Some((ty, source));
                Ok(())
            }
            None => {
                let Place::Register(Register::Int(number)) = place else {
                    return unsupported("an argument in a special register");
                };
                self.specials.push((number, ty, source));
                Ok(())
            }
        }
    }

    /// Gives the arguments that are in special registers free integer argument registers, as long as there are any. The
    /// result: the moves, and what is left.
    fn place_specials(&mut self, side: Side) -> Lowered<Specials> {
        let mut specials = Specials::default();
        let elsewhere =
            matches!(side, Side::Definition | Side::Forwarding) && self.convention.home_space == 0;
        for (number, ty, source) in std::mem::take(&mut self.specials) {
            let free = self.ints.iter().rposition(Option::is_none);
            match free.filter(|_| elsewhere) {
                Some(index) => {
                    self.ints[index] = Some((ty, source));
                    specials.moves.push((number, self.convention.int_arguments[index]));
                }
                None if elsewhere && self.convention.struct_arguments => {
                    specials.words.push((number, Param { abi: AbiParam::new(ty), source }));
                }
                None => return unsupported("an argument in a special register"),
            }
        }
        Ok(specials)
    }

    fn put_pieces(&mut self, argument: usize, pieces: &[Piece], extended: bool) -> Lowered<()> {
        let mut index = 0;
        while let Some(piece) = pieces.get(index) {
            let count = self.sharing(&pieces[index..]);
            if count > 1 {
                let bytes = array_bytes(piece.ty);
                self.put(piece.place, I64, Source::Shared { argument, piece: index, count, bytes })?;
                index += count;
                continue;
            }
            let mut ty = travel_type(self.convention, piece, extended);
            let mut in_words = piece.ty == PieceType::X87;
            // Cranelift aligns vectors: where they do not lie so, they go in words.
            if let (16, Place::Stack(offset)) = (ty.bytes(), piece.place)
                && !offset.is_multiple_of(16)
                && ty.is_vector()
            {
                (ty, in_words) = (I64, true);
            }
            self.put(piece.place, ty, Source::Piece { argument, piece: index })?;
            if let (true, Place::Stack(offset)) = (in_words, piece.place) {
                self.put(Place::Stack(offset + 8), I64, Source::High { argument, piece: index })?;
            }
            index += 1;
        }
        Ok(())
    }

    /// Pieces of which some are addresses.
    fn put_addresses(
        &mut self,
        argument: usize,
        pieces: &[Piece],
        large: &[Option<PieceType>],
    ) -> Lowered<()> {
        let is_upper = |ty: &Option<PieceType>| matches!(ty, Some(PieceType::UpperVector { .. }));
        if !large.iter().any(is_upper) {
            return self.put_pieces(argument, pieces, false);
        }
        for (index, piece) in pieces.iter().enumerate().filter(|&(index, _)| !is_upper(&large[index])) {
            let ty = travel_type(self.convention, piece, false);
            self.put(piece.place, ty, Source::Piece { argument, piece: index })?;
        }
        Ok(())
    }

    /// How many of the first pieces share a word of the stack where Cranelift passes nothing smaller: elements of an array.
    fn sharing(&self, pieces: &[Piece]) -> usize {
        let offset = |piece: &Piece| match piece.place {
            Place::Stack(offset) => Some(offset),
            Place::Register(_) => None,
        };
        let Some(start) = offset(&pieces[0]).filter(|_| !self.convention.packed_stack) else { return 1 };
        let in_word = |piece: &&Piece| offset(piece).is_some_and(|own| own & !7 == start);
        pieces.iter().take_while(in_word).count()
    }

    /// Where registers go by position: brings all into one list, with unused ones in the gaps.
    fn fill_positions(&mut self, all: bool) {
        for (int, float) in self.ints.iter_mut().zip(&mut self.floats) {
            if let Some(float) = float.take() {
                int.get_or_insert(float);
            }
        }
        Places::fill(&mut self.ints, all, I64);
    }

    /// Uses up the registers that come before the stack words, or before the last register in use.
    fn fill(registers: &mut [Option<(ir::Type, Source)>], all: bool, unused: ir::Type) {
        let used = registers.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        let count = if all { registers.len() } else { used };
        for slot in &mut registers[..count] {
            slot.get_or_insert((unused, Source::Unused));
        }
    }
}

/// The Cranelift parameters of a signature. `extended` tells whether an argument is marked `signext` or `zeroext`.
pub(super) fn parameters(
    convention: &'static Convention,
    assignment: &Assignment,
    side: Side,
    variadic: bool,
    extended: impl Fn(usize) -> bool,
) -> Lowered<Plan> {
    if assignment.stack_align > 16 && side.is_call() {
        return unsupported("a stack argument aligned to more than 16 bytes");
    }
    let mut places = Places::new(convention);
    if let Results::Memory(place) = assignment.results {
        places.put(place, I64, Source::ResultAddress)?;
    }
    let mut structs: Vec<(u32, u32, Source)> = Vec::new();
    for (argument, kind) in assignment.arguments.iter().enumerate() {
        match kind {
            Argument::Pieces(pieces) => {
                places.put_pieces(argument, pieces, side.is_call() && extended(argument))?;
            }
            Argument::ByValAddress { piece, .. } => {
                places.put_pieces(argument, std::slice::from_ref(piece), false)?;
            }
            Argument::ByAddress { pieces, large } => places.put_addresses(argument, pieces, large)?,
            Argument::ByVal { offset, size, .. } => {
                let in_words = match convention.struct_arguments {
                    true => side.is_call() && *size <= BY_VALUE_WORDS,
                    false if *size <= MOST_BY_VALUE_WORDS => true,
                    false => return unsupported("a byval argument of this size on this architecture"),
                };
                if in_words {
                    for word in 0..size.div_ceil(8) as u32 {
                        places.stack.push((offset + word * 8, I64, Source::ByValWord { argument, word }));
                    }
                } else {
                    let size = size.max(&8).next_multiple_of(8) as u32;
                    structs.push((*offset, size, Source::ByVal { argument }));
                }
            }
        }
    }
    if side.has_unnamed_registers() || (side == Side::Forwarding && variadic) {
        let start = assignment.variadic_start;
        for index in start.int_registers..places.ints.len() as u32 {
            places.ints[index as usize] = Some((I64, Source::SavedInt(index)));
        }
        let in_floats = convention.home_space == 0 && convention.unnamed_in_floats;
        let float_registers = if in_floats { places.floats.len() as u32 } else { 0 };
        for index in start.float_registers..float_registers {
            let ty = if convention.vector_arguments.is_empty() { I8X16 } else { F64 };
            places.floats[index as usize] = Some((ty, Source::SavedFloat(index)));
        }
        if side == Side::VariadicDefinition && convention.struct_arguments {
            structs.push((start.stack, 8, Source::VariadicStack));
        }
    }
    if side == Side::BehindEntry {
        places.stack.clear();
        structs.clear();
    }
    let Specials { moves, words } = places.place_specials(side)?;
    let stack = stack_parameters(convention, &places.stack, structs)?;
    // Whatever goes to the stack by its type must find its registers taken.
    let is_word =
        |param: &Param| param.abi.purpose == ArgumentPurpose::Normal && is_int(param.abi.value_type);
    let in_floats = |ty: ir::Type| !is_int(ty) && (convention.vector_arguments.is_empty() || !ty.is_vector());
    let is_float = |param: &Param| in_floats(param.abi.value_type);
    let is_vector = |param: &Param| param.abi.value_type.is_vector();
    if convention.home_space == 0 {
        Places::fill(&mut places.ints, stack.iter().any(is_word), I64);
        Places::fill(&mut places.floats, stack.iter().any(is_float), F64);
        Places::fill(&mut places.vectors, stack.iter().any(is_vector), I8X16);
    }
    let result_address = places
        .result_address
        .map(|source| Param { abi: AbiParam::special(I64, ArgumentPurpose::StructReturn), source });
    if convention.home_space > 0 {
        places.fill_positions(!stack.is_empty());
    }
    let registers = places.ints.iter().chain(&places.floats).chain(&places.vectors).flatten();
    let registers = registers.map(|&(ty, source)| Param { abi: AbiParam::new(ty), source });
    Ok(Plan { params: result_address.into_iter().chain(registers).chain(stack).collect(), moves, words })
}

/// Lets the address of the result come in a free integer argument register, where an entry stub moves it: Cranelift has
/// no other results beside it.
pub(super) fn move_result_address(
    convention: &Convention,
    params: &mut Vec<Param>,
    moves: &mut Vec<(u8, u8)>,
) -> Lowered<()> {
    let (Some(first), Some(register)) = (params.first(), convention.result_address) else { return Ok(()) };
    if first.abi.purpose != ArgumentPurpose::StructReturn {
        return Ok(());
    }
    let used = params[1..].iter().take_while(|param| is_int(param.abi.value_type)).count();
    let Some(&free) = convention.int_arguments.get(used) else {
        return unsupported("musttail calls with so many arguments on this target");
    };
    let source = params.remove(0).source;
    params.insert(used, Param { abi: AbiParam::new(I64), source });
    moves.push((register, free));
    Ok(())
}

/// The stack words in order, with unused words in the gaps.
fn stack_parameters(
    convention: &Convention,
    words: &[(u32, ir::Type, Source)],
    structs: Vec<(u32, u32, Source)>,
) -> Lowered<Vec<Param>> {
    let least = if convention.packed_stack { 1 } else { 8 };
    let mut items: Vec<(u32, u32, AbiParam, Source)> = Vec::with_capacity(words.len() + structs.len());
    for &(offset, ty, source) in words {
        items.push((offset, ty.bytes().max(least), AbiParam::new(ty), source));
    }
    for (offset, size, source) in structs {
        items.push((offset, size, AbiParam::special(I64, ArgumentPurpose::StructArgument(size)), source));
    }
    items.sort_by_key(|item| item.0);
    let mut params = Vec::with_capacity(items.len());
    let mut cursor = convention.home_space;
    for (offset, size, abi, source) in items {
        let align = match abi.purpose {
            ArgumentPurpose::Normal => size.min(convention.max_stack_align),
            _ => 8,
        };
        while cursor.next_multiple_of(align) < offset {
            let whole = cursor.is_multiple_of(8) && cursor + 8 <= offset;
            let ty = if whole || least == 8 { I64 } else { I8 };
            params.push(Param { abi: AbiParam::new(ty), source: Source::Unused });
            cursor += ty.bytes();
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
pub(super) fn results(convention: &Convention, pieces: &[Piece], extended: bool) -> Lowered<Vec<AbiParam>> {
    let mut results = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let unusual = match piece.place {
            Place::Register(Register::X87(_) | Register::Upper { .. }) | Place::Stack(_) => true,
            // Cranelift takes the next vector register, not the next but one.
            Place::Register(Register::Vector(number)) => number != 24,
            Place::Register(Register::Int(_) | Register::Float(_)) => false,
        };
        if unusual {
            return unsupported("results in these places");
        }
        results.push(AbiParam::new(travel_type(convention, piece, extended)));
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
