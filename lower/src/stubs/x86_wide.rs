//! Moves of vector registers of up to 512 bits, and the entry of functions that take or return values in them.

use rllc_targets::abi::Register;
use rllc_targets::object::{
    CodeFixup, CodeTarget, FixupKind, FrameChange, FunctionPart, Unwind, WindowsUnwindOp,
};

/// Clears what lies above the lowest 128 bits of all vector registers, so that instructions of SSE do not wait for it.
pub(crate) const VZEROUPPER: [u8; 3] = [0xc5, 0xf8, 0x77];

/// The stack pointer as a base (it needs a second byte), rbx, r11.
pub(crate) const RSP: u8 = 4;
pub(crate) const RBX: u8 = 3;
pub(crate) const R11: u8 = 11;

/// Which way a vector moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    Load = 0x10,
    Store = 0x11,
}

/// `vmovups` between a vector register below 8 of `bits` bits and memory at `base` + `offset`.
pub(crate) fn move_vector(
    code: &mut Vec<u8>,
    direction: Direction,
    bits: u32,
    register: u8,
    base: u8,
    offset: u32,
) {
    let high = base >= 8;
    let opcode = direction as u8;
    match bits {
        512 => code.extend([0x62, if high { 0xd1 } else { 0xf1 }, 0x7c, 0x48, opcode]),
        _ => {
            let wide = if bits == 256 { 0x7c } else { 0x78 };
            match high {
                true => code.extend([0xc4, 0xc1, wide, opcode]),
                false => code.extend([0xc5, 0x80 | wide, opcode]),
            }
        }
    }
    address(code, register, base, offset);
}

/// ModR/M for a register and an address with an offset of 32 bits.
pub(crate) fn address(code: &mut Vec<u8>, register: u8, base: u8, offset: u32) {
    code.push(0x80 | (register & 7) << 3 | base & 7);
    if base & 7 == RSP {
        code.push(0x24);
    }
    code.extend(offset.to_le_bytes());
}

/// `mov` between an integer register of 64 bits and memory at `base` + `offset`.
pub(crate) fn move_word(code: &mut Vec<u8>, direction: Direction, register: u8, base: u8, offset: u32) {
    code.push(0x48 | u8::from(register >= 8) << 2 | u8::from(base >= 8));
    code.push(if direction == Direction::Load { 0x8b } else { 0x89 });
    address(code, register, base, offset);
}

/// The block between the stub at the entry and the body; offsets in bytes.
pub(crate) mod block {
    use rllc_targets::abi::{Register, x86_64};

    /// Argument registers in order, r10.
    const INTS: u32 = 0;
    const R10: u32 = 48;
    /// The address of the stack arguments.
    pub const STACK: u32 = 56;
    /// 64 bytes for each vector register.
    const FLOATS: u32 = 64;
    /// rax, rdx, rcx.
    pub const INT_RESULTS: u32 = 576;
    const FLOAT_RESULTS: u32 = 608;
    /// Where the stub jumps, with the argument registers of the block; 0: it returns.
    pub const TARGET: u32 = 864;
    pub const SIZE: u32 = 880;

    /// Where an argument register lies.
    pub fn argument(register: Register) -> Option<u32> {
        match register {
            Register::Int(x86_64::NEST) => Some(R10),
            Register::Int(number) => {
                let index = x86_64::INT_ARGUMENTS.iter().position(|&known| known == number)?;
                Some(INTS + index as u32 * 8)
            }
            Register::Float(number) if number < x86_64::FLOAT_ARGUMENTS => {
                Some(FLOATS + u32::from(number) * 64)
            }
            Register::Upper { register, part } if register < x86_64::FLOAT_ARGUMENTS && part < 4 => {
                Some(FLOATS + u32::from(register) * 64 + u32::from(part) * 16)
            }
            Register::Float(_) | Register::Upper { .. } | Register::Vector(_) | Register::X87(_) => None,
        }
    }

    /// Where a result register lies.
    pub fn result(register: Register) -> Option<u32> {
        match register {
            Register::Int(number) => {
                let index = x86_64::INT_RESULTS.iter().position(|&known| known == number)?;
                Some(INT_RESULTS + index as u32 * 8)
            }
            Register::Float(number) if number < 4 => Some(FLOAT_RESULTS + u32::from(number) * 64),
            Register::Upper { register, part } if register < 4 && part < 4 => {
                Some(FLOAT_RESULTS + u32::from(register) * 64 + u32::from(part) * 16)
            }
            Register::Float(_) | Register::Upper { .. } | Register::Vector(_) | Register::X87(_) => None,
        }
    }
}

/// What [`wide_entry`] is made for.
pub(crate) struct WideEntry<'a> {
    /// The width of the vector registers: 128, 256 or 512.
    pub bits: u32,
    /// Whether the function and its body follow the convention of 64-bit Windows.
    pub windows: bool,
    /// Windows: whether the body may tell the stub to jump.
    pub jumps: bool,
    pub arguments: &'a [Register],
    pub results: &'a [Register],
}

/// What a jump out of a function of 64-bit Windows has arguments in: rcx, rdx, r8, r9, r10, xmm0 to xmm5.
const JUMP_REGISTERS: [Register; 11] = [
    Register::Int(1),
    Register::Int(2),
    Register::Int(8),
    Register::Int(9),
    Register::Int(10),
    Register::Float(0),
    Register::Float(1),
    Register::Float(2),
    Register::Float(3),
    Register::Float(4),
    Register::Float(5),
];

