//! Forms that the first releases of the edition of typed pointers had (LLVM 2.0 to 3.5) and later ones do not read.
//!
//! What they share with the language of 2006 (`malloc`, `free`, `unwind`) is in `legacy/`.

use super::cursor::Parser;
use super::globals::GlobalName;
use super::instructions::Parsed;
use super::lexer::{Lexer, Tok};
use super::symbols::Builder;
use crate::diagnostics::Result;
use crate::ir::{
    AttrKind, Attribute, BinOp, ConstData, GlobalId, GlobalKind, GlobalValue, InstKind, Linkage, MdRef,
    Operand, TypeId,
};
use rustc_hash::FxHashMap;

/// Words that began a global without a name, apart from linkages.
const UNNAMED: &[&[u8]] =
    &[b"global", b"constant", b"thread_local", b"unnamed_addr", b"hidden", b"protected", b"alias"];

/// Attributes of the result that stood behind the parameters.
const RESULT_ATTRIBUTES: &[(&[u8], AttrKind)] =
    &[(b"zeroext", AttrKind::ZeroExt), (b"signext", AttrKind::SignExt), (b"inreg", AttrKind::InReg)];

impl Parser<'_, '_> {
    /// What older editions spell with other opcodes.
    pub(super) fn old_instruction(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let word = if self.is_typed() && self.kind() == Tok::Word { self.text() } else { b"" };
        match word {
            b"volatile" => {
                self.bump();
                let word = self.text();
                if self.kind() == Tok::Word && matches!(word, b"load" | b"store") {
                    self.bump();
                    let (mut kind, ty) =
                        if word == b"load" { self.parse_load()? } else { self.parse_store()? };
                    if let InstKind::Load { volatile, .. } | InstKind::Store { volatile, .. } = &mut kind {
                        *volatile = true;
                    }
                    return Ok((kind, ty));
                }
                Err(self.error("expected instruction opcode"))
            }
            b"malloc" => self.legacy_malloc(loc),
            b"free" => self.legacy_free(loc),
            b"unwind" => self.legacy_unwind(loc),
            // One of several results.
            b"getresult" => {
                self.bump();
                self.parse_extract_value()
            }
            _ => Err(self.error("expected instruction opcode")),
        }
    }

    /// The operation that `add`, `sub` or `mul` was before LLVM 2.6 for floating-point numbers.
    pub(super) fn operation_at(&self, op: BinOp, ty: TypeId) -> BinOp {
        if !self.is_typed() || !self.cx.types.is_float(self.cx.types.scalar(ty)) {
            return op;
        }
        match op {
            BinOp::Add => BinOp::FAdd,
            BinOp::Sub => BinOp::FSub,
            BinOp::Mul => BinOp::FMul,
            other => other,
        }
    }

    /// `ret type value, type value, …`: the fields of the struct that is returned, the first of which was read.
    pub(super) fn several_results(&mut self, ty: TypeId, first: Operand) -> Result<Option<Operand>> {
        let ret = self.func.ret;
        if !self.is_typed() {
            return Ok(None);
        }
        let Some((fields, _)) = self.cx.types.struct_body(ret) else { return Ok(None) };
        if fields.first() != Some(&ty) {
            return Ok(None);
        }
        let fields = fields.to_vec();
        let loc = self.loc();
        let mut values = vec![first];
        while values.len() < fields.len() && self.kind() == Tok::Comma && self.peek() != Tok::MetadataName {
            self.bump();
            let at = self.loc();
            let (ty, value) = self.parse_typed_operand()?;
            if fields[values.len()] != ty {
                let name = self.type_name(ret);
                let message = format!("value doesn't match function result type '{name}'");
                return Err(self.error_at(at, message));
            }
            values.push(value);
        }
        if values.len() != fields.len() {
            return Ok(None);
        }
        let mut aggregate = Operand::Const(self.cx.consts.intern(ret, ConstData::Undef));
        for (index, element) in (0u32..).zip(values) {
            let indices = self.func.push_ints(&[index]);
            aggregate = self.hidden_inst(InstKind::InsertValue { aggregate, element, indices }, ret, loc);
        }
        Ok(Some(aggregate))
    }

    /// The name of a global that has none and no `@0 =` either, if one begins here.
    pub(super) fn unnamed_global(&mut self) -> Option<GlobalName> {
        let word = self.text();
        let begins = UNNAMED.contains(&word) || Linkage::from_keyword(word).is_some();
        if !self.is_typed() || !begins {
            return None;
        }
        let number = self.builder.as_ref().map_or(0, |builder| builder.next_global);
        Some(GlobalName { loc: self.loc(), name: None, number })
    }

    /// Whether the module that is being read names Windows as its target.
    pub(super) fn is_for_windows(&self) -> bool {
        let triple = self.builder.as_ref().and_then(|builder| builder.triple);
        let text = triple.map(|triple| self.cx.strings.get(triple)).unwrap_or_default();
        [&b"windows"[..], b"win32", b"mingw", b"cygwin", b"uefi"]
            .iter()
            .any(|name| memchr::memmem::find(text, name).is_some())
    }

