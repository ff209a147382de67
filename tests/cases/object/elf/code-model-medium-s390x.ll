; The medium and large models promise nothing about distances: addresses come from the global offset table.
; LLC: s390x-unknown-linux-gnu
; OPTIONS: --code-model=medium --relocation-model=static
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
