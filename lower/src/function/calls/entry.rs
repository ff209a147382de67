//! How a function takes its arguments and returns its results.

use super::super::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use super::exits::Exit;
use super::pieces::PieceValue;
use super::plan::{self, Param, Plan, Side, Source};
use super::{Extension, is_bridged, tail};
use crate::stubs;
use crate::stubs::x86_saving::{SavedRegisters, entry_saving, interrupt_entry};
use cranelift_codegen::ir;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use cranelift_codegen::isa::CallConv as ClifCallConv;
use rllc_frontend::ir::{AttrKind, AttrListId, CallConv, Linkage, Operand, TypeId};
use rllc_targets::abi::{
    Argument, Assignment, Piece, PieceType, Place, Platform, Register, Results, Signature, x86_64,
};
use rllc_targets::triple::Isa;
use smallvec::SmallVec;

/// Attribute: the function preserves all registers but those of its results.
const NO_CALLER_SAVED: &[u8] = b"no_caller_saved_registers";

impl<'a> Translator<'a> {
    /// Takes the function's parameters in the block `entry`.
    pub(in super::super) fn function_entry(&mut self, entry: ir::Block) -> Lowered<()> {
        let global = &self.lowering.module.globals[self.body.function];
        let (Some((ret, params, variadic)), Some(function)) =
            (self.types().function_parts(global.value_type), global.as_function())
        else {
            return unsupported("this function");
        };
        let signature = Signature {
            conv: function.conv,
            ret,
            params,
            attrs: function.attrs,
            more_attrs: AttrListId::EMPTY,
            named: params.len(),
            variadic,
            local: matches!(global.linkage, Linkage::Internal | Linkage::Private),
        };
        let abi = self.abi()?;
        let assignment = abi.assign(&signature)?;
        let realigns = self.function_string(b"stackrealign").is_some();
        let in_block = match abi.is_fastcall() {
            true => assignment.is_beyond_fastcall() || self.has_musttail() && !self.exits_fit(),
            false => assignment.has_wide_registers() && !realigns,
        };
        if in_block {
            return self.wide_entry(entry, &signature, assignment);
        }
        let needs_variadic = variadic && self.uses_va_start();
        let musttail = self.has_musttail();
        let stub: Option<fn() -> rllc_targets::object::FunctionPart> = match (abi.isa, abi.platform) {
            (Isa::Riscv64, _) => Some(stubs::riscv64::variadic_entry),
            (Isa::Aarch64, Platform::Windows) => Some(stubs::aarch64::variadic_entry),
            _ => None,
        };
        let stub = stub.filter(|_| needs_variadic);
        let behind_entry = stub.is_some();
        if let Some(stub) = stub {
            self.output.entry = Some(stub());
        }
        let side = match (needs_variadic, variadic && musttail) {
            _ if behind_entry => Side::BehindEntry,
            (true, true) => return unsupported("a function with va_start and a variadic musttail call"),
            (true, false) => Side::VariadicDefinition,
            (false, true) => Side::ForwardingDefinition,
            (false, false) => Side::Definition,
        };
        let convention = match abi.is_system_v() && side == Side::VariadicDefinition {
            true if !self.has_implicit_floats() => &x86_64::WITHOUT_UNNAMED_FLOATS,
            _ => abi.convention(),
        };
        let Plan { params: mut plan, mut moves, words } =
            plan::parameters(convention, &assignment, side, variadic, |_| false)?;
        if musttail && abi.isa == Isa::Aarch64 {
            plan::move_result_address(convention, &mut plan, &mut moves)?;
        }
        let words: (Vec<u8>, Vec<Param>) = words.into_iter().unzip();
        self.entry_stub(function.conv, &assignment, &moves, &words.0)?;
        if realigns {
            let is_plain = self.output.entry.is_none() && !variadic && !musttail;
            if !is_plain || !abi.is_system_v() || assignment.stack_size > 0 || assignment.has_wide_registers()
            {
                return unsupported("the function attribute stackrealign on a definition of this form");
            }
            self.output.entry = Some(stubs::x86_64::entry_realigning());
        }
        let result_extension = self.result_extension(&signature)?;
        self.builder.func.signature = ir::Signature::new(self.clif_convention());
        let error = assignment.swift_error.map(|_| self.new_slot(8, 8));
        let pops = match abi.is_system_v() {
            true => x86_64::callee_pops(function.conv, assignment.stack_size),
            false => 0,
        };
        if musttail && self.clif_convention() == ClifCallConv::SystemV && abi.isa == Isa::X86_64
            || is_bridged(&abi, &assignment.results)
            || !words.0.is_empty()
            || error.is_some()
            || pops > 0
        {
            self.tail_entry(&mut plan, pops, error)?;
        } else {
            self.builder.func.signature.returns =
                self.return_types(&assignment, result_extension != Extension::None)?;
            if musttail {
                self.exit_entry(&assignment)?;
            }
            if self.find_sibling_calls(&signature, &assignment)? {
                self.builder.func.signature.call_conv = ClifCallConv::Tail;
            }
        }
        if !words.0.is_empty() {
            plan::insert_words(&mut plan, &words.1);
            self.output.entry_bytes = stubs::x86_64::word_bytes(words.0.len());
        }
        if self.frame.tail.is_some() {
            self.output.own_stack = tail::stack_bytes(&plan);
        }
        self.builder.func.signature.params = plan.iter().map(|param| param.abi).collect();
        self.builder.append_block_params_for_function_params(entry);
        let values: Parts = self.builder.block_params(entry).into();
        let mut found: Vec<Vec<PieceValue>> = Vec::with_capacity(assignment.arguments.len());
        for argument in &assignment.arguments {
            found.push(match argument {
                Argument::Pieces(pieces) => Vec::with_capacity(pieces.len()),
                Argument::ByVal { .. } | Argument::ByValAddress { .. } | Argument::ByAddress { .. } => {
                    Vec::new()
                }
            });
        }
        let copies = self.by_value_copies(&assignment)?;
        // Pieces come in the order of their places, not of their numbers.
        let mut pieces: Vec<(usize, usize, PieceValue)> = Vec::with_capacity(plan.len());
        let mut saved = Vec::new();
        for (param, &value) in plan.iter().zip(&values) {
            match param.source {
                Source::Piece { argument, piece } => {
                    let value = match &assignment.arguments[argument] {
                        Argument::Pieces(own) => {
                            let ty = plan::piece_type(own[piece].ty);
                            if ty.is_vector() && self.type_of(value).is_int() {
                                return unsupported("a parameter that is a vector in words");
                            }
                            let value = match self.is_half_in_word(&assignment, argument, piece) {
                                true => self.ins().ishl_imm_u(value, 16),
                                false => value,
                            };
                            self.travelling(value, ty)
                        }
                        Argument::ByVal { .. } | Argument::ByValAddress { .. } => value,
                        Argument::ByAddress { pieces: own, large } => match large[piece] {
                            Some(ty) => {
                                let address = Address { base: AddressBase::Value(value), offset: 0 };
                                pieces.push((argument, piece, self.load_piece(ty, address)));
                                let behind = large.iter().enumerate().skip(piece + 1);
                                let upper =
                                    |ty: &Option<_>| matches!(ty, Some(PieceType::UpperVector { .. }));
                                for (upper, ty) in behind.take_while(|(_, ty)| upper(ty)) {
                                    let Some(ty) = *ty else { continue };
                                    let place = address.plus(16 * (upper - piece) as i64);
                                    pieces.push((argument, upper, self.load_piece(ty, place)));
                                }
                                continue;
                            }
                            None => self.travelling(value, plan::piece_type(own[piece].ty)),
                        },
                    };
                    pieces.push((argument, piece, PieceValue { value, high: None }));
                }
                Source::Shared { argument, piece, count, bytes } => {
                    let Argument::Pieces(own) = &assignment.arguments[argument] else { continue };
                    for (index, own) in own[piece..piece + count].iter().enumerate() {
                        let value = self.shared_element(value, index, bytes);
                        let value = self.travelling(value, plan::piece_type(own.ty));
                        pieces.push((argument, piece + index, PieceValue { value, high: None }));
                    }
                }
                Source::High { argument, piece } => {
                    let low = pieces.iter_mut().find(|known| (known.0, known.1) == (argument, piece));
                    if let Some(low) = low {
                        low.2.high = Some(value);
                    }
                }
                Source::ByVal { argument } => {
                    pieces.push((argument, 0, PieceValue { value, high: None }));
                }
                Source::ResultAddress => self.frame.result_address = Some(value),
                Source::SavedInt(_) | Source::SavedFloat(_) | Source::VariadicStack => {
                    saved.push((param.source, value));
                }
                Source::ByValWord { argument, word } => {
                    if let Some(copy) = copies[argument] {
                        self.store_part(value, copy.plus(i64::from(word) * 8), MemFlagsData::new());
                    }
                }
                Source::Callee | Source::Unused => {}
            }
        }
        if behind_entry {
            for (index, argument) in assignment.arguments.iter().enumerate() {
                let Argument::Pieces(own) = argument else { continue };
                for (number, piece) in own.iter().enumerate() {
                    if let Place::Stack(offset) = piece.place {
                        let value = self.stack_argument(piece, offset);
                        pieces.push((index, number, PieceValue { value, high: None }));
                    }
                }
            }
        }
        for (argument, copy) in copies.into_iter().enumerate() {
            if let Some(copy) = copy {
                let value = self.address_value(copy);
                pieces.push((argument, 0, PieceValue { value, high: None }));
            }
        }
        pieces.sort_unstable_by_key(|&(argument, piece, _)| (argument, piece));
        for (argument, _, value) in pieces {
            found[argument].push(value);
        }
        for (index, &param) in self.body.params.iter().enumerate() {
            let mut parts = self.value_from_pieces(self.body.values[param].ty, &found[index])?;
            if let Some(slot) = error.filter(|_| assignment.swift_error == Some(index)) {
                self.store_to_slot(parts[0], slot, 0);
                parts[0] = self.ins().stack_addr(I64, slot, 0);
            }
            self.set_value(param, &parts);
            if assignment.returned_argument == Some(index) {
                self.frame.returned_argument = parts.first().copied();
            }
        }
        if needs_variadic {
            self.variadic_entry(&assignment, &saved)?;
        } else {
            self.frame.unnamed = saved;
        }
        if self.asks_context {
            self.async_context_entry()?;
        }
        self.output.result_registers = result_registers(&assignment);
        self.keep_for_return(assignment.results);
        self.side_stack_entry();
        self.safe_stack_entry()?;
        self.protector_entry()?;
        self.instrument_entry()?;
        self.mingw_entry();
        Ok(())
    }

