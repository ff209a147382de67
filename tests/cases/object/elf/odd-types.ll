; Initializers of odd widths, packed vectors and structures.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i1 1
@b = global i7 -1
@c = global i9 257
@d = global i24 -2
@e = global i33 -2
@f = global i48 -2
@g = global i65 -2
@h = global i100 12345678901234567890123
@i = global i200 -3
@j = global [3 x i24] [i24 1, i24 2, i24 3]
@k = global { i24, i8, i40 } { i24 1, i8 2, i40 3 }
@l = global <{ i24, i8, i40 }> <{ i24 1, i8 2, i40 3 }>
@m = global <3 x i8> <i8 1, i8 2, i8 3>
@n = global <4 x i1> <i1 1, i1 0, i1 1, i1 1>
@o = global <12 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1>
@p = global <3 x i4> <i4 1, i4 2, i4 3>
@q = global <3 x i24> <i24 1, i24 2, i24 3>
@r = global half 1.0
@s = global bfloat 1.0
@t = global fp128 0xL00000000000000003FFF000000000000
@v = global { half, float, i8 } { half 1.0, float 2.0, i8 3 }
@w = global [2 x <3 x i32>] [<3 x i32> <i32 1, i32 2, i32 3>, <3 x i32> <i32 4, i32 5, i32 6>]
@x = global { i8, [0 x i32], i8 } { i8 1, [0 x i32] zeroinitializer, i8 2 }
@y = global <2 x i128> <i128 1, i128 -2>
@z = global [2 x i65] [i65 1, i65 -1]
