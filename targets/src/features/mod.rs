//! Processors and their features: LLVM's names to settings of the code generator.
//!
//! What an option names must be known and must not lie below what the code generator needs at least. What a
//! function's attributes name may be anything: its code is made for the least processor with what is known of the
//! rest, and its calling convention follows the attributes.
//!
//! The tables of each architecture, in the file of its name, have every processor and every feature that LLVM 22 lists.

mod aarch64;
mod riscv64;
mod s390x;
mod x86_64;

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

/// What is known of an architecture. Lists of names are separated by spaces.
struct Family {
    features: &'static [Feature],
    /// Further features that imply some of those.
    implying: &'static [(&'static str, &'static [&'static str])],
    /// Features that every processor has for which there is code. They cannot be taken away.
    base: &'static str,
    /// Those of `base` that give code the vector registers. Functions may do without.
    registers: &'static str,
    /// Features that say how code would be the fastest, or whose instructions only intrinsics and assembly name: code without
    /// those is the same with and without.
    unused: &'static str,
    /// Features that cannot be had, and why.
    refused: &'static [(&'static str, &'static str)],
    /// The features of processors, and the processors.
    processors: &'static [(&'static [&'static str], &'static str)],
    /// Processors that lack what the code generator needs, and the least that has it.
    below: (&'static str, &'static str),
}

/// The reason of features that are attributes of single functions.
const OF_FUNCTIONS: &str = "it belongs to functions";

fn family(isa: Isa) -> &'static Family {
    match isa {
        Isa::X86_64 => &x86_64::X86_64,
        Isa::Aarch64 => &aarch64::AARCH64,
        Isa::Riscv64 => &riscv64::RISCV64,
        Isa::S390x => &s390x::S390X,
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

/// The preference of processors whose clock suffers from vectors of 512 bits.
const PREFER_256: &str = "prefer-256-bit";

/// The features of a processor that change the code or the convention: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Features {
    set: u64,
    /// The attributes `prefer-vector-width` and `min-legal-vector-width` of a function, in bits.
    preferred_bits: Option<u32>,
    required_bits: Option<u32>,
    /// Floating-point and vector registers must not be touched.
    general_only: bool,
}

impl Family {
    fn position(&self, name: &str) -> Option<usize> {
        self.features.iter().position(|feature| feature.name == name)
    }

    fn add(&self, set: &mut Features, index: usize) {
        set.set |= 1 << index;
        for other in self.features[index].implies.iter().filter_map(|name| self.position(name)) {
            set.set |= 1 << other;
        }
    }

    fn remove(&self, set: &mut Features, index: usize) {
        set.set &= !(1 << index);
        for (other, feature) in self.features.iter().enumerate() {
            if feature.implies.contains(&self.features[index].name) {
                set.set &= !(1 << other);
            }
        }
    }

    fn add_all(&self, set: &mut Features, names: &[&str]) {
        names.iter().filter_map(|name| self.position(name)).for_each(|index| self.add(set, index));
    }

    /// The features of a processor.
    fn processor(&self, cpu: &str) -> Option<&'static [&'static str]> {
        self.processors.iter().find(|(_, names)| is_listed(names, cpu)).map(|(has, _)| *has)
    }

    /// What a feature without a bit of its own implies.
    fn implied(&self, name: &str) -> Option<&'static [&'static str]> {
        self.implying.iter().find(|(names, _)| is_listed(names, name)).map(|(_, implied)| *implied)
    }

    /// Why a feature cannot be had.
    fn reason(&self, name: &str) -> Option<&'static str> {
        self.refused.iter().find(|(names, _)| is_listed(names, name)).map(|(_, reason)| *reason)
    }
}

/// Whether `name` is one of the names in `list`.
fn is_listed(list: &str, name: &str) -> bool {
    list.split(' ').any(|listed| listed == name)
}

/// The features of this machine's processor that change code, if code for it is for `isa`.
fn native_features(isa: Isa) -> Option<Vec<&'static str>> {
    let host = crate::triple::Triple::host().target().ok()?;
    (host.isa == isa).then(detected_features)
}

