; A variable whose definition is for the optimizer alone is exported all the same; common data are as large as aligned.
; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc
@elsewhere = available_externally dllexport constant i32 7
@common = common global i32 0, align 32
