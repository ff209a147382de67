; A data layout in which a field lies elsewhere, in a struct that only a body names.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: 6:13: the module's data layout does not fit the target: key 'i64' is i64:32:64 but the target has i64:64
target datalayout = "e-m:e-p:64:64-i128:128-f80:128-n8:16:32:64-S128"
define i64 @plain(i64 %a) { ret i64 %a }
define void @f(ptr %p) {
  %second = getelementptr { i32, i64 }, ptr %p, i32 0, i32 1
  store i64 1, ptr %second
  ret void
}
