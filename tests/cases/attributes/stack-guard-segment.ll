; The stack guard is in the segment gs, 24 bytes from its base, which is set to point at a variable.
; EXIT: 7
; PLATFORMS: host
@area = global [8 x i64] zeroinitializer

declare void @exit(i32) noreturn

define void @__stack_chk_fail() noreturn {
  call void @exit(i32 7)
  unreachable
}

define internal void @change() noinline sspreq {
  store volatile i64 81985529216486895, ptr getelementptr (i8, ptr @area, i64 24)
  ret void
}

define internal void @leave() noinline sspreq {
  store volatile i64 81985529216486895, ptr getelementptr (i8, ptr @area, i64 16)
  ret void
}

define i32 @main() {
  ; arch_prctl(ARCH_SET_GS, @area)
  %result = call i64 asm sideeffect "syscall", "={ax},{ax},{di},{si},~{rcx},~{r11},~{memory}"(i64 158, i64 4097, ptr @area)
  %set = icmp eq i64 %result, 0
  br i1 %set, label %run, label %failed

run:
  call void @leave()
  call void @change()
  ret i32 1

failed:
  ret i32 2
}

!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 1, !"stack-protector-guard", !"tls"}
!1 = !{i32 1, !"stack-protector-guard-reg", !"gs"}
!2 = !{i32 1, !"stack-protector-guard-offset", i32 24}
