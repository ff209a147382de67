; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@a = internal thread_local global [5 x i8] c"abcde"
@b = thread_local global i128 0
@c = weak thread_local global i32 4
@d = linkonce_odr hidden thread_local global i32 4
@e = thread_local(localexec) global i32 0
@t = global ptr @d
