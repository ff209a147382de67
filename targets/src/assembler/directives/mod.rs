//! Module assembly of directives alone: symbols, sections and data, put straight into the object (GNU as, "Assembler
//! Directives"). Text with instructions goes to the target's assembler; what it says about symbols that the
//! module defines is taken from it here all the same.
//!
//! | file | holds |
//! |---|---|
//! | `mod.rs` | statements to contents of the object |
//! | `source.rs` | text to statements: comments, macros, repetitions, conditions |
//! | `expression.rs` | expressions |
//! | `data.rs` | directives that make data |
//! | `sections.rs` | directives that choose sections |
//! | `pending.rs` | what is said of symbols, which takes effect when all are defined |

mod data;
mod expression;
mod pending;
mod sections;
mod source;

pub use pending::Pending;

use crate::object::{
    Binding, Object, Section, SectionId, SectionKind, Symbol, SymbolId, SymbolKind, SymbolPlace,
    SymbolVisibility,
};
use expression::{Names, Value, evaluate};
use pending::Action;
use rustc_hash::FxHashMap;
use sections::{SectionFacts, SectionKey};
use source::{Facts, Source, Statement, operands, split_word, statements};

/// Why the text does not become part of the object here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It has instructions, or directives for them.
    NeedsAssembler,
    /// It is wrong: the line (from 1; 0 for the whole) and what is wrong there.
    Error(u32, String),
    /// It repeats itself or nests beyond what is reasonable: the same.
    TooMuch(u32, String),
}

impl Stop {
    fn error(line: u32, message: impl Into<String>) -> Stop {
        Stop::Error(line, message.into())
    }
}

/// The most bytes that one module's assembly may make in sections with contents, and the most of an alignment.
const MAX_DATA: u64 = 1 << 28;

/// The most repetitions of text that an assembler is given.
const MAX_REPETITIONS: u64 = 1 << 24;

/// What assembling leaves behind.
#[derive(Clone, Debug, Default)]
pub struct Assembled {
    /// What takes effect when all symbols are defined.
    pub pending: Pending,
    /// Strings of `.ident`.
    pub idents: Vec<Vec<u8>>,
}

struct Assembler<'o> {
    object: &'o mut Object,
    section: SectionId,
    previous: Option<SectionId>,
    stack: Vec<(SectionId, Option<SectionId>)>,
    /// Values of `.set`.
    equates: FxHashMap<SymbolId, Value>,
    /// Numeric labels: the last one defined, and the next one that something refers to.
    numeric: FxHashMap<u32, (Option<SymbolId>, Option<SymbolId>)>,
    /// What has been said of sections.
    sections: FxHashMap<SectionKey, SectionFacts>,
    result: Assembled,
    size: u64,
}

/// Whether text may be assembled here: it has directives and labels only.
pub fn is_plain(object: &Object, text: &str) -> Result<bool, Stop> {
    // Assembled into a copy without contents, to see whether it needs an assembler.
    let mut scratch = Object::new(object.format, object.arch);
    match assemble(&mut scratch, text) {
        Ok(_) => Ok(true),
        Err(Stop::NeedsAssembler) => Ok(false),
        Err(stop @ Stop::TooMuch(..)) => Err(stop),
        Err(Stop::Error(..)) => {
            // An error may come after an instruction, which only the assembler understands.
            Ok(statements(object.arch, text)?.iter().all(|statement| {
                let word = split_word(without_labels(&statement.text)).0;
                word.is_empty() || word.starts_with('.') || is_assignment(&statement.text)
            }))
        }
    }
}

/// Puts what `text` makes into the object.
///
/// # Errors
/// If it is wrong, or needs an assembler.
pub fn assemble(object: &mut Object, text: &str) -> Result<Assembled, Stop> {
    let list = statements(object.arch, text)?;
    let mut assembler = Assembler::new(object);
    let mut source = Source::new(list);
    while let Some(statement) = source.next(&mut assembler)? {
        assembler.statement(&statement)?;
    }
    if let Some((number, _)) = assembler.numeric.iter().find(|(_, (_, next))| next.is_some()) {
        return Err(Stop::error(0, format!("there is no label {number} after a reference to it")));
    }
    Ok(assembler.result)
}

