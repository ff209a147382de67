; Doubles that the command line asks for serve the ABI lp64f.
; OPTIONS: --target=riscv64-unknown-linux-gnu -mattr=+m,+a,+f,+d
; SYMBOL: twice global .text

define double @twice(double %a, float %b) {
  %wide = fpext float %b to double
  %sum = fadd double %a, %wide
  ret double %sum
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"target-abi", !"lp64f"}
