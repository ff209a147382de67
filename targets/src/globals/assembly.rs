//! Module assembly and the stubs of inline assembly.

use super::ObjectBuilder;
use crate::assembler::directives::{self, Stop};
use crate::assembler::{AssemblerError, assemble, merge_coff, merge_elf, merge_macho};
use crate::object::{AssemblyStub, Binding, Format};
use crate::triple::Isa;
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::Loc;
use std::borrow::Cow;
use std::fmt::Write;

impl ObjectBuilder<'_> {
    /// Assembles the module's assembly and `stubs`, and adds the result. All functions have been added.
    ///
    /// # Errors
    /// If there is no assembler, it refuses the text, or its object cannot be merged.
    pub fn add_assembly<'s>(
        &mut self,
        stubs: impl Iterator<Item = &'s AssemblyStub>,
    ) -> std::result::Result<(), Vec<Diagnostic>> {
        let module = self.request.module;
        let mut text = String::new();
        for &line in &module.module_asm {
            let line = module.context.strings.get(line);
            match std::str::from_utf8(line) {
                Ok(line) => text.push_str(line),
                Err(_) => return Err(vec![*error("module assembly that is not UTF-8".into())]),
            }
            text.push('\n');
        }
        let keep = self.request.keep_assembly;
        if self.object.format == Format::Elf && !text.is_empty() && !keep {
            text = self.add_directives(text).map_err(|error| vec![*error])?;
        }
        let module_lines = text.lines().count() as u32;
        let mut list: Vec<&AssemblyStub> = stubs.collect();
        list.sort_by(|a, b| a.name.cmp(&b.name));
        list.dedup_by(|a, b| a.name == b.name);
        for stub in &list {
            let mut name = Cow::Borrowed(&*stub.name);
            if keep && self.object.format == Format::Elf {
                name = label_name(&name).into();
                if let Some(symbol) = self.object.find_symbol(stub.name.as_bytes()) {
                    self.object.symbols[symbol].name = name.as_bytes().into();
                }
            }
            // Writing to a string does not fail.
            let _ = write!(text, ".text\n.p2align 4\n{name}:\n{}", stub.text);
        }
        if text.is_empty() {
            return Ok(());
        }
        if keep {
            self.object.verbatim = text;
            return Ok(());
        }
        let isa = self.request.triple.target().map(|target| target.isa);
        if isa == Ok(Isa::X86_64) {
            text = with_plain_registers(&text);
        }
        // Numbers of symbols are those of the assembler's table.
        if self.object.format == Format::Coff
            && let Some(at) = text.lines().position(|line| line.trim_start().starts_with(".symidx"))
        {
            let line = at as u32 + 1;
            return Err(vec![*assembly_error(&text, line, "cannot assemble the number of a symbol")]);
        }
        let mut versioned = false;
        if self.object.format == Format::MachO {
            // A distance across symbols is only known where the linker keeps them together.
            if self.object.header.subsections_via_symbols {
                text.push_str("\n.subsections_via_symbols\n");
            }
            versioned = text.contains(".build_version") || text.contains("_version_min");
        }
        let features = if isa == Ok(Isa::Riscv64) { self.extensions() } else { Vec::new() };
        let bytes = assemble(self.request.triple, &text, &features).map_err(|failure| match failure {
            AssemblerError::Refused(errors) => errors
                .into_iter()
                .map(|(line, message)| {
                    let place = if line <= module_lines {
                        format!("in module assembly, line {line}")
                    } else {
                        "in inline assembly".to_owned()
                    };
                    let source = text.lines().nth(line.saturating_sub(1) as usize).unwrap_or("").trim();
                    *error(format!("{message}: {source}")).in_context(place)
                })
                .collect(),
            other => vec![*error(other.to_string())],
        })?;
        let undefined = self.assembly.undefined(&self.object);
        let merged = match self.object.format {
            Format::Elf => merge_elf(&mut self.object, &bytes),
            Format::Coff => merge_coff(&mut self.object, &bytes),
            Format::MachO => merge_macho(&mut self.object, &bytes, versioned),
        };
        merged.map_err(|what| vec![*error(format!("cannot use the assembled code: {what}"))])?;
        self.assembly.define_all(&self.object, &undefined);
        self.hide_stubs(&list);
        Ok(())
    }

    /// The extensions that the options and the functions ask for, by LLVM's names.
    fn extensions(&self) -> Vec<String> {
        let module = self.request.module;
        let functions = module.definitions().filter_map(|id| module.globals[id].as_function());
        let of_functions =
            functions.filter_map(|function| self.string_attribute(function, b"target-features"));
        let of_functions = of_functions.filter_map(|text| std::str::from_utf8(text).ok());
        let named =
            of_functions.flat_map(|text| text.split(',')).chain(self.request.features.iter().map(|f| &**f));
        let mut list: Vec<String> = named
            .filter_map(|name| name.strip_prefix('+'))
            .map(|name| name.replace("experimental-", ""))
            .collect();
        list.sort();
        list.dedup();
        list
    }

    /// Makes the names of stubs labels: LLVM has the assembly in the function itself, where it has no name.
    fn hide_stubs(&mut self, stubs: &[&AssemblyStub]) {
        for stub in stubs {
            if let Some(id) = self.object.find_symbol(stub.name.as_bytes()) {
                let symbol = &mut self.object.symbols[id];
                if symbol.is_defined() && symbol.binding == Binding::Local {
                    symbol.name = match self.object.format {
                        Format::Elf | Format::Coff => label_name(&stub.name).into_bytes().into(),
                        // The linker takes code apart at symbols.
                        Format::MachO => [b"l", &*symbol.name].concat().into(),
                    };
                    if self.object.format != Format::MachO {
                        symbol.binding = Binding::Temporary;
                    }
                }
            }
        }
    }
}

