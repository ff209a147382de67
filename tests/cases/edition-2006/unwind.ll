; unwind goes to the unwind destination of the nearest invoke, through frames that do not stop it; phis of the
; destination see the block of the invoke.
; STDOUT: 2 77 -1
; PLATFORMS: host aarch64

%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

void %thrower(int %x) {
  %c = setgt int %x, 3
  br bool %c, label %T, label %R
T:
  unwind
R:
  ret void
}

int %mid(int %x) {
  call void %thrower(int %x)
  %y = add int %x, 1
  ret int %y
}

int %try(int %x) {
entry:
  %r = invoke int %mid(int %x) to label %ok unwind label %bad
ok:
  br label %end
bad:
  %b = phi int [ 77, %entry ]
  br label %end
end:
  %v = phi int [ %r, %ok ], [ %b, %bad ]
  ret int %v
}

; Both edges lead to one block, which is told apart by nothing but what the callee stored.
int %both(int* %p) {
entry:
  store int 0, int* %p
  invoke fastcc void %sets(int* %p) to label %X except label %X
X:
  %s = phi int [ -1, %entry ], [ -1, %entry ]
  ret int %s
}

fastcc void %sets(int* %p) {
  store int 1, int* %p
  unwind
}

int %main() {
  %p = alloca int
  %a = call int %try(int 1)
  %b = call int %try(int 5)
  %c = call int %both(int* %p)
  %f = getelementptr [10 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %b, int %c)
  %set = load int* %p
  %r = sub int %set, 1
  ret int %r
}
