//! Metadata in assembly text: nodes, references to them, debug records (LangRef, "Metadata").
//!
//! What a specialised node may hold is the table of [`DiKind`]; this file reads fields by their types and checks
//! what the table cannot say ([`finish`]).

use super::cursor::{Parser, shown};
use super::lexer::{Tok, parse_decimal};
use super::old_debug;
use super::symbols::TextModule;
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::dwarf_names::{ENCODING, FlagTable, NameTable, OPERATION};
use crate::ir::{
    Body, ConstData, DebugRecord, DebugRecordKind, DiField, DiKind, EmptyString, FieldType, GlobalId,
    InstKind, Loc, MdData, MdField, MdId, MdNode, MdRef, Module, Operand, di_op,
};
use cranelift_entity::EntityRef;

/// The most digits an integer of a node may have. LLVM has no limit; reading decimal digits takes quadratic time.
const MAX_DIGITS: usize = 10_000;

/// Any metadata: `!12`, `!{…}`, `!"…"`, `!DIName(…)`, or a typed value such as `i32 7`; in a function also
/// `i32 %x` and `!DIArgList(…)`. Inline nodes go to [`Parser::push_node`].
pub(super) fn parse_md_ref(p: &mut Parser<'_, '_>) -> Result<MdRef> {
    match p.kind() {
        Tok::MetadataName if p.text() == b"DIArgList" => parse_arg_list(p),
        Tok::MetadataName => parse_inline_specialized(p),
        Tok::Bang => {
            p.bump();
            if p.kind() == Tok::Str {
                return Ok(MdRef::String(p.string_id()?));
            }
            parse_node_tail(p)
        }
        _ => p.parse_value_as_metadata(),
    }
}

/// A node where nothing else is allowed (attachments): `!12`, `!{…}`, `!DIName(…)`.
pub(super) fn parse_md_node(p: &mut Parser<'_, '_>) -> Result<MdRef> {
    if p.kind() == Tok::MetadataName {
        return parse_inline_specialized(p);
    }
    p.expect(Tok::Bang, "expected '!' here")?;
    parse_node_tail(p)
}

/// What follows `!12 =`.
pub(super) fn parse_definition(p: &mut Parser<'_, '_>) -> Result<MdNode> {
    let loc = p.loc();
    let written = p.eat_word(b"distinct");
    let data = if p.kind() == Tok::MetadataName {
        parse_specialized(p, written)?
    } else {
        p.expect(Tok::Bang, "expected '!' here")?;
        MdData::Tuple(p.nest(parse_elements)?)
    };
    let distinct = written || p.is_typed() && old_debug::is_distinct(&data);
    Ok(MdNode { distinct, data, loc })
}

/// The operators of the module's node `id`, if that is an expression.
pub(super) fn expression_of(source: &[u8], text: &TextModule, id: MdId) -> Option<Box<[u64]>> {
    let at = text.symbols.md_sources.get(id.index())?.text?;
    let mut p = Parser::starting_at(source, at as usize, text.module.body_context());
    p.module = Some(text);
    p.edition = text.edition;
    match parse_definition(&mut p).ok()?.data {
        MdData::Expression(elements) => Some(elements),
        _ => None,
    }
}

/// `#dbg_value(…)` and its kin, from the `#` on.
pub(super) fn parse_debug_record(p: &mut Parser<'_, '_>) -> Result<DebugRecord> {
    let loc = p.loc();
    p.expect(Tok::Hash, "expected '#' here")?;
    let kind = match p.text() {
        b"dbg_value" => DebugRecordKind::Value,
        b"dbg_declare" => DebugRecordKind::Declare,
        b"dbg_assign" => DebugRecordKind::Assign,
        b"dbg_label" => DebugRecordKind::Label,
        b"dbg_declare_value" => DebugRecordKind::DeclareValue,
        _ => return Err(p.error("expected debug record type here")),
    };
    p.bump();
    p.expect(Tok::LParen, "expected '(' here")?;
    // Whether each argument is a node or may be any metadata.
    let nodes_only: &[bool] = match kind {
        DebugRecordKind::Label => &[true, true],
        DebugRecordKind::Assign => &[false, true, true, true, false, true, true],
        DebugRecordKind::Value | DebugRecordKind::Declare | DebugRecordKind::DeclareValue => {
            &[false, true, true, true]
        }
    };
    let mut args = Vec::with_capacity(nodes_only.len());
    for (index, &node_only) in nodes_only.iter().enumerate() {
        if index > 0 {
            p.expect(Tok::Comma, "expected ',' here")?;
        }
        args.push(if node_only { parse_md_node(p)? } else { parse_md_ref(p)? });
    }
    p.expect(Tok::RParen, "expected ')' here")?;
    Ok(DebugRecord { kind, args: args.into(), loc })
}

