; Bits of integers of any width, as arrays of %count limbs, least significant first.

declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.bswap.i64(i64)
declare i64 @llvm.bitreverse.i64(i64)

; The number of ones (%what is 0), of zeros above the highest one (1), or of zeros below the lowest one (2).
define linkonce_odr hidden i64 @__rllc_wide_count(ptr %a, i64 %count, i64 %what) nounwind {
entry:
  %leading = icmp eq i64 %what, 1
  %ones = icmp eq i64 %what, 0
  br label %limb

limb:
  %i = phi i64 [ 0, %entry ], [ %next, %go.on ]
  %sum = phi i64 [ 0, %entry ], [ %total, %go.on ]
  %last = sub i64 %count, 1
  %from.top = sub i64 %last, %i
  %index = select i1 %leading, i64 %from.top, i64 %i
  %place = getelementptr i64, ptr %a, i64 %index
  %x = load i64, ptr %place
  %popcount = call i64 @llvm.ctpop.i64(i64 %x)
  %above = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  %below = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  %zeros = select i1 %leading, i64 %above, i64 %below
  %part = select i1 %ones, i64 %popcount, i64 %zeros
  %total = add i64 %sum, %part
  %set = icmp ne i64 %x, 0
  %zeros.end = select i1 %ones, i1 false, i1 %set
  br i1 %zeros.end, label %done, label %go.on

go.on:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %limb, label %done

done:
  ret i64 %total
}

; The bytes of %a in the opposite order, or its bits.
define linkonce_odr hidden void @__rllc_wide_reverse(ptr %result, ptr %a, i64 %count, i64 %by.bits) nounwind {
entry:
  %bits = icmp ne i64 %by.bits, 0
  br label %limb

limb:
  %i = phi i64 [ 0, %entry ], [ %next, %limb ]
  %place = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %place
  %swapped = call i64 @llvm.bswap.i64(i64 %x)
  %reversed = call i64 @llvm.bitreverse.i64(i64 %x)
  %y = select i1 %bits, i64 %reversed, i64 %swapped
  %next = add i64 %i, 1
  %index = sub i64 %count, %next
  %to = getelementptr i64, ptr %result, i64 %index
  store i64 %y, ptr %to
  %more = icmp ult i64 %next, %count
  br i1 %more, label %limb, label %done

done:
  ret void
}
