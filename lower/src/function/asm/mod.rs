//! Inline assembly.
//!
//! A template without instructions (the usual way to hide a value from the optimizer) needs no assembler: each
//! output has the value of the input tied to it. Any other becomes a stub: a small function in assembly text that
//! is called with the address of a block of memory in the caller's frame, where its operands lie.
//!
//! | file | holds |
//! |---|---|
//! | `constraints.rs` | the constraint string |
//! | `template.rs` | the template string |
//! | `operand.rs` | operands as stubs see them |
//! | `x86.rs` | registers of x86-64 and the text of a stub |
//! | `load_store.rs` | the text of a stub for AArch64, RISC-V and s390x |
//! | `machine.rs` | registers and instructions of those |
//! | `naked.rs` | functions that are nothing but inline assembly |

mod constraints;
mod load_store;
mod machine;
mod naked;
mod operand;
mod template;
mod x86;

pub(crate) use naked::naked_function;

use super::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use constraints::{Constraint, Role};
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use machine::Machine;
use operand::{Argument, AsmOperand, ValueClass};
use rllc_frontend::ir::{
    AsmId, BlockId, CallData, CallId, CastOp, ConstData, ConstExpr, ConstId, GlobalId, Inst, ListRef,
    Operand, TypeId,
};
use rllc_targets::object::{AssemblyStub, Format};
use rustc_hash::FxHasher;
use std::hash::Hasher;
use target_lexicon::Architecture;
use template::Dialect;

/// The bytes each operand has in the block, and where some are wider.
const OPERAND_SIZE: u32 = 16;
const WIDE_OPERAND_SIZE: u32 = 64;

impl<'a> Translator<'a> {
    pub(super) fn inline_asm(&mut self, inst: &Inst, call: &'a CallData, asm: AsmId) -> Lowered<()> {
        self.inline_asm_jump(inst, call, asm)?;
        Ok(())
    }

    /// `callbr`: the labels of the template are ways out of its stub, which returns their number.
    pub(super) fn call_br(
        &mut self,
        inst: &Inst,
        call: CallId,
        fallthrough: BlockId,
        indirect: ListRef,
    ) -> Lowered<()> {
        let data = &self.body.calls[call];
        let Operand::Asm(asm) = data.callee else { return unsupported("callbr of a function") };
        let Some(label) = self.inline_asm_jump(inst, data, asm)? else {
            return self.br(fallthrough);
        };
        let dests = self.body.block_list(indirect);
        for (index, &dest) in dests.iter().enumerate() {
            let number = index as i64 + 1;
            let taken = self.ins().icmp_imm_u(IntCC::Equal, label, number);
            let args = self.edge_args(dest)?;
            let dest = self.clif_block(dest);
            let next = self.builder.create_block();
            self.ins().brif(taken, dest, &args, next, &[]);
            self.builder.switch_to_block(next);
        }
        self.br(fallthrough)
    }

    /// The result: the number of the label that control left by, 0 for the end of the template; `None` if there are no
    /// labels.
    fn inline_asm_jump(&mut self, inst: &Inst, call: &'a CallData, asm: AsmId) -> Lowered<Option<ir::Value>> {
        let asm = &self.body.asms[asm];
        let Ok(text) = std::str::from_utf8(self.string(asm.constraints)) else {
            return unsupported("inline assembly with constraints that are not text");
        };
        let constraints = match constraints::parse(text) {
            Ok(constraints) => constraints,
            Err(what) => return unsupported(format!("inline assembly whose constraints have {what}")),
        };
        // Its stub can only be unwound through with a table.
        let described = self.lowering.format == Format::Elf && self.has_unwind_table();
        if asm.can_throw && !described {
            return unsupported("inline assembly that may throw on this target");
        }
        let unwind_to = self.unwind_to.take();
        self.unwind_to = unwind_to.filter(|_| asm.can_throw);
        let template = self.string(asm.template);
        self.ins().sequence_point();
        let (result, label) = if is_empty_template(template) && constraints.iter().all(|c| !c.is_flag()) {
            (self.empty_template(inst.ty, call, &constraints)?, None)
        } else {
            let dialect = if asm.intel_dialect { Dialect::Intel } else { Dialect::Att };
            self.stub_call(inst.ty, call, &constraints, template, dialect, described)?
        };
        self.ins().sequence_point();
        self.set_result(inst, &result);
        Ok(label)
    }

