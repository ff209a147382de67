//! Exceptions of LLVM 2: the block that an invoke unwinds to asks `llvm.eh.exception` for the exception and
//! `llvm.eh.selector` for what it is, and tells the latter what it catches. Since LLVM 3.0 a `landingpad` does both.
//!
//! Only questions in the block itself are understood. Others stay, and are diagnosed.

use crate::ir::{
    ArithFlags, BlockId, Body, CallId, CastOp, ConstData, ConstId, GlobalId, Inst, InstId, InstKind, Loc,
    Operand, TypeId, ValueData, ValueDef,
};
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashSet;

/// What an intrinsic of that time did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Gives the exception.
    Exception,
    /// Gives the number of the clause that fits.
    Selector,
    /// Goes on unwinding.
    Resume,
}

impl Role {
    /// Why a call is not understood.
    pub fn problem(self) -> &'static str {
        match self {
            Role::Exception => {
                "llvm.eh.exception is read only where an invoke unwinds to, beside llvm.eh.selector"
            }
            Role::Selector => "llvm.eh.selector is read only where an invoke unwinds to, with constants",
            Role::Resume => "llvm.eh.resume is read only before unreachable",
        }
    }
}

/// The role of an intrinsic.
pub fn role(name: &[u8]) -> Option<Role> {
    Some(match name {
        b"llvm.eh.exception" => Role::Exception,
        b"llvm.eh.selector" | b"llvm.eh.selector.i32" | b"llvm.eh.selector.i64" => Role::Selector,
        b"llvm.eh.resume" => Role::Resume,
        _ => return None,
    })
}

/// The clauses of a landing pad: a constant and whether it is a filter.
struct Clauses {
    list: Vec<(ConstId, bool)>,
    cleanup: bool,
}

/// Rewrites a body whose calls have roles.
pub fn upgrade(body: &mut Body, role: impl Fn(GlobalId) -> Option<Role>) {
    let role_at = |body: &Body, inst: InstId| -> Option<(CallId, Role)> {
        let InstKind::Call(call) = body.insts[inst].kind else { return None };
        let Operand::Const(callee) = body.calls[call].callee else { return None };
        let ConstData::Global(global) = body.context.consts.data(callee) else { return None };
        Some((call, role(*global)?))
    };
    let mut pads = FxHashSet::default();
    for block in body.blocks.keys() {
        if let Some(last) = body.terminator(block)
            && let InstKind::Invoke { unwind, .. } = body.insts[last].kind
        {
            pads.insert(unwind);
        }
    }
    for block in body.blocks.keys() {
        let calls: Vec<(InstId, CallId, Role)> = body.blocks[block]
            .insts
            .iter()
            .filter_map(|&inst| role_at(body, inst).map(|(call, role)| (inst, call, role)))
            .collect();
        let selector = calls.iter().find(|(.., role)| *role == Role::Selector);
        if let Some(&(_, call, _)) = selector
            && pads.contains(&block)
            && let Some(clauses) = clauses(body, call)
        {
            let pad = landing_pad(body, block, &clauses);
            for &(inst, _, role) in &calls {
                if role != Role::Resume {
                    ask(body, inst, pad, role);
                }
            }
        }
        if let Some(&(inst, call, Role::Resume)) = calls.last() {
            resume(body, block, inst, call);
        }
    }
}

/// What the arguments of a selector say behind the exception and the personality: a number stands before the types
/// of a filter and is one more than there are, 0 is a cleanup, and everything else is a type to catch.
fn clauses(body: &mut Body, call: CallId) -> Option<Clauses> {
    let args: Vec<Operand> = body.operands(body.calls[call].args).to_vec();
    let mut constants = Vec::new();
    for arg in args.get(2..)? {
        let Operand::Const(id) = *arg else { return None };
        constants.push(id);
    }
    let mut found = Clauses { list: Vec::new(), cleanup: constants.is_empty() };
    let mut rest = constants.as_slice();
    while let Some((&first, behind)) = rest.split_first() {
        rest = behind;
        let Some(number) = body.context.consts.as_u64(first) else {
            found.list.push((first, false));
            continue;
        };
        let Some(count) = number.checked_sub(1) else {
            found.cleanup = true;
            continue;
        };
        let count = usize::try_from(count).ok()?;
        let types = rest.get(..count)?;
        rest = &rest[count..];
        let ty = body.context.types.array(TypeId::PTR, count as u64);
        let filter = body.context.consts.aggregate(&body.context.types, ty, types);
        found.list.push((filter, true));
    }
    Some(found)
}

