//! The grammar of the data layout string. A specification is what stands between two `-`; errors are reported
//! at its start, with the wording that LLVM's tools have made familiar.

use super::{Align, FunctionPointerAlign, Mangling, PointerSpec, PrimitiveSpec, Specs};
use std::fmt;

/// Why a data layout string was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutError {
    /// Bytes from the start of the string to the specification at fault.
    pub offset: usize,
    pub message: String,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for LayoutError {}

type Part<T> = Result<T, String>;

/// Reads a whole string.
pub(super) fn parse(text: &[u8]) -> Result<Specs, LayoutError> {
    let mut specs = Specs::default();
    if text.is_empty() {
        return Ok(specs);
    }
    let mut non_integral = Vec::new();
    let mut offset = 0;
    for spec in text.split(|&byte| byte == b'-') {
        specification(&mut specs, &mut non_integral, spec)
            .map_err(|message| LayoutError { offset, message })?;
        offset += spec.len() + 1;
    }
    // `ni` may come before the address space's own `p`, so it takes effect last.
    for address_space in non_integral {
        let index = specs.pointers.binary_search_by_key(&address_space, |spec| spec.address_space);
        match index {
            Ok(index) => specs.pointers[index].unstable = true,
            Err(index) => {
                let spec = PointerSpec {
                    address_space,
                    unstable: true,
                    external_state: false,
                    name: None,
                    ..specs.pointers[0].clone()
                };
                specs.pointers.insert(index, spec);
            }
        }
    }
    Ok(specs)
}

fn malformed(form: &str) -> String {
    format!("malformed specification, must be of the form \"{form}\"")
}

/// A decimal number without sign that fits 32 bits.
fn decimal(text: &[u8]) -> Option<u32> {
    if text.is_empty() || !text.iter().all(u8::is_ascii_digit) {
        return None;
    }
    std::str::from_utf8(text).ok()?.parse().ok()
}

fn address_space(text: &[u8]) -> Part<u32> {
    if text.is_empty() {
        return Err("address space component cannot be empty".into());
    }
    match decimal(text) {
        Some(number) if number < 1 << 24 => Ok(number),
        _ => Err("address space must be a 24-bit integer".into()),
    }
}

fn size(text: &[u8], what: &str) -> Part<u32> {
    if text.is_empty() {
        return Err(format!("{what} component cannot be empty"));
    }
    match decimal(text) {
        Some(bits) if bits != 0 && bits < 1 << 24 => Ok(bits),
        _ => Err(format!("{what} must be a non-zero 24-bit integer")),
    }
}

/// An alignment in bits; zero counts as one byte where it is allowed.
fn alignment(text: &[u8], what: &str, allow_zero: bool) -> Part<Align> {
    if text.is_empty() {
        return Err(format!("{what} alignment component cannot be empty"));
    }
    let bits = match decimal(text) {
        Some(bits) if bits < 1 << 16 => bits,
        _ => return Err(format!("{what} alignment must be a 16-bit integer")),
    };
    if bits == 0 {
        return if allow_zero { Ok(Align::ONE) } else { Err(format!("{what} alignment must be non-zero")) };
    }
    let bytes = if bits % 8 == 0 { Align::new(u64::from(bits / 8)) } else { None };
    bytes.ok_or_else(|| format!("{what} alignment must be a power of two times the byte width"))
}

/// `<abi>[:<pref>]`
fn alignments(parts: &[&[u8]], allow_zero: bool) -> Part<(Align, Align)> {
    let abi = alignment(parts[0], "ABI", allow_zero)?;
    let preferred = match parts.get(1) {
        Some(text) => alignment(text, "preferred", false)?,
        None => abi,
    };
    if preferred < abi {
        return Err("preferred alignment cannot be less than the ABI alignment".into());
    }
    Ok((abi, preferred))
}

fn components(text: &[u8]) -> Vec<&[u8]> {
    text.split(|&byte| byte == b':').collect()
}

fn specification(specs: &mut Specs, non_integral: &mut Vec<u32>, spec: &[u8]) -> Part<()> {
    let Some((&first, rest)) = spec.split_first() else {
        return Err("empty specification is not allowed".into());
    };
    if let Some(list) = spec.strip_prefix(b"ni") {
        let form = || malformed("ni:<address space>[:<address space>]...");
        for number in components(list.strip_prefix(b":").ok_or_else(form)?) {
            match address_space(number)? {
                0 => return Err("address space 0 cannot be non-integral".into()),
                number => non_integral.push(number),
            }
        }
        return Ok(());
    }
    match first {
        b'e' | b'E' if rest.is_empty() => specs.big_endian = first == b'E',
        b'e' | b'E' => return Err("malformed specification, must be just 'e' or 'E'".into()),
        b'v' if rest == b"e" => specs.element_aligned_vectors = true,
        b'i' | b'f' | b'v' => primitive(specs, first, rest)?,
        b'a' => aggregate(specs, rest)?,
        b'p' => pointer(specs, rest)?,
        // Older editions: the alignment of stack objects, without meaning today.
        b's' => {}
        b'n' => {
            for width in components(rest) {
                let width = size(width, "size")?;
                specs.native_ints.push(width);
            }
        }
        b'S' if rest.is_empty() => return Err(malformed("S<size>")),
        b'S' => specs.stack_align = Some(alignment(rest, "stack natural", false)?),
        b'F' => specs.function_pointer = Some(function_pointer(rest)?),
        b'P' if rest.is_empty() => return Err(malformed("P<address space>")),
        b'P' => specs.program_address_space = address_space(rest)?,
        b'A' if rest.is_empty() => return Err(malformed("A<address space>")),
        b'A' => specs.alloca_address_space = address_space(rest)?,
        b'G' if rest.is_empty() => return Err(malformed("G<address space>")),
        b'G' => specs.globals_address_space = address_space(rest)?,
        b'm' => specs.mangling = mangling(rest)?,
        other => return Err(format!("unknown specifier '{}'", char::from(other))),
    }
    Ok(())
}

