; The module flag asks for the variable as stack guard: a function that changes it fails the check at its return.
; EXIT: 7
; PLATFORMS: host aarch64 riscv64
@__stack_chk_guard = global i64 1234605616436508552

declare void @exit(i32) noreturn

define void @__stack_chk_fail() noreturn {
  call void @exit(i32 7)
  unreachable
}

define internal void @change() noinline sspreq {
  store volatile i64 81985529216486895, ptr @__stack_chk_guard
  ret void
}

define internal void @leave() noinline sspreq {
  ret void
}

define i32 @main() {
  call void @leave()
  call void @change()
  ret i32 1
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"stack-protector-guard", !"global"}
