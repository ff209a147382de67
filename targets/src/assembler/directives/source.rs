//! Text to statements: comments, separators, macros, repetitions and conditions.

use super::Stop;
use crate::object::Architecture;
use rustc_hash::FxHashMap;

/// One statement and the line (from 1) of the module assembly it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statement {
    pub line: u32,
    pub text: String,
}

/// The most statements that macros and repetitions may amount to.
const MAX_STATEMENTS: usize = 1 << 20;
/// The most bytes of their text.
const MAX_EXPANSION: usize = 1 << 26;
/// How deep expansions may nest.
const MAX_NESTING: usize = 64;

fn is_line_comment(arch: Architecture, rest: &str, starts_line: bool) -> bool {
    match arch {
        Architecture::Aarch64 => rest.starts_with("//") || starts_line && rest.starts_with('#'),
        Architecture::X86_64 => rest.starts_with('#') || rest.starts_with("//"),
        Architecture::Riscv64 | Architecture::S390x => rest.starts_with('#'),
    }
}

/// Splits `text` into statements without comments; empty ones are left out.
pub(super) fn statements(arch: Architecture, text: &str) -> Result<Vec<Statement>, Stop> {
    let mut list = Vec::new();
    let mut current = String::new();
    let (mut line, mut start) = (1u32, 1u32);
    let mut finish = |current: &mut String, line: u32| {
        let statement = current.trim();
        if !statement.is_empty() {
            list.push(Statement { line, text: statement.to_owned() });
        }
        current.clear();
    };
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let starts_line = current.trim().is_empty();
        match c {
            '\n' => {
                finish(&mut current, start);
                line += 1;
                start = line;
            }
            ';' => finish(&mut current, start),
            '"' => {
                let end = string_end(rest).ok_or_else(|| Stop::error(line, "unterminated string"))?;
                current.push_str(&rest[..end]);
                line += rest[..end].matches('\n').count() as u32;
                rest = &rest[end..];
                continue;
            }
            '/' if rest.starts_with("/*") => {
                let end = rest.find("*/").ok_or_else(|| Stop::error(line, "unterminated comment"))?;
                line += rest[..end].matches('\n').count() as u32;
                current.push(' ');
                rest = &rest[end + 2..];
                continue;
            }
            _ if is_line_comment(arch, rest, starts_line) => {
                rest = rest.find('\n').map_or("", |end| &rest[end..]);
                continue;
            }
            '\'' if rest.as_bytes().get(1).is_some_and(u8::is_ascii) && rest.len() >= 2 => {
                // A character constant may hide a separator.
                let length = if rest.as_bytes()[1] == b'\\' { 3 } else { 2 };
                let end = rest.char_indices().nth(length).map_or(rest.len(), |(at, _)| at);
                if rest[..end].contains('\n') {
                    current.push(c);
                } else {
                    current.push_str(&rest[..end]);
                    rest = &rest[end..];
                    continue;
                }
            }
            _ => current.push(c),
        }
        rest = &rest[c.len_utf8()..];
    }
    finish(&mut current, start);
    Ok(list)
}

/// The length of the string literal that `text` starts with.
pub(super) fn string_end(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return Some(at + 1),
            _ => at += 1,
        }
    }
    None
}

/// The first word of a statement (a directive or an instruction) and its operands.
pub(super) fn split_word(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| c.is_whitespace()).unwrap_or(text.len());
    (&text[..end], text[end..].trim())
}

/// Splits operands at commas outside strings and parentheses.
pub(super) fn operands(text: &str) -> Vec<&str> {
    operands_at_most(text, usize::MAX)
}

