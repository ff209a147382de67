//! Intrinsics whose name or signature changed (LLVM's `UpgradeIntrinsicFunction` and `UpgradeIntrinsicCall`).
//!
//! The skeleton's declarations are renamed and given today's type; calls, which still have the old form, are
//! rewritten body by body ([`IntrinsicUpgrades::apply`]).

use super::builder::{Shared, replace_values};
use super::debug::{Expressions, dereferenced};
use super::{arc, exceptions, results, rules, x86};
use crate::ir::{
    Align, AttrKind, AttrList, AttrSetId, Attribute, Body, CallData, CastOp, ConstData, Context, DebugRecord,
    DebugRecordKind, GlobalId, GlobalKind, GlobalValue, InstId, InstKind, Loc, MdRef, Operand, StrId, Type,
    TypeId, ValueDef,
};
use cranelift_entity::PrimaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// What changes at the calls of an intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    /// Only the declaration.
    None,
    /// `memcpy`, `memmove`: the alignment was the fourth of five arguments, of both pointers.
    Transfer,
    /// `memset`: the alignment was the fourth of five arguments.
    Fill,
    /// As those two, before LLVM 2.8: the alignment was the last of four arguments.
    PlainTransfer,
    /// `memset` of the same time.
    PlainFill,
    /// `prefetch` before LLVM 3.0: `i32 1` follows, for data.
    AppendData,
    /// `prefetch` later: the kind of cache could be any number, of which all but 0 meant data.
    CacheKind,
    /// So many `i1 false` follow the arguments.
    AppendFalse(u32),
    /// The size before the address is gone, and the address is a stack slot.
    Lifetime,
    /// The alignment was this argument; it is an attribute of the argument `pointer` today.
    Alignment { argument: u32, pointer: u32 },
    /// A debug intrinsic: it is a debug record today.
    Debug(DebugRecordKind),
    /// `dbg.addr`: the value behind the address.
    DebugAddress,
    /// Gone without a replacement.
    Remove,
    /// The last argument, a constant, is `i8` in place of `i32`.
    ByteImmediate,
    /// The result is a literal struct, and was an identified one.
    LiteralResult,
    /// Products of bytes or words are summed: the factors are vectors of elements of so many bits, which before
    /// LLVM 22 came as `i32`.
    Factors(u32),
    /// The count of bits has the type of the operand; before LLVM 2.1 it was `i32` for all. A flag of `ctlz` and `cttz`
    /// says that zero has a count.
    CountResult { has_flag: bool },
    /// The number of a type is `i32`; before LLVM 2.7 there was one of `i64`.
    TypeNumber,
    /// Part of a landing pad.
    Exceptions(exceptions::Role),
    /// Instructions take its place: the rule with this number for the intrinsic of this name.
    Expand { rule: u16, name: StrId },
}

impl Change {
    /// The argument that is gone.
    fn removed(self) -> Option<usize> {
        match self {
            Change::Transfer | Change::Fill => Some(3),
            Change::Lifetime => Some(0),
            Change::Alignment { argument, .. } => Some(argument as usize),
            Change::None
            | Change::PlainTransfer
            | Change::PlainFill
            | Change::AppendData
            | Change::CacheKind
            | Change::LiteralResult
            | Change::AppendFalse(_)
            | Change::Debug(_)
            | Change::DebugAddress
            | Change::Remove
            | Change::ByteImmediate
            | Change::Factors(_)
            | Change::CountResult { .. }
            | Change::TypeNumber
            | Change::Exceptions(_)
            | Change::Expand { .. } => None,
        }
    }
}

/// The intrinsics of a module that need upgrading.
#[derive(Clone, Debug, Default)]
pub struct IntrinsicUpgrades {
    changes: FxHashMap<GlobalId, Change>,
    has_exceptions: bool,
    /// Declarations that got another name or type, in their order.
    pub replaced: Vec<GlobalId>,
    /// How many globals the module has.
    globals: usize,
}

