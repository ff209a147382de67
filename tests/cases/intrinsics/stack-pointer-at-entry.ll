; llvm.sponentry is where the stack arguments start on AArch64, with and without a frame of any size.
; PLATFORMS: aarch64
; EXIT: 42
declare ptr @llvm.sponentry.p0()

define void @fill(ptr %p) noinline {
  store i64 1, ptr %p
  ret void
}

define i64 @ninth(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) noinline {
  %buffer = alloca [1000 x i64]
  call void @fill(ptr %buffer)
  %p = call ptr @llvm.sponentry.p0()
  %n = load i64, ptr %p
  %k = load i64, ptr %buffer
  %r = add i64 %n, %k
  ret i64 %r
}

define i64 @tenth(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) noinline {
  %p = call ptr @llvm.sponentry.p0()
  %q = getelementptr i8, ptr %p, i64 8
  %n = load i64, ptr %q
  ret i64 %n
}

define i32 @main() {
  %a = call i64 @ninth(i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 30)
  %b = call i64 @tenth(i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 11)
  %c = add i64 %a, %b
  %exit = trunc i64 %c to i32
  ret i32 %exit
}
