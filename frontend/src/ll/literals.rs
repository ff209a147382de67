//! Numbers of the text as bits (LangRef, "Simple Constants").

use crate::ir::{Type, truncate_to_bits};
use rustc_apfloat::ieee::{BFloat, Double, Half};
use rustc_apfloat::{Float, FloatConvert};

/// The longest decimal integer that is read. Reading takes quadratic time; longer numbers can be written as `u0x…`.
const MAX_DIGITS: usize = 100_000;

/// A decimal integer as limbs of `bits` bits in two's complement, least significant first, surplus bits dropped as
/// LLVM does. `None`: `text` is no integer or absurdly long.
pub(super) fn int_limbs(text: &[u8], bits: u32) -> Option<Vec<u64>> {
    let (negative, digits) = match text.strip_prefix(b"-") {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    if digits.is_empty() || digits.len() > MAX_DIGITS || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let count = bits.div_ceil(64).max(1) as usize;
    let mut limbs = vec![0u64; count];
    // The limbs that are in use: the work is quadratic only in the number itself.
    let mut used = 1;
    for chunk in digits.chunks(19) {
        let scale = 10u64.pow(chunk.len() as u32);
        let mut carry = chunk.iter().fold(0u64, |value, digit| value * 10 + u64::from(digit - b'0'));
        for limb in &mut limbs[..used] {
            let wide = u128::from(*limb) * u128::from(scale) + u128::from(carry);
            *limb = wide as u64;
            carry = (wide >> 64) as u64;
        }
        if carry != 0 && used < count {
            limbs[used] = carry;
            used += 1;
        }
    }
    if negative {
        negate(&mut limbs);
    }
    mask_top(&mut limbs, bits);
    Some(limbs)
}

fn negate(limbs: &mut [u64]) {
    let mut carry = true;
    for limb in limbs {
        let (value, overflow) = (!*limb).overflowing_add(u64::from(carry));
        *limb = value;
        carry = overflow;
    }
}

fn mask_top(limbs: &mut [u64], bits: u32) {
    if !bits.is_multiple_of(64)
        && let Some(last) = limbs.last_mut()
    {
        *last = truncate_to_bits(*last, bits % 64);
    }
}

/// `u0x…` or `s0x…` as limbs of `bits` bits. The digits of `s0x` are a number of as many bits as it takes, whose
/// top bit is its sign. `None`: absurdly long.
pub(super) fn hex_int_limbs(text: &[u8], bits: u32) -> Option<Vec<u64>> {
    let signed = text.first() == Some(&b's');
    let digits = text.get(3..)?;
    let first = digits.iter().position(|&b| b != b'0').unwrap_or(digits.len());
    let digits = &digits[first..];
    let fill = if signed && !digits.is_empty() { u64::MAX } else { 0 };
    let count = bits.div_ceil(64).max(1) as usize;
    let mut limbs = vec![fill; count];
    for (index, chunk) in digits.rchunks(16).enumerate().take(count) {
        let value = hex_value(chunk)?;
        limbs[index] = value;
        let is_top = (index + 1) * 16 >= digits.len();
        if is_top && fill != 0 {
            // Ones above the highest set bit, which the first digit holds.
            limbs[index] |= u64::MAX.checked_shl(64 - value.leading_zeros()).unwrap_or(0);
        }
    }
    mask_top(&mut limbs, bits);
    Some(limbs)
}

fn hex_value(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0u64, |value, &digit| {
        Some(value.checked_mul(16)? | u64::from((digit as char).to_digit(16)?))
    })
}

/// Why a literal is no number of the type it is used at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FloatError {
    /// The type cannot represent it.
    Invalid,
    /// The notation belongs to another type.
    OtherType,
    /// More digits than the notation has.
    TooLong(u32),
}

