//! An object as text that an assembler makes an equivalent object of: LLVM's for all formats, GNU as for ELF.
//!
//! Code is printed as bytes. A place that refers to a symbol is an item of its own: a directive, or the instruction
//! whose operand it is. Module assembly comes first, as it was written.
//!
//! | file | holds |
//! |---|---|
//! | `elf.rs`, `coff.rs`, `macho.rs` | what a format says of sections, symbols and references |
//! | `instruction.rs` | instructions that have a symbol as an operand |

mod coff;
mod elf;
mod instruction;
mod macho;

use crate::object::{
    Architecture, Binding, Fixup, FixupKind, Format, Object, SectionData, SectionId, SectionKind, SymbolId,
    SymbolPlace,
};
use cranelift_entity::EntityRef;
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::Loc;
use rustc_hash::FxHashSet;
use std::fmt::Write;

/// The text for `object`; `gnu`: GNU as reads it too, where it can say the same.
///
/// # Errors
/// If a name, a section or a reference cannot be written as assembly of the format.
pub fn print(object: &Object, gnu: bool) -> Result<Vec<u8>> {
    for symbol in object.symbols.values() {
        if std::str::from_utf8(&symbol.name).is_ok_and(|name| !name.contains(char::is_control)) {
            continue;
        }
        let name = String::from_utf8_lossy(&symbol.name);
        return Err(failed(&format!("the name {name:?} cannot be written as assembly")));
    }
    let mut printer = Printer { object, out: String::new(), thread_local: FxHashSet::default() };
    match object.format {
        Format::Elf => printer.elf()?,
        Format::Coff => printer.coff(gnu)?,
        Format::MachO => printer.macho()?,
    }
    Ok(printer.out.into_bytes())
}

fn failed(message: &str) -> Box<Diagnostic> {
    Diagnostic::error(Loc::NONE, message)
}

struct Printer<'o> {
    object: &'o Object,
    out: String,
    /// ELF: symbols that are accessed as thread-local.
    thread_local: FxHashSet<SymbolId>,
}

/// A line of text that stands for bytes of a section, or between them.
struct Item {
    /// Bytes from the section's start.
    start: u64,
    /// The bytes that it stands for.
    size: u64,
    text: String,
}

/// A name as assemblers read it, in quotes if need be.
fn quoted(name: &[u8]) -> String {
    let plain = |&byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    // A dollar sign in front of an operand makes a number of it.
    let starts = |byte: u8| byte != b'$' && !byte.is_ascii_digit();
    if name.iter().all(plain) && name.first().is_some_and(|&byte| starts(byte)) {
        return String::from_utf8_lossy(name).into_owned();
    }
    let name = String::from_utf8_lossy(name);
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}

fn escaped(bytes: &[u8]) -> String {
    let mut text = String::new();
    for &byte in bytes {
        match byte {
            b'"' | b'\\' => {
                text.push('\\');
                text.push(char::from(byte));
            }
            b' '..=b'~' => text.push(char::from(byte)),
            _ => {
                // Writing to a string does not fail.
                let _ = write!(text, "\\{byte:03o}");
            }
        }
    }
    text
}

/// `+1`, `-1`; nothing for 0.
fn plus(addend: i64) -> String {
    match addend {
        0 => String::new(),
        addend => format!("{addend:+}"),
    }
}

