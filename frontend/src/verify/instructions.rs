//! Operand and result types of instructions (LangRef, "Instruction Reference").

use super::body::BodyChecker;
use super::{Check, ensure};
use crate::ir::{
    AsmId, Atomicity, BinOp, CastOp, ConstData, ConstId, Inst, InstId, InstKind, ListRef, Operand, Ordering,
    RmwOp, Type, TypeId,
};

impl<'a> BodyChecker<'a> {
    /// The rules of an instruction on its own, its operands' types in particular.
    pub(super) fn check_types(&mut self, id: InstId, inst: &'a Inst) -> Check {
        let ty = inst.ty;
        match &inst.kind {
            InstKind::FNeg { arg, .. } => {
                ensure!(self.type_of(*arg) == ty, "operand and result of 'fneg' have different types");
                ensure!(
                    self.is_float_like(ty),
                    "'fneg' needs a floating-point operand, not {}",
                    self.type_name(ty)
                );
                Ok(())
            }
            InstKind::Binary { op, args, .. } => self.check_binary(*op, *args, ty),
            InstKind::Cast { op, arg, .. } => self.check_cast(*op, *arg, ty),
            InstKind::Icmp { args, .. } => {
                let operand = self.same_type("icmp", *args)?;
                ensure!(
                    self.is_int_like(operand) || self.is_ptr_like(operand),
                    "'icmp' compares integers or pointers, not {}",
                    self.type_name(operand)
                );
                self.check_comparison(operand, ty)
            }
            InstKind::Fcmp { args, .. } => {
                let operand = self.same_type("fcmp", *args)?;
                ensure!(
                    self.is_float_like(operand),
                    "'fcmp' compares floating-point values, not {}",
                    self.type_name(operand)
                );
                self.check_comparison(operand, ty)
            }
            InstKind::Select { args, .. } => self.check_select(*args, ty),
            InstKind::Phi { values, .. } => {
                ensure!(ty != TypeId::TOKEN, "a phi node cannot have token type");
                ensure!(self.types.is_first_class(ty), "a phi node needs a first-class type");
                for &value in self.body.operands(*values) {
                    let incoming = self.type_of(value);
                    ensure!(
                        incoming == ty,
                        "the phi node has type {} but an incoming value has type {}",
                        self.type_name(ty),
                        self.type_name(incoming)
                    );
                }
                Ok(())
            }
            InstKind::Freeze { arg } => {
                ensure!(self.type_of(*arg) == ty, "operand and result of 'freeze' have different types");
                Ok(())
            }
            InstKind::ExtractElement { vector, index } => {
                let elem = self.element_of("extractelement", *vector, *index)?;
                ensure!(elem == ty, "'extractelement' results in {}", self.type_name(elem));
                Ok(())
            }
            InstKind::InsertElement { vector, element, index } => {
                let elem = self.element_of("insertelement", *vector, *index)?;
                ensure!(
                    self.type_of(*element) == elem,
                    "'insertelement' inserts {} into a vector of {}",
                    self.type_name(self.type_of(*element)),
                    self.type_name(elem)
                );
                ensure!(self.type_of(*vector) == ty, "'insertelement' results in the type of its vector");
                Ok(())
            }
            InstKind::ShuffleVector { args, mask } => self.check_shuffle(*args, *mask, ty),
            InstKind::ExtractValue { aggregate, indices } => {
                let found = self.indexed_type(self.type_of(*aggregate), *indices);
                ensure!(found == Some(ty), "the indices of 'extractvalue' lead to no element of this type");
                Ok(())
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                let found = self.indexed_type(self.type_of(*aggregate), *indices);
                ensure!(
                    found == Some(self.type_of(*element)),
                    "the indices of 'insertvalue' lead to no element of the inserted value's type"
                );
                ensure!(self.type_of(*aggregate) == ty, "'insertvalue' results in the type of its aggregate");
                Ok(())
            }
            InstKind::Alloca { ty: allocated, count, swifterror, .. } => {
                self.check_alloca(*allocated, *count, *swifterror)
            }
            InstKind::Load { ptr, atomic, .. } => {
                self.check_address("load", *ptr)?;
                self.check_accessed("load", ty)?;
                self.check_atomic_access("load", ty, atomic, [Ordering::Release, Ordering::AcqRel])
            }
            InstKind::Store { value, ptr, atomic, .. } => {
                let stored = self.type_of(*value);
                self.check_address("store", *ptr)?;
                self.check_accessed("store", stored)?;
                self.check_atomic_access("store", stored, atomic, [Ordering::Acquire, Ordering::AcqRel])
            }
            InstKind::Fence { atomic } => {
                ensure!(
                    !matches!(atomic.ordering, Ordering::Unordered | Ordering::Monotonic),
                    "a fence has the ordering acquire, release, acq_rel or seq_cst"
                );
                Ok(())
            }
            InstKind::CmpXchg { ptr, expected, new, success, failure, .. } => {
                self.check_address("cmpxchg", *ptr)?;
                self.check_cmpxchg([*expected, *new], success.ordering, *failure)
            }
            InstKind::AtomicRmw { op, ptr, value, atomic, .. } => {
                self.check_address("atomicrmw", *ptr)?;
                self.check_atomicrmw(*op, self.type_of(*value), atomic.ordering)
            }
            InstKind::GetElementPtr { source_type, base, indices, .. } => {
                self.check_gep(*source_type, *base, *indices, ty)
            }
            InstKind::Call(call) => self.check_call_instruction(id, *call),
            InstKind::VaArg { list } => {
                ensure!(self.types.is_ptr(self.type_of(*list)), "'va_arg' needs a pointer to its list");
                ensure!(self.types.is_first_class(ty), "'va_arg' cannot read a value of this type");
                Ok(())
            }
            InstKind::LandingPad { cleanup, clauses, kinds } => {
                self.check_landing_pad(id, ty, *cleanup, *clauses, *kinds)
            }
            InstKind::CatchPad { parent, .. } => self.check_catch_pad(id, *parent),
            InstKind::CleanupPad { parent, .. } => self.check_cleanup_pad(id, *parent),
            InstKind::Ret { value } => self.check_ret(*value),
            InstKind::Br { .. } | InstKind::Unreachable => Ok(()),
            InstKind::CondBr { cond, .. } => {
                let cond = self.type_of(*cond);
                ensure!(cond == TypeId::I1, "a branch condition is an i1, not {}", self.type_name(cond));
                Ok(())
            }
            InstKind::Switch { value, values, .. } => self.check_switch(*value, *values),
            InstKind::IndirectBr { address, .. } => {
                ensure!(self.types.is_ptr(self.type_of(*address)), "'indirectbr' needs a pointer");
                Ok(())
            }
            InstKind::Invoke { call, unwind, .. } => self.check_invoke(id, *call, *unwind),
            InstKind::CallBr { call, indirect, .. } => self.check_callbr(id, *call, indirect.len as usize),
            InstKind::Resume { value } => self.check_resume(self.type_of(*value)),
            InstKind::CatchSwitch { parent, handlers, unwind } => {
                self.check_catch_switch(id, *parent, *handlers, unwind.expand())
            }
            InstKind::CatchRet { pad, .. } => {
                let is_catch = matches!(self.defining(*pad), Some((_, pad)) if matches!(pad.kind, InstKind::CatchPad { .. }));
                ensure!(is_catch, "'catchret' returns from a catchpad");
                Ok(())
            }
            InstKind::CleanupRet { pad, unwind } => self.check_cleanup_ret(*pad, unwind.expand()),
        }
    }

