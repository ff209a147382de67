; A weak alias is described by what it stands for, in assembly as well.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
; ASSEMBLY: x86_64-apple-macosx11 arm64-apple-macosx11
@f = weak alias i32 (i32), ptr @g
define i32 @g(i32 %a) {
  ret i32 %a
}
