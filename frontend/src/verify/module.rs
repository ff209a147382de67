//! The skeleton: globals and what they refer to.

use super::attributes::{Owner, Tables};
use super::names::type_name;
use super::{Check, MAX_DIAGNOSTICS, Verifier, ensure};
use crate::diagnostics::Diagnostic;
use crate::ir::{
    AttrKind, ConstData, ConstExpr, ConstId, DllStorage, Function, GlobalId, GlobalKind, GlobalValue,
    Linkage, Type, TypeId, UnnamedAddr, Variable, Visibility,
};
use cranelift_entity::SecondaryMap;

/// How deep constant expressions are followed.
const MAX_DEPTH: u32 = 64;

/// Verifies the skeleton.
pub(super) fn verify(verifier: &Verifier) -> Vec<Diagnostic> {
    let module = verifier.module;
    let mut diagnostics = Vec::new();
    let aliases = AliasChains::new(verifier);
    for (id, global) in module.globals.iter() {
        let checked = verifier.check_global(id, global).and_then(|()| aliases.check(id, global));
        if let Err(message) = checked {
            let context = global.name.map(|name| format!("in @{}", module.context.strings.display(name)));
            let mut diagnostic = Diagnostic::error(global.loc, message);
            diagnostic.context = context;
            diagnostics.push(*diagnostic);
            if diagnostics.len() >= MAX_DIAGNOSTICS {
                break;
            }
        }
    }
    diagnostics
}

