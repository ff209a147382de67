//! Calls in their three forms, operand bundles and exception handling.

use super::decode::fast_math;
use super::function::{BodyReader, Ops};
use super::globals::typed_list;
use super::types::{NO_NUMBER, TypeNumber};
use super::values::Val;
use crate::diagnostics::Result;
use crate::ir::{
    ArithFlags, AttrKind, AttrListId, Attribute, BlockId, BlockRef, CallConv, CallData, CallId, ConstData,
    InstKind, Operand, OperandBundle, TailKind, TypeId,
};
use crate::upgrade::assembly::{Constraint, constraints, with_labels};
use crate::upgrade::attributes::compatible_list;
use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;

/// Says that a metadata number follows in an operand bundle.
const METADATA_FOLLOWS: u64 = 0x8000_0000;

/// Bits of a call's flag word.
mod call_flags {
    pub const TAIL: u64 = 1 << 0;
    pub const MUST_TAIL: u64 = 1 << 14;
    pub const EXPLICIT_TYPE: u64 = 1 << 15;
    pub const NO_TAIL: u64 = 1 << 16;
    pub const FAST_MATH: u64 = 1 << 17;
    /// `invoke` keeps its convention in the low bits and says here whether the type is given.
    pub const INVOKE_EXPLICIT_TYPE: u64 = 1 << 13;
}

/// The largest number of a calling convention.
const MAX_CONVENTION: u64 = 1023;

/// What the three forms of calls have in common, as far as it was read.
struct Head {
    attrs: u64,
    conv: CallConv,
    tail: TailKind,
    flags: ArithFlags,
    explicit_type: bool,
}

impl BodyReader<'_, '_> {
    pub fn call(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let (Some(attrs), Some(word)) = (ops.take(), ops.take()) else { return Err(self.too_short()) };
        let mut flags = ArithFlags::NONE;
        if word & call_flags::FAST_MATH != 0 {
            flags = fast_math(ops.take().unwrap_or(0));
            if flags == ArithFlags::NONE {
                return Err(self.error("a call has fast-math flags, but none is set"));
            }
        }
        let tail = if word & call_flags::NO_TAIL != 0 {
            TailKind::NoTail
        } else if word & call_flags::MUST_TAIL != 0 {
            TailKind::MustTail
        } else if word & call_flags::TAIL != 0 {
            TailKind::Tail
        } else {
            TailKind::None
        };
        let head = Head {
            attrs,
            conv: CallConv(((word & 0x7ff) >> 1) as u32),
            tail,
            flags,
            explicit_type: word & call_flags::EXPLICIT_TYPE != 0,
        };
        let (call, ty, number) = self.call_data(&mut ops, head, 0)?;
        if flags != ArithFlags::NONE && !self.has_fast_math(ty) {
            return Err(self.error("fast-math flags on a call that returns no float"));
        }
        self.push(InstKind::Call(call), ty, number)?;
        Ok(())
    }

    pub fn invoke(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let (Some(attrs), Some(word)) = (ops.take(), ops.take()) else { return Err(self.too_short()) };
        let normal = self.block(ops.take())?;
        let unwind = self.block(ops.take())?;
        let head = Head {
            attrs,
            conv: CallConv((word & MAX_CONVENTION) as u32),
            tail: TailKind::None,
            flags: ArithFlags::NONE,
            explicit_type: word & call_flags::INVOKE_EXPLICIT_TYPE != 0,
        };
        let (call, ty, number) = self.call_data(&mut ops, head, 0)?;
        self.push(InstKind::Invoke { call, normal, unwind }, ty, number)?;
        Ok(())
    }

    pub fn call_branch(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let (Some(attrs), Some(word)) = (ops.take(), ops.take()) else { return Err(self.too_short()) };
        let fallthrough = self.block(ops.take())?;
        let count = ops.take().unwrap_or(u64::MAX);
        if count > ops.left() as u64 {
            return Err(self.too_short());
        }
        let mut indirect: SmallVec<[BlockId; 8]> = SmallVec::new();
        for _ in 0..count {
            indirect.push(self.block(ops.take())?);
        }
        let head = Head {
            attrs,
            conv: CallConv(((word & 0x7ff) >> 1) as u32),
            tail: TailKind::None,
            flags: ArithFlags::NONE,
            explicit_type: word & call_flags::EXPLICIT_TYPE != 0,
        };
        let (call, ty, number) = self.call_data(&mut ops, head, indirect.len())?;
        self.labels_instead_of_addresses(call, &indirect)?;
        let indirect = self.body.push_blocks(&indirect);
        self.push(InstKind::CallBr { call, fallthrough, indirect }, ty, number)?;
        Ok(())
    }