    /// Calls the stub of a template that has instructions. The result: that of the template, and the label it left by.
    fn stub_call(
        &mut self,
        ty: TypeId,
        call: &'a CallData,
        constraints: &[Constraint],
        template: &[u8],
        dialect: Dialect,
        described: bool,
    ) -> Lowered<(Parts, Option<ir::Value>)> {
        let refuse = |what: String| unsupported(format!("inline assembly with {what}"));
        let machine = match self.isa.triple().architecture {
            Architecture::X86_64 => None,
            architecture => match Machine::of(architecture) {
                Some(machine) => Some(machine),
                None => return refuse("instructions on this target".into()),
            },
        };
        let has_labels = constraints.iter().any(|constraint| constraint.role == Role::Label);
        let Ok(template) = std::str::from_utf8(template) else {
            return refuse("a template that is not text".into());
        };
        let args = self.body.operands(call.args);
        let outputs = self.output_types(ty, constraints)?;
        let mut output_types = outputs.iter().copied();
        let mut operands = Vec::with_capacity(constraints.len());
        let mut results: Vec<(TypeId, u32)> = Vec::new();
        let mut stores: Vec<(TypeId, Parts, u32)> = Vec::new();
        let mut next_arg = 0;
        let mut pointers: Vec<Option<Operand>> = Vec::with_capacity(constraints.len());
        let mut types = outputs.iter().copied().chain(args.iter().map(|&arg| self.operand_type(arg)));
        let is_wide = types.any(|ty| self.types().is_vector(ty) && self.store_size(ty) > OPERAND_SIZE.into());
        let operand_size = if is_wide { WIDE_OPERAND_SIZE } else { OPERAND_SIZE };
        for (index, constraint) in constraints.iter().enumerate() {
            pointers.push(args.get(next_arg).copied().filter(|_| constraint.indirect));
            let offset = index as u32 * operand_size;
            let mut operand = AsmOperand { constraint, argument: None, output: None };
            if constraint.takes_argument() {
                let Some(&arg) = args.get(next_arg) else { return refuse("too few arguments".into()) };
                next_arg += 1;
                let arg_type = self.operand_type(arg);
                let parts = self.canonical_parts(arg, arg_type)?;
                if let Some(pointer) = constraint.tied_to.and_then(|output| pointers[output]) {
                    // The operand is in memory: so is the value that it starts with.
                    let to = self.address(pointer)?;
                    self.store_parts(arg_type, &parts, to, MemFlagsData::new())?;
                    operands.push(operand);
                    continue;
                }
                let class = if constraint.indirect {
                    ValueClass::Int { bytes: 8 }
                } else {
                    self.asm_class(arg_type)?
                };
                stores.push((arg_type, parts, offset));
                operand.argument = Some(self.asm_argument(arg, class, offset)?);
            }
            if constraint.role == Role::Output
                && !constraint.indirect
                && let Some(output) = output_types.next()
            {
                operand.output = Some((offset, self.asm_class(output)?));
                results.push((output, offset));
            }
            operands.push(operand);
        }
        let stub = template::parse(template, dialect).and_then(|pieces| match machine {
            None => x86::stub(&operands, &pieces, dialect, described),
            Some(machine) => load_store::stub(machine, &operands, &pieces, described),
        });
        let stub = match stub {
            Ok(stub) => stub,
            Err(what) => return refuse(what),
        };
        let name = self.add_stub(stub);
        let block = self.new_slot(constraints.len().max(1) as u32 * operand_size, 16);
        for (ty, parts, offset) in stores {
            let address = Address { base: AddressBase::Slot(block), offset: i64::from(offset) };
            let part = parts[0];
            if parts.len() == 1 && self.type_of(part).is_int() && self.type_of(part).bits() < 64 {
                let ty = self.type_of(part);
                // RISC-V keeps 32-bit values sign-extended.
                let wide = match machine {
                    Some(Machine::Riscv64) if ty == I32 => self.ins().sextend(I64, part),
                    _ => self.widen(part, I64),
                };
                self.store_part(wide, address, MemFlagsData::new());
            } else {
                self.store_parts(ty, &parts, address, MemFlagsData::new())?;
            }
        }
        let address = self.address_value(Address { base: AddressBase::Slot(block), offset: 0 });
        let label = match has_labels {
            true => Some(self.call_assembly(&name, &[address], &[I32])?[0]),
            false => {
                self.call_assembly(&name, &[address], &[])?;
                None
            }
        };
        let mut parts = Parts::new();
        for (ty, offset) in results {
            let address = Address { base: AddressBase::Slot(block), offset: i64::from(offset) };
            let repr = self.repr(ty)?;
            match repr.kind {
                ReprKind::Int(bits @ ..=64) => {
                    let word = self.load_part(I64, address, MemFlagsData::new());
                    let value = self.reduce(word, repr.parts[0]);
                    parts.push(self.clear_upper(value, bits));
                }
                _ => parts.extend(self.load_parts(ty, address, MemFlagsData::new())?),
            }
        }
        Ok((parts, label))
    }

