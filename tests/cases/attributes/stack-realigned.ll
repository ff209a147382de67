; A function that its caller enters with a stack of less than the usual alignment has that of its own.
; EXIT: 0
target triple = "x86_64-unknown-linux-gnu"

; Calls the function in %rdi with a stack pointer that is moved by eight bytes.
define i64 @askew(ptr %f, i64 %x) naked {
  call void asm sideeffect "push %rbp\0Amov %rsp,%rbp\0Amov %rdi,%rax\0Amov %rsi,%rdi\0Apush %rdi\0Acall *%rax\0Amov %rbp,%rsp\0Apop %rbp\0Aret", ""()
  unreachable
}

; The sum of the argument and what the address of an aligned slot has below its alignment.
define i64 @aligned(i64 %x) "stackrealign" {
  %slot = alloca <4 x float>, align 16
  store volatile <4 x float> splat (float 1.0), ptr %slot
  %v = load volatile <4 x float>, ptr %slot
  %address = ptrtoint ptr %slot to i64
  %low = and i64 %address, 15
  %n = call i64 @deeper(i64 %low)
  %r = add i64 %n, %x
  ret i64 %r
}

define i64 @deeper(i64 %low) noinline {
  %slot = alloca [2 x double], align 16
  call void @use(ptr %slot)
  %address = ptrtoint ptr %slot to i64
  %own = and i64 %address, 15
  %r = or i64 %own, %low
  ret i64 %r
}

define void @use(ptr %p) noinline {
  store double 1.0, ptr %p
  ret void
}

define i32 @main() {
  %r = call i64 @askew(ptr @aligned, i64 5)
  %right = icmp eq i64 %r, 5
  %wrong = xor i1 %right, true
  %status = zext i1 %wrong to i32
  ret i32 %status
}
