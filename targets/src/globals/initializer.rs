//! Initializers to bytes and fixups.

use super::expression::{Element, Evaluator, Target, Value};
use crate::object::FixupKind;
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{ConstData, ConstId, Loc, Type, TypeId, data_element_size};
use rustc_hash::FxHashMap;

/// The most bytes of initialized data of one global: what a larger one says cannot be meant for a file.
pub(super) const MAX_INITIALIZED: u64 = 1 << 31;

/// The most elements of an aggregate that only an expression gives.
const MAX_EXPRESSION_ELEMENTS: u64 = 1 << 20;

/// A reference to a symbol from an initializer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DataFixup {
    /// Bytes from the start of the initializer.
    pub offset: u64,
    pub kind: FixupKind,
    pub target: Target,
    pub minus: Option<Target>,
    pub addend: i64,
}

/// An initializer in memory form.
#[derive(Clone, Debug, Default)]
pub(super) struct Initializer {
    pub bytes: Vec<u8>,
    pub fixups: Vec<DataFixup>,
}

/// What is to be written at an offset.
#[derive(Clone, Copy)]
struct Piece {
    element: Element,
    ty: TypeId,
    offset: u64,
}

/// Brings constants into memory form (LLVM's `emitGlobalConstant`): padding and undefined bits are zero.
pub(super) fn initializer(evaluator: &Evaluator<'_>, id: ConstId) -> Result<Initializer> {
    let types = &evaluator.context().types;
    let ty = evaluator.ty(id);
    let size = evaluator.layout.fixed_alloc_size(types, ty);
    let size =
        size.ok_or_else(|| Diagnostic::error(Loc::NONE, "the initializer's type has no fixed size"))?;
    if size > MAX_INITIALIZED {
        return Err(Diagnostic::error(
            Loc::NONE,
            format!("{size} bytes of initialized data are more than an object file can reasonably hold"),
        ));
    }
    let mut result = Initializer { bytes: vec![0; size as usize], fixups: Vec::new() };
    let mut pending = vec![Piece { element: Element::Const(id), ty, offset: 0 }];
    while let Some(piece) = pending.pop() {
        write_piece(evaluator, &mut result, &mut pending, piece)?;
    }
    result.fixups.sort_by_key(|fixup| fixup.offset);
    Ok(result)
}

fn write_piece(
    evaluator: &Evaluator<'_>,
    result: &mut Initializer,
    pending: &mut Vec<Piece>,
    piece: Piece,
) -> Result<()> {
    let types = &evaluator.context().types;
    let layout = evaluator.layout;
    let id = match piece.element {
        Element::Zero => return Ok(()),
        Element::Number(number) => {
            let size = layout.store_size(types, piece.ty);
            put_number(evaluator, &mut result.bytes, piece.offset, size, &number.to_le_bytes());
            return Ok(());
        }
        Element::Const(id) => id,
    };
    match evaluator.data(id) {
        ConstData::Zero | ConstData::Undef | ConstData::Poison => return Ok(()),
        ConstData::Data(bytes) if plain_elements(evaluator, piece.ty) => {
            put_data(evaluator, &mut result.bytes, piece, bytes);
            return Ok(());
        }
        ConstData::WideInt(limbs) => {
            let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
            let size = layout.store_size(types, piece.ty);
            put_number(evaluator, &mut result.bytes, piece.offset, size, &bytes);
            return Ok(());
        }
        _ => {}
    }
    let mut push = |index: u64, ty: TypeId, offset: u64| -> Result<()> {
        let element = evaluator.element(id, index)?;
        if !matches!(element, Element::Zero) {
            pending.push(Piece { element, ty, offset });
        }
        Ok(())
    };
    match types.get(piece.ty) {
        Type::Array { elem, len } => {
            let (elem, len) = (*elem, *len);
            let stride = layout.fixed_alloc_size(types, elem).unwrap_or(0);
            if stride == 0 {
                return Ok(());
            }
            check_length(evaluator, id, len)?;
            for index in 0..len {
                push(index, elem, piece.offset + index * stride)?;
            }
        }
        Type::Vector { elem, len, scalable: false } => {
            let (elem, len) = (*elem, u64::from(*len));
            if !plain_elements(evaluator, piece.ty) {
                return put_packed_vector(evaluator, result, piece, id, elem, len);
            }
            let stride = layout.fixed_alloc_size(types, elem).unwrap_or(0);
            check_length(evaluator, id, len)?;
            for index in 0..len {
                push(index, elem, piece.offset + index * stride)?;
            }
        }
        Type::Struct { .. } | Type::Named(_) => {
            let struct_layout = layout.struct_layout(types, piece.ty);
            let fields = types.struct_body(piece.ty).map_or(&[][..], |(fields, _)| fields);
            for (index, (&field, &offset)) in fields.iter().zip(&*struct_layout.offsets).enumerate() {
                push(index as u64, field, piece.offset + offset)?;
            }
        }
        _ => put_scalar(evaluator, result, piece, evaluator.value(id)?)?,
    }
    Ok(())
}

