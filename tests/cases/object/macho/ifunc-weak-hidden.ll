; A weak indirect function with a visibility.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
; ASSEMBLY: x86_64-apple-macosx11
@f = weak hidden ifunc i32 (i32), ptr @resolve
define ptr @resolve() { ret ptr null }
define i32 @g(i32 %a) {
  %b = call i32 @f(i32 %a)
  ret i32 %b
}
