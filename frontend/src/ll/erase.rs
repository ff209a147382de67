//! From types with pointees to the IR: every typed pointer becomes `ptr`, and what follows from that.
//!
//! Names keep their ids; types, constants and attributes get new tables, because entries that differ only in
//! pointees become one.

use super::legacy::SIGNED_NAME;
use super::symbols::{Symbols, TextModule};
use super::typed::POINTER_NAME;
use crate::ir::{
    AttrList, AttrListId, AttrSetId, Attribute, Body, Const, ConstData, ConstExpr, ConstId, Context,
    GlobalId, GlobalKind, GlobalValue, InstKind, MdData, MdField, MdRef, MdTable, Module, ModuleMetadata,
    Operand, SharedContext, StructBody, Type, TypeId,
};
use crate::upgrade;
use crate::upgrade::intrinsics::IntrinsicUpgrades;
use cranelift_entity::{EntityRef, PrimaryMap};
use rustc_hash::FxHashMap;

/// Where each type, constant and attribute set of a table went.
#[derive(Clone, Debug, Default)]
pub(super) struct Erased {
    /// Ids below these belong to the layer below.
    first_type: usize,
    first_const: usize,
    first_set: usize,
    first_list: usize,
    types: Vec<TypeId>,
    consts: Vec<ConstId>,
    sets: Vec<AttrSetId>,
    lists: Vec<AttrListId>,
}

/// The module as the rest of rllc sees it.
#[derive(Debug)]
pub(super) struct ErasedModule {
    pub module: Module,
    map: Erased,
    pub upgrades: IntrinsicUpgrades,
}

/// Looks up and extends the map of one layer.
struct Eraser<'e> {
    from: &'e Context,
    /// What the names of recursive types that are no structs mean inside of them.
    unfolded: Option<&'e FxHashMap<TypeId, TypeId>>,
    base: Option<&'e Erased>,
    /// Of the module: addresses of globals may be compared.
    globals: &'e PrimaryMap<GlobalId, GlobalValue>,
    to: Context,
    map: Erased,
}

