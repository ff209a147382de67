; Thread-local variables, each in a section of its own.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
; OPTIONS: -function-sections -data-sections
@a = thread_local global i32 1
@b = thread_local global i32 0
@c = internal thread_local global i32 1
@d = thread_local(localdynamic) global i32 1
@e = thread_local(initialexec) global i32 1
@f = thread_local(localexec) global i32 1
@g = external thread_local global i32
@h = extern_weak thread_local global i32
@i = thread_local constant i32 7
@j = weak thread_local global i32 1
@k = hidden thread_local global [100 x i32] zeroinitializer
