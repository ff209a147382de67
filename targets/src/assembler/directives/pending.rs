//! What assembly says of symbols: it holds for definitions of the module too, which come later.

use super::expression::Value;
use crate::object::{
    Binding, Object, SectionKind, Symbol, SymbolId, SymbolKind, SymbolPlace, SymbolVisibility,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Something said of a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Bind(SymbolId, Binding),
    Show(SymbolId, SymbolVisibility),
    Kind(SymbolId, SymbolKind),
    Size(SymbolId, Value),
    /// `.set`
    Equal(SymbolId, Value),
    /// `.symver`: another name, with a version, for the symbol; without `keep` it replaces the name.
    Version {
        symbol: SymbolId,
        version: Vec<u8>,
        keep: bool,
    },
}

/// What is to be done when all symbols are defined, with its line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    actions: Vec<(u32, Action)>,
    /// What the assembly defines itself.
    defined: FxHashSet<SymbolId>,
}

impl Pending {
    pub(super) fn add(&mut self, line: u32, action: Action) {
        self.actions.push((line, action));
    }

    /// The symbols that something is said of and that are not defined yet.
    pub fn undefined(&self, object: &Object) -> Vec<SymbolId> {
        let symbols = self.actions.iter().map(|(_, action)| match action {
            Action::Bind(symbol, _)
            | Action::Show(symbol, _)
            | Action::Kind(symbol, _)
            | Action::Size(symbol, _)
            | Action::Equal(symbol, _)
            | Action::Version { symbol, .. } => *symbol,
        });
        symbols.filter(|&symbol| !object.symbols[symbol].is_defined()).collect()
    }

    /// The assembly defines those of the symbols that are defined now.
    pub fn define_all(&mut self, object: &Object, symbols: &[SymbolId]) {
        self.defined.extend(symbols.iter().filter(|&&symbol| object.symbols[symbol].is_defined()));
    }

    /// The assembly defines the symbol.
    pub(super) fn define(&mut self, symbol: SymbolId) {
        self.defined.insert(symbol);
    }

    /// Whether `.local` has been said of the symbol.
    pub(super) fn is_local(&self, symbol: SymbolId) -> bool {
        self.actions.iter().any(|(_, action)| *action == Action::Bind(symbol, Binding::Local))
    }

    /// Adds what `other` says.
    pub fn extend(&mut self, other: Pending) {
        self.actions.extend(other.actions);
        self.defined.extend(other.defined);
    }

