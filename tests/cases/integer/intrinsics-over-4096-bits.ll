; Intrinsics on integers that are held in memory, at a width of whole limbs and at an odd one.
; STDOUT: 5000 4999 5000 5 -1 1 0 | 1 0 1 0 | 1 8 1 | 255 5
@format = private constant [24 x i8] c"%d %d %d %d %d %d %d | \00"
@flags = private constant [15 x i8] c"%d %d %d %d | \00"
@shifts = private constant [12 x i8] c"%d %d %d | \00"
@last = private constant [7 x i8] c"%d %d\0A\00"
@minus.one = global i5000 -1
@one = global i5000 1
@zero = global i5000 0

declare i32 @printf(ptr, ...)
declare i5000 @llvm.ctpop.i5000(i5000)
declare i5000 @llvm.ctlz.i5000(i5000, i1)
declare i5000 @llvm.cttz.i5000(i5000, i1)
declare i5000 @llvm.abs.i5000(i5000, i1)
declare i5000 @llvm.smin.i5000(i5000, i5000)
declare i8 @llvm.ucmp.i8.i5000(i5000, i5000)
declare i8 @llvm.scmp.i8.i5000(i5000, i5000)
declare { i5000, i1 } @llvm.uadd.with.overflow.i5000(i5000, i5000)
declare { i5000, i1 } @llvm.sadd.with.overflow.i5000(i5000, i5000)
declare { i5000, i1 } @llvm.umul.with.overflow.i5000(i5000, i5000)
declare { i5000, i1 } @llvm.smul.with.overflow.i5000(i5000, i5000)
declare i5000 @llvm.fshl.i5000(i5000, i5000, i5000)
declare i5000 @llvm.fshr.i5000(i5000, i5000, i5000)
declare i5000 @llvm.bitreverse.i5000(i5000)
declare i4992 @llvm.bswap.i4992(i4992)
declare i5000 @llvm.usub.sat.i5000(i5000, i5000)

define i32 @main() {
  %m = load i5000, ptr @minus.one
  %one = load i5000, ptr @one
  %zero = load i5000, ptr @zero
  %v1 = call i5000 @llvm.ctpop.i5000(i5000 %m)
  %v2 = trunc i5000 %v1 to i32
  %v3 = call i5000 @llvm.ctlz.i5000(i5000 %one, i1 false)
  %v4 = trunc i5000 %v3 to i32
  %v5 = call i5000 @llvm.cttz.i5000(i5000 %zero, i1 false)
  %v6 = trunc i5000 %v5 to i32
  %minus.five = mul i5000 %m, 5
  %v7 = call i5000 @llvm.abs.i5000(i5000 %minus.five, i1 false)
  %v8 = trunc i5000 %v7 to i32
  %v9 = call i5000 @llvm.smin.i5000(i5000 %m, i5000 %one)
  %v10 = trunc i5000 %v9 to i32
  %v11 = call i8 @llvm.ucmp.i8.i5000(i5000 %m, i5000 %one)
  %v12 = sext i8 %v11 to i32
  %v13 = call i8 @llvm.scmp.i8.i5000(i5000 %one, i5000 %one)
  %v14 = sext i8 %v13 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %v2, i32 %v4, i32 %v6, i32 %v8, i32 %v10, i32 %v12, i32 %v14)

  %v15 = call { i5000, i1 } @llvm.uadd.with.overflow.i5000(i5000 %m, i5000 %one)
  %v16 = extractvalue { i5000, i1 } %v15, 1
  %v17 = zext i1 %v16 to i32
  %v18 = call { i5000, i1 } @llvm.sadd.with.overflow.i5000(i5000 %m, i5000 %one)
  %v19 = extractvalue { i5000, i1 } %v18, 1
  %v20 = zext i1 %v19 to i32
  %v21 = call { i5000, i1 } @llvm.umul.with.overflow.i5000(i5000 %m, i5000 %minus.five)
  %v22 = extractvalue { i5000, i1 } %v21, 1
  %v23 = zext i1 %v22 to i32
  %v24 = call { i5000, i1 } @llvm.smul.with.overflow.i5000(i5000 %m, i5000 %minus.five)
  %v25 = extractvalue { i5000, i1 } %v24, 1
  %v26 = zext i1 %v25 to i32
  call i32 (ptr, ...) @printf(ptr @flags, i32 %v17, i32 %v20, i32 %v23, i32 %v26)

  %three = add i5000 %one, 2
  ; The highest bit comes in at the bottom; 1 shifted by 5003 bits is 8; and the highest bit of the lower half at the
  ; bottom again.
  %v27 = call i5000 @llvm.fshl.i5000(i5000 %zero, i5000 %m, i5000 %one)
  %v28 = trunc i5000 %v27 to i32
  %far = add i5000 %three, 5000
  %v29 = call i5000 @llvm.fshl.i5000(i5000 %one, i5000 %zero, i5000 %far)
  %v30 = trunc i5000 %v29 to i32
  %v31 = call i5000 @llvm.bitreverse.i5000(i5000 %one)
  %v32 = lshr i5000 %v31, 4999
  %v33 = trunc i5000 %v32 to i32
  call i32 (ptr, ...) @printf(ptr @shifts, i32 %v28, i32 %v30, i32 %v33)

  %v34 = trunc i5000 %m to i4992
  %v35 = lshr i4992 %v34, 4984
  %v36 = call i4992 @llvm.bswap.i4992(i4992 %v35)
  %v37 = lshr i4992 %v36, 4984
  %v38 = trunc i4992 %v37 to i32
  %v39 = call i5000 @llvm.usub.sat.i5000(i5000 %one, i5000 %three)
  %v40 = add i5000 %v39, 5
  %v41 = trunc i5000 %v40 to i32
  call i32 (ptr, ...) @printf(ptr @last, i32 %v38, i32 %v41)
  ret i32 0
}
