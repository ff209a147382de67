; Functions that pass floats in integer registers: code for them would be called wrongly.
; OPTIONS: --target=riscv64-unknown-linux-gnu
; ERROR: 4:14: functions with floating-point numbers of the ABI lp64 cannot be compiled
define float @one() {
  ret float 1.0
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"target-abi", !"lp64"}
