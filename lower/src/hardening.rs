//! What attributes and features ask of a function's entry and returns, done to its machine code.
//!
//! | attribute or feature | what is done |
//! |---|---|
//! | `"zero-call-used-regs"` | returns clear the registers that belong to the callee |
//! | `harden-sls-ret`, `harden-sls-ijmp` (x86-64) | a trap behind each return and each jump through a register |
//! | `retpoline`, `retpoline-indirect-calls`, `retpoline-external-thunk` (x86-64) | calls through pointers go by a thunk (`calls/`) |
//! | `retpoline`, `retpoline-indirect-branches` (x86-64) | no jumps through tables or registers |
//! | `fn_ret_thunk_extern` (x86-64) | returns are jumps to `__x86_return_thunk` |
//! | `"branch-target-enforcement"` (AArch64) | a landing mark at a stub before the body |
//!
//! On x86-64 the functions have frame pointers, so that each return ends with five bytes that take the frame down, which is
//! room for a jump to the stub that does it instead. On AArch64 a return is an instruction as long as a jump.

use crate::Lowering;
use crate::function::{ExitTarget, has_feature, string_attribute};
use rllc_frontend::ir::{AttrKind, Body, Function, Module};
use rllc_targets::abi::Register;
use rllc_targets::object::{
    Architecture, CodeFixup, CodeTarget, FixupKind, FrameChange, FunctionPart, Unwind,
};

/// `mov %rbp,%rsp; pop %rbp; ret`
const FRAME_EXIT: [u8; 5] = [0x48, 0x89, 0xec, 0x5d, 0xc3];
/// `ret` of x86-64.
const RET: u8 = 0xc3;
/// `int3`
const TRAP: u8 = 0xcc;
/// A no-operation of x86-64.
const NOP: u8 = 0x90;
/// `ret` of AArch64.
const AARCH64_RET: [u8; 4] = [0xc0, 0x03, 0x5f, 0xd6];
/// `bti c`
const BTI_C: [u8; 4] = [0x5f, 0x24, 0x03, 0xd5];
/// What Linux and other kernels define for returns.
const RETURN_THUNK: &[u8] = b"__x86_return_thunk";

/// Which registers a return clears (clang's `zero_call_used_regs`). Those that a function uses are not told from the others
/// of their kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Clearing {
    ints: bool,
    floats: bool,
    /// Only those that arguments are passed in.
    arguments: bool,
    /// The x87 stack too.
    x87: bool,
}

/// What the code of a function must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hardening {
    clearing: Option<Clearing>,
    /// A trap behind returns.
    trap_returns: bool,
    /// A trap behind jumps through a register.
    trap_jumps: bool,
    /// Returns by `__x86_return_thunk`.
    thunk: bool,
    /// Calls through pointers by a thunk that misleads no predictor.
    call_thunk: Option<CallThunk>,
    /// No jumps through registers.
    no_jumps: bool,
}

/// How calls through pointers are made so that the processor does not predict where they go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum CallThunk {
    /// By a return whose prediction is a loop.
    Own,
    /// By the thunk that kernels define for the register; `prefixed`: with a `cs` prefix, which makes room for another call.
    External { prefixed: bool },
}

impl Hardening {
    /// What the attributes of `function` ask for.
    pub(crate) fn of(module: &Module, function: &Function) -> Hardening {
        let set = module.context.attrs.get_list(function.attrs).function;
        let clearing = string_attribute(module, function, b"zero-call-used-regs")
            .filter(|value| *value != b"skip")
            .map(|value| {
                let has = |word: &[u8]| value.split(|&byte| byte == b'-').any(|part| part == word);
                Clearing {
                    ints: true,
                    floats: !has(b"gpr"),
                    arguments: has(b"arg"),
                    x87: has(b"all") && !has(b"gpr") && !has(b"arg"),
                }
            });
        let has = |name: &[u8]| has_feature(module, function, name);
        let all = has(b"retpoline");
        let external = || has(b"retpoline-external-thunk");
        let call_thunk = (all || has(b"retpoline-indirect-calls")).then(|| match external() {
            true => CallThunk::External { prefixed: false },
            false => CallThunk::Own,
        });
        Hardening {
            clearing,
            call_thunk,
            no_jumps: all || has(b"retpoline-indirect-branches"),
            trap_returns: has_feature(module, function, b"harden-sls-ret"),
            trap_jumps: has_feature(module, function, b"harden-sls-ijmp"),
            thunk: module.context.attrs.has(set, AttrKind::FnRetThunkExtern),
        }
    }

