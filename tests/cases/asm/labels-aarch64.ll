; The labels of `callbr` are ways out of its assembly, with and without outputs.
; PLATFORMS: aarch64
; STDOUT: 0 7
; STDOUT: 1 8
; STDOUT: 2 9
target triple = "aarch64-unknown-linux-gnu"
@format = private constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @way(i32 %x) noinline {
entry:
  %out = callbr i32 asm sideeffect "add ${0:w}, ${1:w}, #7\0A cmp ${1:w}, #1\0A b.eq ${2:l}\0A b.gt $3", "=&r,r,!i,!i"(i32 %x) to label %through [label %one, label %two]
through:
  %a = call i32 (ptr, ...) @printf(ptr @format, i32 0, i32 %out)
  ret i32 0
one:
  %b = call i32 (ptr, ...) @printf(ptr @format, i32 1, i32 %out)
  ret i32 0
two:
  %c = call i32 (ptr, ...) @printf(ptr @format, i32 2, i32 %out)
  ret i32 0
}
define i32 @main() {
  %a = call i32 @way(i32 0)
  %b = call i32 @way(i32 1)
  %c = call i32 @way(i32 2)
  ret i32 0
}
