//! `shufflevector`, `insertelement` and `extractelement`.
//!
//! Every ISA but x86-64 without SSSE3 has a general byte shuffle. There, a shuffle is made of the instructions
//! that SSE2 has (`pshufd`, `shufps`, `pshuflw`, `pshufhw`, `punpck*`), which Cranelift selects by the mask.

use super::super::values::slot_flags;
use super::super::{Lowered, Parts, Translator, unsupported};
use super::arithmetic::bytes_of_lanes;
use super::{Shape, VectorOp, int_vector};
use crate::repr::ReprKind;
use cranelift_codegen::ir;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::{I8, I8X16, I16X8, I64};
use rllc_frontend::ir::{BinOp, ConstData, Inst, InstKind, ListRef, Operand, TypeId, ValueDef};
use smallvec::SmallVec;

/// Lanes of the result by number: those of the first operand, then those of the second; `None` for any value.
type Mask = SmallVec<[Option<u8>; 16]>;

/// An input part with the lanes it gives: position in the result, lane of the part.
type Input = (ir::Value, SmallVec<[(u8, u8); 16]>);

impl<'a> Translator<'a> {
    pub(in super::super) fn shuffle_vector(
        &mut self,
        inst: &Inst,
        args: [Operand; 2],
        mask: ListRef,
    ) -> Lowered<()> {
        let shape = self.shape(self.operand_type(args[0]))?;
        let lanes: Vec<Option<u32>> = self
            .body
            .ints(mask)
            .iter()
            .map(|&lane| (lane < shape.len.saturating_mul(2)).then_some(lane))
            .collect();
        let (a, b) = (self.parts(args[0])?, self.parts(args[1])?);
        let result = self.shaped_shuffle(shape, &a, &b, &lanes)?;
        self.set_result(inst, &result);
        Ok(())
    }

    /// The lanes `lanes` of `a` and `b`, numbered as in `shufflevector`.
    pub(crate) fn shaped_shuffle(
        &mut self,
        shape: Shape,
        a: &[ir::Value],
        b: &[ir::Value],
        lanes: &[Option<u32>],
    ) -> Lowered<Parts> {
        if shape.part.is_none() {
            let mut parts = Parts::new();
            for lane in lanes {
                let value = match *lane {
                    None => self.undefined(shape.elem)?,
                    Some(lane) if lane < shape.len => self.lane(shape, a, lane),
                    Some(lane) => self.lane(shape, b, lane - shape.len),
                };
                parts.extend(value);
            }
            return Ok(parts);
        }
        let (a, b) = if shape.mask {
            self.same_masks(shape.len, a, b)
        } else {
            (Parts::from_slice(a), Parts::from_slice(b))
        };
        let ty = self.type_of(a[0]);
        let count = ty.lane_count();
        let mut result = Parts::new();
        for chunk in lanes.chunks(count as usize) {
            let mut inputs: SmallVec<[Input; 2]> = SmallVec::new();
            for (position, lane) in chunk.iter().enumerate() {
                let Some(lane) = *lane else { continue };
                let (parts, lane) = if lane < shape.len { (&a, lane) } else { (&b, lane - shape.len) };
                let part = parts[(lane / count) as usize];
                let pair = (position as u8, (lane % count) as u8);
                match inputs.iter_mut().find(|(value, _)| *value == part) {
                    Some((_, lanes)) => lanes.push(pair),
                    None => inputs.push((part, SmallVec::from_slice(&[pair]))),
                }
            }
            let mut iter = inputs.into_iter();
            let Some((first, lanes)) = iter.next() else {
                result.push(self.zero(ty));
                continue;
            };
            let mut mask: Mask = SmallVec::from_elem(None, count as usize);
            for (position, lane) in lanes {
                mask[position as usize] = Some(lane);
            }
            let mut so_far = first;
            let mut pending = true;
            for (input, lanes) in iter {
                if !pending {
                    for (position, lane) in mask.iter_mut().enumerate() {
                        *lane = lane.map(|_| position as u8);
                    }
                }
                for (position, lane) in lanes {
                    mask[position as usize] = Some(lane + count as u8);
                }
                let joined = self.shuffle_two(so_far, input, &mask);
                so_far = self.recast(joined, ty);
                pending = false;
            }
            if pending {
                so_far = self.shuffle_two(first, first, &mask);
            }
            result.push(self.recast(so_far, ty));
        }
        Ok(result)
    }

