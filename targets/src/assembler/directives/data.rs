//! Directives that make data.

use super::expression::{Modifier, Value};
use super::source::{operands, string_end};
use super::{Assembler, MAX_DATA, Stop};
use crate::object::{Architecture, Fixup, FixupKind};
use std::io::Read as _;

/// The bytes of string literals side by side.
fn strings(line: u32, text: &str) -> Result<Vec<u8>, Stop> {
    let mut bytes = Vec::new();
    let mut rest = text.trim();
    while let Some(end) = string_end(rest).filter(|_| rest.starts_with('"')) {
        bytes.extend(string(line, &rest[..end])?);
        rest = rest[end..].trim_start();
    }
    match rest.is_empty() && !text.is_empty() {
        true => Ok(bytes),
        false => Err(Stop::error(line, "expected string")),
    }
}

/// The bytes of a string literal.
pub(super) fn string(line: u32, text: &str) -> Result<Vec<u8>, Stop> {
    let text = text.trim();
    let quoted = text.len() >= 2 && text.starts_with('"') && text.ends_with('"');
    if !quoted {
        return Err(Stop::error(line, "expected string"));
    }
    let mut bytes = Vec::new();
    let mut rest = &text.as_bytes()[1..text.len() - 1];
    while let [first, after @ ..] = rest {
        rest = after;
        if *first != b'\\' {
            bytes.push(*first);
            continue;
        }
        let [escape, after @ ..] = rest else {
            return Err(Stop::error(line, "unexpected backslash at end of string"));
        };
        rest = after;
        bytes.push(match escape {
            b'n' => b'\n',
            b't' => b'\t',
            b'r' => b'\r',
            b'b' => 8,
            b'f' => 12,
            b'\\' | b'"' => *escape,
            b'x' | b'X' => {
                let mut value = 0u8;
                while let [digit, after @ ..] = rest
                    && let Some(digit) = char::from(*digit).to_digit(16)
                {
                    value = value << 4 | digit as u8;
                    rest = after;
                }
                value
            }
            b'0'..=b'7' => {
                let mut value = u32::from(escape - b'0');
                for _ in 0..2 {
                    if let [digit @ b'0'..=b'7', after @ ..] = rest {
                        value = value * 8 + u32::from(digit - b'0');
                        rest = after;
                    }
                }
                value as u8
            }
            _ => return Err(Stop::error(line, "invalid escape sequence (unrecognized character)")),
        });
    }
    Ok(bytes)
}

