//! Stack protectors: `ssp`, `sspstrong` and `sspreq`.
//!
//! A guard word above all objects of the frame gets the platform's value at entry, and is compared with it before
//! each return, each `musttail` call, and each call that neither returns nor is known not to throw. Where it differs, an
//! object was overrun and `__stack_chk_fail` is called.

use super::segment::Segment;
use super::{Lowered, NAMESPACE_LIBRARY, Translator, unsupported};
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{InstBuilder, InstructionData};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use rllc_frontend::ir::{AttrKind, Inst, InstKind, Operand, Type, TypeId, ValueId};
use rllc_targets::triple::{Environment, Os};
use target_lexicon::Architecture;

/// The size in bytes from which `ssp` protects an array of bytes.
const DEFAULT_BUFFER_SIZE: u64 = 8;

/// The guard of a protected function.
#[derive(Debug)]
pub(crate) struct Protector {
    /// The guard's slot.
    slot: ir::StackSlot,
    /// The slots that an access may run over. They come right below the guard.
    buffers: EntitySet<ir::StackSlot>,
    /// The size in bytes from which an array of bytes is such a buffer.
    least: u64,
    strong: bool,
}

/// Where the platform, or the module by its flags `stack-protector-guard…`, keeps the value.
enum GuardSource {
    /// In a segment of x86-64, this far from its base or from a symbol in it.
    Segment { segment: Segment, symbol: Option<String>, offset: u32 },
    /// This far from what a register holds, which a stub reads: the thread pointer, or `sp_el0`.
    Register { stub: &'static str, offset: i32 },
    /// In a variable.
    Variable(&'static str),
}

/// The stubs that read registers, by their names in [`registers`](crate::stubs::registers).
const THREAD_POINTER: &str = "thread.pointer";
const USER_STACK_POINTER: &str = "sp_el0";

/// The variable of platforms that name no other.
const GUARD_VARIABLE: &str = "__stack_chk_guard";

/// The variable of Microsoft's runtime, whose function `__security_check_cookie` reports what differs from it.
const COOKIE: &str = "__security_cookie";

impl<'a> Translator<'a> {
    /// The size in bytes from which an array of bytes is a buffer.
    fn least_buffer(&self) -> u64 {
        let size = self.function_string(b"stack-protector-buffer-size");
        let size = size.and_then(|text| std::str::from_utf8(text).ok()?.parse().ok());
        size.unwrap_or(DEFAULT_BUFFER_SIZE)
    }

    /// Whether the function is to be protected.
    fn wants_protector(&self) -> bool {
        if self.function_has(AttrKind::StackProtectReq) {
            return true;
        }
        let strong = self.function_has(AttrKind::StackProtectStrong);
        if !strong && !self.function_has(AttrKind::StackProtect) {
            return false;
        }
        let least = self.least_buffer();
        let mut objects: SecondaryMap<ValueId, bool> = SecondaryMap::new();
        for inst in self.body.insts.values() {
            let InstKind::Alloca { ty, .. } = inst.kind else { continue };
            if self.is_buffer(inst, least, strong) || self.has_buffer(ty, least, strong, 0) {
                return true;
            }
            if let Some(result) = inst.result.expand() {
                objects[result] = true;
            }
        }
        strong && self.has_address_taken(&objects)
    }

    /// Whether an alloca is of dynamic size or of several elements that an access may run over.
    fn is_buffer(&self, inst: &Inst, least: u64, strong: bool) -> bool {
        let InstKind::Alloca { ty, count: Operand::Const(count), .. } = inst.kind else { return true };
        let Some((bytes, _)) = self.fixed_alloca(inst) else { return true };
        let many = self.body.context.consts.as_u64(count) != Some(1);
        many && (strong || bytes >= least) || self.has_buffer(ty, least, strong, 0)
    }

    /// Remembers the slot of an alloca if it has to lie right below the guard.
    pub(super) fn note_object(&mut self, inst: &Inst, slot: ir::StackSlot) {
        let Some(Protector { least, strong, .. }) = self.protector else { return };
        let buffer = self.is_buffer(inst, least, strong);
        if let Some(protector) = &mut self.protector
            && buffer
        {
            protector.buffers.insert(slot);
        }
    }

    /// Whether a type has an array that an access may run over.
    fn has_buffer(&self, ty: TypeId, least: u64, strong: bool, depth: u32) -> bool {
        const MAX_DEPTH: u32 = 64;
        let types = self.types();
        match types.get(ty) {
            _ if depth > MAX_DEPTH => true,
            Type::Array { elem, .. } => {
                let bytes = self.layout().alloc_size(types, ty);
                let darwin = self.lowering.options.target.is_darwin();
                strong
                    || ((types.int_bits(*elem) == Some(8) || darwin && depth == 0) && bytes >= least)
                    || self.has_buffer(*elem, least, strong, depth + 1)
            }
            _ => types.struct_body(ty).is_some_and(|(fields, _)| {
                fields.iter().any(|&field| self.has_buffer(field, least, strong, depth + 1))
            }),
        }
    }

    /// Whether the address of some object is used for more than to load and store it.
    fn has_address_taken(&self, objects: &SecondaryMap<ValueId, bool>) -> bool {
        let mut taken = false;
        for inst in self.body.insts.values() {
            match &inst.kind {
                InstKind::Load { .. } => {}
                InstKind::Store { value, .. } => {
                    taken |= matches!(value, Operand::Value(value) if objects[*value]);
                }
                InstKind::Call(call) if self.is_lifetime_marker(self.body.calls[*call].callee) => {}
                kind => self.body.visit_operands(kind, |operand| {
                    taken |= matches!(operand, Operand::Value(value) if objects[value]);
                }),
            }
        }
        taken
    }

    /// Puts the guard in place at the function's entry, if it is to be protected.
    pub(super) fn protector_entry(&mut self) -> Lowered<()> {
        if !self.wants_protector() {
            return Ok(());
        }
        let slot = self.new_slot(8, 8);
        let mut buffers = EntitySet::new();
        if let Some(dynamic) = self.side_stack {
            buffers.insert(dynamic.slot());
        }
        let strong = !self.function_has(AttrKind::StackProtect);
        self.protector = Some(Protector { slot, buffers, least: self.least_buffer(), strong });
        let value = self.guard_value()?;
        self.ins().sequence_point();
        self.store_to_slot(value, slot, 0);
        self.ins().sequence_point();
        Ok(())
    }

    fn guard_source(&self) -> Lowered<GuardSource> {
        let target = &self.lowering.options.target;
        let architecture = self.isa.triple().architecture;
        let android = target.environment == Environment::Android;
        let fuchsia = target.os == Os::Fuchsia;
        let kind = self.lowering.module_flag_string(b"stack-protector-guard");
        let register = self.lowering.module_flag_string(b"stack-protector-guard-reg");
        let moved = self.lowering.module_flag_number(b"stack-protector-guard-offset");
        let moved = moved.map(|offset| offset as u32 as i32);
        let own = match (architecture, target.os) {
            (_, Os::OpenBsd) => return unsupported("stack protectors on this platform"),
            (_, Os::Windows) if target.is_windows_msvc() => GuardSource::Variable(COOKIE),
            (Architecture::X86_64, Os::Linux | Os::KFreeBsd | Os::Hurd | Os::Fuchsia) => {
                let segment = match register.as_deref() {
                    None | Some(b"fs") => Segment::Fs,
                    Some(b"gs") => Segment::Gs,
                    Some(_) => return unsupported("a stack guard in this register"),
                };
                let symbol = self.lowering.module_flag_string(b"stack-protector-guard-symbol");
                let symbol = symbol.map(String::from_utf8).transpose();
                let Ok(symbol) = symbol else { return unsupported("a stack guard of this name") };
                let offset = match (moved, &symbol) {
                    (Some(offset), _) => u32::try_from(offset).ok(),
                    (None, Some(_)) => Some(0),
                    (None, None) => Some(if fuchsia { 0x10 } else { 0x28 }),
                };
                let Some(offset) = offset else { return unsupported("a stack guard at a negative offset") };
                GuardSource::Segment { segment, symbol, offset }
            }
            (Architecture::Aarch64(_) | Architecture::Riscv64(_), _) if fuchsia => {
                GuardSource::Register { stub: THREAD_POINTER, offset: -0x10 }
            }
            (Architecture::Aarch64(_), _) if android => {
                GuardSource::Register { stub: THREAD_POINTER, offset: 0x28 }
            }
            (Architecture::Riscv64(_), _) if android => {
                GuardSource::Register { stub: THREAD_POINTER, offset: -0x18 }
            }
            (Architecture::S390x, _) => GuardSource::Register { stub: THREAD_POINTER, offset: 0x28 },
            _ => GuardSource::Variable(GUARD_VARIABLE),
        };
        let named = |name: &[u8]| register.as_deref() == Some(name);
        Ok(match (kind.as_deref(), architecture) {
            (None, Architecture::Aarch64(_) | Architecture::Riscv64(_))
                if register.is_some() || moved.is_some() =>
            {
                return unsupported("the module flag stack-protector-guard-reg without a kind of guard");
            }
            (None, _) | (Some(b"tls"), Architecture::X86_64) => own,
            (_, Architecture::S390x) => own,
            (Some(b"global"), Architecture::X86_64) if matches!(own, GuardSource::Segment { .. }) => {
                GuardSource::Variable(GUARD_VARIABLE)
            }
            (Some(b"global"), _) => own,
            (Some(b"sysreg"), Architecture::Aarch64(_)) if named(b"sp_el0") => {
                GuardSource::Register { stub: USER_STACK_POINTER, offset: moved.unwrap_or(0) }
            }
            (Some(b"tls"), Architecture::Riscv64(_)) if named(b"tp") => {
                GuardSource::Register { stub: THREAD_POINTER, offset: moved.unwrap_or(0) }
            }
            _ => return unsupported("this kind of the module flag stack-protector-guard"),
        })
    }

    /// The platform's value.
    pub(super) fn guard_value(&mut self) -> Lowered<ir::Value> {
        Ok(match self.guard_source()? {
            GuardSource::Segment { segment, symbol, offset } => {
                let base = match symbol {
                    Some(symbol) => self.variable_address(&symbol)?,
                    None => self.ins().iconst(I64, 0),
                };
                let address = self.ins().iadd_imm_u(base, i64::from(offset));
                self.call_segment(segment.load(8), &[address], &[I64])[0]
            }
            GuardSource::Register { stub, offset } => {
                let base = self.register_stub(stub, &[]).and_then(|values| values.first().copied());
                let Some(base) = base else { return unsupported("stack protectors on this platform") };
                self.guard_load(base, offset)
            }
            GuardSource::Variable(name) => {
                let address = self.variable_address(name)?;
                self.guard_load(address, 0)
            }
        })
    }

    fn guard_load(&mut self, base: ir::Value, offset: i32) -> ir::Value {
        self.ins().sequence_point();
        let value = self.ins().load(I64, super::values::slot_flags(), base, offset);
        self.ins().sequence_point();
        value
    }

    /// The address of a variable of the platform, which may be a global of the module.
    fn variable_address(&mut self, name: &str) -> Lowered<ir::Value> {
        let module = self.lowering.module;
        let known = module.context.strings.find(name.as_bytes()).and_then(|name| {
            module.globals.iter().find(|(_, global)| global.name == Some(name)).map(|(id, _)| id)
        });
        if let Some(global) = known {
            return self.global_address(global);
        }
        // MinGW: the variable may be another module's, and the object writer makes a word with its address.
        let indirect = self.lowering.options.target.is_windows_gnu();
        let index = match indirect {
            true => self.library_name(&format!(".refptr.{name}")),
            false => self.library_name(name),
        };
        let own = ir::UserExternalName::new(NAMESPACE_LIBRARY, index);
        let own = self.builder.func.declare_imported_user_function(own);
        let symbol = self.builder.create_global_value(ir::GlobalValueData::Symbol {
            name: ir::ExternalName::user(own),
            offset: 0.into(),
            colocated: indirect || name == COOKIE,
            tls: false,
        });
        let address = self.ins().symbol_value(I64, symbol);
        Ok(match indirect {
            true => self.ins().load(I64, super::values::slot_flags(), address, 0),
            false => address,
        })
    }

    /// Compares the guard with the platform's value.
    pub(super) fn check_protector(&mut self) -> Lowered<()> {
        let Some(Protector { slot, .. }) = self.protector else { return Ok(()) };
        let expected = self.guard_value()?;
        self.ins().sequence_point();
        let found = self.load_from_slot(I64, slot, 0);
        self.ins().sequence_point();
        let intact = self.ins().icmp(IntCC::Equal, found, expected);
        let failed = self.builder.create_block();
        let passed = self.builder.create_block();
        self.ins().brif(intact, passed, &[], failed, &[]);
        self.builder.set_cold_block(failed);
        self.builder.switch_to_block(failed);
        self.report_overrun(found);
        self.trap_unreachable();
        self.builder.switch_to_block(passed);
        Ok(())
    }

    /// Calls what the platform has for a frame whose guard is not intact.
    fn report_overrun(&mut self, found: ir::Value) {
        match self.lowering.options.target.is_windows_msvc() {
            true => self.call_library("__security_check_cookie", &[found], &[]),
            false => self.call_library("__stack_chk_fail", &[], &[]),
        };
    }

    /// Puts the slots in order: the guard above all others, and the buffers right below it.
    pub(super) fn place_protector(&mut self) {
        let Some(Protector { slot: guard, buffers, .. }) = self.protector.take() else { return };
        let func = &mut self.builder.func;
        let mut order: Vec<ir::StackSlot> = func.sized_stack_slots.keys().collect();
        order.sort_by_key(|&slot| (slot == guard, buffers.contains(slot)));
        let mut places: SecondaryMap<ir::StackSlot, PackedOption<ir::StackSlot>> = SecondaryMap::new();
        let mut slots = ir::StackSlots::new();
        for slot in order {
            places[slot] = slots.push(func.sized_stack_slots[slot].clone()).into();
        }
        func.sized_stack_slots = slots;
        let ir::function::FunctionStencil { dfg, layout, .. } = &mut func.stencil;
        for inst in layout.blocks().flat_map(|block| layout.block_insts(block)) {
            if let InstructionData::StackAddr { stack_slot, .. } = &mut dfg.insts[inst] {
                *stack_slot = places[*stack_slot].expand().unwrap_or(*stack_slot);
            }
        }
    }

    /// What a function does before it leaves its frame for good.
    pub(super) fn leave_frame(&mut self) -> Lowered<()> {
        self.instrument_exit()?;
        self.check_protector()?;
        self.side_stack_exit();
        self.safe_stack_exit();
        Ok(())
    }
}