    /// Whether returns are other than usual, so that all functions need frame pointers.
    pub(crate) fn changes_returns(self) -> bool {
        self.clearing.is_some() || self.trap_returns || self.thunk
    }

    /// Whether returns only clear registers.
    pub(crate) fn is_clearing_only(self) -> bool {
        self == Hardening { clearing: self.clearing, ..Hardening::default() }
    }

    /// Whether a function may end in a jump to another.
    pub(crate) fn allows_tail_calls(self) -> bool {
        self.clearing.is_none() && !self.trap_jumps && self.call_thunk.is_none()
    }

    /// Whether jumps through registers are to be avoided.
    pub(crate) fn avoids_jumps(self) -> bool {
        self.trap_jumps || self.no_jumps
    }

    /// How calls through pointers are made, if not by the processor's call.
    pub(crate) fn call_thunk(self) -> Option<CallThunk> {
        self.call_thunk
    }

    /// Clears registers that hold no result.
    fn clearing_code(self, arch: Architecture, results: &[Register]) -> Vec<u8> {
        let mut code = Vec::new();
        let Some(clearing) = self.clearing else { return code };
        let kept = |register| results.contains(&register);
        match arch {
            Architecture::X86_64 => {
                let on_x87 = results.iter().any(|register| matches!(register, Register::X87(_)));
                if clearing.x87 && !on_x87 {
                    for _ in 0..8 {
                        code.extend([0xd9, 0xee]); // fldz
                    }
                    for _ in 0..8 {
                        code.extend([0xdd, 0xd8]); // fstp %st(0)
                    }
                }
                let ints: &[u8] = match clearing.arguments {
                    true => &[7, 6, 2, 1, 8, 9],
                    false => &[0, 1, 2, 6, 7, 8, 9, 10, 11],
                };
                for &number in ints.iter().filter(|&&number| clearing.ints && !kept(Register::Int(number))) {
                    if number >= 8 {
                        code.push(0x45);
                    }
                    code.extend([0x31, 0xc0 | (number & 7) << 3 | number & 7]); // xor
                }
                let floats = if clearing.arguments { 8 } else { 16 };
                for number in (0..floats).filter(|&number| clearing.floats && !kept(Register::Float(number)))
                {
                    if number >= 8 {
                        code.push(0x45);
                    }
                    code.extend([0x0f, 0x57, 0xc0 | (number & 7) << 3 | number & 7]); // xorps
                }
            }
            Architecture::Aarch64 => {
                let ints = if clearing.arguments { 8 } else { 18 };
                for number in (0..ints).filter(|&number| clearing.ints && !kept(Register::Int(number))) {
                    code.extend((0xd280_0000 | u32::from(number)).to_le_bytes()); // mov x, #0
                }
                for number in (0..32u8).filter(|&number| {
                    let belongs = if clearing.arguments { number < 8 } else { !(8..16).contains(&number) };
                    belongs && clearing.floats && !kept(Register::Float(number))
                }) {
                    code.extend((0x6f00_e400 | u32::from(number)).to_le_bytes()); // movi v.2d, #0
                }
            }
            Architecture::Riscv64 | Architecture::S390x => {}
        }
        code
    }

    /// The last instruction of x86-64 code that returns.
    fn push_return(self, code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>) {
        if self.thunk {
            code.push(0xe9); // jmp
            let target = CodeTarget::RawName(RETURN_THUNK.into());
            let offset = code.len() as u32;
            fixups.push(CodeFixup { offset, kind: FixupKind::X86Branch4, target, minus: None, addend: -4 });
            code.extend([0; 4]);
            return;
        }
        code.push(RET);
        if self.trap_returns {
            code.push(TRAP);
        }
    }

    /// What the body's returns jump to on x86-64.
    fn exit(self, results: &[Register]) -> FunctionPart {
        let mut code = FRAME_EXIT[..4].to_vec();
        let mut fixups = Vec::new();
        code.extend(self.clearing_code(Architecture::X86_64, results));
        self.push_return(&mut code, &mut fixups);
        // DWARF numbers: rbp 6, rsp 7.
        let changes = vec![
            (0, FrameChange::DefCfa { register: 6, offset: 16 }),
            (0, FrameChange::Offset { register: 6, offset: -16 }),
            (4, FrameChange::DefCfa { register: 7, offset: 8 }),
            (4, FrameChange::Restore(6)),
        ];
        let unwind = Some(Unwind { changes, asynchronous: true, ..Unwind::default() });
        FunctionPart { code, align: 16, fixups, unwind }
    }

