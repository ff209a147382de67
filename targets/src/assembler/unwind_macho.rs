//! The addresses in `__eh_frame` of an assembled Mach-O object that it has no relocations for: distances from where they
//! stand, which change when sections are merged (DWARF, "Call Frame Information"; LSB, "Exception Frames").

use super::fields::Fields;
use rustc_hash::{FxHashMap, FxHashSet};

const PCREL: u8 = 0x10;
const OMITTED: u8 = 0xff;
/// Low bits of an encoding.
const ABSPTR: u8 = 0x0;
const UDATA8: u8 = 0x4;
const SDATA8: u8 = 0xc;
const UDATA4: u8 = 0x3;
const SDATA4: u8 = 0xb;

/// An address in the section: its place, its bytes, and how far from there it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Distance {
    pub offset: u64,
    pub size: u64,
    pub value: i64,
}

/// How a CIE's descriptions encode addresses.
#[derive(Clone, Copy)]
struct Encodings {
    code: u8,
    lsda: u8,
    augmented: bool,
}

/// The distances in the section's bytes other than those at `relocated` offsets.
///
/// # Errors
/// If the table is malformed, or has what cannot be merged.
pub(super) fn distances(bytes: &[u8], relocated: &FxHashSet<u64>) -> Result<Vec<Distance>, String> {
    let malformed = || "unwind tables (.cfi) that cannot be read in module assembly".to_owned();
    let section = Fields(bytes);
    let mut common: FxHashMap<u64, Encodings> = FxHashMap::default();
    let mut list = Vec::new();
    let mut at = 0;
    while at < bytes.len() as u64 {
        let length = u64::from(section.u32(at)?);
        if length == 0 {
            at += 4;
            continue;
        }
        let start = at + 4;
        let entry = Fields(section.bytes(0, start + length)?);
        match u64::from(entry.u32(start)?) {
            0 => {
                common.insert(at, encodings(entry, start + 4).ok_or_else(malformed)?);
            }
            back => {
                let cie = start.checked_sub(back).and_then(|cie| common.get(&cie));
                let &Encodings { code, lsda, augmented } = cie.ok_or_else(malformed)?;
                let mut position = start + 4;
                let mut add = |position: u64, encoding: u8, optional: bool| -> Result<(), String> {
                    let size = encoded_size(encoding).ok_or_else(malformed)?;
                    let value = entry.signed(position, size)?;
                    if encoding & 0x70 == PCREL && !relocated.contains(&position) && !(optional && value == 0)
                    {
                        list.push(Distance { offset: position, size, value });
                    }
                    Ok(())
                };
                add(position, code, false)?;
                position += 2 * encoded_size(code).ok_or_else(malformed)?;
                if augmented {
                    let (length, after) = uleb(entry, position).ok_or_else(malformed)?;
                    if lsda != OMITTED && length > 0 {
                        add(after, lsda, true)?;
                    }
                }
            }
        }
        at = start + length;
    }
    Ok(list)
}

/// The bytes of an address.
fn encoded_size(encoding: u8) -> Option<u64> {
    match encoding & 0x0f {
        ABSPTR | UDATA8 | SDATA8 => Some(8),
        UDATA4 | SDATA4 => Some(4),
        _ => None,
    }
}

/// A number of seven bits a byte, and where it ends.
fn uleb(bytes: Fields<'_>, mut at: u64) -> Option<(u64, u64)> {
    let mut value = 0;
    for shift in (0..63).step_by(7) {
        let byte = bytes.u8(at).ok()?;
        at += 1;
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some((value, at));
        }
    }
    None
}

/// What a CIE, whose version is at `at`, says of addresses.
fn encodings(entry: Fields<'_>, at: u64) -> Option<Encodings> {
    let text = entry.text(at + 1, usize::MAX);
    let mut found = Encodings { code: ABSPTR, lsda: OMITTED, augmented: false };
    // Alignment of code and data, and the register of return addresses.
    let mut position = at + 1 + text.len() as u64 + 1;
    for _ in 0..3 {
        position = uleb(entry, position)?.1;
    }
    for &letter in text {
        match letter {
            b'z' => {
                found.augmented = true;
                position = uleb(entry, position)?.1;
            }
            b'R' => {
                found.code = entry.u8(position).ok()?;
                position += 1;
            }
            b'L' => {
                found.lsda = entry.u8(position).ok()?;
                position += 1;
            }
            b'P' => position += 1 + encoded_size(entry.u8(position).ok()?)?,
            b'S' | b'B' => {}
            _ => return None,
        }
    }
    Some(found)
}

/// The section, from 1 and by start and size, that an address lies in.
pub(super) fn section_of(address: u64, sections: impl Iterator<Item = (u64, u64)>) -> Option<u32> {
    let mut end = None;
    for (number, (start, size)) in (1u32..).zip(sections) {
        if (start..start.saturating_add(size)).contains(&address) {
            return Some(number);
        }
        // The end of a section, if nothing starts there.
        if start.checked_add(size) == Some(address) {
            end = Some(number);
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_addresses_without_relocations() {
        let mut bytes = vec![20, 0, 0, 0, 0, 0, 0, 0, 1];
        bytes.extend_from_slice(b"zPLR\0\x01\x78\x10\x07\x9b\0\0\0\0\x10\x10");
        bytes[0] = bytes.len() as u8 - 4;
        let cie = bytes.len() as u32;
        bytes.extend_from_slice(&[29, 0, 0, 0]);
        bytes.extend_from_slice(&(cie + 4).to_le_bytes());
        bytes.extend_from_slice(&(-64i64).to_le_bytes());
        bytes.extend_from_slice(&16u64.to_le_bytes());
        bytes.push(8);
        bytes.extend_from_slice(&(-100i64).to_le_bytes());
        let at = u64::from(cie);
        let code = Distance { offset: at + 8, size: 8, value: -64 };
        let lsda = Distance { offset: at + 25, size: 8, value: -100 };
        assert_eq!(distances(&bytes, &FxHashSet::default()), Ok(vec![code, lsda]));
        assert_eq!(distances(&bytes, &FxHashSet::from_iter([at + 8])), Ok(vec![lsda]));
        assert!(distances(&bytes[..bytes.len() - 1], &FxHashSet::default()).is_err());
    }
}
