//! The data layout: what a `target datalayout` string says about sizes, alignments and address spaces
//! (LangRef, "Data Layout"; spec 003, definitions 9.2.5 to 9.2.7).
//!
//! | file | holds |
//! |---|---|
//! | `mod.rs` | [`DataLayout`]: the specifications with their defaults, and what can be asked without a type |
//! | `parse.rs` | the string's grammar and its errors |
//! | `sizes.rs` | sizes, alignments and struct layouts of types, with the cache of a module's types |
//! | `compare.rs` | the canonical list of keys, printing, and key-by-key comparison |
//!
//! All answers agree with LLVM's `DataLayout`. Sizes saturate at `u64::MAX` instead of wrapping; the fallible
//! queries tell.

mod compare;
mod parse;
mod sizes;
#[cfg(test)]
mod tests;

pub use compare::KeyDifference;
pub use parse::LayoutError;
pub(crate) use sizes::target_type_is_sized;
pub use sizes::{StructLayout, TypeSize};

use crate::ir::{Align, StringTable, TypeTable};
use sizes::ModuleLayouts;
use std::sync::Arc;

/// How names are decorated (`m:`; LangRef, "Data Layout").
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mangling {
    /// No `m:` specification: no decoration.
    #[default]
    None,
    /// `e`: private symbols get the prefix `.L`.
    Elf,
    /// `l`: private symbols get the prefix `L#`.
    Goff,
    /// `o`: private symbols get `L`, others `_`.
    MachO,
    /// `m`: private symbols get `$`.
    Mips,
    /// `w`: private symbols get `.L`; other decoration only by calling convention.
    WinCoff,
    /// `x`: private symbols get `L`, others `_`, and calling conventions add theirs.
    WinCoffX86,
    /// `a`: private symbols get `L..`.
    Xcoff,
}

/// What `F` says about the alignment of function pointers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FunctionPointerAlign {
    /// `Fi<abi>`: independent of the functions' alignment.
    Independent(Align),
    /// `Fn<abi>`: a multiple of the explicit alignment of the function.
    MultipleOfFunctionAlign(Align),
}

/// Alignments of integers, floats or vectors of one width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PrimitiveSpec {
    bits: u32,
    abi: Align,
    preferred: Align,
}

/// Pointers of one address space.
#[derive(Clone, PartialEq, Eq, Debug)]
struct PointerSpec {
    address_space: u32,
    bits: u32,
    abi: Align,
    preferred: Align,
    index_bits: u32,
    /// The bits of a pointer may change (`u`, or listed by `ni`).
    unstable: bool,
    /// A pointer has state outside of its bits (`e`).
    external_state: bool,
    name: Option<String>,
}

/// All specifications, defaults filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Specs {
    big_endian: bool,
    /// Each sorted by width, never empty.
    ints: Vec<PrimitiveSpec>,
    floats: Vec<PrimitiveSpec>,
    vectors: Vec<PrimitiveSpec>,
    /// `ve`: vectors without a specification are aligned as their elements.
    element_aligned_vectors: bool,
    /// Sorted by address space; the first is address space 0.
    pointers: Vec<PointerSpec>,
    aggregate_abi: Align,
    aggregate_preferred: Align,
    native_ints: Vec<u32>,
    stack_align: Option<Align>,
    function_pointer: Option<FunctionPointerAlign>,
    mangling: Mangling,
    alloca_address_space: u32,
    program_address_space: u32,
    globals_address_space: u32,
}

fn align(bytes_log2: u32) -> Align {
    Align::from_log2(bytes_log2).unwrap_or(Align::ONE)
}

impl Default for Specs {
    /// What holds where the string says nothing (spec 003, definition 9.2.5; LLVM 22 has no entry for i1, which
    /// so takes that of the next wider integer).
    fn default() -> Specs {
        let spec =
            |bits, abi, preferred| PrimitiveSpec { bits, abi: align(abi), preferred: align(preferred) };
        Specs {
            big_endian: false,
            ints: vec![spec(8, 0, 0), spec(16, 1, 1), spec(32, 2, 2), spec(64, 2, 3)],
            floats: vec![spec(16, 1, 1), spec(32, 2, 2), spec(64, 3, 3), spec(128, 4, 4)],
            vectors: vec![spec(64, 3, 3), spec(128, 4, 4)],
            element_aligned_vectors: false,
            pointers: vec![PointerSpec {
                address_space: 0,
                bits: 64,
                abi: align(3),
                preferred: align(3),
                index_bits: 64,
                unstable: false,
                external_state: false,
                name: None,
            }],
            aggregate_abi: Align::ONE,
            aggregate_preferred: align(3),
            native_ints: Vec::new(),
            stack_align: None,
            function_pointer: None,
            mangling: Mangling::None,
            alloca_address_space: 0,
            program_address_space: 0,
            globals_address_space: 0,
        }
    }
}

/// A parsed data layout. Cheap to clone; shared between threads.
#[derive(Clone, Debug, Default)]
pub struct DataLayout {
    /// As given.
    text: Arc<str>,
    specs: Arc<Specs>,
    module: Option<Arc<ModuleLayouts>>,
}

