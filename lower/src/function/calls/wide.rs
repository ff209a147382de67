//! Definitions with arguments or results in vector registers of more than 128 bits (AVX, AVX-512), which Cranelift does not
//! have, and those of 64-bit Windows with vectors or many results in registers, or with `musttail` calls with more
//! arguments than a return takes along.
//!
//! A stub at the entry puts the argument registers into a block on the stack, clears the upper halves of the vector
//! registers, calls the body with the address of the block, and takes the result registers from there. The body is code
//! without such registers, so that nothing in it pays for mixing them with 128-bit instructions. Calls are
//! marshalled (see `marshalled.rs`).

use super::pieces::PieceValue;
use super::plan::{Side, Source};
use crate::function::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use crate::stubs::x86_wide::{WideEntry, block, wide_entry};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::CallData;
use rllc_targets::abi::{
    Argument, Assignment, Piece, PieceType, Place, Register, Results, Signature, x86_64,
};

/// Float argument registers of the C convention of 64-bit Windows.
const WINDOWS_FLOATS: u8 = 4;

impl<'a> Translator<'a> {
    /// Takes the arguments of such a function in the block `entry`.
    pub(super) fn wide_entry(
        &mut self,
        entry: ir::Block,
        signature: &Signature<'_>,
        assignment: Assignment,
    ) -> Lowered<()> {
        let jumps = self.has_musttail();
        if jumps && !self.abi()?.is_fastcall() {
            return unsupported("a musttail call with a vector in a register of AVX");
        }
        let variadic = signature.variadic && self.uses_va_start();
        let windows = self.abi()?.is_fastcall();
        // The C conventions and their likes; fastcc and coldcc agree with them.
        if !matches!(signature.conv.0, 0 | 8 | 9 | 78 | 79 | 80) {
            return unsupported("a vector in a register of AVX with this calling convention");
        }
        self.builder.func.signature = ir::Signature::new(self.clif_convention());
        self.builder.func.signature.params.push(ir::AbiParam::new(I64));
        self.builder.append_block_params_for_function_params(entry);
        let block_address = self.builder.block_params(entry)[0];
        self.frame.block = Some(block_address);
        let registers = Address { base: AddressBase::Value(block_address), offset: 0 };
        let stack = self.load_part(I64, registers.plus(i64::from(block::STACK)), MemFlagsData::new());
        let stack = Address { base: AddressBase::Value(stack), offset: 0 };
        let mut used = Vec::new();
        self.frame.block_stack = assignment.stack_size;
        if jumps && signature.variadic {
            // What is unnamed stays where it is.
            used.extend(self.abi()?.convention().int_arguments.iter().map(|&number| Register::Int(number)));
            used.extend((0..WINDOWS_FLOATS).map(Register::Float));
        }
        if let Results::Memory(place) = assignment.results {
            let piece = Piece { ty: PieceType::Int(64), place };
            self.frame.result_address = Some(self.passed_piece(&piece, registers, stack, &mut used)?.value);
        }
        for (index, &param) in self.body.params.iter().enumerate() {
            let pieces = match &assignment.arguments[index] {
                Argument::Pieces(pieces) => pieces
                    .iter()
                    .map(|piece| self.passed_piece(piece, registers, stack, &mut used))
                    .collect::<Lowered<Vec<_>>>()?,
                Argument::ByVal { offset, .. } => {
                    let value = self.address_value(stack.plus(i64::from(*offset)));
                    vec![PieceValue { value, high: None }]
                }
                Argument::ByValAddress { piece, .. } => {
                    vec![self.passed_piece(piece, registers, stack, &mut used)?]
                }
                Argument::ByAddress { pieces, large } => {
                    let mut values = Vec::with_capacity(pieces.len());
                    let mut copy = None;
                    for (piece, large) in pieces.iter().zip(large) {
                        let address = match (large, copy) {
                            (Some(PieceType::UpperVector { .. }), Some(before)) => Address::plus(before, 16),
                            _ => {
                                let value = self.passed_piece(piece, registers, stack, &mut used)?;
                                if large.is_none() {
                                    values.push(value);
                                    continue;
                                }
                                Address { base: AddressBase::Value(value.value), offset: 0 }
                            }
                        };
                        copy = Some(address);
                        if let Some(ty) = *large {
                            values.push(self.load_piece(ty, address));
                        }
                    }
                    values
                }
            };
            let parts = self.value_from_pieces(self.body.values[param].ty, &pieces)?;
            self.set_value(param, &parts);
            if assignment.returned_argument == Some(index) {
                self.frame.returned_argument = parts.first().copied();
            }
        }
        if variadic {
            let start = assignment.variadic_start;
            let mut saved = Vec::new();
            let registers_in_order = self.abi()?.convention().int_arguments;
            for index in start.int_registers..registers_in_order.len() as u32 {
                let place = Place::Register(Register::Int(registers_in_order[index as usize]));
                let piece = Piece { ty: PieceType::Int(64), place };
                let value = self.passed_piece(&piece, registers, stack, &mut used)?.value;
                saved.push((Source::SavedInt(index), value));
            }
            let floats = if windows { 0 } else { u32::from(x86_64::FLOAT_ARGUMENTS) };
            for index in start.float_registers..floats {
                let place = Place::Register(Register::Float(index as u8));
                let piece = Piece { ty: PieceType::Vector { lane_bits: 8 }, place };
                let value = self.passed_piece(&piece, registers, stack, &mut used)?.value;
                saved.push((Source::SavedFloat(index), value));
            }
            // On Windows the list goes through the home space.
            let first = if windows { 0 } else { start.stack };
            let unnamed = self.address_value(stack.plus(i64::from(first)));
            saved.push((Source::VariadicStack, unnamed));
            self.variadic_entry(&assignment, &saved)?;
        }
        let results: Vec<Register> = match &assignment.results {
            Results::Pieces(_) if assignment.returned_argument.is_some() => {
                vec![Register::Int(x86_64::INT_RESULTS[0])]
            }
            Results::Memory(_) => vec![Register::Int(x86_64::INT_RESULTS[0])],
            Results::Pieces(pieces) => pieces.iter().filter_map(|piece| register_of(piece.place)).collect(),
        };
        let in_x87 = |register: &Register| matches!(register, Register::X87(_));
        if results.iter().any(in_x87) {
            return unsupported("a result on the x87 stack in a function of this form");
        }
        let is_wide = used.iter().chain(&results).any(|register| matches!(register, Register::Upper { .. }));
        let bits = if is_wide { self.features.vector_bits() } else { 128 };
        self.output.entry =
            Some(wide_entry(&WideEntry { bits, windows, jumps, arguments: &used, results: &results }));
        self.keep_for_return(assignment.results);
        self.side_stack_entry();
        self.safe_stack_entry()?;
        self.protector_entry()?;
        self.instrument_entry()
    }

