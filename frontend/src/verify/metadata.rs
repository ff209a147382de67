//! Debug-info nodes: which fields must refer to what (the rules are those of LLVM 22's verifier).
//!
//! LLVM drops debug information that breaks a rule, with a warning, and goes on. A broken node is an error only
//! where it is no part of the debug information: below named metadata other than `llvm.dbg.cu`.

use crate::diagnostics::Diagnostic;
use crate::ir::*;
use cranelift_entity::EntityRef;

/// The version of debug information that LLVM keeps; any other is dropped (`!"Debug Info Version"`).
pub const DEBUG_INFO_VERSION: u64 = 3;

/// What a reference must mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Scope,
    LocalScope,
    Type,
    Tuple,
    Expression,
    /// A node of one kind.
    Kind(DiKind),
    /// Any specialised node.
    Node,
}

/// `kind.field` must be of `class`, and there if `required`; else `message`.
struct Rule {
    kind: DiKind,
    field: usize,
    class: Class,
    required: bool,
    message: &'static str,
}

macro_rules! rules {
    ($($kind:ident . $field:literal : $class:expr $(, $required:ident)? => $message:literal;)*) => {
        const RULES: &[Rule] = &[$(Rule {
            kind: DiKind::$kind,
            field: DiKind::$kind.field($field),
            class: $class,
            required: rules!(@required $($required)?),
            message: $message,
        }),*];
    };
    (@required required) => { true };
    (@required) => { false };
}

rules! {
    Location."scope": Class::LocalScope, required => "location requires a valid scope";
    Location."inlinedAt": Class::Kind(DiKind::Location) => "inlined-at should be a location";
    BasicType."file": Class::Kind(DiKind::File) => "invalid file";
    FixedPointType."file": Class::Kind(DiKind::File) => "invalid file";
    SubrangeType."file": Class::Kind(DiKind::File) => "invalid file";
    DerivedType."scope": Class::Scope => "invalid scope";
    DerivedType."baseType": Class::Type => "invalid base type";
    DerivedType."file": Class::Kind(DiKind::File) => "invalid file";
    CompositeType."scope": Class::Scope => "invalid scope";
    CompositeType."baseType": Class::Type => "invalid base type";
    CompositeType."file": Class::Kind(DiKind::File) => "invalid file";
    CompositeType."elements": Class::Tuple => "invalid composite elements";
    CompositeType."vtableHolder": Class::Type => "invalid vtable holder";
    CompositeType."templateParams": Class::Tuple => "invalid template params";
    SubroutineType."types": Class::Tuple => "invalid composite elements";
    CompileUnit."file": Class::Kind(DiKind::File), required => "invalid file";
    CompileUnit."enums": Class::Tuple => "invalid enum list";
    CompileUnit."retainedTypes": Class::Tuple => "invalid retained type list";
    CompileUnit."globals": Class::Tuple => "invalid global variable list";
    CompileUnit."imports": Class::Tuple => "invalid imported entity list";
    CompileUnit."macros": Class::Tuple => "invalid macro list";
    Subprogram."scope": Class::Scope => "invalid scope";
    Subprogram."file": Class::Kind(DiKind::File) => "invalid file";
    Subprogram."type": Class::Kind(DiKind::SubroutineType) => "invalid subroutine type";
    Subprogram."containingType": Class::Type => "invalid containing type";
    Subprogram."templateParams": Class::Tuple => "invalid template params";
    Subprogram."declaration": Class::Kind(DiKind::Subprogram) => "invalid subprogram declaration";
    Subprogram."retainedNodes": Class::Tuple => "invalid retained nodes list";
    Subprogram."unit": Class::Kind(DiKind::CompileUnit) => "invalid unit type";
    Subprogram."thrownTypes": Class::Tuple => "invalid thrown types list";
    LexicalBlock."scope": Class::LocalScope, required => "invalid local scope";
    LexicalBlock."file": Class::Kind(DiKind::File) => "invalid file";
    LexicalBlockFile."scope": Class::LocalScope, required => "invalid local scope";
    LexicalBlockFile."file": Class::Kind(DiKind::File) => "invalid file";
    CommonBlock."scope": Class::Scope => "invalid scope ref";
    CommonBlock."declaration": Class::Kind(DiKind::GlobalVariable) => "invalid declaration";
    Namespace."scope": Class::Scope => "invalid scope ref";
    MacroFile."file": Class::Kind(DiKind::File) => "invalid file";
    MacroFile."nodes": Class::Tuple => "invalid macro list";
    TemplateTypeParameter."type": Class::Type => "invalid type ref";
    TemplateValueParameter."type": Class::Type => "invalid type ref";
    GlobalVariable."scope": Class::Scope => "invalid scope";
    GlobalVariable."file": Class::Kind(DiKind::File) => "invalid file";
    GlobalVariable."type": Class::Type => "invalid type ref";
    GlobalVariable."declaration": Class::Kind(DiKind::DerivedType) => "invalid static data member declaration";
    LocalVariable."scope": Class::LocalScope, required => "local variable requires a valid scope";
    LocalVariable."file": Class::Kind(DiKind::File) => "invalid file";
    LocalVariable."type": Class::Type => "invalid type ref";
    Label."scope": Class::LocalScope, required => "label requires a valid scope";
    Label."file": Class::Kind(DiKind::File) => "invalid file";
    GlobalVariableExpression."var": Class::Kind(DiKind::GlobalVariable), required => "missing variable";
    GlobalVariableExpression."expr": Class::Expression => "invalid expression";
    ObjCProperty."type": Class::Type => "invalid type ref";
    ObjCProperty."file": Class::Kind(DiKind::File) => "invalid file";
    ImportedEntity."scope": Class::Scope => "invalid scope for imported entity";
    ImportedEntity."entity": Class::Node => "invalid imported entity";
}

