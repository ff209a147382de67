; A musttail call out of a function with a frame and saved registers.
; PLATFORMS: windows-gnu
; EXIT: 42
define void @fill(ptr %to, i64 %n) noinline {
  store i64 %n, ptr %to
  ret void
}

define i64 @last(i64 %a, i64 %b) noinline {
  %1 = mul i64 %a, 10
  %2 = add i64 %1, %b
  ret i64 %2
}

define i64 @first(i64 %a, i64 %b) noinline {
  %buffer = alloca [40 x i64]
  call void @fill(ptr %buffer, i64 %a)
  %c = load volatile i64, ptr %buffer
  %big = icmp sgt i64 %c, 100
  br i1 %big, label %early, label %on
early:
  %sum = add i64 %c, %b
  ret i64 %sum
on:
  %d = musttail call i64 @last(i64 %b, i64 %c)
  ret i64 %d
}

define i32 @main() {
  %a = call i64 @first(i64 2, i64 4)
  %b = call i64 @first(i64 101, i64 -101)
  %c = add i64 %a, %b
  %exit = trunc i64 %c to i32
  ret i32 %exit
}
