; Globals in other address spaces.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = addrspace(1) global i32 1
@b = addrspace(1) constant i32 1
@c = global ptr addrspace(1) @a
