//! Processors and their features: LLVM's names to settings of the code generator.
//!
//! What an option names must be known and must not lie below what the code generator needs at least. What a
//! function's attributes name may be anything: its code is made for the least processor with what is known of the
//! rest, and its calling convention follows the attributes.

use crate::triple::Isa;

/// A feature that changes the code or the calling convention: LLVM's name, the code generator's setting (none if only
/// the convention asks), and the features that it implies.
struct Feature {
    name: &'static str,
    setting: Option<&'static str>,
    implies: &'static [&'static str],
}

const fn feature(name: &'static str, setting: &'static str, implies: &'static [&'static str]) -> Feature {
    Feature { name, setting: Some(setting), implies }
}

const fn for_calls(name: &'static str, implies: &'static [&'static str]) -> Feature {
    Feature { name, setting: None, implies }
}

/// What is known of an architecture.
struct Family {
    features: &'static [Feature],
    /// Features that every processor has for which there is code. They cannot be taken away.
    base: &'static [&'static str],
    /// Features whose instructions only intrinsics and assembly name: code without those is the same with and without.
    unused: &'static [&'static str],
    /// Processors and their features.
    processors: &'static [(&'static str, &'static [&'static str])],
    /// Processors of the architecture that lack what the code generator needs, and the least that has it.
    below: (&'static [&'static str], &'static str),
}

const AVX: &[&str] = &["sse3", "ssse3", "sse4.1", "sse4.2", "avx"];

const X86_64: Family = Family {
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
        for_calls("avx512f", AVX),
        for_calls("f16c", AVX),
        for_calls("fma", AVX),
    ],
    base: &["64bit", "cmov", "cx8", "fxsr", "mmx", "nopl", "sse", "sse2", "x87"],
    unused: &[
        "adx",
        "aes",
        "clflushopt",
        "clwb",
        "clzero",
        "crc32",
        "ermsb",
        "evex512",
        "fsgsbase",
        "fsrm",
        "invpcid",
        "movbe",
        "mwaitx",
        "pclmul",
        "pku",
        "prfchw",
        "rdpid",
        "rdrnd",
        "rdseed",
        "rtm",
        "sahf",
        "sgx",
        "sha",
        "sse4a",
        "xsave",
        "xsavec",
        "xsaveopt",
        "xsaves",
    ],
    processors: &[
        ("generic", &[]),
        ("x86-64", &[]),
        ("x86-64-v2", V2),
        ("x86-64-v3", V3),
        ("x86-64-v4", V4),
        ("k8", &[]),
        ("athlon64", &[]),
        ("opteron", &[]),
        ("k8-sse3", &["sse3", "cx16"]),
        ("nocona", &["sse3", "cx16"]),
        ("core2", &["sse3", "ssse3", "cx16"]),
        ("penryn", &["sse3", "ssse3", "sse4.1", "cx16"]),
        ("barcelona", &["sse3", "popcnt", "lzcnt", "cx16"]),
        ("amdfam10", &["sse3", "popcnt", "lzcnt", "cx16"]),
        ("nehalem", V2),
        ("corei7", V2),
        ("westmere", V2),
        ("silvermont", V2),
        ("slm", V2),
        ("goldmont", V2),
        ("goldmont-plus", V2),
        ("tremont", V2),
        ("sandybridge", &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "avx"]),
        ("corei7-avx", &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "avx"]),
        ("ivybridge", &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "avx", "f16c"]),
        ("haswell", V3),
        ("core-avx2", V3),
        ("broadwell", V3),
        ("skylake", V3),
        ("alderlake", V3),
        ("raptorlake", V3),
        ("meteorlake", V3),
        ("arrowlake", V3),
        ("lunarlake", V3),
        ("znver1", V3),
        ("znver2", V3),
        ("znver3", V3),
        ("skylake-avx512", V4),
        ("cascadelake", V4),
        ("cooperlake", V4),
        ("icelake-client", V4),
        ("icelake-server", V4),
        ("tigerlake", V4),
        ("rocketlake", V4),
        ("sapphirerapids", V4),
        ("emeraldrapids", V4),
        ("graniterapids", V4),
        ("znver4", V4),
        ("znver5", V4),
    ],
    below: (&["i386", "i486", "i586", "i686", "pentium", "pentium3", "pentium4"], "x86-64"),
};