/// The same, with everything from the last one of `most` operands on in that one.
fn operands_at_most(text: &str, most: usize) -> Vec<&str> {
    let mut list = Vec::new();
    let (mut depth, mut start, mut at) = (0usize, 0, 0);
    let bytes = text.as_bytes();
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at += string_end(&text[at..]).unwrap_or(bytes.len() - at);
                continue;
            }
            b'\'' => {
                // A character constant, whose closing quote may be missing.
                at += if bytes.get(at + 1) == Some(&b'\\') { 2 } else { 1 };
                at += usize::from(bytes.get(at + 1) == Some(&b'\''));
            }
            b'(' => depth += 1,
            b')' => depth = depth.saturating_sub(1),
            b',' if depth == 0 && list.len() + 1 < most => {
                list.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
        at += 1;
    }
    let last = text.get(start..).unwrap_or("").trim();
    if !last.is_empty() || !list.is_empty() {
        list.push(last);
    }
    list
}

#[derive(Clone, Debug)]
struct Macro {
    /// Names, and defaults.
    parameters: Vec<(String, Option<String>)>,
    /// The last parameter takes the rest (`:vararg`).
    variadic: bool,
    body: Vec<Statement>,
}

/// An open `.if`.
#[derive(Clone, Copy)]
struct Condition {
    /// Statements are taken now.
    active: bool,
    /// A branch has been taken already, or the whole is skipped.
    done: bool,
}

/// Hands out statements, expanded.
pub(super) struct Source {
    stack: Vec<std::vec::IntoIter<Statement>>,
    macros: FxHashMap<String, Macro>,
    conditions: Vec<Condition>,
    produced: usize,
    pushed: usize,
    expanded: usize,
    expansions: u64,
}

/// What conditions ask about.
pub(super) trait Facts {
    /// The value of a constant expression.
    fn number(&mut self, line: u32, text: &str) -> Result<i64, Stop>;
    /// Whether the symbol is defined.
    fn is_defined(&self, name: &str) -> bool;
}

impl Source {
    pub fn new(list: Vec<Statement>) -> Source {
        Source {
            stack: vec![list.into_iter()],
            macros: FxHashMap::default(),
            conditions: Vec::new(),
            produced: 0,
            pushed: 0,
            expanded: 0,
            expansions: 0,
        }
    }

    /// The next statement as it stands.
    fn raw(&mut self) -> Result<Option<Statement>, Stop> {
        loop {
            match self.stack.last_mut().map(Iterator::next) {
                Some(Some(statement)) => {
                    self.produced += 1;
                    if self.produced > MAX_STATEMENTS {
                        let message = "macros and repetitions amount to too many statements";
                        return Err(Stop::TooMuch(statement.line, message.into()));
                    }
                    return Ok(Some(statement));
                }
                Some(None) => {
                    self.stack.pop();
                }
                None => return Ok(None),
            }
        }
    }

    /// The next statement that is neither of a macro's, a repetition's nor a condition's making.
    pub fn next(&mut self, facts: &mut dyn Facts) -> Result<Option<Statement>, Stop> {
        loop {
            let Some(statement) = self.raw()? else {
                return match self.conditions.is_empty() {
                    true => Ok(None),
                    false => Err(Stop::error(0, "an `.if` without its `.endif`")),
                };
            };
            let line = statement.line;
            let (word, rest) = split_word(&statement.text);
            if self.condition(line, word, rest, facts)? {
                continue;
            }
            if self.conditions.iter().any(|condition| !condition.active) {
                continue;
            }
            match word {
                ".macro" => self.define(line, rest)?,
                ".purgem" => {
                    self.macros.remove(rest);
                }
                ".rept" => {
                    let count = facts.number(line, rest)?;
                    let body = self.block(line, &[".rept", ".irp", ".irpc"], ".endr")?;
                    let count = usize::try_from(count)
                        .map_err(|_| Stop::error(line, "a count of repetitions below 0"))?;
                    if count.saturating_mul(body.len()) > MAX_STATEMENTS {
                        return Err(Stop::TooMuch(line, "too many repetitions".into()));
                    }
                    if !body.is_empty() {
                        let all = std::iter::repeat_n(body, count).flatten().collect();
                        self.push(line, all)?;
                    }
                }
                ".irp" | ".irpc" => {
                    let list = operands(rest);
                    let body = self.block(line, &[".rept", ".irp", ".irpc"], ".endr")?;
                    let Some((&name, mut values)) = list.split_first() else {
                        return Err(Stop::error(line, "a name is missing"));
                    };
                    let characters: Vec<&str>;
                    if word == ".irpc" {
                        let text = values.first().copied().unwrap_or("");
                        characters =
                            text.char_indices().map(|(at, c)| &text[at..at + c.len_utf8()]).collect();
                        values = &characters;
                    }
                    let mut all = Vec::new();
                    for value in values {
                        self.substitute(&body, &[(name.to_owned(), (*value).to_owned())], &mut all)?;
                    }
                    self.push(line, all)?;
                }
                ".exitm" => {
                    self.stack.pop();
                }
                _ => match self.macros.get(word).cloned() {
                    Some(found) => self.expand(line, &found, rest)?,
                    None => return Ok(Some(statement)),
                },
            }
        }
    }

