; Comdats with explicit sections.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
$f = comdat any
$g = comdat any
define linkonce_odr void @f() section ".text.special" comdat { ret void }
define linkonce_odr void @g() section ".text.special" comdat { ret void }
@d = linkonce_odr global i32 4, section "dd", comdat($f)
@e = linkonce_odr global i32 4, section "dd", comdat($g)
@n = global i32 4, section "dd"