    /// A shuffle of the lanes of two parts of one type. The result has some type of 128 bits.
    fn shuffle_two(&mut self, x: ir::Value, y: ir::Value, mask: &[Option<u8>]) -> ir::Value {
        let ty = self.type_of(x);
        let count = mask.len() as u8;
        let from_x = mask.iter().flatten().any(|&lane| lane < count);
        let from_y = mask.iter().flatten().any(|&lane| lane >= count);
        if x == y || !from_y || !from_x {
            let source = if from_x { x } else { y };
            let mask: Mask = mask.iter().map(|lane| lane.map(|lane| lane % count)).collect();
            if let Some(scalar) = self.broadcast_source(source, &mask) {
                return self.ins().splat(ty, scalar);
            }
            return self.shuffle_lanes(source, source, &mask, ty.lane_bits(), true);
        }
        self.shuffle_lanes(x, y, mask, ty.lane_bits(), false)
    }

    /// The scalar of the only lane that the mask names, if the code that made the vector shows it.
    fn broadcast_source(&self, source: ir::Value, mask: &[Option<u8>]) -> Option<ir::Value> {
        let lane = mask.iter().flatten().copied().next()?;
        if mask.iter().flatten().count() < 2 || mask.iter().flatten().any(|&other| other != lane) {
            return None;
        }
        let dfg = &self.builder.func.dfg;
        let inst = dfg.value_def(dfg.resolve_aliases(source)).inst()?;
        match dfg.insts[inst] {
            ir::InstructionData::TernaryImm8 { opcode: ir::Opcode::Insertlane, imm, args } => {
                (imm == lane).then_some(args[1])
            }
            ir::InstructionData::Unary { opcode: ir::Opcode::ScalarToVector, arg } => {
                (lane == 0).then_some(arg)
            }
            ir::InstructionData::Unary { opcode: ir::Opcode::Splat, arg } => Some(arg),
            _ => None,
        }
    }

    /// A shuffle of lanes of `bits` bits; `single` if `y` is not used.
    fn shuffle_lanes(
        &mut self,
        x: ir::Value,
        y: ir::Value,
        mask: &[Option<u8>],
        bits: u32,
        single: bool,
    ) -> ir::Value {
        if mask.iter().enumerate().all(|(index, lane)| lane.is_none_or(|lane| lane as usize == index)) {
            return x;
        }
        if let Some(wider) = wider_mask(mask) {
            return self.shuffle_lanes(x, y, &wider, bits * 2, single);
        }
        if !self.native().is_x64() {
            return self.shuffle_natively(x, y, mask, bits);
        }
        // `pshufd` does single vectors without a copy.
        if !(single && bits >= 32)
            && let Some(result) = self.shuffle_by_unpacking(x, y, mask, bits, single)
        {
            return result;
        }
        match bits {
            64 => self.shuffle_natively(x, y, mask, bits),
            32 if single => self.shuffle_natively(x, y, mask, bits),
            32 => self.shuffle_words_of_two(x, y, mask),
            _ if self.native().has(VectorOp::Shuffle, I8X16) => self.shuffle_natively(x, y, mask, bits),
            _ if !single => self.shuffle_apart(x, y, mask, bits),
            16 => self.shuffle_half_words(x, mask),
            _ => self.shuffle_single_bytes(x, mask),
        }
    }

    /// One `shuffle`; lanes of any value keep their place.
    fn shuffle_natively(&mut self, x: ir::Value, y: ir::Value, mask: &[Option<u8>], bits: u32) -> ir::Value {
        let size = bits as usize / 8;
        let mut bytes = [0u8; 16];
        for (index, byte) in bytes.iter_mut().enumerate() {
            let lane = mask[index / size].map_or(index / size, usize::from);
            *byte = (lane * size + index % size) as u8;
        }
        self.shuffle_bytes(x, y, &bytes)
    }

