//! Stubs for System V AMD64.

use super::x86_wide::{Direction, RBX, VZEROUPPER, address, move_vector};
use crate::function::{Segment, SegmentAccess, SegmentOperation};
use crate::hardening::CallThunk;
use rllc_frontend::ir::GlobalId;
use rllc_targets::object::{
    CodeFixup, CodeTarget, FixupKind, FrameChange, FunctionPart, Unwind, WindowsUnwindOp,
};

/// `mov $8, %eax`: the psABI wants an upper bound of the number of vector registers in `al` (3.5.7).
const VECTOR_COUNT: [u8; 5] = [0xb8, 8, 0, 0, 0];

/// What kernels define for calls through r11.
const R11_THUNK: &[u8] = b"__x86_indirect_thunk_r11";

/// Returns to r11: `call 1f; 0: pause; lfence; jmp 0b; 1: mov %r11,(%rsp); ret`.
#[rustfmt::skip]
const RETPOLINE: [u8; 17] = [
    0xe8, 7, 0, 0, 0, 0xf3, 0x90, 0x0f, 0xae, 0xe8, 0xeb, 0xf9, 0x4c, 0x89, 0x1c, 0x24, 0xc3,
];

/// Jumps to a variadic function.
pub(crate) fn variadic_call(callee: GlobalId) -> FunctionPart {
    let mut code = VECTOR_COUNT.to_vec();
    let fixups = jump_out(&mut code, Some(callee), 0);
    FunctionPart { code, align: 1, fixups, unwind: None }
}

/// Jumps to the variadic function whose address is in `r9`.
pub(crate) fn variadic_call_r9() -> FunctionPart {
    let mut code = VECTOR_COUNT.to_vec();
    code.extend([0x41, 0xff, 0xe1]);
    FunctionPart { code, align: 1, fixups: Vec::new(), unwind: None }
}

/// The block through which [`marshalled_call`] is told what to do; offsets in bytes.
pub(crate) mod block {
    /// The function to call.
    pub const TARGET: u32 = 0;
    /// The address of the stack words, and how many there are.
    pub const WORDS: u32 = 8;
    pub const WORD_COUNT: u32 = 16;
    /// Arguments: rax, the integer argument registers in order, r10, r12, r13, r14, xmm0 to xmm7.
    pub const RAX: u32 = 24;
    pub const INTS: u32 = 32;
    pub const R10: u32 = 80;
    pub const R12: u32 = 88;
    pub const R13: u32 = 96;
    pub const R14: u32 = 104;
    pub const FLOATS: u32 = 112;
    /// Results: rax, rdx, rcx, r12, xmm0 to xmm3, st(0), st(1).
    pub const INT_RESULTS: u32 = 240;
    pub const R12_RESULT: u32 = 264;
    pub const FLOAT_RESULTS: u32 = 272;
    pub const X87_RESULTS: u32 = 336;
    /// How many results are on the x87 stack.
    pub const X87_COUNT: u32 = 368;
    /// The mask that aligns the stack arguments.
    pub const STACK_MASK: u32 = 376;
    /// More arguments: r11, r15.
    pub const R11: u32 = 384;
    pub const R15: u32 = 392;
    /// A further result: r8.
    pub const R8_RESULT: u32 = 400;
    pub const SIZE: u32 = 416;
    /// Vector registers of more than 128 bits lie here, 64 bytes for each.
    pub const WIDE_FLOATS: u32 = SIZE;
    pub const WIDE_FLOAT_RESULTS: u32 = WIDE_FLOATS + 8 * 64;
    pub const WIDE_SIZE: u32 = WIDE_FLOAT_RESULTS + 4 * 64;
}

