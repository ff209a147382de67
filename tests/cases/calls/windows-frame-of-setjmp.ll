; llvm.frameaddress is what the unwinder takes for the frame, whatever registers the function saves: longjmp unwinds to
; what _setjmp was told.
; PLATFORMS: windows-gnu
; EXIT: 0
declare void @RtlCaptureContext(ptr)
declare ptr @RtlLookupFunctionEntry(i64, ptr, ptr)
declare ptr @RtlVirtualUnwind(i32, i64, i64, ptr, ptr, ptr, ptr, ptr)
declare ptr @llvm.frameaddress.p0(i32)

define i64 @differs(i64 %a, i64 %b, i64 %c, double %x, double %y) noinline {
  %context = alloca [1232 x i8], align 16
  %base = alloca i64
  %data = alloca ptr
  %frame = alloca ptr
  call void @RtlCaptureContext(ptr %context)
  %rip.at = getelementptr i8, ptr %context, i64 248
  %rip = load i64, ptr %rip.at
  %entry = call ptr @RtlLookupFunctionEntry(i64 %rip, ptr %base, ptr null)
  %base.at = load i64, ptr %base
  call ptr @RtlVirtualUnwind(i32 0, i64 %base.at, i64 %rip, ptr %entry, ptr %context, ptr %data, ptr %frame, ptr null)
  %expected = load ptr, ptr %frame
  %own = call ptr @llvm.frameaddress.p0(i32 0)
  %same = icmp ne ptr %own, %expected
  %n = zext i1 %same to i64
  %p = mul i64 %a, %b
  %q = add i64 %p, %c
  %z = fadd double %x, %y
  %w = fptosi double %z to i64
  %r = sub i64 %q, %w
  %s = add i64 %r, %n
  ret i64 %s
}

define i32 @main() {
  %a = call i64 @differs(i64 3, i64 4, i64 5, double 8.0, double 9.0)
  %exit = trunc i64 %a to i32
  ret i32 %exit
}
