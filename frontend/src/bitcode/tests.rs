//! Small modules written bit by bit, read back; the same modules damaged.

use super::Reader;
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::*;

/// Writes a bitstream without abbreviations.
#[derive(Default)]
struct Writer {
    bytes: Vec<u8>,
    bits: u64,
    width: Vec<u32>,
    /// Where the length word of each open block is.
    open: Vec<usize>,
}

impl Writer {
    fn new() -> Writer {
        let mut writer = Writer { width: vec![2], ..Writer::default() };
        for byte in *b"BC\xC0\xDE" {
            writer.fixed(u64::from(byte), 8);
        }
        writer
    }

    fn fixed(&mut self, value: u64, width: u32) {
        for bit in 0..width {
            if self.bits.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> bit & 1) as u8) << (self.bits % 8);
            }
            self.bits += 1;
        }
    }

    fn vbr(&mut self, mut value: u64, width: u32) {
        let data = width - 1;
        while value >> data != 0 {
            self.fixed(value & ((1 << data) - 1) | 1 << data, width);
            value >>= data;
        }
        self.fixed(value, width);
    }

    fn align(&mut self) {
        while !self.bits.is_multiple_of(32) {
            self.fixed(0, 1);
        }
    }

    fn code(&mut self, id: u64) {
        let width = self.width[self.width.len() - 1];
        self.fixed(id, width);
    }

    fn block(&mut self, block: u64, contents: impl FnOnce(&mut Writer)) {
        self.code(1);
        self.vbr(block, 8);
        self.vbr(3, 4);
        self.align();
        let length = self.bytes.len();
        self.fixed(0, 32);
        self.open.push(length);
        self.width.push(3);
        contents(self);
        self.code(0);
        self.align();
        self.width.pop();
        let words = (self.bytes.len() - length - 4) / 4;
        self.bytes[length..length + 4].copy_from_slice(&(words as u32).to_le_bytes());
        self.open.pop();
    }

    fn record(&mut self, code: u64, ops: &[u64]) {
        self.code(3);
        self.vbr(code, 6);
        self.vbr(ops.len() as u64, 6);
        for &op in ops {
            self.vbr(op, 6);
        }
    }
}

fn chars(prefix: &[u64], text: &str) -> Vec<u64> {
    prefix.iter().copied().chain(text.bytes().map(u64::from)).collect()
}

const MODULE: u64 = 8;
const CONSTANTS: u64 = 11;
const FUNCTION: u64 = 12;
const SYMTAB: u64 = 14;
const TYPES: u64 = 17;

/// A module of LLVM 3.0 with typed pointers and absolute numbers:
/// a global `[2 x i32]`, and a function that loads its element 1, adds its argument, stores and returns.
fn old_module() -> Vec<u8> {
    let mut writer = Writer::new();
    writer.block(MODULE, |w| {
        w.record(1, &[0]);
        w.block(TYPES, |w| {
            w.record(1, &[7]);
            w.record(7, &[32]); // 0: i32
            w.record(11, &[2, 0]); // 1: [2 x i32]
            w.record(8, &[1]); // 2: [2 x i32]*
            w.record(8, &[0]); // 3: i32*
            w.record(21, &[0, 0, 0]); // 4: i32 (i32)
            w.record(8, &[4]); // 5: i32 (i32)*
            w.record(2, &[]); // 6: void
        });
        w.record(7, &[2, 0, 5, 0, 3, 0]); // value 0: the variable, its initializer value 4
        w.record(8, &[5, 0, 0, 0, 0, 0, 0, 0]); // value 1: the function
        w.block(CONSTANTS, |w| {
            w.record(1, &[0]);
            w.record(2, &[]); // 2: i32 0
            w.record(4, &[2]); // 3: i32 1
            w.record(1, &[1]);
            w.record(7, &[2, 3]); // 4: [i32 0, i32 1]
        });
        w.block(FUNCTION, |w| {
            w.record(1, &[2]); // two blocks; value 5 is the argument
            w.record(30, &[0, 2, 3]); // 6: getelementptr inbounds @variable, 0, 1
            w.record(20, &[6, 3, 0]); // 7: load
            w.record(11, &[1]); // br
            w.record(2, &[7, 5, 0]); // 8: add
            w.record(24, &[6, 8, 3, 0]); // store
            w.record(34, &[0, 0, 1, 8]); // 9: call without a type
            w.record(10, &[9]); // ret
            w.block(SYMTAB, |w| {
                w.record(1, &chars(&[5], "x"));
                w.record(2, &chars(&[1], "next"));
            });
        });
        w.block(SYMTAB, |w| {
            w.record(1, &chars(&[0], "v"));
            w.record(1, &chars(&[1], "f"));
        });
    });
    writer.bytes
}

