//! Types: signed integers, types by name in any order, up-references.
//!
//! `sbyte`, `short`, `int` and `long` are held as target extension types with a name that no text can write;
//! `erase.rs` makes them plain integers.

use super::super::cursor::{Parser, shown};
use super::super::lexer::{Lexer, Tok};
use super::super::types::TypeSymbol;
use crate::diagnostics::Result;
use crate::ir::{Loc, StrId, Type, TypeId};
use crate::reader::Edition;
use rustc_hash::FxHashMap;

/// The name under which signed integers are held.
pub(in super::super) const SIGNED_NAME: &[u8] = b"\0signed";

/// What follows `%name = type`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    Opaque,
    Struct,
    Other,
}

/// `%name = type …`
#[derive(Clone, Copy, Debug)]
struct Definition {
    /// Where the name stands.
    name: u32,
    /// Where the word `type` stands.
    word: u32,
    /// Where the text after it starts, and what it is.
    text: u32,
    shape: Shape,
}

/// Where types are defined.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct TypeTexts {
    definitions: FxHashMap<Vec<u8>, Definition>,
    /// Where the word `type` stands without a name before it.
    unnamed: Vec<u32>,
    /// Where the functions begin.
    pub functions: u32,
    /// The ends of the texts that were read at the first use of their names.
    ends: FxHashMap<u32, u32>,
    /// The names whose texts are being read, and what stands for those that were met again meanwhile.
    reading: Vec<(Vec<u8>, Option<TypeId>)>,
    /// Where opaque types stand that get no name.
    opaque: Vec<u32>,
    /// Where structs begin that have up-references inside, outermost ones of types.
    pub recursive: Vec<u32>,
    pub needs: Needs,
}

/// Words of a text that stand for functions.
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct Needs {
    pub malloc: bool,
    pub free: bool,
    pub align: bool,
    /// `vaarg` or `vanext`.
    pub va_copy: bool,
    /// The instruction, not the part of an invoke.
    pub unwind: bool,
    pub invoke: bool,
    /// Exception-handling pads, or the intrinsics that did their work in LLVM 2.
    pub pads: bool,
}

/// What the text at `lexer` is.
fn shape_at(lexer: &Lexer<'_>) -> Shape {
    let mut after = lexer.clone();
    let mut token = after.next_token();
    if token.kind == Tok::Word && after.text(token) == b"opaque" {
        let is_part = matches!(after.next_token().kind, Tok::Star | Tok::LParen);
        return if is_part { Shape::Other } else { Shape::Opaque };
    }
    if token.kind == Tok::Less {
        token = after.next_token();
    }
    let mut depth = 0u32;
    if token.kind != Tok::LBrace {
        return Shape::Other;
    }
    loop {
        match token.kind {
            Tok::LBrace => depth += 1,
            Tok::RBrace => depth -= 1,
            Tok::Eof => return Shape::Struct,
            _ => {}
        }
        token = after.next_token();
        if depth == 0 {
            break;
        }
    }
    if token.kind == Tok::Greater {
        token = after.next_token();
    }
    // `{ … }*` and `{ … } (…)` are no structs.
    if matches!(token.kind, Tok::Star | Tok::LParen) { Shape::Other } else { Shape::Struct }
}

