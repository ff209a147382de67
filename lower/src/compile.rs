//! Cranelift's back end, and its output in the terms of the object model.

use crate::addresses;
use crate::comparisons;
use crate::conversion;
use crate::division::raise_divide_errors;
use crate::function::TYPE_TRAP;
use crate::function::{
    Exceptions, LoweredFunction, NAMESPACE_BODY, NAMESPACE_GLOBAL, NAMESPACE_PART, NAMESPACE_RAW,
    NAMESPACE_TLS_BASE, NAMESPACE_TLS_OFFSET, has_feature,
};
use crate::hardening::{self, Return};
use crate::isa::{FunctionIsas, stack_probe};
use crate::lsda::{CallSite, Table};
use crate::stubs::x86_64::set_frame_base;
use crate::unwind;
use crate::{Lowering, RelocationModel, WorkerState};
use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::{self, ExternalName, LibCall, TrapCode};
use cranelift_codegen::isa::unwind::UnwindInst;
use cranelift_codegen::settings;
use cranelift_codegen::{
    CodegenError, CompiledCode, FinalizedMachExceptionHandler, FinalizedRelocTarget, MachTrap,
};
use cranelift_entity::EntityRef;
use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::ir::{AttrKind, Body, ConstData, GlobalId, Type, TypeId, TypeTable};
use rllc_targets::globals::exception_encodings;
use rllc_targets::object::{CodeFixup, CodeTarget, FixupKind, FunctionCode, Personality, PrivateData};
use rustc_hash::FxHashSet;
use target_lexicon::Architecture;

/// Optimizes the function in `state.context` and makes its machine code.
fn generate(
    state: &mut WorkerState,
    isas: FunctionIsas<'_>,
    lowered: &LoweredFunction,
) -> Result<(), CodegenError> {
    let WorkerState { context, control, sinker, .. } = state;
    if isas.optimizer.flags().opt_level() != settings::OptLevel::None {
        context.optimize(&**isas.optimizer, control)?;
        sinker.run(&mut context.func);
    }
    if lowered.compares_vectors {
        comparisons::keep_loads_apart(&mut context.func);
    }
    if lowered.converts_floats {
        conversion::make_trapping(&mut context.func);
    }
    context.compile(&**isas.back_end, control).map(drop).map_err(|error| error.inner)
}

