//! Metadata: nodes, references to them, debug records (LangRef, "Metadata").
//!
//! A module's metadata is not needed to generate code without debug information, so a reader only indexes it,
//! bodies refer to module nodes by id, and [`ModuleMetadata`] is read on demand. Nodes written inside a body live
//! in the body's own table, whose ids start above all of the module's.

use super::{ConstId, Context, DiField, DiKind, FieldDefault, Loc, MdId, StrId, ValueId};
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
    /// A specialised node such as `!DILocation(…)`: fields in the order of [`DiKind::fields`], one entry each,
    /// in canonical form ([`DiField::canonical`]).
    Specialized { kind: DiKind, fields: Box<[MdField]> },
}

/// The value of a field of a specialised node.
#[derive(Clone, PartialEq, Debug)]
pub enum MdField {
    /// Not written or written with its default value ([`DiField::default`]).
    Default,
    Ref(MdRef),
    String(StrId),
    Int(i128),
    /// A number (of an enumerator or fixed-point type) that does not fit in 128 bits with its sign: an integer
    /// constant, to be read as signed.
    Wide(ConstId),
    Bool(bool),
    /// A list of references.
    Refs(Box<[MdRef]>),
}

impl MdData {
    /// The field `index` of a specialised node of `kind` (see [`DiKind::field`]); `None` for other nodes.
    pub fn field(&self, kind: DiKind, index: usize) -> Option<&MdField> {
        match self {
            MdData::Specialized { kind: actual, fields } if *actual == kind => fields.get(index),
            _ => None,
        }
    }
}

impl MdField {
    /// The reference a field holds; null if it is not written.
    pub fn as_ref(&self) -> MdRef {
        match self {
            MdField::Ref(reference) => *reference,
            _ => MdRef::Null,
        }
    }

    /// The string a field holds.
    pub fn as_string(&self) -> Option<StrId> {
        match self {
            MdField::String(string) => Some(*string),
            _ => None,
        }
    }

    /// The number of a field described by `field`, its default included. `None`: absent, a reference, or too wide.
    pub fn as_int(&self, field: &DiField) -> Option<i128> {
        match (self, field.default) {
            (MdField::Int(value), _) => Some(*value),
            (MdField::Default, FieldDefault::Int(default)) => Some(i128::from(default)),
            _ => None,
        }
    }

    /// The truth value of a field described by `field`, its default included.
    pub fn as_bool(&self, field: &DiField) -> bool {
        match self {
            MdField::Bool(value) => *value,
            _ => field.default == FieldDefault::Bool(true),
        }
    }
}

/// All nodes of a module, which a reader reads on demand.
#[derive(Clone, Debug)]
pub struct ModuleMetadata {
    /// The strings, types and constants that the nodes add to the module's: a layer above the module's tables.
    /// Ids of this layer mean nothing in the layers of bodies.
    pub context: Context,
    /// The nodes with ids in the skeleton, `0..metadata_count`, in order; then nodes that were written inline
    /// at module level and that only module-level nodes, named metadata and attachments of globals refer to.
    pub nodes: MdTable,
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
