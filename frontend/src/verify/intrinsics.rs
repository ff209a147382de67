//! Intrinsics: declared types against the table, and what calls ask of their arguments (LangRef, "Intrinsic
//! Functions"). Intrinsics of one target are known by name only.

use super::body::BodyChecker;
use super::intrinsic_table::INTRINSICS;
use super::{Check, ensure};
use crate::ir::{
    AttrKind, BlockId, CallData, ConstData, GlobalKind, InstId, InstKind, MdRef, Operand, Type, TypeId,
    TypeTable,
};

/// What is known of a function named `llvm.*`.
#[derive(Clone, Copy, Debug)]
pub(super) struct IntrinsicInfo {
    /// In the table; `None` for intrinsics of a target and for unknown ones.
    index: Option<u16>,
    /// Named after a target.
    of_target: bool,
    /// Parameters that must be immediates, as bits.
    immediates: u16,
    /// The number of fixed parameters in the table.
    params: u8,
}

/// Intrinsics whose declarations in older modules have other parameters; readers bring those up to date, or
/// later phases refuse them by name.
const CHANGED_SIGNATURES: &[&str] = &[
    "annotation",
    "coro.end",
    "coro.end.async",
    "ctlz",
    "cttz",
    "dbg.declare",
    "dbg.value",
    "invariant.end",
    "invariant.start",
    "lifetime.end",
    "lifetime.start",
    "masked.gather",
    "masked.load",
    "masked.scatter",
    "masked.store",
    "memcpy",
    "memmove",
    "memset",
    "objectsize",
    "prefetch",
    "ptr.annotation",
    "stackprotector",
    "va_copy",
    "va_end",
    "va_start",
    "var.annotation",
];

/// First parts of the names of target intrinsics.
const TARGET_PREFIXES: &[&[u8]] = &[
    b"aarch64",
    b"amdgcn",
    b"arm",
    b"bpf",
    b"dx",
    b"hexagon",
    b"loongarch",
    b"mips",
    b"nvvm",
    b"ppc",
    b"r600",
    b"riscv",
    b"s390",
    b"spv",
    b"ve",
    b"wasm",
    b"x86",
    b"xcore",
];

/// Intrinsics that `invoke` may call.
const INVOKABLE: &[&str] = &[
    "donothing",
    "seh.try.begin",
    "seh.try.end",
    "seh.scope.begin",
    "seh.scope.end",
    "coro.resume",
    "coro.destroy",
    "coro.await.suspend.void",
    "coro.await.suspend.bool",
    "coro.await.suspend.handle",
    "experimental.patchpoint.void",
    "experimental.patchpoint",
    "experimental.gc.statepoint",
    "fake.use",
];

/// A type in a signature of the table.
#[derive(Clone, Copy)]
enum Pattern<'s> {
    Named(&'s str),
    /// Overload n itself.
    Same(usize),
    /// The element of overload n.
    Element(usize),
    /// i1 for each lane of overload n.
    Mask(usize),
    /// Overload n with its lanes divided.
    Part(usize, u32),
    /// Pointers, as many as overload n has lanes; an overload itself.
    Pointers(usize),
}

