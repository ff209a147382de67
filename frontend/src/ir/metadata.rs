//! Metadata: nodes, references to them, debug records (LangRef, "Metadata").
//!
//! A module's metadata is not needed to generate code without debug information, so a reader only indexes it
//! (see [`super::Module::metadata`]) and bodies refer to module nodes by id. Nodes written inside a body live in the body's own
//! table, whose ids start above all of the module's.

use super::{ConstId, Loc, MdId, StrId, ValueId};
use cranelift_entity::EntityRef;

/// A reference to metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MdRef {
    Null,
    Node(MdId),
    String(StrId),
    /// A constant as metadata.
    Const(ConstId),
    /// An argument or instruction of the body, in metadata arguments and debug records only.
    Local(ValueId),
}

/// A metadata node.
#[derive(Clone, PartialEq, Debug)]
pub struct MdNode {
    pub distinct: bool,
    pub data: MdData,
    pub loc: Loc,
}

/// The content of a node.
#[derive(Clone, PartialEq, Debug)]
pub enum MdData {
    /// Referred to but not (yet) defined.
    Undefined,
    /// `!{…}`
    Tuple(Box<[MdRef]>),
    /// `!DIExpression(…)`: operators and operands as numbers.
    Expression(Box<[u64]>),
    /// `!DIArgList(…)`
    ArgList(Box<[MdRef]>),
    /// A specialised node such as `!DILocation(…)`. `kind` indexes the schema table of the specialised nodes;
    /// fields are in the schema's order, one entry each.
    Specialized { kind: u16, fields: Box<[MdField]> },
}

/// The value of a field of a specialised node.
#[derive(Clone, PartialEq, Debug)]
pub enum MdField {
    /// Not written: the schema's default.
    Default,
    Ref(MdRef),
    String(StrId),
    Int(i128),
    Bool(bool),
    /// A list of references.
    Refs(Box<[MdRef]>),
}

/// Nodes of a module or a body.
#[derive(Clone, Debug, Default)]
pub struct MdTable {
    first: usize,
    nodes: Vec<MdNode>,
}

impl MdTable {
    /// An empty table whose ids start at `first`.
    pub fn starting_at(first: usize) -> MdTable {
        MdTable { first, nodes: Vec::new() }
    }

    /// One past the highest id.
    pub fn end(&self) -> usize {
        self.first + self.nodes.len()
    }

    /// Adds a node.
    pub fn push(&mut self, node: MdNode) -> MdId {
        let id = MdId::new(self.end());
        self.nodes.push(node);
        id
    }

    /// The node `id`; `None` if another table holds it.
    pub fn get(&self, id: MdId) -> Option<&MdNode> {
        self.nodes.get(id.index().checked_sub(self.first)?)
    }

    /// The node `id` for changing.
    pub fn get_mut(&mut self, id: MdId) -> Option<&mut MdNode> {
        self.nodes.get_mut(id.index().checked_sub(self.first)?)
    }

    /// The nodes of this table with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (MdId, &MdNode)> {
        self.nodes.iter().enumerate().map(|(index, node)| (MdId::new(self.first + index), node))
    }
}

/// Kinds of debug records (LangRef-linked "Debug Info Records").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DebugRecordKind {
    /// `#dbg_value(value, variable, expression, location)`
    Value,
    /// `#dbg_declare(address, variable, expression, location)`
    Declare,
    /// `#dbg_assign(value, variable, expression, id, address, expression, location)`
    Assign,
    /// `#dbg_label(label, location)`
    Label,
    /// `#dbg_declare_value(value, variable, expression, location)`
    DeclareValue,
}

/// A debug record: it stands before an instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct DebugRecord {
    pub kind: DebugRecordKind,
    /// Operands in the order of the text, the location last.
    pub args: Box<[MdRef]>,
    pub loc: Loc,
}
