; Sections that go with other sections.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@a = global i32 1, section "aaa"
@b = internal global i32 2, section "meta", !associated !0
@c = internal global i32 3, section "meta", !associated !1
@d = internal global i32 4, section "meta"
@e = internal global i32 5, section "meta", !associated !2
@g = internal global i32 6, !associated !0
define void @f() { ret void }
@llvm.compiler.used = appending global [4 x ptr] [ptr @b, ptr @c, ptr @e, ptr @g], section "llvm.metadata"
!0 = !{ptr @a}
!1 = !{ptr @f}
!2 = !{ptr null}
