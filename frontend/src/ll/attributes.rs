//! Attributes and attribute groups (LangRef, "Parameter Attributes", "Function Attributes", "Attribute Groups").

use super::cursor::{Parser, shown};
use super::lexer::{Tok, parse_decimal};
use super::literals::int_limbs;
use crate::diagnostics::Result;
use crate::ir::{Align, AttrClass, AttrKind, Attribute};
use smallvec::SmallVec;

/// Where attributes stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Function,
    /// An attribute group, where `key=value` is written for `key(value)`.
    Group,
    Return,
    Param,
}

/// The attributes of a function or call site as they are written.
#[derive(Clone, Debug, Default)]
pub(super) struct FnAttributes {
    pub attributes: Vec<Attribute>,
    /// `#1`, in order. A group may be defined later, so it is looked up when the skeleton is complete.
    pub groups: SmallVec<[u32; 2]>,
}

const FN: u8 = 1;
const RET: u8 = 2;
const PARAM: u8 = 4;

/// Where an attribute may stand (LLVM's `Attributes.td`).
fn placement(kind: AttrKind) -> u8 {
    use AttrKind as K;
    match kind {
        K::Alignment
        | K::Dereferenceable
        | K::DereferenceableOrNull
        | K::InReg
        | K::NoAlias
        | K::NoFpClass
        | K::NonNull
        | K::NoUndef
        | K::Range
        | K::SignExt
        | K::ZeroExt
        | K::NoExt => PARAM | RET,
        K::AllocAlign
        | K::AllocatedPointer
        | K::ByRef
        | K::ByVal
        | K::Captures
        | K::DeadOnReturn
        | K::DeadOnUnwind
        | K::ElementType
        | K::ImmArg
        | K::InAlloca
        | K::Initializes
        | K::Nest
        | K::NoCapture
        | K::ReadNone
        | K::ReadOnly
        | K::Returned
        | K::StructRet
        | K::SwiftAsync
        | K::SwiftError
        | K::SwiftSelf
        | K::Writable
        | K::WriteOnly => PARAM,
        K::NoFree | K::Preallocated | K::StackAlignment => FN | PARAM,
        K::AllocKind
        | K::AllocSize
        | K::AlwaysInline
        | K::ArgMemOnly
        | K::Builtin
        | K::Cold
        | K::Convergent
        | K::CoroElideSafe
        | K::CoroOnlyDestroyWhenComplete
        | K::DenormalFpEnv
        | K::DisableSanitizerInstrumentation
        | K::Flatten
        | K::FnRetThunkExtern
        | K::Hot
        | K::HybridPatchable
        | K::InaccessibleMemOnly
        | K::InaccessibleMemOrArgMemOnly
        | K::InlineHint
        | K::JumpTable
        | K::Memory
        | K::MinSize
        | K::MustProgress
        | K::Naked
        | K::NoBuiltin
        | K::NoCallback
        | K::NoCfCheck
        | K::NoCreateUndefOrPoison
        | K::NoDivergenceSource
        | K::NoDuplicate
        | K::NoImplicitFloat
        | K::NoInline
        | K::NoMerge
        | K::NonLazyBind
        | K::NoOutline
        | K::NoProfile
        | K::NoRecurse
        | K::NoRedZone
        | K::NoReturn
        | K::NoSanitizeBounds
        | K::NoSanitizeCoverage
        | K::NoSync
        | K::NoUnwind
        | K::NullPointerIsValid
        | K::OptForFuzzing
        | K::OptimizeForDebugging
        | K::OptimizeForSize
        | K::OptimizeNone
        | K::PresplitCoroutine
        | K::ReturnsTwice
        | K::SafeStack
        | K::SanitizeAddress
        | K::SanitizeAllocToken
        | K::SanitizeHwAddress
        | K::SanitizeMemTag
        | K::SanitizeMemory
        | K::SanitizeNumericalStability
        | K::SanitizeRealtime
        | K::SanitizeRealtimeBlocking
        | K::SanitizeThread
        | K::SanitizeType
        | K::ShadowCallStack
        | K::SkipProfile
        | K::Speculatable
        | K::SpeculativeLoadHardening
        | K::StackProtect
        | K::StackProtectReq
        | K::StackProtectStrong
        | K::StrictFp
        | K::UwTable
        | K::VScaleRange
        | K::WillReturn => FN,
    }
}