/// What the text says of symbols that it does not define itself, and the text without that: an assembler does not know
/// the module's definitions.
///
/// # Errors
/// If a statement is malformed.
pub fn split_outside(object: &mut Object, text: &str) -> Result<(Assembled, String), Stop> {
    let list = statements(object.arch, text)?;
    let mut labels: rustc_hash::FxHashSet<&str> = rustc_hash::FxHashSet::default();
    for statement in &list {
        let mut rest = statement.text.as_str();
        while let Some((name, after)) = split_label(rest) {
            labels.insert(name);
            rest = after;
        }
        let (word, operands_text) = split_word(rest);
        if matches!(word, ".comm" | ".lcomm") {
            labels.extend(operands(operands_text).first());
        }
    }
    // Names for what the text does not define are the module's, those for its own labels the assembler's.
    for statement in &list {
        if let Some((name, value)) = assignment(without_labels(&statement.text))
            && base_of(value).is_none_or(|base| labels.contains(base))
        {
            labels.insert(name);
        }
    }
    for statement in &list {
        match split_word(&statement.text) {
            (word, _) if word.starts_with(".bundle_") => {
                return Err(Stop::error(statement.line, "unknown directive"));
            }
            (".rept" | ".rep", count) if count.parse().is_ok_and(|count: u64| count > MAX_REPETITIONS) => {
                return Err(Stop::TooMuch(statement.line, "too many repetitions".into()));
            }
            _ => {}
        }
    }
    let mut lines: Vec<&str> = text.lines().collect();
    let mut outside = Vec::new();
    // What a condition, macro or repetition has is left to the assembler.
    let mut depth = 0u32;
    for statement in &list {
        let (word, rest) = split_word(&statement.text);
        match word {
            ".macro" | ".rept" | ".rep" | ".irp" | ".irpc" => depth += 1,
            ".endm" | ".endmacro" | ".endr" | ".endif" => depth = depth.saturating_sub(1),
            _ if word.starts_with(".if") => depth += 1,
            _ => {}
        }
        let list = operands(rest);
        let first = list.first().copied().unwrap_or("");
        let second = list.get(1).copied().unwrap_or("");
        let ours = match word {
            ".symver" => true,
            ".globl" | ".global" | ".weak" | ".hidden" | ".protected" | ".internal" => {
                !list.iter().any(|name| labels.contains(name))
            }
            ".type" => list.len() == 2 && !labels.contains(first),
            ".size" => !labels.contains(first) && second.bytes().all(|byte| byte.is_ascii_alphanumeric()),
            _ => assignment(&statement.text)
                .and_then(|(_, value)| base_of(value))
                .is_some_and(|base| !labels.contains(base)),
        };
        let whole_line = lines.get(statement.line.saturating_sub(1) as usize).is_some_and(|line| {
            line.trim_start().starts_with(statement.text.as_str()) && !line.contains(';')
        });
        if ours && whole_line && depth == 0 && !first.contains('\\') {
            lines[statement.line as usize - 1] = "";
            outside.push(statement.clone());
        } else if word == ".symver" {
            return Err(Stop::error(
                statement.line,
                "`.symver` must stand on a line of its own beside instructions",
            ));
        }
    }
    let kept = lines.join("\n") + "\n";
    let mut assembler = Assembler::new(object);
    for statement in &outside {
        assembler.statement(statement)?;
    }
    Ok((assembler.result, kept))
}

/// The name and the value of `.set NAME, VALUE` and `NAME = VALUE`.
fn assignment(text: &str) -> Option<(&str, &str)> {
    match split_word(text) {
        (".set" | ".equ", rest) => rest.split_once(',').map(|(name, value)| (name.trim(), value.trim())),
        _ if is_assignment(text) => text.split_once('=').map(|(name, value)| (name.trim(), value.trim())),
        _ => None,
    }
}

/// The name in a value that is a name or a distance in bytes from one.
fn base_of(value: &str) -> Option<&str> {
    let end = value.find(|c: char| !expression::is_name(c)).unwrap_or(value.len());
    let (base, distance) = (&value[..end], value[end..].trim());
    let starts = !base.starts_with(|c: char| c.is_ascii_digit()) && !base.starts_with(".L");
    let number = distance.strip_prefix(['+', '-']).map(str::trim);
    let plain = distance.is_empty()
        || number.is_some_and(|number| {
            number.starts_with(|c: char| c.is_ascii_digit())
                && number.bytes().all(|byte| byte.is_ascii_alphanumeric())
        });
    (!base.is_empty() && base != "." && starts && plain).then_some(base)
}

/// `NAME:` at the start of a statement, and what follows.
fn split_label(text: &str) -> Option<(&str, &str)> {
    if text.starts_with('"') {
        let end = source::string_end(text)?;
        let after = text[end..].trim_start().strip_prefix(':')?;
        return Some((&text[1..end - 1], after.trim_start()));
    }
    let end = text.find(|c: char| !(expression::is_name(c) || c == '@'))?;
    let after = text[end..].trim_start().strip_prefix(':')?;
    (end > 0).then(|| (&text[..end], after.trim_start()))
}

