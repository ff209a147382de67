; Aliases of numbers are symbols without a section.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11 x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc
@five = alias i8, ptr inttoptr (i64 5 to ptr)
@local_seven = internal alias i64, ptr inttoptr (i64 7 to ptr)
@code = alias i32 (i32), ptr inttoptr (i64 4096 to ptr)