    /// Adds the stub to the function's output and gives its symbol.
    fn add_stub(&mut self, mut text: String) -> String {
        self.hardening().harden_text(&mut text);
        let stub = assembly_stub(&text, self.lowering.format);
        let name = stub.name.to_string();
        let stubs = &mut self.output.assembly;
        if stubs.iter().all(|known| known.name != stub.name) {
            stubs.push(stub);
        }
        name
    }

    /// How values of `ty` go into the block.
    fn asm_class(&mut self, ty: TypeId) -> Lowered<ValueClass> {
        let repr = self.repr(ty)?;
        let aarch64 = matches!(self.isa.triple().architecture, Architecture::Aarch64(_));
        let x86_64 = self.isa.triple().architecture == Architecture::X86_64;
        let riscv64 = matches!(self.isa.triple().architecture, Architecture::Riscv64(_));
        Ok(match repr.kind {
            ReprKind::Int(bits) if bits <= 64 => ValueClass::Int { bytes: repr.parts[0].bytes() },
            ReprKind::Ptr => ValueClass::Int { bytes: 8 },
            ReprKind::Float => ValueClass::Float { bytes: 4 },
            ReprKind::Half | ReprKind::BFloat if aarch64 || x86_64 || riscv64 => {
                ValueClass::Float { bytes: 2 }
            }
            ReprKind::Double => ValueClass::Float { bytes: 8 },
            ReprKind::X87 => ValueClass::X87,
            ReprKind::Vector { .. } if repr.parts.len() == 1 && self.store_size(ty) == 16 => {
                ValueClass::Vector
            }
            ReprKind::Vector { .. } if repr.parts.len() == 1 && self.store_size(ty) == 8 => {
                ValueClass::Float { bytes: 8 }
            }
            ReprKind::Vector { .. }
                if self.isa.triple().architecture == Architecture::X86_64
                    && matches!(self.store_size(ty), 32 | 64) =>
            {
                ValueClass::Wide { bytes: self.store_size(ty) as u32 }
            }
            ReprKind::Fp128 => ValueClass::Vector,
            ReprKind::Int(_) if self.store_size(ty) == 16 => ValueClass::Vector,
            _ => return unsupported("inline assembly with an operand of this type"),
        })
    }

    fn store_size(&self, ty: TypeId) -> u64 {
        self.layout().store_size(self.types(), ty)
    }

    /// An argument, with what an immediate operand can say of it.
    fn asm_argument(&mut self, arg: Operand, class: ValueClass, offset: u32) -> Lowered<Argument> {
        if let Operand::Const(constant) = arg {
            let consts = &self.body.context.consts;
            match consts.data(constant) {
                ConstData::Int(value) => {
                    let bits = self.types().int_bits(consts.ty(constant)).unwrap_or(64);
                    return Ok(Argument::Constant { value: immediate(*value, bits), offset, class });
                }
                ConstData::Null => return Ok(Argument::Constant { value: 0, offset, class }),
                _ => {}
            }
            if let Some((global, distance)) = self.symbol_and_distance(constant)?
                && let Some(mut text) = self.lowering.symbol_text(global)
            {
                if distance != 0 {
                    text.push_str(&format!("{distance:+}"));
                }
                return Ok(Argument::Symbol { text, offset });
            }
        }
        Ok(Argument::Block { offset, class })
    }

    /// The global and the distance from it that a constant address is.
    fn symbol_and_distance(&mut self, mut constant: ConstId) -> Lowered<Option<(GlobalId, i64)>> {
        let body = self.body;
        let mut distance = 0i64;
        loop {
            constant = match body.context.consts.data(constant) {
                ConstData::Global(global) => return Ok(Some((*global, distance))),
                ConstData::Expr(expr) => match &**expr {
                    ConstExpr::Cast { op: CastOp::BitCast | CastOp::PtrToInt | CastOp::IntToPtr, arg } => {
                        *arg
                    }
                    ConstExpr::GetElementPtr { source_type, args, .. } => {
                        let indices = args[1..].iter().map(|&index| Operand::Const(index));
                        match self.constant_distance(*source_type, indices) {
                            Some(more) => distance = distance.wrapping_add(more),
                            None => return Ok(None),
                        }
                        args[0]
                    }
                    _ => return Ok(None),
                },
                _ => return Ok(None),
            };
        }
    }

    /// The types of the direct outputs, in order.
    fn output_types(&self, ty: TypeId, constraints: &[Constraint]) -> Lowered<Vec<TypeId>> {
        let direct = |constraint: &&Constraint| constraint.role == Role::Output && !constraint.indirect;
        match constraints.iter().filter(direct).count() {
            0 => Ok(Vec::new()),
            1 => Ok(vec![ty]),
            count => match self.types().struct_body(ty) {
                Some((fields, _)) if fields.len() == count => Ok(fields.to_vec()),
                _ => unsupported("inline assembly whose outputs do not match its type"),
            },
        }
    }