/// Calls a function with registers and stack words from a block, whose address is the only argument, and stores its
/// result registers there. The function may change all registers but rbp and rsp. `vector_bits`: the width of the vector
/// registers, 0 if they must not be touched. `thunk`: how the call is made, if not by the processor's own instruction.
///
/// `windows`: the stub and the function follow the convention of 64-bit Windows, with six vector registers for
/// arguments and none of r11 to r15; the other registers do no harm. The stack words start with the home space.
pub(crate) fn marshalled_call(vector_bits: u32, thunk: Option<CallThunk>, windows: bool) -> FunctionPart {
    #[rustfmt::skip]
    let windows_start: &[u8] = &[
        0x55,                                           // push %rbp
        0x53,                                           // push %rbx
        0x56,                                           // push %rsi
        0x57,                                           // push %rdi
        0x51,                                           // push %rcx
        0x48, 0x89, 0xe5,                               // mov %rsp,%rbp
        0x48, 0x89, 0xcb,                               // mov %rcx,%rbx
    ];
    #[rustfmt::skip]
    let start: &[u8] = &[
        0x55,                                           // push %rbp
        0x48, 0x89, 0xe5,                               // mov %rsp,%rbp
        0x53,                                           // push %rbx
        0x41, 0x54,                                     // push %r12
        0x41, 0x55,                                     // push %r13
        0x41, 0x56,                                     // push %r14
        0x41, 0x57,                                     // push %r15
        0x57,                                           // push %rdi
        0x48, 0x89, 0xfb,                               // mov %rdi,%rbx
    ];
    #[rustfmt::skip]
    let copy: &[u8] = &[
        0x48, 0x8b, 0x4b, 0x10,                         // mov WORD_COUNT(%rbx),%rcx
        0x48, 0x8b, 0x73, 0x08,                         // mov WORDS(%rbx),%rsi
        0x48, 0x8d, 0x04, 0xcd, 0, 0, 0, 0,             // lea (,%rcx,8),%rax
        0x48, 0x29, 0xc4,                               // sub %rax,%rsp
        0x48, 0x23, 0xa3, 0x78, 0x01, 0, 0,             // and STACK_MASK(%rbx),%rsp
        0x48, 0x89, 0xe7,                               // mov %rsp,%rdi
        0xf3, 0x48, 0xa5,                               // rep movsq
    ];
    #[rustfmt::skip]
    let call: &[u8] = &[
        0x48, 0x8b, 0x43, 0x18,                         // mov RAX(%rbx),%rax
        0x48, 0x8b, 0x7b, 0x20,                         // mov INTS(%rbx),%rdi
        0x48, 0x8b, 0x73, 0x28,                         // … %rsi
        0x48, 0x8b, 0x53, 0x30,                         // … %rdx
        0x48, 0x8b, 0x4b, 0x38,                         // … %rcx
        0x4c, 0x8b, 0x43, 0x40,                         // … %r8
        0x4c, 0x8b, 0x4b, 0x48,                         // … %r9
        0x4c, 0x8b, 0x53, 0x50,                         // mov R10(%rbx),%r10
    ];
    #[rustfmt::skip]
    let more: &[u8] = &[
        0x4c, 0x8b, 0x63, 0x58,                         // mov R12(%rbx),%r12
        0x4c, 0x8b, 0x6b, 0x60,                         // mov R13(%rbx),%r13
        0x4c, 0x8b, 0x73, 0x68,                         // mov R14(%rbx),%r14
        0x4c, 0x8b, 0x9b, 0x80, 0x01, 0, 0,             // mov R11(%rbx),%r11
        0x4c, 0x8b, 0xbb, 0x88, 0x01, 0, 0,             // mov R15(%rbx),%r15
    ];
    #[rustfmt::skip]
    let stored: &[u8] = &[
        0x4c, 0x89, 0x83, 0x90, 0x01, 0, 0,             // mov %r8,R8_RESULT(%rbx)
        0x48, 0x89, 0x83, 0xf0, 0, 0, 0,                // mov %rax,INT_RESULTS(%rbx)
        0x48, 0x89, 0x93, 0xf8, 0, 0, 0,                // mov %rdx,…
        0x48, 0x89, 0x8b, 0x00, 0x01, 0, 0,             // mov %rcx,…
        0x4c, 0x89, 0xa3, 0x08, 0x01, 0, 0,             // mov %r12,…
    ];
    #[rustfmt::skip]
    let end: &[u8] = &[
        0x48, 0x8b, 0x83, 0x70, 0x01, 0, 0,             // mov X87_COUNT(%rbx),%rax
        0x48, 0x85, 0xc0,                               // test %rax,%rax
        0x74, 0x11,                                     // je 1f
        0xdb, 0xbb, 0x50, 0x01, 0, 0,                   // fstpt X87_RESULTS(%rbx)
        0x48, 0xff, 0xc8,                               // dec %rax
        0x74, 0x06,                                     // je 1f
        0xdb, 0xbb, 0x60, 0x01, 0, 0,                   // fstpt …
    ];
    #[rustfmt::skip]
    let windows_exit: &[u8] = &[
        0x48, 0x8d, 0x65, 0x08,                         // 1: lea 8(%rbp),%rsp
        0x5f,                                           // pop %rdi
        0x5e,                                           // pop %rsi
        0x5b,                                           // pop %rbx
        0x5d,                                           // pop %rbp
        0xc3,                                           // ret
    ];
    #[rustfmt::skip]
    let exit: &[u8] = &[
        0x48, 0x8d, 0x65, 0xd8,                         // 1: lea -40(%rbp),%rsp
        0x41, 0x5f,                                     // pop %r15
        0x41, 0x5e,                                     // pop %r14
        0x41, 0x5d,                                     // pop %r13
        0x41, 0x5c,                                     // pop %r12
        0x5b,                                           // pop %rbx
        0x5d,                                           // pop %rbp
        0xc3,                                           // ret
    ];
    let wide = vector_bits > 128;
    let mut code = if windows { windows_start } else { start }.to_vec();
    code.extend(copy);
    for register in 0..if windows { 6 } else { 8 } {
        let offset = match wide {
            true => block::WIDE_FLOATS + u32::from(register) * 64,
            false => block::FLOATS + u32::from(register) * 16,
        };
        floats(&mut code, Direction::Load, vector_bits, register, offset);
    }
    code.extend(call);
    if !windows {
        code.extend(more);
    }
    let mut fixups = Vec::new();
    // Where the operand of the call of the own thunk is.
    let mut own_thunk = None;
    match thunk {
        None => code.extend([0xff, 0x13]), // call *TARGET(%rbx)
        Some(thunk) => {
            code.extend([0x4c, 0x8b, 0x1b]); // mov TARGET(%rbx),%r11
            code.extend((thunk == CallThunk::External { prefixed: true }).then_some(0x2e)); // cs
            code.extend([0xe8, 0, 0, 0, 0]); // call
            let offset = code.len() as u32 - 4;
            match thunk {
                CallThunk::Own => own_thunk = Some(offset as usize),
                CallThunk::External { .. } => {
                    let (kind, target) = (FixupKind::X86Branch4, CodeTarget::RawName(R11_THUNK.into()));
                    fixups.push(CodeFixup { offset, kind, target, minus: None, addend: -4 });
                }
            }
        }
    }
    code.extend([0x48, 0x8b, 0x5d, if windows { 0 } else { 0xd0 }]); // mov n(%rbp),%rbx
    code.extend(stored);
    for register in 0..4 {
        let offset = match wide {
            true => block::WIDE_FLOAT_RESULTS + u32::from(register) * 64,
            false => block::FLOAT_RESULTS + u32::from(register) * 16,
        };
        floats(&mut code, Direction::Store, vector_bits, register, offset);
    }
    if wide {
        code.extend(VZEROUPPER);
    }
    code.extend(end);
    code.extend(if windows { windows_exit } else { exit });
    // DWARF numbers: rbx 3, rsi 4, rdi 5, rbp 6, rsp 7, r12 to r15 as they are.
    let save = |at, register, offset| (at, FrameChange::Offset { register, offset });
    let returned = (code.len() as u32 - 1, FrameChange::DefCfa { register: 7, offset: 8 });
    let mut windows_changes = Vec::new();
    for (index, register) in [6, 3, 4, 5].into_iter().enumerate() {
        let (at, size) = (index as u32 + 1, 16 + index as i32 * 8);
        windows_changes.push((at, FrameChange::DefCfaOffset(size)));
        windows_changes.push(save(at, register, -size));
    }
    windows_changes.extend([
        (5, FrameChange::DefCfaOffset(48)),
        (8, FrameChange::DefCfaRegister(6)),
        returned,
    ]);
    let push = |at, register| (at, WindowsUnwindOp::PushRegister(register));
    let frame = |at| (at, WindowsUnwindOp::SetFrame { register: 5, offset: 0 });
    let described = match windows {
        true => vec![
            push(1, 5),
            push(2, 3),
            push(3, 6),
            push(4, 7),
            (5, WindowsUnwindOp::StackAlloc(8)),
            frame(8),
        ],
        false => Vec::new(),
    };
    let changes = vec![
        (1, FrameChange::DefCfaOffset(16)),
        save(1, 6, -16),
        (4, FrameChange::DefCfaRegister(6)),
        save(5, 3, -24),
        save(7, 12, -32),
        save(9, 13, -40),
        save(11, 14, -48),
        save(13, 15, -56),
        returned,
    ];
    let changes = if windows { windows_changes } else { changes };
    if let Some(operand) = own_thunk {
        let distance = (code.len() - operand - 4) as u32;
        code[operand..operand + 4].copy_from_slice(&distance.to_le_bytes());
        code.extend(RETPOLINE);
    }
    FunctionPart {
        code,
        align: 16,
        fixups,
        unwind: Some(Unwind {
            changes,
            prologue_size: if described.is_empty() { 0 } else { 8 },
            windows: described,
            asynchronous: true,
            ..Unwind::default()
        }),
    }
}

