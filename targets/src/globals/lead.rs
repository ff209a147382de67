//! What stands at a function's entry before its code, as attributes and module flags ask: a landing mark for
//! indirect branches, room for patches, the call of a tracer.
//!
//! Code inside functions, such as landing pads, has no marks; an object with such code claims no protection as a whole (see
//! `notes.rs`).

use super::ObjectBuilder;
use crate::object::{Architecture, FixupKind, Format, Section, SectionId, SectionKind, Symbol, SymbolKind};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{AttrKind, Function, GlobalId};

/// `endbr64`
const ENDBR64: [u8; 4] = [0xf3, 0x0f, 0x1e, 0xfa];
/// A no-operation.
const NOP: u8 = 0x90;
/// A no-operation of two bytes, which can be replaced by a short jump at once.
const NOP_2: [u8; 2] = [0x66, 0x90];
/// The most no-operations that an attribute may ask for.
const MAX_NOPS: u64 = 1 << 16;

/// The bytes around a function's entry.
#[derive(Debug, Default)]
pub(super) struct Lead {
    /// Right before the symbol.
    pub before: Vec<u8>,
    /// From the symbol to the code.
    pub after: Vec<u8>,
    /// Where in `after` the operand of the call of `__fentry__` is.
    pub tracer: Option<u32>,
    /// Whether `__patchable_function_entries` lists the function, from which byte of `before` (or, without any, of
    /// `after`) on.
    pub patchable: Option<u32>,
    /// Bytes at the start of `before` that have the function's type (LLVM, "KCFI").
    pub checked_type: u32,
}

/// `mov $…, %eax`, whose operand is the type of the function behind it.
const MOV_EAX: u8 = 0xb8;
/// The alignment of the function behind its type, in bytes.
const CHECKED_ALIGN: u64 = 16;