    fn push(&mut self, line: u32, list: Vec<Statement>) -> Result<(), Stop> {
        if self.stack.len() >= MAX_NESTING {
            return Err(Stop::TooMuch(line, "macros nest too deeply".into()));
        }
        self.pushed = self.pushed.saturating_add(list.len());
        if self.pushed > 4 * MAX_STATEMENTS {
            return Err(Stop::TooMuch(line, "macros and repetitions amount to too many statements".into()));
        }
        self.stack.push(list.into_iter());
        Ok(())
    }

    /// The statements up to `end`, which is taken too.
    fn block(&mut self, line: u32, starts: &[&str], end: &str) -> Result<Vec<Statement>, Stop> {
        let mut body = Vec::new();
        let mut depth = 0usize;
        loop {
            let Some(statement) = self.raw()? else {
                return Err(Stop::error(line, format!("there is no `{end}` for this")));
            };
            let word = split_word(&statement.text).0;
            if starts.contains(&word) {
                depth += 1;
            } else if word == end || end == ".endm" && word == ".endmacro" {
                if depth == 0 {
                    return Ok(body);
                }
                depth -= 1;
            }
            body.push(statement);
        }
    }

    fn define(&mut self, line: u32, rest: &str) -> Result<(), Stop> {
        let end = rest.find(|c: char| c.is_whitespace() || c == ',').unwrap_or(rest.len());
        let (name, list) = (&rest[..end], rest[end..].trim_start_matches([' ', '\t', ',']));
        let mut parameters = Vec::new();
        let mut variadic = false;
        for word in list.split([',', ' ', '\t']).filter(|word| !word.is_empty()) {
            let (word, default) = match word.split_once('=') {
                Some((word, default)) => (word, Some(default.to_owned())),
                None => (word, None),
            };
            let (word, qualifier) = word.split_once(':').unwrap_or((word, ""));
            variadic |= qualifier == "vararg";
            parameters.push((word.to_owned(), default));
        }
        let body = self.block(line, &[".macro"], ".endm")?;
        self.macros.insert(name.to_owned(), Macro { parameters, variadic, body });
        Ok(())
    }

    fn expand(&mut self, line: u32, found: &Macro, rest: &str) -> Result<(), Stop> {
        let count = found.parameters.len();
        let mut given = operands_at_most(rest, if found.variadic { count } else { usize::MAX });
        if given.len() == 1 && count > 1 && !rest.contains('"') {
            given = rest.split_whitespace().collect();
        }
        let mut values: Vec<(String, String)> = found
            .parameters
            .iter()
            .map(|(name, default)| (name.clone(), default.clone().unwrap_or_default()))
            .collect();
        let mut position = 0;
        for argument in given {
            let by_name =
                argument.split_once('=').filter(|(name, _)| values.iter().any(|(n, _)| n == name.trim()));
            if let Some((name, value)) = by_name {
                for known in values.iter_mut().filter(|(n, _)| n == name.trim()) {
                    known.1 = value.trim().to_owned();
                }
                continue;
            }
            match values.get_mut(position) {
                Some(value) if !argument.is_empty() => {
                    let rest = found.variadic && position + 1 == count;
                    let text =
                        Some(argument).filter(|_| !rest && string_end(argument) == Some(argument.len()));
                    let text = text.and_then(|text| text.strip_prefix('"')?.strip_suffix('"'));
                    value.1 = text.unwrap_or(argument).to_owned();
                }
                Some(_) => {}
                None => return Err(Stop::error(line, "too many arguments for this macro")),
            }
            position += 1;
        }
        let mut all = Vec::new();
        self.substitute(&found.body, &values, &mut all)?;
        self.expansions += 1;
        self.push(line, all)
    }