/// Tags that nodes of a kind may have.
const TAGS: &[(DiKind, &[&str])] = &[
    (DiKind::BasicType, &["base_type", "unspecified_type", "string_type"]),
    (DiKind::FixedPointType, &["base_type"]),
    (DiKind::StringType, &["string_type"]),
    (
        DiKind::DerivedType,
        &[
            "typedef",
            "pointer_type",
            "ptr_to_member_type",
            "reference_type",
            "rvalue_reference_type",
            "const_type",
            "immutable_type",
            "volatile_type",
            "restrict_type",
            "atomic_type",
            "LLVM_ptrauth_type",
            "APPLE_ptrauth_type",
            "member",
            "variable",
            "inheritance",
            "friend",
            "set_type",
            "template_alias",
        ],
    ),
    (
        DiKind::CompositeType,
        &[
            "array_type",
            "structure_type",
            "union_type",
            "enumeration_type",
            "class_type",
            "variant_part",
            "variant",
            "namelist",
        ],
    ),
    (
        DiKind::TemplateValueParameter,
        &["template_value_parameter", "GNU_template_template_param", "GNU_template_parameter_pack"],
    ),
    (DiKind::ImportedEntity, &["imported_module", "imported_declaration"]),
    (DiKind::Macro, &[]),
];

/// The version of the debug information that the module says it has; 0 if it does not say.
pub fn debug_info_version(module: &Module, metadata: &ModuleMetadata) -> u64 {
    let strings = &metadata.context.strings;
    let consts = &metadata.context.consts;
    for named in module.named_metadata.iter().filter(|n| strings.get(n.name) == b"llvm.module.flags") {
        for operand in &named.operands {
            let MdRef::Node(id) = operand else { continue };
            let Some(MdData::Tuple(flag)) = metadata.nodes.get(*id).map(|node| &node.data) else { continue };
            if let [_, MdRef::String(key), MdRef::Const(value)] = **flag
                && strings.get(key) == b"Debug Info Version"
            {
                return consts.as_u64(value).unwrap_or(0);
            }
        }
    }
    0
}

/// The first rule that the module's debug information breaks, as a warning: it has to be ignored then. `None` also
/// if there is no debug information of the current version.
pub fn debug_info_defect(module: &Module, metadata: &ModuleMetadata) -> Option<Box<Diagnostic>> {
    if debug_info_version(module, metadata) != DEBUG_INFO_VERSION {
        return None;
    }
    let defect = metadata.nodes.iter().find_map(|(_, node)| Some((node, check(metadata, node).err()?)));
    defect.map(|(node, message)| {
        let text = format!("ignoring invalid debug info: {}", describe(node, message));
        Diagnostic::warning(node.loc, text)
    })
}

/// Broken nodes that are no part of the debug information: those below named metadata.
pub fn verify_nodes(module: &Module, metadata: &ModuleMetadata) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut seen = vec![false; metadata.nodes.end()];
    let mut pending: Vec<MdId> = Vec::new();
    for named in &module.named_metadata {
        let is_debug_info = metadata.context.strings.get(named.name).starts_with(b"llvm.dbg.");
        pending.extend(named.operands.iter().filter_map(|operand| match operand {
            MdRef::Node(id) if !is_debug_info => Some(*id),
            _ => None,
        }));
    }
    while let Some(id) = pending.pop() {
        let Some(node) = metadata.nodes.get(id) else { continue };
        if std::mem::replace(&mut seen[id.index()], true) {
            continue;
        }
        // LLVM strips locations and what is reached through a compile unit before it verifies.
        if let Err(message) = check_shape(metadata, node) {
            found.push(*Diagnostic::error(node.loc, describe(node, message)));
            if found.len() == super::MAX_DIAGNOSTICS {
                break;
            }
        }
        if let MdData::Tuple(elements) = &node.data {
            pending.extend(elements.iter().filter_map(|element| match element {
                MdRef::Node(id) => Some(*id),
                _ => None,
            }));
        }
    }
    found
}

fn describe(node: &MdNode, message: &str) -> String {
    match &node.data {
        MdData::Specialized { kind, .. } => format!("{message} in !{}", kind.name()),
        MdData::Expression(_) => format!("{message} in !DIExpression"),
        MdData::Tuple(_) | MdData::ArgList(_) | MdData::Undefined => message.to_string(),
    }
}

