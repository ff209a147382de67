//! Making instructions in place of a call.

use crate::ir::{
    Align, ArithFlags, Atomicity, Attachment, AttrKind, AttrList, AttrListId, AttrSetId, Attribute, BinOp,
    BlockId, Body, CallData, CastOp, ConstData, ConstId, Context, GlobalId, GlobalValue, IcmpPred, Inst,
    InstId, InstKind, Loc, MdData, MdNode, MdRef, Operand, Ordering, RmwOp, StrId, StringTable, Type, TypeId,
    TypeTable, ValueData, ValueDef, ValueId,
};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::{FxHashMap, FxHashSet};

/// The names of a body's values and blocks.
#[derive(Clone, Debug)]
pub struct Names {
    taken: FxHashSet<StrId>,
    next: u32,
}

impl Names {
    /// All names of `body`.
    pub fn of(body: &Body) -> Names {
        let values = body.values.values().filter_map(|value| value.name.expand());
        let blocks = body.blocks.values().filter_map(|block| block.name.expand());
        Names { taken: values.chain(blocks).collect(), next: 1 }
    }

    /// `base`, or `base` with a number if it is taken.
    pub fn unique(&mut self, strings: &mut StringTable, base: &str) -> StrId {
        let mut name = strings.intern(base.as_bytes());
        while !self.taken.insert(name) {
            name = strings.intern(format!("{base}{}", self.next).as_bytes());
            self.next += 1;
        }
        name
    }
}

/// What the rewriting of a body's calls shares.
#[derive(Debug, Default)]
pub struct Shared {
    /// How many globals the module has: those of the body follow.
    module_globals: usize,
    /// Intrinsics that were added to the body.
    intrinsics: FxHashMap<(StrId, TypeId), GlobalId>,
    names: Option<Names>,
    /// Results that are other values today.
    pub replaced: FxHashMap<ValueId, Operand>,
}

impl Shared {
    /// For a body of a module with so many globals.
    pub fn above(module_globals: usize) -> Shared {
        Shared { module_globals, ..Shared::default() }
    }
}

/// Makes instructions before a call, the last of which takes its place.
pub struct Builder<'b> {
    pub body: &'b mut Body,
    shared: &'b mut Shared,
    call: InstId,
    block: BlockId,
    loc: Loc,
    /// New instructions, in order.
    made: Vec<InstId>,
    /// A name for the next one.
    name: Option<&'static str>,
}

