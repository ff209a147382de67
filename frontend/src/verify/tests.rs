//! Small modules and what is wrong with them. Each is read as assembly, so that what the reader refuses already
//! is not here.

use super::Verifier;
use crate::layout::DataLayout;
use crate::reader::{Input, ReadOptions};

/// The messages about a module, or the reader's own.
fn messages(text: &str) -> Vec<String> {
    let input = match Input::open(text.as_bytes(), &ReadOptions::default()) {
        Ok(input) => input,
        Err(error) => return vec![format!("reader: {}", error.message)],
    };
    let module = input.module();
    let layout = DataLayout::default().for_types(&module.context.types, &module.context.strings);
    let verifier = Verifier::new(module, &layout);
    let mut found = verifier.verify_module();
    for function in module.definitions() {
        match input.body(function) {
            Ok(body) => found.extend(verifier.verify_body(&body)),
            Err(error) => return vec![format!("reader: {}", error.message)],
        }
    }
    found.into_iter().map(|diagnostic| diagnostic.message).collect()
}

fn function(body: &str) -> String {
    format!("define void @f(i32 %a, i64 %b, ptr %p, i1 %c, float %x) {{\n{body}\n}}\n")
}

fn rejected(cases: &[(&str, &str)], wrap: fn(&str) -> String) {
    for (text, expected) in cases {
        let found = messages(&wrap(text));
        assert!(found.iter().any(|message| message.contains(expected)), "{text}\nfound {found:?}");
    }
}

fn accepted(cases: &[&str], wrap: fn(&str) -> String) {
    for text in cases {
        let found = messages(&wrap(text));
        assert!(found.is_empty(), "{text}\nfound {found:?}");
    }
}

#[test]
fn dominance() {
    rejected(
        &[
            ("%y = add i32 1, %y\nret void", "%y is used here but not defined on every path"),
            ("%y = add i32 %z, 1\n%z = add i32 1, 1\nret void", "%z is used here"),
            (
                "br i1 %c, label %l, label %r\nl:\n%y = add i32 %a, 1\nbr label %r\nr:\n%z = add i32 %y, 1\nret void",
                "%y is used here",
            ),
            (
                "br label %l\nl:\n%y = phi i32 [ %z, %0 ], [ 1, %l ]\n%z = add i32 %y, 1\nbr i1 %c, label %l, label %r\nr:\nret void",
                "%z is used here",
            ),
        ],
        function,
    );
    accepted(
        &[
            "br label %l\nl:\nret void\ndead:\n%y = add i32 1, %y\nbr label %dead",
            "br label %l\nl:\n%y = phi i32 [ 0, %0 ], [ %z, %l ]\n%z = add i32 %y, 1\nbr i1 %c, label %l, label %r\nr:\nret void",
            "br label %l\nl:\n%s = phi i32 [ 0, %0 ], [ %s, %l ]\nbr label %l",
            "br i1 %c, label %l, label %r\nl:\n%y = add i32 %a, 1\nbr label %r\nr:\n%z = phi i32 [ 0, %0 ], [ %y, %l ]\nret void",
        ],
        function,
    );
}

#[test]
fn blocks_and_phis() {
    rejected(
        &[
            ("br label %l\nl:\n%y = phi i32 [ 0, %0 ], [ 1, %0 ]\nret void", "different values for block %0"),
            ("br label %l\nl:\n%y = phi i32 [ 0, %r ]\nret void\nr:\nret void", "no predecessor"),
            ("br i1 %c, label %l, label %l\nl:\n%y = phi i32 [ 0, %0 ]\nret void", "1 entries, but 2 edges"),
            (
                "br label %l\nl:\n%y = phi i32 [ 0, %0 ]\n%n = add i32 1, 1\n%z = phi i32 [ 0, %0 ]\nret void",
                "together at the top",
            ),
            ("e:\nbr label %e", "the entry block"),
            ("%l = landingpad { ptr, i32 } cleanup\nret void", "a pad cannot stand in the entry block"),
        ],
        function,
    );
    accepted(
        &[
            "br i1 %c, label %l, label %l\nl:\n%y = phi i32 [ 0, %0 ], [ 0, %0 ]\nret void",
            "switch i32 %a, label %d [ i32 1, label %d\n i32 2, label %d ]\nd:\n%y = phi i32 [ 7, %0 ], [ 7, %0 ], [ 7, %0 ]\nret void",
        ],
        function,
    );
}

