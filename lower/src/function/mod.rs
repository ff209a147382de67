//! One function body into Cranelift IR.
//!
//! | file | translates |
//! |---|---|
//! | `mod.rs` | the frame: blocks in reverse post-order, phis, dispatch by instruction |
//! | `values.rs` | operands and constants into parts; results of instructions |
//! | `order.rs` | block order and what flows along each edge |
//! | `loops.rs` | which edges leave loops |
//! | `rotation.rs` | loops that test at their top also test at their bottom |
//! | `promote.rs` | which allocas become SSA variables |
//! | `int.rs`, `float.rs`, `cast.rs` | arithmetic, comparisons, conversions of scalars |
//! | `constant_division.rs` | divisions by constants |
//! | `wide.rs`, `wide_intrinsics.rs`, `wide_float.rs` | integers of more than 128 bits |
//! | `huge.rs`, `huge_intrinsics.rs` | integers of more than 4096 bits |
//! | `memory.rs`, `address.rs` | loads, stores, allocas, getelementptr |
//! | `atomic.rs` | atomic accesses |
//! | `segment.rs` | memory in the segments of x86-64 |
//! | `side_stack.rs` | dynamic allocas |
//! | `safe_stack.rs` | objects on a stack of their own |
//! | `aggregate.rs` | insertvalue, extractvalue, select and copies of multi-part values |
//! | `control.rs` | terminators |
//! | `eh.rs` | invoke, landing pads, resume |
//! | `calls/` | calls, arguments, results |
//! | `intrinsics/` | calls of `llvm.*` |
//! | `asm/` | inline assembly |
//! | `attributes.rs` | what function attributes mean |
//! | `protector.rs` | stack protectors |
//!
//! A construct that cannot be compiled is an [`Unsupported`] error of its instruction. Translation goes on
//! with undefined results, so that one run names everything that is missing.

mod address;
mod aggregate;
mod asm;
mod atomic;
mod attributes;
mod calls;
mod cast;
mod constant_division;
mod control;
mod eh;
mod float;
mod huge;
mod huge_intrinsics;
mod int;
mod intrinsics;
mod loops;
mod memory;
mod order;
mod promote;
mod protector;
mod rotation;
mod safe_stack;
mod segment;
mod side_stack;
mod softfloat;
mod values;
mod vector;
mod wide;
mod wide_float;
mod wide_intrinsics;

pub use intrinsics::{INTRINSICS, Treatment};
pub(crate) use vector::NativeVectors;

use crate::features::features_of;
use crate::hardening::CallThunk;
use crate::isa::FunctionIsas;
use crate::repr::{Repr, ReprCache, ReprKind, Unrepresentable};
use crate::stubs::x86_vector::Slot;
use crate::{Isa, Lowering, WorkerState};
pub(crate) use attributes::{has_feature, is_instrumented, string_attribute};
pub(crate) use calls::{TYPE_TRAP, is_bridged};
use cranelift_codegen::ir;
use cranelift_codegen::ir::{InstBuilder, UserFuncName};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use cranelift_frontend::FunctionBuilder;
pub(crate) use eh::Exceptions;
use loops::Loops;
use order::Edges;
use promote::Promotions;
use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::ir::{
    AttrKind, BlockId, Body, CallConv, CallId, GlobalId, Inst, InstId, InstKind, Operand, TypeId, TypeTable,
    ValueId,
};
use rllc_frontend::layout::DataLayout;
use rllc_targets::abi::Register;
use rllc_targets::features::Features;
use rllc_targets::object::{AssemblyStub, FunctionCode, FunctionPart};
use rotation::Rotations;
use rustc_hash::FxHashMap;
pub(crate) use segment::{Segment, SegmentAccess, SegmentOperation};
use smallvec::SmallVec;
use std::rc::Rc;

/// The parts of one value.
pub(crate) type Parts = SmallVec<[ir::Value; 4]>;

/// A construct that cannot be compiled, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unsupported(pub String);

impl From<Unrepresentable> for Unsupported {
    fn from(error: Unrepresentable) -> Self {
        Unsupported(error.0)
    }
}