/// Compiles the function in `state.context`.
pub(crate) fn compile(
    lowering: &Lowering<'_>,
    state: &mut WorkerState,
    isas: FunctionIsas<'_>,
    body: &Body,
    lowered: LoweredFunction,
) -> Result<FunctionCode, Vec<Diagnostic>> {
    let failed = |what: String| {
        let global = &lowering.module.globals[body.function];
        let name =
            global.name.map_or_else(String::new, |name| body.context.strings.display(name).into_owned());
        vec![*Diagnostic::error(global.loc, what).in_context(format!("in function @{name}"))]
    };
    let isa = isas.back_end;
    if let Err(error) = generate(state, isas, &lowered) {
        let what = match &error {
            CodegenError::Verifier(errors) => {
                format!("internal error: invalid code for the generator: {errors}")
            }
            other => format!("the code generator failed: {other}"),
        };
        return Err(failed(what));
    }
    let Some(compiled) = state.context.compiled_code() else {
        return Err(failed("internal error: no code was made".into()));
    };
    let function = lowering.module.globals[body.function].as_function();
    let named = function.and_then(|function| stack_probe(&lowering.options, lowering.module, function));
    let stack_probe = match (named, lowering.options.target.is_windows_gnu()) {
        (Some(name), _) => CodeTarget::Name(name.into()),
        (None, true) => CodeTarget::RawName(b"___chkstk_ms"[..].into()),
        (None, false) => CodeTarget::RawName(b"__chkstk"[..].into()),
    };
    let names = Names { lowering, func: &state.context.func, lowered: &lowered, stack_probe };
    let mut code = compiled.buffer.data().to_vec();
    let mut fixups = Vec::with_capacity(compiled.buffer.relocs().len());
    for reloc in compiled.buffer.relocs() {
        let target = match &reloc.target {
            FinalizedRelocTarget::ExternalName(name) => names.target(name),
            FinalizedRelocTarget::Func(offset) => CodeTarget::Code(*offset),
        };
        let kind = fixup_kind(reloc.kind).map_err(failed)?;
        let addend = reloc.addend;
        let fixup = CodeFixup { offset: reloc.offset, kind, target, minus: None, addend };
        fixups.push(match names.namespace(&reloc.target) {
            Some(NAMESPACE_TLS_BASE) => addresses::tls_base(fixup).map_err(failed)?,
            Some(NAMESPACE_TLS_OFFSET) => addresses::tls_offset(&mut code, fixup).map_err(failed)?,
            _ => fixup,
        });
    }
    let x86_64 = lowering.options.triple.architecture == Architecture::X86_64;
    let tagged =
        x86_64 && function.is_some_and(|function| has_feature(lowering.module, function, b"tagged-globals"));
    addresses::settle(lowering, &mut code, &mut fixups, tagged);
    if lowering.options.triple.architecture == Architecture::X86_64 {
        raise_divide_errors(&mut code, compiled.buffer.traps());
        if lowered.converts_floats {
            conversion::skip_checks(&mut code, compiled.buffer.traps()).map_err(failed)?;
        }
    }
    if lowered.dynamic_rounding && matches!(lowering.options.triple.architecture, Architecture::Riscv64(_)) {
        for range in compiled.buffer.get_srclocs_sorted() {
            round_dynamically(&mut code[range.start as usize..range.end as usize]);
        }
    }
    let buffer = &compiled.buffer;
    let returns = || {
        let is_return =
            |loc: ir::SourceLoc| !loc.is_default() && lowered.locations[loc.bits() as usize].is_return;
        let returns = buffer.get_srclocs_sorted().iter().filter(move |range| is_return(range.loc));
        returns.flat_map(|range| {
            let exit = lowered.locations[range.loc.bits() as usize].exit;
            let parts = split_at_blocks((range.start, range.end), &compiled.bb_starts);
            parts.map(move |(start, end)| Return { start, end, exit })
        })
    };
    let mut parts = lowered.parts;
    if let Some(part) = lowered.frame_base.and_then(|part| parts.get_mut(part as usize)) {
        set_frame_base(part, unwind::base_distance(&buffer.unwind_info));
    }
    let mut entry = lowered.entry;
    // What ends a frame is known by its form: on x86-64 the new one, else the old one.
    let early = lowering.options.triple.architecture == Architecture::X86_64;
    let mut harden = |code: &mut [u8]| {
        let hardened = hardening::Code {
            code,
            fixups: &mut fixups,
            parts: &mut parts,
            entry: entry.as_mut(),
            results: &lowered.result_registers,
            own_stack: lowered.own_stack,
            returning_parts: &lowered.returning_parts,
        };
        hardening::harden(lowering, body, returns(), hardened).map_err(failed)
    };
    if early {
        harden(&mut code)?;
    }
    unwind::order_epilogues(isa, &mut code, returns().map(|range| (range.start, range.end)));
    let mut data = Vec::new();
    let unwind = match UnwindNeed::of(lowering, body) {
        UnwindNeed::None => None,
        need => {
            let ranges = returns().map(|range| (range.start, range.end));
            let mut unwind = unwind::describe(isa, &buffer.unwind_info, &code, ranges).map_err(failed)?;
            unwind::move_frame(&mut unwind, lowered.entry_bytes);
            unwind.asynchronous = need == UnwindNeed::Asynchronous;
            unwind.personality =
                personality(lowering, body, compiled, code.len(), &lowered.exceptions, &mut data);
            Some(unwind)
        }
    };
    if !early {
        harden(&mut code)?;
    }
    // Landing pads and returns of `setjmp` are entered by jumps of the runtime; x86-64 jump tables jump without `notrack`.
    let tables = lowering.options.triple.architecture == Architecture::X86_64
        && !state.context.func.dfg.jump_tables.is_empty();
    let unmarked_entry =
        matches!(lowering.options.triple.architecture, Architecture::Aarch64(_)) && !isas.marks_targets;
    let unmarked_targets =
        tables || unmarked_entry || isas.features.returns_twice || !lowered.exceptions.pads.is_empty();
    for part in &mut parts {
        // A stub that does not touch the stack is described by the state at entry.
        part.unwind = unwind.is_some().then(|| part.unwind.take().unwrap_or_default());
    }
    Ok(FunctionCode {
        code,
        align: u64::from(compiled.buffer.alignment.max(1)),
        fixups,
        data,
        unwind,
        parts,
        entry: entry.map(Box::new),
        assembly: lowered.assembly,
        stack_size: stack_size(lowering.options.triple.architecture, compiled),
        uses_floats: lowering.notes_floats() && uses_floats(lowering.options.triple.architecture, body),
        unmarked_targets,
        unsigned_returns: !isas.signs_returns,
        indirect_calls: isas.features.indirect_calls,
        trampolines: isas.features.trampolines,
        checked_type: checked_type(lowering, body),
        type_traps: type_traps(compiled.buffer.traps()),
        ..FunctionCode::default()
    })
}

