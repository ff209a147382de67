//! `invoke` and `unwind`, as they were before LLVM 3.0.
//!
//! The `unwind` of this edition carries nothing: it continues at the nearest invoke. Today it is a forced unwind of the
//! system's unwinder, which a support routine starts, and the unwind destination of an invoke is a landing pad of its
//! own that cleans up and goes on to the destination. The personality of C that comes with every compiler does no more
//! than that. Without an invoke, the routine ends the program.

use super::super::attributes::FnAttributes;
use super::super::calls::CallHead;
use super::super::cursor::Parser;
use super::super::instructions::Parsed;
use crate::diagnostics::Result;
use crate::ir::{
    BlockData, BlockId, BodySource, ConstData, GlobalId, GlobalKind, InstKind, ListRef, Loc, TailKind, TypeId,
};

/// The routine that unwinds.
const UNWIND: &[u8] = b"__rllc_unwind";
/// What ends the life of an exception object (Itanium C++ ABI, "Exception Handling", 1.4).
const DELETE: &[u8] = b"_Unwind_DeleteException";
const PERSONALITY: &[u8] = b"__gcc_personality_v0";

impl Parser<'_, '_> {
    /// Declares what the instructions of the text need, and gives functions with an `invoke` their personality.
    pub(super) fn declare_unwinding(&mut self) {
        let needs = self.type_texts.needs;
        if needs.unwind {
            let ty = self.cx.types.function(TypeId::VOID, &[], false);
            self.declare_runtime(UNWIND, ty);
        }
        if !needs.invoke || needs.pads {
            return;
        }
        let ty = self.cx.types.function(TypeId::VOID, &[TypeId::PTR], false);
        self.declare_runtime(DELETE, ty);
        let ty = self.cx.types.function(TypeId::I32, &[], true);
        let personality = self.declare_runtime(PERSONALITY, ty);
        let personality = personality.map(|id| self.cx.consts.intern(TypeId::PTR, ConstData::Global(id)));
        let Some(builder) = &mut self.builder else { return };
        for id in std::mem::take(&mut builder.invokers) {
            if let Some(value) = &mut builder.globals[id].value
                && let GlobalKind::Function(function) = &mut value.kind
            {
                function.personality = personality;
            }
        }
    }

    /// Remembers a function whose unwind destinations may need landing pads.
    pub(in super::super) fn note_invoke(&mut self, id: GlobalId, body: &BodySource) {
        if self.is_typed()
            && !self.type_texts.needs.pads
            && let Some(builder) = &mut self.builder
            && memchr::memmem::find(&self.lexer.source()[body.range.clone()], b"invoke").is_some()
        {
            builder.invokers.push(id);
        }
    }

    /// Whether the unwind destinations of the module get landing pads.
    pub(in super::super) fn makes_landing_pads(&self) -> bool {
        self.symbols().runtime.contains_key(DELETE)
    }

    /// `invoke convention type callee(arguments) to label normal unwind label unwind`
    pub(super) fn legacy_invoke(&mut self, loc: Loc) -> Result<Parsed> {
        self.bump();
        let (conv, struct_return) = self.legacy_convention()?;
        let type_loc = self.loc();
        let ty = self.parse_type_or_void("expected type")?;
        let callee_at = self.loc();
        if self.at_word(b"asm") {
            return Err(self.error("inline assembly can only be called"));
        }
        let callee = self.parse_callee()?;
        let mut args = self.parse_arguments(false)?;
        if struct_return {
            self.struct_return_argument(ty, &mut args, loc)?;
        }
        let head = CallHead::plain(TailKind::None, conv, ty, type_loc);
        let (call, ret) =
            self.finish_call(head, callee, callee_at, args, FnAttributes::default(), Box::default())?;
        self.expect_word(b"to", "expected 'to' in invoke")?;
        let normal = self.typed_block()?;
        if !self.eat_word(b"except") {
            self.expect_word(b"unwind", "expected 'unwind' in invoke")?;
        }
        let unwind = self.typed_block()?;
        Ok((InstKind::Invoke { call, normal, unwind }, ret))
    }

    /// `unwind`
    pub(in super::super) fn legacy_unwind(&mut self, loc: Loc) -> Result<Parsed> {
        self.bump();
        let call = self.runtime_call(UNWIND, TypeId::VOID, &[], &[], loc)?;
        self.hidden_effect(call, loc);
        Ok((InstKind::Unreachable, TypeId::VOID))
    }

    /// Puts a landing pad before the unwind destination of each invoke, when all blocks are read.
    pub(in super::super) fn make_landing_pads(&mut self) -> Result<()> {
        for from in self.func.blocks.keys().collect::<Vec<_>>() {
            let Some(&last) = self.func.blocks[from].insts.last() else { continue };
            let InstKind::Invoke { call, normal, unwind } = self.func.insts[last].kind else { continue };
            let loc = self.func.insts[last].loc;
            let pad = self.func.blocks.push(BlockData::default());
            self.func.push_block_state(loc);
            self.func.mark_block_defined(pad);
            let ty = self.cx.types.literal_struct(&[TypeId::PTR, TypeId::I32], false);
            let none = ListRef { start: 0, len: 0 };
            let kind = InstKind::LandingPad { cleanup: true, clauses: none, kinds: none };
            let aggregate = self.hidden_inst(kind, ty, loc);
            let indices = self.func.push_ints(&[0]);
            let kind = InstKind::ExtractValue { aggregate, indices };
            let exception = self.hidden_inst(kind, TypeId::PTR, loc);
            let delete = self.runtime_call(DELETE, TypeId::VOID, &[TypeId::PTR], &[exception], loc)?;
            self.hidden_effect(delete, loc);
            self.hidden_effect(InstKind::Br { dest: unwind }, loc);
            self.func.insts[last].kind = InstKind::Invoke { call, normal, unwind: pad };
            self.redirect_phis(unwind, from, pad, normal == unwind);
        }
        Ok(())
    }

    /// In the phis of `block`, what came from `from` comes from `pad`; if both edges of an invoke lead to `block`,
    /// one of the two.
    fn redirect_phis(&mut self, block: BlockId, from: BlockId, pad: BlockId, is_both: bool) {
        let insts = self.func.blocks[block].insts.clone();
        for inst in insts {
            let InstKind::Phi { blocks, .. } = self.func.insts[inst].kind else { return };
            let range = blocks.start as usize..(blocks.start + blocks.len) as usize;
            let mut places = range.filter(|&place| self.func.block_pool[place] == from);
            let place = if is_both { places.nth(1) } else { places.next() };
            if let Some(place) = place {
                self.func.block_pool[place] = pad;
            }
        }
    }
}