impl<'s> Pattern<'s> {
    fn parse(text: &'s str) -> Pattern<'s> {
        let text = text.trim_end_matches('!');
        let number = |text: &str| text.parse::<usize>().ok();
        if let Some(n) = number(text) {
            return Pattern::Same(n);
        }
        let (first, rest) = text.split_at(1);
        match (first, rest.split_once('/')) {
            ("n", Some((n, k))) => Pattern::Part(number(n).unwrap_or(0), number(k).unwrap_or(1) as u32),
            ("e", _) if number(rest).is_some() => Pattern::Element(number(rest).unwrap_or(0)),
            ("w", _) if number(rest).is_some() => Pattern::Mask(number(rest).unwrap_or(0)),
            ("q", _) if number(rest).is_some() => Pattern::Pointers(number(rest).unwrap_or(0)),
            _ => Pattern::Named(text),
        }
    }

    fn is_overload(self) -> bool {
        matches!(self, Pattern::Named("I" | "F" | "P" | "V" | "A") | Pattern::Pointers(_))
    }
}

/// Result types and parameters of a signature.
fn parts(signature: &str) -> (Vec<&str>, Vec<&str>) {
    let (ret, params) = signature.split_once(" <- ").unwrap_or((signature, ""));
    let ret = ret.trim_start_matches('{').trim_end_matches('}');
    (ret.split(' ').collect(), params.split(' ').filter(|text| !text.is_empty()).collect())
}

/// Whether LLVM has an intrinsic of this name, or may have: targets are not told apart.
pub(crate) fn is_known_intrinsic(name: &[u8]) -> bool {
    IntrinsicInfo::of_name(name).is_some_and(|info| info.index.is_some() || info.of_target)
}

impl IntrinsicInfo {
    /// What is known of the function `name`; `None` if it is no intrinsic.
    pub(super) fn of_name(name: &[u8]) -> Option<IntrinsicInfo> {
        let name = name.strip_prefix(b"llvm.")?;
        let first = name.split(|&byte| byte == b'.').next().unwrap_or(name);
        let of_target = TARGET_PREFIXES.contains(&first);
        let unknown = IntrinsicInfo { index: None, of_target, immediates: 0, params: 0 };
        let Ok(name) = std::str::from_utf8(name) else { return Some(unknown) };
        // An overloaded intrinsic's name ends with the types: the longest known prefix counts.
        let mut base = name;
        let index = loop {
            match INTRINSICS.binary_search_by(|(known, _)| (*known).cmp(base)) {
                Ok(index) => break index,
                Err(_) => match base.rsplit_once('.') {
                    Some((shorter, _)) => base = shorter,
                    None => return Some(unknown),
                },
            }
        };
        let (ret, params) = parts(INTRINSICS[index].1);
        let overloaded = ret.iter().chain(&params).any(|text| Pattern::parse(text).is_overload());
        if base.len() != name.len() && !overloaded {
            return Some(unknown);
        }
        let params = params.iter().filter(|text| **text != "...");
        let immediates = params.clone().enumerate().filter(|(_, text)| text.ends_with('!'));
        let immediates =
            immediates.fold(0, |bits, (index, _)| bits | 1u16.checked_shl(index as u32).unwrap_or(0));
        Some(IntrinsicInfo {
            index: Some(index as u16),
            of_target: false,
            immediates,
            params: params.count() as u8,
        })
    }

    /// Without `llvm.` and the types.
    pub(super) fn name(self) -> &'static str {
        self.index.map_or("", |index| INTRINSICS[index as usize].0)
    }

    /// Whether LLVM knows the intrinsic, and with it its attributes. Of target intrinsics that is assumed.
    pub(super) fn has_own_attributes(self) -> bool {
        self.index.is_some() || self.of_target
    }

    pub(super) fn may_be_invoked(self) -> bool {
        self.index.is_none() || INVOKABLE.contains(&self.name())
    }

    /// Whether the declaration's type fits the table.
    pub(super) fn check_signature(self, types: &TypeTable, function_type: TypeId) -> Check {
        let Some(index) = self.index else { return Ok(()) };
        let (name, signature) = INTRINSICS[index as usize];
        let Some((ret, params, vararg)) = types.function_parts(function_type) else { return Ok(()) };
        match matches_signature(types, signature, ret, params, vararg) {
            Err(_) if CHANGED_SIGNATURES.contains(&name) => Ok(()),
            other => other.map_err(|what| format!("the intrinsic 'llvm.{name}' is declared with {what}")),
        }
    }
}

fn matches_signature(
    types: &TypeTable,
    signature: &str,
    ret: TypeId,
    params: &[TypeId],
    vararg: bool,
) -> Check {
    let (results, mut patterns) = parts(signature);
    let is_vararg = patterns.last() == Some(&"...");
    if is_vararg {
        patterns.pop();
    }
    ensure!(is_vararg == vararg, "variable arguments where there are none, or without them");
    ensure!(patterns.len() == params.len(), "{} parameters instead of {}", params.len(), patterns.len());
    let found_results: Vec<TypeId> = if results.len() == 1 {
        vec![ret]
    } else {
        match types.struct_body(ret) {
            Some((fields, false)) => fields.to_vec(),
            _ => return Err("a result that is no struct".to_string()),
        }
    };
    ensure!(results.len() == found_results.len(), "the wrong number of results");
    let all = results.iter().copied().zip(found_results.iter().copied());
    let all = all.chain(patterns.iter().copied().zip(params.iter().copied()));
    // First what the overloads are, then what depends on them.
    let overloads: Vec<TypeId> =
        all.clone().filter(|(text, _)| Pattern::parse(text).is_overload()).map(|(_, ty)| ty).collect();
    for (position, (text, ty)) in all.enumerate() {
        let fits = fits(types, Pattern::parse(text), ty, &overloads);
        let what = match position.checked_sub(results.len()) {
            None => "a wrong result type".to_string(),
            Some(index) => format!("a wrong type of parameter {}", index + 1),
        };
        ensure!(fits, "{what}");
    }
    Ok(())
}

