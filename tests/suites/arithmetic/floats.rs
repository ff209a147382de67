//! The part on floating-point numbers.

use super::{Module, ROWS, Random};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::cmp::Ordering;
use std::fmt::Write;

/// A format: its name in IR and in intrinsics, its bytes in memory, its canonical NaN as IR has it.
struct Format {
    name: &'static str,
    mangled: &'static str,
    bytes: usize,
    nan: &'static str,
}

const HALF: Format = Format { name: "half", mangled: "f16", bytes: 2, nan: "0xH7E00" };
const BFLOAT: Format = Format { name: "bfloat", mangled: "bf16", bytes: 2, nan: "0xR7FC0" };
const FLOAT: Format = Format { name: "float", mangled: "f32", bytes: 4, nan: "0x7FF8000000000000" };
const DOUBLE: Format = Format { name: "double", mangled: "f64", bytes: 8, nan: "0x7FF8000000000000" };
const X86_FP80: Format =
    Format { name: "x86_fp80", mangled: "f80", bytes: 10, nan: "0xK7FFFC000000000000000" };
const FP128: Format =
    Format { name: "fp128", mangled: "f128", bytes: 16, nan: "0xL00000000000000007FFF800000000000" };

/// A type: lanes (0: a scalar) of a format.
#[derive(Clone, Copy)]
struct Type<'f> {
    lanes: usize,
    format: &'f Format,
}

impl Type<'_> {
    fn of(self, element: &str) -> String {
        if self.lanes == 0 { element.to_owned() } else { format!("<{} x {element}>", self.lanes) }
    }

    fn name(self) -> String {
        self.of(self.format.name)
    }

    fn mangled(self, element: &str) -> String {
        if self.lanes == 0 { element.to_owned() } else { format!("v{}{element}", self.lanes) }
    }

    fn splat(self, element: &str, value: &str) -> String {
        let lane = format!("{element} {value}");
        if self.lanes == 0 { value.to_owned() } else { format!("<{}>", vec![lane; self.lanes].join(", ")) }
    }

    /// Makes one NaN of all: `%r` from `%v`.
    fn canonical(self, format: &Format) -> String {
        let (ty, mask) = (self.of(format.name), self.of("i1"));
        let nan = self.splat(format.name, format.nan);
        format!("  %nan = fcmp uno {ty} %v, %v\n  %r = select {mask} %nan, {ty} {nan}, {ty} %v\n")
    }
}

fn memory<F: Float>(value: F, format: &Format) -> Vec<u8> {
    let value = if value.is_nan() { F::NAN } else { value };
    value.to_bits().to_le_bytes()[..format.bytes].to_vec()
}

fn number<F: Float>(random: &mut Random) -> F {
    let sign = |value: F, random: &mut Random| if random.next() & 1 == 0 { value } else { -value };
    let value = match random.next() % 12 {
        0 => F::ZERO,
        1 => F::INFINITY,
        2 => F::NAN,
        3 => F::SMALLEST,
        4 => F::largest(),
        5 => F::smallest_normalized(),
        6 | 7 => F::from_u128(u128::from(random.next() % 300)).value,
        8 => F::from_u128(u128::from(random.next())).value,
        _ => {
            // A significand of the format's, scaled.
            let digits = u128::from(random.next()) << 64 | u128::from(random.next());
            let scale = (random.next() % 200) as i32 - 100 - 127;
            F::from_u128(digits | 1 << 127).value.scalbn(scale)
        }
    };
    // There is one NaN only.
    if value.is_nan() { value } else { sign(value, random) }
}

