; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: 4:1: the address of a dso_local_equivalent cannot be in data
declare void @f()
@g = global ptr dso_local_equivalent @f
