//! Where the module lies in a file: raw streams, the wrapper, objects that embed bitcode; the top level of a
//! stream with its identification, modules and string tables.

use super::bitstream::{Cursor, Entry, Record};
use super::codes::{self, identification};
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::Loc;
use object::{Object, ObjectSection};
use std::ops::Range;

const RAW_MAGIC: &[u8] = b"BC\xC0\xDE";
const WRAPPER_MAGIC: &[u8] = &[0xDE, 0xC0, 0x17, 0x0B];

/// Whether `bytes` are bitcode, or something that is refused by name in its place (bytecode of LLVM 1, collections of
/// objects), or an object file, which may hold bitcode.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(RAW_MAGIC)
        || bytes.starts_with(WRAPPER_MAGIC)
        || is_bytecode(bytes)
        || collection(bytes).is_some()
        || is_object(bytes)
}

/// What files are that hold several objects, none of which is the one to compile.
fn collection(bytes: &[u8]) -> Option<&'static str> {
    const KINDS: [(&[u8], &str); 4] = [
        (b"!<arch>\n", "an archive; its members have to be extracted and compiled one by one"),
        (b"!<thin>\n", "a thin archive; its members have to be compiled one by one"),
        (
            &[0xca, 0xfe, 0xba, 0xbe],
            "a universal Mach-O file; the part for one processor has to be extracted",
        ),
        (
            &[0xca, 0xfe, 0xba, 0xbf],
            "a universal Mach-O file; the part for one processor has to be extracted",
        ),
    ];
    KINDS.iter().find(|(magic, _)| bytes.starts_with(magic)).map(|(_, kind)| *kind)
}

/// Bytecode of LLVM 1.x: `llvm`, or `llvc` if it is compressed, then a small version number.
fn is_bytecode(bytes: &[u8]) -> bool {
    (bytes.starts_with(b"llvm") || bytes.starts_with(b"llvc"))
        && bytes.get(4).is_some_and(|&byte| byte < b' ' && !byte.is_ascii_whitespace() || byte >= 0x80)
}

fn is_object(bytes: &[u8]) -> bool {
    let magic =
        |magic: u32| bytes.starts_with(&magic.to_le_bytes()) || bytes.starts_with(&magic.to_be_bytes());
    bytes.starts_with(b"\x7fELF")
        || magic(0xfeed_face)
        || magic(0xfeed_facf)
        || matches!(bytes.get(..2), Some([0x64, 0x86 | 0xaa] | [0x4c, 0x01] | [0xc4, 0x01]))
            && bytes.get(3).is_some_and(|&byte| byte == 0)
}

fn word(bytes: &[u8], at: usize) -> Option<usize> {
    let raw = bytes.get(at..)?.first_chunk::<4>()?;
    Some(u32::from_le_bytes(*raw) as usize)
}

/// A bitcode stream in a file.
#[derive(Clone, Copy, Debug)]
pub struct Stream<'a> {
    /// From the magic number on.
    pub data: &'a [u8],
    /// Bytes before it in the file.
    pub base: usize,
}

/// Finds the stream in a file.
pub fn find_stream(bytes: &[u8]) -> Result<Stream<'_>> {
    if is_bytecode(bytes) {
        return Err(Diagnostic::error(
            Loc(0),
            "this is bytecode of LLVM 1, which is not supported; bitcode of LLVM 3.0 is the oldest",
        ));
    }
    if let Some(kind) = collection(bytes) {
        return Err(Diagnostic::error(Loc(0), format!("this is {kind}")));
    }
    let mut stream = Stream { data: bytes, base: 0 };
    if !bytes.starts_with(RAW_MAGIC) && is_object(bytes) {
        stream = embedded(bytes)?;
    }
    if stream.data.starts_with(WRAPPER_MAGIC) {
        let part = word(stream.data, 8)
            .zip(word(stream.data, 12))
            .and_then(|(offset, size)| Some((offset, stream.data.get(offset..offset.checked_add(size)?)?)));
        let Some((offset, data)) = part else {
            return Err(Diagnostic::error(
                Loc(0),
                "the bitcode wrapper's offset or size lies outside the file",
            ));
        };
        stream = Stream { data, base: stream.base + offset };
    }
    if !stream.data.starts_with(RAW_MAGIC) {
        return Err(Diagnostic::error(Loc(0), "the bitcode's magic number is missing"));
    }
    Ok(stream)
}

