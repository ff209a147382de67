//! Emulated thread-local variables, for platforms whose loaders know no others (compiler-rt, `emutls.c`): for each variable a
//! control block of four words `__emutls_v.NAME` (size, alignment, a word of the runtime's own, template), and a template
//! `__emutls_t.NAME` of its initial value unless that is zero. `__emutls_get_address` finds a thread's own from the block.

use super::ObjectBuilder;
use super::expression::Evaluator;
use super::initializer::initializer;
use super::kind::{GlobalSectionKind, section_kind, variable_align};
use super::names::mangle;
use crate::object::{FixupKind, Section, SectionId, SectionKind, SymbolId, SymbolKind, SymbolPlace};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{
    Align, ConstData, ConstId, GlobalId, GlobalKind, GlobalValue, Linkage, Loc, UnnamedAddr,
};

const WORD: u64 = 8;

impl ObjectBuilder<'_> {
    /// Whether code finds the global by its control block.
    pub(super) fn is_emulated(&self, id: GlobalId) -> bool {
        let global = self.global(id);
        self.request.emulated_tls && global.tls.is_some() && matches!(global.kind, GlobalKind::Variable(_))
    }

    /// The symbol of a part of the variable; `number` is what an unnamed one is counted as.
    pub(super) fn emulated_name(&self, prefix: &[u8], id: GlobalId, number: u32) -> Vec<u8> {
        let global = self.global(id);
        let name = match global.name {
            Some(name) => self.request.module.context.strings.get(name).to_vec(),
            None => format!("__unnamed_{number}").into_bytes(),
        };
        let private = global.linkage == Linkage::Private;
        mangle(self.request.layout.mangling(), &[prefix, &*name].concat(), private)
    }

    /// What an initializer names by the address of such a variable, which is no constant: as in LLVM's objects, a symbol that
    /// nobody defines.
    pub(super) fn emulated_address(&mut self, id: GlobalId) -> SymbolId {
        let name = self.emulated_name(b"", id, 0);
        self.object.symbol_named(&name)
    }

    /// Places the control block and the template of a variable that is defined here.
    pub(super) fn emulated_variable(
        &mut self,
        evaluator: &Evaluator<'_>,
        id: GlobalId,
        init: ConstId,
    ) -> Result<()> {
        let module = self.request.module;
        let global = &module.globals[id];
        let types = &module.context.types;
        if global.linkage == Linkage::Common {
            return Err(Diagnostic::error(
                Loc::NONE,
                "cannot compile a common emulated thread-local variable",
            ));
        }
        let size = evaluator.layout.store_size(types, global.value_type);
        let written = global.align.map(|align| align.bytes());
        let align = written.unwrap_or_else(|| evaluator.layout.abi_align(types, global.value_type).bytes());
        let name = self.symbol_name(id);
        let section = self.emulated_section(id, ".data", SectionKind::Data, &name)?;
        let mut block = Vec::new();
        for word in [size, align, 0, 0] {
            block.extend_from_slice(&match self.object.arch.is_big_endian() {
                true => word.to_be_bytes(),
                false => word.to_le_bytes(),
            });
        }
        let offset = self.object.append(section, &block, WORD);
        let place = SymbolPlace::Section { section, offset };
        let control = self.define(id, place, SymbolKind::Data, 4 * WORD)?;
        // LLVM writes the null pointer and the zeros of floats out.
        let zero = match evaluator.data(init) {
            ConstData::Int(value) => *value == 0,
            ConstData::WideInt(limbs) => limbs.iter().all(|&limb| limb == 0),
            ConstData::Zero => true,
            _ => false,
        };
        if zero {
            return Ok(());
        }
        let name = self.emulated_name(b"__emutls_t.", id, self.unnamed.get(&id).copied().unwrap_or(0));
        let template = self.object.symbol_named(&name);
        if self.object.symbols[template].is_defined() {
            let name = String::from_utf8_lossy(&name).into_owned();
            return Err(Diagnostic::error(Loc::NONE, format!("symbol '{name}' is already defined")));
        }
        let mut constant =
            GlobalValue { tls: None, section: None, unnamed_addr: UnnamedAddr::None, ..global.clone() };
        constant.align = Align::new(align);
        if let GlobalKind::Variable(variable) = &mut constant.kind {
            variable.constant = true;
        }
        let static_code = !self.request.position_independent;
        let kind = section_kind(evaluator, &mut self.initializer_facts, &constant, static_code, false);
        let (base, kind) = match kind {
            GlobalSectionKind::ReadOnlyWithRelocs => (".data.rel.ro", SectionKind::ReadOnlyWithRelocs),
            _ => (".rodata", SectionKind::ReadOnly),
        };
        let values = self.emulated_section(id, base, kind, &name)?;
        let mut data = initializer(evaluator, init)?;
        data.bytes.resize(evaluator.layout.alloc_size(types, global.value_type) as usize, 0);
        let start = self.object.append(values, &data.bytes, variable_align(evaluator, &constant));
        for fixup in &data.fixups {
            self.data_fixup(values, start, fixup);
        }
        let like = self.object.symbols[control].clone();
        let symbol = &mut self.object.symbols[template];
        symbol.place = SymbolPlace::Section { section: values, offset: start };
        symbol.binding = like.binding;
        symbol.visibility = like.visibility;
        symbol.kind = SymbolKind::Data;
        symbol.size = data.bytes.len() as u64;
        self.object.add_fixup(section, offset + 3 * WORD, FixupKind::Abs8, template, 0);
        Ok(())
    }

    /// The section of a part of the variable, in a group that the part names if the variable is in a group.
    fn emulated_section(
        &mut self,
        id: GlobalId,
        base: &str,
        kind: SectionKind,
        name: &[u8],
    ) -> Result<SectionId> {
        let module = self.request.module;
        let group = match self.global(id).comdat {
            Some(comdat) => {
                let kind = self.group_kind(module.comdats[comdat].kind, name)?;
                let symbol = self.object.symbol_named(name);
                Some(self.symbol_group(symbol, kind))
            }
            None => None,
        };
        let mut section_name = base.as_bytes().to_vec();
        if group.is_some() || self.request.data_sections {
            section_name.push(b'.');
            section_name.extend_from_slice(name);
        }
        Ok(self.object.section(Section { group, ..Section::new(section_name, kind) }))
    }
}