/// Moves a vector register from or to the block in rbx.
fn floats(code: &mut Vec<u8>, direction: Direction, vector_bits: u32, register: u8, offset: u32) {
    if vector_bits == 0 {
        return;
    }
    if vector_bits > 128 {
        move_vector(code, direction, vector_bits, register, RBX, offset);
        return;
    }
    code.extend([0x0f, direction as u8]); // movups
    address(code, register, RBX, offset);
}

/// Returns with result registers that Cranelift cannot return: jumped to with `x87` pairs of words (significand; sign
/// and exponent) in the first integer argument registers, then `ints` integer results, then `error`'s word for r12; vector
/// results are in place. The entry stub moved the return address down by `shift` bytes; `pops` bytes above it are taken
/// away, at most 65535.
///
/// At most two x87 results and four integers, six words in all.
pub(crate) fn return_bridge(x87: u32, ints: u32, error: bool, shift: u32, pops: u32) -> FunctionPart {
    /// rdi, rsi, rdx, rcx, r8, r9
    const WORDS: [u8; 6] = [7, 6, 2, 1, 8, 9];
    /// rax, rdx, rcx, r8
    const RESULTS: [u8; 4] = [0, 2, 1, 8];
    let mut code: Vec<u8> = Vec::new();
    if x87 > 1 {
        code.extend([0x48, 0x89, 0x54, 0x24, 0xe0]); // mov %rdx,-32(%rsp)
        code.extend([0x48, 0x89, 0x4c, 0x24, 0xe8]); // mov %rcx,-24(%rsp)
        code.extend([0xdb, 0x6c, 0x24, 0xe0]); // fldt -32(%rsp)
    }
    if x87 > 0 {
        code.extend([0x48, 0x89, 0x7c, 0x24, 0xf0]); // mov %rdi,-16(%rsp)
        code.extend([0x48, 0x89, 0x74, 0x24, 0xf8]); // mov %rsi,-8(%rsp)
        code.extend([0xdb, 0x6c, 0x24, 0xf0]); // fldt -16(%rsp)
    }
    let mut words = WORDS.iter().copied().skip(2 * x87 as usize);
    let mut moves: Vec<(u8, u8)> =
        RESULTS.iter().take(ints as usize).filter_map(|&to| Some((words.next()?, to))).collect();
    let error = if error { words.next() } else { None };
    // The order keeps every word until it has been read.
    if x87 == 0 {
        moves.reverse();
    }
    moves.splice(0..0, error.map(|from| (from, 12)));
    for (from, to) in moves {
        push_move(&mut code, from, to);
    }
    let mut changes = Vec::new();
    if shift != 0 {
        // The return address has the DWARF number 16.
        let bytes = shift as i32;
        let cfa = |offset| FrameChange::DefCfa { register: 7, offset };
        changes.push((0, cfa(8 + bytes)));
        changes.push((0, FrameChange::Offset { register: 16, offset: -8 - bytes }));
        code.extend([0x4c, 0x8b, 0x1c, 0x24]); // mov (%rsp),%r11
        code.extend([0x48, 0x81, 0xc4]); // add $shift,%rsp
        code.extend(shift.to_le_bytes());
        changes.push((code.len() as u32, cfa(8)));
        changes.push((code.len() as u32, FrameChange::Register { register: 16, other: 11 }));
        code.extend([0x4c, 0x89, 0x1c, 0x24]); // mov %r11,(%rsp)
        changes.push((code.len() as u32, FrameChange::Offset { register: 16, offset: -8 }));
    }
    match pops {
        0 => code.push(0xc3), // ret
        _ => {
            code.push(0xc2); // ret $pops
            code.extend((pops as u16).to_le_bytes());
        }
    }
    let unwind = Some(Unwind { changes, asynchronous: true, ..Unwind::default() });
    FunctionPart { code, align: 16, fixups: Vec::new(), unwind }
}