    /// Does it.
    ///
    /// # Errors
    /// Lines and what is wrong there.
    pub fn apply(self, object: &mut Object) -> Result<(), Vec<(u32, String)>> {
        let mut errors = Vec::new();
        let mut said: FxHashMap<SymbolId, Said> = FxHashMap::default();
        let mut names = Vec::new();
        // The last value of a `.set` is the symbol's.
        let mut values: FxHashMap<SymbolId, (u32, Value)> = FxHashMap::default();
        let mut order = Vec::new();
        // What the module says of its definitions comes after what the assembly says.
        let of_module =
            |object: &Object, symbol| object.symbols[symbol].is_defined() && !self.defined.contains(&symbol);
        for (line, action) in self.actions {
            match action {
                Action::Equal(symbol, value) => {
                    if values.insert(symbol, (line, value)).is_none() {
                        order.push(symbol);
                    }
                }
                Action::Bind(symbol, binding) => {
                    let said = said.entry(symbol).or_default();
                    let module = of_module(object, symbol).then_some(object.symbols[symbol].binding);
                    let data = &mut object.symbols[symbol];
                    if module == Some(Binding::Weak) && binding != Binding::Weak {
                        continue;
                    }
                    let contradicts = module == Some(Binding::Global) && binding != Binding::Global;
                    if contradicts || said.binding && changes(data.binding, binding) {
                        let name = String::from_utf8_lossy(&data.name);
                        errors.push((line, format!("{name} changed its binding")));
                    }
                    data.binding = binding;
                    data.keep |= binding != Binding::Local;
                    said.binding = true;
                }
                Action::Show(symbol, visibility) => {
                    let module = of_module(object, symbol);
                    let data = &mut object.symbols[symbol];
                    if module && data.visibility != SymbolVisibility::Default {
                        continue;
                    }
                    data.visibility = visibility;
                    data.keep = true;
                }
                Action::Kind(symbol, kind) => {
                    let said = said.entry(symbol).or_default();
                    let thread = kind == SymbolKind::Data && is_thread_local(object, symbol);
                    let module = of_module(object, symbol);
                    let data = &mut object.symbols[symbol];
                    let kind = if thread { SymbolKind::Thread } else { kind };
                    // What says more stays.
                    if !(said.kind || module) || order_of_kinds(kind) > order_of_kinds(data.kind) {
                        data.kind = kind;
                    }
                    data.keep = true;
                    said.kind = true;
                }
                Action::Size(symbol, _) if of_module(object, symbol) => {}
                Action::Size(symbol, value) => match resolve(object, value) {
                    Some(size) => {
                        object.symbols[symbol].size = size as u64;
                        said.entry(symbol).or_default().size = true;
                    }
                    None => errors.push((line, "size expression must be absolute".to_owned())),
                },
                Action::Version { symbol, version, keep } => names.push((line, symbol, version, keep)),
            }
        }
        for symbol in in_order(&order, &values, &mut errors) {
            let (line, value) = values[&symbol];
            let said = said.get(&symbol).copied().unwrap_or_default();
            if let Err(message) = equal(object, symbol, value, said) {
                errors.push((line, message));
            }
        }
        let mut renamed: FxHashMap<SymbolId, Vec<u8>> = FxHashMap::default();
        for (line, symbol, name, keep) in names {
            if let Err(message) = version(object, &mut renamed, symbol, name, keep) {
                errors.push((line, message));
            }
        }
        for (symbol, name) in renamed {
            object.symbols[symbol].name = name.into();
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

/// Whether a binding that has been said cannot become the other one. Only a weak symbol may come of another.
fn changes(from: Binding, to: Binding) -> bool {
    from != to && to != Binding::Weak && from != Binding::Temporary
}

/// Kinds of symbols, those that say the most last.
fn order_of_kinds(kind: SymbolKind) -> u8 {
    match kind {
        SymbolKind::None | SymbolKind::Section => 0,
        SymbolKind::Data => 1,
        SymbolKind::Function => 2,
        SymbolKind::IFunc => 3,
        SymbolKind::Thread => 4,
    }
}

/// What is said of a symbol itself, which one that it equals does not change.
#[derive(Clone, Copy, Default)]
struct Said {
    binding: bool,
    kind: bool,
    size: bool,
}

fn is_thread_local(object: &Object, symbol: SymbolId) -> bool {
    match object.symbols[symbol].place {
        SymbolPlace::Section { section, .. } => {
            matches!(object.sections[section].kind, SectionKind::ThreadData | SectionKind::ThreadBss)
        }
        SymbolPlace::Undefined | SymbolPlace::Common { .. } | SymbolPlace::Absolute(_) => false,
    }
}

/// The value as a number.
fn resolve(object: &Object, value: Value) -> Option<i64> {
    let place = |symbol: SymbolId| object.symbols[symbol].place;
    match (value.plus, value.minus) {
        (None, None) => Some(value.number),
        (Some(plus), Some(minus)) => match (place(plus), place(minus)) {
            (
                SymbolPlace::Section { section: a, offset: x },
                SymbolPlace::Section { section: b, offset: y },
            ) if a == b => Some((x as i64).wrapping_sub(y as i64).wrapping_add(value.number)),
            _ => None,
        },
        (Some(plus), None) => match place(plus) {
            SymbolPlace::Absolute(number) => Some((number as i64).wrapping_add(value.number)),
            _ => None,
        },
        (None, Some(_)) => None,
    }
}

/// The symbols such that each comes after those that its value is made of. What leads back to itself is an error.
fn in_order(
    order: &[SymbolId],
    values: &FxHashMap<SymbolId, (u32, Value)>,
    errors: &mut Vec<(u32, String)>,
) -> Vec<SymbolId> {
    let mut list = Vec::with_capacity(order.len());
    // Whether a symbol is in the list yet, or waits for what it is made of.
    let mut known: FxHashMap<SymbolId, bool> = FxHashMap::default();
    for &first in order {
        let mut path = vec![first];
        while let Some(&symbol) = path.last() {
            let (line, value) = values[&symbol];
            let bases = [value.plus, value.minus].into_iter().flatten();
            let mut open = bases.filter(|base| values.contains_key(base) && known.get(base) != Some(&true));
            match open.next() {
                _ if known.get(&symbol) == Some(&true) => {
                    path.pop();
                }
                Some(base) if base == symbol || known.contains_key(&base) => {
                    errors.push((line, "cyclic dependency of symbols".to_owned()));
                    known.extend(path.drain(..).map(|symbol| (symbol, true)));
                }
                Some(base) => {
                    known.insert(symbol, false);
                    path.push(base);
                }
                None => {
                    known.insert(symbol, true);
                    list.push(symbol);
                    path.pop();
                }
            }
        }
    }
    list
}

/// `.set symbol, value`
fn equal(object: &mut Object, symbol: SymbolId, value: Value, said: Said) -> Result<(), String> {
    let name = String::from_utf8_lossy(&object.symbols[symbol].name).into_owned();
    if object.symbols[symbol].is_defined() {
        return Err(format!("symbol '{name}' is already defined"));
    }
    let local = if name.starts_with(".L") { Binding::Temporary } else { Binding::Local };
    if let Some(number) = resolve(object, value) {
        let data = &mut object.symbols[symbol];
        data.place = SymbolPlace::Absolute(number as u64);
        if !said.binding {
            data.binding = local;
        }
        return Ok(());
    }
    let (Some(base), None) = (value.plus, value.minus) else {
        return Err("expected relocatable expression".to_owned());
    };
    let base_data = object.symbols[base].clone();
    match base_data.place {
        SymbolPlace::Section { section, offset } => {
            let data = &mut object.symbols[symbol];
            data.place = SymbolPlace::Section { section, offset: offset.wrapping_add(value.number as u64) };
            if !said.binding {
                data.binding = local;
            }
            if !said.kind {
                data.kind = base_data.kind;
            }
            if !said.size {
                data.size = base_data.size;
            }
            Ok(())
        }
        // Another name for what is elsewhere: references go there.
        SymbolPlace::Undefined => {
            replace(object, symbol, base, value.number);
            Ok(())
        }
        SymbolPlace::Common { .. } | SymbolPlace::Absolute(_) => Err(format!(
            "'{name}' cannot stand for '{}', which is not defined in a section",
            String::from_utf8_lossy(&base_data.name)
        )),
    }
}

/// Lets references to `symbol` go to what lies `distance` bytes behind `by`.
fn replace(object: &mut Object, symbol: SymbolId, by: SymbolId, distance: i64) {
    // Nothing asks the linker for it then.
    object.symbols[symbol].keep = false;
    for section in object.sections.values_mut() {
        for fixup in &mut section.fixups {
            if fixup.symbol == symbol {
                fixup.symbol = by;
                fixup.addend = fixup.addend.wrapping_add(distance);
            }
            if fixup.minus.expand() == Some(symbol) {
                fixup.minus = by.into();
                fixup.addend = fixup.addend.wrapping_sub(distance);
            }
        }
    }
}

/// `.symver`: binding, visibility and place are the symbol's; `@@@` becomes `@@` or `@`.
fn version(
    object: &mut Object,
    renamed: &mut FxHashMap<SymbolId, Vec<u8>>,
    symbol: SymbolId,
    version: Vec<u8>,
    keep: bool,
) -> Result<(), String> {
    let data = object.symbols[symbol].clone();
    let at = version.iter().position(|&byte| byte == b'@').unwrap_or(version.len());
    let (prefix, rest) = version.split_at(at);
    let defined = data.is_defined();
    let tail = match rest.strip_prefix(b"@@@") {
        Some(_) if defined => &rest[1..],
        Some(_) => &rest[2..],
        None => rest,
    };
    let name = [prefix, tail].concat();
    if !defined && rest.starts_with(b"@@") && !rest.starts_with(b"@@@") {
        return Err(format!("default version symbol {} must be defined", String::from_utf8_lossy(&version)));
    }
    if defined && keep {
        let alias = object.symbol_named(&name);
        if object.symbols[alias].is_defined() {
            return Err(format!("symbol '{}' is already defined", String::from_utf8_lossy(&name)));
        }
        object.symbols[alias] = Symbol { name: name.into(), ..data };
        return Ok(());
    }
    match renamed.insert(symbol, name.clone()) {
        Some(other) if other != name => {
            Err(format!("multiple versions for {}", String::from_utf8_lossy(&data.name)))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::object::{Architecture, FixupKind, Format, Section};

    #[test]
    fn a_version_is_another_name() {
        let mut object = Object::new(Format::Elf, Architecture::X86_64);
        let text = object.section(Section::new(*b".text", SectionKind::Text));
        let f = object.add_symbol(Symbol { name: (*b"f").into(), ..Symbol::label(text, 4) });
        let g = object.symbol_named(b"g");
        object.add_fixup(text, 0, FixupKind::Abs8, g, 0);
        let mut pending = Pending::default();
        pending.add(1, Action::Version { symbol: f, version: b"f@@V1".to_vec(), keep: true });
        pending.add(2, Action::Version { symbol: g, version: b"g@V1".to_vec(), keep: true });
        assert_eq!(pending.apply(&mut object), Ok(()));
        assert!(object.find_symbol(b"f@@V1").is_some_and(|id| object.symbols[id].is_defined()));
        assert_eq!(&*object.symbols[g].name, b"g@V1");
    }
}
