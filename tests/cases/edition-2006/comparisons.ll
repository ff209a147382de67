; The setcc family on every type: signs of integers, floats, pointers and bool.
; STDOUT: 1 0 1 0 1 1
; STDOUT: 0 1 0 1 1 0
; STDOUT: 1 0 0 1 1 1

%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%array = internal global [4 x int] zeroinitializer
declare int %printf(sbyte*, ...)

implementation

void %show(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f) {
  %s = getelementptr [19 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
  ret void
}

void %ints(sbyte %sb, ubyte %ub, short %s, ushort %us, long %l, ulong %ul) {
  %a = setlt sbyte %sb, 1
  %b = setlt ubyte %ub, 1
  %c = setle short %s, 0
  %d = setle ushort %us, 0
  %e = setgt long 0, %l
  %f = setgt ulong %ul, 0
  call void %show(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
  %g = setge sbyte %sb, 0
  %h = setge ubyte %ub, 0
  %i = seteq short %s, 0
  %j = setne ushort %us, 0
  %k = setne long %l, 0
  %m = seteq ulong %ul, 255
  call void %show(bool %g, bool %h, bool %i, bool %j, bool %k, bool %m)
  ret void
}

int %main() {
  call void %ints(sbyte -1, ubyte 255, short -1, ushort 65535, long -1, ulong 18446744073709551615)
  %p = getelementptr [4 x int]* %array, long 0, long 1
  %q = getelementptr [4 x int]* %array, long 0, long 3
  %a = setlt int* %p, %q
  %b = setge int* %p, %q
  %c = seteq int* %p, null
  %t = or bool false, true
  %d = setgt bool %t, false
  %e = seteq bool %t, true
  %f = setne int* %p, %q
  call void %show(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
  ret int 0
}
