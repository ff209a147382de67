//! Debug information of LLVM 3.7 to 4, whose links ran the other way: subprograms named their function, variables
//! of the debug information named their global or its value, and types were named by identifier.
//!
//! All of it stands in METADATA blocks without an index, so it is noted while these are gone over
//! ([`OldDebug::note`]). [`OldDebug::link`] turns links around when all values are known, and
//! [`OldDebug::finish_nodes`] does what needs decoded nodes.

use super::bitstream::Record;
use super::nodes::special::{COMPOSITE_TYPE, EXPRESSION, GLOBAL_VAR, SUBPROGRAM};
use crate::ir::{
    ConstData, ConstId, Context, DiKind, FieldType, GlobalId, Loc, MdData, MdField, MdId, MdNode, MdRef,
    MdTable, StrId, di_op,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// What was noted of a module's nodes.
#[derive(Clone, Debug, Default)]
pub struct OldDebug {
    variables: Vec<OldVariable>,
    /// Whether a variable is of the version that named its global.
    has_old_variables: bool,
    /// Subprograms, and the number plus 1 of the metadata that is their function.
    subprograms: Vec<(MdId, u64)>,
    /// Whether types may be named by their identifier.
    named_types: bool,
    /// Whether expressions are of a version whose first `DW_OP_deref` took effect last.
    pub has_old_expressions: bool,
    /// Nodes that the module does not have: the first gets the id behind the module's last.
    added: Vec<MdNode>,
}

/// A `DIGlobalVariable`.
#[derive(Clone, Copy, Debug)]
struct OldVariable {
    slot: usize,
    node: MdId,
    /// The number plus 1 of the metadata that is the global or its value; 0 for none.
    link: u64,
}

/// What a metadata number stands for.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    Constant(ConstId),
    Node(MdId),
    Other,
}

/// A link that was turned around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// The node is `!dbg` of the global.
    Attach(GlobalId, MdId),
    /// What refers to this slot refers to the node instead.
    Replace(usize, MdId),
}

impl OldDebug {
    /// Looks at the record of the node that gets the number `slot`.
    pub fn note(&mut self, slot: usize, node: MdId, record: &Record) {
        let flags = record.or_zero(0);
        match record.code {
            GLOBAL_VAR => {
                let is_old = flags >> 1 == 0;
                self.has_old_variables |= is_old;
                let link = if is_old { record.or_zero(9) } else { 0 };
                self.variables.push(OldVariable { slot, node, link });
            }
            // Neither a unit nor packed flags, and one operand more for the function.
            SUBPROGRAM if flags & 6 == 0 && record.len() >= 19 => {
                self.subprograms.push((node, record.or_zero(15)));
            }
            EXPRESSION => self.has_old_expressions |= flags >> 1 <= 1,
            COMPOSITE_TYPE => self.named_types |= flags & 2 == 0,
            _ => {}
        }
    }

    /// How many nodes the module gets in addition.
    pub fn added(&self) -> usize {
        self.added.len()
    }

    /// Turns links around. `first_new` is the id that the first added node gets, `target` tells what a number
    /// stands for.
    pub fn link(
        &mut self,
        context: &Context,
        first_new: usize,
        target: impl Fn(u64) -> Target,
        is_defined: impl Fn(GlobalId) -> bool,
    ) -> Vec<Link> {
        /// `DW_OP_constu`
        const CONSTU: u64 = 0x10;
        let mut links = Vec::new();
        for &(node, number) in &self.subprograms {
            if let Some(number) = number.checked_sub(1)
                && let Target::Constant(id) = target(number)
                && let ConstData::Global(function) = *context.consts.data(id)
                && is_defined(function)
            {
                links.push(Link::Attach(function, node));
            }
        }
        for OldVariable { slot, node, link } in std::mem::take(&mut self.variables) {
            self.variables.push(OldVariable { slot, node, link });
            let Some(number) = link.checked_sub(1) else { continue };
            let (global, expression) = match target(number) {
                Target::Node(expression) => (None, expression),
                Target::Constant(id) => match context.consts.data(id) {
                    ConstData::Global(global) => (Some(*global), self.push_expression(first_new, &[])),
                    ConstData::Int(_) | ConstData::Zero => {
                        let value = context.consts.as_u64(id).unwrap_or(0);
                        (None, self.push_expression(first_new, &[CONSTU, value, di_op::STACK_VALUE]))
                    }
                    _ => continue,
                },
                Target::Other => continue,
            };
            let new = self.push(first_new, variable_expression(node, expression));
            links.push(match global {
                Some(global) => Link::Attach(global, new),
                None => Link::Replace(slot, new),
            });
        }
        links
    }

    fn push(&mut self, first_new: usize, node: MdNode) -> MdId {
        self.added.push(node);
        MdId::from_u32((first_new + self.added.len() - 1) as u32)
    }

