//! Bitcode of LLVM 3.0 and later, to the IR.
//!
//! | file | holds |
//! |---|---|
//! | `container.rs` | where the stream lies in a file, and what is at its top level |
//! | `bitstream.rs` | [`bitstream::Cursor`]: bits, abbreviations, blocks, records |
//! | `codes.rs` | numbers of blocks and records |
//! | `decode.rs` | numbers in records as enumerations of the IR |
//! | `module.rs`, `globals.rs` | the skeleton: MODULE_BLOCK and the records of globals |
//! | `types.rs`, `attributes.rs`, `constants.rs` | the blocks of those names |
//! | `values.rs` | the numbered list of values |
//! | `function.rs`, `instructions.rs`, `calls.rs`, `memory.rs` | function blocks |
//! | `metadata.rs`, `nodes.rs` | metadata blocks: the index, and the nodes |
//! | `old_debug.rs`, `loops.rs` | links of older debug information, hints of older loops |
//!
//! The skeleton is read at once, except that metadata nodes are only indexed and function blocks are skipped by
//! their length. [`Reader::body`] reads one of them; it only reads from the [`Reader`], so many threads may call it.

mod attributes;
mod bitstream;
mod calls;
mod codes;
mod constants;
mod container;
mod decode;
mod function;
mod globals;
mod instructions;
mod loops;
mod memory;
mod metadata;
mod module;
mod nodes;
pub(crate) mod old_debug;
#[cfg(test)]
mod tests;
mod types;
mod values;

pub use container::is_bitcode;

use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{AsmId, AttrListId, Body, GlobalId, InlineAsm, Module, ModuleMetadata, StrId};
use crate::upgrade::intrinsics::IntrinsicUpgrades;
use bitstream::BlockInfo;
use cranelift_entity::PrimaryMap;
use metadata::MetadataIndex;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::Arc;
use types::{TypeNumber, TypeNumbers};
use values::Val;

/// A function block that was skipped.
#[derive(Clone, Debug)]
struct FunctionBlock {
    /// Contents, in bytes of the stream.
    range: Range<usize>,
    /// The width of abbreviation ids.
    width: u32,
    /// The number of the function's type.
    ty: TypeNumber,
}

/// An attribute list of the file.
#[derive(Clone, Copy, Debug)]
struct NumberedAttrs {
    list: AttrListId,
    /// Whether a `byval`, `sret` or `inalloca` lacks its type, which the pointer's type gives.
    untyped: bool,
}

/// An opened bitcode file: all that reading its bodies and its metadata takes.
#[derive(Debug)]
pub struct Reader<'a> {
    stream: container::Stream<'a>,
    info: Arc<BlockInfo>,
    numbers: TypeNumbers,
    values: Vec<Val>,
    asms: PrimaryMap<AsmId, InlineAsm>,
    attrs: Vec<NumberedAttrs>,
    functions: FxHashMap<GlobalId, FunctionBlock>,
    metadata: MetadataIndex<'a>,
    bundle_tags: Vec<StrId>,
    /// Names of synchronization scopes; `None` is the system's.
    scopes: Vec<Option<StrId>>,
    /// Operands count backwards from the instruction (module version 1 on).
    relative: bool,
    /// Debug information is of a version that is not read: it is dropped.
    strip_debug: bool,
    /// Attributes may stand where today's cannot.
    old_attributes: bool,
    upgrades: IntrinsicUpgrades,
    /// The address space of stack slots.
    alloca_space: u32,
    warnings: Vec<Diagnostic>,
}

impl<'a> Reader<'a> {
    /// Reads the skeleton of a file for which [`is_bitcode`] holds.
    pub fn open(bytes: &'a [u8]) -> Result<(Module, Reader<'a>)> {
        let stream = container::find_stream(bytes)?;
        let top = container::read_top_level(stream)?;
        let (mut module, reader) = module::read(stream, &top)?;
        if top.producer.is_empty() {
            function::take_personalities(&reader, &mut module)?;
        }
        Ok((module, reader))
    }

    /// What is to be said about the file though it is read.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }

    /// Reads the body of a function that has one.
    pub fn body(&self, module: &Module, function: GlobalId) -> Result<Body> {
        function::read(self, module, function)
    }

    /// Reads all metadata nodes of the module.
    pub fn metadata(&self, module: &Module) -> Result<ModuleMetadata> {
        self.metadata.read(self, module)
    }
}
