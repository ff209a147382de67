; Intrinsics that vectorized loops use, with hand-made values.
; The exit status is the number of the first result that is wrong.
; EXIT: 0
; PLATFORMS: host aarch64

declare <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32>, <4 x i32>, i32, <4 x i1>, i32, i32)
declare i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr>, i32, <4 x i1>)
declare void @llvm.experimental.vector.histogram.umax.v4p0.i32(<4 x ptr>, i32, <4 x i1>)
declare void @llvm.experimental.vector.histogram.uadd.sat.v4p0.i32(<4 x ptr>, i32, <4 x i1>)
declare <4 x i1> @llvm.loop.dependence.war.mask.v4i1(ptr, ptr, i64)
declare <4 x i1> @llvm.loop.dependence.raw.mask.v4i1(ptr, ptr, i64)
declare <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32>, <4 x i32>)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)
declare i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i1> @llvm.experimental.vector.match.v4i8.v2i8(<4 x i8>, <2 x i8>, <4 x i1>)
declare <2 x ptr> @llvm.ptrmask.v2p0.v2i64(<2 x ptr>, <2 x i64>)

@a = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@b = global <4 x i32> <i32 5, i32 6, i32 7, i32 8>
@counts = global [4 x i32] [i32 1, i32 2, i32 3, i32 -2]
@mask = global i4 u0xB
@length = global i32 3

define i1 @same4(<4 x i32> %x, <4 x i32> %y) {
  %eq = icmp eq <4 x i32> %x, %y
  %bits = bitcast <4 x i1> %eq to i4
  %all = icmp eq i4 %bits, -1
  ret i1 %all
}

define i32 @main() {
  %a = load volatile <4 x i32>, ptr @a
  %b = load volatile <4 x i32>, ptr @b
  %length = load volatile i32, ptr @length
  %m4 = load volatile i4, ptr @mask
  %m = bitcast i4 %m4 to <4 x i1>

  ; The first three lanes of %a, then those of %b, from lane 1 on; then from the last of the three on.
  %splice = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1, <4 x i1> splat (i1 true), i32 %length, i32 4)
  %ok1 = call i1 @same4(<4 x i32> %splice, <4 x i32> <i32 2, i32 3, i32 5, i32 6>)
  br i1 %ok1, label %t2, label %bad
t2:
  %back = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 -1, <4 x i1> splat (i1 true), i32 %length, i32 4)
  %ok2 = call i1 @same4(<4 x i32> %back, <4 x i32> <i32 3, i32 5, i32 6, i32 7>)
  br i1 %ok2, label %t3, label %bad

  ; Lane 2 is off in the mask 1101.
t3:
  %above = icmp ugt <4 x i32> %a, splat (i32 2)
  %elts = zext <4 x i1> %above to <4 x i32>
  %first = call i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32> %elts, i1 false, <4 x i1> %m, i32 4)
  %ok3 = icmp eq i32 %first, 3
  br i1 %ok3, label %t4, label %bad
t4:
  %none = call i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32> %elts, i1 false, <4 x i1> %m, i32 %length)
  %ok4 = icmp eq i32 %none, 3
  br i1 %ok4, label %t5, label %bad

  ; Counter 0 is counted twice, lane 2 is off.
t5:
  %p1 = getelementptr i32, ptr @counts, i64 1
  %p2 = getelementptr i32, ptr @counts, i64 2
  %p3 = getelementptr i32, ptr @counts, i64 3
  %v0 = insertelement <4 x ptr> poison, ptr @counts, i32 0
  %v1 = insertelement <4 x ptr> %v0, ptr @counts, i32 1
  %v2 = insertelement <4 x ptr> %v1, ptr %p2, i32 2
  %v3 = insertelement <4 x ptr> %v2, ptr %p3, i32 3
  call void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr> %v3, i32 10, <4 x i1> %m)
  %c5 = load <4 x i32>, ptr @counts
  %ok5 = call i1 @same4(<4 x i32> %c5, <4 x i32> <i32 21, i32 2, i32 3, i32 8>)
  br i1 %ok5, label %t6, label %bad
