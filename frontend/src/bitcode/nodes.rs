//! Metadata nodes: one table tells, for each record of a specialised node, which operand holds which field.

use super::bitstream::{Cursor, Record, signed};
use super::codes::metadata as code;
use crate::diagnostics::Result;
use crate::ir::{ConstData, Context, DiKind, EmptyString, FieldType, MdData, MdField, MdNode, MdRef, Type};

/// What numbers in records of metadata stand for.
pub trait References {
    /// The metadata with this number.
    fn reference(&mut self, number: u64, context: &mut Context) -> Option<MdRef>;
    /// A value as metadata (records before LLVM 3.6).
    fn value(&mut self, ty: u64, number: u64, context: &mut Context) -> Option<MdRef>;
    /// Whether a type number is `void`.
    fn is_void(&self, ty: u64) -> bool;
    /// Whether a type number is `metadata`.
    fn is_metadata(&self, ty: u64) -> bool;
}

/// How an operand holds a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// The number of a node plus 1; 0 is none.
    Ref,
    /// The number of a node.
    NonNull,
    /// The number of a string plus 1; 0 is none.
    Text,
    /// An unsigned number.
    Number,
    /// A number with its sign in the lowest bit.
    Signed,
    /// A number, or with this bit in the first operand the number of a node plus 1.
    Size(u8),
    Bool,
    /// This bit of the first operand.
    Flag(u8),
    /// A number, of which this value means that there is none.
    NumberBut(u64),
    /// A number plus 1; 0 is none.
    NumberPlusOne,
}

/// A record of a specialised node, in the form of some versions of LLVM.
struct Layout {
    code: u32,
    kind: DiKind,
    /// How many operands there may be.
    sizes: std::ops::RangeInclusive<usize>,
    /// A mask for the first operand, and what it leaves.
    head: (u64, u64),
    /// Index of the field, operand, form.
    fields: &'static [(usize, usize, Form)],
}

macro_rules! layouts {
    ($($code:literal $kind:ident $sizes:expr $(, $head:expr)? =>
        [$($operand:literal $field:literal $form:expr),* $(,)?];)*) => {
        const LAYOUTS: &[Layout] = &[$(Layout {
            code: $code,
            kind: DiKind::$kind,
            sizes: $sizes,
            head: layouts!(@head $($head)?),
            fields: const { &[$((DiKind::$kind.field($field), $operand, $form)),*] },
        }),*];
    };
    (@head) => { (0, 0) };
    (@head $head:expr) => { $head };
}

use Form::{Bool, Flag, NonNull, Number, NumberBut, NumberPlusOne, Ref, Size, Text};