/// The result of translating one construct.
pub(crate) type Lowered<T> = Result<T, Unsupported>;

/// Shorthand for an [`Unsupported`] error.
pub(crate) fn unsupported<T>(what: impl Into<String>) -> Lowered<T> {
    Err(Unsupported(what.into()))
}

/// Symbols that a function's code refers to, beside what the Cranelift function itself records.
#[derive(Debug, Default)]
pub(crate) struct LoweredFunction {
    /// Names of library and runtime symbols, indexed by the `index` of [`NAMESPACE_LIBRARY`] names.
    pub library_names: Vec<String>,
    /// What its exception tables are made of.
    pub exceptions: Exceptions,
    /// Machine code of its own beside the body, indexed by the `index` of [`NAMESPACE_PART`] names.
    pub parts: Vec<FunctionPart>,
    /// Stubs of its inline assembly.
    pub assembly: Vec<AssemblyStub>,
    part_index: FxHashMap<PartKey, u32>,
    /// What callers enter instead of the body.
    pub entry: Option<FunctionPart>,
    /// What Cranelift's source locations stand for: they are indices into this.
    pub locations: Vec<Location>,
    /// Whether `conversion.rs` has something to do.
    pub converts_floats: bool,
    /// Whether `comparisons.rs` has something to do.
    pub compares_vectors: bool,
    /// Whether operations round as the environment says.
    pub dynamic_rounding: bool,
    /// The registers of the function's results.
    pub result_registers: Vec<Register>,
    /// Bytes by which the entry stub moves the return address down.
    pub entry_bytes: u32,
    /// x86-64: bytes of its stack arguments, as Cranelift has them, if it may end in a jump.
    pub own_stack: u32,
    /// The parts that return from the function.
    pub returning_parts: Vec<u32>,
    /// The part that answers with the frame's base, whose distance from the frame pointer goes into it at the end.
    pub frame_base: Option<u32>,
}

/// Where code comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Location {
    /// Whether it is a return, or a jump to another function.
    pub is_return: bool,
    /// Where the machine code of the return jumps to.
    pub exit: Option<ExitTarget>,
}

/// What a return jumps to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ExitTarget {
    Callee(GlobalId),
    /// One of [`LoweredFunction::parts`].
    Part(u32),
    /// s390x: the address in %r5.
    Register,
}

/// What a part of a function is for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum PartKey {
    VariadicCall(GlobalId),
    VariadicPointerCall,
    VariadicPointerJump,
    X87(crate::stubs::x87::X87Op),
    X86 {
        number: u32,
        immediates: [u8; 2],
    },
    /// The code of instructions of AArch64, RISC-V or s390x that an intrinsic stands for.
    Instructions(Vec<u8>),
    X86Row {
        number: u32,
        immediates: Vec<u8>,
        block: Vec<Slot>,
    },
    Register(&'static str),
    /// By the width of the vector registers.
    MarshalledCall {
        vector_bits: u32,
        thunk: Option<CallThunk>,
        /// Whether the callee follows the convention of 64-bit Windows.
        windows: bool,
    },
    SjljSetjmp,
    FrameBase,
    SjljLongjmp,
    CompareExchange16,
    TlsAddress(GlobalId),
    SafeStackPlace,
    Segment(segment::SegmentAccess),
    Return {
        x87: u32,
        ints: u32,
        error: bool,
        shift: u32,
        pops: u32,
    },
    Forward {
        moves: u64,
        words: u64,
        callee: Option<GlobalId>,
    },
    SignalingCompare {
        double: bool,
    },
    IntToFloat {
        signed: bool,
        double: bool,
    },
    Exit {
        count: u8,
        has_result_address: bool,
        callee: Option<GlobalId>,
    },
}

impl LoweredFunction {
    /// The number of a part, which is made when it is first asked for.
    pub(crate) fn part(&mut self, key: PartKey, make: impl FnOnce() -> FunctionPart) -> u32 {
        if let Some(&index) = self.part_index.get(&key) {
            return index;
        }
        let index = self.parts.len() as u32;
        self.parts.push(make());
        self.part_index.insert(key, index);
        index
    }
}

