//! The specialised metadata nodes of LLVM 22 and 23 (LangRef, "Specialized Metadata Nodes"): one table that the
//! text parser, the printer, the bitcode reader and the verifier share.

use super::MdField;
use super::dwarf_names::*;
use super::{ConstTable, MdData, MdRef, TypeId};

/// What a field holds and how it is spelled.
#[derive(Clone, Copy, Debug)]
pub enum FieldType {
    /// Any metadata; `null` only if `nullable`.
    Ref { nullable: bool },
    /// A string.
    String(EmptyString),
    /// An unsigned number up to `max`.
    Unsigned { max: u64 },
    /// A signed number.
    Signed { min: i64, max: i64 },
    /// A signed or unsigned number of any width ([`MdField::Int`] or [`MdField::Wide`]).
    Big,
    /// `true` or `false`.
    Bool,
    /// An unsigned number of 64 bits, or a reference.
    UnsignedOrRef,
    /// A signed number of at least `min`, or a reference.
    SignedOrRef { min: i64, nullable: bool },
    /// `{…}`: references.
    Refs,
    /// A name of a table, or an unsigned number up to `max`.
    Name {
        table: &'static NameTable,
        max: u32,
        /// What the error calls it.
        what: &'static str,
    },
    /// A name of a table; numbers are not taken.
    NameOnly { table: &'static NameTable, what: &'static str },
    /// Names of a table and numbers, joined by `|`.
    Flags { table: &'static FlagTable, what: &'static str },
}

/// What `""` means as the value of a string field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmptyString {
    /// The same as no string.
    Absent,
    /// An empty string, not the same as none.
    Kept,
    /// An error.
    Refused,
}

/// What an unwritten field stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldDefault {
    /// Nothing: null, no string, no number.
    Absent,
    Int(i64),
    Bool(bool),
}

/// A field of a specialised node.
#[derive(Clone, Copy, Debug)]
pub struct DiField {
    pub name: &'static str,
    pub ty: FieldType,
    pub default: FieldDefault,
    /// The reader refuses a node without it.
    pub required: bool,
    /// The printer writes it also when it has its default value.
    pub always_printed: bool,
    /// Only read, and folded into other fields: older editions spell it.
    pub legacy: bool,
}

impl DiField {
    const fn new(name: &'static str, ty: FieldType, default: FieldDefault) -> DiField {
        DiField { name, ty, default, required: false, always_printed: false, legacy: false }
    }

    const fn required(self) -> DiField {
        DiField { required: true, always_printed: true, ..self }
    }

    const fn always(self) -> DiField {
        DiField { always_printed: true, ..self }
    }

    const fn legacy(self) -> DiField {
        DiField { legacy: true, ..self }
    }

    const fn defaults_to(self, default: FieldDefault) -> DiField {
        DiField { default, ..self }
    }

    /// `value` in the form that equal nodes share: the default becomes [`MdField::Default`].
    /// Strings that [`EmptyString::Absent`] makes absent are the reader's to drop.
    pub fn canonical(&self, value: MdField) -> MdField {
        let is_default = match (&value, self.default) {
            (MdField::Ref(MdRef::Null), _) => true,
            (MdField::Int(value), FieldDefault::Int(default)) => *value == i128::from(default),
            (MdField::Bool(value), FieldDefault::Bool(default)) => *value == default,
            (MdField::Refs(refs), _) => refs.is_empty(),
            _ => false,
        };
        if is_default { MdField::Default } else { value }
    }
}

impl DiField {
    /// `reference` as the value of this field, canonical: an i64 constant where a number can stand is the number.
    pub fn of_ref(&self, consts: &ConstTable, reference: MdRef) -> MdField {
        let number = match (reference, self.ty) {
            (MdRef::Const(id), FieldType::UnsignedOrRef | FieldType::SignedOrRef { .. })
                if consts.ty(id) == TypeId::I64 =>
            {
                consts.as_u64(id)
            }
            _ => None,
        };
        self.canonical(match (number, self.ty) {
            (Some(number), FieldType::UnsignedOrRef) => MdField::Int(i128::from(number)),
            (Some(number), _) => MdField::Int(i128::from(number as i64)),
            (None, _) => MdField::Ref(reference),
        })
    }
}