layouts! {
    7 Location 5..=8 => [
        1 "line" Number, 2 "column" Number, 3 "scope" NonNull, 4 "inlinedAt" Ref, 5 "isImplicitCode" Bool,
        6 "atomGroup" Number, 7 "atomRank" Number,
    ];
    15 BasicType 6..=12 => [
        1 "tag" Number, 2 "name" Text, 3 "size" Size(1), 4 "align" Number, 5 "encoding" Number,
        6 "flags" Number, 7 "num_extra_inhabitants" Number, 8 "dataSize" Number, 9 "file" Ref,
        10 "line" Number, 11 "scope" Ref,
    ];
    17 DerivedType 12..=15 => [
        1 "tag" Number, 2 "name" Text, 3 "file" Ref, 4 "line" Number, 5 "scope" Ref, 6 "baseType" Ref,
        7 "size" Size(1), 8 "align" Number, 9 "offset" Size(1), 10 "flags" Number, 11 "extraData" Ref,
        12 "dwarfAddressSpace" NumberPlusOne,
    ];
    18 CompositeType 16..=26 => [
        1 "tag" Number, 2 "name" Text, 3 "file" Ref, 4 "line" Number, 5 "scope" Ref, 6 "baseType" Ref,
        7 "size" Size(2), 8 "align" Number, 9 "offset" Size(2), 10 "flags" Number, 11 "elements" Ref,
        12 "runtimeLang" Number, 13 "vtableHolder" Ref, 14 "templateParams" Ref, 15 "identifier" Text,
        16 "discriminator" Ref, 17 "dataLocation" Ref, 18 "associated" Ref, 19 "allocated" Ref,
        20 "rank" Ref, 21 "annotations" Ref, 22 "num_extra_inhabitants" Number, 23 "specification" Ref,
        24 "enumKind" NumberBut(0xffff_ffff), 25 "bitStride" Ref,
    ];
    16 File 3..=3 => [1 "filename" Text, 2 "directory" Text];
    16 File 5..=6 => [
        1 "filename" Text, 2 "directory" Text, 3 "checksumkind" NumberBut(0), 4 "checksum" Text, 5 "source" Text,
    ];
    19 SubroutineType 3..=4 => [1 "flags" Number, 2 "types" Ref, 3 "cc" Number];
    // The second operand is the language, the twelfth the old list of subprograms.
    20 CompileUnit 14..=24 => [
        2 "file" Ref, 3 "producer" Text, 4 "isOptimized" Bool, 5 "flags" Text, 6 "runtimeVersion" Number,
        7 "splitDebugFilename" Text, 8 "emissionKind" Number, 9 "enums" Ref, 10 "retainedTypes" Ref,
        12 "globals" Ref, 13 "imports" Ref, 14 "dwoId" Number, 15 "macros" Ref, 16 "splitDebugInlining" Bool,
        17 "debugInfoForProfiling" Bool, 18 "nameTableKind" Number, 19 "rangesBaseAddress" Bool,
        20 "sysroot" Text, 21 "sdk" Text, 22 "sourceLanguageVersion" Number, 23 "dialect" Number,
    ];
    22 LexicalBlock 5..=5 => [1 "scope" Ref, 2 "file" Ref, 3 "line" Number, 4 "column" Number];
    23 LexicalBlockFile 4..=4 => [1 "scope" Ref, 2 "file" Ref, 3 "discriminator" Number];
    24 Namespace 3..=3 => [1 "scope" Ref, 2 "name" Text, 0 "exportSymbols" Flag(1)];
    // With a file and a line.
    24 Namespace 5..=5 => [1 "scope" Ref, 3 "name" Text, 0 "exportSymbols" Flag(1)];
    25 TemplateTypeParameter 3..=4 => [1 "name" Text, 2 "type" Ref, 3 "defaulted" Bool];
    26 TemplateValueParameter 5..=5 => [1 "tag" Number, 2 "name" Text, 3 "type" Ref, 4 "value" Ref];
    26 TemplateValueParameter 6..=6 => [
        1 "tag" Number, 2 "name" Text, 3 "type" Ref, 4 "defaulted" Bool, 5 "value" Ref,
    ];
    // The first operand holds the version. Versions 0 and 1 have the variable or its value in operand 9, which
    // attachments have replaced.
    27 GlobalVariable 11..=13, (!3, 0) => [
        1 "scope" Ref, 2 "name" Text, 3 "linkageName" Text, 4 "file" Ref, 5 "line" Number, 6 "type" Ref,
        7 "isLocal" Bool, 8 "isDefinition" Bool, 10 "declaration" Ref, 11 "align" Number,
    ];
    27 GlobalVariable 11..=13, (!1, 4) => [
        1 "scope" Ref, 2 "name" Text, 3 "linkageName" Text, 4 "file" Ref, 5 "line" Number, 6 "type" Ref,
        7 "isLocal" Bool, 8 "isDefinition" Bool, 9 "declaration" Ref, 10 "templateParams" Ref,
        11 "align" Number, 12 "annotations" Ref,
    ];
    28 LocalVariable 9..=10, (2, 2) => [
        1 "scope" Ref, 2 "name" Text, 3 "file" Ref, 4 "line" Number, 5 "type" Ref, 6 "arg" Number,
        7 "flags" Number, 8 "align" Number, 9 "annotations" Ref,
    ];
    28 LocalVariable 8..=8, (2, 0) => [
        1 "scope" Ref, 2 "name" Text, 3 "file" Ref, 4 "line" Number, 5 "type" Ref, 6 "arg" Number,
        7 "flags" Number,
    ];
    // With a tag in front.
    28 LocalVariable 9..=10, (2, 0) => [
        2 "scope" Ref, 3 "name" Text, 4 "file" Ref, 5 "line" Number, 6 "type" Ref, 7 "arg" Number,
        8 "flags" Number,
    ];
    30 ObjCProperty 8..=8 => [
        1 "name" Text, 2 "file" Ref, 3 "line" Number, 4 "setter" Text, 5 "getter" Text,
        6 "attributes" Number, 7 "type" Ref,
    ];
    31 ImportedEntity 6..=8 => [
        1 "tag" Number, 2 "scope" Ref, 3 "entity" Ref, 4 "line" Number, 5 "name" Text, 6 "file" Ref,
        7 "elements" Ref,
    ];
    32 Module 5..=7 => [
        1 "scope" Ref, 2 "name" Text, 3 "configMacros" Text, 4 "includePath" Text, 5 "apinotes" Text,
    ];
    32 Module 8..=9 => [
        1 "file" Ref, 2 "scope" Ref, 3 "name" Text, 4 "configMacros" Text, 5 "includePath" Text,
        6 "apinotes" Text, 7 "line" Number, 8 "isDecl" Bool,
    ];
    33 Macro 5..=5 => [1 "type" Number, 2 "line" Number, 3 "name" Text, 4 "value" Text];
    34 MacroFile 5..=5 => [1 "type" Number, 2 "line" Number, 3 "file" Ref, 4 "nodes" Ref];
    37 GlobalVariableExpression 3..=3 => [1 "var" Ref, 2 "expr" Ref];
    40 Label 5..=7 => [
        1 "scope" Ref, 2 "name" Text, 3 "file" Ref, 4 "line" Number, 5 "column" Number,
        0 "isArtificial" Flag(1), 6 "coroSuspendIdx" NumberBut(u64::MAX),
    ];
    41 StringType 8..=8 => [
        1 "tag" Number, 2 "name" Text, 3 "stringLength" Ref, 4 "stringLengthExpression" Ref, 5 "size" Size(1),
        6 "align" Number, 7 "encoding" Number,
    ];
    41 StringType 9..=9 => [
        1 "tag" Number, 2 "name" Text, 3 "stringLength" Ref, 4 "stringLengthExpression" Ref,
        5 "stringLocationExpression" Ref, 6 "size" Size(1), 7 "align" Number, 8 "encoding" Number,
    ];
    44 CommonBlock 6..=6 => [
        1 "scope" Ref, 2 "declaration" Ref, 3 "name" Text, 4 "file" Ref, 5 "line" Number,
    ];
    45 GenericSubrange 5..=5 => [
        1 "count" Ref, 2 "lowerBound" Ref, 3 "upperBound" Ref, 4 "stride" Ref,
    ];
    47 AssignId 1..=1 => [];
    48 SubrangeType 13..=13 => [
        1 "name" Text, 2 "file" Ref, 3 "line" Number, 4 "scope" Ref, 5 "size" Size(1), 6 "align" Number,
        7 "flags" Number, 8 "baseType" Ref, 9 "lowerBound" Ref, 10 "upperBound" Ref, 11 "stride" Ref,
        12 "bias" Ref,
    ];
}

