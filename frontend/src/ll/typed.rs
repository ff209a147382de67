//! Typed pointers: the edition of LLVM 2.0 to 16 (`i8*`), whose pointers know what they point to.
//!
//! The parser works on types that keep pointees, so that every comparison of types checks them too. Such a
//! pointer is held as a target extension type with a name that no text can write; `erase.rs` replaces it by
//! `ptr` when a skeleton or a body is complete, so none ever leaves the reader.

use super::cursor::Parser;
use super::expressions::RETIRED;
use super::lexer::{Lexer, Tok};
use crate::diagnostics::Result;
use crate::ir::{AttrKind, Attribute, FcmpPred, IcmpPred, Loc, Type, TypeId};
use crate::reader::Edition;

/// The name under which typed pointers are held. Text cannot write it: the reader refuses it as a name.
pub(super) const POINTER_NAME: &[u8] = b"\0typed pointer";

impl Parser<'_, '_> {
    /// Whether pointers have pointees.
    #[inline]
    pub(super) fn is_typed(&self) -> bool {
        self.edition != Edition::Current
    }

    /// The type of the address of a `pointee` in `space`.
    pub(super) fn pointer_to(&mut self, pointee: TypeId, space: u32) -> TypeId {
        if !self.is_typed() {
            return self.cx.types.ptr(space);
        }
        let pointee = self.enfolded(pointee);
        let name = self.cx.strings.intern(POINTER_NAME);
        self.cx.types.intern(Type::Target { name, types: [pointee].into(), ints: [space].into() })
    }

    /// The address space and the pointee of a typed pointer.
    pub(super) fn typed_pointer(&self, ty: TypeId) -> Option<(TypeId, u32)> {
        match self.cx.types.get(ty) {
            Type::Target { name, types, ints } if self.cx.strings.get(*name) == POINTER_NAME => {
                Some((*types.first()?, *ints.first()?))
            }
            _ => None,
        }
    }

    /// What a pointer points to; `None` for opaque pointers and for types that are none.
    pub(super) fn pointee(&self, ty: TypeId) -> Option<TypeId> {
        if !self.is_typed() {
            return None;
        }
        self.typed_pointer(ty).map(|(pointee, _)| self.unfolded(pointee))
    }

    /// The address space of a pointer type.
    pub(super) fn pointer_space(&self, ty: TypeId) -> Option<u32> {
        match self.cx.types.get(ty) {
            Type::Ptr(space) => Some(*space),
            Type::Target { .. } if self.is_typed() => self.typed_pointer(ty).map(|(_, space)| space),
            _ => None,
        }
    }

    /// Whether `ty` is a pointer.
    #[inline]
    pub(super) fn is_ptr(&self, ty: TypeId) -> bool {
        ty == TypeId::PTR || self.pointer_space(ty).is_some()
    }

    /// Whether memory behind a pointer of type `ptr` may be accessed as a `value`.
    pub(super) fn points_to(&self, ptr: TypeId, value: TypeId) -> bool {
        self.pointee(ptr).is_none_or(|pointee| pointee == value)
    }

    /// Gives `byval` and its kin, when they come without a type, the pointee of their parameter's type `ty`; with one,
    /// it has to be that.
    pub(super) fn fill_attribute_types(
        &self,
        attributes: &mut [Attribute],
        ty: TypeId,
        loc: Loc,
    ) -> Result<()> {
        let Some(pointee) = self.pointee(ty) else { return Ok(()) };
        for attribute in attributes {
            match attribute {
                Attribute::Type(_, missing @ None) => *missing = Some(pointee),
                Attribute::Type(kind, Some(own)) if *own != pointee => {
                    let (own, ty) = (self.type_name(*own), self.type_name(ty));
                    let kind = kind.keyword();
                    let message = format!("attribute '{kind}({own})' does not match parameter type '{ty}'");
                    return Err(self.error_at(loc, message));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether a type attribute may come without its type: those that are older than types of attributes.
    pub(super) fn type_is_optional(&self, kind: AttrKind) -> bool {
        self.is_typed() && !matches!(kind, AttrKind::ElementType | AttrKind::ByRef | AttrKind::Preallocated)
    }

    /// Checks a written number against the `next` one of its kind. Before LLVM 17, none could be left out.
    pub(super) fn check_number(
        &self,
        loc: Loc,
        kind: &str,
        sigil: &str,
        number: u32,
        next: u32,
    ) -> Result<()> {
        let is_exact = self.edition == Edition::Typed;
        if number < next || is_exact && number != next {
            let more = if is_exact { "" } else { " or greater" };
            let message = format!("{kind} expected to be numbered '{sigil}{next}'{more}");
            return Err(self.error_at(loc, message));
        }
        Ok(())
    }
}

/// The edition of a text: that of 2006 if it looks like that; typed if it has no `ptr` outside of strings and comments, and a `*` or a retired
/// constant expression.
pub(super) fn recognise(source: &[u8]) -> Edition {
    if super::legacy::recognise(source) {
        return Edition::Legacy2006;
    }
    let mut lexer = Lexer::new(source, 0);
    let mut is_typed = false;
    let mut after_opcode = false;
    let mut before = Tok::Eof;
    // Before LLVM 3, exceptions went to blocks like any other.
    let mut has_invoke = false;
    let mut has_pad = false;
    loop {
        let token = lexer.next_token();
        if after_opcode && token.kind == Tok::LParen {
            is_typed = true;
        }
        let word = lexer.text(token);
        // Predicates and flags stand between an opcode and its operands.
        let is_between = || {
            IcmpPred::from_keyword(word).is_some()
                || FcmpPred::from_keyword(word).is_some()
                || matches!(word, b"nuw" | b"nsw" | b"exact")
        };
        after_opcode = token.kind == Tok::Word && (RETIRED.contains(&word) || (after_opcode && is_between()));
        match token.kind {
            Tok::Eof => break,
            Tok::Star => is_typed = true,
            Tok::Label if matches!(before, Tok::Comma | Tok::LParen) => {
                is_typed |= super::old_debug::is_old_label(lexer.text(token));
            }
            Tok::Word if lexer.text(token) == b"ptr" => return Edition::Current,
            Tok::Word if matches!(lexer.text(token), b"landingpad" | b"cleanuppad" | b"catchswitch") => {
                has_pad = true
            }
            Tok::Word if !is_typed => {
                has_invoke |= lexer.text(token) == b"invoke";
                let start = token.start as usize;
                let starts_line = start == 0 || source[start - 1] == b'\n';
                is_typed = super::older::is_old_form(&lexer, lexer.text(token), before, starts_line);
            }
            _ => {}
        }
        before = token.kind;
    }
    if is_typed || has_invoke && !has_pad { Edition::Typed } else { Edition::Current }
}