/// Answers with the base of its caller's frame, `distance` bytes below the frame pointer: [`set_frame_base`].
pub(crate) fn frame_base() -> FunctionPart {
    let code = vec![0x48, 0x8d, 0x85, 0, 0, 0, 0, 0xc3]; // lea -distance(%rbp),%rax; ret
    FunctionPart { code, align: 1, ..FunctionPart::default() }
}

/// Writes the distance into that part.
pub(crate) fn set_frame_base(part: &mut FunctionPart, distance: u32) {
    part.code[3..7].copy_from_slice(&distance.wrapping_neg().to_le_bytes());
}

/// `setjmp(buffer, area)` for `llvm.eh.sjlj.setjmp`, and where its `longjmp` resumes.
///
/// The buffer gets the address of the area (for the frame pointer), that of the resuming code and the stack
/// pointer: the three words that every `__builtin_longjmp` reads.
pub(crate) fn sjlj_setjmp() -> FunctionPart {
    #[rustfmt::skip]
    let code = vec![
        0x48, 0x89, 0x1e,             // mov [rsi], rbx
        0x48, 0x89, 0x6e, 0x08,       // mov [rsi + 8], rbp
        0x4c, 0x89, 0x66, 0x10,       // mov [rsi + 16], r12
        0x4c, 0x89, 0x6e, 0x18,       // mov [rsi + 24], r13
        0x4c, 0x89, 0x76, 0x20,       // mov [rsi + 32], r14
        0x4c, 0x89, 0x7e, 0x28,       // mov [rsi + 40], r15
        0x48, 0x8b, 0x04, 0x24,       // mov rax, [rsp]
        0x48, 0x89, 0x46, 0x38,       // mov [rsi + 56], rax
        0x48, 0x8d, 0x44, 0x24, 0x08, // lea rax, [rsp + 8]
        0x48, 0x89, 0x46, 0x30,       // mov [rsi + 48], rax
        0x48, 0x89, 0x47, 0x10,       // mov [rdi + 16], rax
        0x48, 0x89, 0x37,             // mov [rdi], rsi
        0x48, 0x8d, 0x05, 0x07, 0, 0, 0, // lea rax, [rip + 7]: behind the ret
        0x48, 0x89, 0x47, 0x08,       // mov [rdi + 8], rax
        0x31, 0xc0,                   // xor eax, eax
        0xc3,                         // ret
        0x48, 0x8b, 0x5d, 0x00,       // mov rbx, [rbp]
        0x4c, 0x8b, 0x65, 0x10,       // mov r12, [rbp + 16]
        0x4c, 0x8b, 0x6d, 0x18,       // mov r13, [rbp + 24]
        0x4c, 0x8b, 0x75, 0x20,       // mov r14, [rbp + 32]
        0x4c, 0x8b, 0x7d, 0x28,       // mov r15, [rbp + 40]
        0x48, 0x8b, 0x65, 0x30,       // mov rsp, [rbp + 48]
        0x48, 0x8b, 0x55, 0x38,       // mov rdx, [rbp + 56]
        0x48, 0x8b, 0x6d, 0x08,       // mov rbp, [rbp + 8]
        0xb8, 0x01, 0, 0, 0,          // mov eax, 1
        0xff, 0xe2,                   // jmp rdx
    ];
    FunctionPart { code, align: 16, ..FunctionPart::default() }
}

