//! The data layout of each target, and what becomes of the string that a module brings along.

use super::{Arch, Isa, ObjectFormat, Triple, Unsupported};
use cranelift_entity::EntityRef;
use rllc_frontend::ir::{StringTable, Type, TypeId, TypeTable};
use rllc_frontend::layout::{DataLayout, KeyDifference, LayoutError};
use std::fmt;

/// Pointers of x86's and Arm's mixed-width address spaces.
const MIXED_POINTERS: &str = "-p270:32:32-p271:32:32-p272:64:64";

impl Triple {
    /// The data layout string that LLVM 22 uses for this triple.
    pub fn data_layout(&self) -> Result<String, Unsupported> {
        let mangling = match self.format {
            ObjectFormat::MachO => "m:o",
            ObjectFormat::Coff => "m:w",
            _ => "m:e",
        };
        Ok(match self.target()?.isa {
            Isa::X86_64 => {
                format!("e-{mangling}{MIXED_POINTERS}-i64:64-i128:128-f80:128-n8:16:32:64-S128")
            }
            Isa::Aarch64 => {
                let integers = match self.format {
                    ObjectFormat::MachO => "",
                    ObjectFormat::Coff => "-p:64:64-i32:32",
                    _ => "-i8:8:32-i16:16:32",
                };
                format!("e-{mangling}{MIXED_POINTERS}{integers}-i64:64-i128:128-n32:64-S128-Fn32")
            }
            Isa::Riscv64 => format!("e-{mangling}-p:64:64-i64:64-i128:128-n32:64-S128"),
            Isa::S390x => format!("E-{mangling}-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"),
        })
    }
}

/// Brings an older data layout string up to date for `triple`, as LLVM 22 does when it reads old modules:
/// new address spaces, native widths and alignments are put in, everything else stays.
pub fn upgrade_data_layout(layout: &str, triple: &Triple) -> String {
    match triple.arch {
        Arch::Aarch64 => upgrade_aarch64(layout),
        Arch::Riscv64 => layout.replacen("-n64-", "-n32:64-", 1),
        Arch::X86_64 { .. } => upgrade_x86_64(layout),
        Arch::S390x | Arch::Other(_) | Arch::Unknown => layout.to_string(),
    }
}

fn upgrade_aarch64(layout: &str) -> String {
    if layout.is_empty() {
        return String::new();
    }
    let mut text = with_mixed_pointers(layout);
    if !layout.contains("-Fn32") {
        text.push_str("-Fn32");
    }
    text
}

fn upgrade_x86_64(layout: &str) -> String {
    let text = with_mixed_pointers(layout);
    if text.contains("-i128:") || text.starts_with("i128:") || !text.starts_with('e') {
        return text;
    }
    // Behind the leading specifications of mangling, pointers and integers, if no later one is among those.
    let mut specs = text.split('-');
    if specs.next() != Some("e") {
        return text;
    }
    let starts_so = |spec: &str| spec.starts_with(['m', 'p', 'i']);
    let leading: Vec<&str> = specs.clone().take_while(|spec| starts_so(spec)).collect();
    if specs.skip(leading.len()).any(starts_so) {
        return text;
    }
    let end = 1 + leading.iter().map(|spec| spec.len() + 1).sum::<usize>();
    format!("{}-i128:128{}", &text[..end], &text[end..])
}

/// Puts the mixed-width address spaces behind endianness, mangling and a 32-bit `p`.
fn with_mixed_pointers(layout: &str) -> String {
    if layout.contains(MIXED_POINTERS) {
        return layout.to_string();
    }
    let bytes = layout.as_bytes();
    let is_head = matches!(bytes, [b'e' | b'E', b'-', b'm', b':', b'a'..=b'z', b'-', ..]);
    if !is_head {
        return layout.to_string();
    }
    let (mut head, mut rest) = layout.split_at("e-m:e".len());
    if rest.starts_with("-p:32:32-") {
        (head, rest) = layout.split_at("e-m:e-p:32:32".len());
    }
    format!("{head}{MIXED_POINTERS}{rest}")
}

/// Why a module's data layout cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LayoutMismatch {
    /// The string is no data layout.
    Malformed(LayoutError),
    /// There is no target whose layout could be compared.
    Unsupported(Unsupported),
    /// The string, brought up to date, differs from the target's.
    Differs {
        /// The module's string after the upgrade.
        module: String,
        target: String,
        /// `left` is the module's, `right` the target's.
        keys: Vec<KeyDifference>,
    },
}

