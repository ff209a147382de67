; The table of significant addresses.
; LLC: x86_64-unknown-linux-gnu
; OPTIONS: -addrsig
; SECTION: .llvm_addrsig
@a = global i32 1
@b = unnamed_addr constant i32 2
define void @f() {
  ret void
}
define void @g() unnamed_addr {
  ret void
}
@t = global [2 x ptr] [ptr @f, ptr @g]