/// Adds a function on numbers of one format, `results` lists what each lane's operands give in memory.
fn add<F: Float>(
    module: &mut Module,
    random: &mut Random,
    (name, ty): (&str, Type<'_>),
    (result, body): (&str, &str),
    apply: impl Fn(F, F) -> Vec<u8>,
) {
    let mut rows = Vec::new();
    for _ in 0..ROWS {
        let mut row = [Vec::new(), Vec::new(), Vec::new()];
        for _ in 0..ty.lanes.max(1) {
            let (a, b) = (number::<F>(random), number::<F>(random));
            row[0].extend(memory(a, ty.format));
            row[1].extend(memory(b, ty.format));
            row[2].extend(apply(a, b));
        }
        rows.push(row);
    }
    module.add(format!("{name} {}", ty.name()), &ty.name(), result, body, &rows);
}

/// An operation of IR and its meaning.
type Binary<F> = (&'static str, fn(F, F) -> F);

fn operations<F: Float>(module: &mut Module, random: &mut Random, ty: Type<'_>) {
    let name = ty.name();
    let binary: [Binary<F>; 5] = [
        ("fadd", |a, b| (a + b).value),
        ("fsub", |a, b| (a - b).value),
        ("fmul", |a, b| (a * b).value),
        ("fdiv", |a, b| (a / b).value),
        ("frem", |a, b| a.c_fmod(b).value),
    ];
    for (op, apply) in binary {
        let body = format!("  %v = {op} {name} %a, %b\n{}", ty.canonical(ty.format));
        let apply = |a, b| memory(apply(a, b), ty.format);
        add::<F>(module, random, (op, ty), (&name, &body), apply);
    }
    let body = format!("  %v = fneg {name} %a\n{}", ty.canonical(ty.format));
    add::<F>(module, random, ("fneg", ty), (&name, &body), |a, _| memory(-a, ty.format));
    let calls: [Binary<F>; 9] = [
        ("minimum", |a, b| a.minimum(b)),
        ("maximum", |a, b| a.maximum(b)),
        ("copysign", |a, b| a.copy_sign(b)),
        ("fabs", |a, _| a.abs()),
        ("floor", |a, _| a.round_to_integral(Round::TowardNegative).value),
        ("ceil", |a, _| a.round_to_integral(Round::TowardPositive).value),
        ("trunc", |a, _| a.round_to_integral(Round::TowardZero).value),
        ("roundeven", |a, _| a.round_to_integral(Round::NearestTiesToEven).value),
        ("round", |a, _| a.round_to_integral(Round::NearestTiesToAway).value),
    ];
    for (index, (call, apply)) in calls.into_iter().enumerate() {
        let function = format!("@llvm.{call}.{}", ty.mangled(ty.format.mangled));
        let (types, args) = match index {
            0..=2 => (format!("{name}, {name}"), format!("{name} %a, {name} %b")),
            _ => (name.clone(), format!("{name} %a")),
        };
        module.declarations.insert(format!("declare {name} {function}({types})"));
        let body = format!("  %v = call {name} {function}({args})\n{}", ty.canonical(ty.format));
        add::<F>(module, random, (call, ty), (&name, &body), |a, b| memory(apply(a, b), ty.format));
    }
    // Of each predicate: whether it holds for less, equal, greater, unordered.
    let predicates = [
        ("false", [0, 0, 0, 0]),
        ("oeq", [0, 1, 0, 0]),
        ("ogt", [0, 0, 1, 0]),
        ("oge", [0, 1, 1, 0]),
        ("olt", [1, 0, 0, 0]),
        ("ole", [1, 1, 0, 0]),
        ("one", [1, 0, 1, 0]),
        ("ord", [1, 1, 1, 0]),
        ("ueq", [0, 1, 0, 1]),
        ("ugt", [0, 0, 1, 1]),
        ("uge", [0, 1, 1, 1]),
        ("ult", [1, 0, 0, 1]),
        ("ule", [1, 1, 0, 1]),
        ("une", [1, 0, 1, 1]),
        ("uno", [0, 0, 0, 1]),
        ("true", [1, 1, 1, 1]),
    ];
    let (mask, bytes) = (ty.of("i1"), ty.of("i8"));
    for (predicate, holds) in predicates {
        let body = format!("  %v = fcmp {predicate} {name} %a, %b\n  %r = zext {mask} %v to {bytes}\n");
        let apply = |a: F, b: F| {
            let index = match a.partial_cmp(&b) {
                Some(Ordering::Less) => 0,
                Some(Ordering::Equal) => 1,
                Some(Ordering::Greater) => 2,
                None => 3,
            };
            vec![holds[index]]
        };
        add::<F>(module, random, (&format!("fcmp {predicate}"), ty), (&bytes, &body), apply);
    }
}

/// Conversions to integers with saturation, and from integers (through the bytes of the operand).
fn integers<F: Float>(module: &mut Module, random: &mut Random, ty: Type<'_>) {
    let name = ty.name();
    for width in [8, 16, 32, 64, 128] {
        let ints = ty.of(&format!("i{width}"));
        let suffix = format!("{}.{}", ty.mangled(&format!("i{width}")), ty.mangled(ty.format.mangled));
        for signed in [true, false] {
            let call = if signed { "fptosi.sat" } else { "fptoui.sat" };
            module.declarations.insert(format!("declare {ints} @llvm.{call}.{suffix}({name})"));
            let body = format!("  %r = call {ints} @llvm.{call}.{suffix}({name} %a)\n");
            let apply = |a: F, _: F| {
                let mut exact = false;
                let value = if signed {
                    a.to_i128_r(width, Round::TowardZero, &mut exact).value as u128
                } else {
                    a.to_u128_r(width, Round::TowardZero, &mut exact).value
                };
                value.to_le_bytes()[..width / 8].to_vec()
            };
            add::<F>(module, random, (&format!("{call} i{width}"), ty), (&ints, &body), apply);
            let op = if signed { "sitofp" } else { "uitofp" };
            let body = format!("  %v = {op} {ints} %a to {name}\n{}", ty.canonical(ty.format));
            let mut rows = Vec::new();
            for _ in 0..ROWS {
                let mut row = [Vec::new(), Vec::new(), Vec::new()];
                for _ in 0..ty.lanes.max(1) {
                    let int = random.int(width);
                    let value = int.0.iter().rev().fold(0u128, |sum, &bit| sum << 1 | u128::from(bit));
                    let result = if signed {
                        F::from_i128((value as i128) << (128 - width) >> (128 - width)).value
                    } else {
                        F::from_u128(value).value
                    };
                    row[0].extend(int.bytes());
                    row[1].extend(int.bytes());
                    row[2].extend(memory(result, ty.format));
                }
                rows.push(row);
            }
            module.add(format!("{op} i{width} {name}"), &ints, &name, &body, &rows);
        }
    }
}

fn conversion<F: Float + FloatConvert<T>, T: Float>(
    module: &mut Module,
    random: &mut Random,
    (from, to): (&Format, &Format),
) {
    let op = match from.bytes.cmp(&to.bytes) {
        Ordering::Less => "fpext",
        Ordering::Greater => "fptrunc",
        // Of `half` and `bfloat` neither holds the other.
        Ordering::Equal => return,
    };
    for lanes in [0, 4] {
        let (ty, result) = (Type { lanes, format: from }, Type { lanes, format: to });
        let mut body = String::new();
        writeln!(body, "  %v = {op} {} %a to {}", ty.name(), result.name()).expect("text");
        body.push_str(&result.canonical(to));
        let name = format!("{op} to {}", to.name);
        // `x86_fp80` has no agreed place in vectors in memory.
        if lanes != 0 && (from.bytes == 10 || to.bytes == 10) {
            continue;
        }
        let apply = |a: F, _: F| memory::<T>(a.convert(&mut false).value, to);
        add::<F>(module, random, (&name, ty), (&result.name(), &body), apply);
    }
}

macro_rules! conversions {
    ($module:expr, $random:expr, $($from:ty = $format:expr),*) => {
        $(conversions!(@from $module, $random, $from = $format);)*
    };
    (@from $module:expr, $random:expr, $from:ty = $format:expr) => {
        conversion::<$from, Half>($module, $random, ($format, &HALF));
        conversion::<$from, BFloat>($module, $random, ($format, &BFLOAT));
        conversion::<$from, Single>($module, $random, ($format, &FLOAT));
        conversion::<$from, Double>($module, $random, ($format, &DOUBLE));
        conversion::<$from, X87DoubleExtended>($module, $random, ($format, &X86_FP80));
        conversion::<$from, Quad>($module, $random, ($format, &FP128));
    };
}

/// Adds everything about floating-point numbers.
pub(super) fn fill(module: &mut Module) {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    fn both<F: Float>(module: &mut Module, random: &mut Random, format: &Format) {
        for lanes in [0, 4, 3] {
            if lanes == 0 || format.bytes != 10 {
                operations::<F>(module, random, Type { lanes, format });
                integers::<F>(module, random, Type { lanes, format });
            }
        }
    }
    both::<Half>(module, &mut random, &HALF);
    both::<BFloat>(module, &mut random, &BFLOAT);
    both::<Single>(module, &mut random, &FLOAT);
    both::<Double>(module, &mut random, &DOUBLE);
    both::<X87DoubleExtended>(module, &mut random, &X86_FP80);
    both::<Quad>(module, &mut random, &FP128);
    conversions!(
        module,
        &mut random,
        Half = &HALF,
        BFloat = &BFLOAT,
        Single = &FLOAT,
        Double = &DOUBLE,
        X87DoubleExtended = &X86_FP80,
        Quad = &FP128
    );
}
