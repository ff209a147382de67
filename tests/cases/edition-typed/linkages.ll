; Linkage words of the time, those that are gone since too.
; SYMBOL: b local .data
; SYMBOL: d weak .data
; SYMBOL: e weak .data
; SYMBOL: f weak .data
; SYMBOL: g weak .data
; NO-SYMBOL: a
; NO-SYMBOL: h
; EMIT: @a = private global i32 1
; EMIT: @b = internal global i32 2
; EMIT: @c = available_externally global i32 3
; EMIT: @d = linkonce global i32 4
; EMIT: @e = weak global i32 5
; EMIT: @f = linkonce_odr global i32 6
; EMIT: @g = weak_odr global i32 7
; EMIT: @h = private global i32 8
; EMIT: @j = extern_weak global i32
; EXIT: 36

@a = private global i32 1
@b = internal global i32 2
@c = available_externally global i32 3
@d = linkonce global i32 4
@e = weak global i32 5
@f = linkonce_odr global i32 6
@g = weak_odr global i32 7
@h = linker_private global i32 8
@i = common global i32 0
@j = extern_weak global i32
@all = internal constant [7 x i32*] [ i32* @a, i32* @b, i32* @d, i32* @e, i32* @f, i32* @g, i32* @h ]

define i32 @main() {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k2, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s2, %loop ]
  %p = getelementptr [7 x i32*]* @all, i64 0, i64 %k
  %q = load i32** %p
  %v = load i32* %q
  %s2 = add i32 %s, %v
  %k2 = add i64 %k, 1
  %more = icmp ult i64 %k2, 7
  br i1 %more, label %loop, label %done
done:
  %z = load i32* @i
  %null = icmp eq i32* @j, null
  %n = zext i1 %null to i32
  %t = add i32 %s2, %z
  %u = add i32 %t, %n
  %r = add i32 %u, 2
  ret i32 %r
}
