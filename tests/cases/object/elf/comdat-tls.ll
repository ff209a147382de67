; Thread-local variables in a comdat.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
$t = comdat any
@t = linkonce_odr thread_local global i32 1, comdat
@t_bss = linkonce_odr thread_local global i32 0, comdat($t)
