//! Expressions: numbers, symbols and differences of symbols with an offset.

use super::Stop;
use crate::object::SymbolId;

/// `plus - minus + number`, with what a suffix `@NAME` asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Value {
    pub plus: Option<SymbolId>,
    pub minus: Option<SymbolId>,
    pub number: i64,
    pub modifier: Option<Modifier>,
}

/// How a reference is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Modifier {
    /// `@PLT`
    Plt,
    /// `@GOTPCREL`
    GotPcRel,
}

impl Value {
    pub fn number(number: i64) -> Value {
        Value { number, ..Value::default() }
    }

    pub fn symbol(symbol: SymbolId) -> Value {
        Value { plus: Some(symbol), ..Value::default() }
    }

    /// The number, if it has no symbol.
    pub fn as_number(&self) -> Option<i64> {
        (self.plus.is_none() && self.minus.is_none() && self.modifier.is_none()).then_some(self.number)
    }
}

/// What names mean.
pub(super) trait Names {
    /// The value of a symbol.
    fn symbol(&mut self, name: &str) -> Value;
    /// The value of `.`.
    fn here(&mut self) -> Value;
    /// The value of a numeric label, in the direction of its suffix.
    fn numeric(&mut self, number: u32, forward: bool) -> Option<Value>;
    /// The distance of two symbols, where it is known.
    fn distance(&self, plus: SymbolId, minus: SymbolId) -> Option<i64>;
}

/// How deep parentheses and operators may nest.
const MAX_DEPTH: usize = 100;

/// The operators, longest first, with their precedence (GNU as, "Infix Operators").
const OPERATORS: &[(&str, u8)] = &[
    ("||", 1),
    ("&&", 2),
    ("<<", 6),
    (">>", 6),
    ("==", 3),
    ("!=", 3),
    ("<>", 3),
    ("<=", 3),
    (">=", 3),
    ("<", 3),
    (">", 3),
    ("+", 4),
    ("-", 4),
    ("|", 5),
    ("&", 5),
    ("^", 5),
    ("!", 5),
    ("*", 6),
    ("/", 6),
    ("%", 6),
];

pub(super) struct Parser<'t, 'n> {
    rest: &'t str,
    line: u32,
    names: &'n mut dyn Names,
}

/// Whether a character belongs to a symbol's name.
pub(super) fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$') || !c.is_ascii()
}

/// Evaluates all of `text`.
pub(super) fn evaluate(text: &str, line: u32, names: &mut dyn Names) -> Result<Value, Stop> {
    let mut parser = Parser { rest: text.trim(), line, names };
    let value = parser.binary(0, 0)?;
    match parser.rest.is_empty() {
        true => Ok(value),
        false => Err(Stop::error(line, format!("unexpected text in expression: {}", parser.rest))),
    }
}

impl Parser<'_, '_> {
    fn error(&self, message: &str) -> Stop {
        Stop::error(self.line, message)
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest[bytes..].trim_start();
    }

    fn binary(&mut self, least: u8, depth: usize) -> Result<Value, Stop> {
        if depth > MAX_DEPTH {
            return Err(self.error("the expression nests too deeply"));
        }
        let mut left = self.primary(depth + 1)?;
        loop {
            let found = OPERATORS.iter().find(|(operator, _)| self.rest.starts_with(operator));
            let Some(&(operator, precedence)) = found else { return Ok(left) };
            if precedence <= least {
                return Ok(left);
            }
            self.skip(operator.len());
            let right = self.binary(precedence, depth + 1)?;
            left = self.apply(operator, left, right)?;
        }
    }

    fn apply(&self, operator: &str, left: Value, right: Value) -> Result<Value, Stop> {
        if matches!(operator, "+" | "-") {
            let right = match operator {
                "-" => {
                    if right.modifier.is_some() {
                        return Err(self.error("expected relocatable expression"));
                    }
                    Value {
                        plus: right.minus,
                        minus: right.plus,
                        number: right.number.wrapping_neg(),
                        ..right
                    }
                }
                _ => right,
            };
            let (mut plus, mut minus) = ([left.plus, right.plus], [left.minus, right.minus]);
            let mut number = left.number.wrapping_add(right.number);
            for a in &mut plus {
                for b in &mut minus {
                    if let (Some(x), Some(y)) = (*a, *b)
                        && let Some(distance) = self.names.distance(x, y)
                    {
                        (*a, *b) = (None, None);
                        number = number.wrapping_add(distance);
                    }
                }
            }
            if plus[0].is_some() && plus[1].is_some() || minus[0].is_some() && minus[1].is_some() {
                return Err(self.error("expected relocatable expression"));
            }
            return Ok(Value {
                plus: plus[0].or(plus[1]),
                minus: minus[0].or(minus[1]),
                number,
                modifier: left.modifier.or(right.modifier),
            });
        }
        let (Some(a), Some(b)) = (left.as_number(), right.as_number()) else {
            return Err(self.error("expected relocatable expression"));
        };
        let truth = |holds: bool| if holds { -1 } else { 0 };
        let shift = u32::try_from(b).ok().filter(|&bits| bits < 64);
        Ok(Value::number(match operator {
            "*" => a.wrapping_mul(b),
            "/" | "%" if b == 0 => return Err(self.error("division by zero")),
            "/" => a.wrapping_div(b),
            "%" => a.wrapping_rem(b),
            "<<" => shift.map_or(0, |bits| a << bits),
            ">>" => shift.map_or(0, |bits| ((a as u64) >> bits) as i64),
            "|" => a | b,
            "&" => a & b,
            "^" => a ^ b,
            "!" => a | !b,
            "==" => truth(a == b),
            "!=" | "<>" => truth(a != b),
            "<" => truth(a < b),
            ">" => truth(a > b),
            "<=" => truth(a <= b),
            ">=" => truth(a >= b),
            "&&" => i64::from(a != 0 && b != 0),
            _ => i64::from(a != 0 || b != 0),
        }))
    }

