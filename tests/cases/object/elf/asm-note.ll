; A note between brackets of sections, as probes and versions are written.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
module asm ".pushsection .note.version,\22a\22,@note"
module asm ".balign 4"
module asm ".long 2f-1f, 4f-3f, 1"
module asm "1: .asciz \22rllc\22"
module asm "2: .balign 4"
module asm "3: .quad v"
module asm "4: .balign 4"
module asm ".popsection"
module asm ".section .init_array,\22aw\22,@init_array"
module asm ".quad f"
module asm ".previous"
module asm ".byte 1"
@v = global i32 1
define void @f() {
  ret void
}