/// `longjmp(buffer)` for `llvm.eh.sjlj.longjmp`.
pub(crate) fn sjlj_longjmp() -> FunctionPart {
    #[rustfmt::skip]
    let code = vec![
        0x48, 0x8b, 0x2f,       // mov rbp, [rdi]
        0x48, 0x8b, 0x47, 0x08, // mov rax, [rdi + 8]
        0x48, 0x8b, 0x67, 0x10, // mov rsp, [rdi + 16]
        0xff, 0xe0,             // jmp rax
    ];
    FunctionPart { code, align: 16, ..FunctionPart::default() }
}

/// `(address, expected, new) -> old` on 16 bytes, two words each: compares and exchanges. Follows System V on every
/// platform.
pub(crate) fn compare_exchange_16() -> FunctionPart {
    #[rustfmt::skip]
    let code = vec![
        0x53,                         // push rbx
        0x48, 0x89, 0xf0,             // mov rax, rsi
        0x48, 0x89, 0xcb,             // mov rbx, rcx
        0x4c, 0x89, 0xc1,             // mov rcx, r8
        0xf0, 0x48, 0x0f, 0xc7, 0x0f, // lock cmpxchg16b [rdi]
        0x5b,                         // pop rbx
        0xc3,                         // ret
    ];
    let changes = vec![
        (1, FrameChange::DefCfaOffset(16)),
        (1, FrameChange::Offset { register: 3, offset: -16 }),
        (16, FrameChange::DefCfaOffset(8)),
    ];
    let unwind = Some(Unwind { changes, asynchronous: true, ..Unwind::default() });
    FunctionPart { code, align: 16, fixups: Vec::new(), unwind }
}

