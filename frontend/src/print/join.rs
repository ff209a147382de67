//! Putting the parts of a module together: numbers, and the marks that wait for them.

use super::metadata::is_inline;
use super::text::{Mark, Text};
use super::values::ValuePrinter;
use super::{Groups, PrintedFunction, Printer, Tables};
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::*;
use cranelift_entity::EntityRef;
use rustc_hash::{FxHashMap, FxHashSet};
use std::io::{self, Write};

impl Printer<'_> {
    /// What LLVM 22 declares when it upgrades `llvm.lifetime.start` and `end` with a size: first an intrinsic for
    /// the type of the size, which nothing calls, then the one that it wants. It stays in the module.
    fn leftovers(&self) -> Vec<PrintedFunction> {
        let mut found: Vec<PrintedFunction> = Vec::new();
        for &function in &self.module.upgraded_intrinsics {
            let Some(word) = self.lifetime_word(function) else { continue };
            let mut text = Text::default();
            text.str("declare void @llvm.lifetime.");
            text.str(word);
            text.str(".i64(i64)\n");
            if found.iter().all(|other| other.text.bytes != text.bytes) {
                let header_end = text.bytes.len();
                let (groups, nodes, block_names) = (Vec::new(), Vec::new(), Vec::new());
                found.push(PrintedFunction { function, text, header_end, groups, nodes, block_names });
            }
        }
        found
    }

    /// `start` or `end` of an intrinsic that marks a lifetime.
    fn lifetime_word(&self, function: GlobalId) -> Option<&'static str> {
        let name = self.module.context.strings.get(self.module.globals[function].name?);
        let is = |prefix: &[u8]| name.starts_with(prefix);
        match (is(b"llvm.lifetime.start."), is(b"llvm.lifetime.end.")) {
            (true, _) => Some("start"),
            (_, true) => Some("end"),
            _ => None,
        }
    }

    /// The functions as LLVM orders them after an upgrade: the others, the replaced declarations in their order, and
    /// those that mark lifetimes, which calls bring in, last.
    fn in_order_of_llvm<'p>(
        &self,
        functions: &'p [PrintedFunction],
        leftovers: &'p [PrintedFunction],
    ) -> Vec<&'p PrintedFunction> {
        let upgraded: FxHashSet<GlobalId> = self.module.upgraded_intrinsics.iter().copied().collect();
        let (mut ordered, mut last) = (Vec::with_capacity(functions.len()), Vec::new());
        let mut replaced = Vec::new();
        for function in functions {
            if !upgraded.contains(&function.function) {
                ordered.push(function);
            } else if self.lifetime_word(function.function).is_some() {
                replaced.extend(leftovers.iter().filter(|leftover| leftover.function == function.function));
                last.push(function);
            } else {
                replaced.push(function);
            }
        }
        ordered.append(&mut replaced);
        ordered.append(&mut last);
        ordered
    }

    /// Writes the module with `functions`, which are all its functions in the order of the module.
    ///
    /// # Errors
    /// The outer error is the writer's; the inner one says what cannot be written as text.
    pub fn write(&self, functions: &[PrintedFunction], out: &mut dyn Write) -> io::Result<Result<()>> {
        let mut head = Text::default();
        let mut head_groups = Groups::default();
        self.head(&mut head, &mut head_groups);
        let mut named = Text::default();
        self.named_metadata(&mut named);
        let mut orders = Text::default();
        self.use_list_orders(&mut orders);
        if let Some(reason) = head.failure.or(named.failure).or(orders.failure) {
            return Ok(Err(Diagnostic::error(Loc::NONE, reason)));
        }

        // An empty file is not assembly for everyone who reads it.
        if head.bytes.is_empty() && functions.is_empty() {
            head.str("; no globals\n");
        }
        let leftovers = self.leftovers();
        let functions = self.in_order_of_llvm(functions, &leftovers);
        let nodes = NodeNumbers::new(self.metadata, &functions, &head, &named);
        let mut joiner = Joiner {
            nodes: &nodes,
            functions: functions.iter().map(|&printed| (printed.function, printed)).collect(),
            groups: FxHashMap::default(),
            groups_in_order: Vec::new(),
        };
        joiner.write(&head, &head_groups.texts, &[], out)?;
        for (function, own) in functions.iter().zip(&nodes.own) {
            out.write_all(b"\n")?;
            joiner.write(&function.text, &function.groups, own, out)?;
        }
        joiner.write(&orders, &[], &[], out)?;
        joiner.write_groups(out)?;
        joiner.write(&named, &[], &[], out)?;

        let names = self.names(&[]);
        let values = ValuePrinter { tables: Tables::from(&self.metadata.context), names: &names };
        for (number, &definition) in nodes.order.iter().enumerate() {
            out.write_all(if number == 0 { b"\n!" } else { b"!" })?;
            write!(out, "{number} = ")?;
            match definition {
                Definition::Module(id) => {
                    let mut text = Text::default();
                    if let Some(node) = self.metadata.nodes.get(id) {
                        values.node(&mut text, self.node_home(), node);
                    }
                    if let Some(reason) = text.failure {
                        return Ok(Err(Diagnostic::error(Loc::NONE, reason)));
                    }
                    joiner.write(&text, &[], &[], out)?;
                }
                Definition::Own { function, index } => {
                    let text = &functions[function].nodes[index];
                    joiner.write(text, &[], &nodes.own[function], out)?;
                }
            }
            out.write_all(b"\n")?;
        }
        Ok(Ok(()))
    }
}