/// Refuses a body that has debug records as well as calls of the intrinsics that they replaced.
pub(super) fn check_one_format(module: &Module, body: &Body) -> Result<()> {
    if body.debug_records.is_empty() {
        return Ok(());
    }
    let is_old = |global: GlobalId| {
        let name = module.globals.get(global).and_then(|global| global.name);
        let name = name.map(|name| module.context.strings.get(name)).unwrap_or_default();
        matches!(name, b"llvm.dbg.value" | b"llvm.dbg.declare" | b"llvm.dbg.assign")
    };
    for inst in body.insts.values() {
        if let InstKind::Call(call) = inst.kind
            && let Operand::Const(callee) = body.calls[call].callee
            && let ConstData::Global(global) = *body.context.consts.data(callee)
            && is_old(global)
        {
            let message = "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info";
            return Err(Diagnostic::error(inst.loc, message));
        }
    }
    Ok(())
}

fn push_inline(p: &mut Parser<'_, '_>, data: MdData, loc: Loc) -> MdRef {
    let distinct = p.is_typed() && old_debug::is_distinct(&data);
    MdRef::Node(p.push_node(MdNode { distinct, data, loc }))
}

/// After `!`: `{…}` or a number.
fn parse_node_tail(p: &mut Parser<'_, '_>) -> Result<MdRef> {
    let loc = p.loc();
    if p.kind() == Tok::LBrace {
        let elements = p.nest(parse_elements)?;
        return Ok(push_inline(p, MdData::Tuple(elements), loc));
    }
    let number = p.u32()?;
    Ok(MdRef::Node(p.metadata_number(number, loc)?))
}

/// `{…}`; local values are not allowed within.
fn parse_elements(p: &mut Parser<'_, '_>) -> Result<Box<[MdRef]>> {
    p.expect(Tok::LBrace, "expected '{' here")?;
    let mut elements = Vec::new();
    if p.eat(Tok::RBrace) {
        return Ok(elements.into());
    }
    loop {
        elements.push(parse_nullable(p)?);
        if !p.eat(Tok::Comma) {
            break;
        }
    }
    p.expect(Tok::RBrace, "expected end of metadata node")?;
    Ok(elements.into())
}

/// An element of a node: any metadata but local values, or `null`.
fn parse_nullable(p: &mut Parser<'_, '_>) -> Result<MdRef> {
    if p.eat_word(b"null") {
        return Ok(MdRef::Null);
    }
    // Before LLVM 3.6 metadata was said to be metadata.
    if p.is_typed() {
        p.eat_word(b"metadata");
    }
    let loc = p.loc();
    match parse_md_ref(p)? {
        MdRef::Local(_) => Err(p.error_at(loc, "invalid use of function-local name")),
        reference => Ok(reference),
    }
}

/// `!DIArgList(…)`: values with their types.
fn parse_arg_list(p: &mut Parser<'_, '_>) -> Result<MdRef> {
    let loc = p.loc();
    p.bump();
    p.expect(Tok::LParen, "expected '(' here")?;
    let mut args = Vec::new();
    if p.kind() != Tok::RParen {
        loop {
            args.push(p.parse_value_as_metadata()?);
            if !p.eat(Tok::Comma) {
                break;
            }
        }
    }
    p.expect(Tok::RParen, "expected ')' here")?;
    Ok(push_inline(p, MdData::ArgList(args.into()), loc))
}

fn parse_inline_specialized(p: &mut Parser<'_, '_>) -> Result<MdRef> {
    let loc = p.loc();
    let data = p.nest(|p| parse_specialized(p, false))?;
    Ok(push_inline(p, data, loc))
}