/// The directive for a word of so many bytes.
fn word_directive(bytes: u64) -> &'static str {
    match bytes {
        1 => ".byte",
        2 => ".2byte",
        4 => ".4byte",
        _ => ".8byte",
    }
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        self.out.push('\t');
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn file_name(&mut self) {
        if let Some(name) = &self.object.file_name {
            self.line(&format!(".file \"{}\"", escaped(name)));
        }
    }

    fn name(&self, id: SymbolId) -> String {
        let symbol = &self.object.symbols[id];
        match symbol.name.is_empty() {
            // The names of labels that have none; characters that other names do not start with.
            true if self.object.format == Format::MachO => format!("L.{}", id.index()),
            true => format!(".L.{}", id.index()),
            false => quoted(&symbol.name),
        }
    }

    /// The symbols of each section by their places, but for those that are other symbols.
    fn labels(&self) -> Vec<Vec<(u64, SymbolId)>> {
        let mut labels: Vec<Vec<(u64, SymbolId)>> = vec![Vec::new(); self.object.sections.len()];
        for (id, symbol) in self.object.symbols.iter() {
            if let SymbolPlace::Section { section, offset } = symbol.place
                && symbol.weak_default.is_none()
            {
                labels[section.index()].push((offset, id));
            }
        }
        for list in &mut labels {
            list.sort_unstable();
        }
        labels
    }

    /// What a section holds: labels, the items of its fixups, and bytes.
    fn contents(
        &mut self,
        id: SectionId,
        labels: &[(u64, SymbolId)],
        item: fn(&mut Self, SectionId, &Fixup) -> Result<Item>,
    ) -> Result<()> {
        let section = &self.object.sections[id];
        let mut items = Vec::with_capacity(section.fixups.len());
        for fixup in &section.fixups {
            items.push(item(self, id, fixup)?);
        }
        items.sort_by_key(|item| (item.start, item.size));
        let empty = Vec::new();
        let (bytes, size) = match &section.data {
            SectionData::Bytes(bytes) => (bytes, bytes.len() as u64),
            SectionData::Zero(size) => (&empty, *size),
        };
        let (mut labels, mut items) = (labels.iter().peekable(), items.into_iter().peekable());
        let mut at = 0u64;
        // Mach-O assemblers mark a section as code when they see an instruction.
        let mut unmarked = self.object.format == Format::MachO && section.kind == SectionKind::Text;
        // Distances between labels that no directive parts are numbers to assemblers, though a Mach-O linker may change
        // them.
        let relative = |fixup: &Fixup| {
            fixup.minus.is_some() || matches!(fixup.kind, FixupKind::PcRel4 | FixupKind::PcRel8)
        };
        let parted = self.object.format == Format::MachO
            && section.kind != SectionKind::Unwind
            && section.fixups.iter().any(relative);
        loop {
            while let Some((_, symbol)) = labels.next_if(|(offset, _)| *offset <= at) {
                if parted && self.object.symbols[*symbol].binding != Binding::Temporary {
                    self.line(".p2align 0");
                }
                self.label(*symbol);
            }
            let mut taken = 0;
            while let Some(item) = items.next_if(|item| item.start <= at) {
                taken = taken.max(item.size);
                self.line(&item.text);
            }
            if taken > 0 {
                at += taken;
                continue;
            }
            if at >= size {
                break;
            }
            let next = [labels.peek().map(|(offset, _)| *offset), items.peek().map(|item| item.start)];
            let end =
                next.into_iter().flatten().filter(|&offset| offset > at).min().unwrap_or(size).min(size);
            match bytes.get(at as usize..end as usize) {
                Some(bytes) if unmarked => unmarked = !self.marked(bytes),
                Some(bytes) => self.bytes(bytes),
                None => self.line(&format!(".zero {}", end - at)),
            }
            at = end;
        }
        // Labels behind the end, of data without a size.
        for (_, symbol) in labels {
            self.label(*symbol);
        }
        Ok(())
    }

    fn label(&mut self, symbol: SymbolId) {
        let name = self.name(symbol);
        if self.object.symbols[symbol].alt_entry {
            self.line(&format!(".alt_entry {name}"));
        }
        // Writing to a string does not fail.
        let _ = writeln!(self.out, "{name}:");
    }

    fn bytes(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
            if zeros >= 16 {
                self.line(&format!(".zero {zeros}"));
                bytes = &bytes[zeros..];
                continue;
            }
            let (head, rest) = bytes.split_at(bytes.len().min(16));
            let list: Vec<String> = head.iter().map(|byte| format!("{byte:#04x}")).collect();
            self.line(&format!(".byte {}", list.join(",")));
            bytes = rest;
        }
    }

    /// Prints bytes of code with an instruction among them, if one of the simplest is there; false: none is.
    fn marked(&mut self, bytes: &[u8]) -> bool {
        const X86: [(&[u8], &str); 3] = [(&[0xc3], "ret"), (&[0x55], "pushq %rbp"), (&[0x90], "nop")];
        const ARM64: [(&[u8], &str); 2] =
            [(&[0xc0, 0x03, 0x5f, 0xd6], "ret"), (&[0x1f, 0x20, 0x03, 0xd5], "nop")];
        let (list, unit): (&[(&[u8], &str)], usize) = match self.object.arch {
            Architecture::Aarch64 => (&ARM64, 4),
            _ => (&X86, 1),
        };
        let found = list.iter().find_map(|&(code, text)| {
            let at = bytes.chunks(unit).position(|chunk| chunk == code)? * unit;
            Some((at, code.len(), text))
        });
        let Some((at, size, text)) = found else {
            self.bytes(bytes);
            return false;
        };
        self.bytes(&bytes[..at]);
        self.line(text);
        self.bytes(&bytes[at + size..]);
        true
    }
}
