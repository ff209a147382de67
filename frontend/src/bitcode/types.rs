//! TYPE_BLOCK: the table of types, with the pointee types that the IR does not keep.
//!
//! Bitcode before LLVM 17 may have typed pointers. Old records leave types out that a pointer's type tells (what a
//! `load` loads, the callee's function type), so for every type number the table remembers the numbers of its
//! components. Values carry their type number beside the IR's type.

use super::bitstream::{Cursor, Record};
use super::codes::{self, types as code};
use crate::diagnostics::Result;
use crate::ir::{Context, MAX_INT_BITS, StrId, StructBody, Type, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};

/// A type number of the bitcode file.
pub type TypeNumber = u32;

/// No type number is known, or the type has none.
pub const NO_NUMBER: TypeNumber = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Row {
    /// `None` for a forward reference that was not yet needed.
    ty: Option<TypeId>,
    defined: bool,
    first_component: u32,
    components: u32,
}

const UNKNOWN: Row = Row { ty: None, defined: false, first_component: 0, components: 0 };

/// The types by number.
#[derive(Debug, Default)]
pub struct TypeNumbers {
    rows: Vec<Row>,
    components: Vec<TypeNumber>,
    /// The typed pointer to a type number in an address space.
    pointers: FxHashMap<(TypeNumber, u32), TypeNumber>,
    /// The number of `i1`, of `{ T, i1 }` and of vectors, by what they hold.
    structs: FxHashMap<Vec<TypeNumber>, TypeNumber>,
    /// Whether the file has typed pointers.
    pub typed_pointers: bool,
}

impl TypeNumbers {
    /// Whether no table was read yet.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The type behind a number.
    pub fn get(&self, number: u64) -> Option<TypeId> {
        self.rows.get(usize::try_from(number).ok()?)?.ty
    }

    /// Component `index` of a type: the pointee, an element, a field; result and parameters of a function.
    pub fn component(&self, number: TypeNumber, index: usize) -> TypeNumber {
        let Some(row) = self.rows.get(number as usize) else { return NO_NUMBER };
        if index >= row.components as usize {
            return NO_NUMBER;
        }
        self.components[row.first_component as usize + index]
    }

    /// The pointee of a typed pointer, as type and number.
    pub fn pointee(&self, number: TypeNumber, context: &Context) -> Option<(TypeId, TypeNumber)> {
        let row = self.rows.get(number as usize)?;
        if !context.types.is_ptr(row.ty?) {
            return None;
        }
        let pointee = self.component(number, 0);
        Some((self.get(u64::from(pointee))?, pointee))
    }

    /// Whether there are pointers with types.
    pub fn has_typed_pointers(&self) -> bool {
        !self.pointers.is_empty()
    }

    /// The number of the typed pointer to `pointee`.
    pub fn pointer_to(&self, pointee: TypeNumber, address_space: u32) -> TypeNumber {
        if !self.typed_pointers {
            return NO_NUMBER;
        }
        self.pointers.get(&(pointee, address_space)).copied().unwrap_or(NO_NUMBER)
    }

    /// The number of a literal struct of these components.
    pub fn struct_of(&self, components: &[TypeNumber]) -> TypeNumber {
        if !self.typed_pointers {
            return NO_NUMBER;
        }
        self.structs.get(components).copied().unwrap_or(NO_NUMBER)
    }

    /// The first number of type `ty`; for types that hold no pointers, so that any number serves.
    pub fn number_of(&self, ty: TypeId) -> TypeNumber {
        self.rows.iter().position(|row| row.ty == Some(ty)).map_or(NO_NUMBER, |at| at as TypeNumber)
    }
}

