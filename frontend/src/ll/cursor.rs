//! [`Parser`]: the current token, the tables being filled, and the small steps that all rules are made of.

use super::body::FuncState;
use super::legacy::{TypeTexts, UpReference};
use super::lexer::{Lexer, Tok, Token, parse_decimal, unescape};
use super::symbols::{Builder, Symbols, TextModule};
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{AttrSetId, Context, Loc, MdId, MdNode, MdRef, MdTable, Operand, StrId, TypeId};
use crate::layout::DataLayout;
use crate::reader::Edition;
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::sync::LazyLock;

/// How deep types, constants and metadata may nest. LLVM has no limit of its own; this one keeps the parser
/// within a thread's stack.
pub(crate) const MAX_DEPTH: u32 = 400;

/// A parser in the middle of its input: of a whole module, of one body or of the module's metadata.
#[derive(Debug)]
pub(crate) struct Parser<'a, 'm> {
    pub(super) lexer: Lexer<'a>,
    tok: Token,
    /// The end of the token before the current one.
    last_end: usize,
    depth: u32,
    /// The tables that are filled: the module's own, or a layer above them.
    pub(crate) cx: Context,
    /// The frozen module, outside the skeleton.
    pub(super) module: Option<&'m TextModule>,
    /// The skeleton, while it is being read.
    pub(super) builder: Option<Box<Builder>>,
    /// The body being read.
    pub(super) func: FuncState<'a>,
    pub(super) in_function: bool,
    /// [`Edition::Auto`] is resolved before.
    pub(super) edition: Edition,
    /// Where the older editions define their types.
    pub(super) type_texts: TypeTexts,
    /// Up-references (`\\2`) that wait for their type.
    pub(super) up_references: Vec<UpReference>,
    /// What the nodes have of older debug information.
    pub(super) old_debug: super::old_debug::Found,
    /// Inline metadata nodes of what is being parsed.
    pub(super) nodes: MdTable,
    /// Which arrays and structs have a size, as far as it was asked.
    pub(super) sized: FxHashMap<TypeId, bool>,
    /// Which structs have a size that depends on `vscale`, as far as it was asked.
    pub(super) scalable: FxHashMap<TypeId, bool>,
    /// Names of types met lately in a body, by a hash of the name.
    pub(super) named_types: [Option<(&'a [u8], TypeId)>; 32],
    /// The set of `noundef` alone, once it was asked for.
    pub(super) no_undef: Option<AttrSetId>,
}

static NO_SYMBOLS: LazyLock<Symbols> = LazyLock::new(Symbols::default);

impl<'a, 'm> Parser<'a, 'm> {
    /// A parser of `source` at its start.
    pub(crate) fn new(source: &'a [u8]) -> Parser<'a, 'm> {
        Parser::starting_at(source, 0, Context::default())
    }

    /// A parser whose first token starts at or after byte `pos`.
    pub(crate) fn starting_at(source: &'a [u8], pos: usize, cx: Context) -> Parser<'a, 'm> {
        let mut lexer = Lexer::new(source, pos);
        let tok = lexer.next_token();
        Parser {
            lexer,
            tok,
            last_end: pos,
            depth: 0,
            cx,
            module: None,
            builder: None,
            func: FuncState::default(),
            in_function: false,
            old_debug: super::old_debug::Found::default(),
            edition: Edition::Current,
            type_texts: TypeTexts::default(),
            up_references: Vec::new(),
            nodes: MdTable::default(),
            sized: FxHashMap::default(),
            scalable: FxHashMap::default(),
            named_types: [None; 32],
            no_undef: None,
        }
    }

    /// Continues with the token at or after byte `pos`.
    pub(crate) fn seek(&mut self, pos: usize) {
        self.lexer.seek(pos);
        self.last_end = pos;
        self.tok = self.lexer.next_token();
    }

    /// The kind of the current token.
    #[inline]
    pub(crate) fn kind(&self) -> Tok {
        self.tok.kind
    }

    /// Sets the end of the token before the current one, after a detour.
    pub(super) fn restore(&mut self, last_end: usize) {
        self.last_end = last_end;
    }

    /// The current token.
    #[inline]
    pub(crate) fn token(&self) -> Token {
        self.tok
    }

    /// The text of the current token as its kind documents it: no sigil, no quotes, escapes kept.
    #[inline]
    pub(crate) fn text(&self) -> &'a [u8] {
        self.lexer.text(self.tok)
    }

    /// The text of the current token without escapes, if it was quoted.
    pub(crate) fn name(&self) -> Cow<'a, [u8]> {
        if self.tok.quoted { unescape(self.text()) } else { Cow::Borrowed(self.text()) }
    }

