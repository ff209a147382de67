//! Atomic loads, stores, `cmpxchg` and `atomicrmw`.
//!
//! An access is made in one of these ways:
//!
//! | object | way |
//! |---|---|
//! | 1, 2, 4 or 8 bytes, aligned to its size | Cranelift's atomic operations |
//! | 16 bytes, aligned, where the processor compares and exchanges 16 bytes | a stub with that instruction |
//! | 16 bytes, aligned, elsewhere | `__atomic_load_16` and its kin of the compiler's library |
//! | any other size or alignment | `__atomic_load` and its kin, which take the size |
//! | in a segment of x86-64 | stubs, see `segment.rs` |
//!
//! These are LLVM's choices (AtomicExpand), so that objects of both agree on which objects are guarded by locks.
//! `atomicrmw` operations that the way at hand does not have are loops around a compare-and-exchange.

use super::intrinsics::Pure;
use super::segment::{Segment, SegmentAccess};
use super::{Address, AddressBase, Lowered, NAMESPACE_PART, PartKey, Parts, Translator, unsupported};
use crate::repr::ReprKind;
use crate::stubs;
use cranelift_codegen::ir;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I8, I32, I64, I128};
use cranelift_codegen::ir::{AtomicRmwOp, InstBuilder, MemFlagsData};
use cranelift_codegen::isa::CallConv;
use rllc_frontend::ir::{
    Align, Atomicity, BinOp, IcmpPred, Inst, InstKind, Operand, Ordering, RmwOp, TypeId,
};
use target_lexicon::{Architecture, OperatingSystem};

/// How an atomic object is accessed.
#[derive(Clone, Copy)]
enum Way {
    /// Cranelift's operations on this integer type.
    Native(ir::Type),
    /// The stub that compares and exchanges 16 bytes.
    Stub16,
    /// The functions of the library for this size in bytes.
    Sized(u32),
    /// The functions of the library that take the size, in bytes.
    Library(u64),
    /// In a segment, this many bytes.
    Segment(Segment, u32),
}

/// An atomic object.
#[derive(Clone, Copy)]
struct Object {
    ty: TypeId,
    address: ir::Value,
    way: Way,
}

/// The number of an ordering in the interface of the library (C11's `memory_order`).
fn order_number(ordering: Ordering) -> i64 {
    match ordering {
        Ordering::Unordered | Ordering::Monotonic => 0,
        Ordering::Acquire => 2,
        Ordering::Release => 3,
        Ordering::AcqRel => 4,
        Ordering::SeqCst => 5,
    }
}

/// The ordering of the load in an operation that also stores.
fn load_ordering(ordering: Ordering) -> Ordering {
    match ordering {
        Ordering::Release => Ordering::Monotonic,
        Ordering::AcqRel => Ordering::Acquire,
        Ordering::Unordered | Ordering::Monotonic | Ordering::Acquire | Ordering::SeqCst => ordering,
    }
}

/// Cranelift's name of an operation.
fn native_operation(op: RmwOp) -> Option<AtomicRmwOp> {
    Some(match op {
        RmwOp::Xchg => AtomicRmwOp::Xchg,
        RmwOp::Add => AtomicRmwOp::Add,
        RmwOp::Sub => AtomicRmwOp::Sub,
        RmwOp::And => AtomicRmwOp::And,
        RmwOp::Nand => AtomicRmwOp::Nand,
        RmwOp::Or => AtomicRmwOp::Or,
        RmwOp::Xor => AtomicRmwOp::Xor,
        RmwOp::Max => AtomicRmwOp::Smax,
        RmwOp::Min => AtomicRmwOp::Smin,
        RmwOp::UMax => AtomicRmwOp::Umax,
        RmwOp::UMin => AtomicRmwOp::Umin,
        RmwOp::FAdd
        | RmwOp::FSub
        | RmwOp::FMax
        | RmwOp::FMin
        | RmwOp::FMaximum
        | RmwOp::FMinimum
        | RmwOp::FMaximumNum
        | RmwOp::FMinimumNum
        | RmwOp::UIncWrap
        | RmwOp::UDecWrap
        | RmwOp::USubCond
        | RmwOp::USubSat => return None,
    })
}

/// The library's function for an operation, without its size.
fn library_operation(op: RmwOp) -> Option<&'static str> {
    Some(match op {
        RmwOp::Xchg => "__atomic_exchange",
        RmwOp::Add => "__atomic_fetch_add",
        RmwOp::Sub => "__atomic_fetch_sub",
        RmwOp::And => "__atomic_fetch_and",
        RmwOp::Nand => "__atomic_fetch_nand",
        RmwOp::Or => "__atomic_fetch_or",
        RmwOp::Xor => "__atomic_fetch_xor",
        _ => return None,
    })
}

