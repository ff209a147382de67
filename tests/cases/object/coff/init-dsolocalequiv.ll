; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc
; ASSEMBLY: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

declare void @f()
@a = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @f to i64), i64 ptrtoint (ptr @a to i64)) to i32)