/// `[ifv]<size>:<abi>[:<pref>]`
fn primitive(specs: &mut Specs, kind: u8, rest: &[u8]) -> Part<()> {
    let parts = components(rest);
    if !(2..=3).contains(&parts.len()) {
        return Err(malformed(&format!("{}<size>:<abi>[:<pref>]", char::from(kind))));
    }
    let bits = size(parts[0], "size")?;
    if kind == b'i' && bits == 8 && alignment(parts[1], "ABI", false)? != Align::ONE {
        return Err("i8 must be 8-bit aligned".into());
    }
    let (abi, preferred) = alignments(&parts[1..], false)?;
    let list = match kind {
        b'i' => &mut specs.ints,
        b'f' => &mut specs.floats,
        _ => &mut specs.vectors,
    };
    let spec = PrimitiveSpec { bits, abi, preferred };
    match list.binary_search_by_key(&bits, |spec| spec.bits) {
        Ok(index) => list[index] = spec,
        Err(index) => list.insert(index, spec),
    }
    Ok(())
}

/// `a:<abi>[:<pref>]`; older editions wrote a size of 0 after the `a`.
fn aggregate(specs: &mut Specs, rest: &[u8]) -> Part<()> {
    let parts = components(rest);
    if !(2..=3).contains(&parts.len()) {
        return Err(malformed("a:<abi>[:<pref>]"));
    }
    if !parts[0].is_empty() && decimal(parts[0]) != Some(0) {
        return Err("size must be zero".into());
    }
    (specs.aggregate_abi, specs.aggregate_preferred) = alignments(&parts[1..], true)?;
    Ok(())
}

/// `p[<flags>][<n>][(<name>)]:<size>:<abi>[:<pref>[:<idx>]]`
fn pointer(specs: &mut Specs, rest: &[u8]) -> Part<()> {
    let parts = components(rest);
    if !(3..=5).contains(&parts.len()) {
        return Err(malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"));
    }
    let letters = parts[0].iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    let (flags, rest) = parts[0].split_at(letters);
    if let Some(&unknown) = flags.iter().find(|&&flag| flag != b'e' && flag != b'u') {
        return Err(format!("'{}' is not a valid pointer specification flag", char::from(unknown)));
    }
    let (external_state, unstable) = (flags.contains(&b'e'), flags.contains(&b'u'));
    let (address_space, name) = if rest.is_empty() { (0, None) } else { address_space_and_name(rest)? };
    if address_space == 0 && !flags.is_empty() {
        return Err("address space 0 cannot be unstable or have external state".into());
    }
    if name.is_some() && specs.pointers.iter().any(|spec| spec.name == name) {
        return Err(format!("address space name `{}` already used", name.unwrap_or_default()));
    }
    let bits = size(parts[1], "pointer size")?;
    let (abi, preferred) = alignments(&parts[2..parts.len().min(4)], false)?;
    let index_bits = match parts.get(4) {
        Some(text) => size(text, "index size")?,
        None => bits,
    };
    if index_bits > bits {
        return Err("index size cannot be larger than the pointer size".into());
    }
    let spec =
        PointerSpec { address_space, bits, abi, preferred, index_bits, unstable, external_state, name };
    match specs.pointers.binary_search_by_key(&address_space, |spec| spec.address_space) {
        Ok(index) => specs.pointers[index] = spec,
        Err(index) => specs.pointers.insert(index, spec),
    }
    Ok(())
}

/// `<n>[(<name>)]` or `(<name>)`
fn address_space_and_name(text: &[u8]) -> Part<(u32, Option<String>)> {
    let Some(open) = text.iter().position(|&byte| byte == b'(') else {
        return Ok((address_space(text)?, None));
    };
    let (number, rest) = text.split_at(open);
    let number = if number.is_empty() { 0 } else { address_space(number)? };
    let name = match rest[1..].strip_suffix(b")") {
        Some(name) if !name.is_empty() && !name.contains(&b')') => name,
        _ => return Err("Expected `( address space name )`".into()),
    };
    if matches!(name, b"P" | b"G" | b"A") {
        return Err("Cannot use predefined address space names P/G/A in data layout".into());
    }
    Ok((number, Some(String::from_utf8_lossy(name).into_owned())))
}

/// `F<type><abi>`
fn function_pointer(rest: &[u8]) -> Part<FunctionPointerAlign> {
    let Some((&kind, abi)) = rest.split_first() else {
        return Err(malformed("F<type><abi>"));
    };
    match kind {
        b'i' => Ok(FunctionPointerAlign::Independent(alignment(abi, "ABI", false)?)),
        b'n' => Ok(FunctionPointerAlign::MultipleOfFunctionAlign(alignment(abi, "ABI", false)?)),
        other => Err(format!("unknown function pointer alignment type '{}'", char::from(other))),
    }
}

/// `m:<mangling>`
fn mangling(rest: &[u8]) -> Part<Mangling> {
    match rest.strip_prefix(b":") {
        None | Some(b"") => Err(malformed("m:<mangling>")),
        Some(b"e") => Ok(Mangling::Elf),
        Some(b"l") => Ok(Mangling::Goff),
        Some(b"o") => Ok(Mangling::MachO),
        Some(b"m") => Ok(Mangling::Mips),
        Some(b"w") => Ok(Mangling::WinCoff),
        Some(b"x") => Ok(Mangling::WinCoffX86),
        Some(b"a") => Ok(Mangling::Xcoff),
        Some(_) => Err("unknown mangling mode".into()),
    }
}