    /// `punpckl*` and `punpckh*`, and byte shifts within 16-bit lanes.
    fn shuffle_by_unpacking(
        &mut self,
        x: ir::Value,
        y: ir::Value,
        mask: &[Option<u8>],
        bits: u32,
        single: bool,
    ) -> Option<ir::Value> {
        let count = mask.len() as u8;
        let pairs: &[(ir::Value, ir::Value, u8, u8)] =
            if single { &[(x, x, 0, 0)] } else { &[(x, y, 0, count), (y, x, count, 0)] };
        for &(first, second, first_base, second_base) in pairs {
            for high in [false, true] {
                let start = if high { count / 2 } else { 0 };
                let fits = mask.iter().enumerate().all(|(index, lane)| {
                    let base = if index.is_multiple_of(2) { first_base } else { second_base };
                    lane.is_none_or(|lane| lane == base + start + index as u8 / 2)
                });
                if fits {
                    return Some(self.interleave(first, second, bits, high));
                }
            }
        }
        if bits == 8 && single {
            let down = mask.iter().enumerate().all(|(index, lane)| {
                lane.is_none_or(|lane| index.is_multiple_of(2) && lane as usize == index + 1)
            });
            let up = mask.iter().enumerate().all(|(index, lane)| {
                lane.is_none_or(|lane| !index.is_multiple_of(2) && lane as usize + 1 == index)
            });
            if down || up {
                let wide = self.recast(x, I16X8);
                let op = if down { BinOp::LShr } else { BinOp::Shl };
                return Some(self.shift_all_by(op, wide, 8));
            }
        }
        None
    }

    /// 32-bit lanes of two vectors by at most two instructions.
    fn shuffle_words_of_two(&mut self, x: ir::Value, y: ir::Value, mask: &[Option<u8>]) -> ir::Value {
        let half_of = |range: &[Option<u8>]| {
            let from_x = range.iter().flatten().any(|&lane| lane < 4);
            let from_y = range.iter().flatten().any(|&lane| lane >= 4);
            (from_x, from_y)
        };
        let (low, high) = (half_of(&mask[..2]), half_of(&mask[2..]));
        let lane = |index: usize, default: u8| mask[index].unwrap_or(default);
        if !low.1 && !high.0 {
            return self.shuffle_words(x, y, [lane(0, 0), lane(1, 1), lane(2, 6), lane(3, 7)]);
        }
        if !low.0 && !high.1 {
            return self.shuffle_words(x, y, [lane(0, 4), lane(1, 5), lane(2, 2), lane(3, 3)]);
        }
        let from_x: SmallVec<[usize; 4]> = (0..4).filter(|&i| mask[i].is_some_and(|l| l < 4)).collect();
        let from_y: SmallVec<[usize; 4]> = (0..4).filter(|&i| mask[i].is_some_and(|l| l >= 4)).collect();
        if from_x.len() <= 2 && from_y.len() <= 2 {
            let pick = |list: &[usize], index: usize| lane(list[index.min(list.len() - 1)], 0);
            let gathered = self.shuffle_words(
                x,
                y,
                [pick(&from_x, 0), pick(&from_x, 1), pick(&from_y, 0), pick(&from_y, 1)],
            );
            let mut words = [0, 1, 2, 3];
            for (index, &position) in from_x.iter().enumerate() {
                words[position] = index as u8;
            }
            for (index, &position) in from_y.iter().enumerate() {
                words[position] = index as u8 + 2;
            }
            return self.shuffle_words(gathered, gathered, words);
        }
        // Three lanes of one and one of the other: the one is joined with its neighbour first.
        let (one, most, one_base, most_base) = if from_x.len() == 1 { (x, y, 0, 4) } else { (y, x, 4, 0) };
        let position = if one == x { from_x[0] } else { from_y[0] };
        let neighbour = position ^ 1;
        let one_lane = lane(position, one_base) - one_base;
        let neighbour_lane = lane(neighbour, most_base) - most_base;
        let joined =
            self.shuffle_words(one, most, [one_lane, one_lane, neighbour_lane + 4, neighbour_lane + 4]);
        let pair: [u8; 2] = if position.is_multiple_of(2) { [0, 2] } else { [2, 0] };
        let rest = if position < 2 { 2 } else { 0 };
        let others = [lane(rest, most_base) - most_base, lane(rest + 1, most_base) - most_base];
        if position < 2 {
            self.shuffle_words(joined, most, [pair[0], pair[1], others[0] + 4, others[1] + 4])
        } else {
            self.shuffle_words(most, joined, [others[0], others[1], pair[0] + 4, pair[1] + 4])
        }
    }