    /// The position of the current token.
    #[inline]
    pub(crate) fn loc(&self) -> Loc {
        Loc(self.tok.start)
    }

    /// The offset of the end of the token before the current one.
    pub(crate) fn last_end(&self) -> usize {
        self.last_end
    }

    /// Steps to the next token.
    #[inline]
    pub(crate) fn bump(&mut self) {
        self.last_end = self.lexer.position();
        self.tok = self.lexer.next_token();
    }

    /// The kind of the token after the current one.
    pub(crate) fn peek(&self) -> Tok {
        self.lexer.clone().next_token().kind
    }

    /// Whether the token after the current one, a comma, is `!name`.
    #[inline]
    pub(crate) fn metadata_follows(&self) -> bool {
        match self.lexer.source().get(self.lexer.position()..) {
            Some([b' ', byte, ..]) if byte.is_ascii_alphanumeric() || matches!(byte, b'%' | b'@' | b'-') => {
                false
            }
            _ => self.peek() == Tok::MetadataName,
        }
    }

    /// The text of the token after the current one.
    pub(super) fn peek_text(&self) -> &'a [u8] {
        let mut lexer = self.lexer.clone();
        let token = lexer.next_token();
        lexer.text(token)
    }

    /// The position of the token after the current one.
    pub(super) fn peek_loc(&self) -> Loc {
        Loc(self.lexer.clone().next_token().start)
    }

    /// An error at the current token. If that is no token at all, the lexer's reason is the message.
    #[cold]
    pub(crate) fn error(&self, message: impl Into<String>) -> Box<Diagnostic> {
        match self.lexer.error {
            Some(reason) if self.tok.kind == Tok::Invalid => Diagnostic::error(self.loc(), reason),
            _ => Diagnostic::error(self.loc(), message),
        }
    }

    /// An error at `loc`.
    #[cold]
    pub(crate) fn error_at(&self, loc: Loc, message: impl Into<String>) -> Box<Diagnostic> {
        Diagnostic::error(loc, message)
    }

    /// Steps over the current token if it is a `kind`.
    #[inline]
    pub(crate) fn eat(&mut self, kind: Tok) -> bool {
        let found = self.tok.kind == kind;
        if found {
            self.bump();
        }
        found
    }

    /// Steps over a `kind`; anything else is an error with `message`.
    #[inline]
    pub(crate) fn expect(&mut self, kind: Tok, message: &str) -> Result<()> {
        if self.eat(kind) { Ok(()) } else { Err(self.error(message)) }
    }

    /// Whether the current token is the keyword `word`.
    #[inline]
    pub(crate) fn at_word(&self, word: &[u8]) -> bool {
        self.tok.kind == Tok::Word && self.text() == word
    }

    /// Steps over the keyword `word` if it is there.
    #[inline]
    pub(crate) fn eat_word(&mut self, word: &[u8]) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump();
        }
        found
    }

    /// Steps over the keyword `word`; anything else is an error with `message`.
    pub(crate) fn expect_word(&mut self, word: &[u8], message: &str) -> Result<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.error(message)) }
    }

    /// The keyword of `keywords`' kind at the current token, by `from_keyword` of one of the IR's enumerations.
    pub(crate) fn eat_keyword<T>(&mut self, from_keyword: impl Fn(&[u8]) -> Option<T>) -> Option<T> {
        if self.tok.kind != Tok::Word {
            return None;
        }
        let found = from_keyword(self.text());
        if found.is_some() {
            self.bump();
        }
        found
    }

    /// Runs `parse` one level deeper.
    pub(crate) fn nest<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= MAX_DEPTH {
            return Err(self.error(format!("nested deeper than {MAX_DEPTH} levels")));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// Whether the current token is `"…"`.
    pub(super) fn at_string(&self) -> bool {
        self.tok.kind == Tok::Str || (self.tok.quoted && self.lexer.bare_names && self.is_bare(self.tok))
    }

    /// Whether a quoted token has no sigil.
    fn is_bare(&self, token: Token) -> bool {
        token.kind == Tok::LocalName && token.text_start == token.start + 1
    }

    /// Whether the token after the current one is `"…"`.
    pub(super) fn string_follows(&self) -> bool {
        let token = self.lexer.clone().next_token();
        token.kind == Tok::Str || (token.quoted && self.lexer.bare_names && self.is_bare(token))
    }

    /// Reads as `edition` from the current token on.
    pub(super) fn set_edition(&mut self, edition: Edition) {
        self.edition = edition;
        self.lexer.bare_names = edition == Edition::Legacy2006;
        self.lexer.seek(self.tok.start as usize);
        self.tok = self.lexer.next_token();
    }

    /// `"…"`, without its escapes.
    pub(crate) fn string(&mut self) -> Result<Cow<'a, [u8]>> {
        if !self.at_string() {
            return Err(self.error("expected string constant"));
        }
        let text = self.name();
        self.bump();
        Ok(text)
    }

    /// `"…"`, interned.
    pub(crate) fn string_id(&mut self) -> Result<StrId> {
        let text = self.string()?;
        Ok(self.cx.strings.intern(&text))
    }

    /// An unsigned integer of at most 64 bits.
    pub(crate) fn u64(&mut self) -> Result<u64> {
        let text = self.text();
        let value = match (self.tok.kind, text.strip_prefix(b"u0x")) {
            (Tok::HexInt, Some(digits)) => {
                std::str::from_utf8(digits).ok().and_then(|digits| u64::from_str_radix(digits, 16).ok())
            }
            (Tok::Int, _) if !text.starts_with(b"-") => parse_decimal(text),
            _ => return Err(self.error("expected integer")),
        };
        let Some(value) = value else {
            return Err(self.error("expected 64-bit integer (too large)"));
        };
        self.bump();
        Ok(value)
    }

    /// An unsigned integer of at most 32 bits.
    pub(crate) fn u32(&mut self) -> Result<u32> {
        if self.tok.kind != Tok::Int || self.text().first() == Some(&b'-') {
            return Err(self.error("expected integer"));
        }
        let value = parse_decimal(self.text()).and_then(|value| u32::try_from(value).ok());
        let Some(value) = value else {
            return Err(self.error("expected 32-bit integer (too large)"));
        };
        self.bump();
        Ok(value)
    }

    /// A signed integer of at most 64 bits.
    pub(crate) fn i64(&mut self) -> Result<i64> {
        if self.tok.kind != Tok::Int {
            return Err(self.error("expected integer"));
        }
        let (digits, is_negative) = match self.text() {
            [b'-', digits @ ..] => (digits, true),
            digits => (digits, false),
        };
        let value = parse_decimal(digits).and_then(|value| match is_negative {
            true => 0i64.checked_sub_unsigned(value),
            false => i64::try_from(value).ok(),
        });
        let Some(value) = value else {
            return Err(self.error("expected 64-bit integer (too large)"));
        };
        self.bump();
        Ok(value)
    }

    /// The number of a `%12`, `@12`, `!12`'s `12`, `#12` or `12:` token, which is the current one.
    #[inline]
    pub(crate) fn token_number(&self) -> Result<u32> {
        match parse_decimal(self.text()).and_then(|value| u32::try_from(value).ok()) {
            Some(number) => Ok(number),
            None => Err(self.error("invalid value number (too large)")),
        }
    }
}

