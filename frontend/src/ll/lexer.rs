//! Tokens of LLVM assembly (LangRef, "Identifiers", "Lexical structure"), shared by all editions.
//!
//! A token is a kind and a slice of the input; nothing is copied or allocated. Keywords are not told apart here:
//! they are [`Tok::Word`]s whose text the parser matches.

/// The kind of a token.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Tok {
    /// The end of the input.
    Eof,
    /// Something that is no token; [`Lexer::error`] may say what is wrong with it.
    Invalid,
    /// A keyword or other bare word; the text is the word.
    Word,
    /// `iN`; the text is the digits.
    IntType,
    /// `name:` or `"name":`; the text is the name.
    Label,
    /// `12:`; the text is the digits.
    LabelNumber,
    /// A decimal integer with an optional minus sign.
    Int,
    /// `u0x…` or `s0x…`, with its prefix.
    HexInt,
    /// A decimal floating-point number.
    Float,
    /// `0x…`, `0xK…`, `0xL…`, `0xM…`, `0xH…`, `0xR…` or `f0x…`, with its prefix.
    HexFloat,
    /// `%name` or `%"name"`, with [`Lexer::bare_names`] also `"name"`; the text is the name.
    LocalName,
    /// `%12`; the text is the digits.
    LocalNumber,
    /// `@name` or `@"name"`; the text is the name.
    GlobalName,
    /// `@12`; the text is the digits.
    GlobalNumber,
    /// `$name` or `$"name"`; the text is the name.
    Comdat,
    /// `!name`; the text is the name, which may hold escapes.
    MetadataName,
    /// `#12`; the text is the digits.
    AttrGroup,
    /// `^12`; the text is the digits.
    SummaryNumber,
    /// `"…"`; the text is what stands between the quotes, escapes included.
    Str,
    Bang,
    Hash,
    Equal,
    Comma,
    Star,
    Colon,
    Pipe,
    Plus,
    Backslash,
    Dots,
    LBracket,
    RBracket,
    LBrace,
    RBrace,
    LParen,
    RParen,
    Less,
    Greater,
}

/// A token: its kind and where it is.
#[derive(Copy, Clone, Debug)]
pub struct Token {
    pub kind: Tok,
    /// Whether the text was written in quotes.
    pub quoted: bool,
    /// The offset of the first byte.
    pub start: u32,
    /// The text that the kind documents.
    pub text_start: u32,
    pub text_end: u32,
}

const DIGIT: u8 = 1;
/// A letter, digit or `_`.
const WORD: u8 = 2;
/// `[-a-zA-Z$._0-9]`
const NAME: u8 = 4;
const SPACE: u8 = 8;
/// White space, and what may start a comment.
const TRIVIA: u8 = 16;
/// What makes a label of a word, or may: the rest of a name, or its colon.
const LABEL_TAIL: u8 = 32;

const fn classify() -> [u8; 256] {
    let mut table = [0u8; 256];
    let mut byte = 0usize;
    while byte < 256 {
        let c = byte as u8;
        table[byte] = match c {
            b'0'..=b'9' => DIGIT | WORD | NAME | LABEL_TAIL,
            b'a'..=b'z' | b'A'..=b'Z' => WORD | NAME | LABEL_TAIL,
            b'_' => WORD | NAME | LABEL_TAIL,
            b'-' | b'$' | b'.' => NAME | LABEL_TAIL,
            b':' => LABEL_TAIL,
            b' ' | b'\t' | b'\n' | b'\r' | 0 => SPACE | TRIVIA,
            b';' | b'/' => TRIVIA,
            _ => 0,
        };
        byte += 1;
    }
    table
}

static CLASS: [u8; 256] = classify();

