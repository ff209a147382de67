; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

define internal i32 @f1() { ret i32 1 }
define internal i32 @f2() { ret i32 2 }
@tab = internal constant [2 x ptr] [ptr @f1, ptr @f2]
define i32 @g(i64 %i) {
 %p = getelementptr [2 x ptr], ptr @tab, i64 0, i64 %i
 %q = load ptr, ptr %p
 %r = call i32 %q()
 ret i32 %r }
