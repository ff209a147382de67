; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@x = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@a = alias i32, ptr @x
@b = internal alias i32, ptr @x
@h = hidden alias i32, ptr @x
@c = alias i32, getelementptr ([4 x i32], ptr @x, i32 0, i32 2)
@aa = alias i32, ptr @a
@pa = private alias i32, ptr @x
define void @f() { ret void }
@fa = alias void (), ptr @f
@fi = internal alias void (), ptr @f
@t = global [3 x ptr] [ptr @b, ptr @fi, ptr @pa]
define void @callers() {
 call void @fa()
 call void @fi()
 ret void }
