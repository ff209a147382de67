//! Types, hash-consed so that two literal types are equal when their ids are (LangRef, "Type System").

use super::{StrId, TypeId};
use cranelift_entity::EntityRef;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The largest width of an integer or byte type, in bits (LangRef, "Integer Type").
pub const MAX_INT_BITS: u32 = 1 << 23;

/// One type. Components are ids, so a type is small and its equality is structural on ids.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    Void,
    Label,
    Metadata,
    Token,
    /// `x86_amx`, the tile register type.
    X86Amx,
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
    /// `iN`, 1 to [`MAX_INT_BITS`] bits.
    Int(u32),
    /// `bN`, uninterpreted memory of N bits.
    Byte(u32),
    /// `ptr addrspace(n)`.
    Ptr(u32),
    /// `[len x elem]`.
    Array {
        elem: TypeId,
        len: u64,
    },
    /// `<len x elem>` or `<vscale x len x elem>`.
    Vector {
        elem: TypeId,
        len: u32,
        scalable: bool,
    },
    /// A literal struct.
    Struct {
        fields: Box<[TypeId]>,
        packed: bool,
    },
    /// An identified struct; its body is kept aside ([`TypeTable::struct_body`]) because it may be recursive
    /// through editions that had typed pointers, or opaque. The number makes each declaration distinct.
    Named(u32),
    /// A function type.
    Function {
        ret: TypeId,
        params: Box<[TypeId]>,
        vararg: bool,
    },
    /// `target("name", types…, integers…)`.
    Target {
        name: StrId,
        types: Box<[TypeId]>,
        ints: Box<[u32]>,
    },
}

/// An identified struct's declaration.
#[derive(Clone, Debug)]
pub struct NamedStruct {
    /// The name without `%`; `None` for a numbered type.
    pub name: Option<StrId>,
    /// `None`: opaque.
    pub body: Option<StructBody>,
}

/// Fields of a struct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructBody {
    pub fields: Box<[TypeId]>,
    pub packed: bool,
}

macro_rules! predefined {
    ($($name:ident = $index:literal, $ty:expr;)*) => {
        /// Types every table holds under fixed ids.
        impl TypeId {
            $(pub const $name: TypeId = TypeId::at($index);)*
        }
        static PREDEFINED: &[Type] = &[$($ty),*];
    };
}

predefined! {
    VOID = 0, Type::Void;
    LABEL = 1, Type::Label;
    METADATA = 2, Type::Metadata;
    TOKEN = 3, Type::Token;
    X86_AMX = 4, Type::X86Amx;
    HALF = 5, Type::Half;
    BFLOAT = 6, Type::BFloat;
    FLOAT = 7, Type::Float;
    DOUBLE = 8, Type::Double;
    X86_FP80 = 9, Type::X86Fp80;
    FP128 = 10, Type::Fp128;
    PPC_FP128 = 11, Type::PpcFp128;
    I1 = 12, Type::Int(1);
    I8 = 13, Type::Int(8);
    I16 = 14, Type::Int(16);
    I32 = 15, Type::Int(32);
    I64 = 16, Type::Int(64);
    I128 = 17, Type::Int(128);
    PTR = 18, Type::Ptr(0);
}

fn hash_of(ty: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    ty.hash(&mut hasher);
    hasher.finish()
}

/// The types of a module, or the layer that one body adds to them.
#[derive(Clone, Debug)]
pub struct TypeTable {
    base: Option<Arc<TypeTable>>,
    /// Ids below this belong to `base`.
    first: usize,
    types: Vec<Type>,
    index: HashTable<TypeId>,
    /// Identified structs; only the bottom layer declares them.
    named: Vec<NamedStruct>,
}

impl Default for TypeTable {
    fn default() -> Self {
        Self::new()
    }
}

impl TypeTable {
    /// A table that holds the predefined types.
    pub fn new() -> TypeTable {
        let mut table =
            TypeTable { base: None, first: 0, types: Vec::new(), index: HashTable::new(), named: Vec::new() };
        for ty in PREDEFINED {
            table.intern(ty.clone());
        }
        table
    }

    /// An empty layer above `base`.
    pub fn layered(base: Arc<TypeTable>) -> TypeTable {
        let first = base.len();
        TypeTable { base: Some(base), first, types: Vec::new(), index: HashTable::new(), named: Vec::new() }
    }

    /// The number of types, those of lower layers included.
    pub fn len(&self) -> usize {
        self.first + self.types.len()
    }

    /// Never: the predefined types are always there.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The type behind `id`.
    #[inline]
    pub fn get(&self, id: TypeId) -> &Type {
        let index = id.index();
        // Most often one of these, and they need no search for the layer.
        if let Some(ty) = PREDEFINED.get(index) {
            return ty;
        }
        let mut layer = self;
        while let (Some(base), true) = (&layer.base, index < layer.first) {
            layer = base;
        }
        &layer.types[index - layer.first]
    }

    fn find(&self, hash: u64, ty: &Type) -> Option<TypeId> {
        if let Some(found) = self.base.as_ref().and_then(|base| base.find(hash, ty)) {
            return Some(found);
        }
        self.index.find(hash, |&id| self.types[id.index() - self.first] == *ty).copied()
    }