impl fmt::Display for LayoutMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutMismatch::Malformed(error) => error.fmt(f),
            LayoutMismatch::Unsupported(reason) => reason.fmt(f),
            LayoutMismatch::Differs { keys, .. } => {
                f.write_str("the module's data layout does not fit the target: ")?;
                for (index, key) in keys.iter().enumerate() {
                    let missing = |side: &Option<String>| side.clone().unwrap_or_else(|| "nothing".into());
                    let separator = if index == 0 { "" } else { ", " };
                    let (module, target) = (missing(&key.left), missing(&key.right));
                    write!(f, "{separator}key '{}' is {module} but the target has {target}", key.key)?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for LayoutMismatch {}

/// Adds to a string of before LLVM 3.5, which is one without the mangling of symbols, what the target's says that no
/// string could say then: the mangling, stack alignment, native widths, mixed-width address spaces, and the
/// alignment of `i128`.
fn complete_old_layout(layout: &str, target: &str) -> String {
    fn key(spec: &str) -> &str {
        match spec.as_bytes().first() {
            Some(letter @ (b'n' | b'S')) if spec.as_bytes().get(1) != Some(&b'i') => {
                if *letter == b'n' {
                    "n"
                } else {
                    "S"
                }
            }
            _ => spec.split(':').next().unwrap_or(spec),
        }
    }
    const LATER: [&str; 7] = ["m", "n", "S", "p270", "p271", "p272", "i128"];
    let has = |wanted: &str| layout.split('-').any(|spec| key(spec) == wanted);
    if layout.is_empty() || has("m") {
        return layout.to_string();
    }
    let mut text = layout.to_string();
    for spec in target.split('-').filter(|spec| LATER.contains(&key(spec)) && !has(key(spec))) {
        text.push('-');
        text.push_str(spec);
    }
    text
}

/// Whether a difference can change code or data. What only advises optimizers (`n`, `S`, `ni`) never does, nor do
/// names without a mangling of their own: the target's is used.
fn has_meaning(difference: &KeyDifference) -> bool {
    match difference.key.as_str() {
        "n" | "S" | "ni" => false,
        "m" => difference.left.is_some(),
        _ => true,
    }
}

/// Whether two values of a key always mean something else, and not only for types that have such a size or alignment.
fn is_conflict(difference: &KeyDifference) -> bool {
    match difference.key.split_at_checked(1) {
        Some(("p" | "i" | "f" | "v", bits)) => !bits.bytes().all(|digit| digit.is_ascii_digit()),
        _ => difference.key != "a",
    }
}

/// The data layout to compile a module with.
#[derive(Clone, Debug)]
pub struct AgreedLayout {
    /// The target's.
    pub layout: DataLayout,
    /// What the module's own string says otherwise of sizes and alignments.
    pub dispute: Option<Dispute>,
}

/// Sizes and alignments in which a module's layout differs from the target's. It can be compiled all the same if
/// its types lie in memory as it says, which most often is so: what differs is an alignment that is only
/// preferred, or the one of a type that no aggregate has.
#[derive(Clone, Debug)]
pub struct Dispute {
    own: DataLayout,
    target: DataLayout,
    keys: Vec<KeyDifference>,
}

impl Dispute {
    /// This with the layouts of a module's types computed once (see [`DataLayout::for_types`]).
    #[must_use]
    pub fn for_types(self, types: &TypeTable, strings: &StringTable) -> Dispute {
        let (own, target) = (self.own.for_types(types, strings), self.target.for_types(types, strings));
        Dispute { own, target, ..self }
    }

    /// Whether all types of `types` from number `first` on have the same size and the same offsets of fields in both
    /// layouts.
    ///
    /// # Errors
    /// Names the keys in which the layouts differ.
    pub fn check(&self, types: &TypeTable, first: usize) -> Result<(), LayoutMismatch> {
        let same = |layout: &DataLayout, other: &DataLayout, ty: TypeId| {
            let spaces = match types.get(ty) {
                Type::Ptr(space) => layout.index_bits(*space) == other.index_bits(*space),
                _ => true,
            };
            spaces
                && layout.alloc_type_size(types, ty) == other.alloc_type_size(types, ty)
                && (types.struct_body(ty).is_none()
                    || layout.struct_layout(types, ty).offsets == other.struct_layout(types, ty).offsets)
        };
        match (first..types.len()).map(TypeId::new).all(|ty| same(&self.own, &self.target, ty)) {
            true => Ok(()),
            false => Err(self.mismatch()),
        }
    }

    fn mismatch(&self) -> LayoutMismatch {
        LayoutMismatch::Differs {
            module: self.own.text().to_string(),
            target: self.target.text().to_string(),
            keys: self.keys.clone(),
        }
    }
}

/// The data layout to compile a module with: the target's, as long as the module's own string (`None` or empty: it
/// has none) does not contradict it. Strings of modules with `typed_pointers` may be older than LLVM 3.5.
///
/// # Errors
/// If the string is none, or says what no use can make right: another byte order, mangling, or address spaces.
pub fn module_data_layout(
    triple: &Triple,
    module: Option<&[u8]>,
    typed_pointers: bool,
) -> Result<AgreedLayout, LayoutMismatch> {
    let target = triple.data_layout().map_err(LayoutMismatch::Unsupported)?;
    let layout = DataLayout::parse(target.as_bytes()).map_err(LayoutMismatch::Malformed)?;
    let module = match module {
        None | Some(b"") => return Ok(AgreedLayout { layout, dispute: None }),
        Some(module) => module,
    };
    DataLayout::parse(module).map_err(LayoutMismatch::Malformed)?;
    let mut upgraded = upgrade_data_layout(&String::from_utf8_lossy(module), triple);
    if typed_pointers {
        upgraded = complete_old_layout(&upgraded, &target);
    }
    let own = DataLayout::parse(upgraded.as_bytes()).map_err(LayoutMismatch::Malformed)?;
    let mut keys = own.differences(&layout);
    keys.retain(has_meaning);
    let dispute = Dispute { own, target: layout.clone(), keys };
    if dispute.keys.iter().any(is_conflict) {
        return Err(dispute.mismatch());
    }
    let dispute = (!dispute.keys.is_empty()).then_some(dispute);
    Ok(AgreedLayout { layout, dispute })
}
