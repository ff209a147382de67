; Hidden symbols are not exported by GNU linkers, not even those whose definitions are only there for the optimizer.
; LLC: x86_64-w64-windows-gnu
@v = available_externally hidden constant i32 7
@d = external hidden global i32
define available_externally hidden i32 @f() { ret i32 1 }
declare hidden i32 @g()
define i32 @h() {
  %a = load volatile i32, ptr @v
  %b = call i32 @f()
  %c = call i32 @g()
  %d = load volatile i32, ptr @d
  ret i32 %c
}