fn fits(types: &TypeTable, pattern: Pattern, ty: TypeId, overloads: &[TypeId]) -> bool {
    let vector = |ty: TypeId| match types.get(ty) {
        Type::Vector { elem, len, scalable } => Some((*elem, *len, *scalable)),
        _ => None,
    };
    let overload = |n: usize| overloads.get(n).copied();
    match pattern {
        Pattern::Named(name) => match name {
            "v" => ty == TypeId::VOID,
            "t" => ty == TypeId::TOKEN,
            "m" => ty == TypeId::METADATA,
            "d" => ty == TypeId::DOUBLE,
            "p" => ty == TypeId::PTR,
            "I" => types.is_int(types.scalar(ty)),
            "F" => types.is_float(types.scalar(ty)),
            "P" => types.is_ptr(ty),
            "V" => types.is_vector(ty),
            "A" => true,
            bits => bits[1..].parse().ok() == types.int_bits(ty),
        },
        Pattern::Same(n) => overload(n) == Some(ty),
        Pattern::Element(n) => overload(n).and_then(vector).is_some_and(|(elem, ..)| elem == ty),
        Pattern::Mask(n) => match overload(n).map(vector) {
            Some(Some((_, len, scalable))) => vector(ty) == Some((TypeId::I1, len, scalable)),
            Some(None) => ty == TypeId::I1,
            None => false,
        },
        Pattern::Part(n, k) => overload(n).and_then(vector).is_some_and(|(elem, len, scalable)| {
            len % k == 0 && vector(ty) == Some((elem, len / k, scalable))
        }),
        Pattern::Pointers(n) => match (overload(n).and_then(vector), vector(ty)) {
            (Some((_, len, scalable)), Some((elem, own_len, own_scalable))) => {
                types.is_ptr(elem) && (len, scalable) == (own_len, own_scalable)
            }
            _ => false,
        },
    }
}

