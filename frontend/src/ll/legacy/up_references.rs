//! Recursive types: up-references (`\\2` is the type that encloses two constructors), and names that stand inside of
//! what they name.
//!
//! A struct that contains itself is an identified struct. Any other such type has a placeholder inside of it, which
//! pointers and function types hold instead of it; [`Parser::unfolded`] gives the type that a placeholder means.

use super::super::cursor::Parser;
use super::super::lexer::{Lexer, Tok, Token};
use crate::diagnostics::Result;
use crate::ir::{Loc, StructBody, Type, TypeId};
use rustc_hash::FxHashMap;

/// An up-reference whose type is not complete yet.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct UpReference {
    /// How many constructors still close before the type it means does.
    levels: u64,
    /// What stands for the type until then.
    placeholder: TypeId,
    loc: Loc,
}

/// Adds the token that `lexer` read last to a text in which tokens are apart.
fn push_token(text: &mut Vec<u8>, lexer: &Lexer<'_>, token: Token) {
    text.extend_from_slice(&lexer.source()[token.start as usize..lexer.position()]);
    text.push(b' ');
}

impl Parser<'_, '_> {
    /// `\2`, at the backslash.
    pub(in super::super) fn up_reference(&mut self) -> Result<TypeId> {
        let loc = self.loc();
        if self.builder.is_none() {
            return Err(self.error("the recursive type is not known"));
        }
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
        let mut own: Option<TypeId> = None;
        let mut others = FxHashMap::default();
        let waiting = self.up_references.split_off(mark);
        for mut reference in waiting {
            reference.levels -= 1;
            if reference.levels > 0 {
                self.up_references.push(reference);
                continue;
            }
            match own {
                None => own = Some(reference.placeholder),
                Some(first) => {
                    others.insert(reference.placeholder, first);
                }
            }
        }
        let Some(own) = own else { return Ok(ty) };
        let result = if others.is_empty() { ty } else { self.substitute(ty, &mut others)? };
        let Some((fields, packed)) = self.cx.types.struct_body(result) else {
            self.unfold_as(own, result);
            return Ok(result);
        };
        let body = StructBody { fields: fields.into(), packed };
        self.cx.types.set_struct_body(own, body);
        Ok(own)
    }

    /// The up-references in the fields of the identified struct `ty`: they can only mean the struct itself.
    pub(in super::super) fn resolve_up_references(
        &mut self,
        mark: usize,
        ty: TypeId,
        fields: &mut [TypeId],
    ) -> Result<()> {
        let mut known = FxHashMap::default();
        for reference in self.up_references.split_off(mark) {
            if reference.levels != 1 {
                return Err(self.error_at(reference.loc, "up-reference beyond the outermost type"));
            }
            known.insert(reference.placeholder, ty);
            // Inside of other recursive types it stays.
            self.unfold_as(reference.placeholder, ty);
        }
        if !known.is_empty() {
            for field in &mut *fields {
                *field = self.substitute(*field, &mut known)?;
            }
        }
        Ok(())
    }

    /// `ty` with other types in the places of those that are `known`, to which it is added.
    pub(super) fn substitute(&mut self, ty: TypeId, known: &mut FxHashMap<TypeId, TypeId>) -> Result<TypeId> {
        if let Some(&new) = known.get(&ty) {
            return Ok(new);
        }
        let mut list = |p: &mut Self, types: &[TypeId]| -> Result<Box<[TypeId]>> {
            types.iter().map(|&ty| p.nest(|p| p.substitute(ty, known))).collect()
        };
        let result = match self.cx.types.get(ty).clone() {
            Type::Array { elem, len } => Type::Array { elem: list(self, &[elem])?[0], len },
            Type::Struct { fields, packed } => Type::Struct { fields: list(self, &fields)?, packed },
            Type::Function { ret, params, vararg } => {
                let ret = list(self, &[ret])?[0];
                Type::Function { ret, params: list(self, &params)?, vararg }
            }
            Type::Target { name, types, ints } if !types.is_empty() => {
                Type::Target { name, types: list(self, &types)?, ints }
            }
            _ => return Ok(ty),
        };
        let result = self.cx.types.intern(result);
        known.insert(ty, result);
        Ok(result)
    }

    /// Notes that `placeholder`, which was read where `ty` stands inside of itself, means `ty`.
    pub(super) fn unfold_as(&mut self, placeholder: TypeId, ty: TypeId) {
        if let Some(builder) = &mut self.builder {
            builder.symbols.unfolded.insert(placeholder, ty);
            builder.symbols.folded.entry(ty).or_insert(placeholder);
        }
    }

    /// What a type inside of a recursive one means.
    pub(in super::super) fn unfolded(&self, ty: TypeId) -> TypeId {
        self.symbols().unfolded.get(&ty).copied().unwrap_or(ty)
    }

    /// What stands for `ty` inside of pointers and function types: the same for all spellings of a recursive type.
    pub(in super::super) fn enfolded(&self, ty: TypeId) -> TypeId {
        match self.symbols().folded.get(&ty) {
            Some(&placeholder) if !matches!(self.cx.types.get(ty), Type::Named(_)) => placeholder,
            _ => ty,
        }
    }

