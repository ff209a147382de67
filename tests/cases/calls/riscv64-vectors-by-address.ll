; Vectors of more than two integers: the address of a copy, each lane in a word of its own. The callers pass such a copy.
; PLATFORMS: riscv64
; RUN
target triple = "riscv64-unknown-linux-gnu"
@lanes = constant [5 x i64] [i64 1, i64 2, i64 4294967299, i64 -4, i64 5]
define i32 @five(<5 x i32> %v, i32 %last) #0 {
  %c = extractelement <5 x i32> %v, i32 2
  %d = extractelement <5 x i32> %v, i32 3
  %sum = add i32 %c, %d
  %r = sub i32 %sum, %last
  ret i32 %r
}
define i16 @third(ptr %copy, i64 %last) #0 {
  %place = getelementptr i64, ptr %copy, i64 2
  %word = load i64, ptr %place
  %lane = trunc i64 %word to i16
  %number = trunc i64 %last to i16
  %r = sub i16 %lane, %number
  ret i16 %r
}
define float @floats(<4 x float> %v, float %last) #0 {
  %d = extractelement <4 x float> %v, i32 3
  %r = fsub float %d, %last
  ret float %r
}
define i32 @main() #0 {
  %five = call i32 @five(ptr @lanes, i32 7)
  %is_five = icmp eq i32 %five, -8
  %third = call i16 @third(<4 x i16> <i16 9, i16 8, i16 70, i16 6>, i64 30)
  %is_third = icmp eq i16 %third, 40
  %float = call float @floats(float 1.0, float 2.0, float 3.0, float 4.5, float 4.0)
  %is_float = fcmp oeq float %float, 0.5
  %a = and i1 %is_five, %is_third
  %b = and i1 %a, %is_float
  %bad = xor i1 %b, true
  %r = zext i1 %bad to i32
  ret i32 %r
}
attributes #0 = { noinline "target-features"="+m,+a,+f,+d,+c" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"target-abi", !"lp64d"}
