; Functions, data and private constants in comdats.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
$f = comdat any
$v = comdat any
$priv = comdat any
$onlyname = comdat any
define linkonce_odr void @f() comdat { ret void }
@f_table = linkonce_odr constant [1 x ptr] [ptr @f], comdat($f)
@v = linkonce_odr global i32 1, comdat
@v_guard = linkonce_odr global i64 0, comdat($v)
@v_bss = weak_odr global [10 x i32] zeroinitializer, comdat($v)
@priv = private global i32 7, comdat
@inonly = internal global i32 8, comdat($onlyname)
@str = private unnamed_addr constant [3 x i8] c"ab\00", comdat($v)
@cst = private unnamed_addr constant i64 77, comdat($v)
@use = global [3 x ptr] [ptr @str, ptr @cst, ptr @priv]
