; References between module assembly and functions.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
module asm ".text"
module asm ".globl from_asm"
module asm ".type from_asm,@function"
module asm "from_asm: ret"
module asm ".size from_asm, .-from_asm"
module asm ".data"
module asm ".globl words"
module asm "words: .quad internal, variable, declared"
declare void @from_asm()
declare void @declared()
@variable = internal global i32 1
define internal void @internal() {
  ret void
}
define void @f() {
  call void @from_asm()
  call void @internal()
  ret void
}
@llvm.compiler.used = appending global [2 x ptr] [ptr @variable, ptr @internal], section "llvm.metadata"