#[cfg(target_arch = "x86_64")]
fn detected_features() -> Vec<&'static str> {
    use std::arch::is_x86_feature_detected as has;
    [
        ("sse3", has!("sse3")),
        ("ssse3", has!("ssse3")),
        ("sse4.1", has!("sse4.1")),
        ("sse4.2", has!("sse4.2")),
        ("popcnt", has!("popcnt")),
        ("lzcnt", has!("lzcnt")),
        ("bmi", has!("bmi1")),
        ("bmi2", has!("bmi2")),
        ("cx16", has!("cmpxchg16b")),
        ("avx", has!("avx")),
    ]
    .into_iter()
    .filter_map(|(name, there)| there.then_some(name))
    .collect()
}

#[cfg(target_arch = "aarch64")]
fn detected_features() -> Vec<&'static str> {
    match std::arch::is_aarch64_feature_detected!("lse") {
        true => vec!["lse"],
        false => Vec::new(),
    }
}

/// The least processor: the standard library does not say.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn detected_features() -> Vec<&'static str> {
    Vec::new()
}

impl Features {
    /// Those that options name: a processor, and features each with its sign.
    ///
    /// # Errors
    /// A name that is unknown, or less than the code generator needs.
    pub fn of_options(isa: Isa, cpu: Option<&str>, features: &[String]) -> Result<Features, String> {
        let family = family(isa);
        let mut set = Features::default();
        match cpu {
            None => {}
            Some("native") => match native_features(isa) {
                Some(names) => family.add_all(&mut set, &names),
                None => return Err("-mcpu: 'native' is a processor of another architecture".into()),
            },
            Some(cpu) => {
                let (below, least) = family.below;
                if is_listed(below, cpu) {
                    return Err(format!("-mcpu: code needs at least {least}, which is more than '{cpu}'"));
                }
                let Some(has) = family.processor(cpu) else {
                    let lists = family.processors.iter().flat_map(|(_, names)| names.split(' '));
                    let mut names: Vec<&str> = lists.filter(|name| !is_listed(below, name)).collect();
                    names.sort_unstable();
                    return Err(format!("-mcpu: '{cpu}' is not there; there are {}", names.join(", ")));
                };
                family.add_all(&mut set, has);
            }
        }
        for signed in features {
            let (sign, name) = signed.split_at_checked(1).unwrap_or(("", ""));
            if !matches!(sign, "+" | "-") {
                return Err(format!("-mattr: '{signed}' does not start with a sign"));
            }
            let on = sign == "+";
            match family.position(name) {
                Some(index) if on => family.add(&mut set, index),
                Some(_) if isa == Isa::S390x && name == "vector" => {
                    return Err(format!("-mattr: code needs {name}"));
                }
                Some(index) => family.remove(&mut set, index),
                None => match (family.implied(name), family.reason(name)) {
                    (Some(implied), _) if on => family.add_all(&mut set, implied),
                    (Some(_), _) => {}
                    (None, Some(reason)) if on => return Err(format!("-mattr: {name}: {reason}")),
                    (None, Some(_)) => {}
                    (None, None) if is_listed(family.registers, name) => {}
                    (None, None) if is_listed(family.base, name) && !on => {
                        return Err(format!("-mattr: code needs {name}"));
                    }
                    (None, None) if is_listed(family.base, name) || is_listed(family.unused, name) => {}
                    (None, None) => return Err(format!("-mattr: '{signed}' is not there")),
                },
            }
        }
        Ok(set)
    }

