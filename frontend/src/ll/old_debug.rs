//! Debug information of LLVM 3.6 to 6 as text, whose links ran the other way: subprograms named their function,
//! compile units their subprograms, variables of the debug information their global, and types were named by
//! identifier. The bitcode of the same time is read by `bitcode/old_debug.rs`.
//!
//! While the skeleton is read, [`Parser::note_old_links`] looks only for the names of globals in nodes, and
//! [`attach`] makes attachments of these. What needs nodes follows when they are read ([`Found::apply`]).

use super::cursor::Parser;
use super::lexer::Tok;
use crate::diagnostics::Result;
use crate::ir::{
    Attachment, DiKind, GlobalId, GlobalKind, GlobalValue, MdData, MdField, MdId, MdNode, MdRef, MdTable,
    StrId,
};
use cranelift_entity::PrimaryMap;

/// Fields that nodes had before: links that now run the other way, what other fields or nodes tell, and what only
/// module maps used.
const FIELDS: &[(DiKind, &[u8])] = &[
    (DiKind::CompileUnit, b"subprograms"),
    (DiKind::LocalVariable, b"tag"),
    (DiKind::Module, b"isysroot"),
    (DiKind::Namespace, b"line"),
    (DiKind::Namespace, b"file"),
    (DiKind::Subprogram, b"function"),
    (DiKind::GlobalVariable, b"variable"),
    (DiKind::GlobalVariable, b"expr"),
];

/// Whether a label begins a field that only nodes of before LLVM 7 had.
pub(super) fn is_old_label(label: &[u8]) -> bool {
    label == b"variables"
        || FIELDS
            .iter()
            .any(|(_, field)| *field == label && !matches!(*field, b"tag" | b"expr" | b"line" | b"file"))
}

/// The global that a node names, by name or number.
#[derive(Clone, Debug)]
pub(super) enum GlobalRef {
    Name(StrId),
    Number(u32),
}

/// What was found in the nodes of a module.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The list of subprograms of the node that is being read.
    subprograms: Option<MdRef>,
    /// Whether it is a variable of before LLVM 4.
    is_old_variable: bool,
    /// Compile units with their lists of subprograms.
    units: Vec<(MdId, MdRef)>,
    /// Variables of before LLVM 4.
    variables: Vec<MdId>,
}

impl Parser<'_, '_> {
    /// Notes the global that the node in the text from `start` to here names. The tokens go on where they are.
    pub(super) fn note_old_links(&mut self, start: usize, node: MdId) -> Result<()> {
        let here = self.loc().0 as usize;
        let text = self.lexer.source().get(start..here).unwrap_or_default();
        let label: &[u8] = if memchr::memmem::find(text, b"!DISubprogram(").is_some() {
            b"function:"
        } else if memchr::memmem::find(text, b"!DIGlobalVariable(").is_some() {
            b"variable:"
        } else {
            return Ok(());
        };
        let Some(at) = memchr::memmem::rfind(text, label) else { return Ok(()) };
        self.seek(start + at + label.len());
        // The type holds no global, and the constant is the global itself or a conversion of it.
        while (self.loc().0 as usize) < here {
            let global = match self.kind() {
                Tok::GlobalName => {
                    let name = self.name();
                    GlobalRef::Name(self.cx.strings.intern(&name))
                }
                Tok::GlobalNumber => GlobalRef::Number(self.token_number()?),
                Tok::Label | Tok::Eof => break,
                _ => {
                    self.bump();
                    continue;
                }
            };
            if let Some(builder) = &mut self.builder {
                builder.old_links.push((node, global));
            }
            break;
        }
        self.seek(here);
        Ok(())
    }

    /// Steps over a field that nodes had before, whose label is the current token, with its value.
    pub(super) fn skip_old_field(&mut self, kind: DiKind) -> Result<bool> {
        let label = self.text();
        if !FIELDS.contains(&(kind, label)) {
            return Ok(false);
        }
        self.bump();
        match self.kind() {
            Tok::Bang | Tok::MetadataName => {
                let value = super::metadata::parse_md_ref(self)?;
                if kind == DiKind::CompileUnit {
                    self.old_debug.subprograms = Some(value);
                }
            }
            _ if matches!(label, b"function" | b"variable") && !self.at_word(b"null") => {
                self.parse_value_as_metadata()?;
            }
            _ => self.bump(),
        }
        self.old_debug.is_old_variable |= kind == DiKind::GlobalVariable;
        Ok(true)
    }

