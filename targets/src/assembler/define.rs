//! Contents and symbols of an assembled object in the object being built.

use crate::object::{
    Binding, Object, SectionData, SectionId, Symbol, SymbolId, SymbolKind, SymbolVisibility,
};

/// The most zeros that a section with contents takes, in bytes.
const MOST_ZEROS: u64 = 1 << 31;

/// What a section holds.
pub(super) enum Contents<'a> {
    Bytes(&'a [u8]),
    Zeros(u64),
}

/// Appends the contents of a section and returns their offset.
///
/// # Errors
/// If the section is not of that kind.
pub(super) fn append(
    object: &mut Object,
    section: SectionId,
    contents: Contents<'_>,
    align: u64,
) -> Result<u64, String> {
    match (contents, &object.sections[section].data) {
        (Contents::Bytes(bytes), SectionData::Bytes(_)) => Ok(object.append(section, bytes, align)),
        (Contents::Zeros(size), SectionData::Bytes(_)) if size > MOST_ZEROS => {
            Err(format!("{size} zeros in a section with contents in module assembly"))
        }
        (Contents::Zeros(size), _) => Ok(object.append_zeros(section, size, align)),
        (Contents::Bytes(_), SectionData::Zero(_)) => {
            Err("contents in a section of zeros in module assembly".into())
        }
    }
}

/// Adds a symbol that the assembly defines. A name that the module only refers to becomes this symbol.
///
/// # Errors
/// If both define it.
pub(super) fn define(object: &mut Object, new: Symbol) -> Result<SymbolId, String> {
    match object.find_symbol(&new.name) {
        Some(id) if !new.name.is_empty() => {
            let known = &mut object.symbols[id];
            if known.is_defined() {
                // Names of labels may repeat.
                if new.binding == Binding::Local && known.binding == Binding::Local {
                    return Ok(object.add_symbol(new));
                }
                let name = String::from_utf8_lossy(&new.name);
                return Err(format!("the symbol {name} is defined by the module and by its assembly"));
            }
            let visibility = match new.visibility {
                SymbolVisibility::Default => known.visibility,
                other => other,
            };
            *known = Symbol { visibility, ..new };
            Ok(id)
        }
        _ => Ok(object.add_symbol(new)),
    }
}

/// Adds what the assembly says of a symbol that it does not define; that holds for the module's definition too.
pub(super) fn refer(
    object: &mut Object,
    name: &[u8],
    binding: Binding,
    kind: SymbolKind,
    visibility: SymbolVisibility,
) -> SymbolId {
    let id = object.symbol_named(name);
    let known = &mut object.symbols[id];
    if binding == Binding::Weak && known.binding == Binding::Global {
        known.binding = Binding::Weak;
    }
    if visibility != SymbolVisibility::Default && known.visibility == SymbolVisibility::Default {
        known.visibility = visibility;
    }
    if known.kind == SymbolKind::None && !known.is_defined() {
        known.kind = kind;
    }
    known.keep = true;
    id
}
