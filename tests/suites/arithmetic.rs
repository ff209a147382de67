//! Arithmetic of every kind of type, against values that are worked out here: integers of any width bit by bit on
//! big integers, floats by `rustc_apfloat`. One module has a function for each operation and type, and a main
//! function that applies them to numbers of which many are at the edges, and says which results are wrong.

use rllc_tests::process::Run;
use rllc_tests::tools;
use std::fmt::Write;

mod reference {
    //! Integers of `width` bits, least significant bit first.

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Int(pub Vec<bool>);

    impl Int {
        pub fn zero(width: usize) -> Int {
            Int(vec![false; width])
        }

        pub fn from_u128(width: usize, value: u128) -> Int {
            Int((0..width).map(|bit| bit < 128 && value >> bit & 1 != 0).collect())
        }

        pub fn width(&self) -> usize {
            self.0.len()
        }

        pub fn sign(&self) -> bool {
            self.0[self.width() - 1]
        }

        pub fn is_zero(&self) -> bool {
            !self.0.contains(&true)
        }

        /// The value, at most `limit`.
        pub fn at_most(&self, limit: usize) -> usize {
            let mut value = 0usize;
            for &bit in self.0.iter().rev() {
                value = (value * 2 + usize::from(bit)).min(limit);
            }
            value
        }

        pub fn resize(&self, width: usize, fill: bool) -> Int {
            Int((0..width).map(|bit| *self.0.get(bit).unwrap_or(&fill)).collect())
        }

        pub fn zip(&self, other: &Int, op: impl Fn(bool, bool) -> bool) -> Int {
            Int(self.0.iter().zip(&other.0).map(|(&a, &b)| op(a, b)).collect())
        }

        pub fn not(&self) -> Int {
            Int(self.0.iter().map(|&bit| !bit).collect())
        }

        pub fn add(&self, other: &Int) -> Int {
            let mut carry = false;
            let sum = |a: bool, b: bool, carry: &mut bool| {
                let bit = a ^ b ^ *carry;
                *carry = a & b | a & *carry | b & *carry;
                bit
            };
            Int(self.0.iter().zip(&other.0).map(|(&a, &b)| sum(a, b, &mut carry)).collect())
        }

        pub fn neg(&self) -> Int {
            self.not().add(&Int::from_u128(self.width(), 1))
        }

        pub fn sub(&self, other: &Int) -> Int {
            self.add(&other.neg())
        }

        pub fn shl(&self, count: usize) -> Int {
            Int((0..self.width()).map(|bit| bit >= count && self.0[bit - count]).collect())
        }

        pub fn shr(&self, count: usize, fill: bool) -> Int {
            Int((0..self.width()).map(|bit| *self.0.get(bit + count).unwrap_or(&fill)).collect())
        }

        pub fn mul(&self, other: &Int) -> Int {
            let mut product = Int::zero(self.width());
            for (count, &bit) in other.0.iter().enumerate() {
                if bit {
                    product = product.add(&self.shl(count));
                }
            }
            product
        }

        pub fn less(&self, other: &Int) -> bool {
            self.0.iter().rev().zip(other.0.iter().rev()).find(|(a, b)| a != b).is_some_and(|(_, &b)| b)
        }

        pub fn signed_less(&self, other: &Int) -> bool {
            if self.sign() == other.sign() { self.less(other) } else { self.sign() }
        }

        /// Quotient and remainder.
        pub fn divide(&self, other: &Int) -> (Int, Int) {
            let width = self.width();
            let (mut quotient, mut rest) = (Int::zero(width), Int::zero(width + 1));
            let divisor = other.resize(width + 1, false);
            for bit in (0..width).rev() {
                rest = rest.shl(1);
                rest.0[0] = self.0[bit];
                if !rest.less(&divisor) {
                    rest = rest.sub(&divisor);
                    quotient.0[bit] = true;
                }
            }
            (quotient, rest.resize(width, false))
        }

