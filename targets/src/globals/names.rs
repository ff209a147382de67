//! Symbol names: what the object file calls a global (LLVM's `Mangler`).

use rllc_frontend::ir::{GlobalValue, Linkage, StringTable};
use rllc_frontend::layout::Mangling;

/// The prefixes of a mangling scheme.
struct Prefixes {
    /// Before every name.
    global: &'static str,
    /// Before the names of private globals, ahead of `global`.
    private: &'static str,
}

fn prefixes(mangling: Mangling) -> Prefixes {
    let (global, private) = match mangling {
        Mangling::None => ("", ""),
        Mangling::Elf | Mangling::WinCoff => ("", ".L"),
        Mangling::Goff => ("", "L#"),
        Mangling::MachO | Mangling::WinCoffX86 => ("_", "L"),
        Mangling::Mips => ("", "$"),
        Mangling::Xcoff => ("", "L.."),
    };
    Prefixes { global, private }
}

/// The symbol of the IR name `name`. A name that starts with `\01` is taken as it is, without that byte.
pub fn mangle(mangling: Mangling, name: &[u8], private: bool) -> Vec<u8> {
    if let Some(verbatim) = name.strip_prefix(b"\x01") {
        return verbatim.to_vec();
    }
    let prefixes = prefixes(mangling);
    let private = if private { prefixes.private } else { "" };
    [private.as_bytes(), prefixes.global.as_bytes(), name].concat()
}

/// The symbol of a global; `number` is what an unnamed one is counted as, from 1. `labels`: private globals are
/// labels that no symbol table has.
pub(super) fn global_symbol(
    strings: &StringTable,
    mangling: Mangling,
    global: &GlobalValue,
    number: u32,
    labels: bool,
) -> Vec<u8> {
    let private = global.linkage == Linkage::Private;
    if private && !labels {
        // Private to the linker: a symbol all the same.
        let prefix: &[u8] = if mangling == Mangling::MachO { b"l" } else { b"" };
        let name = global
            .name
            .map_or_else(|| format!("__unnamed_{number}").into_bytes(), |name| strings.get(name).to_vec());
        let symbol = mangle(mangling, &name, false);
        return if name.starts_with(b"\x01") { symbol } else { [prefix, &*symbol].concat() };
    }
    match global.name {
        Some(name) => mangle(mangling, strings.get(name), private),
        None => mangle(mangling, format!("__unnamed_{number}").as_bytes(), private),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_the_data_layout() {
        assert_eq!(mangle(Mangling::Elf, b"main", false), b"main");
        assert_eq!(mangle(Mangling::Elf, b".str", true), b".L.str");
        assert_eq!(mangle(Mangling::MachO, b"main", false), b"_main");
        assert_eq!(mangle(Mangling::MachO, b".str", true), b"L_.str");
        assert_eq!(mangle(Mangling::MachO, b"\x01raw name", true), b"raw name");
    }
}
