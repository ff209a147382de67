; Room for instructions at the entry of functions.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
define void @a() "patchable-function-entry"="4" { ret void }
define void @b() "patchable-function-entry"="0" "patchable-function-prefix"="4" { ret void }
define void @c() "patchable-function-entry"="2" "patchable-function-prefix"="4" { ret void }
