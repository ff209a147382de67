; Definitions whose names look like labels are in no symbol table, weak or not.
; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc
@.Lweak = weak global i32 4
@.Lodr = linkonce_odr constant [2 x i32] [i32 1, i32 2]
@holder = global [2 x ptr] [ptr @.Lweak, ptr @.Lodr]
