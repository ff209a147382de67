//! Instructions (LangRef, "Instruction Reference"); calls are in `calls.rs`.

use super::cursor::Parser;
use super::expressions::GepError;
use super::lexer::Tok;
use crate::diagnostics::{Diagnostic, Result};
use crate::ir::{
    Align, ArithFlags, Atomicity, BinOp, BlockId, CastOp, ConstData, FcmpPred, IcmpPred, InstKind, Loc,
    Operand, Ordering, RmwOp, Type, TypeId,
};
use smallvec::SmallVec;

/// An instruction and the type of its result.
pub(super) type Parsed = (InstKind, TypeId);

/// What an opcode starts.
#[derive(Clone, Copy)]
enum Opcode {
    Binary(BinOp),
    Cast(CastOp),
    FNeg,
    Icmp,
    Fcmp,
    Select,
    Phi,
    Freeze,
    ExtractElement,
    InsertElement,
    ShuffleVector,
    ExtractValue,
    InsertValue,
    Alloca,
    Load,
    Store,
    Fence,
    CmpXchg,
    AtomicRmw,
    GetElementPtr,
    Call,
    VaArg,
    LandingPad,
    CatchPad,
    CleanupPad,
    Ret,
    Br,
    Switch,
    IndirectBr,
    Invoke,
    CallBr,
    Resume,
    CatchSwitch,
    CatchRet,
    CleanupRet,
    Unreachable,
}

fn opcode(word: &[u8]) -> Option<Opcode> {
    use Opcode as O;
    Some(match word {
        b"add" => O::Binary(BinOp::Add),
        b"sub" => O::Binary(BinOp::Sub),
        b"mul" => O::Binary(BinOp::Mul),
        b"udiv" => O::Binary(BinOp::UDiv),
        b"sdiv" => O::Binary(BinOp::SDiv),
        b"urem" => O::Binary(BinOp::URem),
        b"srem" => O::Binary(BinOp::SRem),
        b"shl" => O::Binary(BinOp::Shl),
        b"lshr" => O::Binary(BinOp::LShr),
        b"ashr" => O::Binary(BinOp::AShr),
        b"and" => O::Binary(BinOp::And),
        b"or" => O::Binary(BinOp::Or),
        b"xor" => O::Binary(BinOp::Xor),
        b"fadd" => O::Binary(BinOp::FAdd),
        b"fsub" => O::Binary(BinOp::FSub),
        b"fmul" => O::Binary(BinOp::FMul),
        b"fdiv" => O::Binary(BinOp::FDiv),
        b"frem" => O::Binary(BinOp::FRem),
        b"trunc" => O::Cast(CastOp::Trunc),
        b"zext" => O::Cast(CastOp::ZExt),
        b"sext" => O::Cast(CastOp::SExt),
        b"fptrunc" => O::Cast(CastOp::FpTrunc),
        b"fpext" => O::Cast(CastOp::FpExt),
        b"fptoui" => O::Cast(CastOp::FpToUi),
        b"fptosi" => O::Cast(CastOp::FpToSi),
        b"uitofp" => O::Cast(CastOp::UiToFp),
        b"sitofp" => O::Cast(CastOp::SiToFp),
        b"ptrtoint" => O::Cast(CastOp::PtrToInt),
        b"ptrtoaddr" => O::Cast(CastOp::PtrToAddr),
        b"inttoptr" => O::Cast(CastOp::IntToPtr),
        b"bitcast" => O::Cast(CastOp::BitCast),
        b"addrspacecast" => O::Cast(CastOp::AddrSpaceCast),
        b"fneg" => O::FNeg,
        b"icmp" => O::Icmp,
        b"fcmp" => O::Fcmp,
        b"select" => O::Select,
        b"phi" => O::Phi,
        b"freeze" => O::Freeze,
        b"extractelement" => O::ExtractElement,
        b"insertelement" => O::InsertElement,
        b"shufflevector" => O::ShuffleVector,
        b"extractvalue" => O::ExtractValue,
        b"insertvalue" => O::InsertValue,
        b"alloca" => O::Alloca,
        b"load" => O::Load,
        b"store" => O::Store,
        b"fence" => O::Fence,
        b"cmpxchg" => O::CmpXchg,
        b"atomicrmw" => O::AtomicRmw,
        b"getelementptr" => O::GetElementPtr,
        b"call" | b"tail" | b"musttail" | b"notail" => O::Call,
        b"va_arg" => O::VaArg,
        b"landingpad" => O::LandingPad,
        b"catchpad" => O::CatchPad,
        b"cleanuppad" => O::CleanupPad,
        b"ret" => O::Ret,
        b"br" => O::Br,
        b"switch" => O::Switch,
        b"indirectbr" => O::IndirectBr,
        b"invoke" => O::Invoke,
        b"callbr" => O::CallBr,
        b"resume" => O::Resume,
        b"catchswitch" => O::CatchSwitch,
        b"catchret" => O::CatchRet,
        b"cleanupret" => O::CleanupRet,
        b"unreachable" => O::Unreachable,
        _ => return None,
    })
}

fn fast_math_flag(word: &[u8]) -> Option<ArithFlags> {
    Some(match word {
        b"fast" => ArithFlags::FAST,
        b"nnan" => ArithFlags::NNAN,
        b"ninf" => ArithFlags::NINF,
        b"nsz" => ArithFlags::NSZ,
        b"arcp" => ArithFlags::ARCP,
        b"contract" => ArithFlags::CONTRACT,
        b"reassoc" => ArithFlags::REASSOC,
        b"afn" => ArithFlags::AFN,
        _ => return None,
    })
}

