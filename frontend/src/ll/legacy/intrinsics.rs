//! Intrinsics of 2006 in terms of today's.

use super::super::calls::Arguments;
use super::super::cursor::{Parser, shown};
use super::super::instructions::Parsed;
use crate::diagnostics::Result;
use crate::ir::{
    ArithFlags, AttrKind, AttrList, Attribute, CallData, CastOp, ConstData, FcmpPred, GlobalId, GlobalKind,
    GlobalValue, InstKind, Loc, Operand, StrId, Type, TypeId,
};

/// C functions that intrinsics of this edition were, and whether they return twice.
const C_FUNCTIONS: &[(&[u8], &[u8], bool)] = &[
    (b"llvm.setjmp", b"_setjmp", true),
    (b"llvm.longjmp", b"longjmp", false),
    (b"llvm.sigsetjmp", b"__sigsetjmp", true),
    (b"llvm.siglongjmp", b"siglongjmp", false),
];

/// Intrinsics that did not say their size in their names once, and the parameter that tells it.
const WITHOUT_SIZE: &[(&[u8], usize)] = &[
    (b"llvm.memcpy", 2),
    (b"llvm.memmove", 2),
    (b"llvm.memset", 2),
    (b"llvm.ctpop", 0),
    (b"llvm.ctlz", 0),
    (b"llvm.cttz", 0),
    (b"llvm.sqrt", 0),
];

/// The intrinsic that copies a list of arguments.
pub(super) const VA_COPY: &[u8] = b"llvm.va_copy";

const NO_FLAGS: ArithFlags = ArithFlags::NONE;

impl Parser<'_, '_> {
    /// A call of an intrinsic that is not simply a call today: `Some(None)` if nothing is left of it, `None` if it
    /// is a call like any other.
    pub(super) fn legacy_intrinsic(
        &mut self,
        name: &[u8],
        ret: TypeId,
        args: &Arguments,
        callee_at: Loc,
        loc: Loc,
    ) -> Result<Option<Option<Parsed>>> {
        let values = args.values.clone();
        match name {
            _ if name.starts_with(b"llvm.dbg.") && ret == TypeId::VOID => Ok(Some(None)),
            // They had results once, which said in which order they come.
            _ if name.starts_with(b"llvm.dbg.") && self.result_type(ret) != TypeId::VOID => {
                let ty = self.result_type(ret);
                let arg = Operand::Const(self.legacy_zero(ty));
                let kind = InstKind::Cast { op: CastOp::BitCast, flags: NO_FLAGS, arg };
                Ok(Some(Some((kind, ty))))
            }
            b"llvm.va_start" if values.is_empty() => {
                let area = self.va_area(loc);
                let call = self.runtime_call(b"llvm.va_start", TypeId::VOID, &[TypeId::PTR], &[area], loc)?;
                self.hidden_effect(call, loc);
                Ok(Some(Some(self.same(area, ret))))
            }
            b"llvm.va_copy" if values.len() == 1 => {
                let area = self.va_area(loc);
                self.copy_va_area(area, values[0], loc)?;
                Ok(Some(Some(self.same(area, ret))))
            }
            _ if name.starts_with(b"llvm.isunordered") && values.len() == 2 => {
                let kind =
                    InstKind::Fcmp { pred: FcmpPred::Uno, flags: NO_FLAGS, args: [values[0], values[1]] };
                Ok(Some(Some((kind, TypeId::I1))))
            }
            b"llvm.va_start" if self.is_va_list(args, 0) => {
                let area = self.va_area(loc);
                self.store_hidden(area, values[0], loc);
                let call = self.call_declared(args, ret, callee_at, &[area])?;
                Ok(Some(Some((call, TypeId::VOID))))
            }
            b"llvm.va_end" if self.is_va_list(args, 0) => {
                let area = self.load_area(values[0], loc);
                let call = self.call_declared(args, ret, callee_at, &[area])?;
                Ok(Some(Some((call, TypeId::VOID))))
            }
            b"llvm.va_copy" if self.is_va_list(args, 0) => {
                let source =
                    if self.is_va_list(args, 1) { self.load_area(values[1], loc) } else { values[1] };
                let area = self.va_area(loc);
                self.store_hidden(area, values[0], loc);
                let call = self.call_declared(args, ret, callee_at, &[area, source])?;
                Ok(Some(Some((call, TypeId::VOID))))
            }
            _ => Ok(None),
        }
    }

    /// The result of a call whose written type is `ty`, a function's or the result's.
    pub(super) fn result_type(&self, ty: TypeId) -> TypeId {
        let function = self.pointee(ty).and_then(|pointee| self.cx.types.function_parts(pointee));
        function.map_or(ty, |(ret, ..)| self.unfolded(ret))
    }

    /// Whether argument `index` is the address of a one-pointer va_list.
    fn is_va_list(&self, args: &Arguments, index: usize) -> bool {
        let pointee = args.types.get(index).and_then(|&ty| self.pointee(ty));
        pointee.is_some_and(|ty| self.is_ptr(ty))
    }

    /// A call of the callee at `callee_at` as it is declared, with other arguments of pointer type.
    fn call_declared(
        &mut self,
        args: &Arguments,
        ret: TypeId,
        callee_at: Loc,
        values: &[Operand],
    ) -> Result<InstKind> {
        let own = self.cx.types.function(ret, &args.types, false);
        let wanted = self.pointer_to(own, 0);
        let callee = self.operand_again(callee_at, wanted)?;
        let params = vec![TypeId::PTR; values.len()];
        let function_type = self.cx.types.function(ret, &params, false);
        let args = self.func.push_operands(values);
        let call = self.func.calls.push(CallData::plain(callee, function_type, args));
        Ok(InstKind::Call(call))
    }

