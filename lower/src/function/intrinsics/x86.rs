//! Intrinsics of x86 (`llvm.x86.*`): in Cranelift's instructions where it has them, else through stubs.

use super::super::vector::{VectorOp, int_vector};
use super::super::{Lowered, NAMESPACE_PART, PartKey, Parts, Translator, unsupported};
use crate::stubs::x86_intrinsics::Stub;
use crate::stubs::x86_vector::Row;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::types::{I8X16, I16X8, I32, I64, I64X2};
use rllc_frontend::ir::{FcmpPred, Inst, Operand, Type, TypeId};

/// The predicates of `cmpps` and `cmppd` by number.
const PREDICATES: [FcmpPred; 8] = [
    FcmpPred::Oeq,
    FcmpPred::Olt,
    FcmpPred::Ole,
    FcmpPred::Uno,
    FcmpPred::Une,
    FcmpPred::Uge,
    FcmpPred::Ugt,
    FcmpPred::Ord,
];

impl<'a> Translator<'a> {
    /// Whether `base` was one of these intrinsics and has been translated.
    pub(super) fn x86_intrinsic(&mut self, base: &str, inst: &Inst, args: &'a [Operand]) -> Lowered<bool> {
        let is_x86_64 = self.isa.triple().architecture == target_lexicon::Architecture::X86_64;
        let name = match base.strip_prefix("x86.") {
            Some(name) => name,
            None if base == "readcyclecounter" && is_x86_64 => "rdtsc",
            None => return Ok(false),
        };
        if !is_x86_64 {
            return unsupported(format!("the intrinsic llvm.{base} on this target"));
        }
        // Without AVX-512's vectors of 128 and 256 bits some instructions have the encoding that came later.
        let other = (!self.features.has_short_avx512()).then(|| Row::find(&format!("{name}.vex"))).flatten();
        if let Some((number, row)) = other.or_else(|| Row::find(name)) {
            return self.x86_wide(number, row, inst, args).map(|()| true);
        }
        let bits = |ty| self.layout().size_in_bits(self.types(), ty);
        let is_wide = |ty| self.types().is_vector(ty) && bits(ty) > 128;
        if is_wide(inst.ty) || args.iter().any(|&arg| is_wide(self.operand_type(arg))) {
            return unsupported(format!("the intrinsic llvm.{base}, which needs ymm or zmm registers"));
        }
        let vectors = args.iter().filter(|arg| self.types().is_vector(self.operand_type(**arg))).count();
        let native = match (vectors, args.len()) {
            (1.., _) => self.x86_vector(name, inst, args)?,
            (0, 2..) => self.x86_integer(name, args)?,
            _ => None,
        };
        if let Some(parts) = native {
            self.set_result(inst, &parts);
            return Ok(true);
        }
        if self.x86_tile(name, args)? {
            return Ok(true);
        }
        if name == "sse2.mfence" {
            self.ins().fence();
            return Ok(true);
        }
        match Stub::find(name) {
            Some((number, stub)) => self.x86_stub(number, stub, inst, args).map(|()| true),
            None => Ok(false),
        }
    }

