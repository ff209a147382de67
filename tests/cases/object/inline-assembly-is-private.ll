; The functions that inline assembly becomes have no names that tools show.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu x86_64-apple-macosx11 arm64-apple-macosx11 x86_64-pc-windows-msvc x86_64-w64-windows-gnu

define i64 @first(i64 %x) {
  %y = call i64 asm sideeffect "nop", "=r,0"(i64 %x)
  ret i64 %y
}
define i64 @second(i64 %x) {
  %y = call i64 asm sideeffect "nop; nop", "=r,0"(i64 %x)
  ret i64 %y
}
