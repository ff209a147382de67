; What RISC-V linkers compare.
; OPTIONS: --target=riscv64-unknown-linux-gnu
; SYMBOL: data global .data
; SECTION: .note.GNU-stack
; SECTION: .riscv.attributes
@data = global i32 1
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"target-abi", !"lp64d"}
!1 = !{i32 6, !"riscv-isa", !2}
!2 = !{!"rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_zicsr2p0"}
