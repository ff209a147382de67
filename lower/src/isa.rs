//! The Cranelift targets of a module.
//!
//! A setting that a function needs for itself (no optimization for `optnone`, frame pointers) makes a variant
//! of the target; variants are made once for the module.

use crate::features::features_of;
use crate::function::{NativeVectors, is_instrumented, string_attribute};
use crate::{Isa, LowerOptions, Lowering, OptLevel, RelocationModel};
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use rllc_frontend::ir::{
    AttrKind, Body, ConstData, Function, GlobalId, InstKind, Module, Operand, TailKind, TypeId,
};
use rllc_targets::abi::{Abi, Platform};
use rllc_targets::features::Features;
use target_lexicon::{Architecture, OperatingSystem};

/// The variants.
pub struct IsaVariants {
    /// For each combination of attributes in the module, the targets by [`Variant::index`].
    isas: Vec<(Hardening, Vec<OwnedTargetIsa>)>,
    vectors: NativeVectors,
}

/// What a function's attributes ask of its frame, its entry and its instructions.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Hardening {
    /// `"frame-pointer"="all"`. Functions that call others have a frame pointer anyway.
    frame_pointers: bool,
    /// `"probe-stack"`: touch each page of the frame.
    probes: Option<Probes>,
    /// `"branch-target-enforcement"`.
    branch_targets: bool,
    /// `"sign-return-address"`.
    signing: Signing,
    /// `"target-cpu"` and `"target-features"`.
    features: Features,
}

/// How the pages of a frame are touched.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Probes {
    /// The logarithm of their distance in bytes.
    distance: u32,
    /// A function does it.
    by_call: bool,
}

/// The function that `"probe-stack"` names for the frames of `function`, if it is to be called.
pub(crate) fn stack_probe<'a>(
    options: &LowerOptions,
    module: &'a Module,
    function: &Function,
) -> Option<&'a [u8]> {
    let name = string_attribute(module, function, b"probe-stack")?;
    let x86 = matches!(options.triple.architecture, Architecture::X86_64);
    (x86 && name != b"inline-asm").then_some(name)
}

/// Which functions of AArch64 sign the return address: those that store it, or all.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Signing {
    #[default]
    None,
    NonLeaf,
    All,
}

/// The distance of stack probes if the function does not say (`"stack-probe-size"`), in bytes.
const PROBE_DISTANCE: u32 = 4096;

impl Hardening {
    /// What the attributes of `function` ask for.
    fn of(options: &LowerOptions, module: &Module, function: &Function) -> Hardening {
        let string = |name: &[u8]| string_attribute(module, function, name);
        // Windows commits the stack page by page.
        let windows = options.triple.operating_system == OperatingSystem::Windows;
        let probed = string(b"probe-stack").is_some() || windows && string(b"no-stack-arg-probe").is_none();
        let distance =
            string(b"stack-probe-size").and_then(|text| std::str::from_utf8(text).ok()?.parse().ok());
        let distance: u32 = distance.unwrap_or(PROBE_DISTANCE).clamp(256, 1 << 20);
        let returns = crate::hardening::Hardening::of(module, function);
        let aarch64 = matches!(options.triple.architecture, Architecture::Aarch64(_));
        let x86 = matches!(options.triple.architecture, Architecture::X86_64);
        let by_call = windows && x86 || stack_probe(options, module, function).is_some();
        Hardening {
            frame_pointers: string(b"frame-pointer") == Some(b"all")
                || returns.changes_returns() && matches!(options.triple.architecture, Architecture::X86_64),
            probes: probed.then(|| Probes { distance: distance.ilog2(), by_call }),
            branch_targets: aarch64
                && string(b"branch-target-enforcement").is_some_and(|value| value != b"false"),
            signing: match string(b"sign-return-address") {
                Some(b"non-leaf") if aarch64 => Signing::NonLeaf,
                Some(b"all") if aarch64 => Signing::All,
                _ => Signing::None,
            },
            features: features_of(options, module, function),
        }
    }
}

/// Functions of more instructions are compiled as at `-O0`.
const MAX_OPTIMIZED_INSTRUCTIONS: usize = 100_000;
/// Functions of more blocks are compiled as at `-O0`.
const MAX_OPTIMIZED_BLOCKS: usize = 20_000;