#[test]
fn accesses() {
    rejected(
        &[
            ("%y = load atomic i24, ptr %p acquire, align 4\nret void", "power of two"),
            ("%y = load i32, ptr %p, !nonnull !{}\nret void", "!nonnull is for pointers"),
            ("%y = load i32, ptr %p, !range !{i32 1, i32 1}\nret void", "a range is not empty"),
            ("%y = load i32, ptr %p, !range !{i8 1, i8 5}\nret void", "type of the value"),
            ("store i32 %a, ptr %p, !range !{i32 1, i32 2}\nret void", "!range is for loads"),
        ],
        function,
    );
    accepted(
        &[
            "%y = load i32, ptr %p, !range !{i32 1, i32 5, i32 9, i32 0}\nret void",
            "%y = load ptr, ptr %p, !nonnull !{}, !align !{i64 8}\nret void",
            "%y = load atomic float, ptr %p seq_cst, align 4\nret void",
        ],
        function,
    );
}

#[test]
fn calls() {
    let wrap = |text: &str| {
        format!(
            "declare i32 @g(i32)\ndeclare void @v(i32, ...)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
             declare void @llvm.va_start.p0(ptr)\ndeclare i24 @llvm.bswap.i24(i24)\ndeclare i32 @llvm.abs.i32(i32, i32)\n\
             declare void @llvm.lifetime.start.p0(ptr)\ndeclare i32 @llvm.umax.i32(i32, i32)\n\
             define i32 @f(i32 %a, ptr %p, i1 %c, i24 %s) {{\n{text}\n}}\n"
        )
    };
    rejected(
        &[
            (
                "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 1, i1 %c)\nret i32 0",
                "must be an immediate",
            ),
            ("call void @llvm.va_start.p0(ptr %p)\nret i32 0", "without variable arguments"),
            ("%y = call i24 @llvm.bswap.i24(i24 %s)\nret i32 0", "even number of bytes"),
            ("%y = call i32 @llvm.abs.i32(i32 %a, i32 0)\nret i32 0", "wrong type of parameter 2"),
            ("call void @llvm.lifetime.start.p0(ptr %p)\nret i32 0", "for allocas only"),
            ("%y = musttail call i32 @g(i32 %a)\nret i32 %y", "different parameters"),
            ("%y = call i32 @g(i32 nonnull %a)\nret i32 %y", "'nonnull' does not fit type i32"),
            ("%y = call i32 @g(i32 signext zeroext %a)\nret i32 %y", "exclude each other"),
            (
                "%y = call i32 @g(i32 %a) [ \"deopt\"(), \"deopt\"() ]\nret i32 %y",
                "more than one 'deopt' bundle",
            ),
            ("%y = call i32 asm \"\", \"=r,r\"()\nret i32 %y", "fewer arguments"),
            ("store ptr @llvm.umax.i32, ptr %p\nret i32 0", "the address of an intrinsic"),
        ],
        wrap,
    );
    accepted(
        &[
            "call void (i32, ...) @v(i32 1, float 1.0, i32 signext 2)\nret i32 0",
            "%s1 = alloca i32\ncall void @llvm.lifetime.start.p0(ptr %s1)\nret i32 0",
            "%y = call i32 @llvm.umax.i32(i32 noundef %a, i32 range(i32 0, 5) %a)\nret i32 %y",
        ],
        wrap,
    );
}

#[test]
fn globals() {
    rejected(
        &[
            ("@a = alias i32, ptr @b\n@b = alias i32, ptr @a", "cycle"),
            ("declare void @d()\n@a = alias void (), ptr @d", "of a definition"),
            ("@a = common global i32 1", "initialized with zero"),
            ("@a = common constant i32 0", "cannot be constant"),
            ("@a = appending global i32 0", "only arrays"),
            ("@llvm.used = global [1 x ptr] [ptr @a]\n@a = global i32 0", "appending linkage"),
            (
                "@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } zeroinitializer]",
                "three fields",
            ),
            ("define void @f() builtin {\nret void\n}", "'builtin'"),
            ("define void @f() optnone {\nret void\n}", "'optnone' needs 'noinline'"),
            ("define void @f() noinline alwaysinline {\nret void\n}", "exclude each other"),
            ("declare void @f(ptr byval(i32) inreg)", "exclude each other"),
            ("declare token @f()", "only intrinsics"),
            ("declare fastcc void @f(...)", "variable arguments"),
            ("declare void @llvm.unheard.of(i32 inreg immarg)", "stands alone"),
            ("@g = ifunc void (), ptr @r\n@r = global i32 0", "resolver"),
        ],
        |text| text.to_string(),
    );
    accepted(
        &[
            "@x = global i32 0\n@a = alias i32, ptr @x\n@b = alias i32, ptr @a",
            "@llvm.used = appending global [1 x ptr] [ptr @a], section \"llvm.metadata\"\n@a = internal global i32 0",
            "@g = ifunc void (), ptr @r\ndefine ptr @r() {\nret ptr null\n}",
            "declare void @f(ptr sret({ i32, i32 }) align 8, ptr byval(i32) align 4)",
        ],
        |text| text.to_string(),
    );
}