    /// Lanes of two vectors: each shuffled for itself, then joined.
    fn shuffle_apart(&mut self, x: ir::Value, y: ir::Value, mask: &[Option<u8>], bits: u32) -> ir::Value {
        let count = mask.len();
        let half = count / 2;
        let only = |range: &[Option<u8>], of_y: bool| {
            range.iter().flatten().all(|&lane| (usize::from(lane) >= count) == of_y)
        };
        for (low_of_y, high_of_y) in [(false, true), (true, false)] {
            if !only(&mask[..half], low_of_y) || !only(&mask[half..], high_of_y) {
                continue;
            }
            let gather = |lanes: &[Option<u8>]| -> Mask {
                let mut gathered: Mask =
                    lanes.iter().map(|lane| lane.map(|lane| lane % count as u8)).collect();
                gathered.resize(count, None);
                gathered
            };
            let (first, second) = if low_of_y { (y, x) } else { (x, y) };
            let low = self.shuffle_lanes(first, first, &gather(&mask[..half]), bits, true);
            let high = self.shuffle_lanes(second, second, &gather(&mask[half..]), bits, true);
            return self.interleave(low, high, 64, false);
        }
        let of_x: Mask = mask.iter().map(|lane| lane.filter(|&lane| usize::from(lane) < count)).collect();
        let of_y: Mask = mask
            .iter()
            .map(|lane| lane.filter(|&l| usize::from(l) >= count).map(|l| l - count as u8))
            .collect();
        let ty = int_vector(bits);
        let x = self.shuffle_lanes(x, x, &of_x, bits, true);
        let y = self.shuffle_lanes(y, y, &of_y, bits, true);
        let (x, y) = (self.recast(x, ty), self.recast(y, ty));
        let chosen = bytes_of_lanes(bits, |lane| if of_x[lane].is_some() { u64::MAX } else { 0 });
        let chosen = self.vector_constant(ty, &chosen);
        self.ins().bitselect(chosen, x, y)
    }

    /// 16-bit lanes of one vector.
    fn shuffle_half_words(&mut self, x: ir::Value, mask: &[Option<u8>]) -> ir::Value {
        if let Some((words, halves)) = words_first(mask) {
            let x = self.shuffle_words(x, x, words);
            return self.shuffle_within_halves(x, &halves);
        }
        if let Some((halves, words)) = halves_first(mask) {
            let x = self.shuffle_within_halves(x, &halves);
            return self.shuffle_words(x, x, words);
        }
        let source = self.recast(x, I16X8);
        let mut result = source;
        for (position, lane) in mask.iter().enumerate() {
            if let Some(lane) = *lane
                && usize::from(lane) != position
            {
                let value = self.ins().extractlane(source, lane);
                result = self.ins().insertlane(result, value, position as u8);
            }
        }
        result
    }

    /// `pshuflw` and `pshufhw`, each if needed: 16-bit lanes that stay in their half.
    fn shuffle_within_halves(&mut self, x: ir::Value, mask: &[Option<u8>]) -> ir::Value {
        let mut result = x;
        for half in [0usize, 4] {
            let mut lanes: Mask = SmallVec::from_elem(None, 8);
            lanes[half..half + 4].copy_from_slice(&mask[half..half + 4]);
            let moves = lanes
                .iter()
                .enumerate()
                .any(|(index, lane)| lane.is_some_and(|lane| usize::from(lane) != index));
            if moves {
                result = self.shuffle_natively(result, result, &lanes, 16);
            }
        }
        result
    }

    /// Bytes of one vector, by way of 16-bit lanes.
    fn shuffle_single_bytes(&mut self, x: ir::Value, mask: &[Option<u8>]) -> ir::Value {
        let zero = self.zero(I8X16);
        let low = self.interleave(x, zero, 8, false);
        let high = self.interleave(x, zero, 8, true);
        let (low, high) = (self.recast(low, I16X8), self.recast(high, I16X8));
        let mut halves: SmallVec<[ir::Value; 2]> = SmallVec::new();
        for half in [&mask[..8], &mask[8..]] {
            if half.iter().all(Option::is_none) {
                halves.push(halves.first().copied().unwrap_or(low));
                continue;
            }
            let part = self.shuffle_two(low, high, half);
            halves.push(self.recast(part, I16X8));
        }
        self.ins().unarrow(halves[0], halves[1])
    }

