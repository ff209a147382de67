; Addresses of variables.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@ext = external global i32
@extd = external dso_local global i32
@hid = external hidden global i32
@hidw = extern_weak hidden global i32
@weak = extern_weak global i32
@def = global i32 1
@loc = dso_local global i32 1
@int = internal global i32 1
@cst = constant i32 1
define i32 @a1() { %v = load i32, ptr @ext
 ret i32 %v }
define i32 @a2() { %v = load i32, ptr @hid
 ret i32 %v }
define i32 @a3() { %v = load i32, ptr @def
 ret i32 %v }
define i32 @a4() { %v = load i32, ptr @loc
 ret i32 %v }
define i32 @a5() { %v = load i32, ptr @int
 ret i32 %v }
define ptr @a6() { ret ptr @weak }
define ptr @a7() { ret ptr @hidw }
define i32 @a8() { %v = load volatile i32, ptr @cst
 ret i32 %v }
define i32 @a9() { %v = load i32, ptr @extd
 ret i32 %v }
