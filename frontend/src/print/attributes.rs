//! Attributes as text (LangRef, "Parameter Attributes", "Function Attributes", "Attribute Groups").

use super::text::Text;
use super::values::{ValuePrinter, wide_decimal};
use crate::ir::*;

/// Names of single bits or of bit combinations, larger combinations first.
type BitNames = &'static [(u64, &'static str)];

/// `allockind` (`llvm::AllocFnKind`).
const ALLOC_KINDS: BitNames =
    &[(1, "alloc"), (2, "realloc"), (4, "free"), (8, "uninitialized"), (16, "zeroed"), (32, "aligned")];

/// `nofpclass` (`llvm::FPClassTest`).
const FP_CLASSES: BitNames = &[
    (0x3ff, "all"),
    (0x003, "nan"),
    (0x001, "snan"),
    (0x002, "qnan"),
    (0x204, "inf"),
    (0x004, "ninf"),
    (0x200, "pinf"),
    (0x108, "norm"),
    (0x008, "nnorm"),
    (0x100, "pnorm"),
    (0x090, "sub"),
    (0x010, "nsub"),
    (0x080, "psub"),
    (0x060, "zero"),
    (0x020, "nzero"),
    (0x040, "pzero"),
];

/// `captures` (`llvm::CaptureComponents`): `address` includes `address_is_null`, `provenance` `read_provenance`.
const CAPTURES: BitNames =
    &[(0x3, "address"), (0x1, "address_is_null"), (0xc, "provenance"), (0x4, "read_provenance")];

/// Locations of `memory` in the order of their two-bit fields; the fourth is what is not one of the others.
const MEMORY_LOCATIONS: [&str; 6] =
    ["argmem", "inaccessiblemem", "errnomem", "", "target_mem0", "target_mem1"];
const OTHER_MEMORY: usize = 3;
const MEMORY_EFFECTS: [&str; 4] = ["none", "read", "write", "readwrite"];

/// The names that make up `bits`, joined by `separator`.
fn bit_names(out: &mut Text, names: BitNames, mut bits: u64, separator: &str) {
    let mut first = true;
    for &(mask, name) in names {
        if bits & mask == mask {
            out.separate(&mut first, separator);
            out.str(name);
            bits &= !mask;
        }
    }
}

fn memory(out: &mut Text, word: u64) {
    let effect = |location: usize| (word >> (2 * location) & 3) as usize;
    let other = effect(OTHER_MEMORY);
    out.str("memory(");
    let mut first = true;
    let differs = |location: &usize| *location != OTHER_MEMORY && effect(*location) != other;
    let exceptions: Vec<usize> = (0..MEMORY_LOCATIONS.len()).filter(differs).collect();
    if other != 0 || exceptions.is_empty() {
        out.separate(&mut first, ", ");
        out.str(MEMORY_EFFECTS[other]);
    }
    for location in exceptions {
        out.separate(&mut first, ", ");
        out.str(MEMORY_LOCATIONS[location]);
        out.str(": ");
        out.str(MEMORY_EFFECTS[effect(location)]);
    }
    out.str(")");
}

fn capture_components(out: &mut Text, bits: u64) {
    if bits == 0 {
        out.str("none");
    } else {
        bit_names(out, CAPTURES, bits, ", ");
    }
}

fn captures(out: &mut Text, word: u64) {
    let (other, ret) = (word >> 4 & 0xf, word & 0xf);
    out.str("captures(");
    if other == ret {
        capture_components(out, other);
    } else {
        if other != 0 {
            capture_components(out, other);
            out.str(", ");
        }
        out.str("ret: ");
        capture_components(out, ret);
    }
    out.str(")");
}

/// Modes of `denormal_fpenv`, by their two-bit numbers.
const DENORMAL_MODES: [&str; 4] = ["ieee", "preservesign", "positivezero", "dynamic"];

/// `denormal_fpenv(output|input, float: output|input)`: the low four bits are the default environment (output in
/// bits 0–1, input in bits 2–3), the next four that of `float`.
fn denormal_environment(out: &mut Text, word: u64) {
    let mode = |out: &mut Text, bits: u64| {
        let (output, input) = (DENORMAL_MODES[(bits & 3) as usize], DENORMAL_MODES[(bits >> 2 & 3) as usize]);
        out.str(output);
        if input != output {
            out.str("|");
            out.str(input);
        }
    };
    let (default, float) = (word & 0xf, word >> 4 & 0xf);
    out.str("denormal_fpenv(");
    mode(out, default);
    if float != default {
        out.str(", float: ");
        mode(out, float);
    }
    out.str(")");
}

