; unwind through frames that do not catch, a catch that unwinds again, invoke through a pointer with a convention.
; STDOUT: inner 3
; STDOUT: outer 3
; STDOUT: normal 7

%inner = internal constant [10 x sbyte] c"inner %d\0A\00"
%outer = internal constant [10 x sbyte] c"outer %d\0A\00"
%normal = internal constant [11 x sbyte] c"normal %d\0A\00"
%depth = internal global int 0
%fn = internal global int (int)* %down
declare int %printf(sbyte*, ...)

implementation

fastcc int %down(int %n) {
  %stop = setgt int %n, 2
  br bool %stop, label %throw, label %deeper
deeper:
  %m = add int %n, 1
  %r = call fastcc int %down(int %m)
  ret int %r
throw:
  store int %n, int* %depth
  unwind
}

coldcc int %middle(int %n) {
  %f = load int (int)** %fn
  %r = invoke fastcc int %f(int %n) to label %ok unwind label %caught
ok:
  ret int %r
caught:
  %d = load int* %depth
  %s = getelementptr [10 x sbyte]* %inner, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %d)
  unwind
}

int %seven() { ret int 7 }

int %main() {
entry:
  %r = invoke coldcc int %middle(int 0) to label %ok unwind label %caught
ok:
  ret int 1
caught:
  %d = load int* %depth
  %s = getelementptr [10 x sbyte]* %outer, long 0, long 0
  invoke int (sbyte*, ...)* %printf(sbyte* %s, int %d) to label %then unwind label %bad
then:
  %v = invoke int %seven() to label %fine except label %bad
fine:
  %s2 = getelementptr [11 x sbyte]* %normal, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s2, int %v)
  ret int 0
bad:
  ret int 2
}
