; llvm.s390.tdc.f128: its mask has a bit for each class and sign, +0 first.
; PLATFORMS: s390x
; RUN
@values = global [6 x fp128] [fp128 0xL00000000000000000000000000000000, fp128 0xL00000000000000008000000000000000,
  fp128 0xL00000000000000013FFF000000000000, fp128 0xL0000000000000001C000000000000000,
  fp128 0xL00000000000000007FFF000000000000, fp128 0xL00000000000000007FFF800000000000], align 8
@masks = global [6 x i64] [i64 2048, i64 1024, i64 512, i64 256, i64 32, i64 8]
declare i32 @llvm.s390.tdc.f128(fp128, i64)
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %wrong = phi i32 [ 0, %entry ], [ %all, %loop ]
  %place = getelementptr fp128, ptr @values, i64 %i
  %value = load fp128, ptr %place, align 8
  %mask.place = getelementptr i64, ptr @masks, i64 %i
  %mask = load i64, ptr %mask.place
  %others = xor i64 %mask, 4095
  %is = call i32 @llvm.s390.tdc.f128(fp128 %value, i64 %mask)
  %other = call i32 @llvm.s390.tdc.f128(fp128 %value, i64 %others)
  %isnt = xor i32 %is, 1
  %this = or i32 %isnt, %other
  %all = or i32 %wrong, %this
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, 6
  br i1 %done, label %end, label %loop
end:
  ret i32 %all
}
