//! Calls of `llvm.*` (LangRef, "Intrinsic Functions").
//!
//! | file | holds |
//! |---|---|
//! | `mod.rs` | dispatch by name; intrinsics that mean nothing or one simple thing to code generation |
//! | `pure.rs` | the names of functions of their arguments alone, applied to scalars or lane by lane |
//! | `int.rs` | bit counting, saturating and overflow arithmetic, … |
//! | `float.rs` | floating-point functions |
//! | `memory.rs` | `memcpy` and its family |
//! | `sjlj.rs` | `llvm.eh.sjlj.setjmp` and `longjmp` |
//! | `constrained.rs` | operations in a floating-point environment |
//! | `environment.rs` | that environment, counters, the thread pointer |
//! | `fixed_point.rs` | fixed-point and carry-less arithmetic |
//! | `table.rs` | what becomes of each intrinsic |
//! | `object_size.rs` | `llvm.objectsize` |
//! | `trampoline.rs` | `llvm.init.trampoline` |
//! | `x86.rs` | intrinsics of x86 |
//! | `aarch64.rs` | intrinsics of AArch64 |
//! | `instructions.rs` | intrinsics of RISC-V and s390x |

mod aarch64;
mod constrained;
mod environment;
mod fixed_point;
mod float;
mod instructions;
mod int;
mod memory;
mod object_size;
mod pure;
mod sjlj;
mod table;
mod trampoline;
mod x86;
mod x86_tile;
mod x86_wide;

