//! Records of MODULE_BLOCK that declare globals and comdats.

use super::bitstream::Record;
use super::codes::module as code;
use super::decode::{
    alignment, code_model, comdat_kind, dll_storage, dll_storage_of_linkage, has_implicit_comdat, linkage,
    tls_model, unnamed_addr, visibility,
};
use super::module::ModuleReader;
use super::types::{NO_NUMBER, TypeNumber};
use super::values::Val;
use crate::diagnostics::Result;
use crate::ir::{
    Align, AttrKind, AttrListId, AttrSetId, Attribute, AttributeTable, CallConv, Comdat, ComdatId, ConstData,
    ConstId, Function, GlobalId, GlobalKind, GlobalValue, Linkage, SanitizerFlags, StrId, TypeId, Variable,
    Visibility,
};
use crate::layout::DataLayout;
use cranelift_entity::{EntityRef, PrimaryMap};

/// `x86_intrcc`.
const X86_INTERRUPT: u32 = 83;

/// Which constant of a global a value number belongs to.
#[derive(Clone, Copy, Debug)]
enum Part {
    Initializer,
    Aliasee,
    Resolver,
    Prologue,
    Prefix,
    Personality,
}

/// The globals read so far.
#[derive(Debug, Default)]
pub struct Globals {
    pub all: PrimaryMap<GlobalId, GlobalValue>,
    pub comdats: PrimaryMap<ComdatId, Comdat>,
    pub sections: Vec<StrId>,
    pub collectors: Vec<StrId>,
    /// Functions with bodies and the numbers of their types, in order.
    pub defined: Vec<(GlobalId, TypeNumber)>,
    pub implicit_comdats: Vec<GlobalId>,
    /// Constants by value number, to be looked up when all constants are read.
    parts: Vec<(GlobalId, Part, u64)>,
}

/// Operands of a record of a global, one after the other.
struct Operands<'r> {
    ops: &'r [u64],
}

impl Operands<'_> {
    fn at(&self, index: usize) -> Option<u64> {
        self.ops.get(index).copied()
    }
}

/// What all globals have.
struct Common {
    name: Option<StrId>,
    value_type: TypeId,
    number: TypeNumber,
    address_space: u32,
    linkage: Linkage,
}