/// Bytes of stack below the caller's stack pointer, without the return address where a call pushes it.
fn stack_size(architecture: Architecture, compiled: &CompiledCode) -> u64 {
    let buffer = &compiled.buffer;
    let below_link = buffer.frame_layout().map_or(0, |layout| u64::from(layout.frame_to_fp_offset));
    let steps = || buffer.unwind_info.iter().map(|(_, step)| step);
    match architecture {
        Architecture::X86_64 => below_link + 8,
        Architecture::S390x => steps()
            .map(|step| match step {
                UnwindInst::StackAlloc { size } => u64::from(*size),
                _ => 0,
            })
            .sum(),
        _ => match steps().any(|step| matches!(step, UnwindInst::PushFrameRegs { .. })) {
            true => below_link + 16,
            false => below_link,
        },
    }
}

/// The type that callers through pointers check.
pub(crate) fn checked_type(lowering: &Lowering<'_>, body: &Body) -> Option<u32> {
    let node = lowering.function_attachment(body, b"kcfi_type")?;
    lowering.node_number(body, node).map(|number| number as u32)
}

/// The traps behind failed checks of the types of functions.
fn type_traps(traps: &[MachTrap]) -> Vec<u32> {
    let own = TrapCode::unwrap_user(TYPE_TRAP);
    traps.iter().filter(|trap| trap.code == own).map(|trap| trap.offset).collect()
}

/// The parts of a range of code that lie in different basic blocks; `starts` is sorted.
fn split_at_blocks(range: (u32, u32), starts: &[u32]) -> impl Iterator<Item = (u32, u32)> {
    let (start, end) = range;
    let first = starts.partition_point(|&block| block <= start);
    let last = starts.partition_point(|&block| block < end).max(first);
    let ends = starts[first..last].iter().copied().chain([end]);
    ends.scan(start, |start, end| Some((std::mem::replace(start, end), end)))
}

/// RISC-V: makes arithmetic that rounds to nearest (rounding mode 0 in bits 12 to 14) round as the environment says
/// (7). Instructions are words here: no code is compressed then.
fn round_dynamically(code: &mut [u8]) {
    /// The upper seven bits of what rounds under the opcode of floating-point arithmetic, without the format: addition,
    /// subtraction, multiplication, division, square root, conversions between formats and from integers.
    const ROUNDED: [u32; 7] = [0x00, 0x04, 0x08, 0x0c, 0x2c, 0x20, 0x68];
    for word in code.as_chunks_mut::<4>().0 {
        let bits = u32::from_le_bytes(*word);
        let rounds = match bits & 0x7f {
            0x43 | 0x47 | 0x4b | 0x4f => true, // fused multiplication and addition
            0x53 => ROUNDED.contains(&(bits >> 25 & !3)),
            _ => false,
        };
        if rounds && bits >> 12 & 7 == 0 {
            *word = (bits | 7 << 12).to_le_bytes();
        }
    }
}

