; Unwind tables in module assembly, and references between its functions, which the linker may move apart.
; LLC: x86_64-apple-macosx10.15.0
; SECTION: __eh_frame
target triple = "x86_64-apple-macosx10.15.0"
module asm ".globl _saves"
module asm "_saves:"
module asm ".cfi_startproc"
module asm "pushq %rbx"
module asm ".cfi_def_cfa_offset 16"
module asm ".cfi_offset %rbx, -16"
module asm "callq _other"
module asm "popq %rbx"
module asm "retq"
module asm ".cfi_endproc"
module asm ".globl _other"
module asm "_other:"
module asm ".cfi_startproc"
module asm ".cfi_personality 155, ___gxx_personality_v0"
module asm ".cfi_lsda 16, Lactions"
module asm "retq"
module asm ".cfi_endproc"
module asm ".section __TEXT,__gcc_except_tab"
module asm "Lactions: .long 0x1234"
define i32 @main() uwtable {
  ret i32 0
}
