//! Equal types are one type: in 2006 a name of a struct is no more than a name, and a recursive type can be written
//! in many ways (`%even` that holds an `%odd*`, or `{ { \4*, float }*, int }`).
//!
//! All types that have a name or up-references are read before anything else. Of those that unfold to the same
//! infinite tree, one stands for all.

use super::super::cursor::Parser;
use super::super::symbols::Symbols;
use crate::diagnostics::Result;
use crate::ir::{StrId, StructBody, Type, TypeId, TypeTable};
use cranelift_entity::EntityRef;
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};

/// How deep types are looked into before they are compared.
const HASHED_LEVELS: usize = 8;

/// How many pairs of types are compared at most in a module. What is not compared stays apart, and is diagnosed where
/// it matters.
const MAX_COMPARISONS: usize = 500_000;

/// What decides whether two types are equal, apart from their parts.
#[derive(PartialEq, Eq, Hash)]
enum Kind {
    Struct { packed: bool },
    Array(u64),
    Vector(u32),
    Function { vararg: bool },
    Target(StrId, Box<[u32]>),
    Leaf(TypeId),
}

/// Compares types.
struct Identity<'t> {
    types: &'t TypeTable,
    /// What stands for a recursive type inside of itself, and the type it means.
    unfolded: &'t FxHashMap<TypeId, TypeId>,
    /// The types that others stand for, and those.
    same: FxHashMap<TypeId, TypeId>,
    comparisons: usize,
}

impl Identity<'_> {
    fn meant(&self, ty: TypeId) -> TypeId {
        let ty = self.unfolded.get(&ty).copied().unwrap_or(ty);
        self.same.get(&ty).copied().unwrap_or(ty)
    }

    fn kind(&self, ty: TypeId) -> (Kind, Vec<TypeId>) {
        if let Some((fields, packed)) = self.types.struct_body(ty) {
            return (Kind::Struct { packed }, fields.to_vec());
        }
        match self.types.get(ty) {
            Type::Array { elem, len } => (Kind::Array(*len), vec![*elem]),
            Type::Vector { elem, len, .. } => (Kind::Vector(*len), vec![*elem]),
            Type::Function { ret, params, vararg } => {
                let parts = std::iter::once(*ret).chain(params.iter().copied()).collect();
                (Kind::Function { vararg: *vararg }, parts)
            }
            Type::Target { name, types, ints } => (Kind::Target(*name, ints.clone()), types.to_vec()),
            _ => (Kind::Leaf(ty), Vec::new()),
        }
    }

    /// A number for each type, the same for those that are equal.
    fn hashes(&self) -> Vec<u64> {
        let mut hashes = vec![0u64; self.types.len()];
        for _ in 0..HASHED_LEVELS {
            let next = (0..hashes.len()).map(|index| {
                let (kind, parts) = self.kind(self.meant(TypeId::new(index)));
                let mut hasher = FxHasher::default();
                kind.hash(&mut hasher);
                for part in parts {
                    hashes[part.index()].hash(&mut hasher);
                }
                hasher.finish()
            });
            hashes = next.collect();
        }
        hashes
    }

    /// Whether two types unfold to the same tree: nothing that can be reached from both differs.
    fn is_same(&mut self, left: TypeId, right: TypeId) -> bool {
        let mut assumed = FxHashSet::default();
        let mut pairs = vec![(left, right)];
        while let Some((left, right)) = pairs.pop() {
            let (left, right) = (self.meant(left), self.meant(right));
            if left == right || !assumed.insert((left, right)) {
                continue;
            }
            self.comparisons += 1;
            if self.comparisons > MAX_COMPARISONS {
                return false;
            }
            let ((left, left_parts), (right, right_parts)) = (self.kind(left), self.kind(right));
            if left != right || left_parts.len() != right_parts.len() {
                return false;
            }
            pairs.extend(left_parts.into_iter().zip(right_parts));
        }
        true
    }

    /// Finds for each struct the first identified one that it is equal to.
    fn find(&mut self) {
        let hashes = self.hashes();
        let mut firsts: FxHashMap<u64, Vec<TypeId>> = FxHashMap::default();
        let structs: Vec<TypeId> =
            (0..hashes.len()).map(TypeId::new).filter(|&ty| self.types.struct_body(ty).is_some()).collect();
        // 0: with a name, 1: without one, 2: a literal struct.
        let rank = |ty: TypeId| match self.types.get(ty) {
            Type::Named(number) => u8::from(self.types.named_struct(*number).name.is_none()),
            _ => 2,
        };
        for wanted in 0..=2 {
            for &ty in structs.iter().filter(|&&ty| rank(ty) == wanted) {
                if self.comparisons > MAX_COMPARISONS {
                    return;
                }
                let known = firsts.entry(hashes[ty.index()]).or_default();
                let first = known.iter().copied().find(|&first| self.is_same(first, ty));
                match first {
                    Some(first) => {
                        self.same.insert(ty, first);
                    }
                    None if wanted < 2 => known.push(ty),
                    None => {}
                }
            }
        }
    }
}

impl Parser<'_, '_> {
    /// Reads all types that have names or up-references, and makes those that are equal one.
    pub(in super::super) fn read_legacy_types(&mut self) -> Result<()> {
        let here = self.loc().0 as usize;
        self.read_type_definitions()?;
        self.read_recursive_structs();
        self.seek(here);
        let Some(mut builder) = self.builder.take() else { return Ok(()) };
        let united = self.unite_types(&mut builder.symbols);
        self.builder = Some(builder);
        united
    }

    fn unite_types(&mut self, symbols: &mut Symbols) -> Result<()> {
        let mut identity = Identity {
            types: &self.cx.types,
            unfolded: &symbols.unfolded,
            same: FxHashMap::default(),
            comparisons: 0,
        };
        identity.find();
        let mut same = identity.same;
        if !same.is_empty() {
            let replaced = same.clone();
            // Parts come before what they are parts of, so that this does not go deep.
            for index in 0..self.cx.types.len() {
                self.substitute(TypeId::new(index), &mut same)?;
            }
            let new = |ty: TypeId| same.get(&ty).copied().unwrap_or(ty);
            for index in 0..self.cx.types.len() {
                let ty = TypeId::new(index);
                if let Type::Named(_) = self.cx.types.get(ty)
                    && !replaced.contains_key(&ty)
                    && let Some((fields, packed)) = self.cx.types.struct_body(ty)
                {
                    let fields = fields.iter().map(|&field| new(field)).collect();
                    self.cx.types.set_struct_body(ty, StructBody { fields, packed });
                }
            }
            symbols.types.values_mut().for_each(|symbol| symbol.ty = new(symbol.ty));
            symbols.recursive_structs.values_mut().for_each(|ty| *ty = new(*ty));
            symbols.unfolded.values_mut().for_each(|ty| *ty = new(*ty));
            symbols.folded = symbols.folded.iter().map(|(&ty, &inside)| (new(ty), inside)).collect();
            self.sized.clear();
        }
        // The literal structs that mean identified ones.
        for index in 0..self.cx.types.len() {
            let ty = TypeId::new(index);
            if matches!(self.cx.types.get(ty), Type::Named(_))
                && let Some((fields, packed)) = self.cx.types.struct_body(ty)
            {
                let fields = fields.to_vec();
                let literal = self.cx.types.literal_struct(&fields, packed);
                symbols.named_literals.entry(literal).or_insert(ty);
            }
        }
        Ok(())
    }
}
