//! One function as text: header, blocks, instructions (LangRef, "Functions" and "Instruction Reference").

mod control;

use crate::diagnostics::{Diagnostic, Result};
use crate::ir::*;
use crate::print::metadata::{NodeHome, OwnNodes, is_inline};
use crate::print::text::{Mark, Text};
use crate::print::values::{Numbering, ValuePrinter, arith_flags, gep_flags, index_list, shuffle_mask};
use crate::print::{Groups, PrintedFunction, Printer, Tables};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;

/// Numbers of unnamed values and blocks, which share one sequence (LangRef, "Identifiers").
struct LocalNumbers {
    values: Vec<u32>,
    blocks: Vec<u32>,
}

impl LocalNumbers {
    fn of(body: &Body) -> LocalNumbers {
        let mut numbers =
            LocalNumbers { values: vec![0; body.values.len()], blocks: vec![0; body.blocks.len()] };
        let mut next = 0u32;
        let mut take = |slot: &mut u32| {
            *slot = next;
            next += 1;
        };
        for &param in &body.params {
            if body.values[param].name.is_none() {
                take(&mut numbers.values[param.index()]);
            }
        }
        for (block, data) in body.blocks.iter() {
            if data.name.is_none() {
                take(&mut numbers.blocks[block.index()]);
            }
            for &inst in &data.insts {
                if let Some(value) = body.insts[inst].result.expand()
                    && body.values[value].name.is_none()
                {
                    take(&mut numbers.values[value.index()]);
                }
            }
        }
        numbers
    }
}

struct BodyPrinter<'a> {
    values: ValuePrinter<'a>,
    body: &'a Body,
    numbers: LocalNumbers,
    home: NodeHome<'a>,
    /// Whether the function takes variable arguments.
    vararg: bool,
}

