//! What Mach-O says of sections, symbols and references.

use super::{Item, Printer, escaped, failed, instruction, plus, word_directive};
use crate::object::macho::section_flags;
use crate::object::{
    Architecture, Binding, Fixup, FixupKind, Format, SectionData, SectionId, SectionKind, SymbolId,
    SymbolKind, SymbolPlace, SymbolVisibility,
};
use cranelift_entity::EntityRef;
use rllc_frontend::diagnostics::Result;

/// Section types by their numbers (`<mach-o/loader.h>`), as assemblers name them.
const TYPES: [&str; 23] = [
    "regular",
    "zerofill",
    "cstring_literals",
    "4byte_literals",
    "8byte_literals",
    "literal_pointers",
    "non_lazy_symbol_pointers",
    "lazy_symbol_pointers",
    "symbol_stubs",
    "mod_init_funcs",
    "mod_term_funcs",
    "coalesced",
    "",
    "interposing",
    "16byte_literals",
    "",
    "",
    "thread_local_regular",
    "thread_local_zerofill",
    "thread_local_variables",
    "thread_local_variable_pointers",
    "thread_local_init_function_pointers",
    "",
];
/// Attributes. That a section has instructions is seen by the assembler.
const ATTRIBUTES: [(u32, &str); 7] = [
    (0x8000_0000, "pure_instructions"),
    (0x4000_0000, "no_toc"),
    (0x2000_0000, "strip_static_syms"),
    (0x1000_0000, "no_dead_strip"),
    (0x0800_0000, "live_support"),
    (0x0400_0000, "self_modifying_code"),
    (0x0200_0000, "debug"),
];

