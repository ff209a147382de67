; Bodies in words, names in quotes with and without a sign, labels in quotes.
; EXIT: 12

"a type" = type { int, [2 x sbyte] }
"a value" = global "a type" { int 5, [2 x sbyte] c"\07\00" }
"0" = internal global sbyte -3

implementation

int "add up"("a type"* "the pointer", int %"b c")
begin
  "%field" = getelementptr "a type"* "the pointer", long 0, uint 0
  "loaded value" = load int* "%field"
  br label "the end"
"the end":
  %end = add int "loaded value", %"b c"
  ret int %end
end

int %main() begin
  %small = load sbyte* "0"
  %c = cast sbyte %small to int
  %t = getelementptr "a type"* "a value", long 0, uint 1, long 0
  %seven = load sbyte* %t
  %d = cast sbyte %seven to int
  %sum = call int "add up"("a type"* "a value", int %d)
  %e = add int %c, 3
  %r = add int %sum, %e
  ret int %r
end
