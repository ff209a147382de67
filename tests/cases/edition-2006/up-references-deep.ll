; Up-references of several depths: to the struct around a pointer, a function type and an array, and to a pointer itself.
; EXIT: 42

%list = type { int, \2* }
%table = type { [2 x \3*], int (\4*)*, int }
%self = type \1*
%chain = type { { int, \4* }*, int }

implementation

int %get(%table* %t) {
  %p = getelementptr %table* %t, int 0, uint 2
  %v = load int* %p
  ret int %v
}

int %main() {
  %a = alloca %list
  %b = alloca %list
  %nexta = getelementptr %list* %a, int 0, uint 1
  store %list* %b, %list** %nexta
  %nextb = getelementptr { int, \2* }* %b, int 0, uint 1
  store { int, \2* }* %a, { int, \2* }** %nextb
  %vb = getelementptr %list* %b, int 0, uint 0
  store int 30, int* %vb
  %back = load %list** %nexta
  %vp = getelementptr %list* %back, int 0, uint 0
  %v = load int* %vp
  ; 30
  %t = alloca %table, uint 2
  %t1 = getelementptr %table* %t, int 1
  %s = getelementptr %table* %t, int 0, uint 0, int 1
  store %table* %t1, %table** %s
  %fp = getelementptr %table* %t1, int 0, uint 1
  store int (%table*)* %get, int (%table*)** %fp
  %ip = getelementptr %table* %t1, int 0, uint 2
  store int 12, int* %ip
  %u = load %table** %s
  %gp = getelementptr %table* %u, int 0, uint 1
  %g = load int (%table*)** %gp
  %w = call int %g(%table* %u)
  %me = alloca %self
  store %self %me, %self* %me
  %m2 = load %self* %me
  %same = seteq %self %m2, %me
  %c = alloca %chain
  %in = alloca { int, %chain* }
  %cp = getelementptr %chain* %c, int 0, uint 0
  store { int, %chain* }* %in, { int, %chain* }** %cp
  %ic = getelementptr { int, %chain* }* %in, int 0, uint 1
  store %chain* %c, %chain** %ic
  %c2 = load %chain** %ic
  %is = seteq %chain* %c, %c2
  %both = and bool %same, %is
  %sum = add int %v, %w
  %r = select bool %both, int %sum, int 0
  ret int %r
}
