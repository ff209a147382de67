//! Which targets rllc generates code for.

use super::{Arch, Environment, ObjectFormat, Os, Triple};
use std::fmt;
use target_lexicon as lexicon;

/// Why there is no code for a triple.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    pub message: String,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Unsupported {}

/// An architecture with code generator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    pub isa: Isa,
    /// As `--print-targets` shows it.
    pub name: &'static str,
    pub description: &'static str,
    pub formats: &'static [ObjectFormat],
    /// Calling conventions.
    pub abis: &'static str,
    /// What the tests do with its code.
    pub tested: &'static str,
    /// Triples to start from.
    pub examples: &'static [&'static str],
}

/// The instruction sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Isa {
    X86_64,
    Aarch64,
    Riscv64,
    S390x,
}

/// All targets, in the order of `--print-targets`.
pub const TARGETS: &[Target] = &[
    Target {
        isa: Isa::Aarch64,
        name: "aarch64",
        description: "64-bit Arm, little-endian (also arm64)",
        formats: &[ObjectFormat::Elf, ObjectFormat::MachO, ObjectFormat::Coff],
        abis: "AAPCS64, Apple's",
        tested: "Linux: run under qemu; others: compiled, objects compared with llc's",
        examples: &[
            "aarch64-unknown-linux-gnu",
            "aarch64-unknown-linux-musl",
            "aarch64-linux-android",
            "aarch64-unknown-freebsd",
            "aarch64-unknown-none-elf",
            "arm64-apple-macosx",
            "arm64-apple-ios",
            "aarch64-pc-windows-msvc",
            "aarch64-pc-windows-gnu",
        ],
    },
    Target {
        isa: Isa::Riscv64,
        name: "riscv64",
        description: "64-bit RISC-V, little-endian",
        formats: &[ObjectFormat::Elf],
        abis: "lp64, lp64f, lp64d",
        tested: "Linux: run under qemu",
        examples: &[
            "riscv64-unknown-linux-gnu",
            "riscv64-unknown-linux-musl",
            "riscv64-linux-android",
            "riscv64-unknown-freebsd",
            "riscv64-unknown-none-elf",
        ],
    },
    Target {
        isa: Isa::S390x,
        name: "s390x",
        description: "IBM z/Architecture, 64-bit, big-endian (also systemz)",
        formats: &[ObjectFormat::Elf],
        abis: "ELF",
        tested: "Linux: run under qemu",
        examples: &["s390x-ibm-linux-gnu", "s390x-unknown-linux-gnu", "s390x-unknown-linux-musl"],
    },
    Target {
        isa: Isa::X86_64,
        name: "x86_64",
        description: "64-bit x86 (also amd64)",
        formats: &[ObjectFormat::Elf, ObjectFormat::MachO, ObjectFormat::Coff],
        abis: "System V, Microsoft's",
        tested: "Linux: run; Windows with MinGW: run under wine; others: compiled, objects compared with llc's",
        examples: &[
            "x86_64-unknown-linux-gnu",
            "x86_64-unknown-linux-musl",
            "x86_64-linux-android",
            "x86_64-unknown-freebsd",
            "x86_64-unknown-netbsd",
            "x86_64-unknown-openbsd",
            "x86_64-unknown-none-elf",
            "x86_64-apple-macosx",
            "x86_64-pc-windows-msvc",
            "x86_64-pc-windows-gnu",
            "x86_64-unknown-uefi",
        ],
    },
];