impl TypeTexts {
    /// Finds the definitions of a text.
    pub(in super::super) fn of(source: &[u8], edition: Edition) -> TypeTexts {
        let mut lexer = Lexer::new(source, 0);
        lexer.bare_names = edition == Edition::Legacy2006;
        let mut found: FxHashMap<Vec<u8>, Definition> = FxHashMap::default();
        let mut needs = Needs::default();
        let mut window: [Option<(Tok, u32, Vec<u8>)>; 2] = [None, None];
        let mut depth = 0usize;
        // Where the outermost struct of the current type begins, and how deep that is.
        let mut outermost: Option<(u32, usize)> = None;
        let mut recursive = Vec::new();
        let mut unnamed = Vec::new();
        let mut functions = None;
        let mut opaque = Vec::new();
        let mut after_type = false;
        let mut before = Tok::Eof;
        let mut before_at = 0;
        loop {
            let token = lexer.next_token();
            let text = lexer.text(token);
            match token.kind {
                Tok::Eof => {
                    let functions = functions.unwrap_or(token.start);
                    return TypeTexts {
                        definitions: found,
                        unnamed,
                        functions,
                        opaque,
                        recursive,
                        needs,
                        ..TypeTexts::default()
                    };
                }
                Tok::LBrace => {
                    let is_body = depth == 0 && matches!(before, Tok::RParen | Tok::Int | Tok::LocalName);
                    // A constant's brace follows its type.
                    let is_constant = matches!(
                        before,
                        Tok::RBrace | Tok::RBracket | Tok::Star | Tok::Greater | Tok::LocalName
                    ) && !source[before_at as usize..token.start as usize].contains(&b'\n');
                    if depth == 0 && before == Tok::RParen {
                        functions.get_or_insert(token.start);
                    } else if !is_body && outermost.is_none() && !is_constant {
                        outermost = Some((token.start, depth));
                    }
                    depth += 1;
                }
                Tok::RBrace => {
                    depth = depth.saturating_sub(1);
                    outermost = outermost.filter(|&(_, own)| own < depth);
                }
                Tok::Word if text == b"opaque" => {
                    let next = lexer.clone().next_token().kind;
                    if !after_type || matches!(next, Tok::Star | Tok::LParen) {
                        opaque.push(token.start);
                    }
                }
                Tok::Word if text == b"implementation" => {
                    functions.get_or_insert(token.start);
                }
                Tok::Backslash => {
                    let start = outermost.map(|(start, _)| start);
                    if recursive.last().copied() != start {
                        recursive.extend(start);
                    }
                }
                Tok::Word if text == b"malloc" => needs.malloc = true,
                Tok::Word if text == b"free" => needs.free = true,
                Tok::Word if text == b"align" => needs.align = true,
                Tok::Word if text == b"vaarg" || text == b"vanext" => needs.va_copy = true,
                Tok::Word if text == b"invoke" => needs.invoke = true,
                Tok::Word if matches!(text, b"landingpad" | b"catchswitch" | b"cleanuppad") => {
                    needs.pads = true;
                }
                Tok::GlobalName if text.starts_with(b"llvm.eh.") => needs.pads = true,
                Tok::Word if text == b"unwind" || text == b"except" => {
                    let mut after = lexer.clone();
                    let next = after.next_token();
                    // `unwind label %pad`, `unwind to caller`, `asm unwind "…"`
                    let is_part = next.kind == Tok::Str || matches!(after.text(next), b"label" | b"to");
                    needs.unwind |= !is_part;
                }
                Tok::Word if text == b"type" && depth == 0 => {
                    if let [Some((Tok::LocalName, at, name)), Some((Tok::Equal, ..))] = &window {
                        let mut after = lexer.clone();
                        let next = after.next_token();
                        let shape = shape_at(&lexer);
                        let new = Definition { name: *at, word: token.start, text: next.start, shape };
                        // An opaque type may be defined again, as what it is.
                        let known = found.entry(name.clone()).or_insert(new);
                        if known.shape == Shape::Opaque {
                            *known = new;
                        }
                    } else {
                        unnamed.push(token.start);
                    }
                }
                _ => {}
            }
            (before, before_at) = (token.kind, token.start);
            after_type = token.kind == Tok::Word && text == b"type";
            let name = match token.kind {
                Tok::LocalName => super::super::lexer::unescape(text).into_owned(),
                _ => Vec::new(),
            };
            window = [window[1].take(), Some((token.kind, token.start, name))];
        }
    }
}

impl Parser<'_, '_> {
    /// The end of a body that starts with `begin`: after `end`.
    pub(in super::super) fn end_of_words(&self) -> usize {
        let mut lexer = self.lexer.clone();
        loop {
            let token = lexer.next_token();
            match token.kind {
                Tok::Word if lexer.text(token) == b"end" => return lexer.position(),
                Tok::Eof => return lexer.source().len(),
                _ => {}
            }
        }
    }

    /// Whether this is the edition of 2006.
    #[inline]
    pub(in super::super) fn is_legacy(&self) -> bool {
        self.edition == Edition::Legacy2006
    }

    /// `sbyte`, `short`, `int` or `long`.
    pub(in super::super) fn signed_int(&mut self, bits: u32) -> TypeId {
        let name = self.cx.strings.intern(SIGNED_NAME);
        self.cx.types.intern(Type::Target { name, types: [].into(), ints: [bits].into() })
    }

    /// The width and the sign of an integer type.
    pub(in super::super) fn int_parts(&self, ty: TypeId) -> Option<(u32, bool)> {
        match self.cx.types.get(ty) {
            Type::Int(bits) => Some((*bits, false)),
            Type::Target { name, ints, .. } if self.cx.strings.get(*name) == SIGNED_NAME => {
                Some((*ints.first()?, true))
            }
            _ => None,
        }
    }

    /// The type that a word of this edition stands for.
    pub(in super::super) fn legacy_word_type(&mut self, word: &[u8]) -> Option<TypeId> {
        Some(match word {
            b"bool" => TypeId::I1,
            b"ubyte" => TypeId::I8,
            b"ushort" => TypeId::I16,
            b"uint" => TypeId::I32,
            b"ulong" => TypeId::I64,
            b"sbyte" => self.signed_int(8),
            b"short" => self.signed_int(16),
            b"int" => self.signed_int(32),
            b"long" => self.signed_int(64),
            b"opaque" => return self.nameless_opaque_type(),
            _ => return None,
        })
    }

    /// `opaque` without a name, at the word: until LLVM 3.0, each was a type of its own.
    pub(in super::super) fn nameless_opaque_type(&self) -> Option<TypeId> {
        self.symbols().opaque_types.get(&self.loc().0).copied()
    }

    /// Declares the opaque types that get no name: a body can make no identified struct.
    pub(in super::super) fn declare_opaque_types(&mut self) {
        for at in std::mem::take(&mut self.type_texts.opaque) {
            let ty = self.cx.types.declare_struct(None);
            if let Some(builder) = &mut self.builder {
                builder.symbols.opaque_types.insert(at, ty);
            }
        }
    }

