//! [`Text`]: bytes of assembly with marks where a number is known only when all parts are put together.

use crate::ir::{GlobalId, MdId};

/// How deep types, constants and metadata may nest in what is printed.
const MAX_NESTING: u32 = 1000;

/// The most bytes one type or constant may have: nested ones that share elements can be exponentially long as text.
const MAX_BYTES: usize = 1 << 28;

/// What stands at a mark once its number is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// `#N`: an attribute group of this part, by its index there.
    Group(u32),
    /// The number of a node of the module.
    ModuleNode(MdId),
    /// The number of a node of this function, by its index there.
    OwnNode(u32),
    /// `%name` of the block at this index of a function.
    Block(GlobalId, u32),
}

/// A part of the output.
#[derive(Clone, Debug, Default)]
pub(super) struct Text {
    pub bytes: Vec<u8>,
    /// In order of offsets.
    pub marks: Vec<(usize, Mark)>,
    nesting: u32,
    /// Where the outermost level of the nesting started.
    nest_start: usize,
    /// Why the text cannot be written, if it cannot.
    pub failure: Option<&'static str>,
}

impl Text {
    /// Appends text.
    pub fn str(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Appends a number.
    pub fn num(&mut self, value: impl decimal::Integer) {
        value.append_to(&mut self.bytes);
    }

    /// Appends a mark.
    pub fn mark(&mut self, mark: Mark) {
        self.marks.push((self.bytes.len(), mark));
    }

    /// Appends `separator` unless `first`, which becomes false.
    pub fn separate(&mut self, first: &mut bool, separator: &str) {
        if !std::mem::take(first) {
            self.str(separator);
        }
    }

    /// Appends bytes with everything but printable ASCII, `"` and `\` as `\XX`.
    pub fn escaped(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\' {
                self.bytes.push(byte);
            } else {
                self.hex_escape(byte);
            }
        }
    }

    fn hex_escape(&mut self, byte: u8) {
        const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
        let digit = |nibble: u8| DIGITS[usize::from(nibble & 15)];
        self.bytes.extend_from_slice(&[b'\\', digit(byte >> 4), digit(byte)]);
    }

    /// Appends a string literal.
    pub fn quoted(&mut self, bytes: &[u8]) {
        self.str("\"");
        self.escaped(bytes);
        self.str("\"");
    }

    /// Appends a name behind its sigil, in quotes if it needs them (LangRef, "Identifiers").
    pub fn name(&mut self, name: &[u8]) {
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
        let quotes = name.first().is_none_or(u8::is_ascii_digit) || !name.iter().all(plain);
        if quotes {
            self.quoted(name);
        } else {
            self.bytes.extend_from_slice(name);
        }
    }

    /// Appends the name of named metadata or of a kind of attachment, which has escapes but no quotes.
    pub fn metadata_name(&mut self, name: &[u8]) {
        for (index, &byte) in name.iter().enumerate() {
            let letter = byte.is_ascii_alphabetic() || matches!(byte, b'-' | b'$' | b'.' | b'_');
            if letter || (index > 0 && byte.is_ascii_digit()) {
                self.bytes.push(byte);
            } else {
                self.hex_escape(byte);
            }
        }
    }

    /// Runs `print` one level deeper, unless that is too deep or the text too long, which is a failure.
    pub fn nest(&mut self, print: impl FnOnce(&mut Text)) {
        if self.nesting == 0 {
            self.nest_start = self.bytes.len();
        }
        if self.nesting >= MAX_NESTING {
            self.failure = Some("nested too deep to be written as text");
        } else if self.bytes.len() - self.nest_start >= MAX_BYTES {
            self.failure = Some("too long to be written as text");
        }
        if self.failure.is_some() {
            return;
        }
        self.nesting += 1;
        print(self);
        self.nesting -= 1;
    }
}

/// Decimal output without formatting machinery.
pub(super) mod decimal {
    /// Integers that [`super::Text::num`] takes.
    pub(in super::super) trait Integer {
        /// Appends the decimal digits.
        fn append_to(self, out: &mut Vec<u8>);
    }

    impl Integer for u64 {
        fn append_to(mut self, out: &mut Vec<u8>) {
            let mut digits = [0u8; 20];
            let mut start = digits.len();
            loop {
                start -= 1;
                digits[start] = b'0' + (self % 10) as u8;
                self /= 10;
                if self == 0 {
                    break;
                }
            }
            out.extend_from_slice(&digits[start..]);
        }
    }

    impl Integer for i64 {
        fn append_to(self, out: &mut Vec<u8>) {
            if self < 0 {
                out.push(b'-');
            }
            self.unsigned_abs().append_to(out);
        }
    }

    impl Integer for i128 {
        fn append_to(self, out: &mut Vec<u8>) {
            match i64::try_from(self) {
                Ok(small) => small.append_to(out),
                Err(_) => out.extend_from_slice(self.to_string().as_bytes()),
            }
        }
    }

    impl Integer for u32 {
        fn append_to(self, out: &mut Vec<u8>) {
            u64::from(self).append_to(out);
        }
    }

    impl Integer for usize {
        fn append_to(self, out: &mut Vec<u8>) {
            (self as u64).append_to(out);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_and_escaped() {
        let mut text = Text::default();
        for name in [&b"a.b-c_1"[..], b"1a", b"a$", b"", b"a\"\\\x01\xff"] {
            text.name(name);
            text.str(" ");
        }
        assert_eq!(text.bytes, br#"a.b-c_1 "1a" "a$" "" "a\22\5C\01\FF" "#);
    }

    #[test]
    fn numbers() {
        let mut text = Text::default();
        text.num(0u64);
        text.str(" ");
        text.num(i64::MIN);
        text.str(" ");
        text.num(i128::MIN);
        assert_eq!(text.bytes, b"0 -9223372036854775808 -170141183460469231731687303715884105728");
    }

    #[test]
    fn nesting_has_an_end() {
        fn deeper(text: &mut Text) {
            text.nest(deeper);
        }
        let mut text = Text::default();
        deeper(&mut text);
        assert!(text.failure.is_some());
    }
}