/// What the parser stands in.
impl<'a, 'm> Parser<'a, 'm> {
    /// The names of the module.
    #[inline]
    pub(super) fn symbols(&self) -> &Symbols {
        match (&self.builder, self.module) {
            (Some(builder), _) => &builder.symbols,
            (None, Some(module)) => &module.symbols,
            (None, None) => &NO_SYMBOLS,
        }
    }

    /// The module's data layout.
    pub(super) fn layout(&self) -> Cow<'_, DataLayout> {
        match (&self.builder, self.module) {
            (Some(builder), _) => Cow::Borrowed(&builder.layout),
            (None, Some(module)) => Cow::Borrowed(&module.layout),
            (None, None) => Cow::Owned(DataLayout::default()),
        }
    }

    /// Keeps an inline node.
    pub(super) fn push_node(&mut self, node: MdNode) -> MdId {
        self.nodes.push(node)
    }

    /// A type and a value as metadata: `i32 7`, `ptr @x`; in a function also `i32 %x`.
    pub(super) fn parse_value_as_metadata(&mut self) -> Result<MdRef> {
        let loc = self.loc();
        let ty = self.parse_type()?;
        if ty == TypeId::METADATA {
            return Err(self.error_at(loc, "invalid metadata-value-metadata roundtrip"));
        }
        Ok(match self.parse_operand(ty)? {
            Operand::Value(value) => MdRef::Local(value),
            Operand::Const(constant) => MdRef::Const(constant),
            Operand::Metadata(_) | Operand::Asm(_) | Operand::Block(_) => {
                return Err(self.error_at(loc, "invalid value for metadata"));
            }
        })
    }
}

/// Text of the input in a message.
pub(crate) fn shown(text: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(text)
}
