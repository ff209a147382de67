; Operands of inline assembly on x86-64: register pairs, unsigned immediates, x87 registers of free choice and inputs that
; stay on the x87 stack, alternatives in memory, outputs that share registers with inputs.
; STDOUT: 2 fffffffffffffffd ffffffff 12.0 7 3 6
@format = private constant [30 x i8] c"%lx %lx %lx %.1f %d %d %d\0A\00\00\00\00"

declare i32 @printf(ptr, ...)

define i32 @rounded(double %x) noinline {
  %slot = alloca i32
  call void asm sideeffect "fistl $0", "=*m,{st},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %slot, double %x)
  %r = load i32, ptr %slot
  ret i32 %r
}

define i32 @shared(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f) noinline {
  %r = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm "movl $8, %eax; addl $9, %eax; addl %eax, $13; movl $13, $0", "=r,=r,=r,=r,=r,=r,=r,=r,r,r,r,r,r,r,~{eax},~{dirflag},~{fpsr},~{flags}"(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f)
  %x = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %r, 0
  ret i32 %x
}

define i32 @main() {
  ; 3 × (2^64 − 1) = 2 × 2^64 + (2^64 − 3).
  %pair = call i128 asm "mulq $2", "=A,{ax},r,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 3, i64 -1)
  %low = trunc i128 %pair to i64
  %high.wide = lshr i128 %pair, 64
  %high = trunc i128 %high.wide to i64
  %unsigned = call i64 asm "movl $1, ${0:k}", "=r,Z,~{dirflag},~{fpsr},~{flags}"(i32 -1)
  %product = call double asm "fmul $1, $0", "={st},f,0,~{dirflag},~{fpsr},~{flags}"(double 3.0, double 4.0)
  %slot = alloca i32
  store i32 1, ptr %slot
  call void asm "addl $1, $0", "=*r|m,ri|r,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %slot, i32 2, i32 1)
  %sum = load i32, ptr %slot
  br label %loop

loop:
  ; More often than the x87 stack has registers.
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %rounded = call i32 @rounded(double 7.25)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 20
  br i1 %more, label %loop, label %done

done:
  %shared = call i32 @shared(i32 1, i32 2, i32 0, i32 0, i32 0, i32 3)
  call i32 (ptr, ...) @printf(ptr @format, i64 %high, i64 %low, i64 %unsigned, double %product, i32 %rounded, i32 %sum, i32 %shared)
  ret i32 0
}