impl Printer<'_> {
    pub(super) fn macho(&mut self) -> Result<()> {
        let object = self.object;
        self.line(".section __TEXT,__text,regular,pure_instructions");
        if let Some(version) = object.header.build_version {
            let parts = |version: u32| match version & 0xff {
                0 => format!("{}, {}", version >> 16, version >> 8 & 0xff),
                patch => format!("{}, {}, {patch}", version >> 16, version >> 8 & 0xff),
            };
            let platform = match version.platform {
                1 => "macos",
                2 => "ios",
                3 => "tvos",
                4 => "watchos",
                6 => "macCatalyst",
                7 => "iossimulator",
                8 => "tvossimulator",
                9 => "watchossimulator",
                10 => "driverkit",
                11 => "xros",
                12 => "xrsimulator",
                other => return Err(failed(&format!("the platform {other} cannot be written as assembly"))),
            };
            let sdk = match version.sdk {
                0 => String::new(),
                sdk => format!(" sdk_version {}", parts(sdk)),
            };
            match (version.platform, version.minimum) {
                (1, minimum) if minimum < 10 << 16 | 14 << 8 => {
                    self.line(&format!(".macosx_version_min {}{sdk}", parts(minimum)));
                }
                (2 | 7, minimum) if minimum < 12 << 16 => {
                    self.line(&format!(".ios_version_min {}{sdk}", parts(minimum)));
                }
                (3 | 8, minimum) if minimum < 12 << 16 => {
                    self.line(&format!(".tvos_version_min {}{sdk}", parts(minimum)));
                }
                (4 | 9, minimum) if minimum < 5 << 16 => {
                    self.line(&format!(".watchos_version_min {}{sdk}", parts(minimum)));
                }
                (_, minimum) => self.line(&format!(".build_version {platform}, {}{sdk}", parts(minimum))),
            }
        }
        self.out.push_str(&object.verbatim);
        for id in object.symbols.keys() {
            self.macho_attributes(id);
        }
        let labels = self.labels();
        for (id, section) in object.sections.iter() {
            self.macho_section_directive(id)?;
            if section.align > 1 {
                self.line(&format!(".p2align {}", section.align.trailing_zeros()));
            }
            self.contents(id, &labels[id.index()], Printer::macho_item)?;
        }
        for option in &object.header.linker_options {
            let words: Vec<String> = option.iter().map(|word| format!("\"{}\"", escaped(word))).collect();
            self.line(&format!(".linker_option {}", words.join(", ")));
        }
        if object.header.subsections_via_symbols {
            self.line(".subsections_via_symbols");
        }
        Ok(())
    }

    fn macho_attributes(&mut self, id: SymbolId) {
        let symbol = &self.object.symbols[id];
        let name = self.name(id);
        if symbol.binding == Binding::Temporary || symbol.kind == SymbolKind::Section {
            return;
        }
        let defined = symbol.is_defined();
        if !defined && !symbol.keep && symbol.binding != Binding::Weak {
            return;
        }
        if symbol.no_dead_strip {
            self.line(&format!(".no_dead_strip {name}"));
        }
        if symbol.binding != Binding::Local {
            match (defined, symbol.visibility) {
                (true, SymbolVisibility::Default) | (false, _) => self.line(&format!(".globl {name}")),
                (true, _) => {
                    self.line(&format!(".globl {name}"));
                    self.line(&format!(".private_extern {name}"));
                }
            }
        }
        if symbol.auto_hide {
            self.line(&format!(".weak_def_can_be_hidden {name}"));
        } else if symbol.binding == Binding::Weak {
            let directive = if defined { ".weak_definition" } else { ".weak_reference" };
            self.line(&format!("{directive} {name}"));
        } else if symbol.weak_reference && symbol.binding != Binding::Local {
            self.line(&format!(".weak_reference {name}"));
        }
        match symbol.place {
            SymbolPlace::Common { size, align } => {
                self.line(&format!(".comm {name},{size},{}", align.trailing_zeros()));
            }
            SymbolPlace::Absolute(value) => self.line(&format!(".set {name}, {value}")),
            SymbolPlace::Section { .. } | SymbolPlace::Undefined => {}
        }
    }

    fn macho_section_directive(&mut self, id: SectionId) -> Result<()> {
        let section = &self.object.sections[id];
        let flags = section_flags(section);
        let kind = TYPES.get((flags & 0xff) as usize).copied().unwrap_or("");
        if kind.is_empty() {
            return Err(failed(&format!(
                "a section of type {:#x} cannot be written as assembly",
                flags & 0xff
            )));
        }
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        let attributes: Vec<&str> =
            ATTRIBUTES.iter().filter(|(bit, _)| flags & bit != 0).map(|&(_, name)| name).collect();
        let attributes = match attributes.is_empty() {
            true => String::new(),
            false => format!(",{}", attributes.join("+")),
        };
        let names = (text(&section.segment), text(&section.name));
        self.line(&format!(".section {},{},{kind}{attributes}", names.0, names.1));
        Ok(())
    }

    /// The text of a fixup with the bytes that it stands for.
    fn macho_item(&mut self, id: SectionId, fixup: &Fixup) -> Result<Item> {
        let object = self.object;
        let section = &object.sections[id];
        let name = self.name(fixup.symbol);
        let minus = fixup.minus.expand().map_or_else(String::new, |minus| format!("-{}", self.name(minus)));
        let size = fixup.kind.size();
        let data = |text: String| Ok(Item { start: fixup.offset, size, text });
        let target = format!("{name}{minus}{}", plus(fixup.addend));
        let x86 = object.arch == Architecture::X86_64;
        match fixup.kind {
            FixupKind::Abs1 | FixupKind::Abs2 | FixupKind::Abs4 | FixupKind::Abs8 => {
                return data(format!("{} {target}", word_directive(size)));
            }
            FixupKind::PcRel4 | FixupKind::PcRel8 => {
                let known =
                    section.kind == SectionKind::Unwind && x86 && object.symbols[fixup.symbol].is_defined();
                let directive = word_directive(size);
                return data(match known {
                    // A difference that is a symbol is a number: the linker reads unwind tables as they are.
                    true => {
                        let number = format!("Lset.{}.{}", id.index(), fixup.offset);
                        format!(".set {number}, {target}-.\n\t{directive} {number}")
                    }
                    false => format!("{directive} {target}-."),
                });
            }
            FixupKind::GotPcRel4 if x86 => {
                return data(format!(".4byte {name}@GOTPCREL{}", plus(fixup.addend.wrapping_add(4))));
            }
            FixupKind::GotPcRel4 if fixup.addend == 0 => return data(format!(".4byte {name}@GOT-.")),
            _ => {}
        }
        if minus.is_empty()
            && let SectionData::Bytes(code) = &section.data
        {
            let found = match x86 {
                true => instruction::x86(code, fixup, &name),
                false => instruction::arm64(Format::MachO, code, fixup, &name),
            };
            if let Some(instruction::Instruction { before, size, text }) = found {
                return Ok(Item { start: fixup.offset - before, size, text });
            }
        }
        Err(failed(&format!(
            "a reference of kind {:?} to {} cannot be written as assembly",
            fixup.kind, name
        )))
    }
}