fn without_labels(mut text: &str) -> &str {
    while let Some((_, after)) = split_label(text) {
        text = after;
    }
    text
}

/// `NAME = EXPRESSION`
fn is_assignment(text: &str) -> bool {
    let rest = text.trim_start_matches(expression::is_name).trim_start();
    rest.len() < text.len() && rest.starts_with('=')
}

impl<'o> Assembler<'o> {
    /// At the start of `.text`.
    fn new(object: &'o mut Object) -> Assembler<'o> {
        let section = object.section(Section::new(*b".text", SectionKind::Text));
        Assembler {
            object,
            section,
            previous: None,
            stack: Vec::new(),
            equates: FxHashMap::default(),
            numeric: FxHashMap::default(),
            sections: FxHashMap::default(),
            result: Assembled::default(),
            size: 0,
        }
    }
}

impl Assembler<'_> {
    fn statement(&mut self, statement: &Statement) -> Result<(), Stop> {
        let line = statement.line;
        let mut text = statement.text.as_str();
        while let Some((name, after)) = split_label(text) {
            self.label(line, name)?;
            text = after;
        }
        if text.is_empty() {
            return Ok(());
        }
        if is_assignment(text)
            && let Some((name, value)) = text.split_once('=')
        {
            return self.equate(line, name.trim(), value.trim_start_matches('=').trim(), false);
        }
        let (word, rest) = split_word(text);
        if self.section_directive(line, word, rest)? || self.data_directive(line, word, rest)? {
            return Ok(());
        }
        self.symbol_directive(line, word, rest)
    }

