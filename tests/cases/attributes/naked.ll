; A naked function is its assembly and nothing else: arguments are where the convention puts them, and it returns by
; its own instruction, or jumps elsewhere.
; STDOUT: 7 42 11
@format = private constant [10 x i8] c"%d %d %d\0A\00"

declare i32 @printf(ptr, ...)

define internal i32 @sum(i32, i32) naked noinline {
  call void asm sideeffect "leal (%rdi,%rsi), %eax\0A\09ret", "~{dirflag},~{fpsr},~{flags}"()
  unreachable
}

define internal i32 @number() naked noinline {
  call void asm sideeffect "movl $0, %eax\0A\09ret", "i"(i32 42)
  unreachable
}

define internal i32 @jump(i32, i32) naked noinline {
  call void asm sideeffect inteldialect "jmp ${0:P}", "i"(ptr @sum)
  unreachable
}

define i32 @main() {
  %a = call i32 @sum(i32 3, i32 4)
  %b = call i32 @number()
  %c = call i32 @jump(i32 5, i32 6)
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c)
  ret i32 0
}
