//! Constant expressions to relocatable values: a number, or `symbol - symbol + number`.
//!
//! What can be expressed is what LLVM's assembler printer lowers (LangRef, "Constant Expressions"): addresses with
//! offsets, differences of addresses, and casts that an assembler's truncation performs. Everything else must fold
//! to a number.

use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{
    BinOp, BlockRef, CastOp, ConstData, ConstExpr, ConstId, GlobalId, GlobalKind, IcmpPred, Linkage, Loc,
    Module, SharedContext, Type, TypeId, data_element_size,
};
use rllc_frontend::layout::DataLayout;
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// Finds where a block of a function is taken to lie: so many bytes from the start of the function's code. `None`: there is
/// no such block.
pub type BlockAddresses<'a> = dyn Fn(GlobalId, BlockRef) -> Option<u32> + 'a;

/// A symbol of a relocatable value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Target {
    Global(GlobalId),
    /// The function, or a stub in this linked image that jumps to it (`dso_local_equivalent`).
    Equivalent(GlobalId),
    /// The start of a function's code.
    Code(GlobalId),
}

/// `plus - minus + offset`; the offset is a number as wide as the constant's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Value {
    pub plus: Option<Target>,
    pub minus: Option<Target>,
    pub offset: u128,
}

impl Value {
    fn number(offset: u128) -> Value {
        Value { plus: None, minus: None, offset }
    }

    /// The number, if there is no symbol.
    pub fn as_number(&self) -> Option<u128> {
        (self.plus.is_none() && self.minus.is_none()).then_some(self.offset)
    }
}

/// An element of an aggregate.
#[derive(Clone, Copy, Debug)]
pub(super) enum Element {
    Const(ConstId),
    /// A number in an array or vector of plain numbers.
    Number(u128),
    /// Zero, undef or poison.
    Zero,
}

/// How deep expressions may nest.
const MAX_DEPTH: usize = 256;

/// Evaluates the constants of a module.
pub(super) struct Evaluator<'a> {
    pub module: &'a Module,
    pub layout: &'a DataLayout,
    pub blocks: &'a BlockAddresses<'a>,
    cache: RefCell<FxHashMap<ConstId, Value>>,
}

