; Gigabytes of zeros are in no file.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; SYMBOL: huge global .bss
; SYMBOL: after global .bss
; SECTION: .note.GNU-stack
@huge = global [8589934592 x i8] zeroinitializer
@after = global i32 0