/// A new name for each old one that begins so; what follows is kept.
const RENAMED: &[(&[u8], &[u8])] = &[
    (b"llvm.experimental.vector.reduce.", b"llvm.vector.reduce."),
    (b"llvm.experimental.vector.insert.", b"llvm.vector.insert."),
    (b"llvm.experimental.vector.extract.last.", b"llvm.experimental.vector.extract.last."),
    (b"llvm.experimental.vector.extract.", b"llvm.vector.extract."),
    (b"llvm.experimental.vector.reverse.", b"llvm.vector.reverse."),
    (b"llvm.experimental.vector.interleave2.", b"llvm.vector.interleave2."),
    (b"llvm.experimental.vector.deinterleave2.", b"llvm.vector.deinterleave2."),
    (b"llvm.experimental.stepvector.", b"llvm.stepvector."),
    (b"llvm.eh.typeid.for.i32", b"llvm.eh.typeid.for.p0"),
    (b"llvm.eh.typeid.for.i64", b"llvm.eh.typeid.for.p0"),
    (b"llvm.invariant.group.barrier", b"llvm.launder.invariant.group"),
    (b"llvm.flt.rounds", b"llvm.get.rounding"),
    (b"llvm.aarch64.thread.pointer", b"llvm.thread.pointer.p0"),
    (b"llvm.arm.thread.pointer", b"llvm.thread.pointer.p0"),
];

/// Names that got the pointer's address space as a suffix.
const SUFFIXED: &[&[u8]] = &[
    b"llvm.stacksave",
    b"llvm.stackrestore",
    b"llvm.prefetch",
    b"llvm.va_start",
    b"llvm.va_end",
    b"llvm.va_copy",
    b"llvm.frameaddress",
    b"llvm.thread.pointer",
    b"llvm.invariant.start",
    b"llvm.invariant.end",
    b"llvm.launder.invariant.group",
    b"llvm.strip.invariant.group",
];

/// Intrinsics that count bits.
const COUNTS: &[&[u8]] = &[b"llvm.ctpop.", b"llvm.ctlz.", b"llvm.cttz."];

/// Intrinsics that are gone and said nothing that code depends on.
const REMOVED: &[&[u8]] = &[
    b"llvm.dbg.func.start",
    b"llvm.dbg.region.start",
    b"llvm.dbg.region.end",
    b"llvm.dbg.stoppoint",
    b"llvm.stackprotectorcheck",
];

/// Intrinsics whose last argument was `i32` before LLVM 3.6.
const BYTE_IMMEDIATES: &[&[u8]] = &[
    b"llvm.x86.sse41.insertps",
    b"llvm.x86.sse41.dppd",
    b"llvm.x86.sse41.dpps",
    b"llvm.x86.sse41.mpsadbw",
    b"llvm.x86.avx.dp.ps.256",
    b"llvm.x86.avx2.mpsadbw",
];

impl IntrinsicUpgrades {
    /// Upgrades the declarations among `globals`, which `context` belongs to.
    pub fn declarations(
        context: &mut Context,
        globals: &mut PrimaryMap<GlobalId, GlobalValue>,
    ) -> IntrinsicUpgrades {
        let mut upgrades = IntrinsicUpgrades { globals: globals.len(), ..IntrinsicUpgrades::default() };
        let is_intrinsic = |global: &GlobalValue, context: &Context| {
            matches!(global.kind, GlobalKind::Function(_))
                && global.name.is_some_and(|name| context.strings.get(name).starts_with(b"llvm."))
        };
        let old: Vec<GlobalId> =
            globals.iter().filter(|(_, global)| is_intrinsic(global, context)).map(|(id, _)| id).collect();
        if old.is_empty() {
            return upgrades;
        }
        let mut taken: FxHashSet<StrId> = globals.values().filter_map(|global| global.name).collect();
        for id in old {
            let global = &mut globals[id];
            let Some(name) = global.name else { continue };
            let change = change_of(context, name, global.value_type);
            if let Some(change) = change {
                upgrades.changes.insert(id, change);
                upgrades.has_exceptions |= matches!(change, Change::Exceptions(_));
                if let Some(ty) = new_type(context, global.value_type, change) {
                    global.value_type = ty;
                    upgrades.replaced.push(id);
                }
                if let (GlobalKind::Function(function), Some(removed)) = (&mut global.kind, change.removed())
                {
                    let mut list = AttrList::clone(context.attrs.get_list(function.attrs));
                    if removed < list.params.len() {
                        let mut params = list.params.into_vec();
                        params.remove(removed);
                        list.params = params.into();
                        function.attrs = context.attrs.list(list);
                    }
                }
            }
            let new = new_name(context.strings.get(name), change);
            if let Some(new) = new {
                let new = context.strings.intern(&new);
                if taken.insert(new) {
                    global.name = Some(new);
                    if upgrades.replaced.last() != Some(&id) {
                        upgrades.replaced.push(id);
                    }
                }
            }
        }
        upgrades.changes.retain(|_, change| *change != Change::None);
        upgrades
    }

