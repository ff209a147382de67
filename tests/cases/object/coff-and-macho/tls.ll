; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu x86_64-apple-macosx11 arm64-apple-macosx11
; ASSEMBLY: x86_64-pc-windows-msvc x86_64-w64-windows-gnu x86_64-apple-macosx11 arm64-apple-macosx11

@a = thread_local global i32 1
@b = thread_local global i32 0
@c = internal thread_local global i32 3
@d = thread_local(initialexec) global i32 4
@e = external thread_local global i32
@w = weak thread_local global i64 1
@h = hidden thread_local global i64 1
@al = thread_local global i64 0, align 32
define i32 @f() {
 %p = call ptr @llvm.threadlocal.address(ptr @a)
 %q = call ptr @llvm.threadlocal.address(ptr @c)
 %r = call ptr @llvm.threadlocal.address(ptr @e)
 %x = load i32, ptr %p
 %y = load i32, ptr %q
 %z = load i32, ptr %r
 %s = add i32 %x, %y
 %s2 = add i32 %s, %z
 ret i32 %s2 }
declare ptr @llvm.threadlocal.address(ptr)
