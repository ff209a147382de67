//! The bitstream container (LLVM Bitcode File Format, "Bitstream Format"): bits, abbreviations, blocks and
//! records. Every read is checked against the end of the innermost block; nothing here recurses, and nothing is
//! allocated that the bytes do not justify.

use super::codes;
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::Loc;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::Arc;

/// What can be wrong with bits, before it is known where they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    PastEnd,
    VbrTooLong,
}

impl Fault {
    fn message(self) -> &'static str {
        match self {
            Fault::PastEnd => "the data ends in the middle of a value",
            Fault::VbrTooLong => "a variable-width number has more than 64 bits",
        }
    }
}

/// A position in the bits of a buffer.
#[derive(Clone, Debug)]
struct Bits<'a> {
    data: &'a [u8],
    /// In bits.
    pos: u64,
    /// In bits: the end of the innermost block.
    end: u64,
}

impl Bits<'_> {
    /// The 64 bits from the byte that holds `pos` on; zeros follow the data's end.
    #[inline]
    fn word_at(&self, byte: usize) -> u64 {
        match self.data.get(byte..).and_then(|rest| rest.first_chunk::<8>()) {
            Some(chunk) => u64::from_le_bytes(*chunk),
            None => {
                let mut raw = [0u8; 8];
                let rest = self.data.get(byte..).unwrap_or(&[]);
                raw[..rest.len()].copy_from_slice(rest);
                u64::from_le_bytes(raw)
            }
        }
    }

    /// `width` bits, at most 64.
    #[inline]
    fn fixed(&mut self, width: u32) -> std::result::Result<u64, Fault> {
        let new = self.pos + u64::from(width);
        if new > self.end {
            return Err(Fault::PastEnd);
        }
        if width == 0 {
            return Ok(0);
        }
        let (byte, shift) = ((self.pos >> 3) as usize, (self.pos & 7) as u32);
        let mut value = self.word_at(byte) >> shift;
        if width + shift > 64 {
            value |= self.word_at(byte + 8) << (64 - shift);
        }
        self.pos = new;
        Ok(if width == 64 { value } else { value & ((1u64 << width) - 1) })
    }

    /// A variable-width number in chunks of `width` bits (2 to 32), the highest bit of each saying whether another
    /// follows.
    #[inline]
    fn vbr(&mut self, width: u32) -> std::result::Result<u64, Fault> {
        let data_bits = width - 1;
        let more = 1u64 << data_bits;
        let shift = (self.pos & 7) as u32;
        let mut window = self.word_at((self.pos >> 3) as usize) >> shift;
        let mut available = 64 - shift;
        let mut value = 0u64;
        let mut at = 0;
        loop {
            if available < width {
                let shift = (self.pos & 7) as u32;
                window = self.word_at((self.pos >> 3) as usize) >> shift;
                available = 64 - shift;
            }
            self.pos += u64::from(width);
            let chunk = window & (more - 1);
            let done = window & more == 0;
            if at < 64 {
                if at + data_bits > 64 && chunk >> (64 - at) != 0 {
                    return Err(Fault::VbrTooLong);
                }
                value |= chunk << at;
            } else if chunk != 0 || at > 4096 {
                return Err(Fault::VbrTooLong);
            }
            if done {
                break;
            }
            at += data_bits;
            window >>= width;
            available -= width;
            if self.pos > self.end {
                break;
            }
        }
        if self.pos > self.end { Err(Fault::PastEnd) } else { Ok(value) }
    }

    fn align32(&mut self) -> std::result::Result<(), Fault> {
        let new = self.pos.div_ceil(32) * 32;
        if new > self.end {
            return Err(Fault::PastEnd);
        }
        self.pos = new;
        Ok(())
    }
}

/// One operand of an abbreviation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AbbrevOp {
    Literal(u64),
    /// 0 to 64 bits.
    Fixed(u32),
    /// 2 to 32 bits a chunk.
    Vbr(u32),
    /// The next operation, the last, is the element's.
    Array,
    Char6,
    Blob,
}

