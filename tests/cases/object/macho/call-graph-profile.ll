; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

define void @a() {
 call void @b()
 ret void
}
declare void @b()
define void @c() {
 call void @b()
 call void @a()
 ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2, !3, !4}
!2 = !{ptr @a, ptr @b, i64 32}
!3 = !{ptr @c, ptr @a, i64 11}
!4 = !{ptr @c, ptr @b, i64 20}
