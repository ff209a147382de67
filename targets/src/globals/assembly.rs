//! Module assembly and the stubs of inline assembly.

use super::ObjectBuilder;
use crate::assembler::{AssemblerError, assemble, merge_coff, merge_elf, merge_macho};
use crate::object::{AssemblyStub, Format};
use crate::triple::Isa;
use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::ir::Loc;
use std::fmt::Write;

impl ObjectBuilder<'_> {
    /// Assembles the module's assembly and `stubs`, and adds the result. All functions have been added.
    ///
    /// # Errors
    /// If there is no assembler, it refuses the text, or its object cannot be merged.
    pub fn add_assembly<'s>(
        &mut self,
        stubs: impl Iterator<Item = &'s AssemblyStub>,
    ) -> Result<(), Vec<Diagnostic>> {
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
        if text.lines().any(|line| line.trim_start().starts_with(".symver")) {
            return Err(vec![*error("`.symver` in module assembly is not supported yet".into())]);
        }
        let module_lines = text.lines().count() as u32;
        let mut list: Vec<&AssemblyStub> = stubs.collect();
        list.sort_by(|a, b| a.name.cmp(&b.name));
        list.dedup_by(|a, b| a.name == b.name);
        for stub in &list {
            // Writing to a string does not fail.
            let name = &stub.name;
            let elf = self.object.format == Format::Elf;
            let (kind, size) = match elf {
                true => (format!(".type {name},@function\n"), format!(".size {name}, .-{name}\n")),
                false => (String::new(), String::new()),
            };
            let _ = write!(text, ".text\n.p2align 4\n{kind}{name}:\n{}{size}", stub.text);
        }
        if text.is_empty() {
            return Ok(());
        }
        // Before the first line, whose number stays what it is.
        if self.object.format == Format::Elf {
            let isa = self.request.triple.target().map(|target| target.isa);
            text.insert_str(0, isa.map_or("", extensions));
        }
        let bytes = assemble(self.request.triple, &text).map_err(|failure| match failure {
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
        let merged = match self.object.format {
            Format::Elf => merge_elf(&mut self.object, &bytes),
            Format::Coff => merge_coff(&mut self.object, &bytes),
            Format::MachO => merge_macho(&mut self.object, &bytes),
        };
        merged.map_err(|what| vec![*error(format!("cannot use the assembled code: {what}"))])
    }
}

/// What makes the assembler take the instructions of all processors, and leave calls to the compiler.
fn extensions(isa: Isa) -> &'static str {
    match isa {
        Isa::X86_64 => "",
        Isa::Aarch64 => ".arch armv8.6-a+crypto+sve2+memtag+rng; ",
        Isa::Riscv64 => ".option norelax; ",
        Isa::S390x => ".machine z15; ",
    }
}

fn error(message: String) -> Box<Diagnostic> {
    Diagnostic::error(Loc::NONE, message)
}