/// `!DIName(…)`
fn parse_specialized(p: &mut Parser<'_, '_>, distinct: bool) -> Result<MdData> {
    if p.text() == b"DIExpression" {
        p.bump();
        return parse_expression(p);
    }
    // LLVM 3.6 had `!MDLocation` and some others of the kind.
    let old_name = p.text().strip_prefix(b"MD").filter(|_| p.is_typed()).map(|rest| [b"DI", rest].concat());
    let Some(kind) = DiKind::from_name(old_name.as_deref().unwrap_or(p.text())) else {
        return Err(p.error("expected metadata type"));
    };
    let distinct = distinct || p.is_typed() && kind != DiKind::AssignId;
    if kind.always_distinct() && !distinct {
        let parentheses = if kind == DiKind::AssignId { "()" } else { "" };
        return Err(p.error(format!("missing 'distinct', required for !{}{parentheses}", kind.name())));
    }
    let start = p.loc();
    p.bump();
    p.expect(Tok::LParen, "expected '(' here")?;
    let all = kind.fields();
    let mut fields = vec![MdField::Default; all.len()];
    let mut seen = 0u32;
    if p.kind() != Tok::RParen {
        loop {
            if p.kind() != Tok::Label {
                return Err(p.error("expected field label here"));
            }
            if p.is_typed() && p.skip_old_field(kind)? {
                if !p.eat(Tok::Comma) {
                    break;
                }
                continue;
            }
            let name = if p.is_typed() { current_field(kind, p.text()) } else { p.text() };
            let Some(index) = kind.find_field(name) else {
                return Err(p.error(format!("invalid field '{}'", shown(p.text()))));
            };
            let field = &all[index];
            if seen & 1 << index != 0 {
                return Err(p.error(format!("field '{}' cannot be specified more than once", field.name)));
            }
            seen |= 1 << index;
            p.bump();
            fields[index] = parse_field(p, field)?;
            if !p.eat(Tok::Comma) {
                break;
            }
        }
    }
    let closing = p.loc();
    p.expect(Tok::RParen, "expected ')' here")?;
    for (index, field) in all.iter().enumerate() {
        if field.required && seen & 1 << index == 0 {
            if p.is_typed() && (kind, field.name) == (DiKind::GlobalVariableExpression, "expr") {
                let expression = push_inline(p, MdData::Expression(Box::new([])), start);
                fields[index] = MdField::Ref(expression);
                continue;
            }
            return Err(p.error_at(closing, format!("missing required field '{}'", field.name)));
        }
    }
    finish(p, Fields { kind, fields: &mut fields, seen }, distinct, start)?;
    Ok(MdData::Specialized { kind, fields: fields.into() })
}

/// The name that a field has today.
fn current_field(kind: DiKind, name: &[u8]) -> &[u8] {
    match (kind, name) {
        (DiKind::Subprogram, b"variables") => b"retainedNodes",
        (_, name) => name,
    }
}

/// The fields of a node that was read.
struct Fields<'f> {
    kind: DiKind,
    fields: &'f mut [MdField],
    /// A bit for each field that was written.
    seen: u32,
}

impl Fields<'_> {
    fn index(&self, name: &str) -> usize {
        self.kind.field(name)
    }

    fn is_written(&self, name: &str) -> bool {
        self.seen & 1 << self.index(name) != 0
    }

    fn int(&self, name: &str) -> i128 {
        let index = self.index(name);
        self.fields[index].as_int(&self.kind.fields()[index]).unwrap_or(0)
    }

    fn bool(&self, name: &str) -> bool {
        let index = self.index(name);
        self.fields[index].as_bool(&self.kind.fields()[index])
    }
}