/// An abbreviation: the encoding of one kind of record.
#[derive(Debug)]
pub struct Abbrev {
    ops: Box<[AbbrevOp]>,
}

/// Abbreviations that BLOCKINFO gives to all blocks of a kind.
pub type BlockInfo = FxHashMap<u32, Vec<Arc<Abbrev>>>;

/// A record's operands. One is reused for all records of a reader.
#[derive(Clone, Debug, Default)]
pub struct Record {
    pub code: u32,
    pub ops: Vec<u64>,
    /// Bytes of the stream that a blob operand covers.
    pub blob: Option<Range<usize>>,
}

impl Record {
    /// Operand `index`; absent ones count as 0.
    pub fn or_zero(&self, index: usize) -> u64 {
        self.ops.get(index).copied().unwrap_or(0)
    }

    /// The number of operands.
    pub fn len(&self) -> usize {
        self.ops.len()
    }

    /// The operands from `start` on as bytes.
    pub fn bytes_from(&self, start: usize, into: &mut Vec<u8>) {
        into.clear();
        into.extend(self.ops.iter().skip(start).map(|&op| op as u8));
    }
}

/// What comes next in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The end of the block, already left.
    End,
    /// A block of this kind, to be entered or skipped.
    Block(u32),
    /// A record in this encoding, to be read or skipped.
    Record(u32),
}

/// An open block.
#[derive(Clone, Debug)]
struct Scope {
    block: u32,
    outer_width: u32,
    outer_end: u64,
    outer_abbrevs: Vec<Arc<Abbrev>>,
}

/// Ids of abbreviations that every block has (LLVM Bitcode File Format, "Abbreviation IDs").
const END_BLOCK: u64 = 0;
const ENTER_SUBBLOCK: u64 = 1;
const DEFINE_ABBREV: u64 = 2;
const UNABBREV_RECORD: u32 = 3;
const FIRST_ABBREV: u32 = 4;

/// The deepest nesting of blocks that is entered; LLVM's files have 4.
const MAX_DEPTH: usize = 32;

/// Reads blocks and records.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    bits: Bits<'a>,
    width: u32,
    abbrevs: Vec<Arc<Abbrev>>,
    scopes: Vec<Scope>,
    info: Arc<BlockInfo>,
    /// Where the entry that is being read began.
    entry_start: u64,
    code: Option<u32>,
    /// The abbreviations of the block that was left last.
    left: Vec<Arc<Abbrev>>,
    /// Added to positions in diagnostics: bits before the stream in the file.
    base: u64,
}

impl<'a> Cursor<'a> {
    /// A cursor at the top level of the stream `data`, which lies `base` bytes into the file.
    pub fn new(data: &'a [u8], base: usize) -> Cursor<'a> {
        let end = (data.len() as u64) * 8;
        Cursor {
            bits: Bits { data, pos: 0, end },
            width: 2,
            abbrevs: Vec::new(),
            scopes: Vec::new(),
            info: Arc::new(BlockInfo::default()),
            entry_start: 0,
            code: None,
            left: Vec::new(),
            base: base as u64 * 8,
        }
    }

    /// A cursor inside a block whose contents are `range` (in bytes) and whose abbreviation ids have `width` bits.
    /// `path` are the blocks around it, itself last.
    pub fn in_block(
        data: &'a [u8],
        base: usize,
        range: Range<usize>,
        width: u32,
        path: &[u32],
        info: Arc<BlockInfo>,
    ) -> Cursor<'a> {
        let mut cursor = Cursor::new(data, base);
        let end = (range.end as u64 * 8).min(cursor.bits.end);
        cursor.bits.pos = (range.start as u64 * 8).min(end);
        cursor.bits.end = end;
        cursor.width = width;
        if let Some(abbrevs) = path.last().and_then(|block| info.get(block)) {
            cursor.abbrevs.clone_from(abbrevs);
        }
        cursor.info = info;
        cursor.scopes = path
            .iter()
            .map(|&block| Scope { block, outer_width: 2, outer_end: end, outer_abbrevs: Vec::new() })
            .collect();
        cursor
    }