fn mask(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

fn sign_extend(value: u128, bits: u32) -> i128 {
    let shift = 128 - bits.clamp(1, 128);
    ((value << shift) as i128) >> shift
}

impl<'a> Evaluator<'a> {
    pub fn new(module: &'a Module, layout: &'a DataLayout, blocks: &'a BlockAddresses<'a>) -> Evaluator<'a> {
        Evaluator { module, layout, blocks, cache: RefCell::default() }
    }

    pub fn context(&self) -> &'a SharedContext {
        &self.module.context
    }

    pub fn data(&self, id: ConstId) -> &'a ConstData {
        self.module.context.consts.data(id)
    }

    pub fn ty(&self, id: ConstId) -> TypeId {
        self.module.context.consts.ty(id)
    }

    /// The value of a scalar constant.
    pub fn value(&self, id: ConstId) -> Result<Value> {
        self.value_at(id, 0)
    }

    fn unsupported(&self, what: &str) -> Box<Diagnostic> {
        Diagnostic::error(Loc::NONE, format!("unsupported expression in static initializer: {what}"))
    }

    /// The width of a scalar in bits; pointers count with the width of their integers.
    fn bits(&self, ty: TypeId) -> u32 {
        u32::try_from(self.layout.size_in_bits(&self.context().types, ty)).unwrap_or(u32::MAX)
    }

    fn value_at(&self, id: ConstId, depth: usize) -> Result<Value> {
        if depth > MAX_DEPTH {
            return Err(self.unsupported("nested too deeply"));
        }
        Ok(match self.data(id) {
            ConstData::Int(value) => Value::number(u128::from(*value)),
            ConstData::Float(bits) => Value::number(*bits),
            ConstData::Null
            | ConstData::Zero
            | ConstData::Undef
            | ConstData::Poison
            | ConstData::TokenNone => Value::number(0),
            ConstData::WideInt(limbs) => match **limbs {
                [low, high] => Value::number(u128::from(high) << 64 | u128::from(low)),
                _ => return Err(self.unsupported("an integer wider than 128 bits as an operand")),
            },
            ConstData::Global(global) | ConstData::NoCfi(global) => self.global(*global),
            ConstData::DsoLocalEquivalent(global) => self.equivalent(*global),
            ConstData::BlockAddress { function, block } => match (self.blocks)(*function, *block) {
                Some(offset) => {
                    let plus = Some(Target::Code(*function));
                    Value { plus, offset: u128::from(offset), ..Value::default() }
                }
                None => return Err(self.unsupported("blockaddress of a block that does not exist")),
            },
            ConstData::PtrAuth(_) => return Err(self.unsupported("ptrauth")),
            ConstData::Aggregate(_) | ConstData::Data(_) | ConstData::Splat(_) => {
                return Err(self.unsupported("an aggregate as an operand"));
            }
            ConstData::Expr(expr) => {
                if let Some(known) = self.cache.borrow().get(&id) {
                    return Ok(*known);
                }
                let value = self.expression(self.ty(id), expr, depth + 1)?;
                self.cache.borrow_mut().insert(id, value);
                value
            }
        })
    }

    fn global(&self, global: GlobalId) -> Value {
        Value { plus: Some(Target::Global(global)), ..Value::default() }
    }

    fn equivalent(&self, global: GlobalId) -> Value {
        let plus = match self.module.globals[global].dso_local {
            true => Target::Global(global),
            false => Target::Equivalent(global),
        };
        Value { plus: Some(plus), ..Value::default() }
    }

    fn number(&self, id: ConstId, depth: usize, what: &str) -> Result<u128> {
        self.value_at(id, depth)?.as_number().ok_or_else(|| self.unsupported(what))
    }

    fn expression(&self, ty: TypeId, expr: &ConstExpr, depth: usize) -> Result<Value> {
        let types = &self.context().types;
        if types.is_vector(ty) || types.is_aggregate(ty) {
            return Err(self.unsupported("a vector or aggregate as an operand"));
        }
        match expr {
            ConstExpr::Binary { op, args, .. } => {
                let [left, right] = [self.value_at(args[0], depth)?, self.value_at(args[1], depth)?];
                self.binary(*op, self.bits(ty), left, right)
            }
            ConstExpr::Cast { op, arg } => self.cast(*op, ty, *arg, depth),
            ConstExpr::GetElementPtr { source_type, args, .. } => {
                self.get_element_ptr(ty, *source_type, args, depth)
            }
            ConstExpr::Select { args } => {
                let condition = self.number(args[0], depth, "select")?;
                self.value_at(if condition & 1 != 0 { args[1] } else { args[2] }, depth)
            }
            ConstExpr::Icmp { pred, args } => self.icmp(*pred, *args, depth),
            ConstExpr::Fcmp { .. } => Err(self.unsupported("fcmp")),
            ConstExpr::FNeg { arg } => {
                let bits = self.number(*arg, depth, "fneg")?;
                Ok(Value::number(bits ^ (1 << (self.bits(ty).clamp(1, 128) - 1))))
            }
            ConstExpr::ExtractElement { args } => {
                let index = self.number(args[1], depth, "extractelement")?;
                let index = u64::try_from(index).unwrap_or(u64::MAX);
                self.element_value(args[0], index, depth)
            }
            ConstExpr::ExtractValue { arg, indices } => {
                let mut element = Element::Const(*arg);
                for &index in indices {
                    element = match element {
                        Element::Const(id) => self.element_at(id, u64::from(index), depth)?,
                        Element::Number(_) | Element::Zero => element,
                    };
                }
                self.value_of(element, depth)
            }
            ConstExpr::InsertElement { .. }
            | ConstExpr::ShuffleVector { .. }
            | ConstExpr::InsertValue { .. } => Err(self.unsupported("an aggregate as an operand")),
        }
    }

    fn binary(&self, op: BinOp, bits: u32, left: Value, right: Value) -> Result<Value> {
        let truncate = |value: Value| Value { offset: value.offset & mask(bits), ..value };
        if let (Some(a), Some(b)) = (left.as_number(), right.as_number()) {
            return fold(op, bits, a, b)
                .map(|number| truncate(Value::number(number)))
                .ok_or_else(|| self.unsupported(op.keyword()));
        }
        let right = match op {
            BinOp::Add => right,
            BinOp::Sub => Value { plus: right.minus, minus: right.plus, offset: right.offset.wrapping_neg() },
            _ => return Err(self.unsupported(op.keyword())),
        };
        let offset = left.offset.wrapping_add(right.offset);
        let (mut plus, mut minus) = ([left.plus, right.plus], [left.minus, right.minus]);
        for a in &mut plus {
            for b in &mut minus {
                if a.is_some() && a == b {
                    (*a, *b) = (None, None);
                }
            }
        }
        match (plus, minus) {
            ([Some(_), Some(_)], _) | (_, [Some(_), Some(_)]) => {
                Err(Diagnostic::error(Loc::NONE, "expected relocatable expression"))
            }
            _ => Ok(truncate(Value { plus: plus[0].or(plus[1]), minus: minus[0].or(minus[1]), offset })),
        }
    }

    fn cast(&self, op: CastOp, ty: TypeId, arg: ConstId, depth: usize) -> Result<Value> {
        let types = &self.context().types;
        let (from, to) = (self.bits(self.ty(arg)), self.bits(ty));
        if op == CastOp::BitCast && types.is_vector(self.ty(arg)) {
            return self.vector_bits(arg, to, depth);
        }
        let value = self.value_at(arg, depth)?;
        let unsupported = || self.unsupported(op.keyword());
        match op {
            CastOp::Trunc => Ok(Value { offset: value.offset & mask(to), ..value }),
            CastOp::ZExt => Ok(Value::number(value.as_number().ok_or_else(unsupported)?)),
            CastOp::SExt => {
                let number = value.as_number().ok_or_else(unsupported)?;
                Ok(Value::number(sign_extend(number, from) as u128 & mask(to)))
            }
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => {
                let wider = to > from.div_ceil(8).next_power_of_two().saturating_mul(8);
                if wider && value.as_number().is_none() {
                    return Err(unsupported());
                }
                Ok(Value { offset: value.offset & mask(to), ..value })
            }
            CastOp::BitCast => Ok(value),
            CastOp::AddrSpaceCast => {
                let special = |ty| match types.get(ty) {
                    Type::Ptr(space) => (256..=271).contains(space),
                    _ => false,
                };
                if special(ty) || special(self.ty(arg)) { Err(unsupported()) } else { Ok(value) }
            }
            CastOp::FpTrunc
            | CastOp::FpExt
            | CastOp::FpToUi
            | CastOp::FpToSi
            | CastOp::UiToFp
            | CastOp::SiToFp => Err(unsupported()),
        }
    }

    /// The lanes of a vector of numbers as one number (a bitcast to a scalar).
    fn vector_bits(&self, vector: ConstId, bits: u32, depth: usize) -> Result<Value> {
        let types = &self.context().types;
        let Type::Vector { elem, len, scalable: false } = *types.get(self.ty(vector)) else {
            return Err(self.unsupported("bitcast"));
        };
        let width = self.bits(elem);
        if bits > 128 || u64::from(width) * u64::from(len) > 128 {
            return Err(self.unsupported("bitcast"));
        }
        let mut number = 0u128;
        for lane in 0..len {
            let value = self.element_value(vector, u64::from(lane), depth)?;
            let value = value.as_number().ok_or_else(|| self.unsupported("bitcast"))?;
            let lane = if self.layout.is_big_endian() { len - 1 - lane } else { lane };
            number |= (value & mask(width)) << (lane * width);
        }
        Ok(Value::number(number))
    }

    /// Lane `index` of the vector `id` that is a bitcast of `arg`.
    fn lane_of_bits(&self, id: ConstId, arg: ConstId, index: u64, depth: usize) -> Result<Element> {
        let types = &self.context().types;
        let Type::Vector { elem, len, scalable: false } = *types.get(self.ty(id)) else {
            return Err(self.unsupported("bitcast"));
        };
        let bits = u32::try_from(self.layout.size_in_bits(types, self.ty(id))).unwrap_or(u32::MAX);
        let number = match types.is_vector(self.ty(arg)) {
            true => self.vector_bits(arg, bits, depth)?.as_number(),
            false if bits <= 128 => self.value_at(arg, depth)?.as_number(),
            false => None,
        };
        let number = number.ok_or_else(|| self.unsupported("bitcast"))?;
        let index = u32::try_from(index).unwrap_or(u32::MAX).min(len - 1);
        let lane = if self.layout.is_big_endian() { len - 1 - index } else { index };
        let width = self.bits(elem);
        let shift = lane.saturating_mul(width);
        Ok(Element::Number(number.checked_shr(shift).unwrap_or(0) & mask(width)))
    }

    fn get_element_ptr(&self, ty: TypeId, source: TypeId, args: &[ConstId], depth: usize) -> Result<Value> {
        let types = &self.context().types;
        let unsupported = || self.unsupported("getelementptr");
        let Some((&base, indices)) = args.split_first() else {
            return Err(unsupported());
        };
        let base = self.value_at(base, depth)?;
        let mut offset = 0i128;
        let mut current = source;
        for (position, &index) in indices.iter().enumerate() {
            let index_type = self.ty(index);
            if !types.is_int(index_type) {
                return Err(unsupported());
            }
            let number = self.number(index, depth, "getelementptr")?;
            let signed = sign_extend(number, self.bits(index_type));
            if position > 0 && types.struct_body(current).is_some() {
                let field = usize::try_from(number).map_err(|_| unsupported())?;
                let layout = self.layout.struct_layout(types, current);
                let (fields, _) = types.struct_body(current).ok_or_else(unsupported)?;
                let (Some(&at), Some(&next)) = (layout.offsets.get(field), fields.get(field)) else {
                    return Err(unsupported());
                };
                if layout.scalable {
                    return Err(unsupported());
                }
                offset = offset.wrapping_add(i128::from(at));
                current = next;
                continue;
            }
            if position > 0 {
                current = match types.get(current) {
                    Type::Array { elem, .. } | Type::Vector { elem, scalable: false, .. } => *elem,
                    _ => return Err(unsupported()),
                };
            }
            let size = self.layout.fixed_alloc_size(types, current).ok_or_else(unsupported)?;
            offset = offset.wrapping_add(signed.wrapping_mul(i128::from(size)));
        }
        let offset = base.offset.wrapping_add(offset as u128) & mask(self.bits(ty));
        Ok(Value { offset, ..base })
    }

    fn icmp(&self, pred: IcmpPred, args: [ConstId; 2], depth: usize) -> Result<Value> {
        let [left, right] = [self.value_at(args[0], depth)?, self.value_at(args[1], depth)?];
        let bits = self.bits(self.ty(args[0]));
        let result = match (left.as_number(), right.as_number()) {
            (Some(a), Some(b)) => {
                let (x, y) = (sign_extend(a, bits), sign_extend(b, bits));
                match pred {
                    IcmpPred::Eq => a == b,
                    IcmpPred::Ne => a != b,
                    IcmpPred::Ugt => a > b,
                    IcmpPred::Uge => a >= b,
                    IcmpPred::Ult => a < b,
                    IcmpPred::Ule => a <= b,
                    IcmpPred::Sgt => x > y,
                    IcmpPred::Sge => x >= y,
                    IcmpPred::Slt => x < y,
                    IcmpPred::Sle => x <= y,
                }
            }
            _ if left.plus.is_some() && left.plus == right.plus && left.minus == right.minus => {
                // Addresses in one object are in the order of their offsets.
                let (x, y) = (sign_extend(left.offset, bits), sign_extend(right.offset, bits));
                match pred {
                    IcmpPred::Eq => x == y,
                    IcmpPred::Ne => x != y,
                    IcmpPred::Ugt if x >= 0 && y >= 0 => x > y,
                    IcmpPred::Uge if x >= 0 && y >= 0 => x >= y,
                    IcmpPred::Ult if x >= 0 && y >= 0 => x < y,
                    IcmpPred::Ule if x >= 0 && y >= 0 => x <= y,
                    _ => return Err(self.unsupported("icmp")),
                }
            }
            _ => {
                // Only what is known whatever the addresses are: that a definition is not null.
                let equal = if self.is_nonnull(&left) && right == Value::default()
                    || self.is_nonnull(&right) && left == Value::default()
                {
                    false
                } else {
                    return Err(self.unsupported("icmp"));
                };
                match pred {
                    IcmpPred::Eq => equal,
                    IcmpPred::Ne => !equal,
                    _ => return Err(self.unsupported("icmp")),
                }
            }
        };
        Ok(Value::number(u128::from(result)))
    }

    fn is_nonnull(&self, value: &Value) -> bool {
        match *value {
            Value { plus: Some(Target::Global(global)), minus: None, offset: 0 } => {
                let global = &self.module.globals[global];
                global.linkage != Linkage::ExternalWeak
                    && matches!(global.kind, GlobalKind::Variable(_) | GlobalKind::Function(_))
            }
            Value { plus: Some(Target::Code(_)), minus: None, .. } => true,
            _ => false,
        }
    }

    /// Element `index` of an aggregate or fixed vector.
    pub fn element(&self, id: ConstId, index: u64) -> Result<Element> {
        self.element_at(id, index, 0)
    }

    fn value_of(&self, element: Element, depth: usize) -> Result<Value> {
        match element {
            Element::Const(id) => self.value_at(id, depth),
            Element::Number(number) => Ok(Value::number(number)),
            Element::Zero => Ok(Value::default()),
        }
    }

    fn element_value(&self, id: ConstId, index: u64, depth: usize) -> Result<Value> {
        let element = self.element_at(id, index, depth)?;
        self.value_of(element, depth)
    }

    fn element_at(&self, id: ConstId, index: u64, depth: usize) -> Result<Element> {
        if depth > MAX_DEPTH {
            return Err(self.unsupported("nested too deeply"));
        }
        let types = &self.context().types;
        let at = usize::try_from(index).unwrap_or(usize::MAX);
        match self.data(id) {
            ConstData::Aggregate(elements) => {
                Ok(elements.get(at).map_or(Element::Zero, |&e| Element::Const(e)))
            }
            ConstData::Splat(value) => Ok(Element::Const(*value)),
            ConstData::Data(bytes) => {
                let elem = match types.get(self.ty(id)) {
                    Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
                    _ => return Err(self.unsupported("an element of this constant")),
                };
                let size = data_element_size(types.get(elem)).unwrap_or(1);
                let start = at.saturating_mul(size);
                let bytes = bytes.get(start..start.saturating_add(size)).unwrap_or_default();
                let number = bytes.iter().rev().fold(0u128, |number, &byte| number << 8 | u128::from(byte));
                Ok(Element::Number(number))
            }
            ConstData::Zero | ConstData::Undef | ConstData::Poison => Ok(Element::Zero),
            ConstData::Expr(expr) => match &**expr {
                ConstExpr::InsertElement { args } => {
                    let place = self.number(args[2], depth + 1, "insertelement")?;
                    match place == u128::from(index) {
                        true => Ok(Element::Const(args[1])),
                        false => self.element_at(args[0], index, depth + 1),
                    }
                }
                ConstExpr::InsertValue { args, indices } if indices.len() == 1 => {
                    match u64::from(indices[0]) == index {
                        true => Ok(Element::Const(args[1])),
                        false => self.element_at(args[0], index, depth + 1),
                    }
                }
                ConstExpr::ShuffleVector { args, mask } => {
                    let Type::Vector { len, .. } = *types.get(self.ty(args[0])) else {
                        return Err(self.unsupported("shufflevector"));
                    };
                    match mask.get(at).copied().and_then(|lane| u32::try_from(lane).ok()) {
                        None => Ok(Element::Zero),
                        Some(lane) if lane < len => self.element_at(args[0], u64::from(lane), depth + 1),
                        Some(lane) => self.element_at(args[1], u64::from(lane - len), depth + 1),
                    }
                }
                ConstExpr::Select { args } => {
                    let condition = self.number(args[0], depth + 1, "select")?;
                    let chosen = if condition & 1 != 0 { args[1] } else { args[2] };
                    self.element_at(chosen, index, depth + 1)
                }
                ConstExpr::Binary { op, args, .. } if types.is_vector(self.ty(id)) => {
                    let Type::Vector { elem, .. } = *types.get(self.ty(id)) else {
                        return Err(self.unsupported("an operation on vectors"));
                    };
                    let left = self.element_value(args[0], index, depth + 1)?;
                    let right = self.element_value(args[1], index, depth + 1)?;
                    let value = self.binary(*op, self.bits(elem), left, right)?;
                    let number = value.as_number().ok_or_else(|| self.unsupported(op.keyword()))?;
                    Ok(Element::Number(number))
                }
                ConstExpr::Cast { op: CastOp::BitCast, arg } => self.lane_of_bits(id, *arg, index, depth + 1),
                _ => Err(self.unsupported("an operation on vectors or aggregates")),
            },
            _ => Err(self.unsupported("an element of this constant")),
        }
    }
}

/// `a op b` on integers of `bits` ≤ 128 bits; `None` for operations that do not fold. Poison folds to 0.
fn fold(op: BinOp, bits: u32, a: u128, b: u128) -> Option<u128> {
    if bits > 128 {
        return None;
    }
    let (x, y) = (sign_extend(a, bits), sign_extend(b, bits));
    let shift = u32::try_from(b).ok().filter(|&shift| shift < bits);
    Some(match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::UDiv => a.checked_div(b).unwrap_or(0),
        BinOp::SDiv => x.checked_div(y).unwrap_or(0) as u128,
        BinOp::URem => a.checked_rem(b).unwrap_or(0),
        BinOp::SRem => x.checked_rem(y).unwrap_or(0) as u128,
        BinOp::Shl => shift.map_or(0, |shift| a << shift),
        BinOp::LShr => shift.map_or(0, |shift| a >> shift),
        BinOp::AShr => shift.map_or(0, |shift| (x >> shift) as u128),
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => return None,
    })
}