impl Eraser<'_> {
    fn ty(&self, id: TypeId) -> TypeId {
        match self.base {
            Some(base) if id.index() < self.map.first_type => base.types[id.index()],
            _ => self.map.types[id.index() - self.map.first_type],
        }
    }

    fn constant(&self, id: ConstId) -> ConstId {
        match self.base {
            Some(base) if id.index() < self.map.first_const => base.consts[id.index()],
            _ => self.map.consts[id.index() - self.map.first_const],
        }
    }

    fn set(&self, id: AttrSetId) -> AttrSetId {
        match self.base {
            Some(base) if id.index() < self.map.first_set => base.sets[id.index()],
            _ => self.map.sets[id.index() - self.map.first_set],
        }
    }

    fn list(&self, id: AttrListId) -> AttrListId {
        match self.base {
            Some(base) if id.index() < self.map.first_list => base.lists[id.index()],
            _ => self.map.lists[id.index() - self.map.first_list],
        }
    }

    /// What `id` means inside of a recursive type, as far as that is a pointer or a struct.
    fn unfold(&self, id: TypeId) -> TypeId {
        let meant = self.unfolded.and_then(|unfolded| unfolded.get(&id)).copied().unwrap_or(id);
        match self.from.types.get(meant) {
            Type::Target { .. } | Type::Named(_) => meant,
            _ => id,
        }
    }

    fn all_types(&mut self) {
        for index in self.map.first_type..self.from.types.len() {
            let ty = self.from.types.get(self.unfold(TypeId::new(index))).clone();
            let list = |types: &[TypeId]| -> Box<[TypeId]> { types.iter().map(|&ty| self.ty(ty)).collect() };
            let new = match ty {
                Type::Target { name, ints, .. } if self.from.strings.get(name) == POINTER_NAME => {
                    let space = ints.first().copied().unwrap_or(0);
                    self.to.types.ptr(space)
                }
                Type::Target { name, ints, .. } if self.from.strings.get(name) == SIGNED_NAME => {
                    self.to.types.int(ints.first().copied().unwrap_or(32))
                }
                Type::Target { name, types, ints } => {
                    let types = list(&types);
                    self.to.types.intern(Type::Target { name, types, ints })
                }
                Type::Array { elem, len } => {
                    let elem = self.ty(elem);
                    self.to.types.array(elem, len)
                }
                Type::Vector { elem, len, scalable } => {
                    let elem = self.ty(elem);
                    self.to.types.vector(elem, len, scalable)
                }
                Type::Struct { fields, packed } => {
                    let fields = list(&fields);
                    self.to.types.intern(Type::Struct { fields, packed })
                }
                Type::Function { ret, params, vararg } => {
                    let (ret, params) = (self.ty(ret), list(&params));
                    self.to.types.intern(Type::Function { ret, params, vararg })
                }
                other => self.to.types.intern(other),
            };
            self.map.types.push(new);
        }
    }

    fn all_attributes(&mut self) {
        let attrs = &self.from.attrs;
        for index in self.map.first_set..attrs.set_count() {
            let set = attrs.get_set(AttrSetId::new(index));
            let mapped = set
                .iter()
                .map(|attribute| match attribute {
                    Attribute::Type(kind, Some(ty)) => Attribute::Type(*kind, Some(self.ty(*ty))),
                    Attribute::Range(kind, ty, low, high) => {
                        Attribute::Range(*kind, self.ty(*ty), low.clone(), high.clone())
                    }
                    other => other.clone(),
                })
                .collect();
            let new = self.to.attrs.set(mapped);
            self.map.sets.push(new);
        }
        for index in self.map.first_list..attrs.list_count() {
            let list = attrs.get_list(AttrListId::new(index));
            let mapped = AttrList {
                function: self.set(list.function),
                ret: self.set(list.ret),
                params: list.params.iter().map(|&set| self.set(set)).collect(),
            };
            let new = self.to.attrs.list(mapped);
            self.map.lists.push(new);
        }
    }

    fn all_constants(&mut self) {
        for index in self.map.first_const..self.from.consts.len() {
            let Const { ty, data } = self.from.consts.get(ConstId::new(index)).clone();
            let ty = self.ty(ty);
            let new = match data {
                ConstData::Aggregate(elements) => {
                    let elements: Vec<ConstId> = elements.iter().map(|&e| self.constant(e)).collect();
                    self.to.consts.aggregate(&self.to.types, ty, &elements)
                }
                ConstData::Splat(value) => {
                    let value = self.constant(value);
                    self.to.consts.intern(ty, ConstData::Splat(value))
                }
                ConstData::PtrAuth(args) => {
                    let args = args.iter().map(|&arg| self.constant(arg)).collect();
                    self.to.consts.intern(ty, ConstData::PtrAuth(args))
                }
                ConstData::Expr(expr) => {
                    let expr = self.expression(*expr);
                    match upgrade::fold::compare_addresses(&self.to, self.globals, &expr) {
                        Some(holds) => self.to.consts.int(&self.to.types, ty, u64::from(holds)),
                        None => upgrade::constants::expression(&mut self.to, ty, expr),
                    }
                }
                ConstData::Zero => self.to.consts.zero(&self.to.types, ty),
                plain => self.to.consts.intern(ty, plain),
            };
            self.map.consts.push(new);
        }
    }

    fn expression(&self, mut expr: ConstExpr) -> ConstExpr {
        let map = |id: &mut ConstId| *id = self.constant(*id);
        match &mut expr {
            ConstExpr::Binary { args, .. }
            | ConstExpr::Icmp { args, .. }
            | ConstExpr::Fcmp { args, .. }
            | ConstExpr::ExtractElement { args }
            | ConstExpr::InsertValue { args, .. }
            | ConstExpr::ShuffleVector { args, .. } => args.iter_mut().for_each(map),
            ConstExpr::Select { args } | ConstExpr::InsertElement { args } => args.iter_mut().for_each(map),
            ConstExpr::Cast { arg, .. } | ConstExpr::FNeg { arg } | ConstExpr::ExtractValue { arg, .. } => {
                map(arg);
            }
            ConstExpr::GetElementPtr { source_type, args, .. } => {
                *source_type = self.ty(*source_type);
                args.iter_mut().for_each(map);
            }
        }
        expr
    }

    fn global(&self, value: &mut GlobalValue) {
        value.value_type = self.ty(value.value_type);
        let map = |id: &mut Option<ConstId>| {
            if let Some(id) = id {
                *id = self.constant(*id);
            }
        };
        match &mut value.kind {
            GlobalKind::Variable(variable) => {
                map(&mut variable.initializer);
                variable.attrs = self.set(variable.attrs);
            }
            GlobalKind::Function(function) => {
                function.attrs = self.list(function.attrs);
                map(&mut function.prefix);
                map(&mut function.prologue);
                map(&mut function.personality);
            }
            GlobalKind::Alias { aliasee: target } | GlobalKind::IFunc { resolver: target } => {
                *target = self.constant(*target);
            }
        }
    }

    fn reference(&self, reference: &mut MdRef) {
        if let MdRef::Const(id) = reference {
            *id = self.constant(*id);
        }
    }

    fn nodes(&self, nodes: &mut MdTable) {
        for id in nodes.iter().map(|(id, _)| id).collect::<Vec<_>>() {
            let Some(node) = nodes.get_mut(id) else { continue };
            match &mut node.data {
                MdData::Tuple(args) | MdData::ArgList(args) => {
                    args.iter_mut().for_each(|arg| self.reference(arg));
                }
                MdData::Specialized { fields, .. } => {
                    for field in fields.iter_mut() {
                        match field {
                            MdField::Ref(reference) => self.reference(reference),
                            MdField::Refs(references) => {
                                references.iter_mut().for_each(|reference| self.reference(reference));
                            }
                            MdField::Default
                            | MdField::String(_)
                            | MdField::Int(_)
                            | MdField::Wide(_)
                            | MdField::Bool(_) => {}
                        }
                    }
                }
                MdData::Undefined | MdData::Expression(_) => {}
            }
        }
    }

    fn operand(&self, operand: &mut Operand) {
        if let Operand::Const(id) = operand {
            *id = self.constant(*id);
        }
    }

    fn inst(&self, kind: &mut InstKind) {
        kind.for_each_operand_mut(|operand| self.operand(operand));
        match kind {
            InstKind::Alloca { ty, .. } => *ty = self.ty(*ty),
            InstKind::GetElementPtr { source_type, .. } => *source_type = self.ty(*source_type),
            _ => {}
        }
    }

    fn body(&self, body: &mut Body) {
        for value in &mut body.implicit_globals {
            self.global(value);
        }
        for value in body.values.values_mut() {
            value.ty = self.ty(value.ty);
        }
        for inst in body.insts.values_mut() {
            inst.ty = self.ty(inst.ty);
            self.inst(&mut inst.kind);
        }
        for call in body.calls.values_mut() {
            self.operand(&mut call.callee);
            call.function_type = self.ty(call.function_type);
            call.attrs = self.list(call.attrs);
        }
        for asm in body.asms.values_mut() {
            asm.function_type = self.ty(asm.function_type);
        }
        body.operand_pool.iter_mut().for_each(|operand| self.operand(operand));
        body.metadata_operands.iter_mut().for_each(|reference| self.reference(reference));
        body.use_list_orders.iter_mut().for_each(|(operand, _)| self.operand(operand));
        for (_, record) in &mut body.debug_records {
            record.args.iter_mut().for_each(|reference| self.reference(reference));
        }
        self.nodes(&mut body.metadata);
    }
}