    /// Takes over the abbreviations of the block that `other` left last.
    pub fn with_abbrevs_left_by(mut self, other: &Cursor<'a>) -> Cursor<'a> {
        self.abbrevs.clone_from(&other.left);
        self
    }

    /// Bytes of the file before the stream.
    pub fn base(&self) -> usize {
        (self.base / 8) as usize
    }

    /// The width of abbreviation ids in the innermost block.
    pub fn abbrev_width(&self) -> u32 {
        self.width
    }

    /// Bytes from the start of the stream to the end of the innermost block.
    pub fn block_end(&self) -> usize {
        (self.bits.end / 8) as usize
    }

    /// The bytes of the stream.
    pub fn data(&self) -> &'a [u8] {
        self.bits.data
    }

    /// The position in bits from the start of the stream.
    pub fn position(&self) -> u64 {
        self.bits.pos
    }

    /// Goes to a position of the same block.
    pub fn seek(&mut self, position: u64) -> Result<()> {
        if position > self.bits.end {
            return Err(self.error("a position lies outside its block"));
        }
        self.bits.pos = position;
        Ok(())
    }

    /// Bits that are left in the innermost block.
    pub fn remaining_bits(&self) -> u64 {
        self.bits.end.saturating_sub(self.bits.pos)
    }

    /// Whether less than a word is left, at the top level.
    pub fn at_end(&self) -> bool {
        self.bits.pos + 32 > self.bits.end
    }

    /// The abbreviations known for all blocks of a kind.
    pub fn block_info(&self) -> Arc<BlockInfo> {
        self.info.clone()
    }

    /// The position of the entry being read, for instructions and diagnostics.
    pub fn loc(&self) -> Loc {
        u32::try_from(self.base + self.entry_start).map_or(Loc::NONE, Loc)
    }

    /// An error in the record or block being read.
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Box<Diagnostic> {
        let mut context = String::new();
        for scope in &self.scopes {
            if !context.is_empty() {
                context.push('/');
            }
            context.push_str(&codes::block_name(scope.block));
        }
        if context.is_empty() {
            context.push_str("top level");
        }
        if let Some(code) = self.code {
            context.push_str(&format!(", record {code}"));
        }
        context.push_str(&format!(", bit {}", self.base + self.entry_start));
        Diagnostic::error(self.loc(), message).in_context(context)
    }

    #[cold]
    fn fault(&self, fault: Fault) -> Box<Diagnostic> {
        self.error(fault.message())
    }

    fn fixed(&mut self, width: u32) -> Result<u64> {
        self.bits.fixed(width).map_err(|fault| self.fault(fault))
    }

    fn vbr(&mut self, width: u32) -> Result<u64> {
        self.bits.vbr(width).map_err(|fault| self.fault(fault))
    }

    /// The next entry of the block. Abbreviations are taken in on the way.
    pub fn next(&mut self) -> Result<Entry> {
        loop {
            self.entry_start = self.bits.pos;
            self.code = None;
            match self.fixed(self.width)? {
                END_BLOCK => {
                    self.leave()?;
                    return Ok(Entry::End);
                }
                ENTER_SUBBLOCK => return Ok(Entry::Block(self.vbr(8)? as u32)),
                DEFINE_ABBREV => {
                    let abbrev = self.read_abbrev()?;
                    self.abbrevs.push(abbrev);
                }
                id => return Ok(Entry::Record(id as u32)),
            }
        }
    }

