//! Types: signed integers, types by name in any order, up-references.
//!
//! `sbyte`, `short`, `int` and `long` are held as target extension types with a name that no text can write;
//! `erase.rs` makes them plain integers.

use super::super::cursor::{Parser, shown};
use super::super::lexer::{Lexer, Tok};
use super::super::types::TypeSymbol;
use crate::diagnostics::Result;
use crate::ir::{Loc, StructBody, Type, TypeId};
use crate::reader::Edition;
use rustc_hash::FxHashMap;

/// The name under which signed integers are held.
pub(in super::super) const SIGNED_NAME: &[u8] = b"\0signed";

/// Where the text after `%name = type` starts, and whether it is a struct.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct TypeTexts {
    definitions: FxHashMap<Vec<u8>, (u32, bool)>,
    pub needs: Needs,
}

/// Words of a text that stand for C functions.
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct Needs {
    pub malloc: bool,
    pub free: bool,
    pub align: bool,
}

/// An up-reference whose type is not complete yet.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct UpReference {
    /// How many constructors still close before the type it means does.
    levels: u64,
    /// What stands for the type until then.
    placeholder: TypeId,
    loc: Loc,
}

impl TypeTexts {
    /// Finds the definitions of a text.
    pub(in super::super) fn of(source: &[u8]) -> TypeTexts {
        let mut lexer = Lexer::new(source, 0);
        let mut found = FxHashMap::default();
        let mut needs = Needs::default();
        let mut window: [Option<(Tok, Vec<u8>)>; 2] = [None, None];
        let mut depth = 0usize;
        loop {
            let token = lexer.next_token();
            let text = lexer.text(token);
            match token.kind {
                Tok::Eof => return TypeTexts { definitions: found, needs },
                Tok::LBrace => depth += 1,
                Tok::RBrace => depth = depth.saturating_sub(1),
                Tok::Word if text == b"malloc" => needs.malloc = true,
                Tok::Word if text == b"free" => needs.free = true,
                Tok::Word if text == b"align" => needs.align = true,
                Tok::Word if text == b"type" && depth == 0 => {
                    if let [Some((Tok::LocalName, name)), Some((Tok::Equal, _))] = &window {
                        let mut after = lexer.clone();
                        let next = after.next_token();
                        let is_packed =
                            next.kind == Tok::Less && after.clone().next_token().kind == Tok::LBrace;
                        let is_struct = next.kind == Tok::LBrace
                            || is_packed
                            || (next.kind == Tok::Word && after.text(next) == b"opaque");
                        found.insert(name.clone(), (next.start, is_struct));
                    }
                }
                _ => {}
            }
            let name = match token.kind {
                Tok::LocalName => super::super::lexer::unescape(text).into_owned(),
                _ => Vec::new(),
            };
            window = [window[1].take(), Some((token.kind, name))];
        }
    }
}

impl Parser<'_, '_> {
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
            b"opaque" => self.cx.types.declare_struct(None),
            _ => return None,
        })
    }

    /// A type that is used before its definition and is no struct, read where it is defined.
    pub(in super::super) fn type_elsewhere(&mut self, name: &[u8]) -> Result<Option<TypeId>> {
        let Some(&(at, false)) = self.type_texts.definitions.get(name) else { return Ok(None) };
        let here = self.loc().0 as usize;
        let last_end = self.last_end();
        // A name that means itself has no end; so has one that is read while it is being read.
        let ty = self.nest(|p| {
            p.seek(at as usize);
            p.parse_type_or_void("expected type")
        })?;
        self.seek(here);
        self.restore(last_end);
        let id = self.cx.strings.intern(name);
        let symbol = TypeSymbol { ty, forward: None, defined: Loc(at) };
        if let Some(builder) = &mut self.builder {
            builder.symbols.types.insert(id, symbol);
        }
        Ok(Some(ty))
    }

    /// `\2`, at the backslash.
    pub(in super::super) fn up_reference(&mut self) -> Result<TypeId> {
        let loc = self.loc();
        self.bump();
        let levels = self.u64()?;
        if levels == 0 {
            return Err(self.error_at(loc, "invalid up-reference"));
        }
        let placeholder = self.cx.types.declare_struct(None);
        self.up_references.push(UpReference { levels, placeholder, loc });
        Ok(placeholder)
    }

    /// The number of up-references that wait for a type; pass it to [`Parser::close_type`].
    pub(in super::super) fn open_type(&self) -> usize {
        self.up_references.len()
    }

    /// One constructor closes over everything since `mark`. Gives `ty`, or the recursive struct that it is.
    pub(in super::super) fn close_type(&mut self, mark: usize, ty: TypeId) -> Result<TypeId> {
        if self.up_references.len() <= mark {
            return Ok(ty);
        }
        let mut result = ty;
        let waiting = self.up_references.split_off(mark);
        for mut reference in waiting {
            reference.levels -= 1;
            if reference.levels > 0 {
                self.up_references.push(reference);
                continue;
            }
            let Some((fields, packed)) = self.cx.types.struct_body(ty) else {
                return Err(self.error_at(reference.loc, "recursive types must go through a struct"));
            };
            let body = StructBody { fields: fields.into(), packed };
            self.cx.types.set_struct_body(reference.placeholder, body);
            result = reference.placeholder;
        }
        Ok(result)
    }

    /// The up-references in the fields of the identified struct `ty`: they can only mean the struct itself.
    pub(in super::super) fn resolve_up_references(
        &mut self,
        mark: usize,
        ty: TypeId,
        fields: &mut [TypeId],
    ) -> Result<()> {
        while self.up_references.len() > mark {
            let Some(reference) = self.up_references.pop() else { break };
            if reference.levels != 1 {
                return Err(self.error_at(reference.loc, "up-reference beyond the outermost type"));
            }
            for field in &mut *fields {
                *field = self.nest(|p| p.substitute(*field, reference.placeholder, ty))?;
            }
        }
        Ok(())
    }

    /// `ty` with `new` in the places of `old`.
    fn substitute(&mut self, ty: TypeId, old: TypeId, new: TypeId) -> Result<TypeId> {
        if ty == old {
            return Ok(new);
        }
        let list = |p: &mut Self, types: &[TypeId]| -> Result<Box<[TypeId]>> {
            types.iter().map(|&ty| p.nest(|p| p.substitute(ty, old, new))).collect()
        };
        let result = match self.cx.types.get(ty).clone() {
            Type::Array { elem, len } => {
                Type::Array { elem: self.nest(|p| p.substitute(elem, old, new))?, len }
            }
            Type::Struct { fields, packed } => Type::Struct { fields: list(self, &fields)?, packed },
            Type::Function { ret, params, vararg } => {
                let ret = self.nest(|p| p.substitute(ret, old, new))?;
                Type::Function { ret, params: list(self, &params)?, vararg }
            }
            Type::Target { name, types, ints } if !types.is_empty() => {
                Type::Target { name, types: list(self, &types)?, ints }
            }
            _ => return Ok(ty),
        };
        Ok(self.cx.types.intern(result))
    }

    /// A name as messages show it.
    pub(super) fn shown_name(name: &[u8]) -> String {
        format!("%{}", shown(name))
    }
}
