; A common variable has no place yet: its alias names it.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@shared = common global i32 0
@other = alias i32, ptr @shared
@pointer = global ptr @other

define i32 @get() {
  %value = load i32, ptr @other
  ret i32 %value
}
