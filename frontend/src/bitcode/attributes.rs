//! PARAMATTR_GROUP and PARAMATTR blocks: attribute sets and lists.

use super::bitstream::{Cursor, Record, signed};
use super::codes::{self, paramattr as code};
use super::constants::Budget;
use super::types::TypeNumbers;
use crate::diagnostics::Result;
use crate::ir::{AttrClass, AttrKind, AttrList, AttrListId, AttrSetId, Attribute, Context};
use crate::upgrade::attributes::{
    MEMORY_ALL, default_value, memory_from_bitcode, old_memory_attribute, upgrade_strings,
};
use rustc_hash::FxHashMap;

/// The place a set belongs to: 0 the result, 0xFFFFFFFF the function, else a parameter counted from 1.
type Place = u32;

const FUNCTION_PLACE: Place = u32::MAX;

/// A number, least significant limb first.
type Limbs = Box<[u64]>;

/// Attribute groups by number.
pub type Groups = FxHashMap<u64, (Place, AttrSetId)>;

/// Reads a PARAMATTR_GROUP block that the cursor stands before.
pub fn read_groups(
    cursor: &mut Cursor<'_>,
    context: &mut Context,
    numbers: &TypeNumbers,
    groups: &mut Groups,
) -> Result<()> {
    cursor.enter(codes::PARAMATTR_GROUP)?;
    let mut record = Record::default();
    while let Some(id) = cursor.next_record()? {
        cursor.read(id, &mut record)?;
        if record.code != code::GROUP_ENTRY {
            if record.code == 1 && groups.is_empty() {
                return Err(cursor.error(
                    "bitcode of LLVM 2 (with the old type table) is not supported; LLVM 3.0 is the oldest",
                ));
            }
            continue;
        }
        let [group, place, ops @ ..] = &record.ops[..] else {
            return Err(cursor.error("the attribute group's record is too short"));
        };
        let place = *place as u32;
        let set = GroupReader { cursor, context, numbers, ops, at: 0 }.read(place)?;
        groups.insert(*group, (place, set));
    }
    Ok(())
}

struct GroupReader<'r, 'a> {
    cursor: &'r Cursor<'a>,
    context: &'r mut Context,
    numbers: &'r TypeNumbers,
    ops: &'r [u64],
    at: usize,
}

impl GroupReader<'_, '_> {
    fn op(&mut self) -> Result<u64> {
        let Some(&op) = self.ops.get(self.at) else {
            return Err(self.cursor.error("an attribute's record is too short"));
        };
        self.at += 1;
        Ok(op)
    }

    fn kind(&mut self) -> Result<AttrKind> {
        let code = self.op()?;
        AttrKind::from_code(code).ok_or_else(|| self.cursor.error(format!("unknown attribute kind {code}")))
    }

    fn of_class(&self, kind: AttrKind, class: AttrClass) -> Result<()> {
        if kind.class() == class {
            return Ok(());
        }
        Err(self.cursor.error(format!("attribute '{}' has a value of the wrong form", kind.keyword())))
    }

