//! Variables that stand for entries of the global offset table: an unnamed constant that holds nothing but the address of
//! a global. A 32-bit distance to it becomes one to the GOT entry of the global, which the linker makes; the variable
//! itself goes if nothing else refers to it (LLVM's "GOT equivalents").

use super::ObjectBuilder;
use super::expression::{Evaluator, Target};
use super::initializer::{DataFixup, initializer};
use crate::object::{Architecture, FixupKind, Format};
use rllc_frontend::ir::{ConstData, ConstId, GlobalId, GlobalKind, Linkage, UnnamedAddr};
use rustc_hash::FxHashSet;

/// What is known of such a variable.
#[derive(Clone, Copy, Debug)]
pub(super) struct GotEquivalent {
    /// The global whose address it holds.
    target: GlobalId,
    /// Its initializer.
    init: ConstId,
}

impl ObjectBuilder<'_> {
    /// Finds the variables that stand for GOT entries: those with a fixup that can name the entry instead.
    pub(super) fn find_got_equivalents(&mut self, evaluator: &Evaluator<'_>) {
        let elf = self.object.format == Format::Elf && self.object.arch != Architecture::S390x;
        if self.object.format != Format::MachO && !elf {
            return;
        }
        for (id, global) in self.request.module.globals.iter() {
            let GlobalKind::Variable(variable) = &global.kind else { continue };
            let discardable = matches!(
                global.linkage,
                Linkage::Private | Linkage::Internal | Linkage::LinkOnceAny | Linkage::LinkOnceOdr
            );
            if !variable.constant || !discardable || global.unnamed_addr != UnnamedAddr::Global {
                continue;
            }
            if let Some(init) = variable.initializer
                && let ConstData::Global(target) = *evaluator.data(init)
            {
                self.got_equivalents.insert(id, GotEquivalent { target, init });
            }
        }
        if self.got_equivalents.is_empty() {
            return;
        }
        let mut replaced = FxHashSet::default();
        for (id, global) in self.request.module.globals.iter() {
            let init = global.as_variable().and_then(|variable| variable.initializer);
            // What cannot be expressed is reported when the variable is placed.
            if let Some(Ok(data)) = init.map(|init| initializer(evaluator, init)) {
                let through = data.fixups.iter().filter(|fixup| self.through_got(id, fixup).is_some());
                replaced.extend(through.map(|fixup| fixup.target));
            }
        }
        self.got_equivalents.retain(|&id, _| replaced.contains(&Target::Global(id)));
    }

    /// The fixup of an initializer of `holder` that takes the place of one relative to such a variable.
    pub(super) fn through_got(&self, holder: GlobalId, fixup: &DataFixup) -> Option<DataFixup> {
        let Target::Global(variable) = fixup.target else { return None };
        if fixup.kind != FixupKind::Abs4 || fixup.minus != Some(Target::Global(holder)) {
            return None;
        }
        let from_place = fixup.addend.wrapping_add(fixup.offset as i64);
        if from_place != 0 && self.object.arch != Architecture::X86_64 {
            return None;
        }
        let target = Target::Global(self.got_equivalents.get(&variable)?.target);
        Some(DataFixup { kind: FixupKind::GotPcRel4, target, minus: None, addend: from_place, ..*fixup })
    }

    /// The variables that are needed all the same.
    pub(super) fn needed_got_equivalents(&self) -> Vec<(GlobalId, ConstId)> {
        let mut needed: Vec<(GlobalId, ConstId)> = self
            .got_equivalents
            .iter()
            .filter(|(id, _)| self.symbols[**id].is_some())
            .map(|(&id, equivalent)| (id, equivalent.init))
            .collect();
        needed.sort_by_key(|&(id, _)| id.as_u32());
        needed
    }
}
