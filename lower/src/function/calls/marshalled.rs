//! Calls that no Cranelift signature expresses: results on the x87 stack or in many vector registers, vectors in registers of
//! more than 128 bits, arguments in special registers, over-aligned stack arguments, variadic calls through a pointer without a register to spare.
//!
//! The argument registers and stack words go into a block in the caller's frame; a stub loads them, calls the
//! target and stores the result registers back. x86-64 only: System V AMD64 and 64-bit Windows.

use super::pieces::PieceValue;
use super::plan::piece_type;
use super::{Extension, FinishedResults};
use crate::function::eh::CallTarget;
use crate::function::{Address, AddressBase, Lowered, PartKey, Parts, Translator, unsupported};
use crate::hardening::CallThunk;
use crate::stubs::x86_64::{block, marshalled_call};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{I16, I64};
use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData};
use rllc_targets::abi::{Argument, Assignment, Piece, PieceType, Place, Register, Results, x86_64};

/// Arguments of a call, ready to be stored.
pub(super) struct MarshalledArguments<'p> {
    /// The pieces of each argument; the address of what is copied for `byval`.
    pub pieces: &'p [Vec<PieceValue>],
    pub extensions: &'p [Extension],
    pub target: ir::Value,
    /// Whether the callee wants the number of vector registers in `al`.
    pub count_vectors: bool,
    /// Bytes of the stack that belong to the callee, who takes them away.
    pub pops: u32,
}

/// Bytes of stack arguments that the stub for Windows makes room for at most, less than a page.
const MOST_WINDOWS_WORDS: u32 = 2048;

/// Where the stub leaves the word of a `swifterror` argument.
pub(super) const ERROR_RESULT: i64 = block::R12_RESULT as i64;

/// Where the stub takes an argument register from. `wide`: vector registers have more than 128 bits.
fn argument_offset(register: Register, wide: bool) -> Option<u32> {
    match register {
        Register::Int(number) => match x86_64::INT_ARGUMENTS.iter().position(|&known| known == number) {
            Some(index) => Some(block::INTS + index as u32 * 8),
            None => match number {
                0 => Some(block::RAX),
                10 => Some(block::R10),
                11 => Some(block::R11),
                12 => Some(block::R12),
                13 => Some(block::R13),
                14 => Some(block::R14),
                15 => Some(block::R15),
                _ => None,
            },
        },
        Register::Float(number) if number < x86_64::FLOAT_ARGUMENTS => Some(match wide {
            true => block::WIDE_FLOATS + u32::from(number) * 64,
            false => block::FLOATS + u32::from(number) * 16,
        }),
        Register::Upper { register, part } if register < x86_64::FLOAT_ARGUMENTS => {
            Some(block::WIDE_FLOATS + u32::from(register) * 64 + u32::from(part) * 16)
        }
        Register::Float(_) | Register::Upper { .. } | Register::Vector(_) | Register::X87(_) => None,
    }
}

/// Where the stub leaves a result register.
fn result_offset(register: Register, wide: bool) -> Option<u32> {
    match register {
        Register::Vector(_) => None,
        Register::Int(number) => {
            match number {
                8 => return Some(block::R8_RESULT),
                12 => return Some(block::R12_RESULT),
                _ => {}
            }
            let index = x86_64::INT_RESULTS.iter().position(|&known| known == number)?;
            Some(block::INT_RESULTS + index as u32 * 8)
        }
        Register::Float(number) if wide => Some(block::WIDE_FLOAT_RESULTS + u32::from(number) * 64),
        Register::Float(number) => Some(block::FLOAT_RESULTS + u32::from(number) * 16),
        Register::Upper { register, part } => {
            Some(block::WIDE_FLOAT_RESULTS + u32::from(register) * 64 + u32::from(part) * 16)
        }
        Register::X87(number) => Some(block::X87_RESULTS + u32::from(number) * 16),
    }
}