/// Reads a TYPE_BLOCK that the cursor stands before.
pub fn read_types(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<TypeNumbers> {
    cursor.enter(codes::TYPE)?;
    let mut reader = TypeReader {
        numbers: TypeNumbers::default(),
        declared: None,
        next: 0,
        name: None,
        names: FxHashSet::default(),
        scratch: Vec::new(),
    };
    let mut record = Record::default();
    while let Some(id) = cursor.next_record()? {
        cursor.read(id, &mut record)?;
        reader.record(cursor, context, &record)?;
    }
    let numbers = reader.numbers;
    if reader.declared != Some(numbers.rows.len() as u64) && !numbers.rows.is_empty() {
        return Err(cursor.error("the type table has not as many types as it says"));
    }
    if numbers.rows.iter().any(|row| !row.defined) {
        return Err(cursor.error("a type is used but never defined"));
    }
    check_finite(cursor, context)?;
    Ok(numbers)
}

struct TypeReader {
    numbers: TypeNumbers,
    declared: Option<u64>,
    /// The number of the next type to be defined.
    next: usize,
    name: Option<StrId>,
    names: FxHashSet<StrId>,
    scratch: Vec<TypeId>,
}

impl TypeReader {
    /// The type of a number that may be defined later, if it is an identified struct.
    fn reference(&mut self, cursor: &Cursor<'_>, context: &mut Context, number: u64) -> Result<TypeId> {
        if self.declared.is_none_or(|declared| number >= declared) {
            return Err(cursor.error(format!("type {number} does not exist")));
        }
        let index = number as usize;
        if index >= self.numbers.rows.len() {
            if number > self.numbers.rows.len() as u64 + cursor.remaining_bits() {
                return Err(cursor.error(format!("type {number} does not exist")));
            }
            self.numbers.rows.resize(index + 1, UNKNOWN);
        }
        let row = &mut self.numbers.rows[index];
        if let Some(ty) = row.ty {
            return Ok(ty);
        }
        let ty = context.types.declare_struct(None);
        row.ty = Some(ty);
        Ok(ty)
    }

    fn references(&mut self, cursor: &Cursor<'_>, context: &mut Context, numbers: &[u64]) -> Result<()> {
        self.scratch.clear();
        for &number in numbers {
            let ty = self.reference(cursor, context, number)?;
            if matches!(context.types.get(ty), Type::Void | Type::Function { .. }) {
                return Err(cursor.error("a type with no values is a component of a type"));
            }
            self.scratch.push(ty);
        }
        Ok(())
    }

    fn take_name(&mut self, context: &mut Context) -> Option<StrId> {
        let name = self.name.take()?;
        if self.names.insert(name) {
            return Some(name);
        }
        let base = context.strings.get(name).to_vec();
        (0..).find_map(|suffix| {
            let mut renamed = base.clone();
            renamed.extend_from_slice(format!(".{suffix}").as_bytes());
            let id = context.strings.intern(&renamed);
            self.names.insert(id).then_some(id)
        })
    }

    /// The identified struct that the next number stands for.
    fn named(&mut self, cursor: &Cursor<'_>, context: &mut Context, index: usize) -> Result<TypeId> {
        let name = self.take_name(context);
        match self.numbers.rows.get(index) {
            Some(row) if row.defined => Err(cursor.error("a type is defined twice")),
            Some(Row { ty: Some(ty), .. }) => {
                context.types.set_struct_name(*ty, name);
                Ok(*ty)
            }
            _ => Ok(context.types.declare_struct(name)),
        }
    }

    fn record(&mut self, cursor: &Cursor<'_>, context: &mut Context, record: &Record) -> Result<()> {
        let ops = &record.ops[..];
        let need = |count: usize| {
            if ops.len() < count { Err(cursor.error("the type record is too short")) } else { Ok(()) }
        };
        let index = self.next;
        let mut components: &[u64] = &[];
        let ty = match record.code {
            code::NUMENTRY => {
                need(1)?;
                if self.declared.is_some() {
                    return Err(cursor.error("the number of types is given twice"));
                }
                self.declared = Some(ops[0]);
                return Ok(());
            }
            code::STRUCT_NAME => {
                let mut name = Vec::new();
                record.bytes_from(0, &mut name);
                self.name = Some(context.strings.intern(&name));
                return Ok(());
            }
            code::VOID => TypeId::VOID,
            code::FLOAT => TypeId::FLOAT,
            code::DOUBLE => TypeId::DOUBLE,
            code::LABEL => TypeId::LABEL,
            code::HALF => TypeId::HALF,
            code::BFLOAT => TypeId::BFLOAT,
            code::X86_FP80 => TypeId::X86_FP80,
            code::FP128 => TypeId::FP128,
            code::PPC_FP128 => TypeId::PPC_FP128,
            code::METADATA => TypeId::METADATA,
            code::X86_AMX => TypeId::X86_AMX,
            code::TOKEN => TypeId::TOKEN,
            // Since LLVM 20 the type is read as the vector that takes its place.
            code::X86_MMX => context.types.vector(TypeId::I64, 1, false),
            code::INTEGER | code::BYTE => {
                need(1)?;
                let bits = u32::try_from(ops[0]).unwrap_or(u32::MAX);
                if bits == 0 || bits > MAX_INT_BITS {
                    return Err(cursor.error(format!("an integer type has {} bits", ops[0])));
                }
                if record.code == code::INTEGER {
                    context.types.int(bits)
                } else {
                    context.types.intern(Type::Byte(bits))
                }
            }
            code::POINTER => {
                need(1)?;
                let pointee = self.reference(cursor, context, ops[0])?;
                if matches!(context.types.get(pointee), Type::Void | Type::Label | Type::Metadata) {
                    return Err(cursor.error("a pointer points to a type with no memory"));
                }
                let space = address_space(cursor, record.or_zero(1))?;
                self.numbers.typed_pointers = true;
                self.numbers.pointers.insert((ops[0] as u32, space), index as u32);
                components = &ops[..1];
                context.types.ptr(space)
            }
            code::OPAQUE_POINTER => {
                need(1)?;
                let space = address_space(cursor, ops[0])?;
                context.types.ptr(space)
            }
            code::FUNCTION | code::FUNCTION_OLD => {
                let skip = if record.code == code::FUNCTION { 1 } else { 2 };
                need(skip + 1)?;
                components = &ops[skip..];
                let ret = self.reference(cursor, context, components[0])?;
                self.references(cursor, context, &components[1..])?;
                if matches!(context.types.get(ret), Type::Function { .. } | Type::Label | Type::Metadata) {
                    return Err(cursor.error("a function type's result has no values"));
                }
                context.types.function(ret, &self.scratch, ops[0] != 0)
            }
            code::STRUCT_ANON => {
                need(1)?;
                components = &ops[1..];
                self.references(cursor, context, components)?;
                self.numbers.structs.insert(components.iter().map(|&op| op as u32).collect(), index as u32);
                context.types.literal_struct(&self.scratch, ops[0] != 0)
            }
            code::STRUCT_NAMED => {
                need(1)?;
                components = &ops[1..];
                let ty = self.named(cursor, context, index)?;
                self.references(cursor, context, components)?;
                let body = StructBody { fields: self.scratch.as_slice().into(), packed: ops[0] != 0 };
                context.types.set_struct_body(ty, body);
                return self.define(cursor, index, ty, components, true);
            }
            code::OPAQUE => {
                if ops.len() != 1 {
                    return Err(cursor.error("the opaque type's record has not one operand"));
                }
                let ty = self.named(cursor, context, index)?;
                return self.define(cursor, index, ty, components, true);
            }
            code::TARGET => {
                need(1)?;
                let count = usize::try_from(ops[0]).unwrap_or(usize::MAX);
                if count >= ops.len() {
                    return Err(cursor.error("a target type has fewer parameters than it says"));
                }
                let mut types = Vec::new();
                for &number in &ops[1..=count] {
                    types.push(self.reference(cursor, context, number)?);
                }
                let mut ints = Vec::new();
                for &value in &ops[count + 1..] {
                    ints.push(u32::try_from(value).map_err(|_| {
                        cursor.error("a target type's integer parameter has more than 32 bits")
                    })?);
                }
                let name = match self.name.take() {
                    Some(name) => name,
                    None => context.strings.intern(b""),
                };
                context.types.intern(Type::Target { name, types: types.into(), ints: ints.into() })
            }
            code::ARRAY => {
                need(2)?;
                components = &ops[1..2];
                self.references(cursor, context, components)?;
                let elem = self.scratch[0];
                if matches!(
                    context.types.get(elem),
                    Type::Label | Type::Metadata | Type::Token | Type::X86Amx
                ) {
                    return Err(cursor.error("an array's element type has no memory"));
                }
                context.types.array(elem, ops[0])
            }
            code::VECTOR => {
                need(2)?;
                components = &ops[1..2];
                self.references(cursor, context, components)?;
                let elem = self.scratch[0];
                let len = u32::try_from(ops[0]).unwrap_or(0);
                if len == 0 {
                    return Err(cursor.error(format!("a vector has {} elements", ops[0])));
                }
                if !matches!(
                    context.types.get(elem),
                    Type::Int(_) | Type::Byte(_) | Type::Ptr(_) | Type::Target { .. }
                ) && !context.types.is_float(elem)
                {
                    return Err(cursor.error("a vector's element type is no number and no pointer"));
                }
                context.types.vector(elem, len, record.or_zero(2) != 0)
            }
            other => return Err(cursor.error(format!("unknown type record {other}"))),
        };
        self.define(cursor, index, ty, components, false)
    }

    fn define(
        &mut self,
        cursor: &Cursor<'_>,
        index: usize,
        ty: TypeId,
        components: &[u64],
        identified: bool,
    ) -> Result<()> {
        if self.declared.is_none_or(|declared| index as u64 >= declared) {
            return Err(cursor.error("there are more types than the table says"));
        }
        if index >= self.numbers.rows.len() {
            self.numbers.rows.resize(index + 1, UNKNOWN);
        }
        let row = &mut self.numbers.rows[index];
        if row.ty.is_some() && !identified {
            return Err(cursor.error("only identified structs can be used before their definition"));
        }
        *row = Row {
            ty: Some(ty),
            defined: true,
            first_component: self.numbers.components.len() as u32,
            components: components.len() as u32,
        };
        self.numbers.components.extend(components.iter().map(|&op| op as u32));
        self.next = index + 1;
        Ok(())
    }
}

fn address_space(cursor: &Cursor<'_>, value: u64) -> Result<u32> {
    if value >= 1 << 24 {
        return Err(cursor.error(format!("address space {value} is out of range")));
    }
    Ok(value as u32)
}

/// Refuses identified structs that contain themselves, whose size is infinite.
fn check_finite(cursor: &Cursor<'_>, context: &Context) -> Result<()> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let types = &context.types;
    let mut states = vec![State::New; types.len()];
    let mut stack: Vec<(TypeId, bool)> = Vec::new();
    let named =
        (0..types.len() as u32).map(TypeId::from_u32).filter(|&id| matches!(types.get(id), Type::Named(_)));
    for root in named {
        stack.push((root, false));
        while let Some((ty, leaving)) = stack.pop() {
            let state = &mut states[ty.as_u32() as usize];
            if leaving {
                *state = State::Done;
                continue;
            }
            match *state {
                State::Done => continue,
                State::Open => return Err(cursor.error("an identified struct contains itself")),
                State::New => *state = State::Open,
            }
            stack.push((ty, true));
            match types.get(ty) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => stack.push((*elem, false)),
                Type::Struct { .. } | Type::Named(_) => {
                    if let Some((fields, _)) = types.struct_body(ty) {
                        stack.extend(fields.iter().map(|&field| (field, false)));
                    }
                }
                _ => {}
            }
        }
    }
    Ok(())
}
