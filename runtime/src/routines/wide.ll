; Arithmetic of integers that are arrays of 64-bit limbs, the least significant first. %count is at least 1; results
; do not overlap operands.

; %result = %a * %b, cut to %count limbs.
define linkonce_odr hidden void @__rllc_wide_mul(ptr %result, ptr %a, ptr %b, i64 %count) nounwind {
entry:
  br label %clear

clear:
  %c = phi i64 [ 0, %entry ], [ %c.next, %clear ]
  %c.place = getelementptr i64, ptr %result, i64 %c
  store i64 0, ptr %c.place
  %c.next = add i64 %c, 1
  %c.done = icmp eq i64 %c.next, %count
  br i1 %c.done, label %row, label %clear

row:
  %i = phi i64 [ 0, %clear ], [ %i.next, %row.end ]
  %x.place = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %x.place
  %x.wide = zext i64 %x to i128
  %columns = sub i64 %count, %i
  %row.start = getelementptr i64, ptr %result, i64 %i
  br label %column

column:
  %j = phi i64 [ 0, %row ], [ %j.next, %column ]
  %carry = phi i64 [ 0, %row ], [ %carry.next, %column ]
  %y.place = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %y.place
  %y.wide = zext i64 %y to i128
  %product = mul i128 %x.wide, %y.wide
  %place = getelementptr i64, ptr %row.start, i64 %j
  %before = load i64, ptr %place
  %before.wide = zext i64 %before to i128
  %sum = add i128 %product, %before.wide
  %carry.wide = zext i64 %carry to i128
  %total = add i128 %sum, %carry.wide
  %low = trunc i128 %total to i64
  store i64 %low, ptr %place
  %high = lshr i128 %total, 64
  %carry.next = trunc i128 %high to i64
  %j.next = add i64 %j, 1
  %j.done = icmp eq i64 %j.next, %columns
  br i1 %j.done, label %row.end, label %column

row.end:
  %i.next = add i64 %i, 1
  %i.done = icmp eq i64 %i.next, %count
  br i1 %i.done, label %end, label %row

end:
  ret void
}

; %quotient = %a / %b and %remainder = %a % %b, unsigned, bit by bit.
define linkonce_odr hidden void @__rllc_wide_udivrem(ptr %quotient, ptr %remainder, ptr %a, ptr %b, i64 %count) nounwind {
entry:
  br label %clear

clear:
  %c = phi i64 [ 0, %entry ], [ %c.next, %clear ]
  %c.quotient = getelementptr i64, ptr %quotient, i64 %c
  store i64 0, ptr %c.quotient
  %c.remainder = getelementptr i64, ptr %remainder, i64 %c
  store i64 0, ptr %c.remainder
  %c.next = add i64 %c, 1
  %c.done = icmp eq i64 %c.next, %count
  br i1 %c.done, label %limb, label %clear

limb:
  %above = phi i64 [ %count, %clear ], [ %index, %limb.end ], [ %index, %limb.zero ]
  %any = phi i1 [ false, %clear ], [ true, %limb.end ], [ %any, %limb.zero ]
  %finished = icmp eq i64 %above, 0
  br i1 %finished, label %end, label %limb.start

limb.start:
  %index = sub i64 %above, 1
  %word.place = getelementptr i64, ptr %a, i64 %index
  %word = load i64, ptr %word.place
  %word.set = icmp ne i64 %word, 0
  %needed = or i1 %any, %word.set
  br i1 %needed, label %bit, label %limb.zero

limb.zero:
  br label %limb

bit:
  %rest = phi i64 [ %word, %limb.start ], [ %rest.next, %bit.end ]
  %bits = phi i64 [ 0, %limb.start ], [ %bits.next, %bit.end ]
  %number = phi i64 [ 0, %limb.start ], [ %number.next, %bit.end ]
  %first = lshr i64 %rest, 63
  br label %shift

shift:
  ; The remainder moves up by one bit; the borrow is that of remainder - divisor.
  %s = phi i64 [ 0, %bit ], [ %s.next, %shift ]
  %in = phi i64 [ %first, %bit ], [ %out, %shift ]
  %borrow = phi i64 [ 0, %bit ], [ %borrow.next, %shift ]
  %s.place = getelementptr i64, ptr %remainder, i64 %s
  %old = load i64, ptr %s.place
  %moved = shl i64 %old, 1
  %new = or i64 %moved, %in
  store i64 %new, ptr %s.place
  %out = lshr i64 %old, 63
  %d.place = getelementptr i64, ptr %b, i64 %s
  %d = load i64, ptr %d.place
  %less = icmp ult i64 %new, %d
  %equal = icmp eq i64 %new, %d
  %less.bit = zext i1 %less to i64
  %borrow.next = select i1 %equal, i64 %borrow, i64 %less.bit
  %s.next = add i64 %s, 1
  %s.done = icmp eq i64 %s.next, %count
  br i1 %s.done, label %decide, label %shift

decide:
  ; A bit moved out of the top means that the remainder is the larger one.
  %no.borrow = xor i64 %borrow.next, 1
  %digit = or i64 %no.borrow, %out
  %fits = icmp ne i64 %digit, 0
  br i1 %fits, label %subtract, label %bit.end

subtract:
  %t = phi i64 [ 0, %decide ], [ %t.next, %subtract ]
  %under = phi i64 [ 0, %decide ], [ %under.next, %subtract ]
  %t.place = getelementptr i64, ptr %remainder, i64 %t
  %u = load i64, ptr %t.place
  %v.place = getelementptr i64, ptr %b, i64 %t
  %v = load i64, ptr %v.place
  %w = sub i64 %u, %v
  %x = sub i64 %w, %under
  store i64 %x, ptr %t.place
  %under.first = icmp ult i64 %u, %v
  %under.second = icmp ult i64 %w, %under
  %under.any = or i1 %under.first, %under.second
  %under.next = zext i1 %under.any to i64
  %t.next = add i64 %t, 1
  %t.done = icmp eq i64 %t.next, %count
  br i1 %t.done, label %bit.end, label %subtract

bit.end:
  %bits.moved = shl i64 %bits, 1
  %bits.next = or i64 %bits.moved, %digit
  %rest.next = shl i64 %rest, 1
  %number.next = add i64 %number, 1
  %bits.done = icmp eq i64 %number.next, 64
  br i1 %bits.done, label %limb.end, label %bit

limb.end:
  %q.place = getelementptr i64, ptr %quotient, i64 %index
  store i64 %bits.next, ptr %q.place
  br label %limb

end:
  ret void
}
