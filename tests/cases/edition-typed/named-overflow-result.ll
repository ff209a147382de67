; Before LLVM 15 the result of an intrinsic could be an identified struct.
; EMIT: call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 1)
; RUN

%result = type { i32, i1 }
declare %result @llvm.sadd.with.overflow.i32(i32, i32)

define i32* @check(i32 %x, i32* %p) {
  %r = call %result @llvm.sadd.with.overflow.i32(i32 %x, i32 1)
  %over = extractvalue %result %r, 1
  %sum = extractvalue %result %r, 0
  %wide = zext i1 %over to i32
  %s = add i32 %sum, %wide
  store i32 %s, i32* %p
  ret i32* %p
}

define i32 @main() {
  %slot = alloca i32
  %p = call i32* @check(i32 41, i32* %slot)
  %a = load i32, i32* %p
  %q = call i32* @check(i32 2147483647, i32* %slot)
  %b = load i32, i32* %q
  %c = icmp ne i32 %a, 42
  ; The smallest number, and one for the overflow.
  %d = icmp ne i32 %b, -2147483647
  %bad = or i1 %c, %d
  %exit = zext i1 %bad to i32
  ret i32 %exit
}