/// The bitcode that an object carries in `.llvmbc`, `.llvm.lto` or `__LLVM,__bitcode`.
fn embedded(bytes: &[u8]) -> Result<Stream<'_>> {
    let file = object::File::parse(bytes)
        .map_err(|error| Diagnostic::error(Loc(0), format!("the object file cannot be read: {error}")))?;
    for section in file.sections() {
        let Ok(name) = section.name_bytes() else { continue };
        let segment = section.segment_name_bytes().ok().flatten();
        let holds_bitcode = matches!(name, b".llvmbc" | b".llvm.lto")
            || name == b"__bitcode" && segment.is_none_or(|segment| segment == b"__LLVM");
        if !holds_bitcode {
            continue;
        }
        let Some((offset, size)) = section.file_range() else { continue };
        let part = usize::try_from(offset)
            .ok()
            .zip(usize::try_from(size).ok())
            .and_then(|(offset, size)| Some((offset, bytes.get(offset..offset.checked_add(size)?)?)));
        if let Some((base, data)) = part
            && data.len() >= 4
        {
            return Ok(Stream { data, base });
        }
    }
    Err(Diagnostic::error(Loc(0), "the object file has no section with bitcode"))
}

/// What a stream holds at its top level.
#[derive(Clone, Debug, Default)]
pub struct TopLevel {
    /// Contents of the first module's block.
    pub module: Range<usize>,
    /// The width of abbreviation ids in it.
    pub width: u32,
    /// How many modules there are.
    pub modules: usize,
    /// Bytes of the first module's string table.
    pub strtab: Option<Range<usize>>,
    /// Who wrote the file; empty before LLVM 3.8.
    pub producer: Vec<u8>,
}

/// Reads the top level of a stream.
pub fn read_top_level(stream: Stream<'_>) -> Result<TopLevel> {
    let mut cursor = Cursor::new(stream.data, stream.base);
    let mut top = TopLevel::default();
    cursor.seek(32)?;
    loop {
        let at = (cursor.position() / 8) as usize;
        let rest = stream.data.get(at..).unwrap_or(&[]);
        if rest.starts_with(RAW_MAGIC) {
            // Linkers put the sections of several objects behind each other.
            cursor.seek(cursor.position() + 32)?;
            continue;
        }
        let padding = top.modules > 0 && (rest.len() <= 8 || rest.iter().all(|&byte| byte == 0));
        if cursor.at_end() || padding {
            break;
        }
        match cursor.next()? {
            Entry::Block(codes::IDENTIFICATION) => {
                let producer = read_identification(&mut cursor)?;
                if top.modules == 0 {
                    top.producer = producer;
                }
            }
            Entry::Block(codes::MODULE) => {
                let (width, range) = cursor.skip_block()?;
                if top.modules == 0 {
                    top.module = range;
                    top.width = width;
                }
                top.modules += 1;
            }
            Entry::Block(codes::STRTAB) => {
                let strtab = read_strtab(&mut cursor)?;
                // A table serves the modules before it that have none.
                if top.modules > 0 && top.strtab.is_none() {
                    top.strtab = strtab;
                }
            }
            Entry::Block(_) => {
                cursor.skip_block()?;
            }
            Entry::End | Entry::Record(_) => {
                return Err(cursor.error("something other than a block at the top level"));
            }
        }
    }
    if top.modules == 0 {
        return Err(cursor.error("the bitcode holds no module"));
    }
    Ok(top)
}

fn read_identification(cursor: &mut Cursor<'_>) -> Result<Vec<u8>> {
    cursor.enter(codes::IDENTIFICATION)?;
    let mut record = Record::default();
    let mut producer = Vec::new();
    while let Some(id) = cursor.next_record()? {
        cursor.read(id, &mut record)?;
        match record.code {
            identification::STRING => record.bytes_from(0, &mut producer),
            identification::EPOCH => {
                let Some(&epoch) = record.ops.first() else {
                    return Err(cursor.error("the epoch is missing"));
                };
                if epoch != 0 {
                    return Err(cursor.error(format!("bitcode of epoch {epoch}; only 0 is known")));
                }
            }
            _ => return Err(cursor.error("unknown identification record")),
        }
    }
    Ok(producer)
}

fn read_strtab(cursor: &mut Cursor<'_>) -> Result<Option<Range<usize>>> {
    cursor.enter(codes::STRTAB)?;
    let mut record = Record::default();
    let mut strtab = None;
    while let Some(id) = cursor.next_record()? {
        cursor.read(id, &mut record)?;
        if record.code == codes::STRTAB_BLOB {
            strtab = record.blob.take();
        }
    }
    Ok(strtab)
}
