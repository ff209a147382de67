; Functions without floats are the same in all ABIs for 64-bit registers: the kernel's code.
; OPTIONS: --target=riscv64-unknown-linux-gnu
; SYMBOL: add global .text
define i64 @add(i64 %a, ptr %b) {
  %c = load i64, ptr %b
  %d = add i64 %a, %c
  ret i64 %d
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"target-abi", !"lp64"}