    pub(super) fn is_int_like(&self, ty: TypeId) -> bool {
        self.types.is_int(self.types.scalar(ty))
    }

    pub(super) fn is_float_like(&self, ty: TypeId) -> bool {
        self.types.is_float(self.types.scalar(ty))
    }

    pub(super) fn is_ptr_like(&self, ty: TypeId) -> bool {
        self.types.is_ptr(self.types.scalar(ty))
    }

    /// Number of lanes and whether it is a multiple of `vscale`; `None` for scalars.
    pub(super) fn lanes(&self, ty: TypeId) -> Option<(u32, bool)> {
        match self.types.get(ty) {
            Type::Vector { len, scalable, .. } => Some((*len, *scalable)),
            _ => None,
        }
    }

    /// Bits of an integer, float or byte type or of a vector's element; 0 for others.
    pub(super) fn scalar_bits(&self, ty: TypeId) -> u32 {
        match self.types.get(self.types.scalar(ty)) {
            Type::Int(bits) | Type::Byte(bits) => *bits,
            Type::Half | Type::BFloat => 16,
            Type::Float => 32,
            Type::Double => 64,
            Type::X86Fp80 => 80,
            Type::Fp128 | Type::PpcFp128 => 128,
            _ => 0,
        }
    }

    fn same_type(&self, name: &str, [left, right]: [Operand; 2]) -> Result<TypeId, String> {
        let (left, right) = (self.type_of(left), self.type_of(right));
        ensure!(
            left == right,
            "the operands of '{name}' have different types: {} and {}",
            self.type_name(left),
            self.type_name(right)
        );
        Ok(left)
    }

