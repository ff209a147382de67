; What "#pragma clang section" asks for.
; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@zeros = global i32 0 #0
@data = global i32 4 #0
@read_only = constant i32 6 #0
@table = constant [1 x ptr] [ptr @zeros] #0
attributes #0 = { "bss-section"="mybss" "data-section"="mydata" "rodata-section"="myrodata" "relro-section"="myrelro" }
