; Types that contain themselves without a struct, types defined again, and up-references in bodies.
; EXIT: 9

%P = type %P*
%u = type %v*
%v = type %u*
%A = type [3 x %A*]
%fn = type %fn (int, %fn)*
%later = type opaque
%mine = global %later* %number
%number = global int 6
%later = type int
%list = type { %list*, int }
%list = type { %list*, int }
%self = global %P %self
%ring = global { \2 *, int } zeroinitializer
%counter = global int 0

implementation

%fn %step(int %n, %fn %next) {
  %c = load int* %counter
  %d = add int %c, %n
  store int %d, int* %counter
  ret %fn %next
}

int %main() {
  %p = load %P* %self
  %q = load %P* %p
  %same = seteq %P %p, %q
  %idx = getelementptr { \2 *, int } * %ring, long 0, uint 1
  store int 2, int* %idx
  %f = call %fn %step(int 1, %fn %step)
  %g = call %fn %f(int 0, %fn null)
  %isnull = seteq %fn %g, null
  %both = and bool %same, %isnull
  %n = load int* %idx
  %m = load int** %mine
  %k = load int* %m
  %c = load int* %counter
  %s = add int %n, %k
  %t = add int %s, %c
  br bool %both, label %good, label %bad
good:
  ret int %t
bad:
  ret int 0
}
