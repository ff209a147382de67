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

; The sum without carries of %a shifted by each bit that is set in %b.
define linkonce_odr hidden void @__rllc_wide_clmul(ptr %result, ptr %a, ptr %b, i64 %count) nounwind {
entry:
  br label %clear

clear:
  %c = phi i64 [ 0, %entry ], [ %c.next, %clear ]
  %c.place = getelementptr i64, ptr %result, i64 %c
  store i64 0, ptr %c.place
  %c.next = add i64 %c, 1
  %c.more = icmp ult i64 %c.next, %count
  br i1 %c.more, label %clear, label %row

row:
  %i = phi i64 [ 0, %clear ], [ %i.next, %row.end ]
  %y.place = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %y.place
  %length = sub i64 %count, %i
  br label %limb

limb:
  %j = phi i64 [ 0, %row ], [ %j.next, %limb.end ]
  %x.place = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %x.place
  %x.half = lshr i64 %x, 1
  br label %bit

bit:
  %k = phi i64 [ 0, %limb ], [ %k.next, %bit ]
  %low = phi i64 [ 0, %limb ], [ %low.next, %bit ]
  %high = phi i64 [ 0, %limb ], [ %high.next, %bit ]
  %moved = lshr i64 %y, %k
  %one = and i64 %moved, 1
  %mask = sub i64 0, %one
  %up = shl i64 %x, %k
  %rest = sub i64 63, %k
  %down = lshr i64 %x.half, %rest
  %up.part = and i64 %up, %mask
  %down.part = and i64 %down, %mask
  %low.next = xor i64 %low, %up.part
  %high.next = xor i64 %high, %down.part
  %k.next = add i64 %k, 1
  %k.more = icmp ult i64 %k.next, 64
  br i1 %k.more, label %bit, label %add

add:
  %at = add i64 %i, %j
  %place = getelementptr i64, ptr %result, i64 %at
  %old = load i64, ptr %place
  %new = xor i64 %old, %low.next
  store i64 %new, ptr %place
  %above = add i64 %at, 1
  %inside = icmp ult i64 %above, %count
  br i1 %inside, label %add.high, label %limb.end

add.high:
  %high.place = getelementptr i64, ptr %result, i64 %above
  %high.old = load i64, ptr %high.place
  %high.new = xor i64 %high.old, %high.next
  store i64 %high.new, ptr %high.place
  br label %limb.end

limb.end:
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, %length
  br i1 %j.more, label %limb, label %row.end

row.end:
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, %count
  br i1 %i.more, label %row, label %done

done:
  ret void
}