    /// The next record or the end of the block; blocks inside are skipped.
    pub fn next_record(&mut self) -> Result<Option<u32>> {
        loop {
            match self.next()? {
                Entry::End => return Ok(None),
                Entry::Record(id) => return Ok(Some(id)),
                Entry::Block(_) => {
                    self.skip_block()?;
                }
            }
        }
    }

    /// Reads the header of a block and returns the width of its abbreviation ids and the bytes it covers.
    fn block_header(&mut self) -> Result<(u32, Range<usize>)> {
        let width = self.vbr(4)?;
        self.bits.align32().map_err(|fault| self.fault(fault))?;
        let words = self.fixed(32)?;
        let start = self.bits.pos;
        if start + words * 32 > self.bits.end {
            return Err(self.error("a block is longer than what surrounds it"));
        }
        if !(2..=32).contains(&width) {
            return Err(self.error(format!("a block's abbreviation ids have {width} bits")));
        }
        Ok((width as u32, (start / 8) as usize..((start + words * 32) / 8) as usize))
    }

    /// Skips the block that [`Cursor::next`] met; returns the width of its abbreviation ids and its contents.
    pub fn skip_block(&mut self) -> Result<(u32, Range<usize>)> {
        let (width, range) = self.block_header()?;
        self.bits.pos = range.end as u64 * 8;
        Ok((width, range))
    }

    /// Enters the block of kind `block` that [`Cursor::next`] met.
    pub fn enter(&mut self, block: u32) -> Result<()> {
        if self.scopes.len() >= MAX_DEPTH {
            return Err(self.error("blocks are nested too deeply"));
        }
        let (width, range) = self.block_header()?;
        let abbrevs = self.info.get(&block).cloned().unwrap_or_default();
        self.scopes.push(Scope {
            block,
            outer_width: self.width,
            outer_end: self.bits.end,
            outer_abbrevs: std::mem::replace(&mut self.abbrevs, abbrevs),
        });
        self.width = width;
        self.bits.end = range.end as u64 * 8;
        Ok(())
    }

    fn leave(&mut self) -> Result<()> {
        self.bits.align32().map_err(|fault| self.fault(fault))?;
        if self.bits.pos != self.bits.end {
            return Err(self.error("a block ends before its length says"));
        }
        let Some(scope) = self.scopes.pop() else {
            return Err(self.error("a block ends that was never entered"));
        };
        self.width = scope.outer_width;
        self.bits.end = scope.outer_end;
        self.left = std::mem::replace(&mut self.abbrevs, scope.outer_abbrevs);
        Ok(())
    }

    fn read_abbrev(&mut self) -> Result<Arc<Abbrev>> {
        let count = self.vbr(5)?;
        if count > self.remaining_bits() {
            return Err(self.error("an abbreviation has more operands than the block has bits"));
        }
        let mut ops = Vec::new();
        let mut left = count;
        while left > 0 {
            left -= 1;
            if matches!(ops.last(), Some(AbbrevOp::Blob)) {
                return Err(self.error("a blob is not the last operand of its abbreviation"));
            }
            if ops.len() >= 2 && ops[ops.len() - 2] == AbbrevOp::Array {
                return Err(self.error("an array is not the last operand of its abbreviation"));
            }
            let op = if self.fixed(1)? == 1 {
                AbbrevOp::Literal(self.vbr(8)?)
            } else {
                match self.fixed(3)? {
                    1 => match self.vbr(5)? {
                        width @ 0..=64 => AbbrevOp::Fixed(width as u32),
                        width => return Err(self.error(format!("a fixed field has {width} bits"))),
                    },
                    2 => match self.vbr(5)? {
                        // A chunk of no bits is how old writers said "always zero".
                        0 => AbbrevOp::Literal(0),
                        width @ 2..=32 => AbbrevOp::Vbr(width as u32),
                        width => return Err(self.error(format!("a variable-width field has {width} bits"))),
                    },
                    3 => AbbrevOp::Array,
                    4 => AbbrevOp::Char6,
                    5 => AbbrevOp::Blob,
                    other => return Err(self.error(format!("unknown encoding {other} in an abbreviation"))),
                }
            };
            let in_array = ops.last() == Some(&AbbrevOp::Array);
            if in_array && matches!(op, AbbrevOp::Array | AbbrevOp::Blob | AbbrevOp::Literal(_)) {
                return Err(self.error("the elements of an array are encoded as no scalar"));
            }
            ops.push(op);
        }
        if ops.last() == Some(&AbbrevOp::Array) {
            return Err(self.error("an array's abbreviation does not say how elements are encoded"));
        }
        match ops.first() {
            None => Err(self.error("an abbreviation has no operands")),
            Some(AbbrevOp::Array | AbbrevOp::Blob) => {
                Err(self.error("an abbreviation begins with an array or blob"))
            }
            Some(_) => Ok(Arc::new(Abbrev { ops: ops.into() })),
        }
    }

