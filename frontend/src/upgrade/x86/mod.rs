//! Intrinsics of x86 that LLVM has given up for plain instructions or general intrinsics (LLVM's `AutoUpgrade`).
//! Each rule of a table tells what a call becomes; what a rule does not understand stays as it is.
//!
//! | file | holds |
//! |---|---|
//! | `arithmetic.rs` | computing lane by lane |
//! | `lanes.rs` | moving lanes |
//! | `masks.rs` | masks of AVX-512 as integers, comparisons |
//! | `memory.rs` | loads and stores |
//! | `renamed.rs` | other intrinsics of x86 in place of the old ones |

mod arithmetic;
mod lanes;
mod masks;
mod memory;
mod renamed;

use super::builder::{Builder, Shared};
use crate::ir::{Body, CallId, InstId, Operand, TypeId};

/// The call of an old intrinsic.
struct Call<'c> {
    /// The name behind `llvm.x86.`.
    name: &'c str,
    args: &'c [Operand],
    /// The type of the result.
    ty: TypeId,
}

impl Call<'_> {
    fn arg(&self, index: usize) -> Option<Operand> {
        self.args.get(index).copied()
    }

    /// The last two arguments if there are `count` before them: what lanes have that the mask leaves out, and the
    /// mask.
    fn masked(&self, count: usize) -> Option<(Operand, Operand)> {
        match self.args.get(count..) {
            Some(&[pass, mask]) => Some((pass, mask)),
            _ => None,
        }
    }
}

/// What a call becomes: the value of its result. `None` leaves the call alone.
type Rule = fn(&mut Builder<'_>, &Call<'_>) -> Option<Operand>;

/// Rules by name behind `llvm.x86.`; with `*` at the end, by what the name begins with.
type Rules = &'static [(&'static str, Rule)];

const TABLES: [Rules; 5] = [arithmetic::RULES, lanes::RULES, masks::RULES, memory::RULES, renamed::RULES];

/// The number of the rule for an intrinsic.
pub fn rule(name: &[u8]) -> Option<u16> {
    let name = std::str::from_utf8(name.strip_prefix(b"llvm.x86.")?).ok()?;
    let matches = |pattern: &str| match pattern.strip_suffix('*') {
        Some(prefix) => name.starts_with(prefix),
        None => name == pattern,
    };
    TABLES.iter().copied().flatten().position(|(pattern, _)| matches(pattern)).map(|index| index as u16)
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
    let name = std::str::from_utf8(name.strip_prefix(b"llvm.x86.")?).ok()?;
    let (_, rule) = TABLES.iter().copied().flatten().nth(rule.into())?;
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
    let result = rule(&mut builder, &Call { name, args: &args, ty })?;
    if ty != TypeId::VOID && builder.ty(result) != ty {
        return None;
    }
    Some(builder.finish(result))
}