    /// Those of a function: its attributes `target-cpu`, `tune-cpu` and `target-features`, and what the options say.
    pub fn of_function(
        isa: Isa,
        cpu: Option<&[u8]>,
        tune: Option<&[u8]>,
        features: &[u8],
        options: &[String],
    ) -> Features {
        let family = family(isa);
        let mut set = Features::default();
        let of_processor = |cpu: Option<&[u8]>| {
            cpu.and_then(|cpu| family.processor(std::str::from_utf8(cpu).ok()?)).unwrap_or_default()
        };
        family.add_all(&mut set, of_processor(cpu));
        // What is preferred follows the processor that code is tuned for.
        if let (Some(_), Some(index)) = (tune, family.position(PREFER_256)) {
            family.remove(&mut set, index);
            if of_processor(tune).contains(&PREFER_256) {
                family.add(&mut set, index);
            }
        }
        let options = options.iter().map(|feature| feature.as_bytes());
        for signed in features.split(|&byte| byte == b',').chain(options) {
            let Some((&sign, name)) = signed.split_first() else { continue };
            let index = family.features.iter().position(|feature| feature.name.as_bytes() == name);
            match (sign, index) {
                (b'+', Some(index)) => {
                    let feature = &family.features[index];
                    set.general_only &= feature.name != "sse3" && !feature.implies.contains(&"sse3");
                    family.add(&mut set, index);
                }
                (b'-', Some(index)) => family.remove(&mut set, index),
                (sign, None)
                    if is_listed(family.registers, std::str::from_utf8(name).unwrap_or_default()) =>
                {
                    set.general_only = sign == b'-';
                }
                // Without float registers there are no vector registers either.
                (b'+', None) if name == b"soft-float" && isa == Isa::S390x => set = Features::default(),
                (b'+', None) if name == b"soft-float" && isa == Isa::X86_64 => set.general_only = true,
                (b'+', None) => {
                    let implied = std::str::from_utf8(name).ok().and_then(|name| family.implied(name));
                    family.add_all(&mut set, implied.unwrap_or_default());
                }
                _ => {}
            }
        }
        set
    }