    /// Calls of the Objective-C runtime: those that always are intrinsics, or `all` that may be.
    pub fn runtime_calls(
        &mut self,
        context: &Context,
        globals: &PrimaryMap<GlobalId, GlobalValue>,
        all: bool,
    ) {
        for (id, global) in globals {
            let Some(name) = global.name.filter(|_| matches!(global.kind, GlobalKind::Function(_))) else {
                continue;
            };
            let text = context.strings.get(name);
            if (text == arc::USE || all && arc::is_call(text))
                && let Some(rule) = rules::rule(text)
            {
                self.changes.insert(id, Change::Expand { rule, name });
            }
        }
    }

    /// Whether no call needs upgrading.
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// Rewrites the calls of a body. `expression` tells the operators of a node of the module.
    pub fn apply(&self, body: &mut Body, expression: Expressions<'_>) {
        if self.changes.is_empty() {
            return;
        }
        if self.has_exceptions {
            exceptions::upgrade(body, |global| match self.changes.get(&global) {
                Some(Change::Exceptions(role)) => Some(*role),
                _ => None,
            });
        }
        let mut records: Vec<(InstId, DebugRecord)> = Vec::new();
        let mut waiting: Vec<DebugRecord> = Vec::new();
        let mut removed = FxHashSet::default();
        let mut shared = Shared::above(self.globals);
        let mut expanded = false;
        for block in body.blocks.keys() {
            let insts = std::mem::take(&mut body.blocks[block].insts);
            let mut kept = Vec::with_capacity(insts.len());
            for inst in insts {
                let change = self.change_at(body, inst);
                let keep = match change {
                    None | Some((_, Change::None | Change::Exceptions(_))) => true,
                    Some((_, Change::Remove)) => false,
                    Some((call, Change::Debug(kind))) => {
                        waiting.extend(debug_record(body, inst, call, kind));
                        false
                    }
                    Some((call, Change::DebugAddress)) => {
                        let record = debug_record(body, inst, call, DebugRecordKind::Value);
                        waiting.extend(record.and_then(|record| dereferenced(body, record, expression)));
                        false
                    }
                    Some((
                        call,
                        change @ (Change::Expand { .. }
                        | Change::LiteralResult
                        | Change::CountResult { .. }
                        | Change::TypeNumber
                        | Change::Factors(_)),
                    )) => {
                        let made = match change {
                            Change::Expand { rule, name } => {
                                let name = body.context.strings.get(name).to_vec();
                                rules::rewrite(body, &mut shared, inst, call, &name, rule)
                            }
                            Change::Factors(bits) => {
                                results::narrow_factors(body, &mut shared, inst, call, bits)
                            }
                            Change::CountResult { has_flag } => {
                                results::narrow_result(body, &mut shared, inst, call, None, has_flag)
                            }
                            Change::TypeNumber => results::narrow_result(
                                body,
                                &mut shared,
                                inst,
                                call,
                                Some(TypeId::I32),
                                false,
                            ),
                            _ => results::literal_result(body, &mut shared, inst, call),
                        };
                        match made {
                            Some(made) => {
                                // What stood before the call stands before the first of them, or what follows.
                                waiting.extend(take_records(body, inst));
                                if let Some(&first) = made.first() {
                                    records.extend(waiting.drain(..).map(|record| (first, record)));
                                }
                                kept.extend(made);
                                expanded = true;
                                false
                            }
                            None => true,
                        }
                    }
                    Some((call, change)) => rewrite(body, call, change),
                };
                if !keep {
                    removed.insert(inst);
                    continue;
                }
                records.extend(waiting.drain(..).map(|record| (inst, record)));
                kept.push(inst);
            }
            body.blocks[block].insts = kept;
        }
        if !removed.is_empty() {
            body.attachments.retain(|(inst, _)| !removed.contains(inst));
        }
        if expanded {
            body.attachments.sort_by_key(|(inst, _)| *inst);
            replace_values(body, &shared.replaced);
        }
        if !records.is_empty() {
            body.debug_records.extend(records);
            body.debug_records.sort_by_key(|(inst, _)| *inst);
        }
    }