impl Assembler<'_> {
    /// Handles a directive that makes data; false: it is none.
    pub(super) fn data_directive(&mut self, line: u32, word: &str, rest: &str) -> Result<bool, Stop> {
        let arch = self.object.arch;
        let size = match word {
            ".byte" => Some(1),
            ".short" | ".hword" | ".2byte" | ".value" | ".half" => Some(2),
            ".word" => match arch {
                Architecture::X86_64 => Some(2),
                Architecture::Aarch64 | Architecture::Riscv64 => Some(4),
                Architecture::S390x => None,
            },
            ".long" | ".int" | ".4byte" => Some(4),
            ".quad" | ".8byte" | ".xword" | ".dword" => Some(8),
            _ => None,
        };
        if let Some(size) = size {
            for text in operands(rest) {
                let value = self.value(line, text)?;
                self.number(line, value, size)?;
            }
            return Ok(true);
        }
        match word {
            ".ascii" | ".asciz" | ".string" => {
                for text in operands(rest) {
                    let mut bytes = strings(line, text)?;
                    if word != ".ascii" {
                        bytes.push(0);
                    }
                    self.bytes(line, &bytes)?;
                }
            }
            ".octa" => {
                for text in operands(rest) {
                    let lower = text.to_ascii_lowercase();
                    let (digits, radix) = match lower.as_bytes() {
                        [b'0', b'x', ..] => (&lower[2..], 16),
                        [b'0', b'b', ..] => (&lower[2..], 2),
                        [b'0', _, ..] => (&lower[1..], 8),
                        _ => (&*lower, 10),
                    };
                    let plain = digits.bytes().all(|byte| byte.is_ascii_alphanumeric());
                    let wide = u128::from_str_radix(digits, radix).ok().filter(|_| plain);
                    let value = match wide {
                        Some(wide) => wide,
                        None => i128::from(self.constant(line, text)?) as u128,
                    };
                    self.word(line, value, 16)?;
                }
            }
            ".float" | ".single" | ".double" => {
                for text in operands(rest) {
                    let wrong = |_| Stop::error(line, format!("`{text}` is no floating-point number"));
                    match word {
                        ".double" => {
                            let bits = text.parse::<f64>().map_err(wrong)?.to_bits();
                            self.word(line, u128::from(bits), 8)?;
                        }
                        _ => {
                            let bits = text.parse::<f32>().map_err(wrong)?.to_bits();
                            self.word(line, u128::from(bits), 4)?;
                        }
                    }
                }
            }
            ".uleb128" | ".sleb128" => {
                for text in operands(rest) {
                    let value = self.count(line, text)?;
                    let bytes = leb128(value, word == ".sleb128");
                    self.bytes(line, &bytes)?;
                }
            }
            ".skip" | ".space" | ".zero" => {
                let list = operands(rest);
                let count = self.count(line, list.first().copied().unwrap_or("0"))?;
                let count = u64::try_from(count).map_err(|_| Stop::error(line, "a count below 0"))?;
                let fill = match list.get(1) {
                    Some(fill) => self.constant(line, fill)?,
                    None => 0,
                };
                self.zeros(line, count, fill as u8)?;
            }
            ".fill" => {
                let list = operands(rest);
                let mut number = |index: usize, default: i64| match list.get(index) {
                    Some(text) => self.constant(line, text),
                    None => Ok(default),
                };
                let (count, size, value) = (number(0, 0)?, number(1, 1)?, number(2, 0)?);
                let size = size.clamp(0, 8) as u64;
                let count = u64::try_from(count).unwrap_or(0);
                if count.saturating_mul(size) > MAX_DATA {
                    return Err(Stop::error(line, "too much data"));
                }
                // Only four bytes of the value count (GNU as, ".fill").
                let value = u128::from(value as u32);
                for _ in 0..count {
                    self.word(line, value, size)?;
                }
            }
            ".p2align" | ".balign" | ".align" => self.align(line, word, rest)?,
            ".org" => {
                let list = operands(rest);
                let to = self.value(line, list.first().copied().unwrap_or(""))?;
                let fill = match list.get(1) {
                    Some(fill) => self.constant(line, fill)? as u8,
                    None => 0,
                };
                let here = super::expression::Names::here(self);
                let (Some(to_symbol), Some(here_symbol)) = (to.plus, here.plus) else {
                    let forward = to.number.wrapping_sub(self.offset() as i64);
                    let forward =
                        u64::try_from(forward).map_err(|_| Stop::error(line, "`.org` backwards"))?;
                    self.zeros(line, forward, fill)?;
                    return Ok(true);
                };
                let distance = super::expression::Names::distance(self, to_symbol, here_symbol);
                let forward = distance.map(|distance| distance.wrapping_add(to.number));
                let forward = forward.and_then(|forward| u64::try_from(forward).ok());
                let forward =
                    forward.ok_or_else(|| Stop::error(line, "`.org` backwards or across sections"))?;
                self.zeros(line, forward, fill)?;
            }
            ".incbin" => self.incbin(line, rest)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn grow(&mut self, line: u32, bytes: u64) -> Result<(), Stop> {
        let too_much = || Stop::error(line, "more data than an object file can reasonably hold");
        if self.object.sections[self.section].kind.is_zero_fill() {
            // It takes no room in the file.
            let size = self.offset().checked_add(bytes).filter(|&size| i64::try_from(size).is_ok());
            return size.map(|_| ()).ok_or_else(too_much);
        }
        self.size = self.size.saturating_add(bytes);
        if self.size > MAX_DATA { Err(too_much()) } else { Ok(()) }
    }

    fn bytes(&mut self, line: u32, bytes: &[u8]) -> Result<(), Stop> {
        self.grow(line, bytes.len() as u64)?;
        self.append(line, bytes)
    }

    /// Appends bytes that have been counted.
    fn append(&mut self, line: u32, bytes: &[u8]) -> Result<(), Stop> {
        if self.object.sections[self.section].kind.is_zero_fill() && bytes.iter().any(|&byte| byte != 0) {
            return Err(Stop::error(line, "data that is not zero in a section without contents"));
        }
        self.object.append(self.section, bytes, 1);
        Ok(())
    }

    /// `count` bytes of one value.
    pub(super) fn zeros(&mut self, line: u32, count: u64, fill: u8) -> Result<(), Stop> {
        self.grow(line, count)?;
        if fill == 0 {
            self.object.append_zeros(self.section, count, 1);
            return Ok(());
        }
        self.append(line, &vec![fill; count as usize])
    }

    /// The low `size` bytes of a number.
    fn word(&mut self, line: u32, value: u128, size: u64) -> Result<(), Stop> {
        let mut bytes = value.to_le_bytes()[..size as usize].to_vec();
        if self.object.arch.is_big_endian() {
            bytes.reverse();
        }
        self.bytes(line, &bytes)
    }

    fn number(&mut self, line: u32, value: Value, size: u64) -> Result<(), Stop> {
        if let Some(number) = value.as_number() {
            let bits = size * 8;
            let fits =
                bits == 64 || number >> (bits - 1) == -1 || number >> (bits - 1) == 0 || number >> bits == 0;
            if !fits {
                return Err(Stop::error(line, format!("out of range literal value {number}")));
            }
            return self.word(line, number as u128, size);
        }
        let Some(symbol) = value.plus else {
            return Err(Stop::error(line, "expected relocatable expression"));
        };
        let kind = match (value.modifier, size) {
            (None, size) => FixupKind::absolute(size),
            (Some(Modifier::Plt), 4) => Some(FixupKind::PltPcRel4),
            (Some(Modifier::GotPcRel), 4) => Some(FixupKind::GotPcRel4),
            (Some(_), _) => return Err(Stop::NeedsAssembler),
        };
        let kind = kind.ok_or_else(|| Stop::error(line, "an address of this size"))?;
        if value.modifier == Some(Modifier::Plt) && value.minus.is_none() {
            return Err(Stop::NeedsAssembler);
        }
        let offset = self.offset();
        self.bytes(line, &vec![0; size as usize])?;
        if self.object.sections[self.section].kind.is_zero_fill() {
            return Err(Stop::error(line, "an address in a section without contents"));
        }
        self.object.sections[self.section].fixups.push(Fixup {
            offset,
            kind,
            symbol,
            minus: value.minus.into(),
            addend: value.number,
        });
        Ok(())
    }

    fn align(&mut self, line: u32, word: &str, rest: &str) -> Result<(), Stop> {
        let list = operands(rest);
        let number = self.constant(line, list.first().copied().unwrap_or("0"))?;
        let power = matches!(
            (word, self.object.arch),
            (".p2align", _) | (".align", Architecture::Aarch64 | Architecture::Riscv64)
        );
        let align = match power {
            true => u32::try_from(number).ok().filter(|&power| power < 32).map(|power| 1u64 << power),
            false => {
                u64::try_from(number.max(1)).ok().filter(|align| align.is_power_of_two() && *align < 1 << 32)
            }
        };
        let align = align.ok_or_else(|| Stop::error(line, "alignment must be a power of 2"))?;
        if align > MAX_DATA {
            return Err(Stop::error(line, "an alignment that no object file can reasonably have"));
        }
        let missing = crate::object::align_up(self.offset(), align) - self.offset();
        if let Some(text) = list.get(2).filter(|text| !text.is_empty())
            && missing > self.constant(line, text)? as u64
        {
            return Ok(());
        }
        match list.get(1).filter(|text| !text.is_empty()) {
            Some(fill) => {
                let fill = self.constant(line, fill)?;
                self.zeros(line, missing, fill as u8)?;
                let section = &mut self.object.sections[self.section];
                section.align = section.align.max(align);
            }
            None => {
                self.grow(line, missing)?;
                self.object.append(self.section, &[], align);
            }
        }
        Ok(())
    }

    fn incbin(&mut self, line: u32, rest: &str) -> Result<(), Stop> {
        let list = operands(rest);
        let name = string(line, list.first().copied().unwrap_or(""))?;
        let name = String::from_utf8_lossy(&name).into_owned();
        let failed = |error: std::io::Error| Stop::error(line, format!("cannot read {name}: {error}"));
        let file = std::fs::File::open(&name).map_err(failed)?;
        let mut bytes = Vec::new();
        file.take(MAX_DATA + 1).read_to_end(&mut bytes).map_err(failed)?;
        let mut number = |index: usize, default: u64| match list.get(index).filter(|text| !text.is_empty()) {
            Some(text) => self.constant(line, text).map(|value| u64::try_from(value).unwrap_or(u64::MAX)),
            None => Ok(default),
        };
        let skip = number(1, 0)?.min(bytes.len() as u64) as usize;
        let count = number(2, u64::MAX)?.min((bytes.len() - skip) as u64) as usize;
        self.bytes(line, &bytes[skip..skip + count])
    }
}

fn leb128(value: i64, signed: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = value;
    loop {
        let byte = (rest & 0x7f) as u8;
        rest = if signed { rest >> 7 } else { ((rest as u64) >> 7) as i64 };
        let sign = byte & 0x40 != 0;
        let done = if signed { rest == 0 && !sign || rest == -1 && sign } else { rest == 0 };
        bytes.push(if done { byte } else { byte | 0x80 });
        if done {
            return bytes;
        }
    }
}