    /// Hardens the end of a stub of x86-64.
    fn harden_stub(self, part: &mut FunctionPart) {
        if part.code.last() == Some(&RET) && self.changes_returns() {
            part.code.pop();
            self.push_return(&mut part.code, &mut part.fixups);
        } else if let [.., 0xff, 0xe0..=0xe7] = part.code[..]
            && self.trap_jumps
        {
            part.code.push(TRAP);
        }
    }
}

/// The code of a function, to be hardened.
pub(crate) struct Code<'c> {
    pub code: &'c mut [u8],
    pub fixups: &'c mut Vec<CodeFixup>,
    pub parts: &'c mut Vec<FunctionPart>,
    pub entry: Option<&'c mut FunctionPart>,
    /// The registers of the results.
    pub results: &'c [Register],
    /// x86-64: bytes of the function's stack arguments, as Cranelift has them.
    pub own_stack: u32,
    /// The parts that return from the function, with results in unusual registers.
    pub returning_parts: &'c [u32],
}

/// The code of a return, or of a basic block of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Return {
    /// In bytes from the start of the function's code.
    pub start: u32,
    pub end: u32,
    /// Where it goes instead of returning.
    pub exit: Option<ExitTarget>,
}

impl ExitTarget {
    /// What code can name; `None` for an address in a register.
    fn code_target(self) -> Option<CodeTarget> {
        match self {
            ExitTarget::Callee(callee) => Some(CodeTarget::Global(callee)),
            ExitTarget::Part(part) => Some(CodeTarget::Part(part)),
            ExitTarget::Register => None,
        }
    }
}

/// Does what the attributes ask for, and lets returns go elsewhere; `returns` are the ranges of the code of returns, split into basic blocks.
///
/// # Errors
/// If a return has another form than those known here.
pub(crate) fn harden(
    lowering: &Lowering<'_>,
    body: &Body,
    returns: impl Iterator<Item = Return>,
    mut target: Code<'_>,
) -> Result<(), String> {
    let Some(function) = lowering.module.globals[body.function].as_function() else { return Ok(()) };
    let arch = lowering.architecture;
    let hardening = Hardening::of(lowering.module, function);
    if arch == Architecture::Aarch64
        && let Some(entry) = target.entry.as_deref_mut()
        && string_attribute(lowering.module, function, b"branch-target-enforcement")
            .is_some_and(|value| value != b"false")
    {
        insert_front(entry, &BTI_C);
    }
    if arch == Architecture::Aarch64 {
        redirect_returns(hardening, target, returns);
        return Ok(());
    }
    if arch == Architecture::S390x {
        for Return { start, end, .. } in returns.filter(|range| range.exit.is_some()) {
            // `br %r14` becomes `br %r5`.
            if let [.., 0x07, register @ 0xfe] = &mut target.code[start as usize..end as usize] {
                *register = 0xf5;
            }
        }
        return Ok(());
    }
    if arch != Architecture::X86_64 {
        return Ok(());
    }
    for &part in target.returning_parts {
        if let Some(part) = target.parts.get_mut(part as usize)
            && let Some(last) = part.code.pop()
        {
            if last != RET && hardening.changes_returns() {
                return Err("cannot harden the returns of a function of this convention".into());
            }
            part.code.extend(hardening.clearing_code(arch, target.results));
            part.code.push(last);
        }
    }
    for part in target.parts.iter_mut().chain(target.entry) {
        hardening.harden_stub(part);
    }
    let mut own_exit = None;
    for Return { start, end, exit } in returns {
        let range = &mut target.code[start as usize..end as usize];
        if !target.returning_parts.is_empty() {
            keep_stack_arguments(range, start, target.own_stack, target.fixups, target.returning_parts);
        }
        if exit.is_none() && !hardening.changes_returns() {
            continue;
        }
        if range.last() != Some(&RET) {
            // A jump, to a callee or to one of the parts.
            continue;
        }
        let Some(place) = range.len().checked_sub(FRAME_EXIT.len()).filter(|&at| range[at..] == FRAME_EXIT)
        else {
            return Err("internal error: a return without a frame".into());
        };
        let exit = exit.unwrap_or_else(|| {
            ExitTarget::Part(*own_exit.get_or_insert_with(|| {
                target.parts.push(hardening.exit(target.results));
                target.parts.len() as u32 - 1
            }))
        });
        range[place..].copy_from_slice(&[0xe9, 0, 0, 0, 0]); // jmp
        let offset = start + place as u32 + 1;
        let (kind, to) = (FixupKind::X86Branch4, exit.code_target());
        target.fixups.extend(to.map(|to| CodeFixup { offset, kind, target: to, minus: None, addend: -4 }));
    }
    Ok(())
}