/// An access in a segment: `(address) -> value`, `(address, value)`, or `(address, expected, new) -> old`. Follows
/// System V on every platform.
pub(crate) fn segment_access(access: SegmentAccess) -> FunctionPart {
    let SegmentAccess { segment, operation, bytes } = access;
    let mut code = Vec::new();
    if operation == SegmentOperation::Exchange {
        code.extend([0x48, 0x89, 0xf0]); // mov rax, rsi
        code.push(0xf0); // lock
    }
    code.push(match segment {
        Segment::Gs => 0x65,
        Segment::Fs => 0x64,
        Segment::Ss => 0x36,
    });
    match (operation, bytes) {
        (SegmentOperation::Load, 1) => code.extend([0x0f, 0xb6, 0x07]), // movzx eax, byte [rdi]
        (SegmentOperation::Load, 2) => code.extend([0x0f, 0xb7, 0x07]), // movzx eax, word [rdi]
        (SegmentOperation::Load, 4) => code.extend([0x8b, 0x07]),       // mov eax, [rdi]
        (SegmentOperation::Load, _) => code.extend([0x48, 0x8b, 0x07]), // mov rax, [rdi]
        (SegmentOperation::Store, 1) => code.extend([0x40, 0x88, 0x37]), // mov [rdi], sil
        (SegmentOperation::Store, 2) => code.extend([0x66, 0x89, 0x37]), // mov [rdi], si
        (SegmentOperation::Store, 4) => code.extend([0x89, 0x37]),      // mov [rdi], esi
        (SegmentOperation::Store, _) => code.extend([0x48, 0x89, 0x37]), // mov [rdi], rsi
        (SegmentOperation::Exchange, 1) => code.extend([0x0f, 0xb0, 0x17]), // cmpxchg [rdi], dl
        (SegmentOperation::Exchange, 2) => code.extend([0x66, 0x0f, 0xb1, 0x17]), // cmpxchg [rdi], dx
        (SegmentOperation::Exchange, 4) => code.extend([0x0f, 0xb1, 0x17]), // cmpxchg [rdi], edx
        (SegmentOperation::Exchange, _) => code.extend([0x48, 0x0f, 0xb1, 0x17]), // cmpxchg [rdi], rdx
    }
    code.push(0xc3); // ret
    FunctionPart { code, align: 1, ..FunctionPart::default() }
}