const V2: &[&str] = &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16"];
const V3: &[&str] = &[
    "sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "lzcnt", "bmi", "bmi2", "avx", "avx2", "f16c",
    "fma",
];
const V4: &[&str] = &[
    "sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "lzcnt", "bmi", "bmi2", "avx", "avx2", "f16c",
    "fma", "avx512f",
];

const AARCH64: Family = Family {
    features: &[feature("lse", "has_lse", &[])],
    base: &["neon", "fp-armv8", "v8a"],
    unused: &[
        "aes",
        "bf16",
        "ccdp",
        "ccidx",
        "ccpp",
        "complxnum",
        "crc",
        "crypto",
        "dit",
        "dotprod",
        "flagm",
        "fp16fml",
        "fullfp16",
        "i8mm",
        "jsconv",
        "lor",
        "mte",
        "outline-atomics",
        "pan",
        "pauth",
        "perfmon",
        "predres",
        "rand",
        "ras",
        "rcpc",
        "rdm",
        "reserve-x18",
        "sb",
        "sel2",
        "sha2",
        "sha3",
        "sm4",
        "specrestrict",
        "ssbs",
        "tlb-rmi",
        "tracev8.4",
        "uaops",
        "vh",
    ],
    processors: &[
        ("generic", &[]),
        ("cortex-a34", &[]),
        ("cortex-a35", &[]),
        ("cortex-a53", &[]),
        ("cortex-a57", &[]),
        ("cortex-a72", &[]),
        ("cortex-a73", &[]),
        ("cortex-a55", LSE),
        ("cortex-a75", LSE),
        ("cortex-a76", LSE),
        ("cortex-a77", LSE),
        ("cortex-a78", LSE),
        ("cortex-x1", LSE),
        ("neoverse-n1", LSE),
        ("neoverse-n2", LSE),
        ("neoverse-v1", LSE),
        ("neoverse-v2", LSE),
        ("ampere1", LSE),
        ("thunderx2t99", LSE),
        ("apple-a7", &[]),
        ("cyclone", &[]),
        ("apple-a12", LSE),
        ("apple-a14", LSE),
        ("apple-m1", LSE),
        ("apple-m2", LSE),
        ("apple-m3", LSE),
        ("apple-m4", LSE),
        ("apple-latest", LSE),
    ],
    below: (&[], "generic"),
};

const LSE: &[&str] = &["lse"];

const RISCV64: Family = Family {
    features: &[
        feature("zba", "has_zba", &[]),
        feature("zbb", "has_zbb", &[]),
        feature("zbs", "has_zbs", &[]),
        feature("zicond", "has_zicond", &[]),
        // Vectors have registers with it.
        for_calls("v", &[]),
    ],
    base: &["64bit", "i", "m", "a", "f", "d", "zicsr", "zifencei", "zmmul", "zaamo", "zalrsc"],
    // Code without compressed instructions runs everywhere.
    unused: &[
        "c",
        "zca",
        "zcb",
        "zcd",
        "zbc",
        "zbkb",
        "zbkc",
        "zbkx",
        "zfa",
        "zfh",
        "zfhmin",
        "zicbom",
        "zicbop",
        "zicboz",
        "zicntr",
        "zihpm",
        "zihintpause",
        "zihintntl",
        "zawrs",
        "relax",
    ],
    processors: &[
        ("generic", &[]),
        ("generic-rv64", &[]),
        ("rocket-rv64", &[]),
        ("sifive-u54", &[]),
        ("sifive-u74", &[]),
        ("sifive-p450", &["zba", "zbb", "zbs"]),
        ("sifive-p670", &["zba", "zbb", "zbs", "v"]),
        ("spacemit-x60", &["zba", "zbb", "zbs", "zicond", "v"]),
    ],
    below: (&["rocket-rv32", "sifive-e31", "sifive-s21", "sifive-s51", "sifive-s54"], "sifive-u54"),
};

