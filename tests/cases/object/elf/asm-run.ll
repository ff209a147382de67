; A table, a counter and a function of module assembly, used by a function and using one.
; STDOUT: 1 20 300 7 1
module asm ".section .rodata"
module asm ".balign 4"
module asm "numbers: .long 1, 20, 300"
module asm ".data"
module asm ".balign 8"
module asm "pointer: .quad seven"
module asm ".bss"
module asm "flag: .zero 1"
module asm ".text"
module asm ".weak seven"
module asm ".set one, numbers"
@numbers = external global [3 x i32]
@pointer = external global ptr
@one = external global i32
@format = private constant [16 x i8] c"%d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define weak i32 @seven() {
  ret i32 7
}
define i32 @main() {
  %a = load i32, ptr @numbers
  %b = load i32, ptr getelementptr (i8, ptr @numbers, i64 4)
  %c = load i32, ptr getelementptr (i8, ptr @numbers, i64 8)
  %f = load ptr, ptr @pointer
  %d = call i32 %f()
  %e = load i32, ptr @one
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  ret i32 0
}
