; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@y = external global i32
@e = global i32 ptrtoint (ptr @y to i32)
