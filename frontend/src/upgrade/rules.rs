//! Intrinsics of processors that LLVM has given up for plain instructions or other intrinsics (LLVM's `AutoUpgrade`).
//! Each rule of a table tells what a call becomes; what a rule does not understand stays as it is.

use super::builder::{Builder, Shared};
use super::{arc, arm, gpu, riscv, x86};
use crate::ir::{Body, CallId, InstId, Operand, TypeId};

/// The call of an old intrinsic.
pub struct Call<'c> {
    /// The table's prefix: `llvm.x86.`.
    pub prefix: &'static str,
    /// The name behind the table's prefix.
    pub name: &'c str,
    pub args: &'c [Operand],
    /// The type of the result.
    pub ty: TypeId,
}

impl Call<'_> {
    /// An argument.
    pub fn arg(&self, index: usize) -> Option<Operand> {
        self.args.get(index).copied()
    }

    /// The last two arguments if there are `count` before them: what lanes have that the mask leaves out, and the
    /// mask.
    pub fn masked(&self, count: usize) -> Option<(Operand, Operand)> {
        match self.args.get(count..) {
            Some(&[pass, mask]) => Some((pass, mask)),
            _ => None,
        }
    }
}

/// What a call becomes: the value of its result. `None` leaves the call alone.
pub type Rule = fn(&mut Builder<'_>, &Call<'_>) -> Option<Operand>;

/// Rules by name behind a prefix; with `*` at the end, by what the name begins with.
pub type Rules = &'static [(&'static str, Rule)];

/// Tables, each with what all its names begin with.
const TABLES: &[(&str, Rules)] = &[
    ("llvm.x86.", x86::arithmetic::RULES),
    ("llvm.x86.", x86::lanes::RULES),
    ("llvm.x86.", x86::masks::RULES),
    ("llvm.x86.", x86::memory::RULES),
    ("llvm.x86.", x86::renamed::RULES),
    ("llvm.arm.", arm::RULES),
    ("llvm.aarch64.", arm::RULES),
    ("llvm.riscv.", riscv::RULES),
    ("llvm.amdgcn.", gpu::AMDGCN),
    ("llvm.nvvm.", gpu::NVVM),
    (arc::PREFIX, arc::RULES),
];

fn all() -> impl Iterator<Item = (&'static str, &'static str, Rule)> {
    TABLES.iter().flat_map(|&(prefix, rules)| rules.iter().map(move |&(name, rule)| (prefix, name, rule)))
}

/// The number of the rule for an intrinsic.
pub fn rule(name: &[u8]) -> Option<u16> {
    let name = std::str::from_utf8(name).ok()?;
    let matches = |prefix: &str, pattern: &str| {
        name.strip_prefix(prefix).is_some_and(|rest| match pattern.strip_suffix('*') {
            Some(start) => rest.starts_with(start),
            None => rest == pattern,
        })
    };
    all().position(|(prefix, pattern, _)| matches(prefix, pattern)).map(|index| index as u16)
}

/// The instructions that `call`, the call of `name` in `inst`, becomes by the rule with this number; `None` if it
/// stays.
pub fn rewrite(
    body: &mut Body,
    shared: &mut Shared,
    inst: InstId,
    call: CallId,
    name: &[u8],
    rule: u16,
) -> Option<Vec<InstId>> {
    let (prefix, _, rule) = all().nth(rule.into())?;
    let name = std::str::from_utf8(name).ok()?.strip_prefix(prefix)?;
    let data = &body.calls[call];
    if !data.bundles.is_empty() {
        return None;
    }
    let args = body.operands(data.args).to_vec();
    let ty = body.insts[inst].ty;
    let mut builder = Builder::new(body, shared, inst);
    if !builder.is_simple(ty) || !args.iter().all(|&arg| builder.is_simple(builder.ty(arg))) {
        return None;
    }
    let result = rule(&mut builder, &Call { prefix, name, args: &args, ty })?;
    if ty != TypeId::VOID && builder.ty(result) != ty {
        return None;
    }
    Some(builder.finish(result))
}
