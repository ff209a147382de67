; Conventions with registers of their own, against functions in assembly: swiftcc (r13 self, r12 error, r8 fourth result),
; swifttailcc and tailcc (the callee pops), preserve_none (r12 first), ghccc (r13, rbp, r12, rbx, ...).
; RUN
; STDOUT: 47 777 1 2 3 4
; STDOUT: 147 778 10 20 30 40
; STDOUT: 21 1 2 3 4 5 6
; STDOUT: 123456 9 100000
; STDOUT: 10 13 5 12 3 14 6 7 8 9 15

@format6 = constant [25 x i8] c"%ld %ld %ld %ld %ld %ld\0A\00"
@format7 = constant [29 x i8] c"%ld %ld %ld %ld %ld %ld %ld\0A\00"
@format3 = constant [13 x i8] c"%ld %ld %ld\0A\00"
@format11 = constant [45 x i8] c"%ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)

; The error is 777; the results are self's value plus the argument, 2, 3, 4 in rax, rdx, rcx, r8.
define swiftcc { i64, i64, i64, i64 } @raw(i64 %x, ptr swiftself %self, ptr swifterror %error) naked noinline {
  call void asm sideeffect "movq (%r13), %rax; addq %rdi, %rax; movl $$2, %edx; movl $$3, %ecx; movl $$4, %r8d; movl $$777, %r12d; ret", ""()
  unreachable
}

; Calls @own with 100 in rdi, the address of 47 in r13 and 1 in r12, and passes on what it returns there as an array.
define void @call.own(ptr %results) naked noinline {
  call void asm sideeffect "pushq %r12; pushq %r13; pushq %rdi; pushq $$47; subq $$8, %rsp; leaq 8(%rsp), %r13; movl $$100, %edi; movl $$1, %r12d; callq own; addq $$16, %rsp; popq %rdi; movq %rax, (%rdi); movq %r12, 8(%rdi); movq %rdx, 16(%rdi); movq %rcx, 24(%rdi); movq %r8, 32(%rdi); popq %r13; popq %r12; ret", ""()
  unreachable
}

define swiftcc { i64, i64, i64, i64 } @own(i64 %x, ptr swiftself %self, ptr swifterror %error) {
  %old = load ptr, ptr %error
  %new = getelementptr i8, ptr %old, i64 777
  store ptr %new, ptr %error
  %value = load i64, ptr %self
  %sum = add i64 %value, %x
  %a = insertvalue { i64, i64, i64, i64 } poison, i64 %sum, 0
  %b = insertvalue { i64, i64, i64, i64 } %a, i64 20, 1
  %c = insertvalue { i64, i64, i64, i64 } %b, i64 30, 2
  %d = insertvalue { i64, i64, i64, i64 } %c, i64 40, 3
  ret { i64, i64, i64, i64 } %d
}

; Stores r12, r13, r14, r15, rdi, rsi behind the address in rdx; their sum is the result. Changes what it may.
define preserve_nonecc i64 @none(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ptr %to, ptr %unused) naked noinline {
  call void asm sideeffect "movq %rsi, 40(%rdx); movq %rdi, 32(%rdx); movq %r15, 24(%rdx); movq %r14, 16(%rdx); movq %r13, 8(%rdx); movq %r12, (%rdx); leaq (%r12,%r13), %rax; addq %r14, %rax; addq %r15, %rax; addq %rdi, %rax; addq %rsi, %rax; xorl %ebx, %ebx; xorl %r12d, %r12d; xorl %r13d, %r13d; xorl %r14d, %r14d; xorl %r15d, %r15d; ret", ""()
  unreachable
}

; Through a jump: to a callee that is not known and takes its arguments in the other order.
define preserve_nonecc i64 @through(i64 %f, i64 %e, i64 %d, i64 %c, i64 %b, i64 %a, ptr %to, ptr %callee) noinline {
  %r = musttail call preserve_nonecc i64 %callee(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ptr %to, ptr %to)
  ret i64 %r
}

; Takes the digits away: 24 bytes of the stack for three words, and returns what they make.
define tailcc i64 @digits(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) naked noinline {
  call void asm sideeffect "imulq $$100000, 8(%rsp), %rax; imulq $$1000, 16(%rsp), %rdx; addq %rdx, %rax; addq 24(%rsp), %rax; ret $$24", ""()
  unreachable
}

define tailcc i64 @nine(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) noinline {
  ret i64 %i
}

; Calls @nine and says whether the stack pointer has moved by 24 more.
define i64 @call.nine() naked noinline {
  call void asm sideeffect "pushq %rbp; movq %rsp, %rbp; subq $$8, %rsp; pushq $$9; pushq $$8; pushq $$7; callq nine; leaq 8(%rsp), %rdx; cmpq %rbp, %rdx; movl $$0, %edx; cmovneq %rdx, %rax; movq %rbp, %rsp; popq %rbp; ret", ""()
  unreachable
}

define swifttailcc i64 @count(ptr swiftasync %context, i64 %n) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
end:
  %r = load i64, ptr %context
  ret i64 %r
