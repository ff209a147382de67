; Addresses in assembly: a symbol and a distance as an immediate, numbers of Intel's dialect, a truth value, an address that is a
; number.
; RUN
target triple = "x86_64-unknown-linux-gnu"
@table = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define i32 @third() noinline {
  %r = call i32 asm "movl ${1:c}(%rip), $0", "=r,i"(ptr getelementptr ([4 x i32], ptr @table, i64 0, i64 2))
  ret i32 %r
}
define i32 @intel() noinline {
  %r = call i32 asm inteldialect "mov $0, $$40\0A add $0, $$2", "=r"()
  ret i32 %r
}
define i32 @truth() noinline {
  %r = call i32 asm "movl $1, $0\0A leal $2($0), $0", "=r,i,p"(i1 true, i32 6)
  ret i32 %r
}
define i32 @main() {
  %a = call i32 @third()
  %b = call i32 @intel()
  %c = call i32 @truth()
  %x = icmp eq i32 %a, 3
  %y = icmp eq i32 %b, 42
  %z = icmp eq i32 %c, 7
  %xy = and i1 %x, %y
  %xz = and i1 %xy, %z
  %bad = xor i1 %xz, true
  %code = zext i1 %bad to i32
  ret i32 %code
}