fn int_attribute(out: &mut Text, kind: AttrKind, value: u64, in_group: bool) {
    let argument = |out: &mut Text| {
        out.str(kind.keyword());
        out.str("(");
        out.num(value);
        out.str(")");
    };
    match kind {
        AttrKind::Alignment | AttrKind::StackAlignment if in_group => {
            out.str(kind.keyword());
            out.str("=");
            out.num(value);
        }
        AttrKind::Alignment => {
            out.str("align ");
            out.num(value);
        }
        AttrKind::UwTable => out.str(if value == 1 { "uwtable(sync)" } else { "uwtable" }),
        AttrKind::AllocSize => {
            out.str("allocsize(");
            out.num(value >> 32);
            if value as u32 != u32::MAX {
                out.str(",");
                out.num(value as u32);
            }
            out.str(")");
        }
        AttrKind::VScaleRange => {
            out.str("vscale_range(");
            out.num(value >> 32);
            out.str(",");
            out.num(value as u32);
            out.str(")");
        }
        AttrKind::AllocKind => {
            out.str("allockind(\"");
            bit_names(out, ALLOC_KINDS, value, ",");
            out.str("\")");
        }
        AttrKind::Memory => memory(out, value),
        AttrKind::NoFpClass => {
            out.str("nofpclass(");
            if value == 0 {
                out.str("none");
            }
            bit_names(out, FP_CLASSES, value, " ");
            out.str(")");
        }
        AttrKind::Captures => captures(out, value),
        AttrKind::DeadOnReturn if value == u64::MAX => out.str(kind.keyword()),
        AttrKind::DenormalFpEnv => denormal_environment(out, value),
        _ => argument(out),
    }
}

impl ValuePrinter<'_> {
    /// One attribute; `in_group` chooses the spelling of attribute groups.
    fn attribute(&self, out: &mut Text, attribute: &Attribute, in_group: bool) {
        match attribute {
            Attribute::Enum(kind) => out.str(kind.keyword()),
            Attribute::Int(kind, value) => int_attribute(out, *kind, *value, in_group),
            Attribute::Type(kind, ty) => {
                out.str(kind.keyword());
                if let Some(ty) = ty {
                    out.str("(");
                    self.ty(out, *ty);
                    out.str(")");
                }
            }
            Attribute::Range(kind, ty, low, high) => {
                let bits = self.tables.types.int_bits(*ty).unwrap_or(64);
                out.str(kind.keyword());
                out.str("(");
                self.ty(out, *ty);
                out.str(" ");
                wide_decimal(out, low, bits);
                out.str(", ");
                wide_decimal(out, high, bits);
                out.str(")");
            }
            Attribute::Ranges(kind, ranges) => {
                out.str(kind.keyword());
                out.str("(");
                let mut first = true;
                for (low, high) in ranges {
                    out.separate(&mut first, ", ");
                    out.str("(");
                    out.num(*low);
                    out.str(", ");
                    out.num(*high);
                    out.str(")");
                }
                out.str(")");
            }
            Attribute::String(key, value) => {
                out.quoted(self.string(*key));
                if !self.string(*value).is_empty() {
                    out.str("=");
                    out.quoted(self.string(*value));
                }
            }
        }
    }

    /// The attributes of a set in the order in which they are printed: known ones, then strings by their keys.
    fn sorted_set(&self, set: AttrSetId) -> impl Iterator<Item = &Attribute> {
        let attributes = self.tables.attrs.get_set(set);
        let known = attributes.partition_point(|attribute| attribute.kind().is_some());
        let mut strings: Vec<&Attribute> = attributes[known..].iter().collect();
        strings.sort_by_key(|attribute| match attribute {
            Attribute::String(key, _) => self.string(*key),
            _ => &[],
        });
        attributes[..known].iter().chain(strings)
    }

    /// The attributes of a set, each behind a space.
    pub fn attribute_set(&self, out: &mut Text, set: AttrSetId, in_group: bool) {
        for attribute in self.sorted_set(set) {
            out.str(" ");
            self.attribute(out, attribute, in_group);
        }
    }

    /// The attributes of a result, each followed by a space.
    pub fn result_attributes(&self, out: &mut Text, set: AttrSetId) {
        for attribute in self.sorted_set(set) {
            self.attribute(out, attribute, false);
            out.str(" ");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(kind: AttrKind, value: u64) -> String {
        let mut text = Text::default();
        int_attribute(&mut text, kind, value, false);
        String::from_utf8_lossy(&text.bytes).into_owned()
    }

    #[test]
    fn packed_attributes() {
        let cases = [
            (AttrKind::Memory, 0, "memory(none)"),
            (AttrKind::Memory, 0x39, "memory(argmem: read, inaccessiblemem: write, errnomem: readwrite)"),
            (AttrKind::Memory, 0x554, "memory(read, argmem: none)"),
            (AttrKind::Captures, 0xdd, "captures(address_is_null, provenance)"),
            (AttrKind::Captures, 0x07, "captures(ret: address, read_provenance)"),
            (AttrKind::Captures, 0, "captures(none)"),
            (AttrKind::Captures, 0xf0, "captures(address, provenance, ret: none)"),
            (AttrKind::NoFpClass, 0x207, "nofpclass(nan inf)"),
            (AttrKind::NoFpClass, 105, "nofpclass(snan nnorm zero)"),
            (AttrKind::AllocKind, 17, "allockind(\"alloc,zeroed\")"),
            (AttrKind::AllocSize, 1 << 32, "allocsize(1,0)"),
            (AttrKind::AllocSize, 0xffff_ffff, "allocsize(0)"),
            (AttrKind::VScaleRange, 1 << 32 | 2, "vscale_range(1,2)"),
            (AttrKind::UwTable, 1, "uwtable(sync)"),
            (AttrKind::Alignment, 8, "align 8"),
        ];
        for (kind, value, text) in cases {
            assert_eq!(printed(kind, value), text);
        }
    }
}
