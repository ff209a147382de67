; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
; SECTION: __compact_unwind

target triple = "x86_64-apple-macosx11"

declare void @g()
define void @f() uwtable {
  call void @g()
  call void @g()
  ret void
}
