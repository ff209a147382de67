; The helpers of an indirect function are as visible as it is, and have names even if it is private.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
define i32 @fn(i32 %x) {
  ret i32 %x
}
define internal ptr @res() {
  ret ptr @fn
}
@weak = weak ifunc i32 (i32), ptr @res
@weak_hidden = weak hidden ifunc i32 (i32), ptr @res
@hidden = hidden ifunc i32 (i32), ptr @res
@internal = internal ifunc i32 (i32), ptr @res
@private = private ifunc i32 (i32), ptr @res
@linkonce = linkonce_odr unnamed_addr ifunc i32 (i32), ptr @res
