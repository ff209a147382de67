; Position-independent code of the large code model.
; OPTIONS: --target=x86_64-unknown-linux-gnu --code-model=large
; ERROR: the large code model cannot be compiled
define void @f() {
  ret void
}
