; What "#pragma clang section" asks for.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@zeros = global i32 0 #0
@data = global i32 4 #0
@read_only = constant i32 6 #0
@table = constant [1 x ptr] [ptr @zeros] #0
@string = private unnamed_addr constant [3 x i8] c"ab\00" #0
@text = global ptr @string
attributes #0 = { "bss-section"="__MY,__bss" "data-section"="__MY,__data" "rodata-section"="__MY,__rodata" "relro-section"="__MY,__relro" }
