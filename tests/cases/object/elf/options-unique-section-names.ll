; Sections of one function or variable that are all called alike.
; OPTIONS: -function-sections -data-sections -unique-section-names=0
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@zero = global i32 0
@five = global i32 5
@text = private unnamed_addr constant [3 x i8] c"hi\00"
@own = thread_local global i32 0
@relocated = constant ptr @plain
$shared = comdat any
define void @plain() {
  ret void
}
define linkonce_odr void @shared() comdat {
  ret void
}
define void @placed() section "elsewhere" {
  ret void
}
define void @hot() !section_prefix !0 {
  ret void
}
@llvm.used = appending global [2 x ptr] [ptr @five, ptr @shared], section "llvm.metadata"
!0 = !{!"function_section_prefix", !"hot"}
