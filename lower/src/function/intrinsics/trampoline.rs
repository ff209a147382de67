//! `llvm.init.trampoline`: code that calls a function with its static chain (LangRef, "Trampoline Intrinsics").

use super::super::{Address, AddressBase, Lowered, Translator, unsupported};
use cranelift_codegen::ir::types::{I8, I16};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};
use rllc_frontend::ir::Operand;
use target_lexicon::Architecture;

/// `movabs $function, %r11` and `movabs $chain, %r10` without their operands, and the two parts of `jmp *%r11`.
const MOVE_TO_R11: i64 = 0xbb49;
const MOVE_TO_R10: i64 = 0xba49;
const JUMP: (i64, i64) = (0xff49, 0xe3);

impl Translator<'_> {
    /// Writes the 23 bytes of a trampoline.
    pub(super) fn init_trampoline(&mut self, args: &[Operand]) -> Lowered<()> {
        if !matches!(self.isa.triple().architecture, Architecture::X86_64) {
            return unsupported("the intrinsic llvm.init.trampoline on this target");
        }
        let [place, function, chain] = *args else {
            return unsupported("the intrinsic llvm.init.trampoline with these operands");
        };
        let (place, function, chain) = (self.one(place)?, self.one(function)?, self.one(chain)?);
        let base = Address { base: AddressBase::Value(place), offset: 0 };
        let pieces = [
            (0, self.ins().iconst(I16, MOVE_TO_R11)),
            (2, function),
            (10, self.ins().iconst(I16, MOVE_TO_R10)),
            (12, chain),
            (20, self.ins().iconst(I16, JUMP.0)),
            (22, self.ins().iconst(I8, JUMP.1)),
        ];
        for (offset, piece) in pieces {
            self.store_part(piece, base.plus(offset), MemFlagsData::new());
        }
        Ok(())
    }
}
