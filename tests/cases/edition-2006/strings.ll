; Strings with escapes, of sbyte and ubyte, with the value of each byte.
; STDOUT: tab	quote" backslash\ 255 -1 0 7

%text = internal constant [22 x sbyte] c"tab\09quote\22 backslash\5C\00"
%u = internal constant [3 x ubyte] c"\FF\00\07"
%s = internal constant [1 x sbyte] c"\FF"
%fmt = internal constant [16 x sbyte] c"%s %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %a = load ubyte* getelementptr ([3 x ubyte]* %u, int 0, int 0)
  %b = load sbyte* getelementptr ([1 x sbyte]* %s, int 0, int 0)
  %c = load ubyte* getelementptr ([3 x ubyte]* %u, int 0, int 1)
  %d = load ubyte* getelementptr ([3 x ubyte]* %u, int 0, int 2)
  %t = getelementptr [22 x sbyte]* %text, int 0, int 0
  %f = getelementptr [16 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, sbyte* %t, ubyte %a, sbyte %b, ubyte %c, ubyte %d)
  ret int 0
}
