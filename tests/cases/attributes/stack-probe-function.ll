; Frames above the probe size call the function of "probe-stack" with their size in eax.
; RUN
; OPTIONS: --target=x86_64-unknown-linux-gnu
target triple = "x86_64-unknown-linux-gnu"

@bytes = global i64 0
@calls = global i64 0

module asm ".globl my_probe"
module asm "my_probe:"
module asm "addq %rax, bytes(%rip)"
module asm "incq calls(%rip)"
module asm "ret"

define i8 @large(i64 %at) noinline "probe-stack"="my_probe" {
  %area = alloca [20000 x i8]
  %p = getelementptr i8, ptr %area, i64 %at
  store volatile i8 7, ptr %p
  %r = load volatile i8, ptr %p
  ret i8 %r
}

define i8 @below(i64 %at) noinline "probe-stack"="my_probe" "stack-probe-size"="8192" {
  %area = alloca [6000 x i8]
  %p = getelementptr i8, ptr %area, i64 %at
  store volatile i8 9, ptr %p
  %r = load volatile i8, ptr %p
  ret i8 %r
}

define i32 @main() {
  %seven = call i8 @large(i64 0)
  %nine = call i8 @below(i64 5999)
  %sum = add i8 %seven, %nine
  %is.sum = icmp eq i8 %sum, 16
  %bytes = load i64, ptr @bytes
  %least = icmp uge i64 %bytes, 20000
  %most = icmp ult i64 %bytes, 20200
  %calls = load i64, ptr @calls
  %once = icmp eq i64 %calls, 1
  %1 = and i1 %is.sum, %least
  %2 = and i1 %1, %most
  %3 = and i1 %2, %once
  %status = select i1 %3, i32 0, i32 1
  ret i32 %status
}