/// Per-function settings.
#[derive(Clone, Copy, Default)]
struct Variant {
    optimize: bool,
    frame_pointers: bool,
    /// The function is optimized already: only machine code is to be made.
    optimized: bool,
}

impl Variant {
    /// How many there are.
    const COUNT: usize = 8;

    fn at(index: usize) -> Variant {
        Variant { optimize: index & 1 != 0, frame_pointers: index & 2 != 0, optimized: index & 4 != 0 }
    }

    fn index(self) -> usize {
        usize::from(self.optimize) | usize::from(self.frame_pointers) << 1 | usize::from(self.optimized) << 2
    }
}

/// The targets that one function is compiled with.
#[derive(Clone, Copy)]
pub(crate) struct FunctionIsas<'a> {
    /// For the lowering to Cranelift IR and its optimization.
    pub(crate) optimizer: Isa<'a>,
    /// For machine code. It differs only in the level if the function is optimized.
    pub(crate) back_end: Isa<'a>,
    /// What the body uses.
    pub(crate) features: BodyFeatures,
    /// Whether entries and targets of jump tables get landing marks from the code generator.
    pub(crate) marks_targets: bool,
    /// Whether return addresses are signed.
    pub(crate) signs_returns: bool,
}

fn set(builder: &mut settings::Builder, name: &str, value: &str) -> Result<(), String> {
    builder.set(name, value).map_err(|error| format!("code generator setting {name}={value}: {error}"))
}

fn build(options: &LowerOptions, hardening: Hardening, variant: Variant) -> Result<OwnedTargetIsa, String> {
    let mut shared = settings::builder();
    let triple = &options.triple;
    let opt_level = match (variant.optimize, options.opt_level) {
        (false, _) | (true, OptLevel::None) => "none",
        (true, OptLevel::Speed) => "speed",
        (true, OptLevel::SpeedAndSize) => "speed_and_size",
    };
    set(&mut shared, "opt_level", if variant.optimized { "none" } else { opt_level })?;
    if opt_level == "none" {
        set(&mut shared, "regalloc_algorithm", "single_pass")?;
    }
    // Other code loads addresses from words inside the code; `addresses.rs` settles what need not come from
    // the global offset table or the import table.
    let pic = options.relocation_model == RelocationModel::Pic || !options.has_large_code();
    set(&mut shared, "is_pic", if pic { "true" } else { "false" })?;
    set(&mut shared, "enable_verifier", if options.verify_clif { "true" } else { "false" })?;
    set(&mut shared, "enable_llvm_abi_extensions", "true")?;
    set(&mut shared, "machine_code_cfg_info", "true")?;
    set(&mut shared, "enable_probestack", if hardening.probes.is_some() { "true" } else { "false" })?;
    if let Some(Probes { distance, by_call }) = hardening.probes {
        set(&mut shared, "probestack_strategy", if by_call { "outline" } else { "inline" })?;
        set(&mut shared, "probestack_size_log2", &distance.to_string())?;
    }
    // Spectre mitigations belong to attributes of the module, not to every jump table.
    set(&mut shared, "enable_table_access_spectre_mitigation", "false")?;
    set(&mut shared, "enable_heap_access_spectre_mitigation", "false")?;
    set(
        &mut shared,
        "preserve_frame_pointers",
        if variant.frame_pointers || hardening.frame_pointers { "true" } else { "false" },
    )?;
    let tls_model = match triple.operating_system {
        OperatingSystem::Darwin(_) | OperatingSystem::MacOSX(_) | OperatingSystem::IOS(_) => "macho",
        OperatingSystem::Windows => "coff",
        _ => "elf_gd",
    };
    set(&mut shared, "tls_model", tls_model)?;
    let mut isa = cranelift_codegen::isa::lookup(triple.clone())
        .map_err(|error| format!("no code generator for {triple}: {error}"))?;
    let target = options.target.target().map_err(|error| error.to_string())?;
    for (name, on) in hardening.features.settings(target.isa) {
        let value = if on { "true" } else { "false" };
        isa.set(name, value).map_err(|error| format!("code generator setting {name}={value}: {error}"))?;
    }
    let aarch64_settings = [
        ("use_bti", hardening.branch_targets),
        ("sign_return_address", hardening.signing != Signing::None),
        ("sign_return_address_all", hardening.signing == Signing::All),
    ];
    if hardening.signing != Signing::None {
        // A check and a return in one instruction leave no room for a jump in place of the return.
        isa.set("has_pauth", "false")
            .map_err(|error| format!("code generator setting has_pauth: {error}"))?;
    }
    for (name, _) in aarch64_settings.iter().filter(|setting| setting.1) {
        isa.set(name, "true").map_err(|error| format!("code generator setting {name}: {error}"))?;
    }
    isa.finish(settings::Flags::new(shared)).map_err(|error| format!("code generator: {error}"))
}