impl Verifier<'_> {
    fn type_name(&self, ty: TypeId) -> String {
        type_name(&self.module.context.types, &self.module.context.strings, ty)
    }

    fn name(&self, global: &GlobalValue) -> &[u8] {
        global.name.map_or(b"", |name| self.module.context.strings.get(name))
    }

    fn check_global(&self, id: GlobalId, global: &GlobalValue) -> Check {
        check_symbol(global)?;
        match &global.kind {
            GlobalKind::Variable(variable) => self.check_variable(global, variable),
            GlobalKind::Function(function) => self.check_function(id, global, function),
            GlobalKind::Alias { aliasee } => self.check_alias(global, *aliasee),
            GlobalKind::IFunc { resolver } => self.check_ifunc(global, *resolver),
        }
    }

    fn check_variable(&self, global: &GlobalValue, variable: &Variable) -> Check {
        let context = &self.module.context;
        let ty = global.value_type;
        ensure!(
            global.linkage != Linkage::Appending || matches!(context.types.get(ty), Type::Array { .. }),
            "only arrays can have appending linkage"
        );
        if let Some(initializer) = variable.initializer {
            let found = context.consts.ty(initializer);
            ensure!(
                found == ty,
                "the variable has type {} but its initializer has type {}",
                self.type_name(ty),
                self.type_name(found)
            );
            // LLVM before 20 took `undef` of an opaque type; it stands for no bytes.
            let undefined = matches!(context.consts.data(initializer), ConstData::Undef | ConstData::Poison);
            ensure!(
                undefined || self.layout.is_sized(&context.types, ty),
                "a variable needs a type with a size"
            );
            if global.linkage == Linkage::Common {
                ensure!(context.consts.is_null(initializer), "a 'common' variable is initialized with zero");
                ensure!(!variable.constant, "a 'common' variable cannot be constant");
                ensure!(global.comdat.is_none(), "a 'common' variable cannot be in a comdat");
            }
        }
        let size = self.layout.type_size(&context.types, ty);
        ensure!(!size.is_some_and(|size| size.scalable), "a variable cannot hold scalable vectors");
        match self.name(global) {
            name @ (b"llvm.global_ctors" | b"llvm.global_dtors") => {
                self.check_special_linkage(global, variable, name)?;
                self.check_structors(ty, name)
            }
            name @ (b"llvm.used" | b"llvm.compiler.used") => {
                self.check_special_linkage(global, variable, name)?;
                self.check_used(ty, variable, name)
            }
            _ => Ok(()),
        }
    }

    fn check_special_linkage(&self, global: &GlobalValue, variable: &Variable, name: &[u8]) -> Check {
        ensure!(
            variable.initializer.is_none() || global.linkage == Linkage::Appending,
            "@{} needs appending linkage",
            String::from_utf8_lossy(name)
        );
        Ok(())
    }

    /// An array of `{ i32, ptr, ptr }`.
    fn check_structors(&self, ty: TypeId, name: &[u8]) -> Check {
        let types = &self.module.context.types;
        let name = String::from_utf8_lossy(name);
        let Type::Array { elem, .. } = types.get(ty) else { return Ok(()) };
        let fields = types.struct_body(*elem).map_or(&[][..], |body| body.0);
        let program = self.layout.program_address_space();
        let function = |ty: TypeId| matches!(types.get(ty), Type::Ptr(space) if *space == program);
        let fits =
            matches!(fields, [priority, pointer, ..] if *priority == TypeId::I32 && function(*pointer));
        ensure!(fits, "@{name} is an array of {{ i32, ptr, ptr }}");
        ensure!(
            fields.len() == 3 && types.is_ptr(fields[2]),
            "the elements of @{name} have three fields; the third may be 'ptr null'"
        );
        Ok(())
    }

    /// An array of pointers to named globals.
    fn check_used(&self, ty: TypeId, variable: &Variable, name: &[u8]) -> Check {
        let context = &self.module.context;
        let name = String::from_utf8_lossy(name);
        let Type::Array { elem, .. } = context.types.get(ty) else { return Ok(()) };
        ensure!(context.types.is_ptr(*elem), "@{name} is an array of pointers");
        let Some(initializer) = variable.initializer else { return Ok(()) };
        let ConstData::Aggregate(members) = context.consts.data(initializer) else {
            return Err(format!("the initializer of @{name} lists globals"));
        };
        for &member in members {
            let global = self.base_global(member, true).and_then(|id| self.module.globals.get(id));
            let Some(global) = global else { return Err(format!("the members of @{name} are globals")) };
            ensure!(
                !matches!(global.kind, GlobalKind::IFunc { .. }),
                "the members of @{name} are variables, functions and aliases"
            );
            ensure!(global.name.is_some(), "the members of @{name} have names");
        }
        Ok(())
    }

    /// The global that a constant is the address of, through casts and, if asked for, `getelementptr`s.
    fn base_global(&self, constant: ConstId, through_geps: bool) -> Option<GlobalId> {
        let mut constant = constant;
        for _ in 0..MAX_DEPTH {
            match self.module.context.consts.data(constant) {
                ConstData::Global(id) => return Some(*id),
                ConstData::Expr(expr) => match &**expr {
                    ConstExpr::Cast { arg, .. } => constant = *arg,
                    ConstExpr::GetElementPtr { args, .. } if through_geps => constant = *args.first()?,
                    _ => return None,
                },
                _ => return None,
            }
        }
        None
    }

    fn check_function(&self, id: GlobalId, global: &GlobalValue, function: &Function) -> Check {
        let context = &self.module.context;
        let types = &context.types;
        let Some((ret, params, vararg)) = types.function_parts(global.value_type) else {
            return Err("a function needs a function type".to_string());
        };
        let intrinsic = self.intrinsics[id];
        ensure!(global.linkage != Linkage::Common, "a function cannot have common linkage");
        ensure!(global.linkage != Linkage::Appending, "only variables can have appending linkage");
        ensure!(
            !matches!(ret, TypeId::LABEL | TypeId::METADATA),
            "a function cannot return {}",
            self.type_name(ret)
        );
        let owner = Owner {
            is_call: false,
            is_intrinsic: intrinsic.is_some(),
            is_asm: false,
            has_unnamed_addr: global.unnamed_addr == UnnamedAddr::Global,
        };
        let tables = Tables { types, attrs: &context.attrs, strings: &context.strings, layout: self.layout };
        // An intrinsic's attributes are its own, whatever the declaration says.
        if !intrinsic.is_some_and(|info| info.has_own_attributes()) {
            tables.check_list(function.attrs, owner, ret, params.len(), params.iter().copied())?;
        }
        let attrs = &context.attrs;
        let has = |index: usize, kind: AttrKind| attrs.has(attrs.param(function.attrs, index), kind);
        ensure!(
            ret == TypeId::VOID || !(0..params.len().min(2)).any(|index| has(index, AttrKind::StructRet)),
            "a function with an sret parameter returns void"
        );
        self.check_convention(function, ret, params.len(), vararg)?;
        for &param in params {
            ensure!(
                types.is_first_class(param) && param != TypeId::LABEL,
                "a parameter cannot have type {}",
                self.type_name(param)
            );
        }
        if intrinsic.is_none() {
            for special in [TypeId::METADATA, TypeId::TOKEN, TypeId::X86_AMX] {
                ensure!(!params.contains(&special), "only intrinsics take {}", self.type_name(special));
                ensure!(ret != special, "only intrinsics return {}", self.type_name(special));
            }
        }
        // The types of intrinsics are checked where they are called.
        ensure!(intrinsic.is_none() || global.is_declaration(), "an intrinsic cannot be defined");
        ensure!(
            !global.is_declaration() || function.personality.is_none(),
            "a declaration has no personality routine"
        );
        Ok(())
    }

    /// Rules that come with a calling convention (numbers of `llvm/IR/CallingConv.h`).
    fn check_convention(&self, function: &Function, ret: TypeId, params: usize, vararg: bool) -> Check {
        let attrs = &self.module.context.attrs;
        match function.conv.0 {
            // Fast, cold, Intel OpenCL built-ins, PTX.
            8 | 9 | 71 | 72 | 77 => {
                ensure!(!vararg, "functions of this calling convention cannot take variable arguments");
            }
            // x86_intrcc
            83 => {
                let first = attrs.param(function.attrs, 0);
                ensure!(
                    params == 0 || attrs.has(first, AttrKind::ByVal),
                    "the first parameter of an x86_intrcc function is byval"
                );
            }
            // SPIR and AMDGPU kernels.
            76 | 91 => {
                ensure!(ret == TypeId::VOID, "functions of this calling convention return nothing");
                ensure!(!vararg, "functions of this calling convention cannot take variable arguments");
            }
            _ => {}
        }
        Ok(())
    }

    fn check_alias(&self, global: &GlobalValue, aliasee: ConstId) -> Check {
        let context = &self.module.context;
        ensure!(
            !matches!(global.linkage, Linkage::Common | Linkage::Appending | Linkage::ExternalWeak),
            "an alias cannot have {} linkage",
            global.linkage.keyword()
        );
        let pointer = context.consts.ty(aliasee);
        ensure!(
            matches!(context.types.get(pointer), Type::Ptr(space) if *space == global.address_space),
            "alias and aliasee have different types"
        );
        ensure!(
            matches!(context.consts.data(aliasee), ConstData::Global(_) | ConstData::Expr(_)),
            "an alias is of a global or of an expression with one"
        );
        Ok(())
    }

    fn check_ifunc(&self, global: &GlobalValue, resolver: ConstId) -> Check {
        let context = &self.module.context;
        ensure!(
            !matches!(
                global.linkage,
                Linkage::Common | Linkage::Appending | Linkage::ExternalWeak | Linkage::AvailableExternally
            ),
            "an ifunc cannot have {} linkage",
            global.linkage.keyword()
        );
        let mut target = self.base_global(resolver, false);
        for _ in 0..MAX_DEPTH {
            match target.and_then(|id| self.module.globals.get(id)).map(|global| &global.kind) {
                Some(GlobalKind::Alias { aliasee }) => target = self.base_global(*aliasee, false),
                _ => break,
            }
        }
        let Some(function) = target.and_then(|id| self.module.globals.get(id)) else {
            return Err("the resolver of an ifunc is a function".to_string());
        };
        ensure!(matches!(function.kind, GlobalKind::Function(_)), "the resolver of an ifunc is a function");
        ensure!(!is_declaration_for_linker(function), "the resolver of an ifunc must be defined");
        let ret = context.types.function_parts(function.value_type).map(|parts| parts.0);
        ensure!(
            ret.is_some_and(|ret| context.types.is_ptr(ret)),
            "the resolver of an ifunc returns a pointer"
        );
        Ok(())
    }
}

