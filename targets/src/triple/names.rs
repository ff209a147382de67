//! The vocabulary of triples.

use super::Version;

/// Architectures. Those rllc generates code for have variants of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Arch {
    /// `x86_64`, `amd64`, and with `haswell` the `x86_64h` of macOS.
    X86_64 {
        haswell: bool,
    },
    /// `aarch64`, `arm64`.
    Aarch64,
    Riscv64,
    /// `s390x`, `systemz`.
    S390x,
    /// Known by name only.
    Other(&'static str),
    Unknown,
}

/// How a name in a table has to match.
#[derive(Clone, Copy)]
enum Match {
    Exact,
    Prefix,
}

use Match::{Exact, Prefix};

/// Names of architectures without code generator. Families end the table: their names have many suffixes.
const OTHER_ARCHES: &[(Match, &str)] = &[
    (Exact, "i386"),
    (Exact, "i486"),
    (Exact, "i586"),
    (Exact, "i686"),
    (Exact, "i786"),
    (Exact, "i886"),
    (Exact, "i986"),
    (Exact, "powerpc"),
    (Exact, "powerpcspe"),
    (Exact, "ppc"),
    (Exact, "ppc32"),
    (Exact, "powerpcle"),
    (Exact, "ppcle"),
    (Exact, "ppc32le"),
    (Exact, "powerpc64"),
    (Exact, "ppu"),
    (Exact, "ppc64"),
    (Exact, "powerpc64le"),
    (Exact, "ppc64le"),
    (Exact, "xscale"),
    (Exact, "xscaleeb"),
    (Exact, "aarch64_be"),
    (Exact, "aarch64_32"),
    (Exact, "arm64_32"),
    (Exact, "arm64e"),
    (Exact, "arm64ec"),
    (Exact, "arc"),
    (Exact, "arm"),
    (Exact, "armeb"),
    (Exact, "thumb"),
    (Exact, "thumbeb"),
    (Exact, "avr"),
    (Exact, "m68k"),
    (Exact, "msp430"),
    (Exact, "mips"),
    (Exact, "mipseb"),
    (Exact, "mipsallegrex"),
    (Exact, "mipsisa32r6"),
    (Exact, "mipsr6"),
    (Exact, "mipsel"),
    (Exact, "mipsallegrexel"),
    (Exact, "mipsisa32r6el"),
    (Exact, "mipsr6el"),
    (Exact, "mips64"),
    (Exact, "mips64eb"),
    (Exact, "mipsn32"),
    (Exact, "mipsisa64r6"),
    (Exact, "mips64r6"),
    (Exact, "mipsn32r6"),
    (Exact, "mips64el"),
    (Exact, "mipsn32el"),
    (Exact, "mipsisa64r6el"),
    (Exact, "mips64r6el"),
    (Exact, "mipsn32r6el"),
    (Exact, "r600"),
    (Exact, "amdgcn"),
    (Exact, "riscv32"),
    (Exact, "riscv32be"),
    (Exact, "riscv64be"),
    (Exact, "hexagon"),
    (Exact, "sparc"),
    (Exact, "sparcel"),
    (Exact, "sparcv9"),
    (Exact, "sparc64"),
    (Exact, "tce"),
    (Exact, "tcele"),
    (Exact, "xcore"),
    (Exact, "nvptx"),
    (Exact, "nvptx64"),
    (Exact, "amdil"),
    (Exact, "amdil64"),
    (Exact, "hsail"),
    (Exact, "hsail64"),
    (Exact, "spir"),
    (Exact, "spir64"),
    (Exact, "lanai"),
    (Exact, "renderscript32"),
    (Exact, "renderscript64"),
    (Exact, "shave"),
    (Exact, "ve"),
    (Exact, "wasm32"),
    (Exact, "wasm64"),
    (Exact, "csky"),
    (Exact, "loongarch32"),
    (Exact, "loongarch64"),
    (Exact, "xtensa"),
    (Exact, "bpf"),
    (Exact, "bpfel"),
    (Exact, "bpfeb"),
    (Exact, "bpf_le"),
    (Exact, "bpf_be"),
    (Prefix, "kalimba"),
    (Prefix, "spirv"),
    (Prefix, "dxil"),
    (Prefix, "armebv"),
    (Prefix, "armv"),
    (Prefix, "thumbebv"),
    (Prefix, "thumbv"),
];

