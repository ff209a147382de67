; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

source_filename = "dir/some file name that is long.c"
@a = global i32 1
define void @f() { ret void }
