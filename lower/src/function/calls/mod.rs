//! Calls, arguments, results.
//!
//! | file | holds |
//! |---|---|
//! | `mod.rs` | calls |
//! | `entry.rs` | a function's own arguments and results |
//! | `exits.rs` | `musttail` calls on other targets than System V AMD64 |
//! | `plan.rs` | from an assignment to a Cranelift signature |
//! | `pieces.rs` | values into the pieces that registers hold, and back |
//! | `marshalled.rs` | calls through a block of registers |
//! | `sibling.rs` | calls in tail position that become jumps |
//! | `tail.rs` | `musttail` calls, results in unusual registers |
//! | `wide.rs` | definitions with vectors in registers of more than 128 bits |
//! | `variadic.rs` | variadic definitions, `va_start` and its kin |
//!
//! `rllc_targets::abi` places every piece of every argument; see there.

mod entry;
mod exits;
mod marshalled;
mod pieces;
mod plan;
mod sibling;
mod tail;
mod variadic;
mod wide;

use exits::Exit;
use sibling::Siblings;
use tail::TailFrame;
pub(crate) use tail::is_bridged;
pub(crate) use variadic::VariadicFrame;

use super::attributes::string_attribute;
use super::eh::CallTarget;
use super::{
    Address, AddressBase, Lowered, NAMESPACE_GLOBAL, NAMESPACE_PART, Parts, Translator, unsupported,
};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I16, I32, I64, I64X2};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use marshalled::{ERROR_RESULT, MarshalledArguments};
use pieces::PieceValue;
use plan::{Param, Side, Source, Specials};
use rllc_frontend::ir::{
    AttrKind, AttrListId, CallConv, CallData, CallId, ConstData, GlobalId, GlobalValue, Inst, InstId,
    Linkage, Operand, TypeId,
};
use rllc_targets::abi::{Argument, Assignment, AttributeMask, Piece, PieceType, Results, Signature, x86_64};
use rllc_targets::object::Format;

/// The code of traps behind failed checks of the types of functions.
pub(crate) const TYPE_TRAP: u8 = 3;

/// Front ends give it to functions that nobody outside the module calls.
const FAST_CC: CallConv = CallConv(8);

/// Whether only this module knows the function's convention.
pub(crate) fn is_private(global: &GlobalValue) -> bool {
    let is_local = matches!(global.linkage, Linkage::Internal | Linkage::Private);
    is_local && global.as_function().is_some_and(|function| function.conv == FAST_CC)
}

/// How the function being translated takes its arguments and returns its results.
#[derive(Debug, Default)]
pub(crate) struct Frame {
    results: Option<Results>,
    /// Where results go that are returned in memory.
    result_address: Option<ir::Value>,
    /// The argument that is returned.
    returned_argument: Option<ir::Value>,
    variadic: Option<VariadicFrame>,
    /// The argument registers of unnamed arguments that are passed on.
    unnamed: Vec<(Source, ir::Value)>,
    /// The block in which a stub passes the argument registers and takes the results.
    block: Option<ir::Value>,
    /// Bytes of the stack arguments of a function with such a block.
    block_stack: u32,
    /// Set if the function never returns by itself.
    tail: Option<TailFrame>,
    /// Set if the function has `musttail` calls and leaves otherwise.
    exit: Option<Exit>,
    /// Calls that the function ends with a jump for.
    siblings: Siblings,
    /// What `llvm.swift.async.context.addr` gives the address of.
    async_context: Option<ir::StackSlot>,
}

/// A call whose arguments are ready.
pub(crate) struct PreparedCall {
    pub target: CallTarget,
    pub args: Parts,
    pub finish: CallFinish,
}

/// How the value of a call follows from its Cranelift results.
pub(crate) struct CallFinish {
    ret: TypeId,
    results: FinishedResults,
    /// Where the word goes that the block of a marshalled call has for `swifterror`.
    error: Option<(Address, ir::Value)>,
}

