//! How code may reach a symbol: directly, or through the global offset table.

use crate::object::{Architecture, Format};
use crate::triple::{Environment, Triple};
use rllc_frontend::ir::{
    CodeModel, DllStorage, GlobalKind, GlobalValue, Linkage, StringTable, TlsModel, Visibility,
};

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
        Architecture::Aarch64 | Architecture::Riscv64
            if global.linkage == Linkage::ExternalWeak && format != Format::Coff =>
        {
            false
        }
        // Without position independence RISC-V code never asks the table, and the linker copies variables.
        Architecture::Riscv64 if !position_independent => true,
        // `larl` reaches even addresses only.
        Architecture::S390x if has_odd_address(global) => false,
        Architecture::X86_64 | Architecture::Aarch64 | Architecture::Riscv64 | Architecture::S390x => {
            is_dso_local(triple, format, position_independent, global)
        }
    }
}

/// The model of accesses to a thread-local global (LLVM's `TargetMachine::getTLSModel`). `executable`: the linked image is
/// one, though its code is position-independent.
pub fn tls_model(
    triple: &Triple,
    format: Format,
    position_independent: bool,
    executable: bool,
    global: &GlobalValue,
) -> TlsModel {
    let local = is_dso_local(triple, format, position_independent, global);
    let least = match (position_independent && !executable, local) {
        (true, true) => TlsModel::LocalDynamic,
        (true, false) => TlsModel::GeneralDynamic,
        (false, true) => TlsModel::LocalExec,
        (false, false) => TlsModel::InitialExec,
    };
    let rank = |model| match model {
        TlsModel::GeneralDynamic => 0,
        TlsModel::LocalDynamic => 1,
        TlsModel::InitialExec => 2,
        TlsModel::LocalExec => 3,
    };
    match global.tls {
        Some(written) if rank(written) > rank(least) => written,
        _ => least,
    }
}

/// What decides which data are large.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LargeData {
    /// `None`: the small code model.
    pub code_model: Option<CodeModel>,
    /// Variables of more bytes are large in the medium and large code models.
    pub threshold: u64,
}

impl LargeData {
    /// x86-64 ELF: whether the global belongs to the large sections, which 32-bit displacements may not reach (LLVM's
    /// `TargetMachine::isLargeGlobalValue`). `size` in bytes, of a variable; `relocated`: it is read-only after
    /// the dynamic linker's relocations, for which there is no large section.
    pub fn has(self, strings: &StringTable, global: &GlobalValue, size: u64, relocated: bool) -> bool {
        let in_section = |prefixes: &[&[u8]]| {
            global.section.map(|section| {
                let name = strings.get(section);
                let rest = |prefix: &&[u8]| name.strip_prefix(*prefix);
                prefixes.iter().filter_map(rest).any(|rest| matches!(rest.first(), None | Some(b'.')))
            })
        };
        let Some(variable) = global.as_variable() else {
            return in_section(&[b".ltext"]).unwrap_or(self.code_model == Some(CodeModel::Large));
        };
        if global.tls.is_some() {
            return false;
        }
        match variable.code_model {
            Some(CodeModel::Large) => return true,
            Some(CodeModel::Small) => return false,
            _ => {}
        }
        if let Some(large) = in_section(&[b".lbss", b".ldata", b".lrodata"]) {
            return large;
        }
        match self.code_model {
            Some(CodeModel::Medium | CodeModel::Large) => {}
            _ => return false,
        }
        let declared = is_declaration_for_linker(global);
        let name = global.name.map_or(&b""[..], |name| strings.get(name));
        let of_linker =
            name == b"__ehdr_start" || name.starts_with(b"__start_") || name.starts_with(b"__stop_");
        if declared && of_linker {
            return true;
        }
        (!relocated || declared) && (size == 0 || size > self.threshold)
    }
}

/// Whether a global may lie at an odd address: types alone ask for no such alignment on s390x. Of aliases nothing is known.
fn has_odd_address(global: &GlobalValue) -> bool {
    match global.kind {
        GlobalKind::Variable(_) => global.align.is_some_and(|align| align.bytes() < 2),
        GlobalKind::Alias { .. } => true,
        GlobalKind::Function(_) | GlobalKind::IFunc { .. } => false,
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