/// `mov %from,%to`
fn push_move(code: &mut Vec<u8>, from: u8, to: u8) {
    let rex = 0x48 | u8::from(from >= 8) << 2 | u8::from(to >= 8);
    code.extend([rex, 0x89, 0xc0 | (from & 7) << 3 | to & 7]);
}

/// Bytes that `words` words take on the stack.
pub(crate) fn word_bytes(words: usize) -> u32 {
    words.next_multiple_of(2) as u32 * 8
}

/// The entry of a function whose body takes arguments elsewhere than its callers pass them: moves each from the first
/// register to the second, and puts the registers `words` right above the return address. Changes r11.
pub(crate) fn entry_moves(moves: &[(u8, u8)], words: &[u8]) -> FunctionPart {
    let mut code = Vec::new();
    let mut changes = Vec::new();
    for &(from, to) in moves {
        push_move(&mut code, from, to);
    }
    if !words.is_empty() {
        // The return address has the DWARF number 16.
        code.extend([0x41, 0x5b]); // pop %r11
        changes.push((code.len() as u32, FrameChange::DefCfaOffset(0)));
        changes.push((code.len() as u32, FrameChange::Register { register: 16, other: 11 }));
        let mut depth = 0;
        let unused = (words.len() % 2 == 1).then_some(0);
        for number in unused.into_iter().chain(words.iter().rev().copied()).chain([11]) {
            if number >= 8 {
                code.push(0x41);
            }
            code.push(0x50 | number & 7); // push
            depth += 8;
            changes.push((code.len() as u32, FrameChange::DefCfaOffset(depth)));
        }
        changes.push((code.len() as u32, FrameChange::Offset { register: 16, offset: -depth }));
    }
    code.push(0xe9); // jmp body
    let offset = code.len() as u32;
    code.extend([0; 4]);
    let target = CodeTarget::Code(0);
    let jump = CodeFixup { offset, kind: FixupKind::X86Branch4, target, minus: None, addend: -4 };
    let unwind = Some(Unwind { changes, asynchronous: true, ..Unwind::default() });
    FunctionPart { code, align: 16, fixups: vec![jump], unwind }
}

/// Jumps to `callee`, or to where the register of this number, below 8, points.
fn jump_out(code: &mut Vec<u8>, callee: Option<GlobalId>, register: u8) -> Vec<CodeFixup> {
    let Some(callee) = callee else {
        code.extend([0xff, 0xe0 | register]); // jmp *register
        return Vec::new();
    };
    code.push(0xe9); // jmp callee
    let (offset, kind, target) = (code.len() as u32, FixupKind::X86Branch4, CodeTarget::Global(callee));
    code.extend([0; 4]);
    vec![CodeFixup { offset, kind, target, minus: None, addend: -4 }]
}

/// Jumps to a function that takes arguments in special registers: loads `words` from above the return address, which it
/// moves up, then moves each from the second register to the first. The callee's address, if it is not known, is in the
/// word for rax. Changes r11.
pub(crate) fn forward(moves: &[(u8, u8)], words: &[u8], callee: Option<GlobalId>) -> FunctionPart {
    let mut code = Vec::new();
    let mut changes = Vec::new();
    let bytes = word_bytes(words.len());
    if bytes > 0 {
        changes.push((0, FrameChange::DefCfaOffset(8 + bytes as i32)));
        changes.push((0, FrameChange::Offset { register: 16, offset: -8 - bytes as i32 }));
        code.extend([0x4c, 0x8b, 0x1c, 0x24]); // mov (%rsp),%r11
        for (index, &number) in words.iter().enumerate() {
            let rex = 0x48 | u8::from(number >= 8) << 2;
            code.extend([rex, 0x8b, 0x44 | (number & 7) << 3, 0x24, 8 + 8 * index as u8]); // mov n(%rsp),%…
        }
        code.extend([0x48, 0x8d, 0x64, 0x24, bytes as u8]); // lea bytes(%rsp),%rsp
        changes.push((code.len() as u32, FrameChange::DefCfaOffset(8)));
        changes.push((code.len() as u32, FrameChange::Register { register: 16, other: 11 }));
        code.extend([0x4c, 0x89, 0x1c, 0x24]); // mov %r11,(%rsp)
        changes.push((code.len() as u32, FrameChange::Offset { register: 16, offset: -8 }));
    }
    for &(special, from) in moves {
        push_move(&mut code, from, special);
    }
    let fixups = jump_out(&mut code, callee, 0);
    let unwind = Some(Unwind { changes, asynchronous: true, ..Unwind::default() });
    FunctionPart { code, align: 16, fixups, unwind }
}