/// `UserExternalName::namespace` of the module's globals; the index is the `GlobalId`.
pub(crate) const NAMESPACE_GLOBAL: u32 = 0;
/// `UserExternalName::namespace` of [`LoweredFunction::library_names`].
pub(crate) const NAMESPACE_LIBRARY: u32 = 1;
/// `UserExternalName::namespace` of [`LoweredFunction::parts`].
pub(crate) const NAMESPACE_PART: u32 = 2;
/// `UserExternalName::namespace` of names that the object file has as they are, also in
/// [`LoweredFunction::library_names`].
pub(crate) const NAMESPACE_RAW: u32 = 3;
/// `UserExternalName::namespace` of the code of functions of the module, behind what stands at their entries.
pub(crate) const NAMESPACE_BODY: u32 = 4;
/// `UserExternalName::namespace` of a thread-local variable that stands for where those of its image start.
pub(crate) const NAMESPACE_TLS_BASE: u32 = 5;
/// `UserExternalName::namespace` of the offsets of thread-local variables from there.
pub(crate) const NAMESPACE_TLS_OFFSET: u32 = 6;

/// A slice of [`Translator::pool`].
#[derive(Clone, Copy, Default)]
struct PoolRange {
    start: u32,
    len: u32,
}

/// Where an address points: a constant distance from a base.
#[derive(Clone, Copy)]
pub(crate) struct Address {
    pub base: AddressBase,
    /// In bytes.
    pub offset: i64,
}

/// The base of an [`Address`].
#[derive(Clone, Copy)]
pub(crate) enum AddressBase {
    Value(ir::Value),
    Slot(ir::StackSlot),
}

/// The state of translating one function.
pub(crate) struct Translator<'a> {
    pub lowering: &'a Lowering<'a>,
    pub isa: Isa<'a>,
    pub body: &'a Body,
    reprs: &'a mut ReprCache,
    pub builder: FunctionBuilder<'a>,
    /// Cranelift blocks of the reachable blocks.
    blocks: SecondaryMap<BlockId, PackedOption<ir::Block>>,
    edges: Edges,
    loops: Loops,
    rotations: Rotations,
    /// So many Cranelift blocks, without those of the body, have all their predecessors, as the builder knows.
    sealed_blocks: usize,
    values: SecondaryMap<ValueId, PoolRange>,
    pool: Vec<ir::Value>,
    /// Constant-offset addresses of pointer values.
    addresses: FxHashMap<ValueId, Address>,
    promotions: Promotions,
    /// Instead of SSA values, slots hold what lives across blocks (see `values.rs`).
    demote: Option<values::Demotion>,
    symbols: FxHashMap<u32, ir::GlobalValue>,
    /// Names of globals in other namespaces that have been declared.
    special_symbols: FxHashMap<(u32, GlobalId), ir::GlobalValue>,
    /// The thread-local variable that stands for all of this image in the local dynamic model.
    tls_base: Option<GlobalId>,
    functions: FxHashMap<(u32, u32), ir::FuncRef>,
    /// How the function takes its arguments and returns its results.
    frame: calls::Frame,
    /// The memory of dynamic allocas, if there are any.
    side_stack: Option<side_stack::SideStack>,
    safe_stack: Option<safe_stack::SafeStack>,
    /// The guard of the frame, if it is protected.
    protector: Option<protector::Protector>,
    /// Where values of the entry block are kept in a function whose registers may be lost.
    frame_slots: Vec<(ir::Value, ir::StackSlot)>,
    pub output: LoweredFunction,
    library_index: FxHashMap<String, u32>,
    /// The block being translated.
    current: BlockId,
    /// Where exceptions of the calls being made continue.
    unwind_to: Option<BlockId>,
    /// Exception object and selector of the current block's landing pad.
    landing_params: Option<[ir::Value; 2]>,
    errors: Vec<Diagnostic>,
    /// Calls whose calling convention is the platform's C convention use this.
    c_call_conv: cranelift_codegen::isa::CallConv,
    /// The IR's convention of the call being made, else that of the function.
    convention: CallConv,
    /// The features of the function.
    features: Features,
    /// Whether the call being made, else the function, is one whose convention only this module knows.
    private: bool,
    /// What the function's processor can do with vectors.
    native: NativeVectors,
    /// The floating-point environment of the operation being translated, if it is not the default one.
    environment: Option<intrinsics::Environment>,
    /// Whether the body asks for Swift's asynchronous context.
    asks_context: bool,
    /// Where results go that must be computed though nobody may want them.
    kept_results: Option<ir::StackSlot>,
}