    /// Replaces `\name` by its value, `\()` by nothing and `\@` by the number of the expansion.
    fn substitute(
        &mut self,
        body: &[Statement],
        values: &[(String, String)],
        all: &mut Vec<Statement>,
    ) -> Result<(), Stop> {
        for statement in body {
            let mut text = String::new();
            let mut rest = statement.text.as_str();
            while let Some(at) = rest.find('\\') {
                text.push_str(&rest[..at]);
                rest = &rest[at + 1..];
                if let Some(after) = rest.strip_prefix("()") {
                    rest = after;
                    continue;
                }
                if let Some(after) = rest.strip_prefix('@') {
                    text.push_str(&self.expansions.to_string());
                    rest = after;
                    continue;
                }
                let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
                match values.iter().find(|(name, _)| *name == rest[..end]) {
                    Some((_, value)) => {
                        text.push_str(value);
                        rest = &rest[end..];
                    }
                    None => text.push('\\'),
                }
            }
            text.push_str(rest);
            self.expanded = self.expanded.saturating_add(text.len());
            if self.expanded > MAX_EXPANSION || all.len() > MAX_STATEMENTS {
                return Err(Stop::TooMuch(statement.line, "macros amount to too much text".into()));
            }
            all.push(Statement { line: statement.line, text });
        }
        Ok(())
    }

    /// Handles the directives of conditions; false: it is none.
    fn condition(&mut self, line: u32, word: &str, rest: &str, facts: &mut dyn Facts) -> Result<bool, Stop> {
        let without = || Stop::error(line, format!("`{word}` without its `.if`"));
        match word {
            ".else" => {
                let last = self.conditions.last_mut().ok_or_else(without)?;
                last.active = !last.done;
                last.done = true;
                return Ok(true);
            }
            ".elseif" => {
                let last = *self.conditions.last().ok_or_else(without)?;
                let holds = !last.done && facts.number(line, rest)? != 0;
                if let Some(last) = self.conditions.last_mut() {
                    last.active = holds;
                    last.done |= holds;
                }
                return Ok(true);
            }
            ".endif" => {
                self.conditions.pop().ok_or_else(without)?;
                return Ok(true);
            }
            _ if !word.starts_with(".if") => return Ok(false),
            _ => {}
        }
        if self.conditions.iter().any(|condition| !condition.active) {
            self.conditions.push(Condition { active: false, done: true });
            return Ok(true);
        }
        let text_equal = || {
            let list = operands(rest);
            list.len() == 2 && list[0].trim_matches(['"', '\'']) == list[1].trim_matches(['"', '\''])
        };
        let holds = match word {
            ".if" | ".ifne" => facts.number(line, rest)? != 0,
            ".ifeq" => facts.number(line, rest)? == 0,
            ".iflt" => facts.number(line, rest)? < 0,
            ".ifle" => facts.number(line, rest)? <= 0,
            ".ifgt" => facts.number(line, rest)? > 0,
            ".ifge" => facts.number(line, rest)? >= 0,
            ".ifdef" => facts.is_defined(rest),
            ".ifndef" | ".ifnotdef" => !facts.is_defined(rest),
            ".ifb" => rest.is_empty(),
            ".ifnb" => !rest.is_empty(),
            ".ifc" | ".ifeqs" => text_equal(),
            ".ifnc" | ".ifnes" => !text_equal(),
            _ => return Err(Stop::NeedsAssembler),
        };
        self.conditions.push(Condition { active: holds, done: holds });
        Ok(true)
    }
}