        pub fn signed_divide(&self, other: &Int) -> (Int, Int) {
            let magnitude = |value: &Int| if value.sign() { value.neg() } else { value.clone() };
            let (quotient, rest) = magnitude(self).divide(&magnitude(other));
            let quotient = if self.sign() == other.sign() { quotient } else { quotient.neg() };
            (quotient, if self.sign() { rest.neg() } else { rest })
        }

        /// The memory form, little-endian, padding bits clear.
        pub fn bytes(&self) -> Vec<u8> {
            let byte = |bits: &[bool]| bits.iter().rev().fold(0, |sum, &bit| sum << 1 | u8::from(bit));
            self.0.chunks(8).map(byte).collect()
        }
    }
}

use reference::Int;

/// A small generator of numbers (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn int(&mut self, width: usize) -> Int {
        let one = Int::from_u128(width, 1);
        let highest = one.shl(width - 1);
        match self.next() % 8 {
            0 => Int::from_u128(width, u128::from(self.next() % 4)),
            1 => Int::from_u128(width, u128::from(self.next() % 4)).neg(),
            2 => highest,
            3 => highest.sub(&one),
            4 => one.shl(self.next() as usize % width),
            5 => Int((0..width).map(|bit| bit < width / 2 && self.next() & 1 != 0).collect()),
            _ => Int((0..width).map(|_| self.next() & 1 != 0).collect()),
        }
    }
}

/// The functions, the data, and the checks of a module.
#[derive(Default)]
struct Module {
    declarations: std::collections::BTreeSet<String>,
    functions: String,
    checks: String,
    names: Vec<String>,
    data: Vec<u8>,
}

impl Module {
    /// Adds a function that applies `body` to the values `%a` and `%b` of type `operand` in memory and leaves `%r`
    /// of type `result`, and checks it on these operands and results.
    fn add(&mut self, name: String, operand: &str, result: &str, body: &str, rows: &[[Vec<u8>; 3]]) {
        let number = self.names.len();
        let out = &mut self.functions;
        write!(
            out,
            "define internal void @f{number}(ptr %pa, ptr %pb, ptr %pr) {{\n  %a = load {operand}, ptr %pa, align 1\n  \
             %b = load {operand}, ptr %pb, align 1\n{body}  store {result} %r, ptr %pr, align 1\n  ret void\n}}\n"
        )
        .expect("text");
        let start = self.data.len();
        let (input, output) = (rows[0][0].len(), rows[0][2].len());
        for row in rows {
            self.data.extend(row.iter().flatten());
        }
        writeln!(
            self.checks,
            "  call void @check(ptr @f{number}, i64 {start}, i64 {input}, i64 {output}, i64 {}, i32 {number})",
            rows.len()
        )
        .expect("text");
        self.names.push(name);
    }

    fn text(&self) -> String {
        let data: String = self.data.iter().map(|byte| format!("\\{byte:02X}")).collect();
        let declarations: String = self.declarations.iter().map(|line| format!("{line}\n")).collect();
        format!(
            "@data = constant [{} x i8] c\"{data}\"\n@format = constant [7 x i8] c\"%d %d\\0A\\00\"\n\
             declare i32 @printf(ptr, ...)\ndeclare i32 @memcmp(ptr, ptr, i64)\n{declarations}{}\
             define internal void @check(ptr %f, i64 %start, i64 %input, i64 %output, i64 %count, i32 %number) noinline {{\n\
             entry:\n  %result = alloca [1024 x i8], align 16\n  br label %loop\n\
             loop:\n  %row = phi i64 [ 0, %entry ], [ %next, %done ]\n  %at = phi i64 [ %start, %entry ], [ %end, %done ]\n\
             \x20 %pa = getelementptr i8, ptr @data, i64 %at\n  %pb = getelementptr i8, ptr %pa, i64 %input\n\
             \x20 %pe = getelementptr i8, ptr %pb, i64 %input\n  call void %f(ptr %pa, ptr %pb, ptr %result)\n\
             \x20 %differs = call i32 @memcmp(ptr %result, ptr %pe, i64 %output)\n  %bad = icmp ne i32 %differs, 0\n\
             \x20 br i1 %bad, label %report, label %done\n\
             report:\n  %r = trunc i64 %row to i32\n  call i32 (ptr, ...) @printf(ptr @format, i32 %number, i32 %r)\n\
             \x20 br label %done\n\
             done:\n  %in = shl i64 %input, 1\n  %size = add i64 %in, %output\n  %end = add i64 %at, %size\n\
             \x20 %next = add i64 %row, 1\n  %more = icmp ult i64 %next, %count\n  br i1 %more, label %loop, label %exit\n\
             exit:\n  ret void\n}}\ndefine i32 @main() {{\n{}  ret i32 0\n}}\n",
            self.data.len(),
            self.functions,
            self.checks
        )
    }
}