impl BodyChecker<'_> {
    /// What the intrinsic asks of this call's arguments.
    pub(super) fn check_intrinsic_call(&mut self, id: InstId, call: &CallData, info: IntrinsicInfo) -> Check {
        let args = self.body.operands(call.args);
        if info.index.is_none() || args.len() < info.params as usize {
            return Ok(());
        }
        let declared = self.types.function_parts(call.function_type).map_or(0, |parts| parts.1.len());
        if declared != info.params as usize {
            // An older form, see `CHANGED_SIGNATURES`.
            return Ok(());
        }
        let mut bits = info.immediates;
        while bits != 0 {
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            let immediate = matches!(
                self.data(args[index]),
                Some(ConstData::Int(_) | ConstData::WideInt(_) | ConstData::Float(_))
            );
            ensure!(immediate, "argument {} of 'llvm.{}' must be an immediate", index + 1, info.name());
        }
        self.check_arguments(id, call, info.name(), args)
    }

    fn below(&self, name: &str, args: &[Operand], index: usize, limit: u64) -> Check {
        let value = self.int(args[index]).unwrap_or(u64::MAX);
        ensure!(value < limit, "argument {} of 'llvm.{name}' must be less than {limit}", index + 1);
        Ok(())
    }

    fn check_arguments(&mut self, id: InstId, call: &CallData, name: &str, args: &[Operand]) -> Check {
        let ty = self.body.insts[id].ty;
        match name {
            "va_start" => {
                ensure!(self.vararg, "'llvm.va_start' in a function without variable arguments");
            }
            "bswap" => {
                let bits = self.scalar_bits(ty);
                ensure!(
                    bits.is_multiple_of(16),
                    "'llvm.bswap' needs an even number of bytes, not {bits} bits"
                );
            }
            "prefetch" => {
                self.below(name, args, 1, 2)?;
                self.below(name, args, 2, 4)?;
                self.below(name, args, 3, 2)?;
            }
            "lifetime.start" | "lifetime.end" => {
                let alloca = self
                    .defining(args[0])
                    .is_some_and(|(_, inst)| matches!(inst.kind, InstKind::Alloca { .. }));
                let poison = matches!(self.data(args[0]), Some(ConstData::Poison));
                ensure!(alloca || poison, "'llvm.{name}' is for allocas only");
            }
            "ptrmask" => {
                let pointer = self.type_of(args[0]);
                let mask = self.type_of(args[1]);
                let space = match self.types.get(self.types.scalar(pointer)) {
                    Type::Ptr(space) => *space,
                    _ => return Err("the first argument of 'llvm.ptrmask' is a pointer".to_string()),
                };
                ensure!(
                    self.lanes(pointer) == self.lanes(mask)
                        && self.scalar_bits(mask) == self.verifier.layout.index_bits(space),
                    "the mask of 'llvm.ptrmask' is as wide as an index into its pointer's address space"
                );
            }
            "is.fpclass" => self.below(name, args, 1, 1 << 10)?,
            "smul.fix" | "smul.fix.sat" | "sdiv.fix" | "sdiv.fix.sat" => {
                self.below(name, args, 2, u64::from(self.scalar_bits(ty)))?;
            }
            "umul.fix" | "umul.fix.sat" | "udiv.fix" | "udiv.fix.sat" => {
                self.below(name, args, 2, u64::from(self.scalar_bits(ty)) + 1)?;
            }
            "lrint" | "llrint" | "lround" | "llround" | "ucmp" | "scmp" => {
                ensure!(
                    self.lanes(ty) == self.lanes(self.type_of(args[0])),
                    "arguments and result of 'llvm.{name}' have different numbers of lanes"
                );
                ensure!(
                    !name.ends_with("cmp") || self.scalar_bits(ty) >= 2,
                    "the result of 'llvm.{name}' has at least 2 bits"
                );
            }
            "vector.insert" | "vector.extract" => self.check_subvector(name, ty, args)?,
            "stepvector" => {
                ensure!(
                    self.is_int_like(ty) && self.scalar_bits(ty) >= 8,
                    "'llvm.stepvector' results in a vector of integers of at least 8 bits"
                );
            }
            "get.active.lane.mask" => {
                ensure!(
                    self.types.is_vector(ty) && self.types.scalar(ty) == TypeId::I1,
                    "'llvm.get.active.lane.mask' results in a vector of i1"
                );
            }
            "experimental.get.vector.length" => {
                let count = self.int(args[1]).unwrap_or(0) as u32 as i32;
                ensure!(count > 0, "the lanes of 'llvm.{name}' must be a positive number");
            }
            "localescape" => self.check_local_escape(id, args)?,
            "localrecover" => {
                let function =
                    self.global_of(self.stripped(args[0])).and_then(|function| self.global_value(function));
                let defined = function.is_some_and(|function| {
                    matches!(function.kind, GlobalKind::Function(_)) && !function.is_declaration()
                });
                ensure!(defined, "the first argument of 'llvm.localrecover' is a function of this module");
            }
            "threadlocal.address" => {
                let global = self.global_of(args[0]).and_then(|global| self.global_value(global));
                ensure!(
                    global.is_some_and(|global| global.tls.is_some()),
                    "the argument of 'llvm.threadlocal.address' is a thread-local global"
                );
            }
            "init.trampoline" => {
                let function =
                    self.global_of(self.stripped(args[1])).and_then(|function| self.global_value(function));
                ensure!(
                    function.is_some_and(|function| matches!(function.kind, GlobalKind::Function(_))),
                    "the second argument of 'llvm.init.trampoline' is a function"
                );
            }
            "gcroot" | "gcread" | "gcwrite" | "experimental.gc.statepoint" | "experimental.gc.result" => {
                let gc = self.global.as_function().is_some_and(|function| function.gc.is_some());
                ensure!(gc, "'llvm.{name}' in a function without gc");
            }
            "eh.exceptionpointer" | "eh.exceptioncode" => {
                let pad = self.defining(self.stripped(args[0])).map(|(_, inst)| &inst.kind);
                ensure!(
                    matches!(pad, Some(InstKind::CatchPad { .. })),
                    "the argument of 'llvm.{name}' is a catchpad"
                );
            }
            "invariant.start" => {
                let size = self.int(args[0]).map(|size| size as i64);
                ensure!(
                    size.is_some_and(|size| size >= -1),
                    "the size of 'llvm.invariant.start' is constant"
                );
            }
            "memcpy.element.unordered.atomic"
            | "memmove.element.unordered.atomic"
            | "memset.element.unordered.atomic" => self.check_element_atomic(call, name, args)?,
            "experimental.guard" | "experimental.deoptimize" => {
                let bundles = call.bundles.iter().filter(|bundle| self.tag(bundle) == b"deopt").count();
                ensure!(bundles == 1, "'llvm.{name}' needs exactly one deopt bundle");
                ensure!(
                    name == "experimental.guard" || ty == self.return_type,
                    "'llvm.experimental.deoptimize' has the type of its function's result"
                );
            }
            "matrix.multiply"
            | "matrix.transpose"
            | "matrix.column.major.load"
            | "matrix.column.major.store" => {
                self.check_matrix(name, ty, args)?;
            }
            "call.preallocated.arg" | "call.preallocated.teardown" => {
                let callee = self.defining(args[0]).and_then(|(_, inst)| match &inst.kind {
                    InstKind::Call(call) => self.global_of(self.body.calls[*call].callee),
                    _ => None,
                });
                let setup = callee.and_then(|callee| self.intrinsic(callee));
                ensure!(
                    setup.is_some_and(|info| info.name() == "call.preallocated.setup"),
                    "the token of 'llvm.{name}' comes from llvm.call.preallocated.setup"
                );
            }
            "get.dynamic.area.offset" => {
                let layout = self.verifier.layout;
                let bits = layout.pointer_bits(layout.alloca_address_space());
                ensure!(
                    self.types.int_bits(ty) == Some(bits),
                    "'llvm.get.dynamic.area.offset' results in an integer as wide as a pointer to the stack"
                );
            }
            "preserve.array.access.index" | "preserve.struct.access.index" => {
                ensure!(
                    self.param_has(call, 0, AttrKind::ElementType),
                    "the first argument of 'llvm.{name}' needs an elementtype attribute"
                );
            }
            "fptrunc.round" => {
                let known = [
                    "round.tonearest",
                    "round.tonearestaway",
                    "round.downward",
                    "round.upward",
                    "round.towardzero",
                ];
                self.check_keyword(name, args[1], &known)?;
            }
            _ if name.starts_with("vector.reduce.") => self.check_reduction(name, args)?,
            _ if name.starts_with("experimental.constrained.") => self.check_constrained(name, args)?,
            _ => {}
        }
        Ok(())
    }

    fn check_reduction(&self, name: &str, args: &[Operand]) -> Check {
        let operation = name.trim_start_matches("vector.reduce.");
        let Some(&vector) = args.last() else { return Ok(()) };
        let ty = self.type_of(vector);
        let fits = if operation.starts_with('f') { self.is_float_like(ty) } else { self.is_int_like(ty) };
        ensure!(fits && self.types.is_vector(ty), "'llvm.{name}' cannot reduce {}", self.type_name(ty));
        Ok(())
    }

    /// A keyword as metadata string.
    fn check_keyword(&self, name: &str, operand: Operand, known: &[&str]) -> Check {
        let text = match operand {
            Operand::Metadata(index) => match self.body.metadata_operands.get(index as usize) {
                Some(MdRef::String(text)) => Some(self.body.context.strings.get(*text)),
                _ => None,
            },
            _ => None,
        };
        let fits = text.is_some_and(|text| known.iter().any(|known| known.as_bytes() == text));
        ensure!(fits, "'llvm.{name}' takes one of {}", known.join(", "));
        Ok(())
    }

    /// Constrained floating-point operations end with a rounding mode, if they round, and an exception behavior.
    fn check_constrained(&self, name: &str, args: &[Operand]) -> Check {
        let Some((&behavior, rest)) = args.split_last() else { return Ok(()) };
        self.check_keyword(name, behavior, &["fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"])?;
        let Some(&last) = rest.last() else { return Ok(()) };
        if !matches!(last, Operand::Metadata(_)) {
            return Ok(());
        }
        if name.ends_with(".fcmp") || name.ends_with(".fcmps") {
            let known = [
                "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule",
                "une",
            ];
            return self.check_keyword(name, last, &known);
        }
        let known = [
            "round.dynamic",
            "round.tonearest",
            "round.tonearestaway",
            "round.downward",
            "round.upward",
            "round.towardzero",
        ];
        self.check_keyword(name, last, &known)
    }

    fn check_subvector(&self, name: &str, ty: TypeId, args: &[Operand]) -> Check {
        let insert = name == "vector.insert";
        let whole = self.type_of(args[0]);
        let part = if insert { self.type_of(args[1]) } else { ty };
        let index = args.last().and_then(|&index| self.int(index)).unwrap_or(0);
        let (Some((lanes, scalable)), Some((part_lanes, part_scalable))) =
            (self.lanes(whole), self.lanes(part))
        else {
            return Ok(());
        };
        ensure!(
            self.types.scalar(whole) == self.types.scalar(part),
            "the vectors of 'llvm.{name}' have different elements"
        );
        ensure!(
            index.is_multiple_of(u64::from(part_lanes.max(1))),
            "the index of 'llvm.{name}' is a multiple of the part's lanes"
        );
        let fits = index.checked_add(u64::from(part_lanes)).is_some_and(|end| end <= u64::from(lanes));
        ensure!(scalable != part_scalable || fits, "'llvm.{name}' reaches past the end of its vector");
        Ok(())
    }

    fn check_local_escape(&mut self, id: InstId, args: &[Operand]) -> Check {
        let entry = BlockId::at(0);
        ensure!(self.body.insts[id].block == entry, "'llvm.localescape' outside of the entry block");
        ensure!(!self.saw_local_escape, "'llvm.localescape' is called more than once");
        self.saw_local_escape = true;
        for &arg in args {
            let alloca = self.defining(self.stripped(arg)).is_some_and(|(_, inst)| match &inst.kind {
                InstKind::Alloca { count, .. } => inst.block == entry && self.int(*count).is_some(),
                _ => false,
            });
            let null = matches!(self.data(arg), Some(ConstData::Null));
            ensure!(alloca || null, "'llvm.localescape' takes static allocas only");
        }
        Ok(())
    }

    fn check_element_atomic(&self, call: &CallData, name: &str, args: &[Operand]) -> Check {
        let size = args.last().and_then(|&size| self.int(size)).unwrap_or(0);
        ensure!(size.is_power_of_two(), "the element size of 'llvm.{name}' is a power of two");
        let attrs = &self.body.context.attrs;
        let pointers = if name.starts_with("memset") { 1 } else { 2 };
        for index in 0..pointers {
            let align = attrs.int(attrs.param(call.attrs, index), AttrKind::Alignment).unwrap_or(0);
            ensure!(
                align >= size,
                "argument {} of 'llvm.{name}' is not aligned to its element size",
                index + 1
            );
        }
        Ok(())
    }

    fn check_matrix(&self, name: &str, ty: TypeId, args: &[Operand]) -> Check {
        let number = |index: usize| args.get(index).and_then(|&arg| self.int(arg)).unwrap_or(0);
        let lanes = |ty: TypeId| self.lanes(ty).map_or(0, |(lanes, _)| u64::from(lanes));
        let (matrix, rows, columns, stride) = match name {
            "matrix.multiply" => {
                let (rows, inner, columns) = (number(2), number(3), number(4));
                let shapes = [(0, rows, inner), (1, inner, columns)];
                for (index, rows, columns) in shapes {
                    let have = lanes(self.type_of(args[index]));
                    ensure!(
                        rows.checked_mul(columns) == Some(have),
                        "argument {} of 'llvm.{name}' has another shape",
                        index + 1
                    );
                    let elem = self.types.scalar(self.type_of(args[index]));
                    ensure!(
                        elem == self.types.scalar(ty),
                        "the matrices of 'llvm.{name}' have different elements"
                    );
                }
                (ty, rows, columns, None)
            }
            "matrix.transpose" => (ty, number(1), number(2), None),
            "matrix.column.major.load" => (ty, number(3), number(4), self.int(args[1])),
            _ => (self.type_of(args[0]), number(4), number(5), self.int(args[2])),
        };
        ensure!(
            rows.checked_mul(columns) == Some(lanes(matrix)),
            "the matrix of 'llvm.{name}' has another shape than its rows and columns"
        );
        ensure!(
            stride.is_none_or(|stride| stride >= rows),
            "the stride of 'llvm.{name}' is less than its rows"
        );
        Ok(())
    }
}