/// Records of nodes that the table cannot describe.
pub mod special {
    pub const OLD_NODE: u32 = 8;
    pub const GENERIC_DEBUG: u32 = 12;
    pub const SUBRANGE: u32 = 13;
    pub const ENUMERATOR: u32 = 14;
    pub const COMPOSITE_TYPE: u32 = 18;
    pub const SUBPROGRAM: u32 = 21;
    pub const GLOBAL_VAR: u32 = 27;
    pub const EXPRESSION: u32 = 29;
    pub const ARG_LIST: u32 = 46;
    pub const FIXED_POINT_TYPE: u32 = 49;
}

/// Whether a record is a node, which has a number.
pub fn is_node(record: u32) -> bool {
    matches!(record, 3 | 5 | 7..=9 | 12..=34 | 37 | 40 | 41 | 44..=49)
}

/// Decodes nodes.
pub struct NodeReader<'r, 'a, R> {
    pub cursor: &'r Cursor<'a>,
    pub context: &'r mut Context,
    pub references: &'r mut R,
}

impl<R: References> NodeReader<'_, '_, R> {
    /// Decodes the node in a record.
    pub fn read(&mut self, record: &Record) -> Result<MdNode> {
        let ops = &record.ops[..];
        let distinct = ops.first().is_some_and(|flags| flags & 1 != 0);
        let loc = self.cursor.loc();
        let layouts = || LAYOUTS.iter().filter(|layout| layout.code == record.code);
        if let Some(first) = layouts().next() {
            let head = ops.first().copied().unwrap_or(0);
            let fits = |it: &&Layout| it.sizes.contains(&ops.len()) && head & it.head.0 == it.head.1;
            let Some(layout) = layouts().find(fits) else { return Err(self.wrong_size(first.kind)) };
            let mut fields = empty(layout.kind);
            for &(field, operand, form) in layout.fields {
                if let Some(&op) = ops.get(operand) {
                    fields[field] = self.field(layout.kind, field, form, op, ops[0])?;
                }
            }
            self.complete(layout.kind, ops, &mut fields)?;
            let distinct = distinct || layout.kind.always_distinct();
            return Ok(MdNode { distinct, data: specialized(layout.kind, fields), loc });
        }
        if !matches!(record.code, code::NODE | code::DISTINCT_NODE | special::OLD_NODE | code::OLD_FN_NODE)
            && ops.is_empty()
        {
            return Err(self.cursor.error("the node's record is empty"));
        }
        let (distinct, data) = match record.code {
            code::NODE | code::DISTINCT_NODE => {
                let mut operands = Vec::with_capacity(ops.len());
                for &op in ops {
                    operands.push(self.nullable(op)?);
                }
                (record.code == code::DISTINCT_NODE, MdData::Tuple(operands.into()))
            }
            special::OLD_NODE => (false, self.old_node(ops)?),
            // Nodes of function-local values are gone; a single value is no node and was read as such.
            code::OLD_FN_NODE => (false, MdData::Tuple(Box::new([]))),
            special::ARG_LIST => {
                let mut operands = Vec::with_capacity(ops.len());
                for &op in ops {
                    operands.push(self.non_null(op)?);
                }
                (false, MdData::ArgList(operands.into()))
            }
            special::EXPRESSION => (distinct, MdData::Expression(upgrade_expression(ops[0] >> 1, &ops[1..]))),
            special::GENERIC_DEBUG => (distinct, self.generic(ops)?),
            special::SUBRANGE => (distinct, self.subrange(ops)?),
            special::ENUMERATOR => (distinct, self.enumerator(ops)?),
            special::SUBPROGRAM => self.subprogram(ops)?,
            special::FIXED_POINT_TYPE => (distinct, self.fixed_point_type(ops)?),
            other => return Err(self.cursor.error(format!("unknown metadata record {other}"))),
        };
        Ok(MdNode { distinct, data, loc })
    }

