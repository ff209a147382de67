//! Which ELF section a global goes to (LLVM's `TargetLoweringObjectFileELF`).

use super::kind::GlobalSectionKind as Kind;
use crate::object::SectionKind;
use object::elf;

/// What an ELF section needs beside its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ElfPlace {
    pub name: Vec<u8>,
    pub kind: SectionKind,
    pub sh_type: Option<u32>,
    pub extra_flags: u64,
    pub entry_size: u64,
}

fn section_kind(kind: Kind) -> SectionKind {
    match kind {
        Kind::Text => SectionKind::Text,
        Kind::ReadOnly | Kind::MergeableConst => SectionKind::ReadOnly,
        Kind::MergeableString(_) => SectionKind::MergeableStrings,
        Kind::MergeableConstOf(_) => SectionKind::MergeableConst,
        Kind::ReadOnlyWithRelocs => SectionKind::ReadOnlyWithRelocs,
        Kind::Data | Kind::Common => SectionKind::Data,
        Kind::Bss => SectionKind::Bss,
        Kind::ThreadData => SectionKind::ThreadData,
        Kind::ThreadBss => SectionKind::ThreadBss,
        Kind::Exclude => SectionKind::Exclude,
        Kind::Metadata => SectionKind::Metadata,
    }
}

/// The section of a global without a section of its own. `suffix` is the symbol, where sections are per global;
/// `prefix` is from `!section_prefix` (`hot`, `unlikely`); `align` decides between sections of strings.
pub(super) fn implicit(
    kind: Kind,
    large: bool,
    prefix: Option<&[u8]>,
    suffix: Option<&[u8]>,
    align: u64,
) -> ElfPlace {
    let mut name = match (kind, large) {
        (Kind::Text, false) => ".text",
        (Kind::Text, true) => ".ltext",
        (
            Kind::ReadOnly | Kind::MergeableConst | Kind::MergeableString(_) | Kind::MergeableConstOf(_),
            false,
        ) => ".rodata",
        (
            Kind::ReadOnly | Kind::MergeableConst | Kind::MergeableString(_) | Kind::MergeableConstOf(_),
            true,
        ) => ".lrodata",
        (Kind::Bss, false) => ".bss",
        (Kind::Bss, true) => ".lbss",
        (Kind::ThreadData, _) => ".tdata",
        (Kind::ThreadBss, _) => ".tbss",
        (Kind::Data | Kind::Common | Kind::Exclude | Kind::Metadata, false) => ".data",
        (Kind::Data | Kind::Common | Kind::Exclude | Kind::Metadata, true) => ".ldata",
        (Kind::ReadOnlyWithRelocs, false) => ".data.rel.ro",
        (Kind::ReadOnlyWithRelocs, true) => ".ldata.rel.ro",
    }
    .as_bytes()
    .to_vec();
    let entry_size = match kind {
        Kind::MergeableString(size) => {
            name.extend_from_slice(format!(".str{size}.{align}").as_bytes());
            size
        }
        Kind::MergeableConstOf(size) => {
            name.extend_from_slice(format!(".cst{size}").as_bytes());
            size
        }
        _ => 0,
    };
    if let Some(prefix) = prefix {
        name.push(b'.');
        name.extend_from_slice(prefix);
    }
    if let Some(suffix) = suffix {
        name.push(b'.');
        name.extend_from_slice(suffix);
    } else if prefix.is_some() {
        name.push(b'.');
    }
    ElfPlace { name, kind: section_kind(kind), sh_type: None, extra_flags: 0, entry_size }
}

/// Devices' images and bitcode inside objects (LLVM, "Extensions": "ELF-Dependent").
const SHT_LLVM_OFFLOADING: elf::SectionType = elf::SectionType(0x6fff_4c0b);
const SHT_LLVM_LTO: elf::SectionType = elf::SectionType(0x6fff_4c0c);

