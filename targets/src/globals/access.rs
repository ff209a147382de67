//! How code may reach a symbol: directly, or through the global offset table.

use crate::object::{Architecture, Format};
use crate::triple::{Environment, Triple};
use rllc_frontend::ir::{CodeModel, DllStorage, GlobalKind, GlobalValue, Linkage, Visibility};

/// Whether the symbol is known to be defined in the linked image that this object becomes part of, and cannot be
/// replaced by another (LLVM's `TargetMachine::shouldAssumeDSOLocal`).
pub fn is_dso_local(
    triple: &Triple,
    format: Format,
    position_independent: bool,
    global: &GlobalValue,
) -> bool {
    if global.dso_local || global.linkage.is_local() {
        return true;
    }
    if global.visibility != Visibility::Default && global.linkage != Linkage::ExternalWeak {
        return true;
    }
    match format {
        Format::Elf => false,
        Format::MachO => !position_independent || is_strong_definition(global),
        Format::Coff => {
            let declared_variable =
                is_declaration_for_linker(global) && matches!(global.kind, GlobalKind::Variable(_));
            let mingw = triple.is_windows_gnu() || triple.environment == Environment::Cygnus;
            global.dll_storage != DllStorage::Import
                && !(mingw && declared_variable)
                && global.linkage != Linkage::ExternalWeak
        }
    }
}

/// Whether code may take the address of `global` without a table: PC-relative or absolute, as the relocation model is.
/// Calls need no table in any case (the linker makes a PLT entry).
pub fn is_direct_access(
    triple: &Triple,
    format: Format,
    arch: Architecture,
    position_independent: bool,
    global: &GlobalValue,
) -> bool {
    match arch {
        // An undefined weak symbol is 0, which may be out of reach of `adrp` and `auipc`.
        Architecture::Aarch64 | Architecture::Riscv64 if global.linkage == Linkage::ExternalWeak => false,
        // Without position independence RISC-V code never asks the table, and the linker copies variables.
        Architecture::Riscv64 if !position_independent => true,
        Architecture::X86_64 | Architecture::Aarch64 | Architecture::Riscv64 | Architecture::S390x => {
            is_dso_local(triple, format, position_independent, global)
        }
    }
}

/// x86-64 ELF: whether the global belongs to the large sections of the medium and large code models, which 32-bit
/// displacements may not reach. `size` in bytes, of a variable.
pub fn is_large(code_model: Option<CodeModel>, global: &GlobalValue, size: u64) -> bool {
    if global.tls.is_some() {
        return false;
    }
    let Some(variable) = global.as_variable() else {
        return code_model == Some(CodeModel::Large);
    };
    match (variable.code_model, code_model) {
        (Some(CodeModel::Large), _) => true,
        (Some(CodeModel::Small), _) => false,
        (_, Some(CodeModel::Large)) => true,
        (_, Some(CodeModel::Medium)) => size == 0 || size > 65_535,
        _ => false,
    }
}

/// Whether the linker sees no definition in this object.
pub fn is_declaration_for_linker(global: &GlobalValue) -> bool {
    global.linkage == Linkage::AvailableExternally || global.is_declaration()
}

fn is_strong_definition(global: &GlobalValue) -> bool {
    let weak = matches!(
        global.linkage,
        Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::Common
            | Linkage::ExternalWeak
    );
    !weak && !is_declaration_for_linker(global)
}
