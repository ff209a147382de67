//! Types and constants as text (LangRef, "Type System" and "Constants").

use super::text::{Mark, Text};
use super::{GlobalNames, Tables};
use crate::ir::*;
use cranelift_entity::EntityRef;

/// Prints types and constants of one layer of tables.
#[derive(Clone, Copy)]
pub(super) struct ValuePrinter<'a> {
    pub tables: Tables<'a>,
    pub names: &'a GlobalNames<'a>,
}

impl ValuePrinter<'_> {
    /// The bytes of a string.
    pub fn string(&self, id: StrId) -> &[u8] {
        self.tables.strings.get(id)
    }

    /// A type.
    pub fn ty(&self, out: &mut Text, id: TypeId) {
        match self.tables.types.get(id) {
            Type::Void => out.str("void"),
            Type::Label => out.str("label"),
            Type::Metadata => out.str("metadata"),
            Type::Token => out.str("token"),
            Type::X86Amx => out.str("x86_amx"),
            Type::Half => out.str("half"),
            Type::BFloat => out.str("bfloat"),
            Type::Float => out.str("float"),
            Type::Double => out.str("double"),
            Type::X86Fp80 => out.str("x86_fp80"),
            Type::Fp128 => out.str("fp128"),
            Type::PpcFp128 => out.str("ppc_fp128"),
            Type::Int(bits) => {
                out.str("i");
                out.num(*bits);
            }
            Type::Byte(bits) => {
                out.str("b");
                out.num(*bits);
            }
            Type::Ptr(0) => out.str("ptr"),
            Type::Ptr(space) => {
                out.str("ptr addrspace(");
                out.num(*space);
                out.str(")");
            }
            Type::Array { elem, len } => {
                out.str("[");
                out.num(*len);
                out.str(" x ");
                out.nest(|out| self.ty(out, *elem));
                out.str("]");
            }
            Type::Vector { elem, len, scalable } => {
                out.str(if *scalable { "<vscale x " } else { "<" });
                out.num(*len);
                out.str(" x ");
                out.nest(|out| self.ty(out, *elem));
                out.str(">");
            }
            Type::Struct { fields, packed } => self.struct_body(out, fields, *packed),
            Type::Named(number) => {
                out.str("%");
                self.struct_name(out, *number);
            }
            Type::Function { ret, params, vararg } => {
                out.nest(|out| self.ty(out, *ret));
                out.str(" (");
                let mut first = true;
                for &param in params {
                    out.separate(&mut first, ", ");
                    out.nest(|out| self.ty(out, param));
                }
                if *vararg {
                    out.separate(&mut first, ", ");
                    out.str("...");
                }
                out.str(")");
            }
            Type::Target { name, types, ints } => {
                out.str("target(");
                out.quoted(self.string(*name));
                for &ty in types {
                    out.str(", ");
                    out.nest(|out| self.ty(out, ty));
                }
                for &int in ints {
                    out.str(", ");
                    out.num(int);
                }
                out.str(")");
            }
        }
    }

    /// `{ … }` or `<{ … }>`.
    pub fn struct_body(&self, out: &mut Text, fields: &[TypeId], packed: bool) {
        if packed {
            out.str("<");
        }
        if fields.is_empty() {
            out.str("{}");
        } else {
            out.str("{ ");
            let mut first = true;
            for &field in fields {
                out.separate(&mut first, ", ");
                out.nest(|out| self.ty(out, field));
            }
            out.str(" }");
        }
        if packed {
            out.str(">");
        }
    }

    /// The name of the identified struct `number`, without `%`.
    pub fn struct_name(&self, out: &mut Text, number: u32) {
        match self.tables.types.named_struct(number).name {
            Some(name) => out.name(self.string(name)),
            None => out.num(self.names.struct_number(number)),
        }
    }

    /// `@name` or `@12`.
    pub fn global(&self, out: &mut Text, id: GlobalId) {
        out.str("@");
        match self.names.get(id) {
            Ok(name) => out.name(self.string(name)),
            Err(number) => out.num(number),
        }
    }

    /// A type and a constant.
    pub fn typed_const(&self, out: &mut Text, id: ConstId) {
        self.ty(out, self.tables.consts.ty(id));
        out.str(" ");
        self.constant(out, id);
    }

    fn typed_consts(&self, out: &mut Text, ids: &[ConstId]) {
        let mut first = true;
        for &id in ids {
            out.separate(&mut first, ", ");
            out.nest(|out| self.typed_const(out, id));
        }
    }

    /// A constant without its type.
    pub fn constant(&self, out: &mut Text, id: ConstId) {
        let Const { ty, data } = self.tables.consts.get(id);
        match data {
            ConstData::Int(value) => self.int(out, *ty, *value),
            ConstData::WideInt(limbs) => {
                let bits = match self.tables.types.get(*ty) {
                    Type::Int(bits) | Type::Byte(bits) => *bits,
                    _ => limbs.len() as u32 * 64,
                };
                wide_decimal(out, limbs, bits);
            }
            ConstData::Float(bits) => float(out, self.tables.types.get(*ty), *bits),
            ConstData::Null => out.str("null"),
            ConstData::Zero => out.str("zeroinitializer"),
            ConstData::Undef => out.str("undef"),
            ConstData::Poison => out.str("poison"),
            ConstData::TokenNone => out.str("none"),
            ConstData::Aggregate(elements) => self.aggregate(out, *ty, elements),
            ConstData::Data(bytes) => self.data(out, *ty, bytes),
            ConstData::Splat(value) => {
                out.str("splat (");
                out.nest(|out| self.typed_const(out, *value));
                out.str(")");
            }
            ConstData::Global(global) => self.global(out, *global),
            ConstData::BlockAddress { function, block } => {
                out.str("blockaddress(");
                self.global(out, *function);
                out.str(", ");
                match block {
                    BlockRef::Name(name) => {
                        out.str("%");
                        out.name(self.string(*name));
                    }
                    BlockRef::Number(number) => {
                        out.str("%");
                        out.num(*number);
                    }
                    BlockRef::Index(index) => out.mark(Mark::Block(*function, *index)),
                }
                out.str(")");
            }
            ConstData::DsoLocalEquivalent(global) => {
                out.str("dso_local_equivalent ");
                self.global(out, *global);
            }
            ConstData::NoCfi(global) => {
                out.str("no_cfi ");
                self.global(out, *global);
            }
            ConstData::PtrAuth(parts) => {
                let consts = self.tables.consts;
                let used = parts.iter().rposition(|&part| !consts.is_null(part)).map_or(0, |last| last + 1);
                out.str("ptrauth (");
                self.typed_consts(out, &parts[..used.max(2).min(parts.len())]);
                out.str(")");
            }
            ConstData::Expr(expr) => self.expr(out, *ty, expr),
        }
    }

    /// An integer as LLVM writes it: signed, `i1` as a truth value.
    fn int(&self, out: &mut Text, ty: TypeId, value: u64) {
        match self.tables.types.get(ty) {
            Type::Int(1) => out.str(if value == 0 { "false" } else { "true" }),
            Type::Int(bits) | Type::Byte(bits) if *bits <= 64 => {
                let unused = 64 - bits;
                out.num(((value << unused) as i64) >> unused);
            }
            _ => out.num(value),
        }
    }

    fn aggregate(&self, out: &mut Text, ty: TypeId, elements: &[ConstId]) {
        let (open, close) = match self.tables.types.get(ty) {
            Type::Array { .. } => ("[", "]"),
            Type::Vector { .. } => ("<", ">"),
            _ if self.tables.types.struct_body(ty).is_some_and(|(_, packed)| packed) => ("<{ ", " }>"),
            _ => ("{ ", " }"),
        };
        out.str(open);
        self.typed_consts(out, elements);
        out.str(close);
    }

    fn data(&self, out: &mut Text, ty: TypeId, bytes: &[u8]) {
        let (elem, is_array) = match self.tables.types.get(ty) {
            Type::Array { elem, .. } => (*elem, true),
            Type::Vector { elem, .. } => (*elem, false),
            _ => return out.str("undef"),
        };
        if is_array && elem == TypeId::I8 {
            out.str("c");
            return out.quoted(bytes);
        }
        let elem_type = self.tables.types.get(elem);
        let size = data_element_size(elem_type).unwrap_or(1);
        out.str(if is_array { "[" } else { "<" });
        let mut first = true;
        for chunk in bytes.chunks(size) {
            let mut raw = [0u8; 8];
            raw[..chunk.len()].copy_from_slice(chunk);
            let value = u64::from_le_bytes(raw);
            out.separate(&mut first, ", ");
            self.ty(out, elem);
            out.str(" ");
            match elem_type {
                Type::Int(_) => self.int(out, elem, value),
                _ => float(out, elem_type, u128::from(value)),
            }
        }
        out.str(if is_array { "]" } else { ">" });
    }

    fn expr(&self, out: &mut Text, ty: TypeId, expr: &ConstExpr) {
        match expr {
            ConstExpr::Binary { op, flags, args } => {
                out.str(op.keyword());
                arith_flags(out, *flags);
                self.operands(out, args);
            }
            ConstExpr::Cast { op, arg } => {
                out.str(op.keyword());
                out.str(" (");
                out.nest(|out| self.typed_const(out, *arg));
                out.str(" to ");
                self.ty(out, ty);
                out.str(")");
            }
            ConstExpr::GetElementPtr { source_type, flags, in_range, args } => {
                out.str("getelementptr");
                gep_flags(out, *flags);
                if let Some((low, high)) = in_range {
                    out.str(" inrange(");
                    out.num(*low);
                    out.str(", ");
                    out.num(*high);
                    out.str(")");
                }
                out.str(" (");
                self.ty(out, *source_type);
                out.str(", ");
                self.typed_consts(out, args);
                out.str(")");
            }
            ConstExpr::Select { args } => {
                out.str("select");
                self.operands(out, args);
            }
            ConstExpr::Icmp { pred, args } => {
                out.str("icmp ");
                out.str(pred.keyword());
                self.operands(out, args);
            }
            ConstExpr::Fcmp { pred, args } => {
                out.str("fcmp ");
                out.str(pred.keyword());
                self.operands(out, args);
            }
            ConstExpr::FNeg { arg } => {
                out.str("fneg");
                self.operands(out, &[*arg]);
            }
            ConstExpr::ExtractElement { args } => {
                out.str("extractelement");
                self.operands(out, args);
            }
            ConstExpr::InsertElement { args } => {
                out.str("insertelement");
                self.operands(out, args);
            }
            ConstExpr::ShuffleVector { args, mask } => {
                out.str("shufflevector (");
                self.typed_consts(out, args);
                out.str(", ");
                let scalable = matches!(self.tables.types.get(ty), Type::Vector { scalable: true, .. });
                let lanes: Vec<u32> = mask.iter().map(|&lane| lane as u32).collect();
                let len = match self.tables.types.get(ty) {
                    Type::Vector { len, .. } => *len,
                    _ => lanes.len() as u32,
                };
                shuffle_mask(out, &lanes, len, scalable);
                out.str(")");
            }
            ConstExpr::ExtractValue { arg, indices } => {
                out.str("extractvalue (");
                self.typed_consts(out, &[*arg]);
                index_list(out, indices);
                out.str(")");
            }
            ConstExpr::InsertValue { args, indices } => {
                out.str("insertvalue (");
                self.typed_consts(out, args);
                index_list(out, indices);
                out.str(")");
            }
        }
    }

    fn operands(&self, out: &mut Text, args: &[ConstId]) {
        out.str(" (");
        self.typed_consts(out, args);
        out.str(")");
    }
}

