; The product of two matrices of doubles; rows through pointers to arrays.
; STDOUT: 19 22 43 50

%m = type [2 x [2 x double]]
%a = internal constant %m [ [2 x double] [ double 1.0, double 2.0 ], [2 x double] [ double 3.0, double 4.0 ] ]
%b = internal constant %m [ [2 x double] [ double 5.0, double 6.0 ], [2 x double] [ double 7.0, double 8.0 ] ]
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

void %product(%m* %x, %m* %y, %m* %z) {
entry:
  br label %rows
rows:
  %i = phi long [ 0, %entry ], [ %i2, %rowend ]
  br label %columns
columns:
  %j = phi long [ 0, %rows ], [ %j2, %store ]
  br label %inner
inner:
  %k = phi long [ 0, %columns ], [ %k2, %inner ]
  %s = phi double [ 0.0, %columns ], [ %s2, %inner ]
  %xp = getelementptr %m* %x, long 0, long %i, long %k
  %yp = getelementptr %m* %y, long 0, long %k, long %j
  %xv = load double* %xp
  %yv = load double* %yp
  %p = mul double %xv, %yv
  %s2 = add double %s, %p
  %k2 = add long %k, 1
  %kc = setlt long %k2, 2
  br bool %kc, label %inner, label %store
store:
  %zp = getelementptr %m* %z, long 0, long %i, long %j
  store double %s2, double* %zp
  %j2 = add long %j, 1
  %jc = setlt long %j2, 2
  br bool %jc, label %columns, label %rowend
rowend:
  %i2 = add long %i, 1
  %ic = setlt long %i2, 2
  br bool %ic, label %rows, label %out
out:
  ret void
}

int %at(%m* %z, long %i, long %j) {
  %p = getelementptr %m* %z, long 0, long %i, long %j
  %v = load double* %p
  %n = cast double %v to int
  ret int %n
}

int %main() {
  %c = alloca %m
  call void %product(%m* %a, %m* %b, %m* %c)
  %w = call int %at(%m* %c, long 0, long 0)
  %x = call int %at(%m* %c, long 0, long 1)
  %y = call int %at(%m* %c, long 1, long 0)
  %z = call int %at(%m* %c, long 1, long 1)
  %f = getelementptr [13 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, int %w, int %x, int %y, int %z)
  ret int 0
}
