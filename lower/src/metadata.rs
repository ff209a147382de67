//! Metadata that decides about code. The module's nodes are read when the first function needs them.

use crate::Lowering;
use rllc_frontend::ir::{Body, Context, MdData, MdRef, ModuleMetadata};
use rllc_targets::globals::{module_flag, module_flag_string};

/// Reads the metadata of the module, once.
pub trait ReadMetadata: Sync {
    /// The module's metadata, if it can be read.
    fn metadata(&self) -> Option<&ModuleMetadata>;
}

impl Lowering<'_> {
    /// The only operand of a tuple, which is the body's or the module's, with the tables that it refers to.
    fn single_operand<'a>(&'a self, body: &'a Body, node: MdRef) -> Option<(&'a Context, MdRef)> {
        let MdRef::Node(id) = node else { return None };
        let (context, node) = match body.metadata.get(id) {
            Some(node) => (&body.context, node),
            None => {
                let metadata = self.read_metadata?.metadata()?;
                (&metadata.context, metadata.nodes.get(id)?)
            }
        };
        match &node.data {
            MdData::Tuple(operands) => match **operands {
                [operand] => Some((context, operand)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The string of a node `!{!"…"}`.
    pub(crate) fn node_string<'a>(&'a self, body: &'a Body, node: MdRef) -> Option<&'a [u8]> {
        match self.single_operand(body, node)? {
            (context, MdRef::String(text)) => Some(context.strings.get(text)),
            _ => None,
        }
    }

    /// The number of a node `!{i32 …}`.
    pub(crate) fn node_number(&self, body: &Body, node: MdRef) -> Option<u64> {
        match self.single_operand(body, node)? {
            (context, MdRef::Const(value)) => context.consts.as_u64(value),
            _ => None,
        }
    }

    /// Whether the module flag `name` is set.
    pub(crate) fn has_module_flag(&self, name: &[u8]) -> bool {
        self.module_flag_number(name).is_some_and(|value| value != 0)
    }

    /// The number of the module flag `name`.
    pub(crate) fn module_flag_number(&self, name: &[u8]) -> Option<u64> {
        module_flag(self.module, self.read_metadata?.metadata()?, name)
    }

    /// The string of the module flag `name`.
    pub(crate) fn module_flag_string(&self, name: &[u8]) -> Option<Vec<u8>> {
        module_flag_string(self.module, self.read_metadata?.metadata()?, name)
    }
}
