//! C programs with random signatures: what one half passes, the other half checks.
//!
//! A program has two files and a header. `callee.c` defines the functions: each compares every argument with what
//! it must be and returns a value. `caller.c` calls them, directly and through pointers, and compares the results. Both draw
//! the values from one sequence of numbers, so that nothing but the calling convention lies between them.

use std::fmt::Write;

/// The text of a program.
pub struct Program {
    pub header: String,
    pub caller: String,
    pub callee: String,
}

/// A sequence of numbers (Marsaglia's xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn pick<'t>(&mut self, list: &[&'t str]) -> &'t str {
        list[self.below(list.len())]
    }
}

/// Types that a variadic argument keeps.
const PROMOTED: &[&str] =
    &["int", "unsigned", "long", "long long", "double", "ldouble", "pointer", "int128", "uint128"];

const SCALARS: &[&str] = &[
    "bool_",
    "char",
    "schar",
    "uchar",
    "short",
    "ushort",
    "int",
    "unsigned",
    "long",
    "long long",
    "int",
    "long",
    "float",
    "double",
    "float",
    "double",
    "ldouble",
    "pointer",
    "int128",
    "uint128",
    "half",
    "cfloat",
    "cdouble",
];

/// The vector types that a program may have.
pub const VECTORS: &[&str] =
    &["v8c", "v4s", "v2i", "v2f", "v16c", "v8s", "v4i", "v2l", "v4f", "v2d", "v4l", "v8f", "v1l", "v1d"];

/// Named types, their values and comparisons. Numbers are small enough to be exact in every format.
const PRELUDE: &str = r#"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
typedef _Bool bool_;
typedef signed char schar;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef long double ldouble;
typedef void *pointer;
typedef __int128 int128;
typedef unsigned __int128 uint128;
typedef _Float16 half;
typedef _Complex float cfloat;
typedef _Complex double cdouble;
static unsigned long next_number(unsigned long *state) {
  *state = *state * 6364136223846793005ul + 1442695040888963407ul;
  return *state >> 17;
}
#define INTEGER(name, type) \
  static void fill_##name(type *p, unsigned long *s) { *p = (type)next_number(s); } \
  static int differ_##name(const type *a, const type *b) { return *a != *b; }
#define FLOATING(name, type) \
  static void fill_##name(type *p, unsigned long *s) { *p = (type)((int)(next_number(s) & 0x3ff) - 512) / 4; } \
  static int differ_##name(const type *a, const type *b) { return *a != *b; }
#define COMPLEX(name, type, part) \
  static void fill_##name(type *p, unsigned long *s) { fill_##part((part *)p, s); fill_##part((part *)p + 1, s); } \
  static int differ_##name(const type *a, const type *b) { return *a != *b; }
#define WIDE(name, type) \
  static void fill_##name(type *p, unsigned long *s) { *p = (type)next_number(s) << 64 | next_number(s) << 20; } \
  static int differ_##name(const type *a, const type *b) { return *a != *b; }
#define VECTOR(name, elem, count) \
  typedef elem name __attribute__((vector_size(sizeof(elem) * count))); \
  static void fill_##name(name *p, unsigned long *s) { for (int i = 0; i < count; i++) (*p)[i] = (elem)(next_number(s) & 127); } \
  static int differ_##name(const name *a, const name *b) { return memcmp(a, b, sizeof *a) != 0; }
static void fill_bool_(bool_ *p, unsigned long *s) { *p = next_number(s) & 1; }
static int differ_bool_(const bool_ *a, const bool_ *b) { return *a != *b; }
static void fill_pointer(pointer *p, unsigned long *s) { *p = (pointer)next_number(s); }
static int differ_pointer(const pointer *a, const pointer *b) { return *a != *b; }
INTEGER(char, char)
INTEGER(schar, schar)
INTEGER(uchar, uchar)
INTEGER(short, short)
INTEGER(ushort, ushort)
INTEGER(int, int)
INTEGER(unsigned, unsigned)
INTEGER(long, long)
INTEGER(long_long, long long)
WIDE(int128, int128)
WIDE(uint128, uint128)
// Not every platform has the routines that convert these.
static void fill_half(half *p, unsigned long *s) { ushort bits = next_number(s) & 0xbbff; memcpy(p, &bits, 2); }
static int differ_half(const half *a, const half *b) { return memcmp(a, b, 2) != 0; }
FLOATING(float, float)
FLOATING(double, double)
FLOATING(ldouble, ldouble)
COMPLEX(cfloat, cfloat, float)
COMPLEX(cdouble, cdouble, double)
VECTOR(v8c, signed char, 8)
VECTOR(v4s, short, 4)
VECTOR(v2i, int, 2)
VECTOR(v2f, float, 2)
VECTOR(v1l, long, 1)
VECTOR(v1d, double, 1)
VECTOR(v16c, signed char, 16)
VECTOR(v8s, short, 8)
VECTOR(v4i, int, 4)
VECTOR(v2l, long, 2)
VECTOR(v4f, float, 4)
VECTOR(v2d, double, 2)
VECTOR(v4l, long, 4)
VECTOR(v8f, float, 8)
extern int errors;
static void check(int wrong, int function, int argument) {
  if (wrong) {
    errors++;
    if (argument < 0) printf("function %d: wrong result\n", function);
    else printf("function %d: wrong argument %d\n", function, argument);
  }
}
"#;

/// The name of a type within names of functions.
fn word(ty: &str) -> String {
    ty.replace(' ', "_")
}

/// A type for an argument or result.
fn any_type(random: &mut Random, structs: usize, vectors: &[&str]) -> String {
    match random.below(10) {
        0..=2 if structs > 0 => format!("s{}", random.below(structs)),
        3 if !vectors.is_empty() => random.pick(vectors).to_owned(),
        _ => random.pick(SCALARS).to_owned(),
    }
}

