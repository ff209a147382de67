; The default version of a symbol must be defined here.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: default version symbol f@@V1 must be defined
module asm ".symver f, f@@V1"
declare void @f()
define void @g() {
  call void @f()
  ret void
}
