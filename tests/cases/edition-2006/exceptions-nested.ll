; Invokes in invokes: the inner one ends the unwinding, and unwind in its destination goes to the outer one.
; STDOUT: 11 22 1 33

%order = internal global [4 x int] zeroinitializer
%next = internal global uint 0
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

void %note(int %x) {
  %n = load uint* %next
  %p = getelementptr [4 x int]* %order, int 0, uint %n
  store int %x, int* %p
  %m = add uint %n, 1
  store uint %m, uint* %next
  ret void
}

void %deep(uint %n) {
  %z = seteq uint %n, 0
  br bool %z, label %throw, label %more
throw:
  call void %note(int 11)
  unwind
more:
  %m = sub uint %n, 1
  call void %deep(uint %m)
  ret void
}

void %inner() {
  invoke void %deep(uint 40) to label %fine except label %caught
fine:
  ret void
caught:
  call void %note(int 22)
  unwind
}

int %outer(void ()* %f) {
  invoke void %f() to label %fine unwind label %caught
fine:
  ret int 0
caught:
  ret int 1
}

int %main() {
  %a = call int %outer(void ()* %inner)
  call void %note(int %a)
  invoke void %note(int 33) to label %good unwind label %bad
good:
  %b = load int* getelementptr ([4 x int]* %order, int 0, int 0)
  %c = load int* getelementptr ([4 x int]* %order, int 0, int 1)
  %d = load int* getelementptr ([4 x int]* %order, int 0, int 2)
  %e = load int* getelementptr ([4 x int]* %order, int 0, int 3)
  %s = getelementptr [13 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %b, int %c, int %d, int %e)
  ret int 0
bad:
  ret int 1
}