/// Whether a parameter, an instruction's operand or a result is or has a floating-point number. x86-64: no parameters, and
/// single numbers only.
fn uses_floats(architecture: Architecture, body: &Body) -> bool {
    let types = &body.context.types;
    let single = architecture == Architecture::X86_64;
    let is_float = |ty| if single { types.is_float(ty) } else { has_float(types, ty) };
    let placed = body.blocks.values().flat_map(|block| &block.insts);
    let parameters = || !single && body.params.iter().any(|&param| is_float(body.values[param].ty));
    parameters()
        || placed.map(|&inst| &body.insts[inst]).any(|inst| {
            let mut found = is_float(inst.ty);
            body.visit_operands(&inst.kind, |operand| found |= is_float(body.operand_type(operand)));
            found
        })
}

/// Whether values of the type hold floating-point numbers.
fn has_float(types: &TypeTable, ty: TypeId) -> bool {
    let is_simple = |ty| !matches!(types.get(ty), Type::Array { .. } | Type::Struct { .. } | Type::Named(_));
    if is_simple(ty) {
        return types.is_float(types.scalar(ty));
    }
    let mut seen = FxHashSet::default();
    let mut rest = vec![ty];
    while let Some(ty) = rest.pop() {
        if is_simple(ty) && types.is_float(types.scalar(ty)) {
            return true;
        }
        if !seen.insert(ty) {
            continue;
        }
        match *types.get(ty) {
            Type::Array { elem, .. } => rest.push(elem),
            _ => rest.extend(types.struct_body(ty).into_iter().flat_map(|(fields, _)| fields)),
        }
    }
    false
}

/// Whether a function gets an unwind table (LLVM's `needsUnwindTableEntry`).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum UnwindNeed {
    None,
    Synchronous,
    Asynchronous,
}

impl UnwindNeed {
    pub(crate) fn of(lowering: &Lowering<'_>, body: &Body) -> UnwindNeed {
        let Some(function) = lowering.module.globals[body.function].as_function() else {
            return UnwindNeed::None;
        };
        let attrs = &lowering.module.context.attrs;
        let set = attrs.get_list(function.attrs).function;
        match attrs.int(set, AttrKind::UwTable) {
            Some(1) => UnwindNeed::Synchronous,
            Some(_) => UnwindNeed::Asynchronous,
            None if !attrs.has(set, AttrKind::NoUnwind) || function.personality.is_some() => {
                UnwindNeed::Synchronous
            }
            None if lowering.options.unwind_tables => UnwindNeed::Asynchronous,
            None => UnwindNeed::None,
        }
    }
}

/// The personality of the function and its data, which becomes an entry of `data`. Routines that do nothing
/// without landing pads are left out there, as LLVM leaves them out.
fn personality(
    lowering: &Lowering<'_>,
    body: &Body,
    compiled: &CompiledCode,
    code_size: usize,
    exceptions: &Exceptions,
    data: &mut Vec<PrivateData>,
) -> Option<Personality> {
    let function = lowering.module.globals[body.function].as_function()?;
    let ConstData::Global(routine) = *lowering.module.context.consts.data(function.personality?) else {
        return None;
    };
    let name = lowering.module.globals[routine].name.map(|name| lowering.module.context.strings.get(name));
    if exceptions.pads.is_empty() && name.is_some_and(|name| PERSONALITIES_WITHOUT_EFFECT.contains(&name)) {
        return None;
    }
    let sites: Vec<CallSite> = compiled
        .buffer
        .call_sites()
        .map(|site| CallSite {
            return_address: site.ret_addr,
            landing: site.exception_handlers.iter().find_map(|handler| match handler {
                FinalizedMachExceptionHandler::Tag(tag, offset) => Some((*offset, tag.as_u32())),
                FinalizedMachExceptionHandler::Default(_) | FinalizedMachExceptionHandler::Context(_) => None,
            }),
        })
        .collect();
    let encodings = exception_encodings(
        lowering.format,
        lowering.architecture,
        lowering.options.relocation_model == RelocationModel::Pic,
        lowering.options.large_data.code_model,
    );
    let table = Table {
        code_size: code_size as u32,
        sites: &sites,
        pads: &exceptions.pads,
        types: &exceptions.types,
        encoding: encodings.type_info,
        format: lowering.format,
    };
    data.push(table.encode());
    Some(Personality { target: CodeTarget::Global(routine), lsda: Some(data.len() as u32 - 1) })
}