const S390X: Family = Family {
    features: &[
        feature("miscellaneous-extensions-3", "has_mie3", &[]),
        feature("vector-enhancements-2", "has_vxrs_ext2", &["vector"]),
        feature("miscellaneous-extensions-4", "has_mie4", &[]),
        feature("vector-enhancements-3", "has_vxrs_ext3", &["vector", "vector-enhancements-2"]),
        // Vectors have registers with it. All code may use them.
        for_calls("vector", &[]),
    ],
    base: &[
        "distinct-ops",
        "dfp-packed-conversion",
        "dfp-zoned-conversion",
        "enhanced-dat-2",
        "execution-hint",
        "fast-serialization",
        "fp-extension",
        "guarded-storage",
        "high-word",
        "insert-reference-bits-multiple",
        "interlocked-access1",
        "load-and-trap",
        "load-and-zero-rightmost-byte",
        "load-store-on-cond",
        "load-store-on-cond-2",
        "miscellaneous-extensions",
        "miscellaneous-extensions-2",
        "population-count",
        "processor-assist",
        "reset-reference-bits-multiple",
        "transactional-execution",
        "vector-enhancements-1",
        "vector-packed-decimal",
    ],
    unused: &[
        "bear-enhancement",
        "concurrent-functions",
        "deflate-conversion",
        "enhanced-sort",
        "message-security-assist-extension3",
        "message-security-assist-extension4",
        "message-security-assist-extension5",
        "message-security-assist-extension7",
        "message-security-assist-extension8",
        "message-security-assist-extension9",
        "message-security-assist-extension12",
        "nnp-assist",
        "processor-activity-instrumentation",
        "reset-dat-protection",
        "test-pending-external-interruption",
        "unaligned-symbols",
        "vector-packed-decimal-enhancement",
        "vector-packed-decimal-enhancement-2",
        "vector-packed-decimal-enhancement-3",
    ],
    processors: &[
        ("z14", &["vector"]),
        ("arch12", &["vector"]),
        ("z15", Z15),
        ("arch13", Z15),
        ("z16", Z15),
        ("arch14", Z15),
        ("z17", Z17),
        ("arch15", Z17),
        // Below the least, but what a function says of its calls holds.
        ("z13", &["vector"]),
        ("arch11", &["vector"]),
    ],
    below: (&["generic", "z10", "arch8", "z196", "arch9", "zEC12", "arch10", "z13", "arch11"], "z14"),
};

const Z15: &[&str] = &["vector", "miscellaneous-extensions-3", "vector-enhancements-2"];
const Z17: &[&str] = &[
    "vector",
    "miscellaneous-extensions-3",
    "vector-enhancements-2",
    "miscellaneous-extensions-4",
    "vector-enhancements-3",
];

fn family(isa: Isa) -> &'static Family {
    match isa {
        Isa::X86_64 => &X86_64,
        Isa::Aarch64 => &AARCH64,
        Isa::Riscv64 => &RISCV64,
        Isa::S390x => &S390X,
    }
}

/// The least processor for which there is code, for people to read.
pub fn least_processor(isa: Isa) -> &'static str {
    match isa {
        Isa::X86_64 => "x86-64 (SSE2)",
        Isa::Aarch64 => "Armv8-A",
        Isa::Riscv64 => "rv64imafd with Zicsr and Zifencei",
        Isa::S390x => "z14",
    }
}

/// The features of a processor that change the code or the convention: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Features(u64);

impl Family {
    fn position(&self, name: &str) -> Option<usize> {
        self.features.iter().position(|feature| feature.name == name)
    }

    fn add(&self, set: &mut Features, index: usize) {
        set.0 |= 1 << index;
        for other in self.features[index].implies.iter().filter_map(|name| self.position(name)) {
            set.0 |= 1 << other;
        }
    }

    fn remove(&self, set: &mut Features, index: usize) {
        set.0 &= !(1 << index);
        for (other, feature) in self.features.iter().enumerate() {
            if feature.implies.contains(&self.features[index].name) {
                set.0 &= !(1 << other);
            }
        }
    }

    fn add_processor(&self, set: &mut Features, names: &[&str]) {
        names.iter().filter_map(|name| self.position(name)).for_each(|index| self.add(set, index));
    }
}

impl Features {
    /// Those that options name: a processor, and features each with its sign.
    ///
    /// # Errors
    /// A name that is unknown, or less than the code generator needs.
    pub fn of_options(isa: Isa, cpu: Option<&str>, features: &[String]) -> Result<Features, String> {
        let family = family(isa);
        let mut set = Features::default();
        if let Some(cpu) = cpu {
            let (below, least) = family.below;
            if below.contains(&cpu) {
                return Err(format!("-mcpu: code needs at least {least}, which is more than '{cpu}'"));
            }
            let Some((_, has)) = family.processors.iter().find(|(name, _)| *name == cpu) else {
                let names: Vec<&str> = family.processors.iter().map(|(name, _)| *name).collect();
                let names: Vec<&str> = names.into_iter().filter(|name| !below.contains(name)).collect();
                return Err(format!("-mcpu: '{cpu}' is not there; there are {}", names.join(", ")));
            };
            family.add_processor(&mut set, has);
        }
        for signed in features {
            let (sign, name) = signed.split_at_checked(1).unwrap_or(("", ""));
            match family.position(name) {
                Some(index) if sign == "+" => family.add(&mut set, index),
                Some(_) if isa == Isa::S390x && name == "vector" => {
                    return Err(format!("-mattr: code needs {name}"));
                }
                Some(index) => family.remove(&mut set, index),
                None if family.unused.contains(&name) || sign == "+" && family.base.contains(&name) => {}
                None if family.base.contains(&name) => return Err(format!("-mattr: code needs {name}")),
                None => return Err(format!("-mattr: '{signed}' is not there")),
            }
        }
        Ok(set)
    }