/// What a node must be in itself.
fn check_shape(metadata: &ModuleMetadata, node: &MdNode) -> Result<(), &'static str> {
    match &node.data {
        MdData::Expression(elements) if !is_valid_expression(elements) => Err("invalid expression"),
        MdData::Specialized { kind, fields } => check_fields(metadata, *kind, fields, node.distinct),
        MdData::Expression(_) | MdData::Tuple(_) | MdData::ArgList(_) | MdData::Undefined => Ok(()),
    }
}

/// Everything a node must be.
fn check(metadata: &ModuleMetadata, node: &MdNode) -> Result<(), &'static str> {
    check_shape(metadata, node)?;
    let MdData::Specialized { kind, fields } = &node.data else { return Ok(()) };
    for rule in RULES.iter().filter(|rule| rule.kind == *kind) {
        let valid = match fields[rule.field].as_ref() {
            MdRef::Null => !rule.required,
            MdRef::Node(id) => metadata.nodes.get(id).is_some_and(|target| is_of(&target.data, rule.class)),
            // Types and scopes of old editions are named by strings.
            MdRef::String(_) => matches!(rule.class, Class::Scope | Class::Type),
            MdRef::Const(_) | MdRef::Local(_) => false,
        };
        if !valid {
            return Err(rule.message);
        }
    }
    Ok(())
}

fn check_fields(
    metadata: &ModuleMetadata,
    kind: DiKind,
    fields: &[MdField],
    distinct: bool,
) -> Result<(), &'static str> {
    let schema = kind.fields();
    let int = |name: &str| {
        let index = kind.find_field(name.as_bytes())?;
        fields[index].as_int(&schema[index])
    };
    let reference = |name: &str| match kind.find_field(name.as_bytes()) {
        Some(index) => fields[index].as_ref(),
        None => MdRef::Null,
    };
    if let Some((_, tags)) = TAGS.iter().find(|(tagged, tags)| *tagged == kind && !tags.is_empty()) {
        let name = int("tag").and_then(|tag| dwarf_names::TAG.name(u64::try_from(tag).ok()?));
        if !name.is_some_and(|name| tags.contains(&name)) {
            return Err("invalid tag");
        }
    }
    match kind {
        DiKind::Generic if int("tag") == Some(0) => Err("invalid tag"),
        DiKind::Macro if !matches!(int("type"), Some(1 | 2)) => Err("invalid macinfo type"),
        DiKind::MacroFile if int("type") != Some(3) => Err("invalid macinfo type"),
        DiKind::CompileUnit if !distinct => Err("compile units must be distinct"),
        DiKind::File => check_checksum(metadata, kind, fields),
        DiKind::Subprogram => {
            let definition = int("spFlags").is_some_and(|flags| flags & 8 != 0);
            match (definition, reference("unit"), reference("declaration")) {
                (true, _, _) if !distinct => Err("subprogram definitions must be distinct"),
                (true, MdRef::Null, _) => Err("subprogram definitions must have a compile unit"),
                (false, MdRef::Node(_), _) => Err("subprogram declarations must not have a compile unit"),
                (false, _, MdRef::Node(_)) => Err("subprogram declaration must not have a declaration field"),
                _ => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

fn check_checksum(metadata: &ModuleMetadata, kind: DiKind, fields: &[MdField]) -> Result<(), &'static str> {
    let digits = match fields[kind.field("checksumkind")] {
        MdField::Int(1) => 32,
        MdField::Int(2) => 40,
        MdField::Int(3) => 64,
        _ => return Ok(()),
    };
    let checksum = fields[kind.field("checksum")].as_string();
    let checksum = checksum.map(|id| metadata.context.strings.get(id)).unwrap_or_default();
    if checksum.len() != digits {
        return Err("invalid checksum length");
    }
    if !checksum.iter().all(u8::is_ascii_hexdigit) {
        return Err("invalid checksum");
    }
    Ok(())
}

fn is_of(data: &MdData, class: Class) -> bool {
    let kind = match data {
        MdData::Tuple(_) => return class == Class::Tuple,
        MdData::Expression(_) => return class == Class::Expression,
        MdData::ArgList(_) | MdData::Undefined => return false,
        MdData::Specialized { kind, .. } => *kind,
    };
    let is_type = matches!(
        kind,
        DiKind::BasicType
            | DiKind::FixedPointType
            | DiKind::StringType
            | DiKind::DerivedType
            | DiKind::CompositeType
            | DiKind::SubroutineType
            | DiKind::SubrangeType
    );
    let is_local_scope = matches!(kind, DiKind::Subprogram | DiKind::LexicalBlock | DiKind::LexicalBlockFile);
    match class {
        Class::Type => is_type,
        Class::LocalScope => is_local_scope,
        Class::Scope => {
            is_type
                || is_local_scope
                || matches!(
                    kind,
                    DiKind::File
                        | DiKind::CompileUnit
                        | DiKind::Namespace
                        | DiKind::Module
                        | DiKind::CommonBlock
                )
        }
        Class::Kind(wanted) => kind == wanted,
        Class::Node => true,
        Class::Tuple | Class::Expression => false,
    }
}
