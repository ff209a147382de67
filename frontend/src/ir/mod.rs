//! The intermediate representation: what every reader produces and every later phase consumes.
//!
//! | file | holds |
//! |---|---|
//! | `entities.rs` | the typed indices (`TypeId`, `ConstId`, `GlobalId`, `ValueId`, `BlockId`, `InstId`, …) |
//! | `context.rs` | [`Context`]: the uniqued tables (strings, types, constants, attributes), layered |
//! | `types.rs`, `constants.rs`, `attributes.rs` | those tables |
//! | `module.rs` | [`Module`]: the skeleton — globals, comdats, named metadata, where each body lies |
//! | `body.rs` | [`Body`]: one function's values, blocks and instructions |
//! | `instructions.rs` | [`InstKind`] and the enumerations its fields use |
//! | `metadata.rs` | metadata nodes, references and debug records |
//! | `di_schema.rs`, `dwarf_names.rs` | the kinds of debug-info nodes with their fields; names of DWARF's numbers |
//! | `di_expression.rs` | operations of `DIExpression` |
//!
//! A module is read in two steps: a sequential reader builds the skeleton, then each body is read on its
//! own by a worker. Workers never change the skeleton: what a body adds to the uniqued tables goes into a
//! layer of its own (see [`Context::layered`]).

mod attributes;
mod body;
mod constants;
mod context;
mod di_expression;
mod di_schema;
pub mod dwarf_names;
mod entities;
mod instructions;
mod metadata;
mod module;
mod types;

pub use attributes::*;
pub use body::*;
pub use constants::*;
pub use context::*;
pub use di_expression::*;
pub use di_schema::*;
pub use entities::*;
pub use instructions::*;
pub use metadata::*;
pub use module::*;
pub use types::*;