impl<'b> Builder<'b> {
    /// A builder for what replaces `call`.
    pub fn new(body: &'b mut Body, shared: &'b mut Shared, call: InstId) -> Builder<'b> {
        let Inst { block, loc, .. } = body.insts[call];
        Builder { body, shared, call, block, loc, made: Vec::new(), name: None }
    }

    /// The next instruction gets this name.
    pub fn named(&mut self, name: &'static str) -> &mut Self {
        self.name = Some(name);
        self
    }

    /// Appends an instruction; its result if it has one, else nothing that may be used.
    pub fn emit(&mut self, kind: InstKind, ty: TypeId) -> Operand {
        let body = &mut *self.body;
        let result = PackedOption::default();
        let inst = body.insts.push(Inst { kind, ty, result, block: self.block, loc: self.loc });
        self.made.push(inst);
        let base = self.name.take();
        if ty == TypeId::VOID {
            return Operand::Block(self.block);
        }
        let name = base.map(|base| {
            let names = self.shared.names.get_or_insert_with(|| Names::of(body));
            names.unique(&mut body.context.strings, base)
        });
        let value = body.values.push(ValueData { ty, def: ValueDef::Inst(inst), name: name.into() });
        body.insts[inst].result = value.into();
        Operand::Value(value)
    }

    /// The type of an operand.
    pub fn ty(&self, operand: Operand) -> TypeId {
        self.body.operand_type(operand)
    }

    /// The types.
    pub fn types(&mut self) -> &mut TypeTable {
        &mut self.body.context.types
    }

    /// Element type and number of lanes of a fixed vector of at most 64 lanes.
    pub fn lanes(&self, ty: TypeId) -> Option<(TypeId, u32)> {
        match *self.body.context.types.get(ty) {
            Type::Vector { elem, len: len @ 1..=64, scalable: false } => Some((elem, len)),
            _ => None,
        }
    }

    /// Whether a type is that of numbers or pointers, or a fixed vector of at most 64 of them.
    pub fn is_simple(&self, ty: TypeId) -> bool {
        let elem = self.lanes(ty).map_or(ty, |(elem, _)| elem);
        self.bits(elem).is_some() || self.body.context.types.is_ptr(elem) || ty == TypeId::VOID
    }

    /// The width of a number in bits.
    pub fn bits(&self, ty: TypeId) -> Option<u32> {
        match *self.body.context.types.get(ty) {
            Type::Int(bits) => Some(bits),
            Type::Half | Type::BFloat => Some(16),
            Type::Float => Some(32),
            Type::Double => Some(64),
            _ => None,
        }
    }

    /// A vector type.
    pub fn vector(&mut self, elem: TypeId, len: u32) -> TypeId {
        self.types().vector(elem, len, false)
    }

    /// The plain number that an operand is.
    pub fn number(&self, operand: Operand) -> Option<u64> {
        match operand {
            Operand::Const(id) => self.body.context.consts.as_u64(id),
            _ => None,
        }
    }

    /// An integer constant, in every lane of a vector type. Poison of other types, which operations on integers
    /// do not take.
    pub fn int(&mut self, ty: TypeId, value: u64) -> Operand {
        let context = &mut self.body.context;
        let scalar = context.types.scalar(ty);
        if !context.types.is_int(scalar) {
            return self.poison(ty);
        }
        let one = context.consts.int(&context.types, scalar, value);
        Operand::Const(match *context.types.get(ty) {
            Type::Vector { len, .. } => {
                let elements = vec![one; len as usize];
                context.consts.aggregate(&context.types, ty, &elements)
            }
            _ => one,
        })
    }

    /// Zero, in every lane of a vector type.
    pub fn zero(&mut self, ty: TypeId) -> Operand {
        let context = &mut self.body.context;
        Operand::Const(context.consts.zero(&context.types, ty))
    }

    /// All bits set, in every lane of a vector of integers.
    pub fn ones(&mut self, ty: TypeId) -> Operand {
        self.int(ty, u64::MAX)
    }

    /// `poison`
    pub fn poison(&mut self, ty: TypeId) -> Operand {
        Operand::Const(self.body.context.consts.intern(ty, ConstData::Poison))
    }

    /// Whether an operand is a constant of which every bit is set.
    pub fn is_ones(&self, operand: Operand) -> bool {
        let Operand::Const(id) = operand else { return false };
        let consts = &self.body.context.consts;
        match (consts.data(id), self.bits(consts.ty(id))) {
            (ConstData::Int(value), Some(bits @ 1..=64)) => *value == u64::MAX >> (64 - bits),
            _ => false,
        }
    }

    /// A conversion; nothing if `to` is the operand's own type.
    pub fn cast(&mut self, op: CastOp, arg: Operand, to: TypeId) -> Operand {
        if self.ty(arg) == to {
            self.name = None;
            return arg;
        }
        if let (CastOp::BitCast, Operand::Const(id)) = (op, arg)
            && self.body.context.consts.is_null(id)
        {
            self.name = None;
            return self.zero(to);
        }
        self.emit(InstKind::Cast { op, flags: ArithFlags::NONE, arg }, to)
    }

    /// An integer operand zero-extended or truncated.
    pub fn resize(&mut self, arg: Operand, to: TypeId) -> Operand {
        let (from, bits) = (self.bits(self.ty(arg)), self.bits(to));
        if let (Operand::Const(_), Some(value)) = (arg, self.number(arg)) {
            return self.int(to, value);
        }
        self.cast(if from < bits { CastOp::ZExt } else { CastOp::Trunc }, arg, to)
    }

    /// An operation of two operands of one type.
    pub fn binary(&mut self, op: BinOp, a: Operand, b: Operand) -> Operand {
        let ty = self.ty(a);
        self.emit(InstKind::Binary { op, flags: ArithFlags::NONE, args: [a, b] }, ty)
    }

    /// `xor a, -1`
    pub fn not(&mut self, a: Operand) -> Operand {
        let ones = self.ones(self.ty(a));
        self.binary(BinOp::Xor, a, ones)
    }

    /// `fneg`
    pub fn fneg(&mut self, arg: Operand) -> Operand {
        let ty = self.ty(arg);
        self.emit(InstKind::FNeg { flags: ArithFlags::NONE, arg }, ty)
    }

    /// A comparison of integers.
    pub fn icmp(&mut self, pred: IcmpPred, a: Operand, b: Operand) -> Operand {
        let ty = match *self.body.context.types.get(self.ty(a)) {
            Type::Vector { len, scalable, .. } => self.types().vector(TypeId::I1, len, scalable),
            _ => TypeId::I1,
        };
        self.emit(InstKind::Icmp { pred, flags: ArithFlags::NONE, args: [a, b] }, ty)
    }

    /// `select`
    pub fn select(&mut self, condition: Operand, a: Operand, b: Operand) -> Operand {
        let ty = self.ty(a);
        self.emit(InstKind::Select { flags: ArithFlags::NONE, args: [condition, a, b] }, ty)
    }

    /// `extractelement` of a constant lane.
    pub fn extract(&mut self, vector: Operand, lane: u64) -> Operand {
        let index = self.int(TypeId::I64, lane);
        self.extract_at(vector, index)
    }

    /// `extractelement` of the lane that an operand tells.
    pub fn extract_at(&mut self, vector: Operand, index: Operand) -> Operand {
        let ty = self.body.context.types.scalar(self.ty(vector));
        self.emit(InstKind::ExtractElement { vector, index }, ty)
    }

    /// `insertelement` at a constant lane.
    pub fn insert(&mut self, vector: Operand, element: Operand, lane: u64) -> Operand {
        let index = self.int(TypeId::I64, lane);
        self.insert_at(vector, element, index)
    }

    /// `insertelement` at the lane that an operand tells.
    pub fn insert_at(&mut self, vector: Operand, element: Operand, index: Operand) -> Operand {
        let ty = self.ty(vector);
        self.emit(InstKind::InsertElement { vector, element, index }, ty)
    }

    /// `shufflevector`; `None` if the operands are no vectors.
    pub fn shuffle(&mut self, a: Operand, b: Operand, mask: &[u32]) -> Option<Operand> {
        let (elem, _) = self.lanes(self.ty(a))?;
        let ty = self.vector(elem, mask.len() as u32);
        let mask = self.body.push_ints(mask);
        Some(self.emit(InstKind::ShuffleVector { args: [a, b], mask }, ty))
    }

    /// `extractvalue`
    pub fn extract_value(&mut self, aggregate: Operand, field: u32) -> Option<Operand> {
        let (fields, _) = self.body.context.types.struct_body(self.ty(aggregate))?;
        let ty = *fields.get(field as usize)?;
        let indices = self.body.push_ints(&[field]);
        Some(self.emit(InstKind::ExtractValue { aggregate, indices }, ty))
    }

    /// A vector with one value in every lane, as LLVM's `CreateVectorSplat` makes it.
    pub fn splat(&mut self, value: Operand, len: u32) -> Option<Operand> {
        let ty = self.ty(value);
        let vector = self.vector(ty, len);
        if let Operand::Const(id) = value {
            let context = &mut self.body.context;
            let elements = vec![id; len as usize];
            return Some(Operand::Const(context.consts.aggregate(&context.types, vector, &elements)));
        }
        let poison = self.poison(vector);
        let first = self.named(".splatinsert").insert(poison, value, 0);
        let mask = vec![0; len as usize];
        self.named(".splat").shuffle(first, poison, &mask)
    }

    /// A load; its alignment in bytes, or that of the data layout.
    pub fn load(&mut self, ty: TypeId, ptr: Operand, align: Option<Align>) -> Operand {
        self.emit(InstKind::Load { ptr, align, volatile: false, atomic: None }, ty)
    }

    /// A store.
    pub fn store(&mut self, value: Operand, ptr: Operand, align: Option<Align>) -> Operand {
        self.emit(InstKind::Store { value, ptr, align, volatile: false, atomic: None }, TypeId::VOID)
    }

    /// `atomicrmw`, in the scope of this name or the system's.
    pub fn rmw(
        &mut self,
        op: RmwOp,
        ptr: Operand,
        value: Operand,
        volatile: bool,
        ordering: Ordering,
        scope: Option<&str>,
    ) -> Operand {
        let ty = self.ty(value);
        let scope = scope.map(|scope| self.body.context.strings.intern(scope.as_bytes()));
        let atomic = Atomicity { ordering, scope };
        self.emit(InstKind::AtomicRmw { op, ptr, value, volatile, atomic, align: None }, ty)
    }

    /// Marks the last instruction `!nontemporal`.
    pub fn nontemporal(&mut self) {
        self.attach("nontemporal", &[1]);
    }

    /// Attaches a node of `i32` constants to the last instruction.
    pub fn attach(&mut self, kind: &str, numbers: &[u64]) {
        let Some(&inst) = self.made.last() else { return };
        let body = &mut *self.body;
        let Context { consts, types, strings, .. } = &mut body.context;
        let numbers = numbers.iter().map(|&number| MdRef::Const(consts.int(types, TypeId::I32, number)));
        let data = MdData::Tuple(numbers.collect());
        let node = MdRef::Node(body.metadata.push(MdNode { distinct: false, data, loc: Loc::NONE }));
        let kind = strings.intern(kind.as_bytes());
        body.attachments.push((inst, Attachment { kind, node }));
    }

    /// A call of the intrinsic `name`, with the types of `suffixes` appended to it.
    pub fn intrinsic(&mut self, name: &str, suffixes: &[TypeId], ret: TypeId, args: &[Operand]) -> Operand {
        let mut full = name.to_owned();
        for &ty in suffixes {
            full.push('.');
            mangle(&self.body.context.types, ty, &mut full);
        }
        let params: Vec<TypeId> = args.iter().map(|&arg| self.ty(arg)).collect();
        let function_type = self.types().function(ret, &params, false);
        self.intrinsic_of_type(&full, function_type, ret, args)
    }

    /// A call of the intrinsic `name`, which has this function type.
    pub fn intrinsic_of_type(
        &mut self,
        name: &str,
        function_type: TypeId,
        ret: TypeId,
        args: &[Operand],
    ) -> Operand {
        let callee = self.declare(name, function_type);
        let body = &mut *self.body;
        let args = body.push_operands(args);
        let call = body.calls.push(CallData::plain(Operand::Const(callee), function_type, args));
        self.emit(InstKind::Call(call), ret)
    }

    /// The old call with another callee: the intrinsic `name`, with the types of `suffixes` appended to it.
    pub fn renamed(&mut self, name: &str, suffixes: &[TypeId]) -> Option<Operand> {
        let InstKind::Call(call) = self.body.insts[self.call].kind else { return None };
        let data = self.body.calls[call].clone();
        Some(self.call_again(data, name, suffixes))
    }

    /// [`Builder::renamed`], of which only the arguments and the kind of tail call are kept.
    pub fn renamed_without_attributes(&mut self, name: &str, suffixes: &[TypeId]) -> Option<Operand> {
        let InstKind::Call(call) = self.body.insts[self.call].kind else { return None };
        let data = CallData { attrs: AttrListId::EMPTY, ..self.body.calls[call].clone() };
        Some(self.call_again(data, name, suffixes))
    }

    /// The result of the last instruction gets the name that the old call's has.
    pub fn take_name(&mut self, new: Operand) -> Operand {
        if let (Operand::Value(new), Some(old)) = (new, self.body.insts[self.call].result.expand()) {
            self.body.values[new].name = self.body.values[old].name;
        }
        new
    }

    fn call_again(&mut self, mut data: CallData, name: &str, suffixes: &[TypeId]) -> Operand {
        let ty = self.body.insts[self.call].ty;
        let mut full = name.to_owned();
        for &ty in suffixes {
            full.push('.');
            mangle(&self.body.context.types, ty, &mut full);
        }
        data.callee = Operand::Const(self.declare(&full, data.function_type));
        let call = self.body.calls.push(data);
        let new = self.emit(InstKind::Call(call), ty);
        self.take_name(new)
    }

    /// Gives an argument of the last instruction, a call, an alignment.
    pub fn align_argument(&mut self, index: usize, align: Align) {
        let Some(&inst) = self.made.last() else { return };
        let body = &mut *self.body;
        let InstKind::Call(call) = body.insts[inst].kind else { return };
        let attrs = &mut body.context.attrs;
        let set = attrs.set(vec![Attribute::Int(AttrKind::Alignment, align.bytes())]);
        let mut params = vec![AttrSetId::EMPTY; body.calls[call].args.len as usize];
        if let Some(param) = params.get_mut(index) {
            *param = set;
        }
        body.calls[call].attrs = attrs.list(AttrList { params: params.into(), ..AttrList::default() });
    }

    /// The address of an intrinsic, declared in the body if need be.
    fn declare(&mut self, name: &str, ty: TypeId) -> ConstId {
        let body = &mut *self.body;
        let name = body.context.strings.intern(name.as_bytes());
        let next = GlobalId::new(self.shared.module_globals + body.implicit_globals.len());
        let id = *self.shared.intrinsics.entry((name, ty)).or_insert(next);
        if id == next {
            body.implicit_globals.push(GlobalValue::declaration(name, ty, 0, self.loc));
        }
        body.context.consts.intern(TypeId::PTR, ConstData::Global(id))
    }

    /// Gives the uses of the call's result, if it has one, `result`, and returns the instructions that stand in
    /// its place.
    pub fn finish(mut self, result: Operand) -> Vec<InstId> {
        let body = &mut *self.body;
        let dbg = body.context.strings.find(b"dbg");
        let location = body.attachments_of(self.call).iter().find(|(_, it)| Some(it.kind) == dbg).copied();
        if let Some((_, location)) = &location {
            let made = self.made.iter().map(|&inst| (inst, *location));
            body.attachments.extend(made);
        }
        if let Some(old) = body.insts[self.call].result.expand() {
            self.shared.replaced.insert(old, result);
        }
        std::mem::take(&mut self.made)
    }
}

