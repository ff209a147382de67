//! Stubs that read and write registers of the processor, for intrinsics of no single target and for stack guards.
//!
//! They are called by the C convention with at most one 64-bit argument and return at most one 64-bit result.

use rllc_targets::object::FunctionPart;
use target_lexicon::Architecture;

/// The intrinsic without `llvm.`, or the register, and its code.
type Row = (&'static str, &'static [u8]);

#[rustfmt::skip]
const X86_64: &[Row] = &[
    // mov %fs:0,%rax; ret
    ("thread.pointer", &[0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0, 0xc3]),
    // rdtsc; shl $32,%rdx; or %rdx,%rax; ret
    ("readcyclecounter", &[0x0f, 0x31, 0x48, 0xc1, 0xe2, 0x20, 0x48, 0x09, 0xd0, 0xc3]),
    // The rounding control of the x87 control word (bits 10 and 11), by a table of two bits each:
    // fnstcw -8(%rsp); movzwl -8(%rsp),%ecx; shr $9,%ecx; and $6,%ecx; mov $0x2d,%eax; shr %cl,%eax; and $3,%eax
    ("get.rounding", &[
        0xd9, 0x7c, 0x24, 0xf8, 0x0f, 0xb7, 0x4c, 0x24, 0xf8, 0xc1, 0xe9, 0x09, 0x83, 0xe1, 0x06,
        0xb8, 0x2d, 0, 0, 0, 0xd3, 0xe8, 0x83, 0xe0, 0x03, 0xc3,
    ]),
    // Both the x87 control word and MXCSR (bits 13 and 14):
    // lea 4(,%rdi,2),%ecx; mov $0xc9,%eax; shl %cl,%eax; and $0xc00,%eax
    // fnstcw -8(%rsp); movzwl -8(%rsp),%edx; and $0xf3ff,%edx; or %eax,%edx; mov %dx,-8(%rsp); fldcw -8(%rsp)
    // stmxcsr -4(%rsp); shl $3,%eax; mov -4(%rsp),%edx; and $0xffff9fff,%edx; or %eax,%edx; mov %edx,-4(%rsp)
    // ldmxcsr -4(%rsp); ret
    ("set.rounding", &[
        0x8d, 0x0c, 0x7d, 0x04, 0, 0, 0, 0xb8, 0xc9, 0, 0, 0, 0xd3, 0xe0, 0x25, 0, 0x0c, 0, 0,
        0xd9, 0x7c, 0x24, 0xf8, 0x0f, 0xb7, 0x54, 0x24, 0xf8, 0x81, 0xe2, 0xff, 0xf3, 0, 0, 0x09, 0xc2,
        0x66, 0x89, 0x54, 0x24, 0xf8, 0xd9, 0x6c, 0x24, 0xf8,
        0x0f, 0xae, 0x5c, 0x24, 0xfc, 0xc1, 0xe0, 0x03, 0x8b, 0x54, 0x24, 0xfc,
        0x81, 0xe2, 0xff, 0x9f, 0xff, 0xff, 0x09, 0xc2, 0x89, 0x54, 0x24, 0xfc,
        0x0f, 0xae, 0x54, 0x24, 0xfc, 0xc3,
    ]),
];

#[rustfmt::skip]
const AARCH64: &[Row] = &[
    // mrs x0, tpidr_el0; ret
    ("thread.pointer", &[0x40, 0xd0, 0x3b, 0xd5, 0xc0, 0x03, 0x5f, 0xd6]),
    // mrs x0, sp_el0; ret
    ("sp_el0", &[0x00, 0x41, 0x38, 0xd5, 0xc0, 0x03, 0x5f, 0xd6]),
    // mrs x0, pmccntr_el0; ret
    ("readcyclecounter", &[0x00, 0x9d, 0x3b, 0xd5, 0xc0, 0x03, 0x5f, 0xd6]),
    // mrs x0, cntvct_el0; ret
    ("readsteadycounter", &[0x40, 0xe0, 0x3b, 0xd5, 0xc0, 0x03, 0x5f, 0xd6]),
];

#[rustfmt::skip]
const RISCV64: &[Row] = &[
    // mv a0, tp; ret
    ("thread.pointer", &[0x13, 0x05, 0x02, 0x00, 0x67, 0x80, 0x00, 0x00]),
    // rdcycle a0; ret
    ("readcyclecounter", &[0x73, 0x25, 0x00, 0xc0, 0x67, 0x80, 0x00, 0x00]),
    // rdtime a0; ret
    ("readsteadycounter", &[0x73, 0x25, 0x10, 0xc0, 0x67, 0x80, 0x00, 0x00]),
];

#[rustfmt::skip]
const S390X: &[Row] = &[
    // ear %r2,%a0; sllg %r2,%r2,32; ear %r2,%a1; br %r14
    ("thread.pointer", &[
        0xb2, 0x4f, 0x00, 0x20, 0xeb, 0x22, 0x00, 0x20, 0x00, 0x0d, 0xb2, 0x4f, 0x00, 0x21, 0x07, 0xfe,
    ]),
];

/// The stub for an intrinsic on an architecture, if it has one.
pub(crate) fn stub(architecture: Architecture, name: &str) -> Option<FunctionPart> {
    let rows = match architecture {
        Architecture::X86_64 => X86_64,
        Architecture::Aarch64(_) => AARCH64,
        Architecture::Riscv64(_) => RISCV64,
        Architecture::S390x => S390X,
        _ => return None,
    };
    let (_, code) = rows.iter().find(|(row, _)| *row == name)?;
    Some(FunctionPart { code: code.to_vec(), align: 16, ..FunctionPart::default() })
}

/// `(a, b)`: compares two `float` or `double` numbers and raises the flag for an invalid operation if one is a NaN. The
/// result is not given. By the C convention of the architecture.
pub(crate) fn signaling_compare(architecture: Architecture, double: bool) -> Option<FunctionPart> {
    let code: &[u8] = match (architecture, double) {
        (Architecture::X86_64, false) => &[0x0f, 0x2f, 0xc1, 0xc3], // comiss xmm0, xmm1; ret
        (Architecture::X86_64, true) => &[0x66, 0x0f, 0x2f, 0xc1, 0xc3], // comisd xmm0, xmm1; ret
        // fcmpe s0, s1; ret
        (Architecture::Aarch64(_), false) => &[0x10, 0x20, 0x21, 0x1e, 0xc0, 0x03, 0x5f, 0xd6],
        // fcmpe d0, d1; ret
        (Architecture::Aarch64(_), true) => &[0x10, 0x20, 0x61, 0x1e, 0xc0, 0x03, 0x5f, 0xd6],
        // flt.s zero, fa0, fa1; ret
        (Architecture::Riscv64(_), false) => &[0x53, 0x10, 0xb5, 0xa0, 0x67, 0x80, 0x00, 0x00],
        // flt.d zero, fa0, fa1; ret
        (Architecture::Riscv64(_), true) => &[0x53, 0x10, 0xb5, 0xa2, 0x67, 0x80, 0x00, 0x00],
        // kebr %f0, %f2; br %r14
        (Architecture::S390x, false) => &[0xb3, 0x08, 0x00, 0x02, 0x07, 0xfe],
        // kdbr %f0, %f2; br %r14
        (Architecture::S390x, true) => &[0xb3, 0x18, 0x00, 0x02, 0x07, 0xfe],
        _ => return None,
    };
    Some(FunctionPart { code: code.to_vec(), align: 16, ..FunctionPart::default() })
}
