; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@"a b" = global i32 1
@".dot" = global i32 1
@"$dollar" = global i32 1
@"quote\22" = global i32 1
@"\01raw" = global i32 1
@"\C3\A9" = global i32 1
@"back\\slash" = global i32 1
@"new\0Aline" = global i32 1
@"L_x" = global i32 1
@".Lx" = global i32 2
@"l_x" = global i32 1
@"123" = global i32 1
@"a_name_longer_than_eight" = global i32 1
@"eightchr" = global i32 1
@"\01L_local" = internal global i32 4
@"\01l_local" = internal global i32 4
@"\01.Llocal" = internal global i32 4
@0 = global i32 3
@1 = private global i32 3
@t = global [5 x ptr] [ptr @"\01L_local", ptr @"\01l_local", ptr @0, ptr @1, ptr @"\01.Llocal"]