#[inline]
fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// Cuts the input into tokens.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    src: &'a [u8],
    pos: usize,
    /// What is wrong with the last [`Tok::Invalid`], if more than "unexpected" can be said.
    pub error: Option<&'static str>,
    /// Whether a bare word followed by `:` is a word and not a label (summaries).
    pub colon_separates: bool,
    /// Whether `"…"` is a name, as in the edition of 2006.
    pub bare_names: bool,
}

impl<'a> Lexer<'a> {
    /// A lexer that starts at byte `pos`. The input must be shorter than 4 GiB, which readers check.
    pub fn new(src: &'a [u8], pos: usize) -> Lexer<'a> {
        Lexer { src, pos, error: None, colon_separates: false, bare_names: false }
    }

    /// The whole input.
    pub fn source(&self) -> &'a [u8] {
        self.src
    }

    /// The offset of the byte after the last token.
    pub fn position(&self) -> usize {
        self.pos
    }

    /// What stands behind the last token.
    #[inline]
    pub fn rest(&self) -> &'a [u8] {
        self.src.get(self.pos..).unwrap_or_default()
    }

    /// Continues at `pos`.
    pub fn seek(&mut self, pos: usize) {
        self.pos = pos.min(self.src.len());
    }

    /// The text of a token.
    #[inline]
    pub fn text(&self, token: Token) -> &'a [u8] {
        &self.src[token.text_start as usize..token.text_end as usize]
    }

    #[inline]
    fn at(&self, pos: usize) -> u8 {
        self.src.get(pos).copied().unwrap_or(0)
    }

    #[inline]
    fn skip_class(&self, mut pos: usize, class: u8) -> usize {
        let mut rest = self.src.get(pos..).unwrap_or_default();
        // Most runs are short; the length of a chunk is known, so its loop needs no test of bounds.
        while let Some((chunk, after)) = rest.split_first_chunk::<8>() {
            match chunk.iter().position(|&byte| !is(byte, class)) {
                Some(len) => return pos + len,
                None => pos += chunk.len(),
            }
            rest = after;
        }
        pos + rest.iter().position(|&byte| !is(byte, class)).unwrap_or(rest.len())
    }

    #[inline]
    fn token(&mut self, kind: Tok, start: usize, text: (usize, usize), end: usize) -> Token {
        self.pos = end;
        Token { kind, quoted: false, start: start as u32, text_start: text.0 as u32, text_end: text.1 as u32 }
    }

    fn punct(&mut self, kind: Tok, start: usize) -> Token {
        self.token(kind, start, (start, start + 1), start + 1)
    }

    fn invalid(&mut self, start: usize, message: Option<&'static str>) -> Token {
        self.error = message;
        let end = (start + 1).min(self.src.len());
        self.token(Tok::Invalid, start, (start, end), end)
    }

    /// Skips white space and comments; an unterminated `/*` gives its position.
    fn skip_trivia(&mut self) -> Option<usize> {
        loop {
            let &byte = self.src.get(self.pos)?;
            if is(byte, SPACE) {
                self.pos = self.skip_class(self.pos + 1, SPACE);
            } else if byte == b';' {
                self.pos = match memchr::memchr2(b'\n', b'\r', &self.src[self.pos..]) {
                    Some(len) => self.pos + len,
                    None => self.src.len(),
                };
            } else if byte == b'/' && self.at(self.pos + 1) == b'*' {
                match memchr::memmem::find(&self.src[self.pos + 2..], b"*/") {
                    Some(len) => self.pos += len + 4,
                    None => return Some(self.pos),
                }
            } else {
                return None;
            }
        }
    }

    /// The next token.
    ///
    /// Only the most frequent kinds are told apart here, without a call; the others are left to
    /// [`Lexer::other_token`].
    pub fn next_token(&mut self) -> Token {
        let mut start = self.pos;
        let mut byte = self.at(start);
        // Most tokens follow the one before at once or after one space.
        if byte == b' ' {
            start += 1;
            byte = self.at(start);
        }
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(start, byte),
            b'%' => {
                let end = self.skip_class(start + 1, DIGIT);
                // Nine digits fit.
                match end - start {
                    2..=10 => self.token(Tok::LocalNumber, start, (start + 1, end), end),
                    _ => self.other_token(start),
                }
            }
            b',' => self.punct(Tok::Comma, start),
            b'(' => self.punct(Tok::LParen, start),
            b')' => self.punct(Tok::RParen, start),
            b'=' => self.punct(Tok::Equal, start),
            _ => self.other_token(start),
        }
    }

    /// The token at `start`, or after the white space and comments there.
    #[inline(never)]
    fn other_token(&mut self, start: usize) -> Token {
        self.pos = start;
        let byte = self.at(start);
        if is(byte, TRIVIA) {
            if let Some(open) = self.skip_trivia() {
                let end = self.src.len();
                self.error = Some("unterminated comment");
                return self.token(Tok::Invalid, open, (open, end), end);
            }
            let start = self.pos;
            return match self.src.get(start) {
                // A slash that starts no comment.
                Some(b'/') => self.invalid(start, None),
                Some(_) => self.next_token(),
                None => self.token(Tok::Eof, start, (start, start), start),
            };
        }
        match byte {
            b'%' if is(self.at(start + 1), DIGIT) => self.numbered(start, Tok::LocalNumber, None),
            b'%' => self.sigil(start, Tok::LocalName, Some(Tok::LocalNumber)),
            b'@' => self.sigil(start, Tok::GlobalName, Some(Tok::GlobalNumber)),
            b'0'..=b'9' | b'-' => self.number(start),
            b'{' => self.punct(Tok::LBrace, start),
            b'}' => self.punct(Tok::RBrace, start),
            b'[' => self.punct(Tok::LBracket, start),
            b']' => self.punct(Tok::RBracket, start),
            b'<' => self.punct(Tok::Less, start),
            b'>' => self.punct(Tok::Greater, start),
            b'*' => self.punct(Tok::Star, start),
            b':' => self.punct(Tok::Colon, start),
            b'|' => self.punct(Tok::Pipe, start),
            b'\\' => self.punct(Tok::Backslash, start),
            b'!' => self.bang(start),
            b'#' => self.numbered(start, Tok::AttrGroup, Some(Tok::Hash)),
            b'^' => self.numbered(start, Tok::SummaryNumber, None),
            b'"' => self.quote(start),
            b'$' => self.dollar(start),
            b'+' => self.plus(start),
            b'.' => self.dot(start),
            _ => self.invalid(start, None),
        }
    }

    /// The end of a label whose name goes on at `pos`: the offset of its colon.
    fn label_tail(&self, pos: usize) -> Option<usize> {
        let end = self.skip_class(pos, NAME);
        (self.at(end) == b':').then_some(end)
    }

    /// The token that starts with the letter or `_` at `start`, which is `first`.
    #[inline]
    fn word(&mut self, start: usize, first: u8) -> Token {
        let end = self.skip_class(start + 1, WORD);
        let second = self.at(start + 1);
        if is(self.at(end), LABEL_TAIL) || (second == b'0' && matches!(first, b'u' | b's' | b'f')) {
            return self.unusual_word(start, end);
        }
        if first == b'i' && is(second, DIGIT) {
            let end = self.skip_class(start + 1, DIGIT);
            return self.token(Tok::IntType, start, (start + 1, end), end);
        }
        self.token(Tok::Word, start, (start, end), end)
    }

    /// What starts with the word from `start` to `word_end` and may be a label or a hexadecimal number.
    #[inline(never)]
    fn unusual_word(&mut self, start: usize, word_end: usize) -> Token {
        if is(self.at(word_end), LABEL_TAIL) && !self.colon_separates {
            let name_end = self.skip_class(word_end, NAME);
            if self.at(name_end) == b':' {
                return self.token(Tok::Label, start, (start, name_end), name_end + 1);
            }
        }
        let text = &self.src[start..word_end];
        if text[0] == b'i' && text.len() > 1 && is(text[1], DIGIT) {
            let end = self.skip_class(start + 1, DIGIT);
            return self.token(Tok::IntType, start, (start + 1, end), end);
        }
        if matches!(text[0], b'u' | b's' | b'f') && text.len() > 3 && text[1..3] == *b"0x" {
            let hex = text[3..].iter().take_while(|b| b.is_ascii_hexdigit()).count();
            if hex > 0 {
                let kind = if text[0] == b'f' { Tok::HexFloat } else { Tok::HexInt };
                let end = start + 3 + hex;
                return self.token(kind, start, (start, end), end);
            }
        }
        self.token(Tok::Word, start, (start, word_end), word_end)
    }

    /// The offset of the quote that closes a string whose contents start at `pos`.
    fn closing_quote(&self, pos: usize) -> Option<usize> {
        memchr::memchr(b'"', self.src.get(pos..)?).map(|len| pos + len)
    }

    /// A quoted name that starts with the quote at `quote`.
    fn quoted_name(&mut self, kind: Tok, start: usize, quote: usize, unterminated: &'static str) -> Token {
        let Some(close) = self.closing_quote(quote + 1) else {
            let end = self.src.len();
            self.error = Some(unterminated);
            return self.token(Tok::Invalid, start, (start, end), end);
        };
        let text = &self.src[quote + 1..close];
        if text.contains(&0) || memchr::memmem::find(text, b"\\00").is_some() {
            let end = close + 1;
            self.error = Some("NUL character is not allowed in names");
            return self.token(Tok::Invalid, start, (start, end), end);
        }
        let mut token = self.token(kind, start, (quote + 1, close), close + 1);
        token.quoted = true;
        token
    }

    fn sigil(&mut self, start: usize, name: Tok, number: Option<Tok>) -> Token {
        let next = self.at(start + 1);
        if next == b'"' {
            let message = match name {
                Tok::GlobalName => "end of file in global variable name",
                Tok::Comdat => "end of file in COMDAT variable name",
                _ => "end of file in string constant",
            };
            return self.quoted_name(name, start, start + 1, message);
        }
        if is(next, NAME) && !is(next, DIGIT) {
            let end = self.skip_class(start + 2, NAME);
            return self.token(name, start, (start + 1, end), end);
        }
        match number {
            Some(number) => self.numbered(start, number, None),
            None => self.invalid(start, None),
        }
    }

    /// A sigil followed by a number below 2^32.
    fn numbered(&mut self, start: usize, kind: Tok, otherwise: Option<Tok>) -> Token {
        let end = self.skip_class(start + 1, DIGIT);
        if end == start + 1 {
            return match otherwise {
                Some(kind) => self.punct(kind, start),
                None => self.invalid(start, None),
            };
        }
        // Nine digits fit.
        let fits = end - start <= 10
            || parse_decimal(&self.src[start + 1..end]).is_some_and(|value| value <= u64::from(u32::MAX));
        if !fits {
            self.error = Some("invalid value number (too large)");
            return self.token(Tok::Invalid, start, (start + 1, end), end);
        }
        self.token(kind, start, (start + 1, end), end)
    }

    fn bang(&mut self, start: usize) -> Token {
        let name_byte = |b: u8| is(b, NAME) || b == b'\\';
        let first = self.at(start + 1);
        if !name_byte(first) || is(first, DIGIT) {
            return self.punct(Tok::Bang, start);
        }
        let mut end = start + 2;
        while name_byte(self.at(end)) {
            end += 1;
        }
        self.token(Tok::MetadataName, start, (start + 1, end), end)
    }

    fn quote(&mut self, start: usize) -> Token {
        let Some(close) = self.closing_quote(start + 1) else {
            let end = self.src.len();
            self.error = Some("end of file in string constant");
            return self.token(Tok::Invalid, start, (start, end), end);
        };
        if self.at(close + 1) == b':' && !self.colon_separates {
            let mut token = self.quoted_name(Tok::Label, start, start, "end of file in string constant");
            self.pos = close + 2;
            token.quoted = true;
            return token;
        }
        let kind = if self.bare_names { Tok::LocalName } else { Tok::Str };
        let mut token = self.token(kind, start, (start + 1, close), close + 1);
        token.quoted = true;
        token
    }

    fn dollar(&mut self, start: usize) -> Token {
        if let Some(colon) = self.label_tail(start + 1) {
            return self.token(Tok::Label, start, (start, colon), colon + 1);
        }
        self.sigil(start, Tok::Comdat, None)
    }

    fn dot(&mut self, start: usize) -> Token {
        if let Some(colon) = self.label_tail(start + 1) {
            return self.token(Tok::Label, start, (start, colon), colon + 1);
        }
        if self.src[start..].starts_with(b"...") {
            return self.token(Tok::Dots, start, (start, start + 3), start + 3);
        }
        self.invalid(start, None)
    }

    fn plus(&mut self, start: usize) -> Token {
        let digits = self.skip_class(start + 1, DIGIT);
        if digits > start + 1 && self.at(digits) == b'.' {
            return self.float_tail(start, digits);
        }
        self.special_float(start).unwrap_or_else(|| self.punct(Tok::Plus, start))
    }

    /// `[+-](inf|qnan|nan…)` after the sign.
    fn special_float(&mut self, start: usize) -> Option<Token> {
        let end = self.skip_class(start + 1, WORD);
        let word = &self.src[start + 1..end];
        matches!(word, b"inf" | b"qnan" | b"nan" | b"snan")
            .then(|| self.token(Tok::Float, start, (start, end), end))
    }

    /// The fraction and exponent of a decimal number whose point is at `point`.
    fn float_tail(&mut self, start: usize, point: usize) -> Token {
        let mut end = self.skip_class(point + 1, DIGIT);
        if matches!(self.at(end), b'e' | b'E') {
            let sign = usize::from(matches!(self.at(end + 1), b'-' | b'+'));
            if is(self.at(end + 1 + sign), DIGIT) {
                end = self.skip_class(end + 1 + sign, DIGIT);
            }
        }
        self.token(Tok::Float, start, (start, end), end)
    }

    fn number(&mut self, start: usize) -> Token {
        let negative = self.src[start] == b'-';
        if negative && !is(self.at(start + 1), DIGIT) {
            if let Some(colon) = self.label_tail(start + 1) {
                return self.token(Tok::Label, start, (start, colon), colon + 1);
            }
            if let Some(token) = self.special_float(start) {
                return token;
            }
            return self.invalid(start, None);
        }
        let end = self.skip_class(start + 1, DIGIT);
        let next = self.at(end);
        if next == b':' && !self.colon_separates {
            let kind = if negative { Tok::Label } else { Tok::LabelNumber };
            return self.token(kind, start, (start, end), end + 1);
        }
        if is(next, NAME)
            && !self.colon_separates
            && let Some(colon) = self.label_tail(end)
        {
            return self.token(Tok::Label, start, (start, colon), colon + 1);
        }
        if next == b'.' {
            return self.float_tail(start, end);
        }
        if next == b'x' && end == start + 1 && self.src[start] == b'0' {
            return self.hex_float(start);
        }
        self.token(Tok::Int, start, (start, end), end)
    }

    fn hex_float(&mut self, start: usize) -> Token {
        let mut digits = start + 2;
        if matches!(self.at(digits), b'K' | b'L' | b'M' | b'H' | b'R') {
            digits += 1;
        }
        let mut end = digits;
        while self.at(end).is_ascii_hexdigit() {
            end += 1;
        }
        if end == digits {
            return self.invalid(start, None);
        }
        self.token(Tok::HexFloat, start, (start, end), end)
    }
}

