//! Vectors.

use super::{Address, Lowered, Parts, Translator, unsupported};
use cranelift_codegen::ir;
use cranelift_codegen::ir::MemFlagsData;
use rllc_frontend::ir::{BinOp, CastOp, FcmpPred, IcmpPred, Inst, ListRef, Operand, TypeId};

impl<'a> Translator<'a> {
    /// Whether 128-bit vectors exist.
    pub(crate) fn reprs_have_vectors(&self) -> bool {
        self.lowering.isas.has_vectors()
    }

    /// The parts in the types that the representation of `ty` names.
    pub(crate) fn canonical(&mut self, _ty: TypeId, parts: Parts) -> Lowered<Parts> {
        Ok(parts)
    }

    pub(super) fn vector_binary(
        &mut self,
        _op: BinOp,
        _ty: TypeId,
        _a: &[ir::Value],
        _b: &[ir::Value],
    ) -> Lowered<Parts> {
        unsupported("vector arithmetic")
    }

    /// A pure intrinsic with vector operands, lane by lane.
    pub(super) fn vector_pure(
        &mut self,
        op: super::intrinsics::Pure,
        _ret: TypeId,
        _types: &[TypeId],
        _args: &[Parts],
        _immediates: &[u64],
    ) -> Lowered<Parts> {
        unsupported(format!("llvm.{} on vectors", op.name()))
    }

    pub(super) fn vector_fneg(&mut self, _ty: TypeId, _parts: &[ir::Value]) -> Lowered<Parts> {
        unsupported("vector arithmetic")
    }

    pub(super) fn vector_icmp(
        &mut self,
        _pred: IcmpPred,
        _ty: TypeId,
        _a: &[ir::Value],
        _b: &[ir::Value],
    ) -> Lowered<Parts> {
        unsupported("vector comparisons")
    }

    pub(super) fn vector_fcmp(
        &mut self,
        _pred: FcmpPred,
        _ty: TypeId,
        _a: &[ir::Value],
        _b: &[ir::Value],
    ) -> Lowered<Parts> {
        unsupported("vector comparisons")
    }

    pub(super) fn vector_cast(
        &mut self,
        _op: CastOp,
        _from: TypeId,
        _to: TypeId,
        _parts: &[ir::Value],
    ) -> Lowered<Parts> {
        unsupported("vector conversions")
    }

    pub(super) fn vector_bitcast(
        &mut self,
        _from: TypeId,
        _to: TypeId,
        _parts: &[ir::Value],
    ) -> Lowered<Parts> {
        unsupported("vector bitcasts")
    }

    pub(super) fn vector_select(
        &mut self,
        _cond: &[ir::Value],
        _cond_type: TypeId,
        _ty: TypeId,
        _a: &[ir::Value],
        _b: &[ir::Value],
    ) -> Lowered<Parts> {
        unsupported("vector select")
    }

    pub(super) fn vector_gep(
        &mut self,
        _source_type: TypeId,
        _base: Operand,
        _indices: &[Operand],
        _ty: TypeId,
    ) -> Lowered<Parts> {
        unsupported("vectors of addresses")
    }

    pub(super) fn extract_element(&mut self, _inst: &Inst, _vector: Operand, _index: Operand) -> Lowered<()> {
        unsupported("extractelement")
    }

    pub(super) fn insert_element(
        &mut self,
        _inst: &Inst,
        _vector: Operand,
        _element: Operand,
        _index: Operand,
    ) -> Lowered<()> {
        unsupported("insertelement")
    }

    pub(super) fn shuffle_vector(
        &mut self,
        _inst: &Inst,
        _args: [Operand; 2],
        _mask: ListRef,
    ) -> Lowered<()> {
        unsupported("shufflevector")
    }

    /// Loads a vector of type `ty`.
    pub(super) fn load_vector(
        &mut self,
        _ty: TypeId,
        _address: Address,
        _flags: MemFlagsData,
    ) -> Lowered<Parts> {
        unsupported("vector loads")
    }

    /// Stores a vector of type `ty`.
    pub(super) fn store_vector(
        &mut self,
        _ty: TypeId,
        _parts: &[ir::Value],
        _address: Address,
        _flags: MemFlagsData,
    ) -> Lowered<()> {
        unsupported("vector stores")
    }
}
