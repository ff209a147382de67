//! `-mcpu` and `-mattr`: LLVM's names of processors and features to settings of the code generator.

use rllc_targets::triple::Isa;

/// A feature that changes the code: LLVM's name, the code generator's setting, and the features that it implies.
struct Feature {
    name: &'static str,
    setting: &'static str,
    implies: &'static [&'static str],
}

const fn feature(name: &'static str, setting: &'static str, implies: &'static [&'static str]) -> Feature {
    Feature { name, setting, implies }
}

const X86_64: &[Feature] = &[
    feature("sse3", "has_sse3", &[]),
    feature("ssse3", "has_ssse3", &["sse3"]),
    feature("sse4.1", "has_sse41", &["sse3", "ssse3"]),
    feature("sse4.2", "has_sse42", &["sse3", "ssse3", "sse4.1"]),
    feature("popcnt", "has_popcnt", &[]),
    feature("lzcnt", "has_lzcnt", &[]),
    feature("bmi", "has_bmi1", &[]),
    feature("bmi2", "has_bmi2", &[]),
    feature("cx16", "has_cmpxchg16b", &[]),
];

/// Features that every x86-64 processor has. They cannot be taken away.
const X86_64_BASE: &[&str] = &["64bit", "cmov", "cx8", "fxsr", "mmx", "nopl", "sse", "sse2", "x87"];

/// Features whose instructions only intrinsics and assembly name: code without those is the same with and without.
const X86_64_UNUSED: &[&str] = &[
    "adx",
    "aes",
    "clflushopt",
    "clwb",
    "clzero",
    "crc32",
    "ermsb",
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
];

const V2: &[&str] = &["sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16"];

/// Processors and their features.
const X86_64_PROCESSORS: &[(&str, &[&str])] = &[
    ("generic", &[]),
    ("x86-64", &[]),
    ("x86-64-v2", V2),
    ("k8", &[]),
    ("athlon64", &[]),
    ("opteron", &[]),
    ("k8-sse3", &["sse3", "cx16"]),
    ("nocona", &["sse3", "cx16"]),
    ("core2", &["sse3", "ssse3", "cx16"]),
    ("penryn", &["sse3", "ssse3", "sse4.1", "cx16"]),
    ("nehalem", V2),
    ("corei7", V2),
    ("westmere", V2),
    ("silvermont", V2),
    ("slm", V2),
    ("goldmont", V2),
    ("goldmont-plus", V2),
    ("tremont", V2),
];

/// The settings for a processor and a list of features (each with its sign).
///
/// # Errors
/// A name that is unknown, or that the code generator does not have.
pub fn settings(isa: Isa, cpu: Option<&str>, features: &[String]) -> Result<Vec<(String, String)>, String> {
    let (table, base, unused, processors) = match isa {
        Isa::X86_64 => (X86_64, X86_64_BASE, X86_64_UNUSED, X86_64_PROCESSORS),
        Isa::Aarch64 | Isa::Riscv64 | Isa::S390x => (&[][..], &[][..], &[][..], &[("generic", &[][..])][..]),
    };
    let mut enabled = vec![false; table.len()];
    let position = |name: &str| table.iter().position(|feature| feature.name == name);
    if let Some(cpu) = cpu {
        let Some((_, has)) = processors.iter().find(|(name, _)| *name == cpu) else {
            let names: Vec<&str> = processors.iter().map(|(name, _)| *name).collect();
            return Err(format!("-mcpu: '{cpu}' is not there; there are {}", names.join(", ")));
        };
        has.iter().filter_map(|name| position(name)).for_each(|index| enabled[index] = true);
    }
    for signed in features {
        let (sign, name) = signed.split_at(1);
        match position(name) {
            Some(index) if sign == "+" => {
                enabled[index] = true;
                let implied = table[index].implies.iter().filter_map(|name| position(name));
                implied.for_each(|index| enabled[index] = true);
            }
            Some(index) => {
                enabled[index] = false;
                for (other, feature) in table.iter().enumerate() {
                    enabled[other] &= !feature.implies.contains(&name);
                }
            }
            None if unused.contains(&name) || sign == "+" && base.contains(&name) => {}
            None => return Err(format!("-mattr: '{signed}' is not there")),
        }
    }
    let setting = |(feature, enabled): (&Feature, &bool)| (feature.setting.to_owned(), enabled.to_string());
    Ok(table.iter().zip(&enabled).map(setting).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enabled(cpu: Option<&str>, features: &[&str]) -> Vec<String> {
        let features: Vec<String> = features.iter().map(|&feature| feature.to_owned()).collect();
        let settings = settings(Isa::X86_64, cpu, &features).expect("known");
        settings.into_iter().filter(|(_, value)| value == "true").map(|(name, _)| name).collect()
    }

    #[test]
    fn features_imply_others() {
        assert_eq!(enabled(None, &["+sse4.1"]), ["has_sse3", "has_ssse3", "has_sse41"]);
        assert_eq!(enabled(Some("x86-64-v2"), &["-ssse3"]), ["has_sse3", "has_popcnt", "has_cmpxchg16b"]);
        assert!(settings(Isa::X86_64, None, &["-sse2".into()]).is_err());
        assert!(settings(Isa::X86_64, Some("z80"), &[]).is_err());
    }
}
