//! Stubs for s390x.

use rllc_targets::object::FunctionPart;

/// `(address, expected, new) -> old` on 16 bytes, two words each, the upper word first: compares and exchanges.
pub(crate) fn compare_exchange_16() -> FunctionPart {
    #[rustfmt::skip]
    let code = vec![
        0xb9, 0x04, 0x00, 0x03,             // lgr %r0,%r3
        0xb9, 0x04, 0x00, 0x14,             // lgr %r1,%r4
        0xb9, 0x04, 0x00, 0x45,             // lgr %r4,%r5
        0xb9, 0x04, 0x00, 0x56,             // lgr %r5,%r6
        0xeb, 0x04, 0x20, 0x00, 0x00, 0x3e, // cdsg %r0,%r4,0(%r2)
        0xb9, 0x04, 0x00, 0x20,             // lgr %r2,%r0
        0xb9, 0x04, 0x00, 0x31,             // lgr %r3,%r1
        0x07, 0xfe,                         // br %r14
    ];
    FunctionPart { code, align: 4, ..FunctionPart::default() }
}

/// `(integer) -> number`: converts 64 bits, rounding as the environment says.
pub(crate) fn int_to_float(signed: bool, double: bool) -> FunctionPart {
    let operation = match (signed, double) {
        (true, true) => 0xa5,   // cdgbra
        (true, false) => 0xa4,  // cegbra
        (false, true) => 0xa1,  // cdlgbr
        (false, false) => 0xa0, // celgbr
    };
    // … %f0,0,%r2,0; br %r14
    let code = vec![0xb3, operation, 0x00, 0x02, 0x07, 0xfe];
    FunctionPart { code, align: 4, ..FunctionPart::default() }
}
