//! Diagnostics as text: `file:line:col: error: …`, the source line, a caret, notes.

use memchr::{memchr_iter, memrchr};
use rllc_frontend::diagnostics::{Diagnostic, Severity};
use rllc_frontend::ir::Loc;
use std::fmt::Write as _;

/// An input as diagnostics show it.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The file's name as the user wrote it.
    pub name: &'a str,
    pub bytes: &'a [u8],
    /// Whether positions are byte offsets in text; else they are bit offsets in bitcode.
    pub is_text: bool,
}

/// The width of a shown source line, in characters.
const WIDTH: usize = 100;
/// What is shown before the caret of a line that is longer.
const BEFORE: usize = 60;

const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[1;31m";
const MAGENTA: &str = "\x1b[1;35m";
const CYAN: &str = "\x1b[1;36m";
const GREEN: &str = "\x1b[1;32m";
const PLAIN: &str = "\x1b[0m";

/// Renders diagnostics of one input.
#[derive(Debug)]
pub struct Renderer<'a> {
    source: Source<'a>,
    colours: bool,
    /// A position whose line is known, so that a sorted list is counted through once: offset and line.
    known: (usize, usize),
}

impl<'a> Renderer<'a> {
    /// A renderer for `source`.
    pub fn new(source: Source<'a>, colours: bool) -> Renderer<'a> {
        Renderer { source, colours, known: (0, 1) }
    }

    /// The text of one diagnostic, with its line ends.
    pub fn render(&mut self, diagnostic: &Diagnostic) -> String {
        let mut text = String::new();
        let (word, colour) = match diagnostic.severity {
            Severity::Error => ("error", RED),
            Severity::Warning => ("warning", MAGENTA),
        };
        self.message(&mut text, diagnostic.loc, word, colour, &diagnostic.message);
        if let Some(context) = &diagnostic.context {
            self.context(&mut text, diagnostic.loc, context);
        } else if !self.source.is_text && diagnostic.loc != Loc::NONE {
            self.context(&mut text, diagnostic.loc, "");
        }
        for (loc, note) in &diagnostic.notes {
            self.message(&mut text, *loc, "note", CYAN, note);
        }
        text
    }

    fn paint(&self, colour: &'static str) -> &'static str {
        if self.colours { colour } else { "" }
    }

    fn message(&mut self, text: &mut String, loc: Loc, word: &str, colour: &'static str, message: &str) {
        let shown = self.shown_line(loc);
        let _ = write!(text, "{}{}", self.paint(BOLD), self.source.name);
        if let Some(line) = &shown {
            let _ = write!(text, ":{}:{}", line.number, line.column);
        }
        let plain = self.paint(PLAIN);
        let _ = writeln!(
            text,
            ": {plain}{}{word}:{plain} {}{message}{plain}",
            self.paint(colour),
            self.paint(BOLD)
        );
        if let Some(line) = shown {
            let _ = writeln!(text, "{}", line.text);
            let _ = writeln!(text, "{:indent$}{}^{plain}", "", self.paint(GREEN), indent = line.caret);
        }
    }

    /// What a position alone does not say: the function, or the block path of bitcode with the bit offset.
    fn context(&self, text: &mut String, loc: Loc, context: &str) {
        let mut place = context.to_owned();
        if !self.source.is_text && loc != Loc::NONE {
            let comma = if context.is_empty() { "" } else { ", " };
            let _ = write!(place, "{comma}at bit {}", loc.0);
        }
        let _ = writeln!(
            text,
            "{}{}: {}{}note:{} {place}",
            self.paint(BOLD),
            self.source.name,
            self.paint(PLAIN),
            self.paint(CYAN),
            self.paint(PLAIN)
        );
    }

    fn shown_line(&mut self, loc: Loc) -> Option<ShownLine> {
        if !self.source.is_text || loc == Loc::NONE {
            return None;
        }
        let bytes = self.source.bytes;
        let offset = (loc.0 as usize).min(bytes.len());
        let (known_offset, known_line) = self.known;
        let number = if offset >= known_offset {
            known_line + memchr_iter(b'\n', &bytes[known_offset..offset]).count()
        } else {
            1 + memchr_iter(b'\n', &bytes[..offset]).count()
        };
        self.known = (offset, number);
        let start = memrchr(b'\n', &bytes[..offset]).map_or(0, |newline| newline + 1);
        Some(ShownLine::new(bytes, start, offset, number))
    }
}

/// The line of a position as it is shown.
#[derive(Debug)]
struct ShownLine {
    /// From 1.
    number: usize,
    /// In bytes, from 1.
    column: usize,
    text: String,
    /// How many characters of `text` are before the caret.
    caret: usize,
}

impl ShownLine {
    fn new(bytes: &[u8], start: usize, offset: usize, number: usize) -> ShownLine {
        // No more of a long line is looked at than is shown; a character has at most 4 bytes.
        let from = start.max(offset.saturating_sub(4 * BEFORE));
        let to = bytes.len().min(offset + 4 * WIDTH);
        let end = memchr::memchr(b'\n', &bytes[offset..to]).map_or(to, |newline| offset + newline);
        let mut before = printable(&bytes[from..offset]);
        let mut after = printable(bytes[offset..end].strip_suffix(b"\r").unwrap_or(&bytes[offset..end]));
        let line_goes_on = end == to && to < bytes.len() && bytes[to] != b'\n';
        let total = before.len() + after.len();
        if from > start || total > WIDTH && before.len() > BEFORE {
            before.drain(..before.len().saturating_sub(BEFORE));
            before.insert(0, '…');
        }
        let room = (WIDTH + 1).saturating_sub(before.len());
        if after.len() > room || line_goes_on {
            after.truncate(room);
            after.push('…');
        }
        let caret = before.len();
        ShownLine {
            number,
            column: offset - start + 1,
            text: before.into_iter().chain(after).collect(),
            caret,
        }
    }
}

/// The bytes as characters that take one column each and leave the terminal alone.
fn printable(bytes: &[u8]) -> Vec<char> {
    let text = String::from_utf8_lossy(bytes);
    text.chars()
        .map(|c| {
            if c == '\t' {
                ' '
            } else if c.is_control() {
                '\u{fffd}'
            } else {
                c
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendered(bytes: &[u8], diagnostic: &Diagnostic) -> String {
        Renderer::new(Source { name: "a.ll", bytes, is_text: true }, false).render(diagnostic)
    }

    #[test]
    fn line_column_and_caret() {
        let text = b"define void @f() {\n\t%x = add i32 1, %x\r\n}\n";
        let diagnostic = Diagnostic::error(Loc(36), "%x is used before it is defined")
            .with_note(Loc(20), "defined here")
            .in_context("in function @f");
        assert_eq!(
            rendered(text, &diagnostic),
            "a.ll:2:18: error: %x is used before it is defined\n %x = add i32 1, %x\n                 ^\n\
             a.ll: note: in function @f\na.ll:2:2: note: defined here\n %x = add i32 1, %x\n ^\n"
        );
    }

    #[test]
    fn the_end_of_the_input_is_a_position() {
        assert_eq!(
            rendered(b"define", &Diagnostic::error(Loc(6), "e")),
            "a.ll:1:7: error: e\ndefine\n      ^\n"
        );
        assert_eq!(rendered(b"", &Diagnostic::error(Loc(0), "e")), "a.ll:1:1: error: e\n\n^\n");
        assert_eq!(rendered(b"a\n", &Diagnostic::error(Loc(9), "e")), "a.ll:2:1: error: e\n\n^\n");
    }

    #[test]
    fn long_lines_are_shortened() {
        let line = "x".repeat(1_000_000);
        let text = rendered(line.as_bytes(), &Diagnostic::error(Loc(500_000), "e"));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "a.ll:1:500001: error: e");
        assert_eq!(lines[1], format!("…{}…", "x".repeat(100)));
        assert_eq!(lines[2], format!("{}^", " ".repeat(61)));
    }

    #[test]
    fn no_position() {
        assert_eq!(rendered(b"x", &Diagnostic::error(Loc::NONE, "e")), "a.ll: error: e\n");
    }

    #[test]
    fn bitcode() {
        let diagnostic = Diagnostic::error(Loc(77), "e").in_context("in block 8, record 5");
        let source = Source { name: "a.bc", bytes: b"BC", is_text: false };
        let text = Renderer::new(source, false).render(&diagnostic);
        assert_eq!(text, "a.bc: error: e\na.bc: note: in block 8, record 5, at bit 77\n");
    }
}