    /// The value of an index operand if it is a constant.
    fn constant_lane_index(&self, index: Operand) -> Option<u64> {
        let Operand::Const(index) = index else { return None };
        match self.body.context.consts.data(index) {
            ConstData::Int(value) => Some(*value),
            ConstData::WideInt(limbs) if limbs[1..].iter().all(|&limb| limb == 0) => Some(limbs[0]),
            ConstData::WideInt(_) => Some(u64::MAX),
            _ => None,
        }
    }

    pub(in super::super) fn extract_element(
        &mut self,
        inst: &Inst,
        vector: Operand,
        index: Operand,
    ) -> Lowered<()> {
        let parts = self.parts(vector)?;
        let result = self.element_of(self.operand_type(vector), &parts, index, inst.ty)?;
        self.set_result(inst, &result);
        Ok(())
    }

    /// Element `index`, of type `elem`, of a vector of type `ty`.
    pub(crate) fn element_of(
        &mut self,
        ty: TypeId,
        parts: &[ir::Value],
        index: Operand,
        elem: TypeId,
    ) -> Lowered<Parts> {
        let shape = self.shape(ty)?;
        match self.constant_lane_index(index) {
            Some(lane) if lane >= u64::from(shape.len) => self.undefined(elem),
            Some(lane) => Ok(self.lane(shape, parts, lane as u32)),
            None => {
                let index = self.lane_index(index, shape.len)?;
                self.variable_lane(shape, parts, index)
            }
        }
    }

    pub(in super::super) fn insert_element(
        &mut self,
        inst: &Inst,
        vector: Operand,
        element: Operand,
        index: Operand,
    ) -> Lowered<()> {
        if let Some(parts) = self.whole_vector(inst)? {
            self.set_result(inst, &parts);
            return Ok(());
        }
        let element = self.parts(element)?;
        let undefined = match vector {
            Operand::Const(vector) => {
                matches!(self.body.context.consts.data(vector), ConstData::Undef | ConstData::Poison)
            }
            _ => false,
        };
        let parts = self.parts(vector)?;
        let result = self.with_element(inst.ty, parts, &element, index, undefined)?;
        self.set_result(inst, &result);
        Ok(())
    }

    /// The vector that a chain of `insertelement` builds from nothing, if `inst` is its last and the chain gives
    /// every lane of one packed part.
    fn whole_vector(&mut self, inst: &Inst) -> Lowered<Option<Parts>> {
        let shape = self.shape(inst.ty)?;
        let Some(part) = shape.part else { return Ok(None) };
        if shape.mask || shape.len < 3 || shape.len > part.lane_count() || !self.native().is_x64() {
            return Ok(None);
        }
        let mut elements: SmallVec<[Option<Operand>; 16]> = SmallVec::from_elem(None, shape.len as usize);
        let mut kind = &inst.kind;
        for _ in 0..=shape.len {
            let InstKind::InsertElement { vector, element, index } = kind else { return Ok(None) };
            let Some(lane) = self.constant_lane_index(*index) else { return Ok(None) };
            let Some(slot) = elements.get_mut(lane as usize) else { return Ok(None) };
            // A later insertion counts.
            slot.get_or_insert(*element);
            match vector {
                Operand::Value(value) => match self.body.values[*value].def {
                    ValueDef::Inst(inst) => kind = &self.body.insts[inst].kind,
                    ValueDef::Param(_) | ValueDef::Forward => return Ok(None),
                },
                Operand::Const(base)
                    if matches!(
                        self.body.context.consts.data(*base),
                        ConstData::Undef | ConstData::Poison
                    ) =>
                {
                    break;
                }
                _ => return Ok(None),
            }
        }
        let mut lanes: SmallVec<[ir::Value; 16]> = SmallVec::new();
        for element in elements {
            let Some(element) = element else { return Ok(None) };
            lanes.push(self.one(element)?);
        }
        Ok(Some(Parts::from_slice(&[self.build_part(part, &lanes)])))
    }

