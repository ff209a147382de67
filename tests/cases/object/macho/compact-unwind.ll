; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
; SECTION: __LD,__compact_unwind

declare void @g()
define void @f() uwtable {
  call void @g()
  call void @g()
  ret void
}