fn read(bytes: &[u8]) -> Result<(Module, Vec<Body>)> {
    let (module, reader) = Reader::open(bytes)?;
    let bodies = module.definitions().map(|id| reader.body(&module, id)).collect::<Result<_>>()?;
    reader.metadata(&module)?;
    Ok((module, bodies))
}

fn error(bytes: &[u8]) -> Box<Diagnostic> {
    match read(bytes) {
        Ok(_) => panic!("the module is accepted"),
        Err(error) => error,
    }
}

#[test]
fn old_records_with_typed_pointers() {
    let (module, bodies) = read(&old_module()).unwrap();
    let names: Vec<_> =
        module.globals.values().map(|global| module.context.strings.display(global.name.unwrap())).collect();
    assert_eq!(names, ["v", "f"]);
    let body = &bodies[0];
    let kinds: Vec<_> =
        body.blocks.values().flat_map(|block| &block.insts).map(|&i| &body.insts[i]).collect();
    let [gep, load, br, add, store, call, ret] = kinds[..] else { panic!("seven instructions") };
    assert!(matches!(
        &gep.kind,
        InstKind::GetElementPtr { source_type, flags, .. }
            if matches!(body.context.types.get(*source_type), Type::Array { len: 2, .. })
                && flags.contains(GepFlags::INBOUNDS) && flags.contains(GepFlags::NUSW)
    ));
    assert_eq!(gep.ty, TypeId::PTR);
    assert_eq!(load.ty, TypeId::I32);
    assert!(matches!(load.kind, InstKind::Load { align: Some(align), .. } if align.bytes() == 4));
    assert!(matches!(br.kind, InstKind::Br { .. }));
    assert!(matches!(add.kind, InstKind::Binary { op: BinOp::Add, .. }));
    assert!(matches!(store.kind, InstKind::Store { .. }));
    let InstKind::Call(call_id) = call.kind else { panic!("a call") };
    assert!(body.context.types.function_parts(body.calls[call_id].function_type).is_some());
    assert!(matches!(ret.kind, InstKind::Ret { value: Some(_) }));
    assert_eq!(body.values[body.params[0]].name.map(|name| body.context.strings.get(name)), Some(&b"x"[..]));
    let GlobalKind::Variable(variable) = &module.globals[GlobalId::from_u32(0)].kind else { panic!() };
    let data = module.context.consts.data(variable.initializer.unwrap());
    assert_eq!(*data, ConstData::Data([0, 0, 0, 0, 1, 0, 0, 0].into()));
}

/// A module of one variable whose initializer is made by `constants` (the variable is value 0).
fn with_constants(initializer: u64, constants: impl FnOnce(&mut Writer)) -> Vec<u8> {
    let mut writer = Writer::new();
    writer.block(MODULE, |w| {
        w.record(1, &[1]);
        w.block(TYPES, |w| {
            w.record(1, &[3]);
            w.record(25, &[0]); // 0: ptr
            w.record(7, &[64]); // 1: i64
            w.record(18, &[0, 0, 1]); // 2: { ptr, i64 }
        });
        w.record(7, &[2, 2, initializer + 1, 0, 0, 0]);
        w.block(CONSTANTS, constants);
    });
    writer.bytes
}

#[test]
fn constants_may_use_later_ones() {
    let bytes = with_constants(1, |w| {
        w.record(1, &[2]);
        w.record(7, &[0, 2]); // 1: { @0, value 2 }
        w.record(1, &[1]);
        w.record(11, &[9, 0, 0]); // 2: ptrtoint @0
    });
    let (module, _) = read(&bytes).unwrap();
    let GlobalKind::Variable(variable) = &module.globals[GlobalId::from_u32(0)].kind else { panic!() };
    let data = module.context.consts.data(variable.initializer.unwrap());
    assert!(matches!(data, ConstData::Aggregate(fields) if fields.len() == 2));
}