    /// A call of an upgraded body that handles exceptions as LLVM 2 did and could not be upgraded.
    pub fn unfit_exceptions(&self, body: &Body) -> Option<(Loc, &'static str)> {
        if !self.has_exceptions {
            return None;
        }
        let insts = body.blocks.values().flat_map(|block| &block.insts);
        let role = |inst: InstId| match self.change_at(body, inst)?.1 {
            Change::Exceptions(role) => Some((body.insts[inst].loc, role.problem())),
            _ => None,
        };
        insts.copied().find_map(role)
    }

    fn change_at(&self, body: &Body, inst: InstId) -> Option<(crate::ir::CallId, Change)> {
        let InstKind::Call(call) = body.insts[inst].kind else { return None };
        let Operand::Const(callee) = body.calls[call].callee else { return None };
        let ConstData::Global(global) = body.context.consts.data(callee) else { return None };
        Some((call, *self.changes.get(global)?))
    }
}

/// What changes at the calls of the intrinsic `name`, judged by the type it is declared with.
fn change_of(context: &Context, id: StrId, ty: TypeId) -> Option<Change> {
    let name = context.strings.get(id);
    let (ret, params, _) = context.types.function_parts(ty)?;
    let starts = |prefix: &[u8]| name.starts_with(prefix);
    let count = params.len();
    // Element-wise atomic transfers, whose last argument is the size of the elements.
    let is_atomic = [&b"llvm.memcpy.element."[..], b"llvm.memmove.element.", b"llvm.memset.element."];
    Some(if is_atomic.iter().any(|prefix| starts(prefix)) {
        return None;
    } else if starts(b"llvm.memcpy.") || starts(b"llvm.memmove.") {
        match count {
            5 => Change::Transfer,
            4 if params[3] == TypeId::I32 => Change::PlainTransfer,
            _ => return None,
        }
    } else if starts(b"llvm.memset.") {
        match count {
            5 => Change::Fill,
            4 if params[3] == TypeId::I32 => Change::PlainFill,
            _ => return None,
        }
    } else if name == b"llvm.prefetch" || starts(b"llvm.prefetch.") {
        // Today's name ends in the address space.
        let suffix = name.strip_prefix(b"llvm.prefetch.p").unwrap_or(b"old");
        if suffix.iter().all(u8::is_ascii_digit) {
            return None;
        }
        if count == 3 { Change::AppendData } else { Change::CacheKind }
    } else if COUNTS.iter().any(|prefix| starts(prefix))
        && count == 1
        && params[0] != ret
        && context.types.is_int(params[0])
        && context.types.is_int(ret)
    {
        Change::CountResult { has_flag: !starts(b"llvm.ctpop.") }
    } else if starts(b"llvm.ctlz.") || starts(b"llvm.cttz.") {
        if count == 1 { Change::AppendFalse(1) } else { return None }
    } else if starts(b"llvm.objectsize.") {
        match count {
            2 => Change::AppendFalse(2),
            3 => Change::AppendFalse(1),
            _ => return None,
        }
    } else if starts(b"llvm.lifetime.start") || starts(b"llvm.lifetime.end") {
        if count == 2 { Change::Lifetime } else { return None }
    } else if starts(b"llvm.masked.load.") || starts(b"llvm.masked.gather.") {
        if count != 4 {
            return None;
        }
        Change::Alignment { argument: 1, pointer: 0 }
    } else if starts(b"llvm.masked.store.") || starts(b"llvm.masked.scatter.") {
        if count == 4 { Change::Alignment { argument: 2, pointer: 1 } } else { return None }
    } else if name == b"llvm.dbg.declare" {
        Change::Debug(DebugRecordKind::Declare)
    } else if name == b"llvm.dbg.value" {
        Change::Debug(DebugRecordKind::Value)
    } else if name == b"llvm.dbg.assign" {
        Change::Debug(DebugRecordKind::Assign)
    } else if name == b"llvm.dbg.label" {
        Change::Debug(DebugRecordKind::Label)
    } else if name == b"llvm.dbg.addr" {
        Change::DebugAddress
    } else if REMOVED.contains(&name) && ret == TypeId::VOID {
        Change::Remove
    } else if name == b"llvm.eh.typeid.for.i64" && ret == TypeId::I64 {
        Change::TypeNumber
    } else if let Some(role) = exceptions::role(name) {
        Change::Exceptions(role)
    } else if BYTE_IMMEDIATES.contains(&name) {
        if params.last() == Some(&TypeId::I32) { Change::ByteImmediate } else { return None }
    } else if matches!(context.types.get(ret), Type::Named(_)) {
        Change::LiteralResult
    } else if let Some(bits) = x86::factor_bits(name) {
        let is_old = params.len() == 3 && params.iter().all(|&param| param == ret);
        if is_old { Change::Factors(bits) } else { return None }
    } else if let Some(rule) = rules::rule(name) {
        Change::Expand { rule, name: id }
    } else {
        return None;
    })
}