impl Printer<'_> {
    /// Prints the function `id`: its definition if there is a `body`, else its declaration.
    pub fn function(&self, id: GlobalId, body: Option<&Body>) -> Result<PrintedFunction> {
        let names = self.names(body.map_or(&[], |body| &body.implicit_globals));
        let tables = match body {
            Some(body) => Tables::from(&body.context),
            None => Tables::from(&self.module.context),
        };
        let values = ValuePrinter { tables, names: &names };
        let mut out = Text::default();
        let mut groups = Groups::default();
        let mut nodes = Vec::new();
        let mut block_names = Vec::new();
        let header_end;
        let global = &self.module.globals[id];
        let module_home = self.node_home();
        match body {
            Some(body) => {
                let first_own = self.module.metadata_count;
                let numbered = body.metadata.iter().filter(|(_, node)| !is_inline(&node.data));
                let indices = numbered.map(|(id, _)| id.index() - first_own);
                let own_indices = Numbering::new(body.metadata.end() - first_own, indices);
                let own = OwnNodes { table: &body.metadata, first: first_own, indices: &own_indices };
                let home = NodeHome { own: Some(own), ..self.node_home() };
                let vararg = tables.types.function_parts(global.value_type).is_some_and(|parts| parts.2);
                let printer = BodyPrinter { values, body, numbers: LocalNumbers::of(body), home, vararg };
                out.str("define ");
                self.header(&mut out, &values, &mut groups, id, Some(&printer));
                values.attachments(&mut out, module_home, " ", global.attachments.iter());
                values.attachments(&mut out, home, " ", body.function_attachments.iter());
                header_end = out.bytes.len();
                out.str(" {\n");
                printer.blocks(&mut out, &mut groups);
                out.str("}\n");
                nodes = printer.nodes(&mut out);
                block_names = printer.block_names();
            }
            None => {
                out.str("declare");
                values.attachments(&mut out, module_home, " ", global.attachments.iter());
                out.str(" ");
                self.header(&mut out, &values, &mut groups, id, None);
                header_end = out.bytes.len();
                out.str("\n");
            }
        }
        match out.failure {
            Some(reason) => Err(Diagnostic::error(global.loc, reason)),
            None => {
                let groups = groups.texts;
                Ok(PrintedFunction { function: id, text: out, header_end, groups, nodes, block_names })
            }
        }
    }

    /// From the linkage to the personality.
    fn header(
        &self,
        out: &mut Text,
        values: &ValuePrinter<'_>,
        groups: &mut Groups,
        id: GlobalId,
        definition: Option<&BodyPrinter<'_>>,
    ) {
        let global = &self.module.globals[id];
        let Some(function) = global.as_function() else { return };
        let Some((ret, params, vararg)) = values.tables.types.function_parts(global.value_type) else {
            return;
        };
        super::module::linkage_words(out, global, definition.is_none());
        calling_convention(out, function.conv);
        let attrs = values.tables.attrs.get_list(function.attrs);
        values.result_attributes(out, attrs.ret);
        values.ty(out, ret);
        out.str(" ");
        values.global(out, id);
        out.str("(");
        let mut first = true;
        for (index, &param) in params.iter().enumerate() {
            out.separate(&mut first, ", ");
            values.ty(out, param);
            values.attribute_set(out, values.tables.attrs.param(function.attrs, index), false);
            if let Some(printer) = definition
                && let Some(&value) = printer.body.params.get(index)
            {
                out.str(" ");
                printer.value(out, value);
            }
        }
        if vararg {
            out.separate(&mut first, ", ");
            out.str("...");
        }
        out.str(")");
        match global.unnamed_addr {
            UnnamedAddr::None => {}
            kind => {
                out.str(" ");
                out.str(kind.keyword());
            }
        }
        if global.address_space != 0 || self.has_program_address_space() {
            out.str(" addrspace(");
            out.num(global.address_space);
            out.str(")");
        }
        group(out, values, groups, attrs.function);
        if let Some(section) = global.section {
            out.str(" section ");
            out.quoted(values.string(section));
        }
        if let Some(partition) = global.partition {
            out.str(" partition ");
            out.quoted(values.string(partition));
        }
        self.comdat_of(out, values, global, " ");
        if let Some(align) = global.align {
            out.str(" align ");
            out.num(align.bytes());
        }
        if let Some(align) = function.preferred_align {
            out.str(" prefalign(");
            out.num(align.bytes());
            out.str(")");
        }
        if let Some(gc) = function.gc {
            out.str(" gc ");
            out.quoted(values.string(gc));
        }
        for (word, constant) in [
            (" prefix ", function.prefix),
            (" prologue ", function.prologue),
            (" personality ", function.personality),
        ] {
            if let Some(constant) = constant {
                out.str(word);
                values.typed_const(out, constant);
            }
        }
    }
}

/// ` #N` for a set that is not empty.
fn group(out: &mut Text, values: &ValuePrinter<'_>, groups: &mut Groups, set: AttrSetId) {
    if set != AttrSetId::EMPTY {
        let index = groups.index_of(values, set);
        out.str(" ");
        out.mark(Mark::Group(index));
    }
}

/// The convention's word and a space; nothing for C's.
fn calling_convention(out: &mut Text, conv: CallConv) {
    match (conv.0, conv.keyword()) {
        (0, _) => return,
        (_, Some(keyword)) => out.str(keyword),
        (number @ 112..=123, None) => {
            out.str("riscv_vls_cc(");
            out.num(32u32 << (number - 112));
            out.str(")");
        }
        (number, None) => {
            out.str("cc ");
            out.num(number);
        }
    }
    out.str(" ");
}

