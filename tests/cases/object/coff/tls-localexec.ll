; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@a = thread_local(localexec) global i32 1
@s = thread_local global i32 1, section ".mytls"