/// The bits of the double `bits` as a number of `ty`, which must be able to represent it.
fn narrow(bits: u64, ty: &Type) -> Result<u128, FloatError> {
    const MANTISSA: u64 = (1 << 52) - 1;
    let is_nan = bits >> 52 & 0x7ff == 0x7ff && bits & MANTISSA != 0;
    let sign = bits >> 63;
    let drop = |width: u32| -> Result<u64, FloatError> {
        let shift = 52 - width;
        let lost = bits & ((1 << shift) - 1);
        if lost != 0 { Err(FloatError::Invalid) } else { Ok((bits & MANTISSA) >> shift) }
    };
    let exact = |value: u128, lost: bool| if lost { Err(FloatError::Invalid) } else { Ok(value) };
    match ty {
        Type::Double => Ok(u128::from(bits)),
        Type::Float if is_nan => Ok(u128::from(sign << 31 | 0xff << 23 | drop(23)?)),
        Type::Half if is_nan => Ok(u128::from(sign << 15 | 0x1f << 10 | drop(10)?)),
        Type::BFloat if is_nan => Ok(u128::from(sign << 15 | 0xff << 7 | drop(7)?)),
        Type::Float => {
            let value = f64::from_bits(bits);
            let single = value as f32;
            exact(u128::from(single.to_bits()), f64::from(single).to_bits() != bits)
        }
        Type::Half => {
            let mut lost = false;
            let value: Half = Double::from_bits(u128::from(bits)).convert(&mut lost).value;
            exact(value.to_bits(), lost)
        }
        Type::BFloat => {
            let mut lost = false;
            let value: BFloat = Double::from_bits(u128::from(bits)).convert(&mut lost).value;
            exact(value.to_bits(), lost)
        }
        _ => Err(FloatError::OtherType),
    }
}

/// Exponent and mantissa widths of the IEEE-like formats; `None` for `ppc_fp128` and types that are no floats.
fn format(ty: &Type) -> Option<(u32, u32)> {
    Some(match ty {
        Type::Half => (5, 10),
        Type::BFloat => (8, 7),
        Type::Float => (8, 23),
        Type::Double => (11, 52),
        Type::X86Fp80 => (15, 64),
        Type::Fp128 => (15, 112),
        _ => return None,
    })
}

/// The width of a floating-point type in bits.
pub(super) fn float_width(ty: &Type) -> Option<u32> {
    Some(match ty {
        Type::Half | Type::BFloat => 16,
        Type::Float => 32,
        Type::Double => 64,
        Type::X86Fp80 => 80,
        Type::Fp128 | Type::PpcFp128 => 128,
        _ => return None,
    })
}

/// The bits of infinity, or of the NaN with `payload`: `quiet` sets the quiet bit.
fn special(ty: &Type, negative: bool, nan: Option<(bool, u64)>) -> Result<u128, FloatError> {
    if *ty == Type::PpcFp128 {
        return special(&Type::Double, negative, nan);
    }
    let (exponent, mantissa) = format(ty).ok_or(FloatError::Invalid)?;
    let explicit = *ty == Type::X86Fp80;
    let fraction_bits = if explicit { mantissa - 1 } else { mantissa };
    let mut bits = ((1u128 << exponent) - 1) << mantissa;
    bits |= u128::from(negative) << (exponent + mantissa);
    if explicit {
        bits |= 1 << (mantissa - 1);
    }
    if let Some((quiet, payload)) = nan {
        let quiet_bit = 1u128 << (fraction_bits - 1);
        if u128::from(payload) >= quiet_bit || (!quiet && payload == 0) {
            return Err(FloatError::Invalid);
        }
        bits |= u128::from(payload);
        if quiet {
            bits |= quiet_bit;
        }
    }
    Ok(bits)
}

/// `inf`, `qnan`, `nan(0x…)`, `snan(0x…)` after a sign; `payload` is what stands in the parentheses.
pub(super) fn special_float(text: &[u8], payload: Option<&[u8]>, ty: &Type) -> Result<u128, FloatError> {
    let negative = text.first() == Some(&b'-');
    let payload = match payload {
        None => None,
        Some(text) => match text.strip_prefix(b"0x").and_then(hex_value) {
            Some(value) => Some(value),
            None => return Err(FloatError::Invalid),
        },
    };
    match (&text[1..], payload) {
        (b"inf", None) => special(ty, negative, None),
        (b"qnan", None) => special(ty, negative, Some((true, 0))),
        (b"nan", Some(payload)) => special(ty, negative, Some((true, payload))),
        (b"snan", Some(payload)) => special(ty, negative, Some((false, payload))),
        _ => Err(FloatError::Invalid),
    }
}

/// The bits of a decimal number at type `ty`. Decimal numbers are doubles; the type must represent them exactly.
pub(super) fn decimal_float(text: &[u8], ty: &Type) -> Result<u128, FloatError> {
    let value: Option<f64> = std::str::from_utf8(text).ok().and_then(|text| text.parse().ok());
    match value {
        Some(value) => narrow(value.to_bits(), ty),
        None => Err(FloatError::Invalid),
    }
}