impl ObjectBuilder<'_> {
    pub(super) fn string_attribute(&self, function: &Function, name: &[u8]) -> Option<&[u8]> {
        let context = &self.request.module.context;
        let set = context.attrs.get_list(function.attrs).function;
        Some(context.strings.get(context.attrs.string(set, context.strings.find(name)?)?))
    }

    /// The number of no-operations that an attribute asks for.
    fn nop_count(&self, function: &Function, name: &[u8]) -> u64 {
        let text = self.string_attribute(function, name);
        text.and_then(|text| std::str::from_utf8(text).ok()?.parse().ok()).unwrap_or(0)
    }

    /// What `!func_sanitize` puts before a function.
    pub(super) fn type_words(&self, words: &[u32]) -> Vec<u8> {
        let big = self.object.arch.is_big_endian();
        words.iter().flat_map(|word| if big { word.to_be_bytes() } else { word.to_le_bytes() }).collect()
    }

    /// What stands at the entry of `function`.
    ///
    /// # Errors
    /// If an attribute asks for what this target does not have.
    pub(super) fn lead(
        &self,
        global: GlobalId,
        function: &Function,
        checked_type: Option<u32>,
    ) -> Result<Lead> {
        let mut lead = Lead::default();
        let refuse = |what: &str| {
            let loc = self.request.module.globals[global].loc;
            Err(Diagnostic::error(loc, format!("cannot compile {what} on this target")))
        };
        let arch = self.object.arch;
        let attrs = &self.request.module.context.attrs;
        let set = attrs.get_list(function.attrs).function;
        if self.facts.branch_protection
            && arch == Architecture::X86_64
            && !attrs.has(set, AttrKind::NoCfCheck)
        {
            lead.after.extend(ENDBR64);
        }
        let (after, before) = (
            self.nop_count(function, b"patchable-function-entry"),
            self.nop_count(function, b"patchable-function-prefix"),
        );
        if after > 0 || before > 0 {
            if self.object.format != Format::Elf || after > MAX_NOPS || before > MAX_NOPS {
                return refuse("the function attribute patchable-function-entry");
            }
            let nop: &[u8] = match arch {
                Architecture::X86_64 => &[NOP],
                Architecture::Aarch64 => &[0x1f, 0x20, 0x03, 0xd5],
                Architecture::Riscv64 => &[0x13, 0x00, 0x00, 0x00],
                Architecture::S390x => return refuse("the function attribute patchable-function-entry"),
            };
            lead.patchable = Some(if before > 0 { 0 } else { lead.after.len() as u32 });
            lead.before = nop.repeat(before as usize);
            lead.after.extend(nop.repeat(after as usize));
        }
        if self.facts.checked_types
            && let Some(number) = checked_type
        {
            if arch != Architecture::X86_64 || self.object.format != Format::Elf {
                return refuse("the metadata kcfi_type");
            }
            // No-operations, so that the function itself is aligned.
            let size = lead.before.len() as u64 + 5;
            let padding = size.next_multiple_of(CHECKED_ALIGN) - size;
            let mut code = vec![NOP; padding as usize];
            code.push(MOV_EAX);
            code.extend(number.to_le_bytes());
            lead.checked_type = code.len() as u32;
            lead.patchable = lead.patchable.map(|offset| offset + lead.checked_type);
            lead.before.splice(0..0, code);
        }
        if self.string_attribute(function, b"fentry-call") == Some(b"true") {
            if arch != Architecture::X86_64 {
                return refuse("the function attribute fentry-call");
            }
            lead.tracer = Some(lead.after.len() as u32 + 1);
            lead.after.extend([0xe8, 0, 0, 0, 0]);
        }
        match self.string_attribute(function, b"patchable-function") {
            None => {}
            Some(b"prologue-short-redirect") if arch == Architecture::X86_64 => lead.after.extend(NOP_2),
            Some(_) => return refuse("the function attribute patchable-function"),
        }
        Ok(lead)
    }

    /// Gives the type in front of a function the symbol that tools know it by.
    pub(super) fn name_checked_type(&mut self, global: GlobalId, section: SectionId, offset: u64, size: u32) {
        let module = self.request.module;
        let value = &module.globals[global];
        let name = value.name.map_or(&b""[..], |name| module.context.strings.get(name));
        let name = [b"__cfi_", name.strip_prefix(b"\x01").unwrap_or(name)].concat();
        let binding = self.binding(value, &name);
        let label = Symbol { name: name.into(), ..Symbol::label(section, offset) };
        let size = u64::from(size);
        self.object.add_symbol(Symbol { binding, kind: SymbolKind::Function, size, ..label });
    }

    /// Lists the traps of checks of types that failed.
    pub(super) fn list_type_traps(&mut self, text: SectionId, start: u64, traps: &[u32]) {
        if traps.is_empty() {
            return;
        }
        let mut section = Section::new(*b".kcfi_traps", SectionKind::ReadOnly);
        section.group = self.object.sections[text].group;
        section.link_order = Some(Some(text));
        // One for each section of code.
        section.unique = 1 + text.as_u32();
        let section = self.object.section(section);
        for &trap in traps {
            let offset = self.object.append(section, &[0; 4], 1);
            let label = self.object.add_label(text, start + u64::from(trap));
            self.object.add_fixup(section, offset, FixupKind::PcRel4, label, 0);
        }
    }

    /// Lists a place in `text` in the section of patchable entries.
    pub(super) fn list_patchable(&mut self, text: SectionId, place: u64) {
        let group = self.object.sections[text].group;
        let mut section = Section::new(*b"__patchable_function_entries", SectionKind::Data);
        section.group = group;
        section.link_order = Some(Some(text));
        section.unique = self.next_unique;
        self.next_unique += 1;
        let section = self.object.section(section);
        let offset = self.object.append(section, &[0; 8], 8);
        let label = self.object.add_label(text, place);
        self.object.add_fixup(section, offset, FixupKind::Abs8, label, 0);
    }
}
