//! s390x: features that change code or calls, and LLVM's processors.

use super::{Family, OF_FUNCTIONS, feature, for_calls};

pub(super) const S390X: Family = Family {
    features: &[
        feature("miscellaneous-extensions-3", "has_mie3", &[]),
        feature("vector-enhancements-2", "has_vxrs_ext2", &["vector"]),
        feature("miscellaneous-extensions-4", "has_mie4", &[]),
        feature("vector-enhancements-3", "has_vxrs_ext3", &["vector", "vector-enhancements-2"]),
        // Vectors have registers with it. All code may use them.
        for_calls("vector", &[]),
    ],
    implying: &[],
    base: "\
        distinct-ops dfp-packed-conversion dfp-zoned-conversion enhanced-dat-2 execution-hint \
        fast-serialization fp-extension guarded-storage high-word insert-reference-bits-multiple \
        interlocked-access1 load-and-trap load-and-zero-rightmost-byte load-store-on-cond \
        load-store-on-cond-2 miscellaneous-extensions miscellaneous-extensions-2 population-count \
        processor-assist reset-reference-bits-multiple transactional-execution vector-enhancements-1 \
        vector-packed-decimal",
    registers: "",
    unused: "\
        bear-enhancement concurrent-functions deflate-conversion enhanced-sort \
        message-security-assist-extension3 message-security-assist-extension4 \
        message-security-assist-extension5 message-security-assist-extension7 \
        message-security-assist-extension8 message-security-assist-extension9 \
        message-security-assist-extension12 nnp-assist processor-activity-instrumentation \
        reset-dat-protection test-pending-external-interruption unaligned-symbols \
        vector-packed-decimal-enhancement vector-packed-decimal-enhancement-2 \
        vector-packed-decimal-enhancement-3",
    refused: &[("backchain", OF_FUNCTIONS), ("soft-float", "code needs floating-point registers")],
    processors: &[
        (&["vector"], "z14 arch12"),
        (Z15, "z15 arch13 z16 arch14"),
        (Z17, "z17 arch15"),
        // Below the least, but what a function says of its calls holds.
        (&["vector"], "z13 arch11"),
    ],
    below: ("generic z10 arch8 z196 arch9 zEC12 arch10 z13 arch11", "z14"),
};

const Z15: &[&str] = &["vector", "miscellaneous-extensions-3", "vector-enhancements-2"];
const Z17: &[&str] = &[
    "vector",
    "miscellaneous-extensions-3",
    "vector-enhancements-2",
    "miscellaneous-extensions-4",
    "vector-enhancements-3",
];