/// Compiles and runs at both levels; the names of the functions that are wrong, and on which rows.
fn wrong(module: &Module) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let source = folder.path().join("arithmetic.ll");
    std::fs::write(&source, module.text()).expect("a file");
    let rllc = tools::rllc().expect("the compiler");
    let mut wrong = Vec::new();
    for level in ["-O0", "-O2"] {
        let (object, program) = (folder.path().join("arithmetic.o"), folder.path().join("arithmetic"));
        let compile = Run::new(&rllc).args([level, "-o"]).arg(&object).arg(&source).seconds(300);
        compile.checked().expect("an object");
        Run::new("cc").arg("-o").arg(&program).arg(&object).arg("-lm").checked().expect("a program");
        let outcome = Run::new(&program).seconds(120).checked().expect("a run");
        for line in String::from_utf8_lossy(&outcome.stdout).lines() {
            let (number, row) = line.split_once(' ').expect("two numbers");
            let name = &module.names[number.parse::<usize>().expect("a number")];
            wrong.push(format!("{level} {name} row {row}"));
        }
    }
    wrong
}

/// Rows of the number of operands of an operation on vectors of `lanes` lanes.
const ROWS: usize = 24;

/// A lane-wise binary operation: the name, the IR, the result if it is defined.
type BinaryRow = (&'static str, fn(&Int, &Int) -> Option<Int>);

fn bits(condition: bool) -> Int {
    Int(vec![condition])
}

fn saturated(exact: &Int, width: usize, signed: bool) -> Int {
    let extended = exact.width();
    let significant = if signed { width - 1 } else { width };
    let highest = Int((0..extended).map(|bit| bit < significant).collect());
    let lowest = if signed { highest.not() } else { Int::zero(extended) };
    let limited = if highest.signed_less(exact) {
        highest
    } else if exact.signed_less(&lowest) {
        lowest
    } else {
        exact.clone()
    };
    limited.resize(width, false)
}

fn exactly(a: &Int, b: &Int, signed: bool, op: fn(&Int, &Int) -> Int) -> Int {
    let width = a.width() * 2 + 2;
    op(&a.resize(width, signed && a.sign()), &b.resize(width, signed && b.sign()))
}

const BINARY: &[BinaryRow] = &[
    ("add", |a, b| Some(a.add(b))),
    ("sub", |a, b| Some(a.sub(b))),
    ("mul", |a, b| Some(a.mul(b))),
    ("and", |a, b| Some(a.zip(b, |a, b| a & b))),
    ("or", |a, b| Some(a.zip(b, |a, b| a | b))),
    ("xor", |a, b| Some(a.zip(b, |a, b| a ^ b))),
    ("udiv", |a, b| (!b.is_zero()).then(|| a.divide(b).0)),
    ("urem", |a, b| (!b.is_zero()).then(|| a.divide(b).1)),
    ("sdiv", |a, b| divides(a, b).then(|| a.signed_divide(b).0)),
    ("srem", |a, b| divides(a, b).then(|| a.signed_divide(b).1)),
    ("shl", |a, b| shift(a, b).map(|count| a.shl(count))),
    ("lshr", |a, b| shift(a, b).map(|count| a.shr(count, false))),
    ("ashr", |a, b| shift(a, b).map(|count| a.shr(count, a.sign()))),
];

const COMPARE: &[BinaryRow] = &[
    ("eq", |a, b| Some(bits(a == b))),
    ("ne", |a, b| Some(bits(a != b))),
    ("ult", |a, b| Some(bits(a.less(b)))),
    ("ule", |a, b| Some(bits(!b.less(a)))),
    ("ugt", |a, b| Some(bits(b.less(a)))),
    ("uge", |a, b| Some(bits(!a.less(b)))),
    ("slt", |a, b| Some(bits(a.signed_less(b)))),
    ("sle", |a, b| Some(bits(!b.signed_less(a)))),
    ("sgt", |a, b| Some(bits(b.signed_less(a)))),
    ("sge", |a, b| Some(bits(!a.signed_less(b)))),
];

const CALLS: &[BinaryRow] = &[
    ("smax", |a, b| Some(if a.signed_less(b) { b.clone() } else { a.clone() })),
    ("smin", |a, b| Some(if a.signed_less(b) { a.clone() } else { b.clone() })),
    ("umax", |a, b| Some(if a.less(b) { b.clone() } else { a.clone() })),
    ("umin", |a, b| Some(if a.less(b) { a.clone() } else { b.clone() })),
    ("sadd.sat", |a, b| Some(saturated(&exactly(a, b, true, Int::add), a.width(), true))),
    ("ssub.sat", |a, b| Some(saturated(&exactly(a, b, true, Int::sub), a.width(), true))),
    ("uadd.sat", |a, b| Some(saturated(&exactly(a, b, false, Int::add), a.width(), false))),
    ("usub.sat", |a, b| Some(saturated(&exactly(a, b, false, Int::sub), a.width(), false))),
    ("sshl.sat", |a, b| {
        let count = shift(a, b)?;
        let wide = a.resize(a.width() * 2 + 1, a.sign()).shl(count);
        Some(saturated(&wide, a.width(), true))
    }),
    ("ushl.sat", |a, b| {
        let count = shift(a, b)?;
        Some(saturated(&a.resize(a.width() * 2 + 1, false).shl(count), a.width(), false))
    }),
];

fn divides(a: &Int, b: &Int) -> bool {
    let overflows = a.sign() && a.neg() == *a && b.not().is_zero();
    !b.is_zero() && !overflows
}

fn shift(a: &Int, b: &Int) -> Option<usize> {
    let count = b.at_most(a.width());
    (count < a.width()).then_some(count)
}

/// A type: lanes (0: a scalar) of integers.
#[derive(Clone, Copy)]
struct Ints {
    lanes: usize,
    width: usize,
}

impl Ints {
    fn with_width(self, width: usize) -> String {
        if self.lanes == 0 { format!("i{width}") } else { format!("<{} x i{width}>", self.lanes) }
    }

    fn suffix(self) -> String {
        if self.lanes == 0 { format!("i{}", self.width) } else { format!("v{}i{}", self.lanes, self.width) }
    }

    /// Lanes go through memory in whole bytes, zero-extended, so that the lanes of vectors lie apart.
    fn memory_width(self, width: usize) -> usize {
        match width {
            _ if self.lanes == 0 => width,
            0..=8 => 8,
            9..=16 => 16,
            17..=32 => 32,
            33..=64 => 64,
            _ => 128,
        }
    }
}

/// Adds one operation on one type.
fn add_operation(
    module: &mut Module,
    random: &mut Random,
    ty: Ints,
    name: &str,
    ir: &str,
    apply: fn(&Int, &Int) -> Option<Int>,
    compares: bool,
) {
    let result_width = if compares { 1 } else { ty.width };
    let (memory, result_memory) =
        (ty.memory_width(ty.width), ty.memory_width(result_width.max(8).min(ty.width)));
    let result_memory = if compares { 8 } else { result_memory };
    let (inner, wide) = (ty.with_width(ty.width), ty.with_width(memory));
    let (result, wide_result) = (ty.with_width(result_width), ty.with_width(result_memory));
    let mut body = String::new();
    for operand in ["a", "b"] {
        let line = if memory == ty.width {
            format!("  %{operand}.v = freeze {inner} %{operand}\n")
        } else {
            format!("  %{operand}.v = trunc {wide} %{operand} to {inner}\n")
        };
        body.push_str(&line);
    }
    writeln!(body, "  %v = {ir}").expect("text");
    if result_memory == result_width {
        writeln!(body, "  %r = freeze {result} %v").expect("text");
    } else {
        writeln!(body, "  %r = zext {result} %v to {wide_result}").expect("text");
    }
    let mut rows = Vec::new();
    while rows.len() < ROWS {
        let mut row = [Vec::new(), Vec::new(), Vec::new()];
        for _ in 0..ty.lanes.max(1) {
            // Operands for which the operation is defined.
            let (a, b, value) = loop {
                let (a, b) = (random.int(ty.width), random.int(ty.width));
                // Often a count that shifts may have.
                let count = u128::from(random.next() % ty.width as u64);
                let b = if random.next() & 1 == 0 { Int::from_u128(ty.width, count) } else { b };
                if let Some(value) = apply(&a, &b) {
                    break (a, b, value);
                }
            };
            row[0].extend(a.resize(memory, false).bytes());
            row[1].extend(b.resize(memory, false).bytes());
            row[2].extend(value.resize(result_memory, false).bytes());
        }
        rows.push(row);
    }
    module.add(format!("{name} {inner}"), &wide, &wide_result, &body, &rows);
}

#[test]
fn integers() {
    let mut module = Module::default();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let scalars =
        [1, 2, 7, 8, 13, 16, 24, 31, 32, 33, 48, 63, 64, 65, 100, 127, 128, 129, 192, 200, 256, 511];
    let vectors =
        [(2, 64), (3, 32), (4, 32), (8, 16), (16, 8), (5, 16), (4, 1), (16, 1), (2, 128), (3, 7), (8, 32)];
    let scalars = scalars.map(|width| Ints { lanes: 0, width });
    let vectors = vectors.map(|(lanes, width)| Ints { lanes, width });
    for ty in scalars.into_iter().chain(vectors) {
        let (inner, suffix) = (ty.with_width(ty.width), ty.suffix());
        for (name, apply) in BINARY {
            let ir = format!("{name} {inner} %a.v, %b.v");
            add_operation(&mut module, &mut random, ty, name, &ir, *apply, false);
        }
        for (name, apply) in COMPARE {
            let ir = format!("icmp {name} {inner} %a.v, %b.v");
            add_operation(&mut module, &mut random, ty, &format!("icmp {name}"), &ir, *apply, true);
        }
        for (name, apply) in CALLS {
            let ir = format!("call {inner} @llvm.{name}.{suffix}({inner} %a.v, {inner} %b.v)");
            module.declarations.insert(format!("declare {inner} @llvm.{name}.{suffix}({inner}, {inner})"));
            add_operation(&mut module, &mut random, ty, name, &ir, *apply, false);
        }
    }
    let wrong = wrong(&module);
    assert!(wrong.is_empty(), "{} functions\n{}", module.names.len(), wrong.join("\n"));
}

#[path = "arithmetic/floats.rs"]
mod floats;

#[test]
fn floats() {
    let mut module = Module::default();
    floats::fill(&mut module);
    let wrong = wrong(&module);
    assert!(wrong.is_empty(), "{} functions\n{}", module.names.len(), wrong.join("\n"));
}