enum FinishedResults {
    Pieces(Vec<Piece>),
    Memory(Address),
    /// In the block of a marshalled call.
    Block {
        block: Address,
        wide: bool,
        pieces: Vec<Piece>,
    },
}

/// A call's arguments, assigned.
struct CallShape {
    assignment: Assignment,
    extensions: Vec<Extension>,
    types: Vec<TypeId>,
    /// Cranelift's parameters, if it can express them.
    params: Option<Vec<Param>>,
    /// Arguments in special registers, for a jump.
    specials: Specials,
    ret: TypeId,
    variadic: bool,
}

/// A call's arguments, evaluated and assigned.
struct CallArguments {
    assignment: Assignment,
    extensions: Vec<Extension>,
    pieces: Vec<Vec<PieceValue>>,
    /// Cranelift's parameters, if it can express them.
    params: Option<Vec<Param>>,
    /// Arguments in special registers, for a jump.
    specials: Specials,
    /// Where the value of a `swifterror` argument is, before the call and after it.
    error_place: Option<ir::Value>,
    ret: TypeId,
    variadic: bool,
}

/// Extension of small integers that an attribute asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extension {
    None,
    Zero,
    Sign,
}

/// The tag of bundles that name a function of the Objective-C runtime to be called behind the call.
const ATTACHED_CALL: &[u8] = b"clang.arc.attachedcall";

impl<'a> Translator<'a> {
    /// Memory for a temporary of this alignment.
    fn aligned_temporary(&mut self, size: u64, align: u64) -> Lowered<Address> {
        if align > 1 << 16 || size > 1 << 26 {
            return unsupported("a byval argument of this size or alignment");
        }
        Ok(self.frame_object(size, align).1)
    }

    /// The extension the result is marked with, if it is a small integer.
    fn result_extension(&mut self, signature: &Signature<'_>) -> Lowered<Extension> {
        let attributes = self.abi()?.result_attributes(signature);
        self.extension(attributes, signature.ret)
    }

    fn argument_extension(&mut self, signature: &Signature<'_>, index: usize) -> Lowered<Extension> {
        let attributes = self.abi()?.param_attributes(signature, index);
        self.extension(attributes, signature.params[index])
    }

    fn extension(&mut self, attributes: AttributeMask, ty: TypeId) -> Lowered<Extension> {
        let extension = match () {
            () if attributes.has(AttrKind::SignExt) => Extension::Sign,
            () if attributes.has(AttrKind::ZeroExt) => Extension::Zero,
            () => return Ok(Extension::None),
        };
        let is_int = matches!(self.repr(ty)?.kind, ReprKind::Int(1..=64));
        Ok(if is_int { extension } else { Extension::None })
    }

    /// Extends the only piece of an integer of type `ty`.
    fn extend_piece(&mut self, ty: TypeId, pieces: &mut [PieceValue], extension: Extension) -> Lowered<()> {
        let to = self.abi()?.convention().extended_bits;
        if let (ReprKind::Int(bits), [piece]) = (&self.repr(ty)?.kind, pieces)
            && extension != Extension::None
        {
            piece.value = self.extended(piece.value, *bits, extension == Extension::Sign, to);
        }
        Ok(())
    }