impl ModuleReader<'_> {
    /// The name that the first two operands give from version 2 on, and the operands after it.
    fn name<'r>(&mut self, record: &'r Record) -> Result<(Option<StrId>, Operands<'r>)> {
        if self.version < 2 {
            return Ok((None, Operands { ops: &record.ops }));
        }
        let &[offset, size, ref ops @ ..] = &record.ops[..] else {
            return Err(self.cursor.error("the record of a global is too short"));
        };
        let name = self.strtab_part(offset, size)?;
        Ok((name, Operands { ops }))
    }

    fn strtab_part(&mut self, offset: u64, size: u64) -> Result<Option<StrId>> {
        let part = usize::try_from(offset)
            .ok()
            .zip(usize::try_from(size).ok())
            .and_then(|(offset, size)| self.strtab.get(offset..offset.checked_add(size)?));
        let Some(bytes) = part else {
            return Err(self.cursor.error("a name lies outside the string table"));
        };
        Ok(super::constants::name_of(&mut self.context, bytes))
    }

    fn type_number(&self, op: u64) -> Result<(TypeId, TypeNumber)> {
        match self.numbers.get(op) {
            Some(ty) => Ok((ty, op as TypeNumber)),
            None => Err(self.cursor.error(format!("type {op} does not exist"))),
        }
    }

    fn pointee(&self, number: TypeNumber) -> Result<(TypeId, TypeNumber)> {
        self.numbers
            .pointee(number, &self.context)
            .ok_or_else(|| self.cursor.error("the type of a global is no typed pointer"))
    }

    fn address_space(&self, space: u64) -> Result<u32> {
        if space >= 1 << 24 {
            return Err(self.cursor.error(format!("address space {space} is out of range")));
        }
        Ok(space as u32)
    }

    fn alignment(&self, op: Option<u64>) -> Result<Option<Align>> {
        alignment(op.unwrap_or(0)).ok_or_else(|| self.cursor.error("an alignment is out of range"))
    }

    fn table_entry(&self, table: &[StrId], op: Option<u64>, what: &str) -> Result<Option<StrId>> {
        match op.unwrap_or(0) {
            0 => Ok(None),
            number => match table.get(usize::try_from(number - 1).unwrap_or(usize::MAX)) {
                Some(&name) => Ok(Some(name)),
                None => Err(self.cursor.error(format!("{what} {number} does not exist"))),
            },
        }
    }

    /// The comdat with this number; without the field, weak symbols of old files are their own comdats.
    fn comdat_of(&mut self, op: Option<u64>, raw_linkage: u64, global: GlobalId) -> Result<Option<ComdatId>> {
        match op {
            None => {
                if has_implicit_comdat(raw_linkage) {
                    self.globals.implicit_comdats.push(global);
                }
                Ok(None)
            }
            Some(0) => Ok(None),
            Some(number) => {
                let index = usize::try_from(number - 1).unwrap_or(usize::MAX);
                if index >= self.globals.comdats.len() {
                    return Err(self.cursor.error(format!("comdat {number} does not exist")));
                }
                Ok(Some(ComdatId::new(index)))
            }
        }
    }

    fn partition(&mut self, ops: &Operands<'_>, index: usize) -> Result<Option<StrId>> {
        match (ops.at(index), ops.at(index + 1)) {
            (Some(offset), Some(size)) => self.strtab_part(offset, size),
            _ => Ok(None),
        }
    }

    /// Symbols that cannot be preempted are `dso_local` even if the record does not say so.
    fn dso_local(&self, op: Option<u64>, linkage: Linkage, visibility: Visibility) -> bool {
        op == Some(1)
            || linkage.is_local()
            || visibility != Visibility::Default && linkage != Linkage::ExternalWeak
    }

    fn new_global(&self, common: &Common, kind: GlobalKind) -> GlobalValue {
        let Common { name, value_type, address_space, linkage, .. } = *common;
        GlobalValue::new(name, value_type, address_space, linkage, kind, self.cursor.loc())
    }

    fn push_global(&mut self, common: &Common, global: GlobalValue) -> GlobalId {
        let id = self.globals.all.push(global);
        let ty = self.context.types.ptr(common.address_space);
        let constant = self.context.consts.intern(ty, ConstData::Global(id));
        let number = self.numbers.pointer_to(common.number, common.address_space);
        self.values.push(Val::constant(constant, ty, number));
        id
    }

    pub fn comdat(&mut self, record: &Record) -> Result<()> {
        let (mut name, ops) = self.name(record)?;
        let Some(kind) = ops.at(0) else { return Err(self.cursor.error("the comdat's record is too short")) };
        if self.version < 2 {
            let size = usize::try_from(ops.at(1).unwrap_or(u64::MAX)).unwrap_or(usize::MAX);
            let Some(bytes) = ops.ops.get(2..).and_then(|bytes| bytes.get(..size)) else {
                return Err(self.cursor.error("the comdat's name is cut short"));
            };
            let bytes: Vec<u8> = bytes.iter().map(|&byte| byte as u8).collect();
            name = super::constants::name_of(&mut self.context, &bytes);
        }
        let name = name.unwrap_or_else(|| self.context.strings.intern(b""));
        self.globals.comdats.push(Comdat { name, kind: comdat_kind(kind) });
        Ok(())
    }

    pub fn variable(&mut self, record: &Record) -> Result<()> {
        let (name, ops) = self.name(record)?;
        let &[ty, flags, initializer, raw_linkage, align, section, ..] = ops.ops else {
            return Err(self.cursor.error("the variable's record is too short"));
        };
        let (mut value_type, mut number) = self.type_number(ty)?;
        let address_space = if flags & 2 != 0 {
            self.address_space(flags >> 2)?
        } else {
            let crate::ir::Type::Ptr(space) = *self.context.types.get(value_type) else {
                return Err(self.cursor.error("the type of a variable is no pointer"));
            };
            (value_type, number) = self.pointee(number)?;
            space
        };
        if !self.context.types.is_first_class(value_type)
            || matches!(value_type, TypeId::LABEL | TypeId::METADATA | TypeId::TOKEN)
        {
            return Err(self.cursor.error("a variable of a type that has no memory"));
        }
        let common = Common { name, value_type, number, address_space, linkage: linkage(raw_linkage) };
        let code_model = match ops.at(17).unwrap_or(0) {
            0 => None,
            model => match code_model(model) {
                None => return Err(self.cursor.error(format!("unknown code model {model}"))),
                some => some,
            },
        };
        let sanitizer = ops.at(16).unwrap_or(0);
        let attrs = ops
            .at(12)
            .map_or(AttrSetId::EMPTY, |op| self.context.attrs.get_list(self.attribute_list(op)).function);
        let mut global = self.new_global(
            &common,
            GlobalKind::Variable(Variable {
                constant: flags & 1 != 0,
                externally_initialized: ops.at(9).unwrap_or(0) != 0,
                initializer: None,
                code_model,
                attrs,
                sanitizer: SanitizerFlags {
                    no_address: sanitizer & 1 != 0,
                    no_hwaddress: sanitizer & 2 != 0,
                    memtag: sanitizer & 4 != 0,
                    address_dyninit: sanitizer & 8 != 0,
                },
            }),
        );
        global.align = self.alignment(Some(align))?;
        global.section = self.table_entry(&self.globals.sections, Some(section), "section")?;
        global.section = global.section.filter(|&name| !self.context.strings.get(name).is_empty());
        if !common.linkage.is_local() {
            global.visibility = visibility(ops.at(6).unwrap_or(0));
            global.dll_storage = ops.at(10).map_or_else(|| dll_storage_of_linkage(raw_linkage), dll_storage);
        }
        global.tls = tls_model(ops.at(7).unwrap_or(0));
        global.unnamed_addr = unnamed_addr(ops.at(8).unwrap_or(0));
        global.dso_local = self.dso_local(ops.at(13), common.linkage, global.visibility);
        global.partition = self.partition(&ops, 14)?;
        let id = self.push_global(&common, global);
        self.globals.all[id].comdat = self.comdat_of(ops.at(11), raw_linkage, id)?;
        if initializer != 0 {
            self.globals.parts.push((id, Part::Initializer, initializer - 1));
        }
        Ok(())
    }

    pub fn attribute_list(&self, op: u64) -> AttrListId {
        usize::try_from(op)
            .ok()
            .and_then(|op| self.attrs.get(op.checked_sub(1)?))
            .map_or(AttrListId::EMPTY, |attrs| attrs.list)
    }

    pub fn function(&mut self, record: &Record) -> Result<()> {
        let (name, ops) = self.name(record)?;
        let &[ty, conv, declaration, raw_linkage, attrs, align, section, raw_visibility, ..] = ops.ops else {
            return Err(self.cursor.error("the function's record is too short"));
        };
        let (mut value_type, mut number) = self.type_number(ty)?;
        let mut old_space = None;
        if let crate::ir::Type::Ptr(space) = *self.context.types.get(value_type) {
            old_space = Some(space);
            (value_type, number) = self.pointee(number)?;
        }
        if self.context.types.function_parts(value_type).is_none() {
            return Err(self.cursor.error("the type of a function is no function type"));
        }
        if conv > 1023 {
            return Err(self.cursor.error(format!("calling convention {conv} is out of range")));
        }
        let address_space = match ops.at(16) {
            Some(space) => self.address_space(space)?,
            None => old_space
                .filter(|&space| space != 0)
                .or_else(|| self.layout.as_ref().map(DataLayout::program_address_space))
                .unwrap_or(0),
        };
        let common = Common { name, value_type, number, address_space, linkage: linkage(raw_linkage) };
        let conv = CallConv(conv as u32);
        let mut list = self.attribute_list(attrs);
        list = typed_list(&mut self.context.attrs, list, |index| {
            let param = self.numbers.component(number, index + 1);
            let ty = self.numbers.get(u64::from(self.numbers.component(param, 0)));
            ty.filter(|_| param != NO_NUMBER)
        })
        .map_err(|message| self.cursor.error(message))?;
        if conv.0 == X86_INTERRUPT {
            list = self.interrupt_argument(list, number)?;
        }
        let mut global = self.new_global(
            &common,
            GlobalKind::Function(Function {
                conv,
                attrs: list,
                gc: self.table_entry(&self.globals.collectors, ops.at(8), "garbage collector")?,
                prefix: None,
                prologue: None,
                personality: None,
                preferred_align: self.alignment(ops.at(19))?,
                body: None,
            }),
        );
        global.align = self.alignment(Some(align))?;
        global.section = self.table_entry(&self.globals.sections, Some(section), "section")?;
        global.section = global.section.filter(|&name| !self.context.strings.get(name).is_empty());
        if !common.linkage.is_local() {
            global.visibility = visibility(raw_visibility);
            global.dll_storage = ops.at(11).map_or_else(|| dll_storage_of_linkage(raw_linkage), dll_storage);
        }
        global.unnamed_addr = unnamed_addr(ops.at(9).unwrap_or(0));
        global.dso_local = self.dso_local(ops.at(15), common.linkage, global.visibility);
        // LLVM 9 wrote the partition of functions without a string table, as zeros.
        global.partition = if self.version >= 2 { self.partition(&ops, 17)? } else { None };
        let id = self.push_global(&common, global);
        self.globals.all[id].comdat = self.comdat_of(ops.at(12), raw_linkage, id)?;
        for (part, index) in [(Part::Prologue, 10), (Part::Prefix, 13), (Part::Personality, 14)] {
            if let Some(value) = ops.at(index).and_then(|value| value.checked_sub(1)) {
                self.globals.parts.push((id, part, value));
            }
        }
        if declaration == 0 {
            self.globals.defined.push((id, number));
        }
        Ok(())
    }

    /// The first argument of an interrupt handler is `byval`, which old files do not say.
    fn interrupt_argument(&mut self, list: AttrListId, number: TypeNumber) -> Result<AttrListId> {
        let attrs = &mut self.context.attrs;
        let set = attrs.param(list, 0);
        let param = self.numbers.component(number, 1);
        if param == NO_NUMBER || attrs.has(set, AttrKind::ByVal) {
            return Ok(list);
        }
        let Some(ty) = self.numbers.get(u64::from(self.numbers.component(param, 0))) else {
            return Err(self.cursor.error("the type of an interrupt handler's argument is not known"));
        };
        let mut attributes = attrs.get_set(set).to_vec();
        attributes.push(Attribute::Type(AttrKind::ByVal, Some(ty)));
        let set = attrs.set(attributes);
        Ok(with_param(attrs, list, 0, set))
    }

    pub fn indirect(&mut self, record: &Record) -> Result<()> {
        let (name, ops) = self.name(record)?;
        let too_short = || self.cursor.error("the alias's record is too short");
        let mut at = 0;
        let mut next = || {
            at += 1;
            ops.at(at - 1)
        };
        let (mut value_type, mut number) = self.type_number(next().ok_or_else(too_short)?)?;
        let address_space = if record.code == code::ALIAS_OLD {
            let crate::ir::Type::Ptr(space) = *self.context.types.get(value_type) else {
                return Err(self.cursor.error("the type of an alias is no pointer"));
            };
            (value_type, number) = self.pointee(number)?;
            space
        } else {
            self.address_space(next().ok_or_else(too_short)?)?
        };
        let value = next().ok_or_else(too_short)?;
        let raw_linkage = next().ok_or_else(too_short)?;
        let common = Common { name, value_type, number, address_space, linkage: linkage(raw_linkage) };
        let placeholder = ConstId::new(0);
        let (kind, part) = if record.code == code::IFUNC {
            (GlobalKind::IFunc { resolver: placeholder }, Part::Resolver)
        } else {
            (GlobalKind::Alias { aliasee: placeholder }, Part::Aliasee)
        };
        let mut global = self.new_global(&common, kind);
        let raw_visibility = next().unwrap_or(0);
        if !common.linkage.is_local() {
            global.visibility = visibility(raw_visibility);
        }
        if record.code != code::IFUNC {
            let storage = next().map_or_else(|| dll_storage_of_linkage(raw_linkage), dll_storage);
            if !common.linkage.is_local() {
                global.dll_storage = storage;
            }
            global.tls = tls_model(next().unwrap_or(0));
            global.unnamed_addr = unnamed_addr(next().unwrap_or(0));
        }
        global.dso_local = self.dso_local(next(), common.linkage, global.visibility);
        global.partition = self.partition(&ops, at)?;
        let id = self.push_global(&common, global);
        self.globals.parts.push((id, part, value));
        Ok(())
    }

    /// Looks up initializers, aliasees and the constants of functions.
    pub fn resolve_initializers(&mut self) -> Result<()> {
        for (id, part, value) in std::mem::take(&mut self.globals.parts) {
            let constant = usize::try_from(value).ok().and_then(|value| self.values.get(value)?.as_const());
            let Some(constant) = constant else {
                return Err(self
                    .cursor
                    .error(format!("a global uses value {value}, which is not a constant that exists")));
            };
            let ty = self.context.consts.ty(constant);
            let global = &mut self.globals.all[id];
            let pointer = self.context.types.ptr(global.address_space);
            match (part, &mut global.kind) {
                (Part::Initializer, GlobalKind::Variable(variable)) => {
                    if ty != global.value_type {
                        return Err(self.cursor.error("a variable's initializer has another type"));
                    }
                    variable.initializer = Some(constant);
                }
                (Part::Aliasee, GlobalKind::Alias { aliasee }) => {
                    if ty != pointer {
                        return Err(self
                            .cursor
                            .error("an alias and what it stands for have different types"));
                    }
                    *aliasee = constant;
                }
                (Part::Resolver, GlobalKind::IFunc { resolver }) => *resolver = constant,
                (Part::Prologue, GlobalKind::Function(function)) => function.prologue = Some(constant),
                (Part::Prefix, GlobalKind::Function(function)) => function.prefix = Some(constant),
                (Part::Personality, GlobalKind::Function(function)) => function.personality = Some(constant),
                _ => {}
            }
        }
        Ok(())
    }
}