    /// A vector of type `ty` with another element `index`; `undefined` if the rest does not matter.
    pub(crate) fn with_element(
        &mut self,
        ty: TypeId,
        parts: Parts,
        element: &[ir::Value],
        index: Operand,
        undefined: bool,
    ) -> Lowered<Parts> {
        let shape = self.shape(ty)?;
        Ok(match self.constant_lane_index(index) {
            Some(lane) if lane >= u64::from(shape.len) => parts,
            Some(0) if undefined && !shape.mask && self.type_of(element[0]).bits() >= 32 => {
                match shape.part {
                    Some(part) => {
                        let mut parts = parts;
                        parts[0] = self.ins().scalar_to_vector(part, element[0]);
                        parts
                    }
                    None => self.with_lane(shape, &parts, 0, element),
                }
            }
            Some(lane) => self.with_lane(shape, &parts, lane as u32, element),
            None => {
                let index = self.lane_index(index, shape.len)?;
                self.with_variable_lane(shape, &parts, index, element)?
            }
        })
    }

    /// The vector with another lane `index`.
    pub(crate) fn with_lane(
        &mut self,
        shape: Shape,
        parts: &[ir::Value],
        index: u32,
        element: &[ir::Value],
    ) -> Parts {
        let mut parts = Parts::from_slice(parts);
        if shape.part.is_none() {
            let start = index as usize * element.len();
            parts[start..start + element.len()].copy_from_slice(element);
            return parts;
        }
        let ty = self.type_of(parts[0]);
        let mut value = element[0];
        if shape.mask {
            value = self.ins().ineg(value);
            if ty.lane_type() != I8 {
                value = self.ins().sextend(ty.lane_type(), value);
            }
        }
        let part = (index / ty.lane_count()) as usize;
        parts[part] = self.ins().insertlane(parts[part], value, (index % ty.lane_count()) as u8);
        parts
    }

    /// A lane number as a 64-bit integer below `len`: an index that is out of range gives poison, so any lane
    /// will do.
    fn lane_index(&mut self, index: Operand, len: u32) -> Lowered<ir::Value> {
        let ty = self.operand_type(index);
        let value = match self.repr(ty)?.kind {
            ReprKind::Int(_) | ReprKind::Limbs(_) => self.parts(index)?[0],
            _ => return unsupported("a lane number of this type"),
        };
        Ok(self.lane_index_in_range(value, len))
    }

    /// See [`Translator::lane_index`].
    pub(super) fn lane_index_in_range(&mut self, value: ir::Value, len: u32) -> ir::Value {
        let value = self.resize(value, I64);
        if len.is_power_of_two() {
            return self.ins().band_imm_u(value, i64::from(len - 1));
        }
        let last = self.ins().iconst(I64, i64::from(len - 1));
        self.ins().umin(value, last)
    }

    /// The bytes that a lane takes in rllc's own memory: for packed vectors those of the parts.
    fn lane_stride(&mut self, shape: Shape) -> Lowered<u32> {
        match shape.part {
            Some(part) => Ok(part.lane_type().bytes()),
            None => {
                let repr = self.repr(shape.elem)?;
                Ok(repr.parts.iter().map(|part| part.bytes().next_multiple_of(8)).sum())
            }
        }
    }

    /// Stores a vector to memory of rllc's own and gives the address of lane `index` there; its first lane is at
    /// the slot's start.
    fn spill_lanes(
        &mut self,
        shape: Shape,
        parts: &[ir::Value],
        index: ir::Value,
    ) -> Lowered<(ir::StackSlot, ir::Value)> {
        let stride = self.lane_stride(shape)?;
        let size: u32 = parts.iter().map(|&part| self.type_of(part).bytes().next_multiple_of(8)).sum();
        let slot = self.new_slot(size, 16);
        let mut offset = 0;
        for &part in parts {
            self.store_to_slot(part, slot, offset);
            offset += self.type_of(part).bytes().next_multiple_of(8) as i32;
        }
        let base = self.ins().stack_addr(I64, slot, 0);
        let scaled = self.scale(index, u64::from(stride));
        Ok((slot, self.ins().iadd(base, scaled)))
    }

    /// The parts of lane number `index`, which is in range.
    pub(crate) fn variable_lane(
        &mut self,
        shape: Shape,
        parts: &[ir::Value],
        index: ir::Value,
    ) -> Lowered<Parts> {
        let parts = if shape.mask { self.mask_of_width(shape.len, parts, 8) } else { parts.into() };
        let (_, address) = self.spill_lanes(shape, &parts, index)?;
        let Some(part) = shape.part else {
            let types = self.repr(shape.elem)?.parts.clone();
            let mut lane = Parts::new();
            let mut offset = 0;
            for ty in types {
                lane.push(self.ins().load(ty, slot_flags(), address, offset));
                offset += ty.bytes().next_multiple_of(8) as i32;
            }
            return Ok(lane);
        };
        let value = self.ins().load(part.lane_type(), slot_flags(), address, 0);
        let value = if shape.mask { self.ins().band_imm_u(value, 1) } else { value };
        Ok(Parts::from_slice(&[value]))
    }