/// Puts other values in the place of results.
pub fn replace_values(body: &mut Body, replaced: &FxHashMap<ValueId, Operand>) {
    let resolve = |operand: &mut Operand| {
        // What replaces a result may be replaced itself. In unreachable code that may go in a circle.
        for _ in 0..=replaced.len() {
            let Operand::Value(value) = *operand else { break };
            let Some(&new) = replaced.get(&value) else { break };
            *operand = new;
        }
    };
    body.operand_pool.iter_mut().for_each(resolve);
    body.calls.values_mut().for_each(|call| resolve(&mut call.callee));
    body.use_list_orders.iter_mut().for_each(|(operand, _)| resolve(operand));
    for inst in body.insts.values_mut() {
        inst.kind.for_each_operand_mut(resolve);
    }
    let in_records = body.debug_records.iter_mut().flat_map(|(_, record)| &mut record.args);
    for reference in in_records.chain(&mut body.metadata_operands) {
        let MdRef::Local(value) = *reference else { continue };
        let mut operand = Operand::Value(value);
        resolve(&mut operand);
        match operand {
            Operand::Value(value) => *reference = MdRef::Local(value),
            Operand::Const(id) => *reference = MdRef::Const(id),
            Operand::Metadata(_) | Operand::Asm(_) | Operand::Block(_) => {}
        }
    }
}

/// A type as a suffix of an intrinsic's name.
fn mangle(types: &TypeTable, ty: TypeId, out: &mut String) {
    use std::fmt::Write;
    let written = match *types.get(ty) {
        Type::Int(bits) => write!(out, "i{bits}"),
        Type::Half => write!(out, "f16"),
        Type::BFloat => write!(out, "bf16"),
        Type::Float => write!(out, "f32"),
        Type::Double => write!(out, "f64"),
        Type::Ptr(space) => write!(out, "p{space}"),
        Type::Vector { elem, len, .. } => {
            let written = write!(out, "v{len}");
            mangle(types, elem, out);
            written
        }
        _ => Ok(()),
    };
    // Writing to a string does not fail.
    debug_assert!(written.is_ok());
}