    /// The id of `ty`, which becomes part of the table if it is new.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        let hash = hash_of(&ty);
        if let Some(id) = self.find(hash, &ty) {
            return id;
        }
        let id = TypeId::new(self.first + self.types.len());
        self.types.push(ty);
        let (types, first) = (&self.types, self.first);
        self.index.insert_unique(hash, id, |&id| hash_of(&types[id.index() - first]));
        id
    }

    /// `iN`.
    pub fn int(&mut self, bits: u32) -> TypeId {
        match bits {
            1 => TypeId::I1,
            8 => TypeId::I8,
            16 => TypeId::I16,
            32 => TypeId::I32,
            64 => TypeId::I64,
            128 => TypeId::I128,
            _ => self.intern(Type::Int(bits)),
        }
    }

    /// `ptr addrspace(address_space)`.
    pub fn ptr(&mut self, address_space: u32) -> TypeId {
        if address_space == 0 { TypeId::PTR } else { self.intern(Type::Ptr(address_space)) }
    }

    /// `[len x elem]`.
    pub fn array(&mut self, elem: TypeId, len: u64) -> TypeId {
        self.intern(Type::Array { elem, len })
    }

    /// `<len x elem>`, with `vscale x` if `scalable`.
    pub fn vector(&mut self, elem: TypeId, len: u32, scalable: bool) -> TypeId {
        self.intern(Type::Vector { elem, len, scalable })
    }

    /// A literal struct.
    pub fn literal_struct(&mut self, fields: &[TypeId], packed: bool) -> TypeId {
        self.intern(Type::Struct { fields: fields.into(), packed })
    }

    /// A function type.
    pub fn function(&mut self, ret: TypeId, params: &[TypeId], vararg: bool) -> TypeId {
        self.intern(Type::Function { ret, params: params.into(), vararg })
    }

    /// Declares an identified struct, opaque until [`TypeTable::set_struct_body`]. The bottom layer only.
    pub fn declare_struct(&mut self, name: Option<StrId>) -> TypeId {
        debug_assert!(self.base.is_none(), "identified structs belong to the module");
        let number = self.named.len() as u32;
        self.named.push(NamedStruct { name, body: None });
        self.intern(Type::Named(number))
    }

    /// Gives the identified struct `id` its body.
    pub fn set_struct_body(&mut self, id: TypeId, body: StructBody) {
        if let Type::Named(number) = *self.get(id) {
            self.named[number as usize].body = Some(body);
        }
    }

    /// Renames the identified struct `id`.
    pub fn set_struct_name(&mut self, id: TypeId, name: Option<StrId>) {
        if let Type::Named(number) = *self.get(id) {
            self.named[number as usize].name = name;
        }
    }

    /// All identified structs in order of declaration.
    pub fn named_structs(&self) -> &[NamedStruct] {
        match &self.base {
            Some(base) => base.named_structs(),
            None => &self.named,
        }
    }

    /// The declaration of the identified struct `number` (the payload of [`Type::Named`]).
    pub fn named_struct(&self, number: u32) -> &NamedStruct {
        &self.named_structs()[number as usize]
    }

    /// Fields and packing of a struct type; `None` if `id` is opaque or no struct.
    pub fn struct_body(&self, id: TypeId) -> Option<(&[TypeId], bool)> {
        match self.get(id) {
            Type::Struct { fields, packed } => Some((fields, *packed)),
            Type::Named(number) => {
                self.named_struct(*number).body.as_ref().map(|body| (&*body.fields, body.packed))
            }
            _ => None,
        }
    }

    /// Result, parameters and variadic flag of a function type.
    pub fn function_parts(&self, id: TypeId) -> Option<(TypeId, &[TypeId], bool)> {
        match self.get(id) {
            Type::Function { ret, params, vararg } => Some((*ret, params, *vararg)),
            _ => None,
        }
    }

    /// The width in bits if `id` is an integer type.
    pub fn int_bits(&self, id: TypeId) -> Option<u32> {
        match self.get(id) {
            Type::Int(bits) => Some(*bits),
            _ => None,
        }
    }

    /// Whether `id` is an integer type.
    #[inline]
    pub fn is_int(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Int(_))
    }

    /// Whether `id` is a pointer type.
    #[inline]
    pub fn is_ptr(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Ptr(_))
    }

    /// Whether `id` is a floating-point type.
    pub fn is_float(&self, id: TypeId) -> bool {
        matches!(
            self.get(id),
            Type::Half
                | Type::BFloat
                | Type::Float
                | Type::Double
                | Type::X86Fp80
                | Type::Fp128
                | Type::PpcFp128
        )
    }

    /// Whether `id` is a fixed or scalable vector type.
    pub fn is_vector(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Vector { .. })
    }

    /// Whether `id` is an array or a struct (LangRef, "Aggregate Types"; vectors are not).
    pub fn is_aggregate(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Array { .. } | Type::Struct { .. } | Type::Named(_))
    }

    /// The element type of a vector, else `id` itself (LLVM's `getScalarType`).
    #[inline]
    pub fn scalar(&self, id: TypeId) -> TypeId {
        match self.get(id) {
            Type::Vector { elem, .. } => *elem,
            _ => id,
        }
    }

    /// Whether values of this type can be results and operands of instructions (LangRef, "First Class Types").
    #[inline]
    pub fn is_first_class(&self, id: TypeId) -> bool {
        !matches!(self.get(id), Type::Void | Type::Function { .. })
    }
}
