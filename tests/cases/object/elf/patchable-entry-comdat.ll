; Patchable functions in comdats.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
$a = comdat any
define linkonce_odr void @a() "patchable-function-entry"="4" comdat { ret void }
