//! What the module's metadata says about the object: module flags, `llvm.ident`, attachments of globals.

use rllc_frontend::ir::{
    Attachment, ConstData, GlobalId, MdData, MdRef, Module, ModuleMetadata, NamedMetadata, StrId,
};

/// Module flags that set bits of `@feat.00` (control flow guard, exception continuation guard, kernel code).
const COFF_FEATURES: &[(&[u8], u64)] =
    &[(b"cfguard", 0x800), (b"ehcontguard", 0x4000), (b"ms-kernel", 0x4000_0000)];

/// What is asked of the metadata more than once.
#[derive(Clone, Debug, Default)]
pub(super) struct ModuleFacts {
    /// Module flag `PIE Level`: the linked image is an executable.
    pub pie_level: u64,
    /// Module flag `cf-protection-branch`.
    pub branch_protection: bool,
    /// Module flag `cf-protection-return`.
    pub return_protection: bool,
    /// Module flag `branch-target-enforcement` (AArch64).
    pub branch_targets: bool,
    /// Module flag `sign-return-address` (AArch64).
    pub signed_returns: bool,
    /// Module flag `guarded-control-stack` (AArch64).
    pub guarded_stack: bool,
    /// Module flag `cfguard` with the value 2: indirect calls are to be checked.
    pub guard_checks: bool,
    /// Module flag `kcfi`: callers through pointers check types.
    pub checked_types: bool,
    /// What the module flags `Objective-C …` say, if they name a section: the section, version and flags.
    pub objc_image: Option<(Vec<u8>, u32, u32)>,
    /// Module flag `CG Profile`: caller, callee, and how often.
    pub call_graph: Vec<(GlobalId, GlobalId, u64)>,
    /// Mach-O: the module flag `SDK Version`, as in [`crate::object::BuildVersion`].
    pub sdk_version: u32,
    /// RISC-V: the module flag `SmallDataLimit`, the size in bytes of variables that are near the global pointer.
    pub small_data_limit: u64,
    /// Module flag `riscv-isa`.
    pub riscv_isa: Option<Vec<u8>>,
    /// Module flag `target-abi`.
    pub target_abi: Option<Vec<u8>>,
    /// `llvm.linker.options`: lists of words.
    pub linker_options: Vec<Vec<Vec<u8>>>,
    /// Strings of `llvm.dependent-libraries`.
    pub dependent_libraries: Vec<Vec<u8>>,
    /// Strings of `llvm.commandline`.
    pub command_lines: Vec<Vec<u8>>,
    /// COFF `@feat.00`, as the module flags ask for it.
    pub coff_features: u64,
    /// Strings of `llvm.ident`.
    pub idents: Vec<Vec<u8>>,
}

impl ModuleFacts {
    pub fn new(module: &Module, metadata: Option<&ModuleMetadata>) -> ModuleFacts {
        let Some(metadata) = metadata else {
            return ModuleFacts::default();
        };
        let is_set = |name: &[u8]| module_flag(module, metadata, name).is_some_and(|on| on != 0);
        ModuleFacts {
            pie_level: module_flag(module, metadata, b"PIE Level").unwrap_or(0),
            branch_protection: is_set(b"cf-protection-branch"),
            return_protection: is_set(b"cf-protection-return"),
            branch_targets: is_set(b"branch-target-enforcement"),
            signed_returns: is_set(b"sign-return-address"),
            guarded_stack: is_set(b"guarded-control-stack"),
            guard_checks: module_flag(module, metadata, b"cfguard") == Some(2),
            checked_types: is_set(b"kcfi"),
            objc_image: objc_image(module, metadata),
            call_graph: call_graph(module, metadata),
            sdk_version: sdk_version(module, metadata),
            small_data_limit: module_flag(module, metadata, b"SmallDataLimit").unwrap_or(0),
            riscv_isa: module_flag_string(module, metadata, b"riscv-isa"),
            target_abi: module_flag_string(module, metadata, b"target-abi"),
            linker_options: named(module, b"llvm.linker.options")
                .into_iter()
                .flat_map(|node| &node.operands)
                .map(|&operand| strings(metadata, operand))
                .collect(),
            dependent_libraries: single_strings(module, metadata, b"llvm.dependent-libraries"),
            command_lines: single_strings(module, metadata, b"llvm.commandline"),
            coff_features: COFF_FEATURES
                .iter()
                .filter(|(name, _)| module_flag(module, metadata, name).is_some())
                .fold(0, |features, (_, bits)| features | bits),
            idents: single_strings(module, metadata, b"llvm.ident"),
        }
    }
}

/// Module flags whose numbers are joined in the flags of an Objective-C image: their bits are shifted to the left.
const OBJC_IMAGE_FLAGS: &[(&[u8], u64, u32)] = &[
    (b"Objective-C Garbage Collection", u64::MAX, 0),
    (b"Objective-C GC Only", u64::MAX, 0),
    (b"Objective-C Is Simulated", u64::MAX, 0),
    (b"Objective-C Class Properties", u64::MAX, 0),
    (b"Objective-C Image Swift Version", u64::MAX, 0),
    (b"Swift ABI Version", 0xff, 8),
    (b"Swift Minor Version", 0xff, 16),
    (b"Swift Major Version", 0xff, 24),
];

fn objc_image(module: &Module, metadata: &ModuleMetadata) -> Option<(Vec<u8>, u32, u32)> {
    let section = module_flag_string(module, metadata, b"Objective-C Image Info Section")?;
    // Older front ends put spaces behind the commas.
    let words: Vec<&[u8]> = section.split(|&byte| byte == b',').map(<[u8]>::trim_ascii).collect();
    let section = words.join(&b',');
    let number = |name: &[u8]| module_flag(module, metadata, name).unwrap_or(0);
    let version = number(b"Objective-C Image Info Version") as u32;
    let flags = OBJC_IMAGE_FLAGS
        .iter()
        .fold(0, |flags, (name, bits, shift)| flags | ((number(name) & bits) as u32) << shift);
    Some((section, version, flags))
}

