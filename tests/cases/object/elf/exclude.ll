; Sections that the linker drops.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i32 1, section "ex", !exclude !0
@b = constant i32 1, section "ex2", !exclude !0
@c = global i32 1, !exclude !0
!0 = !{}