    /// The intrinsic's name if `callee` is one.
    pub(super) fn intrinsic_name(&self, callee: Operand) -> Option<&'a [u8]> {
        let callee = self.direct_callee(callee)?;
        let global = match self.lowering.module.globals.get(callee) {
            Some(global) => global,
            None => {
                let index = callee.as_u32() as usize - self.lowering.module.globals.len();
                self.body.implicit_globals.get(index)?
            }
        };
        let name = self.string(global.name?);
        name.starts_with(b"llvm.").then_some(name)
    }

    /// The global that is called by its name.
    fn direct_callee(&self, callee: Operand) -> Option<GlobalId> {
        let Operand::Const(callee) = callee else { return None };
        match self.body.context.consts.data(callee) {
            // The address of a thread-local variable is no symbol's.
            ConstData::Global(global) => {
                let value = self.lowering.module.globals.get(*global);
                value.is_none_or(|value| value.tls.is_none()).then_some(*global)
            }
            _ => None,
        }
    }

    pub(super) fn call(&mut self, id: InstId, inst: &'a Inst, call: CallId) -> Lowered<()> {
        let data = &self.body.calls[call];
        if let Some(name) = self.intrinsic_name(data.callee) {
            return self.intrinsic(id, inst, data, name);
        }
        if self.is_musttail(id, data) {
            self.musttail_call(data)?;
            let parts = self.undefined(inst.ty)?;
            self.set_result(inst, &parts);
            return Ok(());
        }
        let (own, private) = (self.convention, self.private);
        self.convention = data.conv;
        self.private = self.is_private_callee(data);
        let result = match self.frame.siblings.contains(&id) {
            true => self.sibling_call(data).and_then(|()| self.undefined(inst.ty)),
            false => self.plain_call(data),
        };
        self.convention = own;
        self.private = private;
        self.set_result(inst, &result?);
        Ok(())
    }

    /// Whether the function ends in a jump at this call.
    pub(super) fn is_jump(&self, id: InstId, call: CallId) -> bool {
        self.is_musttail(id, &self.body.calls[call]) || self.frame.siblings.contains(&id)
    }

    /// A call that returns here.
    fn plain_call(&mut self, data: &'a CallData) -> Lowered<Parts> {
        let prepared = self.prepare_call(data)?;
        if self.never_returns(data) {
            self.check_protector()?;
        }
        let results = self.emit_call(prepared.target, &prepared.args)?;
        let parts = self.finish_call(&prepared.finish, &results)?;
        match data.bundles.iter().find(|bundle| self.string(bundle.tag) == ATTACHED_CALL) {
            Some(bundle) => self.attached_call(self.body.operands(bundle.args), parts),
            None => Ok(parts),
        }
    }

    /// The call of the runtime's function that claims the result of the call before (LLVM, "ObjC ARC Attached Call Operand
    /// Bundles"). It does not unwind.
    fn attached_call(&mut self, args: &[Operand], result: Parts) -> Lowered<Parts> {
        let global = args.first().and_then(|&arg| self.direct_callee(arg));
        let global = global.and_then(|global| self.lowering.module.globals.get(global));
        let name = global.and_then(|global| global.name).map(|name| self.string(name));
        let name = name.and_then(|name| std::str::from_utf8(name).ok());
        let (Some(name), &[part]) = (name, &result[..]) else {
            return unsupported("this operand bundle \"clang.arc.attachedcall\"");
        };
        let name = match name.strip_prefix("llvm.objc.") {
            Some(operation) => format!("objc_{operation}"),
            None => name.to_owned(),
        };
        Ok(self.call_library(&name, &[part], &[I64]))
    }

    /// The attributes of the declaration of a direct callee.
    fn declared_attrs(&self, data: &CallData) -> AttrListId {
        let declared = self
            .direct_callee(data.callee)
            .and_then(|callee| self.lowering.module.globals.get(callee))
            .filter(|global| global.value_type == data.function_type)
            .and_then(|global| global.as_function());
        declared.map_or(AttrListId::EMPTY, |function| function.attrs)
    }

    /// Whether a call goes to a function whose convention only this module knows.
    pub(crate) fn is_private_callee(&self, data: &CallData) -> bool {
        let callee = self.direct_callee(data.callee);
        callee.and_then(|callee| self.lowering.module.globals.get(callee)).is_some_and(is_private)
    }

    /// Whether a call goes to a function that only this module knows.
    fn is_local_callee(&self, data: &CallData) -> bool {
        let callee =
            self.direct_callee(data.callee).and_then(|callee| self.lowering.module.globals.get(callee));
        callee.is_some_and(|global| matches!(global.linkage, Linkage::Internal | Linkage::Private))
    }

    /// Whether a call does not return but may throw.
    fn never_returns(&self, data: &CallData) -> bool {
        let attrs = &self.body.context.attrs;
        let has = |kind| {
            [data.attrs, self.declared_attrs(data)]
                .iter()
                .any(|&list| attrs.has(attrs.get_list(list).function, kind))
        };
        has(AttrKind::NoReturn) && !has(AttrKind::NoUnwind)
    }

    /// Assigns the arguments of a call.
    fn call_shape(&mut self, data: &'a CallData, side: Side) -> Lowered<CallShape> {
        let Some((ret, named, variadic)) = self.types().function_parts(data.function_type) else {
            return unsupported("this call");
        };
        if data.conv == x86_64::INTERRUPT_CC {
            return unsupported("a call of an interrupt handler");
        }
        let operands = self.body.operands(data.args);
        let types: Vec<TypeId> = operands.iter().map(|&operand| self.operand_type(operand)).collect();
        let signature = Signature {
            conv: data.conv,
            ret,
            params: &types,
            attrs: data.attrs,
            more_attrs: self.declared_attrs(data),
            named: named.len(),
            variadic,
            local: self.is_local_callee(data),
        };
        let assignment = self.abi()?.assign(&signature)?;
        if data.conv == FAST_CC
            && self.direct_callee(data.callee).is_none()
            && assignment.has_wide_registers()
        {
            return unsupported("an indirect fastcc call with a vector in a register of AVX");
        }
        let mut extensions = Vec::with_capacity(types.len());
        for index in 0..types.len() {
            extensions.push(self.argument_extension(&signature, index)?);
        }
        let is_extended = |index: usize| extensions[index] != Extension::None;
        let convention = self.abi()?.convention();
        let plan = plan::parameters(convention, &assignment, side, variadic, is_extended);
        let (params, specials) = match plan {
            Ok(plan::Plan { params, moves, words }) => (Some(params), Specials { moves, words }),
            Err(_) => (None, Specials::default()),
        };
        Ok(CallShape { assignment, extensions, types, params, specials, ret, variadic })
    }

    /// Evaluates and assigns the arguments of a call.
    fn call_arguments(&mut self, data: &'a CallData, side: Side) -> Lowered<CallArguments> {
        self.check_bundles(data, side)?;
        self.check_callee(data.callee)?;
        let CallShape { assignment, extensions, types, params, specials, ret, variadic } =
            self.call_shape(data, side)?;
        let operands = self.body.operands(data.args);
        let mut pieces: Vec<Vec<PieceValue>> = Vec::with_capacity(types.len());
        let mut error_place = None;
        for (index, &operand) in operands.iter().enumerate() {
            let mut parts = self.canonical_parts(operand, types[index])?;
            if assignment.swift_error == Some(index) {
                let place = parts[0];
                error_place = Some(place);
                let place = Address { base: AddressBase::Value(place), offset: 0 };
                parts[0] = self.load_part(I64, place, MemFlagsData::new());
            }
            pieces.push(match &assignment.arguments[index] {
                Argument::Pieces(_) => {
                    let mut pieces = self.pieces_of(types[index], &parts)?;
                    self.extend_piece(types[index], &mut pieces, extensions[index])?;
                    pieces
                }
                &Argument::ByVal { size, .. } => {
                    vec![PieceValue { value: self.by_value_source(parts[0], size)?, high: None }]
                }
                Argument::ByAddress { large, .. } => {
                    let mut pieces = self.pieces_of(types[index], &parts)?;
                    let mut copy = None;
                    for (number, piece) in pieces.iter_mut().enumerate() {
                        let is_upper = |ty: &Option<_>| matches!(ty, Some(PieceType::UpperVector { .. }));
                        let place = match (large[number], copy) {
                            (None, _) => continue,
                            (Some(PieceType::UpperVector { .. }), Some(before)) => Address::plus(before, 16),
                            _ => {
                                let uppers = large[number + 1..].iter().take_while(|ty| is_upper(ty));
                                match 16 * (1 + uppers.count() as u64) {
                                    16 => self.temporary(16)?,
                                    size => self.aligned_temporary(size, size)?,
                                }
                            }
                        };
                        copy = Some(place);
                        self.store_part(piece.value, place, MemFlagsData::new());
                        if let Some(high) = piece.high {
                            let high = self.reduce(high, I16);
                            self.store_part(high, place.plus(8), MemFlagsData::new());
                        }
                        *piece = PieceValue { value: self.address_value(place), high: None };
                    }
                    pieces
                }
                &Argument::ByValAddress { size, align, .. } => {
                    let copy = self.aligned_temporary(size, align)?;
                    let from = Address { base: AddressBase::Value(parts[0]), offset: 0 };
                    self.copy_memory(copy, from, size)?;
                    vec![PieceValue { value: self.address_value(copy), high: None }]
                }
            });
        }
        Ok(CallArguments { assignment, extensions, pieces, params, specials, error_place, ret, variadic })
    }

    /// The Cranelift arguments of a call. `result_memory` is where a result in memory goes; `None`: where the
    /// function's own result goes.
    fn argument_values(
        &mut self,
        data: &'a CallData,
        arguments: &CallArguments,
        params: &[Param],
        result_memory: Option<Address>,
    ) -> Lowered<Parts> {
        let pieces = &arguments.pieces;
        let mut args = Parts::new();
        for param in params {
            args.push(match param.source {
                Source::Piece { argument, piece } => {
                    let value = pieces[argument][piece].value;
                    match (self.type_of(value).is_vector(), param.abi.value_type) {
                        (true, I64) => self.word_of(value, 0)?,
                        (_, ty) => {
                            let word = self.travelling(value, ty);
                            match self.is_half_in_word(&arguments.assignment, argument, piece) {
                                true => self.ins().ushr_imm_u(word, 16),
                                false => word,
                            }
                        }
                    }
                }
                Source::Shared { argument, piece, count, bytes } => {
                    let values = pieces[argument][piece..piece + count].iter().map(|piece| piece.value);
                    let values: Parts = values.collect();
                    self.shared_word(&values, bytes)
                }
                Source::High { argument, piece } => match pieces[argument][piece] {
                    PieceValue { high: Some(high), .. } => high,
                    PieceValue { value, high: None } => self.word_of(value, 1)?,
                },
                Source::ByVal { argument } => pieces[argument][0].value,
                Source::ByValWord { argument, word } => {
                    let base = AddressBase::Value(pieces[argument][0].value);
                    let size = match arguments.assignment.arguments[argument] {
                        Argument::ByVal { size, .. } => size,
                        Argument::ByValAddress { .. } | Argument::ByAddress { .. } | Argument::Pieces(_) => 0,
                    };
                    let offset = i64::from(word) * 8;
                    self.load_word(Address { base, offset }, size.saturating_sub(offset as u64))
                }
                Source::ResultAddress => match (result_memory, self.frame.result_address) {
                    (Some(memory), _) => self.address_value(memory),
                    (None, Some(address)) => self.kept(address),
                    (None, None) => return unsupported("this call"),
                },
                Source::Callee => self.one(data.callee)?,
                Source::SavedInt(_) | Source::SavedFloat(_) => {
                    let known = self.frame.unnamed.iter().find(|known| known.0 == param.source);
                    match known {
                        Some(&(_, value)) if !self.is_demoted() => value,
                        _ => return unsupported("this variadic musttail call"),
                    }
                }
                Source::Unused | Source::VariadicStack => self.zero(param.abi.value_type),
            });
        }
        Ok(args)
    }

    /// A word of a 128-bit vector.
    fn word_of(&mut self, vector: ir::Value, word: u8) -> Lowered<ir::Value> {
        if self.type_of(vector).bytes() != 16 || !self.type_of(vector).is_vector() {
            return unsupported("this argument");
        }
        let words = self.vector_as(vector, I64X2);
        Ok(self.ins().extractlane(words, word))
    }

    /// Evaluates the arguments of a call and decides how it is made.
    pub(crate) fn prepare_call(&mut self, data: &'a CallData) -> Lowered<PreparedCall> {
        let mut arguments = self.call_arguments(data, Side::Call)?;
        let ret = arguments.ret;
        let result_memory = match arguments.assignment.results {
            Results::Memory(_) => {
                let size = self.layout().alloc_size(self.types(), ret);
                Some(self.temporary(size)?)
            }
            Results::Pieces(_) => None,
        };
        let direct = self.linked_callee(data.callee);
        let abi = self.abi()?;
        let pops = x86_64::callee_pops(data.conv, arguments.assignment.stack_size) > 0;
        let beyond = abi.is_fastcall() && arguments.assignment.is_beyond_fastcall();
        let bridged = pops || beyond || is_bridged(&abi, &arguments.assignment.results);
        let known = direct.is_some_and(|global| self.is_known_not_variadic(global));
        let count_vectors = abi.is_system_v() && arguments.variadic && !known;
        let thunk = direct.is_none() && self.hardening().call_thunk().is_some();
        let mut params = arguments.params.take().filter(|_| !bridged && !thunk);
        if count_vectors && direct.is_none() {
            params = params.and_then(plan::insert_callee);
        }
        let Some(params) = params else {
            return self.prepare_marshalled(data, &arguments, result_memory, count_vectors);
        };
        let args = self.argument_values(data, &arguments, &params, result_memory)?;
        let mut signature = ir::Signature::new(self.clif_convention());
        signature.params = params.iter().map(|param| param.abi).collect();
        let results = match (result_memory, arguments.assignment.results) {
            (Some(memory), _) => FinishedResults::Memory(memory),
            (None, Results::Pieces(pieces)) => {
                signature.returns = self.register_results(&pieces, false)?;
                FinishedResults::Pieces(pieces)
            }
            (None, Results::Memory(_)) => return unsupported("this call"),
        };
        let target = match direct {
            Some(global) if count_vectors => {
                let stub = self.variadic_stub(global);
                CallTarget::Direct(self.part_ref(stub, signature))
            }
            Some(global) => CallTarget::Direct(self.function_ref(global, signature)),
            None if count_vectors => {
                let stub = self.variadic_pointer_stub();
                CallTarget::Direct(self.part_ref(stub, signature))
            }
            None => {
                let callee = self.one(data.callee)?;
                CallTarget::Indirect(self.builder.import_signature(signature), callee)
            }
        };
        Ok(PreparedCall { target, args, finish: CallFinish { ret, results, error: None } })
    }

    /// A call that Cranelift cannot express.
    fn prepare_marshalled(
        &mut self,
        data: &'a CallData,
        arguments: &CallArguments,
        result_memory: Option<Address>,
        count_vectors: bool,
    ) -> Lowered<PreparedCall> {
        if !self.abi()?.is_system_v() && !self.abi()?.is_fastcall() {
            return unsupported("a call with such arguments or results on this architecture");
        }
        let marshalled = MarshalledArguments {
            pieces: &arguments.pieces,
            extensions: &arguments.extensions,
            target: self.one(data.callee)?,
            count_vectors,
            pops: x86_64::callee_pops(data.conv, arguments.assignment.stack_size),
        };
        let (target, args, results, block) =
            self.marshal(&arguments.assignment, &marshalled, result_memory)?;
        let error = arguments.error_place.map(|place| (block.plus(ERROR_RESULT), place));
        Ok(PreparedCall { target, args, finish: CallFinish { ret: arguments.ret, results, error } })
    }

    /// The value of a call from its Cranelift results.
    pub(crate) fn finish_call(&mut self, finish: &CallFinish, results: &[ir::Value]) -> Lowered<Parts> {
        if let Some((from, place)) = finish.error {
            let word = self.load_part(I64, from, MemFlagsData::new());
            let place = Address { base: AddressBase::Value(place), offset: 0 };
            self.store_part(word, place, MemFlagsData::new());
        }
        match &finish.results {
            FinishedResults::Memory(address) => {
                if self.repr(finish.ret)?.kind == ReprKind::Memory {
                    Ok(Parts::from_slice(&[self.address_value(*address)]))
                } else {
                    self.load_parts(finish.ret, *address, MemFlagsData::new())
                }
            }
            FinishedResults::Block { block, wide, pieces } => {
                let values = self.unmarshal(*block, *wide, pieces)?;
                self.value_from_pieces(finish.ret, &values)
            }
            FinishedResults::Pieces(pieces) => {
                debug_assert_eq!(pieces.len(), results.len());
                let values: Vec<PieceValue> = results
                    .iter()
                    .zip(pieces)
                    .map(|(&value, piece)| PieceValue {
                        value: self.travelling(value, plan::piece_type(piece.ty)),
                        high: None,
                    })
                    .collect();
                self.value_from_pieces(finish.ret, &values)
            }
        }
    }

    /// Refuses calls of functions that nobody may call (clang's attribute `error`).
    fn check_callee(&self, callee: Operand) -> Lowered<()> {
        let Operand::Const(callee) = callee else { return Ok(()) };
        let ConstData::Global(callee) = *self.body.context.consts.data(callee) else { return Ok(()) };
        let module = self.lowering.module;
        let function = module.globals.get(callee).and_then(|global| global.as_function());
        match function.and_then(|function| string_attribute(module, function, b"dontcall-error")) {
            Some(reason) => {
                let reason = String::from_utf8_lossy(reason);
                unsupported(format!("a call of a function with the attribute dontcall-error: {reason}"))
            }
            None => Ok(()),
        }
    }

    /// Operand bundles: checks of the callee's type, and those that change nothing about the code of a call.
    fn check_bundles(&mut self, data: &CallData, side: Side) -> Lowered<()> {
        for bundle in &data.bundles {
            let tag = self.string(bundle.tag);
            if tag == b"kcfi" {
                let number = self.const_arg(self.body.operands(bundle.args), 0)?;
                self.check_type(data.callee, number as u32)?;
            } else if tag == ATTACHED_CALL && side != Side::Call {
                return unsupported("a musttail call with the operand bundle \"clang.arc.attachedcall\"");
            } else if !matches!(tag, b"convergencectrl" | b"funclet" | ATTACHED_CALL) {
                return unsupported(format!("the operand bundle \"{}\"", String::from_utf8_lossy(tag)));
            }
        }
        Ok(())
    }

    /// Traps unless the number in front of the function that a pointer leads to is that of the expected type (LLVM, "KCFI
    /// Operand Bundles").
    fn check_type(&mut self, callee: Operand, expected: u32) -> Lowered<()> {
        if matches!(callee, Operand::Const(_)) || !self.lowering.has_module_flag(b"kcfi") {
            return Ok(());
        }
        let x86 = matches!(self.isa.triple().architecture, target_lexicon::Architecture::X86_64);
        if !x86 || self.lowering.format != Format::Elf {
            return unsupported("the operand bundle \"kcfi\" on this target");
        }
        let prefix = self.function_string(b"patchable-function-prefix").unwrap_or(b"0");
        let Some(prefix) = std::str::from_utf8(prefix).ok().and_then(|text| text.parse::<u16>().ok()) else {
            return unsupported("the function attribute patchable-function-prefix");
        };
        let callee = self.one(callee)?;
        let place = Address { base: AddressBase::Value(callee), offset: -4 - i64::from(prefix) };
        let number = self.load_part(I32, place, MemFlagsData::new());
        let differs = self.ins().icmp_imm_u(IntCC::NotEqual, number, i64::from(expected));
        self.ins().trapnz(differs, ir::TrapCode::unwrap_user(TYPE_TRAP));
        Ok(())
    }

    /// What a `byval` argument is copied from. The copy goes word by word, so the last word must be whole.
    fn by_value_source(&mut self, pointer: ir::Value, size: u64) -> Lowered<ir::Value> {
        if size.is_multiple_of(8) || size <= 128 {
            return Ok(pointer);
        }
        let copy = self.temporary(size.next_multiple_of(8))?;
        self.copy_memory(copy, Address { base: AddressBase::Value(pointer), offset: 0 }, size)?;
        Ok(self.address_value(copy))
    }

    /// Eight bytes at `address`, of which only `rest` may be read.
    fn load_word(&mut self, address: Address, rest: u64) -> ir::Value {
        if rest >= 8 {
            return self.load_part(I64, address, MemFlagsData::new());
        }
        let mut word = None;
        let mut done = 0;
        while done < rest {
            let size = 1u64 << (rest - done).ilog2();
            let ty = super::memory::int_of_bytes(size as u32);
            let piece = self.load_part(ty, address.plus(done as i64), MemFlagsData::new());
            let piece = self.widen(piece, I64);
            let piece = if done == 0 { piece } else { self.ins().ishl_imm_u(piece, done as i64 * 8) };
            word = Some(match word {
                None => piece,
                Some(word) => self.ins().bor(word, piece),
            });
            done += size;
        }
        match word {
            Some(word) => word,
            None => self.ins().iconst(I64, 0),
        }
    }

    /// The function that a call instruction can name: a direct callee that is not reached through a word of data.
    fn linked_callee(&self, callee: Operand) -> Option<GlobalId> {
        self.direct_callee(callee).filter(|&global| !self.lowering.is_called_through_slot(global))
    }

    /// A function of the module as a callee. The linker lets a call reach any symbol, through the PLT if need be.
    fn function_ref(&mut self, global: GlobalId, signature: ir::Signature) -> ir::FuncRef {
        let function = self.lowering.module.globals.get(global).and_then(|global| global.as_function());
        let attrs = &self.body.context.attrs;
        let non_lazy = function.is_some_and(|function| {
            attrs.has(attrs.get_list(function.attrs).function, AttrKind::NonLazyBind)
        });
        let near = !non_lazy && !self.lowering.options.has_large_code();
        let colocated = near || self.lowering.is_colocated(global);
        self.callee_ref(NAMESPACE_GLOBAL, global.as_u32(), signature, colocated)
    }

    pub(crate) fn callee_ref(
        &mut self,
        namespace: u32,
        index: u32,
        signature: ir::Signature,
        colocated: bool,
    ) -> ir::FuncRef {
        if let Some(&known) = self.functions.get(&(namespace, index)) {
            let known_signature = self.builder.func.dfg.ext_funcs[known].signature;
            if self.builder.func.dfg.signatures[known_signature] == signature {
                return known;
            }
        }
        let name =
            self.builder.func.declare_imported_user_function(ir::UserExternalName::new(namespace, index));
        let signature = self.builder.import_signature(signature);
        let function = self.builder.import_function(ir::ExtFuncData {
            name: ir::ExternalName::user(name),
            signature,
            colocated,
            patchable: false,
        });
        self.functions.insert((namespace, index), function);
        function
    }

    /// A callee reached through code of this function's own.
    pub(crate) fn part_ref(&mut self, part: u32, signature: ir::Signature) -> ir::FuncRef {
        self.callee_ref(NAMESPACE_PART, part, signature, true)
    }
}