    fn check_binary(&self, op: BinOp, args: [Operand; 2], ty: TypeId) -> Check {
        let operand = self.same_type(op.keyword(), args)?;
        ensure!(operand == ty, "operands and result of '{}' have different types", op.keyword());
        let (fits, wanted) = if op.is_float() {
            (self.is_float_like(ty), "floating-point")
        } else {
            (self.is_int_like(ty), "integer")
        };
        ensure!(fits, "'{}' needs {wanted} operands, not {}", op.keyword(), self.type_name(ty));
        Ok(())
    }

    fn check_comparison(&self, operand: TypeId, result: TypeId) -> Check {
        let fits = self.types.scalar(result) == TypeId::I1 && self.lanes(operand) == self.lanes(result);
        ensure!(fits, "a comparison results in i1, or as many lanes of it as its operands have");
        Ok(())
    }

    fn check_cast(&self, op: CastOp, arg: Operand, to: TypeId) -> Check {
        let from = self.type_of(arg);
        let valid = self.cast_is_valid(op, from, to);
        ensure!(
            valid,
            "'{}' cannot convert {} to {}",
            op.keyword(),
            self.type_name(from),
            self.type_name(to)
        );
        Ok(())
    }

    fn cast_is_valid(&self, op: CastOp, from: TypeId, to: TypeId) -> bool {
        let ints = |ty| self.is_int_like(ty);
        let floats = |ty| self.is_float_like(ty);
        let pointers = |ty| self.is_ptr_like(ty);
        let (from_bits, to_bits) = (self.scalar_bits(from), self.scalar_bits(to));
        if op == CastOp::BitCast {
            return self.bitcast_is_valid(from, to);
        }
        if self.lanes(from) != self.lanes(to) {
            return false;
        }
        match op {
            CastOp::Trunc => ints(from) && ints(to) && from_bits > to_bits,
            CastOp::ZExt | CastOp::SExt => ints(from) && ints(to) && from_bits < to_bits,
            CastOp::FpTrunc => floats(from) && floats(to) && from_bits > to_bits,
            CastOp::FpExt => floats(from) && floats(to) && from_bits < to_bits,
            CastOp::FpToUi | CastOp::FpToSi => floats(from) && ints(to),
            CastOp::UiToFp | CastOp::SiToFp => ints(from) && floats(to),
            CastOp::PtrToInt => pointers(from) && ints(to),
            CastOp::IntToPtr => ints(from) && pointers(to),
            CastOp::PtrToAddr => match self.types.get(self.types.scalar(from)) {
                Type::Ptr(space) => ints(to) && to_bits == self.verifier.layout.index_bits(*space),
                _ => false,
            },
            CastOp::AddrSpaceCast => {
                pointers(from) && pointers(to) && self.types.scalar(from) != self.types.scalar(to)
            }
            CastOp::BitCast => false,
        }
    }