pub fn with_param(attrs: &mut AttributeTable, list: AttrListId, index: usize, set: AttrSetId) -> AttrListId {
    let mut changed = attrs.get_list(list).clone();
    let mut params = changed.params.into_vec();
    if params.len() <= index {
        params.resize(index + 1, AttrSetId::EMPTY);
    }
    params[index] = set;
    changed.params = params.into();
    attrs.list(changed)
}

/// The list with types for `byval`, `sret` and `inalloca` that lack them; `pointee` tells what a parameter points
/// to.
pub fn typed_list(
    attrs: &mut AttributeTable,
    mut list: AttrListId,
    pointee: impl Fn(usize) -> Option<TypeId>,
) -> std::result::Result<AttrListId, &'static str> {
    for index in 0..attrs.get_list(list).params.len() {
        let set = attrs.param(list, index);
        if !attrs.get_set(set).iter().any(|attribute| matches!(attribute, Attribute::Type(_, None))) {
            continue;
        }
        let mut attributes = attrs.get_set(set).to_vec();
        for attribute in &mut attributes {
            if let Attribute::Type(kind, ty @ None) = attribute {
                *ty = pointee(index);
                if ty.is_none() && matches!(kind, AttrKind::ByVal | AttrKind::StructRet | AttrKind::InAlloca)
                {
                    return Err("the type that a parameter attribute needs is not known");
                }
            }
        }
        let set = attrs.set(attributes);
        list = with_param(attrs, list, index, set);
    }
    Ok(list)
}