    /// Those on integers that Cranelift's instructions express.
    fn x86_integer(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Parts>> {
        let parts = match name {
            "addcarry.32" | "addcarry.64" | "subborrow.32" | "subborrow.64" if args.len() == 3 => {
                let (carry, a, b) = (self.one(args[0])?, self.one(args[1])?, self.one(args[2])?);
                let ty = self.type_of(a);
                let carry = self.ins().icmp_imm_u(IntCC::NotEqual, carry, 0);
                let wide_carry = self.widen(carry, ty);
                let (result, first, second) = if name.starts_with("add") {
                    let sum = self.ins().iadd(a, b);
                    let first = self.ins().icmp(IntCC::UnsignedLessThan, sum, a);
                    let result = self.ins().iadd(sum, wide_carry);
                    let second = self.ins().icmp(IntCC::UnsignedLessThan, result, sum);
                    (result, first, second)
                } else {
                    let difference = self.ins().isub(a, b);
                    let first = self.ins().icmp(IntCC::UnsignedLessThan, a, b);
                    let result = self.ins().isub(difference, wide_carry);
                    let second = self.ins().icmp(IntCC::UnsignedLessThan, difference, wide_carry);
                    (result, first, second)
                };
                let carry = self.ins().bor(first, second);
                Parts::from_slice(&[carry, result])
            }
            "bmi.bzhi.32" | "bmi.bzhi.64" => {
                let (value, index) = (self.one(args[0])?, self.one(args[1])?);
                let count = self.ins().band_imm_u(index, 0xff);
                Parts::from_slice(&[self.low_bits(value, count)])
            }
            "bmi.bextr.32" | "bmi.bextr.64" | "tbm.bextri.u32" | "tbm.bextri.u64" => {
                let (value, control) = (self.one(args[0])?, self.one(args[1])?);
                let ty = self.type_of(value);
                let start = self.ins().band_imm_u(control, 0xff);
                let shifted = self.ins().ushr(value, start);
                let zero = self.ins().iconst(ty, 0);
                let inside = self.ins().icmp_imm_u(IntCC::UnsignedLessThan, start, i64::from(ty.bits()));
                let shifted = self.select_one(inside, shifted, zero);
                let length = self.ins().ushr_imm_u(control, 8);
                let length = self.ins().band_imm_u(length, 0xff);
                Parts::from_slice(&[self.low_bits(shifted, length)])
            }
            _ => return Ok(None),
        };
        Ok(Some(parts))
    }

    /// The lowest `count` bits of `value`.
    fn low_bits(&mut self, value: ir::Value, count: ir::Value) -> ir::Value {
        let ty = self.type_of(value);
        let one = self.ins().iconst(ty, 1);
        let bit = self.ins().ishl(one, count);
        let mask = self.ins().iadd_imm_s(bit, -1);
        let low = self.ins().band(value, mask);
        let fewer = self.ins().icmp_imm_u(IntCC::UnsignedLessThan, count, i64::from(ty.bits()));
        self.select_one(fewer, low, value)
    }

    /// Those on 128-bit vectors that Cranelift's instructions express.
    fn x86_vector(&mut self, name: &str, inst: &Inst, args: &[Operand]) -> Lowered<Option<Parts>> {
        let mut vectors = Parts::new();
        for &arg in args {
            if self.types().is_vector(self.operand_type(arg)) {
                match self.parts(arg)?.as_slice() {
                    [part] if self.type_of(*part).is_vector() => vectors.push(*part),
                    _ => return unsupported(format!("the operands of llvm.x86.{name}")),
                }
            }
        }
        let a = vectors[0];
        let b = vectors.get(1).copied().unwrap_or(a);
        let ty = self.type_of(a);
        let immediate = match args.last() {
            Some(Operand::Const(id)) => self.body.context.consts.as_u64(*id),
            _ => None,
        };
        let native = self.native();
        let result = match name {
            // The top bit of each lane.
            "sse2.pmovmskb.128" | "sse2.movmsk.pd" | "sse.movmsk.ps" => self.ins().vhigh_bits(I32, a),
            // The second operand if either is a NaN, and of two zeros.
            "sse.min.ps" | "sse2.min.pd" | "sse.max.ps" | "sse2.max.pd" => {
                let (first, second) = if name.contains("min") { (a, b) } else { (b, a) };
                let chosen = self.ins().fcmp(FloatCC::LessThan, first, second);
                let chosen = self.recast(chosen, ty);
                self.ins().bitselect(chosen, a, b)
            }
            "sse.cmp.ps" | "sse2.cmp.pd" => {
                let Some(&predicate) = immediate.and_then(|number| PREDICATES.get(number as usize)) else {
                    return Ok(None);
                };
                let mask = self.part_fcmp(predicate, a, b);
                self.recast(mask, ty)
            }
            "sse2.packsswb.128" | "sse2.packssdw.128" => self.ins().snarrow(a, b),
            "sse2.packuswb.128" => self.ins().unarrow(a, b),
            "sse41.packusdw" if native.has(VectorOp::NarrowUnsigned, I16X8) => self.ins().unarrow(a, b),
            "sse2.pavg.b" | "sse2.pavg.w" => self.ins().avg_round(a, b),
            "ssse3.pshuf.b.128" if native.has(VectorOp::Shuffle, I8X16) => self.ins().x86_pshufb(a, b),
            "sse41.pblendvb" | "sse41.blendvps" | "sse41.blendvpd" => {
                let Some(&mask) = vectors.get(2) else { return Ok(None) };
                let ints = int_vector(ty.lane_bits());
                let mask = self.recast(mask, ints);
                let zero = self.zero(ints);
                let mask = self.ins().icmp(IntCC::SignedLessThan, mask, zero);
                let mask = self.recast(mask, ty);
                self.ins().bitselect(mask, b, a)
            }
            "sse41.ptestz" | "sse41.ptestc" | "sse41.ptestnzc" => {
                let (a, b) = (self.recast(a, I64X2), self.recast(b, I64X2));
                let common = self.ins().band(a, b);
                let outside = self.ins().band_not(b, a);
                let common = self.ins().vany_true(common);
                let outside = self.ins().vany_true(outside);
                let result = match name {
                    "sse41.ptestz" => self.ins().bxor_imm_u(common, 1),
                    "sse41.ptestc" => self.ins().bxor_imm_u(outside, 1),
                    _ => self.ins().band(common, outside),
                };
                self.widen(result, I32)
            }
            _ => {
                if let Some(condition) = scalar_condition(name) {
                    let (a, b) = (self.ins().extractlane(a, 0), self.ins().extractlane(b, 0));
                    let holds = self.ins().fcmp(condition, a, b);
                    self.widen(holds, I32)
                } else if let Some(operation) = shift_by_number(name) {
                    let Some(count) = immediate else {
                        let count = self.one(args[1])?;
                        return self.x86_shift(name, a, count).map(Some);
                    };
                    self.constant_shift(operation, a, count as u32)
                } else {
                    return Ok(None);
                }
            }
        };
        let result = self.in_part_of(inst.ty, result)?;
        Ok(Some(Parts::from_slice(&[result])))
    }

    /// A 128-bit vector in the type that the representation of `ty` names.
    fn in_part_of(&mut self, ty: TypeId, value: ir::Value) -> Lowered<ir::Value> {
        let repr = self.repr(ty)?;
        match repr.parts.as_slice() {
            [part] if part.is_vector() && self.type_of(value).is_vector() => Ok(self.recast(value, *part)),
            _ => Ok(value),
        }
    }

    /// Shifts lanes; more bits than they have give zeros, or copies of the sign.
    fn constant_shift(&mut self, operation: Shift, value: ir::Value, count: u32) -> ir::Value {
        let ty = self.type_of(value);
        let bits = ty.lane_bits();
        if count >= bits && operation != Shift::Arithmetic {
            return self.zero(ty);
        }
        let count = self.ins().iconst(I32, i64::from(count.min(bits - 1)));
        match operation {
            Shift::Left => self.ins().ishl(value, count),
            Shift::Logical => self.ins().ushr(value, count),
            Shift::Arithmetic => self.ins().sshr(value, count),
        }
    }

    /// A shift by a number that is not constant: the instruction takes it in a vector.
    fn x86_shift(&mut self, name: &str, value: ir::Value, count: ir::Value) -> Lowered<Parts> {
        let Some((number, stub)) = Stub::find(&name.replace("i.", ".")) else {
            return unsupported(format!("the intrinsic llvm.x86.{name}"));
        };
        let ty = self.type_of(value);
        let count = self.resize(count, I64);
        let count = self.ins().scalar_to_vector(I64X2, count);
        Ok(self.call_x86_stub(number, stub, [0; 2], 0, &[value, count], &[ty]))
    }

    /// Calls a stub with the operands and sets the result.
    fn x86_stub(&mut self, number: u32, stub: &Stub, inst: &Inst, args: &[Operand]) -> Lowered<()> {
        let wrong = || unsupported(format!("llvm.x86.{} with these operands", stub.name));
        let Some(values) = args.len().checked_sub(stub.frame.immediates) else { return wrong() };
        let mut immediates = [0u8; 2];
        for (index, byte) in immediates.iter_mut().enumerate().take(stub.frame.immediates) {
            *byte = self.const_arg(args, values + index)? as u8;
        }
        let mut params = Parts::new();
        for &arg in &args[..values] {
            let ty = self.operand_type(arg);
            let value = self.one(arg)?;
            params.push(match self.type_of(value) {
                I64X2 if self.is_mmx(ty) => self.ins().extractlane(value, 0),
                part if part.is_int() => self.resize(value, I64),
                _ => value,
            });
        }
        let types = self.types();
        let results: Vec<TypeId> = match types.struct_body(inst.ty) {
            Some((fields, _)) => fields.to_vec(),
            None if inst.ty == TypeId::VOID => Vec::new(),
            None => vec![inst.ty],
        };
        let mut registers = Vec::with_capacity(results.len());
        for &result in &results {
            let repr = self.repr(result)?;
            registers.push(match repr.parts.as_slice() {
                [part] if part.is_vector() && !self.is_mmx(result) => *part,
                [part] if part.is_int() && part.bits() <= 64 => I64,
                [I64X2] => I64,
                _ => return wrong(),
            });
        }
        let count = stub.frame.immediates;
        let values = self.call_x86_stub(number, stub, immediates, count, &params, &registers);
        let mut parts = Parts::new();
        for (&value, &result) in values.iter().zip(&results) {
            let part = self.repr(result)?.parts[0];
            parts.push(match part {
                I64X2 if self.type_of(value) == I64 => self.ins().scalar_to_vector(I64X2, value),
                _ if part.is_int() => self.resize(value, part),
                _ => value,
            });
        }
        self.set_result(inst, &parts);
        Ok(())
    }

    fn call_x86_stub(
        &mut self,
        number: u32,
        stub: &Stub,
        immediates: [u8; 2],
        count: usize,
        params: &[ir::Value],
        results: &[ir::Type],
    ) -> Parts {
        let key = PartKey::X86 { number, immediates };
        let part = self.output.part(key, || stub.code(&immediates[..count]));
        let mut signature = ir::Signature::new(cranelift_codegen::isa::CallConv::SystemV);
        signature.params = params.iter().map(|&value| ir::AbiParam::new(self.type_of(value))).collect();
        signature.returns = results.iter().map(|&ty| ir::AbiParam::new(ty)).collect();
        let function = self.callee_ref(NAMESPACE_PART, part, signature, true);
        let call = self.ins().call(function, params);
        self.builder.inst_results(call).into()
    }

    /// Whether values of the type belong in MMX registers: `<1 x i64>`.
    fn is_mmx(&self, ty: TypeId) -> bool {
        matches!(*self.types().get(ty), Type::Vector { elem, len: 1, .. } if self.types().int_bits(elem) == Some(64))
    }
}

/// What a shift of lanes does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shift {
    Left,
    Logical,
    Arithmetic,
}