    fn name<'t>(&self, line: u32, text: &'t str) -> Result<&'t str, Stop> {
        let name = match text.strip_prefix('"') {
            Some(rest) => rest.strip_suffix('"').unwrap_or(rest),
            None => text,
        };
        match name.is_empty() {
            true => Err(Stop::error(line, "a symbol is missing")),
            false => Ok(name),
        }
    }

    fn label(&mut self, line: u32, name: &str) -> Result<(), Stop> {
        if let Ok(number) = name.parse::<u32>() {
            let place = SymbolPlace::Section { section: self.section, offset: self.offset() };
            let entry = self.numeric.entry(number).or_default();
            let label = match entry.1.take() {
                Some(label) => {
                    self.object.symbols[label].place = place;
                    label
                }
                None => self.object.add_label(self.section, 0),
            };
            self.object.symbols[label].place = place;
            self.numeric.insert(number, (Some(label), None));
            return Ok(());
        }
        if name == "." {
            return Err(Stop::error(line, "`.` cannot be a label"));
        }
        let symbol = self.object.symbol_named(name.as_bytes());
        let place = SymbolPlace::Section { section: self.section, offset: self.offset() };
        let data = &mut self.object.symbols[symbol];
        if data.is_defined() || self.equates.contains_key(&symbol) {
            return Err(Stop::error(line, format!("symbol '{name}' is already defined")));
        }
        data.place = place;
        data.binding = if name.starts_with(".L") { Binding::Temporary } else { Binding::Local };
        data.visibility = SymbolVisibility::Default;
        if matches!(self.object.sections[self.section].kind, SectionKind::ThreadData | SectionKind::ThreadBss)
        {
            data.kind = SymbolKind::Thread;
        }
        self.result.pending.define(symbol);
        Ok(())
    }

    /// Bytes of the current section so far.
    fn offset(&self) -> u64 {
        self.object.sections[self.section].size()
    }

    fn value(&mut self, line: u32, text: &str) -> Result<Value, Stop> {
        evaluate(text, line, self)
    }

    fn constant(&mut self, line: u32, text: &str) -> Result<i64, Stop> {
        match self.value(line, text)?.as_number() {
            Some(number) => Ok(number),
            None => Err(Stop::error(line, "expected absolute expression")),
        }
    }

    /// The value of an expression that an assembler may also compute when it has seen the whole text.
    fn count(&mut self, line: u32, text: &str) -> Result<i64, Stop> {
        self.value(line, text)?.as_number().ok_or(Stop::NeedsAssembler)
    }

    fn equate(&mut self, line: u32, name: &str, value: &str, once: bool) -> Result<(), Stop> {
        let name = self.name(line, name)?;
        if name == "." {
            let target = self
                .constant(line, &format!("{value} - ."))
                .or_else(|_| self.constant(line, value).map(|to| to.wrapping_sub(self.offset() as i64)))?;
            let forward =
                u64::try_from(target).map_err(|_| Stop::error(line, "`.` cannot move backwards"))?;
            return self.zeros(line, forward, 0);
        }
        let value = self.value(line, value)?;
        let symbol = self.object.symbol_named(name.as_bytes());
        let known = self.equates.contains_key(&symbol);
        if self.object.symbols[symbol].is_defined() || once && known {
            return Err(Stop::error(line, format!("redefinition of '{name}'")));
        }
        self.equates.insert(symbol, value);
        self.result.pending.add(line, Action::Equal(symbol, value));
        Ok(())
    }

    fn symbol_directive(&mut self, line: u32, word: &str, rest: &str) -> Result<(), Stop> {
        let list = operands(rest);
        let for_each: Option<fn(SymbolId) -> Action> = match word {
            ".globl" | ".global" => Some(|symbol| Action::Bind(symbol, Binding::Global)),
            ".weak" => Some(|symbol| Action::Bind(symbol, Binding::Weak)),
            ".local" => Some(|symbol| Action::Bind(symbol, Binding::Local)),
            ".hidden" => Some(|symbol| Action::Show(symbol, SymbolVisibility::Hidden)),
            ".internal" => Some(|symbol| Action::Show(symbol, SymbolVisibility::Internal)),
            ".protected" => Some(|symbol| Action::Show(symbol, SymbolVisibility::Protected)),
            _ => None,
        };
        if let Some(action) = for_each {
            if list.is_empty() {
                return Err(Stop::error(line, "a symbol is missing"));
            }
            for text in list {
                let name = self.name(line, text)?;
                let symbol = self.object.symbol_named(name.as_bytes());
                self.result.pending.add(line, action(symbol));
            }
            return Ok(());
        }
        let argument = |index: usize| list.get(index).copied().unwrap_or("");
        match word {
            ".type" => {
                let (name, kind) = match list.len() {
                    1 => split_word(rest),
                    _ => (argument(0), argument(1)),
                };
                let kind = match kind
                    .trim_start_matches(['@', '%', '#'])
                    .trim_matches('"')
                    .trim_start_matches("STT_")
                {
                    "function" | "FUNC" => SymbolKind::Function,
                    "object" | "OBJECT" | "common" | "COMMON" => SymbolKind::Data,
                    "tls_object" | "TLS" => SymbolKind::Thread,
                    "gnu_indirect_function" | "GNU_IFUNC" => SymbolKind::IFunc,
                    "notype" | "NOTYPE" => SymbolKind::None,
                    "gnu_unique_object" => {
                        let symbol = self.named(line, name)?;
                        self.result.pending.add(line, Action::Bind(symbol, Binding::Unique));
                        SymbolKind::Data
                    }
                    other => return Err(Stop::error(line, format!("unsupported symbol type '{other}'"))),
                };
                let symbol = self.named(line, name)?;
                self.result.pending.add(line, Action::Kind(symbol, kind));
            }
            ".size" => {
                let symbol = self.named(line, argument(0))?;
                let value = self.value(line, argument(1))?;
                self.result.pending.add(line, Action::Size(symbol, value));
            }
            ".set" | ".equ" => self.equate(line, argument(0), argument(1), false)?,
            ".equiv" => self.equate(line, argument(0), argument(1), true)?,
            ".symver" => {
                let symbol = self.named(line, argument(0))?;
                let version = argument(1).trim_matches('"');
                if !version.contains('@') {
                    return Err(Stop::error(line, "expected a '@' in the name"));
                }
                let keep = match argument(2) {
                    "" => !version.contains("@@@"),
                    "remove" => false,
                    "local" | "hidden" => {
                        return Err(Stop::error(line, "only `remove` may follow in `.symver`"));
                    }
                    other => return Err(Stop::error(line, format!("unexpected `{other}`"))),
                };
                let version = version.as_bytes().to_vec();
                self.result.pending.add(line, Action::Version { symbol, version, keep });
            }
            ".comm" | ".lcomm" => self.common(line, &list, word == ".lcomm")?,
            ".ident" => {
                let text = data::string(line, rest)?;
                self.result.idents.push(text);
            }
            ".file" if rest.starts_with('"') => {
                let name = data::string(line, rest)?;
                self.object.file_name = Some(name.into());
            }
            ".error" | ".err" => {
                let message = data::string(line, rest).unwrap_or_else(|_| b".err encountered".to_vec());
                return Err(Stop::error(line, String::from_utf8_lossy(&message)));
            }
            ".addrsig" | ".addrsig_sym" | ".warning" | ".print" | ".att_syntax" | ".code64"
            | ".cfi_sections" | ".gnu_attribute" | ".end" | ".title" | ".sbttl" | ".list" | ".nolist" => {}
            _ => return Err(Stop::NeedsAssembler),
        }
        Ok(())
    }

    fn named(&mut self, line: u32, text: &str) -> Result<SymbolId, Stop> {
        let name = self.name(line, text)?;
        Ok(self.object.symbol_named(name.as_bytes()))
    }

    fn common(&mut self, line: u32, list: &[&str], local: bool) -> Result<(), Stop> {
        let (Some(name), Some(size)) = (list.first(), list.get(1)) else {
            return Err(Stop::error(line, "a size is missing"));
        };
        let name = self.name(line, name)?;
        let size = self.constant(line, size)?;
        let size = u64::try_from(size).map_err(|_| Stop::error(line, "a size below 0"))?;
        let align = match list.get(2) {
            Some(align) => self.constant(line, align)? as u64,
            None => 1,
        };
        if !align.is_power_of_two() {
            return Err(Stop::error(line, "alignment must be a power of 2"));
        }
        let symbol = self.object.symbol_named(name.as_bytes());
        let known = self.object.symbols[symbol].place;
        if matches!(known, SymbolPlace::Common { size: other, .. } if other == size && !local) {
            return Ok(());
        }
        if self.object.symbols[symbol].is_defined() {
            return Err(Stop::error(line, format!("symbol '{name}' is already defined")));
        }
        let local = local || self.result.pending.is_local(symbol);
        let place = if local {
            let bss = self.object.section(Section::new(*b".bss", SectionKind::Bss));
            let offset = self.object.append_zeros(bss, size, align);
            SymbolPlace::Section { section: bss, offset }
        } else {
            SymbolPlace::Common { size, align }
        };
        self.result.pending.define(symbol);
        let data = &mut self.object.symbols[symbol];
        data.place = place;
        data.kind = SymbolKind::Data;
        data.size = size;
        data.binding = if local { Binding::Local } else { Binding::Global };
        Ok(())
    }
}