/// What holds between the fields of a node, and the folding of legacy fields into others.
fn finish(p: &mut Parser<'_, '_>, node: Fields<'_>, distinct: bool, start: Loc) -> Result<()> {
    match node.kind {
        DiKind::File if node.is_written("checksumkind") != node.is_written("checksum") => {
            return Err(p.error("'checksumkind' and 'checksum' must be provided together"));
        }
        DiKind::CompileUnit => {
            let (language, name) = (node.is_written("language"), node.is_written("sourceLanguageName"));
            let message = match (language, name) {
                (false, false) => {
                    "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit"
                }
                (true, true) => {
                    "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit"
                }
                (true, false) if node.is_written("sourceLanguageVersion") => {
                    "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit"
                }
                _ => return Ok(()),
            };
            return Err(p.error_at(start, message));
        }
        DiKind::Subprogram => {
            if !node.is_written("spFlags") {
                let flags = node.int("virtuality")
                    | i128::from(node.bool("isLocal")) << 2
                    | i128::from(node.bool("isDefinition")) << 3
                    | i128::from(node.bool("isOptimized")) << 4;
                let index = node.index("spFlags");
                node.fields[index] = DiKind::Subprogram.fields()[index].canonical(MdField::Int(flags));
            }
            for (field, value) in DiKind::Subprogram.fields().iter().zip(node.fields.iter_mut()) {
                if field.legacy {
                    *value = MdField::Default;
                }
            }
            if node.int("spFlags") & 8 != 0 && !distinct {
                let message = "missing 'distinct', required for !DISubprogram that is a Definition";
                return Err(p.error_at(start, message));
            }
        }
        DiKind::Enumerator => {
            let value = &node.fields[node.index("value")];
            if node.bool("isUnsigned") && matches!(value, MdField::Int(..0)) {
                return Err(p.error("unsigned enumerator with negative value"));
            }
        }
        // Without a key there is no pointer authentication, whatever the other fields say.
        DiKind::DerivedType if node.int("ptrAuthKey") == 0 => {
            let first = node.index("ptrAuthKey");
            node.fields[first..].fill(MdField::Default);
        }
        DiKind::GenericSubrange => {
            for value in node.fields.iter_mut() {
                if let MdField::Int(number) = *value {
                    let expression = MdData::Expression([di_op::CONSTS, number as i64 as u64].into());
                    *value = MdField::Ref(push_inline(p, expression, start));
                }
            }
        }
        _ => {}
    }
    Ok(())
}

/// The value of a field, behind its label.
fn parse_field(p: &mut Parser<'_, '_>, field: &DiField) -> Result<MdField> {
    let value = match field.ty {
        FieldType::Ref { nullable } => parse_field_ref(p, field, nullable)?,
        FieldType::String(empty) => {
            let loc = p.loc();
            let string = p.string()?;
            match (string.is_empty(), empty) {
                (true, EmptyString::Absent) => MdField::Default,
                (true, EmptyString::Refused) => {
                    return Err(p.error_at(loc, format!("'{}' cannot be empty", field.name)));
                }
                _ => MdField::String(p.cx.strings.intern(&string)),
            }
        }
        FieldType::Unsigned { max } => MdField::Int(i128::from(parse_unsigned(p, field, max)?)),
        FieldType::Signed { min, max } => MdField::Int(i128::from(parse_signed(p, field, min, max)?)),
        FieldType::Big => parse_big(p)?,
        FieldType::Bool => {
            let value = match p.text() {
                b"true" if p.kind() == Tok::Word => true,
                b"false" if p.kind() == Tok::Word => false,
                _ => return Err(p.error("expected 'true' or 'false'")),
            };
            p.bump();
            MdField::Bool(value)
        }
        FieldType::UnsignedOrRef if is_integer(p) => {
            MdField::Int(i128::from(parse_unsigned(p, field, u64::MAX)?))
        }
        FieldType::SignedOrRef { min, .. } if is_integer(p) => {
            MdField::Int(i128::from(parse_signed(p, field, min, i64::MAX)?))
        }
        FieldType::UnsignedOrRef => parse_field_ref(p, field, true)?,
        FieldType::SignedOrRef { nullable, .. } => parse_field_ref(p, field, nullable)?,
        FieldType::Refs => MdField::Refs(p.nest(parse_elements)?),
        FieldType::Name { table, max, what } => {
            if is_integer(p) {
                let value = parse_unsigned(p, field, u64::from(max))?;
                if field.name == "dialect" && value == 0 {
                    return Err(p.error("value for 'dialect' must be a known DWARF language dialect"));
                }
                MdField::Int(i128::from(value))
            } else {
                MdField::Int(i128::from(parse_name(p, table, what)?))
            }
        }
        FieldType::NameOnly { table, what } => MdField::Int(i128::from(parse_name(p, table, what)?)),
        FieldType::Flags { table, what } => MdField::Int(i128::from(parse_flags(p, table, what)?)),
    };
    Ok(field.canonical(value))
}