    /// What a table of fields cannot say.
    fn complete(&mut self, kind: DiKind, ops: &[u64], fields: &mut [MdField]) -> Result<()> {
        /// The language is one of DWARF 6, with a version.
        const VERSIONED: u64 = 1 << 63;
        match kind {
            DiKind::DerivedType if ops.len() == 15 => self.derived_type_extras(fields, ops[13], ops[14]),
            DiKind::CompileUnit => {
                let name = if ops[1] & VERSIONED != 0 { "sourceLanguageName" } else { "language" };
                self.set(kind, fields, name, Number, ops[1] & !VERSIONED)
            }
            // Without a file the line means nothing.
            DiKind::ImportedEntity if ops.len() < 7 => {
                fields[kind.field("line")] = MdField::Default;
                Ok(())
            }
            // A checksum needs its kind, and the kind a checksum.
            DiKind::File => {
                let pair = ["checksumkind", "checksum"].map(|name| kind.field(name));
                if pair.iter().any(|&field| fields[field] == MdField::Default) {
                    pair.into_iter().for_each(|field| fields[field] = MdField::Default);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    #[cold]
    fn wrong_size(&self, kind: DiKind) -> Box<crate::diagnostics::Diagnostic> {
        self.cursor.error(format!("the record of a {} has a wrong number of operands", kind.name()))
    }

    fn non_null(&mut self, number: u64) -> Result<MdRef> {
        self.references
            .reference(number, self.context)
            .ok_or_else(|| self.cursor.error(format!("metadata {number} does not exist")))
    }

    /// A number plus 1, or 0 for null.
    fn nullable(&mut self, op: u64) -> Result<MdRef> {
        match op {
            0 => Ok(MdRef::Null),
            op => self.non_null(op - 1),
        }
    }

    fn field(&mut self, kind: DiKind, index: usize, form: Form, op: u64, flags: u64) -> Result<MdField> {
        let field = &kind.fields()[index];
        let value = match form {
            Form::Ref => self.reference_or_number(field.ty, op)?,
            Form::NonNull => MdField::Ref(self.non_null(op)?),
            Form::Size(bit) if flags >> bit & 1 != 0 => self.reference_or_number(field.ty, op)?,
            Form::Text => match self.nullable(op)? {
                MdRef::String(string) => {
                    let empty = self.context.strings.get(string).is_empty();
                    if empty && field.ty.is_absent_if_empty() {
                        MdField::Default
                    } else {
                        MdField::String(string)
                    }
                }
                MdRef::Null => MdField::Default,
                _ => {
                    let message = format!("'{}' of a {} is no string", field.name, kind.name());
                    return Err(self.cursor.error(message));
                }
            },
            Form::Size(_) | Form::Number => MdField::Int(i128::from(op)),
            Form::Signed => MdField::Int(i128::from(rotated(op))),
            Form::Bool => MdField::Bool(op != 0),
            Form::Flag(bit) => MdField::Bool(flags >> bit & 1 != 0),
            Form::NumberBut(none) if op == none => MdField::Default,
            Form::NumberBut(_) => MdField::Int(i128::from(op)),
            Form::NumberPlusOne if op == 0 => MdField::Default,
            Form::NumberPlusOne => MdField::Int(i128::from(op - 1)),
        };
        Ok(field.canonical(value))
    }

    /// A reference; where the field may also be a number, an integer constant is that number.
    fn reference_or_number(&mut self, ty: FieldType, op: u64) -> Result<MdField> {
        let reference = self.nullable(op)?;
        let unsigned = match ty {
            FieldType::UnsignedOrRef => true,
            FieldType::SignedOrRef { .. } => false,
            _ => return Ok(MdField::Ref(reference)),
        };
        if let MdRef::Const(id) = reference
            && let ConstData::Int(value) = *self.context.consts.data(id)
        {
            let bits = match self.context.types.get(self.context.consts.ty(id)) {
                Type::Int(bits @ 1..64) => *bits,
                _ => 64,
            };
            let extended = (value << (64 - bits)) as i64 >> (64 - bits);
            let value = if unsigned { i128::from(value) } else { i128::from(extended) };
            return Ok(MdField::Int(value));
        }
        Ok(MdField::Ref(reference))
    }

    fn set(&mut self, kind: DiKind, fields: &mut [MdField], name: &str, form: Form, op: u64) -> Result<()> {
        let index = kind.field(name);
        fields[index] = self.field(kind, index, form, op, 0)?;
        Ok(())
    }

    /// Operands in pairs of type and number, as metadata was written before LLVM 3.6.
    fn old_node(&mut self, ops: &[u64]) -> Result<MdData> {
        if ops.len() % 2 == 1 {
            return Err(self.cursor.error("the node's record is cut short"));
        }
        let mut operands = Vec::with_capacity(ops.len() / 2);
        for pair in ops.chunks_exact(2) {
            operands.push(if self.references.is_metadata(pair[0]) {
                self.non_null(pair[1])?
            } else if self.references.is_void(pair[0]) {
                MdRef::Null
            } else {
                self.references.value(pair[0], pair[1], self.context).ok_or_else(|| {
                    self.cursor.error(format!("metadata uses value {}, which is no constant", pair[1]))
                })?
            });
        }
        Ok(MdData::Tuple(operands.into()))
    }

    fn generic(&mut self, ops: &[u64]) -> Result<MdData> {
        const KIND: DiKind = DiKind::Generic;
        if ops.len() < 4 || ops[1] > 0xffff || ops[2] != 0 {
            return Err(self.wrong_size(KIND));
        }
        let mut fields = empty(KIND);
        self.set(KIND, &mut fields, "tag", Number, ops[1])?;
        self.set(KIND, &mut fields, "header", Text, ops[3])?;
        let mut operands = Vec::with_capacity(ops.len() - 4);
        for &op in &ops[4..] {
            operands.push(self.nullable(op)?);
        }
        let index = KIND.field("operands");
        fields[index] = KIND.fields()[index].canonical(MdField::Refs(operands.into()));
        Ok(specialized(KIND, fields))
    }

    fn subrange(&mut self, ops: &[u64]) -> Result<MdData> {
        const KIND: DiKind = DiKind::Subrange;
        let version = ops[0] >> 1;
        if ops.len() != if version == 2 { 5 } else { 3 } {
            return Err(self.wrong_size(KIND));
        }
        let mut fields = empty(KIND);
        match version {
            0 => {
                fields[KIND.field("count")] = MdField::Int(i128::from(ops[1] as i64));
                self.set(KIND, &mut fields, "lowerBound", Form::Signed, ops[2])?;
            }
            1 => {
                self.set(KIND, &mut fields, "count", Ref, ops[1])?;
                self.set(KIND, &mut fields, "lowerBound", Form::Signed, ops[2])?;
            }
            2 => {
                for (name, &op) in ["count", "lowerBound", "upperBound", "stride"].into_iter().zip(&ops[1..])
                {
                    self.set(KIND, &mut fields, name, Ref, op)?;
                }
            }
            _ => return Err(self.cursor.error("unknown version of a DISubrange")),
        }
        Ok(specialized(KIND, fields))
    }

    fn enumerator(&mut self, ops: &[u64]) -> Result<MdData> {
        const KIND: DiKind = DiKind::Enumerator;
        if ops.len() < 3 {
            return Err(self.wrong_size(KIND));
        }
        let mut fields = empty(KIND);
        let is_unsigned = ops[0] & 2 != 0;
        self.set(KIND, &mut fields, "isUnsigned", Bool, u64::from(is_unsigned))?;
        self.set(KIND, &mut fields, "name", Text, ops[2])?;
        fields[KIND.field("value")] = if ops[0] & 4 != 0 {
            self.wide(ops[1], &ops[3..], is_unsigned)?
        } else if is_unsigned {
            MdField::Int(i128::from(rotated(ops[1]) as u64))
        } else {
            MdField::Int(i128::from(rotated(ops[1])))
        };
        Ok(specialized(KIND, fields))
    }

    /// A number of `bits` bits in words.
    fn wide(&mut self, bits: u64, words: &[u64], is_unsigned: bool) -> Result<MdField> {
        let bits = match u32::try_from(bits) {
            Ok(bits @ 1..=crate::ir::MAX_INT_BITS) if u64::from(bits) <= 64 * (words.len() as u64 + 1) => {
                bits
            }
            _ => return Err(self.cursor.error(format!("a number of {bits} bits"))),
        };
        let limbs: Vec<u64> = words.iter().map(|&word| signed(word)).collect();
        if bits <= 128 && (!is_unsigned || bits < 128) {
            let low = limbs.first().copied().unwrap_or(0);
            let high = limbs.get(1).copied().unwrap_or(0);
            let value = u128::from(high) << 64 | u128::from(low);
            let shift = 128 - bits;
            return Ok(MdField::Int(if is_unsigned {
                (value << shift >> shift) as i128
            } else {
                (value << shift) as i128 >> shift
            }));
        }
        let ty = self.context.types.int(bits);
        Ok(MdField::Wide(self.context.consts.wide_int(bits, ty, limbs)))
    }

    fn subprogram(&mut self, ops: &[u64]) -> Result<(bool, MdData)> {
        const KIND: DiKind = DiKind::Subprogram;
        const MAIN_IN_FLAGS: u64 = 1 << 21;
        const LOCAL: u64 = 1 << 2;
        const DEFINITION: u64 = 1 << 3;
        const OPTIMIZED: u64 = 1 << 4;
        const MAIN: u64 = 1 << 8;
        if !(18..=22).contains(&ops.len()) {
            return Err(self.wrong_size(KIND));
        }
        let has_unit = ops[0] & 2 != 0;
        let packed_flags = ops[0] & 4 != 0;
        if packed_flags && !has_unit || !packed_flags && has_unit && ops.len() < 19 {
            return Err(self.wrong_size(KIND));
        }
        let mut flags = if packed_flags { ops[11] } else { ops[13] };
        let main = flags & MAIN_IN_FLAGS != 0;
        flags &= !MAIN_IN_FLAGS;
        let mut subprogram_flags = if packed_flags {
            ops[9]
        } else {
            let bit = |set: u64, bit: u64| if set != 0 { bit } else { 0 };
            bit(ops[7], LOCAL) | bit(ops[8], DEFINITION) | bit(ops[14], OPTIMIZED) | ops[11] & 3
        };
        if main {
            subprogram_flags |= MAIN;
        }
        let distinct = ops[0] & 1 != 0 || subprogram_flags & DEFINITION != 0;
        // Where fields lie depends on what the version had: unpacked flags (2 more), then the function.
        let (a, b) = match (packed_flags, ops.len()) {
            (true, _) => (0, 0),
            (false, 18) => (2, 2),
            (false, _) => (2, 3),
        };
        let mut fields = empty(KIND);
        let always: [(usize, &str, Form); 12] = [
            (1, "scope", Ref),
            (2, "name", Text),
            (3, "linkageName", Text),
            (4, "file", Ref),
            (5, "line", Number),
            (6, "type", Ref),
            (7 + a, "scopeLine", Number),
            (8 + a, "containingType", Ref),
            (10 + a, "virtualIndex", Number),
            (13 + b, "templateParams", Ref),
            (14 + b, "declaration", Ref),
            (15 + b, "retainedNodes", Ref),
        ];
        for (operand, name, form) in always {
            let Some(&op) = ops.get(operand) else { return Err(self.wrong_size(KIND)) };
            self.set(KIND, &mut fields, name, form, op)?;
        }
        if has_unit {
            self.set(KIND, &mut fields, "unit", Ref, ops[12 + b])?;
        }
        let adjustment = KIND.field("thisAdjustment");
        if let Some(&op) = ops.get(16 + b).filter(|_| packed_flags || ops.len() >= 20) {
            fields[adjustment] = KIND.fields()[adjustment].canonical(MdField::Int(i128::from(op as i32)));
        }
        if let Some(&op) = ops.get(17 + b).filter(|_| packed_flags || ops.len() >= 21) {
            self.set(KIND, &mut fields, "thrownTypes", Ref, op)?;
        }
        if packed_flags {
            for (operand, name, form) in
                [(18, "annotations", Ref), (19, "targetFuncName", Text), (20, "keyInstructions", Bool)]
            {
                if let Some(&op) = ops.get(operand) {
                    self.set(KIND, &mut fields, name, form, op)?;
                }
            }
        }
        self.set(KIND, &mut fields, "flags", Number, flags)?;
        fields[KIND.field("spFlags")] = MdField::Int(i128::from(subprogram_flags));
        let index = KIND.field("spFlags");
        fields[index] = KIND.fields()[index].canonical(fields[index].clone());
        Ok((distinct, specialized(KIND, fields)))
    }

    fn fixed_point_type(&mut self, ops: &[u64]) -> Result<MdData> {
        const KIND: DiKind = DiKind::FixedPointType;
        if ops.len() < 11 {
            return Err(self.wrong_size(KIND));
        }
        let mut fields = empty(KIND);
        self.set(KIND, &mut fields, "tag", Number, ops[1])?;
        self.set(KIND, &mut fields, "name", Text, ops[2])?;
        let size = if ops[0] & 2 != 0 { Ref } else { Number };
        self.set(KIND, &mut fields, "size", size, ops[3])?;
        self.set(KIND, &mut fields, "align", Number, ops[4])?;
        self.set(KIND, &mut fields, "encoding", Number, ops[5])?;
        self.set(KIND, &mut fields, "flags", Number, ops[6])?;
        self.set(KIND, &mut fields, "kind", Number, ops[7])?;
        let factor = KIND.field("factor");
        fields[factor] = KIND.fields()[factor].canonical(MdField::Int(i128::from(ops[8] as i64)));
        let mut rest = &ops[9..];
        for name in ["numerator", "denominator"] {
            let Some((&head, tail)) = rest.split_first() else { return Err(self.wrong_size(KIND)) };
            let words = (head >> 32) as usize;
            if words > tail.len() {
                return Err(self.wrong_size(KIND));
            }
            let bits = head & 0xffff_ffff;
            if bits > 0 && words > 0 && ops[7] == 2 {
                fields[KIND.field(name)] = self.wide(bits, &tail[..words], false)?;
            }
            rest = &tail[words..];
        }
        match *rest {
            [] => {}
            [file, line, scope] => {
                self.set(KIND, &mut fields, "file", Ref, file)?;
                self.set(KIND, &mut fields, "line", Number, line)?;
                self.set(KIND, &mut fields, "scope", Ref, scope)?;
            }
            _ => return Err(self.wrong_size(KIND)),
        }
        Ok(specialized(KIND, fields))
    }

    /// Annotations, and the packed word of pointer authentication.
    fn derived_type_extras(&mut self, fields: &mut [MdField], annotations: u64, ptrauth: u64) -> Result<()> {
        const KIND: DiKind = DiKind::DerivedType;
        self.set(KIND, fields, "annotations", Ref, annotations)?;
        if ptrauth != 0 {
            self.set(KIND, fields, "ptrAuthKey", Number, ptrauth & 0xf)?;
            self.set(KIND, fields, "ptrAuthIsAddressDiscriminated", Bool, ptrauth >> 4 & 1)?;
            self.set(KIND, fields, "ptrAuthExtraDiscriminator", Number, ptrauth >> 5 & 0xffff)?;
            self.set(KIND, fields, "ptrAuthIsaPointer", Bool, ptrauth >> 21 & 1)?;
            self.set(KIND, fields, "ptrAuthAuthenticatesNullValues", Bool, ptrauth >> 22 & 1)?;
        }
        Ok(())
    }
}

impl FieldType {
    /// Whether an empty string in such a field is the same as none.
    fn is_absent_if_empty(self) -> bool {
        matches!(self, FieldType::String(EmptyString::Absent))
    }
}

/// A number of metadata with its sign in the lowest bit: unlike elsewhere, the others are inverted, not negated.
fn rotated(op: u64) -> i64 {
    let value = (op >> 1) as i64;
    if op & 1 == 0 { value } else { !value }
}

fn empty(kind: DiKind) -> Vec<MdField> {
    vec![MdField::Default; kind.fields().len()]
}

fn specialized(kind: DiKind, fields: Vec<MdField>) -> MdData {
    MdData::Specialized { kind, fields: fields.into() }
}

/// The operators of an expression of an older version (0 to 2) as they are spelled today.
pub fn upgrade_expression(version: u64, ops: &[u64]) -> Box<[u64]> {
    const DEREF: u64 = 0x06;
    const CONSTU: u64 = 0x10;
    const MINUS: u64 = 0x1c;
    const PLUS: u64 = 0x22;
    const PLUS_UCONST: u64 = 0x23;
    const BIT_PIECE: u64 = 0x9d;
    const FRAGMENT: u64 = 0x1000;
    if version >= 3 {
        return ops.into();
    }
    let mut ops = ops.to_vec();
    if version == 0
        && let Some(at) = ops.len().checked_sub(3)
        && ops[at] == BIT_PIECE
    {
        ops[at] = FRAGMENT;
    }
    if version <= 1 && ops.first() == Some(&DEREF) {
        let end = match ops.len().checked_sub(3) {
            Some(at) if ops[at] == FRAGMENT => at,
            _ => ops.len(),
        };
        // Dereferencing used to come first and take effect last.
        if end > 0 {
            ops[..end].rotate_left(1);
        }
    }
    let mut new = Vec::with_capacity(ops.len());
    let mut rest = &ops[..];
    while let Some(&op) = rest.first() {
        let size = match op {
            CONSTU | MINUS | PLUS => 2,
            FRAGMENT => 3,
            _ => 1,
        }
        .min(rest.len());
        let (part, tail) = rest.split_at(size);
        match op {
            PLUS => new.push(PLUS_UCONST),
            MINUS => new.push(CONSTU),
            op => new.push(op),
        }
        new.extend_from_slice(&part[1..]);
        if op == MINUS {
            new.push(MINUS);
        }
        rest = tail;
    }
    new.into()
}

/// A debug location as a node, from its record in a function block.
pub fn location(
    line: u64,
    column: u64,
    scope: MdRef,
    inlined_at: MdRef,
    implicit: bool,
    atom: (u64, u64),
) -> MdData {
    const KIND: DiKind = DiKind::Location;
    let values = [
        ("line", MdField::Int(i128::from(line))),
        ("column", MdField::Int(i128::from(column))),
        ("scope", MdField::Ref(scope)),
        ("inlinedAt", MdField::Ref(inlined_at)),
        ("isImplicitCode", MdField::Bool(implicit)),
        ("atomGroup", MdField::Int(i128::from(atom.0))),
        ("atomRank", MdField::Int(i128::from(atom.1))),
    ];
    let mut fields = empty(KIND);
    for (name, value) in values {
        let index = KIND.field(name);
        fields[index] = KIND.fields()[index].canonical(value);
    }
    specialized(KIND, fields)
}