    fn string(&mut self) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        loop {
            match self.op()? {
                0 => return Ok(bytes),
                byte => bytes.push(byte as u8),
            }
        }
    }

    fn range_bound(&mut self, bits: u32, words: usize) -> Result<Limbs> {
        let limbs = bits.div_ceil(64) as usize;
        let mut value = Vec::with_capacity(limbs);
        for index in 0..words {
            let word = signed(self.op()?);
            if index < limbs {
                value.push(word);
            }
        }
        value.resize(limbs, 0);
        if !bits.is_multiple_of(64)
            && let Some(last) = value.last_mut()
        {
            *last &= (1 << (bits % 64)) - 1;
        }
        Ok(value.into())
    }

    /// The bounds of a range of `bits`-bit numbers.
    fn range(&mut self, bits: u32) -> Result<(Limbs, Limbs)> {
        let (low, high) = if bits > 64 {
            let words = self.op()?;
            ((words & 0xffff_ffff) as usize, (words >> 32) as usize)
        } else {
            (1, 1)
        };
        if low + high > self.ops.len() {
            return Err(self.cursor.error("a range has more words than its record"));
        }
        Ok((self.range_bound(bits, low)?, self.range_bound(bits, high)?))
    }

    fn bits(&mut self) -> Result<u32> {
        let bits = self.op()?;
        match u32::try_from(bits) {
            // Wider ones say little, but would let a short record stand for a megabyte.
            Ok(bits @ 1..=0x1_0000) => Ok(bits),
            _ => Err(self.cursor.error(format!("a range of {bits}-bit numbers"))),
        }
    }

    fn read(mut self, place: Place) -> Result<AttrSetId> {
        let mut attributes = Vec::new();
        let mut memory = MEMORY_ALL;
        while self.at < self.ops.len() {
            match self.op()? {
                0 => {
                    let kind = self.kind()?;
                    match old_memory_attribute(kind) {
                        Some(allowed) if place == FUNCTION_PLACE => {
                            memory &= allowed;
                            continue;
                        }
                        _ => {}
                    }
                    attributes.push(match (default_value(kind), kind.class()) {
                        (Some(attribute), _) => attribute,
                        (None, AttrClass::Enum) => Attribute::Enum(kind),
                        (None, AttrClass::Type) => Attribute::Type(kind, None),
                        (None, _) if kind == AttrKind::DeadOnReturn => Attribute::Enum(kind),
                        (None, AttrClass::Int | AttrClass::Range | AttrClass::Ranges) => {
                            return Err(self
                                .cursor
                                .error(format!("attribute '{}' lacks its value", kind.keyword())));
                        }
                    });
                }
                1 => {
                    let kind = self.kind()?;
                    self.of_class(kind, AttrClass::Int)?;
                    let value = self.op()?;
                    let value = match kind {
                        AttrKind::Memory => memory_from_bitcode(value),
                        AttrKind::NoFpClass => value & 0x3ff,
                        AttrKind::Alignment | AttrKind::StackAlignment => {
                            if !value.is_power_of_two() || value > 1 << 32 {
                                return Err(self.cursor.error(format!("an alignment of {value} bytes")));
                            }
                            value
                        }
                        _ => value,
                    };
                    // All of what the pointer points to, however much that is.
                    if kind == AttrKind::DeadOnReturn && value == u64::MAX {
                        attributes.push(Attribute::Enum(kind));
                        continue;
                    }
                    attributes.push(Attribute::Int(kind, value));
                }
                form @ (3 | 4) => {
                    let key = self.string()?;
                    let value = if form == 4 { self.string()? } else { Vec::new() };
                    let key = self.context.strings.intern(&key);
                    attributes.push(Attribute::String(key, self.context.strings.intern(&value)));
                }
                form @ (5 | 6) => {
                    let kind = self.kind()?;
                    self.of_class(kind, AttrClass::Type)?;
                    let ty = if form == 6 {
                        let number = self.op()?;
                        let Some(ty) = self.numbers.get(number) else {
                            return Err(self.cursor.error(format!("type {number} does not exist")));
                        };
                        Some(ty)
                    } else {
                        None
                    };
                    attributes.push(Attribute::Type(kind, ty));
                }
                7 => {
                    let kind = self.kind()?;
                    self.of_class(kind, AttrClass::Range)?;
                    let bits = self.bits()?;
                    let (low, high) = self.range(bits)?;
                    let ty = self.context.types.int(bits);
                    attributes.push(Attribute::Range(kind, ty, low, high));
                }
                8 => {
                    let kind = self.kind()?;
                    self.of_class(kind, AttrClass::Ranges)?;
                    let count = self.op()?;
                    let bits = self.bits()?;
                    if count > self.ops.len() as u64 {
                        return Err(self.cursor.error("a list of ranges is longer than its record"));
                    }
                    let mut ranges: Vec<(i64, i64)> = Vec::new();
                    for _ in 0..count {
                        let (low, high) = self.range(bits)?;
                        let range = (low[0] as i64, high[0] as i64);
                        if range.0 >= range.1 || ranges.last().is_some_and(|last| range.0 <= last.1) {
                            return Err(self.cursor.error("a list of ranges is not in order"));
                        }
                        ranges.push(range);
                    }
                    attributes.push(Attribute::Ranges(kind, ranges.into()));
                }
                form => return Err(self.cursor.error(format!("unknown form {form} of an attribute"))),
            }
        }
        if memory != MEMORY_ALL {
            attributes.push(Attribute::Int(AttrKind::Memory, memory));
        }
        upgrade_strings(&mut attributes, &mut self.context.strings);
        Ok(self.context.attrs.set(attributes))
    }
}

/// Reads a PARAMATTR block that the cursor stands before: the attribute lists, in order.
pub fn read_lists(
    cursor: &mut Cursor<'_>,
    context: &mut Context,
    groups: &Groups,
    lists: &mut Vec<AttrListId>,
) -> Result<()> {
    cursor.enter(codes::PARAMATTR)?;
    let mut record = Record::default();
    let mut budget = Budget::of(cursor.data().len());
    while let Some(id) = cursor.next_record()? {
        cursor.read(id, &mut record)?;
        let mut sets: Vec<(Place, AttrSetId)> = Vec::new();
        match record.code {
            code::ENTRY => {
                // LLVM takes an unknown group for an empty one.
                sets.extend(record.ops.iter().filter_map(|group| groups.get(group)));
            }
            code::ENTRY_OLD => {
                if !record.len().is_multiple_of(2) {
                    return Err(cursor.error("an attribute list's record is cut short"));
                }
                for pair in record.ops.chunks_exact(2) {
                    let set = old_integer(cursor, pair[0] as u32, pair[1])?;
                    sets.push((pair[0] as u32, context.attrs.set(set)));
                }
            }
            _ => continue,
        }
        let mut list = AttrList::default();
        let mut params = Vec::new();
        for (place, set) in sets {
            match place {
                FUNCTION_PLACE => list.function = merge(context, list.function, set),
                0 => list.ret = merge(context, list.ret, set),
                place => {
                    let index = place as usize - 1;
                    if index > MAX_PARAMETERS {
                        return Err(cursor.error(format!("attributes of parameter {index}")));
                    }
                    if params.len() <= index {
                        let more = (index + 1 - params.len()) as u64;
                        budget.take(more).map_err(|message| cursor.error(message))?;
                        params.resize(index + 1, AttrSetId::EMPTY);
                    }
                    params[index] = merge(context, params[index], set);
                }
            }
        }
        list.params = params.into();
        lists.push(context.attrs.list(list));
    }
    Ok(())
}

