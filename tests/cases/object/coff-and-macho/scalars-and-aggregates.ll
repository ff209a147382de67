; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@a = global i1 true
@b = global i7 -1
@c = global i24 1193046
@d = global i48 1
@e = global i65 -1
@f = global i128 -2
@g = global [2 x i24] [i24 1, i24 2]
@h = global <8 x i1> <i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0, i1 0>
@i = global <3 x i32> <i32 1, i32 2, i32 3>
@j = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@k = global { i8, i32, i16 } { i8 1, i32 2, i16 3 }
@l = global x86_fp80 0xK3FFF8000000000000000
@m = global fp128 0xL00000000000000003FFF000000000000
@n = global half 1.0
@o = global bfloat 1.0
@p = global <2 x half> <half 1.0, half 2.0>
@q = global [3 x i8] c"abc"
@r = global {} {}
@s = global [0 x i32] []
@u = global i32 undef
@v = global { i8, [3 x i8], i32 } { i8 1, [3 x i8] undef, i32 poison }
@w = global <4 x i4> <i4 1, i4 2, i4 3, i4 4>
