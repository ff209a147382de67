//! The uniqued tables and their layering.

use super::{AttributeTable, ConstTable, StrId, TypeTable};
use cranelift_entity::EntityRef;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;
use std::sync::Arc;

/// Interned byte strings. LLVM names may hold any byte, NUL included.
#[derive(Clone, Debug, Default)]
pub struct StringTable {
    base: Option<Arc<StringTable>>,
    first: usize,
    bytes: Vec<u8>,
    ends: Vec<u32>,
    index: HashTable<u32>,
}

fn hash_bytes(bytes: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

impl StringTable {
    /// An empty layer above `base`.
    pub fn layered(base: Arc<StringTable>) -> StringTable {
        let first = base.len();
        StringTable { base: Some(base), first, ..StringTable::default() }
    }

    /// The number of strings, those of lower layers included.
    pub fn len(&self) -> usize {
        self.first + self.ends.len()
    }

    /// Whether nothing was interned.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn local(&self, index: usize) -> &[u8] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.bytes[start..self.ends[index] as usize]
    }

    /// The bytes behind `id`.
    pub fn get(&self, id: StrId) -> &[u8] {
        let index = id.index();
        if index >= self.first {
            return self.local(index - self.first);
        }
        match &self.base {
            Some(base) => base.get(id),
            None => unreachable!("the bottom layer starts at 0"),
        }
    }

    /// The bytes behind `id` for people to read.
    pub fn display(&self, id: StrId) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.get(id))
    }

    fn find_hashed(&self, hash: u64, bytes: &[u8]) -> Option<StrId> {
        if let Some(found) = self.base.as_ref().and_then(|base| base.find_hashed(hash, bytes)) {
            return Some(found);
        }
        self.index
            .find(hash, |&index| self.local(index as usize) == bytes)
            .map(|&index| StrId::new(self.first + index as usize))
    }

    /// The id of `bytes` if they were interned before.
    pub fn find(&self, bytes: &[u8]) -> Option<StrId> {
        self.find_hashed(hash_bytes(bytes), bytes)
    }

    /// The id of `bytes`, interned now if they are new.
    pub fn intern(&mut self, bytes: &[u8]) -> StrId {
        let hash = hash_bytes(bytes);
        if let Some(id) = self.find_hashed(hash, bytes) {
            return id;
        }
        let index = self.ends.len() as u32;
        self.bytes.extend_from_slice(bytes);
        self.ends.push(self.bytes.len() as u32);
        let (all, ends) = (&self.bytes, &self.ends);
        self.index.insert_unique(hash, index, |&i| {
            let start = if i == 0 { 0 } else { ends[i as usize - 1] as usize };
            hash_bytes(&all[start..ends[i as usize] as usize])
        });
        StrId::new(self.first + index as usize)
    }
}

/// Everything that is uniqued: strings, types, constants, attributes.
///
/// The module owns the bottom layer. Each body has a layer of its own above it, whose ids start where the
/// module's end, so ids of both may be mixed freely while the body lives.
#[derive(Clone, Debug, Default)]
pub struct Context {
    pub strings: StringTable,
    pub types: TypeTable,
    pub consts: ConstTable,
    pub attrs: AttributeTable,
}

/// The module's tables, frozen, as the layers of bodies share them.
#[derive(Clone, Debug)]
pub struct SharedContext {
    pub strings: Arc<StringTable>,
    pub types: Arc<TypeTable>,
    pub consts: Arc<ConstTable>,
    pub attrs: Arc<AttributeTable>,
}

impl Context {
    /// Freezes the tables for sharing.
    pub fn share(self) -> SharedContext {
        SharedContext {
            strings: Arc::new(self.strings),
            types: Arc::new(self.types),
            consts: Arc::new(self.consts),
            attrs: Arc::new(self.attrs),
        }
    }

    /// An empty layer above `base`.
    pub fn layered(base: &SharedContext) -> Context {
        Context {
            strings: StringTable::layered(base.strings.clone()),
            types: TypeTable::layered(base.types.clone()),
            consts: ConstTable::layered(base.consts.clone()),
            attrs: AttributeTable::layered(base.attrs.clone()),
        }
    }
}