/// Translates `body` into `state.context.func`.
pub(crate) fn lower<'a>(
    lowering: &'a Lowering<'a>,
    state: &'a mut WorkerState,
    isas: FunctionIsas<'a>,
    body: &'a Body,
) -> Result<LoweredFunction, Vec<Diagnostic>> {
    let isa = isas.optimizer;
    state.context.clear();
    let func = &mut state.context.func;
    func.name = UserFuncName::user(NAMESPACE_GLOBAL, body.function.as_u32());
    let builder = FunctionBuilder::new(func, &mut state.builder);
    let c_call_conv = cranelift_codegen::isa::CallConv::triple_default(isa.triple());
    let mut translator = Translator {
        lowering,
        isa,
        body,
        reprs: &mut state.reprs,
        builder,
        blocks: SecondaryMap::new(),
        edges: Edges::default(),
        loops: Loops::default(),
        rotations: Rotations::default(),
        sealed_blocks: 0,
        values: SecondaryMap::new(),
        pool: Vec::new(),
        addresses: FxHashMap::default(),
        promotions: Promotions::default(),
        demote: None,
        symbols: FxHashMap::default(),
        special_symbols: FxHashMap::default(),
        tls_base: None,
        functions: FxHashMap::default(),
        frame: calls::Frame::default(),
        side_stack: None,
        safe_stack: None,
        protector: None,
        frame_slots: Vec::new(),
        output: LoweredFunction::default(),
        library_index: FxHashMap::default(),
        current: BlockId::new(0),
        unwind_to: None,
        landing_params: None,
        errors: Vec::new(),
        c_call_conv,
        convention: lowering.module.globals[body.function]
            .as_function()
            .map_or(CallConv(0), |function| function.conv),
        features: lowering.module.globals[body.function]
            .as_function()
            .map_or(Features::default(), |function| {
                features_of(&lowering.options, lowering.module, function)
            }),
        private: calls::is_private(&lowering.module.globals[body.function]),
        native: NativeVectors::of(isa),
        environment: None,
        asks_context: isas.features.async_context,
        kept_results: None,
    };
    translator.function(isas.features.returns_twice);
    let Translator { builder, errors, output, .. } = translator;
    if errors.is_empty() {
        builder.finalize(isa.frontend_config());
        Ok(output)
    } else {
        // The builder's state is only cleared by finishing; a fresh one costs less than keeping it consistent.
        state.builder = cranelift_frontend::FunctionBuilderContext::new();
        state.context.clear();
        Err(errors)
    }
}

/// Whether the function is nothing but inline assembly.
pub(crate) fn is_naked(lowering: &Lowering<'_>, body: &Body) -> bool {
    let attrs = &lowering.module.context.attrs;
    let function = lowering.module.globals[body.function].as_function();
    function.is_some_and(|function| attrs.has(attrs.get_list(function.attrs).function, AttrKind::Naked))
}

/// The code of a naked function.
pub(crate) fn naked(lowering: &Lowering<'_>, body: &Body) -> Result<FunctionCode, Vec<Diagnostic>> {
    asm::naked_function(lowering, body).map_err(|error| vec![diagnostic(lowering, body, None, error)])
}

/// An error as a diagnostic at `inst`, or at the function.
fn diagnostic(
    lowering: &Lowering<'_>,
    body: &Body,
    inst: Option<InstId>,
    Unsupported(what): Unsupported,
) -> Diagnostic {
    let global = &lowering.module.globals[body.function];
    let loc = inst.map_or(global.loc, |inst| body.insts[inst].loc);
    let function = global.name.map_or_else(
        || "an unnamed function".to_owned(),
        |name| format!("@{}", body.context.strings.display(name)),
    );
    *Diagnostic::error(loc, format!("cannot compile {what}")).in_context(format!("in function {function}"))
}

