//! Any module as LLVM assembly of the current edition.
//!
//! | file | holds |
//! |---|---|
//! | `text.rs` | [`text::Text`]: bytes with marks for what is numbered last |
//! | `values.rs` | types, constants, names |
//! | `attributes.rs` | attributes and their groups |
//! | `metadata.rs` | metadata nodes and references |
//! | `body/` | one function: header, blocks, instructions |
//! | `module.rs` | what stands around the functions |
//! | `join.rs` | numbers, and putting the parts together |
//!
//! A [`Printer`] prints each function on its own ([`Printer::function`], from many threads if need be) into a
//! [`PrintedFunction`]. Numbers that depend on other functions — attribute groups, metadata nodes, names of
//! blocks whose address is taken elsewhere — are left as marks, and [`Printer::write`] fills them in.

mod attributes;
mod body;
mod join;
mod metadata;
mod module;
mod text;
mod values;

use crate::ir::*;
use cranelift_entity::EntityRef;
use metadata::NodeHome;
use rustc_hash::FxHashMap;
use text::Text;
use values::{Numbering, ValuePrinter};

/// The uniqued tables of a module, of its metadata or of a body.
#[derive(Clone, Copy)]
struct Tables<'a> {
    strings: &'a StringTable,
    types: &'a TypeTable,
    consts: &'a ConstTable,
    attrs: &'a AttributeTable,
}

impl<'a> From<&'a SharedContext> for Tables<'a> {
    fn from(context: &'a SharedContext) -> Tables<'a> {
        Tables {
            strings: &context.strings,
            types: &context.types,
            consts: &context.consts,
            attrs: &context.attrs,
        }
    }
}

impl<'a> From<&'a Context> for Tables<'a> {
    fn from(context: &'a Context) -> Tables<'a> {
        Tables {
            strings: &context.strings,
            types: &context.types,
            consts: &context.consts,
            attrs: &context.attrs,
        }
    }
}

/// What globals and identified structs are called.
struct GlobalNames<'a> {
    module: &'a Module,
    /// Globals that a body uses beyond the module's.
    implicit: &'a [GlobalValue],
    global_numbers: &'a Numbering,
    struct_numbers: &'a Numbering,
}

impl GlobalNames<'_> {
    /// The name of a global or the number it is printed by.
    fn get(&self, id: GlobalId) -> Result<StrId, u32> {
        let global = match self.module.globals.get(id) {
            Some(global) => Some(global),
            None => self.implicit.get(id.index() - self.module.globals.len()),
        };
        global.and_then(|global| global.name).ok_or_else(|| self.global_numbers.global(id))
    }

    fn struct_number(&self, number: u32) -> u32 {
        self.struct_numbers.get(number as usize)
    }
}

/// Attribute groups of one part of the output.
#[derive(Debug, Default)]
struct Groups {
    by_set: FxHashMap<AttrSetId, u32>,
    /// The text between the braces of each.
    texts: Vec<Vec<u8>>,
}

impl Groups {
    /// The index of the group that holds `set`.
    fn index_of(&mut self, printer: &ValuePrinter<'_>, set: AttrSetId) -> u32 {
        *self.by_set.entry(set).or_insert_with(|| {
            let mut text = Text::default();
            printer.attribute_set(&mut text, set, true);
            self.texts.push(text.bytes);
            self.texts.len() as u32 - 1
        })
    }
}

/// A function as text, its body included.
#[derive(Debug)]
pub struct PrintedFunction {
    function: GlobalId,
    text: Text,
    /// Where the header ends in the text.
    header_end: usize,
    groups: Vec<Vec<u8>>,
    /// The nodes of the body, without those that are written where they are used.
    nodes: Vec<Text>,
    /// What each block is called, without `%`.
    block_names: Vec<Box<[u8]>>,
}

/// The kinds of globals in the order in which they are printed.
const PRINTED_KINDS: [fn(&GlobalKind) -> bool; 4] = [
    |kind| matches!(kind, GlobalKind::Variable(_)),
    |kind| matches!(kind, GlobalKind::Alias { .. }),
    |kind| matches!(kind, GlobalKind::IFunc { .. }),
    |kind| matches!(kind, GlobalKind::Function(_)),
];

/// Prints a module.
pub struct Printer<'a> {
    module: &'a Module,
    metadata: &'a ModuleMetadata,
    global_numbers: Numbering,
    /// The identified structs in the order in which they are printed.
    struct_order: Vec<u32>,
    struct_numbers: Numbering,
}

impl<'a> Printer<'a> {
    /// A printer of `module`, whose nodes are `metadata`.
    pub fn new(module: &'a Module, metadata: &'a ModuleMetadata) -> Printer<'a> {
        // Globals in the order in which they are printed.
        let order = || {
            PRINTED_KINDS
                .iter()
                .flat_map(|wanted| module.globals.iter().filter(|(_, global)| wanted(&global.kind)))
        };
        let unnamed = order().filter(|(_, global)| global.name.is_none()).map(|(id, _)| id.index());
        let global_numbers = Numbering::new(module.globals.len(), unnamed);
        let structs = module.context.types.named_structs();
        let struct_order = order_structs(&module.context.types);
        let unnamed_structs = struct_order.iter().filter(|&&number| structs[number as usize].name.is_none());
        let struct_numbers = Numbering::new(structs.len(), unnamed_structs.map(|&number| number as usize));
        Printer { module, metadata, global_numbers, struct_order, struct_numbers }
    }

    fn node_home(&self) -> NodeHome<'_> {
        NodeHome { module: self.metadata, own: None }
    }

    fn names(&'a self, implicit: &'a [GlobalValue]) -> GlobalNames<'a> {
        GlobalNames {
            module: self.module,
            implicit,
            global_numbers: &self.global_numbers,
            struct_numbers: &self.struct_numbers,
        }
    }
}

/// The identified structs in the order in which text that declares them in this order mentions them: a reader that
/// numbers by first mention keeps it.
fn order_structs(types: &TypeTable) -> Vec<u32> {
    let count = types.named_structs().len();
    // Types, identified or not, that have been mentioned: their components have been, too.
    let mut seen = vec![false; types.len()];
    let mut is_new = |id: TypeId| !std::mem::replace(&mut seen[id.index()], true);
    let mut listed = vec![false; count];
    let mut order: Vec<u32> = Vec::with_capacity(count);
    let mut declared = 0;
    for number in 0..count as u32 {
        if !std::mem::replace(&mut listed[number as usize], true) {
            order.push(number);
        }
        while let Some(&next) = order.get(declared) {
            declared += 1;
            let mut pending: Vec<TypeId> = Vec::new();
            if let Some(body) = &types.named_struct(next).body {
                pending.extend(body.fields.iter().rev());
            }
            // Component types in the order of the text; identified ones are not looked into.
            while let Some(id) = pending.pop() {
                if !is_new(id) {
                    continue;
                }
                match types.get(id) {
                    Type::Named(inner) if std::mem::replace(&mut listed[*inner as usize], true) => {}
                    Type::Named(inner) => order.push(*inner),
                    Type::Array { elem, .. } | Type::Vector { elem, .. } => pending.push(*elem),
                    Type::Struct { fields, .. } => pending.extend(fields.iter().rev()),
                    Type::Function { ret, params, .. } => {
                        pending.extend(params.iter().rev());
                        pending.push(*ret);
                    }
                    Type::Target { types, .. } => pending.extend(types.iter().rev()),
                    _ => {}
                }
            }
        }
    }
    order
}