    /// Reads a record in the encoding `id`.
    pub fn read(&mut self, id: u32, record: &mut Record) -> Result<()> {
        record.ops.clear();
        record.blob = None;
        if id == UNABBREV_RECORD {
            record.code = self.vbr(6)? as u32;
            self.code = Some(record.code);
            let count = self.vbr(6)?;
            if count > self.remaining_bits() / 6 {
                return Err(self.error("a record has more operands than the block has bits"));
            }
            record.ops.reserve(count as usize);
            for _ in 0..count {
                match self.bits.vbr(6) {
                    Ok(value) => record.ops.push(value),
                    Err(fault) => return Err(self.fault(fault)),
                }
            }
            return Ok(());
        }
        let index = id.wrapping_sub(FIRST_ABBREV) as usize;
        let Some(abbrev) = self.abbrevs.get(index) else {
            return Err(self.error(format!("unknown abbreviation {id}")));
        };
        match read_abbreviated(&mut self.bits, abbrev, record) {
            Ok(()) => {
                self.code = Some(record.code);
                Ok(())
            }
            Err(message) => Err(self.error(message)),
        }
    }

    /// The words of a blob operand.
    pub fn blob(&self, record: &Record) -> Option<&'a [u8]> {
        self.bits.data.get(record.blob.clone()?)
    }

    /// Reads the BLOCKINFO block that [`Cursor::next`] met.
    pub fn read_block_info(&mut self) -> Result<()> {
        self.enter(codes::BLOCKINFO)?;
        let mut info = BlockInfo::clone(&self.info);
        let mut current = None;
        let mut record = Record::default();
        loop {
            self.entry_start = self.bits.pos;
            self.code = None;
            match self.fixed(self.width)? {
                END_BLOCK => {
                    self.leave()?;
                    break;
                }
                ENTER_SUBBLOCK => {
                    self.vbr(8)?;
                    self.skip_block()?;
                }
                DEFINE_ABBREV => {
                    let abbrev = self.read_abbrev()?;
                    let Some(block) = current else {
                        return Err(self.error("an abbreviation belongs to no block"));
                    };
                    info.entry(block).or_default().push(abbrev);
                }
                id => {
                    self.read(id as u32, &mut record)?;
                    if record.code == codes::BLOCKINFO_SETBID {
                        match record.ops.first() {
                            Some(&block) => current = Some(block as u32),
                            None => return Err(self.error("the block id is missing")),
                        }
                    }
                }
            }
        }
        self.info = Arc::new(info);
        Ok(())
    }
}

/// Decodes a six-bit character (LLVM Bitcode File Format, "Char6").
fn char6(value: u64) -> u64 {
    const CHARACTERS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
    u64::from(CHARACTERS[(value & 63) as usize])
}

