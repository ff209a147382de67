//! Entries of x86-64 functions that save more registers than the C convention asks for, and call the body.

use rllc_targets::abi::Register;
use rllc_targets::object::{CodeFixup, CodeTarget, FixupKind, FrameChange, FunctionPart, Unwind};

/// What a function saves for its callers beyond what the C convention asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SavedRegisters {
    /// `preserve_mostcc`: all integer registers but r11.
    Most,
    /// `preserve_allcc`: the vector registers too.
    All,
    /// `cxx_fast_tlscc`: all integer registers.
    Tls,
    /// `"no_caller_saved_registers"`: all registers.
    Every,
}

/// Registers by their numbers in encodings and in DWARF: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11.
const INTS: [(u8, u16); 9] = [(0, 0), (1, 2), (2, 1), (6, 4), (7, 5), (8, 8), (9, 9), (10, 10), (11, 11)];
const R11: u8 = 11;

/// The entry of a function that saves such registers, except those of its results, and has no stack arguments.
/// `floats`: there are vector registers.
pub(crate) fn entry_saving(saved: SavedRegisters, floats: bool, results: &[Register]) -> FunctionPart {
    let is_result = |register| results.contains(&register);
    let saves_r11 = matches!(saved, SavedRegisters::Tls | SavedRegisters::Every);
    let ints: Vec<(u8, u16)> = INTS
        .into_iter()
        .filter(|&(number, _)| !is_result(Register::Int(number)) && (number != R11 || saves_r11))
        .collect();
    let floats: Vec<u8> = match saved {
        SavedRegisters::All | SavedRegisters::Every if floats => {
            (0..16).filter(|&number| !is_result(Register::Float(number))).collect()
        }
        _ => Vec::new(),
    };
    saving(&ints, &floats, Caller::Function)
}

/// The entry of an `x86_intrcc` function: its body gets the address of what the processor pushed, and the error code
/// if there is one. `floats`: there are vector registers.
pub(crate) fn interrupt_entry(error_code: bool, floats: bool) -> FunctionPart {
    let floats: Vec<u8> = if floats { (0..16).collect() } else { Vec::new() };
    saving(&INTS, &floats, Caller::Processor { error_code })
}

/// Who enters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Caller {
    Function,
    /// It aligned the stack to 16 bytes and pushed five words, and an error code behind some exceptions.
    Processor {
        error_code: bool,
    },
}

fn saving(ints: &[(u8, u16)], floats: &[u8], caller: Caller) -> FunctionPart {
    let above = if caller == (Caller::Processor { error_code: true }) { 8 } else { 0 };
    let mut code = vec![0x55, 0x48, 0x89, 0xe5]; // push %rbp; mov %rsp,%rbp
    let mut changes = vec![
        (0, FrameChange::DefCfaOffset(8 + above)),
        (1, FrameChange::DefCfaOffset(16 + above)),
        (1, FrameChange::Offset { register: 6, offset: -16 - above }),
        (4, FrameChange::DefCfaRegister(6)),
    ];
    if above == 0 {
        changes.remove(0);
    }
    for (index, &(number, dwarf)) in ints.iter().enumerate() {
        if number >= 8 {
            code.push(0x41);
        }
        code.push(0x50 | number & 7); // push
        let offset = -24 - above - 8 * index as i32;
        changes.push((code.len() as u32, FrameChange::Offset { register: dwarf, offset }));
    }
    let is_odd = (ints.len() + above as usize / 8) % 2 == 1;
    let room = floats.len() as u32 * 16 + u32::from(is_odd) * 8;
    let adjust_stack = |code: &mut Vec<u8>, operation: u8| {
        if room > 0 {
            code.extend([0x48, 0x81, operation]); // sub or add $room,%rsp
            code.extend(room.to_le_bytes());
        }
    };
    let move_floats = |code: &mut Vec<u8>, operation: u8| {
        for (index, &number) in floats.iter().enumerate() {
            if number >= 8 {
                code.push(0x44);
            }
            // movups between %xmm and 16 × index(%rsp)
            code.extend([0x0f, operation, 0x84 | (number & 7) << 3, 0x24]);
            code.extend((index as u32 * 16).to_le_bytes());
        }
    };
    adjust_stack(&mut code, 0xec);
    move_floats(&mut code, 0x11);
    if caller != Caller::Function {
        code.push(0xfc); // cld
        code.extend([0x48, 0x8d, 0x7d, 8 + above as u8]); // lea above+8(%rbp),%rdi
    }
    if above != 0 {
        code.extend([0x48, 0x8b, 0x75, 0x08]); // mov 8(%rbp),%rsi
    }
    code.push(0xe8); // call body
    let offset = code.len() as u32;
    code.extend([0; 4]);
    move_floats(&mut code, 0x10);
    adjust_stack(&mut code, 0xc4);
    for &(number, _) in ints.iter().rev() {
        if number >= 8 {
            code.push(0x41);
        }
        code.push(0x58 | number & 7); // pop
    }
    code.push(0x5d); // pop %rbp
    changes.push((code.len() as u32, FrameChange::DefCfa { register: 7, offset: 8 + above }));
    if above != 0 {
        code.extend([0x48, 0x83, 0xc4, 0x08]); // add $8,%rsp
        changes.push((code.len() as u32, FrameChange::DefCfaOffset(8)));
    }
    match caller {
        Caller::Function => code.push(0xc3),                   // ret
        Caller::Processor { .. } => code.extend([0x48, 0xcf]), // iretq
    }
    let target = CodeTarget::Code(0);
    let call = CodeFixup { offset, kind: FixupKind::X86Branch4, target, minus: None, addend: -4 };
    let unwind = Some(Unwind { changes, asynchronous: true, ..Unwind::default() });
    FunctionPart { code, align: 16, fixups: vec![call], unwind }
}
