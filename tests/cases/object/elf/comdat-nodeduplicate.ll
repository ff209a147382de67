; Groups that linkers do not deduplicate.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
$f = comdat nodeduplicate
$v = comdat nodeduplicate
define void @f() comdat { ret void }
@f_data = internal global i32 1, comdat($f)
@v = global i32 1, comdat