fn parse_field_ref(p: &mut Parser<'_, '_>, field: &DiField, nullable: bool) -> Result<MdField> {
    if !nullable && p.at_word(b"null") {
        return Err(p.error(format!("'{}' cannot be null", field.name)));
    }
    let reference = parse_nullable(p)?;
    Ok(field.of_ref(&p.cx.consts, reference))
}

/// Whether the current token is an integer in any spelling.
fn is_integer(p: &Parser<'_, '_>) -> bool {
    matches!(p.kind(), Tok::Int | Tok::HexInt)
}

/// The integer at the current token; `None` if it is none, or needs more than 127 bits. Whether it is written as a
/// signed number is the second part.
fn integer(p: &Parser<'_, '_>) -> Option<(Option<i128>, bool)> {
    let text = p.text();
    match p.kind() {
        Tok::Int => {
            let (digits, negative) = match text.strip_prefix(b"-") {
                Some(digits) => (digits, true),
                None => (text, false),
            };
            let value = match parse_decimal(digits) {
                Some(small) => Some(i128::from(small)),
                None => std::str::from_utf8(digits).ok().and_then(|digits| digits.parse::<i128>().ok()),
            };
            Some((value.map(|value| if negative { -value } else { value }), negative))
        }
        Tok::HexInt => {
            let digits = std::str::from_utf8(text.get(3..)?).ok()?;
            let value = u128::from_str_radix(digits, 16).ok();
            if text.first() == Some(&b'u') {
                return Some((value.and_then(|value| i128::try_from(value).ok()), false));
            }
            // The width is four bits a digit, and the first of them is the sign.
            let bits = 4 * digits.len() as u32;
            let signed = value.filter(|_| bits <= 128).map(|value| {
                let unused = 128 - bits;
                ((value << unused) as i128) >> unused
            });
            Some((signed, true))
        }
        _ => None,
    }
}

fn too_large(p: &Parser<'_, '_>, field: &DiField, limit: impl std::fmt::Display) -> Box<Diagnostic> {
    p.error(format!("value for '{}' too large, limit is {limit}", field.name))
}

fn parse_unsigned(p: &mut Parser<'_, '_>, field: &DiField, max: u64) -> Result<u64> {
    match integer(p) {
        Some((value, false)) => match value.and_then(|value| u64::try_from(value).ok()) {
            Some(value) if value <= max => {
                p.bump();
                Ok(value)
            }
            _ => Err(too_large(p, field, max)),
        },
        _ => Err(p.error("expected unsigned integer")),
    }
}

fn parse_signed(p: &mut Parser<'_, '_>, field: &DiField, min: i64, max: i64) -> Result<i64> {
    match integer(p) {
        Some((value, signed)) => {
            let small = value.is_some_and(|value| value < i128::from(min)) || (value.is_none() && signed);
            if small {
                return Err(p.error(format!("value for '{}' too small, limit is {min}", field.name)));
            }
            match value.and_then(|value| i64::try_from(value).ok()) {
                Some(value) if value <= max => {
                    p.bump();
                    Ok(value)
                }
                _ => Err(too_large(p, field, max)),
            }
        }
        None => Err(p.error("expected signed integer")),
    }
}

/// An integer of any width.
fn parse_big(p: &mut Parser<'_, '_>) -> Result<MdField> {
    let field = match integer(p) {
        None => return Err(p.error("expected integer")),
        Some((Some(value), _)) => MdField::Int(value),
        Some((None, _)) if p.kind() == Tok::Int && p.text().len() <= MAX_DIGITS => wide_decimal(p),
        Some((None, _)) => return Err(p.error("integer is too wide")),
    };
    p.bump();
    Ok(field)
}

/// The decimal integer at the current token as a constant.
fn wide_decimal(p: &mut Parser<'_, '_>) -> MdField {
    let text = p.text();
    let negative = text.first() == Some(&b'-');
    let mut limbs: Vec<u64> = Vec::new();
    for &digit in &text[usize::from(negative)..] {
        let mut carry = u128::from(digit - b'0');
        for limb in &mut limbs {
            let product = u128::from(*limb) * 10 + carry;
            *limb = product as u64;
            carry = product >> 64;
        }
        if carry != 0 {
            limbs.push(carry as u64);
        }
    }
    // A limb more for the sign.
    limbs.push(0);
    if negative {
        let mut carry = true;
        for limb in &mut limbs {
            let (sum, overflow) = (!*limb).overflowing_add(u64::from(carry));
            *limb = sum;
            carry = overflow;
        }
    }
    let bits = limbs.len() as u32 * 64;
    let ty = p.cx.types.int(bits);
    MdField::Wide(p.cx.consts.wide_int(bits, ty, limbs))
}

