//! The canonical list of a layout's keys: for printing it, and for saying where two layouts differ.

use super::{DataLayout, FunctionPointerAlign, Mangling, PointerSpec, PrimitiveSpec, Specs};
use crate::ir::Align;
use std::collections::BTreeMap;
use std::fmt;

/// A key that two layouts give different values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyDifference {
    /// As written in the string: `p270`, `i128`, `S`, …
    pub key: String,
    /// The whole specification in the first layout; `None` if it has none and no default.
    pub left: Option<String>,
    /// The same of the second layout.
    pub right: Option<String>,
}

impl fmt::Display for KeyDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |side: &Option<String>| match side {
            Some(spec) => format!("'{spec}'"),
            None => "nothing".to_string(),
        };
        write!(f, "{}: {} against {}", self.key, shown(&self.left), shown(&self.right))
    }
}

fn aligns(abi: Align, preferred: Align) -> String {
    let (abi, preferred) = (abi.bytes() * 8, preferred.bytes() * 8);
    if abi == preferred { format!("{abi}") } else { format!("{abi}:{preferred}") }
}

impl Mangling {
    fn letter(self) -> Option<char> {
        Some(match self {
            Mangling::None => return None,
            Mangling::Elf => 'e',
            Mangling::Goff => 'l',
            Mangling::MachO => 'o',
            Mangling::Mips => 'm',
            Mangling::WinCoff => 'w',
            Mangling::WinCoffX86 => 'x',
            Mangling::Xcoff => 'a',
        })
    }
}

impl Specs {
    /// Every specification as `(key, text)`, defaults included, in the order LLVM's own strings have.
    fn keys(&self) -> Vec<(String, String)> {
        let mut keys = vec![("e".to_string(), if self.big_endian { "E" } else { "e" }.to_string())];
        if let Some(letter) = self.mangling.letter() {
            keys.push(("m".into(), format!("m:{letter}")));
        }
        let spaces = [
            ('P', self.program_address_space),
            ('A', self.alloca_address_space),
            ('G', self.globals_address_space),
        ];
        for (letter, space) in spaces {
            if space != 0 {
                keys.push((letter.to_string(), format!("{letter}{space}")));
            }
        }
        keys.extend(self.pointers.iter().map(pointer_key));
        for (letter, list) in [('i', &self.ints), ('f', &self.floats), ('v', &self.vectors)] {
            keys.extend(list.iter().map(|spec| primitive_key(letter, spec)));
        }
        if self.element_aligned_vectors {
            keys.push(("ve".into(), "ve".into()));
        }
        keys.push(("a".into(), format!("a:{}", aligns(self.aggregate_abi, self.aggregate_preferred))));
        if !self.native_ints.is_empty() {
            let widths: Vec<String> = self.native_ints.iter().map(u32::to_string).collect();
            keys.push(("n".into(), format!("n{}", widths.join(":"))));
        }
        if let Some(align) = self.stack_align {
            keys.push(("S".into(), format!("S{}", align.bytes() * 8)));
        }
        match self.function_pointer {
            Some(FunctionPointerAlign::Independent(align)) => {
                keys.push(("F".into(), format!("Fi{}", align.bytes() * 8)));
            }
            Some(FunctionPointerAlign::MultipleOfFunctionAlign(align)) => {
                keys.push(("F".into(), format!("Fn{}", align.bytes() * 8)));
            }
            None => {}
        }
        let unstable = self.pointers.iter().filter(|spec| spec.unstable);
        let unstable: Vec<String> = unstable.map(|spec| format!(":{}", spec.address_space)).collect();
        if !unstable.is_empty() {
            keys.push(("ni".into(), format!("ni{}", unstable.concat())));
        }
        keys
    }
}

fn pointer_key(spec: &PointerSpec) -> (String, String) {
    let number = if spec.address_space == 0 { String::new() } else { spec.address_space.to_string() };
    let flags = if spec.external_state { "e" } else { "" };
    let name = spec.name.as_ref().map_or(String::new(), |name| format!("({name})"));
    let (abi, preferred) = (spec.abi.bytes() * 8, spec.preferred.bytes() * 8);
    let mut text = format!("p{flags}{number}{name}:{}:{abi}", spec.bits);
    if preferred != abi || spec.index_bits != spec.bits {
        text.push_str(&format!(":{preferred}"));
    }
    if spec.index_bits != spec.bits {
        text.push_str(&format!(":{}", spec.index_bits));
    }
    (format!("p{number}"), text)
}

fn primitive_key(letter: char, spec: &PrimitiveSpec) -> (String, String) {
    let key = format!("{letter}{}", spec.bits);
    let text = format!("{key}:{}", aligns(spec.abi, spec.preferred));
    (key, text)
}

impl Specs {
    /// Every specification, with those of `other` where this layout has none of its own but an effective value.
    fn effective_keys(&self, other: &Specs) -> BTreeMap<String, String> {
        let mut keys: BTreeMap<String, String> = self.keys().into_iter().collect();
        for spec in &other.ints {
            let (key, text) = primitive_key('i', &effective(spec, Some(self.integer_align(spec.bits))));
            keys.insert(key, text);
        }
        for spec in &other.floats {
            let (key, text) = primitive_key('f', &effective(spec, Some(self.float_align(spec.bits))));
            keys.insert(key, text);
        }
        for spec in &other.vectors {
            let aligns = self.whole_vector_align(spec.bits);
            if aligns.is_some() {
                let (key, text) = primitive_key('v', &effective(spec, aligns));
                keys.insert(key, text);
            }
        }
        for spec in &other.pointers {
            let own = self.pointers.binary_search_by_key(&spec.address_space, |own| own.address_space);
            if own.is_err() {
                let fallback = PointerSpec { address_space: spec.address_space, ..self.pointers[0].clone() };
                let (key, text) = pointer_key(&fallback);
                keys.insert(key, text);
            }
        }
        keys
    }
}

fn effective(spec: &PrimitiveSpec, aligns: Option<(Align, Align)>) -> PrimitiveSpec {
    let (abi, preferred) = aligns.unwrap_or((spec.abi, spec.preferred));
    PrimitiveSpec { bits: spec.bits, abi, preferred }
}

impl DataLayout {
    /// The keys to which `self` and `other` give different meanings, sorted. What a layout does not list counts
    /// with the value that follows from the rest.
    pub fn differences(&self, other: &DataLayout) -> Vec<KeyDifference> {
        let left = self.specs.effective_keys(&other.specs);
        let mut right = other.specs.effective_keys(&self.specs);
        let mut found = Vec::new();
        for (key, ours) in left {
            let theirs = right.remove(&key);
            if theirs.as_ref() != Some(&ours) {
                found.push(KeyDifference { key, left: Some(ours), right: theirs });
            }
        }
        let rest = right.into_iter();
        found.extend(rest.map(|(key, right)| KeyDifference { key, left: None, right: Some(right) }));
        found.sort_by(|a, b| a.key.cmp(&b.key));
        found
    }
}

impl fmt::Display for DataLayout {
    /// A string that parses to this layout: all that differs from the defaults, in LLVM's order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let defaults = Specs::default().keys();
        for (index, (key, text)) in self.specs.keys().into_iter().enumerate() {
            if index == 0 {
                f.write_str(&text)?;
            } else if !defaults.contains(&(key, text.clone())) {
                write!(f, "-{text}")?;
            }
        }
        Ok(())
    }
}