impl<'a> Translator<'a> {
    /// The types the body sees.
    pub fn types(&self) -> &'a TypeTable {
        &self.body.context.types
    }

    /// The module's data layout.
    pub fn layout(&self) -> &'a DataLayout {
        self.lowering.layout
    }

    /// The bytes of an interned string.
    pub fn string(&self, id: rllc_frontend::ir::StrId) -> &'a [u8] {
        self.body.context.strings.get(id)
    }

    /// How values of `ty` are held.
    pub fn repr(&mut self, ty: TypeId) -> Lowered<Rc<Repr>> {
        Ok(self.reprs.get(&self.body.context.types, self.lowering.layout, ty)?)
    }

    /// Instructions go to the end of the current block.
    pub fn ins(&mut self) -> cranelift_frontend::FuncInstBuilder<'_, 'a> {
        self.builder.ins()
    }

    /// The Cranelift type of an SSA value.
    pub fn type_of(&self, value: ir::Value) -> ir::Type {
        self.builder.func.dfg.value_type(value)
    }

    fn function(&mut self, returns_twice: bool) {
        self.check_attributes();
        let order = order::reverse_post_order(self.body);
        for &block in &order {
            let clif_block = self.builder.create_block();
            self.blocks[block] = Some(clif_block).into();
        }
        self.edges = Edges::of(self.body, &order);
        if returns_twice {
            self.demote = Some(values::Demotion::default());
        } else if self.isa.flags().opt_level() != cranelift_codegen::settings::OptLevel::None {
            self.promotions = self.find_promotions(&order);
            self.loops = Loops::of(self.body, &order);
            self.rotations = self.find_rotations(&order);
        }
        let entry = self.builder.create_block();
        self.builder.switch_to_block(entry);
        let prologue = self.function_entry(entry);
        let entered = prologue.is_ok();
        self.record(None, prologue);
        if !entered {
            for &param in &self.body.params {
                let parts = self.undefined(self.body.values[param].ty).unwrap_or_default();
                self.set_value(param, &parts);
            }
        }
        let Some(&first) = order.first() else { return };
        let first = self.clif_block(first);
        self.ins().jump(first, &[]);
        // Once all its predecessors are known a block needs parameters only for variables that differ between them.
        let mut missing: SecondaryMap<BlockId, u32> = SecondaryMap::new();
        for &block in &order {
            rotation::visit_successors(self.body, &self.rotations, block, |succ| missing[succ] += 1);
        }
        self.sealed_blocks = order.len();
        self.seal_new_blocks(self.builder.func.dfg.num_blocks());
        self.builder.seal_block(first);
        for &block in &order {
            self.block(block);
            self.seal_new_blocks(self.builder.func.dfg.num_blocks());
            let mut complete: SmallVec<[ir::Block; 2]> = SmallVec::new();
            rotation::visit_successors(self.body, &self.rotations, block, |succ| {
                missing[succ] -= 1;
                if missing[succ] == 0 {
                    complete.extend(self.blocks[succ].expand());
                }
            });
            for block in complete {
                self.builder.seal_block(block);
            }
        }
        self.place_protector();
        self.builder.seal_all_blocks();
        self.check_registers();
    }

    /// Tells the builder that it knows all predecessors of the blocks up to number `end` that were made for the block
    /// being translated: no other block leads there.
    fn seal_new_blocks(&mut self, end: usize) {
        for index in self.sealed_blocks..end {
            self.builder.seal_block(ir::Block::new(index));
        }
        self.sealed_blocks = end;
    }

    /// The Cranelift block of a reachable block.
    pub fn clif_block(&self, block: BlockId) -> ir::Block {
        self.blocks[block].expect("every successor of a reachable block is reachable")
    }

    fn block(&mut self, block: BlockId) {
        self.current = block;
        let clif_block = self.clif_block(block);
        self.builder.switch_to_block(clif_block);
        self.start_segment();
        let insts = &self.body.blocks[block].insts;
        let phis = insts
            .iter()
            .take_while(|&&inst| matches!(self.body.insts[inst].kind, InstKind::Phi { .. }))
            .count();
        let result = self.block_params(block, clif_block, &insts[..phis]);
        if result.is_err() {
            insts[..phis].iter().for_each(|&phi| self.recover(&self.body.insts[phi]));
        }
        self.record(insts.first().copied(), result);
        for &id in &insts[phis..] {
            let inst = &self.body.insts[id];
            self.set_location(id, inst);
            let errors_before = self.errors.len();
            let result = self.instruction(id, inst);
            self.record(Some(id), result);
            if self.errors.len() > errors_before {
                self.recover(inst);
            }
            if self.is_demoted() && matches!(inst.kind, InstKind::Call(_)) && !self.builder_is_filled() {
                // Any call of such a function may be the one that returns again.
                let next = self.builder.create_block();
                self.ins().jump(next, &[]);
                self.builder.switch_to_block(next);
                self.start_segment();
                self.resume_safe_stack();
            }
        }
    }

    /// After an error: the result becomes undefined, a block gets some terminator.
    fn recover(&mut self, inst: &'a Inst) {
        if let Some(result) = inst.result.expand() {
            let parts = self.undefined(inst.ty).unwrap_or_default();
            self.set_value(result, &parts);
        }
        if inst.kind.is_terminator() && !self.builder_is_filled() {
            self.trap_unreachable();
        }
    }

    fn builder_is_filled(&self) -> bool {
        let Some(block) = self.builder.current_block() else { return true };
        self.builder
            .func
            .layout
            .last_inst(block)
            .is_some_and(|inst| self.builder.func.dfg.insts[inst].opcode().is_terminator())
    }

    /// Records an error with the position of `inst`.
    fn record(&mut self, inst: Option<InstId>, result: Lowered<()>) {
        if let Err(error) = result {
            self.errors.push(diagnostic(self.lowering, self.body, inst, error));
        }
    }

    /// Code that follows belongs to `inst`. Each return has a location of its own, so that its epilogue is found.
    fn set_location(&mut self, id: InstId, inst: &Inst) {
        let is_return = match inst.kind {
            InstKind::Ret { .. } => true,
            InstKind::Call(call) => self.is_jump(id, call),
            _ => false,
        };
        let last = self.output.locations.last();
        if is_return || last.is_none_or(|last| last.is_return) {
            self.output.locations.push(Location { is_return, exit: None });
        }
        self.builder.set_srcloc(ir::SourceLoc::new(self.output.locations.len() as u32 - 1));
    }

    /// The parameters of a block: those of its phis, then those of its landing pad.
    fn block_params(&mut self, block: BlockId, clif_block: ir::Block, phis: &[InstId]) -> Lowered<()> {
        // All of them come before the first instruction, which may be what keeps a phi's value.
        let mut all = Parts::new();
        for &phi in phis {
            let repr = self.repr(self.body.insts[phi].ty)?;
            all.extend(repr.parts.iter().map(|&part| self.builder.append_block_param(clif_block, part)));
        }
        self.landing_pad_params(block, clif_block);
        let mut rest = &all[..];
        let mut in_memory: SmallVec<[(ValueId, ir::Value); 2]> = SmallVec::new();
        for &phi in phis {
            let inst = &self.body.insts[phi];
            let repr = self.repr(inst.ty)?;
            let (parts, others) = rest.split_at(repr.parts.len());
            rest = others;
            let Some(result) = inst.result.expand() else { continue };
            if repr.kind == ReprKind::Memory {
                in_memory.push((result, parts[0]));
            } else {
                self.set_value(result, parts);
            }
        }
        self.phis_in_memory(&in_memory)
    }

    /// The arguments that the edge from the current block to `dest` passes to its phis.
    pub fn edge_args(&mut self, dest: BlockId) -> Lowered<SmallVec<[ir::BlockArg; 8]>> {
        let mut args = SmallVec::new();
        let range = self.edges.range(self.current, dest);
        for index in range {
            let operand = self.edges.operand(index);
            let ty = self.edges.ty(index);
            for part in self.canonical_parts(operand, ty)? {
                args.push(ir::BlockArg::Value(part));
            }
        }
        Ok(args)
    }

    fn instruction(&mut self, id: InstId, inst: &'a Inst) -> Lowered<()> {
        match &inst.kind {
            InstKind::FNeg { arg, .. } => self.fneg(inst, *arg),
            InstKind::Binary { op, args, .. } => self.binary(inst, *op, *args),
            InstKind::Cast { op, arg, .. } => self.cast(inst, *op, *arg),
            InstKind::Icmp { pred, args, .. } => self.icmp(inst, *pred, *args),
            InstKind::Fcmp { pred, args, .. } => self.fcmp(inst, *pred, *args),
            InstKind::Select { args, .. } => self.select(inst, *args),
            InstKind::Phi { .. } => unsupported("a phi after other instructions"),
            InstKind::Freeze { arg } => self.freeze(inst, *arg),
            InstKind::ExtractElement { vector, index } => self.extract_element(inst, *vector, *index),
            InstKind::InsertElement { vector, element, index } => {
                self.insert_element(inst, *vector, *element, *index)
            }
            InstKind::ShuffleVector { args, mask } => self.shuffle_vector(inst, *args, *mask),
            InstKind::ExtractValue { aggregate, indices } => self.extract_value(inst, *aggregate, *indices),
            InstKind::InsertValue { aggregate, element, indices } => {
                self.insert_value(inst, *aggregate, *element, *indices)
            }
            InstKind::Alloca { .. } => self.alloca(inst),
            InstKind::Load { ptr, align, volatile, atomic } => match atomic {
                Some(atomic) => self.atomic_load(inst, *ptr, *align, *atomic),
                None => self.load(inst, *ptr, *align, *volatile),
            },
            InstKind::Store { value, ptr, align, volatile, atomic } => match atomic {
                Some(atomic) => self.atomic_store(*value, *ptr, *align, *atomic),
                None => self.store(*value, *ptr, *align, *volatile),
            },
            InstKind::Fence { atomic } => self.fence(*atomic),
            InstKind::CmpXchg { .. } => self.cmpxchg(inst),
            InstKind::AtomicRmw { .. } => self.atomic_rmw(inst),
            InstKind::GetElementPtr { .. } => self.get_element_ptr(inst),
            InstKind::Call(call) => self.call_any(id, inst, *call),
            InstKind::VaArg { list } => self.va_arg(inst, *list),
            InstKind::LandingPad { .. } => self.landing_pad(inst),
            InstKind::Ret { value } => self.ret(*value),
            InstKind::Br { dest } => self.br(*dest),
            InstKind::CondBr { cond, then_dest, else_dest } => self.cond_br(*cond, *then_dest, *else_dest),
            InstKind::Switch { value, default, values, dests } => {
                self.switch(*value, *default, *values, *dests)
            }
            InstKind::IndirectBr { address, dests } => self.indirect_br(*address, *dests),
            InstKind::Invoke { call, normal, unwind } => self.invoke(id, inst, *call, *normal, *unwind),
            InstKind::CallBr { call, fallthrough, indirect } => {
                self.call_br(inst, *call, *fallthrough, *indirect)
            }
            InstKind::CatchSwitch { .. }
            | InstKind::CatchPad { .. }
            | InstKind::CatchRet { .. }
            | InstKind::CleanupPad { .. }
            | InstKind::CleanupRet { .. } => unsupported(eh::FUNCLETS),
            InstKind::Resume { value } => self.resume(*value),
            InstKind::Unreachable => {
                self.trap_unreachable();
                Ok(())
            }
        }
    }

    /// A call of a function, an intrinsic or inline assembly.
    fn call_any(&mut self, id: InstId, inst: &'a Inst, call: CallId) -> Lowered<()> {
        let data = &self.body.calls[call];
        match data.callee {
            Operand::Asm(asm) => self.inline_asm(inst, data, asm),
            _ => self.call(id, inst, call),
        }
    }

    /// Ends the block where control cannot arrive.
    pub fn trap_unreachable(&mut self) {
        self.ins().trap(ir::TrapCode::unwrap_user(1));
    }

    /// The type of an operand.
    pub fn operand_type(&self, operand: Operand) -> TypeId {
        self.body.operand_type(operand)
    }
}