fn parse_name(p: &mut Parser<'_, '_>, table: &NameTable, what: &str) -> Result<u32> {
    if p.kind() != Tok::Word || !p.text().starts_with(table.prefix.as_bytes()) {
        return Err(p.error(format!("expected {what}")));
    }
    match table.code(p.text()) {
        Some(code) => {
            p.bump();
            Ok(code)
        }
        None => Err(p.error(format!("invalid {what} '{}'", shown(p.text())))),
    }
}

fn parse_flags(p: &mut Parser<'_, '_>, table: &FlagTable, what: &str) -> Result<u32> {
    let mut flags = 0;
    loop {
        if p.kind() == Tok::Int {
            flags |= p.u32()?;
        } else if p.kind() == Tok::Word && p.text().starts_with(table.prefix.as_bytes()) {
            match table.code(p.text()) {
                Some(code @ 1..) => flags |= code,
                _ => return Err(p.error(format!("invalid {what} '{}'", shown(p.text())))),
            }
            p.bump();
        } else {
            return Err(p.error("expected debug info flag"));
        }
        if !p.eat(Tok::Pipe) {
            return Ok(flags);
        }
    }
}

/// `(…)` of a `!DIExpression`.
fn parse_expression(p: &mut Parser<'_, '_>) -> Result<MdData> {
    p.expect(Tok::LParen, "expected '(' here")?;
    let mut elements = Vec::new();
    if p.kind() != Tok::RParen {
        loop {
            let is_operator = p.kind() == Tok::Word;
            let element = parse_expression_element(p)?;
            if p.is_typed() && p.kind() == Tok::Comma && is_operator {
                old_operator(p, element, &mut elements)?;
            } else {
                elements.push(element);
            }
            if !p.eat(Tok::Comma) {
                break;
            }
        }
    }
    p.expect(Tok::RParen, "expected ')' here")?;
    Ok(MdData::Expression(elements.into()))
}

/// An operator and, if it had one before LLVM 6 and has none today, its operand.
fn old_operator(p: &mut Parser<'_, '_>, operator: u64, elements: &mut Vec<u64>) -> Result<()> {
    const CONSTU: u64 = 0x10;
    const MINUS: u64 = 0x1c;
    const PLUS: u64 = 0x22;
    const PLUS_CONSTANT: u64 = 0x23;
    const BIT_PIECE: u64 = 0x9d;
    match operator {
        PLUS | MINUS if p.peek() == Tok::Int => {
            p.bump();
            let number = parse_expression_element(p)?;
            match operator {
                PLUS => elements.extend([PLUS_CONSTANT, number]),
                _ => elements.extend([CONSTU, number, MINUS]),
            }
        }
        BIT_PIECE => elements.push(di_op::FRAGMENT),
        operator => elements.push(operator),
    }
    Ok(())
}