/// The intrinsic that an operation applies.
fn pure_operation(op: RmwOp) -> Option<Pure> {
    Some(match op {
        RmwOp::FMax => Pure::MaxNum,
        RmwOp::FMin => Pure::MinNum,
        RmwOp::FMaximum => Pure::Maximum,
        RmwOp::FMinimum => Pure::Minimum,
        RmwOp::FMaximumNum => Pure::MaximumNum,
        RmwOp::FMinimumNum => Pure::MinimumNum,
        _ => return None,
    })
}

impl<'a> Translator<'a> {
    /// The object of type `ty` at `ptr`.
    fn atomic_object(&mut self, ty: TypeId, ptr: Operand, align: Option<Align>) -> Lowered<Object> {
        let size = self.layout().store_size(self.types(), ty);
        let align = align.map_or(size, Align::bytes);
        let address = self.address(ptr)?;
        let address = self.address_value(address);
        let way = match (self.segment(ptr), size) {
            (Some(segment), 1 | 2 | 4 | 8) => Way::Segment(segment, size as u32),
            (Some(_), _) => return unsupported(format!("an atomic access of {size} bytes in a segment")),
            (None, 1 | 2 | 4 | 8) if align >= size => Way::Native(super::memory::int_of_bytes(size as u32)),
            (None, 16) if align >= 16 => self.way_of_16_bytes()?,
            (None, 0) => return unsupported("an atomic access of this type"),
            (None, _) => Way::Library(size),
        };
        Ok(Object { ty, address, way })
    }

    fn way_of_16_bytes(&self) -> Lowered<Way> {
        let triple = self.isa.triple();
        match triple.architecture {
            Architecture::X86_64 if self.has_feature(b"cx16", "has_cmpxchg16b") => Ok(Way::Stub16),
            Architecture::Aarch64(_) | Architecture::S390x => Ok(Way::Stub16),
            Architecture::X86_64 if triple.operating_system == OperatingSystem::Windows => {
                unsupported("128-bit atomic accesses without the feature cx16 on Windows")
            }
            _ => Ok(Way::Sized(16)),
        }
    }

    /// The bits of a value of type `ty` as one integer.
    fn atomic_bits(&mut self, ty: TypeId, parts: &[ir::Value], to: ir::Type) -> Lowered<ir::Value> {
        if let [part] = parts
            && self.type_of(*part).bytes() == to.bytes()
            && !self.type_of(*part).is_vector()
            && self.type_of(*part) != ir::types::F128
        {
            return Ok(self.bits_of(*part, to));
        }
        let aside = self.temporary(u64::from(to.bytes()))?;
        let flags = self.access_flags();
        self.store_parts(ty, parts, aside, flags)?;
        Ok(self.load_part(to, aside, flags))
    }