/// The shifts of 128-bit vectors by a number.
fn shift_by_number(name: &str) -> Option<Shift> {
    match name {
        "sse2.pslli.w" | "sse2.pslli.d" | "sse2.pslli.q" => Some(Shift::Left),
        "sse2.psrli.w" | "sse2.psrli.d" | "sse2.psrli.q" => Some(Shift::Logical),
        "sse2.psrai.w" | "sse2.psrai.d" => Some(Shift::Arithmetic),
        _ => None,
    }
}

/// The comparisons of the lowest lanes (`comiss` and its family).
fn scalar_condition(name: &str) -> Option<FloatCC> {
    let name = name.strip_prefix("sse.").or_else(|| name.strip_prefix("sse2."))?;
    let name = name.strip_prefix("u").unwrap_or(name).strip_prefix("comi")?;
    let name = name.strip_suffix(".ss").or_else(|| name.strip_suffix(".sd"))?;
    match name {
        "eq" => Some(FloatCC::Equal),
        "neq" => Some(FloatCC::NotEqual),
        "lt" => Some(FloatCC::LessThan),
        "le" => Some(FloatCC::LessThanOrEqual),
        "gt" => Some(FloatCC::GreaterThan),
        "ge" => Some(FloatCC::GreaterThanOrEqual),
        _ => None,
    }
}
