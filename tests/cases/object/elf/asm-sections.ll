; Sections of module assembly.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
module asm ".section .text.cold,\22ax\22,@progbits"
module asm ".byte 0x90"
module asm ".section strings,\22aMS\22,@progbits,1"
module asm ".asciz \22abc\22"
module asm ".section .tdata,\22awT\22,@progbits"
module asm ".globl tv; .type tv,@object; tv: .long 3"
module asm ".section grouped,\22aG\22,@progbits,key,comdat"
module asm ".long 1"
module asm ".section retained,\22aR\22"
module asm ".long 1"
module asm ".section gone,\22e\22"
module asm ".long 1"
module asm ".section .bss.more,\22aw\22,@nobits"
module asm "bb: .zero 64"
module asm ".section plain"
module asm ".long 1"
define void @f() {
  ret void
}
