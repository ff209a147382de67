; The stubs that inline assembly becomes are in no symbol table.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
define i64 @swap(i64 %a) {
  %b = call i64 asm sideeffect "nop", "=r,0"(i64 %a)
  ret i64 %b
}
