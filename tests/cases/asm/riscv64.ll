; Inline assembly of RISC-V: constraints, modifiers, ties, memory, clobbers of registers a function keeps.
; PLATFORMS: riscv64
; STDOUT: 5 9 10.000000
; STDOUT: 77 260 -1
target triple = "riscv64-unknown-linux-gnu"
@swap = private constant [10 x i8] c"%d %d %f\0A\00"
@rest = private constant [14 x i8] c"%ld %ld %ld\0A\00\00"
declare i32 @printf(ptr, ...)
define i32 @main() #0 {
  %x = alloca i32
  store i32 5, ptr %x
  %old = call { i32, i32 } asm sideeffect "1: lr.w $0, $2\0A bne $0, $3, 2f\0A sc.w $1, $4, $2\0A bnez $1, 1b\0A2:", "=&r,=&r,=*A,r,r,*A,~{memory}"(ptr elementtype(i32) %x, i32 5, i32 9, ptr elementtype(i32) %x)
  %before = extractvalue { i32, i32 } %old, 0
  %after = load i32, ptr %x
  %product = call double asm "fmul.d $0, $1, $2", "=f,f,f"(double 2.5, double 4.0)
  call i32 (ptr, ...) @printf(ptr @swap, i32 %before, i32 %after, double %product)
  %kept = call i64 asm "mv s1, $1\0A fmv.d.x fs0, s1\0A mv $0, s1", "=r,r,~{s1},~{fs0}"(i64 77)
  %sum = call i64 asm "add${2:i} $0, $1, $2\0A sub $0, $0, ${3:z}", "=r,r,rI,rJ"(i64 5, i64 255, i64 0)
  ; 32-bit values lie in registers with their sign above them.
  %signed = call i64 asm "mv $0, $1", "={a5},r"(i32 -1)
  call i32 (ptr, ...) @printf(ptr @rest, i64 %kept, i64 %sum, i64 %signed)
  ret i32 0
}
attributes #0 = { "target-features"="+m,+a,+f,+d" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"target-abi", !"lp64d"}
