//! The operations of `DIExpression` (LangRef, "DIExpression"; DWARF 5, 2.5).

/// Operations that are LLVM's own, and those with rules of their own.
pub mod di_op {
    /// `DW_OP_consts`
    pub const CONSTS: u64 = 0x11;
    /// `DW_OP_stack_value`: ends an expression but for a fragment.
    pub const STACK_VALUE: u64 = 0x9f;
    /// `DW_OP_LLVM_fragment`, offset and size in bits: the last operation.
    pub const FRAGMENT: u64 = 0x1000;
    /// `DW_OP_LLVM_convert`, size in bits and encoding (`DW_ATE_…`).
    pub const CONVERT: u64 = 0x1001;
    /// `DW_OP_LLVM_entry_value`, number of operations it covers.
    pub const ENTRY_VALUE: u64 = 0x1003;
    /// `DW_OP_LLVM_arg`, index into the `DIArgList`.
    pub const ARG: u64 = 0x1005;
}

/// The number of operands of an operation; `None` if it has no meaning in IR.
pub fn operand_count(operation: u64) -> Option<usize> {
    match operation {
        // constu, consts, plus_uconst, regx, deref_size, LLVM_tag_offset, entry_value, arg; breg0 to breg31
        0x10 | 0x11 | 0x23 | 0x90 | 0x94 | 0x1002 | 0x1003 | 0x1005 | 0x70..=0x8f => Some(1),
        // bregx; LLVM_fragment, convert, extract_bits_sext, extract_bits_zext
        0x92 | 0x1000 | 0x1001 | 0x1006 | 0x1007 => Some(2),
        // deref, dup, over, swap, rot, xderef
        0x06 | 0x12 | 0x14 | 0x16..=0x18 => Some(0),
        // and to plus, shl to xor, eq to ne, lit0 to reg31
        0x1a..=0x22 | 0x24..=0x27 | 0x29..=0x2e | 0x30..=0x6f => Some(0),
        // push_object_address, stack_value, LLVM_implicit_pointer
        0x97 | 0x9f | 0x1004 => Some(0),
        _ => None,
    }
}

/// The operations of an expression with their operands; `None` if one is unknown or lacks operands.
pub fn expression_operations(elements: &[u64]) -> Option<Vec<(u64, &[u64])>> {
    let mut operations = Vec::new();
    let mut rest = elements;
    while let Some((&operation, behind)) = rest.split_first() {
        let (operands, next) = behind.split_at_checked(operand_count(operation)?)?;
        operations.push((operation, operands));
        rest = next;
    }
    Some(operations)
}

/// Whether LLVM takes an expression: known operations with all their operands, and a fragment, stack value or
/// entry value only where it may stand.
pub fn is_valid_expression(elements: &[u64]) -> bool {
    let Some(operations) = expression_operations(elements) else { return false };
    let last = operations.len().saturating_sub(1);
    operations.iter().enumerate().all(|(index, (operation, operands))| match *operation {
        di_op::FRAGMENT => index == last,
        di_op::STACK_VALUE => index == last || operations[index + 1].0 == di_op::FRAGMENT,
        // swap
        0x16 => elements.len() > 1,
        di_op::ENTRY_VALUE => {
            // At the start, behind the first argument at most, and covering one operation.
            let first = usize::from(operations[0] == (di_op::ARG, &[0]));
            index == first && operands[0] == 1
        }
        _ => true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn validity() {
        assert!(is_valid_expression(&[]));
        assert!(is_valid_expression(&[0x23, 8, 0x9f, 0x1000, 0, 32]));
        assert!(is_valid_expression(&[0x1005, 0, 0x1003, 1]));
        assert!(!is_valid_expression(&[0x1003, 2]));
        assert!(!is_valid_expression(&[0x9f, 0x06]));
        assert!(!is_valid_expression(&[0x1000, 0, 32, 0x9f]));
        assert!(!is_valid_expression(&[0x1000, 0]));
        assert!(!is_valid_expression(&[0, 1, 9, 7, 2]));
    }
}
