; `//` starts a comment in assembly for every target, as in LLVM's own assembler; crystal writes its switch of
; fibers so.
; EXIT: 42
module asm ".globl answer // the function below returns it"
module asm "// a whole line"
module asm "answer: movl $40, %eax // forty /* not closed"
module asm "  ret"
declare i32 @answer()

define i32 @main() {
  %a = call i32 asm "movl $$2, $0 // two\0A\09nop // done", "=r"()
  %b = call i32 @answer()
  %c = add i32 %a, %b
  ret i32 %c
}