/// Locations of `memory(…)`: two bits each, at twice their number.
const MEMORY_LOCATIONS: &[(&[u8], u32)] =
    &[(b"argmem", 0), (b"inaccessiblemem", 1), (b"errnomem", 2), (b"target_mem0", 4), (b"target_mem1", 5)];
const MEMORY_LOCATION_COUNT: u32 = 6;
const ARG_MEM: u64 = 0b11;
const INACCESSIBLE_MEM: u64 = 0b1100;

/// The same access (0 none, 1 read, 2 write, 3 both) of every location.
const fn memory_everywhere(access: u64) -> u64 {
    let mut word = 0;
    let mut location = 0;
    while location < MEMORY_LOCATION_COUNT {
        word |= access << (2 * location);
        location += 1;
    }
    word
}

/// What the older spellings of `memory(…)` on functions allow; several on one function are intersected.
fn old_memory_word(kind: AttrKind) -> Option<u64> {
    Some(match kind {
        AttrKind::ReadNone => 0,
        AttrKind::ReadOnly => memory_everywhere(1),
        AttrKind::WriteOnly => memory_everywhere(2),
        AttrKind::ArgMemOnly => ARG_MEM,
        AttrKind::InaccessibleMemOnly => INACCESSIBLE_MEM,
        AttrKind::InaccessibleMemOrArgMemOnly => ARG_MEM | INACCESSIBLE_MEM,
        _ => return None,
    })
}

const ALLOC_KINDS: &[(&[u8], u64)] =
    &[(b"alloc", 1), (b"realloc", 2), (b"free", 4), (b"uninitialized", 8), (b"zeroed", 16), (b"aligned", 32)];

const FP_CLASSES: &[(&[u8], u64)] = &[
    (b"all", 0x3ff),
    (b"nan", 0x003),
    (b"snan", 0x001),
    (b"qnan", 0x002),
    (b"inf", 0x204),
    (b"ninf", 0x004),
    (b"pinf", 0x200),
    (b"norm", 0x108),
    (b"nnorm", 0x008),
    (b"pnorm", 0x100),
    (b"sub", 0x090),
    (b"nsub", 0x010),
    (b"psub", 0x080),
    (b"zero", 0x060),
    (b"nzero", 0x020),
    (b"pzero", 0x040),
];

const CAPTURES: &[(&[u8], u64)] =
    &[(b"none", 0), (b"address_is_null", 1), (b"address", 3), (b"read_provenance", 4), (b"provenance", 12)];

fn lookup(table: &[(&[u8], u64)], word: &[u8]) -> Option<u64> {
    table.iter().find(|(name, _)| *name == word).map(|(_, value)| *value)
}

impl Parser<'_, '_> {
    /// Attributes of a parameter.
    pub(super) fn parse_param_attributes(&mut self) -> Result<Vec<Attribute>> {
        self.parse_value_attributes(Place::Param)
    }

    /// Attributes of a result.
    pub(super) fn parse_return_attributes(&mut self) -> Result<Vec<Attribute>> {
        self.parse_value_attributes(Place::Return)
    }