/// Structures, each with its functions; later ones may hold earlier ones.
fn structures(random: &mut Random, count: usize, vectors: &[&str]) -> String {
    let mut text = String::new();
    for index in 0..count {
        let alike = random.one_in(3).then(|| any_type(random, 0, vectors));
        let most = if random.one_in(4) { 8 } else { 4 };
        let fields = 1 + random.below(most);
        let is_union = random.one_in(12);
        let packed = if random.one_in(12) { "__attribute__((packed)) " } else { "" };
        let (mut members, mut fills, mut compares) = (String::new(), String::new(), String::new());
        for field in 0..fields {
            let ty = match &alike {
                Some(ty) => ty.clone(),
                None if random.one_in(6) => any_type(random, index, vectors),
                None => random.pick(SCALARS).to_owned(),
            };
            let name = word(&ty);
            let length = if random.one_in(5) { 1 + random.below(3) } else { 0 };
            let array = if length > 0 { format!("[{length}]") } else { String::new() };
            // Writing to a string does not fail.
            let _ = write!(members, " {ty} f{field}{array};");
            // A union holds its first member.
            if is_union && field > 0 {
                continue;
            }
            for element in 0..length.max(1) {
                let place = if length > 0 { format!("f{field}[{element}]") } else { format!("f{field}") };
                let _ = write!(fills, " {{ {ty} v; fill_{name}(&v, s); p->{place} = v; }}");
                let _ = write!(
                    compares,
                    " {{ {ty} v = a->{place}, w = b->{place}; if (differ_{name}(&v, &w)) return 1; }}"
                );
            }
        }
        let keyword = if is_union { "union" } else { "struct" };
        let _ = writeln!(text, "typedef {keyword} {packed}{{{members} }} s{index};");
        let _ = writeln!(text, "static void fill_s{index}(s{index} *p, unsigned long *s) {{{fills} }}");
        let _ = writeln!(
            text,
            "static int differ_s{index}(const s{index} *a, const s{index} *b) {{{compares} return 0; }}"
        );
    }
    text
}

/// A program with `count` functions. `vectors` are among the types.
pub fn program(seed: u64, count: usize, vectors: &[&str]) -> Program {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for _ in 0..8 {
        random.below(2);
    }
    let struct_count = 24;
    let mut header = format!("{PRELUDE}{}", structures(&mut random, struct_count, vectors));
    let mut callee = String::from("#include \"types.h\"\nint errors;\n");
    let mut caller = String::from("#include \"types.h\"\n");
    let mut main = String::from("int main(void) {\n");
    for function in 0..count {
        let ret = match random.below(8) {
            0 => "void".to_owned(),
            _ => any_type(&mut random, struct_count, vectors),
        };
        let many = random.one_in(3);
        let named = random.below(if many { 14 } else { 6 });
        let mut types: Vec<String> =
            (0..named).map(|_| any_type(&mut random, struct_count, vectors)).collect();
        let variadic = named > 0 && random.one_in(4);
        if variadic {
            for _ in 0..random.below(12) {
                let is_struct = random.one_in(4);
                types.push(match is_struct {
                    true => format!("s{}", random.below(struct_count)),
                    false => random.pick(PROMOTED).to_owned(),
                });
            }
        }
        let mut params: Vec<String> =
            types[..named].iter().enumerate().map(|(index, ty)| format!("{ty} a{index}")).collect();
        if variadic {
            params.push("...".to_owned());
        }
        let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
        let _ = writeln!(header, "{ret} f{function}({params});");
        let _ = writeln!(callee, "{ret} f{function}({params}) {{\n  unsigned long state = {function};");
        let mut call = format!("static void call{function}(void) {{\n  unsigned long state = {function};\n");
        if variadic {
            let _ = writeln!(callee, "  va_list list;\n  va_start(list, a{});", named - 1);
        }
        for (index, ty) in types.iter().enumerate() {
            let name = word(ty);
            let value = if index < named { format!("a{index}") } else { format!("va_arg(list, {ty})") };
            let _ = writeln!(
                callee,
                "  {{ {ty} expected, got = {value}; fill_{name}(&expected, &state); \
                 check(differ_{name}(&expected, &got), {function}, {index}); }}"
            );
            let _ = writeln!(call, "  {ty} a{index};\n  fill_{name}(&a{index}, &state);");
        }
        if variadic {
            callee.push_str("  va_end(list);\n");
        }
        let arguments: Vec<String> = (0..types.len()).map(|index| format!("a{index}")).collect();
        let mut target = format!("f{function}");
        if random.one_in(3) {
            let _ = writeln!(caller, "static {ret} (*volatile pointer{function})({params}) = f{function};");
            target = format!("pointer{function}");
        }
        if ret == "void" {
            let _ = writeln!(call, "  {target}({});", arguments.join(", "));
        } else {
            let name = word(&ret);
            let _ = writeln!(callee, "  {ret} result;\n  fill_{name}(&result, &state);\n  return result;");
            let _ = writeln!(
                call,
                "  {ret} got = {target}({}), expected;\n  fill_{name}(&expected, &state);\n  \
                 check(differ_{name}(&expected, &got), {function}, -1);",
                arguments.join(", ")
            );
        }
        callee.push_str("}\n");
        let _ = writeln!(caller, "{call}}}");
        let _ = writeln!(main, "  call{function}();");
    }
    let _ = writeln!(main, "  printf(\"%d errors\\n\", errors);\n  return errors != 0;\n}}");
    caller.push_str(&main);
    Program { header, caller, callee }
}
