; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@a = extern_weak global i32
declare extern_weak void @f()
define i1 @t() {
 %c = icmp eq ptr @a, null
 %d = icmp eq ptr @f, null
 %e = or i1 %c, %d
 ret i1 %e }