/// A whole layer, mapped. Struct bodies of the bottom layer are filled in by the caller.
fn erase_layer<'e>(from: &'e Context, text: &'e TextModule, erased: &'e ErasedModule) -> Eraser<'e> {
    let mut eraser = Eraser {
        from,
        unfolded: None,
        base: Some(&erased.map),
        globals: &text.module.globals,
        to: erased.module.body_context(),
        map: above(&text.module),
    };
    eraser.all_types();
    eraser.all_attributes();
    eraser.all_constants();
    eraser
}

/// The module without pointees.
///
/// The names that upgraded intrinsics get join the table of names of both.
pub(super) fn erase_module(typed: &mut Module, symbols: &Symbols) -> ErasedModule {
    let from = open(&typed.context);
    let mut to = Context::default();
    // Identified structs keep their numbers.
    for declared in from.types.named_structs() {
        to.types.declare_struct(declared.name);
    }
    let mut eraser = Eraser {
        from: &from,
        unfolded: Some(&symbols.unfolded),
        base: None,
        globals: &typed.globals,
        to,
        map: Erased::default(),
    };
    eraser.all_types();
    for index in 0..from.types.len() {
        let id = TypeId::new(index);
        if let Type::Named(_) = from.types.get(id)
            && let Some((fields, packed)) = from.types.struct_body(id)
        {
            let fields = fields.iter().map(|&field| eraser.ty(field)).collect();
            let new = eraser.ty(id);
            eraser.to.types.set_struct_body(new, StructBody { fields, packed });
        }
    }
    eraser.all_attributes();
    eraser.all_constants();
    let mut module = typed.clone();
    // Without pointees, values have other uses.
    module.use_list_orders = Vec::new();
    for value in module.globals.values_mut() {
        eraser.global(value);
    }
    let Eraser { mut to, map, .. } = eraser;
    to.strings = from.strings;
    let upgrades = super::module::upgrade_globals(&mut to, &mut module.globals);
    module.upgraded_intrinsics = upgrades.replaced.clone();
    for value in module.globals.values_mut() {
        if let GlobalKind::Function(function) = &mut value.kind {
            function.attrs =
                upgrade::attributes::compatible_declaration(&mut to, function.attrs, value.value_type);
        }
    }
    module.context = to.share();
    typed.context.strings = module.context.strings.clone();
    ErasedModule { module, map, upgrades }
}