/// The architecture that `name` spells.
pub(super) fn arch(name: &str) -> Arch {
    match name {
        "x86_64" | "amd64" => return Arch::X86_64 { haswell: false },
        "x86_64h" => return Arch::X86_64 { haswell: true },
        "aarch64" | "arm64" => return Arch::Aarch64,
        "riscv64" => return Arch::Riscv64,
        "s390x" | "systemz" => return Arch::S390x,
        _ => {}
    }
    let found = OTHER_ARCHES.iter().find(|(how, known)| match how {
        Exact => name == *known,
        Prefix => name.starts_with(known),
    });
    found.map_or(Arch::Unknown, |(_, known)| Arch::Other(known))
}

const VENDORS: &[&str] = &[
    "apple", "pc", "scei", "sie", "fsl", "ibm", "img", "mti", "nvidia", "csr", "amd", "mesa", "suse", "oe",
    "intel", "meta",
];

/// Whether `name` is a vendor that LLVM knows.
pub(super) fn is_vendor(name: &str) -> bool {
    VENDORS.contains(&name)
}

/// Declares an enumeration whose variants are recognised by a prefix; the first that fits counts.
macro_rules! prefixed {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $($text:literal)|+,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum $name { $($variant,)* Unknown }

        impl $name {
            const PREFIXES: &'static [(&'static str, $name)] = &[$($(($text, $name::$variant),)+)*];

            /// The name that LLVM prints; empty for `Unknown`.
            pub fn name(self) -> &'static str {
                Self::PREFIXES.iter().find(|(_, known)| *known == self).map_or("", |(text, _)| text)
            }
        }
    };
}

prefixed! {
    /// Operating systems.
    Os {
        Darwin = "darwin", DragonFly = "dragonfly", FreeBsd = "freebsd", Fuchsia = "fuchsia", Ios = "ios",
        KFreeBsd = "kfreebsd", Linux = "linux", Lv2 = "lv2", MacOsX = "macosx" | "macos", Managarm = "managarm",
        NetBsd = "netbsd", OpenBsd = "openbsd", Solaris = "solaris", Uefi = "uefi",
        Windows = "windows" | "win32", ZOs = "zos", Haiku = "haiku", Rtems = "rtems", NaCl = "nacl", Aix = "aix",
        Cuda = "cuda", NvCl = "nvcl", AmdHsa = "amdhsa", Ps4 = "ps4", Ps5 = "ps5", ElfIamcu = "elfiamcu",
        TvOs = "tvos", WatchOs = "watchos", BridgeOs = "bridgeos", DriverKit = "driverkit",
        XrOs = "xros" | "visionos", Mesa3D = "mesa3d", AmdPal = "amdpal", Hermit = "hermit", Hurd = "hurd",
        Wasi = "wasi", Emscripten = "emscripten", ShaderModel = "shadermodel", LiteOs = "liteos",
        Serenity = "serenity", Vulkan = "vulkan", CheriotRtos = "cheriotrtos", OpenCl = "opencl",
        ChipStar = "chipstar", Firmware = "firmware", Qurt = "qurt", H2 = "h2",
    }
}

impl Os {
    /// Apple's systems.
    pub fn is_darwin(self) -> bool {
        matches!(
            self,
            Os::Darwin
                | Os::MacOsX
                | Os::Ios
                | Os::TvOs
                | Os::WatchOs
                | Os::BridgeOs
                | Os::DriverKit
                | Os::XrOs
                | Os::Firmware
        )
    }
}

