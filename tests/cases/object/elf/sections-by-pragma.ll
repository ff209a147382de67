; What "#pragma clang section" asks for.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu

@zeros = global i32 0 #0
@data = global i32 4 #0
@read_only = constant i32 6 #0
@table = constant [1 x ptr] [ptr @zeros] #0
attributes #0 = { "bss-section"="mybss" "data-section"="mydata" "rodata-section"="myrodata" "relro-section"="myrelro" }