/// The tables of a module as the layer they are.
fn open(context: &SharedContext) -> Context {
    Context {
        strings: (*context.strings).clone(),
        types: (*context.types).clone(),
        consts: (*context.consts).clone(),
        attrs: (*context.attrs).clone(),
    }
}

/// The start of the map of a layer above the module's.
fn above(typed: &Module) -> Erased {
    Erased {
        first_type: typed.context.types.len(),
        first_const: typed.context.consts.len(),
        first_set: typed.context.attrs.set_count(),
        first_list: typed.context.attrs.list_count(),
        ..Erased::default()
    }
}

/// A body without pointees.
pub(super) fn erase_body(
    text: &TextModule,
    erased: &ErasedModule,
    mut body: Body,
    expression: upgrade::debug::Expressions<'_>,
) -> Body {
    let from = std::mem::take(&mut body.context);
    let eraser = erase_layer(&from, text, erased);
    eraser.body(&mut body);
    let mut to = eraser.to;
    to.strings = from.strings;
    body.context = to;
    erased.upgrades.apply(&mut body, expression);
    body
}

/// Metadata without pointees.
pub(super) fn erase_metadata(
    text: &TextModule,
    erased: &ErasedModule,
    mut metadata: ModuleMetadata,
) -> ModuleMetadata {
    let from = std::mem::take(&mut metadata.context);
    let eraser = erase_layer(&from, text, erased);
    eraser.nodes(&mut metadata.nodes);
    let mut to = eraser.to;
    to.strings = from.strings;
    metadata.context = to;
    metadata
}
