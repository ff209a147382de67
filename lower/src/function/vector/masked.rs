//! Memory accesses under a mask.
//!
//! A lane whose mask bit is clear accesses a dummy in the frame instead of its own address, so that no branches
//! are needed. Where the mask is constant, lanes that are off are left out.

use super::super::intrinsics::Pure;
use super::super::{Address, AddressBase, Lowered, Parts, Translator, unsupported};
use super::Shape;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::MemFlagsData;
use cranelift_codegen::ir::types::I64;
use rllc_frontend::ir::{BinOp, Inst, Operand};

/// What is known of one lane of a mask.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LaneMask {
    On,
    Off,
    Unknown,
}

/// Where the lanes of an access lie.
#[derive(Clone, Copy)]
pub(super) enum Places<'p> {
    /// One after the other from a base.
    Consecutive(Address),
    /// At the addresses of a vector of pointers.
    Scattered(&'p [ir::Value]),
    /// At a distance in bytes from a base.
    Strided(ir::Value, ir::Value),
    /// One after the other from a base, counting only lanes whose mask bit is set.
    Packed(ir::Value),
}

/// How a histogram counts.
#[derive(Clone, Copy)]
pub(super) enum Update {
    Binary(BinOp),
    Pure(Pure),
}

impl<'a> Translator<'a> {
    /// `llvm.experimental.vector.histogram.*`: updates what the pointers of active lanes point to, one after the
    /// other, since they may be equal.
    pub(super) fn histogram(&mut self, args: &[Operand], update: Update) -> Lowered<()> {
        let elem = self.operand_type(args[1]);
        let pointers_shape = self.shape(self.operand_type(args[0]))?;
        let shape = self.shape_of(elem, pointers_shape.len);
        if !self.types().is_ptr(pointers_shape.elem) || !self.types().is_int(elem) {
            return unsupported("llvm.experimental.vector.histogram on these types");
        }
        let (pointers, step, mask) = (self.parts(args[0])?, self.parts(args[1])?, self.parts(args[2])?);
        let mask_shape = self.mask_shape(shape.len);
        let places = Places::Scattered(&pointers);
        let stride = self.memory_stride(shape, places, &[])?;
        let dummy = self.temporary(stride.max(16))?;
        let dummy = self.address_value(dummy);
        let flags = MemFlagsData::new();
        for index in 0..shape.len {
            let active = self.lane(mask_shape, &mask, index)[0];
            let address = self.lane_address(shape, places, stride, index, Some((active, dummy)));
            let old = self.load_parts(elem, address, flags)?;
            let new = match update {
                Update::Binary(op) => self.binary_parts(op, elem, &old, &step)?,
                Update::Pure(op) => self.pure(op, elem, &[elem, elem], &[old, step.clone()], &[])?,
            };
            self.store_parts(elem, &new, address, flags)?;
        }
        Ok(())
    }