/// The numbers of `[2 x i32] [i32 14, i32 2]`.
fn sdk_version(module: &Module, metadata: &ModuleMetadata) -> u32 {
    let Some(MdRef::Const(version)) = module_flag_node(module, metadata, b"SDK Version") else { return 0 };
    let consts = &metadata.context.consts;
    let numbers: Vec<u32> = match consts.data(version) {
        ConstData::Data(bytes) => {
            bytes.as_chunks::<4>().0.iter().map(|&number| u32::from_le_bytes(number)).collect()
        }
        ConstData::Aggregate(elements) => elements
            .iter()
            .filter_map(|&element| consts.as_u64(element))
            .map(|number| number as u32)
            .collect(),
        _ => return 0,
    };
    let part = |index: usize| numbers.get(index).copied().unwrap_or(0);
    part(0) << 16 | (part(1) & 0xff) << 8 | part(2) & 0xff
}

/// The edges of the module flag `CG Profile`: `!{ptr @caller, ptr @callee, i64 count}`. Functions that are gone are null.
fn call_graph(module: &Module, metadata: &ModuleMetadata) -> Vec<(GlobalId, GlobalId, u64)> {
    let list = module_flag_node(module, metadata, b"CG Profile").and_then(|list| tuple(metadata, list));
    let function = |node: MdRef| {
        global(metadata, node)
            .filter(|&id| module.globals.get(id).is_some_and(|global| global.as_function().is_some()))
    };
    let edge = |&node: &MdRef| match tuple(metadata, node)? {
        &[from, to, MdRef::Const(count)] => {
            Some((function(from)?, function(to)?, metadata.context.consts.as_u64(count)?))
        }
        _ => None,
    };
    list.unwrap_or_default().iter().filter_map(edge).collect()
}

/// The strings of named metadata whose nodes are `!{!"…"}`.
fn single_strings(module: &Module, metadata: &ModuleMetadata, name: &[u8]) -> Vec<Vec<u8>> {
    let nodes = named(module, name).into_iter().flat_map(|node| &node.operands);
    nodes.filter_map(|&operand| strings(metadata, operand).into_iter().next()).collect()
}

fn named<'a>(module: &'a Module, name: &[u8]) -> Option<&'a NamedMetadata> {
    module.named_metadata.iter().find(|node| module.context.strings.get(node.name) == name)
}

/// The operands of a tuple node.
pub(super) fn tuple(metadata: &ModuleMetadata, node: MdRef) -> Option<&[MdRef]> {
    match node {
        MdRef::Node(id) => match &metadata.nodes.get(id)?.data {
            MdData::Tuple(operands) => Some(operands),
            _ => None,
        },
        _ => None,
    }
}

/// The number of the module flag `name`.
pub fn module_flag(module: &Module, metadata: &ModuleMetadata, name: &[u8]) -> Option<u64> {
    match module_flag_node(module, metadata, name)? {
        MdRef::Const(value) => metadata.context.consts.as_u64(value),
        _ => None,
    }
}

/// The node that is the value of the module flag `name`.
pub(super) fn module_flag_node(module: &Module, metadata: &ModuleMetadata, name: &[u8]) -> Option<MdRef> {
    let flags = named(module, b"llvm.module.flags")?;
    flags.operands.iter().find_map(|&flag| match tuple(metadata, flag)? {
        [_, MdRef::String(text), value] if metadata.context.strings.get(*text) == name => Some(*value),
        _ => None,
    })
}

/// The string of the module flag `name`, or the first of its list of strings.
pub fn module_flag_string(module: &Module, metadata: &ModuleMetadata, name: &[u8]) -> Option<Vec<u8>> {
    match module_flag_node(module, metadata, name)? {
        MdRef::String(value) => Some(metadata.context.strings.get(value).to_vec()),
        list => strings(metadata, list).into_iter().next(),
    }
}

/// The attachment of this kind.
pub(super) fn attachment(module: &Module, attachments: &[Attachment], kind: &[u8]) -> Option<MdRef> {
    let name = |id: StrId| module.context.strings.get(id);
    attachments.iter().find(|attachment| name(attachment.kind) == kind).map(|attachment| attachment.node)
}

/// The strings of a tuple `!{!"…", …}`.
pub(super) fn strings(metadata: &ModuleMetadata, node: MdRef) -> Vec<Vec<u8>> {
    let operands = tuple(metadata, node).unwrap_or_default();
    operands
        .iter()
        .filter_map(|operand| match operand {
            MdRef::String(text) => Some(metadata.context.strings.get(*text).to_vec()),
            _ => None,
        })
        .collect()
}

/// The global that a tuple of one constant names; the inner `None`: its constant is null.
pub(super) fn global(metadata: &ModuleMetadata, node: MdRef) -> Option<GlobalId> {
    let constant = match node {
        MdRef::Const(constant) => constant,
        _ => match tuple(metadata, node)? {
            [MdRef::Const(constant)] => *constant,
            _ => return None,
        },
    };
    match metadata.context.consts.data(constant) {
        ConstData::Global(global) => Some(*global),
        _ => None,
    }
}

/// The numbers of a tuple of constants.
pub(super) fn numbers(metadata: &ModuleMetadata, node: MdRef) -> Option<Vec<u64>> {
    let number = |operand: &MdRef| match operand {
        MdRef::Const(constant) => metadata.context.consts.as_u64(*constant),
        _ => None,
    };
    tuple(metadata, node)?.iter().map(number).collect()
}
