; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: 4:1: symbol 'a' is already defined
@a = global i32 1
@"\01a" = global i32 1