impl Triple {
    /// The target that compiles this triple, or why none does.
    pub fn target(&self) -> Result<&'static Target, Unsupported> {
        let no = |what: String| {
            let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
            let message = format!(
                "no code generator for {what} (target triple '{}'; rllc generates code for {})",
                self.text(),
                names.join(", ")
            );
            Err(Unsupported { message })
        };
        let isa = match self.arch {
            Arch::X86_64 { .. } => Isa::X86_64,
            Arch::Aarch64 => Isa::Aarch64,
            Arch::Riscv64 => Isa::Riscv64,
            Arch::S390x => Isa::S390x,
            Arch::Other(_) | Arch::Unknown => {
                let name = self.normalized().split('-').next().unwrap_or("");
                let known = if self.arch == Arch::Unknown { "unknown architecture" } else { "architecture" };
                return no(format!("{known} '{name}'"));
            }
        };
        if !self.has_supported_environment() {
            return no(format!("environment '{}'", self.environment.name()));
        }
        if !self.has_supported_os() {
            return no(format!("operating system '{}'", self.os.name()));
        }
        let Some(target) = TARGETS.iter().find(|target| target.isa == isa) else {
            return no("this architecture".to_string());
        };
        let native_format = match self.os {
            Os::Windows | Os::Uefi => ObjectFormat::Coff,
            os if os.is_darwin() => ObjectFormat::MachO,
            _ if self.format == ObjectFormat::MachO && self.vendor == "apple" => ObjectFormat::MachO,
            _ => ObjectFormat::Elf,
        };
        if !target.formats.contains(&self.format) || self.format != native_format {
            let system = if self.os == Os::Unknown { "no operating system" } else { self.os.name() };
            return no(format!("{} objects for {} with {system}", self.format.name(), target.name));
        }
        Ok(target)
    }

    fn has_supported_environment(&self) -> bool {
        match self.environment {
            Environment::Unknown
            | Environment::Gnu
            | Environment::GnuT64
            | Environment::Musl
            | Environment::Android
            | Environment::OpenHos
            | Environment::Llvm
            | Environment::Mlibc => true,
            Environment::Msvc => self.is_windows(),
            Environment::Simulator | Environment::MacAbi => self.is_darwin(),
            // Names of ABIs of other architectures mean nothing on these: LLVM's code is the same with them. Those with
            // pointers of 32 bits (gnux32, gnu_ilp32, gnuabin32, …) do.
            Environment::Eabi
            | Environment::EabiHf
            | Environment::GnuAbi64
            | Environment::GnuEabi
            | Environment::GnuEabiHf
            | Environment::GnuEabiT64
            | Environment::GnuEabiHfT64
            | Environment::MuslAbi64
            | Environment::MuslEabi
            | Environment::MuslEabiHf
            | Environment::Itanium
            | Environment::CoreClr
            | Environment::OpenCl => !self.is_windows() && !self.is_darwin(),
            _ => false,
        }
    }

    fn has_supported_os(&self) -> bool {
        match self.os {
            Os::Unknown
            | Os::Linux
            | Os::FreeBsd
            | Os::NetBsd
            | Os::OpenBsd
            | Os::DragonFly
            | Os::KFreeBsd
            | Os::Fuchsia
            | Os::Haiku
            | Os::Hermit
            | Os::Hurd
            | Os::Managarm
            | Os::Rtems
            | Os::Serenity
            | Os::Solaris => true,
            Os::Windows => {
                matches!(self.environment, Environment::Msvc | Environment::Gnu | Environment::Unknown)
            }
            // Firmware on arm64 calls variadic functions as Windows does not.
            Os::Uefi => matches!(self.arch, Arch::X86_64 { .. }) && self.environment == Environment::Unknown,
            Os::Darwin
            | Os::MacOsX
            | Os::Ios
            | Os::TvOs
            | Os::WatchOs
            | Os::BridgeOs
            | Os::DriverKit
            | Os::XrOs => true,
            _ => false,
        }
    }

    /// The same target in the vocabulary of Cranelift.
    pub fn to_lexicon(&self) -> Result<lexicon::Triple, Unsupported> {
        let target = self.target()?;
        let architecture = match target.isa {
            Isa::X86_64 => lexicon::Architecture::X86_64,
            Isa::Aarch64 => lexicon::Architecture::Aarch64(lexicon::Aarch64Architecture::Aarch64),
            Isa::Riscv64 => lexicon::Architecture::Riscv64(lexicon::Riscv64Architecture::Riscv64gc),
            Isa::S390x => lexicon::Architecture::S390x,
        };
        let vendor = match self.vendor.as_str() {
            "apple" => lexicon::Vendor::Apple,
            "pc" => lexicon::Vendor::Pc,
            "ibm" => lexicon::Vendor::Ibm,
            _ => lexicon::Vendor::Unknown,
        };
        let version = self.os_version;
        let deployment = (!version.is_none()).then_some(lexicon::DeploymentTarget {
            major: u16::try_from(version.major).unwrap_or(u16::MAX),
            minor: u8::try_from(version.minor).unwrap_or(u8::MAX),
            patch: u8::try_from(version.patch).unwrap_or(u8::MAX),
        });
        use lexicon::OperatingSystem as System;
        let operating_system = match self.os {
            Os::Linux => System::Linux,
            Os::FreeBsd | Os::KFreeBsd => System::Freebsd,
            Os::NetBsd => System::Netbsd,
            Os::OpenBsd => System::Openbsd,
            Os::DragonFly => System::Dragonfly,
            Os::Fuchsia => System::Fuchsia,
            Os::Haiku => System::Haiku,
            Os::Hermit => System::Hermit,
            Os::Hurd => System::Hurd,
            Os::Solaris => System::Solaris,
            // It calls, unwinds and probes the stack as Windows does.
            Os::Windows | Os::Uefi => System::Windows,
            Os::MacOsX => System::MacOSX(deployment),
            Os::Ios => System::IOS(deployment),
            Os::TvOs => System::TvOS(deployment),
            Os::WatchOs => System::WatchOS(deployment),
            Os::XrOs => System::XROS(deployment),
            os if os.is_darwin() => System::Darwin(None),
            _ if self.format == ObjectFormat::MachO => System::Darwin(None),
            _ => System::Unknown,
        };
        let environment = match self.environment {
            Environment::Gnu
            | Environment::GnuT64
            | Environment::GnuAbi64
            | Environment::GnuEabi
            | Environment::GnuEabiHf
            | Environment::GnuEabiT64
            | Environment::GnuEabiHfT64 => lexicon::Environment::Gnu,
            Environment::Musl | Environment::MuslAbi64 | Environment::MuslEabi | Environment::MuslEabiHf => {
                lexicon::Environment::Musl
            }
            Environment::Android => lexicon::Environment::Android,
            Environment::OpenHos => lexicon::Environment::Ohos,
            Environment::Msvc => lexicon::Environment::Msvc,
            Environment::Simulator => lexicon::Environment::Sim,
            Environment::MacAbi => lexicon::Environment::Macabi,
            _ => lexicon::Environment::Unknown,
        };
        let binary_format = match self.format {
            ObjectFormat::MachO => lexicon::BinaryFormat::Macho,
            ObjectFormat::Coff => lexicon::BinaryFormat::Coff,
            _ => lexicon::BinaryFormat::Elf,
        };
        Ok(lexicon::Triple { architecture, vendor, operating_system, environment, binary_format })
    }
}

/// The text of `--print-targets`.
pub fn print_targets() -> String {
    let mut text = String::from("Targets:\n");
    for target in TARGETS {
        let formats: Vec<&str> = target.formats.iter().map(|format| format.name()).collect();
        text.push_str(&format!("  {:<9}{}; {}\n", target.name, target.description, formats.join(", ")));
        let least = crate::features::least_processor(target.isa);
        text.push_str(&format!("           conventions: {}; processor: at least {least}\n", target.abis));
        text.push_str(&format!("           tested: {}\n", target.tested));
        for example in target.examples {
            text.push_str(&format!("           {example}\n"));
        }
    }
    text
}

/// The text of `--print-data-layout` for a triple.
pub fn print_data_layout(triple: &Triple) -> Result<String, Unsupported> {
    Ok(format!("{}\n", triple.data_layout()?))
}
