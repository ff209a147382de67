//! The language-specific data area that personalities of the Itanium C++ ABI read
//! ("Exception Handling ABI", Level II; LLVM's and GCC's `.gcc_except_table`).

use rllc_frontend::ir::GlobalId;
use rllc_targets::globals::pointer_encoding::{ABSPTR, INDIRECT, SDATA8};
use rllc_targets::object::{CodeFixup, CodeTarget, FixupKind, Format, PrivateData};
use rustc_hash::FxHashMap;

/// A clause of a landing pad. Types are numbers in the function's type table, from 1.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Clause {
    Catch(u32),
    Filter(Box<[u32]>),
}

/// What a landing pad handles.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct LandingPadActions {
    pub clauses: Vec<Clause>,
    pub cleanup: bool,
}

/// A call: its return address and where an exception continues.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallSite {
    pub return_address: u32,
    /// Offset of the landing pad's code, and its index in [`Table::pads`].
    pub landing: Option<(u32, u32)>,
}

const OMIT: u8 = 0xff;
const ULEB128: u8 = 0x01;

/// All that goes into one function's data area.
pub(crate) struct Table<'a> {
    pub code_size: u32,
    /// In order of their return addresses.
    pub sites: &'a [CallSite],
    pub pads: &'a [LandingPadActions],
    /// Type infos; `None` catches everything.
    pub types: &'a [Option<GlobalId>],
    /// How the type table refers to type infos ([`pointer_encoding`]).
    pub encoding: u8,
    pub format: Format,
}

impl Table<'_> {
    /// Encodes the table.
    pub fn encode(&self) -> PrivateData {
        let (filters, filter_ids) = self.filters();
        let (actions, first_actions) = self.actions(&filter_ids);
        let sites = self.call_sites(&first_actions);
        let mut bytes = vec![OMIT];
        let has_types = !self.types.is_empty() || !filters.is_empty();
        let wide = matches!(self.encoding & 0x0f, ABSPTR | SDATA8);
        let entry = if wide { 8u64 } else { 4 };
        let body_size = {
            let mut size = Vec::new();
            size.push(ULEB128);
            uleb128(&mut size, sites.len() as u64);
            size.len() as u64 + sites.len() as u64 + actions.len() as u64
        };
        if has_types {
            bytes.push(self.encoding);
            // The distance to the end of the types has a varying length itself and is followed by padding: the
            // smallest length of it that comes out right.
            let types_size = entry * self.types.len() as u64;
            let mut width = 1;
            let (distance, padding) = loop {
                let start = bytes.len() as u64 + width + body_size;
                let padding = (4 - start % 4) % 4;
                let distance = body_size + padding + types_size;
                if uleb128_size(distance) <= width {
                    break (distance, padding);
                }
                width += 1;
            };
            uleb128_padded(&mut bytes, distance, width as usize);
            self.push_body(&mut bytes, &sites, &actions);
            bytes.extend(std::iter::repeat_n(0, padding as usize));
        } else {
            bytes.push(OMIT);
            self.push_body(&mut bytes, &sites, &actions);
        }
        let mut fixups = Vec::new();
        for ty in self.types.iter().rev() {
            if let Some(global) = ty {
                let (kind, target) = match (self.encoding & INDIRECT != 0, wide) {
                    // The indirection is an entry of the global offset table.
                    (true, _) if self.format == Format::MachO => {
                        (FixupKind::GotPcRel4, CodeTarget::Global(*global))
                    }
                    (true, false) => (FixupKind::PcRel4, CodeTarget::GlobalSlot(*global)),
                    (true, true) => (FixupKind::PcRel8, CodeTarget::GlobalSlot(*global)),
                    (false, false) => (FixupKind::Abs4, CodeTarget::Global(*global)),
                    (false, true) => (FixupKind::Abs8, CodeTarget::Global(*global)),
                };
                fixups.push(CodeFixup { offset: bytes.len() as u32, kind, target, minus: None, addend: 0 });
            }
            bytes.extend(std::iter::repeat_n(0, entry as usize));
        }
        bytes.extend_from_slice(&filters);
        PrivateData { bytes, align: 4, fixups }
    }

    fn push_body(&self, bytes: &mut Vec<u8>, sites: &[u8], actions: &[u8]) {
        bytes.push(ULEB128);
        uleb128(bytes, sites.len() as u64);
        bytes.extend_from_slice(sites);
        bytes.extend_from_slice(actions);
    }

    /// The exception-specification lists, and the filter value of each.
    fn filters(&self) -> (Vec<u8>, FxHashMap<Box<[u32]>, i64>) {
        let mut bytes = Vec::new();
        let mut ids = FxHashMap::default();
        for clause in self.pads.iter().flat_map(|pad| &pad.clauses) {
            if let Clause::Filter(types) = clause
                && !ids.contains_key(types)
            {
                ids.insert(types.clone(), -1 - bytes.len() as i64);
                for &ty in types {
                    uleb128(&mut bytes, u64::from(ty));
                }
                bytes.push(0);
            }
        }
        (bytes, ids)
    }

    /// The action table, and for each landing pad the action number that its call sites have: 0 for cleanups
    /// only, else 1 + the offset of its first record.
    fn actions(&self, filter_ids: &FxHashMap<Box<[u32]>, i64>) -> (Vec<u8>, Vec<u64>) {
        let mut bytes = Vec::new();
        let mut known: FxHashMap<&LandingPadActions, u64> = FxHashMap::default();
        let mut first = Vec::with_capacity(self.pads.len());
        for pad in self.pads {
            if let Some(&action) = known.get(pad) {
                first.push(action);
                continue;
            }
            let mut values: Vec<i64> = pad
                .clauses
                .iter()
                .map(|clause| match clause {
                    Clause::Catch(ty) => i64::from(*ty),
                    Clause::Filter(types) => filter_ids.get(types).copied().unwrap_or(0),
                })
                .collect();
            if pad.cleanup && !values.is_empty() {
                values.push(0);
            }
            let action = if values.is_empty() { 0 } else { bytes.len() as u64 + 1 };
            for (index, &value) in values.iter().enumerate() {
                sleb128(&mut bytes, value);
                // The next record follows this one-byte field at once.
                bytes.push(if index + 1 < values.len() { 1 } else { 0 });
            }
            known.insert(pad, action);
            first.push(action);
        }
        (bytes, first)
    }

    /// The call-site table. It covers the whole function: where no record is, `std::terminate` is called.
    fn call_sites(&self, first_actions: &[u64]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut push = |start: u32, end: u32, landing: u32, action: u64| {
            if end > start {
                uleb128(&mut bytes, u64::from(start));
                uleb128(&mut bytes, u64::from(end - start));
                uleb128(&mut bytes, u64::from(landing));
                uleb128(&mut bytes, action);
            }
        };
        // Sites are byte ranges that end at return addresses; the unwinder asks for the byte before them.
        let mut covered = 0;
        let mut open: Option<(u32, u32, u64)> = None;
        for site in self.sites {
            let landing = site.landing.map(|(offset, pad)| (offset, first_actions[pad as usize]));
            let same = match (open, landing) {
                (Some((_, offset, action)), Some(landing)) => landing == (offset, action),
                (None, None) => true,
                _ => false,
            };
            if !same {
                let last = site.return_address - 1;
                match open {
                    Some((start, offset, action)) => push(start, covered, offset, action),
                    None => push(covered, last, 0, 0),
                }
                match landing {
                    Some((offset, action)) => open = Some((last, offset, action)),
                    None => open = None,
                }
                if open.is_some() {
                    covered = site.return_address;
                }
                continue;
            }
            if open.is_some() {
                covered = site.return_address;
            }
        }
        match open {
            Some((start, offset, action)) => {
                push(start, covered, offset, action);
                push(covered, self.code_size, 0, 0);
            }
            None => push(covered, self.code_size, 0, 0),
        }
        bytes
    }
}