    fn parse_value_attributes(&mut self, place: Place) -> Result<Vec<Attribute>> {
        let mut attributes = Vec::new();
        loop {
            match self.kind() {
                Tok::Str => attributes.push(self.string_attribute()?),
                Tok::Word => {
                    let Some(kind) = AttrKind::from_keyword(self.text()) else { return Ok(attributes) };
                    let loc = self.loc();
                    let attribute = self.known_attribute(kind, place)?;
                    let needed = if place == Place::Param { PARAM } else { RET };
                    if placement(kind) & needed == 0 {
                        let what = if place == Place::Param { "parameters" } else { "return values" };
                        return Err(self.error_at(loc, format!("this attribute does not apply to {what}")));
                    }
                    attributes.push(match attribute {
                        // Its meaning today.
                        Attribute::Enum(AttrKind::NoCapture) => Attribute::Int(AttrKind::Captures, 0),
                        other => other,
                    });
                }
                _ => return Ok(attributes),
            }
        }
    }

    /// Attributes of a function or call site, or the contents of a group up to its `}`.
    pub(super) fn parse_fn_attributes(&mut self, place: Place) -> Result<FnAttributes> {
        let mut found = FnAttributes::default();
        let mut memory: Option<u64> = None;
        loop {
            match self.kind() {
                Tok::AttrGroup => {
                    if place == Place::Group {
                        return Err(
                            self.error("cannot have an attribute group reference in an attribute group")
                        );
                    }
                    let number = self.token_number()?;
                    if self.builder.is_none() && !self.symbols().attr_groups.contains_key(&number) {
                        // LLVM creates an empty group for a number that is never defined.
                        self.bump();
                        continue;
                    }
                    found.groups.push(number);
                    self.bump();
                }
                Tok::Str => {
                    let attribute = self.string_attribute()?;
                    found.attributes.push(attribute);
                }
                Tok::Word => {
                    let Some(kind) = AttrKind::from_keyword(self.text()) else { break };
                    if let Some(allowed) = old_memory_word(kind) {
                        self.bump();
                        memory = Some(memory.unwrap_or(memory_everywhere(3)) & allowed);
                        continue;
                    }
                    let loc = self.loc();
                    let attribute = self.known_attribute(kind, place)?;
                    if placement(kind) & FN == 0 && kind != AttrKind::Alignment {
                        return Err(self.error_at(loc, "this attribute does not apply to functions"));
                    }
                    found.attributes.push(attribute);
                }
                _ => break,
            }
        }
        if let Some(memory) = memory {
            found.attributes.push(Attribute::Int(AttrKind::Memory, memory));
        }
        if place == Place::Group && self.kind() != Tok::RBrace {
            return Err(self.error("unterminated attribute group"));
        }
        Ok(found)
    }

    /// `"key"` or `"key"="value"`
    fn string_attribute(&mut self) -> Result<Attribute> {
        let key = self.string_id()?;
        let value = if self.eat(Tok::Equal) { self.string_id()? } else { self.cx.strings.intern(b"") };
        Ok(Attribute::String(key, value))
    }

    fn known_attribute(&mut self, kind: AttrKind, place: Place) -> Result<Attribute> {
        match kind.class() {
            AttrClass::Enum => {
                self.bump();
                Ok(Attribute::Enum(kind))
            }
            AttrClass::Type => self.type_attribute(kind),
            AttrClass::Range => self.range_attribute(),
            AttrClass::Ranges => self.initializes_attribute(),
            AttrClass::Int => self.int_attribute(kind, place),
        }
    }

    fn int_attribute(&mut self, kind: AttrKind, place: Place) -> Result<Attribute> {
        self.bump();
        let value = match kind {
            AttrKind::Alignment | AttrKind::StackAlignment => self.alignment_attribute(kind, place)?,
            AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull => {
                self.expect(Tok::LParen, "expected '('")?;
                let loc = self.loc();
                let bytes = self.u64()?;
                self.expect(Tok::RParen, "expected ')'")?;
                if bytes == 0 {
                    return Err(self.error_at(loc, "dereferenceable bytes must be non-zero"));
                }
                bytes
            }
            AttrKind::UwTable => self.uwtable()?,
            AttrKind::AllocSize => self.allocsize()?,
            AttrKind::VScaleRange => self.vscale_range()?,
            AttrKind::AllocKind => self.allockind()?,
            AttrKind::Memory => self.memory()?,
            AttrKind::NoFpClass => self.nofpclass()?,
            AttrKind::Captures => self.captures()?,
            AttrKind::DenormalFpEnv => self.denormal_fpenv()?,
            AttrKind::DeadOnReturn => {
                if !self.eat(Tok::LParen) {
                    return Ok(Attribute::Enum(kind));
                }
                let bytes = self.u64()?;
                self.expect(Tok::RParen, "expected ')'")?;
                bytes
            }
            _ => return Err(self.error(format!("'{}' takes no number", kind.keyword()))),
        };
        Ok(Attribute::Int(kind, value))
    }