    /// A `musttail` call out of such a function: the arguments take the places of its own, in the block and on the stack, and
    /// the stub jumps.
    pub(super) fn block_jump(&mut self, data: &'a CallData) -> Lowered<()> {
        let prepared = self.call_arguments(data, Side::Forwarding)?;
        let Some(block_address) = self.frame.block else { return unsupported("this musttail call") };
        if prepared.assignment.stack_size > self.frame.block_stack {
            return unsupported("a musttail call with more stack arguments than its caller has");
        }
        let mut values = Vec::new();
        if let Results::Memory(place) = prepared.assignment.results {
            let Some(address) = self.frame.result_address else { return unsupported("this musttail call") };
            values.push((place, PieceValue { value: self.kept(address), high: None }));
        }
        for (argument, pieces) in prepared.assignment.arguments.iter().zip(&prepared.pieces) {
            match argument {
                Argument::Pieces(places) => {
                    values.extend(places.iter().map(|piece| piece.place).zip(pieces.iter().copied()));
                }
                Argument::ByAddress { pieces: places, large } if large.iter().all(Option::is_none) => {
                    values.extend(places.iter().map(|piece| piece.place).zip(pieces.iter().copied()));
                }
                // The copy would be in the frame that is gone by then.
                Argument::ByVal { .. } | Argument::ByValAddress { .. } | Argument::ByAddress { .. } => {
                    return unsupported("a musttail call with an argument passed by address");
                }
            }
        }
        let target = self.one(data.callee)?;
        self.leave_frame()?;
        let block_address = self.kept(block_address);
        let registers = Address { base: AddressBase::Value(block_address), offset: 0 };
        let stack = self.load_part(I64, registers.plus(i64::from(block::STACK)), MemFlagsData::new());
        let stack = Address { base: AddressBase::Value(stack), offset: 0 };
        for (place, value) in values {
            let address = match place {
                Place::Stack(offset) => stack.plus(i64::from(offset)),
                Place::Register(register) => match block::argument(register) {
                    Some(offset) => registers.plus(i64::from(offset)),
                    None => return unsupported("a musttail call with such arguments"),
                },
            };
            self.store_part(value.value, address, MemFlagsData::new());
            if let Some(high) = value.high {
                self.store_part(high, address.plus(8), MemFlagsData::new());
            }
        }
        self.store_part(target, registers.plus(i64::from(block::TARGET)), MemFlagsData::new());
        self.ins().return_(&[]);
        self.after_jump();
        Ok(())
    }

    /// A piece of an argument; notes its register in `used`.
    fn passed_piece(
        &mut self,
        piece: &Piece,
        registers: Address,
        stack: Address,
        used: &mut Vec<Register>,
    ) -> Lowered<PieceValue> {
        let address = match piece.place {
            Place::Stack(offset) => stack.plus(i64::from(offset)),
            Place::Register(register) => {
                let Some(offset) = block::argument(register) else {
                    return unsupported("a vector in a register of AVX with such arguments");
                };
                used.push(register);
                registers.plus(i64::from(offset))
            }
        };
        Ok(self.load_piece(piece.ty, address))
    }

    /// Returns `pieces` through the block.
    pub(super) fn wide_return(&mut self, places: &[Piece], values: &[PieceValue]) -> Lowered<()> {
        for (piece, value) in places.iter().zip(values) {
            let offset = register_of(piece.place).and_then(block::result);
            let (Some(offset), None) = (offset, value.high) else {
                return unsupported("a vector in a register of AVX with such results");
            };
            self.store_result(value.value, offset)?;
        }
        self.ins().return_(&[]);
        Ok(())
    }

    /// Returns one word through the block.
    pub(super) fn wide_return_word(&mut self, word: ir::Value) -> Lowered<()> {
        self.store_result(word, block::INT_RESULTS)?;
        self.ins().return_(&Parts::new());
        Ok(())
    }

    fn store_result(&mut self, value: ir::Value, offset: u32) -> Lowered<()> {
        let Some(block) = self.frame.block else { return unsupported("this return") };
        let block = self.kept(block);
        let address = Address { base: AddressBase::Value(block), offset: i64::from(offset) };
        self.store_part(value, address, MemFlagsData::new());
        Ok(())
    }
}

fn register_of(place: Place) -> Option<Register> {
    match place {
        Place::Register(register) => Some(register),
        Place::Stack(_) => None,
    }
}
