; The linkage words as symbols: internal, linkonce, weak, external, and declarations.
; SYMBOL: hidden_one local .data
; SYMBOL: maybe weak .data
; SYMBOL: shared weak .data
; SYMBOL: plain global .data
; SYMBOL: fixed global .rodata
; SYMBOL: environ global undefined
; SYMBOL: f local .text
; SYMBOL: g weak .text
; SYMBOL: h weak .text
; SYMBOL: main global .text
; EXIT: 28

%hidden_one = internal global int 1
%maybe = linkonce global int 2
%shared = weak global int 3
%plain = global int 4
%fixed = constant int 5
%environ = external global sbyte*
%list = appending global [2 x int] [ int 6, int 7 ]

declare extern_weak int %nowhere(int)

implementation

internal int %f() { %x = load int* %hidden_one ret int %x }
linkonce int %g() { %x = load int* %maybe ret int %x }
weak int %h() { %x = load int* %shared ret int %x }

sbyte* %use() {
  %x = load sbyte** %environ
  ret sbyte* %x
}

int %main() {
  %a = call int %f()
  %b = call int %g()
  %c = call int %h()
  %d = load int* %plain
  %e = load int* %fixed
  %g = load int* getelementptr ([2 x int]* %list, int 0, int 0)
  %h = load int* getelementptr ([2 x int]* %list, int 0, int 1)
  %i = add int %a, %b
  %j = add int %i, %c
  %k = add int %j, %d
  %l = add int %k, %e
  %m = add int %l, %g
  %n = add int %m, %h
  %there = setne int (int)* %nowhere, null
  br bool %there, label %bad, label %good
bad:
  ret int 0
good:
  ret int %n
}