use super::{Lowered, NAMESPACE_PART, PartKey, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use crate::stubs;
pub(crate) use constrained::Environment;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{I8, I32, I64};
pub(crate) use pure::Pure;
use rllc_frontend::ir::{AttrKind, CallData, CastOp, ConstData, Inst, InstId, Operand, TypeId};
pub use table::{INTRINSICS, Treatment};
use target_lexicon::{Architecture, BinaryFormat};

/// A name without `llvm.`, then without each of its trailing components in turn: the suffixes that name
/// overloaded types.
fn candidates(name: &[u8]) -> impl Iterator<Item = &str> {
    let mut rest = std::str::from_utf8(name).ok().and_then(|name| name.strip_prefix("llvm."));
    std::iter::from_fn(move || {
        let current = rest?;
        rest = current.rfind('.').map(|dot| &current[..dot]);
        Some(current)
    })
}

/// Whether the intrinsic reads or writes memory through its pointers.
fn is_memory_access(name: &[u8]) -> bool {
    [
        &b"llvm.mem"[..],
        b"llvm.masked.",
        b"llvm.vp.",
        b"llvm.experimental.",
        b"llvm.x86.",
        b"llvm.va_",
        b"llvm.matrix.",
    ]
    .iter()
    .any(|prefix| name.starts_with(prefix))
}

impl<'a> Translator<'a> {
    pub(super) fn intrinsic(
        &mut self,
        id: InstId,
        inst: &Inst,
        call: &'a CallData,
        name: &'a [u8],
    ) -> Lowered<()> {
        let args = self.body.operands(call.args);
        if is_memory_access(name) && args.iter().any(|&arg| self.is_in_segment(arg)) {
            return unsupported(format!("{} in a segment", String::from_utf8_lossy(name)));
        }
        if matches!(name, b"llvm.trap" | b"llvm.debugtrap" | b"llvm.ubsantrap")
            && let Some(handler) = self.trap_handler(call)
        {
            let code: Parts = args.iter().map(|&arg| self.one(arg)).collect::<Lowered<_>>()?;
            let code: Parts = code.iter().map(|&code| self.ins().uextend(I32, code)).collect();
            self.call_library(&handler, &code, &[]);
            return Ok(());
        }
        for base in candidates(name) {
            match table::treatment(base) {
                Some(Treatment::Nothing) => return self.no_intrinsic(inst),
                Some(treatment) => {
                    if let Some(reason) = treatment.reason() {
                        return unsupported(format!("the intrinsic llvm.{base}: {reason}"));
                    }
                }
                None => {}
            }
            if let Some(op) = Pure::from_name(base) {
                return self.pure_call(inst, op, args);
            }
            if self.memory_intrinsic(base, inst, args)?
                || self.vector_intrinsic(base, inst, args)?
                || self.x86_intrinsic(base, inst, args)?
                || self.aarch64_intrinsic(base, inst, args)?
                || self.riscv_intrinsic(base, inst, args)?
                || self.s390x_intrinsic(base, inst, args)?
                || self.constrained_intrinsic(base, inst, args)?
                || self.environment_intrinsic(base, inst, args)?
                || self.objc_intrinsic(base, inst, args)?
                || self.simple_intrinsic(id, base, inst, args)?
            {
                return Ok(());
            }
        }
        unsupported(format!("the intrinsic {}", String::from_utf8_lossy(name)))
    }

    /// `"trap-func-name"`: the function that a call traps by.
    fn trap_handler(&self, call: &CallData) -> Option<String> {
        let context = &self.body.context;
        let set = context.attrs.get_list(call.attrs).function;
        let handler = context.attrs.string(set, context.strings.find(b"trap-func-name")?)?;
        let handler = context.strings.display(handler);
        (!handler.is_empty()).then(|| handler.into_owned())
    }

    /// A call that means nothing; its result, if it has one, is never looked at.
    fn no_intrinsic(&mut self, inst: &Inst) -> Lowered<()> {
        // A token has no value.
        if inst.ty != TypeId::VOID
            && inst.result.expand().is_some()
            && let Ok(parts) = self.undefined(inst.ty)
        {
            self.set_result(inst, &parts);
        }
        Ok(())
    }

    /// `llvm.objc.*`: calls of the runtime's functions of the same names.
    fn objc_intrinsic(&mut self, base: &str, inst: &Inst, args: &[Operand]) -> Lowered<bool> {
        let Some(name) = base.strip_prefix("objc.") else { return Ok(false) };
        if table::treatment(base).is_none() {
            return Ok(false);
        }
        let name = format!("objc_{}", name.replace('.', "_"));
        let mut values = Parts::new();
        for &arg in args {
            values.extend(self.parts(arg)?);
        }
        let results = if inst.ty == TypeId::VOID { Parts::new() } else { self.undefined(inst.ty)? };
        let types: Vec<ir::Type> = results.iter().map(|&value| self.type_of(value)).collect();
        let results = self.call_library(&name, &values, &types);
        if !types.is_empty() {
            self.set_result(inst, &results);
        }
        Ok(true)
    }

    /// Whether `base` was one of these intrinsics and has been translated.
    fn simple_intrinsic(
        &mut self,
        _id: InstId,
        base: &str,
        inst: &Inst,
        args: &'a [Operand],
    ) -> Lowered<bool> {
        match base {
            // What older editions had to say to debuggers.
            "dbg.addr" => {}
            "stacksave" => {
                let mark = self.stack_save();
                self.set_result(inst, &[mark]);
            }
            "stackrestore" => {
                let mark = self.one(args[0])?;
                self.stack_restore(mark);
            }
            "va_start" => self.va_start(args[0])?,
            "va_copy" => self.va_copy(args[0], args[1])?,
            // The first argument, unchanged.
            "expect"
            | "expect.with.probability"
            | "launder.invariant.group"
            | "strip.invariant.group"
            | "ssa.copy"
            | "annotation"
            | "adjust.trampoline"
            | "ptr.annotation"
            | "arithmetic.fence"
            | "preserve.static.offset"
            | "preserve.union.access.index" => self.pass_through(inst, args[0])?,
            "invariant.start" => {
                let parts = self.undefined(inst.ty)?;
                self.set_result(inst, &parts);
            }
            "trap" => self.trap_and_continue(1),
            "ubsantrap" => self.trap_and_continue(2),
            "debugtrap" => {
                self.ins().debugtrap();
            }
            "is.constant" => {
                let constant = matches!(args[0], Operand::Const(id) if self.is_manifest_constant(id));
                let value = self.ins().iconst(I8, i64::from(constant));
                self.set_result(inst, &[value]);
            }
            "objectsize" => {
                let size = self.object_size(args)?;
                let ReprKind::Int(bits) = self.repr(inst.ty)?.kind else {
                    return unsupported("llvm.objectsize of this type");
                };
                let part = self.repr(inst.ty)?.parts[0];
                let value = self.int_constant(part, u128::from(size));
                let value = self.clear_upper(value, bits);
                self.set_result(inst, &[value]);
            }
            "threadlocal.address" => self.pass_through(inst, args[0])?,
            "ptrmask" => {
                let (pointers, masks) = (self.parts(args[0])?, self.parts(args[1])?);
                let vector = self.types().is_vector(inst.ty);
                let mut result = Parts::new();
                for (&pointer, &mask) in pointers.iter().zip(&masks) {
                    let mask = if vector { mask } else { self.resize(mask, I64) };
                    if self.type_of(mask) != self.type_of(pointer) {
                        return unsupported("llvm.ptrmask with a mask of this type");
                    }
                    result.push(self.ins().band(pointer, mask));
                }
                self.set_result(inst, &result);
            }
            "frameaddress" => {
                self.check_own_frame()?;
                if self.const_arg(args, 0)? != 0 {
                    return self.outer_frame(inst, args, false).map(|()| true);
                }
                let value = self.frame_base();
                self.set_result(inst, &[value]);
            }
            "swift.async.context.addr" => {
                let has_it =
                    matches!(self.isa.triple().architecture, Architecture::X86_64 | Architecture::Aarch64(_));
                if !has_it {
                    return unsupported(format!("the intrinsic llvm.{base} on this target"));
                }
                let value = self.async_context_address()?;
                self.set_result(inst, &[value]);
            }
            "sponentry" => {
                if !matches!(self.isa.triple().architecture, Architecture::Aarch64(_)) {
                    return unsupported("the intrinsic llvm.sponentry: this target does not have it");
                }
                self.check_own_frame()?;
                let link = self.abi()?.convention().frame_link;
                let frame = self.ins().get_frame_pointer(I64);
                let value = self.ins().iadd_imm_s(frame, i64::from(link));
                self.set_result(inst, &[value]);
            }
            "addressofreturnaddress" | "eh.dwarf.cfa" => {
                if !matches!(self.isa.triple().architecture, Architecture::X86_64) {
                    return unsupported(format!("the intrinsic llvm.{base} on this target"));
                }
                self.check_own_frame()?;
                let frame = self.ins().get_frame_pointer(I64);
                let value = if base == "eh.dwarf.cfa" {
                    let offset = self.one(args[0])?;
                    let offset = self.ins().sextend(I64, offset);
                    let address = self.ins().iadd_imm_s(frame, 16);
                    self.ins().iadd(address, offset)
                } else {
                    self.ins().iadd_imm_s(frame, 8)
                };
                self.set_result(inst, &[value]);
            }
            "returnaddress" => {
                self.check_own_frame()?;
                if self.const_arg(args, 0)? != 0 {
                    return self.outer_frame(inst, args, true).map(|()| true);
                }
                let value = self.ins().get_return_address(I64);
                self.set_result(inst, &[value]);
            }
            "allow.sanitize.address"
            | "allow.sanitize.hwaddress"
            | "allow.sanitize.memory"
            | "allow.sanitize.thread" => {
                let kind = match base {
                    "allow.sanitize.address" => AttrKind::SanitizeAddress,
                    "allow.sanitize.hwaddress" => AttrKind::SanitizeHwAddress,
                    "allow.sanitize.memory" => AttrKind::SanitizeMemory,
                    _ => AttrKind::SanitizeThread,
                };
                let value = i64::from(self.function_has(kind));
                let value = self.ins().iconst(I8, value);
                self.set_result(inst, &[value]);
            }
            // The result of an address sanitizer's own expansion of dynamic allocas, which is not at hand here.
            "get.dynamic.area.offset" => {
                let parts = self.undefined(inst.ty)?;
                self.set_result(inst, &parts);
            }
            "convert.from.fp16" | "convert.to.fp16" => {
                let parts = self.parts(args[0])?;
                let parts = if base == "convert.from.fp16" {
                    self.check_cast(CastOp::FpExt, TypeId::HALF, inst.ty)?;
                    self.cast_parts(CastOp::FpExt, TypeId::HALF, inst.ty, &parts)?
                } else {
                    let from = self.operand_type(args[0]);
                    self.check_cast(CastOp::FpTrunc, from, TypeId::HALF)?;
                    self.cast_parts(CastOp::FpTrunc, from, TypeId::HALF, &parts)?
                };
                self.set_result(inst, &parts);
            }
            "fptrunc.round" => {
                let word = self.metadata_word(args[1])?;
                if word != b"round.tonearest" {
                    let word = String::from_utf8_lossy(word);
                    return unsupported(format!("the intrinsic llvm.fptrunc.round with {word}"));
                }
                let parts = self.parts(args[0])?;
                let from = self.operand_type(args[0]);
                self.check_cast(CastOp::FpTrunc, from, inst.ty)?;
                let parts = self.cast_parts(CastOp::FpTrunc, from, inst.ty, &parts)?;
                self.set_result(inst, &parts);
            }
            "experimental.widenable.condition" | "allow.runtime.check" | "allow.ubsan.check" => {
                let value = self.ins().iconst(I8, 1);
                self.set_result(inst, &[value]);
            }
            "load.relative" => {
                // `ptr + *(i32 *)(ptr + offset)`
                let (pointer, offset) = (self.one(args[0])?, self.one(args[1])?);
                let ty = self.operand_type(args[1]);
                let Some(bits @ ..=64) = self.types().int_bits(ty) else {
                    return unsupported("llvm.load.relative with an offset of this type");
                };
                let offset = self.sign_widen(offset, bits, I64);
                let place = self.ins().iadd(pointer, offset);
                let relative = self.ins().load(I32, ir::MemFlagsData::new(), place, 0);
                let relative = self.ins().sextend(I64, relative);
                let value = self.ins().iadd(pointer, relative);
                self.set_result(inst, &[value]);
            }
            "clear_cache" => {
                let (start, end) = (self.one(args[0])?, self.one(args[1])?);
                if !matches!(self.isa.triple().architecture, Architecture::X86_64) {
                    self.call_library("__clear_cache", &[start, end], &[]);
                }
            }
            "eh.typeid.for" => {
                let Operand::Const(type_info) = args[0] else {
                    return unsupported("llvm.eh.typeid.for of a variable");
                };
                let number = self.type_number(type_info)?;
                let value = self.ins().iconst(I32, i64::from(number));
                self.set_result(inst, &[value]);
            }
            "read_register" | "read_volatile_register" => self.read_register(inst, args)?,
            "init.trampoline" => self.init_trampoline(args)?,
            "eh.sjlj.setjmp" => self.sjlj_setjmp(inst, args[0])?,
            "eh.sjlj.longjmp" => self.sjlj_longjmp(args[0])?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// `llvm.read_register`: the registers that LLVM lets programs name unless they are set aside.
    fn read_register(&mut self, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let node = match args.first() {
            Some(Operand::Metadata(index)) => self.body.metadata_operands.get(*index as usize).copied(),
            _ => None,
        };
        let name = node.and_then(|node| self.lowering.node_string(self.body, node));
        let name = String::from_utf8_lossy(name.unwrap_or_default()).into_owned();
        let bits = self.types().int_bits(inst.ty);
        let architecture = self.isa.triple().architecture;
        let value = match (architecture, &*name, bits) {
            (Architecture::X86_64, "rsp", Some(64)) | (Architecture::X86_64, "esp", Some(32)) => {
                self.ins().get_stack_pointer(I64)
            }
            (Architecture::X86_64, "rbp", Some(64)) | (Architecture::X86_64, "ebp", Some(32)) => {
                self.check_own_frame()?;
                self.ins().get_frame_pointer(I64)
            }
            (Architecture::Aarch64(_) | Architecture::Riscv64(_), "sp", Some(64))
            | (Architecture::S390x, "r15", Some(64)) => self.ins().get_stack_pointer(I64),
            _ => return unsupported(format!("llvm.read_register of the register \"{name}\"")),
        };
        let value = self.resize(value, if bits == Some(32) { I32 } else { I64 });
        self.set_result(inst, &[value]);
        Ok(())
    }

    fn pass_through(&mut self, inst: &Inst, arg: Operand) -> Lowered<()> {
        let parts = self.parts(arg)?;
        self.set_result(inst, &parts);
        if let (Operand::Value(arg), Some(result)) = (arg, inst.result.expand()) {
            self.copy_address(arg, result);
        }
        Ok(())
    }

    /// A trap in the middle of a block: what follows is a block of its own that is never reached.
    fn trap_and_continue(&mut self, code: u8) {
        self.ins().trap(ir::TrapCode::unwrap_user(code));
        let next = self.builder.create_block();
        self.builder.switch_to_block(next);
        self.start_segment();
    }

    /// A constant integer argument.
    pub(crate) fn const_arg(&self, args: &[Operand], index: usize) -> Lowered<u64> {
        match args.get(index) {
            Some(Operand::Const(id)) => match self.body.context.consts.data(*id) {
                ConstData::Int(value) => Ok(*value),
                ConstData::Undef | ConstData::Poison => Ok(0),
                _ => unsupported("an intrinsic argument that must be a constant number"),
            },
            _ => unsupported("an intrinsic argument that must be a constant"),
        }
    }

    /// Whether `llvm.is.constant` holds for a constant: everything but addresses of globals.
    fn is_manifest_constant(&self, id: rllc_frontend::ir::ConstId) -> bool {
        match self.body.context.consts.data(id) {
            ConstData::Int(_)
            | ConstData::WideInt(_)
            | ConstData::Float(_)
            | ConstData::Null
            | ConstData::Zero
            | ConstData::Undef
            | ConstData::Poison
            | ConstData::TokenNone
            | ConstData::Data(_) => true,
            ConstData::Aggregate(elements) => {
                elements.iter().all(|&element| self.is_manifest_constant(element))
            }
            ConstData::Splat(element) => self.is_manifest_constant(*element),
            ConstData::Global(_)
            | ConstData::BlockAddress { .. }
            | ConstData::DsoLocalEquivalent(_)
            | ConstData::NoCfi(_)
            | ConstData::PtrAuth(_)
            | ConstData::Expr(_) => false,
        }
    }

    /// What `llvm.frameaddress(0)` is: the frame pointer. On 64-bit Windows it is what the unwinder takes for the frame, as
    /// `_setjmp` wants it: the base that the unwind description gives the frame.
    fn frame_base(&mut self) -> ir::Value {
        let triple = self.isa.triple();
        if triple.architecture != Architecture::X86_64 || triple.binary_format != BinaryFormat::Coff {
            return self.ins().get_frame_pointer(I64);
        }
        let part = self.output.part(PartKey::FrameBase, stubs::x86_64::frame_base);
        self.output.frame_base = Some(part);
        let mut signature = ir::Signature::new(self.c_call_conv);
        signature.returns.push(ir::AbiParam::new(I64));
        let function = self.callee_ref(NAMESPACE_PART, part, signature, true);
        let call = self.ins().call(function, &[]);
        self.builder.inst_results(call)[0]
    }

    /// `llvm.frameaddress(n)` or `llvm.returnaddress(n)` for n > 0: follows the chain of saved frame pointers,
    /// as LLVM does. Meaningful only if the callers keep frame pointers.
    fn outer_frame(&mut self, inst: &Inst, args: &[Operand], return_address: bool) -> Lowered<()> {
        if !matches!(self.isa.triple().architecture, Architecture::X86_64 | Architecture::Aarch64(_)) {
            return unsupported("the frame of a caller on this target");
        }
        let depth = self.const_arg(args, 0)?.min(64);
        let mut frame = self.ins().get_frame_pointer(I64);
        for _ in 0..depth {
            frame = self.ins().load(I64, ir::MemFlagsData::new(), frame, 0);
        }
        let value =
            if return_address { self.ins().load(I64, ir::MemFlagsData::new(), frame, 8) } else { frame };
        self.set_result(inst, &[value]);
        Ok(())
    }

    /// A call of a pure intrinsic on scalars, or on vectors lane by lane.
    pub(crate) fn pure_call(&mut self, inst: &Inst, op: Pure, args: &'a [Operand]) -> Lowered<()> {
        let types: Vec<_> = args.iter().map(|&arg| self.operand_type(arg)).collect();
        let fits = types.first().is_some_and(|&ty| {
            let scalar = self.types().scalar(ty);
            if op.is_float() { self.types().is_float(scalar) } else { self.types().is_int(scalar) }
        });
        if !fits {
            return unsupported(format!("llvm.{} on this type", op.name()));
        }
        let mut values = Vec::with_capacity(args.len());
        for &arg in args {
            values.push(match arg {
                Operand::Metadata(_) => Parts::new(),
                _ => self.parts(arg)?,
            });
        }
        let immediates: Vec<u64> = args
            .iter()
            .map(|arg| match arg {
                Operand::Const(id) => self.body.context.consts.as_u64(*id).unwrap_or(0),
                _ => 0,
            })
            .collect();
        let is_vector = types.iter().any(|&ty| self.types().is_vector(ty));
        let result = if is_vector {
            self.vector_pure(op, inst.ty, &types, &values, &immediates)?
        } else {
            self.pure(op, inst.ty, &types, &values, &immediates)?
        };
        self.set_result(inst, &result);
        Ok(())
    }
}