/// `, 1, 2`
pub(super) fn index_list(out: &mut Text, indices: &[u32]) {
    for &index in indices {
        out.str(", ");
        out.num(index);
    }
}

/// A shuffle mask with its type; lanes as in [`InstKind::ShuffleVector`].
pub(super) fn shuffle_mask(out: &mut Text, lanes: &[u32], len: u32, scalable: bool) {
    out.str(if scalable { "<vscale x " } else { "<" });
    out.num(len);
    out.str(" x i32> ");
    if lanes.iter().all(|&lane| lane == u32::MAX) {
        return out.str("poison");
    }
    if lanes.iter().all(|&lane| lane == 0) {
        return out.str("zeroinitializer");
    }
    out.str("<");
    let mut first = true;
    for &lane in lanes {
        out.separate(&mut first, ", ");
        out.str("i32 ");
        if lane == u32::MAX {
            out.str("poison");
        } else {
            out.num(lane);
        }
    }
    out.str(">");
}

/// The flags of arithmetic, each behind a space, in an order that the reader of every instruction takes.
pub(super) fn arith_flags(out: &mut Text, flags: ArithFlags) {
    if flags.contains(ArithFlags::FAST) {
        out.str(" fast");
    } else {
        for (flag, word) in [
            (ArithFlags::REASSOC, " reassoc"),
            (ArithFlags::NNAN, " nnan"),
            (ArithFlags::NINF, " ninf"),
            (ArithFlags::NSZ, " nsz"),
            (ArithFlags::ARCP, " arcp"),
            (ArithFlags::CONTRACT, " contract"),
            (ArithFlags::AFN, " afn"),
        ] {
            if flags.contains(flag) {
                out.str(word);
            }
        }
    }
    for (flag, word) in [
        (ArithFlags::NUW, " nuw"),
        (ArithFlags::NSW, " nsw"),
        (ArithFlags::EXACT, " exact"),
        (ArithFlags::DISJOINT, " disjoint"),
        (ArithFlags::NNEG, " nneg"),
        (ArithFlags::SAMESIGN, " samesign"),
    ] {
        if flags.contains(flag) {
            out.str(word);
        }
    }
}