    /// The bytes of `align 8`, `align(8)`, `alignstack(8)`; in groups `align=8`.
    fn alignment_attribute(&mut self, kind: AttrKind, place: Place) -> Result<u64> {
        let in_group = place == Place::Group;
        let parens = if in_group {
            self.expect(Tok::Equal, "expected '=' here")?;
            false
        } else if kind == AttrKind::StackAlignment {
            self.expect(Tok::LParen, "expected '('")?;
            true
        } else {
            self.eat(Tok::LParen)
        };
        let loc = self.loc();
        let bytes = self.u64()?;
        if parens {
            self.expect(Tok::RParen, "expected ')'")?;
        }
        if !bytes.is_power_of_two() {
            let what = if kind == AttrKind::StackAlignment { "stack alignment" } else { "alignment" };
            return Err(self.error_at(loc, format!("{what} is not a power of two")));
        }
        if Align::new(bytes).is_none() {
            return Err(self.error_at(loc, "huge alignments are not supported yet"));
        }
        Ok(bytes)
    }

    /// After `uwtable`: 1 for `sync`, 2 for `async` and for none.
    fn uwtable(&mut self) -> Result<u64> {
        if !self.eat(Tok::LParen) {
            return Ok(2);
        }
        let value = match (self.kind(), self.text()) {
            (Tok::Word, b"sync") => 1,
            (Tok::Word, b"async") => 2,
            _ => return Err(self.error("expected unwind table kind")),
        };
        self.bump();
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(value)
    }