    /// Keeps Swift's asynchronous context where the intrinsic finds it: the argument for it, or nothing.
    fn async_context_entry(&mut self) -> Lowered<()> {
        let attrs = &self.body.context.attrs;
        let global = &self.lowering.module.globals[self.body.function];
        let index = global.as_function().and_then(|function| {
            (0..self.body.params.len())
                .find(|&index| attrs.has(attrs.param(function.attrs, index), AttrKind::SwiftAsync))
        });
        let context = match index {
            Some(index) => self.value_parts(self.body.params[index])?[0],
            None => self.ins().iconst(I64, 0),
        };
        let slot = self.new_slot(8, 8);
        self.store_to_slot(context, slot, 0);
        self.frame.async_context = Some(slot);
        Ok(())
    }

    /// The address for `llvm.swift.async.context.addr`.
    pub(in super::super) fn async_context_address(&mut self) -> Lowered<ir::Value> {
        match self.frame.async_context {
            Some(slot) => Ok(self.ins().stack_addr(I64, slot, 0)),
            None => unsupported("the intrinsic llvm.swift.async.context.addr in this function"),
        }
    }

    /// The program's `main` runs MinGW's constructors first; the function does nothing when it is called again.
    fn mingw_entry(&mut self) {
        let global = &self.lowering.module.globals[self.body.function];
        let main = global.name.is_some_and(|name| self.string(name) == b"main");
        let x86_64 = matches!(self.isa.triple().architecture, target_lexicon::Architecture::X86_64);
        if main
            && x86_64
            && self.lowering.options.target.is_windows_gnu()
            && global.linkage == Linkage::External
        {
            self.call_library("__main", &[], &[]);
        }
    }

