; Allocas aligned to more than the stack is: on s390x that is 8 bytes.
; PLATFORMS: host aarch64 riscv64 s390x
; RUN
define i64 @misaligned(i64 %depth) noinline {
  %word = alloca i64
  %a = alloca <2 x i64>, align 16
  %b = alloca i64, align 16
  %c = alloca [3 x i64], align 64
  store volatile i64 1, ptr %word
  store volatile <2 x i64> zeroinitializer, ptr %a
  store volatile i64 1, ptr %b
  store volatile [3 x i64] zeroinitializer, ptr %c
  %x = call i64 asm "", "=r,0"(ptr %a)
  %y = call i64 asm "", "=r,0"(ptr %b)
  %z = call i64 asm "", "=r,0"(ptr %c)
  %xl = and i64 %x, 15
  %yl = and i64 %y, 15
  %zl = and i64 %z, 63
  %xy = or i64 %xl, %yl
  %xyz = or i64 %xy, %zl
  %last = icmp eq i64 %depth, 0
  br i1 %last, label %done, label %again
again:
  %less = sub i64 %depth, 1
  %inner = call i64 @misaligned(i64 %less)
  %all = or i64 %inner, %xyz
  ret i64 %all
done:
  ret i64 %xyz
}
define i32 @main() {
  %r = call i64 @misaligned(i64 5)
  %c = trunc i64 %r to i32
  ret i32 %c
}