    /// Same size and no pointer on one side only; pointers stay in their address space.
    fn bitcast_is_valid(&self, from: TypeId, to: TypeId) -> bool {
        if from == to {
            return self.types.is_first_class(from)
                && !self.types.is_aggregate(from)
                && !self.is_opaque_kind(from);
        }
        let sized = |ty| {
            let scalar = self.types.scalar(ty);
            self.scalar_bits(scalar) != 0 || scalar == TypeId::X86_AMX
        };
        match (self.is_ptr_like(from), self.is_ptr_like(to)) {
            (true, true) => {
                let one = |ty| self.lanes(ty).unwrap_or((1, false));
                self.types.scalar(from) == self.types.scalar(to) && one(from) == one(to)
            }
            (false, false) if sized(from) && sized(to) => {
                let bits = |ty| {
                    let scalar = self.types.scalar(ty);
                    let bits =
                        if scalar == TypeId::X86_AMX { 8192 } else { u64::from(self.scalar_bits(scalar)) };
                    let (lanes, scalable) = self.lanes(ty).unwrap_or((1, false));
                    (bits * u64::from(lanes), scalable)
                };
                bits(from) == bits(to)
            }
            _ => false,
        }
    }

    /// Labels, metadata and tokens, which nothing can be done with.
    fn is_opaque_kind(&self, ty: TypeId) -> bool {
        matches!(ty, TypeId::LABEL | TypeId::METADATA | TypeId::TOKEN)
    }

    fn check_select(&self, [cond, yes, no]: [Operand; 3], ty: TypeId) -> Check {
        let (cond, yes, no) = (self.type_of(cond), self.type_of(yes), self.type_of(no));
        ensure!(
            yes == no,
            "the values of 'select' have different types: {} and {}",
            self.type_name(yes),
            self.type_name(no)
        );
        ensure!(yes == ty, "values and result of 'select' have different types");
        ensure!(yes != TypeId::TOKEN, "'select' cannot choose between tokens");
        ensure!(
            self.types.scalar(cond) == TypeId::I1,
            "the condition of 'select' is an i1 or a vector of i1, not {}",
            self.type_name(cond)
        );
        ensure!(
            self.lanes(cond).is_none() || self.lanes(cond) == self.lanes(yes),
            "condition and values of 'select' have different numbers of lanes"
        );
        Ok(())
    }

    fn element_of(&self, name: &str, vector: Operand, index: Operand) -> Result<TypeId, String> {
        let Type::Vector { elem, .. } = self.types.get(self.type_of(vector)) else {
            return Err(format!("'{name}' needs a vector, not {}", self.type_name(self.type_of(vector))));
        };
        ensure!(self.types.is_int(self.type_of(index)), "the index of '{name}' is no integer");
        Ok(*elem)
    }

