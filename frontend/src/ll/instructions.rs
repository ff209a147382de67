//! Instructions (LangRef, "Instruction Reference"): what each opcode is, and those that compute. The others are in
//! `memory.rs`, `control.rs` and `calls.rs`.

use super::cursor::Parser;
use super::lexer::Tok;
use crate::diagnostics::Result;
use crate::ir::{
    ArithFlags, BinOp, BlockId, CastOp, FcmpPred, IcmpPred, InstKind, Loc, Operand, Type, TypeId,
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
        let op = if flags == ArithFlags::NONE { self.operation_at(op, ty) } else { op };
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
                if elem != TypeId::I1 && self.is_legacy() {
                    return Some("vselect condition must be packed bool");
                }
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
            _ if cond != TypeId::I1 && self.is_legacy() => Some("select condition must be bool"),
            _ if cond != TypeId::I1 => Some("select condition must be i1 or <n x i1>"),
            _ => None,
        }
    }

    fn parse_phi(&mut self) -> Result<Parsed> {
        let start = self.loc();
        let flags = self.fast_math_flags();
        let loc = self.loc();
        let ty = self.parse_type()?;
        let is_none = self.is_legacy() && (ty == TypeId::LABEL || self.cx.types.is_aggregate(ty));
        if is_none || !self.cx.types.is_first_class(ty) {
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
            Type::Vector { elem, .. } if self.is_element_index(index_type) => {
                Ok((InstKind::ExtractElement { vector, index }, elem))
            }
            _ => Err(self.error_at(loc, "invalid extractelement operands")),
        }
    }

    /// Whether a `ty` says which element of a vector is meant: in 2006 only `uint` did.
    fn is_element_index(&self, ty: TypeId) -> bool {
        self.cx.types.is_int(ty) && (!self.is_legacy() || ty == TypeId::I32)
    }

    fn parse_insert_element(&mut self) -> Result<Parsed> {
        let loc = self.loc();
        let (vector_type, vector) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after insertelement value")?;
        let (element_type, element) = self.parse_typed_operand()?;
        self.expect(Tok::Comma, "expected ',' after insertelement value")?;
        let (index_type, index) = self.parse_typed_operand()?;
        match *self.cx.types.get(vector_type) {
            Type::Vector { elem, .. } if elem == element_type && self.is_element_index(index_type) => {
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
        if self.is_legacy() && ty != left_type {
            return Err(self.error_at(loc, "invalid shufflevector operands"));
        }
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
            if self.metadata_follows() {
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

    pub(super) fn parse_extract_value(&mut self) -> Result<Parsed> {
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
}