fn has_prefix(name: &[u8], prefix: &str) -> bool {
    match name.strip_prefix(prefix.as_bytes()) {
        Some(rest) => rest.is_empty() || rest[0] == b'.',
        None => false,
    }
}

/// The kind that well-known names imply.
fn kind_of_name(name: &[u8], kind: Kind) -> Kind {
    const IMPLIED: &[(&str, &[&str], Kind)] = &[
        (".sbss", &[".gnu.linkonce.sb.", ".llvm.linkonce.sb."], Kind::Bss),
        (".bss", &[".gnu.linkonce.b.", ".llvm.linkonce.b."], Kind::Bss),
        (".tdata", &[".gnu.linkonce.td.", ".llvm.linkonce.td."], Kind::ThreadData),
        (".tbss", &[".gnu.linkonce.tb.", ".llvm.linkonce.tb."], Kind::ThreadBss),
    ];
    // Bitcode, and what coverage tools read.
    const UNLOADED: &[&[u8]] =
        &[b".llvmbc", b".llvmcmd", b"__llvm_covmap", b"__llvm_covfun", b"__llvm_covdata", b"__llvm_covnames"];
    if UNLOADED.contains(&name) {
        return Kind::Metadata;
    }
    for (plain, linkonce, implied) in IMPLIED {
        if has_prefix(name, plain) || linkonce.iter().any(|prefix| name.starts_with(prefix.as_bytes())) {
            return *implied;
        }
    }
    kind
}

/// The section named by `section "name"`.
pub(super) fn explicit(name: &[u8], kind: Kind) -> ElfPlace {
    let kind = kind_of_name(name, kind);
    let sh_type = if name.starts_with(b".note") {
        Some(elf::SHT_NOTE)
    } else if has_prefix(name, ".init_array") {
        Some(elf::SHT_INIT_ARRAY)
    } else if has_prefix(name, ".fini_array") {
        Some(elf::SHT_FINI_ARRAY)
    } else if has_prefix(name, ".preinit_array") {
        Some(elf::SHT_PREINIT_ARRAY)
    } else if has_prefix(name, ".llvm.offloading") {
        Some(SHT_LLVM_OFFLOADING)
    } else if name == b".llvm.lto" {
        Some(SHT_LLVM_LTO)
    } else {
        None
    };
    let entry_size = match kind {
        Kind::MergeableString(size) | Kind::MergeableConstOf(size) => size,
        _ => 0,
    };
    ElfPlace {
        name: name.to_vec(),
        kind: section_kind(kind),
        sh_type: sh_type.map(|sh_type| sh_type.0),
        extra_flags: 0,
        entry_size,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn implicit_names() {
        let name = |kind, prefix: Option<&[u8]>, suffix: Option<&[u8]>, align| {
            String::from_utf8(implicit(kind, false, prefix, suffix, align).name).unwrap()
        };
        assert_eq!(name(Kind::Text, None, Some(b"f"), 16), ".text.f");
        assert_eq!(name(Kind::Text, Some(b"unlikely"), None, 16), ".text.unlikely.");
        assert_eq!(name(Kind::MergeableString(2), None, None, 4), ".rodata.str2.4");
        assert_eq!(name(Kind::MergeableConstOf(16), None, None, 8), ".rodata.cst16");
        assert_eq!(name(Kind::ReadOnlyWithRelocs, None, Some(b"x"), 8), ".data.rel.ro.x");
    }

    #[test]
    fn explicit_names_imply_kinds() {
        assert_eq!(explicit(b".bss.x", Kind::Data).kind, SectionKind::Bss);
        assert_eq!(explicit(b".bssx", Kind::Data).kind, SectionKind::Data);
        assert_eq!(explicit(b".init_array.5", Kind::Data).sh_type, Some(elf::SHT_INIT_ARRAY.0));
        assert_eq!(explicit(b".note.x", Kind::ReadOnly).sh_type, Some(elf::SHT_NOTE.0));
    }
}