    /// A type that is used before its definition and is no struct, read where it is defined.
    pub(in super::super) fn type_elsewhere(&mut self, name: &[u8]) -> Result<Option<TypeId>> {
        let Some(&Definition { text: at, shape: Shape::Other, .. }) = self.type_texts.definitions.get(name)
        else {
            return Ok(None);
        };
        if let Some(index) = self.type_texts.reading.iter().position(|(known, _)| known == name) {
            if !self.is_legacy() {
                return Err(self.error("non-struct types may not be recursive"));
            }
            let known = self.type_texts.reading[index].1;
            let placeholder = known.unwrap_or_else(|| self.cx.types.declare_struct(None));
            self.type_texts.reading[index].1 = Some(placeholder);
            return Ok(Some(placeholder));
        }
        let here = self.loc().0 as usize;
        let last_end = self.last_end();
        self.type_texts.reading.push((name.to_vec(), None));
        let ty = self.nest(|p| {
            p.seek(at as usize);
            p.parse_type_or_void("expected type")
        });
        let placeholder = self.type_texts.reading.pop().and_then(|(_, placeholder)| placeholder);
        let ty = ty?;
        if let Some(placeholder) = placeholder {
            if ty == placeholder {
                return Err(self.error_at(Loc(at), "a type cannot be itself"));
            }
            self.unfold_as(placeholder, ty);
        }
        self.type_texts.ends.insert(at, self.loc().0);
        self.seek(here);
        self.restore(last_end);
        let id = self.cx.strings.intern(name);
        let symbol = TypeSymbol { ty, forward: None, defined: Loc(at) };
        if let Some(builder) = &mut self.builder {
            builder.symbols.types.insert(id, symbol);
        }
        Ok(Some(ty))
    }

    /// Whether a name that is not known yet is an opaque type: function headers may name types that the text
    /// does not define.
    pub(in super::super) fn is_never_defined(&self, name: &[u8]) -> bool {
        self.is_legacy()
            && !self.type_texts.definitions.contains_key(name)
            && self.builder.as_ref().is_some_and(|builder| builder.has_functions)
    }

    /// Reads the types that the text defines. Opaque ones are met in their places.
    pub(super) fn read_type_definitions(&mut self) -> Result<()> {
        let texts = &self.type_texts;
        let named = texts.definitions.iter().map(|(name, &known)| (known.word, Some((name.clone(), known))));
        let mut all: Vec<_> = named.chain(texts.unnamed.iter().map(|&word| (word, None))).collect();
        all.sort_unstable_by_key(|&(word, _)| word);
        for (word, definition) in all {
            self.seek(word as usize);
            let Some((name, definition)) = definition else {
                self.unnamed_type()?;
                self.type_texts.ends.insert(word, self.loc().0);
                continue;
            };
            let id = self.cx.strings.intern(&name);
            let known = self.symbols().types.get(&id);
            if known.is_some_and(|symbol| symbol.forward.is_none()) {
                continue;
            }
            match definition.shape {
                Shape::Opaque => {}
                Shape::Other => {
                    self.type_elsewhere(&name)?;
                }
                Shape::Struct => {
                    self.named_type_entity(Loc(definition.name), id)?;
                    self.type_texts.ends.insert(definition.text, self.loc().0);
                }
            }
        }
        Ok(())
    }

    /// `type …` without a name, which was read before.
    pub(super) fn legacy_unnamed_type(&mut self) -> Result<()> {
        match self.type_texts.ends.get(&self.loc().0) {
            Some(&end) => {
                self.seek(end as usize);
                Ok(())
            }
            None => self.unnamed_type(),
        }
    }

    /// `type …` after `%name =`.
    pub(super) fn legacy_type_entity(&mut self, loc: Loc, name: StrId) -> Result<()> {
        let text = self.cx.strings.get(name).to_vec();
        let at = self.peek_loc().0;
        let definition = self.type_texts.definitions.get(&text);
        let main = definition.map_or(at, |known| known.text);
        let known = self.symbols().types.get(&name).copied();
        let is_known = known.is_some_and(|symbol| symbol.forward.is_none());
        if main == at
            && let Some(&end) = self.type_texts.ends.get(&at)
        {
            self.seek(end as usize);
            return Ok(());
        }
        if main != at && self.peek_text() == b"opaque" {
            // The text says elsewhere what it is.
            self.bump();
            self.bump();
            return Ok(());
        }
        let Some(symbol) = known.filter(|_| is_known) else {
            return self.named_type_entity(loc, name);
        };
        // The same definition may come again.
        self.bump();
        let again = self.parse_type()?;
        let types = &self.cx.types;
        let same = again == symbol.ty
            || types.struct_body(again).is_some_and(|body| types.struct_body(symbol.ty) == Some(body));
        if same { Ok(()) } else { Err(self.error_at(loc, "redefinition of type")) }
    }

    /// A name as messages show it.
    pub(super) fn shown_name(name: &[u8]) -> String {
        format!("%{}", shown(name))
    }
}
