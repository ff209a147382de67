; Operations on half, x86_fp80 and fp128 raise the flags of the environment that they have to, and no others.
; The numbers of those that are wrong are printed. Flags: invalid 1, division by zero 4, overflow 8, underflow 16, inexact 32.
; RUN
; LINK: -lm
@wrong = global i32 0
@format = private constant [10 x i8] c"%d is %d\0A\00"
@h = global [6 x half] [half 1.0, half 3.0, half 0.0, half 0xH7D00, half 0xH7E00, half 0xH7BFF]
@x = global [6 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK4000C000000000000000, x86_fp80 zeroinitializer, x86_fp80 0xK7FFFA000000000000000, x86_fp80 0xK7FFFC000000000000000, x86_fp80 0xK403E8000000000000000]
@q = global [6 x fp128] [fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000004000800000000000, fp128 zeroinitializer, fp128 0xL00000000000000007FFF400000000000, fp128 0xL00000000000000007FFF800000000000, fp128 0xL0000000000000000403E000000000000]
@sink = global [16 x i8] zeroinitializer, align 16

define void @clear() noinline {
  call i32 @feclearexcept(i32 61)
  ret void
}

define void @check(i32 %number, i32 %want) noinline {
  %flags = call i32 @fetestexcept(i32 61)
  %right = icmp eq i32 %flags, %want
  br i1 %right, label %done, label %bad

bad:
  store i32 1, ptr @wrong
  call i32 (ptr, ...) @printf(ptr @format, i32 %number, i32 %flags)
  br label %done

done:
  call void @clear()
  ret void
}

