; Sections of module assembly with instructions: a comdat group, a table that goes with code, unwind tables and line numbers
; all come into the one object.
; LLC: x86_64-unknown-linux-gnu
; OPTIONS: -relocation-model=pic
; RUN
target triple = "x86_64-unknown-linux-gnu"
module asm "\09.section .text.grouped,\22axG\22,@progbits,grouped,comdat"
module asm "\09.weak grouped"
module asm "\09.type grouped,@function"
module asm "grouped:"
module asm "\09.cfi_startproc"
module asm "\09leaq 2(%rdi), %rax"
module asm "\09pushq %rax"
module asm "\09.cfi_adjust_cfa_offset 8"
module asm "\09popq %rax"
module asm "\09.cfi_adjust_cfa_offset -8"
module asm "\09ret"
module asm "\09.cfi_endproc"
module asm "\09.size grouped, .-grouped"
module asm "\09.section .rodata.grouped,\22aG\22,@progbits,grouped,comdat"
module asm "\09.long 7"
module asm "\09.text"
declare i64 @grouped(i64)
define i32 @main() {
  %r = call i64 @grouped(i64 40)
  %bad = icmp ne i64 %r, 42
  %z = zext i1 %bad to i32
  ret i32 %z
}