    /// Aliases of declarations, which LLVM had before 3.5 (GCC's front end made them of `weakref`), with what they
    /// stand for from now on: the declaration itself. It becomes weak if the alias is.
    pub(super) fn aliases_of_declarations(&self, builder: &mut Builder) -> FxHashMap<GlobalId, GlobalId> {
        let mut merged = FxHashMap::default();
        if !self.is_typed() {
            return merged;
        }
        let mut weak = Vec::new();
        for (id, slot) in builder.globals.iter() {
            let Some(GlobalValue { kind: GlobalKind::Alias { aliasee }, linkage, .. }) = &slot.value else {
                continue;
            };
            let ConstData::Global(target) = *self.cx.consts.data(*aliasee) else { continue };
            let declaration = builder.globals.get(target).and_then(|slot| slot.value.as_ref());
            if slot.ty == builder.globals[target].ty && declaration.is_some_and(GlobalValue::is_declaration) {
                merged.insert(id, target);
                if matches!(linkage, Linkage::WeakAny | Linkage::WeakOdr) {
                    weak.push(target);
                }
            }
        }
        for id in weak {
            if let Some(value) = &mut builder.globals[id].value
                && value.linkage == Linkage::External
            {
                value.linkage = Linkage::ExternalWeak;
            }
        }
        merged
    }

    /// Attributes of the result behind the parameters, as LLVM 2 had them.
    pub(super) fn trailing_result_attributes(&mut self, attributes: &mut Vec<Attribute>) {
        while self.is_typed()
            && self.kind() == Tok::Word
            && let Some((_, kind)) = RESULT_ATTRIBUTES.iter().find(|(word, _)| *word == self.text())
        {
            self.bump();
            attributes.push(Attribute::Enum(*kind));
        }
    }

    /// Steps over attributes of the result behind a function type: they meant nothing.
    pub(super) fn skip_result_attributes(&mut self) {
        self.trailing_result_attributes(&mut Vec::new());
    }

    /// `!{type value}` as the argument of a call: before LLVM 3.6, that was how a value became metadata. Nothing is
    /// read if it is anything else.
    pub(super) fn value_in_braces(&mut self) -> Result<Option<MdRef>> {
        if !self.is_typed() || self.kind() != Tok::Bang || self.peek() != Tok::LBrace {
            return Ok(None);
        }
        let mut lexer: Lexer<'_> = self.lexer.clone();
        // After the brace.
        lexer.next_token();
        let first = lexer.next_token();
        let is_value = !matches!(first.kind, Tok::Bang | Tok::MetadataName | Tok::RBrace)
            && !matches!(lexer.text(first), b"metadata" | b"null");
        let inside = first.start as usize;
        let mut depth = 0usize;
        let mut token = first;
        let is_single = loop {
            match token.kind {
                Tok::LBrace | Tok::LParen | Tok::LBracket | Tok::Less => depth += 1,
                Tok::RBrace if depth == 0 => break true,
                Tok::RBrace | Tok::RParen | Tok::RBracket | Tok::Greater => depth = depth.saturating_sub(1),
                Tok::Comma if depth == 0 => break false,
                Tok::Eof => break false,
                _ => {}
            }
            token = lexer.next_token();
        };
        if !is_value || !is_single {
            return Ok(None);
        }
        self.seek(inside);
        let value = self.parse_value_as_metadata()?;
        self.expect(Tok::RBrace, "expected end of metadata node")?;
        Ok(Some(value))
    }
}

/// Whether a token begins something that only LLVM 2 and 3 had: a global without a name at the start of a line,
/// `metadata` before a node, attributes of the result behind the parameters, instructions that are gone, arithmetic on
/// floating-point numbers by the names of integers' operations.
pub(super) fn is_old_form(lexer: &Lexer<'_>, word: &[u8], before: Tok, starts_line: bool) -> bool {
    match word {
        b"global" | b"constant" => starts_line && !matches!(before, Tok::Equal | Tok::Word),
        b"malloc" | b"getresult" => true,
        b"zeroext" | b"signext" => before == Tok::RParen,
        b"unwind" => {
            let mut lexer = lexer.clone();
            let next = lexer.next_token();
            next.kind != Tok::Str && !matches!(lexer.text(next), b"label" | b"to")
        }
        b"metadata" => {
            let mut lexer = lexer.clone();
            let mut is_next = |kind: Tok| lexer.next_token().kind == kind;
            // A node, or a local value as one.
            is_next(Tok::Bang)
                && (before == Tok::Equal
                    || is_next(Tok::LBrace) && is_next(Tok::IntType) && is_next(Tok::LocalName))
        }
        b"deplibs" => starts_line,
        b"noduplicates" => before == Tok::Word,
        b"linker_private" | b"linker_private_weak" | b"linkonce_odr_auto_hide" => before == Tok::Equal,
        b"add" | b"sub" | b"mul" => {
            let mut lexer = lexer.clone();
            let mut token = lexer.next_token();
            if token.kind == Tok::Less {
                lexer.next_token();
                lexer.next_token();
                token = lexer.next_token();
            }
            matches!(lexer.text(token), b"float" | b"double" | b"x86_fp80" | b"fp128" | b"ppc_fp128")
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::typed::recognise;
    use crate::reader::Edition;

    #[test]
    fn recognises_forms_of_llvm_2() {
        assert_eq!(recognise(b"global i32 1\n"), Edition::Typed);
        assert_eq!(recognise(b"@x =\nglobal i32 1\n"), Edition::Current);
        assert_eq!(recognise(b"!0 = metadata !{i32 1}\n"), Edition::Typed);
        assert_eq!(
            recognise(b"define float @f(float %x) {\n %y = add float %x, %x\n ret float %y }"),
            Edition::Typed
        );
        assert_eq!(
            recognise(b"define i32 @f(i32 %x) {\n %y = add i32 %x, %x\n ret i32 %y }"),
            Edition::Current
        );
    }
}