    /// The value of type `ty` with these bits.
    fn atomic_value(&mut self, ty: TypeId, bits: ir::Value) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        if let [part] = repr.parts[..]
            && part.bytes() == self.type_of(bits).bytes()
            && !part.is_vector()
            && part != ir::types::F128
            && repr.kind != ReprKind::Memory
        {
            return Ok(Parts::from_slice(&[self.scalar_of_bits(bits, part)]));
        }
        let aside = self.temporary(u64::from(self.type_of(bits).bytes()))?;
        let flags = self.access_flags();
        self.store_part(bits, aside, flags);
        self.load_parts(ty, aside, flags)
    }

    fn number(&mut self, ty: ir::Type, value: i64) -> ir::Value {
        self.ins().iconst(ty, value)
    }

    /// Calls machine code of the function's own: pointers and words in, words out.
    pub(super) fn call_stub(&mut self, part: u32, args: &[ir::Value], results: &[ir::Type]) -> Parts {
        let mut signature = ir::Signature::new(CallConv::SystemV);
        signature.params = args.iter().map(|&arg| ir::AbiParam::new(self.type_of(arg))).collect();
        signature.returns = results.iter().map(|&ty| ir::AbiParam::new(ty)).collect();
        let function = self.callee_ref(NAMESPACE_PART, part, signature, true);
        let call = self.ins().call(function, args);
        self.builder.inst_results(call).into()
    }

    /// The stub on a segment.
    pub(super) fn call_segment(
        &mut self,
        access: SegmentAccess,
        args: &[ir::Value],
        results: &[ir::Type],
    ) -> Parts {
        let part = self.output.part(PartKey::Segment(access), || stubs::x86_64::segment_access(access));
        self.call_stub(part, args, results)
    }

    /// Compares and exchanges 16 bytes by the stub; the result is the old value.
    fn compare_exchange_16(
        &mut self,
        address: ir::Value,
        expected: ir::Value,
        new: ir::Value,
    ) -> Lowered<ir::Value> {
        let make = match self.isa.triple().architecture {
            Architecture::X86_64 => stubs::x86_64::compare_exchange_16,
            Architecture::Aarch64(_) => stubs::aarch64::compare_exchange_16,
            Architecture::S390x => stubs::s390x::compare_exchange_16,
            _ => return unsupported("128-bit atomic accesses on this target"),
        };
        let part = self.output.part(PartKey::CompareExchange16, make);
        let (expected_low, expected_high) = self.ins().isplit(expected);
        let (new_low, new_high) = self.ins().isplit(new);
        // Words go in the order in which they lie in memory.
        let big = self.layout().is_big_endian();
        let args = match big {
            true => [address, expected_high, expected_low, new_high, new_low],
            false => [address, expected_low, expected_high, new_low, new_high],
        };
        let old = self.call_stub(part, &args, &[I64, I64]);
        Ok(if big { self.ins().iconcat(old[1], old[0]) } else { self.ins().iconcat(old[0], old[1]) })
    }

    /// A function of the library for objects of 16 bytes, whose 16-byte arguments and results go in two words.
    fn sized_call(&mut self, name: &str, bytes: u32, args: &[ir::Value], result: Option<ir::Type>) -> Parts {
        let mut words = Parts::new();
        for &arg in args {
            if self.type_of(arg) == I128 {
                let (low, high) = self.ins().isplit(arg);
                words.extend([low, high]);
            } else {
                words.push(arg);
            }
        }
        let name = format!("{name}_{bytes}");
        match result {
            Some(I128) => {
                let halves = self.call_library(&name, &words, &[I64, I64]);
                Parts::from_slice(&[self.ins().iconcat(halves[0], halves[1])])
            }
            Some(ty) => self.call_library(&name, &words, &[ty]),
            None => self.call_library(&name, &words, &[]),
        }
    }

    pub(super) fn atomic_load(
        &mut self,
        inst: &Inst,
        ptr: Operand,
        align: Option<Align>,
        atomic: Atomicity,
    ) -> Lowered<()> {
        let object = self.atomic_object(inst.ty, ptr, align)?;
        let value = self.load_object(object, atomic.ordering)?;
        self.set_result(inst, &value);
        Ok(())
    }

    fn load_object(&mut self, object: Object, ordering: Ordering) -> Lowered<Parts> {
        let Object { ty, address, way } = object;
        let bits = match way {
            Way::Native(part) => {
                let flags = self.access_flags();
                self.ins().atomic_load(part, flags, address)
            }
            Way::Stub16 => {
                let zero = self.zero(I128);
                self.compare_exchange_16(address, zero, zero)?
            }
            Way::Sized(bytes) => {
                let order = self.number(I32, order_number(ordering));
                let part = super::memory::int_of_bytes(bytes);
                self.sized_call("__atomic_load", bytes, &[address, order], Some(part))[0]
            }
            Way::Library(size) => {
                let aside = self.temporary(size)?;
                self.library_load(address, size, aside, ordering);
                let flags = self.access_flags();
                return self.load_parts(ty, aside, flags);
            }
            Way::Segment(segment, bytes) => {
                let value = self.call_segment(segment.load(bytes), &[address], &[I64])[0];
                self.reduce(value, super::memory::int_of_bytes(bytes))
            }
        };
        self.atomic_value(ty, bits)
    }

    fn library_load(&mut self, address: ir::Value, size: u64, to: Address, ordering: Ordering) {
        let to = self.address_value(to);
        let size = self.number(I64, size as i64);
        let order = self.number(I32, order_number(ordering));
        self.call_library("__atomic_load", &[size, address, to, order], &[]);
    }

    pub(super) fn atomic_store(
        &mut self,
        value: Operand,
        ptr: Operand,
        align: Option<Align>,
        atomic: Atomicity,
    ) -> Lowered<()> {
        let ty = self.operand_type(value);
        let value = self.canonical_parts(value, ty)?;
        let object = self.atomic_object(ty, ptr, align)?;
        let address = object.address;
        match object.way {
            Way::Native(part) => {
                let bits = self.atomic_bits(ty, &value, part)?;
                let flags = self.access_flags();
                // On x86-64 every store releases; only a sequentially consistent one needs the fence that
                // Cranelift's atomic store brings. Elsewhere the atomic store is the release form.
                let x86 = matches!(self.isa.triple().architecture, Architecture::X86_64);
                if x86 && atomic.ordering != Ordering::SeqCst {
                    self.ins().sequence_point();
                    let to = Address { base: AddressBase::Value(address), offset: 0 };
                    self.store_part(bits, to, flags);
                    self.ins().sequence_point();
                } else {
                    self.ins().atomic_store(flags, bits, address);
                }
            }
            Way::Sized(bytes) => {
                let bits = self.atomic_bits(ty, &value, super::memory::int_of_bytes(bytes))?;
                let order = self.number(I32, order_number(atomic.ordering));
                self.sized_call("__atomic_store", bytes, &[address, bits, order], None);
            }
            Way::Library(size) => {
                let aside = self.temporary(size)?;
                let flags = self.access_flags();
                self.store_parts(ty, &value, aside, flags)?;
                let from = self.address_value(aside);
                let size = self.number(I64, size as i64);
                let order = self.number(I32, order_number(atomic.ordering));
                self.call_library("__atomic_store", &[size, address, from, order], &[]);
            }
            Way::Stub16 | Way::Segment(..) => {
                self.exchange_loop(object, atomic.ordering, |_, _| Ok(value))?;
            }
        }
        Ok(())
    }

    pub(super) fn fence(&mut self, atomic: Atomicity) -> Lowered<()> {
        let single_thread = atomic.scope.is_some_and(|scope| self.string(scope) == b"singlethread");
        let x86 = matches!(self.isa.triple().architecture, Architecture::X86_64);
        if single_thread || (x86 && atomic.ordering != Ordering::SeqCst) {
            self.ins().sequence_point();
        } else {
            self.ins().fence();
        }
        Ok(())
    }

    pub(super) fn cmpxchg(&mut self, inst: &Inst) -> Lowered<()> {
        let InstKind::CmpXchg { ptr, expected, new, align, success, failure, .. } = inst.kind else {
            return unsupported("this cmpxchg");
        };
        let ty = self.operand_type(new);
        let (expected, new) = (self.canonical_parts(expected, ty)?, self.canonical_parts(new, ty)?);
        let object = self.atomic_object(ty, ptr, align)?;
        let (mut old, done) = self.exchange_object(object, &expected, &new, success.ordering, failure)?;
        old.push(done);
        self.set_result(inst, &old);
        Ok(())
    }

    /// Replaces `expected` by `new`. The result: the old value, and whether it was as expected.
    fn exchange_object(
        &mut self,
        object: Object,
        expected: &[ir::Value],
        new: &[ir::Value],
        success: Ordering,
        failure: Ordering,
    ) -> Lowered<(Parts, ir::Value)> {
        let Object { ty, address, way } = object;
        if let Way::Library(size) = way {
            let old = self.temporary(size)?;
            let flags = self.access_flags();
            self.store_parts(ty, expected, old, flags)?;
            let done = self.library_exchange(object, size, old, new, success, failure)?;
            return Ok((self.load_parts(ty, old, flags)?, done));
        }
        let part = match way {
            Way::Native(part) => part,
            Way::Sized(bytes) | Way::Segment(_, bytes) => super::memory::int_of_bytes(bytes),
            Way::Stub16 | Way::Library(_) => I128,
        };
        let expected = self.atomic_bits(ty, expected, part)?;
        let new = self.atomic_bits(ty, new, part)?;
        let old = match way {
            Way::Native(_) => {
                let flags = self.access_flags();
                self.ins().atomic_cas(flags, address, expected, new)
            }
            Way::Stub16 | Way::Library(_) => self.compare_exchange_16(address, expected, new)?,
            Way::Sized(bytes) => {
                let aside = self.temporary(u64::from(bytes))?;
                let flags = self.access_flags();
                self.store_part(expected, aside, flags);
                let pointer = self.address_value(aside);
                let success = self.number(I32, order_number(success));
                let failure = self.number(I32, order_number(failure));
                let args = [address, pointer, new, success, failure];
                let done = self.sized_call("__atomic_compare_exchange", bytes, &args, Some(I8))[0];
                let old = self.load_part(part, aside, flags);
                return Ok((self.atomic_value(ty, old)?, self.truth(done)));
            }
            Way::Segment(segment, bytes) => {
                let (expected, new) = (self.widen(expected, I64), self.widen(new, I64));
                let args = [address, expected, new];
                let old = self.call_segment(segment.exchange(bytes), &args, &[I64])[0];
                self.reduce(old, part)
            }
        };
        let done = self.ins().icmp(IntCC::Equal, old, expected);
        Ok((self.atomic_value(ty, old)?, done))
    }

    /// A `bool` of C as an `i1`.
    fn truth(&mut self, value: ir::Value) -> ir::Value {
        self.ins().band_imm_u(value, 1)
    }

    /// `__atomic_compare_exchange`: `old` holds what is expected, afterwards what was found.
    fn library_exchange(
        &mut self,
        object: Object,
        size: u64,
        old: Address,
        new: &[ir::Value],
        success: Ordering,
        failure: Ordering,
    ) -> Lowered<ir::Value> {
        let aside = self.temporary(size)?;
        let flags = self.access_flags();
        self.store_parts(object.ty, new, aside, flags)?;
        let (old, new) = (self.address_value(old), self.address_value(aside));
        let size = self.number(I64, size as i64);
        let success = self.number(I32, order_number(success));
        let failure = self.number(I32, order_number(failure));
        let args = [size, object.address, old, new, success, failure];
        let done = self.call_library("__atomic_compare_exchange", &args, &[I8])[0];
        Ok(self.truth(done))
    }

    pub(super) fn atomic_rmw(&mut self, inst: &Inst) -> Lowered<()> {
        let InstKind::AtomicRmw { op, ptr, value, align, atomic, .. } = inst.kind else {
            return unsupported("this atomicrmw");
        };
        let ty = inst.ty;
        let value = self.canonical_parts(value, ty)?;
        let object = self.atomic_object(ty, ptr, align)?;
        let address = object.address;
        let old = match (object.way, native_operation(op), library_operation(op)) {
            (Way::Native(part), Some(operation), _) => {
                let bits = self.atomic_bits(ty, &value, part)?;
                let flags = self.access_flags();
                let old = self.ins().atomic_rmw(part, flags, operation, address, bits);
                self.atomic_value(ty, old)?
            }
            (Way::Sized(bytes), _, Some(name)) => {
                let part = super::memory::int_of_bytes(bytes);
                let bits = self.atomic_bits(ty, &value, part)?;
                let order = self.number(I32, order_number(atomic.ordering));
                let old = self.sized_call(name, bytes, &[address, bits, order], Some(part))[0];
                self.atomic_value(ty, old)?
            }
            _ => {
                self.exchange_loop(object, atomic.ordering, |this, old| this.updated(op, ty, old, &value))?
            }
        };
        self.set_result(inst, &old);
        Ok(())
    }

    /// Updates an object by a loop around a compare-and-exchange. The result is the old value.
    fn exchange_loop(
        &mut self,
        object: Object,
        ordering: Ordering,
        update: impl FnOnce(&mut Self, &Parts) -> Lowered<Parts>,
    ) -> Lowered<Parts> {
        let failure = load_ordering(ordering);
        let flags = MemFlagsData::trusted();
        let access = self.access_flags();
        let size = self.layout().store_size(self.types(), object.ty);
        // The expected value lies in memory, so that its parts may be of any kind.
        let expected = self.temporary(size)?;
        match object.way {
            Way::Library(size) => self.library_load(object.address, size, expected, failure),
            Way::Native(_) | Way::Stub16 | Way::Sized(_) | Way::Segment(..) => {
                let first = self.load_object(object, failure)?;
                self.store_parts(object.ty, &first, expected, access)?;
            }
        }
        let again = self.builder.create_block();
        let finished = self.builder.create_block();
        self.ins().jump(again, &[]);
        self.builder.switch_to_block(again);
        let old = self.load_parts(object.ty, expected, flags)?;
        let new = update(self, &old)?;
        let new = self.canonical(object.ty, new)?;
        let done = match object.way {
            Way::Library(size) => self.library_exchange(object, size, expected, &new, ordering, failure)?,
            Way::Native(_) | Way::Stub16 | Way::Sized(_) | Way::Segment(..) => {
                let (found, done) = self.exchange_object(object, &old, &new, ordering, failure)?;
                self.store_parts(object.ty, &found, expected, access)?;
                done
            }
        };
        self.ins().brif(done, finished, &[], again, &[]);
        self.builder.switch_to_block(finished);
        // After success what was found is what was expected.
        self.load_parts(object.ty, expected, flags)
    }

    /// What an operation makes of `old` and `value` of type `ty` (LangRef, "atomicrmw").
    fn updated(&mut self, op: RmwOp, ty: TypeId, old: &Parts, value: &Parts) -> Lowered<Parts> {
        let binary = |this: &mut Self, op| this.binary_parts(op, ty, old, value);
        if let Some(op) = pure_operation(op) {
            let (types, args) = ([ty, ty], [old.clone(), value.clone()]);
            return match self.types().is_vector(ty) {
                true => self.vector_pure(op, ty, &types, &args, &[0, 0]),
                false => self.pure(op, ty, &types, &args, &[0, 0]),
            };
        }
        match op {
            RmwOp::Xchg => Ok(value.clone()),
            RmwOp::Add => binary(self, BinOp::Add),
            RmwOp::Sub => binary(self, BinOp::Sub),
            RmwOp::And => binary(self, BinOp::And),
            RmwOp::Or => binary(self, BinOp::Or),
            RmwOp::Xor => binary(self, BinOp::Xor),
            RmwOp::Nand => {
                let both = binary(self, BinOp::And)?;
                let ones = self.small_integer(ty, 0)?;
                let one = self.small_integer(ty, 1)?;
                let ones = self.binary_parts(BinOp::Sub, ty, &ones, &one)?;
                self.binary_parts(BinOp::Xor, ty, &both, &ones)
            }
            RmwOp::Max => self.chosen(IcmpPred::Sgt, ty, old, value, old, value),
            RmwOp::Min => self.chosen(IcmpPred::Sle, ty, old, value, old, value),
            RmwOp::UMax => self.chosen(IcmpPred::Ugt, ty, old, value, old, value),
            RmwOp::UMin => self.chosen(IcmpPred::Ule, ty, old, value, old, value),
            RmwOp::FAdd => binary(self, BinOp::FAdd),
            RmwOp::FSub => binary(self, BinOp::FSub),
            RmwOp::UIncWrap => {
                let (zero, one) = (self.small_integer(ty, 0)?, self.small_integer(ty, 1)?);
                let more = self.binary_parts(BinOp::Add, ty, old, &one)?;
                self.chosen(IcmpPred::Uge, ty, old, value, &zero, &more)
            }
            RmwOp::UDecWrap => {
                let (zero, one) = (self.small_integer(ty, 0)?, self.small_integer(ty, 1)?);
                let less = self.binary_parts(BinOp::Sub, ty, old, &one)?;
                let in_range = self.chosen(IcmpPred::Ugt, ty, old, value, value, &less)?;
                self.chosen(IcmpPred::Eq, ty, old, &zero, value, &in_range)
            }
            RmwOp::USubCond => {
                let less = binary(self, BinOp::Sub)?;
                self.chosen(IcmpPred::Uge, ty, old, value, &less, old)
            }
            RmwOp::USubSat => {
                let zero = self.small_integer(ty, 0)?;
                let less = binary(self, BinOp::Sub)?;
                self.chosen(IcmpPred::Uge, ty, old, value, &less, &zero)
            }
            RmwOp::FMax
            | RmwOp::FMin
            | RmwOp::FMaximum
            | RmwOp::FMinimum
            | RmwOp::FMaximumNum
            | RmwOp::FMinimumNum => unsupported(format!("atomicrmw {}", op.keyword())),
        }
    }

    /// `a pred b ? yes : no` on integers of type `ty`.
    fn chosen(
        &mut self,
        pred: IcmpPred,
        ty: TypeId,
        a: &[ir::Value],
        b: &[ir::Value],
        yes: &[ir::Value],
        no: &[ir::Value],
    ) -> Lowered<Parts> {
        let cond = self.icmp_parts(pred, ty, a, b)?[0];
        Ok(yes.iter().zip(no).map(|(&yes, &no)| self.select_one(cond, yes, no)).collect())
    }

    /// The integer `value`, 0 or 1, of type `ty`.
    fn small_integer(&mut self, ty: TypeId, value: u8) -> Lowered<Parts> {
        let repr = self.repr(ty)?;
        match repr.kind {
            ReprKind::Int(_) | ReprKind::Limbs(_) => {}
            _ => return unsupported("an atomicrmw on this type"),
        }
        let first = self.int_constant(repr.parts[0], u128::from(value));
        let mut parts = Parts::from_slice(&[first]);
        for &part in &repr.parts[1..] {
            parts.push(self.zero(part));
        }
        Ok(parts)
    }
}
