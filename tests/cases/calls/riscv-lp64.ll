; The ABI lp64 passes floats in integer registers, also where the processor has registers for them: assembly adds the
; argument's words in a0 and a1 (8.0 and 5.5), and calls a function of ours with words, too.
; RUN
; EXIT: 45
; PLATFORMS: riscv64
; LINK: -nostdlib -static

define double @raw(double %a, float %b) naked noinline {
  call void asm sideeffect "fmv.d.x ft0, a0\0Afmv.w.x ft1, a1\0Afcvt.d.s ft1, ft1\0Afadd.d ft0, ft0, ft1\0Afmv.x.d a0, ft0\0Aret", ""()
  unreachable
}

; 3 a + b
define { double, float } @own(float %a, double %b) noinline {
  %wide = fpext float %a to double
  %three = fmul double %wide, 3.0
  %sum = fadd double %three, %b
  %one = insertvalue { double, float } poison, double %sum, 0
  %both = insertvalue { double, float } %one, float %a, 1
  ret { double, float } %both
}

; own(4.0, 2.0) as an integer, times 2 plus the second result: 14 * 2 + 4
define i64 @call.own() naked noinline {
  call void asm sideeffect "addi sp, sp, -16\0Asd ra, 8(sp)\0Alui a0, 0x40800\0Ali a1, 1\0Aslli a1, a1, 62\0Acall own\0Afmv.d.x ft0, a0\0Afcvt.l.d a0, ft0\0Afmv.w.x ft1, a1\0Afcvt.l.s a1, ft1\0Aslli a0, a0, 1\0Aadd a0, a0, a1\0Ald ra, 8(sp)\0Aaddi sp, sp, 16\0Aret", ""()
  unreachable
}

define i64 @all(double %a) noinline {
  %sum = call double @raw(double %a, float 5.5)
  %int = fptosi double %sum to i64
  %own = call i64 @call.own()
  %result = add i64 %int, %own
  ret i64 %result
}

; The status is 8 + 5.5 rounded down, 13, and 32.
define void @_start() noreturn {
  %status = call i64 @all(double 8.0)
  call void asm sideeffect "li a7, 93\0Aecall", "{a0}"(i64 %status)
  unreachable
}

!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"target-abi", !"lp64"}
!1 = !{i32 6, !"riscv-isa", !2}
!2 = !{!"rv64i2p1_m2p0_a2p1_f2p2_d2p2_zicsr2p0"}
