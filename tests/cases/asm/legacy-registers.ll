; Constraints that only the first registers serve, an address as an operand, and what an empty template finds in rsp.
; PLATFORMS: host
; STDOUT: 18 7 1
target triple = "x86_64-unknown-linux-gnu"
@text = private constant [10 x i8] c"%d %d %d\0A\00"
@cell = internal global i32 7
declare i32 @printf(ptr, ...)
define i32 @main() {
  %slot = alloca i8
  call void asm sideeffect "movb ${2:h}, ($1)", "{rax},R,Q,~{memory}"(i64 0, ptr %slot, i32 4660)
  %byte = load i8, ptr %slot
  %high = zext i8 %byte to i32
  %value = call i32 asm "movl $1, $0", "=r,p"(ptr @cell)
  %stack = call i64 asm sideeffect "", "={rsp}"()
  %away = ptrtoint ptr %slot to i64
  %distance = sub i64 %away, %stack
  %near = icmp ult i64 %distance, 4096
  %bit = zext i1 %near to i32
  call i32 (ptr, ...) @printf(ptr @text, i32 %high, i32 %value, i32 %bit)
  ret i32 0
}
