; Addresses with offsets, differences of addresses, aliases, padding and odd widths in static data.
; EXIT: 0
; SYMBOL: alias global .text
; PLATFORMS: host aarch64
@array = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@third = global ptr getelementptr ([4 x i32], ptr @array, i64 0, i64 2)
@distance = global i64 sub (i64 ptrtoint (ptr getelementptr ([4 x i32], ptr @array, i64 0, i64 3) to i64), i64 ptrtoint (ptr @array to i64))
@mixed = global { i8, i32, i24, <{ i8, i32 }>, double, i1 } { i8 1, i32 2, i24 -3, <{ i8, i32 }> <{ i8 4, i32 5 }>, double 6.0, i1 true }
@function = global ptr @alias
@alias = alias i32 (i32), ptr @target
@text = constant [3 x i8] c"\00\FF\7F"

define internal i32 @target(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @main() {
entry:
  %p = load ptr, ptr @third
  %v = load i32, ptr %p
  %ok1 = icmp eq i32 %v, 3
  br i1 %ok1, label %t2, label %bad
t2:
  %d = load i64, ptr @distance
  %ok2 = icmp eq i64 %d, 12
  br i1 %ok2, label %t3, label %bad
t3:
  %f = load ptr, ptr @function
  %r = call i32 %f(i32 41)
  %ok3 = icmp eq i32 %r, 42
  br i1 %ok3, label %t4, label %bad
t4:
  %m2 = getelementptr { i8, i32, i24, <{ i8, i32 }>, double, i1 }, ptr @mixed, i64 0, i32 2
  %odd = load i24, ptr %m2
  %ok4 = icmp eq i24 %odd, -3
  br i1 %ok4, label %t5, label %bad
t5:
  %m3 = getelementptr { i8, i32, i24, <{ i8, i32 }>, double, i1 }, ptr @mixed, i64 0, i32 3, i32 1
  %packed = load i32, ptr %m3, align 1
  %ok5 = icmp eq i32 %packed, 5
  br i1 %ok5, label %t6, label %bad
t6:
  %m5 = getelementptr { i8, i32, i24, <{ i8, i32 }>, double, i1 }, ptr @mixed, i64 0, i32 5
  %flag = load i1, ptr %m5
  br i1 %flag, label %t7, label %bad
t7:
  %c = getelementptr i8, ptr @text, i64 1
  %byte = load i8, ptr %c
  %ok7 = icmp eq i8 %byte, -1
  br i1 %ok7, label %good, label %bad
good:
  ret i32 0
bad:
  %which = phi i32 [ 1, %entry ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ]
  ret i32 %which
}