/// No function of a file that can be read has more parameters.
const MAX_PARAMETERS: usize = 1 << 20;

fn merge(context: &mut Context, a: AttrSetId, b: AttrSetId) -> AttrSetId {
    if a == AttrSetId::EMPTY {
        return b;
    }
    let mut both = context.attrs.get_set(a).to_vec();
    both.extend_from_slice(context.attrs.get_set(b));
    context.attrs.set(both)
}

/// Bits of the attribute words of LLVM before 3.3.
const OLD_BITS: &[(u32, AttrKind)] = &[
    (0, AttrKind::ZeroExt),
    (1, AttrKind::SignExt),
    (2, AttrKind::NoReturn),
    (3, AttrKind::InReg),
    (4, AttrKind::StructRet),
    (5, AttrKind::NoUnwind),
    (6, AttrKind::NoAlias),
    (7, AttrKind::ByVal),
    (8, AttrKind::Nest),
    (9, AttrKind::ReadNone),
    (10, AttrKind::ReadOnly),
    (11, AttrKind::NoInline),
    (12, AttrKind::AlwaysInline),
    (13, AttrKind::OptimizeForSize),
    (14, AttrKind::StackProtect),
    (15, AttrKind::StackProtectReq),
    (21, AttrKind::NoCapture),
    (22, AttrKind::NoRedZone),
    (23, AttrKind::NoImplicitFloat),
    (24, AttrKind::Naked),
    (25, AttrKind::InlineHint),
    (29, AttrKind::ReturnsTwice),
    (30, AttrKind::UwTable),
    (31, AttrKind::NonLazyBind),
    (32, AttrKind::SanitizeAddress),
    (33, AttrKind::MinSize),
    (34, AttrKind::NoDuplicate),
    (35, AttrKind::StackProtectStrong),
    (36, AttrKind::SanitizeThread),
    (37, AttrKind::SanitizeMemory),
    (38, AttrKind::NoBuiltin),
    (39, AttrKind::Returned),
    (40, AttrKind::Cold),
    (41, AttrKind::Builtin),
    (42, AttrKind::OptimizeNone),
    (43, AttrKind::InAlloca),
    (44, AttrKind::NonNull),
    (45, AttrKind::JumpTable),
    (46, AttrKind::Convergent),
    (47, AttrKind::SafeStack),
    (48, AttrKind::NoRecurse),
    (49, AttrKind::InaccessibleMemOnly),
    (50, AttrKind::InaccessibleMemOrArgMemOnly),
    (51, AttrKind::SwiftSelf),
    (52, AttrKind::SwiftError),
    (53, AttrKind::WriteOnly),
];

/// The attributes that a word of the old form stands for: bits 16 to 31 are an alignment in bytes, those above
/// lie 11 bits higher than their number.
fn old_integer(cursor: &Cursor<'_>, place: Place, word: u64) -> Result<Vec<Attribute>> {
    let mut attributes = Vec::new();
    let alignment = word >> 16 & 0xffff;
    if alignment != 0 {
        if !alignment.is_power_of_two() {
            return Err(cursor.error(format!("an alignment of {alignment} bytes")));
        }
        attributes.push(Attribute::Int(AttrKind::Alignment, alignment));
    }
    let bits = (word & (0xf_ffff << 32)) >> 11 | word & 0xffff;
    let stack_alignment = bits >> 26 & 7;
    if stack_alignment != 0 {
        attributes.push(Attribute::Int(AttrKind::StackAlignment, 1 << (stack_alignment - 1)));
    }
    let mut memory = MEMORY_ALL;
    for &(bit, kind) in OLD_BITS {
        if bits >> bit & 1 == 0 {
            continue;
        }
        match old_memory_attribute(kind) {
            Some(allowed) if place == FUNCTION_PLACE => memory &= allowed,
            _ => attributes.push(match (default_value(kind), kind.class()) {
                (Some(attribute), _) => attribute,
                (None, AttrClass::Type) => Attribute::Type(kind, None),
                (None, _) => Attribute::Enum(kind),
            }),
        }
    }
    if memory != MEMORY_ALL {
        attributes.push(Attribute::Int(AttrKind::Memory, memory));
    }
    Ok(attributes)
}