/// The value of decimal digits; `None` if there are none or the value does not fit 64 bits.
pub fn parse_decimal(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() {
        return None;
    }
    if digits.len() < 20 {
        // Nineteen digits fit.
        return digits.iter().try_fold(0u64, |value, &digit| {
            let digit = digit.wrapping_sub(b'0');
            (digit <= 9).then(|| value * 10 + u64::from(digit))
        });
    }
    digits.iter().try_fold(0u64, |value, &digit| {
        let digit = digit.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value.checked_mul(10)?.checked_add(u64::from(digit))
    })
}

/// Replaces the escapes of a quoted text: `\\` and `\xx` (LangRef, "Identifiers"). Anything else stays as it is.
pub fn unescape(text: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    if memchr::memchr(b'\\', text).is_none() {
        return text.into();
    }
    let hex = |byte: Option<&u8>| byte.and_then(|&b| (b as char).to_digit(16));
    let mut out = Vec::with_capacity(text.len());
    let mut pos = 0;
    while let Some(&byte) = text.get(pos) {
        if byte != b'\\' {
            out.push(byte);
            pos += 1;
        } else if text.get(pos + 1) == Some(&b'\\') {
            out.push(b'\\');
            pos += 2;
        } else if let (Some(high), Some(low)) = (hex(text.get(pos + 1)), hex(text.get(pos + 2))) {
            out.push((high * 16 + low) as u8);
            pos += 3;
        } else {
            out.push(byte);
            pos += 1;
        }
    }
    out.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(Tok, String)> {
        let mut lexer = Lexer::new(text.as_bytes(), 0);
        let mut out = Vec::new();
        loop {
            let token = lexer.next_token();
            if token.kind == Tok::Eof {
                return out;
            }
            out.push((token.kind, String::from_utf8_lossy(lexer.text(token)).into_owned()));
        }
    }

    fn one(text: &str) -> (Tok, String) {
        let all = kinds(text);
        assert_eq!(all.len(), 1, "{text}: {all:?}");
        all[0].clone()
    }

    #[test]
    fn single_tokens() {
        for (text, kind, content) in [
            ("i32", Tok::IntType, "32"),
            ("%a.b-c$_1", Tok::LocalName, "a.b-c$_1"),
            ("%\"a b\"", Tok::LocalName, "a b"),
            ("%12", Tok::LocalNumber, "12"),
            ("@\"\\41\"", Tok::GlobalName, "\\41"),
            ("for.body:", Tok::Label, "for.body"),
            ("-1:", Tok::Label, "-1"),
            ("12:", Tok::LabelNumber, "12"),
            ("i32:", Tok::Label, "i32"),
            ("$x:", Tok::Label, "$x"),
            ("\"q q\":", Tok::Label, "q q"),
            ("-12", Tok::Int, "-12"),
            ("1.0e-5", Tok::Float, "1.0e-5"),
            ("+1.", Tok::Float, "+1."),
            ("0xKFFFF", Tok::HexFloat, "0xKFFFF"),
            ("u0xFF", Tok::HexInt, "u0xFF"),
            ("!llvm.module", Tok::MetadataName, "llvm.module"),
            ("#7", Tok::AttrGroup, "7"),
            ("^3", Tok::SummaryNumber, "3"),
            ("...", Tok::Dots, "..."),
            ("; nothing\n/* nor here */ x ; z", Tok::Word, "x"),
        ] {
            assert_eq!(one(text), (kind, content.to_string()), "{text}");
        }
    }

    #[test]
    fn word_stops_at_punctuation_of_names() {
        assert_eq!(
            kinds("add.x"),
            vec![
                (Tok::Word, "add".to_string()),
                (Tok::Invalid, ".".to_string()),
                (Tok::Word, "x".to_string())
            ]
        );
    }

    #[test]
    fn escapes() {
        assert_eq!(&*unescape(b"a\\41\\\\b\\zz"), b"aA\\b\\zz");
    }
}
