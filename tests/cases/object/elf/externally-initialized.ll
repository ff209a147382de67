; Constants that others initialize are not mergeable.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = externally_initialized global i32 1
@b = externally_initialized constant i32 1
@c = unnamed_addr externally_initialized constant i32 1
