//! Stubs for System V AMD64.

use rllc_frontend::ir::GlobalId;
use rllc_targets::object::{CodeFixup, CodeTarget, FixupKind, FunctionPart};

/// `mov $8, %eax`: the psABI wants an upper bound of the number of vector registers in `al` (3.5.7).
const VECTOR_COUNT: [u8; 5] = [0xb8, 8, 0, 0, 0];

/// Jumps to a variadic function.
pub(crate) fn variadic_call(callee: GlobalId) -> FunctionPart {
    let mut code = VECTOR_COUNT.to_vec();
    code.push(0xe9);
    let offset = code.len() as u32;
    code.extend([0; 4]);
    let target = CodeTarget::Global(callee);
    let fixup = CodeFixup { offset, kind: FixupKind::X86Branch4, target, minus: None, addend: -4 };
    FunctionPart { suffix: "".into(), code, align: 1, fixups: vec![fixup], unwind: None }
}

/// Jumps to the variadic function whose address is in `r9`.
pub(crate) fn variadic_call_r9() -> FunctionPart {
    let mut code = VECTOR_COUNT.to_vec();
    code.extend([0x41, 0xff, 0xe1]);
    FunctionPart { suffix: "".into(), code, align: 1, fixups: Vec::new(), unwind: None }
}
