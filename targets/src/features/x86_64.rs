//! x86-64: features that change code or calls, and LLVM's processors.

use super::{Family, OF_FUNCTIONS, feature, for_calls};

pub(super) const X86_64: Family = Family {
    features: &[
        feature("sse3", "has_sse3", &[]),
        feature("ssse3", "has_ssse3", &["sse3"]),
        feature("sse4.1", "has_sse41", &["sse3", "ssse3"]),
        feature("sse4.2", "has_sse42", &["sse3", "ssse3", "sse4.1"]),
        feature("popcnt", "has_popcnt", &[]),
        feature("lzcnt", "has_lzcnt", &[]),
        feature("bmi", "has_bmi1", &[]),
        feature("bmi2", "has_bmi2", &[]),
        feature("cx16", "has_cmpxchg16b", &[]),
        // Vectors of 256 bits have registers with it.
        for_calls("avx", &["sse3", "ssse3", "sse4.1", "sse4.2"]),
        for_calls("avx2", AVX),
        for_calls("f16c", AVX),
        for_calls("fma", AVX),
        // Vectors of 512 bits have registers with it, unless 256 are preferred and nothing asks for more.
        for_calls("avx512f", AVX),
        for_calls("avx512vl", AVX512),
        for_calls("avx512bw", AVX512),
        for_calls("prefer-256-bit", &[]),
    ],
    implying: &[
        ("avx10.1 avx10.1-512 avx10.2 avx10.2-512", &["avx512vl", "avx512bw"]),
        ("avx512bf16 avx512bitalg avx512fp16 avx512vbmi avx512vbmi2", &["avx512bw"]),
        (
            "\
            avx512cd avx512dq avx512ifma avx512vnni avx512vp2intersect avx512vpopcntdq",
            &["avx512f"],
        ),
        (
            "\
            avxifma avxneconvert avxvnni avxvnniint16 avxvnniint8 fma4 sha512 sm3 sm4 vaes vpclmulqdq xop",
            &["avx"],
        ),
    ],
    base: "64bit 64bit-mode cmov cx8 fxsr mmx nopl sse sse2 x87",
    registers: "sse sse2",
    unused: "\
        adx aes allow-light-256-bit amx-avx512 amx-bf16 amx-complex amx-fp16 amx-fp8 amx-int8 amx-movrs \
        amx-tf32 amx-tile branch-hint branchfusion ccmp cf cldemote clflushopt clwb clzero cmpccxadd crc32 \
        egpr enqcmd ermsb evex512 false-deps-getmant false-deps-lzcnt-tzcnt false-deps-mulc false-deps-mullq \
        false-deps-perm false-deps-popcnt false-deps-range fast-11bytenop fast-15bytenop fast-7bytenop \
        fast-bextr fast-dpwssd fast-gather fast-hops fast-imm16 fast-lzcnt fast-movbe fast-scalar-fsqrt \
        fast-scalar-shift-masks fast-shld-rotate fast-variable-crosslane-shuffle \
        fast-variable-perlane-shuffle fast-vector-fsqrt fast-vector-shift-masks faster-shift-than-shuffle \
        fsgsbase fsrm gfni hreset idivl-to-divb idivq-to-divl inline-asm-use-gpr32 invpcid kl lea-sp \
        lea-uses-ag lwp macrofusion movbe movdir64b movdiri movrs mwaitx ndd nf no-bypass-delay \
        no-bypass-delay-blend no-bypass-delay-mov no-bypass-delay-shuffle pad-short-functions pclmul pconfig \
        pku ppx prefer-128-bit prefer-legacy-setcc prefer-mask-registers \
        prefer-movmsk-over-vtest prefer-no-gather prefer-no-scatter prefetchi prfchw ptwrite push2pop2 raoint \
        rdpid rdpru rdrnd rdseed rtm sahf sbb-dep-breaking serialize sgx sha shstk slow-3ops-lea slow-incdec \
        slow-lea slow-pmaddwd slow-pmulld slow-pmullq slow-shld slow-two-mem-ops slow-unaligned-mem-16 \
        slow-unaligned-mem-32 soft-float sse-unaligned-mem sse4a tbm tsxldtrk \
        tuning-fast-imm-vector-shift uintr use-glm-div-sqrt-costs use-slm-arith-costs usermsr vzeroupper \
        waitpkg wbnoinvd widekl x32 xsave xsavec xsaveopt xsaves zu",
    refused: &[
        ("16bit-mode 32bit-mode", "there is code for 64-bit mode only"),
        (
            "\
            tagged-globals harden-sls-ijmp harden-sls-ret retpoline retpoline-external-thunk \
            retpoline-indirect-branches retpoline-indirect-calls",
            OF_FUNCTIONS,
        ),
        ("lvi-cfi lvi-load-hardening seses", "this way of hardening is not supported"),
    ],
    processors: &[
        (
            &[],
            "\
            athlon-fx athlon64 generic k8 opteron x86-64",
        ),
        (
            &["sse3"],
            "\
            athlon64-sse3 k8-sse3 opteron-sse3",
        ),
        (
            &["sse3", "cx16"],
            "\
            nocona",
        ),
        (
            &["sse3", "ssse3", "cx16"],
            "\
            atom bonnell core2 core_2_duo_ssse3",
        ),
        (
            &["sse3", "popcnt", "lzcnt", "cx16"],
            "\
            amdfam10 barcelona",
        ),
        (
            &["sse3", "ssse3", "sse4.1", "cx16"],
            "\
            core_2_duo_sse4_1 penryn",
        ),
        (
            &["sse3", "ssse3", "popcnt", "lzcnt", "cx16"],
            "\
            btver1",
        ),
        (
            &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16"],
            "\
            atom_sse4_2 atom_sse4_2_movbe core_aes_pclmulqdq core_i7_sse4_2 corei7 goldmont goldmont-plus \
            goldmont_plus nehalem silvermont slm tremont westmere x86-64-v2",
        ),
        (
            &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "avx"],
            "\
            core_2nd_gen_avx corei7-avx sandybridge",
        ),
        (
            &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "avx", "f16c"],
            "\
            core-avx-i core_3rd_gen_avx ivybridge",
        ),
        (
            &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "lzcnt", "cx16", "avx"],
            "\
            bdver1",
        ),
        (
            &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "lzcnt", "bmi", "cx16", "avx", "f16c"],
            "\
            btver2",
        ),
        (
            &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "lzcnt", "bmi", "cx16", "avx", "f16c", "fma"],
            "\
            bdver2 bdver3",
        ),
        (
            &[
                "sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "lzcnt", "bmi", "bmi2", "cx16", "avx", "avx2",
                "f16c", "fma",
            ],
            "\
            alderlake arrowlake arrowlake-s arrowlake_s bdver4 broadwell clearwaterforest core-avx2 \
            core_4th_gen_avx core_4th_gen_avx_tsx core_5th_gen_avx core_5th_gen_avx_tsx gracemont grandridge \
            haswell lunarlake meteorlake pantherlake raptorlake sierraforest skylake wildcatlake x86-64-v3 \
            znver1 znver2 znver3",
        ),
        (
            &[
                "sse3",
                "ssse3",
                "sse4.1",
                "sse4.2",
                "popcnt",
                "lzcnt",
                "bmi",
                "bmi2",
                "cx16",
                "avx",
                "avx2",
                "f16c",
                "fma",
                "avx512f",
                "avx512vl",
                "avx512bw",
                "prefer-256-bit",
            ],
            "\
            cannonlake cascadelake cooperlake diamondrapids emeraldrapids graniterapids graniterapids-d \
            graniterapids_d icelake-client icelake-server icelake_client icelake_server rocketlake \
            sapphirerapids skx skylake-avx512 skylake_avx512 tigerlake x86-64-v4",
        ),
        (
            &[
                "sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "lzcnt", "bmi", "bmi2", "cx16", "avx", "avx2",
                "f16c", "fma", "avx512f",
            ],
            "knl knm mic_avx512",
        ),
        (
            &[
                "sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "lzcnt", "bmi", "bmi2", "cx16", "avx", "avx2",
                "f16c", "fma", "avx512f", "avx512vl", "avx512bw",
            ],
            "novalake znver4 znver5",
        ),
    ],
    below: (
        "\
        athlon athlon-4 athlon-mp athlon-tbird athlon-xp c3 c3-2 geode i386 i486 i586 i686 k6 k6-2 k6-3 \
        lakemont pentium pentium-m pentium-mmx pentium2 pentium3 pentium3m pentium4 pentium4m pentium_4 \
        pentium_4_sse3 pentium_ii pentium_iii pentium_iii_no_xmm_regs pentium_m pentium_mmx pentium_pro \
        pentiumpro prescott winchip-c6 winchip2 yonah",
        "x86-64",
    ),
};

const AVX: &[&str] = &["sse3", "ssse3", "sse4.1", "sse4.2", "avx"];
const AVX512: &[&str] = &["sse3", "ssse3", "sse4.1", "sse4.2", "avx", "avx2", "f16c", "fma", "avx512f"];