/// The entry of a function that may be called with a stack of less alignment than the ABI's, and has no stack arguments:
/// calls the body.
pub(crate) fn entry_realigning() -> FunctionPart {
    #[rustfmt::skip]
    let code = vec![
        0x55,                   // push %rbp
        0x48, 0x89, 0xe5,       // mov %rsp,%rbp
        0x48, 0x83, 0xe4, 0xf0, // and $-16,%rsp
        0xe8, 0, 0, 0, 0,       // call body
        0x48, 0x89, 0xec,       // mov %rbp,%rsp
        0x5d,                   // pop %rbp
        0xc3,                   // ret
    ];
    let changes = vec![
        (1, FrameChange::DefCfaOffset(16)),
        (1, FrameChange::Offset { register: 6, offset: -16 }),
        (4, FrameChange::DefCfaRegister(6)),
        (code.len() as u32 - 1, FrameChange::DefCfa { register: 7, offset: 8 }),
    ];
    let (offset, kind, target) = (9, FixupKind::X86Branch4, CodeTarget::Code(0));
    let call = CodeFixup { offset, kind, target, minus: None, addend: -4 };
    let unwind = Some(Unwind { changes, asynchronous: true, ..Unwind::default() });
    FunctionPart { code, align: 16, fixups: vec![call], unwind }
}

/// `() -> rax`: the thread pointer, or with `variable` where the runtime keeps the pointer of the stack for unsafe objects.
pub(crate) fn safe_stack_place(variable: bool) -> FunctionPart {
    let mut code = vec![0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0]; // mov %fs:0,%rax
    let mut fixups = Vec::new();
    if variable {
        code.extend([0x48, 0x03, 0x05, 0, 0, 0, 0]); // add symbol@gottpoff(%rip),%rax
        let target = CodeTarget::Name(b"__safestack_unsafe_stack_ptr"[..].into());
        fixups.push(CodeFixup { offset: 12, kind: FixupKind::X86GotTpOff, target, minus: None, addend: -4 });
    }
    code.push(0xc3); // ret
    FunctionPart { code, align: 16, fixups, unwind: None }
}

/// Jumps to the variadic function whose address lies right above the return address, in front of a word of padding and
/// the stack arguments. All argument registers may be in use.
pub(crate) fn variadic_jump() -> FunctionPart {
    let mut code = vec![
        0x41, 0x5b, // pop %r11
        0x58, // pop %rax
        0x48, 0x8d, 0x64, 0x24, 0x08, // lea 8(%rsp),%rsp
        0x41, 0x53, // push %r11
        0x49, 0x89, 0xc3, // mov %rax,%r11
    ];
    code.extend(VECTOR_COUNT);
    code.extend([0x41, 0xff, 0xe3]); // jmp *%r11
    FunctionPart { code, align: 16, fixups: Vec::new(), unwind: None }
}

/// 64-bit Windows: where a function with a frame goes that leaves for another: with up to two arguments in rax and rdx, and
/// behind them the callee's address if it is not known.
pub(crate) fn windows_exit(count: u8, callee: Option<GlobalId>) -> FunctionPart {
    let mut code = vec![0x48, 0x89, 0xec, 0x5d]; // mov %rbp,%rsp; pop %rbp
    if count > 0 {
        code.extend([0x48, 0x89, 0xc1]); // mov %rax,%rcx
    }
    let fixups = jump_out(&mut code, callee, if count == 0 { 0 } else { 2 });
    FunctionPart { code, align: 16, fixups, unwind: None }
}