/// Personality routines that only act on landing pads (LLVM's `isNoOpWithoutInvoke`).
const PERSONALITIES_WITHOUT_EFFECT: &[&[u8]] = &[
    b"__gnat_eh_personality",
    b"__gxx_personality_v0",
    b"__gxx_personality_seh0",
    b"__gxx_personality_sj0",
    b"__gcc_personality_v0",
    b"__gcc_personality_seh0",
    b"__gcc_personality_sj0",
    b"__objc_personality_v0",
    b"__CxxFrameHandler3",
    b"ProcessCLRException",
    b"rust_eh_personality",
    b"__xlcxx_personality_v1",
    b"__zos_cxx_personality_v2",
];

struct Names<'a> {
    lowering: &'a Lowering<'a>,
    func: &'a ir::Function,
    lowered: &'a LoweredFunction,
    /// What is called before more than a page of stack is allocated.
    stack_probe: CodeTarget,
}

impl Names<'_> {
    /// A global of the module; a declared support routine is the one that the object brings.
    fn global(&self, global: GlobalId) -> CodeTarget {
        let module = self.lowering.module;
        let routine = module.globals.get(global).filter(|value| value.is_declaration()).and_then(|value| {
            let name = module.context.strings.get(value.name?);
            name.starts_with(rllc_runtime::PREFIX.as_bytes()).then_some(name)
        });
        routine.map_or(CodeTarget::Global(global), |name| CodeTarget::Name(name.into()))
    }

    /// The namespace of a name that is not the code generator's own.
    fn namespace(&self, target: &FinalizedRelocTarget) -> Option<u32> {
        match target {
            FinalizedRelocTarget::ExternalName(ExternalName::User(reference)) => {
                Some(self.func.params.user_named_funcs()[*reference].namespace)
            }
            _ => None,
        }
    }

    fn target(&self, name: &ExternalName) -> CodeTarget {
        match name {
            ExternalName::User(reference) => {
                let name = &self.func.params.user_named_funcs()[*reference];
                let text = || self.lowered.library_names[name.index as usize].as_bytes().into();
                match name.namespace {
                    NAMESPACE_GLOBAL | NAMESPACE_TLS_BASE | NAMESPACE_TLS_OFFSET => {
                        self.global(GlobalId::new(name.index as usize))
                    }
                    NAMESPACE_BODY => CodeTarget::Body(GlobalId::new(name.index as usize)),
                    NAMESPACE_PART => CodeTarget::Part(name.index),
                    NAMESPACE_RAW => CodeTarget::RawName(text()),
                    _ => CodeTarget::Name(text()),
                }
            }
            ExternalName::LibCall(call) => match call {
                LibCall::Probestack => self.stack_probe.clone(),
                LibCall::ElfTlsGetAddr | LibCall::ElfTlsGetOffset => {
                    CodeTarget::RawName(libcall_name(*call).as_bytes().into())
                }
                _ => CodeTarget::Name(libcall_name(*call).as_bytes().into()),
            },
            ExternalName::KnownSymbol(symbol) => CodeTarget::RawName(
                match symbol {
                    ir::KnownSymbol::ElfGlobalOffsetTable => &b"_GLOBAL_OFFSET_TABLE_"[..],
                    ir::KnownSymbol::CoffTlsIndex => b"_tls_index",
                }
                .into(),
            ),
            ExternalName::TestCase(name) => CodeTarget::Name(name.raw().into()),
        }
    }
}