    /// Reads callee and arguments. Returns the call, its result's type and that type's number.
    fn call_data(
        &mut self,
        ops: &mut Ops<'_>,
        head: Head,
        _labels: usize,
    ) -> Result<(CallId, TypeId, TypeNumber)> {
        let mut function = None;
        if head.explicit_type {
            let Some(number) = ops.take() else { return Err(self.too_short()) };
            function = Some((self.type_of(number)?, number as TypeNumber));
        }
        let callee = self.pair(ops)?;
        if !self.body.context.types.is_ptr(callee.ty) {
            return Err(self.error("the callee is no pointer"));
        }
        let (function_type, function_number) = match function {
            Some(function) => function,
            None => match self.reader.numbers.pointee(callee.number, &self.body.context) {
                Some(function) => function,
                None => return Err(self.error("the callee's type is not known")),
            },
        };
        let Some((ret, params, vararg)) = self.body.context.types.function_parts(function_type) else {
            return Err(self.error("the callee's type is no function type"));
        };
        let fixed = params.len();
        if ops.left() < fixed {
            return Err(self.error("a call has fewer arguments than its callee has parameters"));
        }
        let params: SmallVec<[TypeId; 8]> = params.into();
        let mut args: SmallVec<[Operand; 8]> = SmallVec::new();
        let mut numbers: SmallVec<[TypeNumber; 8]> = SmallVec::new();
        for (index, &ty) in params.iter().enumerate() {
            let number = self.reader.numbers.component(function_number, index + 1);
            let arg = if ty == TypeId::LABEL {
                Operand::Block(self.block(ops.take())?)
            } else {
                self.value(ops, ty, number)?.op
            };
            args.push(arg);
            numbers.push(number);
        }
        if !vararg && ops.left() > 0 {
            return Err(self.error("a call has more arguments than its callee has parameters"));
        }
        while ops.left() > 0 {
            let arg = self.pair(ops)?;
            args.push(arg.op);
            numbers.push(arg.number);
        }
        let mut attrs = self.call_attributes(head.attrs, callee, &numbers)?;
        if self.reader.old_attributes && attrs != AttrListId::EMPTY {
            let types: SmallVec<[TypeId; 8]> = args.iter().map(|&arg| self.body.operand_type(arg)).collect();
            attrs = compatible_list(&mut self.body.context, attrs, ret, &types);
        }
        let args = self.body.push_operands(&args);
        let bundles = if self.bundles.is_empty() {
            Box::default()
        } else {
            std::mem::take(&mut self.bundles).into_boxed_slice()
        };
        let call = self.body.calls.push(CallData {
            callee: callee.op,
            function_type,
            args,
            conv: head.conv,
            tail: head.tail,
            flags: head.flags,
            addrspace: match *self.body.context.types.get(callee.ty) {
                crate::ir::Type::Ptr(space) if space != 0 => Some(space),
                _ => None,
            },
            attrs,
            bundles,
        });
        Ok((call, ret, self.reader.numbers.component(function_number, 0)))
    }