    fn check_shuffle(&self, args: [Operand; 2], mask: ListRef, ty: TypeId) -> Check {
        let operand = self.same_type("shufflevector", args)?;
        let Type::Vector { elem, len, scalable } = self.types.get(operand) else {
            return Err(format!("'shufflevector' needs vectors, not {}", self.type_name(operand)));
        };
        let mask = self.body.ints(mask);
        let Type::Vector { elem: result_elem, len: result_len, scalable: result_scalable } =
            self.types.get(ty)
        else {
            return Err("'shufflevector' results in a vector".to_string());
        };
        ensure!(elem == result_elem, "operands and result of 'shufflevector' have different elements");
        ensure!(scalable == result_scalable, "'shufflevector' mixes fixed and scalable vectors");
        if *scalable {
            ensure!(
                mask.iter().all(|&lane| lane == 0 || lane == u32::MAX),
                "the mask of a scalable 'shufflevector' is zeroinitializer, undef or poison"
            );
        } else {
            ensure!(mask.len() == *result_len as usize, "'shufflevector' has as many lanes as its mask");
            let lanes = u64::from(*len) * 2;
            ensure!(
                mask.iter().all(|&lane| lane == u32::MAX || u64::from(lane) < lanes),
                "the mask of 'shufflevector' names a lane that its operands do not have"
            );
        }
        Ok(())
    }

    /// The type that constant indices lead to inside an aggregate.
    fn indexed_type(&self, aggregate: TypeId, indices: ListRef) -> Option<TypeId> {
        let indices = self.body.ints(indices);
        let mut ty = aggregate;
        for &index in indices {
            ty = match self.types.get(ty) {
                Type::Array { elem, len } => (u64::from(index) < *len).then_some(*elem)?,
                Type::Struct { .. } | Type::Named(_) => *self.types.struct_body(ty)?.0.get(index as usize)?,
                _ => return None,
            };
        }
        (!indices.is_empty()).then_some(ty)
    }