/// What linkage, visibility and storage class allow together.
fn check_symbol(global: &GlobalValue) -> Check {
    let declared = global.is_declaration();
    ensure!(
        !declared || matches!(global.linkage, Linkage::External | Linkage::ExternalWeak),
        "a declaration has external or extern_weak linkage, not {}",
        global.linkage.keyword()
    );
    if global.linkage == Linkage::Appending {
        ensure!(matches!(global.kind, GlobalKind::Variable(_)), "only variables can have appending linkage");
    }
    ensure!(
        !is_declaration_for_linker(global) || global.comdat.is_none(),
        "a declaration cannot be in a comdat"
    );
    ensure!(
        !global.linkage.is_local() || global.visibility == Visibility::Default,
        "a symbol with local linkage has default visibility"
    );
    ensure!(
        !global.linkage.is_local() || global.dll_storage == DllStorage::None,
        "a symbol with local linkage has no DLL storage class"
    );
    match global.dll_storage {
        DllStorage::None => {}
        DllStorage::Export => {
            ensure!(global.visibility != Visibility::Hidden, "a dllexport symbol cannot be hidden");
        }
        DllStorage::Import => {
            ensure!(global.visibility == Visibility::Default, "a dllimport symbol has default visibility");
            ensure!(!global.dso_local, "a dllimport symbol cannot be dso_local");
            ensure!(
                declared || global.linkage == Linkage::AvailableExternally,
                "a dllimport symbol is external"
            );
        }
    }
    Ok(())
}

