//! What the conventions share: handing out registers and stack slots in order.

use super::{
    Abi, Argument, Assigned, AttributeMask, Convention, Piece, PieceType, Place, Register, Signature,
    VariadicStart, unassignable,
};
use rllc_frontend::ir::{AttrKind, CallConv, TypeId};

/// The most bytes of stack arguments.
const MAX_STACK: u64 = 1 << 26;

/// What is taken so far.
pub(super) struct Allocator {
    convention: &'static Convention,
    ints: usize,
    floats: usize,
    vectors: usize,
    pub stack: u32,
    pub stack_align: u64,
}

impl Allocator {
    pub fn new(convention: &'static Convention) -> Allocator {
        Allocator { convention, ints: 0, floats: 0, vectors: 0, stack: 0, stack_align: 16 }
    }

    /// The next integer argument register.
    pub fn int(&mut self) -> Option<Place> {
        let register = *self.convention.int_arguments.get(self.ints)?;
        self.ints += 1;
        Some(Place::Register(Register::Int(register)))
    }

    /// The next float argument register.
    pub fn float(&mut self) -> Option<Place> {
        let register = *self.convention.float_arguments.get(self.floats)?;
        self.floats += 1;
        Some(Place::Register(Register::Float(register)))
    }

    /// The next of `registers`, the vector argument registers in the order in which arguments take them.
    pub fn vector(&mut self, registers: &[u8]) -> Option<Place> {
        let register = *registers.get(self.vectors)?;
        self.vectors += 1;
        Some(Place::Register(Register::Vector(register)))
    }

    pub fn free_ints(&self) -> usize {
        self.convention.int_arguments.len() - self.ints
    }

    pub fn free_floats(&self) -> usize {
        self.convention.float_arguments.len() - self.floats
    }

    /// Leaves an integer register unused if that makes the next one an even one of the sequence.
    pub fn align_ints(&mut self) {
        if self.free_ints() > 0 {
            self.ints = self.ints.next_multiple_of(2);
        }
    }

    /// Takes all integer registers out of use.
    pub fn exhaust_ints(&mut self) {
        self.ints = self.convention.int_arguments.len();
    }

    /// Takes all float registers out of use.
    pub fn exhaust_floats(&mut self) {
        self.floats = self.convention.float_arguments.len();
    }

    /// `size` bytes of stack, aligned to `align` and to words.
    pub fn memory(&mut self, size: u64, align: u64) -> Assigned<u32> {
        self.packed_memory(size.next_multiple_of(8), align.max(8))
    }

    /// `size` bytes of stack, aligned to `align`.
    pub fn packed_memory(&mut self, size: u64, align: u64) -> Assigned<u32> {
        let start = u64::from(self.stack).next_multiple_of(align);
        self.stack_align = self.stack_align.max(align);
        match start.checked_add(size).filter(|&end| end <= MAX_STACK) {
            Some(end) => {
                self.stack = end as u32;
                Ok(start as u32)
            }
            None => unassignable("more than 64 MiB of stack arguments"),
        }
    }

    /// The state as a variadic function sees it.
    pub fn variadic_start(&self) -> VariadicStart {
        VariadicStart {
            int_registers: self.ints as u32,
            float_registers: self.floats as u32,
            stack: self.stack.next_multiple_of(8),
        }
    }
}

/// Size and alignment of a `byval` argument in bytes (LLVM aligns to the parameter's `alignstack`, else `align`, else the
/// type's ABI alignment).
pub(super) fn by_value_layout(
    abi: &Abi<'_>,
    signature: &Signature<'_>,
    index: usize,
) -> Assigned<(u64, u64)> {
    let Some(ty) = abi.param_type(signature, index, AttrKind::ByVal) else {
        return unassignable("a byval argument without its type");
    };
    let Some(size) = abi.layout.fixed_alloc_size(abi.types, ty) else {
        return unassignable("a byval argument whose size is not known");
    };
    let align = abi
        .param_int(signature, index, AttrKind::StackAlignment)
        .or_else(|| abi.param_int(signature, index, AttrKind::Alignment))
        .unwrap_or_else(|| abi.layout.abi_align(abi.types, ty).bytes())
        .max(8);
    match align <= 1 << 20 && size <= MAX_STACK {
        true => Ok((size, align)),
        false => unassignable("a byval argument of this size or alignment"),
    }
}

