//! LLVM assembly: from text to the IR.
//!
//! | file | holds |
//! |---|---|
//! | `lexer.rs` | tokens |
//! | `cursor.rs` | [`Parser`]: the current token, the tables being filled, errors |
//! | `module.rs`, `skip.rs` | the skeleton: the top level, stepping over bodies |
//! | `globals.rs`, `functions.rs`, `attributes.rs` | variables, aliases, function headers, attributes |
//! | `types.rs`, `sized.rs`, `type_name.rs` | types, which have a size, and how messages show them |
//! | `constants.rs`, `expressions.rs`, `old_expressions.rs`, `literals.rs` | constants, constant expressions, numbers |
//! | `body.rs`, `instructions.rs`, `memory.rs`, `control.rs`, `calls.rs` | function bodies |
//! | `typed.rs`, `erase.rs` | older editions: pointers with pointees, and how they become `ptr` |
//! | `older.rs` | forms of LLVM 2.0 to 3.5 |
//! | `legacy/` | the edition of 2006 |
//! | `symbols.rs` | what the names of a module mean |
//! | `metadata.rs` | metadata nodes, references and debug records |

mod attributes;
mod body;
mod calls;
mod constants;
mod control;
mod cursor;
mod erase;
mod expressions;
mod functions;
mod globals;
mod instructions;
mod legacy;
mod lexer;
mod literals;
mod memory;
mod metadata;
mod module;
mod old_debug;
mod old_expressions;
mod older;
mod sized;
mod skip;
mod symbols;
mod type_name;
mod typed;
mod types;

use crate::diagnostics::Result;
use crate::ir::{Body, GlobalId, Loc, MdData, MdNode, MdTable, Module, ModuleMetadata};
use crate::reader::{Edition, ReadOptions};
use cranelift_entity::EntityRef;
use cursor::Parser;
use symbols::TextModule;

/// An opened assembly file.
#[derive(Debug)]
pub struct TextInput<'a> {
    source: &'a [u8],
    text: TextModule,
}

impl<'a> TextInput<'a> {
    /// Reads the skeleton.
    pub fn open(source: &'a [u8], options: &ReadOptions) -> Result<TextInput<'a>> {
        let edition = match options.edition {
            Edition::Auto => typed::recognise(source),
            edition => edition,
        };
        let text = module::read_skeleton(source, edition)?;
        Ok(TextInput { source, text })
    }

    /// The skeleton.
    pub fn module(&self) -> &Module {
        self.text.erased.as_ref().map_or(&self.text.module, |erased| &erased.module)
    }

    /// The body of `function`.
    pub fn body(&self, function: GlobalId) -> Result<Body> {
        body::read_body(self.source, &self.text, function)
    }

    /// The metadata nodes of the module.
    pub fn metadata(&self) -> Result<ModuleMetadata> {
        let sources = &self.text.symbols.md_sources;
        let mut parser = Parser::starting_at(self.source, self.source.len(), self.text.module.body_context());
        parser.module = Some(&self.text);
        parser.set_edition(self.text.edition);
        let mut nodes = MdTable::starting_at(0);
        for source in sources {
            nodes.push(MdNode { distinct: false, data: MdData::Undefined, loc: source.first_use });
        }
        parser.nodes = nodes;
        for (index, source) in sources.iter().enumerate() {
            let Some(text) = source.text else { continue };
            parser.seek(text as usize);
            let mut node = metadata::parse_definition(&mut parser)?;
            node.loc = Loc(text);
            parser.note_old_node(crate::ir::MdId::new(index));
            if let Some(place) = parser.nodes.get_mut(crate::ir::MdId::new(index)) {
                *place = node;
            }
        }
        if self.text.edition == Edition::Typed {
            std::mem::take(&mut parser.old_debug).apply(&mut parser.nodes);
        }
        let metadata = ModuleMetadata { context: parser.cx, nodes: parser.nodes };
        Ok(match &self.text.erased {
            Some(erased) => erase::erase_metadata(&self.text, erased, metadata),
            None => metadata,
        })
    }
}