    fn primary(&mut self, depth: usize) -> Result<Value, Stop> {
        if depth > MAX_DEPTH {
            return Err(self.error("the expression nests too deeply"));
        }
        let Some(first) = self.rest.chars().next() else {
            return Err(self.error("an expression is missing"));
        };
        match first {
            '(' | '[' => {
                let end = if first == '(' { ')' } else { ']' };
                self.skip(1);
                let value = self.binary(0, depth + 1)?;
                if !self.rest.starts_with(end) {
                    return Err(self.error(&format!("`{end}` is missing")));
                }
                self.skip(1);
                Ok(value)
            }
            '-' | '~' | '!' | '+' => {
                self.skip(1);
                let value = self.primary(depth + 1)?;
                match (first, value.as_number()) {
                    ('+', _) => Ok(value),
                    ('-', Some(number)) => Ok(Value::number(number.wrapping_neg())),
                    ('~', Some(number)) => Ok(Value::number(!number)),
                    ('!', Some(number)) => Ok(Value::number(i64::from(number == 0))),
                    ('-', None) => self.apply("-", Value::number(0), value),
                    _ => Err(self.error("expected relocatable expression")),
                }
            }
            '\'' => self.character(),
            '"' => {
                let end =
                    super::source::string_end(self.rest).ok_or_else(|| self.error("unterminated string"))?;
                let name = self.rest[1..end - 1].to_owned();
                self.skip(end);
                Ok(self.names.symbol(&name))
            }
            c if c.is_ascii_digit() => self.literal(),
            c if is_name(c) => self.name(),
            _ => Err(self.error(&format!("unexpected text in expression: {}", self.rest))),
        }
    }

    fn character(&mut self) -> Result<Value, Stop> {
        let bytes = self.rest.as_bytes();
        let (value, mut length) = match bytes.get(1) {
            Some(b'\\') => {
                let c = match bytes.get(2) {
                    Some(b'n') => b'\n',
                    Some(b't') => b'\t',
                    Some(b'r') => b'\r',
                    Some(b'b') => 8,
                    Some(b'f') => 12,
                    Some(&c) => c,
                    None => return Err(self.error("a character is missing")),
                };
                (c, 3)
            }
            Some(&c) if c.is_ascii() => (c, 2),
            _ => return Err(self.error("a character is missing")),
        };
        if bytes.get(length) == Some(&b'\'') {
            length += 1;
        }
        self.skip(length);
        Ok(Value::number(i64::from(value)))
    }

    fn literal(&mut self) -> Result<Value, Stop> {
        let end =
            self.rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '$')).unwrap_or(self.rest.len());
        let word = &self.rest[..end];
        let lower = word.to_ascii_lowercase();
        if let Some(direction @ (b'b' | b'f')) = lower.as_bytes().last()
            && let Ok(number) = lower[..lower.len() - 1].parse::<u32>()
            && !lower.starts_with("0b")
        {
            self.rest = self.rest[end..].trim_start();
            let found = self.names.numeric(number, *direction == b'f');
            return found.ok_or_else(|| self.error(&format!("there is no label {number} before this")));
        }
        let (digits, radix) = match lower.as_bytes() {
            [b'0', b'x', ..] => (&lower[2..], 16),
            [b'0', b'b', ..] => (&lower[2..], 2),
            [b'0', _, ..] => (&lower[1..], 8),
            _ => (&lower[..], 10),
        };
        // Suffixes of C (`1U`, `2UL`) mean nothing.
        let digits = digits.trim_end_matches(['u', 'l']);
        match u64::from_str_radix(digits, radix) {
            Ok(number) => {
                self.skip(end);
                Ok(Value::number(number as i64))
            }
            Err(_) => Err(self.error(&format!("`{word}` is no number of 64 bits"))),
        }
    }

    fn name(&mut self) -> Result<Value, Stop> {
        let end = self.rest.find(|c: char| !is_name(c)).unwrap_or(self.rest.len());
        let name = &self.rest[..end];
        let mut value = match name {
            "." => self.names.here(),
            _ => self.names.symbol(name),
        };
        self.rest = &self.rest[end..];
        if let Some(suffix) = self.rest.strip_prefix('@') {
            let end = suffix.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(suffix.len());
            value.modifier = Some(match suffix[..end].to_ascii_uppercase().as_str() {
                "PLT" => Modifier::Plt,
                "GOTPCREL" => Modifier::GotPcRel,
                _ => return Err(Stop::NeedsAssembler),
            });
            self.rest = &suffix[end..];
        }
        self.rest = self.rest.trim_start();
        Ok(value)
    }
}