    /// Makes the stub at the function's entry that its convention or its arguments call for.
    fn entry_stub(
        &mut self,
        conv: CallConv,
        assignment: &Assignment,
        moves: &[(u8, u8)],
        words: &[u8],
    ) -> Lowered<()> {
        let name = || conv.keyword().unwrap_or("of this number");
        let floats = !self.features.is_general_only();
        if conv == x86_64::INTERRUPT_CC {
            if floats && self.features.vector_bits() > 128 {
                return unsupported("x86_intrcc in a function with AVX");
            }
            self.output.entry = Some(interrupt_entry(assignment.arguments.len() > 1, floats));
            return Ok(());
        }
        let saved = match conv.0 {
            14 => SavedRegisters::Most,
            15 => SavedRegisters::All,
            17 => SavedRegisters::Tls,
            _ if self.function_string(NO_CALLER_SAVED).is_some() => {
                if floats && self.features.vector_bits() > 128 {
                    return unsupported("no_caller_saved_registers in a function with AVX");
                }
                SavedRegisters::Every
            }
            _ if moves.is_empty() && words.is_empty() => return Ok(()),
            _ if words.contains(&11) => {
                return unsupported(format!("so many arguments with the calling convention {}", name()));
            }
            _ => {
                self.output.entry = Some(match self.abi()?.isa {
                    Isa::X86_64 => stubs::x86_64::entry_moves(moves, words),
                    Isa::Aarch64 => stubs::aarch64::entry_moves(moves),
                    Isa::Riscv64 | Isa::S390x => return unsupported("an argument in a special register"),
                });
                return Ok(());
            }
        };
        if matches!(assignment.results, Results::Memory(_)) {
            return unsupported(format!("a result in memory with the calling convention {}", name()));
        }
        if !self.abi()?.is_system_v()
            || assignment.stack_size > 0
            || !moves.is_empty()
            || !words.is_empty()
            || self.has_musttail()
        {
            return unsupported(format!("a definition of this form with the calling convention {}", name()));
        }
        let results = result_registers(assignment);
        self.output.entry = Some(entry_saving(saved, floats, &results));
        Ok(())
    }

