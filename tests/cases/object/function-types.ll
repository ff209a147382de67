; !func_sanitize puts words before a function.
; LLC: x86_64-unknown-linux-gnu x86_64-apple-macosx11 arm64-apple-macosx11 x86_64-pc-windows-msvc

define void @typed() !func_sanitize !0 {
  ret void
}
@table = global ptr @typed
!0 = !{i32 3238382334, i32 42}