/// The flags of `getelementptr`, each behind a space.
pub(super) fn gep_flags(out: &mut Text, flags: GepFlags) {
    if flags.contains(GepFlags::INBOUNDS) {
        out.str(" inbounds");
    } else if flags.contains(GepFlags::NUSW) {
        out.str(" nusw");
    }
    if flags.contains(GepFlags::NUW) {
        out.str(" nuw");
    }
}

/// A number of `bits` bits (limbs least significant first) in decimal, signed.
pub(super) fn wide_decimal(out: &mut Text, limbs: &[u64], bits: u32) {
    let mut value: Vec<u64> = limbs.to_vec();
    let sign_bit = bits.saturating_sub(1);
    let negative = value.get(sign_bit as usize / 64).is_some_and(|limb| limb >> (sign_bit % 64) & 1 == 1);
    if negative {
        let mut carry = true;
        for limb in &mut value {
            let (sum, overflow) = (!*limb).overflowing_add(u64::from(carry));
            *limb = sum;
            carry = overflow;
        }
        if !bits.is_multiple_of(64)
            && let Some(last) = value.last_mut()
        {
            *last &= (1 << (bits % 64)) - 1;
        }
        out.str("-");
    }
    // Nineteen digits at a time, least significant first.
    const CHUNK: u128 = 10_000_000_000_000_000_000;
    let mut chunks: Vec<u64> = Vec::new();
    while let Some(last) = value.last() {
        if *last == 0 {
            value.pop();
            continue;
        }
        let mut remainder = 0u128;
        for limb in value.iter_mut().rev() {
            let dividend = remainder << 64 | u128::from(*limb);
            *limb = (dividend / CHUNK) as u64;
            remainder = dividend % CHUNK;
        }
        chunks.push(remainder as u64);
    }
    out.num(chunks.pop().unwrap_or(0));
    while let Some(chunk) = chunks.pop() {
        out.str(&format!("{chunk:019}"));
    }
}

