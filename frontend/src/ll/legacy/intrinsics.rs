//! Intrinsics of 2006 in terms of today's, and `va_arg`.
//!
//! A va_list is one pointer in this edition. It points to an area in the frame that holds what the target's own
//! va_list needs.

use super::super::calls::Arguments;
use super::super::cursor::Parser;
use super::super::instructions::Parsed;
use super::super::lexer::Tok;
use crate::diagnostics::Result;
use crate::ir::{
    Align, ArithFlags, AttrKind, AttrList, AttrListId, Attribute, CallConv, CallData, CastOp, ConstData,
    FcmpPred, Function, GlobalId, GlobalKind, GlobalValue, InstKind, Linkage, Loc, Operand, StrId, TailKind,
    Type, TypeId, UnnamedAddr, Visibility,
};

/// The largest va_list of any target, in bytes (AAPCS64).
const VA_AREA_BYTES: u64 = 32;

/// C functions that intrinsics of this edition were, and whether they return twice.
const C_FUNCTIONS: &[(&[u8], &[u8], bool)] = &[
    (b"llvm.setjmp", b"_setjmp", true),
    (b"llvm.longjmp", b"longjmp", false),
    (b"llvm.sigsetjmp", b"__sigsetjmp", true),
    (b"llvm.siglongjmp", b"siglongjmp", false),
];

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

    /// Whether argument `index` is the address of a one-pointer va_list.
    fn is_va_list(&self, args: &Arguments, index: usize) -> bool {
        let pointee = args.types.get(index).and_then(|&ty| self.pointee(ty));
        pointee.is_some_and(|ty| self.is_ptr(ty))
    }

    /// A new area for a va_list, in the frame.
    fn va_area(&mut self, loc: Loc) -> Operand {
        let ty = self.cx.types.array(TypeId::I8, VA_AREA_BYTES);
        let count = Operand::Const(self.cx.consts.intern(TypeId::I32, ConstData::Int(1)));
        let align = Align::new(16);
        let kind = InstKind::Alloca { ty, count, align, inalloca: false, swifterror: false };
        self.hidden_inst_at_entry(kind, TypeId::PTR, loc)
    }

    fn store_hidden(&mut self, value: Operand, ptr: Operand, loc: Loc) {
        let kind = InstKind::Store { value, ptr, align: None, volatile: false, atomic: None };
        self.hidden_effect(kind, loc);
    }

    fn load_area(&mut self, ptr: Operand, loc: Loc) -> Operand {
        let kind = InstKind::Load { ptr, align: None, volatile: false, atomic: None };
        self.hidden_inst(kind, TypeId::PTR, loc)
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
        let call = self.func.calls.push(CallData {
            callee,
            function_type,
            args,
            conv: CallConv::default(),
            tail: TailKind::None,
            flags: NO_FLAGS,
            addrspace: None,
            attrs: AttrListId::EMPTY,
            bundles: Box::default(),
        });
        Ok(InstKind::Call(call))
    }

    /// `va_arg va_list* list, type`
    pub(super) fn legacy_va_arg(&mut self, loc: Loc) -> Result<Parsed> {
        self.bump();
        let list_loc = self.loc();
        let (list_type, list) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after vaarg operand")?;
        let ty = self.parse_type()?;
        let Some(pointee) = self.pointee(list_type) else {
            return Err(self.error_at(list_loc, "va_arg requires a pointer to a va_list"));
        };
        if !self.cx.types.is_first_class(ty) || self.cx.types.is_aggregate(ty) {
            return Err(self.error_at(loc, "va_arg requires operand with first class type"));
        }
        let area = if self.is_ptr(pointee) { self.load_area(list, loc) } else { list };
        // What C passes as something larger is read as that.
        match self.promoted(ty) {
            None => Ok((InstKind::VaArg { list: area }, ty)),
            Some((wide, _)) => {
                let arg = self.hidden_inst(InstKind::VaArg { list: area }, wide, loc);
                let op = if *self.cx.types.get(ty) == Type::Float { CastOp::FpTrunc } else { CastOp::Trunc };
                Ok((InstKind::Cast { op, flags: NO_FLAGS, arg }, ty))
            }
        }
    }

    /// Arguments that intrinsics have gained since, for a call whose callee is declared with more of them.
    pub(in super::super) fn add_intrinsic_arguments(
        &mut self,
        callee: Operand,
        function_type: TypeId,
        args: &mut Arguments,
    ) -> TypeId {
        let Operand::Const(id) = callee else { return function_type };
        let (ConstData::Global(global), Some(module)) = (self.cx.consts.data(id).clone(), self.module) else {
            return function_type;
        };
        let declared = module.module.globals[global].value_type;
        let Some((_, params, false)) = self.cx.types.function_parts(declared) else { return function_type };
        if params.len() != args.types.len() + 1 {
            return function_type;
        }
        let Some(&ty) = params.last() else { return function_type };
        // `i1 false`: not volatile; `i32 1`: data.
        let value = u64::from(ty != TypeId::I1);
        args.types.push(ty);
        args.values.push(Operand::Const(self.cx.consts.intern(ty, ConstData::Int(value))));
        args.locs.push(Loc::NONE);
        declared
    }

    /// Brings the declarations of intrinsics up to date and declares what instructions need.
    pub(in super::super) fn finish_declarations(&mut self) {
        let Some(mut builder) = self.builder.take() else { return };
        for slot in builder.globals.values_mut() {
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
            let Some((ret, params, false)) = self.cx.types.function_parts(value.value_type) else { continue };
            let added = match &*text {
                b"llvm.memcpy.i32" | b"llvm.memcpy.i64" | b"llvm.memmove.i32" | b"llvm.memmove.i64"
                | b"llvm.memset.i32" | b"llvm.memset.i64"
                    if params.len() == 4 =>
                {
                    Some(TypeId::I1)
                }
                b"llvm.prefetch" if params.len() == 3 => Some(TypeId::I32),
                _ => None,
            };
            if let Some(added) = added {
                let mut params = params.to_vec();
                params.push(added);
                value.value_type = self.cx.types.function(ret, &params, false);
                value.name = Some(with_pointer_suffix(&mut self.cx.strings, &text));
            } else if text.starts_with(b"llvm.dbg.") || text.starts_with(b"llvm.isunordered") {
                // Nothing calls it any more, and today's LLVM does not know it.
                let mut plain = b"llvm2006.".to_vec();
                plain.extend_from_slice(&text[5..]);
                value.name = Some(self.cx.strings.intern(&plain));
            }
        }
        self.builder = Some(builder);
        let bits = self.layout().pointer_bits(0);
        let word = self.cx.types.int(bits);
        let needs = self.type_texts.needs;
        if needs.malloc {
            self.declare_runtime(b"malloc", TypeId::PTR, &[word]);
            if needs.align {
                self.declare_runtime(b"aligned_alloc", TypeId::PTR, &[word, word]);
            }
        }
        if needs.free {
            self.declare_runtime(b"free", TypeId::VOID, &[TypeId::PTR]);
        }
    }

    /// A C function that instructions of the text stand for: the module's own declaration, or a new one.
    fn declare_runtime(&mut self, name: &'static [u8], ret: TypeId, params: &[TypeId]) {
        let id: StrId = self.cx.strings.intern(name);
        let value_type = self.cx.types.function(ret, params, false);
        let ty = self.pointer_to(value_type, 0);
        let Some(builder) = &mut self.builder else { return };
        let is_own =
            |value: &GlobalValue| value.name == Some(id) && matches!(value.kind, GlobalKind::Function(_));
        let known = builder
            .globals
            .iter()
            .find(|(_, slot)| slot.value.as_ref().is_some_and(is_own))
            .map(|(id, _)| id);
        let global: GlobalId = known.unwrap_or_else(|| {
            let value = GlobalValue {
                name: Some(id),
                value_type,
                address_space: 0,
                linkage: Linkage::External,
                visibility: Visibility::Default,
                dll_storage: crate::ir::DllStorage::None,
                tls: None,
                unnamed_addr: UnnamedAddr::None,
                dso_local: false,
                section: None,
                partition: None,
                comdat: None,
                align: None,
                attachments: Vec::new(),
                kind: GlobalKind::Function(Function {
                    conv: CallConv::default(),
                    attrs: AttrListId::EMPTY,
                    gc: None,
                    prefix: None,
                    prologue: None,
                    personality: None,
                    preferred_align: None,
                    body: None,
                }),
                loc: Loc::NONE,
            };
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
    }
}

/// `llvm.memcpy.i32` with the pointers' part of the name that came later.
fn with_pointer_suffix(strings: &mut crate::ir::StringTable, text: &[u8]) -> StrId {
    let dot = text.iter().rposition(|&byte| byte == b'.').unwrap_or(text.len());
    let (stem, size) = text.split_at(dot);
    if !matches!(size, b".i32" | b".i64") {
        return strings.intern(text);
    }
    let mut new = stem.to_vec();
    new.extend_from_slice(if stem.ends_with(b"memset") { b".p0" } else { b".p0.p0" });
    new.extend_from_slice(size);
    strings.intern(&new)
}