define void @halves() strictfp {
  %one = load half, ptr @h
  %three = load half, ptr getelementptr (half, ptr @h, i64 1)
  %zero = load half, ptr getelementptr (half, ptr @h, i64 2)
  %signaling = load half, ptr getelementptr (half, ptr @h, i64 3)
  %quiet = load half, ptr getelementptr (half, ptr @h, i64 4)
  %largest = load half, ptr getelementptr (half, ptr @h, i64 5)
  %a = call half @llvm.experimental.constrained.fadd.f16(half %one, half %three, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store volatile half %a, ptr @sink
  call void @check(i32 1, i32 0) strictfp
  %b = call half @llvm.experimental.constrained.fdiv.f16(half %one, half %three, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store volatile half %b, ptr @sink
  call void @check(i32 2, i32 32) strictfp
  %c = call half @llvm.experimental.constrained.fdiv.f16(half %one, half %zero, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store volatile half %c, ptr @sink
  call void @check(i32 3, i32 4) strictfp
  %d = call half @llvm.experimental.constrained.fmul.f16(half %largest, half %three, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store volatile half %d, ptr @sink
  call void @check(i32 4, i32 40) strictfp
  %e = call float @llvm.experimental.constrained.fpext.f32.f16(half %signaling, metadata !"fpexcept.strict") strictfp
  store volatile float %e, ptr @sink
  call void @check(i32 5, i32 1) strictfp
  %f = call i1 @llvm.experimental.constrained.fcmp.f16(half %quiet, half %one, metadata !"olt", metadata !"fpexcept.strict") strictfp
  store volatile i1 %f, ptr @sink
  call void @check(i32 6, i32 0) strictfp
  %g = call i1 @llvm.experimental.constrained.fcmps.f16(half %quiet, half %one, metadata !"olt", metadata !"fpexcept.strict") strictfp
  store volatile i1 %g, ptr @sink
  call void @check(i32 7, i32 1) strictfp
  %i = call i32 @llvm.experimental.constrained.fptosi.i32.f16(half %b, metadata !"fpexcept.strict") strictfp
  store volatile i32 %i, ptr @sink
  call void @check(i32 8, i32 32) strictfp
  ret void
}

define void @extended() strictfp {
  %one = load x86_fp80, ptr @x
  %three = load x86_fp80, ptr getelementptr (x86_fp80, ptr @x, i64 1)
  %zero = load x86_fp80, ptr getelementptr (x86_fp80, ptr @x, i64 2)
  %quiet = load x86_fp80, ptr getelementptr (x86_fp80, ptr @x, i64 4)
  %big = load x86_fp80, ptr getelementptr (x86_fp80, ptr @x, i64 5)
  %b = call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %one, x86_fp80 %three, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store volatile x86_fp80 %b, ptr @sink
  call void @check(i32 11, i32 32) strictfp
  %f = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %quiet, x86_fp80 %one, metadata !"olt", metadata !"fpexcept.strict") strictfp
  store volatile i1 %f, ptr @sink
  call void @check(i32 12, i32 0) strictfp
  %g = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %quiet, x86_fp80 %one, metadata !"olt", metadata !"fpexcept.strict") strictfp
  store volatile i1 %g, ptr @sink
  call void @check(i32 13, i32 1) strictfp
  %i = call i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80 %b, metadata !"fpexcept.strict") strictfp
  store volatile i32 %i, ptr @sink
  call void @check(i32 14, i32 32) strictfp
  %j = call i64 @llvm.experimental.constrained.fptosi.i64.f80(x86_fp80 %three, metadata !"fpexcept.strict") strictfp
  store volatile i64 %j, ptr @sink
  call void @check(i32 15, i32 0) strictfp
  %k = call i64 @llvm.experimental.constrained.fptosi.i64.f80(x86_fp80 %big, metadata !"fpexcept.strict") strictfp
  store volatile i64 %k, ptr @sink
  call void @check(i32 16, i32 1) strictfp
  %l = call x86_fp80 @llvm.experimental.constrained.sqrt.f80(x86_fp80 %three, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store volatile x86_fp80 %l, ptr @sink
  call void @check(i32 17, i32 32) strictfp
  %m = call x86_fp80 @llvm.experimental.constrained.rint.f80(x86_fp80 %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store volatile x86_fp80 %m, ptr @sink
  call void @check(i32 18, i32 32) strictfp
  %n = call x86_fp80 @llvm.experimental.constrained.nearbyint.f80(x86_fp80 %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store volatile x86_fp80 %n, ptr @sink
  call void @check(i32 19, i32 0) strictfp
  %o = icmp eq i64 %j, 3
  br i1 %o, label %done, label %bad

bad:
  call void @check(i32 20, i32 99)
  br label %done

done:
  ret void
}

define void @quadruple() strictfp {
  %one = load fp128, ptr @q
  %three = load fp128, ptr getelementptr (fp128, ptr @q, i64 1)
  %signaling = load fp128, ptr getelementptr (fp128, ptr @q, i64 3)
  %quiet = load fp128, ptr getelementptr (fp128, ptr @q, i64 4)
  %big = load fp128, ptr getelementptr (fp128, ptr @q, i64 5)
  %b = call fp128 @llvm.experimental.constrained.fdiv.f128(fp128 %one, fp128 %three, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store volatile fp128 %b, ptr @sink
  call void @check(i32 21, i32 32) strictfp
  %f = call i1 @llvm.experimental.constrained.fcmp.f128(fp128 %quiet, fp128 %one, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  store volatile i1 %f, ptr @sink
  call void @check(i32 22, i32 0) strictfp
  %g = call i1 @llvm.experimental.constrained.fcmps.f128(fp128 %quiet, fp128 %one, metadata !"olt", metadata !"fpexcept.strict") strictfp
  store volatile i1 %g, ptr @sink
  call void @check(i32 23, i32 1) strictfp
  %i = call i32 @llvm.experimental.constrained.fptosi.i32.f128(fp128 %b, metadata !"fpexcept.strict") strictfp
  store volatile i32 %i, ptr @sink
  call void @check(i32 24, i32 32) strictfp
  %j = call i64 @llvm.experimental.constrained.fptosi.i64.f128(fp128 %big, metadata !"fpexcept.strict") strictfp
  store volatile i64 %j, ptr @sink
  call void @check(i32 25, i32 1) strictfp
  %k = call i64 @llvm.experimental.constrained.fptoui.i64.f128(fp128 %big, metadata !"fpexcept.strict") strictfp
  store volatile i64 %k, ptr @sink
  call void @check(i32 26, i32 0) strictfp
  %l = call float @llvm.experimental.constrained.fptrunc.f32.f128(fp128 %signaling, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  store volatile float %l, ptr @sink
  call void @check(i32 27, i32 1) strictfp
  ret void
}

define i32 @main() strictfp {
  call void @clear() strictfp
  call void @halves() strictfp
  call void @extended() strictfp
  call void @quadruple() strictfp
  %wrong = load i32, ptr @wrong
  ret i32 %wrong
}

declare i32 @feclearexcept(i32)
declare i32 @fetestexcept(i32)
declare i32 @printf(ptr, ...)