impl Names for Assembler<'_> {
    fn symbol(&mut self, name: &str) -> Value {
        let symbol = self.object.symbol_named(name.as_bytes());
        match self.equates.get(&symbol) {
            Some(value) => *value,
            // A section's own symbol has its name.
            None if !self.object.symbols[symbol].is_defined() => {
                let mut sections = self.object.sections.iter();
                match sections.find(|(_, section)| *section.name == *name.as_bytes()).map(|(id, _)| id) {
                    Some(section) => Value::symbol(self.object.add_label(section, 0)),
                    None => Value::symbol(symbol),
                }
            }
            None => Value::symbol(symbol),
        }
    }

    fn here(&mut self) -> Value {
        Value::symbol(self.object.add_label(self.section, self.offset()))
    }

    fn numeric(&mut self, number: u32, forward: bool) -> Option<Value> {
        let entry = self.numeric.entry(number).or_default();
        let label = match forward {
            false => entry.0?,
            true => match entry.1 {
                Some(label) => label,
                None => {
                    let label = Symbol { binding: Binding::Temporary, ..Symbol::undefined(Vec::new()) };
                    let label = self.object.symbols.push(label);
                    self.numeric
                        .insert(number, (self.numeric.get(&number).and_then(|entry| entry.0), Some(label)));
                    label
                }
            },
        };
        Some(Value::symbol(label))
    }

    fn distance(&self, plus: SymbolId, minus: SymbolId) -> Option<i64> {
        if plus == minus {
            return Some(0);
        }
        match (self.object.symbols[plus].place, self.object.symbols[minus].place) {
            (
                SymbolPlace::Section { section: a, offset: x },
                SymbolPlace::Section { section: b, offset: y },
            ) if a == b => Some((x as i64).wrapping_sub(y as i64)),
            _ => None,
        }
    }
}

impl Facts for Assembler<'_> {
    fn number(&mut self, line: u32, text: &str) -> Result<i64, Stop> {
        self.constant(line, text)
    }

    fn is_defined(&self, name: &str) -> bool {
        self.object.find_symbol(name.as_bytes()).is_some_and(|symbol| {
            self.object.symbols[symbol].is_defined() || self.equates.contains_key(&symbol)
        })
    }
}

#[cfg(test)]
mod tests;