    /// Those of a function: its attributes `target-cpu` and `target-features`, and what the options say.
    pub fn of_function(isa: Isa, cpu: Option<&[u8]>, features: &[u8], options: &[String]) -> Features {
        let family = family(isa);
        let mut set = Features::default();
        let known = |name: &&str| cpu == Some(name.as_bytes());
        if let Some((_, has)) = family.processors.iter().find(|(name, _)| known(name)) {
            family.add_processor(&mut set, has);
        }
        let options = options.iter().map(|feature| feature.as_bytes());
        for signed in features.split(|&byte| byte == b',').chain(options) {
            let Some((&sign, name)) = signed.split_first() else { continue };
            let index = family.features.iter().position(|feature| feature.name.as_bytes() == name);
            match (sign, index) {
                (b'+', Some(index)) => family.add(&mut set, index),
                (b'-', Some(index)) => family.remove(&mut set, index),
                // Without float registers there are no vector registers either.
                (b'+', None) if name == b"soft-float" && isa == Isa::S390x => set = Features::default(),
                _ => {}
            }
        }
        set
    }

    /// The code generator's settings, each with whether it is on.
    pub fn settings(self, isa: Isa) -> impl Iterator<Item = (&'static str, bool)> {
        let features = family(isa).features.iter().enumerate();
        features.filter_map(move |(index, feature)| Some((feature.setting?, self.0 >> index & 1 != 0)))
    }

    /// Whether vectors have registers that they do not have without features: those of s390x's vector facility,
    /// of AVX, of RISC-V's V.
    pub fn has_vector_registers(self, isa: Isa) -> bool {
        let name = match isa {
            Isa::X86_64 => "avx",
            Isa::Riscv64 => "v",
            Isa::S390x => "vector",
            Isa::Aarch64 => return false,
        };
        family(isa).position(name).is_some_and(|index| self.0 >> index & 1 != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enabled(isa: Isa, cpu: Option<&str>, features: &[&str]) -> Vec<&'static str> {
        let features: Vec<String> = features.iter().map(|&feature| feature.to_owned()).collect();
        let set = match Features::of_options(isa, cpu, &features) {
            Ok(set) => set,
            Err(error) => panic!("{error}"),
        };
        set.settings(isa).filter(|(_, on)| *on).map(|(name, _)| name).collect()
    }

    #[test]
    fn features_imply_others() {
        let x86 = Isa::X86_64;
        assert_eq!(enabled(x86, None, &["+sse4.1"]), ["has_sse3", "has_ssse3", "has_sse41"]);
        assert_eq!(
            enabled(x86, Some("x86-64-v2"), &["-ssse3"]),
            ["has_sse3", "has_popcnt", "has_cmpxchg16b"]
        );
        assert!(Features::of_options(x86, None, &["-sse2".into()]).is_err());
        assert!(Features::of_options(x86, Some("z80"), &[]).is_err());
    }

    #[test]
    fn below_the_least_is_refused_as_an_option_and_taken_as_an_attribute() {
        assert!(Features::of_options(Isa::S390x, Some("z13"), &[]).is_err());
        assert_eq!(enabled(Isa::S390x, Some("z15"), &[]), ["has_mie3", "has_vxrs_ext2"]);
        let function =
            |cpu: &[u8], features: &[u8]| Features::of_function(Isa::S390x, Some(cpu), features, &[]);
        assert!(!function(b"z196", b"").has_vector_registers(Isa::S390x));
        assert!(function(b"z13", b"").has_vector_registers(Isa::S390x));
        assert!(!function(b"z15", b"-vector").has_vector_registers(Isa::S390x));
        assert!(function(b"z10", b"+transactional-execution,+vector").has_vector_registers(Isa::S390x));
    }
}
