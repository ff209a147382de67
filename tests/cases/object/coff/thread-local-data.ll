; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@x = thread_local global i32 1
@y = thread_local global [4 x i32] zeroinitializer
@z = internal thread_local global ptr @x2
@x2 = global i32 4
