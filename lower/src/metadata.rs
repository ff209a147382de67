//! Metadata that decides about code. The module's nodes are read when the first function needs them.

use crate::Lowering;
use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::ir::{Attachment, Body, Context, MdData, MdRef, ModuleMetadata};
use rllc_targets::globals::{module_flag, module_flag_string};

/// Reads the metadata of the module, once.
pub trait ReadMetadata: Sync {
    /// The module's metadata, if it can be read.
    fn metadata(&self) -> Option<&ModuleMetadata>;
}

impl Lowering<'_> {
    /// The node that is attached to the function of `body`.
    pub(crate) fn function_attachment(&self, body: &Body, kind: &[u8]) -> Option<MdRef> {
        let written = &self.module.globals[body.function].attachments;
        let written = written.iter().chain(&body.function_attachments);
        let name = |attachment: &&Attachment| body.context.strings.get(attachment.kind) == kind;
        written.rev().find(name).map(|attachment| attachment.node)
    }

    /// The operands of a tuple, which is the body's or the module's, with the tables that they refer to.
    pub(crate) fn tuple<'a>(&'a self, body: &'a Body, node: MdRef) -> Option<(&'a Context, &'a [MdRef])> {
        let MdRef::Node(id) = node else { return None };
        let (context, node) = match body.metadata.get(id) {
            Some(node) => (&body.context, node),
            None => {
                let metadata = self.read_metadata?.metadata()?;
                (&metadata.context, metadata.nodes.get(id)?)
            }
        };
        match &node.data {
            MdData::Tuple(operands) => Some((context, operands)),
            _ => None,
        }
    }

    /// The only operand of a tuple.
    fn single_operand<'a>(&'a self, body: &'a Body, node: MdRef) -> Option<(&'a Context, MdRef)> {
        match self.tuple(body, node)? {
            (context, &[operand]) => Some((context, operand)),
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

    /// The words of `!func_sanitize`, which tell of the function's type.
    ///
    /// # Errors
    /// If they are not numbers of 32 bits.
    pub(crate) fn type_words(&self, body: &Body) -> Result<Vec<u32>, Vec<Diagnostic>> {
        let Some(node) = self.function_attachment(body, b"func_sanitize") else { return Ok(Vec::new()) };
        let words = self.tuple(body, node).and_then(|(context, operands)| {
            let word = |operand: &MdRef| match operand {
                MdRef::Const(word) => context.consts.as_u64(*word).and_then(|word| u32::try_from(word).ok()),
                _ => None,
            };
            operands.iter().map(word).collect()
        });
        words.ok_or_else(|| {
            let position = self.module.globals[body.function].loc;
            vec![*Diagnostic::error(position, "cannot compile such an attachment !func_sanitize")]
        })
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