/// The library function behind a call that Cranelift makes of its own.
fn libcall_name(call: LibCall) -> &'static str {
    match call {
        LibCall::Probestack => "__chkstk",
        LibCall::CeilF32 => "ceilf",
        LibCall::CeilF64 => "ceil",
        LibCall::FloorF32 => "floorf",
        LibCall::FloorF64 => "floor",
        LibCall::TruncF32 => "truncf",
        LibCall::TruncF64 => "trunc",
        LibCall::NearestF32 => "rintf",
        LibCall::NearestF64 => "rint",
        LibCall::FmaF32 => "fmaf",
        LibCall::FmaF64 => "fma",
        LibCall::Memcpy => "memcpy",
        LibCall::Memset => "memset",
        LibCall::Memmove => "memmove",
        LibCall::Memcmp => "memcmp",
        LibCall::ElfTlsGetAddr => "__tls_get_addr",
        LibCall::ElfTlsGetOffset => "__tls_get_offset",
        LibCall::X86Pshufb => "__rllc_x86_pshufb",
    }
}

/// The object model's kind for a relocation of Cranelift.
fn fixup_kind(reloc: Reloc) -> Result<FixupKind, String> {
    Ok(match reloc {
        Reloc::Abs4 => FixupKind::Abs4,
        Reloc::Abs8 => FixupKind::Abs8,
        Reloc::X86PCRel4 => FixupKind::X86PcRel4,
        Reloc::X86CallPCRel4 | Reloc::X86CallPLTRel4 => FixupKind::X86Branch4,
        Reloc::X86GOTPCRel4 => FixupKind::X86RexGotPcRelX4,
        Reloc::X86SecRel => FixupKind::SectionRel4,
        Reloc::ElfX86_64TlsGd => FixupKind::X86TlsGd,
        Reloc::MachOX86_64Tlv => FixupKind::X86Tlvp,
        Reloc::Arm64Call => FixupKind::Aarch64Call26,
        Reloc::MachOAarch64TlsAdrPage21 => FixupKind::Aarch64TlvpPage21,
        Reloc::MachOAarch64TlsAdrPageOff12 => FixupKind::Aarch64TlvpLo12,
        Reloc::Aarch64TlsDescAdrPage21 => FixupKind::Aarch64TlsDescPage21,
        Reloc::Aarch64TlsDescLd64Lo12 => FixupKind::Aarch64TlsDescLdLo12,
        Reloc::Aarch64TlsDescAddLo12 => FixupKind::Aarch64TlsDescAddLo12,
        Reloc::Aarch64TlsDescCall => FixupKind::Aarch64TlsDescCall,
        Reloc::Aarch64AdrGotPage21 => FixupKind::Aarch64GotPage21,
        Reloc::Aarch64Ld64GotLo12Nc => FixupKind::Aarch64GotLo12,
        Reloc::Aarch64AdrPrelPgHi21 => FixupKind::Aarch64AdrPage21,
        Reloc::Aarch64AddAbsLo12Nc => FixupKind::Aarch64AddLo12,
        Reloc::RiscvCallPlt => FixupKind::RiscvCall,
        Reloc::RiscvTlsGdHi20 => FixupKind::RiscvTlsGdHi20,
        Reloc::RiscvPCRelLo12I => FixupKind::RiscvPcRelLo12I,
        Reloc::RiscvGotHi20 => FixupKind::RiscvGotHi20,
        Reloc::RiscvPCRelHi20 => FixupKind::RiscvPcRelHi20,
        Reloc::S390xPCRel32Dbl => FixupKind::S390xPcRel32Dbl,
        Reloc::S390xPLTRel32Dbl => FixupKind::S390xPltRel32Dbl,
        Reloc::S390xTlsGd64 => FixupKind::S390xTlsGd64,
        Reloc::S390xTlsGdCall => FixupKind::S390xTlsGdCall,
        other @ (Reloc::Arm32Call | Reloc::PulleyPcRel | Reloc::PulleyCallIndirectHost) => {
            return Err(format!("internal error: a relocation {other:?} of another architecture"));
        }
    })
}