/// A floating-point number: in decimal with six digits if that is exact, else its bits in hexadecimal
/// (LangRef, "Simple Constants").
pub(super) fn float(out: &mut Text, ty: &Type, bits: u128) {
    match ty {
        Type::Half => out.str(&format!("0xH{:04X}", bits as u16)),
        Type::BFloat => out.str(&format!("0xR{:04X}", bits as u16)),
        Type::Float => double(out, widen(bits as u32)),
        Type::Double => double(out, bits as u64),
        Type::X86Fp80 => out.str(&format!("0xK{:04X}{:016X}", (bits >> 64) as u16, bits as u64)),
        Type::PpcFp128 => out.str(&format!("0xM{:016X}{:016X}", bits as u64, (bits >> 64) as u64)),
        _ => out.str(&format!("0xL{:016X}{:016X}", bits as u64, (bits >> 64) as u64)),
    }
}

/// The bits of a `float` as a `double`; NaNs keep their payload and stay signalling if they are.
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let sign = u64::from(bits >> 31) << 63;
        return sign | 0x7FF << 52 | u64::from(bits & 0x7F_FFFF) << 29;
    }
    f64::from(value).to_bits()
}

fn double(out: &mut Text, bits: u64) {
    let value = f64::from_bits(bits);
    if value.is_finite() {
        let text = format!("{value:.6e}");
        if text.parse::<f64>().is_ok_and(|read| read.to_bits() == bits)
            && let Some((mantissa, exponent)) = text.split_once('e')
        {
            let (sign, digits) = match exponent.strip_prefix('-') {
                Some(digits) => ("-", digits),
                None => ("+", exponent),
            };
            out.str(mantissa);
            out.str("e");
            out.str(sign);
            if digits.len() < 2 {
                out.str("0");
            }
            return out.str(digits);
        }
    }
    out.str(&format!("0x{bits:X}"));
}