/// A `byval` argument on the stack: at least 8 bytes (LLVM's `CCPassByVal<8, 8>`).
pub(super) fn by_value_on_stack(
    abi: &Abi<'_>,
    signature: &Signature<'_>,
    index: usize,
    allocator: &mut Allocator,
) -> Assigned<Argument> {
    let (size, align) = by_value_layout(abi, signature, index)?;
    let offset = allocator.memory(size.max(8), align)?;
    Ok(Argument::ByVal { offset, size, align })
}

/// Conventions that pass `byval` arguments as the address of a copy.
pub(super) trait ByAddress {
    /// The register of the static chain; `None`: it cannot be passed, nor `swiftself`.
    const NEST: Option<u8>;

    /// The place of an address.
    fn address(&mut self) -> Assigned<Piece>;

    /// The places of a value of type `ty`.
    fn value(&mut self, abi: &Abi<'_>, ty: TypeId, unnamed: bool) -> Assigned<Argument>;

    /// The state as a variadic function sees it.
    fn variadic_start(&self) -> VariadicStart;

    /// Places all arguments in order. The second result: the state after the named ones.
    fn arguments(
        &mut self,
        abi: &Abi<'_>,
        signature: &Signature<'_>,
    ) -> Assigned<(Vec<Argument>, VariadicStart)> {
        let mut arguments = Vec::with_capacity(signature.params.len());
        let mut variadic_start = None;
        for (index, &ty) in signature.params.iter().enumerate() {
            if index == signature.named {
                variadic_start = Some(self.variadic_start());
            }
            let attributes = abi.param_attributes(signature, index);
            check_argument(attributes, false)?;
            let nest = attributes.has(AttrKind::Nest);
            arguments.push(match Self::NEST {
                None if nest || attributes.has(AttrKind::SwiftSelf) => {
                    return unassignable("nest and swiftself arguments on this architecture");
                }
                _ if attributes.has(AttrKind::ByVal) => {
                    let (size, align) = by_value_layout(abi, signature, index)?;
                    Argument::ByValAddress { piece: self.address()?, size, align }
                }
                Some(register) if nest => {
                    let place = Place::Register(Register::Int(register));
                    Argument::Pieces(vec![Piece { ty: PieceType::Int(64), place }])
                }
                _ => self.value(abi, ty, index >= signature.named)?,
            });
        }
        Ok((arguments, variadic_start.unwrap_or_else(|| self.variadic_start())))
    }
}

/// Refuses conventions that are none of `like_c`.
pub(super) fn check_convention(signature: &Signature<'_>, like_c: &[u32]) -> Assigned<()> {
    match like_c.contains(&signature.conv.0) {
        true => Ok(()),
        false => unassignable(convention_name(signature.conv)),
    }
}

/// Refuses an argument that no convention here knows; `has_swift_error`: whether it knows `swifterror`.
pub(super) fn check_argument(attributes: AttributeMask, has_swift_error: bool) -> Assigned<()> {
    if attributes.has(AttrKind::SwiftError) && !has_swift_error {
        return unassignable("swifterror arguments");
    }
    for (kind, what) in
        [(AttrKind::InAlloca, "inalloca arguments"), (AttrKind::Preallocated, "preallocated arguments")]
    {
        if attributes.has(kind) {
            return unassignable(what);
        }
    }
    Ok(())
}

/// The construct's name for a diagnostic.
fn convention_name(conv: CallConv) -> String {
    match conv.keyword() {
        Some(keyword) => format!("the calling convention {keyword}"),
        None => format!("the calling convention cc {}", conv.0),
    }
}