    /// The function type with these types.
    pub(in super::super) fn function_of(&mut self, ret: TypeId, params: &[TypeId], vararg: bool) -> TypeId {
        if self.symbols().folded.is_empty() {
            return self.cx.types.function(ret, params, vararg);
        }
        let ret = self.enfolded(ret);
        let params: Vec<TypeId> = params.iter().map(|&ty| self.enfolded(ty)).collect();
        self.cx.types.function(ret, &params, vararg)
    }

    /// Steps over a type at the current token, up to some star or parameter list behind it, that has up-references
    /// inside and was read before.
    pub(in super::super) fn known_recursive_type(&mut self) -> Option<TypeId> {
        if !self.up_references.is_empty() || self.symbols().recursive_structs.is_empty() {
            return None;
        }
        let mut lexer = self.lexer.clone();
        let mut token = self.token();
        let mut text = Vec::new();
        let mut depth = 0u32;
        let mut is_recursive = false;
        loop {
            match token.kind {
                Tok::LBrace | Tok::LBracket | Tok::Less | Tok::LParen => depth += 1,
                Tok::RBrace | Tok::RBracket | Tok::Greater | Tok::RParen => depth = depth.checked_sub(1)?,
                Tok::Backslash => is_recursive = true,
                Tok::Eof => return None,
                _ => {}
            }
            push_token(&mut text, &lexer, token);
            let end = lexer.position();
            let is_backslash = token.kind == Tok::Backslash;
            token = lexer.next_token();
            if depth > 0 || is_backslash {
                continue;
            }
            if is_recursive {
                let key = (text, false);
                if let Some(&ty) = self.symbols().recursive_structs.get(&key) {
                    self.seek(end);
                    return Some(ty);
                }
                text = key.0;
            }
            // After the first token or bracket come stars and parameters.
            if !matches!(token.kind, Tok::Star | Tok::LParen) {
                return None;
            }
        }
    }

    /// The type `ty`, whose text began at `start` and closes over its last up-reference here: the one of the same
    /// text that was read before, if there is one.
    pub(in super::super) fn unify_recursive_type(&mut self, start: Loc, ty: TypeId) -> TypeId {
        let mut lexer = Lexer::new(self.lexer.source(), start.0 as usize);
        lexer.bare_names = self.lexer.bare_names;
        let end = self.last_end();
        let mut text = Vec::new();
        loop {
            let token = lexer.next_token();
            if token.start as usize >= end || token.kind == Tok::Eof {
                break;
            }
            push_token(&mut text, &lexer, token);
        }
        let Some(builder) = &mut self.builder else { return ty };
        *builder.symbols.recursive_structs.entry((text, false)).or_insert(ty)
    }

    /// The tokens of a struct with up-references inside, from its `{` on: equal texts are equal types.
    fn recursive_text(&self) -> Option<Vec<u8>> {
        let mut lexer = self.lexer.clone();
        let mut token = self.token();
        let mut text = Vec::new();
        let mut depth = 0u32;
        let mut is_recursive = false;
        loop {
            match token.kind {
                Tok::LBrace => depth += 1,
                Tok::RBrace => depth -= 1,
                Tok::Backslash => is_recursive = true,
                Tok::Eof => return None,
                _ => {}
            }
            push_token(&mut text, &lexer, token);
            if depth == 0 {
                return is_recursive.then_some(text);
            }
            token = lexer.next_token();
        }
    }

    /// Reads the recursive structs that only function bodies mention: a body can make no identified struct.
    pub(super) fn read_recursive_structs(&mut self) {
        for at in self.type_texts.recursive.clone() {
            // Functions may name types that the text does not define.
            self.functions_begin(at > self.type_texts.functions);
            self.seek(at as usize);
            let mark = self.open_type();
            // What is wrong with it is diagnosed where it is used.
            let _ = self.parse_type();
            self.up_references.truncate(mark);
        }
        self.functions_begin(false);
    }

    /// A struct, at its `{`, which another of the same text may have been before.
    pub(in super::super) fn legacy_struct(
        &mut self,
        packed: bool,
        parse: impl FnOnce(&mut Self) -> Result<TypeId>,
    ) -> Result<TypeId> {
        let mark = self.open_type();
        if self.type_texts.recursive.is_empty() && self.symbols().recursive_structs.is_empty() {
            let ty = parse(self)?;
            return self.close_type(mark, ty);
        }
        let Some(text) = self.recursive_text() else {
            let ty = parse(self)?;
            return self.close_type(mark, ty);
        };
        let key = (text, packed);
        if let Some(&ty) = self.symbols().recursive_structs.get(&key) {
            let inside = self.loc().0 as usize + 1;
            let src = self.lexer.source();
            self.seek(super::super::skip::skip_balanced(src, inside, b'{', b'}').unwrap_or(src.len()));
            return Ok(ty);
        }
        if self.builder.is_none() {
            return Err(self.error("the recursive type is not known"));
        }
        let ty = parse(self)?;
        let closed = self.close_type(mark, ty)?;
        if self.open_type() == mark
            && let Some(builder) = &mut self.builder
        {
            builder.symbols.recursive_structs.insert(key, closed);
        }
        Ok(closed)
    }
}