    /// The attributes of a call; those that lack a type get the one that the argument's pointer type tells.
    fn call_attributes(&mut self, number: u64, callee: Val, arguments: &[TypeNumber]) -> Result<AttrListId> {
        let attrs = usize::try_from(number)
            .ok()
            .and_then(|number| self.reader.attrs.get(number.checked_sub(1)?))
            .copied();
        let mut list = attrs.map_or(AttrListId::EMPTY, |attrs| attrs.list);
        if !self.reader.numbers.typed_pointers {
            return Ok(list);
        }
        let numbers = &self.reader.numbers;
        let pointee = |index: usize| {
            let argument = arguments.get(index).copied().unwrap_or(NO_NUMBER);
            numbers.get(u64::from(numbers.component(argument, 0)))
        };
        if attrs.is_some_and(|attrs| attrs.untyped) {
            list = typed_list(&mut self.body.context.attrs, list, pointee)
                .map_err(|message| self.cursor.error(message))?;
        }
        // Since pointers are opaque, an attribute tells what an indirect operand of inline assembly points to.
        let mut element_types: SmallVec<[usize; 4]> = SmallVec::new();
        match callee.op {
            Operand::Asm(asm) => {
                let text = self.body.context.strings.get(self.body.asms[asm].constraints);
                let with_arguments = constraints(text).filter(Constraint::has_argument);
                element_types.extend(
                    with_arguments
                        .enumerate()
                        .filter(|(_, constraint)| constraint.indirect)
                        .map(|(at, _)| at),
                );
            }
            Operand::Const(id) => {
                if let ConstData::Global(global) = *self.body.context.consts.data(id)
                    && let Some(name) = self.module.globals[global].name
                {
                    let name = self.module.context.strings.get(name);
                    element_types.extend(crate::upgrade::attributes::element_type_argument(name));
                }
            }
            _ => {}
        }
        for index in element_types {
            let set = self.body.context.attrs.param(list, index);
            if self.body.context.attrs.has(set, AttrKind::ElementType) {
                continue;
            }
            let Some(ty) = pointee(index) else {
                return Err(self.error("the type that an argument points to is not known"));
            };
            let mut attributes = self.body.context.attrs.get_set(set).to_vec();
            attributes.push(Attribute::Type(AttrKind::ElementType, Some(ty)));
            let set = self.body.context.attrs.set(attributes);
            list = super::globals::with_param(&mut self.body.context.attrs, list, index, set);
        }
        Ok(list)
    }

    /// Before LLVM 15 the destinations of `callbr` were also passed as `blockaddress` arguments, where today the
    /// constraints have labels.
    fn labels_instead_of_addresses(&mut self, call: CallId, indirect: &[BlockId]) -> Result<()> {
        let Operand::Asm(asm) = self.body.calls[call].callee else { return Ok(()) };
        let text = self.body.context.strings.get(self.body.asms[asm].constraints);
        if indirect.is_empty() || constraints(text).any(|constraint| constraint.label) {
            return Ok(());
        }
        let args = self.body.calls[call].args;
        let Some(first) = (args.len as usize).checked_sub(indirect.len()) else {
            return Err(self.error("callbr has fewer arguments than destinations"));
        };
        for (operand, block) in self.body.operands(args)[first..].iter().zip(indirect) {
            let matches = match operand {
                Operand::Const(id) => matches!(
                    self.body.context.consts.data(*id),
                    ConstData::BlockAddress { function, block: BlockRef::Index(index) }
                        if *function == self.body.function && *index == block.as_u32()
                ),
                _ => false,
            };
            if !matches {
                return Err(self.error("an argument of callbr is not the address of its destination"));
            }
        }
        let text = with_labels(text, first);
        let Some((ret, params, vararg)) =
            self.body.context.types.function_parts(self.body.calls[call].function_type)
        else {
            return Err(self.error("the callee's type is no function type"));
        };
        let params = params[..first.min(params.len())].to_vec();
        let function_type = self.body.context.types.function(ret, &params, vararg);
        let mut asm = self.body.asms[asm].clone();
        asm.constraints = self.body.context.strings.intern(&text);
        asm.function_type = function_type;
        let callee = Operand::Asm(self.body.asms.push(asm));
        let call = &mut self.body.calls[call];
        call.callee = callee;
        call.function_type = function_type;
        call.args.len = first as u32;
        Ok(())
    }

    pub fn operand_bundle(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let tag = ops.take().and_then(|tag| self.reader.bundle_tags.get(usize::try_from(tag).ok()?));
        let Some(&tag) = tag else { return Err(self.error("the tag of an operand bundle does not exist")) };
        let mut args: SmallVec<[Operand; 8]> = SmallVec::new();
        while ops.left() > 0 {
            if ops.all[ops.at] == METADATA_FOLLOWS {
                ops.take();
                let Some(number) = ops.take() else { return Err(self.too_short()) };
                let number = self.values.len().wrapping_sub(number as u32);
                args.push(self.metadata_operand(u64::from(number))?.op);
            } else {
                args.push(self.pair(&mut ops)?.op);
            }
        }
        // Such a bundle must have an operand; older clangs wrote it without.
        if args.is_empty() && self.body.context.strings.get(tag) == b"clang.arc.attachedcall" {
            return Ok(());
        }
        let args = self.body.push_operands(&args);
        self.bundles.push(OperandBundle { tag, args });
        Ok(())
    }