impl BodyPrinter<'_> {
    fn local_name(&self, out: &mut Text, name: PackedOption<StrId>, number: u32) {
        match name.expand() {
            Some(name) => out.name(self.values.string(name)),
            None => out.num(number),
        }
    }

    /// `%name` of a local value.
    fn value(&self, out: &mut Text, value: ValueId) {
        out.str("%");
        self.local_name(out, self.body.values[value].name, self.numbers.values[value.index()]);
    }

    /// `%name` of a block.
    fn block(&self, out: &mut Text, block: BlockId) {
        out.str("%");
        self.block_name(out, block);
    }

    fn block_name(&self, out: &mut Text, block: BlockId) {
        self.local_name(out, self.body.blocks[block].name, self.numbers.blocks[block.index()]);
    }

    fn block_names(&self) -> Vec<Box<[u8]>> {
        let name = |block| {
            let mut text = Text::default();
            self.block_name(&mut text, block);
            text.bytes.into()
        };
        self.body.blocks.keys().map(name).collect()
    }

    fn nodes(&self, out: &mut Text) -> Vec<Text> {
        let mut nodes = Vec::new();
        for (_, node) in self.body.metadata.iter().filter(|(_, node)| !is_inline(&node.data)) {
            let mut text = Text::default();
            self.values.node(&mut text, self.home, node);
            out.failure = out.failure.or(text.failure);
            nodes.push(text);
        }
        nodes
    }

    fn md(&self, out: &mut Text, reference: MdRef) {
        let local = |out: &mut Text, value: ValueId| {
            self.values.ty(out, self.body.values[value].ty);
            out.str(" ");
            self.value(out, value);
        };
        self.values.md_ref(out, self.home, reference, &local);
    }

    /// An operand without its type.
    fn operand(&self, out: &mut Text, operand: Operand) {
        match operand {
            Operand::Value(value) => self.value(out, value),
            Operand::Const(constant) => self.values.constant(out, constant),
            Operand::Metadata(index) => match self.body.metadata_operands.get(index as usize) {
                Some(&reference) => self.md(out, reference),
                None => out.str("null"),
            },
            Operand::Asm(asm) => {
                let InlineAsm { template, constraints, side_effect, align_stack, .. } = self.body.asms[asm];
                let InlineAsm { intel_dialect, can_throw, .. } = self.body.asms[asm];
                out.str("asm ");
                for (flag, word) in [
                    (side_effect, "sideeffect "),
                    (align_stack, "alignstack "),
                    (intel_dialect, "inteldialect "),
                    (can_throw, "unwind "),
                ] {
                    if flag {
                        out.str(word);
                    }
                }
                out.quoted(self.values.string(template));
                out.str(", ");
                out.quoted(self.values.string(constraints));
            }
            Operand::Block(block) => self.block(out, block),
        }
    }

    /// A type and an operand.
    fn typed(&self, out: &mut Text, operand: Operand) {
        self.values.ty(out, self.body.operand_type(operand));
        out.str(" ");
        self.operand(out, operand);
    }

    fn typed_list(&self, out: &mut Text, operands: &[Operand]) {
        let mut first = true;
        for &operand in operands {
            out.separate(&mut first, ", ");
            self.typed(out, operand);
        }
    }

    fn label(&self, out: &mut Text, block: BlockId) {
        out.str("label ");
        self.block(out, block);
    }

    fn labels(&self, out: &mut Text, blocks: ListRef) {
        out.str("[");
        let mut first = true;
        for &block in self.body.block_list(blocks) {
            out.separate(&mut first, ", ");
            self.label(out, block);
        }
        out.str("]");
    }

    fn blocks(&self, out: &mut Text, groups: &mut Groups) {
        for (block, data) in self.body.blocks.iter() {
            if block.index() > 0 {
                out.str("\n");
            }
            if block.index() > 0 || data.name.is_some() {
                self.block_name(out, block);
                out.str(":\n");
            }
            for &inst in &data.insts {
                for (_, record) in self.body.debug_records_of(inst) {
                    self.debug_record(out, record);
                }
                out.str("  ");
                if let Some(result) = self.body.insts[inst].result.expand() {
                    self.value(out, result);
                    out.str(" = ");
                }
                self.instruction(out, groups, &self.body.insts[inst]);
                let attachments = self.body.attachments_of(inst).iter().map(|(_, attachment)| attachment);
                self.values.attachments(out, self.home, ", ", attachments);
                out.str("\n");
            }
        }
        if !self.body.use_list_orders.is_empty() {
            out.str("\n");
        }
        for (operand, order) in &self.body.use_list_orders {
            out.str("  uselistorder ");
            self.typed(out, *operand);
            use_list_indexes(out, order);
        }
    }

    fn debug_record(&self, out: &mut Text, record: &DebugRecord) {
        out.str(match record.kind {
            DebugRecordKind::Value => "    #dbg_value(",
            DebugRecordKind::Declare => "    #dbg_declare(",
            DebugRecordKind::Assign => "    #dbg_assign(",
            DebugRecordKind::Label => "    #dbg_label(",
            DebugRecordKind::DeclareValue => "    #dbg_declare_value(",
        });
        let mut first = true;
        for &arg in &record.args {
            out.separate(&mut first, ", ");
            self.md(out, arg);
        }
        out.str(")\n");
    }

    fn atomicity(&self, out: &mut Text, atomic: Atomicity) {
        if let Some(scope) = atomic.scope {
            out.str(" syncscope(");
            out.quoted(self.values.string(scope));
            out.str(")");
        }
        out.str(" ");
        out.str(atomic.ordering.keyword());
    }

    /// The call from its convention to its bundles.
    fn call(&self, out: &mut Text, groups: &mut Groups, call: CallId) {
        let call = &self.body.calls[call];
        let tables = self.values.tables;
        let attrs = tables.attrs.get_list(call.attrs);
        calling_convention(out, call.conv);
        self.values.result_attributes(out, attrs.ret);
        if let Some(space) = call.addrspace {
            out.str("addrspace(");
            out.num(space);
            out.str(") ");
        }
        match tables.types.function_parts(call.function_type) {
            Some((ret, _, false)) => self.values.ty(out, ret),
            _ => self.values.ty(out, call.function_type),
        }
        out.str(" ");
        self.operand(out, call.callee);
        out.str("(");
        let mut first = true;
        for (index, &arg) in self.body.operands(call.args).iter().enumerate() {
            out.separate(&mut first, ", ");
            self.values.ty(out, self.body.operand_type(arg));
            self.values.attribute_set(out, tables.attrs.param(call.attrs, index), false);
            out.str(" ");
            self.operand(out, arg);
        }
        if call.tail == TailKind::MustTail && self.vararg && call_is_vararg(tables, call) {
            out.separate(&mut first, ", ");
            out.str("...");
        }
        out.str(")");
        group(out, &self.values, groups, attrs.function);
        if call.bundles.is_empty() {
            return;
        }
        out.str(" [ ");
        let mut first = true;
        for bundle in &call.bundles {
            out.separate(&mut first, ", ");
            out.quoted(self.values.string(bundle.tag));
            out.str("(");
            self.typed_list(out, self.body.operands(bundle.args));
            out.str(")");
        }
        out.str(" ]");
    }

    fn unwind_to(&self, out: &mut Text, unwind: PackedOption<BlockId>) {
        out.str(" unwind ");
        match unwind.expand() {
            Some(block) => self.label(out, block),
            None => out.str("to caller"),
        }
    }

    fn instruction(&self, out: &mut Text, groups: &mut Groups, inst: &Inst) {
        let body = self.body;
        match &inst.kind {
            InstKind::FNeg { flags, arg } => {
                out.str("fneg");
                arith_flags(out, *flags);
                out.str(" ");
                self.typed(out, *arg);
            }
            InstKind::Binary { op, flags, args } => {
                out.str(op.keyword());
                self.flagged_pair(out, *flags, args);
            }
            InstKind::Icmp { pred, flags, args } => {
                out.str("icmp");
                self.comparison(out, *flags, pred.keyword(), args);
            }
            InstKind::Fcmp { pred, flags, args } => {
                out.str("fcmp");
                self.comparison(out, *flags, pred.keyword(), args);
            }
            InstKind::Cast { op, flags, arg } => {
                out.str(op.keyword());
                arith_flags(out, *flags);
                out.str(" ");
                self.typed(out, *arg);
                out.str(" to ");
                self.values.ty(out, inst.ty);
            }
            InstKind::Select { flags, args } => {
                out.str("select");
                arith_flags(out, *flags);
                out.str(" ");
                self.typed_list(out, args);
            }
            InstKind::Phi { flags, values, blocks } => {
                out.str("phi");
                arith_flags(out, *flags);
                out.str(" ");
                self.values.ty(out, inst.ty);
                let mut separator = " [ ";
                for (&value, &block) in body.operands(*values).iter().zip(body.block_list(*blocks)) {
                    out.str(separator);
                    separator = ", [ ";
                    self.operand(out, value);
                    out.str(", ");
                    self.block(out, block);
                    out.str(" ]");
                }
            }
            InstKind::Freeze { arg } => {
                out.str("freeze ");
                self.typed(out, *arg);
            }
            InstKind::ExtractElement { vector, index } => {
                out.str("extractelement ");
                self.typed_list(out, &[*vector, *index]);
            }
            InstKind::InsertElement { vector, element, index } => {
                out.str("insertelement ");
                self.typed_list(out, &[*vector, *element, *index]);
            }
            InstKind::ShuffleVector { args, mask } => {
                out.str("shufflevector ");
                self.typed_list(out, args);
                out.str(", ");
                if let Type::Vector { len, scalable, .. } = self.values.tables.types.get(inst.ty) {
                    shuffle_mask(out, body.ints(*mask), *len, *scalable);
                }
            }
            InstKind::ExtractValue { aggregate, indices } => {
                out.str("extractvalue ");
                self.typed(out, *aggregate);
                index_list(out, body.ints(*indices));
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                out.str("insertvalue ");
                self.typed_list(out, &[*aggregate, *element]);
                index_list(out, body.ints(*indices));
            }
            InstKind::GetElementPtr { source_type, flags, base, indices } => {
                out.str("getelementptr");
                gep_flags(out, *flags);
                out.str(" ");
                self.values.ty(out, *source_type);
                out.str(", ");
                self.typed(out, *base);
                for &index in body.operands(*indices) {
                    out.str(", ");
                    self.typed(out, index);
                }
            }
            InstKind::Call(call) => {
                let CallData { tail, flags, .. } = body.calls[*call];
                if tail != TailKind::None {
                    out.str(tail.keyword());
                    out.str(" ");
                }
                out.str("call");
                arith_flags(out, flags);
                out.str(" ");
                self.call(out, groups, *call);
            }
            InstKind::VaArg { list } => {
                out.str("va_arg ");
                self.typed(out, *list);
                out.str(", ");
                self.values.ty(out, inst.ty);
            }
            InstKind::Alloca { .. }
            | InstKind::Load { .. }
            | InstKind::Store { .. }
            | InstKind::Fence { .. }
            | InstKind::CmpXchg { .. }
            | InstKind::AtomicRmw { .. } => self.memory_access(out, inst),
            InstKind::LandingPad { .. }
            | InstKind::CatchPad { .. }
            | InstKind::CleanupPad { .. }
            | InstKind::Resume { .. }
            | InstKind::CatchSwitch { .. }
            | InstKind::CatchRet { .. }
            | InstKind::CleanupRet { .. } => self.exception_handling(out, inst),
            InstKind::Ret { .. }
            | InstKind::Br { .. }
            | InstKind::CondBr { .. }
            | InstKind::Switch { .. }
            | InstKind::IndirectBr { .. }
            | InstKind::Invoke { .. }
            | InstKind::CallBr { .. }
            | InstKind::Unreachable => self.terminator(out, groups, inst),
        }
    }

    /// ` flags type a, b`
    fn flagged_pair(&self, out: &mut Text, flags: ArithFlags, args: &[Operand; 2]) {
        arith_flags(out, flags);
        out.str(" ");
        self.typed(out, args[0]);
        out.str(", ");
        self.operand(out, args[1]);
    }

    /// ` flags predicate type a, b`
    fn comparison(&self, out: &mut Text, flags: ArithFlags, pred: &str, args: &[Operand; 2]) {
        arith_flags(out, flags);
        out.str(" ");
        out.str(pred);
        self.flagged_pair(out, ArithFlags::NONE, args);
    }

    fn align(&self, out: &mut Text, align: Option<Align>) {
        if let Some(align) = align {
            out.str(", align ");
            out.num(align.bytes());
        }
    }

    /// Instructions that allocate or access memory.
    fn memory_access(&self, out: &mut Text, inst: &Inst) {
        let word = |out: &mut Text, present: bool, word: &str| {
            if present {
                out.str(word);
            }
        };
        match &inst.kind {
            InstKind::Alloca { ty, count, align, inalloca, swifterror } => {
                out.str("alloca ");
                word(out, *inalloca, "inalloca ");
                word(out, *swifterror, "swifterror ");
                self.values.ty(out, *ty);
                if !self.is_one(*count) {
                    out.str(", ");
                    self.typed(out, *count);
                }
                self.align(out, *align);
                if let Type::Ptr(space @ 1..) = self.values.tables.types.get(inst.ty) {
                    out.str(", addrspace(");
                    out.num(*space);
                    out.str(")");
                }
            }
            InstKind::Load { ptr, align, volatile, atomic } => {
                out.str("load ");
                word(out, atomic.is_some(), "atomic ");
                word(out, *volatile, "volatile ");
                self.values.ty(out, inst.ty);
                out.str(", ");
                self.typed(out, *ptr);
                if let Some(atomic) = atomic {
                    self.atomicity(out, *atomic);
                }
                self.align(out, *align);
            }
            InstKind::Store { value, ptr, align, volatile, atomic } => {
                out.str("store ");
                word(out, atomic.is_some(), "atomic ");
                word(out, *volatile, "volatile ");
                self.typed_list(out, &[*value, *ptr]);
                if let Some(atomic) = atomic {
                    self.atomicity(out, *atomic);
                }
                self.align(out, *align);
            }
            InstKind::Fence { atomic } => {
                out.str("fence");
                self.atomicity(out, *atomic);
            }
            InstKind::CmpXchg { ptr, expected, new, weak, volatile, success, failure, align } => {
                out.str("cmpxchg ");
                word(out, *weak, "weak ");
                word(out, *volatile, "volatile ");
                self.typed_list(out, &[*ptr, *expected, *new]);
                self.atomicity(out, *success);
                out.str(" ");
                out.str(failure.keyword());
                self.align(out, *align);
            }
            InstKind::AtomicRmw { op, ptr, value, volatile, atomic, align } => {
                out.str("atomicrmw ");
                word(out, *volatile, "volatile ");
                out.str(op.keyword());
                out.str(" ");
                self.typed_list(out, &[*ptr, *value]);
                self.atomicity(out, *atomic);
                self.align(out, *align);
            }
            _ => {}
        }
    }

    /// Whether an operand is the constant `i32 1`.
    fn is_one(&self, operand: Operand) -> bool {
        match operand {
            Operand::Const(id) => {
                let consts = self.values.tables.consts;
                consts.ty(id) == TypeId::I32 && consts.as_u64(id) == Some(1)
            }
            _ => false,
        }
    }
}

/// `, { 1, 0 }` behind what `uselistorder` is about.
pub(super) fn use_list_indexes(out: &mut Text, order: &[u32]) {
    out.str(", { ");
    let mut first = true;
    for &index in order {
        out.separate(&mut first, ", ");
        out.num(index);
    }
    out.str(" }\n");
}

fn call_is_vararg(tables: Tables<'_>, call: &CallData) -> bool {
    tables.types.function_parts(call.function_type).is_some_and(|parts| parts.2)
}