    fn is_sized(&self, ty: TypeId) -> bool {
        match self.types.get(ty) {
            Type::Int(_)
            | Type::Ptr(_)
            | Type::Byte(_)
            | Type::Half
            | Type::BFloat
            | Type::Float
            | Type::Double
            | Type::X86Fp80
            | Type::Fp128
            | Type::PpcFp128
            | Type::X86Amx => true,
            Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. } => false,
            Type::Target { name, .. } => {
                // Only types that stand for something in memory have a size; unknown ones do not.
                let name = self.body.context.strings.get(*name);
                self.verifier.layout.is_sized(self.types, ty) || crate::layout::target_type_is_sized(name)
            }
            Type::Array { .. } | Type::Vector { .. } | Type::Struct { .. } | Type::Named(_) => {
                self.verifier.layout.is_sized(self.types, ty)
            }
        }
    }

    fn check_alloca(&mut self, allocated: TypeId, count: Operand, swifterror: bool) -> Check {
        ensure!(self.is_sized(allocated), "'alloca' of {}, which has no size", self.type_name(allocated));
        ensure!(self.types.is_int(self.type_of(count)), "the number of elements of 'alloca' is no integer");
        if swifterror {
            self.has_swifterror = true;
            ensure!(self.types.is_ptr(allocated), "a swifterror 'alloca' holds a pointer");
            ensure!(self.int(count) == Some(1), "a swifterror 'alloca' holds one element");
        }
        Ok(())
    }

    fn check_address(&self, name: &str, ptr: Operand) -> Check {
        let ty = self.type_of(ptr);
        ensure!(self.types.is_ptr(ty), "the address of '{name}' is a pointer, not {}", self.type_name(ty));
        Ok(())
    }

    fn check_accessed(&self, name: &str, ty: TypeId) -> Check {
        ensure!(
            self.types.is_first_class(ty) && self.is_sized(ty),
            "'{name}' of {}, which has no size",
            self.type_name(ty)
        );
        Ok(())
    }

    fn check_atomic_access(
        &self,
        name: &str,
        ty: TypeId,
        atomic: &Option<Atomicity>,
        no: [Ordering; 2],
    ) -> Check {
        let Some(atomic) = atomic else { return Ok(()) };
        let ordering = atomic.ordering;
        ensure!(!no.contains(&ordering), "an atomic {name} cannot have the ordering {}", ordering.keyword());
        let fits = self.types.is_int(ty) || self.types.is_ptr(ty) || self.types.is_float(ty);
        ensure!(
            fits,
            "an atomic {name} needs an integer, pointer or floating-point type, not {}",
            self.type_name(ty)
        );
        self.check_atomic_size(ty)
    }

    fn check_atomic_size(&self, ty: TypeId) -> Check {
        let bits = self.verifier.layout.size_in_bits(self.types, ty);
        ensure!(
            bits >= 8 && bits.is_power_of_two(),
            "an atomic access needs a power of two of bytes, {} has {bits} bits",
            self.type_name(ty)
        );
        Ok(())
    }

    fn check_cmpxchg(&self, values: [Operand; 2], success: Ordering, failure: Ordering) -> Check {
        let ty = self.same_type("cmpxchg", values)?;
        ensure!(
            self.types.is_int(ty) || self.types.is_ptr(ty),
            "'cmpxchg' needs an integer or a pointer, not {}",
            self.type_name(ty)
        );
        self.check_atomic_size(ty)?;
        ensure!(success != Ordering::Unordered, "'cmpxchg' cannot be unordered");
        ensure!(
            !matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel),
            "'cmpxchg' cannot have the ordering {} on failure",
            failure.keyword()
        );
        Ok(())
    }

    fn check_atomicrmw(&self, op: RmwOp, ty: TypeId, ordering: Ordering) -> Check {
        ensure!(ordering != Ordering::Unordered, "'atomicrmw' cannot be unordered");
        let fixed = !matches!(self.lanes(ty), Some((_, true)));
        let (fits, wanted) = match op {
            RmwOp::Xchg => (
                self.types.is_int(ty) || self.types.is_float(ty) || self.types.is_ptr(ty),
                "an integer, floating-point or pointer type",
            ),
            RmwOp::FAdd
            | RmwOp::FSub
            | RmwOp::FMax
            | RmwOp::FMin
            | RmwOp::FMaximum
            | RmwOp::FMinimum
            | RmwOp::FMaximumNum
            | RmwOp::FMinimumNum => {
                (self.is_float_like(ty) && fixed, "a floating-point type or a fixed vector of one")
            }
            RmwOp::Add
            | RmwOp::Sub
            | RmwOp::And
            | RmwOp::Nand
            | RmwOp::Or
            | RmwOp::Xor
            | RmwOp::Max
            | RmwOp::Min
            | RmwOp::UMax
            | RmwOp::UMin
            | RmwOp::UIncWrap
            | RmwOp::UDecWrap
            | RmwOp::USubCond
            | RmwOp::USubSat => (self.types.is_int(ty), "an integer type"),
        };
        ensure!(fits, "'atomicrmw {}' needs {wanted}, not {}", op.keyword(), self.type_name(ty));
        self.check_atomic_size(ty)
    }

    fn check_gep(&self, source: TypeId, base: Operand, indices: ListRef, result: TypeId) -> Check {
        let base = self.type_of(base);
        ensure!(
            self.is_ptr_like(base),
            "the base of 'getelementptr' is a pointer, not {}",
            self.type_name(base)
        );
        ensure!(self.is_sized(source), "'getelementptr' into {}, which has no size", self.type_name(source));
        let scalable_struct = matches!(self.types.get(source), Type::Struct { .. } | Type::Named(_))
            && self.verifier.layout.type_size(self.types, source).is_some_and(|size| size.scalable);
        ensure!(!scalable_struct, "'getelementptr' into a struct of scalable vectors");
        let indices = self.body.operands(indices);
        let mut lanes = self.lanes(base);
        for &index in indices {
            let ty = self.type_of(index);
            ensure!(
                self.is_int_like(ty),
                "an index of 'getelementptr' is an integer, not {}",
                self.type_name(ty)
            );
            let Some(count) = self.lanes(ty) else { continue };
            ensure!(
                lanes.is_none() || lanes == Some(count),
                "vectors of different lengths in one 'getelementptr'"
            );
            lanes = Some(count);
        }
        let mut ty = source;
        for &index in indices.iter().skip(1) {
            ty = match self.types.get(ty) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
                Type::Struct { .. } | Type::Named(_) => self.field_type(ty, index)?,
                _ => {
                    return Err(
                        "the indices of 'getelementptr' lead into a type without elements".to_string()
                    );
                }
            };
        }
        ensure!(
            self.types.scalar(result) == self.types.scalar(base) && self.lanes(result) == lanes,
            "the result of 'getelementptr' has the wrong type"
        );
        Ok(())
    }

    /// The field of a struct that a `getelementptr` index names: a constant i32, or as many equal ones.
    fn field_type(&self, ty: TypeId, index: Operand) -> Result<TypeId, String> {
        let scalable = matches!(self.lanes(self.type_of(index)), Some((_, true)));
        ensure!(!scalable, "a struct is not indexed by scalable vectors");
        ensure!(
            self.types.int_bits(self.types.scalar(self.type_of(index))) == Some(32),
            "a struct is indexed by an i32 constant"
        );
        let number = match index {
            Operand::Const(id) => self.splat_value(id),
            Operand::Value(_) | Operand::Metadata(_) | Operand::Asm(_) | Operand::Block(_) => None,
        };
        let Some(number) = number else { return Err("a struct is indexed by an i32 constant".to_string()) };
        let field = self.types.struct_body(ty).and_then(|(fields, _)| fields.get(number as usize));
        field.copied().ok_or_else(|| format!("{} has no field {number}", self.type_name(ty)))
    }

    /// The number that an integer constant, or every lane of a vector, is.
    fn splat_value(&self, id: ConstId) -> Option<u64> {
        let consts = &self.body.context.consts;
        match consts.data(id) {
            ConstData::Int(value) => Some(*value),
            ConstData::Zero => Some(0),
            ConstData::Splat(value) => consts.as_u64(*value),
            ConstData::Aggregate(elements) => {
                let (&first, rest) = elements.split_first()?;
                rest.iter().all(|&other| other == first).then(|| consts.as_u64(first))?
            }
            ConstData::Data(bytes) => {
                let (first, rest) = bytes.split_at_checked(4)?;
                let value = u32::from_le_bytes(first.try_into().ok()?);
                rest.chunks(4).all(|other| other == first).then_some(u64::from(value))
            }
            _ => None,
        }
    }

    fn check_ret(&self, value: Option<Operand>) -> Check {
        let ty = value.map_or(TypeId::VOID, |value| self.type_of(value));
        ensure!(
            ty == self.return_type,
            "'ret' returns {}, but the function returns {}",
            self.type_name(ty),
            self.type_name(self.return_type)
        );
        Ok(())
    }

    fn check_switch(&self, value: Operand, values: ListRef) -> Check {
        let ty = self.type_of(value);
        ensure!(self.types.is_int(ty), "'switch' needs an integer, not {}", self.type_name(ty));
        let mut cases = Vec::with_capacity(values.len as usize);
        for &case in self.body.operands(values) {
            ensure!(
                self.type_of(case) == ty,
                "a case of 'switch' has type {}, its value {}",
                self.type_name(self.type_of(case)),
                self.type_name(ty)
            );
            match (case, self.data(case)) {
                (Operand::Const(id), Some(ConstData::Int(_) | ConstData::WideInt(_))) => cases.push(id),
                _ => return Err("a case of 'switch' is no integer constant".to_string()),
            }
        }
        // Equal constants have equal ids.
        cases.sort_unstable();
        ensure!(cases.windows(2).all(|pair| pair[0] != pair[1]), "'switch' has the same case twice");
        Ok(())
    }

    pub(super) fn inline_asm(&self, callee: Operand) -> Option<AsmId> {
        match callee {
            Operand::Asm(id) => Some(id),
            Operand::Value(_) | Operand::Const(_) | Operand::Metadata(_) | Operand::Block(_) => None,
        }
    }
}