/// The type that the declaration has today; `None` if it does not change.
fn new_type(context: &mut Context, ty: TypeId, change: Change) -> Option<TypeId> {
    let (ret, params, vararg) = context.types.function_parts(ty)?;
    let mut params = params.to_vec();
    match (change, change.removed()) {
        (_, Some(index)) if index < params.len() => {
            params.remove(index);
        }
        (Change::PlainTransfer | Change::PlainFill, _) => *params.last_mut()? = TypeId::I1,
        (Change::LiteralResult, _) => {
            let fields = context.types.struct_body(ret)?.0.to_vec();
            let ret = context.types.literal_struct(&fields, false);
            return Some(context.types.function(ret, &params, vararg));
        }
        (Change::Factors(bits), _) => {
            let factor = x86::factor_type(&mut context.types, ret, bits)?;
            params.get_mut(1..)?.fill(factor);
        }
        (Change::TypeNumber, _) => return Some(context.types.function(TypeId::I32, &params, vararg)),
        (Change::CountResult { has_flag }, _) => {
            let own = *params.first()?;
            params.extend(has_flag.then_some(TypeId::I1));
            return Some(context.types.function(own, &params, vararg));
        }
        (Change::AppendData, _) => params.push(TypeId::I32),
        (Change::ByteImmediate, _) => *params.last_mut()? = TypeId::I8,
        (Change::AppendFalse(count), _) => params.extend((0..count).map(|_| TypeId::I1)),
        _ => return None,
    }
    Some(context.types.function(ret, &params, vararg))
}

/// The name that the declaration has today; `None` if it does not change.
fn new_name(old: &[u8], change: Option<Change>) -> Option<Vec<u8>> {
    if matches!(
        change,
        Some(
            Change::Debug(_)
                | Change::DebugAddress
                | Change::Remove
                | Change::Exceptions(_)
                | Change::Expand { .. }
        )
    ) {
        return None;
    }
    let mut name = opaque_suffixes(old);
    if let Some(renamed) = ordered_reduction(&name) {
        name = renamed;
    }
    if let Some((prefix, new)) = RENAMED.iter().find(|(prefix, _)| name.starts_with(prefix)) {
        let mut renamed = new.to_vec();
        if name.len() > prefix.len() && !prefix.ends_with(b"pointer") {
            renamed.extend_from_slice(&name[prefix.len()..]);
        }
        name = renamed;
    }
    if let Some(Change::PlainTransfer | Change::PlainFill) = change
        && let Some(dot) = name.iter().rposition(|&byte| byte == b'.')
    {
        let pointers: &[u8] = if change == Some(Change::PlainFill) { b".p0" } else { b".p0.p0" };
        name.splice(dot..dot, pointers.iter().copied());
    }
    if SUFFIXED.contains(&&name[..]) {
        name.extend_from_slice(b".p0");
    }
    (name != old).then_some(name)
}

/// `llvm.experimental.vector.reduce.v2.fadd.f32.v4f32` of LLVM 9 to 11 named the type of the start value as well.
fn ordered_reduction(name: &[u8]) -> Option<Vec<u8>> {
    let rest = name.strip_prefix(b"llvm.experimental.vector.reduce.v2.")?;
    let operation = [&b"fadd."[..], b"fmul."].into_iter().find(|operation| rest.starts_with(operation))?;
    let types = &rest[operation.len()..];
    let vector = types.iter().position(|&byte| byte == b'.').map_or(types, |dot| &types[dot + 1..]);
    Some([b"llvm.vector.reduce.", operation, vector].concat())
}

/// The name with pointers in the old mangling (`p0i8`, `v4p0f32`) in today's (`p0`, `v4p0`).
fn opaque_suffixes(name: &[u8]) -> Vec<u8> {
    let mut new = Vec::with_capacity(name.len());
    for (index, part) in name.split(|&byte| byte == b'.').enumerate() {
        if index > 0 {
            new.push(b'.');
        }
        // `llvm` and the first word of the name are no types.
        let kept = if index < 2 { part.len() } else { opaque_length(part) };
        new.extend_from_slice(&part[..kept]);
    }
    new
}