impl ObjectBuilder<'_> {
    /// Adds what can be added without an assembler, and returns the rest of the text.
    fn add_directives(&mut self, text: String) -> Result<String> {
        let failed = |stop: Stop| match stop {
            Stop::NeedsAssembler => error("module assembly that needs an assembler".into()),
            Stop::Error(line, message) | Stop::TooMuch(line, message) => {
                assembly_error(&text, line, &message)
            }
        };
        let (assembled, rest) = match directives::is_plain(&self.object, &text).map_err(failed)? {
            true => (directives::assemble(&mut self.object, &text).map_err(failed)?, String::new()),
            false => directives::split_outside(&mut self.object, &text).map_err(failed)?,
        };
        self.assembly.extend(assembled.pending);
        self.facts.idents.extend(assembled.idents);
        Ok(rest)
    }

    /// Lets take effect what assembly says of symbols, as all are defined now.
    pub(super) fn finish_assembly(&mut self) {
        if let Err(errors) = std::mem::take(&mut self.assembly).apply(&mut self.object) {
            let list = errors.into_iter().map(|(line, message)| *assembly_error("", line, &message));
            self.errors.extend(list);
        }
    }
}

/// An error in a line (from 1) of the module's assembly.
fn assembly_error(text: &str, line: u32, message: &str) -> Box<Diagnostic> {
    let source = text.lines().nth(line.saturating_sub(1) as usize).unwrap_or("").trim();
    let message = if source.is_empty() { message.to_owned() } else { format!("{message}: {source}") };
    let place = match line {
        0 => "in module assembly".to_owned(),
        line => format!("in module assembly, line {line}"),
    };
    error(message).in_context(place)
}

/// The text with names of registers as LLVM reads them in Intel's dialect: GNU as wants to be told that they have no `%`.
fn with_plain_registers(text: &str) -> String {
    let statement = |line: &str| match line.trim() {
        ".intel_syntax" => ".intel_syntax noprefix".to_owned(),
        _ => line.to_owned(),
    };
    text.split('\n').map(statement).collect::<Vec<_>>().join("\n")
}

/// The name of a label that a symbol table shows only if a relocation needs it.
fn label_name(name: &str) -> String {
    format!(".L{name}")
}

fn error(message: String) -> Box<Diagnostic> {
    Diagnostic::error(Loc::NONE, message)
}
