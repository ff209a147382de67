; Calls of library functions through the global offset table, as the module flag asks (clang's -fno-plt).
; LLC: x86_64-unknown-linux-gnu
define void @copy(ptr %to, ptr %from, i64 %size) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  ret void
}
define i128 @divide(i128 %a, i128 %b) {
  %c = udiv i128 %a, %b
  ret i128 %c
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"RtLibUseGOT", i32 1}
