//! Target triples: what `arch[sub]-vendor-os[version][-environment][-format]` names (spec 003, definition
//! 9.2.8; the behaviour is that of LLVM's `Triple`).
//!
//! | file | holds |
//! |---|---|
//! | `mod.rs` | [`Triple`] and its reading |
//! | `names.rs` | the tables of architectures, vendors, systems, environments and object formats |
//! | `normalize.rs` | putting the components of a triple in their places |
//! | `support.rs` | which targets rllc has a code generator for, and the conversion to `target_lexicon` |
//! | `data_layout.rs` | the data layout of each target, the upgrade of older strings, the comparison |

mod data_layout;
mod names;
mod normalize;
mod support;
#[cfg(test)]
mod tests;

pub use data_layout::{AgreedLayout, Dispute, LayoutMismatch, module_data_layout, upgrade_data_layout};
pub use names::{Arch, Environment, ObjectFormat, Os};
pub use normalize::normalize;
pub use support::{Isa, TARGETS, Target, Unsupported, print_data_layout, print_targets};

use std::fmt;

/// A version written after an operating system or environment: absent parts are 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Version {
    pub major: u32,
    pub minor: u32,
    pub patch: u32,
}

impl Version {
    /// `text` if it is up to four numbers between dots (the fourth has no meaning here), else no version.
    fn parse(text: &str) -> Version {
        let mut numbers = [0u32; 4];
        let parts: Vec<&str> = text.split('.').collect();
        if parts.len() > numbers.len() {
            return Version::default();
        }
        for (slot, part) in numbers.iter_mut().zip(parts) {
            match part.parse() {
                Ok(number) if part.bytes().all(|byte| byte.is_ascii_digit()) => *slot = number,
                _ => return Version::default(),
            }
        }
        Version { major: numbers[0], minor: numbers[1], patch: numbers[2] }
    }

    /// Whether no version was written.
    pub fn is_none(self) -> bool {
        self == Version::default()
    }
}

/// A target triple.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Triple {
    text: String,
    normalized: String,
    pub arch: Arch,
    pub vendor: String,
    pub os: Os,
    pub os_version: Version,
    pub environment: Environment,
    pub environment_version: Version,
    pub format: ObjectFormat,
}

impl Triple {
    /// Reads a triple, normalizing it first. Every string is a triple; [`Triple::target`] says whether rllc
    /// can generate code for it.
    pub fn parse(text: &str) -> Triple {
        let normalized = normalize(text);
        let mut parts = normalized.splitn(4, '-');
        let arch = names::arch(parts.next().unwrap_or(""));
        let vendor = parts.next().unwrap_or("").to_string();
        let os_name = parts.next().unwrap_or("");
        let (os, os_version) = names::os_and_version(os_name);
        let environment_name = parts.next().unwrap_or("");
        let (environment, rest) = names::environment_and_rest(environment_name);
        let written_format = names::object_format(environment_name);
        let format = written_format.unwrap_or_else(|| names::default_format(arch, os));
        let rest = match written_format {
            Some(format) => rest.strip_suffix(format.name()).map_or(rest, |rest| rest.trim_end_matches('-')),
            None => rest,
        };
        Triple {
            text: text.to_string(),
            arch,
            vendor,
            os,
            os_version,
            environment,
            environment_version: Version::parse(rest),
            format,
            normalized,
        }
    }

    /// The triple of the machine that rllc runs on.
    pub fn host() -> Triple {
        Triple::parse(&target_lexicon::HOST.to_string())
    }

    /// As it was given, which is how it is printed back.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// With every component in its place.
    pub fn normalized(&self) -> &str {
        &self.normalized
    }

    /// Apple's systems.
    pub fn is_darwin(&self) -> bool {
        self.os.is_darwin()
    }

    /// Windows, whatever the environment.
    pub fn is_windows(&self) -> bool {
        self.os == Os::Windows
    }

    /// Windows with Microsoft's C++ ABI and runtime.
    pub fn is_windows_msvc(&self) -> bool {
        self.is_windows() && matches!(self.environment, Environment::Msvc | Environment::Unknown)
    }

    /// Windows with MinGW's runtime.
    pub fn is_windows_gnu(&self) -> bool {
        self.is_windows() && self.environment == Environment::Gnu
    }

    /// Whether thread-local variables are emulated unless asked otherwise (LLVM's `hasDefaultEmulatedTLS`).
    pub fn has_emulated_tls(&self) -> bool {
        let old_android = self.environment == Environment::Android && self.environment_version.major < 29;
        old_android
            || self.os == Os::OpenBsd
            || matches!(self.environment, Environment::Cygnus | Environment::OpenHos)
    }

    /// The macOS version of a `macosx` or `darwin` triple: darwin 20 is macOS 11. `None` for other systems, or
    /// where none is written.
    pub fn macos_version(&self) -> Option<Version> {
        let version = self.os_version;
        match self.os {
            Os::MacOsX if version.major != 0 => Some(version),
            Os::Darwin if version.major >= 20 => {
                Some(Version { major: version.major - 9, minor: 0, patch: 0 })
            }
            Os::Darwin if version.major >= 4 => {
                Some(Version { major: 10, minor: version.major - 4, patch: 0 })
            }
            _ => None,
        }
    }

    /// Whether both name the same target, however they spell it: `aarch64-apple-macosx14` and
    /// `arm64-apple-macosx14.0.0`.
    pub fn same_target(&self, other: &Triple) -> bool {
        self.arch == other.arch
            && self.os == other.os
            && self.os_version == other.os_version
            && self.environment == other.environment
            && self.environment_version == other.environment_version
            && self.format == other.format
    }
}

impl fmt::Display for Triple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