/// Bytes of the home space of 64-bit Windows.
const HOME: u32 = 32;

/// The entry of a function whose body takes its arguments in a block and leaves its results there.
pub(crate) fn wide_entry(entry: &WideEntry<'_>) -> FunctionPart {
    let &WideEntry { bits, windows, jumps, arguments, results } = entry;
    // The block lies above the home space of the body; the frame and the return address are a multiple of 16.
    let (start, size) = if windows { (HOME, block::SIZE + HOME + 8) } else { (0, block::SIZE) };
    let mut code = Vec::new();
    if !windows {
        code.extend([0x55, 0x48, 0x89, 0xe5]); // push %rbp; mov %rsp,%rbp
    }
    code.extend([0x48, 0x81, 0xec]); // sub $size,%rsp
    code.extend(size.to_le_bytes());
    let prologue_size = code.len() as u32;
    for &register in arguments {
        move_argument(&mut code, Direction::Store, bits, register, block::argument(register), start);
    }
    match windows {
        true => {
            code.extend([0x48, 0x8d, 0x84, 0x24]); // lea size+8(%rsp),%rax
            code.extend((size + 8).to_le_bytes());
        }
        false => code.extend([0x48, 0x8d, 0x45, 0x10]), // lea 16(%rbp),%rax
    }
    move_word(&mut code, Direction::Store, 0, RSP, start + block::STACK);
    if jumps {
        code.extend([0x31, 0xc0]); // xor %eax,%eax
        move_word(&mut code, Direction::Store, 0, RSP, start + block::TARGET);
    }
    if bits > 128 {
        code.extend(VZEROUPPER);
    }
    match windows {
        true => code.extend([0x48, 0x8d, 0x4c, 0x24, HOME as u8]), // lea HOME(%rsp),%rcx
        false => code.extend([0x48, 0x89, 0xe7]),                  // mov %rsp,%rdi
    }
    code.push(0xe8); // call body
    let offset = code.len() as u32;
    code.extend([0; 4]);
    // Where the operand of the jump is that leads to the end.
    let mut leaves = None;
    if jumps {
        move_word(&mut code, Direction::Load, R11, RSP, start + block::TARGET);
        code.extend([0x4d, 0x85, 0xdb]); // test %r11,%r11
        code.extend([0x0f, 0x85, 0, 0, 0, 0]); // jne
        leaves = Some(code.len());
    }
    for &register in results {
        move_argument(&mut code, Direction::Load, bits, register, block::result(register), start);
    }
    let mut unwind = Unwind { asynchronous: true, ..Unwind::default() };
    if windows {
        code.extend([0x48, 0x81, 0xc4]); // add $size,%rsp
        code.extend(size.to_le_bytes());
        unwind.windows = vec![(prologue_size, WindowsUnwindOp::StackAlloc(size))];
        unwind.prologue_size = prologue_size;
        unwind.changes = vec![
            (prologue_size, FrameChange::DefCfaOffset(size as i32 + 8)),
            (code.len() as u32, FrameChange::DefCfaOffset(8)),
        ];
        if let Some(leaves) = leaves {
            code.push(0xc3); // ret
            unwind.changes.push((code.len() as u32, FrameChange::DefCfaOffset(size as i32 + 8)));
            let distance = (code.len() - leaves) as u32;
            code[leaves - 4..leaves].copy_from_slice(&distance.to_le_bytes());
            for register in JUMP_REGISTERS {
                move_argument(&mut code, Direction::Load, bits, register, block::argument(register), start);
            }
            code.extend([0x48, 0x81, 0xc4]); // add $size,%rsp
            code.extend(size.to_le_bytes());
            unwind.changes.push((code.len() as u32, FrameChange::DefCfaOffset(8)));
            code.extend([0x49, 0xff, 0xe3]); // rex.w jmp *%r11, a jump that ends a frame
        }
    } else {
        code.push(0xc9); // leave
        unwind.changes = vec![
            (1, FrameChange::DefCfaOffset(16)),
            (1, FrameChange::Offset { register: 6, offset: -16 }),
            (4, FrameChange::DefCfaRegister(6)),
            (code.len() as u32, FrameChange::DefCfa { register: 7, offset: 8 }),
        ];
    }
    if leaves.is_none() {
        code.push(0xc3); // ret
    }
    let target = CodeTarget::Code(0);
    let call = CodeFixup { offset, kind: FixupKind::X86Branch4, target, minus: None, addend: -4 };
    FunctionPart { code, align: 16, fixups: vec![call], unwind: Some(unwind) }
}

/// Moves a register from or to its place `offset` in the block, which starts `start` bytes above the stack pointer.
fn move_argument(
    code: &mut Vec<u8>,
    direction: Direction,
    bits: u32,
    register: Register,
    offset: Option<u32>,
    start: u32,
) {
    let Some(offset) = offset.map(|offset| offset + start) else { return };
    match register {
        Register::Int(number) => move_word(code, direction, number, RSP, offset),
        Register::Float(number) if bits > 128 => move_vector(code, direction, bits, number, RSP, offset),
        Register::Float(number) => {
            code.extend([0x0f, direction as u8]); // movups
            address(code, number, RSP, offset);
        }
        Register::Upper { .. } | Register::Vector(_) | Register::X87(_) => {}
    }
}
