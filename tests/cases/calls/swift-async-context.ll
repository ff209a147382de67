; The word of the asynchronous context holds the argument for it, in a copy of the frame that stores change; a function
; without such an argument has zero in it. Assembly passes the argument in r14.
; RUN
; STDOUT: 40 41 0 5

@format = constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
declare ptr @llvm.swift.async.context.addr()

define swifttailcc { i64, i64 } @with(i64 %more, ptr swiftasync %context) noinline {
  %address = call ptr @llvm.swift.async.context.addr()
  %first = load volatile i64, ptr %address
  %sum = add i64 %first, %more
  store volatile i64 %sum, ptr %address
  %second = load volatile i64, ptr %address
  %one = insertvalue { i64, i64 } poison, i64 %first, 0
  %both = insertvalue { i64, i64 } %one, i64 %second, 1
  ret { i64, i64 } %both
}

define swiftcc { i64, i64 } @without(i64 %more) noinline {
  %address = call ptr @llvm.swift.async.context.addr()
  %first = load volatile i64, ptr %address
  store volatile i64 %more, ptr %address
  %second = load volatile i64, ptr %address
  %one = insertvalue { i64, i64 } poison, i64 %first, 0
  %both = insertvalue { i64, i64 } %one, i64 %second, 1
  ret { i64, i64 } %both
}

; with(1, 40): the callee pops 8 bytes.
define void @call.with(ptr %results) naked noinline {
  call void asm sideeffect "pushq %r14; pushq %rdi; pushq %rdi; pushq %rdi; movl $$40, %r14d; movl $$1, %edi; callq with; addq $$8, %rsp; popq %rdi; movq %rax, (%rdi); movq %rdx, 8(%rdi); popq %r14; ret", ""()
  unreachable
}

define i32 @main() {
  %results = alloca [2 x i64]
  call void @call.with(ptr %results)
  %first = load i64, ptr %results
  %next = getelementptr i64, ptr %results, i64 1
  %second = load i64, ptr %next
  %own = call swiftcc { i64, i64 } @without(i64 5)
  %third = extractvalue { i64, i64 } %own, 0
  %fourth = extractvalue { i64, i64 } %own, 1
  call i32 (ptr, ...) @printf(ptr @format, i64 %first, i64 %second, i64 %third, i64 %fourth)
  ret i32 0
}