fn uleb128_size(mut value: u64) -> u64 {
    let mut size = 1;
    while value >= 0x80 {
        value >>= 7;
        size += 1;
    }
    size
}

fn uleb128(bytes: &mut Vec<u8>, value: u64) {
    let size = uleb128_size(value) as usize;
    uleb128_padded(bytes, value, size);
}

fn uleb128_padded(bytes: &mut Vec<u8>, mut value: u64, size: usize) {
    for index in 0..size {
        let more = if index + 1 < size { 0x80 } else { 0 };
        bytes.push((value & 0x7f) as u8 | more);
        value >>= 7;
    }
}

fn sleb128(bytes: &mut Vec<u8>, mut value: i64) {
    loop {
        let byte = (value & 0x7f) as u8;
        value >>= 7;
        let done = (value == 0 && byte & 0x40 == 0) || (value == -1 && byte & 0x40 != 0);
        bytes.push(if done { byte } else { byte | 0x80 });
        if done {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rllc_targets::globals::pointer_encoding::{PCREL, SDATA4};

    fn site(return_address: u32, landing: Option<(u32, u32)>) -> CallSite {
        CallSite { return_address, landing }
    }

    #[test]
    fn covers_the_function_around_a_protected_call() {
        let pads = [LandingPadActions { clauses: vec![Clause::Catch(1)], cleanup: false }];
        let table = Table {
            code_size: 0x40,
            sites: &[site(0x10, None), site(0x20, Some((0x30, 0))), site(0x38, None)],
            pads: &pads,
            types: &[None],
            encoding: INDIRECT | PCREL | SDATA4,
            format: Format::Elf,
        };
        let data = table.encode();
        // LPStart omitted, types 0x9b, distance to the end of the types, uleb128 call sites of 12 bytes.
        assert_eq!(data.bytes[..2], [0xff, 0x9b]);
        assert_eq!(data.bytes[3..5], [0x01, 12]);
        assert_eq!(data.bytes[5..9], [0, 0x1f, 0, 0]);
        assert_eq!(data.bytes[9..13], [0x1f, 1, 0x30, 1]);
        assert_eq!(data.bytes[13..17], [0x20, 0x20, 0, 0]);
        assert_eq!(data.bytes[17..19], [1, 0]);
        // Padding to 4, then one null type; the distance leads behind it.
        assert_eq!(data.bytes.len() % 4, 0);
        assert_eq!(3 + usize::from(data.bytes[2]), data.bytes.len());
    }

    #[test]
    fn chains_a_filter_and_a_cleanup() {
        let pads = [LandingPadActions {
            clauses: vec![Clause::Filter(Box::new([1, 2])), Clause::Catch(3)],
            cleanup: true,
        }];
        let table = Table {
            code_size: 8,
            sites: &[site(5, Some((6, 0)))],
            pads: &pads,
            types: &[None, None, None],
            encoding: ABSPTR,
            format: Format::Elf,
        };
        let (filters, ids) = table.filters();
        assert_eq!(filters, [1, 2, 0]);
        let (actions, first) = table.actions(&ids);
        // −1 is the filter at offset 0; then type 3; then 0, the cleanup.
        assert_eq!(actions, [0x7f, 1, 3, 1, 0, 0]);
        assert_eq!(first, [1]);
    }
}