    /// The vector with another lane number `index`, which is in range.
    pub(crate) fn with_variable_lane(
        &mut self,
        shape: Shape,
        parts: &[ir::Value],
        index: ir::Value,
        element: &[ir::Value],
    ) -> Lowered<Parts> {
        let parts = if shape.mask { self.mask_of_width(shape.len, parts, 8) } else { parts.into() };
        let (slot, address) = self.spill_lanes(shape, &parts, index)?;
        let mut offset = 0;
        for &value in element {
            let value = if shape.mask { self.ins().ineg(value) } else { value };
            self.ins().store(slot_flags(), value, address, offset);
            offset += self.type_of(value).bytes().next_multiple_of(8) as i32;
        }
        let mut offset = 0;
        let mut result = Parts::new();
        for &part in &parts {
            let ty = self.type_of(part);
            result.push(self.load_from_slot(ty, slot, offset));
            offset += ty.bytes().next_multiple_of(8) as i32;
        }
        Ok(result)
    }
}

/// The mask in lanes twice as wide, if lanes move in pairs.
fn wider_mask(mask: &[Option<u8>]) -> Option<Mask> {
    if mask.len() <= 2 {
        return None;
    }
    mask.chunks(2)
        .map(|pair| match (pair[0], pair[1]) {
            (None, None) => Some(None),
            (Some(low), Some(high)) => (low % 2 == 0 && high == low + 1).then_some(Some(low / 2)),
            (Some(low), None) => (low % 2 == 0).then_some(Some(low / 2)),
            (None, Some(high)) => (high % 2 == 1).then_some(Some(high / 2)),
        })
        .collect()
}

/// A shuffle of 8 lanes as one of 32-bit lanes, then one within each half: possible if each half takes its
/// lanes from at most two 32-bit lanes.
fn words_first(mask: &[Option<u8>]) -> Option<([u8; 4], Mask)> {
    let mut words = [0u8, 1, 2, 3];
    let mut halves: Mask = SmallVec::from_elem(None, 8);
    for half in [0usize, 4] {
        let mut used: SmallVec<[u8; 4]> = SmallVec::new();
        for (index, lane) in mask[half..half + 4].iter().enumerate() {
            let Some(lane) = *lane else { continue };
            let word = lane / 2;
            let slot = match used.iter().position(|&other| other == word) {
                Some(slot) => slot,
                None => {
                    used.push(word);
                    used.len() - 1
                }
            };
            if slot > 1 {
                return None;
            }
            halves[half + index] = Some(half as u8 + slot as u8 * 2 + lane % 2);
        }
        for (slot, &word) in used.iter().enumerate() {
            words[half / 2 + slot] = word;
        }
    }
    Some((words, halves))
}

/// A shuffle of 8 lanes as one within each half, then one of 32-bit lanes: possible if each pair of lanes comes
/// from one half, at most two different pairs from each.
fn halves_first(mask: &[Option<u8>]) -> Option<(Mask, [u8; 4])> {
    let mut halves: Mask = SmallVec::from_elem(None, 8);
    let mut words = [0u8, 1, 2, 3];
    let mut used = [0usize; 2];
    for (index, pair) in mask.chunks(2).enumerate() {
        let Some(any) = pair[0].or(pair[1]) else { continue };
        let half = usize::from(any / 4);
        if pair.iter().flatten().any(|&lane| usize::from(lane / 4) != half) {
            return None;
        }
        let known = (0..used[half]).find(|&slot| {
            let start = half * 4 + slot * 2;
            (0..2).all(|i| pair[i].is_none() || halves[start + i] == pair[i])
        });
        let slot = match known {
            Some(slot) => slot,
            None if used[half] < 2 => {
                let start = half * 4 + used[half] * 2;
                halves[start..start + 2].copy_from_slice(pair);
                used[half] += 1;
                used[half] - 1
            }
            None => return None,
        };
        words[index] = (half * 2 + slot) as u8;
    }
    Some((halves, words))
}