    /// Where `byval` arguments go that come in words: Cranelift has no structures on the stack there.
    fn by_value_copies(&mut self, assignment: &Assignment) -> Lowered<Vec<Option<Address>>> {
        let in_words = !self.abi()?.convention().struct_arguments;
        let mut copies = Vec::with_capacity(assignment.arguments.len());
        for argument in &assignment.arguments {
            copies.push(match argument {
                Argument::ByVal { size, align, .. } if in_words => {
                    Some(self.aligned_temporary(size.next_multiple_of(8), *align)?)
                }
                _ => None,
            });
        }
        Ok(copies)
    }

    /// Remembers what a return needs. In a function whose registers may be lost it goes to slots.
    pub(super) fn keep_for_return(&mut self, results: Results) {
        self.frame.results = Some(results);
        if !self.is_demoted() {
            return;
        }
        let kept = [self.frame.result_address, self.frame.returned_argument, self.frame.block];
        for value in kept.into_iter().flatten() {
            let slot = self.new_slot(8, 8);
            self.store_to_slot(value, slot, 0);
            self.frame_slots.push((value, slot));
        }
    }

    /// A value remembered at entry, where it is needed.
    pub(in super::super) fn kept(&mut self, value: ir::Value) -> ir::Value {
        match self.frame_slots.iter().find(|kept| kept.0 == value) {
            Some(&(_, slot)) => self.load_from_slot(I64, slot, 0),
            None => value,
        }
    }

    /// The Cranelift results of an assignment.
    fn return_types(&self, assignment: &Assignment, extended: bool) -> Lowered<Vec<ir::AbiParam>> {
        match &assignment.results {
            Results::Memory(_) if !self.abi()?.convention().returns_result_address => Ok(Vec::new()),
            Results::Memory(_) => Ok(vec![ir::AbiParam::new(I64)]),
            Results::Pieces(_) if assignment.returned_argument.is_some() => Ok(vec![ir::AbiParam::new(I64)]),
            Results::Pieces(pieces) => self.register_results(pieces, extended),
        }
    }

    /// The Cranelift results of pieces in registers; its convention of 64-bit Windows has one vector register.
    pub(super) fn register_results(&self, pieces: &[Piece], extended: bool) -> Lowered<Vec<ir::AbiParam>> {
        let convention = self.abi()?.convention();
        let results = plan::results(convention, pieces, extended)?;
        let floats = results.iter().filter(|result| !result.value_type.is_int()).count();
        if floats > 1 && convention.home_space > 0 {
            return unsupported("so many results in vector registers on Windows");
        }
        Ok(results)
    }