    /// A call of a C function that the skeleton declared because the text needs it.
    pub(super) fn runtime_call(
        &mut self,
        name: &'static [u8],
        ret: TypeId,
        params: &[TypeId],
        args: &[Operand],
        loc: Loc,
    ) -> Result<InstKind> {
        let Some(&global) = self.symbols().runtime.get(name) else {
            return Err(self.error_at(loc, format!("'{}' is not declared", shown(name))));
        };
        let function_type = self.cx.types.function(ret, params, false);
        let callee = Operand::Const(self.cx.consts.intern(TypeId::PTR, ConstData::Global(global)));
        let args = self.func.push_operands(args);
        let call = self.func.calls.push(CallData::plain(callee, function_type, args));
        Ok(InstKind::Call(call))
    }

    /// Brings the declarations of intrinsics up to date and declares what instructions need.
    pub(in super::super) fn finish_declarations(&mut self) {
        let Some(mut builder) = self.builder.take() else { return };
        let mut old_lists = Vec::new();
        for (id, slot) in builder.globals.iter_mut() {
            let Some(value) = &mut slot.value else { continue };
            let GlobalKind::Function(function) = &mut value.kind else { continue };
            let Some(name) = value.name else { continue };
            let text = self.cx.strings.get(name).to_vec();
            if !text.starts_with(b"llvm.") {
                continue;
            }
            if let Some(&(_, c_name, twice)) = C_FUNCTIONS.iter().find(|(old, ..)| *old == text) {
                value.name = Some(self.cx.strings.intern(c_name));
                if twice {
                    let set = self.cx.attrs.set(vec![Attribute::Enum(AttrKind::ReturnsTwice)]);
                    function.attrs = self.cx.attrs.list(AttrList { function: set, ..AttrList::default() });
                }
                continue;
            }
            let Some((_, params, false)) = self.cx.types.function_parts(value.value_type) else { continue };
            // They gave the list once.
            let lists = match &*text {
                b"llvm.va_start" if params.is_empty() => 1,
                b"llvm.va_copy" if params.len() == 1 => 2,
                _ => 0,
            };
            if lists > 0 {
                let params = [TypeId::PTR; 2];
                value.value_type = self.cx.types.function(TypeId::VOID, &params[..lists], false);
                old_lists.push((text, id));
                continue;
            }
            let mut text = text;
            if let Some(&(_, index)) = WITHOUT_SIZE.iter().find(|(name, _)| *name == text)
                && let Some(&ty) = params.get(index)
            {
                match (self.int_parts(ty), self.cx.types.get(ty)) {
                    (Some((bits, _)), _) => text.extend_from_slice(format!(".i{bits}").as_bytes()),
                    (None, Type::Float) => text.extend_from_slice(b".f32"),
                    (None, Type::Double) => text.extend_from_slice(b".f64"),
                    _ => {}
                }
                value.name = Some(self.cx.strings.intern(&text));
            }
            if text.starts_with(b"llvm.dbg.") || text.starts_with(b"llvm.isunordered") {
                // Nothing calls it any more, and today's LLVM does not know it.
                let mut plain = b"llvm2006.".to_vec();
                plain.extend_from_slice(&text[5..]);
                value.name = Some(self.cx.strings.intern(&plain));
            }
        }
        for (name, id) in old_lists {
            let known: &'static [u8] = if name == b"llvm.va_start" { b"llvm.va_start" } else { VA_COPY };
            builder.symbols.runtime.insert(known, id);
        }
        self.builder = Some(builder);
        self.declare_c_functions();
    }

    /// Declares the C functions and support routines that instructions of the text stand for.
    pub(in super::super) fn declare_c_functions(&mut self) {
        let bits = self.layout().pointer_bits(0);
        let word = self.cx.types.int(bits);
        let needs = self.type_texts.needs;
        let wanted: [(bool, &[u8], TypeId, &[TypeId]); 4] = [
            (needs.malloc, b"malloc", TypeId::PTR, &[word]),
            (needs.malloc && needs.align, b"aligned_alloc", TypeId::PTR, &[word, word]),
            (needs.free, b"free", TypeId::VOID, &[TypeId::PTR]),
            (needs.va_copy, VA_COPY, TypeId::VOID, &[TypeId::PTR, TypeId::PTR]),
        ];
        for (_, name, ret, params) in wanted.into_iter().filter(|(is_needed, ..)| *is_needed) {
            let ty = self.cx.types.function(ret, params, false);
            self.declare_runtime(name, ty);
        }
        self.declare_unwinding();
    }

    /// A C function that instructions of the text stand for: the module's own declaration, or a new one.
    pub(super) fn declare_runtime(&mut self, name: &'static [u8], value_type: TypeId) -> Option<GlobalId> {
        let id: StrId = self.cx.strings.intern(name);
        let ty = self.pointer_to(value_type, 0);
        let builder = self.builder.as_mut()?;
        let is_own =
            |value: &GlobalValue| value.name == Some(id) && matches!(value.kind, GlobalKind::Function(_));
        let known = builder
            .globals
            .iter()
            .find(|(_, slot)| slot.value.as_ref().is_some_and(is_own))
            .map(|(id, _)| id);
        let global: GlobalId = known.unwrap_or_else(|| {
            let value = GlobalValue::declaration(id, value_type, 0, Loc::NONE);
            let slot = super::super::symbols::GlobalSlot {
                name: Some(id),
                number: 0,
                ty,
                first_use: Loc::NONE,
                value: Some(value),
            };
            let new = builder.globals.push(slot);
            builder.order.push(new);
            new
        });
        builder.symbols.runtime.insert(name, global);
        Some(global)
    }
}