prefixed! {
    /// Environments, which choose the ABI and the C library.
    Environment {
        EabiHf = "eabihf", Eabi = "eabi", GnuAbiN32 = "gnuabin32", GnuAbi64 = "gnuabi64",
        GnuEabiHfT64 = "gnueabihft64", GnuEabiHf = "gnueabihf", GnuEabiT64 = "gnueabit64", GnuEabi = "gnueabi",
        GnuF32 = "gnuf32", GnuF64 = "gnuf64", GnuSf = "gnusf", GnuX32 = "gnux32", GnuIlp32 = "gnu_ilp32",
        Code16 = "code16", GnuT64 = "gnut64", Gnu = "gnu", Android = "android", MuslAbiN32 = "muslabin32",
        MuslAbi64 = "muslabi64", MuslEabiHf = "musleabihf", MuslEabi = "musleabi", MuslF32 = "muslf32",
        MuslSf = "muslsf", MuslX32 = "muslx32", MuslWali = "muslwali", Musl = "musl", Msvc = "msvc",
        Itanium = "itanium", Cygnus = "cygnus", CoreClr = "coreclr", Simulator = "simulator", MacAbi = "macabi",
        Pixel = "pixel", Vertex = "vertex", Geometry = "geometry", Hull = "hull", Domain = "domain",
        Compute = "compute", Library = "library", RayGeneration = "raygeneration",
        Intersection = "intersection", AnyHit = "anyhit", ClosestHit = "closesthit", Miss = "miss",
        Callable = "callable", Mesh = "mesh", Amplification = "amplification", RootSignature = "rootsignature",
        OpenCl = "opencl", OpenHos = "ohos", PAuthTest = "pauthtest", Llvm = "llvm", Mlibc = "mlibc",
        Mtia = "mtia",
    }
}

/// Object formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum ObjectFormat {
    Elf,
    MachO,
    Coff,
    Goff,
    Xcoff,
    Wasm,
    Spirv,
    DxContainer,
}

impl ObjectFormat {
    /// The name that ends a triple.
    pub fn name(self) -> &'static str {
        match self {
            ObjectFormat::Elf => "elf",
            ObjectFormat::MachO => "macho",
            ObjectFormat::Coff => "coff",
            ObjectFormat::Goff => "goff",
            ObjectFormat::Xcoff => "xcoff",
            ObjectFormat::Wasm => "wasm",
            ObjectFormat::Spirv => "spirv",
            ObjectFormat::DxContainer => "dxcontainer",
        }
    }
}

/// The operating system that `name` starts with.
pub(super) fn os(name: &str) -> Os {
    Os::PREFIXES.iter().find(|(prefix, _)| name.starts_with(prefix)).map_or(Os::Unknown, |(_, os)| *os)
}

/// The operating system and what follows its name.
pub(super) fn os_and_version(name: &str) -> (Os, Version) {
    match Os::PREFIXES.iter().find_map(|(prefix, os)| Some((*os, name.strip_prefix(prefix)?))) {
        Some((os, rest)) => (os, Version::parse(rest)),
        None => (Os::Unknown, Version::default()),
    }
}

/// The environment that `name` starts with.
pub(super) fn environment(name: &str) -> Environment {
    environment_and_rest(name).0
}

/// The environment and what follows its name.
pub(super) fn environment_and_rest(name: &str) -> (Environment, &str) {
    let mut table = Environment::PREFIXES.iter();
    let found = table.find_map(|(prefix, environment)| Some((*environment, name.strip_prefix(prefix)?)));
    found.unwrap_or((Environment::Unknown, name))
}

/// The object format that `name` ends with.
pub(super) fn object_format(name: &str) -> Option<ObjectFormat> {
    // `xcoff` before `coff`, which is its tail.
    const SUFFIXES: &[ObjectFormat] = &[
        ObjectFormat::Xcoff,
        ObjectFormat::Coff,
        ObjectFormat::Elf,
        ObjectFormat::Goff,
        ObjectFormat::MachO,
        ObjectFormat::Wasm,
        ObjectFormat::Spirv,
    ];
    SUFFIXES.iter().copied().find(|format| name.ends_with(format.name()))
}

/// The object format where the triple names none.
pub(super) fn default_format(arch: Arch, os: Os) -> ObjectFormat {
    match arch {
        Arch::S390x if os == Os::ZOs => ObjectFormat::Goff,
        Arch::Riscv64 | Arch::S390x => ObjectFormat::Elf,
        Arch::Other(name) if name.starts_with("wasm") => ObjectFormat::Wasm,
        Arch::Other(name) if name.starts_with("spirv") => ObjectFormat::Spirv,
        Arch::Other("dxil") => ObjectFormat::DxContainer,
        Arch::Other(name) if os == Os::Aix && (name.starts_with("p")) => ObjectFormat::Xcoff,
        _ if matches!(os, Os::Windows | Os::Uefi) => ObjectFormat::Coff,
        _ if os.is_darwin() => ObjectFormat::MachO,
        _ => ObjectFormat::Elf,
    }
}
