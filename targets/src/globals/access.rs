//! How code may reach a symbol: directly, or through the global offset table.

use crate::object::{Architecture, Format};
use crate::triple::{Environment, Triple};
use rllc_frontend::ir::{DllStorage, GlobalKind, GlobalValue, Linkage, Visibility};

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
        // Without position independence RISC-V code is always `lui`/`addi` or `auipc`, which the linker fills in.
        Architecture::Riscv64 if !position_independent => true,
        // An undefined weak symbol is 0, which is out of reach of `adrp`.
        Architecture::Aarch64 if global.linkage == Linkage::ExternalWeak => false,
        _ => is_dso_local(triple, format, position_independent, global),
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
