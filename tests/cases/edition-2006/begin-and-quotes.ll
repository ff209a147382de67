; Functions between begin and end, quoted names with and without %, labels in quotes, dashes and dots in names.
; STDOUT: a b
; STDOUT: 12
declare int "puts"(sbyte*)
declare int %"printf"(sbyte*, ...)
%"a string" = internal constant [4 x sbyte] c"a b\00"
%.d- = internal constant [4 x sbyte] c"%d\0A\00"
%"two words" = internal global int 12

implementation

int "main"() begin
"first block":
  %"x y" = getelementptr [4 x sbyte]* %"a string", long 0, long 0
  call int %puts(sbyte* %"x y")
  br label %"second block"
"second block":
  %-v- = load int* %"two words"
  %$d.1 = getelementptr [4 x sbyte]* %.d-, long 0, long 0
  call int (sbyte*, ...)* "printf"(sbyte* %$d.1, int %-v-)
  ret int 0
end
