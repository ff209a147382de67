//! `llvm.global_ctors` and `llvm.global_dtors`.

use super::ObjectBuilder;
use super::constants::base_of;
use super::expression::{Element, Evaluator, Target};
use crate::object::{FixupKind, Format, GroupKind, Section, SectionKind, SymbolId};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{ConstData, ConstId, GlobalId, Loc, Type};

/// The priority that is as good as none.
pub(super) const DEFAULT_PRIORITY: u64 = 65535;

/// An entry of the list.
pub(super) struct Structor {
    pub priority: u64,
    pub function: Target,
    pub offset: i64,
    /// The data that the function initializes; without it the entry goes too.
    pub key: Option<GlobalId>,
}

impl ObjectBuilder<'_> {
    /// Writes the list as entries of `.init_array` or `.fini_array` (COFF: `.CRT$XCU`, `.ctors` and their kin), by
    /// ascending priority.
    pub(super) fn structors(
        &mut self,
        evaluator: &Evaluator<'_>,
        list: ConstId,
        constructors: bool,
    ) -> Result<()> {
        let mut structors = read_list(evaluator, list)?;
        // Who defines the data constructs it.
        structors.retain(|structor| {
            structor.key.is_none_or(|key| !super::access::is_declaration_for_linker(self.global(key)))
        });
        if self.object.format == Format::MachO {
            self.macho_structors[usize::from(!constructors)] = structors;
            return Ok(());
        }
        structors.sort_by_key(|structor| structor.priority);
        if self.request.sections.ctors {
            // Such lists are run from their ends.
            structors.reverse();
        }
        for structor in structors {
            let mut section = match self.object.format {
                Format::Coff => self.coff_structor_section(constructors, structor.priority),
                Format::Elf | Format::MachO => {
                    elf_section(constructors, structor.priority, self.request.sections.ctors)
                }
            };
            if let Some(key) = structor.key {
                let symbol = self.symbol(key);
                section.group = Some(self.symbol_group(symbol, GroupKind::Any));
                section.associative = true;
            }
            let section = self.object.section(section);
            let offset = self.object.append(section, &[0; 8], 8);
            let symbol = self.target_symbol(structor.function);
            self.object.add_fixup(section, offset, FixupKind::Abs8, symbol, structor.offset);
        }
        Ok(())
    }

    /// Mach-O: fills `__mod_init_func`. There is no list of destructors: constructors register them.
    pub(super) fn macho_startup(&mut self) {
        let [constructors, destructors] = std::mem::take(&mut self.macho_structors);
        let registrations = self.macho_registrations(destructors);
        let mut entries: Vec<(u64, SymbolId, i64)> = constructors
            .into_iter()
            .map(|one| (one.priority, self.target_symbol(one.function), one.offset))
            .chain(registrations.into_iter().map(|(priority, symbol)| (priority, symbol, 0)))
            .collect();
        entries.sort_by_key(|entry| entry.0);
        for (_, symbol, addend) in entries {
            let section = super::macho::section("__DATA", "__mod_init_func", SectionKind::InitArray);
            let section = self.object.section(section);
            let offset = self.object.append(section, &[0; 8], 8);
            self.object.add_fixup(section, offset, FixupKind::Abs8, symbol, addend);
        }
    }
}

/// `old`: the lists that programs ran from their ends to the start before there were arrays.
fn elf_section(constructors: bool, priority: u64, old: bool) -> Section {
    if old {
        let base = if constructors { ".ctors" } else { ".dtors" };
        let name = match DEFAULT_PRIORITY - priority {
            0 => base.to_owned(),
            rest => format!("{base}.{rest:05}"),
        };
        return Section::new(name.into_bytes(), SectionKind::Data);
    }
    let (base, kind) = match constructors {
        true => (".init_array", SectionKind::InitArray),
        false => (".fini_array", SectionKind::FiniArray),
    };
    let name = match priority {
        DEFAULT_PRIORITY => base.to_owned(),
        priority => format!("{base}.{priority}"),
    };
    Section::new(name.into_bytes(), kind)
}

fn read_list(evaluator: &Evaluator<'_>, list: ConstId) -> Result<Vec<Structor>> {
    let wrong = || Diagnostic::error(Loc::NONE, "wrong type for intrinsic global variable");
    let types = &evaluator.context().types;
    let Type::Array { elem, len } = *types.get(evaluator.ty(list)) else {
        return Err(wrong());
    };
    let fields = types.struct_body(elem).map_or(0, |(fields, _)| fields.len());
    if !(2..=3).contains(&fields) {
        return Err(wrong());
    }
    let mut structors = Vec::new();
    // Zero entries end the list, so only written elements count.
    let ConstData::Aggregate(elements) = evaluator.data(list) else {
        return Ok(structors);
    };
    debug_assert_eq!(elements.len() as u64, len);
    for &entry in elements {
        let number = match evaluator.element(entry, 0)? {
            Element::Const(id) => evaluator.value(id)?.as_number().ok_or_else(wrong)?,
            Element::Number(number) => number,
            Element::Zero => 0,
        };
        let function = match evaluator.element(entry, 1)? {
            Element::Const(id) => evaluator.value(id)?,
            Element::Number(_) | Element::Zero => break,
        };
        if function.as_number() == Some(0) {
            break;
        }
        let (Some(target), None) = (function.plus, function.minus) else {
            return Err(wrong());
        };
        let key = match fields {
            3 => match evaluator.element(entry, 2)? {
                Element::Const(id) => match evaluator.data(base_of(evaluator, id, false)) {
                    ConstData::Global(global) => Some(*global),
                    _ => None,
                },
                Element::Number(_) | Element::Zero => None,
            },
            _ => None,
        };
        structors.push(Structor {
            priority: number.min(u128::from(DEFAULT_PRIORITY)) as u64,
            function: target,
            offset: function.offset as i64,
            key,
        });
    }
    Ok(structors)
}