    pub fn landing_pad(&mut self, mut ops: Ops<'_>, old: bool) -> Result<()> {
        let Some(number) = ops.take() else { return Err(self.too_short()) };
        let ty = self.type_of(number)?;
        if old {
            // The personality function was the landing pads' before it became the function's.
            let personality = self.pair(&mut ops)?;
            let Some(personality) = personality.as_const() else {
                return Err(self.error("the personality function is no constant"));
            };
            match self.body.personality {
                Some(other) if other != personality => {
                    return Err(self.error("two landing pads have different personality functions"));
                }
                _ => self.body.personality = Some(personality),
            }
        }
        let (Some(cleanup), Some(count)) = (ops.take(), ops.take()) else { return Err(self.too_short()) };
        let mut clauses: SmallVec<[Operand; 8]> = SmallVec::new();
        let mut kinds: SmallVec<[u32; 8]> = SmallVec::new();
        for _ in 0..count {
            let Some(kind) = ops.take() else { return Err(self.too_short()) };
            if kind > 1 {
                return Err(self.error(format!("unknown kind {kind} of a clause")));
            }
            let value = self.pair(&mut ops)?;
            let is_array = matches!(self.body.context.types.get(value.ty), crate::ir::Type::Array { .. });
            if value.as_const().is_none() || is_array != (kind == 1) {
                return Err(self.error("a clause of a landing pad is of the wrong type"));
            }
            kinds.push(kind as u32);
            clauses.push(value.op);
        }
        let clauses = self.body.push_operands(&clauses);
        let kinds = self.body.push_ints(&kinds);
        self.push(InstKind::LandingPad { cleanup: cleanup != 0, clauses, kinds }, ty, number as TypeNumber)?;
        Ok(())
    }

    pub fn resume(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let value = self.pair(&mut ops)?.op;
        self.push(InstKind::Resume { value }, TypeId::VOID, NO_NUMBER)?;
        Ok(())
    }

    fn token(&mut self, ops: &mut Ops<'_>) -> Result<Operand> {
        Ok(self.value(ops, TypeId::TOKEN, NO_NUMBER)?.op)
    }

    fn optional_block(&self, ops: &mut Ops<'_>) -> Result<PackedOption<BlockId>> {
        let block = match ops.take() {
            None => PackedOption::default(),
            block => self.block(block)?.into(),
        };
        if ops.left() > 0 {
            return Err(self.error("the record is too long"));
        }
        Ok(block)
    }

    pub fn cleanup_return(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let pad = self.token(&mut ops)?;
        let unwind = self.optional_block(&mut ops)?;
        self.push(InstKind::CleanupRet { pad, unwind }, TypeId::VOID, NO_NUMBER)?;
        Ok(())
    }

    pub fn catch_return(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let pad = self.token(&mut ops)?;
        let dest = self.block(ops.take())?;
        if ops.left() > 0 {
            return Err(self.error("the record of catchret is too long"));
        }
        self.push(InstKind::CatchRet { pad, dest }, TypeId::VOID, NO_NUMBER)?;
        Ok(())
    }

    pub fn catch_switch(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let parent = self.token(&mut ops)?;
        let count = ops.take().unwrap_or(u64::MAX);
        if count > ops.left() as u64 {
            return Err(self.too_short());
        }
        let mut handlers: SmallVec<[BlockId; 8]> = SmallVec::new();
        for _ in 0..count {
            handlers.push(self.block(ops.take())?);
        }
        let unwind = self.optional_block(&mut ops)?;
        let handlers = self.body.push_blocks(&handlers);
        self.push(InstKind::CatchSwitch { parent, handlers, unwind }, TypeId::TOKEN, NO_NUMBER)?;
        Ok(())
    }

    pub fn funclet_pad(&mut self, mut ops: Ops<'_>, catch: bool) -> Result<()> {
        let parent = self.token(&mut ops)?;
        let count = ops.take().unwrap_or(u64::MAX);
        if count > ops.left() as u64 {
            return Err(self.too_short());
        }
        let mut args: SmallVec<[Operand; 8]> = SmallVec::new();
        for _ in 0..count {
            args.push(self.pair(&mut ops)?.op);
        }
        if ops.left() > 0 {
            return Err(self.error("the record is too long"));
        }
        let args = self.body.push_operands(&args);
        let kind =
            if catch { InstKind::CatchPad { parent, args } } else { InstKind::CleanupPad { parent, args } };
        self.push(kind, TypeId::TOKEN, NO_NUMBER)?;
        Ok(())
    }
}