fn check_length(evaluator: &Evaluator<'_>, id: ConstId, len: u64) -> Result<()> {
    match evaluator.data(id) {
        ConstData::Expr(_) if len > MAX_EXPRESSION_ELEMENTS => Err(Diagnostic::error(
            Loc::NONE,
            "unsupported expression in static initializer: an expression with too many elements",
        )),
        _ => Ok(()),
    }
}

/// Whether elements of an array or vector lie apart by their own size, so that each is stored by itself. (Elements of
/// vectors are packed bit by bit; where that is not the same, the vector is one large integer.)
fn plain_elements(evaluator: &Evaluator<'_>, ty: TypeId) -> bool {
    let types = &evaluator.context().types;
    match types.get(ty) {
        Type::Vector { elem, .. } => {
            let alloc = evaluator.layout.alloc_size(types, *elem);
            evaluator.layout.size_in_bits(types, *elem) == alloc.saturating_mul(8)
        }
        _ => true,
    }
}

fn put(bytes: &mut [u8], offset: u64, value: &[u8]) {
    let start = offset as usize;
    if let Some(place) = bytes.get_mut(start..start + value.len()) {
        place.copy_from_slice(value);
    }
}

/// Stores the low `size` bytes of `little_endian` (zero-extended if it is shorter).
fn put_number(evaluator: &Evaluator<'_>, bytes: &mut [u8], offset: u64, size: u64, little_endian: &[u8]) {
    let size = size as usize;
    let mut value = little_endian[..size.min(little_endian.len())].to_vec();
    value.resize(size, 0);
    if evaluator.layout.is_big_endian() {
        value.reverse();
    }
    put(bytes, offset, &value);
}

fn put_data(evaluator: &Evaluator<'_>, bytes: &mut [u8], piece: Piece, data: &[u8]) {
    let types = &evaluator.context().types;
    let elem = match types.get(piece.ty) {
        Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
        _ => return,
    };
    let size = data_element_size(types.get(elem)).unwrap_or(1);
    if evaluator.layout.is_big_endian() && size > 1 {
        let swapped: Vec<u8> = data.chunks(size).flat_map(|element| element.iter().rev().copied()).collect();
        put(bytes, piece.offset, &swapped);
    } else {
        put(bytes, piece.offset, data);
    }
}

/// A vector whose elements are not whole bytes apart: one integer, element 0 in the low bits of little-endian targets
/// and in the high bits of big-endian ones.
fn put_packed_vector(
    evaluator: &Evaluator<'_>,
    result: &mut Initializer,
    piece: Piece,
    id: ConstId,
    elem: TypeId,
    len: u64,
) -> Result<()> {
    let types = &evaluator.context().types;
    let bits = evaluator.layout.size_in_bits(types, elem);
    let size = evaluator.layout.store_size(types, piece.ty);
    let mut packed = vec![0u8; size as usize];
    check_length(evaluator, id, len)?;
    for index in 0..len {
        let little_endian = match evaluator.element(id, index)? {
            Element::Zero => continue,
            Element::Number(number) => number.to_le_bytes().to_vec(),
            Element::Const(element) => match evaluator.data(element) {
                ConstData::WideInt(limbs) => limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect(),
                _ => match evaluator.value(element)?.as_number() {
                    Some(number) => number.to_le_bytes().to_vec(),
                    None => {
                        return Err(Diagnostic::error(
                            Loc::NONE,
                            "unsupported expression in static initializer: an address in a packed vector",
                        ));
                    }
                },
            },
        };
        let lane = if evaluator.layout.is_big_endian() { len - 1 - index } else { index };
        for bit in 0..bits {
            let byte = little_endian.get((bit / 8) as usize).copied().unwrap_or(0);
            if byte >> (bit % 8) & 1 != 0 {
                let at = lane * bits + bit;
                packed[(at / 8) as usize] |= 1 << (at % 8);
            }
        }
    }
    put_number(evaluator, &mut result.bytes, piece.offset, size, &packed);
    Ok(())
}