#[test]
fn exception_pads() {
    let wrap = |text: &str| {
        format!(
            "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {{\n{text}\n}}\n"
        )
    };
    rejected(
        &[
            (
                "invoke void @g() to label %n unwind label %u\nn:\nret void\nu:\nret void",
                "exception-handling pad",
            ),
            (
                "invoke void @g() to label %n unwind label %u\nn:\nbr label %u\nu:\n%l = landingpad { ptr, i32 } cleanup\nret void",
                "only unwind edges of invokes",
            ),
            (
                "invoke void @g() to label %n unwind label %u\nn:\nret void\nu:\n%l = landingpad { ptr, i32 }\nret void",
                "needs a clause",
            ),
            (
                "invoke void @g() to label %n unwind label %u\nn:\nret void\nu:\n%l = landingpad { ptr, i32 } cleanup\nresume { ptr, i64 } zeroinitializer",
                "type of the function's landing pads",
            ),
            (
                "invoke void @g() to label %n unwind label %u\nn:\nret void\nu:\n%c = cleanuppad within none []\nbr label %v\nv:\n%d = cleanuppad within none []\nret void",
                "only unwind edges",
            ),
        ],
        wrap,
    );
    accepted(
        &[
            "invoke void @g() to label %n unwind label %u\nn:\nret void\nu:\n%l = landingpad { ptr, i32 } cleanup catch ptr null\nresume { ptr, i32 } %l",
            "invoke void @g() to label %n unwind label %s\nn:\nret void\ns:\n%w = catchswitch within none [label %h] unwind label %u\n\
             h:\n%c = catchpad within %w [ptr null, i32 64, ptr null]\ncall void @g() [ \"funclet\"(token %c) ]\ncatchret from %c to label %n\n\
             u:\n%d = cleanuppad within none []\ncleanupret from %d unwind to caller",
        ],
        wrap,
    );
}

#[test]
fn results_of_invokes() {
    let text = |using: &str| {
        format!(
            "declare i32 @p(...)\ndeclare i32 @g()\ndefine i32 @f(i1 %c) personality ptr @p {{\n\
             br i1 %c, label %i, label %n\ni:\n%r = invoke i32 @g() to label %n unwind label %u\n\
             n:\n{using}\nu:\n%l = landingpad {{ ptr, i32 }} cleanup\nret i32 1\n}}\n"
        )
    };
    assert!(messages(&text("%v = phi i32 [ 0, %0 ], [ %r, %i ]\nret i32 %v")).is_empty());
    assert!(!messages(&text("ret i32 %r")).is_empty());
}

#[test]
fn large_functions_take_linear_time() {
    // Deep dominator trees, wide phis, and uses far from their definitions.
    let blocks = 20_000;
    let mut text = String::from("br label %b0\n");
    for block in 0..blocks {
        text.push_str(&format!(
            "b{block}:\n%v{block} = add i32 %a, {block}\n%w{block} = add i32 %v{block}, %v{}\nbr i1 %c, label %b{}, label %end\n",
            block / 2,
            block + 1
        ));
    }
    text.push_str(&format!("b{blocks}:\nbr label %end\nend:\n%phi = phi i32 [ 0, %b{blocks} ]"));
    for block in 0..blocks {
        text.push_str(&format!(", [ %w{block}, %b{block} ]"));
    }
    text.push_str("\nret void");
    let start = std::time::Instant::now();
    accepted(&[&text], function);
    assert!(start.elapsed().as_secs() < 20);
}