    /// The `llvm.masked.*` intrinsics. Older forms have an operand with the alignment after the pointer.
    pub(super) fn masked_intrinsic(&mut self, name: &str, inst: &Inst, args: &'a [Operand]) -> Lowered<bool> {
        let is_int = |this: &Self, index: usize| {
            args.get(index).is_some_and(|&arg| this.types().is_int(this.operand_type(arg)))
        };
        match name {
            "load" | "gather" | "expandload" => {
                let rest = if is_int(self, 1) { &args[2..] } else { &args[1..] };
                let [mask, through] = *rest else { return unsupported("this masked load") };
                let shape = self.shape(inst.ty)?;
                let mask = self.parts(mask)?;
                let through = self.parts(through)?;
                let pointers;
                let places = match name {
                    "load" => Places::Consecutive(self.address(args[0])?),
                    "gather" => {
                        pointers = self.parts(args[0])?;
                        Places::Scattered(&pointers)
                    }
                    _ => Places::Packed(self.one(args[0])?),
                };
                let parts = self.masked_load(shape, places, &mask, &through)?;
                self.set_result(inst, &parts);
            }
            "store" | "scatter" | "compressstore" => {
                let mask = if is_int(self, 2) { args.get(3) } else { args.get(2) };
                let Some(&mask) = mask else { return unsupported("this masked store") };
                let shape = self.shape(self.operand_type(args[0]))?;
                let value = self.parts(args[0])?;
                let mask = self.parts(mask)?;
                let pointers;
                let places = match name {
                    "store" => Places::Consecutive(self.address(args[1])?),
                    "scatter" => {
                        pointers = self.parts(args[1])?;
                        Places::Scattered(&pointers)
                    }
                    _ => Places::Packed(self.one(args[1])?),
                };
                self.masked_store(shape, &value, places, &mask)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The distance in bytes between lanes in memory, or the size of a lane that has a place of its own.
    ///
    /// LLVM takes lanes one by one from the places they would have in an array, but all at once from those they have
    /// in a vector, so both must be the same.
    fn memory_stride(&mut self, shape: Shape, places: Places<'_>, known: &[LaneMask]) -> Lowered<u64> {
        let bits = self.layout().size_in_bits(self.types(), shape.elem);
        let size = self.layout().alloc_size(self.types(), shape.elem);
        match places {
            Places::Scattered(_) | Places::Strided(..) => Ok(size),
            Places::Consecutive(_) | Places::Packed(_) => {
                let at_once = matches!(places, Places::Consecutive(_));
                let whole =
                    at_once && bits.is_multiple_of(8) && known.iter().all(|&lane| lane == LaneMask::On);
                match bits == size * 8 || whole {
                    true => Ok(bits / 8),
                    false => unsupported("masked accesses of elements with padding"),
                }
            }
        }
    }

    /// What is known of each lane of a mask.
    fn known_lanes(&self, len: u32, mask: &[ir::Value]) -> Vec<LaneMask> {
        let ty = self.type_of(mask[0]);
        if !ty.is_vector() {
            return vec![LaneMask::Unknown; len as usize];
        }
        let lanes = ty.lane_count();
        (0..len)
            .map(|lane| match self.constant_bytes(mask[(lane / lanes) as usize]) {
                Some(bytes) => {
                    let start = (lane % lanes * ty.lane_bits() / 8) as usize;
                    if bytes[start] == 0 { LaneMask::Off } else { LaneMask::On }
                }
                None => LaneMask::Unknown,
            })
            .collect()
    }

    /// The address of lane `index`, or of the dummy if the lane is off.
    fn lane_address(
        &mut self,
        shape: Shape,
        places: Places<'_>,
        stride: u64,
        index: u32,
        active: Option<(ir::Value, ir::Value)>,
    ) -> Address {
        let address = match places {
            Places::Consecutive(base) => base.plus((u64::from(index) * stride) as i64),
            Places::Scattered(pointers) => {
                let pointers_shape = self.shape_of(rllc_frontend::ir::TypeId::PTR, shape.len);
                let pointer = self.lane(pointers_shape, pointers, index)[0];
                Address { base: AddressBase::Value(pointer), offset: 0 }
            }
            Places::Strided(base, distance) => {
                let offset = self.ins().imul_imm_s(distance, i64::from(index));
                Address { base: AddressBase::Value(self.ins().iadd(base, offset)), offset: 0 }
            }
            Places::Packed(pointer) => Address { base: AddressBase::Value(pointer), offset: 0 },
        };
        match active {
            None => address,
            Some((active, dummy)) => {
                let own = self.address_value(address);
                let chosen = self.ins().select(active, own, dummy);
                Address { base: AddressBase::Value(chosen), offset: 0 }
            }
        }
    }

    /// The next place of packed lanes.
    fn advance<'p>(
        &mut self,
        places: Places<'p>,
        stride: u64,
        known: LaneMask,
        active: Option<ir::Value>,
    ) -> Places<'p> {
        let Places::Packed(pointer) = places else { return places };
        match (known, active) {
            (LaneMask::Off, _) => places,
            (LaneMask::Unknown, Some(active)) => {
                let step = self.widen(active, I64);
                let step = self.scale(step, stride);
                Places::Packed(self.ins().iadd(pointer, step))
            }
            _ => Places::Packed(self.ins().iadd_imm_s(pointer, stride as i64)),
        }
    }

    pub(super) fn masked_load(
        &mut self,
        shape: Shape,
        places: Places<'_>,
        mask: &[ir::Value],
        through: &[ir::Value],
    ) -> Lowered<Parts> {
        let mask_shape = self.mask_shape(shape.len);
        let known = self.known_lanes(shape.len, mask);
        let stride = self.memory_stride(shape, places, &known)?;
        let flags = MemFlagsData::new();
        let dummy = if known.contains(&LaneMask::Unknown) {
            let dummy = self.temporary(stride.max(16))?;
            Some(self.address_value(dummy))
        } else {
            None
        };
        let mut places = places;
        let mut lanes = Vec::with_capacity(shape.len as usize);
        for index in 0..shape.len {
            let known = known[index as usize];
            if known == LaneMask::Off {
                lanes.push(self.lane(shape, through, index));
                continue;
            }
            let active = match known {
                LaneMask::Unknown => Some(self.lane(mask_shape, mask, index)[0]),
                _ => None,
            };
            let address = self.lane_address(shape, places, stride, index, active.zip(dummy));
            let mut value = self.load_parts(shape.elem, address, flags)?;
            if let Some(active) = active {
                let other = self.lane(shape, through, index);
                value = value.iter().zip(&other).map(|(&a, &b)| self.select_one(active, a, b)).collect();
            }
            lanes.push(value);
            places = self.advance(places, stride, known, active);
        }
        Ok(self.join_lanes(shape, &lanes))
    }

    pub(super) fn masked_store(
        &mut self,
        shape: Shape,
        value: &[ir::Value],
        places: Places<'_>,
        mask: &[ir::Value],
    ) -> Lowered<()> {
        let mask_shape = self.mask_shape(shape.len);
        let known = self.known_lanes(shape.len, mask);
        let stride = self.memory_stride(shape, places, &known)?;
        let flags = MemFlagsData::new();
        let dummy = if known.contains(&LaneMask::Unknown) {
            let dummy = self.temporary(stride.max(16))?;
            Some(self.address_value(dummy))
        } else {
            None
        };
        let mut places = places;
        for index in 0..shape.len {
            let known = known[index as usize];
            if known == LaneMask::Off {
                continue;
            }
            let active = match known {
                LaneMask::Unknown => Some(self.lane(mask_shape, mask, index)[0]),
                _ => None,
            };
            let address = self.lane_address(shape, places, stride, index, active.zip(dummy));
            let lane = self.lane(shape, value, index);
            self.store_parts(shape.elem, &lane, address, flags)?;
            places = self.advance(places, stride, known, active);
        }
        Ok(())
    }
}
