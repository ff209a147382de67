; Inline assembly of AArch64: constraints, modifiers, flags, ties, memory, clobbers of registers a function keeps.
; PLATFORMS: aarch64
; STDOUT: 1 -294967296
; STDOUT: 5 9 10.000000
; STDOUT: 77 4294902015 7
target triple = "aarch64-unknown-linux-gnu"
@pair = private constant [7 x i8] c"%d %d\0A\00"
@swap = private constant [10 x i8] c"%d %d %f\0A\00"
@rest = private constant [14 x i8] c"%ld %ld %ld\0A\00\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %sum = call { i32, i32 } asm "adds ${1:w}, ${2:w}, ${3:w}", "={@ccvs},=r,r,rI,~{cc}"(i32 2000000000, i32 2000000000)
  %overflow = extractvalue { i32, i32 } %sum, 0
  %wrapped = extractvalue { i32, i32 } %sum, 1
  call i32 (ptr, ...) @printf(ptr @pair, i32 %overflow, i32 %wrapped)
  %x = alloca i32
  store i32 5, ptr %x
  %old = call { i32, i32 } asm sideeffect "1: ldaxr ${0:w}, $2\0A cmp ${0:w}, ${3:w}\0A b.ne 2f\0A stlxr ${1:w}, ${4:w}, $2\0A cbnz ${1:w}, 1b\0A2:", "=&r,=&r,=*Q,r,r,*Q,~{memory},~{cc}"(ptr elementtype(i32) %x, i32 5, i32 9, ptr elementtype(i32) %x)
  %before = extractvalue { i32, i32 } %old, 0
  %after = load i32, ptr %x
  %product = call double asm "fmul ${0:d}, ${1:d}, ${2:d}", "=w,w,w"(double 2.5, double 4.0)
  call i32 (ptr, ...) @printf(ptr @swap, i32 %before, i32 %after, double %product)
  %kept = call i64 asm "mov x19, $1\0A mov x20, x19\0A fmov d8, x20\0A mov $0, x20", "=r,r,~{x19},~{x20},~{d8}"(i64 77)
  %pattern = call i64 asm "mov $0, $1\0A orr $0, $0, $2", "=r,N,L"(i64 4294901760, i64 255)
  %tied = call i64 asm "add $0, $0, ${2:x}", "={x3},0,rZ"(i64 7, i64 0)
  call i32 (ptr, ...) @printf(ptr @rest, i64 %kept, i64 %pattern, i64 %tied)
  ret i32 0
}