/// A node that is defined by number.
#[derive(Clone, Copy)]
enum Definition {
    Module(MdId),
    /// Node `index` of the function at this place in the list of functions.
    Own {
        function: usize,
        index: usize,
    },
}

const UNNUMBERED: u32 = u32::MAX;

/// The numbers of all nodes: in the order in which the text mentions them outside of bodies and of nodes, then the
/// others. A reader that numbers nodes as it meets them, and bodies later, keeps this order.
struct NodeNumbers {
    /// By id.
    module: Vec<u32>,
    /// Of each function, by index.
    own: Vec<Vec<u32>>,
    order: Vec<Definition>,
}

impl NodeNumbers {
    fn new(
        metadata: &ModuleMetadata,
        functions: &[&PrintedFunction],
        head: &Text,
        named: &Text,
    ) -> NodeNumbers {
        let mut numbers = NodeNumbers {
            module: vec![UNNUMBERED; metadata.nodes.end()],
            own: functions.iter().map(|function| vec![UNNUMBERED; function.nodes.len()]).collect(),
            order: Vec::new(),
        };
        let mut mention = |function: usize, marks: &[(usize, Mark)], end: usize| {
            for &(_, mark) in marks.iter().take_while(|(offset, _)| *offset < end) {
                match mark {
                    Mark::ModuleNode(id) => numbers.number(Definition::Module(id)),
                    Mark::OwnNode(index) => {
                        numbers.number(Definition::Own { function, index: index as usize });
                    }
                    Mark::Group(_) | Mark::Block(..) => {}
                }
            }
        };
        mention(0, &head.marks, usize::MAX);
        for (place, function) in functions.iter().enumerate() {
            mention(place, &function.text.marks, function.header_end + 1);
        }
        mention(0, &named.marks, usize::MAX);
        for (id, _) in metadata.nodes.iter().filter(|(_, node)| !is_inline(&node.data)) {
            numbers.number(Definition::Module(id));
        }
        for (function, printed) in functions.iter().enumerate() {
            for index in 0..printed.nodes.len() {
                numbers.number(Definition::Own { function, index });
            }
        }
        numbers
    }

    fn number(&mut self, definition: Definition) {
        let slot = match definition {
            Definition::Module(id) => self.module.get_mut(id.index()),
            Definition::Own { function, index } => self.own[function].get_mut(index),
        };
        if let Some(slot) = slot
            && *slot == UNNUMBERED
        {
            *slot = self.order.len() as u32;
            self.order.push(definition);
        }
    }
}

/// Fills in the marks of parts.
struct Joiner<'p> {
    nodes: &'p NodeNumbers,
    functions: FxHashMap<GlobalId, &'p PrintedFunction>,
    /// The text of each attribute group, to its number.
    groups: FxHashMap<&'p [u8], usize>,
    groups_in_order: Vec<&'p [u8]>,
}

impl<'p> Joiner<'p> {
    /// Writes a part whose groups are `groups` and whose own nodes have the numbers `own`.
    fn write<'t: 'p>(
        &mut self,
        text: &Text,
        groups: &'t [Vec<u8>],
        own: &[u32],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let mut written = 0;
        let mut number = Text::default();
        for &(offset, mark) in &text.marks {
            out.write_all(&text.bytes[written..offset])?;
            written = offset;
            number.bytes.clear();
            match mark {
                Mark::Group(index) => {
                    number.str("#");
                    number.num(self.group_number(&groups[index as usize]));
                }
                Mark::ModuleNode(id) => match self.nodes.module.get(id.index()) {
                    Some(&node) => number.num(node),
                    None => number.num(id.index()),
                },
                Mark::OwnNode(index) => number.num(own[index as usize]),
                Mark::Block(function, index) => {
                    let names = self.functions.get(&function).map(|function| &function.block_names);
                    number.str("%");
                    match names.and_then(|names| names.get(index as usize)) {
                        Some(name) => number.bytes.extend_from_slice(name),
                        None => number.num(index),
                    }
                }
            }
            out.write_all(&number.bytes)?;
        }
        out.write_all(&text.bytes[written..])
    }

    fn group_number(&mut self, group: &'p [u8]) -> usize {
        let in_order = &mut self.groups_in_order;
        *self.groups.entry(group).or_insert_with(|| {
            in_order.push(group);
            in_order.len() - 1
        })
    }

    fn write_groups(&self, out: &mut dyn Write) -> io::Result<()> {
        for (number, text) in self.groups_in_order.iter().enumerate() {
            out.write_all(if number == 0 { b"\nattributes #" } else { b"attributes #" })?;
            write!(out, "{number} = {{")?;
            out.write_all(text)?;
            out.write_all(b" }\n")?;
        }
        Ok(())
    }
}