/// Any metadata, or null.
const fn reference(name: &'static str) -> DiField {
    DiField::new(name, FieldType::Ref { nullable: true }, FieldDefault::Absent)
}

const fn non_null(name: &'static str) -> DiField {
    DiField::new(name, FieldType::Ref { nullable: false }, FieldDefault::Absent).required()
}

const fn string(name: &'static str) -> DiField {
    DiField::new(name, FieldType::String(EmptyString::Absent), FieldDefault::Absent)
}

const fn boolean(name: &'static str) -> DiField {
    DiField::new(name, FieldType::Bool, FieldDefault::Bool(false))
}

const fn unsigned(name: &'static str, max: u64) -> DiField {
    DiField::new(name, FieldType::Unsigned { max }, FieldDefault::Int(0))
}

const fn line(name: &'static str) -> DiField {
    unsigned(name, u32::MAX as u64)
}

const fn column() -> DiField {
    unsigned("column", u16::MAX as u64)
}

const fn size(name: &'static str) -> DiField {
    DiField::new(name, FieldType::UnsignedOrRef, FieldDefault::Int(0))
}

const fn bound(name: &'static str) -> DiField {
    let ty = FieldType::SignedOrRef { min: i64::MIN, nullable: true };
    DiField::new(name, ty, FieldDefault::Absent)
}

const fn flags() -> DiField {
    let ty = FieldType::Flags { table: &NODE_FLAGS, what: "debug info flag" };
    DiField::new("flags", ty, FieldDefault::Int(0))
}

const fn named(name: &'static str, table: &'static NameTable, max: u32, what: &'static str) -> DiField {
    DiField::new(name, FieldType::Name { table, max, what }, FieldDefault::Int(0))
}

const fn tag() -> DiField {
    named("tag", &TAG, 0xffff, "DWARF tag")
}

const fn encoding() -> DiField {
    named("encoding", &ENCODING, 0xff, "DWARF type attribute encoding")
}

