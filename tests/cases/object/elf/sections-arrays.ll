; Arrays that the startup code walks through.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global ptr null, section ".init_array"
@b = global ptr null, section ".init_array.5"
@c = constant ptr null, section ".fini_array.00100"
@d = global ptr null, section ".preinit_array"
@e = global ptr null, section ".ctors"
@f = global ptr null, section ".init_array_not"