    pub(in super::super) fn ret(&mut self, value: Option<Operand>) -> Lowered<()> {
        let results = match self.frame.results.clone() {
            Some(results) => results,
            // The entry was refused.
            None => {
                self.trap_unreachable();
                return Ok(());
            }
        };
        let word = match results {
            Results::Memory(_) => {
                let Some(address) = self.frame.result_address else { return unsupported("this return") };
                let address = self.kept(address);
                if let Some(value) = value {
                    let ty = self.operand_type(value);
                    let parts = self.canonical_parts(value, ty)?;
                    let to = Address { base: AddressBase::Value(address), offset: 0 };
                    self.store_parts(ty, &parts, to, MemFlagsData::new())?;
                }
                if !self.abi()?.convention().returns_result_address {
                    self.leave_frame()?;
                    match self.frame.exit.clone() {
                        Some(Exit::Return { ints, floats }) => {
                            self.exit_return(ints, &floats, Parts::new(), Parts::new());
                        }
                        Some(Exit::Tail) | None => {
                            self.ins().return_(&[]);
                        }
                    }
                    return Ok(());
                }
                Some(address)
            }
            Results::Pieces(_) => self.frame.returned_argument.map(|argument| self.kept(argument)),
        };
        if let Some(word) = word {
            self.leave_frame()?;
            match (self.frame.tail, self.frame.exit.clone()) {
                _ if self.frame.block.is_some() => self.wide_return_word(word)?,
                (Some(frame), _) => self.bridged_return_word(frame, word),
                (None, Some(Exit::Return { ints, floats })) => {
                    self.exit_return(ints, &floats, Parts::from_slice(&[word]), Parts::new());
                }
                (None, Some(Exit::Tail) | None) => {
                    self.ins().return_(&[word]);
                }
            }
            return Ok(());
        }
        let mut pieces = Vec::new();
        if let Some(value) = value {
            let ty = self.operand_type(value);
            let parts = self.canonical_parts(value, ty)?;
            pieces = self.pieces_of(ty, &parts)?;
            let extension = self.own_result_extension(ty)?;
            self.extend_piece(ty, &mut pieces, extension)?;
        }
        self.leave_frame()?;
        if let Some(Exit::Return { ints, floats }) = self.frame.exit.clone() {
            let (mut int_values, mut float_values) = (Parts::new(), Parts::new());
            for piece in pieces {
                match self.type_of(piece.value).is_int() {
                    true => int_values.push(self.widen(piece.value, I64)),
                    false => {
                        let Some(&ty) = floats.get(float_values.len()) else {
                            return unsupported("so many results in registers");
                        };
                        float_values.push(self.travelling(piece.value, ty));
                    }
                }
            }
            self.exit_return(ints, &floats, int_values, float_values);
            return Ok(());
        }
        match (self.frame.tail, results) {
            (None, Results::Pieces(places)) if self.frame.block.is_some() => {
                self.wide_return(&places, &pieces)
            }
            (Some(frame), Results::Pieces(places)) => self.bridged_return(frame, &places, &pieces),
            _ => {
                let types: SmallVec<[ir::Type; 4]> =
                    self.builder.func.signature.returns.iter().map(|param| param.value_type).collect();
                let returned: Parts =
                    pieces.iter().zip(types).map(|(piece, ty)| self.travelling(piece.value, ty)).collect();
                self.ins().return_(&returned);
                Ok(())
            }
        }
    }

    fn own_result_extension(&mut self, ret: TypeId) -> Lowered<Extension> {
        let Some(function) = self.lowering.module.globals[self.body.function].as_function() else {
            return Ok(Extension::None);
        };
        let signature = Signature {
            conv: function.conv,
            ret,
            params: &[],
            attrs: function.attrs,
            more_attrs: AttrListId::EMPTY,
            named: 0,
            variadic: false,
            local: false,
        };
        self.result_extension(&signature)
    }
}

/// The registers in which a function returns something on System V AMD64, as on other targets but for what is returned
/// for a result in memory.
fn result_registers(assignment: &Assignment) -> Vec<Register> {
    let first = Register::Int(x86_64::INT_RESULTS[0]);
    let mut registers: Vec<Register> = match &assignment.results {
        Results::Memory(_) => vec![first],
        Results::Pieces(pieces) => pieces
            .iter()
            .filter_map(|piece| match piece.place {
                Place::Register(register) => Some(register),
                Place::Stack(_) => None,
            })
            .collect(),
    };
    if assignment.returned_argument.is_some() {
        registers.push(first);
    }
    if assignment.swift_error.is_some() {
        registers.push(Register::Int(12));
    }
    registers
}