    /// Those of a function's features that cannot be had, with the reasons. What belongs to functions is not among them.
    pub fn refused_of_function(
        isa: Isa,
        features: &[u8],
    ) -> impl Iterator<Item = (&str, &'static str)> + use<'_> {
        features.split(|&byte| byte == b',').filter_map(move |signed| {
            let name = std::str::from_utf8(signed.strip_prefix(b"+")?).ok()?;
            let reason = family(isa).reason(name)?;
            (reason != OF_FUNCTIONS).then_some((name, reason))
        })
    }

    /// The code generator's settings, each with whether it is on.
    pub fn settings(self, isa: Isa) -> impl Iterator<Item = (&'static str, bool)> {
        let features = family(isa).features.iter().enumerate();
        features.filter_map(move |(index, feature)| Some((feature.setting?, self.set >> index & 1 != 0)))
    }

    /// With a function's attributes `prefer-vector-width` and `min-legal-vector-width`, in bits.
    #[must_use]
    pub fn with_vector_widths(self, preferred_bits: Option<u32>, required_bits: Option<u32>) -> Features {
        Features { preferred_bits, required_bits, ..self }
    }

    fn has(self, isa: Isa, name: &str) -> bool {
        family(isa).position(name).is_some_and(|index| self.set >> index & 1 != 0)
    }

    /// x86-64: whether code may touch nothing but general-purpose registers.
    pub fn is_general_only(self) -> bool {
        self.general_only
    }

    /// x86-64: the width in bits of the widest vector registers that LLVM passes vectors in.
    pub fn vector_bits(self) -> u32 {
        let has = |name| self.has(Isa::X86_64, name);
        let preferred = self.preferred_bits.unwrap_or(if has(PREFER_256) { 256 } else { u32::MAX });
        let wide = !has("avx512vl") || preferred >= 512 || self.required_bits.unwrap_or(u32::MAX) > 256;
        match has("avx") {
            true if has("avx512f") && wide => 512,
            true => 256,
            false => 128,
        }
    }

    /// x86-64: whether AVX-512 has its instructions on 128 and 256 bits.
    pub fn has_short_avx512(self) -> bool {
        self.has(Isa::X86_64, "avx512vl")
    }

    /// x86-64: whether 64 lanes of i1 travel as bytes.
    pub fn has_byte_masks(self) -> bool {
        self.has(Isa::X86_64, "avx512bw")
    }

    /// Whether vectors have registers that they do not have without features: those of s390x's vector facility, of
    /// RISC-V's V.
    pub fn has_vector_registers(self, isa: Isa) -> bool {
        match isa {
            Isa::X86_64 | Isa::Aarch64 => false,
            Isa::Riscv64 => self.has(isa, "zve32x"),
            Isa::S390x => self.has(isa, "vector"),
        }
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
        assert!(Features::of_options(x86, None, &["-cmov".into()]).is_err());
        let general_only = |text: &[u8]| Features::of_function(x86, None, None, text, &[]).is_general_only();
        assert!(
            general_only(b"+cx16,-sse") && general_only(b"+soft-float") && general_only(b"-sse2,+popcnt")
        );
        assert!(!general_only(b"-sse,+avx") && !general_only(b"+cx16"));
        assert!(Features::of_options(x86, Some("z80"), &[]).is_err());
    }

    #[test]
    fn every_name_of_a_table_is_taken_or_refused_with_a_reason() {
        for isa in [Isa::X86_64, Isa::Aarch64, Isa::Riscv64, Isa::S390x] {
            let family = family(isa);
            let (below, _) = family.below;
            for name in family.processors.iter().flat_map(|(_, names)| names.split(' ')) {
                let taken = Features::of_options(isa, Some(name), &[]).is_ok();
                assert_eq!(taken, !is_listed(below, name), "{name}");
            }
            for (implied, _) in family.implying {
                assert!(!implied.is_empty() && !implied.contains("  "));
            }
            for name in family.unused.split(' ').chain(family.base.split(' ')) {
                assert!(Features::of_options(isa, None, &[format!("+{name}")]).is_ok(), "{name}");
            }
            for (names, reason) in family.refused {
                for name in names.split(' ') {
                    let error = Features::of_options(isa, None, &[format!("+{name}")]);
                    assert_eq!(error, Err(format!("-mattr: {name}: {reason}")));
                }
            }
        }
    }

    #[test]
    fn features_without_bits_imply_others() {
        let bits = |cpu, tune, features| {
            let features = Features::of_function(Isa::X86_64, cpu, tune, features, &[]);
            features.with_vector_widths(None, Some(256)).vector_bits()
        };
        assert_eq!(bits(None, None, b"+xop"), 256);
        assert_eq!(bits(None, None, b"+avx512bw"), 512);
        assert_eq!(bits(Some(b"skylake-avx512"), None, b""), 256);
        assert_eq!(bits(Some(b"skylake-avx512"), Some(b"generic"), b""), 512);
        assert!(
            Features::of_function(Isa::Riscv64, None, None, b"+zvfh", &[]).has_vector_registers(Isa::Riscv64)
        );
        assert_eq!(enabled(Isa::Aarch64, None, &["+v8.2a"]), ["has_lse"]);
        assert_eq!(enabled(Isa::Riscv64, None, &["+rva22u64"]), ["has_zba", "has_zbb", "has_zbs"]);
    }

    #[test]
    fn the_host_is_a_processor() {
        let Ok(host) = crate::triple::Triple::host().target() else { return };
        assert!(Features::of_options(host.isa, Some("native"), &[]).is_ok());
        let other = if host.isa == Isa::S390x { Isa::Aarch64 } else { Isa::S390x };
        assert!(Features::of_options(other, Some("native"), &[]).is_err());
    }

    #[test]
    fn below_the_least_is_refused_as_an_option_and_taken_as_an_attribute() {
        assert!(Features::of_options(Isa::S390x, Some("z13"), &[]).is_err());
        assert_eq!(enabled(Isa::S390x, Some("z15"), &[]), ["has_mie3", "has_vxrs_ext2"]);
        let function =
            |cpu: &[u8], features: &[u8]| Features::of_function(Isa::S390x, Some(cpu), None, features, &[]);
        assert!(!function(b"z196", b"").has_vector_registers(Isa::S390x));
        assert!(function(b"z13", b"").has_vector_registers(Isa::S390x));
        assert!(!function(b"z15", b"-vector").has_vector_registers(Isa::S390x));
        assert!(function(b"z10", b"+transactional-execution,+vector").has_vector_registers(Isa::S390x));
    }
}
