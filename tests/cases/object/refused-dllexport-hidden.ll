; OPTIONS: --target=x86_64-pc-windows-msvc
; ERROR: 4:1: a dllexport symbol cannot be hidden

@a = hidden dllexport global i32 1