fn parse_expression_element(p: &mut Parser<'_, '_>) -> Result<u64> {
    if p.kind() == Tok::Word {
        for (table, what) in [(&OPERATION, "DWARF op"), (&ENCODING, "DWARF attribute encoding")] {
            if p.text().starts_with(table.prefix.as_bytes()) {
                return parse_name(p, table, what).map(u64::from);
            }
        }
    }
    match integer(p) {
        Some((value, false)) => match value.and_then(|value| u64::try_from(value).ok()) {
            Some(value) => {
                p.bump();
                Ok(value)
            }
            None => Err(p.error(format!("element too large, limit is {}", u64::MAX))),
        },
        _ => Err(p.error("expected unsigned integer")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<MdNode> {
        parse_definition(&mut Parser::new(text.as_bytes()))
    }

    fn field(text: &str, kind: DiKind, name: &str) -> MdField {
        match read(text) {
            Ok(MdNode { data: MdData::Specialized { kind: read, fields }, .. }) if read == kind => {
                fields[kind.field(name)].clone()
            }
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, message) in [
            ("!DINothing()", "expected metadata type"),
            ("!DIFile(filename: \"a\")", "missing required field 'directory'"),
            (
                "!DIFile(filename: \"a\", filename: \"b\")",
                "field 'filename' cannot be specified more than once",
            ),
            ("!DIFile(name: \"a\")", "invalid field 'name'"),
            ("!DIFile(filename \"a\")", "expected field label here"),
            (
                "!DIFile(filename: \"a\", directory: \"b\", checksumkind: CSK_MD5)",
                "'checksumkind' and 'checksum' must be provided together",
            ),
            ("!DILocation(scope: null)", "'scope' cannot be null"),
            ("!DILocation(line: 4294967296)", "value for 'line' too large, limit is 4294967295"),
            ("!DILocation(line: -1)", "expected unsigned integer"),
            ("!DILocation(isImplicitCode: 1)", "expected 'true' or 'false'"),
            ("!DISubrange(count: -2)", "value for 'count' too small, limit is -1"),
            ("!DISubrange(count: null)", "'count' cannot be null"),
            (
                "!DISubrange(lowerBound: -9223372036854775809)",
                "value for 'lowerBound' too small, limit is -9223372036854775808",
            ),
            (
                "!DISubrange(upperBound: 9223372036854775808)",
                "value for 'upperBound' too large, limit is 9223372036854775807",
            ),
            ("!GenericDINode(tag: DW_TAG_badtag)", "invalid DWARF tag 'DW_TAG_badtag'"),
            ("!GenericDINode(tag: \"x\")", "expected DWARF tag"),
            ("!GenericDINode(tag: 65536)", "value for 'tag' too large, limit is 65535"),
            ("!DISubroutineType(flags: DIFlagUnknown)", "invalid debug info flag 'DIFlagUnknown'"),
            ("!DIGlobalVariable(name: \"\")", "'name' cannot be empty"),
            (
                "!DIEnumerator(name: \"a\", value: -1, isUnsigned: true)",
                "unsigned enumerator with negative value",
            ),
            ("!DICompileUnit()", "missing 'distinct', required for !DICompileUnit"),
            ("!DIAssignID()", "missing 'distinct', required for !DIAssignID()"),
            (
                "!DISubprogram(isDefinition: true, type: !{})",
                "missing 'distinct', required for !DISubprogram that is a Definition",
            ),
            ("!DIExpression(DW_OP_bad)", "invalid DWARF op 'DW_OP_bad'"),
            ("!DIExpression(-1)", "expected unsigned integer"),
            ("!DIExpression(18446744073709551616)", "element too large, limit is 18446744073709551615"),
            ("!{!\"a\"", "expected end of metadata node"),
            ("!\"a\"", "expected '{' here"),
        ] {
            match read(text) {
                Err(error) => assert_eq!(error.message, message, "{text}"),
                Ok(node) => panic!("{text}: {node:?}"),
            }
        }
    }

    #[test]
    fn defaults_are_not_stored() {
        let text = "!DIBasicType(tag: DW_TAG_base_type, name: \"\", size: 0, encoding: DW_ATE_signed)";
        for name in ["tag", "name", "size", "flags"] {
            assert_eq!(field(text, DiKind::BasicType, name), MdField::Default);
        }
        assert_eq!(field(text, DiKind::BasicType, "encoding"), MdField::Int(5));
    }

    #[test]
    fn legacy_fields_become_flags() {
        let text = "distinct !DISubprogram(isLocal: true, isOptimized: true, virtuality: 2, type: !{})";
        assert_eq!(field(text, DiKind::Subprogram, "spFlags"), MdField::Int(0x1e));
        assert_eq!(field(text, DiKind::Subprogram, "isLocal"), MdField::Default);
        let text = "!DISubprogram(spFlags: DISPFlagPureVirtual | DISPFlagOptimized | 4, type: !{})";
        assert_eq!(field(text, DiKind::Subprogram, "spFlags"), MdField::Int(0x16));
    }

    #[test]
    fn numbers_of_any_width() {
        let value = |digits: &str| {
            field(&format!("!DIEnumerator(name: \"a\", value: {digits})"), DiKind::Enumerator, "value")
        };
        assert_eq!(value("-9223372036854775809"), MdField::Int(-9223372036854775809));
        assert_eq!(value("u0xFF"), MdField::Int(255));
        assert_eq!(value("s0xFF"), MdField::Int(-1));
        assert!(matches!(value("170141183460469231731687303715884105728"), MdField::Wide(_)));
    }
}