    /// `(elements)` or `(element size, count)`, the second all ones if absent.
    fn allocsize(&mut self) -> Result<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        let size = self.u32()?;
        let count = if self.eat(Tok::Comma) {
            let loc = self.loc();
            let count = self.u32()?;
            if count == size {
                return Err(self.error_at(loc, "'allocsize' indices can't refer to the same parameter"));
            }
            count
        } else {
            u32::MAX
        };
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(u64::from(size) << 32 | u64::from(count))
    }

    fn vscale_range(&mut self) -> Result<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        let min = self.u32()?;
        let max = if self.eat(Tok::Comma) { self.u32()? } else { min };
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(u64::from(min) << 32 | u64::from(max))
    }

    fn allockind(&mut self) -> Result<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        let loc = self.loc();
        let words = self.string()?;
        let mut value = 0;
        for word in words.split(|&b| b == b',') {
            match lookup(ALLOC_KINDS, word) {
                Some(bit) => value |= bit,
                None => {
                    return Err(self.error_at(loc, format!("unknown allockind {}", shown(word))));
                }
            }
        }
        self.expect(Tok::RParen, "expected ')'")?;
        if value == 0 {
            return Err(self.error_at(loc, "expected allockind value"));
        }
        Ok(value)
    }

    fn access(&mut self) -> Option<u64> {
        let value = match (self.kind(), self.text()) {
            (Tok::Word, b"none") => 0,
            (Tok::Word, b"read") => 1,
            (Tok::Word, b"write") => 2,
            (Tok::Word, b"readwrite") => 3,
            _ => return None,
        };
        self.bump();
        Some(value)
    }

    /// `memory(access, location: access, …)`
    fn memory(&mut self) -> Result<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        let mut word = 0;
        let mut seen_location = false;
        loop {
            let location = (self.kind() == Tok::Label)
                .then(|| MEMORY_LOCATIONS.iter().find(|(name, _)| *name == self.text()))
                .flatten();
            if self.kind() == Tok::Label {
                let Some(&(_, location)) = location else {
                    return Err(self.error(
                        "expected memory location (argmem, inaccessiblemem, errnomem) or access kind \
                         (none, read, write, readwrite)",
                    ));
                };
                self.bump();
                seen_location = true;
                let Some(access) = self.access() else {
                    return Err(self.error("expected access kind (none, read, write, readwrite)"));
                };
                word = word & !(3 << (2 * location)) | access << (2 * location);
            } else {
                let loc = self.loc();
                let Some(access) = self.access() else {
                    return Err(self.error(
                        "expected memory location (argmem, inaccessiblemem, errnomem) or access kind \
                         (none, read, write, readwrite)",
                    ));
                };
                if seen_location {
                    return Err(self.error_at(loc, "default access kind must be specified first"));
                }
                word = memory_everywhere(access);
                seen_location = true;
            }
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "unterminated memory attribute")?;
        Ok(word)
    }

    fn nofpclass(&mut self) -> Result<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        let mut mask = 0;
        if self.kind() == Tok::Int {
            let loc = self.loc();
            mask = parse_decimal(self.text()).unwrap_or(0);
            self.bump();
            if mask == 0 || mask & !0x3ff != 0 {
                return Err(self.error_at(loc, "invalid mask value for 'nofpclass'"));
            }
            self.expect(Tok::RParen, "expected ')'")?;
            return Ok(mask);
        }
        while self.kind() == Tok::Word {
            let Some(bits) = lookup(FP_CLASSES, self.text()) else { break };
            mask |= bits;
            self.bump();
        }
        if mask == 0 {
            return Err(self.error("expected nofpclass test mask"));
        }
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(mask)
    }

    /// `captures(components, ret: components)`: four bits for anywhere else, four for the result.
    fn captures(&mut self) -> Result<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        let mut other: Option<u64> = None;
        let mut ret: Option<u64> = None;
        let mut in_ret = false;
        loop {
            if self.kind() == Tok::Label && self.text() == b"ret" {
                if in_ret {
                    return Err(self.error("duplicate 'ret' location"));
                }
                in_ret = true;
                self.bump();
            }
            let found = (self.kind() == Tok::Word).then(|| lookup(CAPTURES, self.text())).flatten();
            let Some(bits) = found else {
                return Err(self.error(
                    "expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'",
                ));
            };
            let slot = if in_ret { &mut ret } else { &mut other };
            if slot.is_some_and(|seen| bits == 0 || seen == 0) {
                return Err(self.error("cannot use 'none' with other component"));
            }
            *slot = Some(slot.unwrap_or(0) | bits);
            self.bump();
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ',' or ')'")?;
        let other = other.unwrap_or(0);
        Ok(other << 4 | ret.unwrap_or(other))
    }

    /// `denormal_fpenv(output|input, float: output|input)`: two bits each for the output and the input mode, the
    /// default's in bits 0–3, those of `float` in bits 4–7.
    fn denormal_fpenv(&mut self) -> Result<u64> {
        self.expect(Tok::LParen, "expected '('")?;
        let mut default = 0;
        let mut float = None;
        loop {
            let is_float = self.kind() == Tok::Label && self.text() == b"float";
            if is_float {
                self.bump();
            }
            let output = self.denormal_mode()?;
            let input = if self.eat(Tok::Pipe) { self.denormal_mode()? } else { output };
            let modes = output | input << 2;
            if is_float {
                float = Some(modes);
            } else {
                default = modes;
            }
            if is_float || !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "unterminated denormal_fpenv")?;
        Ok(default | float.unwrap_or(default) << 4)
    }

    fn denormal_mode(&mut self) -> Result<u64> {
        let mode = match (self.kind(), self.text()) {
            (Tok::Word, b"ieee") => 0,
            (Tok::Word, b"preservesign") => 1,
            (Tok::Word, b"positivezero") => 2,
            (Tok::Word, b"dynamic") => 3,
            _ => {
                return Err(
                    self.error("expected denormal behavior kind (ieee, preservesign, positivezero, dynamic)")
                );
            }
        };
        self.bump();
        Ok(mode)
    }

    fn type_attribute(&mut self, kind: AttrKind) -> Result<Attribute> {
        self.bump();
        if self.kind() != Tok::LParen && self.type_is_optional(kind) {
            return Ok(Attribute::Type(kind, None));
        }
        self.expect(Tok::LParen, "expected '('")?;
        let ty = self.parse_type()?;
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(Attribute::Type(kind, Some(ty)))
    }

    /// An integer of `bits` bits as limbs.
    fn bounded_int(&mut self, bits: u32) -> Result<Box<[u64]>> {
        if self.kind() != Tok::Int {
            return Err(self.error("expected integer"));
        }
        let Some(limbs) = int_limbs(self.text(), bits) else {
            return Err(self.error("integer is too large for the bit width of specified type"));
        };
        self.bump();
        Ok(limbs.into())
    }

    /// `range(type lo, hi)`
    fn range_attribute(&mut self) -> Result<Attribute> {
        self.bump();
        self.expect(Tok::LParen, "expected '('")?;
        let loc = self.loc();
        let ty = self.parse_type()?;
        let Some(bits) = self.cx.types.int_bits(ty) else {
            return Err(self.error_at(loc, "the range must have integer type!"));
        };
        let low = self.bounded_int(bits)?;
        self.expect(Tok::Comma, "expected ','")?;
        let high_loc = self.loc();
        let high = self.bounded_int(bits)?;
        self.expect(Tok::RParen, "expected ')'")?;
        if low == high && low.iter().any(|&limb| limb != 0) {
            return Err(self.error_at(high_loc, "the range should not represent the full or empty set!"));
        }
        Ok(Attribute::Range(AttrKind::Range, ty, low, high))
    }

    /// `initializes((lo, hi), …)`
    fn initializes_attribute(&mut self) -> Result<Attribute> {
        self.bump();
        self.expect(Tok::LParen, "expected '('")?;
        let mut ranges: Vec<(i64, i64)> = Vec::new();
        loop {
            let loc = self.loc();
            self.expect(Tok::LParen, "expected '('")?;
            let low = self.i64()?;
            self.expect(Tok::Comma, "expected ','")?;
            let high = self.i64()?;
            self.expect(Tok::RParen, "expected ')'")?;
            if low == high {
                return Err(self.error_at(loc, "the range should not represent the full or empty set!"));
            }
            if low > high || ranges.last().is_some_and(|&(_, last)| low <= last) {
                return Err(self.error_at(loc, "Invalid (unordered or overlapping) range list"));
            }
            ranges.push((low, high));
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(Attribute::Ranges(AttrKind::Initializes, ranges.into()))
    }

    /// Whether attributes hold a type that is not sized, or otherwise only `ty` decides. Types of `byval` and
    /// the like must be sized; the verifier checks that.
    pub(super) fn has_attribute(attributes: &[Attribute], kind: AttrKind) -> bool {
        attributes.iter().any(|attribute| attribute.kind() == Some(kind))
    }

    /// Takes the `align` out of a function's attributes: it is the alignment of the function itself.
    pub(super) fn take_alignment(attributes: &mut Vec<Attribute>) -> Option<Align> {
        let mut found = None;
        attributes.retain(|attribute| match attribute {
            Attribute::Int(AttrKind::Alignment, bytes) => {
                found = Align::new(*bytes).or(found);
                false
            }
            _ => true,
        });
        found
    }
}