fn read_abbreviated(
    bits: &mut Bits<'_>,
    abbrev: &Abbrev,
    record: &mut Record,
) -> std::result::Result<(), &'static str> {
    let scalar = |bits: &mut Bits<'_>, op: AbbrevOp| match op {
        AbbrevOp::Literal(value) => Ok(value),
        AbbrevOp::Fixed(width) => bits.fixed(width),
        AbbrevOp::Vbr(width) => bits.vbr(width),
        AbbrevOp::Char6 => bits.fixed(6).map(char6),
        AbbrevOp::Array | AbbrevOp::Blob => Err(Fault::PastEnd),
    };
    let mut ops = abbrev.ops.iter();
    let Some(&first) = ops.next() else { return Err("an abbreviation has no operands") };
    record.code = scalar(bits, first).map_err(Fault::message)? as u32;
    while let Some(&op) = ops.next() {
        match op {
            AbbrevOp::Array => {
                let count = bits.vbr(6).map_err(Fault::message)?;
                let Some(&element) = ops.next() else { return Err("an array has no element encoding") };
                let width = match element {
                    AbbrevOp::Fixed(width) | AbbrevOp::Vbr(width) => width.max(1),
                    _ => 6,
                };
                let left = bits.end.saturating_sub(bits.pos);
                if count > left / u64::from(width) {
                    return Err("an array has more elements than the block has bits");
                }
                record.ops.reserve(count as usize);
                for _ in 0..count {
                    record.ops.push(scalar(bits, element).map_err(Fault::message)?);
                }
            }
            AbbrevOp::Blob => {
                let count = bits.vbr(6).map_err(Fault::message)?;
                bits.align32().map_err(Fault::message)?;
                if count > bits.end.saturating_sub(bits.pos) / 8 {
                    return Err("a blob is longer than the block");
                }
                let start = (bits.pos / 8) as usize;
                record.blob = Some(start..start + count as usize);
                bits.pos += count * 8;
                bits.align32().map_err(Fault::message)?;
            }
            scalar_op => record.ops.push(scalar(bits, scalar_op).map_err(Fault::message)?),
        }
    }
    Ok(())
}

/// Lengths stored as 6-bit variable-width numbers in the first bytes of a metadata-strings blob.
pub fn string_lengths(data: &[u8]) -> impl FnMut() -> Option<u64> + '_ {
    let mut bits = Bits { data, pos: 0, end: data.len() as u64 * 8 };
    move || bits.vbr(6).ok()
}

/// A signed number that keeps its sign in the lowest bit (LLVM Bitcode File Format, "Signed VBRs"), as the bits
/// of its two's complement. "Minus zero" is the smallest number.
pub fn signed(value: u64) -> u64 {
    match value {
        1 => 1 << 63,
        even if even & 1 == 0 => even >> 1,
        odd => (odd >> 1).wrapping_neg(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_across_word_boundaries() {
        let data = [0xff; 24];
        let mut bits = Bits { data: &data, pos: 5, end: 24 * 8 };
        assert_eq!(bits.fixed(64), Ok(u64::MAX));
        assert_eq!(bits.pos, 69);
        assert_eq!(bits.fixed(3), Ok(7));
        let mut bits = Bits { data: &data, pos: 0, end: 24 * 8 };
        assert_eq!(bits.vbr(6), Err(Fault::VbrTooLong));
        let mut bits = Bits { data: &data[..2], pos: 0, end: 16 };
        assert!(bits.vbr(6).is_err());
        assert_eq!(Bits { data: &data[..2], pos: 10, end: 16 }.fixed(7), Err(Fault::PastEnd));
    }

    #[test]
    fn signed_numbers() {
        assert_eq!(signed(0), 0);
        assert_eq!(signed(6), 3);
        assert_eq!(signed(7) as i64, -3);
        assert_eq!(signed(1) as i64, i64::MIN);
    }

    #[test]
    fn characters() {
        assert_eq!(char6(0), u64::from(b'a'));
        assert_eq!(char6(61), u64::from(b'9'));
        assert_eq!(char6(63), u64::from(b'_'));
    }
}