/// How much of one suffix is left once pointers are opaque.
fn opaque_length(part: &[u8]) -> usize {
    let digits = |from: usize| part[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut at = 0;
    if part.first() == Some(&b'v') {
        let count = digits(1);
        if count == 0 {
            return part.len();
        }
        at = 1 + count;
    }
    if part.get(at) != Some(&b'p') {
        return part.len();
    }
    let count = digits(at + 1);
    let end = at + 1 + count;
    let pointee = &part[end..];
    let is_type = match pointee.first() {
        Some(b'i' | b'f' | b'v' | b'a' | b'p') => pointee.get(1).is_some_and(u8::is_ascii_digit),
        Some(b's') => pointee.starts_with(b"s_") || pointee.starts_with(b"sl_"),
        _ => false,
    };
    if count > 0 && is_type { end } else { part.len() }
}

/// Takes the debug records that stand before an instruction.
fn take_records(body: &mut Body, inst: InstId) -> Vec<DebugRecord> {
    let start = body.debug_records.partition_point(|(id, _)| *id < inst);
    let end = body.debug_records.partition_point(|(id, _)| *id <= inst);
    body.debug_records.drain(start..end).map(|(_, record)| record).collect()
}

fn arguments(body: &Body, call: &CallData) -> Vec<Operand> {
    body.operands(call.args).to_vec()
}

/// Rewrites a call in place; `false` if it is to be removed.
fn rewrite(body: &mut Body, call: crate::ir::CallId, change: Change) -> bool {
    let mut args = arguments(body, &body.calls[call]);
    let mut list = AttrList::clone(body.context.attrs.get_list(body.calls[call].attrs));
    let mut params = list.params.to_vec();
    params.resize(args.len().max(params.len()), AttrSetId::EMPTY);
    let constant = |body: &Body, operand: Operand| match operand {
        Operand::Const(id) => body.context.consts.as_u64(id),
        _ => None,
    };
    match change {
        Change::Transfer | Change::Fill if args.len() == 5 => {
            let align = constant(body, args[3]).unwrap_or(0);
            args.remove(3);
            params.remove(3);
            let pointers = if change == Change::Transfer { 2 } else { 1 };
            for set in &mut params[..pointers] {
                *set = with_alignment(body, *set, align);
            }
        }
        Change::PlainTransfer | Change::PlainFill if args.len() == 4 => {
            let align = constant(body, args[3]).unwrap_or(0);
            let context = &mut body.context;
            args[3] = Operand::Const(context.consts.int(&context.types, TypeId::I1, 0));
            let pointers = if change == Change::PlainTransfer { 2 } else { 1 };
            for set in &mut params[..pointers] {
                *set = with_alignment(body, *set, align);
            }
        }
        Change::AppendData => {
            let context = &mut body.context;
            let data = context.consts.int(&context.types, TypeId::I32, 1);
            args.push(Operand::Const(data));
        }
        Change::AppendFalse(count) => {
            let context = &mut body.context;
            let value = context.consts.int(&context.types, TypeId::I1, 0);
            args.extend((0..count).map(|_| Operand::Const(value)));
            // LLVM makes a new call, without the old one's attributes.
            (list, params) = (AttrList::default(), Vec::new());
        }
        Change::Lifetime if args.len() == 2 => {
            let Some(slot) = stack_slot(body, args[1]) else { return false };
            args = vec![slot];
            (list, params) = (AttrList::default(), Vec::new());
        }
        Change::Alignment { argument, pointer } if args.len() > argument as usize => {
            let align = constant(body, args[argument as usize]).unwrap_or(0);
            args.remove(argument as usize);
            params.remove(argument as usize);
            if let Some(set) = params.get_mut(pointer as usize) {
                *set = with_alignment(body, *set, align);
            }
        }
        Change::CacheKind => {
            let kind = args.get(3).and_then(|&kind| constant(body, kind));
            if kind.is_none_or(|kind| kind <= 1) {
                return true;
            }
            let context = &mut body.context;
            args[3] = Operand::Const(context.consts.int(&context.types, TypeId::I32, 1));
        }
        Change::ByteImmediate => {
            let Some(value) = args.last().and_then(|&last| constant(body, last)) else { return true };
            let context = &mut body.context;
            let byte = context.consts.int(&context.types, TypeId::I8, value);
            args.pop();
            args.push(Operand::Const(byte));
        }
        _ => return true,
    }
    list.params = params.into();
    let attrs = body.context.attrs.list(list);
    let types: Vec<TypeId> = args.iter().map(|&arg| body.operand_type(arg)).collect();
    let args = body.push_operands(&args);
    let ty = body.calls[call].function_type;
    let ret = body.context.types.function_parts(ty).map_or(TypeId::VOID, |(ret, _, _)| ret);
    let ty = body.context.types.function(ret, &types, false);
    let call = &mut body.calls[call];
    call.args = args;
    call.attrs = attrs;
    call.function_type = ty;
    true
}

/// The set with `align`, if that is an alignment.
fn with_alignment(body: &mut Body, set: AttrSetId, align: u64) -> AttrSetId {
    if Align::new(align).is_none() {
        return set;
    }
    let mut attributes = body.context.attrs.get_set(set).to_vec();
    attributes.push(Attribute::Int(AttrKind::Alignment, align));
    body.context.attrs.set(attributes)
}

/// The stack slot that an address is, behind conversions that do not change it.
fn stack_slot(body: &Body, mut address: Operand) -> Option<Operand> {
    // Values form no cycles outside of phis, which are not followed; the bound is for unreachable code.
    for _ in 0..64 {
        let Operand::Value(value) = address else { return None };
        let ValueDef::Inst(inst) = body.values[value].def else { return None };
        match &body.insts[inst].kind {
            InstKind::Alloca { .. } => return Some(address),
            InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, arg, .. } => {
                address = *arg;
            }
            InstKind::GetElementPtr { base, indices, .. } => {
                let zero = |operand: &Operand| match operand {
                    Operand::Const(id) => body.context.consts.is_null(*id),
                    _ => false,
                };
                if !body.operands(*indices).iter().all(zero) {
                    return None;
                }
                address = *base;
            }
            _ => return None,
        }
    }
    None
}