/// Whether the linker sees no definition.
fn is_declaration_for_linker(global: &GlobalValue) -> bool {
    global.linkage == Linkage::AvailableExternally || global.is_declaration()
}

/// Whether another definition may replace this one when linking.
fn is_interposable(linkage: Linkage) -> bool {
    matches!(linkage, Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common | Linkage::ExternalWeak)
}

/// Where chains of aliases lead.
struct AliasChains<'a, 'b> {
    verifier: &'a Verifier<'b>,
    /// Aliases from which a chain of aliases leads back to itself.
    cyclic: SecondaryMap<GlobalId, bool>,
}

impl<'a, 'b> AliasChains<'a, 'b> {
    /// Follows every alias once: a chain ends at a global that is none, or at one already followed.
    fn new(verifier: &'a Verifier<'b>) -> AliasChains<'a, 'b> {
        let globals = &verifier.module.globals;
        let mut cyclic = SecondaryMap::new();
        let mut seen: SecondaryMap<GlobalId, u32> = SecondaryMap::new();
        let mut chain = Vec::new();
        let mut round = 0;
        for start in globals.keys() {
            round += 1;
            chain.clear();
            let mut at = Some(start);
            let mut ends_in_cycle = false;
            while let Some(id) = at {
                let Some(GlobalKind::Alias { aliasee }) = globals.get(id).map(|global| &global.kind) else {
                    break;
                };
                if seen[id] != 0 {
                    ends_in_cycle = seen[id] == round || cyclic[id];
                    break;
                }
                seen[id] = round;
                chain.push(id);
                at = verifier.base_global(*aliasee, true);
            }
            if ends_in_cycle {
                for &id in &chain {
                    cyclic[id] = true;
                }
            }
        }
        AliasChains { verifier, cyclic }
    }

    fn check(&self, id: GlobalId, global: &GlobalValue) -> Check {
        let GlobalKind::Alias { aliasee } = &global.kind else { return Ok(()) };
        ensure!(!self.cyclic[id], "aliases form a cycle");
        let target = self.verifier.base_global(*aliasee, true);
        let Some(target) = target.and_then(|id| self.verifier.module.globals.get(id)) else { return Ok(()) };
        let external = global.linkage == Linkage::AvailableExternally;
        if external {
            ensure!(
                target.linkage == Linkage::AvailableExternally,
                "an available_externally alias is of an available_externally global"
            );
        } else {
            ensure!(!is_declaration_for_linker(target), "an alias is of a definition");
        }
        let interposable = matches!(target.kind, GlobalKind::Alias { .. }) && is_interposable(target.linkage);
        ensure!(!interposable, "an alias cannot be of an alias that may be replaced when linking");
        Ok(())
    }
}
