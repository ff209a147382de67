; An ABI that the module is not written for.
; OPTIONS: --target=riscv64-unknown-linux-gnu -target-abi=lp64d
; ERROR: the ABI is to be lp64d, but the module is written for lp64
define i64 @same(i64 %a) {
  ret i64 %a
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"target-abi", !"lp64"}