/// The record that a debug intrinsic's call becomes; none if it says nothing.
fn debug_record(
    body: &Body,
    inst: InstId,
    call: crate::ir::CallId,
    kind: DebugRecordKind,
) -> Option<DebugRecord> {
    let call = &body.calls[call];
    let operands = body.operands(call.args);
    let metadata = |index: usize| match operands.get(index) {
        Some(Operand::Metadata(at)) => body.metadata_operands.get(*at as usize).copied(),
        _ => None,
    };
    let dbg = body.context.strings.find(b"dbg");
    let location = body
        .attachments_of(inst)
        .iter()
        .find(|(_, attachment)| Some(attachment.kind) == dbg)
        .map(|(_, attachment)| attachment.node)?;
    let args: Box<[MdRef]> = match kind {
        DebugRecordKind::Label => Box::new([metadata(0)?, location]),
        DebugRecordKind::Assign => Box::new([
            metadata(0)?,
            metadata(1)?,
            metadata(2)?,
            metadata(3)?,
            metadata(4)?,
            metadata(5)?,
            location,
        ]),
        DebugRecordKind::Value if operands.len() == 4 => {
            // The offset that LLVM 6 dropped; others than 0 had no meaning any more.
            match operands[1] {
                Operand::Const(id) if body.context.consts.is_null(id) => {}
                _ => return None,
            }
            Box::new([metadata(0)?, metadata(2)?, metadata(3)?, location])
        }
        DebugRecordKind::Value | DebugRecordKind::Declare | DebugRecordKind::DeclareValue => {
            Box::new([metadata(0)?, metadata(1)?, metadata(2)?, location])
        }
    };
    Some(DebugRecord { kind, args, loc: body.insts[inst].loc })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_typed_pointers() {
        let new = |name: &[u8]| String::from_utf8(opaque_suffixes(name)).unwrap_or_default();
        assert_eq!(new(b"llvm.memcpy.p0i8.p0i8.i64"), "llvm.memcpy.p0.p0.i64");
        assert_eq!(new(b"llvm.masked.gather.v4i32.v4p0i32"), "llvm.masked.gather.v4i32.v4p0");
        assert_eq!(new(b"llvm.memcpy.p0.p0.i64"), "llvm.memcpy.p0.p0.i64");
        assert_eq!(new(b"llvm.prefetch"), "llvm.prefetch");
        assert_eq!(new(b"llvm.powi.f64.i32"), "llvm.powi.f64.i32");
    }
}