macro_rules! di_kinds {
    ($($(#[$doc:meta])* $kind:ident = $name:literal [$($field:expr),* $(,)?];)*) => {
        /// A kind of specialised node. `DIExpression` and `DIArgList` are not among them: see [`MdData`].
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum DiKind { $($(#[$doc])* $kind,)* }

        impl DiKind {
            /// All kinds.
            pub const ALL: &'static [DiKind] = &[$(DiKind::$kind),*];

            /// The name in assembly text, without `!`.
            pub const fn name(self) -> &'static str {
                match self { $(DiKind::$kind => $name,)* }
            }

            /// The fields, in the order in which they are printed and stored.
            pub const fn fields(self) -> &'static [DiField] {
                match self { $(DiKind::$kind => const { &[$($field),*] },)* }
            }
        }
    };
}

di_kinds! {
    Location = "DILocation" [
        line("line").always(), column(), non_null("scope"), reference("inlinedAt"), boolean("isImplicitCode"),
        unsigned("atomGroup", u64::MAX), unsigned("atomRank", 255),
    ];
    /// Always distinct.
    AssignId = "DIAssignID" [];
    Generic = "GenericDINode" [
        tag().required(), string("header"),
        DiField::new("operands", FieldType::Refs, FieldDefault::Absent),
    ];
    Subrange = "DISubrange" [
        DiField::new("count", FieldType::SignedOrRef { min: -1, nullable: false }, FieldDefault::Absent),
        bound("lowerBound"), bound("upperBound"), bound("stride"),
    ];
    /// Numbers become `!DIExpression(DW_OP_consts, n)`.
    GenericSubrange = "DIGenericSubrange" [
        bound("count"), bound("lowerBound"), bound("upperBound"), bound("stride"),
    ];
    SubrangeType = "DISubrangeType" [
        string("name"), reference("scope"), reference("file"), line("line"), size("size"),
        unsigned("align", u32::MAX as u64), flags(), reference("baseType"), bound("lowerBound"),
        bound("upperBound"), bound("stride"), bound("bias"),
    ];
    Enumerator = "DIEnumerator" [
        string("name").required(), DiField::new("value", FieldType::Big, FieldDefault::Absent).required(),
        boolean("isUnsigned"),
    ];
    BasicType = "DIBasicType" [
        tag().defaults_to(FieldDefault::Int(0x24)), string("name"), reference("scope"), reference("file"),
        line("line"), size("size"), unsigned("align", u32::MAX as u64),
        unsigned("dataSize", u32::MAX as u64), encoding(),
        unsigned("num_extra_inhabitants", u32::MAX as u64), flags(),
    ];
    FixedPointType = "DIFixedPointType" [
        tag().defaults_to(FieldDefault::Int(0x24)), string("name"), reference("scope"), reference("file"),
        line("line"), size("size"), unsigned("align", u32::MAX as u64), encoding(), flags(),
        named("kind", &FIXED_POINT_KIND, 2, "fixed-point kind"),
        DiField::new("factor", FieldType::Signed { min: i64::MIN, max: i64::MAX }, FieldDefault::Int(0)),
        DiField::new("numerator", FieldType::Big, FieldDefault::Absent),
        DiField::new("denominator", FieldType::Big, FieldDefault::Absent),
    ];
    StringType = "DIStringType" [
        tag().defaults_to(FieldDefault::Int(0x12)), string("name"), reference("stringLength"),
        reference("stringLengthExpression"), reference("stringLocationExpression"), size("size"),
        unsigned("align", u32::MAX as u64), encoding(),
    ];
    DerivedType = "DIDerivedType" [
        tag().required(), string("name"), reference("scope"), reference("file"), line("line"),
        reference("baseType").required(), size("size"), unsigned("align", u32::MAX as u64), size("offset"),
        flags(), reference("extraData"),
        unsigned("dwarfAddressSpace", u32::MAX as u64).defaults_to(FieldDefault::Int(u32::MAX as i64)),
        reference("annotations"), unsigned("ptrAuthKey", 7), boolean("ptrAuthIsAddressDiscriminated"),
        unsigned("ptrAuthExtraDiscriminator", 0xffff), boolean("ptrAuthIsaPointer"),
        boolean("ptrAuthAuthenticatesNullValues"),
    ];
    CompositeType = "DICompositeType" [
        tag().required(), string("name"), reference("scope"), reference("file"), line("line"),
        reference("baseType"), size("size"), unsigned("align", u32::MAX as u64), size("offset"), flags(),
        reference("elements"), named("runtimeLang", &LANGUAGE, 0xffff, "DWARF language"),
        reference("vtableHolder"), reference("templateParams"), string("identifier"),
        reference("discriminator"), reference("dataLocation"), reference("associated"),
        reference("allocated"), bound("rank"), reference("annotations"), reference("specification"),
        named("enumKind", &ENUM_KIND, 1, "DWARF enum kind code").defaults_to(FieldDefault::Absent),
        reference("bitStride"), unsigned("num_extra_inhabitants", u32::MAX as u64),
    ];
    SubroutineType = "DISubroutineType" [
        flags(), named("cc", &CALLING_CONVENTION, 0xff, "DWARF calling convention"),
        reference("types").required(),
    ];
    File = "DIFile" [
        string("filename").required(), string("directory").required(),
        DiField::new(
            "checksumkind",
            FieldType::NameOnly { table: &CHECKSUM_KIND, what: "checksum kind" },
            FieldDefault::Absent,
        ),
        DiField::new("checksum", FieldType::String(EmptyString::Kept), FieldDefault::Absent),
        DiField::new("source", FieldType::String(EmptyString::Kept), FieldDefault::Absent),
    ];
    /// Always distinct. Either `language` or `sourceLanguageName` is there.
    CompileUnit = "DICompileUnit" [
        named("language", &LANGUAGE, 0xffff, "DWARF language").defaults_to(FieldDefault::Absent),
        named("sourceLanguageName", &LANGUAGE_NAME, 0xffff, "DWARF source language name")
            .defaults_to(FieldDefault::Absent),
        unsigned("sourceLanguageVersion", u32::MAX as u64), non_null("file"), string("producer"),
        boolean("isOptimized").always(), string("flags"),
        unsigned("runtimeVersion", u32::MAX as u64).always(), string("splitDebugFilename"),
        named("emissionKind", &EMISSION_KIND, 3, "emission kind").always(), reference("enums"),
        reference("retainedTypes"), reference("globals"), reference("imports"), reference("macros"),
        unsigned("dwoId", u64::MAX), boolean("splitDebugInlining").defaults_to(FieldDefault::Bool(true)),
        boolean("debugInfoForProfiling"), named("nameTableKind", &NAME_TABLE_KIND, 3, "nameTable kind"),
        boolean("rangesBaseAddress"), string("sysroot"), string("sdk"),
        named("dialect", &LANGUAGE_DIALECT, 2, "DWARF language dialect"),
    ];
    /// Distinct if `spFlags` has `DISPFlagDefinition`. `spFlags` is always there in nodes: the reader makes it
    /// from the legacy fields where it is not written.
    Subprogram = "DISubprogram" [
        string("name"), string("linkageName"), reference("scope"), reference("file"), line("line"),
        reference("type"), line("scopeLine"), reference("containingType"),
        unsigned("virtualIndex", u32::MAX as u64),
        DiField::new(
            "thisAdjustment",
            FieldType::Signed { min: i32::MIN as i64, max: i32::MAX as i64 },
            FieldDefault::Int(0),
        ),
        flags(),
        DiField::new(
            "spFlags",
            FieldType::Flags { table: &SUBPROGRAM_FLAGS, what: "subprogram debug info flag" },
            FieldDefault::Int(0),
        )
        .always(),
        reference("unit"), reference("templateParams"), reference("declaration"), reference("retainedNodes"),
        reference("thrownTypes"), reference("annotations"), string("targetFuncName"),
        boolean("keyInstructions"), boolean("isLocal").legacy(),
        boolean("isDefinition").defaults_to(FieldDefault::Bool(true)).legacy(),
        named("virtuality", &VIRTUALITY, 2, "DWARF virtuality code").legacy(),
        boolean("isOptimized").legacy(),
    ];
    LexicalBlock = "DILexicalBlock" [non_null("scope"), reference("file"), line("line"), column()];
    LexicalBlockFile = "DILexicalBlockFile" [
        non_null("scope"), reference("file"), unsigned("discriminator", u32::MAX as u64).required(),
    ];
    CommonBlock = "DICommonBlock" [
        reference("scope").required(), reference("declaration"), string("name"), reference("file"),
        line("line"),
    ];
    Namespace = "DINamespace" [
        string("name"), reference("scope").required(), boolean("exportSymbols"),
    ];
    Macro = "DIMacro" [
        named("type", &MACINFO, 0xff, "DWARF macinfo type").required(), line("line"),
        string("name").required(), string("value"),
    ];
    MacroFile = "DIMacroFile" [
        named("type", &MACINFO, 0xff, "DWARF macinfo type").defaults_to(FieldDefault::Int(3)), line("line"),
        reference("file").required(), reference("nodes"),
    ];
    Module = "DIModule" [
        reference("scope").required(), string("name").required(), string("configMacros"),
        string("includePath"), string("apinotes"), reference("file"), line("line"), boolean("isDecl"),
    ];
    TemplateTypeParameter = "DITemplateTypeParameter" [
        string("name"), reference("type").required(), boolean("defaulted"),
    ];
    TemplateValueParameter = "DITemplateValueParameter" [
        tag().defaults_to(FieldDefault::Int(0x30)), string("name"), reference("type"), boolean("defaulted"),
        reference("value").required(),
    ];
    GlobalVariable = "DIGlobalVariable" [
        DiField::new("name", FieldType::String(EmptyString::Refused), FieldDefault::Absent),
        string("linkageName"), reference("scope"), reference("file"), line("line"), reference("type"),
        boolean("isLocal").always(), boolean("isDefinition").defaults_to(FieldDefault::Bool(true)).always(),
        reference("declaration"), reference("templateParams"), unsigned("align", u32::MAX as u64),
        reference("annotations"),
    ];
    LocalVariable = "DILocalVariable" [
        string("name"), unsigned("arg", u16::MAX as u64), non_null("scope"), reference("file"), line("line"),
        reference("type"), flags(), unsigned("align", u32::MAX as u64), reference("annotations"),
    ];
    Label = "DILabel" [
        non_null("scope"), string("name").required(), reference("file").required(), line("line").required(),
        column(), boolean("isArtificial"),
        unsigned("coroSuspendIdx", u64::MAX).defaults_to(FieldDefault::Absent),
    ];
    GlobalVariableExpression = "DIGlobalVariableExpression" [
        reference("var").required(), reference("expr").required(),
    ];
    ObjCProperty = "DIObjCProperty" [
        string("name"), reference("file"), line("line"), string("setter"), string("getter"),
        unsigned("attributes", u32::MAX as u64), reference("type"),
    ];
    ImportedEntity = "DIImportedEntity" [
        tag().required(), string("name"), reference("scope").required(), reference("entity"),
        reference("file"), line("line"), reference("elements"),
    ];
}

impl DiKind {
    /// The kind with this name (without `!`).
    pub fn from_name(name: &[u8]) -> Option<DiKind> {
        DiKind::ALL.iter().copied().find(|kind| kind.name().as_bytes() == name)
    }

    /// The index of a field. Usable in constants: a misspelt name fails to compile there.
    ///
    /// # Panics
    /// If the kind has no such field; names come from code, not from input (see [`DiKind::find_field`]).
    pub const fn field(self, name: &str) -> usize {
        let fields = self.fields();
        let mut index = 0;
        while index < fields.len() {
            if same_bytes(fields[index].name.as_bytes(), name.as_bytes()) {
                return index;
            }
            index += 1;
        }
        panic!("the kind has no such field")
    }

    /// The index of the field that text names.
    pub fn find_field(self, name: &[u8]) -> Option<usize> {
        self.fields().iter().position(|field| field.name.as_bytes() == name)
    }

    /// A node of this kind whose fields all have their defaults.
    pub fn empty(self) -> MdData {
        MdData::Specialized { kind: self, fields: vec![MdField::Default; self.fields().len()].into() }
    }

    /// Whether nodes of this kind are always distinct.
    pub const fn always_distinct(self) -> bool {
        matches!(self, DiKind::CompileUnit | DiKind::AssignId)
    }
}

const fn same_bytes(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut index = 0;
    while index < a.len() {
        if a[index] != b[index] {
            return false;
        }
        index += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn field_names_are_distinct_within_a_kind() {
        for kind in DiKind::ALL {
            assert!(kind.fields().len() <= 32, "readers keep a bit for each field");
            for (index, field) in kind.fields().iter().enumerate() {
                assert_eq!(kind.field(field.name), index, "{}.{}", kind.name(), field.name);
            }
        }
    }

    #[test]
    fn name_tables_are_sorted() {
        for table in [&TAG, &ENCODING, &LANGUAGE, &LANGUAGE_NAME, &CALLING_CONVENTION, &MACINFO, &OPERATION] {
            assert!(table.entries.is_sorted_by_key(|entry| entry.0), "{}", table.prefix);
        }
    }

    #[test]
    fn flags_split_and_join() {
        assert_eq!(NODE_FLAGS.split(0x24), (vec!["IndirectVirtualBase"], 0));
        assert_eq!(NODE_FLAGS.split(0x103), (vec!["Public", "Prototyped"], 0));
        assert_eq!(SUBPROGRAM_FLAGS.split(0x4_000a), (vec!["PureVirtual", "Definition"], 0x4_0000));
    }
}