/// A landing pad at the start of `block`, behind its phis.
fn landing_pad(body: &mut Body, block: BlockId, found: &Clauses) -> Operand {
    let operands: Vec<Operand> = found.list.iter().map(|&(id, _)| Operand::Const(id)).collect();
    let kinds: Vec<u32> = found.list.iter().map(|&(_, is_filter)| u32::from(is_filter)).collect();
    let clauses = body.push_operands(&operands);
    let kinds = body.push_ints(&kinds);
    let kind = InstKind::LandingPad { cleanup: found.cleanup, clauses, kinds };
    let insts = &body.blocks[block].insts;
    let is_phi = |inst: &&InstId| matches!(body.insts[**inst].kind, InstKind::Phi { .. });
    let position = insts.iter().take_while(is_phi).count();
    let loc = insts.get(position).map_or(Loc::NONE, |&inst| body.insts[inst].loc);
    let ty = body.context.types.literal_struct(&[TypeId::PTR, TypeId::I32], false);
    insert(body, block, position, kind, ty, loc)
}

fn insert(body: &mut Body, block: BlockId, position: usize, kind: InstKind, ty: TypeId, loc: Loc) -> Operand {
    let inst = body.insts.push(Inst { kind, ty, result: PackedOption::default(), block, loc });
    let value = body.values.push(ValueData { ty, def: ValueDef::Inst(inst), name: PackedOption::default() });
    body.insts[inst].result = value.into();
    body.blocks[block].insts.insert(position, inst);
    Operand::Value(value)
}

/// Makes the call `inst` a field of `pad`. Selectors of 64 bits are extended.
fn ask(body: &mut Body, inst: InstId, pad: Operand, role: Role) {
    let (index, field) = if role == Role::Selector { (1, TypeId::I32) } else { (0, TypeId::PTR) };
    let indices = body.push_ints(&[index]);
    let kind = InstKind::ExtractValue { aggregate: pad, indices };
    let Inst { ty, block, loc, .. } = body.insts[inst];
    if ty == field {
        body.insts[inst].kind = kind;
        return;
    }
    let Some(position) = body.blocks[block].insts.iter().position(|&own| own == inst) else { return };
    let arg = insert(body, block, position, kind, field, loc);
    body.insts[inst].kind = InstKind::Cast { op: CastOp::SExt, flags: ArithFlags::NONE, arg };
}

/// Makes a call of `llvm.eh.resume` that nothing follows a `resume`.
fn resume(body: &mut Body, block: BlockId, inst: InstId, call: CallId) {
    let &[.., before, last] = body.blocks[block].insts.as_slice() else { return };
    let &[exception, selector] = body.operands(body.calls[call].args) else { return };
    if before != inst || body.insts[last].kind != InstKind::Unreachable {
        return;
    }
    let loc = body.insts[inst].loc;
    let ty = body.context.types.literal_struct(&[TypeId::PTR, TypeId::I32], false);
    let mut aggregate = Operand::Const(body.context.consts.intern(ty, ConstData::Poison));
    let start = body.blocks[block].insts.len() - 2;
    body.blocks[block].insts.remove(start);
    for (index, element) in [(0, exception), (1, selector)] {
        let indices = body.push_ints(&[index]);
        let kind = InstKind::InsertValue { aggregate, element, indices };
        aggregate = insert(body, block, start + index as usize, kind, ty, loc);
    }
    body.insts[last].kind = InstKind::Resume { value: aggregate };
}