/// AArch64: makes returns jump to code that clears registers, or where they leave for.
fn redirect_returns(hardening: Hardening, target: Code<'_>, returns: impl Iterator<Item = Return>) {
    let mut clearing = None;
    for Return { start, end, exit } in returns {
        if exit.is_none() && hardening.clearing.is_none() {
            continue;
        }
        let range = &mut target.code[start as usize..end as usize];
        let Some(last) = range.last_chunk_mut::<4>() else { continue };
        if *last != AARCH64_RET {
            continue;
        }
        *last = 0x1400_0000u32.to_le_bytes(); // b
        let exit = exit.unwrap_or_else(|| {
            ExitTarget::Part(*clearing.get_or_insert_with(|| {
                let mut code = hardening.clearing_code(Architecture::Aarch64, target.results);
                code.extend(AARCH64_RET);
                target.parts.push(FunctionPart { code, align: 4, ..FunctionPart::default() });
                target.parts.len() as u32 - 1
            }))
        });
        let (offset, kind) = (end - 4, FixupKind::Aarch64Call26);
        let to = exit.code_target();
        target.fixups.extend(to.map(|to| CodeFixup { offset, kind, target: to, minus: None, addend: 0 }));
    }
}

/// x86-64: lets the jump to a part that returns leave the stack arguments where they are, `own` bytes of them for Cranelift.
/// It moves the return address to their end and beyond, if they are an odd number of words; but what lies there is
/// the caller's. If the prologue moved the return address down, it has to move back.
fn keep_stack_arguments(range: &mut [u8], start: u32, own: u32, fixups: &mut [CodeFixup], parts: &[u32]) {
    let Some(jump) = range.len().checked_sub(5).filter(|&jump| range[jump] == 0xe9) else { return };
    let place = start + jump as u32 + 1;
    let returns = |fixup: &&mut CodeFixup| {
        fixup.offset == place && matches!(fixup.target, CodeTarget::Part(part) if parts.contains(&part))
    };
    let Some(fixup) = fixups.iter_mut().find(returns) else { return };
    let Some((moved, bytes)) = crate::unwind::moved_return_address(&range[..jump]) else { return };
    let grown = bytes - own as i32;
    if own == 0 {
        return;
    }
    let mut code = Vec::with_capacity(range.len());
    if grown != 0 {
        code.extend([0x4c, 0x8b, 0x1c, 0x24]); // mov (%rsp),%r11
        // mov %r11,grown(%rsp); add $grown,%rsp
        match i8::try_from(bytes) {
            Ok(_) => code.extend([0x4c, 0x89, 0x5c, 0x24, grown as u8, 0x48, 0x83, 0xc4, grown as u8]),
            Err(_) => {
                code.extend([0x4c, 0x89, 0x9c, 0x24]);
                code.extend(grown.to_le_bytes());
                code.extend([0x48, 0x81, 0xc4]);
                code.extend(grown.to_le_bytes());
            }
        }
    }
    code.extend([0xe9, 0, 0, 0, 0]);
    fixup.offset = start + (moved + code.len()) as u32 - 4;
    code.resize(range.len() - moved, NOP);
    range[moved..].copy_from_slice(&code);
}

/// Puts code before a stub.
fn insert_front(part: &mut FunctionPart, front: &[u8]) {
    let bytes = front.len() as u32;
    part.code.splice(0..0, front.iter().copied());
    for fixup in &mut part.fixups {
        fixup.offset += bytes;
    }
    if let Some(unwind) = &mut part.unwind {
        for change in &mut unwind.changes {
            change.0 += bytes;
        }
    }
}

impl Hardening {
    /// Hardens the end of a stub in assembly text of x86-64.
    pub(crate) fn harden_text(self, text: &mut String) {
        let Some(length) = text.trim_end().strip_suffix("ret").map(str::len) else { return };
        match (self.thunk, self.trap_returns) {
            (true, _) => {
                text.truncate(length);
                text.push_str("jmp __x86_return_thunk\n");
            }
            (false, true) => text.push_str("int3\n"),
            (false, false) => {}
        }
    }
}
