; A half on the stack of s390x is at the lower end of its word, not where a register has it.
; RUN
; STDOUT: 3e00 4200
; PLATFORMS: s390x

@format = constant [8 x i8] c"%x %lx\0A\00"
declare i32 @printf(ptr, ...)

; The word of the fifth argument, which is the first on the stack.
define i64 @raw(double %a, double %b, double %c, double %d, half %e) naked noinline {
  call void asm sideeffect "lg %r2, 160(%r15)\0Abr %r14", ""()
  unreachable
}

; Puts 0x3e00, which is 1.5, into the word and what no half has beside it.
define i64 @call.own() naked noinline {
  call void asm sideeffect "stmg %r14, %r15, 112(%r15)\0Aaghi %r15, -168\0Allihf %r0, 0x12345678\0Aoilf %r0, 0x9abc3e00\0Astg %r0, 160(%r15)\0Abrasl %r14, own\0Almg %r14, %r15, 280(%r15)\0Abr %r14", ""()
  unreachable
}

define i64 @own(double %a, double %b, double %c, double %d, half %e) noinline {
  %bits = bitcast half %e to i16
  %wide = zext i16 %bits to i64
  ret i64 %wide
}

define i32 @main() {
  %own = call i64 @call.own()
  %narrow = trunc i64 %own to i32
  %raw = call i64 @raw(double 0.0, double 0.0, double 0.0, double 0.0, half 3.0)
  %half = and i64 %raw, 65535
  call i32 (ptr, ...) @printf(ptr @format, i32 %narrow, i64 %half)
  ret i32 0
}
