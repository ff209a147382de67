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

; %result = %a + %b if %invert is 0, %a - %b if it is -1.
define linkonce_odr hidden void @__rllc_wide_add(ptr %result, ptr %a, ptr %b, i64 %count, i64 %invert) nounwind {
entry:
  %first = and i64 %invert, 1
  br label %limb

limb:
  %i = phi i64 [ 0, %entry ], [ %i.next, %limb ]
  %carry = phi i64 [ %first, %entry ], [ %carry.next, %limb ]
  %x.place = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %x.place
  %y.place = getelementptr i64, ptr %b, i64 %i
  %y.plain = load i64, ptr %y.place
  %y = xor i64 %y.plain, %invert
  %sum = add i64 %x, %y
  %over.first = icmp ult i64 %sum, %x
  %total = add i64 %sum, %carry
  %over.second = icmp ult i64 %total, %sum
  %over = or i1 %over.first, %over.second
  %carry.next = zext i1 %over to i64
  %r.place = getelementptr i64, ptr %result, i64 %i
  store i64 %total, ptr %r.place
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, %count
  br i1 %done, label %end, label %limb

end:
  ret void
}

; %result = %a & %b (%operation 0), %a | %b (1) or %a ^ %b (2).
define linkonce_odr hidden void @__rllc_wide_logic(ptr %result, ptr %a, ptr %b, i64 %count, i64 %operation) nounwind {
entry:
  %is.and = icmp eq i64 %operation, 0
  %is.or = icmp eq i64 %operation, 1
  br label %limb

limb:
  %i = phi i64 [ 0, %entry ], [ %i.next, %limb ]
  %x.place = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %x.place
  %y.place = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %y.place
  %both = and i64 %x, %y
  %any = or i64 %x, %y
  %one = xor i64 %x, %y
  %or.xor = select i1 %is.or, i64 %any, i64 %one
  %r = select i1 %is.and, i64 %both, i64 %or.xor
  %r.place = getelementptr i64, ptr %result, i64 %i
  store i64 %r, ptr %r.place
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, %count
  br i1 %done, label %end, label %limb

end:
  ret void
}

; %result = -%a if %sign is -1, %a if it is 0.
define linkonce_odr hidden void @__rllc_wide_negate_if(ptr %result, ptr %a, i64 %count, i64 %sign) nounwind {
entry:
  %first = and i64 %sign, 1
  br label %limb

limb:
  %i = phi i64 [ 0, %entry ], [ %i.next, %limb ]
  %carry = phi i64 [ %first, %entry ], [ %carry.next, %limb ]
  %x.place = getelementptr i64, ptr %a, i64 %i
  %x.plain = load i64, ptr %x.place
  %x = xor i64 %x.plain, %sign
  %sum = add i64 %x, %carry
  %over = icmp ult i64 %sum, %x
  %carry.next = zext i1 %over to i64
  %r.place = getelementptr i64, ptr %result, i64 %i
  store i64 %sum, ptr %r.place
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, %count
  br i1 %done, label %end, label %limb

end:
  ret void
}

; %result = %a << %amount.
define linkonce_odr hidden void @__rllc_wide_shl(ptr %result, ptr %a, i64 %count, i64 %amount) nounwind {
entry:
  %words = lshr i64 %amount, 6
  %bits = and i64 %amount, 63
  %rest = xor i64 %bits, 63
  br label %limb

limb:
  %above = phi i64 [ %count, %entry ], [ %i, %store ]
  %i = sub i64 %above, 1
  %has.own = icmp uge i64 %i, %words
  br i1 %has.own, label %own, label %store

own:
  %source = sub i64 %i, %words
  %x.place = getelementptr i64, ptr %a, i64 %source
  %x = load i64, ptr %x.place
  %high = shl i64 %x, %bits
  %has.lower = icmp ne i64 %source, 0
  br i1 %has.lower, label %lower, label %store

lower:
  %y.index = sub i64 %source, 1
  %y.place = getelementptr i64, ptr %a, i64 %y.index
  %y = load i64, ptr %y.place
  %half = lshr i64 %y, 1
  %low = lshr i64 %half, %rest
  %both = or i64 %high, %low
  br label %store

store:
  %r = phi i64 [ 0, %limb ], [ %high, %own ], [ %both, %lower ]
  %r.place = getelementptr i64, ptr %result, i64 %i
  store i64 %r, ptr %r.place
  %done = icmp eq i64 %i, 0
  br i1 %done, label %end, label %limb

end:
  ret void
}

