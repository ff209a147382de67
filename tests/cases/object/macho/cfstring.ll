; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@cls = external global [0 x i32]
@s = private unnamed_addr constant [4 x i8] c"abc\00", section "__TEXT,__cstring,cstring_literals"
%t = type { ptr, i32, ptr, i64 }
@cf = private global %t { ptr @cls, i32 1992, ptr @s, i64 3 }, section "__DATA,__cfstring", align 8
define ptr @f() { ret ptr @cf }
