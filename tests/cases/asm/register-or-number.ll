; Constraints that name a register beside what admits numbers, and the first vector register by its own code.
; RUN
target triple = "x86_64-unknown-linux-gnu"
define i32 @by_number() noinline {
  %r = call i32 asm "shll $1, $0", "=r,{cx}I,0"(i8 4, i32 3)
  ret i32 %r
}
define i32 @by_register(i8 %n) noinline {
  %r = call i32 asm "shll ${1:b}, $0", "=r,I{cx},0"(i8 %n, i32 3)
  ret i32 %r
}
define <4 x i32> @first(<4 x i32> %a, <4 x i32> %mask, <4 x i32> %b) noinline {
  %r = call <4 x i32> asm "blendvps %xmm0, $2, $0", "=x,^Yz,x,0"(<4 x i32> %mask, <4 x i32> %b, <4 x i32> %a)
  ret <4 x i32> %r
}
define i32 @main() {
  %a = call i32 @by_number()
  %b = call i32 @by_register(i8 2)
  %v = call <4 x i32> @first(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 0, i32 -1, i32 0, i32 -1>, <4 x i32> <i32 10, i32 20, i32 30, i32 40>)
  %v0 = extractelement <4 x i32> %v, i32 0
  %v3 = extractelement <4 x i32> %v, i32 3
  %s = add i32 %a, %b
  %t = add i32 %s, %v0
  %u = add i32 %t, %v3
  %bad = icmp ne i32 %u, 101
  %z = zext i1 %bad to i32
  ret i32 %z
}
