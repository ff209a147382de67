; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: 3:13: code cannot be in a section without contents
define void @f() section ".tbss" {
  ret void
}
