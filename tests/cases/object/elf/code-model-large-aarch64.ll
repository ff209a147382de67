; Position-independent code of the large model reaches what that of the small model reaches.
; LLC: aarch64-unknown-linux-gnu
; OPTIONS: --code-model=large --relocation-model=pic
@own = internal global i32 1
@exported = global i32 2
@elsewhere = external global i32
@hidden = external hidden global i32
declare i32 @callee(ptr)
define ptr @address.own() { ret ptr @own }
define ptr @address.exported() { ret ptr @exported }
define i32 @loads() {
  %a = load i32, ptr @elsewhere
  %b = load i32, ptr @hidden
  %c = add i32 %a, %b
  %d = call i32 @callee(ptr @callee)
  %e = add i32 %c, %d
  ret i32 %e
}