    /// Notes what was found in the definition of `node`, which was just read.
    pub(super) fn note_old_node(&mut self, node: MdId) {
        let found = &mut self.old_debug;
        if let Some(list) = found.subprograms.take() {
            found.units.push((node, list));
        }
        if std::mem::take(&mut found.is_old_variable) {
            found.variables.push(node);
        }
    }
}

/// Makes `!dbg` of the globals that nodes name; functions have to be defined here.
pub(super) fn attach(
    globals: &mut PrimaryMap<GlobalId, GlobalValue>,
    links: &[(GlobalId, MdId)],
    dbg: StrId,
) {
    for &(id, node) in links {
        let Some(global) = globals.get_mut(id) else { continue };
        let is_described = match &global.kind {
            GlobalKind::Function(function) => function.body.is_some(),
            GlobalKind::Variable(_) => true,
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
        };
        if is_described && global.attachments.iter().all(|attachment| attachment.kind != dbg) {
            global.attachments.push(Attachment { kind: dbg, node: MdRef::Node(node) });
        }
    }
}

/// Whether a node always is `distinct`, which not all releases wrote.
pub(super) fn is_distinct(data: &MdData) -> bool {
    /// `DISPFlagDefinition`
    const DEFINITION: i128 = 8;
    match data {
        MdData::Specialized { kind: DiKind::CompileUnit, .. } => true,
        MdData::Specialized { kind: kind @ DiKind::Subprogram, fields } => {
            let flags = kind.field("spFlags");
            fields[flags].as_int(&kind.fields()[flags]).unwrap_or(0) & DEFINITION != 0
        }
        _ => false,
    }
}

impl Found {
    /// Turns around links between nodes.
    pub fn apply(self, nodes: &mut MdTable) {
        const UNIT: DiKind = DiKind::CompileUnit;
        let field = DiKind::Subprogram.field("unit");
        for (unit, list) in self.units {
            for element in elements(nodes, list) {
                let MdRef::Node(id) = element else { continue };
                let Some(node) = nodes.get_mut(id) else { continue };
                let is_definition = is_distinct(&node.data);
                if let MdData::Specialized { kind: DiKind::Subprogram, fields } = &mut node.data
                    && is_definition
                    && fields[field].as_ref() == MdRef::Null
                {
                    fields[field] = MdField::Ref(MdRef::Node(unit));
                }
            }
        }
        // What stood for a variable, in lists and attachments, is its expression today.
        let globals = UNIT.field("globals");
        let lists: Vec<MdRef> =
            nodes.iter().filter_map(|(_, node)| Some(node.data.field(UNIT, globals)?.as_ref())).collect();
        let mut variables = self.variables;
        for list in lists {
            variables.extend(elements(nodes, list).iter().filter_map(|element| match element {
                MdRef::Node(id) => Some(*id),
                _ => None,
            }));
        }
        for id in variables {
            let Some(node) = nodes.get(id).cloned() else { continue };
            if !matches!(node.data, MdData::Specialized { kind: DiKind::GlobalVariable, .. }) {
                continue;
            }
            let loc = node.loc;
            let data = MdData::Expression(Box::new([]));
            let expression = nodes.push(MdNode { distinct: false, data, loc });
            let variable = nodes.push(node);
            if let Some(place) = nodes.get_mut(id) {
                *place =
                    MdNode { loc, ..crate::bitcode::old_debug::variable_expression(variable, expression) };
            }
        }
        crate::bitcode::old_debug::resolve_names(nodes);
        shorten_roots(nodes);
    }
}

/// The root of a tree of types for alias analysis, `!{!"name"}`, had `null` for a parent in LLVM 2 and 3.0.
fn shorten_roots(nodes: &mut MdTable) {
    let parents: Vec<MdId> = nodes
        .iter()
        .filter_map(|(_, node)| match &node.data {
            MdData::Tuple(elements) => match **elements {
                [MdRef::String(_), MdRef::Node(parent)]
                | [MdRef::String(_), MdRef::Node(parent), MdRef::Const(_)] => Some(parent),
                _ => None,
            },
            _ => None,
        })
        .collect();
    for id in parents {
        if let Some(node) = nodes.get_mut(id)
            && let MdData::Tuple(elements) = &mut node.data
            && let [name @ MdRef::String(_), MdRef::Null] = **elements
        {
            *elements = Box::new([name]);
        }
    }
}

/// The elements of a tuple; none if it is something else.
fn elements(nodes: &MdTable, list: MdRef) -> Vec<MdRef> {
    match list {
        MdRef::Node(id) => match nodes.get(id).map(|node| &node.data) {
            Some(MdData::Tuple(elements)) => elements.to_vec(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}