impl<'a> Parser<'a, '_> {
    /// An instruction, after its result's name.
    pub(super) fn parse_instruction(&mut self) -> Result<Parsed> {
        if self.kind() != Tok::Word {
            return Err(match self.kind() {
                Tok::Eof => self.error("found end of file when expecting more instructions"),
                _ => self.error("expected instruction opcode"),
            });
        }
        let loc = self.loc();
        let Some(opcode) = opcode(self.text()) else {
            return self.old_instruction();
        };
        if let Opcode::Call = opcode {
            return self.parse_call(loc);
        }
        self.bump();
        match opcode {
            Opcode::Binary(op) => self.parse_binary(op),
            Opcode::Cast(op) => self.parse_cast(op, loc),
            Opcode::FNeg => {
                let flags = self.fast_math_flags();
                let at = self.loc();
                let (ty, arg) = self.parse_typed_operand()?;
                if !self.cx.types.is_float(self.cx.types.scalar(ty)) {
                    return Err(self.error_at(at, "invalid operand type for instruction"));
                }
                Ok((InstKind::FNeg { flags, arg }, ty))
            }
            Opcode::Icmp => self.parse_icmp(),
            Opcode::Fcmp => self.parse_fcmp(),
            Opcode::Select => self.parse_select(loc),
            Opcode::Phi => self.parse_phi(),
            Opcode::Freeze => {
                let (ty, arg) = self.parse_typed_operand()?;
                Ok((InstKind::Freeze { arg }, ty))
            }
            Opcode::ExtractElement => self.parse_extract_element(),
            Opcode::InsertElement => self.parse_insert_element(),
            Opcode::ShuffleVector => self.parse_shuffle(),
            Opcode::ExtractValue => self.parse_extract_value(),
            Opcode::InsertValue => self.parse_insert_value(),
            Opcode::Alloca => self.parse_alloca(),
            Opcode::Load => self.parse_load(),
            Opcode::Store => self.parse_store(),
            Opcode::Fence => self.parse_fence(),
            Opcode::CmpXchg => self.parse_cmpxchg(),
            Opcode::AtomicRmw => self.parse_rmw(),
            Opcode::GetElementPtr => self.parse_gep(),
            Opcode::Call | Opcode::Invoke => self.parse_invoke(loc),
            Opcode::CallBr => self.parse_callbr(loc),
            Opcode::VaArg => {
                let (_, list) = self.parse_typed_operand()?;
                self.expect(Tok::Comma, "expected ',' after vaarg operand")?;
                let at = self.loc();
                let ty = self.parse_type()?;
                if !self.cx.types.is_first_class(ty) {
                    return Err(self.error_at(at, "va_arg requires operand with first class type"));
                }
                Ok((InstKind::VaArg { list }, ty))
            }
            Opcode::LandingPad => self.parse_landingpad(),
            Opcode::CatchPad => self.parse_catchpad(),
            Opcode::CleanupPad => {
                self.expect_word(b"within", "expected 'within' after cleanuppad")?;
                let parent = self.pad_parent()?;
                let args = self.pad_arguments()?;
                Ok((InstKind::CleanupPad { parent, args }, TypeId::TOKEN))
            }
            Opcode::Ret => self.parse_ret(),
            Opcode::Br => self.parse_br(),
            Opcode::Switch => self.parse_switch(),
            Opcode::IndirectBr => self.parse_indirectbr(),
            Opcode::Resume => {
                let (_, value) = self.parse_typed_operand()?;
                Ok((InstKind::Resume { value }, TypeId::VOID))
            }
            Opcode::CatchSwitch => self.parse_catchswitch(),
            Opcode::CatchRet => {
                self.expect_word(b"from", "expected 'from' after catchret")?;
                let pad = self.parse_operand(TypeId::TOKEN)?;
                self.expect_word(b"to", "expected 'to' in catchret")?;
                let dest = self.typed_block()?;
                Ok((InstKind::CatchRet { pad, dest }, TypeId::VOID))
            }
            Opcode::CleanupRet => {
                self.expect_word(b"from", "expected 'from' after cleanupret")?;
                let pad = self.parse_operand(TypeId::TOKEN)?;
                self.expect_word(b"unwind", "expected 'unwind' in cleanupret")?;
                let unwind = self.unwind_destination()?;
                Ok((InstKind::CleanupRet { pad, unwind: unwind.into() }, TypeId::VOID))
            }
            Opcode::Unreachable => Ok((InstKind::Unreachable, TypeId::VOID)),
        }
    }

    /// What older editions spell with other opcodes.
    fn old_instruction(&mut self) -> Result<Parsed> {
        if self.is_typed() && self.at_word(b"volatile") {
            self.bump();
            let word = self.text();
            if self.kind() == Tok::Word && matches!(word, b"load" | b"store") {
                self.bump();
                let (mut kind, ty) = if word == b"load" { self.parse_load()? } else { self.parse_store()? };
                if let InstKind::Load { volatile, .. } | InstKind::Store { volatile, .. } = &mut kind {
                    *volatile = true;
                }
                return Ok((kind, ty));
            }
        }
        Err(self.error("expected instruction opcode"))
    }

    /// Flags that `table` knows, in any order.
    fn flags(&mut self, table: impl Fn(&[u8]) -> Option<ArithFlags>) -> ArithFlags {
        let mut flags = ArithFlags::NONE;
        while self.kind() == Tok::Word {
            let Some(flag) = table(self.text()) else { break };
            flags = flags.with(flag);
            self.bump();
        }
        flags
    }

    /// Fast-math flags.
    pub(super) fn fast_math_flags(&mut self) -> ArithFlags {
        self.flags(fast_math_flag)
    }

    fn no_wrap_flags(&mut self) -> ArithFlags {
        self.flags(|word| match word {
            b"nuw" => Some(ArithFlags::NUW),
            b"nsw" => Some(ArithFlags::NSW),
            _ => None,
        })
    }

    fn flag(&mut self, word: &[u8], flag: ArithFlags) -> ArithFlags {
        if self.eat_word(word) { flag } else { ArithFlags::NONE }
    }

    fn parse_binary(&mut self, op: BinOp) -> Result<Parsed> {
        let flags = match op {
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl => self.no_wrap_flags(),
            BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr => self.flag(b"exact", ArithFlags::EXACT),
            BinOp::Or => self.flag(b"disjoint", ArithFlags::DISJOINT),
            BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => self.fast_math_flags(),
            BinOp::URem | BinOp::SRem | BinOp::And | BinOp::Xor => ArithFlags::NONE,
        };
        let loc = self.loc();
        let (ty, left) = self.parse_typed_operand()?;
        let message = if matches!(op, BinOp::And | BinOp::Or | BinOp::Xor) {
            "expected ',' in logical operation"
        } else {
            "expected ',' in arithmetic operation"
        };
        self.expect(Tok::Comma, message)?;
        let right = self.parse_operand(ty)?;
        let scalar = self.cx.types.scalar(ty);
        let fits = if op.is_float() { self.cx.types.is_float(scalar) } else { self.cx.types.is_int(scalar) };
        if !fits {
            let message = if matches!(op, BinOp::And | BinOp::Or | BinOp::Xor) {
                "instruction requires integer or integer vector operands"
            } else {
                "invalid operand type for instruction"
            };
            return Err(self.error_at(loc, message));
        }
        Ok((InstKind::Binary { op, flags, args: [left, right] }, ty))
    }

    fn parse_cast(&mut self, op: CastOp, _loc: Loc) -> Result<Parsed> {
        let flags = match op {
            CastOp::ZExt => self.flag(b"nneg", ArithFlags::NNEG),
            CastOp::UiToFp => {
                let flags = self.flag(b"nneg", ArithFlags::NNEG);
                flags.with(self.fast_math_flags())
            }
            CastOp::Trunc => self.no_wrap_flags(),
            CastOp::FpTrunc | CastOp::FpExt | CastOp::SiToFp => self.fast_math_flags(),
            CastOp::SExt
            | CastOp::FpToUi
            | CastOp::FpToSi
            | CastOp::PtrToInt
            | CastOp::PtrToAddr
            | CastOp::IntToPtr
            | CastOp::BitCast
            | CastOp::AddrSpaceCast => ArithFlags::NONE,
        };
        let loc = self.loc();
        let (from, arg) = self.parse_typed_operand()?;
        self.expect_word(b"to", "expected 'to' after cast value")?;
        let ty = self.parse_type()?;
        if !self.cast_is_valid(op, from, ty) {
            let (from, to) = (self.type_name(from), self.type_name(ty));
            return Err(self.error_at(loc, format!("invalid cast opcode for cast from '{from}' to '{to}'")));
        }
        Ok((InstKind::Cast { op, flags, arg }, ty))
    }

    /// i1, or a vector of as many i1 as `ty` has lanes.
    pub(super) fn bool_like(&mut self, ty: TypeId) -> TypeId {
        match *self.cx.types.get(ty) {
            Type::Vector { len, scalable, .. } => self.cx.types.vector(TypeId::I1, len, scalable),
            _ => TypeId::I1,
        }
    }

    fn parse_icmp(&mut self) -> Result<Parsed> {
        let flags = self.flag(b"samesign", ArithFlags::SAMESIGN);
        let Some(pred) = self.eat_keyword(IcmpPred::from_keyword) else {
            return Err(self.error("expected icmp predicate (e.g. 'eq')"));
        };
        let loc = self.loc();
        let (ty, left) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after compare value")?;
        let right = self.parse_operand(ty)?;
        let scalar = self.cx.types.scalar(ty);
        if !self.cx.types.is_int(scalar) && !self.is_ptr(scalar) {
            return Err(self.error_at(loc, "icmp requires integer operands"));
        }
        let result = self.bool_like(ty);
        Ok((InstKind::Icmp { pred, flags, args: [left, right] }, result))
    }

    fn parse_fcmp(&mut self) -> Result<Parsed> {
        let flags = self.fast_math_flags();
        let Some(pred) = self.eat_keyword(FcmpPred::from_keyword) else {
            return Err(self.error("expected fcmp predicate (e.g. 'oeq')"));
        };
        let loc = self.loc();
        let (ty, left) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after compare value")?;
        let right = self.parse_operand(ty)?;
        if !self.cx.types.is_float(self.cx.types.scalar(ty)) {
            return Err(self.error_at(loc, "fcmp requires floating point operands"));
        }
        let result = self.bool_like(ty);
        Ok((InstKind::Fcmp { pred, flags, args: [left, right] }, result))
    }

    /// Whether fast-math flags may stand on an operation of this result (LLVM's `FPMathOperator`).
    fn takes_fast_math(&self, ty: TypeId) -> bool {
        self.supports_fast_math(ty, 0)
    }

    fn supports_fast_math(&self, ty: TypeId, depth: u32) -> bool {
        let types = &self.cx.types;
        match types.get(ty) {
            Type::Array { elem, .. } | Type::Vector { elem, .. } if depth < 64 => {
                self.supports_fast_math(*elem, depth + 1)
            }
            Type::Struct { fields, .. } => {
                !fields.is_empty()
                    && fields.iter().all(|&f| types.is_float(types.scalar(f)) && f == fields[0])
            }
            _ => types.is_float(ty),
        }
    }

    /// Refuses fast-math flags on what takes none.
    pub(super) fn check_fast_math(&self, flags: ArithFlags, ty: TypeId, loc: Loc, what: &str) -> Result<()> {
        if flags != ArithFlags::NONE && !self.takes_fast_math(ty) {
            return Err(self.error_at(
                loc,
                format!(
                    "fast-math-flags specified for {what} without floating-point scalar or vector return type"
                ),
            ));
        }
        Ok(())
    }

    fn parse_select(&mut self, start: Loc) -> Result<Parsed> {
        let flags = self.fast_math_flags();
        let loc = self.loc();
        let (cond_type, cond) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after select condition")?;
        let (ty, left) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after select value")?;
        let (right_type, right) = self.parse_typed_operand()?;
        if let Some(message) = self.select_problem(cond_type, ty, right_type) {
            return Err(self.error_at(loc, message));
        }
        self.check_fast_math(flags, ty, start, "select")?;
        Ok((InstKind::Select { flags, args: [cond, left, right] }, ty))
    }

    /// What is wrong with the operand types of a `select`.
    pub(super) fn select_problem(&self, cond: TypeId, left: TypeId, right: TypeId) -> Option<&'static str> {
        if left != right {
            return Some("both values to select must have same type");
        }
        if left == TypeId::TOKEN {
            return Some("select values cannot have token type");
        }
        match *self.cx.types.get(cond) {
            Type::Vector { elem, len, scalable } => {
                if elem != TypeId::I1 {
                    return Some("vector select condition element type must be i1");
                }
                match *self.cx.types.get(left) {
                    Type::Vector { len: l, scalable: s, .. } if (l, s) == (len, scalable) => None,
                    Type::Vector { .. } => Some(
                        "vector select requires selected vectors to have the same vector length as select condition",
                    ),
                    _ => Some("selected values for vector select must be vectors"),
                }
            }
            _ if cond != TypeId::I1 => Some("select condition must be i1 or <n x i1>"),
            _ => None,
        }
    }

    fn parse_phi(&mut self) -> Result<Parsed> {
        let start = self.loc();
        let flags = self.fast_math_flags();
        let loc = self.loc();
        let ty = self.parse_type()?;
        if !self.cx.types.is_first_class(ty) {
            return Err(self.error_at(loc, "phi node must have first class type"));
        }
        let mut values: SmallVec<[Operand; 8]> = SmallVec::new();
        let mut blocks: SmallVec<[BlockId; 8]> = SmallVec::new();
        if self.kind() == Tok::LBracket {
            loop {
                self.expect(Tok::LBracket, "expected '[' in phi value list")?;
                values.push(self.parse_operand(ty)?);
                self.expect(Tok::Comma, "expected ',' after insertelement value")?;
                blocks.push(self.block_reference()?);
                self.expect(Tok::RBracket, "expected ']' in phi value list")?;
                // A comma may also start attachments.
                if self.kind() == Tok::Comma && self.peek() == Tok::LBracket {
                    self.bump();
                } else {
                    break;
                }
            }
        }
        self.check_fast_math(flags, ty, start, "phi")?;
        let values = self.func.push_operands(&values);
        let blocks = self.func.push_blocks(&blocks);
        Ok((InstKind::Phi { flags, values, blocks }, ty))
    }

    fn parse_extract_element(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (vector_type, vector) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after extract value")?;
        let (index_type, index) = self.parse_typed_operand()?;
        match *self.cx.types.get(vector_type) {
            Type::Vector { elem, .. } if self.cx.types.is_int(index_type) => {
                Ok((InstKind::ExtractElement { vector, index }, elem))
            }
            _ => Err(self.error_at(loc, "invalid extractelement operands")),
        }
    }

    fn parse_insert_element(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (vector_type, vector) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after insertelement value")?;
        let (element_type, element) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after insertelement value")?;
        let (index_type, index) = self.parse_typed_operand()?;
        match *self.cx.types.get(vector_type) {
            Type::Vector { elem, .. } if elem == element_type && self.cx.types.is_int(index_type) => {
                Ok((InstKind::InsertElement { vector, element, index }, vector_type))
            }
            _ => Err(self.error_at(loc, "invalid insertelement operands")),
        }
    }

    fn parse_shuffle(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (left_type, left) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after shuffle mask")?;
        let (right_type, right) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after shuffle value")?;
        let (_, mask) = self.parse_typed_operand()?;
        let Operand::Const(mask) = mask else {
            return Err(self.error_at(loc, "invalid shufflevector operands"));
        };
        let Some((ty, lanes)) = self.shuffle_mask(left_type, right_type, mask) else {
            return Err(self.error_at(loc, "invalid shufflevector operands"));
        };
        let mask = self.func.push_ints(&lanes);
        Ok((InstKind::ShuffleVector { args: [left, right], mask }, ty))
    }

    /// `, 0, 1 …` up to attachments.
    fn index_list(&mut self) -> Result<SmallVec<[u32; 4]>> {
        let mut indices = SmallVec::new();
        if self.kind() != Tok::Comma {
            return Err(self.error("expected ',' as start of index list"));
        }
        while self.kind() == Tok::Comma {
            if self.peek() == Tok::MetadataName {
                if indices.is_empty() {
                    self.bump();
                    return Err(self.error("expected index"));
                }
                break;
            }
            self.bump();
            indices.push(self.u32()?);
        }
        Ok(indices)
    }

    /// The type that `indices` select in an aggregate of type `ty`.
    pub(super) fn indexed_type(&self, mut ty: TypeId, indices: &[u32]) -> Option<TypeId> {
        for &index in indices {
            ty = match self.cx.types.get(ty) {
                Type::Array { elem, len } if u64::from(index) < *len => *elem,
                Type::Struct { .. } | Type::Named(_) => {
                    *self.cx.types.struct_body(ty)?.0.get(index as usize)?
                }
                _ => return None,
            };
        }
        Some(ty)
    }

    fn parse_extract_value(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (ty, aggregate) = self.parse_typed_operand()?;
        let indices = self.index_list()?;
        if !self.cx.types.is_aggregate(ty) {
            return Err(self.error_at(loc, "extractvalue operand must be aggregate type"));
        }
        let Some(result) = self.indexed_type(ty, &indices) else {
            return Err(self.error_at(loc, "invalid indices for extractvalue"));
        };
        let indices = self.func.push_ints(&indices);
        Ok((InstKind::ExtractValue { aggregate, indices }, result))
    }

    fn parse_insert_value(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (ty, aggregate) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected comma after insertvalue operand")?;
        let element_loc = self.loc();
        let (element_type, element) = self.parse_typed_operand()?;
        let indices = self.index_list()?;
        if !self.cx.types.is_aggregate(ty) {
            return Err(self.error_at(loc, "insertvalue operand must be aggregate type"));
        }
        let Some(field) = self.indexed_type(ty, &indices) else {
            return Err(self.error_at(loc, "invalid indices for insertvalue"));
        };
        if field != element_type {
            let (own, wanted) = (self.type_name(element_type), self.type_name(field));
            return Err(self.error_at(
                element_loc,
                format!("insertvalue operand and field disagree in type: '{own}' instead of '{wanted}'"),
            ));
        }
        let indices = self.func.push_ints(&indices);
        Ok((InstKind::InsertValue { aggregate, element, indices }, ty))
    }

    /// `, align n` if it is there; a comma before attachments is left alone.
    fn comma_align(&mut self) -> Result<Option<Align>> {
        if self.kind() != Tok::Comma || self.peek() == Tok::MetadataName {
            return Ok(None);
        }
        self.bump();
        if !self.at_word(b"align") {
            return Err(self.error("expected metadata or 'align'"));
        }
        self.parse_optional_align()
    }

    fn parse_alloca(&mut self) -> Result<Parsed> {
        let inalloca = self.eat_word(b"inalloca");
        let swifterror = self.eat_word(b"swifterror");
        let type_loc = self.loc();
        let ty = self.parse_type_or_void("expected type")?;
        if matches!(self.cx.types.get(ty), Type::Function { .. } | Type::Void | Type::Label | Type::Metadata)
        {
            return Err(self.error_at(type_loc, "invalid type for alloca"));
        }
        let mut count = None;
        let mut count_loc = self.loc();
        let mut align = None;
        let mut space = None;
        // Each part at most once, in this order.
        while self.kind() == Tok::Comma && self.peek() != Tok::MetadataName {
            self.bump();
            if self.at_word(b"align") && align.is_none() && space.is_none() {
                align = if self.is_legacy() { self.legacy_align()? } else { self.parse_optional_align()? };
            } else if self.at_word(b"addrspace") && space.is_none() {
                space = Some(self.parse_address_space(0)?);
            } else if count.is_none() && align.is_none() && space.is_none() {
                count_loc = self.loc();
                count = Some(self.parse_typed_operand()?);
            } else {
                return Err(self.error("expected metadata or 'align'"));
            }
        }
        if let Some((count_type, _)) = count
            && !self.cx.types.is_int(count_type)
        {
            return Err(self.error_at(count_loc, "element count must have integer type"));
        }
        if !self.is_sized(ty) {
            return Err(self.error_at(type_loc, "Cannot allocate unsized type"));
        }
        let count = match count {
            Some((_, count)) => count,
            None => Operand::Const(self.cx.consts.intern(TypeId::I32, ConstData::Int(1))),
        };
        let default_type = self.func.alloca_type;
        let space = space.or_else(|| self.pointer_space(default_type)).unwrap_or(0);
        let result = self.pointer_to(ty, space);
        Ok((InstKind::Alloca { ty, count, align, inalloca, swifterror }, result))
    }

    /// `syncscope("name")` and an ordering.
    pub(super) fn parse_atomicity(&mut self) -> Result<Atomicity> {
        let mut scope = None;
        if self.eat_word(b"syncscope") {
            if !self.eat(Tok::LParen) {
                return Err(self.error("expected '(' in syncscope"));
            }
            if self.kind() != Tok::Str {
                return Err(self.error("expected synchronization scope name"));
            }
            let name = self.string()?;
            scope = if name.is_empty() { None } else { Some(self.cx.strings.intern(&name)) };
            self.expect(Tok::RParen, "expected ')' in syncscope")?;
        } else if self.eat_word(b"singlethread") {
            scope = Some(self.cx.strings.intern(b"singlethread"));
        }
        let ordering = self.parse_ordering()?;
        Ok(Atomicity { ordering, scope })
    }

    fn parse_ordering(&mut self) -> Result<Ordering> {
        match self.eat_keyword(Ordering::from_keyword) {
            Some(ordering) => Ok(ordering),
            None => Err(self.error("expected ordering on atomic instruction")),
        }
    }

    fn parse_load(&mut self) -> Result<Parsed> {
        let is_atomic = self.eat_word(b"atomic");
        let volatile = self.eat_word(b"volatile");
        let type_loc = self.loc();
        let mut ty = self.parse_type()?;
        let mut loc = type_loc;
        let mut ptr_type = ty;
        let ptr;
        if self.is_typed() && self.kind() != Tok::Comma {
            // `load T* %p`, before LLVM 3.7.
            ptr = self.parse_operand(ty)?;
            ty = self.pointee(ty).unwrap_or(TypeId::VOID);
        } else {
            self.expect(Tok::Comma, "expected comma after load's type")?;
            loc = self.loc();
            (ptr_type, ptr) = self.parse_typed_operand()?;
        }
        let atomic = if is_atomic { Some(self.parse_atomicity()?) } else { None };
        let align = self.comma_align()?;
        if !self.is_ptr(ptr_type) || !self.cx.types.is_first_class(ty) {
            return Err(self.error_at(loc, "load operand must be a pointer to a first class type"));
        }
        if !self.points_to(ptr_type, ty) {
            return Err(self.error_at(loc, "explicit pointee type doesn't match operand's pointee type"));
        }
        if let Some(atomic) = atomic {
            if align.is_none() {
                return Err(self.error_at(loc, "atomic load must have explicit non-zero alignment"));
            }
            if matches!(atomic.ordering, Ordering::Release | Ordering::AcqRel) {
                return Err(self.error_at(loc, "atomic load cannot use Release ordering"));
            }
        }
        if !self.is_sized(ty) {
            return Err(self.error_at(type_loc, "loading unsized types is not allowed"));
        }
        Ok((InstKind::Load { ptr, align, volatile, atomic }, ty))
    }

    fn parse_store(&mut self) -> Result<Parsed> {
        let is_atomic = self.eat_word(b"atomic");
        let volatile = self.eat_word(b"volatile");
        let loc = self.loc();
        let (ty, value) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after store operand")?;
        let ptr_loc = self.loc();
        let (ptr_type, ptr) = self.parse_typed_operand()?;
        let atomic = if is_atomic { Some(self.parse_atomicity()?) } else { None };
        let align = self.comma_align()?;
        if !self.is_ptr(ptr_type) {
            return Err(self.error_at(ptr_loc, "store operand must be a pointer"));
        }
        if !self.cx.types.is_first_class(ty) {
            return Err(self.error_at(loc, "store operand must be a first class value"));
        }
        if !self.points_to(ptr_type, ty) {
            return Err(self.error_at(loc, "stored value and pointer type do not match"));
        }
        if let Some(atomic) = atomic {
            if align.is_none() {
                return Err(self.error_at(loc, "atomic store must have explicit non-zero alignment"));
            }
            if matches!(atomic.ordering, Ordering::Acquire | Ordering::AcqRel) {
                return Err(self.error_at(loc, "atomic store cannot use Acquire ordering"));
            }
        }
        if !self.is_sized(ty) {
            return Err(self.error_at(loc, "storing unsized types is not allowed"));
        }
        Ok((InstKind::Store { value, ptr, align, volatile, atomic }, TypeId::VOID))
    }

    fn parse_fence(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let atomic = self.parse_atomicity()?;
        let name = match atomic.ordering {
            Ordering::Unordered => "unordered",
            Ordering::Monotonic => "monotonic",
            _ => return Ok((InstKind::Fence { atomic }, TypeId::VOID)),
        };
        Err(self.error_at(loc, format!("fence cannot be {name}")))
    }

    fn parse_cmpxchg(&mut self) -> Result<Parsed> {
        let weak = self.eat_word(b"weak");
        let volatile = self.eat_word(b"volatile");
        let ptr_loc = self.loc();
        let (ptr_type, ptr) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after cmpxchg address")?;
        let expected_loc = self.loc();
        let (ty, expected) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after cmpxchg cmp operand")?;
        let new_loc = self.loc();
        let (new_type, new) = self.parse_typed_operand()?;
        let success = self.parse_atomicity()?;
        // Before LLVM 3.5 there was one ordering, and the result was the value alone.
        let is_old =
            self.is_typed() && !(self.kind() == Tok::Word && Ordering::from_keyword(self.text()).is_some());
        let failure = if is_old {
            match success.ordering {
                Ordering::AcqRel => Ordering::Acquire,
                Ordering::Release => Ordering::Monotonic,
                other => other,
            }
        } else {
            self.parse_ordering()?
        };
        let align = self.comma_align()?;
        if success.ordering == Ordering::Unordered {
            return Err(self.error("invalid cmpxchg success ordering"));
        }
        if matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel) {
            return Err(self.error("invalid cmpxchg failure ordering"));
        }
        if !self.is_ptr(ptr_type) {
            return Err(self.error_at(ptr_loc, "cmpxchg operand must be a pointer"));
        }
        if !self.points_to(ptr_type, ty) {
            return Err(self.error_at(expected_loc, "compare value and pointer type do not match"));
        }
        if ty != new_type {
            return Err(self.error_at(new_loc, "compare value and new value type do not match"));
        }
        if !self.cx.types.is_first_class(ty) || !self.is_sized(ty) {
            return Err(self.error_at(expected_loc, "cmpxchg operand must be a first class value"));
        }
        let result = self.cx.types.literal_struct(&[ty, TypeId::I1], false);
        let kind = InstKind::CmpXchg { ptr, expected, new, weak, volatile, success, failure, align };
        if is_old {
            let pair = self.hidden_inst(kind, result, ptr_loc);
            let indices = self.func.push_ints(&[0]);
            return Ok((InstKind::ExtractValue { aggregate: pair, indices }, ty));
        }
        Ok((kind, result))
    }

    fn parse_rmw(&mut self) -> Result<Parsed> {
        let volatile = self.eat_word(b"volatile");
        let Some(op) = self.eat_keyword(RmwOp::from_keyword) else {
            return Err(self.error("expected binary operation in atomicrmw"));
        };
        let ptr_loc = self.loc();
        let (ptr_type, ptr) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after atomicrmw address")?;
        let loc = self.loc();
        let (ty, value) = self.parse_typed_operand()?;
        let ordering_loc = self.loc();
        let atomic = self.parse_atomicity()?;
        let align = self.comma_align()?;
        if atomic.ordering == Ordering::Unordered {
            return Err(self.error_at(ordering_loc, "atomicrmw cannot be unordered"));
        }
        if !self.is_ptr(ptr_type) {
            return Err(self.error_at(ptr_loc, "atomicrmw operand must be a pointer"));
        }
        if !self.points_to(ptr_type, ty) {
            return Err(self.error_at(loc, "atomicrmw value and pointer type do not match"));
        }
        if let Some(message) = self.rmw_problem(op, ty) {
            return Err(self.error_at(loc, message));
        }
        Ok((InstKind::AtomicRmw { op, ptr, value, volatile, atomic, align }, ty))
    }

    fn rmw_problem(&mut self, op: RmwOp, ty: TypeId) -> Option<String> {
        let types = &self.cx.types;
        let is_float_op = matches!(
            op,
            RmwOp::FAdd
                | RmwOp::FSub
                | RmwOp::FMax
                | RmwOp::FMin
                | RmwOp::FMaximum
                | RmwOp::FMinimum
                | RmwOp::FMaximumNum
                | RmwOp::FMinimumNum
        );
        let name = op.keyword();
        let fits = if op == RmwOp::Xchg {
            types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty) || self.is_ptr(ty)
        } else if is_float_op {
            let scalable = matches!(types.get(ty), Type::Vector { scalable: true, .. });
            types.is_float(types.scalar(ty)) && !scalable
        } else {
            types.is_int(ty)
        };
        if !fits {
            let kind = if op == RmwOp::Xchg {
                "an integer, floating point, or pointer type"
            } else if is_float_op {
                "a floating point type"
            } else {
                "an integer"
            };
            return Some(format!("atomicrmw {name} operand must be {kind}"));
        }
        let bits = match *self.cx.types.get(ty) {
            Type::Int(bits) => Some(bits),
            Type::Vector { .. } => None,
            ref other => super::literals::float_width(other),
        };
        match bits {
            Some(bits) if bits < 8 || !bits.is_power_of_two() => {
                Some("atomicrmw operand must be power-of-two byte-sized integer".to_string())
            }
            _ => None,
        }
    }

    fn parse_gep(&mut self) -> Result<Parsed> {
        let (flags, _) = self.gep_flags(false)?;
        let mut loc = self.loc();
        let mut source_type = self.parse_type()?;
        let mut operands: SmallVec<[(TypeId, Operand); 6]> = SmallVec::new();
        let mut index_locs: SmallVec<[Loc; 6]> = SmallVec::new();
        if self.is_typed() && self.kind() != Tok::Comma {
            // `getelementptr T* %p, …`, before LLVM 3.7.
            let base_type = source_type;
            operands.push((base_type, self.parse_operand(base_type)?));
            source_type = self.pointee(self.cx.types.scalar(base_type)).unwrap_or(TypeId::VOID);
        } else {
            self.expect(Tok::Comma, "expected comma after getelementptr's type")?;
            loc = self.loc();
            operands.push(self.parse_typed_operand()?);
        }
        if !self.is_ptr(self.cx.types.scalar(operands[0].0)) {
            return Err(self.error_at(loc, "base of getelementptr must be a pointer"));
        }
        if !self.points_to(self.cx.types.scalar(operands[0].0), source_type) {
            return Err(self.error_at(loc, "explicit pointee type doesn't match operand's pointee type"));
        }
        while self.kind() == Tok::Comma && self.peek() != Tok::MetadataName {
            self.bump();
            index_locs.push(self.loc());
            operands.push(self.parse_typed_operand()?);
        }
        let ty = match self.gep_type(source_type, &operands) {
            Ok(ty) => ty,
            Err(error) => return Err(self.gep_error(error, loc, &index_locs)),
        };
        let values: SmallVec<[Operand; 6]> = operands[1..].iter().map(|&(_, value)| value).collect();
        let indices = self.func.push_operands(&values);
        Ok((InstKind::GetElementPtr { source_type, flags, base: operands[0].1, indices }, ty))
    }

    fn gep_error(&self, error: GepError, loc: Loc, indices: &[Loc]) -> Box<Diagnostic> {
        match error {
            GepError::Unsized => self.error_at(loc, "base element of getelementptr must be sized"),
            GepError::NotAnInteger(index) => {
                self.error_at(indices[index], "getelementptr index must be an integer")
            }
            GepError::Lanes(index) => {
                self.error_at(indices[index], "getelementptr vector index has a wrong number of elements")
            }
            GepError::Index => self.error_at(loc, "invalid getelementptr indices"),
        }
    }

    fn parse_ret(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let ty = self.parse_type_or_void("expected type")?;
        let ret = self.func.ret;
        let disagree = |p: &Self| {
            let name = p.type_name(ret);
            p.error_at(loc, format!("value doesn't match function result type '{name}'"))
        };
        if ty == TypeId::VOID {
            if ret != TypeId::VOID {
                return Err(disagree(self));
            }
            return Ok((InstKind::Ret { value: None }, TypeId::VOID));
        }
        let value = self.parse_operand(ty)?;
        if ty != ret {
            return Err(disagree(self));
        }
        Ok((InstKind::Ret { value: Some(value) }, TypeId::VOID))
    }

    fn parse_br(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (ty, cond) = self.parse_typed_operand()?;
        if let Operand::Block(dest) = cond {
            return Ok((InstKind::Br { dest }, TypeId::VOID));
        }
        if ty != TypeId::I1 {
            return Err(self.error_at(loc, "branch condition must have 'i1' type"));
        }
        self.expect(Tok::Comma, "expected ',' after branch condition")?;
        let then_dest = self.typed_block()?;
        self.expect(Tok::Comma, "expected ',' after true destination")?;
        let else_dest = self.typed_block()?;
        Ok((InstKind::CondBr { cond, then_dest, else_dest }, TypeId::VOID))
    }

    fn parse_switch(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (ty, value) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after switch condition")?;
        let default = self.typed_block()?;
        self.expect(Tok::LBracket, "expected '[' with switch table")?;
        if self.int_parts(ty).is_none() {
            return Err(self.error_at(loc, "switch condition must have integer type"));
        }
        let mut seen = rustc_hash::FxHashSet::default();
        let mut values: SmallVec<[Operand; 16]> = SmallVec::new();
        let mut dests: SmallVec<[BlockId; 16]> = SmallVec::new();
        while self.kind() != Tok::RBracket {
            let loc = self.loc();
            let (case_type, case) = self.parse_typed_operand()?;
            self.expect(Tok::Comma, "expected ',' after case value")?;
            let dest = self.typed_block()?;
            if !seen.insert(case) {
                return Err(self.error_at(loc, "duplicate case value in switch"));
            }
            let is_number = match case {
                Operand::Const(case) => {
                    matches!(self.cx.consts.data(case), ConstData::Int(_) | ConstData::WideInt(_))
                }
                _ => false,
            };
            if !is_number {
                return Err(self.error_at(loc, "case value is not a constant integer"));
            }
            if case_type != ty {
                return Err(self.error_at(loc, "case value does not have the type of the switch condition"));
            }
            values.push(case);
            dests.push(dest);
        }
        self.bump();
        let values = self.func.push_operands(&values);
        let dests = self.func.push_blocks(&dests);
        Ok((InstKind::Switch { value, default, values, dests }, TypeId::VOID))
    }

    fn parse_indirectbr(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (ty, address) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after indirectbr address")?;
        self.expect(Tok::LBracket, "expected '[' with indirectbr")?;
        if !self.is_ptr(ty) {
            return Err(self.error_at(loc, "indirectbr address must have pointer type"));
        }
        let dests = self.block_list()?;
        let dests = self.func.push_blocks(&dests);
        Ok((InstKind::IndirectBr { address, dests }, TypeId::VOID))
    }

    /// `label %a, label %b ]`, after the bracket.
    pub(super) fn block_list(&mut self) -> Result<SmallVec<[BlockId; 8]>> {
        let mut blocks = SmallVec::new();
        if self.eat(Tok::RBracket) {
            return Ok(blocks);
        }
        loop {
            blocks.push(self.typed_block()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBracket, "expected ']' at end of block list")?;
        Ok(blocks)
    }

    fn parse_landingpad(&mut self) -> Result<Parsed> {
        let ty = self.parse_type()?;
        if self.is_typed() && self.eat_word(b"personality") {
            // The skeleton has given it to the function.
            self.parse_typed_constant()?;
        }
        let cleanup = self.eat_word(b"cleanup");
        let mut clauses: SmallVec<[Operand; 4]> = SmallVec::new();
        let mut kinds: SmallVec<[u32; 4]> = SmallVec::new();
        loop {
            let is_filter = if self.eat_word(b"catch") {
                false
            } else if self.eat_word(b"filter") {
                true
            } else {
                break;
            };
            let loc = self.loc();
            let (clause_type, clause) = self.parse_typed_operand()?;
            let is_array = matches!(self.cx.types.get(clause_type), Type::Array { .. });
            if is_filter && !is_array {
                return Err(self.error_at(loc, "'filter' clause has an invalid type"));
            }
            if !is_filter && is_array {
                return Err(self.error_at(loc, "'catch' clause has an invalid type"));
            }
            if !matches!(clause, Operand::Const(_)) {
                return Err(self.error_at(loc, "clause argument must be a constant"));
            }
            clauses.push(clause);
            kinds.push(u32::from(is_filter));
        }
        let clauses = self.func.push_operands(&clauses);
        let kinds = self.func.push_ints(&kinds);
        Ok((InstKind::LandingPad { cleanup, clauses, kinds }, ty))
    }

    /// `none` or a token.
    fn pad_parent(&mut self) -> Result<Operand> {
        let is_parent = self.at_word(b"none")
            || self.at_word(b"poison")
            || matches!(self.kind(), Tok::LocalName | Tok::LocalNumber);
        if !is_parent {
            return Err(self.error("expected scope value for catchswitch"));
        }
        self.parse_operand(TypeId::TOKEN)
    }

    /// `[ type value, … ]`
    fn pad_arguments(&mut self) -> Result<crate::ir::ListRef> {
        self.expect(Tok::LBracket, "expected '[' in catchpad/cleanuppad")?;
        let mut args: SmallVec<[Operand; 4]> = SmallVec::new();
        while self.kind() != Tok::RBracket {
            if !args.is_empty() {
                self.expect(Tok::Comma, "expected ',' in argument list")?;
            }
            let ty = self.parse_type()?;
            args.push(self.parse_argument(ty)?);
        }
        self.bump();
        Ok(self.func.push_operands(&args))
    }

    fn parse_catchpad(&mut self) -> Result<Parsed> {
        self.expect_word(b"within", "expected 'within' after catchpad")?;
        if !matches!(self.kind(), Tok::LocalName | Tok::LocalNumber) {
            return Err(self.error("expected scope value for catchpad"));
        }
        let parent = self.parse_operand(TypeId::TOKEN)?;
        let args = self.pad_arguments()?;
        Ok((InstKind::CatchPad { parent, args }, TypeId::TOKEN))
    }

    /// `to caller` or `label %block`, after `unwind`.
    fn unwind_destination(&mut self) -> Result<Option<BlockId>> {
        if self.eat_word(b"to") {
            self.expect_word(b"caller", "expected 'caller' in unwind destination")?;
            return Ok(None);
        }
        Ok(Some(self.typed_block()?))
    }

    fn parse_catchswitch(&mut self) -> Result<Parsed> {
        self.expect_word(b"within", "expected 'within' after catchswitch")?;
        let parent = self.pad_parent()?;
        self.expect(Tok::LBracket, "expected '[' with catchswitch labels")?;
        let mut handlers: SmallVec<[BlockId; 4]> = SmallVec::new();
        loop {
            handlers.push(self.typed_block()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBracket, "expected ']' after catchswitch labels")?;
        self.expect_word(b"unwind", "expected 'unwind' after catchswitch scope")?;
        let unwind = self.unwind_destination()?;
        let handlers = self.func.push_blocks(&handlers);
        Ok((InstKind::CatchSwitch { parent, handlers, unwind: unwind.into() }, TypeId::TOKEN))
    }
}
