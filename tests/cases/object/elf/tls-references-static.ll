; Thread-local accesses, in the static relocation model.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; OPTIONS: -relocation-model=static
@ext = external thread_local global i32
@hid = external hidden thread_local global i32
@def = thread_local global i32 1
@loc = dso_local thread_local global i32 1
@int = internal thread_local global i32 1
@ie = external thread_local(initialexec) global i32
@le = external thread_local(localexec) global i32
@ld = internal thread_local(localdynamic) global i32 1
@wk = extern_weak thread_local global i32
declare ptr @llvm.threadlocal.address.p0(ptr)
define ptr @a1() { %v = call ptr @llvm.threadlocal.address.p0(ptr @ext)
 ret ptr %v }
define ptr @a2() { %v = call ptr @llvm.threadlocal.address.p0(ptr @hid)
 ret ptr %v }
define ptr @a3() { %v = call ptr @llvm.threadlocal.address.p0(ptr @def)
 ret ptr %v }
define ptr @a4() { %v = call ptr @llvm.threadlocal.address.p0(ptr @loc)
 ret ptr %v }
define ptr @a5() { %v = call ptr @llvm.threadlocal.address.p0(ptr @int)
 ret ptr %v }
define ptr @a6() { %v = call ptr @llvm.threadlocal.address.p0(ptr @ie)
 ret ptr %v }
define ptr @a7() { %v = call ptr @llvm.threadlocal.address.p0(ptr @le)
 ret ptr %v }
define ptr @a8() { %v = call ptr @llvm.threadlocal.address.p0(ptr @ld)
 ret ptr %v }
define i32 @b1() { %v = load i32, ptr @ext
 ret i32 %v }
define i32 @b2() { %v = load i32, ptr @int
 ret i32 %v }