/// The bits of a hexadecimal number, prefix included, at type `ty`.
pub(super) fn hex_float(text: &[u8], ty: &Type) -> Result<u128, FloatError> {
    if text.first() == Some(&b'f') {
        let width = float_width(ty).ok_or(FloatError::Invalid)?;
        return wide_hex(&text[3..], width);
    }
    let marker = text.get(2).copied().unwrap_or(0);
    let (digits, own) = match marker {
        b'K' => (&text[3..], Type::X86Fp80),
        b'L' => (&text[3..], Type::Fp128),
        b'M' => (&text[3..], Type::PpcFp128),
        b'H' => (&text[3..], Type::Half),
        b'R' => (&text[3..], Type::BFloat),
        _ => {
            let bits = hex_value(significant(&text[2..])).ok_or(FloatError::TooLong(64))?;
            return narrow(bits, ty);
        }
    };
    if *ty != own {
        return Err(FloatError::OtherType);
    }
    match own {
        Type::Half | Type::BFloat => wide_hex(digits, 16),
        Type::X86Fp80 => {
            let (high, low) = digits.split_at(digits.len().min(4));
            let (high, low) = (hex_value(high), hex_value(significant(low)));
            let (Some(high), Some(low)) = (high, low) else { return Err(FloatError::TooLong(128)) };
            Ok(u128::from(high) << 64 | u128::from(low))
        }
        _ => {
            // The low 64 bits come first; fewer digits are the high ones.
            let (low, high) = digits.split_at(if digits.len() < 16 { 0 } else { 16 });
            let (low, high) = (hex_value(low), hex_value(significant(high)));
            let (Some(low), Some(high)) = (low, high) else { return Err(FloatError::TooLong(128)) };
            Ok(u128::from(high) << 64 | u128::from(low))
        }
    }
}

fn significant(digits: &[u8]) -> &[u8] {
    let zeros = digits.iter().take_while(|&&b| b == b'0').count();
    &digits[zeros.min(digits.len())..]
}

fn wide_hex(digits: &[u8], width: u32) -> Result<u128, FloatError> {
    let value = significant(digits).iter().try_fold(0u128, |value, &digit| {
        (value >> 124 == 0).then_some(())?;
        Some(value << 4 | u128::from((digit as char).to_digit(16)?))
    });
    match value {
        Some(value) if width == 128 || value >> width == 0 => Ok(value),
        _ => Err(FloatError::TooLong(width)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        assert_eq!(int_limbs(b"300", 8), Some(vec![44]));
        assert_eq!(int_limbs(b"-1", 100), Some(vec![u64::MAX, (1 << 36) - 1]));
        assert_eq!(int_limbs(b"18446744073709551616", 128), Some(vec![0, 1]));
        assert_eq!(int_limbs(b"-", 8), None);
        assert_eq!(hex_int_limbs(b"s0x0f", 32), Some(vec![0xffff_ffff]));
        assert_eq!(hex_int_limbs(b"u0xff", 128), Some(vec![0xff, 0]));
        assert_eq!(hex_int_limbs(b"s0x80000000000000000", 128), Some(vec![0, u64::MAX - 7]));
    }

    #[test]
    fn floats() {
        assert_eq!(decimal_float(b"1.0", &Type::Float), Ok(0x3f80_0000));
        assert_eq!(decimal_float(b"0.1", &Type::Float), Err(FloatError::Invalid));
        assert_eq!(decimal_float(b"0.1", &Type::Double), Ok(u128::from(0.1f64.to_bits())));
        assert_eq!(decimal_float(b"1.5", &Type::Half), Ok(0x3e00));
        assert_eq!(hex_float(b"0x7FF8000000000000", &Type::Float), Ok(0x7fc0_0000));
        assert_eq!(hex_float(b"0x7FF4000000000000", &Type::Float), Ok(0x7fa0_0000));
        assert_eq!(hex_float(b"0xK3FFF8000000000000000", &Type::X86Fp80), Ok(0x3fff << 64 | 1 << 63));
        assert_eq!(hex_float(b"0xL00000000000000003FFF000000000000", &Type::Fp128), Ok(0x3fff << 112));
        assert_eq!(hex_float(b"0xH3C00", &Type::Half), Ok(0x3c00));
        assert_eq!(hex_float(b"0xH3C00", &Type::BFloat), Err(FloatError::OtherType));
        assert_eq!(special_float(b"-inf", None, &Type::X86Fp80), Ok(0xffff << 64 | 1 << 63));
    }
}