    /// The results of a template that does nothing.
    fn empty_template(
        &mut self,
        ty: TypeId,
        call: &'a CallData,
        constraints: &[Constraint],
    ) -> Lowered<Parts> {
        let args = self.body.operands(call.args);
        let mut argument_of = Vec::with_capacity(constraints.len());
        let mut next = 0;
        for constraint in constraints {
            argument_of.push(constraint.takes_argument().then_some(next));
            next += usize::from(constraint.takes_argument());
        }
        let outputs: Vec<usize> = (0..constraints.len())
            .filter(|&index| constraints[index].role == Role::Output && !constraints[index].indirect)
            .collect();
        let types = self.output_types(ty, constraints)?;
        let mut result = Parts::new();
        for (&output, &ty) in outputs.iter().zip(&types) {
            let tied = constraints
                .iter()
                .position(|constraint| constraint.tied_to == Some(output))
                .and_then(|input| argument_of[input])
                .and_then(|argument| args.get(argument).copied());
            let parts = match tied {
                Some(input) => self.tied_value(input, ty)?,
                None => self.left_in_register(&constraints[output], ty)?,
            };
            result.extend(parts);
        }
        Ok(result)
    }

    /// What an output of a template that does nothing finds in its register.
    fn left_in_register(&mut self, constraint: &Constraint, ty: TypeId) -> Lowered<Parts> {
        let name = constraint.codes().first().and_then(|code| code.strip_prefix('{')?.strip_suffix('}'));
        match name {
            Some("rsp" | "esp" | "sp" | "r15") if self.is_stack_pointer(name) => {
                let value = self.ins().get_stack_pointer(I64);
                let repr = self.repr(ty)?;
                match repr.parts[..] {
                    [part] if part.is_int() => Ok(Parts::from_slice(&[self.resize(value, part)])),
                    _ => unsupported("inline assembly that reads the stack pointer as this type"),
                }
            }
            Some(
                name
                @ ("tp" | "gp" | "x2" | "x3" | "x4" | "x8" | "fp" | "s0" | "x18" | "x29" | "rbp" | "r11"),
            ) if self.is_kept_register(name) => unsupported(format!("inline assembly that reads {name}")),
            _ => self.undefined(ty),
        }
    }

    /// Whether the name is that of the stack pointer here.
    fn is_stack_pointer(&self, name: Option<&str>) -> bool {
        match self.isa.triple().architecture {
            Architecture::X86_64 => matches!(name, Some("rsp" | "esp")),
            Architecture::S390x => name == Some("r15"),
            _ => name == Some("sp"),
        }
    }

    /// Whether a register of this name has a meaning beyond the function.
    fn is_kept_register(&self, name: &str) -> bool {
        match self.isa.triple().architecture {
            Architecture::X86_64 => name == "rbp",
            Architecture::Aarch64(_) => matches!(name, "x18" | "x29" | "fp"),
            Architecture::Riscv64(_) => matches!(name, "tp" | "gp" | "x2" | "x3" | "x4" | "x8" | "fp" | "s0"),
            Architecture::S390x => name == "r11",
            _ => false,
        }
    }

    /// The value of an input as the output of type `ty` that it is tied to.
    fn tied_value(&mut self, input: Operand, ty: TypeId) -> Lowered<Parts> {
        let from = self.operand_type(input);
        let parts = self.canonical_parts(input, from)?;
        if from == ty {
            return Ok(parts);
        }
        let (from, to) = (self.repr(from)?, self.repr(ty)?);
        match (&from.parts[..], &to.parts[..]) {
            ([a], [b]) if a.is_int() && b.is_int() => Ok(Parts::from_slice(&[self.resize(parts[0], *b)])),
            _ => unsupported("inline assembly that ties operands of different types"),
        }
    }
}

/// The number that an immediate operand is; a truth value is 0 or 1.
fn immediate(value: u64, bits: u32) -> i64 {
    let shift = if bits == 1 { 0 } else { 64 - bits.min(64) };
    ((value << shift) as i64) >> shift
}

/// A stub of this text, under a name that follows from it.
fn assembly_stub(text: &str, format: Format) -> AssemblyStub {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    let first = hasher.finish();
    hasher.write_u64(first ^ text.len() as u64);
    let name = format!("__rllc_asm_{first:016x}{:016x}", hasher.finish());
    let private = if format == Format::MachO { "L" } else { ".L" };
    let text = text.replace(template::UID, &name[name.len() - 8..]).replace(template::PRIVATE, private);
    AssemblyStub { name: name.into(), text }
}

/// Whether a template has nothing but white space and comments.
fn is_empty_template(template: &[u8]) -> bool {
    template
        .split(|&byte| byte == b'\n' || byte == b';')
        .map(<[u8]>::trim_ascii)
        .all(|line| line.is_empty() || line.starts_with(b"#") || line.starts_with(b"//"))
}