impl PartialEq for DataLayout {
    /// Whether both mean the same, whatever their spelling.
    fn eq(&self, other: &DataLayout) -> bool {
        self.specs == other.specs
    }
}

impl Eq for DataLayout {}

impl DataLayout {
    /// Reads the string of `target datalayout`.
    pub fn parse(text: &[u8]) -> Result<DataLayout, LayoutError> {
        let specs = parse::parse(text)?;
        // A string that was accepted is ASCII but for the names of address spaces.
        let text = String::from_utf8_lossy(text);
        Ok(DataLayout { text: text.as_ref().into(), specs: Arc::new(specs), module: None })
    }

    /// This layout with the layouts of a module's types computed once. Queries about types with ids below
    /// `types.len()` are then table look-ups; types of a body's layer are computed at each query from those.
    ///
    /// The result is for `types` and the layers above it only. Without it every query works, just slower, and
    /// target extension types, whose layout depends on their name, count as unsized.
    #[must_use]
    pub fn for_types(&self, types: &TypeTable, strings: &StringTable) -> DataLayout {
        let module = ModuleLayouts::new(&self.specs, types, strings);
        DataLayout { text: self.text.clone(), specs: self.specs.clone(), module: Some(Arc::new(module)) }
    }

    /// The string as it was given.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// `E` rather than `e`.
    pub fn is_big_endian(&self) -> bool {
        self.specs.big_endian
    }

    fn pointer(&self, address_space: u32) -> &PointerSpec {
        let pointers = &self.specs.pointers;
        match pointers.binary_search_by_key(&address_space, |spec| spec.address_space) {
            Ok(index) => &pointers[index],
            Err(_) => &pointers[0],
        }
    }

    /// The size of a pointer in bytes.
    pub fn pointer_size(&self, address_space: u32) -> u64 {
        u64::from(self.pointer(address_space).bits).div_ceil(8)
    }

    /// The size of a pointer in bits.
    pub fn pointer_bits(&self, address_space: u32) -> u32 {
        self.pointer(address_space).bits
    }

    /// The width in bits of the offsets that `getelementptr` computes with.
    pub fn index_bits(&self, address_space: u32) -> u32 {
        self.pointer(address_space).index_bits
    }

    /// The ABI alignment of a pointer.
    pub fn pointer_abi_align(&self, address_space: u32) -> Align {
        self.pointer(address_space).abi
    }

    /// The preferred alignment of a pointer.
    pub fn pointer_preferred_align(&self, address_space: u32) -> Align {
        self.pointer(address_space).preferred
    }

    /// Whether integers and pointers of the address space cannot be converted freely (`ni`, `u` or `e`).
    pub fn is_non_integral(&self, address_space: u32) -> bool {
        let spec = self.pointer(address_space);
        spec.address_space == address_space && (spec.unstable || spec.external_state)
    }

    /// The non-integral address spaces in ascending order.
    pub fn non_integral_address_spaces(&self) -> impl Iterator<Item = u32> + '_ {
        let pointers = self.specs.pointers.iter();
        pointers.filter(|spec| spec.unstable || spec.external_state).map(|spec| spec.address_space)
    }

    /// The address space that the layout calls `name`.
    pub fn named_address_space(&self, name: &str) -> Option<u32> {
        let mut pointers = self.specs.pointers.iter();
        pointers.find(|spec| spec.name.as_deref() == Some(name)).map(|spec| spec.address_space)
    }

    /// The natural alignment of the stack (`S`).
    pub fn stack_align(&self) -> Option<Align> {
        self.specs.stack_align
    }

    /// The alignment of function pointers (`F`).
    pub fn function_pointer_align(&self) -> Option<FunctionPointerAlign> {
        self.specs.function_pointer
    }

    /// How symbol names are decorated (`m`).
    pub fn mangling(&self) -> Mangling {
        self.specs.mangling
    }

    /// The address space of `alloca` (`A`).
    pub fn alloca_address_space(&self) -> u32 {
        self.specs.alloca_address_space
    }

    /// The address space of functions (`P`).
    pub fn program_address_space(&self) -> u32 {
        self.specs.program_address_space
    }

    /// The address space of global variables that name none (`G`).
    pub fn globals_address_space(&self) -> u32 {
        self.specs.globals_address_space
    }

    /// The widths of the processor's own integers in bits (`n`), as listed.
    pub fn native_integer_widths(&self) -> &[u32] {
        &self.specs.native_ints
    }

    /// Whether the processor has integers of this width.
    pub fn is_native_integer(&self, bits: u32) -> bool {
        self.specs.native_ints.contains(&bits)
    }

    /// ABI and preferred alignment of an integer of `bits` bits, also if no such type is in a table.
    pub fn integer_align(&self, bits: u32) -> (Align, Align) {
        self.specs.integer_align(bits)
    }
}

impl Specs {
    /// An exact match, else the next wider integer's, else the widest one's.
    fn integer_align(&self, bits: u32) -> (Align, Align) {
        let index = self.ints.partition_point(|spec| spec.bits < bits).min(self.ints.len() - 1);
        (self.ints[index].abi, self.ints[index].preferred)
    }
}
