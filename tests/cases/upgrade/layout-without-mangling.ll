; Without a mangling of its own the module's names are the target's.
; LLC: x86_64-apple-macosx11
; SYMBOL: _f global __text
target triple = "x86_64-apple-macosx11"
target datalayout = "e-p:64:64-i64:64-f80:128-n8:16:32:64-S128"
define void @f() {
  ret void
}
