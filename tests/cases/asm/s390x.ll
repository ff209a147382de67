; Inline assembly of s390x: constraints, the condition code, ties, memory, clobbers of registers a function keeps.
; PLATFORMS: s390x
; STDOUT: 3 -294967296
; STDOUT: 5 9 10.000000
; STDOUT: 77 263 7
target triple = "s390x-unknown-linux-gnu"
@pair = private constant [7 x i8] c"%d %d\0A\00"
@swap = private constant [10 x i8] c"%d %d %f\0A\00"
@rest = private constant [14 x i8] c"%ld %ld %ld\0A\00\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %sum = call { i32, i32 } asm "ar $1, $2", "={@cc},=d,d,1"(i32 2000000000, i32 2000000000)
  %overflow = extractvalue { i32, i32 } %sum, 0
  %wrapped = extractvalue { i32, i32 } %sum, 1
  call i32 (ptr, ...) @printf(ptr @pair, i32 signext %overflow, i32 signext %wrapped)
  %x = alloca i32
  store i32 5, ptr %x
  %before = call i32 asm sideeffect "cs $0, $3, $1", "=d,=*Q,0,d,*Q,~{memory},~{cc}"(ptr elementtype(i32) %x, i32 5, i32 9, ptr elementtype(i32) %x)
  %after = load i32, ptr %x
  %product = call double asm "mdbr $0, $2", "=f,0,f"(double 2.5, double 4.0)
  call i32 (ptr, ...) @printf(ptr @swap, i32 signext %before, i32 signext %after, double %product)
  %kept = call i64 asm "lgr %r7, $1\0A ldgr %f8, %r7\0A lgr $0, %r7", "=d,d,~{r7},~{f8}"(i64 77)
  %sum2 = call i64 asm "aghi $0, $2\0A lay $0, $3($0)", "=a,0,K,L"(i64 5, i64 255, i64 3)
  %fixed = call i64 asm "lgr $0, $1", "={r2},{r2}"(i64 7)
  call i32 (ptr, ...) @printf(ptr @rest, i64 %kept, i64 %sum2, i64 %fixed)
  ret i32 0
}
