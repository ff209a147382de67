; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

define ptr @res() { ret ptr @f }
define internal i32 @f() { ret i32 1 }
@foo = ifunc i32 (), ptr @res
@ifo = internal ifunc i32 (), ptr @res
define i32 @c() {
 %r = call i32 @foo()
 %s = call i32 @ifo()
 ret i32 %r }
@t = global ptr @foo