/// The number by which an unnamed global or struct is printed, for every id of a table.
#[derive(Debug, Default)]
pub(super) struct Numbering {
    numbers: Vec<u32>,
}

impl Numbering {
    /// Numbers `unnamed` ids of a table of `len` entries in their order.
    pub fn new(len: usize, unnamed: impl Iterator<Item = usize>) -> Numbering {
        let mut numbers = vec![0; len];
        for (number, index) in unnamed.enumerate() {
            numbers[index] = number as u32;
        }
        Numbering { numbers }
    }

    /// The number of the entry `index`.
    pub fn get(&self, index: usize) -> u32 {
        self.numbers.get(index).copied().unwrap_or(0)
    }

    /// The number of a global.
    pub fn global(&self, id: GlobalId) -> u32 {
        self.get(id.index())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(print: impl FnOnce(&mut Text)) -> String {
        let mut text = Text::default();
        print(&mut text);
        String::from_utf8_lossy(&text.bytes).into_owned()
    }

    #[test]
    fn floats_as_llvm_writes_them() {
        let double = |value: f64| printed(|out| float(out, &Type::Double, u128::from(value.to_bits())));
        assert_eq!(double(0.1), "1.000000e-01");
        assert_eq!(double(-0.0), "-0.000000e+00");
        assert_eq!(double(1e100), "1.000000e+100");
        assert_eq!(double(123456789.0), "0x419D6F3454000000");
        assert_eq!(double(f64::INFINITY), "0x7FF0000000000000");
        let single = |bits: u32| printed(|out| float(out, &Type::Float, u128::from(bits)));
        assert_eq!(single(0x3FC0_0000), "1.500000e+00");
        assert_eq!(single(0x7FA0_0000), "0x7FF4000000000000");
        assert_eq!(single(0xFFC0_0000), "0xFFF8000000000000");
        assert_eq!(single(1), "0x36A0000000000000");
        assert_eq!(printed(|out| float(out, &Type::Half, 0x7C01)), "0xH7C01");
        let wide = (0x4000_C000_0000_0000_0000_0000u128, 0x4000_8000_0000_0000_0000_0000_0000_0000u128);
        assert_eq!(printed(|out| float(out, &Type::X86Fp80, wide.0 >> 16)), "0xK4000C000000000000000");
        assert_eq!(printed(|out| float(out, &Type::Fp128, wide.1)), "0xL00000000000000004000800000000000");
    }

    #[test]
    fn wide_integers_in_decimal() {
        assert_eq!(printed(|out| wide_decimal(out, &[0, 1], 128)), "18446744073709551616");
        assert_eq!(printed(|out| wide_decimal(out, &[u64::MAX, u64::MAX], 128)), "-1");
        assert_eq!(printed(|out| wide_decimal(out, &[0, 1], 65)), "-18446744073709551616");
        assert_eq!(printed(|out| wide_decimal(out, &[0, 1], 66)), "18446744073709551616");
        assert_eq!(printed(|out| wide_decimal(out, &[0, 0], 66)), "0");
    }
}
