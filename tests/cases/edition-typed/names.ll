; Names with the characters that need no quotes, with escapes, of reserved words, by number; \01 keeps a name as it is.
; SYMBOL: exact global .text
; SYMBOL: a really long name global .data
; EXIT: 42

@"a really long name" = global i32 1
@"\61b" = global i32 2
@-$._x-9 = global i32 3
@0 = internal global i32 4
@1 = internal global i32* @0
%add = type { i32, i8* }
%"with space" = type { %add, %0* }
%0 = type { i32 }

define i32 @"\01exact"(i32 %ret) {
  ret i32 %ret
}

define i32 @main() {
  %a = load i32* @"a really long name"
  %b = load i32* @ab
  %c = load i32* @-$._x-9
  %p = load i32** @1
  %d = load i32* %p
  %"t\22s" = alloca %"with space"
  %q = getelementptr %"with space"* %"t\22s", i32 0, i32 0, i32 0
  store i32 32, i32* %q
  %e = load i32* %q
  %f = call i32 @"\01exact"(i32 %e)
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %abcd = add i32 %ab, %cd
  %r = add i32 %abcd, %f
  ret i32 %r
}
