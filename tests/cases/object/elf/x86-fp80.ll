; Initializers of x87 numbers.
; LLC: x86_64-unknown-linux-gnu
@a = global x86_fp80 0xK3FFF8000000000000000
@b = global { x86_fp80, i8 } { x86_fp80 0xK3FFF8000000000000000, i8 1 }
@c = global [2 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK3FFF8000000000000001]
@d = global <{ x86_fp80, i8 }> <{ x86_fp80 0xK3FFF8000000000000000, i8 1 }>