#[test]
fn a_constant_cannot_contain_itself() {
    let bytes = with_constants(1, |w| {
        w.record(1, &[2]);
        w.record(7, &[2, 1]); // 1 uses 2
        w.record(7, &[1, 2]); // 2 uses 1
    });
    let error = error(&bytes);
    assert!(error.message.contains("contains itself"), "{}", error.message);
    assert!(error.context.unwrap().starts_with("MODULE_BLOCK"));
}

#[test]
fn errors_name_block_record_and_bit() {
    let bytes = with_constants(1, |w| w.record(99, &[1]));
    let error = error(&bytes);
    let context = error.context.unwrap();
    assert!(context.starts_with("MODULE_BLOCK/CONSTANTS_BLOCK, record 99, bit "), "{context}");
    assert_eq!(format!("bit {}", error.loc.0), context[context.find("bit").unwrap()..]);
}

#[test]
fn absurd_counts_are_refused() {
    let mut writer = Writer::new();
    writer.block(MODULE, |w| {
        w.record(1, &[1]);
        w.block(TYPES, |w| {
            w.record(1, &[u64::from(u32::MAX)]);
            w.record(8, &[u64::from(u32::MAX) - 1]);
        });
    });
    error(&writer.bytes);
    let mut writer = Writer::new();
    writer.block(MODULE, |w| {
        w.code(3);
        w.vbr(1, 6);
        w.vbr(u64::MAX >> 1, 6);
    });
    assert!(error(&writer.bytes).message.contains("more operands"));
}

#[test]
fn wrapped_and_repeated_modules() {
    let inner = old_module();
    let mut wrapped = vec![0xDE, 0xC0, 0x17, 0x0B, 0, 0, 0, 0];
    wrapped.extend(20u32.to_le_bytes());
    wrapped.extend((inner.len() as u32).to_le_bytes());
    wrapped.extend(7u32.to_le_bytes());
    wrapped.extend(&inner);
    wrapped.extend([0; 12]);
    assert!(super::is_bitcode(&wrapped));
    let (module, bodies) = read(&wrapped).unwrap();
    assert_eq!((module.globals.len(), bodies.len()), (2, 1));

    let mut twice = inner.clone();
    twice.extend(&inner);
    let (_, reader) = Reader::open(&twice).unwrap();
    assert!(reader.warnings()[0].message.contains("2 modules"));

    assert!(super::is_bitcode(b"llvm\x01\x02\x03\x04"));
    assert!(error(b"llvm\x01\x02\x03\x04").message.contains("LLVM 1"));
    assert!(!super::is_bitcode(b"llvm.ident = !{}"));
}

#[test]
fn damaged_modules_are_errors() {
    let samples = [
        old_module(),
        with_constants(1, |w| {
            w.record(1, &[2]);
            w.record(7, &[0, 2]);
            w.record(1, &[1]);
            w.record(11, &[9, 0, 0]);
        }),
    ];
    for sample in samples {
        for len in 0..sample.len() {
            assert!(read(&sample[..len]).is_err(), "cut at {len} of {}", sample.len());
        }
        for bit in 32..sample.len() * 8 {
            let mut damaged = sample.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            // Some changes make another valid module; none may do worse.
            let _ = read(&damaged);
        }
        for word in (4..sample.len()).step_by(4) {
            let mut damaged = sample.clone();
            damaged[word..].iter_mut().take(4).for_each(|byte| *byte = 0xff);
            let _ = read(&damaged);
        }
    }
}

#[test]
fn collections_of_objects_are_named() {
    let files: [(&[u8], &str); 2] =
        [(b"!<arch>\n/               0", "an archive"), (&[0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 1], "universal")];
    for (bytes, wanted) in files {
        assert!(super::is_bitcode(bytes));
        let message = super::Reader::open(bytes).map(|_| ()).map_err(|error| error.message);
        assert!(message.is_err_and(|message| message.contains(wanted)));
    }
}
