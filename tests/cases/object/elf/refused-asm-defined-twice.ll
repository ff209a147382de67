; A symbol that module assembly and the module define.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: symbol 'f' is already defined
module asm "f: .long 1"
define void @f() {
  ret void
}
