; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc
; A section of module assembly that the linker keeps with another one.
module asm ".section .text$a1,\22xr\22,discard,a1"
module asm ".globl a1"
module asm "a1: ret"
module asm ".section .xdata$a1,\22dr\22,associative,a1"
module asm ".long 1"
declare void @a1()
define void @f() {
  call void @a1()
  ret void
}