impl IsaVariants {
    /// Makes the variants of the target that the module's functions need.
    ///
    /// # Errors
    /// If Cranelift does not have the target or a setting.
    pub fn new(options: &LowerOptions, module: &Module) -> Result<IsaVariants, String> {
        let mut wanted: Vec<Hardening> = Vec::new();
        for (_, function) in module.functions() {
            let hardening = Hardening::of(options, module, function);
            if function.body.is_some() && !wanted.contains(&hardening) {
                wanted.push(hardening);
            }
        }
        if wanted.is_empty() {
            wanted.push(Hardening::default());
        }
        let mut isas = Vec::with_capacity(wanted.len());
        for hardening in wanted {
            let variants = (0..Variant::COUNT).map(|index| build(options, hardening, Variant::at(index)));
            isas.push((hardening, variants.collect::<Result<Vec<_>, _>>()?));
        }
        let vectors = NativeVectors::of(&isas[0].1[0]);
        Ok(IsaVariants { isas, vectors })
    }

    /// What the target can do with vectors.
    pub fn vectors(&self) -> NativeVectors {
        self.vectors
    }

    /// The variants for one function.
    pub(crate) fn choose(&self, lowering: &Lowering<'_>, body: &Body) -> FunctionIsas<'_> {
        let function = lowering.module.globals[body.function].as_function();
        let hardening = function.map(|function| Hardening::of(&lowering.options, lowering.module, function));
        let isas = self.isas.iter().find(|isas| Some(isas.0) == hardening).unwrap_or(&self.isas[0]);
        let optnone = function.is_some_and(|function| {
            let set = lowering.module.context.attrs.get_list(function.attrs).function;
            lowering.module.context.attrs.has(set, AttrKind::OptimizeNone)
        });
        let features = BodyFeatures::scan(lowering, body);
        // The optimizing register allocator takes more than linear time on the largest functions.
        let huge = body.insts.len() > MAX_OPTIMIZED_INSTRUCTIONS || body.blocks.len() > MAX_OPTIMIZED_BLOCKS;
        let optimize = lowering.options.opt_level != OptLevel::None;
        let variant = Variant {
            optimize: optimize && !optnone && !huge && !features.returns_twice,
            frame_pointers: features.frame_address || features.jumps,
            optimized: false,
        };
        let back_end = Variant { optimized: variant.optimize, ..variant };
        let optimizer = if features.environment { back_end } else { variant };
        FunctionIsas {
            optimizer: &isas.1[optimizer.index()],
            back_end: &isas.1[back_end.index()],
            features,
            marks_targets: isas.0.branch_targets,
            signs_returns: isas.0.signing != Signing::None,
        }
    }
}

/// What a body uses that decides how it is compiled.
#[derive(Clone, Copy, Default)]
pub struct BodyFeatures {
    /// It calls a function that may return twice.
    pub returns_twice: bool,
    /// It asks for its frame or return address.
    pub frame_address: bool,
    /// It ends in a jump to another function, or may on x86-64, where every function with a call has a frame;
    /// Cranelift keeps the frame pointer then.
    pub jumps: bool,
    /// It computes in a floating-point environment: operations stay where they are.
    pub environment: bool,
    /// It calls through pointers.
    pub indirect_calls: bool,
    /// It makes trampolines.
    pub trampolines: bool,
    /// It asks for Swift's asynchronous context.
    pub async_context: bool,
}

/// `win64cc`.
const WIN64_CC: u32 = 79;

impl BodyFeatures {
    /// Looks at every call of the body.
    fn scan(lowering: &Lowering<'_>, body: &Body) -> BodyFeatures {
        let mut features = BodyFeatures { jumps: has_bridged_results(lowering, body), ..Default::default() };
        let function = lowering.module.globals[body.function].as_function();
        features.frame_address = function.is_some_and(|function| is_instrumented(lowering.module, function));
        let x86 = matches!(lowering.options.triple.architecture, Architecture::X86_64);
        let win64 = function.is_some_and(|function| function.conv.0 == WIN64_CC);
        // Arguments in special registers may make a function end in jumps.
        features.jumps |= x86
            && function.is_some_and(|function| {
                let has = |kind| {
                    (0..body.params.len()).any(|index| {
                        let set = lowering.module.context.attrs.param(function.attrs, index);
                        lowering.module.context.attrs.has(set, kind)
                    })
                };
                !matches!(function.conv.0, 0 | 8) || has(AttrKind::Nest) || has(AttrKind::SwiftError)
            });
        for inst in body.insts.values() {
            let (InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. }) =
                inst.kind
            else {
                continue;
            };
            let call = &body.calls[call];
            features.jumps |= call.tail == TailKind::MustTail;
            let attrs = &body.context.attrs;
            features.returns_twice |= attrs.has(attrs.get_list(call.attrs).function, AttrKind::ReturnsTwice);
            features.jumps |= x86 && matches!(call.callee, Operand::Value(_));
            features.indirect_calls |= matches!(call.callee, Operand::Value(_));
            let Operand::Const(callee) = call.callee else { continue };
            let ConstData::Global(callee) = *body.context.consts.data(callee) else {
                features.jumps |= x86;
                continue;
            };
            // Intrinsics need not be declared.
            let implicit = |id: GlobalId| {
                let index = (id.as_u32() as usize).checked_sub(lowering.module.globals.len())?;
                body.implicit_globals.get(index)
            };
            let global = lowering.module.globals.get(callee).or_else(|| implicit(callee));
            let Some(global) = global else { continue };
            if let Some(function) = global.as_function() {
                features.returns_twice |=
                    attrs.has(attrs.get_list(function.attrs).function, AttrKind::ReturnsTwice);
            }
            let name = global.name.map_or(&b""[..], |name| body.context.strings.get(name));
            features.returns_twice |= name == b"llvm.eh.sjlj.setjmp";
            features.async_context |= name == b"llvm.swift.async.context.addr";
            features.trampolines |= name == b"llvm.init.trampoline";
            features.jumps |= x86 && !name.starts_with(b"llvm.");
            features.environment |= name.starts_with(b"llvm.experimental.constrained.");
            // Where Cranelift has no structures on the stack, or the convention is Microsoft's, unnamed arguments are found from
            // the frame pointer.
            features.frame_address |= name.starts_with(b"llvm.va_start")
                && !(matches!(lowering.options.triple.architecture, Architecture::X86_64)
                    && lowering.options.triple.operating_system != OperatingSystem::Windows
                    && !win64);
            features.frame_address |= name.starts_with(b"llvm.frameaddress")
                || name.starts_with(b"llvm.sponentry")
                || name.starts_with(b"llvm.returnaddress")
                || name.starts_with(b"llvm.addressofreturnaddress")
                || name.starts_with(b"llvm.read_register")
                || name.starts_with(b"llvm.read_volatile_register")
                || name == b"llvm.eh.dwarf.cfa";
        }
        features
    }
}

/// Whether the function's results take a stub (see `function/calls/tail.rs`).
fn has_bridged_results(lowering: &Lowering<'_>, body: &Body) -> bool {
    let types = &body.context.types;
    let ret = types.function_parts(lowering.module.globals[body.function].value_type).map(|parts| parts.0);
    let x86 = matches!(lowering.options.triple.architecture, Architecture::X86_64);
    match ret {
        // Only these are worth a look.
        Some(ret) if x86 && !types.is_int(ret) && !types.is_ptr(ret) && ret != TypeId::VOID => {
            let attrs = &body.context.attrs;
            let isa = rllc_targets::triple::Isa::X86_64;
            let platform = match lowering.options.triple.operating_system {
                OperatingSystem::Windows | OperatingSystem::Uefi => Platform::Windows,
                _ => Platform::Standard,
            };
            let abi = Abi {
                types,
                layout: lowering.layout,
                attrs,
                isa,
                platform,
                vectors: false,
                vector_bits: 128,
                byte_masks: false,
                x87_results: platform != Platform::Windows,
                float_bits: lowering.options.float_bits,
            };
            abi.results(ret).is_ok_and(|results| crate::function::is_bridged(&abi, &results))
        }
        _ => false,
    }
}