fn put_scalar(evaluator: &Evaluator<'_>, result: &mut Initializer, piece: Piece, value: Value) -> Result<()> {
    let types = &evaluator.context().types;
    if let Some(mut number) = value.as_number() {
        if *types.get(piece.ty) == Type::PpcFp128 && evaluator.layout.is_big_endian() {
            // The first double comes first on every target.
            number = number.rotate_left(64);
        }
        let size = evaluator.layout.store_size(types, piece.ty);
        put_number(evaluator, &mut result.bytes, piece.offset, size, &number.to_le_bytes());
        return Ok(());
    }
    // An address takes the whole slot, as LLVM emits it (`i24` in 4 bytes, `i48` in 8).
    let size = evaluator.layout.alloc_size(types, piece.ty);
    let (Some(target), Some(kind)) = (value.plus, FixupKind::absolute(size)) else {
        return Err(Diagnostic::error(
            Loc::NONE,
            match value.plus {
                None => "expected relocatable expression".to_owned(),
                Some(_) => {
                    format!("unsupported expression in static initializer: an address in {size} bytes")
                }
            },
        ));
    };
    let kind = match target {
        Target::Equivalent(_) if value.minus.is_some() && kind == FixupKind::Abs4 => FixupKind::PltPcRel4,
        _ => kind,
    };
    let bits = evaluator.layout.size_in_bits(types, piece.ty).min(64) as u32;
    let shift = 64 - bits.max(1);
    let addend = ((value.offset as u64) << shift) as i64 >> shift;
    result.fixups.push(DataFixup { offset: piece.offset, kind, target, minus: value.minus, addend });
    Ok(())
}

/// Facts about initializers that decide sections, remembered as constants are shared.
#[derive(Default)]
pub(super) struct InitializerFacts {
    zero: FxHashMap<ConstId, bool>,
    relocation: FxHashMap<ConstId, RelocationNeed>,
}

/// What fills in the addresses of an initializer (LLVM's `Constant::getRelocationInfo`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RelocationNeed {
    /// There are none.
    None,
    /// The linker.
    Local,
    /// Maybe the dynamic linker.
    Global,
}

impl InitializerFacts {
    /// Whether all bytes are zero or undefined.
    pub fn is_zero(&mut self, evaluator: &Evaluator<'_>, id: ConstId) -> bool {
        let facts = &mut self.zero;
        post_order(evaluator, id, facts, |data, facts| match data {
            ConstData::Int(value) => *value == 0,
            ConstData::WideInt(limbs) => limbs.iter().all(|&limb| limb == 0),
            ConstData::Float(bits) => *bits == 0,
            ConstData::Null
            | ConstData::Zero
            | ConstData::TokenNone
            | ConstData::Undef
            | ConstData::Poison => true,
            ConstData::Aggregate(elements) => {
                elements.iter().all(|element| facts.get(element).copied().unwrap_or(false))
            }
            ConstData::Splat(value) => facts.get(value).copied().unwrap_or(false),
            _ => false,
        })
    }

    /// Who has to fill in addresses.
    pub fn relocation(&mut self, evaluator: &Evaluator<'_>, id: ConstId) -> RelocationNeed {
        let facts = &mut self.relocation;
        post_order(evaluator, id, facts, |data, facts| {
            let of = |id: &ConstId| facts.get(id).copied().unwrap_or(RelocationNeed::None);
            match data {
                ConstData::Global(_)
                | ConstData::BlockAddress { .. }
                | ConstData::DsoLocalEquivalent(_)
                | ConstData::NoCfi(_)
                | ConstData::PtrAuth(_) => RelocationNeed::Global,
                ConstData::Aggregate(elements) => {
                    elements.iter().map(of).max().unwrap_or(RelocationNeed::None)
                }
                ConstData::Splat(value) => of(value),
                ConstData::Expr(expr) => {
                    let need = super::constants::operands(expr).iter().map(of).max();
                    let need = need.unwrap_or(RelocationNeed::None);
                    match need > RelocationNeed::Local {
                        true => super::constants::difference_need(evaluator, expr).unwrap_or(need),
                        false => need,
                    }
                }
                _ => RelocationNeed::None,
            }
        })
    }
}

/// Computes a fact of `id` after those of its elements and operands, without recursion.
fn post_order<T: Copy>(
    evaluator: &Evaluator<'_>,
    id: ConstId,
    facts: &mut FxHashMap<ConstId, T>,
    compute: impl Fn(&ConstData, &FxHashMap<ConstId, T>) -> T,
) -> T {
    let mut stack = vec![(id, false)];
    loop {
        let Some((top, expanded)) = stack.pop() else {
            // The loop ends below as soon as the root is known.
            return compute(evaluator.data(id), facts);
        };
        if let Some(&known) = facts.get(&top) {
            if stack.is_empty() {
                return known;
            }
            continue;
        }
        let data = evaluator.data(top);
        let children: &[ConstId] = match data {
            ConstData::Aggregate(elements) => elements,
            ConstData::Splat(value) => std::slice::from_ref(value),
            ConstData::Expr(expr) => super::constants::operands(expr),
            _ => &[],
        };
        if expanded || children.is_empty() {
            let fact = compute(data, facts);
            facts.insert(top, fact);
            if stack.is_empty() {
                return fact;
            }
            continue;
        }
        stack.push((top, true));
        stack.extend(children.iter().filter(|child| !facts.contains_key(child)).map(|&child| (child, false)));
    }
}