more:
  %old = load i64, ptr %context
  %new = add i64 %old, 1
  store i64 %new, ptr %context
  %less = sub i64 %n, 1
  %rest = tail call swifttailcc i64 @count(ptr swiftasync %context, i64 %less)
  ret i64 %rest
}

@seen = global [11 x i64] zeroinitializer

; Enters @haskell with the numbers of registers in them, as code of its convention does.
define void @enter() naked noinline {
  call void asm sideeffect "pushq %rbx; pushq %rbp; pushq %r12; pushq %r13; pushq %r14; pushq %r15; subq $$8, %rsp; movl $$13, %r13d; movl $$5, %ebp; movl $$12, %r12d; movl $$3, %ebx; movl $$14, %r14d; movl $$6, %esi; movl $$7, %edi; movl $$8, %r8d; movl $$9, %r9d; movl $$15, %r15d; callq haskell; addq $$8, %rsp; popq %r15; popq %r14; popq %r13; popq %r12; popq %rbp; popq %rbx; ret", ""()
  unreachable
}

define ghccc void @haskell(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) noinline {
  store i64 10, ptr @seen
  tail call ghccc void @haskell.end(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j)
  ret void
}

define ghccc void @haskell.end(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) naked noinline {
  call void asm sideeffect "leaq seen(%rip), %rax; movq %r13, 8(%rax); movq %rbp, 16(%rax); movq %r12, 24(%rax); movq %rbx, 32(%rax); movq %r14, 40(%rax); movq %rsi, 48(%rax); movq %rdi, 56(%rax); movq %r8, 64(%rax); movq %r9, 72(%rax); movq %r15, 80(%rax); ret", ""()
  unreachable
}

define i32 @main() {
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  %self = alloca i64
  store i64 40, ptr %self
  %r = call swiftcc { i64, i64, i64, i64 } @raw(i64 7, ptr swiftself %self, ptr swifterror %error)
  %r0 = extractvalue { i64, i64, i64, i64 } %r, 0
  %r1 = extractvalue { i64, i64, i64, i64 } %r, 1
  %r2 = extractvalue { i64, i64, i64, i64 } %r, 2
  %r3 = extractvalue { i64, i64, i64, i64 } %r, 3
  %e = load ptr, ptr %error
  %e.i = ptrtoint ptr %e to i64
  call i32 (ptr, ...) @printf(ptr @format6, i64 %r0, i64 %e.i, i64 1, i64 %r1, i64 %r2, i64 %r3)

  %results = alloca [8 x i64]
  call void @call.own(ptr %results)
  %o0 = load i64, ptr %results
  %p1 = getelementptr i64, ptr %results, i64 1
  %o1 = load i64, ptr %p1
  %p2 = getelementptr i64, ptr %results, i64 2
  %o2 = load i64, ptr %p2
  %p3 = getelementptr i64, ptr %results, i64 3
  %o3 = load i64, ptr %p3
  %p4 = getelementptr i64, ptr %results, i64 4
  %o4 = load i64, ptr %p4
  call i32 (ptr, ...) @printf(ptr @format6, i64 %o0, i64 %o1, i64 10, i64 %o2, i64 %o3, i64 %o4)

  %n = call preserve_nonecc i64 @through(i64 6, i64 5, i64 4, i64 3, i64 2, i64 1, ptr %results, ptr @none)
  %n0 = load i64, ptr %results
  %n1 = load i64, ptr %p1
  %n2 = load i64, ptr %p2
  %n3 = load i64, ptr %p3
  %n4 = load i64, ptr %p4
  %p5 = getelementptr i64, ptr %results, i64 5
  %n5 = load i64, ptr %p5
  call i32 (ptr, ...) @printf(ptr @format7, i64 %n, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5)

  %digits = call tailcc i64 @digits(i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 23, i64 456)
  %nine = call i64 @call.nine()
  %context = alloca i64
  store i64 0, ptr %context
  %count = call swifttailcc i64 @count(ptr swiftasync %context, i64 100000)
  call i32 (ptr, ...) @printf(ptr @format3, i64 %digits, i64 %nine, i64 %count)

  call void @enter()
  %g = load [11 x i64], ptr @seen
  %g0 = extractvalue [11 x i64] %g, 0
  %g1 = extractvalue [11 x i64] %g, 1
  %g2 = extractvalue [11 x i64] %g, 2
  %g3 = extractvalue [11 x i64] %g, 3
  %g4 = extractvalue [11 x i64] %g, 4
  %g5 = extractvalue [11 x i64] %g, 5
  %g6 = extractvalue [11 x i64] %g, 6
  %g7 = extractvalue [11 x i64] %g, 7
  %g8 = extractvalue [11 x i64] %g, 8
  %g9 = extractvalue [11 x i64] %g, 9
  %g10 = extractvalue [11 x i64] %g, 10
  call i32 (ptr, ...) @printf(ptr @format11, i64 %g0, i64 %g1, i64 %g2, i64 %g3, i64 %g4, i64 %g5, i64 %g6, i64 %g7, i64 %g8, i64 %g9, i64 %g10)
  ret i32 0
}