    fn push_expression(&mut self, first_new: usize, elements: &[u64]) -> MdId {
        let data = MdData::Expression(elements.into());
        self.push(first_new, MdNode { distinct: false, data, loc: Loc::NONE })
    }

    /// What to attach to a global in place of `node`: variables are not attached themselves.
    pub fn attachable(&mut self, first_new: usize, node: MdRef) -> MdRef {
        match node {
            MdRef::Node(id) if self.has_old_variables && self.variables.iter().any(|old| old.node == id) => {
                let expression = self.push_expression(first_new, &[]);
                MdRef::Node(self.push(first_new, variable_expression(id, expression)))
            }
            other => other,
        }
    }

    /// Appends the added nodes to the module's, puts expressions into the units' lists of variables, and replaces
    /// names of types by the types.
    pub fn finish_nodes(&self, nodes: &mut MdTable) {
        for node in &self.added {
            nodes.push(node.clone());
        }
        if self.has_old_variables {
            self.wrap_listed(nodes);
        }
        if self.named_types {
            resolve_names(nodes);
        }
    }

    /// Variables in the lists of units become expressions of them.
    fn wrap_listed(&self, nodes: &mut MdTable) {
        let variables: FxHashSet<MdId> = self.variables.iter().map(|old| old.node).collect();
        let globals = DiKind::CompileUnit.field("globals");
        let lists: Vec<MdId> = nodes
            .iter()
            .filter_map(|(_, node)| match node.data.field(DiKind::CompileUnit, globals)?.as_ref() {
                MdRef::Node(list) => Some(list),
                _ => None,
            })
            .collect();
        for list in lists {
            let Some(MdNode { data: MdData::Tuple(elements), .. }) = nodes.get(list) else { continue };
            let mut elements = elements.clone();
            for element in &mut elements {
                if let MdRef::Node(variable) = *element
                    && variables.contains(&variable)
                {
                    let data = MdData::Expression(Box::new([]));
                    let expression = nodes.push(MdNode { distinct: false, data, loc: Loc::NONE });
                    *element = MdRef::Node(nodes.push(variable_expression(variable, expression)));
                }
            }
            if let Some(node) = nodes.get_mut(list) {
                node.data = MdData::Tuple(elements);
            }
        }
    }
}

/// `distinct !DIGlobalVariableExpression(var: …, expr: …)`
pub(crate) fn variable_expression(variable: MdId, expression: MdId) -> MdNode {
    const KIND: DiKind = DiKind::GlobalVariableExpression;
    let mut fields = vec![MdField::Default; KIND.fields().len()];
    fields[KIND.field("var")] = MdField::Ref(MdRef::Node(variable));
    fields[KIND.field("expr")] = MdField::Ref(MdRef::Node(expression));
    let data = MdData::Specialized { kind: KIND, fields: fields.into() };
    MdNode { distinct: true, data, loc: Loc::NONE }
}

/// Replaces identifiers where types stand by the composite types that have them.
pub(crate) fn resolve_names(nodes: &mut MdTable) {
    let identifier = DiKind::CompositeType.field("identifier");
    let flags = DiKind::CompositeType.field("flags");
    let types = DiKind::SubroutineType.field("types");
    /// `DIFlagFwdDecl`
    const FORWARD: i128 = 1 << 2;
    let mut named: FxHashMap<StrId, (MdId, bool)> = FxHashMap::default();
    let mut lists = FxHashSet::default();
    for (id, node) in nodes.iter() {
        if let Some(MdField::String(name)) = node.data.field(DiKind::CompositeType, identifier) {
            let is_forward = match node.data.field(DiKind::CompositeType, flags) {
                Some(MdField::Int(flags)) => flags & FORWARD != 0,
                _ => false,
            };
            let known = named.entry(*name).or_insert((id, is_forward));
            if known.1 && !is_forward {
                *known = (id, false);
            }
        }
        if let Some(MdRef::Node(list)) = node.data.field(DiKind::SubroutineType, types).map(MdField::as_ref) {
            lists.insert(list);
        }
    }
    if named.is_empty() {
        return;
    }
    let resolve = |reference: &mut MdRef| {
        if let MdRef::String(name) = reference
            && let Some((id, _)) = named.get(name)
        {
            *reference = MdRef::Node(*id);
        }
    };
    let ids: Vec<MdId> = nodes.iter().map(|(id, _)| id).collect();
    for id in ids {
        let Some(node) = nodes.get_mut(id) else { continue };
        match &mut node.data {
            MdData::Specialized { kind, fields } => {
                for (field, described) in fields.iter_mut().zip(kind.fields()) {
                    if let (MdField::Ref(reference), FieldType::Ref { .. }) = (field, described.ty) {
                        resolve(reference);
                    }
                }
            }
            MdData::Tuple(elements) if lists.contains(&id) => elements.iter_mut().for_each(resolve),
            _ => {}
        }
    }
}
