; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@a = extern_weak global i32
declare extern_weak void @f()
declare extern_weak void @unused()
define i1 @t() {
 %c = icmp eq ptr @a, null
 %d = icmp eq ptr @f, null
 %e = or i1 %c, %d
 ret i1 %e }