t6:
  call void @llvm.experimental.vector.histogram.umax.v4p0.i32(<4 x ptr> %v3, i32 20, <4 x i1> %m)
  %c6 = load <4 x i32>, ptr @counts
  %ok6 = call i1 @same4(<4 x i32> %c6, <4 x i32> <i32 21, i32 2, i32 3, i32 20>)
  br i1 %ok6, label %t7, label %bad
t7:
  call void @llvm.experimental.vector.histogram.uadd.sat.v4p0.i32(<4 x ptr> %v3, i32 -30, <4 x i1> %m)
  %c7 = load <4 x i32>, ptr @counts
  %ok7 = call i1 @same4(<4 x i32> %c7, <4 x i32> <i32 -1, i32 2, i32 3, i32 -10>)
  br i1 %ok7, label %t8, label %bad

  ; Two elements of four bytes apart: the first two lanes are safe.
t8:
  %war = call <4 x i1> @llvm.loop.dependence.war.mask.v4i1(ptr @counts, ptr %p2, i64 4)
  %war4 = bitcast <4 x i1> %war to i4
  %ok8 = icmp eq i4 %war4, 3
  br i1 %ok8, label %t9, label %bad
t9:
  %behind = call <4 x i1> @llvm.loop.dependence.war.mask.v4i1(ptr %p2, ptr @counts, i64 4)
  %behind4 = bitcast <4 x i1> %behind to i4
  %ok9 = icmp eq i4 %behind4, -1
  br i1 %ok9, label %t10, label %bad
t10:
  %raw = call <4 x i1> @llvm.loop.dependence.raw.mask.v4i1(ptr %p2, ptr @counts, i64 4)
  %raw4 = bitcast <4 x i1> %raw to i4
  %ok10 = icmp eq i4 %raw4, 3
  br i1 %ok10, label %t11, label %bad
t11:
  %sum = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32> <i32 100, i32 1>, <4 x i32> %a)
  %total = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %sum)
  %ok11 = icmp eq i32 %total, 111
  br i1 %ok11, label %t12, label %bad
t12:
  %three = and <4 x i1> %m, <i1 true, i1 true, i1 true, i1 false>
  %last = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %a, <4 x i1> %three, i32 -1)
  %ok12 = icmp eq i32 %last, 2
  br i1 %ok12, label %t13, label %bad
t13:
  %no = xor <4 x i1> %m, %m
  %default = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %a, <4 x i1> %no, i32 -1)
  %ok13 = icmp eq i32 %default, -1
  br i1 %ok13, label %t14, label %bad
t14:
  %bytes = trunc <4 x i32> %a to <4 x i8>
  %found = call <4 x i1> @llvm.experimental.vector.match.v4i8.v2i8(<4 x i8> %bytes, <2 x i8> <i8 4, i8 3>, <4 x i1> %m)
  %found4 = bitcast <4 x i1> %found to i4
  %ok14 = icmp eq i4 %found4, 8
  br i1 %ok14, label %t15, label %bad
t15:
  %pointers = shufflevector <4 x ptr> %v3, <4 x ptr> poison, <2 x i32> <i32 2, i32 3>
  %low = call <2 x ptr> @llvm.ptrmask.v2p0.v2i64(<2 x ptr> %pointers, <2 x i64> <i64 7, i64 15>)
  %numbers = ptrtoint <2 x ptr> %low to <2 x i64>
  %n0 = extractelement <2 x i64> %numbers, i32 0
  %n1 = extractelement <2 x i64> %numbers, i32 1
  %w2 = ptrtoint ptr %p2 to i64
  %w3 = ptrtoint ptr %p3 to i64
  %want0 = and i64 %w2, 7
  %want1 = and i64 %w3, 15
  %same0 = icmp eq i64 %n0, %want0
  %same1 = icmp eq i64 %n1, %want1
  %ok15 = and i1 %same0, %same1
  br i1 %ok15, label %good, label %bad
good:
  ret i32 0
bad:
  %n = phi i32 [ 1, %0 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ]
  ret i32 %n
}