impl<'a> Translator<'a> {
    /// Fills the block of a call. The result: the callee, its arguments, where results are, and the block.
    pub(super) fn marshal(
        &mut self,
        assignment: &Assignment,
        arguments: &MarshalledArguments<'_>,
        result_memory: Option<Address>,
    ) -> Lowered<(CallTarget, Parts, FinishedResults, Address)> {
        let vector_bits = match assignment.has_wide_registers() {
            true => self.features.vector_bits(),
            false if self.features.is_general_only() => 0,
            false => 128,
        };
        let wide = vector_bits > 128;
        let slot = self.new_slot(if wide { block::WIDE_SIZE } else { block::SIZE }, 16);
        let stack_bytes = assignment.stack_size.max(arguments.pops).next_multiple_of(16);
        let words = self.new_slot(stack_bytes.max(16), 16);
        let words_address = Address { base: AddressBase::Slot(words), offset: 0 };
        for (index, argument) in assignment.arguments.iter().enumerate() {
            match argument {
                Argument::Pieces(pieces) => {
                    for (piece, value) in pieces.iter().zip(&arguments.pieces[index]) {
                        self.marshal_piece(*piece, *value, wide, slot, words)?;
                    }
                }
                Argument::ByValAddress { piece, .. } => {
                    self.marshal_piece(*piece, arguments.pieces[index][0], wide, slot, words)?;
                }
                Argument::ByAddress { pieces, large } => {
                    let passed = pieces.iter().zip(&arguments.pieces[index]).zip(large);
                    for ((piece, value), large) in passed {
                        if !matches!(large, Some(PieceType::UpperVector { .. })) {
                            self.marshal_piece(*piece, *value, wide, slot, words)?;
                        }
                    }
                }
                Argument::ByVal { offset, size, .. } => {
                    let from = AddressBase::Value(arguments.pieces[index][0].value);
                    let to = words_address.plus(i64::from(*offset));
                    self.copy_memory(to, Address { base: from, offset: 0 }, *size)?;
                }
            }
        }
        debug_assert_eq!(arguments.extensions.len(), arguments.pieces.len());
        let (results, x87) = match (&assignment.results, result_memory) {
            (Results::Memory(place), Some(memory)) => {
                let address = self.address_value(memory);
                let piece = Piece { ty: PieceType::Int(64), place: *place };
                self.marshal_piece(piece, PieceValue { value: address, high: None }, wide, slot, words)?;
                (FinishedResults::Memory(memory), 0)
            }
            (Results::Pieces(pieces), _) => {
                let on_x87 = |piece: &&Piece| matches!(piece.place, Place::Register(Register::X87(_)));
                let count = pieces.iter().filter(on_x87).count() as i64;
                let address = Address { base: AddressBase::Slot(slot), offset: 0 };
                (FinishedResults::Block { block: address, wide, pieces: pieces.clone() }, count)
            }
            (Results::Memory(_), None) => return unsupported("this call"),
        };
        let words_pointer = self.ins().stack_addr(I64, words, 0);
        self.store_to_slot(arguments.target, slot, block::TARGET as i32);
        self.store_to_slot(words_pointer, slot, block::WORDS as i32);
        let mask = -(assignment.stack_align.max(16) as i64);
        for (offset, value) in [
            (block::WORD_COUNT, i64::from(stack_bytes / 8)),
            (block::X87_COUNT, x87),
            (block::STACK_MASK, mask),
        ] {
            let value = self.ins().iconst(I64, value);
            self.store_to_slot(value, slot, offset as i32);
        }
        if arguments.count_vectors {
            let count = self.ins().iconst(I64, i64::from(x86_64::FLOAT_ARGUMENTS));
            self.store_to_slot(count, slot, block::RAX as i32);
        }
        let windows = self.abi()?.is_fastcall();
        // The stub does not probe the stack.
        if windows && stack_bytes > MOST_WINDOWS_WORDS {
            return unsupported("so many arguments of a call with such results on Windows");
        }
        let mut signature = ir::Signature::new(self.clif_convention());
        signature.params.push(AbiParam::new(I64));
        let thunk = self.hardening().call_thunk().map(|thunk| match thunk {
            CallThunk::External { .. } => {
                CallThunk::External { prefixed: self.lowering.has_module_flag(b"indirect_branch_cs_prefix") }
            }
            CallThunk::Own => CallThunk::Own,
        });
        // The thunk finds the callee there.
        if thunk.is_some() && assignment.takes(Register::Int(11)) {
            return unsupported("a call by a retpoline with an argument in r11");
        }
        let key = PartKey::MarshalledCall { vector_bits, thunk, windows };
        let part = self.output.part(key, || marshalled_call(vector_bits, thunk, windows));
        let callee = self.part_ref(part, signature);
        let pointer = self.ins().stack_addr(I64, slot, 0);
        let block = Address { base: AddressBase::Slot(slot), offset: 0 };
        Ok((CallTarget::Direct(callee), Parts::from_slice(&[pointer]), results, block))
    }

    fn marshal_piece(
        &mut self,
        piece: Piece,
        value: PieceValue,
        wide: bool,
        slot: ir::StackSlot,
        words: ir::StackSlot,
    ) -> Lowered<()> {
        let (slot, offset) = match piece.place {
            Place::Stack(offset) => (words, offset),
            Place::Register(register) => match argument_offset(register, wide) {
                Some(offset) => (slot, offset),
                None => return unsupported("an argument in this register"),
            },
        };
        self.store_to_slot(value.value, slot, offset as i32);
        if let Some(high) = value.high {
            self.store_to_slot(high, slot, offset as i32 + 8);
        }
        Ok(())
    }

    /// The pieces of a result that the stub left in its block.
    pub(super) fn unmarshal(
        &mut self,
        block: Address,
        wide: bool,
        pieces: &[Piece],
    ) -> Lowered<Vec<PieceValue>> {
        let mut values = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let Place::Register(register) = piece.place else { return unsupported("this result") };
            let Some(offset) = result_offset(register, wide) else { return unsupported("this result") };
            let place = block.plus(i64::from(offset));
            let value = match (register, piece.ty) {
                (Register::X87(_), PieceType::F32 | PieceType::F64) => {
                    let flags = MemFlagsData::new();
                    let significand = self.load_part(I64, place, flags);
                    let upper = self.load_part(I16, place.plus(8), flags);
                    let value = self.x87_to_float(&[significand, upper], piece_type(piece.ty))?;
                    PieceValue { value, high: None }
                }
                _ => self.load_piece(piece.ty, place),
            };
            values.push(value);
        }
        Ok(values)
    }

    /// A piece in memory, in the form in which it lies on the stack.
    pub(super) fn load_piece(&mut self, ty: PieceType, address: Address) -> PieceValue {
        let flags = MemFlagsData::new();
        let value = self.load_part(piece_type(ty), address, flags);
        let high = match ty {
            PieceType::X87 => {
                let high = self.load_part(I16, address.plus(8), flags);
                Some(self.ins().uextend(I64, high))
            }
            _ => None,
        };
        PieceValue { value, high }
    }
}
