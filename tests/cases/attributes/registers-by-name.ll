; The stack and frame pointer, read by their names.
; EXIT: 0
define i32 @main() noinline "frame-pointer"="all" {
  %sp = call i64 @llvm.read_register.i64(metadata !0)
  %fp = call i64 @llvm.read_volatile_register.i64(metadata !1)
  %low = call i32 @llvm.read_register.i32(metadata !2)
  %frame = call ptr @llvm.frameaddress.p0(i32 0)
  %known = ptrtoint ptr %frame to i64
  %same = icmp eq i64 %fp, %known
  ; The frame lies above the stack pointer, and not far.
  %distance = sub i64 %fp, %sp
  %near = icmp ule i64 %distance, 4096
  %short = trunc i64 %sp to i32
  %half = icmp eq i32 %low, %short
  %a = and i1 %same, %near
  %b = and i1 %a, %half
  %wrong = xor i1 %b, true
  %r = zext i1 %wrong to i32
  ret i32 %r
}

declare i64 @llvm.read_register.i64(metadata)
declare i32 @llvm.read_register.i32(metadata)
declare i64 @llvm.read_volatile_register.i64(metadata)
declare ptr @llvm.frameaddress.p0(i32)
!0 = !{!"rsp"}
!1 = !{!"rbp"}
!2 = !{!"esp"}