; %result = %a >> %amount with copies of %fill, 0 or -1, coming in.
define linkonce_odr hidden void @__rllc_wide_shr(ptr %result, ptr %a, i64 %count, i64 %amount, i64 %fill) nounwind {
entry:
  %words = lshr i64 %amount, 6
  %bits = and i64 %amount, 63
  %rest = xor i64 %bits, 63
  br label %limb

limb:
  %i = phi i64 [ 0, %entry ], [ %i.next, %store ]
  %left = sub i64 %count, %i
  %has.own = icmp ult i64 %words, %left
  br i1 %has.own, label %own, label %store

own:
  %source = add i64 %i, %words
  %x.place = getelementptr i64, ptr %a, i64 %source
  %x = load i64, ptr %x.place
  %low = lshr i64 %x, %bits
  %y.index = add i64 %source, 1
  %has.upper = icmp ult i64 %y.index, %count
  br i1 %has.upper, label %upper, label %join

upper:
  %y.place = getelementptr i64, ptr %a, i64 %y.index
  %y.loaded = load i64, ptr %y.place
  br label %join

join:
  %y = phi i64 [ %fill, %own ], [ %y.loaded, %upper ]
  %double = shl i64 %y, 1
  %high = shl i64 %double, %rest
  %both = or i64 %high, %low
  br label %store

store:
  %r = phi i64 [ %fill, %limb ], [ %both, %join ]
  %r.place = getelementptr i64, ptr %result, i64 %i
  store i64 %r, ptr %r.place
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, %count
  br i1 %done, label %end, label %limb

end:
  ret void
}

; -1, 0 or 1 as %a is below, equal to or above %b, unsigned.
define linkonce_odr hidden i32 @__rllc_wide_compare(ptr %a, ptr %b, i64 %count) nounwind {
entry:
  br label %limb

limb:
  %above = phi i64 [ %count, %entry ], [ %i, %next ]
  %i = sub i64 %above, 1
  %x.place = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %x.place
  %y.place = getelementptr i64, ptr %b, i64 %i
  %y = load i64, ptr %y.place
  %equal = icmp eq i64 %x, %y
  br i1 %equal, label %next, label %differ

next:
  %done = icmp eq i64 %i, 0
  br i1 %done, label %same, label %limb

differ:
  %less = icmp ult i64 %x, %y
  %order = select i1 %less, i32 -1, i32 1
  ret i32 %order

same:
  ret i32 0
}

; The 64 bits of %a from the highest one set on, the 64 below, whether any below those is set, and the exponent of
; the first 64: %a is about high * 2^exponent. All zero for zero.
define linkonce_odr hidden void @__rllc_wide_normalize(ptr %result, ptr %a, i64 %count) nounwind {
entry:
  %low.place = getelementptr i64, ptr %result, i64 1
  %sticky.place = getelementptr i64, ptr %result, i64 2
  %exponent.place = getelementptr i64, ptr %result, i64 3
  store i64 0, ptr %result
  store i64 0, ptr %low.place
  store i64 0, ptr %sticky.place
  store i64 0, ptr %exponent.place
  br label %search

search:
  %above = phi i64 [ %count, %entry ], [ %i, %search.next ]
  %i = sub i64 %above, 1
  %x.place = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %x.place
  %set = icmp ne i64 %x, 0
  br i1 %set, label %found, label %search.next

search.next:
  %none = icmp eq i64 %i, 0
  br i1 %none, label %end, label %search

found:
  %has.second = icmp uge i64 %i, 1
  br i1 %has.second, label %second, label %third.join

second:
  %y.index = sub i64 %i, 1
  %y.place = getelementptr i64, ptr %a, i64 %y.index
  %y.loaded = load i64, ptr %y.place
  %has.third = icmp uge i64 %i, 2
  br i1 %has.third, label %third, label %third.join

third:
  %z.index = sub i64 %i, 2
  %z.place = getelementptr i64, ptr %a, i64 %z.index
  %z.loaded = load i64, ptr %z.place
  br label %third.join

third.join:
  %y = phi i64 [ 0, %found ], [ %y.loaded, %second ], [ %y.loaded, %third ]
  %z = phi i64 [ 0, %found ], [ 0, %second ], [ %z.loaded, %third ]
  %shift = call i64 @llvm.ctlz.i64(i64 %x, i1 true)
  %rest = xor i64 %shift, 63
  %x.up = shl i64 %x, %shift
  %y.half = lshr i64 %y, 1
  %y.down = lshr i64 %y.half, %rest
  %high = or i64 %x.up, %y.down
  store i64 %high, ptr %result
  %y.up = shl i64 %y, %shift
  %z.half = lshr i64 %z, 1
  %z.down = lshr i64 %z.half, %rest
  %low = or i64 %y.up, %z.down
  store i64 %low, ptr %low.place
  %position = shl i64 %i, 6
  %exponent = sub i64 %position, %shift
  store i64 %exponent, ptr %exponent.place
  %z.rest = shl i64 %z, %shift
  %some = icmp ugt i64 %i, 2
  br i1 %some, label %below.start, label %finish

below.start:
  %below.last = sub i64 %i, 2
  br label %below

below:
  %j.above = phi i64 [ %below.last, %below.start ], [ %j, %below ]
  %any = phi i64 [ %z.rest, %below.start ], [ %any.next, %below ]
  %j = sub i64 %j.above, 1
  %w.place = getelementptr i64, ptr %a, i64 %j
  %w = load i64, ptr %w.place
  %any.next = or i64 %any, %w
  %below.done = icmp eq i64 %j, 0
  br i1 %below.done, label %finish, label %below

finish:
  %bits = phi i64 [ %z.rest, %third.join ], [ %any.next, %below ]
  %sticky = icmp ne i64 %bits, 0
  %sticky.bit = zext i1 %sticky to i64
  store i64 %sticky.bit, ptr %sticky.place
  br label %end

end:
  ret void
}

declare i64 @llvm.ctlz.i64(i64, i1)
